firing-arc record 2
game full-thrust 1
wording en 1
scenario line-duel
seat 1 
seat 2 
dice seed 0
position turn 1; A1 24,18 c12 v6; B1 24,30 c6 v6
| title = "Line duel: heavy cruisers"
| brief = "One heavy cruiser a side, two guns to each bow. Whoever turns first shows a flank."
|
| [table]
| width = 72
| height = 48
|
| [[side]]
| name = "Teal"
| ship = [
|   { class = "HC", name = "Resolute", at = [20, 6], course = 12, velocity = 6 },
| ]
|
| [[side]]
| name = "Amber"
| ship = [
|   { class = "HC", name = "Intrepid", at = [52, 42], course = 6, velocity = 6 },
| ]
= 9fb827c191609726

turn 1
> 1  idle
> 2  idle
[FT-2.6] {"kind":"revealed","turn":1}
# turn 1: orders are revealed, both fleets move
[FT-2.4] {"kind":"moves","piece":"A1","from":[24000,18000],"bend":null,"to":[24000,24000],"turn":0,"thrust":0,"course":12,"velocity":6}
# A1 goes straight on to 24,24 on course 12 at velocity 6
[FT-2.4] {"kind":"moves","piece":"B1","from":[24000,30000],"bend":null,"to":[24000,24000],"turn":0,"thrust":0,"course":6,"velocity":6}
# B1 goes straight on to 24,24 on course 6 at velocity 6
[FT-2.8] {"kind":"together","piece":"A1","target":"B1"}
# A1 and B1 stand at one place and do not collide
  [FT-3.3] d6 = 2
[FT-3.3] {"kind":"line","piece":"A1","target":"B1","arc":"starboard"}
# B1 is on the line, and in the starboard arc of A1
  [FT-3.3] d6 = 4
[FT-3.3] {"kind":"line","piece":"B1","target":"A1","arc":"port"}
# A1 is on the line, and in the port arc of B1
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= c600c486bf1e59f3

end
> 1  agrees
> 2  agrees
= 23d1e92e808b0370
