firing-arc record 2
game full-thrust 1
wording en 2
scenario last-stand-of-furious-even
option turn-limit 3
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "The last stand of Furious, even"
| brief = "Two cruisers and a destroyer bar the way of an invasion fleet to the planet below the lower edge. Even form: a heavy cruiser has come to help, and seventeen points of damage give the world the time it needs."
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
| side = 2
| edge = "bottom"
|
| [target]
| side = 1
| points = 17
|
| [[side]]
| name = "Defence"
| edge = "bottom"
| ship = [
|   { class = "HC", name = "Fearless", at = [28, 6], course = 12, velocity = 4 },
|   { class = "EC", name = "Furious", at = [34, 6], course = 12, velocity = 4 },
|   { class = "DD", name = "Faithful", at = [40, 6], course = 12, velocity = 4 },
| ]
|
| [[side]]
| name = "Invasion"
| edge = "top"
| ship = [
|   { class = "DN", name = "Autarch", at = [30, 44], course = 6, velocity = 4 },
|   { class = "BB", name = "Ironclad", at = [42, 44], course = 6, velocity = 4 },
|   { class = "HC", name = "Sabre", at = [22, 42], course = 6, velocity = 4 },
|   { class = "EC", name = "Cutlass", at = [50, 42], course = 6, velocity = 4 },
|   { class = "LC", name = "Rapier", at = [16, 40], course = 6, velocity = 4 },
|   { class = "DD", name = "Dirk", at = [12, 38], course = 6, velocity = 4 },
|   { class = "DD", name = "Kris", at = [58, 40], course = 6, velocity = 4 },
|   { class = "FF", name = "Poniard", at = [62, 38], course = 6, velocity = 4 },
|   { class = "FF", name = "Bodkin", at = [36, 40], course = 6, velocity = 4 },
|   { class = "BK", name = "Transport One", at = [30, 47], course = 6, velocity = 4 },
|   { class = "BK", name = "Transport Two", at = [36, 47], course = 6, velocity = 4 },
|   { class = "LN", name = "Transport Three", at = [42, 47], course = 6, velocity = 4 },
| ]
= 7814fe01cd08db18

turn 1
> 1  A1 P2,+2; A2 P3,+3; A3 S3,+3
> 2  B1 +2; B2 +4; B3 +4; B4 +5; B5 +6; B6 P1,+5; B7 +6; B8 +6; B9 +6; B10 +2; B11 +2; B12 +4
[FT-2.6] {"kind":"revealed","turn":1}
# turn 1: both fleets reveal their orders and move
[FT-2.2] {"kind":"moves","piece":"A1","from":[28000,6000],"bend":null,"to":[22804,9000],"turn":-2,"thrust":2,"course":10,"velocity":6}
# A1 turns 2 points to port and accelerates by 2: now at 22.8,9 on course 10 at velocity 6
[FT-2.2] {"kind":"moves","piece":"A2","from":[34000,6000],"bend":null,"to":[27000,6000],"turn":-3,"thrust":3,"course":9,"velocity":7}
# A2 turns 3 points to port and accelerates by 3: now at 27,6 on course 9 at velocity 7
[FT-2.2] {"kind":"moves","piece":"A3","from":[40000,6000],"bend":null,"to":[47000,6000],"turn":3,"thrust":3,"course":3,"velocity":7}
# A3 turns 3 points to starboard and accelerates by 3: now at 47,6 on course 3 at velocity 7
[FT-2.2] {"kind":"moves","piece":"B1","from":[30000,44000],"bend":null,"to":[30000,38000],"turn":0,"thrust":2,"course":6,"velocity":6}
# B1 goes straight on and accelerates by 2: now at 30,38 on course 6 at velocity 6
[FT-2.2] {"kind":"moves","piece":"B2","from":[42000,44000],"bend":null,"to":[42000,36000],"turn":0,"thrust":4,"course":6,"velocity":8}
# B2 goes straight on and accelerates by 4: now at 42,36 on course 6 at velocity 8
[FT-2.2] {"kind":"moves","piece":"B3","from":[22000,42000],"bend":null,"to":[22000,34000],"turn":0,"thrust":4,"course":6,"velocity":8}
# B3 goes straight on and accelerates by 4: now at 22,34 on course 6 at velocity 8
[FT-2.2] {"kind":"moves","piece":"B4","from":[50000,42000],"bend":null,"to":[50000,33000],"turn":0,"thrust":5,"course":6,"velocity":9}
# B4 goes straight on and accelerates by 5: now at 50,33 on course 6 at velocity 9
[FT-2.2] {"kind":"moves","piece":"B5","from":[16000,40000],"bend":null,"to":[16000,30000],"turn":0,"thrust":6,"course":6,"velocity":10}
# B5 goes straight on and accelerates by 6: now at 16,30 on course 6 at velocity 10
[FT-2.2] {"kind":"moves","piece":"B6","from":[12000,38000],"bend":null,"to":[16500,30206],"turn":-1,"thrust":5,"course":5,"velocity":9}
# B6 turns 1 point to port and accelerates by 5: now at 16.5,30.2 on course 5 at velocity 9
[FT-2.2] {"kind":"moves","piece":"B7","from":[58000,40000],"bend":null,"to":[58000,30000],"turn":0,"thrust":6,"course":6,"velocity":10}
# B7 goes straight on and accelerates by 6: now at 58,30 on course 6 at velocity 10
[FT-2.2] {"kind":"moves","piece":"B8","from":[62000,38000],"bend":null,"to":[62000,28000],"turn":0,"thrust":6,"course":6,"velocity":10}
# B8 goes straight on and accelerates by 6: now at 62,28 on course 6 at velocity 10
[FT-2.2] {"kind":"moves","piece":"B9","from":[36000,40000],"bend":null,"to":[36000,30000],"turn":0,"thrust":6,"course":6,"velocity":10}
# B9 goes straight on and accelerates by 6: now at 36,30 on course 6 at velocity 10
[FT-2.2] {"kind":"moves","piece":"B10","from":[30000,47000],"bend":null,"to":[30000,41000],"turn":0,"thrust":2,"course":6,"velocity":6}
# B10 goes straight on and accelerates by 2: now at 30,41 on course 6 at velocity 6
[FT-2.2] {"kind":"moves","piece":"B11","from":[36000,47000],"bend":null,"to":[36000,41000],"turn":0,"thrust":2,"course":6,"velocity":6}
# B11 goes straight on and accelerates by 2: now at 36,41 on course 6 at velocity 6
[FT-2.2] {"kind":"moves","piece":"B12","from":[42000,47000],"bend":null,"to":[42000,39000],"turn":0,"thrust":4,"course":6,"velocity":8}
# B12 goes straight on and accelerates by 4: now at 42,39 on course 6 at velocity 8
[FT-4.1] {"kind":"begins","phase":"fire"}
# next: fire
= 573f7cbaaf22e787

turn 1
> 1  A1 > B6: A1, A2, B1, B2, B3, B4; A2 > B6: A1
> 2  B1 > A2: A1, A2, A3, A4, A5, A6, A7; B2 > A3: A1, A2, A3, A4; B3 > A1: A1, A2; B4 > A2: A1; B5 > A1: A1, B1, B2; B6 > A1: B1, B2
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B6"],"weapons":[["A1","A2","B1","B2","B3","B4"]]}
# A1 fires at B6 with A1, A2, B1, B2, B3, B4
[FT-3.7] {"kind":"declares","piece":"A2","targets":["B6"],"weapons":[["A1"]]}
# A2 fires at B6 with A1
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A2"],"weapons":[["A1","A2","A3","A4","A5","A6","A7"]]}
# B1 fires at A2 with A1, A2, A3, A4, A5, A6, A7
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A3"],"weapons":[["A1","A2","A3","A4"]]}
# B2 fires at A3 with A1, A2, A3, A4
[FT-3.7] {"kind":"declares","piece":"B3","targets":["A1"],"weapons":[["A1","A2"]]}
# B3 fires at A1 with A1, A2
[FT-3.7] {"kind":"declares","piece":"B4","targets":["A2"],"weapons":[["A1"]]}
# B4 fires at A2 with A1
[FT-3.7] {"kind":"declares","piece":"B5","targets":["A1"],"weapons":[["A1","B1","B2"]]}
# B5 fires at A1 with A1, B1, B2
[FT-3.7] {"kind":"declares","piece":"B6","targets":["A1"],"weapons":[["B1","B2"]]}
# B6 fires at A1 with B1, B2
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"A1","target":"B6","range":22123,"arc":"fore","dice":2}
# A1 fires battery A1 at B6: range 22.1 in, fore arc, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"B6","faces":[3,6],"points":2,"each":[0,2],"expects":1333}
# rolled 3, 6: 2 damage to B6
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"A2","target":"B6","range":22123,"arc":"fore","dice":2}
# A1 fires battery A2 at B6: range 22.1 in, fore arc, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"B6","faces":[1,5],"points":1,"each":[0,1],"expects":1333}
# rolled 1, 5: 1 damage to B6
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B1","target":"B6","range":22123,"arc":"fore","dice":1}
# A1 fires battery B1 at B6: range 22.1 in, fore arc, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"B6","faces":[1],"points":0,"each":[0],"expects":666}
# rolled 1: no damage to B6
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B2","target":"B6","range":22123,"arc":"fore","dice":1}
# A1 fires battery B2 at B6: range 22.1 in, fore arc, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"B6","faces":[5],"points":1,"each":[1],"expects":666}
# rolled 5: 1 damage to B6
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B3","target":"B6","range":22123,"arc":"fore","dice":1}
# A1 fires battery B3 at B6: range 22.1 in, fore arc, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"B6","faces":[5],"points":1,"each":[1],"expects":666}
# rolled 5: 1 damage to B6
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B4","target":"B6","range":22123,"arc":"fore","dice":1}
# A1 fires battery B4 at B6: range 22.1 in, fore arc, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"B6","faces":[4],"points":1,"each":[1],"expects":666}
# rolled 4: 1 damage to B6
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"A1","target":"B6","range":26385,"arc":"starboard","dice":1}
# A2 fires battery A1 at B6: range 26.4 in, starboard arc, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"B6","faces":[3],"points":0,"each":[0],"expects":666}
# rolled 3: no damage to B6
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A2","range":32140,"arc":"fore","dice":1}
# B1 fires battery A1 at A2: range 32.1 in, fore arc, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A2","faces":[2],"points":0,"each":[0],"expects":666}
# rolled 2: no damage to A2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A2","target":"A2","range":32140,"arc":"fore","dice":1}
# B1 fires battery A2 at A2: range 32.1 in, fore arc, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A2","faces":[2],"points":0,"each":[0],"expects":666}
# rolled 2: no damage to A2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A3","target":"A2","range":32140,"arc":"fore","dice":1}
# B1 fires battery A3 at A2: range 32.1 in, fore arc, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A2","faces":[1],"points":0,"each":[0],"expects":666}
# rolled 1: no damage to A2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A4","target":"A2","range":32140,"arc":"fore","dice":1}
# B1 fires battery A4 at A2: range 32.1 in, fore arc, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A2","faces":[5],"points":1,"each":[1],"expects":666}
# rolled 5: 1 damage to A2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A5","target":"A2","range":32140,"arc":"fore","dice":1}
# B1 fires battery A5 at A2: range 32.1 in, fore arc, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A2","faces":[5],"points":1,"each":[1],"expects":666}
# rolled 5: 1 damage to A2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A6","target":"A2","range":32140,"arc":"fore","dice":1}
# B1 fires battery A6 at A2: range 32.1 in, fore arc, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A2","faces":[2],"points":0,"each":[0],"expects":666}
# rolled 2: no damage to A2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A7","target":"A2","range":32140,"arc":"fore","dice":1}
# B1 fires battery A7 at A2: range 32.1 in, fore arc, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A2","faces":[4],"points":1,"each":[1],"expects":666}
# rolled 4: 1 damage to A2
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A1","target":"A3","range":30413,"arc":"fore","dice":1}
# B2 fires battery A1 at A3: range 30.4 in, fore arc, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A3","faces":[3],"points":0,"each":[0],"expects":666}
# rolled 3: no damage to A3
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A2","target":"A3","range":30413,"arc":"fore","dice":1}
# B2 fires battery A2 at A3: range 30.4 in, fore arc, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A3","faces":[5],"points":1,"each":[1],"expects":666}
# rolled 5: 1 damage to A3
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A3","target":"A3","range":30413,"arc":"fore","dice":1}
# B2 fires battery A3 at A3: range 30.4 in, fore arc, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A3","faces":[6],"points":2,"each":[2],"expects":666}
# rolled 6: 2 damage to A3
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A4","target":"A3","range":30413,"arc":"fore","dice":1}
# B2 fires battery A4 at A3: range 30.4 in, fore arc, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A3","faces":[6],"points":2,"each":[2],"expects":666}
# rolled 6: 2 damage to A3
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"A1","target":"A1","range":25012,"arc":"fore","dice":1}
# B3 fires battery A1 at A1: range 25 in, fore arc, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A1","faces":[3],"points":0,"each":[0],"expects":666}
# rolled 3: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"A2","target":"A1","range":25012,"arc":"fore","dice":1}
# B3 fires battery A2 at A1: range 25 in, fore arc, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A1","faces":[4],"points":1,"each":[1],"expects":666}
# rolled 4: 1 damage to A1
[FT-3.1] {"kind":"fires","piece":"B4","weapon":"A1","target":"A2","range":35468,"arc":"fore","dice":1}
# B4 fires battery A1 at A2: range 35.5 in, fore arc, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A2","faces":[4],"points":1,"each":[1],"expects":666}
# rolled 4: 1 damage to A2
[FT-3.1] {"kind":"fires","piece":"B5","weapon":"A1","target":"A1","range":22074,"arc":"fore","dice":2}
# B5 fires battery A1 at A1: range 22.1 in, fore arc, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A1","faces":[5,6],"points":3,"each":[1,2],"expects":1333}
# rolled 5, 6: 3 damage to A1
[FT-3.1] {"kind":"fires","piece":"B5","weapon":"B1","target":"A1","range":22074,"arc":"fore","dice":1}
# B5 fires battery B1 at A1: range 22.1 in, fore arc, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A1","faces":[3],"points":0,"each":[0],"expects":666}
# rolled 3: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B5","weapon":"B2","target":"A1","range":22074,"arc":"fore","dice":1}
# B5 fires battery B2 at A1: range 22.1 in, fore arc, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A1","faces":[4],"points":1,"each":[1],"expects":666}
# rolled 4: 1 damage to A1
[FT-3.1] {"kind":"fires","piece":"B6","weapon":"B1","target":"A1","range":22123,"arc":"fore","dice":1}
# B6 fires battery B1 at A1: range 22.1 in, fore arc, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A1","faces":[4],"points":1,"each":[1],"expects":666}
# rolled 4: 1 damage to A1
[FT-3.1] {"kind":"fires","piece":"B6","weapon":"B2","target":"A1","range":22123,"arc":"fore","dice":1}
# B6 fires battery B2 at A1: range 22.1 in, fore arc, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A1","faces":[4],"points":1,"each":[1],"expects":666}
# rolled 4: 1 damage to A1
[FT-1.4] {"kind":"damage","piece":"A1","damage":7,"of":18}
# A1 has 7 of 18 damage boxes crossed off
[FT-1.4] {"kind":"damage","piece":"A2","damage":4,"of":14}
# A2 has 4 of 14 damage boxes crossed off
[FT-1.4] {"kind":"damage","piece":"A3","damage":5,"of":8}
# A3 has 5 of 8 damage boxes crossed off
[FT-1.4] {"kind":"damage","piece":"B6","damage":6,"of":8}
# B6 has 6 of 8 damage boxes crossed off
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"A1","face":6,"needs":6,"lost":true,"expects":166}
# A1 checks battery A1 at threshold point 1: rolled 6, lost on 6+: it is lost
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"A2","face":2,"needs":6,"lost":false,"expects":166}
# A1 checks battery A2 at threshold point 1: rolled 2, lost on 6+: it holds
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"B1","face":6,"needs":6,"lost":true,"expects":166}
# A1 checks battery B1 at threshold point 1: rolled 6, lost on 6+: it is lost
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"B2","face":5,"needs":6,"lost":false,"expects":166}
# A1 checks battery B2 at threshold point 1: rolled 5, lost on 6+: it holds
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"B3","face":3,"needs":6,"lost":false,"expects":166}
# A1 checks battery B3 at threshold point 1: rolled 3, lost on 6+: it holds
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"B4","face":3,"needs":6,"lost":false,"expects":166}
# A1 checks battery B4 at threshold point 1: rolled 3, lost on 6+: it holds
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"drive","face":5,"needs":6,"lost":false,"expects":166}
# A1 checks the drive at threshold point 1: rolled 5, lost on 6+: it holds
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"F1","face":4,"needs":6,"lost":false,"expects":166}
# A1 checks firecon F1 at threshold point 1: rolled 4, lost on 6+: it holds
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"F2","face":3,"needs":6,"lost":false,"expects":166}
# A1 checks firecon F2 at threshold point 1: rolled 3, lost on 6+: it holds
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"A3","point":1,"system":"B1","face":6,"needs":4,"lost":true,"expects":500}
# A3 checks battery B1 at threshold point 1: rolled 6, lost on 4+: it is lost
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"A3","point":1,"system":"B2","face":3,"needs":4,"lost":false,"expects":500}
# A3 checks battery B2 at threshold point 1: rolled 3, lost on 4+: it holds
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"A3","point":1,"system":"C1","face":2,"needs":4,"lost":false,"expects":500}
# A3 checks battery C1 at threshold point 1: rolled 2, lost on 4+: it holds
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"A3","point":1,"system":"drive","face":2,"needs":4,"lost":false,"expects":500}
# A3 checks the drive at threshold point 1: rolled 2, lost on 4+: it holds
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"A3","point":1,"system":"F1","face":1,"needs":4,"lost":false,"expects":500}
# A3 checks firecon F1 at threshold point 1: rolled 1, lost on 4+: it holds
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"B6","point":1,"system":"B1","face":6,"needs":4,"lost":true,"expects":500}
# B6 checks battery B1 at threshold point 1: rolled 6, lost on 4+: it is lost
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"B6","point":1,"system":"B2","face":3,"needs":4,"lost":false,"expects":500}
# B6 checks battery B2 at threshold point 1: rolled 3, lost on 4+: it holds
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"B6","point":1,"system":"C1","face":5,"needs":4,"lost":true,"expects":500}
# B6 checks battery C1 at threshold point 1: rolled 5, lost on 4+: it is lost
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"B6","point":1,"system":"drive","face":2,"needs":4,"lost":false,"expects":500}
# B6 checks the drive at threshold point 1: rolled 2, lost on 4+: it holds
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"B6","point":1,"system":"F1","face":6,"needs":4,"lost":true,"expects":500}
# B6 checks firecon F1 at threshold point 1: rolled 6, lost on 4+: it is lost
= cae88d517c66cec5

turn 2
> 1  A1 P1,+3; A2 P1,+5; A3 P3,+3
> 2  B1 S1,+1; B2 P1,+3; B3 S1,+2; B4 +3; B5 +5; B6 P3,+3; B7 S1,-2; B8 S1,+1; B9 P2,+3; B10 +2; B11 +2; B12 +4
[FT-2.6] {"kind":"revealed","turn":2}
# turn 2: both fleets reveal their orders and move
[FT-2.2] {"kind":"moves","piece":"A1","from":[22804,9000],"bend":null,"to":[13804,9000],"turn":-1,"thrust":3,"course":9,"velocity":9}
# A1 turns 1 point to port and accelerates by 3: now at 13.8,9 on course 9 at velocity 9
[FT-2.2] {"kind":"moves","piece":"A2","from":[27000,6000],"bend":null,"to":[16608,0],"turn":-1,"thrust":5,"course":8,"velocity":12}
# A2 turns 1 point to port and accelerates by 5: now at 16.6,0 on course 8 at velocity 12
[FT-2.2] {"kind":"moves","piece":"A3","from":[47000,6000],"bend":null,"to":[47000,16000],"turn":-3,"thrust":3,"course":12,"velocity":10}
# A3 turns 3 points to port and accelerates by 3: now at 47,16 on course 12 at velocity 10
[FT-2.2] {"kind":"moves","piece":"B1","from":[30000,38000],"bend":null,"to":[26500,31938],"turn":1,"thrust":1,"course":7,"velocity":7}
# B1 turns 1 point to starboard and accelerates by 1: now at 26.5,31.9 on course 7 at velocity 7
[FT-2.2] {"kind":"moves","piece":"B2","from":[42000,36000],"bend":null,"to":[47500,26474],"turn":-1,"thrust":3,"course":5,"velocity":11}
# B2 turns 1 point to port and accelerates by 3: now at 47.5,26.5 on course 5 at velocity 11
[FT-2.2] {"kind":"moves","piece":"B3","from":[22000,34000],"bend":null,"to":[17000,25340],"turn":1,"thrust":2,"course":7,"velocity":10}
# B3 turns 1 point to starboard and accelerates by 2: now at 17,25.3 on course 7 at velocity 10
[FT-2.2] {"kind":"moves","piece":"B4","from":[50000,33000],"bend":null,"to":[50000,21000],"turn":0,"thrust":3,"course":6,"velocity":12}
# B4 goes straight on and accelerates by 3: now at 50,21 on course 6 at velocity 12
[FT-2.2] {"kind":"moves","piece":"B5","from":[16000,30000],"bend":null,"to":[16000,15000],"turn":0,"thrust":5,"course":6,"velocity":15}
# B5 goes straight on and accelerates by 5: now at 16,15 on course 6 at velocity 15
[FT-2.2] {"kind":"moves","piece":"B6","from":[16500,30206],"bend":null,"to":[26892,36206],"turn":-3,"thrust":3,"course":2,"velocity":12}
# B6 turns 3 points to port and accelerates by 3: now at 26.9,36.2 on course 2 at velocity 12
[FT-2.2] {"kind":"moves","piece":"B7","from":[58000,30000],"bend":null,"to":[54000,23072],"turn":1,"thrust":-2,"course":7,"velocity":8}
# B7 turns 1 point to starboard and slows by 2: now at 54,23.1 on course 7 at velocity 8
[FT-2.2] {"kind":"moves","piece":"B8","from":[62000,28000],"bend":null,"to":[56500,18474],"turn":1,"thrust":1,"course":7,"velocity":11}
# B8 turns 1 point to starboard and accelerates by 1: now at 56.5,18.5 on course 7 at velocity 11
[FT-2.2] {"kind":"moves","piece":"B9","from":[36000,30000],"bend":null,"to":[47258,23500],"turn":-2,"thrust":3,"course":4,"velocity":13}
# B9 turns 2 points to port and accelerates by 3: now at 47.3,23.5 on course 4 at velocity 13
[FT-2.2] {"kind":"moves","piece":"B10","from":[30000,41000],"bend":null,"to":[30000,33000],"turn":0,"thrust":2,"course":6,"velocity":8}
# B10 goes straight on and accelerates by 2: now at 30,33 on course 6 at velocity 8
[FT-2.2] {"kind":"moves","piece":"B11","from":[36000,41000],"bend":null,"to":[36000,33000],"turn":0,"thrust":2,"course":6,"velocity":8}
# B11 goes straight on and accelerates by 2: now at 36,33 on course 6 at velocity 8
[FT-2.2] {"kind":"moves","piece":"B12","from":[42000,39000],"bend":null,"to":[42000,27000],"turn":0,"thrust":4,"course":6,"velocity":12}
# B12 goes straight on and accelerates by 4: now at 42,27 on course 6 at velocity 12
  [FT-3.3] d6 = 4
[FT-3.3] {"kind":"line","piece":"A3","target":"B10","arc":"port"}
# B10 lies on the line between two arcs of A3, and counts as port
[FT-4.1] {"kind":"begins","phase":"fire"}
# next: fire
= 68ae5ab212190207

turn 2
> 1  A1 > B5: A2, B3, B4; A2 > B5: A1, B3, B4; A3 > B8: B2, C1
> 2  B1 > A1: A1, A2, A3, A4, A5, A6, A7; B2 > A3: A1, A2, A3, A4, B1, B2, B3, B4; B3 > A1: A1, A2, B1, B2, B3, B4; B4 > A3: A1, B1, B2, B3, B4; B5 > A2: A1, B1, B2; B7 > A3: B1, B2; B8 > A3: B1, C1; B9 > A3: B1, C1
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B5"],"weapons":[["A2","B3","B4"]]}
# A1 fires at B5 with A2, B3, B4
[FT-3.7] {"kind":"declares","piece":"A2","targets":["B5"],"weapons":[["A1","B3","B4"]]}
# A2 fires at B5 with A1, B3, B4
[FT-3.7] {"kind":"declares","piece":"A3","targets":["B8"],"weapons":[["B2","C1"]]}
# A3 fires at B8 with B2, C1
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A1"],"weapons":[["A1","A2","A3","A4","A5","A6","A7"]]}
# B1 fires at A1 with A1, A2, A3, A4, A5, A6, A7
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A3"],"weapons":[["A1","A2","A3","A4","B1","B2","B3","B4"]]}
# B2 fires at A3 with A1, A2, A3, A4, B1, B2, B3, B4
[FT-3.7] {"kind":"declares","piece":"B3","targets":["A1"],"weapons":[["A1","A2","B1","B2","B3","B4"]]}
# B3 fires at A1 with A1, A2, B1, B2, B3, B4
[FT-3.7] {"kind":"declares","piece":"B4","targets":["A3"],"weapons":[["A1","B1","B2","B3","B4"]]}
# B4 fires at A3 with A1, B1, B2, B3, B4
[FT-3.7] {"kind":"declares","piece":"B5","targets":["A2"],"weapons":[["A1","B1","B2"]]}
# B5 fires at A2 with A1, B1, B2
[FT-3.7] {"kind":"declares","piece":"B7","targets":["A3"],"weapons":[["B1","B2"]]}
# B7 fires at A3 with B1, B2
[FT-3.7] {"kind":"declares","piece":"B8","targets":["A3"],"weapons":[["B1","C1"]]}
# B8 fires at A3 with B1, C1
[FT-3.7] {"kind":"declares","piece":"B9","targets":["A3"],"weapons":[["B1","C1"]]}
# B9 fires at A3 with B1, C1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"A2","target":"B5","range":6389,"arc":"starboard","dice":3}
# A1 fires battery A2 at B5: range 6.4 in, starboard arc, 3 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"B5","faces":[2,6,6],"points":4,"each":[0,2,2],"expects":2000}
# rolled 2, 6, 6: 4 damage to B5
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B3","target":"B5","range":6389,"arc":"starboard","dice":2}
# A1 fires battery B3 at B5: range 6.4 in, starboard arc, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B5","faces":[3,2],"points":0,"each":[0,0],"expects":1333}
# rolled 3, 2: no damage to B5
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B4","target":"B5","range":6389,"arc":"starboard","dice":2}
# A1 fires battery B4 at B5: range 6.4 in, starboard arc, 2 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B5","faces":[6,2],"points":2,"each":[2,0],"expects":1333}
# rolled 6, 2: 2 damage to B5
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"A1","target":"B5","range":15012,"arc":"starboard","dice":2}
# A2 fires battery A1 at B5: range 15 in, starboard arc, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"B5","faces":[1,5],"points":1,"each":[0,1],"expects":1333}
# rolled 1, 5: 1 damage to B5
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"B3","target":"B5","range":15012,"arc":"starboard","dice":1}
# A2 fires battery B3 at B5: range 15 in, starboard arc, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B5","faces":[2],"points":0,"each":[0],"expects":666}
# rolled 2: no damage to B5
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"B4","target":"B5","range":15012,"arc":"starboard","dice":1}
# A2 fires battery B4 at B5: range 15 in, starboard arc, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"B5","faces":[4],"points":1,"each":[1],"expects":666}
# rolled 4: 1 damage to B5
[FT-3.1] {"kind":"fires","piece":"A3","weapon":"B2","target":"B8","range":9816,"arc":"starboard","dice":2}
# A3 fires battery B2 at B8: range 9.8 in, starboard arc, 2 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"B8","faces":[4,3],"points":1,"each":[1,0],"expects":1333}
# rolled 4, 3: 1 damage to B8
[FT-3.1] {"kind":"fires","piece":"A3","weapon":"C1","target":"B8","range":9816,"arc":"starboard","dice":1}
# A3 fires battery C1 at B8: range 9.8 in, starboard arc, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"B8","faces":[3],"points":0,"each":[0],"expects":666}
# rolled 3: no damage to B8
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A1","range":26217,"arc":"fore","dice":1}
# B1 fires battery A1 at A1: range 26.2 in, fore arc, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A1","faces":[3],"points":0,"each":[0],"expects":666}
# rolled 3: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A2","target":"A1","range":26217,"arc":"fore","dice":1}
# B1 fires battery A2 at A1: range 26.2 in, fore arc, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A1","faces":[6],"points":2,"each":[2],"expects":666}
# rolled 6: 2 damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A3","target":"A1","range":26217,"arc":"fore","dice":1}
# B1 fires battery A3 at A1: range 26.2 in, fore arc, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A1","faces":[1],"points":0,"each":[0],"expects":666}
# rolled 1: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A4","target":"A1","range":26217,"arc":"fore","dice":1}
# B1 fires battery A4 at A1: range 26.2 in, fore arc, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A1","faces":[2],"points":0,"each":[0],"expects":666}
# rolled 2: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A5","target":"A1","range":26217,"arc":"fore","dice":1}
# B1 fires battery A5 at A1: range 26.2 in, fore arc, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A1","faces":[6],"points":2,"each":[2],"expects":666}
# rolled 6: 2 damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A6","target":"A1","range":26217,"arc":"fore","dice":1}
# B1 fires battery A6 at A1: range 26.2 in, fore arc, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A1","faces":[3],"points":0,"each":[0],"expects":666}
# rolled 3: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A7","target":"A1","range":26217,"arc":"fore","dice":1}
# B1 fires battery A7 at A1: range 26.2 in, fore arc, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A1","faces":[6],"points":2,"each":[2],"expects":666}
# rolled 6: 2 damage to A1
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A1","target":"A3","range":10485,"arc":"fore","dice":3}
# B2 fires battery A1 at A3: range 10.5 in, fore arc, 3 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A3","faces":[4,2,6],"points":3,"each":[1,0,2],"expects":2000}
# rolled 4, 2, 6: 3 damage to A3
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A2","target":"A3","range":10485,"arc":"fore","dice":3}
# B2 fires battery A2 at A3: range 10.5 in, fore arc, 3 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A3","faces":[1,4,2],"points":1,"each":[0,1,0],"expects":2000}
# rolled 1, 4, 2: 1 damage to A3
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A3","target":"A3","range":10485,"arc":"fore","dice":3}
# B2 fires battery A3 at A3: range 10.5 in, fore arc, 3 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A3","faces":[6,6,5],"points":5,"each":[2,2,1],"expects":2000}
# rolled 6, 6, 5: 5 damage to A3
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A4","target":"A3","range":10485,"arc":"fore","dice":3}
# B2 fires battery A4 at A3: range 10.5 in, fore arc, 3 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A3","faces":[6,3,6],"points":4,"each":[2,0,2],"expects":2000}
# rolled 6, 3, 6: 4 damage to A3
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B1","target":"A3","range":10485,"arc":"fore","dice":2}
# B2 fires battery B1 at A3: range 10.5 in, fore arc, 2 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A3","faces":[2,5],"points":1,"each":[0,1],"expects":1333}
# rolled 2, 5: 1 damage to A3
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B2","target":"A3","range":10485,"arc":"fore","dice":2}
# B2 fires battery B2 at A3: range 10.5 in, fore arc, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A3","faces":[5,4],"points":2,"each":[1,1],"expects":1333}
# rolled 5, 4: 2 damage to A3
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B3","target":"A3","range":10485,"arc":"fore","dice":2}
# B2 fires battery B3 at A3: range 10.5 in, fore arc, 2 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A3","faces":[6,4],"points":3,"each":[2,1],"expects":1333}
# rolled 6, 4: 3 damage to A3
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B4","target":"A3","range":10485,"arc":"fore","dice":2}
# B2 fires battery B4 at A3: range 10.5 in, fore arc, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A3","faces":[3,1],"points":0,"each":[0,0],"expects":1333}
# rolled 3, 1: no damage to A3
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"A1","target":"A1","range":16649,"arc":"fore","dice":2}
# B3 fires battery A1 at A1: range 16.6 in, fore arc, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A1","faces":[1,6],"points":2,"each":[0,2],"expects":1333}
# rolled 1, 6: 2 damage to A1
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"A2","target":"A1","range":16649,"arc":"fore","dice":2}
# B3 fires battery A2 at A1: range 16.6 in, fore arc, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A1","faces":[3,1],"points":0,"each":[0,0],"expects":1333}
# rolled 3, 1: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"B1","target":"A1","range":16649,"arc":"fore","dice":1}
# B3 fires battery B1 at A1: range 16.6 in, fore arc, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A1","faces":[6],"points":2,"each":[2],"expects":666}
# rolled 6: 2 damage to A1
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"B2","target":"A1","range":16649,"arc":"fore","dice":1}
# B3 fires battery B2 at A1: range 16.6 in, fore arc, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A1","faces":[3],"points":0,"each":[0],"expects":666}
# rolled 3: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"B3","target":"A1","range":16649,"arc":"fore","dice":1}
# B3 fires battery B3 at A1: range 16.6 in, fore arc, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A1","faces":[4],"points":1,"each":[1],"expects":666}
# rolled 4: 1 damage to A1
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"B4","target":"A1","range":16649,"arc":"fore","dice":1}
# B3 fires battery B4 at A1: range 16.6 in, fore arc, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A1","faces":[1],"points":0,"each":[0],"expects":666}
# rolled 1: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B4","weapon":"A1","target":"A3","range":5830,"arc":"fore","dice":3}
# B4 fires battery A1 at A3: range 5.8 in, fore arc, 3 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A3","faces":[4,4,5],"points":3,"each":[1,1,1],"expects":2000}
# rolled 4, 4, 5: 3 damage to A3
[FT-3.1] {"kind":"fires","piece":"B4","weapon":"B1","target":"A3","range":5830,"arc":"fore","dice":2}
# B4 fires battery B1 at A3: range 5.8 in, fore arc, 2 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A3","faces":[4,5],"points":2,"each":[1,1],"expects":1333}
# rolled 4, 5: 2 damage to A3
[FT-3.1] {"kind":"fires","piece":"B4","weapon":"B2","target":"A3","range":5830,"arc":"fore","dice":2}
# B4 fires battery B2 at A3: range 5.8 in, fore arc, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A3","faces":[3,2],"points":0,"each":[0,0],"expects":1333}
# rolled 3, 2: no damage to A3
[FT-3.1] {"kind":"fires","piece":"B4","weapon":"B3","target":"A3","range":5830,"arc":"fore","dice":2}
# B4 fires battery B3 at A3: range 5.8 in, fore arc, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A3","faces":[3,5],"points":1,"each":[0,1],"expects":1333}
# rolled 3, 5: 1 damage to A3
[FT-3.1] {"kind":"fires","piece":"B4","weapon":"B4","target":"A3","range":5830,"arc":"fore","dice":2}
# B4 fires battery B4 at A3: range 5.8 in, fore arc, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A3","faces":[5,6],"points":3,"each":[1,2],"expects":1333}
# rolled 5, 6: 3 damage to A3
[FT-3.1] {"kind":"fires","piece":"B5","weapon":"A1","target":"A2","range":15012,"arc":"fore","dice":2}
# B5 fires battery A1 at A2: range 15 in, fore arc, 2 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A2","faces":[2,4],"points":1,"each":[0,1],"expects":1333}
# rolled 2, 4: 1 damage to A2
[FT-3.1] {"kind":"fires","piece":"B5","weapon":"B1","target":"A2","range":15012,"arc":"fore","dice":1}
# B5 fires battery B1 at A2: range 15 in, fore arc, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A2","faces":[1],"points":0,"each":[0],"expects":666}
# rolled 1: no damage to A2
[FT-3.1] {"kind":"fires","piece":"B5","weapon":"B2","target":"A2","range":15012,"arc":"fore","dice":1}
# B5 fires battery B2 at A2: range 15 in, fore arc, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A2","faces":[5],"points":1,"each":[1],"expects":666}
# rolled 5: 1 damage to A2
[FT-3.1] {"kind":"fires","piece":"B7","weapon":"B1","target":"A3","range":9950,"arc":"fore","dice":2}
# B7 fires battery B1 at A3: range 10 in, fore arc, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A3","faces":[5,2],"points":1,"each":[1,0],"expects":1333}
# rolled 5, 2: 1 damage to A3
[FT-3.1] {"kind":"fires","piece":"B7","weapon":"B2","target":"A3","range":9950,"arc":"fore","dice":2}
# B7 fires battery B2 at A3: range 10 in, fore arc, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A3","faces":[5,4],"points":2,"each":[1,1],"expects":1333}
# rolled 5, 4: 2 damage to A3
[FT-3.1] {"kind":"fires","piece":"B8","weapon":"B1","target":"A3","range":9816,"arc":"starboard","dice":2}
# B8 fires battery B1 at A3: range 9.8 in, starboard arc, 2 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A3","faces":[6,3],"points":2,"each":[2,0],"expects":1333}
# rolled 6, 3: 2 damage to A3
[FT-3.1] {"kind":"fires","piece":"B8","weapon":"C1","target":"A3","range":9816,"arc":"starboard","dice":1}
# B8 fires battery C1 at A3: range 9.8 in, starboard arc, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A3","faces":[2],"points":0,"each":[0],"expects":666}
# rolled 2: no damage to A3
[FT-3.1] {"kind":"fires","piece":"B9","weapon":"B1","target":"A3","range":7504,"arc":"starboard","dice":2}
# B9 fires battery B1 at A3: range 7.5 in, starboard arc, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A3","faces":[5,1],"points":1,"each":[1,0],"expects":1333}
# rolled 5, 1: 1 damage to A3
[FT-3.1] {"kind":"fires","piece":"B9","weapon":"C1","target":"A3","range":7504,"arc":"starboard","dice":1}
# B9 fires battery C1 at A3: range 7.5 in, starboard arc, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A3","faces":[3],"points":0,"each":[0],"expects":666}
# rolled 3: no damage to A3
[FT-1.4] {"kind":"damage","piece":"A1","damage":18,"of":18}
# A1 has 18 of 18 damage boxes crossed off
[FT-1.4] {"kind":"damage","piece":"A2","damage":6,"of":14}
# A2 has 6 of 14 damage boxes crossed off
[FT-1.4] {"kind":"damage","piece":"A3","damage":8,"of":8}
# A3 has 8 of 8 damage boxes crossed off
[FT-1.4] {"kind":"damage","piece":"B5","damage":8,"of":12}
# B5 has 8 of 12 damage boxes crossed off
[FT-1.4] {"kind":"damage","piece":"B8","damage":1,"of":6}
# B8 has 1 of 6 damage boxes crossed off
[FT-3.5] {"kind":"destroyed","piece":"A1"}
# A1 is destroyed
[FT-3.5] {"kind":"destroyed","piece":"A3"}
# A3 is destroyed
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"A2","point":1,"system":"A1","face":3,"needs":6,"lost":false,"expects":166}
# A2 checks battery A1 at threshold point 1: rolled 3, lost on 6+: it holds
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"A2","point":1,"system":"B1","face":3,"needs":6,"lost":false,"expects":166}
# A2 checks battery B1 at threshold point 1: rolled 3, lost on 6+: it holds
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"A2","point":1,"system":"B2","face":3,"needs":6,"lost":false,"expects":166}
# A2 checks battery B2 at threshold point 1: rolled 3, lost on 6+: it holds
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"A2","point":1,"system":"B3","face":3,"needs":6,"lost":false,"expects":166}
# A2 checks battery B3 at threshold point 1: rolled 3, lost on 6+: it holds
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"A2","point":1,"system":"B4","face":3,"needs":6,"lost":false,"expects":166}
# A2 checks battery B4 at threshold point 1: rolled 3, lost on 6+: it holds
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"A2","point":1,"system":"drive","face":1,"needs":6,"lost":false,"expects":166}
# A2 checks the drive at threshold point 1: rolled 1, lost on 6+: it holds
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"A2","point":1,"system":"F1","face":1,"needs":6,"lost":false,"expects":166}
# A2 checks firecon F1 at threshold point 1: rolled 1, lost on 6+: it holds
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"A2","point":1,"system":"F2","face":4,"needs":6,"lost":false,"expects":166}
# A2 checks firecon F2 at threshold point 1: rolled 4, lost on 6+: it holds
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"B5","point":1,"system":"A1","face":5,"needs":6,"lost":false,"expects":166}
# B5 checks battery A1 at threshold point 1: rolled 5, lost on 6+: it holds
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"B5","point":1,"system":"B1","face":4,"needs":6,"lost":false,"expects":166}
# B5 checks battery B1 at threshold point 1: rolled 4, lost on 6+: it holds
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"B5","point":1,"system":"B2","face":4,"needs":6,"lost":false,"expects":166}
# B5 checks battery B2 at threshold point 1: rolled 4, lost on 6+: it holds
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"B5","point":1,"system":"drive","face":3,"needs":6,"lost":false,"expects":166}
# B5 checks the drive at threshold point 1: rolled 3, lost on 6+: it holds
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"B5","point":1,"system":"F1","face":4,"needs":6,"lost":false,"expects":166}
# B5 checks firecon F1 at threshold point 1: rolled 4, lost on 6+: it holds
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"B5","point":1,"system":"F2","face":6,"needs":6,"lost":true,"expects":166}
# B5 checks firecon F2 at threshold point 1: rolled 6, lost on 6+: it is lost
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"B5","point":2,"system":"A1","face":5,"needs":4,"lost":true,"expects":500}
# B5 checks battery A1 at threshold point 2: rolled 5, lost on 4+: it is lost
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"B5","point":2,"system":"B1","face":2,"needs":4,"lost":false,"expects":500}
# B5 checks battery B1 at threshold point 2: rolled 2, lost on 4+: it holds
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"B5","point":2,"system":"B2","face":6,"needs":4,"lost":true,"expects":500}
# B5 checks battery B2 at threshold point 2: rolled 6, lost on 4+: it is lost
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"B5","point":2,"system":"drive","face":2,"needs":4,"lost":false,"expects":500}
# B5 checks the drive at threshold point 2: rolled 2, lost on 4+: it holds
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"B5","point":2,"system":"F1","face":4,"needs":4,"lost":true,"expects":500}
# B5 checks firecon F1 at threshold point 2: rolled 4, lost on 4+: it is lost
= 3d617577b2e6c735

turn 3
> 1  A2 S2,+2
> 2  B1 S1,+1; B2 S2,+2; B3 +4; B4 S3,+3; B5 P3,-2; B6 -6; B7 S1,+5; B8 S2,+4; B9 S3,+1; B10 +2; B11 +2; B12 +4
[FT-2.6] {"kind":"revealed","turn":3}
# turn 3: both fleets reveal their orders and move
[FT-2.2] {"kind":"moves","piece":"A2","from":[16608,0],"bend":null,"to":[4484,7000],"turn":2,"thrust":2,"course":10,"velocity":14}
# A2 turns 2 points to starboard and accelerates by 2: now at 4.5,7 on course 10 at velocity 14
[FT-2.2] {"kind":"moves","piece":"B1","from":[26500,31938],"bend":null,"to":[19572,27938],"turn":1,"thrust":1,"course":8,"velocity":8}
# B1 turns 1 point to starboard and accelerates by 1: now at 19.6,27.9 on course 8 at velocity 8
[FT-2.2] {"kind":"moves","piece":"B2","from":[47500,26474],"bend":null,"to":[41000,15216],"turn":2,"thrust":2,"course":7,"velocity":13}
# B2 turns 2 points to starboard and accelerates by 2: now at 41,15.2 on course 7 at velocity 13
[FT-2.2] {"kind":"moves","piece":"B3","from":[17000,25340],"bend":null,"to":[10000,13216],"turn":0,"thrust":4,"course":7,"velocity":14}
# B3 goes straight on and accelerates by 4: now at 10,13.2 on course 7 at velocity 14
[FT-2.2] {"kind":"moves","piece":"B4","from":[50000,21000],"bend":null,"to":[35000,21000],"turn":3,"thrust":3,"course":9,"velocity":15}
# B4 turns 3 points to starboard and accelerates by 3: now at 35,21 on course 9 at velocity 15
[FT-2.2] {"kind":"moves","piece":"B5","from":[16000,15000],"bend":null,"to":[29000,15000],"turn":-3,"thrust":-2,"course":3,"velocity":13}
# B5 turns 3 points to port and slows by 2: now at 29,15 on course 3 at velocity 13
[FT-2.2] {"kind":"moves","piece":"B6","from":[26892,36206],"bend":null,"to":[32088,39206],"turn":0,"thrust":-6,"course":2,"velocity":6}
# B6 goes straight on and slows by 6: now at 32.1,39.2 on course 2 at velocity 6
[FT-2.2] {"kind":"moves","piece":"B7","from":[54000,23072],"bend":null,"to":[42742,16572],"turn":1,"thrust":5,"course":8,"velocity":13}
# B7 turns 1 point to starboard and accelerates by 5: now at 42.7,16.6 on course 8 at velocity 13
[FT-2.2] {"kind":"moves","piece":"B8","from":[56500,18474],"bend":null,"to":[41500,18474],"turn":2,"thrust":4,"course":9,"velocity":15}
# B8 turns 2 points to starboard and accelerates by 4: now at 41.5,18.5 on course 9 at velocity 15
[FT-2.2] {"kind":"moves","piece":"B9","from":[47258,23500],"bend":null,"to":[40258,11376],"turn":3,"thrust":1,"course":7,"velocity":14}
# B9 turns 3 points to starboard and accelerates by 1: now at 40.3,11.4 on course 7 at velocity 14
[FT-2.2] {"kind":"moves","piece":"B10","from":[30000,33000],"bend":null,"to":[30000,23000],"turn":0,"thrust":2,"course":6,"velocity":10}
# B10 goes straight on and accelerates by 2: now at 30,23 on course 6 at velocity 10
[FT-2.2] {"kind":"moves","piece":"B11","from":[36000,33000],"bend":null,"to":[36000,23000],"turn":0,"thrust":2,"course":6,"velocity":10}
# B11 goes straight on and accelerates by 2: now at 36,23 on course 6 at velocity 10
[FT-2.2] {"kind":"moves","piece":"B12","from":[42000,27000],"bend":null,"to":[42000,11000],"turn":0,"thrust":4,"course":6,"velocity":16}
# B12 goes straight on and accelerates by 4: now at 42,11 on course 6 at velocity 16
[FT-4.1] {"kind":"begins","phase":"fire"}
# next: fire
= 24c05170fe28de9a

turn 3
> 1  A2 > B1: A1
> 2  B1 > A2: A1, A2, A3, A4, A5, A6, A7; B3 > A2: A1, A2, B1, B2, B3, B4; B4 > A2: A1
[FT-3.7] {"kind":"declares","piece":"A2","targets":["B1"],"weapons":[["A1"]]}
# A2 fires at B1 with A1
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A2"],"weapons":[["A1","A2","A3","A4","A5","A6","A7"]]}
# B1 fires at A2 with A1, A2, A3, A4, A5, A6, A7
[FT-3.7] {"kind":"declares","piece":"B3","targets":["A2"],"weapons":[["A1","A2","B1","B2","B3","B4"]]}
# B3 fires at A2 with A1, A2, B1, B2, B3, B4
[FT-3.7] {"kind":"declares","piece":"B4","targets":["A2"],"weapons":[["A1"]]}
# B4 fires at A2 with A1
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"A1","target":"B1","range":25807,"arc":"starboard","dice":1}
# A2 fires battery A1 at B1: range 25.8 in, starboard arc, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"B1","faces":[4],"points":1,"each":[1],"expects":666}
# rolled 4: 1 damage to B1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A2","range":25807,"arc":"fore","dice":1}
# B1 fires battery A1 at A2: range 25.8 in, fore arc, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A2","faces":[5],"points":1,"each":[1],"expects":666}
# rolled 5: 1 damage to A2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A2","target":"A2","range":25807,"arc":"fore","dice":1}
# B1 fires battery A2 at A2: range 25.8 in, fore arc, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A2","faces":[4],"points":1,"each":[1],"expects":666}
# rolled 4: 1 damage to A2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A3","target":"A2","range":25807,"arc":"fore","dice":1}
# B1 fires battery A3 at A2: range 25.8 in, fore arc, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A2","faces":[1],"points":0,"each":[0],"expects":666}
# rolled 1: no damage to A2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A4","target":"A2","range":25807,"arc":"fore","dice":1}
# B1 fires battery A4 at A2: range 25.8 in, fore arc, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A2","faces":[6],"points":2,"each":[2],"expects":666}
# rolled 6: 2 damage to A2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A5","target":"A2","range":25807,"arc":"fore","dice":1}
# B1 fires battery A5 at A2: range 25.8 in, fore arc, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A2","faces":[5],"points":1,"each":[1],"expects":666}
# rolled 5: 1 damage to A2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A6","target":"A2","range":25807,"arc":"fore","dice":1}
# B1 fires battery A6 at A2: range 25.8 in, fore arc, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A2","faces":[5],"points":1,"each":[1],"expects":666}
# rolled 5: 1 damage to A2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A7","target":"A2","range":25807,"arc":"fore","dice":1}
# B1 fires battery A7 at A2: range 25.8 in, fore arc, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A2","faces":[3],"points":0,"each":[0],"expects":666}
# rolled 3: no damage to A2
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"A1","target":"A2","range":8310,"arc":"fore","dice":3}
# B3 fires battery A1 at A2: range 8.3 in, fore arc, 3 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A2","faces":[3,5,2],"points":1,"each":[0,1,0],"expects":2000}
# rolled 3, 5, 2: 1 damage to A2
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"A2","target":"A2","range":8310,"arc":"fore","dice":3}
# B3 fires battery A2 at A2: range 8.3 in, fore arc, 3 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A2","faces":[1,1,1],"points":0,"each":[0,0,0],"expects":2000}
# rolled 1, 1, 1: no damage to A2
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"B1","target":"A2","range":8310,"arc":"fore","dice":2}
# B3 fires battery B1 at A2: range 8.3 in, fore arc, 2 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A2","faces":[4,4],"points":2,"each":[1,1],"expects":1333}
# rolled 4, 4: 2 damage to A2
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"B2","target":"A2","range":8310,"arc":"fore","dice":2}
# B3 fires battery B2 at A2: range 8.3 in, fore arc, 2 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A2","faces":[2,5],"points":1,"each":[0,1],"expects":1333}
# rolled 2, 5: 1 damage to A2
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"B3","target":"A2","range":8310,"arc":"fore","dice":2}
# B3 fires battery B3 at A2: range 8.3 in, fore arc, 2 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A2","faces":[2,4],"points":1,"each":[0,1],"expects":1333}
# rolled 2, 4: 1 damage to A2
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"B4","target":"A2","range":8310,"arc":"fore","dice":2}
# B3 fires battery B4 at A2: range 8.3 in, fore arc, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A2","faces":[3,4],"points":1,"each":[0,1],"expects":1333}
# rolled 3, 4: 1 damage to A2
[FT-3.1] {"kind":"fires","piece":"B4","weapon":"A1","target":"A2","range":33574,"arc":"fore","dice":1}
# B4 fires battery A1 at A2: range 33.6 in, fore arc, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A2","faces":[5],"points":1,"each":[1],"expects":666}
# rolled 5: 1 damage to A2
[FT-1.4] {"kind":"damage","piece":"A2","damage":14,"of":14}
# A2 has 14 of 14 damage boxes crossed off
[FT-1.4] {"kind":"damage","piece":"B1","damage":1,"of":28}
# B1 has 1 of 28 damage boxes crossed off
[FT-3.5] {"kind":"destroyed","piece":"A2"}
# A2 is destroyed
[FT-5.1] {"kind":"over","winner":2,"points":[16,40]}
# side 2 wins; points 16 to 40
= 50bb08d30b954064
