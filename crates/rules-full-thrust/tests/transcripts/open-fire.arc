firing-arc record 1
game full-thrust 1
scenario line-duel-capitals
option fire open
option thresholds on
seat 1 Hasty
seat 2 Rash
dice seed 7
| title = "Line duel: battleships"
| brief = "Two battleships with eight batteries each. Slow to turn and slower to sink: mind the range bands."
|
| [table]
| width = 72
| height = 48
|
| [[side]]
| name = "Teal"
| ship = [
|   { class = "BB", name = "Majestic", at = [20, 6], course = 12, velocity = 6 },
| ]
|
| [[side]]
| name = "Amber"
| ship = [
|   { class = "BB", name = "Imperator", at = [52, 42], course = 6, velocity = 6 },
| ]
= 6c248eb359fe9202

turn 1
> 1  A1 +4
> 2  B1 S1,-1
[FT-2.6] turn 1: orders are revealed, both fleets move
[FT-2.2] A1 moves +4 to 20,16 on course 12 at velocity 10
[FT-2.2] B1 moves S1,-1 to 49.5,37.67 on course 7 at velocity 5
= b59e5952f3612978

turn 2
> 1  A1 P1
> 2  B1 P1,-1
[FT-2.6] turn 2: orders are revealed, both fleets move
[FT-2.2] A1 moves P1 to 15,24.66 on course 11 at velocity 10
[FT-2.2] B1 moves P1,-1 to 49.5,33.67 on course 6 at velocity 4
[FT-4.1] fire next
= 0816a66bcf802123

turn 2
> 1  A1 > B1: A3, A4
[FT-3.7] A1 fires at B1 with A3, A4
= b260c0d5c07b2bd6

turn 2
> 2  idle
[FT-3.7] B1 holds its fire
[FT-3.1] A1 fires battery A3 at B1: 35.657 in, starboard, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] 2: no damage to B1
[FT-3.1] A1 fires battery A4 at B1: 35.657 in, starboard, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] 3: no damage to B1
= 339ed56e8185d82c

turn 3
> 1  A1 P1,+2
> 2  B1 P1
[FT-2.6] turn 3: orders are revealed, both fleets move
[FT-2.2] A1 moves P1,+2 to 4.608,30.66 on course 10 at velocity 12
[FT-2.2] B1 moves P1 to 51.5,30.206 on course 5 at velocity 4
= 555274dc36174f2e

turn 4
> 1  A1 S1,+2
> 2  B1 S1,-3
[FT-2.6] turn 4: orders are revealed, both fleets move
[FT-2.2] A1 moves S1,+2 to -2.392,42.784 on course 11 at velocity 14
[FT-2.2] B1 moves S1,-3 to 51.5,29.206 on course 6 at velocity 1
  [FT-2.7] d6 = 2
[FT-2.7] A1 leaves by the left edge and may not return
[FT-5.1] side 2 wins; points 0 to 0
= 30aa4ab82e6ebb89
