firing-arc record 2
game ftl 2
wording en 1
scenario fleet
seat 1 Hasty
seat 2 Rash
dice seed 386
| title = "Fleet"
| brief = "Three ships a side in line abreast, five missiles each. Our own option beyond the duel: a side is out when its last ship is."
|
| [table]
| width = 60
| height = 48
|
| [options]
| missiles = 5
|
| [[side]]
| name = "Teal"
| ship = [
|   { at = [12, 14], heading = 90 },
|   { at = [10, 24], heading = 90 },
|   { at = [12, 34], heading = 90 },
| ]
|
| [[side]]
| name = "Amber"
| ship = [
|   { at = [48, 14], heading = 270 },
|   { at = [50, 24], heading = 270 },
|   { at = [48, 34], heading = 270 },
| ]
= 7be8e511c2032e01

turn 1
> 1  A R-120; C L
> 2  D R75; F L
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"E","marked":false}
# E does nothing
[FTL-6.1] {"kind":"launch","piece":"C","missile":"C.1","x":13000,"y":34000,"heading":90,"radius":250}
# C launches C.1 at 13,34, heading 90
[FTL-6.1] {"kind":"launch","piece":"F","missile":"F.1","x":47000,"y":34000,"heading":270,"radius":250}
# F launches F.1 at 47,34, heading 270
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":-120,"heading":330}
# A rotates by -120° to heading 330
[FTL-6.2] {"kind":"rotate","piece":"D","degrees":75,"heading":345}
# D rotates by 75° to heading 345
[FTL-1.4] {"kind":"marked","pieces":["A","C","D","F","C.1","F.1"]}
# marked: A, C, D, F, C.1, F.1
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= c57da57b1aaa2d93

turn 2
> 1  A S5; B S6; C L
> 2  D R150; E R-105; F S2.5; F.1 R105
[FTL-5.1] {"kind":"idle","piece":"C.1","marked":false}
# C.1 does nothing
[FTL-6.1] {"kind":"launch","piece":"C","missile":"C.2","x":13000,"y":34000,"heading":90,"radius":250}
# C launches C.2 at 13,34, heading 90
[FTL-6.2] {"kind":"rotate","piece":"D","degrees":150,"heading":135}
# D rotates by 150° to heading 135
[FTL-6.2] {"kind":"rotate","piece":"E","degrees":-105,"heading":165}
# E rotates by -105° to heading 165
[FTL-6.2] {"kind":"rotate","piece":"F.1","degrees":105,"heading":15}
# F.1 rotates by 105° to heading 15
[FTL-1.4] {"kind":"marked","pieces":["C","D","E","F.1","C.2"]}
# marked: C, D, E, F.1, C.2
[FTL-6.3] {"kind":"sprint","piece":"A","length":5000,"from":[12000,14000],"to":[9500,18330]}
# A sprints 5 in from 12,14 to 9.5,18.33
[FTL-6.3] {"kind":"sprint","piece":"B","length":6000,"from":[10000,24000],"to":[16000,24000]}
# B sprints 6 in from 10,24 to 16,24
[FTL-6.3] {"kind":"sprint","piece":"F","length":2500,"from":[48000,34000],"to":[45500,34000]}
# F sprints 2.5 in from 48,34 to 45.5,34
[FTL-6.8] {"kind":"meet","piece":"F","target":"F.1","nearness":75,"at":[47250,34000]}
# F crosses F.1 at 0.75 in
[FTL-6.5] {"kind":"hit","piece":"F","by":"F.1","hits":1,"hull":3,"vain":false}
# F.1 is spent, F takes hit 1 of 3
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 65af70df384d9071

turn 3
> 1  C.2 S3
> 2  F L
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"C","marked":false}
# C does nothing
[FTL-5.1] {"kind":"idle","piece":"D","marked":false}
# D does nothing
[FTL-5.1] {"kind":"idle","piece":"E","marked":false}
# E does nothing
[FTL-5.1] {"kind":"idle","piece":"C.1","marked":false}
# C.1 does nothing
[FTL-6.1] {"kind":"launch","piece":"F","missile":"F.2","x":44500,"y":34000,"heading":270,"radius":250}
# F launches F.2 at 44.5,34, heading 270
[FTL-1.4] {"kind":"marked","pieces":["F","F.2"]}
# marked: F, F.2
[FTL-6.3] {"kind":"sprint","piece":"C.2","length":3000,"from":[13000,34000],"to":[16000,34000]}
# C.2 sprints 3 in from 13,34 to 16,34
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= c527806886adfe64

turn 4
> 1  A S7; B S4.5; C S8; C.1 S3.5; C.2 R15
> 2  D L; E R-30; F R165
[FTL-5.1] {"kind":"idle","piece":"F.2","marked":false}
# F.2 does nothing
[FTL-6.1] {"kind":"launch","piece":"D","missile":"D.1","x":48707,"y":13293,"heading":135,"radius":250}
# D launches D.1 at 48.707,13.293, heading 135
[FTL-6.2] {"kind":"rotate","piece":"E","degrees":-30,"heading":135}
# E rotates by -30° to heading 135
[FTL-6.2] {"kind":"rotate","piece":"F","degrees":165,"heading":75}
# F rotates by 165° to heading 75
[FTL-6.2] {"kind":"rotate","piece":"C.2","degrees":15,"heading":105}
# C.2 rotates by 15° to heading 105
[FTL-1.4] {"kind":"marked","pieces":["D","E","F","C.2","D.1"]}
# marked: D, E, F, C.2, D.1
[FTL-6.3] {"kind":"sprint","piece":"A","length":7000,"from":[9500,18330],"to":[6000,24392]}
# A sprints 7 in from 9.5,18.33 to 6,24.392
[FTL-6.3] {"kind":"sprint","piece":"B","length":4500,"from":[16000,24000],"to":[20500,24000]}
# B sprints 4.5 in from 16,24 to 20.5,24
[FTL-6.3] {"kind":"sprint","piece":"C","length":8000,"from":[12000,34000],"to":[20000,34000]}
# C sprints 8 in from 12,34 to 20,34
[FTL-6.3] {"kind":"sprint","piece":"C.1","length":3500,"from":[13000,34000],"to":[16500,34000]}
# C.1 sprints 3.5 in from 13,34 to 16.5,34
[FTL-6.8] {"kind":"meet","piece":"C.1","target":"C.2","nearness":275,"at":[15750,34000]}
# C.1 crosses C.2 at 2.75 in
[FTL-6.4] {"kind":"removed","pieces":["C.1","C.2"],"third-hit":false}
# C.1, C.2 are both removed
[FTL-6.9] {"kind":"gone","piece":"C","target":"C.2"}
# C.2 is gone before C comes to it
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 79f7a22296f73bcc

turn 5
> 1  A R120; B R-105; C L
> 2  D R0; E L; F R-60; F.2 S1.5; D.1 S4.5
[FTL-6.1] {"kind":"launch","piece":"C","missile":"C.3","x":21000,"y":34000,"heading":90,"radius":250}
# C launches C.3 at 21,34, heading 90
[FTL-6.1] {"kind":"launch","piece":"E","missile":"E.1","x":50707,"y":23293,"heading":135,"radius":250}
# E launches E.1 at 50.707,23.293, heading 135
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":120,"heading":90}
# A rotates by 120° to heading 90
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":-105,"heading":345}
# B rotates by -105° to heading 345
[FTL-5.7] {"kind":"rotate","piece":"D","degrees":0,"heading":135}
# D rotates by 0° and stays at heading 135
[FTL-6.2] {"kind":"rotate","piece":"F","degrees":-60,"heading":15}
# F rotates by -60° to heading 15
[FTL-1.4] {"kind":"marked","pieces":["A","B","C","D","E","F","C.3","E.1"]}
# marked: A, B, C, D, E, F, C.3, E.1
[FTL-6.3] {"kind":"sprint","piece":"F.2","length":1500,"from":[44500,34000],"to":[43000,34000]}
# F.2 sprints 1.5 in from 44.5,34 to 43,34
[FTL-6.3] {"kind":"sprint","piece":"D.1","length":4500,"from":[48707,13293],"to":[51889,10111]}
# D.1 sprints 4.5 in from 48.707,13.293 to 51.889,10.111
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 85e25599d4202a11

turn 6
> 1  A L; B R-45; C R-90; C.3 S2.5
> 2  E R120; F S7; F.2 R0; D.1 S2.5
[FTL-5.1] {"kind":"idle","piece":"D","marked":false}
# D does nothing
[FTL-5.1] {"kind":"idle","piece":"E.1","marked":false}
# E.1 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.1","x":7000,"y":24392,"heading":90,"radius":250}
# A launches A.1 at 7,24.392, heading 90
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":-45,"heading":300}
# B rotates by -45° to heading 300
[FTL-6.2] {"kind":"rotate","piece":"C","degrees":-90,"heading":0}
# C rotates by -90° to heading 0
[FTL-6.2] {"kind":"rotate","piece":"E","degrees":120,"heading":255}
# E rotates by 120° to heading 255
[FTL-5.7] {"kind":"rotate","piece":"F.2","degrees":0,"heading":270}
# F.2 rotates by 0° and stays at heading 270
[FTL-1.4] {"kind":"marked","pieces":["A","B","C","E","F.2","A.1"]}
# marked: A, B, C, E, F.2, A.1
[FTL-6.3] {"kind":"sprint","piece":"F","length":7000,"from":[45500,34000],"to":[47312,40761]}
# F sprints 7 in from 45.5,34 to 47.312,40.761
[FTL-6.3] {"kind":"sprint","piece":"D.1","length":2500,"from":[51889,10111],"to":[53657,8343]}
# D.1 sprints 2.5 in from 51.889,10.111 to 53.657,8.343
[FTL-6.3] {"kind":"sprint","piece":"C.3","length":2500,"from":[21000,34000],"to":[23500,34000]}
# C.3 sprints 2.5 in from 21,34 to 23.5,34
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= aeae7a2bde451182

turn 7
> 1  A L; C R135; C.3 S5.5
> 2  E R0; F R-105; E.1 S1.5
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"D","marked":false}
# D does nothing
[FTL-5.1] {"kind":"idle","piece":"F.2","marked":false}
# F.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.1","marked":false}
# D.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.2","x":7000,"y":24392,"heading":90,"radius":250}
# A launches A.2 at 7,24.392, heading 90
[FTL-6.2] {"kind":"rotate","piece":"C","degrees":135,"heading":135}
# C rotates by 135° to heading 135
[FTL-5.7] {"kind":"rotate","piece":"E","degrees":0,"heading":255}
# E rotates by 0° and stays at heading 255
[FTL-6.2] {"kind":"rotate","piece":"F","degrees":-105,"heading":270}
# F rotates by -105° to heading 270
[FTL-1.4] {"kind":"marked","pieces":["A","C","E","F","A.2"]}
# marked: A, C, E, F, A.2
[FTL-6.3] {"kind":"sprint","piece":"C.3","length":5500,"from":[23500,34000],"to":[29000,34000]}
# C.3 sprints 5.5 in from 23.5,34 to 29,34
[FTL-6.3] {"kind":"sprint","piece":"E.1","length":1500,"from":[50707,23293],"to":[51768,22232]}
# E.1 sprints 1.5 in from 50.707,23.293 to 51.768,22.232
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 7a78b843f0b487d3

turn 8
> 1  A S3; B R180; C S7.5; C.3 S3.5; A.1 R-120; A.2 R45
> 2  D L; F L; E.1 R-120
[FTL-5.1] {"kind":"idle","piece":"E","marked":false}
# E does nothing
[FTL-5.1] {"kind":"idle","piece":"F.2","marked":false}
# F.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.1","marked":false}
# D.1 does nothing
[FTL-6.1] {"kind":"launch","piece":"D","missile":"D.2","x":48707,"y":13293,"heading":135,"radius":250}
# D launches D.2 at 48.707,13.293, heading 135
[FTL-6.1] {"kind":"launch","piece":"F","missile":"F.3","x":46312,"y":40761,"heading":270,"radius":250}
# F launches F.3 at 46.312,40.761, heading 270
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":180,"heading":120}
# B rotates by 180° to heading 120
[FTL-6.2] {"kind":"rotate","piece":"E.1","degrees":-120,"heading":15}
# E.1 rotates by -120° to heading 15
[FTL-6.2] {"kind":"rotate","piece":"A.1","degrees":-120,"heading":330}
# A.1 rotates by -120° to heading 330
[FTL-6.2] {"kind":"rotate","piece":"A.2","degrees":45,"heading":135}
# A.2 rotates by 45° to heading 135
[FTL-1.4] {"kind":"marked","pieces":["B","D","F","E.1","A.1","A.2","D.2","F.3"]}
# marked: B, D, F, E.1, A.1, A.2, D.2, F.3
[FTL-6.3] {"kind":"sprint","piece":"A","length":3000,"from":[6000,24392],"to":[9000,24392]}
# A sprints 3 in from 6,24.392 to 9,24.392
[FTL-6.3] {"kind":"sprint","piece":"C","length":7500,"from":[20000,34000],"to":[25303,28697]}
# C sprints 7.5 in from 20,34 to 25.303,28.697
[FTL-6.3] {"kind":"sprint","piece":"C.3","length":3500,"from":[29000,34000],"to":[32500,34000]}
# C.3 sprints 3.5 in from 29,34 to 32.5,34
[FTL-6.8] {"kind":"meet","piece":"A","target":"A.1","nearness":75,"at":[6750,24392]}
# A crosses A.1 at 0.75 in
[FTL-6.5] {"kind":"hit","piece":"A","by":"A.1","hits":1,"hull":3,"vain":false}
# A.1 is spent, A takes hit 1 of 3
[FTL-6.8] {"kind":"meet","piece":"A","target":"A.2","nearness":75,"at":[6750,24392]}
# A crosses A.2 at 0.75 in
[FTL-6.5] {"kind":"hit","piece":"A","by":"A.2","hits":2,"hull":3,"vain":false}
# A.2 is spent, A takes hit 2 of 3
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 37d2a3a81e2fbd30

turn 9
> 1  A R-15; B R-165; C.3 S1.5
> 2  D S1; E L; F R180; D.1 S1.5; E.1 S3.5; F.3 R135
[FTL-5.1] {"kind":"idle","piece":"C","marked":false}
# C does nothing
[FTL-5.1] {"kind":"idle","piece":"F.2","marked":false}
# F.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.2","marked":false}
# D.2 does nothing
[FTL-6.1] {"kind":"launch","piece":"E","missile":"E.2","x":49034,"y":23741,"heading":255,"radius":250}
# E launches E.2 at 49.034,23.741, heading 255
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":-15,"heading":75}
# A rotates by -15° to heading 75
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":-165,"heading":315}
# B rotates by -165° to heading 315
[FTL-6.2] {"kind":"rotate","piece":"F","degrees":180,"heading":90}
# F rotates by 180° to heading 90
[FTL-6.2] {"kind":"rotate","piece":"F.3","degrees":135,"heading":45}
# F.3 rotates by 135° to heading 45
[FTL-1.4] {"kind":"marked","pieces":["A","B","E","F","F.3","E.2"]}
# marked: A, B, E, F, F.3, E.2
[FTL-6.3] {"kind":"sprint","piece":"D","length":1000,"from":[48000,14000],"to":[48707,13293]}
# D sprints 1 in from 48,14 to 48.707,13.293
[FTL-6.3] {"kind":"sprint","piece":"D.1","length":1500,"from":[53657,8343],"to":[54718,7282]}
# D.1 sprints 1.5 in from 53.657,8.343 to 54.718,7.282
[FTL-6.3] {"kind":"sprint","piece":"C.3","length":1500,"from":[32500,34000],"to":[34000,34000]}
# C.3 sprints 1.5 in from 32.5,34 to 34,34
[FTL-6.3] {"kind":"sprint","piece":"E.1","length":3500,"from":[51768,22232],"to":[52674,25613]}
# E.1 sprints 3.5 in from 51.768,22.232 to 52.674,25.613
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= b99b92ca01eca6c8

turn 10
> 1  A L; C R90
> 2  E L; F L; D.1 S5.5; E.1 S7.5; F.3 S3.5; E.2 S7.5
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"D","marked":false}
# D does nothing
[FTL-5.1] {"kind":"idle","piece":"F.2","marked":false}
# F.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.3","marked":false}
# C.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.2","marked":false}
# D.2 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.3","x":9966,"y":24651,"heading":75,"radius":250}
# A launches A.3 at 9.966,24.651, heading 75
[FTL-6.1] {"kind":"launch","piece":"E","missile":"E.3","x":49034,"y":23741,"heading":255,"radius":250}
# E launches E.3 at 49.034,23.741, heading 255
[FTL-6.1] {"kind":"launch","piece":"F","missile":"F.4","x":48312,"y":40761,"heading":90,"radius":250}
# F launches F.4 at 48.312,40.761, heading 90
[FTL-6.2] {"kind":"rotate","piece":"C","degrees":90,"heading":225}
# C rotates by 90° to heading 225
[FTL-1.4] {"kind":"marked","pieces":["A","C","E","F","A.3","E.3","F.4"]}
# marked: A, C, E, F, A.3, E.3, F.4
[FTL-6.3] {"kind":"sprint","piece":"D.1","length":5500,"from":[54718,7282],"to":[58607,3393]}
# D.1 sprints 5.5 in from 54.718,7.282 to 58.607,3.393
[FTL-6.3] {"kind":"sprint","piece":"E.1","length":7500,"from":[52674,25613],"to":[54615,32857]}
# E.1 sprints 7.5 in from 52.674,25.613 to 54.615,32.857
[FTL-6.3] {"kind":"sprint","piece":"F.3","length":3500,"from":[46312,40761],"to":[48787,43236]}
# F.3 sprints 3.5 in from 46.312,40.761 to 48.787,43.236
[FTL-6.3] {"kind":"sprint","piece":"E.2","length":7500,"from":[49034,23741],"to":[41790,21800]}
# E.2 sprints 7.5 in from 49.034,23.741 to 41.79,21.8
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 00aace19dd989461

turn 11
> 1  A S3; B L; C L; C.3 S1.5; A.3 R-165
> 2  F L; D.1 R-120; E.1 S6.5; F.3 S6.5; E.2 R105; F.4 S3
[FTL-5.1] {"kind":"idle","piece":"D","marked":false}
# D does nothing
[FTL-5.1] {"kind":"idle","piece":"E","marked":false}
# E does nothing
[FTL-5.1] {"kind":"idle","piece":"F.2","marked":false}
# F.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.2","marked":false}
# D.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"E.3","marked":false}
# E.3 does nothing
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.1","x":19793,"y":24707,"heading":315,"radius":250}
# B launches B.1 at 19.793,24.707, heading 315
[FTL-6.1] {"kind":"launch","piece":"C","missile":"C.4","x":24596,"y":27990,"heading":225,"radius":250}
# C launches C.4 at 24.596,27.99, heading 225
[FTL-6.1] {"kind":"launch","piece":"F","missile":"F.5","x":48312,"y":40761,"heading":90,"radius":250}
# F launches F.5 at 48.312,40.761, heading 90
[FTL-6.2] {"kind":"rotate","piece":"D.1","degrees":-120,"heading":15}
# D.1 rotates by -120° to heading 15
[FTL-6.2] {"kind":"rotate","piece":"E.2","degrees":105,"heading":0}
# E.2 rotates by 105° to heading 0
[FTL-6.2] {"kind":"rotate","piece":"A.3","degrees":-165,"heading":270}
# A.3 rotates by -165° to heading 270
[FTL-1.4] {"kind":"marked","pieces":["B","C","F","D.1","E.2","A.3","B.1","C.4","F.5"]}
# marked: B, C, F, D.1, E.2, A.3, B.1, C.4, F.5
[FTL-6.3] {"kind":"sprint","piece":"A","length":3000,"from":[9000,24392],"to":[11898,25168]}
# A sprints 3 in from 9,24.392 to 11.898,25.168
[FTL-6.3] {"kind":"sprint","piece":"C.3","length":1500,"from":[34000,34000],"to":[35500,34000]}
# C.3 sprints 1.5 in from 34,34 to 35.5,34
[FTL-6.3] {"kind":"sprint","piece":"E.1","length":6500,"from":[54615,32857],"to":[56297,39136]}
# E.1 sprints 6.5 in from 54.615,32.857 to 56.297,39.136
[FTL-6.3] {"kind":"sprint","piece":"F.3","length":6500,"from":[48787,43236],"to":[53383,47832]}
# F.3 sprints 6.5 in from 48.787,43.236 to 53.383,47.832
[FTL-6.3] {"kind":"sprint","piece":"F.4","length":3000,"from":[48312,40761],"to":[51312,40761]}
# F.4 sprints 3 in from 48.312,40.761 to 51.312,40.761
[FTL-6.8] {"kind":"meet","piece":"A","target":"A.3","nearness":75,"at":[9724,24586]}
# A crosses A.3 at 0.75 in
[FTL-6.5] {"kind":"hit","piece":"A","by":"A.3","hits":3,"hull":3,"vain":false}
# A.3 is spent, A takes hit 3 of 3
[FTL-2.1] {"kind":"removed","pieces":["A"],"third-hit":true}
# A is destroyed by its third hit
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= b1b47e9a1cc0497d

turn 12
> 1  C S3; C.3 S6.5; B.1 R-60; C.4 R-105
> 2  D S7; E S3; D.1 R120; E.1 R0; D.2 R45; E.2 S1; F.4 R150; F.5 R150
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"F","marked":false}
# F does nothing
[FTL-5.1] {"kind":"idle","piece":"F.2","marked":false}
# F.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.3","marked":false}
# F.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"E.3","marked":false}
# E.3 does nothing
[FTL-6.2] {"kind":"rotate","piece":"D.1","degrees":120,"heading":135}
# D.1 rotates by 120° to heading 135
[FTL-5.7] {"kind":"rotate","piece":"E.1","degrees":0,"heading":15}
# E.1 rotates by 0° and stays at heading 15
[FTL-6.2] {"kind":"rotate","piece":"D.2","degrees":45,"heading":180}
# D.2 rotates by 45° to heading 180
[FTL-6.2] {"kind":"rotate","piece":"F.4","degrees":150,"heading":240}
# F.4 rotates by 150° to heading 240
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":-60,"heading":255}
# B.1 rotates by -60° to heading 255
[FTL-6.2] {"kind":"rotate","piece":"C.4","degrees":-105,"heading":120}
# C.4 rotates by -105° to heading 120
[FTL-6.2] {"kind":"rotate","piece":"F.5","degrees":150,"heading":240}
# F.5 rotates by 150° to heading 240
[FTL-1.4] {"kind":"marked","pieces":["D.1","E.1","D.2","F.4","B.1","C.4","F.5"]}
# marked: D.1, E.1, D.2, F.4, B.1, C.4, F.5
[FTL-6.3] {"kind":"sprint","piece":"C","length":3000,"from":[25303,28697],"to":[23182,26576]}
# C sprints 3 in from 25.303,28.697 to 23.182,26.576
[FTL-6.3] {"kind":"sprint","piece":"D","length":7000,"from":[48707,13293],"to":[53657,8343]}
# D sprints 7 in from 48.707,13.293 to 53.657,8.343
[FTL-6.3] {"kind":"sprint","piece":"E","length":3000,"from":[50000,24000],"to":[47102,23224]}
# E sprints 3 in from 50,24 to 47.102,23.224
[FTL-6.3] {"kind":"sprint","piece":"C.3","length":6500,"from":[35500,34000],"to":[42000,34000]}
# C.3 sprints 6.5 in from 35.5,34 to 42,34
[FTL-6.3] {"kind":"sprint","piece":"E.2","length":1000,"from":[41790,21800],"to":[41790,22800]}
# E.2 sprints 1 in from 41.79,21.8 to 41.79,22.8
[FTL-6.8] {"kind":"meet","piece":"C","target":"C.4","nearness":75,"at":[24773,28167]}
# C crosses C.4 at 0.75 in
[FTL-6.5] {"kind":"hit","piece":"C","by":"C.4","hits":1,"hull":3,"vain":false}
# C.4 is spent, C takes hit 1 of 3
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= c851a823793c7fc4

turn 13
> 1  B R-60; C S8
> 2  D S4; E L; F S6.5; F.2 S5; D.1 S2.5; E.1 R-165; D.2 S5; F.3 S7; E.3 S8; F.4 S2.5; F.5 R-45
[FTL-5.1] {"kind":"idle","piece":"C.3","marked":false}
# C.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"E.2","marked":false}
# E.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.1","marked":false}
# B.1 does nothing
[FTL-6.1] {"kind":"launch","piece":"E","missile":"E.4","x":46136,"y":22965,"heading":255,"radius":250}
# E launches E.4 at 46.136,22.965, heading 255
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":-60,"heading":255}
# B rotates by -60° to heading 255
[FTL-6.2] {"kind":"rotate","piece":"E.1","degrees":-165,"heading":210}
# E.1 rotates by -165° to heading 210
[FTL-6.2] {"kind":"rotate","piece":"F.5","degrees":-45,"heading":195}
# F.5 rotates by -45° to heading 195
[FTL-1.4] {"kind":"marked","pieces":["B","E","E.1","F.5","E.4"]}
# marked: B, E, E.1, F.5, E.4
[FTL-6.3] {"kind":"sprint","piece":"C","length":8000,"from":[23182,26576],"to":[17525,20919]}
# C sprints 8 in from 23.182,26.576 to 17.525,20.919
[FTL-6.3] {"kind":"sprint","piece":"D","length":4000,"from":[53657,8343],"to":[56485,5515]}
# D sprints 4 in from 53.657,8.343 to 56.485,5.515
[FTL-6.3] {"kind":"sprint","piece":"F","length":6500,"from":[47312,40761],"to":[53812,40761]}
# F sprints 6.5 in from 47.312,40.761 to 53.812,40.761
[FTL-6.3] {"kind":"sprint","piece":"F.2","length":5000,"from":[43000,34000],"to":[38000,34000]}
# F.2 sprints 5 in from 43,34 to 38,34
[FTL-6.3] {"kind":"sprint","piece":"D.1","length":2500,"from":[58607,3393],"to":[60375,1625]}
# D.1 sprints 2.5 in from 58.607,3.393 to 60.375,1.625
[FTL-6.3] {"kind":"sprint","piece":"D.2","length":5000,"from":[48707,13293],"to":[48707,8293]}
# D.2 sprints 5 in from 48.707,13.293 to 48.707,8.293
[FTL-6.3] {"kind":"sprint","piece":"F.3","length":7000,"from":[53383,47832],"to":[58333,52782]}
# F.3 sprints 7 in from 53.383,47.832 to 58.333,52.782
[FTL-6.3] {"kind":"sprint","piece":"E.3","length":8000,"from":[49034,23741],"to":[41307,21670]}
# E.3 sprints 8 in from 49.034,23.741 to 41.307,21.67
[FTL-6.3] {"kind":"sprint","piece":"F.4","length":2500,"from":[51312,40761],"to":[49147,39511]}
# F.4 sprints 2.5 in from 51.312,40.761 to 49.147,39.511
[FTL-6.8] {"kind":"meet","piece":"F","target":"F.5","nearness":75,"at":[48062,40761]}
# F crosses F.5 at 0.75 in
[FTL-6.5] {"kind":"hit","piece":"F","by":"F.5","hits":2,"hull":3,"vain":false}
# F.5 is spent, F takes hit 2 of 3
[FTL-6.8] {"kind":"meet","piece":"E.3","target":"E","nearness":150,"at":[47586,23353]}
# E.3 crosses E at 1.50 in
[FTL-6.5] {"kind":"hit","piece":"E","by":"E.3","hits":1,"hull":3,"vain":false}
# E.3 is spent, E takes hit 1 of 3
[FTL-6.7] {"kind":"stops","piece":"E.3","target":"E.4"}
# E.3 was stopped before E.4
[FTL-6.8] {"kind":"meet","piece":"C","target":"B","nearness":322,"at":[20906,24300]}
# C crosses B at 3.22 in
[FTL-6.6] {"kind":"removed","pieces":["C","B"],"third-hit":false}
# C, B are both removed
[FTL-6.10] {"kind":"leaves","piece":"D.1","x":60375,"y":1625}
# D.1 ends off the table at 60.375,1.625 and is removed
[FTL-6.10] {"kind":"leaves","piece":"F.3","x":58333,"y":52782}
# F.3 ends off the table at 58.333,52.782 and is removed
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
[FTL-2.3] {"kind":"over","winner":2}
# side 2 wins
[FTL-3.1] {"kind":"lasted","turns":13,"minutes":26}
# the battle lasted 13 turns, 26 minutes
= 84bbc5d378feef4a
