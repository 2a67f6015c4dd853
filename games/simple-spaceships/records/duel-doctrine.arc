firing-arc record 2
game simple-spaceships 1
wording en 1
scenario duel
seat 1 doctrine
seat 2 doctrine
dice seed 4
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
= a614ba7a5e76e8f3

turn 1
> 1  assign A M4
> 2  assign B M5 A1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":2}}
# A assigns 4 to Movement: D0 M4 A0 R2
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,5,1],"boxes":{"defence":0,"movement":5,"attack":1,"reserve":0}}
# B assigns 5 to Movement, 1 to Attack: D0 M5 A1 R0
[SS-2.3] {"kind":"activated","piece":"B","number":5}
# B is active at 5
[SS-3.1] {"kind":"spent","piece":"B","left":4}
# B spends a Movement die, 4 left
= 2c8839c91c700879

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"B","length":4000,"from":[18000,30000],"to":[18000,26000]}
# B flies 4 in from 18,30 to 18,26
= e6835b1350a2190d

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":3}
# B spends a Movement die, 3 left
= b1b85b856524d300

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"B","length":4000,"from":[18000,26000],"to":[18000,22000]}
# B flies 4 in from 18,26 to 18,22
= 7e98dd7c229a5e5f

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":2}
# B spends a Movement die, 2 left
= 94014003448cc928

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"B","length":4000,"from":[18000,22000],"to":[18000,18000]}
# B flies 4 in from 18,22 to 18,18
= 95bf80a80fb8ba79

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":1}
# B spends a Movement die, 1 left
= 642dc31f6f41ba6f

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"B","length":3000,"from":[18000,18000],"to":[18000,15000]}
# B flies 3 in from 18,18 to 18,15
= c581fd3f0c14704f

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= 50a896c28d088498

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"B","length":4000,"from":[18000,15000],"to":[18000,11000]}
# B flies 4 in from 18,15 to 18,11
= e70add43d967f003

turn 1
> 2  attack A range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"B","target":"A","range":0,"bonus":0,"roll":1,"distance":5000}
# B attacks A at 5 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"B","target":"A","faces":[5],"needed":6,"hits":0}
# 5 of 6+: no hit
= e674de9f58a23e07

turn 1
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.3] {"kind":"activated","piece":"A","number":4}
# A is active at 4
[SS-3.1] {"kind":"spent","piece":"A","left":3}
# A spends a Movement die, 3 left
= 2bd6c3d39bf97cb3

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"A","length":4000,"from":[18000,6000],"to":[18000,10000]}
# A flies 4 in from 18,6 to 18,10
= 511d55d52090ecbe

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":60}
# A turns right to heading 60
= 6bfe5fa1651ef7f4

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"A","left":2}
# A spends a Movement die, 2 left
= c6a17ddf402c0cc2

turn 1
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"A","length":2000,"from":[18000,10000],"to":[19732,11000]}
# A flies 2 in from 18,10 to 19.732,11
= f651c6b6b97e9152

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":0}
# A turns left to heading 0
= 77dc26d4028cf491

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"A","left":1}
# A spends a Movement die, 1 left
= f21c016e1efa2a33

turn 1
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"A","length":2000,"from":[19732,11000],"to":[19732,13000]}
# A flies 2 in from 19.732,11 to 19.732,13
= bdf361a2f748eef8

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":300}
# A turns left to heading 300
= 855edb4ac75a0738

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= 22ec7c54c537e472

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":240}
# A turns left to heading 240
= 471ef30286429882

turn 1
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"A","length":2000,"from":[19732,13000],"to":[18000,12000]}
# A flies 2 in from 19.732,13 to 18,12
= d0f5a79656bcc30b

turn 1
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.1] {"kind":"turn","number":2}
# turn 2: dice are assigned
= 33530e54b1ca6475

turn 2
> 1  assign A M1 A5
> 2  assign B M3 A1 D2
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,5],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# A assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[2,3,1],"boxes":{"defence":2,"movement":3,"attack":1,"reserve":0}}
# B assigns 2 to Defence, 3 to Movement, 1 to Attack: D2 M3 A1 R0
[SS-2.3] {"kind":"activated","piece":"B","number":3}
# B is active at 3
[SS-3.1] {"kind":"spent","piece":"B","left":2}
# B spends a Movement die, 2 left
= 3cbc5645be170720

turn 2
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":120}
# B turns left to heading 120
= a41c20c9cfd5967e

turn 2
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"B","length":3000,"from":[18000,11000],"to":[20598,9500]}
# B flies 3 in from 18,11 to 20.598,9.5
= b91ef02cc23d9d1c

turn 2
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= fda4c19b4d81f0cd

turn 2
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":180}
# A turns left to heading 180
= 2b50df0119d3b5d3

turn 2
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[18000,12000],"to":[18000,11000]}
# A flies 1 in from 18,12 to 18,11
= 3d64725f18397875

turn 2
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.1] {"kind":"turn","number":3}
# turn 3: dice are assigned
= a36de56cfe29b886

turn 3
> 2  assign B M1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# A assigns 1 to Movement: D0 M1 A5 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":2,"movement":3,"attack":1,"reserve":0}}
# B assigns 1 to Movement: D2 M3 A1 R0
[SS-2.3] {"kind":"activated","piece":"B","number":3}
# B is active at 3
[SS-3.1] {"kind":"spent","piece":"B","left":2}
# B spends a Movement die, 2 left
= 51cbddd682775b93

turn 3
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":60}
# B turns left to heading 60
= 0f726170791485eb

turn 3
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[20598,9500],"to":[21464,10000]}
# B flies 1 in from 20.598,9.5 to 21.464,10
= ef84882954df908e

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":1}
# B spends a Movement die, 1 left
= 5aeadf65ded67ba2

turn 3
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":0}
# B turns left to heading 0
= aa9919ee3949a01c

turn 3
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[21464,10000],"to":[21464,11000]}
# B flies 1 in from 21.464,10 to 21.464,11
= a84fc34375db4f30

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= cbf6665a48c8562a

turn 3
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":300}
# B turns left to heading 300
= 10577b508aad8abe

turn 3
> 2  attack A range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"B","target":"A","range":0,"bonus":0,"roll":1,"distance":3464}
# B attacks A at 3.464 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"B","target":"A","faces":[2],"needed":6,"hits":0}
# 2 of 6+: no hit
= 96c6bcc82aa8fcf2

turn 3
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[21464,11000],"to":[20598,11500]}
# B flies 1 in from 21.464,11 to 20.598,11.5
= ebb58e5322310151

turn 3
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= 98a19b22d4d5e29d

turn 3
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":120}
# A turns left to heading 120
= e3d0265e8975b82c

turn 3
> 1  attack B range 0 bonus 2 roll 3
[SS-4.1] {"kind":"attacks","piece":"A","target":"B","range":0,"bonus":2,"roll":3,"distance":2645}
# A attacks B at 2.645 in: 0 for range, 2 as a bonus, 3 rolled
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"A","target":"B","faces":[5,5,1],"needed":4,"hits":2}
# 5, 5, 1 of 4+: 2 hits
[SS-4.6] {"kind":"met","piece":"B","hits":2,"left":0}
# 2 hits meet Defence dice of B, 0 left
= 9c3974c7d6f37908

turn 3
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"A","length":3000,"from":[18000,11000],"to":[20598,9500]}
# A flies 3 in from 18,11 to 20.598,9.5
= ebbee3ae32c918a9

turn 3
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.1] {"kind":"turn","number":4}
# turn 4: dice are assigned
= 9908a71933a54424

turn 4
> 1  assign A M2 A4
> 2  assign B M2 A4
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,2,4],"boxes":{"defence":0,"movement":2,"attack":4,"reserve":0}}
# A assigns 2 to Movement, 4 to Attack: D0 M2 A4 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,2,4],"boxes":{"defence":0,"movement":2,"attack":4,"reserve":0}}
# B assigns 2 to Movement, 4 to Attack: D0 M2 A4 R0
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# a coin is flipped: side 2 goes first
[SS-2.3] {"kind":"activated","piece":"B","number":2}
# B is active at 2
[SS-3.1] {"kind":"spent","piece":"B","left":1}
# B spends a Movement die, 1 left
= e45b0bb7f76c73fb

turn 4
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":240}
# B turns left to heading 240
= b55a686c6db4a96d

turn 4
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[20598,11500],"to":[19732,11000]}
# B flies 1 in from 20.598,11.5 to 19.732,11
= 3c4f3f98795914cd

turn 4
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= 113ec3c1b949034a

turn 4
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":180}
# B turns left to heading 180
= 9a112331aedbc873

turn 4
> 2  attack A range 0 bonus 1 roll 3
[SS-4.1] {"kind":"attacks","piece":"B","target":"A","range":0,"bonus":1,"roll":3,"distance":1732}
# B attacks A at 1.732 in: 0 for range, 1 as a bonus, 3 rolled
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"B","target":"A","faces":[2,5,4],"needed":5,"hits":1}
# 2, 5, 4 of 5+: 1 hit
= cd2fce92ef854d70

turn 4
> 2  lose Attack
[SS-4.5] {"kind":"lost","piece":"A","box":"Attack","by":2,"left":5}
# A loses a die from Attack by side 2, 5 left
= e99f56d0401a2419

turn 4
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[19732,11000],"to":[19732,10000]}
# B flies 1 in from 19.732,11 to 19.732,10
[SS-3.4] {"kind":"overlaps","piece":"B","other":"A"}
# B is over A: ships do not collide
= 1f1daa5910772ed0

turn 4
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.3] {"kind":"activated","piece":"A","number":2}
# A is active at 2
[SS-3.1] {"kind":"spent","piece":"A","left":1}
# A spends a Movement die, 1 left
= 32e54b95356255e2

turn 4
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":60}
# A turns left to heading 60
= df7c6b343b98e9fd

turn 4
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"A","length":2000,"from":[20598,9500],"to":[22330,10500]}
# A flies 2 in from 20.598,9.5 to 22.33,10.5
= 9a86ead81844353f

turn 4
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.1] {"kind":"turn","number":5}
# turn 5: dice are assigned
= 67b39f46ccc1a534

turn 5
> 1  assign A D1
> 2  assign B M3 A3
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[1,0,0],"boxes":{"defence":1,"movement":1,"attack":3,"reserve":0}}
# A assigns 1 to Defence: D1 M1 A3 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,3,3],"boxes":{"defence":0,"movement":3,"attack":3,"reserve":0}}
# B assigns 3 to Movement, 3 to Attack: D0 M3 A3 R0
[SS-2.3] {"kind":"activated","piece":"B","number":3}
# B is active at 3
[SS-3.1] {"kind":"spent","piece":"B","left":2}
# B spends a Movement die, 2 left
= 7b219f1b7671388b

turn 5
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"B","length":2000,"from":[19732,10000],"to":[19732,8000]}
# B flies 2 in from 19.732,10 to 19.732,8
= 822bb9ed3856cbbd

turn 5
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":120}
# B turns left to heading 120
= dad4cc60ccecd32b

turn 5
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":1}
# B spends a Movement die, 1 left
= ab35be8914135d54

turn 5
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"B","length":2000,"from":[19732,8000],"to":[21464,7000]}
# B flies 2 in from 19.732,8 to 21.464,7
= b9f214bc2232d594

turn 5
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":60}
# B turns left to heading 60
= d87ac064a0043f5d

turn 5
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= b1110a998cf4b2e5

turn 5
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":0}
# B turns left to heading 0
= f103d758569f5621

turn 5
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"B","length":3000,"from":[21464,7000],"to":[21464,10000]}
# B flies 3 in from 21.464,7 to 21.464,10
[SS-3.4] {"kind":"overlaps","piece":"B","other":"A"}
# B is over A: ships do not collide
= 1cbc196a786300f1

turn 5
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= 8fa2074c471c95be

turn 5
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":120}
# A turns right to heading 120
= 808bd03da19ea35f

turn 5
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"A","length":2000,"from":[22330,10500],"to":[24062,9500]}
# A flies 2 in from 22.33,10.5 to 24.062,9.5
= 7e3fd0e0c3ddb1e6

turn 5
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.1] {"kind":"turn","number":6}
# turn 6: dice are assigned
= c4540fceeca6a6e2

turn 6
> 2  assign B M2 A1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":3,"reserve":0}}
# A assigns 1 to Movement: D1 M1 A3 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,2,1],"boxes":{"defence":0,"movement":2,"attack":4,"reserve":0}}
# B assigns 2 to Movement, 1 to Attack: D0 M2 A4 R0
[SS-2.3] {"kind":"activated","piece":"B","number":2}
# B is active at 2
[SS-3.1] {"kind":"spent","piece":"B","left":1}
# B spends a Movement die, 1 left
= ef542af288f96cff

turn 6
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[21464,10000],"to":[21464,11000]}
# B flies 1 in from 21.464,10 to 21.464,11
= 9c63d3bfd7ebbfad

turn 6
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":60}
# B turns right to heading 60
= 1a968c4f78af0d26

turn 6
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= d631ee2321aa6a5a

turn 6
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":120}
# B turns right to heading 120
= 54b94d45fae1559c

turn 6
> 2  attack A range 0 bonus 1 roll 3
[SS-4.1] {"kind":"attacks","piece":"B","target":"A","range":0,"bonus":1,"roll":3,"distance":2999}
# B attacks A at 2.999 in: 0 for range, 1 as a bonus, 3 rolled
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 1
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"B","target":"A","faces":[4,1,2],"needed":5,"hits":0}
# 4, 1, 2 of 5+: no hit
= 94636037f608711f

turn 6
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[21464,11000],"to":[22330,10500]}
# B flies 1 in from 21.464,11 to 22.33,10.5
= 2b08e8299ba659b7

turn 6
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= 830124c44fd3fe02

turn 6
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":180}
# A turns right to heading 180
= 07258f212aa7108c

turn 6
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"A","length":3000,"from":[24062,9500],"to":[24062,6500]}
# A flies 3 in from 24.062,9.5 to 24.062,6.5
= 47502b54d14b5cc5

turn 6
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.1] {"kind":"turn","number":7}
# turn 7: dice are assigned
= 0747d62242aec715

turn 7
> 2  assign B M1 A5
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":3,"reserve":0}}
# A assigns 1 to Movement: D1 M1 A3 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,5],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# B assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= f6269f7b94f095a7

turn 7
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":240}
# A turns right to heading 240
= a8f62575de333318

turn 7
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"A","length":2000,"from":[24062,6500],"to":[22330,5500]}
# A flies 2 in from 24.062,6.5 to 22.33,5.5
= e5d9e234b23aa465

turn 7
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B is active at 1
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= edbbf97b4baa8c80

turn 7
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"B","length":2000,"from":[22330,10500],"to":[24062,9500]}
# B flies 2 in from 22.33,10.5 to 24.062,9.5
= 8e51efa9c7c76f60

turn 7
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":180}
# B turns right to heading 180
= 7bcbb30a1f49b344

turn 7
> 2  attack A range 0 bonus 2 roll 3
[SS-4.1] {"kind":"attacks","piece":"B","target":"A","range":0,"bonus":2,"roll":3,"distance":4358}
# B attacks A at 4.358 in: 0 for range, 2 as a bonus, 3 rolled
  [SS-4.4] d6 = 6
  [SS-4.4] d6 = 3
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"B","target":"A","faces":[6,3,4],"needed":4,"hits":2}
# 6, 3, 4 of 4+: 2 hits
[SS-4.6] {"kind":"met","piece":"A","hits":1,"left":0}
# 1 hit meets a Defence die of A, 0 left
= 21b11e3fbfe0a270

turn 7
> 2  lose Reserve
[SS-4.5] {"kind":"lost","piece":"A","box":"Reserve","by":2,"left":4}
# A loses a die from Reserve by side 2, 4 left
= 41d309b422036e6f

turn 7
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"B","length":2000,"from":[24062,9500],"to":[24062,7500]}
# B flies 2 in from 24.062,9.5 to 24.062,7.5
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.1] {"kind":"turn","number":8}
# turn 8: dice are assigned
= 3b0508f624314ad7

turn 8
> 2  assign B M1 A5
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":3,"reserve":0}}
# A assigns 1 to Movement: D0 M1 A3 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,5],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# B assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# a coin is flipped: side 2 goes first
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B is active at 1
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= f0f70bf873cd22d6

turn 8
> 2  attack A range 0 bonus 2 roll 3
[SS-4.1] {"kind":"attacks","piece":"B","target":"A","range":0,"bonus":2,"roll":3,"distance":2645}
# B attacks A at 2.645 in: 0 for range, 2 as a bonus, 3 rolled
  [SS-4.4] d6 = 1
  [SS-4.4] d6 = 6
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"B","target":"A","faces":[1,6,5],"needed":4,"hits":2}
# 1, 6, 5 of 4+: 2 hits
= 31bbd73d585e8542

turn 8
> 2  lose Movement
[SS-4.5] {"kind":"lost","piece":"A","box":"Movement","by":2,"left":3}
# A loses a die from Movement by side 2, 3 left
[SS-4.5] {"kind":"lost","piece":"A","box":"Attack","by":1,"left":2}
# A loses a die from Attack by side 1, 2 left
= ca3de0f5cc034861

turn 8
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[24062,7500],"to":[24062,6500]}
# B flies 1 in from 24.062,7.5 to 24.062,6.5
= 594124069410c923

turn 8
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":240}
# B turns right to heading 240
= 892adac2a6494ac2

turn 8
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[24062,6500],"to":[23196,6000]}
# B flies 1 in from 24.062,6.5 to 23.196,6
[SS-3.4] {"kind":"overlaps","piece":"B","other":"A"}
# B is over A: ships do not collide
= 8bbdff208e22826a

turn 8
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.4] {"kind":"activated","piece":"A","number":0}
# A is active with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.1] {"kind":"turn","number":9}
# turn 9: dice are assigned
= 106f10da40147a9d

turn 9
> 2  assign B M1 A5
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,5],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# B assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B is active at 1
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= a2a15c23aad47a95

turn 9
> 2  attack A range 0 bonus 2 roll 3
[SS-4.1] {"kind":"attacks","piece":"B","target":"A","range":0,"bonus":2,"roll":3,"distance":999}
# B attacks A at 0.999 in: 0 for range, 2 as a bonus, 3 rolled
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"B","target":"A","faces":[5,4,4],"needed":4,"hits":3}
# 5, 4, 4 of 4+: 3 hits
[SS-4.5] {"kind":"lost","piece":"A","box":"Attack","by":2,"left":1}
# A loses a die from Attack by side 2, 1 left
[SS-4.5] {"kind":"lost","piece":"A","box":"Attack","by":1,"left":0}
# A loses a die from Attack by side 1, 0 left
[SS-4.7] {"kind":"destroyed","piece":"A"}
# A is destroyed
[SS-5.3] {"kind":"over","winner":2,"how":"fleet"}
# no enemy is left: side 2 wins
= 6bd5797975ca2106
