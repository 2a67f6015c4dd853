firing-arc record 1
game ftl 1
scenario close-quarters
seat 1 Hasty
seat 2 Rash
dice seed 1067
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
= c0190e83f880b6ec

turn 1
> 1  A R-30
> 2  B R135
[FTL-6.2] A rotates by -30° to heading 60
[FTL-6.2] B rotates by 135° to heading 45
[FTL-1.4] marked: A, B
[FTL-6.11] markers are cleared
= 7582a8b54790da6e

turn 2
> 1  A L
> 2  idle
[FTL-5.1] B does nothing
[FTL-6.1] A launches A.1 at 18.866,24.5, heading 60
[FTL-1.4] marked: A, A.1
[FTL-6.11] markers are cleared
= 6d5223d831fef1b8

turn 3
> 1  A S6.5; A.1 R-75
> 2  B S5
[FTL-6.2] A.1 rotates by -75° to heading 345
[FTL-1.4] marked: A.1
[FTL-6.3] A sprints 6.5 in from 18,24 to 23.629,27.25
[FTL-6.3] B sprints 5 in from 30,24 to 33.536,27.536
[FTL-6.8] A crosses A.1 at 0.75 in
[FTL-6.5] A.1 is spent, A takes hit 1 of 3
[FTL-6.11] markers are cleared
= b2167e17a7c12718

turn 4
> 1  A L
> 2  B S3.5
[FTL-6.1] A launches A.2 at 24.495,27.75, heading 60
[FTL-1.4] marked: A, A.2
[FTL-6.3] B sprints 3.5 in from 33.536,27.536 to 36.011,30.011
[FTL-6.11] markers are cleared
= 8bd118f3f3e02004

turn 5
> 1  A.2 R90
> 2  idle
[FTL-5.1] A does nothing
[FTL-5.1] B does nothing
[FTL-6.2] A.2 rotates by 90° to heading 150
[FTL-1.4] marked: A.2
[FTL-6.11] markers are cleared
= dfa9167bffe25807

turn 6
> 1  A L; A.2 R-90
> 2  B L
[FTL-6.1] A launches A.3 at 24.495,27.75, heading 60
[FTL-6.1] B launches B.1 at 36.718,30.718, heading 45
[FTL-6.2] A.2 rotates by -90° to heading 60
[FTL-1.4] marked: A, B, A.2, A.3, B.1
[FTL-6.11] markers are cleared
= 926980e3b02db54b

turn 7
> 1  A R0; A.2 S1
> 2  B S1; B.1 S3.5
[FTL-5.1] A.3 does nothing
[FTL-5.7] A rotates by 0° and stays at heading 60
[FTL-1.4] marked: A
[FTL-6.3] B sprints 1 in from 36.011,30.011 to 36.718,30.718
[FTL-6.3] A.2 sprints 1 in from 24.495,27.75 to 25.361,28.25
[FTL-6.3] B.1 sprints 3.5 in from 36.718,30.718 to 39.193,33.193
[FTL-6.11] markers are cleared
= 264765ebfe4bd863

turn 8
> 1  A S3; A.2 R-30; A.3 S6.5
> 2  B L; B.1 S6.5
[FTL-6.1] B launches B.2 at 37.425,31.425, heading 45
[FTL-6.2] A.2 rotates by -30° to heading 30
[FTL-1.4] marked: B, A.2, B.2
[FTL-6.3] A sprints 3 in from 23.629,27.25 to 26.227,28.75
[FTL-6.3] A.3 sprints 6.5 in from 24.495,27.75 to 30.124,31
[FTL-6.3] B.1 sprints 6.5 in from 39.193,33.193 to 43.789,37.789
[FTL-6.8] A.3 crosses A.2 at 0.75 in
[FTL-6.4] A.3, A.2 are both removed
[FTL-6.9] A.2 is gone before A comes to it
[FTL-6.11] markers are cleared
= dbf57aeac5700493

turn 9
> 1  idle
> 2  B S7.5; B.1 S7.5; B.2 S3
[FTL-5.1] A does nothing
[FTL-6.3] B sprints 7.5 in from 36.718,30.718 to 42.021,36.021
[FTL-6.3] B.1 sprints 7.5 in from 43.789,37.789 to 49.092,43.092
[FTL-6.3] B.2 sprints 3 in from 37.425,31.425 to 39.546,33.546
[FTL-6.10] B.1 ends off the table at 49.092,43.092 and is removed
= 44864a89e801b776

turn 10
> 1  A R45
> 2  B S2.5; B.2 R0
[FTL-6.2] A rotates by 45° to heading 105
[FTL-5.7] B.2 rotates by 0° and stays at heading 45
[FTL-1.4] marked: A, B.2
[FTL-6.3] B sprints 2.5 in from 42.021,36.021 to 43.789,37.789
[FTL-6.11] markers are cleared
= 0a25ba9c3630fde2

turn 11
> 1  idle
> 2  B S5
[FTL-5.1] A does nothing
[FTL-5.1] B.2 does nothing
[FTL-6.3] B sprints 5 in from 43.789,37.789 to 47.325,41.325
= c22798260da0d360

turn 12
> 1  A S7.5
> 2  B S2.5
[FTL-5.1] B.2 does nothing
[FTL-6.3] A sprints 7.5 in from 26.227,28.75 to 33.471,26.809
[FTL-6.3] B sprints 2.5 in from 47.325,41.325 to 49.093,43.093
[FTL-6.10] B ends off the table at 49.093,43.093 and is removed
[FTL-2.2] ship B is out
[FTL-2.3] side 1 wins
[FTL-3.1] the battle lasted 12 turns, 24 minutes
= cd49d145d2d1affb
