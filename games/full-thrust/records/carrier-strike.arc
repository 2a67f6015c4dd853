firing-arc record 2
game full-thrust 1
wording en 1
scenario carrier-strike
option turn-limit 6
seat 1 Hasty
seat 2 Rash
dice seed 9
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
= cf8b38caa1dfe36d

turn 1
> 1  A2 S1,-3; A3 P1,+1
> 2  B1 -3; B2 P1,+1; B3 S3,-3
[FT-2.6] {"kind":"revealed","turn":1}
# turn 1: orders are revealed, both fleets move
[FT-2.4] {"kind":"moves","piece":"A1","from":[36000,5000],"bend":null,"to":[36000,9000],"turn":0,"thrust":0,"course":12,"velocity":4}
# A1 goes straight on to 36,9 on course 12 at velocity 4
[FT-2.2] {"kind":"moves","piece":"A2","from":[28000,7000],"bend":null,"to":[28500,7866],"turn":1,"thrust":-3,"course":1,"velocity":1}
# A2 moves S1,-3 to 28.5,7.866 on course 1 at velocity 1
[FT-2.2] {"kind":"moves","piece":"A3","from":[44000,7000],"bend":null,"to":[41500,11330],"turn":-1,"thrust":1,"course":11,"velocity":5}
# A3 moves P1,+1 to 41.5,11.33 on course 11 at velocity 5
[FT-2.2] {"kind":"moves","piece":"B1","from":[36000,43000],"bend":null,"to":[36000,42000],"turn":0,"thrust":-3,"course":6,"velocity":1}
# B1 moves -3 to 36,42 on course 6 at velocity 1
[FT-2.2] {"kind":"moves","piece":"B2","from":[28000,41000],"bend":null,"to":[30500,36670],"turn":-1,"thrust":1,"course":5,"velocity":5}
# B2 moves P1,+1 to 30.5,36.67 on course 5 at velocity 5
[FT-2.2] {"kind":"moves","piece":"B3","from":[44000,41000],"bend":null,"to":[43000,41000],"turn":3,"thrust":-3,"course":9,"velocity":1}
# B3 moves S3,-3 to 43,41 on course 9 at velocity 1
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= e4e271a58267641e

turn 1
> 2  B1 > A3: A1, A2, A4
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A3"],"weapons":[["A1","A2","A4"]]}
# B1 fires at A3 with A1, A2, A4
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A3","range":31159,"arc":"fore","dice":1}
# B1 fires battery A1 at A3: 31.159 in, fore, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A3","faces":[5],"points":1,"each":[1],"expects":666}
# 5: 1 point on A3
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A2","target":"A3","range":31159,"arc":"fore","dice":1}
# B1 fires battery A2 at A3: 31.159 in, fore, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A3","faces":[4],"points":1,"each":[1],"expects":666}
# 4: 1 point on A3
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A4","target":"A3","range":31159,"arc":"fore","dice":1}
# B1 fires battery A4 at A3: 31.159 in, fore, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A3","faces":[2],"points":0,"each":[0],"expects":666}
# 2: no damage to A3
[FT-1.4] {"kind":"damage","piece":"A3","damage":2,"of":8}
# A3: 2 of 8 boxes crossed off
= acb3f105cc4fe422

turn 2
> 1  A1 S1; A2 +3; A3 S1
> 2  B1 P2; B2 P1; B3 P2,+3
[FT-2.6] {"kind":"revealed","turn":2}
# turn 2: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[36000,9000],"bend":null,"to":[38000,12464],"turn":1,"thrust":0,"course":1,"velocity":4}
# A1 moves S1 to 38,12.464 on course 1 at velocity 4
[FT-2.2] {"kind":"moves","piece":"A2","from":[28500,7866],"bend":null,"to":[30500,11330],"turn":0,"thrust":3,"course":1,"velocity":4}
# A2 moves +3 to 30.5,11.33 on course 1 at velocity 4
[FT-2.2] {"kind":"moves","piece":"A3","from":[41500,11330],"bend":null,"to":[41500,16330],"turn":1,"thrust":0,"course":12,"velocity":5}
# A3 moves S1 to 41.5,16.33 on course 12 at velocity 5
[FT-2.2] {"kind":"moves","piece":"B1","from":[36000,42000],"bend":null,"to":[36866,41500],"turn":-2,"thrust":0,"course":4,"velocity":1}
# B1 moves P2 to 36.866,41.5 on course 4 at velocity 1
[FT-2.2] {"kind":"moves","piece":"B2","from":[30500,36670],"bend":null,"to":[34830,34170],"turn":-1,"thrust":0,"course":4,"velocity":5}
# B2 moves P1 to 34.83,34.17 on course 4 at velocity 5
[FT-2.2] {"kind":"moves","piece":"B3","from":[43000,41000],"bend":null,"to":[41000,37536],"turn":-2,"thrust":3,"course":7,"velocity":4}
# B3 moves P2,+3 to 41,37.536 on course 7 at velocity 4
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 167ebc0c670ff037

turn 2
> 1  A1 > B2: B2; A2 > B2: B1, B2; A3 > B2: B1
> 2  B1 > A2: A3, A4; B2 > A3: A1, B1; B2 > A2: B3, B4; B3 > A3: B1
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B2"],"weapons":[["B2"]]}
# A1 fires at B2 with B2
[FT-3.7] {"kind":"declares","piece":"A2","targets":["B2"],"weapons":[["B1","B2"]]}
# A2 fires at B2 with B1, B2
[FT-3.7] {"kind":"declares","piece":"A3","targets":["B2"],"weapons":[["B1"]]}
# A3 fires at B2 with B1
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A2"],"weapons":[["A3","A4"]]}
# B1 fires at A2 with A3, A4
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A3","A2"],"weapons":[["A1","B1"],["B3","B4"]]}
# B2 fires at A3 with A1, B1, A2 with B3, B4
[FT-3.7] {"kind":"declares","piece":"B3","targets":["A3"],"weapons":[["B1"]]}
# B3 fires at A3 with B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B2","target":"B2","range":21936,"arc":"fore","dice":1}
# A1 fires battery B2 at B2: 21.936 in, fore, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"B2","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on B2
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"B1","target":"B2","range":23246,"arc":"fore","dice":1}
# A2 fires battery B1 at B2: 23.246 in, fore, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B2","faces":[2],"points":0,"each":[0],"expects":666}
# 2: no damage to B2
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"B2","target":"B2","range":23246,"arc":"fore","dice":1}
# A2 fires battery B2 at B2: 23.246 in, fore, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"B2","faces":[5],"points":1,"each":[1],"expects":666}
# 5: 1 point on B2
[FT-3.1] {"kind":"fires","piece":"A3","weapon":"B1","target":"B2","range":19046,"arc":"fore","dice":1}
# A3 fires battery B1 at B2: 19.046 in, fore, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"B2","faces":[5],"points":1,"each":[1],"expects":666}
# 5: 1 point on B2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A3","target":"A2","range":30834,"arc":"starboard","dice":1}
# B1 fires battery A3 at A2: 30.834 in, starboard, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A2","faces":[1],"points":0,"each":[0],"expects":666}
# 1: no damage to A2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A4","target":"A2","range":30834,"arc":"starboard","dice":1}
# B1 fires battery A4 at A2: 30.834 in, starboard, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A2","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to A2
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A1","target":"A3","range":19046,"arc":"fore","dice":2}
# B2 fires battery A1 at A3: 19.046 in, fore, 2 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A3","faces":[4,6],"points":3,"each":[1,2],"expects":1333}
# 4, 6: 3 points on A3
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B1","target":"A3","range":19046,"arc":"fore","dice":1}
# B2 fires battery B1 at A3: 19.046 in, fore, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A3","faces":[2],"points":0,"each":[0],"expects":666}
# 2: no damage to A3
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B3","target":"A2","range":23246,"arc":"starboard","dice":1}
# B2 fires battery B3 at A2: 23.246 in, starboard, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A2","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on A2
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B4","target":"A2","range":23246,"arc":"starboard","dice":1}
# B2 fires battery B4 at A2: 23.246 in, starboard, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A2","faces":[5],"points":1,"each":[1],"expects":666}
# 5: 1 point on A2
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"B1","target":"A3","range":21211,"arc":"fore","dice":1}
# B3 fires battery B1 at A3: 21.211 in, fore, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A3","faces":[5],"points":1,"each":[1],"expects":666}
# 5: 1 point on A3
[FT-1.4] {"kind":"damage","piece":"A2","damage":3,"of":8}
# A2: 3 of 8 boxes crossed off
[FT-1.4] {"kind":"damage","piece":"A3","damage":6,"of":8}
# A3: 6 of 8 boxes crossed off
[FT-1.4] {"kind":"damage","piece":"B2","damage":4,"of":14}
# B2: 4 of 14 boxes crossed off
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"A3","point":1,"system":"B1","face":3,"needs":4,"lost":false,"expects":500}
# A3 at point 1: battery B1 rolls 3 and holds
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"A3","point":1,"system":"B2","face":5,"needs":4,"lost":true,"expects":500}
# A3 at point 1: battery B2 rolls 5 and lost
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"A3","point":1,"system":"C1","face":6,"needs":4,"lost":true,"expects":500}
# A3 at point 1: battery C1 rolls 6 and lost
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"A3","point":1,"system":"drive","face":4,"needs":4,"lost":true,"expects":500}
# A3 at point 1: drive rolls 4 and lost
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"A3","point":1,"system":"F1","face":1,"needs":4,"lost":false,"expects":500}
# A3 at point 1: F1 rolls 1 and holds
= 0eed41a4886eda22

turn 3
> 1  A1 P1,+1; A2 P2,+2; A3 -1
> 2  B1 S1,+3; B2 P2,+1; B3 S3,+1
[FT-2.6] {"kind":"revealed","turn":3}
# turn 3: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[38000,12464],"bend":null,"to":[38000,17464],"turn":-1,"thrust":1,"course":12,"velocity":5}
# A1 moves P1,+1 to 38,17.464 on course 12 at velocity 5
[FT-2.2] {"kind":"moves","piece":"A2","from":[30500,11330],"bend":null,"to":[27500,16526],"turn":-2,"thrust":2,"course":11,"velocity":6}
# A2 moves P2,+2 to 27.5,16.526 on course 11 at velocity 6
[FT-2.2] {"kind":"moves","piece":"A3","from":[41500,16330],"bend":null,"to":[41500,20330],"turn":0,"thrust":-1,"course":12,"velocity":4}
# A3 moves -1 to 41.5,20.33 on course 12 at velocity 4
[FT-2.2] {"kind":"moves","piece":"B1","from":[36866,41500],"bend":null,"to":[38866,38036],"turn":1,"thrust":3,"course":5,"velocity":4}
# B1 moves S1,+3 to 38.866,38.036 on course 5 at velocity 4
[FT-2.2] {"kind":"moves","piece":"B2","from":[34830,34170],"bend":null,"to":[40026,37170],"turn":-2,"thrust":1,"course":2,"velocity":6}
# B2 moves P2,+1 to 40.026,37.17 on course 2 at velocity 6
[FT-2.2] {"kind":"moves","piece":"B3","from":[41000,37536],"bend":null,"to":[36670,40036],"turn":3,"thrust":1,"course":10,"velocity":5}
# B3 moves S3,+1 to 36.67,40.036 on course 10 at velocity 5
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= f9d2b781cbac2366

turn 3
> 1  A1 > B1: B1, B2
> 2  B1 > A3: A2; B1 > A2: A3, A4; B1 > A3: B1, B3; B2 > A1: A1, B4; B3 > A1: B2
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B1"],"weapons":[["B1","B2"]]}
# A1 fires at B1 with B1, B2
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A3","A2"],"weapons":[["A2","B1","B3"],["A3","A4"]]}
# B1 fires at A3 with A2, B1, B3, A2 with A3, A4
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A1"],"weapons":[["A1","B4"]]}
# B2 fires at A1 with A1, B4
[FT-3.7] {"kind":"declares","piece":"B3","targets":["A1"],"weapons":[["B2"]]}
# B3 fires at A1 with B2
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B1","target":"B1","range":20590,"arc":"fore","dice":1}
# A1 fires battery B1 at B1: 20.59 in, fore, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"B1","faces":[5],"points":1,"each":[1],"expects":666}
# 5: 1 point on B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B2","target":"B1","range":20590,"arc":"fore","dice":1}
# A1 fires battery B2 at B1: 20.59 in, fore, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"B1","faces":[5],"points":1,"each":[1],"expects":666}
# 5: 1 point on B1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A2","target":"A3","range":17900,"arc":"fore","dice":2}
# B1 fires battery A2 at A3: 17.9 in, fore, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A3","faces":[3,4],"points":1,"each":[0,1],"expects":1333}
# 3, 4: 1 point on A3
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A3","target":"A2","range":24328,"arc":"starboard","dice":1}
# B1 fires battery A3 at A2: 24.328 in, starboard, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A2","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on A2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A4","target":"A2","range":24328,"arc":"starboard","dice":1}
# B1 fires battery A4 at A2: 24.328 in, starboard, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A2","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on A2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B1","target":"A3","range":17900,"arc":"fore","dice":1}
# B1 fires battery B1 at A3: 17.9 in, fore, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A3","faces":[5],"points":1,"each":[1],"expects":666}
# 5: 1 point on A3
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B3","target":"A3","range":17900,"arc":"fore","dice":1}
# B1 fires battery B3 at A3: 17.9 in, fore, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A3","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to A3
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A1","target":"A1","range":19809,"arc":"starboard","dice":2}
# B2 fires battery A1 at A1: 19.809 in, starboard, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A1","faces":[1,1],"points":0,"each":[0,0],"expects":1333}
# 1, 1: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B4","target":"A1","range":19809,"arc":"starboard","dice":1}
# B2 fires battery B4 at A1: 19.809 in, starboard, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A1","faces":[2],"points":0,"each":[0],"expects":666}
# 2: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"B2","target":"A1","range":22611,"arc":"port","dice":1}
# B3 fires battery B2 at A1: 22.611 in, port, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A1","faces":[5],"points":1,"each":[1],"expects":666}
# 5: 1 point on A1
[FT-1.4] {"kind":"damage","piece":"A1","damage":1,"of":24}
# A1: 1 of 24 boxes crossed off
[FT-1.4] {"kind":"damage","piece":"A2","damage":7,"of":8}
# A2: 7 of 8 boxes crossed off
[FT-1.4] {"kind":"damage","piece":"A3","damage":8,"of":8}
# A3: 8 of 8 boxes crossed off
[FT-1.4] {"kind":"damage","piece":"B1","damage":2,"of":22}
# B1: 2 of 22 boxes crossed off
[FT-3.5] {"kind":"destroyed","piece":"A3"}
# A3 is destroyed
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"A2","point":1,"system":"B1","face":5,"needs":4,"lost":true,"expects":500}
# A2 at point 1: battery B1 rolls 5 and lost
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"A2","point":1,"system":"B2","face":6,"needs":4,"lost":true,"expects":500}
# A2 at point 1: battery B2 rolls 6 and lost
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"A2","point":1,"system":"C1","face":6,"needs":4,"lost":true,"expects":500}
# A2 at point 1: battery C1 rolls 6 and lost
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"A2","point":1,"system":"drive","face":2,"needs":4,"lost":false,"expects":500}
# A2 at point 1: drive rolls 2 and holds
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"A2","point":1,"system":"F1","face":2,"needs":4,"lost":false,"expects":500}
# A2 at point 1: F1 rolls 2 and holds
= 370efec67157feef

turn 4
> 1  A1 P1; A2 S1,+5
> 2  B1 P1; B2 S1,-1; B3 S3,+2
[FT-2.6] {"kind":"revealed","turn":4}
# turn 4: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[38000,17464],"bend":null,"to":[35500,21794],"turn":-1,"thrust":0,"course":11,"velocity":5}
# A1 moves P1 to 35.5,21.794 on course 11 at velocity 5
[FT-2.2] {"kind":"moves","piece":"A2","from":[27500,16526],"bend":null,"to":[27500,27526],"turn":1,"thrust":5,"course":12,"velocity":11}
# A2 moves S1,+5 to 27.5,27.526 on course 12 at velocity 11
[FT-2.2] {"kind":"moves","piece":"B1","from":[38866,38036],"bend":null,"to":[42330,36036],"turn":-1,"thrust":0,"course":4,"velocity":4}
# B1 moves P1 to 42.33,36.036 on course 4 at velocity 4
[FT-2.2] {"kind":"moves","piece":"B2","from":[40026,37170],"bend":null,"to":[45026,37170],"turn":1,"thrust":-1,"course":3,"velocity":5}
# B2 moves S1,-1 to 45.026,37.17 on course 3 at velocity 5
[FT-2.2] {"kind":"moves","piece":"B3","from":[36670,40036],"bend":null,"to":[40170,46098],"turn":3,"thrust":2,"course":1,"velocity":7}
# B3 moves S3,+2 to 40.17,46.098 on course 1 at velocity 7
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 522ed6e18ee4eab8

turn 4
> 1  A1 > B1: B2
> 2  B1 > A2: A3, A4, B4; B2 > A2: B1, B2; B2 > A1: B3; B2 > A2: B4
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B1"],"weapons":[["B2"]]}
# A1 fires at B1 with B2
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A2"],"weapons":[["A3","A4","B4"]]}
# B1 fires at A2 with A3, A4, B4
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A2","A1"],"weapons":[["B1","B2","B4"],["B3"]]}
# B2 fires at A2 with B1, B2, B4, A1 with B3
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B2","target":"B1","range":15795,"arc":"starboard","dice":1}
# A1 fires battery B2 at B1: 15.795 in, starboard, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B1","faces":[2],"points":0,"each":[0],"expects":666}
# 2: no damage to B1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A3","target":"A2","range":17098,"arc":"starboard","dice":2}
# B1 fires battery A3 at A2: 17.098 in, starboard, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A2","faces":[5,5],"points":2,"each":[1,1],"expects":1333}
# 5, 5: 2 points on A2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A4","target":"A2","range":17098,"arc":"starboard","dice":2}
# B1 fires battery A4 at A2: 17.098 in, starboard, 2 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A2","faces":[6,2],"points":2,"each":[2,0],"expects":1333}
# 6, 2: 2 points on A2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B4","target":"A2","range":17098,"arc":"starboard","dice":1}
# B1 fires battery B4 at A2: 17.098 in, starboard, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A2","faces":[1],"points":0,"each":[0],"expects":666}
# 1: no damage to A2
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B1","target":"A2","range":20004,"arc":"aft","dice":1}
# B2 fires battery B1 at A2: 20.004 in, aft, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A2","faces":[4],"points":1,"each":[1],"expects":666}
# 4: 1 point on A2
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B2","target":"A2","range":20004,"arc":"aft","dice":1}
# B2 fires battery B2 at A2: 20.004 in, aft, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A2","faces":[4],"points":1,"each":[1],"expects":666}
# 4: 1 point on A2
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B3","target":"A1","range":18087,"arc":"starboard","dice":1}
# B2 fires battery B3 at A1: 18.087 in, starboard, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A1","faces":[1],"points":0,"each":[0],"expects":666}
# 1: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B4","target":"A2","range":20004,"arc":"aft","dice":1}
# B2 fires battery B4 at A2: 20.004 in, aft, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A2","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to A2
[FT-1.4] {"kind":"damage","piece":"A2","damage":8,"of":8}
# A2: 8 of 8 boxes crossed off
[FT-3.5] {"kind":"destroyed","piece":"A2"}
# A2 is destroyed
= 0b6d9b7e288eac3f

turn 5
> 1  A1 S1
> 2  B1 P1; B2 P2; B3 S1,-2
[FT-2.6] {"kind":"revealed","turn":5}
# turn 5: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[35500,21794],"bend":null,"to":[35500,26794],"turn":1,"thrust":0,"course":12,"velocity":5}
# A1 moves S1 to 35.5,26.794 on course 12 at velocity 5
[FT-2.2] {"kind":"moves","piece":"B1","from":[42330,36036],"bend":null,"to":[46330,36036],"turn":-1,"thrust":0,"course":3,"velocity":4}
# B1 moves P1 to 46.33,36.036 on course 3 at velocity 4
[FT-2.2] {"kind":"moves","piece":"B2","from":[45026,37170],"bend":null,"to":[47526,41500],"turn":-2,"thrust":0,"course":1,"velocity":5}
# B2 moves P2 to 47.526,41.5 on course 1 at velocity 5
[FT-2.2] {"kind":"moves","piece":"B3","from":[40170,46098],"bend":null,"to":[44500,48598],"turn":1,"thrust":-2,"course":2,"velocity":5}
# B3 moves S1,-2 to 44.5,48.598 on course 2 at velocity 5
  [FT-2.7] d6 = 3
[FT-2.7] {"kind":"leaves","piece":"B3","edge":"top","back":null}
# B3 leaves by the top edge and may not return
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= f6039bde223ac859

turn 5
> 1  A1 > B2: B1
> 2  B1 > A1: B2, B3; B2 > A1: B3
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B2"],"weapons":[["B1"]]}
# A1 fires at B2 with B1
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A1"],"weapons":[["B2","B3"]]}
# B1 fires at A1 with B2, B3
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A1"],"weapons":[["B3"]]}
# B2 fires at A1 with B3
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B1","target":"B2","range":18997,"arc":"fore","dice":1}
# A1 fires battery B1 at B2: 18.997 in, fore, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B2","faces":[2],"points":0,"each":[0],"expects":666}
# 2: no damage to B2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B2","target":"A1","range":14237,"arc":"aft","dice":1}
# B1 fires battery B2 at A1: 14.237 in, aft, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A1","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B3","target":"A1","range":14237,"arc":"aft","dice":1}
# B1 fires battery B3 at A1: 14.237 in, aft, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A1","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on A1
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B3","target":"A1","range":18997,"arc":"aft","dice":1}
# B2 fires battery B3 at A1: 18.997 in, aft, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A1","faces":[2],"points":0,"each":[0],"expects":666}
# 2: no damage to A1
[FT-1.4] {"kind":"damage","piece":"A1","damage":3,"of":24}
# A1: 3 of 24 boxes crossed off
= ce4f45b3994b677a

turn 6
> 1  A1 +0; launch 2
> 2  B1 +1; B2 S1,-1
[FT-2.6] {"kind":"revealed","turn":6}
# turn 6: orders are revealed, both fleets move
[FT-2.4] {"kind":"moves","piece":"A1","from":[35500,26794],"bend":null,"to":[35500,31794],"turn":0,"thrust":0,"course":12,"velocity":5}
# A1 goes straight on to 35.5,31.794 on course 12 at velocity 5
[FT-4.7] {"kind":"launched","piece":"A1","group":"AG1","at":[35500,29294]}
# A1 launches AG1 at 35.5,29.294
[FT-4.7] {"kind":"launched","piece":"A1","group":"AG2","at":[35500,29294]}
# A1 launches AG2 at 35.5,29.294
[FT-2.2] {"kind":"moves","piece":"B1","from":[46330,36036],"bend":null,"to":[51330,36036],"turn":0,"thrust":1,"course":3,"velocity":5}
# B1 moves +1 to 51.33,36.036 on course 3 at velocity 5
[FT-2.2] {"kind":"moves","piece":"B2","from":[47526,41500],"bend":null,"to":[50990,43500],"turn":1,"thrust":-1,"course":2,"velocity":4}
# B2 moves S1,-1 to 50.99,43.5 on course 2 at velocity 4
[FT-4.1] {"kind":"begins","phase":"fighters"}
# fighters next
= 4dc44d44d164dc3f

turn 6
> 1  G2 34.318,45.556 c1
[FT-4.7] {"kind":"flies","group":"AG2","to":[34318,45556],"course":1}
# AG2 flies to 34.318,45.556 and faces 1
= 3e6ac91e1a9a1dbf

turn 6
> 1  G1 46.367,42.143 c9
[FT-4.7] {"kind":"flies","group":"AG1","to":[46367,42143],"course":9}
# AG1 flies to 46.367,42.143 and faces 9
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= f6feef7cfe98c926

turn 6
> 1  A1 > B2: B4
> 2  B1 > A1: B1, B4; B2 > A1: B2, B4
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B2"],"weapons":[["B4"]]}
# A1 fires at B2 with B4
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A1"],"weapons":[["B1","B4"]]}
# B1 fires at A1 with B1, B4
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A1"],"weapons":[["B2","B4"]]}
# B2 fires at A1 with B2, B4
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B4","target":"B2","range":19415,"arc":"starboard","dice":1}
# A1 fires battery B4 at B2: 19.415 in, starboard, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"B2","faces":[1],"points":0,"each":[0],"expects":666}
# 1: no damage to B2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B1","target":"A1","range":16388,"arc":"aft","dice":1}
# B1 fires battery B1 at A1: 16.388 in, aft, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A1","faces":[2],"points":0,"each":[0],"expects":666}
# 2: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B4","target":"A1","range":16388,"arc":"aft","dice":1}
# B1 fires battery B4 at A1: 16.388 in, aft, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A1","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on A1
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B2","target":"A1","range":19415,"arc":"aft","dice":1}
# B2 fires battery B2 at A1: 19.415 in, aft, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A1","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B4","target":"A1","range":19415,"arc":"aft","dice":1}
# B2 fires battery B4 at A1: 19.415 in, aft, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A1","faces":[5],"points":1,"each":[1],"expects":666}
# 5: 1 point on A1
[FT-1.4] {"kind":"damage","piece":"A1","damage":6,"of":24}
# A1: 6 of 24 boxes crossed off
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"B1","face":4,"needs":6,"lost":false,"expects":166}
# A1 at point 1: battery B1 rolls 4 and holds
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"B2","face":6,"needs":6,"lost":true,"expects":166}
# A1 at point 1: battery B2 rolls 6 and lost
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"B3","face":6,"needs":6,"lost":true,"expects":166}
# A1 at point 1: battery B3 rolls 6 and lost
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"B4","face":1,"needs":6,"lost":false,"expects":166}
# A1 at point 1: battery B4 rolls 1 and holds
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"drive","face":5,"needs":6,"lost":false,"expects":166}
# A1 at point 1: drive rolls 5 and holds
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"F1","face":1,"needs":6,"lost":false,"expects":166}
# A1 at point 1: F1 rolls 1 and holds
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"F2","face":4,"needs":6,"lost":false,"expects":166}
# A1 at point 1: F2 rolls 4 and holds
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"F3","face":4,"needs":6,"lost":false,"expects":166}
# A1 at point 1: F3 rolls 4 and holds
[FT-5.1] {"kind":"over","winner":2,"points":[6,22]}
# side 2 wins; points 6 to 22
= 81947ccbeba53cbc
