firing-arc record 2
game simple-spaceships 1
wording en 2
scenario short-run
seat 1 doctrine
seat 2 doctrine
dice seed 17
| # Ours.
| title = "Santa, the short run"
| brief = "A laden Sleigh of three dice runs from the lower edge to the upper one, six feet away. Three UFOs enter by the long edges, wherever they like."
|
| [table]
| width = 36
| height = 72
|
| [run]
| side = 1
|
| [design.laden]
| name = "Laden sleigh"
| dice = 3
| attack = 2
|
| [[side]]
| name = "Santa"
| ship = [{ design = "laden", name = "Sleigh", at = [18, 0], heading = 0 }]
|
| [[side]]
| name = "Grinch"
| ship = [
|   { design = "ufo", name = "UFO1" },
|   { design = "ufo", name = "UFO2" },
|   { design = "ufo", name = "UFO3" },
| ]
= 6ab447937279de7e

turn 1
> 1  assign Sleigh M3
> 2  assign UFO1 M4; UFO2 M4; UFO3 M4
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Sleigh assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# UFO1 assigns 4 to Movement: now 0 in Defence, 4 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# UFO2 assigns 4 to Movement: now 0 in Defence, 4 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# UFO3 assigns 4 to Movement: now 0 in Defence, 4 in Movement, 0 in Attack, 0 in Reserve
= ebd3bb17d0ca17de

turn 1
> 2  activate UFO1
[SS-2.3] {"kind":"activated","piece":"UFO1","number":4}
# UFO1 starts its activation with 4 Movement dice
= 369e54c4469f147f

turn 1
> 2  enter left 12 heading 120
[SS-5.1] {"kind":"entered","piece":"UFO1","at":[0,12000],"heading":120}
# UFO1 enters the table at 0,12, heading 120°
[SS-3.1] {"kind":"spent","piece":"UFO1","left":3}
# UFO1 spends 1 Movement die: 3 left
= 178a46ec9fbd193a

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO1","length":2000,"from":[0,12000],"to":[1732,11000]}
# UFO1 flies 2 in from 0,12 to 1.7,11
= 0c265668cabb3a93

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":60}
# UFO1 turns left to heading 60°
= 1a24ed76fc63bb8a

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO1","length":2000,"from":[1732,11000],"to":[3464,12000]}
# UFO1 flies 2 in from 1.7,11 to 3.5,12
= 35fe0980262004a1

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":2}
# UFO1 spends 1 Movement die: 2 left
= 5bc6b72a2e0f3391

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO1","length":3000,"from":[3464,12000],"to":[6062,13500]}
# UFO1 flies 3 in from 3.5,12 to 6.1,13.5
= 7ab4e3ba5568fb8b

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":120}
# UFO1 turns right to heading 120°
= 1f845ff4001d7b33

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[6062,13500],"to":[6928,13000]}
# UFO1 flies 1 in from 6.1,13.5 to 6.9,13
= 93b1ad083d9f1b1b

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":1}
# UFO1 spends 1 Movement die: 1 left
= 294aced29d1fe286

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":60}
# UFO1 turns left to heading 60°
= ed89e1a8f1327575

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[6928,13000],"to":[10392,15000]}
# UFO1 flies 4 in from 6.9,13 to 10.4,15
= 04928d0f2422398b

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends 1 Movement die: 0 left
= 45368afbc4c45626

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":120}
# UFO1 turns right to heading 120°
= 477b25587a5045bb

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[10392,15000],"to":[13856,13000]}
# UFO1 flies 4 in from 10.4,15 to 13.9,13
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 ends its activation
= 8f52916e32df5b46

turn 1
> 2  activate UFO3
[SS-2.3] {"kind":"activated","piece":"UFO3","number":4}
# UFO3 starts its activation with 4 Movement dice
= 7f59cb3714c93140

turn 1
> 2  enter left 9 heading 60
[SS-5.1] {"kind":"entered","piece":"UFO3","at":[0,9000],"heading":60}
# UFO3 enters the table at 0,9, heading 60°
[SS-3.1] {"kind":"spent","piece":"UFO3","left":3}
# UFO3 spends 1 Movement die: 3 left
= 1d87bccc688dd24b

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"right","heading":120}
# UFO3 turns right to heading 120°
= 700c7e6fb69b8a00

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[0,9000],"to":[3464,7000]}
# UFO3 flies 4 in from 0,9 to 3.5,7
= a8b55a6dce36058f

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":2}
# UFO3 spends 1 Movement die: 2 left
= a5bfdf05ca8a9385

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO3","length":3000,"from":[3464,7000],"to":[6062,5500]}
# UFO3 flies 3 in from 3.5,7 to 6.1,5.5
= 535a9daaf577b467

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":60}
# UFO3 turns left to heading 60°
= 50d2b9011b08bc3c

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO3","length":1000,"from":[6062,5500],"to":[6928,6000]}
# UFO3 flies 1 in from 6.1,5.5 to 6.9,6
= fe1028fce31b9777

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":1}
# UFO3 spends 1 Movement die: 1 left
= faf747e9f1b87401

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[6928,6000],"to":[10392,8000]}
# UFO3 flies 4 in from 6.9,6 to 10.4,8
= c7d6bf42aa55e779

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"right","heading":120}
# UFO3 turns right to heading 120°
= 8236ea6b6eed656b

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":0}
# UFO3 spends 1 Movement die: 0 left
= e973c66c06741e2b

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[10392,8000],"to":[13856,6000]}
# UFO3 flies 4 in from 10.4,8 to 13.9,6
= 59292b604ca22c61

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":60}
# UFO3 turns left to heading 60°
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 ends its activation
[SS-2.3] {"kind":"activated","piece":"UFO2","number":4}
# UFO2 starts its activation with 4 Movement dice
= 942d7f1b2c157ae8

turn 1
> 2  enter right 9 heading 300
[SS-5.1] {"kind":"entered","piece":"UFO2","at":[36000,9000],"heading":300}
# UFO2 enters the table at 36,9, heading 300°
[SS-3.1] {"kind":"spent","piece":"UFO2","left":3}
# UFO2 spends 1 Movement die: 3 left
= d42424b98423b3ff

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"left","heading":240}
# UFO2 turns left to heading 240°
= e94287b67fd06c5c

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[36000,9000],"to":[32536,7000]}
# UFO2 flies 4 in from 36,9 to 32.5,7
= 8f70cd779591c89a

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":2}
# UFO2 spends 1 Movement die: 2 left
= 61cedfa5d23a7cd3

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO2","length":1000,"from":[32536,7000],"to":[31670,6500]}
# UFO2 flies 1 in from 32.5,7 to 31.7,6.5
= 2ff5b7c4459a387a

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":300}
# UFO2 turns right to heading 300°
= 447886891959dc85

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO2","length":3000,"from":[31670,6500],"to":[29072,8000]}
# UFO2 flies 3 in from 31.7,6.5 to 29.1,8
= 8d572dd125d43fd1

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":1}
# UFO2 spends 1 Movement die: 1 left
= b6b5b298fc78b4d1

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO2","length":1000,"from":[29072,8000],"to":[28206,8500]}
# UFO2 flies 1 in from 29.1,8 to 28.2,8.5
= d8dbac8808791c76

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO2","length":2000,"from":[28206,8500],"to":[26474,9500]}
# UFO2 flies 2 in from 28.2,8.5 to 26.5,9.5
= 19eba89faa319adf

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"left","heading":240}
# UFO2 turns left to heading 240°
= e9d828151ac03bc5

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO2","length":1000,"from":[26474,9500],"to":[25608,9000]}
# UFO2 flies 1 in from 26.5,9.5 to 25.6,9
= 08cc71763d4eb284

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends 1 Movement die: 0 left
= f67600f56e825ab9

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO2","length":3000,"from":[25608,9000],"to":[23010,7500]}
# UFO2 flies 3 in from 25.6,9 to 23,7.5
= 0ac9b99b20920401

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":300}
# UFO2 turns right to heading 300°
= f620a3d69c679c45

turn 1
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":3}
# Sleigh starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":2}
# Sleigh spends 1 Movement die: 2 left
= 479a03e851c51734

turn 1
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":1000,"from":[18000,0],"to":[18000,1000]}
# Sleigh flies 1 in from 18,0 to 18,1
= cb8f4f2a89067959

turn 1
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":1000,"from":[18000,1000],"to":[18000,2000]}
# Sleigh flies 1 in from 18,1 to 18,2
= b38665c159da922f

turn 1
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":1000,"from":[18000,2000],"to":[18000,3000]}
# Sleigh flies 1 in from 18,2 to 18,3
= c8f0a5703750ef1a

turn 1
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":1000,"from":[18000,3000],"to":[18000,4000]}
# Sleigh flies 1 in from 18,3 to 18,4
= ce784f9e8e773728

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"left","heading":300}
# Sleigh turns left to heading 300°
= ffe807bdd829898b

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends 1 Movement die: 1 left
= a8c12ddb046f878c

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"right","heading":0}
# Sleigh turns right to heading 0°
= 8e6bb74ba5cc5ded

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,4000],"to":[18000,8000]}
# Sleigh flies 4 in from 18,4 to 18,8
= 2c451e18fa7b63e2

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends 1 Movement die: 0 left
= c0ecbd63512abd3d

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,8000],"to":[18000,12000]}
# Sleigh flies 4 in from 18,8 to 18,12
= 1e5c1d6ed757a919

turn 1
> 1  end
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh ends its activation
[SS-2.1] {"kind":"turn","number":2}
# turn 2 begins
= 85c2711cbdd41b22

turn 2
> 1  assign Sleigh M3
> 2  assign UFO1 M2 A2; UFO2 M2 A2; UFO3 M2 A2
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Sleigh assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,2,2],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# UFO1 assigns 2 to Movement, 2 to Attack: now 0 in Defence, 2 in Movement, 2 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,2,2],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# UFO2 assigns 2 to Movement, 2 to Attack: now 0 in Defence, 2 in Movement, 2 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,2,2],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# UFO3 assigns 2 to Movement, 2 to Attack: now 0 in Defence, 2 in Movement, 2 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":3}
# Sleigh starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":2}
# Sleigh spends 1 Movement die: 2 left
= d16e4d5c72de235b

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,12000],"to":[18000,16000]}
# Sleigh flies 4 in from 18,12 to 18,16
= 1f9421e698d91392

turn 2
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"right","heading":60}
# Sleigh turns right to heading 60°
= ff2501d8cc3170dc

turn 2
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends 1 Movement die: 1 left
= 0b02b80dc4d8f829

turn 2
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"left","heading":0}
# Sleigh turns left to heading 0°
= 30d1f1e13964bd16

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,16000],"to":[18000,20000]}
# Sleigh flies 4 in from 18,16 to 18,20
= 62dead01a0c027fa

turn 2
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends 1 Movement die: 0 left
= d2937585b96e772f

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,20000],"to":[18000,24000]}
# Sleigh flies 4 in from 18,20 to 18,24
= 20ccaf1fb248939c

turn 2
> 1  end
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh ends its activation
= d2f42cdf309d4ce9

turn 2
> 2  activate UFO3
[SS-2.3] {"kind":"activated","piece":"UFO3","number":2}
# UFO3 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO3","left":1}
# UFO3 spends 1 Movement die: 1 left
= 6f5db739e13f28ed

turn 2
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO3","length":2000,"from":[13856,6000],"to":[15588,7000]}
# UFO3 flies 2 in from 13.9,6 to 15.6,7
= c1b6492e73956430

turn 2
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":0}
# UFO3 turns left to heading 0°
= 0ccbdf8f0e6ac715

turn 2
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO3","length":2000,"from":[15588,7000],"to":[15588,9000]}
# UFO3 flies 2 in from 15.6,7 to 15.6,9
= 59cb31c78f389337

turn 2
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":0}
# UFO3 spends 1 Movement die: 0 left
= b167d82e5045eac5

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[15588,9000],"to":[15588,13000]}
# UFO3 flies 4 in from 15.6,9 to 15.6,13
= 61766f9e11c75c8b

turn 2
> 2  attack Sleigh range 1 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"UFO3","target":"Sleigh","range":1,"bonus":0,"roll":1,"distance":11261}
# UFO3 attacks Sleigh at 11.3 in and rolls 1 die, after spending 1 on range
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"UFO3","target":"Sleigh","faces":[5],"needed":6,"hits":0}
# rolled 5, needed 6+: no hit
= f190f527b5b7f76d

turn 2
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 ends its activation
= 2b706ffd00553fc1

turn 2
> 2  activate UFO1
[SS-2.3] {"kind":"activated","piece":"UFO1","number":2}
# UFO1 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO1","left":1}
# UFO1 spends 1 Movement die: 1 left
= bc2b22f3644c0f7a

turn 2
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":60}
# UFO1 turns left to heading 60°
= 7b285e5d524e3837

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[13856,13000],"to":[17320,15000]}
# UFO1 flies 4 in from 13.9,13 to 17.3,15
= 7a1019ae38cda650

turn 2
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends 1 Movement die: 0 left
= d92ec434f448aa8f

turn 2
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":0}
# UFO1 turns left to heading 0°
= f00d698a1074a444

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[17320,15000],"to":[17320,19000]}
# UFO1 flies 4 in from 17.3,15 to 17.3,19
= 3f52bc1efd6cdd9b

turn 2
> 2  attack Sleigh range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"UFO1","target":"Sleigh","range":0,"bonus":0,"roll":2,"distance":5046}
# UFO1 attacks Sleigh at 5 in and rolls 2 dice
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"UFO1","target":"Sleigh","faces":[5,4],"needed":6,"hits":0}
# rolled 5, 4, needed 6+: no hit
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 ends its activation
[SS-2.3] {"kind":"activated","piece":"UFO2","number":2}
# UFO2 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO2","left":1}
# UFO2 spends 1 Movement die: 1 left
= 6c0fdb2c72d43ca6

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":0}
# UFO2 turns right to heading 0°
= 0c8fa36bc6c71976

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[23010,7500],"to":[23010,11500]}
# UFO2 flies 4 in from 23,7.5 to 23,11.5
= 17f2b0d8b493a709

turn 2
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends 1 Movement die: 0 left
= 59cd01634a1a4c62

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[23010,11500],"to":[23010,15500]}
# UFO2 flies 4 in from 23,11.5 to 23,15.5
= 04a2e147055cd571

turn 2
> 2  attack Sleigh range 1 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"UFO2","target":"Sleigh","range":1,"bonus":0,"roll":1,"distance":9866}
# UFO2 attacks Sleigh at 9.9 in and rolls 1 die, after spending 1 on range
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"UFO2","target":"Sleigh","faces":[4],"needed":6,"hits":0}
# rolled 4, needed 6+: no hit
= f4c85248bee0ca36

turn 2
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 ends its activation
[SS-2.1] {"kind":"turn","number":3}
# turn 3 begins
= f7666afd75295cf2

turn 3
> 1  assign Sleigh M3
> 2  assign UFO1 M2 A2; UFO2 M3; UFO3 M4
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Sleigh assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,2,2],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# UFO1 assigns 2 to Movement, 2 to Attack: now 0 in Defence, 2 in Movement, 2 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# UFO2 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# UFO3 assigns 4 to Movement: now 0 in Defence, 4 in Movement, 0 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"UFO3","number":4}
# UFO3 starts its activation with 4 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO3","left":3}
# UFO3 spends 1 Movement die: 3 left
= 6b852e8f78d56a53

turn 3
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO3","length":2000,"from":[15588,13000],"to":[15588,15000]}
# UFO3 flies 2 in from 15.6,13 to 15.6,15
= f2e033de11072d56

turn 3
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO3","length":2000,"from":[15588,15000],"to":[15588,17000]}
# UFO3 flies 2 in from 15.6,15 to 15.6,17
= 9d35b1f057280698

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"right","heading":60}
# UFO3 turns right to heading 60°
= 38e86f933ed122c0

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":2}
# UFO3 spends 1 Movement die: 2 left
= 154eeafcc374551a

turn 3
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":0}
# UFO3 turns left to heading 0°
= 75dd323e1c608add

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[15588,17000],"to":[15588,21000]}
# UFO3 flies 4 in from 15.6,17 to 15.6,21
= e09f777b51575af1

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":1}
# UFO3 spends 1 Movement die: 1 left
= 43b93865bfa93553

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[15588,21000],"to":[15588,25000]}
# UFO3 flies 4 in from 15.6,21 to 15.6,25
= a74ccd0043877bac

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":0}
# UFO3 spends 1 Movement die: 0 left
= b171fe3e3081f423

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[15588,25000],"to":[15588,29000]}
# UFO3 flies 4 in from 15.6,25 to 15.6,29
= 3c31fe5ee55a0e56

turn 3
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 ends its activation
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":3}
# Sleigh starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":2}
# Sleigh spends 1 Movement die: 2 left
= 726f76c7d55db355

turn 3
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,24000],"to":[18000,28000]}
# Sleigh flies 4 in from 18,24 to 18,28
= 79848adc83db6001

turn 3
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"left","heading":300}
# Sleigh turns left to heading 300°
= 4a1ca248a699d4de

turn 3
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends 1 Movement die: 1 left
= 638c6fe04ebab931

turn 3
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"right","heading":0}
# Sleigh turns right to heading 0°
= 149cbccc0a1d5d96

turn 3
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,28000],"to":[18000,32000]}
# Sleigh flies 4 in from 18,28 to 18,32
= dd34d3968cb3960d

turn 3
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends 1 Movement die: 0 left
= 8588050be23735ce

turn 3
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,32000],"to":[18000,36000]}
# Sleigh flies 4 in from 18,32 to 18,36
= 0f5fa230567b8c3b

turn 3
> 1  end
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh ends its activation
[SS-2.3] {"kind":"activated","piece":"UFO2","number":3}
# UFO2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO2","left":2}
# UFO2 spends 1 Movement die: 2 left
= 31affc20ed95ab92

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[23010,15500],"to":[23010,19500]}
# UFO2 flies 4 in from 23,15.5 to 23,19.5
= db1559414e2b176b

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":1}
# UFO2 spends 1 Movement die: 1 left
= 7c6c377a32328317

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[23010,19500],"to":[23010,23500]}
# UFO2 flies 4 in from 23,19.5 to 23,23.5
= 880d583ee3b2ab2f

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":60}
# UFO2 turns right to heading 60°
= 0cb7f4def13e4ae1

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends 1 Movement die: 0 left
= 077493dd0337cf95

turn 3
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"left","heading":0}
# UFO2 turns left to heading 0°
= a6994a096c1ebd6e

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[23010,23500],"to":[23010,27500]}
# UFO2 flies 4 in from 23,23.5 to 23,27.5
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 ends its activation
[SS-2.3] {"kind":"activated","piece":"UFO1","number":2}
# UFO1 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO1","left":1}
# UFO1 spends 1 Movement die: 1 left
= 579080a3dbb5f366

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[17320,19000],"to":[17320,23000]}
# UFO1 flies 4 in from 17.3,19 to 17.3,23
= 82b75cd611540a15

turn 3
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":300}
# UFO1 turns left to heading 300°
= 0da147f6ace5d1d7

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends 1 Movement die: 0 left
= 37392bc4e5e41397

turn 3
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[17320,23000],"to":[16454,23500]}
# UFO1 flies 1 in from 17.3,23 to 16.5,23.5
= 21bee9bb1a3e183d

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":0}
# UFO1 turns right to heading 0°
= 283a6fd816e937c9

turn 3
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO1","length":3000,"from":[16454,23500],"to":[16454,26500]}
# UFO1 flies 3 in from 16.5,23.5 to 16.5,26.5
= 0cbb516e6c4b3e92

turn 3
> 2  attack Sleigh range 1 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"UFO1","target":"Sleigh","range":1,"bonus":0,"roll":1,"distance":9624}
# UFO1 attacks Sleigh at 9.6 in and rolls 1 die, after spending 1 on range
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"UFO1","target":"Sleigh","faces":[4],"needed":6,"hits":0}
# rolled 4, needed 6+: no hit
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 ends its activation
[SS-2.1] {"kind":"turn","number":4}
# turn 4 begins
= 42cf63371be91aa7

turn 4
> 1  assign Sleigh M3
> 2  assign UFO1 M3; UFO2 M3; UFO3 M3 A1
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Sleigh assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# UFO1 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# UFO2 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,3,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# UFO3 assigns 3 to Movement, 1 to Attack: now 0 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":3}
# Sleigh starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":2}
# Sleigh spends 1 Movement die: 2 left
= f6aff633f0e3abdd

turn 4
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,36000],"to":[18000,40000]}
# Sleigh flies 4 in from 18,36 to 18,40
= d7cb9372e7575d93

turn 4
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"right","heading":60}
# Sleigh turns right to heading 60°
= bbc1f7788979a89f

turn 4
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends 1 Movement die: 1 left
= 6d48a608a761633f

turn 4
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"left","heading":0}
# Sleigh turns left to heading 0°
= e9f0cf61d4155893

turn 4
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,40000],"to":[18000,44000]}
# Sleigh flies 4 in from 18,40 to 18,44
= 0faa38ea7bb182fc

turn 4
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends 1 Movement die: 0 left
= 86343aefe2e8abc2

turn 4
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,44000],"to":[18000,48000]}
# Sleigh flies 4 in from 18,44 to 18,48
= 5e64d7ac4309730e

turn 4
> 1  end
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh ends its activation
= d18867491e6fa820

turn 4
> 2  activate UFO2
[SS-2.3] {"kind":"activated","piece":"UFO2","number":3}
# UFO2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO2","left":2}
# UFO2 spends 1 Movement die: 2 left
= b680c98952702e74

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[23010,27500],"to":[23010,31500]}
# UFO2 flies 4 in from 23,27.5 to 23,31.5
= b646ee072976ccf9

turn 4
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":1}
# UFO2 spends 1 Movement die: 1 left
= 9496608a4ddee658

turn 4
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO2","length":2000,"from":[23010,31500],"to":[23010,33500]}
# UFO2 flies 2 in from 23,31.5 to 23,33.5
= c3bc2175f77e2ab1

turn 4
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO2","length":1000,"from":[23010,33500],"to":[23010,34500]}
# UFO2 flies 1 in from 23,33.5 to 23,34.5
= 5a7cf51385186083

turn 4
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO2","length":1000,"from":[23010,34500],"to":[23010,35500]}
# UFO2 flies 1 in from 23,34.5 to 23,35.5
= c247680dc9074bd0

turn 4
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"left","heading":300}
# UFO2 turns left to heading 300°
= 4def73aca67f42d3

turn 4
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends 1 Movement die: 0 left
= 80c171875410b224

turn 4
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO2","length":2000,"from":[23010,35500],"to":[21278,36500]}
# UFO2 flies 2 in from 23,35.5 to 21.3,36.5
= 6c57a447e88ab727

turn 4
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":0}
# UFO2 turns right to heading 0°
= 1d0fe6d192af034a

turn 4
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO2","length":2000,"from":[21278,36500],"to":[21278,38500]}
# UFO2 flies 2 in from 21.3,36.5 to 21.3,38.5
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 ends its activation
= fb319ff4b312ea98

turn 4
> 2  activate UFO3
[SS-2.3] {"kind":"activated","piece":"UFO3","number":3}
# UFO3 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO3","left":2}
# UFO3 spends 1 Movement die: 2 left
= d3a32cc217b0132c

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[15588,29000],"to":[15588,33000]}
# UFO3 flies 4 in from 15.6,29 to 15.6,33
= 711968ae70c42e45

turn 4
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":300}
# UFO3 turns left to heading 300°
= 25ad05edfc34615a

turn 4
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":1}
# UFO3 spends 1 Movement die: 1 left
= 7b09977081463929

turn 4
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"right","heading":0}
# UFO3 turns right to heading 0°
= 8c061e7920c816f2

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[15588,33000],"to":[15588,37000]}
# UFO3 flies 4 in from 15.6,33 to 15.6,37
= 6e01335915c124d8

turn 4
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":0}
# UFO3 spends 1 Movement die: 0 left
= 27df43bf76d87e85

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[15588,37000],"to":[15588,41000]}
# UFO3 flies 4 in from 15.6,37 to 15.6,41
= 0ae6d2366118b2e9

turn 4
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 ends its activation
[SS-2.3] {"kind":"activated","piece":"UFO1","number":3}
# UFO1 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO1","left":2}
# UFO1 spends 1 Movement die: 2 left
= fd20da7317266243

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[16454,26500],"to":[16454,30500]}
# UFO1 flies 4 in from 16.5,26.5 to 16.5,30.5
= 2f3931b7986abe20

turn 4
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":1}
# UFO1 spends 1 Movement die: 1 left
= 14b521e7221aadce

turn 4
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO1","length":3000,"from":[16454,30500],"to":[16454,33500]}
# UFO1 flies 3 in from 16.5,30.5 to 16.5,33.5
= 1e77e615a37a1849

turn 4
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":300}
# UFO1 turns left to heading 300°
= c31e961b2a713200

turn 4
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[16454,33500],"to":[15588,34000]}
# UFO1 flies 1 in from 16.5,33.5 to 15.6,34
= 83b33ed057cb9efa

turn 4
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends 1 Movement die: 0 left
= ce17af266ae99d58

turn 4
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":0}
# UFO1 turns right to heading 0°
= 8a5cc548a0c758a6

turn 4
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[15588,34000],"to":[15588,35000]}
# UFO1 flies 1 in from 15.6,34 to 15.6,35
= 6594885b7c6c6990

turn 4
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 ends its activation
[SS-2.1] {"kind":"turn","number":5}
# turn 5 begins
= 157c1094163bc16b

turn 5
> 1  assign Sleigh M3
> 2  assign UFO1 M4; UFO2 M3; UFO3 M3
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Sleigh assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# UFO1 assigns 4 to Movement: now 0 in Defence, 4 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# UFO2 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# UFO3 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"UFO1","number":4}
# UFO1 starts its activation with 4 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO1","left":3}
# UFO1 spends 1 Movement die: 3 left
= 570d775774104945

turn 5
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[15588,35000],"to":[15588,39000]}
# UFO1 flies 4 in from 15.6,35 to 15.6,39
= d3677ed622ede764

turn 5
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":60}
# UFO1 turns right to heading 60°
= e0fd068ae3bd89e4

turn 5
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":2}
# UFO1 spends 1 Movement die: 2 left
= c69ca6f35b420824

turn 5
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":0}
# UFO1 turns left to heading 0°
= 68d20dc134bc4ab7

turn 5
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[15588,39000],"to":[15588,43000]}
# UFO1 flies 4 in from 15.6,39 to 15.6,43
= 6863f9c2281dd1bf

turn 5
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":1}
# UFO1 spends 1 Movement die: 1 left
= cffee247a52c357f

turn 5
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[15588,43000],"to":[15588,47000]}
# UFO1 flies 4 in from 15.6,43 to 15.6,47
= 1c8caeb9f2280375

turn 5
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":60}
# UFO1 turns right to heading 60°
= c968f33a198e61b5

turn 5
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends 1 Movement die: 0 left
= 789ae0ce8b155363

turn 5
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":0}
# UFO1 turns left to heading 0°
= d205c82dbd27c3b7

turn 5
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[15588,47000],"to":[15588,51000]}
# UFO1 flies 4 in from 15.6,47 to 15.6,51
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 ends its activation
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":3}
# Sleigh starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":2}
# Sleigh spends 1 Movement die: 2 left
= 4fe31b428cee605d

turn 5
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":3000,"from":[18000,48000],"to":[18000,51000]}
# Sleigh flies 3 in from 18,48 to 18,51
= 52aea17ac77ff35f

turn 5
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":1000,"from":[18000,51000],"to":[18000,52000]}
# Sleigh flies 1 in from 18,51 to 18,52
= ab568a171d0a19bd

turn 5
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"right","heading":60}
# Sleigh turns right to heading 60°
= 39811c093fd01735

turn 5
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends 1 Movement die: 1 left
= 7e60d7a8608379b8

turn 5
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"left","heading":0}
# Sleigh turns left to heading 0°
= afd15bc20d557839

turn 5
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,52000],"to":[18000,56000]}
# Sleigh flies 4 in from 18,52 to 18,56
= 7b16df14096ae691

turn 5
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends 1 Movement die: 0 left
= b5a28e81c69f345b

turn 5
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,56000],"to":[18000,60000]}
# Sleigh flies 4 in from 18,56 to 18,60
= 2891def6a587d427

turn 5
> 1  end
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh ends its activation
= 6d426dc32523c5dd

turn 5
> 2  activate UFO3
[SS-2.3] {"kind":"activated","piece":"UFO3","number":3}
# UFO3 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO3","left":2}
# UFO3 spends 1 Movement die: 2 left
= c334b90d170dba43

turn 5
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"right","heading":60}
# UFO3 turns right to heading 60°
= 66466fbca4f75621

turn 5
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[15588,41000],"to":[19052,43000]}
# UFO3 flies 4 in from 15.6,41 to 19.1,43
= 95ef70eca93a8539

turn 5
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":1}
# UFO3 spends 1 Movement die: 1 left
= 852a817418ba2207

turn 5
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO3","length":3000,"from":[19052,43000],"to":[21650,44500]}
# UFO3 flies 3 in from 19.1,43 to 21.7,44.5
= 96c8a31e437a4743

turn 5
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":0}
# UFO3 turns left to heading 0°
= fd8e58004c6ec55c

turn 5
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO3","length":1000,"from":[21650,44500],"to":[21650,45500]}
# UFO3 flies 1 in from 21.7,44.5 to 21.7,45.5
= ad933f1ec572451f

turn 5
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":0}
# UFO3 spends 1 Movement die: 0 left
= b10c6f09ebb7a831

turn 5
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[21650,45500],"to":[21650,49500]}
# UFO3 flies 4 in from 21.7,45.5 to 21.7,49.5
= 7088b7e4960cfdcf

turn 5
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 ends its activation
[SS-2.3] {"kind":"activated","piece":"UFO2","number":3}
# UFO2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO2","left":2}
# UFO2 spends 1 Movement die: 2 left
= 7b02eaf808ec8c7e

turn 5
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"left","heading":300}
# UFO2 turns left to heading 300°
= ace1bd17c8638403

turn 5
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[21278,38500],"to":[17814,40500]}
# UFO2 flies 4 in from 21.3,38.5 to 17.8,40.5
= 13cf6e60305c7d47

turn 5
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":1}
# UFO2 spends 1 Movement die: 1 left
= 6cf5f1442bcb4483

turn 5
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[17814,40500],"to":[14350,42500]}
# UFO2 flies 4 in from 17.8,40.5 to 14.4,42.5
= 861258d569ad3489

turn 5
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends 1 Movement die: 0 left
= 7994e75e7dd12d35

turn 5
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO2","length":2000,"from":[14350,42500],"to":[12618,43500]}
# UFO2 flies 2 in from 14.4,42.5 to 12.6,43.5
= 3de0994e1c158f05

turn 5
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":0}
# UFO2 turns right to heading 0°
= 8744caa89dd71c21

turn 5
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO2","length":2000,"from":[12618,43500],"to":[12618,45500]}
# UFO2 flies 2 in from 12.6,43.5 to 12.6,45.5
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 ends its activation
[SS-2.1] {"kind":"turn","number":6}
# turn 6 begins
= 6ac1127e186a86d9

turn 6
> 1  assign Sleigh M3
> 2  assign UFO1 M3 A1; UFO2 M4; UFO3 M3
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Sleigh assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,3,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# UFO1 assigns 3 to Movement, 1 to Attack: now 0 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# UFO2 assigns 4 to Movement: now 0 in Defence, 4 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# UFO3 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"UFO2","number":4}
# UFO2 starts its activation with 4 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO2","left":3}
# UFO2 spends 1 Movement die: 3 left
= 0c0e8171776f0bb9

turn 6
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO2","length":3000,"from":[12618,45500],"to":[12618,48500]}
# UFO2 flies 3 in from 12.6,45.5 to 12.6,48.5
= c04d56b9413dd07c

turn 6
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"left","heading":300}
# UFO2 turns left to heading 300°
= cabe3fe30d2820d1

turn 6
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO2","length":1000,"from":[12618,48500],"to":[11752,49000]}
# UFO2 flies 1 in from 12.6,48.5 to 11.8,49
= b706d3a523c5598e

turn 6
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":2}
# UFO2 spends 1 Movement die: 2 left
= d39f4abeb36fadf5

turn 6
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":0}
# UFO2 turns right to heading 0°
= 0cfa761fcc365a48

turn 6
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[11752,49000],"to":[11752,53000]}
# UFO2 flies 4 in from 11.8,49 to 11.8,53
= a13996b08c6db65b

turn 6
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":1}
# UFO2 spends 1 Movement die: 1 left
= c432b44dada69746

turn 6
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[11752,53000],"to":[11752,57000]}
# UFO2 flies 4 in from 11.8,53 to 11.8,57
= 2ebd87f3cbf9d32b

turn 6
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":60}
# UFO2 turns right to heading 60°
= 16c3f5c524c1046f

turn 6
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends 1 Movement die: 0 left
= 1c5e092963ddd1e0

turn 6
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO2","length":3000,"from":[11752,57000],"to":[14350,58500]}
# UFO2 flies 3 in from 11.8,57 to 14.4,58.5
= c041c53655477d3f

turn 6
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"left","heading":0}
# UFO2 turns left to heading 0°
= 20705849bac5b323

turn 6
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO2","length":1000,"from":[14350,58500],"to":[14350,59500]}
# UFO2 flies 1 in from 14.4,58.5 to 14.4,59.5
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 ends its activation
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":3}
# Sleigh starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":2}
# Sleigh spends 1 Movement die: 2 left
= b817821cbb103ed4

turn 6
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,60000],"to":[18000,64000]}
# Sleigh flies 4 in from 18,60 to 18,64
= b25a923018536e88

turn 6
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends 1 Movement die: 1 left
= 24e77093698818a8

turn 6
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,64000],"to":[18000,68000]}
# Sleigh flies 4 in from 18,64 to 18,68
= 4060701e64fbb029

turn 6
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"left","heading":300}
# Sleigh turns left to heading 300°
= 151fdd2482d157d5

turn 6
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends 1 Movement die: 0 left
= 748946ec777d9ae1

turn 6
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"right","heading":0}
# Sleigh turns right to heading 0°
= a68586459687a105

turn 6
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,68000],"to":[18000,72000]}
# Sleigh flies 4 in from 18,68 to 18,72
[SS-5.1] {"kind":"over","winner":1,"how":"crossed"}
# a ship has reached the far edge: side 1 wins
= d128d335991d5366
