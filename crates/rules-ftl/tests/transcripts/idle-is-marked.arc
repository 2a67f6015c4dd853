firing-arc record 1
game ftl 1
scenario close-quarters
option idle-is-marked on
seat 1 Hasty
seat 2 Rash
dice seed 137
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
= b57ca0be9ebe7559

turn 1
> 1  A R-30
> 2  B S2
[FTL-6.2] A rotates by -30° to heading 60
[FTL-1.4] marked: A
[FTL-6.3] B sprints 2 in from 30,24 to 28,24
[FTL-6.11] markers are cleared
= f4a3b31ec5c59d0e

turn 2
> 1  A L
> 2  B L
[FTL-6.1] A launches A.1 at 18.866,24.5, heading 60
[FTL-6.1] B launches B.1 at 27,24, heading 270
[FTL-1.4] marked: A, B, A.1, B.1
[FTL-6.11] markers are cleared
= 3383f208b00f23a4

turn 3
> 1  A L; A.1 R-15
> 2  B S6
[FTL-6.3] B.1 does nothing and is marked
[FTL-6.1] A launches A.2 at 18.866,24.5, heading 60
[FTL-6.2] A.1 rotates by -15° to heading 45
[FTL-1.4] marked: A, A.1, B.1, A.2
[FTL-6.3] B sprints 6 in from 28,24 to 22,24
[FTL-6.8] B crosses B.1 at 0.75 in
[FTL-6.5] B.1 is spent, B takes hit 1 of 3
[FTL-6.11] markers are cleared
= 70e693ce58620c64

turn 4
> 1  A R30; A.2 R-150
> 2  idle
[FTL-6.3] B does nothing and is marked
[FTL-6.3] A.1 does nothing and is marked
[FTL-6.2] A rotates by 30° to heading 90
[FTL-6.2] A.2 rotates by -150° to heading 270
[FTL-1.4] marked: A, B, A.1, A.2
[FTL-6.11] markers are cleared
= 3d2edbf818b902eb

turn 5
> 1  A S2.5; A.2 R75
> 2  B L
[FTL-6.3] A.1 does nothing and is marked
[FTL-6.1] B launches B.2 at 21,24, heading 270
[FTL-6.2] A.2 rotates by 75° to heading 345
[FTL-1.4] marked: B, A.1, A.2, B.2
[FTL-6.3] A sprints 2.5 in from 18,24 to 20.5,24
[FTL-6.11] markers are cleared
= e6e4f2ce21a54b0f

turn 6
> 1  A S3.5; A.1 R-150; A.2 R150
> 2  B S3.5; B.2 R0
[FTL-6.2] A.1 rotates by -150° to heading 255
[FTL-6.2] A.2 rotates by 150° to heading 135
[FTL-5.7] B.2 rotates by 0° and stays at heading 270
[FTL-1.4] marked: A.1, A.2, B.2
[FTL-6.3] A sprints 3.5 in from 20.5,24 to 24,24
[FTL-6.3] B sprints 3.5 in from 22,24 to 18.5,24
[FTL-6.8] A crosses B.2 at 0.25 in
[FTL-6.5] B.2 is spent, A takes hit 1 of 3
[FTL-6.9] B.2 is gone before B comes to it
[FTL-6.11] markers are cleared
= f46e804f17b58d66

turn 7
> 1  A L; A.1 S6.5; A.2 S7
> 2  B L
[FTL-6.1] A launches A.3 at 25,24, heading 90
[FTL-6.1] B launches B.3 at 17.5,24, heading 270
[FTL-1.4] marked: A, B, A.3, B.3
[FTL-6.3] A.1 sprints 6.5 in from 18.866,24.5 to 12.587,22.818
[FTL-6.3] A.2 sprints 7 in from 18.866,24.5 to 23.816,19.55
[FTL-6.8] A.1 crosses B at 0.17 in
[FTL-6.5] A.1 is spent, B takes hit 2 of 3
[FTL-6.7] A.1 was stopped before B.3
[FTL-6.11] markers are cleared
= db43f5e032cfba5e

turn 8
> 1  A R150; A.2 S7.5; A.3 R15
> 2  B S6
[FTL-6.3] B.3 does nothing and is marked
[FTL-6.2] A rotates by 150° to heading 240
[FTL-6.2] A.3 rotates by 15° to heading 105
[FTL-1.4] marked: A, A.3, B.3
[FTL-6.3] B sprints 6 in from 18.5,24 to 12.5,24
[FTL-6.3] A.2 sprints 7.5 in from 23.816,19.55 to 29.119,14.247
[FTL-6.8] B crosses B.3 at 0.75 in
[FTL-6.5] B.3 is spent, B takes hit 3 of 3
[FTL-2.1] B is destroyed by its third hit
[FTL-6.11] markers are cleared
[FTL-2.3] side 1 wins
[FTL-3.1] the battle lasted 8 turns, 16 minutes
= 9990a135198d0962
