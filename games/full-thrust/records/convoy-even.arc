firing-arc record 2
game full-thrust 1
wording en 2
scenario convoy-even
option turn-limit 3
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "Convoy, even"
| brief = "Four merchants with three escorts cross from the left edge to the right; four raiders wait across their path. A merchant that leaves by the right edge scores its damage points (64 in all), and each damage point on the raiders scores one (46 in all). Even form: the convoy wins with 81 points within twenty turns, or if no raider is left; otherwise the raiders win."
|
| [table]
| width = 72
| height = 48
|
| [options]
| thresholds = true
| turn-limit = 20
|
| [exit]
| side = 1
| edge = "right"
|
| [target]
| side = 1
| points = 81
| alone = true
|
| [[side]]
| name = "Convoy"
| edge = "left"
| ship = [
|   { class = "BK", name = "Patient Ox", at = [10, 24], course = 3, velocity = 5 },
|   { class = "LF", name = "Clover", at = [8, 18], course = 3, velocity = 5 },
|   { class = "LF", name = "Thistle", at = [8, 30], course = 3, velocity = 5 },
|   { class = "LN", name = "Meridian", at = [4, 24], course = 3, velocity = 5 },
|   { class = "EC", name = "Shepherd", at = [16, 24], course = 3, velocity = 5 },
|   { class = "DD", name = "Collie", at = [14, 14], course = 3, velocity = 5 },
|   { class = "FF", name = "Terrier", at = [14, 34], course = 3, velocity = 5 },
| ]
|
| [[side]]
| name = "Raid"
| edge = "top"
| ship = [
|   { class = "HC", name = "Corsair", at = [50, 44], course = 6, velocity = 5 },
|   { class = "LC", name = "Reaver", at = [58, 44], course = 6, velocity = 5 },
|   { class = "DD", name = "Jackal", at = [44, 46], course = 6, velocity = 5 },
|   { class = "DD", name = "Wolf", at = [64, 46], course = 6, velocity = 5 },
| ]
= 10adc65266853f01

turn 1
> 1  A1 +2; A2 +4; A3 +3; A4 +4; A5 P1,+2; A6 P2,+3; A7 -5
> 2  B1 S2,+1; B2 S2,+4; B3 S3; B4 S3,+3
[FT-2.6] {"kind":"revealed","turn":1}
# turn 1: both fleets reveal their orders and move
[FT-2.2] {"kind":"moves","piece":"A1","from":[10000,24000],"bend":null,"to":[17000,24000],"turn":0,"thrust":2,"course":3,"velocity":7}
# A1 goes straight on and accelerates by 2: now at 17,24 on course 3 at velocity 7
[FT-2.2] {"kind":"moves","piece":"A2","from":[8000,18000],"bend":null,"to":[17000,18000],"turn":0,"thrust":4,"course":3,"velocity":9}
# A2 goes straight on and accelerates by 4: now at 17,18 on course 3 at velocity 9
[FT-2.2] {"kind":"moves","piece":"A3","from":[8000,30000],"bend":null,"to":[16000,30000],"turn":0,"thrust":3,"course":3,"velocity":8}
# A3 goes straight on and accelerates by 3: now at 16,30 on course 3 at velocity 8
[FT-2.2] {"kind":"moves","piece":"A4","from":[4000,24000],"bend":null,"to":[13000,24000],"turn":0,"thrust":4,"course":3,"velocity":9}
# A4 goes straight on and accelerates by 4: now at 13,24 on course 3 at velocity 9
[FT-2.2] {"kind":"moves","piece":"A5","from":[16000,24000],"bend":null,"to":[22062,27500],"turn":-1,"thrust":2,"course":2,"velocity":7}
# A5 turns 1 point to port and accelerates by 2: now at 22.1,27.5 on course 2 at velocity 7
[FT-2.2] {"kind":"moves","piece":"A6","from":[14000,14000],"bend":null,"to":[18000,20928],"turn":-2,"thrust":3,"course":1,"velocity":8}
# A6 turns 2 points to port and accelerates by 3: now at 18,20.9 on course 1 at velocity 8
[FT-2.2] {"kind":"moves","piece":"A7","from":[14000,34000],"bend":null,"to":[14000,34000],"turn":0,"thrust":-5,"course":3,"velocity":0}
# A7 goes straight on and slows by 5: now at 14,34 on course 3 at velocity 0
[FT-2.2] {"kind":"moves","piece":"B1","from":[50000,44000],"bend":null,"to":[44804,41000],"turn":2,"thrust":1,"course":8,"velocity":6}
# B1 turns 2 points to starboard and accelerates by 1: now at 44.8,41 on course 8 at velocity 6
[FT-2.2] {"kind":"moves","piece":"B2","from":[58000,44000],"bend":null,"to":[50206,39500],"turn":2,"thrust":4,"course":8,"velocity":9}
# B2 turns 2 points to starboard and accelerates by 4: now at 50.2,39.5 on course 8 at velocity 9
[FT-2.2] {"kind":"moves","piece":"B3","from":[44000,46000],"bend":null,"to":[39000,46000],"turn":3,"thrust":0,"course":9,"velocity":5}
# B3 turns 3 points to starboard: now at 39,46 on course 9 at velocity 5
[FT-2.2] {"kind":"moves","piece":"B4","from":[64000,46000],"bend":null,"to":[56000,46000],"turn":3,"thrust":3,"course":9,"velocity":8}
# B4 turns 3 points to starboard and accelerates by 3: now at 56,46 on course 9 at velocity 8
  [FT-3.3] d6 = 6
[FT-3.3] {"kind":"line","piece":"B3","target":"A1","arc":"port"}
# A1 lies on the line between two arcs of B3, and counts as port
[FT-4.1] {"kind":"begins","phase":"fire"}
# next: fire
= 9ae010dd6bb60b96

turn 1
> 1  A5 > B1: A1
> 2  B1 > A3: A1, A2; B2 > A5: A1
[FT-3.7] {"kind":"declares","piece":"A5","targets":["B1"],"weapons":[["A1"]]}
# A5 fires at B1 with A1
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A3"],"weapons":[["A1","A2"]]}
# B1 fires at A3 with A1, A2
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A5"],"weapons":[["A1"]]}
# B2 fires at A5 with A1
[FT-3.1] {"kind":"fires","piece":"A5","weapon":"A1","target":"B1","range":26447,"arc":"fore","dice":1}
# A5 fires battery A1 at B1: range 26.4 in, fore arc, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"B1","faces":[3],"points":0,"each":[0],"expects":666}
# rolled 3: no damage to B1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A3","range":30832,"arc":"fore","dice":1}
# B1 fires battery A1 at A3: range 30.8 in, fore arc, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A3","faces":[6],"points":2,"each":[2],"expects":666}
# rolled 6: 2 damage to A3
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A2","target":"A3","range":30832,"arc":"fore","dice":1}
# B1 fires battery A2 at A3: range 30.8 in, fore arc, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A3","faces":[1],"points":0,"each":[0],"expects":666}
# rolled 1: no damage to A3
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A1","target":"A5","range":30595,"arc":"fore","dice":1}
# B2 fires battery A1 at A5: range 30.6 in, fore arc, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A5","faces":[5],"points":1,"each":[1],"expects":666}
# rolled 5: 1 damage to A5
[FT-1.4] {"kind":"damage","piece":"A3","damage":2,"of":10}
# A3 has 2 of 10 damage boxes crossed off
[FT-1.4] {"kind":"damage","piece":"A5","damage":1,"of":14}
# A5 has 1 of 14 damage boxes crossed off
= 41397346acdbf762

turn 2
> 1  A1 +2; A2 +4; A3 +4; A4 +4; A5 P1,-1; A6 +6; A7 S2
> 2  B1 +4; B2 +4; B3 +4; B4 P1,-2
[FT-2.6] {"kind":"revealed","turn":2}
# turn 2: both fleets reveal their orders and move
[FT-2.2] {"kind":"moves","piece":"A1","from":[17000,24000],"bend":null,"to":[26000,24000],"turn":0,"thrust":2,"course":3,"velocity":9}
# A1 goes straight on and accelerates by 2: now at 26,24 on course 3 at velocity 9
[FT-2.2] {"kind":"moves","piece":"A2","from":[17000,18000],"bend":null,"to":[30000,18000],"turn":0,"thrust":4,"course":3,"velocity":13}
# A2 goes straight on and accelerates by 4: now at 30,18 on course 3 at velocity 13
[FT-2.2] {"kind":"moves","piece":"A3","from":[16000,30000],"bend":null,"to":[28000,30000],"turn":0,"thrust":4,"course":3,"velocity":12}
# A3 goes straight on and accelerates by 4: now at 28,30 on course 3 at velocity 12
[FT-2.2] {"kind":"moves","piece":"A4","from":[13000,24000],"bend":null,"to":[26000,24000],"turn":0,"thrust":4,"course":3,"velocity":13}
# A4 goes straight on and accelerates by 4: now at 26,24 on course 3 at velocity 13
[FT-2.2] {"kind":"moves","piece":"A5","from":[22062,27500],"bend":null,"to":[25062,32696],"turn":-1,"thrust":-1,"course":1,"velocity":6}
# A5 turns 1 point to port and slows by 1: now at 25.1,32.7 on course 1 at velocity 6
[FT-2.2] {"kind":"moves","piece":"A6","from":[18000,20928],"bend":null,"to":[25000,33052],"turn":0,"thrust":6,"course":1,"velocity":14}
# A6 goes straight on and accelerates by 6: now at 25,33.1 on course 1 at velocity 14
[FT-2.2] {"kind":"moves","piece":"A7","from":[14000,34000],"bend":null,"to":[14000,34000],"turn":2,"thrust":0,"course":5,"velocity":0}
# A7 turns 2 points to starboard: now at 14,34 on course 5 at velocity 0
[FT-2.2] {"kind":"moves","piece":"B1","from":[44804,41000],"bend":null,"to":[36144,36000],"turn":0,"thrust":4,"course":8,"velocity":10}
# B1 goes straight on and accelerates by 4: now at 36.1,36 on course 8 at velocity 10
[FT-2.2] {"kind":"moves","piece":"B2","from":[50206,39500],"bend":null,"to":[38948,33000],"turn":0,"thrust":4,"course":8,"velocity":13}
# B2 goes straight on and accelerates by 4: now at 38.9,33 on course 8 at velocity 13
[FT-2.2] {"kind":"moves","piece":"B3","from":[39000,46000],"bend":null,"to":[30000,46000],"turn":0,"thrust":4,"course":9,"velocity":9}
# B3 goes straight on and accelerates by 4: now at 30,46 on course 9 at velocity 9
[FT-2.2] {"kind":"moves","piece":"B4","from":[56000,46000],"bend":null,"to":[50804,43000],"turn":-1,"thrust":-2,"course":8,"velocity":6}
# B4 turns 1 point to port and slows by 2: now at 50.8,43 on course 8 at velocity 6
[FT-4.1] {"kind":"begins","phase":"fire"}
# next: fire
= 3f2ec837b28356e8

turn 2
> 1  A3 > B1: C1; A5 > B1: A1, B1, B2, B3, B4; A6 > B1: B1, B2, C1; A7 > B1: B1
> 2  B1 > A3: A1, A2, B1, B2, B3, B4; B2 > A4: A1, B1, B2; B3 > A4: B1, B2
[FT-3.7] {"kind":"declares","piece":"A3","targets":["B1"],"weapons":[["C1"]]}
# A3 fires at B1 with C1
[FT-3.7] {"kind":"declares","piece":"A5","targets":["B1"],"weapons":[["A1","B1","B2","B3","B4"]]}
# A5 fires at B1 with A1, B1, B2, B3, B4
[FT-3.7] {"kind":"declares","piece":"A6","targets":["B1"],"weapons":[["B1","B2","C1"]]}
# A6 fires at B1 with B1, B2, C1
[FT-3.7] {"kind":"declares","piece":"A7","targets":["B1"],"weapons":[["B1"]]}
# A7 fires at B1 with B1
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A3"],"weapons":[["A1","A2","B1","B2","B3","B4"]]}
# B1 fires at A3 with A1, A2, B1, B2, B3, B4
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A4"],"weapons":[["A1","B1","B2"]]}
# B2 fires at A4 with A1, B1, B2
[FT-3.7] {"kind":"declares","piece":"B3","targets":["A4"],"weapons":[["B1","B2"]]}
# B3 fires at A4 with B1, B2
[FT-3.1] {"kind":"fires","piece":"A3","weapon":"C1","target":"B1","range":10115,"arc":"fore","dice":1}
# A3 fires battery C1 at B1: range 10.1 in, fore arc, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B1","faces":[2],"points":0,"each":[0],"expects":666}
# rolled 2: no damage to B1
[FT-3.1] {"kind":"fires","piece":"A5","weapon":"A1","target":"B1","range":11564,"arc":"fore","dice":3}
# A5 fires battery A1 at B1: range 11.6 in, fore arc, 3 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"B1","faces":[6,6,3],"points":4,"each":[2,2,0],"expects":2000}
# rolled 6, 6, 3: 4 damage to B1
[FT-3.1] {"kind":"fires","piece":"A5","weapon":"B1","target":"B1","range":11564,"arc":"fore","dice":2}
# A5 fires battery B1 at B1: range 11.6 in, fore arc, 2 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"B1","faces":[2,6],"points":2,"each":[0,2],"expects":1333}
# rolled 2, 6: 2 damage to B1
[FT-3.1] {"kind":"fires","piece":"A5","weapon":"B2","target":"B1","range":11564,"arc":"fore","dice":2}
# A5 fires battery B2 at B1: range 11.6 in, fore arc, 2 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"B1","faces":[2,1],"points":0,"each":[0,0],"expects":1333}
# rolled 2, 1: no damage to B1
[FT-3.1] {"kind":"fires","piece":"A5","weapon":"B3","target":"B1","range":11564,"arc":"fore","dice":2}
# A5 fires battery B3 at B1: range 11.6 in, fore arc, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B1","faces":[5,2],"points":1,"each":[1,0],"expects":1333}
# rolled 5, 2: 1 damage to B1
[FT-3.1] {"kind":"fires","piece":"A5","weapon":"B4","target":"B1","range":11564,"arc":"fore","dice":2}
# A5 fires battery B4 at B1: range 11.6 in, fore arc, 2 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"B1","faces":[4,4],"points":2,"each":[1,1],"expects":1333}
# rolled 4, 4: 2 damage to B1
[FT-3.1] {"kind":"fires","piece":"A6","weapon":"B1","target":"B1","range":11527,"arc":"starboard","dice":2}
# A6 fires battery B1 at B1: range 11.5 in, starboard arc, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"B1","faces":[3,3],"points":0,"each":[0,0],"expects":1333}
# rolled 3, 3: no damage to B1
[FT-3.1] {"kind":"fires","piece":"A6","weapon":"B2","target":"B1","range":11527,"arc":"starboard","dice":2}
# A6 fires battery B2 at B1: range 11.5 in, starboard arc, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"B1","faces":[3,6],"points":2,"each":[0,2],"expects":1333}
# rolled 3, 6: 2 damage to B1
[FT-3.1] {"kind":"fires","piece":"A6","weapon":"C1","target":"B1","range":11527,"arc":"starboard","dice":1}
# A6 fires battery C1 at B1: range 11.5 in, starboard arc, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"B1","faces":[1],"points":0,"each":[0],"expects":666}
# rolled 1: no damage to B1
[FT-3.1] {"kind":"fires","piece":"A7","weapon":"B1","target":"B1","range":22234,"arc":"port","dice":1}
# A7 fires battery B1 at B1: range 22.2 in, port arc, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B1","faces":[2],"points":0,"each":[0],"expects":666}
# rolled 2: no damage to B1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A3","range":10115,"arc":"fore","dice":3}
# B1 fires battery A1 at A3: range 10.1 in, fore arc, 3 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A3","faces":[6,3,6],"points":4,"each":[2,0,2],"expects":2000}
# rolled 6, 3, 6: 4 damage to A3
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A2","target":"A3","range":10115,"arc":"fore","dice":3}
# B1 fires battery A2 at A3: range 10.1 in, fore arc, 3 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A3","faces":[4,2,6],"points":3,"each":[1,0,2],"expects":2000}
# rolled 4, 2, 6: 3 damage to A3
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B1","target":"A3","range":10115,"arc":"fore","dice":2}
# B1 fires battery B1 at A3: range 10.1 in, fore arc, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A3","faces":[1,4],"points":1,"each":[0,1],"expects":1333}
# rolled 1, 4: 1 damage to A3
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B2","target":"A3","range":10115,"arc":"fore","dice":2}
# B1 fires battery B2 at A3: range 10.1 in, fore arc, 2 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A3","faces":[2,6],"points":2,"each":[0,2],"expects":1333}
# rolled 2, 6: 2 damage to A3
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B3","target":"A3","range":10115,"arc":"fore","dice":2}
# B1 fires battery B3 at A3: range 10.1 in, fore arc, 2 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A3","faces":[6,5],"points":3,"each":[2,1],"expects":1333}
# rolled 6, 5: 3 damage to A3
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B4","target":"A3","range":10115,"arc":"fore","dice":2}
# B1 fires battery B4 at A3: range 10.1 in, fore arc, 2 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A3","faces":[6,3],"points":2,"each":[2,0],"expects":1333}
# rolled 6, 3: 2 damage to A3
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A1","target":"A4","range":15768,"arc":"fore","dice":2}
# B2 fires battery A1 at A4: range 15.8 in, fore arc, 2 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A4","faces":[6,2],"points":2,"each":[2,0],"expects":1333}
# rolled 6, 2: 2 damage to A4
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B1","target":"A4","range":15768,"arc":"fore","dice":1}
# B2 fires battery B1 at A4: range 15.8 in, fore arc, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A4","faces":[5],"points":1,"each":[1],"expects":666}
# rolled 5: 1 damage to A4
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B2","target":"A4","range":15768,"arc":"fore","dice":1}
# B2 fires battery B2 at A4: range 15.8 in, fore arc, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A4","faces":[5],"points":1,"each":[1],"expects":666}
# rolled 5: 1 damage to A4
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"B1","target":"A4","range":22360,"arc":"port","dice":1}
# B3 fires battery B1 at A4: range 22.4 in, port arc, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A4","faces":[4],"points":1,"each":[1],"expects":666}
# rolled 4: 1 damage to A4
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"B2","target":"A4","range":22360,"arc":"port","dice":1}
# B3 fires battery B2 at A4: range 22.4 in, port arc, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A4","faces":[6],"points":2,"each":[2],"expects":666}
# rolled 6: 2 damage to A4
[FT-1.4] {"kind":"damage","piece":"A3","damage":10,"of":10}
# A3 has 10 of 10 damage boxes crossed off
[FT-1.4] {"kind":"damage","piece":"A4","damage":7,"of":18}
# A4 has 7 of 18 damage boxes crossed off
[FT-1.4] {"kind":"damage","piece":"B1","damage":11,"of":18}
# B1 has 11 of 18 damage boxes crossed off
[FT-3.5] {"kind":"destroyed","piece":"A3"}
# A3 is destroyed
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"A1","face":3,"needs":6,"lost":false,"expects":166}
# B1 checks battery A1 at threshold point 1: rolled 3, lost on 6+: it holds
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"A2","face":3,"needs":6,"lost":false,"expects":166}
# B1 checks battery A2 at threshold point 1: rolled 3, lost on 6+: it holds
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"B1","face":3,"needs":6,"lost":false,"expects":166}
# B1 checks battery B1 at threshold point 1: rolled 3, lost on 6+: it holds
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"B2","face":3,"needs":6,"lost":false,"expects":166}
# B1 checks battery B2 at threshold point 1: rolled 3, lost on 6+: it holds
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"B3","face":3,"needs":6,"lost":false,"expects":166}
# B1 checks battery B3 at threshold point 1: rolled 3, lost on 6+: it holds
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"B4","face":1,"needs":6,"lost":false,"expects":166}
# B1 checks battery B4 at threshold point 1: rolled 1, lost on 6+: it holds
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"drive","face":1,"needs":6,"lost":false,"expects":166}
# B1 checks the drive at threshold point 1: rolled 1, lost on 6+: it holds
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"F1","face":4,"needs":6,"lost":false,"expects":166}
# B1 checks firecon F1 at threshold point 1: rolled 4, lost on 6+: it holds
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"F2","face":5,"needs":6,"lost":false,"expects":166}
# B1 checks firecon F2 at threshold point 1: rolled 5, lost on 6+: it holds
= d60f04c8bdf7ac90

turn 3
> 1  A1 +2; A2 +4; A4 +4; A5 S3,-2; A6 P3,-3; A7 P1,+1
> 2  B1 P1,-3; B2 P3,-1; B3 P2,-1; B4 P1,+5
[FT-2.6] {"kind":"revealed","turn":3}
# turn 3: both fleets reveal their orders and move
[FT-2.2] {"kind":"moves","piece":"A1","from":[26000,24000],"bend":null,"to":[37000,24000],"turn":0,"thrust":2,"course":3,"velocity":11}
# A1 goes straight on and accelerates by 2: now at 37,24 on course 3 at velocity 11
[FT-2.2] {"kind":"moves","piece":"A2","from":[30000,18000],"bend":null,"to":[47000,18000],"turn":0,"thrust":4,"course":3,"velocity":17}
# A2 goes straight on and accelerates by 4: now at 47,18 on course 3 at velocity 17
[FT-2.2] {"kind":"moves","piece":"A4","from":[26000,24000],"bend":null,"to":[43000,24000],"turn":0,"thrust":4,"course":3,"velocity":17}
# A4 goes straight on and accelerates by 4: now at 43,24 on course 3 at velocity 17
[FT-2.2] {"kind":"moves","piece":"A5","from":[25062,32696],"bend":null,"to":[28526,30696],"turn":3,"thrust":-2,"course":4,"velocity":4}
# A5 turns 3 points to starboard and slows by 2: now at 28.5,30.7 on course 4 at velocity 4
[FT-2.2] {"kind":"moves","piece":"A6","from":[25000,33052],"bend":null,"to":[15474,38552],"turn":-3,"thrust":-3,"course":10,"velocity":11}
# A6 turns 3 points to port and slows by 3: now at 15.5,38.6 on course 10 at velocity 11
[FT-2.2] {"kind":"moves","piece":"A7","from":[14000,34000],"bend":null,"to":[14866,33500],"turn":-1,"thrust":1,"course":4,"velocity":1}
# A7 turns 1 point to port and accelerates by 1: now at 14.9,33.5 on course 4 at velocity 1
[FT-2.2] {"kind":"moves","piece":"B1","from":[36144,36000],"bend":null,"to":[32644,29938],"turn":-1,"thrust":-3,"course":7,"velocity":7}
# B1 turns 1 point to port and slows by 3: now at 32.6,29.9 on course 7 at velocity 7
[FT-2.2] {"kind":"moves","piece":"B2","from":[38948,33000],"bend":null,"to":[44948,22608],"turn":-3,"thrust":-1,"course":5,"velocity":12}
# B2 turns 3 points to port and slows by 1: now at 44.9,22.6 on course 5 at velocity 12
[FT-2.2] {"kind":"moves","piece":"B3","from":[30000,46000],"bend":null,"to":[26000,39072],"turn":-2,"thrust":-1,"course":7,"velocity":8}
# B3 turns 2 points to port and slows by 1: now at 26,39.1 on course 7 at velocity 8
[FT-2.2] {"kind":"moves","piece":"B4","from":[50804,43000],"bend":null,"to":[45304,33474],"turn":-1,"thrust":5,"course":7,"velocity":11}
# B4 turns 1 point to port and accelerates by 5: now at 45.3,33.5 on course 7 at velocity 11
[FT-4.1] {"kind":"begins","phase":"fire"}
# next: fire
= 0646d762dc38b61c

turn 3
> 1  A2 > B2: C1; A5 > B1: A1, B1, B2, B3, B4; A6 > B3: C1; A7 > B1: B1
> 2  B1 > A4: A1; B1 > A5: A2; B1 > A4: B1, B2; B1 > A5: B3, B4; B2 > A2: A1; B2 > A4: B1, B2; B3 > A5: B1, B2, C1; B4 > A4: B1, B2
[FT-3.7] {"kind":"declares","piece":"A2","targets":["B2"],"weapons":[["C1"]]}
# A2 fires at B2 with C1
[FT-3.7] {"kind":"declares","piece":"A5","targets":["B1"],"weapons":[["A1","B1","B2","B3","B4"]]}
# A5 fires at B1 with A1, B1, B2, B3, B4
[FT-3.7] {"kind":"declares","piece":"A6","targets":["B3"],"weapons":[["C1"]]}
# A6 fires at B3 with C1
[FT-3.7] {"kind":"declares","piece":"A7","targets":["B1"],"weapons":[["B1"]]}
# A7 fires at B1 with B1
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A4","A5"],"weapons":[["A1","B1","B2"],["A2","B3","B4"]]}
# B1 fires at A4 with A1, B1, B2, A5 with A2, B3, B4
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A2","A4"],"weapons":[["A1"],["B1","B2"]]}
# B2 fires at A2 with A1, A4 with B1, B2
[FT-3.7] {"kind":"declares","piece":"B3","targets":["A5"],"weapons":[["B1","B2","C1"]]}
# B3 fires at A5 with B1, B2, C1
[FT-3.7] {"kind":"declares","piece":"B4","targets":["A4"],"weapons":[["B1","B2"]]}
# B4 fires at A4 with B1, B2
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"C1","target":"B2","range":5044,"arc":"port","dice":1}
# A2 fires battery C1 at B2: range 5 in, port arc, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"B2","faces":[4],"points":1,"each":[1],"expects":666}
# rolled 4: 1 damage to B2
[FT-3.1] {"kind":"fires","piece":"A5","weapon":"A1","target":"B1","range":4187,"arc":"fore","dice":3}
# A5 fires battery A1 at B1: range 4.2 in, fore arc, 3 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"B1","faces":[5,4,1],"points":2,"each":[1,1,0],"expects":2000}
# rolled 5, 4, 1: 2 damage to B1
[FT-3.1] {"kind":"fires","piece":"A5","weapon":"B1","target":"B1","range":4187,"arc":"fore","dice":2}
# A5 fires battery B1 at B1: range 4.2 in, fore arc, 2 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"B1","faces":[6,5],"points":3,"each":[2,1],"expects":1333}
# rolled 6, 5: 3 damage to B1
[FT-3.1] {"kind":"fires","piece":"A5","weapon":"B2","target":"B1","range":4187,"arc":"fore","dice":2}
# A5 fires battery B2 at B1: range 4.2 in, fore arc, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"B1","faces":[5,3],"points":1,"each":[1,0],"expects":1333}
# rolled 5, 3: 1 damage to B1
[FT-3.1] {"kind":"fires","piece":"A5","weapon":"B3","target":"B1","range":4187,"arc":"fore","dice":2}
# A5 fires battery B3 at B1: range 4.2 in, fore arc, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"B1","faces":[3,5],"points":1,"each":[0,1],"expects":1333}
# rolled 3, 5: 1 damage to B1
[FT-3.1] {"kind":"fires","piece":"A5","weapon":"B4","target":"B1","range":4187,"arc":"fore","dice":2}
# A5 fires battery B4 at B1: range 4.2 in, fore arc, 2 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"B1","faces":[2,1],"points":0,"each":[0,0],"expects":1333}
# rolled 2, 1: no damage to B1
[FT-3.1] {"kind":"fires","piece":"A6","weapon":"C1","target":"B3","range":10538,"arc":"aft","dice":1}
# A6 fires battery C1 at B3: range 10.5 in, aft arc, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"B3","faces":[1],"points":0,"each":[0],"expects":666}
# rolled 1: no damage to B3
[FT-3.1] {"kind":"fires","piece":"A7","weapon":"B1","target":"B1","range":18131,"arc":"fore","dice":1}
# A7 fires battery B1 at B1: range 18.1 in, fore arc, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"B1","faces":[1],"points":0,"each":[0],"expects":666}
# rolled 1: no damage to B1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A4","range":11937,"arc":"port","dice":3}
# B1 fires battery A1 at A4: range 11.9 in, port arc, 3 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A4","faces":[4,4,2],"points":2,"each":[1,1,0],"expects":2000}
# rolled 4, 4, 2: 2 damage to A4
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A2","target":"A5","range":4187,"arc":"starboard","dice":3}
# B1 fires battery A2 at A5: range 4.2 in, starboard arc, 3 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A5","faces":[5,2,4],"points":2,"each":[1,0,1],"expects":2000}
# rolled 5, 2, 4: 2 damage to A5
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B1","target":"A4","range":11937,"arc":"port","dice":2}
# B1 fires battery B1 at A4: range 11.9 in, port arc, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A4","faces":[3,4],"points":1,"each":[0,1],"expects":1333}
# rolled 3, 4: 1 damage to A4
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B2","target":"A4","range":11937,"arc":"port","dice":2}
# B1 fires battery B2 at A4: range 11.9 in, port arc, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A4","faces":[5,4],"points":2,"each":[1,1],"expects":1333}
# rolled 5, 4: 2 damage to A4
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B3","target":"A5","range":4187,"arc":"starboard","dice":2}
# B1 fires battery B3 at A5: range 4.2 in, starboard arc, 2 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A5","faces":[6,6],"points":4,"each":[2,2],"expects":1333}
# rolled 6, 6: 4 damage to A5
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B4","target":"A5","range":4187,"arc":"starboard","dice":2}
# B1 fires battery B4 at A5: range 4.2 in, starboard arc, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A5","faces":[3,2],"points":0,"each":[0,0],"expects":1333}
# rolled 3, 2: no damage to A5
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A1","target":"A2","range":5044,"arc":"fore","dice":3}
# B2 fires battery A1 at A2: range 5 in, fore arc, 3 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A2","faces":[1,4,3],"points":1,"each":[0,1,0],"expects":2000}
# rolled 1, 4, 3: 1 damage to A2
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B1","target":"A4","range":2394,"arc":"aft","dice":2}
# B2 fires battery B1 at A4: range 2.4 in, aft arc, 2 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A4","faces":[4,5],"points":2,"each":[1,1],"expects":1333}
# rolled 4, 5: 2 damage to A4
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B2","target":"A4","range":2394,"arc":"aft","dice":2}
# B2 fires battery B2 at A4: range 2.4 in, aft arc, 2 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A4","faces":[4,6],"points":3,"each":[1,2],"expects":1333}
# rolled 4, 6: 3 damage to A4
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"B1","target":"A5","range":8748,"arc":"port","dice":2}
# B3 fires battery B1 at A5: range 8.7 in, port arc, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A5","faces":[3,4],"points":1,"each":[0,1],"expects":1333}
# rolled 3, 4: 1 damage to A5
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"B2","target":"A5","range":8748,"arc":"port","dice":2}
# B3 fires battery B2 at A5: range 8.7 in, port arc, 2 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A5","faces":[4,3],"points":1,"each":[1,0],"expects":1333}
# rolled 4, 3: 1 damage to A5
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"C1","target":"A5","range":8748,"arc":"port","dice":1}
# B3 fires battery C1 at A5: range 8.7 in, port arc, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A5","faces":[6],"points":2,"each":[2],"expects":666}
# rolled 6: 2 damage to A5
[FT-3.1] {"kind":"fires","piece":"B4","weapon":"B1","target":"A4","range":9750,"arc":"fore","dice":2}
# B4 fires battery B1 at A4: range 9.8 in, fore arc, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A4","faces":[1,1],"points":0,"each":[0,0],"expects":1333}
# rolled 1, 1: no damage to A4
[FT-3.1] {"kind":"fires","piece":"B4","weapon":"B2","target":"A4","range":9750,"arc":"fore","dice":2}
# B4 fires battery B2 at A4: range 9.8 in, fore arc, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A4","faces":[1,4],"points":1,"each":[0,1],"expects":1333}
# rolled 1, 4: 1 damage to A4
[FT-1.4] {"kind":"damage","piece":"A2","damage":1,"of":10}
# A2 has 1 of 10 damage boxes crossed off
[FT-1.4] {"kind":"damage","piece":"A4","damage":18,"of":18}
# A4 has 18 of 18 damage boxes crossed off
[FT-1.4] {"kind":"damage","piece":"A5","damage":11,"of":14}
# A5 has 11 of 14 damage boxes crossed off
[FT-1.4] {"kind":"damage","piece":"B1","damage":18,"of":18}
# B1 has 18 of 18 damage boxes crossed off
[FT-1.4] {"kind":"damage","piece":"B2","damage":1,"of":12}
# B2 has 1 of 12 damage boxes crossed off
[FT-3.5] {"kind":"destroyed","piece":"A4"}
# A4 is destroyed
[FT-3.5] {"kind":"destroyed","piece":"B1"}
# B1 is destroyed
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"A5","point":1,"system":"A1","face":4,"needs":6,"lost":false,"expects":166}
# A5 checks battery A1 at threshold point 1: rolled 4, lost on 6+: it holds
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"A5","point":1,"system":"B1","face":2,"needs":6,"lost":false,"expects":166}
# A5 checks battery B1 at threshold point 1: rolled 2, lost on 6+: it holds
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"A5","point":1,"system":"B2","face":5,"needs":6,"lost":false,"expects":166}
# A5 checks battery B2 at threshold point 1: rolled 5, lost on 6+: it holds
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"A5","point":1,"system":"B3","face":6,"needs":6,"lost":true,"expects":166}
# A5 checks battery B3 at threshold point 1: rolled 6, lost on 6+: it is lost
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"A5","point":1,"system":"B4","face":5,"needs":6,"lost":false,"expects":166}
# A5 checks battery B4 at threshold point 1: rolled 5, lost on 6+: it holds
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"A5","point":1,"system":"drive","face":4,"needs":6,"lost":false,"expects":166}
# A5 checks the drive at threshold point 1: rolled 4, lost on 6+: it holds
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"A5","point":1,"system":"F1","face":6,"needs":6,"lost":true,"expects":166}
# A5 checks firecon F1 at threshold point 1: rolled 6, lost on 6+: it is lost
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"A5","point":1,"system":"F2","face":2,"needs":6,"lost":false,"expects":166}
# A5 checks firecon F2 at threshold point 1: rolled 2, lost on 6+: it holds
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"A5","point":2,"system":"A1","face":2,"needs":4,"lost":false,"expects":500}
# A5 checks battery A1 at threshold point 2: rolled 2, lost on 4+: it holds
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"A5","point":2,"system":"B1","face":5,"needs":4,"lost":true,"expects":500}
# A5 checks battery B1 at threshold point 2: rolled 5, lost on 4+: it is lost
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"A5","point":2,"system":"B2","face":2,"needs":4,"lost":false,"expects":500}
# A5 checks battery B2 at threshold point 2: rolled 2, lost on 4+: it holds
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"A5","point":2,"system":"B4","face":4,"needs":4,"lost":true,"expects":500}
# A5 checks battery B4 at threshold point 2: rolled 4, lost on 4+: it is lost
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"A5","point":2,"system":"drive","face":1,"needs":4,"lost":false,"expects":500}
# A5 checks the drive at threshold point 2: rolled 1, lost on 4+: it holds
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"A5","point":2,"system":"F2","face":2,"needs":4,"lost":false,"expects":500}
# A5 checks firecon F2 at threshold point 2: rolled 2, lost on 4+: it holds
[FT-5.1] {"kind":"over","winner":2,"points":[19,40]}
# side 2 wins; points 19 to 40
= 55355a6352b96d9f
