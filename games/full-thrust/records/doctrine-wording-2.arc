firing-arc record 2
game full-thrust 1
wording en 2
scenario skirmish
option thresholds on
option fire alternate
option turn-limit 6
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "Skirmish: three ships a side"
| brief = "An escort cruiser, a destroyer and a frigate a side run onto each other at the corner of two patrols. Small enough to learn on, large enough that ships must cover one another."
|
| [table]
| width = 72
| height = 48
|
| [[side]]
| name = "Teal"
| edge = "bottom"
| flagship = 1
| ship = [
|   { class = "EC", name = "Steadfast", at = [24, 6], course = 12, velocity = 6 },
|   { class = "DD", name = "Ardent", at = [30, 6], course = 12, velocity = 6 },
|   { class = "FF", name = "Merlin", at = [18, 6], course = 12, velocity = 6 },
| ]
|
| [[side]]
| name = "Amber"
| edge = "right"
| flagship = 1
| ship = [
|   { class = "EC", name = "Halberd", at = [66, 24], course = 9, velocity = 6 },
|   { class = "DD", name = "Sabre", at = [66, 18], course = 9, velocity = 6 },
|   { class = "FF", name = "Arrow", at = [66, 30], course = 9, velocity = 6 },
| ]
= 8d47381ed2cf503c

turn 1
> 1  A1 S2,+4; A2 S3,+1; A3 S3,-1
> 2  B1 P1,+3; B2 +3; B3 +2
[FT-2.6] {"kind":"revealed","turn":1}
# turn 1: both fleets reveal their orders and move
[FT-2.2] {"kind":"moves","piece":"A1","from":[24000,6000],"bend":null,"to":[32660,11000],"turn":2,"thrust":4,"course":2,"velocity":10}
# A1 turns 2 points to starboard and accelerates by 4: now at 32.7,11 on course 2 at velocity 10
[FT-2.2] {"kind":"moves","piece":"A2","from":[30000,6000],"bend":null,"to":[37000,6000],"turn":3,"thrust":1,"course":3,"velocity":7}
# A2 turns 3 points to starboard and accelerates by 1: now at 37,6 on course 3 at velocity 7
[FT-2.2] {"kind":"moves","piece":"A3","from":[18000,6000],"bend":null,"to":[23000,6000],"turn":3,"thrust":-1,"course":3,"velocity":5}
# A3 turns 3 points to starboard and slows by 1: now at 23,6 on course 3 at velocity 5
[FT-2.2] {"kind":"moves","piece":"B1","from":[66000,24000],"bend":null,"to":[58206,19500],"turn":-1,"thrust":3,"course":8,"velocity":9}
# B1 turns 1 point to port and accelerates by 3: now at 58.2,19.5 on course 8 at velocity 9
[FT-2.2] {"kind":"moves","piece":"B2","from":[66000,18000],"bend":null,"to":[57000,18000],"turn":0,"thrust":3,"course":9,"velocity":9}
# B2 goes straight on and accelerates by 3: now at 57,18 on course 9 at velocity 9
[FT-2.2] {"kind":"moves","piece":"B3","from":[66000,30000],"bend":null,"to":[58000,30000],"turn":0,"thrust":2,"course":9,"velocity":8}
# B3 goes straight on and accelerates by 2: now at 58,30 on course 9 at velocity 8
  [FT-4.2] d6 = 1
[FT-4.2] {"kind":"first","side":1,"face":1}
# a die shows 1: side 1 fires first
[FT-4.1] {"kind":"begins","phase":"fire"}
# next: fire
= f889f803d5092fa2

turn 1
> 1  A2 > B2: B1, B2
[FT-3.7] {"kind":"declares","piece":"A2","targets":["B2"],"weapons":[["B1","B2"]]}
# A2 fires at B2 with B1, B2
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"B1","target":"B2","range":23323,"arc":"fore","dice":1}
# A2 fires battery B1 at B2: range 23.3 in, fore arc, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"B2","faces":[4],"points":1,"each":[1],"expects":666}
# rolled 4: 1 damage to B2
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"B2","target":"B2","range":23323,"arc":"fore","dice":1}
# A2 fires battery B2 at B2: range 23.3 in, fore arc, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"B2","faces":[1],"points":0,"each":[0],"expects":666}
# rolled 1: no damage to B2
[FT-1.4] {"kind":"damage","piece":"B2","damage":1,"of":8}
# B2 has 1 of 8 damage boxes crossed off
= c29bf5c5cd749ee6

turn 1
> 2  B2 > A2: B1, B2
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A2"],"weapons":[["B1","B2"]]}
# B2 fires at A2 with B1, B2
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B1","target":"A2","range":23323,"arc":"fore","dice":1}
# B2 fires battery B1 at A2: range 23.3 in, fore arc, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A2","faces":[1],"points":0,"each":[0],"expects":666}
# rolled 1: no damage to A2
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B2","target":"A2","range":23323,"arc":"fore","dice":1}
# B2 fires battery B2 at A2: range 23.3 in, fore arc, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A2","faces":[3],"points":0,"each":[0],"expects":666}
# rolled 3: no damage to A2
= 3498822693c2d36c

turn 1
> 1  A1 > B1: A1
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B1"],"weapons":[["A1"]]}
# A1 fires at B1 with A1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"A1","target":"B1","range":26923,"arc":"fore","dice":1}
# A1 fires battery A1 at B1: range 26.9 in, fore arc, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"B1","faces":[1],"points":0,"each":[0],"expects":666}
# rolled 1: no damage to B1
= 6310e51276b76252

turn 1
> 2  B1 > A1: A1
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A1"],"weapons":[["A1"]]}
# B1 fires at A1 with A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A1","range":26923,"arc":"fore","dice":1}
# B1 fires battery A1 at A1: range 26.9 in, fore arc, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A1","faces":[4],"points":1,"each":[1],"expects":666}
# rolled 4: 1 damage to A1
[FT-1.4] {"kind":"damage","piece":"A1","damage":1,"of":14}
# A1 has 1 of 14 damage boxes crossed off
= 77da160a1380260f

turn 2
> 1  A1 S1,+3; A2 P3,+3; A3 S1,+1
> 2  B1 +1; B2 S1; B3 -6
[FT-2.6] {"kind":"revealed","turn":2}
# turn 2: both fleets reveal their orders and move
[FT-2.2] {"kind":"moves","piece":"A1","from":[32660,11000],"bend":null,"to":[45660,11000],"turn":1,"thrust":3,"course":3,"velocity":13}
# A1 turns 1 point to starboard and accelerates by 3: now at 45.7,11 on course 3 at velocity 13
[FT-2.2] {"kind":"moves","piece":"A2","from":[37000,6000],"bend":null,"to":[37000,16000],"turn":-3,"thrust":3,"course":12,"velocity":10}
# A2 turns 3 points to port and accelerates by 3: now at 37,16 on course 12 at velocity 10
[FT-2.2] {"kind":"moves","piece":"A3","from":[23000,6000],"bend":null,"to":[28196,3000],"turn":1,"thrust":1,"course":4,"velocity":6}
# A3 turns 1 point to starboard and accelerates by 1: now at 28.2,3 on course 4 at velocity 6
[FT-2.2] {"kind":"moves","piece":"B1","from":[58206,19500],"bend":null,"to":[49546,14500],"turn":0,"thrust":1,"course":8,"velocity":10}
# B1 goes straight on and accelerates by 1: now at 49.5,14.5 on course 8 at velocity 10
[FT-2.2] {"kind":"moves","piece":"B2","from":[57000,18000],"bend":null,"to":[49206,22500],"turn":1,"thrust":0,"course":10,"velocity":9}
# B2 turns 1 point to starboard: now at 49.2,22.5 on course 10 at velocity 9
[FT-2.2] {"kind":"moves","piece":"B3","from":[58000,30000],"bend":null,"to":[56000,30000],"turn":0,"thrust":-6,"course":9,"velocity":2}
# B3 goes straight on and slows by 6: now at 56,30 on course 9 at velocity 2
  [FT-4.2] d6 = 5
[FT-4.2] {"kind":"first","side":2,"face":5}
# a die shows 5: side 2 fires first
[FT-4.1] {"kind":"begins","phase":"fire"}
# next: fire
= 4cafdd59a27b9f14

turn 2
> 2  B1 > A1: A1, B1, B2, B3, B4
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A1"],"weapons":[["A1","B1","B2","B3","B4"]]}
# B1 fires at A1 with A1, B1, B2, B3, B4
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A1","range":5229,"arc":"fore","dice":3}
# B1 fires battery A1 at A1: range 5.2 in, fore arc, 3 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A1","faces":[4,5,5],"points":3,"each":[1,1,1],"expects":2000}
# rolled 4, 5, 5: 3 damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B1","target":"A1","range":5229,"arc":"fore","dice":2}
# B1 fires battery B1 at A1: range 5.2 in, fore arc, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A1","faces":[5,3],"points":1,"each":[1,0],"expects":1333}
# rolled 5, 3: 1 damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B2","target":"A1","range":5229,"arc":"fore","dice":2}
# B1 fires battery B2 at A1: range 5.2 in, fore arc, 2 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A1","faces":[2,6],"points":2,"each":[0,2],"expects":1333}
# rolled 2, 6: 2 damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B3","target":"A1","range":5229,"arc":"fore","dice":2}
# B1 fires battery B3 at A1: range 5.2 in, fore arc, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A1","faces":[1,6],"points":2,"each":[0,2],"expects":1333}
# rolled 1, 6: 2 damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B4","target":"A1","range":5229,"arc":"fore","dice":2}
# B1 fires battery B4 at A1: range 5.2 in, fore arc, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A1","faces":[1,3],"points":0,"each":[0,0],"expects":1333}
# rolled 1, 3: no damage to A1
[FT-1.4] {"kind":"damage","piece":"A1","damage":9,"of":14}
# A1 has 9 of 14 damage boxes crossed off
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"A1","face":2,"needs":6,"lost":false,"expects":166}
# A1 checks battery A1 at threshold point 1: rolled 2, lost on 6+: it holds
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"B1","face":2,"needs":6,"lost":false,"expects":166}
# A1 checks battery B1 at threshold point 1: rolled 2, lost on 6+: it holds
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"B2","face":5,"needs":6,"lost":false,"expects":166}
# A1 checks battery B2 at threshold point 1: rolled 5, lost on 6+: it holds
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"B3","face":3,"needs":6,"lost":false,"expects":166}
# A1 checks battery B3 at threshold point 1: rolled 3, lost on 6+: it holds
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"B4","face":2,"needs":6,"lost":false,"expects":166}
# A1 checks battery B4 at threshold point 1: rolled 2, lost on 6+: it holds
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"drive","face":3,"needs":6,"lost":false,"expects":166}
# A1 checks the drive at threshold point 1: rolled 3, lost on 6+: it holds
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"F1","face":4,"needs":6,"lost":false,"expects":166}
# A1 checks firecon F1 at threshold point 1: rolled 4, lost on 6+: it holds
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"F2","face":3,"needs":6,"lost":false,"expects":166}
# A1 checks firecon F2 at threshold point 1: rolled 3, lost on 6+: it holds
= 2abb9316675bfc26

turn 2
> 1  A1 > B1: A1, B1, B2, B3, B4
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B1"],"weapons":[["A1","B1","B2","B3","B4"]]}
# A1 fires at B1 with A1, B1, B2, B3, B4
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"A1","target":"B1","range":5229,"arc":"fore","dice":3}
# A1 fires battery A1 at B1: range 5.2 in, fore arc, 3 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"B1","faces":[1,6,5],"points":3,"each":[0,2,1],"expects":2000}
# rolled 1, 6, 5: 3 damage to B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B1","target":"B1","range":5229,"arc":"fore","dice":2}
# A1 fires battery B1 at B1: range 5.2 in, fore arc, 2 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"B1","faces":[4,3],"points":1,"each":[1,0],"expects":1333}
# rolled 4, 3: 1 damage to B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B2","target":"B1","range":5229,"arc":"fore","dice":2}
# A1 fires battery B2 at B1: range 5.2 in, fore arc, 2 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"B1","faces":[6,5],"points":3,"each":[2,1],"expects":1333}
# rolled 6, 5: 3 damage to B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B3","target":"B1","range":5229,"arc":"fore","dice":2}
# A1 fires battery B3 at B1: range 5.2 in, fore arc, 2 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B1","faces":[2,2],"points":0,"each":[0,0],"expects":1333}
# rolled 2, 2: no damage to B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B4","target":"B1","range":5229,"arc":"fore","dice":2}
# A1 fires battery B4 at B1: range 5.2 in, fore arc, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B1","faces":[1,2],"points":0,"each":[0,0],"expects":1333}
# rolled 1, 2: no damage to B1
[FT-1.4] {"kind":"damage","piece":"B1","damage":7,"of":14}
# B1 has 7 of 14 damage boxes crossed off
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"A1","face":2,"needs":6,"lost":false,"expects":166}
# B1 checks battery A1 at threshold point 1: rolled 2, lost on 6+: it holds
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"B1","face":3,"needs":6,"lost":false,"expects":166}
# B1 checks battery B1 at threshold point 1: rolled 3, lost on 6+: it holds
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"B2","face":5,"needs":6,"lost":false,"expects":166}
# B1 checks battery B2 at threshold point 1: rolled 5, lost on 6+: it holds
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"B3","face":5,"needs":6,"lost":false,"expects":166}
# B1 checks battery B3 at threshold point 1: rolled 5, lost on 6+: it holds
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"B4","face":5,"needs":6,"lost":false,"expects":166}
# B1 checks battery B4 at threshold point 1: rolled 5, lost on 6+: it holds
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"drive","face":5,"needs":6,"lost":false,"expects":166}
# B1 checks the drive at threshold point 1: rolled 5, lost on 6+: it holds
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"F1","face":3,"needs":6,"lost":false,"expects":166}
# B1 checks firecon F1 at threshold point 1: rolled 3, lost on 6+: it holds
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"B1","point":1,"system":"F2","face":3,"needs":6,"lost":false,"expects":166}
# B1 checks firecon F2 at threshold point 1: rolled 3, lost on 6+: it holds
= 7a8a2d1c1f4445a1

turn 2
> 2  B2 > A1: B1, B2
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A1"],"weapons":[["B1","B2"]]}
# B2 fires at A1 with B1, B2
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B1","target":"A1","range":12034,"arc":"port","dice":1}
# B2 fires battery B1 at A1: range 12 in, port arc, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A1","faces":[6],"points":2,"each":[2],"expects":666}
# rolled 6: 2 damage to A1
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B2","target":"A1","range":12034,"arc":"port","dice":1}
# B2 fires battery B2 at A1: range 12 in, port arc, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A1","faces":[4],"points":1,"each":[1],"expects":666}
# rolled 4: 1 damage to A1
[FT-1.4] {"kind":"damage","piece":"A1","damage":12,"of":14}
# A1 has 12 of 14 damage boxes crossed off
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"A1","point":2,"system":"A1","face":5,"needs":4,"lost":true,"expects":500}
# A1 checks battery A1 at threshold point 2: rolled 5, lost on 4+: it is lost
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"A1","point":2,"system":"B1","face":1,"needs":4,"lost":false,"expects":500}
# A1 checks battery B1 at threshold point 2: rolled 1, lost on 4+: it holds
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"A1","point":2,"system":"B2","face":6,"needs":4,"lost":true,"expects":500}
# A1 checks battery B2 at threshold point 2: rolled 6, lost on 4+: it is lost
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"A1","point":2,"system":"B3","face":3,"needs":4,"lost":false,"expects":500}
# A1 checks battery B3 at threshold point 2: rolled 3, lost on 4+: it holds
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"A1","point":2,"system":"B4","face":1,"needs":4,"lost":false,"expects":500}
# A1 checks battery B4 at threshold point 2: rolled 1, lost on 4+: it holds
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"A1","point":2,"system":"drive","face":6,"needs":4,"lost":true,"expects":500}
# A1 checks the drive at threshold point 2: rolled 6, lost on 4+: it is lost
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"A1","point":2,"system":"F1","face":2,"needs":4,"lost":false,"expects":500}
# A1 checks firecon F1 at threshold point 2: rolled 2, lost on 4+: it holds
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"A1","point":2,"system":"F2","face":5,"needs":4,"lost":true,"expects":500}
# A1 checks firecon F2 at threshold point 2: rolled 5, lost on 4+: it is lost
= 8cb326012148a4a3

turn 2
> 1  A2 > B1: B1, B2
[FT-3.7] {"kind":"declares","piece":"A2","targets":["B1"],"weapons":[["B1","B2"]]}
# A2 fires at B1 with B1, B2
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"B1","target":"B1","range":12635,"arc":"starboard","dice":1}
# A2 fires battery B1 at B1: range 12.6 in, starboard arc, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"B1","faces":[4],"points":1,"each":[1],"expects":666}
# rolled 4: 1 damage to B1
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"B2","target":"B1","range":12635,"arc":"starboard","dice":1}
# A2 fires battery B2 at B1: range 12.6 in, starboard arc, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"B1","faces":[4],"points":1,"each":[1],"expects":666}
# rolled 4: 1 damage to B1
[FT-1.4] {"kind":"damage","piece":"B1","damage":9,"of":14}
# B1 has 9 of 14 damage boxes crossed off
= 890d3ab5398e0c25

turn 2
> 2  B3 > A1: B1
[FT-3.7] {"kind":"declares","piece":"B3","targets":["A1"],"weapons":[["B1"]]}
# B3 fires at A1 with B1
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"B1","target":"A1","range":21631,"arc":"port","dice":1}
# B3 fires battery B1 at A1: range 21.6 in, port arc, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A1","faces":[1],"points":0,"each":[0],"expects":666}
# rolled 1: no damage to A1
= e58fd5dcf68f68ae

turn 3
> 1  A1 -3; A2 S2,+1; A3 P3,-3
> 2  B1 -3; B2 P3,-1; B3 P1,+3
[FT-2.6] {"kind":"revealed","turn":3}
# turn 3: both fleets reveal their orders and move
[FT-2.2] {"kind":"moves","piece":"A1","from":[45660,11000],"bend":null,"to":[55660,11000],"turn":0,"thrust":-3,"course":3,"velocity":10}
# A1 goes straight on and slows by 3: now at 55.7,11 on course 3 at velocity 10
[FT-2.2] {"kind":"moves","piece":"A2","from":[37000,16000],"bend":null,"to":[46526,21500],"turn":2,"thrust":1,"course":2,"velocity":11}
# A2 turns 2 points to starboard and accelerates by 1: now at 46.5,21.5 on course 2 at velocity 11
[FT-2.2] {"kind":"moves","piece":"A3","from":[28196,3000],"bend":null,"to":[29696,5598],"turn":-3,"thrust":-3,"course":1,"velocity":3}
# A3 turns 3 points to port and slows by 3: now at 29.7,5.6 on course 1 at velocity 3
[FT-2.2] {"kind":"moves","piece":"B1","from":[49546,14500],"bend":null,"to":[43484,11000],"turn":0,"thrust":-3,"course":8,"velocity":7}
# B1 goes straight on and slows by 3: now at 43.5,11 on course 8 at velocity 7
[FT-2.2] {"kind":"moves","piece":"B2","from":[49206,22500],"bend":null,"to":[45206,15572],"turn":-3,"thrust":-1,"course":7,"velocity":8}
# B2 turns 3 points to port and slows by 1: now at 45.2,15.6 on course 7 at velocity 8
[FT-2.2] {"kind":"moves","piece":"B3","from":[56000,30000],"bend":null,"to":[51670,27500],"turn":-1,"thrust":3,"course":8,"velocity":5}
# B3 turns 1 point to port and accelerates by 3: now at 51.7,27.5 on course 8 at velocity 5
  [FT-4.2] d6 = 3
[FT-4.2] {"kind":"first","side":1,"face":3}
# a die shows 3: side 1 fires first
[FT-4.1] {"kind":"begins","phase":"fire"}
# next: fire
= b8b27fdadc2cd6c3

turn 3
> 1  A1 > B2: B1, B3, B4
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B2"],"weapons":[["B1","B3","B4"]]}
# A1 fires at B2 with B1, B3, B4
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B1","target":"B2","range":11410,"arc":"aft","dice":2}
# A1 fires battery B1 at B2: range 11.4 in, aft arc, 2 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B2","faces":[2,2],"points":0,"each":[0,0],"expects":1333}
# rolled 2, 2: no damage to B2
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B3","target":"B2","range":11410,"arc":"aft","dice":2}
# A1 fires battery B3 at B2: range 11.4 in, aft arc, 2 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"B2","faces":[2,1],"points":0,"each":[0,0],"expects":1333}
# rolled 2, 1: no damage to B2
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B4","target":"B2","range":11410,"arc":"aft","dice":2}
# A1 fires battery B4 at B2: range 11.4 in, aft arc, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"B2","faces":[1,4],"points":1,"each":[0,1],"expects":1333}
# rolled 1, 4: 1 damage to B2
[FT-1.4] {"kind":"damage","piece":"B2","damage":2,"of":8}
# B2 has 2 of 8 damage boxes crossed off
= 1469b5f1ec28ac0a

turn 3
> 2  B1 > A3: A1; B1 > A2: B1, B2, B3, B4
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A3","A2"],"weapons":[["A1"],["B1","B2","B3","B4"]]}
# B1 fires at A3 with A1, A2 with B1, B2, B3, B4
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A3","range":14808,"arc":"fore","dice":2}
# B1 fires battery A1 at A3: range 14.8 in, fore arc, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A3","faces":[1,6],"points":2,"each":[0,2],"expects":1333}
# rolled 1, 6: 2 damage to A3
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B1","target":"A2","range":10931,"arc":"aft","dice":2}
# B1 fires battery B1 at A2: range 10.9 in, aft arc, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A2","faces":[1,3],"points":0,"each":[0,0],"expects":1333}
# rolled 1, 3: no damage to A2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B2","target":"A2","range":10931,"arc":"aft","dice":2}
# B1 fires battery B2 at A2: range 10.9 in, aft arc, 2 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A2","faces":[2,2],"points":0,"each":[0,0],"expects":1333}
# rolled 2, 2: no damage to A2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B3","target":"A2","range":10931,"arc":"aft","dice":2}
# B1 fires battery B3 at A2: range 10.9 in, aft arc, 2 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A2","faces":[6,1],"points":2,"each":[2,0],"expects":1333}
# rolled 6, 1: 2 damage to A2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B4","target":"A2","range":10931,"arc":"aft","dice":2}
# B1 fires battery B4 at A2: range 10.9 in, aft arc, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A2","faces":[1,2],"points":0,"each":[0,0],"expects":1333}
# rolled 1, 2: no damage to A2
[FT-1.4] {"kind":"damage","piece":"A2","damage":2,"of":8}
# A2 has 2 of 8 damage boxes crossed off
[FT-1.4] {"kind":"damage","piece":"A3","damage":2,"of":6}
# A3 has 2 of 6 damage boxes crossed off
= a843dce71887f9b5

turn 3
> 1  A2 > B2: B1, B2, C1
[FT-3.7] {"kind":"declares","piece":"A2","targets":["B2"],"weapons":[["B1","B2","C1"]]}
# A2 fires at B2 with B1, B2, C1
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"B1","target":"B2","range":6073,"arc":"starboard","dice":2}
# A2 fires battery B1 at B2: range 6.1 in, starboard arc, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"B2","faces":[3,1],"points":0,"each":[0,0],"expects":1333}
# rolled 3, 1: no damage to B2
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"B2","target":"B2","range":6073,"arc":"starboard","dice":2}
# A2 fires battery B2 at B2: range 6.1 in, starboard arc, 2 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B2","faces":[6,2],"points":2,"each":[2,0],"expects":1333}
# rolled 6, 2: 2 damage to B2
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"C1","target":"B2","range":6073,"arc":"starboard","dice":1}
# A2 fires battery C1 at B2: range 6.1 in, starboard arc, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"B2","faces":[3],"points":0,"each":[0],"expects":666}
# rolled 3: no damage to B2
[FT-1.4] {"kind":"damage","piece":"B2","damage":4,"of":8}
# B2 has 4 of 8 damage boxes crossed off
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"B2","point":1,"system":"B1","face":3,"needs":4,"lost":false,"expects":500}
# B2 checks battery B1 at threshold point 1: rolled 3, lost on 4+: it holds
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"B2","point":1,"system":"B2","face":4,"needs":4,"lost":true,"expects":500}
# B2 checks battery B2 at threshold point 1: rolled 4, lost on 4+: it is lost
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"B2","point":1,"system":"C1","face":2,"needs":4,"lost":false,"expects":500}
# B2 checks battery C1 at threshold point 1: rolled 2, lost on 4+: it holds
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"B2","point":1,"system":"drive","face":2,"needs":4,"lost":false,"expects":500}
# B2 checks the drive at threshold point 1: rolled 2, lost on 4+: it holds
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"B2","point":1,"system":"F1","face":6,"needs":4,"lost":true,"expects":500}
# B2 checks firecon F1 at threshold point 1: rolled 6, lost on 4+: it is lost
= 66e3955659129874

turn 3
> 2  B3 > A2: B1
[FT-3.7] {"kind":"declares","piece":"B3","targets":["A2"],"weapons":[["B1"]]}
# B3 fires at A2 with B1
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"B1","target":"A2","range":7903,"arc":"fore","dice":2}
# B3 fires battery B1 at A2: range 7.9 in, fore arc, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A2","faces":[1,2],"points":0,"each":[0,0],"expects":1333}
# rolled 1, 2: no damage to A2
= 8659a709f07f9812

turn 3
> 1  A3 > B1: B1
[FT-3.7] {"kind":"declares","piece":"A3","targets":["B1"],"weapons":[["B1"]]}
# A3 fires at B1 with B1
[FT-3.1] {"kind":"fires","piece":"A3","weapon":"B1","target":"B1","range":14808,"arc":"fore","dice":1}
# A3 fires battery B1 at B1: range 14.8 in, fore arc, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B1","faces":[2],"points":0,"each":[0],"expects":666}
# rolled 2: no damage to B1
= f90f668563d04836

turn 4
> 1  A1 P1,+1; A2 P1,-3; A3 P2,+4
> 2  B1 S3,-2; B2 S3,+3; B3 +5
[FT-2.6] {"kind":"revealed","turn":4}
# turn 4: both fleets reveal their orders and move
[FT-2.2] {"kind":"moves","piece":"A1","from":[55660,11000],"bend":null,"to":[65186,16500],"turn":-1,"thrust":1,"course":2,"velocity":11}
# A1 turns 1 point to port and accelerates by 1: now at 65.2,16.5 on course 2 at velocity 11
[FT-2.2] {"kind":"moves","piece":"A2","from":[46526,21500],"bend":null,"to":[50526,28428],"turn":-1,"thrust":-3,"course":1,"velocity":8}
# A2 turns 1 point to port and slows by 3: now at 50.5,28.4 on course 1 at velocity 8
[FT-2.2] {"kind":"moves","piece":"A3","from":[29696,5598],"bend":null,"to":[26196,11660],"turn":-2,"thrust":4,"course":11,"velocity":7}
# A3 turns 2 points to port and accelerates by 4: now at 26.2,11.7 on course 11 at velocity 7
[FT-2.2] {"kind":"moves","piece":"B1","from":[43484,11000],"bend":null,"to":[40984,15330],"turn":3,"thrust":-2,"course":11,"velocity":5}
# B1 turns 3 points to starboard and slows by 2: now at 41,15.3 on course 11 at velocity 5
[FT-2.2] {"kind":"moves","piece":"B2","from":[45206,15572],"bend":null,"to":[35680,21072],"turn":3,"thrust":3,"course":10,"velocity":11}
# B2 turns 3 points to starboard and accelerates by 3: now at 35.7,21.1 on course 10 at velocity 11
[FT-2.2] {"kind":"moves","piece":"B3","from":[51670,27500],"bend":null,"to":[43010,22500],"turn":0,"thrust":5,"course":8,"velocity":10}
# B3 goes straight on and accelerates by 5: now at 43,22.5 on course 8 at velocity 10
  [FT-4.2] d6 = 1
[FT-4.2] {"kind":"first","side":1,"face":1}
# a die shows 1: side 1 fires first
[FT-4.1] {"kind":"begins","phase":"fire"}
# next: fire
= 162b9960ff7c5c25

turn 4
> 1  A2 > B3: C1
[FT-3.7] {"kind":"declares","piece":"A2","targets":["B3"],"weapons":[["C1"]]}
# A2 fires at B3 with C1
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"C1","target":"B3","range":9572,"arc":"aft","dice":1}
# A2 fires battery C1 at B3: range 9.6 in, aft arc, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"B3","faces":[3],"points":0,"each":[0],"expects":666}
# rolled 3: no damage to B3
= 766d123fd34a8cdb

turn 4
> 2  B1 > A3: A1, B1, B2; B1 > A2: B3, B4
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A3","A2"],"weapons":[["A1","B1","B2"],["B3","B4"]]}
# B1 fires at A3 with A1, B1, B2, A2 with B3, B4
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A3","range":15236,"arc":"port","dice":2}
# B1 fires battery A1 at A3: range 15.2 in, port arc, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A3","faces":[3,2],"points":0,"each":[0,0],"expects":1333}
# rolled 3, 2: no damage to A3
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B1","target":"A3","range":15236,"arc":"port","dice":1}
# B1 fires battery B1 at A3: range 15.2 in, port arc, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A3","faces":[2],"points":0,"each":[0],"expects":666}
# rolled 2: no damage to A3
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B2","target":"A3","range":15236,"arc":"port","dice":1}
# B1 fires battery B2 at A3: range 15.2 in, port arc, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A3","faces":[1],"points":0,"each":[0],"expects":666}
# rolled 1: no damage to A3
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B3","target":"A2","range":16205,"arc":"starboard","dice":1}
# B1 fires battery B3 at A2: range 16.2 in, starboard arc, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A2","faces":[2],"points":0,"each":[0],"expects":666}
# rolled 2: no damage to A2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B4","target":"A2","range":16205,"arc":"starboard","dice":1}
# B1 fires battery B4 at A2: range 16.2 in, starboard arc, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A2","faces":[3],"points":0,"each":[0],"expects":666}
# rolled 3: no damage to A2
= d8fc84692c85695b

turn 4
> 1  A3 > B1: B1
[FT-3.7] {"kind":"declares","piece":"A3","targets":["B1"],"weapons":[["B1"]]}
# A3 fires at B1 with B1
[FT-3.1] {"kind":"fires","piece":"A3","weapon":"B1","target":"B1","range":15236,"arc":"starboard","dice":1}
# A3 fires battery B1 at B1: range 15.2 in, starboard arc, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"B1","faces":[3],"points":0,"each":[0],"expects":666}
# rolled 3: no damage to B1
= fdd9060240cd6265

turn 4
> 2  B3 > A1: B1
[FT-3.7] {"kind":"declares","piece":"B3","targets":["A1"],"weapons":[["B1"]]}
# B3 fires at A1 with B1
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"B1","target":"A1","range":22973,"arc":"port","dice":1}
# B3 fires battery B1 at A1: range 23 in, port arc, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A1","faces":[2],"points":0,"each":[0],"expects":666}
# rolled 2: no damage to A1
= 63acd3c295bad566

turn 4
> 1  A1 > B3: B1
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B3"],"weapons":[["B1"]]}
# A1 fires at B3 with B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B1","target":"B3","range":22973,"arc":"port","dice":1}
# A1 fires battery B1 at B3: range 23 in, port arc, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"B3","faces":[5],"points":1,"each":[1],"expects":666}
# rolled 5: 1 damage to B3
[FT-1.4] {"kind":"damage","piece":"B3","damage":1,"of":6}
# B3 has 1 of 6 damage boxes crossed off
= 2d4cad967a723ca9

turn 5
> 1  A1 P1,-2; A2 P3,-3; A3 P3,-1
> 2  B1 S1,+1; B2 P3,+3; B3 S1,+2
[FT-2.6] {"kind":"revealed","turn":5}
# turn 5: both fleets reveal their orders and move
[FT-2.2] {"kind":"moves","piece":"A1","from":[65186,16500],"bend":null,"to":[69686,24294],"turn":-1,"thrust":-2,"course":1,"velocity":9}
# A1 turns 1 point to port and slows by 2: now at 69.7,24.3 on course 1 at velocity 9
[FT-2.2] {"kind":"moves","piece":"A2","from":[50526,28428],"bend":null,"to":[46196,30928],"turn":-3,"thrust":-3,"course":10,"velocity":5}
# A2 turns 3 points to port and slows by 3: now at 46.2,30.9 on course 10 at velocity 5
[FT-2.2] {"kind":"moves","piece":"A3","from":[26196,11660],"bend":null,"to":[21000,8660],"turn":-3,"thrust":-1,"course":8,"velocity":6}
# A3 turns 3 points to port and slows by 1: now at 21,8.7 on course 8 at velocity 6
[FT-2.2] {"kind":"moves","piece":"B1","from":[40984,15330],"bend":null,"to":[40984,21330],"turn":1,"thrust":1,"course":12,"velocity":6}
# B1 turns 1 point to starboard and accelerates by 1: now at 41,21.3 on course 12 at velocity 6
[FT-2.2] {"kind":"moves","piece":"B2","from":[35680,21072],"bend":null,"to":[28680,8948],"turn":-3,"thrust":3,"course":7,"velocity":14}
# B2 turns 3 points to port and accelerates by 3: now at 28.7,8.9 on course 7 at velocity 14
[FT-2.2] {"kind":"moves","piece":"B3","from":[43010,22500],"bend":null,"to":[31010,22500],"turn":1,"thrust":2,"course":9,"velocity":12}
# B3 turns 1 point to starboard and accelerates by 2: now at 31,22.5 on course 9 at velocity 12
  [FT-4.2] d6 = 1
[FT-4.2] {"kind":"first","side":1,"face":1}
# a die shows 1: side 1 fires first
[FT-4.1] {"kind":"begins","phase":"fire"}
# next: fire
= 2a0afaf3b24b090b

turn 5
> 1  A2 > B1: B1, B2, C1
[FT-3.7] {"kind":"declares","piece":"A2","targets":["B1"],"weapons":[["B1","B2","C1"]]}
# A2 fires at B1 with B1, B2, C1
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"B1","target":"B1","range":10921,"arc":"port","dice":2}
# A2 fires battery B1 at B1: range 10.9 in, port arc, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B1","faces":[5,2],"points":1,"each":[1,0],"expects":1333}
# rolled 5, 2: 1 damage to B1
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"B2","target":"B1","range":10921,"arc":"port","dice":2}
# A2 fires battery B2 at B1: range 10.9 in, port arc, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"B1","faces":[3,3],"points":0,"each":[0,0],"expects":1333}
# rolled 3, 3: no damage to B1
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"C1","target":"B1","range":10921,"arc":"port","dice":1}
# A2 fires battery C1 at B1: range 10.9 in, port arc, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"B1","faces":[4],"points":1,"each":[1],"expects":666}
# rolled 4: 1 damage to B1
[FT-1.4] {"kind":"damage","piece":"B1","damage":11,"of":14}
# B1 has 11 of 14 damage boxes crossed off
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"B1","point":2,"system":"A1","face":4,"needs":4,"lost":true,"expects":500}
# B1 checks battery A1 at threshold point 2: rolled 4, lost on 4+: it is lost
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"B1","point":2,"system":"B1","face":2,"needs":4,"lost":false,"expects":500}
# B1 checks battery B1 at threshold point 2: rolled 2, lost on 4+: it holds
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"B1","point":2,"system":"B2","face":2,"needs":4,"lost":false,"expects":500}
# B1 checks battery B2 at threshold point 2: rolled 2, lost on 4+: it holds
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"B1","point":2,"system":"B3","face":6,"needs":4,"lost":true,"expects":500}
# B1 checks battery B3 at threshold point 2: rolled 6, lost on 4+: it is lost
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"B1","point":2,"system":"B4","face":3,"needs":4,"lost":false,"expects":500}
# B1 checks battery B4 at threshold point 2: rolled 3, lost on 4+: it holds
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"B1","point":2,"system":"drive","face":1,"needs":4,"lost":false,"expects":500}
# B1 checks the drive at threshold point 2: rolled 1, lost on 4+: it holds
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"B1","point":2,"system":"F1","face":5,"needs":4,"lost":true,"expects":500}
# B1 checks firecon F1 at threshold point 2: rolled 5, lost on 4+: it is lost
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"B1","point":2,"system":"F2","face":5,"needs":4,"lost":true,"expects":500}
# B1 checks firecon F2 at threshold point 2: rolled 5, lost on 4+: it is lost
= d676cf104b27ffc5

turn 5
> 2  B3 > A3: B1
[FT-3.7] {"kind":"declares","piece":"B3","targets":["A3"],"weapons":[["B1"]]}
# B3 fires at A3 with B1
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"B1","target":"A3","range":17080,"arc":"port","dice":1}
# B3 fires battery B1 at A3: range 17.1 in, port arc, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A3","faces":[1],"points":0,"each":[0],"expects":666}
# rolled 1: no damage to A3
= 2340fbf7bf7ac5cf

turn 5
> 1  A3 > B2: C1
[FT-3.7] {"kind":"declares","piece":"A3","targets":["B2"],"weapons":[["C1"]]}
# A3 fires at B2 with C1
[FT-3.1] {"kind":"fires","piece":"A3","weapon":"C1","target":"B2","range":7685,"arc":"aft","dice":1}
# A3 fires battery C1 at B2: range 7.7 in, aft arc, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"B2","faces":[4],"points":1,"each":[1],"expects":666}
# rolled 4: 1 damage to B2
[FT-1.4] {"kind":"damage","piece":"B2","damage":5,"of":8}
# B2 has 5 of 8 damage boxes crossed off
= df9e5b38bb45a70c

turn 6
> 1  A1 P1,-2; A2 P1,-3; A3 S2,-4
> 2  B1 S3,+2; B2 P3,-3; B3 P2,+1
[FT-2.6] {"kind":"revealed","turn":6}
# turn 6: both fleets reveal their orders and move
[FT-2.2] {"kind":"moves","piece":"A1","from":[69686,24294],"bend":null,"to":[69686,31294],"turn":-1,"thrust":-2,"course":12,"velocity":7}
# A1 turns 1 point to port and slows by 2: now at 69.7,31.3 on course 12 at velocity 7
[FT-2.2] {"kind":"moves","piece":"A2","from":[46196,30928],"bend":null,"to":[44196,30928],"turn":-1,"thrust":-3,"course":9,"velocity":2}
# A2 turns 1 point to port and slows by 3: now at 44.2,30.9 on course 9 at velocity 2
[FT-2.2] {"kind":"moves","piece":"A3","from":[21000,8660],"bend":null,"to":[19268,9660],"turn":2,"thrust":-4,"course":10,"velocity":2}
# A3 turns 2 points to starboard and slows by 4: now at 19.3,9.7 on course 10 at velocity 2
[FT-2.2] {"kind":"moves","piece":"B1","from":[40984,21330],"bend":null,"to":[48984,21330],"turn":3,"thrust":2,"course":3,"velocity":8}
# B1 turns 3 points to starboard and accelerates by 2: now at 49,21.3 on course 3 at velocity 8
[FT-2.2] {"kind":"moves","piece":"B2","from":[28680,8948],"bend":null,"to":[38206,3448],"turn":-3,"thrust":-3,"course":4,"velocity":11}
# B2 turns 3 points to port and slows by 3: now at 38.2,3.4 on course 4 at velocity 11
[FT-2.2] {"kind":"moves","piece":"B3","from":[31010,22500],"bend":null,"to":[24510,11242],"turn":-2,"thrust":1,"course":7,"velocity":13}
# B3 turns 2 points to port and accelerates by 1: now at 24.5,11.2 on course 7 at velocity 13
  [FT-3.3] d6 = 5
[FT-3.3] {"kind":"line","piece":"A2","target":"B3","arc":"port"}
# B3 lies on the line between two arcs of A2, and counts as port
  [FT-4.2] d6 = 1
[FT-4.2] {"kind":"first","side":1,"face":1}
# a die shows 1: side 1 fires first
[FT-4.1] {"kind":"begins","phase":"fire"}
# next: fire
= bde00b3954b93ce6

turn 6
> 1  A2 > B1: B1, B2, C1
[FT-3.7] {"kind":"declares","piece":"A2","targets":["B1"],"weapons":[["B1","B2","C1"]]}
# A2 fires at B1 with B1, B2, C1
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"B1","target":"B1","range":10725,"arc":"port","dice":2}
# A2 fires battery B1 at B1: range 10.7 in, port arc, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"B1","faces":[3,1],"points":0,"each":[0,0],"expects":1333}
# rolled 3, 1: no damage to B1
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"B2","target":"B1","range":10725,"arc":"port","dice":2}
# A2 fires battery B2 at B1: range 10.7 in, port arc, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"B1","faces":[1,4],"points":1,"each":[0,1],"expects":1333}
# rolled 1, 4: 1 damage to B1
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"C1","target":"B1","range":10725,"arc":"port","dice":1}
# A2 fires battery C1 at B1: range 10.7 in, port arc, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"B1","faces":[1],"points":0,"each":[0],"expects":666}
# rolled 1: no damage to B1
[FT-1.4] {"kind":"damage","piece":"B1","damage":12,"of":14}
# B1 has 12 of 14 damage boxes crossed off
= 12261dcfcd0f2d15

turn 6
> 2  B3 > A3: B1
[FT-3.7] {"kind":"declares","piece":"B3","targets":["A3"],"weapons":[["B1"]]}
# B3 fires at A3 with B1
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"B1","target":"A3","range":5475,"arc":"fore","dice":2}
# B3 fires battery B1 at A3: range 5.5 in, fore arc, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A3","faces":[5,1],"points":1,"each":[1,0],"expects":1333}
# rolled 5, 1: 1 damage to A3
[FT-1.4] {"kind":"damage","piece":"A3","damage":3,"of":6}
# A3 has 3 of 6 damage boxes crossed off
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"A3","point":1,"system":"B1","face":2,"needs":4,"lost":false,"expects":500}
# A3 checks battery B1 at threshold point 1: rolled 2, lost on 4+: it holds
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"A3","point":1,"system":"C1","face":5,"needs":4,"lost":true,"expects":500}
# A3 checks battery C1 at threshold point 1: rolled 5, lost on 4+: it is lost
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"A3","point":1,"system":"drive","face":6,"needs":4,"lost":true,"expects":500}
# A3 checks the drive at threshold point 1: rolled 6, lost on 4+: it is lost
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"A3","point":1,"system":"F1","face":3,"needs":4,"lost":false,"expects":500}
# A3 checks firecon F1 at threshold point 1: rolled 3, lost on 4+: it holds
= e6260e2dcb9c8a68

turn 6
> 1  A1 > B1: B1
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B1"],"weapons":[["B1"]]}
# A1 fires at B1 with B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B1","target":"B1","range":22975,"arc":"port","dice":1}
# A1 fires battery B1 at B1: range 23 in, port arc, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"B1","faces":[1],"points":0,"each":[0],"expects":666}
# rolled 1: no damage to B1
= 2a5b466e40eb9919

turn 6
> 1  A3 > B3: B1
[FT-3.7] {"kind":"declares","piece":"A3","targets":["B3"],"weapons":[["B1"]]}
# A3 fires at B3 with B1
[FT-3.1] {"kind":"fires","piece":"A3","weapon":"B1","target":"B3","range":5475,"arc":"starboard","dice":2}
# A3 fires battery B1 at B3: range 5.5 in, starboard arc, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B3","faces":[1,2],"points":0,"each":[0,0],"expects":1333}
# rolled 1, 2: no damage to B3
[FT-5.1] {"kind":"over","winner":1,"points":[18,17]}
# side 1 wins; points 18 to 17
= f4a91aea742f11a4
