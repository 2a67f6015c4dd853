firing-arc record 2
game full-thrust 1
wording en 2
scenario line-duel-even
option turn-limit 3
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "Line duel: heavy cruisers, even"
| brief = "One heavy cruiser a side, two guns to each bow. Even form: the ships fire in turn, so that two salvoes cannot end both."
|
| [table]
| width = 72
| height = 48
|
| [options]
| fire = "alternate"
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
= e04db8d2b82f8a38

turn 1
> 1  A1 S1,+3
> 2  B1 S1,+3
[FT-2.6] {"kind":"revealed","turn":1}
# turn 1: both fleets reveal their orders and move
[FT-2.2] {"kind":"moves","piece":"A1","from":[20000,6000],"bend":null,"to":[24500,13794],"turn":1,"thrust":3,"course":1,"velocity":9}
# A1 turns 1 point to starboard and accelerates by 3: now at 24.5,13.8 on course 1 at velocity 9
[FT-2.2] {"kind":"moves","piece":"B1","from":[52000,42000],"bend":null,"to":[47500,34206],"turn":1,"thrust":3,"course":7,"velocity":9}
# B1 turns 1 point to starboard and accelerates by 3: now at 47.5,34.2 on course 7 at velocity 9
  [FT-4.2] d6 = 1
[FT-4.2] {"kind":"first","side":1,"face":1}
# a die shows 1: side 1 fires first
[FT-4.1] {"kind":"begins","phase":"fire"}
# next: fire
= 72848134b5657495

turn 1
> 1  A1 > B1: A1, A2
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B1"],"weapons":[["A1","A2"]]}
# A1 fires at B1 with A1, A2
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"A1","target":"B1","range":30751,"arc":"fore","dice":1}
# A1 fires battery A1 at B1: range 30.8 in, fore arc, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"B1","faces":[4],"points":1,"each":[1],"expects":666}
# rolled 4: 1 damage to B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"A2","target":"B1","range":30751,"arc":"fore","dice":1}
# A1 fires battery A2 at B1: range 30.8 in, fore arc, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"B1","faces":[1],"points":0,"each":[0],"expects":666}
# rolled 1: no damage to B1
[FT-3.6] {"kind":"damage","piece":"B1","damage":1,"of":18}
# B1 has 1 of 18 damage boxes crossed off
= 0c6bf8a29086da2e

turn 1
> 2  B1 > A1: A1, A2
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A1"],"weapons":[["A1","A2"]]}
# B1 fires at A1 with A1, A2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A1","range":30751,"arc":"fore","dice":1}
# B1 fires battery A1 at A1: range 30.8 in, fore arc, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A1","faces":[1],"points":0,"each":[0],"expects":666}
# rolled 1: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A2","target":"A1","range":30751,"arc":"fore","dice":1}
# B1 fires battery A2 at A1: range 30.8 in, fore arc, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A1","faces":[3],"points":0,"each":[0],"expects":666}
# rolled 3: no damage to A1
= 02f9d2c955bd2529

turn 2
> 1  A1 S1,+2
> 2  B1 S1,+2
[FT-2.6] {"kind":"revealed","turn":2}
# turn 2: both fleets reveal their orders and move
[FT-2.2] {"kind":"moves","piece":"A1","from":[24500,13794],"bend":null,"to":[34026,19294],"turn":1,"thrust":2,"course":2,"velocity":11}
# A1 turns 1 point to starboard and accelerates by 2: now at 34,19.3 on course 2 at velocity 11
[FT-2.2] {"kind":"moves","piece":"B1","from":[47500,34206],"bend":null,"to":[37974,28706],"turn":1,"thrust":2,"course":8,"velocity":11}
# B1 turns 1 point to starboard and accelerates by 2: now at 38,28.7 on course 8 at velocity 11
  [FT-4.2] d6 = 5
[FT-4.2] {"kind":"first","side":2,"face":5}
# a die shows 5: side 2 fires first
[FT-4.1] {"kind":"begins","phase":"fire"}
# next: fire
= 8bb4fcc07da7dc49

turn 2
> 2  B1 > A1: A1, A2, B1, B2, B3, B4
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A1"],"weapons":[["A1","A2","B1","B2","B3","B4"]]}
# B1 fires at A1 with A1, A2, B1, B2, B3, B4
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A1","range":10206,"arc":"fore","dice":3}
# B1 fires battery A1 at A1: range 10.2 in, fore arc, 3 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A1","faces":[4,5,5],"points":3,"each":[1,1,1],"expects":2000}
# rolled 4, 5, 5: 3 damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A2","target":"A1","range":10206,"arc":"fore","dice":3}
# B1 fires battery A2 at A1: range 10.2 in, fore arc, 3 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A1","faces":[5,3,2],"points":1,"each":[1,0,0],"expects":2000}
# rolled 5, 3, 2: 1 damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B1","target":"A1","range":10206,"arc":"fore","dice":2}
# B1 fires battery B1 at A1: range 10.2 in, fore arc, 2 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A1","faces":[6,1],"points":2,"each":[2,0],"expects":1333}
# rolled 6, 1: 2 damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B2","target":"A1","range":10206,"arc":"fore","dice":2}
# B1 fires battery B2 at A1: range 10.2 in, fore arc, 2 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A1","faces":[6,1],"points":2,"each":[2,0],"expects":1333}
# rolled 6, 1: 2 damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B3","target":"A1","range":10206,"arc":"fore","dice":2}
# B1 fires battery B3 at A1: range 10.2 in, fore arc, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A1","faces":[3,2],"points":0,"each":[0,0],"expects":1333}
# rolled 3, 2: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B4","target":"A1","range":10206,"arc":"fore","dice":2}
# B1 fires battery B4 at A1: range 10.2 in, fore arc, 2 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A1","faces":[2,5],"points":1,"each":[0,1],"expects":1333}
# rolled 2, 5: 1 damage to A1
[FT-3.6] {"kind":"damage","piece":"A1","damage":9,"of":18}
# A1 has 9 of 18 damage boxes crossed off
= f21bd3eeb1991506

turn 2
> 1  A1 > B1: A1, A2, B1, B2, B3, B4
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B1"],"weapons":[["A1","A2","B1","B2","B3","B4"]]}
# A1 fires at B1 with A1, A2, B1, B2, B3, B4
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"A1","target":"B1","range":10206,"arc":"fore","dice":3}
# A1 fires battery A1 at B1: range 10.2 in, fore arc, 3 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"B1","faces":[1,6,5],"points":3,"each":[0,2,1],"expects":2000}
# rolled 1, 6, 5: 3 damage to B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"A2","target":"B1","range":10206,"arc":"fore","dice":3}
# A1 fires battery A2 at B1: range 10.2 in, fore arc, 3 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"B1","faces":[4,3,6],"points":3,"each":[1,0,2],"expects":2000}
# rolled 4, 3, 6: 3 damage to B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B1","target":"B1","range":10206,"arc":"fore","dice":2}
# A1 fires battery B1 at B1: range 10.2 in, fore arc, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B1","faces":[5,2],"points":1,"each":[1,0],"expects":1333}
# rolled 5, 2: 1 damage to B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B2","target":"B1","range":10206,"arc":"fore","dice":2}
# A1 fires battery B2 at B1: range 10.2 in, fore arc, 2 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"B1","faces":[2,1],"points":0,"each":[0,0],"expects":1333}
# rolled 2, 1: no damage to B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B3","target":"B1","range":10206,"arc":"fore","dice":2}
# A1 fires battery B3 at B1: range 10.2 in, fore arc, 2 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B1","faces":[2,2],"points":0,"each":[0,0],"expects":1333}
# rolled 2, 2: no damage to B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B4","target":"B1","range":10206,"arc":"fore","dice":2}
# A1 fires battery B4 at B1: range 10.2 in, fore arc, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"B1","faces":[3,5],"points":1,"each":[0,1],"expects":1333}
# rolled 3, 5: 1 damage to B1
[FT-3.6] {"kind":"damage","piece":"B1","damage":9,"of":18}
# B1 has 9 of 18 damage boxes crossed off
= df96a5527dd8aa7f

turn 3
> 1  A1 S1,-3
> 2  B1 S1,-3
[FT-2.6] {"kind":"revealed","turn":3}
# turn 3: both fleets reveal their orders and move
[FT-2.2] {"kind":"moves","piece":"A1","from":[34026,19294],"bend":null,"to":[42026,19294],"turn":1,"thrust":-3,"course":3,"velocity":8}
# A1 turns 1 point to starboard and slows by 3: now at 42,19.3 on course 3 at velocity 8
[FT-2.2] {"kind":"moves","piece":"B1","from":[37974,28706],"bend":null,"to":[29974,28706],"turn":1,"thrust":-3,"course":9,"velocity":8}
# B1 turns 1 point to starboard and slows by 3: now at 30,28.7 on course 9 at velocity 8
  [FT-4.2] d6 = 3
[FT-4.2] {"kind":"first","side":1,"face":3}
# a die shows 3: side 1 fires first
[FT-4.1] {"kind":"begins","phase":"fire"}
# next: fire
= d9341a956c6cfdb1

turn 3
> 1  A1 > B1: B1, B2, B3, B4
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B1"],"weapons":[["B1","B2","B3","B4"]]}
# A1 fires at B1 with B1, B2, B3, B4
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B1","target":"B1","range":15291,"arc":"aft","dice":1}
# A1 fires battery B1 at B1: range 15.3 in, aft arc, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B1","faces":[2],"points":0,"each":[0],"expects":666}
# rolled 2: no damage to B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B2","target":"B1","range":15291,"arc":"aft","dice":1}
# A1 fires battery B2 at B1: range 15.3 in, aft arc, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B1","faces":[2],"points":0,"each":[0],"expects":666}
# rolled 2: no damage to B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B3","target":"B1","range":15291,"arc":"aft","dice":1}
# A1 fires battery B3 at B1: range 15.3 in, aft arc, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B1","faces":[2],"points":0,"each":[0],"expects":666}
# rolled 2: no damage to B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B4","target":"B1","range":15291,"arc":"aft","dice":1}
# A1 fires battery B4 at B1: range 15.3 in, aft arc, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"B1","faces":[1],"points":0,"each":[0],"expects":666}
# rolled 1: no damage to B1
= 891e746afea41c69

turn 3
> 2  B1 > A1: B1, B2, B3, B4
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A1"],"weapons":[["B1","B2","B3","B4"]]}
# B1 fires at A1 with B1, B2, B3, B4
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B1","target":"A1","range":15291,"arc":"aft","dice":1}
# B1 fires battery B1 at A1: range 15.3 in, aft arc, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A1","faces":[1],"points":0,"each":[0],"expects":666}
# rolled 1: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B2","target":"A1","range":15291,"arc":"aft","dice":1}
# B1 fires battery B2 at A1: range 15.3 in, aft arc, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A1","faces":[6],"points":2,"each":[2],"expects":666}
# rolled 6: 2 damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B3","target":"A1","range":15291,"arc":"aft","dice":1}
# B1 fires battery B3 at A1: range 15.3 in, aft arc, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A1","faces":[1],"points":0,"each":[0],"expects":666}
# rolled 1: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B4","target":"A1","range":15291,"arc":"aft","dice":1}
# B1 fires battery B4 at A1: range 15.3 in, aft arc, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A1","faces":[3],"points":0,"each":[0],"expects":666}
# rolled 3: no damage to A1
[FT-3.6] {"kind":"damage","piece":"A1","damage":11,"of":18}
# A1 has 11 of 18 damage boxes crossed off
[FT-5.1] {"kind":"over","winner":2,"points":[9,11]}
# side 2 wins; points 9 to 11
= 7f9fe1c2e736ed70
