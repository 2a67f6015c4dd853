firing-arc record 1
game ftl 1
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
= e8a64882f0ae60c4

turn 1
> 1  B R-75
> 2  D R-120; E S4.5; F L
[FTL-5.1] A does nothing
[FTL-5.1] C does nothing
[FTL-6.1] F launches F.1 at 47,34, heading 270
[FTL-6.2] B rotates by -75° to heading 15
[FTL-6.2] D rotates by -120° to heading 150
[FTL-1.4] marked: B, D, F, F.1
[FTL-6.3] E sprints 4.5 in from 50,24 to 45.5,24
[FTL-6.11] markers are cleared
= e71132e7ecb5cf4b

turn 2
> 1  A R-135; B S3
> 2  D S4.5; E R75; F S1.5; F.1 R120
[FTL-5.1] C does nothing
[FTL-6.2] A rotates by -135° to heading 315
[FTL-6.2] E rotates by 75° to heading 345
[FTL-6.2] F.1 rotates by 120° to heading 30
[FTL-1.4] marked: A, E, F.1
[FTL-6.3] D sprints 4.5 in from 48,14 to 50.25,10.103
[FTL-6.3] F sprints 1.5 in from 48,34 to 46.5,34
[FTL-6.8] F crosses F.1 at 0.75 in
[FTL-6.5] F.1 is spent, F takes hit 1 of 3
[FTL-6.3] B sprints 3 in from 10,24 to 10.776,26.898
[FTL-6.11] markers are cleared
= 3919f5b7228b32be

turn 3
> 1  A S2.5; B R105; C S6
> 2  D R135; E L
[FTL-5.1] F does nothing
[FTL-6.1] E launches E.1 at 45.241,24.966, heading 345
[FTL-6.2] B rotates by 105° to heading 120
[FTL-6.2] D rotates by 135° to heading 285
[FTL-1.4] marked: B, D, E, E.1
[FTL-6.3] A sprints 2.5 in from 12,14 to 10.232,15.768
[FTL-6.3] C sprints 6 in from 12,34 to 18,34
[FTL-6.11] markers are cleared
= 003cfe095ecbfa90

turn 4
> 1  A S1.5; C L
> 2  E R0; F L; E.1 R15
[FTL-5.1] B does nothing
[FTL-5.1] D does nothing
[FTL-6.1] C launches C.1 at 19,34, heading 90
[FTL-6.1] F launches F.2 at 45.5,34, heading 270
[FTL-5.7] E rotates by 0° and stays at heading 345
[FTL-6.2] E.1 rotates by 15° to heading 0
[FTL-1.4] marked: C, E, F, E.1, C.1, F.2
[FTL-6.3] A sprints 1.5 in from 10.232,15.768 to 9.171,16.829
[FTL-6.11] markers are cleared
= 02f2e44b3fc41065

turn 5
> 1  A S5; C R15; C.1 R-165
> 2  D R-45; E R-60; F R45; F.2 R0
[FTL-5.1] B does nothing
[FTL-5.1] E.1 does nothing
[FTL-6.2] C rotates by 15° to heading 105
[FTL-6.2] D rotates by -45° to heading 240
[FTL-6.2] E rotates by -60° to heading 285
[FTL-6.2] F rotates by 45° to heading 315
[FTL-6.2] C.1 rotates by -165° to heading 285
[FTL-5.7] F.2 rotates by 0° and stays at heading 270
[FTL-1.4] marked: C, D, E, F, C.1, F.2
[FTL-6.3] A sprints 5 in from 9.171,16.829 to 5.635,20.365
[FTL-6.11] markers are cleared
= be3029ba5bf84d18

turn 6
> 1  A S6.5; B L; C R-120; C.1 S2
> 2  D R-30; E L; F S8; E.1 R135; F.2 S8
[FTL-6.1] B launches B.1 at 11.642,26.398, heading 120
[FTL-6.1] E launches E.2 at 44.534,24.259, heading 285
[FTL-6.2] C rotates by -120° to heading 345
[FTL-6.2] D rotates by -30° to heading 210
[FTL-6.2] E.1 rotates by 135° to heading 135
[FTL-1.4] marked: B, C, D, E, E.1, B.1, E.2
[FTL-6.3] F sprints 8 in from 46.5,34 to 40.843,39.657
[FTL-6.3] F.2 sprints 8 in from 45.5,34 to 37.5,34
[FTL-6.3] A sprints 6.5 in from 5.635,20.365 to 1.039,24.961
[FTL-6.3] C.1 sprints 2 in from 19,34 to 17.068,34.518
[FTL-6.8] C.1 crosses C at 0.54 in
[FTL-6.5] C.1 is spent, C takes hit 1 of 3
[FTL-6.11] markers are cleared
= 1824b5d17f8ae260

turn 7
> 1  B L; C R-15; B.1 S1.5
> 2  D L; F R105; E.1 R120; F.2 R75
[FTL-5.1] A does nothing
[FTL-5.1] E does nothing
[FTL-5.1] E.2 does nothing
[FTL-6.1] B launches B.2 at 11.642,26.398, heading 120
[FTL-6.1] D launches D.1 at 49.75,9.237, heading 210
[FTL-6.2] C rotates by -15° to heading 330
[FTL-6.2] F rotates by 105° to heading 60
[FTL-6.2] E.1 rotates by 120° to heading 255
[FTL-6.2] F.2 rotates by 75° to heading 345
[FTL-1.4] marked: B, C, D, F, E.1, F.2, B.2, D.1
[FTL-6.3] B.1 sprints 1.5 in from 11.642,26.398 to 12.941,25.648
[FTL-6.11] markers are cleared
= bc3f33bb248c459c

turn 8
> 1  B R45; C L; B.1 R150; B.2 S6
> 2  D S7; E R105; F R-30; E.1 R75; F.2 R180; D.1 R60
[FTL-5.1] A does nothing
[FTL-5.1] E.2 does nothing
[FTL-6.1] C launches C.2 at 17.5,34.866, heading 330
[FTL-6.2] B rotates by 45° to heading 165
[FTL-6.2] E rotates by 105° to heading 30
[FTL-6.2] F rotates by -30° to heading 30
[FTL-6.2] E.1 rotates by 75° to heading 330
[FTL-6.2] F.2 rotates by 180° to heading 165
[FTL-6.2] B.1 rotates by 150° to heading 270
[FTL-6.2] D.1 rotates by 60° to heading 270
[FTL-1.4] marked: B, C, E, F, E.1, F.2, B.1, D.1, C.2
[FTL-6.3] D sprints 7 in from 50.25,10.103 to 46.75,4.041
[FTL-6.8] D crosses D.1 at 0.75 in
[FTL-6.5] D.1 is spent, D takes hit 1 of 3
[FTL-6.3] B.2 sprints 6 in from 11.642,26.398 to 16.838,23.398
[FTL-6.8] B.2 crosses B.1 at 1.25 in
[FTL-6.4] B.2, B.1 are both removed
[FTL-6.11] markers are cleared
= eac7f54aa52d5ba6

turn 9
> 1  A S1; B S4; C R45; C.2 S1.5
> 2  D S7; F S7; F.2 R-105
[FTL-5.1] E does nothing
[FTL-5.1] E.1 does nothing
[FTL-5.1] E.2 does nothing
[FTL-6.2] C rotates by 45° to heading 15
[FTL-6.2] F.2 rotates by -105° to heading 60
[FTL-1.4] marked: C, F.2
[FTL-6.3] A sprints 1 in from 1.039,24.961 to 0.332,25.668
[FTL-6.3] B sprints 4 in from 10.776,26.898 to 11.811,23.034
[FTL-6.3] C.2 sprints 1.5 in from 17.5,34.866 to 16.75,36.165
[FTL-6.3] D sprints 7 in from 46.75,4.041 to 43.25,-2.021
[FTL-6.10] D ends off the table at 43.25,-2.021 and is removed
[FTL-2.2] ship D is out
[FTL-6.3] F sprints 7 in from 40.843,39.657 to 44.343,45.719
[FTL-6.11] markers are cleared
= 826a07dea1dd8230

turn 10
> 1  A L; C S2
> 2  E R75; E.1 R-60; E.2 R75
[FTL-5.1] B does nothing
[FTL-5.1] F does nothing
[FTL-5.1] F.2 does nothing
[FTL-5.1] C.2 does nothing
[FTL-6.12] A launches A.1 off the table at -0.375,26.375: it is lost
[FTL-6.2] E rotates by 75° to heading 105
[FTL-6.2] E.1 rotates by -60° to heading 270
[FTL-6.2] E.2 rotates by 75° to heading 0
[FTL-1.4] marked: A, E, E.1, E.2
[FTL-6.3] C sprints 2 in from 18,34 to 18.518,35.932
[FTL-6.11] markers are cleared
= a4c0acd9dc160acf

turn 11
> 1  A R-30; B S8; C R180; C.2 S2.5
> 2  E S7; F S3; E.1 R120; F.2 S6; E.2 S7
[FTL-6.2] A rotates by -30° to heading 285
[FTL-6.2] C rotates by 180° to heading 195
[FTL-6.2] E.1 rotates by 120° to heading 30
[FTL-1.4] marked: A, C, E.1
[FTL-6.3] B sprints 8 in from 11.811,23.034 to 13.882,15.307
[FTL-6.3] C.2 sprints 2.5 in from 16.75,36.165 to 15.5,38.33
[FTL-6.3] E sprints 7 in from 45.5,24 to 52.261,22.188
[FTL-6.3] F sprints 3 in from 44.343,45.719 to 45.843,48.317
[FTL-6.10] F ends off the table at 45.843,48.317 and is removed
[FTL-2.2] ship F is out
[FTL-6.3] F.2 sprints 6 in from 37.5,34 to 42.696,37
[FTL-6.3] E.2 sprints 7 in from 44.534,24.259 to 44.534,31.259
[FTL-6.11] markers are cleared
= 3dba8f4760df9fe8

turn 12
> 1  A R75; B R-120; C R-75; C.2 R45
> 2  E R-15; F.2 S6.5; E.2 R-165
[FTL-5.1] E.1 does nothing
[FTL-6.2] A rotates by 75° to heading 0
[FTL-6.2] B rotates by -120° to heading 45
[FTL-6.2] C rotates by -75° to heading 120
[FTL-6.2] E rotates by -15° to heading 90
[FTL-6.2] E.2 rotates by -165° to heading 195
[FTL-6.2] C.2 rotates by 45° to heading 15
[FTL-1.4] marked: A, B, C, E, E.2, C.2
[FTL-6.3] F.2 sprints 6.5 in from 42.696,37 to 48.325,40.25
[FTL-6.11] markers are cleared
= b693e49786ac4a5d

turn 13
> 1  idle
> 2  E S8; E.1 R-105; F.2 S1.5; E.2 S6.5
[FTL-5.1] A does nothing
[FTL-5.1] B does nothing
[FTL-5.1] C does nothing
[FTL-5.1] C.2 does nothing
[FTL-6.2] E.1 rotates by -105° to heading 285
[FTL-1.4] marked: E.1
[FTL-6.3] E sprints 8 in from 52.261,22.188 to 60.261,22.188
[FTL-6.10] E ends off the table at 60.261,22.188 and is removed
[FTL-2.2] ship E is out
[FTL-6.3] F.2 sprints 1.5 in from 48.325,40.25 to 49.624,41
[FTL-6.3] E.2 sprints 6.5 in from 44.534,31.259 to 42.852,24.98
[FTL-6.11] markers are cleared
[FTL-2.3] side 1 wins
[FTL-3.1] the battle lasted 13 turns, 26 minutes
= 68292c36bce2d0c3
