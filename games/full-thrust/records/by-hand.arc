firing-arc record 2
game full-thrust 1
wording en 1
scenario duel-heavy-cruisers
seat 1 doctrine
seat 2 doctrine
dice typed
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
= 242d4a26a8d1d9cf

turn 1
> 1  A1 +4
> 2  B1 +4
> dice  4 1 4 6
[FT-2.6] {"kind":"revealed","turn":1}
# turn 1: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[24000,12000],"bend":null,"to":[24000,22000],"turn":0,"thrust":4,"course":12,"velocity":10}
# A1 moves +4 to 24,22 on course 12 at velocity 10
[FT-2.2] {"kind":"moves","piece":"B1","from":[24000,60000],"bend":null,"to":[24000,50000],"turn":0,"thrust":4,"course":6,"velocity":10}
# B1 moves +4 to 24,50 on course 6 at velocity 10
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"A1","target":"B1","range":28000,"arc":"fore","dice":1}
# A1 fires battery A1 at B1: 28 in, fore, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"B1","faces":[4],"points":1,"each":[1],"expects":666}
# 4: 1 point on B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"A2","target":"B1","range":28000,"arc":"fore","dice":1}
# A1 fires battery A2 at B1: 28 in, fore, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"B1","faces":[1],"points":0,"each":[0],"expects":666}
# 1: no damage to B1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A1","range":28000,"arc":"fore","dice":1}
# B1 fires battery A1 at A1: 28 in, fore, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A1","faces":[4],"points":1,"each":[1],"expects":666}
# 4: 1 point on A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A2","target":"A1","range":28000,"arc":"fore","dice":1}
# B1 fires battery A2 at A1: 28 in, fore, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A1","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on A1
[FT-3.6] {"kind":"damage","piece":"A1","damage":3,"of":18}
# A1: 3 of 18 boxes crossed off
[FT-3.6] {"kind":"damage","piece":"B1","damage":1,"of":18}
# B1: 1 of 18 boxes crossed off
= ad1d0c4804e2c35e

turn 2
> 1  A1 -1
> 2  idle
> dice  2 3 4 1 6 4 2 6 1 6 5 6 6 3 6 5 5 1 4 4 4 3 3 2 2 3 6 5
[FT-2.6] {"kind":"revealed","turn":2}
# turn 2: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[24000,22000],"bend":null,"to":[24000,31000],"turn":0,"thrust":-1,"course":12,"velocity":9}
# A1 moves -1 to 24,31 on course 12 at velocity 9
[FT-2.4] {"kind":"moves","piece":"B1","from":[24000,50000],"bend":null,"to":[24000,40000],"turn":0,"thrust":0,"course":6,"velocity":10}
# B1 goes straight on to 24,40 on course 6 at velocity 10
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"A1","target":"B1","range":9000,"arc":"fore","dice":3}
# A1 fires battery A1 at B1: 9 in, fore, 3 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"B1","faces":[2,3,4],"points":1,"each":[0,0,1],"expects":2000}
# 2, 3, 4: 1 point on B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"A2","target":"B1","range":9000,"arc":"fore","dice":3}
# A1 fires battery A2 at B1: 9 in, fore, 3 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"B1","faces":[1,6,4],"points":3,"each":[0,2,1],"expects":2000}
# 1, 6, 4: 3 points on B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B1","target":"B1","range":9000,"arc":"fore","dice":2}
# A1 fires battery B1 at B1: 9 in, fore, 2 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"B1","faces":[2,6],"points":2,"each":[0,2],"expects":1333}
# 2, 6: 2 points on B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B2","target":"B1","range":9000,"arc":"fore","dice":2}
# A1 fires battery B2 at B1: 9 in, fore, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"B1","faces":[1,6],"points":2,"each":[0,2],"expects":1333}
# 1, 6: 2 points on B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B3","target":"B1","range":9000,"arc":"fore","dice":2}
# A1 fires battery B3 at B1: 9 in, fore, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"B1","faces":[5,6],"points":3,"each":[1,2],"expects":1333}
# 5, 6: 3 points on B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B4","target":"B1","range":9000,"arc":"fore","dice":2}
# A1 fires battery B4 at B1: 9 in, fore, 2 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"B1","faces":[6,3],"points":2,"each":[2,0],"expects":1333}
# 6, 3: 2 points on B1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A1","range":9000,"arc":"fore","dice":3}
# B1 fires battery A1 at A1: 9 in, fore, 3 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A1","faces":[6,5,5],"points":4,"each":[2,1,1],"expects":2000}
# 6, 5, 5: 4 points on A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A2","target":"A1","range":9000,"arc":"fore","dice":3}
# B1 fires battery A2 at A1: 9 in, fore, 3 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A1","faces":[1,4,4],"points":2,"each":[0,1,1],"expects":2000}
# 1, 4, 4: 2 points on A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B1","target":"A1","range":9000,"arc":"fore","dice":2}
# B1 fires battery B1 at A1: 9 in, fore, 2 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A1","faces":[4,3],"points":1,"each":[1,0],"expects":1333}
# 4, 3: 1 point on A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B2","target":"A1","range":9000,"arc":"fore","dice":2}
# B1 fires battery B2 at A1: 9 in, fore, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A1","faces":[3,2],"points":0,"each":[0,0],"expects":1333}
# 3, 2: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B3","target":"A1","range":9000,"arc":"fore","dice":2}
# B1 fires battery B3 at A1: 9 in, fore, 2 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A1","faces":[2,3],"points":0,"each":[0,0],"expects":1333}
# 2, 3: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B4","target":"A1","range":9000,"arc":"fore","dice":2}
# B1 fires battery B4 at A1: 9 in, fore, 2 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A1","faces":[6,5],"points":3,"each":[2,1],"expects":1333}
# 6, 5: 3 points on A1
[FT-3.6] {"kind":"damage","piece":"A1","damage":13,"of":18}
# A1: 13 of 18 boxes crossed off
[FT-3.6] {"kind":"damage","piece":"B1","damage":14,"of":18}
# B1: 14 of 18 boxes crossed off
= f32a5b8a03468168

turn 3
> 1  A1 S2,-1
> 2  B1 S1,+1
> dice  5 5 2 6 6 2 1 4
[FT-2.6] {"kind":"revealed","turn":3}
# turn 3: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[24000,31000],"bend":null,"to":[30928,35000],"turn":2,"thrust":-1,"course":2,"velocity":8}
# A1 moves S2,-1 to 30.928,35 on course 2 at velocity 8
[FT-2.2] {"kind":"moves","piece":"B1","from":[24000,40000],"bend":null,"to":[18500,30474],"turn":1,"thrust":1,"course":7,"velocity":11}
# B1 moves S1,+1 to 18.5,30.474 on course 7 at velocity 11
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B1","target":"B1","range":13226,"arc":"aft","dice":1}
# A1 fires battery B1 at B1: 13.226 in, aft, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"B1","faces":[5],"points":1,"each":[1],"expects":666}
# 5: 1 point on B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B2","target":"B1","range":13226,"arc":"aft","dice":1}
# A1 fires battery B2 at B1: 13.226 in, aft, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"B1","faces":[5],"points":1,"each":[1],"expects":666}
# 5: 1 point on B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B3","target":"B1","range":13226,"arc":"aft","dice":1}
# A1 fires battery B3 at B1: 13.226 in, aft, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B1","faces":[2],"points":0,"each":[0],"expects":666}
# 2: no damage to B1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"B4","target":"B1","range":13226,"arc":"aft","dice":1}
# A1 fires battery B4 at B1: 13.226 in, aft, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"B1","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on B1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B1","target":"A1","range":13226,"arc":"aft","dice":1}
# B1 fires battery B1 at A1: 13.226 in, aft, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A1","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B2","target":"A1","range":13226,"arc":"aft","dice":1}
# B1 fires battery B2 at A1: 13.226 in, aft, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A1","faces":[2],"points":0,"each":[0],"expects":666}
# 2: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B3","target":"A1","range":13226,"arc":"aft","dice":1}
# B1 fires battery B3 at A1: 13.226 in, aft, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A1","faces":[1],"points":0,"each":[0],"expects":666}
# 1: no damage to A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B4","target":"A1","range":13226,"arc":"aft","dice":1}
# B1 fires battery B4 at A1: 13.226 in, aft, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A1","faces":[4],"points":1,"each":[1],"expects":666}
# 4: 1 point on A1
[FT-3.6] {"kind":"damage","piece":"A1","damage":16,"of":18}
# A1: 16 of 18 boxes crossed off
[FT-3.6] {"kind":"damage","piece":"B1","damage":18,"of":18}
# B1: 18 of 18 boxes crossed off
[FT-3.5] {"kind":"destroyed","piece":"B1"}
# B1 is destroyed
[FT-5.1] {"kind":"over","winner":1,"points":[18,16]}
# side 1 wins; points 18 to 16
= a4d14ede100509a8
