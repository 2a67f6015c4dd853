firing-arc record 1
game talon 1
scenario convoy
option turn-limit 2
seat 1 random
seat 2 random
dice seed 15
| # Ours: 239 points against 228.
| title = "Convoy"
| brief = "Three transports without a gun among them, a light cruiser and a destroyer to guard them, and four raiders across their path. A transport that leaves the map is safe but counts for nobody; one that is destroyed counts for the raiders."
|
| [[side]]
| name = "Terran convoy"
| ship = [
|   { class = "CL", at = [9, 3], facing = 1 },
|   { class = "DD", at = [8, 6], facing = 1 },
|   { class = "TR", at = [5, 4], facing = 1 },
|   { class = "TR", at = [5, 6], facing = 1 },
|   { class = "TR", at = [5, 2], facing = 1 },
| ]
|
| [[side]]
| name = "Talon raiders"
| ship = [
|   { class = "T-CL", at = [19, 2], facing = 4 },
|   { class = "T-FF", at = [19, 4], facing = 4 },
|   { class = "T-DD", at = [18, 7], facing = 4 },
|   { class = "T-DD", at = [20, -2], facing = 4 },
| ]
= e5906d7f70dca4d8

turn 1
> 2  done
= 7a312ef610937bbf

turn 1
> 2  T-CL-1: afterburner right
[TAL-10.1] T-CL-1 moves right with its afterburner to 18,3, facing 5, free to turn in 1 hex, at 17,4
= 688a2d450dde8141

turn 1
> 2  T-DD-2: afterburner straight
[TAL-10.1] T-DD-2 moves straight with its afterburner to 19,-2, facing 4
= 41717fe1edf94188

turn 1
> 2  T-DD-1: afterburner straight
[TAL-10.1] T-DD-1 moves straight with its afterburner to 17,7, facing 4
[TAL-1.3] impulse A: the turn of side 1
[TAL-1.3] impulse B: the turn of side 2
= a32a01169201aa52

turn 1
> 2  T-FF-1: left
[TAL-7.2.1] T-FF-1 moves left to 19,3, facing 3
= 71755c53439aeba5

turn 1
> 2  T-DD-1: right
[TAL-7.2.1] T-DD-1 moves right to 16,8, facing 5
= 364cc10068c8261c

turn 1
> 2  T-DD-2: right
[TAL-7.2.1] T-DD-2 moves right to 18,-1, facing 5
[TAL-7.1.3] T-CL-1 moves straight to 17,4, facing 5
[TAL-1.3] impulse B: the turn of side 1
= a8c34b2fa2adcce1

turn 1
> 1  CL-1: change
[TAL-1.5] CL-1 bids to take the initiative
= c9c4e973a299b877

turn 1
> 1  CL-1: right
[TAL-7.2.1] CL-1 moves right to 10,2, facing 2, free to turn in 1 hex, at 11,1
= 1cd4dc4e86a4c8d9

turn 1
> 1  DD-1: right
[TAL-7.2.1] DD-1 moves right to 9,5, facing 2, free to turn in 1 hex, at 10,4
[TAL-1.5] 1 to change, 0 to defend: side 1 takes the initiative
[TAL-1.3] impulse C: the turn of side 1
= 52bc928c4c9ef68a

turn 1
> 1  DD-1: battery
[TAL-10.1] DD-1 charges its battery
= f85ce755dcce1d70

turn 1
> 1  TR-3: left
[TAL-7.2.1] TR-3 moves left to 5,3, facing 0, free to turn in 2 hexes, at 5,5
= 896d811b1a40ffe3

turn 1
> 1  TR-1: left
[TAL-7.2.1] TR-1 moves left to 5,5, facing 0, free to turn in 2 hexes, at 5,7
= 4877a882f33bfe84

turn 1
> 1  TR-2: left
[TAL-7.2.1] TR-2 moves left to 5,7, facing 0, free to turn in 2 hexes, at 5,9
[TAL-1.3] impulse C: the turn of side 2
= aadfd88719251345

turn 1
> 2  T-FF-1: slip
[TAL-7.3.2] T-FF-1 gets a side-slip marker
= f69cc7d0af63acb8

turn 1
> 2  T-DD-1: afterburner straight
[TAL-10.1] T-DD-1 moves straight with its afterburner to 15,9, facing 5
= d7207dc20f24a9d8

turn 1
> 2  done
[TAL-1.3] impulse D: the turn of side 1
= 7cade973c29903ca

turn 1
> 1  CL-1: reinforce rear; DD-1: reinforce rear
[TAL-2.6] CL-1 reinforces the rear shield
[TAL-2.6] DD-1 reinforces the rear shield from its battery
= 1f9186ed6f7d7793

turn 1
> 1  CL-1: straight
[TAL-7.1.3] CL-1 moves straight to 11,1, facing 2
[TAL-7.1.3] DD-1 moves straight to 10,4, facing 2
[TAL-1.3] impulse D: the turn of side 2
= fa5b9b38f7f2e9cb

turn 1
> 2  T-CL-1: reinforce right
[TAL-2.6] T-CL-1 reinforces the right shield
= 8dba115780ec1f41

turn 1
> 2  T-CL-1: straight
[TAL-7.1.3] T-CL-1 moves straight to 16,5, facing 5
= 5cf9595f39943859

turn 1
> 2  T-DD-1: left
[TAL-7.2.1] T-DD-1 moves left to 14,9, facing 4
= 4c5064490b5253a1

turn 1
> 2  T-FF-1: left
[TAL-7.2.1] T-FF-1 moves left to 20,2, facing 2
= adfb5458c69c7818

turn 1
> 2  T-DD-2: right
[TAL-7.2.1] T-DD-2 moves right to 18,0, facing 0
[TAL-1.3] impulse E: the turn of side 1
[TAL-1.3] impulse E: the turn of side 2
= 3bd4ba8461a9f072

turn 1
> 2  T-DD-2: afterburner straight
[TAL-10.1] T-DD-2 moves straight with its afterburner to 18,1, facing 0
= 59b2cc0e2ccef72b

turn 1
> 2  done
[TAL-1.3] impulse F: the turn of side 1
= 1c21e8dc3c41fff6

turn 1
> 1  DD-1: reinforce right; TR-1: defend; TR-2: reinforce left; TR-3: slip
[TAL-2.6] DD-1 reinforces the right shield
[TAL-1.5] TR-1 bids to keep the initiative
[TAL-2.6] TR-2 reinforces the left shield
[TAL-7.3.2] TR-3 gets a side-slip marker
= 648dd7c013b405af

turn 1
> 1  DD-1: right
[TAL-7.2.1] DD-1 moves right to 10,3, facing 3, free to turn in 1 hex, at 10,2
= d59640714a8792fc

turn 1
> 1  TR-2: straight
[TAL-7.1.3] TR-2 moves straight to 5,8, facing 0, free to turn in 1 hex, at 5,9
= 4a60adf3a334febb

turn 1
> 1  TR-3: slip-left
[TAL-7.3.1] TR-3 moves slip-left to 4,4, facing 0, free to turn in 1 hex, at 4,5
= 2e4184a35eee94ab

turn 1
> 1  CL-1: straight
[TAL-7.1.3] CL-1 moves straight to 12,0, facing 2
[TAL-7.1.3] TR-1 moves straight to 5,6, facing 0, free to turn in 1 hex, at 5,7
[TAL-1.3] impulse F: the turn of side 2
= 49467ceae1e61ddf

turn 1
> 2  T-CL-1: change; T-DD-1: reinforce front; T-DD-2: slip
[TAL-1.5] T-CL-1 bids to take the initiative
[TAL-2.6] T-DD-1 reinforces the front shield
[TAL-7.3.2] T-DD-2 gets a side-slip marker
= 451ba9560ccead63

turn 1
> 2  T-DD-2: straight
[TAL-7.1.3] T-DD-2 moves straight to 18,2, facing 0
= 2286e4b71b26cf75

turn 1
> 2  T-FF-1: right
[TAL-7.2.1] T-FF-1 moves right to 20,1, facing 3
= 96ffd838e720ff5b

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] T-DD-1 moves straight to 13,9, facing 4
= aa92882ff74f0fc6

turn 1
> 2  T-CL-1: left
[TAL-7.2.1] T-CL-1 moves left to 15,5, facing 4, free to turn in 1 hex, at 14,5
[TAL-1.5] 1 to change, 1 to defend: side 1 keeps the initiative
[TAL-1.2] power phase
= 6bf33ed7e8f76b51

turn 1
> 1  CL-1: speed 4; DD-1: speed 4 retreat; TR-1: speed 2; TR-2: speed 2; TR-3: speed 2 retreat
> 2  T-CL-1: speed 2 retreat; T-FF-1: speed 3; T-DD-1: speed 4 retreat; T-DD-2: speed 3
[TAL-9.2] CL-1 goes to speed 4: power 2, turn radius 2
[TAL-9.2] DD-1 goes to speed 4: power 2, turn radius 1
[TAL-11.1] DD-1 announces its retreat
[TAL-11.1] TR-3 announces its retreat
[TAL-9.2] T-CL-1 goes to speed 2: power 4, turn radius 0
[TAL-11.1] T-CL-1 announces its retreat
[TAL-9.2] T-DD-1 goes to speed 4: power 1, turn radius 1
[TAL-11.1] T-DD-1 announces its retreat
[TAL-1.2] round 2
[TAL-1.3] impulse A: the turn of side 1
= 64e5739bc4f5e80e

turn 2
> 1  CL-1: left
[TAL-7.2.1] CL-1 moves left to 13,0, facing 1, free to turn in 2 hexes, at 15,0
[TAL-7.1.3] DD-1 moves straight to 10,2, facing 3
[TAL-1.3] impulse A: the turn of side 2
= 7baefe7873f84646

turn 2
> 2  T-CL-1: reinforce rear
[TAL-2.6] T-CL-1 reinforces the rear shield
= 62b0edba6927d496

turn 2
> 2  T-DD-1: left
[TAL-7.2.1] T-DD-1 moves left to 13,8, facing 3, free to turn in 1 hex, at 13,7
= 0292f0c4a5342e56

turn 2
> 2  T-CL-1: afterburner straight
[TAL-10.1] T-CL-1 moves straight with its afterburner to 14,5, facing 4
[TAL-1.3] impulse B: the turn of side 1
[TAL-1.3] impulse B: the turn of side 2
= 005103de9d63eb40

turn 2
> 2  T-FF-1: left
[TAL-7.2.1] T-FF-1 moves left to 21,0, facing 2
= e1398757eb73c9b9

turn 2
> 2  T-DD-2: left
[TAL-7.2.1] T-DD-2 moves left to 17,3, facing 5
[TAL-1.3] impulse C: the turn of side 1
= ed409d3e5f18befd

turn 2
> 1  CL-1: through; DD-1: battery
[TAL-2.6] CL-1 powers through: one less on its turn radius
[TAL-10.1] DD-1 charges its battery
= 55ddf3b8f80ebea1

turn 2
> 1  DD-1: left
[TAL-7.2.1] DD-1 moves left to 11,1, facing 2, free to turn in 1 hex, at 12,0
= b58192ed577de607

turn 2
> 1  TR-2: straight
[TAL-7.1.3] TR-2 moves straight to 5,9, facing 0
= 2af0ceb7160c9289

turn 2
> 1  TR-3: straight
[TAL-7.1.3] TR-3 moves straight to 4,5, facing 0
= 677d0e078370e433

turn 2
> 1  TR-1: straight
[TAL-7.1.3] TR-1 moves straight to 5,7, facing 0
[TAL-7.1.3] CL-1 moves straight to 14,0, facing 1
[TAL-1.3] impulse C: the turn of side 2
= 831d2d88be808e6b

turn 2
> 2  T-CL-1: slip; T-FF-1: reinforce front
[TAL-7.3.2] T-CL-1 gets a side-slip marker
[TAL-2.6] T-FF-1 reinforces the front shield
= ffa06c7bd720b935

turn 2
> 2  T-CL-1: right
[TAL-7.2.1] T-CL-1 moves right to 13,6, facing 5
[TAL-7.1.3] T-DD-1 moves straight to 13,7, facing 3
[TAL-1.3] impulse D: the turn of side 1
[TAL-2.6] the reinforcement of the rear shield of CL-1 expires
[TAL-2.6] the reinforcement of the rear shield of DD-1 expires
= 7fee10cb467a2279

turn 2
> 1  done
= 50edc1b8bcfb5b81

turn 2
> 1  CL-1: right
[TAL-7.2.1] CL-1 moves right to 15,-1, facing 2, free to turn in 2 hexes, at 17,-3
[TAL-7.1.3] DD-1 moves straight to 12,0, facing 2
[TAL-1.3] impulse D: the turn of side 2
[TAL-2.6] the reinforcement of the right shield of T-CL-1 expires
= 4cf66ccc438e4690

turn 2
> 2  T-CL-1: reinforce front
[TAL-2.6] T-CL-1 reinforces the front shield
= 334328130db9c5ac

turn 2
> 2  T-DD-1: straight
[TAL-7.1.3] T-DD-1 moves straight to 13,6, facing 3
[TAL-7.4.1] T-DD-1 and T-CL-1 collide at 13,6
[TAL-7.4.1] T-DD-1 takes 3 on the front side: 2 absorbed, 1 shield box
[TAL-7.4.1] T-CL-1 takes 3 on the right side: 3 shield boxes
= 362fe0d30c03b062

turn 2
> 2  T-DD-2: left
[TAL-7.2.1] T-DD-2 moves left to 16,3, facing 4
= de7c01a9aceddf87

turn 2
> 2  T-FF-1: left
[TAL-7.2.1] T-FF-1 moves left to 22,0, facing 1
[TAL-1.3] impulse E: the turn of side 1
= 1192a929de669991

turn 2
> 1  DD-1: reinforce left
[TAL-2.6] DD-1 reinforces the left shield from its battery
[TAL-1.3] impulse E: the turn of side 2
[TAL-1.3] impulse F: the turn of side 1
[TAL-2.6] the reinforcement of the right shield of DD-1 expires
[TAL-2.6] the reinforcement of the left shield of TR-2 expires
= 8178b2769d689640

turn 2
> 1  DD-1: battery; TR-1: reinforce front; TR-2: reinforce right; TR-3: slip
[TAL-10.1] DD-1 charges its battery
[TAL-2.6] TR-1 reinforces the front shield
[TAL-2.6] TR-2 reinforces the right shield
[TAL-7.3.2] TR-3 gets a side-slip marker
= 8009a38ee0714eb3

turn 2
> 1  TR-2: straight
[TAL-7.1.3] TR-2 moves straight to 5,10, facing 0
= 93b326853abf8054

turn 2
> 1  TR-3: slip-right
[TAL-7.3.1] TR-3 moves slip-right to 5,5, facing 0
= 034ce240b91d342c

turn 2
> 1  TR-1: left
[TAL-7.2.1] TR-1 moves left to 4,8, facing 5, free to turn in 2 hexes, at 2,10
= 3d989502f38d927e

turn 2
> 1  DD-1: straight
[TAL-7.1.3] DD-1 moves straight to 13,-1, facing 2
[TAL-7.1.3] CL-1 moves straight to 16,-2, facing 2, free to turn in 1 hex, at 17,-3
[TAL-1.3] impulse F: the turn of side 2
= c99d7708904499be

turn 2
> 2  T-CL-1: change; T-FF-1: reinforce right; T-DD-1: slip; T-DD-2: reinforce left
[TAL-1.5] T-CL-1 bids to take the initiative
[TAL-2.6] T-FF-1 reinforces the right shield
[TAL-7.3.2] T-DD-1 gets a side-slip marker
[TAL-2.6] T-DD-2 reinforces the left shield
= a6462ff5569047f0

turn 2
> 2  T-CL-1: left
[TAL-7.2.1] T-CL-1 moves left to 12,6, facing 4
= 10d18303e3a4a992

turn 2
> 2  T-DD-2: right
[TAL-7.2.1] T-DD-2 moves right to 15,4, facing 5
= d0e56600cadeb260

turn 2
> 2  T-FF-1: straight
[TAL-7.1.3] T-FF-1 moves straight to 23,0, facing 1
= 0c9f50d5c620bb80

turn 2
> 2  T-DD-1: slip-right
[TAL-7.3.1] T-DD-1 moves slip-right to 12,6, facing 3
[TAL-7.4.1] T-DD-1 and T-CL-1 collide at 12,6
= 410d697ec1575249

turn 2
> 2  first T-CL-1
[TAL-7.4.1] T-CL-1 takes 3 on the rear side: 2 absorbed, 1 shield box
[TAL-7.4.1] T-DD-1 takes 3 on the right side: 2 shield boxes, 1 to the hull
  [TAL-8.4] d6 = 1
  [TAL-8.4] d6 = 4
[TAL-8.4] critical hit on T-DD-1, 1 and 4: a weapon group is lost
  [TAL-8.4] d6 = 4
  [TAL-8.4] d6 = 4
  [TAL-8.4] d6 = 4
  [TAL-8.4] d6 = 6
[TAL-8.4] T-DD-1 loses group 2
[TAL-1.5] 1 to change, 0 to defend: side 2 takes the initiative
[TAL-1.2] power phase
= dc3c1136b020d1f0

turn 2
> 1  CL-1: speed 4; DD-1: speed 4; TR-1: speed 3 retreat; TR-2: speed 2 retreat; TR-3: speed 2
> 2  T-CL-1: speed 3; T-FF-1: speed 3 retreat; T-DD-1: speed 3; T-DD-2: speed 2
[TAL-9.2] TR-1 goes to speed 3: power 0, turn radius 3
[TAL-11.1] TR-1 announces its retreat
[TAL-11.1] TR-2 announces its retreat
[TAL-9.2] T-CL-1 goes to speed 3: power 4, turn radius 1
[TAL-11.1] T-FF-1 announces its retreat
[TAL-9.2] T-DD-1 goes to speed 3: power 1, turn radius 0
[TAL-9.2] T-DD-2 goes to speed 2: power 2, turn radius 0
[TAL-16] the last round is over, and nobody has destroyed more: a draw
= 58d32591290a9315
