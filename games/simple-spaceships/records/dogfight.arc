firing-arc record 2
game simple-spaceships 1
wording en 2
scenario dogfight
seat 1 doctrine
seat 2 doctrine
dice seed 17
| # Ours.
| title = "Dogfight"
| brief = "Two star-fighters without shields, sixteen inches apart and nose to nose on a small table. Nothing stops a hit: be behind the other when dice are left to attack with."
|
| [table]
| width = 24
| height = 24
|
| [[side]]
| name = "South"
| ship = [{ design = "star-fighter", at = [12, 4], heading = 0 }]
|
| [[side]]
| name = "North"
| ship = [{ design = "star-fighter", at = [12, 20], heading = 180 }]
= e515e9123c403b41

turn 1
> 1  assign A M3 A1
> 2  assign B M3 A1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,3,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# A assigns 3 to Movement, 1 to Attack: now 0 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,3,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# B assigns 3 to Movement, 1 to Attack: now 0 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
[SS-2.3] {"kind":"activated","piece":"B","number":3}
# B starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"B","left":2}
# B spends 1 Movement die: 2 left
= bb73e6343139d6c6

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"B","length":4000,"from":[12000,20000],"to":[12000,16000]}
# B flies 4 in from 12,20 to 12,16
= 372958f6fa389093

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":120}
# B turns left to heading 120°
= 9f0f2b879a28060c

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":1}
# B spends 1 Movement die: 1 left
= 31af2331cb628b54

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":180}
# B turns right to heading 180°
= 409ee1b47f5f353d

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"B","length":3000,"from":[12000,16000],"to":[12000,13000]}
# B flies 3 in from 12,16 to 12,13
= bffb44558a7958a6

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[12000,13000],"to":[12000,12000]}
# B flies 1 in from 12,13 to 12,12
= ad09e08c39314758

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= cc012a4290a06307

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"B","length":3000,"from":[12000,12000],"to":[12000,9000]}
# B flies 3 in from 12,12 to 12,9
= 89c8ee0d756a71f2

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[12000,9000],"to":[12000,8000]}
# B flies 1 in from 12,9 to 12,8
= c3ebc1b0fbf571d8

turn 1
> 2  attack A range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"B","target":"A","range":0,"bonus":0,"roll":1,"distance":4000}
# B attacks A at 4 in and rolls 1 die
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"B","target":"A","faces":[3],"needed":6,"hits":0}
# rolled 3, needed 6+: no hit
= 5ccf305332dd116a

turn 1
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.3] {"kind":"activated","piece":"A","number":3}
# A starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"A","left":2}
# A spends 1 Movement die: 2 left
= 2c8e5dde278f97b3

turn 1
> 1  attack B range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"A","target":"B","range":0,"bonus":0,"roll":1,"distance":4000}
# A attacks B at 4 in and rolls 1 die
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"A","target":"B","faces":[6],"needed":6,"hits":1}
# rolled 6, needed 6+: 1 hit
[SS-4.5] {"kind":"lost","piece":"B","box":"Reserve","by":1,"left":3}
# side 1 takes a die from Reserve of B, which has 3 dice left
= 93601c959a0b8b0f

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"A","length":4000,"from":[12000,4000],"to":[12000,8000]}
# A flies 4 in from 12,4 to 12,8
[SS-3.4] {"kind":"overlaps","piece":"A","other":"B"}
# A overlaps B: ships do not collide
= c849e2c0e6e04b98

turn 1
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.1] {"kind":"turn","number":2}
# turn 2 begins
= 344fc1290dbb4a55

turn 2
> 1  assign A A2
> 2  assign B M1 A2
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,0,2],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# A assigns 2 to Attack: now 0 in Defence, 2 in Movement, 2 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,2],"boxes":{"defence":0,"movement":1,"attack":2,"reserve":0}}
# B assigns 1 to Movement, 2 to Attack: now 0 in Defence, 1 in Movement, 2 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"A","number":2}
# A starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"A","left":1}
# A spends 1 Movement die: 1 left
= f7a843a0eee91f7c

turn 2
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"A","length":2000,"from":[12000,8000],"to":[12000,10000]}
# A flies 2 in from 12,8 to 12,10
= c1149c0c789243f5

turn 2
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":60}
# A turns right to heading 60°
= f5f52beb343e079b

turn 2
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= afb2e37e79a4fa57

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":240}
# B turns right to heading 240°
= 341f0e524168e07a

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"B","length":4000,"from":[12000,8000],"to":[8536,6000]}
# B flies 4 in from 12,8 to 8.5,6
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.1] {"kind":"turn","number":3}
# turn 3 begins
= ad3f4be05483fee0

turn 3
> 1  assign A none
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,0,0],"boxes":{"defence":0,"movement":1,"attack":2,"reserve":1}}
# A assigns no dice: now 0 in Defence, 1 in Movement, 2 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":2,"reserve":0}}
# B assigns 1 to Movement: now 0 in Defence, 1 in Movement, 2 in Attack, 0 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= cd1cf099035c3faa

turn 3
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":120}
# A turns right to heading 120°
= 772ae309176ca907

turn 3
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[12000,10000],"to":[12866,9500]}
# A flies 1 in from 12,10 to 12.9,9.5
= eccc85b4e2cf4c51

turn 3
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= 83bea6d77c45edc6

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":300}
# B turns right to heading 300°
= 1e6067fc338a7022

turn 3
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[8536,6000],"to":[7670,6500]}
# B flies 1 in from 8.5,6 to 7.7,6.5
= f39445eee674a2fd

turn 3
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.1] {"kind":"turn","number":4}
# turn 4 begins
= 87b8bfa31a5b65c8

turn 4
> 1  assign A M2
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# A assigns 2 to Movement: now 0 in Defence, 2 in Movement, 2 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":2,"reserve":0}}
# B assigns 1 to Movement: now 0 in Defence, 1 in Movement, 2 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"A","number":2}
# A starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"A","left":1}
# A spends 1 Movement die: 1 left
= 96358802aa03067d

turn 4
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":180}
# A turns right to heading 180°
= 772798aac7f5066d

turn 4
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"A","length":2000,"from":[12866,9500],"to":[12866,7500]}
# A flies 2 in from 12.9,9.5 to 12.9,7.5
= 938c721ee77b44f3

turn 4
> 1  spend
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= 6c49666ca479756d

turn 4
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":240}
# A turns right to heading 240°
= c68b26a3850ec4b2

turn 4
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"A","length":3000,"from":[12866,7500],"to":[10268,6000]}
# A flies 3 in from 12.9,7.5 to 10.3,6
= 8f0ebbd51c438425

turn 4
> 1  attack B range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"A","target":"B","range":0,"bonus":0,"roll":2,"distance":2645}
# A attacks B at 2.6 in and rolls 2 dice
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"A","target":"B","faces":[2,1],"needed":6,"hits":0}
# rolled 2, 1, needed 6+: no hit
= e68d64b103044903

turn 4
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= e24573c6800961af

turn 4
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":0}
# B turns right to heading 0°
= 22b2cad83e992348

turn 4
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"B","length":2000,"from":[7670,6500],"to":[7670,8500]}
# B flies 2 in from 7.7,6.5 to 7.7,8.5
= b8aa5a6b1b2040d9

turn 4
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[7670,8500],"to":[7670,9500]}
# B flies 1 in from 7.7,8.5 to 7.7,9.5
= b08974131faab178

turn 4
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.1] {"kind":"turn","number":5}
# turn 5 begins
= e93c7c550876d6e2

turn 5
> 1  assign A M1 A2
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,2],"boxes":{"defence":0,"movement":1,"attack":2,"reserve":1}}
# A assigns 1 to Movement, 2 to Attack: now 0 in Defence, 1 in Movement, 2 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":2,"reserve":0}}
# B assigns 1 to Movement: now 0 in Defence, 1 in Movement, 2 in Attack, 0 in Reserve
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= 871d5d6702ba9493

turn 5
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":60}
# B turns right to heading 60°
= d4251dd5d8e86225

turn 5
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"B","length":2000,"from":[7670,9500],"to":[9402,10500]}
# B flies 2 in from 7.7,9.5 to 9.4,10.5
= 02578e3d18fcd5fe

turn 5
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= c4ea932bd6d59ce4

turn 5
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":300}
# A turns right to heading 300°
= a83e359870b55af7

turn 5
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"A","length":4000,"from":[10268,6000],"to":[6804,8000]}
# A flies 4 in from 10.3,6 to 6.8,8
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.1] {"kind":"turn","number":6}
# turn 6 begins
= a491a7b48703e657

turn 6
> 1  assign A M2
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# A assigns 2 to Movement: now 0 in Defence, 2 in Movement, 2 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":2,"reserve":0}}
# B assigns 1 to Movement: now 0 in Defence, 1 in Movement, 2 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"A","number":2}
# A starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"A","left":1}
# A spends 1 Movement die: 1 left
= 0c6d2f05f30f2d36

turn 6
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[6804,8000],"to":[5938,8500]}
# A flies 1 in from 6.8,8 to 5.9,8.5
= e1b82859089a531f

turn 6
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":0}
# A turns right to heading 0°
= ca5da3f201525305

turn 6
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[5938,8500],"to":[5938,9500]}
# A flies 1 in from 5.9,8.5 to 5.9,9.5
= 51928ffecc58e6b8

turn 6
> 1  spend
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= 5266ffe4c59a968f

turn 6
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":60}
# A turns right to heading 60°
= 79993e065863ba17

turn 6
> 1  attack B range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"A","target":"B","range":0,"bonus":0,"roll":2,"distance":3605}
# A attacks B at 3.6 in and rolls 2 dice
  [SS-4.4] d6 = 6
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"A","target":"B","faces":[6,2],"needed":6,"hits":1}
# rolled 6, 2, needed 6+: 1 hit
= 28eeb096e5846f8a

turn 6
> 1  lose Movement
[SS-4.5] {"kind":"lost","piece":"B","box":"Movement","by":1,"left":2}
# side 1 takes a die from Movement of B, which has 2 dice left
= 235471ea17935782

turn 6
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[5938,9500],"to":[6804,10000]}
# A flies 1 in from 5.9,9.5 to 6.8,10
= 546f4dc4a5b47b92

turn 6
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.4] {"kind":"activated","piece":"B","number":0}
# B starts its activation with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.1] {"kind":"turn","number":7}
# turn 7 begins
= 40bcec89bf129410

turn 7
> 1  assign A M1 A2
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,2],"boxes":{"defence":0,"movement":1,"attack":2,"reserve":1}}
# A assigns 1 to Movement, 2 to Attack: now 0 in Defence, 1 in Movement, 2 in Attack, 1 in Reserve
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= 7e393d2adc3c5728

turn 7
> 1  attack B range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"A","target":"B","range":0,"bonus":0,"roll":2,"distance":2645}
# A attacks B at 2.6 in and rolls 2 dice
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"A","target":"B","faces":[4,2],"needed":6,"hits":0}
# rolled 4, 2, needed 6+: no hit
= e2987fce95fb5501

turn 7
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[6804,10000],"to":[7670,10500]}
# A flies 1 in from 6.8,10 to 7.7,10.5
= e99bd3277368bff3

turn 7
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":120}
# A turns right to heading 120°
= d40dcd81223ad037

turn 7
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[7670,10500],"to":[8536,10000]}
# A flies 1 in from 7.7,10.5 to 8.5,10
[SS-3.4] {"kind":"overlaps","piece":"A","other":"B"}
# A overlaps B: ships do not collide
= 0b1b5ba73286c031

turn 7
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.4] {"kind":"activated","piece":"B","number":0}
# B starts its activation with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.1] {"kind":"turn","number":8}
# turn 8 begins
= ac94f513a1b490ea

turn 8
> 1  assign A M1 A1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,1],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":2}}
# A assigns 1 to Movement, 1 to Attack: now 0 in Defence, 1 in Movement, 1 in Attack, 2 in Reserve
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= 9da254e2e6a65aa6

turn 8
> 1  attack B range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"A","target":"B","range":0,"bonus":0,"roll":1,"distance":999}
# A attacks B at 1 in and rolls 1 die
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"A","target":"B","faces":[6],"needed":6,"hits":1}
# rolled 6, needed 6+: 1 hit
[SS-4.5] {"kind":"lost","piece":"B","box":"Attack","by":1,"left":1}
# side 1 takes a die from Attack of B, which has 1 die left
= 6e29c87792fa22a4

turn 8
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[8536,10000],"to":[9402,9500]}
# A flies 1 in from 8.5,10 to 9.4,9.5
= f65bed2116f355a8

turn 8
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":60}
# A turns left to heading 60°
= 70098b8498d2c5fe

turn 8
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.4] {"kind":"activated","piece":"B","number":0}
# B starts its activation with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.1] {"kind":"turn","number":9}
# turn 9 begins
= b7db15a4c3614f9b

turn 9
> 1  assign A M1 A2
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,2],"boxes":{"defence":0,"movement":1,"attack":2,"reserve":1}}
# A assigns 1 to Movement, 2 to Attack: now 0 in Defence, 1 in Movement, 2 in Attack, 1 in Reserve
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= f4dd45501951d2a5

turn 9
> 1  attack B range 0 bonus 1 roll 1
[SS-4.1] {"kind":"attacks","piece":"A","target":"B","range":0,"bonus":1,"roll":1,"distance":1000}
# A attacks B at 1 in and rolls 1 die, after spending 1 on the bonus
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"A","target":"B","faces":[6],"needed":5,"hits":1}
# rolled 6, needed 5+: 1 hit
[SS-4.5] {"kind":"lost","piece":"B","box":"Attack","by":1,"left":0}
# side 1 takes a die from Attack of B, which has 0 dice left
[SS-4.7] {"kind":"destroyed","piece":"B"}
# B is destroyed
[SS-5.3] {"kind":"over","winner":1,"how":"fleet"}
# no enemy is left: side 1 wins
= d245bf25add21204
