firing-arc record 2
game false-colours 1
wording en 1
scenario melee
seat 1 random
seat 2 random
dice seed 17
| title = "Melee"
| brief = "Four ships a side, mixed in the middle of the map and all heading out. Whoever turns back first has the first shot."
|
| [map]
| columns = 12
| rows = 11
|
| [[side]]
| name = "Indigo"
| ship = [
|   { at = [5, 4], facing = 0 },
|   { at = [5, 2], facing = 5 },
|   { at = [6, 4], facing = 1 },
|   { at = [7, 2], facing = 4 },
| ]
|
| [[side]]
| name = "Scarlet"
| ship = [
|   { at = [6, 1], facing = 3 },
|   { at = [6, 3], facing = 2 },
|   { at = [5, 1], facing = 4 },
|   { at = [4, 3], facing = 1 },
| ]
= 26984057e9e98941

turn 1
> 1  flag A2
> 2  flag B1
[FC-2.1] (seat 1) {"kind":"flag","piece":"A2"}
# A2 flies the flag, and only its own side knows
[FC-2.1] (seat 2) {"kind":"flag","piece":"B1"}
# B1 flies the flag, and only its own side knows
[FC-2.2] {"kind":"flags"}
# both flagships are chosen
= 294a124ab2ce56f9

turn 1
> 1  A1 R0 fire B2; A2 2 broadside B2; A3 R1 evade; A4 1 hold
> 2  B1 L0 broadside A4; B2 3 fire A4; B3 R1 hold; B4 1 fire A2
[FC-5.1] {"kind":"moved","piece":"A1","course":"R0","from":[5,4],"to":[5,4],"facing":1}
# A1 turns right: now at 5,4, facing 1
[FC-5.1] {"kind":"moved","piece":"A2","course":"2","from":[5,2],"to":[3,4],"facing":5}
# A2 goes 2 ahead: now at 3,4, facing 5
[FC-5.1] {"kind":"moved","piece":"A3","course":"R1","from":[6,4],"to":[7,3],"facing":2}
# A3 turns right and goes 1 ahead: now at 7,3, facing 2
[FC-3.3] {"kind":"evades","piece":"A3"}
# A3 evades
[FC-5.1] {"kind":"moved","piece":"A4","course":"1","from":[7,2],"to":[6,2],"facing":4}
# A4 goes 1 ahead: now at 6,2, facing 4
[FC-5.1] {"kind":"moved","piece":"B1","course":"L0","from":[6,1],"to":[6,1],"facing":2}
# B1 turns left: now at 6,1, facing 2
[FC-5.1] {"kind":"moved","piece":"B2","course":"3","from":[6,3],"to":[9,0],"facing":2}
# B2 goes 3 ahead: now at 9,0, facing 2
[FC-5.1] {"kind":"moved","piece":"B3","course":"R1","from":[5,1],"to":[4,2],"facing":5}
# B3 turns right and goes 1 ahead: now at 4,2, facing 5
[FC-5.1] {"kind":"moved","piece":"B4","course":"1","from":[4,3],"to":[5,3],"facing":1}
# B4 goes 1 ahead: now at 5,3, facing 1
  [FC-6.4] d6 = 5
[FC-6.2] {"kind":"fires","piece":"A1","target":"B2","named":"B2","weapon":"guns","range":4,"dice":1,"needs":5,"hits":1}
# A1 fires at B2, range 4, 1 die, 5 or 6 to hit: 1 hit
[FC-6.1] {"kind":"no-shot","piece":"A2","named":"B2"}
# A2 does not fire: it has no shot at B2 or at another enemy
[FC-6.5] {"kind":"shown","piece":"A2","why":"broadside"}
# a broadside shows the flag: A2 flies it
[FC-6.1] {"kind":"no-shot","piece":"B1","named":"A4"}
# B1 does not fire: it has no shot at A4 or at another enemy
[FC-6.5] {"kind":"shown","piece":"B1","why":"broadside"}
# a broadside shows the flag: B1 flies it
[FC-6.1] {"kind":"no-shot","piece":"B2","named":"A4"}
# B2 does not fire: it has no shot at A4 or at another enemy
  [FC-6.4] d6 = 4
[FC-6.3] {"kind":"fires","piece":"B4","target":"A1","named":"A2","weapon":"guns","range":1,"dice":1,"needs":5,"hits":0}
# B4 has no shot at A2 and fires at A1, range 1, 1 die, 5 or 6 to hit: no hit
[FC-6.4] {"kind":"damaged","piece":"B2","lost":1,"left":3}
# B2 loses 1 hull point: 3 left
= 1585902398f97223

turn 2
> 1  A1 R1 fire B3; A2 3 broadside B4; A3 R2 fire B2; A4 R2 fire B3
> 2  B1 2 fire A4; B2 R3 fire A1; B3 1 fire A1; B4 R0 evade
[FC-5.1] {"kind":"moved","piece":"A1","course":"R1","from":[5,4],"to":[6,3],"facing":2}
# A1 turns right and goes 1 ahead: now at 6,3, facing 2
[FC-5.1] {"kind":"moved","piece":"A2","course":"3","from":[3,4],"to":[0,7],"facing":5}
# A2 goes 3 ahead: now at 0,7, facing 5
[FC-5.1] {"kind":"moved","piece":"A3","course":"R2","from":[7,3],"to":[7,1],"facing":3}
# A3 turns right and goes 2 ahead: now at 7,1, facing 3
[FC-5.1] {"kind":"moved","piece":"A4","course":"R2","from":[6,2],"to":[4,4],"facing":5}
# A4 turns right and goes 2 ahead: now at 4,4, facing 5
[FC-5.1] {"kind":"moved","piece":"B1","course":"2","from":[6,1],"to":[8,-1],"facing":2}
# B1 goes 2 ahead: now at 8,-1, facing 2
[FC-5.1] {"kind":"moved","piece":"B2","course":"R3","from":[9,0],"to":[9,-3],"facing":3}
# B2 turns right and goes 3 ahead: now at 9,-3, facing 3
[FC-5.1] {"kind":"moved","piece":"B3","course":"1","from":[4,2],"to":[3,3],"facing":5}
# B3 goes 1 ahead: now at 3,3, facing 5
[FC-5.1] {"kind":"moved","piece":"B4","course":"R0","from":[5,3],"to":[5,3],"facing":2}
# B4 turns right: now at 5,3, facing 2
[FC-3.3] {"kind":"evades","piece":"B4"}
# B4 evades
[FC-6.3] {"kind":"no-shot","piece":"A1","named":"B3"}
# A1 does not fire: it has no shot at B3 or at another enemy
[FC-6.1] {"kind":"no-shot","piece":"A2","named":"B4"}
# A2 does not fire: it has no shot at B4 or at another enemy
  [FC-6.4] d6 = 5
[FC-6.2] {"kind":"fires","piece":"A3","target":"B2","named":"B2","weapon":"guns","range":4,"dice":1,"needs":5,"hits":1}
# A3 fires at B2, range 4, 1 die, 5 or 6 to hit: 1 hit
[FC-6.1] {"kind":"no-shot","piece":"A4","named":"B3"}
# A4 does not fire: it has no shot at B3 or at another enemy
[FC-6.1] {"kind":"no-shot","piece":"B1","named":"A4"}
# B1 does not fire: it has no shot at A4 or at another enemy
[FC-6.1] {"kind":"no-shot","piece":"B2","named":"A1"}
# B2 does not fire: it has no shot at A1 or at another enemy
[FC-6.3] {"kind":"no-shot","piece":"B3","named":"A1"}
# B3 does not fire: it has no shot at A1 or at another enemy
[FC-6.4] {"kind":"damaged","piece":"B2","lost":1,"left":2}
# B2 loses 1 hull point: 2 left
= f4293651645c3f4b

turn 3
> 1  A1 L2 fire B1; A2 0 fire B3; A3 2 fire B3; A4 R3 hold
> 2  B1 L1 hold; B2 R2 fire A3; B3 L1 hold; B4 R1 fire A3
[FC-5.1] {"kind":"moved","piece":"A1","course":"L2","from":[6,3],"to":[8,3],"facing":1}
# A1 turns left and goes 2 ahead: now at 8,3, facing 1
[FC-5.1] {"kind":"moved","piece":"A3","course":"2","from":[7,1],"to":[7,-1],"facing":3}
# A3 goes 2 ahead: now at 7,-1, facing 3
[FC-5.1] {"kind":"moved","piece":"A4","course":"R3","from":[4,4],"to":[4,7],"facing":0}
# A4 turns right and goes 3 ahead: now at 4,7, facing 0
[FC-5.1] {"kind":"moved","piece":"B1","course":"L1","from":[8,-1],"to":[9,-1],"facing":1}
# B1 turns left and goes 1 ahead: now at 9,-1, facing 1
[FC-5.1] {"kind":"moved","piece":"B2","course":"R2","from":[9,-3],"to":[7,-3],"facing":4}
# B2 turns right and goes 2 ahead: now at 7,-3, facing 4
[FC-5.1] {"kind":"moved","piece":"B3","course":"L1","from":[3,3],"to":[2,3],"facing":4}
# B3 turns left and goes 1 ahead: now at 2,3, facing 4
[FC-5.1] {"kind":"moved","piece":"B4","course":"R1","from":[5,3],"to":[5,2],"facing":3}
# B4 turns right and goes 1 ahead: now at 5,2, facing 3
[FC-6.1] {"kind":"no-shot","piece":"A1","named":"B1"}
# A1 does not fire: it has no shot at B1 or at another enemy
[FC-6.1] {"kind":"no-shot","piece":"A2","named":"B3"}
# A2 does not fire: it has no shot at B3 or at another enemy
  [FC-6.4] d6 = 1
[FC-6.3] {"kind":"fires","piece":"A3","target":"B2","named":"B3","weapon":"guns","range":2,"dice":1,"needs":5,"hits":0}
# A3 has no shot at B3 and fires at B2, range 2, 1 die, 5 or 6 to hit: no hit
[FC-6.1] {"kind":"no-shot","piece":"B2","named":"A3"}
# B2 does not fire: it has no shot at A3 or at another enemy
  [FC-6.4] d6 = 3
[FC-6.2] {"kind":"fires","piece":"B4","target":"A3","named":"A3","weapon":"guns","range":3,"dice":1,"needs":5,"hits":0}
# B4 fires at A3, range 3, 1 die, 5 or 6 to hit: no hit
= f4ad377167fda9d9

end
> 2  concedes
= 06f0e89a29e8cbd8
