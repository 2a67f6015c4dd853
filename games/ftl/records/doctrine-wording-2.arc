firing-arc record 2
game ftl 2
wording en 2
scenario fleet
option missiles 6
option turn-limit 20
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
= 654601280f05e6d2

turn 1
> 1  A L; C L
> 2  D L; E L; F S4
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.1","x":13000,"y":14000,"heading":90,"radius":250}
# A launches A.1 at 13,14, heading 90
[FTL-6.1] {"kind":"launch","piece":"C","missile":"C.1","x":13000,"y":34000,"heading":90,"radius":250}
# C launches C.1 at 13,34, heading 90
[FTL-6.1] {"kind":"launch","piece":"D","missile":"D.1","x":47000,"y":14000,"heading":270,"radius":250}
# D launches D.1 at 47,14, heading 270
[FTL-6.1] {"kind":"launch","piece":"E","missile":"E.1","x":49000,"y":24000,"heading":270,"radius":250}
# E launches E.1 at 49,24, heading 270
[FTL-1.4] {"kind":"marked","pieces":["A","C","D","E","A.1","C.1","D.1","E.1"]}
# marked: A, C, D, E, A.1, C.1, D.1, E.1
[FTL-6.3] {"kind":"sprint","piece":"F","length":4000,"from":[48000,34000],"to":[44000,34000]}
# F sprints 4 in from 48,34 to 44,34
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 1991e812e37efe63

turn 2
> 1  A L; B L; C L
> 2  D L; E L; F L; D.1 S7; E.1 S6.5
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.1","marked":false}
# C.1 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.2","x":13000,"y":14000,"heading":90,"radius":250}
# A launches A.2 at 13,14, heading 90
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.1","x":11000,"y":24000,"heading":90,"radius":250}
# B launches B.1 at 11,24, heading 90
[FTL-6.1] {"kind":"launch","piece":"C","missile":"C.2","x":13000,"y":34000,"heading":90,"radius":250}
# C launches C.2 at 13,34, heading 90
[FTL-6.1] {"kind":"launch","piece":"D","missile":"D.2","x":47000,"y":14000,"heading":270,"radius":250}
# D launches D.2 at 47,14, heading 270
[FTL-6.1] {"kind":"launch","piece":"E","missile":"E.2","x":49000,"y":24000,"heading":270,"radius":250}
# E launches E.2 at 49,24, heading 270
[FTL-6.1] {"kind":"launch","piece":"F","missile":"F.1","x":43000,"y":34000,"heading":270,"radius":250}
# F launches F.1 at 43,34, heading 270
[FTL-1.4] {"kind":"marked","pieces":["A","B","C","D","E","F","A.2","B.1","C.2","D.2","E.2","F.1"]}
# marked: A, B, C, D, E, F, A.2, B.1, C.2, D.2, E.2, F.1
[FTL-6.3] {"kind":"sprint","piece":"D.1","length":7000,"from":[47000,14000],"to":[40000,14000]}
# D.1 sprints 7 in from 47,14 to 40,14
[FTL-6.3] {"kind":"sprint","piece":"E.1","length":6500,"from":[49000,24000],"to":[42500,24000]}
# E.1 sprints 6.5 in from 49,24 to 42.5,24
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 1d37e488b7df89ed

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
# A launches A.3 at 13,14, heading 90
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.2","x":11000,"y":24000,"heading":90,"radius":250}
# B launches B.2 at 11,24, heading 90
[FTL-6.1] {"kind":"launch","piece":"D","missile":"D.3","x":47000,"y":14000,"heading":270,"radius":250}
# D launches D.3 at 47,14, heading 270
[FTL-6.1] {"kind":"launch","piece":"E","missile":"E.3","x":49000,"y":24000,"heading":270,"radius":250}
# E launches E.3 at 49,24, heading 270
[FTL-6.2] {"kind":"rotate","piece":"E.1","degrees":-15,"heading":255}
# E.1 rotates by -15° to heading 255
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":-15,"heading":75}
# B.1 rotates by -15° to heading 75
[FTL-1.4] {"kind":"marked","pieces":["A","B","D","E","E.1","B.1","A.3","B.2","D.3","E.3"]}
# marked: A, B, D, E, E.1, B.1, A.3, B.2, D.3, E.3
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
# markers are cleared
= 322e4522983368cb

turn 4
> 1  A L; B L; C L; A.1 S7; A.2 S6; B.1 S6.5; C.2 S7.5; A.3 S6; B.2 R-15
> 2  D L; E L; F L; D.1 S6.5; E.1 S7; D.2 S7; E.2 R-15; F.1 S5; D.3 S7.5; E.3 R-15
[FTL-5.1] {"kind":"idle","piece":"C.1","marked":false}
# C.1 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.4","x":13000,"y":14000,"heading":90,"radius":250}
# A launches A.4 at 13,14, heading 90
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.3","x":11000,"y":24000,"heading":90,"radius":250}
# B launches B.3 at 11,24, heading 90
[FTL-6.1] {"kind":"launch","piece":"C","missile":"C.3","x":13000,"y":34000,"heading":90,"radius":250}
# C launches C.3 at 13,34, heading 90
[FTL-6.1] {"kind":"launch","piece":"D","missile":"D.4","x":47000,"y":14000,"heading":270,"radius":250}
# D launches D.4 at 47,14, heading 270
[FTL-6.1] {"kind":"launch","piece":"E","missile":"E.4","x":49000,"y":24000,"heading":270,"radius":250}
# E launches E.4 at 49,24, heading 270
[FTL-6.1] {"kind":"launch","piece":"F","missile":"F.2","x":43000,"y":34000,"heading":270,"radius":250}
# F launches F.2 at 43,34, heading 270
[FTL-6.2] {"kind":"rotate","piece":"E.2","degrees":-15,"heading":255}
# E.2 rotates by -15° to heading 255
[FTL-6.2] {"kind":"rotate","piece":"B.2","degrees":-15,"heading":75}
# B.2 rotates by -15° to heading 75
[FTL-6.2] {"kind":"rotate","piece":"E.3","degrees":-15,"heading":255}
# E.3 rotates by -15° to heading 255
[FTL-1.4] {"kind":"marked","pieces":["A","B","C","D","E","F","E.2","B.2","E.3","A.4","B.3","C.3","D.4","E.4","F.2"]}
# marked: A, B, C, D, E, F, E.2, B.2, E.3, A.4, B.3, C.3, D.4, E.4, F.2
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":7000,"from":[19000,14000],"to":[26000,14000]}
# A.1 sprints 7 in from 19,14 to 26,14
[FTL-6.3] {"kind":"sprint","piece":"D.1","length":6500,"from":[35000,14000],"to":[28500,14000]}
# D.1 sprints 6.5 in from 35,14 to 28.5,14
[FTL-6.3] {"kind":"sprint","piece":"E.1","length":7000,"from":[42500,24000],"to":[35739,22188]}
# E.1 sprints 7 in from 42.5,24 to 35.739,22.188
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":6000,"from":[20500,14000],"to":[26500,14000]}
# A.2 sprints 6 in from 20.5,14 to 26.5,14
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":6500,"from":[11000,24000],"to":[17279,25682]}
# B.1 sprints 6.5 in from 11,24 to 17.279,25.682
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
# markers are cleared
= 58f7734e1c85d6be

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
# C launches C.4 at 13,34, heading 90
[FTL-6.1] {"kind":"launch","piece":"D","missile":"D.5","x":47000,"y":14000,"heading":270,"radius":250}
# D launches D.5 at 47,14, heading 270
[FTL-6.1] {"kind":"launch","piece":"E","missile":"E.5","x":49000,"y":24000,"heading":270,"radius":250}
# E launches E.5 at 49,24, heading 270
[FTL-6.1] {"kind":"launch","piece":"F","missile":"F.3","x":43000,"y":34000,"heading":270,"radius":250}
# F launches F.3 at 43,34, heading 270
[FTL-1.4] {"kind":"marked","pieces":["C","D","E","F","C.4","D.5","E.5","F.3"]}
# marked: C, D, E, F, C.4, D.5, E.5, F.3
[FTL-6.3] {"kind":"sprint","piece":"C.1","length":7500,"from":[13000,34000],"to":[20500,34000]}
# C.1 sprints 7.5 in from 13,34 to 20.5,34
[FTL-6.3] {"kind":"sprint","piece":"D.1","length":7000,"from":[28500,14000],"to":[21500,14000]}
# D.1 sprints 7 in from 28.5,14 to 21.5,14
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":7500,"from":[26500,14000],"to":[34000,14000]}
# A.2 sprints 7.5 in from 26.5,14 to 34,14
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":7500,"from":[17279,25682],"to":[24523,27623]}
# B.1 sprints 7.5 in from 17.279,25.682 to 24.523,27.623
[FTL-6.3] {"kind":"sprint","piece":"D.2","length":8000,"from":[34000,14000],"to":[26000,14000]}
# D.2 sprints 8 in from 34,14 to 26,14
[FTL-6.3] {"kind":"sprint","piece":"E.2","length":5500,"from":[43000,24000],"to":[37687,22576]}
# E.2 sprints 5.5 in from 43,24 to 37.687,22.576
[FTL-6.3] {"kind":"sprint","piece":"F.1","length":7500,"from":[32000,34000],"to":[24500,34000]}
# F.1 sprints 7.5 in from 32,34 to 24.5,34
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":7000,"from":[19000,14000],"to":[26000,14000]}
# A.3 sprints 7 in from 19,14 to 26,14
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":8000,"from":[11000,24000],"to":[18727,26071]}
# B.2 sprints 8 in from 11,24 to 18.727,26.071
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
# markers are cleared
= d06790a8b76e99f0

turn 6
> 1  A L; A.1 S5.5; C.1 S8; B.1 S6; C.2 S6; A.3 S5.5; B.2 S7.5; A.4 S3.5; B.3 S6.5; C.3 S7; C.4 S7.5
> 2  D L; E S3; E.1 S6; D.2 S8; E.2 S7.5; D.3 S7.5; E.3 S7.5; D.4 S7; E.4 S6; F.2 S6.5; D.5 S4.5; E.5 S6.5; F.3 S8
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"C","marked":false}
# C does nothing
[FTL-5.1] {"kind":"idle","piece":"F","marked":false}
# F does nothing
[FTL-5.1] {"kind":"idle","piece":"D.1","marked":false}
# D.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.2","marked":false}
# A.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.1","marked":false}
# F.1 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.5","x":13000,"y":14000,"heading":90,"radius":250}
# A launches A.5 at 13,14, heading 90
[FTL-6.1] {"kind":"launch","piece":"D","missile":"D.6","x":47000,"y":14000,"heading":270,"radius":250}
# D launches D.6 at 47,14, heading 270
[FTL-1.4] {"kind":"marked","pieces":["A","D","A.5","D.6"]}
# marked: A, D, A.5, D.6
[FTL-6.3] {"kind":"sprint","piece":"E","length":3000,"from":[50000,24000],"to":[47000,24000]}
# E sprints 3 in from 50,24 to 47,24
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":5500,"from":[26000,14000],"to":[31500,14000]}
# A.1 sprints 5.5 in from 26,14 to 31.5,14
[FTL-6.3] {"kind":"sprint","piece":"C.1","length":8000,"from":[20500,34000],"to":[28500,34000]}
# C.1 sprints 8 in from 20.5,34 to 28.5,34
[FTL-6.3] {"kind":"sprint","piece":"E.1","length":6000,"from":[35739,22188],"to":[29943,20635]}
# E.1 sprints 6 in from 35.739,22.188 to 29.943,20.635
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":6000,"from":[24523,27623],"to":[30319,29176]}
# B.1 sprints 6 in from 24.523,27.623 to 30.319,29.176
[FTL-6.3] {"kind":"sprint","piece":"C.2","length":6000,"from":[28500,34000],"to":[34500,34000]}
# C.2 sprints 6 in from 28.5,34 to 34.5,34
[FTL-6.3] {"kind":"sprint","piece":"D.2","length":8000,"from":[26000,14000],"to":[18000,14000]}
# D.2 sprints 8 in from 26,14 to 18,14
[FTL-6.3] {"kind":"sprint","piece":"E.2","length":7500,"from":[37687,22576],"to":[30443,20635]}
# E.2 sprints 7.5 in from 37.687,22.576 to 30.443,20.635
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":5500,"from":[26000,14000],"to":[31500,14000]}
# A.3 sprints 5.5 in from 26,14 to 31.5,14
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":7500,"from":[18727,26071],"to":[25971,28012]}
# B.2 sprints 7.5 in from 18.727,26.071 to 25.971,28.012
[FTL-6.3] {"kind":"sprint","piece":"D.3","length":7500,"from":[31500,14000],"to":[24000,14000]}
# D.3 sprints 7.5 in from 31.5,14 to 24,14
[FTL-6.3] {"kind":"sprint","piece":"E.3","length":7500,"from":[49000,24000],"to":[41756,22059]}
# E.3 sprints 7.5 in from 49,24 to 41.756,22.059
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
# markers are cleared
= 157ae6076858d129

turn 7
> 1  A L; B L; C L; A.1 S6; C.1 S7.5; A.2 S7; B.1 S6; C.2 S2.5; B.2 S6.5; B.3 R-30; C.3 S1
> 2  D R0; E L; D.1 S2.5; E.1 S6.5; D.2 S5; E.2 S7; F.1 S5; D.3 S6; E.3 S4.5; D.4 S1.5; E.4 R-15; F.2 S1.5; E.5 R-15; D.6 S7.5
[FTL-5.1] {"kind":"idle","piece":"F","marked":false}
# F does nothing
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
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.6","x":13000,"y":14000,"heading":90,"radius":250}
# A launches A.6 at 13,14, heading 90
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.4","x":11000,"y":24000,"heading":90,"radius":250}
# B launches B.4 at 11,24, heading 90
[FTL-6.1] {"kind":"launch","piece":"C","missile":"C.5","x":13000,"y":34000,"heading":90,"radius":250}
# C launches C.5 at 13,34, heading 90
[FTL-6.1] {"kind":"launch","piece":"E","missile":"E.6","x":46000,"y":24000,"heading":270,"radius":250}
# E launches E.6 at 46,24, heading 270
[FTL-5.7] {"kind":"rotate","piece":"D","degrees":0,"heading":270}
# D rotates by 0° and stays at heading 270
[FTL-6.2] {"kind":"rotate","piece":"B.3","degrees":-30,"heading":60}
# B.3 rotates by -30° to heading 60
[FTL-6.2] {"kind":"rotate","piece":"E.4","degrees":-15,"heading":255}
# E.4 rotates by -15° to heading 255
[FTL-6.2] {"kind":"rotate","piece":"E.5","degrees":-15,"heading":255}
# E.5 rotates by -15° to heading 255
[FTL-1.4] {"kind":"marked","pieces":["A","B","C","D","E","B.3","E.4","E.5","A.6","B.4","C.5","E.6"]}
# marked: A, B, C, D, E, B.3, E.4, E.5, A.6, B.4, C.5, E.6
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":6000,"from":[31500,14000],"to":[37500,14000]}
# A.1 sprints 6 in from 31.5,14 to 37.5,14
[FTL-6.3] {"kind":"sprint","piece":"C.1","length":7500,"from":[28500,34000],"to":[36000,34000]}
# C.1 sprints 7.5 in from 28.5,34 to 36,34
[FTL-6.3] {"kind":"sprint","piece":"D.1","length":2500,"from":[21500,14000],"to":[19000,14000]}
# D.1 sprints 2.5 in from 21.5,14 to 19,14
[FTL-6.3] {"kind":"sprint","piece":"E.1","length":6500,"from":[29943,20635],"to":[23664,18953]}
# E.1 sprints 6.5 in from 29.943,20.635 to 23.664,18.953
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":7000,"from":[34000,14000],"to":[41000,14000]}
# A.2 sprints 7 in from 34,14 to 41,14
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":6000,"from":[30319,29176],"to":[36115,30729]}
# B.1 sprints 6 in from 30.319,29.176 to 36.115,30.729
[FTL-6.3] {"kind":"sprint","piece":"C.2","length":2500,"from":[34500,34000],"to":[37000,34000]}
# C.2 sprints 2.5 in from 34.5,34 to 37,34
[FTL-6.3] {"kind":"sprint","piece":"D.2","length":5000,"from":[18000,14000],"to":[13000,14000]}
# D.2 sprints 5 in from 18,14 to 13,14
[FTL-6.3] {"kind":"sprint","piece":"E.2","length":7000,"from":[30443,20635],"to":[23682,18823]}
# E.2 sprints 7 in from 30.443,20.635 to 23.682,18.823
[FTL-6.3] {"kind":"sprint","piece":"F.1","length":5000,"from":[24500,34000],"to":[19500,34000]}
# F.1 sprints 5 in from 24.5,34 to 19.5,34
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":6500,"from":[25971,28012],"to":[32250,29694]}
# B.2 sprints 6.5 in from 25.971,28.012 to 32.25,29.694
[FTL-6.3] {"kind":"sprint","piece":"D.3","length":6000,"from":[24000,14000],"to":[18000,14000]}
# D.3 sprints 6 in from 24,14 to 18,14
[FTL-6.3] {"kind":"sprint","piece":"E.3","length":4500,"from":[41756,22059],"to":[37409,20894]}
# E.3 sprints 4.5 in from 41.756,22.059 to 37.409,20.894
[FTL-6.3] {"kind":"sprint","piece":"C.3","length":1000,"from":[27000,34000],"to":[28000,34000]}
# C.3 sprints 1 in from 27,34 to 28,34
[FTL-6.3] {"kind":"sprint","piece":"D.4","length":1500,"from":[33000,14000],"to":[31500,14000]}
# D.4 sprints 1.5 in from 33,14 to 31.5,14
[FTL-6.3] {"kind":"sprint","piece":"F.2","length":1500,"from":[28500,34000],"to":[27000,34000]}
# F.2 sprints 1.5 in from 28.5,34 to 27,34
[FTL-6.3] {"kind":"sprint","piece":"D.6","length":7500,"from":[47000,14000],"to":[39500,14000]}
# D.6 sprints 7.5 in from 47,14 to 39.5,14
[FTL-6.8] {"kind":"meet","piece":"D.2","target":"A.6","nearness":475,"at":[13250,14000]}
# D.2 crosses A.6 at 4.75 in
[FTL-6.4] {"kind":"removed","pieces":["D.2","A.6"],"third-hit":false}
# D.2, A.6 are both removed
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 56a13ceebd96f399

turn 8
> 1  B L; C L; A.1 S4.5; B.1 S3; A.3 S6.5; B.2 S5; A.4 S6.5; B.3 S8; C.3 S7; B.4 S7; C.5 S8
> 2  F L; D.1 S6; E.1 S7.5; D.3 S5; E.3 S7.5; D.4 S6; E.5 S7.5; D.6 S7; E.6 R-15
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"D","marked":false}
# D does nothing
[FTL-5.1] {"kind":"idle","piece":"E","marked":false}
# E does nothing
[FTL-5.1] {"kind":"idle","piece":"C.1","marked":false}
# C.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.2","marked":false}
# A.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.2","marked":false}
# C.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"E.2","marked":false}
# E.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.1","marked":false}
# F.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"E.4","marked":false}
# E.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.2","marked":false}
# F.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.4","marked":false}
# C.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.5","marked":false}
# D.5 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.3","marked":false}
# F.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.5","marked":false}
# A.5 does nothing
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.5","x":11000,"y":24000,"heading":90,"radius":250}
# B launches B.5 at 11,24, heading 90
[FTL-6.1] {"kind":"launch","piece":"C","missile":"C.6","x":13000,"y":34000,"heading":90,"radius":250}
# C launches C.6 at 13,34, heading 90
[FTL-6.1] {"kind":"launch","piece":"F","missile":"F.4","x":43000,"y":34000,"heading":270,"radius":250}
# F launches F.4 at 43,34, heading 270
[FTL-6.2] {"kind":"rotate","piece":"E.6","degrees":-15,"heading":255}
# E.6 rotates by -15° to heading 255
[FTL-1.4] {"kind":"marked","pieces":["B","C","F","E.6","B.5","C.6","F.4"]}
# marked: B, C, F, E.6, B.5, C.6, F.4
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":4500,"from":[37500,14000],"to":[42000,14000]}
# A.1 sprints 4.5 in from 37.5,14 to 42,14
[FTL-6.3] {"kind":"sprint","piece":"D.1","length":6000,"from":[19000,14000],"to":[13000,14000]}
# D.1 sprints 6 in from 19,14 to 13,14
[FTL-6.3] {"kind":"sprint","piece":"E.1","length":7500,"from":[23664,18953],"to":[16420,17012]}
# E.1 sprints 7.5 in from 23.664,18.953 to 16.42,17.012
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":3000,"from":[36115,30729],"to":[39013,31505]}
# B.1 sprints 3 in from 36.115,30.729 to 39.013,31.505
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":6500,"from":[31500,14000],"to":[38000,14000]}
# A.3 sprints 6.5 in from 31.5,14 to 38,14
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":5000,"from":[32250,29694],"to":[37080,30988]}
# B.2 sprints 5 in from 32.25,29.694 to 37.08,30.988
[FTL-6.3] {"kind":"sprint","piece":"D.3","length":5000,"from":[18000,14000],"to":[13000,14000]}
# D.3 sprints 5 in from 18,14 to 13,14
[FTL-6.3] {"kind":"sprint","piece":"E.3","length":7500,"from":[37409,20894],"to":[30165,18953]}
# E.3 sprints 7.5 in from 37.409,20.894 to 30.165,18.953
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":6500,"from":[21500,14000],"to":[28000,14000]}
# A.4 sprints 6.5 in from 21.5,14 to 28,14
[FTL-6.3] {"kind":"sprint","piece":"B.3","length":8000,"from":[24000,24000],"to":[30928,28000]}
# B.3 sprints 8 in from 24,24 to 30.928,28
[FTL-6.3] {"kind":"sprint","piece":"C.3","length":7000,"from":[28000,34000],"to":[35000,34000]}
# C.3 sprints 7 in from 28,34 to 35,34
[FTL-6.3] {"kind":"sprint","piece":"D.4","length":6000,"from":[31500,14000],"to":[25500,14000]}
# D.4 sprints 6 in from 31.5,14 to 25.5,14
[FTL-6.3] {"kind":"sprint","piece":"E.5","length":7500,"from":[42500,24000],"to":[35256,22059]}
# E.5 sprints 7.5 in from 42.5,24 to 35.256,22.059
[FTL-6.3] {"kind":"sprint","piece":"D.6","length":7000,"from":[39500,14000],"to":[32500,14000]}
# D.6 sprints 7 in from 39.5,14 to 32.5,14
[FTL-6.3] {"kind":"sprint","piece":"B.4","length":7000,"from":[11000,24000],"to":[18000,24000]}
# B.4 sprints 7 in from 11,24 to 18,24
[FTL-6.3] {"kind":"sprint","piece":"C.5","length":8000,"from":[13000,34000],"to":[21000,34000]}
# C.5 sprints 8 in from 13,34 to 21,34
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 888af73e54047116

turn 9
> 1  A S4.5; B L; C S2.5; B.1 R-15; A.3 S4.5; B.2 R-15; B.3 S7.5; C.3 S8; C.4 S6; A.5 S6.5; B.4 R-15; C.5 S6
> 2  E R-15; F L; E.1 R-15; F.1 S7.5; D.3 S1; E.3 S8; D.4 S6.5; E.4 S7.5; F.2 S6.5; D.5 S7; E.5 S6; F.3 S8; D.6 S7.5; E.6 S6.5; F.4 S8
[FTL-5.1] {"kind":"idle","piece":"D","marked":false}
# D does nothing
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.1","marked":false}
# C.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.1","marked":false}
# D.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.2","marked":false}
# A.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.2","marked":false}
# C.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"E.2","marked":false}
# E.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.4","marked":false}
# A.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.5","marked":false}
# B.5 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.6","marked":false}
# C.6 does nothing
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.6","x":11000,"y":24000,"heading":90,"radius":250}
# B launches B.6 at 11,24, heading 90
[FTL-6.1] {"kind":"launch","piece":"F","missile":"F.5","x":43000,"y":34000,"heading":270,"radius":250}
# F launches F.5 at 43,34, heading 270
[FTL-6.2] {"kind":"rotate","piece":"E","degrees":-15,"heading":255}
# E rotates by -15° to heading 255
[FTL-6.2] {"kind":"rotate","piece":"E.1","degrees":-15,"heading":240}
# E.1 rotates by -15° to heading 240
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":-15,"heading":60}
# B.1 rotates by -15° to heading 60
[FTL-6.2] {"kind":"rotate","piece":"B.2","degrees":-15,"heading":60}
# B.2 rotates by -15° to heading 60
[FTL-6.2] {"kind":"rotate","piece":"B.4","degrees":-15,"heading":75}
# B.4 rotates by -15° to heading 75
[FTL-1.4] {"kind":"marked","pieces":["B","E","F","E.1","B.1","B.2","B.4","B.6","F.5"]}
# marked: B, E, F, E.1, B.1, B.2, B.4, B.6, F.5
[FTL-6.3] {"kind":"sprint","piece":"A","length":4500,"from":[12000,14000],"to":[16500,14000]}
# A sprints 4.5 in from 12,14 to 16.5,14
[FTL-6.3] {"kind":"sprint","piece":"C","length":2500,"from":[12000,34000],"to":[14500,34000]}
# C sprints 2.5 in from 12,34 to 14.5,34
[FTL-6.3] {"kind":"sprint","piece":"F.1","length":7500,"from":[19500,34000],"to":[12000,34000]}
# F.1 sprints 7.5 in from 19.5,34 to 12,34
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":4500,"from":[38000,14000],"to":[42500,14000]}
# A.3 sprints 4.5 in from 38,14 to 42.5,14
[FTL-6.3] {"kind":"sprint","piece":"D.3","length":1000,"from":[13000,14000],"to":[12000,14000]}
# D.3 sprints 1 in from 13,14 to 12,14
[FTL-6.3] {"kind":"sprint","piece":"E.3","length":8000,"from":[30165,18953],"to":[22438,16882]}
# E.3 sprints 8 in from 30.165,18.953 to 22.438,16.882
[FTL-6.3] {"kind":"sprint","piece":"B.3","length":7500,"from":[30928,28000],"to":[37423,31750]}
# B.3 sprints 7.5 in from 30.928,28 to 37.423,31.75
[FTL-6.3] {"kind":"sprint","piece":"C.3","length":8000,"from":[35000,34000],"to":[43000,34000]}
# C.3 sprints 8 in from 35,34 to 43,34
[FTL-6.3] {"kind":"sprint","piece":"D.4","length":6500,"from":[25500,14000],"to":[19000,14000]}
# D.4 sprints 6.5 in from 25.5,14 to 19,14
[FTL-6.3] {"kind":"sprint","piece":"E.4","length":7500,"from":[36500,24000],"to":[29256,22059]}
# E.4 sprints 7.5 in from 36.5,24 to 29.256,22.059
[FTL-6.3] {"kind":"sprint","piece":"F.2","length":6500,"from":[27000,34000],"to":[20500,34000]}
# F.2 sprints 6.5 in from 27,34 to 20.5,34
[FTL-6.3] {"kind":"sprint","piece":"C.4","length":6000,"from":[20500,34000],"to":[26500,34000]}
# C.4 sprints 6 in from 20.5,34 to 26.5,34
[FTL-6.3] {"kind":"sprint","piece":"D.5","length":7000,"from":[42500,14000],"to":[35500,14000]}
# D.5 sprints 7 in from 42.5,14 to 35.5,14
[FTL-6.3] {"kind":"sprint","piece":"E.5","length":6000,"from":[35256,22059],"to":[29460,20506]}
# E.5 sprints 6 in from 35.256,22.059 to 29.46,20.506
[FTL-6.3] {"kind":"sprint","piece":"F.3","length":8000,"from":[35000,34000],"to":[27000,34000]}
# F.3 sprints 8 in from 35,34 to 27,34
[FTL-6.3] {"kind":"sprint","piece":"A.5","length":6500,"from":[13000,14000],"to":[19500,14000]}
# A.5 sprints 6.5 in from 13,14 to 19.5,14
[FTL-6.3] {"kind":"sprint","piece":"D.6","length":7500,"from":[32500,14000],"to":[25000,14000]}
# D.6 sprints 7.5 in from 32.5,14 to 25,14
[FTL-6.3] {"kind":"sprint","piece":"C.5","length":6000,"from":[21000,34000],"to":[27000,34000]}
# C.5 sprints 6 in from 21,34 to 27,34
[FTL-6.3] {"kind":"sprint","piece":"E.6","length":6500,"from":[46000,24000],"to":[39721,22318]}
# E.6 sprints 6.5 in from 46,24 to 39.721,22.318
[FTL-6.3] {"kind":"sprint","piece":"F.4","length":8000,"from":[43000,34000],"to":[35000,34000]}
# F.4 sprints 8 in from 43,34 to 35,34
[FTL-6.8] {"kind":"meet","piece":"C.3","target":"F.5","nearness":775,"at":[42750,34000]}
# C.3 crosses F.5 at 7.75 in
[FTL-6.4] {"kind":"removed","pieces":["C.3","F.5"],"third-hit":false}
# C.3, F.5 are both removed
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 02a7cdc5a7125d9d

turn 10
> 1  A S1.5; B R-15; A.1 S8; C.1 S8; B.2 S4.5; A.4 S7; B.3 R15; C.4 S6; B.4 S7.5; C.5 S8; B.5 S8; C.6 S7.5; B.6 S6
> 2  E R0; F S6; D.1 R180; E.1 R-60; E.2 S6.5; F.1 R180; E.3 R-15; E.4 R-15; D.5 S6; E.5 S6; F.3 S7.5; E.6 S7; F.4 S8
[FTL-5.1] {"kind":"idle","piece":"C","marked":false}
# C does nothing
[FTL-5.1] {"kind":"idle","piece":"D","marked":false}
# D does nothing
[FTL-5.1] {"kind":"idle","piece":"A.2","marked":false}
# A.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.1","marked":false}
# B.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.2","marked":false}
# C.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.3","marked":false}
# D.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.4","marked":false}
# D.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.2","marked":false}
# F.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.5","marked":false}
# A.5 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.6","marked":false}
# D.6 does nothing
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":-15,"heading":75}
# B rotates by -15° to heading 75
[FTL-5.7] {"kind":"rotate","piece":"E","degrees":0,"heading":255}
# E rotates by 0° and stays at heading 255
[FTL-6.2] {"kind":"rotate","piece":"D.1","degrees":180,"heading":90}
# D.1 rotates by 180° to heading 90
[FTL-6.2] {"kind":"rotate","piece":"E.1","degrees":-60,"heading":180}
# E.1 rotates by -60° to heading 180
[FTL-6.2] {"kind":"rotate","piece":"F.1","degrees":180,"heading":90}
# F.1 rotates by 180° to heading 90
[FTL-6.2] {"kind":"rotate","piece":"E.3","degrees":-15,"heading":240}
# E.3 rotates by -15° to heading 240
[FTL-6.2] {"kind":"rotate","piece":"B.3","degrees":15,"heading":75}
# B.3 rotates by 15° to heading 75
[FTL-6.2] {"kind":"rotate","piece":"E.4","degrees":-15,"heading":240}
# E.4 rotates by -15° to heading 240
[FTL-1.4] {"kind":"marked","pieces":["B","E","D.1","E.1","F.1","E.3","B.3","E.4"]}
# marked: B, E, D.1, E.1, F.1, E.3, B.3, E.4
[FTL-6.3] {"kind":"sprint","piece":"A","length":1500,"from":[16500,14000],"to":[18000,14000]}
# A sprints 1.5 in from 16.5,14 to 18,14
[FTL-6.3] {"kind":"sprint","piece":"F","length":6000,"from":[44000,34000],"to":[38000,34000]}
# F sprints 6 in from 44,34 to 38,34
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":8000,"from":[42000,14000],"to":[50000,14000]}
# A.1 sprints 8 in from 42,14 to 50,14
[FTL-6.3] {"kind":"sprint","piece":"C.1","length":8000,"from":[36000,34000],"to":[44000,34000]}
# C.1 sprints 8 in from 36,34 to 44,34
[FTL-6.3] {"kind":"sprint","piece":"E.2","length":6500,"from":[23682,18823],"to":[17403,17141]}
# E.2 sprints 6.5 in from 23.682,18.823 to 17.403,17.141
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":4500,"from":[37080,30988],"to":[40977,33238]}
# B.2 sprints 4.5 in from 37.08,30.988 to 40.977,33.238
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":7000,"from":[28000,14000],"to":[35000,14000]}
# A.4 sprints 7 in from 28,14 to 35,14
[FTL-6.3] {"kind":"sprint","piece":"C.4","length":6000,"from":[26500,34000],"to":[32500,34000]}
# C.4 sprints 6 in from 26.5,34 to 32.5,34
[FTL-6.3] {"kind":"sprint","piece":"D.5","length":6000,"from":[35500,14000],"to":[29500,14000]}
# D.5 sprints 6 in from 35.5,14 to 29.5,14
[FTL-6.3] {"kind":"sprint","piece":"E.5","length":6000,"from":[29460,20506],"to":[23664,18953]}
# E.5 sprints 6 in from 29.46,20.506 to 23.664,18.953
[FTL-6.3] {"kind":"sprint","piece":"F.3","length":7500,"from":[27000,34000],"to":[19500,34000]}
# F.3 sprints 7.5 in from 27,34 to 19.5,34
[FTL-6.3] {"kind":"sprint","piece":"B.4","length":7500,"from":[18000,24000],"to":[25244,25941]}
# B.4 sprints 7.5 in from 18,24 to 25.244,25.941
[FTL-6.3] {"kind":"sprint","piece":"C.5","length":8000,"from":[27000,34000],"to":[35000,34000]}
# C.5 sprints 8 in from 27,34 to 35,34
[FTL-6.3] {"kind":"sprint","piece":"E.6","length":7000,"from":[39721,22318],"to":[32960,20506]}
# E.6 sprints 7 in from 39.721,22.318 to 32.96,20.506
[FTL-6.3] {"kind":"sprint","piece":"B.5","length":8000,"from":[11000,24000],"to":[19000,24000]}
# B.5 sprints 8 in from 11,24 to 19,24
[FTL-6.3] {"kind":"sprint","piece":"C.6","length":7500,"from":[13000,34000],"to":[20500,34000]}
# C.6 sprints 7.5 in from 13,34 to 20.5,34
[FTL-6.3] {"kind":"sprint","piece":"F.4","length":8000,"from":[35000,34000],"to":[27000,34000]}
# F.4 sprints 8 in from 35,34 to 27,34
[FTL-6.3] {"kind":"sprint","piece":"B.6","length":6000,"from":[11000,24000],"to":[17000,24000]}
# B.6 sprints 6 in from 11,24 to 17,24
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 890a1f1684f71823

turn 11
> 1  A S1; C S5; A.1 R180; C.1 R180; B.1 R-75; A.3 S5; B.2 R-135; B.3 R-60; C.4 S5; A.5 R-45; B.4 S7; B.5 R-30; B.6 R-30
> 2  D R0; E R0; D.1 S4.5; E.1 R-30; E.2 R-90; F.1 S2; D.3 R180; E.3 S5; E.4 S7.5; D.5 S4; D.6 S5.5; E.6 R-15
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"F","marked":false}
# F does nothing
[FTL-5.1] {"kind":"idle","piece":"A.2","marked":false}
# A.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.2","marked":false}
# C.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.4","marked":false}
# A.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.4","marked":false}
# D.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.2","marked":false}
# F.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"E.5","marked":false}
# E.5 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.3","marked":false}
# F.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.5","marked":false}
# C.5 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.6","marked":false}
# C.6 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.4","marked":false}
# F.4 does nothing
[FTL-5.7] {"kind":"rotate","piece":"D","degrees":0,"heading":270}
# D rotates by 0° and stays at heading 270
[FTL-5.7] {"kind":"rotate","piece":"E","degrees":0,"heading":255}
# E rotates by 0° and stays at heading 255
[FTL-6.2] {"kind":"rotate","piece":"A.1","degrees":180,"heading":270}
# A.1 rotates by 180° to heading 270
[FTL-6.2] {"kind":"rotate","piece":"C.1","degrees":180,"heading":270}
# C.1 rotates by 180° to heading 270
[FTL-6.2] {"kind":"rotate","piece":"E.1","degrees":-30,"heading":150}
# E.1 rotates by -30° to heading 150
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":-75,"heading":345}
# B.1 rotates by -75° to heading 345
[FTL-6.2] {"kind":"rotate","piece":"E.2","degrees":-90,"heading":165}
# E.2 rotates by -90° to heading 165
[FTL-6.2] {"kind":"rotate","piece":"B.2","degrees":-135,"heading":285}
# B.2 rotates by -135° to heading 285
[FTL-6.2] {"kind":"rotate","piece":"D.3","degrees":180,"heading":90}
# D.3 rotates by 180° to heading 90
[FTL-6.2] {"kind":"rotate","piece":"B.3","degrees":-60,"heading":15}
# B.3 rotates by -60° to heading 15
[FTL-6.2] {"kind":"rotate","piece":"A.5","degrees":-45,"heading":45}
# A.5 rotates by -45° to heading 45
[FTL-6.2] {"kind":"rotate","piece":"E.6","degrees":-15,"heading":240}
# E.6 rotates by -15° to heading 240
[FTL-6.2] {"kind":"rotate","piece":"B.5","degrees":-30,"heading":60}
# B.5 rotates by -30° to heading 60
[FTL-6.2] {"kind":"rotate","piece":"B.6","degrees":-30,"heading":60}
# B.6 rotates by -30° to heading 60
[FTL-1.4] {"kind":"marked","pieces":["D","E","A.1","C.1","E.1","B.1","E.2","B.2","D.3","B.3","A.5","E.6","B.5","B.6"]}
# marked: D, E, A.1, C.1, E.1, B.1, E.2, B.2, D.3, B.3, A.5, E.6, B.5, B.6
[FTL-6.3] {"kind":"sprint","piece":"A","length":1000,"from":[18000,14000],"to":[19000,14000]}
# A sprints 1 in from 18,14 to 19,14
[FTL-6.3] {"kind":"sprint","piece":"C","length":5000,"from":[14500,34000],"to":[19500,34000]}
# C sprints 5 in from 14.5,34 to 19.5,34
[FTL-6.3] {"kind":"sprint","piece":"D.1","length":4500,"from":[13000,14000],"to":[17500,14000]}
# D.1 sprints 4.5 in from 13,14 to 17.5,14
[FTL-6.3] {"kind":"sprint","piece":"F.1","length":2000,"from":[12000,34000],"to":[14000,34000]}
# F.1 sprints 2 in from 12,34 to 14,34
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":5000,"from":[42500,14000],"to":[47500,14000]}
# A.3 sprints 5 in from 42.5,14 to 47.5,14
[FTL-6.3] {"kind":"sprint","piece":"E.3","length":5000,"from":[22438,16882],"to":[18108,14382]}
# E.3 sprints 5 in from 22.438,16.882 to 18.108,14.382
[FTL-6.3] {"kind":"sprint","piece":"E.4","length":7500,"from":[29256,22059],"to":[22761,18309]}
# E.4 sprints 7.5 in from 29.256,22.059 to 22.761,18.309
[FTL-6.3] {"kind":"sprint","piece":"C.4","length":5000,"from":[32500,34000],"to":[37500,34000]}
# C.4 sprints 5 in from 32.5,34 to 37.5,34
[FTL-6.3] {"kind":"sprint","piece":"D.5","length":4000,"from":[29500,14000],"to":[25500,14000]}
# D.5 sprints 4 in from 29.5,14 to 25.5,14
[FTL-6.3] {"kind":"sprint","piece":"D.6","length":5500,"from":[25000,14000],"to":[19500,14000]}
# D.6 sprints 5.5 in from 25,14 to 19.5,14
[FTL-6.3] {"kind":"sprint","piece":"B.4","length":7000,"from":[25244,25941],"to":[32005,27753]}
# B.4 sprints 7 in from 25.244,25.941 to 32.005,27.753
[FTL-6.8] {"kind":"meet","piece":"A.3","target":"D","nearness":500,"at":[47500,14000]}
# A.3 crosses D at 5.00 in
[FTL-6.5] {"kind":"hit","piece":"D","by":"A.3","hits":1,"hull":3,"vain":false}
# A.3 is spent, D takes hit 1 of 3
[FTL-6.8] {"kind":"meet","piece":"D.6","target":"A.5","nearness":525,"at":[19750,14000]}
# D.6 crosses A.5 at 5.25 in
[FTL-6.4] {"kind":"removed","pieces":["D.6","A.5"],"third-hit":false}
# D.6, A.5 are both removed
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 47726e5fdde1d65a

turn 12
> 1  B R0; C S8; B.1 S2.5; C.2 S1; A.4 S7.5; B.3 S2; B.4 S4.5; C.5 S2.5; B.5 S6; C.6 S7.5; B.6 S6.5
> 2  D S1; E R30; E.1 R-15; E.2 R-15; E.3 R-120; D.4 R180; E.4 R-15; D.5 S6; E.5 R-30; F.3 R180; E.6 S6
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"F","marked":false}
# F does nothing
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.1","marked":false}
# C.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.1","marked":false}
# D.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.2","marked":false}
# A.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.1","marked":false}
# F.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.3","marked":false}
# D.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.2","marked":false}
# F.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.4","marked":false}
# C.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.4","marked":false}
# F.4 does nothing
[FTL-5.7] {"kind":"rotate","piece":"B","degrees":0,"heading":75}
# B rotates by 0° and stays at heading 75
[FTL-6.2] {"kind":"rotate","piece":"E","degrees":30,"heading":285}
# E rotates by 30° to heading 285
[FTL-6.2] {"kind":"rotate","piece":"E.1","degrees":-15,"heading":135}
# E.1 rotates by -15° to heading 135
[FTL-6.2] {"kind":"rotate","piece":"E.2","degrees":-15,"heading":150}
# E.2 rotates by -15° to heading 150
[FTL-6.2] {"kind":"rotate","piece":"E.3","degrees":-120,"heading":120}
# E.3 rotates by -120° to heading 120
[FTL-6.2] {"kind":"rotate","piece":"D.4","degrees":180,"heading":90}
# D.4 rotates by 180° to heading 90
[FTL-6.2] {"kind":"rotate","piece":"E.4","degrees":-15,"heading":225}
# E.4 rotates by -15° to heading 225
[FTL-6.2] {"kind":"rotate","piece":"E.5","degrees":-30,"heading":225}
# E.5 rotates by -30° to heading 225
[FTL-6.2] {"kind":"rotate","piece":"F.3","degrees":180,"heading":90}
# F.3 rotates by 180° to heading 90
[FTL-1.4] {"kind":"marked","pieces":["B","E","E.1","E.2","E.3","D.4","E.4","E.5","F.3"]}
# marked: B, E, E.1, E.2, E.3, D.4, E.4, E.5, F.3
[FTL-6.3] {"kind":"sprint","piece":"C","length":8000,"from":[19500,34000],"to":[27500,34000]}
# C sprints 8 in from 19.5,34 to 27.5,34
[FTL-6.3] {"kind":"sprint","piece":"D","length":1000,"from":[48000,14000],"to":[47000,14000]}
# D sprints 1 in from 48,14 to 47,14
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":2500,"from":[39013,31505],"to":[38366,33920]}
# B.1 sprints 2.5 in from 39.013,31.505 to 38.366,33.92
[FTL-6.3] {"kind":"sprint","piece":"C.2","length":1000,"from":[37000,34000],"to":[38000,34000]}
# C.2 sprints 1 in from 37,34 to 38,34
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":7500,"from":[35000,14000],"to":[42500,14000]}
# A.4 sprints 7.5 in from 35,14 to 42.5,14
[FTL-6.3] {"kind":"sprint","piece":"B.3","length":2000,"from":[37423,31750],"to":[37941,33682]}
# B.3 sprints 2 in from 37.423,31.75 to 37.941,33.682
[FTL-6.3] {"kind":"sprint","piece":"D.5","length":6000,"from":[25500,14000],"to":[19500,14000]}
# D.5 sprints 6 in from 25.5,14 to 19.5,14
[FTL-6.3] {"kind":"sprint","piece":"B.4","length":4500,"from":[32005,27753],"to":[36352,28918]}
# B.4 sprints 4.5 in from 32.005,27.753 to 36.352,28.918
[FTL-6.3] {"kind":"sprint","piece":"C.5","length":2500,"from":[35000,34000],"to":[37500,34000]}
# C.5 sprints 2.5 in from 35,34 to 37.5,34
[FTL-6.3] {"kind":"sprint","piece":"E.6","length":6000,"from":[32960,20506],"to":[27764,17506]}
# E.6 sprints 6 in from 32.96,20.506 to 27.764,17.506
[FTL-6.3] {"kind":"sprint","piece":"B.5","length":6000,"from":[19000,24000],"to":[24196,27000]}
# B.5 sprints 6 in from 19,24 to 24.196,27
[FTL-6.3] {"kind":"sprint","piece":"C.6","length":7500,"from":[20500,34000],"to":[28000,34000]}
# C.6 sprints 7.5 in from 20.5,34 to 28,34
[FTL-6.3] {"kind":"sprint","piece":"B.6","length":6500,"from":[17000,24000],"to":[22629,27250]}
# B.6 sprints 6.5 in from 17,24 to 22.629,27.25
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 85bbb19637f3bbe6

turn 13
> 1  A S5; A.1 S2.5; C.1 S5.5; B.1 S1; A.4 S4.5; B.3 S1; B.4 R-60; C.5 S1; B.5 S7.5; C.6 S5; B.6 S6
> 2  D S7.5; E R15; E.2 S3.5; F.1 R105; E.3 S1; D.4 S3; E.4 S5.5; F.2 R180; E.6 S6.5; F.4 R180
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"C","marked":false}
# C does nothing
[FTL-5.1] {"kind":"idle","piece":"F","marked":false}
# F does nothing
[FTL-5.1] {"kind":"idle","piece":"D.1","marked":false}
# D.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"E.1","marked":false}
# E.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.2","marked":false}
# A.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.2","marked":false}
# C.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.3","marked":false}
# D.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.4","marked":false}
# C.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.5","marked":false}
# D.5 does nothing
[FTL-5.1] {"kind":"idle","piece":"E.5","marked":false}
# E.5 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.3","marked":false}
# F.3 does nothing
[FTL-6.2] {"kind":"rotate","piece":"E","degrees":15,"heading":300}
# E rotates by 15° to heading 300
[FTL-6.2] {"kind":"rotate","piece":"F.1","degrees":105,"heading":195}
# F.1 rotates by 105° to heading 195
[FTL-6.2] {"kind":"rotate","piece":"F.2","degrees":180,"heading":90}
# F.2 rotates by 180° to heading 90
[FTL-6.2] {"kind":"rotate","piece":"B.4","degrees":-60,"heading":15}
# B.4 rotates by -60° to heading 15
[FTL-6.2] {"kind":"rotate","piece":"F.4","degrees":180,"heading":90}
# F.4 rotates by 180° to heading 90
[FTL-1.4] {"kind":"marked","pieces":["E","F.1","F.2","B.4","F.4"]}
# marked: E, F.1, F.2, B.4, F.4
[FTL-6.3] {"kind":"sprint","piece":"A","length":5000,"from":[19000,14000],"to":[24000,14000]}
# A sprints 5 in from 19,14 to 24,14
[FTL-6.3] {"kind":"sprint","piece":"D","length":7500,"from":[47000,14000],"to":[39500,14000]}
# D sprints 7.5 in from 47,14 to 39.5,14
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":2500,"from":[50000,14000],"to":[47500,14000]}
# A.1 sprints 2.5 in from 50,14 to 47.5,14
[FTL-6.3] {"kind":"sprint","piece":"C.1","length":5500,"from":[44000,34000],"to":[38500,34000]}
# C.1 sprints 5.5 in from 44,34 to 38.5,34
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":1000,"from":[38366,33920],"to":[38107,34886]}
# B.1 sprints 1 in from 38.366,33.92 to 38.107,34.886
[FTL-6.3] {"kind":"sprint","piece":"E.2","length":3500,"from":[17403,17141],"to":[19153,14110]}
# E.2 sprints 3.5 in from 17.403,17.141 to 19.153,14.11
[FTL-6.3] {"kind":"sprint","piece":"E.3","length":1000,"from":[18108,14382],"to":[18974,13882]}
# E.3 sprints 1 in from 18.108,14.382 to 18.974,13.882
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":4500,"from":[42500,14000],"to":[47000,14000]}
# A.4 sprints 4.5 in from 42.5,14 to 47,14
[FTL-6.3] {"kind":"sprint","piece":"B.3","length":1000,"from":[37941,33682],"to":[38200,34648]}
# B.3 sprints 1 in from 37.941,33.682 to 38.2,34.648
[FTL-6.3] {"kind":"sprint","piece":"D.4","length":3000,"from":[19000,14000],"to":[22000,14000]}
# D.4 sprints 3 in from 19,14 to 22,14
[FTL-6.3] {"kind":"sprint","piece":"E.4","length":5500,"from":[22761,18309],"to":[18872,14420]}
# E.4 sprints 5.5 in from 22.761,18.309 to 18.872,14.42
[FTL-6.3] {"kind":"sprint","piece":"C.5","length":1000,"from":[37500,34000],"to":[38500,34000]}
# C.5 sprints 1 in from 37.5,34 to 38.5,34
[FTL-6.3] {"kind":"sprint","piece":"E.6","length":6500,"from":[27764,17506],"to":[22135,14256]}
# E.6 sprints 6.5 in from 27.764,17.506 to 22.135,14.256
[FTL-6.3] {"kind":"sprint","piece":"B.5","length":7500,"from":[24196,27000],"to":[30691,30750]}
# B.5 sprints 7.5 in from 24.196,27 to 30.691,30.75
[FTL-6.3] {"kind":"sprint","piece":"C.6","length":5000,"from":[28000,34000],"to":[33000,34000]}
# C.6 sprints 5 in from 28,34 to 33,34
[FTL-6.3] {"kind":"sprint","piece":"B.6","length":6000,"from":[22629,27250],"to":[27825,30250]}
# B.6 sprints 6 in from 22.629,27.25 to 27.825,30.25
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 161360c475c667c1

turn 14
> 1  A S8; B R0; C S5; C.1 S1.5; A.2 R180; B.1 R-165; A.4 R180; B.3 R180; B.4 S5; C.5 R180; B.5 S5.5; B.6 R15
> 2  D S5.5; E.1 R-30; E.2 R-60; F.1 S7.5; D.3 R-105; D.4 S1.5; E.4 R-135; F.2 S6.5; D.5 R180; E.5 R-45; E.6 R-135; F.4 S1
[FTL-5.1] {"kind":"idle","piece":"E","marked":false}
# E does nothing
[FTL-5.1] {"kind":"idle","piece":"F","marked":false}
# F does nothing
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.1","marked":false}
# D.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.2","marked":false}
# C.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"E.3","marked":false}
# E.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.4","marked":false}
# C.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.3","marked":false}
# F.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.6","marked":false}
# C.6 does nothing
[FTL-5.7] {"kind":"rotate","piece":"B","degrees":0,"heading":75}
# B rotates by 0° and stays at heading 75
[FTL-6.2] {"kind":"rotate","piece":"E.1","degrees":-30,"heading":105}
# E.1 rotates by -30° to heading 105
[FTL-6.2] {"kind":"rotate","piece":"A.2","degrees":180,"heading":270}
# A.2 rotates by 180° to heading 270
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":-165,"heading":180}
# B.1 rotates by -165° to heading 180
[FTL-6.2] {"kind":"rotate","piece":"E.2","degrees":-60,"heading":90}
# E.2 rotates by -60° to heading 90
[FTL-6.2] {"kind":"rotate","piece":"D.3","degrees":-105,"heading":345}
# D.3 rotates by -105° to heading 345
[FTL-6.2] {"kind":"rotate","piece":"A.4","degrees":180,"heading":270}
# A.4 rotates by 180° to heading 270
[FTL-6.2] {"kind":"rotate","piece":"B.3","degrees":180,"heading":195}
# B.3 rotates by 180° to heading 195
[FTL-6.2] {"kind":"rotate","piece":"E.4","degrees":-135,"heading":90}
# E.4 rotates by -135° to heading 90
[FTL-6.2] {"kind":"rotate","piece":"D.5","degrees":180,"heading":90}
# D.5 rotates by 180° to heading 90
[FTL-6.2] {"kind":"rotate","piece":"E.5","degrees":-45,"heading":180}
# E.5 rotates by -45° to heading 180
[FTL-6.2] {"kind":"rotate","piece":"C.5","degrees":180,"heading":270}
# C.5 rotates by 180° to heading 270
[FTL-6.2] {"kind":"rotate","piece":"E.6","degrees":-135,"heading":105}
# E.6 rotates by -135° to heading 105
[FTL-6.2] {"kind":"rotate","piece":"B.6","degrees":15,"heading":75}
# B.6 rotates by 15° to heading 75
[FTL-1.4] {"kind":"marked","pieces":["B","E.1","A.2","B.1","E.2","D.3","A.4","B.3","E.4","D.5","E.5","C.5","E.6","B.6"]}
# marked: B, E.1, A.2, B.1, E.2, D.3, A.4, B.3, E.4, D.5, E.5, C.5, E.6, B.6
[FTL-6.3] {"kind":"sprint","piece":"A","length":8000,"from":[24000,14000],"to":[32000,14000]}
# A sprints 8 in from 24,14 to 32,14
[FTL-6.3] {"kind":"sprint","piece":"C","length":5000,"from":[27500,34000],"to":[32500,34000]}
# C sprints 5 in from 27.5,34 to 32.5,34
[FTL-6.3] {"kind":"sprint","piece":"D","length":5500,"from":[39500,14000],"to":[34000,14000]}
# D sprints 5.5 in from 39.5,14 to 34,14
[FTL-6.3] {"kind":"sprint","piece":"C.1","length":1500,"from":[38500,34000],"to":[37000,34000]}
# C.1 sprints 1.5 in from 38.5,34 to 37,34
[FTL-6.3] {"kind":"sprint","piece":"F.1","length":7500,"from":[14000,34000],"to":[12059,26756]}
# F.1 sprints 7.5 in from 14,34 to 12.059,26.756
[FTL-6.3] {"kind":"sprint","piece":"D.4","length":1500,"from":[22000,14000],"to":[23500,14000]}
# D.4 sprints 1.5 in from 22,14 to 23.5,14
[FTL-6.3] {"kind":"sprint","piece":"F.2","length":6500,"from":[20500,34000],"to":[27000,34000]}
# F.2 sprints 6.5 in from 20.5,34 to 27,34
[FTL-6.3] {"kind":"sprint","piece":"B.4","length":5000,"from":[36352,28918],"to":[37646,33748]}
# B.4 sprints 5 in from 36.352,28.918 to 37.646,33.748
[FTL-6.3] {"kind":"sprint","piece":"B.5","length":5500,"from":[30691,30750],"to":[35454,33500]}
# B.5 sprints 5.5 in from 30.691,30.75 to 35.454,33.5
[FTL-6.3] {"kind":"sprint","piece":"F.4","length":1000,"from":[27000,34000],"to":[28000,34000]}
# F.4 sprints 1 in from 27,34 to 28,34
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 530f53608c04e3f7

turn 15
> 1  A S1; A.1 R90; C.1 R180; A.2 S6.5; B.1 S1; C.2 S2.5; B.2 S3; A.4 R90; C.4 S1; B.4 S1; B.6 S8
> 2  D S6.5; E R0; F R0; D.1 R-120; E.1 R-150; F.1 R15; D.3 S7.5; E.3 S6; D.4 S8; E.4 R-135; D.5 S7; E.5 R-60; F.3 S6; E.6 R-15
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"C","marked":false}
# C does nothing
[FTL-5.1] {"kind":"idle","piece":"E.2","marked":false}
# E.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.3","marked":false}
# B.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.2","marked":false}
# F.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.5","marked":false}
# C.5 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.5","marked":false}
# B.5 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.6","marked":false}
# C.6 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.4","marked":false}
# F.4 does nothing
[FTL-5.7] {"kind":"rotate","piece":"E","degrees":0,"heading":300}
# E rotates by 0° and stays at heading 300
[FTL-5.7] {"kind":"rotate","piece":"F","degrees":0,"heading":270}
# F rotates by 0° and stays at heading 270
[FTL-6.2] {"kind":"rotate","piece":"A.1","degrees":90,"heading":0}
# A.1 rotates by 90° to heading 0
[FTL-6.2] {"kind":"rotate","piece":"C.1","degrees":180,"heading":90}
# C.1 rotates by 180° to heading 90
[FTL-6.2] {"kind":"rotate","piece":"D.1","degrees":-120,"heading":330}
# D.1 rotates by -120° to heading 330
[FTL-6.2] {"kind":"rotate","piece":"E.1","degrees":-150,"heading":315}
# E.1 rotates by -150° to heading 315
[FTL-6.2] {"kind":"rotate","piece":"F.1","degrees":15,"heading":210}
# F.1 rotates by 15° to heading 210
[FTL-6.2] {"kind":"rotate","piece":"A.4","degrees":90,"heading":0}
# A.4 rotates by 90° to heading 0
[FTL-6.2] {"kind":"rotate","piece":"E.4","degrees":-135,"heading":315}
# E.4 rotates by -135° to heading 315
[FTL-6.2] {"kind":"rotate","piece":"E.5","degrees":-60,"heading":120}
# E.5 rotates by -60° to heading 120
[FTL-6.2] {"kind":"rotate","piece":"E.6","degrees":-15,"heading":90}
# E.6 rotates by -15° to heading 90
[FTL-1.4] {"kind":"marked","pieces":["E","F","A.1","C.1","D.1","E.1","F.1","A.4","E.4","E.5","E.6"]}
# marked: E, F, A.1, C.1, D.1, E.1, F.1, A.4, E.4, E.5, E.6
[FTL-6.3] {"kind":"sprint","piece":"A","length":1000,"from":[32000,14000],"to":[33000,14000]}
# A sprints 1 in from 32,14 to 33,14
[FTL-6.3] {"kind":"sprint","piece":"D","length":6500,"from":[34000,14000],"to":[27500,14000]}
# D sprints 6.5 in from 34,14 to 27.5,14
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":6500,"from":[41000,14000],"to":[34500,14000]}
# A.2 sprints 6.5 in from 41,14 to 34.5,14
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":1000,"from":[38107,34886],"to":[38107,33886]}
# B.1 sprints 1 in from 38.107,34.886 to 38.107,33.886
[FTL-6.3] {"kind":"sprint","piece":"C.2","length":2500,"from":[38000,34000],"to":[40500,34000]}
# C.2 sprints 2.5 in from 38,34 to 40.5,34
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":3000,"from":[40977,33238],"to":[38079,34014]}
# B.2 sprints 3 in from 40.977,33.238 to 38.079,34.014
[FTL-6.3] {"kind":"sprint","piece":"D.3","length":7500,"from":[12000,14000],"to":[10059,21244]}
# D.3 sprints 7.5 in from 12,14 to 10.059,21.244
[FTL-6.3] {"kind":"sprint","piece":"E.3","length":6000,"from":[18974,13882],"to":[24170,10882]}
# E.3 sprints 6 in from 18.974,13.882 to 24.17,10.882
[FTL-6.3] {"kind":"sprint","piece":"D.4","length":8000,"from":[23500,14000],"to":[31500,14000]}
# D.4 sprints 8 in from 23.5,14 to 31.5,14
[FTL-6.3] {"kind":"sprint","piece":"C.4","length":1000,"from":[37500,34000],"to":[38500,34000]}
# C.4 sprints 1 in from 37.5,34 to 38.5,34
[FTL-6.3] {"kind":"sprint","piece":"D.5","length":7000,"from":[19500,14000],"to":[26500,14000]}
# D.5 sprints 7 in from 19.5,14 to 26.5,14
[FTL-6.3] {"kind":"sprint","piece":"F.3","length":6000,"from":[19500,34000],"to":[25500,34000]}
# F.3 sprints 6 in from 19.5,34 to 25.5,34
[FTL-6.3] {"kind":"sprint","piece":"B.4","length":1000,"from":[37646,33748],"to":[37905,34714]}
# B.4 sprints 1 in from 37.646,33.748 to 37.905,34.714
[FTL-6.3] {"kind":"sprint","piece":"B.6","length":8000,"from":[27825,30250],"to":[35552,32321]}
# B.6 sprints 8 in from 27.825,30.25 to 35.552,32.321
[FTL-6.8] {"kind":"meet","piece":"C.4","target":"F","nearness":0,"at":[37500,34000]}
# C.4 crosses F at 0.00 in
[FTL-6.5] {"kind":"hit","piece":"F","by":"C.4","hits":1,"hull":3,"vain":false}
# C.4 is spent, F takes hit 1 of 3
[FTL-6.8] {"kind":"meet","piece":"B.4","target":"F","nearness":0,"at":[37646,33748]}
# B.4 crosses F at 0.00 in
[FTL-6.5] {"kind":"hit","piece":"F","by":"B.4","hits":2,"hull":3,"vain":false}
# B.4 is spent, F takes hit 2 of 3
[FTL-6.8] {"kind":"meet","piece":"B.1","target":"F","nearness":40,"at":[38107,34486]}
# B.1 crosses F at 0.40 in
[FTL-6.5] {"kind":"hit","piece":"F","by":"B.1","hits":3,"hull":3,"vain":false}
# B.1 is spent, F takes hit 3 of 3
[FTL-2.1] {"kind":"removed","pieces":["F"],"third-hit":true}
# F is destroyed by its last hit
[FTL-6.9] {"kind":"gone","piece":"B.2","target":"F"}
# F is gone before B.2 comes to it
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 837f9ffed43a7070

turn 16
> 1  A.1 S7.5; C.1 R45; A.2 S6.5; C.2 R60; B.2 R-150; A.4 S7; B.3 R-60; C.5 R-135; B.5 R75; C.6 R30; B.6 R45
> 2  E R-60; D.1 S6.5; E.1 S7.5; E.2 R-135; F.1 S3.5; D.3 R15; E.3 R-45; E.4 S7.5; F.2 S5; D.5 S6; E.5 S7.5; E.6 S8
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"C","marked":false}
# C does nothing
[FTL-5.1] {"kind":"idle","piece":"D","marked":false}
# D does nothing
[FTL-5.1] {"kind":"idle","piece":"D.4","marked":false}
# D.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.3","marked":false}
# F.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.4","marked":false}
# F.4 does nothing
[FTL-6.2] {"kind":"rotate","piece":"E","degrees":-60,"heading":240}
# E rotates by -60° to heading 240
[FTL-6.2] {"kind":"rotate","piece":"C.1","degrees":45,"heading":135}
# C.1 rotates by 45° to heading 135
[FTL-6.2] {"kind":"rotate","piece":"C.2","degrees":60,"heading":150}
# C.2 rotates by 60° to heading 150
[FTL-6.2] {"kind":"rotate","piece":"E.2","degrees":-135,"heading":315}
# E.2 rotates by -135° to heading 315
[FTL-6.2] {"kind":"rotate","piece":"B.2","degrees":-150,"heading":135}
# B.2 rotates by -150° to heading 135
[FTL-6.2] {"kind":"rotate","piece":"D.3","degrees":15,"heading":0}
# D.3 rotates by 15° to heading 0
[FTL-6.2] {"kind":"rotate","piece":"E.3","degrees":-45,"heading":75}
# E.3 rotates by -45° to heading 75
[FTL-6.2] {"kind":"rotate","piece":"B.3","degrees":-60,"heading":135}
# B.3 rotates by -60° to heading 135
[FTL-6.2] {"kind":"rotate","piece":"C.5","degrees":-135,"heading":135}
# C.5 rotates by -135° to heading 135
[FTL-6.2] {"kind":"rotate","piece":"B.5","degrees":75,"heading":135}
# B.5 rotates by 75° to heading 135
[FTL-6.2] {"kind":"rotate","piece":"C.6","degrees":30,"heading":120}
# C.6 rotates by 30° to heading 120
[FTL-6.2] {"kind":"rotate","piece":"B.6","degrees":45,"heading":120}
# B.6 rotates by 45° to heading 120
[FTL-1.4] {"kind":"marked","pieces":["E","C.1","C.2","E.2","B.2","D.3","E.3","B.3","C.5","B.5","C.6","B.6"]}
# marked: E, C.1, C.2, E.2, B.2, D.3, E.3, B.3, C.5, B.5, C.6, B.6
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":7500,"from":[47500,14000],"to":[47500,21500]}
# A.1 sprints 7.5 in from 47.5,14 to 47.5,21.5
[FTL-6.3] {"kind":"sprint","piece":"D.1","length":6500,"from":[17500,14000],"to":[14250,19629]}
# D.1 sprints 6.5 in from 17.5,14 to 14.25,19.629
[FTL-6.3] {"kind":"sprint","piece":"E.1","length":7500,"from":[16420,17012],"to":[11117,22315]}
# E.1 sprints 7.5 in from 16.42,17.012 to 11.117,22.315
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":6500,"from":[34500,14000],"to":[28000,14000]}
# A.2 sprints 6.5 in from 34.5,14 to 28,14
[FTL-6.3] {"kind":"sprint","piece":"F.1","length":3500,"from":[12059,26756],"to":[10309,23725]}
# F.1 sprints 3.5 in from 12.059,26.756 to 10.309,23.725
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":7000,"from":[47000,14000],"to":[47000,21000]}
# A.4 sprints 7 in from 47,14 to 47,21
[FTL-6.3] {"kind":"sprint","piece":"E.4","length":7500,"from":[18872,14420],"to":[13569,19723]}
# E.4 sprints 7.5 in from 18.872,14.42 to 13.569,19.723
[FTL-6.3] {"kind":"sprint","piece":"F.2","length":5000,"from":[27000,34000],"to":[32000,34000]}
# F.2 sprints 5 in from 27,34 to 32,34
[FTL-6.3] {"kind":"sprint","piece":"D.5","length":6000,"from":[26500,14000],"to":[32500,14000]}
# D.5 sprints 6 in from 26.5,14 to 32.5,14
[FTL-6.3] {"kind":"sprint","piece":"E.5","length":7500,"from":[23664,18953],"to":[30159,15203]}
# E.5 sprints 7.5 in from 23.664,18.953 to 30.159,15.203
[FTL-6.3] {"kind":"sprint","piece":"E.6","length":8000,"from":[22135,14256],"to":[30135,14256]}
# E.6 sprints 8 in from 22.135,14.256 to 30.135,14.256
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 54dfe827f3aae201

turn 17
> 1  B R45; C.1 S6; A.2 S1; A.4 S2.5; B.5 S3.5; B.6 S7.5
> 2  D.1 R-15; E.2 S8; F.1 R105; E.3 S5.5; D.4 S1.5; E.4 S5.5; F.2 S6; D.5 S1; F.3 S7.5; E.6 S2.5
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"C","marked":false}
# C does nothing
[FTL-5.1] {"kind":"idle","piece":"D","marked":false}
# D does nothing
[FTL-5.1] {"kind":"idle","piece":"E","marked":false}
# E does nothing
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"E.1","marked":false}
# E.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.2","marked":false}
# C.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.3","marked":false}
# D.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.3","marked":false}
# B.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"E.5","marked":false}
# E.5 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.5","marked":false}
# C.5 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.6","marked":false}
# C.6 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.4","marked":false}
# F.4 does nothing
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":45,"heading":120}
# B rotates by 45° to heading 120
[FTL-6.2] {"kind":"rotate","piece":"D.1","degrees":-15,"heading":315}
# D.1 rotates by -15° to heading 315
[FTL-6.2] {"kind":"rotate","piece":"F.1","degrees":105,"heading":315}
# F.1 rotates by 105° to heading 315
[FTL-1.4] {"kind":"marked","pieces":["B","D.1","F.1"]}
# marked: B, D.1, F.1
[FTL-6.3] {"kind":"sprint","piece":"C.1","length":6000,"from":[37000,34000],"to":[41243,29757]}
# C.1 sprints 6 in from 37,34 to 41.243,29.757
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":1000,"from":[28000,14000],"to":[27000,14000]}
# A.2 sprints 1 in from 28,14 to 27,14
[FTL-6.3] {"kind":"sprint","piece":"E.2","length":8000,"from":[19153,14110],"to":[13496,19767]}
# E.2 sprints 8 in from 19.153,14.11 to 13.496,19.767
[FTL-6.3] {"kind":"sprint","piece":"E.3","length":5500,"from":[24170,10882],"to":[29483,12306]}
# E.3 sprints 5.5 in from 24.17,10.882 to 29.483,12.306
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":2500,"from":[47000,21000],"to":[47000,23500]}
# A.4 sprints 2.5 in from 47,21 to 47,23.5
[FTL-6.3] {"kind":"sprint","piece":"D.4","length":1500,"from":[31500,14000],"to":[33000,14000]}
# D.4 sprints 1.5 in from 31.5,14 to 33,14
[FTL-6.3] {"kind":"sprint","piece":"E.4","length":5500,"from":[13569,19723],"to":[9680,23612]}
# E.4 sprints 5.5 in from 13.569,19.723 to 9.68,23.612
[FTL-6.3] {"kind":"sprint","piece":"F.2","length":6000,"from":[32000,34000],"to":[38000,34000]}
# F.2 sprints 6 in from 32,34 to 38,34
[FTL-6.3] {"kind":"sprint","piece":"D.5","length":1000,"from":[32500,14000],"to":[33500,14000]}
# D.5 sprints 1 in from 32.5,14 to 33.5,14
[FTL-6.3] {"kind":"sprint","piece":"F.3","length":7500,"from":[25500,34000],"to":[33000,34000]}
# F.3 sprints 7.5 in from 25.5,34 to 33,34
[FTL-6.3] {"kind":"sprint","piece":"E.6","length":2500,"from":[30135,14256],"to":[32635,14256]}
# E.6 sprints 2.5 in from 30.135,14.256 to 32.635,14.256
[FTL-6.3] {"kind":"sprint","piece":"B.5","length":3500,"from":[35454,33500],"to":[37929,31025]}
# B.5 sprints 3.5 in from 35.454,33.5 to 37.929,31.025
[FTL-6.3] {"kind":"sprint","piece":"B.6","length":7500,"from":[35552,32321],"to":[42047,28571]}
# B.6 sprints 7.5 in from 35.552,32.321 to 42.047,28.571
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 1e4fde78923d9abb

turn 18
> 1  B R0; A.1 S2.5; A.2 R180; B.3 S7.5; B.5 S8; C.6 S7; B.6 R15
> 2  D R180; E S3.5; D.3 S2.5; E.3 R-15; E.4 R90; F.2 S1; D.5 R180; F.3 S5; F.4 S5
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"C","marked":false}
# C does nothing
[FTL-5.1] {"kind":"idle","piece":"C.1","marked":false}
# C.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.1","marked":false}
# D.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"E.1","marked":false}
# E.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.2","marked":false}
# C.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"E.2","marked":false}
# E.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.1","marked":false}
# F.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.4","marked":false}
# A.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.4","marked":false}
# D.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"E.5","marked":false}
# E.5 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.5","marked":false}
# C.5 does nothing
[FTL-5.1] {"kind":"idle","piece":"E.6","marked":false}
# E.6 does nothing
[FTL-5.7] {"kind":"rotate","piece":"B","degrees":0,"heading":120}
# B rotates by 0° and stays at heading 120
[FTL-6.2] {"kind":"rotate","piece":"D","degrees":180,"heading":90}
# D rotates by 180° to heading 90
[FTL-6.2] {"kind":"rotate","piece":"A.2","degrees":180,"heading":90}
# A.2 rotates by 180° to heading 90
[FTL-6.2] {"kind":"rotate","piece":"E.3","degrees":-15,"heading":60}
# E.3 rotates by -15° to heading 60
[FTL-6.2] {"kind":"rotate","piece":"E.4","degrees":90,"heading":45}
# E.4 rotates by 90° to heading 45
[FTL-6.2] {"kind":"rotate","piece":"D.5","degrees":180,"heading":270}
# D.5 rotates by 180° to heading 270
[FTL-6.2] {"kind":"rotate","piece":"B.6","degrees":15,"heading":135}
# B.6 rotates by 15° to heading 135
[FTL-1.4] {"kind":"marked","pieces":["B","D","A.2","E.3","E.4","D.5","B.6"]}
# marked: B, D, A.2, E.3, E.4, D.5, B.6
[FTL-6.3] {"kind":"sprint","piece":"E","length":3500,"from":[47000,24000],"to":[43969,22250]}
# E sprints 3.5 in from 47,24 to 43.969,22.25
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":2500,"from":[47500,21500],"to":[47500,24000]}
# A.1 sprints 2.5 in from 47.5,21.5 to 47.5,24
[FTL-6.3] {"kind":"sprint","piece":"D.3","length":2500,"from":[10059,21244],"to":[10059,23744]}
# D.3 sprints 2.5 in from 10.059,21.244 to 10.059,23.744
[FTL-6.3] {"kind":"sprint","piece":"B.3","length":7500,"from":[38200,34648],"to":[43503,29345]}
# B.3 sprints 7.5 in from 38.2,34.648 to 43.503,29.345
[FTL-6.3] {"kind":"sprint","piece":"F.2","length":1000,"from":[38000,34000],"to":[39000,34000]}
# F.2 sprints 1 in from 38,34 to 39,34
[FTL-6.3] {"kind":"sprint","piece":"F.3","length":5000,"from":[33000,34000],"to":[38000,34000]}
# F.3 sprints 5 in from 33,34 to 38,34
[FTL-6.3] {"kind":"sprint","piece":"B.5","length":8000,"from":[37929,31025],"to":[43586,25368]}
# B.5 sprints 8 in from 37.929,31.025 to 43.586,25.368
[FTL-6.3] {"kind":"sprint","piece":"C.6","length":7000,"from":[33000,34000],"to":[39062,30500]}
# C.6 sprints 7 in from 33,34 to 39.062,30.5
[FTL-6.3] {"kind":"sprint","piece":"F.4","length":5000,"from":[28000,34000],"to":[33000,34000]}
# F.4 sprints 5 in from 28,34 to 33,34
[FTL-6.8] {"kind":"meet","piece":"D.3","target":"B","nearness":226,"at":[10059,23504]}
# D.3 crosses B at 2.26 in
[FTL-6.5] {"kind":"hit","piece":"B","by":"D.3","hits":1,"hull":3,"vain":false}
# D.3 is spent, B takes hit 1 of 3
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= af66af9f1f56551a

turn 19
> 1  B S2; A.1 R-120; C.1 S6.5; A.2 S6.5; A.4 R-105; B.3 R45; C.5 S6; B.5 R45; C.6 R30; B.6 R30
> 2  D S2; E.2 S2; E.3 S3.5; F.2 R180; D.5 S1; E.5 S3; E.6 S1; F.4 S5.5
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"C","marked":false}
# C does nothing
[FTL-5.1] {"kind":"idle","piece":"E","marked":false}
# E does nothing
[FTL-5.1] {"kind":"idle","piece":"D.1","marked":false}
# D.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"E.1","marked":false}
# E.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"C.2","marked":false}
# C.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.1","marked":false}
# F.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"D.4","marked":false}
# D.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"E.4","marked":false}
# E.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"F.3","marked":false}
# F.3 does nothing
[FTL-6.2] {"kind":"rotate","piece":"A.1","degrees":-120,"heading":240}
# A.1 rotates by -120° to heading 240
[FTL-6.2] {"kind":"rotate","piece":"A.4","degrees":-105,"heading":255}
# A.4 rotates by -105° to heading 255
[FTL-6.2] {"kind":"rotate","piece":"B.3","degrees":45,"heading":180}
# B.3 rotates by 45° to heading 180
[FTL-6.2] {"kind":"rotate","piece":"F.2","degrees":180,"heading":270}
# F.2 rotates by 180° to heading 270
[FTL-6.2] {"kind":"rotate","piece":"B.5","degrees":45,"heading":180}
# B.5 rotates by 45° to heading 180
[FTL-6.2] {"kind":"rotate","piece":"C.6","degrees":30,"heading":150}
# C.6 rotates by 30° to heading 150
[FTL-6.2] {"kind":"rotate","piece":"B.6","degrees":30,"heading":165}
# B.6 rotates by 30° to heading 165
[FTL-1.4] {"kind":"marked","pieces":["A.1","A.4","B.3","F.2","B.5","C.6","B.6"]}
# marked: A.1, A.4, B.3, F.2, B.5, C.6, B.6
[FTL-6.3] {"kind":"sprint","piece":"B","length":2000,"from":[10000,24000],"to":[11732,23000]}
# B sprints 2 in from 10,24 to 11.732,23
[FTL-6.3] {"kind":"sprint","piece":"D","length":2000,"from":[27500,14000],"to":[29500,14000]}
# D sprints 2 in from 27.5,14 to 29.5,14
[FTL-6.3] {"kind":"sprint","piece":"C.1","length":6500,"from":[41243,29757],"to":[45839,25161]}
# C.1 sprints 6.5 in from 41.243,29.757 to 45.839,25.161
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":6500,"from":[27000,14000],"to":[33500,14000]}
# A.2 sprints 6.5 in from 27,14 to 33.5,14
[FTL-6.3] {"kind":"sprint","piece":"E.2","length":2000,"from":[13496,19767],"to":[12082,21181]}
# E.2 sprints 2 in from 13.496,19.767 to 12.082,21.181
[FTL-6.3] {"kind":"sprint","piece":"E.3","length":3500,"from":[29483,12306],"to":[32514,14056]}
# E.3 sprints 3.5 in from 29.483,12.306 to 32.514,14.056
[FTL-6.3] {"kind":"sprint","piece":"D.5","length":1000,"from":[33500,14000],"to":[32500,14000]}
# D.5 sprints 1 in from 33.5,14 to 32.5,14
[FTL-6.3] {"kind":"sprint","piece":"E.5","length":3000,"from":[30159,15203],"to":[32757,13703]}
# E.5 sprints 3 in from 30.159,15.203 to 32.757,13.703
[FTL-6.3] {"kind":"sprint","piece":"C.5","length":6000,"from":[38500,34000],"to":[42743,29757]}
# C.5 sprints 6 in from 38.5,34 to 42.743,29.757
[FTL-6.3] {"kind":"sprint","piece":"E.6","length":1000,"from":[32635,14256],"to":[33635,14256]}
# E.6 sprints 1 in from 32.635,14.256 to 33.635,14.256
[FTL-6.3] {"kind":"sprint","piece":"F.4","length":5500,"from":[33000,34000],"to":[38500,34000]}
# F.4 sprints 5.5 in from 33,34 to 38.5,34
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= d0a4f9edee36eb20

turn 20
> 1  B S5; C S2; A.1 S4; C.1 R75; A.2 R180; C.2 S8; B.2 S5.5; A.4 S3; B.3 S7; C.5 S1; C.6 S7.5
> 2  D S1; D.1 R15; E.1 R90; F.1 R165; D.4 S2.5; E.4 R60; F.2 S6; D.5 R180; F.3 S1; F.4 S2
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"E","marked":false}
# E does nothing
[FTL-5.1] {"kind":"idle","piece":"E.2","marked":false}
# E.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"E.3","marked":false}
# E.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"E.5","marked":false}
# E.5 does nothing
[FTL-5.1] {"kind":"idle","piece":"E.6","marked":false}
# E.6 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.5","marked":false}
# B.5 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.6","marked":false}
# B.6 does nothing
[FTL-6.2] {"kind":"rotate","piece":"C.1","degrees":75,"heading":210}
# C.1 rotates by 75° to heading 210
[FTL-6.2] {"kind":"rotate","piece":"D.1","degrees":15,"heading":330}
# D.1 rotates by 15° to heading 330
[FTL-6.2] {"kind":"rotate","piece":"E.1","degrees":90,"heading":45}
# E.1 rotates by 90° to heading 45
[FTL-6.2] {"kind":"rotate","piece":"A.2","degrees":180,"heading":270}
# A.2 rotates by 180° to heading 270
[FTL-6.2] {"kind":"rotate","piece":"F.1","degrees":165,"heading":120}
# F.1 rotates by 165° to heading 120
[FTL-6.2] {"kind":"rotate","piece":"E.4","degrees":60,"heading":105}
# E.4 rotates by 60° to heading 105
[FTL-6.2] {"kind":"rotate","piece":"D.5","degrees":180,"heading":90}
# D.5 rotates by 180° to heading 90
[FTL-1.4] {"kind":"marked","pieces":["C.1","D.1","E.1","A.2","F.1","E.4","D.5"]}
# marked: C.1, D.1, E.1, A.2, F.1, E.4, D.5
[FTL-6.3] {"kind":"sprint","piece":"B","length":5000,"from":[11732,23000],"to":[16062,20500]}
# B sprints 5 in from 11.732,23 to 16.062,20.5
[FTL-6.3] {"kind":"sprint","piece":"C","length":2000,"from":[32500,34000],"to":[34500,34000]}
# C sprints 2 in from 32.5,34 to 34.5,34
[FTL-6.3] {"kind":"sprint","piece":"D","length":1000,"from":[29500,14000],"to":[30500,14000]}
# D sprints 1 in from 29.5,14 to 30.5,14
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":4000,"from":[47500,24000],"to":[44036,22000]}
# A.1 sprints 4 in from 47.5,24 to 44.036,22
[FTL-6.3] {"kind":"sprint","piece":"C.2","length":8000,"from":[40500,34000],"to":[44500,27072]}
# C.2 sprints 8 in from 40.5,34 to 44.5,27.072
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":5500,"from":[38079,34014],"to":[41968,30125]}
# B.2 sprints 5.5 in from 38.079,34.014 to 41.968,30.125
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":3000,"from":[47000,23500],"to":[44102,22724]}
# A.4 sprints 3 in from 47,23.5 to 44.102,22.724
[FTL-6.3] {"kind":"sprint","piece":"B.3","length":7000,"from":[43503,29345],"to":[43503,22345]}
# B.3 sprints 7 in from 43.503,29.345 to 43.503,22.345
[FTL-6.3] {"kind":"sprint","piece":"D.4","length":2500,"from":[33000,14000],"to":[35500,14000]}
# D.4 sprints 2.5 in from 33,14 to 35.5,14
[FTL-6.3] {"kind":"sprint","piece":"F.2","length":6000,"from":[39000,34000],"to":[33000,34000]}
# F.2 sprints 6 in from 39,34 to 33,34
[FTL-6.3] {"kind":"sprint","piece":"F.3","length":1000,"from":[38000,34000],"to":[39000,34000]}
# F.3 sprints 1 in from 38,34 to 39,34
[FTL-6.3] {"kind":"sprint","piece":"C.5","length":1000,"from":[42743,29757],"to":[43450,29050]}
# C.5 sprints 1 in from 42.743,29.757 to 43.45,29.05
[FTL-6.3] {"kind":"sprint","piece":"C.6","length":7500,"from":[39062,30500],"to":[42812,24005]}
# C.6 sprints 7.5 in from 39.062,30.5 to 42.812,24.005
[FTL-6.3] {"kind":"sprint","piece":"F.4","length":2000,"from":[38500,34000],"to":[40500,34000]}
# F.4 sprints 2 in from 38.5,34 to 40.5,34
[FTL-6.8] {"kind":"meet","piece":"D.4","target":"A.2","nearness":25,"at":[33250,14000]}
# D.4 crosses A.2 at 0.25 in
[FTL-6.4] {"kind":"removed","pieces":["D.4","A.2"],"third-hit":false}
# D.4, A.2 are both removed
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
[FTL-7.1] {"kind":"over","winner":null}
# a draw
[FTL-3.1] {"kind":"lasted","turns":20,"minutes":40}
# the battle lasted 20 turns, 40 minutes
= 04589f383c090eaf
