firing-arc record 2
game false-colours 1
wording en 1
scenario melee
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "Melee"
| brief = "Four ships a side, mixed in the middle of the map and all heading out. Whoever turns back first has the first shot."
|
| [map]
| columns = 12
| rows = 11
|
| [[side]]
| name = "Teal"
| ship = [
|   { at = [5, 4], facing = 0 },
|   { at = [5, 2], facing = 5 },
|   { at = [6, 4], facing = 1 },
|   { at = [7, 2], facing = 4 },
| ]
|
| [[side]]
| name = "Amber"
| ship = [
|   { at = [6, 1], facing = 3 },
|   { at = [6, 3], facing = 2 },
|   { at = [5, 1], facing = 4 },
|   { at = [4, 3], facing = 1 },
| ]
= 66ea62c543017597

turn 1
> 1  flag A2
> 2  flag B1
[FC-2.1] (seat 1) {"kind":"flag","piece":"A2"}
# A2 flies the flag, and only its own side knows
[FC-2.1] (seat 2) {"kind":"flag","piece":"B1"}
# B1 flies the flag, and only its own side knows
[FC-2.2] {"kind":"flags"}
# both flagships are chosen
= 6d5cbd8cdaa23534

turn 1
> 1  A1 R0 fire B2; A2 R2 evade; A3 R0 fire B2; A4 0 fire B2
> 2  B1 R0 fire A2; B2 L0 fire A3; B3 R0 fire A2; B4 R0 fire A2
[FC-5.1] {"kind":"moved","piece":"A1","course":"R0","from":[5,4],"to":[5,4],"facing":1}
# A1 turns right: now at 5,4, facing 1
[FC-5.1] {"kind":"moved","piece":"A2","course":"R2","from":[5,2],"to":[5,4],"facing":0}
# A2 turns right and goes 2 ahead: now at 5,4, facing 0
[FC-3.3] {"kind":"evades","piece":"A2"}
# A2 evades
[FC-5.1] {"kind":"moved","piece":"A3","course":"R0","from":[6,4],"to":[6,4],"facing":2}
# A3 turns right: now at 6,4, facing 2
[FC-5.1] {"kind":"moved","piece":"B1","course":"R0","from":[6,1],"to":[6,1],"facing":4}
# B1 turns right: now at 6,1, facing 4
[FC-5.1] {"kind":"moved","piece":"B2","course":"L0","from":[6,3],"to":[6,3],"facing":1}
# B2 turns left: now at 6,3, facing 1
[FC-5.1] {"kind":"moved","piece":"B3","course":"R0","from":[5,1],"to":[5,1],"facing":5}
# B3 turns right: now at 5,1, facing 5
[FC-5.1] {"kind":"moved","piece":"B4","course":"R0","from":[4,3],"to":[4,3],"facing":2}
# B4 turns right: now at 4,3, facing 2
  [FC-6.4] d6 = 5
  [FC-6.4] d6 = 4
[FC-6.2] {"kind":"fires","piece":"A1","target":"B2","named":"B2","weapon":"guns","range":1,"dice":2,"needs":5,"hits":1}
# A1 fires at B2, range 1, 2 dice, 5 or 6 to hit: 1 hit
  [FC-6.4] d6 = 6
  [FC-6.4] d6 = 1
[FC-6.2] {"kind":"fires","piece":"A3","target":"B2","named":"B2","weapon":"guns","range":1,"dice":2,"needs":5,"hits":1}
# A3 fires at B2, range 1, 2 dice, 5 or 6 to hit: 1 hit
  [FC-6.4] d6 = 2
  [FC-6.4] d6 = 1
[FC-6.2] {"kind":"fires","piece":"A4","target":"B2","named":"B2","weapon":"guns","range":1,"dice":2,"needs":5,"hits":0}
# A4 fires at B2, range 1, 2 dice, 5 or 6 to hit: no hit
[FC-6.1] {"kind":"no-shot","piece":"B1","named":"A2"}
# B1 does not fire: it has no dice against A2 or another enemy
  [FC-6.4] d6 = 4
  [FC-6.4] d6 = 4
[FC-6.2] {"kind":"fires","piece":"B2","target":"A3","named":"A3","weapon":"guns","range":1,"dice":2,"needs":5,"hits":0}
# B2 fires at A3, range 1, 2 dice, 5 or 6 to hit: no hit
  [FC-6.4] d6 = 3
[FC-6.2] {"kind":"fires","piece":"B3","target":"A2","named":"A2","weapon":"guns","range":3,"dice":1,"needs":6,"hits":0}
# B3 fires at A2, range 3, 1 die, 6 to hit: no hit
[FC-6.3] {"kind":"no-shot","piece":"B4","named":"A2"}
# B4 does not fire: it has no dice against A2 or another enemy
[FC-6.4] {"kind":"damaged","piece":"B2","lost":2,"left":2}
# B2 loses 2 hull points: 2 left
= a5711f413666c8e2

end
> 2  concedes
= ac037e52778104d5
