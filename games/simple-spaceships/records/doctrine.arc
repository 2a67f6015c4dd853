firing-arc record 2
game simple-spaceships 1
wording en 1
scenario duel
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "Duel"
| brief = "Two ships of six dice, two feet apart and nose to nose. Where do you put your dice?"
|
| [table]
| width = 36
| height = 36
|
| [[side]]
| name = "South"
| ship = [{ design = "cruiser", at = [18, 6], heading = 0 }]
|
| [[side]]
| name = "North"
| ship = [{ design = "cruiser", at = [18, 30], heading = 180 }]
= 89896c8db3415b89

turn 1
> 1  assign A M5 A1
> 2  assign B M5 A1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,5,1],"boxes":{"defence":0,"movement":5,"attack":1,"reserve":0}}
# A assigns 5 to Movement, 1 to Attack: D0 M5 A1 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,5,1],"boxes":{"defence":0,"movement":5,"attack":1,"reserve":0}}
# B assigns 5 to Movement, 1 to Attack: D0 M5 A1 R0
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# a coin is flipped: side 2 goes first
[SS-2.3] {"kind":"activated","piece":"B","number":5}
# B is active at 5
[SS-3.1] {"kind":"spent","piece":"B","left":4}
# B spends a Movement die, 4 left
= 8abdfdc1bd25e1db

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"B","length":4000,"from":[18000,30000],"to":[18000,26000]}
# B flies 4 in from 18,30 to 18,26
= f24aa43a3fc3d47d

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":120}
# B turns left to heading 120
= 709ebd70fc2ff8ea

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":3}
# B spends a Movement die, 3 left
= 231f53c7e9b3fc22

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":180}
# B turns right to heading 180
= 69a62d0638ba8734

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"B","length":4000,"from":[18000,26000],"to":[18000,22000]}
# B flies 4 in from 18,26 to 18,22
= c78c8f919f12e6fd

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":2}
# B spends a Movement die, 2 left
= 1dcdc6a2571396a7

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"B","length":4000,"from":[18000,22000],"to":[18000,18000]}
# B flies 4 in from 18,22 to 18,18
= e00786c45613f448

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":120}
# B turns left to heading 120
= 58d850853895f82e

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":1}
# B spends a Movement die, 1 left
= ec4b9fc693e62e4a

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":180}
# B turns right to heading 180
= dceb52e652decbe8

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"B","length":4000,"from":[18000,18000],"to":[18000,14000]}
# B flies 4 in from 18,18 to 18,14
= 7de77c87d4685e8c

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= ec98711f093a0441

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"B","length":3000,"from":[18000,14000],"to":[18000,11000]}
# B flies 3 in from 18,14 to 18,11
= d97f8ff91ed7b850

turn 1
> 2  attack A range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"B","target":"A","range":0,"bonus":0,"roll":1,"distance":5000}
# B attacks A at 5 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"B","target":"A","faces":[3],"needed":6,"hits":0}
# 3 of 6+: no hit
= f9f4442531f726be

turn 1
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.3] {"kind":"activated","piece":"A","number":5}
# A is active at 5
[SS-3.1] {"kind":"spent","piece":"A","left":4}
# A spends a Movement die, 4 left
= e0969847381ead99

turn 1
> 1  attack B range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"A","target":"B","range":0,"bonus":0,"roll":1,"distance":5000}
# A attacks B at 5 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"A","target":"B","faces":[6],"needed":6,"hits":1}
# 6 of 6+: 1 hit
[SS-4.5] {"kind":"lost","piece":"B","box":"Reserve","by":1,"left":5}
# B loses a die from Reserve by side 1, 5 left
= f2d98e8d0b801bb2

turn 1
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"A","length":2000,"from":[18000,6000],"to":[18000,8000]}
# A flies 2 in from 18,6 to 18,8
= 840575054be89376

turn 1
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.1] {"kind":"turn","number":2}
# turn 2: dice are assigned
= baa61b7a34e17f53

turn 2
> 1  assign A A1 D1
> 2  assign B M1 A4
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[1,0,1],"boxes":{"defence":1,"movement":4,"attack":1,"reserve":0}}
# A assigns 1 to Defence, 1 to Attack: D1 M4 A1 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,4],"boxes":{"defence":0,"movement":1,"attack":4,"reserve":0}}
# B assigns 1 to Movement, 4 to Attack: D0 M1 A4 R0
[SS-2.3] {"kind":"activated","piece":"A","number":4}
# A is active at 4
[SS-3.1] {"kind":"spent","piece":"A","left":3}
# A spends a Movement die, 3 left
= 1aaa8c568a9ef743

turn 2
> 1  attack B range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"A","target":"B","range":0,"bonus":0,"roll":1,"distance":3000}
# A attacks B at 3 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"A","target":"B","faces":[5],"needed":6,"hits":0}
# 5 of 6+: no hit
= 41e7f53cc964529b

turn 2
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[18000,8000],"to":[18000,9000]}
# A flies 1 in from 18,8 to 18,9
= b698547b0bded5aa

turn 2
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B is active at 1
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= a4ba3ffc7b54af9c

turn 2
> 2  attack A range 0 bonus 1 roll 3
[SS-4.1] {"kind":"attacks","piece":"B","target":"A","range":0,"bonus":1,"roll":3,"distance":2000}
# B attacks A at 2 in: 0 for range, 1 as a bonus, 3 rolled
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 1
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"B","target":"A","faces":[4,1,6],"needed":5,"hits":1}
# 4, 1, 6 of 5+: 1 hit
[SS-4.6] {"kind":"met","piece":"A","hits":1,"left":0}
# 1 hit meets a Defence die of A, 0 left
= f8086f02bb11eebd

turn 2
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[18000,11000],"to":[18000,10000]}
# B flies 1 in from 18,11 to 18,10
= 92d93cb48fdc82f7

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":240}
# B turns right to heading 240
= e2f4296e9d13b0c2

turn 2
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.1] {"kind":"turn","number":3}
# turn 3: dice are assigned
= 759ae83047b7e3d1

turn 3
> 1  assign A A3
> 2  assign B M1 A4
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,0,3],"boxes":{"defence":0,"movement":3,"attack":3,"reserve":0}}
# A assigns 3 to Attack: D0 M3 A3 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,4],"boxes":{"defence":0,"movement":1,"attack":4,"reserve":0}}
# B assigns 1 to Movement, 4 to Attack: D0 M1 A4 R0
[SS-2.3] {"kind":"activated","piece":"A","number":3}
# A is active at 3
[SS-3.1] {"kind":"spent","piece":"A","left":2}
# A spends a Movement die, 2 left
= 1af73b76b2d03e73

turn 3
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"A","length":2000,"from":[18000,9000],"to":[18000,11000]}
# A flies 2 in from 18,9 to 18,11
= 054b92048a384998

turn 3
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":60}
# A turns right to heading 60
= 4f80f9e135a0dd1c

turn 3
> 1  spend
[SS-3.1] {"kind":"spent","piece":"A","left":1}
# A spends a Movement die, 1 left
= 716be0609fef238a

turn 3
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[18000,11000],"to":[18866,11500]}
# A flies 1 in from 18,11 to 18.866,11.5
= 4d1c2b9b3eaf6a12

turn 3
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":120}
# A turns right to heading 120
= 9fbbc73ff637e12e

turn 3
> 1  spend
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= 68400877575ada01

turn 3
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":180}
# A turns right to heading 180
= d60cb773ef1d4cd2

turn 3
> 1  attack B range 0 bonus 1 roll 2
[SS-4.1] {"kind":"attacks","piece":"A","target":"B","range":0,"bonus":1,"roll":2,"distance":1732}
# A attacks B at 1.732 in: 0 for range, 1 as a bonus, 2 rolled
  [SS-4.4] d6 = 3
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"A","target":"B","faces":[3,1],"needed":5,"hits":0}
# 3, 1 of 5+: no hit
= 259dc06d007d331b

turn 3
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[18866,11500],"to":[18866,10500]}
# A flies 1 in from 18.866,11.5 to 18.866,10.5
[SS-3.4] {"kind":"overlaps","piece":"A","other":"B"}
# A is over B: ships do not collide
= 5f89ab43c096ee6f

turn 3
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B is active at 1
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= 46827f65d7f00fbc

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":300}
# B turns right to heading 300
= 21b51f9129ed8676

turn 3
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"B","length":3000,"from":[18000,10000],"to":[15402,11500]}
# B flies 3 in from 18,10 to 15.402,11.5
= ac482f0b380151d5

turn 3
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.1] {"kind":"turn","number":4}
# turn 4: dice are assigned
= 421e251f028558c0

turn 4
> 1  assign A M2 A4
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,2,4],"boxes":{"defence":0,"movement":2,"attack":4,"reserve":0}}
# A assigns 2 to Movement, 4 to Attack: D0 M2 A4 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":4,"reserve":0}}
# B assigns 1 to Movement: D0 M1 A4 R0
[SS-2.3] {"kind":"activated","piece":"A","number":2}
# A is active at 2
[SS-3.1] {"kind":"spent","piece":"A","left":1}
# A spends a Movement die, 1 left
= 85a19c32162ea883

turn 4
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"A","length":2000,"from":[18866,10500],"to":[18866,8500]}
# A flies 2 in from 18.866,10.5 to 18.866,8.5
= 69cf832e40fef4c4

turn 4
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":240}
# A turns right to heading 240
= 7617d2bed3d7445b

turn 4
> 1  spend
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= e2cc662e6098fc8f

turn 4
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":300}
# A turns right to heading 300
= e5642090ffcec422

turn 4
> 1  attack B range 0 bonus 1 roll 3
[SS-4.1] {"kind":"attacks","piece":"A","target":"B","range":0,"bonus":1,"roll":3,"distance":4582}
# A attacks B at 4.582 in: 0 for range, 1 as a bonus, 3 rolled
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 1
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"A","target":"B","faces":[2,1,5],"needed":5,"hits":1}
# 2, 1, 5 of 5+: 1 hit
= 900f570c13a41360

turn 4
> 1  lose Movement
[SS-4.5] {"kind":"lost","piece":"B","box":"Movement","by":1,"left":4}
# B loses a die from Movement by side 1, 4 left
= 65f4087440d9d429

turn 4
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"A","length":2000,"from":[18866,8500],"to":[17134,9500]}
# A flies 2 in from 18.866,8.5 to 17.134,9.5
= d29ae8a610a49ee2

turn 4
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.4] {"kind":"activated","piece":"B","number":0}
# B is active with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.1] {"kind":"turn","number":5}
# turn 5: dice are assigned
= 0a5c138134932bee

turn 5
> 1  assign A M1 A5
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,5],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# A assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= 6b88a1b1a9956e6c

turn 5
> 1  attack B range 0 bonus 2 roll 3
[SS-4.1] {"kind":"attacks","piece":"A","target":"B","range":0,"bonus":2,"roll":3,"distance":2645}
# A attacks B at 2.645 in: 0 for range, 2 as a bonus, 3 rolled
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"A","target":"B","faces":[5,4,2],"needed":4,"hits":2}
# 5, 4, 2 of 4+: 2 hits
[SS-4.5] {"kind":"lost","piece":"B","box":"Attack","by":1,"left":3}
# B loses a die from Attack by side 1, 3 left
[SS-4.5] {"kind":"lost","piece":"B","box":"Attack","by":2,"left":2}
# B loses a die from Attack by side 2, 2 left
= 1b63821cf053492d

turn 5
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[17134,9500],"to":[16268,10000]}
# A flies 1 in from 17.134,9.5 to 16.268,10
= 78b037ed56e24b38

turn 5
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":0}
# A turns right to heading 0
= 089d649572cdd584

turn 5
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[16268,10000],"to":[16268,11000]}
# A flies 1 in from 16.268,10 to 16.268,11
[SS-3.4] {"kind":"overlaps","piece":"A","other":"B"}
# A is over B: ships do not collide
= 2a74a51254c764de

turn 5
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.4] {"kind":"activated","piece":"B","number":0}
# B is active with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.1] {"kind":"turn","number":6}
# turn 6: dice are assigned
= e0bcae59a5cd9ffa

turn 6
> 1  assign A M1 A5
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,5],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# A assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= 096e899a72aa2e03

turn 6
> 1  attack B range 0 bonus 2 roll 3
[SS-4.1] {"kind":"attacks","piece":"A","target":"B","range":0,"bonus":2,"roll":3,"distance":999}
# A attacks B at 0.999 in: 0 for range, 2 as a bonus, 3 rolled
  [SS-4.4] d6 = 6
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"A","target":"B","faces":[6,2,2],"needed":4,"hits":1}
# 6, 2, 2 of 4+: 1 hit
[SS-4.5] {"kind":"lost","piece":"B","box":"Attack","by":1,"left":1}
# B loses a die from Attack by side 1, 1 left
= 5d989cac0e937900

turn 6
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[16268,11000],"to":[16268,12000]}
# A flies 1 in from 16.268,11 to 16.268,12
[SS-3.4] {"kind":"overlaps","piece":"A","other":"B"}
# A is over B: ships do not collide
= 59d71ee81ccff47c

turn 6
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":300}
# A turns left to heading 300
= adf693a661651b80

turn 6
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.4] {"kind":"activated","piece":"B","number":0}
# B is active with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.1] {"kind":"turn","number":7}
# turn 7: dice are assigned
= c250639761e36d16

turn 7
> 1  assign A M1 A5
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,5],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# A assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= 999dc31d50432861

turn 7
> 1  attack B range 0 bonus 3 roll 2
[SS-4.1] {"kind":"attacks","piece":"A","target":"B","range":0,"bonus":3,"roll":2,"distance":999}
# A attacks B at 0.999 in: 0 for range, 3 as a bonus, 2 rolled
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"A","target":"B","faces":[4,2],"needed":3,"hits":1}
# 4, 2 of 3+: 1 hit
[SS-4.5] {"kind":"lost","piece":"B","box":"Attack","by":1,"left":0}
# B loses a die from Attack by side 1, 0 left
[SS-4.7] {"kind":"destroyed","piece":"B"}
# B is destroyed
[SS-5.3] {"kind":"over","winner":1,"how":"fleet"}
# no enemy is left: side 1 wins
= 27f471f8858a1db4
