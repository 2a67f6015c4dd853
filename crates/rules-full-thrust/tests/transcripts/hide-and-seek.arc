firing-arc record 1
game full-thrust 1
scenario hide-and-seek
option turn-limit 8
seat 1 Hasty
seat 2 Rash
dice seed 8
| title = "Hide and seek"
| brief = "Markers on a wide table, some of them nothing at all. Scan and be seen, or close to three feet and be surprised."
|
| [table]
| width = 96
| height = 72
|
| [options]
| bogeys = true
| dummies = 3
| thresholds = true
| turn-limit = 20
|
| [[side]]
| name = "Teal"
| edge = "bottom"
| ship = [
|   { class = "dummy", at = [16, 4], course = 12, velocity = 6 },
|   { class = "HC", name = "Shadow", at = [26, 4], course = 12, velocity = 6 },
|   { class = "DD", name = "Whisper", at = [36, 4], course = 12, velocity = 6 },
|   { class = "dummy", at = [48, 4], course = 12, velocity = 6 },
|   { class = "EC", name = "Murmur", at = [60, 4], course = 12, velocity = 6 },
|   { class = "FF", name = "Hush", at = [70, 4], course = 12, velocity = 6 },
|   { class = "dummy", at = [80, 4], course = 12, velocity = 6 },
| ]
|
| [[side]]
| name = "Amber"
| edge = "top"
| ship = [
|   { class = "HC", name = "Mirage", at = [16, 68], course = 6, velocity = 6 },
|   { class = "dummy", at = [26, 68], course = 6, velocity = 6 },
|   { class = "DD", name = "Echo", at = [36, 68], course = 6, velocity = 6 },
|   { class = "EC", name = "Phantom", at = [48, 68], course = 6, velocity = 6 },
|   { class = "dummy", at = [60, 68], course = 6, velocity = 6 },
|   { class = "dummy", at = [70, 68], course = 6, velocity = 6 },
|   { class = "FF", name = "Wraith", at = [80, 68], course = 6, velocity = 6 },
| ]
= 7aafa86e47e62962

turn 1
> 1  A1 S2,+4; A2 P1,+1; A3 P1,+5; A4 P3,-3; A5 P1,-5; A6 S2,-1; A7 P3,+5
> 2  B1 S2,+1; B2 -4; B3 P2; B4 P2; B5 S1; B6 S4,+1; B7 S1,+1
[FT-2.6] turn 1: orders are revealed, both fleets move
[FT-2.2] A1 moves S2,+4 to 24.66,9 on course 2 at velocity 10
[FT-2.2] A2 moves P1,+1 to 22.5,10.062 on course 11 at velocity 7
[FT-2.2] A3 moves P1,+5 to 30.5,13.526 on course 11 at velocity 11
[FT-2.2] A4 moves P3,-3 to 45,4 on course 9 at velocity 3
[FT-2.2] A5 moves P1,-5 to 59.5,4.866 on course 11 at velocity 1
[FT-2.2] A6 moves S2,-1 to 74.33,6.5 on course 2 at velocity 5
[FT-2.2] A7 moves P3,+5 to 69,4 on course 9 at velocity 11
[FT-2.2] B1 moves S2,+1 to 9.938,64.5 on course 8 at velocity 7
[FT-2.2] B2 moves -4 to 26,66 on course 6 at velocity 2
[FT-2.2] B3 moves P2 to 41.196,65 on course 4 at velocity 6
[FT-2.2] B4 moves P2 to 53.196,65 on course 4 at velocity 6
[FT-2.2] B5 moves S1 to 57,62.804 on course 7 at velocity 6
[FT-2.2] B6 moves S4,+1 to 63.938,71.5 on course 10 at velocity 7
[FT-2.2] B7 moves S1,+1 to 76.5,61.938 on course 7 at velocity 7
[FT-4.1] scans next
= 84a282339f899e38

turn 1
> 1  A3 scan B3
> 2  B3 scan A3
[FT-4.5] A3 scans B3
[FT-4.5] A3 is a Destroyer
[FT-4.5] B3 is a Destroyer
[FT-4.5] B3 scans A3
= 43b558ff71eff505

turn 2
> 1  A1 S1,+2; A2 P2,+1; A3 S1,+3; A4 P1; A5 P3,+1; A6 P1,-4; A7 S3,-1
> 2  B1 P2,+2; B2 S3,+1; B3 P2,-2; B4 S1,+1; B5 P4,+3; B6 S4,+1; B7 P1,+1
[FT-2.6] turn 2: orders are revealed, both fleets move
[FT-2.2] A1 moves S1,+2 to 36.66,9 on course 3 at velocity 12
[FT-2.2] A2 moves P2,+1 to 14.5,10.062 on course 9 at velocity 8
[FT-2.2] A3 moves S1,+3 to 30.5,27.526 on course 12 at velocity 14
[FT-2.2] A4 moves P1 to 42.402,2.5 on course 8 at velocity 3
[FT-2.2] A5 moves P3,+1 to 57.768,3.866 on course 8 at velocity 2
[FT-2.2] A6 moves P1,-4 to 74.83,7.366 on course 1 at velocity 1
[FT-2.2] A7 moves S3,-1 to 69,14 on course 12 at velocity 10
[FT-2.2] B1 moves P2,+2 to 9.938,55.5 on course 6 at velocity 9
[FT-2.2] B2 moves S3,+1 to 23,66 on course 9 at velocity 3
[FT-2.2] B3 moves P2,-2 to 44.66,67 on course 2 at velocity 4
[FT-2.2] B4 moves S1,+1 to 56.696,58.938 on course 5 at velocity 7
[FT-2.2] B5 moves P4,+3 to 66,62.804 on course 3 at velocity 9
[FT-2.2] B6 moves S4,+1 to 70.866,75.5 on course 2 at velocity 8
[FT-2.2] B7 moves P1,+1 to 76.5,53.938 on course 6 at velocity 8
  [FT-2.7] d6 = 6
[FT-2.7] B6 leaves by the top edge and may return from turn 9 on
[FT-4.1] scans next
= 8a6dfc7b2569e781

turn 2
> 1  idle
> 2  B1 scan A1; B4 scan A7; B7 scan A5
[FT-4.5] B1 scans A1
[FT-4.5] B1 is a Heavy Cruiser
[FT-4.5] A1 is a dummy and is removed
[FT-4.5] B4 scans A7
[FT-4.5] B4 is a Escort Cruiser
[FT-4.5] A7 is a dummy and is removed
[FT-4.5] B7 scans A5
[FT-4.5] B7 is a Frigate
[FT-4.5] A5 is a Escort Cruiser
[FT-4.1] fire next
= 564fcaddec9e86c0

turn 2
> 2  B1 > A3: A1
[FT-3.7] B1 fires at A3 with A1
[FT-3.1] B1 fires battery A1 at A3: 34.718 in, fore, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] 5: 1 point on A3
[FT-1.4] A3: 1 of 8 boxes crossed off
= 3e79a42f8221c8f1

turn 3
> 1  A2 P1,+1; A3 P3,-3; A4 +3; A5 +2; A6 P1,-1
> 2  B1 S1,+2; B2 +7; B3 S3,+3; B4 P1,-5; B5 +8; B7 P3,+3
[FT-2.6] turn 3: orders are revealed, both fleets move
[FT-2.2] A2 moves P1,+1 to 6.706,5.562 on course 8 at velocity 9
[FT-2.2] A3 moves P3,-3 to 19.5,27.526 on course 9 at velocity 11
[FT-2.2] A4 moves +3 to 37.206,-0.5 on course 8 at velocity 6
[FT-2.2] A5 moves +2 to 54.304,1.866 on course 8 at velocity 4
[FT-2.2] A6 moves P1,-1 to 74.83,7.366 on course 12 at velocity 0
[FT-2.2] B1 moves S1,+2 to 4.438,45.974 on course 7 at velocity 11
[FT-2.2] B2 moves +7 to 13,66 on course 9 at velocity 10
[FT-2.2] B3 moves S3,+3 to 48.16,60.938 on course 5 at velocity 7
[FT-2.2] B4 moves P1,-5 to 58.428,57.938 on course 4 at velocity 2
[FT-2.2] B5 moves +8 to 83,62.804 on course 3 at velocity 17
[FT-2.2] B7 moves P3,+3 to 87.5,53.938 on course 3 at velocity 11
  [FT-2.7] d6 = 5
[FT-2.7] A4 leaves by the bottom edge and may return from turn 9 on
[FT-4.1] scans next
= d3407265777aa1e3

turn 3
> 1  A3 scan B2
> 2  B1 scan A2; B7 scan A6
[FT-4.5] A3 scans B2
[FT-4.5] B2 is a dummy and is removed
[FT-4.5] B1 scans A2
[FT-4.5] A2 is a Heavy Cruiser
[FT-4.5] B7 scans A6
[FT-4.5] A6 is a Frigate
[FT-4.1] fire next
= 9d18696c71499aaa

turn 3
> 1  A3 > B1: B2
> 2  B1 > A3: A1, B1
[FT-3.7] A3 fires at B1 with B2
[FT-3.7] B1 fires at A3 with A1, B1
[FT-3.1] A3 fires battery B2 at B1: 23.815 in, starboard, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] 2: no damage to B1
[FT-3.1] B1 fires battery A1 at A3: 23.815 in, port, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 5
[FT-3.2] 5, 5: 2 points on A3
[FT-3.1] B1 fires battery B1 at A3: 23.815 in, port, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] 2: no damage to A3
[FT-1.4] A3: 3 of 8 boxes crossed off
= 356904a3efc2b8f4

turn 4
> 1  A2 P2,+2; A3 S3,+2; A5 S1,+4; A6 S2,+4
> 2  B1 P1,+3; B3 P3,+3; B4 P2,+4; B5 P3,+4; B7 P2,+1
[FT-2.6] turn 4: orders are revealed, both fleets move
[FT-2.2] A2 moves P2,+2 to 6.706,-5.438 on course 6 at velocity 11
[FT-2.2] A3 moves S3,+2 to 19.5,40.526 on course 12 at velocity 13
[FT-2.2] A5 moves S1,+4 to 46.304,1.866 on course 9 at velocity 8
[FT-2.2] A6 moves S2,+4 to 78.294,9.366 on course 2 at velocity 4
[FT-2.2] B1 moves P1,+3 to 4.438,31.974 on course 6 at velocity 14
[FT-2.2] B3 moves P3,+3 to 56.82,65.938 on course 2 at velocity 10
[FT-2.2] B4 moves P2,+4 to 63.624,60.938 on course 2 at velocity 6
[FT-2.2] B5 moves P3,+4 to 83,83.804 on course 12 at velocity 21
[FT-2.2] B7 moves P2,+1 to 93.5,64.33 on course 1 at velocity 12
  [FT-2.7] d6 = 2
[FT-2.7] A2 leaves by the bottom edge and may not return
  [FT-2.7] d6 = 6
[FT-2.7] B5 leaves by the top edge and may return from turn 11 on
[FT-4.1] fire next
= f0f666577f9bf7e7

turn 4
> 1  A3 > B1: B1, B2
> 2  idle
[FT-3.7] A3 fires at B1 with B1, B2
[FT-3.1] A3 fires battery B1 at B1: 17.32 in, port, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] 1: no damage to B1
[FT-3.1] A3 fires battery B2 at B1: 17.32 in, port, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] 6: 2 points on B1
[FT-1.4] B1: 2 of 18 boxes crossed off
= c1c9fdb66c66aee9

turn 5
> 1  A3 P1,+1; A5 S1,+2; A6 P1,+5
> 2  B1 -1; B3 S2,-2; B4 S1,-3; B7 +5
[FT-2.6] turn 5: orders are revealed, both fleets move
[FT-2.2] A3 moves P1,+1 to 12.5,52.65 on course 11 at velocity 14
[FT-2.2] A5 moves S1,+2 to 37.644,6.866 on course 10 at velocity 10
[FT-2.2] A6 moves P1,+5 to 82.794,17.16 on course 1 at velocity 9
[FT-2.2] B1 moves -1 to 4.438,18.974 on course 6 at velocity 13
[FT-2.2] B3 moves S2,-2 to 63.748,61.938 on course 4 at velocity 8
[FT-2.2] B4 moves S1,-3 to 66.624,60.938 on course 3 at velocity 3
[FT-2.2] B7 moves +5 to 102,79.052 on course 1 at velocity 17
  [FT-2.7] d6 = 6
[FT-2.7] B7 leaves by the right edge and may return from turn 12 on
[FT-4.1] fire next
= 6f3520b7629767b3

turn 5
> 1  A5 > B1: A1
> 2  B1 > A5: A1
[FT-3.7] A5 fires at B1 with A1
[FT-3.7] B1 fires at A5 with A1
[FT-3.1] A5 fires battery A1 at B1: 35.344 in, fore, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] 4: 1 point on B1
[FT-3.1] B1 fires battery A1 at A5: 35.344 in, port, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] 4: 1 point on A5
[FT-1.4] A5: 1 of 14 boxes crossed off
[FT-1.4] B1: 3 of 18 boxes crossed off
= 9b34e3c306da371a

turn 6
> 1  A3 S2,-3; A5 S2,-3; A6 -1
> 2  B1 +2; B3 P3,+2; B4 P1,+1
[FT-2.6] turn 6: orders are revealed, both fleets move
[FT-2.2] A3 moves S2,-3 to 18,62.176 on course 1 at velocity 11
[FT-2.2] A5 moves S2,-3 to 37.644,13.866 on course 12 at velocity 7
[FT-2.2] A6 moves -1 to 86.794,24.088 on course 1 at velocity 8
[FT-2.2] B1 moves +2 to 4.438,3.974 on course 6 at velocity 15
[FT-2.2] B3 moves P3,+2 to 68.748,70.598 on course 1 at velocity 10
[FT-2.2] B4 moves P1,+1 to 70.088,62.938 on course 2 at velocity 4
[FT-4.1] fire next
= a98751a8bf931383

turn 6
> 1  A5 > B1: A1
> 2  idle
[FT-3.7] A5 fires at B1 with A1
[FT-3.1] A5 fires battery A1 at B1: 34.648 in, port, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] 6: 2 points on B1
[FT-1.4] B1: 5 of 18 boxes crossed off
= 90c180df6627505c

turn 7
> 1  A3 S2,-2; A5 P3,+1; A6 S1,-4
> 2  B1 P1,+3; B3 S1,-1; B4 S1,+5
[FT-2.6] turn 7: orders are revealed, both fleets move
[FT-2.2] A3 moves S2,-2 to 27,62.176 on course 3 at velocity 9
[FT-2.2] A5 moves P3,+1 to 29.644,13.866 on course 9 at velocity 8
[FT-2.2] A6 moves S1,-4 to 90.258,26.088 on course 2 at velocity 4
[FT-2.2] B1 moves P1,+3 to 13.438,-11.614 on course 5 at velocity 18
[FT-2.2] B3 moves S1,-1 to 76.542,75.098 on course 2 at velocity 9
[FT-2.2] B4 moves S1,+5 to 79.088,62.938 on course 3 at velocity 9
  [FT-2.7] d6 = 1
[FT-2.7] B1 leaves by the bottom edge and may not return
  [FT-2.7] d6 = 1
[FT-2.7] B3 leaves by the top edge and may not return
= ad565d2a27f4aad5

turn 8
> 1  A3 S1,+5; A5 P3,-1; A6 +3
> 2  B4 S2,+1
[FT-2.6] turn 8: orders are revealed, both fleets move
[FT-2.2] A3 moves S1,+5 to 39.124,55.176 on course 4 at velocity 14
[FT-2.2] A5 moves P3,-1 to 29.644,6.866 on course 6 at velocity 7
[FT-2.2] A6 moves +3 to 96.32,29.588 on course 2 at velocity 7
[FT-2.2] B4 moves S2,+1 to 84.088,54.278 on course 5 at velocity 10
  [FT-2.7] d6 = 1
[FT-2.7] A6 leaves by the right edge and may not return
[FT-5.1] side 1 wins; points 5 to 4
= d3cc545d444e51b1
