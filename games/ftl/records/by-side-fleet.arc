firing-arc record 2
game ftl 2
wording en 1
scenario fleet
option sprints by-side
option missiles 2
seat 1 Hasty
seat 2 Rash
dice seed 736
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
= 734404a524f53f48

turn 1
> 1  B R-75
> 2  D R-120; E S4.5; F L
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"C","marked":false}
# C does nothing
[FTL-6.1] {"kind":"launch","piece":"F","missile":"F.1","x":47000,"y":34000,"heading":270,"radius":250}
# F launches F.1 at 47,34, heading 270
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":-75,"heading":15}
# B rotates by -75° to heading 15
[FTL-6.2] {"kind":"rotate","piece":"D","degrees":-120,"heading":150}
# D rotates by -120° to heading 150
[FTL-1.4] {"kind":"marked","pieces":["B","D","F","F.1"]}
# marked: B, D, F, F.1
[FTL-6.3] {"kind":"sprint","piece":"E","length":4500,"from":[50000,24000],"to":[45500,24000]}
# E sprints 4.5 in from 50,24 to 45.5,24
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 6d56da834f0ca55e

turn 2
> 1  A R-135; B S3
> 2  D S4.5; E R75; F S1.5; F.1 R120
[FTL-5.1] {"kind":"idle","piece":"C","marked":false}
# C does nothing
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":-135,"heading":315}
# A rotates by -135° to heading 315
[FTL-6.2] {"kind":"rotate","piece":"E","degrees":75,"heading":345}
# E rotates by 75° to heading 345
[FTL-6.2] {"kind":"rotate","piece":"F.1","degrees":120,"heading":30}
# F.1 rotates by 120° to heading 30
[FTL-1.4] {"kind":"marked","pieces":["A","E","F.1"]}
# marked: A, E, F.1
[FTL-6.3] {"kind":"sprint","piece":"D","length":4500,"from":[48000,14000],"to":[50250,10103]}
# D sprints 4.5 in from 48,14 to 50.25,10.103
[FTL-6.3] {"kind":"sprint","piece":"F","length":1500,"from":[48000,34000],"to":[46500,34000]}
# F sprints 1.5 in from 48,34 to 46.5,34
[FTL-6.8] {"kind":"meet","piece":"F","target":"F.1","nearness":75,"at":[47250,34000]}
# F crosses F.1 at 0.75 in
[FTL-6.5] {"kind":"hit","piece":"F","by":"F.1","hits":1,"hull":3,"vain":false}
# F.1 is spent, F takes hit 1 of 3
[FTL-6.3] {"kind":"sprint","piece":"B","length":3000,"from":[10000,24000],"to":[10776,26898]}
# B sprints 3 in from 10,24 to 10.776,26.898
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 3c63e78b1846ff48

turn 3
> 1  A S2.5; B R105; C S6
> 2  D R135; E L
[FTL-5.1] {"kind":"idle","piece":"F","marked":false}
# F does nothing
[FTL-6.1] {"kind":"launch","piece":"E","missile":"E.1","x":45241,"y":24966,"heading":345,"radius":250}
# E launches E.1 at 45.241,24.966, heading 345
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":105,"heading":120}
# B rotates by 105° to heading 120
[FTL-6.2] {"kind":"rotate","piece":"D","degrees":135,"heading":285}
# D rotates by 135° to heading 285
[FTL-1.4] {"kind":"marked","pieces":["B","D","E","E.1"]}
# marked: B, D, E, E.1
[FTL-6.3] {"kind":"sprint","piece":"A","length":2500,"from":[12000,14000],"to":[10232,15768]}
# A sprints 2.5 in from 12,14 to 10.232,15.768
[FTL-6.3] {"kind":"sprint","piece":"C","length":6000,"from":[12000,34000],"to":[18000,34000]}
# C sprints 6 in from 12,34 to 18,34
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 1c3241d4203226ae

turn 4
> 1  A S1.5; C L
> 2  E R0; F L; E.1 R15
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"D","marked":false}
# D does nothing
[FTL-6.1] {"kind":"launch","piece":"C","missile":"C.1","x":19000,"y":34000,"heading":90,"radius":250}
# C launches C.1 at 19,34, heading 90
[FTL-6.1] {"kind":"launch","piece":"F","missile":"F.2","x":45500,"y":34000,"heading":270,"radius":250}
# F launches F.2 at 45.5,34, heading 270
[FTL-5.7] {"kind":"rotate","piece":"E","degrees":0,"heading":345}
# E rotates by 0° and stays at heading 345
[FTL-6.2] {"kind":"rotate","piece":"E.1","degrees":15,"heading":0}
# E.1 rotates by 15° to heading 0
[FTL-1.4] {"kind":"marked","pieces":["C","E","F","E.1","C.1","F.2"]}
# marked: C, E, F, E.1, C.1, F.2
[FTL-6.3] {"kind":"sprint","piece":"A","length":1500,"from":[10232,15768],"to":[9171,16829]}
# A sprints 1.5 in from 10.232,15.768 to 9.171,16.829
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 874211d465cb6538

turn 5
> 1  A S5; C R15; C.1 R-165
> 2  D R-45; E R-60; F R45; F.2 R0
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"E.1","marked":false}
# E.1 does nothing
[FTL-6.2] {"kind":"rotate","piece":"C","degrees":15,"heading":105}
# C rotates by 15° to heading 105
[FTL-6.2] {"kind":"rotate","piece":"D","degrees":-45,"heading":240}
# D rotates by -45° to heading 240
[FTL-6.2] {"kind":"rotate","piece":"E","degrees":-60,"heading":285}
# E rotates by -60° to heading 285
[FTL-6.2] {"kind":"rotate","piece":"F","degrees":45,"heading":315}
# F rotates by 45° to heading 315
[FTL-6.2] {"kind":"rotate","piece":"C.1","degrees":-165,"heading":285}
# C.1 rotates by -165° to heading 285
[FTL-5.7] {"kind":"rotate","piece":"F.2","degrees":0,"heading":270}
# F.2 rotates by 0° and stays at heading 270
[FTL-1.4] {"kind":"marked","pieces":["C","D","E","F","C.1","F.2"]}
# marked: C, D, E, F, C.1, F.2
[FTL-6.3] {"kind":"sprint","piece":"A","length":5000,"from":[9171,16829],"to":[5635,20365]}
# A sprints 5 in from 9.171,16.829 to 5.635,20.365
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 9065a4e29254e4e0

turn 6
> 1  A S6.5; B L; C R-120; C.1 S2
> 2  D R-30; E L; F S8; E.1 R135; F.2 S8
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.1","x":11642,"y":26398,"heading":120,"radius":250}
# B launches B.1 at 11.642,26.398, heading 120
[FTL-6.1] {"kind":"launch","piece":"E","missile":"E.2","x":44534,"y":24259,"heading":285,"radius":250}
# E launches E.2 at 44.534,24.259, heading 285
[FTL-6.2] {"kind":"rotate","piece":"C","degrees":-120,"heading":345}
# C rotates by -120° to heading 345
[FTL-6.2] {"kind":"rotate","piece":"D","degrees":-30,"heading":210}
# D rotates by -30° to heading 210
[FTL-6.2] {"kind":"rotate","piece":"E.1","degrees":135,"heading":135}
# E.1 rotates by 135° to heading 135
[FTL-1.4] {"kind":"marked","pieces":["B","C","D","E","E.1","B.1","E.2"]}
# marked: B, C, D, E, E.1, B.1, E.2
[FTL-6.3] {"kind":"sprint","piece":"F","length":8000,"from":[46500,34000],"to":[40843,39657]}
# F sprints 8 in from 46.5,34 to 40.843,39.657
[FTL-6.3] {"kind":"sprint","piece":"F.2","length":8000,"from":[45500,34000],"to":[37500,34000]}
# F.2 sprints 8 in from 45.5,34 to 37.5,34
[FTL-6.3] {"kind":"sprint","piece":"A","length":6500,"from":[5635,20365],"to":[1039,24961]}
# A sprints 6.5 in from 5.635,20.365 to 1.039,24.961
[FTL-6.3] {"kind":"sprint","piece":"C.1","length":2000,"from":[19000,34000],"to":[17068,34518]}
# C.1 sprints 2 in from 19,34 to 17.068,34.518
[FTL-6.8] {"kind":"meet","piece":"C.1","target":"C","nearness":54,"at":[18479,34139]}
# C.1 crosses C at 0.54 in
[FTL-6.5] {"kind":"hit","piece":"C","by":"C.1","hits":1,"hull":3,"vain":false}
# C.1 is spent, C takes hit 1 of 3
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 4d59912cfd0d1a8a

turn 7
> 1  B L; C R-15; B.1 S1.5
> 2  D L; F R105; E.1 R120; F.2 R75
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"E","marked":false}
# E does nothing
[FTL-5.1] {"kind":"idle","piece":"E.2","marked":false}
# E.2 does nothing
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.2","x":11642,"y":26398,"heading":120,"radius":250}
# B launches B.2 at 11.642,26.398, heading 120
[FTL-6.1] {"kind":"launch","piece":"D","missile":"D.1","x":49750,"y":9237,"heading":210,"radius":250}
# D launches D.1 at 49.75,9.237, heading 210
[FTL-6.2] {"kind":"rotate","piece":"C","degrees":-15,"heading":330}
# C rotates by -15° to heading 330
[FTL-6.2] {"kind":"rotate","piece":"F","degrees":105,"heading":60}
# F rotates by 105° to heading 60
[FTL-6.2] {"kind":"rotate","piece":"E.1","degrees":120,"heading":255}
# E.1 rotates by 120° to heading 255
[FTL-6.2] {"kind":"rotate","piece":"F.2","degrees":75,"heading":345}
# F.2 rotates by 75° to heading 345
[FTL-1.4] {"kind":"marked","pieces":["B","C","D","F","E.1","F.2","B.2","D.1"]}
# marked: B, C, D, F, E.1, F.2, B.2, D.1
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":1500,"from":[11642,26398],"to":[12941,25648]}
# B.1 sprints 1.5 in from 11.642,26.398 to 12.941,25.648
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 3da29bb6af83a28b

turn 8
> 1  B R45; C L; B.1 R150; B.2 S6
> 2  D S7; E R105; F R-30; E.1 R75; F.2 R180; D.1 R60
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"E.2","marked":false}
# E.2 does nothing
[FTL-6.1] {"kind":"launch","piece":"C","missile":"C.2","x":17500,"y":34866,"heading":330,"radius":250}
# C launches C.2 at 17.5,34.866, heading 330
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":45,"heading":165}
# B rotates by 45° to heading 165
[FTL-6.2] {"kind":"rotate","piece":"E","degrees":105,"heading":30}
# E rotates by 105° to heading 30
[FTL-6.2] {"kind":"rotate","piece":"F","degrees":-30,"heading":30}
# F rotates by -30° to heading 30
[FTL-6.2] {"kind":"rotate","piece":"E.1","degrees":75,"heading":330}
# E.1 rotates by 75° to heading 330
[FTL-6.2] {"kind":"rotate","piece":"F.2","degrees":180,"heading":165}
# F.2 rotates by 180° to heading 165
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":150,"heading":270}
# B.1 rotates by 150° to heading 270
[FTL-6.2] {"kind":"rotate","piece":"D.1","degrees":60,"heading":270}
# D.1 rotates by 60° to heading 270
[FTL-1.4] {"kind":"marked","pieces":["B","C","E","F","E.1","F.2","B.1","D.1","C.2"]}
# marked: B, C, E, F, E.1, F.2, B.1, D.1, C.2
[FTL-6.3] {"kind":"sprint","piece":"D","length":7000,"from":[50250,10103],"to":[46750,4041]}
# D sprints 7 in from 50.25,10.103 to 46.75,4.041
[FTL-6.8] {"kind":"meet","piece":"D","target":"D.1","nearness":75,"at":[49875,9454]}
# D crosses D.1 at 0.75 in
[FTL-6.5] {"kind":"hit","piece":"D","by":"D.1","hits":1,"hull":3,"vain":false}
# D.1 is spent, D takes hit 1 of 3
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":6000,"from":[11642,26398],"to":[16838,23398]}
# B.2 sprints 6 in from 11.642,26.398 to 16.838,23.398
[FTL-6.8] {"kind":"meet","piece":"B.2","target":"B.1","nearness":125,"at":[12724,25773]}
# B.2 crosses B.1 at 1.25 in
[FTL-6.4] {"kind":"removed","pieces":["B.2","B.1"],"third-hit":false}
# B.2, B.1 are both removed
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 77d40b328188bbbf

turn 9
> 1  A S1; B S4; C R45; C.2 S1.5
> 2  D S7; F S7; F.2 R-105
[FTL-5.1] {"kind":"idle","piece":"E","marked":false}
# E does nothing
[FTL-5.1] {"kind":"idle","piece":"E.1","marked":false}
# E.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"E.2","marked":false}
# E.2 does nothing
[FTL-6.2] {"kind":"rotate","piece":"C","degrees":45,"heading":15}
# C rotates by 45° to heading 15
[FTL-6.2] {"kind":"rotate","piece":"F.2","degrees":-105,"heading":60}
# F.2 rotates by -105° to heading 60
[FTL-1.4] {"kind":"marked","pieces":["C","F.2"]}
# marked: C, F.2
[FTL-6.3] {"kind":"sprint","piece":"A","length":1000,"from":[1039,24961],"to":[332,25668]}
# A sprints 1 in from 1.039,24.961 to 0.332,25.668
[FTL-6.3] {"kind":"sprint","piece":"B","length":4000,"from":[10776,26898],"to":[11811,23034]}
# B sprints 4 in from 10.776,26.898 to 11.811,23.034
[FTL-6.3] {"kind":"sprint","piece":"C.2","length":1500,"from":[17500,34866],"to":[16750,36165]}
# C.2 sprints 1.5 in from 17.5,34.866 to 16.75,36.165
[FTL-6.3] {"kind":"sprint","piece":"D","length":7000,"from":[46750,4041],"to":[43250,-2021]}
# D sprints 7 in from 46.75,4.041 to 43.25,-2.021
[FTL-6.10] {"kind":"leaves","piece":"D","x":43250,"y":-2021}
# D ends off the table at 43.25,-2.021 and is removed
[FTL-2.2] {"kind":"out","piece":"D"}
# ship D is out
[FTL-6.3] {"kind":"sprint","piece":"F","length":7000,"from":[40843,39657],"to":[44343,45719]}
# F sprints 7 in from 40.843,39.657 to 44.343,45.719
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= c56269dd55f8249a

turn 10
> 1  A L; C S2
> 2  E R75; E.1 R-60; E.2 R75
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"F","marked":false}
# F does nothing
[FTL-5.1] {"kind":"idle","piece":"F.2","marked":false}
# F.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.2","marked":false}
# C.2 does nothing
[FTL-6.12] {"kind":"launch-lost","piece":"A","missile":"A.1","x":-375,"y":26375,"heading":315}
# A launches A.1 off the table at -0.375,26.375: it is lost
[FTL-6.2] {"kind":"rotate","piece":"E","degrees":75,"heading":105}
# E rotates by 75° to heading 105
[FTL-6.2] {"kind":"rotate","piece":"E.1","degrees":-60,"heading":270}
# E.1 rotates by -60° to heading 270
[FTL-6.2] {"kind":"rotate","piece":"E.2","degrees":75,"heading":0}
# E.2 rotates by 75° to heading 0
[FTL-1.4] {"kind":"marked","pieces":["A","E","E.1","E.2"]}
# marked: A, E, E.1, E.2
[FTL-6.3] {"kind":"sprint","piece":"C","length":2000,"from":[18000,34000],"to":[18518,35932]}
# C sprints 2 in from 18,34 to 18.518,35.932
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= ff675814a490312f

turn 11
> 1  A R-30; B S8; C R180; C.2 S2.5
> 2  E S7; F S3; E.1 R120; F.2 S6; E.2 S7
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":-30,"heading":285}
# A rotates by -30° to heading 285
[FTL-6.2] {"kind":"rotate","piece":"C","degrees":180,"heading":195}
# C rotates by 180° to heading 195
[FTL-6.2] {"kind":"rotate","piece":"E.1","degrees":120,"heading":30}
# E.1 rotates by 120° to heading 30
[FTL-1.4] {"kind":"marked","pieces":["A","C","E.1"]}
# marked: A, C, E.1
[FTL-6.3] {"kind":"sprint","piece":"B","length":8000,"from":[11811,23034],"to":[13882,15307]}
# B sprints 8 in from 11.811,23.034 to 13.882,15.307
[FTL-6.3] {"kind":"sprint","piece":"C.2","length":2500,"from":[16750,36165],"to":[15500,38330]}
# C.2 sprints 2.5 in from 16.75,36.165 to 15.5,38.33
[FTL-6.3] {"kind":"sprint","piece":"E","length":7000,"from":[45500,24000],"to":[52261,22188]}
# E sprints 7 in from 45.5,24 to 52.261,22.188
[FTL-6.3] {"kind":"sprint","piece":"F","length":3000,"from":[44343,45719],"to":[45843,48317]}
# F sprints 3 in from 44.343,45.719 to 45.843,48.317
[FTL-6.10] {"kind":"leaves","piece":"F","x":45843,"y":48317}
# F ends off the table at 45.843,48.317 and is removed
[FTL-2.2] {"kind":"out","piece":"F"}
# ship F is out
[FTL-6.3] {"kind":"sprint","piece":"F.2","length":6000,"from":[37500,34000],"to":[42696,37000]}
# F.2 sprints 6 in from 37.5,34 to 42.696,37
[FTL-6.3] {"kind":"sprint","piece":"E.2","length":7000,"from":[44534,24259],"to":[44534,31259]}
# E.2 sprints 7 in from 44.534,24.259 to 44.534,31.259
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 158f7c259b7daaf8

turn 12
> 1  A R75; B R-120; C R-75; C.2 R45
> 2  E R-15; F.2 S6.5; E.2 R-165
[FTL-5.1] {"kind":"idle","piece":"E.1","marked":false}
# E.1 does nothing
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":75,"heading":0}
# A rotates by 75° to heading 0
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":-120,"heading":45}
# B rotates by -120° to heading 45
[FTL-6.2] {"kind":"rotate","piece":"C","degrees":-75,"heading":120}
# C rotates by -75° to heading 120
[FTL-6.2] {"kind":"rotate","piece":"E","degrees":-15,"heading":90}
# E rotates by -15° to heading 90
[FTL-6.2] {"kind":"rotate","piece":"E.2","degrees":-165,"heading":195}
# E.2 rotates by -165° to heading 195
[FTL-6.2] {"kind":"rotate","piece":"C.2","degrees":45,"heading":15}
# C.2 rotates by 45° to heading 15
[FTL-1.4] {"kind":"marked","pieces":["A","B","C","E","E.2","C.2"]}
# marked: A, B, C, E, E.2, C.2
[FTL-6.3] {"kind":"sprint","piece":"F.2","length":6500,"from":[42696,37000],"to":[48325,40250]}
# F.2 sprints 6.5 in from 42.696,37 to 48.325,40.25
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= b3337b6b69ade281

turn 13
> 1  idle
> 2  E S8; E.1 R-105; F.2 S1.5; E.2 S6.5
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"C","marked":false}
# C does nothing
[FTL-5.1] {"kind":"idle","piece":"C.2","marked":false}
# C.2 does nothing
[FTL-6.2] {"kind":"rotate","piece":"E.1","degrees":-105,"heading":285}
# E.1 rotates by -105° to heading 285
[FTL-1.4] {"kind":"marked","pieces":["E.1"]}
# marked: E.1
[FTL-6.3] {"kind":"sprint","piece":"E","length":8000,"from":[52261,22188],"to":[60261,22188]}
# E sprints 8 in from 52.261,22.188 to 60.261,22.188
[FTL-6.10] {"kind":"leaves","piece":"E","x":60261,"y":22188}
# E ends off the table at 60.261,22.188 and is removed
[FTL-2.2] {"kind":"out","piece":"E"}
# ship E is out
[FTL-6.3] {"kind":"sprint","piece":"F.2","length":1500,"from":[48325,40250],"to":[49624,41000]}
# F.2 sprints 1.5 in from 48.325,40.25 to 49.624,41
[FTL-6.3] {"kind":"sprint","piece":"E.2","length":6500,"from":[44534,31259],"to":[42852,24980]}
# E.2 sprints 6.5 in from 44.534,31.259 to 42.852,24.98
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
[FTL-2.3] {"kind":"over","winner":1}
# side 1 wins
[FTL-3.1] {"kind":"lasted","turns":13,"minutes":26}
# the battle lasted 13 turns, 26 minutes
= c28bb5b7e3428c59
