firing-arc record 1
game full-thrust 1
scenario convoy
option turn-limit 8
seat 1 Hasty
seat 2 Rash
dice seed 10
| title = "Convoy"
| brief = "Four merchants and their escort must cross from the left edge to the right; what gets out counts for its whole damage. The raiders wait across their path."
|
| [table]
| width = 72
| height = 48
|
| [options]
| thresholds = true
| turn-limit = 20
|
| [exit]
| side = 1
| edge = "right"
|
| [[side]]
| name = "Convoy"
| edge = "left"
| ship = [
|   { class = "BK", name = "Patient Ox", at = [10, 24], course = 3, velocity = 5 },
|   { class = "LF", name = "Clover", at = [8, 18], course = 3, velocity = 5 },
|   { class = "LF", name = "Thistle", at = [8, 30], course = 3, velocity = 5 },
|   { class = "LN", name = "Meridian", at = [4, 24], course = 3, velocity = 5 },
|   { class = "EC", name = "Shepherd", at = [16, 24], course = 3, velocity = 5 },
|   { class = "DD", name = "Collie", at = [14, 14], course = 3, velocity = 5 },
|   { class = "FF", name = "Terrier", at = [14, 34], course = 3, velocity = 5 },
| ]
|
| [[side]]
| name = "Raiders"
| edge = "top"
| ship = [
|   { class = "HC", name = "Corsair", at = [50, 44], course = 6, velocity = 5 },
|   { class = "LC", name = "Reaver", at = [58, 44], course = 6, velocity = 5 },
|   { class = "DD", name = "Jackal", at = [44, 46], course = 6, velocity = 5 },
|   { class = "DD", name = "Wolf", at = [64, 46], course = 6, velocity = 5 },
| ]
= 072dfa6b384d996a

turn 1
> 1  A1 S1; A2 -3; A3 +4; A4 S1,+1; A5 S3; A6 S1,-2; A7 P1
> 2  B1 P1,-3; B2 S2,+1; B3 P1,+4; B4 S1,+4
[FT-2.6] turn 1: orders are revealed, both fleets move
[FT-2.2] A1 moves S1 to 14.33,21.5 on course 4 at velocity 5
[FT-2.2] A2 moves -3 to 10,18 on course 3 at velocity 2
[FT-2.2] A3 moves +4 to 17,30 on course 3 at velocity 9
[FT-2.2] A4 moves S1,+1 to 9.196,21 on course 4 at velocity 6
[FT-2.2] A5 moves S3 to 16,19 on course 6 at velocity 5
[FT-2.2] A6 moves S1,-2 to 16.598,12.5 on course 4 at velocity 3
[FT-2.2] A7 moves P1 to 18.33,36.5 on course 2 at velocity 5
[FT-2.2] B1 moves P1,-3 to 51,42.268 on course 5 at velocity 2
[FT-2.2] B2 moves S2,+1 to 52.804,41 on course 8 at velocity 6
[FT-2.2] B3 moves P1,+4 to 48.5,38.206 on course 5 at velocity 9
[FT-2.2] B4 moves S1,+4 to 59.5,38.206 on course 7 at velocity 9
[FT-4.1] fire next
= 5d1d8529c7078aff

turn 1
> 2  B1 > A7: A2
[FT-3.7] B1 fires at A7 with A2
[FT-3.1] B1 fires battery A2 at A7: 33.175 in, starboard, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] 3: no damage to A7
= b72b511c570b04ed

turn 2
> 1  A1 S1; A2 S1; A3 P1,-3; A4 P1,+1; A5 S2; A6 S2,-1; A7 P1,+1
> 2  B1 S1,+2; B2 P2,-1; B3 -5; B4 P2,+4
[FT-2.6] turn 2: orders are revealed, both fleets move
[FT-2.2] A1 moves S1 to 16.83,17.17 on course 5 at velocity 5
[FT-2.2] A2 moves S1 to 11.732,17 on course 4 at velocity 2
[FT-2.2] A3 moves P1,-3 to 22.196,33 on course 2 at velocity 6
[FT-2.2] A4 moves P1,+1 to 16.196,21 on course 3 at velocity 7
[FT-2.2] A5 moves S2 to 11.67,16.5 on course 8 at velocity 5
[FT-2.2] A6 moves S2,-1 to 16.598,10.5 on course 6 at velocity 2
[FT-2.2] A7 moves P1,+1 to 21.33,41.696 on course 1 at velocity 6
[FT-2.2] B1 moves S1,+2 to 51,38.268 on course 6 at velocity 4
[FT-2.2] B2 moves P2,-1 to 52.804,36 on course 6 at velocity 5
[FT-2.2] B3 moves -5 to 50.5,34.742 on course 5 at velocity 4
[FT-2.2] B4 moves P2,+4 to 66,26.948 on course 5 at velocity 13
[FT-4.1] fire next
= c4ce53471d8e23a2

turn 2
> 2  idle
= 9bd0b970dfde2610

turn 3
> 1  A2 -1; A3 S2,+2; A4 P2,-2; A5 S1,-4; A6 S3,-1; A7 P1,+1
> 2  B1 P1,-1; B2 S1,-3; B3 S1; B4 S1,+2
[FT-2.6] turn 3: orders are revealed, both fleets move
[FT-2.4] A1 goes straight on to 19.33,12.84 on course 5 at velocity 5
[FT-2.2] A2 moves -1 to 12.598,16.5 on course 4 at velocity 1
[FT-2.2] A3 moves S2,+2 to 29.124,29 on course 4 at velocity 8
[FT-2.2] A4 moves P2,-2 to 18.696,25.33 on course 1 at velocity 5
[FT-2.2] A5 moves S1,-4 to 10.67,16.5 on course 9 at velocity 1
[FT-2.2] A6 moves S3,-1 to 15.598,10.5 on course 9 at velocity 1
[FT-2.2] A7 moves P1,+1 to 21.33,48.696 on course 12 at velocity 7
[FT-2.2] B1 moves P1,-1 to 52.5,35.67 on course 5 at velocity 3
[FT-2.2] B2 moves S1,-3 to 51.804,34.268 on course 7 at velocity 2
[FT-2.2] B3 moves S1 to 50.5,30.742 on course 6 at velocity 4
[FT-2.2] B4 moves S1,+2 to 66,11.948 on course 6 at velocity 15
  [FT-2.7] d6 = 2
[FT-2.7] A7 leaves by the top edge and may not return
[FT-4.1] fire next
= 0ff596a080e887de

turn 3
> 2  B2 > A3: A1, B2; B3 > A3: B1
[FT-3.7] B2 fires at A3 with A1, B2
[FT-3.7] B3 fires at A3 with B1
[FT-3.1] B2 fires battery A1 at A3: 23.283 in, starboard, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 3
[FT-3.2] 3, 3: no damage to A3
[FT-3.1] B2 fires battery B2 at A3: 23.283 in, starboard, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] 3: no damage to A3
[FT-3.1] B3 fires battery B1 at A3: 21.446 in, starboard, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] 1: no damage to A3
= 12f1041a64e45a59

turn 4
> 1  A1 -1; A2 P2,+1; A3 S1,+2; A4 P1,+2; A5 P2,+2; A6 S2,-1
> 2  B1 P1,+1; B2 S1,+1; B3 +4; B4 S1,-1
[FT-2.6] turn 4: orders are revealed, both fleets move
[FT-2.2] A1 moves -1 to 21.33,9.376 on course 5 at velocity 4
[FT-2.2] A2 moves P2,+1 to 14.33,17.5 on course 2 at velocity 2
[FT-2.2] A3 moves S1,+2 to 34.124,20.34 on course 5 at velocity 10
[FT-2.2] A4 moves P1,+2 to 18.696,32.33 on course 12 at velocity 7
[FT-2.2] A5 moves P2,+2 to 9.17,13.902 on course 7 at velocity 3
[FT-2.2] A6 moves S2,-1 to 15.598,10.5 on course 11 at velocity 0
[FT-2.2] B1 moves P1,+1 to 55.964,33.67 on course 4 at velocity 4
[FT-2.2] B2 moves S1,+1 to 49.206,32.768 on course 8 at velocity 3
[FT-2.2] B3 moves +4 to 50.5,22.742 on course 6 at velocity 8
[FT-2.2] B4 moves S1,-1 to 59,-0.176 on course 7 at velocity 14
  [FT-2.7] d6 = 1
[FT-2.7] B4 leaves by the bottom edge and may not return
[FT-4.1] fire next
= 949d8af8a56a9260

turn 4
> 2  B1 > A3: A2; B2 > A3: B2; B3 > A3: B2
[FT-3.7] B1 fires at A3 with A2
[FT-3.7] B2 fires at A3 with B2
[FT-3.7] B3 fires at A3 with B2
[FT-3.1] B1 fires battery A2 at A3: 25.586 in, starboard, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] 3: no damage to A3
[FT-3.1] B2 fires battery B2 at A3: 19.542 in, fore, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] 6: 2 points on A3
[FT-3.1] B3 fires battery B2 at A3: 16.551 in, starboard, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] 3: no damage to A3
[FT-1.4] A3: 2 of 10 boxes crossed off
= 93f331c32106fd22

turn 5
> 1  A1 P1,+1; A2 P1,+1; A3 -2; A4 P1,-1; A5 S2,-2; A6 +5
> 2  B1 S1,+2; B2 P1,+4; B3 P3,-2
[FT-2.6] turn 5: orders are revealed, both fleets move
[FT-2.2] A1 moves P1,+1 to 25.66,6.876 on course 4 at velocity 5
[FT-2.2] A2 moves P1,+1 to 15.83,20.098 on course 1 at velocity 3
[FT-2.2] A3 moves -2 to 38.124,13.412 on course 5 at velocity 8
[FT-2.2] A4 moves P1,-1 to 15.696,37.526 on course 11 at velocity 6
[FT-2.2] A5 moves S2,-2 to 8.17,13.902 on course 9 at velocity 1
[FT-2.2] A6 moves +5 to 13.098,14.83 on course 11 at velocity 5
[FT-2.2] B1 moves S1,+2 to 58.964,28.474 on course 5 at velocity 6
[FT-2.2] B2 moves P1,+4 to 45.706,26.706 on course 7 at velocity 7
[FT-2.2] B3 moves P3,-2 to 56.5,22.742 on course 3 at velocity 6
[FT-4.1] fire next
= 091bcedbdfc1fbaf

turn 5
> 2  B1 > A3: A2; B2 > A3: B2
[FT-3.7] B1 fires at A3 with A2
[FT-3.7] B2 fires at A3 with B2
[FT-3.1] B1 fires battery A2 at A3: 25.713 in, starboard, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] 6: 2 points on A3
[FT-3.1] B2 fires battery B2 at A3: 15.304 in, fore, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] 6: 2 points on A3
[FT-1.4] A3: 6 of 10 boxes crossed off
  [FT-4.4] d6 = 5
[FT-4.4] A3 at point 1: battery C1 rolls 5 and lost
  [FT-4.4] d6 = 3
[FT-4.4] A3 at point 1: drive rolls 3 and holds
  [FT-4.4] d6 = 5
[FT-4.4] A3 at point 1: F1 rolls 5 and lost
= a04ede82eb08e293

turn 6
> 1  A2 P1,-3; A3 P2,+2; A4 P1,-2; A5 P1,+1; A6 P1,-3
> 2  B1 P1,-3; B2 S3,-2; B3 S1,-5
[FT-2.6] turn 6: orders are revealed, both fleets move
[FT-2.4] A1 goes straight on to 29.99,4.376 on course 4 at velocity 5
[FT-2.2] A2 moves P1,-3 to 15.83,20.098 on course 12 at velocity 0
[FT-2.2] A3 moves P2,+2 to 48.124,13.412 on course 3 at velocity 10
[FT-2.2] A4 moves P1,-2 to 12.232,39.526 on course 10 at velocity 4
[FT-2.2] A5 moves P1,+1 to 6.438,12.902 on course 8 at velocity 2
[FT-2.2] A6 moves P1,-3 to 11.366,15.83 on course 10 at velocity 2
[FT-2.2] B1 moves P1,-3 to 61.562,26.974 on course 4 at velocity 3
[FT-2.2] B2 moves S3,-2 to 41.376,29.206 on course 10 at velocity 5
[FT-2.2] B3 moves S1,-5 to 57.366,22.242 on course 4 at velocity 1
[FT-4.1] fire next
= 5e542379172b9bf2

turn 6
> 2  B1 > A3: A2, B3, B4; B2 > A6: A1; B2 > A3: B2; B3 > A3: B1, B2
[FT-3.7] B1 fires at A3 with A2, B3, B4
[FT-3.7] B2 fires at A6 with A1, A3 with B2
[FT-3.7] B3 fires at A3 with B1, B2
[FT-3.1] B1 fires battery A2 at A3: 19.092 in, starboard, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 6
[FT-3.2] 1, 6: 2 points on A3
[FT-3.1] B1 fires battery B3 at A3: 19.092 in, starboard, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] 6: 2 points on A3
[FT-3.1] B1 fires battery B4 at A3: 19.092 in, starboard, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] 6: 2 points on A3
[FT-3.1] B2 fires battery A1 at A6: 32.856 in, port, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] 3: no damage to A6
[FT-3.1] B2 fires battery B2 at A3: 17.175 in, aft, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] 5: 1 point on A3
[FT-3.1] B3 fires battery B1 at A3: 12.782 in, starboard, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] 1: no damage to A3
[FT-3.1] B3 fires battery B2 at A3: 12.782 in, starboard, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] 3: no damage to A3
[FT-1.4] A3: 10 of 10 boxes crossed off
[FT-3.5] A3 is destroyed
= 8bc172dbc2ef5542

turn 7
> 1  A1 -2; A2 S1,+3; A4 +1; A5 P3; A6 S1,+5
> 2  B1 S2,+2; B2 S2,-1; B3 S1
[FT-2.6] turn 7: orders are revealed, both fleets move
[FT-2.2] A1 moves -2 to 32.588,2.876 on course 4 at velocity 3
[FT-2.2] A2 moves S1,+3 to 17.33,22.696 on course 1 at velocity 3
[FT-2.2] A4 moves +1 to 7.902,42.026 on course 10 at velocity 5
[FT-2.2] A5 moves P3 to 7.438,11.17 on course 5 at velocity 2
[FT-2.2] A6 moves S1,+5 to 7.866,21.892 on course 11 at velocity 7
[FT-2.2] B1 moves S2,+2 to 61.562,21.974 on course 6 at velocity 5
[FT-2.2] B2 moves S2,-1 to 41.376,33.206 on course 12 at velocity 4
[FT-2.2] B3 moves S1 to 57.866,21.376 on course 5 at velocity 1
[FT-4.1] fire next
= 03593b0e7f8b90b4

turn 7
> 2  B1 > A1: A2; B2 > A2: A1
[FT-3.7] B1 fires at A1 with A2
[FT-3.7] B2 fires at A2 with A1
[FT-3.1] B1 fires battery A2 at A1: 34.701 in, starboard, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] 1: no damage to A1
[FT-3.1] B2 fires battery A1 at A2: 26.242 in, port, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] 2: no damage to A2
= dc7b55d422ec0641

turn 8
> 1  A1 +1; A2 S2,+2; A4 S2,+1; A5 P2,+1; A6 -5
> 2  B1 S1,-1; B2 P1; B3 +3
[FT-2.6] turn 8: orders are revealed, both fleets move
[FT-2.2] A1 moves +1 to 36.052,0.876 on course 4 at velocity 4
[FT-2.2] A2 moves S2,+2 to 22.33,22.696 on course 3 at velocity 5
[FT-2.2] A4 moves S2,+1 to 7.902,48.026 on course 12 at velocity 6
[FT-2.2] A5 moves P2,+1 to 10.438,11.17 on course 3 at velocity 3
[FT-2.2] A6 moves -5 to 6.866,23.624 on course 11 at velocity 2
[FT-2.2] B1 moves S1,-1 to 59.562,18.51 on course 7 at velocity 4
[FT-2.2] B2 moves P1 to 39.376,36.67 on course 11 at velocity 4
[FT-2.2] B3 moves +3 to 59.866,17.912 on course 5 at velocity 4
  [FT-2.7] d6 = 2
[FT-2.7] A4 leaves by the top edge and may not return
[FT-4.1] fire next
= 6dca9c5a0514a86f

turn 8
> 2  B1 > A1: A2; B2 > A2: A1
[FT-3.7] B1 fires at A1 with A2
[FT-3.7] B2 fires at A2 with A1
[FT-3.1] B1 fires battery A2 at A1: 29.388 in, fore, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] 4: 1 point on A1
[FT-3.1] B2 fires battery A1 at A2: 22.041 in, port, 2 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 6
[FT-3.2] 2, 6: 2 points on A2
[FT-1.4] A1: 1 of 26 boxes crossed off
[FT-1.4] A2: 2 of 10 boxes crossed off
[FT-5.1] side 2 wins; points 0 to 13
= a239cafc756c7e0d
