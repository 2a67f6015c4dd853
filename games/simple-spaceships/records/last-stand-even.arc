firing-arc record 2
game simple-spaceships 1
wording en 2
scenario last-stand-even
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "Last stand, even"
| brief = "A flagship of twelve dice in the middle of a small table, and a raider at the middle of every edge. Even form: three raiders have six dice and one has five, and there are forty turns."
|
| [table]
| width = 36
| height = 36
|
| [options]
| turn-limit = 40
|
| [design.raider]
| name = "Raider"
| dice = 6
|
| [design.light-raider]
| name = "Light raider"
| dice = 5
|
| [[side]]
| name = "Flagship"
| ship = [{ design = "flagship", name = "Flagship", at = [18, 18], heading = 0 }]
|
| [[side]]
| name = "Raiders"
| ship = [
|   { design = "raider", name = "South", at = [18, 0], heading = 0 },
|   { design = "light-raider", name = "West", at = [0, 18], heading = 60 },
|   { design = "raider", name = "North", at = [18, 36], heading = 180 },
|   { design = "raider", name = "East", at = [36, 18], heading = 300 },
| ]
= b9d92d259f0ce99d

turn 1
> 1  assign Flagship M1 A11
> 2  assign South M3 A3; West M3 D2; North M3 A1 D2; East M3 A3
[SS-2.2] {"kind":"assigned","piece":"Flagship","dealt":[0,1,11],"boxes":{"defence":0,"movement":1,"attack":11,"reserve":0}}
# Flagship assigns 1 to Movement, 11 to Attack: now 0 in Defence, 1 in Movement, 11 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"South","dealt":[0,3,3],"boxes":{"defence":0,"movement":3,"attack":3,"reserve":0}}
# South assigns 3 to Movement, 3 to Attack: now 0 in Defence, 3 in Movement, 3 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"West","dealt":[2,3,0],"boxes":{"defence":2,"movement":3,"attack":0,"reserve":0}}
# West assigns 2 to Defence, 3 to Movement: now 2 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"North","dealt":[2,3,1],"boxes":{"defence":2,"movement":3,"attack":1,"reserve":0}}
# North assigns 2 to Defence, 3 to Movement, 1 to Attack: now 2 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"East","dealt":[0,3,3],"boxes":{"defence":0,"movement":3,"attack":3,"reserve":0}}
# East assigns 3 to Movement, 3 to Attack: now 0 in Defence, 3 in Movement, 3 in Attack, 0 in Reserve
= f228a88f861637d8

turn 1
> 2  activate East
[SS-2.3] {"kind":"activated","piece":"East","number":3}
# East starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"East","left":2}
# East spends 1 Movement die: 2 left
= 7f767f60eb7e13e9

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"East","length":1000,"from":[36000,18000],"to":[35134,18500]}
# East flies 1 in from 36,18 to 35.1,18.5
= 6f6c1c6129b09e60

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"East","way":"left","heading":240}
# East turns left to heading 240°
= b5f8df254deb1267

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"East","length":3000,"from":[35134,18500],"to":[32536,17000]}
# East flies 3 in from 35.1,18.5 to 32.5,17
= 66b51cace3340999

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"East","left":1}
# East spends 1 Movement die: 1 left
= 83890591254bc02c

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"East","length":4000,"from":[32536,17000],"to":[29072,15000]}
# East flies 4 in from 32.5,17 to 29.1,15
= 83f1ce0c1db7f69c

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"East","left":0}
# East spends 1 Movement die: 0 left
= 0153d352984dc566

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"East","length":1000,"from":[29072,15000],"to":[28206,14500]}
# East flies 1 in from 29.1,15 to 28.2,14.5
= 48e39a215dc11d08

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"East","length":1000,"from":[28206,14500],"to":[27340,14000]}
# East flies 1 in from 28.2,14.5 to 27.3,14
= d84eda4205c4db12

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"East","way":"right","heading":300}
# East turns right to heading 300°
= 45e99bc1d0b24b04

turn 1
> 2  attack Flagship range 1 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"East","target":"Flagship","range":1,"bonus":0,"roll":2,"distance":10160}
# East attacks Flagship at 10.2 in and rolls 2 dice, after spending 1 on range
  [SS-4.4] d6 = 6
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"East","target":"Flagship","faces":[6,2],"needed":6,"hits":1}
# rolled 6, 2, needed 6+: 1 hit
= 7d0c701f8cff418a

turn 1
> 2  lose Attack
[SS-4.5] {"kind":"lost","piece":"Flagship","box":"Attack","by":2,"left":11}
# side 2 takes a die from Attack of Flagship, which has 11 dice left
= 36e7723189773f2f

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"East","length":2000,"from":[27340,14000],"to":[25608,15000]}
# East flies 2 in from 27.3,14 to 25.6,15
[SS-2.3] {"kind":"ended","piece":"East"}
# East ends its activation
= 8b724443cd9cebda

turn 1
> 2  activate North
[SS-2.3] {"kind":"activated","piece":"North","number":3}
# North starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"North","left":2}
# North spends 1 Movement die: 2 left
= cf2ecb04c363f92e

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"North","length":3000,"from":[18000,36000],"to":[18000,33000]}
# North flies 3 in from 18,36 to 18,33
= 7d00d222ec99d1c5

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"North","length":1000,"from":[18000,33000],"to":[18000,32000]}
# North flies 1 in from 18,33 to 18,32
= e5d2d7b00836ef5f

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"North","way":"left","heading":120}
# North turns left to heading 120°
= df86e8bc0de3b390

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"North","left":1}
# North spends 1 Movement die: 1 left
= c5b519ef2f3e6fd2

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"North","way":"right","heading":180}
# North turns right to heading 180°
= 19651510df632083

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"North","length":4000,"from":[18000,32000],"to":[18000,28000]}
# North flies 4 in from 18,32 to 18,28
= 1be171dbca679ee4

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"North","left":0}
# North spends 1 Movement die: 0 left
= 7293001336760c33

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"North","length":4000,"from":[18000,28000],"to":[18000,24000]}
# North flies 4 in from 18,28 to 18,24
= b74260f39d823ca0

turn 1
> 2  attack Flagship range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"North","target":"Flagship","range":0,"bonus":0,"roll":1,"distance":6000}
# North attacks Flagship at 6 in and rolls 1 die
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"North","target":"Flagship","faces":[3],"needed":6,"hits":0}
# rolled 3, needed 6+: no hit
= e25cccb60545c0c6

turn 1
> 2  end
[SS-2.3] {"kind":"ended","piece":"North"}
# North ends its activation
= 1cbe1165db7a041f

turn 1
> 2  activate West
[SS-2.3] {"kind":"activated","piece":"West","number":3}
# West starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"West","left":2}
# West spends 1 Movement die: 2 left
= f1e239c93c8b274e

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"West","length":1000,"from":[0,18000],"to":[866,18500]}
# West flies 1 in from 0,18 to 0.9,18.5
= 682df295184a7b49

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"West","way":"right","heading":120}
# West turns right to heading 120°
= 27fbb502d653057c

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"West","length":3000,"from":[866,18500],"to":[3464,17000]}
# West flies 3 in from 0.9,18.5 to 3.5,17
= 1d55c5fb686ff87b

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"West","left":1}
# West spends 1 Movement die: 1 left
= 1e35638723d49302

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"West","length":4000,"from":[3464,17000],"to":[6928,15000]}
# West flies 4 in from 3.5,17 to 6.9,15
= 9ad085eafc5569e5

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"West","left":0}
# West spends 1 Movement die: 0 left
= f6c2ed3643c34a28

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"West","length":1000,"from":[6928,15000],"to":[7794,14500]}
# West flies 1 in from 6.9,15 to 7.8,14.5
= b9ab783a2fb2d096

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"West","way":"left","heading":60}
# West turns left to heading 60°
= e5c6c05583779f2a

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"West","length":3000,"from":[7794,14500],"to":[10392,16000]}
# West flies 3 in from 7.8,14.5 to 10.4,16
[SS-2.3] {"kind":"ended","piece":"West"}
# West ends its activation
[SS-2.3] {"kind":"activated","piece":"South","number":3}
# South starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"South","left":2}
# South spends 1 Movement die: 2 left
= 8ea46456fbecea32

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"South","length":4000,"from":[18000,0],"to":[18000,4000]}
# South flies 4 in from 18,0 to 18,4
= 87ba074d6e858562

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"South","way":"left","heading":300}
# South turns left to heading 300°
= c6702b947aedabba

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"South","left":1}
# South spends 1 Movement die: 1 left
= a9ff10017b3ccba4

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"South","way":"right","heading":0}
# South turns right to heading 0°
= d5156ee8a84274be

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"South","length":4000,"from":[18000,4000],"to":[18000,8000]}
# South flies 4 in from 18,4 to 18,8
= aec020cc366b2849

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"South","left":0}
# South spends 1 Movement die: 0 left
= 51f32f091bf0b335

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"South","length":4000,"from":[18000,8000],"to":[18000,12000]}
# South flies 4 in from 18,8 to 18,12
= 71a8c233d95d7ea9

turn 1
> 2  attack Flagship range 0 bonus 1 roll 2
[SS-4.1] {"kind":"attacks","piece":"South","target":"Flagship","range":0,"bonus":1,"roll":2,"distance":6000}
# South attacks Flagship at 6 in and rolls 2 dice, after spending 1 on the bonus
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"South","target":"Flagship","faces":[5,3],"needed":5,"hits":1}
# rolled 5, 3, needed 5+: 1 hit
= e0358063018f3c5d

turn 1
> 2  lose Attack
[SS-4.5] {"kind":"lost","piece":"Flagship","box":"Attack","by":2,"left":10}
# side 2 takes a die from Attack of Flagship, which has 10 dice left
= 0c0c4aa6f7d3ef27

turn 1
> 2  end
[SS-2.3] {"kind":"ended","piece":"South"}
# South ends its activation
[SS-2.3] {"kind":"activated","piece":"Flagship","number":1}
# Flagship starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Flagship","left":0}
# Flagship spends 1 Movement die: 0 left
= dc0c2da4557ae6a1

turn 1
> 1  attack North range 0 bonus 3 roll 6
[SS-4.1] {"kind":"attacks","piece":"Flagship","target":"North","range":0,"bonus":3,"roll":6,"distance":6000}
# Flagship attacks North at 6 in and rolls 6 dice, after spending 3 on the bonus
  [SS-4.4] d6 = 6
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"Flagship","target":"North","faces":[6,5,4,2,4,1],"needed":3,"hits":4}
# rolled 6, 5, 4, 2, 4, 1, needed 3+: 4 hits
[SS-4.6] {"kind":"met","piece":"North","hits":2,"left":0}
# North spends 2 Defence dice to stop 2 hits: 0 left
[SS-4.5] {"kind":"lost","piece":"North","box":"Reserve","by":1,"left":5}
# side 1 takes a die from Reserve of North, which has 5 dice left
[SS-4.5] {"kind":"lost","piece":"North","box":"Reserve","by":2,"left":4}
# side 2 takes a die from Reserve of North, which has 4 dice left
= 7cf1371dab610c9e

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Flagship","length":4000,"from":[18000,18000],"to":[18000,22000]}
# Flagship flies 4 in from 18,18 to 18,22
= be5a5dec2f8ceaa7

turn 1
> 1  end
[SS-2.3] {"kind":"ended","piece":"Flagship"}
# Flagship ends its activation
[SS-2.1] {"kind":"turn","number":2}
# turn 2 begins
= 09f4e76a62ca9271

turn 2
> 1  assign Flagship M1 A9
> 2  assign South M1 A5; West M1 A1 D1; North M1 D3; East M1 A2 D3
[SS-2.2] {"kind":"assigned","piece":"Flagship","dealt":[0,1,9],"boxes":{"defence":0,"movement":1,"attack":9,"reserve":0}}
# Flagship assigns 1 to Movement, 9 to Attack: now 0 in Defence, 1 in Movement, 9 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"South","dealt":[0,1,5],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# South assigns 1 to Movement, 5 to Attack: now 0 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"West","dealt":[1,1,1],"boxes":{"defence":3,"movement":1,"attack":1,"reserve":0}}
# West assigns 1 to Defence, 1 to Movement, 1 to Attack: now 3 in Defence, 1 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"North","dealt":[3,1,0],"boxes":{"defence":3,"movement":1,"attack":0,"reserve":0}}
# North assigns 3 to Defence, 1 to Movement: now 3 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"East","dealt":[3,1,2],"boxes":{"defence":3,"movement":1,"attack":2,"reserve":0}}
# East assigns 3 to Defence, 1 to Movement, 2 to Attack: now 3 in Defence, 1 in Movement, 2 in Attack, 0 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"Flagship","number":1}
# Flagship starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Flagship","left":0}
# Flagship spends 1 Movement die: 0 left
= 4edf207506474622

turn 2
> 1  attack North range 0 bonus 3 roll 6
[SS-4.1] {"kind":"attacks","piece":"Flagship","target":"North","range":0,"bonus":3,"roll":6,"distance":2000}
# Flagship attacks North at 2 in and rolls 6 dice, after spending 3 on the bonus
  [SS-4.4] d6 = 3
  [SS-4.4] d6 = 3
  [SS-4.4] d6 = 3
  [SS-4.4] d6 = 3
  [SS-4.4] d6 = 1
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"Flagship","target":"North","faces":[3,3,3,3,1,1],"needed":3,"hits":4}
# rolled 3, 3, 3, 3, 1, 1, needed 3+: 4 hits
[SS-4.6] {"kind":"met","piece":"North","hits":3,"left":0}
# North spends 3 Defence dice to stop 3 hits: 0 left
= a12eeb8a539e074f

turn 2
> 1  lose Movement
[SS-4.5] {"kind":"lost","piece":"North","box":"Movement","by":1,"left":3}
# side 1 takes a die from Movement of North, which has 3 dice left
= 6ccfff89ce5cb9cf

turn 2
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Flagship","length":2000,"from":[18000,22000],"to":[18000,24000]}
# Flagship flies 2 in from 18,22 to 18,24
[SS-3.4] {"kind":"overlaps","piece":"Flagship","other":"North"}
# Flagship overlaps North: ships do not collide
= 0ca42295e5266c94

turn 2
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Flagship","way":"right","heading":60}
# Flagship turns right to heading 60°
= c9c95065e3b9b9c3

turn 2
> 1  end
[SS-2.3] {"kind":"ended","piece":"Flagship"}
# Flagship ends its activation
= 3af99c5c48da4089

turn 2
> 2  activate South
[SS-2.3] {"kind":"activated","piece":"South","number":1}
# South starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"South","left":0}
# South spends 1 Movement die: 0 left
= 37b79ab8c2113d21

turn 2
> 2  attack Flagship range 1 bonus 1 roll 3
[SS-4.1] {"kind":"attacks","piece":"South","target":"Flagship","range":1,"bonus":1,"roll":3,"distance":12000}
# South attacks Flagship at 12 in and rolls 3 dice, after spending 1 on range and 1 on the bonus
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 6
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"South","target":"Flagship","faces":[2,6,6],"needed":5,"hits":2}
# rolled 2, 6, 6, needed 5+: 2 hits
[SS-4.5] {"kind":"lost","piece":"Flagship","box":"Reserve","by":2,"left":9}
# side 2 takes a die from Reserve of Flagship, which has 9 dice left
[SS-4.5] {"kind":"lost","piece":"Flagship","box":"Reserve","by":1,"left":8}
# side 1 takes a die from Reserve of Flagship, which has 8 dice left
= 8a0036f017fa8ccc

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"South","length":4000,"from":[18000,12000],"to":[18000,16000]}
# South flies 4 in from 18,12 to 18,16
= 41e636bc639b002b

turn 2
> 2  end
[SS-2.3] {"kind":"ended","piece":"South"}
# South ends its activation
= 92e56299ffa8138b

turn 2
> 2  activate East
[SS-2.3] {"kind":"activated","piece":"East","number":1}
# East starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"East","left":0}
# East spends 1 Movement die: 0 left
= 311d8deaa888d3d7

turn 2
> 2  attack Flagship range 1 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"East","target":"Flagship","range":1,"bonus":0,"roll":1,"distance":11784}
# East attacks Flagship at 11.8 in and rolls 1 die, after spending 1 on range
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"East","target":"Flagship","faces":[5],"needed":6,"hits":0}
# rolled 5, needed 6+: no hit
= 1fba5dfffd64b4f5

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"East","length":4000,"from":[25608,15000],"to":[22144,17000]}
# East flies 4 in from 25.6,15 to 22.1,17
= 500b39f2c1ce4212

turn 2
> 2  end
[SS-2.3] {"kind":"ended","piece":"East"}
# East ends its activation
[SS-2.3] {"kind":"activated","piece":"West","number":1}
# West starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"West","left":0}
# West spends 1 Movement die: 0 left
= d39f424b8d8a06ea

turn 2
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"West","length":3000,"from":[10392,16000],"to":[12990,17500]}
# West flies 3 in from 10.4,16 to 13,17.5
= edea2329ca9631cb

turn 2
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"West","length":1000,"from":[12990,17500],"to":[13856,18000]}
# West flies 1 in from 13,17.5 to 13.9,18
= 43628ce122e99f40

turn 2
> 2  end
[SS-2.3] {"kind":"ended","piece":"West"}
# West ends its activation
[SS-2.4] {"kind":"activated","piece":"North","number":0}
# North starts its activation with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"North"}
# North ends its activation
[SS-2.1] {"kind":"turn","number":3}
# turn 3 begins
= 7f2664b6a21251b5

turn 3
> 1  assign Flagship M1 A7
> 2  assign South M1 A5; West M1; North M1 D2; East M1 A1
[SS-2.2] {"kind":"assigned","piece":"Flagship","dealt":[0,1,7],"boxes":{"defence":0,"movement":1,"attack":7,"reserve":0}}
# Flagship assigns 1 to Movement, 7 to Attack: now 0 in Defence, 1 in Movement, 7 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"South","dealt":[0,1,5],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# South assigns 1 to Movement, 5 to Attack: now 0 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"West","dealt":[0,1,0],"boxes":{"defence":3,"movement":1,"attack":1,"reserve":0}}
# West assigns 1 to Movement: now 3 in Defence, 1 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"North","dealt":[2,1,0],"boxes":{"defence":2,"movement":1,"attack":0,"reserve":0}}
# North assigns 2 to Defence, 1 to Movement: now 2 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"East","dealt":[0,1,1],"boxes":{"defence":3,"movement":1,"attack":1,"reserve":1}}
# East assigns 1 to Movement, 1 to Attack: now 3 in Defence, 1 in Movement, 1 in Attack, 1 in Reserve
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
= 60881b53150f7b31

turn 3
> 2  activate South
[SS-2.3] {"kind":"activated","piece":"South","number":1}
# South starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"South","left":0}
# South spends 1 Movement die: 0 left
= 5b83e823316b2ca1

turn 3
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"South","length":3000,"from":[18000,16000],"to":[18000,19000]}
# South flies 3 in from 18,16 to 18,19
= 0c9218f13fddc9b4

turn 3
> 2  attack Flagship range 0 bonus 2 roll 3
[SS-4.1] {"kind":"attacks","piece":"South","target":"Flagship","range":0,"bonus":2,"roll":3,"distance":5000}
# South attacks Flagship at 5 in and rolls 3 dice, after spending 2 on the bonus
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"South","target":"Flagship","faces":[2,5,6],"needed":4,"hits":2}
# rolled 2, 5, 6, needed 4+: 2 hits
= a22a4b3167ace3b8

turn 3
> 2  lose Attack
[SS-4.5] {"kind":"lost","piece":"Flagship","box":"Attack","by":2,"left":7}
# side 2 takes a die from Attack of Flagship, which has 7 dice left
= f58b8e1dd88b8119

turn 3
> 1  lose Movement
[SS-4.5] {"kind":"lost","piece":"Flagship","box":"Movement","by":1,"left":6}
# side 1 takes a die from Movement of Flagship, which has 6 dice left
= 5b00d583236e8314

turn 3
> 2  end
[SS-2.3] {"kind":"ended","piece":"South"}
# South ends its activation
= 2f7cd0410c6a31d2

turn 3
> 2  activate North
[SS-2.3] {"kind":"activated","piece":"North","number":1}
# North starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"North","left":0}
# North spends 1 Movement die: 0 left
= 915fdc7b4cf16dd8

turn 3
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"North","length":1000,"from":[18000,24000],"to":[18000,23000]}
# North flies 1 in from 18,24 to 18,23
= 1e4a55797d1f3b5d

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"North","way":"right","heading":240}
# North turns right to heading 240°
= 3457e62a25441a76

turn 3
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"North","length":3000,"from":[18000,23000],"to":[15402,21500]}
# North flies 3 in from 18,23 to 15.4,21.5
[SS-2.3] {"kind":"ended","piece":"North"}
# North ends its activation
= 076c0b8f078f87ad

turn 3
> 2  activate West
[SS-2.3] {"kind":"activated","piece":"West","number":1}
# West starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"West","left":0}
# West spends 1 Movement die: 0 left
= 5d8085402b354f3b

turn 3
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"West","length":2000,"from":[13856,18000],"to":[15588,19000]}
# West flies 2 in from 13.9,18 to 15.6,19
= 5f2b353ce03eecce

turn 3
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"West","length":2000,"from":[15588,19000],"to":[17320,20000]}
# West flies 2 in from 15.6,19 to 17.3,20
= 69401fd810d5feed

turn 3
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"West","way":"left","heading":0}
# West turns left to heading 0°
= 2d3c4fa36077ca17

turn 3
> 2  attack Flagship range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"West","target":"Flagship","range":0,"bonus":0,"roll":1,"distance":4057}
# West attacks Flagship at 4.1 in and rolls 1 die
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"West","target":"Flagship","faces":[3],"needed":6,"hits":0}
# rolled 3, needed 6+: no hit
[SS-2.3] {"kind":"ended","piece":"West"}
# West ends its activation
[SS-2.3] {"kind":"activated","piece":"East","number":1}
# East starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"East","left":0}
# East spends 1 Movement die: 0 left
= d15cfcdc30420cb0

turn 3
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"East","length":3000,"from":[22144,17000],"to":[19546,18500]}
# East flies 3 in from 22.1,17 to 19.5,18.5
= 9cf6844907e8d991

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"East","way":"right","heading":0}
# East turns right to heading 0°
= 0f3df0d5408940cc

turn 3
> 2  attack Flagship range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"East","target":"Flagship","range":0,"bonus":0,"roll":1,"distance":5713}
# East attacks Flagship at 5.7 in and rolls 1 die
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"East","target":"Flagship","faces":[3],"needed":6,"hits":0}
# rolled 3, needed 6+: no hit
= cd42719e0f78b23e

turn 3
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"East","length":1000,"from":[19546,18500],"to":[19546,19500]}
# East flies 1 in from 19.5,18.5 to 19.5,19.5
[SS-2.3] {"kind":"ended","piece":"East"}
# East ends its activation
[SS-2.4] {"kind":"activated","piece":"Flagship","number":0}
# Flagship starts its activation with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"Flagship"}
# Flagship ends its activation
[SS-2.1] {"kind":"turn","number":4}
# turn 4 begins
= b5bebad933244894

turn 4
> 2  assign South M1 A5; West M1 A1; North M1; East M1 A2
[SS-2.2] {"kind":"assigned","piece":"South","dealt":[0,1,5],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# South assigns 1 to Movement, 5 to Attack: now 0 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"West","dealt":[0,1,1],"boxes":{"defence":3,"movement":1,"attack":1,"reserve":0}}
# West assigns 1 to Movement, 1 to Attack: now 3 in Defence, 1 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"North","dealt":[0,1,0],"boxes":{"defence":2,"movement":1,"attack":0,"reserve":0}}
# North assigns 1 to Movement: now 2 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"East","dealt":[0,1,2],"boxes":{"defence":3,"movement":1,"attack":2,"reserve":0}}
# East assigns 1 to Movement, 2 to Attack: now 3 in Defence, 1 in Movement, 2 in Attack, 0 in Reserve
= 3624452c010e860a

turn 4
> 2  activate South
[SS-2.3] {"kind":"activated","piece":"South","number":1}
# South starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"South","left":0}
# South spends 1 Movement die: 0 left
= 35d2c9812afb9da5

turn 4
> 2  attack Flagship range 0 bonus 2 roll 3
[SS-4.1] {"kind":"attacks","piece":"South","target":"Flagship","range":0,"bonus":2,"roll":3,"distance":5000}
# South attacks Flagship at 5 in and rolls 3 dice, after spending 2 on the bonus
  [SS-4.4] d6 = 1
  [SS-4.4] d6 = 1
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"South","target":"Flagship","faces":[1,1,6],"needed":4,"hits":1}
# rolled 1, 1, 6, needed 4+: 1 hit
[SS-4.5] {"kind":"lost","piece":"Flagship","box":"Attack","by":2,"left":5}
# side 2 takes a die from Attack of Flagship, which has 5 dice left
= 8e9d8527b1ee1e5e

turn 4
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"South","length":3000,"from":[18000,19000],"to":[18000,22000]}
# South flies 3 in from 18,19 to 18,22
= 90801262e3d63a51

turn 4
> 2  end
[SS-2.3] {"kind":"ended","piece":"South"}
# South ends its activation
= 1edf6d87c7a42e08

turn 4
> 2  activate East
[SS-2.3] {"kind":"activated","piece":"East","number":1}
# East starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"East","left":0}
# East spends 1 Movement die: 0 left
= 1d88840b736495e8

turn 4
> 2  attack Flagship range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"East","target":"Flagship","range":0,"bonus":0,"roll":2,"distance":4758}
# East attacks Flagship at 4.8 in and rolls 2 dice
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"East","target":"Flagship","faces":[2,1],"needed":6,"hits":0}
# rolled 2, 1, needed 6+: no hit
= f22d2443a9e17728

turn 4
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"East","length":2000,"from":[19546,19500],"to":[19546,21500]}
# East flies 2 in from 19.5,19.5 to 19.5,21.5
= 734dd078e02391e6

turn 4
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"East","way":"left","heading":300}
# East turns left to heading 300°
= b77e0121463ca023

turn 4
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"East","length":1000,"from":[19546,21500],"to":[18680,22000]}
# East flies 1 in from 19.5,21.5 to 18.7,22
[SS-3.4] {"kind":"overlaps","piece":"East","other":"South"}
# East overlaps South: ships do not collide
= 7d60507d91a7f6ac

turn 4
> 2  end
[SS-2.3] {"kind":"ended","piece":"East"}
# East ends its activation
= 3b10f93405200203

turn 4
> 2  activate West
[SS-2.3] {"kind":"activated","piece":"West","number":1}
# West starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"West","left":0}
# West spends 1 Movement die: 0 left
= 6feef5034c884fbd

turn 4
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"West","length":3000,"from":[17320,20000],"to":[17320,23000]}
# West flies 3 in from 17.3,20 to 17.3,23
= 51bbd690aa2488ba

turn 4
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"West","way":"right","heading":60}
# West turns right to heading 60°
= b0bbd40a949a7dc6

turn 4
> 2  attack Flagship range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"West","target":"Flagship","range":0,"bonus":0,"roll":1,"distance":1209}
# West attacks Flagship at 1.2 in and rolls 1 die
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"West","target":"Flagship","faces":[1],"needed":6,"hits":0}
# rolled 1, needed 6+: no hit
= fc4f0a64fce2581f

turn 4
> 2  end
[SS-2.3] {"kind":"ended","piece":"West"}
# West ends its activation
[SS-2.3] {"kind":"activated","piece":"North","number":1}
# North starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"North","left":0}
# North spends 1 Movement die: 0 left
= 15347dc597bfd351

turn 4
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"North","length":2000,"from":[15402,21500],"to":[13670,20500]}
# North flies 2 in from 15.4,21.5 to 13.7,20.5
= 4b9069d0e6592f43

turn 4
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"North","way":"right","heading":300}
# North turns right to heading 300°
= 48f98bb30c8a113f

turn 4
> 2  end
[SS-2.3] {"kind":"ended","piece":"North"}
# North ends its activation
[SS-2.4] {"kind":"activated","piece":"Flagship","number":0}
# Flagship starts its activation with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"Flagship"}
# Flagship ends its activation
[SS-2.1] {"kind":"turn","number":5}
# turn 5 begins
= 979de70b9f138ec1

turn 5
> 2  assign South M1 A5; West M1 A1; North M1; East M1 A2
[SS-2.2] {"kind":"assigned","piece":"South","dealt":[0,1,5],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# South assigns 1 to Movement, 5 to Attack: now 0 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"West","dealt":[0,1,1],"boxes":{"defence":3,"movement":1,"attack":1,"reserve":0}}
# West assigns 1 to Movement, 1 to Attack: now 3 in Defence, 1 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"North","dealt":[0,1,0],"boxes":{"defence":2,"movement":1,"attack":0,"reserve":0}}
# North assigns 1 to Movement: now 2 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"East","dealt":[0,1,2],"boxes":{"defence":3,"movement":1,"attack":2,"reserve":0}}
# East assigns 1 to Movement, 2 to Attack: now 3 in Defence, 1 in Movement, 2 in Attack, 0 in Reserve
= 0ceadcc250166f19

turn 5
> 2  activate South
[SS-2.3] {"kind":"activated","piece":"South","number":1}
# South starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"South","left":0}
# South spends 1 Movement die: 0 left
= dee72e91ffaf5f3f

turn 5
> 2  attack Flagship range 0 bonus 2 roll 3
[SS-4.1] {"kind":"attacks","piece":"South","target":"Flagship","range":0,"bonus":2,"roll":3,"distance":2000}
# South attacks Flagship at 2 in and rolls 3 dice, after spending 2 on the bonus
  [SS-4.4] d6 = 1
  [SS-4.4] d6 = 1
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"South","target":"Flagship","faces":[1,1,5],"needed":4,"hits":1}
# rolled 1, 1, 5, needed 4+: 1 hit
[SS-4.5] {"kind":"lost","piece":"Flagship","box":"Attack","by":2,"left":4}
# side 2 takes a die from Attack of Flagship, which has 4 dice left
= a70d93e1505682f7

turn 5
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"South","length":1000,"from":[18000,22000],"to":[18000,23000]}
# South flies 1 in from 18,22 to 18,23
[SS-3.4] {"kind":"overlaps","piece":"South","other":"West"}
# South overlaps West: ships do not collide
= 016603c3a6c58b54

turn 5
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"South","way":"left","heading":300}
# South turns left to heading 300°
= 2a15f929a9f16948

turn 5
> 2  end
[SS-2.3] {"kind":"ended","piece":"South"}
# South ends its activation
= c06170d084221dfa

turn 5
> 2  activate East
[SS-2.3] {"kind":"activated","piece":"East","number":1}
# East starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"East","left":0}
# East spends 1 Movement die: 0 left
= a06bbd96debaebc6

turn 5
> 2  attack Flagship range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"East","target":"Flagship","range":0,"bonus":0,"roll":2,"distance":2112}
# East attacks Flagship at 2.1 in and rolls 2 dice
  [SS-4.4] d6 = 6
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"East","target":"Flagship","faces":[6,5],"needed":6,"hits":1}
# rolled 6, 5, needed 6+: 1 hit
[SS-4.5] {"kind":"lost","piece":"Flagship","box":"Attack","by":2,"left":3}
# side 2 takes a die from Attack of Flagship, which has 3 dice left
= 649e54178e96594e

turn 5
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"East","length":2000,"from":[18680,22000],"to":[16948,23000]}
# East flies 2 in from 18.7,22 to 16.9,23
[SS-3.4] {"kind":"overlaps","piece":"East","other":"South"}
# East overlaps South: ships do not collide
[SS-3.4] {"kind":"overlaps","piece":"East","other":"West"}
# East overlaps West: ships do not collide
= f25c219fad316c52

turn 5
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"East","way":"right","heading":0}
# East turns right to heading 0°
= 80b5f416ae6413f7

turn 5
> 2  end
[SS-2.3] {"kind":"ended","piece":"East"}
# East ends its activation
= 15efb9a09999198b

turn 5
> 2  activate West
[SS-2.3] {"kind":"activated","piece":"West","number":1}
# West starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"West","left":0}
# West spends 1 Movement die: 0 left
= 20b033320ee97d70

turn 5
> 2  attack Flagship range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"West","target":"Flagship","range":0,"bonus":0,"roll":1,"distance":1209}
# West attacks Flagship at 1.2 in and rolls 1 die
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"West","target":"Flagship","faces":[1],"needed":6,"hits":0}
# rolled 1, needed 6+: no hit
= 77ed3a2e7fa30f3d

turn 5
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"West","length":1000,"from":[17320,23000],"to":[18186,23500]}
# West flies 1 in from 17.3,23 to 18.2,23.5
[SS-3.4] {"kind":"overlaps","piece":"West","other":"Flagship"}
# West overlaps Flagship: ships do not collide
[SS-3.4] {"kind":"overlaps","piece":"West","other":"South"}
# West overlaps South: ships do not collide
= a9316129ff9d9b1d

turn 5
> 2  end
[SS-2.3] {"kind":"ended","piece":"West"}
# West ends its activation
[SS-2.3] {"kind":"activated","piece":"North","number":1}
# North starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"North","left":0}
# North spends 1 Movement die: 0 left
= 395b23dc99708e44

turn 5
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"North","way":"right","heading":0}
# North turns right to heading 0°
= 3c2f85b0795cdc0a

turn 5
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"North","length":1000,"from":[13670,20500],"to":[13670,21500]}
# North flies 1 in from 13.7,20.5 to 13.7,21.5
= e7c43ba2ae785fea

turn 5
> 2  end
[SS-2.3] {"kind":"ended","piece":"North"}
# North ends its activation
[SS-2.4] {"kind":"activated","piece":"Flagship","number":0}
# Flagship starts its activation with no Movement die: it cannot move
= 2a8da33ab9cd0f40

turn 5
> 1  attack West range 0 bonus 1 roll 2
[SS-4.1] {"kind":"attacks","piece":"Flagship","target":"West","range":0,"bonus":1,"roll":2,"distance":533}
# Flagship attacks West at 0.5 in and rolls 2 dice, after spending 1 on the bonus
  [SS-4.4] d6 = 6
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"Flagship","target":"West","faces":[6,2],"needed":5,"hits":1}
# rolled 6, 2, needed 5+: 1 hit
[SS-4.6] {"kind":"met","piece":"West","hits":1,"left":2}
# West spends 1 Defence die to stop 1 hit: 2 left
[SS-2.3] {"kind":"ended","piece":"Flagship"}
# Flagship ends its activation
[SS-2.1] {"kind":"turn","number":6}
# turn 6 begins
= 9cdde5a4cf3fe475

turn 6
> 1  assign Flagship M1 D2
> 2  assign South M1 A5; West M1 A2; North M1; East M1 A2
[SS-2.2] {"kind":"assigned","piece":"Flagship","dealt":[2,1,0],"boxes":{"defence":2,"movement":1,"attack":0,"reserve":0}}
# Flagship assigns 2 to Defence, 1 to Movement: now 2 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"South","dealt":[0,1,5],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# South assigns 1 to Movement, 5 to Attack: now 0 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"West","dealt":[0,1,2],"boxes":{"defence":2,"movement":1,"attack":2,"reserve":0}}
# West assigns 1 to Movement, 2 to Attack: now 2 in Defence, 1 in Movement, 2 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"North","dealt":[0,1,0],"boxes":{"defence":2,"movement":1,"attack":0,"reserve":0}}
# North assigns 1 to Movement: now 2 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"East","dealt":[0,1,2],"boxes":{"defence":3,"movement":1,"attack":2,"reserve":0}}
# East assigns 1 to Movement, 2 to Attack: now 3 in Defence, 1 in Movement, 2 in Attack, 0 in Reserve
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
= 1278066415fd7456

turn 6
> 2  activate South
[SS-2.3] {"kind":"activated","piece":"South","number":1}
# South starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"South","left":0}
# South spends 1 Movement die: 0 left
= 0c7748143df113f3

turn 6
> 2  attack Flagship range 0 bonus 2 roll 3
[SS-4.1] {"kind":"attacks","piece":"South","target":"Flagship","range":0,"bonus":2,"roll":3,"distance":1000}
# South attacks Flagship at 1 in and rolls 3 dice, after spending 2 on the bonus
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"South","target":"Flagship","faces":[4,2,4],"needed":4,"hits":2}
# rolled 4, 2, 4, needed 4+: 2 hits
[SS-4.6] {"kind":"met","piece":"Flagship","hits":2,"left":0}
# Flagship spends 2 Defence dice to stop 2 hits: 0 left
= 52a32444dfff9953

turn 6
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"South","length":1000,"from":[18000,23000],"to":[17134,23500]}
# South flies 1 in from 18,23 to 17.1,23.5
[SS-3.4] {"kind":"overlaps","piece":"South","other":"Flagship"}
# South overlaps Flagship: ships do not collide
[SS-3.4] {"kind":"overlaps","piece":"South","other":"West"}
# South overlaps West: ships do not collide
[SS-3.4] {"kind":"overlaps","piece":"South","other":"East"}
# South overlaps East: ships do not collide
= 646f0a8b4c58f2bb

turn 6
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"South","way":"right","heading":0}
# South turns right to heading 0°
= de1a09f1c61f912c

turn 6
> 2  end
[SS-2.3] {"kind":"ended","piece":"South"}
# South ends its activation
[SS-2.3] {"kind":"activated","piece":"Flagship","number":1}
# Flagship starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Flagship","left":0}
# Flagship spends 1 Movement die: 0 left
= 009056b3cca5698b

turn 6
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Flagship","way":"right","heading":120}
# Flagship turns right to heading 120°
= da28f45f31de2bb9

turn 6
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Flagship","length":3000,"from":[18000,24000],"to":[20598,22500]}
# Flagship flies 3 in from 18,24 to 20.6,22.5
= d6da973c16ddff21

turn 6
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Flagship","length":1000,"from":[20598,22500],"to":[21464,22000]}
# Flagship flies 1 in from 20.6,22.5 to 21.5,22
[SS-2.3] {"kind":"ended","piece":"Flagship"}
# Flagship ends its activation
= 932d34050a87ca65

turn 6
> 2  activate West
[SS-2.3] {"kind":"activated","piece":"West","number":1}
# West starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"West","left":0}
# West spends 1 Movement die: 0 left
= d2934a4c5bdb1266

turn 6
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"West","way":"right","heading":120}
# West turns right to heading 120°
= e76d773b3fe205a8

turn 6
> 2  attack Flagship range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"West","target":"Flagship","range":0,"bonus":0,"roll":2,"distance":3604}
# West attacks Flagship at 3.6 in and rolls 2 dice
  [SS-4.4] d6 = 1
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"West","target":"Flagship","faces":[1,6],"needed":6,"hits":1}
# rolled 1, 6, needed 6+: 1 hit
[SS-4.5] {"kind":"lost","piece":"Flagship","box":"Reserve","by":2,"left":2}
# side 2 takes a die from Reserve of Flagship, which has 2 dice left
= 1e5bf4b13a3aa3f9

turn 6
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"West","length":2000,"from":[18186,23500],"to":[19918,22500]}
# West flies 2 in from 18.2,23.5 to 19.9,22.5
= 6413323b344edd0c

turn 6
> 2  end
[SS-2.3] {"kind":"ended","piece":"West"}
# West ends its activation
= 1ab648e34af06396

turn 6
> 2  activate East
[SS-2.3] {"kind":"activated","piece":"East","number":1}
# East starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"East","left":0}
# East spends 1 Movement die: 0 left
= b8ecd4fa5a0dc4fe

turn 6
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"East","length":2000,"from":[16948,23000],"to":[16948,25000]}
# East flies 2 in from 16.9,23 to 16.9,25
= 11414f44854b30ff

turn 6
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"East","way":"left","heading":300}
# East turns left to heading 300°
= ac7bb8b3ef9da8fb

turn 6
> 2  end
[SS-2.3] {"kind":"ended","piece":"East"}
# East ends its activation
[SS-2.3] {"kind":"activated","piece":"North","number":1}
# North starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"North","left":0}
# North spends 1 Movement die: 0 left
= e18f1476fc3b228f

turn 6
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"North","way":"right","heading":60}
# North turns right to heading 60°
= eaf01088cf20eda4

turn 6
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"North","length":2000,"from":[13670,21500],"to":[15402,22500]}
# North flies 2 in from 13.7,21.5 to 15.4,22.5
= 0fb22414c73e24cf

turn 6
> 2  end
[SS-2.3] {"kind":"ended","piece":"North"}
# North ends its activation
[SS-2.1] {"kind":"turn","number":7}
# turn 7 begins
= 4c48a8617e8cbc05

turn 7
> 1  assign Flagship M1 D1
> 2  assign South M2 A3; West M1 A2; North M1; East M1
[SS-2.2] {"kind":"assigned","piece":"Flagship","dealt":[1,1,0],"boxes":{"defence":1,"movement":1,"attack":0,"reserve":0}}
# Flagship assigns 1 to Defence, 1 to Movement: now 1 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"South","dealt":[0,2,3],"boxes":{"defence":0,"movement":2,"attack":3,"reserve":1}}
# South assigns 2 to Movement, 3 to Attack: now 0 in Defence, 2 in Movement, 3 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"West","dealt":[0,1,2],"boxes":{"defence":2,"movement":1,"attack":2,"reserve":0}}
# West assigns 1 to Movement, 2 to Attack: now 2 in Defence, 1 in Movement, 2 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"North","dealt":[0,1,0],"boxes":{"defence":2,"movement":1,"attack":0,"reserve":0}}
# North assigns 1 to Movement: now 2 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"East","dealt":[0,1,0],"boxes":{"defence":3,"movement":1,"attack":2,"reserve":0}}
# East assigns 1 to Movement: now 3 in Defence, 1 in Movement, 2 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"South","number":2}
# South starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"South","left":1}
# South spends 1 Movement die: 1 left
= 99636da10841cb1d

turn 7
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"South","way":"right","heading":60}
# South turns right to heading 60°
= 23135e0852cf82bf

turn 7
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"South","length":2000,"from":[17134,23500],"to":[18866,24500]}
# South flies 2 in from 17.1,23.5 to 18.9,24.5
= 1db8f06453232379

turn 7
> 2  spend
[SS-3.1] {"kind":"spent","piece":"South","left":0}
# South spends 1 Movement die: 0 left
= 0333a4e2ad402fdf

turn 7
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"South","way":"right","heading":120}
# South turns right to heading 120°
= 86740ac080e51c26

turn 7
> 2  attack Flagship range 0 bonus 1 roll 2
[SS-4.1] {"kind":"attacks","piece":"South","target":"Flagship","range":0,"bonus":1,"roll":2,"distance":3605}
# South attacks Flagship at 3.6 in and rolls 2 dice, after spending 1 on the bonus
  [SS-4.4] d6 = 6
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"South","target":"Flagship","faces":[6,5],"needed":5,"hits":2}
# rolled 6, 5, needed 5+: 2 hits
[SS-4.6] {"kind":"met","piece":"Flagship","hits":1,"left":0}
# Flagship spends 1 Defence die to stop 1 hit: 0 left
= 7b4872bbbabb380b

turn 7
> 2  lose Movement
[SS-4.5] {"kind":"lost","piece":"Flagship","box":"Movement","by":2,"left":1}
# side 2 takes a die from Movement of Flagship, which has 1 die left
= 39db7b608b038b2e

turn 7
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"South","length":1000,"from":[18866,24500],"to":[19732,24000]}
# South flies 1 in from 18.9,24.5 to 19.7,24
= 8e982b3b53c15dc0

turn 7
> 2  end
[SS-2.3] {"kind":"ended","piece":"South"}
# South ends its activation
= ea92ec8139cb8609

turn 7
> 2  activate West
[SS-2.3] {"kind":"activated","piece":"West","number":1}
# West starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"West","left":0}
# West spends 1 Movement die: 0 left
= c96bc461571a9d16

turn 7
> 2  attack Flagship range 0 bonus 1 roll 1
[SS-4.1] {"kind":"attacks","piece":"West","target":"Flagship","range":0,"bonus":1,"roll":1,"distance":1624}
# West attacks Flagship at 1.6 in and rolls 1 die, after spending 1 on the bonus
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"West","target":"Flagship","faces":[2],"needed":5,"hits":0}
# rolled 2, needed 5+: no hit
= 78903973349d1bda

turn 7
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"West","length":1000,"from":[19918,22500],"to":[20784,22000]}
# West flies 1 in from 19.9,22.5 to 20.8,22
[SS-3.4] {"kind":"overlaps","piece":"West","other":"Flagship"}
# West overlaps Flagship: ships do not collide
= 037ce216abb8ba13

turn 7
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"West","way":"left","heading":60}
# West turns left to heading 60°
= 3084cd4ce19385c1

turn 7
> 2  end
[SS-2.3] {"kind":"ended","piece":"West"}
# West ends its activation
= 67fd9dff1c71163a

turn 7
> 2  activate North
[SS-2.3] {"kind":"activated","piece":"North","number":1}
# North starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"North","left":0}
# North spends 1 Movement die: 0 left
= 31ec1f346558a337

turn 7
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"North","length":3000,"from":[15402,22500],"to":[18000,24000]}
# North flies 3 in from 15.4,22.5 to 18,24
= acb6c713bb5f1550

turn 7
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"North","length":1000,"from":[18000,24000],"to":[18866,24500]}
# North flies 1 in from 18,24 to 18.9,24.5
[SS-3.4] {"kind":"overlaps","piece":"North","other":"South"}
# North overlaps South: ships do not collide
= 9bb94003979ad9a4

turn 7
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"North","way":"right","heading":120}
# North turns right to heading 120°
[SS-2.3] {"kind":"ended","piece":"North"}
# North ends its activation
[SS-2.3] {"kind":"activated","piece":"East","number":1}
# East starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"East","left":0}
# East spends 1 Movement die: 0 left
= cf6dcfc8018d0813

turn 7
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"East","way":"right","heading":0}
# East turns right to heading 0°
= 0b5520b9fd17bd12

turn 7
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"East","length":1000,"from":[16948,25000],"to":[16948,26000]}
# East flies 1 in from 16.9,25 to 16.9,26
= 3dccc9f40cede1e3

turn 7
> 2  end
[SS-2.3] {"kind":"ended","piece":"East"}
# East ends its activation
[SS-2.4] {"kind":"activated","piece":"Flagship","number":0}
# Flagship starts its activation with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"Flagship"}
# Flagship ends its activation
[SS-2.1] {"kind":"turn","number":8}
# turn 8 begins
= f636bf850553e014

turn 8
> 2  assign South M1 A5; West M1 A2; North M1; East M1
[SS-2.2] {"kind":"assigned","piece":"Flagship","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":0}}
# Flagship assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"South","dealt":[0,1,5],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# South assigns 1 to Movement, 5 to Attack: now 0 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"West","dealt":[0,1,2],"boxes":{"defence":2,"movement":1,"attack":2,"reserve":0}}
# West assigns 1 to Movement, 2 to Attack: now 2 in Defence, 1 in Movement, 2 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"North","dealt":[0,1,0],"boxes":{"defence":2,"movement":1,"attack":0,"reserve":0}}
# North assigns 1 to Movement: now 2 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"East","dealt":[0,1,0],"boxes":{"defence":3,"movement":1,"attack":2,"reserve":0}}
# East assigns 1 to Movement: now 3 in Defence, 1 in Movement, 2 in Attack, 0 in Reserve
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
= 820efb113322b6fb

turn 8
> 2  activate South
[SS-2.3] {"kind":"activated","piece":"South","number":1}
# South starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"South","left":0}
# South spends 1 Movement die: 0 left
= 5af61750cfed1275

turn 8
> 2  attack Flagship range 0 bonus 3 roll 2
[SS-4.1] {"kind":"attacks","piece":"South","target":"Flagship","range":0,"bonus":3,"roll":2,"distance":2645}
# South attacks Flagship at 2.6 in and rolls 2 dice, after spending 3 on the bonus
  [SS-4.4] d6 = 6
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"South","target":"Flagship","faces":[6,5],"needed":3,"hits":2}
# rolled 6, 5, needed 3+: 2 hits
[SS-4.5] {"kind":"lost","piece":"Flagship","box":"Movement","by":2,"left":0}
# side 2 takes a die from Movement of Flagship, which has 0 dice left
[SS-4.7] {"kind":"destroyed","piece":"Flagship"}
# Flagship is destroyed
[SS-5.3] {"kind":"over","winner":2,"how":"fleet"}
# no enemy is left: side 2 wins
= 511ed2e0f7807f26
