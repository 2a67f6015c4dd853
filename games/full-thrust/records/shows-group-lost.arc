firing-arc record 2
game full-thrust 1
wording en 1
scenario carrier-strike
seat 1 
seat 2 
dice typed
position turn 3; A1 36,20 c12 v4; A2 10,7 c12 v4; A3 60,7 c12 v4; B1 36,30 c6 v2; B2 5,41 c6 v4; B3 68,41 c6 v4; AG1 36,25 c12 flying fighters 2 rank 1; AG2 38,25 c12 flying fighters 3 rank 2
| title = "Carrier strike"
| brief = "A carrier with eighteen fighters and two destroyers against a battle group that has none, but turrets enough. Launch early, hold your course while you do."
|
| [table]
| width = 72
| height = 48
|
| [options]
| fighters = true
| anti-fighter = true
| thresholds = true
|
| [[side]]
| name = "Strike"
| edge = "bottom"
| flagship = 1
| ship = [
|   { class = "CA", name = "Aerie", at = [36, 5], course = 12, velocity = 4 },
|   { class = "DD", name = "Perch", at = [28, 7], course = 12, velocity = 4 },
|   { class = "DD", name = "Jess", at = [44, 7], course = 12, velocity = 4 },
| ]
|
| [[side]]
| name = "Battle group"
| edge = "top"
| flagship = 1
| ship = [
|   { class = "BB", name = "Anvil", at = [36, 43], course = 6, velocity = 4 },
|   { class = "EC", name = "Hammer", at = [28, 41], course = 6, velocity = 4 },
|   { class = "DD", name = "Tongs", at = [44, 41], course = 6, velocity = 4 },
| ]
= 572fa24c54f674da

turn 3
> 1  idle
> 2  idle
[FT-2.6] {"kind":"revealed","turn":3}
# turn 3: orders are revealed, both fleets move
[FT-2.4] {"kind":"moves","piece":"A1","from":[36000,20000],"bend":null,"to":[36000,24000],"turn":0,"thrust":0,"course":12,"velocity":4}
# A1 goes straight on to 36,24 on course 12 at velocity 4
[FT-2.4] {"kind":"moves","piece":"A2","from":[10000,7000],"bend":null,"to":[10000,11000],"turn":0,"thrust":0,"course":12,"velocity":4}
# A2 goes straight on to 10,11 on course 12 at velocity 4
[FT-2.4] {"kind":"moves","piece":"A3","from":[60000,7000],"bend":null,"to":[60000,11000],"turn":0,"thrust":0,"course":12,"velocity":4}
# A3 goes straight on to 60,11 on course 12 at velocity 4
[FT-2.4] {"kind":"moves","piece":"B1","from":[36000,30000],"bend":null,"to":[36000,28000],"turn":0,"thrust":0,"course":6,"velocity":2}
# B1 goes straight on to 36,28 on course 6 at velocity 2
[FT-2.4] {"kind":"moves","piece":"B2","from":[5000,41000],"bend":null,"to":[5000,37000],"turn":0,"thrust":0,"course":6,"velocity":4}
# B2 goes straight on to 5,37 on course 6 at velocity 4
[FT-2.4] {"kind":"moves","piece":"B3","from":[68000,41000],"bend":null,"to":[68000,37000],"turn":0,"thrust":0,"course":6,"velocity":4}
# B3 goes straight on to 68,37 on course 6 at velocity 4
[FT-4.1] {"kind":"begins","phase":"fighters"}
# fighters next
= 32f8ab1a7c25caf8

turn 3
> 1  G1 36,24 c12
[FT-4.7] {"kind":"flies","group":"AG1","to":[36000,24000],"course":12}
# AG1 flies to 36,24 and faces 12
= 869421d9557c0f7f

turn 3
> 1  G2 37,24 c12
[FT-4.7] {"kind":"flies","group":"AG2","to":[37000,24000],"course":12}
# AG2 flies to 37,24 and faces 12
[FT-4.1] {"kind":"begins","phase":"attacks"}
# attacks next
= 517e0d794266dd04

turn 3
> 1  G1 > B1; G2 > B1
[FT-4.1] {"kind":"begins","phase":"defence"}
# defence next
= 14e3aa5d5d53a8a2

turn 3
> 2  B1 > G1, G1, G2
> dice  6 5 6 4
  [FT-4.8] d6 = 6
[FT-4.8] {"kind":"defends","piece":"B1","group":"AG1","face":6,"left":0}
# B1 fires at AG1: 6, 0 fighters left
[FT-4.8] {"kind":"group-lost","group":"AG1"}
# AG1 is lost
  [FT-4.8] d6 = 5
[FT-4.8] {"kind":"defends","piece":"B1","group":"AG1","face":5,"left":0}
# B1 fires at AG1: 5, 0 fighters left
  [FT-4.8] d6 = 6
[FT-4.8] {"kind":"defends","piece":"B1","group":"AG2","face":6,"left":1}
# B1 fires at AG2: 6, 1 fighter left
  [FT-4.7] d6 = 4
[FT-4.7] {"kind":"attacks","group":"AG2","target":"B1","faces":[4],"points":1,"each":[1],"expects":666}
# AG2 attacks B1: 4: 1 point on B1
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 63c1a0af7658dbb0

turn 3
> 1  idle
> 2  idle
[FT-1.4] {"kind":"damage","piece":"B1","damage":1,"of":22}
# B1: 1 of 22 boxes crossed off
= b45e6b3819abd643

end
> 1  agrees
> 2  agrees
= b3f5c2033b4be2d0
