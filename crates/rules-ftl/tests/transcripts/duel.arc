firing-arc record 1
game ftl 1
scenario duel
seat 1 Hasty
seat 2 Rash
dice seed 741
| title = "Duel"
| brief = "Two ships nose to nose, two feet apart, ten missiles each. Who guesses better?"
|
| [table]
| width = 48
| height = 48
|
| [[side]]
| name = "Teal"
| ship = [{ at = [12, 24], heading = 90 }]
|
| [[side]]
| name = "Amber"
| ship = [{ at = [36, 24], heading = 270 }]
= 0f5355174180bf99

turn 1
> 1  A L
> 2  B L
[FTL-6.1] A launches A.1 at 13,24, heading 90
[FTL-6.1] B launches B.1 at 35,24, heading 270
[FTL-1.4] marked: A, B, A.1, B.1
[FTL-6.11] markers are cleared
= 50499a7d53ee1392

turn 2
> 1  A.1 R-15
> 2  B S2; B.1 R45
[FTL-5.1] A does nothing
[FTL-6.2] A.1 rotates by -15° to heading 75
[FTL-6.2] B.1 rotates by 45° to heading 315
[FTL-1.4] marked: A.1, B.1
[FTL-6.3] B sprints 2 in from 36,24 to 34,24
[FTL-6.8] B crosses B.1 at 0.75 in
[FTL-6.5] B.1 is spent, B takes hit 1 of 3
[FTL-6.11] markers are cleared
= 6f115b4a194681a6

turn 3
> 1  A L
> 2  B L
[FTL-5.1] A.1 does nothing
[FTL-6.1] A launches A.2 at 13,24, heading 90
[FTL-6.1] B launches B.2 at 33,24, heading 270
[FTL-1.4] marked: A, B, A.2, B.2
[FTL-6.11] markers are cleared
= e2d21cb30e8cdbeb

turn 4
> 1  A L
> 2  B.2 R-45
[FTL-5.1] B does nothing
[FTL-5.1] A.1 does nothing
[FTL-5.1] A.2 does nothing
[FTL-6.1] A launches A.3 at 13,24, heading 90
[FTL-6.2] B.2 rotates by -45° to heading 225
[FTL-1.4] marked: A, B.2, A.3
[FTL-6.11] markers are cleared
= e2c8aba07a138142

turn 5
> 1  A L; A.1 S7; A.2 R105
> 2  B R135
[FTL-5.1] B.2 does nothing
[FTL-5.1] A.3 does nothing
[FTL-6.1] A launches A.4 at 13,24, heading 90
[FTL-6.2] B rotates by 135° to heading 45
[FTL-6.2] A.2 rotates by 105° to heading 195
[FTL-1.4] marked: A, B, A.2, A.4
[FTL-6.3] A.1 sprints 7 in from 13,24 to 19.761,25.812
[FTL-6.11] markers are cleared
= b82ecbc4c35b3950

turn 6
> 1  A L; A.2 R135
> 2  B L
[FTL-5.1] A.1 does nothing
[FTL-5.1] B.2 does nothing
[FTL-5.1] A.3 does nothing
[FTL-5.1] A.4 does nothing
[FTL-6.1] A launches A.5 at 13,24, heading 90
[FTL-6.1] B launches B.3 at 34.707,24.707, heading 45
[FTL-6.2] A.2 rotates by 135° to heading 330
[FTL-1.4] marked: A, B, A.2, A.5, B.3
[FTL-6.11] markers are cleared
= 1a53a08baf96a077

turn 7
> 1  A S6; A.1 R-135; A.2 R-45; A.3 S1; A.5 S5.5
> 2  B R75; B.3 S1
[FTL-5.1] B.2 does nothing
[FTL-5.1] A.4 does nothing
[FTL-6.2] B rotates by 75° to heading 120
[FTL-6.2] A.1 rotates by -135° to heading 300
[FTL-6.2] A.2 rotates by -45° to heading 285
[FTL-1.4] marked: B, A.1, A.2
[FTL-6.3] A sprints 6 in from 12,24 to 18,24
[FTL-6.3] A.3 sprints 1 in from 13,24 to 14,24
[FTL-6.3] A.5 sprints 5.5 in from 13,24 to 18.5,24
[FTL-6.3] B.3 sprints 1 in from 34.707,24.707 to 35.414,25.414
[FTL-6.8] A crosses A.2 at 0.75 in
[FTL-6.5] A.2 is spent, A takes hit 1 of 3
[FTL-6.11] markers are cleared
= 8d5c188d61aee09c

turn 8
> 1  A L; A.1 S6; A.4 R120; A.5 S4
> 2  B R90
[FTL-5.1] B.2 does nothing
[FTL-5.1] A.3 does nothing
[FTL-5.1] B.3 does nothing
[FTL-6.1] A launches A.6 at 19,24, heading 90
[FTL-6.2] B rotates by 90° to heading 210
[FTL-6.2] A.4 rotates by 120° to heading 210
[FTL-1.4] marked: A, B, A.4, A.6
[FTL-6.3] A.1 sprints 6 in from 19.761,25.812 to 14.565,28.812
[FTL-6.3] A.5 sprints 4 in from 18.5,24 to 22.5,24
[FTL-6.8] A.5 crosses A.6 at 0.25 in
[FTL-6.4] A.5, A.6 are both removed
[FTL-6.11] markers are cleared
= 7bab4ad171a59cc1

turn 9
> 1  A S7; A.1 R75; A.3 S8
> 2  B.2 S2.5; B.3 S5
[FTL-5.1] B does nothing
[FTL-5.1] A.4 does nothing
[FTL-6.2] A.1 rotates by 75° to heading 15
[FTL-1.4] marked: A.1
[FTL-6.3] A sprints 7 in from 18,24 to 25,24
[FTL-6.3] B.2 sprints 2.5 in from 33,24 to 31.232,22.232
[FTL-6.3] A.3 sprints 8 in from 14,24 to 22,24
[FTL-6.3] B.3 sprints 5 in from 35.414,25.414 to 38.95,28.95
[FTL-6.11] markers are cleared
= 8ce819519b81d9e3

turn 10
> 1  A L; A.1 S8; A.3 S3.5
> 2  B L; B.3 R-150
[FTL-5.1] B.2 does nothing
[FTL-5.1] A.4 does nothing
[FTL-6.1] A launches A.7 at 26,24, heading 90
[FTL-6.1] B launches B.4 at 33.5,23.134, heading 210
[FTL-6.2] B.3 rotates by -150° to heading 255
[FTL-1.4] marked: A, B, B.3, A.7, B.4
[FTL-6.3] A.1 sprints 8 in from 14.565,28.812 to 16.636,36.539
[FTL-6.3] A.3 sprints 3.5 in from 22,24 to 25.5,24
[FTL-6.8] A.3 crosses A at 2.50 in
[FTL-6.5] A.3 is spent, A takes hit 2 of 3
[FTL-6.11] markers are cleared
= 4e32414f85dc893e

turn 11
> 1  A.7 R165
> 2  B R45
[FTL-5.1] A does nothing
[FTL-5.1] A.1 does nothing
[FTL-5.1] B.2 does nothing
[FTL-5.1] A.4 does nothing
[FTL-5.1] B.3 does nothing
[FTL-5.1] B.4 does nothing
[FTL-6.2] B rotates by 45° to heading 255
[FTL-6.2] A.7 rotates by 165° to heading 255
[FTL-1.4] marked: B, A.7
[FTL-6.11] markers are cleared
= 2fd734321abb82ea

turn 12
> 1  A.1 S3.5; A.7 R150
> 2  B R-105; B.3 R0; B.4 R-150
[FTL-5.1] A does nothing
[FTL-5.1] B.2 does nothing
[FTL-5.1] A.4 does nothing
[FTL-6.2] B rotates by -105° to heading 150
[FTL-5.7] B.3 rotates by 0° and stays at heading 255
[FTL-6.2] A.7 rotates by 150° to heading 45
[FTL-6.2] B.4 rotates by -150° to heading 60
[FTL-1.4] marked: B, B.3, A.7, B.4
[FTL-6.3] A.1 sprints 3.5 in from 16.636,36.539 to 17.542,39.92
[FTL-6.11] markers are cleared
= fe83d69c85efd209

turn 13
> 1  A R-30; A.1 S8; A.4 R105; A.7 S2
> 2  B R90; B.3 S7.5
[FTL-5.1] B.2 does nothing
[FTL-5.1] B.4 does nothing
[FTL-6.2] A rotates by -30° to heading 60
[FTL-6.2] B rotates by 90° to heading 240
[FTL-6.2] A.4 rotates by 105° to heading 315
[FTL-1.4] marked: A, B, A.4
[FTL-6.3] A.1 sprints 8 in from 17.542,39.92 to 19.613,47.647
[FTL-6.3] B.3 sprints 7.5 in from 38.95,28.95 to 31.706,27.009
[FTL-6.3] A.7 sprints 2 in from 26,24 to 27.414,25.414
[FTL-6.11] markers are cleared
= e6ac71b9090c958d

turn 14
> 1  A S5; A.1 S5.5; A.4 R30; A.7 R-150
> 2  B R120; B.2 R15; B.3 R-60; B.4 R-120
[FTL-6.2] B rotates by 120° to heading 0
[FTL-6.2] B.2 rotates by 15° to heading 240
[FTL-6.2] A.4 rotates by 30° to heading 345
[FTL-6.2] B.3 rotates by -60° to heading 195
[FTL-6.2] A.7 rotates by -150° to heading 255
[FTL-6.2] B.4 rotates by -120° to heading 300
[FTL-1.4] marked: B, B.2, A.4, B.3, A.7, B.4
[FTL-6.3] A sprints 5 in from 25,24 to 29.33,26.5
[FTL-6.3] A.1 sprints 5.5 in from 19.613,47.647 to 21.037,52.96
[FTL-6.8] A crosses A.7 at 2.55 in
[FTL-6.5] A.7 is spent, A takes hit 3 of 3
[FTL-2.1] A is destroyed by its third hit
[FTL-6.10] A.1 ends off the table at 21.037,52.96 and is removed
[FTL-6.11] markers are cleared
[FTL-2.3] side 2 wins
[FTL-3.1] the battle lasted 14 turns, 28 minutes
= 3471e592f9c71726
