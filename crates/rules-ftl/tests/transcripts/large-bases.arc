firing-arc record 1
game ftl 1
scenario duel
option ship-radius 1.5
option missile-radius 0.75
seat 1 Hasty
seat 2 Rash
dice seed 1272
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
= 0195c7a125d2f422

turn 1
> 1  A L
> 2  B S1.5
[FTL-6.1] A launches A.1 at 14.25,24, heading 90
[FTL-1.4] marked: A, A.1
[FTL-6.3] B sprints 1.5 in from 36,24 to 34.5,24
[FTL-6.11] markers are cleared
= 00f57e99a6f1e089

turn 2
> 1  A S5
> 2  idle
[FTL-5.1] B does nothing
[FTL-5.1] A.1 does nothing
[FTL-6.3] A sprints 5 in from 12,24 to 17,24
= 1eb1d24dd278804c

turn 3
> 1  A L
> 2  idle
[FTL-5.1] B does nothing
[FTL-5.1] A.1 does nothing
[FTL-6.1] A launches A.2 at 19.25,24, heading 90
[FTL-1.4] marked: A, A.2
[FTL-6.11] markers are cleared
= 77f25e4e33afb970

turn 4
> 1  A L; A.1 S8
> 2  B L
[FTL-5.1] A.2 does nothing
[FTL-6.1] A launches A.3 at 19.25,24, heading 90
[FTL-6.1] B launches B.1 at 32.25,24, heading 270
[FTL-1.4] marked: A, B, A.3, B.1
[FTL-6.3] A.1 sprints 8 in from 14.25,24 to 22.25,24
[FTL-6.8] A.1 crosses A at 1.25 in
[FTL-6.5] A.1 is spent, A takes hit 1 of 3
[FTL-6.7] A.1 was stopped before A.3
[FTL-6.11] markers are cleared
= f09aaf73500e5cab

turn 5
> 1  A.2 R90
> 2  B L; B.1 S4.5
[FTL-5.1] A does nothing
[FTL-5.1] A.3 does nothing
[FTL-6.1] B launches B.2 at 32.25,24, heading 270
[FTL-6.2] A.2 rotates by 90° to heading 180
[FTL-1.4] marked: B, A.2, B.2
[FTL-6.3] B.1 sprints 4.5 in from 32.25,24 to 27.75,24
[FTL-6.11] markers are cleared
= 79872360904ff9f4

turn 6
> 1  A.2 S3; A.3 S7
> 2  B S8; B.1 S4
[FTL-5.1] A does nothing
[FTL-5.1] B.2 does nothing
[FTL-6.3] B sprints 8 in from 34.5,24 to 26.5,24
[FTL-6.3] A.2 sprints 3 in from 19.25,24 to 19.25,21
[FTL-6.3] A.3 sprints 7 in from 19.25,24 to 26.25,24
[FTL-6.3] B.1 sprints 4 in from 27.75,24 to 23.75,24
= 0950c5499b4732e2

turn 7
> 1  A L; A.2 S6.5; A.3 S3
> 2  B L; B.2 S3.5
[FTL-5.1] B.1 does nothing
[FTL-6.1] A launches A.4 at 19.25,24, heading 90
[FTL-6.1] B launches B.3 at 24.25,24, heading 270
[FTL-1.4] marked: A, B, A.4, B.3
[FTL-6.3] A.2 sprints 6.5 in from 19.25,21 to 19.25,14.5
[FTL-6.3] A.3 sprints 3 in from 26.25,24 to 29.25,24
[FTL-6.3] B.2 sprints 3.5 in from 32.25,24 to 28.75,24
[FTL-6.8] A.3 crosses B at 0.00 in
[FTL-6.5] A.3 is spent, B takes hit 1 of 3
[FTL-6.11] markers are cleared
= d2452256cdcbb77b

turn 8
> 1  A L; A.2 S3.5; A.4 R-135
> 2  B S2; B.1 R180; B.2 S6
[FTL-5.1] B.3 does nothing
[FTL-6.1] A launches A.5 at 19.25,24, heading 90
[FTL-6.2] B.1 rotates by 180° to heading 90
[FTL-6.2] A.4 rotates by -135° to heading 315
[FTL-1.4] marked: A, B.1, A.4, A.5
[FTL-6.3] B sprints 2 in from 26.5,24 to 24.5,24
[FTL-6.3] A.2 sprints 3.5 in from 19.25,14.5 to 19.25,11
[FTL-6.3] B.2 sprints 6 in from 28.75,24 to 22.75,24
[FTL-6.8] B crosses B.1 at 2.00 in
[FTL-6.5] B.1 is spent, B takes hit 2 of 3
[FTL-6.9] B.1 is gone before B.2 comes to it
[FTL-6.11] markers are cleared
= 098057a68cdf0a17

turn 9
> 1  A S2.5; A.2 S4; A.4 R90
> 2  B S4
[FTL-5.1] B.2 does nothing
[FTL-5.1] B.3 does nothing
[FTL-5.1] A.5 does nothing
[FTL-6.2] A.4 rotates by 90° to heading 45
[FTL-1.4] marked: A.4
[FTL-6.3] A sprints 2.5 in from 17,24 to 19.5,24
[FTL-6.3] B sprints 4 in from 24.5,24 to 20.5,24
[FTL-6.3] A.2 sprints 4 in from 19.25,11 to 19.25,7
[FTL-6.8] A crosses A.4 at 1.50 in
[FTL-6.5] A.4 is spent, A takes hit 2 of 3
[FTL-6.11] markers are cleared
= 63213c1dcdcd2fa4

turn 10
> 1  A R15; A.2 R-165; A.5 S7.5
> 2  B S3; B.3 R0
[FTL-5.1] B.2 does nothing
[FTL-6.2] A rotates by 15° to heading 105
[FTL-6.2] A.2 rotates by -165° to heading 15
[FTL-5.7] B.3 rotates by 0° and stays at heading 270
[FTL-1.4] marked: A, A.2, B.3
[FTL-6.3] B sprints 3 in from 20.5,24 to 17.5,24
[FTL-6.3] A.5 sprints 7.5 in from 19.25,24 to 26.75,24
[FTL-6.8] B crosses A at 0.00 in
[FTL-6.6] B, A are both removed
[FTL-6.8] A.5 crosses A at 0.00 in
[FTL-6.5] A.5 is spent, A takes hit 3 of 3
[FTL-6.7] A.5 was stopped before B.3
[FTL-6.11] markers are cleared
[FTL-2.3] a draw
[FTL-3.1] the battle lasted 10 turns, 20 minutes
= 4e0d61c28d8c84ec
