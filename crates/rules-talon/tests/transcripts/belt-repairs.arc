firing-arc record 1
game talon 1
scenario the-belt
option turn-limit 6
seat 1 doctrine
seat 2 doctrine
dice seed 8
| # Ours: 143 points against 136.
| title = "The belt"
| brief = "A light cruiser and a destroyer a side round a planet, with asteroids to slow down in and a nebula where shields are no use. Who hides is hard to hit, and so is whoever is hit from there."
| asteroids = [[10, 2], [11, 1], [11, 2], [12, 5], [13, 5], [14, 4], [15, -2], [16, -2], [16, -1]]
| nebula = [[9, 6], [10, 6], [10, 5], [16, 3], [17, 2], [17, 3]]
| planets = [[13, 2]]
|
| [[side]]
| name = "Terran"
| ship = [
|   { class = "CL", at = [6, 2], facing = 1 },
|   { class = "DD", at = [6, 4], facing = 1 },
| ]
|
| [[side]]
| name = "Talon"
| ship = [
|   { class = "T-CL", at = [20, 2], facing = 4 },
|   { class = "T-DD", at = [20, 0], facing = 4 },
| ]
= ecefc8461736b4a1

turn 1
> 2  done
= bdec0b6365ae14cd

turn 1
> 2  done
[TAL-1.3] impulse A: the turn of side 1
[TAL-1.3] impulse B: the turn of side 2
= 38deff1b84ad7bc7

turn 1
> 2  T-CL-1: straight
[TAL-7.1.3] T-CL-1 moves straight to 19,2, facing 4
= a71beb126653af27

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] T-DD-1 moves straight to 19,0, facing 4
[TAL-1.3] impulse B: the turn of side 1
= 55e2b93643892e39

turn 1
> 1  CL-1: battery
[TAL-10.1] CL-1 charges its battery
= 724d0b6030420779

turn 1
> 1  CL-1: straight
[TAL-7.1.3] CL-1 moves straight to 7,2, facing 1
= 287b28143be93373

turn 1
> 1  DD-1: straight
[TAL-7.1.3] DD-1 moves straight to 7,4, facing 1
[TAL-1.3] impulse C: the turn of side 2
= 75a8431800ad51c0

turn 1
> 2  done
= dbbb2cd8899dbfd3

turn 1
> 2  done
[TAL-1.3] impulse C: the turn of side 1
= 3f5d8190f2fb287a

turn 1
> 1  DD-1: battery
[TAL-10.1] DD-1 charges its battery
[TAL-1.3] impulse D: the turn of side 2
= 269a0abaa75ce914

turn 1
> 2  done
= de0c447391af093b

turn 1
> 2  T-CL-1: straight
[TAL-7.1.3] T-CL-1 moves straight to 18,2, facing 4
= 6d5c96654ec28eee

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] T-DD-1 moves straight to 18,0, facing 4
[TAL-1.3] impulse D: the turn of side 1
= a11ac17d1ac700a5

turn 1
> 1  done
= e461359da40fa4de

turn 1
> 1  CL-1: straight
[TAL-7.1.3] CL-1 moves straight to 8,2, facing 1
= aff4c015dae3079e

turn 1
> 1  DD-1: straight
[TAL-7.1.3] DD-1 moves straight to 8,4, facing 1
[TAL-1.3] impulse E: the turn of side 2
= 5bd266476d07d90a

turn 1
> 2  done
[TAL-1.3] impulse E: the turn of side 1
= 3ae430bce21e6ee0

turn 1
> 1  done
[TAL-1.3] impulse F: the turn of side 2
= 6536335a5dfde9f3

turn 1
> 2  T-CL-1: slip
[TAL-7.3.2] T-CL-1 gets a side-slip marker
= 0cf24cc60123a7d2

turn 1
> 2  T-CL-1: slip-left
[TAL-7.3.1] T-CL-1 moves slip-left to 18,1, facing 4
= 11c699728c8b489f

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] T-DD-1 moves straight to 17,0, facing 4
[TAL-1.3] impulse F: the turn of side 1
= 9d57f6401084c274

turn 1
> 1  done
= f5dc0d8fa577c539

turn 1
> 1  CL-1: straight
[TAL-7.1.3] CL-1 moves straight to 9,2, facing 1
= ee5f1b21402fe710

turn 1
> 1  DD-1: straight
[TAL-7.1.3] DD-1 moves straight to 9,4, facing 1
[TAL-1.2] power phase
= 161fd9bcbfe18a19

turn 1
> 1  CL-1: speed 3; DD-1: speed 4
> 2  T-CL-1: speed 3; T-DD-1: speed 3
[TAL-9.2] DD-1 goes to speed 4: power 2, turn radius 1
[TAL-1.2] round 2
[TAL-1.3] impulse A: the turn of side 2
= 01df21e9029d1e2f

turn 2
> 2  done
= 3cafa853b4948de9

turn 2
> 2  done
[TAL-1.3] impulse A: the turn of side 1
= fdc951455107c771

turn 2
> 1  DD-1: slip
[TAL-7.3.2] DD-1 gets a side-slip marker from its battery
= 2f65bdb6b621f6f9

turn 2
> 1  DD-1: slip-right
[TAL-7.3.1] DD-1 moves slip-right to 10,3, facing 1
[TAL-1.3] impulse B: the turn of side 2
= 787e6e846f0191ec

turn 2
> 2  T-CL-1: straight
[TAL-7.1.3] T-CL-1 moves straight to 17,1, facing 4
= 93ba0018ae59e655

turn 2
> 2  T-DD-1: straight
[TAL-7.1.3] T-DD-1 moves straight to 16,0, facing 4
[TAL-1.3] impulse B: the turn of side 1
= d17de8d61e4a9239

turn 2
> 1  CL-1: slip
[TAL-7.3.2] CL-1 gets a side-slip marker
= f088df6e37297f21

turn 2
> 1  CL-1: slip-right
[TAL-7.3.1] CL-1 moves slip-right to 10,1, facing 1
[TAL-1.3] impulse C: the turn of side 2
= 8f28bc8d557e3799

turn 2
> 2  done
= 7d6dbe0428acdccb

turn 2
> 2  done
[TAL-1.3] impulse C: the turn of side 1
= 3c32f3c1a01db196

turn 2
> 1  CL-1: reinforce front; DD-1: reinforce front
[TAL-2.6] CL-1 reinforces the front shield from its battery
[TAL-2.6] DD-1 reinforces the front shield
= 311ff42aefd4c2c7

turn 2
> 1  DD-1: left
[TAL-7.2.1] DD-1 moves left to 10,4, facing 0, free to turn in 1 hex, at 10,5
[TAL-1.3] impulse D: the turn of side 2
= 18939b8d8ec677a0

turn 2
> 2  done
= 51b9f4f2c78163f9

turn 2
> 2  T-CL-1: straight
[TAL-7.1.3] T-CL-1 moves straight to 16,1, facing 4
= 0472a208c8acffc3

turn 2
> 2  T-DD-1: straight
[TAL-7.1.3] T-DD-1 moves straight to 15,0, facing 4
[TAL-1.3] impulse D: the turn of side 1
= 2ca8ffc0308f9ffc

turn 2
> 1  CL-1: slip
[TAL-7.3.2] CL-1 gets a side-slip marker
= f0ea4ba5cf17ea07

turn 2
> 1  CL-1: slip-right
[TAL-7.3.1] CL-1 moves slip-right to 11,0, facing 1
[TAL-7.1.3] DD-1 moves straight to 10,5, facing 0
= ffb02a8f0f18d7ff

turn 2
> 1  CL-1 fires 2 at T-DD-1
[TAL-8.1] CL-1 fires group 2, antimatter torpedo, at T-DD-1
  [TAL-8.3] d6 = 1
[TAL-8.3] 1 at T-DD-1, range 4: a miss
[TAL-1.3] impulse E: the turn of side 2
= a55ae61de6f273ec

turn 2
> 2  T-CL-1: afterburner right
[TAL-10.1] T-CL-1 moves right with its afterburner to 15,2, facing 5, free to turn in 1 hex, at 14,3
= 1b0d57ff874aae88

turn 2
> 2  T-DD-1: afterburner straight
[TAL-10.1] T-DD-1 moves straight with its afterburner to 14,0, facing 4
= 5a20de49ec3ef7ff

turn 2
> 2  done
[TAL-1.3] impulse E: the turn of side 1
= d439ca3bfa638979

turn 2
> 1  done
[TAL-1.3] impulse F: the turn of side 2
= 725c3cb93b345142

turn 2
> 2  T-CL-1: reinforce front; T-DD-1: reinforce front
[TAL-2.6] T-CL-1 reinforces the front shield
[TAL-2.6] T-DD-1 reinforces the front shield
= 6299a63c97635404

turn 2
> 2  T-CL-1: straight
[TAL-7.1.3] T-CL-1 moves straight to 14,3, facing 5
= 5196290205ac2a5b

turn 2
> 2  T-DD-1: right
[TAL-7.2.1] T-DD-1 moves right to 13,1, facing 5
= 3489a01d5ce13bcb

turn 2
> 2  T-DD-1 fires 2 at DD-1
[TAL-8.1] T-DD-1 fires group 2, missile, at DD-1
[TAL-13.1] T-DD-1 launches M1 at DD-1
= 797a820851e43d08

turn 2
> 2  T-DD-1 fires 1 at DD-1
[TAL-8.1] T-DD-1 fires group 1, missile, at DD-1
[TAL-13.1] T-DD-1 launches M2 at DD-1
= f2bf292e1da3a793

turn 2
> 2  T-CL-1 fires 2 at DD-1, DD-1
[TAL-8.1] T-CL-1 fires group 2, disruptor, at DD-1, DD-1
  [TAL-8.3] d6 = 1
[TAL-8.3] 1 at DD-1, range 4: a miss
  [TAL-8.3] d6 = 1
[TAL-8.3] 1 at DD-1, range 4: a miss
= a9965dc5c46f93a0

turn 2
> 2  T-CL-1 fires 1 at DD-1
[TAL-8.1] T-CL-1 fires group 1, disruptor, at DD-1
  [TAL-8.3] d6 = 5
[TAL-8.3] 5 at DD-1, range 4: 2 damage
[TAL-8.4] DD-1 takes 2 on the right side: 2 to the hull
  [TAL-8.4] d6 = 1
  [TAL-8.4] d6 = 4
[TAL-8.4] critical hit on DD-1, 1 and 4: a weapon group is lost
[TAL-8.4] DD-1 loses group 1
[TAL-1.3] impulse F: the turn of side 1
= 68b4aa90aca87947

turn 2
> 1  CL-1: charge 2; DD-1: battery
[TAL-2.5] CL-1 charges group 2
[TAL-10.1] DD-1 charges its battery
= 65d46fe9b9d83de2

turn 2
> 1  CL-1: straight
[TAL-7.1.3] CL-1 moves straight to 12,0, facing 1
= c0dfd620f475a45c

turn 2
> 1  DD-1: left
[TAL-7.2.1] DD-1 moves left to 9,6, facing 5, free to turn in 1 hex, at 8,7
= 1befff3aac8859c9

turn 2
> 1  CL-1 fires 1 at T-DD-1
[TAL-8.1] CL-1 fires group 1, phaser, at T-DD-1
  [TAL-8.3] d6 = 3
[TAL-8.3] 3 at T-DD-1, range 2: 1 damage
[TAL-8.4] T-DD-1 takes 1 on the left side: 1 shield box
[TAL-1.2] power phase
[TAL-9.1] CL-1 charges group 1 red, 2 red
[TAL-9.1] T-CL-1 charges group 1 red, 2 red
[TAL-9.1] T-DD-1 charges group 1 red, 2 red
= 2b95f1f002c89ec0

turn 2
> 1  CL-1: speed 3; DD-1: speed 5 retreat
> 2  T-CL-1: speed 3; T-DD-1: speed 2
[TAL-9.2] DD-1 goes to speed 5: power 0, turn radius 2
[TAL-11.1] DD-1 announces its retreat
[TAL-9.2] T-DD-1 goes to speed 2: power 2, turn radius 0
[TAL-1.2] round 3
[TAL-1.3] impulse A: the turn of side 2
= ea691fd857bee0ac

turn 3
> 2  T-CL-1: charge 1
[TAL-2.5] T-CL-1 charges group 1
= 1e8edef5f73c7e60

turn 3
> 2  M1: to 5
[TAL-13.2] M1 moves to 12,2
= 6f4458c9306eb1a4

turn 3
> 2  M2: to 5
[TAL-13.2] M2 moves to 12,2
= 31976ea763b709e5

turn 3
> 2  done
[TAL-1.3] impulse A: the turn of side 1
= 60e6bd7c769e2d37

turn 3
> 1  done
[TAL-7.1.3] DD-1 moves straight to 8,7, facing 5
[TAL-1.3] impulse B: the turn of side 2
= eb79436039430cd7

turn 3
> 2  T-CL-1: straight
[TAL-7.1.3] T-CL-1 moves straight to 13,4, facing 5
= 31f6261a7dd2adc3

turn 3
> 2  M1: to 5
[TAL-13.2] M1 moves to 11,3
= d9732f7192074773

turn 3
> 2  M2: to 5
[TAL-13.2] M2 moves to 11,3
= 4311df3c61a5a3fc

turn 3
> 2  done
[TAL-1.3] impulse B: the turn of side 1
= 3e8bc9d27bd9f973

turn 3
> 1  CL-1: charge 1
[TAL-2.5] CL-1 charges group 1
= 80b7d945668bbca3

turn 3
> 1  CL-1: straight
[TAL-7.1.3] CL-1 moves straight to 13,0, facing 1
= 8cd0fcb287b1ea9c

turn 3
> 1  DD-1: right
[TAL-7.2.1] DD-1 moves right to 8,8, facing 0, free to turn in 2 hexes, at 8,10
= ccd6d55b0a4ff0d9

turn 3
> 1  CL-1 fires 1 at T-DD-1
[TAL-8.1] CL-1 fires group 1, phaser, at T-DD-1
  [TAL-8.3] d6 = 2
[TAL-8.3] 2 at T-DD-1, range 1: 2 damage
[TAL-8.4] T-DD-1 takes 2 on the left side: 1 shield box, 1 to the hull
  [TAL-8.4] d6 = 6
  [TAL-8.4] d6 = 5
[TAL-8.4] critical hit on T-DD-1, 6 and 5: no action points until repaired
[TAL-1.3] impulse C: the turn of side 2
= c7fa0ae3bd74b539

turn 3
> 2  T-CL-1: charge 1
[TAL-2.5] T-CL-1 charges group 1
= fd8fdc7d2ddf489d

turn 3
> 2  T-DD-1: straight
[TAL-7.1.3] T-DD-1 moves straight to 12,2, facing 5
= e6aa67844d46451f

turn 3
> 2  M1: to 5
[TAL-13.2] M1 moves to 10,4
= eaac5e04d46c0932

turn 3
> 2  M2: to 5
[TAL-13.2] M2 moves to 10,4
= 55ebbded1f5f01d5

turn 3
> 2  done
  [TAL-8.5] d6 = 2
[TAL-8.5] T-DD-1 rolls 2: power stays down
[TAL-1.3] impulse C: the turn of side 1
[TAL-2.6] the reinforcement of the front shield of CL-1 expires
[TAL-2.6] the reinforcement of the front shield of DD-1 expires
= 2c57359afd1579ae

turn 3
> 1  DD-1: slip
[TAL-7.3.2] DD-1 gets a side-slip marker from its battery
= b0924d08303e5942

turn 3
> 1  DD-1: slip-left
[TAL-7.3.1] DD-1 moves slip-left to 7,9, facing 0, free to turn in 1 hex, at 7,10
[TAL-1.3] impulse D: the turn of side 2
= 7033c77f7356561c

turn 3
> 2  T-CL-1: charge 2
[TAL-2.5] T-CL-1 charges group 2
= b9d189982628589f

turn 3
> 2  T-CL-1: left
[TAL-7.2.1] T-CL-1 moves left to 12,4, facing 4, free to turn in 1 hex, at 11,4
= 5447a84b801bf636

turn 3
> 2  M1: to 0
[TAL-13.2] M1 moves to 10,5
= 8c3ead36fa88af9f

turn 3
> 2  M2: to 0
[TAL-13.2] M2 moves to 10,5
= b2989de69a979329

turn 3
> 2  done
= fb4bbb86a8a53948

turn 3
> 2  T-CL-1 fires 1 at CL-1
[TAL-8.1] T-CL-1 fires group 1, disruptor, at CL-1
  [TAL-8.3] d6 = 3
[TAL-8.3] 3 at CL-1, range 4: a miss
  [TAL-8.5] d6 = 6
[TAL-8.5] T-DD-1 rolls 6: power works again
[TAL-1.3] impulse D: the turn of side 1
= e83e2e666b02ca82

turn 3
> 1  CL-1: charge 1
[TAL-2.5] CL-1 charges group 1
= 080206d72bcdf01f

turn 3
> 1  CL-1: straight
[TAL-7.1.3] CL-1 moves straight to 14,0, facing 1
[TAL-7.1.3] DD-1 moves straight to 7,10, facing 0
[TAL-1.3] impulse E: the turn of side 2
= 64b7e0600c54d032

turn 3
> 2  M1: to 5
[TAL-13.2] M1 moves to 9,6
= c51e087c449a29de

turn 3
> 2  M2: to 0
[TAL-13.2] M2 moves to 10,6
= e83685963de18c27

turn 3
> 2  T-DD-1: afterburner right
[TAL-10.1] T-DD-1 moves right with its afterburner to 12,3, facing 0
= 806f1f99988d9460

turn 3
> 2  done
[TAL-1.3] impulse E: the turn of side 1
[TAL-1.3] impulse F: the turn of side 2
[TAL-2.6] the reinforcement of the front shield of T-CL-1 expires
[TAL-2.6] the reinforcement of the front shield of T-DD-1 expires
= 5f304c562da0edc0

turn 3
> 2  T-CL-1: charge 2; T-DD-1: reinforce front
[TAL-2.5] T-CL-1 charges group 2
[TAL-2.6] T-DD-1 reinforces the front shield
= 88c32970aff9fa45

turn 3
> 2  T-CL-1: straight
[TAL-7.1.3] T-CL-1 moves straight to 11,4, facing 4
= b66e1cf52502c61f

turn 3
> 2  T-DD-1: straight
[TAL-7.1.3] T-DD-1 moves straight to 12,4, facing 0
= 0784139f59e54ff0

turn 3
> 2  M1: to 5
[TAL-13.2] M1 moves to 8,7
= 8a6831b61a2698a5

turn 3
> 2  M2: to 0
[TAL-13.2] M2 moves to 10,7
[TAL-1.3] impulse F: the turn of side 1
= 008c563c801cd721

turn 3
> 1  CL-1: charge 2
[TAL-2.5] CL-1 charges group 2
= ddd6580ca7e44e9e

turn 3
> 1  CL-1: left
[TAL-7.2.1] CL-1 moves left to 14,1, facing 0, free to turn in 1 hex, at 14,2
= 355bc01f9e7ad58c

turn 3
> 1  DD-1: left
[TAL-7.2.1] DD-1 moves left to 6,11, facing 5, free to turn in 2 hexes, at 4,13
[TAL-1.2] power phase
[TAL-9.1] CL-1 charges group 1 red, 2 red
[TAL-9.1] T-CL-1 charges group 1 red, 2 yellow
[TAL-9.1] T-DD-1 charges group 1 red, 2 red
= 2419962cb59e12ba

turn 3
> 1  CL-1: speed 3; DD-1: speed 5
> 2  T-CL-1: speed 3; T-DD-1: speed 3
[TAL-9.2] T-DD-1 goes to speed 3: power 1, turn radius 0
[TAL-1.2] round 4
[TAL-1.3] impulse A: the turn of side 2
= eda56416435c80ae

turn 4
> 2  T-CL-1: charge 2
[TAL-2.5] T-CL-1 charges group 2
= d1580ace5bc676bb

turn 4
> 2  M1: to 0
[TAL-13.2] M1 moves to 8,8
= 201499261eb106c0

turn 4
> 2  M2: to 5
[TAL-13.2] M2 moves to 9,8
= 17cac8e369ef8295

turn 4
> 2  done
[TAL-1.3] impulse A: the turn of side 1
[TAL-7.1.3] DD-1 moves straight to 5,12, facing 5, free to turn in 1 hex, at 4,13
[TAL-1.3] impulse B: the turn of side 2
= 1bdc66145649a3bf

turn 4
> 2  T-CL-1: left
[TAL-7.2.1] T-CL-1 moves left to 11,3, facing 3, free to turn in 1 hex, at 11,2
= 453df9d09f5b034f

turn 4
> 2  T-DD-1: left
[TAL-7.2.1] T-DD-1 moves left to 11,5, facing 5
= d0725f6313c8432a

turn 4
> 2  M1: to 0
[TAL-13.2] M1 moves to 8,9
[TAL-13.2] M2 moves to 8,9
[TAL-1.3] impulse B: the turn of side 1
= 6218473cdc454191

turn 4
> 1  CL-1: reinforce front
[TAL-2.6] CL-1 reinforces the front shield
= 9545751e8a04b0ff

turn 4
> 1  CL-1: straight
[TAL-7.1.3] CL-1 moves straight to 14,2, facing 0
[TAL-7.1.3] DD-1 moves straight to 4,13, facing 5
= 9671d3731e75fc03

turn 4
> 1  CL-1 fires 2 at T-DD-1
[TAL-8.1] CL-1 fires group 2, antimatter torpedo, at T-DD-1
  [TAL-8.3] d6 = 2
[TAL-8.3] 2 at T-DD-1, range 3: a miss
= 2e4c6c8c13eff32e

turn 4
> 1  CL-1 fires 1 at T-DD-1
[TAL-8.1] CL-1 fires group 1, phaser, at T-DD-1
  [TAL-8.3] d6 = 5
[TAL-8.3] 5 at T-DD-1, range 3: 1 damage
[TAL-8.4] T-DD-1 takes 1 on the rear side: 1 shield box
[TAL-1.3] impulse C: the turn of side 2
= 18a592803cf53c43

turn 4
> 2  T-CL-1: slip
[TAL-7.3.2] T-CL-1 gets a side-slip marker
= 66d99b25b8b02b64

turn 4
> 2  M1: to 5
[TAL-13.2] M1 moves to 7,10
= 909de2d516fe13ac

turn 4
> 2  M2: to 5
[TAL-13.2] M2 moves to 7,10
= bcac6775b18757e4

turn 4
> 2  done
[TAL-1.3] impulse C: the turn of side 1
= beced5ac69b16363

turn 4
> 1  DD-1: straight
[TAL-7.1.3] DD-1 moves straight to 3,14, facing 5
[TAL-1.3] impulse D: the turn of side 2
= a29e9054d6ad5890

turn 4
> 2  T-CL-1: charge 1
[TAL-2.5] T-CL-1 charges group 1
= d36872e400f8b34f

turn 4
> 2  T-CL-1: slip-right
[TAL-7.3.1] T-CL-1 moves slip-right to 10,3, facing 3
= 6b128d72eb644287

turn 4
> 2  T-DD-1: right
[TAL-7.2.1] T-DD-1 moves right to 11,6, facing 0
= c6645ad5d962d341

turn 4
> 2  M1: to 5
[TAL-13.2] M1 moves to 6,11
[TAL-13.2] M2 moves to 6,11
= 9a50f9dbb200701a

turn 4
> 2  T-DD-1 fires 1 at CL-1
[TAL-8.1] T-DD-1 fires group 1, missile, at CL-1
[TAL-13.1] T-DD-1 launches M3 at CL-1
[TAL-1.3] impulse D: the turn of side 1
= 05f733db974f8230

turn 4
> 1  CL-1: charge 1
[TAL-2.5] CL-1 charges group 1
= 7df65b1de7a65a5b

turn 4
> 1  CL-1: left
[TAL-7.2.1] CL-1 moves left to 13,3, facing 5, free to turn in 1 hex, at 12,4
= 71b49f79df03aef8

turn 4
> 1  DD-1: left
[TAL-7.2.1] DD-1 moves left to 2,14, facing 4, free to turn in 2 hexes, at 0,14
[TAL-1.3] impulse E: the turn of side 2
= ab7fa782ee47153e

turn 4
> 2  M1: to 5
[TAL-13.2] M1 moves to 5,12
= 68c3fef25f1f2ac8

turn 4
> 2  M2: to 4
[TAL-13.2] M2 moves to 5,11
= fff79f3b4e415667

turn 4
> 2  M3: to 2
[TAL-13.2] M3 moves to 12,5
= 24b83aad5412f69d

turn 4
> 2  done
[TAL-1.3] impulse E: the turn of side 1
[TAL-1.3] impulse F: the turn of side 2
[TAL-2.6] the reinforcement of the front shield of T-DD-1 expires
= b23734b822ccc673

turn 4
> 2  T-CL-1: charge 1; T-DD-1: reinforce front
[TAL-2.5] T-CL-1 charges group 1
[TAL-2.6] T-DD-1 reinforces the front shield
= 7ed24a7ff2b59943

turn 4
> 2  T-CL-1: right
[TAL-7.2.1] T-CL-1 moves right to 9,3, facing 4, free to turn in 1 hex, at 8,3
= 28fd71674d23c70d

turn 4
> 2  T-DD-1: right
[TAL-7.2.1] T-DD-1 moves right to 12,6, facing 1
= 0dc6b052ba443c0a

turn 4
> 2  M1: to 4
[TAL-13.2] M1 moves to 4,12
= b55d9c54dc329cc6

turn 4
> 2  M2: to 5
[TAL-13.2] M2 moves to 4,12
= efc6db99091cf13e

turn 4
> 2  M3: to 2
[TAL-13.2] M3 moves to 13,4
[TAL-1.3] impulse F: the turn of side 1
= 0c630833a76377a4

turn 4
> 1  CL-1: charge 2
[TAL-2.5] CL-1 charges group 2
= d5697b4d8a525754

turn 4
> 1  CL-1: straight
[TAL-7.1.3] CL-1 moves straight to 12,4, facing 5
[TAL-7.1.3] DD-1 moves straight to 1,14, facing 4, free to turn in 1 hex, at 0,14
[TAL-1.2] power phase
[TAL-9.1] CL-1 charges group 1 red, 2 red
[TAL-9.1] T-DD-1 charges group 1 red
= 05641ec1a9a1142f

turn 4
> 1  CL-1: speed 3; DD-1: speed 5
> 2  T-CL-1: speed 3; T-DD-1: speed 3
[TAL-11.1] DD-1 has retreated
[TAL-13.2] M1 has no target any more, and is gone
[TAL-13.2] M2 has no target any more, and is gone
[TAL-1.2] round 5
[TAL-1.3] impulse A: the turn of side 2
= 7690c70ee444c11f

turn 5
> 2  T-CL-1: through
[TAL-2.6] T-CL-1 powers through: one less on its turn radius
= 9e16b84f757376cf

turn 5
> 2  M3: to 4
[TAL-13.2] M3 moves to 12,4
[TAL-13.2] M3 hits CL-1 on the right side
[TAL-13.2] M3 has hit
[TAL-13.1] CL-1 takes 2 on the right side: 2 shield boxes
= a18e013a76de6acd

turn 5
> 2  T-CL-1: afterburner right
[TAL-10.1] T-CL-1 moves right with its afterburner to 8,4, facing 5, free to turn in 1 hex, at 7,5
= fa4af2be140d0e5a

turn 5
> 2  T-CL-1 fires 1 at CL-1
[TAL-8.1] T-CL-1 fires group 1, disruptor, at CL-1
  [TAL-8.3] d6 = 6
[TAL-8.3] 6 at CL-1, range 4: 2 damage
[TAL-8.4] CL-1 takes 2 on the left side: 2 shield boxes
[TAL-1.3] impulse A: the turn of side 1
= 8041b753d86c1f55

turn 5
> 1  done
[TAL-1.3] impulse B: the turn of side 2
= d668111a52de5fe2

turn 5
> 2  T-CL-1: straight
[TAL-7.1.3] T-CL-1 moves straight to 7,5, facing 5
= 063e156cde03410e

turn 5
> 2  T-DD-1: straight
[TAL-7.1.3] T-DD-1 moves straight to 13,6, facing 1
[TAL-1.3] impulse B: the turn of side 1
[TAL-2.6] the reinforcement of the front shield of CL-1 expires
= eda5049e3d30eb02

turn 5
> 1  CL-1: charge 2
[TAL-2.5] CL-1 charges group 2
= 16229b05f0cea6c1

turn 5
> 1  CL-1: straight
[TAL-7.1.3] CL-1 moves straight to 11,5, facing 5
= 2ab6a675f83398d2

turn 5
> 1  CL-1 fires 1 at T-DD-1
[TAL-8.1] CL-1 fires group 1, phaser, at T-DD-1
  [TAL-8.3] d6 = 5
[TAL-8.3] 5 less 1 at T-DD-1, range 3: a miss
[TAL-1.3] impulse C: the turn of side 2
= 102c48af5645bc76

turn 5
> 2  T-CL-1: charge 1
[TAL-2.5] T-CL-1 charges group 1
[TAL-1.3] impulse C: the turn of side 1
[TAL-1.3] impulse D: the turn of side 2
= 64b0cd33988f6d6c

turn 5
> 2  T-CL-1: charge 1
[TAL-2.5] T-CL-1 charges group 1
= 7c8dbf01948d8d5c

turn 5
> 2  T-CL-1: right
[TAL-7.2.1] T-CL-1 moves right to 7,6, facing 0, free to turn in 1 hex, at 7,7
= 525c0b06d4b8d186

turn 5
> 2  T-DD-1: right
[TAL-7.2.1] T-DD-1 moves right to 14,5, facing 2
[TAL-1.3] impulse D: the turn of side 1
= 0094831baf510bc7

turn 5
> 1  CL-1: charge 1
[TAL-2.5] CL-1 charges group 1
= ad669d78a789af70

turn 5
> 1  CL-1: right
[TAL-7.2.1] CL-1 moves right to 11,6, facing 0, free to turn in 1 hex, at 11,7
[TAL-1.3] impulse E: the turn of side 2
[TAL-1.3] impulse E: the turn of side 1
[TAL-1.3] impulse F: the turn of side 2
[TAL-2.6] the reinforcement of the front shield of T-DD-1 expires
= e1893ffab1b074fa

turn 5
> 2  T-CL-1: through; T-DD-1: reinforce front
[TAL-2.6] T-CL-1 powers through: one less on its turn radius
[TAL-2.6] T-DD-1 reinforces the front shield
= a6217daa94797d79

turn 5
> 2  T-CL-1: right
[TAL-7.2.1] T-CL-1 moves right to 8,6, facing 1, free to turn in 1 hex, at 9,6
= d41fe7578f757154

turn 5
> 2  T-DD-1: left
[TAL-7.2.1] T-DD-1 moves left to 15,5, facing 1
= ceeacefe5d9758ec

turn 5
> 2  T-CL-1 fires 2 at CL-1, CL-1
[TAL-8.1] T-CL-1 fires group 2, disruptor, at CL-1, CL-1
  [TAL-8.3] d6 = 4
[TAL-8.3] 4 less 2 at CL-1, range 3: a miss
  [TAL-8.3] d6 = 2
[TAL-8.3] 2 less 2 at CL-1, range 3: a miss
[TAL-1.3] impulse F: the turn of side 1
= 6f6f4bcc1a3f66ee

turn 5
> 1  CL-1: through
[TAL-2.6] CL-1 powers through: one less on its turn radius
= df3ebc159c9703b2

turn 5
> 1  CL-1: right
[TAL-7.2.1] CL-1 moves right to 12,6, facing 1, free to turn in 1 hex, at 13,6
[TAL-1.2] power phase
[TAL-9.1] CL-1 charges group 1 red, 2 red
[TAL-9.1] T-CL-1 charges group 1 red, 2 red
[TAL-9.1] T-DD-1 charges group 1 red
= e36ea33ee1a02c40

turn 5
> 1  CL-1: speed 3
> 2  T-CL-1: speed 3; T-DD-1: speed 3
[TAL-1.2] round 6
[TAL-1.3] impulse A: the turn of side 2
= 8bc257e6ce840295

turn 6
> 2  T-CL-1: charge 2
[TAL-2.5] T-CL-1 charges group 2
= e25eb3d3b542aba8

turn 6
> 2  done
[TAL-1.3] impulse A: the turn of side 1
= 44f1ebcd249fc3cb

turn 6
> 1  CL-1 fires 2 at T-DD-1
[TAL-8.1] CL-1 fires group 2, antimatter torpedo, at T-DD-1
  [TAL-8.3] d6 = 3
[TAL-8.3] 3 at T-DD-1, range 3: 4 damage
[TAL-8.4] T-DD-1 takes 4 on the rear side: 1 shield box, 3 to the hull
  [TAL-8.4] d6 = 2
  [TAL-8.4] d6 = 4
[TAL-8.4] critical hit on T-DD-1, 2 and 4: the turn radius grows
[TAL-8.4] T-DD-1 is destroyed
[TAL-8.6] T-DD-1 explodes at 15,5 for 1
[TAL-1.3] impulse B: the turn of side 2
[TAL-7.1.3] T-CL-1 moves straight to 9,6, facing 1
= 817f5970f445a44c

turn 6
> 2  T-CL-1 fires 1 at CL-1
[TAL-8.1] T-CL-1 fires group 1, disruptor, at CL-1
  [TAL-8.3] d6 = 4
[TAL-8.3] 4 less 1 at CL-1, range 3: 2 damage
[TAL-8.4] CL-1 takes 2 on the rear side: 2 shield boxes
[TAL-1.3] impulse B: the turn of side 1
= fd008574d1382018

turn 6
> 1  CL-1: charge 2
[TAL-2.5] CL-1 charges group 2
[TAL-7.1.3] CL-1 moves straight to 13,6, facing 1
[TAL-1.3] impulse C: the turn of side 2
= 744a2dba0ba343a8

turn 6
> 2  T-CL-1: charge 2
[TAL-2.5] T-CL-1 charges group 2
[TAL-1.3] impulse C: the turn of side 1
[TAL-1.3] impulse D: the turn of side 2
= 0ba7916316a728b4

turn 6
> 2  T-CL-1: charge 2
[TAL-2.5] T-CL-1 charges group 2
= 235c0cde64828c70

turn 6
> 2  T-CL-1: straight
[TAL-7.1.3] T-CL-1 moves straight to 10,6, facing 1
[TAL-1.3] impulse D: the turn of side 1
= 6c11dcda03a0ef53

turn 6
> 1  CL-1: charge 2
[TAL-2.5] CL-1 charges group 2
= 6ba2249a092eac23

turn 6
> 1  CL-1: right
[TAL-7.2.1] CL-1 moves right to 14,5, facing 2, free to turn in 1 hex, at 15,4
[TAL-1.3] impulse E: the turn of side 2
[TAL-1.3] impulse E: the turn of side 1
[TAL-1.3] impulse F: the turn of side 2
= bbcc5b2528e02dc6

turn 6
> 2  T-CL-1: charge 2
[TAL-2.5] T-CL-1 charges group 2
= e7a7d3c45192fe40

turn 6
> 2  T-CL-1: straight
[TAL-7.1.3] T-CL-1 moves straight to 11,6, facing 1
= 938e5ebbdfa918fb

turn 6
> 2  T-CL-1 fires 2 at CL-1, CL-1
[TAL-8.1] T-CL-1 fires group 2, disruptor, at CL-1, CL-1
  [TAL-8.3] d6 = 6
[TAL-8.3] 6 less 1 at CL-1, range 3: 2 damage
[TAL-8.4] CL-1 takes 2 on the right side: 2 shield boxes
  [TAL-8.3] d6 = 6
[TAL-8.3] 6 less 1 at CL-1, range 3: 2 damage
[TAL-8.4] CL-1 takes 2 on the right side: 2 to the hull
[TAL-1.3] impulse F: the turn of side 1
= 2261b7c98d380a0b

turn 6
> 1  CL-1: reinforce right
[TAL-2.6] CL-1 reinforces the right shield
[TAL-7.1.3] CL-1 moves straight to 15,4, facing 2
[TAL-1.2] power phase
[TAL-9.1] CL-1 charges group 2 red
[TAL-9.1] T-CL-1 charges group 1 red, 2 red
= a6df20e3302ddfac

turn 6
> 1  CL-1: speed 3
> 2  T-CL-1: speed 3
[TAL-2.3] CL-1 stays at speed 3: power 2, turn radius 1
[TAL-16] the last round is over, and more points are destroyed: side 1 wins
= a9129ce052afb286
