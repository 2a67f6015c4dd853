firing-arc record 1
game full-thrust 1
scenario meeting-engagement
option fire alternate
option thresholds on
option turn-limit 8
seat 1 Hasty
seat 2 Rash
dice seed 6
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
= 0816e0f7861f54af

turn 1
> 1  A1 S2,-1; A2 P3,+3; A3 P1,+2; A4 S1,-1; A5 S1,-3
> 2  B1 -1; B2 +4; B3 P2,-1; B4 P1,+5; B5 S1,+2
[FT-2.6] turn 1: orders are revealed, both fleets move
[FT-2.2] A1 moves S2,-1 to 22.33,5.5 on course 2 at velocity 5
[FT-2.2] A2 moves P3,+3 to 15,3 on course 9 at velocity 9
[FT-2.2] A3 moves P1,+2 to 8,9.928 on course 11 at velocity 8
[FT-2.2] A4 moves S1,-1 to 32.5,7.33 on course 1 at velocity 5
[FT-2.2] A5 moves S1,-3 to 37.5,5.598 on course 1 at velocity 3
[FT-2.2] B1 moves -1 to 64,24 on course 9 at velocity 5
[FT-2.2] B2 moves +4 to 59,30 on course 9 at velocity 10
[FT-2.2] B3 moves P2,-1 to 66.5,13.67 on course 7 at velocity 5
[FT-2.2] B4 moves P1,+5 to 59.474,30.5 on course 8 at velocity 11
[FT-2.2] B5 moves S1,+2 to 62.072,16 on course 10 at velocity 8
  [FT-4.2] d6 = 3
[FT-4.2] 3: side 1 fires first
[FT-4.1] fire next
= 646f4f0c5e2b1ccc

turn 1
> 2  B1 > A4: A2
[FT-3.7] B1 fires at A4 with A2
[FT-3.1] B1 fires battery A2 at A4: 35.639 in, fore, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] 1: no damage to A4
= cbe4d0ffe6c1aef9

turn 1
> 2  idle
[FT-4.2] side 2 passes
= b3a1619cb3c95a41

turn 2
> 1  A1 S2,-1; A2 P3,+3; A3 S2,-3; A4 -2; A5 P3,+3
> 2  B1 S1,+3; B2 S2,-3; B3 S1,-5; B4 -2; B5 P3,+3
[FT-2.6] turn 2: orders are revealed, both fleets move
[FT-2.2] A1 moves S2,-1 to 25.794,3.5 on course 4 at velocity 4
[FT-2.2] A2 moves P3,+3 to 15,-9 on course 6 at velocity 12
[FT-2.2] A3 moves S2,-3 to 10.5,14.258 on course 1 at velocity 5
[FT-2.2] A4 moves -2 to 34,9.928 on course 1 at velocity 3
[FT-2.2] A5 moves P3,+3 to 32.304,8.598 on course 10 at velocity 6
[FT-2.2] B1 moves S1,+3 to 57.072,28 on course 10 at velocity 8
[FT-2.2] B2 moves S2,-3 to 55.5,36.062 on course 11 at velocity 7
[FT-2.2] B3 moves S1,-5 to 66.5,13.67 on course 8 at velocity 0
[FT-2.2] B4 moves -2 to 51.68,26 on course 8 at velocity 9
[FT-2.2] B5 moves P3,+3 to 56.572,6.474 on course 7 at velocity 11
  [FT-2.7] d6 = 3
[FT-2.7] A2 leaves by the bottom edge and may not return
[FT-4.1] fire next
= 545f635a863d3962

turn 2
> 2  B2 > A4: A1
[FT-3.7] B2 fires at A4 with A1
[FT-3.1] B2 fires battery A1 at A4: 33.841 in, port, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] 1: no damage to A4
= 0b3e68b71f079a8d

turn 2
> 1  A4 > B4: B2
[FT-3.7] A4 fires at B4 with B2
[FT-3.1] A4 fires battery B2 at B4: 23.893 in, fore, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] 2: no damage to B4
= 773cbf0fa9526100

turn 2
> 2  B4 > A4: B1, B2
[FT-3.7] B4 fires at A4 with B1, B2
[FT-3.1] B4 fires battery B1 at A4: 23.893 in, fore, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] 6: 2 points on A4
[FT-3.1] B4 fires battery B2 at A4: 23.893 in, fore, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] 6: 2 points on A4
[FT-1.4] A4: 4 of 8 boxes crossed off
  [FT-4.4] d6 = 4
[FT-4.4] A4 at point 1: battery B1 rolls 4 and lost
  [FT-4.4] d6 = 3
[FT-4.4] A4 at point 1: battery B2 rolls 3 and holds
  [FT-4.4] d6 = 4
[FT-4.4] A4 at point 1: battery C1 rolls 4 and lost
  [FT-4.4] d6 = 1
[FT-4.4] A4 at point 1: drive rolls 1 and holds
  [FT-4.4] d6 = 5
[FT-4.4] A4 at point 1: F1 rolls 5 and lost
= 230a1170d4a5d710

turn 2
> 1  A1 > B5: A1
[FT-3.7] A1 fires at B5 with A1
[FT-3.1] A1 fires battery A1 at B5: 30.921 in, fore, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] 4: 1 point on B5
[FT-1.4] B5: 1 of 6 boxes crossed off
= 50e5520f4557c9f9

turn 2
> 2  B5 > A4: B1
[FT-3.7] B5 fires at A4 with B1
[FT-3.1] B5 fires battery B1 at A4: 22.834 in, starboard, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] 6: 2 points on A4
[FT-1.4] A4: 6 of 8 boxes crossed off
= 5e483c43f41ed952

turn 2
> 2  B1 > A5: A1
[FT-3.7] B1 fires at A5 with A1
[FT-3.1] B1 fires battery A1 at A5: 31.462 in, port, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] 2: no damage to A5
= d0ec52767276437b

turn 3
> 1  A1 -4; A3 P1,-4; A4 +6; A5 P3
> 2  B1 P2,-1; B2 P2; B3 P2; B4 -2; B5 S3,-1
[FT-2.6] turn 3: orders are revealed, both fleets move
[FT-2.2] A1 moves -4 to 25.794,3.5 on course 4 at velocity 0
[FT-2.2] A3 moves P1,-4 to 10.5,15.258 on course 12 at velocity 1
[FT-2.2] A4 moves +6 to 38.5,17.722 on course 1 at velocity 9
[FT-2.2] A5 moves P3 to 29.304,3.402 on course 7 at velocity 6
[FT-2.2] B1 moves P2,-1 to 51.01,24.5 on course 8 at velocity 7
[FT-2.2] B2 moves P2 to 48.5,36.062 on course 9 at velocity 7
[FT-2.2] B3 moves P2 to 66.5,13.67 on course 6 at velocity 0
[FT-2.2] B4 moves -2 to 45.618,22.5 on course 8 at velocity 7
[FT-2.2] B5 moves S3,-1 to 47.912,11.474 on course 10 at velocity 10
[FT-4.1] fire next
= bc4210ffde810576

turn 3
> 2  B1 > A4: B3
[FT-3.7] B1 fires at A4 with B3
[FT-3.1] B1 fires battery B3 at A4: 14.228 in, fore, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] 5: 1 point on A4
[FT-1.4] A4: 7 of 8 boxes crossed off
= 1a970c5fd64ecb76

turn 3
> 1  A1 > B4: A1
[FT-3.7] A1 fires at B4 with A1
[FT-3.1] A1 fires battery A1 at B4: 27.458 in, port, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] 6: 2 points on B4
[FT-1.4] B4: 2 of 8 boxes crossed off
= e3a513df1f5f39ad

turn 3
> 2  B5 > A4: B1
[FT-3.7] B5 fires at A4 with B1
[FT-3.1] B5 fires battery B1 at A4: 11.297 in, fore, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 2
[FT-3.2] 1, 2: no damage to A4
= 505bc60eea787f0d

turn 3
> 2  B2 > A4: A1, B2
[FT-3.7] B2 fires at A4 with A1, B2
[FT-3.1] B2 fires battery A1 at A4: 20.889 in, port, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 2
[FT-3.2] 5, 2: 1 point on A4
[FT-3.1] B2 fires battery B2 at A4: 20.889 in, port, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] 4: 1 point on A4
[FT-1.4] A4: 8 of 8 boxes crossed off
[FT-3.5] A4 is destroyed
= fa7b4a34706794f0

turn 4
> 1  A1 S1; A3 P3,-1; A5 S2,-1
> 2  B1 P1,+3; B2 S1,+5; B3 P3; B4 -2; B5 S3,-3
[FT-2.6] turn 4: orders are revealed, both fleets move
[FT-2.2] A1 moves S1 to 25.794,3.5 on course 5 at velocity 0
[FT-2.2] A3 moves P3,-1 to 10.5,15.258 on course 9 at velocity 0
[FT-2.2] A5 moves S2,-1 to 24.304,3.402 on course 9 at velocity 5
[FT-2.2] B1 moves P1,+3 to 46.01,15.84 on course 7 at velocity 10
[FT-2.2] B2 moves S1,+5 to 38.108,42.062 on course 10 at velocity 12
[FT-2.2] B3 moves P3 to 66.5,13.67 on course 3 at velocity 0
[FT-2.2] B4 moves -2 to 41.288,20 on course 8 at velocity 5
[FT-2.2] B5 moves S3,-3 to 51.412,17.536 on course 1 at velocity 7
[FT-4.1] fire next
= 0226366726e96502

turn 4
> 2  B1 > A1: A1, A2, B1
[FT-3.7] B1 fires at A1 with A1, A2, B1
[FT-3.1] B1 fires battery A1 at A1: 23.684 in, fore, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 6
[FT-3.2] 1, 6: 2 points on A1
[FT-3.1] B1 fires battery A2 at A1: 23.684 in, fore, 2 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 4
[FT-3.2] 4, 4: 2 points on A1
[FT-3.1] B1 fires battery B1 at A1: 23.684 in, fore, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] 1: no damage to A1
[FT-1.4] A1: 4 of 18 boxes crossed off
= 872fa030607d7771

turn 4
> 1  A1 > B4: B1
[FT-3.7] A1 fires at B4 with B1
[FT-3.1] A1 fires battery B1 at B4: 22.634 in, port, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] 4: 1 point on B4
[FT-1.4] B4: 3 of 8 boxes crossed off
= a013d2b06d9b0643

turn 4
> 2  B4 > A1: B2
[FT-3.7] B4 fires at A1 with B2
[FT-3.1] B4 fires battery B2 at A1: 22.634 in, fore, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] 2: no damage to A1
= e2dbdac93da1445c

turn 5
> 1  A1 +3; A3 +4; A5 P2,-1
> 2  B1 -1; B2 -1; B3 S1,+1; B4 P1,-1; B5 P2,-3
[FT-2.6] turn 5: orders are revealed, both fleets move
[FT-2.2] A1 moves +3 to 27.294,0.902 on course 5 at velocity 3
[FT-2.2] A3 moves +4 to 6.5,15.258 on course 9 at velocity 4
[FT-2.2] A5 moves P2,-1 to 22.304,-0.062 on course 7 at velocity 4
[FT-2.2] B1 moves -1 to 41.51,8.046 on course 7 at velocity 9
[FT-2.2] B2 moves -1 to 28.582,47.562 on course 10 at velocity 11
[FT-2.2] B3 moves S1,+1 to 67.366,13.17 on course 4 at velocity 1
[FT-2.2] B4 moves P1,-1 to 39.288,16.536 on course 7 at velocity 4
[FT-2.2] B5 moves P2,-3 to 49.412,21 on course 11 at velocity 4
  [FT-2.7] d6 = 4
[FT-2.7] A5 leaves by the bottom edge and may return from turn 10 on
[FT-4.1] fire next
= 2b05de1347f8b77a

turn 5
> 2  B1 > A3: A2; B1 > A1: B2, B3, B4
[FT-3.7] B1 fires at A3 with A2, A1 with B2, B3, B4
[FT-3.1] B1 fires battery A2 at A3: 35.745 in, starboard, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] 6: 2 points on A3
[FT-3.1] B1 fires battery B2 at A1: 15.91 in, fore, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] 5: 1 point on A1
[FT-3.1] B1 fires battery B3 at A1: 15.91 in, fore, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] 6: 2 points on A1
[FT-3.1] B1 fires battery B4 at A1: 15.91 in, fore, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] 3: no damage to A1
[FT-1.4] A1: 7 of 18 boxes crossed off
[FT-1.4] A3: 2 of 8 boxes crossed off
  [FT-4.4] d6 = 1
[FT-4.4] A1 at point 1: battery A1 rolls 1 and holds
  [FT-4.4] d6 = 3
[FT-4.4] A1 at point 1: battery A2 rolls 3 and holds
  [FT-4.4] d6 = 5
[FT-4.4] A1 at point 1: battery B1 rolls 5 and holds
  [FT-4.4] d6 = 4
[FT-4.4] A1 at point 1: battery B2 rolls 4 and holds
  [FT-4.4] d6 = 2
[FT-4.4] A1 at point 1: battery B3 rolls 2 and holds
  [FT-4.4] d6 = 2
[FT-4.4] A1 at point 1: battery B4 rolls 2 and holds
  [FT-4.4] d6 = 6
[FT-4.4] A1 at point 1: drive rolls 6 and lost
  [FT-4.4] d6 = 3
[FT-4.4] A1 at point 1: F1 rolls 3 and holds
  [FT-4.4] d6 = 5
[FT-4.4] A1 at point 1: F2 rolls 5 and holds
= 51c032d6d351102d

turn 5
> 1  A1 > B1: B2
[FT-3.7] A1 fires at B1 with B2
[FT-3.1] A1 fires battery B2 at B1: 15.91 in, port, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] 4: 1 point on B1
[FT-1.4] B1: 1 of 18 boxes crossed off
= 26ded0fa3342d13a

turn 5
> 2  B4 > A1: B1
[FT-3.7] B4 fires at A1 with B1
[FT-3.1] B4 fires battery B1 at A1: 19.704 in, fore, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] 3: no damage to A1
= 2aedeb576092893b

turn 6
> 1  A1 P1,+1; A3 -4
> 2  B1 P2,-2; B2 S3,-3; B3 S2; B4 S2,+3; B5 -3
[FT-2.6] turn 6: orders are revealed, both fleets move
[FT-2.2] A1 moves P1,+1 to 30.758,-1.098 on course 4 at velocity 4
[FT-2.2] A3 moves -4 to 6.5,15.258 on course 9 at velocity 0
[FT-2.2] B1 moves P2,-2 to 45.01,1.984 on course 5 at velocity 7
[FT-2.2] B2 moves S3,-3 to 32.582,54.49 on course 1 at velocity 8
[FT-2.2] B3 moves S2 to 67.366,12.17 on course 6 at velocity 1
[FT-2.2] B4 moves S2,+3 to 32.288,16.536 on course 9 at velocity 7
[FT-2.2] B5 moves -3 to 48.912,21.866 on course 11 at velocity 1
  [FT-2.7] d6 = 2
[FT-2.7] A1 leaves by the bottom edge and may not return
  [FT-2.7] d6 = 6
[FT-2.7] B2 leaves by the top edge and may return from turn 13 on
= 8fd7d4129b850400

turn 7
> 1  A3 P1,+2
> 2  B1 +1; B3 S2,+2; B4 P1,+5; B5 S3,+2
[FT-2.6] turn 7: orders are revealed, both fleets move
[FT-2.2] A3 moves P1,+2 to 4.768,14.258 on course 8 at velocity 2
[FT-2.2] B1 moves +1 to 49.01,-4.944 on course 5 at velocity 8
[FT-2.2] B3 moves S2,+2 to 64.768,10.67 on course 8 at velocity 3
[FT-2.2] B4 moves P1,+5 to 21.896,10.536 on course 8 at velocity 12
[FT-2.2] B5 moves S3,+2 to 51.51,23.366 on course 2 at velocity 3
  [FT-2.7] d6 = 5
[FT-2.7] B1 leaves by the bottom edge and may return from turn 13 on
[FT-4.1] fire next
= 0e9a2d2fdc000b92

turn 7
> 2  B4 > A3: B1, B2
[FT-3.7] B4 fires at A3 with B1, B2
[FT-3.1] B4 fires battery B1 at A3: 17.527 in, fore, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] 2: no damage to A3
[FT-3.1] B4 fires battery B2 at A3: 17.527 in, fore, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] 3: no damage to A3
= 90d5da9994018593

turn 8
> 1  A3 S1,-2
> 2  B3 P3,-3; B4 S2,+1; B5 S1
[FT-2.6] turn 8: orders are revealed, both fleets move
[FT-2.2] A3 moves S1,-2 to 4.768,14.258 on course 9 at velocity 0
[FT-2.2] B3 moves P3,-3 to 64.768,10.67 on course 5 at velocity 0
[FT-2.2] B4 moves S2,+1 to 10.638,17.036 on course 10 at velocity 13
[FT-2.2] B5 moves S1 to 54.51,23.366 on course 3 at velocity 3
[FT-4.1] fire next
= af55dfe1e6258aa1

turn 8
> 2  B4 > A3: B2, C1
[FT-3.7] B4 fires at A3 with B2, C1
[FT-3.1] B4 fires battery B2 at A3: 6.494 in, port, 2 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 5
[FT-3.2] 4, 5: 2 points on A3
[FT-3.1] B4 fires battery C1 at A3: 6.494 in, port, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] 6: 2 points on A3
[FT-1.4] A3: 6 of 8 boxes crossed off
  [FT-4.4] d6 = 4
[FT-4.4] A3 at point 1: battery B1 rolls 4 and lost
  [FT-4.4] d6 = 3
[FT-4.4] A3 at point 1: battery B2 rolls 3 and holds
  [FT-4.4] d6 = 5
[FT-4.4] A3 at point 1: battery C1 rolls 5 and lost
  [FT-4.4] d6 = 3
[FT-4.4] A3 at point 1: drive rolls 3 and holds
  [FT-4.4] d6 = 2
[FT-4.4] A3 at point 1: F1 rolls 2 and holds
[FT-5.1] side 2 wins; points 5 to 21
= 607abcc8dedb1d02
