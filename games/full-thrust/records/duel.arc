firing-arc record 2
game full-thrust 1
wording en 1
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
= 4e68cc55b7a96389

turn 1
> 1  A1 -4
> 2  B1 S2,-2
[FT-2.6] {"kind":"revealed","turn":1}
# turn 1: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[24000,12000],"bend":null,"to":[24000,14000],"turn":0,"thrust":-4,"course":12,"velocity":2}
# A1 moves -4 to 24,14 on course 12 at velocity 2
[FT-2.2] {"kind":"moves","piece":"B1","from":[24000,60000],"bend":null,"to":[20536,58000],"turn":2,"thrust":-2,"course":8,"velocity":4}
# B1 moves S2,-2 to 20.536,58 on course 8 at velocity 4
= 89e5c63e66319ce3

turn 2
> 1  A1 S2,+2
> 2  B1 P1,+1
[FT-2.6] {"kind":"revealed","turn":2}
# turn 2: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[24000,14000],"bend":null,"to":[27464,16000],"turn":2,"thrust":2,"course":2,"velocity":4}
# A1 moves S2,+2 to 27.464,16 on course 2 at velocity 4
[FT-2.2] {"kind":"moves","piece":"B1","from":[20536,58000],"bend":null,"to":[18036,53670],"turn":-1,"thrust":1,"course":7,"velocity":5}
# B1 moves P1,+1 to 18.036,53.67 on course 7 at velocity 5
= 410e747cb3b6ba15

turn 3
> 1  A1 S2
> 2  B1 S1,+3
[FT-2.6] {"kind":"revealed","turn":3}
# turn 3: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[27464,16000],"bend":null,"to":[30928,14000],"turn":2,"thrust":0,"course":4,"velocity":4}
# A1 moves S2 to 30.928,14 on course 4 at velocity 4
[FT-2.2] {"kind":"moves","piece":"B1","from":[18036,53670],"bend":null,"to":[11108,49670],"turn":1,"thrust":3,"course":8,"velocity":8}
# B1 moves S1,+3 to 11.108,49.67 on course 8 at velocity 8
= f86948aa14692016

turn 4
> 1  A1 P1,-3
> 2  B1 S2,-1
[FT-2.6] {"kind":"revealed","turn":4}
# turn 4: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[30928,14000],"bend":null,"to":[31928,14000],"turn":-1,"thrust":-3,"course":3,"velocity":1}
# A1 moves P1,-3 to 31.928,14 on course 3 at velocity 1
[FT-2.2] {"kind":"moves","piece":"B1","from":[11108,49670],"bend":null,"to":[5046,53170],"turn":2,"thrust":-1,"course":10,"velocity":7}
# B1 moves S2,-1 to 5.046,53.17 on course 10 at velocity 7
= bcb732851fded382

turn 5
> 1  A1 P2,-1
> 2  B1 P1
[FT-2.6] {"kind":"revealed","turn":5}
# turn 5: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[31928,14000],"bend":null,"to":[31928,14000],"turn":-2,"thrust":-1,"course":1,"velocity":0}
# A1 moves P2,-1 to 31.928,14 on course 1 at velocity 0
[FT-2.2] {"kind":"moves","piece":"B1","from":[5046,53170],"bend":null,"to":[-1954,53170],"turn":-1,"thrust":0,"course":9,"velocity":7}
# B1 moves P1 to -1.954,53.17 on course 9 at velocity 7
  [FT-2.7] d6 = 1
[FT-2.7] {"kind":"leaves","piece":"B1","edge":"left","back":null}
# B1 leaves by the left edge and may not return
[FT-5.1] {"kind":"over","winner":1,"points":[0,0]}
# side 1 wins; points 0 to 0
= b228bf5343dbd0d7
