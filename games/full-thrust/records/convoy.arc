firing-arc record 2
game full-thrust 1
wording en 1
scenario convoy
option turn-limit 8
seat 1 Hasty
seat 2 Rash
dice seed 10
| title = "Convoy"
| brief = "Four merchants and their escort must cross from the left edge to the right; what gets out counts for its whole damage. The raiders wait across their path."
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
| name = "Raiders"
| edge = "top"
| ship = [
|   { class = "HC", name = "Corsair", at = [50, 44], course = 6, velocity = 5 },
|   { class = "LC", name = "Reaver", at = [58, 44], course = 6, velocity = 5 },
|   { class = "DD", name = "Jackal", at = [44, 46], course = 6, velocity = 5 },
|   { class = "DD", name = "Wolf", at = [64, 46], course = 6, velocity = 5 },
| ]
= 995d9479911e1a03

turn 1
> 1  A1 S1; A2 -3; A3 +4; A4 S1,+1; A5 S3; A6 S1,-2; A7 P1
> 2  B1 P1,-3; B2 S2,+1; B3 P1,+4; B4 S1,+4
[FT-2.6] {"kind":"revealed","turn":1}
# turn 1: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[10000,24000],"bend":null,"to":[14330,21500],"turn":1,"thrust":0,"course":4,"velocity":5}
# A1 moves S1 to 14.33,21.5 on course 4 at velocity 5
[FT-2.2] {"kind":"moves","piece":"A2","from":[8000,18000],"bend":null,"to":[10000,18000],"turn":0,"thrust":-3,"course":3,"velocity":2}
# A2 moves -3 to 10,18 on course 3 at velocity 2
[FT-2.2] {"kind":"moves","piece":"A3","from":[8000,30000],"bend":null,"to":[17000,30000],"turn":0,"thrust":4,"course":3,"velocity":9}
# A3 moves +4 to 17,30 on course 3 at velocity 9
[FT-2.2] {"kind":"moves","piece":"A4","from":[4000,24000],"bend":null,"to":[9196,21000],"turn":1,"thrust":1,"course":4,"velocity":6}
# A4 moves S1,+1 to 9.196,21 on course 4 at velocity 6
[FT-2.2] {"kind":"moves","piece":"A5","from":[16000,24000],"bend":null,"to":[16000,19000],"turn":3,"thrust":0,"course":6,"velocity":5}
# A5 moves S3 to 16,19 on course 6 at velocity 5
[FT-2.2] {"kind":"moves","piece":"A6","from":[14000,14000],"bend":null,"to":[16598,12500],"turn":1,"thrust":-2,"course":4,"velocity":3}
# A6 moves S1,-2 to 16.598,12.5 on course 4 at velocity 3
[FT-2.2] {"kind":"moves","piece":"A7","from":[14000,34000],"bend":null,"to":[18330,36500],"turn":-1,"thrust":0,"course":2,"velocity":5}
# A7 moves P1 to 18.33,36.5 on course 2 at velocity 5
[FT-2.2] {"kind":"moves","piece":"B1","from":[50000,44000],"bend":null,"to":[51000,42268],"turn":-1,"thrust":-3,"course":5,"velocity":2}
# B1 moves P1,-3 to 51,42.268 on course 5 at velocity 2
[FT-2.2] {"kind":"moves","piece":"B2","from":[58000,44000],"bend":null,"to":[52804,41000],"turn":2,"thrust":1,"course":8,"velocity":6}
# B2 moves S2,+1 to 52.804,41 on course 8 at velocity 6
[FT-2.2] {"kind":"moves","piece":"B3","from":[44000,46000],"bend":null,"to":[48500,38206],"turn":-1,"thrust":4,"course":5,"velocity":9}
# B3 moves P1,+4 to 48.5,38.206 on course 5 at velocity 9
[FT-2.2] {"kind":"moves","piece":"B4","from":[64000,46000],"bend":null,"to":[59500,38206],"turn":1,"thrust":4,"course":7,"velocity":9}
# B4 moves S1,+4 to 59.5,38.206 on course 7 at velocity 9
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 5fc21a540ce77d19

turn 1
> 2  B1 > A7: A2
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A7"],"weapons":[["A2"]]}
# B1 fires at A7 with A2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A2","target":"A7","range":33175,"arc":"starboard","dice":1}
# B1 fires battery A2 at A7: 33.175 in, starboard, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A7","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to A7
= 04160931115937a3

turn 2
> 1  A1 S1; A2 S1; A3 P1,-3; A4 P1,+1; A5 S2; A6 S2,-1; A7 P1,+1
> 2  B1 S1,+2; B2 P2,-1; B3 -5; B4 P2,+4
[FT-2.6] {"kind":"revealed","turn":2}
# turn 2: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[14330,21500],"bend":null,"to":[16830,17170],"turn":1,"thrust":0,"course":5,"velocity":5}
# A1 moves S1 to 16.83,17.17 on course 5 at velocity 5
[FT-2.2] {"kind":"moves","piece":"A2","from":[10000,18000],"bend":null,"to":[11732,17000],"turn":1,"thrust":0,"course":4,"velocity":2}
# A2 moves S1 to 11.732,17 on course 4 at velocity 2
[FT-2.2] {"kind":"moves","piece":"A3","from":[17000,30000],"bend":null,"to":[22196,33000],"turn":-1,"thrust":-3,"course":2,"velocity":6}
# A3 moves P1,-3 to 22.196,33 on course 2 at velocity 6
[FT-2.2] {"kind":"moves","piece":"A4","from":[9196,21000],"bend":null,"to":[16196,21000],"turn":-1,"thrust":1,"course":3,"velocity":7}
# A4 moves P1,+1 to 16.196,21 on course 3 at velocity 7
[FT-2.2] {"kind":"moves","piece":"A5","from":[16000,19000],"bend":null,"to":[11670,16500],"turn":2,"thrust":0,"course":8,"velocity":5}
# A5 moves S2 to 11.67,16.5 on course 8 at velocity 5
[FT-2.2] {"kind":"moves","piece":"A6","from":[16598,12500],"bend":null,"to":[16598,10500],"turn":2,"thrust":-1,"course":6,"velocity":2}
# A6 moves S2,-1 to 16.598,10.5 on course 6 at velocity 2
[FT-2.2] {"kind":"moves","piece":"A7","from":[18330,36500],"bend":null,"to":[21330,41696],"turn":-1,"thrust":1,"course":1,"velocity":6}
# A7 moves P1,+1 to 21.33,41.696 on course 1 at velocity 6
[FT-2.2] {"kind":"moves","piece":"B1","from":[51000,42268],"bend":null,"to":[51000,38268],"turn":1,"thrust":2,"course":6,"velocity":4}
# B1 moves S1,+2 to 51,38.268 on course 6 at velocity 4
[FT-2.2] {"kind":"moves","piece":"B2","from":[52804,41000],"bend":null,"to":[52804,36000],"turn":-2,"thrust":-1,"course":6,"velocity":5}
# B2 moves P2,-1 to 52.804,36 on course 6 at velocity 5
[FT-2.2] {"kind":"moves","piece":"B3","from":[48500,38206],"bend":null,"to":[50500,34742],"turn":0,"thrust":-5,"course":5,"velocity":4}
# B3 moves -5 to 50.5,34.742 on course 5 at velocity 4
[FT-2.2] {"kind":"moves","piece":"B4","from":[59500,38206],"bend":null,"to":[66000,26948],"turn":-2,"thrust":4,"course":5,"velocity":13}
# B4 moves P2,+4 to 66,26.948 on course 5 at velocity 13
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= e05742cc21610fa6

turn 2
> 2  idle
= 2f57c58c2be8ae52

turn 3
> 1  A2 -1; A3 S2,+2; A4 P2,-2; A5 S1,-4; A6 S3,-1; A7 P1,+1
> 2  B1 P1,-1; B2 S1,-3; B3 S1; B4 S1,+2
[FT-2.6] {"kind":"revealed","turn":3}
# turn 3: orders are revealed, both fleets move
[FT-2.4] {"kind":"moves","piece":"A1","from":[16830,17170],"bend":null,"to":[19330,12840],"turn":0,"thrust":0,"course":5,"velocity":5}
# A1 goes straight on to 19.33,12.84 on course 5 at velocity 5
[FT-2.2] {"kind":"moves","piece":"A2","from":[11732,17000],"bend":null,"to":[12598,16500],"turn":0,"thrust":-1,"course":4,"velocity":1}
# A2 moves -1 to 12.598,16.5 on course 4 at velocity 1
[FT-2.2] {"kind":"moves","piece":"A3","from":[22196,33000],"bend":null,"to":[29124,29000],"turn":2,"thrust":2,"course":4,"velocity":8}
# A3 moves S2,+2 to 29.124,29 on course 4 at velocity 8
[FT-2.2] {"kind":"moves","piece":"A4","from":[16196,21000],"bend":null,"to":[18696,25330],"turn":-2,"thrust":-2,"course":1,"velocity":5}
# A4 moves P2,-2 to 18.696,25.33 on course 1 at velocity 5
[FT-2.2] {"kind":"moves","piece":"A5","from":[11670,16500],"bend":null,"to":[10670,16500],"turn":1,"thrust":-4,"course":9,"velocity":1}
# A5 moves S1,-4 to 10.67,16.5 on course 9 at velocity 1
[FT-2.2] {"kind":"moves","piece":"A6","from":[16598,10500],"bend":null,"to":[15598,10500],"turn":3,"thrust":-1,"course":9,"velocity":1}
# A6 moves S3,-1 to 15.598,10.5 on course 9 at velocity 1
[FT-2.2] {"kind":"moves","piece":"A7","from":[21330,41696],"bend":null,"to":[21330,48696],"turn":-1,"thrust":1,"course":12,"velocity":7}
# A7 moves P1,+1 to 21.33,48.696 on course 12 at velocity 7
[FT-2.2] {"kind":"moves","piece":"B1","from":[51000,38268],"bend":null,"to":[52500,35670],"turn":-1,"thrust":-1,"course":5,"velocity":3}
# B1 moves P1,-1 to 52.5,35.67 on course 5 at velocity 3
[FT-2.2] {"kind":"moves","piece":"B2","from":[52804,36000],"bend":null,"to":[51804,34268],"turn":1,"thrust":-3,"course":7,"velocity":2}
# B2 moves S1,-3 to 51.804,34.268 on course 7 at velocity 2
[FT-2.2] {"kind":"moves","piece":"B3","from":[50500,34742],"bend":null,"to":[50500,30742],"turn":1,"thrust":0,"course":6,"velocity":4}
# B3 moves S1 to 50.5,30.742 on course 6 at velocity 4
[FT-2.2] {"kind":"moves","piece":"B4","from":[66000,26948],"bend":null,"to":[66000,11948],"turn":1,"thrust":2,"course":6,"velocity":15}
# B4 moves S1,+2 to 66,11.948 on course 6 at velocity 15
  [FT-2.7] d6 = 2
[FT-2.7] {"kind":"leaves","piece":"A7","edge":"top","back":null}
# A7 leaves by the top edge and may not return
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 2f0f8e7691e95c76

turn 3
> 2  B2 > A3: A1, B2; B3 > A3: B1
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A3"],"weapons":[["A1","B2"]]}
# B2 fires at A3 with A1, B2
[FT-3.7] {"kind":"declares","piece":"B3","targets":["A3"],"weapons":[["B1"]]}
# B3 fires at A3 with B1
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A1","target":"A3","range":23283,"arc":"starboard","dice":2}
# B2 fires battery A1 at A3: 23.283 in, starboard, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A3","faces":[3,3],"points":0,"each":[0,0],"expects":1333}
# 3, 3: no damage to A3
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B2","target":"A3","range":23283,"arc":"starboard","dice":1}
# B2 fires battery B2 at A3: 23.283 in, starboard, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A3","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to A3
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"B1","target":"A3","range":21446,"arc":"starboard","dice":1}
# B3 fires battery B1 at A3: 21.446 in, starboard, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A3","faces":[1],"points":0,"each":[0],"expects":666}
# 1: no damage to A3
= 9c3c1e46412afe2a

turn 4
> 1  A1 -1; A2 P2,+1; A3 S1,+2; A4 P1,+2; A5 P2,+2; A6 S2,-1
> 2  B1 P1,+1; B2 S1,+1; B3 +4; B4 S1,-1
[FT-2.6] {"kind":"revealed","turn":4}
# turn 4: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[19330,12840],"bend":null,"to":[21330,9376],"turn":0,"thrust":-1,"course":5,"velocity":4}
# A1 moves -1 to 21.33,9.376 on course 5 at velocity 4
[FT-2.2] {"kind":"moves","piece":"A2","from":[12598,16500],"bend":null,"to":[14330,17500],"turn":-2,"thrust":1,"course":2,"velocity":2}
# A2 moves P2,+1 to 14.33,17.5 on course 2 at velocity 2
[FT-2.2] {"kind":"moves","piece":"A3","from":[29124,29000],"bend":null,"to":[34124,20340],"turn":1,"thrust":2,"course":5,"velocity":10}
# A3 moves S1,+2 to 34.124,20.34 on course 5 at velocity 10
[FT-2.2] {"kind":"moves","piece":"A4","from":[18696,25330],"bend":null,"to":[18696,32330],"turn":-1,"thrust":2,"course":12,"velocity":7}
# A4 moves P1,+2 to 18.696,32.33 on course 12 at velocity 7
[FT-2.2] {"kind":"moves","piece":"A5","from":[10670,16500],"bend":null,"to":[9170,13902],"turn":-2,"thrust":2,"course":7,"velocity":3}
# A5 moves P2,+2 to 9.17,13.902 on course 7 at velocity 3
[FT-2.2] {"kind":"moves","piece":"A6","from":[15598,10500],"bend":null,"to":[15598,10500],"turn":2,"thrust":-1,"course":11,"velocity":0}
# A6 moves S2,-1 to 15.598,10.5 on course 11 at velocity 0
[FT-2.2] {"kind":"moves","piece":"B1","from":[52500,35670],"bend":null,"to":[55964,33670],"turn":-1,"thrust":1,"course":4,"velocity":4}
# B1 moves P1,+1 to 55.964,33.67 on course 4 at velocity 4
[FT-2.2] {"kind":"moves","piece":"B2","from":[51804,34268],"bend":null,"to":[49206,32768],"turn":1,"thrust":1,"course":8,"velocity":3}
# B2 moves S1,+1 to 49.206,32.768 on course 8 at velocity 3
[FT-2.2] {"kind":"moves","piece":"B3","from":[50500,30742],"bend":null,"to":[50500,22742],"turn":0,"thrust":4,"course":6,"velocity":8}
# B3 moves +4 to 50.5,22.742 on course 6 at velocity 8
[FT-2.2] {"kind":"moves","piece":"B4","from":[66000,11948],"bend":null,"to":[59000,-176],"turn":1,"thrust":-1,"course":7,"velocity":14}
# B4 moves S1,-1 to 59,-0.176 on course 7 at velocity 14
  [FT-2.7] d6 = 1
[FT-2.7] {"kind":"leaves","piece":"B4","edge":"bottom","back":null}
# B4 leaves by the bottom edge and may not return
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 8a72caed2d7dd9d2

turn 4
> 2  B1 > A3: A2; B2 > A3: B2; B3 > A3: B2
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A3"],"weapons":[["A2"]]}
# B1 fires at A3 with A2
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A3"],"weapons":[["B2"]]}
# B2 fires at A3 with B2
[FT-3.7] {"kind":"declares","piece":"B3","targets":["A3"],"weapons":[["B2"]]}
# B3 fires at A3 with B2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A2","target":"A3","range":25586,"arc":"starboard","dice":1}
# B1 fires battery A2 at A3: 25.586 in, starboard, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A3","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to A3
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B2","target":"A3","range":19542,"arc":"fore","dice":1}
# B2 fires battery B2 at A3: 19.542 in, fore, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A3","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on A3
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"B2","target":"A3","range":16551,"arc":"starboard","dice":1}
# B3 fires battery B2 at A3: 16.551 in, starboard, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A3","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to A3
[FT-1.4] {"kind":"damage","piece":"A3","damage":2,"of":10}
# A3: 2 of 10 boxes crossed off
= ba08499414d99e98

turn 5
> 1  A1 P1,+1; A2 P1,+1; A3 -2; A4 P1,-1; A5 S2,-2; A6 +5
> 2  B1 S1,+2; B2 P1,+4; B3 P3,-2
[FT-2.6] {"kind":"revealed","turn":5}
# turn 5: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[21330,9376],"bend":null,"to":[25660,6876],"turn":-1,"thrust":1,"course":4,"velocity":5}
# A1 moves P1,+1 to 25.66,6.876 on course 4 at velocity 5
[FT-2.2] {"kind":"moves","piece":"A2","from":[14330,17500],"bend":null,"to":[15830,20098],"turn":-1,"thrust":1,"course":1,"velocity":3}
# A2 moves P1,+1 to 15.83,20.098 on course 1 at velocity 3
[FT-2.2] {"kind":"moves","piece":"A3","from":[34124,20340],"bend":null,"to":[38124,13412],"turn":0,"thrust":-2,"course":5,"velocity":8}
# A3 moves -2 to 38.124,13.412 on course 5 at velocity 8
[FT-2.2] {"kind":"moves","piece":"A4","from":[18696,32330],"bend":null,"to":[15696,37526],"turn":-1,"thrust":-1,"course":11,"velocity":6}
# A4 moves P1,-1 to 15.696,37.526 on course 11 at velocity 6
[FT-2.2] {"kind":"moves","piece":"A5","from":[9170,13902],"bend":null,"to":[8170,13902],"turn":2,"thrust":-2,"course":9,"velocity":1}
# A5 moves S2,-2 to 8.17,13.902 on course 9 at velocity 1
[FT-2.2] {"kind":"moves","piece":"A6","from":[15598,10500],"bend":null,"to":[13098,14830],"turn":0,"thrust":5,"course":11,"velocity":5}
# A6 moves +5 to 13.098,14.83 on course 11 at velocity 5
[FT-2.2] {"kind":"moves","piece":"B1","from":[55964,33670],"bend":null,"to":[58964,28474],"turn":1,"thrust":2,"course":5,"velocity":6}
# B1 moves S1,+2 to 58.964,28.474 on course 5 at velocity 6
[FT-2.2] {"kind":"moves","piece":"B2","from":[49206,32768],"bend":null,"to":[45706,26706],"turn":-1,"thrust":4,"course":7,"velocity":7}
# B2 moves P1,+4 to 45.706,26.706 on course 7 at velocity 7
[FT-2.2] {"kind":"moves","piece":"B3","from":[50500,22742],"bend":null,"to":[56500,22742],"turn":-3,"thrust":-2,"course":3,"velocity":6}
# B3 moves P3,-2 to 56.5,22.742 on course 3 at velocity 6
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 015fb67e1c5b6bc0

turn 5
> 2  B1 > A3: A2; B2 > A3: B2
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A3"],"weapons":[["A2"]]}
# B1 fires at A3 with A2
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A3"],"weapons":[["B2"]]}
# B2 fires at A3 with B2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A2","target":"A3","range":25713,"arc":"starboard","dice":1}
# B1 fires battery A2 at A3: 25.713 in, starboard, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A3","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on A3
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B2","target":"A3","range":15304,"arc":"fore","dice":1}
# B2 fires battery B2 at A3: 15.304 in, fore, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A3","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on A3
[FT-1.4] {"kind":"damage","piece":"A3","damage":6,"of":10}
# A3: 6 of 10 boxes crossed off
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"A3","point":1,"system":"C1","face":5,"needs":4,"lost":true,"expects":500}
# A3 at point 1: battery C1 rolls 5 and lost
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"A3","point":1,"system":"drive","face":3,"needs":4,"lost":false,"expects":500}
# A3 at point 1: drive rolls 3 and holds
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"A3","point":1,"system":"F1","face":5,"needs":4,"lost":true,"expects":500}
# A3 at point 1: F1 rolls 5 and lost
= 746c1b7c60e741ad

turn 6
> 1  A2 P1,-3; A3 P2,+2; A4 P1,-2; A5 P1,+1; A6 P1,-3
> 2  B1 P1,-3; B2 S3,-2; B3 S1,-5
[FT-2.6] {"kind":"revealed","turn":6}
# turn 6: orders are revealed, both fleets move
[FT-2.4] {"kind":"moves","piece":"A1","from":[25660,6876],"bend":null,"to":[29990,4376],"turn":0,"thrust":0,"course":4,"velocity":5}
# A1 goes straight on to 29.99,4.376 on course 4 at velocity 5
[FT-2.2] {"kind":"moves","piece":"A2","from":[15830,20098],"bend":null,"to":[15830,20098],"turn":-1,"thrust":-3,"course":12,"velocity":0}
# A2 moves P1,-3 to 15.83,20.098 on course 12 at velocity 0
[FT-2.2] {"kind":"moves","piece":"A3","from":[38124,13412],"bend":null,"to":[48124,13412],"turn":-2,"thrust":2,"course":3,"velocity":10}
# A3 moves P2,+2 to 48.124,13.412 on course 3 at velocity 10
[FT-2.2] {"kind":"moves","piece":"A4","from":[15696,37526],"bend":null,"to":[12232,39526],"turn":-1,"thrust":-2,"course":10,"velocity":4}
# A4 moves P1,-2 to 12.232,39.526 on course 10 at velocity 4
[FT-2.2] {"kind":"moves","piece":"A5","from":[8170,13902],"bend":null,"to":[6438,12902],"turn":-1,"thrust":1,"course":8,"velocity":2}
# A5 moves P1,+1 to 6.438,12.902 on course 8 at velocity 2
[FT-2.2] {"kind":"moves","piece":"A6","from":[13098,14830],"bend":null,"to":[11366,15830],"turn":-1,"thrust":-3,"course":10,"velocity":2}
# A6 moves P1,-3 to 11.366,15.83 on course 10 at velocity 2
[FT-2.2] {"kind":"moves","piece":"B1","from":[58964,28474],"bend":null,"to":[61562,26974],"turn":-1,"thrust":-3,"course":4,"velocity":3}
# B1 moves P1,-3 to 61.562,26.974 on course 4 at velocity 3
[FT-2.2] {"kind":"moves","piece":"B2","from":[45706,26706],"bend":null,"to":[41376,29206],"turn":3,"thrust":-2,"course":10,"velocity":5}
# B2 moves S3,-2 to 41.376,29.206 on course 10 at velocity 5
[FT-2.2] {"kind":"moves","piece":"B3","from":[56500,22742],"bend":null,"to":[57366,22242],"turn":1,"thrust":-5,"course":4,"velocity":1}
# B3 moves S1,-5 to 57.366,22.242 on course 4 at velocity 1
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= c4175b82d4acab88

turn 6
> 2  B1 > A3: A2, B3, B4; B2 > A6: A1; B2 > A3: B2; B3 > A3: B1, B2
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A3"],"weapons":[["A2","B3","B4"]]}
# B1 fires at A3 with A2, B3, B4
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A6","A3"],"weapons":[["A1"],["B2"]]}
# B2 fires at A6 with A1, A3 with B2
[FT-3.7] {"kind":"declares","piece":"B3","targets":["A3"],"weapons":[["B1","B2"]]}
# B3 fires at A3 with B1, B2
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A2","target":"A3","range":19092,"arc":"starboard","dice":2}
# B1 fires battery A2 at A3: 19.092 in, starboard, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A3","faces":[1,6],"points":2,"each":[0,2],"expects":1333}
# 1, 6: 2 points on A3
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B3","target":"A3","range":19092,"arc":"starboard","dice":1}
# B1 fires battery B3 at A3: 19.092 in, starboard, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A3","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on A3
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B4","target":"A3","range":19092,"arc":"starboard","dice":1}
# B1 fires battery B4 at A3: 19.092 in, starboard, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A3","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on A3
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A1","target":"A6","range":32856,"arc":"port","dice":1}
# B2 fires battery A1 at A6: 32.856 in, port, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A6","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to A6
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B2","target":"A3","range":17175,"arc":"aft","dice":1}
# B2 fires battery B2 at A3: 17.175 in, aft, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A3","faces":[5],"points":1,"each":[1],"expects":666}
# 5: 1 point on A3
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"B1","target":"A3","range":12782,"arc":"starboard","dice":1}
# B3 fires battery B1 at A3: 12.782 in, starboard, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A3","faces":[1],"points":0,"each":[0],"expects":666}
# 1: no damage to A3
[FT-3.1] {"kind":"fires","piece":"B3","weapon":"B2","target":"A3","range":12782,"arc":"starboard","dice":1}
# B3 fires battery B2 at A3: 12.782 in, starboard, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A3","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to A3
[FT-1.4] {"kind":"damage","piece":"A3","damage":10,"of":10}
# A3: 10 of 10 boxes crossed off
[FT-3.5] {"kind":"destroyed","piece":"A3"}
# A3 is destroyed
= b2cc80ce94ac3624

turn 7
> 1  A1 -2; A2 S1,+3; A4 +1; A5 P3; A6 S1,+5
> 2  B1 S2,+2; B2 S2,-1; B3 S1
[FT-2.6] {"kind":"revealed","turn":7}
# turn 7: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[29990,4376],"bend":null,"to":[32588,2876],"turn":0,"thrust":-2,"course":4,"velocity":3}
# A1 moves -2 to 32.588,2.876 on course 4 at velocity 3
[FT-2.2] {"kind":"moves","piece":"A2","from":[15830,20098],"bend":null,"to":[17330,22696],"turn":1,"thrust":3,"course":1,"velocity":3}
# A2 moves S1,+3 to 17.33,22.696 on course 1 at velocity 3
[FT-2.2] {"kind":"moves","piece":"A4","from":[12232,39526],"bend":null,"to":[7902,42026],"turn":0,"thrust":1,"course":10,"velocity":5}
# A4 moves +1 to 7.902,42.026 on course 10 at velocity 5
[FT-2.2] {"kind":"moves","piece":"A5","from":[6438,12902],"bend":null,"to":[7438,11170],"turn":-3,"thrust":0,"course":5,"velocity":2}
# A5 moves P3 to 7.438,11.17 on course 5 at velocity 2
[FT-2.2] {"kind":"moves","piece":"A6","from":[11366,15830],"bend":null,"to":[7866,21892],"turn":1,"thrust":5,"course":11,"velocity":7}
# A6 moves S1,+5 to 7.866,21.892 on course 11 at velocity 7
[FT-2.2] {"kind":"moves","piece":"B1","from":[61562,26974],"bend":null,"to":[61562,21974],"turn":2,"thrust":2,"course":6,"velocity":5}
# B1 moves S2,+2 to 61.562,21.974 on course 6 at velocity 5
[FT-2.2] {"kind":"moves","piece":"B2","from":[41376,29206],"bend":null,"to":[41376,33206],"turn":2,"thrust":-1,"course":12,"velocity":4}
# B2 moves S2,-1 to 41.376,33.206 on course 12 at velocity 4
[FT-2.2] {"kind":"moves","piece":"B3","from":[57366,22242],"bend":null,"to":[57866,21376],"turn":1,"thrust":0,"course":5,"velocity":1}
# B3 moves S1 to 57.866,21.376 on course 5 at velocity 1
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 18efbbe72663b9a5

turn 7
> 2  B1 > A1: A2; B2 > A2: A1
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A1"],"weapons":[["A2"]]}
# B1 fires at A1 with A2
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A2"],"weapons":[["A1"]]}
# B2 fires at A2 with A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A2","target":"A1","range":34701,"arc":"starboard","dice":1}
# B1 fires battery A2 at A1: 34.701 in, starboard, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A1","faces":[1],"points":0,"each":[0],"expects":666}
# 1: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A1","target":"A2","range":26242,"arc":"port","dice":1}
# B2 fires battery A1 at A2: 26.242 in, port, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A2","faces":[2],"points":0,"each":[0],"expects":666}
# 2: no damage to A2
= 9c809ab1f25d71b2

turn 8
> 1  A1 +1; A2 S2,+2; A4 S2,+1; A5 P2,+1; A6 -5
> 2  B1 S1,-1; B2 P1; B3 +3
[FT-2.6] {"kind":"revealed","turn":8}
# turn 8: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[32588,2876],"bend":null,"to":[36052,876],"turn":0,"thrust":1,"course":4,"velocity":4}
# A1 moves +1 to 36.052,0.876 on course 4 at velocity 4
[FT-2.2] {"kind":"moves","piece":"A2","from":[17330,22696],"bend":null,"to":[22330,22696],"turn":2,"thrust":2,"course":3,"velocity":5}
# A2 moves S2,+2 to 22.33,22.696 on course 3 at velocity 5
[FT-2.2] {"kind":"moves","piece":"A4","from":[7902,42026],"bend":null,"to":[7902,48026],"turn":2,"thrust":1,"course":12,"velocity":6}
# A4 moves S2,+1 to 7.902,48.026 on course 12 at velocity 6
[FT-2.2] {"kind":"moves","piece":"A5","from":[7438,11170],"bend":null,"to":[10438,11170],"turn":-2,"thrust":1,"course":3,"velocity":3}
# A5 moves P2,+1 to 10.438,11.17 on course 3 at velocity 3
[FT-2.2] {"kind":"moves","piece":"A6","from":[7866,21892],"bend":null,"to":[6866,23624],"turn":0,"thrust":-5,"course":11,"velocity":2}
# A6 moves -5 to 6.866,23.624 on course 11 at velocity 2
[FT-2.2] {"kind":"moves","piece":"B1","from":[61562,21974],"bend":null,"to":[59562,18510],"turn":1,"thrust":-1,"course":7,"velocity":4}
# B1 moves S1,-1 to 59.562,18.51 on course 7 at velocity 4
[FT-2.2] {"kind":"moves","piece":"B2","from":[41376,33206],"bend":null,"to":[39376,36670],"turn":-1,"thrust":0,"course":11,"velocity":4}
# B2 moves P1 to 39.376,36.67 on course 11 at velocity 4
[FT-2.2] {"kind":"moves","piece":"B3","from":[57866,21376],"bend":null,"to":[59866,17912],"turn":0,"thrust":3,"course":5,"velocity":4}
# B3 moves +3 to 59.866,17.912 on course 5 at velocity 4
  [FT-2.7] d6 = 2
[FT-2.7] {"kind":"leaves","piece":"A4","edge":"top","back":null}
# A4 leaves by the top edge and may not return
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= d8b8e43c8d8fdcd8

turn 8
> 2  B1 > A1: A2; B2 > A2: A1
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A1"],"weapons":[["A2"]]}
# B1 fires at A1 with A2
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A2"],"weapons":[["A1"]]}
# B2 fires at A2 with A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A2","target":"A1","range":29388,"arc":"fore","dice":1}
# B1 fires battery A2 at A1: 29.388 in, fore, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A1","faces":[4],"points":1,"each":[1],"expects":666}
# 4: 1 point on A1
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A1","target":"A2","range":22041,"arc":"port","dice":2}
# B2 fires battery A1 at A2: 22.041 in, port, 2 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A2","faces":[2,6],"points":2,"each":[0,2],"expects":1333}
# 2, 6: 2 points on A2
[FT-1.4] {"kind":"damage","piece":"A1","damage":1,"of":26}
# A1: 1 of 26 boxes crossed off
[FT-1.4] {"kind":"damage","piece":"A2","damage":2,"of":10}
# A2: 2 of 10 boxes crossed off
[FT-5.1] {"kind":"over","winner":2,"points":[0,13]}
# side 2 wins; points 0 to 13
= dbd51a8081cecc79
