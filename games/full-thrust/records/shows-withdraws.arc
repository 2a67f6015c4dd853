firing-arc record 2
game full-thrust 1
wording en 1
scenario convoy
seat 1 
seat 2 
dice seed 0
position turn 20; A1 10,2 c3 v5 damage 26 destroyed; A2 70,18 c3 v5; A3 8,2 c3 v5 damage 10 destroyed; A4 4,2 c3 v5 damage 18 destroyed; A5 16,2 c3 v5 damage 14 destroyed; A6 14,14 c3 v5; A7 14,2 c3 v5 damage 6 destroyed; B1 50,47 c12 v0; B2 58,47 c12 v0 damage 5; B3 44,47 c12 v0; B4 64,47 c12 v0
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
= cf284cfe475ef3b3

turn 20
> 1  idle
> 2  idle
[FT-2.6] {"kind":"revealed","turn":20}
# turn 20: orders are revealed, both fleets move
[FT-2.4] {"kind":"moves","piece":"A2","from":[70000,18000],"bend":null,"to":[75000,18000],"turn":0,"thrust":0,"course":3,"velocity":5}
# A2 goes straight on to 75,18 on course 3 at velocity 5
[FT-2.4] {"kind":"moves","piece":"A6","from":[14000,14000],"bend":null,"to":[19000,14000],"turn":0,"thrust":0,"course":3,"velocity":5}
# A6 goes straight on to 19,14 on course 3 at velocity 5
[FT-2.4] {"kind":"moves","piece":"B1","from":[50000,47000],"bend":null,"to":[50000,47000],"turn":0,"thrust":0,"course":12,"velocity":0}
# B1 goes straight on to 50,47 on course 12 at velocity 0
[FT-2.4] {"kind":"moves","piece":"B2","from":[58000,47000],"bend":null,"to":[58000,47000],"turn":0,"thrust":0,"course":12,"velocity":0}
# B2 goes straight on to 58,47 on course 12 at velocity 0
[FT-2.4] {"kind":"moves","piece":"B3","from":[44000,47000],"bend":null,"to":[44000,47000],"turn":0,"thrust":0,"course":12,"velocity":0}
# B3 goes straight on to 44,47 on course 12 at velocity 0
[FT-2.4] {"kind":"moves","piece":"B4","from":[64000,47000],"bend":null,"to":[64000,47000],"turn":0,"thrust":0,"course":12,"velocity":0}
# B4 goes straight on to 64,47 on course 12 at velocity 0
[FT-5.1] {"kind":"withdraws","piece":"A2","edge":"right"}
# A2 withdraws by the right edge
[FT-5.1] {"kind":"over","winner":2,"points":[15,74]}
# side 2 wins; points 15 to 74
= 2f36bce3797d47a9
