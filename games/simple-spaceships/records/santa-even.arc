firing-arc record 2
game simple-spaceships 1
wording en 2
scenario santa-even
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "Santa and the UFOs, even"
| brief = "The Sleigh runs from the lower short edge to the upper one. Four UFOs enter by the long edges, wherever they like, and have thirty turns to stop it. Even form: the Sleigh is laden and has three dice, and the table is eight feet long."
|
| [table]
| width = 48
| height = 96
|
| [design.laden]
| name = "Laden sleigh"
| dice = 3
| attack = 2
|
| [run]
| side = 1
|
| [[side]]
| name = "Santa"
| ship = [{ design = "laden", name = "Sleigh", at = [24, 0], heading = 0 }]
|
| [[side]]
| name = "Grinch"
| ship = [
|   { design = "ufo", name = "UFO1" },
|   { design = "ufo", name = "UFO2" },
|   { design = "ufo", name = "UFO3" },
|   { design = "ufo", name = "UFO4" },
| ]
= 5cba57dd691edb8d

turn 1
> 1  assign Sleigh M3
> 2  assign UFO1 M4; UFO2 M4; UFO3 M4; UFO4 M4
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Sleigh assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# UFO1 assigns 4 to Movement: now 0 in Defence, 4 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# UFO2 assigns 4 to Movement: now 0 in Defence, 4 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# UFO3 assigns 4 to Movement: now 0 in Defence, 4 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO4","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# UFO4 assigns 4 to Movement: now 0 in Defence, 4 in Movement, 0 in Attack, 0 in Reserve
= cd3634d4c3e6027f

turn 1
> 2  activate UFO1
[SS-2.3] {"kind":"activated","piece":"UFO1","number":4}
# UFO1 starts its activation with 4 Movement dice
= 1f0a033e0f8cd786

turn 1
> 2  enter left 8 heading 60
[SS-5.1] {"kind":"entered","piece":"UFO1","at":[0,8000],"heading":60}
# UFO1 enters the table at 0,8, heading 60°
[SS-3.1] {"kind":"spent","piece":"UFO1","left":3}
# UFO1 spends 1 Movement die: 3 left
= 64b80c9e6e1f1279

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO1","length":2000,"from":[0,8000],"to":[1732,9000]}
# UFO1 flies 2 in from 0,8 to 1.7,9
= dba0a9f26bf1af38

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":120}
# UFO1 turns right to heading 120°
= 94405e0208e19194

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO1","length":2000,"from":[1732,9000],"to":[3464,8000]}
# UFO1 flies 2 in from 1.7,9 to 3.5,8
= 18eb97ce6aaa412f

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":2}
# UFO1 spends 1 Movement die: 2 left
= 43dd83eaaf3c35bd

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO1","length":3000,"from":[3464,8000],"to":[6062,6500]}
# UFO1 flies 3 in from 3.5,8 to 6.1,6.5
= 86c4565a779dd4bb

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":60}
# UFO1 turns left to heading 60°
= 0eebad9d18cbe347

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[6062,6500],"to":[6928,7000]}
# UFO1 flies 1 in from 6.1,6.5 to 6.9,7
= 2accf922000db847

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":1}
# UFO1 spends 1 Movement die: 1 left
= eafe55edb86d672e

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO1","length":2000,"from":[6928,7000],"to":[8660,8000]}
# UFO1 flies 2 in from 6.9,7 to 8.7,8
= c7c61253c91a49fb

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO1","length":2000,"from":[8660,8000],"to":[10392,9000]}
# UFO1 flies 2 in from 8.7,8 to 10.4,9
= afc49b8ac17805fd

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends 1 Movement die: 0 left
= 6b244694c9b1a6fd

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO1","length":3000,"from":[10392,9000],"to":[12990,10500]}
# UFO1 flies 3 in from 10.4,9 to 13,10.5
= 12703b3e90cdb212

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":120}
# UFO1 turns right to heading 120°
= 0cee214daa6639bd

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[12990,10500],"to":[13856,10000]}
# UFO1 flies 1 in from 13,10.5 to 13.9,10
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 ends its activation
= 380e88ee946de549

turn 1
> 2  activate UFO2
[SS-2.3] {"kind":"activated","piece":"UFO2","number":4}
# UFO2 starts its activation with 4 Movement dice
= 21d6e68dfba7e292

turn 1
> 2  enter right 16 heading 240
[SS-5.1] {"kind":"entered","piece":"UFO2","at":[48000,16000],"heading":240}
# UFO2 enters the table at 48,16, heading 240°
[SS-3.1] {"kind":"spent","piece":"UFO2","left":3}
# UFO2 spends 1 Movement die: 3 left
= eb2dab35f82f332f

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[48000,16000],"to":[44536,14000]}
# UFO2 flies 4 in from 48,16 to 44.5,14
= 027be44190832234

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":2}
# UFO2 spends 1 Movement die: 2 left
= 8ba62f2d28d8ef19

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO2","length":3000,"from":[44536,14000],"to":[41938,12500]}
# UFO2 flies 3 in from 44.5,14 to 41.9,12.5
= 6e1c9e006f06e52f

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO2","length":1000,"from":[41938,12500],"to":[41072,12000]}
# UFO2 flies 1 in from 41.9,12.5 to 41.1,12
= a5ffc5327a9f551b

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":300}
# UFO2 turns right to heading 300°
= fae1eab74f36accc

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":1}
# UFO2 spends 1 Movement die: 1 left
= 2913f633ba8a6e17

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[41072,12000],"to":[37608,14000]}
# UFO2 flies 4 in from 41.1,12 to 37.6,14
= 861dc15a8348e949

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"left","heading":240}
# UFO2 turns left to heading 240°
= c5c5b4610ae5cd1c

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends 1 Movement die: 0 left
= 862aee4306d613df

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[37608,14000],"to":[34144,12000]}
# UFO2 flies 4 in from 37.6,14 to 34.1,12
= 21b4258af17c2491

turn 1
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 ends its activation
= c98e6ab62aebbabd

turn 1
> 2  activate UFO3
[SS-2.3] {"kind":"activated","piece":"UFO3","number":4}
# UFO3 starts its activation with 4 Movement dice
= 6fd299de6c03dce4

turn 1
> 2  enter left 4 heading 60
[SS-5.1] {"kind":"entered","piece":"UFO3","at":[0,4000],"heading":60}
# UFO3 enters the table at 0,4, heading 60°
[SS-3.1] {"kind":"spent","piece":"UFO3","left":3}
# UFO3 spends 1 Movement die: 3 left
= bcf677c7b20591fc

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[0,4000],"to":[3464,6000]}
# UFO3 flies 4 in from 0,4 to 3.5,6
= d4e931d2cd856a8e

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":0}
# UFO3 turns left to heading 0°
= 3df88e4c2c6f1fa8

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":2}
# UFO3 spends 1 Movement die: 2 left
= 36f7c0dc29b3ccf0

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO3","length":3000,"from":[3464,6000],"to":[3464,9000]}
# UFO3 flies 3 in from 3.5,6 to 3.5,9
= 1b7428a6f40a5ba8

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"right","heading":60}
# UFO3 turns right to heading 60°
= 18b0bf0ad035c932

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO3","length":1000,"from":[3464,9000],"to":[4330,9500]}
# UFO3 flies 1 in from 3.5,9 to 4.3,9.5
= 3e00c02011cb15e1

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":1}
# UFO3 spends 1 Movement die: 1 left
= 4ae2feec3435389e

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO3","length":1000,"from":[4330,9500],"to":[5196,10000]}
# UFO3 flies 1 in from 4.3,9.5 to 5.2,10
= 7d139347a5bb33b4

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO3","length":2000,"from":[5196,10000],"to":[6928,11000]}
# UFO3 flies 2 in from 5.2,10 to 6.9,11
= 20feb9b7590d11cd

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO3","length":1000,"from":[6928,11000],"to":[7794,11500]}
# UFO3 flies 1 in from 6.9,11 to 7.8,11.5
= 12803a038a733821

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"right","heading":120}
# UFO3 turns right to heading 120°
= 5a0df3108772c14f

turn 1
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 ends its activation
[SS-2.3] {"kind":"activated","piece":"UFO4","number":4}
# UFO4 starts its activation with 4 Movement dice
= 6e4cb17fe6cf7281

turn 1
> 2  enter right 8 heading 300
[SS-5.1] {"kind":"entered","piece":"UFO4","at":[48000,8000],"heading":300}
# UFO4 enters the table at 48,8, heading 300°
[SS-3.1] {"kind":"spent","piece":"UFO4","left":3}
# UFO4 spends 1 Movement die: 3 left
= 8df7e0083e5b48b9

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO4","length":3000,"from":[48000,8000],"to":[45402,9500]}
# UFO4 flies 3 in from 48,8 to 45.4,9.5
= 6e045c5cbf6a7674

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO4","length":1000,"from":[45402,9500],"to":[44536,10000]}
# UFO4 flies 1 in from 45.4,9.5 to 44.5,10
= b248276c854bba1f

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"left","heading":240}
# UFO4 turns left to heading 240°
= 564ad0800eabb318

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO4","left":2}
# UFO4 spends 1 Movement die: 2 left
= d932fa39a6be7ed6

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO4","length":4000,"from":[44536,10000],"to":[41072,8000]}
# UFO4 flies 4 in from 44.5,10 to 41.1,8
= a08c85e1ab870511

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO4","left":1}
# UFO4 spends 1 Movement die: 1 left
= 28a20db4c1cdf961

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO4","length":4000,"from":[41072,8000],"to":[37608,6000]}
# UFO4 flies 4 in from 41.1,8 to 37.6,6
= d8655a4e68e7ae6c

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO4","left":0}
# UFO4 spends 1 Movement die: 0 left
= 2493b3691b90d192

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO4","length":2000,"from":[37608,6000],"to":[35876,5000]}
# UFO4 flies 2 in from 37.6,6 to 35.9,5
= 204b552a757a2199

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"right","heading":300}
# UFO4 turns right to heading 300°
= 5a380f9a0bc2d42c

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO4","length":2000,"from":[35876,5000],"to":[34144,6000]}
# UFO4 flies 2 in from 35.9,5 to 34.1,6
[SS-2.3] {"kind":"ended","piece":"UFO4"}
# UFO4 ends its activation
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":3}
# Sleigh starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":2}
# Sleigh spends 1 Movement die: 2 left
= a6da12bc2fd193aa

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,0],"to":[24000,4000]}
# Sleigh flies 4 in from 24,0 to 24,4
= 1b7d4840c35346a9

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"left","heading":300}
# Sleigh turns left to heading 300°
= 6530f40d128b547d

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends 1 Movement die: 1 left
= f8158c87a0cf2ce0

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"right","heading":0}
# Sleigh turns right to heading 0°
= eb16a8fdcd36c5a1

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,4000],"to":[24000,8000]}
# Sleigh flies 4 in from 24,4 to 24,8
= 5be22c5c04761d42

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends 1 Movement die: 0 left
= c4e0f033a2689d65

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,8000],"to":[24000,12000]}
# Sleigh flies 4 in from 24,8 to 24,12
= 79501a71243aa478

turn 1
> 1  end
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh ends its activation
[SS-2.1] {"kind":"turn","number":2}
# turn 2 begins
= 27716298cf1488cf

turn 2
> 1  assign Sleigh M3
> 2  assign UFO1 M2 D1; UFO2 M2 A2; UFO3 M2; UFO4 M3
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Sleigh assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[1,2,0],"boxes":{"defence":1,"movement":2,"attack":0,"reserve":1}}
# UFO1 assigns 1 to Defence, 2 to Movement: now 1 in Defence, 2 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,2,2],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# UFO2 assigns 2 to Movement, 2 to Attack: now 0 in Defence, 2 in Movement, 2 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,2,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# UFO3 assigns 2 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO4","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# UFO4 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":3}
# Sleigh starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":2}
# Sleigh spends 1 Movement die: 2 left
= f3a31869a1b1d1e1

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,12000],"to":[24000,16000]}
# Sleigh flies 4 in from 24,12 to 24,16
= 9a2196f0c17b36a3

turn 2
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"left","heading":300}
# Sleigh turns left to heading 300°
= 28e3633e4662c93c

turn 2
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends 1 Movement die: 1 left
= 8417c8b50cfb6563

turn 2
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"right","heading":0}
# Sleigh turns right to heading 0°
= 8fbb1722f5308197

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,16000],"to":[24000,20000]}
# Sleigh flies 4 in from 24,16 to 24,20
= c3b648d5cec48dac

turn 2
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends 1 Movement die: 0 left
= da2aedc7d23f4765

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,20000],"to":[24000,24000]}
# Sleigh flies 4 in from 24,20 to 24,24
= 0f66044629ad83d6

turn 2
> 1  end
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh ends its activation
= 60642fb69b376b7b

turn 2
> 2  activate UFO3
[SS-2.3] {"kind":"activated","piece":"UFO3","number":3}
# UFO3 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO3","left":2}
# UFO3 spends 1 Movement die: 2 left
= b4dbc81996c3e9c7

turn 2
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":60}
# UFO3 turns left to heading 60°
= 15ce0b58653b1ab8

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[7794,11500],"to":[11258,13500]}
# UFO3 flies 4 in from 7.8,11.5 to 11.3,13.5
= 9a8667d87a5bb62b

turn 2
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":1}
# UFO3 spends 1 Movement die: 1 left
= 9108a24799441903

turn 2
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO3","length":3000,"from":[11258,13500],"to":[13856,15000]}
# UFO3 flies 3 in from 11.3,13.5 to 13.9,15
= 6ef07c27f031e15a

turn 2
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO3","length":1000,"from":[13856,15000],"to":[14722,15500]}
# UFO3 flies 1 in from 13.9,15 to 14.7,15.5
= 821c20ba2f26ec20

turn 2
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":0}
# UFO3 turns left to heading 0°
= 12f9b64f86b0db78

turn 2
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":0}
# UFO3 spends 1 Movement die: 0 left
= 538df713d184ed0c

turn 2
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO3","length":3000,"from":[14722,15500],"to":[14722,18500]}
# UFO3 flies 3 in from 14.7,15.5 to 14.7,18.5
= 677fe3c90bc2d7d6

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"right","heading":60}
# UFO3 turns right to heading 60°
= 323909cdaa83e8b4

turn 2
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO3","length":1000,"from":[14722,18500],"to":[15588,19000]}
# UFO3 flies 1 in from 14.7,18.5 to 15.6,19
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 ends its activation
[SS-2.3] {"kind":"activated","piece":"UFO4","number":3}
# UFO4 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO4","left":2}
# UFO4 spends 1 Movement die: 2 left
= 767229b6b9b71a0f

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO4","length":4000,"from":[34144,6000],"to":[30680,8000]}
# UFO4 flies 4 in from 34.1,6 to 30.7,8
= 8065d4a745f8bdd2

turn 2
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO4","left":1}
# UFO4 spends 1 Movement die: 1 left
= a47823a4ec7f2e23

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO4","length":4000,"from":[30680,8000],"to":[27216,10000]}
# UFO4 flies 4 in from 30.7,8 to 27.2,10
= 33299be021863eaa

turn 2
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO4","left":0}
# UFO4 spends 1 Movement die: 0 left
= 32c966a16804bda5

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"right","heading":0}
# UFO4 turns right to heading 0°
= 12caf1ffe72a652b

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO4","length":4000,"from":[27216,10000],"to":[27216,14000]}
# UFO4 flies 4 in from 27.2,10 to 27.2,14
[SS-2.3] {"kind":"ended","piece":"UFO4"}
# UFO4 ends its activation
= 6a64d6f31f5ea156

turn 2
> 2  activate UFO1
[SS-2.3] {"kind":"activated","piece":"UFO1","number":2}
# UFO1 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO1","left":1}
# UFO1 spends 1 Movement die: 1 left
= 917d1f50dfca4047

turn 2
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":60}
# UFO1 turns left to heading 60°
= d093265b1b9378de

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[13856,10000],"to":[17320,12000]}
# UFO1 flies 4 in from 13.9,10 to 17.3,12
= 204a5a6f7b2ba3a7

turn 2
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends 1 Movement die: 0 left
= 20dbd6de56f671d7

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[17320,12000],"to":[20784,14000]}
# UFO1 flies 4 in from 17.3,12 to 20.8,14
= 6a975690fd942dda

turn 2
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":0}
# UFO1 turns left to heading 0°
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 ends its activation
[SS-2.3] {"kind":"activated","piece":"UFO2","number":2}
# UFO2 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO2","left":1}
# UFO2 spends 1 Movement die: 1 left
= 8af6971b2fea012b

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":300}
# UFO2 turns right to heading 300°
= bcd90928327483ee

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[34144,12000],"to":[30680,14000]}
# UFO2 flies 4 in from 34.1,12 to 30.7,14
= e0411e714d31eb73

turn 2
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends 1 Movement die: 0 left
= e26af5d6a206e606

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[30680,14000],"to":[27216,16000]}
# UFO2 flies 4 in from 30.7,14 to 27.2,16
= d26dc9f5c5d946e6

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":0}
# UFO2 turns right to heading 0°
= f45e84f033d9afbe

turn 2
> 2  attack Sleigh range 1 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"UFO2","target":"Sleigh","range":1,"bonus":0,"roll":1,"distance":8622}
# UFO2 attacks Sleigh at 8.6 in and rolls 1 die, after spending 1 on range
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"UFO2","target":"Sleigh","faces":[4],"needed":6,"hits":0}
# rolled 4, needed 6+: no hit
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 ends its activation
[SS-2.1] {"kind":"turn","number":3}
# turn 3 begins
= ec3ebe0951bf9893

turn 3
> 1  assign Sleigh M3
> 2  assign UFO1 M3; UFO2 M3; UFO3 M3 A1; UFO4 M4
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Sleigh assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,3,0],"boxes":{"defence":1,"movement":3,"attack":0,"reserve":0}}
# UFO1 assigns 3 to Movement: now 1 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# UFO2 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,3,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# UFO3 assigns 3 to Movement, 1 to Attack: now 0 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO4","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# UFO4 assigns 4 to Movement: now 0 in Defence, 4 in Movement, 0 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"UFO4","number":4}
# UFO4 starts its activation with 4 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO4","left":3}
# UFO4 spends 1 Movement die: 3 left
= 2ed2b4e3e7d7e51e

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO4","length":4000,"from":[27216,14000],"to":[27216,18000]}
# UFO4 flies 4 in from 27.2,14 to 27.2,18
= 54dc10d28b63d255

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"right","heading":60}
# UFO4 turns right to heading 60°
= f47bc14289ba3f87

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO4","left":2}
# UFO4 spends 1 Movement die: 2 left
= 771e3c9d1e80240c

turn 3
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"left","heading":0}
# UFO4 turns left to heading 0°
= 79e36bf720a5bbf0

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO4","length":4000,"from":[27216,18000],"to":[27216,22000]}
# UFO4 flies 4 in from 27.2,18 to 27.2,22
= 86e2f825da9805d2

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO4","left":1}
# UFO4 spends 1 Movement die: 1 left
= 6fb9be3f126c05ab

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO4","length":4000,"from":[27216,22000],"to":[27216,26000]}
# UFO4 flies 4 in from 27.2,22 to 27.2,26
= cc088b548b9d8f2f

turn 3
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"left","heading":300}
# UFO4 turns left to heading 300°
= fb73f23ac4bbc826

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO4","left":0}
# UFO4 spends 1 Movement die: 0 left
= bbcb27da8f498984

turn 3
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO4","length":2000,"from":[27216,26000],"to":[25484,27000]}
# UFO4 flies 2 in from 27.2,26 to 25.5,27
= 8a908256904c7239

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"right","heading":0}
# UFO4 turns right to heading 0°
= 4561e9578065549d

turn 3
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO4","length":2000,"from":[25484,27000],"to":[25484,29000]}
# UFO4 flies 2 in from 25.5,27 to 25.5,29
[SS-2.3] {"kind":"ended","piece":"UFO4"}
# UFO4 ends its activation
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
= f58d1cec2ee77a4e

turn 3
> 2  activate UFO2
[SS-2.3] {"kind":"activated","piece":"UFO2","number":3}
# UFO2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO2","left":2}
# UFO2 spends 1 Movement die: 2 left
= 8e8374a45c255454

turn 3
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO2","length":3000,"from":[27216,16000],"to":[27216,19000]}
# UFO2 flies 3 in from 27.2,16 to 27.2,19
= 1cd913a67fe3a629

turn 3
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"left","heading":300}
# UFO2 turns left to heading 300°
= 20d7943fecb41c92

turn 3
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO2","length":1000,"from":[27216,19000],"to":[26350,19500]}
# UFO2 flies 1 in from 27.2,19 to 26.4,19.5
= 5de28223136fe374

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":1}
# UFO2 spends 1 Movement die: 1 left
= d464244671743ec6

turn 3
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO2","length":2000,"from":[26350,19500],"to":[24618,20500]}
# UFO2 flies 2 in from 26.4,19.5 to 24.6,20.5
= 86766e3db01309af

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends 1 Movement die: 0 left
= 7c70752fba4c5e71

turn 3
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO2","length":1000,"from":[24618,20500],"to":[23752,21000]}
# UFO2 flies 1 in from 24.6,20.5 to 23.8,21
= 3fdf1fd0c93586d1

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":0}
# UFO2 turns right to heading 0°
= 21472afe4a537493

turn 3
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO2","length":2000,"from":[23752,21000],"to":[23752,23000]}
# UFO2 flies 2 in from 23.8,21 to 23.8,23
= 2aa6052d29dc8482

turn 3
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":3}
# Sleigh starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":2}
# Sleigh spends 1 Movement die: 2 left
= c61634bb2ccaf5b9

turn 3
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":3000,"from":[24000,24000],"to":[24000,27000]}
# Sleigh flies 3 in from 24,24 to 24,27
= d04e83c1da55883c

turn 3
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"left","heading":300}
# Sleigh turns left to heading 300°
= a395a45de6afe5e8

turn 3
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":1000,"from":[24000,27000],"to":[23134,27500]}
# Sleigh flies 1 in from 24,27 to 23.1,27.5
= 3da9bfccba027c34

turn 3
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends 1 Movement die: 1 left
= c63353465ef51b64

turn 3
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"right","heading":0}
# Sleigh turns right to heading 0°
= 4675a871558a75c3

turn 3
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[23134,27500],"to":[23134,31500]}
# Sleigh flies 4 in from 23.1,27.5 to 23.1,31.5
= 2a6a51abd61c64f6

turn 3
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends 1 Movement die: 0 left
= 9396cbd6646cdba4

turn 3
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[23134,31500],"to":[23134,35500]}
# Sleigh flies 4 in from 23.1,31.5 to 23.1,35.5
= 62b8f42e2425b8b3

turn 3
> 1  end
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh ends its activation
= 345ac628d7a50467

turn 3
> 2  activate UFO3
[SS-2.3] {"kind":"activated","piece":"UFO3","number":3}
# UFO3 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO3","left":2}
# UFO3 spends 1 Movement die: 2 left
= 6fbe89bc5c32a257

turn 3
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":0}
# UFO3 turns left to heading 0°
= 476102e026d07e9b

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[15588,19000],"to":[15588,23000]}
# UFO3 flies 4 in from 15.6,19 to 15.6,23
= eb4fd151e2e6397f

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":1}
# UFO3 spends 1 Movement die: 1 left
= 6469af362af10219

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[15588,23000],"to":[15588,27000]}
# UFO3 flies 4 in from 15.6,23 to 15.6,27
= cf07e28b64b5a641

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":0}
# UFO3 spends 1 Movement die: 0 left
= d95a921d30e7d42d

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[15588,27000],"to":[15588,31000]}
# UFO3 flies 4 in from 15.6,27 to 15.6,31
= 97aa16519f167a14

turn 3
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 ends its activation
[SS-2.3] {"kind":"activated","piece":"UFO1","number":3}
# UFO1 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO1","left":2}
# UFO1 spends 1 Movement die: 2 left
= 47e55380ade2e3f2

turn 3
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO1","length":3000,"from":[20784,14000],"to":[20784,17000]}
# UFO1 flies 3 in from 20.8,14 to 20.8,17
= 9bed1dfa452c2976

turn 3
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[20784,17000],"to":[20784,18000]}
# UFO1 flies 1 in from 20.8,17 to 20.8,18
= 8b8008834b173d4b

turn 3
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":300}
# UFO1 turns left to heading 300°
= f7482d925cb3e976

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":1}
# UFO1 spends 1 Movement die: 1 left
= 6f847bfccf37f88b

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[20784,18000],"to":[17320,20000]}
# UFO1 flies 4 in from 20.8,18 to 17.3,20
= 85cc37d31b2c500a

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":0}
# UFO1 turns right to heading 0°
= 253c567fa37e2b49

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends 1 Movement die: 0 left
= 5cf1be9c718a1f55

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[17320,20000],"to":[17320,24000]}
# UFO1 flies 4 in from 17.3,20 to 17.3,24
= 0ee0a15c86c1b013

turn 3
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 ends its activation
[SS-2.1] {"kind":"turn","number":4}
# turn 4 begins
= 8f6e258de5e4eaff

turn 4
> 1  assign Sleigh M3
> 2  assign UFO1 M3; UFO2 M4; UFO3 M3; UFO4 M2 D1
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Sleigh assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,3,0],"boxes":{"defence":1,"movement":3,"attack":0,"reserve":0}}
# UFO1 assigns 3 to Movement: now 1 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# UFO2 assigns 4 to Movement: now 0 in Defence, 4 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# UFO3 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO4","dealt":[1,2,0],"boxes":{"defence":1,"movement":2,"attack":0,"reserve":1}}
# UFO4 assigns 1 to Defence, 2 to Movement: now 1 in Defence, 2 in Movement, 0 in Attack, 1 in Reserve
[SS-2.3] {"kind":"activated","piece":"UFO2","number":4}
# UFO2 starts its activation with 4 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO2","left":3}
# UFO2 spends 1 Movement die: 3 left
= 777f32b634613bc2

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[23752,23000],"to":[23752,27000]}
# UFO2 flies 4 in from 23.8,23 to 23.8,27
= 54853db2927df585

turn 4
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":60}
# UFO2 turns right to heading 60°
= a771c9554c40d31f

turn 4
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":2}
# UFO2 spends 1 Movement die: 2 left
= cca3667d0942a435

turn 4
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"left","heading":0}
# UFO2 turns left to heading 0°
= b55beaa6d49b54a1

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[23752,27000],"to":[23752,31000]}
# UFO2 flies 4 in from 23.8,27 to 23.8,31
= 45e901c05f7d59d0

turn 4
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":1}
# UFO2 spends 1 Movement die: 1 left
= 8ee5f720cd9582e4

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[23752,31000],"to":[23752,35000]}
# UFO2 flies 4 in from 23.8,31 to 23.8,35
[SS-3.4] {"kind":"overlaps","piece":"UFO2","other":"Sleigh"}
# UFO2 overlaps Sleigh: ships do not collide
= a9abc70154115276

turn 4
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends 1 Movement die: 0 left
= b5b5a56b131193e0

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[23752,35000],"to":[23752,39000]}
# UFO2 flies 4 in from 23.8,35 to 23.8,39
= fd6baa4334eef68d

turn 4
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 ends its activation
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":3}
# Sleigh starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":2}
# Sleigh spends 1 Movement die: 2 left
= e755197cbc0f79ee

turn 4
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[23134,35500],"to":[23134,39500]}
# Sleigh flies 4 in from 23.1,35.5 to 23.1,39.5
[SS-3.4] {"kind":"overlaps","piece":"Sleigh","other":"UFO2"}
# Sleigh overlaps UFO2: ships do not collide
= efde499481b879a8

turn 4
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"left","heading":300}
# Sleigh turns left to heading 300°
= b73323d3714d86f5

turn 4
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends 1 Movement die: 1 left
= 058ec6adb8359576

turn 4
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"right","heading":0}
# Sleigh turns right to heading 0°
= 5ab134cdabb68b99

turn 4
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[23134,39500],"to":[23134,43500]}
# Sleigh flies 4 in from 23.1,39.5 to 23.1,43.5
= e6e866ac38a33760

turn 4
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends 1 Movement die: 0 left
= 5f717809cf9a2e5f

turn 4
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[23134,43500],"to":[23134,47500]}
# Sleigh flies 4 in from 23.1,43.5 to 23.1,47.5
= 828c370d3a938cc7

turn 4
> 1  end
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh ends its activation
= 2a9e201d3a519d31

turn 4
> 2  activate UFO3
[SS-2.3] {"kind":"activated","piece":"UFO3","number":3}
# UFO3 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO3","left":2}
# UFO3 spends 1 Movement die: 2 left
= 5538f9281a36b2bb

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[15588,31000],"to":[15588,35000]}
# UFO3 flies 4 in from 15.6,31 to 15.6,35
= e136de79d79c8086

turn 4
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"right","heading":60}
# UFO3 turns right to heading 60°
= be1dc19d1ae71417

turn 4
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":1}
# UFO3 spends 1 Movement die: 1 left
= 11e1d4dcdb0bbc41

turn 4
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO3","length":1000,"from":[15588,35000],"to":[16454,35500]}
# UFO3 flies 1 in from 15.6,35 to 16.5,35.5
= 3af3a7b2961a310e

turn 4
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":0}
# UFO3 turns left to heading 0°
= 84851b403bb993cb

turn 4
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO3","length":3000,"from":[16454,35500],"to":[16454,38500]}
# UFO3 flies 3 in from 16.5,35.5 to 16.5,38.5
= cdee540d275f5193

turn 4
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":0}
# UFO3 spends 1 Movement die: 0 left
= db2261793790f92c

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[16454,38500],"to":[16454,42500]}
# UFO3 flies 4 in from 16.5,38.5 to 16.5,42.5
= bba684524f1430d1

turn 4
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 ends its activation
[SS-2.3] {"kind":"activated","piece":"UFO1","number":3}
# UFO1 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO1","left":2}
# UFO1 spends 1 Movement die: 2 left
= 80419e478fa7f139

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[17320,24000],"to":[17320,28000]}
# UFO1 flies 4 in from 17.3,24 to 17.3,28
= ebf071eb55e81ee6

turn 4
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":300}
# UFO1 turns left to heading 300°
= b03d05236e4d6db0

turn 4
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":1}
# UFO1 spends 1 Movement die: 1 left
= 57e1e03f7d931f4a

turn 4
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[17320,28000],"to":[16454,28500]}
# UFO1 flies 1 in from 17.3,28 to 16.5,28.5
= 671687e9572c35d9

turn 4
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":0}
# UFO1 turns right to heading 0°
= 4fb4230d23f885bc

turn 4
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO1","length":3000,"from":[16454,28500],"to":[16454,31500]}
# UFO1 flies 3 in from 16.5,28.5 to 16.5,31.5
= 32690e68366f7d3e

turn 4
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends 1 Movement die: 0 left
= 494246133481634d

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[16454,31500],"to":[16454,35500]}
# UFO1 flies 4 in from 16.5,31.5 to 16.5,35.5
= 156f729d7cd70436

turn 4
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 ends its activation
[SS-2.3] {"kind":"activated","piece":"UFO4","number":2}
# UFO4 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO4","left":1}
# UFO4 spends 1 Movement die: 1 left
= 3e501ad9d86eb46e

turn 4
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO4","length":1000,"from":[25484,29000],"to":[25484,30000]}
# UFO4 flies 1 in from 25.5,29 to 25.5,30
= 53294213478f85ec

turn 4
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"right","heading":60}
# UFO4 turns right to heading 60°
= 61f3a4b36f1ac7a2

turn 4
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO4","length":3000,"from":[25484,30000],"to":[28082,31500]}
# UFO4 flies 3 in from 25.5,30 to 28.1,31.5
= 542bb610cdc0457c

turn 4
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO4","left":0}
# UFO4 spends 1 Movement die: 0 left
= 7b2d897ffe5a42cc

turn 4
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"left","heading":0}
# UFO4 turns left to heading 0°
= a593168999830bac

turn 4
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO4","length":3000,"from":[28082,31500],"to":[28082,34500]}
# UFO4 flies 3 in from 28.1,31.5 to 28.1,34.5
= 8cda618763ce9f49

turn 4
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO4"}
# UFO4 ends its activation
[SS-2.1] {"kind":"turn","number":5}
# turn 5 begins
= a81d7970cad57515

turn 5
> 1  assign Sleigh M3
> 2  assign UFO1 M3; UFO2 M3; UFO3 M3; UFO4 M3
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Sleigh assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,3,0],"boxes":{"defence":1,"movement":3,"attack":0,"reserve":0}}
# UFO1 assigns 3 to Movement: now 1 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# UFO2 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# UFO3 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO4","dealt":[0,3,0],"boxes":{"defence":1,"movement":3,"attack":0,"reserve":0}}
# UFO4 assigns 3 to Movement: now 1 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":3}
# Sleigh starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":2}
# Sleigh spends 1 Movement die: 2 left
= 114bcabea73f23cc

turn 5
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[23134,47500],"to":[23134,51500]}
# Sleigh flies 4 in from 23.1,47.5 to 23.1,51.5
= ef55b3f387a99bfa

turn 5
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"left","heading":300}
# Sleigh turns left to heading 300°
= 55ed519dcb109ea9

turn 5
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends 1 Movement die: 1 left
= 9558561a2f2a94d4

turn 5
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"right","heading":0}
# Sleigh turns right to heading 0°
= 5ba304de300421f2

turn 5
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[23134,51500],"to":[23134,55500]}
# Sleigh flies 4 in from 23.1,51.5 to 23.1,55.5
= 88848717be06c54f

turn 5
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends 1 Movement die: 0 left
= 06be8079823c7cd2

turn 5
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[23134,55500],"to":[23134,59500]}
# Sleigh flies 4 in from 23.1,55.5 to 23.1,59.5
= 7084fdad8088154f

turn 5
> 1  end
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh ends its activation
= b9df65cf26dc7554

turn 5
> 2  activate UFO1
[SS-2.3] {"kind":"activated","piece":"UFO1","number":3}
# UFO1 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO1","left":2}
# UFO1 spends 1 Movement die: 2 left
= 0c5720290ff6c340

turn 5
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO1","length":2000,"from":[16454,35500],"to":[16454,37500]}
# UFO1 flies 2 in from 16.5,35.5 to 16.5,37.5
= 77be3fa3db359b1e

turn 5
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[16454,37500],"to":[16454,38500]}
# UFO1 flies 1 in from 16.5,37.5 to 16.5,38.5
= 8bd1dce5e45510bb

turn 5
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[16454,38500],"to":[16454,39500]}
# UFO1 flies 1 in from 16.5,38.5 to 16.5,39.5
= b4eb85ad7c3eeec0

turn 5
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":60}
# UFO1 turns right to heading 60°
= ecb825dbb5cfcbfb

turn 5
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":1}
# UFO1 spends 1 Movement die: 1 left
= a73461c36f7f9bca

turn 5
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO1","length":3000,"from":[16454,39500],"to":[19052,41000]}
# UFO1 flies 3 in from 16.5,39.5 to 19.1,41
= afc8bbf76841dece

turn 5
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":0}
# UFO1 turns left to heading 0°
= 03cb47a7c107e558

turn 5
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[19052,41000],"to":[19052,42000]}
# UFO1 flies 1 in from 19.1,41 to 19.1,42
= c9a39c2c50dc8986

turn 5
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends 1 Movement die: 0 left
= e6dcf3a69c31ae45

turn 5
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[19052,42000],"to":[19052,46000]}
# UFO1 flies 4 in from 19.1,42 to 19.1,46
= 9c1443efc61af9d0

turn 5
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 ends its activation
= 5be7dde417852ef9

turn 5
> 2  activate UFO2
[SS-2.3] {"kind":"activated","piece":"UFO2","number":3}
# UFO2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO2","left":2}
# UFO2 spends 1 Movement die: 2 left
= da342098c6f355bb

turn 5
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO2","length":2000,"from":[23752,39000],"to":[23752,41000]}
# UFO2 flies 2 in from 23.8,39 to 23.8,41
= 24beb239e81648fc

turn 5
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO2","length":1000,"from":[23752,41000],"to":[23752,42000]}
# UFO2 flies 1 in from 23.8,41 to 23.8,42
= 37486af3c00767d0

turn 5
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":60}
# UFO2 turns right to heading 60°
= bdbe2cc1d9f52c1f

turn 5
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO2","length":1000,"from":[23752,42000],"to":[24618,42500]}
# UFO2 flies 1 in from 23.8,42 to 24.6,42.5
= 8592c1dcd3e88f88

turn 5
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":1}
# UFO2 spends 1 Movement die: 1 left
= be161e408c510c70

turn 5
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"left","heading":0}
# UFO2 turns left to heading 0°
= 2e05e0c9deaa7b37

turn 5
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[24618,42500],"to":[24618,46500]}
# UFO2 flies 4 in from 24.6,42.5 to 24.6,46.5
= 18adab5499ae41aa

turn 5
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends 1 Movement die: 0 left
= bb1e3ee58f8ee267

turn 5
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[24618,46500],"to":[24618,50500]}
# UFO2 flies 4 in from 24.6,46.5 to 24.6,50.5
= 7e5774a42f907e50

turn 5
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 ends its activation
= 1a75d2c0b08ba650

turn 5
> 2  activate UFO3
[SS-2.3] {"kind":"activated","piece":"UFO3","number":3}
# UFO3 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO3","left":2}
# UFO3 spends 1 Movement die: 2 left
= 96f0e2ff9f37433d

turn 5
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO3","length":3000,"from":[16454,42500],"to":[16454,45500]}
# UFO3 flies 3 in from 16.5,42.5 to 16.5,45.5
= 97ef577e8c246d40

turn 5
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO3","length":1000,"from":[16454,45500],"to":[16454,46500]}
# UFO3 flies 1 in from 16.5,45.5 to 16.5,46.5
= 66c432e2985c1b34

turn 5
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":300}
# UFO3 turns left to heading 300°
= 89d20c77182604ba

turn 5
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":1}
# UFO3 spends 1 Movement die: 1 left
= 5f8adeb98d4050fb

turn 5
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"right","heading":0}
# UFO3 turns right to heading 0°
= a2b80ea22e9a28b9

turn 5
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[16454,46500],"to":[16454,50500]}
# UFO3 flies 4 in from 16.5,46.5 to 16.5,50.5
= ee957853101fd9fc

turn 5
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":0}
# UFO3 spends 1 Movement die: 0 left
= 455d4c8ccc20c84a

turn 5
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[16454,50500],"to":[16454,54500]}
# UFO3 flies 4 in from 16.5,50.5 to 16.5,54.5
= d46db003845c5306

turn 5
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 ends its activation
[SS-2.3] {"kind":"activated","piece":"UFO4","number":3}
# UFO4 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO4","left":2}
# UFO4 spends 1 Movement die: 2 left
= 998d43a631cd8cbf

turn 5
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO4","length":3000,"from":[28082,34500],"to":[28082,37500]}
# UFO4 flies 3 in from 28.1,34.5 to 28.1,37.5
= 8eca9c8e7bf732a3

turn 5
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO4","length":1000,"from":[28082,37500],"to":[28082,38500]}
# UFO4 flies 1 in from 28.1,37.5 to 28.1,38.5
= 40ebb663d1f62d96

turn 5
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"left","heading":300}
# UFO4 turns left to heading 300°
= 0da6c35ed5ee2b59

turn 5
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO4","left":1}
# UFO4 spends 1 Movement die: 1 left
= ebbbf2b922b32aca

turn 5
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"right","heading":0}
# UFO4 turns right to heading 0°
= fa4559b88f80a0a8

turn 5
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO4","length":3000,"from":[28082,38500],"to":[28082,41500]}
# UFO4 flies 3 in from 28.1,38.5 to 28.1,41.5
= 6f52c632c5b2a4f6

turn 5
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO4","length":1000,"from":[28082,41500],"to":[28082,42500]}
# UFO4 flies 1 in from 28.1,41.5 to 28.1,42.5
= 8638b3b28f78c009

turn 5
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO4","left":0}
# UFO4 spends 1 Movement die: 0 left
= b684cf1e27b368fd

turn 5
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO4","length":3000,"from":[28082,42500],"to":[28082,45500]}
# UFO4 flies 3 in from 28.1,42.5 to 28.1,45.5
= d542fe3a15fc3b5f

turn 5
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO4"}
# UFO4 ends its activation
[SS-2.1] {"kind":"turn","number":6}
# turn 6 begins
= c349ca969893ff41

turn 6
> 1  assign Sleigh M3
> 2  assign UFO1 M3; UFO2 M3; UFO3 M3; UFO4 M3
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Sleigh assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,3,0],"boxes":{"defence":1,"movement":3,"attack":0,"reserve":0}}
# UFO1 assigns 3 to Movement: now 1 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# UFO2 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# UFO3 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO4","dealt":[0,3,0],"boxes":{"defence":1,"movement":3,"attack":0,"reserve":0}}
# UFO4 assigns 3 to Movement: now 1 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
= b97fed115c0b6347

turn 6
> 2  activate UFO3
[SS-2.3] {"kind":"activated","piece":"UFO3","number":3}
# UFO3 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO3","left":2}
# UFO3 spends 1 Movement die: 2 left
= baa0aceb2b961fae

turn 6
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO3","length":3000,"from":[16454,54500],"to":[16454,57500]}
# UFO3 flies 3 in from 16.5,54.5 to 16.5,57.5
= 8df9ee963b7d92c7

turn 6
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"right","heading":60}
# UFO3 turns right to heading 60°
= cf6f56b46e86dd41

turn 6
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO3","length":1000,"from":[16454,57500],"to":[17320,58000]}
# UFO3 flies 1 in from 16.5,57.5 to 17.3,58
= 045302f40def17f4

turn 6
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":1}
# UFO3 spends 1 Movement die: 1 left
= f8eff1e05d6eeb4a

turn 6
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO3","length":2000,"from":[17320,58000],"to":[19052,59000]}
# UFO3 flies 2 in from 17.3,58 to 19.1,59
= 623344151e30bd99

turn 6
> 2  attack Sleigh range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"UFO3","target":"Sleigh","range":0,"bonus":0,"roll":1,"distance":4112}
# UFO3 attacks Sleigh at 4.1 in and rolls 1 die
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"UFO3","target":"Sleigh","faces":[4],"needed":6,"hits":0}
# rolled 4, needed 6+: no hit
= 3852bb0f6f7bf6c7

turn 6
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":0}
# UFO3 turns left to heading 0°
= 81be276637825f4b

turn 6
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO3","length":2000,"from":[19052,59000],"to":[19052,61000]}
# UFO3 flies 2 in from 19.1,59 to 19.1,61
= aefd1d964545b452

turn 6
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":0}
# UFO3 spends 1 Movement die: 0 left
= f44fdb95b91bbe5f

turn 6
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[19052,61000],"to":[19052,65000]}
# UFO3 flies 4 in from 19.1,61 to 19.1,65
= 114fbb16558448ea

turn 6
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"right","heading":60}
# UFO3 turns right to heading 60°
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 ends its activation
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":3}
# Sleigh starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":2}
# Sleigh spends 1 Movement die: 2 left
= 24c98f3a1860fa7e

turn 6
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[23134,59500],"to":[23134,63500]}
# Sleigh flies 4 in from 23.1,59.5 to 23.1,63.5
= 338db1489e45349f

turn 6
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends 1 Movement die: 1 left
= d1cbe9d351dc943e

turn 6
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[23134,63500],"to":[23134,67500]}
# Sleigh flies 4 in from 23.1,63.5 to 23.1,67.5
= a3a9aacef30aefdf

turn 6
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends 1 Movement die: 0 left
= 4c158977d1f663a0

turn 6
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[23134,67500],"to":[23134,71500]}
# Sleigh flies 4 in from 23.1,67.5 to 23.1,71.5
= 4a9edc31aee601d8

turn 6
> 1  end
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh ends its activation
= 4141919423be64f1

turn 6
> 2  activate UFO1
[SS-2.3] {"kind":"activated","piece":"UFO1","number":3}
# UFO1 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO1","left":2}
# UFO1 spends 1 Movement die: 2 left
= cfd2322150a9e5e9

turn 6
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[19052,46000],"to":[19052,50000]}
# UFO1 flies 4 in from 19.1,46 to 19.1,50
= f3a84c5b2ff37889

turn 6
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":1}
# UFO1 spends 1 Movement die: 1 left
= a1321032d96eb842

turn 6
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[19052,50000],"to":[19052,54000]}
# UFO1 flies 4 in from 19.1,50 to 19.1,54
= 716cf8946c20a307

turn 6
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends 1 Movement die: 0 left
= 640ba3e80253ebb4

turn 6
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[19052,54000],"to":[19052,58000]}
# UFO1 flies 4 in from 19.1,54 to 19.1,58
= 670671a2cac9f5de

turn 6
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 ends its activation
= 87d3dbbbd77b471f

turn 6
> 2  activate UFO2
[SS-2.3] {"kind":"activated","piece":"UFO2","number":3}
# UFO2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO2","left":2}
# UFO2 spends 1 Movement die: 2 left
= baa2f8d766b1a5ec

turn 6
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[24618,50500],"to":[24618,54500]}
# UFO2 flies 4 in from 24.6,50.5 to 24.6,54.5
= 6835c981fb0d7166

turn 6
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":60}
# UFO2 turns right to heading 60°
= 0517a2a9d4509781

turn 6
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":1}
# UFO2 spends 1 Movement die: 1 left
= 52eb26a04684f85c

turn 6
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"left","heading":0}
# UFO2 turns left to heading 0°
= 553bee29807b49a3

turn 6
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[24618,54500],"to":[24618,58500]}
# UFO2 flies 4 in from 24.6,54.5 to 24.6,58.5
= 6f7fd06ba2695355

turn 6
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends 1 Movement die: 0 left
= 85bf949e45fff867

turn 6
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[24618,58500],"to":[24618,62500]}
# UFO2 flies 4 in from 24.6,58.5 to 24.6,62.5
= b0ee8e8c5bccbf67

turn 6
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 ends its activation
[SS-2.3] {"kind":"activated","piece":"UFO4","number":3}
# UFO4 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO4","left":2}
# UFO4 spends 1 Movement die: 2 left
= 11f3546905d968fe

turn 6
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO4","length":4000,"from":[28082,45500],"to":[28082,49500]}
# UFO4 flies 4 in from 28.1,45.5 to 28.1,49.5
= f0eb9f2220f95e46

turn 6
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"right","heading":60}
# UFO4 turns right to heading 60°
= 9dd292677ac926e6

turn 6
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO4","left":1}
# UFO4 spends 1 Movement die: 1 left
= e54598f73bfbf285

turn 6
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"left","heading":0}
# UFO4 turns left to heading 0°
= c0e3e92e9b9f1564

turn 6
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO4","length":4000,"from":[28082,49500],"to":[28082,53500]}
# UFO4 flies 4 in from 28.1,49.5 to 28.1,53.5
= 55578d89762606db

turn 6
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO4","left":0}
# UFO4 spends 1 Movement die: 0 left
= c128ec95fcab0b1a

turn 6
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO4","length":4000,"from":[28082,53500],"to":[28082,57500]}
# UFO4 flies 4 in from 28.1,53.5 to 28.1,57.5
= c53c16f607bbd26d

turn 6
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO4"}
# UFO4 ends its activation
[SS-2.1] {"kind":"turn","number":7}
# turn 7 begins
= fd80eb5497e08240

turn 7
> 1  assign Sleigh M3
> 2  assign UFO1 M3; UFO2 M3 A1; UFO3 M3 A1; UFO4 M3
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Sleigh assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,3,0],"boxes":{"defence":1,"movement":3,"attack":0,"reserve":0}}
# UFO1 assigns 3 to Movement: now 1 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,3,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# UFO2 assigns 3 to Movement, 1 to Attack: now 0 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,3,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# UFO3 assigns 3 to Movement, 1 to Attack: now 0 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO4","dealt":[0,3,0],"boxes":{"defence":1,"movement":3,"attack":0,"reserve":0}}
# UFO4 assigns 3 to Movement: now 1 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
= 3485474ba849bc9a

turn 7
> 2  activate UFO3
[SS-2.3] {"kind":"activated","piece":"UFO3","number":3}
# UFO3 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO3","left":2}
# UFO3 spends 1 Movement die: 2 left
= 86babd1492cf3e4e

turn 7
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[19052,65000],"to":[22516,67000]}
# UFO3 flies 4 in from 19.1,65 to 22.5,67
= daccde4b2364ee24

turn 7
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":1}
# UFO3 spends 1 Movement die: 1 left
= 59c00e70a74e0c6b

turn 7
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":0}
# UFO3 turns left to heading 0°
= 1a57e6b0a40ef47a

turn 7
> 2  attack Sleigh range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"UFO3","target":"Sleigh","range":0,"bonus":0,"roll":1,"distance":4542}
# UFO3 attacks Sleigh at 4.5 in and rolls 1 die
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"UFO3","target":"Sleigh","faces":[5],"needed":6,"hits":0}
# rolled 5, needed 6+: no hit
= ea37efd524adb77a

turn 7
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[22516,67000],"to":[22516,71000]}
# UFO3 flies 4 in from 22.5,67 to 22.5,71
[SS-3.4] {"kind":"overlaps","piece":"UFO3","other":"Sleigh"}
# UFO3 overlaps Sleigh: ships do not collide
= d1c6722c56aea30a

turn 7
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":0}
# UFO3 spends 1 Movement die: 0 left
= e1265781e2df93a4

turn 7
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[22516,71000],"to":[22516,75000]}
# UFO3 flies 4 in from 22.5,71 to 22.5,75
= f84d3c67edadadc5

turn 7
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 ends its activation
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":3}
# Sleigh starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":2}
# Sleigh spends 1 Movement die: 2 left
= 21931e8ffe5f7c5e

turn 7
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[23134,71500],"to":[23134,75500]}
# Sleigh flies 4 in from 23.1,71.5 to 23.1,75.5
[SS-3.4] {"kind":"overlaps","piece":"Sleigh","other":"UFO3"}
# Sleigh overlaps UFO3: ships do not collide
= 73721e3f00ce4d9a

turn 7
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends 1 Movement die: 1 left
= 39597ed3885295c6

turn 7
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[23134,75500],"to":[23134,79500]}
# Sleigh flies 4 in from 23.1,75.5 to 23.1,79.5
= 19e062834ce215ca

turn 7
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends 1 Movement die: 0 left
= 896e2dc67a4f26e4

turn 7
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[23134,79500],"to":[23134,83500]}
# Sleigh flies 4 in from 23.1,79.5 to 23.1,83.5
= 6e2b15d0f4aad661

turn 7
> 1  end
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh ends its activation
= 9e1535687ee4bb49

turn 7
> 2  activate UFO2
[SS-2.3] {"kind":"activated","piece":"UFO2","number":3}
# UFO2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO2","left":2}
# UFO2 spends 1 Movement die: 2 left
= 904cdee9e1d3894d

turn 7
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[24618,62500],"to":[24618,66500]}
# UFO2 flies 4 in from 24.6,62.5 to 24.6,66.5
= 67a03b9379e2aa89

turn 7
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":60}
# UFO2 turns right to heading 60°
= 894b72cd0bd55589

turn 7
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":1}
# UFO2 spends 1 Movement die: 1 left
= b487aa8b69f7b4da

turn 7
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO2","length":3000,"from":[24618,66500],"to":[27216,68000]}
# UFO2 flies 3 in from 24.6,66.5 to 27.2,68
= f76222d784801557

turn 7
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO2","length":1000,"from":[27216,68000],"to":[28082,68500]}
# UFO2 flies 1 in from 27.2,68 to 28.1,68.5
= 5cfc8df78fa1a107

turn 7
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends 1 Movement die: 0 left
= f376daeac6ffd423

turn 7
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"left","heading":0}
# UFO2 turns left to heading 0°
= 0eb3fc730fbc2b68

turn 7
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[28082,68500],"to":[28082,72500]}
# UFO2 flies 4 in from 28.1,68.5 to 28.1,72.5
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 ends its activation
= ed867bea80c0d683

turn 7
> 2  activate UFO4
[SS-2.3] {"kind":"activated","piece":"UFO4","number":3}
# UFO4 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO4","left":2}
# UFO4 spends 1 Movement die: 2 left
= 1cfaec4f5a9bc206

turn 7
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO4","length":4000,"from":[28082,57500],"to":[28082,61500]}
# UFO4 flies 4 in from 28.1,57.5 to 28.1,61.5
= c8bd5841bb24931a

turn 7
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"left","heading":300}
# UFO4 turns left to heading 300°
= 4de313237f8ab1fe

turn 7
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO4","left":1}
# UFO4 spends 1 Movement die: 1 left
= bb9f8fd6d8960dba

turn 7
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO4","length":4000,"from":[28082,61500],"to":[24618,63500]}
# UFO4 flies 4 in from 28.1,61.5 to 24.6,63.5
= 3925a637ebd0d461

turn 7
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"right","heading":0}
# UFO4 turns right to heading 0°
= 68a274aa1a7849b4

turn 7
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO4","left":0}
# UFO4 spends 1 Movement die: 0 left
= d69f10ca194b6eda

turn 7
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO4","length":4000,"from":[24618,63500],"to":[24618,67500]}
# UFO4 flies 4 in from 24.6,63.5 to 24.6,67.5
= 7f5158f02e3ab723

turn 7
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO4"}
# UFO4 ends its activation
[SS-2.3] {"kind":"activated","piece":"UFO1","number":3}
# UFO1 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO1","left":2}
# UFO1 spends 1 Movement die: 2 left
= 410e993e6a02af1b

turn 7
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[19052,58000],"to":[19052,62000]}
# UFO1 flies 4 in from 19.1,58 to 19.1,62
= e1437d4dcb9ab5b9

turn 7
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":300}
# UFO1 turns left to heading 300°
= f77706aff82d5178

turn 7
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":1}
# UFO1 spends 1 Movement die: 1 left
= fa2d39890c5a53ac

turn 7
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":0}
# UFO1 turns right to heading 0°
= 7769a38eeee8efb5

turn 7
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[19052,62000],"to":[19052,66000]}
# UFO1 flies 4 in from 19.1,62 to 19.1,66
= 19cc9267cc1711c6

turn 7
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends 1 Movement die: 0 left
= a7da256196db7b87

turn 7
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[19052,66000],"to":[19052,70000]}
# UFO1 flies 4 in from 19.1,66 to 19.1,70
= bf54461afceebdd6

turn 7
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 ends its activation
[SS-2.1] {"kind":"turn","number":8}
# turn 8 begins
= d3a78322faafe468

turn 8
> 1  assign Sleigh M3
> 2  assign UFO1 M3; UFO2 M3; UFO3 M3 A1; UFO4 M3
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Sleigh assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,3,0],"boxes":{"defence":1,"movement":3,"attack":0,"reserve":0}}
# UFO1 assigns 3 to Movement: now 1 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# UFO2 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,3,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# UFO3 assigns 3 to Movement, 1 to Attack: now 0 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO4","dealt":[0,3,0],"boxes":{"defence":1,"movement":3,"attack":0,"reserve":0}}
# UFO4 assigns 3 to Movement: now 1 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
= bc7f9bb71842e5f6

turn 8
> 2  activate UFO3
[SS-2.3] {"kind":"activated","piece":"UFO3","number":3}
# UFO3 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO3","left":2}
# UFO3 spends 1 Movement die: 2 left
= 9ea7e423ef2dbc2a

turn 8
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO3","length":3000,"from":[22516,75000],"to":[22516,78000]}
# UFO3 flies 3 in from 22.5,75 to 22.5,78
= 8b1ecb9b4c62fb7a

turn 8
> 2  attack Sleigh range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"UFO3","target":"Sleigh","range":0,"bonus":0,"roll":1,"distance":5534}
# UFO3 attacks Sleigh at 5.5 in and rolls 1 die
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"UFO3","target":"Sleigh","faces":[6],"needed":6,"hits":1}
# rolled 6, needed 6+: 1 hit
[SS-4.5] {"kind":"lost","piece":"Sleigh","box":"Movement","by":2,"left":2}
# side 2 takes a die from Movement of Sleigh, which has 2 dice left
= f837de72157b09f4

turn 8
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO3","length":1000,"from":[22516,78000],"to":[22516,79000]}
# UFO3 flies 1 in from 22.5,78 to 22.5,79
= 6cc586209f3c7045

turn 8
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"right","heading":60}
# UFO3 turns right to heading 60°
= a0633cb9de6bc519

turn 8
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":1}
# UFO3 spends 1 Movement die: 1 left
= b2fae15029c6355e

turn 8
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO3","length":3000,"from":[22516,79000],"to":[25114,80500]}
# UFO3 flies 3 in from 22.5,79 to 25.1,80.5
= 2c7af9a4a2af372d

turn 8
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":0}
# UFO3 turns left to heading 0°
= 3d07dd9ebc67a128

turn 8
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO3","length":1000,"from":[25114,80500],"to":[25114,81500]}
# UFO3 flies 1 in from 25.1,80.5 to 25.1,81.5
= a073a835c0ac5eec

turn 8
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":0}
# UFO3 spends 1 Movement die: 0 left
= e2b070247a58dbf5

turn 8
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[25114,81500],"to":[25114,85500]}
# UFO3 flies 4 in from 25.1,81.5 to 25.1,85.5
= ad817bda845499c5

turn 8
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 ends its activation
= 3fb7c7debfc9a686

turn 8
> 2  activate UFO2
[SS-2.3] {"kind":"activated","piece":"UFO2","number":3}
# UFO2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO2","left":2}
# UFO2 spends 1 Movement die: 2 left
= 3ee32e5daafed4b5

turn 8
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO2","length":2000,"from":[28082,72500],"to":[28082,74500]}
# UFO2 flies 2 in from 28.1,72.5 to 28.1,74.5
= 5fcbe9bd395be16f

turn 8
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO2","length":1000,"from":[28082,74500],"to":[28082,75500]}
# UFO2 flies 1 in from 28.1,74.5 to 28.1,75.5
= 9a570e4369ede3bf

turn 8
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO2","length":1000,"from":[28082,75500],"to":[28082,76500]}
# UFO2 flies 1 in from 28.1,75.5 to 28.1,76.5
= 2070c6349c38f052

turn 8
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"left","heading":300}
# UFO2 turns left to heading 300°
= 45b48f62289a2e55

turn 8
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":1}
# UFO2 spends 1 Movement die: 1 left
= af806bfcdf5b5734

turn 8
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO2","length":3000,"from":[28082,76500],"to":[25484,78000]}
# UFO2 flies 3 in from 28.1,76.5 to 25.5,78
= 2c46ee014b6a6bd9

turn 8
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends 1 Movement die: 0 left
= 8bcc0573b04d443c

turn 8
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[25484,78000],"to":[22020,80000]}
# UFO2 flies 4 in from 25.5,78 to 22,80
= bb26ac44aa1b85ec

turn 8
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":0}
# UFO2 turns right to heading 0°
= 3cf7a8bf3b9864a6

turn 8
> 2  attack Sleigh range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"UFO2","target":"Sleigh","range":0,"bonus":0,"roll":1,"distance":3673}
# UFO2 attacks Sleigh at 3.7 in and rolls 1 die
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"UFO2","target":"Sleigh","faces":[2],"needed":6,"hits":0}
# rolled 2, needed 6+: no hit
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 ends its activation
= ec005121f3642543

turn 8
> 2  activate UFO4
[SS-2.3] {"kind":"activated","piece":"UFO4","number":3}
# UFO4 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO4","left":2}
# UFO4 spends 1 Movement die: 2 left
= 613e949f51f274ab

turn 8
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO4","length":3000,"from":[24618,67500],"to":[24618,70500]}
# UFO4 flies 3 in from 24.6,67.5 to 24.6,70.5
= 573f9898ab06a63e

turn 8
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO4","length":1000,"from":[24618,70500],"to":[24618,71500]}
# UFO4 flies 1 in from 24.6,70.5 to 24.6,71.5
= c477fb50bd7b8cec

turn 8
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"right","heading":60}
# UFO4 turns right to heading 60°
= 66a81a1d100f41b1

turn 8
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO4","left":1}
# UFO4 spends 1 Movement die: 1 left
= ddc996a934bf83ab

turn 8
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"left","heading":0}
# UFO4 turns left to heading 0°
= d6f8f1dbe199816f

turn 8
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO4","length":4000,"from":[24618,71500],"to":[24618,75500]}
# UFO4 flies 4 in from 24.6,71.5 to 24.6,75.5
= 29653aace1ba9b5f

turn 8
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO4","left":0}
# UFO4 spends 1 Movement die: 0 left
= 6da3f045c558729d

turn 8
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO4","length":4000,"from":[24618,75500],"to":[24618,79500]}
# UFO4 flies 4 in from 24.6,75.5 to 24.6,79.5
= 70775a13ef94cbd3

turn 8
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO4"}
# UFO4 ends its activation
[SS-2.3] {"kind":"activated","piece":"UFO1","number":3}
# UFO1 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"UFO1","left":2}
# UFO1 spends 1 Movement die: 2 left
= 582124fdfa86915a

turn 8
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[19052,70000],"to":[19052,71000]}
# UFO1 flies 1 in from 19.1,70 to 19.1,71
= 6250af334fd1a409

turn 8
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":300}
# UFO1 turns left to heading 300°
= c9f5aec559a279cf

turn 8
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO1","length":3000,"from":[19052,71000],"to":[16454,72500]}
# UFO1 flies 3 in from 19.1,71 to 16.5,72.5
= 9c14b56486ed6eea

turn 8
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":1}
# UFO1 spends 1 Movement die: 1 left
= 221a8012e93a0680

turn 8
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[16454,72500],"to":[15588,73000]}
# UFO1 flies 1 in from 16.5,72.5 to 15.6,73
= 37edf7d7cd5d5e1c

turn 8
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":0}
# UFO1 turns right to heading 0°
= cad7ac5a26da9a44

turn 8
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO1","length":3000,"from":[15588,73000],"to":[15588,76000]}
# UFO1 flies 3 in from 15.6,73 to 15.6,76
= 6e146033d217b675

turn 8
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends 1 Movement die: 0 left
= dea1a452164651be

turn 8
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[15588,76000],"to":[15588,80000]}
# UFO1 flies 4 in from 15.6,76 to 15.6,80
= be1ad61834fb6265

turn 8
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":60}
# UFO1 turns right to heading 60°
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":2}
# Sleigh starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends 1 Movement die: 1 left
= 1d0314b9177b2fe5

turn 8
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":3000,"from":[23134,83500],"to":[23134,86500]}
# Sleigh flies 3 in from 23.1,83.5 to 23.1,86.5
= 0ffe65149b438494

turn 8
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":1000,"from":[23134,86500],"to":[23134,87500]}
# Sleigh flies 1 in from 23.1,86.5 to 23.1,87.5
= 2522d7af742049f4

turn 8
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"left","heading":300}
# Sleigh turns left to heading 300°
= a7abbb91e79a9552

turn 8
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends 1 Movement die: 0 left
= 8b53a9f29a519fd0

turn 8
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":2000,"from":[23134,87500],"to":[21402,88500]}
# Sleigh flies 2 in from 23.1,87.5 to 21.4,88.5
= 8c9b778c39001289

turn 8
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":1000,"from":[21402,88500],"to":[20536,89000]}
# Sleigh flies 1 in from 21.4,88.5 to 20.5,89
= 7cd6618f150f36a9

turn 8
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"right","heading":0}
# Sleigh turns right to heading 0°
= 115dd16c5a272701

turn 8
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":1000,"from":[20536,89000],"to":[20536,90000]}
# Sleigh flies 1 in from 20.5,89 to 20.5,90
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh ends its activation
[SS-2.1] {"kind":"turn","number":9}
# turn 9 begins
= 96bd00d353929c60

turn 9
> 1  assign Sleigh M2
> 2  assign UFO1 M2 A1; UFO2 M2 A2; UFO3 M1 A3; UFO4 M2 A1
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":0,"reserve":0}}
# Sleigh assigns 2 to Movement: now 0 in Defence, 2 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,2,1],"boxes":{"defence":1,"movement":2,"attack":1,"reserve":0}}
# UFO1 assigns 2 to Movement, 1 to Attack: now 1 in Defence, 2 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,2,2],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# UFO2 assigns 2 to Movement, 2 to Attack: now 0 in Defence, 2 in Movement, 2 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,1,3],"boxes":{"defence":0,"movement":1,"attack":3,"reserve":0}}
# UFO3 assigns 1 to Movement, 3 to Attack: now 0 in Defence, 1 in Movement, 3 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"UFO4","dealt":[0,2,1],"boxes":{"defence":1,"movement":2,"attack":1,"reserve":0}}
# UFO4 assigns 2 to Movement, 1 to Attack: now 1 in Defence, 2 in Movement, 1 in Attack, 0 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":2}
# Sleigh starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends 1 Movement die: 1 left
= 32bc4c769651795b

turn 9
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":2000,"from":[20536,90000],"to":[20536,92000]}
# Sleigh flies 2 in from 20.5,90 to 20.5,92
= cea32bc328219823

turn 9
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":2000,"from":[20536,92000],"to":[20536,94000]}
# Sleigh flies 2 in from 20.5,92 to 20.5,94
= f0ca745c9f5c1a6a

turn 9
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"left","heading":300}
# Sleigh turns left to heading 300°
= 9f4c06ef5ad74b46

turn 9
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends 1 Movement die: 0 left
= b4ca5ec78d4691aa

turn 9
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":2000,"from":[20536,94000],"to":[18804,95000]}
# Sleigh flies 2 in from 20.5,94 to 18.8,95
= 54caf7af5323c67e

turn 9
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"right","heading":0}
# Sleigh turns right to heading 0°
= 622434a280560e7f

turn 9
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":2000,"from":[18804,95000],"to":[18804,97000]}
# Sleigh flies 2 in from 18.8,95 to 18.8,97
[SS-5.1] {"kind":"over","winner":1,"how":"crossed"}
# a ship has reached the far edge: side 1 wins
= e3d0e8a19ffdb1ac
