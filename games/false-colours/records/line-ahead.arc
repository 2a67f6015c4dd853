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
| name = "Indigo"
| ship = [
|   { at = [3, -1], facing = 0 },
|   { at = [3, 1], facing = 0 },
|   { at = [3, 3], facing = 0 },
|   { at = [3, 5], facing = 0 },
| ]
|
| [[side]]
| name = "Scarlet"
| ship = [
|   { at = [10, 5], facing = 3 },
|   { at = [10, 3], facing = 3 },
|   { at = [10, 1], facing = 3 },
|   { at = [10, -1], facing = 3 },
| ]
= 2042b97f8b703ef5

turn 1
> 1  flag A2
> 2  flag B1
[FC-2.1] (seat 1) {"kind":"flag","piece":"A2"}
# A2 flies the flag, and only its own side knows
[FC-2.1] (seat 2) {"kind":"flag","piece":"B1"}
# B1 flies the flag, and only its own side knows
[FC-2.2] {"kind":"flags"}
# both flagships are chosen
= 905239bd9fc8ea56

turn 1
> 1  A1 R3 fire B4; A2 R3 broadside B3; A3 R3 fire B2; A4 R3 fire B1
> 2  B1 R3 fire A4; B2 R2 fire A3; B3 R3 fire A2; B4 R3 fire A2; call A3
[FC-4.1] {"kind":"calls","side":2,"target":"A3","left":1}
# side 2 calls A3, “you fly the flag”: it has 1 call left
[FC-4.3] {"kind":"cleared","piece":"A3","repaired":0,"hull":4}
# the call fails: A3 does not fly the flag; its 4 hull points need no repair
[FC-5.1] {"kind":"moved","piece":"A1","course":"R3","from":[3,-1],"to":[6,-1],"facing":1}
# A1 turns right and goes 3 ahead: now at 6,-1, facing 1
[FC-5.1] {"kind":"moved","piece":"A2","course":"R3","from":[3,1],"to":[6,1],"facing":1}
# A2 turns right and goes 3 ahead: now at 6,1, facing 1
[FC-5.1] {"kind":"moved","piece":"A3","course":"R3","from":[3,3],"to":[6,3],"facing":1}
# A3 turns right and goes 3 ahead: now at 6,3, facing 1
[FC-5.1] {"kind":"moved","piece":"A4","course":"R3","from":[3,5],"to":[6,5],"facing":1}
# A4 turns right and goes 3 ahead: now at 6,5, facing 1
[FC-5.1] {"kind":"moved","piece":"B1","course":"R3","from":[10,5],"to":[7,5],"facing":4}
# B1 turns right and goes 3 ahead: now at 7,5, facing 4
[FC-5.1] {"kind":"moved","piece":"B2","course":"R2","from":[10,3],"to":[8,3],"facing":4}
# B2 turns right and goes 2 ahead: now at 8,3, facing 4
[FC-5.1] {"kind":"moved","piece":"B3","course":"R3","from":[10,1],"to":[7,1],"facing":4}
# B3 turns right and goes 3 ahead: now at 7,1, facing 4
[FC-5.1] {"kind":"moved","piece":"B4","course":"R3","from":[10,-1],"to":[7,-1],"facing":4}
# B4 turns right and goes 3 ahead: now at 7,-1, facing 4
  [FC-6.4] d6 = 5
  [FC-6.4] d6 = 4
[FC-6.2] {"kind":"fires","piece":"A1","target":"B4","named":"B4","weapon":"guns","range":1,"dice":2,"needs":5,"hits":1}
# A1 fires at B4, range 1, 2 dice, 5 or 6 to hit: 1 hit
  [FC-6.4] d6 = 6
  [FC-6.4] d6 = 1
  [FC-6.4] d6 = 2
  [FC-6.4] d6 = 1
[FC-6.5] {"kind":"fires","piece":"A2","target":"B3","named":"B3","weapon":"broadside","range":1,"dice":4,"needs":5,"hits":1}
# A2 fires a broadside at B3, range 1, 4 dice, 5 or 6 to hit: 1 hit
[FC-6.5] {"kind":"shown","piece":"A2","why":"broadside"}
# a broadside shows the flag: A2 flies it
  [FC-6.4] d6 = 4
  [FC-6.4] d6 = 4
[FC-6.2] {"kind":"fires","piece":"A3","target":"B2","named":"B2","weapon":"guns","range":2,"dice":2,"needs":5,"hits":0}
# A3 fires at B2, range 2, 2 dice, 5 or 6 to hit: no hit
  [FC-6.4] d6 = 3
  [FC-6.4] d6 = 6
[FC-6.2] {"kind":"fires","piece":"A4","target":"B1","named":"B1","weapon":"guns","range":1,"dice":2,"needs":5,"hits":1}
# A4 fires at B1, range 1, 2 dice, 5 or 6 to hit: 1 hit
  [FC-6.4] d6 = 1
  [FC-6.4] d6 = 4
[FC-6.2] {"kind":"fires","piece":"B1","target":"A4","named":"A4","weapon":"guns","range":1,"dice":2,"needs":5,"hits":0}
# B1 fires at A4, range 1, 2 dice, 5 or 6 to hit: no hit
  [FC-6.4] d6 = 4
  [FC-6.4] d6 = 6
[FC-6.2] {"kind":"fires","piece":"B2","target":"A3","named":"A3","weapon":"guns","range":2,"dice":2,"needs":5,"hits":1}
# B2 fires at A3, range 2, 2 dice, 5 or 6 to hit: 1 hit
  [FC-6.4] d6 = 3
  [FC-6.4] d6 = 4
[FC-6.2] {"kind":"fires","piece":"B3","target":"A2","named":"A2","weapon":"guns","range":1,"dice":2,"needs":5,"hits":0}
# B3 fires at A2, range 1, 2 dice, 5 or 6 to hit: no hit
  [FC-6.4] d6 = 3
[FC-6.3] {"kind":"fires","piece":"B4","target":"A1","named":"A2","weapon":"guns","range":1,"dice":1,"needs":5,"hits":0}
# B4 has no shot at A2 and fires at A1, range 1, 1 die, 5 or 6 to hit: no hit
[FC-6.4] {"kind":"damaged","piece":"A3","lost":1,"left":3}
# A3 loses 1 hull point: 3 left
[FC-6.4] {"kind":"damaged","piece":"B1","lost":1,"left":3}
# B1 loses 1 hull point: 3 left
[FC-6.4] {"kind":"damaged","piece":"B3","lost":1,"left":3}
# B3 loses 1 hull point: 3 left
[FC-6.4] {"kind":"damaged","piece":"B4","lost":1,"left":3}
# B4 loses 1 hull point: 3 left
= af869e8ccbd74af2

turn 2
> 1  A1 R0 fire B4; A2 R0 broadside B4; A3 L1 fire B1; A4 R0 fire B2
> 2  B1 L3 broadside A2; B2 L2 fire A2; B3 R0 fire A2; B4 R0 fire A2
[FC-5.1] {"kind":"moved","piece":"A1","course":"R0","from":[6,-1],"to":[6,-1],"facing":2}
# A1 turns right: now at 6,-1, facing 2
[FC-5.1] {"kind":"moved","piece":"A2","course":"R0","from":[6,1],"to":[6,1],"facing":2}
# A2 turns right: now at 6,1, facing 2
[FC-5.1] {"kind":"moved","piece":"A3","course":"L1","from":[6,3],"to":[6,4],"facing":0}
# A3 turns left and goes 1 ahead: now at 6,4, facing 0
[FC-5.1] {"kind":"moved","piece":"A4","course":"R0","from":[6,5],"to":[6,5],"facing":2}
# A4 turns right: now at 6,5, facing 2
[FC-5.1] {"kind":"moved","piece":"B1","course":"L3","from":[7,5],"to":[7,2],"facing":3}
# B1 turns left and goes 3 ahead: now at 7,2, facing 3
[FC-5.1] {"kind":"moved","piece":"B2","course":"L2","from":[8,3],"to":[8,1],"facing":3}
# B2 turns left and goes 2 ahead: now at 8,1, facing 3
[FC-5.1] {"kind":"moved","piece":"B3","course":"R0","from":[7,1],"to":[7,1],"facing":5}
# B3 turns right: now at 7,1, facing 5
[FC-5.1] {"kind":"moved","piece":"B4","course":"R0","from":[7,-1],"to":[7,-1],"facing":5}
# B4 turns right: now at 7,-1, facing 5
  [FC-6.4] d6 = 5
  [FC-6.4] d6 = 5
[FC-6.2] {"kind":"fires","piece":"A1","target":"B4","named":"B4","weapon":"guns","range":1,"dice":2,"needs":5,"hits":2}
# A1 fires at B4, range 1, 2 dice, 5 or 6 to hit: 2 hits
  [FC-6.4] d6 = 5
  [FC-6.4] d6 = 2
  [FC-6.4] d6 = 6
  [FC-6.4] d6 = 1
[FC-6.5] {"kind":"fires","piece":"A2","target":"B4","named":"B4","weapon":"broadside","range":2,"dice":4,"needs":5,"hits":2}
# A2 fires a broadside at B4, range 2, 4 dice, 5 or 6 to hit: 2 hits
[FC-6.1] {"kind":"no-shot","piece":"A3","named":"B1"}
# A3 does not fire: it has no shot at B1 or at another enemy
  [FC-6.4] d6 = 1
[FC-6.2] {"kind":"fires","piece":"A4","target":"B2","named":"B2","weapon":"guns","range":4,"dice":1,"needs":5,"hits":0}
# A4 fires at B2, range 4, 1 die, 5 or 6 to hit: no hit
  [FC-6.4] d6 = 1
  [FC-6.4] d6 = 3
  [FC-6.4] d6 = 2
  [FC-6.4] d6 = 5
[FC-6.5] {"kind":"fires","piece":"B1","target":"A2","named":"A2","weapon":"broadside","range":2,"dice":4,"needs":5,"hits":1}
# B1 fires a broadside at A2, range 2, 4 dice, 5 or 6 to hit: 1 hit
[FC-6.5] {"kind":"shown","piece":"B1","why":"broadside"}
# a broadside shows the flag: B1 flies it
  [FC-6.4] d6 = 5
  [FC-6.4] d6 = 3
[FC-6.2] {"kind":"fires","piece":"B2","target":"A2","named":"A2","weapon":"guns","range":2,"dice":2,"needs":5,"hits":1}
# B2 fires at A2, range 2, 2 dice, 5 or 6 to hit: 1 hit
  [FC-6.4] d6 = 3
  [FC-6.4] d6 = 4
[FC-6.2] {"kind":"fires","piece":"B3","target":"A2","named":"A2","weapon":"guns","range":1,"dice":2,"needs":5,"hits":0}
# B3 fires at A2, range 1, 2 dice, 5 or 6 to hit: no hit
  [FC-6.4] d6 = 6
  [FC-6.4] d6 = 2
[FC-6.2] {"kind":"fires","piece":"B4","target":"A2","named":"A2","weapon":"guns","range":2,"dice":2,"needs":5,"hits":1}
# B4 fires at A2, range 2, 2 dice, 5 or 6 to hit: 1 hit
[FC-6.4] {"kind":"damaged","piece":"A2","lost":3,"left":1}
# A2 loses 3 hull points: 1 left
[FC-6.4] {"kind":"damaged","piece":"B4","lost":3,"left":0}
# B4 loses 3 hull points: 0 left
[FC-6.6] {"kind":"destroyed","piece":"B4"}
# B4 is lost
= 97c5286526a1921e

turn 3
> 1  A1 L1 fire B1; A2 L0 broadside B1; A3 L0 evade; A4 R2 fire B1
> 2  B1 0 broadside A2; B2 R0 fire A2; B3 L0 fire A2
[FC-5.1] {"kind":"moved","piece":"A1","course":"L1","from":[6,-1],"to":[7,-1],"facing":1}
# A1 turns left and goes 1 ahead: now at 7,-1, facing 1
[FC-5.1] {"kind":"moved","piece":"A2","course":"L0","from":[6,1],"to":[6,1],"facing":1}
# A2 turns left: now at 6,1, facing 1
[FC-5.1] {"kind":"moved","piece":"A3","course":"L0","from":[6,4],"to":[6,4],"facing":5}
# A3 turns left: now at 6,4, facing 5
[FC-3.3] {"kind":"evades","piece":"A3"}
# A3 evades
[FC-5.1] {"kind":"moved","piece":"A4","course":"R2","from":[6,5],"to":[6,3],"facing":3}
# A4 turns right and goes 2 ahead: now at 6,3, facing 3
[FC-5.1] {"kind":"moved","piece":"B2","course":"R0","from":[8,1],"to":[8,1],"facing":4}
# B2 turns right: now at 8,1, facing 4
[FC-5.1] {"kind":"moved","piece":"B3","course":"L0","from":[7,1],"to":[7,1],"facing":4}
# B3 turns left: now at 7,1, facing 4
  [FC-6.4] d6 = 1
[FC-6.2] {"kind":"fires","piece":"A1","target":"B1","named":"B1","weapon":"guns","range":3,"dice":1,"needs":5,"hits":0}
# A1 fires at B1, range 3, 1 die, 5 or 6 to hit: no hit
  [FC-6.4] d6 = 3
  [FC-6.4] d6 = 6
  [FC-6.4] d6 = 1
  [FC-6.4] d6 = 5
[FC-6.5] {"kind":"fires","piece":"A2","target":"B1","named":"B1","weapon":"broadside","range":2,"dice":4,"needs":5,"hits":2}
# A2 fires a broadside at B1, range 2, 4 dice, 5 or 6 to hit: 2 hits
  [FC-6.4] d6 = 3
  [FC-6.4] d6 = 1
[FC-6.2] {"kind":"fires","piece":"A4","target":"B1","named":"B1","weapon":"guns","range":1,"dice":2,"needs":5,"hits":0}
# A4 fires at B1, range 1, 2 dice, 5 or 6 to hit: no hit
  [FC-6.4] d6 = 4
  [FC-6.4] d6 = 2
  [FC-6.4] d6 = 4
  [FC-6.4] d6 = 2
[FC-6.5] {"kind":"fires","piece":"B1","target":"A2","named":"A2","weapon":"broadside","range":2,"dice":4,"needs":5,"hits":0}
# B1 fires a broadside at A2, range 2, 4 dice, 5 or 6 to hit: no hit
  [FC-6.4] d6 = 2
  [FC-6.4] d6 = 4
[FC-6.2] {"kind":"fires","piece":"B2","target":"A2","named":"A2","weapon":"guns","range":2,"dice":2,"needs":5,"hits":0}
# B2 fires at A2, range 2, 2 dice, 5 or 6 to hit: no hit
  [FC-6.4] d6 = 4
  [FC-6.4] d6 = 1
[FC-6.2] {"kind":"fires","piece":"B3","target":"A2","named":"A2","weapon":"guns","range":1,"dice":2,"needs":5,"hits":0}
# B3 fires at A2, range 1, 2 dice, 5 or 6 to hit: no hit
[FC-6.4] {"kind":"damaged","piece":"B1","lost":2,"left":1}
# B1 loses 2 hull points: 1 left
= a977acf8360b6b35

turn 4
> 1  A1 L1 fire B1; A2 0 broadside B1; A3 L0 fire B1; A4 L0 fire B1
> 2  B1 0 broadside A2; B2 R0 fire A2; B3 R0 fire A2
[FC-5.1] {"kind":"moved","piece":"A1","course":"L1","from":[7,-1],"to":[7,0],"facing":0}
# A1 turns left and goes 1 ahead: now at 7,0, facing 0
[FC-5.1] {"kind":"moved","piece":"A3","course":"L0","from":[6,4],"to":[6,4],"facing":4}
# A3 turns left: now at 6,4, facing 4
[FC-5.1] {"kind":"moved","piece":"A4","course":"L0","from":[6,3],"to":[6,3],"facing":2}
# A4 turns left: now at 6,3, facing 2
[FC-5.1] {"kind":"moved","piece":"B2","course":"R0","from":[8,1],"to":[8,1],"facing":5}
# B2 turns right: now at 8,1, facing 5
[FC-5.1] {"kind":"moved","piece":"B3","course":"R0","from":[7,1],"to":[7,1],"facing":5}
# B3 turns right: now at 7,1, facing 5
  [FC-6.4] d6 = 3
  [FC-6.4] d6 = 5
[FC-6.2] {"kind":"fires","piece":"A1","target":"B1","named":"B1","weapon":"guns","range":2,"dice":2,"needs":5,"hits":1}
# A1 fires at B1, range 2, 2 dice, 5 or 6 to hit: 1 hit
  [FC-6.4] d6 = 1
  [FC-6.4] d6 = 2
  [FC-6.4] d6 = 6
  [FC-6.4] d6 = 6
[FC-6.5] {"kind":"fires","piece":"A2","target":"B1","named":"B1","weapon":"broadside","range":2,"dice":4,"needs":5,"hits":2}
# A2 fires a broadside at B1, range 2, 4 dice, 5 or 6 to hit: 2 hits
[FC-6.1] {"kind":"no-shot","piece":"A3","named":"B1"}
# A3 does not fire: it has no shot at B1 or at another enemy
  [FC-6.4] d6 = 3
  [FC-6.4] d6 = 4
[FC-6.2] {"kind":"fires","piece":"A4","target":"B1","named":"B1","weapon":"guns","range":1,"dice":2,"needs":5,"hits":0}
# A4 fires at B1, range 1, 2 dice, 5 or 6 to hit: no hit
  [FC-6.4] d6 = 2
  [FC-6.4] d6 = 1
  [FC-6.4] d6 = 3
  [FC-6.4] d6 = 1
[FC-6.5] {"kind":"fires","piece":"B1","target":"A2","named":"A2","weapon":"broadside","range":2,"dice":4,"needs":5,"hits":0}
# B1 fires a broadside at A2, range 2, 4 dice, 5 or 6 to hit: no hit
  [FC-6.4] d6 = 3
  [FC-6.4] d6 = 3
[FC-6.2] {"kind":"fires","piece":"B2","target":"A2","named":"A2","weapon":"guns","range":2,"dice":2,"needs":5,"hits":0}
# B2 fires at A2, range 2, 2 dice, 5 or 6 to hit: no hit
  [FC-6.4] d6 = 6
  [FC-6.4] d6 = 3
[FC-6.2] {"kind":"fires","piece":"B3","target":"A2","named":"A2","weapon":"guns","range":1,"dice":2,"needs":5,"hits":1}
# B3 fires at A2, range 1, 2 dice, 5 or 6 to hit: 1 hit
[FC-6.4] {"kind":"damaged","piece":"A2","lost":1,"left":0}
# A2 loses 1 hull point: 0 left
[FC-6.6] {"kind":"destroyed","piece":"A2"}
# A2 is lost
[FC-6.4] {"kind":"damaged","piece":"B1","lost":1,"left":0}
# B1 loses 1 hull point: 0 left
[FC-6.6] {"kind":"destroyed","piece":"B1"}
# B1 is lost
[FC-7.2] {"kind":"over","winner":1,"how":"both"}
# both flagships are lost, and side 1 has more hull points: side 1 wins
[FC-7.3] {"kind":"margin","left":[11,7]}
# hull points left: 11 of side 1, 7 of side 2
= d68632b92a1f08b1
