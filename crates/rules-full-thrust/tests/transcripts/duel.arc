firing-arc record 1
game full-thrust 1
scenario duel-heavy-cruisers
seat 1 Hasty
seat 2 Rash
dice seed 11
| title = "Heavy cruisers, duel"
| brief = "Two heavy cruisers four feet apart, bow to bow, with fire by the program: every gun that bears fires. Made for measuring; the line duel is the one to play."
|
| [table]
| width = 48
| height = 72
|
| [options]
| fire = "automatic"
| turn-limit = 200
|
| [[side]]
| name = "Teal"
| ship = [
|   { class = "HC", at = [24, 12], course = 12, velocity = 6 },
| ]
|
| [[side]]
| name = "Amber"
| ship = [
|   { class = "HC", at = [24, 60], course = 6, velocity = 6 },
| ]
= 0c969bd9303ab02a

turn 1
> 1  A1 -4
> 2  B1 S2,-2
[FT-2.6] turn 1: orders are revealed, both fleets move
[FT-2.2] A1 moves -4 to 24,14 on course 12 at velocity 2
[FT-2.2] B1 moves S2,-2 to 20.536,58 on course 8 at velocity 4
= 94671305dcafc74b

turn 2
> 1  A1 S2,+2
> 2  B1 P1,+1
[FT-2.6] turn 2: orders are revealed, both fleets move
[FT-2.2] A1 moves S2,+2 to 27.464,16 on course 2 at velocity 4
[FT-2.2] B1 moves P1,+1 to 18.036,53.67 on course 7 at velocity 5
= 86ad5fdcb8e92fd6

turn 3
> 1  A1 S2
> 2  B1 S1,+3
[FT-2.6] turn 3: orders are revealed, both fleets move
[FT-2.2] A1 moves S2 to 30.928,14 on course 4 at velocity 4
[FT-2.2] B1 moves S1,+3 to 11.108,49.67 on course 8 at velocity 8
= 5fb6b607548814df

turn 4
> 1  A1 P1,-3
> 2  B1 S2,-1
[FT-2.6] turn 4: orders are revealed, both fleets move
[FT-2.2] A1 moves P1,-3 to 31.928,14 on course 3 at velocity 1
[FT-2.2] B1 moves S2,-1 to 5.046,53.17 on course 10 at velocity 7
= b12781aa3b42df0c

turn 5
> 1  A1 P2,-1
> 2  B1 P1
[FT-2.6] turn 5: orders are revealed, both fleets move
[FT-2.2] A1 moves P2,-1 to 31.928,14 on course 1 at velocity 0
[FT-2.2] B1 moves P1 to -1.954,53.17 on course 9 at velocity 7
  [FT-2.7] d6 = 1
[FT-2.7] B1 leaves by the left edge and may not return
[FT-5.1] side 1 wins; points 0 to 0
= 80a25789e8796e51
