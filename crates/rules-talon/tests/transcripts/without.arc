firing-arc record 1
game talon 1
scenario fleet-action
option afterburner off
option bases off
option battery off
option fighters off
option missiles off
option retreat off
option terrain off
option turn-limit 1
seat 1 random
seat 2 random
dice seed 19
| # Ours: 499 points against 500.
| title = "Fleet action"
| brief = "Five hundred points a side. A battleship with its wave gun, a carrier with two squadrons aboard, two destroyers and a scout stand against a dreadnought, a battlecruiser with missiles, two destroyers and a frigate."
|
| [[side]]
| name = "Terran"
| ship = [
|   { class = "BB", at = [6, 4], facing = 1 },
|   { class = "CV", at = [4, 3], facing = 1 },
|   { class = "DD", at = [6, 6], facing = 1 },
|   { class = "DD", at = [6, 2], facing = 1 },
|   { class = "SC", at = [6, 0], facing = 1 },
|   { class = "SQ", aboard = 2 },
|   { class = "SQ", aboard = 2 },
| ]
|
| [[side]]
| name = "Talon"
| ship = [
|   { class = "T-DN", at = [19, 4], facing = 4 },
|   { class = "T-BC", at = [19, 2], facing = 4 },
|   { class = "T-DD", at = [19, 6], facing = 4 },
|   { class = "T-DD", at = [19, 0], facing = 4 },
|   { class = "T-FF", at = [19, 8], facing = 4 },
| ]
= ad3f05112451953d

turn 1
> 1  CV-1: reinforce rear
[TAL-2.6] CV-1 reinforces the rear shield
[TAL-1.3] impulse B: the turn of side 2
= e79839b7f65c593a

turn 1
> 2  T-DN-1: reinforce front; T-BC-1: defend
[TAL-2.6] T-DN-1 reinforces the front shield
[TAL-1.5] T-BC-1 bids to keep the initiative
= 216ea27022c9db22

turn 1
> 2  T-DD-1: left
[TAL-7.2.1] T-DD-1 moves left to 19,5, facing 3
= d69de11e39b64153

turn 1
> 2  T-DN-1: left
[TAL-7.2.1] T-DN-1 moves left to 19,3, facing 3, free to turn in 2 hexes, at 19,1
= ac62e50736d58ce4

turn 1
> 2  T-BC-1: right
[TAL-7.2.1] T-BC-1 moves right to 18,3, facing 5, free to turn in 1 hex, at 17,4
= 44cf76087df4e635

turn 1
> 2  T-DD-2: right
[TAL-7.2.1] T-DD-2 moves right to 18,1, facing 5
= fb8c55b81d4668f5

turn 1
> 2  T-FF-1: right
[TAL-7.2.1] T-FF-1 moves right to 18,9, facing 5
[TAL-1.1] T-FF-1 has left the map at 18,9
[TAL-1.3] impulse B: the turn of side 1
= ff791ed062ccab88

turn 1
> 1  BB-1: change; CV-1: reinforce left
[TAL-1.5] BB-1 bids to take the initiative
[TAL-2.6] CV-1 reinforces the left shield
= 4a3c71bebea9fe6c

turn 1
> 1  DD-1: right
[TAL-7.2.1] DD-1 moves right to 7,5, facing 2, free to turn in 1 hex, at 8,4
= b793ba94591a8c4a

turn 1
> 1  SC-1: right
[TAL-7.2.1] SC-1 moves right to 7,-1, facing 2
= 7a47cf27e32950cb

turn 1
> 1  DD-2: right
[TAL-7.2.1] DD-2 moves right to 7,1, facing 2, free to turn in 1 hex, at 8,0
= 6660f7fbc832a8e8

turn 1
> 1  BB-1: right
[TAL-7.2.1] BB-1 moves right to 7,3, facing 2, free to turn in 2 hexes, at 9,1
[TAL-1.5] 1 to change, 1 to defend: side 2 keeps the initiative
[TAL-1.3] impulse C: the turn of side 2
[TAL-1.3] impulse C: the turn of side 1
= 1d446490eef7b4de

turn 1
> 1  CV-1: reinforce front; DD-1: reinforce left; DD-2: slip; SC-1: slip
[TAL-2.6] CV-1 reinforces the front shield
[TAL-2.6] DD-1 reinforces the left shield
[TAL-7.3.2] DD-2 gets a side-slip marker
[TAL-7.3.2] SC-1 gets a side-slip marker
= 6d967d72ee31847c

turn 1
> 1  CV-1: left
[TAL-7.2.1] CV-1 moves left to 4,4, facing 0, free to turn in 2 hexes, at 4,6
[TAL-1.3] impulse D: the turn of side 2
= 131a917cb0ffd22d

turn 1
> 2  T-BC-1: through
[TAL-2.6] T-BC-1 powers through: one less on its turn radius
= 575c6087106ea837

turn 1
> 2  T-BC-1: right
[TAL-7.2.1] T-BC-1 moves right to 18,4, facing 0, free to turn in 1 hex, at 18,5
= 2f598ffcdcf33226

turn 1
> 2  T-DD-2: right
[TAL-7.2.1] T-DD-2 moves right to 18,2, facing 0
= 5ae823b4dd6a23c7

turn 1
> 2  T-DN-1: straight
[TAL-7.1.3] T-DN-1 moves straight to 19,2, facing 3, free to turn in 1 hex, at 19,1
= 3148a4233046aa9a

turn 1
> 2  T-DD-1: right
[TAL-7.2.1] T-DD-1 moves right to 18,5, facing 4
[TAL-1.3] impulse D: the turn of side 1
= c76e189181a8d757

turn 1
> 1  BB-1: through; CV-1: through
[TAL-2.6] BB-1 powers through: one less on its turn radius
[TAL-2.6] CV-1 powers through: one less on its turn radius
= 223ddb8c4fcf6c71

turn 1
> 1  SC-1: straight
[TAL-7.1.3] SC-1 moves straight to 8,-2, facing 2
= c79e2c6f0e88af49

turn 1
> 1  DD-2: straight
[TAL-7.1.3] DD-2 moves straight to 8,0, facing 2
= 9973c80fbc893bf2

turn 1
> 1  DD-1: straight
[TAL-7.1.3] DD-1 moves straight to 8,4, facing 2
[TAL-7.1.3] BB-1 moves straight to 8,2, facing 2
[TAL-1.3] impulse E: the turn of side 2
[TAL-1.3] impulse E: the turn of side 1
[TAL-1.3] impulse F: the turn of side 2
= 019237523ee5cda5

turn 1
> 2  T-DN-1: defend; T-DD-1: reinforce front
[TAL-1.5] T-DN-1 bids to keep the initiative
[TAL-2.6] T-DD-1 reinforces the front shield
= 6e83f3802e83014b

turn 1
> 2  T-DD-1: right
[TAL-7.2.1] T-DD-1 moves right to 17,6, facing 5
= 64cf5238b6fd7163

turn 1
> 2  T-DD-2: right
[TAL-7.2.1] T-DD-2 moves right to 19,2, facing 1
[TAL-7.4.1] T-DD-2 and T-DN-1 collide at 19,2
[TAL-7.4.1] T-DD-2 takes 3 on the front side: 3 shield boxes
[TAL-7.4.1] T-DN-1 takes 3 on the right side: 3 shield boxes
= cd07e0326d80d1a0

turn 1
> 2  T-BC-1: straight
[TAL-7.1.3] T-BC-1 moves straight to 18,5, facing 0
[TAL-7.1.3] T-DN-1 moves straight to 19,1, facing 3
[TAL-1.3] impulse F: the turn of side 1
= dbaf7aedf8f0ec3f

turn 1
> 1  BB-1: reinforce rear; CV-1: slip; DD-1: reinforce rear; SC-1: reinforce right
[TAL-2.6] BB-1 reinforces the rear shield
[TAL-7.3.2] CV-1 gets a side-slip marker
[TAL-2.6] DD-1 reinforces the rear shield
[TAL-2.6] SC-1 reinforces the right shield
= 65d46786589fa6c1

turn 1
> 1  DD-1: left
[TAL-7.2.1] DD-1 moves left to 9,4, facing 1, free to turn in 1 hex, at 10,4
= bb4e0c909e276171

turn 1
> 1  SC-1: left
[TAL-7.2.1] SC-1 moves left to 9,-2, facing 1
= f99341d5cf9150b2

turn 1
> 1  BB-1: left
[TAL-7.2.1] BB-1 moves left to 9,2, facing 1, free to turn in 2 hexes, at 11,2
= 5ff9d0f5a54295d2

turn 1
> 1  DD-2: straight
[TAL-7.1.3] DD-2 moves straight to 9,-1, facing 2
= b8aca8f626c05c12

turn 1
> 1  CV-1: slip-right
[TAL-7.3.1] CV-1 moves slip-right to 5,4, facing 0
[TAL-1.5] 0 to change, 1 to defend: side 2 keeps the initiative
[TAL-1.2] power phase
= d64c072738165434

turn 1
> 1  BB-1: speed 2; CV-1: speed 1; DD-1: speed 3; DD-2: speed 2; SC-1: speed 3
> 2  T-DN-1: speed 2; T-BC-1: speed 4; T-DD-1: speed 3; T-DD-2: speed 4
[TAL-9.2] BB-1 goes to speed 2: power 5, turn radius 2
[TAL-9.2] CV-1 goes to speed 1: power 6, turn radius 2
[TAL-9.2] DD-2 goes to speed 2: power 3, turn radius 0
[TAL-9.2] T-DN-1 goes to speed 2: power 5, turn radius 2
[TAL-9.2] T-BC-1 goes to speed 4: power 2, turn radius 2
[TAL-9.2] T-DD-2 goes to speed 4: power 1, turn radius 1
[TAL-16] the last round is over, and nobody has destroyed more: a draw
= b10bce76a1afed02
