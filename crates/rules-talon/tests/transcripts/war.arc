firing-arc record 1
game talon 1
scenario war-is-upon-us
option turn-limit 4
seat 1 random
seat 2 random
dice seed 11
| title = "War is upon us"
| brief = "Two heavy cruisers a side, nose to nose at nine hexes. The Terran ships hit hard and turn badly, the Talon ships turn well and have two afterburners each: whoever is behind the other at range two has won."
|
| [[side]]
| name = "Terran"
| ship = [
|   { class = "CA", at = [8, 2], facing = 1 },
|   { class = "CA", at = [8, 4], facing = 1 },
| ]
|
| [[side]]
| name = "Talon"
| ship = [
|   { class = "T-CA", at = [17, 2], facing = 4 },
|   { class = "T-CA", at = [17, 4], facing = 4 },
| ]
= 8174cffb7a0d5741

turn 1
> 2  T-CA-1: afterburner straight
[TAL-10.1] T-CA-1 moves straight with its afterburner to 16,2, facing 4
= 835a60f0eafa2df6

turn 1
> 2  T-CA-2: afterburner straight
[TAL-10.1] T-CA-2 moves straight with its afterburner to 16,4, facing 4
[TAL-1.3] impulse A: the turn of side 1
[TAL-1.3] impulse B: the turn of side 2
= bf0bf7730eb9d159

turn 1
> 2  T-CA-1: reinforce rear; T-CA-2: reinforce left
[TAL-2.6] T-CA-1 reinforces the rear shield
[TAL-2.6] T-CA-2 reinforces the left shield
= 7196baef71dc61f6

turn 1
> 2  T-CA-1: straight
[TAL-7.1.3] T-CA-1 moves straight to 15,2, facing 4
= dc68a55775fbe6ed

turn 1
> 2  T-CA-2: straight
[TAL-7.1.3] T-CA-2 moves straight to 15,4, facing 4
[TAL-1.3] impulse B: the turn of side 1
= 2a75917e9e8f94d4

turn 1
> 1  CA-1: reinforce rear; CA-2: change
[TAL-2.6] CA-1 reinforces the rear shield
[TAL-1.5] CA-2 bids to take the initiative
= ee303d1f1337d9b1

turn 1
> 1  CA-1: right
[TAL-7.2.1] CA-1 moves right to 9,1, facing 2, free to turn in 2 hexes, at 11,-1
= 0b936d2da523dafe

turn 1
> 1  CA-2: right
[TAL-7.2.1] CA-2 moves right to 9,3, facing 2, free to turn in 2 hexes, at 11,1
[TAL-1.5] 1 to change, 0 to defend: side 1 takes the initiative
[TAL-1.3] impulse C: the turn of side 1
[TAL-1.3] impulse C: the turn of side 2
= 088d1f614e31c538

turn 1
> 2  T-CA-1: afterburner right
[TAL-10.1] T-CA-1 moves right with its afterburner to 14,3, facing 5, free to turn in 1 hex, at 13,4
= 5a6a4ab0ea1ad8b0

turn 1
> 2  done
[TAL-1.3] impulse D: the turn of side 1
= 07d26d2e0e48a14d

turn 1
> 1  CA-1: defend; CA-2: reinforce front
[TAL-1.5] CA-1 bids to keep the initiative
[TAL-2.6] CA-2 reinforces the front shield
= bd84c32b35a53d93

turn 1
> 1  CA-2: straight
[TAL-7.1.3] CA-2 moves straight to 10,2, facing 2, free to turn in 1 hex, at 11,1
[TAL-7.1.3] CA-1 moves straight to 10,0, facing 2, free to turn in 1 hex, at 11,-1
[TAL-1.3] impulse D: the turn of side 2
= 8024e5ae489be20b

turn 1
> 2  T-CA-1: through; T-CA-2: reinforce front
[TAL-2.6] T-CA-1 powers through: one less on its turn radius
[TAL-2.6] T-CA-2 reinforces the front shield
= 301dc657bfd67e16

turn 1
> 2  T-CA-1: left
[TAL-7.2.1] T-CA-1 moves left to 13,3, facing 4, free to turn in 1 hex, at 12,3
= d80961589ae7a7ba

turn 1
> 2  T-CA-2: straight
[TAL-7.1.3] T-CA-2 moves straight to 14,4, facing 4
= 97291c13b25e448b

turn 1
> 2  T-CA-1 fires 2 at CA-2, CA-2
[TAL-8.1] T-CA-1 fires group 2, disruptor, at CA-2, CA-2
  [TAL-8.3] d6 = 1
[TAL-8.3] 1 at CA-2, range 4: a miss
  [TAL-8.3] d6 = 3
[TAL-8.3] 3 at CA-2, range 4: a miss
= 48585e5e4f2e4769

turn 1
> 2  done
[TAL-1.5] 0 to change, 1 to defend: side 1 keeps the initiative
[TAL-1.3] impulse E: the turn of side 1
[TAL-1.3] impulse E: the turn of side 2
= 2523ba526ddd7045

turn 1
> 2  T-CA-2: afterburner straight
[TAL-10.1] T-CA-2 moves straight with its afterburner to 13,4, facing 4
= 2bc3bea3b9a35d8e

turn 1
> 2  done
[TAL-1.3] impulse F: the turn of side 1
= c22b11e4052613df

turn 1
> 1  CA-1: battery; CA-2: through
[TAL-10.1] CA-1 charges its battery
[TAL-2.6] CA-2 powers through: one less on its turn radius
= a627f2a73ce36b6b

turn 1
> 1  CA-2: left
[TAL-7.2.1] CA-2 moves left to 11,2, facing 1, free to turn in 2 hexes, at 13,2
[TAL-7.1.3] CA-1 moves straight to 11,-1, facing 2
= b01b8f1d88599244

turn 1
> 1  CA-2 fires 2 at T-CA-2
[TAL-8.1] CA-2 fires group 2, antimatter torpedo, at T-CA-2
  [TAL-8.3] d6 = 4
[TAL-8.3] 4 at T-CA-2, range 4: a miss
= 921b2afc14288cde

turn 1
> 1  CA-2 fires 3 at T-CA-1
[TAL-8.1] CA-2 fires group 3, phaser, at T-CA-1
  [TAL-8.3] d6 = 2
[TAL-8.3] 2 at T-CA-1, range 3: a miss
= aa87c08b98eef63b

turn 1
> 1  CA-2 fires 1 at T-CA-1
[TAL-8.1] CA-2 fires group 1, phaser, at T-CA-1
  [TAL-8.3] d6 = 5
[TAL-8.3] 5 at T-CA-1, range 3: 1 damage
[TAL-8.4] T-CA-1 takes 1 on the front side: 1 shield box
[TAL-1.3] impulse F: the turn of side 2
= 0bf859aaf4d14313

turn 1
> 2  T-CA-1: reinforce left
[TAL-2.6] T-CA-1 reinforces the left shield
= a69997abc70df936

turn 1
> 2  T-CA-2: right
[TAL-7.2.1] T-CA-2 moves right to 12,5, facing 5, free to turn in 1 hex, at 11,6
[TAL-7.1.3] T-CA-1 moves straight to 12,3, facing 4
= 199ea0fdac6df181

turn 1
> 2  T-CA-2 fires 1 at CA-2, CA-2
[TAL-8.1] T-CA-2 fires group 1, disruptor, at CA-2, CA-2
  [TAL-8.3] d6 = 1
[TAL-8.3] 1 at CA-2, range 4: a miss
  [TAL-8.3] d6 = 4
[TAL-8.3] 4 at CA-2, range 4: a miss
= c5926dcc3ab3c6d4

turn 1
> 2  T-CA-1 fires 1 at CA-2, CA-2
[TAL-8.1] T-CA-1 fires group 1, disruptor, at CA-2, CA-2
  [TAL-8.3] d6 = 3
[TAL-8.3] 3 at CA-2, range 2: 2 damage
= 69341e85a87e66b6

turn 1
> 1  shield left
[TAL-8.2] CA-2 takes it on the left shield
[TAL-8.4] CA-2 takes 2 on the left side: 2 shield boxes
  [TAL-8.3] d6 = 2
[TAL-8.3] 2 at CA-2, range 2: 2 damage
= 9eb7281b5cf70c77

turn 1
> 1  shield left
[TAL-8.2] CA-2 takes it on the left shield
[TAL-8.4] CA-2 takes 2 on the left side: 2 shield boxes
[TAL-1.2] power phase
[TAL-9.1] CA-2 charges group 1 red, 2 red, 3 red
[TAL-9.1] T-CA-1 charges group 1 red, 2 red
[TAL-9.1] T-CA-2 charges group 1 red
= 2dcbb9490fc0d4d0

turn 1
> 1  CA-1: speed 3 retreat; CA-2: speed 4
> 2  T-CA-1: speed 3 retreat; T-CA-2: speed 2
[TAL-11.1] CA-1 announces its retreat
[TAL-9.2] CA-2 goes to speed 4: power 2, turn radius 2
[TAL-11.1] T-CA-1 announces its retreat
[TAL-9.2] T-CA-2 goes to speed 2: power 4, turn radius 1
[TAL-1.2] round 2
[TAL-1.3] impulse A: the turn of side 1
= 280ef436c5c0e267

turn 2
> 1  CA-1: reinforce right
[TAL-2.6] CA-1 reinforces the right shield from its battery
[TAL-7.1.3] CA-2 moves straight to 12,2, facing 1, free to turn in 1 hex, at 13,2
[TAL-1.3] impulse A: the turn of side 2
= decc7b2fbd471536

turn 2
> 2  done
[TAL-1.3] impulse B: the turn of side 1
[TAL-2.6] the reinforcement of the rear shield of CA-1 expires
= 47f71105d1141da4

turn 2
> 1  done
= 5e31e51b76cd2a88

turn 2
> 1  CA-1: left
[TAL-7.2.1] CA-1 moves left to 12,-1, facing 1, free to turn in 2 hexes, at 14,-1
[TAL-1.3] impulse B: the turn of side 2
[TAL-2.6] the reinforcement of the rear shield of T-CA-1 expires
[TAL-2.6] the reinforcement of the left shield of T-CA-2 expires
= 4dcf3f7d3ace4f41

turn 2
> 2  T-CA-1: change
[TAL-1.5] T-CA-1 bids to take the initiative
= 03fb392a24045eb7

turn 2
> 2  T-CA-1: left
[TAL-7.2.1] T-CA-1 moves left to 12,2, facing 3, free to turn in 1 hex, at 12,1
[TAL-1.5] 1 to change, 0 to defend: side 2 takes the initiative
[TAL-1.3] impulse C: the turn of side 2
= 4cf94bc794914837

turn 2
> 2  T-CA-2: reinforce rear
[TAL-2.6] T-CA-2 reinforces the rear shield
[TAL-7.1.3] T-CA-2 moves straight to 11,6, facing 5
[TAL-1.3] impulse C: the turn of side 1
= 6246ae9747655f4b

turn 2
> 1  CA-2: slip
[TAL-7.3.2] CA-2 gets a side-slip marker
= 17b2ab1b36885103

turn 2
> 1  CA-2: slip-right
[TAL-7.3.1] CA-2 moves slip-right to 13,1, facing 1
= 1486e9a4c2c1835a

turn 2
> 1  done
[TAL-1.3] impulse D: the turn of side 2
[TAL-2.6] the reinforcement of the front shield of T-CA-2 expires
= d25285c60d66999b

turn 2
> 2  T-CA-1: charge 1; T-CA-2: slip
[TAL-2.5] T-CA-1 charges group 1
[TAL-7.3.2] T-CA-2 gets a side-slip marker
[TAL-7.1.3] T-CA-1 moves straight to 12,1, facing 3
[TAL-1.3] impulse D: the turn of side 1
[TAL-2.6] the reinforcement of the front shield of CA-2 expires
= e795f0817f0307f6

turn 2
> 1  CA-1: change
[TAL-1.5] CA-1 bids to take the initiative
= 18d840e6e9e9ac28

turn 2
> 1  CA-2: left
[TAL-7.2.1] CA-2 moves left to 13,2, facing 0, free to turn in 2 hexes, at 13,4
[TAL-7.1.3] CA-1 moves straight to 13,-1, facing 1, free to turn in 1 hex, at 14,-1
= 478e01f8d1d65aee

turn 2
> 1  CA-1 fires 1 at T-CA-1
[TAL-8.1] CA-1 fires group 1, phaser, at T-CA-1
  [TAL-8.3] d6 = 2
[TAL-8.3] 2 at T-CA-1, range 2: 1 damage
= 02768cf39507c5d5

turn 2
> 2  shield front
[TAL-8.2] T-CA-1 takes it on the front shield
[TAL-8.4] T-CA-1 takes 1 on the front side: 1 shield box
[TAL-1.5] 1 to change, 0 to defend: side 1 takes the initiative
[TAL-1.3] impulse E: the turn of side 1
[TAL-1.3] impulse E: the turn of side 2
[TAL-1.3] impulse F: the turn of side 1
= c35e974b357ba829

turn 2
> 1  CA-1: defend; CA-2: defend
[TAL-1.5] CA-1 bids to keep the initiative
[TAL-1.5] CA-2 bids to keep the initiative
= 1a8a06835ccbca39

turn 2
> 1  CA-2: straight
[TAL-7.1.3] CA-2 moves straight to 13,3, facing 0, free to turn in 1 hex, at 13,4
[TAL-7.1.3] CA-1 moves straight to 14,-1, facing 1
[TAL-1.3] impulse F: the turn of side 2
[TAL-2.6] the reinforcement of the left shield of T-CA-1 expires
= accf185dc40c98d7

turn 2
> 2  T-CA-1: reinforce left; T-CA-2: charge 1
[TAL-2.6] T-CA-1 reinforces the left shield
[TAL-2.5] T-CA-2 charges group 1
= 659b92baa1bfffc2

turn 2
> 2  T-CA-2: straight
[TAL-7.1.3] T-CA-2 moves straight to 10,7, facing 5
= e7e9670207ee2138

turn 2
> 2  T-CA-1: left
[TAL-7.2.1] T-CA-1 moves left to 13,0, facing 2, free to turn in 1 hex, at 14,-1
[TAL-1.5] 0 to change, 2 to defend: side 1 keeps the initiative
[TAL-1.2] power phase
[TAL-9.1] CA-1 charges group 1 red
[TAL-9.1] CA-2 charges group 1 yellow, 2 red, 3 yellow
[TAL-9.1] T-CA-1 charges group 1 yellow, 2 yellow
[TAL-9.1] T-CA-2 charges group 1 yellow
= 1de7c5d72a80b24d

turn 2
> 1  CA-1: speed 2; CA-2: speed 3
> 2  T-CA-1: speed 3; T-CA-2: speed 1
[TAL-9.2] CA-1 goes to speed 2: power 4, turn radius 1
[TAL-9.2] CA-2 goes to speed 3: power 3, turn radius 2
[TAL-9.2] T-CA-2 goes to speed 1: power 5, turn radius 0
[TAL-1.2] round 3
[TAL-1.3] impulse A: the turn of side 1
[TAL-2.6] the reinforcement of the right shield of CA-1 expires
= c42586182a7288de

turn 3
> 1  done
[TAL-1.3] impulse A: the turn of side 2
= d9de08dd7f24351f

turn 3
> 2  done
[TAL-1.3] impulse B: the turn of side 1
= 370cbcc566370445

turn 3
> 1  CA-2: reinforce right
[TAL-2.6] CA-2 reinforces the right shield
[TAL-7.1.3] CA-2 moves straight to 13,4, facing 0
= 25cb29dc8b1de4cf

turn 3
> 1  CA-2 fires 1 at T-CA-2
[TAL-8.1] CA-2 fires group 1, phaser, at T-CA-2
  [TAL-8.3] d6 = 1
[TAL-8.3] 1 at T-CA-2, range 3: a miss
[TAL-1.3] impulse B: the turn of side 2
= 0465f1d3976c6101

turn 3
> 2  T-CA-1: through; T-CA-2: slip
[TAL-2.6] T-CA-1 powers through: one less on its turn radius
[TAL-7.3.2] T-CA-2 gets a side-slip marker
= 95ca3dbc700b0151

turn 3
> 2  T-CA-1: left
[TAL-7.2.1] T-CA-1 moves left to 14,0, facing 1, free to turn in 1 hex, at 15,0
[TAL-1.3] impulse C: the turn of side 1
= e2ae7f4b57f0423b

turn 3
> 1  CA-1: defend
[TAL-1.5] CA-1 bids to keep the initiative
= 6085c3190dde9b6b

turn 3
> 1  CA-1: straight
[TAL-7.1.3] CA-1 moves straight to 15,-1, facing 1
[TAL-1.3] impulse C: the turn of side 2
[TAL-2.6] the reinforcement of the rear shield of T-CA-2 expires
= ae7d139bbc020222

turn 3
> 2  T-CA-2: reinforce front
[TAL-2.6] T-CA-2 reinforces the front shield
[TAL-1.5] 0 to change, 1 to defend: side 1 keeps the initiative
[TAL-1.3] impulse D: the turn of side 1
= 7912d73c7ec6958e

turn 3
> 1  CA-1: reinforce front; CA-2: battery
[TAL-2.6] CA-1 reinforces the front shield
[TAL-10.1] CA-2 charges its battery
= 1549ea864b70b509

turn 3
> 1  CA-2: left
[TAL-7.2.1] CA-2 moves left to 12,5, facing 5, free to turn in 2 hexes, at 10,7
= a4642db36dee67a1

turn 3
> 1  CA-2 fires 3 at T-CA-2
[TAL-8.1] CA-2 fires group 3, phaser, at T-CA-2
  [TAL-8.3] d6 = 2
[TAL-8.3] 2 at T-CA-2, range 2: 1 damage
[TAL-8.4] T-CA-2 takes 1 on the rear side: 1 shield box
[TAL-1.3] impulse D: the turn of side 2
= 707c3f6429dd8468

turn 3
> 2  T-CA-2: change
[TAL-1.5] T-CA-2 bids to take the initiative
[TAL-7.1.3] T-CA-1 moves straight to 15,0, facing 1
[TAL-1.5] 1 to change, 0 to defend: side 2 takes the initiative
[TAL-1.3] impulse E: the turn of side 2
[TAL-1.3] impulse E: the turn of side 1
= aa81bd5e45527932

turn 3
> 1  CA-2: through
[TAL-2.6] CA-2 powers through: one less on its turn radius from its battery
[TAL-1.3] impulse F: the turn of side 2
[TAL-2.6] the reinforcement of the left shield of T-CA-1 expires
= d15c65caa8da9285

turn 3
> 2  T-CA-1: slip; T-CA-2: reinforce rear
[TAL-7.3.2] T-CA-1 gets a side-slip marker
[TAL-2.6] T-CA-2 reinforces the rear shield
= d1672188549aff92

turn 3
> 2  T-CA-1: straight
[TAL-7.1.3] T-CA-1 moves straight to 16,0, facing 1
= 2550a89fe1b4bb2a

turn 3
> 2  T-CA-2: left
[TAL-7.2.1] T-CA-2 moves left to 9,7, facing 4
[TAL-1.3] impulse F: the turn of side 1
= be9399c601496b5f

turn 3
> 1  CA-1: charge 1; CA-2: slip
[TAL-2.5] CA-1 charges group 1
[TAL-7.3.2] CA-2 gets a side-slip marker
= 19ac25467f38283f

turn 3
> 1  CA-2: slip-right
[TAL-7.3.1] CA-2 moves slip-right to 12,6, facing 5
= 2b123506422d19ff

turn 3
> 1  CA-1: right
[TAL-7.2.1] CA-1 moves right to 16,-2, facing 2, free to turn in 1 hex, at 17,-3
= cadcd601341d00e8

turn 3
> 1  CA-1 fires 1 at T-CA-1
[TAL-8.1] CA-1 fires group 1, phaser, at T-CA-1
  [TAL-8.3] d6 = 2
[TAL-8.3] 2 at T-CA-1, range 2: 1 damage
[TAL-8.4] T-CA-1 takes 1 on the right side: 1 shield box
[TAL-1.2] power phase
[TAL-9.1] CA-1 charges group 1 red
[TAL-9.1] CA-2 charges group 1 red, 2 yellow, 3 red
[TAL-9.1] T-CA-1 charges group 1 yellow, 2 yellow
[TAL-9.1] T-CA-2 charges group 1 yellow
= 0935fde96c51f4b8

turn 3
> 1  CA-1: speed 3; CA-2: speed 3
> 2  T-CA-1: speed 4; T-CA-2: speed 1 retreat
[TAL-9.2] CA-1 goes to speed 3: power 3, turn radius 2
[TAL-9.2] T-CA-1 goes to speed 4: power 2, turn radius 2
[TAL-11.1] T-CA-2 announces its retreat
[TAL-11.1] CA-1 has retreated
[TAL-11.1] T-CA-1 has retreated
[TAL-1.2] round 4
[TAL-1.3] impulse A: the turn of side 2
= 0e4d10d9c1593eaa

turn 4
> 2  T-CA-2: reinforce right
[TAL-2.6] T-CA-2 reinforces the right shield
[TAL-1.3] impulse A: the turn of side 1
[TAL-1.3] impulse B: the turn of side 2
= 8c1d9cddcaafe8eb

turn 4
> 2  T-CA-2: defend
[TAL-1.5] T-CA-2 bids to keep the initiative
[TAL-1.3] impulse B: the turn of side 1
[TAL-2.6] the reinforcement of the right shield of CA-2 expires
= ffd43ecdef52a5fb

turn 4
> 1  CA-2: reinforce rear
[TAL-2.6] CA-2 reinforces the rear shield
= 8711e559c7df20ed

turn 4
> 1  CA-2: straight
[TAL-7.1.3] CA-2 moves straight to 11,7, facing 5
[TAL-1.5] 0 to change, 1 to defend: side 2 keeps the initiative
[TAL-1.3] impulse C: the turn of side 2
[TAL-2.6] the reinforcement of the front shield of T-CA-2 expires
= 567e52040faac30f

turn 4
> 2  T-CA-2: slip
[TAL-7.3.2] T-CA-2 gets a side-slip marker
[TAL-1.3] impulse C: the turn of side 1
[TAL-1.3] impulse D: the turn of side 2
= 364f2027ded86b3a

turn 4
> 2  T-CA-2: charge 1
[TAL-2.5] T-CA-2 charges group 1
[TAL-1.3] impulse D: the turn of side 1
= a4a0373e4cb84161

turn 4
> 1  CA-2: change
[TAL-1.5] CA-2 bids to take the initiative
= 8e88ff0374c87819

turn 4
> 1  CA-2: left
[TAL-7.2.1] CA-2 moves left to 10,7, facing 4, free to turn in 2 hexes, at 8,7
[TAL-1.5] 1 to change, 0 to defend: side 1 takes the initiative
[TAL-1.3] impulse E: the turn of side 1
[TAL-1.3] impulse E: the turn of side 2
[TAL-1.3] impulse F: the turn of side 1
= fefb50ff35b5237e

turn 4
> 1  CA-2: reinforce left
[TAL-2.6] CA-2 reinforces the left shield
[TAL-7.1.3] CA-2 moves straight to 9,7, facing 4, free to turn in 1 hex, at 8,7
[TAL-1.3] impulse F: the turn of side 2
[TAL-2.6] the reinforcement of the rear shield of T-CA-2 expires
= 3b01049a1e1db13d

turn 4
> 2  T-CA-2: reinforce rear
[TAL-2.6] T-CA-2 reinforces the rear shield
= 9775ca47a4e33a41

turn 4
> 2  T-CA-2: straight
[TAL-7.1.3] T-CA-2 moves straight to 8,7, facing 4
[TAL-1.2] power phase
[TAL-9.1] CA-2 charges group 1 yellow, 2 yellow, 3 yellow
= b08db27938f210b5

turn 4
> 1  CA-2: speed 3
> 2  T-CA-2: speed 1
[TAL-16] the last round is over, and nobody has destroyed more: a draw
= f8b93076ae371e34
