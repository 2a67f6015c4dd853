firing-arc record 2
game simple-spaceships 1
wording en 2
scenario patrol-even
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "Patrol, even"
| brief = "Two fighters without shields, against one cruiser. Few dice against many: keep out of its front. Even form: one cruiser for two fighters, and a fighter has one die of attack."
|
| [table]
| width = 48
| height = 48
|
| [design.gun-fighter]
| name = "Gun-fighter"
| dice = 4
| defence = 0
| attack = 1
|
| [[side]]
| name = "Patrol"
| ship = [
|   { design = "gun-fighter", name = "Fighter1", at = [22, 6], heading = 0 },
|   { design = "gun-fighter", name = "Fighter2", at = [26, 6], heading = 0 },
| ]
|
| [[side]]
| name = "Intruder"
| ship = [{ design = "cruiser", name = "Cruiser", at = [24, 42], heading = 180 }]
= bf61027c9d55a0cb

turn 1
> 1  assign Fighter1 M4; Fighter2 M4
> 2  assign Cruiser M6
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# Fighter1 assigns 4 to Movement: now 0 in Defence, 4 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# Fighter2 assigns 4 to Movement: now 0 in Defence, 4 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,6,0],"boxes":{"defence":0,"movement":6,"attack":0,"reserve":0}}
# Cruiser assigns 6 to Movement: now 0 in Defence, 6 in Movement, 0 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":6}
# Cruiser starts its activation with 6 Movement dice
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":5}
# Cruiser spends 1 Movement die: 5 left
= 56e3368243328ea8

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":4000,"from":[24000,42000],"to":[24000,38000]}
# Cruiser flies 4 in from 24,42 to 24,38
= 09f2fbd938cf2055

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":120}
# Cruiser turns left to heading 120°
= 04521fbeb8708f7b

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":4}
# Cruiser spends 1 Movement die: 4 left
= 942d31fa378e2e43

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":180}
# Cruiser turns right to heading 180°
= 494a5a203d984db1

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":4000,"from":[24000,38000],"to":[24000,34000]}
# Cruiser flies 4 in from 24,38 to 24,34
= 07cb86e482082559

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":3}
# Cruiser spends 1 Movement die: 3 left
= fc512f110d961680

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":4000,"from":[24000,34000],"to":[24000,30000]}
# Cruiser flies 4 in from 24,34 to 24,30
= 32a7e05b7c7e74a5

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":120}
# Cruiser turns left to heading 120°
= fb510136818f430d

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":2}
# Cruiser spends 1 Movement die: 2 left
= 9cd01ec39b893a91

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":180}
# Cruiser turns right to heading 180°
= 7bab5f04f68380c2

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":4000,"from":[24000,30000],"to":[24000,26000]}
# Cruiser flies 4 in from 24,30 to 24,26
= 8e1f055277f3adfa

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":1}
# Cruiser spends 1 Movement die: 1 left
= ad97a785c6b80439

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":4000,"from":[24000,26000],"to":[24000,22000]}
# Cruiser flies 4 in from 24,26 to 24,22
= ac2d62bfff31707a

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= a4ef0dcf4c239c22

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":4000,"from":[24000,22000],"to":[24000,18000]}
# Cruiser flies 4 in from 24,22 to 24,18
= df5c2210c112f2bc

turn 1
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
= 735e0b75545345a4

turn 1
> 1  activate Fighter1
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":4}
# Fighter1 starts its activation with 4 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":3}
# Fighter1 spends 1 Movement die: 3 left
= a7b04510decf6e1a

turn 1
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":3000,"from":[22000,6000],"to":[22000,9000]}
# Fighter1 flies 3 in from 22,6 to 22,9
= 536ba3ae283126fc

turn 1
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[22000,9000],"to":[22000,10000]}
# Fighter1 flies 1 in from 22,9 to 22,10
= 8cbe5240445c2e35

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":300}
# Fighter1 turns left to heading 300°
= c64e38700d6b6998

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends 1 Movement die: 2 left
= bbb54d7fb2be7edf

turn 1
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":3000,"from":[22000,10000],"to":[19402,11500]}
# Fighter1 flies 3 in from 22,10 to 19.4,11.5
= 2f54887c80448703

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":0}
# Fighter1 turns right to heading 0°
= 789a28c7b4347081

turn 1
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[19402,11500],"to":[19402,12500]}
# Fighter1 flies 1 in from 19.4,11.5 to 19.4,12.5
= 700ed34eef956f48

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends 1 Movement die: 1 left
= c058a6c4efeca6b9

turn 1
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":3000,"from":[19402,12500],"to":[19402,15500]}
# Fighter1 flies 3 in from 19.4,12.5 to 19.4,15.5
= 045c07bbe5a654dd

turn 1
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[19402,15500],"to":[19402,16500]}
# Fighter1 flies 1 in from 19.4,15.5 to 19.4,16.5
= a3a8cbee8d58b599

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":60}
# Fighter1 turns right to heading 60°
= 0dc794d3ef4b29e7

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= bb0d259d15ad61bc

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[19402,16500],"to":[22866,18500]}
# Fighter1 flies 4 in from 19.4,16.5 to 22.9,18.5
= 83c2212a64743458

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":120}
# Fighter1 turns right to heading 120°
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":4}
# Fighter2 starts its activation with 4 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":3}
# Fighter2 spends 1 Movement die: 3 left
= 61247194bd783a39

turn 1
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[26000,6000],"to":[26000,8000]}
# Fighter2 flies 2 in from 26,6 to 26,8
= 41e4b98be7ec1ba9

turn 1
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[26000,8000],"to":[26000,10000]}
# Fighter2 flies 2 in from 26,8 to 26,10
= 26c8d6e535038132

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":300}
# Fighter2 turns left to heading 300°
= 05ac1ab3a24b06e9

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= bc8d05d9e94d697f

turn 1
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[26000,10000],"to":[25134,10500]}
# Fighter2 flies 1 in from 26,10 to 25.1,10.5
= 845f20ab3000cb6a

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":0}
# Fighter2 turns right to heading 0°
= 4a0b3fe64a7d5f32

turn 1
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[25134,10500],"to":[25134,13500]}
# Fighter2 flies 3 in from 25.1,10.5 to 25.1,13.5
= abfa0c19c4c965cb

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 6d44838d32df3217

turn 1
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[25134,13500],"to":[25134,15500]}
# Fighter2 flies 2 in from 25.1,13.5 to 25.1,15.5
= 7d4dbfbe46d36089

turn 1
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[25134,15500],"to":[25134,17500]}
# Fighter2 flies 2 in from 25.1,15.5 to 25.1,17.5
= e958bf825d372f5c

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= e3526468eea5f0d5

turn 1
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[25134,17500],"to":[25134,18500]}
# Fighter2 flies 1 in from 25.1,17.5 to 25.1,18.5
= 355961c1e6a459b3

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":300}
# Fighter2 turns left to heading 300°
= 8323ff89425b2f06

turn 1
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.1] {"kind":"turn","number":2}
# turn 2 begins
= bb2de9ad49f79331

turn 2
> 1  assign Fighter1 M2; Fighter2 M3
> 2  assign Cruiser M2 A3 D1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":0,"reserve":2}}
# Fighter1 assigns 2 to Movement: now 0 in Defence, 2 in Movement, 0 in Attack, 2 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter2 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[1,2,3],"boxes":{"defence":1,"movement":2,"attack":3,"reserve":0}}
# Cruiser assigns 1 to Defence, 2 to Movement, 3 to Attack: now 1 in Defence, 2 in Movement, 3 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= 12644f9f2e8c6e5c

turn 2
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[25134,18500],"to":[24268,19000]}
# Fighter2 flies 1 in from 25.1,18.5 to 24.3,19
= 3754129fb73a0593

turn 2
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":240}
# Fighter2 turns left to heading 240°
= 5d95bc00107caa6f

turn 2
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":2}
# Cruiser starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":1}
# Cruiser spends 1 Movement die: 1 left
= af4bf6b25b14c0e6

turn 2
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[24000,18000],"to":[24000,17000]}
# Cruiser flies 1 in from 24,18 to 24,17
= a410338d520cf133

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":240}
# Cruiser turns right to heading 240°
= 61fa8b7ad2e36cd5

turn 2
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 4a9569f71743e9e3

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":300}
# Cruiser turns right to heading 300°
= 061847ef6bc9b767

turn 2
> 2  attack Fighter1 range 0 bonus 1 roll 2
[SS-4.1] {"kind":"attacks","piece":"Cruiser","target":"Fighter1","range":0,"bonus":1,"roll":2,"distance":1880}
# Cruiser attacks Fighter1 at 1.9 in and rolls 2 dice, after spending 1 on the bonus
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"Cruiser","target":"Fighter1","faces":[4,6],"needed":5,"hits":1}
# rolled 4, 6, needed 5+: 1 hit
= 1fb861aedcb5f475

turn 2
> 2  lose Movement
[SS-4.5] {"kind":"lost","piece":"Fighter1","box":"Movement","by":2,"left":3}
# side 2 takes a die from Movement of Fighter1, which has 3 dice left
= 58eeaa0117da27ba

turn 2
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[24000,17000],"to":[23134,17500]}
# Cruiser flies 1 in from 24,17 to 23.1,17.5
= 8b137d5d7fa2b577

turn 2
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= ea068c1cee140b8e

turn 2
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[22866,18500],"to":[23732,18000]}
# Fighter1 flies 1 in from 22.9,18.5 to 23.7,18
[SS-3.4] {"kind":"overlaps","piece":"Fighter1","other":"Cruiser"}
# Fighter1 overlaps Cruiser: ships do not collide
= 30dacbfe273ebb43

turn 2
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":180}
# Fighter1 turns right to heading 180°
= 4cc9f4792494f2ef

turn 2
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.1] {"kind":"turn","number":3}
# turn 3 begins
= 935fa5888bceeedc

turn 3
> 1  assign Fighter1 M3; Fighter2 M2
> 2  assign Cruiser M1 A4
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Fighter1 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,2,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# Fighter2 assigns 2 to Movement: now 0 in Defence, 4 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,4],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser assigns 1 to Movement, 4 to Attack: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":4}
# Fighter2 starts its activation with 4 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":3}
# Fighter2 spends 1 Movement die: 3 left
= b9e8320c27d4284b

turn 3
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":180}
# Fighter2 turns left to heading 180°
= 2946faae229c5f92

turn 3
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[24268,19000],"to":[24268,18000]}
# Fighter2 flies 1 in from 24.3,19 to 24.3,18
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Fighter1"}
# Fighter2 overlaps Fighter1: ships do not collide
= 06b761e5ae56b960

turn 3
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= e69fa2c5e66675a8

turn 3
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[24268,18000],"to":[24268,17000]}
# Fighter2 flies 1 in from 24.3,18 to 24.3,17
= 979298f9142d0c31

turn 3
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":240}
# Fighter2 turns right to heading 240°
= a58c63703f5fb526

turn 3
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":3}
# Fighter1 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends 1 Movement die: 2 left
= 1dc6d64aa1ab32c2

turn 3
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[23732,18000],"to":[23732,17000]}
# Fighter1 flies 1 in from 23.7,18 to 23.7,17
[SS-3.4] {"kind":"overlaps","piece":"Fighter1","other":"Fighter2"}
# Fighter1 overlaps Fighter2: ships do not collide
[SS-3.4] {"kind":"overlaps","piece":"Fighter1","other":"Cruiser"}
# Fighter1 overlaps Cruiser: ships do not collide
= f5715d9b26d5b8e2

turn 3
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":240}
# Fighter1 turns right to heading 240°
= c29e99986993fb2e

turn 3
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 6e7b2ca07210cdd2

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":0}
# Cruiser turns right to heading 0°
= c630b285cb3a368d

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":4000,"from":[23134,17500],"to":[23134,21500]}
# Cruiser flies 4 in from 23.1,17.5 to 23.1,21.5
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":4}
# turn 4 begins
= ccbab081f7a1c97d

turn 4
> 1  assign Fighter1 none; Fighter2 M2
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,0,0],"boxes":{"defence":0,"movement":2,"attack":0,"reserve":1}}
# Fighter1 assigns no dice: now 0 in Defence, 2 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,2,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# Fighter2 assigns 2 to Movement: now 0 in Defence, 4 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":4}
# Fighter2 starts its activation with 4 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":3}
# Fighter2 spends 1 Movement die: 3 left
= 8f9a7b2418c63ad6

turn 4
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[24268,17000],"to":[21670,15500]}
# Fighter2 flies 3 in from 24.3,17 to 21.7,15.5
= 9b501c256ef255ac

turn 4
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":300}
# Fighter2 turns right to heading 300°
= 978ec424183636b6

turn 4
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= 0dfba07a421a0845

turn 4
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":0}
# Fighter2 turns right to heading 0°
= 3af773b38ff3100b

turn 4
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[21670,15500],"to":[21670,18500]}
# Fighter2 flies 3 in from 21.7,15.5 to 21.7,18.5
= cfe25654620285dd

turn 4
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[21670,18500],"to":[21670,19500]}
# Fighter2 flies 1 in from 21.7,18.5 to 21.7,19.5
= fa9fe4c132de7cf5

turn 4
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= bc7ebe3c660975fe

turn 4
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":60}
# Fighter2 turns right to heading 60°
= 788e6371eb1b20d7

turn 4
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[21670,19500],"to":[22536,20000]}
# Fighter2 flies 1 in from 21.7,19.5 to 22.5,20
= f8774f3a91651075

turn 4
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":2}
# Fighter1 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends 1 Movement die: 1 left
= 9e0c96c150ea1fe3

turn 4
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[23732,17000],"to":[22000,16000]}
# Fighter1 flies 2 in from 23.7,17 to 22,16
= 5b3e6b50ae5929ba

turn 4
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":300}
# Fighter1 turns right to heading 300°
= c2e5f3a2790f5213

turn 4
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= a6070e57590d17e7

turn 4
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":0}
# Fighter1 turns right to heading 0°
= 4377867417249d00

turn 4
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[22000,16000],"to":[22000,17000]}
# Fighter1 flies 1 in from 22,16 to 22,17
= 78b642a7bb9c15e6

turn 4
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[22000,17000],"to":[22000,18000]}
# Fighter1 flies 1 in from 22,17 to 22,18
= 646a1a797e9749f2

turn 4
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[22000,18000],"to":[22000,19000]}
# Fighter1 flies 1 in from 22,18 to 22,19
= 82e425d71baf4384

turn 4
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= bd2693197e4bcc2a

turn 4
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":300}
# Cruiser turns left to heading 300°
= 68951968290e4973

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":4000,"from":[23134,21500],"to":[19670,23500]}
# Cruiser flies 4 in from 23.1,21.5 to 19.7,23.5
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":5}
# turn 5 begins
= b9e2dd401aa651b1

turn 5
> 1  assign Fighter1 M1 A1; Fighter2 none
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,1],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":1}}
# Fighter1 assigns 1 to Movement, 1 to Attack: now 0 in Defence, 1 in Movement, 1 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,0,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# Fighter2 assigns no dice: now 0 in Defence, 1 in Movement, 0 in Attack, 3 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
= 8801b56339fc46db

turn 5
> 1  activate Fighter1
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= 12391f492066517e

turn 5
> 1  attack Cruiser range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter1","target":"Cruiser","range":0,"bonus":0,"roll":1,"distance":5067}
# Fighter1 attacks Cruiser at 5.1 in and rolls 1 die
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"Fighter1","target":"Cruiser","faces":[2],"needed":6,"hits":0}
# rolled 2, needed 6+: no hit
= 59c993836ae0f1e3

turn 5
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[22000,19000],"to":[22000,23000]}
# Fighter1 flies 4 in from 22,19 to 22,23
= 0318aa2ad1439b05

turn 5
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":300}
# Fighter1 turns left to heading 300°
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 0da5fd812c7ef404

turn 5
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":240}
# Cruiser turns left to heading 240°
= b593addf2c870ce1

turn 5
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":3000,"from":[19670,23500],"to":[17072,22000]}
# Cruiser flies 3 in from 19.7,23.5 to 17.1,22
= 28b067365f7fc59b

turn 5
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":1}
# Fighter2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= 6e9dc9489aa1cc43

turn 5
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":0}
# Fighter2 turns left to heading 0°
= 7be9d9cd1668afbd

turn 5
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[22536,20000],"to":[22536,23000]}
# Fighter2 flies 3 in from 22.5,20 to 22.5,23
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Fighter1"}
# Fighter2 overlaps Fighter1: ships do not collide
= e511ee35d9a51115

turn 5
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[22536,23000],"to":[22536,24000]}
# Fighter2 flies 1 in from 22.5,23 to 22.5,24
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.1] {"kind":"turn","number":6}
# turn 6 begins
= c780133f04c0465b

turn 6
> 1  assign Fighter1 M3; Fighter2 M3
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Fighter1 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter2 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
= 575ad179d3ec6b76

turn 6
> 1  activate Fighter2
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= 23de08e78dd54d73

turn 6
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[22536,24000],"to":[22536,27000]}
# Fighter2 flies 3 in from 22.5,24 to 22.5,27
= 0428cc0f5ba8b252

turn 6
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":300}
# Fighter2 turns left to heading 300°
= 1411c7b55876110a

turn 6
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 62bc20e3958dbc5c

turn 6
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":240}
# Fighter2 turns left to heading 240°
= 34dd94942e381dea

turn 6
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[22536,27000],"to":[19938,25500]}
# Fighter2 flies 3 in from 22.5,27 to 19.9,25.5
= 2d88490c837f091a

turn 6
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":3}
# Fighter1 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends 1 Movement die: 2 left
= cb4bc3aef685e399

turn 6
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":3000,"from":[22000,23000],"to":[19402,24500]}
# Fighter1 flies 3 in from 22,23 to 19.4,24.5
= 76eba85625e8a954

turn 6
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":240}
# Fighter1 turns left to heading 240°
= ec8254e7f0e68ce4

turn 6
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 44887807504d3c5d

turn 6
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":180}
# Cruiser turns left to heading 180°
= 49f2bbb8d105068f

turn 6
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":3000,"from":[17072,22000],"to":[17072,19000]}
# Cruiser flies 3 in from 17.1,22 to 17.1,19
= 5b89d27dbdfb2177

turn 6
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":7}
# turn 7 begins
= fe53f5aeec07fb72

turn 7
> 1  assign Fighter1 M1; Fighter2 M2
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Fighter1 assigns 1 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,2,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter2 assigns 2 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
= dfbb9fb594d956f7

turn 7
> 1  activate Fighter1
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":3}
# Fighter1 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends 1 Movement die: 2 left
= 54ecd3d4e51e8cd3

turn 7
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[19402,24500],"to":[18536,24000]}
# Fighter1 flies 1 in from 19.4,24.5 to 18.5,24
= ec46f110717aea97

turn 7
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":3000,"from":[18536,24000],"to":[15938,22500]}
# Fighter1 flies 3 in from 18.5,24 to 15.9,22.5
= 8e7bf681568137ea

turn 7
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":180}
# Fighter1 turns left to heading 180°
= e093d92fbdefc3b9

turn 7
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= ed9aa24e2dfa4f62

turn 7
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[19938,25500],"to":[18206,24500]}
# Fighter2 flies 2 in from 19.9,25.5 to 18.2,24.5
= c354482c4b3afcd2

turn 7
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[18206,24500],"to":[16474,23500]}
# Fighter2 flies 2 in from 18.2,24.5 to 16.5,23.5
= 532d0fabc3c03ff0

turn 7
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":180}
# Fighter2 turns left to heading 180°
= 5d3b7ecfad393e77

turn 7
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= f898d860d2bd6d80

turn 7
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":120}
# Cruiser turns left to heading 120°
= 71cab6ff78380385

turn 7
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":2000,"from":[17072,19000],"to":[18804,18000]}
# Cruiser flies 2 in from 17.1,19 to 18.8,18
= 27b1c243681f88ec

turn 7
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[18804,18000],"to":[19670,17500]}
# Cruiser flies 1 in from 18.8,18 to 19.7,17.5
= a76ea9d5580ce4ec

turn 7
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":8}
# turn 8 begins
= bdd61875036009d1

turn 8
> 1  assign Fighter1 M1; Fighter2 none
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Fighter1 assigns 1 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,0,0],"boxes":{"defence":0,"movement":2,"attack":0,"reserve":2}}
# Fighter2 assigns no dice: now 0 in Defence, 2 in Movement, 0 in Attack, 2 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":3}
# Fighter1 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends 1 Movement die: 2 left
= ca922d786f521ee6

turn 8
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[15938,22500],"to":[15938,20500]}
# Fighter1 flies 2 in from 15.9,22.5 to 15.9,20.5
= d0606ea7f0c65e97

turn 8
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[15938,20500],"to":[15938,18500]}
# Fighter1 flies 2 in from 15.9,20.5 to 15.9,18.5
= 3f1f4dedf904fe52

turn 8
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":120}
# Fighter1 turns left to heading 120°
= 9e158a06203d8028

turn 8
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":2}
# Fighter2 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 6da000d21260b83c

turn 8
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[16474,23500],"to":[16474,20500]}
# Fighter2 flies 3 in from 16.5,23.5 to 16.5,20.5
= 4b15560d2c63aea6

turn 8
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= d5bdd66caa49fe9b

turn 8
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[16474,20500],"to":[16474,18500]}
# Fighter2 flies 2 in from 16.5,20.5 to 16.5,18.5
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Fighter1"}
# Fighter2 overlaps Fighter1: ships do not collide
= 813b67bc9febb232

turn 8
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":120}
# Fighter2 turns left to heading 120°
= b9792050cbed82ec

turn 8
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 4c4b619400aa9b71

turn 8
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":180}
# Cruiser turns right to heading 180°
= fb42a697a2c34041

turn 8
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":2000,"from":[19670,17500],"to":[19670,15500]}
# Cruiser flies 2 in from 19.7,17.5 to 19.7,15.5
= 9b2321c40615429b

turn 8
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":9}
# turn 9 begins
= c6eb3656e9b1e233

turn 9
> 1  assign Fighter1 M1; Fighter2 M1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Fighter1 assigns 1 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# Fighter2 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 3 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":3}
# Fighter1 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends 1 Movement die: 2 left
= 0e9458439fe60471

turn 9
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[15938,18500],"to":[19402,16500]}
# Fighter1 flies 4 in from 15.9,18.5 to 19.4,16.5
= 2843e2224b7286a2

turn 9
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":180}
# Fighter1 turns right to heading 180°
= 36e2ee123dbe2558

turn 9
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= eca934dd6ff34d60

turn 9
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":240}
# Cruiser turns right to heading 240°
= dfbe45e004ac29c8

turn 9
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":3000,"from":[19670,15500],"to":[17072,14000]}
# Cruiser flies 3 in from 19.7,15.5 to 17.1,14
= f7480fb8ff77f1b3

turn 9
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":1}
# Fighter2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= 5b1b514677477108

turn 9
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[16474,18500],"to":[17340,18000]}
# Fighter2 flies 1 in from 16.5,18.5 to 17.3,18
= 9088f881bfc35c55

turn 9
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":180}
# Fighter2 turns right to heading 180°
= 267e0a48ad75662b

turn 9
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[17340,18000],"to":[17340,17000]}
# Fighter2 flies 1 in from 17.3,18 to 17.3,17
= 2d8044b6b65d41a8

turn 9
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[17340,17000],"to":[17340,15000]}
# Fighter2 flies 2 in from 17.3,17 to 17.3,15
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.1] {"kind":"turn","number":10}
# turn 10 begins
= 7af300d4afd1b8cc

turn 10
> 1  assign Fighter1 M1; Fighter2 M3
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Fighter1 assigns 1 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter2 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
= a99ea2d53efbdd90

turn 10
> 1  activate Fighter2
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= a39741a21dace2a3

turn 10
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[17340,15000],"to":[17340,13000]}
# Fighter2 flies 2 in from 17.3,15 to 17.3,13
= 7c7fcf6c09215229

turn 10
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":120}
# Fighter2 turns left to heading 120°
= 0ee918a4951f1ce9

turn 10
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 9d30c08050fec569

turn 10
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":60}
# Fighter2 turns left to heading 60°
= a5894fe8a0a40b06

turn 10
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[17340,13000],"to":[20804,15000]}
# Fighter2 flies 4 in from 17.3,13 to 20.8,15
= ce9bdb30bef06390

turn 10
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= f86165680a7ae0d1

turn 10
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[20804,15000],"to":[21670,15500]}
# Fighter2 flies 1 in from 20.8,15 to 21.7,15.5
= 8505be4916417a89

turn 10
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":3}
# Fighter1 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends 1 Movement die: 2 left
= 7b79d10f51198718

turn 10
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":240}
# Fighter1 turns right to heading 240°
= 5968c32f3935b6fd

turn 10
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[19402,16500],"to":[18536,16000]}
# Fighter1 flies 1 in from 19.4,16.5 to 18.5,16
= 782f1e9e1b2bf541

turn 10
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends 1 Movement die: 1 left
= ce4c7eb2677c0cd0

turn 10
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[18536,16000],"to":[17670,15500]}
# Fighter1 flies 1 in from 18.5,16 to 17.7,15.5
= 7b9015fe1593eebb

turn 10
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":180}
# Fighter1 turns left to heading 180°
= 4784c26043462c83

turn 10
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[17670,15500],"to":[17670,14500]}
# Fighter1 flies 1 in from 17.7,15.5 to 17.7,14.5
[SS-3.4] {"kind":"overlaps","piece":"Fighter1","other":"Cruiser"}
# Fighter1 overlaps Cruiser: ships do not collide
= c6a6c87557a2c359

turn 10
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= cffb9cdc9a5016c6

turn 10
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":300}
# Cruiser turns right to heading 300°
= 5a9525a3cd9103af

turn 10
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":2000,"from":[17072,14000],"to":[15340,15000]}
# Cruiser flies 2 in from 17.1,14 to 15.3,15
= e3373a50af223eb6

turn 10
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[15340,15000],"to":[14474,15500]}
# Cruiser flies 1 in from 15.3,15 to 14.5,15.5
= e281a07b5723f921

turn 10
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[14474,15500],"to":[13608,16000]}
# Cruiser flies 1 in from 14.5,15.5 to 13.6,16
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":11}
# turn 11 begins
= 1f1dd131af5758a8

turn 11
> 1  assign Fighter1 none; Fighter2 M1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,0,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":2}}
# Fighter1 assigns no dice: now 0 in Defence, 1 in Movement, 0 in Attack, 2 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# Fighter2 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 3 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
= 093060e68ba80262

turn 11
> 1  activate Fighter1
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= 7dc7fefc50ad460c

turn 11
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[17670,14500],"to":[17670,12500]}
# Fighter1 flies 2 in from 17.7,14.5 to 17.7,12.5
= 42f57f63b7de8b6d

turn 11
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 4406e2dddcff5fc4

turn 11
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":240}
# Cruiser turns left to heading 240°
= f9cfa13710235c24

turn 11
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[13608,16000],"to":[12742,15500]}
# Cruiser flies 1 in from 13.6,16 to 12.7,15.5
= 5871b5bdea8da8ee

turn 11
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":1}
# Fighter2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= 27a01f730b072c0c

turn 11
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":0}
# Fighter2 turns left to heading 0°
= b58641155bb2d3f7

turn 11
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[21670,15500],"to":[21670,18500]}
# Fighter2 flies 3 in from 21.7,15.5 to 21.7,18.5
= 186ffbab946cc4fc

turn 11
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.1] {"kind":"turn","number":12}
# turn 12 begins
= 1c21c20e5c7ac3dc

turn 12
> 1  assign Fighter1 M1; Fighter2 M2
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":2}}
# Fighter1 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 2 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":0,"reserve":2}}
# Fighter2 assigns 2 to Movement: now 0 in Defence, 2 in Movement, 0 in Attack, 2 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":2}
# Fighter2 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 8ebe6e10ae4112ad

turn 12
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":300}
# Fighter2 turns left to heading 300°
= 19b1da189196add2

turn 12
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[21670,18500],"to":[19072,20000]}
# Fighter2 flies 3 in from 21.7,18.5 to 19.1,20
= 74c5415d65268dd4

turn 12
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[19072,20000],"to":[18206,20500]}
# Fighter2 flies 1 in from 19.1,20 to 18.2,20.5
= 3aaca9e5e5c01386

turn 12
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= fee7d33fed7975f2

turn 12
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":240}
# Fighter2 turns left to heading 240°
= 6b7370a9b751b827

turn 12
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[18206,20500],"to":[15608,19000]}
# Fighter2 flies 3 in from 18.2,20.5 to 15.6,19
= 7c18fd5b1d7ad2b7

turn 12
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
= 7326e100ff5d3292

turn 12
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":240}
# Fighter1 turns right to heading 240°
= 5d2b804aa6edfeb2

turn 12
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[17670,12500],"to":[15938,11500]}
# Fighter1 flies 2 in from 17.7,12.5 to 15.9,11.5
= e4c6708cc3aa53ea

turn 12
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 8aea72f7705fa0b3

turn 12
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":180}
# Cruiser turns left to heading 180°
= 17ab55d1879f6c76

turn 12
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":3000,"from":[12742,15500],"to":[12742,12500]}
# Cruiser flies 3 in from 12.7,15.5 to 12.7,12.5
= 5e6a026d54c4d841

turn 12
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":13}
# turn 13 begins
= 0d8dd984dd4eb430

turn 13
> 1  assign Fighter1 M3; Fighter2 M1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Fighter1 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# Fighter2 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 3 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":3}
# Fighter1 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends 1 Movement die: 2 left
= 55cb4506669479dc

turn 13
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":300}
# Fighter1 turns right to heading 300°
= 375fae548737ba3d

turn 13
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":3000,"from":[15938,11500],"to":[13340,13000]}
# Fighter1 flies 3 in from 15.9,11.5 to 13.3,13
[SS-3.4] {"kind":"overlaps","piece":"Fighter1","other":"Cruiser"}
# Fighter1 overlaps Cruiser: ships do not collide
= 6c0946b784208517

turn 13
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 1754670266b59696

turn 13
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":120}
# Cruiser turns left to heading 120°
= 263272d3c74f5879

turn 13
> 2  attack Fighter1 range 0 bonus 1 roll 3
[SS-4.1] {"kind":"attacks","piece":"Cruiser","target":"Fighter1","range":0,"bonus":1,"roll":3,"distance":779}
# Cruiser attacks Fighter1 at 0.8 in and rolls 3 dice, after spending 1 on the bonus
  [SS-4.4] d6 = 3
  [SS-4.4] d6 = 1
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"Cruiser","target":"Fighter1","faces":[3,1,4],"needed":5,"hits":0}
# rolled 3, 1, 4, needed 5+: no hit
= f919ef631b329ca0

turn 13
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":4000,"from":[12742,12500],"to":[16206,10500]}
# Cruiser flies 4 in from 12.7,12.5 to 16.2,10.5
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":1}
# Fighter2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= 0fda5805a5f08f8f

turn 13
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[15608,19000],"to":[14742,18500]}
# Fighter2 flies 1 in from 15.6,19 to 14.7,18.5
= 2f56d7d0acc045ea

turn 13
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":180}
# Fighter2 turns left to heading 180°
= 023346e75d298103

turn 13
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[14742,18500],"to":[14742,15500]}
# Fighter2 flies 3 in from 14.7,18.5 to 14.7,15.5
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.1] {"kind":"turn","number":14}
# turn 14 begins
= 9277d3e5f78c86c6

turn 14
> 1  assign Fighter1 M1; Fighter2 M3
> 2  assign Cruiser M2 A3
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Fighter1 assigns 1 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter2 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,2,3],"boxes":{"defence":1,"movement":2,"attack":3,"reserve":0}}
# Cruiser assigns 2 to Movement, 3 to Attack: now 1 in Defence, 2 in Movement, 3 in Attack, 0 in Reserve
= b1c257bf5d4801f8

turn 14
> 1  activate Fighter2
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= df6d95c4d5d5fa17

turn 14
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[14742,15500],"to":[14742,14500]}
# Fighter2 flies 1 in from 14.7,15.5 to 14.7,14.5
= ece601283b5bd1d7

turn 14
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[14742,14500],"to":[14742,11500]}
# Fighter2 flies 3 in from 14.7,14.5 to 14.7,11.5
= 3bd3eab4ef350c9b

turn 14
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":120}
# Fighter2 turns left to heading 120°
= b4dd86b72729d3fe

turn 14
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":3}
# Fighter1 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends 1 Movement die: 2 left
= 17524954f66e4dc5

turn 14
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":240}
# Fighter1 turns left to heading 240°
= 0a5489124d645edd

turn 14
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[13340,13000],"to":[12474,12500]}
# Fighter1 flies 1 in from 13.3,13 to 12.5,12.5
= a78580a74c833632

turn 14
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[12474,12500],"to":[10742,11500]}
# Fighter1 flies 2 in from 12.5,12.5 to 10.7,11.5
= 7808d82a18003cd4

turn 14
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":2}
# Cruiser starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":1}
# Cruiser spends 1 Movement die: 1 left
= 112190791b9b133b

turn 14
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":2000,"from":[16206,10500],"to":[17938,9500]}
# Cruiser flies 2 in from 16.2,10.5 to 17.9,9.5
= 4c8a4335e1ac7495

turn 14
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[17938,9500],"to":[18804,9000]}
# Cruiser flies 1 in from 17.9,9.5 to 18.8,9
= a5306c4cf64b4b28

turn 14
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":60}
# Cruiser turns left to heading 60°
= 7db1f14800aea564

turn 14
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 61e46cd77ae4701b

turn 14
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":0}
# Cruiser turns left to heading 0°
= ea3937375af604a0

turn 14
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":4000,"from":[18804,9000],"to":[18804,13000]}
# Cruiser flies 4 in from 18.8,9 to 18.8,13
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":15}
# turn 15 begins
= dcf4d763a77e57d9

turn 15
> 1  assign Fighter1 A1; Fighter2 A1
> 2  assign Cruiser M2
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,0,1],"boxes":{"defence":0,"movement":2,"attack":1,"reserve":0}}
# Fighter1 assigns 1 to Attack: now 0 in Defence, 2 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,0,1],"boxes":{"defence":0,"movement":2,"attack":1,"reserve":1}}
# Fighter2 assigns 1 to Attack: now 0 in Defence, 2 in Movement, 1 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,2,0],"boxes":{"defence":1,"movement":2,"attack":3,"reserve":0}}
# Cruiser assigns 2 to Movement: now 1 in Defence, 2 in Movement, 3 in Attack, 0 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
= 271900c1738a7ec0

turn 15
> 1  activate Fighter2
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":2}
# Fighter2 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 872f8de104987e0d

turn 15
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[14742,11500],"to":[15608,11000]}
# Fighter2 flies 1 in from 14.7,11.5 to 15.6,11
= 838199d538d5a745

turn 15
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[15608,11000],"to":[17340,10000]}
# Fighter2 flies 2 in from 15.6,11 to 17.3,10
= ec421e2c5815702f

turn 15
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[17340,10000],"to":[18206,9500]}
# Fighter2 flies 1 in from 17.3,10 to 18.2,9.5
= 9b0a218b82781cb2

turn 15
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":60}
# Fighter2 turns left to heading 60°
= 3d16a12ef9824867

turn 15
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= 033560251a4628e4

turn 15
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[18206,9500],"to":[19072,10000]}
# Fighter2 flies 1 in from 18.2,9.5 to 19.1,10
= 16ca09e8e12b5d40

turn 15
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":0}
# Fighter2 turns left to heading 0°
= 9f2a40d9375903c4

turn 15
> 1  attack Cruiser range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser","range":0,"bonus":0,"roll":1,"distance":3011}
# Fighter2 attacks Cruiser at 3 in and rolls 1 die
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser","faces":[2],"needed":6,"hits":0}
# rolled 2, needed 6+: no hit
= 225bd3a8f1c0dac6

turn 15
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[19072,10000],"to":[19072,12000]}
# Fighter2 flies 2 in from 19.1,10 to 19.1,12
= de4fe4fe04ad6357

turn 15
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":2}
# Cruiser starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":1}
# Cruiser spends 1 Movement die: 1 left
= 53334d90e557b7c5

turn 15
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[18804,13000],"to":[18804,14000]}
# Cruiser flies 1 in from 18.8,13 to 18.8,14
= c5cb78879b810c20

turn 15
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[18804,14000],"to":[18804,15000]}
# Cruiser flies 1 in from 18.8,14 to 18.8,15
= f485a37f154ecad0

turn 15
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[18804,15000],"to":[18804,16000]}
# Cruiser flies 1 in from 18.8,15 to 18.8,16
= 8a48b831c8e04927

turn 15
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[18804,16000],"to":[18804,17000]}
# Cruiser flies 1 in from 18.8,16 to 18.8,17
= 5532a139f37b6e84

turn 15
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":300}
# Cruiser turns left to heading 300°
= 84d8eb5b61ae9aad

turn 15
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 6c1e0cb21ee87bd6

turn 15
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":240}
# Cruiser turns left to heading 240°
= 99c7081183e5b248

turn 15
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":4000,"from":[18804,17000],"to":[15340,15000]}
# Cruiser flies 4 in from 18.8,17 to 15.3,15
= d08009f638e291b6

turn 15
> 2  attack Fighter1 range 0 bonus 1 roll 2
[SS-4.1] {"kind":"attacks","piece":"Cruiser","target":"Fighter1","range":0,"bonus":1,"roll":2,"distance":5778}
# Cruiser attacks Fighter1 at 5.8 in and rolls 2 dice, after spending 1 on the bonus
  [SS-4.4] d6 = 3
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"Cruiser","target":"Fighter1","faces":[3,3],"needed":5,"hits":0}
# rolled 3, 3, needed 5+: no hit
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":2}
# Fighter1 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends 1 Movement die: 1 left
= 2f762716975554c7

turn 15
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":300}
# Fighter1 turns right to heading 300°
= a090992d1c32436b

turn 15
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[10742,11500],"to":[9876,12000]}
# Fighter1 flies 1 in from 10.7,11.5 to 9.9,12
= 7aca384a41332cd9

turn 15
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= 69fa899d77b6affc

turn 15
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":0}
# Fighter1 turns right to heading 0°
= 2596b50742b6df4c

turn 15
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[9876,12000],"to":[9876,16000]}
# Fighter1 flies 4 in from 9.9,12 to 9.9,16
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.1] {"kind":"turn","number":16}
# turn 16 begins
= 2acb4e6890b3f680

turn 16
> 1  assign Fighter1 M2; Fighter2 M3
> 2  assign Cruiser M1 A4
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":1,"reserve":0}}
# Fighter1 assigns 2 to Movement: now 0 in Defence, 2 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter2 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,4],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser assigns 1 to Movement, 4 to Attack: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= d1dc54b46559c75d

turn 16
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[19072,12000],"to":[19072,15000]}
# Fighter2 flies 3 in from 19.1,12 to 19.1,15
= 6a1ac15d183eeb6c

turn 16
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":300}
# Fighter2 turns left to heading 300°
= c47c8e4e3d6ef767

turn 16
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[19072,15000],"to":[18206,15500]}
# Fighter2 flies 1 in from 19.1,15 to 18.2,15.5
= f8f259d5ae7db37d

turn 16
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":2}
# Fighter1 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends 1 Movement die: 1 left
= 070c18bdad0448e0

turn 16
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":60}
# Fighter1 turns right to heading 60°
= 055808a5c7ca3865

turn 16
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":3000,"from":[9876,16000],"to":[12474,17500]}
# Fighter1 flies 3 in from 9.9,16 to 12.5,17.5
= 18f3afb55a76d181

turn 16
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= bb67ee14edc15de4

turn 16
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":120}
# Fighter1 turns right to heading 120°
= 8605ace7247239dc

turn 16
> 1  attack Cruiser range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter1","target":"Cruiser","range":0,"bonus":0,"roll":1,"distance":3803}
# Fighter1 attacks Cruiser at 3.8 in and rolls 1 die
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"Fighter1","target":"Cruiser","faces":[2],"needed":6,"hits":0}
# rolled 2, needed 6+: no hit
= 030447f14e86b7b0

turn 16
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":3000,"from":[12474,17500],"to":[15072,16000]}
# Fighter1 flies 3 in from 12.5,17.5 to 15.1,16
= 91d3653ca80ec4ed

turn 16
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 8392a38e837e84d1

turn 16
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":300}
# Cruiser turns right to heading 300°
= a2cc126a6dfc9ac0

turn 16
> 2  attack Fighter1 range 0 bonus 1 roll 3
[SS-4.1] {"kind":"attacks","piece":"Cruiser","target":"Fighter1","range":0,"bonus":1,"roll":3,"distance":1035}
# Cruiser attacks Fighter1 at 1 in and rolls 3 dice, after spending 1 on the bonus
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 6
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"Cruiser","target":"Fighter1","faces":[5,6,3],"needed":5,"hits":2}
# rolled 5, 6, 3, needed 5+: 2 hits
[SS-4.5] {"kind":"lost","piece":"Fighter1","box":"Reserve","by":2,"left":2}
# side 2 takes a die from Reserve of Fighter1, which has 2 dice left
[SS-4.5] {"kind":"lost","piece":"Fighter1","box":"Reserve","by":1,"left":1}
# side 1 takes a die from Reserve of Fighter1, which has 1 die left
= 647984573eacb39d

turn 16
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":4000,"from":[15340,15000],"to":[11876,17000]}
# Cruiser flies 4 in from 15.3,15 to 11.9,17
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":17}
# turn 17 begins
= d87cdb43568a978f

turn 17
> 1  assign Fighter1 M1; Fighter2 A1
> 2  assign Cruiser M3 A2
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":0}}
# Fighter1 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,0,1],"boxes":{"defence":0,"movement":2,"attack":1,"reserve":1}}
# Fighter2 assigns 1 to Attack: now 0 in Defence, 2 in Movement, 1 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,3,2],"boxes":{"defence":1,"movement":3,"attack":2,"reserve":0}}
# Cruiser assigns 3 to Movement, 2 to Attack: now 1 in Defence, 3 in Movement, 2 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":3}
# Cruiser starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":2}
# Cruiser spends 1 Movement die: 2 left
= 0307a0302db69b4b

turn 17
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[11876,17000],"to":[11010,17500]}
# Cruiser flies 1 in from 11.9,17 to 11,17.5
= 19b7a1a1e3eb1d4b

turn 17
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":240}
# Cruiser turns left to heading 240°
= cbafa87c20c03a12

turn 17
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":1}
# Cruiser spends 1 Movement die: 1 left
= 600d698393acab43

turn 17
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[11010,17500],"to":[10144,17000]}
# Cruiser flies 1 in from 11,17.5 to 10.1,17
= f1124981be1e7877

turn 17
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":180}
# Cruiser turns left to heading 180°
= 275c24d11ea72e08

turn 17
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 454de11da48ccdcd

turn 17
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":120}
# Cruiser turns left to heading 120°
= e4d2bbefeee3afdd

turn 17
> 2  attack Fighter1 range 0 bonus 1 roll 1
[SS-4.1] {"kind":"attacks","piece":"Cruiser","target":"Fighter1","range":0,"bonus":1,"roll":1,"distance":5028}
# Cruiser attacks Fighter1 at 5 in and rolls 1 die, after spending 1 on the bonus
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"Cruiser","target":"Fighter1","faces":[2],"needed":5,"hits":0}
# rolled 2, needed 5+: no hit
= 480e3b5d3674171d

turn 17
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":3000,"from":[10144,17000],"to":[12742,15500]}
# Cruiser flies 3 in from 10.1,17 to 12.7,15.5
= 6a74d49be88958c1

turn 17
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":2}
# Fighter2 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 58be04f79572e7cf

turn 17
> 1  attack Cruiser range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser","range":0,"bonus":0,"roll":1,"distance":5464}
# Fighter2 attacks Cruiser at 5.5 in and rolls 1 die
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser","faces":[3],"needed":6,"hits":0}
# rolled 3, needed 6+: no hit
= f68a717136e613d5

turn 17
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[18206,15500],"to":[14742,17500]}
# Fighter2 flies 4 in from 18.2,15.5 to 14.7,17.5
= c1b874bee0f64866

turn 17
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":240}
# Fighter2 turns left to heading 240°
= dde30fc262ab81fa

turn 17
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= bb08da9262bc38c3

turn 17
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[14742,17500],"to":[12144,16000]}
# Fighter2 flies 3 in from 14.7,17.5 to 12.1,16
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Cruiser"}
# Fighter2 overlaps Cruiser: ships do not collide
= d916647b62ef5d50

turn 17
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":180}
# Fighter2 turns left to heading 180°
= 8f2a5e09efc09683

turn 17
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= a394b3828dc81b9e

turn 17
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[15072,16000],"to":[15938,15500]}
# Fighter1 flies 1 in from 15.1,16 to 15.9,15.5
= 1abb97d4a70e5ba9

turn 17
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":60}
# Fighter1 turns left to heading 60°
= 67bac012ddd352bd

turn 17
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[15938,15500],"to":[17670,16500]}
# Fighter1 flies 2 in from 15.9,15.5 to 17.7,16.5
= 2061fa71c976d44c

turn 17
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.1] {"kind":"turn","number":18}
# turn 18 begins
= 451b594e7e614f2d

turn 18
> 1  assign Fighter1 M1; Fighter2 M3
> 2  assign Cruiser M1 A4
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":0}}
# Fighter1 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter2 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,4],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser assigns 1 to Movement, 4 to Attack: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= 5e6a0db6eb1a939e

turn 18
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[12144,16000],"to":[12144,15000]}
# Fighter2 flies 1 in from 12.1,16 to 12.1,15
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Cruiser"}
# Fighter2 overlaps Cruiser: ships do not collide
= a44e78edd620dca7

turn 18
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":120}
# Fighter2 turns left to heading 120°
= 1884ed527c860c0c

turn 18
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
= 04e86323700ccf65

turn 18
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[12742,15500],"to":[13608,15000]}
# Cruiser flies 1 in from 12.7,15.5 to 13.6,15
= 7d036ee338c7ab02

turn 18
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":60}
# Cruiser turns left to heading 60°
= 5cd56b7aeafb9dc2

turn 18
> 2  attack Fighter1 range 0 bonus 2 roll 2
[SS-4.1] {"kind":"attacks","piece":"Cruiser","target":"Fighter1","range":0,"bonus":2,"roll":2,"distance":4330}
# Cruiser attacks Fighter1 at 4.3 in and rolls 2 dice, after spending 2 on the bonus
  [SS-4.4] d6 = 6
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"Cruiser","target":"Fighter1","faces":[6,4],"needed":4,"hits":2}
# rolled 6, 4, needed 4+: 2 hits
[SS-4.5] {"kind":"lost","piece":"Fighter1","box":"Movement","by":2,"left":0}
# side 2 takes a die from Movement of Fighter1, which has 0 dice left
[SS-4.7] {"kind":"destroyed","piece":"Fighter1"}
# Fighter1 is destroyed
= a4e7ed223927b1d0

turn 18
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":3000,"from":[13608,15000],"to":[16206,16500]}
# Cruiser flies 3 in from 13.6,15 to 16.2,16.5
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":19}
# turn 19 begins
= bb8fbcf35ec8d2da

turn 19
> 1  assign Fighter2 A1
> 2  assign Cruiser M1 D1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,0,1],"boxes":{"defence":0,"movement":2,"attack":1,"reserve":1}}
# Fighter2 assigns 1 to Attack: now 0 in Defence, 2 in Movement, 1 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[1,1,0],"boxes":{"defence":2,"movement":1,"attack":0,"reserve":3}}
# Cruiser assigns 1 to Defence, 1 to Movement: now 2 in Defence, 1 in Movement, 0 in Attack, 3 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":2}
# Fighter2 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= d8cc783216e02383

turn 19
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[12144,15000],"to":[13010,14500]}
# Fighter2 flies 1 in from 12.1,15 to 13,14.5
= 85a29860cc39ded5

turn 19
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[13010,14500],"to":[13876,14000]}
# Fighter2 flies 1 in from 13,14.5 to 13.9,14
= 14162eaa38ac8d07

turn 19
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":60}
# Fighter2 turns left to heading 60°
= dfb64a90ab7776cd

turn 19
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[13876,14000],"to":[14742,14500]}
# Fighter2 flies 1 in from 13.9,14 to 14.7,14.5
= 67c22b0cb41a650d

turn 19
> 1  attack Cruiser range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser","range":0,"bonus":0,"roll":1,"distance":2478}
# Fighter2 attacks Cruiser at 2.5 in and rolls 1 die
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser","faces":[6],"needed":6,"hits":1}
# rolled 6, needed 6+: 1 hit
[SS-4.6] {"kind":"met","piece":"Cruiser","hits":1,"left":1}
# Cruiser spends 1 Defence die to stop 1 hit: 1 left
= ca1a6ec9e27d296f

turn 19
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[14742,14500],"to":[15608,15000]}
# Fighter2 flies 1 in from 14.7,14.5 to 15.6,15
= 7898411beb17de1f

turn 19
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= 5ad5f8456147c71a

turn 19
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":0}
# Fighter2 turns left to heading 0°
= 63dfb98424865a28

turn 19
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[15608,15000],"to":[15608,16000]}
# Fighter2 flies 1 in from 15.6,15 to 15.6,16
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Cruiser"}
# Fighter2 overlaps Cruiser: ships do not collide
= c394aace49988b71

turn 19
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= e71ec5238c81adea

turn 19
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":120}
# Cruiser turns right to heading 120°
= f9e4170246642fbf

turn 19
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":3000,"from":[16206,16500],"to":[18804,15000]}
# Cruiser flies 3 in from 16.2,16.5 to 18.8,15
= f6816e12089053e8

turn 19
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[18804,15000],"to":[19670,14500]}
# Cruiser flies 1 in from 18.8,15 to 19.7,14.5
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":20}
# turn 20 begins
= c5ce477986fb166b

turn 20
> 1  assign Fighter2 M3
> 2  assign Cruiser M3 A1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter2 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,3,1],"boxes":{"defence":1,"movement":3,"attack":1,"reserve":1}}
# Cruiser assigns 3 to Movement, 1 to Attack: now 1 in Defence, 3 in Movement, 1 in Attack, 1 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= dc7a8238ec5cb124

turn 20
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":60}
# Fighter2 turns right to heading 60°
= 9de0d65617e1866f

turn 20
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[15608,16000],"to":[16474,16500]}
# Fighter2 flies 1 in from 15.6,16 to 16.5,16.5
= db185c2fe8db9a01

turn 20
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 9780c7c2ba94dd61

turn 20
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[16474,16500],"to":[17340,17000]}
# Fighter2 flies 1 in from 16.5,16.5 to 17.3,17
= e0e7d9780a863806

turn 20
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":120}
# Fighter2 turns right to heading 120°
= 768b7527d6a1338e

turn 20
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":3}
# Cruiser starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":2}
# Cruiser spends 1 Movement die: 2 left
= 235ee26529895473

turn 20
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":60}
# Cruiser turns left to heading 60°
= 2c9182cb7fdc7734

turn 20
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[19670,14500],"to":[20536,15000]}
# Cruiser flies 1 in from 19.7,14.5 to 20.5,15
= b659b554295bedd5

turn 20
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[20536,15000],"to":[21402,15500]}
# Cruiser flies 1 in from 20.5,15 to 21.4,15.5
= f8c7eec0da87c9ca

turn 20
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":1}
# Cruiser spends 1 Movement die: 1 left
= da09c2c7d82e9f0f

turn 20
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":2000,"from":[21402,15500],"to":[23134,16500]}
# Cruiser flies 2 in from 21.4,15.5 to 23.1,16.5
= 7accccd00e0504d7

turn 20
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":0}
# Cruiser turns left to heading 0°
= 5e2fd93520b4cffe

turn 20
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= a2752840e0db425f

turn 20
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":300}
# Cruiser turns left to heading 300°
= a8c63744e81538a5

turn 20
> 2  attack Fighter2 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Cruiser","target":"Fighter2","range":0,"bonus":0,"roll":1,"distance":5815}
# Cruiser attacks Fighter2 at 5.8 in and rolls 1 die
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"Cruiser","target":"Fighter2","faces":[4],"needed":6,"hits":0}
# rolled 4, needed 6+: no hit
= e28f2d7e46a718f1

turn 20
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[23134,16500],"to":[22268,17000]}
# Cruiser flies 1 in from 23.1,16.5 to 22.3,17
= 9c7ff22b300d2fd4

turn 20
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":21}
# turn 21 begins
= c27b183501c352fa

turn 21
> 1  assign Fighter2 M2
> 2  assign Cruiser M1 A4
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,2,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter2 assigns 2 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,4],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser assigns 1 to Movement, 4 to Attack: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= 183960e9654d1925

turn 21
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[17340,17000],"to":[18206,16500]}
# Fighter2 flies 1 in from 17.3,17 to 18.2,16.5
= b6b3e23061202456

turn 21
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[18206,16500],"to":[20804,15000]}
# Fighter2 flies 3 in from 18.2,16.5 to 20.8,15
= 605be7b3f71ab9cb

turn 21
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":60}
# Fighter2 turns left to heading 60°
= 89df62466cfbda47

turn 21
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 96b54ac1028aaae0

turn 21
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[20804,15000],"to":[22536,16000]}
# Fighter2 flies 2 in from 20.8,15 to 22.5,16
= ee0943f512e91d1b

turn 21
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[22536,16000],"to":[24268,17000]}
# Fighter2 flies 2 in from 22.5,16 to 24.3,17
= 230019c80d26cfd0

turn 21
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":0}
# Fighter2 turns left to heading 0°
= 5a38001fbe73c4a6

turn 21
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= 317a923809672e44

turn 21
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":300}
# Fighter2 turns left to heading 300°
= 8d8f5ed43e7e19cb

turn 21
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[24268,17000],"to":[23402,17500]}
# Fighter2 flies 1 in from 24.3,17 to 23.4,17.5
= cb25b1ef994261b8

turn 21
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 9c037f46b8e89e4a

turn 21
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[22268,17000],"to":[21402,17500]}
# Cruiser flies 1 in from 22.3,17 to 21.4,17.5
= 3528c21330734d45

turn 21
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":240}
# Cruiser turns left to heading 240°
= cca05c1e50d20407

turn 21
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":3000,"from":[21402,17500],"to":[18804,16000]}
# Cruiser flies 3 in from 21.4,17.5 to 18.8,16
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":22}
# turn 22 begins
= 1c59c574ae7d0579

turn 22
> 1  assign Fighter2 M3
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter2 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= 1cf4c0ac78d850c5

turn 22
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[23402,17500],"to":[22536,18000]}
# Fighter2 flies 1 in from 23.4,17.5 to 22.5,18
= e2e288376cfbae60

turn 22
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[22536,18000],"to":[21670,18500]}
# Fighter2 flies 1 in from 22.5,18 to 21.7,18.5
= 7894a94658a66bb8

turn 22
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":240}
# Fighter2 turns left to heading 240°
= ba205414f0dbfac2

turn 22
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 56d2290a3d6f2177

turn 22
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":180}
# Cruiser turns left to heading 180°
= c8b28370b597ff53

turn 22
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":4000,"from":[18804,16000],"to":[18804,12000]}
# Cruiser flies 4 in from 18.8,16 to 18.8,12
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":23}
# turn 23 begins
= 2dbd682df5cc7625

turn 23
> 1  assign Fighter2 M1 A1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,1,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# Fighter2 assigns 1 to Movement, 1 to Attack: now 0 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= d4d66ea06889172a

turn 23
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[21670,18500],"to":[19938,17500]}
# Fighter2 flies 2 in from 21.7,18.5 to 19.9,17.5
= cdc641f2cdde1636

turn 23
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":180}
# Fighter2 turns left to heading 180°
= be0f95affe64e502

turn 23
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[19938,17500],"to":[19938,15500]}
# Fighter2 flies 2 in from 19.9,17.5 to 19.9,15.5
= c275f934a94b6f31

turn 23
> 1  attack Cruiser range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser","range":0,"bonus":0,"roll":1,"distance":3679}
# Fighter2 attacks Cruiser at 3.7 in and rolls 1 die
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser","faces":[2],"needed":6,"hits":0}
# rolled 2, needed 6+: no hit
= 852ae009907fc197

turn 23
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= c94992ebe31d0648

turn 23
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":240}
# Cruiser turns right to heading 240°
= efc5f5764a1e141f

turn 23
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":3000,"from":[18804,12000],"to":[16206,10500]}
# Cruiser flies 3 in from 18.8,12 to 16.2,10.5
= 8289d86bc52e81d9

turn 23
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":24}
# turn 24 begins
= 6e3b599357379645

turn 24
> 1  assign Fighter2 M1 A1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,1,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# Fighter2 assigns 1 to Movement, 1 to Attack: now 0 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= ba619f9e5ca095c7

turn 24
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[19938,15500],"to":[19938,11500]}
# Fighter2 flies 4 in from 19.9,15.5 to 19.9,11.5
= 18fc4936d44f268e

turn 24
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":240}
# Fighter2 turns right to heading 240°
= 8a9413a189f90578

turn 24
> 1  attack Cruiser range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser","range":0,"bonus":0,"roll":1,"distance":3863}
# Fighter2 attacks Cruiser at 3.9 in and rolls 1 die
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser","faces":[1],"needed":6,"hits":0}
# rolled 1, needed 6+: no hit
= beb6911a2615d1c4

turn 24
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= e645df7b09df9167

turn 24
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[16206,10500],"to":[15340,10000]}
# Cruiser flies 1 in from 16.2,10.5 to 15.3,10
= 903705f8bb84821e

turn 24
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":300}
# Cruiser turns right to heading 300°
= 0f1c4e2aded4a07f

turn 24
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":25}
# turn 25 begins
= c566a01f5f788c43

turn 25
> 1  assign Fighter2 A1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,0,1],"boxes":{"defence":0,"movement":2,"attack":1,"reserve":1}}
# Fighter2 assigns 1 to Attack: now 0 in Defence, 2 in Movement, 1 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":2}
# Fighter2 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 8935a44a37dae7d8

turn 25
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":180}
# Fighter2 turns left to heading 180°
= 85d4a5c6796530c0

turn 25
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[19938,11500],"to":[19938,10500]}
# Fighter2 flies 1 in from 19.9,11.5 to 19.9,10.5
= e71bf1acd674fd64

turn 25
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= f7ae3bc0fa9af540

turn 25
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":240}
# Fighter2 turns right to heading 240°
= a7d197f91b507490

turn 25
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[19938,10500],"to":[17340,9000]}
# Fighter2 flies 3 in from 19.9,10.5 to 17.3,9
= 65f6e83741ac9f51

turn 25
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= cdf81aea4da4d07a

turn 25
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":0}
# Cruiser turns right to heading 0°
= 41bed34a77e6ffd5

turn 25
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":4000,"from":[15340,10000],"to":[15340,14000]}
# Cruiser flies 4 in from 15.3,10 to 15.3,14
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":26}
# turn 26 begins
= eea0283bf09de05c

turn 26
> 1  assign Fighter2 M2
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":1,"reserve":1}}
# Fighter2 assigns 2 to Movement: now 0 in Defence, 2 in Movement, 1 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":2}
# Fighter2 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= a882517853451133

turn 26
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[17340,9000],"to":[14742,7500]}
# Fighter2 flies 3 in from 17.3,9 to 14.7,7.5
= 4a1037fe2193660d

turn 26
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[14742,7500],"to":[13876,7000]}
# Fighter2 flies 1 in from 14.7,7.5 to 13.9,7
= 34e36814a135bb6b

turn 26
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":300}
# Fighter2 turns right to heading 300°
= 52fa1f7c8f2c6807

turn 26
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= 85bc877e5009495c

turn 26
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":0}
# Fighter2 turns right to heading 0°
= bca1031e49e2bb57

turn 26
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[13876,7000],"to":[13876,9000]}
# Fighter2 flies 2 in from 13.9,7 to 13.9,9
= 223f6b40adf6b2b4

turn 26
> 1  attack Cruiser range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser","range":0,"bonus":0,"roll":1,"distance":5209}
# Fighter2 attacks Cruiser at 5.2 in and rolls 1 die
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser","faces":[1],"needed":6,"hits":0}
# rolled 1, needed 6+: no hit
= a801456bed0811ff

turn 26
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[13876,9000],"to":[13876,10000]}
# Fighter2 flies 1 in from 13.9,9 to 13.9,10
= 59bc2b087485f52b

turn 26
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 67113ff67b66b63f

turn 26
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":60}
# Cruiser turns right to heading 60°
= e968aaf7f0a5db1f

turn 26
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":3000,"from":[15340,14000],"to":[17938,15500]}
# Cruiser flies 3 in from 15.3,14 to 17.9,15.5
= fedaf197133ecb1d

turn 26
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":27}
# turn 27 begins
= c6e488deb02f7326

turn 27
> 1  assign Fighter2 M3
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter2 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= 161c09a8917e35a4

turn 27
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[13876,10000],"to":[13876,12000]}
# Fighter2 flies 2 in from 13.9,10 to 13.9,12
= 494bad34e04fbca5

turn 27
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[13876,12000],"to":[13876,13000]}
# Fighter2 flies 1 in from 13.9,12 to 13.9,13
= cc697fc6c692ff77

turn 27
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 714532ab361a4428

turn 27
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":60}
# Fighter2 turns right to heading 60°
= ef787c8a20034c46

turn 27
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[13876,13000],"to":[17340,15000]}
# Fighter2 flies 4 in from 13.9,13 to 17.3,15
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Cruiser"}
# Fighter2 overlaps Cruiser: ships do not collide
= cdfc8493896364dc

turn 27
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= b44e38d7784620cc

turn 27
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":0}
# Cruiser turns left to heading 0°
= 087797232348f855

turn 27
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":3000,"from":[17938,15500],"to":[17938,18500]}
# Cruiser flies 3 in from 17.9,15.5 to 17.9,18.5
= 3083bd63e5336ebb

turn 27
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[17938,18500],"to":[17938,19500]}
# Cruiser flies 1 in from 17.9,18.5 to 17.9,19.5
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":28}
# turn 28 begins
= f6b9a37a93649d11

turn 28
> 1  assign Fighter2 A1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,0,1],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":2}}
# Fighter2 assigns 1 to Attack: now 0 in Defence, 1 in Movement, 1 in Attack, 2 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":1}
# Fighter2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= 405d1e31d0baf485

turn 28
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[17340,15000],"to":[19072,16000]}
# Fighter2 flies 2 in from 17.3,15 to 19.1,16
= dd3b73942ed9fc4e

turn 28
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":0}
# Fighter2 turns left to heading 0°
= 29e6b3e69787d60a

turn 28
> 1  attack Cruiser range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser","range":0,"bonus":0,"roll":1,"distance":3679}
# Fighter2 attacks Cruiser at 3.7 in and rolls 1 die
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser","faces":[1],"needed":6,"hits":0}
# rolled 1, needed 6+: no hit
= 3d9851695c0a7cd6

turn 28
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= a9a7eaa0d166b7a2

turn 28
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"left","heading":300}
# Cruiser turns left to heading 300°
= 6b64912037515b8a

turn 28
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":3000,"from":[17938,19500],"to":[15340,21000]}
# Cruiser flies 3 in from 17.9,19.5 to 15.3,21
= 0ca3e3ec6d258acb

turn 28
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.1] {"kind":"turn","number":29}
# turn 29 begins
= 5320c1e8f1957527

turn 29
> 1  assign Fighter2 M1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# Fighter2 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 3 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 91c27a135bae3a32

turn 29
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":2000,"from":[15340,21000],"to":[13608,22000]}
# Cruiser flies 2 in from 15.3,21 to 13.6,22
= eee283dadc4eb509

turn 29
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":1}
# Fighter2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= d334060765d2137e

turn 29
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[19072,16000],"to":[19072,19000]}
# Fighter2 flies 3 in from 19.1,16 to 19.1,19
= 878d249e1cd627b8

turn 29
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":300}
# Fighter2 turns left to heading 300°
= d15f83a24d8b8ce5

turn 29
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[19072,19000],"to":[18206,19500]}
# Fighter2 flies 1 in from 19.1,19 to 18.2,19.5
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.1] {"kind":"turn","number":30}
# turn 30 begins
= 6d9277e3943b3b87

turn 30
> 1  assign Fighter2 M1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# Fighter2 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 3 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
[SS-2.3] {"kind":"activated","piece":"Cruiser","number":1}
# Cruiser starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser","left":0}
# Cruiser spends 1 Movement die: 0 left
= 1b63b98fd4fbd699

turn 30
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser","way":"right","heading":0}
# Cruiser turns right to heading 0°
= 5b0c3511648da955

turn 30
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[13608,22000],"to":[13608,23000]}
# Cruiser flies 1 in from 13.6,22 to 13.6,23
= 8952fded857f8eb6

turn 30
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser","length":1000,"from":[13608,23000],"to":[13608,24000]}
# Cruiser flies 1 in from 13.6,23 to 13.6,24
= c3ddf1df58ed21d9

turn 30
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser"}
# Cruiser ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":1}
# Fighter2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= af98b6c0ecbdc073

turn 30
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[18206,19500],"to":[14742,21500]}
# Fighter2 flies 4 in from 18.2,19.5 to 14.7,21.5
= 633f04d1ba1a9e7c

turn 30
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-5.3] {"kind":"over","winner":2,"how":"limit"}
# the last turn is over: side 2 wins
= 9a15d8f0da0cba62
