firing-arc record 1
game ftl 1
scenario duel
option missiles 99
option turn-limit 40
seat 1 Hasty
seat 2 Rash
dice seed 14
position turn 31; A 20,24 h90 hits 2 launched 40; B 28,24 h270 hits 2 launched 41; A.40 24,26 h180; B.41 24,22 h0
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
= e971b04afb3f67ef

turn 31
> 1  A L; A.40 R105
> 2  B L; B.41 S1.5
[FTL-6.1] A launches A.41 at 21,24, heading 90
[FTL-6.1] B launches B.42 at 27,24, heading 270
[FTL-6.2] A.40 rotates by 105° to heading 285
[FTL-1.4] marked: A, B, A.40, A.41, B.42
[FTL-6.3] B.41 sprints 1.5 in from 24,22 to 24,23.5
[FTL-6.11] markers are cleared
= 877eae3273eb8dcb

turn 32
> 1  A L; A.40 R-165; A.41 S1
> 2  B S2.5; B.41 R45; B.42 S5
[FTL-6.1] A launches A.42 at 21,24, heading 90
[FTL-6.2] A.40 rotates by -165° to heading 120
[FTL-6.2] B.41 rotates by 45° to heading 45
[FTL-1.4] marked: A, A.40, B.41, A.42
[FTL-6.3] B sprints 2.5 in from 28,24 to 25.5,24
[FTL-6.3] A.41 sprints 1 in from 21,24 to 22,24
[FTL-6.3] B.42 sprints 5 in from 27,24 to 22,24
[FTL-6.11] markers are cleared
= cee542539c3f5548

turn 33
> 1  A.40 R15
> 2  B L
[FTL-5.1] A does nothing
[FTL-5.1] B.41 does nothing
[FTL-5.1] A.41 does nothing
[FTL-5.1] B.42 does nothing
[FTL-5.1] A.42 does nothing
[FTL-6.1] B launches B.43 at 24.5,24, heading 270
[FTL-6.2] A.40 rotates by 15° to heading 135
[FTL-1.4] marked: B, A.40, B.43
[FTL-6.11] markers are cleared
= 493b50f73d5eb5ac

turn 34
> 1  A S3; A.40 R120; A.41 R60; A.42 S6
> 2  B.41 R-150; B.42 R-75; B.43 R180
[FTL-5.1] B does nothing
[FTL-6.2] A.40 rotates by 120° to heading 255
[FTL-6.2] B.41 rotates by -150° to heading 255
[FTL-6.2] A.41 rotates by 60° to heading 150
[FTL-6.2] B.42 rotates by -75° to heading 195
[FTL-6.2] B.43 rotates by 180° to heading 90
[FTL-1.4] marked: A.40, B.41, A.41, B.42, B.43
[FTL-6.3] A sprints 3 in from 20,24 to 23,24
[FTL-6.3] A.42 sprints 6 in from 21,24 to 27,24
[FTL-6.8] A.42 crosses A.41 at 0.75 in
[FTL-6.4] A.42, A.41 are both removed
[FTL-6.8] A.42 crosses B.42 at 0.75 in
[FTL-6.4] A.42, B.42 are both removed
[FTL-6.9] A.41 is gone before A comes to it
[FTL-6.9] B.42 is gone before A comes to it
[FTL-6.7] A.42 was stopped before B.43
[FTL-6.11] markers are cleared
= e5c39f193f1d49f6

turn 35
> 1  A S8
> 2  B.41 S8; B.43 R0
[FTL-5.1] B does nothing
[FTL-5.1] A.40 does nothing
[FTL-5.7] B.43 rotates by 0° and stays at heading 90
[FTL-1.4] marked: B.43
[FTL-6.3] A sprints 8 in from 23,24 to 31,24
[FTL-6.3] B.41 sprints 8 in from 24,23.5 to 16.273,21.429
[FTL-6.8] A crosses B.43 at 1.25 in
[FTL-6.5] B.43 is spent, A takes hit 3 of 3
[FTL-2.1] A is destroyed by its third hit
[FTL-6.11] markers are cleared
[FTL-2.3] side 2 wins
[FTL-3.1] the battle lasted 35 turns, 70 minutes
= 8e48277e74f95e16
