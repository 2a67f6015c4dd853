firing-arc record 1
game ftl 1
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
= 03e94a68c60682bd

turn 1
> 1  A R-120; C L
> 2  D R75; F L
[FTL-5.1] B does nothing
[FTL-5.1] E does nothing
[FTL-6.1] C launches C.1 at 13,34, heading 90
[FTL-6.1] F launches F.1 at 47,34, heading 270
[FTL-6.2] A rotates by -120° to heading 330
[FTL-6.2] D rotates by 75° to heading 345
[FTL-1.4] marked: A, C, D, F, C.1, F.1
[FTL-6.11] markers are cleared
= e8b3e78b8147f23b

turn 2
> 1  A S5; B S6; C L
> 2  D R150; E R-105; F S2.5; F.1 R105
[FTL-5.1] C.1 does nothing
[FTL-6.1] C launches C.2 at 13,34, heading 90
[FTL-6.2] D rotates by 150° to heading 135
[FTL-6.2] E rotates by -105° to heading 165
[FTL-6.2] F.1 rotates by 105° to heading 15
[FTL-1.4] marked: C, D, E, F.1, C.2
[FTL-6.3] A sprints 5 in from 12,14 to 9.5,18.33
[FTL-6.3] B sprints 6 in from 10,24 to 16,24
[FTL-6.3] F sprints 2.5 in from 48,34 to 45.5,34
[FTL-6.8] F crosses F.1 at 0.75 in
[FTL-6.5] F.1 is spent, F takes hit 1 of 3
[FTL-6.11] markers are cleared
= 9588183a7665767f

turn 3
> 1  C.2 S3
> 2  F L
[FTL-5.1] A does nothing
[FTL-5.1] B does nothing
[FTL-5.1] C does nothing
[FTL-5.1] D does nothing
[FTL-5.1] E does nothing
[FTL-5.1] C.1 does nothing
[FTL-6.1] F launches F.2 at 44.5,34, heading 270
[FTL-1.4] marked: F, F.2
[FTL-6.3] C.2 sprints 3 in from 13,34 to 16,34
[FTL-6.11] markers are cleared
= 8888a58618bc2ebc

turn 4
> 1  A S7; B S4.5; C S8; C.1 S3.5; C.2 R15
> 2  D L; E R-30; F R165
[FTL-5.1] F.2 does nothing
[FTL-6.1] D launches D.1 at 48.707,13.293, heading 135
[FTL-6.2] E rotates by -30° to heading 135
[FTL-6.2] F rotates by 165° to heading 75
[FTL-6.2] C.2 rotates by 15° to heading 105
[FTL-1.4] marked: D, E, F, C.2, D.1
[FTL-6.3] A sprints 7 in from 9.5,18.33 to 6,24.392
[FTL-6.3] B sprints 4.5 in from 16,24 to 20.5,24
[FTL-6.3] C sprints 8 in from 12,34 to 20,34
[FTL-6.3] C.1 sprints 3.5 in from 13,34 to 16.5,34
[FTL-6.8] C.1 crosses C.2 at 2.75 in
[FTL-6.4] C.1, C.2 are both removed
[FTL-6.9] C.2 is gone before C comes to it
[FTL-6.11] markers are cleared
= 129852d0a056e76c

turn 5
> 1  A R120; B R-105; C L
> 2  D R0; E L; F R-60; F.2 S1.5; D.1 S4.5
[FTL-6.1] C launches C.3 at 21,34, heading 90
[FTL-6.1] E launches E.1 at 50.707,23.293, heading 135
[FTL-6.2] A rotates by 120° to heading 90
[FTL-6.2] B rotates by -105° to heading 345
[FTL-5.7] D rotates by 0° and stays at heading 135
[FTL-6.2] F rotates by -60° to heading 15
[FTL-1.4] marked: A, B, C, D, E, F, C.3, E.1
[FTL-6.3] F.2 sprints 1.5 in from 44.5,34 to 43,34
[FTL-6.3] D.1 sprints 4.5 in from 48.707,13.293 to 51.889,10.111
[FTL-6.11] markers are cleared
= 64e9691f483ed942

turn 6
> 1  A L; B R-45; C R-90; C.3 S2.5
> 2  E R120; F S7; F.2 R0; D.1 S2.5
[FTL-5.1] D does nothing
[FTL-5.1] E.1 does nothing
[FTL-6.1] A launches A.1 at 7,24.392, heading 90
[FTL-6.2] B rotates by -45° to heading 300
[FTL-6.2] C rotates by -90° to heading 0
[FTL-6.2] E rotates by 120° to heading 255
[FTL-5.7] F.2 rotates by 0° and stays at heading 270
[FTL-1.4] marked: A, B, C, E, F.2, A.1
[FTL-6.3] F sprints 7 in from 45.5,34 to 47.312,40.761
[FTL-6.3] D.1 sprints 2.5 in from 51.889,10.111 to 53.657,8.343
[FTL-6.3] C.3 sprints 2.5 in from 21,34 to 23.5,34
[FTL-6.11] markers are cleared
= 32d706dd29d7f80c

turn 7
> 1  A L; C R135; C.3 S5.5
> 2  E R0; F R-105; E.1 S1.5
[FTL-5.1] B does nothing
[FTL-5.1] D does nothing
[FTL-5.1] F.2 does nothing
[FTL-5.1] D.1 does nothing
[FTL-5.1] A.1 does nothing
[FTL-6.1] A launches A.2 at 7,24.392, heading 90
[FTL-6.2] C rotates by 135° to heading 135
[FTL-5.7] E rotates by 0° and stays at heading 255
[FTL-6.2] F rotates by -105° to heading 270
[FTL-1.4] marked: A, C, E, F, A.2
[FTL-6.3] C.3 sprints 5.5 in from 23.5,34 to 29,34
[FTL-6.3] E.1 sprints 1.5 in from 50.707,23.293 to 51.768,22.232
[FTL-6.11] markers are cleared
= 25b10d34f8097a56

turn 8
> 1  A S3; B R180; C S7.5; C.3 S3.5; A.1 R-120; A.2 R45
> 2  D L; F L; E.1 R-120
[FTL-5.1] E does nothing
[FTL-5.1] F.2 does nothing
[FTL-5.1] D.1 does nothing
[FTL-6.1] D launches D.2 at 48.707,13.293, heading 135
[FTL-6.1] F launches F.3 at 46.312,40.761, heading 270
[FTL-6.2] B rotates by 180° to heading 120
[FTL-6.2] E.1 rotates by -120° to heading 15
[FTL-6.2] A.1 rotates by -120° to heading 330
[FTL-6.2] A.2 rotates by 45° to heading 135
[FTL-1.4] marked: B, D, F, E.1, A.1, A.2, D.2, F.3
[FTL-6.3] A sprints 3 in from 6,24.392 to 9,24.392
[FTL-6.3] C sprints 7.5 in from 20,34 to 25.303,28.697
[FTL-6.3] C.3 sprints 3.5 in from 29,34 to 32.5,34
[FTL-6.8] A crosses A.1 at 0.75 in
[FTL-6.5] A.1 is spent, A takes hit 1 of 3
[FTL-6.8] A crosses A.2 at 0.75 in
[FTL-6.5] A.2 is spent, A takes hit 2 of 3
[FTL-6.11] markers are cleared
= d72e3cafac6a9f49

turn 9
> 1  A R-15; B R-165; C.3 S1.5
> 2  D S1; E L; F R180; D.1 S1.5; E.1 S3.5; F.3 R135
[FTL-5.1] C does nothing
[FTL-5.1] F.2 does nothing
[FTL-5.1] D.2 does nothing
[FTL-6.1] E launches E.2 at 49.034,23.741, heading 255
[FTL-6.2] A rotates by -15° to heading 75
[FTL-6.2] B rotates by -165° to heading 315
[FTL-6.2] F rotates by 180° to heading 90
[FTL-6.2] F.3 rotates by 135° to heading 45
[FTL-1.4] marked: A, B, E, F, F.3, E.2
[FTL-6.3] D sprints 1 in from 48,14 to 48.707,13.293
[FTL-6.3] D.1 sprints 1.5 in from 53.657,8.343 to 54.718,7.282
[FTL-6.3] C.3 sprints 1.5 in from 32.5,34 to 34,34
[FTL-6.3] E.1 sprints 3.5 in from 51.768,22.232 to 52.674,25.613
[FTL-6.11] markers are cleared
= 9c23e34a84f5da4f

turn 10
> 1  A L; C R90
> 2  E L; F L; D.1 S5.5; E.1 S7.5; F.3 S3.5; E.2 S7.5
[FTL-5.1] B does nothing
[FTL-5.1] D does nothing
[FTL-5.1] F.2 does nothing
[FTL-5.1] C.3 does nothing
[FTL-5.1] D.2 does nothing
[FTL-6.1] A launches A.3 at 9.966,24.651, heading 75
[FTL-6.1] E launches E.3 at 49.034,23.741, heading 255
[FTL-6.1] F launches F.4 at 48.312,40.761, heading 90
[FTL-6.2] C rotates by 90° to heading 225
[FTL-1.4] marked: A, C, E, F, A.3, E.3, F.4
[FTL-6.3] D.1 sprints 5.5 in from 54.718,7.282 to 58.607,3.393
[FTL-6.3] E.1 sprints 7.5 in from 52.674,25.613 to 54.615,32.857
[FTL-6.3] F.3 sprints 3.5 in from 46.312,40.761 to 48.787,43.236
[FTL-6.3] E.2 sprints 7.5 in from 49.034,23.741 to 41.79,21.8
[FTL-6.11] markers are cleared
= d2e37124d419dfbd

turn 11
> 1  A S3; B L; C L; C.3 S1.5; A.3 R-165
> 2  F L; D.1 R-120; E.1 S6.5; F.3 S6.5; E.2 R105; F.4 S3
[FTL-5.1] D does nothing
[FTL-5.1] E does nothing
[FTL-5.1] F.2 does nothing
[FTL-5.1] D.2 does nothing
[FTL-5.1] E.3 does nothing
[FTL-6.1] B launches B.1 at 19.793,24.707, heading 315
[FTL-6.1] C launches C.4 at 24.596,27.99, heading 225
[FTL-6.1] F launches F.5 at 48.312,40.761, heading 90
[FTL-6.2] D.1 rotates by -120° to heading 15
[FTL-6.2] E.2 rotates by 105° to heading 0
[FTL-6.2] A.3 rotates by -165° to heading 270
[FTL-1.4] marked: B, C, F, D.1, E.2, A.3, B.1, C.4, F.5
[FTL-6.3] A sprints 3 in from 9,24.392 to 11.898,25.168
[FTL-6.3] C.3 sprints 1.5 in from 34,34 to 35.5,34
[FTL-6.3] E.1 sprints 6.5 in from 54.615,32.857 to 56.297,39.136
[FTL-6.3] F.3 sprints 6.5 in from 48.787,43.236 to 53.383,47.832
[FTL-6.3] F.4 sprints 3 in from 48.312,40.761 to 51.312,40.761
[FTL-6.8] A crosses A.3 at 0.75 in
[FTL-6.5] A.3 is spent, A takes hit 3 of 3
[FTL-2.1] A is destroyed by its third hit
[FTL-6.11] markers are cleared
= f8c4219aa0e60f68

turn 12
> 1  C S3; C.3 S6.5; B.1 R-60; C.4 R-105
> 2  D S7; E S3; D.1 R120; E.1 R0; D.2 R45; E.2 S1; F.4 R150; F.5 R150
[FTL-5.1] B does nothing
[FTL-5.1] F does nothing
[FTL-5.1] F.2 does nothing
[FTL-5.1] F.3 does nothing
[FTL-5.1] E.3 does nothing
[FTL-6.2] D.1 rotates by 120° to heading 135
[FTL-5.7] E.1 rotates by 0° and stays at heading 15
[FTL-6.2] D.2 rotates by 45° to heading 180
[FTL-6.2] F.4 rotates by 150° to heading 240
[FTL-6.2] B.1 rotates by -60° to heading 255
[FTL-6.2] C.4 rotates by -105° to heading 120
[FTL-6.2] F.5 rotates by 150° to heading 240
[FTL-1.4] marked: D.1, E.1, D.2, F.4, B.1, C.4, F.5
[FTL-6.3] C sprints 3 in from 25.303,28.697 to 23.182,26.576
[FTL-6.3] D sprints 7 in from 48.707,13.293 to 53.657,8.343
[FTL-6.3] E sprints 3 in from 50,24 to 47.102,23.224
[FTL-6.3] C.3 sprints 6.5 in from 35.5,34 to 42,34
[FTL-6.3] E.2 sprints 1 in from 41.79,21.8 to 41.79,22.8
[FTL-6.8] C crosses C.4 at 0.75 in
[FTL-6.5] C.4 is spent, C takes hit 1 of 3
[FTL-6.11] markers are cleared
= 4cf4f9c8e945e95a

turn 13
> 1  B R-60; C S8
> 2  D S4; E L; F S6.5; F.2 S5; D.1 S2.5; E.1 R-165; D.2 S5; F.3 S7; E.3 S8; F.4 S2.5; F.5 R-45
[FTL-5.1] C.3 does nothing
[FTL-5.1] E.2 does nothing
[FTL-5.1] B.1 does nothing
[FTL-6.1] E launches E.4 at 46.136,22.965, heading 255
[FTL-6.2] B rotates by -60° to heading 255
[FTL-6.2] E.1 rotates by -165° to heading 210
[FTL-6.2] F.5 rotates by -45° to heading 195
[FTL-1.4] marked: B, E, E.1, F.5, E.4
[FTL-6.3] C sprints 8 in from 23.182,26.576 to 17.525,20.919
[FTL-6.3] D sprints 4 in from 53.657,8.343 to 56.485,5.515
[FTL-6.3] F sprints 6.5 in from 47.312,40.761 to 53.812,40.761
[FTL-6.3] F.2 sprints 5 in from 43,34 to 38,34
[FTL-6.3] D.1 sprints 2.5 in from 58.607,3.393 to 60.375,1.625
[FTL-6.3] D.2 sprints 5 in from 48.707,13.293 to 48.707,8.293
[FTL-6.3] F.3 sprints 7 in from 53.383,47.832 to 58.333,52.782
[FTL-6.3] E.3 sprints 8 in from 49.034,23.741 to 41.307,21.67
[FTL-6.3] F.4 sprints 2.5 in from 51.312,40.761 to 49.147,39.511
[FTL-6.8] F crosses F.5 at 0.75 in
[FTL-6.5] F.5 is spent, F takes hit 2 of 3
[FTL-6.8] E.3 crosses E at 1.50 in
[FTL-6.5] E.3 is spent, E takes hit 1 of 3
[FTL-6.7] E.3 was stopped before E.4
[FTL-6.8] C crosses B at 3.22 in
[FTL-6.6] C, B are both removed
[FTL-6.10] D.1 ends off the table at 60.375,1.625 and is removed
[FTL-6.10] F.3 ends off the table at 58.333,52.782 and is removed
[FTL-6.11] markers are cleared
[FTL-2.3] side 2 wins
[FTL-3.1] the battle lasted 13 turns, 26 minutes
= b2a1763cbc302cde
