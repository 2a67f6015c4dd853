firing-arc record 2
game false-colours 1
wording en 1
scenario first-colours
option calls 1
option hull 3
option turns 6
seat 1 Ada
seat 2 Ben
dice typed
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
= 512b76fb5dcf9c50

turn 1
> 1  flag A2
> 2  flag B3
[FC-2.1] (seat 1) {"kind":"flag","piece":"A2"}
# A2 flies the flag, and only its own side knows
[FC-2.1] (seat 2) {"kind":"flag","piece":"B3"}
# B3 flies the flag, and only its own side knows
[FC-2.2] {"kind":"flags"}
# both flagships are chosen
= 3f24b82aa2fdf221

turn 1
> 1  A1 3 hold; A2 2 evade; A3 R3 hold
> 2  B1 3 hold; B2 R2 evade; B3 0 hold
[FC-5.1] {"kind":"moved","piece":"A1","course":"3","from":[1,2],"to":[4,2],"facing":1}
# A1 goes 3 ahead: now at 4,2, facing 1
[FC-5.1] {"kind":"moved","piece":"A2","course":"2","from":[1,4],"to":[3,4],"facing":1}
# A2 goes 2 ahead: now at 3,4, facing 1
[FC-3.3] {"kind":"evades","piece":"A2"}
# A2 evades
[FC-5.1] {"kind":"moved","piece":"A3","course":"R3","from":[1,6],"to":[4,3],"facing":2}
# A3 turns right and goes 3 ahead: now at 4,3, facing 2
[FC-5.1] {"kind":"moved","piece":"B1","course":"3","from":[8,2],"to":[5,2],"facing":4}
# B1 goes 3 ahead: now at 5,2, facing 4
[FC-5.1] {"kind":"moved","piece":"B2","course":"R2","from":[8,0],"to":[6,2],"facing":5}
# B2 turns right and goes 2 ahead: now at 6,2, facing 5
[FC-3.3] {"kind":"evades","piece":"B2"}
# B2 evades
= 34418852da51c5d8

turn 2
> 1  A1 0 fire B1; A2 0 evade; A3 0 fire B2
> 2  B1 0 fire A1; B2 L1 fire A3; B3 R1 evade
> dice  6 2 5 5 1 6 3 4
[FC-3.3] {"kind":"evades","piece":"A2"}
# A2 evades
[FC-5.1] {"kind":"moved","piece":"B2","course":"L1","from":[6,2],"to":[5,2],"facing":4}
# B2 turns left and goes 1 ahead: now at 5,2, facing 4
[FC-5.1] {"kind":"moved","piece":"B3","course":"R1","from":[8,-2],"to":[7,-1],"facing":5}
# B3 turns right and goes 1 ahead: now at 7,-1, facing 5
[FC-3.3] {"kind":"evades","piece":"B3"}
# B3 evades
  [FC-6.4] d6 = 6
  [FC-6.4] d6 = 2
[FC-6.2] {"kind":"fires","piece":"A1","target":"B1","named":"B1","weapon":"guns","range":1,"dice":2,"needs":5,"hits":1}
# A1 fires at B1, range 1, 2 dice, 5 or 6 to hit: 1 hit
  [FC-6.4] d6 = 5
  [FC-6.4] d6 = 5
[FC-6.2] {"kind":"fires","piece":"A3","target":"B2","named":"B2","weapon":"guns","range":1,"dice":2,"needs":5,"hits":2}
# A3 fires at B2, range 1, 2 dice, 5 or 6 to hit: 2 hits
  [FC-6.4] d6 = 1
  [FC-6.4] d6 = 6
[FC-6.2] {"kind":"fires","piece":"B1","target":"A1","named":"A1","weapon":"guns","range":1,"dice":2,"needs":5,"hits":1}
# B1 fires at A1, range 1, 2 dice, 5 or 6 to hit: 1 hit
  [FC-6.4] d6 = 3
  [FC-6.4] d6 = 4
[FC-6.2] {"kind":"fires","piece":"B2","target":"A3","named":"A3","weapon":"guns","range":1,"dice":2,"needs":5,"hits":0}
# B2 fires at A3, range 1, 2 dice, 5 or 6 to hit: no hit
[FC-6.4] {"kind":"damaged","piece":"A1","lost":1,"left":2}
# A1 loses 1 hull point: 2 left
[FC-6.4] {"kind":"damaged","piece":"B1","lost":1,"left":2}
# B1 loses 1 hull point: 2 left
[FC-6.4] {"kind":"damaged","piece":"B2","lost":2,"left":1}
# B2 loses 2 hull points: 1 left
= 7d349efa8248d84e

turn 3
> 1  A1 0 fire B2; A2 R1 fire B1; A3 1 fire B3; call B1
> 2  B1 0 evade; B2 0 fire A1; B3 1 fire A1; call A1
> dice  5 1 6 6 4 6 5 5 6 1
[FC-4.1] {"kind":"calls","side":1,"target":"B1","left":0}
# side 1 calls B1, “you fly the flag”: it has no calls left
[FC-4.3] {"kind":"cleared","piece":"B1","repaired":1,"hull":3}
# the call fails: B1 does not fly the flag; it repairs 1 hull point and has 3
[FC-4.1] {"kind":"calls","side":2,"target":"A1","left":0}
# side 2 calls A1, “you fly the flag”: it has no calls left
[FC-4.3] {"kind":"cleared","piece":"A1","repaired":1,"hull":3}
# the call fails: A1 does not fly the flag; it repairs 1 hull point and has 3
[FC-5.1] {"kind":"moved","piece":"A2","course":"R1","from":[3,4],"to":[4,3],"facing":2}
# A2 turns right and goes 1 ahead: now at 4,3, facing 2
[FC-5.1] {"kind":"moved","piece":"A3","course":"1","from":[4,3],"to":[5,2],"facing":2}
# A3 goes 1 ahead: now at 5,2, facing 2
[FC-3.3] {"kind":"evades","piece":"B1"}
# B1 evades
[FC-5.1] {"kind":"moved","piece":"B3","course":"1","from":[7,-1],"to":[6,0],"facing":5}
# B3 goes 1 ahead: now at 6,0, facing 5
  [FC-6.4] d6 = 5
  [FC-6.4] d6 = 1
[FC-6.2] {"kind":"fires","piece":"A1","target":"B2","named":"B2","weapon":"guns","range":1,"dice":2,"needs":5,"hits":1}
# A1 fires at B2, range 1, 2 dice, 5 or 6 to hit: 1 hit
  [FC-6.4] d6 = 6
  [FC-6.4] d6 = 6
[FC-6.2] {"kind":"fires","piece":"A2","target":"B1","named":"B1","weapon":"guns","range":1,"dice":2,"needs":6,"hits":2}
# A2 fires at B1, range 1, 2 dice, 6 to hit: 2 hits
  [FC-6.4] d6 = 4
  [FC-6.4] d6 = 6
[FC-6.2] {"kind":"fires","piece":"A3","target":"B3","named":"B3","weapon":"guns","range":2,"dice":2,"needs":5,"hits":1}
# A3 fires at B3, range 2, 2 dice, 5 or 6 to hit: 1 hit
  [FC-6.4] d6 = 5
  [FC-6.4] d6 = 5
[FC-6.2] {"kind":"fires","piece":"B2","target":"A1","named":"A1","weapon":"guns","range":1,"dice":2,"needs":5,"hits":2}
# B2 fires at A1, range 1, 2 dice, 5 or 6 to hit: 2 hits
  [FC-6.4] d6 = 6
  [FC-6.4] d6 = 1
[FC-6.2] {"kind":"fires","piece":"B3","target":"A1","named":"A1","weapon":"guns","range":2,"dice":2,"needs":5,"hits":1}
# B3 fires at A1, range 2, 2 dice, 5 or 6 to hit: 1 hit
[FC-6.4] {"kind":"damaged","piece":"A1","lost":3,"left":0}
# A1 loses 3 hull points: 0 left
[FC-6.6] {"kind":"destroyed","piece":"A1"}
# A1 is lost
[FC-6.4] {"kind":"damaged","piece":"B1","lost":2,"left":1}
# B1 loses 2 hull points: 1 left
[FC-6.4] {"kind":"damaged","piece":"B2","lost":1,"left":0}
# B2 loses 1 hull point: 0 left
[FC-6.6] {"kind":"destroyed","piece":"B2"}
# B2 is lost
[FC-6.4] {"kind":"damaged","piece":"B3","lost":1,"left":2}
# B3 loses 1 hull point: 2 left
[FC-2.4] {"kind":"shown","piece":"B3","why":"last"}
# no other ship of its side can fly the flag: B3 flies it
= 2b828f727f8c4db9

turn 4
> 1  A2 0 hold; A3 0 hold
> 2  B1 0 hold; B3 L3 broadside A2
[FC-3.5] {"kind":"silent","side":1}
# side 1 orders nothing: its ships stay and hold fire
[FC-5.1] {"kind":"moved","piece":"B3","course":"L3","from":[6,0],"to":[3,0],"facing":4}
# B3 turns left and goes 3 ahead: now at 3,0, facing 4
[FC-6.1] {"kind":"no-shot","piece":"B3","named":"A2"}
# B3 does not fire: it has no dice against A2 or another enemy
= 92239721ffab4a36

turn 5
> 1  A2 R2 fire B3; A3 R2 fire B3
> 2  B1 0 hold; B3 R0 fire A2
> dice  6 3 2 2
[FC-5.1] {"kind":"moved","piece":"A2","course":"R2","from":[4,3],"to":[4,1],"facing":3}
# A2 turns right and goes 2 ahead: now at 4,1, facing 3
[FC-5.1] {"kind":"moved","piece":"A3","course":"R2","from":[5,2],"to":[5,0],"facing":3}
# A3 turns right and goes 2 ahead: now at 5,0, facing 3
[FC-5.1] {"kind":"moved","piece":"B3","course":"R0","from":[3,0],"to":[3,0],"facing":5}
# B3 turns right: now at 3,0, facing 5
  [FC-6.4] d6 = 6
  [FC-6.4] d6 = 3
[FC-6.2] {"kind":"fires","piece":"A2","target":"B3","named":"B3","weapon":"guns","range":2,"dice":2,"needs":5,"hits":1}
# A2 fires at B3, range 2, 2 dice, 5 or 6 to hit: 1 hit
  [FC-6.4] d6 = 2
  [FC-6.4] d6 = 2
[FC-6.2] {"kind":"fires","piece":"A3","target":"B3","named":"B3","weapon":"guns","range":2,"dice":2,"needs":5,"hits":0}
# A3 fires at B3, range 2, 2 dice, 5 or 6 to hit: no hit
[FC-6.1] {"kind":"no-shot","piece":"B3","named":"A2"}
# B3 does not fire: it has no dice against A2 or another enemy
[FC-6.4] {"kind":"damaged","piece":"B3","lost":1,"left":1}
# B3 loses 1 hull point: 1 left
= c88aa40cfedec32c

turn 6
> 1  A2 0 fire B3; A3 0 evade
> 2  B1 0 hold; B3 R3 evade
[FC-3.3] {"kind":"evades","piece":"A3"}
# A3 evades
[FC-5.1] {"kind":"moved","piece":"B3","course":"R3","from":[3,0],"to":[3,3],"facing":0}
# B3 turns right and goes 3 ahead: now at 3,3, facing 0
[FC-3.3] {"kind":"evades","piece":"B3"}
# B3 evades
[FC-6.1] {"kind":"no-shot","piece":"A2","named":"B3"}
# A2 does not fire: it has no dice against B3 or another enemy
[FC-7.4] {"kind":"shown","piece":"A2","why":"end"}
# the battle is over: A2 flew the flag
[FC-7.2] {"kind":"over","winner":1,"how":"limit"}
# the last turn is over, and side 1 has more hull points: side 1 wins
[FC-7.3] {"kind":"margin","left":[6,2]}
# hull points left: 6 of side 1, 2 of side 2
= 3ab3785dea7ffe61
