firing-arc record 2
game false-colours 1
wording en 1
scenario first-colours
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "First colours"
| brief = "Three ships a side on a small map, eight turns. A first battle: which of the three would you hide the flag in?"
|
| [map]
| columns = 10
| rows = 9
|
| [options]
| turns = 8
|
| [[side]]
| name = "Teal"
| ship = [
|   { at = [1, 2], facing = 1 },
|   { at = [1, 4], facing = 1 },
|   { at = [1, 6], facing = 1 },
| ]
|
| [[side]]
| name = "Amber"
| ship = [
|   { at = [8, 2], facing = 4 },
|   { at = [8, 0], facing = 4 },
|   { at = [8, -2], facing = 4 },
| ]
= 8a40006e408656ce

turn 1
> 1  flag A2
> 2  flag B1
[FC-2.1] (seat 1) {"kind":"flag","piece":"A2"}
# A2 flies the flag, and only its own side knows
[FC-2.1] (seat 2) {"kind":"flag","piece":"B1"}
# B1 flies the flag, and only its own side knows
[FC-2.2] {"kind":"flags"}
# both flagships are chosen
= bbaa49ee2776e1de

turn 1
> 1  A1 3 fire B2; A2 1 evade; A3 R3 fire B2
> 2  B1 L1 evade; B2 3 fire A2; B3 R3 fire A2
[FC-5.1] {"kind":"moved","piece":"A1","course":"3","from":[1,2],"to":[4,2],"facing":1}
# A1 goes 3 ahead: now at 4,2, facing 1
[FC-5.1] {"kind":"moved","piece":"A2","course":"1","from":[1,4],"to":[2,4],"facing":1}
# A2 goes 1 ahead: now at 2,4, facing 1
[FC-3.3] {"kind":"evades","piece":"A2"}
# A2 evades
[FC-5.1] {"kind":"moved","piece":"A3","course":"R3","from":[1,6],"to":[4,3],"facing":2}
# A3 turns right and goes 3 ahead: now at 4,3, facing 2
[FC-5.1] {"kind":"moved","piece":"B1","course":"L1","from":[8,2],"to":[8,1],"facing":3}
# B1 turns left and goes 1 ahead: now at 8,1, facing 3
[FC-3.3] {"kind":"evades","piece":"B1"}
# B1 evades
[FC-5.1] {"kind":"moved","piece":"B2","course":"3","from":[8,0],"to":[5,0],"facing":4}
# B2 goes 3 ahead: now at 5,0, facing 4
[FC-5.1] {"kind":"moved","piece":"B3","course":"R3","from":[8,-2],"to":[5,1],"facing":5}
# B3 turns right and goes 3 ahead: now at 5,1, facing 5
  [FC-6.4] d6 = 5
[FC-6.3] {"kind":"fires","piece":"A1","target":"B3","named":"B2","weapon":"guns","range":1,"dice":1,"needs":5,"hits":1}
# A1 has no shot at B2 and fires at B3, range 1, 1 die, 5 or 6 to hit: 1 hit
  [FC-6.4] d6 = 4
[FC-6.2] {"kind":"fires","piece":"A3","target":"B2","named":"B2","weapon":"guns","range":3,"dice":1,"needs":5,"hits":0}
# A3 fires at B2, range 3, 1 die, 5 or 6 to hit: no hit
[FC-6.1] {"kind":"no-shot","piece":"B2","named":"A2"}
# B2 does not fire: it has no dice against A2 or another enemy
  [FC-6.4] d6 = 6
[FC-6.2] {"kind":"fires","piece":"B3","target":"A2","named":"A2","weapon":"guns","range":3,"dice":1,"needs":6,"hits":1}
# B3 fires at A2, range 3, 1 die, 6 to hit: 1 hit
[FC-6.4] {"kind":"damaged","piece":"A2","lost":1,"left":3}
# A2 loses 1 hull point: 3 left
[FC-6.4] {"kind":"damaged","piece":"B3","lost":1,"left":3}
# B3 loses 1 hull point: 3 left
= 2d43b35dfd73ddec

turn 2
> 1  A1 R1 fire B1; A2 R3 broadside B1; A3 2 fire B1
> 2  B1 R3 broadside A2; B2 R2 fire A2; B3 1 fire A2; call A2
[FC-4.1] {"kind":"calls","side":2,"target":"A2","left":1}
# side 2 calls A2, “you fly the flag”: it has 1 call left
[FC-4.2] {"kind":"shown","piece":"A2","why":"call"}
# the call finds the flag: A2 flies it
[FC-5.1] {"kind":"moved","piece":"A1","course":"R1","from":[4,2],"to":[5,1],"facing":2}
# A1 turns right and goes 1 ahead: now at 5,1, facing 2
[FC-5.1] {"kind":"moved","piece":"A2","course":"R3","from":[2,4],"to":[5,1],"facing":2}
# A2 turns right and goes 3 ahead: now at 5,1, facing 2
[FC-5.1] {"kind":"moved","piece":"A3","course":"2","from":[4,3],"to":[6,1],"facing":2}
# A3 goes 2 ahead: now at 6,1, facing 2
[FC-5.1] {"kind":"moved","piece":"B1","course":"R3","from":[8,1],"to":[5,1],"facing":4}
# B1 turns right and goes 3 ahead: now at 5,1, facing 4
[FC-5.1] {"kind":"moved","piece":"B2","course":"R2","from":[5,0],"to":[3,2],"facing":5}
# B2 turns right and goes 2 ahead: now at 3,2, facing 5
[FC-5.1] {"kind":"moved","piece":"B3","course":"1","from":[5,1],"to":[4,2],"facing":5}
# B3 goes 1 ahead: now at 4,2, facing 5
  [FC-6.4] d6 = 5
  [FC-6.4] d6 = 5
[FC-6.2] {"kind":"fires","piece":"A1","target":"B1","named":"B1","weapon":"guns","range":0,"dice":2,"needs":5,"hits":2}
# A1 fires at B1, range 0, 2 dice, 5 or 6 to hit: 2 hits
  [FC-6.4] d6 = 5
  [FC-6.4] d6 = 2
  [FC-6.4] d6 = 6
  [FC-6.4] d6 = 1
[FC-6.5] {"kind":"fires","piece":"A2","target":"B1","named":"B1","weapon":"broadside","range":0,"dice":4,"needs":5,"hits":2}
# A2 fires a broadside at B1, range 0, 4 dice, 5 or 6 to hit: 2 hits
[FC-6.1] {"kind":"no-shot","piece":"A3","named":"B1"}
# A3 does not fire: it has no dice against B1 or another enemy
  [FC-6.4] d6 = 1
  [FC-6.4] d6 = 1
  [FC-6.4] d6 = 3
  [FC-6.4] d6 = 2
[FC-6.5] {"kind":"fires","piece":"B1","target":"A2","named":"A2","weapon":"broadside","range":0,"dice":4,"needs":5,"hits":0}
# B1 fires a broadside at A2, range 0, 4 dice, 5 or 6 to hit: no hit
[FC-6.5] {"kind":"shown","piece":"B1","why":"broadside"}
# a broadside shows the flag: B1 flies it
[FC-6.1] {"kind":"no-shot","piece":"B2","named":"A2"}
# B2 does not fire: it has no dice against A2 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"B3","named":"A2"}
# B3 does not fire: it has no dice against A2 or another enemy
[FC-6.4] {"kind":"damaged","piece":"B1","lost":4,"left":0}
# B1 loses 4 hull points: 0 left
[FC-6.6] {"kind":"destroyed","piece":"B1"}
# B1 is lost
[FC-7.1] {"kind":"over","winner":1,"how":"flagship"}
# the flagship of side 2 is lost: side 1 wins
[FC-7.3] {"kind":"margin","left":[11,7]}
# hull points left: 11 of side 1, 7 of side 2
= 241a8643ea4e9e22
