firing-arc record 1
game ftl 1
scenario close-quarters
option turn-limit 12
seat 1 Hasty
seat 2 Rash
dice seed 258
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
= 896c230f7ac0b996

turn 1
> 1  A S3
> 2  idle
[FTL-5.1] B does nothing
[FTL-6.3] A sprints 3 in from 18,24 to 21,24
= 4d877ddd1ef786ea

turn 2
> 1  A S6.5
> 2  idle
[FTL-5.1] B does nothing
[FTL-6.3] A sprints 6.5 in from 21,24 to 27.5,24
= c5ac4376870ffacb

turn 3
> 1  A L
> 2  B L
[FTL-6.1] A launches A.1 at 28.5,24, heading 90
[FTL-6.1] B launches B.1 at 29,24, heading 270
[FTL-1.4] marked: A, B, A.1, B.1
[FTL-6.11] markers are cleared
= 6685c67094a74acc

turn 4
> 1  A L; A.1 R-15
> 2  B.1 R180
[FTL-5.1] B does nothing
[FTL-6.1] A launches A.2 at 28.5,24, heading 90
[FTL-6.2] A.1 rotates by -15° to heading 75
[FTL-6.2] B.1 rotates by 180° to heading 90
[FTL-1.4] marked: A, A.1, B.1, A.2
[FTL-6.11] markers are cleared
= 3f192d9b4530af56

turn 5
> 1  A S8; A.2 R-15
> 2  B S7.5; B.1 R135
[FTL-5.1] A.1 does nothing
[FTL-6.2] B.1 rotates by 135° to heading 225
[FTL-6.2] A.2 rotates by -15° to heading 75
[FTL-1.4] marked: B.1, A.2
[FTL-6.3] A sprints 8 in from 27.5,24 to 35.5,24
[FTL-6.3] B sprints 7.5 in from 30,24 to 22.5,24
[FTL-6.8] A crosses A.2 at 0.75 in
[FTL-6.5] A.2 is spent, A takes hit 1 of 3
[FTL-6.8] B crosses B.1 at 0.75 in
[FTL-6.5] B.1 is spent, B takes hit 1 of 3
[FTL-6.9] B.1 is gone before A comes to it
[FTL-6.9] A.2 is gone before B comes to it
[FTL-6.11] markers are cleared
= 84173ec1c221017a

turn 6
> 1  A R-135
> 2  idle
[FTL-5.1] B does nothing
[FTL-5.1] A.1 does nothing
[FTL-6.2] A rotates by -135° to heading 315
[FTL-1.4] marked: A
[FTL-6.11] markers are cleared
= 470cc2c5d5d43f59

turn 7
> 1  A L; A.1 R-165
> 2  B S2
[FTL-6.1] A launches A.3 at 34.793,24.707, heading 315
[FTL-6.2] A.1 rotates by -165° to heading 270
[FTL-1.4] marked: A, A.1, A.3
[FTL-6.3] B sprints 2 in from 22.5,24 to 20.5,24
[FTL-6.11] markers are cleared
= 99d9fd0567dfc14c

turn 8
> 1  idle
> 2  B L
[FTL-5.1] A does nothing
[FTL-5.1] A.1 does nothing
[FTL-5.1] A.3 does nothing
[FTL-6.1] B launches B.2 at 19.5,24, heading 270
[FTL-1.4] marked: B, B.2
[FTL-6.11] markers are cleared
= 19097200b4157d8c

turn 9
> 1  A.1 S7
> 2  B L
[FTL-5.1] A does nothing
[FTL-5.1] A.3 does nothing
[FTL-5.1] B.2 does nothing
[FTL-6.1] B launches B.3 at 19.5,24, heading 270
[FTL-1.4] marked: B, B.3
[FTL-6.3] A.1 sprints 7 in from 28.5,24 to 21.5,24
[FTL-6.11] markers are cleared
= 6cd37c9358dc78eb

turn 10
> 1  A S8; A.1 S2.5; A.3 R-15
> 2  B.2 S2.5; B.3 R0
[FTL-5.1] B does nothing
[FTL-6.2] A.3 rotates by -15° to heading 300
[FTL-5.7] B.3 rotates by 0° and stays at heading 270
[FTL-1.4] marked: A.3, B.3
[FTL-6.3] A sprints 8 in from 35.5,24 to 29.843,29.657
[FTL-6.3] A.1 sprints 2.5 in from 21.5,24 to 19,24
[FTL-6.3] B.2 sprints 2.5 in from 19.5,24 to 17,24
[FTL-6.8] A crosses A.3 at 0.75 in
[FTL-6.5] A.3 is spent, A takes hit 2 of 3
[FTL-6.8] A.1 crosses B.3 at 1.75 in
[FTL-6.4] A.1, B.3 are both removed
[FTL-6.11] markers are cleared
= 8782d99892587e89

turn 11
> 1  A R165
> 2  B R-30; B.2 R90
[FTL-6.2] A rotates by 165° to heading 120
[FTL-6.2] B rotates by -30° to heading 240
[FTL-6.2] B.2 rotates by 90° to heading 0
[FTL-1.4] marked: A, B, B.2
[FTL-6.11] markers are cleared
= caa5828bbe3d2e9b

turn 12
> 1  A R-45
> 2  B.2 R-90
[FTL-5.1] B does nothing
[FTL-6.2] A rotates by -45° to heading 75
[FTL-6.2] B.2 rotates by -90° to heading 270
[FTL-1.4] marked: A, B.2
[FTL-6.11] markers are cleared
[FTL-7.1] a draw
[FTL-3.1] the battle lasted 12 turns, 24 minutes
= 3d1b83e6dd180665
