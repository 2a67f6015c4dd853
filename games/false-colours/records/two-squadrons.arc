firing-arc record 2
game false-colours 1
wording en 1
scenario two-squadrons
option calls 3
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "Two squadrons"
| brief = "Six ships a side in two squadrons of three, fourteen turns, on a wide map. One squadron may be there to be looked at."
|
| [map]
| columns = 18
| rows = 13
|
| [options]
| turns = 14
|
| [[side]]
| name = "Teal"
| ship = [
|   { at = [1, 1], facing = 1 },
|   { at = [1, 3], facing = 1 },
|   { at = [3, 2], facing = 1 },
|   { at = [1, 8], facing = 1 },
|   { at = [1, 10], facing = 1 },
|   { at = [3, 9], facing = 1 },
| ]
|
| [[side]]
| name = "Amber"
| ship = [
|   { at = [16, 3], facing = 4 },
|   { at = [16, 1], facing = 4 },
|   { at = [14, 2], facing = 4 },
|   { at = [16, -4], facing = 4 },
|   { at = [16, -6], facing = 4 },
|   { at = [14, -5], facing = 4 },
| ]
= e672b1c7eacc3b26

turn 1
> 1  flag A3
> 2  flag B1
[FC-2.1] (seat 1) {"kind":"flag","piece":"A3"}
# A3 flies the flag, and only its own side knows
[FC-2.1] (seat 2) {"kind":"flag","piece":"B1"}
# B1 flies the flag, and only its own side knows
[FC-2.2] {"kind":"flags"}
# both flagships are chosen
= 75be0148893f0c41

turn 1
> 1  A1 3 fire B5; A2 3 fire B6; A3 3 fire B2; A4 3 evade; A5 3 evade; A6 3 fire B6
> 2  B1 2 fire A1; B2 2 evade; B3 3 fire A1; B4 3 fire A4; B5 3 fire A6; B6 R3 evade
[FC-5.1] {"kind":"moved","piece":"A1","course":"3","from":[1,1],"to":[4,1],"facing":1}
# A1 goes 3 ahead: now at 4,1, facing 1
[FC-5.1] {"kind":"moved","piece":"A2","course":"3","from":[1,3],"to":[4,3],"facing":1}
# A2 goes 3 ahead: now at 4,3, facing 1
[FC-5.1] {"kind":"moved","piece":"A3","course":"3","from":[3,2],"to":[6,2],"facing":1}
# A3 goes 3 ahead: now at 6,2, facing 1
[FC-5.1] {"kind":"moved","piece":"A4","course":"3","from":[1,8],"to":[4,8],"facing":1}
# A4 goes 3 ahead: now at 4,8, facing 1
[FC-3.3] {"kind":"evades","piece":"A4"}
# A4 evades
[FC-5.1] {"kind":"moved","piece":"A5","course":"3","from":[1,10],"to":[4,10],"facing":1}
# A5 goes 3 ahead: now at 4,10, facing 1
[FC-3.3] {"kind":"evades","piece":"A5"}
# A5 evades
[FC-5.1] {"kind":"moved","piece":"A6","course":"3","from":[3,9],"to":[6,9],"facing":1}
# A6 goes 3 ahead: now at 6,9, facing 1
[FC-5.1] {"kind":"moved","piece":"B1","course":"2","from":[16,3],"to":[14,3],"facing":4}
# B1 goes 2 ahead: now at 14,3, facing 4
[FC-5.1] {"kind":"moved","piece":"B2","course":"2","from":[16,1],"to":[14,1],"facing":4}
# B2 goes 2 ahead: now at 14,1, facing 4
[FC-3.3] {"kind":"evades","piece":"B2"}
# B2 evades
[FC-5.1] {"kind":"moved","piece":"B3","course":"3","from":[14,2],"to":[11,2],"facing":4}
# B3 goes 3 ahead: now at 11,2, facing 4
[FC-5.1] {"kind":"moved","piece":"B4","course":"3","from":[16,-4],"to":[13,-4],"facing":4}
# B4 goes 3 ahead: now at 13,-4, facing 4
[FC-5.1] {"kind":"moved","piece":"B5","course":"3","from":[16,-6],"to":[13,-6],"facing":4}
# B5 goes 3 ahead: now at 13,-6, facing 4
[FC-5.1] {"kind":"moved","piece":"B6","course":"R3","from":[14,-5],"to":[11,-2],"facing":5}
# B6 turns right and goes 3 ahead: now at 11,-2, facing 5
[FC-3.3] {"kind":"evades","piece":"B6"}
# B6 evades
[FC-6.1] {"kind":"no-shot","piece":"A1","named":"B5"}
# A1 does not fire: it has no dice against B5 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"A2","named":"B6"}
# A2 does not fire: it has no dice against B6 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"A3","named":"B2"}
# A3 does not fire: it has no dice against B2 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"A6","named":"B6"}
# A6 does not fire: it has no dice against B6 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"B1","named":"A1"}
# B1 does not fire: it has no dice against A1 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"B3","named":"A1"}
# B3 does not fire: it has no dice against A1 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"B4","named":"A4"}
# B4 does not fire: it has no dice against A4 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"B5","named":"A6"}
# B5 does not fire: it has no dice against A6 or another enemy
= fba9778b429bca24

turn 2
> 1  A1 R0 fire B6; A2 3 fire B3; A3 L3 fire B1; A4 R3 fire B3; A5 R3 fire B3; A6 R2 fire B3
> 2  B1 L1 fire A4; B2 3 fire A3; B3 3 fire A3; B4 R2 fire A3; B5 R3 fire A1; B6 2 fire A3
[FC-5.1] {"kind":"moved","piece":"A1","course":"R0","from":[4,1],"to":[4,1],"facing":2}
# A1 turns right: now at 4,1, facing 2
[FC-5.1] {"kind":"moved","piece":"A2","course":"3","from":[4,3],"to":[7,3],"facing":1}
# A2 goes 3 ahead: now at 7,3, facing 1
[FC-5.1] {"kind":"moved","piece":"A3","course":"L3","from":[6,2],"to":[6,5],"facing":0}
# A3 turns left and goes 3 ahead: now at 6,5, facing 0
[FC-5.1] {"kind":"moved","piece":"A4","course":"R3","from":[4,8],"to":[7,5],"facing":2}
# A4 turns right and goes 3 ahead: now at 7,5, facing 2
[FC-5.1] {"kind":"moved","piece":"A5","course":"R3","from":[4,10],"to":[7,7],"facing":2}
# A5 turns right and goes 3 ahead: now at 7,7, facing 2
[FC-5.1] {"kind":"moved","piece":"A6","course":"R2","from":[6,9],"to":[8,7],"facing":2}
# A6 turns right and goes 2 ahead: now at 8,7, facing 2
[FC-5.1] {"kind":"moved","piece":"B1","course":"L1","from":[14,3],"to":[14,2],"facing":3}
# B1 turns left and goes 1 ahead: now at 14,2, facing 3
[FC-5.1] {"kind":"moved","piece":"B2","course":"3","from":[14,1],"to":[11,1],"facing":4}
# B2 goes 3 ahead: now at 11,1, facing 4
[FC-5.1] {"kind":"moved","piece":"B3","course":"3","from":[11,2],"to":[8,2],"facing":4}
# B3 goes 3 ahead: now at 8,2, facing 4
[FC-5.1] {"kind":"moved","piece":"B4","course":"R2","from":[13,-4],"to":[11,-2],"facing":5}
# B4 turns right and goes 2 ahead: now at 11,-2, facing 5
[FC-5.1] {"kind":"moved","piece":"B5","course":"R3","from":[13,-6],"to":[10,-3],"facing":5}
# B5 turns right and goes 3 ahead: now at 10,-3, facing 5
[FC-5.1] {"kind":"moved","piece":"B6","course":"2","from":[11,-2],"to":[9,0],"facing":5}
# B6 goes 2 ahead: now at 9,0, facing 5
[FC-6.1] {"kind":"no-shot","piece":"A1","named":"B6"}
# A1 does not fire: it has no dice against B6 or another enemy
  [FC-6.4] d6 = 5
  [FC-6.4] d6 = 5
[FC-6.2] {"kind":"fires","piece":"A2","target":"B3","named":"B3","weapon":"guns","range":1,"dice":2,"needs":5,"hits":2}
# A2 fires at B3, range 1, 2 dice, 5 or 6 to hit: 2 hits
[FC-6.1] {"kind":"no-shot","piece":"A3","named":"B1"}
# A3 does not fire: it has no dice against B1 or another enemy
  [FC-6.4] d6 = 5
[FC-6.2] {"kind":"fires","piece":"A4","target":"B3","named":"B3","weapon":"guns","range":3,"dice":1,"needs":5,"hits":1}
# A4 fires at B3, range 3, 1 die, 5 or 6 to hit: 1 hit
[FC-6.1] {"kind":"no-shot","piece":"A5","named":"B3"}
# A5 does not fire: it has no dice against B3 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"A6","named":"B3"}
# A6 does not fire: it has no dice against B3 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"B1","named":"A4"}
# B1 does not fire: it has no dice against A4 or another enemy
[FC-6.3] {"kind":"no-shot","piece":"B2","named":"A3"}
# B2 does not fire: it has no dice against A3 or another enemy
  [FC-6.4] d6 = 2
[FC-6.3] {"kind":"fires","piece":"B3","target":"A2","named":"A3","weapon":"guns","range":1,"dice":1,"needs":5,"hits":0}
# B3 has no shot at A3 and fires at A2, range 1, 1 die, 5 or 6 to hit: no hit
[FC-6.1] {"kind":"no-shot","piece":"B4","named":"A3"}
# B4 does not fire: it has no dice against A3 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"B5","named":"A1"}
# B5 does not fire: it has no dice against A1 or another enemy
[FC-6.3] {"kind":"no-shot","piece":"B6","named":"A3"}
# B6 does not fire: it has no dice against A3 or another enemy
[FC-6.4] {"kind":"damaged","piece":"B3","lost":3,"left":1}
# B3 loses 3 hull points: 1 left
= 1be16dd132e7bb94

turn 3
> 1  A1 L2 fire B3; A2 3 fire B1; A3 R3 evade; A4 3 fire B1; A5 3 fire B1; A6 3 fire B1
> 2  B1 L2 fire A4; B2 R3 fire A3; B3 2 fire A1; B4 L3 fire A1; B5 3 fire A1; B6 L2 fire A1
[FC-5.1] {"kind":"moved","piece":"A1","course":"L2","from":[4,1],"to":[6,1],"facing":1}
# A1 turns left and goes 2 ahead: now at 6,1, facing 1
[FC-5.1] {"kind":"moved","piece":"A2","course":"3","from":[7,3],"to":[10,3],"facing":1}
# A2 goes 3 ahead: now at 10,3, facing 1
[FC-5.1] {"kind":"moved","piece":"A3","course":"R3","from":[6,5],"to":[9,5],"facing":1}
# A3 turns right and goes 3 ahead: now at 9,5, facing 1
[FC-3.3] {"kind":"evades","piece":"A3"}
# A3 evades
[FC-5.1] {"kind":"moved","piece":"A4","course":"3","from":[7,5],"to":[10,2],"facing":2}
# A4 goes 3 ahead: now at 10,2, facing 2
[FC-5.1] {"kind":"moved","piece":"A5","course":"3","from":[7,7],"to":[10,4],"facing":2}
# A5 goes 3 ahead: now at 10,4, facing 2
[FC-5.1] {"kind":"moved","piece":"A6","course":"3","from":[8,7],"to":[11,4],"facing":2}
# A6 goes 3 ahead: now at 11,4, facing 2
[FC-5.1] {"kind":"moved","piece":"B1","course":"L2","from":[14,2],"to":[16,0],"facing":2}
# B1 turns left and goes 2 ahead: now at 16,0, facing 2
[FC-5.1] {"kind":"moved","piece":"B2","course":"R3","from":[11,1],"to":[8,4],"facing":5}
# B2 turns right and goes 3 ahead: now at 8,4, facing 5
[FC-5.1] {"kind":"moved","piece":"B3","course":"2","from":[8,2],"to":[6,2],"facing":4}
# B3 goes 2 ahead: now at 6,2, facing 4
[FC-5.1] {"kind":"moved","piece":"B4","course":"L3","from":[11,-2],"to":[8,-2],"facing":4}
# B4 turns left and goes 3 ahead: now at 8,-2, facing 4
[FC-5.1] {"kind":"moved","piece":"B5","course":"3","from":[10,-3],"to":[7,0],"facing":5}
# B5 goes 3 ahead: now at 7,0, facing 5
[FC-5.1] {"kind":"moved","piece":"B6","course":"L2","from":[9,0],"to":[7,0],"facing":4}
# B6 turns left and goes 2 ahead: now at 7,0, facing 4
  [FC-6.4] d6 = 1
  [FC-6.4] d6 = 3
[FC-6.2] {"kind":"fires","piece":"A1","target":"B3","named":"B3","weapon":"guns","range":1,"dice":2,"needs":5,"hits":0}
# A1 fires at B3, range 1, 2 dice, 5 or 6 to hit: no hit
[FC-6.1] {"kind":"no-shot","piece":"A2","named":"B1"}
# A2 does not fire: it has no dice against B1 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"A4","named":"B1"}
# A4 does not fire: it has no dice against B1 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"A5","named":"B1"}
# A5 does not fire: it has no dice against B1 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"A6","named":"B1"}
# A6 does not fire: it has no dice against B1 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"B1","named":"A4"}
# B1 does not fire: it has no dice against A4 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"B2","named":"A3"}
# B2 does not fire: it has no dice against A3 or another enemy
  [FC-6.4] d6 = 6
  [FC-6.4] d6 = 1
[FC-6.2] {"kind":"fires","piece":"B3","target":"A1","named":"A1","weapon":"guns","range":1,"dice":2,"needs":5,"hits":1}
# B3 fires at A1, range 1, 2 dice, 5 or 6 to hit: 1 hit
[FC-6.1] {"kind":"no-shot","piece":"B4","named":"A1"}
# B4 does not fire: it has no dice against A1 or another enemy
  [FC-6.4] d6 = 5
  [FC-6.4] d6 = 3
[FC-6.2] {"kind":"fires","piece":"B5","target":"A1","named":"A1","weapon":"guns","range":1,"dice":2,"needs":5,"hits":1}
# B5 fires at A1, range 1, 2 dice, 5 or 6 to hit: 1 hit
  [FC-6.4] d6 = 1
  [FC-6.4] d6 = 4
[FC-6.2] {"kind":"fires","piece":"B6","target":"A1","named":"A1","weapon":"guns","range":1,"dice":2,"needs":5,"hits":0}
# B6 fires at A1, range 1, 2 dice, 5 or 6 to hit: no hit
[FC-6.4] {"kind":"damaged","piece":"A1","lost":2,"left":2}
# A1 loses 2 hull points: 2 left
= 19f1aef97867a1f7

turn 4
> 1  A1 3 fire B1; A2 R3 fire B1; A3 R3 broadside B1; A4 2 fire B1; A5 3 fire B1; A6 3 fire B1
> 2  B1 R3 fire A6; B2 R1 fire A3; B3 L0 fire A1; B4 R2 fire A1; B5 0 fire A1; B6 R0 fire A1
[FC-5.1] {"kind":"moved","piece":"A1","course":"3","from":[6,1],"to":[9,1],"facing":1}
# A1 goes 3 ahead: now at 9,1, facing 1
[FC-5.1] {"kind":"moved","piece":"A2","course":"R3","from":[10,3],"to":[13,0],"facing":2}
# A2 turns right and goes 3 ahead: now at 13,0, facing 2
[FC-5.1] {"kind":"moved","piece":"A3","course":"R3","from":[9,5],"to":[12,2],"facing":2}
# A3 turns right and goes 3 ahead: now at 12,2, facing 2
[FC-5.1] {"kind":"moved","piece":"A4","course":"2","from":[10,2],"to":[12,0],"facing":2}
# A4 goes 2 ahead: now at 12,0, facing 2
[FC-5.1] {"kind":"moved","piece":"A5","course":"3","from":[10,4],"to":[13,1],"facing":2}
# A5 goes 3 ahead: now at 13,1, facing 2
[FC-5.1] {"kind":"moved","piece":"A6","course":"3","from":[11,4],"to":[14,1],"facing":2}
# A6 goes 3 ahead: now at 14,1, facing 2
[FC-5.1] {"kind":"moved","piece":"B1","course":"R3","from":[16,0],"to":[16,-3],"facing":3}
# B1 turns right and goes 3 ahead: now at 16,-3, facing 3
[FC-5.1] {"kind":"moved","piece":"B2","course":"R1","from":[8,4],"to":[8,5],"facing":0}
# B2 turns right and goes 1 ahead: now at 8,5, facing 0
[FC-5.1] {"kind":"moved","piece":"B3","course":"L0","from":[6,2],"to":[6,2],"facing":3}
# B3 turns left: now at 6,2, facing 3
[FC-5.1] {"kind":"moved","piece":"B4","course":"R2","from":[8,-2],"to":[6,0],"facing":5}
# B4 turns right and goes 2 ahead: now at 6,0, facing 5
[FC-5.1] {"kind":"moved","piece":"B6","course":"R0","from":[7,0],"to":[7,0],"facing":5}
# B6 turns right: now at 7,0, facing 5
[FC-6.1] {"kind":"no-shot","piece":"A1","named":"B1"}
# A1 does not fire: it has no dice against B1 or another enemy
  [FC-6.4] d6 = 3
[FC-6.2] {"kind":"fires","piece":"A2","target":"B1","named":"B1","weapon":"guns","range":3,"dice":1,"needs":5,"hits":0}
# A2 fires at B1, range 3, 1 die, 5 or 6 to hit: no hit
[FC-6.1] {"kind":"no-shot","piece":"A3","named":"B1"}
# A3 does not fire: it has no dice against B1 or another enemy
[FC-6.5] {"kind":"shown","piece":"A3","why":"broadside"}
# a broadside shows the flag: A3 flies it
  [FC-6.4] d6 = 5
[FC-6.2] {"kind":"fires","piece":"A4","target":"B1","named":"B1","weapon":"guns","range":4,"dice":1,"needs":5,"hits":1}
# A4 fires at B1, range 4, 1 die, 5 or 6 to hit: 1 hit
  [FC-6.4] d6 = 1
[FC-6.2] {"kind":"fires","piece":"A5","target":"B1","named":"B1","weapon":"guns","range":4,"dice":1,"needs":5,"hits":0}
# A5 fires at B1, range 4, 1 die, 5 or 6 to hit: no hit
  [FC-6.4] d6 = 2
[FC-6.2] {"kind":"fires","piece":"A6","target":"B1","named":"B1","weapon":"guns","range":4,"dice":1,"needs":5,"hits":0}
# A6 fires at B1, range 4, 1 die, 5 or 6 to hit: no hit
[FC-6.1] {"kind":"no-shot","piece":"B1","named":"A6"}
# B1 does not fire: it has no dice against A6 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"B2","named":"A3"}
# B2 does not fire: it has no dice against A3 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"B3","named":"A1"}
# B3 does not fire: it has no dice against A1 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"B4","named":"A1"}
# B4 does not fire: it has no dice against A1 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"B5","named":"A1"}
# B5 does not fire: it has no dice against A1 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"B6","named":"A1"}
# B6 does not fire: it has no dice against A1 or another enemy
[FC-6.4] {"kind":"damaged","piece":"B1","lost":1,"left":3}
# B1 loses 1 hull point: 3 left
= 87a172a9d14dda4d

turn 5
> 1  A1 R3 fire B1; A2 2 fire B1; A3 3 broadside B1; A4 2 fire B1; A5 2 fire B1; A6 R2 fire B1; call B1
> 2  B1 3 evade; B2 R1 fire A3; B3 L1 fire A1; B4 R2 evade; B5 R1 fire A1; B6 R2 evade
[FC-4.1] {"kind":"calls","side":1,"target":"B1","left":2}
# side 1 calls B1, “you fly the flag”: it has 2 calls left
[FC-4.2] {"kind":"shown","piece":"B1","why":"call"}
# the call finds the flag: B1 flies it
[FC-5.1] {"kind":"moved","piece":"A1","course":"R3","from":[9,1],"to":[12,-2],"facing":2}
# A1 turns right and goes 3 ahead: now at 12,-2, facing 2
[FC-5.1] {"kind":"moved","piece":"A2","course":"2","from":[13,0],"to":[15,-2],"facing":2}
# A2 goes 2 ahead: now at 15,-2, facing 2
[FC-5.1] {"kind":"moved","piece":"A3","course":"3","from":[12,2],"to":[15,-1],"facing":2}
# A3 goes 3 ahead: now at 15,-1, facing 2
[FC-5.1] {"kind":"moved","piece":"A4","course":"2","from":[12,0],"to":[14,-2],"facing":2}
# A4 goes 2 ahead: now at 14,-2, facing 2
[FC-5.1] {"kind":"moved","piece":"A5","course":"2","from":[13,1],"to":[15,-1],"facing":2}
# A5 goes 2 ahead: now at 15,-1, facing 2
[FC-5.1] {"kind":"moved","piece":"A6","course":"R2","from":[14,1],"to":[14,-1],"facing":3}
# A6 turns right and goes 2 ahead: now at 14,-1, facing 3
[FC-5.1] {"kind":"moved","piece":"B1","course":"3","from":[16,-3],"to":[16,-6],"facing":3}
# B1 goes 3 ahead: now at 16,-6, facing 3
[FC-3.3] {"kind":"evades","piece":"B1"}
# B1 evades
[FC-5.1] {"kind":"moved","piece":"B2","course":"R1","from":[8,5],"to":[9,5],"facing":1}
# B2 turns right and goes 1 ahead: now at 9,5, facing 1
[FC-5.1] {"kind":"moved","piece":"B3","course":"L1","from":[6,2],"to":[7,1],"facing":2}
# B3 turns left and goes 1 ahead: now at 7,1, facing 2
[FC-5.1] {"kind":"moved","piece":"B4","course":"R2","from":[6,0],"to":[6,2],"facing":0}
# B4 turns right and goes 2 ahead: now at 6,2, facing 0
[FC-3.3] {"kind":"evades","piece":"B4"}
# B4 evades
[FC-5.1] {"kind":"moved","piece":"B5","course":"R1","from":[7,0],"to":[7,1],"facing":0}
# B5 turns right and goes 1 ahead: now at 7,1, facing 0
[FC-5.1] {"kind":"moved","piece":"B6","course":"R2","from":[7,0],"to":[7,2],"facing":0}
# B6 turns right and goes 2 ahead: now at 7,2, facing 0
[FC-3.3] {"kind":"evades","piece":"B6"}
# B6 evades
  [FC-6.4] d6 = 5
[FC-6.2] {"kind":"fires","piece":"A1","target":"B1","named":"B1","weapon":"guns","range":4,"dice":1,"needs":6,"hits":0}
# A1 fires at B1, range 4, 1 die, 6 to hit: no hit
  [FC-6.4] d6 = 5
[FC-6.2] {"kind":"fires","piece":"A2","target":"B1","named":"B1","weapon":"guns","range":4,"dice":1,"needs":6,"hits":0}
# A2 fires at B1, range 4, 1 die, 6 to hit: no hit
[FC-6.1] {"kind":"no-shot","piece":"A3","named":"B1"}
# A3 does not fire: it has no dice against B1 or another enemy
  [FC-6.4] d6 = 2
[FC-6.2] {"kind":"fires","piece":"A4","target":"B1","named":"B1","weapon":"guns","range":4,"dice":1,"needs":6,"hits":0}
# A4 fires at B1, range 4, 1 die, 6 to hit: no hit
[FC-6.1] {"kind":"no-shot","piece":"A5","named":"B1"}
# A5 does not fire: it has no dice against B1 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"A6","named":"B1"}
# A6 does not fire: it has no dice against B1 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"B2","named":"A3"}
# B2 does not fire: it has no dice against A3 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"B3","named":"A1"}
# B3 does not fire: it has no dice against A1 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"B5","named":"A1"}
# B5 does not fire: it has no dice against A1 or another enemy
= f8f4376071064d63

turn 6
> 1  A1 3 fire B1; A2 R3 fire B1; A3 R3 broadside B1; A4 R2 fire B1; A5 R3 fire B1; A6 3 fire B1
> 2  B1 2 evade; B2 R3 fire A3; B3 L2 fire A1; B4 R2 fire A1; B5 R3 fire A6; B6 R3 fire A1
[FC-5.1] {"kind":"moved","piece":"A1","course":"3","from":[12,-2],"to":[15,-5],"facing":2}
# A1 goes 3 ahead: now at 15,-5, facing 2
[FC-5.1] {"kind":"moved","piece":"A2","course":"R3","from":[15,-2],"to":[15,-5],"facing":3}
# A2 turns right and goes 3 ahead: now at 15,-5, facing 3
[FC-5.1] {"kind":"moved","piece":"A3","course":"R3","from":[15,-1],"to":[15,-4],"facing":3}
# A3 turns right and goes 3 ahead: now at 15,-4, facing 3
[FC-5.1] {"kind":"moved","piece":"A4","course":"R2","from":[14,-2],"to":[14,-4],"facing":3}
# A4 turns right and goes 2 ahead: now at 14,-4, facing 3
[FC-5.1] {"kind":"moved","piece":"A5","course":"R3","from":[15,-1],"to":[15,-4],"facing":3}
# A5 turns right and goes 3 ahead: now at 15,-4, facing 3
[FC-5.1] {"kind":"moved","piece":"A6","course":"3","from":[14,-1],"to":[14,-4],"facing":3}
# A6 goes 3 ahead: now at 14,-4, facing 3
[FC-5.1] {"kind":"moved","piece":"B1","course":"2","from":[16,-6],"to":[16,-8],"facing":3}
# B1 goes 2 ahead: now at 16,-8, facing 3
[FC-3.3] {"kind":"evades","piece":"B1"}
# B1 evades
[FC-5.1] {"kind":"moved","piece":"B2","course":"R3","from":[9,5],"to":[12,2],"facing":2}
# B2 turns right and goes 3 ahead: now at 12,2, facing 2
[FC-5.1] {"kind":"moved","piece":"B3","course":"L2","from":[7,1],"to":[9,1],"facing":1}
# B3 turns left and goes 2 ahead: now at 9,1, facing 1
[FC-5.1] {"kind":"moved","piece":"B4","course":"R2","from":[6,2],"to":[8,2],"facing":1}
# B4 turns right and goes 2 ahead: now at 8,2, facing 1
[FC-5.1] {"kind":"moved","piece":"B5","course":"R3","from":[7,1],"to":[10,1],"facing":1}
# B5 turns right and goes 3 ahead: now at 10,1, facing 1
[FC-5.1] {"kind":"moved","piece":"B6","course":"R3","from":[7,2],"to":[10,2],"facing":1}
# B6 turns right and goes 3 ahead: now at 10,2, facing 1
  [FC-6.4] d6 = 4
[FC-6.2] {"kind":"fires","piece":"A1","target":"B1","named":"B1","weapon":"guns","range":3,"dice":1,"needs":6,"hits":0}
# A1 fires at B1, range 3, 1 die, 6 to hit: no hit
  [FC-6.4] d6 = 4
[FC-6.2] {"kind":"fires","piece":"A2","target":"B1","named":"B1","weapon":"guns","range":3,"dice":1,"needs":6,"hits":0}
# A2 fires at B1, range 3, 1 die, 6 to hit: no hit
  [FC-6.4] d6 = 6
  [FC-6.4] d6 = 4
  [FC-6.4] d6 = 3
[FC-6.5] {"kind":"fires","piece":"A3","target":"B1","named":"B1","weapon":"broadside","range":4,"dice":3,"needs":6,"hits":1}
# A3 fires a broadside at B1, range 4, 3 dice, 6 to hit: 1 hit
  [FC-6.4] d6 = 6
[FC-6.2] {"kind":"fires","piece":"A4","target":"B1","named":"B1","weapon":"guns","range":4,"dice":1,"needs":6,"hits":1}
# A4 fires at B1, range 4, 1 die, 6 to hit: 1 hit
  [FC-6.4] d6 = 3
[FC-6.2] {"kind":"fires","piece":"A5","target":"B1","named":"B1","weapon":"guns","range":4,"dice":1,"needs":6,"hits":0}
# A5 fires at B1, range 4, 1 die, 6 to hit: no hit
  [FC-6.4] d6 = 5
[FC-6.2] {"kind":"fires","piece":"A6","target":"B1","named":"B1","weapon":"guns","range":4,"dice":1,"needs":6,"hits":0}
# A6 fires at B1, range 4, 1 die, 6 to hit: no hit
[FC-6.1] {"kind":"no-shot","piece":"B2","named":"A3"}
# B2 does not fire: it has no dice against A3 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"B3","named":"A1"}
# B3 does not fire: it has no dice against A1 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"B4","named":"A1"}
# B4 does not fire: it has no dice against A1 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"B5","named":"A6"}
# B5 does not fire: it has no dice against A6 or another enemy
[FC-6.1] {"kind":"no-shot","piece":"B6","named":"A1"}
# B6 does not fire: it has no dice against A1 or another enemy
[FC-6.4] {"kind":"damaged","piece":"B1","lost":2,"left":1}
# B1 loses 2 hull points: 1 left
= 8d17a07891a76aec

turn 7
> 1  A1 R2 fire B1; A2 2 fire B1; A3 2 broadside B1; A4 L2 fire B1; A5 2 fire B1; A6 L2 fire B1
> 2  B1 0 evade; B2 R3 fire A3; B3 R3 fire A3; B4 R3 fire A3; B5 R3 fire A3; B6 R3 fire A3
[FC-5.1] {"kind":"moved","piece":"A1","course":"R2","from":[15,-5],"to":[15,-7],"facing":3}
# A1 turns right and goes 2 ahead: now at 15,-7, facing 3
[FC-5.1] {"kind":"moved","piece":"A2","course":"2","from":[15,-5],"to":[15,-7],"facing":3}
# A2 goes 2 ahead: now at 15,-7, facing 3
[FC-5.1] {"kind":"moved","piece":"A3","course":"2","from":[15,-4],"to":[15,-6],"facing":3}
# A3 goes 2 ahead: now at 15,-6, facing 3
[FC-5.1] {"kind":"moved","piece":"A4","course":"L2","from":[14,-4],"to":[16,-6],"facing":2}
# A4 turns left and goes 2 ahead: now at 16,-6, facing 2
[FC-5.1] {"kind":"moved","piece":"A5","course":"2","from":[15,-4],"to":[15,-6],"facing":3}
# A5 goes 2 ahead: now at 15,-6, facing 3
[FC-5.1] {"kind":"moved","piece":"A6","course":"L2","from":[14,-4],"to":[16,-6],"facing":2}
# A6 turns left and goes 2 ahead: now at 16,-6, facing 2
[FC-3.3] {"kind":"evades","piece":"B1"}
# B1 evades
[FC-5.1] {"kind":"moved","piece":"B2","course":"R3","from":[12,2],"to":[12,-1],"facing":3}
# B2 turns right and goes 3 ahead: now at 12,-1, facing 3
[FC-5.1] {"kind":"moved","piece":"B3","course":"R3","from":[9,1],"to":[12,-2],"facing":2}
# B3 turns right and goes 3 ahead: now at 12,-2, facing 2
[FC-5.1] {"kind":"moved","piece":"B4","course":"R3","from":[8,2],"to":[11,-1],"facing":2}
# B4 turns right and goes 3 ahead: now at 11,-1, facing 2
[FC-5.1] {"kind":"moved","piece":"B5","course":"R3","from":[10,1],"to":[13,-2],"facing":2}
# B5 turns right and goes 3 ahead: now at 13,-2, facing 2
[FC-5.1] {"kind":"moved","piece":"B6","course":"R3","from":[10,2],"to":[13,-1],"facing":2}
# B6 turns right and goes 3 ahead: now at 13,-1, facing 2
  [FC-6.4] d6 = 5
  [FC-6.4] d6 = 5
[FC-6.2] {"kind":"fires","piece":"A1","target":"B1","named":"B1","weapon":"guns","range":1,"dice":2,"needs":6,"hits":0}
# A1 fires at B1, range 1, 2 dice, 6 to hit: no hit
  [FC-6.4] d6 = 3
  [FC-6.4] d6 = 4
[FC-6.2] {"kind":"fires","piece":"A2","target":"B1","named":"B1","weapon":"guns","range":1,"dice":2,"needs":6,"hits":0}
# A2 fires at B1, range 1, 2 dice, 6 to hit: no hit
  [FC-6.4] d6 = 2
  [FC-6.4] d6 = 3
  [FC-6.4] d6 = 4
  [FC-6.4] d6 = 2
[FC-6.5] {"kind":"fires","piece":"A3","target":"B1","named":"B1","weapon":"broadside","range":2,"dice":4,"needs":6,"hits":0}
# A3 fires a broadside at B1, range 2, 4 dice, 6 to hit: no hit
  [FC-6.4] d6 = 6
  [FC-6.4] d6 = 4
[FC-6.2] {"kind":"fires","piece":"A4","target":"B1","named":"B1","weapon":"guns","range":2,"dice":2,"needs":6,"hits":1}
# A4 fires at B1, range 2, 2 dice, 6 to hit: 1 hit
  [FC-6.4] d6 = 6
  [FC-6.4] d6 = 5
[FC-6.2] {"kind":"fires","piece":"A5","target":"B1","named":"B1","weapon":"guns","range":2,"dice":2,"needs":6,"hits":1}
# A5 fires at B1, range 2, 2 dice, 6 to hit: 1 hit
  [FC-6.4] d6 = 4
  [FC-6.4] d6 = 6
[FC-6.2] {"kind":"fires","piece":"A6","target":"B1","named":"B1","weapon":"guns","range":2,"dice":2,"needs":6,"hits":1}
# A6 fires at B1, range 2, 2 dice, 6 to hit: 1 hit
[FC-6.1] {"kind":"no-shot","piece":"B2","named":"A3"}
# B2 does not fire: it has no dice against A3 or another enemy
  [FC-6.4] d6 = 2
[FC-6.2] {"kind":"fires","piece":"B3","target":"A3","named":"A3","weapon":"guns","range":4,"dice":1,"needs":5,"hits":0}
# B3 fires at A3, range 4, 1 die, 5 or 6 to hit: no hit
[FC-6.1] {"kind":"no-shot","piece":"B4","named":"A3"}
# B4 does not fire: it has no dice against A3 or another enemy
  [FC-6.4] d6 = 2
[FC-6.2] {"kind":"fires","piece":"B5","target":"A3","named":"A3","weapon":"guns","range":4,"dice":1,"needs":5,"hits":0}
# B5 fires at A3, range 4, 1 die, 5 or 6 to hit: no hit
[FC-6.1] {"kind":"no-shot","piece":"B6","named":"A3"}
# B6 does not fire: it has no dice against A3 or another enemy
[FC-6.4] {"kind":"damaged","piece":"B1","lost":1,"left":0}
# B1 loses 1 hull point: 0 left
[FC-6.6] {"kind":"destroyed","piece":"B1"}
# B1 is lost
[FC-7.1] {"kind":"over","winner":1,"how":"flagship"}
# the flagship of side 2 is lost: side 1 wins
[FC-7.3] {"kind":"margin","left":[22,17]}
# hull points left: 22 of side 1, 17 of side 2
= 117cf39cb2c457b6
