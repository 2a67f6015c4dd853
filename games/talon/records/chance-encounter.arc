firing-arc record 2
game talon 2
wording en 1
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
= 32578f2e1667b26c

turn 1
> 2  T-DD-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":true,"from":[17,4],"to":[16,4],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight with its afterburner to 16,4, facing 4
= dad1ca93f4a4dde8

turn 1
> 2  T-DD-2: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":true,"from":[17,6],"to":[16,6],"facing":4,"count":0,"marker":null}
# T-DD-2 moves straight with its afterburner to 16,6, facing 4
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= 164fb036d19550c3

turn 1
> 2  T-DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"left","afterburner":false,"from":[16,4],"to":[16,3],"facing":3,"count":0,"marker":null}
# T-DD-1 moves left to 16,3, facing 3
= 2d229e5e0e8ce439

turn 1
> 2  T-FF-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-FF-1","way":"straight","afterburner":false,"from":[17,2],"to":[16,2],"facing":4,"count":0,"marker":null}
# T-FF-1 moves straight to 16,2, facing 4
= d543001f322a5dd1

turn 1
> 2  T-DD-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":false,"from":[16,6],"to":[15,6],"facing":4,"count":0,"marker":null}
# T-DD-2 moves straight to 15,6, facing 4
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= ac4629372fb1a677

turn 1
> 1  CL-1: reinforce rear
[TAL-2.6] {"kind":"bought","piece":"CL-1","purchase":"reinforce rear","battery":false,"vain":false}
# CL-1 reinforces the rear shield
= 79d86f602506856f

turn 1
> 1  CL-1: right
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"right","afterburner":false,"from":[8,2],"to":[9,1],"facing":2,"count":1,"marker":[10,0]}
# CL-1 moves right to 9,1, facing 2, free to turn in 1 hex, at 10,0
= 57f451cb07ae7564

turn 1
> 1  DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"right","afterburner":false,"from":[8,4],"to":[9,3],"facing":2,"count":1,"marker":[10,2]}
# DD-1 moves right to 9,3, facing 2, free to turn in 1 hex, at 10,2
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= 17bd986eb28373a4

turn 1
> 2  T-FF-1: reinforce right
[TAL-2.6] {"kind":"bought","piece":"T-FF-1","purchase":"reinforce right","battery":false,"vain":false}
# T-FF-1 reinforces the right shield
= 4f3e9f952e258924

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= 0ada6b18f4f98201

turn 1
> 1  DD-1: battery
[TAL-10.1] {"kind":"bought","piece":"DD-1","purchase":"battery","battery":false,"vain":false}
# DD-1 charges its battery
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= 03979c836fe7bed5

turn 1
> 2  T-DD-2: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"left","afterburner":false,"from":[15,6],"to":[15,5],"facing":3,"count":0,"marker":null}
# T-DD-2 moves left to 15,5, facing 3
= e1857712902c9846

turn 1
> 2  T-DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"left","afterburner":false,"from":[16,3],"to":[17,2],"facing":2,"count":0,"marker":null}
# T-DD-1 moves left to 17,2, facing 2
= 5844edd6cdfc63a0

turn 1
> 2  T-FF-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-FF-1","way":"straight","afterburner":false,"from":[16,2],"to":[15,2],"facing":4,"count":0,"marker":null}
# T-FF-1 moves straight to 15,2, facing 4
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= 34c6b9d5465f145a

turn 1
> 1  DD-1: change
[TAL-1.5] {"kind":"bought","piece":"DD-1","purchase":"change","battery":true,"vain":false}
# DD-1 bids to take the initiative from its battery
= 3117598316e2a453

turn 1
> 1  DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[9,3],"to":[10,2],"facing":2,"count":0,"marker":null}
# DD-1 moves straight to 10,2, facing 2
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[9,1],"to":[10,0],"facing":2,"count":0,"marker":null}
# CL-1 moves straight to 10,0, facing 2
[TAL-1.5] {"kind":"initiative","side":1,"change":1,"defend":0,"flipped":true}
# 1 to change, 0 to defend: side 1 takes the initiative
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
= 2c12e6e52099598a

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= 194b339b66135343

turn 1
> 1  CL-1: reinforce left; DD-1: reinforce rear
[TAL-2.6] {"kind":"bought","piece":"CL-1","purchase":"reinforce left","battery":false,"vain":false}
# CL-1 reinforces the left shield
[TAL-2.6] {"kind":"bought","piece":"DD-1","purchase":"reinforce rear","battery":false,"vain":false}
# DD-1 reinforces the rear shield
= 5eb4404604806b88

turn 1
> 1  CL-1: left
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"left","afterburner":false,"from":[10,0],"to":[11,0],"facing":1,"count":1,"marker":[12,0]}
# CL-1 moves left to 11,0, facing 1, free to turn in 1 hex, at 12,0
= db0efd6dfac5e12e

turn 1
> 1  DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"right","afterburner":false,"from":[10,2],"to":[10,1],"facing":3,"count":1,"marker":[10,0]}
# DD-1 moves right to 10,1, facing 3, free to turn in 1 hex, at 10,0
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
= 394d8dfafec70c97

turn 1
> 2  T-DD-1: reinforce rear; T-DD-2: reinforce rear
[TAL-2.6] {"kind":"bought","piece":"T-DD-1","purchase":"reinforce rear","battery":false,"vain":false}
# T-DD-1 reinforces the rear shield
[TAL-2.6] {"kind":"bought","piece":"T-DD-2","purchase":"reinforce rear","battery":false,"vain":false}
# T-DD-2 reinforces the rear shield
= c8334b447524313c

turn 1
> 2  T-DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"right","afterburner":false,"from":[17,2],"to":[17,1],"facing":3,"count":0,"marker":null}
# T-DD-1 moves right to 17,1, facing 3
= 8a7bb1f9e2f003d5

turn 1
> 2  T-FF-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-FF-1","way":"left","afterburner":false,"from":[15,2],"to":[15,1],"facing":3,"count":0,"marker":null}
# T-FF-1 moves left to 15,1, facing 3
= 7478ee2b8e67835d

turn 1
> 2  T-DD-2: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"right","afterburner":false,"from":[15,5],"to":[14,5],"facing":4,"count":0,"marker":null}
# T-DD-2 moves right to 14,5, facing 4
[TAL-1.2] {"kind":"power-phase"}
# power phase
= 037f17faaf3175fc

turn 1
> 1  CL-1: speed 4 retreat; DD-1: speed 2 retreat
> 2  T-FF-1: speed 2 retreat; T-DD-1: speed 3; T-DD-2: speed 2
[TAL-9.2] {"kind":"speed","piece":"CL-1","speed":4,"before":3,"power":2,"radius":2}
# CL-1 goes to speed 4: power 2, turn radius 2
[TAL-11.1] {"kind":"announces","piece":"CL-1"}
# CL-1 announces its retreat
[TAL-9.2] {"kind":"speed","piece":"DD-1","speed":2,"before":3,"power":3,"radius":0}
# DD-1 goes to speed 2: power 3, turn radius 0
[TAL-11.1] {"kind":"announces","piece":"DD-1"}
# DD-1 announces its retreat
[TAL-9.2] {"kind":"speed","piece":"T-FF-1","speed":2,"before":3,"power":2,"radius":0}
# T-FF-1 goes to speed 2: power 2, turn radius 0
[TAL-11.1] {"kind":"announces","piece":"T-FF-1"}
# T-FF-1 announces its retreat
[TAL-9.2] {"kind":"speed","piece":"T-DD-2","speed":2,"before":3,"power":2,"radius":0}
# T-DD-2 goes to speed 2: power 2, turn radius 0
[TAL-1.2] {"kind":"round","number":2}
# round 2
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[11,0],"to":[12,0],"facing":1,"count":0,"marker":null}
# CL-1 moves straight to 12,0, facing 1
= 374b9fd972ec94a6

turn 2
> 1  CL-1 fires 2 at T-FF-1
[TAL-8.1] {"kind":"fires","piece":"CL-1","group":2,"weapon":"torpedo","targets":["T-FF-1"]}
# CL-1 fires group 2, antimatter torpedo, at T-FF-1
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"CL-1","weapon":"torpedo","target":"T-FF-1","range":4,"face":3,"penalty":0,"damage":0,"sixths":8}
# 3 at T-FF-1, range 4: a miss
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: the turn of side 2
= 5ccf617599cc7d95

turn 2
> 2  T-DD-2: afterburner right
[TAL-10.1] {"kind":"moved","piece":"T-DD-2","way":"right","afterburner":true,"from":[14,5],"to":[13,6],"facing":5,"count":0,"marker":null}
# T-DD-2 moves right with its afterburner to 13,6, facing 5
= b282d4d98d9a7884

turn 2
> 2  T-DD-1: afterburner left
[TAL-10.1] {"kind":"moved","piece":"T-DD-1","way":"left","afterburner":true,"from":[17,1],"to":[18,0],"facing":2,"count":0,"marker":null}
# T-DD-1 moves left with its afterburner to 18,0, facing 2
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
[TAL-2.6] {"kind":"expired","piece":"CL-1","arc":"rear"}
# the reinforcement of the rear shield of CL-1 expires
= 7416250d78f04d76

turn 2
> 1  DD-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"DD-1","purchase":"slip","battery":false,"vain":false}
# DD-1 gets a side-slip marker
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= 6854797aebb075e0

turn 2
> 2  T-DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"right","afterburner":false,"from":[18,0],"to":[18,-1],"facing":3,"count":0,"marker":null}
# T-DD-1 moves right to 18,-1, facing 3
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= 5a36478bee26f7bd

turn 2
> 1  CL-1: defend
[TAL-1.5] {"kind":"bought","piece":"CL-1","purchase":"defend","battery":false,"vain":false}
# CL-1 bids to keep the initiative
= 0b2759fbb6f71aab

turn 2
> 1  CL-1: right
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"right","afterburner":false,"from":[12,0],"to":[13,-1],"facing":2,"count":2,"marker":[15,-3]}
# CL-1 moves right to 13,-1, facing 2, free to turn in 2 hexes, at 15,-3
= a2aa1707722849f6

turn 2
> 1  DD-1: slip-left
[TAL-7.3.1] {"kind":"moved","piece":"DD-1","way":"slip-left","afterburner":false,"from":[10,1],"to":[11,0],"facing":3,"count":0,"marker":null}
# DD-1 moves slip-left to 11,0, facing 3
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
[TAL-2.6] {"kind":"expired","piece":"T-FF-1","arc":"right"}
# the reinforcement of the right shield of T-FF-1 expires
= e60f373648061fb4

turn 2
> 2  T-FF-1: reinforce left; T-DD-2: change
[TAL-2.6] {"kind":"bought","piece":"T-FF-1","purchase":"reinforce left","battery":false,"vain":false}
# T-FF-1 reinforces the left shield
[TAL-1.5] {"kind":"bought","piece":"T-DD-2","purchase":"change","battery":false,"vain":false}
# T-DD-2 bids to take the initiative
= c9ffb9852fff5230

turn 2
> 2  T-DD-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":false,"from":[13,6],"to":[12,7],"facing":5,"count":0,"marker":null}
# T-DD-2 moves straight to 12,7, facing 5
= c0c91c5036650e5d

turn 2
> 2  T-FF-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-FF-1","way":"right","afterburner":false,"from":[15,1],"to":[14,1],"facing":4,"count":0,"marker":null}
# T-FF-1 moves right to 14,1, facing 4
= 11196659833d03b9

turn 2
> 2  T-FF-1 fires 2 at DD-1
[TAL-8.1] {"kind":"fires","piece":"T-FF-1","group":2,"weapon":"disruptor","targets":["DD-1"]}
# T-FF-1 fires group 2, disruptor, at DD-1
  [TAL-8.3] d6 = 6
[TAL-8.3] {"kind":"shot","piece":"T-FF-1","weapon":"disruptor","target":"DD-1","range":4,"face":6,"penalty":0,"damage":2,"sixths":4}
# 6 at DD-1, range 4: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"DD-1","arc":"left","damage":2,"reinforced":0,"shield":2,"hull":0}
# DD-1 takes 2 on the left side: 2 shield boxes
= 41bd393d8bbe2b11

turn 2
> 2  T-FF-1 fires 1 at DD-1
[TAL-8.1] {"kind":"fires","piece":"T-FF-1","group":1,"weapon":"disruptor","targets":["DD-1"]}
# T-FF-1 fires group 1, disruptor, at DD-1
  [TAL-8.3] d6 = 2
[TAL-8.3] {"kind":"shot","piece":"T-FF-1","weapon":"disruptor","target":"DD-1","range":4,"face":2,"penalty":0,"damage":0,"sixths":4}
# 2 at DD-1, range 4: a miss
[TAL-1.5] {"kind":"initiative","side":1,"change":1,"defend":1,"flipped":false}
# 1 to change, 1 to defend: side 1 keeps the initiative
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= 7b6394c0b69f5bac

turn 2
> 1  DD-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"DD-1","purchase":"slip","battery":false,"vain":false}
# DD-1 gets a side-slip marker
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[13,-1],"to":[14,-2],"facing":2,"count":1,"marker":[15,-3]}
# CL-1 moves straight to 14,-2, facing 2, free to turn in 1 hex, at 15,-3
= 40cea715148145fd

turn 2
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= 483a857bf421d4f5

turn 2
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[18,-1],"to":[18,-2],"facing":3,"count":0,"marker":null}
# T-DD-1 moves straight to 18,-2, facing 3
= b6295916ace63a2a

turn 2
> 2  T-DD-1 fires 1 at CL-1
[TAL-8.1] {"kind":"fires","piece":"T-DD-1","group":1,"weapon":"missile","targets":["CL-1"]}
# T-DD-1 fires group 1, missile, at CL-1
[TAL-13.1] {"kind":"missile-launched","piece":"T-DD-1","missile":"M1","target":"CL-1","at":[18,-2]}
# T-DD-1 launches M1 at CL-1
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
= dfd435f4954175c7

turn 2
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[18,-2],"to":[17,-2]}
# M1 moves to 17,-2
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
[TAL-2.6] {"kind":"expired","piece":"CL-1","arc":"left"}
# the reinforcement of the left shield of CL-1 expires
[TAL-2.6] {"kind":"expired","piece":"DD-1","arc":"rear"}
# the reinforcement of the rear shield of DD-1 expires
= ec110e1151da4584

turn 2
> 1  CL-1: through; DD-1: battery
[TAL-2.6] {"kind":"bought","piece":"CL-1","purchase":"through","battery":false,"vain":false}
# CL-1 powers through: one less on its turn radius
[TAL-10.1] {"kind":"bought","piece":"DD-1","purchase":"battery","battery":false,"vain":false}
# DD-1 charges its battery
= 9ae87013775b9efb

turn 2
> 1  DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[11,0],"to":[11,-1],"facing":3,"count":0,"marker":null}
# DD-1 moves straight to 11,-1, facing 3
= eada1263e6ad59a9

turn 2
> 1  CL-1: right
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"right","afterburner":false,"from":[14,-2],"to":[14,-3],"facing":3,"count":2,"marker":[14,-5]}
# CL-1 moves right to 14,-3, facing 3, free to turn in 2 hexes, at 14,-5
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
[TAL-2.6] {"kind":"expired","piece":"T-DD-1","arc":"rear"}
# the reinforcement of the rear shield of T-DD-1 expires
[TAL-2.6] {"kind":"expired","piece":"T-DD-2","arc":"rear"}
# the reinforcement of the rear shield of T-DD-2 expires
= dc3552cad16da129

turn 2
> 2  T-DD-1: change; T-DD-2: reinforce left
[TAL-1.5] {"kind":"bought","piece":"T-DD-1","purchase":"change","battery":false,"vain":false}
# T-DD-1 bids to take the initiative
[TAL-2.6] {"kind":"bought","piece":"T-DD-2","purchase":"reinforce left","battery":false,"vain":false}
# T-DD-2 reinforces the left shield
= a63eed7efb8bb2c0

turn 2
> 2  T-FF-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-FF-1","way":"straight","afterburner":false,"from":[14,1],"to":[13,1],"facing":4,"count":0,"marker":null}
# T-FF-1 moves straight to 13,1, facing 4
= e7e93dfd7d08ccb2

turn 2
> 2  T-DD-2: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"right","afterburner":false,"from":[12,7],"to":[12,8],"facing":0,"count":0,"marker":null}
# T-DD-2 moves right to 12,8, facing 0
= 368e5242e107ae82

turn 2
> 2  T-DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"right","afterburner":false,"from":[18,-2],"to":[17,-2],"facing":4,"count":0,"marker":null}
# T-DD-1 moves right to 17,-2, facing 4
= 6d36a565c5d4b7cf

turn 2
> 2  M1: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[17,-2],"to":[16,-2]}
# M1 moves to 16,-2
= 503345b8180aefb3

turn 2
> 2  T-DD-1 fires 2 at CL-1
[TAL-8.1] {"kind":"fires","piece":"T-DD-1","group":2,"weapon":"missile","targets":["CL-1"]}
# T-DD-1 fires group 2, missile, at CL-1
[TAL-13.1] {"kind":"missile-launched","piece":"T-DD-1","missile":"M2","target":"CL-1","at":[17,-2]}
# T-DD-1 launches M2 at CL-1
[TAL-1.5] {"kind":"initiative","side":2,"change":1,"defend":0,"flipped":true}
# 1 to change, 0 to defend: side 2 takes the initiative
[TAL-1.2] {"kind":"power-phase"}
# power phase
[TAL-9.1] {"kind":"charged","piece":"CL-1","groups":[{"group":2,"yellow":false}]}
# CL-1 charges group 2 red
[TAL-9.1] {"kind":"charged","piece":"T-FF-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-FF-1 charges group 1 red, 2 red
[TAL-9.1] {"kind":"charged","piece":"T-DD-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-DD-1 charges group 1 red, 2 red
= 0913e987d9bd2927

turn 2
> 1  CL-1: speed 5; DD-1: speed 2
> 2  T-FF-1: speed 2; T-DD-1: speed 2; T-DD-2: speed 1
[TAL-9.2] {"kind":"speed","piece":"CL-1","speed":5,"before":4,"power":1,"radius":2}
# CL-1 goes to speed 5: power 1, turn radius 2
[TAL-9.2] {"kind":"speed","piece":"T-DD-1","speed":2,"before":3,"power":2,"radius":0}
# T-DD-1 goes to speed 2: power 2, turn radius 0
[TAL-9.2] {"kind":"speed","piece":"T-DD-2","speed":1,"before":2,"power":2,"radius":0}
# T-DD-2 goes to speed 1: power 2, turn radius 0
[TAL-1.2] {"kind":"round","number":3}
# round 3
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: the turn of side 2
= d0591cb0c80e581f

turn 3
> 2  M1: to 3
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[16,-2],"to":[16,-3]}
# M1 moves to 16,-3
= 8271a15d8e8bf8be

turn 3
> 2  M2: to 3
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[17,-2],"to":[17,-3]}
# M2 moves to 17,-3
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
= 62c099c44288110f

turn 3
> 1  done
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[14,-3],"to":[14,-4],"facing":3,"count":1,"marker":[14,-5]}
# CL-1 moves straight to 14,-4, facing 3, free to turn in 1 hex, at 14,-5
= 14672b880a8961c2

turn 3
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= 19ac4e1a8778f0f5

turn 3
> 2  M1: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[16,-3],"to":[15,-3]}
# M1 moves to 15,-3
= 4517c011b8401ac1

turn 3
> 2  M2: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[17,-3],"to":[16,-3]}
# M2 moves to 16,-3
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= 6190f457b09a669a

turn 3
> 1  DD-1: reinforce right
[TAL-2.6] {"kind":"bought","piece":"DD-1","purchase":"reinforce right","battery":false,"vain":false}
# DD-1 reinforces the right shield
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[14,-4],"to":[14,-5],"facing":3,"count":0,"marker":null}
# CL-1 moves straight to 14,-5, facing 3
= f1e751be79570c9d

turn 3
> 1  DD-1 fires 1 at M1
[TAL-8.1] {"kind":"fires","piece":"DD-1","group":1,"weapon":"torpedo","targets":["M1"]}
# DD-1 fires group 1, antimatter torpedo, at M1
  [TAL-8.3] d6 = 2
[TAL-8.3] {"kind":"shot","piece":"DD-1","weapon":"torpedo","target":"M1","range":4,"face":2,"penalty":0,"damage":0,"sixths":8}
# 2 at M1, range 4: a miss
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
[TAL-2.6] {"kind":"expired","piece":"T-FF-1","arc":"left"}
# the reinforcement of the left shield of T-FF-1 expires
= 07151ff89301a79b

turn 3
> 2  T-FF-1: charge 2; T-DD-1: slip
[TAL-2.5] {"kind":"bought","piece":"T-FF-1","purchase":"charge 2","battery":false,"vain":false}
# T-FF-1 charges group 2
[TAL-7.3.2] {"kind":"bought","piece":"T-DD-1","purchase":"slip","battery":false,"vain":false}
# T-DD-1 gets a side-slip marker
= 020b26b5d85a6343

turn 3
> 2  T-FF-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-FF-1","way":"straight","afterburner":false,"from":[13,1],"to":[12,1],"facing":4,"count":0,"marker":null}
# T-FF-1 moves straight to 12,1, facing 4
= 62f85a3af6d0ec41

turn 3
> 2  M1: to 3
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[15,-3],"to":[15,-4]}
# M1 moves to 15,-4
= 59f8219d4d45f982

turn 3
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[17,-2],"to":[16,-2],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight to 16,-2, facing 4
= 54dcb59e8409f7c8

turn 3
> 2  M2: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[16,-3],"to":[15,-3]}
# M2 moves to 15,-3
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= 2135d2b6c99d6aa1

turn 3
> 1  done
= 2899d22921a29b45

turn 3
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[14,-5],"to":[14,-6],"facing":3,"count":0,"marker":null}
# CL-1 moves straight to 14,-6, facing 3
= 2e70a2cb6ec71d2d

turn 3
> 1  DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"right","afterburner":false,"from":[11,-1],"to":[10,-1],"facing":4,"count":0,"marker":null}
# DD-1 moves right to 10,-1, facing 4
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= f822e91b6f3e6867

turn 3
> 2  M2: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[15,-3],"to":[14,-3]}
# M2 moves to 14,-3
= 04bef0c90c2757b2

turn 3
> 2  M1: to 3
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[15,-4],"to":[15,-5]}
# M1 moves to 15,-5
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= 998ec7e8259c4e39

turn 3
> 1  DD-1: change
[TAL-1.5] {"kind":"bought","piece":"DD-1","purchase":"change","battery":false,"vain":false}
# DD-1 bids to take the initiative
= e6cb0a88c6c3b8a5

turn 3
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[14,-6],"to":[14,-7],"facing":3,"count":0,"marker":null}
# CL-1 moves straight to 14,-7, facing 3
[TAL-1.5] {"kind":"initiative","side":1,"change":1,"defend":0,"flipped":true}
# 1 to change, 0 to defend: side 1 takes the initiative
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
= 3f63869d7f9c5efb

turn 3
> 1  DD-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"DD-1","purchase":"slip","battery":true,"vain":false}
# DD-1 gets a side-slip marker from its battery
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
= 581ba26a6791268e

turn 3
> 2  M1: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[15,-5],"to":[14,-5]}
# M1 moves to 14,-5
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[14,-3],"to":[14,-4]}
# M2 moves to 14,-4
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= d70d7958e472cd69

turn 3
> 1  CL-1: defend; DD-1: charge 1
[TAL-1.5] {"kind":"bought","piece":"CL-1","purchase":"defend","battery":false,"vain":false}
# CL-1 bids to keep the initiative
[TAL-2.5] {"kind":"bought","piece":"DD-1","purchase":"charge 1","battery":false,"vain":false}
# DD-1 charges group 1
= b325650a16709b29

turn 3
> 1  DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"right","afterburner":false,"from":[10,-1],"to":[9,0],"facing":5,"count":0,"marker":null}
# DD-1 moves right to 9,0, facing 5
= 8961a2b75678fb07

turn 3
> 1  CL-1: left
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"left","afterburner":false,"from":[14,-7],"to":[15,-8],"facing":2,"count":2,"marker":[17,-10]}
# CL-1 moves left to 15,-8, facing 2, free to turn in 2 hexes, at 17,-10
[TAL-1.1] {"kind":"left","piece":"CL-1","at":[15,-8]}
# CL-1 has left the map at 15,-8
[TAL-13.2] {"kind":"missile-gone","missile":"M1","why":"target-gone"}
# M1 has no target any more, and is gone
[TAL-13.2] {"kind":"missile-gone","missile":"M2","why":"target-gone"}
# M2 has no target any more, and is gone
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
[TAL-2.6] {"kind":"expired","piece":"T-DD-2","arc":"left"}
# the reinforcement of the left shield of T-DD-2 expires
= d1302ef3a50f8a41

turn 3
> 2  T-FF-1: change; T-DD-1: slip; T-DD-2: slip
[TAL-1.5] {"kind":"bought","piece":"T-FF-1","purchase":"change","battery":false,"vain":false}
# T-FF-1 bids to take the initiative
[TAL-7.3.2] {"kind":"bought","piece":"T-DD-1","purchase":"slip","battery":false,"vain":false}
# T-DD-1 gets a side-slip marker
[TAL-7.3.2] {"kind":"bought","piece":"T-DD-2","purchase":"slip","battery":false,"vain":false}
# T-DD-2 gets a side-slip marker
= 51dfed4b9a032238

turn 3
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[16,-2],"to":[15,-2],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight to 15,-2, facing 4
= fa93e3f2400daff6

turn 3
> 2  T-DD-2: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"T-DD-2","way":"slip-right","afterburner":false,"from":[12,8],"to":[13,8],"facing":0,"count":0,"marker":null}
# T-DD-2 moves slip-right to 13,8, facing 0
= 9b04fcdef68eabe2

turn 3
> 2  T-FF-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-FF-1","way":"left","afterburner":false,"from":[12,1],"to":[12,0],"facing":3,"count":0,"marker":null}
# T-FF-1 moves left to 12,0, facing 3
[TAL-1.5] {"kind":"initiative","side":2,"change":1,"defend":0,"flipped":true}
# 1 to change, 0 to defend: side 2 takes the initiative
[TAL-1.2] {"kind":"power-phase"}
# power phase
[TAL-9.1] {"kind":"charged","piece":"DD-1","groups":[{"group":1,"yellow":false}]}
# DD-1 charges group 1 red
[TAL-9.1] {"kind":"charged","piece":"T-FF-1","groups":[{"group":1,"yellow":true},{"group":2,"yellow":true}]}
# T-FF-1 charges group 1 yellow, 2 yellow
[TAL-9.1] {"kind":"charged","piece":"T-DD-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-DD-1 charges group 1 red, 2 red
= 8c54e42b65946c88

turn 3
> 1  DD-1: speed 3
> 2  T-FF-1: speed 1; T-DD-1: speed 2; T-DD-2: speed 2 retreat
[TAL-9.2] {"kind":"speed","piece":"DD-1","speed":3,"before":2,"power":2,"radius":1}
# DD-1 goes to speed 3: power 2, turn radius 1
[TAL-9.2] {"kind":"speed","piece":"T-FF-1","speed":1,"before":2,"power":2,"radius":0}
# T-FF-1 goes to speed 1: power 2, turn radius 0
[TAL-9.2] {"kind":"speed","piece":"T-DD-2","speed":2,"before":1,"power":2,"radius":0}
# T-DD-2 goes to speed 2: power 2, turn radius 0
[TAL-11.1] {"kind":"announces","piece":"T-DD-2"}
# T-DD-2 announces its retreat
[TAL-11.1] {"kind":"retreated","piece":"DD-1"}
# DD-1 has retreated
[TAL-11.1] {"kind":"retreated","piece":"T-FF-1"}
# T-FF-1 has retreated
[TAL-16] {"kind":"over","winner":2,"how":"fleet"}
# no enemy is left on the map: side 2 wins
= 3ab5713621c421af
