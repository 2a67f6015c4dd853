firing-arc record 1
game ftl 1
scenario perft
seat 1 Hasty
seat 2 Rash
dice seed 1272
| title = "Counting start"
| brief = "Three feet apart, so that the two sides cannot meet for two turns: the set-up whose lines of play are counted exactly."
|
| [table]
| width = 48
| height = 48
|
| [[side]]
| name = "Teal"
| ship = [{ at = [6, 24], heading = 90 }]
|
| [[side]]
| name = "Amber"
| ship = [{ at = [42, 24], heading = 270 }]
= 6b05e2367fccd288

turn 1
> 1  A L
> 2  B S1.5
[FTL-6.1] A launches A.1 at 7,24, heading 90
[FTL-1.4] marked: A, A.1
[FTL-6.3] B sprints 1.5 in from 42,24 to 40.5,24
[FTL-6.11] markers are cleared
= fdaff6b01b74de50

turn 2
> 1  A S5
> 2  idle
[FTL-5.1] B does nothing
[FTL-5.1] A.1 does nothing
[FTL-6.3] A sprints 5 in from 6,24 to 11,24
= 2d8fd156907f250a

turn 3
> 1  A L
> 2  idle
[FTL-5.1] B does nothing
[FTL-5.1] A.1 does nothing
[FTL-6.1] A launches A.2 at 12,24, heading 90
[FTL-1.4] marked: A, A.2
[FTL-6.11] markers are cleared
= 083eb42c63df3e21

turn 4
> 1  A L; A.1 S8
> 2  B L
[FTL-5.1] A.2 does nothing
[FTL-6.1] A launches A.3 at 12,24, heading 90
[FTL-6.1] B launches B.1 at 39.5,24, heading 270
[FTL-1.4] marked: A, B, A.3, B.1
[FTL-6.3] A.1 sprints 8 in from 7,24 to 15,24
[FTL-6.8] A.1 crosses A at 3.50 in
[FTL-6.5] A.1 is spent, A takes hit 1 of 3
[FTL-6.7] A.1 was stopped before A.3
[FTL-6.11] markers are cleared
= 7015b20aa528c21f

turn 5
> 1  A.2 R90
> 2  B L; B.1 S4.5
[FTL-5.1] A does nothing
[FTL-5.1] A.3 does nothing
[FTL-6.1] B launches B.2 at 39.5,24, heading 270
[FTL-6.2] A.2 rotates by 90° to heading 180
[FTL-1.4] marked: B, A.2, B.2
[FTL-6.3] B.1 sprints 4.5 in from 39.5,24 to 35,24
[FTL-6.11] markers are cleared
= b84250214289f9c9

turn 6
> 1  A.2 S3; A.3 S7
> 2  B S8; B.1 S4
[FTL-5.1] A does nothing
[FTL-5.1] B.2 does nothing
[FTL-6.3] B sprints 8 in from 40.5,24 to 32.5,24
[FTL-6.3] A.2 sprints 3 in from 12,24 to 12,21
[FTL-6.3] A.3 sprints 7 in from 12,24 to 19,24
[FTL-6.3] B.1 sprints 4 in from 35,24 to 31,24
= f29abf14951b6ffa

turn 7
> 1  A L; A.2 S6.5; A.3 S3
> 2  B L; B.2 S3.5
[FTL-5.1] B.1 does nothing
[FTL-6.1] A launches A.4 at 12,24, heading 90
[FTL-6.1] B launches B.3 at 31.5,24, heading 270
[FTL-1.4] marked: A, B, A.4, B.3
[FTL-6.3] A.2 sprints 6.5 in from 12,21 to 12,14.5
[FTL-6.3] A.3 sprints 3 in from 19,24 to 22,24
[FTL-6.3] B.2 sprints 3.5 in from 39.5,24 to 36,24
[FTL-6.11] markers are cleared
= 7388318b3b9bded9

turn 8
> 1  A L; A.2 S3.5; A.3 R-135; A.4 R-105
> 2  B S8; B.1 S6; B.3 R-90
[FTL-5.1] B.2 does nothing
[FTL-6.1] A launches A.5 at 12,24, heading 90
[FTL-6.2] A.3 rotates by -135° to heading 315
[FTL-6.2] A.4 rotates by -105° to heading 345
[FTL-6.2] B.3 rotates by -90° to heading 180
[FTL-1.4] marked: A, A.3, A.4, B.3, A.5
[FTL-6.3] B sprints 8 in from 32.5,24 to 24.5,24
[FTL-6.3] A.2 sprints 3.5 in from 12,14.5 to 12,11
[FTL-6.3] B.1 sprints 6 in from 31,24 to 25,24
[FTL-6.8] B crosses B.3 at 0.75 in
[FTL-6.5] B.3 is spent, B takes hit 1 of 3
[FTL-6.11] markers are cleared
= 9cb527333cc14dce

turn 9
> 1  A L; A.2 R90; A.4 R0
> 2  B.1 R15; B.2 R-165
[FTL-5.1] B does nothing
[FTL-5.1] A.3 does nothing
[FTL-5.1] A.5 does nothing
[FTL-6.1] A launches A.6 at 12,24, heading 90
[FTL-6.2] A.2 rotates by 90° to heading 270
[FTL-6.2] B.1 rotates by 15° to heading 285
[FTL-6.2] B.2 rotates by -165° to heading 105
[FTL-5.7] A.4 rotates by 0° and stays at heading 345
[FTL-1.4] marked: A, A.2, B.1, B.2, A.4, A.6
[FTL-6.11] markers are cleared
= c0e8011a552959c7

turn 10
> 1  A L; A.2 S3; A.4 R0; A.5 R180; A.6 S5.5
> 2  B S6; B.2 S5.5
[FTL-5.1] A.3 does nothing
[FTL-5.1] B.1 does nothing
[FTL-6.1] A launches A.7 at 12,24, heading 90
[FTL-5.7] A.4 rotates by 0° and stays at heading 345
[FTL-6.2] A.5 rotates by 180° to heading 270
[FTL-1.4] marked: A, A.4, A.5, A.7
[FTL-6.3] B sprints 6 in from 24.5,24 to 18.5,24
[FTL-6.3] A.2 sprints 3 in from 12,11 to 9,11
[FTL-6.3] B.2 sprints 5.5 in from 36,24 to 41.313,22.576
[FTL-6.3] A.6 sprints 5.5 in from 12,24 to 17.5,24
[FTL-6.11] markers are cleared
= 9216d23a2540ff5b

turn 11
> 1  A.2 S3; A.3 R120; A.5 S5; A.6 R-105; A.7 S3.5
> 2  B.1 S6.5
[FTL-5.1] A does nothing
[FTL-5.1] B does nothing
[FTL-5.1] B.2 does nothing
[FTL-5.1] A.4 does nothing
[FTL-6.2] A.3 rotates by 120° to heading 75
[FTL-6.2] A.6 rotates by -105° to heading 345
[FTL-1.4] marked: A.3, A.6
[FTL-6.3] A.2 sprints 3 in from 9,11 to 6,11
[FTL-6.3] B.1 sprints 6.5 in from 25,24 to 18.721,25.682
[FTL-6.3] A.5 sprints 5 in from 12,24 to 7,24
[FTL-6.3] A.7 sprints 3.5 in from 12,24 to 15.5,24
[FTL-6.11] markers are cleared
= aafc97447654f246

turn 12
> 1  A R150; A.2 S3.5; A.7 R-15
> 2  B S4.5; B.1 R120
[FTL-5.1] A.3 does nothing
[FTL-5.1] B.2 does nothing
[FTL-5.1] A.4 does nothing
[FTL-5.1] A.5 does nothing
[FTL-5.1] A.6 does nothing
[FTL-6.2] A rotates by 150° to heading 240
[FTL-6.2] B.1 rotates by 120° to heading 45
[FTL-6.2] A.7 rotates by -15° to heading 75
[FTL-1.4] marked: A, B.1, A.7
[FTL-6.3] B sprints 4.5 in from 18.5,24 to 14,24
[FTL-6.3] A.2 sprints 3.5 in from 6,11 to 2.5,11
[FTL-6.8] B crosses A.7 at 2.75 in
[FTL-6.5] A.7 is spent, B takes hit 2 of 3
[FTL-6.11] markers are cleared
= 84907bd49c0ca04d

turn 13
> 1  A R-60; A.2 R-90; A.3 R90; A.4 S5.5; A.5 R-45
> 2  B R-150
[FTL-5.1] B.1 does nothing
[FTL-5.1] B.2 does nothing
[FTL-5.1] A.6 does nothing
[FTL-6.2] A rotates by -60° to heading 180
[FTL-6.2] B rotates by -150° to heading 120
[FTL-6.2] A.2 rotates by -90° to heading 180
[FTL-6.2] A.3 rotates by 90° to heading 165
[FTL-6.2] A.5 rotates by -45° to heading 225
[FTL-1.4] marked: A, B, A.2, A.3, A.5
[FTL-6.3] A.4 sprints 5.5 in from 12,24 to 10.576,29.313
[FTL-6.11] markers are cleared
= a92aef2f65d3d5f1

turn 14
> 1  A S5; A.2 S5.5; A.4 S2
> 2  B L; B.1 R120; B.2 R-15
[FTL-5.1] A.3 does nothing
[FTL-5.1] A.5 does nothing
[FTL-5.1] A.6 does nothing
[FTL-6.1] B launches B.4 at 14.866,23.5, heading 120
[FTL-6.2] B.1 rotates by 120° to heading 165
[FTL-6.2] B.2 rotates by -15° to heading 90
[FTL-1.4] marked: B, B.1, B.2, B.4
[FTL-6.3] A sprints 5 in from 11,24 to 11,19
[FTL-6.3] A.2 sprints 5.5 in from 2.5,11 to 2.5,5.5
[FTL-6.3] A.4 sprints 2 in from 10.576,29.313 to 10.058,31.245
[FTL-6.11] markers are cleared
= 56b7d94d7067f841

turn 15
> 1  A S7.5; A.2 R-60
> 2  B S6.5; B.1 S4.5; B.2 S3.5; B.4 S7.5
[FTL-5.1] A.3 does nothing
[FTL-5.1] A.4 does nothing
[FTL-5.1] A.5 does nothing
[FTL-5.1] A.6 does nothing
[FTL-6.2] A.2 rotates by -60° to heading 120
[FTL-1.4] marked: A.2
[FTL-6.3] A sprints 7.5 in from 11,19 to 11,11.5
[FTL-6.3] B sprints 6.5 in from 14,24 to 19.629,20.75
[FTL-6.3] B.1 sprints 4.5 in from 18.721,25.682 to 19.886,21.335
[FTL-6.3] B.2 sprints 3.5 in from 41.313,22.576 to 44.813,22.576
[FTL-6.3] B.4 sprints 7.5 in from 14.866,23.5 to 21.361,19.75
[FTL-6.11] markers are cleared
= ea8840c829368c57

turn 16
> 1  A L; A.3 S8; A.5 R-90
> 2  B L; B.1 R60; B.2 S2.5; B.4 S7.5
[FTL-5.1] A.2 does nothing
[FTL-5.1] A.4 does nothing
[FTL-5.1] A.6 does nothing
[FTL-6.1] A launches A.8 at 11,10.5, heading 180
[FTL-6.1] B launches B.5 at 20.495,20.25, heading 120
[FTL-6.2] B.1 rotates by 60° to heading 225
[FTL-6.2] A.5 rotates by -90° to heading 135
[FTL-1.4] marked: A, B, B.1, A.5, A.8, B.5
[FTL-6.3] A.3 sprints 8 in from 22,24 to 24.071,16.273
[FTL-6.3] B.2 sprints 2.5 in from 44.813,22.576 to 47.313,22.576
[FTL-6.3] B.4 sprints 7.5 in from 21.361,19.75 to 27.856,16
[FTL-6.11] markers are cleared
= a54afc6b53469ff2

turn 17
> 1  A L; A.2 S6.5; A.4 R165; A.5 R180; A.6 R-75; A.8 S8
> 2  B.1 S2.5; B.2 R-135; B.4 R105; B.5 S4.5
[FTL-5.1] B does nothing
[FTL-5.1] A.3 does nothing
[FTL-6.1] A launches A.9 at 11,10.5, heading 180
[FTL-6.2] B.2 rotates by -135° to heading 315
[FTL-6.2] A.4 rotates by 165° to heading 150
[FTL-6.2] A.5 rotates by 180° to heading 315
[FTL-6.2] A.6 rotates by -75° to heading 270
[FTL-6.2] B.4 rotates by 105° to heading 225
[FTL-1.4] marked: A, B.2, A.4, A.5, A.6, B.4, A.9
[FTL-6.3] A.2 sprints 6.5 in from 2.5,5.5 to 8.129,2.25
[FTL-6.3] B.1 sprints 2.5 in from 19.886,21.335 to 18.118,19.567
[FTL-6.3] A.8 sprints 8 in from 11,10.5 to 11,2.5
[FTL-6.3] B.5 sprints 4.5 in from 20.495,20.25 to 24.392,18
[FTL-6.11] markers are cleared
= 13f5a13a08e9905c

turn 18
> 1  A R-15; A.2 S6; A.3 R45; A.4 R165; A.6 R30; A.9 S7.5
> 2  B R180; B.1 R0; B.2 R120; B.4 R15
[FTL-5.1] A.5 does nothing
[FTL-5.1] A.8 does nothing
[FTL-5.1] B.5 does nothing
[FTL-6.2] A rotates by -15° to heading 165
[FTL-6.2] B rotates by 180° to heading 300
[FTL-6.2] A.3 rotates by 45° to heading 210
[FTL-5.7] B.1 rotates by 0° and stays at heading 225
[FTL-6.2] B.2 rotates by 120° to heading 75
[FTL-6.2] A.4 rotates by 165° to heading 315
[FTL-6.2] A.6 rotates by 30° to heading 300
[FTL-6.2] B.4 rotates by 15° to heading 240
[FTL-1.4] marked: A, B, A.3, B.1, B.2, A.4, A.6, B.4
[FTL-6.3] A.2 sprints 6 in from 8.129,2.25 to 13.325,-0.75
[FTL-6.3] A.9 sprints 7.5 in from 11,10.5 to 11,3
[FTL-6.10] A.2 ends off the table at 13.325,-0.75 and is removed
[FTL-6.11] markers are cleared
= 70975623950ad8f3

turn 19
> 1  A R180; A.3 S2; A.4 R150; A.6 S7
> 2  B.1 S1; B.5 R105
[FTL-5.1] B does nothing
[FTL-5.1] B.2 does nothing
[FTL-5.1] A.5 does nothing
[FTL-5.1] B.4 does nothing
[FTL-5.1] A.8 does nothing
[FTL-5.1] A.9 does nothing
[FTL-6.2] A rotates by 180° to heading 345
[FTL-6.2] A.4 rotates by 150° to heading 105
[FTL-6.2] B.5 rotates by 105° to heading 225
[FTL-1.4] marked: A, A.4, B.5
[FTL-6.3] A.3 sprints 2 in from 24.071,16.273 to 23.071,14.541
[FTL-6.3] B.1 sprints 1 in from 18.118,19.567 to 17.411,18.86
[FTL-6.3] A.6 sprints 7 in from 17.5,24 to 11.438,27.5
[FTL-6.11] markers are cleared
= 059379c178a8c53e

turn 20
> 1  A S7.5; A.3 S5; A.4 S3.5; A.5 S3; A.6 R30; A.9 S1
> 2  B L; B.1 S8; B.2 R-45; B.4 R45; B.5 S1
[FTL-5.1] A.8 does nothing
[FTL-6.1] B launches B.6 at 18.763,21.25, heading 300
[FTL-6.2] B.2 rotates by -45° to heading 30
[FTL-6.2] A.6 rotates by 30° to heading 330
[FTL-6.2] B.4 rotates by 45° to heading 285
[FTL-1.4] marked: B, B.2, A.6, B.4, B.6
[FTL-6.3] A sprints 7.5 in from 11,11.5 to 9.059,18.744
[FTL-6.3] A.3 sprints 5 in from 23.071,14.541 to 20.571,10.211
[FTL-6.3] B.1 sprints 8 in from 17.411,18.86 to 11.754,13.203
[FTL-6.3] A.4 sprints 3.5 in from 10.058,31.245 to 13.439,30.339
[FTL-6.3] A.5 sprints 3 in from 7,24 to 4.879,26.121
[FTL-6.3] B.5 sprints 1 in from 24.392,18 to 23.685,17.293
[FTL-6.3] A.9 sprints 1 in from 11,3 to 11,2
[FTL-6.11] markers are cleared
= b88043110f2cfdb5

turn 21
> 1  A.3 S5; A.4 S6; A.9 R-45
> 2  B L; B.1 R-90; B.2 S3.5; B.4 R-120; B.5 R120; B.6 S6.5
[FTL-5.1] A does nothing
[FTL-5.1] A.5 does nothing
[FTL-5.1] A.6 does nothing
[FTL-5.1] A.8 does nothing
[FTL-6.1] B launches B.7 at 18.763,21.25, heading 300
[FTL-6.2] B.1 rotates by -90° to heading 135
[FTL-6.2] B.4 rotates by -120° to heading 165
[FTL-6.2] B.5 rotates by 120° to heading 345
[FTL-6.2] A.9 rotates by -45° to heading 135
[FTL-1.4] marked: B, B.1, B.4, B.5, A.9, B.7
[FTL-6.3] A.3 sprints 5 in from 20.571,10.211 to 18.071,5.881
[FTL-6.3] B.2 sprints 3.5 in from 47.313,22.576 to 49.063,25.607
[FTL-6.3] A.4 sprints 6 in from 13.439,30.339 to 19.235,28.786
[FTL-6.3] B.6 sprints 6.5 in from 18.763,21.25 to 13.134,24.5
[FTL-6.10] B.2 ends off the table at 49.063,25.607 and is removed
[FTL-6.11] markers are cleared
= d8a0bbda20cf1c23

turn 22
> 1  A R0; A.4 S4; A.5 R-60; A.9 S4
> 2  B L; B.1 S2; B.5 S7.5; B.6 S6
[FTL-5.1] A.3 does nothing
[FTL-5.1] A.6 does nothing
[FTL-5.1] B.4 does nothing
[FTL-5.1] A.8 does nothing
[FTL-5.1] B.7 does nothing
[FTL-6.1] B launches B.8 at 18.763,21.25, heading 300
[FTL-5.7] A rotates by 0° and stays at heading 345
[FTL-6.2] A.5 rotates by -60° to heading 255
[FTL-1.4] marked: A, B, A.5, B.8
[FTL-6.3] B.1 sprints 2 in from 11.754,13.203 to 13.168,11.789
[FTL-6.3] A.4 sprints 4 in from 19.235,28.786 to 23.099,27.751
[FTL-6.3] B.5 sprints 7.5 in from 23.685,17.293 to 21.744,24.537
[FTL-6.3] A.9 sprints 4 in from 11,2 to 13.828,-0.828
[FTL-6.3] B.6 sprints 6 in from 13.134,24.5 to 7.938,27.5
[FTL-6.10] A.9 ends off the table at 13.828,-0.828 and is removed
[FTL-6.11] markers are cleared
= c0a92ffc691b6cae

turn 23
> 1  A L; A.3 R-150; A.4 S1.5; A.5 S5.5; A.6 R0
> 2  B S4.5; B.1 S5; B.4 S2.5; B.6 R-105; B.7 R-150; B.8 R-120
[FTL-5.1] A.8 does nothing
[FTL-5.1] B.5 does nothing
[FTL-6.1] A launches A.10 at 8.8,19.71, heading 345
[FTL-6.2] A.3 rotates by -150° to heading 60
[FTL-5.7] A.6 rotates by 0° and stays at heading 330
[FTL-6.2] B.6 rotates by -105° to heading 195
[FTL-6.2] B.7 rotates by -150° to heading 150
[FTL-6.2] B.8 rotates by -120° to heading 180
[FTL-1.4] marked: A, A.3, A.6, B.6, B.7, B.8, A.10
[FTL-6.3] B sprints 4.5 in from 19.629,20.75 to 15.732,23
[FTL-6.3] B.1 sprints 5 in from 13.168,11.789 to 16.704,8.253
[FTL-6.3] A.4 sprints 1.5 in from 23.099,27.751 to 24.548,27.363
[FTL-6.3] A.5 sprints 5.5 in from 4.879,26.121 to -0.434,24.697
[FTL-6.3] B.4 sprints 2.5 in from 27.856,16 to 28.503,13.585
[FTL-6.8] B crosses B.7 at 0.75 in
[FTL-6.5] B.7 is spent, B takes hit 3 of 3
[FTL-2.1] B is destroyed by its third hit
[FTL-6.8] B crosses B.8 at 0.75 in
[FTL-6.5] B.8 is spent, B has its third hit already
[FTL-6.10] A.5 ends off the table at -0.434,24.697 and is removed
[FTL-6.11] markers are cleared
[FTL-2.3] side 1 wins
[FTL-3.1] the battle lasted 23 turns, 46 minutes
= 08df7a24cb7d5e68
