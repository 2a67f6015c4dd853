firing-arc record 2
game full-thrust 1
wording en 1
scenario line-duel
option thresholds on
option turn-limit 8
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "Line duel: heavy cruisers"
| brief = "One heavy cruiser a side, two guns to each bow. Whoever turns first shows a flank."
|
| [table]
| width = 72
| height = 48
|
| [[side]]
| name = "Teal"
| ship = [
|   { class = "HC", name = "Resolute", at = [20, 6], course = 12, velocity = 6 },
| ]
|
| [[side]]
| name = "Amber"
| ship = [
|   { class = "HC", name = "Intrepid", at = [52, 42], course = 6, velocity = 6 },
| ]
= 48eaa1fa007c880e

turn 1
> 1  A1 S1,+3
> 2  B1 S1,+3
[FT-2.6] {"kind":"revealed","turn":1}
# turn 1: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[20000,6000],"bend":null,"to":[24500,13794],"turn":1,"thrust":3,"course":1,"velocity":9}
# A1 moves S1,+3 to 24.5,13.794 on course 1 at velocity 9
[FT-2.2] {"kind":"moves","piece":"B1","from":[52000,42000],"bend":null,"to":[47500,34206],"turn":1,"thrust":3,"course":7,"velocity":9}
# B1 moves S1,+3 to 47.5,34.206 on course 7 at velocity 9
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= f5738b7152aea00c

turn 1
> 1  A1 > B1: A1, A2
> 2  B1 > A1: A1, A2
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B1"],"weapons":[["A1","A2"]]}
# A1 fires at B1 with A1, A2
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A1"],"weapons":[["A1","A2"]]}
# B1 fires at A1 with A1, A2
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"A1","target":"B1","range":30751,"arc":"fore","dice":1}
# A1 fires battery A1 at B1: 30.751 in, fore, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"B1","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"A2","target":"B1","range":30751,"arc":"fore","dice":1}
# A1 fires battery A2 at B1: 30.751 in, fore, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"B1","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on B1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A1","range":30751,"arc":"fore","dice":1}
# B1 fires battery A1 at A1: 30.751 in, fore, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A1","faces":[1],"points":0,"each":[0],"expects":666}
# 1: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A2","target":"A1","range":30751,"arc":"fore","dice":1}
# B1 fires battery A2 at A1: 30.751 in, fore, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A1","faces":[5],"points":1,"each":[1],"expects":666}
# 5: 1 point on A1
[FT-1.4] {"kind":"damage","piece":"A1","damage":1,"of":18}
# A1: 1 of 18 boxes crossed off
[FT-1.4] {"kind":"damage","piece":"B1","damage":2,"of":18}
# B1: 2 of 18 boxes crossed off
= 5684296c39715e21

turn 2
> 1  A1 S1,+2
> 2  B1 S1,+2
[FT-2.6] {"kind":"revealed","turn":2}
# turn 2: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[24500,13794],"bend":null,"to":[34026,19294],"turn":1,"thrust":2,"course":2,"velocity":11}
# A1 moves S1,+2 to 34.026,19.294 on course 2 at velocity 11
[FT-2.2] {"kind":"moves","piece":"B1","from":[47500,34206],"bend":null,"to":[37974,28706],"turn":1,"thrust":2,"course":8,"velocity":11}
# B1 moves S1,+2 to 37.974,28.706 on course 8 at velocity 11
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= fe2d1eba1f32be43

turn 2
> 1  A1 > B1: A1, A2, B1, B2, B3, B4
> 2  B1 > A1: A1, A2, B1, B2, B3, B4
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B1"],"weapons":[["A1","A2","B1","B2","B3","B4"]]}
# A1 fires at B1 with A1, A2, B1, B2, B3, B4
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A1"],"weapons":[["A1","A2","B1","B2","B3","B4"]]}
# B1 fires at A1 with A1, A2, B1, B2, B3, B4
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"A1","target":"B1","range":10206,"arc":"fore","dice":3}
# A1 fires battery A1 at B1: 10.206 in, fore, 3 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"B1","faces":[2,6,6],"points":4,"each":[0,2,2],"expects":2000}
# 2, 6, 6: 4 points on B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"A2","target":"B1","range":10206,"arc":"fore","dice":3}
# A1 fires battery A2 at B1: 10.206 in, fore, 3 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"B1","faces":[3,2,6],"points":2,"each":[0,0,2],"expects":2000}
# 3, 2, 6: 2 points on B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B1","target":"B1","range":10206,"arc":"fore","dice":2}
# A1 fires battery B1 at B1: 10.206 in, fore, 2 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"B1","faces":[2,1],"points":0,"each":[0,0],"expects":1333}
# 2, 1: no damage to B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B2","target":"B1","range":10206,"arc":"fore","dice":2}
# A1 fires battery B2 at B1: 10.206 in, fore, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B1","faces":[5,2],"points":1,"each":[1,0],"expects":1333}
# 5, 2: 1 point on B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B3","target":"B1","range":10206,"arc":"fore","dice":2}
# A1 fires battery B3 at B1: 10.206 in, fore, 2 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"B1","faces":[4,4],"points":2,"each":[1,1],"expects":1333}
# 4, 4: 2 points on B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B4","target":"B1","range":10206,"arc":"fore","dice":2}
# A1 fires battery B4 at B1: 10.206 in, fore, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"B1","faces":[3,3],"points":0,"each":[0,0],"expects":1333}
# 3, 3: no damage to B1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A1","range":10206,"arc":"fore","dice":3}
# B1 fires battery A1 at A1: 10.206 in, fore, 3 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A1","faces":[3,6,1],"points":2,"each":[0,2,0],"expects":2000}
# 3, 6, 1: 2 points on A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A2","target":"A1","range":10206,"arc":"fore","dice":3}
# B1 fires battery A2 at A1: 10.206 in, fore, 3 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A1","faces":[2,6,3],"points":2,"each":[0,2,0],"expects":2000}
# 2, 6, 3: 2 points on A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B1","target":"A1","range":10206,"arc":"fore","dice":2}
# B1 fires battery B1 at A1: 10.206 in, fore, 2 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A1","faces":[6,4],"points":3,"each":[2,1],"expects":1333}
# 6, 4: 3 points on A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B2","target":"A1","range":10206,"arc":"fore","dice":2}
# B1 fires battery B2 at A1: 10.206 in, fore, 2 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A1","faces":[2,6],"points":2,"each":[0,2],"expects":1333}
# 2, 6: 2 points on A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B3","target":"A1","range":10206,"arc":"fore","dice":2}
# B1 fires battery B3 at A1: 10.206 in, fore, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A1","faces":[1,4],"points":1,"each":[0,1],"expects":1333}
# 1, 4: 1 point on A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B4","target":"A1","range":10206,"arc":"fore","dice":2}
# B1 fires battery B4 at A1: 10.206 in, fore, 2 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A1","faces":[2,6],"points":2,"each":[0,2],"expects":1333}
# 2, 6: 2 points on A1
[FT-1.4] {"kind":"damage","piece":"A1","damage":13,"of":18}
# A1: 13 of 18 boxes crossed off
[FT-1.4] {"kind":"damage","piece":"B1","damage":11,"of":18}
# B1: 11 of 18 boxes crossed off
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"A1","face":3,"needs":6,"lost":false,"expects":166}
# A1 at point 1: battery A1 rolls 3 and holds
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"A2","face":3,"needs":6,"lost":false,"expects":166}
# A1 at point 1: battery A2 rolls 3 and holds
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"B1","face":3,"needs":6,"lost":false,"expects":166}
# A1 at point 1: battery B1 rolls 3 and holds
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"B2","face":3,"needs":6,"lost":false,"expects":166}
# A1 at point 1: battery B2 rolls 3 and holds
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"B3","face":3,"needs":6,"lost":false,"expects":166}
# A1 at point 1: battery B3 rolls 3 and holds
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"B4","face":1,"needs":6,"lost":false,"expects":166}
# A1 at point 1: battery B4 rolls 1 and holds
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"drive","face":1,"needs":6,"lost":false,"expects":166}
# A1 at point 1: drive rolls 1 and holds
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"F1","face":4,"needs":6,"lost":false,"expects":166}
# A1 at point 1: F1 rolls 4 and holds
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"F2","face":5,"needs":6,"lost":false,"expects":166}
# A1 at point 1: F2 rolls 5 and holds
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"A1","point":2,"system":"A1","face":4,"needs":4,"lost":true,"expects":500}
# A1 at point 2: battery A1 rolls 4 and lost
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"A1","point":2,"system":"A2","face":4,"needs":4,"lost":true,"expects":500}
# A1 at point 2: battery A2 rolls 4 and lost
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"A1","point":2,"system":"B1","face":3,"needs":4,"lost":false,"expects":500}
# A1 at point 2: battery B1 rolls 3 and holds
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"A1","point":2,"system":"B2","face":4,"needs":4,"lost":true,"expects":500}
# A1 at point 2: battery B2 rolls 4 and lost
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"A1","point":2,"system":"B3","face":6,"needs":4,"lost":true,"expects":500}
# A1 at point 2: battery B3 rolls 6 and lost
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"A1","point":2,"system":"B4","face":5,"needs":4,"lost":true,"expects":500}
# A1 at point 2: battery B4 rolls 5 and lost
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"A1","point":2,"system":"drive","face":2,"needs":4,"lost":false,"expects":500}
# A1 at point 2: drive rolls 2 and holds
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"A1","point":2,"system":"F1","face":6,"needs":4,"lost":true,"expects":500}
# A1 at point 2: F1 rolls 6 and lost
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"A1","point":2,"system":"F2","face":2,"needs":4,"lost":false,"expects":500}
# A1 at point 2: F2 rolls 2 and holds
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"A1","face":4,"needs":6,"lost":false,"expects":166}
# B1 at point 1: battery A1 rolls 4 and holds
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"A2","face":1,"needs":6,"lost":false,"expects":166}
# B1 at point 1: battery A2 rolls 1 and holds
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"B1","face":6,"needs":6,"lost":true,"expects":166}
# B1 at point 1: battery B1 rolls 6 and lost
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"B2","face":2,"needs":6,"lost":false,"expects":166}
# B1 at point 1: battery B2 rolls 2 and holds
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"B3","face":5,"needs":6,"lost":false,"expects":166}
# B1 at point 1: battery B3 rolls 5 and holds
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"B4","face":3,"needs":6,"lost":false,"expects":166}
# B1 at point 1: battery B4 rolls 3 and holds
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"drive","face":3,"needs":6,"lost":false,"expects":166}
# B1 at point 1: drive rolls 3 and holds
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"F1","face":1,"needs":6,"lost":false,"expects":166}
# B1 at point 1: F1 rolls 1 and holds
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"F2","face":6,"needs":6,"lost":true,"expects":166}
# B1 at point 1: F2 rolls 6 and lost
= 7f603da127500779

turn 3
> 1  A1 S2,-1
> 2  B1 P1,-2
[FT-2.6] {"kind":"revealed","turn":3}
# turn 3: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[34026,19294],"bend":null,"to":[42686,14294],"turn":2,"thrust":-1,"course":4,"velocity":10}
# A1 moves S2,-1 to 42.686,14.294 on course 4 at velocity 10
[FT-2.2] {"kind":"moves","piece":"B1","from":[37974,28706],"bend":null,"to":[33474,20912],"turn":-1,"thrust":-2,"course":7,"velocity":9}
# B1 moves P1,-2 to 33.474,20.912 on course 7 at velocity 9
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 90bd4c4e531db6ec

turn 3
> 1  A1 > B1: B1
> 2  B1 > A1: A1, B2
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B1"],"weapons":[["B1"]]}
# A1 fires at B1 with B1
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A1"],"weapons":[["A1","B2"]]}
# B1 fires at A1 with A1, B2
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B1","target":"B1","range":11342,"arc":"aft","dice":2}
# A1 fires battery B1 at B1: 11.342 in, aft, 2 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"B1","faces":[4,5],"points":2,"each":[1,1],"expects":1333}
# 4, 5: 2 points on B1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A1","range":11342,"arc":"port","dice":3}
# B1 fires battery A1 at A1: 11.342 in, port, 3 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A1","faces":[4,1,6],"points":3,"each":[1,0,2],"expects":2000}
# 4, 1, 6: 3 points on A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B2","target":"A1","range":11342,"arc":"port","dice":2}
# B1 fires battery B2 at A1: 11.342 in, port, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A1","faces":[5,5],"points":2,"each":[1,1],"expects":1333}
# 5, 5: 2 points on A1
[FT-1.4] {"kind":"damage","piece":"A1","damage":18,"of":18}
# A1: 18 of 18 boxes crossed off
[FT-1.4] {"kind":"damage","piece":"B1","damage":13,"of":18}
# B1: 13 of 18 boxes crossed off
[FT-3.5] {"kind":"destroyed","piece":"A1"}
# A1 is destroyed
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"B1","point":2,"system":"A1","face":4,"needs":4,"lost":true,"expects":500}
# B1 at point 2: battery A1 rolls 4 and lost
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"B1","point":2,"system":"A2","face":2,"needs":4,"lost":false,"expects":500}
# B1 at point 2: battery A2 rolls 2 and holds
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"B1","point":2,"system":"B2","face":5,"needs":4,"lost":true,"expects":500}
# B1 at point 2: battery B2 rolls 5 and lost
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"B1","point":2,"system":"B3","face":6,"needs":4,"lost":true,"expects":500}
# B1 at point 2: battery B3 rolls 6 and lost
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"B1","point":2,"system":"B4","face":5,"needs":4,"lost":true,"expects":500}
# B1 at point 2: battery B4 rolls 5 and lost
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"B1","point":2,"system":"drive","face":4,"needs":4,"lost":true,"expects":500}
# B1 at point 2: drive rolls 4 and lost
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"B1","point":2,"system":"F1","face":6,"needs":4,"lost":true,"expects":500}
# B1 at point 2: F1 rolls 6 and lost
[FT-5.1] {"kind":"over","winner":2,"points":[13,18]}
# side 2 wins; points 13 to 18
= 2e6ab01da445c2d0
