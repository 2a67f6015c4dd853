firing-arc record 1
game talon 1
scenario the-belt
option turn-limit 6
seat 1 doctrine
seat 2 doctrine
dice seed 4
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
= 969536272b410e3f

turn 1
> 2  done
= 6cee2f8810a53f91

turn 1
> 2  done
[TAL-1.3] impulse A: the turn of side 1
[TAL-1.3] impulse B: the turn of side 2
= 6baeebe2e99d172f

turn 1
> 2  T-CL-1: straight
[TAL-7.1.3] T-CL-1 moves straight to 19,2, facing 4
= 5afea716fc7f73ff

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] T-DD-1 moves straight to 19,0, facing 4
[TAL-1.3] impulse B: the turn of side 1
= b72766768ae6c306

turn 1
> 1  CL-1: battery
[TAL-10.1] CL-1 charges its battery
= fbacf08cee5b2c16

turn 1
> 1  CL-1: straight
[TAL-7.1.3] CL-1 moves straight to 7,2, facing 1
= baca36feb3a33db6

turn 1
> 1  DD-1: straight
[TAL-7.1.3] DD-1 moves straight to 7,4, facing 1
[TAL-1.3] impulse C: the turn of side 2
= b7f08492360dadc9

turn 1
> 2  done
= 24fd2b562149fc7f

turn 1
> 2  done
[TAL-1.3] impulse C: the turn of side 1
= 26e77d27c4ed4e53

turn 1
> 1  DD-1: battery
[TAL-10.1] DD-1 charges its battery
[TAL-1.3] impulse D: the turn of side 2
= f6e71c8d966b410a

turn 1
> 2  done
= 9e80341452e27711

turn 1
> 2  T-CL-1: straight
[TAL-7.1.3] T-CL-1 moves straight to 18,2, facing 4
= 93220cbff0a44ec0

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] T-DD-1 moves straight to 18,0, facing 4
[TAL-1.3] impulse D: the turn of side 1
= 7b82887fc0b28a97

turn 1
> 1  done
= 83024fb935f8d769

turn 1
> 1  CL-1: straight
[TAL-7.1.3] CL-1 moves straight to 8,2, facing 1
= cbd1341bb36ad43b

turn 1
> 1  DD-1: straight
[TAL-7.1.3] DD-1 moves straight to 8,4, facing 1
[TAL-1.3] impulse E: the turn of side 2
= 9540cb443da40d95

turn 1
> 2  done
[TAL-1.3] impulse E: the turn of side 1
= 3795ca15a9be75af

turn 1
> 1  done
[TAL-1.3] impulse F: the turn of side 2
= 2b2f9dfd416dc783

turn 1
> 2  T-CL-1: slip
[TAL-7.3.2] T-CL-1 gets a side-slip marker
= a22f4c9aa5b56fd3

turn 1
> 2  T-CL-1: slip-left
[TAL-7.3.1] T-CL-1 moves slip-left to 18,1, facing 4
= 94965224ac4c3f0d

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] T-DD-1 moves straight to 17,0, facing 4
[TAL-1.3] impulse F: the turn of side 1
= 0b4a0661d7a09f45

turn 1
> 1  done
= 20c1df57ebe028a1

turn 1
> 1  CL-1: straight
[TAL-7.1.3] CL-1 moves straight to 9,2, facing 1
= f0444fa35d76bf5e

turn 1
> 1  DD-1: straight
[TAL-7.1.3] DD-1 moves straight to 9,4, facing 1
[TAL-1.2] power phase
= 1dd6e523dc19c8dd

turn 1
> 1  CL-1: speed 3; DD-1: speed 4
> 2  T-CL-1: speed 3; T-DD-1: speed 3
[TAL-9.2] DD-1 goes to speed 4: power 2, turn radius 1
[TAL-1.2] round 2
[TAL-1.3] impulse A: the turn of side 2
= f9106441df09f01b

turn 2
> 2  done
= cc19239331b509bb

turn 2
> 2  done
[TAL-1.3] impulse A: the turn of side 1
= d3b14efc21ea6f07

turn 2
> 1  DD-1: slip
[TAL-7.3.2] DD-1 gets a side-slip marker from its battery
= 0c10d12943ebd2e3

turn 2
> 1  DD-1: slip-right
[TAL-7.3.1] DD-1 moves slip-right to 10,3, facing 1
[TAL-1.3] impulse B: the turn of side 2
= ef88ccc4a9e1c4f3

turn 2
> 2  T-CL-1: straight
[TAL-7.1.3] T-CL-1 moves straight to 17,1, facing 4
= 3e687070c97ae5dd

turn 2
> 2  T-DD-1: straight
[TAL-7.1.3] T-DD-1 moves straight to 16,0, facing 4
[TAL-1.3] impulse B: the turn of side 1
= 322e2d6850d78396

turn 2
> 1  CL-1: slip
[TAL-7.3.2] CL-1 gets a side-slip marker
= a15e8f4ae46e431f

turn 2
> 1  CL-1: slip-right
[TAL-7.3.1] CL-1 moves slip-right to 10,1, facing 1
[TAL-1.3] impulse C: the turn of side 2
= b3c647f3ac753ebf

turn 2
> 2  done
= 98951f4114208330

turn 2
> 2  done
[TAL-1.3] impulse C: the turn of side 1
= 2e1251f6ce9da956

turn 2
> 1  CL-1: reinforce front; DD-1: reinforce front
[TAL-2.6] CL-1 reinforces the front shield from its battery
[TAL-2.6] DD-1 reinforces the front shield
= 3b73cd08e51d21f2

turn 2
> 1  DD-1: left
[TAL-7.2.1] DD-1 moves left to 10,4, facing 0, free to turn in 1 hex, at 10,5
[TAL-1.3] impulse D: the turn of side 2
= 2d902924248cf567

turn 2
> 2  done
= 41a3581a4fb86034

turn 2
> 2  T-CL-1: straight
[TAL-7.1.3] T-CL-1 moves straight to 16,1, facing 4
= fb9e914ec06fbae4

turn 2
> 2  T-DD-1: straight
[TAL-7.1.3] T-DD-1 moves straight to 15,0, facing 4
[TAL-1.3] impulse D: the turn of side 1
= 4184993f1f452db1

turn 2
> 1  CL-1: slip
[TAL-7.3.2] CL-1 gets a side-slip marker
= 978046a61df3a851

turn 2
> 1  CL-1: slip-right
[TAL-7.3.1] CL-1 moves slip-right to 11,0, facing 1
[TAL-7.1.3] DD-1 moves straight to 10,5, facing 0
= 0752125a1a56379a

turn 2
> 1  CL-1 fires 2 at T-DD-1
[TAL-8.1] CL-1 fires group 2, antimatter torpedo, at T-DD-1
  [TAL-8.3] d6 = 5
[TAL-8.3] 5 at T-DD-1, range 4: 4 damage
[TAL-8.4] T-DD-1 takes 4 on the front side: 4 shield boxes
[TAL-1.3] impulse E: the turn of side 2
= abb31a5b706d434e

turn 2
> 2  T-CL-1: afterburner right
[TAL-10.1] T-CL-1 moves right with its afterburner to 15,2, facing 5, free to turn in 1 hex, at 14,3
= 6b264cd44d3af7e9

turn 2
> 2  T-DD-1: afterburner straight
[TAL-10.1] T-DD-1 moves straight with its afterburner to 14,0, facing 4
= a42df2600e1bd305

turn 2
> 2  done
[TAL-1.3] impulse E: the turn of side 1
= 7b04eec1747577d2

turn 2
> 1  done
[TAL-1.3] impulse F: the turn of side 2
= 31be2464e5eabbe5

turn 2
> 2  T-CL-1: reinforce front; T-DD-1: reinforce front
[TAL-2.6] T-CL-1 reinforces the front shield
[TAL-2.6] T-DD-1 reinforces the front shield
= f9a90556b64f2ccf

turn 2
> 2  T-CL-1: straight
[TAL-7.1.3] T-CL-1 moves straight to 14,3, facing 5
= 95e1c7160ff77ac3

turn 2
> 2  T-DD-1: right
[TAL-7.2.1] T-DD-1 moves right to 13,1, facing 5
= be5d6d0d15cd4aa6

turn 2
> 2  T-DD-1 fires 2 at DD-1
[TAL-8.1] T-DD-1 fires group 2, missile, at DD-1
[TAL-13.1] T-DD-1 launches M1 at DD-1
= fdea4b2f7e622d74

turn 2
> 2  T-DD-1 fires 1 at DD-1
[TAL-8.1] T-DD-1 fires group 1, missile, at DD-1
[TAL-13.1] T-DD-1 launches M2 at DD-1
= 51749d9cbbb41824

turn 2
> 2  T-CL-1 fires 2 at DD-1, DD-1
[TAL-8.1] T-CL-1 fires group 2, disruptor, at DD-1, DD-1
  [TAL-8.3] d6 = 4
[TAL-8.3] 4 at DD-1, range 4: a miss
  [TAL-8.3] d6 = 4
[TAL-8.3] 4 at DD-1, range 4: a miss
= 2f1e9c10570da8f8

turn 2
> 2  T-CL-1 fires 1 at DD-1
[TAL-8.1] T-CL-1 fires group 1, disruptor, at DD-1
  [TAL-8.3] d6 = 5
[TAL-8.3] 5 at DD-1, range 4: 2 damage
[TAL-8.4] DD-1 takes 2 on the right side: 2 to the hull
  [TAL-8.4] d6 = 5
  [TAL-8.4] d6 = 1
[TAL-8.4] critical hit on DD-1, 5 and 1: the turn radius grows
[TAL-1.3] impulse F: the turn of side 1
= 243ee9bcf69cfa61

turn 2
> 1  CL-1: charge 2; DD-1: battery
[TAL-2.5] CL-1 charges group 2
[TAL-10.1] DD-1 charges its battery
= d1246b2e7f33918a

turn 2
> 1  CL-1: straight
[TAL-7.1.3] CL-1 moves straight to 12,0, facing 1
= 9c2669192eb0ccec

turn 2
> 1  DD-1: right
[TAL-7.2.1] DD-1 moves right to 11,5, facing 1, free to turn in 2 hexes, at 13,5
= a5d1d921fcd3150d

turn 2
> 1  CL-1 fires 1 at T-DD-1
[TAL-8.1] CL-1 fires group 1, phaser, at T-DD-1
  [TAL-8.3] d6 = 5
[TAL-8.3] 5 at T-DD-1, range 2: 2 damage
[TAL-8.4] T-DD-1 takes 2 on the left side: 2 shield boxes
= 6126fec76c192725

turn 2
> 1  DD-1 fires 1 at T-CL-1
[TAL-8.1] DD-1 fires group 1, antimatter torpedo, at T-CL-1
  [TAL-8.3] d6 = 4
[TAL-8.3] 4 at T-CL-1, range 3: 4 damage
[TAL-8.4] T-CL-1 takes 4 on the front side: 2 absorbed, 2 shield boxes
[TAL-1.2] power phase
[TAL-9.1] CL-1 charges group 1 red, 2 red
[TAL-9.1] DD-1 charges group 1 red
[TAL-9.1] T-CL-1 charges group 1 red, 2 red
[TAL-9.1] T-DD-1 charges group 1 red, 2 red
= 3dc9c5f3a3b520a9

turn 2
> 1  CL-1: speed 3; DD-1: speed 3
> 2  T-CL-1: speed 3; T-DD-1: speed 2
[TAL-9.2] DD-1 goes to speed 3: power 1, turn radius 2
[TAL-9.2] T-DD-1 goes to speed 2: power 2, turn radius 0
[TAL-1.2] round 3
[TAL-1.3] impulse A: the turn of side 2
= 6f0752889141c295

turn 3
> 2  T-CL-1: charge 1
[TAL-2.5] T-CL-1 charges group 1
= 9558aacab6125a10

turn 3
> 2  M1: to 5
[TAL-13.2] M1 moves to 12,2
= 45c3bcc9fd4d2b16

turn 3
> 2  M2: to 5
[TAL-13.2] M2 moves to 12,2
= 7bf2a60fd3b2ad10

turn 3
> 2  done
[TAL-1.3] impulse A: the turn of side 1
= 59de6e2122c34ec5

turn 3
> 1  DD-1: slip
[TAL-7.3.2] DD-1 gets a side-slip marker from its battery
[TAL-1.3] impulse B: the turn of side 2
= ab978d7dd773c019

turn 3
> 2  T-CL-1: straight
[TAL-7.1.3] T-CL-1 moves straight to 13,4, facing 5
= cd93d890a5aeb4dc

turn 3
> 2  M1: to 5
[TAL-13.2] M1 moves to 11,3
= 13ffe68ba82cb3fd

turn 3
> 2  M2: to 0
[TAL-13.2] M2 moves to 12,3
= 5db237b3cdc6c011

turn 3
> 2  T-DD-1: afterburner straight
[TAL-10.1] T-DD-1 moves straight with its afterburner to 12,2, facing 5
[TAL-1.3] impulse B: the turn of side 1
= eafb7aae849460e2

turn 3
> 1  CL-1: charge 1
[TAL-2.5] CL-1 charges group 1
= a747045a86b548c3

turn 3
> 1  CL-1: left
[TAL-7.2.1] CL-1 moves left to 12,1, facing 0, free to turn in 1 hex, at 12,2
= 554c720abfab9d37

turn 3
> 1  DD-1: slip-right
[TAL-7.3.1] DD-1 moves slip-right to 12,4, facing 1, free to turn in 1 hex, at 13,4
= 70f77ea02ac269e3

turn 3
> 1  CL-1 fires 1 at T-DD-1
[TAL-8.1] CL-1 fires group 1, phaser, at T-DD-1
  [TAL-8.3] d6 = 2
[TAL-8.3] 2 at T-DD-1, range 1: 2 damage
[TAL-8.4] T-DD-1 takes 2 on the left side: 2 to the hull
  [TAL-8.4] d6 = 6
  [TAL-8.4] d6 = 2
[TAL-8.4] critical hit on T-DD-1, 6 and 2: one less power
[TAL-1.3] impulse C: the turn of side 2
= 3285cbdad4817098

turn 3
> 2  T-CL-1: charge 1; T-DD-1: reinforce left
[TAL-2.5] T-CL-1 charges group 1
[TAL-2.6] T-DD-1 reinforces the left shield
= 0e39bfa5fb75ede6

turn 3
> 2  T-DD-1: right
[TAL-7.2.1] T-DD-1 moves right to 12,3, facing 0
= 873f46a9b63fba25

turn 3
> 2  M1: to 0
[TAL-13.2] M1 moves to 11,4
= 769c3d4511595fbb

turn 3
> 2  M2: to 0
[TAL-13.2] M2 moves to 12,4
[TAL-13.2] M2 hits DD-1 on the right side
[TAL-13.2] M2 has hit
[TAL-13.1] DD-1 takes 2 on the right side: 2 shield boxes
= c84c9fc30bf92477

turn 3
> 2  T-CL-1: afterburner left
[TAL-10.1] T-CL-1 moves left with its afterburner to 12,4, facing 4, free to turn in 1 hex, at 11,4
= f64658f2e9258b6d

turn 3
> 2  T-CL-1 fires 1 at CL-1
[TAL-8.1] T-CL-1 fires group 1, disruptor, at CL-1
  [TAL-8.3] d6 = 6
[TAL-8.3] 6 at CL-1, range 3: 2 damage
[TAL-8.4] CL-1 takes 2 on the front side: 2 absorbed
[TAL-1.3] impulse C: the turn of side 1
[TAL-2.6] the reinforcement of the front shield of DD-1 expires
[TAL-1.3] impulse D: the turn of side 2
= e9dfa6010b0a7dfe

turn 3
> 2  T-CL-1: charge 2
[TAL-2.5] T-CL-1 charges group 2
= 4b99c8932cc8faa1

turn 3
> 2  T-CL-1: straight
[TAL-7.1.3] T-CL-1 moves straight to 11,4, facing 4
[TAL-13.2] M1 moves to 12,4
[TAL-13.2] M1 hits DD-1 on the rear side
[TAL-13.2] M1 has hit
[TAL-13.1] DD-1 takes 2 on the rear side: 2 shield boxes
[TAL-1.3] impulse D: the turn of side 1
= d9e319b8bb9d2199

turn 3
> 1  CL-1: charge 1
[TAL-2.5] CL-1 charges group 1
= 0cb8fe421523eec7

turn 3
> 1  CL-1: straight
[TAL-7.1.3] CL-1 moves straight to 12,2, facing 0
[TAL-7.1.3] DD-1 moves straight to 13,4, facing 1
[TAL-1.3] impulse E: the turn of side 2
[TAL-1.3] impulse E: the turn of side 1
[TAL-1.3] impulse F: the turn of side 2
[TAL-2.6] the reinforcement of the front shield of T-DD-1 expires
= 86d0755fb28b2edd

turn 3
> 2  T-CL-1: charge 2; T-DD-1: slip
[TAL-2.5] T-CL-1 charges group 2
[TAL-7.3.2] T-DD-1 gets a side-slip marker
= c58e5654bca728ce

turn 3
> 2  T-CL-1: left
[TAL-7.2.1] T-CL-1 moves left to 11,3, facing 3, free to turn in 1 hex, at 11,2
= 29622c15aca35508

turn 3
> 2  T-DD-1: slip-right
[TAL-7.3.1] T-DD-1 moves slip-right to 13,3, facing 0
[TAL-1.3] impulse F: the turn of side 1
= 91e6ef4c97ea4f6c

turn 3
> 1  CL-1: charge 2; DD-1: charge 1
[TAL-2.5] CL-1 charges group 2
[TAL-2.5] DD-1 charges group 1
= e8cc822d898483b4

turn 3
> 1  CL-1: left
[TAL-7.2.1] CL-1 moves left to 11,3, facing 5, free to turn in 1 hex, at 10,4
= bcdfc279f306b755

turn 3
> 1  DD-1: right
[TAL-7.2.1] DD-1 moves right to 14,3, facing 2, free to turn in 2 hexes, at 16,1
[TAL-1.2] power phase
[TAL-9.1] CL-1 charges group 1 red, 2 red
[TAL-9.1] DD-1 charges group 1 red
[TAL-9.1] T-CL-1 charges group 1 red, 2 yellow
[TAL-9.1] T-DD-1 charges group 1 red, 2 red
= 8aa7e14078a89e06

turn 3
> 1  CL-1: speed 3; DD-1: speed 2
> 2  T-CL-1: speed 3; T-DD-1: speed 2
[TAL-9.2] DD-1 goes to speed 2: power 2, turn radius 1
[TAL-2.3] T-DD-1 stays at speed 2: power 0, turn radius 0
[TAL-1.2] round 4
[TAL-1.3] impulse A: the turn of side 2
= 1973d41743dd35d6

turn 4
> 2  T-CL-1: charge 2
[TAL-2.5] T-CL-1 charges group 2
= ba9c9b3f86749cd3

turn 4
> 2  T-DD-1 fires 1 at DD-1
[TAL-8.1] T-DD-1 fires group 1, missile, at DD-1
[TAL-13.1] T-DD-1 launches M3 at DD-1
[TAL-1.3] impulse A: the turn of side 1
= 4132a97112f8fac4

turn 4
> 1  CL-1 fires 2 at T-DD-1
[TAL-8.1] CL-1 fires group 2, antimatter torpedo, at T-DD-1
  [TAL-8.3] d6 = 6
[TAL-8.3] 6 at T-DD-1, range 2: 4 damage
[TAL-8.4] T-DD-1 takes 4 on the left side: 2 absorbed, 2 to the hull
  [TAL-8.4] d6 = 5
  [TAL-8.4] d6 = 6
[TAL-8.4] critical hit on T-DD-1, 5 and 6: no action points until repaired
[TAL-8.4] T-DD-1 is destroyed
[TAL-8.6] T-DD-1 explodes at 13,3 for 1
[TAL-8.4] DD-1 takes 1 on the right side: 1 shield box
[TAL-13.1] M3 takes 2 more
= 7d2dcafd932178de

turn 4
> 1  CL-1 fires 1 at M3
[TAL-8.1] CL-1 fires group 1, phaser, at M3
  [TAL-8.3] d6 = 2
[TAL-8.3] 2 at M3, range 2: 1 damage
[TAL-13.1] M3 takes 1 more
[TAL-1.3] impulse B: the turn of side 2
= 2f2bbd58703ed319

turn 4
> 2  T-CL-1: straight
[TAL-7.1.3] T-CL-1 moves straight to 11,2, facing 3
  [TAL-17.1] d6 = 4
[TAL-17.1] T-CL-1 is hit for 4 by asteroids at 11,2
[TAL-17.1] T-CL-1 takes 4 on the front side: 4 shield boxes
[TAL-13.2] M3 moves to 14,3
[TAL-13.2] M3 hits DD-1 on the right side
[TAL-13.2] M3 has hit
[TAL-13.1] DD-1 takes 2 on the right side: 2 to the hull
[TAL-8.4] DD-1 is destroyed
[TAL-8.6] DD-1 explodes at 14,3 for 1
[TAL-1.3] impulse B: the turn of side 1
= fecaef7c414c5b60

turn 4
> 1  CL-1: charge 1
[TAL-2.5] CL-1 charges group 1
[TAL-7.1.3] CL-1 moves straight to 10,4, facing 5
[TAL-1.3] impulse C: the turn of side 2
= 81decdb382d70102

turn 4
> 2  T-CL-1: charge 1
[TAL-2.5] T-CL-1 charges group 1
[TAL-1.3] impulse C: the turn of side 1
[TAL-1.3] impulse D: the turn of side 2
= 67123144a9bf7ba7

turn 4
> 2  T-CL-1: charge 1
[TAL-2.5] T-CL-1 charges group 1
= 5773862d5e01b15d

turn 4
> 2  T-CL-1: left
[TAL-7.2.1] T-CL-1 moves left to 12,1, facing 2, free to turn in 1 hex, at 13,0
[TAL-1.3] impulse D: the turn of side 1
= 6dc756fccc08d596

turn 4
> 1  CL-1: charge 2
[TAL-2.5] CL-1 charges group 2
= 624d741df0c63d9e

turn 4
> 1  CL-1: left
[TAL-7.2.1] CL-1 moves left to 9,4, facing 4, free to turn in 1 hex, at 8,4
[TAL-1.3] impulse E: the turn of side 2
[TAL-1.3] impulse E: the turn of side 1
[TAL-1.3] impulse F: the turn of side 2
= 3c0cc758f4b1b81f

turn 4
> 2  T-CL-1: through
[TAL-2.6] T-CL-1 powers through: one less on its turn radius
= 1a6cd19ffe2b8e0f

turn 4
> 2  T-CL-1: left
[TAL-7.2.1] T-CL-1 moves left to 13,1, facing 1, free to turn in 1 hex, at 14,1
= 9e7100a7f5ae3823

turn 4
> 2  T-CL-1 fires 1 at CL-1
[TAL-8.1] T-CL-1 fires group 1, disruptor, at CL-1
  [TAL-8.3] d6 = 2
[TAL-8.3] 2 at CL-1, range 4: a miss
[TAL-1.3] impulse F: the turn of side 1
= ba43a83a53e22936

turn 4
> 1  CL-1: charge 2
[TAL-2.5] CL-1 charges group 2
[TAL-7.1.3] CL-1 moves straight to 8,4, facing 4
[TAL-1.2] power phase
[TAL-9.1] CL-1 charges group 1 red, 2 red
[TAL-9.1] T-CL-1 charges group 1 red
= 7b79d8aebb5c2f6b

turn 4
> 1  CL-1: speed 3
> 2  T-CL-1: speed 3
[TAL-1.2] round 5
[TAL-1.3] impulse A: the turn of side 2
= 7e680ddd4a224cbe

turn 5
> 2  T-CL-1: charge 1
[TAL-2.5] T-CL-1 charges group 1
[TAL-1.3] impulse A: the turn of side 1
[TAL-1.3] impulse B: the turn of side 2
[TAL-7.1.3] T-CL-1 moves straight to 14,1, facing 1
[TAL-1.3] impulse B: the turn of side 1
= 97c0994b7b569e2e

turn 5
> 1  CL-1: reinforce front
[TAL-2.6] CL-1 reinforces the front shield
= 955d93e156fbd8fb

turn 5
> 1  CL-1: left
[TAL-7.2.1] CL-1 moves left to 8,3, facing 3, free to turn in 1 hex, at 8,2
[TAL-1.3] impulse C: the turn of side 2
= 262395c047f457eb

turn 5
> 2  T-CL-1: charge 1
[TAL-2.5] T-CL-1 charges group 1
[TAL-1.3] impulse C: the turn of side 1
[TAL-1.3] impulse D: the turn of side 2
= ff5b03e0b4d04b00

turn 5
> 2  T-CL-1: reinforce front
[TAL-2.6] T-CL-1 reinforces the front shield
= 03d51af3f81986e9

turn 5
> 2  T-CL-1: left
[TAL-7.2.1] T-CL-1 moves left to 14,2, facing 0, free to turn in 1 hex, at 14,3
[TAL-1.3] impulse D: the turn of side 1
= e0317f1f731e7b9e

turn 5
> 1  CL-1: battery
[TAL-10.1] CL-1 charges its battery
[TAL-7.1.3] CL-1 moves straight to 8,2, facing 3
[TAL-1.3] impulse E: the turn of side 2
[TAL-1.3] impulse E: the turn of side 1
= 1984eadc0b335144

turn 5
> 1  done
[TAL-1.3] impulse F: the turn of side 2
= 7fccd5da503ab4d9

turn 5
> 2  T-CL-1: slip
[TAL-7.3.2] T-CL-1 gets a side-slip marker
= aaa1b04063e7e62a

turn 5
> 2  T-CL-1: slip-left
[TAL-7.3.1] T-CL-1 moves slip-left to 13,3, facing 0
[TAL-1.3] impulse F: the turn of side 1
= 798ba0fa4c8e234c

turn 5
> 1  CL-1: change
[TAL-1.5] CL-1 bids to take the initiative
= bb09354d13ca4e01

turn 5
> 1  CL-1: left
[TAL-7.2.1] CL-1 moves left to 9,1, facing 2, free to turn in 1 hex, at 10,0
[TAL-1.5] 1 to change, 0 to defend: side 1 takes the initiative
[TAL-1.2] power phase
[TAL-9.1] CL-1 charges group 2 red
= 611efd44c88807b1

turn 5
> 1  CL-1: speed 3
> 2  T-CL-1: speed 3
[TAL-1.2] round 6
[TAL-1.3] impulse A: the turn of side 1
= 481dbf59d98ebb93

turn 6
> 1  CL-1: through
[TAL-2.6] CL-1 powers through: one less on its turn radius from its battery
[TAL-1.3] impulse A: the turn of side 2
= a365fad34724a9aa

turn 6
> 2  T-CL-1: change
[TAL-1.5] T-CL-1 bids to take the initiative
[TAL-1.5] 1 to change, 0 to defend: side 2 takes the initiative
[TAL-1.3] impulse B: the turn of side 2
= 312d727a0566cc80

turn 6
> 2  T-CL-1: left
[TAL-7.2.1] T-CL-1 moves left to 12,4, facing 5, free to turn in 1 hex, at 11,5
[TAL-1.3] impulse B: the turn of side 1
[TAL-2.6] the reinforcement of the front shield of CL-1 expires
= 4e3cf3272af84c6f

turn 6
> 1  CL-1: reinforce front
[TAL-2.6] CL-1 reinforces the front shield
= d590e1264e0ad1f1

turn 6
> 1  CL-1: left
[TAL-7.2.1] CL-1 moves left to 10,1, facing 1, free to turn in 1 hex, at 11,1
[TAL-1.3] impulse C: the turn of side 2
= 2fac5e2bea202090

turn 6
> 2  done
[TAL-1.3] impulse C: the turn of side 1
[TAL-1.3] impulse D: the turn of side 2
[TAL-2.6] the reinforcement of the front shield of T-CL-1 expires
= 3872a7ccbebc871a

turn 6
> 2  T-CL-1: reinforce front
[TAL-2.6] T-CL-1 reinforces the front shield
[TAL-7.1.3] T-CL-1 moves straight to 11,5, facing 5
[TAL-1.3] impulse D: the turn of side 1
= a45893faed72ad7f

turn 6
> 1  CL-1: slip
[TAL-7.3.2] CL-1 gets a side-slip marker
= cd786956d6b44a1c

turn 6
> 1  CL-1: slip-right
[TAL-7.3.1] CL-1 moves slip-right to 11,0, facing 1
[TAL-1.3] impulse E: the turn of side 2
[TAL-1.3] impulse E: the turn of side 1
[TAL-1.3] impulse F: the turn of side 2
= 97ba946cdc50ad42

turn 6
> 2  T-CL-1: slip
[TAL-7.3.2] T-CL-1 gets a side-slip marker
= 44f1fceee71d82c1

turn 6
> 2  T-CL-1: slip-right
[TAL-7.3.1] T-CL-1 moves slip-right to 11,6, facing 5
[TAL-1.3] impulse F: the turn of side 1
= de5efff2330e655b

turn 6
> 1  CL-1: battery
[TAL-10.1] CL-1 charges its battery
= 28e6ad9356a0b01a

turn 6
> 1  CL-1: straight
[TAL-7.1.3] CL-1 moves straight to 12,0, facing 1
[TAL-1.2] power phase
= f8c96fab0fd60385

turn 6
> 1  CL-1: speed 3
> 2  T-CL-1: speed 3
[TAL-16] the last round is over, and more points are destroyed: side 2 wins
= a2309383e886771e
