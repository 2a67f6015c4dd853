firing-arc record 1
game talon 1
scenario chance-encounter
option map floating
option turn-limit 6
seat 1 random
seat 2 random
dice seed 18
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
= 1a1fbe712603c0b4

turn 1
> 2  T-DD-1: afterburner straight
[TAL-10.1] T-DD-1 moves straight with its afterburner to 16,4, facing 4
= 4a22b3b2e54f9298

turn 1
> 2  T-DD-2: afterburner straight
[TAL-10.1] T-DD-2 moves straight with its afterburner to 16,6, facing 4
[TAL-1.3] impulse A: the turn of side 1
[TAL-1.3] impulse B: the turn of side 2
= d566920293401500

turn 1
> 2  T-DD-1: left
[TAL-7.2.1] T-DD-1 moves left to 16,3, facing 3
= 4168e2bfc2d4c407

turn 1
> 2  T-FF-1: straight
[TAL-7.1.3] T-FF-1 moves straight to 16,2, facing 4
= 1ed4255dfcdda9e4

turn 1
> 2  T-DD-2: straight
[TAL-7.1.3] T-DD-2 moves straight to 15,6, facing 4
[TAL-1.3] impulse B: the turn of side 1
= 0e4f7e3d9909bb1e

turn 1
> 1  CL-1: reinforce rear
[TAL-2.6] CL-1 reinforces the rear shield
= e357bab1ec247e34

turn 1
> 1  CL-1: right
[TAL-7.2.1] CL-1 moves right to 9,1, facing 2, free to turn in 1 hex, at 10,0
= 8156754034386bdf

turn 1
> 1  DD-1: right
[TAL-7.2.1] DD-1 moves right to 9,3, facing 2, free to turn in 1 hex, at 10,2
[TAL-1.3] impulse C: the turn of side 2
= 6b7a093af25ab3f4

turn 1
> 2  T-FF-1: reinforce right
[TAL-2.6] T-FF-1 reinforces the right shield
= 0412ecc6f19c94b4

turn 1
> 2  done
[TAL-1.3] impulse C: the turn of side 1
= a8ab83990775e1f2

turn 1
> 1  DD-1: battery
[TAL-10.1] DD-1 charges its battery
[TAL-1.3] impulse D: the turn of side 2
= 3f35aa936d9ae7c7

turn 1
> 2  T-DD-2: left
[TAL-7.2.1] T-DD-2 moves left to 15,5, facing 3
= be7db21ab1ead767

turn 1
> 2  T-DD-1: left
[TAL-7.2.1] T-DD-1 moves left to 17,2, facing 2
= 090faf09cd37de82

turn 1
> 2  T-FF-1: straight
[TAL-7.1.3] T-FF-1 moves straight to 15,2, facing 4
[TAL-1.3] impulse D: the turn of side 1
= 468cc32494e8abb3

turn 1
> 1  DD-1: change
[TAL-1.5] DD-1 bids to take the initiative from its battery
= ddddd583686377c1

turn 1
> 1  DD-1: straight
[TAL-7.1.3] DD-1 moves straight to 10,2, facing 2
[TAL-7.1.3] CL-1 moves straight to 10,0, facing 2
[TAL-1.5] 1 to change, 0 to defend: side 1 takes the initiative
[TAL-1.3] impulse E: the turn of side 1
[TAL-1.3] impulse E: the turn of side 2
= 723ed6b6e9e7f468

turn 1
> 2  done
[TAL-1.3] impulse F: the turn of side 1
= 1cb8b685aa46b308

turn 1
> 1  CL-1: reinforce left; DD-1: reinforce rear
[TAL-2.6] CL-1 reinforces the left shield
[TAL-2.6] DD-1 reinforces the rear shield
= 54ddd5191ea517ff

turn 1
> 1  CL-1: left
[TAL-7.2.1] CL-1 moves left to 11,0, facing 1, free to turn in 1 hex, at 12,0
= c942fff36605459a

turn 1
> 1  DD-1: right
[TAL-7.2.1] DD-1 moves right to 10,1, facing 3, free to turn in 1 hex, at 10,0
[TAL-1.3] impulse F: the turn of side 2
= 7af99949cf453906

turn 1
> 2  T-DD-1: reinforce rear; T-DD-2: reinforce rear
[TAL-2.6] T-DD-1 reinforces the rear shield
[TAL-2.6] T-DD-2 reinforces the rear shield
= 35948c4ce6662a1d

turn 1
> 2  T-DD-1: right
[TAL-7.2.1] T-DD-1 moves right to 17,1, facing 3
= aa919003637daf44

turn 1
> 2  T-FF-1: left
[TAL-7.2.1] T-FF-1 moves left to 15,1, facing 3
= 45510aef52c86c86

turn 1
> 2  T-DD-2: right
[TAL-7.2.1] T-DD-2 moves right to 14,5, facing 4
[TAL-1.2] power phase
= 39c357f8ccc59f5a

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
= 938b73dd290df094

turn 2
> 1  CL-1 fires 2 at T-FF-1
[TAL-8.1] CL-1 fires group 2, antimatter torpedo, at T-FF-1
  [TAL-8.3] d6 = 3
[TAL-8.3] 3 at T-FF-1, range 4: a miss
[TAL-1.3] impulse A: the turn of side 2
= a5a362a5349deb68

turn 2
> 2  T-DD-2: afterburner right
[TAL-10.1] T-DD-2 moves right with its afterburner to 13,6, facing 5
= 703166202ac25a65

turn 2
> 2  T-DD-1: afterburner left
[TAL-10.1] T-DD-1 moves left with its afterburner to 18,0, facing 2
[TAL-1.3] impulse B: the turn of side 1
[TAL-2.6] the reinforcement of the rear shield of CL-1 expires
= 1441b5c3c6aed3e7

turn 2
> 1  DD-1: slip
[TAL-7.3.2] DD-1 gets a side-slip marker
[TAL-1.3] impulse B: the turn of side 2
= 61af2fa9f8677f80

turn 2
> 2  T-DD-1: right
[TAL-7.2.1] T-DD-1 moves right to 18,-1, facing 3
[TAL-1.3] impulse C: the turn of side 1
= 5977515321534d01

turn 2
> 1  CL-1: defend
[TAL-1.5] CL-1 bids to keep the initiative
= b87e5352dbaefd6e

turn 2
> 1  CL-1: right
[TAL-7.2.1] CL-1 moves right to 13,-1, facing 2, free to turn in 2 hexes, at 15,-3
= d6de685da07fb407

turn 2
> 1  DD-1: slip-left
[TAL-7.3.1] DD-1 moves slip-left to 11,0, facing 3
[TAL-1.3] impulse C: the turn of side 2
[TAL-2.6] the reinforcement of the right shield of T-FF-1 expires
= fef4667bbf1d18f4

turn 2
> 2  T-FF-1: reinforce left; T-DD-2: change
[TAL-2.6] T-FF-1 reinforces the left shield
[TAL-1.5] T-DD-2 bids to take the initiative
= 89a9c620af69968c

turn 2
> 2  T-DD-2: straight
[TAL-7.1.3] T-DD-2 moves straight to 12,7, facing 5
= 3d39a45652cfaf0e

turn 2
> 2  T-FF-1: right
[TAL-7.2.1] T-FF-1 moves right to 14,1, facing 4
= 23dd0654b4be08f6

turn 2
> 2  T-FF-1 fires 2 at DD-1
[TAL-8.1] T-FF-1 fires group 2, disruptor, at DD-1
  [TAL-8.3] d6 = 2
[TAL-8.3] 2 at DD-1, range 4: a miss
= 39944759496d5072

turn 2
> 2  T-FF-1 fires 1 at DD-1
[TAL-8.1] T-FF-1 fires group 1, disruptor, at DD-1
  [TAL-8.3] d6 = 4
[TAL-8.3] 4 at DD-1, range 4: a miss
[TAL-1.5] 1 to change, 1 to defend: side 1 keeps the initiative
[TAL-1.3] impulse D: the turn of side 1
= cdd222ae2fd68141

turn 2
> 1  DD-1: slip
[TAL-7.3.2] DD-1 gets a side-slip marker
[TAL-7.1.3] CL-1 moves straight to 14,-2, facing 2, free to turn in 1 hex, at 15,-3
= e872117a59cf27a1

turn 2
> 1  done
[TAL-1.3] impulse D: the turn of side 2
= c38e2d642d6d6461

turn 2
> 2  T-DD-1: straight
[TAL-7.1.3] T-DD-1 moves straight to 18,-2, facing 3
= 3b55e3e94697e2d0

turn 2
> 2  T-DD-1 fires 1 at CL-1
[TAL-8.1] T-DD-1 fires group 1, missile, at CL-1
[TAL-13.1] T-DD-1 launches M1 at CL-1
[TAL-1.3] impulse E: the turn of side 1
= 73f276952a522969

turn 2
> 1  done
[TAL-1.3] impulse E: the turn of side 2
[TAL-13.2] M1 moves to 17,-2
[TAL-1.3] impulse F: the turn of side 1
[TAL-2.6] the reinforcement of the left shield of CL-1 expires
[TAL-2.6] the reinforcement of the rear shield of DD-1 expires
= 517537e2e1712c80

turn 2
> 1  CL-1: through; DD-1: battery
[TAL-2.6] CL-1 powers through: one less on its turn radius
[TAL-10.1] DD-1 charges its battery
= 2c1cecdde9ea139a

turn 2
> 1  DD-1: straight
[TAL-7.1.3] DD-1 moves straight to 11,-1, facing 3
= 0819086115d562a8

turn 2
> 1  CL-1: right
[TAL-7.2.1] CL-1 moves right to 14,-3, facing 3, free to turn in 2 hexes, at 14,-5
[TAL-1.3] impulse F: the turn of side 2
[TAL-2.6] the reinforcement of the rear shield of T-DD-1 expires
[TAL-2.6] the reinforcement of the rear shield of T-DD-2 expires
= a3f48815aa868409

turn 2
> 2  T-DD-1: change; T-DD-2: reinforce left
[TAL-1.5] T-DD-1 bids to take the initiative
[TAL-2.6] T-DD-2 reinforces the left shield
= a7e57797ff178d59

turn 2
> 2  T-FF-1: straight
[TAL-7.1.3] T-FF-1 moves straight to 13,1, facing 4
= eba40d0842011733

turn 2
> 2  T-DD-2: right
[TAL-7.2.1] T-DD-2 moves right to 12,8, facing 0
= 1a721b3e8455da9c

turn 2
> 2  T-DD-1: right
[TAL-7.2.1] T-DD-1 moves right to 17,-2, facing 4
= 5bbb1a5f5a9fccbb

turn 2
> 2  M1: to 4
[TAL-13.2] M1 moves to 16,-2
= 5ba161b998fc9a88

turn 2
> 2  T-DD-1 fires 2 at CL-1
[TAL-8.1] T-DD-1 fires group 2, missile, at CL-1
[TAL-13.1] T-DD-1 launches M2 at CL-1
[TAL-1.5] 1 to change, 0 to defend: side 2 takes the initiative
[TAL-1.2] power phase
[TAL-9.1] CL-1 charges group 2 red
[TAL-9.1] T-FF-1 charges group 1 red, 2 red
[TAL-9.1] T-DD-1 charges group 1 red, 2 red
= ce6538d6894ad7c9

turn 2
> 1  CL-1: speed 5; DD-1: speed 2
> 2  T-FF-1: speed 2; T-DD-1: speed 2; T-DD-2: speed 1
[TAL-9.2] CL-1 goes to speed 5: power 1, turn radius 2
[TAL-9.2] T-DD-1 goes to speed 2: power 2, turn radius 0
[TAL-9.2] T-DD-2 goes to speed 1: power 2, turn radius 0
[TAL-1.2] round 3
[TAL-1.3] impulse A: the turn of side 2
= 943f42a1805d3499

turn 3
> 2  M1: to 3
[TAL-13.2] M1 moves to 16,-3
= fd4d46022d94972a

turn 3
> 2  M2: to 3
[TAL-13.2] M2 moves to 17,-3
[TAL-1.3] impulse A: the turn of side 1
= c6dae6969eaf3c24

turn 3
> 1  done
[TAL-7.1.3] CL-1 moves straight to 14,-4, facing 3, free to turn in 1 hex, at 14,-5
= 61bb3537f8368684

turn 3
> 1  done
[TAL-1.3] impulse B: the turn of side 2
= 6c4445b9d2faf056

turn 3
> 2  M1: to 4
[TAL-13.2] M1 moves to 15,-3
= e2a41513da344f05

turn 3
> 2  M2: to 4
[TAL-13.2] M2 moves to 16,-3
[TAL-1.3] impulse B: the turn of side 1
= cacd4fb251d8adae

turn 3
> 1  DD-1: reinforce right
[TAL-2.6] DD-1 reinforces the right shield
[TAL-7.1.3] CL-1 moves straight to 14,-5, facing 3
= 389b9a3685d159a2

turn 3
> 1  DD-1 fires 1 at M1
[TAL-8.1] DD-1 fires group 1, antimatter torpedo, at M1
  [TAL-8.3] d6 = 3
[TAL-8.3] 3 at M1, range 4: a miss
[TAL-1.3] impulse C: the turn of side 2
[TAL-2.6] the reinforcement of the left shield of T-FF-1 expires
= 297fa8019679207a

turn 3
> 2  T-FF-1: charge 2; T-DD-1: slip
[TAL-2.5] T-FF-1 charges group 2
[TAL-7.3.2] T-DD-1 gets a side-slip marker
= 091e5abfef49fb06

turn 3
> 2  T-FF-1: straight
[TAL-7.1.3] T-FF-1 moves straight to 12,1, facing 4
= 95e312095cd274a0

turn 3
> 2  M1: to 3
[TAL-13.2] M1 moves to 15,-4
= e34cea15ccf1df83

turn 3
> 2  T-DD-1: straight
[TAL-7.1.3] T-DD-1 moves straight to 16,-2, facing 4
= fcdba3f9f3fb8a1f

turn 3
> 2  M2: to 4
[TAL-13.2] M2 moves to 15,-3
[TAL-1.3] impulse C: the turn of side 1
= 13e19d2f222e80a4

turn 3
> 1  done
= 8972d47398cef64c

turn 3
> 1  CL-1: straight
[TAL-7.1.3] CL-1 moves straight to 14,-6, facing 3
= a74e05fa6e29464b

turn 3
> 1  DD-1: right
[TAL-7.2.1] DD-1 moves right to 10,-1, facing 4
[TAL-1.3] impulse D: the turn of side 2
= afc8065e5bd977c3

turn 3
> 2  M2: to 4
[TAL-13.2] M2 moves to 14,-3
= 463d68ab848f7903

turn 3
> 2  M1: to 3
[TAL-13.2] M1 moves to 15,-5
[TAL-1.3] impulse D: the turn of side 1
= c0add12576879cf9

turn 3
> 1  DD-1: change
[TAL-1.5] DD-1 bids to take the initiative
= 3b4e3293efa15cd9

turn 3
> 1  CL-1: straight
[TAL-7.1.3] CL-1 moves straight to 14,-7, facing 3
[TAL-1.5] 1 to change, 0 to defend: side 1 takes the initiative
[TAL-1.3] impulse E: the turn of side 1
= f74c6cf2f00d0f5f

turn 3
> 1  DD-1: slip
[TAL-7.3.2] DD-1 gets a side-slip marker from its battery
[TAL-1.3] impulse E: the turn of side 2
= b624aaa39a586090

turn 3
> 2  M1: to 4
[TAL-13.2] M1 moves to 14,-5
[TAL-13.2] M2 moves to 14,-4
[TAL-1.3] impulse F: the turn of side 1
= 38395e5cc50c4e8a

turn 3
> 1  CL-1: defend; DD-1: charge 1
[TAL-1.5] CL-1 bids to keep the initiative
[TAL-2.5] DD-1 charges group 1
= d6be48c9378ae932

turn 3
> 1  DD-1: right
[TAL-7.2.1] DD-1 moves right to 9,0, facing 5
= 85fad07466e1fb9c

turn 3
> 1  CL-1: left
[TAL-7.2.1] CL-1 moves left to 15,-8, facing 2, free to turn in 2 hexes, at 17,-10
= 1c1c093df6361528

turn 3
> 1  done
[TAL-1.3] impulse F: the turn of side 2
[TAL-2.6] the reinforcement of the left shield of T-DD-2 expires
= 91882b6edcacc5b8

turn 3
> 2  T-FF-1: charge 2; T-DD-1: reinforce left; T-DD-2: redirect M2 to DD-1
[TAL-2.5] T-FF-1 charges group 2
[TAL-2.6] T-DD-1 reinforces the left shield
[TAL-13.2] T-DD-2 redirects M2 to DD-1
= ab7988521d6e0cd5

turn 3
> 2  M2: to 4
[TAL-13.2] M2 moves to 13,-4
= 3ad4d2791d9db2a6

turn 3
> 2  T-DD-1: left
[TAL-7.2.1] T-DD-1 moves left to 16,-3, facing 3
= 897a7009bbebba38

turn 3
> 2  T-DD-2: straight
[TAL-7.1.3] T-DD-2 moves straight to 12,9, facing 0
= 645b767ca785afad

turn 3
> 2  T-FF-1: right
[TAL-7.2.1] T-FF-1 moves right to 11,2, facing 5
= 6ecbed9373dc7312

turn 3
> 2  M1: to 2
[TAL-13.2] M1 moves to 15,-6
[TAL-1.5] 0 to change, 1 to defend: side 1 keeps the initiative
[TAL-1.2] power phase
[TAL-9.1] CL-1 charges group 2 red
[TAL-9.1] DD-1 charges group 1 red
[TAL-9.1] T-FF-1 charges group 1 yellow
[TAL-9.1] T-DD-1 charges group 1 red, 2 red
= 6ab929c1d968250d

turn 3
> 1  CL-1: off; DD-1: speed 1
> 2  T-FF-1: speed 3; T-DD-1: speed 3; T-DD-2: off
[TAL-9.2] DD-1 goes to speed 1: power 3, turn radius 0
[TAL-9.2] T-FF-1 goes to speed 3: power 2, turn radius 0
[TAL-9.2] T-DD-1 goes to speed 3: power 1, turn radius 0
[TAL-1.1] CL-1 has retreated
[TAL-13.2] M1 has no target any more, and is gone
[TAL-11.1] DD-1 has retreated
[TAL-13.2] M2 has no target any more, and is gone
[TAL-11.1] T-FF-1 has retreated
[TAL-1.1] T-DD-2 has retreated
[TAL-16] no enemy is left on the map: side 2 wins
= 092838497b31e919
