firing-arc record 2
game full-thrust 1
wording en 2
scenario skirmish-even
option turn-limit 3
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "Skirmish: three ships a side, even"
| brief = "An escort cruiser, a destroyer and a frigate a side run onto each other at the corner of two patrols. Even form: a square table, and the one side the mirror of the other."
|
| [table]
| width = 60
| height = 60
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
|   { class = "EC", name = "Halberd", at = [54, 36], course = 9, velocity = 6 },
|   { class = "DD", name = "Sabre", at = [54, 30], course = 9, velocity = 6 },
|   { class = "FF", name = "Arrow", at = [54, 42], course = 9, velocity = 6 },
| ]
= 0b3237442ccc1892

turn 1
> 1  A1 S1,+2; A2 S2,-1; A3 +6
> 2  B1 P1,+2; B2 P1,-2; B3 +4
[FT-2.6] {"kind":"revealed","turn":1}
# turn 1: both fleets reveal their orders and move
[FT-2.2] {"kind":"moves","piece":"A1","from":[24000,6000],"bend":null,"to":[28000,12928],"turn":1,"thrust":2,"course":1,"velocity":8}
# A1 turns 1 point to starboard and accelerates by 2: now at 28,12.9 on course 1 at velocity 8
[FT-2.2] {"kind":"moves","piece":"A2","from":[30000,6000],"bend":null,"to":[34330,8500],"turn":2,"thrust":-1,"course":2,"velocity":5}
# A2 turns 2 points to starboard and slows by 1: now at 34.3,8.5 on course 2 at velocity 5
[FT-2.2] {"kind":"moves","piece":"A3","from":[18000,6000],"bend":null,"to":[18000,18000],"turn":0,"thrust":6,"course":12,"velocity":12}
# A3 goes straight on and accelerates by 6: now at 18,18 on course 12 at velocity 12
[FT-2.2] {"kind":"moves","piece":"B1","from":[54000,36000],"bend":null,"to":[47072,32000],"turn":-1,"thrust":2,"course":8,"velocity":8}
# B1 turns 1 point to port and accelerates by 2: now at 47.1,32 on course 8 at velocity 8
[FT-2.2] {"kind":"moves","piece":"B2","from":[54000,30000],"bend":null,"to":[50536,28000],"turn":-1,"thrust":-2,"course":8,"velocity":4}
# B2 turns 1 point to port and slows by 2: now at 50.5,28 on course 8 at velocity 4
[FT-2.2] {"kind":"moves","piece":"B3","from":[54000,42000],"bend":null,"to":[44000,42000],"turn":0,"thrust":4,"course":9,"velocity":10}
# B3 goes straight on and accelerates by 4: now at 44,42 on course 9 at velocity 10
[FT-4.1] {"kind":"begins","phase":"fire"}
# next: fire
= fc08cb8b0467b007

turn 1
> 1  A1 > B1: A1
> 2  B1 > A1: A1
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B1"],"weapons":[["A1"]]}
# A1 fires at B1 with A1
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A1"],"weapons":[["A1"]]}
# B1 fires at A1 with A1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"A1","target":"B1","range":26971,"arc":"fore","dice":1}
# A1 fires battery A1 at B1: range 27 in, fore arc, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"B1","faces":[3],"points":0,"each":[0],"expects":666}
# rolled 3: no damage to B1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A1","range":26971,"arc":"fore","dice":1}
# B1 fires battery A1 at A1: range 27 in, fore arc, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A1","faces":[6],"points":2,"each":[2],"expects":666}
# rolled 6: 2 damage to A1
[FT-3.6] {"kind":"damage","piece":"A1","damage":2,"of":14}
# A1 has 2 of 14 damage boxes crossed off
= 82a866e45bfb771d

turn 2
> 1  A1 S1,+1; A2 -4; A3 +6
> 2  B1 P1,+4; B2 P2,+4; B3 S1,+2
[FT-2.6] {"kind":"revealed","turn":2}
# turn 2: both fleets reveal their orders and move
[FT-2.2] {"kind":"moves","piece":"A1","from":[28000,12928],"bend":null,"to":[35794,17428],"turn":1,"thrust":1,"course":2,"velocity":9}
# A1 turns 1 point to starboard and accelerates by 1: now at 35.8,17.4 on course 2 at velocity 9
[FT-2.2] {"kind":"moves","piece":"A2","from":[34330,8500],"bend":null,"to":[35196,9000],"turn":0,"thrust":-4,"course":2,"velocity":1}
# A2 goes straight on and slows by 4: now at 35.2,9 on course 2 at velocity 1
[FT-2.2] {"kind":"moves","piece":"A3","from":[18000,18000],"bend":null,"to":[18000,36000],"turn":0,"thrust":6,"course":12,"velocity":18}
# A3 goes straight on and accelerates by 6: now at 18,36 on course 12 at velocity 18
[FT-2.2] {"kind":"moves","piece":"B1","from":[47072,32000],"bend":null,"to":[41072,21608],"turn":-1,"thrust":4,"course":7,"velocity":12}
# B1 turns 1 point to port and accelerates by 4: now at 41.1,21.6 on course 7 at velocity 12
[FT-2.2] {"kind":"moves","piece":"B2","from":[50536,28000],"bend":null,"to":[50536,20000],"turn":-2,"thrust":4,"course":6,"velocity":8}
# B2 turns 2 points to port and accelerates by 4: now at 50.5,20 on course 6 at velocity 8
[FT-2.2] {"kind":"moves","piece":"B3","from":[44000,42000],"bend":null,"to":[33608,48000],"turn":1,"thrust":2,"course":10,"velocity":12}
# B3 turns 1 point to starboard and accelerates by 2: now at 33.6,48 on course 10 at velocity 12
[FT-4.1] {"kind":"begins","phase":"fire"}
# next: fire
= ce9da8e8d5a753db

turn 2
> 1  A1 > B1: A1, B1, B2, B3, B4; A2 > B1: B1, B2; A3 > B3: B1
> 2  B1 > A1: A1, B1, B2, B3, B4; B2 > A1: B1, B2; B3 > A3: B1
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B1"],"weapons":[["A1","B1","B2","B3","B4"]]}
# A1 fires at B1 with A1, B1, B2, B3, B4
[FT-3.7] {"kind":"declares","piece":"A2","targets":["B1"],"weapons":[["B1","B2"]]}
# A2 fires at B1 with B1, B2
[FT-3.7] {"kind":"declares","piece":"A3","targets":["B3"],"weapons":[["B1"]]}
# A3 fires at B3 with B1
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A1"],"weapons":[["A1","B1","B2","B3","B4"]]}
# B1 fires at A1 with A1, B1, B2, B3, B4
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A1"],"weapons":[["B1","B2"]]}
# B2 fires at A1 with B1, B2
[FT-3.7] {"kind":"declares","piece":"B3","targets":["A3"],"weapons":[["B1"]]}
# B3 fires at A3 with B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"A1","target":"B1","range":6732,"arc":"fore","dice":3}
# A1 fires battery A1 at B1: range 6.7 in, fore arc, 3 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"B1","faces":[2,6,6],"points":4,"each":[0,2,2],"expects":2000}
# rolled 2, 6, 6: 4 damage to B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B1","target":"B1","range":6732,"arc":"fore","dice":2}
# A1 fires battery B1 at B1: range 6.7 in, fore arc, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B1","faces":[3,2],"points":0,"each":[0,0],"expects":1333}
# rolled 3, 2: no damage to B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B2","target":"B1","range":6732,"arc":"fore","dice":2}
# A1 fires battery B2 at B1: range 6.7 in, fore arc, 2 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B1","faces":[6,2],"points":2,"each":[2,0],"expects":1333}
# rolled 6, 2: 2 damage to B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B3","target":"B1","range":6732,"arc":"fore","dice":2}
# A1 fires battery B3 at B1: range 6.7 in, fore arc, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"B1","faces":[1,5],"points":1,"each":[0,1],"expects":1333}
# rolled 1, 5: 1 damage to B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B4","target":"B1","range":6732,"arc":"fore","dice":2}
# A1 fires battery B4 at B1: range 6.7 in, fore arc, 2 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"B1","faces":[2,4],"points":1,"each":[0,1],"expects":1333}
# rolled 2, 4: 1 damage to B1
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"B1","target":"B1","range":13910,"arc":"fore","dice":1}
# A2 fires battery B1 at B1: range 13.9 in, fore arc, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"B1","faces":[4],"points":1,"each":[1],"expects":666}
# rolled 4: 1 damage to B1
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"B2","target":"B1","range":13910,"arc":"fore","dice":1}
# A2 fires battery B2 at B1: range 13.9 in, fore arc, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"B1","faces":[3],"points":0,"each":[0],"expects":666}
# rolled 3: no damage to B1
[FT-3.1] {"kind":"fires","piece":"A3","weapon":"B1","target":"B3","range":19687,"arc":"starboard","dice":1}
# A3 fires battery B1 at B3: range 19.7 in, starboard arc, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"B3","faces":[3],"points":0,"each":[0],"expects":666}
# rolled 3: no damage to B3
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A1","range":6732,"arc":"fore","dice":3}
# B1 fires battery A1 at A1: range 6.7 in, fore arc, 3 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A1","faces":[3,6,1],"points":2,"each":[0,2,0],"expects":2000}
# rolled 3, 6, 1: 2 damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B1","target":"A1","range":6732,"arc":"fore","dice":2}
# B1 fires battery B1 at A1: range 6.7 in, fore arc, 2 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A1","faces":[2,6],"points":2,"each":[0,2],"expects":1333}
# rolled 2, 6: 2 damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B2","target":"A1","range":6732,"arc":"fore","dice":2}
# B1 fires battery B2 at A1: range 6.7 in, fore arc, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A1","faces":[3,6],"points":2,"each":[0,2],"expects":1333}
# rolled 3, 6: 2 damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B3","target":"A1","range":6732,"arc":"fore","dice":2}
# B1 fires battery B3 at A1: range 6.7 in, fore arc, 2 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A1","faces":[4,2],"points":1,"each":[1,0],"expects":1333}
# rolled 4, 2: 1 damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B4","target":"A1","range":6732,"arc":"fore","dice":2}
# B1 fires battery B4 at A1: range 6.7 in, fore arc, 2 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A1","faces":[6,1],"points":2,"each":[2,0],"expects":1333}
# rolled 6, 1: 2 damage to A1
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B1","target":"A1","range":14964,"arc":"starboard","dice":1}
# B2 fires battery B1 at A1: range 15 in, starboard arc, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A1","faces":[4],"points":1,"each":[1],"expects":666}
# rolled 4: 1 damage to A1
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B2","target":"A1","range":14964,"arc":"starboard","dice":1}
# B2 fires battery B2 at A1: range 15 in, starboard arc, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A1","faces":[2],"points":0,"each":[0],"expects":666}
# rolled 2: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"B1","target":"A3","range":19687,"arc":"port","dice":1}
# B3 fires battery B1 at A3: range 19.7 in, port arc, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A3","faces":[6],"points":2,"each":[2],"expects":666}
# rolled 6: 2 damage to A3
[FT-3.6] {"kind":"damage","piece":"A1","damage":12,"of":14}
# A1 has 12 of 14 damage boxes crossed off
[FT-3.6] {"kind":"damage","piece":"A3","damage":2,"of":6}
# A3 has 2 of 6 damage boxes crossed off
[FT-3.6] {"kind":"damage","piece":"B1","damage":9,"of":14}
# B1 has 9 of 14 damage boxes crossed off
= d6fbdbda935c12e5

turn 3
> 1  A1 S1,-2; A2 P1; A3 -1
> 2  B1 S1,+1; B2 -3; B3 +2
[FT-2.6] {"kind":"revealed","turn":3}
# turn 3: both fleets reveal their orders and move
[FT-2.2] {"kind":"moves","piece":"A1","from":[35794,17428],"bend":null,"to":[42794,17428],"turn":1,"thrust":-2,"course":3,"velocity":7}
# A1 turns 1 point to starboard and slows by 2: now at 42.8,17.4 on course 3 at velocity 7
[FT-2.2] {"kind":"moves","piece":"A2","from":[35196,9000],"bend":null,"to":[35696,9866],"turn":-1,"thrust":0,"course":1,"velocity":1}
# A2 turns 1 point to port: now at 35.7,9.9 on course 1 at velocity 1
[FT-2.2] {"kind":"moves","piece":"A3","from":[18000,36000],"bend":null,"to":[18000,53000],"turn":0,"thrust":-1,"course":12,"velocity":17}
# A3 goes straight on and slows by 1: now at 18,53 on course 12 at velocity 17
[FT-2.2] {"kind":"moves","piece":"B1","from":[41072,21608],"bend":null,"to":[29814,15108],"turn":1,"thrust":1,"course":8,"velocity":13}
# B1 turns 1 point to starboard and accelerates by 1: now at 29.8,15.1 on course 8 at velocity 13
[FT-2.2] {"kind":"moves","piece":"B2","from":[50536,20000],"bend":null,"to":[50536,15000],"turn":0,"thrust":-3,"course":6,"velocity":5}
# B2 goes straight on and slows by 3: now at 50.5,15 on course 6 at velocity 5
[FT-2.2] {"kind":"moves","piece":"B3","from":[33608,48000],"bend":null,"to":[21484,55000],"turn":0,"thrust":2,"course":10,"velocity":14}
# B3 goes straight on and accelerates by 2: now at 21.5,55 on course 10 at velocity 14
[FT-4.1] {"kind":"begins","phase":"fire"}
# next: fire
= 482d8154f14f187b

turn 3
> 1  A1 > B2: A1; A1 > B1: B1, B2, B3, B4; A2 > B1: B1, B2, C1; A3 > B3: B1, C1
> 2  B1 > A2: A1; B1 > A1: B1, B2, B3, B4; B2 > A2: B1, B2; B3 > A3: B1, C1
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B2","B1"],"weapons":[["A1"],["B1","B2","B3","B4"]]}
# A1 fires at B2 with A1, B1 with B1, B2, B3, B4
[FT-3.7] {"kind":"declares","piece":"A2","targets":["B1"],"weapons":[["B1","B2","C1"]]}
# A2 fires at B1 with B1, B2, C1
[FT-3.7] {"kind":"declares","piece":"A3","targets":["B3"],"weapons":[["B1","C1"]]}
# A3 fires at B3 with B1, C1
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A2","A1"],"weapons":[["A1"],["B1","B2","B3","B4"]]}
# B1 fires at A2 with A1, A1 with B1, B2, B3, B4
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A2"],"weapons":[["B1","B2"]]}
# B2 fires at A2 with B1, B2
[FT-3.7] {"kind":"declares","piece":"B3","targets":["A3"],"weapons":[["B1","C1"]]}
# B3 fires at A3 with B1, C1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"A1","target":"B2","range":8113,"arc":"fore","dice":3}
# A1 fires battery A1 at B2: range 8.1 in, fore arc, 3 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"B2","faces":[4,5,4],"points":3,"each":[1,1,1],"expects":2000}
# rolled 4, 5, 4: 3 damage to B2
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B1","target":"B1","range":13185,"arc":"aft","dice":1}
# A1 fires battery B1 at B1: range 13.2 in, aft arc, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"B1","faces":[1],"points":0,"each":[0],"expects":666}
# rolled 1: no damage to B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B2","target":"B1","range":13185,"arc":"aft","dice":1}
# A1 fires battery B2 at B1: range 13.2 in, aft arc, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"B1","faces":[6],"points":2,"each":[2],"expects":666}
# rolled 6: 2 damage to B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B3","target":"B1","range":13185,"arc":"aft","dice":1}
# A1 fires battery B3 at B1: range 13.2 in, aft arc, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"B1","faces":[5],"points":1,"each":[1],"expects":666}
# rolled 5: 1 damage to B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B4","target":"B1","range":13185,"arc":"aft","dice":1}
# A1 fires battery B4 at B1: range 13.2 in, aft arc, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"B1","faces":[5],"points":1,"each":[1],"expects":666}
# rolled 5: 1 damage to B1
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"B1","target":"B1","range":7878,"arc":"port","dice":2}
# A2 fires battery B1 at B1: range 7.9 in, port arc, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"B1","faces":[3,3],"points":0,"each":[0,0],"expects":1333}
# rolled 3, 3: no damage to B1
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"B2","target":"B1","range":7878,"arc":"port","dice":2}
# A2 fires battery B2 at B1: range 7.9 in, port arc, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B1","faces":[5,2],"points":1,"each":[1,0],"expects":1333}
# rolled 5, 2: 1 damage to B1
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"C1","target":"B1","range":7878,"arc":"port","dice":1}
# A2 fires battery C1 at B1: range 7.9 in, port arc, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"B1","faces":[1],"points":0,"each":[0],"expects":666}
# rolled 1: no damage to B1
[FT-3.1] {"kind":"fires","piece":"A3","weapon":"B1","target":"B3","range":4017,"arc":"starboard","dice":2}
# A3 fires battery B1 at B3: range 4 in, starboard arc, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"B3","faces":[1,1],"points":0,"each":[0,0],"expects":1333}
# rolled 1, 1: no damage to B3
[FT-3.1] {"kind":"fires","piece":"A3","weapon":"C1","target":"B3","range":4017,"arc":"starboard","dice":1}
# A3 fires battery C1 at B3: range 4 in, starboard arc, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"B3","faces":[4],"points":1,"each":[1],"expects":666}
# rolled 4: 1 damage to B3
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A2","range":7878,"arc":"port","dice":3}
# B1 fires battery A1 at A2: range 7.9 in, port arc, 3 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A2","faces":[4,2,5],"points":2,"each":[1,0,1],"expects":2000}
# rolled 4, 2, 5: 2 damage to A2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B1","target":"A1","range":13185,"arc":"aft","dice":1}
# B1 fires battery B1 at A1: range 13.2 in, aft arc, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A1","faces":[2],"points":0,"each":[0],"expects":666}
# rolled 2: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B2","target":"A1","range":13185,"arc":"aft","dice":1}
# B1 fires battery B2 at A1: range 13.2 in, aft arc, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A1","faces":[4],"points":1,"each":[1],"expects":666}
# rolled 4: 1 damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B3","target":"A1","range":13185,"arc":"aft","dice":1}
# B1 fires battery B3 at A1: range 13.2 in, aft arc, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A1","faces":[3],"points":0,"each":[0],"expects":666}
# rolled 3: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B4","target":"A1","range":13185,"arc":"aft","dice":1}
# B1 fires battery B4 at A1: range 13.2 in, aft arc, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A1","faces":[4],"points":1,"each":[1],"expects":666}
# rolled 4: 1 damage to A1
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B1","target":"A2","range":15702,"arc":"starboard","dice":1}
# B2 fires battery B1 at A2: range 15.7 in, starboard arc, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A2","faces":[5],"points":1,"each":[1],"expects":666}
# rolled 5: 1 damage to A2
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B2","target":"A2","range":15702,"arc":"starboard","dice":1}
# B2 fires battery B2 at A2: range 15.7 in, starboard arc, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A2","faces":[4],"points":1,"each":[1],"expects":666}
# rolled 4: 1 damage to A2
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"B1","target":"A3","range":4017,"arc":"port","dice":2}
# B3 fires battery B1 at A3: range 4 in, port arc, 2 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A3","faces":[6,6],"points":4,"each":[2,2],"expects":1333}
# rolled 6, 6: 4 damage to A3
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"C1","target":"A3","range":4017,"arc":"port","dice":1}
# B3 fires battery C1 at A3: range 4 in, port arc, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A3","faces":[3],"points":0,"each":[0],"expects":666}
# rolled 3: no damage to A3
[FT-3.6] {"kind":"damage","piece":"A1","damage":14,"of":14}
# A1 has 14 of 14 damage boxes crossed off
[FT-3.6] {"kind":"damage","piece":"A2","damage":4,"of":8}
# A2 has 4 of 8 damage boxes crossed off
[FT-3.6] {"kind":"damage","piece":"A3","damage":6,"of":6}
# A3 has 6 of 6 damage boxes crossed off
[FT-3.6] {"kind":"damage","piece":"B1","damage":14,"of":14}
# B1 has 14 of 14 damage boxes crossed off
[FT-3.6] {"kind":"damage","piece":"B2","damage":3,"of":8}
# B2 has 3 of 8 damage boxes crossed off
[FT-3.6] {"kind":"damage","piece":"B3","damage":1,"of":6}
# B3 has 1 of 6 damage boxes crossed off
[FT-3.5] {"kind":"destroyed","piece":"A1"}
# A1 is destroyed
[FT-3.5] {"kind":"destroyed","piece":"A3"}
# A3 is destroyed
[FT-3.5] {"kind":"destroyed","piece":"B1"}
# B1 is destroyed
[FT-5.1] {"kind":"over","winner":2,"points":[18,24]}
# side 2 wins; points 18 to 24
= 1a0cd91c7726adff
