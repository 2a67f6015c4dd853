firing-arc record 2
game full-thrust 1
wording en 1
scenario hide-and-seek
option turn-limit 8
seat 1 Hasty
seat 2 Rash
dice seed 8
| title = "Hide and seek"
| brief = "Markers on a wide table, some of them nothing at all. Scan and be seen, or close to three feet and be surprised."
|
| [table]
| width = 96
| height = 72
|
| [options]
| bogeys = true
| dummies = 3
| thresholds = true
| turn-limit = 20
|
| [[side]]
| name = "Teal"
| edge = "bottom"
| ship = [
|   { class = "dummy", at = [16, 4], course = 12, velocity = 6 },
|   { class = "HC", name = "Shadow", at = [26, 4], course = 12, velocity = 6 },
|   { class = "DD", name = "Whisper", at = [36, 4], course = 12, velocity = 6 },
|   { class = "dummy", at = [48, 4], course = 12, velocity = 6 },
|   { class = "EC", name = "Murmur", at = [60, 4], course = 12, velocity = 6 },
|   { class = "FF", name = "Hush", at = [70, 4], course = 12, velocity = 6 },
|   { class = "dummy", at = [80, 4], course = 12, velocity = 6 },
| ]
|
| [[side]]
| name = "Amber"
| edge = "top"
| ship = [
|   { class = "HC", name = "Mirage", at = [16, 68], course = 6, velocity = 6 },
|   { class = "dummy", at = [26, 68], course = 6, velocity = 6 },
|   { class = "DD", name = "Echo", at = [36, 68], course = 6, velocity = 6 },
|   { class = "EC", name = "Phantom", at = [48, 68], course = 6, velocity = 6 },
|   { class = "dummy", at = [60, 68], course = 6, velocity = 6 },
|   { class = "dummy", at = [70, 68], course = 6, velocity = 6 },
|   { class = "FF", name = "Wraith", at = [80, 68], course = 6, velocity = 6 },
| ]
= 56b42206004ef669

turn 1
> 1  A1 S2,+4; A2 P1,+1; A3 P1,+5; A4 P3,-3; A5 P1,-5; A6 S2,-1; A7 P3,+5
> 2  B1 S2,+1; B2 -4; B3 P2; B4 P2; B5 S1; B6 S4,+1; B7 S1,+1
[FT-2.6] {"kind":"revealed","turn":1}
# turn 1: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[16000,4000],"bend":null,"to":[24660,9000],"turn":2,"thrust":4,"course":2,"velocity":10}
# A1 moves S2,+4 to 24.66,9 on course 2 at velocity 10
[FT-2.2] {"kind":"moves","piece":"A2","from":[26000,4000],"bend":null,"to":[22500,10062],"turn":-1,"thrust":1,"course":11,"velocity":7}
# A2 moves P1,+1 to 22.5,10.062 on course 11 at velocity 7
[FT-2.2] {"kind":"moves","piece":"A3","from":[36000,4000],"bend":null,"to":[30500,13526],"turn":-1,"thrust":5,"course":11,"velocity":11}
# A3 moves P1,+5 to 30.5,13.526 on course 11 at velocity 11
[FT-2.2] {"kind":"moves","piece":"A4","from":[48000,4000],"bend":null,"to":[45000,4000],"turn":-3,"thrust":-3,"course":9,"velocity":3}
# A4 moves P3,-3 to 45,4 on course 9 at velocity 3
[FT-2.2] {"kind":"moves","piece":"A5","from":[60000,4000],"bend":null,"to":[59500,4866],"turn":-1,"thrust":-5,"course":11,"velocity":1}
# A5 moves P1,-5 to 59.5,4.866 on course 11 at velocity 1
[FT-2.2] {"kind":"moves","piece":"A6","from":[70000,4000],"bend":null,"to":[74330,6500],"turn":2,"thrust":-1,"course":2,"velocity":5}
# A6 moves S2,-1 to 74.33,6.5 on course 2 at velocity 5
[FT-2.2] {"kind":"moves","piece":"A7","from":[80000,4000],"bend":null,"to":[69000,4000],"turn":-3,"thrust":5,"course":9,"velocity":11}
# A7 moves P3,+5 to 69,4 on course 9 at velocity 11
[FT-2.2] {"kind":"moves","piece":"B1","from":[16000,68000],"bend":null,"to":[9938,64500],"turn":2,"thrust":1,"course":8,"velocity":7}
# B1 moves S2,+1 to 9.938,64.5 on course 8 at velocity 7
[FT-2.2] {"kind":"moves","piece":"B2","from":[26000,68000],"bend":null,"to":[26000,66000],"turn":0,"thrust":-4,"course":6,"velocity":2}
# B2 moves -4 to 26,66 on course 6 at velocity 2
[FT-2.2] {"kind":"moves","piece":"B3","from":[36000,68000],"bend":null,"to":[41196,65000],"turn":-2,"thrust":0,"course":4,"velocity":6}
# B3 moves P2 to 41.196,65 on course 4 at velocity 6
[FT-2.2] {"kind":"moves","piece":"B4","from":[48000,68000],"bend":null,"to":[53196,65000],"turn":-2,"thrust":0,"course":4,"velocity":6}
# B4 moves P2 to 53.196,65 on course 4 at velocity 6
[FT-2.2] {"kind":"moves","piece":"B5","from":[60000,68000],"bend":null,"to":[57000,62804],"turn":1,"thrust":0,"course":7,"velocity":6}
# B5 moves S1 to 57,62.804 on course 7 at velocity 6
[FT-2.2] {"kind":"moves","piece":"B6","from":[70000,68000],"bend":null,"to":[63938,71500],"turn":4,"thrust":1,"course":10,"velocity":7}
# B6 moves S4,+1 to 63.938,71.5 on course 10 at velocity 7
[FT-2.2] {"kind":"moves","piece":"B7","from":[80000,68000],"bend":null,"to":[76500,61938],"turn":1,"thrust":1,"course":7,"velocity":7}
# B7 moves S1,+1 to 76.5,61.938 on course 7 at velocity 7
[FT-4.1] {"kind":"begins","phase":"scans"}
# scans next
= 7b82ff1ede2e8caa

turn 1
> 1  A3 scan B3
> 2  B3 scan A3
[FT-4.5] {"kind":"scans","piece":"A3","target":"B3"}
# A3 scans B3
[FT-4.5] {"kind":"shown","piece":"A3","class":"Destroyer"}
# A3 is a Destroyer
[FT-4.5] {"kind":"shown","piece":"B3","class":"Destroyer"}
# B3 is a Destroyer
[FT-4.5] {"kind":"scans","piece":"B3","target":"A3"}
# B3 scans A3
= b8fdc591c104e2c4

turn 2
> 1  A1 S1,+2; A2 P2,+1; A3 S1,+3; A4 P1; A5 P3,+1; A6 P1,-4; A7 S3,-1
> 2  B1 P2,+2; B2 S3,+1; B3 P2,-2; B4 S1,+1; B5 P4,+3; B6 S4,+1; B7 P1,+1
[FT-2.6] {"kind":"revealed","turn":2}
# turn 2: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[24660,9000],"bend":null,"to":[36660,9000],"turn":1,"thrust":2,"course":3,"velocity":12}
# A1 moves S1,+2 to 36.66,9 on course 3 at velocity 12
[FT-2.2] {"kind":"moves","piece":"A2","from":[22500,10062],"bend":null,"to":[14500,10062],"turn":-2,"thrust":1,"course":9,"velocity":8}
# A2 moves P2,+1 to 14.5,10.062 on course 9 at velocity 8
[FT-2.2] {"kind":"moves","piece":"A3","from":[30500,13526],"bend":null,"to":[30500,27526],"turn":1,"thrust":3,"course":12,"velocity":14}
# A3 moves S1,+3 to 30.5,27.526 on course 12 at velocity 14
[FT-2.2] {"kind":"moves","piece":"A4","from":[45000,4000],"bend":null,"to":[42402,2500],"turn":-1,"thrust":0,"course":8,"velocity":3}
# A4 moves P1 to 42.402,2.5 on course 8 at velocity 3
[FT-2.2] {"kind":"moves","piece":"A5","from":[59500,4866],"bend":null,"to":[57768,3866],"turn":-3,"thrust":1,"course":8,"velocity":2}
# A5 moves P3,+1 to 57.768,3.866 on course 8 at velocity 2
[FT-2.2] {"kind":"moves","piece":"A6","from":[74330,6500],"bend":null,"to":[74830,7366],"turn":-1,"thrust":-4,"course":1,"velocity":1}
# A6 moves P1,-4 to 74.83,7.366 on course 1 at velocity 1
[FT-2.2] {"kind":"moves","piece":"A7","from":[69000,4000],"bend":null,"to":[69000,14000],"turn":3,"thrust":-1,"course":12,"velocity":10}
# A7 moves S3,-1 to 69,14 on course 12 at velocity 10
[FT-2.2] {"kind":"moves","piece":"B1","from":[9938,64500],"bend":null,"to":[9938,55500],"turn":-2,"thrust":2,"course":6,"velocity":9}
# B1 moves P2,+2 to 9.938,55.5 on course 6 at velocity 9
[FT-2.2] {"kind":"moves","piece":"B2","from":[26000,66000],"bend":null,"to":[23000,66000],"turn":3,"thrust":1,"course":9,"velocity":3}
# B2 moves S3,+1 to 23,66 on course 9 at velocity 3
[FT-2.2] {"kind":"moves","piece":"B3","from":[41196,65000],"bend":null,"to":[44660,67000],"turn":-2,"thrust":-2,"course":2,"velocity":4}
# B3 moves P2,-2 to 44.66,67 on course 2 at velocity 4
[FT-2.2] {"kind":"moves","piece":"B4","from":[53196,65000],"bend":null,"to":[56696,58938],"turn":1,"thrust":1,"course":5,"velocity":7}
# B4 moves S1,+1 to 56.696,58.938 on course 5 at velocity 7
[FT-2.2] {"kind":"moves","piece":"B5","from":[57000,62804],"bend":null,"to":[66000,62804],"turn":-4,"thrust":3,"course":3,"velocity":9}
# B5 moves P4,+3 to 66,62.804 on course 3 at velocity 9
[FT-2.2] {"kind":"moves","piece":"B6","from":[63938,71500],"bend":null,"to":[70866,75500],"turn":4,"thrust":1,"course":2,"velocity":8}
# B6 moves S4,+1 to 70.866,75.5 on course 2 at velocity 8
[FT-2.2] {"kind":"moves","piece":"B7","from":[76500,61938],"bend":null,"to":[76500,53938],"turn":-1,"thrust":1,"course":6,"velocity":8}
# B7 moves P1,+1 to 76.5,53.938 on course 6 at velocity 8
  [FT-2.7] d6 = 6
[FT-2.7] {"kind":"leaves","piece":"B6","edge":"top","back":9}
# B6 leaves by the top edge and may return from turn 9 on
[FT-4.1] {"kind":"begins","phase":"scans"}
# scans next
= 195a64e421c42bb1

turn 2
> 1  idle
> 2  B1 scan A1; B4 scan A7; B7 scan A5
[FT-4.5] {"kind":"scans","piece":"B1","target":"A1"}
# B1 scans A1
[FT-4.5] {"kind":"shown","piece":"B1","class":"Heavy Cruiser"}
# B1 is a Heavy Cruiser
[FT-4.5] {"kind":"dummy","piece":"A1"}
# A1 is a dummy and is removed
[FT-4.5] {"kind":"scans","piece":"B4","target":"A7"}
# B4 scans A7
[FT-4.5] {"kind":"shown","piece":"B4","class":"Escort Cruiser"}
# B4 is a Escort Cruiser
[FT-4.5] {"kind":"dummy","piece":"A7"}
# A7 is a dummy and is removed
[FT-4.5] {"kind":"scans","piece":"B7","target":"A5"}
# B7 scans A5
[FT-4.5] {"kind":"shown","piece":"B7","class":"Frigate"}
# B7 is a Frigate
[FT-4.5] {"kind":"shown","piece":"A5","class":"Escort Cruiser"}
# A5 is a Escort Cruiser
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 3e1deb9bc5b628b4

turn 2
> 2  B1 > A3: A1
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A3"],"weapons":[["A1"]]}
# B1 fires at A3 with A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A3","range":34718,"arc":"fore","dice":1}
# B1 fires battery A1 at A3: 34.718 in, fore, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A3","faces":[5],"points":1,"each":[1],"expects":666}
# 5: 1 point on A3
[FT-1.4] {"kind":"damage","piece":"A3","damage":1,"of":8}
# A3: 1 of 8 boxes crossed off
= 251daa631d35a445

turn 3
> 1  A2 P1,+1; A3 P3,-3; A4 +3; A5 +2; A6 P1,-1
> 2  B1 S1,+2; B2 +7; B3 S3,+3; B4 P1,-5; B5 +8; B7 P3,+3
[FT-2.6] {"kind":"revealed","turn":3}
# turn 3: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A2","from":[14500,10062],"bend":null,"to":[6706,5562],"turn":-1,"thrust":1,"course":8,"velocity":9}
# A2 moves P1,+1 to 6.706,5.562 on course 8 at velocity 9
[FT-2.2] {"kind":"moves","piece":"A3","from":[30500,27526],"bend":null,"to":[19500,27526],"turn":-3,"thrust":-3,"course":9,"velocity":11}
# A3 moves P3,-3 to 19.5,27.526 on course 9 at velocity 11
[FT-2.2] {"kind":"moves","piece":"A4","from":[42402,2500],"bend":null,"to":[37206,-500],"turn":0,"thrust":3,"course":8,"velocity":6}
# A4 moves +3 to 37.206,-0.5 on course 8 at velocity 6
[FT-2.2] {"kind":"moves","piece":"A5","from":[57768,3866],"bend":null,"to":[54304,1866],"turn":0,"thrust":2,"course":8,"velocity":4}
# A5 moves +2 to 54.304,1.866 on course 8 at velocity 4
[FT-2.2] {"kind":"moves","piece":"A6","from":[74830,7366],"bend":null,"to":[74830,7366],"turn":-1,"thrust":-1,"course":12,"velocity":0}
# A6 moves P1,-1 to 74.83,7.366 on course 12 at velocity 0
[FT-2.2] {"kind":"moves","piece":"B1","from":[9938,55500],"bend":null,"to":[4438,45974],"turn":1,"thrust":2,"course":7,"velocity":11}
# B1 moves S1,+2 to 4.438,45.974 on course 7 at velocity 11
[FT-2.2] {"kind":"moves","piece":"B2","from":[23000,66000],"bend":null,"to":[13000,66000],"turn":0,"thrust":7,"course":9,"velocity":10}
# B2 moves +7 to 13,66 on course 9 at velocity 10
[FT-2.2] {"kind":"moves","piece":"B3","from":[44660,67000],"bend":null,"to":[48160,60938],"turn":3,"thrust":3,"course":5,"velocity":7}
# B3 moves S3,+3 to 48.16,60.938 on course 5 at velocity 7
[FT-2.2] {"kind":"moves","piece":"B4","from":[56696,58938],"bend":null,"to":[58428,57938],"turn":-1,"thrust":-5,"course":4,"velocity":2}
# B4 moves P1,-5 to 58.428,57.938 on course 4 at velocity 2
[FT-2.2] {"kind":"moves","piece":"B5","from":[66000,62804],"bend":null,"to":[83000,62804],"turn":0,"thrust":8,"course":3,"velocity":17}
# B5 moves +8 to 83,62.804 on course 3 at velocity 17
[FT-2.2] {"kind":"moves","piece":"B7","from":[76500,53938],"bend":null,"to":[87500,53938],"turn":-3,"thrust":3,"course":3,"velocity":11}
# B7 moves P3,+3 to 87.5,53.938 on course 3 at velocity 11
  [FT-2.7] d6 = 5
[FT-2.7] {"kind":"leaves","piece":"A4","edge":"bottom","back":9}
# A4 leaves by the bottom edge and may return from turn 9 on
[FT-4.1] {"kind":"begins","phase":"scans"}
# scans next
= c7a04eab210aaf89

turn 3
> 1  A3 scan B2
> 2  B1 scan A2; B7 scan A6
[FT-4.5] {"kind":"scans","piece":"A3","target":"B2"}
# A3 scans B2
[FT-4.5] {"kind":"dummy","piece":"B2"}
# B2 is a dummy and is removed
[FT-4.5] {"kind":"scans","piece":"B1","target":"A2"}
# B1 scans A2
[FT-4.5] {"kind":"shown","piece":"A2","class":"Heavy Cruiser"}
# A2 is a Heavy Cruiser
[FT-4.5] {"kind":"scans","piece":"B7","target":"A6"}
# B7 scans A6
[FT-4.5] {"kind":"shown","piece":"A6","class":"Frigate"}
# A6 is a Frigate
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 6aa997445c6e2290

turn 3
> 1  A3 > B1: B2
> 2  B1 > A3: A1, B1
[FT-3.7] {"kind":"declares","piece":"A3","targets":["B1"],"weapons":[["B2"]]}
# A3 fires at B1 with B2
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A3"],"weapons":[["A1","B1"]]}
# B1 fires at A3 with A1, B1
[FT-3.1] {"kind":"fires","piece":"A3","weapon":"B2","target":"B1","range":23815,"arc":"starboard","dice":1}
# A3 fires battery B2 at B1: 23.815 in, starboard, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B1","faces":[2],"points":0,"each":[0],"expects":666}
# 2: no damage to B1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A3","range":23815,"arc":"port","dice":2}
# B1 fires battery A1 at A3: 23.815 in, port, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A3","faces":[5,5],"points":2,"each":[1,1],"expects":1333}
# 5, 5: 2 points on A3
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B1","target":"A3","range":23815,"arc":"port","dice":1}
# B1 fires battery B1 at A3: 23.815 in, port, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A3","faces":[2],"points":0,"each":[0],"expects":666}
# 2: no damage to A3
[FT-1.4] {"kind":"damage","piece":"A3","damage":3,"of":8}
# A3: 3 of 8 boxes crossed off
= 54266961814b3eb0

turn 4
> 1  A2 P2,+2; A3 S3,+2; A5 S1,+4; A6 S2,+4
> 2  B1 P1,+3; B3 P3,+3; B4 P2,+4; B5 P3,+4; B7 P2,+1
[FT-2.6] {"kind":"revealed","turn":4}
# turn 4: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A2","from":[6706,5562],"bend":null,"to":[6706,-5438],"turn":-2,"thrust":2,"course":6,"velocity":11}
# A2 moves P2,+2 to 6.706,-5.438 on course 6 at velocity 11
[FT-2.2] {"kind":"moves","piece":"A3","from":[19500,27526],"bend":null,"to":[19500,40526],"turn":3,"thrust":2,"course":12,"velocity":13}
# A3 moves S3,+2 to 19.5,40.526 on course 12 at velocity 13
[FT-2.2] {"kind":"moves","piece":"A5","from":[54304,1866],"bend":null,"to":[46304,1866],"turn":1,"thrust":4,"course":9,"velocity":8}
# A5 moves S1,+4 to 46.304,1.866 on course 9 at velocity 8
[FT-2.2] {"kind":"moves","piece":"A6","from":[74830,7366],"bend":null,"to":[78294,9366],"turn":2,"thrust":4,"course":2,"velocity":4}
# A6 moves S2,+4 to 78.294,9.366 on course 2 at velocity 4
[FT-2.2] {"kind":"moves","piece":"B1","from":[4438,45974],"bend":null,"to":[4438,31974],"turn":-1,"thrust":3,"course":6,"velocity":14}
# B1 moves P1,+3 to 4.438,31.974 on course 6 at velocity 14
[FT-2.2] {"kind":"moves","piece":"B3","from":[48160,60938],"bend":null,"to":[56820,65938],"turn":-3,"thrust":3,"course":2,"velocity":10}
# B3 moves P3,+3 to 56.82,65.938 on course 2 at velocity 10
[FT-2.2] {"kind":"moves","piece":"B4","from":[58428,57938],"bend":null,"to":[63624,60938],"turn":-2,"thrust":4,"course":2,"velocity":6}
# B4 moves P2,+4 to 63.624,60.938 on course 2 at velocity 6
[FT-2.2] {"kind":"moves","piece":"B5","from":[83000,62804],"bend":null,"to":[83000,83804],"turn":-3,"thrust":4,"course":12,"velocity":21}
# B5 moves P3,+4 to 83,83.804 on course 12 at velocity 21
[FT-2.2] {"kind":"moves","piece":"B7","from":[87500,53938],"bend":null,"to":[93500,64330],"turn":-2,"thrust":1,"course":1,"velocity":12}
# B7 moves P2,+1 to 93.5,64.33 on course 1 at velocity 12
  [FT-2.7] d6 = 2
[FT-2.7] {"kind":"leaves","piece":"A2","edge":"bottom","back":null}
# A2 leaves by the bottom edge and may not return
  [FT-2.7] d6 = 6
[FT-2.7] {"kind":"leaves","piece":"B5","edge":"top","back":11}
# B5 leaves by the top edge and may return from turn 11 on
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 8ab160a4b938beb2

turn 4
> 1  A3 > B1: B1, B2
> 2  idle
[FT-3.7] {"kind":"declares","piece":"A3","targets":["B1"],"weapons":[["B1","B2"]]}
# A3 fires at B1 with B1, B2
[FT-3.1] {"kind":"fires","piece":"A3","weapon":"B1","target":"B1","range":17320,"arc":"port","dice":1}
# A3 fires battery B1 at B1: 17.32 in, port, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"B1","faces":[1],"points":0,"each":[0],"expects":666}
# 1: no damage to B1
[FT-3.1] {"kind":"fires","piece":"A3","weapon":"B2","target":"B1","range":17320,"arc":"port","dice":1}
# A3 fires battery B2 at B1: 17.32 in, port, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"B1","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on B1
[FT-1.4] {"kind":"damage","piece":"B1","damage":2,"of":18}
# B1: 2 of 18 boxes crossed off
= 82305f9169e2453a

turn 5
> 1  A3 P1,+1; A5 S1,+2; A6 P1,+5
> 2  B1 -1; B3 S2,-2; B4 S1,-3; B7 +5
[FT-2.6] {"kind":"revealed","turn":5}
# turn 5: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A3","from":[19500,40526],"bend":null,"to":[12500,52650],"turn":-1,"thrust":1,"course":11,"velocity":14}
# A3 moves P1,+1 to 12.5,52.65 on course 11 at velocity 14
[FT-2.2] {"kind":"moves","piece":"A5","from":[46304,1866],"bend":null,"to":[37644,6866],"turn":1,"thrust":2,"course":10,"velocity":10}
# A5 moves S1,+2 to 37.644,6.866 on course 10 at velocity 10
[FT-2.2] {"kind":"moves","piece":"A6","from":[78294,9366],"bend":null,"to":[82794,17160],"turn":-1,"thrust":5,"course":1,"velocity":9}
# A6 moves P1,+5 to 82.794,17.16 on course 1 at velocity 9
[FT-2.2] {"kind":"moves","piece":"B1","from":[4438,31974],"bend":null,"to":[4438,18974],"turn":0,"thrust":-1,"course":6,"velocity":13}
# B1 moves -1 to 4.438,18.974 on course 6 at velocity 13
[FT-2.2] {"kind":"moves","piece":"B3","from":[56820,65938],"bend":null,"to":[63748,61938],"turn":2,"thrust":-2,"course":4,"velocity":8}
# B3 moves S2,-2 to 63.748,61.938 on course 4 at velocity 8
[FT-2.2] {"kind":"moves","piece":"B4","from":[63624,60938],"bend":null,"to":[66624,60938],"turn":1,"thrust":-3,"course":3,"velocity":3}
# B4 moves S1,-3 to 66.624,60.938 on course 3 at velocity 3
[FT-2.2] {"kind":"moves","piece":"B7","from":[93500,64330],"bend":null,"to":[102000,79052],"turn":0,"thrust":5,"course":1,"velocity":17}
# B7 moves +5 to 102,79.052 on course 1 at velocity 17
  [FT-2.7] d6 = 6
[FT-2.7] {"kind":"leaves","piece":"B7","edge":"right","back":12}
# B7 leaves by the right edge and may return from turn 12 on
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 567deaf5acb6e57d

turn 5
> 1  A5 > B1: A1
> 2  B1 > A5: A1
[FT-3.7] {"kind":"declares","piece":"A5","targets":["B1"],"weapons":[["A1"]]}
# A5 fires at B1 with A1
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A5"],"weapons":[["A1"]]}
# B1 fires at A5 with A1
[FT-3.1] {"kind":"fires","piece":"A5","weapon":"A1","target":"B1","range":35344,"arc":"fore","dice":1}
# A5 fires battery A1 at B1: 35.344 in, fore, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"B1","faces":[4],"points":1,"each":[1],"expects":666}
# 4: 1 point on B1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A5","range":35344,"arc":"port","dice":1}
# B1 fires battery A1 at A5: 35.344 in, port, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A5","faces":[4],"points":1,"each":[1],"expects":666}
# 4: 1 point on A5
[FT-1.4] {"kind":"damage","piece":"A5","damage":1,"of":14}
# A5: 1 of 14 boxes crossed off
[FT-1.4] {"kind":"damage","piece":"B1","damage":3,"of":18}
# B1: 3 of 18 boxes crossed off
= ac6bdde7bd8970ab

turn 6
> 1  A3 S2,-3; A5 S2,-3; A6 -1
> 2  B1 +2; B3 P3,+2; B4 P1,+1
[FT-2.6] {"kind":"revealed","turn":6}
# turn 6: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A3","from":[12500,52650],"bend":null,"to":[18000,62176],"turn":2,"thrust":-3,"course":1,"velocity":11}
# A3 moves S2,-3 to 18,62.176 on course 1 at velocity 11
[FT-2.2] {"kind":"moves","piece":"A5","from":[37644,6866],"bend":null,"to":[37644,13866],"turn":2,"thrust":-3,"course":12,"velocity":7}
# A5 moves S2,-3 to 37.644,13.866 on course 12 at velocity 7
[FT-2.2] {"kind":"moves","piece":"A6","from":[82794,17160],"bend":null,"to":[86794,24088],"turn":0,"thrust":-1,"course":1,"velocity":8}
# A6 moves -1 to 86.794,24.088 on course 1 at velocity 8
[FT-2.2] {"kind":"moves","piece":"B1","from":[4438,18974],"bend":null,"to":[4438,3974],"turn":0,"thrust":2,"course":6,"velocity":15}
# B1 moves +2 to 4.438,3.974 on course 6 at velocity 15
[FT-2.2] {"kind":"moves","piece":"B3","from":[63748,61938],"bend":null,"to":[68748,70598],"turn":-3,"thrust":2,"course":1,"velocity":10}
# B3 moves P3,+2 to 68.748,70.598 on course 1 at velocity 10
[FT-2.2] {"kind":"moves","piece":"B4","from":[66624,60938],"bend":null,"to":[70088,62938],"turn":-1,"thrust":1,"course":2,"velocity":4}
# B4 moves P1,+1 to 70.088,62.938 on course 2 at velocity 4
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= d38149741607fe25

turn 6
> 1  A5 > B1: A1
> 2  idle
[FT-3.7] {"kind":"declares","piece":"A5","targets":["B1"],"weapons":[["A1"]]}
# A5 fires at B1 with A1
[FT-3.1] {"kind":"fires","piece":"A5","weapon":"A1","target":"B1","range":34648,"arc":"port","dice":1}
# A5 fires battery A1 at B1: 34.648 in, port, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"B1","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on B1
[FT-1.4] {"kind":"damage","piece":"B1","damage":5,"of":18}
# B1: 5 of 18 boxes crossed off
= 41af26be624626d9

turn 7
> 1  A3 S2,-2; A5 P3,+1; A6 S1,-4
> 2  B1 P1,+3; B3 S1,-1; B4 S1,+5
[FT-2.6] {"kind":"revealed","turn":7}
# turn 7: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A3","from":[18000,62176],"bend":null,"to":[27000,62176],"turn":2,"thrust":-2,"course":3,"velocity":9}
# A3 moves S2,-2 to 27,62.176 on course 3 at velocity 9
[FT-2.2] {"kind":"moves","piece":"A5","from":[37644,13866],"bend":null,"to":[29644,13866],"turn":-3,"thrust":1,"course":9,"velocity":8}
# A5 moves P3,+1 to 29.644,13.866 on course 9 at velocity 8
[FT-2.2] {"kind":"moves","piece":"A6","from":[86794,24088],"bend":null,"to":[90258,26088],"turn":1,"thrust":-4,"course":2,"velocity":4}
# A6 moves S1,-4 to 90.258,26.088 on course 2 at velocity 4
[FT-2.2] {"kind":"moves","piece":"B1","from":[4438,3974],"bend":null,"to":[13438,-11614],"turn":-1,"thrust":3,"course":5,"velocity":18}
# B1 moves P1,+3 to 13.438,-11.614 on course 5 at velocity 18
[FT-2.2] {"kind":"moves","piece":"B3","from":[68748,70598],"bend":null,"to":[76542,75098],"turn":1,"thrust":-1,"course":2,"velocity":9}
# B3 moves S1,-1 to 76.542,75.098 on course 2 at velocity 9
[FT-2.2] {"kind":"moves","piece":"B4","from":[70088,62938],"bend":null,"to":[79088,62938],"turn":1,"thrust":5,"course":3,"velocity":9}
# B4 moves S1,+5 to 79.088,62.938 on course 3 at velocity 9
  [FT-2.7] d6 = 1
[FT-2.7] {"kind":"leaves","piece":"B1","edge":"bottom","back":null}
# B1 leaves by the bottom edge and may not return
  [FT-2.7] d6 = 1
[FT-2.7] {"kind":"leaves","piece":"B3","edge":"top","back":null}
# B3 leaves by the top edge and may not return
= 440b03c36c9b57a8

turn 8
> 1  A3 S1,+5; A5 P3,-1; A6 +3
> 2  B4 S2,+1
[FT-2.6] {"kind":"revealed","turn":8}
# turn 8: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A3","from":[27000,62176],"bend":null,"to":[39124,55176],"turn":1,"thrust":5,"course":4,"velocity":14}
# A3 moves S1,+5 to 39.124,55.176 on course 4 at velocity 14
[FT-2.2] {"kind":"moves","piece":"A5","from":[29644,13866],"bend":null,"to":[29644,6866],"turn":-3,"thrust":-1,"course":6,"velocity":7}
# A5 moves P3,-1 to 29.644,6.866 on course 6 at velocity 7
[FT-2.2] {"kind":"moves","piece":"A6","from":[90258,26088],"bend":null,"to":[96320,29588],"turn":0,"thrust":3,"course":2,"velocity":7}
# A6 moves +3 to 96.32,29.588 on course 2 at velocity 7
[FT-2.2] {"kind":"moves","piece":"B4","from":[79088,62938],"bend":null,"to":[84088,54278],"turn":2,"thrust":1,"course":5,"velocity":10}
# B4 moves S2,+1 to 84.088,54.278 on course 5 at velocity 10
  [FT-2.7] d6 = 1
[FT-2.7] {"kind":"leaves","piece":"A6","edge":"right","back":null}
# A6 leaves by the right edge and may not return
[FT-5.1] {"kind":"over","winner":1,"points":[5,4]}
# side 1 wins; points 5 to 4
= 83cea76ffef58773
