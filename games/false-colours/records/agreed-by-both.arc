firing-arc record 2
game false-colours 1
wording en 1
scenario crossing
option open on
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "Crossing"
| brief = "Four ships a side in line abreast, half beside each other: the lines come on and pass through one another."
|
| [map]
| columns = 14
| rows = 11
|
| [[side]]
| name = "Teal"
| ship = [
|   { at = [2, 1], facing = 0 },
|   { at = [4, 0], facing = 0 },
|   { at = [6, -1], facing = 0 },
|   { at = [8, -2], facing = 0 },
| ]
|
| [[side]]
| name = "Amber"
| ship = [
|   { at = [11, 3], facing = 3 },
|   { at = [9, 4], facing = 3 },
|   { at = [7, 5], facing = 3 },
|   { at = [5, 6], facing = 3 },
| ]
= 326da4c833f0c8d8

turn 1
> 1  flag A2
> 2  flag B1
[FC-2.5] {"kind":"shown","piece":"A2","why":"open"}
# flags are in sight: A2 flies the flag
[FC-2.5] {"kind":"shown","piece":"B1","why":"open"}
# flags are in sight: B1 flies the flag
= db6ad2ea983674f0

turn 1
> 1  A1 R2 fire B4; A2 L1 evade; A3 R2 fire B1; A4 3 fire B1
> 2  B1 0 fire A2; B2 2 fire A4; B3 2 fire A2; B4 3 fire A2
[FC-5.1] {"kind":"moved","piece":"A1","course":"R2","from":[2,1],"to":[4,1],"facing":1}
# A1 turns right and goes 2 ahead: now at 4,1, facing 1
[FC-5.1] {"kind":"moved","piece":"A2","course":"L1","from":[4,0],"to":[3,1],"facing":5}
# A2 turns left and goes 1 ahead: now at 3,1, facing 5
[FC-3.3] {"kind":"evades","piece":"A2"}
# A2 evades
[FC-5.1] {"kind":"moved","piece":"A3","course":"R2","from":[6,-1],"to":[8,-1],"facing":1}
# A3 turns right and goes 2 ahead: now at 8,-1, facing 1
[FC-5.1] {"kind":"moved","piece":"A4","course":"3","from":[8,-2],"to":[8,1],"facing":0}
# A4 goes 3 ahead: now at 8,1, facing 0
[FC-5.1] {"kind":"moved","piece":"B2","course":"2","from":[9,4],"to":[9,2],"facing":3}
# B2 goes 2 ahead: now at 9,2, facing 3
[FC-5.1] {"kind":"moved","piece":"B3","course":"2","from":[7,5],"to":[7,3],"facing":3}
# B3 goes 2 ahead: now at 7,3, facing 3
[FC-5.1] {"kind":"moved","piece":"B4","course":"3","from":[5,6],"to":[5,3],"facing":3}
# B4 goes 3 ahead: now at 5,3, facing 3
  [FC-6.4] d6 = 5
[FC-6.2] {"kind":"fires","piece":"A1","target":"B4","named":"B4","weapon":"guns","range":3,"dice":1,"needs":5,"hits":1}
# A1 fires at B4, range 3, 1 die, 5 or 6 to hit: 1 hit
[FC-6.3] {"kind":"no-shot","piece":"A3","named":"B1"}
# A3 does not fire: it has no dice against B1 or another enemy
  [FC-6.4] d6 = 4
[FC-6.3] {"kind":"fires","piece":"A4","target":"B2","named":"B1","weapon":"guns","range":2,"dice":1,"needs":5,"hits":0}
# A4 has no shot at B1 and fires at B2, range 2, 1 die, 5 or 6 to hit: no hit
[FC-6.1] {"kind":"no-shot","piece":"B1","named":"A2"}
# B1 does not fire: it has no dice against A2 or another enemy
  [FC-6.4] d6 = 6
  [FC-6.4] d6 = 1
[FC-6.2] {"kind":"fires","piece":"B2","target":"A4","named":"A4","weapon":"guns","range":2,"dice":2,"needs":5,"hits":1}
# B2 fires at A4, range 2, 2 dice, 5 or 6 to hit: 1 hit
  [FC-6.4] d6 = 2
[FC-6.3] {"kind":"fires","piece":"B3","target":"A4","named":"A2","weapon":"guns","range":2,"dice":1,"needs":5,"hits":0}
# B3 has no shot at A2 and fires at A4, range 2, 1 die, 5 or 6 to hit: no hit
  [FC-6.4] d6 = 1
[FC-6.2] {"kind":"fires","piece":"B4","target":"A2","named":"A2","weapon":"guns","range":4,"dice":1,"needs":6,"hits":0}
# B4 fires at A2, range 4, 1 die, 6 to hit: no hit
[FC-6.4] {"kind":"damaged","piece":"A4","lost":1,"left":3}
# A4 loses 1 hull point: 3 left
[FC-6.4] {"kind":"damaged","piece":"B4","lost":1,"left":3}
# B4 loses 1 hull point: 3 left
= 22477f86c1f07372

end
> 1  agrees
> 2  agrees
= 2db85f68fe6cd3a2
