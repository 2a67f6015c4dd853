firing-arc record 1
game ftl 1
scenario crossing-courses
seat 1 Hasty
seat 2 Rash
dice seed 816
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
= e86ca68e93ffa937

turn 1
> 1  A L
> 2  B R120
[FTL-6.1] A launches A.1 at 24,7, heading 0
[FTL-6.2] B rotates by 120° to heading 30
[FTL-1.4] marked: A, B, A.1
[FTL-6.11] markers are cleared
= 32796ba1252b5296

turn 2
> 1  A L; A.1 S1
> 2  B R0
[FTL-6.1] A launches A.2 at 24,7, heading 0
[FTL-5.7] B rotates by 0° and stays at heading 30
[FTL-1.4] marked: A, B, A.2
[FTL-6.3] A.1 sprints 1 in from 24,7 to 24,8
[FTL-6.11] markers are cleared
= c9bf2fac0f28160d

turn 3
> 1  A L
> 2  B L
[FTL-5.1] A.1 does nothing
[FTL-5.1] A.2 does nothing
[FTL-6.1] A launches A.3 at 24,7, heading 0
[FTL-6.1] B launches B.1 at 42.5,24.866, heading 30
[FTL-1.4] marked: A, B, A.3, B.1
[FTL-6.11] markers are cleared
= 3ac3e7a77b829092

turn 4
> 1  A.1 R-45; A.2 S6; A.3 S3.5
> 2  B S6; B.1 S3
[FTL-5.1] A does nothing
[FTL-6.2] A.1 rotates by -45° to heading 315
[FTL-1.4] marked: A.1
[FTL-6.3] B sprints 6 in from 42,24 to 45,29.196
[FTL-6.3] A.2 sprints 6 in from 24,7 to 24,13
[FTL-6.3] A.3 sprints 3.5 in from 24,7 to 24,10.5
[FTL-6.3] B.1 sprints 3 in from 42.5,24.866 to 44,27.464
[FTL-6.8] A.2 crosses A.1 at 0.75 in
[FTL-6.4] A.2, A.1 are both removed
[FTL-6.8] A.3 crosses A.1 at 0.75 in
[FTL-6.4] A.3, A.1 are both removed
[FTL-6.11] markers are cleared
= faaa5b5dcb350836

turn 5
> 1  A L
> 2  idle
[FTL-5.1] B does nothing
[FTL-5.1] B.1 does nothing
[FTL-6.1] A launches A.4 at 24,7, heading 0
[FTL-1.4] marked: A, A.4
[FTL-6.11] markers are cleared
= 98042fab0be56326

turn 6
> 1  idle
> 2  B L; B.1 S4.5
[FTL-5.1] A does nothing
[FTL-5.1] A.4 does nothing
[FTL-6.1] B launches B.2 at 45.5,30.062, heading 30
[FTL-1.4] marked: B, B.2
[FTL-6.3] B.1 sprints 4.5 in from 44,27.464 to 46.25,31.361
[FTL-6.8] B.1 crosses B at 1.50 in
[FTL-6.5] B.1 is spent, B takes hit 1 of 3
[FTL-6.7] B.1 was stopped before B.2
[FTL-6.11] markers are cleared
= 048a6dca1093659f

turn 7
> 1  A L; A.4 S7
> 2  B R30; B.2 S6
[FTL-6.1] A launches A.5 at 24,7, heading 0
[FTL-6.2] B rotates by 30° to heading 60
[FTL-1.4] marked: A, B, A.5
[FTL-6.3] A.4 sprints 7 in from 24,7 to 24,14
[FTL-6.3] B.2 sprints 6 in from 45.5,30.062 to 48.5,35.258
[FTL-6.10] B.2 ends off the table at 48.5,35.258 and is removed
[FTL-6.11] markers are cleared
= ad1833d7f9c13409

turn 8
> 1  A R-75
> 2  idle
[FTL-5.1] B does nothing
[FTL-5.1] A.4 does nothing
[FTL-5.1] A.5 does nothing
[FTL-6.2] A rotates by -75° to heading 285
[FTL-1.4] marked: A
[FTL-6.11] markers are cleared
= eb3ceb808c27ca87

turn 9
> 1  A L; A.4 S8; A.5 S2.5
> 2  B L
[FTL-6.1] A launches A.6 at 23.034,6.259, heading 285
[FTL-6.1] B launches B.3 at 45.866,29.696, heading 60
[FTL-1.4] marked: A, B, A.6, B.3
[FTL-6.3] A.4 sprints 8 in from 24,14 to 24,22
[FTL-6.3] A.5 sprints 2.5 in from 24,7 to 24,9.5
[FTL-6.11] markers are cleared
= 32075d2f83e3fa7f

turn 10
> 1  A R-150; A.6 R150
> 2  B L; B.3 S4
[FTL-5.1] A.4 does nothing
[FTL-5.1] A.5 does nothing
[FTL-6.1] B launches B.4 at 45.866,29.696, heading 60
[FTL-6.2] A rotates by -150° to heading 135
[FTL-6.2] A.6 rotates by 150° to heading 75
[FTL-1.4] marked: A, B, A.6, B.4
[FTL-6.3] B.3 sprints 4 in from 45.866,29.696 to 49.33,31.696
[FTL-6.10] B.3 ends off the table at 49.33,31.696 and is removed
[FTL-6.11] markers are cleared
= 0d499d4381a856ee

turn 11
> 1  A S3; A.4 R15; A.6 R15
> 2  B L; B.4 S1.5
[FTL-5.1] A.5 does nothing
[FTL-6.1] B launches B.5 at 45.866,29.696, heading 60
[FTL-6.2] A.4 rotates by 15° to heading 15
[FTL-6.2] A.6 rotates by 15° to heading 90
[FTL-1.4] marked: B, A.4, A.6, B.5
[FTL-6.3] A sprints 3 in from 24,6 to 26.121,3.879
[FTL-6.3] B.4 sprints 1.5 in from 45.866,29.696 to 47.165,30.446
[FTL-6.11] markers are cleared
= 91a491c5f4faa83d

turn 12
> 1  A S5; A.4 S1.5; A.5 R-135
> 2  B.4 R45
[FTL-5.1] B does nothing
[FTL-5.1] A.6 does nothing
[FTL-5.1] B.5 does nothing
[FTL-6.2] A.5 rotates by -135° to heading 225
[FTL-6.2] B.4 rotates by 45° to heading 105
[FTL-1.4] marked: A.5, B.4
[FTL-6.3] A sprints 5 in from 26.121,3.879 to 29.657,0.343
[FTL-6.3] A.4 sprints 1.5 in from 24,22 to 24.388,23.449
[FTL-6.11] markers are cleared
= 55a02351873a16eb

turn 13
> 1  A R105; A.4 S7; A.5 S1.5; A.6 S7
> 2  B S4; B.4 R-135; B.5 S5
[FTL-6.2] A rotates by 105° to heading 240
[FTL-6.2] B.4 rotates by -135° to heading 330
[FTL-1.4] marked: A, B.4
[FTL-6.3] B sprints 4 in from 45,29.196 to 48.464,31.196
[FTL-6.3] A.4 sprints 7 in from 24.388,23.449 to 26.2,30.21
[FTL-6.3] A.5 sprints 1.5 in from 24,9.5 to 22.939,8.439
[FTL-6.3] A.6 sprints 7 in from 23.034,6.259 to 30.034,6.259
[FTL-6.3] B.5 sprints 5 in from 45.866,29.696 to 50.196,32.196
[FTL-6.8] B.5 crosses B.4 at 1.25 in
[FTL-6.4] B.5, B.4 are both removed
[FTL-6.9] B.4 is gone before B comes to it
[FTL-6.10] B ends off the table at 48.464,31.196 and is removed
[FTL-2.2] ship B is out
[FTL-6.11] markers are cleared
[FTL-2.3] side 1 wins
[FTL-3.1] the battle lasted 13 turns, 26 minutes
= 4ebb0b6003c80904
