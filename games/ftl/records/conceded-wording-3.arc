firing-arc record 2
game ftl 2
wording en 3
scenario fleet
option missiles 5
seat 1 doctrine
seat 2 doctrine
dice seed 17
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
= 9392c074d3c682c1

turn 1
> 1  A L; C L
> 2  D L; E L; F S4
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.1","x":13000,"y":14000,"heading":90,"radius":250}
# A launches A.1 at 13,14, heading 90°
[FTL-6.1] {"kind":"launch","piece":"C","missile":"C.1","x":13000,"y":34000,"heading":90,"radius":250}
# C launches C.1 at 13,34, heading 90°
[FTL-6.1] {"kind":"launch","piece":"D","missile":"D.1","x":47000,"y":14000,"heading":270,"radius":250}
# D launches D.1 at 47,14, heading 270°
[FTL-6.1] {"kind":"launch","piece":"E","missile":"E.1","x":49000,"y":24000,"heading":270,"radius":250}
# E launches E.1 at 49,24, heading 270°
[FTL-1.4] {"kind":"marked","pieces":["A","C","D","E","A.1","C.1","D.1","E.1"]}
# A, C, D, E, A.1, C.1, D.1, E.1 are marked
[FTL-6.3] {"kind":"sprint","piece":"F","length":4000,"from":[48000,34000],"to":[44000,34000]}
# F sprints 4 in from 48,34 to 44,34
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 6fcc3d10686bf03a

turn 2
> 1  A L; B L; C L
> 2  D L; E L; F L; D.1 S7; E.1 S6.5
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.1","marked":false}
# C.1 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.2","x":13000,"y":14000,"heading":90,"radius":250}
# A launches A.2 at 13,14, heading 90°
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.1","x":11000,"y":24000,"heading":90,"radius":250}
# B launches B.1 at 11,24, heading 90°
[FTL-6.1] {"kind":"launch","piece":"C","missile":"C.2","x":13000,"y":34000,"heading":90,"radius":250}
# C launches C.2 at 13,34, heading 90°
[FTL-6.1] {"kind":"launch","piece":"D","missile":"D.2","x":47000,"y":14000,"heading":270,"radius":250}
# D launches D.2 at 47,14, heading 270°
[FTL-6.1] {"kind":"launch","piece":"E","missile":"E.2","x":49000,"y":24000,"heading":270,"radius":250}
# E launches E.2 at 49,24, heading 270°
[FTL-6.1] {"kind":"launch","piece":"F","missile":"F.1","x":43000,"y":34000,"heading":270,"radius":250}
# F launches F.1 at 43,34, heading 270°
[FTL-1.4] {"kind":"marked","pieces":["A","B","C","D","E","F","A.2","B.1","C.2","D.2","E.2","F.1"]}
# A, B, C, D, E, F, A.2, B.1, C.2, D.2, E.2, F.1 are marked
[FTL-6.3] {"kind":"sprint","piece":"D.1","length":7000,"from":[47000,14000],"to":[40000,14000]}
# D.1 sprints 7 in from 47,14 to 40,14
[FTL-6.3] {"kind":"sprint","piece":"E.1","length":6500,"from":[49000,24000],"to":[42500,24000]}
# E.1 sprints 6.5 in from 49,24 to 42.5,24
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 110ca8a28bbe5ecc

turn 3
> 1  A L; B L; A.1 S6; A.2 S7.5; B.1 R-15; C.2 S8
> 2  D L; E L; D.1 S5; E.1 R-15; D.2 S6; E.2 S6; F.1 S6
[FTL-5.1] {"kind":"idle","piece":"C","marked":false}
# C does nothing
[FTL-5.1] {"kind":"idle","piece":"F","marked":false}
# F does nothing
[FTL-5.1] {"kind":"idle","piece":"C.1","marked":false}
# C.1 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.3","x":13000,"y":14000,"heading":90,"radius":250}
# A launches A.3 at 13,14, heading 90°
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.2","x":11000,"y":24000,"heading":90,"radius":250}
# B launches B.2 at 11,24, heading 90°
[FTL-6.1] {"kind":"launch","piece":"D","missile":"D.3","x":47000,"y":14000,"heading":270,"radius":250}
# D launches D.3 at 47,14, heading 270°
[FTL-6.1] {"kind":"launch","piece":"E","missile":"E.3","x":49000,"y":24000,"heading":270,"radius":250}
# E launches E.3 at 49,24, heading 270°
[FTL-6.2] {"kind":"rotate","piece":"E.1","degrees":-15,"heading":255}
# E.1 rotates 15° to port, to heading 255°
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":-15,"heading":75}
# B.1 rotates 15° to port, to heading 75°
[FTL-1.4] {"kind":"marked","pieces":["A","B","D","E","E.1","B.1","A.3","B.2","D.3","E.3"]}
# A, B, D, E, E.1, B.1, A.3, B.2, D.3, E.3 are marked
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":6000,"from":[13000,14000],"to":[19000,14000]}
# A.1 sprints 6 in from 13,14 to 19,14
[FTL-6.3] {"kind":"sprint","piece":"D.1","length":5000,"from":[40000,14000],"to":[35000,14000]}
# D.1 sprints 5 in from 40,14 to 35,14
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":7500,"from":[13000,14000],"to":[20500,14000]}
# A.2 sprints 7.5 in from 13,14 to 20.5,14
[FTL-6.3] {"kind":"sprint","piece":"C.2","length":8000,"from":[13000,34000],"to":[21000,34000]}
# C.2 sprints 8 in from 13,34 to 21,34
[FTL-6.3] {"kind":"sprint","piece":"D.2","length":6000,"from":[47000,14000],"to":[41000,14000]}
# D.2 sprints 6 in from 47,14 to 41,14
[FTL-6.3] {"kind":"sprint","piece":"E.2","length":6000,"from":[49000,24000],"to":[43000,24000]}
# E.2 sprints 6 in from 49,24 to 43,24
[FTL-6.3] {"kind":"sprint","piece":"F.1","length":6000,"from":[43000,34000],"to":[37000,34000]}
# F.1 sprints 6 in from 43,34 to 37,34
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 2a88d213005b774d

turn 4
> 1  A L; B L; C L; A.1 S7; A.2 S6; B.1 S6.5; C.2 S7.5; A.3 S6; B.2 R-15
> 2  D L; E L; F L; D.1 S6.5; E.1 S7; D.2 S7; E.2 R-15; F.1 S5; D.3 S7.5; E.3 R-15
[FTL-5.1] {"kind":"idle","piece":"C.1","marked":false}
# C.1 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.4","x":13000,"y":14000,"heading":90,"radius":250}
# A launches A.4 at 13,14, heading 90°
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.3","x":11000,"y":24000,"heading":90,"radius":250}
# B launches B.3 at 11,24, heading 90°
[FTL-6.1] {"kind":"launch","piece":"C","missile":"C.3","x":13000,"y":34000,"heading":90,"radius":250}
# C launches C.3 at 13,34, heading 90°
[FTL-6.1] {"kind":"launch","piece":"D","missile":"D.4","x":47000,"y":14000,"heading":270,"radius":250}
# D launches D.4 at 47,14, heading 270°
[FTL-6.1] {"kind":"launch","piece":"E","missile":"E.4","x":49000,"y":24000,"heading":270,"radius":250}
# E launches E.4 at 49,24, heading 270°
[FTL-6.1] {"kind":"launch","piece":"F","missile":"F.2","x":43000,"y":34000,"heading":270,"radius":250}
# F launches F.2 at 43,34, heading 270°
[FTL-6.2] {"kind":"rotate","piece":"E.2","degrees":-15,"heading":255}
# E.2 rotates 15° to port, to heading 255°
[FTL-6.2] {"kind":"rotate","piece":"B.2","degrees":-15,"heading":75}
# B.2 rotates 15° to port, to heading 75°
[FTL-6.2] {"kind":"rotate","piece":"E.3","degrees":-15,"heading":255}
# E.3 rotates 15° to port, to heading 255°
[FTL-1.4] {"kind":"marked","pieces":["A","B","C","D","E","F","E.2","B.2","E.3","A.4","B.3","C.3","D.4","E.4","F.2"]}
# A, B, C, D, E, F, E.2, B.2, E.3, A.4, B.3, C.3, D.4, E.4, F.2 are marked
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":7000,"from":[19000,14000],"to":[26000,14000]}
# A.1 sprints 7 in from 19,14 to 26,14
[FTL-6.3] {"kind":"sprint","piece":"D.1","length":6500,"from":[35000,14000],"to":[28500,14000]}
# D.1 sprints 6.5 in from 35,14 to 28.5,14
[FTL-6.3] {"kind":"sprint","piece":"E.1","length":7000,"from":[42500,24000],"to":[35739,22188]}
# E.1 sprints 7 in from 42.5,24 to 35.7,22.2
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":6000,"from":[20500,14000],"to":[26500,14000]}
# A.2 sprints 6 in from 20.5,14 to 26.5,14
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":6500,"from":[11000,24000],"to":[17279,25682]}
# B.1 sprints 6.5 in from 11,24 to 17.3,25.7
[FTL-6.3] {"kind":"sprint","piece":"C.2","length":7500,"from":[21000,34000],"to":[28500,34000]}
# C.2 sprints 7.5 in from 21,34 to 28.5,34
[FTL-6.3] {"kind":"sprint","piece":"D.2","length":7000,"from":[41000,14000],"to":[34000,14000]}
# D.2 sprints 7 in from 41,14 to 34,14
[FTL-6.3] {"kind":"sprint","piece":"F.1","length":5000,"from":[37000,34000],"to":[32000,34000]}
# F.1 sprints 5 in from 37,34 to 32,34
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":6000,"from":[13000,14000],"to":[19000,14000]}
# A.3 sprints 6 in from 13,14 to 19,14
[FTL-6.3] {"kind":"sprint","piece":"D.3","length":7500,"from":[47000,14000],"to":[39500,14000]}
# D.3 sprints 7.5 in from 47,14 to 39.5,14
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 3dcef6b96e0014ed

turn 5
> 1  C L; C.1 S7.5; A.2 S7.5; B.1 S7.5; A.3 S7; B.2 S8; A.4 S5; B.3 S6.5; C.3 S7
> 2  D L; E L; F L; D.1 S7; D.2 S8; E.2 S5.5; F.1 S7.5; D.3 S8; D.4 S7; E.4 S6.5; F.2 S8
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"E.1","marked":false}
# E.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.2","marked":false}
# C.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"E.3","marked":false}
# E.3 does nothing
[FTL-6.1] {"kind":"launch","piece":"C","missile":"C.4","x":13000,"y":34000,"heading":90,"radius":250}
# C launches C.4 at 13,34, heading 90°
[FTL-6.1] {"kind":"launch","piece":"D","missile":"D.5","x":47000,"y":14000,"heading":270,"radius":250}
# D launches D.5 at 47,14, heading 270°
[FTL-6.1] {"kind":"launch","piece":"E","missile":"E.5","x":49000,"y":24000,"heading":270,"radius":250}
# E launches E.5 at 49,24, heading 270°
[FTL-6.1] {"kind":"launch","piece":"F","missile":"F.3","x":43000,"y":34000,"heading":270,"radius":250}
# F launches F.3 at 43,34, heading 270°
[FTL-1.4] {"kind":"marked","pieces":["C","D","E","F","C.4","D.5","E.5","F.3"]}
# C, D, E, F, C.4, D.5, E.5, F.3 are marked
[FTL-6.3] {"kind":"sprint","piece":"C.1","length":7500,"from":[13000,34000],"to":[20500,34000]}
# C.1 sprints 7.5 in from 13,34 to 20.5,34
[FTL-6.3] {"kind":"sprint","piece":"D.1","length":7000,"from":[28500,14000],"to":[21500,14000]}
# D.1 sprints 7 in from 28.5,14 to 21.5,14
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":7500,"from":[26500,14000],"to":[34000,14000]}
# A.2 sprints 7.5 in from 26.5,14 to 34,14
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":7500,"from":[17279,25682],"to":[24523,27623]}
# B.1 sprints 7.5 in from 17.3,25.7 to 24.5,27.6
[FTL-6.3] {"kind":"sprint","piece":"D.2","length":8000,"from":[34000,14000],"to":[26000,14000]}
# D.2 sprints 8 in from 34,14 to 26,14
[FTL-6.3] {"kind":"sprint","piece":"E.2","length":5500,"from":[43000,24000],"to":[37687,22576]}
# E.2 sprints 5.5 in from 43,24 to 37.7,22.6
[FTL-6.3] {"kind":"sprint","piece":"F.1","length":7500,"from":[32000,34000],"to":[24500,34000]}
# F.1 sprints 7.5 in from 32,34 to 24.5,34
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":7000,"from":[19000,14000],"to":[26000,14000]}
# A.3 sprints 7 in from 19,14 to 26,14
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":8000,"from":[11000,24000],"to":[18727,26071]}
# B.2 sprints 8 in from 11,24 to 18.7,26.1
[FTL-6.3] {"kind":"sprint","piece":"D.3","length":8000,"from":[39500,14000],"to":[31500,14000]}
# D.3 sprints 8 in from 39.5,14 to 31.5,14
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":5000,"from":[13000,14000],"to":[18000,14000]}
# A.4 sprints 5 in from 13,14 to 18,14
[FTL-6.3] {"kind":"sprint","piece":"B.3","length":6500,"from":[11000,24000],"to":[17500,24000]}
# B.3 sprints 6.5 in from 11,24 to 17.5,24
[FTL-6.3] {"kind":"sprint","piece":"C.3","length":7000,"from":[13000,34000],"to":[20000,34000]}
# C.3 sprints 7 in from 13,34 to 20,34
[FTL-6.3] {"kind":"sprint","piece":"D.4","length":7000,"from":[47000,14000],"to":[40000,14000]}
# D.4 sprints 7 in from 47,14 to 40,14
[FTL-6.3] {"kind":"sprint","piece":"E.4","length":6500,"from":[49000,24000],"to":[42500,24000]}
# E.4 sprints 6.5 in from 49,24 to 42.5,24
[FTL-6.3] {"kind":"sprint","piece":"F.2","length":8000,"from":[43000,34000],"to":[35000,34000]}
# F.2 sprints 8 in from 43,34 to 35,34
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 0e1c726079399e5b

turn 6
> 1  A L; A.1 S5.5; C.1 S8; B.1 S6; C.2 S6; A.3 S5.5; B.2 S7.5; A.4 S3.5; B.3 S6.5; C.3 S7; C.4 S7.5
> 2  E S6; F S2; E.1 S6; D.2 S8; E.2 S7.5; D.3 S7.5; E.3 S7.5; D.4 S7; E.4 S6; F.2 S6.5; D.5 S4.5; E.5 S6.5; F.3 S8
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"C","marked":false}
# C does nothing
[FTL-5.1] {"kind":"idle","piece":"D","marked":false}
# D does nothing
[FTL-5.1] {"kind":"idle","piece":"D.1","marked":false}
# D.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.2","marked":false}
# A.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.1","marked":false}
# F.1 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.5","x":13000,"y":14000,"heading":90,"radius":250}
# A launches A.5 at 13,14, heading 90°
[FTL-1.4] {"kind":"marked","pieces":["A","A.5"]}
# A, A.5 are marked
[FTL-6.3] {"kind":"sprint","piece":"E","length":6000,"from":[50000,24000],"to":[44000,24000]}
# E sprints 6 in from 50,24 to 44,24
[FTL-6.3] {"kind":"sprint","piece":"F","length":2000,"from":[44000,34000],"to":[42000,34000]}
# F sprints 2 in from 44,34 to 42,34
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":5500,"from":[26000,14000],"to":[31500,14000]}
# A.1 sprints 5.5 in from 26,14 to 31.5,14
[FTL-6.3] {"kind":"sprint","piece":"C.1","length":8000,"from":[20500,34000],"to":[28500,34000]}
# C.1 sprints 8 in from 20.5,34 to 28.5,34
[FTL-6.3] {"kind":"sprint","piece":"E.1","length":6000,"from":[35739,22188],"to":[29943,20635]}
# E.1 sprints 6 in from 35.7,22.2 to 29.9,20.6
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":6000,"from":[24523,27623],"to":[30319,29176]}
# B.1 sprints 6 in from 24.5,27.6 to 30.3,29.2
[FTL-6.3] {"kind":"sprint","piece":"C.2","length":6000,"from":[28500,34000],"to":[34500,34000]}
# C.2 sprints 6 in from 28.5,34 to 34.5,34
[FTL-6.3] {"kind":"sprint","piece":"D.2","length":8000,"from":[26000,14000],"to":[18000,14000]}
# D.2 sprints 8 in from 26,14 to 18,14
[FTL-6.3] {"kind":"sprint","piece":"E.2","length":7500,"from":[37687,22576],"to":[30443,20635]}
# E.2 sprints 7.5 in from 37.7,22.6 to 30.4,20.6
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":5500,"from":[26000,14000],"to":[31500,14000]}
# A.3 sprints 5.5 in from 26,14 to 31.5,14
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":7500,"from":[18727,26071],"to":[25971,28012]}
# B.2 sprints 7.5 in from 18.7,26.1 to 26,28
[FTL-6.3] {"kind":"sprint","piece":"D.3","length":7500,"from":[31500,14000],"to":[24000,14000]}
# D.3 sprints 7.5 in from 31.5,14 to 24,14
[FTL-6.3] {"kind":"sprint","piece":"E.3","length":7500,"from":[49000,24000],"to":[41756,22059]}
# E.3 sprints 7.5 in from 49,24 to 41.8,22.1
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":3500,"from":[18000,14000],"to":[21500,14000]}
# A.4 sprints 3.5 in from 18,14 to 21.5,14
[FTL-6.3] {"kind":"sprint","piece":"B.3","length":6500,"from":[17500,24000],"to":[24000,24000]}
# B.3 sprints 6.5 in from 17.5,24 to 24,24
[FTL-6.3] {"kind":"sprint","piece":"C.3","length":7000,"from":[20000,34000],"to":[27000,34000]}
# C.3 sprints 7 in from 20,34 to 27,34
[FTL-6.3] {"kind":"sprint","piece":"D.4","length":7000,"from":[40000,14000],"to":[33000,14000]}
# D.4 sprints 7 in from 40,14 to 33,14
[FTL-6.3] {"kind":"sprint","piece":"E.4","length":6000,"from":[42500,24000],"to":[36500,24000]}
# E.4 sprints 6 in from 42.5,24 to 36.5,24
[FTL-6.3] {"kind":"sprint","piece":"F.2","length":6500,"from":[35000,34000],"to":[28500,34000]}
# F.2 sprints 6.5 in from 35,34 to 28.5,34
[FTL-6.3] {"kind":"sprint","piece":"C.4","length":7500,"from":[13000,34000],"to":[20500,34000]}
# C.4 sprints 7.5 in from 13,34 to 20.5,34
[FTL-6.3] {"kind":"sprint","piece":"D.5","length":4500,"from":[47000,14000],"to":[42500,14000]}
# D.5 sprints 4.5 in from 47,14 to 42.5,14
[FTL-6.3] {"kind":"sprint","piece":"E.5","length":6500,"from":[49000,24000],"to":[42500,24000]}
# E.5 sprints 6.5 in from 49,24 to 42.5,24
[FTL-6.3] {"kind":"sprint","piece":"F.3","length":8000,"from":[43000,34000],"to":[35000,34000]}
# F.3 sprints 8 in from 43,34 to 35,34
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= d5369dcfde258eb2

turn 7
> 1  B L; C L; A.1 R-45; C.1 S7; A.2 S7; B.1 S5.5; B.2 S6.5; B.3 S6.5; C.3 S6
> 2  E R-15; F S3.5; D.1 S2.5; E.1 S6.5; D.2 S6; E.2 S7; F.1 S5; D.3 S6; E.3 S4.5; D.4 S1.5; E.4 R-15; F.2 S1.5; E.5 R-15
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"D","marked":false}
# D does nothing
[FTL-5.1] {"kind":"idle","piece":"C.2","marked":false}
# C.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.4","marked":false}
# A.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.4","marked":false}
# C.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.5","marked":false}
# D.5 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.3","marked":false}
# F.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.5","marked":false}
# A.5 does nothing
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.4","x":11000,"y":24000,"heading":90,"radius":250}
# B launches B.4 at 11,24, heading 90°
[FTL-6.1] {"kind":"launch","piece":"C","missile":"C.5","x":13000,"y":34000,"heading":90,"radius":250}
# C launches C.5 at 13,34, heading 90°
[FTL-6.2] {"kind":"rotate","piece":"E","degrees":-15,"heading":255}
# E rotates 15° to port, to heading 255°
[FTL-6.2] {"kind":"rotate","piece":"A.1","degrees":-45,"heading":45}
# A.1 rotates 45° to port, to heading 45°
[FTL-6.2] {"kind":"rotate","piece":"E.4","degrees":-15,"heading":255}
# E.4 rotates 15° to port, to heading 255°
[FTL-6.2] {"kind":"rotate","piece":"E.5","degrees":-15,"heading":255}
# E.5 rotates 15° to port, to heading 255°
[FTL-1.4] {"kind":"marked","pieces":["B","C","E","A.1","E.4","E.5","B.4","C.5"]}
# B, C, E, A.1, E.4, E.5, B.4, C.5 are marked
[FTL-6.3] {"kind":"sprint","piece":"F","length":3500,"from":[42000,34000],"to":[38500,34000]}
# F sprints 3.5 in from 42,34 to 38.5,34
[FTL-6.3] {"kind":"sprint","piece":"C.1","length":7000,"from":[28500,34000],"to":[35500,34000]}
# C.1 sprints 7 in from 28.5,34 to 35.5,34
[FTL-6.3] {"kind":"sprint","piece":"D.1","length":2500,"from":[21500,14000],"to":[19000,14000]}
# D.1 sprints 2.5 in from 21.5,14 to 19,14
[FTL-6.3] {"kind":"sprint","piece":"E.1","length":6500,"from":[29943,20635],"to":[23664,18953]}
# E.1 sprints 6.5 in from 29.9,20.6 to 23.7,19
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":7000,"from":[34000,14000],"to":[41000,14000]}
# A.2 sprints 7 in from 34,14 to 41,14
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":5500,"from":[30319,29176],"to":[35632,30600]}
# B.1 sprints 5.5 in from 30.3,29.2 to 35.6,30.6
[FTL-6.3] {"kind":"sprint","piece":"D.2","length":6000,"from":[18000,14000],"to":[12000,14000]}
# D.2 sprints 6 in from 18,14 to 12,14
[FTL-6.3] {"kind":"sprint","piece":"E.2","length":7000,"from":[30443,20635],"to":[23682,18823]}
# E.2 sprints 7 in from 30.4,20.6 to 23.7,18.8
[FTL-6.3] {"kind":"sprint","piece":"F.1","length":5000,"from":[24500,34000],"to":[19500,34000]}
# F.1 sprints 5 in from 24.5,34 to 19.5,34
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":6500,"from":[25971,28012],"to":[32250,29694]}
# B.2 sprints 6.5 in from 26,28 to 32.3,29.7
[FTL-6.3] {"kind":"sprint","piece":"D.3","length":6000,"from":[24000,14000],"to":[18000,14000]}
# D.3 sprints 6 in from 24,14 to 18,14
[FTL-6.3] {"kind":"sprint","piece":"E.3","length":4500,"from":[41756,22059],"to":[37409,20894]}
# E.3 sprints 4.5 in from 41.8,22.1 to 37.4,20.9
[FTL-6.3] {"kind":"sprint","piece":"B.3","length":6500,"from":[24000,24000],"to":[30500,24000]}
# B.3 sprints 6.5 in from 24,24 to 30.5,24
[FTL-6.3] {"kind":"sprint","piece":"C.3","length":6000,"from":[27000,34000],"to":[33000,34000]}
# C.3 sprints 6 in from 27,34 to 33,34
[FTL-6.3] {"kind":"sprint","piece":"D.4","length":1500,"from":[33000,14000],"to":[31500,14000]}
# D.4 sprints 1.5 in from 33,14 to 31.5,14
[FTL-6.3] {"kind":"sprint","piece":"F.2","length":1500,"from":[28500,34000],"to":[27000,34000]}
# F.2 sprints 1.5 in from 28.5,34 to 27,34
[FTL-6.8] {"kind":"meet","piece":"D.4","target":"A.1","nearness":125,"at":[31750,14000]}
# D.4 reaches the base of A.1 after 1.25 in
[FTL-6.4] {"kind":"removed","pieces":["D.4","A.1"],"third-hit":false}
# D.4 hits A.1: both are removed
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 6eca5914ad804b3a

turn 8
> 1  B L; B.1 R-30; A.3 R-45; A.4 R-30; B.3 R-45; C.3 S2; C.4 S6.5; B.4 R-15; C.5 S7.5
> 2  E S4.5; D.1 S6; E.1 S7.5; E.2 S6; F.1 S6.5; D.3 S5; E.3 S6; E.5 S7.5
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"C","marked":false}
# C does nothing
[FTL-5.1] {"kind":"idle","piece":"D","marked":false}
# D does nothing
[FTL-5.1] {"kind":"idle","piece":"F","marked":false}
# F does nothing
[FTL-5.1] {"kind":"idle","piece":"C.1","marked":false}
# C.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.2","marked":false}
# A.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.2","marked":false}
# C.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.2","marked":false}
# D.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"E.4","marked":false}
# E.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.2","marked":false}
# F.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.5","marked":false}
# D.5 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.3","marked":false}
# F.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.5","marked":false}
# A.5 does nothing
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.5","x":11000,"y":24000,"heading":90,"radius":250}
# B launches B.5 at 11,24, heading 90°
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":-30,"heading":45}
# B.1 rotates 30° to port, to heading 45°
[FTL-6.2] {"kind":"rotate","piece":"A.3","degrees":-45,"heading":45}
# A.3 rotates 45° to port, to heading 45°
[FTL-6.2] {"kind":"rotate","piece":"A.4","degrees":-30,"heading":60}
# A.4 rotates 30° to port, to heading 60°
[FTL-6.2] {"kind":"rotate","piece":"B.3","degrees":-45,"heading":45}
# B.3 rotates 45° to port, to heading 45°
[FTL-6.2] {"kind":"rotate","piece":"B.4","degrees":-15,"heading":75}
# B.4 rotates 15° to port, to heading 75°
[FTL-1.4] {"kind":"marked","pieces":["B","B.1","A.3","A.4","B.3","B.4","B.5"]}
# B, B.1, A.3, A.4, B.3, B.4, B.5 are marked
[FTL-6.3] {"kind":"sprint","piece":"E","length":4500,"from":[44000,24000],"to":[39653,22835]}
# E sprints 4.5 in from 44,24 to 39.7,22.8
[FTL-6.3] {"kind":"sprint","piece":"D.1","length":6000,"from":[19000,14000],"to":[13000,14000]}
# D.1 sprints 6 in from 19,14 to 13,14
[FTL-6.3] {"kind":"sprint","piece":"E.1","length":7500,"from":[23664,18953],"to":[16420,17012]}
# E.1 sprints 7.5 in from 23.7,19 to 16.4,17
[FTL-6.3] {"kind":"sprint","piece":"E.2","length":6000,"from":[23682,18823],"to":[17886,17270]}
# E.2 sprints 6 in from 23.7,18.8 to 17.9,17.3
[FTL-6.3] {"kind":"sprint","piece":"F.1","length":6500,"from":[19500,34000],"to":[13000,34000]}
# F.1 sprints 6.5 in from 19.5,34 to 13,34
[FTL-6.3] {"kind":"sprint","piece":"D.3","length":5000,"from":[18000,14000],"to":[13000,14000]}
# D.3 sprints 5 in from 18,14 to 13,14
[FTL-6.3] {"kind":"sprint","piece":"E.3","length":6000,"from":[37409,20894],"to":[31613,19341]}
# E.3 sprints 6 in from 37.4,20.9 to 31.6,19.3
[FTL-6.3] {"kind":"sprint","piece":"C.3","length":2000,"from":[33000,34000],"to":[35000,34000]}
# C.3 sprints 2 in from 33,34 to 35,34
[FTL-6.3] {"kind":"sprint","piece":"C.4","length":6500,"from":[20500,34000],"to":[27000,34000]}
# C.4 sprints 6.5 in from 20.5,34 to 27,34
[FTL-6.3] {"kind":"sprint","piece":"E.5","length":7500,"from":[42500,24000],"to":[35256,22059]}
# E.5 sprints 7.5 in from 42.5,24 to 35.3,22.1
[FTL-6.3] {"kind":"sprint","piece":"C.5","length":7500,"from":[13000,34000],"to":[20500,34000]}
# C.5 sprints 7.5 in from 13,34 to 20.5,34
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 2c2af3ece95dfb32

turn 9
> 1  A S6.5; C S2.5; B.2 S2.5; B.3 R45; A.5 S7; B.4 R15; B.5 S7
> 2  E.1 R-15; D.2 S2; E.2 R-15; F.1 S1; D.3 S1; E.3 S7; E.4 S7.5; F.2 S6.5; D.5 S7; E.5 S6; F.3 S7.5
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"D","marked":false}
# D does nothing
[FTL-5.1] {"kind":"idle","piece":"E","marked":false}
# E does nothing
[FTL-5.1] {"kind":"idle","piece":"F","marked":false}
# F does nothing
[FTL-5.1] {"kind":"idle","piece":"C.1","marked":false}
# C.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.1","marked":false}
# D.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.2","marked":false}
# A.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.1","marked":false}
# B.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.2","marked":false}
# C.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.4","marked":false}
# A.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.3","marked":false}
# C.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.4","marked":false}
# C.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.5","marked":false}
# C.5 does nothing
[FTL-6.2] {"kind":"rotate","piece":"E.1","degrees":-15,"heading":240}
# E.1 rotates 15° to port, to heading 240°
[FTL-6.2] {"kind":"rotate","piece":"E.2","degrees":-15,"heading":240}
# E.2 rotates 15° to port, to heading 240°
[FTL-6.2] {"kind":"rotate","piece":"B.3","degrees":45,"heading":90}
# B.3 rotates 45° to starboard, to heading 90°
[FTL-6.2] {"kind":"rotate","piece":"B.4","degrees":15,"heading":90}
# B.4 rotates 15° to starboard, to heading 90°
[FTL-1.4] {"kind":"marked","pieces":["E.1","E.2","B.3","B.4"]}
# E.1, E.2, B.3, B.4 are marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":6500,"from":[12000,14000],"to":[18500,14000]}
# A sprints 6.5 in from 12,14 to 18.5,14
[FTL-6.3] {"kind":"sprint","piece":"C","length":2500,"from":[12000,34000],"to":[14500,34000]}
# C sprints 2.5 in from 12,34 to 14.5,34
[FTL-6.3] {"kind":"sprint","piece":"D.2","length":2000,"from":[12000,14000],"to":[10000,14000]}
# D.2 sprints 2 in from 12,14 to 10,14
[FTL-6.3] {"kind":"sprint","piece":"F.1","length":1000,"from":[13000,34000],"to":[12000,34000]}
# F.1 sprints 1 in from 13,34 to 12,34
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":2500,"from":[32250,29694],"to":[34665,30341]}
# B.2 sprints 2.5 in from 32.3,29.7 to 34.7,30.3
[FTL-6.3] {"kind":"sprint","piece":"D.3","length":1000,"from":[13000,14000],"to":[12000,14000]}
# D.3 sprints 1 in from 13,14 to 12,14
[FTL-6.3] {"kind":"sprint","piece":"E.3","length":7000,"from":[31613,19341],"to":[24852,17529]}
# E.3 sprints 7 in from 31.6,19.3 to 24.9,17.5
[FTL-6.3] {"kind":"sprint","piece":"E.4","length":7500,"from":[36500,24000],"to":[29256,22059]}
# E.4 sprints 7.5 in from 36.5,24 to 29.3,22.1
[FTL-6.3] {"kind":"sprint","piece":"F.2","length":6500,"from":[27000,34000],"to":[20500,34000]}
# F.2 sprints 6.5 in from 27,34 to 20.5,34
[FTL-6.3] {"kind":"sprint","piece":"D.5","length":7000,"from":[42500,14000],"to":[35500,14000]}
# D.5 sprints 7 in from 42.5,14 to 35.5,14
[FTL-6.3] {"kind":"sprint","piece":"E.5","length":6000,"from":[35256,22059],"to":[29460,20506]}
# E.5 sprints 6 in from 35.3,22.1 to 29.5,20.5
[FTL-6.3] {"kind":"sprint","piece":"F.3","length":7500,"from":[35000,34000],"to":[27500,34000]}
# F.3 sprints 7.5 in from 35,34 to 27.5,34
[FTL-6.3] {"kind":"sprint","piece":"A.5","length":7000,"from":[13000,14000],"to":[20000,14000]}
# A.5 sprints 7 in from 13,14 to 20,14
[FTL-6.3] {"kind":"sprint","piece":"B.5","length":7000,"from":[11000,24000],"to":[18000,24000]}
# B.5 sprints 7 in from 11,24 to 18,24
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= f37e7308873a2728

turn 10
> 1  A S1; B R0; C.1 S3; A.2 S8; B.2 R-30; A.4 S6; B.3 S8; C.4 S6; A.5 R-30; B.4 S7.5; C.5 S7; B.5 S8
> 2  F S3.5; D.1 R180; E.1 R-90; D.2 R180; E.2 R-75; D.3 R180; E.3 R-15; E.4 R-15; D.5 S7; E.5 S6; F.3 S7.5
[FTL-5.1] {"kind":"idle","piece":"C","marked":false}
# C does nothing
[FTL-5.1] {"kind":"idle","piece":"D","marked":false}
# D does nothing
[FTL-5.1] {"kind":"idle","piece":"E","marked":false}
# E does nothing
[FTL-5.1] {"kind":"idle","piece":"B.1","marked":false}
# B.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.2","marked":false}
# C.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.1","marked":false}
# F.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.3","marked":false}
# C.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.2","marked":false}
# F.2 does nothing
[FTL-5.7] {"kind":"rotate","piece":"B","degrees":0,"heading":90}
# B rotates 0° and keeps heading 90°
[FTL-6.2] {"kind":"rotate","piece":"D.1","degrees":180,"heading":90}
# D.1 rotates 180° to starboard, to heading 90°
[FTL-6.2] {"kind":"rotate","piece":"E.1","degrees":-90,"heading":150}
# E.1 rotates 90° to port, to heading 150°
[FTL-6.2] {"kind":"rotate","piece":"D.2","degrees":180,"heading":90}
# D.2 rotates 180° to starboard, to heading 90°
[FTL-6.2] {"kind":"rotate","piece":"E.2","degrees":-75,"heading":165}
# E.2 rotates 75° to port, to heading 165°
[FTL-6.2] {"kind":"rotate","piece":"B.2","degrees":-30,"heading":45}
# B.2 rotates 30° to port, to heading 45°
[FTL-6.2] {"kind":"rotate","piece":"D.3","degrees":180,"heading":90}
# D.3 rotates 180° to starboard, to heading 90°
[FTL-6.2] {"kind":"rotate","piece":"E.3","degrees":-15,"heading":240}
# E.3 rotates 15° to port, to heading 240°
[FTL-6.2] {"kind":"rotate","piece":"E.4","degrees":-15,"heading":240}
# E.4 rotates 15° to port, to heading 240°
[FTL-6.2] {"kind":"rotate","piece":"A.5","degrees":-30,"heading":60}
# A.5 rotates 30° to port, to heading 60°
[FTL-1.4] {"kind":"marked","pieces":["B","D.1","E.1","D.2","E.2","B.2","D.3","E.3","E.4","A.5"]}
# B, D.1, E.1, D.2, E.2, B.2, D.3, E.3, E.4, A.5 are marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":1000,"from":[18500,14000],"to":[19500,14000]}
# A sprints 1 in from 18.5,14 to 19.5,14
[FTL-6.3] {"kind":"sprint","piece":"F","length":3500,"from":[38500,34000],"to":[35000,34000]}
# F sprints 3.5 in from 38.5,34 to 35,34
[FTL-6.3] {"kind":"sprint","piece":"C.1","length":3000,"from":[35500,34000],"to":[38500,34000]}
# C.1 sprints 3 in from 35.5,34 to 38.5,34
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":8000,"from":[41000,14000],"to":[49000,14000]}
# A.2 sprints 8 in from 41,14 to 49,14
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":6000,"from":[21500,14000],"to":[26696,17000]}
# A.4 sprints 6 in from 21.5,14 to 26.7,17
[FTL-6.3] {"kind":"sprint","piece":"B.3","length":8000,"from":[30500,24000],"to":[38500,24000]}
# B.3 sprints 8 in from 30.5,24 to 38.5,24
[FTL-6.3] {"kind":"sprint","piece":"C.4","length":6000,"from":[27000,34000],"to":[33000,34000]}
# C.4 sprints 6 in from 27,34 to 33,34
[FTL-6.3] {"kind":"sprint","piece":"D.5","length":7000,"from":[35500,14000],"to":[28500,14000]}
# D.5 sprints 7 in from 35.5,14 to 28.5,14
[FTL-6.3] {"kind":"sprint","piece":"E.5","length":6000,"from":[29460,20506],"to":[23664,18953]}
# E.5 sprints 6 in from 29.5,20.5 to 23.7,19
[FTL-6.3] {"kind":"sprint","piece":"F.3","length":7500,"from":[27500,34000],"to":[20000,34000]}
# F.3 sprints 7.5 in from 27.5,34 to 20,34
[FTL-6.3] {"kind":"sprint","piece":"B.4","length":7500,"from":[11000,24000],"to":[18500,24000]}
# B.4 sprints 7.5 in from 11,24 to 18.5,24
[FTL-6.3] {"kind":"sprint","piece":"C.5","length":7000,"from":[20500,34000],"to":[27500,34000]}
# C.5 sprints 7 in from 20.5,34 to 27.5,34
[FTL-6.3] {"kind":"sprint","piece":"B.5","length":8000,"from":[18000,24000],"to":[26000,24000]}
# B.5 sprints 8 in from 18,24 to 26,24
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 9140530dc5bbdd3e

turn 11
> 1  A S2.5; C S7.5; C.1 R180; A.2 R180; B.1 R-60; C.2 S1; A.3 S5.5; B.2 R-45; A.4 S7; C.3 S3; C.4 S1.5; A.5 S7; B.4 S6.5; B.5 R-45
> 2  D R0; E R-15; D.1 S6.5; E.1 R-15; D.2 S4.5; E.2 R-15; F.1 R180; D.3 S8; E.4 S6.5; D.5 S3.5
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"F","marked":false}
# F does nothing
[FTL-5.1] {"kind":"idle","piece":"E.3","marked":false}
# E.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.3","marked":false}
# B.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.2","marked":false}
# F.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"E.5","marked":false}
# E.5 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.3","marked":false}
# F.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.5","marked":false}
# C.5 does nothing
[FTL-5.7] {"kind":"rotate","piece":"D","degrees":0,"heading":270}
# D rotates 0° and keeps heading 270°
[FTL-6.2] {"kind":"rotate","piece":"E","degrees":-15,"heading":240}
# E rotates 15° to port, to heading 240°
[FTL-6.2] {"kind":"rotate","piece":"C.1","degrees":180,"heading":270}
# C.1 rotates 180° to starboard, to heading 270°
[FTL-6.2] {"kind":"rotate","piece":"E.1","degrees":-15,"heading":135}
# E.1 rotates 15° to port, to heading 135°
[FTL-6.2] {"kind":"rotate","piece":"A.2","degrees":180,"heading":270}
# A.2 rotates 180° to starboard, to heading 270°
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":-60,"heading":345}
# B.1 rotates 60° to port, to heading 345°
[FTL-6.2] {"kind":"rotate","piece":"E.2","degrees":-15,"heading":150}
# E.2 rotates 15° to port, to heading 150°
[FTL-6.2] {"kind":"rotate","piece":"F.1","degrees":180,"heading":90}
# F.1 rotates 180° to starboard, to heading 90°
[FTL-6.2] {"kind":"rotate","piece":"B.2","degrees":-45,"heading":0}
# B.2 rotates 45° to port, to heading 0°
[FTL-6.2] {"kind":"rotate","piece":"B.5","degrees":-45,"heading":45}
# B.5 rotates 45° to port, to heading 45°
[FTL-1.4] {"kind":"marked","pieces":["D","E","C.1","E.1","A.2","B.1","E.2","F.1","B.2","B.5"]}
# D, E, C.1, E.1, A.2, B.1, E.2, F.1, B.2, B.5 are marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":2500,"from":[19500,14000],"to":[22000,14000]}
# A sprints 2.5 in from 19.5,14 to 22,14
[FTL-6.3] {"kind":"sprint","piece":"C","length":7500,"from":[14500,34000],"to":[22000,34000]}
# C sprints 7.5 in from 14.5,34 to 22,34
[FTL-6.3] {"kind":"sprint","piece":"D.1","length":6500,"from":[13000,14000],"to":[19500,14000]}
# D.1 sprints 6.5 in from 13,14 to 19.5,14
[FTL-6.3] {"kind":"sprint","piece":"C.2","length":1000,"from":[34500,34000],"to":[35500,34000]}
# C.2 sprints 1 in from 34.5,34 to 35.5,34
[FTL-6.3] {"kind":"sprint","piece":"D.2","length":4500,"from":[10000,14000],"to":[14500,14000]}
# D.2 sprints 4.5 in from 10,14 to 14.5,14
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":5500,"from":[31500,14000],"to":[35389,17889]}
# A.3 sprints 5.5 in from 31.5,14 to 35.4,17.9
[FTL-6.3] {"kind":"sprint","piece":"D.3","length":8000,"from":[12000,14000],"to":[20000,14000]}
# D.3 sprints 8 in from 12,14 to 20,14
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":7000,"from":[26696,17000],"to":[32758,20500]}
# A.4 sprints 7 in from 26.7,17 to 32.8,20.5
[FTL-6.3] {"kind":"sprint","piece":"C.3","length":3000,"from":[35000,34000],"to":[38000,34000]}
# C.3 sprints 3 in from 35,34 to 38,34
[FTL-6.3] {"kind":"sprint","piece":"E.4","length":6500,"from":[29256,22059],"to":[23627,18809]}
# E.4 sprints 6.5 in from 29.3,22.1 to 23.6,18.8
[FTL-6.3] {"kind":"sprint","piece":"C.4","length":1500,"from":[33000,34000],"to":[34500,34000]}
# C.4 sprints 1.5 in from 33,34 to 34.5,34
[FTL-6.3] {"kind":"sprint","piece":"D.5","length":3500,"from":[28500,14000],"to":[25000,14000]}
# D.5 sprints 3.5 in from 28.5,14 to 25,14
[FTL-6.3] {"kind":"sprint","piece":"A.5","length":7000,"from":[20000,14000],"to":[26062,17500]}
# A.5 sprints 7 in from 20,14 to 26.1,17.5
[FTL-6.3] {"kind":"sprint","piece":"B.4","length":6500,"from":[18500,24000],"to":[25000,24000]}
# B.4 sprints 6.5 in from 18.5,24 to 25,24
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 98a21466a86b9e06

turn 12
> 1  C S7; C.2 R180; A.3 S6.5; A.4 R15; B.3 R45; C.3 R180; A.5 S6.5; B.4 R-45; C.5 S7; B.5 S6.5
> 2  D S1; E.1 R-15; D.2 S7; E.2 S7; F.1 S3; E.3 R-15; E.4 R-45; F.2 R180; D.5 S2.5; E.5 R-60; F.3 R180
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"E","marked":false}
# E does nothing
[FTL-5.1] {"kind":"idle","piece":"F","marked":false}
# F does nothing
[FTL-5.1] {"kind":"idle","piece":"C.1","marked":false}
# C.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.1","marked":false}
# D.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.2","marked":false}
# A.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.1","marked":false}
# B.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.3","marked":false}
# D.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.4","marked":false}
# C.4 does nothing
[FTL-6.2] {"kind":"rotate","piece":"E.1","degrees":-15,"heading":120}
# E.1 rotates 15° to port, to heading 120°
[FTL-6.2] {"kind":"rotate","piece":"C.2","degrees":180,"heading":270}
# C.2 rotates 180° to starboard, to heading 270°
[FTL-6.2] {"kind":"rotate","piece":"E.3","degrees":-15,"heading":225}
# E.3 rotates 15° to port, to heading 225°
[FTL-6.2] {"kind":"rotate","piece":"A.4","degrees":15,"heading":75}
# A.4 rotates 15° to starboard, to heading 75°
[FTL-6.2] {"kind":"rotate","piece":"B.3","degrees":45,"heading":135}
# B.3 rotates 45° to starboard, to heading 135°
[FTL-6.2] {"kind":"rotate","piece":"C.3","degrees":180,"heading":270}
# C.3 rotates 180° to starboard, to heading 270°
[FTL-6.2] {"kind":"rotate","piece":"E.4","degrees":-45,"heading":195}
# E.4 rotates 45° to port, to heading 195°
[FTL-6.2] {"kind":"rotate","piece":"F.2","degrees":180,"heading":90}
# F.2 rotates 180° to starboard, to heading 90°
[FTL-6.2] {"kind":"rotate","piece":"E.5","degrees":-60,"heading":195}
# E.5 rotates 60° to port, to heading 195°
[FTL-6.2] {"kind":"rotate","piece":"F.3","degrees":180,"heading":90}
# F.3 rotates 180° to starboard, to heading 90°
[FTL-6.2] {"kind":"rotate","piece":"B.4","degrees":-45,"heading":45}
# B.4 rotates 45° to port, to heading 45°
[FTL-1.4] {"kind":"marked","pieces":["E.1","C.2","E.3","A.4","B.3","C.3","E.4","F.2","E.5","F.3","B.4"]}
# E.1, C.2, E.3, A.4, B.3, C.3, E.4, F.2, E.5, F.3, B.4 are marked
[FTL-6.3] {"kind":"sprint","piece":"C","length":7000,"from":[22000,34000],"to":[29000,34000]}
# C sprints 7 in from 22,34 to 29,34
[FTL-6.3] {"kind":"sprint","piece":"D","length":1000,"from":[48000,14000],"to":[47000,14000]}
# D sprints 1 in from 48,14 to 47,14
[FTL-6.3] {"kind":"sprint","piece":"D.2","length":7000,"from":[14500,14000],"to":[21500,14000]}
# D.2 sprints 7 in from 14.5,14 to 21.5,14
[FTL-6.3] {"kind":"sprint","piece":"E.2","length":7000,"from":[17886,17270],"to":[21386,11208]}
# E.2 sprints 7 in from 17.9,17.3 to 21.4,11.2
[FTL-6.3] {"kind":"sprint","piece":"F.1","length":3000,"from":[12000,34000],"to":[15000,34000]}
# F.1 sprints 3 in from 12,34 to 15,34
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":6500,"from":[35389,17889],"to":[39985,22485]}
# A.3 sprints 6.5 in from 35.4,17.9 to 40,22.5
[FTL-6.3] {"kind":"sprint","piece":"D.5","length":2500,"from":[25000,14000],"to":[22500,14000]}
# D.5 sprints 2.5 in from 25,14 to 22.5,14
[FTL-6.3] {"kind":"sprint","piece":"A.5","length":6500,"from":[26062,17500],"to":[31691,20750]}
# A.5 sprints 6.5 in from 26.1,17.5 to 31.7,20.8
[FTL-6.3] {"kind":"sprint","piece":"C.5","length":7000,"from":[27500,34000],"to":[34500,34000]}
# C.5 sprints 7 in from 27.5,34 to 34.5,34
[FTL-6.3] {"kind":"sprint","piece":"B.5","length":6500,"from":[26000,24000],"to":[30596,28596]}
# B.5 sprints 6.5 in from 26,24 to 30.6,28.6
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= a593b9b5fbe7e1b2

turn 13
> 1  A S5.5; A.2 S1.5; B.1 S3.5; A.4 S8; B.3 S1.5; A.5 R15; B.4 S7.5; B.5 S3.5
> 2  D S8; D.2 S1; E.2 R-135; F.1 R120; D.3 S1.5; E.3 S4.5; E.4 S5; F.2 S8; F.3 S7.5
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"C","marked":false}
# C does nothing
[FTL-5.1] {"kind":"idle","piece":"E","marked":false}
# E does nothing
[FTL-5.1] {"kind":"idle","piece":"F","marked":false}
# F does nothing
[FTL-5.1] {"kind":"idle","piece":"C.1","marked":false}
# C.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.1","marked":false}
# D.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"E.1","marked":false}
# E.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.2","marked":false}
# C.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.3","marked":false}
# C.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.4","marked":false}
# C.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.5","marked":false}
# D.5 does nothing
[FTL-5.1] {"kind":"idle","piece":"E.5","marked":false}
# E.5 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.5","marked":false}
# C.5 does nothing
[FTL-6.2] {"kind":"rotate","piece":"E.2","degrees":-135,"heading":15}
# E.2 rotates 135° to port, to heading 15°
[FTL-6.2] {"kind":"rotate","piece":"F.1","degrees":120,"heading":210}
# F.1 rotates 120° to starboard, to heading 210°
[FTL-6.2] {"kind":"rotate","piece":"A.5","degrees":15,"heading":75}
# A.5 rotates 15° to starboard, to heading 75°
[FTL-1.4] {"kind":"marked","pieces":["E.2","F.1","A.5"]}
# E.2, F.1, A.5 are marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":5500,"from":[22000,14000],"to":[27500,14000]}
# A sprints 5.5 in from 22,14 to 27.5,14
[FTL-6.3] {"kind":"sprint","piece":"D","length":8000,"from":[47000,14000],"to":[39000,14000]}
# D sprints 8 in from 47,14 to 39,14
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":1500,"from":[49000,14000],"to":[47500,14000]}
# A.2 sprints 1.5 in from 49,14 to 47.5,14
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":3500,"from":[35632,30600],"to":[34726,33981]}
# B.1 sprints 3.5 in from 35.6,30.6 to 34.7,34
[FTL-6.3] {"kind":"sprint","piece":"D.2","length":1000,"from":[21500,14000],"to":[22500,14000]}
# D.2 sprints 1 in from 21.5,14 to 22.5,14
[FTL-6.3] {"kind":"sprint","piece":"D.3","length":1500,"from":[20000,14000],"to":[21500,14000]}
# D.3 sprints 1.5 in from 20,14 to 21.5,14
[FTL-6.3] {"kind":"sprint","piece":"E.3","length":4500,"from":[24852,17529],"to":[21670,14347]}
# E.3 sprints 4.5 in from 24.9,17.5 to 21.7,14.3
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":8000,"from":[32758,20500],"to":[40485,22571]}
# A.4 sprints 8 in from 32.8,20.5 to 40.5,22.6
[FTL-6.3] {"kind":"sprint","piece":"B.3","length":1500,"from":[38500,24000],"to":[39561,22939]}
# B.3 sprints 1.5 in from 38.5,24 to 39.6,22.9
[FTL-6.3] {"kind":"sprint","piece":"E.4","length":5000,"from":[23627,18809],"to":[22333,13979]}
# E.4 sprints 5 in from 23.6,18.8 to 22.3,14
[FTL-6.3] {"kind":"sprint","piece":"F.2","length":8000,"from":[20500,34000],"to":[28500,34000]}
# F.2 sprints 8 in from 20.5,34 to 28.5,34
[FTL-6.3] {"kind":"sprint","piece":"F.3","length":7500,"from":[20000,34000],"to":[27500,34000]}
# F.3 sprints 7.5 in from 20,34 to 27.5,34
[FTL-6.3] {"kind":"sprint","piece":"B.4","length":7500,"from":[25000,24000],"to":[30303,29303]}
# B.4 sprints 7.5 in from 25,24 to 30.3,29.3
[FTL-6.3] {"kind":"sprint","piece":"B.5","length":3500,"from":[30596,28596],"to":[33071,31071]}
# B.5 sprints 3.5 in from 30.6,28.6 to 33.1,31.1
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 2a6f4b0bc5726579

turn 14
> 1  A S8; B R-15; C S4.5; C.1 S3; A.2 S8; B.1 R105; A.3 S1; A.4 R-150; B.3 S1; A.5 S8; B.5 R-15
> 2  D S6; E S2; E.1 R-165; D.2 S4.5; E.2 R45; F.1 S8; E.3 R-135; E.4 R-105; F.2 S6; D.5 R180; E.5 R-60
[FTL-5.1] {"kind":"idle","piece":"F","marked":false}
# F does nothing
[FTL-5.1] {"kind":"idle","piece":"D.1","marked":false}
# D.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.2","marked":false}
# C.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.3","marked":false}
# D.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.3","marked":false}
# C.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.4","marked":false}
# C.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.3","marked":false}
# F.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.4","marked":false}
# B.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.5","marked":false}
# C.5 does nothing
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":-15,"heading":75}
# B rotates 15° to port, to heading 75°
[FTL-6.2] {"kind":"rotate","piece":"E.1","degrees":-165,"heading":315}
# E.1 rotates 165° to port, to heading 315°
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":105,"heading":90}
# B.1 rotates 105° to starboard, to heading 90°
[FTL-6.2] {"kind":"rotate","piece":"E.2","degrees":45,"heading":60}
# E.2 rotates 45° to starboard, to heading 60°
[FTL-6.2] {"kind":"rotate","piece":"E.3","degrees":-135,"heading":90}
# E.3 rotates 135° to port, to heading 90°
[FTL-6.2] {"kind":"rotate","piece":"A.4","degrees":-150,"heading":285}
# A.4 rotates 150° to port, to heading 285°
[FTL-6.2] {"kind":"rotate","piece":"E.4","degrees":-105,"heading":90}
# E.4 rotates 105° to port, to heading 90°
[FTL-6.2] {"kind":"rotate","piece":"D.5","degrees":180,"heading":90}
# D.5 rotates 180° to starboard, to heading 90°
[FTL-6.2] {"kind":"rotate","piece":"E.5","degrees":-60,"heading":135}
# E.5 rotates 60° to port, to heading 135°
[FTL-6.2] {"kind":"rotate","piece":"B.5","degrees":-15,"heading":30}
# B.5 rotates 15° to port, to heading 30°
[FTL-1.4] {"kind":"marked","pieces":["B","E.1","B.1","E.2","E.3","A.4","E.4","D.5","E.5","B.5"]}
# B, E.1, B.1, E.2, E.3, A.4, E.4, D.5, E.5, B.5 are marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":8000,"from":[27500,14000],"to":[35500,14000]}
# A sprints 8 in from 27.5,14 to 35.5,14
[FTL-6.3] {"kind":"sprint","piece":"C","length":4500,"from":[29000,34000],"to":[33500,34000]}
# C sprints 4.5 in from 29,34 to 33.5,34
[FTL-6.3] {"kind":"sprint","piece":"D","length":6000,"from":[39000,14000],"to":[33000,14000]}
# D sprints 6 in from 39,14 to 33,14
[FTL-6.3] {"kind":"sprint","piece":"E","length":2000,"from":[39653,22835],"to":[37921,21835]}
# E sprints 2 in from 39.7,22.8 to 37.9,21.8
[FTL-6.3] {"kind":"sprint","piece":"C.1","length":3000,"from":[38500,34000],"to":[35500,34000]}
# C.1 sprints 3 in from 38.5,34 to 35.5,34
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":8000,"from":[47500,14000],"to":[39500,14000]}
# A.2 sprints 8 in from 47.5,14 to 39.5,14
[FTL-6.3] {"kind":"sprint","piece":"D.2","length":4500,"from":[22500,14000],"to":[27000,14000]}
# D.2 sprints 4.5 in from 22.5,14 to 27,14
[FTL-6.3] {"kind":"sprint","piece":"F.1","length":8000,"from":[15000,34000],"to":[11000,27072]}
# F.1 sprints 8 in from 15,34 to 11,27.1
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":1000,"from":[39985,22485],"to":[40692,23192]}
# A.3 sprints 1 in from 40,22.5 to 40.7,23.2
[FTL-6.3] {"kind":"sprint","piece":"B.3","length":1000,"from":[39561,22939],"to":[40268,22232]}
# B.3 sprints 1 in from 39.6,22.9 to 40.3,22.2
[FTL-6.3] {"kind":"sprint","piece":"F.2","length":6000,"from":[28500,34000],"to":[34500,34000]}
# F.2 sprints 6 in from 28.5,34 to 34.5,34
[FTL-6.3] {"kind":"sprint","piece":"A.5","length":8000,"from":[31691,20750],"to":[39418,22821]}
# A.5 sprints 8 in from 31.7,20.8 to 39.4,22.8
[FTL-6.8] {"kind":"meet","piece":"F.2","target":"B.1","nearness":598,"at":[34480,34000]}
# F.2 reaches the base of B.1 after 5.98 in
[FTL-6.4] {"kind":"removed","pieces":["F.2","B.1"],"third-hit":false}
# F.2 hits B.1: both are removed
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= ea585fc35f701f9b

end
> 2  concedes
= c78f46e1ce1af64a
