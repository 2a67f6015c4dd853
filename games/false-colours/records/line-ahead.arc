firing-arc record 2
game false-colours 1
wording en 1
scenario line-ahead
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "Line ahead"
| brief = "Two lines of four on opposite courses, each ship in the wake of the next. Turn in, and choose which ship goes first."
|
| [map]
| columns = 14
| rows = 11
|
| [[side]]
| name = "Teal"
| ship = [
|   { at = [3, -1], facing = 0 },
|   { at = [3, 1], facing = 0 },
|   { at = [3, 3], facing = 0 },
|   { at = [3, 5], facing = 0 },
| ]
|
| [[side]]
| name = "Amber"
| ship = [
|   { at = [10, 5], facing = 3 },
|   { at = [10, 3], facing = 3 },
|   { at = [10, 1], facing = 3 },
|   { at = [10, -1], facing = 3 },
| ]
= d34c018925f06ac1

turn 1
> 1  flag A2
> 2  flag B1
[FC-2.1] (seat 1) {"kind":"flag","piece":"A2"}
# A2 flies the flag, and only its own side knows
[FC-2.1] (seat 2) {"kind":"flag","piece":"B1"}
# B1 flies the flag, and only its own side knows
[FC-2.2] {"kind":"flags"}
# both flagships are chosen
= 299d7be30d703a63

turn 1
> 1  A1 R3 fire B4; A2 L2 fire B1; A3 R3 fire B2; A4 R3 fire B1
> 2  B1 0 fire A4; B2 R1 fire A4; B3 R3 fire A2; B4 R1 fire A1
[FC-5.1] {"kind":"moved","piece":"A1","course":"R3","from":[3,-1],"to":[6,-1],"facing":1}
# A1 turns right and goes 3 ahead: now at 6,-1, facing 1
[FC-5.1] {"kind":"moved","piece":"A2","course":"L2","from":[3,1],"to":[1,3],"facing":5}
# A2 turns left and goes 2 ahead: now at 1,3, facing 5
[FC-5.1] {"kind":"moved","piece":"A3","course":"R3","from":[3,3],"to":[6,3],"facing":1}
# A3 turns right and goes 3 ahead: now at 6,3, facing 1
[FC-5.1] {"kind":"moved","piece":"A4","course":"R3","from":[3,5],"to":[6,5],"facing":1}
# A4 turns right and goes 3 ahead: now at 6,5, facing 1
[FC-5.1] {"kind":"moved","piece":"B2","course":"R1","from":[10,3],"to":[9,3],"facing":4}
# B2 turns right and goes 1 ahead: now at 9,3, facing 4
[FC-5.1] {"kind":"moved","piece":"B3","course":"R3","from":[10,1],"to":[7,1],"facing":4}
# B3 turns right and goes 3 ahead: now at 7,1, facing 4
[FC-5.1] {"kind":"moved","piece":"B4","course":"R1","from":[10,-1],"to":[9,-1],"facing":4}
# B4 turns right and goes 1 ahead: now at 9,-1, facing 4
  [FC-6.4] d6 = 5
[FC-6.2] {"kind":"fires","piece":"A1","target":"B4","named":"B4","weapon":"guns","range":3,"dice":1,"needs":5,"hits":1}
# A1 fires at B4, range 3, 1 die, 5 or 6 to hit: 1 hit
[FC-6.1] {"kind":"no-shot","piece":"A2","named":"B1"}
# A2 does not fire: it has no dice against B1 or another enemy
  [FC-6.4] d6 = 4
[FC-6.2] {"kind":"fires","piece":"A3","target":"B2","named":"B2","weapon":"guns","range":3,"dice":1,"needs":5,"hits":0}
# A3 fires at B2, range 3, 1 die, 5 or 6 to hit: no hit
  [FC-6.4] d6 = 6
[FC-6.2] {"kind":"fires","piece":"A4","target":"B1","named":"B1","weapon":"guns","range":4,"dice":1,"needs":5,"hits":1}
# A4 fires at B1, range 4, 1 die, 5 or 6 to hit: 1 hit
  [FC-6.4] d6 = 1
[FC-6.2] {"kind":"fires","piece":"B1","target":"A4","named":"A4","weapon":"guns","range":4,"dice":1,"needs":5,"hits":0}
# B1 fires at A4, range 4, 1 die, 5 or 6 to hit: no hit
  [FC-6.4] d6 = 2
[FC-6.2] {"kind":"fires","piece":"B2","target":"A4","named":"A4","weapon":"guns","range":3,"dice":1,"needs":5,"hits":0}
# B2 fires at A4, range 3, 1 die, 5 or 6 to hit: no hit
[FC-6.3] {"kind":"no-shot","piece":"B3","named":"A2"}
# B3 does not fire: it has no dice against A2 or another enemy
  [FC-6.4] d6 = 1
[FC-6.2] {"kind":"fires","piece":"B4","target":"A1","named":"A1","weapon":"guns","range":3,"dice":1,"needs":5,"hits":0}
# B4 fires at A1, range 3, 1 die, 5 or 6 to hit: no hit
[FC-6.4] {"kind":"damaged","piece":"B1","lost":1,"left":3}
# B1 loses 1 hull point: 3 left
[FC-6.4] {"kind":"damaged","piece":"B4","lost":1,"left":3}
# B4 loses 1 hull point: 3 left
= ac241724795495d7

turn 2
> 1  A1 L1 fire B3; A2 R2 fire B4; A3 2 fire B1; A4 2 fire B1
> 2  B1 R0 fire A4; B2 R1 fire A4; B3 3 fire A2; B4 3 evade
[FC-5.1] {"kind":"moved","piece":"A1","course":"L1","from":[6,-1],"to":[6,0],"facing":0}
# A1 turns left and goes 1 ahead: now at 6,0, facing 0
[FC-5.1] {"kind":"moved","piece":"A2","course":"R2","from":[1,3],"to":[1,5],"facing":0}
# A2 turns right and goes 2 ahead: now at 1,5, facing 0
[FC-5.1] {"kind":"moved","piece":"A3","course":"2","from":[6,3],"to":[8,3],"facing":1}
# A3 goes 2 ahead: now at 8,3, facing 1
[FC-5.1] {"kind":"moved","piece":"A4","course":"2","from":[6,5],"to":[8,5],"facing":1}
# A4 goes 2 ahead: now at 8,5, facing 1
[FC-5.1] {"kind":"moved","piece":"B1","course":"R0","from":[10,5],"to":[10,5],"facing":4}
# B1 turns right: now at 10,5, facing 4
[FC-5.1] {"kind":"moved","piece":"B2","course":"R1","from":[9,3],"to":[8,4],"facing":5}
# B2 turns right and goes 1 ahead: now at 8,4, facing 5
[FC-5.1] {"kind":"moved","piece":"B3","course":"3","from":[7,1],"to":[4,1],"facing":4}
# B3 goes 3 ahead: now at 4,1, facing 4
[FC-5.1] {"kind":"moved","piece":"B4","course":"3","from":[9,-1],"to":[6,-1],"facing":4}
# B4 goes 3 ahead: now at 6,-1, facing 4
[FC-3.3] {"kind":"evades","piece":"B4"}
# B4 evades
[FC-6.1] {"kind":"no-shot","piece":"A1","named":"B3"}
# A1 does not fire: it has no dice against B3 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"A2","named":"B4"}
# A2 does not fire: it has no dice against B4 or another enemy
  [FC-6.4] d6 = 5
[FC-6.2] {"kind":"fires","piece":"A3","target":"B1","named":"B1","weapon":"guns","range":4,"dice":1,"needs":5,"hits":1}
# A3 fires at B1, range 4, 1 die, 5 or 6 to hit: 1 hit
  [FC-6.4] d6 = 5
  [FC-6.4] d6 = 5
[FC-6.2] {"kind":"fires","piece":"A4","target":"B1","named":"B1","weapon":"guns","range":2,"dice":2,"needs":5,"hits":2}
# A4 fires at B1, range 2, 2 dice, 5 or 6 to hit: 2 hits
  [FC-6.4] d6 = 2
  [FC-6.4] d6 = 6
[FC-6.2] {"kind":"fires","piece":"B1","target":"A4","named":"A4","weapon":"guns","range":2,"dice":2,"needs":5,"hits":1}
# B1 fires at A4, range 2, 2 dice, 5 or 6 to hit: 1 hit
  [FC-6.4] d6 = 1
  [FC-6.4] d6 = 1
[FC-6.2] {"kind":"fires","piece":"B2","target":"A4","named":"A4","weapon":"guns","range":1,"dice":2,"needs":5,"hits":0}
# B2 fires at A4, range 1, 2 dice, 5 or 6 to hit: no hit
[FC-6.1] {"kind":"no-shot","piece":"B3","named":"A2"}
# B3 does not fire: it has no dice against A2 or another enemy
[FC-6.4] {"kind":"damaged","piece":"A4","lost":1,"left":3}
# A4 loses 1 hull point: 3 left
[FC-6.4] {"kind":"damaged","piece":"B1","lost":3,"left":0}
# B1 loses 3 hull points: 0 left
[FC-6.6] {"kind":"destroyed","piece":"B1"}
# B1 is lost
[FC-7.4] {"kind":"shown","piece":"A2","why":"end"}
# the battle is over: A2 flew the flag
[FC-7.4] {"kind":"shown","piece":"B1","why":"end"}
# the battle is over: B1 flew the flag
[FC-7.1] {"kind":"over","winner":1,"how":"flagship"}
# the flagship of side 2 is lost: side 1 wins
[FC-7.3] {"kind":"margin","left":[15,11]}
# hull points left: 15 of side 1, 11 of side 2
= f80b8cf82ee0b865
