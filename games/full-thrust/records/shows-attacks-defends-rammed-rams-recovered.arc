firing-arc record 2
game full-thrust 1
wording en 1
scenario example
seat 1 
seat 2 
dice typed
position turn 3; A1 36,2 c12 v4; A2 24,12 c12 v6; A3 2,2 c9 v6; B1 36,22 c6 v4; B2 24,25 c6 v6; B3 70,40 c6 v4 hidden; AG1 36,12 c12 flying fighters 6 rank 1; AG2 38,8 c12 flying fighters 3 rank 2
| title = "Example"
| table = { width = 72, height = 48 }
| options = { thresholds = true, bogeys = true, dummies = 1, fighters = true, anti-fighter = true, ramming = true }
| [[side]]
| ship = [{ class = "CA", at = [36, 2], course = 12, velocity = 4 }, { class = "DD", at = [24, 12], course = 12, velocity = 6 }, { class = "FF", at = [2, 2], course = 9, velocity = 6 }]
| [[side]]
| ship = [{ class = "DN", at = [36, 22], course = 6, velocity = 4 }, { class = "DD", at = [24, 25], course = 6, velocity = 6 }, { class = "dummy", at = [70, 40], course = 6, velocity = 4 }]
= 5bf7434bb5cb0013

turn 3
> 1  A1 +0; recover G2; A2 +0; ram B2
> 2  B1 +0; launch 1
> dice  5 6 1 1 1
[FT-2.6] {"kind":"revealed","turn":3}
# turn 3: orders are revealed, both fleets move
[FT-2.4] {"kind":"moves","piece":"A1","from":[36000,2000],"bend":null,"to":[36000,6000],"turn":0,"thrust":0,"course":12,"velocity":4}
# A1 goes straight on to 36,6 on course 12 at velocity 4
[FT-2.4] {"kind":"moves","piece":"A2","from":[24000,12000],"bend":null,"to":[24000,18000],"turn":0,"thrust":0,"course":12,"velocity":6}
# A2 goes straight on to 24,18 on course 12 at velocity 6
[FT-2.4] {"kind":"moves","piece":"A3","from":[2000,2000],"bend":null,"to":[-4000,2000],"turn":0,"thrust":0,"course":9,"velocity":6}
# A3 goes straight on to -4,2 on course 9 at velocity 6
[FT-2.4] {"kind":"moves","piece":"B1","from":[36000,22000],"bend":null,"to":[36000,18000],"turn":0,"thrust":0,"course":6,"velocity":4}
# B1 goes straight on to 36,18 on course 6 at velocity 4
[FT-4.7] {"kind":"launched","piece":"B1","group":"BG1","at":[36000,20000]}
# B1 launches BG1 at 36,20
[FT-2.4] {"kind":"moves","piece":"B2","from":[24000,25000],"bend":null,"to":[24000,19000],"turn":0,"thrust":0,"course":6,"velocity":6}
# B2 goes straight on to 24,19 on course 6 at velocity 6
[FT-2.4] {"kind":"moves","piece":"B3","from":[70000,40000],"bend":null,"to":[70000,36000],"turn":0,"thrust":0,"course":6,"velocity":4}
# B3 goes straight on to 70,36 on course 6 at velocity 4
  [FT-2.7] d6 = 5
[FT-2.7] {"kind":"leaves","piece":"A3","edge":"left","back":9}
# A3 leaves by the left edge and may return from turn 9 on
  [FT-4.11] d6 = 6
  [FT-4.11] d6 = 1
[FT-4.11] {"kind":"rams","piece":"A2","target":"B2","own":[6,6],"other":[1,6]}
# A2 rams B2: 6 + 6 against 1 + 6: rammed
  [FT-4.11] d6 = 1
  [FT-4.11] d6 = 1
[FT-4.11] {"kind":"rammed","piece":"A2","target":"B2","sum":2,"points":2}
# 2D6 are 2: 2 points on A2 and B2 each
[FT-4.1] {"kind":"begins","phase":"scans"}
# scans next
= 58c830c9415d0e9f

turn 3
> 1  A1 scan B3
[FT-4.5] {"kind":"scans","piece":"A1","target":"B3"}
# A1 scans B3
[FT-4.5] {"kind":"dummy","piece":"B3"}
# B3 is a dummy and is removed
[FT-4.7] {"kind":"recovered","piece":"A1","group":"AG2"}
# A1 recovers AG2
[FT-4.1] {"kind":"begins","phase":"fighters"}
# fighters next
= db11805627d47c8e

turn 3
> 1  G1 36,15 c12
[FT-4.7] {"kind":"flies","group":"AG1","to":[36000,15000],"course":12}
# AG1 flies to 36,15 and faces 12
= c3e8321846d4342e

turn 3
> 2  G1 40,12 c10
[FT-4.7] {"kind":"flies","group":"BG1","to":[40000,12000],"course":10}
# BG1 flies to 40,12 and faces 10
[FT-4.1] {"kind":"begins","phase":"attacks"}
# attacks next
= ba30ca484a981914

turn 3
> 1  G1 > B1
[FT-4.1] {"kind":"begins","phase":"defence"}
# defence next
= 55b62d79b97c2b69

turn 3
> 2  B1 > G1, G1, G1
> dice  5 2 6 4 6 1
  [FT-4.8] d6 = 5
[FT-4.8] {"kind":"defends","piece":"B1","group":"AG1","face":5,"left":5}
# B1 fires at AG1: 5, 5 fighters left
  [FT-4.8] d6 = 2
[FT-4.8] {"kind":"defends","piece":"B1","group":"AG1","face":2,"left":5}
# B1 fires at AG1: 2, 5 fighters left
  [FT-4.8] d6 = 6
[FT-4.8] {"kind":"defends","piece":"B1","group":"AG1","face":6,"left":3}
# B1 fires at AG1: 6, 3 fighters left
  [FT-4.7] d6 = 4
  [FT-4.7] d6 = 6
  [FT-4.7] d6 = 1
[FT-4.7] {"kind":"attacks","group":"AG1","target":"B1","faces":[4,6,1],"points":3,"each":[1,2,0],"expects":2000}
# AG1 attacks B1: 4, 6, 1: 3 points on B1
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 1081060b06e3e142

turn 3
> 1  A1 > B1: B1, B2
> 2  B1 > A1: A1
> dice  6 6 6 1 1 2 5 6 1 1 1 1 1 1 1 1 1 1 1 1 1 1
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B1"],"weapons":[["B1","B2"]]}
# A1 fires at B1 with B1, B2
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A1"],"weapons":[["A1"]]}
# B1 fires at A1 with A1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B1","target":"B1","range":12000,"arc":"fore","dice":2}
# A1 fires battery B1 at B1: 12 in, fore, 2 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"B1","faces":[6,6],"points":4,"each":[2,2],"expects":1333}
# 6, 6: 4 points on B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B2","target":"B1","range":12000,"arc":"fore","dice":2}
# A1 fires battery B2 at B1: 12 in, fore, 2 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"B1","faces":[6,1],"points":2,"each":[2,0],"expects":1333}
# 6, 1: 2 points on B1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A1","range":12000,"arc":"fore","dice":3}
# B1 fires battery A1 at A1: 12 in, fore, 3 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A1","faces":[1,2,5],"points":1,"each":[0,0,1],"expects":2000}
# 1, 2, 5: 1 point on A1
[FT-1.4] {"kind":"damage","piece":"A1","damage":1,"of":24}
# A1: 1 of 24 boxes crossed off
[FT-1.4] {"kind":"damage","piece":"A2","damage":2,"of":8}
# A2: 2 of 8 boxes crossed off
[FT-1.4] {"kind":"damage","piece":"B1","damage":9,"of":28}
# B1: 9 of 28 boxes crossed off
[FT-1.4] {"kind":"damage","piece":"B2","damage":2,"of":8}
# B2: 2 of 8 boxes crossed off
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"A1","face":6,"needs":6,"lost":true,"expects":166}
# B1 at point 1: battery A1 rolls 6 and lost
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"A2","face":1,"needs":6,"lost":false,"expects":166}
# B1 at point 1: battery A2 rolls 1 and holds
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"A3","face":1,"needs":6,"lost":false,"expects":166}
# B1 at point 1: battery A3 rolls 1 and holds
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"A4","face":1,"needs":6,"lost":false,"expects":166}
# B1 at point 1: battery A4 rolls 1 and holds
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"A5","face":1,"needs":6,"lost":false,"expects":166}
# B1 at point 1: battery A5 rolls 1 and holds
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"A6","face":1,"needs":6,"lost":false,"expects":166}
# B1 at point 1: battery A6 rolls 1 and holds
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"A7","face":1,"needs":6,"lost":false,"expects":166}
# B1 at point 1: battery A7 rolls 1 and holds
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"B1","face":1,"needs":6,"lost":false,"expects":166}
# B1 at point 1: battery B1 rolls 1 and holds
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"B2","face":1,"needs":6,"lost":false,"expects":166}
# B1 at point 1: battery B2 rolls 1 and holds
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"B3","face":1,"needs":6,"lost":false,"expects":166}
# B1 at point 1: battery B3 rolls 1 and holds
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"B4","face":1,"needs":6,"lost":false,"expects":166}
# B1 at point 1: battery B4 rolls 1 and holds
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"drive","face":1,"needs":6,"lost":false,"expects":166}
# B1 at point 1: drive rolls 1 and holds
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"F1","face":1,"needs":6,"lost":false,"expects":166}
# B1 at point 1: F1 rolls 1 and holds
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"F2","face":1,"needs":6,"lost":false,"expects":166}
# B1 at point 1: F2 rolls 1 and holds
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"F3","face":1,"needs":6,"lost":false,"expects":166}
# B1 at point 1: F3 rolls 1 and holds
= 19445d3b4c2f23ed

end
> 1  agrees
> 2  agrees
= 40974d57a5e82477
