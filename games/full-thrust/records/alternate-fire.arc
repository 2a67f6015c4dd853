firing-arc record 2
game full-thrust 1
wording en 1
scenario meeting-engagement
option fire alternate
option thresholds on
option turn-limit 8
seat 1 Hasty
seat 2 Rash
dice seed 6
| title = "Meeting engagement"
| brief = "Two patrols come in over adjacent edges on converging courses. Nobody has planned this; whoever reads the other's next order better takes the field."
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
|   { class = "HC", name = "Sovereign", at = [18, 3], course = 12, velocity = 6 },
|   { class = "EC", name = "Vigilant", at = [24, 3], course = 12, velocity = 6 },
|   { class = "DD", name = "Swift", at = [12, 3], course = 12, velocity = 6 },
|   { class = "DD", name = "Sure", at = [30, 3], course = 12, velocity = 6 },
|   { class = "FF", name = "Dart", at = [36, 3], course = 12, velocity = 6 },
| ]
|
| [[side]]
| name = "Amber"
| edge = "right"
| flagship = 1
| ship = [
|   { class = "HC", name = "Castellan", at = [69, 24], course = 9, velocity = 6 },
|   { class = "EC", name = "Warden", at = [69, 30], course = 9, velocity = 6 },
|   { class = "DD", name = "Pike", at = [69, 18], course = 9, velocity = 6 },
|   { class = "DD", name = "Lance", at = [69, 36], course = 9, velocity = 6 },
|   { class = "FF", name = "Bolt", at = [69, 12], course = 9, velocity = 6 },
| ]
= 6a074b03fc0d18dc

turn 1
> 1  A1 S2,-1; A2 P3,+3; A3 P1,+2; A4 S1,-1; A5 S1,-3
> 2  B1 -1; B2 +4; B3 P2,-1; B4 P1,+5; B5 S1,+2
[FT-2.6] {"kind":"revealed","turn":1}
# turn 1: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[18000,3000],"bend":null,"to":[22330,5500],"turn":2,"thrust":-1,"course":2,"velocity":5}
# A1 moves S2,-1 to 22.33,5.5 on course 2 at velocity 5
[FT-2.2] {"kind":"moves","piece":"A2","from":[24000,3000],"bend":null,"to":[15000,3000],"turn":-3,"thrust":3,"course":9,"velocity":9}
# A2 moves P3,+3 to 15,3 on course 9 at velocity 9
[FT-2.2] {"kind":"moves","piece":"A3","from":[12000,3000],"bend":null,"to":[8000,9928],"turn":-1,"thrust":2,"course":11,"velocity":8}
# A3 moves P1,+2 to 8,9.928 on course 11 at velocity 8
[FT-2.2] {"kind":"moves","piece":"A4","from":[30000,3000],"bend":null,"to":[32500,7330],"turn":1,"thrust":-1,"course":1,"velocity":5}
# A4 moves S1,-1 to 32.5,7.33 on course 1 at velocity 5
[FT-2.2] {"kind":"moves","piece":"A5","from":[36000,3000],"bend":null,"to":[37500,5598],"turn":1,"thrust":-3,"course":1,"velocity":3}
# A5 moves S1,-3 to 37.5,5.598 on course 1 at velocity 3
[FT-2.2] {"kind":"moves","piece":"B1","from":[69000,24000],"bend":null,"to":[64000,24000],"turn":0,"thrust":-1,"course":9,"velocity":5}
# B1 moves -1 to 64,24 on course 9 at velocity 5
[FT-2.2] {"kind":"moves","piece":"B2","from":[69000,30000],"bend":null,"to":[59000,30000],"turn":0,"thrust":4,"course":9,"velocity":10}
# B2 moves +4 to 59,30 on course 9 at velocity 10
[FT-2.2] {"kind":"moves","piece":"B3","from":[69000,18000],"bend":null,"to":[66500,13670],"turn":-2,"thrust":-1,"course":7,"velocity":5}
# B3 moves P2,-1 to 66.5,13.67 on course 7 at velocity 5
[FT-2.2] {"kind":"moves","piece":"B4","from":[69000,36000],"bend":null,"to":[59474,30500],"turn":-1,"thrust":5,"course":8,"velocity":11}
# B4 moves P1,+5 to 59.474,30.5 on course 8 at velocity 11
[FT-2.2] {"kind":"moves","piece":"B5","from":[69000,12000],"bend":null,"to":[62072,16000],"turn":1,"thrust":2,"course":10,"velocity":8}
# B5 moves S1,+2 to 62.072,16 on course 10 at velocity 8
  [FT-4.2] d6 = 3
[FT-4.2] {"kind":"first","side":1,"face":3}
# 3: side 1 fires first
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 978ec169ae8870a1

turn 1
> 2  B1 > A4: A2
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A4"],"weapons":[["A2"]]}
# B1 fires at A4 with A2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A2","target":"A4","range":35639,"arc":"fore","dice":1}
# B1 fires battery A2 at A4: 35.639 in, fore, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A4","faces":[1],"points":0,"each":[0],"expects":666}
# 1: no damage to A4
= 480e20777e7904d2

turn 1
> 2  idle
[FT-4.2] {"kind":"passes","side":2}
# side 2 passes
= b923a8f5a10d8b53

turn 2
> 1  A1 S2,-1; A2 P3,+3; A3 S2,-3; A4 -2; A5 P3,+3
> 2  B1 S1,+3; B2 S2,-3; B3 S1,-5; B4 -2; B5 P3,+3
[FT-2.6] {"kind":"revealed","turn":2}
# turn 2: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[22330,5500],"bend":null,"to":[25794,3500],"turn":2,"thrust":-1,"course":4,"velocity":4}
# A1 moves S2,-1 to 25.794,3.5 on course 4 at velocity 4
[FT-2.2] {"kind":"moves","piece":"A2","from":[15000,3000],"bend":null,"to":[15000,-9000],"turn":-3,"thrust":3,"course":6,"velocity":12}
# A2 moves P3,+3 to 15,-9 on course 6 at velocity 12
[FT-2.2] {"kind":"moves","piece":"A3","from":[8000,9928],"bend":null,"to":[10500,14258],"turn":2,"thrust":-3,"course":1,"velocity":5}
# A3 moves S2,-3 to 10.5,14.258 on course 1 at velocity 5
[FT-2.2] {"kind":"moves","piece":"A4","from":[32500,7330],"bend":null,"to":[34000,9928],"turn":0,"thrust":-2,"course":1,"velocity":3}
# A4 moves -2 to 34,9.928 on course 1 at velocity 3
[FT-2.2] {"kind":"moves","piece":"A5","from":[37500,5598],"bend":null,"to":[32304,8598],"turn":-3,"thrust":3,"course":10,"velocity":6}
# A5 moves P3,+3 to 32.304,8.598 on course 10 at velocity 6
[FT-2.2] {"kind":"moves","piece":"B1","from":[64000,24000],"bend":null,"to":[57072,28000],"turn":1,"thrust":3,"course":10,"velocity":8}
# B1 moves S1,+3 to 57.072,28 on course 10 at velocity 8
[FT-2.2] {"kind":"moves","piece":"B2","from":[59000,30000],"bend":null,"to":[55500,36062],"turn":2,"thrust":-3,"course":11,"velocity":7}
# B2 moves S2,-3 to 55.5,36.062 on course 11 at velocity 7
[FT-2.2] {"kind":"moves","piece":"B3","from":[66500,13670],"bend":null,"to":[66500,13670],"turn":1,"thrust":-5,"course":8,"velocity":0}
# B3 moves S1,-5 to 66.5,13.67 on course 8 at velocity 0
[FT-2.2] {"kind":"moves","piece":"B4","from":[59474,30500],"bend":null,"to":[51680,26000],"turn":0,"thrust":-2,"course":8,"velocity":9}
# B4 moves -2 to 51.68,26 on course 8 at velocity 9
[FT-2.2] {"kind":"moves","piece":"B5","from":[62072,16000],"bend":null,"to":[56572,6474],"turn":-3,"thrust":3,"course":7,"velocity":11}
# B5 moves P3,+3 to 56.572,6.474 on course 7 at velocity 11
  [FT-2.7] d6 = 3
[FT-2.7] {"kind":"leaves","piece":"A2","edge":"bottom","back":null}
# A2 leaves by the bottom edge and may not return
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 58789c44565556f7

turn 2
> 2  B2 > A4: A1
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A4"],"weapons":[["A1"]]}
# B2 fires at A4 with A1
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A1","target":"A4","range":33841,"arc":"port","dice":1}
# B2 fires battery A1 at A4: 33.841 in, port, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A4","faces":[1],"points":0,"each":[0],"expects":666}
# 1: no damage to A4
= 4b9f6f854bbc647f

turn 2
> 1  A4 > B4: B2
[FT-3.7] {"kind":"declares","piece":"A4","targets":["B4"],"weapons":[["B2"]]}
# A4 fires at B4 with B2
[FT-3.1] {"kind":"fires","piece":"A4","weapon":"B2","target":"B4","range":23893,"arc":"fore","dice":1}
# A4 fires battery B2 at B4: 23.893 in, fore, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B4","faces":[2],"points":0,"each":[0],"expects":666}
# 2: no damage to B4
= c8dff320b000de0f

turn 2
> 2  B4 > A4: B1, B2
[FT-3.7] {"kind":"declares","piece":"B4","targets":["A4"],"weapons":[["B1","B2"]]}
# B4 fires at A4 with B1, B2
[FT-3.1] {"kind":"fires","piece":"B4","weapon":"B1","target":"A4","range":23893,"arc":"fore","dice":1}
# B4 fires battery B1 at A4: 23.893 in, fore, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A4","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on A4
[FT-3.1] {"kind":"fires","piece":"B4","weapon":"B2","target":"A4","range":23893,"arc":"fore","dice":1}
# B4 fires battery B2 at A4: 23.893 in, fore, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A4","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on A4
[FT-1.4] {"kind":"damage","piece":"A4","damage":4,"of":8}
# A4: 4 of 8 boxes crossed off
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"A4","point":1,"system":"B1","face":4,"needs":4,"lost":true,"expects":500}
# A4 at point 1: battery B1 rolls 4 and lost
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"A4","point":1,"system":"B2","face":3,"needs":4,"lost":false,"expects":500}
# A4 at point 1: battery B2 rolls 3 and holds
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"A4","point":1,"system":"C1","face":4,"needs":4,"lost":true,"expects":500}
# A4 at point 1: battery C1 rolls 4 and lost
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"A4","point":1,"system":"drive","face":1,"needs":4,"lost":false,"expects":500}
# A4 at point 1: drive rolls 1 and holds
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"A4","point":1,"system":"F1","face":5,"needs":4,"lost":true,"expects":500}
# A4 at point 1: F1 rolls 5 and lost
= 387a13216c913e8c

turn 2
> 1  A1 > B5: A1
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B5"],"weapons":[["A1"]]}
# A1 fires at B5 with A1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"A1","target":"B5","range":30921,"arc":"fore","dice":1}
# A1 fires battery A1 at B5: 30.921 in, fore, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"B5","faces":[4],"points":1,"each":[1],"expects":666}
# 4: 1 point on B5
[FT-1.4] {"kind":"damage","piece":"B5","damage":1,"of":6}
# B5: 1 of 6 boxes crossed off
= be99508109cfa8cb

turn 2
> 2  B5 > A4: B1
[FT-3.7] {"kind":"declares","piece":"B5","targets":["A4"],"weapons":[["B1"]]}
# B5 fires at A4 with B1
[FT-3.1] {"kind":"fires","piece":"B5","weapon":"B1","target":"A4","range":22834,"arc":"starboard","dice":1}
# B5 fires battery B1 at A4: 22.834 in, starboard, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A4","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on A4
[FT-1.4] {"kind":"damage","piece":"A4","damage":6,"of":8}
# A4: 6 of 8 boxes crossed off
= 26a3fd2f4c0cb0b7

turn 2
> 2  B1 > A5: A1
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A5"],"weapons":[["A1"]]}
# B1 fires at A5 with A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A5","range":31462,"arc":"port","dice":1}
# B1 fires battery A1 at A5: 31.462 in, port, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A5","faces":[2],"points":0,"each":[0],"expects":666}
# 2: no damage to A5
= 12943d116a8f0608

turn 3
> 1  A1 -4; A3 P1,-4; A4 +6; A5 P3
> 2  B1 P2,-1; B2 P2; B3 P2; B4 -2; B5 S3,-1
[FT-2.6] {"kind":"revealed","turn":3}
# turn 3: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[25794,3500],"bend":null,"to":[25794,3500],"turn":0,"thrust":-4,"course":4,"velocity":0}
# A1 moves -4 to 25.794,3.5 on course 4 at velocity 0
[FT-2.2] {"kind":"moves","piece":"A3","from":[10500,14258],"bend":null,"to":[10500,15258],"turn":-1,"thrust":-4,"course":12,"velocity":1}
# A3 moves P1,-4 to 10.5,15.258 on course 12 at velocity 1
[FT-2.2] {"kind":"moves","piece":"A4","from":[34000,9928],"bend":null,"to":[38500,17722],"turn":0,"thrust":6,"course":1,"velocity":9}
# A4 moves +6 to 38.5,17.722 on course 1 at velocity 9
[FT-2.2] {"kind":"moves","piece":"A5","from":[32304,8598],"bend":null,"to":[29304,3402],"turn":-3,"thrust":0,"course":7,"velocity":6}
# A5 moves P3 to 29.304,3.402 on course 7 at velocity 6
[FT-2.2] {"kind":"moves","piece":"B1","from":[57072,28000],"bend":null,"to":[51010,24500],"turn":-2,"thrust":-1,"course":8,"velocity":7}
# B1 moves P2,-1 to 51.01,24.5 on course 8 at velocity 7
[FT-2.2] {"kind":"moves","piece":"B2","from":[55500,36062],"bend":null,"to":[48500,36062],"turn":-2,"thrust":0,"course":9,"velocity":7}
# B2 moves P2 to 48.5,36.062 on course 9 at velocity 7
[FT-2.2] {"kind":"moves","piece":"B3","from":[66500,13670],"bend":null,"to":[66500,13670],"turn":-2,"thrust":0,"course":6,"velocity":0}
# B3 moves P2 to 66.5,13.67 on course 6 at velocity 0
[FT-2.2] {"kind":"moves","piece":"B4","from":[51680,26000],"bend":null,"to":[45618,22500],"turn":0,"thrust":-2,"course":8,"velocity":7}
# B4 moves -2 to 45.618,22.5 on course 8 at velocity 7
[FT-2.2] {"kind":"moves","piece":"B5","from":[56572,6474],"bend":null,"to":[47912,11474],"turn":3,"thrust":-1,"course":10,"velocity":10}
# B5 moves S3,-1 to 47.912,11.474 on course 10 at velocity 10
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 904a96fae5a7272c

turn 3
> 2  B1 > A4: B3
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A4"],"weapons":[["B3"]]}
# B1 fires at A4 with B3
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B3","target":"A4","range":14228,"arc":"fore","dice":1}
# B1 fires battery B3 at A4: 14.228 in, fore, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A4","faces":[5],"points":1,"each":[1],"expects":666}
# 5: 1 point on A4
[FT-1.4] {"kind":"damage","piece":"A4","damage":7,"of":8}
# A4: 7 of 8 boxes crossed off
= abbeb012a05c1bc2

turn 3
> 1  A1 > B4: A1
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B4"],"weapons":[["A1"]]}
# A1 fires at B4 with A1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"A1","target":"B4","range":27458,"arc":"port","dice":1}
# A1 fires battery A1 at B4: 27.458 in, port, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"B4","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on B4
[FT-1.4] {"kind":"damage","piece":"B4","damage":2,"of":8}
# B4: 2 of 8 boxes crossed off
= 8229a9b95ca5519d

turn 3
> 2  B5 > A4: B1
[FT-3.7] {"kind":"declares","piece":"B5","targets":["A4"],"weapons":[["B1"]]}
# B5 fires at A4 with B1
[FT-3.1] {"kind":"fires","piece":"B5","weapon":"B1","target":"A4","range":11297,"arc":"fore","dice":2}
# B5 fires battery B1 at A4: 11.297 in, fore, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A4","faces":[1,2],"points":0,"each":[0,0],"expects":1333}
# 1, 2: no damage to A4
= 8ba1c9beace8ee26

turn 3
> 2  B2 > A4: A1, B2
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A4"],"weapons":[["A1","B2"]]}
# B2 fires at A4 with A1, B2
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A1","target":"A4","range":20889,"arc":"port","dice":2}
# B2 fires battery A1 at A4: 20.889 in, port, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A4","faces":[5,2],"points":1,"each":[1,0],"expects":1333}
# 5, 2: 1 point on A4
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B2","target":"A4","range":20889,"arc":"port","dice":1}
# B2 fires battery B2 at A4: 20.889 in, port, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A4","faces":[4],"points":1,"each":[1],"expects":666}
# 4: 1 point on A4
[FT-1.4] {"kind":"damage","piece":"A4","damage":8,"of":8}
# A4: 8 of 8 boxes crossed off
[FT-3.5] {"kind":"destroyed","piece":"A4"}
# A4 is destroyed
= 89f6ed6a398e69ff

turn 4
> 1  A1 S1; A3 P3,-1; A5 S2,-1
> 2  B1 P1,+3; B2 S1,+5; B3 P3; B4 -2; B5 S3,-3
[FT-2.6] {"kind":"revealed","turn":4}
# turn 4: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[25794,3500],"bend":null,"to":[25794,3500],"turn":1,"thrust":0,"course":5,"velocity":0}
# A1 moves S1 to 25.794,3.5 on course 5 at velocity 0
[FT-2.2] {"kind":"moves","piece":"A3","from":[10500,15258],"bend":null,"to":[10500,15258],"turn":-3,"thrust":-1,"course":9,"velocity":0}
# A3 moves P3,-1 to 10.5,15.258 on course 9 at velocity 0
[FT-2.2] {"kind":"moves","piece":"A5","from":[29304,3402],"bend":null,"to":[24304,3402],"turn":2,"thrust":-1,"course":9,"velocity":5}
# A5 moves S2,-1 to 24.304,3.402 on course 9 at velocity 5
[FT-2.2] {"kind":"moves","piece":"B1","from":[51010,24500],"bend":null,"to":[46010,15840],"turn":-1,"thrust":3,"course":7,"velocity":10}
# B1 moves P1,+3 to 46.01,15.84 on course 7 at velocity 10
[FT-2.2] {"kind":"moves","piece":"B2","from":[48500,36062],"bend":null,"to":[38108,42062],"turn":1,"thrust":5,"course":10,"velocity":12}
# B2 moves S1,+5 to 38.108,42.062 on course 10 at velocity 12
[FT-2.2] {"kind":"moves","piece":"B3","from":[66500,13670],"bend":null,"to":[66500,13670],"turn":-3,"thrust":0,"course":3,"velocity":0}
# B3 moves P3 to 66.5,13.67 on course 3 at velocity 0
[FT-2.2] {"kind":"moves","piece":"B4","from":[45618,22500],"bend":null,"to":[41288,20000],"turn":0,"thrust":-2,"course":8,"velocity":5}
# B4 moves -2 to 41.288,20 on course 8 at velocity 5
[FT-2.2] {"kind":"moves","piece":"B5","from":[47912,11474],"bend":null,"to":[51412,17536],"turn":3,"thrust":-3,"course":1,"velocity":7}
# B5 moves S3,-3 to 51.412,17.536 on course 1 at velocity 7
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 4ddc633d6ec6d5e4

turn 4
> 2  B1 > A1: A1, A2, B1
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A1"],"weapons":[["A1","A2","B1"]]}
# B1 fires at A1 with A1, A2, B1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A1","range":23684,"arc":"fore","dice":2}
# B1 fires battery A1 at A1: 23.684 in, fore, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A1","faces":[1,6],"points":2,"each":[0,2],"expects":1333}
# 1, 6: 2 points on A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A2","target":"A1","range":23684,"arc":"fore","dice":2}
# B1 fires battery A2 at A1: 23.684 in, fore, 2 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A1","faces":[4,4],"points":2,"each":[1,1],"expects":1333}
# 4, 4: 2 points on A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B1","target":"A1","range":23684,"arc":"fore","dice":1}
# B1 fires battery B1 at A1: 23.684 in, fore, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A1","faces":[1],"points":0,"each":[0],"expects":666}
# 1: no damage to A1
[FT-1.4] {"kind":"damage","piece":"A1","damage":4,"of":18}
# A1: 4 of 18 boxes crossed off
= cc07b63966da5a74

turn 4
> 1  A1 > B4: B1
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B4"],"weapons":[["B1"]]}
# A1 fires at B4 with B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B1","target":"B4","range":22634,"arc":"port","dice":1}
# A1 fires battery B1 at B4: 22.634 in, port, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"B4","faces":[4],"points":1,"each":[1],"expects":666}
# 4: 1 point on B4
[FT-1.4] {"kind":"damage","piece":"B4","damage":3,"of":8}
# B4: 3 of 8 boxes crossed off
= 19d39f92b78716d4

turn 4
> 2  B4 > A1: B2
[FT-3.7] {"kind":"declares","piece":"B4","targets":["A1"],"weapons":[["B2"]]}
# B4 fires at A1 with B2
[FT-3.1] {"kind":"fires","piece":"B4","weapon":"B2","target":"A1","range":22634,"arc":"fore","dice":1}
# B4 fires battery B2 at A1: 22.634 in, fore, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A1","faces":[2],"points":0,"each":[0],"expects":666}
# 2: no damage to A1
= 7ac20c11cee0a287

turn 5
> 1  A1 +3; A3 +4; A5 P2,-1
> 2  B1 -1; B2 -1; B3 S1,+1; B4 P1,-1; B5 P2,-3
[FT-2.6] {"kind":"revealed","turn":5}
# turn 5: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[25794,3500],"bend":null,"to":[27294,902],"turn":0,"thrust":3,"course":5,"velocity":3}
# A1 moves +3 to 27.294,0.902 on course 5 at velocity 3
[FT-2.2] {"kind":"moves","piece":"A3","from":[10500,15258],"bend":null,"to":[6500,15258],"turn":0,"thrust":4,"course":9,"velocity":4}
# A3 moves +4 to 6.5,15.258 on course 9 at velocity 4
[FT-2.2] {"kind":"moves","piece":"A5","from":[24304,3402],"bend":null,"to":[22304,-62],"turn":-2,"thrust":-1,"course":7,"velocity":4}
# A5 moves P2,-1 to 22.304,-0.062 on course 7 at velocity 4
[FT-2.2] {"kind":"moves","piece":"B1","from":[46010,15840],"bend":null,"to":[41510,8046],"turn":0,"thrust":-1,"course":7,"velocity":9}
# B1 moves -1 to 41.51,8.046 on course 7 at velocity 9
[FT-2.2] {"kind":"moves","piece":"B2","from":[38108,42062],"bend":null,"to":[28582,47562],"turn":0,"thrust":-1,"course":10,"velocity":11}
# B2 moves -1 to 28.582,47.562 on course 10 at velocity 11
[FT-2.2] {"kind":"moves","piece":"B3","from":[66500,13670],"bend":null,"to":[67366,13170],"turn":1,"thrust":1,"course":4,"velocity":1}
# B3 moves S1,+1 to 67.366,13.17 on course 4 at velocity 1
[FT-2.2] {"kind":"moves","piece":"B4","from":[41288,20000],"bend":null,"to":[39288,16536],"turn":-1,"thrust":-1,"course":7,"velocity":4}
# B4 moves P1,-1 to 39.288,16.536 on course 7 at velocity 4
[FT-2.2] {"kind":"moves","piece":"B5","from":[51412,17536],"bend":null,"to":[49412,21000],"turn":-2,"thrust":-3,"course":11,"velocity":4}
# B5 moves P2,-3 to 49.412,21 on course 11 at velocity 4
  [FT-2.7] d6 = 4
[FT-2.7] {"kind":"leaves","piece":"A5","edge":"bottom","back":10}
# A5 leaves by the bottom edge and may return from turn 10 on
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 0abbc9ebd324bd70

turn 5
> 2  B1 > A3: A2; B1 > A1: B2, B3, B4
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A3","A1"],"weapons":[["A2"],["B2","B3","B4"]]}
# B1 fires at A3 with A2, A1 with B2, B3, B4
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A2","target":"A3","range":35745,"arc":"starboard","dice":1}
# B1 fires battery A2 at A3: 35.745 in, starboard, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A3","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on A3
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B2","target":"A1","range":15910,"arc":"fore","dice":1}
# B1 fires battery B2 at A1: 15.91 in, fore, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A1","faces":[5],"points":1,"each":[1],"expects":666}
# 5: 1 point on A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B3","target":"A1","range":15910,"arc":"fore","dice":1}
# B1 fires battery B3 at A1: 15.91 in, fore, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A1","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B4","target":"A1","range":15910,"arc":"fore","dice":1}
# B1 fires battery B4 at A1: 15.91 in, fore, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A1","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to A1
[FT-1.4] {"kind":"damage","piece":"A1","damage":7,"of":18}
# A1: 7 of 18 boxes crossed off
[FT-1.4] {"kind":"damage","piece":"A3","damage":2,"of":8}
# A3: 2 of 8 boxes crossed off
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"A1","face":1,"needs":6,"lost":false,"expects":166}
# A1 at point 1: battery A1 rolls 1 and holds
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"A2","face":3,"needs":6,"lost":false,"expects":166}
# A1 at point 1: battery A2 rolls 3 and holds
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"B1","face":5,"needs":6,"lost":false,"expects":166}
# A1 at point 1: battery B1 rolls 5 and holds
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"B2","face":4,"needs":6,"lost":false,"expects":166}
# A1 at point 1: battery B2 rolls 4 and holds
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"B3","face":2,"needs":6,"lost":false,"expects":166}
# A1 at point 1: battery B3 rolls 2 and holds
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"B4","face":2,"needs":6,"lost":false,"expects":166}
# A1 at point 1: battery B4 rolls 2 and holds
  [FT-4.4] d6 = 6
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"drive","face":6,"needs":6,"lost":true,"expects":166}
# A1 at point 1: drive rolls 6 and lost
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"F1","face":3,"needs":6,"lost":false,"expects":166}
# A1 at point 1: F1 rolls 3 and holds
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"A1","point":1,"system":"F2","face":5,"needs":6,"lost":false,"expects":166}
# A1 at point 1: F2 rolls 5 and holds
= bbad83e4abdb1c4d

turn 5
> 1  A1 > B1: B2
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B1"],"weapons":[["B2"]]}
# A1 fires at B1 with B2
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B2","target":"B1","range":15910,"arc":"port","dice":1}
# A1 fires battery B2 at B1: 15.91 in, port, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"B1","faces":[4],"points":1,"each":[1],"expects":666}
# 4: 1 point on B1
[FT-1.4] {"kind":"damage","piece":"B1","damage":1,"of":18}
# B1: 1 of 18 boxes crossed off
= f16a2b79f17a5a48

turn 5
> 2  B4 > A1: B1
[FT-3.7] {"kind":"declares","piece":"B4","targets":["A1"],"weapons":[["B1"]]}
# B4 fires at A1 with B1
[FT-3.1] {"kind":"fires","piece":"B4","weapon":"B1","target":"A1","range":19704,"arc":"fore","dice":1}
# B4 fires battery B1 at A1: 19.704 in, fore, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A1","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to A1
= b1ccdeee1e41281e

turn 6
> 1  A1 P1,+1; A3 -4
> 2  B1 P2,-2; B2 S3,-3; B3 S2; B4 S2,+3; B5 -3
[FT-2.6] {"kind":"revealed","turn":6}
# turn 6: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[27294,902],"bend":null,"to":[30758,-1098],"turn":-1,"thrust":1,"course":4,"velocity":4}
# A1 moves P1,+1 to 30.758,-1.098 on course 4 at velocity 4
[FT-2.2] {"kind":"moves","piece":"A3","from":[6500,15258],"bend":null,"to":[6500,15258],"turn":0,"thrust":-4,"course":9,"velocity":0}
# A3 moves -4 to 6.5,15.258 on course 9 at velocity 0
[FT-2.2] {"kind":"moves","piece":"B1","from":[41510,8046],"bend":null,"to":[45010,1984],"turn":-2,"thrust":-2,"course":5,"velocity":7}
# B1 moves P2,-2 to 45.01,1.984 on course 5 at velocity 7
[FT-2.2] {"kind":"moves","piece":"B2","from":[28582,47562],"bend":null,"to":[32582,54490],"turn":3,"thrust":-3,"course":1,"velocity":8}
# B2 moves S3,-3 to 32.582,54.49 on course 1 at velocity 8
[FT-2.2] {"kind":"moves","piece":"B3","from":[67366,13170],"bend":null,"to":[67366,12170],"turn":2,"thrust":0,"course":6,"velocity":1}
# B3 moves S2 to 67.366,12.17 on course 6 at velocity 1
[FT-2.2] {"kind":"moves","piece":"B4","from":[39288,16536],"bend":null,"to":[32288,16536],"turn":2,"thrust":3,"course":9,"velocity":7}
# B4 moves S2,+3 to 32.288,16.536 on course 9 at velocity 7
[FT-2.2] {"kind":"moves","piece":"B5","from":[49412,21000],"bend":null,"to":[48912,21866],"turn":0,"thrust":-3,"course":11,"velocity":1}
# B5 moves -3 to 48.912,21.866 on course 11 at velocity 1
  [FT-2.7] d6 = 2
[FT-2.7] {"kind":"leaves","piece":"A1","edge":"bottom","back":null}
# A1 leaves by the bottom edge and may not return
  [FT-2.7] d6 = 6
[FT-2.7] {"kind":"leaves","piece":"B2","edge":"top","back":13}
# B2 leaves by the top edge and may return from turn 13 on
= 2bba1fc41460a144

turn 7
> 1  A3 P1,+2
> 2  B1 +1; B3 S2,+2; B4 P1,+5; B5 S3,+2
[FT-2.6] {"kind":"revealed","turn":7}
# turn 7: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A3","from":[6500,15258],"bend":null,"to":[4768,14258],"turn":-1,"thrust":2,"course":8,"velocity":2}
# A3 moves P1,+2 to 4.768,14.258 on course 8 at velocity 2
[FT-2.2] {"kind":"moves","piece":"B1","from":[45010,1984],"bend":null,"to":[49010,-4944],"turn":0,"thrust":1,"course":5,"velocity":8}
# B1 moves +1 to 49.01,-4.944 on course 5 at velocity 8
[FT-2.2] {"kind":"moves","piece":"B3","from":[67366,12170],"bend":null,"to":[64768,10670],"turn":2,"thrust":2,"course":8,"velocity":3}
# B3 moves S2,+2 to 64.768,10.67 on course 8 at velocity 3
[FT-2.2] {"kind":"moves","piece":"B4","from":[32288,16536],"bend":null,"to":[21896,10536],"turn":-1,"thrust":5,"course":8,"velocity":12}
# B4 moves P1,+5 to 21.896,10.536 on course 8 at velocity 12
[FT-2.2] {"kind":"moves","piece":"B5","from":[48912,21866],"bend":null,"to":[51510,23366],"turn":3,"thrust":2,"course":2,"velocity":3}
# B5 moves S3,+2 to 51.51,23.366 on course 2 at velocity 3
  [FT-2.7] d6 = 5
[FT-2.7] {"kind":"leaves","piece":"B1","edge":"bottom","back":13}
# B1 leaves by the bottom edge and may return from turn 13 on
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 695065e89e63b5e9

turn 7
> 2  B4 > A3: B1, B2
[FT-3.7] {"kind":"declares","piece":"B4","targets":["A3"],"weapons":[["B1","B2"]]}
# B4 fires at A3 with B1, B2
[FT-3.1] {"kind":"fires","piece":"B4","weapon":"B1","target":"A3","range":17527,"arc":"fore","dice":1}
# B4 fires battery B1 at A3: 17.527 in, fore, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A3","faces":[2],"points":0,"each":[0],"expects":666}
# 2: no damage to A3
[FT-3.1] {"kind":"fires","piece":"B4","weapon":"B2","target":"A3","range":17527,"arc":"fore","dice":1}
# B4 fires battery B2 at A3: 17.527 in, fore, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A3","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to A3
= 752163ac02810084

turn 8
> 1  A3 S1,-2
> 2  B3 P3,-3; B4 S2,+1; B5 S1
[FT-2.6] {"kind":"revealed","turn":8}
# turn 8: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A3","from":[4768,14258],"bend":null,"to":[4768,14258],"turn":1,"thrust":-2,"course":9,"velocity":0}
# A3 moves S1,-2 to 4.768,14.258 on course 9 at velocity 0
[FT-2.2] {"kind":"moves","piece":"B3","from":[64768,10670],"bend":null,"to":[64768,10670],"turn":-3,"thrust":-3,"course":5,"velocity":0}
# B3 moves P3,-3 to 64.768,10.67 on course 5 at velocity 0
[FT-2.2] {"kind":"moves","piece":"B4","from":[21896,10536],"bend":null,"to":[10638,17036],"turn":2,"thrust":1,"course":10,"velocity":13}
# B4 moves S2,+1 to 10.638,17.036 on course 10 at velocity 13
[FT-2.2] {"kind":"moves","piece":"B5","from":[51510,23366],"bend":null,"to":[54510,23366],"turn":1,"thrust":0,"course":3,"velocity":3}
# B5 moves S1 to 54.51,23.366 on course 3 at velocity 3
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 5744bf28e2f4ed22

turn 8
> 2  B4 > A3: B2, C1
[FT-3.7] {"kind":"declares","piece":"B4","targets":["A3"],"weapons":[["B2","C1"]]}
# B4 fires at A3 with B2, C1
[FT-3.1] {"kind":"fires","piece":"B4","weapon":"B2","target":"A3","range":6494,"arc":"port","dice":2}
# B4 fires battery B2 at A3: 6.494 in, port, 2 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A3","faces":[4,5],"points":2,"each":[1,1],"expects":1333}
# 4, 5: 2 points on A3
[FT-3.1] {"kind":"fires","piece":"B4","weapon":"C1","target":"A3","range":6494,"arc":"port","dice":1}
# B4 fires battery C1 at A3: 6.494 in, port, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A3","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on A3
[FT-1.4] {"kind":"damage","piece":"A3","damage":6,"of":8}
# A3: 6 of 8 boxes crossed off
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"A3","point":1,"system":"B1","face":4,"needs":4,"lost":true,"expects":500}
# A3 at point 1: battery B1 rolls 4 and lost
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"A3","point":1,"system":"B2","face":3,"needs":4,"lost":false,"expects":500}
# A3 at point 1: battery B2 rolls 3 and holds
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"A3","point":1,"system":"C1","face":5,"needs":4,"lost":true,"expects":500}
# A3 at point 1: battery C1 rolls 5 and lost
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"A3","point":1,"system":"drive","face":3,"needs":4,"lost":false,"expects":500}
# A3 at point 1: drive rolls 3 and holds
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"A3","point":1,"system":"F1","face":2,"needs":4,"lost":false,"expects":500}
# A3 at point 1: F1 rolls 2 and holds
[FT-5.1] {"kind":"over","winner":2,"points":[5,21]}
# side 2 wins; points 5 to 21
= 56f1e88df8720508
