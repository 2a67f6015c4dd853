firing-arc record 1
game full-thrust 1
scenario carrier-strike
option turn-limit 6
seat 1 Hasty
seat 2 Rash
dice seed 9
| title = "Carrier strike"
| brief = "A carrier with eighteen fighters and two destroyers against a battle group that has none, but turrets enough. Launch early, hold your course while you do."
|
| [table]
| width = 72
| height = 48
|
| [options]
| fighters = true
| anti-fighter = true
| thresholds = true
|
| [[side]]
| name = "Strike"
| edge = "bottom"
| flagship = 1
| ship = [
|   { class = "CA", name = "Aerie", at = [36, 5], course = 12, velocity = 4 },
|   { class = "DD", name = "Perch", at = [28, 7], course = 12, velocity = 4 },
|   { class = "DD", name = "Jess", at = [44, 7], course = 12, velocity = 4 },
| ]
|
| [[side]]
| name = "Battle group"
| edge = "top"
| flagship = 1
| ship = [
|   { class = "BB", name = "Anvil", at = [36, 43], course = 6, velocity = 4 },
|   { class = "EC", name = "Hammer", at = [28, 41], course = 6, velocity = 4 },
|   { class = "DD", name = "Tongs", at = [44, 41], course = 6, velocity = 4 },
| ]
= 60ea93e56e50fe89

turn 1
> 1  A2 S1,-3; A3 P1,+1
> 2  B1 -3; B2 P1,+1; B3 S3,-3
[FT-2.6] turn 1: orders are revealed, both fleets move
[FT-2.4] A1 goes straight on to 36,9 on course 12 at velocity 4
[FT-2.2] A2 moves S1,-3 to 28.5,7.866 on course 1 at velocity 1
[FT-2.2] A3 moves P1,+1 to 41.5,11.33 on course 11 at velocity 5
[FT-2.2] B1 moves -3 to 36,42 on course 6 at velocity 1
[FT-2.2] B2 moves P1,+1 to 30.5,36.67 on course 5 at velocity 5
[FT-2.2] B3 moves S3,-3 to 43,41 on course 9 at velocity 1
[FT-4.1] fire next
= d8d25f3134b3f83f

turn 1
> 2  B1 > A3: A1, A2, A4
[FT-3.7] B1 fires at A3 with A1, A2, A4
[FT-3.1] B1 fires battery A1 at A3: 31.159 in, fore, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] 5: 1 point on A3
[FT-3.1] B1 fires battery A2 at A3: 31.159 in, fore, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] 4: 1 point on A3
[FT-3.1] B1 fires battery A4 at A3: 31.159 in, fore, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] 2: no damage to A3
[FT-1.4] A3: 2 of 8 boxes crossed off
= 5482fd1deaba7be0

turn 2
> 1  A1 S1; A2 +3; A3 S1
> 2  B1 P2; B2 P1; B3 P2,+3
[FT-2.6] turn 2: orders are revealed, both fleets move
[FT-2.2] A1 moves S1 to 38,12.464 on course 1 at velocity 4
[FT-2.2] A2 moves +3 to 30.5,11.33 on course 1 at velocity 4
[FT-2.2] A3 moves S1 to 41.5,16.33 on course 12 at velocity 5
[FT-2.2] B1 moves P2 to 36.866,41.5 on course 4 at velocity 1
[FT-2.2] B2 moves P1 to 34.83,34.17 on course 4 at velocity 5
[FT-2.2] B3 moves P2,+3 to 41,37.536 on course 7 at velocity 4
[FT-4.1] fire next
= d71584031913b2cd

turn 2
> 1  A1 > B2: B2; A2 > B2: B1, B2; A3 > B2: B1
> 2  B1 > A2: A3, A4; B2 > A3: A1, B1; B2 > A2: B3, B4; B3 > A3: B1
[FT-3.7] A1 fires at B2 with B2
[FT-3.7] A2 fires at B2 with B1, B2
[FT-3.7] A3 fires at B2 with B1
[FT-3.7] B1 fires at A2 with A3, A4
[FT-3.7] B2 fires at A3 with A1, B1, A2 with B3, B4
[FT-3.7] B3 fires at A3 with B1
[FT-3.1] A1 fires battery B2 at B2: 21.936 in, fore, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] 6: 2 points on B2
[FT-3.1] A2 fires battery B1 at B2: 23.246 in, fore, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] 2: no damage to B2
[FT-3.1] A2 fires battery B2 at B2: 23.246 in, fore, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] 5: 1 point on B2
[FT-3.1] A3 fires battery B1 at B2: 19.046 in, fore, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] 5: 1 point on B2
[FT-3.1] B1 fires battery A3 at A2: 30.834 in, starboard, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] 1: no damage to A2
[FT-3.1] B1 fires battery A4 at A2: 30.834 in, starboard, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] 3: no damage to A2
[FT-3.1] B2 fires battery A1 at A3: 19.046 in, fore, 2 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 6
[FT-3.2] 4, 6: 3 points on A3
[FT-3.1] B2 fires battery B1 at A3: 19.046 in, fore, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] 2: no damage to A3
[FT-3.1] B2 fires battery B3 at A2: 23.246 in, starboard, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] 6: 2 points on A2
[FT-3.1] B2 fires battery B4 at A2: 23.246 in, starboard, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] 5: 1 point on A2
[FT-3.1] B3 fires battery B1 at A3: 21.211 in, fore, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] 5: 1 point on A3
[FT-1.4] A2: 3 of 8 boxes crossed off
[FT-1.4] A3: 6 of 8 boxes crossed off
[FT-1.4] B2: 4 of 14 boxes crossed off
  [FT-4.4] d6 = 3
[FT-4.4] A3 at point 1: battery B1 rolls 3 and holds
  [FT-4.4] d6 = 5
[FT-4.4] A3 at point 1: battery B2 rolls 5 and lost
  [FT-4.4] d6 = 6
[FT-4.4] A3 at point 1: battery C1 rolls 6 and lost
  [FT-4.4] d6 = 4
[FT-4.4] A3 at point 1: drive rolls 4 and lost
  [FT-4.4] d6 = 1
[FT-4.4] A3 at point 1: F1 rolls 1 and holds
= db7fe7351985d2d8

turn 3
> 1  A1 P1,+1; A2 P2,+2; A3 -1
> 2  B1 S1,+3; B2 P2,+1; B3 S3,+1
[FT-2.6] turn 3: orders are revealed, both fleets move
[FT-2.2] A1 moves P1,+1 to 38,17.464 on course 12 at velocity 5
[FT-2.2] A2 moves P2,+2 to 27.5,16.526 on course 11 at velocity 6
[FT-2.2] A3 moves -1 to 41.5,20.33 on course 12 at velocity 4
[FT-2.2] B1 moves S1,+3 to 38.866,38.036 on course 5 at velocity 4
[FT-2.2] B2 moves P2,+1 to 40.026,37.17 on course 2 at velocity 6
[FT-2.2] B3 moves S3,+1 to 36.67,40.036 on course 10 at velocity 5
[FT-4.1] fire next
= 1fff7c99a9bd157d

turn 3
> 1  A1 > B1: B1, B2
> 2  B1 > A3: A2; B1 > A2: A3, A4; B1 > A3: B1, B3; B2 > A1: A1, B4; B3 > A1: B2
[FT-3.7] A1 fires at B1 with B1, B2
[FT-3.7] B1 fires at A3 with A2, B1, B3, A2 with A3, A4
[FT-3.7] B2 fires at A1 with A1, B4
[FT-3.7] B3 fires at A1 with B2
[FT-3.1] A1 fires battery B1 at B1: 20.59 in, fore, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] 5: 1 point on B1
[FT-3.1] A1 fires battery B2 at B1: 20.59 in, fore, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] 5: 1 point on B1
[FT-3.1] B1 fires battery A2 at A3: 17.9 in, fore, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 4
[FT-3.2] 3, 4: 1 point on A3
[FT-3.1] B1 fires battery A3 at A2: 24.328 in, starboard, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] 6: 2 points on A2
[FT-3.1] B1 fires battery A4 at A2: 24.328 in, starboard, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] 6: 2 points on A2
[FT-3.1] B1 fires battery B1 at A3: 17.9 in, fore, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] 5: 1 point on A3
[FT-3.1] B1 fires battery B3 at A3: 17.9 in, fore, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] 3: no damage to A3
[FT-3.1] B2 fires battery A1 at A1: 19.809 in, starboard, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 1
[FT-3.2] 1, 1: no damage to A1
[FT-3.1] B2 fires battery B4 at A1: 19.809 in, starboard, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] 2: no damage to A1
[FT-3.1] B3 fires battery B2 at A1: 22.611 in, port, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] 5: 1 point on A1
[FT-1.4] A1: 1 of 24 boxes crossed off
[FT-1.4] A2: 7 of 8 boxes crossed off
[FT-1.4] A3: 8 of 8 boxes crossed off
[FT-1.4] B1: 2 of 22 boxes crossed off
[FT-3.5] A3 is destroyed
  [FT-4.4] d6 = 5
[FT-4.4] A2 at point 1: battery B1 rolls 5 and lost
  [FT-4.4] d6 = 6
[FT-4.4] A2 at point 1: battery B2 rolls 6 and lost
  [FT-4.4] d6 = 6
[FT-4.4] A2 at point 1: battery C1 rolls 6 and lost
  [FT-4.4] d6 = 2
[FT-4.4] A2 at point 1: drive rolls 2 and holds
  [FT-4.4] d6 = 2
[FT-4.4] A2 at point 1: F1 rolls 2 and holds
= 14de74ef6f970c4d

turn 4
> 1  A1 P1; A2 S1,+5
> 2  B1 P1; B2 S1,-1; B3 S3,+2
[FT-2.6] turn 4: orders are revealed, both fleets move
[FT-2.2] A1 moves P1 to 35.5,21.794 on course 11 at velocity 5
[FT-2.2] A2 moves S1,+5 to 27.5,27.526 on course 12 at velocity 11
[FT-2.2] B1 moves P1 to 42.33,36.036 on course 4 at velocity 4
[FT-2.2] B2 moves S1,-1 to 45.026,37.17 on course 3 at velocity 5
[FT-2.2] B3 moves S3,+2 to 40.17,46.098 on course 1 at velocity 7
[FT-4.1] fire next
= 588b55bf10555798

turn 4
> 1  A1 > B1: B2
> 2  B1 > A2: A3, A4, B4; B2 > A2: B1, B2; B2 > A1: B3; B2 > A2: B4
[FT-3.7] A1 fires at B1 with B2
[FT-3.7] B1 fires at A2 with A3, A4, B4
[FT-3.7] B2 fires at A2 with B1, B2, B4, A1 with B3
[FT-3.1] A1 fires battery B2 at B1: 15.795 in, starboard, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] 2: no damage to B1
[FT-3.1] B1 fires battery A3 at A2: 17.098 in, starboard, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 5
[FT-3.2] 5, 5: 2 points on A2
[FT-3.1] B1 fires battery A4 at A2: 17.098 in, starboard, 2 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 2
[FT-3.2] 6, 2: 2 points on A2
[FT-3.1] B1 fires battery B4 at A2: 17.098 in, starboard, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] 1: no damage to A2
[FT-3.1] B2 fires battery B1 at A2: 20.004 in, aft, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] 4: 1 point on A2
[FT-3.1] B2 fires battery B2 at A2: 20.004 in, aft, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] 4: 1 point on A2
[FT-3.1] B2 fires battery B3 at A1: 18.087 in, starboard, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] 1: no damage to A1
[FT-3.1] B2 fires battery B4 at A2: 20.004 in, aft, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] 3: no damage to A2
[FT-1.4] A2: 8 of 8 boxes crossed off
[FT-3.5] A2 is destroyed
= fbc5f4f668abfad3

turn 5
> 1  A1 S1
> 2  B1 P1; B2 P2; B3 S1,-2
[FT-2.6] turn 5: orders are revealed, both fleets move
[FT-2.2] A1 moves S1 to 35.5,26.794 on course 12 at velocity 5
[FT-2.2] B1 moves P1 to 46.33,36.036 on course 3 at velocity 4
[FT-2.2] B2 moves P2 to 47.526,41.5 on course 1 at velocity 5
[FT-2.2] B3 moves S1,-2 to 44.5,48.598 on course 2 at velocity 5
  [FT-2.7] d6 = 3
[FT-2.7] B3 leaves by the top edge and may not return
[FT-4.1] fire next
= 1c4111de70d6688c

turn 5
> 1  A1 > B2: B1
> 2  B1 > A1: B2, B3; B2 > A1: B3
[FT-3.7] A1 fires at B2 with B1
[FT-3.7] B1 fires at A1 with B2, B3
[FT-3.7] B2 fires at A1 with B3
[FT-3.1] A1 fires battery B1 at B2: 18.997 in, fore, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] 2: no damage to B2
[FT-3.1] B1 fires battery B2 at A1: 14.237 in, aft, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] 3: no damage to A1
[FT-3.1] B1 fires battery B3 at A1: 14.237 in, aft, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] 6: 2 points on A1
[FT-3.1] B2 fires battery B3 at A1: 18.997 in, aft, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] 2: no damage to A1
[FT-1.4] A1: 3 of 24 boxes crossed off
= 34b9ab1aa5e58bfa

turn 6
> 1  A1 +0; launch 2
> 2  B1 +1; B2 S1,-1
[FT-2.6] turn 6: orders are revealed, both fleets move
[FT-2.4] A1 goes straight on to 35.5,31.794 on course 12 at velocity 5
[FT-4.7] A1 launches AG1 at 35.5,29.294
[FT-4.7] A1 launches AG2 at 35.5,29.294
[FT-2.2] B1 moves +1 to 51.33,36.036 on course 3 at velocity 5
[FT-2.2] B2 moves S1,-1 to 50.99,43.5 on course 2 at velocity 4
[FT-4.1] fighters next
= 249a0f3608acf021

turn 6
> 1  G2 34.318,45.556 c1
[FT-4.7] AG2 flies to 34.318,45.556 and faces 1
= 99adc4289489ca54

turn 6
> 1  G1 46.367,42.143 c9
[FT-4.7] AG1 flies to 46.367,42.143 and faces 9
[FT-4.1] fire next
= f53718fda94b608c

turn 6
> 1  A1 > B2: B4
> 2  B1 > A1: B1, B4; B2 > A1: B2, B4
[FT-3.7] A1 fires at B2 with B4
[FT-3.7] B1 fires at A1 with B1, B4
[FT-3.7] B2 fires at A1 with B2, B4
[FT-3.1] A1 fires battery B4 at B2: 19.415 in, starboard, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] 1: no damage to B2
[FT-3.1] B1 fires battery B1 at A1: 16.388 in, aft, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] 2: no damage to A1
[FT-3.1] B1 fires battery B4 at A1: 16.388 in, aft, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] 6: 2 points on A1
[FT-3.1] B2 fires battery B2 at A1: 19.415 in, aft, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] 3: no damage to A1
[FT-3.1] B2 fires battery B4 at A1: 19.415 in, aft, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] 5: 1 point on A1
[FT-1.4] A1: 6 of 24 boxes crossed off
  [FT-4.4] d6 = 4
[FT-4.4] A1 at point 1: battery B1 rolls 4 and holds
  [FT-4.4] d6 = 6
[FT-4.4] A1 at point 1: battery B2 rolls 6 and lost
  [FT-4.4] d6 = 6
[FT-4.4] A1 at point 1: battery B3 rolls 6 and lost
  [FT-4.4] d6 = 1
[FT-4.4] A1 at point 1: battery B4 rolls 1 and holds
  [FT-4.4] d6 = 5
[FT-4.4] A1 at point 1: drive rolls 5 and holds
  [FT-4.4] d6 = 1
[FT-4.4] A1 at point 1: F1 rolls 1 and holds
  [FT-4.4] d6 = 4
[FT-4.4] A1 at point 1: F2 rolls 4 and holds
  [FT-4.4] d6 = 4
[FT-4.4] A1 at point 1: F3 rolls 4 and holds
[FT-5.1] side 2 wins; points 6 to 22
= 7314eb453fe9f26b
