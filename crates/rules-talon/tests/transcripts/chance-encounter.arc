firing-arc record 1
game talon 1
scenario chance-encounter
option turn-limit 5
seat 1 random
seat 2 random
dice seed 12
| title = "A chance encounter"
| brief = "A light cruiser and a destroyer against a frigate and two destroyers that carry missiles. Small ships, few boxes: the first full volley decides much."
|
| [[side]]
| name = "Terran"
| ship = [
|   { class = "CL", at = [8, 2], facing = 1 },
|   { class = "DD", at = [8, 4], facing = 1 },
| ]
|
| [[side]]
| name = "Talon"
| ship = [
|   { class = "T-FF", at = [17, 2], facing = 4 },
|   { class = "T-DD", at = [17, 4], facing = 4 },
|   { class = "T-DD", at = [17, 6], facing = 4 },
| ]
= 74f3be190e300b47

turn 1
> 2  T-DD-1: afterburner straight
[TAL-10.1] T-DD-1 moves straight with its afterburner to 16,4, facing 4
= 72ede9e074b0819e

turn 1
> 2  T-DD-2: afterburner straight
[TAL-10.1] T-DD-2 moves straight with its afterburner to 16,6, facing 4
[TAL-1.3] impulse A: the turn of side 1
[TAL-1.3] impulse B: the turn of side 2
= c64dc90c4de48461

turn 1
> 2  T-DD-1: left
[TAL-7.2.1] T-DD-1 moves left to 16,3, facing 3
= 88b1d838ddcfba82

turn 1
> 2  T-FF-1: straight
[TAL-7.1.3] T-FF-1 moves straight to 16,2, facing 4
= 9d925146e64a98a4

turn 1
> 2  T-DD-2: straight
[TAL-7.1.3] T-DD-2 moves straight to 15,6, facing 4
[TAL-1.3] impulse B: the turn of side 1
= 364427eaadec35bb

turn 1
> 1  CL-1: reinforce rear
[TAL-2.6] CL-1 reinforces the rear shield
= a9a9d061cc13aaa9

turn 1
> 1  CL-1: right
[TAL-7.2.1] CL-1 moves right to 9,1, facing 2, free to turn in 1 hex, at 10,0
= 15f58e8180bdfa4e

turn 1
> 1  DD-1: right
[TAL-7.2.1] DD-1 moves right to 9,3, facing 2, free to turn in 1 hex, at 10,2
[TAL-1.3] impulse C: the turn of side 2
= 9e7da208fba78e49

turn 1
> 2  T-FF-1: reinforce right
[TAL-2.6] T-FF-1 reinforces the right shield
= f306cd6b68a5b4f8

turn 1
> 2  done
[TAL-1.3] impulse C: the turn of side 1
= e6dfdd45f611f833

turn 1
> 1  DD-1: battery
[TAL-10.1] DD-1 charges its battery
[TAL-1.3] impulse D: the turn of side 2
= 43879a9fdd80db82

turn 1
> 2  T-DD-2: left
[TAL-7.2.1] T-DD-2 moves left to 15,5, facing 3
= 683a13778bcbd08b

turn 1
> 2  T-DD-1: left
[TAL-7.2.1] T-DD-1 moves left to 17,2, facing 2
= 0ddf38c231124db4

turn 1
> 2  T-FF-1: straight
[TAL-7.1.3] T-FF-1 moves straight to 15,2, facing 4
[TAL-1.3] impulse D: the turn of side 1
= af064d6353c9c188

turn 1
> 1  DD-1: change
[TAL-1.5] DD-1 bids to take the initiative from its battery
= 50ebe19e39803a5d

turn 1
> 1  DD-1: straight
[TAL-7.1.3] DD-1 moves straight to 10,2, facing 2
[TAL-7.1.3] CL-1 moves straight to 10,0, facing 2
[TAL-1.5] 1 to change, 0 to defend: side 1 takes the initiative
[TAL-1.3] impulse E: the turn of side 1
[TAL-1.3] impulse E: the turn of side 2
= a73b04c00f26040b

turn 1
> 2  done
[TAL-1.3] impulse F: the turn of side 1
= 1c584df17f1d8f53

turn 1
> 1  CL-1: reinforce left; DD-1: reinforce rear
[TAL-2.6] CL-1 reinforces the left shield
[TAL-2.6] DD-1 reinforces the rear shield
= 8413481e4c395e8c

turn 1
> 1  CL-1: left
[TAL-7.2.1] CL-1 moves left to 11,0, facing 1, free to turn in 1 hex, at 12,0
= 2046ce9ded0c63fc

turn 1
> 1  DD-1: right
[TAL-7.2.1] DD-1 moves right to 10,1, facing 3, free to turn in 1 hex, at 10,0
[TAL-1.3] impulse F: the turn of side 2
= aa38a9cbc406ae59

turn 1
> 2  T-DD-1: reinforce rear; T-DD-2: reinforce rear
[TAL-2.6] T-DD-1 reinforces the rear shield
[TAL-2.6] T-DD-2 reinforces the rear shield
= 66e1cbf92ec43774

turn 1
> 2  T-DD-1: right
[TAL-7.2.1] T-DD-1 moves right to 17,1, facing 3
= b895ac13f6907d43

turn 1
> 2  T-FF-1: left
[TAL-7.2.1] T-FF-1 moves left to 15,1, facing 3
= e360d73fe0c9a890

turn 1
> 2  T-DD-2: right
[TAL-7.2.1] T-DD-2 moves right to 14,5, facing 4
[TAL-1.2] power phase
= cd06ecc034b81b1a

turn 1
> 1  CL-1: speed 4 retreat; DD-1: speed 2 retreat
> 2  T-FF-1: speed 2 retreat; T-DD-1: speed 3; T-DD-2: speed 2
[TAL-9.2] CL-1 goes to speed 4: power 2, turn radius 2
[TAL-11.1] CL-1 announces its retreat
[TAL-9.2] DD-1 goes to speed 2: power 3, turn radius 0
[TAL-11.1] DD-1 announces its retreat
[TAL-9.2] T-FF-1 goes to speed 2: power 2, turn radius 0
[TAL-11.1] T-FF-1 announces its retreat
[TAL-9.2] T-DD-2 goes to speed 2: power 2, turn radius 0
[TAL-1.2] round 2
[TAL-1.3] impulse A: the turn of side 1
[TAL-7.1.3] CL-1 moves straight to 12,0, facing 1
= 42fbadabedeaa60c

turn 2
> 1  CL-1 fires 2 at T-FF-1
[TAL-8.1] CL-1 fires group 2, antimatter torpedo, at T-FF-1
  [TAL-8.3] d6 = 3
[TAL-8.3] 3 at T-FF-1, range 4: a miss
[TAL-1.3] impulse A: the turn of side 2
= 2c372a23f9b54276

turn 2
> 2  T-DD-2: afterburner right
[TAL-10.1] T-DD-2 moves right with its afterburner to 13,6, facing 5
= 0625f6639c3450a4

turn 2
> 2  T-DD-1: afterburner left
[TAL-10.1] T-DD-1 moves left with its afterburner to 18,0, facing 2
[TAL-1.3] impulse B: the turn of side 1
[TAL-2.6] the reinforcement of the rear shield of CL-1 expires
= f8ae32e5375e1b3d

turn 2
> 1  DD-1: slip
[TAL-7.3.2] DD-1 gets a side-slip marker
[TAL-1.3] impulse B: the turn of side 2
= 0cedc2c2d8b2db56

turn 2
> 2  T-DD-1: right
[TAL-7.2.1] T-DD-1 moves right to 18,-1, facing 3
[TAL-1.3] impulse C: the turn of side 1
= 391d951d81d28506

turn 2
> 1  CL-1: defend
[TAL-1.5] CL-1 bids to keep the initiative
= c37eac357cd987c7

turn 2
> 1  CL-1: right
[TAL-7.2.1] CL-1 moves right to 13,-1, facing 2, free to turn in 2 hexes, at 15,-3
= 2bf94a5bfa324c5f

turn 2
> 1  DD-1: slip-left
[TAL-7.3.1] DD-1 moves slip-left to 11,0, facing 3
[TAL-1.3] impulse C: the turn of side 2
[TAL-2.6] the reinforcement of the right shield of T-FF-1 expires
= 59c7ec3d8244acc9

turn 2
> 2  T-FF-1: reinforce left; T-DD-2: change
[TAL-2.6] T-FF-1 reinforces the left shield
[TAL-1.5] T-DD-2 bids to take the initiative
= 71c21d5694cca45d

turn 2
> 2  T-DD-2: straight
[TAL-7.1.3] T-DD-2 moves straight to 12,7, facing 5
= 9f3365379c46caa3

turn 2
> 2  T-FF-1: right
[TAL-7.2.1] T-FF-1 moves right to 14,1, facing 4
= e4d29973a348ecb5

turn 2
> 2  T-FF-1 fires 2 at DD-1
[TAL-8.1] T-FF-1 fires group 2, disruptor, at DD-1
  [TAL-8.3] d6 = 6
[TAL-8.3] 6 at DD-1, range 4: 2 damage
[TAL-8.4] DD-1 takes 2 on the left side: 2 shield boxes
= ad836b236f2ee6fe

turn 2
> 2  T-FF-1 fires 1 at DD-1
[TAL-8.1] T-FF-1 fires group 1, disruptor, at DD-1
  [TAL-8.3] d6 = 2
[TAL-8.3] 2 at DD-1, range 4: a miss
[TAL-1.5] 1 to change, 1 to defend: side 1 keeps the initiative
[TAL-1.3] impulse D: the turn of side 1
= 4b44ae45876beb98

turn 2
> 1  DD-1: slip
[TAL-7.3.2] DD-1 gets a side-slip marker
[TAL-7.1.3] CL-1 moves straight to 14,-2, facing 2, free to turn in 1 hex, at 15,-3
= f66682c47f3f5c25

turn 2
> 1  done
[TAL-1.3] impulse D: the turn of side 2
= 2fdd095cd46b59dc

turn 2
> 2  T-DD-1: straight
[TAL-7.1.3] T-DD-1 moves straight to 18,-2, facing 3
= 1325677ce67b2486

turn 2
> 2  T-DD-1 fires 1 at CL-1
[TAL-8.1] T-DD-1 fires group 1, missile, at CL-1
[TAL-13.1] T-DD-1 launches M1 at CL-1
[TAL-1.3] impulse E: the turn of side 1
= 80b457bc22d739ba

turn 2
> 1  done
[TAL-1.3] impulse E: the turn of side 2
[TAL-13.2] M1 moves to 17,-2
[TAL-1.3] impulse F: the turn of side 1
[TAL-2.6] the reinforcement of the left shield of CL-1 expires
[TAL-2.6] the reinforcement of the rear shield of DD-1 expires
= 997f81f0c1cce9c1

turn 2
> 1  CL-1: through; DD-1: battery
[TAL-2.6] CL-1 powers through: one less on its turn radius
[TAL-10.1] DD-1 charges its battery
= ec2c4b3e5472d57d

turn 2
> 1  DD-1: straight
[TAL-7.1.3] DD-1 moves straight to 11,-1, facing 3
= d747333349da68c9

turn 2
> 1  CL-1: right
[TAL-7.2.1] CL-1 moves right to 14,-3, facing 3, free to turn in 2 hexes, at 14,-5
[TAL-1.3] impulse F: the turn of side 2
[TAL-2.6] the reinforcement of the rear shield of T-DD-1 expires
[TAL-2.6] the reinforcement of the rear shield of T-DD-2 expires
= e6f3ba0cf810b5e6

turn 2
> 2  T-DD-1: change; T-DD-2: reinforce left
[TAL-1.5] T-DD-1 bids to take the initiative
[TAL-2.6] T-DD-2 reinforces the left shield
= e0dd6452c1afe9a8

turn 2
> 2  T-FF-1: straight
[TAL-7.1.3] T-FF-1 moves straight to 13,1, facing 4
= a0fd42fb3bf7cb3a

turn 2
> 2  T-DD-2: right
[TAL-7.2.1] T-DD-2 moves right to 12,8, facing 0
= 4bca108fca8e4c75

turn 2
> 2  T-DD-1: right
[TAL-7.2.1] T-DD-1 moves right to 17,-2, facing 4
= b181440623561b4e

turn 2
> 2  M1: to 4
[TAL-13.2] M1 moves to 16,-2
= 569d944072705a92

turn 2
> 2  T-DD-1 fires 2 at CL-1
[TAL-8.1] T-DD-1 fires group 2, missile, at CL-1
[TAL-13.1] T-DD-1 launches M2 at CL-1
[TAL-1.5] 1 to change, 0 to defend: side 2 takes the initiative
[TAL-1.2] power phase
[TAL-9.1] CL-1 charges group 2 red
[TAL-9.1] T-FF-1 charges group 1 red, 2 red
[TAL-9.1] T-DD-1 charges group 1 red, 2 red
= ca839d029e8621e4

turn 2
> 1  CL-1: speed 5; DD-1: speed 2
> 2  T-FF-1: speed 2; T-DD-1: speed 2; T-DD-2: speed 1
[TAL-9.2] CL-1 goes to speed 5: power 1, turn radius 2
[TAL-9.2] T-DD-1 goes to speed 2: power 2, turn radius 0
[TAL-9.2] T-DD-2 goes to speed 1: power 2, turn radius 0
[TAL-1.2] round 3
[TAL-1.3] impulse A: the turn of side 2
= cc0668bd01c92824

turn 3
> 2  M1: to 3
[TAL-13.2] M1 moves to 16,-3
= c91a0b33eb0695a9

turn 3
> 2  M2: to 3
[TAL-13.2] M2 moves to 17,-3
[TAL-1.3] impulse A: the turn of side 1
= b778200f22449309

turn 3
> 1  done
[TAL-7.1.3] CL-1 moves straight to 14,-4, facing 3, free to turn in 1 hex, at 14,-5
= 7a292616e0ffa723

turn 3
> 1  done
[TAL-1.3] impulse B: the turn of side 2
= 95eb397e447a043e

turn 3
> 2  M1: to 4
[TAL-13.2] M1 moves to 15,-3
= 32e6b8f6d27c2eec

turn 3
> 2  M2: to 4
[TAL-13.2] M2 moves to 16,-3
[TAL-1.3] impulse B: the turn of side 1
= 3a059c3ffc116d32

turn 3
> 1  DD-1: reinforce right
[TAL-2.6] DD-1 reinforces the right shield
[TAL-7.1.3] CL-1 moves straight to 14,-5, facing 3
= 858d14077496d34e

turn 3
> 1  DD-1 fires 1 at M1
[TAL-8.1] DD-1 fires group 1, antimatter torpedo, at M1
  [TAL-8.3] d6 = 2
[TAL-8.3] 2 at M1, range 4: a miss
[TAL-1.3] impulse C: the turn of side 2
[TAL-2.6] the reinforcement of the left shield of T-FF-1 expires
= 32b3be2f51fb1913

turn 3
> 2  T-FF-1: charge 2; T-DD-1: slip
[TAL-2.5] T-FF-1 charges group 2
[TAL-7.3.2] T-DD-1 gets a side-slip marker
= c62f2c2b44f467a5

turn 3
> 2  T-FF-1: straight
[TAL-7.1.3] T-FF-1 moves straight to 12,1, facing 4
= d820e6b45d6f3adb

turn 3
> 2  M1: to 3
[TAL-13.2] M1 moves to 15,-4
= 0b21dc03547f0ceb

turn 3
> 2  T-DD-1: straight
[TAL-7.1.3] T-DD-1 moves straight to 16,-2, facing 4
= 954c9c519bd5c543

turn 3
> 2  M2: to 4
[TAL-13.2] M2 moves to 15,-3
[TAL-1.3] impulse C: the turn of side 1
= de4d88a74ef59768

turn 3
> 1  done
= 99caf1be4e222bf2

turn 3
> 1  CL-1: straight
[TAL-7.1.3] CL-1 moves straight to 14,-6, facing 3
= 7ceb02dc73da8eb8

turn 3
> 1  DD-1: right
[TAL-7.2.1] DD-1 moves right to 10,-1, facing 4
[TAL-1.3] impulse D: the turn of side 2
= a11a37b02304d67a

turn 3
> 2  M2: to 4
[TAL-13.2] M2 moves to 14,-3
= f1b4652245ab97e7

turn 3
> 2  M1: to 3
[TAL-13.2] M1 moves to 15,-5
[TAL-1.3] impulse D: the turn of side 1
= 719cc373ac3a610c

turn 3
> 1  DD-1: change
[TAL-1.5] DD-1 bids to take the initiative
= 4b5b4440e8910691

turn 3
> 1  CL-1: straight
[TAL-7.1.3] CL-1 moves straight to 14,-7, facing 3
[TAL-1.5] 1 to change, 0 to defend: side 1 takes the initiative
[TAL-1.3] impulse E: the turn of side 1
= 8b65f541bfc52f97

turn 3
> 1  DD-1: slip
[TAL-7.3.2] DD-1 gets a side-slip marker from its battery
[TAL-1.3] impulse E: the turn of side 2
= 55aabaa403bef959

turn 3
> 2  M1: to 4
[TAL-13.2] M1 moves to 14,-5
[TAL-13.2] M2 moves to 14,-4
[TAL-1.3] impulse F: the turn of side 1
= 9a0409ac12dca24f

turn 3
> 1  CL-1: defend; DD-1: charge 1
[TAL-1.5] CL-1 bids to keep the initiative
[TAL-2.5] DD-1 charges group 1
= 75c4cffc13756f90

turn 3
> 1  DD-1: right
[TAL-7.2.1] DD-1 moves right to 9,0, facing 5
= 765667973468e9ef

turn 3
> 1  CL-1: left
[TAL-7.2.1] CL-1 moves left to 15,-8, facing 2, free to turn in 2 hexes, at 17,-10
[TAL-1.1] CL-1 has left the map at 15,-8
[TAL-13.2] M1 has no target any more, and is gone
[TAL-13.2] M2 has no target any more, and is gone
[TAL-1.3] impulse F: the turn of side 2
[TAL-2.6] the reinforcement of the left shield of T-DD-2 expires
= 2cf9e822cdb853b4

turn 3
> 2  T-FF-1: change; T-DD-1: slip; T-DD-2: slip
[TAL-1.5] T-FF-1 bids to take the initiative
[TAL-7.3.2] T-DD-1 gets a side-slip marker
[TAL-7.3.2] T-DD-2 gets a side-slip marker
= 7680240c189dd10f

turn 3
> 2  T-DD-1: straight
[TAL-7.1.3] T-DD-1 moves straight to 15,-2, facing 4
= b4db56ea5d89bbaa

turn 3
> 2  T-DD-2: slip-right
[TAL-7.3.1] T-DD-2 moves slip-right to 13,8, facing 0
= 86cf786bc13fb121

turn 3
> 2  T-FF-1: left
[TAL-7.2.1] T-FF-1 moves left to 12,0, facing 3
[TAL-1.5] 1 to change, 0 to defend: side 2 takes the initiative
[TAL-1.2] power phase
[TAL-9.1] DD-1 charges group 1 red
[TAL-9.1] T-FF-1 charges group 1 yellow, 2 yellow
[TAL-9.1] T-DD-1 charges group 1 red, 2 red
= 7edccb6b67c0e506

turn 3
> 1  DD-1: speed 3
> 2  T-FF-1: speed 1; T-DD-1: speed 2; T-DD-2: speed 2 retreat
[TAL-9.2] DD-1 goes to speed 3: power 2, turn radius 1
[TAL-9.2] T-FF-1 goes to speed 1: power 2, turn radius 0
[TAL-9.2] T-DD-2 goes to speed 2: power 2, turn radius 0
[TAL-11.1] T-DD-2 announces its retreat
[TAL-11.1] DD-1 has retreated
[TAL-11.1] T-FF-1 has retreated
[TAL-16] no enemy is left on the map: side 2 wins
= d38a3edd0c3e7a35
