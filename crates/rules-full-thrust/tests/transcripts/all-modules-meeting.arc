firing-arc record 1
game full-thrust 1
scenario meeting-engagement
option armour on
option flagship on
option morale on
option ramming on
option thresholds on
option turning curved
seat 1 Hasty
seat 2 Rash
dice seed 5
| title = "Meeting engagement"
| brief = "Two patrols come in over adjacent edges on converging courses. Nobody has planned this; whoever reads the other's next order better takes the field."
|
| [table]
| width = 72
| height = 48
|
| [[side]]
| name = "Teal"
| edge = "bottom"
| flagship = 1
| ship = [
|   { class = "HC", name = "Sovereign", at = [18, 3], course = 12, velocity = 6 },
|   { class = "EC", name = "Vigilant", at = [24, 3], course = 12, velocity = 6 },
|   { class = "DD", name = "Swift", at = [12, 3], course = 12, velocity = 6 },
|   { class = "DD", name = "Sure", at = [30, 3], course = 12, velocity = 6 },
|   { class = "FF", name = "Dart", at = [36, 3], course = 12, velocity = 6 },
| ]
|
| [[side]]
| name = "Amber"
| edge = "right"
| flagship = 1
| ship = [
|   { class = "HC", name = "Castellan", at = [69, 24], course = 9, velocity = 6 },
|   { class = "EC", name = "Warden", at = [69, 30], course = 9, velocity = 6 },
|   { class = "DD", name = "Pike", at = [69, 18], course = 9, velocity = 6 },
|   { class = "DD", name = "Lance", at = [69, 36], course = 9, velocity = 6 },
|   { class = "FF", name = "Bolt", at = [69, 12], course = 9, velocity = 6 },
| ]
= f9e0c8f7fa7b12c8

turn 1
> 1  A1 +1; A2 S1,+5; ram B1; A3 -5; ram B3; A4 S2; ram B2; A5 S1,+1; ram B5
> 2  B1 P1,-3; B2 S3; ram A3; B3 S2,-2; ram A5; B4 S1,+3; ram A4; B5 P1,-5; ram A5
[FT-2.6] turn 1: orders are revealed, both fleets move
[FT-2.2] A1 moves +1 to 18,10 on course 12 at velocity 7
[FT-2.2] A2 moves S1,+5 to 29.5,12.526 on course 1 at velocity 11
[FT-2.2] A3 moves -5 to 12,4 on course 12 at velocity 1
[FT-2.2] A4 moves S2 to 35.196,6 on course 2 at velocity 6
[FT-2.2] A5 moves S1,+1 to 39.5,9.062 on course 1 at velocity 7
[FT-2.2] B1 moves P1,-3 to 66.402,22.5 on course 8 at velocity 3
[FT-4.3] B2 moves S3 to 66.402,34.5 on course 12 at velocity 6
[FT-2.2] B3 moves S2,-2 to 67,21.464 on course 11 at velocity 4
[FT-2.2] B4 moves S1,+3 to 61.206,40.5 on course 10 at velocity 9
[FT-2.2] B5 moves P1,-5 to 68.134,11.5 on course 8 at velocity 1
[FT-4.11] A2: nothing to ram within 2 in
[FT-4.11] A3: nothing to ram within 2 in
[FT-4.11] A4: nothing to ram within 2 in
[FT-4.11] A5: nothing to ram within 2 in
[FT-4.11] B2: nothing to ram within 2 in
[FT-4.11] B3: nothing to ram within 2 in
[FT-4.11] B4: nothing to ram within 2 in
[FT-4.11] B5: nothing to ram within 2 in
[FT-4.1] fire next
= 19acc611b8d27848

turn 1
> 2  B1 > A5: A1
[FT-3.7] B1 fires at A5 with A1
[FT-3.1] B1 fires battery A1 at A5: 30.071 in, fore, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] 2: no damage to A5
= d75318b398cec33c

turn 2
> 1  A1 P1; ram B2; A2 P3,-2; ram B2; A3 S2,-1; ram B4; A4 S2,+4; A5 +3
> 2  B1 P2,-1; ram A4; B2 P1,-2; ram A5; B3 S2,+4; ram A2; B4 +4; ram A3; B5 P3,+3
[FT-2.6] turn 2: orders are revealed, both fleets move
[FT-2.2] A1 moves P1 to 14.5,16.062 on course 11 at velocity 7
[FT-4.3] A2 moves P3,-2 to 25.603,19.276 on course 10 at velocity 9
[FT-2.2] A3 moves S2,-1 to 12,4 on course 2 at velocity 0
[FT-2.2] A4 moves S2,+4 to 43.856,1 on course 4 at velocity 10
[FT-2.2] A5 moves +3 to 44.5,17.722 on course 1 at velocity 10
[FT-2.2] B1 moves P2,-1 to 66.402,20.5 on course 6 at velocity 2
[FT-2.2] B2 moves P1,-2 to 64.402,37.964 on course 11 at velocity 4
[FT-2.2] B3 moves S2,+4 to 71,28.392 on course 1 at velocity 8
[FT-2.2] B4 moves +4 to 49.948,47 on course 10 at velocity 13
[FT-4.3] B5 moves P3,+3 to 68.134,8.036 on course 5 at velocity 4
[FT-4.11] A1: nothing to ram within 2 in
[FT-4.11] A2: nothing to ram within 2 in
[FT-4.11] A3: nothing to ram within 2 in
[FT-4.11] B1: nothing to ram within 2 in
[FT-4.11] B2: nothing to ram within 2 in
[FT-4.11] B3: nothing to ram within 2 in
[FT-4.11] B4: nothing to ram within 2 in
[FT-4.1] fire next
= a883e670c5468e94

turn 2
> 1  A5 > B1: B1
> 2  B1 > A4: A2; B2 > A5: A1
[FT-3.7] A5 fires at B1 with B1
[FT-3.7] B1 fires at A4 with A2
[FT-3.7] B2 fires at A5 with A1
[FT-3.1] A5 fires battery B1 at B1: 22.077 in, starboard, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] 6: 2 points on B1
[FT-3.1] B1 fires battery A2 at A4: 29.808 in, starboard, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] 3: no damage to A4
[FT-3.1] B2 fires battery A1 at A5: 28.387 in, port, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] 3: no damage to A5
[FT-1.4] B1: 2 of 18 boxes crossed off
= 4218765155b93ee3

turn 3
> 1  A1 S1; ram B3; A2 P2,-2; ram B5; A4 -5; ram B5; A5 S2,-2; ram B5
> 2  B1 S1,+1; B2 P1,+2; ram A5; B3 P1,+2; ram A4; B4 P1,+5; ram A1; B5 S1,-1; ram A3
[FT-2.6] turn 3: orders are revealed, both fleets move
[FT-2.2] A1 moves S1 to 14.5,23.062 on course 12 at velocity 7
[FT-2.2] A2 moves P2,-2 to 19.541,15.776 on course 8 at velocity 7
[FT-2.4] A3 goes straight on to 12,4 on course 2 at velocity 0
[FT-2.2] A4 moves -5 to 48.186,-1.5 on course 4 at velocity 5
[FT-2.2] A5 moves S2,-2 to 52.5,17.722 on course 3 at velocity 8
[FT-2.2] B1 moves S1,+1 to 64.902,17.902 on course 7 at velocity 3
[FT-2.2] B2 moves P1,+2 to 59.206,40.964 on course 10 at velocity 6
[FT-2.2] B3 moves P1,+2 to 71,38.392 on course 12 at velocity 10
[FT-2.2] B4 moves P1,+5 to 31.948,47 on course 9 at velocity 18
[FT-2.2] B5 moves S1,-1 to 68.134,5.036 on course 6 at velocity 3
  [FT-2.7] d6 = 6
[FT-2.7] A4 leaves by the bottom edge and may return from turn 10 on
[FT-4.11] A1: nothing to ram within 2 in
[FT-4.11] A2: nothing to ram within 2 in
[FT-4.11] A4: nothing to ram within 2 in
[FT-4.11] A5: nothing to ram within 2 in
[FT-4.11] B2: nothing to ram within 2 in
[FT-4.11] B3: nothing to ram within 2 in
[FT-4.11] B4: nothing to ram within 2 in
[FT-4.11] B5: nothing to ram within 2 in
[FT-4.1] fire next
= 28a01121ade8825d

turn 3
> 1  A1 > B4: A2; A5 > B1: B1
> 2  B1 > A5: B4; B2 > A5: A1
[FT-3.7] A1 fires at B4 with A2
[FT-3.7] A5 fires at B1 with B1
[FT-3.7] B1 fires at A5 with B4
[FT-3.7] B2 fires at A5 with A1
[FT-3.1] A1 fires battery A2 at B4: 29.621 in, fore, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] 2: no damage to B4
[FT-3.1] A5 fires battery B1 at B1: 12.403 in, fore, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] 3: no damage to B1
[FT-3.1] B1 fires battery B4 at A5: 12.403 in, starboard, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] 5: 1 point on A5
[FT-3.1] B2 fires battery A1 at A5: 24.19 in, port, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] 5: 1 point on A5
[FT-1.4] A5: 2 of 6 boxes crossed off
= da2df937e21099af

turn 4
> 1  A1 P1,+1; ram B2; A2 S1,+5; ram B2; A3 P1,+2; ram B3; A5 +1; ram B4
> 2  B1 +2; ram A2; B2 P1,+1; ram A2; B3 S2,-3; ram A2; B4 S2,-3; ram A3; B5 P3,+1; ram A1
[FT-2.6] turn 4: orders are revealed, both fleets move
[FT-2.2] A1 moves P1,+1 to 10.5,29.99 on course 11 at velocity 8
[FT-2.2] A2 moves S1,+5 to 7.541,15.776 on course 9 at velocity 12
[FT-2.2] A3 moves P1,+2 to 13,5.732 on course 1 at velocity 2
[FT-2.2] A5 moves +1 to 61.5,17.722 on course 3 at velocity 9
[FT-2.2] B1 moves +2 to 62.402,13.572 on course 7 at velocity 5
[FT-2.2] B2 moves P1,+1 to 52.206,40.964 on course 9 at velocity 7
[FT-2.2] B3 moves S2,-3 to 77.062,41.892 on course 2 at velocity 7
[FT-2.2] B4 moves S2,-3 to 24.448,59.99 on course 11 at velocity 15
[FT-4.3] B5 moves P3,+1 to 71.134,3.304 on course 3 at velocity 4
  [FT-2.7] d6 = 6
[FT-2.7] B3 leaves by the right edge and may return from turn 11 on
  [FT-2.7] d6 = 6
[FT-2.7] B4 leaves by the top edge and may return from turn 11 on
[FT-4.11] A1: nothing to ram within 2 in
[FT-4.11] A2: nothing to ram within 2 in
[FT-4.11] A3: nothing to ram within 2 in
[FT-4.11] A5: nothing to ram within 2 in
[FT-4.11] B1: nothing to ram within 2 in
[FT-4.11] B2: nothing to ram within 2 in
[FT-4.11] B3: nothing to ram within 2 in
[FT-4.11] B4: nothing to ram within 2 in
[FT-4.11] B5: nothing to ram within 2 in
[FT-4.1] fire next
= a8f67ed0458972d3

turn 4
> 1  A5 > B1: C1
> 2  B1 > A5: B1, B2, B3, B4; B2 > A5: A1; B5 > A5: B1
[FT-3.7] A5 fires at B1 with C1
[FT-3.7] B1 fires at A5 with B1, B2, B3, B4
[FT-3.7] B2 fires at A5 with A1
[FT-3.7] B5 fires at A5 with B1
[FT-3.1] A5 fires battery C1 at B1: 4.246 in, starboard, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] 2: no damage to B1
[FT-3.1] B1 fires battery B1 at A5: 4.246 in, aft, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 1
[FT-3.2] 5, 1: 1 point on A5
[FT-3.1] B1 fires battery B2 at A5: 4.246 in, aft, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 3
[FT-3.2] 3, 3: no damage to A5
[FT-3.1] B1 fires battery B3 at A5: 4.246 in, aft, 2 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 6
[FT-3.2] 2, 6: 2 points on A5
[FT-3.1] B1 fires battery B4 at A5: 4.246 in, aft, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 3
[FT-3.2] 1, 3: no damage to A5
[FT-3.1] B2 fires battery A1 at A5: 25.031 in, port, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] 6: 2 points on A5
[FT-3.1] B5 fires battery B1 at A5: 17.34 in, port, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] 2: no damage to A5
[FT-1.4] A5: 6 of 6 boxes crossed off
[FT-3.5] A5 is destroyed
= 3fbdb9a8fa080aa6

turn 5
> 1  A1 S2,+2; ram B5; A2 S1; ram B2; A3 +3; ram B1
> 2  B1 P2; ram A1; B2 P1,-5; ram A2; B5 +4; ram A3
[FT-2.6] turn 5: orders are revealed, both fleets move
[FT-2.2] A1 moves S2,+2 to 15.5,38.65 on course 1 at velocity 10
[FT-2.2] A2 moves S1 to -2.851,21.776 on course 10 at velocity 12
[FT-2.2] A3 moves +3 to 15.5,10.062 on course 1 at velocity 5
[FT-2.2] B1 moves P2 to 64.902,9.242 on course 5 at velocity 5
[FT-2.2] B2 moves P1,-5 to 50.474,39.964 on course 8 at velocity 2
[FT-2.2] B5 moves +4 to 79.134,3.304 on course 3 at velocity 8
  [FT-2.7] d6 = 4
[FT-2.7] A2 leaves by the left edge and may return from turn 10 on
  [FT-2.7] d6 = 4
[FT-2.7] B5 leaves by the right edge and may return from turn 10 on
[FT-4.11] A1: nothing to ram within 2 in
[FT-4.11] A2: nothing to ram within 2 in
[FT-4.11] A3: nothing to ram within 2 in
[FT-4.11] B1: nothing to ram within 2 in
[FT-4.11] B2: nothing to ram within 2 in
[FT-4.11] B5: nothing to ram within 2 in
[FT-4.1] fire next
= 6f2d19665e19203a

turn 5
> 1  idle
> 2  B2 > A1: A1
[FT-3.7] B2 fires at A1 with A1
[FT-3.1] B2 fires battery A1 at A1: 34.998 in, fore, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] 3: no damage to A1
= 04cf34f23a8483be

turn 6
> 1  A1 -1; A3 P3
> 2  B1 P2,+1; ram A1; B2 S1,+3; ram A1
[FT-2.6] turn 6: orders are revealed, both fleets move
[FT-2.2] A1 moves -1 to 20,46.444 on course 1 at velocity 9
[FT-4.3] A3 moves P3 to 13.335,13.812 on course 10 at velocity 5
[FT-2.2] B1 moves P2,+1 to 70.902,9.242 on course 3 at velocity 6
[FT-2.2] B2 moves S1,+3 to 45.474,39.964 on course 9 at velocity 5
[FT-4.11] B1: nothing to ram within 2 in
[FT-4.11] B2: nothing to ram within 2 in
[FT-4.1] fire next
= 440cc7444605b7be

turn 6
> 1  A1 > B2: A2
> 2  B2 > A1: A1
[FT-3.7] A1 fires at B2 with A2
[FT-3.7] B2 fires at A1 with A1
[FT-3.1] A1 fires battery A2 at B2: 26.285 in, starboard, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] 3: no damage to B2
[FT-3.1] B2 fires battery A1 at A1: 26.285 in, fore, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] 2: no damage to A1
= 36f0419f28eaa9df

turn 7
> 1  A1 +4; ram B2; A3 S2,+3; ram B2
> 2  B1 P1,-2; ram A3; B2 S3,-2; ram A3
[FT-2.6] turn 7: orders are revealed, both fleets move
[FT-2.2] A1 moves +4 to 26.5,57.702 on course 1 at velocity 13
[FT-2.2] A3 moves S2,+3 to 13.335,21.812 on course 12 at velocity 8
[FT-2.2] B1 moves P1,-2 to 74.366,11.242 on course 2 at velocity 4
[FT-4.3] B2 moves S3,-2 to 44.175,42.214 on course 12 at velocity 3
  [FT-2.7] d6 = 2
[FT-2.7] A1 leaves by the top edge and may not return
  [FT-2.7] d6 = 1
[FT-2.7] B1 leaves by the right edge and may not return
[FT-4.11] A1: nothing to ram within 2 in
[FT-4.11] A3: nothing to ram within 2 in
[FT-4.11] B1: nothing to ram within 2 in
[FT-4.11] B2: nothing to ram within 2 in
  [FT-4.14] d6 = 3
[FT-4.14] side 1 rolls 3 of 6+ and holds
  [FT-4.14] d6 = 1
[FT-4.14] side 2 rolls 1 of 6+ and holds
= 11698e03766d4ea3

turn 8
> 1  A3 +1
> 2  B2 P3,-2
[FT-2.6] turn 8: orders are revealed, both fleets move
[FT-2.2] A3 moves +1 to 13.335,30.812 on course 12 at velocity 9
[FT-4.3] B2 moves P3,-2 to 43.425,42.647 on course 9 at velocity 1
[FT-4.1] fire next
= 1ce56a88bcbcab69

turn 8
> 2  B2 > A3: A1
[FT-3.7] B2 fires at A3 with A1
[FT-3.1] B2 fires battery A1 at A3: 32.333 in, fore, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] 3: no damage to A3
= bb586c66240ea063

turn 9
> 1  A3 S2,+2
> 2  B2 S2,+2
[FT-2.6] turn 9: orders are revealed, both fleets move
[FT-2.2] A3 moves S2,+2 to 22.861,36.312 on course 2 at velocity 11
[FT-2.2] B2 moves S2,+2 to 41.925,45.245 on course 11 at velocity 3
[FT-4.1] fire next
= ddd981bad53c62d7

turn 9
> 1  idle
> 2  idle
= bc55a45c7537de89

turn 10
> 1  A2 P1,-2; enter 11.333 c2; A3 P1,-1; ram B2; A4 -5; enter 45.632 c11
> 2  B2 P3,-2; B5 P2,+1; enter 14.902 c7
[FT-2.6] turn 10: orders are revealed, both fleets move
[FT-2.7] A2 comes back at 0,11.333 on course 2
[FT-2.2] A2 moves P1,-2 to 5,19.993 on course 1 at velocity 10
[FT-2.2] A3 moves P1,-1 to 27.861,44.972 on course 1 at velocity 10
[FT-2.7] A4 comes back at 45.632,0 on course 11
[FT-2.2] A4 moves -5 to 45.632,0 on course 11 at velocity 0
[FT-4.3] B2 moves P3,-2 to 41.059,45.245 on course 8 at velocity 1
[FT-2.7] B5 comes back at 72,14.902 on course 7
[FT-2.2] B5 moves P2,+1 to 76.5,7.108 on course 5 at velocity 9
  [FT-2.7] d6 = 3
[FT-2.7] B5 leaves by the right edge and may not return
[FT-4.11] A3: nothing to ram within 2 in
[FT-4.1] fire next
= bfe1d409c1ab7d64

turn 10
> 1  A3 > B2: B2
> 2  B2 > A3: A1, B3
[FT-3.7] A3 fires at B2 with B2
[FT-3.7] B2 fires at A3 with A1, B3
[FT-3.1] A3 fires battery B2 at B2: 13.2 in, starboard, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] 2: no damage to B2
[FT-3.1] B2 fires battery A1 at A3: 13.2 in, fore, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 3
[FT-3.2] 5, 3: 1 point on A3
[FT-3.1] B2 fires battery B3 at A3: 13.2 in, fore, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] 6: 2 points on A3
[FT-1.4] A3: 3 of 8 boxes crossed off
= 913e2c3a7305cae3

turn 11
> 1  A2 P1,+5; A3 S3,+2; A4 P1; ram B2
> 2  B2 P2,+2; B3 P3; enter 43.718 c7; ram A3; B4 S1; enter 14.874 c5
[FT-2.6] turn 11: orders are revealed, both fleets move
[FT-2.2] A2 moves P1,+5 to 5,34.993 on course 12 at velocity 15
[FT-4.3] A3 moves S3,+2 to 38.253,44.972 on course 4 at velocity 12
[FT-2.2] A4 moves P1 to 45.632,0 on course 10 at velocity 0
[FT-2.2] B2 moves P2,+2 to 41.059,42.245 on course 6 at velocity 3
[FT-2.7] B3 comes back at 72,43.718 on course 7
[FT-4.3] B3 moves P3 to 75.031,38.468 on course 4 at velocity 7
[FT-2.7] B4 comes back at 14.874,48 on course 5
[FT-2.2] B4 moves S1 to 14.874,33 on course 6 at velocity 15
  [FT-2.7] d6 = 1
[FT-2.7] B3 leaves by the right edge and may not return
[FT-4.11] A4: nothing to ram within 2 in
[FT-4.11] B3: nothing to ram within 2 in
[FT-4.1] fire next
= 55b9a89ee9a5f964

turn 11
> 1  A2 > B4: B3; A3 > B2: B2
> 2  B2 > A3: B3; B4 > A2: C1
[FT-3.7] A2 fires at B4 with B3
[FT-3.7] A3 fires at B2 with B2
[FT-3.7] B2 fires at A3 with B3
[FT-3.7] B4 fires at A2 with C1
[FT-3.1] A2 fires battery B3 at B4: 10.073 in, starboard, 2 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 3
[FT-3.2] 4, 3: 1 point on B4
[FT-3.1] A3 fires battery B2 at B2: 3.912 in, fore, 2 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 2
[FT-3.2] 6, 2: 2 points on B2
[FT-3.1] B2 fires battery B3 at A3: 3.912 in, starboard, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 2
[FT-3.2] 1, 2: no damage to A3
[FT-3.1] B4 fires battery C1 at A2: 10.073 in, starboard, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] 1: no damage to A2
[FT-1.4] B2: 2 of 14 boxes crossed off
[FT-1.4] B4: 1 of 8 boxes crossed off
  [FT-4.14] d6 = 3
[FT-4.14] side 2 rolls 3 of 6+ and holds
= f293ef287932eb91

turn 12
> 1  A2 P3,+3; ram B4; A3 P1,+4; A4 S1,+5; ram B4
> 2  B2 +0; ram A2; B4 P1,-5; ram A2
[FT-2.6] turn 12: orders are revealed, both fleets move
[FT-4.3] A2 moves P3,+3 to -8.5,42.787 on course 9 at velocity 18
[FT-2.2] A3 moves P1,+4 to 54.253,44.972 on course 3 at velocity 16
[FT-2.2] A4 moves S1,+5 to 43.132,4.33 on course 11 at velocity 5
[FT-2.4] B2 goes straight on to 41.059,39.245 on course 6 at velocity 3
[FT-2.2] B4 moves P1,-5 to 19.874,24.34 on course 5 at velocity 10
  [FT-2.7] d6 = 5
[FT-2.7] A2 leaves by the left edge and may return from turn 18 on
[FT-4.11] A2: nothing to ram within 2 in
[FT-4.11] A4: nothing to ram within 2 in
[FT-4.11] B2: nothing to ram within 2 in
[FT-4.11] B4: nothing to ram within 2 in
[FT-4.1] fire next
= b7830903b1988f93

turn 12
> 2  B2 > A4: A1; B2 > A3: B1, B2
[FT-3.7] B2 fires at A4 with A1, A3 with B1, B2
[FT-3.1] B2 fires battery A1 at A4: 34.976 in, fore, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] 6: 2 points on A4
[FT-3.1] B2 fires battery B1 at A3: 14.383 in, port, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] 1: no damage to A3
[FT-3.1] B2 fires battery B2 at A3: 14.383 in, port, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] 4: 1 point on A3
[FT-1.4] A3: 4 of 8 boxes crossed off
[FT-1.4] A4: 2 of 8 boxes crossed off
  [FT-4.4] d6 = 5
[FT-4.4] A3 at point 1: battery B1 rolls 5 and lost
  [FT-4.4] d6 = 4
[FT-4.4] A3 at point 1: battery B2 rolls 4 and lost
  [FT-4.4] d6 = 1
[FT-4.4] A3 at point 1: battery C1 rolls 1 and holds
  [FT-4.4] d6 = 3
[FT-4.4] A3 at point 1: drive rolls 3 and holds
  [FT-4.4] d6 = 2
[FT-4.4] A3 at point 1: F1 rolls 2 and holds
= f5a13ee972275c95

turn 13
> 1  A3 S3,-2; A4 P1,-4
> 2  B2 +0; ram A3; B4 S3,+1
[FT-2.6] turn 13: orders are revealed, both fleets move
[FT-4.3] A3 moves S3,-2 to 60.315,34.472 on course 6 at velocity 14
[FT-2.2] A4 moves P1,-4 to 42.266,4.83 on course 10 at velocity 1
[FT-2.4] B2 goes straight on to 41.059,36.245 on course 6 at velocity 3
[FT-4.3] B4 moves S3,+1 to 15.111,16.09 on course 8 at velocity 11
[FT-4.11] B2: nothing to ram within 2 in
[FT-4.1] fire next
= f24716360cab4c1c

turn 13
> 2  B2 > A3: A1, B2
[FT-3.7] B2 fires at A3 with A1, B2
[FT-3.1] B2 fires battery A1 at A3: 19.337 in, port, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 6
[FT-3.2] 5, 6: 3 points on A3
[FT-3.1] B2 fires battery B2 at A3: 19.337 in, port, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] 2: no damage to A3
[FT-1.4] A3: 7 of 8 boxes crossed off
= 2b4b57ba4fdfccc8

turn 14
> 1  A3 +2; ram B4; A4 +6; ram B4
> 2  B2 +0; ram A3; B4 -5
[FT-2.6] turn 14: orders are revealed, both fleets move
[FT-2.2] A3 moves +2 to 60.315,18.472 on course 6 at velocity 16
[FT-2.2] A4 moves +6 to 36.204,8.33 on course 10 at velocity 7
[FT-2.4] B2 goes straight on to 41.059,33.245 on course 6 at velocity 3
[FT-2.2] B4 moves -5 to 9.915,13.09 on course 8 at velocity 6
[FT-4.11] A3: nothing to ram within 2 in
[FT-4.11] A4: nothing to ram within 2 in
[FT-4.11] B2: nothing to ram within 2 in
[FT-4.1] fire next
= 3ce4f889845ebbd4

turn 14
> 2  B2 > A4: A1
[FT-3.7] B2 fires at A4 with A1
[FT-3.1] B2 fires battery A1 at A4: 25.383 in, fore, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] 6: 2 points on A4
[FT-1.4] A4: 4 of 8 boxes crossed off
  [FT-4.4] d6 = 2
[FT-4.4] A4 at point 1: battery B1 rolls 2 and holds
  [FT-4.4] d6 = 5
[FT-4.4] A4 at point 1: battery B2 rolls 5 and lost
  [FT-4.4] d6 = 2
[FT-4.4] A4 at point 1: battery C1 rolls 2 and holds
  [FT-4.4] d6 = 2
[FT-4.4] A4 at point 1: drive rolls 2 and holds
  [FT-4.4] d6 = 1
[FT-4.4] A4 at point 1: F1 rolls 1 and holds
= 7738118a512d4ed1

turn 15
> 1  A3 -2; ram B4; A4 S2; ram B4
> 2  B2 P1,-3; B4 S1,-4; ram A3
[FT-2.6] turn 15: orders are revealed, both fleets move
[FT-2.2] A3 moves -2 to 60.315,4.472 on course 6 at velocity 14
[FT-2.2] A4 moves S2 to 36.204,15.33 on course 12 at velocity 7
[FT-2.2] B2 moves P1,-3 to 41.059,33.245 on course 5 at velocity 0
[FT-2.2] B4 moves S1,-4 to 7.915,13.09 on course 9 at velocity 2
[FT-4.11] A3: nothing to ram within 2 in
[FT-4.11] A4: nothing to ram within 2 in
[FT-4.11] B4: nothing to ram within 2 in
[FT-4.1] fire next
= e343d37e7852cab6

turn 15
> 1  A4 > B2: B1
> 2  B2 > A4: A1, B3
[FT-3.7] A4 fires at B2 with B1
[FT-3.7] B2 fires at A4 with A1, B3
[FT-3.1] A4 fires battery B1 at B2: 18.561 in, fore, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] 1: no damage to B2
[FT-3.1] B2 fires battery A1 at A4: 18.561 in, starboard, 2 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 6
[FT-3.2] 4, 6: 3 points on A4
[FT-3.1] B2 fires battery B3 at A4: 18.561 in, starboard, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] 3: no damage to A4
[FT-1.4] A4: 7 of 8 boxes crossed off
[FT-5.1] side 2 wins; points 5 to 20
= 8ec6ee733b228873
