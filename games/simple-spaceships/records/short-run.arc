firing-arc record 2
game simple-spaceships 1
wording en 2
scenario short-run
seat 1 doctrine
seat 2 doctrine
dice seed 17
| # Ours.
| title = "Santa, the short run"
| brief = "A laden Sleigh of three dice runs from the lower edge to the upper one, 58 inches away. Three UFOs, one of them a mothership of five dice, enter by the long edges, wherever they like."
|
| [table]
| width = 36
| height = 58
|
| [run]
| side = 1
|
| [design.laden]
| name = "Laden sleigh"
| dice = 3
| attack = 2
|
| [design.mothership]
| name = "Mothership"
| dice = 5
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
|   { design = "mothership", name = "UFO3" },
| ]
= 77bfe48f9e32f22d

turn 1
> 1  assign Sleigh M3
> 2  assign UFO1 M4; UFO2 M4; UFO3 M5
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Sleigh assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# UFO1 assigns 4 to Movement: now 0 in Defence, 4 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# UFO2 assigns 4 to Movement: now 0 in Defence, 4 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,5,0],"boxes":{"defence":0,"movement":5,"attack":0,"reserve":0}}
# UFO3 assigns 5 to Movement: now 0 in Defence, 5 in Movement, 0 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"UFO3","number":5}
# UFO3 starts its activation with 5 Movement dice
= 9f051cf209f9bcd6

turn 1
> 2  enter right 9.664 heading 300
[SS-5.1] {"kind":"entered","piece":"UFO3","at":[36000,9664],"heading":300}
# UFO3 enters the table at 36,9.7, heading 300°
[SS-3.1] {"kind":"spent","piece":"UFO3","left":4}
# UFO3 spends 1 Movement die: 4 left
= 2477359116121817

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO3","length":3000,"from":[36000,9664],"to":[33402,11164]}
# UFO3 flies 3 in from 36,9.7 to 33.4,11.2
= 84ffa5c47681e902

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":240}
# UFO3 turns left to heading 240°
= b473ed6f13e61401

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO3","length":1000,"from":[33402,11164],"to":[32536,10664]}
# UFO3 flies 1 in from 33.4,11.2 to 32.5,10.7
= e4fc6f6cba9ee64e

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":3}
# UFO3 spends 1 Movement die: 3 left
= ec27d5773298d6d3

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[32536,10664],"to":[29072,8664]}
# UFO3 flies 4 in from 32.5,10.7 to 29.1,8.7
= dc18ae542f7ce9c2

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"right","heading":300}
# UFO3 turns right to heading 300°
= 6d533d24df69252d

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":2}
# UFO3 spends 1 Movement die: 2 left
= 5227e01bbe5f0dfe

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[29072,8664],"to":[25608,10664]}
# UFO3 flies 4 in from 29.1,8.7 to 25.6,10.7
= 1472bf893aedb691

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":1}
# UFO3 spends 1 Movement die: 1 left
= fad7f3ecaac07005

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO3","length":1000,"from":[25608,10664],"to":[24742,11164]}
# UFO3 flies 1 in from 25.6,10.7 to 24.7,11.2
= dfef8d6408b1c552

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":240}
# UFO3 turns left to heading 240°
= b47f85cb3246335a

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO3","length":2000,"from":[24742,11164],"to":[23010,10164]}
# UFO3 flies 2 in from 24.7,11.2 to 23,10.2
= f68b88995c7af738

turn 1
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 ends its activation
= 5c92a07d78b77274

turn 1
> 2  activate UFO1
[SS-2.3] {"kind":"activated","piece":"UFO1","number":4}
# UFO1 starts its activation with 4 Movement dice
= 3b1e81bb05f20480

turn 1
> 2  enter left 14.496 heading 120
[SS-5.1] {"kind":"entered","piece":"UFO1","at":[0,14496],"heading":120}
# UFO1 enters the table at 0,14.5, heading 120°
[SS-3.1] {"kind":"spent","piece":"UFO1","left":3}
# UFO1 spends 1 Movement die: 3 left
= 4aa95f9c82523494

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[0,14496],"to":[3464,12496]}
# UFO1 flies 4 in from 0,14.5 to 3.5,12.5
= d35ecd23199d8d72

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":180}
# UFO1 turns right to heading 180°
= 5cc695c4c06e46d1

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":2}
# UFO1 spends 1 Movement die: 2 left
= cc55612d52ce8234

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":120}
# UFO1 turns left to heading 120°
= d92fec9783a278d8

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[3464,12496],"to":[6928,10496]}
# UFO1 flies 4 in from 3.5,12.5 to 6.9,10.5
= a098a7fa714339e3

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":1}
# UFO1 spends 1 Movement die: 1 left
= 33e381af3e992416

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO1","length":2000,"from":[6928,10496],"to":[8660,9496]}
# UFO1 flies 2 in from 6.9,10.5 to 8.7,9.5
= 1aadf9885ce51be9

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO1","length":2000,"from":[8660,9496],"to":[10392,8496]}
# UFO1 flies 2 in from 8.7,9.5 to 10.4,8.5
= 09d4f2eb12adf367

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":60}
# UFO1 turns left to heading 60°
= 29a19aaa5ffffa3f

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends 1 Movement die: 0 left
= 642142103103d04e

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[10392,8496],"to":[13856,10496]}
# UFO1 flies 4 in from 10.4,8.5 to 13.9,10.5
= 2b1bf1657426fbff

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":120}
# UFO1 turns right to heading 120°
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 ends its activation
[SS-2.3] {"kind":"activated","piece":"UFO2","number":4}
# UFO2 starts its activation with 4 Movement dice
= e168d66229f735f0

turn 1
> 2  enter right 12.08 heading 240
[SS-5.1] {"kind":"entered","piece":"UFO2","at":[36000,12080],"heading":240}
# UFO2 enters the table at 36,12.1, heading 240°
[SS-3.1] {"kind":"spent","piece":"UFO2","left":3}
# UFO2 spends 1 Movement die: 3 left
= 09a17a683efdbe97

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO2","length":2000,"from":[36000,12080],"to":[34268,11080]}
# UFO2 flies 2 in from 36,12.1 to 34.3,11.1
= 6ae815672bec271b

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO2","length":2000,"from":[34268,11080],"to":[32536,10080]}
# UFO2 flies 2 in from 34.3,11.1 to 32.5,10.1
= 55e07b3d387d0bc8

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":300}
# UFO2 turns right to heading 300°
= f2d92d0f7ca26f0d

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":2}
# UFO2 spends 1 Movement die: 2 left
= 2c7c52f8563235e4

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO2","length":2000,"from":[32536,10080],"to":[30804,11080]}
# UFO2 flies 2 in from 32.5,10.1 to 30.8,11.1
= 410b509111ec393d

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO2","length":1000,"from":[30804,11080],"to":[29938,11580]}
# UFO2 flies 1 in from 30.8,11.1 to 29.9,11.6
= 388247e34d41c423

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO2","length":1000,"from":[29938,11580],"to":[29072,12080]}
# UFO2 flies 1 in from 29.9,11.6 to 29.1,12.1
= ac1a02e654b80d21

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"left","heading":240}
# UFO2 turns left to heading 240°
= 2f028e62ad3a56df

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":1}
# UFO2 spends 1 Movement die: 1 left
= 1d02371f4622e28b

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":300}
# UFO2 turns right to heading 300°
= 38e72ec6c0e70fd9

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[29072,12080],"to":[25608,14080]}
# UFO2 flies 4 in from 29.1,12.1 to 25.6,14.1
= b3f92969fa4d4c19

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends 1 Movement die: 0 left
= a17e09ae4e37836c

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"left","heading":240}
# UFO2 turns left to heading 240°
= 31025f6497bac6cc

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[25608,14080],"to":[22144,12080]}
# UFO2 flies 4 in from 25.6,14.1 to 22.1,12.1
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":3}
# Sleigh starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":2}
# Sleigh spends 1 Movement die: 2 left
= 06721884f677b7fb

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,0],"to":[18000,4000]}
# Sleigh flies 4 in from 18,0 to 18,4
= eb8dc5ee98e78d62

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"right","heading":60}
# Sleigh turns right to heading 60°
= a293f04a2cbc0815

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends 1 Movement die: 1 left
= 82c874ba6f9e4cd3

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"left","heading":0}
# Sleigh turns left to heading 0°
= fef236b9e2a98a22

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,4000],"to":[18000,8000]}
# Sleigh flies 4 in from 18,4 to 18,8
= 777f30c849dd6f3b

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends 1 Movement die: 0 left
= f0cee775b5c91ee8

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,8000],"to":[18000,12000]}
# Sleigh flies 4 in from 18,8 to 18,12
= 0a45b310770f4743

turn 1
> 1  end
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh ends its activation
[SS-2.1] {"kind":"turn","number":2}
# turn 2 begins
= 20d9aafe9070cc90

turn 2
> 1  assign Sleigh M3
> 2  assign UFO1 M2 A2; UFO2 M2 A2; UFO3 M1 A3
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Sleigh assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,2,2],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# UFO1 assigns 2 to Movement, 2 to Attack: now 0 in Defence, 2 in Movement, 2 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,2,2],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# UFO2 assigns 2 to Movement, 2 to Attack: now 0 in Defence, 2 in Movement, 2 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,1,3],"boxes":{"defence":0,"movement":2,"attack":3,"reserve":0}}
# UFO3 assigns 1 to Movement, 3 to Attack: now 0 in Defence, 2 in Movement, 3 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":3}
# Sleigh starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":2}
# Sleigh spends 1 Movement die: 2 left
= f8234c2047e67018

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,12000],"to":[18000,16000]}
# Sleigh flies 4 in from 18,12 to 18,16
= b7c467a0d93edbfe

turn 2
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"left","heading":300}
# Sleigh turns left to heading 300°
= e97d3c43f795906f

turn 2
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends 1 Movement die: 1 left
= 46ab367f92b22b0f

turn 2
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"right","heading":0}
# Sleigh turns right to heading 0°
= 8045b0692100c8ce

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,16000],"to":[18000,20000]}
# Sleigh flies 4 in from 18,16 to 18,20
= a7159b5d5776f188

turn 2
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends 1 Movement die: 0 left
= 9e4a6bfb5bb40fba

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,20000],"to":[18000,24000]}
# Sleigh flies 4 in from 18,20 to 18,24
= b08bd8f60f43dc5e

turn 2
> 1  end
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh ends its activation
= 790fe4e5dae3534c

turn 2
> 2  activate UFO2
[SS-2.3] {"kind":"activated","piece":"UFO2","number":2}
# UFO2 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO2","left":1}
# UFO2 spends 1 Movement die: 1 left
= bf81d6e18e27db41

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":300}
# UFO2 turns right to heading 300°
= 95cb4f566ddf8f42

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[22144,12080],"to":[18680,14080]}
# UFO2 flies 4 in from 22.1,12.1 to 18.7,14.1
= fb8647cb5af42e97

turn 2
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends 1 Movement die: 0 left
= 26fe8c808f465419

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":0}
# UFO2 turns right to heading 0°
= e68b46addfcff7ef

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[18680,14080],"to":[18680,18080]}
# UFO2 flies 4 in from 18.7,14.1 to 18.7,18.1
= 0bc62726e4f2a7ea

turn 2
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 ends its activation
= 81ba0e928b27260a

turn 2
> 2  activate UFO3
[SS-2.3] {"kind":"activated","piece":"UFO3","number":2}
# UFO3 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO3","left":1}
# UFO3 spends 1 Movement die: 1 left
= 68af290931c699ea

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"right","heading":300}
# UFO3 turns right to heading 300°
= fb8637eb0f83030c

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[23010,10164],"to":[19546,12164]}
# UFO3 flies 4 in from 23,10.2 to 19.5,12.2
= 6fd75ec19b743324

turn 2
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":0}
# UFO3 spends 1 Movement die: 0 left
= b4c47345eab8d2d9

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"right","heading":0}
# UFO3 turns right to heading 0°
= 8422fa7318917211

turn 2
> 2  attack Sleigh range 1 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"UFO3","target":"Sleigh","range":1,"bonus":0,"roll":2,"distance":11936}
# UFO3 attacks Sleigh at 11.9 in and rolls 2 dice, after spending 1 on range
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"UFO3","target":"Sleigh","faces":[5,4],"needed":6,"hits":0}
# rolled 5, 4, needed 6+: no hit
= f8f8197f9e5cda9c

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[19546,12164],"to":[19546,16164]}
# UFO3 flies 4 in from 19.5,12.2 to 19.5,16.2
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 ends its activation
[SS-2.3] {"kind":"activated","piece":"UFO1","number":2}
# UFO1 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO1","left":1}
# UFO1 spends 1 Movement die: 1 left
= aa1403da32d3aa2f

turn 2
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[13856,10496],"to":[14722,9996]}
# UFO1 flies 1 in from 13.9,10.5 to 14.7,10
= 1d0124c62375506c

turn 2
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":60}
# UFO1 turns left to heading 60°
= 4096a7e71cb06e15

turn 2
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends 1 Movement die: 0 left
= c096c094109db467

turn 2
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":0}
# UFO1 turns left to heading 0°
= fad1ad9c911c070e

turn 2
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO1","length":3000,"from":[14722,9996],"to":[14722,12996]}
# UFO1 flies 3 in from 14.7,10 to 14.7,13
= 570510b1f0858b5f

turn 2
> 2  attack Sleigh range 1 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"UFO1","target":"Sleigh","range":1,"bonus":0,"roll":1,"distance":11481}
# UFO1 attacks Sleigh at 11.5 in and rolls 1 die, after spending 1 on range
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"UFO1","target":"Sleigh","faces":[4],"needed":6,"hits":0}
# rolled 4, needed 6+: no hit
= bf3e8bb055e2e0dd

turn 2
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 ends its activation
[SS-2.1] {"kind":"turn","number":3}
# turn 3 begins
= 05cfd6e7edc22b1d

turn 3
> 1  assign Sleigh M2 D1
> 2  assign UFO1 M4; UFO2 M2; UFO3 M3
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[1,2,0],"boxes":{"defence":1,"movement":2,"attack":0,"reserve":0}}
# Sleigh assigns 1 to Defence, 2 to Movement: now 1 in Defence, 2 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# UFO1 assigns 4 to Movement: now 0 in Defence, 4 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# UFO2 assigns 2 to Movement: now 0 in Defence, 2 in Movement, 2 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":2}}
# UFO3 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 2 in Reserve
[SS-2.3] {"kind":"activated","piece":"UFO1","number":4}
# UFO1 starts its activation with 4 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO1","left":3}
# UFO1 spends 1 Movement die: 3 left
= 8f6f1837681c7781

turn 3
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO1","length":3000,"from":[14722,12996],"to":[14722,15996]}
# UFO1 flies 3 in from 14.7,13 to 14.7,16
= 51b0be94f348b2fe

turn 3
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":300}
# UFO1 turns left to heading 300°
= e26cc0c53e095f87

turn 3
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[14722,15996],"to":[13856,16496]}
# UFO1 flies 1 in from 14.7,16 to 13.9,16.5
= a92870056991556a

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":2}
# UFO1 spends 1 Movement die: 2 left
= 0bf039f39b20d168

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":0}
# UFO1 turns right to heading 0°
= 948bf343f661588b

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[13856,16496],"to":[13856,20496]}
# UFO1 flies 4 in from 13.9,16.5 to 13.9,20.5
= a25ccdd4f310eaf2

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":1}
# UFO1 spends 1 Movement die: 1 left
= 423aeb031d716193

turn 3
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[13856,20496],"to":[13856,21496]}
# UFO1 flies 1 in from 13.9,20.5 to 13.9,21.5
= a7b9f3e246e1d6f3

turn 3
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO1","length":3000,"from":[13856,21496],"to":[13856,24496]}
# UFO1 flies 3 in from 13.9,21.5 to 13.9,24.5
= ce3e2995c9427fe7

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":60}
# UFO1 turns right to heading 60°
= be6f124efd6ff522

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends 1 Movement die: 0 left
= e91555abfc0749b7

turn 3
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO1","length":2000,"from":[13856,24496],"to":[15588,25496]}
# UFO1 flies 2 in from 13.9,24.5 to 15.6,25.5
= 708dac22776cc1ee

turn 3
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":0}
# UFO1 turns left to heading 0°
= f6f1f1aca9ed87f0

turn 3
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[15588,25496],"to":[15588,26496]}
# UFO1 flies 1 in from 15.6,25.5 to 15.6,26.5
= bc1ecb28430510a6

turn 3
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 ends its activation
[SS-2.3] {"kind":"activated","piece":"UFO3","number":3}
# UFO3 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO3","left":2}
# UFO3 spends 1 Movement die: 2 left
= 36e48d454adfa6e6

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[19546,16164],"to":[19546,20164]}
# UFO3 flies 4 in from 19.5,16.2 to 19.5,20.2
= 450db8dbc2402c46

turn 3
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":300}
# UFO3 turns left to heading 300°
= 8e96b2b92cc3d907

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":1}
# UFO3 spends 1 Movement die: 1 left
= 25501ec3f8fc58a9

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[19546,20164],"to":[16082,22164]}
# UFO3 flies 4 in from 19.5,20.2 to 16.1,22.2
= 665ceaf5b7abdb2a

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"right","heading":0}
# UFO3 turns right to heading 0°
= 4cfc60030ef31beb

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":0}
# UFO3 spends 1 Movement die: 0 left
= 712ad64b0a36ea30

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[16082,22164],"to":[16082,26164]}
# UFO3 flies 4 in from 16.1,22.2 to 16.1,26.2
[SS-3.4] {"kind":"overlaps","piece":"UFO3","other":"UFO1"}
# UFO3 overlaps UFO1: ships do not collide
= a0f9395f42f00f93

turn 3
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 ends its activation
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":2}
# Sleigh starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends 1 Movement die: 1 left
= 88c323cd65e1bd15

turn 3
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,24000],"to":[18000,28000]}
# Sleigh flies 4 in from 18,24 to 18,28
= 8bab34a42bb83e87

turn 3
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends 1 Movement die: 0 left
= 0f963fdfc8d832c6

turn 3
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,28000],"to":[18000,32000]}
# Sleigh flies 4 in from 18,28 to 18,32
= 1176c98c993b403d

turn 3
> 1  end
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh ends its activation
[SS-2.3] {"kind":"activated","piece":"UFO2","number":2}
# UFO2 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO2","left":1}
# UFO2 spends 1 Movement die: 1 left
= 1a683f8005403dd9

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[18680,18080],"to":[18680,22080]}
# UFO2 flies 4 in from 18.7,18.1 to 18.7,22.1
= e3597575272d5af8

turn 3
> 2  attack Sleigh range 1 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"UFO2","target":"Sleigh","range":1,"bonus":0,"roll":1,"distance":9943}
# UFO2 attacks Sleigh at 9.9 in and rolls 1 die, after spending 1 on range
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"UFO2","target":"Sleigh","faces":[4],"needed":6,"hits":0}
# rolled 4, needed 6+: no hit
= 73d4bcb23d5815d1

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":60}
# UFO2 turns right to heading 60°
= 5f88bd67c2e2b3c8

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends 1 Movement die: 0 left
= 17b1a027e5f15a97

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[18680,22080],"to":[22144,24080]}
# UFO2 flies 4 in from 18.7,22.1 to 22.1,24.1
= 16f6a9c589a9bcc6

turn 3
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"left","heading":0}
# UFO2 turns left to heading 0°
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 ends its activation
[SS-2.1] {"kind":"turn","number":4}
# turn 4 begins
= 853f1ca344283bb4

turn 4
> 1  assign Sleigh M2
> 2  assign UFO1 M3; UFO2 M3; UFO3 M2
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[0,2,0],"boxes":{"defence":1,"movement":2,"attack":0,"reserve":0}}
# Sleigh assigns 2 to Movement: now 1 in Defence, 2 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# UFO1 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# UFO2 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":0,"reserve":3}}
# UFO3 assigns 2 to Movement: now 0 in Defence, 2 in Movement, 0 in Attack, 3 in Reserve
= edbe17e3f974efea

turn 4
> 2  activate UFO1
[SS-2.3] {"kind":"activated","piece":"UFO1","number":3}
# UFO1 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO1","left":2}
# UFO1 spends 1 Movement die: 2 left
= 57363ed928b90150

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[15588,26496],"to":[15588,30496]}
# UFO1 flies 4 in from 15.6,26.5 to 15.6,30.5
= 6809aea5ddb8fb2e

turn 4
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":300}
# UFO1 turns left to heading 300°
= 033e70b3d11ce5fd

turn 4
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":1}
# UFO1 spends 1 Movement die: 1 left
= 7d57f0cbc898ac8d

turn 4
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":0}
# UFO1 turns right to heading 0°
= 67a8935abd5e061b

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[15588,30496],"to":[15588,34496]}
# UFO1 flies 4 in from 15.6,30.5 to 15.6,34.5
= 1afe0e29c71fd24b

turn 4
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 ends its activation
[SS-2.3] {"kind":"activated","piece":"UFO2","number":3}
# UFO2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO2","left":2}
# UFO2 spends 1 Movement die: 2 left
= b4ed5cfac728378f

turn 4
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO2","length":2000,"from":[22144,24080],"to":[22144,26080]}
# UFO2 flies 2 in from 22.1,24.1 to 22.1,26.1
= c6ddc441b8f24d95

turn 4
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO2","length":2000,"from":[22144,26080],"to":[22144,28080]}
# UFO2 flies 2 in from 22.1,26.1 to 22.1,28.1
= 04dc8cc0f5a8efae

turn 4
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":1}
# UFO2 spends 1 Movement die: 1 left
= 7a1af737099d0201

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[22144,28080],"to":[22144,32080]}
# UFO2 flies 4 in from 22.1,28.1 to 22.1,32.1
= 403b6823ba5c5f06

turn 4
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends 1 Movement die: 0 left
= 154feed3e161e775

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[22144,32080],"to":[22144,36080]}
# UFO2 flies 4 in from 22.1,32.1 to 22.1,36.1
= c3e8d77e36bb035f

turn 4
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"left","heading":300}
# UFO2 turns left to heading 300°
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 ends its activation
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":2}
# Sleigh starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends 1 Movement die: 1 left
= a96ac1eeeb9ae7e8

turn 4
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,32000],"to":[18000,36000]}
# Sleigh flies 4 in from 18,32 to 18,36
= 064809409ecb1452

turn 4
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"left","heading":300}
# Sleigh turns left to heading 300°
= 3fd4b83b14efc28a

turn 4
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends 1 Movement die: 0 left
= 337c1078eb3de795

turn 4
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"right","heading":0}
# Sleigh turns right to heading 0°
= 5dbe244a1733880f

turn 4
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,36000],"to":[18000,40000]}
# Sleigh flies 4 in from 18,36 to 18,40
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh ends its activation
[SS-2.3] {"kind":"activated","piece":"UFO3","number":2}
# UFO3 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO3","left":1}
# UFO3 spends 1 Movement die: 1 left
= 069831425e500eeb

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[16082,26164],"to":[16082,30164]}
# UFO3 flies 4 in from 16.1,26.2 to 16.1,30.2
= c89b9584aded6dd5

turn 4
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":300}
# UFO3 turns left to heading 300°
= cc52ff8e0e5d81cb

turn 4
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":0}
# UFO3 spends 1 Movement die: 0 left
= 7f079a74cab1d536

turn 4
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"right","heading":0}
# UFO3 turns right to heading 0°
= 41724e390a7ca262

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[16082,30164],"to":[16082,34164]}
# UFO3 flies 4 in from 16.1,30.2 to 16.1,34.2
[SS-3.4] {"kind":"overlaps","piece":"UFO3","other":"UFO1"}
# UFO3 overlaps UFO1: ships do not collide
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 ends its activation
[SS-2.1] {"kind":"turn","number":5}
# turn 5 begins
= 8c0aa28e4f0155b1

turn 5
> 1  assign Sleigh M2
> 2  assign UFO1 M2; UFO2 M2 A2; UFO3 M3
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[0,2,0],"boxes":{"defence":1,"movement":2,"attack":0,"reserve":0}}
# Sleigh assigns 2 to Movement: now 1 in Defence, 2 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,2,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# UFO1 assigns 2 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,2,2],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# UFO2 assigns 2 to Movement, 2 to Attack: now 0 in Defence, 2 in Movement, 2 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":2}}
# UFO3 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 2 in Reserve
= dbfc3048039ef526

turn 5
> 2  activate UFO1
[SS-2.3] {"kind":"activated","piece":"UFO1","number":3}
# UFO1 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO1","left":2}
# UFO1 spends 1 Movement die: 2 left
= b6901bb9d1b8da15

turn 5
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[15588,34496],"to":[15588,38496]}
# UFO1 flies 4 in from 15.6,34.5 to 15.6,38.5
= 514df862ab3eddfc

turn 5
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":300}
# UFO1 turns left to heading 300°
= 2976cba10ce73be3

turn 5
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":1}
# UFO1 spends 1 Movement die: 1 left
= 04a2487c4b90f68b

turn 5
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO1","length":2000,"from":[15588,38496],"to":[13856,39496]}
# UFO1 flies 2 in from 15.6,38.5 to 13.9,39.5
= 58ef2ebbf3b8de5a

turn 5
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":0}
# UFO1 turns right to heading 0°
= 36567835b5a8c2f8

turn 5
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[13856,39496],"to":[13856,40496]}
# UFO1 flies 1 in from 13.9,39.5 to 13.9,40.5
= 59e5590f03bcfe38

turn 5
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[13856,40496],"to":[13856,41496]}
# UFO1 flies 1 in from 13.9,40.5 to 13.9,41.5
= 20b02dbece6947d6

turn 5
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends 1 Movement die: 0 left
= fb4bce59290452f7

turn 5
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO1","length":2000,"from":[13856,41496],"to":[13856,43496]}
# UFO1 flies 2 in from 13.9,41.5 to 13.9,43.5
= 7bb49ea3013aea6f

turn 5
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[13856,43496],"to":[13856,44496]}
# UFO1 flies 1 in from 13.9,43.5 to 13.9,44.5
= 192625d1c4671425

turn 5
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":60}
# UFO1 turns right to heading 60°
= 18d428c0ee61919a

turn 5
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 ends its activation
[SS-2.3] {"kind":"activated","piece":"UFO3","number":3}
# UFO3 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO3","left":2}
# UFO3 spends 1 Movement die: 2 left
= 36eb766d13a08c22

turn 5
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[16082,34164],"to":[16082,38164]}
# UFO3 flies 4 in from 16.1,34.2 to 16.1,38.2
= 340412b0699c5f07

turn 5
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":1}
# UFO3 spends 1 Movement die: 1 left
= 6638207f8e7eb056

turn 5
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO3","length":2000,"from":[16082,38164],"to":[16082,40164]}
# UFO3 flies 2 in from 16.1,38.2 to 16.1,40.2
= 7e654967bc4d2f6f

turn 5
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"right","heading":60}
# UFO3 turns right to heading 60°
= a0bb85064febe577

turn 5
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO3","length":1000,"from":[16082,40164],"to":[16948,40664]}
# UFO3 flies 1 in from 16.1,40.2 to 16.9,40.7
= 94b0ee16e4e8810a

turn 5
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO3","length":1000,"from":[16948,40664],"to":[17814,41164]}
# UFO3 flies 1 in from 16.9,40.7 to 17.8,41.2
= 65041c3348def779

turn 5
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":0}
# UFO3 spends 1 Movement die: 0 left
= 0de88ce0e8a9b3da

turn 5
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO3","length":2000,"from":[17814,41164],"to":[19546,42164]}
# UFO3 flies 2 in from 17.8,41.2 to 19.5,42.2
= 3f960a03288ad2b5

turn 5
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO3","length":1000,"from":[19546,42164],"to":[20412,42664]}
# UFO3 flies 1 in from 19.5,42.2 to 20.4,42.7
= d45654fd71e71233

turn 5
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":0}
# UFO3 turns left to heading 0°
= 3bb1b42172907b1f

turn 5
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 ends its activation
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
[SS-2.3] {"kind":"activated","piece":"UFO2","number":2}
# UFO2 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO2","left":1}
# UFO2 spends 1 Movement die: 1 left
= f99653e15c88d3f5

turn 5
> 2  attack Sleigh range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"UFO2","target":"Sleigh","range":0,"bonus":0,"roll":2,"distance":5704}
# UFO2 attacks Sleigh at 5.7 in and rolls 2 dice
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"UFO2","target":"Sleigh","faces":[4,2],"needed":6,"hits":0}
# rolled 4, 2, needed 6+: no hit
= c26195a21bd9d573

turn 5
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO2","length":2000,"from":[22144,36080],"to":[20412,37080]}
# UFO2 flies 2 in from 22.1,36.1 to 20.4,37.1
= bbae8868fa88fdf5

turn 5
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":0}
# UFO2 turns right to heading 0°
= a0b1b2afd2afa2a9

turn 5
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO2","length":2000,"from":[20412,37080],"to":[20412,39080]}
# UFO2 flies 2 in from 20.4,37.1 to 20.4,39.1
= 04ff5e62d504aae3

turn 5
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends 1 Movement die: 0 left
= ce681e6f81c0e71a

turn 5
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[20412,39080],"to":[20412,43080]}
# UFO2 flies 4 in from 20.4,39.1 to 20.4,43.1
[SS-3.4] {"kind":"overlaps","piece":"UFO2","other":"UFO3"}
# UFO2 overlaps UFO3: ships do not collide
= df1057b14dd122d2

turn 5
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":2}
# Sleigh starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends 1 Movement die: 1 left
= 2c4b1505693cbc2f

turn 5
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,40000],"to":[18000,44000]}
# Sleigh flies 4 in from 18,40 to 18,44
= 963e28fcf4c9c6d8

turn 5
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"right","heading":60}
# Sleigh turns right to heading 60°
= 9be71098ade59c99

turn 5
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends 1 Movement die: 0 left
= c7121c867b796c9c

turn 5
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"left","heading":0}
# Sleigh turns left to heading 0°
= 5656d85ffcf3a2ce

turn 5
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,44000],"to":[18000,48000]}
# Sleigh flies 4 in from 18,44 to 18,48
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh ends its activation
[SS-2.1] {"kind":"turn","number":6}
# turn 6 begins
= aa132679da6f4611

turn 6
> 1  assign Sleigh M2
> 2  assign UFO1 M3; UFO2 M1; UFO3 M1
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[0,2,0],"boxes":{"defence":1,"movement":2,"attack":0,"reserve":0}}
# Sleigh assigns 2 to Movement: now 1 in Defence, 2 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# UFO1 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# UFO2 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 3 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":4}}
# UFO3 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 4 in Reserve
[SS-2.3] {"kind":"activated","piece":"UFO1","number":3}
# UFO1 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO1","left":2}
# UFO1 spends 1 Movement die: 2 left
= a89462286c7df19f

turn 6
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO1","length":2000,"from":[13856,44496],"to":[15588,45496]}
# UFO1 flies 2 in from 13.9,44.5 to 15.6,45.5
= 2fa5ca48c2f81f3f

turn 6
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":0}
# UFO1 turns left to heading 0°
= b3cb59449ab40cbe

turn 6
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO1","length":2000,"from":[15588,45496],"to":[15588,47496]}
# UFO1 flies 2 in from 15.6,45.5 to 15.6,47.5
= 35212e08bd977404

turn 6
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":1}
# UFO1 spends 1 Movement die: 1 left
= dc9e8a2e472c0f77

turn 6
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":60}
# UFO1 turns right to heading 60°
= f1388a1e13df40d8

turn 6
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[15588,47496],"to":[16454,47996]}
# UFO1 flies 1 in from 15.6,47.5 to 16.5,48
= 1eb117d8a133e07e

turn 6
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[16454,47996],"to":[17320,48496]}
# UFO1 flies 1 in from 16.5,48 to 17.3,48.5
[SS-3.4] {"kind":"overlaps","piece":"UFO1","other":"Sleigh"}
# UFO1 overlaps Sleigh: ships do not collide
= 3e3fd404f14f9b89

turn 6
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[17320,48496],"to":[18186,48996]}
# UFO1 flies 1 in from 17.3,48.5 to 18.2,49
[SS-3.4] {"kind":"overlaps","piece":"UFO1","other":"Sleigh"}
# UFO1 overlaps Sleigh: ships do not collide
= b195a5c6ab738486

turn 6
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends 1 Movement die: 0 left
= a88fdcb44ecbc990

turn 6
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO1","length":2000,"from":[18186,48996],"to":[19918,49996]}
# UFO1 flies 2 in from 18.2,49 to 19.9,50
= 7ca228bbf4a0ed0d

turn 6
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":0}
# UFO1 turns left to heading 0°
= 854d5c495cafe018

turn 6
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":2}
# Sleigh starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends 1 Movement die: 1 left
= d1a0024227fd8d21

turn 6
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,48000],"to":[18000,52000]}
# Sleigh flies 4 in from 18,48 to 18,52
= fc4f07c7dfb4948d

turn 6
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"right","heading":60}
# Sleigh turns right to heading 60°
= 5dc7ce4dffa3e8ac

turn 6
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends 1 Movement die: 0 left
= 22add7e15ff2d300

turn 6
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"left","heading":0}
# Sleigh turns left to heading 0°
= 8de4cf1e53079dbb

turn 6
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[18000,52000],"to":[18000,56000]}
# Sleigh flies 4 in from 18,52 to 18,56
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh ends its activation
= a8dc9818b779bc84

turn 6
> 2  activate UFO3
[SS-2.3] {"kind":"activated","piece":"UFO3","number":1}
# UFO3 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"UFO3","left":0}
# UFO3 spends 1 Movement die: 0 left
= b98365cb5766c377

turn 6
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[20412,42664],"to":[20412,46664]}
# UFO3 flies 4 in from 20.4,42.7 to 20.4,46.7
= 445b13e6f9354c48

turn 6
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 ends its activation
[SS-2.3] {"kind":"activated","piece":"UFO2","number":1}
# UFO2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends 1 Movement die: 0 left
= aa0e95c3deac3d97

turn 6
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[20412,43080],"to":[20412,47080]}
# UFO2 flies 4 in from 20.4,43.1 to 20.4,47.1
[SS-3.4] {"kind":"overlaps","piece":"UFO2","other":"UFO3"}
# UFO2 overlaps UFO3: ships do not collide
= 585037af64b034e1

turn 6
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 ends its activation
[SS-2.1] {"kind":"turn","number":7}
# turn 7 begins
= f9cebafaba493f62

turn 7
> 1  assign Sleigh M1 D1
> 2  assign UFO1 M1 A3; UFO2 M2 A1; UFO3 M1 A4
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[1,1,0],"boxes":{"defence":2,"movement":1,"attack":0,"reserve":0}}
# Sleigh assigns 1 to Defence, 1 to Movement: now 2 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,1,3],"boxes":{"defence":0,"movement":1,"attack":3,"reserve":0}}
# UFO1 assigns 1 to Movement, 3 to Attack: now 0 in Defence, 1 in Movement, 3 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,2,1],"boxes":{"defence":0,"movement":2,"attack":1,"reserve":1}}
# UFO2 assigns 2 to Movement, 1 to Attack: now 0 in Defence, 2 in Movement, 1 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,1,4],"boxes":{"defence":0,"movement":1,"attack":4,"reserve":0}}
# UFO3 assigns 1 to Movement, 4 to Attack: now 0 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"UFO2","number":2}
# UFO2 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO2","left":1}
# UFO2 spends 1 Movement die: 1 left
= 4f1d102921b496d8

turn 7
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO2","length":1000,"from":[20412,47080],"to":[20412,48080]}
# UFO2 flies 1 in from 20.4,47.1 to 20.4,48.1
= f9955b8b7d706808

turn 7
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO2","length":1000,"from":[20412,48080],"to":[20412,49080]}
# UFO2 flies 1 in from 20.4,48.1 to 20.4,49.1
[SS-3.4] {"kind":"overlaps","piece":"UFO2","other":"UFO1"}
# UFO2 overlaps UFO1: ships do not collide
= c2bc2cfa9a1c82da

turn 7
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO2","length":1000,"from":[20412,49080],"to":[20412,50080]}
# UFO2 flies 1 in from 20.4,49.1 to 20.4,50.1
[SS-3.4] {"kind":"overlaps","piece":"UFO2","other":"UFO1"}
# UFO2 overlaps UFO1: ships do not collide
= be5c477cc75f4863

turn 7
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"left","heading":300}
# UFO2 turns left to heading 300°
= 9982e0f699e47a8e

turn 7
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO2","length":1000,"from":[20412,50080],"to":[19546,50580]}
# UFO2 flies 1 in from 20.4,50.1 to 19.5,50.6
[SS-3.4] {"kind":"overlaps","piece":"UFO2","other":"UFO1"}
# UFO2 overlaps UFO1: ships do not collide
= ef800a6b3a2de025

turn 7
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends 1 Movement die: 0 left
= 790176a03858aa4f

turn 7
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO2","length":1000,"from":[19546,50580],"to":[18680,51080]}
# UFO2 flies 1 in from 19.5,50.6 to 18.7,51.1
= cb1238bc4cd48853

turn 7
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO2","length":2000,"from":[18680,51080],"to":[16948,52080]}
# UFO2 flies 2 in from 18.7,51.1 to 16.9,52.1
= 0ae2fdaeaa2a672a

turn 7
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":0}
# UFO2 turns right to heading 0°
= 25ab3ddfa56c8f73

turn 7
> 2  attack Sleigh range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"UFO2","target":"Sleigh","range":0,"bonus":0,"roll":1,"distance":4058}
# UFO2 attacks Sleigh at 4.1 in and rolls 1 die
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"UFO2","target":"Sleigh","faces":[2],"needed":6,"hits":0}
# rolled 2, needed 6+: no hit
= 1a97a26ad19ec6df

turn 7
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 ends its activation
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
= 7610596545e86965

turn 7
> 2  activate UFO3
[SS-2.3] {"kind":"activated","piece":"UFO3","number":1}
# UFO3 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"UFO3","left":0}
# UFO3 spends 1 Movement die: 0 left
= e583bafce310cc12

turn 7
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[20412,46664],"to":[20412,50664]}
# UFO3 flies 4 in from 20.4,46.7 to 20.4,50.7
[SS-3.4] {"kind":"overlaps","piece":"UFO3","other":"UFO1"}
# UFO3 overlaps UFO1: ships do not collide
= ed84db3657b8c0d5

turn 7
> 2  attack Sleigh range 0 bonus 1 roll 3
[SS-4.1] {"kind":"attacks","piece":"UFO3","target":"Sleigh","range":0,"bonus":1,"roll":3,"distance":5855}
# UFO3 attacks Sleigh at 5.9 in and rolls 3 dice, after spending 1 on the bonus
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 3
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"UFO3","target":"Sleigh","faces":[5,3,5],"needed":5,"hits":2}
# rolled 5, 3, 5, needed 5+: 2 hits
[SS-4.6] {"kind":"met","piece":"Sleigh","hits":2,"left":0}
# Sleigh spends 2 Defence dice to stop 2 hits: 0 left
= 1143a2e04efea4d9

turn 7
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":300}
# UFO3 turns left to heading 300°
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 ends its activation
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":1}
# Sleigh starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends 1 Movement die: 0 left
= 1bae4516f3854b65

turn 7
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":3000,"from":[18000,56000],"to":[18000,59000]}
# Sleigh flies 3 in from 18,56 to 18,59
[SS-5.1] {"kind":"over","winner":1,"how":"crossed"}
# a ship has reached the far edge: side 1 wins
= cb61b29a58a39d5d
