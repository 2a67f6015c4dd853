firing-arc record 1
game ftl 1
scenario close-quarters
seat 1 doctrine
seat 2 random
dice seed 1
| title = "Close quarters"
| brief = "A foot apart with three missiles each: two sprints and you are in among them. A short battle, good for a first one."
|
| [table]
| width = 48
| height = 48
|
| [options]
| missiles = 3
|
| [[side]]
| name = "Teal"
| ship = [{ at = [18, 24], heading = 90 }]
|
| [[side]]
| name = "Amber"
| ship = [{ at = [30, 24], heading = 270 }]
= f8ccb99aef9b9df6

turn 1
> 1  A L
> 2  B R-105
[FTL-6.1] A launches A.1 at 19,24, heading 90
[FTL-6.2] B rotates by -105° to heading 165
[FTL-1.4] marked: A, B, A.1
[FTL-6.11] markers are cleared
= a90e3d1c9bec52fb

turn 2
> 1  A R0; A.1 S7.5
> 2  B R-150
[FTL-5.7] A rotates by 0° and stays at heading 90
[FTL-6.2] B rotates by -150° to heading 15
[FTL-1.4] marked: A, B
[FTL-6.3] A.1 sprints 7.5 in from 19,24 to 26.5,24
[FTL-6.11] markers are cleared
= 3e9a57460a077066

turn 3
> 1  A L
> 2  B R165
[FTL-5.1] A.1 does nothing
[FTL-6.1] A launches A.2 at 19,24, heading 90
[FTL-6.2] B rotates by 165° to heading 180
[FTL-1.4] marked: A, B, A.2
[FTL-6.11] markers are cleared
= 62ea323fbf1d1511

turn 4
> 1  A R0; A.1 S3.5; A.2 S4.5
> 2  B R-105
[FTL-5.7] A rotates by 0° and stays at heading 90
[FTL-6.2] B rotates by -105° to heading 75
[FTL-1.4] marked: A, B
[FTL-6.3] A.1 sprints 3.5 in from 26.5,24 to 30,24
[FTL-6.3] A.2 sprints 4.5 in from 19,24 to 23.5,24
[FTL-6.8] A.1 crosses B at 3.00 in
[FTL-6.5] A.1 is spent, B takes hit 1 of 3
[FTL-6.11] markers are cleared
= 7730ba2b8cd00237

turn 5
> 1  A.2 S6
> 2  B R30
[FTL-5.1] A does nothing
[FTL-6.2] B rotates by 30° to heading 105
[FTL-1.4] marked: B
[FTL-6.3] A.2 sprints 6 in from 23.5,24 to 29.5,24
[FTL-6.8] A.2 crosses B at 6.00 in
[FTL-6.5] A.2 is spent, B takes hit 2 of 3
[FTL-6.11] markers are cleared
= 5321e57ea07ff7b2

turn 6
> 1  A L
> 2  B S3.5
[FTL-6.1] A launches A.3 at 19,24, heading 90
[FTL-1.4] marked: A, A.3
[FTL-6.3] B sprints 3.5 in from 30,24 to 33.381,23.094
[FTL-6.11] markers are cleared
= d6aedf65b85997e6

turn 7
> 1  A.3 S8
> 2  B R-45
[FTL-5.1] A does nothing
[FTL-6.2] B rotates by -45° to heading 60
[FTL-1.4] marked: B
[FTL-6.3] A.3 sprints 8 in from 19,24 to 27,24
[FTL-6.11] markers are cleared
= 2121adda4759cd2c

turn 8
> 1  A S5; A.3 S5
> 2  B R-45
[FTL-6.2] B rotates by -45° to heading 15
[FTL-1.4] marked: B
[FTL-6.3] A sprints 5 in from 18,24 to 23,24
[FTL-6.3] A.3 sprints 5 in from 27,24 to 32,24
[FTL-6.11] markers are cleared
= 6c489b7c9a041b34

turn 9
> 1  A.3 R30
> 2  idle
[FTL-5.1] A does nothing
[FTL-5.1] B does nothing
[FTL-6.2] A.3 rotates by 30° to heading 120
[FTL-1.4] marked: A.3
[FTL-6.11] markers are cleared
= e04d60d122f8ef03

turn 10
> 1  A.3 S1.5
> 2  B R-60
[FTL-5.1] A does nothing
[FTL-6.2] B rotates by -60° to heading 315
[FTL-1.4] marked: B
[FTL-6.3] A.3 sprints 1.5 in from 32,24 to 33.299,23.25
[FTL-6.8] A.3 crosses B at 1.16 in
[FTL-6.5] A.3 is spent, B takes hit 3 of 3
[FTL-2.1] B is destroyed by its third hit
[FTL-6.11] markers are cleared
[FTL-2.3] side 1 wins
[FTL-3.1] the battle lasted 10 turns, 20 minutes
= f29d3068c3a313ab
