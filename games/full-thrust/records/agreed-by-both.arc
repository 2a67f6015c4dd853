firing-arc record 2
game full-thrust 1
wording en 1
scenario carrier-strike
option morale on
seat 1 random
seat 2 random
dice seed 17
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
= 84cdf0354e59086d

turn 1
> 1  A1 P1,-1; A2 +3; A3 P1,-3
> 2  B2 S3; B3 S1,-2
[FT-2.6] {"kind":"revealed","turn":1}
# turn 1: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[36000,5000],"bend":null,"to":[34500,7598],"turn":-1,"thrust":-1,"course":11,"velocity":3}
# A1 moves P1,-1 to 34.5,7.598 on course 11 at velocity 3
[FT-2.2] {"kind":"moves","piece":"A2","from":[28000,7000],"bend":null,"to":[28000,14000],"turn":0,"thrust":3,"course":12,"velocity":7}
# A2 moves +3 to 28,14 on course 12 at velocity 7
[FT-2.2] {"kind":"moves","piece":"A3","from":[44000,7000],"bend":null,"to":[43500,7866],"turn":-1,"thrust":-3,"course":11,"velocity":1}
# A3 moves P1,-3 to 43.5,7.866 on course 11 at velocity 1
[FT-2.4] {"kind":"moves","piece":"B1","from":[36000,43000],"bend":null,"to":[36000,39000],"turn":0,"thrust":0,"course":6,"velocity":4}
# B1 goes straight on to 36,39 on course 6 at velocity 4
[FT-2.2] {"kind":"moves","piece":"B2","from":[28000,41000],"bend":null,"to":[24000,41000],"turn":3,"thrust":0,"course":9,"velocity":4}
# B2 moves S3 to 24,41 on course 9 at velocity 4
[FT-2.2] {"kind":"moves","piece":"B3","from":[44000,41000],"bend":null,"to":[43000,39268],"turn":1,"thrust":-2,"course":7,"velocity":2}
# B3 moves S1,-2 to 43,39.268 on course 7 at velocity 2
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 05bfffe4ce1357e0

turn 1
> 2  B1 > A1: A2; B2 > A2: A1
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A1"],"weapons":[["A2"]]}
# B1 fires at A1 with A2
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A2"],"weapons":[["A1"]]}
# B2 fires at A2 with A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A2","target":"A1","range":31437,"arc":"fore","dice":1}
# B1 fires battery A2 at A1: 31.437 in, fore, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A1","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A1","target":"A2","range":27294,"arc":"port","dice":1}
# B2 fires battery A1 at A2: 27.294 in, port, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A2","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on A2
[FT-1.4] {"kind":"damage","piece":"A2","damage":2,"of":8}
# A2: 2 of 8 boxes crossed off
= 501f36e70edd0c43

turn 2
> 1  A1 S1,+1; A2 P2,+4
> 2  B1 S1,-2; B2 S1,-3; B3 P3
[FT-2.6] {"kind":"revealed","turn":2}
# turn 2: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[34500,7598],"bend":null,"to":[34500,11598],"turn":1,"thrust":1,"course":12,"velocity":4}
# A1 moves S1,+1 to 34.5,11.598 on course 12 at velocity 4
[FT-2.2] {"kind":"moves","piece":"A2","from":[28000,14000],"bend":null,"to":[18474,19500],"turn":-2,"thrust":4,"course":10,"velocity":11}
# A2 moves P2,+4 to 18.474,19.5 on course 10 at velocity 11
[FT-2.4] {"kind":"moves","piece":"A3","from":[43500,7866],"bend":null,"to":[43000,8732],"turn":0,"thrust":0,"course":11,"velocity":1}
# A3 goes straight on to 43,8.732 on course 11 at velocity 1
[FT-2.2] {"kind":"moves","piece":"B1","from":[36000,39000],"bend":null,"to":[35000,37268],"turn":1,"thrust":-2,"course":7,"velocity":2}
# B1 moves S1,-2 to 35,37.268 on course 7 at velocity 2
[FT-2.2] {"kind":"moves","piece":"B2","from":[24000,41000],"bend":null,"to":[23134,41500],"turn":1,"thrust":-3,"course":10,"velocity":1}
# B2 moves S1,-3 to 23.134,41.5 on course 10 at velocity 1
[FT-2.2] {"kind":"moves","piece":"B3","from":[43000,39268],"bend":null,"to":[44732,38268],"turn":-3,"thrust":0,"course":4,"velocity":2}
# B3 moves P3 to 44.732,38.268 on course 4 at velocity 2
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 1675fee610d9fe0d

turn 2
> 1  idle
> 2  B1 > A3: A1; B1 > A1: A3, A4; B2 > A2: B1, B2
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A3","A1"],"weapons":[["A1"],["A3","A4"]]}
# B1 fires at A3 with A1, A1 with A3, A4
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A2"],"weapons":[["B1","B2"]]}
# B2 fires at A2 with B1, B2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A3","range":29636,"arc":"port","dice":1}
# B1 fires battery A1 at A3: 29.636 in, port, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A3","faces":[2],"points":0,"each":[0],"expects":666}
# 2: no damage to A3
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A3","target":"A1","range":25674,"arc":"fore","dice":1}
# B1 fires battery A3 at A1: 25.674 in, fore, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A1","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A4","target":"A1","range":25674,"arc":"fore","dice":1}
# B1 fires battery A4 at A1: 25.674 in, fore, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A1","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on A1
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B1","target":"A2","range":22488,"arc":"port","dice":1}
# B2 fires battery B1 at A2: 22.488 in, port, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A2","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to A2
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B2","target":"A2","range":22488,"arc":"port","dice":1}
# B2 fires battery B2 at A2: 22.488 in, port, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A2","faces":[2],"points":0,"each":[0],"expects":666}
# 2: no damage to A2
[FT-1.4] {"kind":"damage","piece":"A1","damage":4,"of":24}
# A1: 4 of 24 boxes crossed off
= 1b88aa097c2cba38

turn 3
> 1  A1 -1; A2 +1; A3 P1,+4
> 2  B1 S2,+2; B2 P2,+2; B3 S1,-2
[FT-2.6] {"kind":"revealed","turn":3}
# turn 3: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[34500,11598],"bend":null,"to":[34500,14598],"turn":0,"thrust":-1,"course":12,"velocity":3}
# A1 moves -1 to 34.5,14.598 on course 12 at velocity 3
[FT-2.2] {"kind":"moves","piece":"A2","from":[18474,19500],"bend":null,"to":[8082,25500],"turn":0,"thrust":1,"course":10,"velocity":12}
# A2 moves +1 to 8.082,25.5 on course 10 at velocity 12
[FT-2.2] {"kind":"moves","piece":"A3","from":[43000,8732],"bend":null,"to":[38670,11232],"turn":-1,"thrust":4,"course":10,"velocity":5}
# A3 moves P1,+4 to 38.67,11.232 on course 10 at velocity 5
[FT-2.2] {"kind":"moves","piece":"B1","from":[35000,37268],"bend":null,"to":[31000,37268],"turn":2,"thrust":2,"course":9,"velocity":4}
# B1 moves S2,+2 to 31,37.268 on course 9 at velocity 4
[FT-2.2] {"kind":"moves","piece":"B2","from":[23134,41500],"bend":null,"to":[20536,40000],"turn":-2,"thrust":2,"course":8,"velocity":3}
# B2 moves P2,+2 to 20.536,40 on course 8 at velocity 3
[FT-2.2] {"kind":"moves","piece":"B3","from":[44732,38268],"bend":null,"to":[44732,38268],"turn":1,"thrust":-2,"course":5,"velocity":0}
# B3 moves S1,-2 to 44.732,38.268 on course 5 at velocity 0
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 007934a583a13f5c

turn 3
> 1  A1 > B1: B2; A2 > B2: B1, B2
> 2  B1 > A2: A1; B1 > A1: A2; B1 > A2: A4; B1 > A1: B1, B2; B2 > A2: B3
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B1"],"weapons":[["B2"]]}
# A1 fires at B1 with B2
[FT-3.7] {"kind":"declares","piece":"A2","targets":["B2"],"weapons":[["B1","B2"]]}
# A2 fires at B2 with B1, B2
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A2","A1"],"weapons":[["A1","A4"],["A2","B1","B2"]]}
# B1 fires at A2 with A1, A4, A1 with A2, B1, B2
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A2"],"weapons":[["B3"]]}
# B2 fires at A2 with B3
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B2","target":"B1","range":22938,"arc":"fore","dice":1}
# A1 fires battery B2 at B1: 22.938 in, fore, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"B1","faces":[4],"points":1,"each":[1],"expects":666}
# 4: 1 point on B1
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"B1","target":"B2","range":19114,"arc":"starboard","dice":1}
# A2 fires battery B1 at B2: 19.114 in, starboard, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"B2","faces":[5],"points":1,"each":[1],"expects":666}
# 5: 1 point on B2
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"B2","target":"B2","range":19114,"arc":"starboard","dice":1}
# A2 fires battery B2 at B2: 19.114 in, starboard, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"B2","faces":[4],"points":1,"each":[1],"expects":666}
# 4: 1 point on B2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A2","range":25762,"arc":"fore","dice":1}
# B1 fires battery A1 at A2: 25.762 in, fore, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A2","faces":[1],"points":0,"each":[0],"expects":666}
# 1: no damage to A2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A2","target":"A1","range":22938,"arc":"port","dice":2}
# B1 fires battery A2 at A1: 22.938 in, port, 2 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A1","faces":[6,5],"points":3,"each":[2,1],"expects":1333}
# 6, 5: 3 points on A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A4","target":"A2","range":25762,"arc":"fore","dice":1}
# B1 fires battery A4 at A2: 25.762 in, fore, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A2","faces":[5],"points":1,"each":[1],"expects":666}
# 5: 1 point on A2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B1","target":"A1","range":22938,"arc":"port","dice":1}
# B1 fires battery B1 at A1: 22.938 in, port, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A1","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B2","target":"A1","range":22938,"arc":"port","dice":1}
# B1 fires battery B2 at A1: 22.938 in, port, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A1","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B3","target":"A2","range":19114,"arc":"fore","dice":1}
# B2 fires battery B3 at A2: 19.114 in, fore, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A2","faces":[5],"points":1,"each":[1],"expects":666}
# 5: 1 point on A2
[FT-1.4] {"kind":"damage","piece":"A1","damage":7,"of":24}
# A1: 7 of 24 boxes crossed off
[FT-1.4] {"kind":"damage","piece":"A2","damage":4,"of":8}
# A2: 4 of 8 boxes crossed off
[FT-1.4] {"kind":"damage","piece":"B1","damage":1,"of":22}
# B1: 1 of 22 boxes crossed off
[FT-1.4] {"kind":"damage","piece":"B2","damage":2,"of":14}
# B2: 2 of 14 boxes crossed off
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"B1","face":4,"needs":6,"lost":false,"expects":166}
# A1 at point 1: battery B1 rolls 4 and holds
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"B2","face":2,"needs":6,"lost":false,"expects":166}
# A1 at point 1: battery B2 rolls 2 and holds
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"B3","face":5,"needs":6,"lost":false,"expects":166}
# A1 at point 1: battery B3 rolls 5 and holds
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"B4","face":6,"needs":6,"lost":true,"expects":166}
# A1 at point 1: battery B4 rolls 6 and lost
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"drive","face":5,"needs":6,"lost":false,"expects":166}
# A1 at point 1: drive rolls 5 and holds
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"F1","face":4,"needs":6,"lost":false,"expects":166}
# A1 at point 1: F1 rolls 4 and holds
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"F2","face":6,"needs":6,"lost":true,"expects":166}
# A1 at point 1: F2 rolls 6 and lost
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"F3","face":2,"needs":6,"lost":false,"expects":166}
# A1 at point 1: F3 rolls 2 and holds
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"A2","point":1,"system":"B1","face":2,"needs":4,"lost":false,"expects":500}
# A2 at point 1: battery B1 rolls 2 and holds
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"A2","point":1,"system":"B2","face":5,"needs":4,"lost":true,"expects":500}
# A2 at point 1: battery B2 rolls 5 and lost
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"A2","point":1,"system":"C1","face":2,"needs":4,"lost":false,"expects":500}
# A2 at point 1: battery C1 rolls 2 and holds
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"A2","point":1,"system":"drive","face":4,"needs":4,"lost":true,"expects":500}
# A2 at point 1: drive rolls 4 and lost
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"A2","point":1,"system":"F1","face":1,"needs":4,"lost":false,"expects":500}
# A2 at point 1: F1 rolls 1 and holds
= 3da786155c24be03

turn 4
> 1  A1 S1,-1; A2 S1,+1; A3 P3,+2
> 2  B1 +2; B2 S2,+3; B3 P2,+3
[FT-2.6] {"kind":"revealed","turn":4}
# turn 4: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[34500,14598],"bend":null,"to":[35500,16330],"turn":1,"thrust":-1,"course":1,"velocity":2}
# A1 moves S1,-1 to 35.5,16.33 on course 1 at velocity 2
[FT-2.2] {"kind":"moves","piece":"A2","from":[8082,25500],"bend":null,"to":[1582,36758],"turn":1,"thrust":1,"course":11,"velocity":13}
# A2 moves S1,+1 to 1.582,36.758 on course 11 at velocity 13
[FT-2.2] {"kind":"moves","piece":"A3","from":[38670,11232],"bend":null,"to":[35170,5170],"turn":-3,"thrust":2,"course":7,"velocity":7}
# A3 moves P3,+2 to 35.17,5.17 on course 7 at velocity 7
[FT-2.2] {"kind":"moves","piece":"B1","from":[31000,37268],"bend":null,"to":[25000,37268],"turn":0,"thrust":2,"course":9,"velocity":6}
# B1 moves +2 to 25,37.268 on course 9 at velocity 6
[FT-2.2] {"kind":"moves","piece":"B2","from":[20536,40000],"bend":null,"to":[15340,43000],"turn":2,"thrust":3,"course":10,"velocity":6}
# B2 moves S2,+3 to 15.34,43 on course 10 at velocity 6
[FT-2.2] {"kind":"moves","piece":"B3","from":[44732,38268],"bend":null,"to":[47732,38268],"turn":-2,"thrust":3,"course":3,"velocity":3}
# B3 moves P2,+3 to 47.732,38.268 on course 3 at velocity 3
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= a9ead0638e41d72a

end
> 1  agrees
> 2  agrees
= 4f6e36b56b688826
