firing-arc record 2
game simple-spaceships 1
wording en 2
scenario patrol-even
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "Patrol, even"
| brief = "Two fighters of four dice and without shields against one cruiser of seven: keep out of its front. Even form: one cruiser for two fighters on a small table. After thirty turns the side with more dice left wins."
|
| [table]
| width = 30
| height = 32
|
| [design.gun-fighter]
| name = "Gun-fighter"
| dice = 4
| defence = 0
| attack = 2
|
| [design.heavy-cruiser]
| name = "Heavy cruiser"
| dice = 7
|
| [[side]]
| name = "Patrol"
| ship = [
|   { design = "gun-fighter", name = "Fighter1", at = [13, 6], heading = 0 },
|   { design = "gun-fighter", name = "Fighter2", at = [17, 6], heading = 0 },
| ]
|
| [[side]]
| name = "Intruder"
| ship = [{ design = "heavy-cruiser", name = "Cruiser", at = [15, 26], heading = 180 }]
= d1957d9894ad5694

turn 1
> 1  assign Fighter1 M4; Fighter2 M3
> 2  assign Cruiser M4 A3
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# Fighter1 assigns 4 to Movement: now 0 in Defence, 4 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter2 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,4,3],"boxes":{"defence":0,"movement":4,"attack":3,"reserve":0}}
# Cruiser assigns 4 to Movement, 3 to Attack: now 0 in Defence, 4 in Movement, 3 in Attack, 0 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":4}
# Fighter1 starts its activation with 4 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":3}
# Fighter1 spends 1 Movement die: 3 left
= 97e43ae7b4df28e4

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[13000,6000],"to":[13000,10000]}
# Fighter1 flies 4 in from 13,6 to 13,10
= d2e6951322295428

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":300}
# Fighter1 turns left to heading 300°
= f5906d947b7cfa15

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends 1 Movement die: 2 left
= fd0bcdb36079fdec

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":0}
# Fighter1 turns right to heading 0°
= 57b1cf1922e953e6

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[13000,10000],"to":[13000,14000]}
# Fighter1 flies 4 in from 13,10 to 13,14
= 06de772d1b27df8c

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends 1 Movement die: 1 left
= f22ab829fa9afcaa

turn 1
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[13000,14000],"to":[13000,15000]}
# Fighter1 flies 1 in from 13,14 to 13,15
= be3add5942100444

turn 1
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":3000,"from":[13000,15000],"to":[13000,18000]}
# Fighter1 flies 3 in from 13,15 to 13,18
= ab5ce1bb94b5ccd1

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":60}
# Fighter1 turns right to heading 60°
= cd054a2767df51a3

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= ad53486cbf584c0b

turn 1
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[13000,18000],"to":[14732,19000]}
# Fighter1 flies 2 in from 13,18 to 14.7,19
= 038b483df4863dcd

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":0}
# Fighter1 turns left to heading 0°
= 7ef22165e7666f6d

turn 1
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[14732,19000],"to":[14732,21000]}
# Fighter1 flies 2 in from 14.7,19 to 14.7,21
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":4}
# Cruiser starts its activation with 4 Movement dice
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":3}
# Cruiser spends 1 Movement die: 3 left
= 70f94c22079b1baf

turn 1
> 2  attack Fighter1 range 0 bonus 1 roll 2
[SS-4.1] {"kind":"attacks","piece":"Cruiser","target":"Fighter1","range":0,"bonus":1,"roll":2,"distance":5007}
# Cruiser attacks Fighter1 at 5 in and rolls 2 dice, after spending 1 on the bonus
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"Cruiser","target":"Fighter1","faces":[5,3],"needed":5,"hits":1}
# rolled 5, 3, needed 5+: 1 hit
[SS-4.5] {"kind":"lost","piece":"Fighter1","box":"Reserve","by":2,"left":3}
# side 2 takes a die from Reserve of Fighter1, which has 3 dice left
= b593493d841d1686

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[15000,26000],"to":[15000,25000]}
# Cruiser flies 1 in from 15,26 to 15,25
= 5069e9e163bf9b72

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":2000,"from":[15000,25000],"to":[15000,23000]}
# Cruiser flies 2 in from 15,25 to 15,23
= 8550901bd2045868

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[15000,23000],"to":[15000,22000]}
# Cruiser flies 1 in from 15,23 to 15,22
= 90818b269b5909a9

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":240}
# Cruiser turns right to heading 240°
= d858c983ad528790

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":2}
# Cruiser spends 1 Movement die: 2 left
= 6f906d220c491609

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[15000,22000],"to":[14134,21500]}
# Cruiser flies 1 in from 15,22 to 14.1,21.5
[SS-3.4] {"kind":"overlaps","piece":"Cruiser","other":"Fighter1"}
# Cruiser overlaps Fighter1: ships do not collide
= ea8d4b1022ed0bf4

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[14134,21500],"to":[13268,21000]}
# Cruiser flies 1 in from 14.1,21.5 to 13.3,21
= b774c242f203938a

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":180}
# Cruiser turns left to heading 180°
= 59c65573986fb638

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":1}
# Cruiser spends 1 Movement die: 1 left
= f62450cab9dc41e5

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":2000,"from":[13268,21000],"to":[13268,19000]}
# Cruiser flies 2 in from 13.3,21 to 13.3,19
= 2b2c892502e16f3c

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":120}
# Cruiser turns left to heading 120°
= 3d34add512163554

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= b5a7f5ccc068902c

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":60}
# Cruiser turns left to heading 60°
= ae783c1dbd277711

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[13268,19000],"to":[14134,19500]}
# Cruiser flies 1 in from 13.3,19 to 14.1,19.5
= 29d146b27831a9cc

turn 1
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= 8a9437c84bef9d8a

turn 1
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[17000,6000],"to":[17000,9000]}
# Fighter2 flies 3 in from 17,6 to 17,9
= 88b67dc1378481f8

turn 1
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[17000,9000],"to":[17000,10000]}
# Fighter2 flies 1 in from 17,9 to 17,10
= 66792552a629c7d8

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":300}
# Fighter2 turns left to heading 300°
= 4e0695937fb1ac18

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= bbab6615e709f18e

turn 1
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[17000,10000],"to":[14402,11500]}
# Fighter2 flies 3 in from 17,10 to 14.4,11.5
= 5f2429e6631a99b4

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":0}
# Fighter2 turns right to heading 0°
= c2da48727606c516

turn 1
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[14402,11500],"to":[14402,12500]}
# Fighter2 flies 1 in from 14.4,11.5 to 14.4,12.5
= 51f8cedfea418578

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= d259c8a1e6a289ba

turn 1
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[14402,12500],"to":[14402,15500]}
# Fighter2 flies 3 in from 14.4,12.5 to 14.4,15.5
= 7c6a861d66b4b637

turn 1
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.1] {"kind":"turn","number":2}
# turn 2 begins
= a4c730cb68ea9cd7

turn 2
> 1  assign Fighter1 M1; Fighter2 M2 A2
> 2  assign Cruiser M1 A6
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":2}}
# Fighter1 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 2 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,2,2],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# Fighter2 assigns 2 to Movement, 2 to Attack: now 0 in Defence, 2 in Movement, 2 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,6],"boxes":{"defence":0,"movement":1,"attack":6,"reserve":0}}
# Cruiser assigns 1 to Movement, 6 to Attack: now 0 in Defence, 1 in Movement, 6 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":2}
# Fighter2 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 80ac68de7c582b9a

turn 2
> 1  attack Cruiser range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser","range":0,"bonus":0,"roll":2,"distance":4008}
# Fighter2 attacks Cruiser at 4 in and rolls 2 dice
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser","faces":[5,5],"needed":6,"hits":0}
# rolled 5, 5, needed 6+: no hit
= 1026481d63fd6f55

turn 2
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[14402,15500],"to":[14402,18500]}
# Fighter2 flies 3 in from 14.4,15.5 to 14.4,18.5
= 5f2c3babaf8f8cc0

turn 2
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":300}
# Fighter2 turns left to heading 300°
= e551045774af95d3

turn 2
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= b1f51d0602a995b3

turn 2
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[14402,18500],"to":[13536,19000]}
# Fighter2 flies 1 in from 14.4,18.5 to 13.5,19
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Cruiser"}
# Fighter2 overlaps Cruiser: ships do not collide
= 5d279e23985d27c2

turn 2
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":0}
# Fighter2 turns right to heading 0°
= 57ed431bfe43f3fa

turn 2
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= f115b2dc1d345a45

turn 2
> 2  attack Fighter1 range 0 bonus 3 roll 3
[SS-4.1] {"kind":"attacks","piece":"Cruiser","target":"Fighter1","range":0,"bonus":3,"roll":3,"distance":1614}
# Cruiser attacks Fighter1 at 1.6 in and rolls 3 dice, after spending 3 on the bonus
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 6
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"Cruiser","target":"Fighter1","faces":[4,6,2],"needed":3,"hits":2}
# rolled 4, 6, 2, needed 3+: 2 hits
= 25c8b7ab7a53eac3

turn 2
> 2  lose Movement
[SS-4.5] {"kind":"lost","piece":"Fighter1","box":"Movement","by":2,"left":2}
# side 2 takes a die from Movement of Fighter1, which has 2 dice left
[SS-4.5] {"kind":"lost","piece":"Fighter1","box":"Reserve","by":1,"left":1}
# side 1 takes a die from Reserve of Fighter1, which has 1 die left
= 2151106049697f6a

turn 2
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[14134,19500],"to":[15000,20000]}
# Cruiser flies 1 in from 14.1,19.5 to 15,20
= 7d3b82955fda19f6

turn 2
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":0}
# Cruiser turns left to heading 0°
= 1836301b0728df46

turn 2
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.4] {"kind":"activated","piece":"Fighter1","number":0}
# Fighter1 starts its activation with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.1] {"kind":"turn","number":3}
# turn 3 begins
= d2635433b992793d

turn 3
> 1  assign Fighter1 M1; Fighter2 M3 A1
> 2  assign Cruiser M1 A6
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":0}}
# Fighter1 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# Fighter2 assigns 3 to Movement, 1 to Attack: now 0 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,6],"boxes":{"defence":0,"movement":1,"attack":6,"reserve":0}}
# Cruiser assigns 1 to Movement, 6 to Attack: now 0 in Defence, 1 in Movement, 6 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= 258cb33e81577d13

turn 3
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":60}
# Fighter2 turns right to heading 60°
= 2adbdb17b72ca2f6

turn 3
> 1  attack Cruiser range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser","range":0,"bonus":0,"roll":1,"distance":1772}
# Fighter2 attacks Cruiser at 1.8 in and rolls 1 die
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser","faces":[3],"needed":6,"hits":0}
# rolled 3, needed 6+: no hit
= a8a82801b2319274

turn 3
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[13536,19000],"to":[14402,19500]}
# Fighter2 flies 1 in from 13.5,19 to 14.4,19.5
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Cruiser"}
# Fighter2 overlaps Cruiser: ships do not collide
= ef5ede209a070e4e

turn 3
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= 91fb31d8b378412a

turn 3
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[14732,21000],"to":[14732,22000]}
# Fighter1 flies 1 in from 14.7,21 to 14.7,22
= cf7523832cb264c4

turn 3
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":300}
# Fighter1 turns left to heading 300°
= 7eb4704abb227589

turn 3
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":3000,"from":[14732,22000],"to":[12134,23500]}
# Fighter1 flies 3 in from 14.7,22 to 12.1,23.5
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 5c09fddae5e6ba7c

turn 3
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[15000,20000],"to":[15000,21000]}
# Cruiser flies 1 in from 15,20 to 15,21
= 8614739736413202

turn 3
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":300}
# Cruiser turns left to heading 300°
= d65367ec87782e8d

turn 3
> 2  attack Fighter1 range 0 bonus 3 roll 3
[SS-4.1] {"kind":"attacks","piece":"Cruiser","target":"Fighter1","range":0,"bonus":3,"roll":3,"distance":3803}
# Cruiser attacks Fighter1 at 3.8 in and rolls 3 dice, after spending 3 on the bonus
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"Cruiser","target":"Fighter1","faces":[4,4,6],"needed":3,"hits":3}
# rolled 4, 4, 6, needed 3+: 3 hits
[SS-4.5] {"kind":"lost","piece":"Fighter1","box":"Reserve","by":2,"left":0}
# side 2 takes a die from Reserve of Fighter1, which has 0 dice left
[SS-4.7] {"kind":"destroyed","piece":"Fighter1"}
# Fighter1 is destroyed
= 1b83b9397d3dbe42

turn 3
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[15000,21000],"to":[14134,21500]}
# Cruiser flies 1 in from 15,21 to 14.1,21.5
= dcf9ec14f50ea52c

turn 3
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":2000,"from":[14134,21500],"to":[12402,22500]}
# Cruiser flies 2 in from 14.1,21.5 to 12.4,22.5
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":4}
# turn 4 begins
= edd56c547af6a8ba

turn 4
> 1  assign Fighter2 M1 A1
> 2  assign Cruiser M2 A5
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,1,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# Fighter2 assigns 1 to Movement, 1 to Attack: now 0 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,2,5],"boxes":{"defence":0,"movement":2,"attack":5,"reserve":0}}
# Cruiser assigns 2 to Movement, 5 to Attack: now 0 in Defence, 2 in Movement, 5 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= 8f7e26de0717a8e6

turn 4
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":0}
# Fighter2 turns left to heading 0°
= eea57ec3d9fdaa2f

turn 4
> 1  attack Cruiser range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser","range":0,"bonus":0,"roll":1,"distance":3605}
# Fighter2 attacks Cruiser at 3.6 in and rolls 1 die
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser","faces":[2],"needed":6,"hits":0}
# rolled 2, needed 6+: no hit
= 572f276c583c44fd

turn 4
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[14402,19500],"to":[14402,20500]}
# Fighter2 flies 1 in from 14.4,19.5 to 14.4,20.5
= 20cc4fa3f774eda1

turn 4
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[14402,20500],"to":[14402,21500]}
# Fighter2 flies 1 in from 14.4,20.5 to 14.4,21.5
= 4cd07489439e6a20

turn 4
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 10343aee0f526532

turn 4
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":300}
# Fighter2 turns left to heading 300°
= a8c17269c6b64eb9

turn 4
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[14402,21500],"to":[13536,22000]}
# Fighter2 flies 1 in from 14.4,21.5 to 13.5,22
= fe4f64b0235faded

turn 4
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":2}
# Cruiser starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":1}
# Cruiser spends 1 Movement die: 1 left
= 799cf838d0dd6183

turn 4
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":3000,"from":[12402,22500],"to":[9804,24000]}
# Cruiser flies 3 in from 12.4,22.5 to 9.8,24
= 28b465874eddc853

turn 4
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[9804,24000],"to":[8938,24500]}
# Cruiser flies 1 in from 9.8,24 to 8.9,24.5
= 6684c8d1b72108dc

turn 4
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":240}
# Cruiser turns left to heading 240°
= a6c2ede41f45b5ed

turn 4
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 0c29f294dc062efc

turn 4
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":180}
# Cruiser turns left to heading 180°
= b3436f13ee8be7fa

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":4000,"from":[8938,24500],"to":[8938,20500]}
# Cruiser flies 4 in from 8.9,24.5 to 8.9,20.5
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":5}
# turn 5 begins
= 7ed1d81d3d55d9b3

turn 5
> 1  assign Fighter2 M2 A1
> 2  assign Cruiser M2
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,2,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# Fighter2 assigns 2 to Movement, 1 to Attack: now 0 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":5,"reserve":0}}
# Cruiser assigns 2 to Movement: now 0 in Defence, 2 in Movement, 5 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= 5811668e8b02ec89

turn 5
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[13536,22000],"to":[10072,24000]}
# Fighter2 flies 4 in from 13.5,22 to 10.1,24
= c5bd26fbbc85fdc9

turn 5
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":240}
# Fighter2 turns left to heading 240°
= 3e10c2a6ab8554c3

turn 5
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 93c809cbd60c7bdf

turn 5
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[10072,24000],"to":[9206,23500]}
# Fighter2 flies 1 in from 10.1,24 to 9.2,23.5
= f341298566c295ed

turn 5
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":180}
# Fighter2 turns left to heading 180°
= 0d5d39521f74caeb

turn 5
> 1  attack Cruiser range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser","range":0,"bonus":0,"roll":1,"distance":3011}
# Fighter2 attacks Cruiser at 3 in and rolls 1 die
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser","faces":[5],"needed":6,"hits":0}
# rolled 5, needed 6+: no hit
= 6a8334b259fc9cfe

turn 5
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[9206,23500],"to":[9206,22500]}
# Fighter2 flies 1 in from 9.2,23.5 to 9.2,22.5
= 26a723f22dc6218c

turn 5
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[9206,22500],"to":[9206,21500]}
# Fighter2 flies 1 in from 9.2,22.5 to 9.2,21.5
= eb3b168b71a76db0

turn 5
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":2}
# Cruiser starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":1}
# Cruiser spends 1 Movement die: 1 left
= ccb43d9257f3aaa3

turn 5
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":240}
# Cruiser turns right to heading 240°
= 633af6c15a851f6f

turn 5
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":2000,"from":[8938,20500],"to":[7206,19500]}
# Cruiser flies 2 in from 8.9,20.5 to 7.2,19.5
= 73ebe3746dd4348c

turn 5
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[7206,19500],"to":[6340,19000]}
# Cruiser flies 1 in from 7.2,19.5 to 6.3,19
= 61f9894cc2346f8e

turn 5
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":6}
# turn 6 begins
= 2b20d213ce25200b

turn 6
> 1  assign Fighter2 M1 A2
> 2  assign Cruiser D1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,1,2],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# Fighter2 assigns 1 to Movement, 2 to Attack: now 0 in Defence, 2 in Movement, 2 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[1,0,0],"boxes":{"defence":1,"movement":1,"attack":5,"reserve":0}}
# Cruiser assigns 1 to Defence: now 1 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":2}
# Fighter2 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 08a71e055b674dc9

turn 6
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[9206,21500],"to":[9206,19500]}
# Fighter2 flies 2 in from 9.2,21.5 to 9.2,19.5
= 7596494fd8f60880

turn 6
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[9206,19500],"to":[9206,18500]}
# Fighter2 flies 1 in from 9.2,19.5 to 9.2,18.5
= d5e706724df12f82

turn 6
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":240}
# Fighter2 turns right to heading 240°
= b08fc3a59b33993e

turn 6
> 1  attack Cruiser range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser","range":0,"bonus":0,"roll":2,"distance":2909}
# Fighter2 attacks Cruiser at 2.9 in and rolls 2 dice
  [SS-4.4] d6 = 6
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser","faces":[6,2],"needed":6,"hits":1}
# rolled 6, 2, needed 6+: 1 hit
[SS-4.6] {"kind":"met","piece":"Cruiser","hits":1,"left":0}
# Cruiser spends 1 Defence die to stop 1 hit: 0 left
= 3ad99ff7c480bb8c

turn 6
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= f18a86ffb964c36b

turn 6
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":300}
# Fighter2 turns right to heading 300°
= cf5a36ad5fca13cb

turn 6
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[9206,18500],"to":[7474,19500]}
# Fighter2 flies 2 in from 9.2,18.5 to 7.5,19.5
= 5db1b14ad3ddc49e

turn 6
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 49dbd30c253ea9ed

turn 6
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":180}
# Cruiser turns left to heading 180°
= 1bed71210c58d8dd

turn 6
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":3000,"from":[6340,19000],"to":[6340,16000]}
# Cruiser flies 3 in from 6.3,19 to 6.3,16
= 5949ec6842bcb2d5

turn 6
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":7}
# turn 7 begins
= a896263a5738f599

turn 7
> 1  assign Fighter2 M3 A1
> 2  assign Cruiser M1 D1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# Fighter2 assigns 3 to Movement, 1 to Attack: now 0 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[1,1,0],"boxes":{"defence":1,"movement":1,"attack":5,"reserve":0}}
# Cruiser assigns 1 to Defence, 1 to Movement: now 1 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= 43142fa4fa6c7c62

turn 7
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[7474,19500],"to":[6608,20000]}
# Fighter2 flies 1 in from 7.5,19.5 to 6.6,20
= 86f538590e69b77a

turn 7
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[6608,20000],"to":[4876,21000]}
# Fighter2 flies 2 in from 6.6,20 to 4.9,21
= 291a6b798b84c36f

turn 7
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":240}
# Fighter2 turns left to heading 240°
= dff7268e568e0c12

turn 7
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 277dad5f916056d7

turn 7
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":180}
# Fighter2 turns left to heading 180°
= f36174dbeb642988

turn 7
> 1  attack Cruiser range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser","range":0,"bonus":0,"roll":1,"distance":5209}
# Fighter2 attacks Cruiser at 5.2 in and rolls 1 die
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser","faces":[4],"needed":6,"hits":0}
# rolled 4, needed 6+: no hit
= 67981d4903e9ab98

turn 7
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[4876,21000],"to":[4876,20000]}
# Fighter2 flies 1 in from 4.9,21 to 4.9,20
= bb61e9d9cb230df6

turn 7
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 03208b2b9753f8c1

turn 7
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[6340,16000],"to":[6340,15000]}
# Cruiser flies 1 in from 6.3,16 to 6.3,15
= 37f71b04812c94d7

turn 7
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":240}
# Cruiser turns right to heading 240°
= c963d4263a922869

turn 7
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":8}
# turn 8 begins
= 542ef2e91f03c739

turn 8
> 1  assign Fighter2 none
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,0,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# Fighter2 assigns no dice: now 0 in Defence, 1 in Movement, 0 in Attack, 3 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":5,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= e5501cc5b75abfb6

turn 8
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":300}
# Cruiser turns right to heading 300°
= adddc911a1878b4b

turn 8
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[6340,15000],"to":[5474,15500]}
# Cruiser flies 1 in from 6.3,15 to 5.5,15.5
= 20d5793632f4e6b8

turn 8
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":1}
# Fighter2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= 66dd47b06d514b48

turn 8
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[4876,20000],"to":[4876,18000]}
# Fighter2 flies 2 in from 4.9,20 to 4.9,18
= a89f9b3301ef6096

turn 8
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.1] {"kind":"turn","number":9}
# turn 9 begins
= ea7d7a3585140457

turn 9
> 1  assign Fighter2 M2
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":0,"reserve":2}}
# Fighter2 assigns 2 to Movement: now 0 in Defence, 2 in Movement, 0 in Attack, 2 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":5,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":2}
# Fighter2 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 7dc584ffea2e19cd

turn 9
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[4876,18000],"to":[4876,16000]}
# Fighter2 flies 2 in from 4.9,18 to 4.9,16
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Cruiser"}
# Fighter2 overlaps Cruiser: ships do not collide
= dc170594cdd96b38

turn 9
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":120}
# Fighter2 turns left to heading 120°
= b7c04276cc0bc91f

turn 9
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[4876,16000],"to":[6608,15000]}
# Fighter2 flies 2 in from 4.9,16 to 6.6,15
= 7cccfc1f307e6440

turn 9
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 76ffb2591c33ceb3

turn 9
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":3000,"from":[5474,15500],"to":[2876,17000]}
# Cruiser flies 3 in from 5.5,15.5 to 2.9,17
= 87b2bb87036b4fa1

turn 9
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":0}
# Cruiser turns right to heading 0°
= 48a57525f235e0c7

turn 9
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":10}
# turn 10 begins
= c0dd71cb0b25e19f

turn 10
> 1  assign Fighter2 M2
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,2,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter2 assigns 2 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":5,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= 11db372a7bbc15ee

turn 10
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[6608,15000],"to":[7474,14500]}
# Fighter2 flies 1 in from 6.6,15 to 7.5,14.5
= ae3039e4bf98118e

turn 10
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":180}
# Fighter2 turns right to heading 180°
= 53f0eb460d39ff25

turn 10
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= b78d86cf3708bd11

turn 10
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":240}
# Fighter2 turns right to heading 240°
= a963314dd99f178b

turn 10
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[7474,14500],"to":[5742,13500]}
# Fighter2 flies 2 in from 7.5,14.5 to 5.7,13.5
= 6dfdb440ce9cd595

turn 10
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= dcb7920976d2d0f9

turn 10
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":300}
# Fighter2 turns right to heading 300°
= 4b9dc7109feca8b4

turn 10
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[5742,13500],"to":[4876,14000]}
# Fighter2 flies 1 in from 5.7,13.5 to 4.9,14
= 2631a02bf0386f90

turn 10
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= da7053e3a0fd0ea5

turn 10
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":60}
# Cruiser turns right to heading 60°
= ebedfdeed480dc39

turn 10
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":2000,"from":[2876,17000],"to":[4608,18000]}
# Cruiser flies 2 in from 2.9,17 to 4.6,18
= 8686b49c48964cf0

turn 10
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":2000,"from":[4608,18000],"to":[6340,19000]}
# Cruiser flies 2 in from 4.6,18 to 6.3,19
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":11}
# turn 11 begins
= 337c0e47fa3e11a6

turn 11
> 1  assign Fighter2 M1 A1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,1,1],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":2}}
# Fighter2 assigns 1 to Movement, 1 to Attack: now 0 in Defence, 1 in Movement, 1 in Attack, 2 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":5,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= b5375cbbd1508eea

turn 11
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":120}
# Cruiser turns right to heading 120°
= c533c26c6810668e

turn 11
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":2000,"from":[6340,19000],"to":[8072,18000]}
# Cruiser flies 2 in from 6.3,19 to 8.1,18
= 987c9dea805d9a95

turn 11
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":1}
# Fighter2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= f5b695c4d4ad6906

turn 11
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":0}
# Fighter2 turns right to heading 0°
= 15726f5b74a8e76b

turn 11
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[4876,14000],"to":[4876,18000]}
# Fighter2 flies 4 in from 4.9,14 to 4.9,18
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.1] {"kind":"turn","number":12}
# turn 12 begins
= 5b1a82c859bea93a

turn 12
> 1  assign Fighter2 M3
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# Fighter2 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":5,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= 6292ae309eb76c1a

turn 12
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":60}
# Fighter2 turns right to heading 60°
= 8453430f21a16084

turn 12
> 1  attack Cruiser range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser","range":0,"bonus":0,"roll":1,"distance":3196}
# Fighter2 attacks Cruiser at 3.2 in and rolls 1 die
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser","faces":[1],"needed":6,"hits":0}
# rolled 1, needed 6+: no hit
= dedd615aa082b3d7

turn 12
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[4876,18000],"to":[5742,18500]}
# Fighter2 flies 1 in from 4.9,18 to 5.7,18.5
= 151efbb397f94ba4

turn 12
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= a1d8bd7a796b5553

turn 12
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[5742,18500],"to":[6608,19000]}
# Fighter2 flies 1 in from 5.7,18.5 to 6.6,19
= 72a138bfad07c50c

turn 12
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[6608,19000],"to":[7474,19500]}
# Fighter2 flies 1 in from 6.6,19 to 7.5,19.5
= 0495910e5209baf9

turn 12
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":120}
# Fighter2 turns right to heading 120°
= 47c0f1c2cca8e53b

turn 12
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= 0055114b0d4fde31

turn 12
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":180}
# Fighter2 turns right to heading 180°
= e7ab412cdf25b47a

turn 12
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[7474,19500],"to":[7474,18500]}
# Fighter2 flies 1 in from 7.5,19.5 to 7.5,18.5
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Cruiser"}
# Fighter2 overlaps Cruiser: ships do not collide
= 1b0e06c1368f17e1

turn 12
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= fbd9dadf5c6eec05

turn 12
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":60}
# Cruiser turns left to heading 60°
= 12341916380287c7

turn 12
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":2000,"from":[8072,18000],"to":[9804,19000]}
# Cruiser flies 2 in from 8.1,18 to 9.8,19
= 3e7a9d06081f37a2

turn 12
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[9804,19000],"to":[10670,19500]}
# Cruiser flies 1 in from 9.8,19 to 10.7,19.5
= a828f6bbea27fdb9

turn 12
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[10670,19500],"to":[11536,20000]}
# Cruiser flies 1 in from 10.7,19.5 to 11.5,20
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":13}
# turn 13 begins
= 8b17b441a39c272f

turn 13
> 1  assign Fighter2 M3
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter2 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":5,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= d50667eda6358c74

turn 13
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[7474,18500],"to":[7474,17500]}
# Fighter2 flies 1 in from 7.5,18.5 to 7.5,17.5
= 8f2e01ddefba7eb5

turn 13
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[7474,17500],"to":[7474,16500]}
# Fighter2 flies 1 in from 7.5,17.5 to 7.5,16.5
= d286761023fcc9a7

turn 13
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":120}
# Fighter2 turns left to heading 120°
= 9dedfacc79740574

turn 13
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= a3830a74041a7cfa

turn 13
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[7474,16500],"to":[8340,16000]}
# Fighter2 flies 1 in from 7.5,16.5 to 8.3,16
= b1cb0980600dde46

turn 13
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[8340,16000],"to":[10072,15000]}
# Fighter2 flies 2 in from 8.3,16 to 10.1,15
= b93e2d35aab2dc90

turn 13
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":60}
# Fighter2 turns left to heading 60°
= 00a56d48b5ffebd1

turn 13
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[10072,15000],"to":[10938,15500]}
# Fighter2 flies 1 in from 10.1,15 to 10.9,15.5
= 3443c548213feed3

turn 13
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= d1cdd9c404b82035

turn 13
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":0}
# Fighter2 turns left to heading 0°
= f8d77afc226354b9

turn 13
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[10938,15500],"to":[10938,19500]}
# Fighter2 flies 4 in from 10.9,15.5 to 10.9,19.5
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Cruiser"}
# Fighter2 overlaps Cruiser: ships do not collide
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= c1c331fe54ee14d6

turn 13
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":120}
# Cruiser turns right to heading 120°
= b513751247977981

turn 13
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":4000,"from":[11536,20000],"to":[15000,18000]}
# Cruiser flies 4 in from 11.5,20 to 15,18
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":14}
# turn 14 begins
= 962b4343747e641a

turn 14
> 1  assign Fighter2 M3
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter2 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":5,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= 06d348ea571f89be

turn 14
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[10938,19500],"to":[10938,21500]}
# Fighter2 flies 2 in from 10.9,19.5 to 10.9,21.5
= 225a134915e37ed5

turn 14
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":60}
# Fighter2 turns right to heading 60°
= f9396d3027ef5762

turn 14
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 798c87183d36b0f8

turn 14
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[10938,21500],"to":[11804,22000]}
# Fighter2 flies 1 in from 10.9,21.5 to 11.8,22
= 6bfb2b00cfb9c628

turn 14
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[11804,22000],"to":[13536,23000]}
# Fighter2 flies 2 in from 11.8,22 to 13.5,23
= 41adbd7e6332231d

turn 14
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":120}
# Fighter2 turns right to heading 120°
= 254b2590f39470fe

turn 14
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[13536,23000],"to":[14402,22500]}
# Fighter2 flies 1 in from 13.5,23 to 14.4,22.5
= acd9aff797652e6c

turn 14
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= 23e122f924889007

turn 14
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":180}
# Fighter2 turns right to heading 180°
= a694a8cee5ab9407

turn 14
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[14402,22500],"to":[14402,19500]}
# Fighter2 flies 3 in from 14.4,22.5 to 14.4,19.5
= 54eecf4aa0cccbf3

turn 14
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[14402,19500],"to":[14402,18500]}
# Fighter2 flies 1 in from 14.4,19.5 to 14.4,18.5
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Cruiser"}
# Fighter2 overlaps Cruiser: ships do not collide
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 4de08566195bc664

turn 14
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":60}
# Cruiser turns left to heading 60°
= eff1603cbc6d1a2a

turn 14
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":3000,"from":[15000,18000],"to":[17598,19500]}
# Cruiser flies 3 in from 15,18 to 17.6,19.5
= c5992ee272dc1df2

turn 14
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":15}
# turn 15 begins
= b4ae63b1759ff86f

turn 15
> 1  assign Fighter2 M3
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter2 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":5,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= b7f360adfb331611

turn 15
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[14402,18500],"to":[14402,17500]}
# Fighter2 flies 1 in from 14.4,18.5 to 14.4,17.5
= 5abbb59f03a26124

turn 15
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[14402,17500],"to":[14402,16500]}
# Fighter2 flies 1 in from 14.4,17.5 to 14.4,16.5
= b36ae1354175c630

turn 15
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[14402,16500],"to":[14402,15500]}
# Fighter2 flies 1 in from 14.4,16.5 to 14.4,15.5
= 9bde8e82f79d3ed8

turn 15
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[14402,15500],"to":[14402,14500]}
# Fighter2 flies 1 in from 14.4,15.5 to 14.4,14.5
= 2ff3843344c51034

turn 15
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":120}
# Fighter2 turns left to heading 120°
= 4e27312e366dd3e9

turn 15
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 933905af1ea89e12

turn 15
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[14402,14500],"to":[15268,14000]}
# Fighter2 flies 1 in from 14.4,14.5 to 15.3,14
= 99adc8544511ebc8

turn 15
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":60}
# Fighter2 turns left to heading 60°
= 69f7416b9b4a3d5f

turn 15
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[15268,14000],"to":[17000,15000]}
# Fighter2 flies 2 in from 15.3,14 to 17,15
= 4b9494058db2f9f1

turn 15
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= 6f17381363594ccf

turn 15
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":0}
# Fighter2 turns left to heading 0°
= 4112e805b21b072e

turn 15
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[17000,15000],"to":[17000,19000]}
# Fighter2 flies 4 in from 17,15 to 17,19
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Cruiser"}
# Fighter2 overlaps Cruiser: ships do not collide
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= a1e2448ad9a70700

turn 15
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":120}
# Cruiser turns right to heading 120°
= d4ef50fd51af0c53

turn 15
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":3000,"from":[17598,19500],"to":[20196,18000]}
# Cruiser flies 3 in from 17.6,19.5 to 20.2,18
= c460d959f4424ab2

turn 15
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":16}
# turn 16 begins
= c791de7eab778dd8

turn 16
> 1  assign Fighter2 M3 A1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# Fighter2 assigns 3 to Movement, 1 to Attack: now 0 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":5,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= 95f500ebe2258f9f

turn 16
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[17000,19000],"to":[17000,20000]}
# Fighter2 flies 1 in from 17,19 to 17,20
= 4d882fbca2072be9

turn 16
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[17000,20000],"to":[17000,21000]}
# Fighter2 flies 1 in from 17,20 to 17,21
= 3b0b2fb9896c68f3

turn 16
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":60}
# Fighter2 turns right to heading 60°
= 2fe11802fa9ebe02

turn 16
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= be78541f0a118c5a

turn 16
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":120}
# Fighter2 turns right to heading 120°
= 0ec3d2446498dec3

turn 16
> 1  attack Cruiser range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser","range":0,"bonus":0,"roll":1,"distance":4383}
# Fighter2 attacks Cruiser at 4.4 in and rolls 1 die
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser","faces":[2],"needed":6,"hits":0}
# rolled 2, needed 6+: no hit
= 83c0a0cce3a0c2ae

turn 16
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[17000,21000],"to":[17866,20500]}
# Fighter2 flies 1 in from 17,21 to 17.9,20.5
= 9bc964471f1aff71

turn 16
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 9b419a0e080f11c7

turn 16
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":180}
# Cruiser turns right to heading 180°
= ab8152c15f003179

turn 16
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":3000,"from":[20196,18000],"to":[20196,15000]}
# Cruiser flies 3 in from 20.2,18 to 20.2,15
= 95ddc12b2303af4a

turn 16
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":17}
# turn 17 begins
= 93d0b86af50bf0a6

turn 17
> 1  assign Fighter2 M1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,1,0],"boxes":{"defence":0,"movement":2,"attack":0,"reserve":2}}
# Fighter2 assigns 1 to Movement: now 0 in Defence, 2 in Movement, 0 in Attack, 2 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":5,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":2}
# Fighter2 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 65809766363bcde2

turn 17
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[17866,20500],"to":[18732,20000]}
# Fighter2 flies 1 in from 17.9,20.5 to 18.7,20
= 1a646afa7b8ad59f

turn 17
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":180}
# Fighter2 turns right to heading 180°
= e0bb80b85009b353

turn 17
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[18732,20000],"to":[18732,17000]}
# Fighter2 flies 3 in from 18.7,20 to 18.7,17
= 6674c8ecaf53253a

turn 17
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= 447297ec234fe534

turn 17
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":120}
# Fighter2 turns left to heading 120°
= bff7411464abb545

turn 17
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[18732,17000],"to":[19598,16500]}
# Fighter2 flies 1 in from 18.7,17 to 19.6,16.5
= 416758318e0488c2

turn 17
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 8f69344844342959

turn 17
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":240}
# Cruiser turns right to heading 240°
= 3a6e3254ffa71020

turn 17
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":4000,"from":[20196,15000],"to":[16732,13000]}
# Cruiser flies 4 in from 20.2,15 to 16.7,13
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":18}
# turn 18 begins
= 9893f817177788f4

turn 18
> 1  assign Fighter2 M1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# Fighter2 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 3 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":5,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 56eebafb3d33eba5

turn 18
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":300}
# Cruiser turns right to heading 300°
= 5a5d562de0a6ec94

turn 18
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[16732,13000],"to":[15866,13500]}
# Cruiser flies 1 in from 16.7,13 to 15.9,13.5
= 45132c371143adb0

turn 18
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":1}
# Fighter2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= 4a42e7ad5044d3a1

turn 18
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":180}
# Fighter2 turns right to heading 180°
= b8a46289bb8d56ac

turn 18
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[19598,16500],"to":[19598,12500]}
# Fighter2 flies 4 in from 19.6,16.5 to 19.6,12.5
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.1] {"kind":"turn","number":19}
# turn 19 begins
= 1dd1ed441706450c

turn 19
> 1  assign Fighter2 M3
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter2 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":5,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= 94a5533d4a25d6c0

turn 19
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[19598,12500],"to":[19598,11500]}
# Fighter2 flies 1 in from 19.6,12.5 to 19.6,11.5
= ba9b1453661f9316

turn 19
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[19598,11500],"to":[19598,10500]}
# Fighter2 flies 1 in from 19.6,11.5 to 19.6,10.5
= 7166cb0774158a99

turn 19
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[19598,10500],"to":[19598,9500]}
# Fighter2 flies 1 in from 19.6,10.5 to 19.6,9.5
= 7bff6f8b50ee704d

turn 19
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":240}
# Fighter2 turns right to heading 240°
= 4ea6937a81dfb3b6

turn 19
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 198211282b3b8f32

turn 19
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":300}
# Fighter2 turns right to heading 300°
= 0b3f079b4d9e0ed8

turn 19
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[19598,9500],"to":[18732,10000]}
# Fighter2 flies 1 in from 19.6,9.5 to 18.7,10
= e15f5565aeb8d0af

turn 19
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 678f9e8888f9dbd1

turn 19
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":0}
# Cruiser turns right to heading 0°
= 9816361696709f76

turn 19
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":3000,"from":[15866,13500],"to":[15866,16500]}
# Cruiser flies 3 in from 15.9,13.5 to 15.9,16.5
= 34aa94e045ba5296

turn 19
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[15866,16500],"to":[15866,17500]}
# Cruiser flies 1 in from 15.9,16.5 to 15.9,17.5
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":20}
# turn 20 begins
= f6d9e1f727976c19

turn 20
> 1  assign Fighter2 A1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,0,1],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":2}}
# Fighter2 assigns 1 to Attack: now 0 in Defence, 1 in Movement, 1 in Attack, 2 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":5,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":1}
# Fighter2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= 6535c343cf1a4718

turn 20
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[18732,10000],"to":[17866,10500]}
# Fighter2 flies 1 in from 18.7,10 to 17.9,10.5
= 7ac8db8f210e1353

turn 20
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[17866,10500],"to":[17000,11000]}
# Fighter2 flies 1 in from 17.9,10.5 to 17,11
= 7b7ef27cedf27965

turn 20
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[17000,11000],"to":[15268,12000]}
# Fighter2 flies 2 in from 17,11 to 15.3,12
= d778d1bceca55443

turn 20
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":0}
# Fighter2 turns right to heading 0°
= 2f0dd0578f324b1e

turn 20
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= d52e05e172c54ef3

turn 20
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":60}
# Cruiser turns right to heading 60°
= 2fe46adb92d432fc

turn 20
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[15866,17500],"to":[16732,18000]}
# Cruiser flies 1 in from 15.9,17.5 to 16.7,18
= 2b5b44c80f2eb4c9

turn 20
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":21}
# turn 21 begins
= 452929c5e75eea97

turn 21
> 1  assign Fighter2 M3
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# Fighter2 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":5,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= 731e6d8abc2cc467

turn 21
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[15268,12000],"to":[15268,13000]}
# Fighter2 flies 1 in from 15.3,12 to 15.3,13
= dd1488093ad443f4

turn 21
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[15268,13000],"to":[15268,16000]}
# Fighter2 flies 3 in from 15.3,13 to 15.3,16
= 171f5cabaecd958d

turn 21
> 1  attack Cruiser range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser","range":0,"bonus":0,"roll":1,"distance":2478}
# Fighter2 attacks Cruiser at 2.5 in and rolls 1 die
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser","faces":[4],"needed":6,"hits":0}
# rolled 4, needed 6+: no hit
= 106118760278392e

turn 21
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":60}
# Fighter2 turns right to heading 60°
= 47873c23ec853802

turn 21
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= cefbdf8814b868b0

turn 21
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[15268,16000],"to":[16134,16500]}
# Fighter2 flies 1 in from 15.3,16 to 16.1,16.5
= 864e4d08078b84dd

turn 21
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= 1ff5bd93456133f1

turn 21
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":0}
# Fighter2 turns left to heading 0°
= 9e20644d08e030b0

turn 21
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[16134,16500],"to":[16134,17500]}
# Fighter2 flies 1 in from 16.1,16.5 to 16.1,17.5
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Cruiser"}
# Fighter2 overlaps Cruiser: ships do not collide
= f263c43d1c6493c1

turn 21
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 76208f6595db15d8

turn 21
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":120}
# Cruiser turns right to heading 120°
= 02049ce59798f7ee

turn 21
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":3000,"from":[16732,18000],"to":[19330,16500]}
# Cruiser flies 3 in from 16.7,18 to 19.3,16.5
= 7026f89b51828832

turn 21
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":22}
# turn 22 begins
= 42b64f3ba009d087

turn 22
> 1  assign Fighter2 M1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# Fighter2 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 3 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":5,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 6ff20b3f1524d131

turn 22
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[19330,16500],"to":[20196,16000]}
# Cruiser flies 1 in from 19.3,16.5 to 20.2,16
= 915d40c2403d015c

turn 22
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":180}
# Cruiser turns right to heading 180°
= fa54c40aeb5ca311

turn 22
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[20196,16000],"to":[20196,15000]}
# Cruiser flies 1 in from 20.2,16 to 20.2,15
= 1c1f5f678d4c9bd0

turn 22
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":1}
# Fighter2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= c98f72242191166b

turn 22
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":60}
# Fighter2 turns right to heading 60°
= 1011872b3993fd02

turn 22
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[16134,17500],"to":[19598,19500]}
# Fighter2 flies 4 in from 16.1,17.5 to 19.6,19.5
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.1] {"kind":"turn","number":23}
# turn 23 begins
= 8c429f44a9d74b38

turn 23
> 1  assign Fighter2 M3
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter2 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":5,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= 8fd17279d992a024

turn 23
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[19598,19500],"to":[21330,20500]}
# Fighter2 flies 2 in from 19.6,19.5 to 21.3,20.5
= 5a3069e2ae978dee

turn 23
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":120}
# Fighter2 turns right to heading 120°
= 760e67948699ac39

turn 23
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= f39f83534216d840

turn 23
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[21330,20500],"to":[22196,20000]}
# Fighter2 flies 1 in from 21.3,20.5 to 22.2,20
= 31c40b35f06857b8

turn 23
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[22196,20000],"to":[23062,19500]}
# Fighter2 flies 1 in from 22.2,20 to 23.1,19.5
= 81707dc4180ada1d

turn 23
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[23062,19500],"to":[23928,19000]}
# Fighter2 flies 1 in from 23.1,19.5 to 23.9,19
= 4077155c7bb232ae

turn 23
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":180}
# Fighter2 turns right to heading 180°
= 4d56d7e1caebcf2f

turn 23
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[23928,19000],"to":[23928,18000]}
# Fighter2 flies 1 in from 23.9,19 to 23.9,18
= 6e9481b8da813dfa

turn 23
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= 4119111ec950fede

turn 23
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":240}
# Fighter2 turns right to heading 240°
= d1872fcb407e9a7e

turn 23
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[23928,18000],"to":[20464,16000]}
# Fighter2 flies 4 in from 23.9,18 to 20.5,16
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 3e96f645d0fb1bd8

turn 23
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":120}
# Cruiser turns left to heading 120°
= b487cc22d239ff4d

turn 23
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":3000,"from":[20196,15000],"to":[22794,13500]}
# Cruiser flies 3 in from 20.2,15 to 22.8,13.5
= 9b7b19799a0e85f4

turn 23
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[22794,13500],"to":[23660,13000]}
# Cruiser flies 1 in from 22.8,13.5 to 23.7,13
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":24}
# turn 24 begins
= 8cc71eb3594aa473

turn 24
> 1  assign Fighter2 M3
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter2 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":5,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= 1c14f0da974c84d8

turn 24
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[20464,16000],"to":[19598,15500]}
# Fighter2 flies 1 in from 20.5,16 to 19.6,15.5
= 5cbe1bf5e64e67f4

turn 24
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[19598,15500],"to":[17866,14500]}
# Fighter2 flies 2 in from 19.6,15.5 to 17.9,14.5
= 49c69868d541a82c

turn 24
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":180}
# Fighter2 turns left to heading 180°
= 502f0efebb79c766

turn 24
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 35f27a3e0418f144

turn 24
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[17866,14500],"to":[17866,13500]}
# Fighter2 flies 1 in from 17.9,14.5 to 17.9,13.5
= 4c11eb82215d89fc

turn 24
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[17866,13500],"to":[17866,11500]}
# Fighter2 flies 2 in from 17.9,13.5 to 17.9,11.5
= aec8ca6ba00eff93

turn 24
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":120}
# Fighter2 turns left to heading 120°
= 9fec7c1918050e3b

turn 24
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= b7edd7f51789deb8

turn 24
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":60}
# Fighter2 turns left to heading 60°
= acc7734b80046691

turn 24
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[17866,11500],"to":[21330,13500]}
# Fighter2 flies 4 in from 17.9,11.5 to 21.3,13.5
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 25c2db6d2b3066f8

turn 24
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[23660,13000],"to":[24526,12500]}
# Cruiser flies 1 in from 23.7,13 to 24.5,12.5
= 1eae0edbd3a8e56c

turn 24
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":2000,"from":[24526,12500],"to":[26258,11500]}
# Cruiser flies 2 in from 24.5,12.5 to 26.3,11.5
= 2cba43fd2a93b7bb

turn 24
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":180}
# Cruiser turns right to heading 180°
= a89ccc63f0856992

turn 24
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":25}
# turn 25 begins
= 8413e3c8371eba37

turn 25
> 1  assign Fighter2 M2
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":0,"reserve":2}}
# Fighter2 assigns 2 to Movement: now 0 in Defence, 2 in Movement, 0 in Attack, 2 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":5,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":2}
# Fighter2 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 999a22a06f430ca0

turn 25
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[21330,13500],"to":[22196,14000]}
# Fighter2 flies 1 in from 21.3,13.5 to 22.2,14
= 2e4a138bc06c8c49

turn 25
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[22196,14000],"to":[23062,14500]}
# Fighter2 flies 1 in from 22.2,14 to 23.1,14.5
= ce902ad323512008

turn 25
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[23062,14500],"to":[23928,15000]}
# Fighter2 flies 1 in from 23.1,14.5 to 23.9,15
= 3eb45cc1bb0a1a04

turn 25
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[23928,15000],"to":[24794,15500]}
# Fighter2 flies 1 in from 23.9,15 to 24.8,15.5
= bc955439b60c6a2e

turn 25
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":120}
# Fighter2 turns right to heading 120°
= ded6f0f27ebda422

turn 25
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= 3d425323af8bc97b

turn 25
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[24794,15500],"to":[26526,14500]}
# Fighter2 flies 2 in from 24.8,15.5 to 26.5,14.5
= 2430912e4146b4e6

turn 25
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":180}
# Fighter2 turns right to heading 180°
= bfb8d4ff2eaf05e5

turn 25
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[26526,14500],"to":[26526,12500]}
# Fighter2 flies 2 in from 26.5,14.5 to 26.5,12.5
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 84731ae5d5a07da2

turn 25
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[26258,11500],"to":[26258,10500]}
# Cruiser flies 1 in from 26.3,11.5 to 26.3,10.5
= 85768d6162f6f80f

turn 25
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":240}
# Cruiser turns right to heading 240°
= e752fe75a6dc55e3

turn 25
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":3000,"from":[26258,10500],"to":[23660,9000]}
# Cruiser flies 3 in from 26.3,10.5 to 23.7,9
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":26}
# turn 26 begins
= 9f45cf61e15aa21b

turn 26
> 1  assign Fighter2 M3
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter2 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":5,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= b0267805475e2581

turn 26
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[26526,12500],"to":[26526,9500]}
# Fighter2 flies 3 in from 26.5,12.5 to 26.5,9.5
= 3d10554bd68de527

turn 26
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[26526,9500],"to":[26526,8500]}
# Fighter2 flies 1 in from 26.5,9.5 to 26.5,8.5
= 4c33e208f64f69d2

turn 26
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":240}
# Fighter2 turns right to heading 240°
= a49b7b2b09b88d5b

turn 26
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 2597ac88f4bf17f7

turn 26
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":300}
# Fighter2 turns right to heading 300°
= 9fefaa6bd64bbd67

turn 26
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[26526,8500],"to":[24794,9500]}
# Fighter2 flies 2 in from 26.5,8.5 to 24.8,9.5
= 65f08a52c2815eff

turn 26
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 43bc1ebfd0b8c3d5

turn 26
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":180}
# Cruiser turns left to heading 180°
= 2bd1533aa36e6982

turn 26
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":3000,"from":[23660,9000],"to":[23660,6000]}
# Cruiser flies 3 in from 23.7,9 to 23.7,6
= 74380c36bb03f745

turn 26
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":27}
# turn 27 begins
= ef76970f31fc2141

turn 27
> 1  assign Fighter2 M3
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# Fighter2 assigns 3 to Movement: now 0 in Defence, 4 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":5,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":4}
# Fighter2 starts its activation with 4 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":3}
# Fighter2 spends 1 Movement die: 3 left
= e601594a0a4e8fd1

turn 27
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[24794,9500],"to":[22196,11000]}
# Fighter2 flies 3 in from 24.8,9.5 to 22.2,11
= 90426ef8c886aa57

turn 27
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":240}
# Fighter2 turns left to heading 240°
= 55b2e5bb6be079e9

turn 27
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= 138cf02f34e34bf9

turn 27
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":180}
# Fighter2 turns left to heading 180°
= 899306ad09a6aefb

turn 27
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[22196,11000],"to":[22196,10000]}
# Fighter2 flies 1 in from 22.2,11 to 22.2,10
= ec281a4f6347c536

turn 27
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[22196,10000],"to":[22196,9000]}
# Fighter2 flies 1 in from 22.2,10 to 22.2,9
= 8f8344f97b507726

turn 27
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[22196,9000],"to":[22196,8000]}
# Fighter2 flies 1 in from 22.2,9 to 22.2,8
= f90e73521a3cccdd

turn 27
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 2b5e506309fbc8cf

turn 27
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":120}
# Fighter2 turns left to heading 120°
= 53dd2345554cff3a

turn 27
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[22196,8000],"to":[23062,7500]}
# Fighter2 flies 1 in from 22.2,8 to 23.1,7.5
= 5ca81d1badb3f690

turn 27
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= a0b5b55d2d668cec

turn 27
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":240}
# Cruiser turns right to heading 240°
= 1ad237937ab0162f

turn 27
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":4000,"from":[23660,6000],"to":[20196,4000]}
# Cruiser flies 4 in from 23.7,6 to 20.2,4
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":28}
# turn 28 begins
= a49b60ffce988794

turn 28
> 1  assign Fighter2 M2 A1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,2,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# Fighter2 assigns 2 to Movement, 1 to Attack: now 0 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":5,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= 7e4d10ec045d1eb8

turn 28
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[23062,7500],"to":[24794,6500]}
# Fighter2 flies 2 in from 23.1,7.5 to 24.8,6.5
= fa50b3d7741cc59f

turn 28
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[24794,6500],"to":[25660,6000]}
# Fighter2 flies 1 in from 24.8,6.5 to 25.7,6
= 7771470f0f0389b1

turn 28
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":180}
# Fighter2 turns right to heading 180°
= c3388e922b322af8

turn 28
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= d7116d8bb8150582

turn 28
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":240}
# Fighter2 turns right to heading 240°
= 00fa94336594029b

turn 28
> 1  attack Cruiser range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser","range":0,"bonus":0,"roll":1,"distance":5818}
# Fighter2 attacks Cruiser at 5.8 in and rolls 1 die
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser","faces":[1],"needed":6,"hits":0}
# rolled 1, needed 6+: no hit
= efe0f4d2c3f0307c

turn 28
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[25660,6000],"to":[23062,4500]}
# Fighter2 flies 3 in from 25.7,6 to 23.1,4.5
= 7a3a1cf1109fd4f7

turn 28
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= c523431e4f9a2fc6

turn 28
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[23062,4500],"to":[22196,4000]}
# Fighter2 flies 1 in from 23.1,4.5 to 22.2,4
= 846cf8eecd0ef4c3

turn 28
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":300}
# Fighter2 turns right to heading 300°
= 5d7a84f8f9c1f812

turn 28
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[22196,4000],"to":[21330,4500]}
# Fighter2 flies 1 in from 22.2,4 to 21.3,4.5
= 0c04ceb4b7088e35

turn 28
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 4ea34aa24dd17931

turn 28
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":3000,"from":[20196,4000],"to":[17598,2500]}
# Cruiser flies 3 in from 20.2,4 to 17.6,2.5
= 537387804548ecf4

turn 28
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":300}
# Cruiser turns right to heading 300°
= 233cac81e54e10ca

turn 28
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[17598,2500],"to":[16732,3000]}
# Cruiser flies 1 in from 17.6,2.5 to 16.7,3
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":29}
# turn 29 begins
= 5b20a93277b2758e

turn 29
> 1  assign Fighter2 M2
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":0,"reserve":2}}
# Fighter2 assigns 2 to Movement: now 0 in Defence, 2 in Movement, 0 in Attack, 2 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":5,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":2}
# Fighter2 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 975a4bc34d070f5e

turn 29
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":240}
# Fighter2 turns left to heading 240°
= 0a20c0dd65fc7a0b

turn 29
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[21330,4500],"to":[17866,2500]}
# Fighter2 flies 4 in from 21.3,4.5 to 17.9,2.5
= f0dd5d1de11ddd7c

turn 29
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 0c23afce58ccadb6

turn 29
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":0}
# Cruiser turns right to heading 0°
= b759f9e2d8521092

turn 29
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":4000,"from":[16732,3000],"to":[16732,7000]}
# Cruiser flies 4 in from 16.7,3 to 16.7,7
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":30}
# turn 30 begins
= 4afb19aebc3d8408

turn 30
> 1  assign Fighter2 M2
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,2,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter2 assigns 2 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":5,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= ce209c98af0248df

turn 30
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[17866,2500],"to":[15268,1000]}
# Fighter2 flies 3 in from 17.9,2.5 to 15.3,1
= 9f1d441511d33753

turn 30
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":300}
# Fighter2 turns right to heading 300°
= c79164623fa0e3da

turn 30
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 2cc029ff0cd3f9fe

turn 30
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[15268,1000],"to":[13536,2000]}
# Fighter2 flies 2 in from 15.3,1 to 13.5,2
= 89062c148d897186

turn 30
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":0}
# Fighter2 turns right to heading 0°
= 661a13df2bafb9a9

turn 30
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[13536,2000],"to":[13536,4000]}
# Fighter2 flies 2 in from 13.5,2 to 13.5,4
= f2eeedcfd423dab6

turn 30
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= f09d408667ce1560

turn 30
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":60}
# Fighter2 turns right to heading 60°
= 8e6d1746c2d9eeba

turn 30
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[13536,4000],"to":[16134,5500]}
# Fighter2 flies 3 in from 13.5,4 to 16.1,5.5
= 43cd6c95bec36071

turn 30
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 7be2786dee821005

turn 30
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":300}
# Cruiser turns left to heading 300°
= 983e49b640a77b52

turn 30
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":4000,"from":[16732,7000],"to":[13268,9000]}
# Cruiser flies 4 in from 16.7,7 to 13.3,9
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-5.3] {"kind":"over","winner":2,"how":"limit"}
# the last turn is over: side 2 wins
= 93b42221ba2c0fc9
