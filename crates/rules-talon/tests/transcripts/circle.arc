firing-arc record 1
game talon 1
scenario turning-circle
seat 1 random
seat 2 random
dice seed 13
| # Ours: movement alone, to learn it.
| title = "Turning circle"
| brief = "One heavy cruiser a side, and nobody fires. Hold the enemy in your front arc at range three or less at the end of three impulses running, and you have won. Turn radius, side slip and the power to buy them are all there is."
| goal = "circle"
|
| [[side]]
| name = "Terran"
| ship = [
|   { class = "CA", at = [8, 2], facing = 1 },
| ]
|
| [[side]]
| name = "Talon"
| ship = [
|   { class = "T-CA", at = [17, 2], facing = 4 },
| ]
= 43c05739036d2426

turn 1
> 2  T-CA-1: afterburner straight
[TAL-10.1] T-CA-1 moves straight with its afterburner to 16,2, facing 4
[TAL-1.3] impulse A: the turn of side 1
[TAL-1.3] impulse B: the turn of side 2
= 443b7b92fb7f11da

turn 1
> 2  T-CA-1: reinforce front
[TAL-2.6] T-CA-1 reinforces the front shield
= 2a82c17922dc0cb2

turn 1
> 2  T-CA-1: left
[TAL-7.2.1] T-CA-1 moves left to 16,1, facing 3, free to turn in 1 hex, at 16,0
[TAL-1.3] impulse B: the turn of side 1
= 3fee0d7230c4b05a

turn 1
> 1  CA-1: change
[TAL-1.5] CA-1 bids to take the initiative
= 482b52ac4e537f1b

turn 1
> 1  CA-1: right
[TAL-7.2.1] CA-1 moves right to 9,1, facing 2, free to turn in 2 hexes, at 11,-1
[TAL-1.5] 1 to change, 0 to defend: side 1 takes the initiative
[TAL-1.3] impulse C: the turn of side 1
[TAL-1.3] impulse C: the turn of side 2
= 717d447626c49c78

turn 1
> 2  T-CA-1: afterburner straight
[TAL-10.1] T-CA-1 moves straight with its afterburner to 16,0, facing 3
[TAL-1.3] impulse D: the turn of side 1
= 09d2320f5ae6c31d

turn 1
> 1  CA-1: reinforce rear
[TAL-2.6] CA-1 reinforces the rear shield
[TAL-7.1.3] CA-1 moves straight to 10,0, facing 2, free to turn in 1 hex, at 11,-1
[TAL-1.3] impulse D: the turn of side 2
= 74522329d7f9f87e

turn 1
> 2  T-CA-1: change
[TAL-1.5] T-CA-1 bids to take the initiative
= a61b454d3d2a19cd

turn 1
> 2  T-CA-1: left
[TAL-7.2.1] T-CA-1 moves left to 17,-1, facing 2, free to turn in 1 hex, at 18,-2
[TAL-1.5] 1 to change, 0 to defend: side 2 takes the initiative
[TAL-1.3] impulse E: the turn of side 2
[TAL-1.3] impulse E: the turn of side 1
[TAL-1.3] impulse F: the turn of side 2
= 2417ac0f6fceb340

turn 1
> 2  T-CA-1: defend
[TAL-1.5] T-CA-1 bids to keep the initiative
[TAL-7.1.3] T-CA-1 moves straight to 18,-2, facing 2
[TAL-1.3] impulse F: the turn of side 1
= aa737ba213145c91

turn 1
> 1  CA-1: change
[TAL-1.5] CA-1 bids to take the initiative
[TAL-7.1.3] CA-1 moves straight to 11,-1, facing 2
[TAL-1.5] 1 to change, 1 to defend: side 2 keeps the initiative
[TAL-1.2] power phase
= f454de3353ee0d55

turn 1
> 1  CA-1: speed 4 retreat
> 2  T-CA-1: speed 4
[TAL-9.2] CA-1 goes to speed 4: power 2, turn radius 2
[TAL-11.1] CA-1 announces its retreat
[TAL-9.2] T-CA-1 goes to speed 4: power 2, turn radius 2
[TAL-1.2] round 2
[TAL-1.3] impulse A: the turn of side 2
= c0f5862246c5a68e

turn 2
> 2  T-CA-1: straight
[TAL-7.1.3] T-CA-1 moves straight to 19,-3, facing 2
[TAL-1.3] impulse A: the turn of side 1
= f729768e1fb5c732

turn 2
> 1  CA-1: straight
[TAL-7.1.3] CA-1 moves straight to 12,-2, facing 2
[TAL-1.3] impulse B: the turn of side 2
[TAL-2.6] the reinforcement of the front shield of T-CA-1 expires
[TAL-1.3] impulse B: the turn of side 1
[TAL-1.3] impulse C: the turn of side 2
= e3031d2c62c656ce

turn 2
> 2  T-CA-1: reinforce right
[TAL-2.6] T-CA-1 reinforces the right shield
= 9e4d9db753766c25

turn 2
> 2  T-CA-1: right
[TAL-7.2.1] T-CA-1 moves right to 19,-4, facing 3, free to turn in 2 hexes, at 19,-6
[TAL-1.3] impulse C: the turn of side 1
= 9394ee22dee1baf0

turn 2
> 1  CA-1: battery
[TAL-10.1] CA-1 charges its battery
= 3b8896e47f24cb30

turn 2
> 1  CA-1: left
[TAL-7.2.1] CA-1 moves left to 13,-2, facing 1, free to turn in 2 hexes, at 15,-2
[TAL-1.3] impulse D: the turn of side 2
[TAL-7.1.3] T-CA-1 moves straight to 19,-5, facing 3, free to turn in 1 hex, at 19,-6
[TAL-1.3] impulse D: the turn of side 1
[TAL-2.6] the reinforcement of the rear shield of CA-1 expires
= 9ffcc3a4db38bf65

turn 2
> 1  CA-1: reinforce front
[TAL-2.6] CA-1 reinforces the front shield from its battery
[TAL-7.1.3] CA-1 moves straight to 14,-2, facing 1, free to turn in 1 hex, at 15,-2
[TAL-1.3] impulse E: the turn of side 2
[TAL-1.3] impulse E: the turn of side 1
[TAL-1.3] impulse F: the turn of side 2
= 6445074c904845c7

turn 2
> 2  T-CA-1: slip
[TAL-7.3.2] T-CA-1 gets a side-slip marker
= 02da20cd0a352af9

turn 2
> 2  T-CA-1: straight
[TAL-7.1.3] T-CA-1 moves straight to 19,-6, facing 3
[TAL-1.3] impulse F: the turn of side 1
= 3202bb30619a70c8

turn 2
> 1  done
[TAL-7.1.3] CA-1 moves straight to 15,-2, facing 1
[TAL-1.2] power phase
= bea260ff39a3ffe9

turn 2
> 1  CA-1: speed 4
> 2  T-CA-1: speed 4
[TAL-1.2] round 3
[TAL-1.3] impulse A: the turn of side 2
= d24cd6f4e6d5b4ba

turn 3
> 2  T-CA-1: straight
[TAL-7.1.3] T-CA-1 moves straight to 19,-7, facing 3
[TAL-1.3] impulse A: the turn of side 1
= d35dc43e63881d09

turn 3
> 1  CA-1: left
[TAL-7.2.1] CA-1 moves left to 15,-1, facing 0, free to turn in 2 hexes, at 15,1
[TAL-1.3] impulse B: the turn of side 2
[TAL-1.3] impulse B: the turn of side 1
[TAL-1.3] impulse C: the turn of side 2
[TAL-2.6] the reinforcement of the right shield of T-CA-1 expires
= cad319704a2d601f

turn 3
> 2  done
= aff4a3401f155f82

turn 3
> 2  T-CA-1: left
[TAL-7.2.1] T-CA-1 moves left to 20,-8, facing 2, free to turn in 2 hexes, at 22,-10
[TAL-1.3] impulse C: the turn of side 1
= a0400739e98d53dd

turn 3
> 1  CA-1: reinforce left
[TAL-2.6] CA-1 reinforces the left shield
[TAL-7.1.3] CA-1 moves straight to 15,0, facing 0, free to turn in 1 hex, at 15,1
[TAL-1.3] impulse D: the turn of side 2
[TAL-7.1.3] T-CA-1 moves straight to 21,-9, facing 2, free to turn in 1 hex, at 22,-10
[TAL-1.3] impulse D: the turn of side 1
[TAL-2.6] the reinforcement of the front shield of CA-1 expires
[TAL-7.1.3] CA-1 moves straight to 15,1, facing 0
[TAL-1.3] impulse E: the turn of side 2
[TAL-1.3] impulse E: the turn of side 1
[TAL-1.3] impulse F: the turn of side 2
= 026ee1d8203d1573

turn 3
> 2  T-CA-1: reinforce rear
[TAL-2.6] T-CA-1 reinforces the rear shield
[TAL-7.1.3] T-CA-1 moves straight to 22,-10, facing 2
[TAL-1.3] impulse F: the turn of side 1
= a90e3e2ff78827cf

turn 3
> 1  CA-1: reinforce rear
[TAL-2.6] CA-1 reinforces the rear shield
= a582972ef8d4afaf

turn 3
> 1  CA-1: straight
[TAL-7.1.3] CA-1 moves straight to 15,2, facing 0
[TAL-1.2] power phase
= 7a3116e80afd8b76

turn 3
> 1  CA-1: speed 4
> 2  T-CA-1: speed 4
[TAL-11.1] CA-1 has retreated
[TAL-16] no enemy is left on the map: side 2 wins
= 660284dfc19d7a1e
