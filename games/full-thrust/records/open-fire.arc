firing-arc record 2
game full-thrust 1
wording en 1
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
= 13a9881d05bb9a6c

turn 1
> 1  A1 +4
> 2  B1 S1,-1
[FT-2.6] {"kind":"revealed","turn":1}
# turn 1: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[20000,6000],"bend":null,"to":[20000,16000],"turn":0,"thrust":4,"course":12,"velocity":10}
# A1 moves +4 to 20,16 on course 12 at velocity 10
[FT-2.2] {"kind":"moves","piece":"B1","from":[52000,42000],"bend":null,"to":[49500,37670],"turn":1,"thrust":-1,"course":7,"velocity":5}
# B1 moves S1,-1 to 49.5,37.67 on course 7 at velocity 5
= 07a5ade5c3b33b11

turn 2
> 1  A1 P1
> 2  B1 P1,-1
[FT-2.6] {"kind":"revealed","turn":2}
# turn 2: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[20000,16000],"bend":null,"to":[15000,24660],"turn":-1,"thrust":0,"course":11,"velocity":10}
# A1 moves P1 to 15,24.66 on course 11 at velocity 10
[FT-2.2] {"kind":"moves","piece":"B1","from":[49500,37670],"bend":null,"to":[49500,33670],"turn":-1,"thrust":-1,"course":6,"velocity":4}
# B1 moves P1,-1 to 49.5,33.67 on course 6 at velocity 4
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 6076f607f1f6b1b5

turn 2
> 1  A1 > B1: A3, A4
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B1"],"weapons":[["A3","A4"]]}
# A1 fires at B1 with A3, A4
= c4f2f3b5ae58e3e9

turn 2
> 2  idle
[FT-3.7] {"kind":"declares","piece":"B1","targets":[],"weapons":[]}
# B1 holds its fire
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"A3","target":"B1","range":35657,"arc":"starboard","dice":1}
# A1 fires battery A3 at B1: 35.657 in, starboard, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B1","faces":[2],"points":0,"each":[0],"expects":666}
# 2: no damage to B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"A4","target":"B1","range":35657,"arc":"starboard","dice":1}
# A1 fires battery A4 at B1: 35.657 in, starboard, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"B1","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to B1
= 4631f82a045457fb

turn 3
> 1  A1 P1,+2
> 2  B1 P1
[FT-2.6] {"kind":"revealed","turn":3}
# turn 3: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[15000,24660],"bend":null,"to":[4608,30660],"turn":-1,"thrust":2,"course":10,"velocity":12}
# A1 moves P1,+2 to 4.608,30.66 on course 10 at velocity 12
[FT-2.2] {"kind":"moves","piece":"B1","from":[49500,33670],"bend":null,"to":[51500,30206],"turn":-1,"thrust":0,"course":5,"velocity":4}
# B1 moves P1 to 51.5,30.206 on course 5 at velocity 4
= 4084f896bc563ece

turn 4
> 1  A1 S1,+2
> 2  B1 S1,-3
[FT-2.6] {"kind":"revealed","turn":4}
# turn 4: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[4608,30660],"bend":null,"to":[-2392,42784],"turn":1,"thrust":2,"course":11,"velocity":14}
# A1 moves S1,+2 to -2.392,42.784 on course 11 at velocity 14
[FT-2.2] {"kind":"moves","piece":"B1","from":[51500,30206],"bend":null,"to":[51500,29206],"turn":1,"thrust":-3,"course":6,"velocity":1}
# B1 moves S1,-3 to 51.5,29.206 on course 6 at velocity 1
  [FT-2.7] d6 = 2
[FT-2.7] {"kind":"leaves","piece":"A1","edge":"left","back":null}
# A1 leaves by the left edge and may not return
[FT-5.1] {"kind":"over","winner":2,"points":[0,0]}
# side 2 wins; points 0 to 0
= fe888014639ef468
