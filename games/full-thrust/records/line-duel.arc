firing-arc record 2
game full-thrust 1
wording en 1
scenario line-duel
seat 1 Hasty
seat 2 Rash
dice seed 3
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
= aa904734561b6824

turn 1
> 1  A1 -3
> 2  B1 -4
[FT-2.6] {"kind":"revealed","turn":1}
# turn 1: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[20000,6000],"bend":null,"to":[20000,9000],"turn":0,"thrust":-3,"course":12,"velocity":3}
# A1 moves -3 to 20,9 on course 12 at velocity 3
[FT-2.2] {"kind":"moves","piece":"B1","from":[52000,42000],"bend":null,"to":[52000,40000],"turn":0,"thrust":-4,"course":6,"velocity":2}
# B1 moves -4 to 52,40 on course 6 at velocity 2
= 198e15c0fae59dd3

turn 2
> 1  A1 S1,-3
> 2  B1 S2,-2
[FT-2.6] {"kind":"revealed","turn":2}
# turn 2: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[20000,9000],"bend":null,"to":[20000,9000],"turn":1,"thrust":-3,"course":1,"velocity":0}
# A1 moves S1,-3 to 20,9 on course 1 at velocity 0
[FT-2.2] {"kind":"moves","piece":"B1","from":[52000,40000],"bend":null,"to":[52000,40000],"turn":2,"thrust":-2,"course":8,"velocity":0}
# B1 moves S2,-2 to 52,40 on course 8 at velocity 0
= f2fcfded699285fa

turn 3
> 1  A1 S2,+1
> 2  B1 P1,+1
[FT-2.6] {"kind":"revealed","turn":3}
# turn 3: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[20000,9000],"bend":null,"to":[21000,9000],"turn":2,"thrust":1,"course":3,"velocity":1}
# A1 moves S2,+1 to 21,9 on course 3 at velocity 1
[FT-2.2] {"kind":"moves","piece":"B1","from":[52000,40000],"bend":null,"to":[51500,39134],"turn":-1,"thrust":1,"course":7,"velocity":1}
# B1 moves P1,+1 to 51.5,39.134 on course 7 at velocity 1
= 64d9e3db1e04081b

turn 4
> 1  A1 S1
> 2  B1 S1,-1
[FT-2.6] {"kind":"revealed","turn":4}
# turn 4: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[21000,9000],"bend":null,"to":[21866,8500],"turn":1,"thrust":0,"course":4,"velocity":1}
# A1 moves S1 to 21.866,8.5 on course 4 at velocity 1
[FT-2.2] {"kind":"moves","piece":"B1","from":[51500,39134],"bend":null,"to":[51500,39134],"turn":1,"thrust":-1,"course":8,"velocity":0}
# B1 moves S1,-1 to 51.5,39.134 on course 8 at velocity 0
= 59dc23bbb2554d48

turn 5
> 1  A1 S2,-1
> 2  B1 S1,+2
[FT-2.6] {"kind":"revealed","turn":5}
# turn 5: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[21866,8500],"bend":null,"to":[21866,8500],"turn":2,"thrust":-1,"course":6,"velocity":0}
# A1 moves S2,-1 to 21.866,8.5 on course 6 at velocity 0
[FT-2.2] {"kind":"moves","piece":"B1","from":[51500,39134],"bend":null,"to":[49500,39134],"turn":1,"thrust":2,"course":9,"velocity":2}
# B1 moves S1,+2 to 49.5,39.134 on course 9 at velocity 2
= 6a7f7f4c7c9f3a63

turn 6
> 1  A1 +3
> 2  B1 P2,-2
[FT-2.6] {"kind":"revealed","turn":6}
# turn 6: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[21866,8500],"bend":null,"to":[21866,5500],"turn":0,"thrust":3,"course":6,"velocity":3}
# A1 moves +3 to 21.866,5.5 on course 6 at velocity 3
[FT-2.2] {"kind":"moves","piece":"B1","from":[49500,39134],"bend":null,"to":[49500,39134],"turn":-2,"thrust":-2,"course":7,"velocity":0}
# B1 moves P2,-2 to 49.5,39.134 on course 7 at velocity 0
= 488a2c71febcbb5b

turn 7
> 1  A1 +2
> 2  B1 +2
[FT-2.6] {"kind":"revealed","turn":7}
# turn 7: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[21866,5500],"bend":null,"to":[21866,500],"turn":0,"thrust":2,"course":6,"velocity":5}
# A1 moves +2 to 21.866,0.5 on course 6 at velocity 5
[FT-2.2] {"kind":"moves","piece":"B1","from":[49500,39134],"bend":null,"to":[48500,37402],"turn":0,"thrust":2,"course":7,"velocity":2}
# B1 moves +2 to 48.5,37.402 on course 7 at velocity 2
= 2aa15db6b8b19994

turn 8
> 1  A1 -1
> 2  B1 +1
[FT-2.6] {"kind":"revealed","turn":8}
# turn 8: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[21866,500],"bend":null,"to":[21866,-3500],"turn":0,"thrust":-1,"course":6,"velocity":4}
# A1 moves -1 to 21.866,-3.5 on course 6 at velocity 4
[FT-2.2] {"kind":"moves","piece":"B1","from":[48500,37402],"bend":null,"to":[47000,34804],"turn":0,"thrust":1,"course":7,"velocity":3}
# B1 moves +1 to 47,34.804 on course 7 at velocity 3
  [FT-2.7] d6 = 5
[FT-2.7] {"kind":"leaves","piece":"A1","edge":"bottom","back":14}
# A1 leaves by the bottom edge and may return from turn 14 on
= a0d4b0ba793f0f3b

turn 9
> 1  idle
> 2  B1 P1,-2
[FT-2.6] {"kind":"revealed","turn":9}
# turn 9: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"B1","from":[47000,34804],"bend":null,"to":[47000,33804],"turn":-1,"thrust":-2,"course":6,"velocity":1}
# B1 moves P1,-2 to 47,33.804 on course 6 at velocity 1
= 6b3fd00c9b9e2462

turn 10
> 1  idle
> 2  B1 S1,+3
[FT-2.6] {"kind":"revealed","turn":10}
# turn 10: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"B1","from":[47000,33804],"bend":null,"to":[45000,30340],"turn":1,"thrust":3,"course":7,"velocity":4}
# B1 moves S1,+3 to 45,30.34 on course 7 at velocity 4
= d5cdf636e6d37222

turn 11
> 1  idle
> 2  B1 S1,+1
[FT-2.6] {"kind":"revealed","turn":11}
# turn 11: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"B1","from":[45000,30340],"bend":null,"to":[40670,27840],"turn":1,"thrust":1,"course":8,"velocity":5}
# B1 moves S1,+1 to 40.67,27.84 on course 8 at velocity 5
= fa6acb2706405898

turn 12
> 1  idle
> 2  B1 S1
[FT-2.6] {"kind":"revealed","turn":12}
# turn 12: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"B1","from":[40670,27840],"bend":null,"to":[35670,27840],"turn":1,"thrust":0,"course":9,"velocity":5}
# B1 moves S1 to 35.67,27.84 on course 9 at velocity 5
= 200a744760434bf8

turn 13
> 1  idle
> 2  B1 P1,-1
[FT-2.6] {"kind":"revealed","turn":13}
# turn 13: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"B1","from":[35670,27840],"bend":null,"to":[32206,25840],"turn":-1,"thrust":-1,"course":8,"velocity":4}
# B1 moves P1,-1 to 32.206,25.84 on course 8 at velocity 4
= 2892d31f6c680758

turn 14
> 1  A1 P2,+2; enter 39.243 c1
> 2  B1 S1,-3
[FT-2.6] {"kind":"revealed","turn":14}
# turn 14: orders are revealed, both fleets move
[FT-2.7] {"kind":"enters","piece":"A1","at":[39243,0],"course":1}
# A1 comes back at 39.243,0 on course 1
[FT-2.2] {"kind":"moves","piece":"A1","from":[39243,0],"bend":null,"to":[36243,5196],"turn":-2,"thrust":2,"course":11,"velocity":6}
# A1 moves P2,+2 to 36.243,5.196 on course 11 at velocity 6
[FT-2.2] {"kind":"moves","piece":"B1","from":[32206,25840],"bend":null,"to":[31206,25840],"turn":1,"thrust":-3,"course":9,"velocity":1}
# B1 moves S1,-3 to 31.206,25.84 on course 9 at velocity 1
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= e2af3469cc3e1811

turn 14
> 1  A1 > B1: A2, B1, B2, B4
> 2  B1 > A1: B1
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B1"],"weapons":[["A2","B1","B2","B4"]]}
# A1 fires at B1 with A2, B1, B2, B4
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A1"],"weapons":[["B1"]]}
# B1 fires at A1 with B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"A2","target":"B1","range":21249,"arc":"fore","dice":2}
# A1 fires battery A2 at B1: 21.249 in, fore, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"B1","faces":[1,1],"points":0,"each":[0,0],"expects":1333}
# 1, 1: no damage to B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B1","target":"B1","range":21249,"arc":"fore","dice":1}
# A1 fires battery B1 at B1: 21.249 in, fore, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"B1","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B2","target":"B1","range":21249,"arc":"fore","dice":1}
# A1 fires battery B2 at B1: 21.249 in, fore, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B1","faces":[2],"points":0,"each":[0],"expects":666}
# 2: no damage to B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B4","target":"B1","range":21249,"arc":"fore","dice":1}
# A1 fires battery B4 at B1: 21.249 in, fore, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"B1","faces":[1],"points":0,"each":[0],"expects":666}
# 1: no damage to B1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B1","target":"A1","range":21249,"arc":"port","dice":1}
# B1 fires battery B1 at A1: 21.249 in, port, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A1","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to A1
[FT-3.6] {"kind":"damage","piece":"B1","damage":2,"of":18}
# B1: 2 of 18 boxes crossed off
= 6c4cdad6b40f011f

turn 15
> 1  A1 S2,-2
> 2  B1 S2,+1
[FT-2.6] {"kind":"revealed","turn":15}
# turn 15: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[36243,5196],"bend":null,"to":[38243,8660],"turn":2,"thrust":-2,"course":1,"velocity":4}
# A1 moves S2,-2 to 38.243,8.66 on course 1 at velocity 4
[FT-2.2] {"kind":"moves","piece":"B1","from":[31206,25840],"bend":null,"to":[30206,27572],"turn":2,"thrust":1,"course":11,"velocity":2}
# B1 moves S2,+1 to 30.206,27.572 on course 11 at velocity 2
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= a0e9f85fce9f942e

turn 15
> 1  idle
> 2  B1 > A1: B1, B2, B3
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A1"],"weapons":[["B1","B2","B3"]]}
# B1 fires at A1 with B1, B2, B3
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B1","target":"A1","range":20548,"arc":"aft","dice":1}
# B1 fires battery B1 at A1: 20.548 in, aft, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A1","faces":[1],"points":0,"each":[0],"expects":666}
# 1: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B2","target":"A1","range":20548,"arc":"aft","dice":1}
# B1 fires battery B2 at A1: 20.548 in, aft, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A1","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B3","target":"A1","range":20548,"arc":"aft","dice":1}
# B1 fires battery B3 at A1: 20.548 in, aft, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A1","faces":[1],"points":0,"each":[0],"expects":666}
# 1: no damage to A1
[FT-5.1] {"kind":"over","winner":1,"points":[2,0]}
# side 1 wins; points 2 to 0
= cf979072d389a06a
