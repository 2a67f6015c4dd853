firing-arc record 1
game ftl 1
scenario crossing-courses
option missiles 0
option turn-limit 8
seat 1 Hasty
seat 2 Rash
dice seed 4
| title = "Crossing courses"
| brief = "One ship runs up the table, the other comes in from the right. The lines of sprint cross before the noses do."
|
| [table]
| width = 48
| height = 48
|
| [[side]]
| name = "Teal"
| ship = [{ at = [24, 6], heading = 0 }]
|
| [[side]]
| name = "Amber"
| ship = [{ at = [42, 24], heading = 270 }]
= 5dcc1d3f91e990e6

turn 1
> 1  A S5.5
> 2  idle
[FTL-5.1] B does nothing
[FTL-6.3] A sprints 5.5 in from 24,6 to 24,11.5
= cf84a7062faea9e7

turn 2
> 1  idle
> 2  B R180
[FTL-5.1] A does nothing
[FTL-6.2] B rotates by 180° to heading 90
[FTL-1.4] marked: B
[FTL-6.11] markers are cleared
= bc33b5da79ce510b

turn 3
> 1  A R-105
> 2  idle
[FTL-5.1] B does nothing
[FTL-6.2] A rotates by -105° to heading 255
[FTL-1.4] marked: A
[FTL-6.11] markers are cleared
= ebf97a757609efa4

turn 4
> 1  A R75
> 2  idle
[FTL-5.1] B does nothing
[FTL-6.2] A rotates by 75° to heading 330
[FTL-1.4] marked: A
[FTL-6.11] markers are cleared
= 9e46ea4ce6797163

turn 5
> 1  idle
> 2  B R45
[FTL-5.1] A does nothing
[FTL-6.2] B rotates by 45° to heading 135
[FTL-1.4] marked: B
[FTL-6.11] markers are cleared
= a4da03ffc3f6d105

turn 6
> 1  A R0
> 2  B R15
[FTL-5.7] A rotates by 0° and stays at heading 330
[FTL-6.2] B rotates by 15° to heading 150
[FTL-1.4] marked: A, B
[FTL-6.11] markers are cleared
= 0a115789151b8827

turn 7
> 1  A S3
> 2  B S7.5
[FTL-6.3] A sprints 3 in from 24,11.5 to 22.5,14.098
[FTL-6.3] B sprints 7.5 in from 42,24 to 45.75,17.505
= a61d8330d24d8469

turn 8
> 1  A R135
> 2  B S7
[FTL-6.2] A rotates by 135° to heading 105
[FTL-1.4] marked: A
[FTL-6.3] B sprints 7 in from 45.75,17.505 to 49.25,11.443
[FTL-6.10] B ends off the table at 49.25,11.443 and is removed
[FTL-2.2] ship B is out
[FTL-6.11] markers are cleared
[FTL-2.3] side 1 wins
[FTL-3.1] the battle lasted 8 turns, 16 minutes
= 66dbed029fa97966
