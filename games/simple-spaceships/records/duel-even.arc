firing-arc record 2
game simple-spaceships 1
wording en 2
scenario duel-even
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "Duel, even"
| brief = "Two ships of six dice, sixteen inches apart and nose to nose. Even form: no more than one die a turn goes into defence, and the table is small, so that somebody wins."
|
| [table]
| width = 24
| height = 24
|
| [design.duellist]
| name = "Duellist"
| dice = 6
| defence = 1
|
| [[side]]
| name = "South"
| ship = [{ design = "duellist", at = [12, 4], heading = 0 }]
|
| [[side]]
| name = "North"
| ship = [{ design = "duellist", at = [12, 20], heading = 180 }]
= 3a13994c7ae0c1be

turn 1
> 1  assign A M3 A3
> 2  assign B M3 A3
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,3,3],"boxes":{"defence":0,"movement":3,"attack":3,"reserve":0}}
# A assigns 3 to Movement, 3 to Attack: now 0 in Defence, 3 in Movement, 3 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,3,3],"boxes":{"defence":0,"movement":3,"attack":3,"reserve":0}}
# B assigns 3 to Movement, 3 to Attack: now 0 in Defence, 3 in Movement, 3 in Attack, 0 in Reserve
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
[SS-2.3] {"kind":"activated","piece":"B","number":3}
# B starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"B","left":2}
# B spends 1 Movement die: 2 left
= 54622390ffd8ff0b

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"B","length":4000,"from":[12000,20000],"to":[12000,16000]}
# B flies 4 in from 12,20 to 12,16
= d1321ed7dcc6cee0

turn 1
> 2  attack A range 1 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"B","target":"A","range":1,"bonus":0,"roll":2,"distance":12000}
# B attacks A at 12 in and rolls 2 dice, after spending 1 on range
  [SS-4.4] d6 = 3
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"B","target":"A","faces":[3,2],"needed":6,"hits":0}
# rolled 3, 2, needed 6+: no hit
= 841832f3473a72f2

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":1}
# B spends 1 Movement die: 1 left
= c8f2927c7b0ec284

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"B","length":3000,"from":[12000,16000],"to":[12000,13000]}
# B flies 3 in from 12,16 to 12,13
= 0189cd7fd9ee2d9a

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":120}
# B turns left to heading 120°
= 3c0940bf063ecbbb

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[12000,13000],"to":[12866,12500]}
# B flies 1 in from 12,13 to 12.9,12.5
= 61b69d8f5764f7d8

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= d2575c2c4839196a

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":180}
# B turns right to heading 180°
= 95962f9906090b36

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"B","length":3000,"from":[12866,12500],"to":[12866,9500]}
# B flies 3 in from 12.9,12.5 to 12.9,9.5
= 0b5544c3a87da01c

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[12866,9500],"to":[12866,8500]}
# B flies 1 in from 12.9,9.5 to 12.9,8.5
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.3] {"kind":"activated","piece":"A","number":3}
# A starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"A","left":2}
# A spends 1 Movement die: 2 left
= 8163e7d10e99143d

turn 1
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"A","length":3000,"from":[12000,4000],"to":[12000,7000]}
# A flies 3 in from 12,4 to 12,7
= 195ea2d1737836cb

turn 1
> 1  attack B range 0 bonus 1 roll 2
[SS-4.1] {"kind":"attacks","piece":"A","target":"B","range":0,"bonus":1,"roll":2,"distance":1732}
# A attacks B at 1.7 in and rolls 2 dice, after spending 1 on the bonus
  [SS-4.4] d6 = 6
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"A","target":"B","faces":[6,5],"needed":5,"hits":2}
# rolled 6, 5, needed 5+: 2 hits
[SS-4.5] {"kind":"lost","piece":"B","box":"Reserve","by":1,"left":5}
# side 1 takes a die from Reserve of B, which has 5 dice left
[SS-4.5] {"kind":"lost","piece":"B","box":"Reserve","by":2,"left":4}
# side 2 takes a die from Reserve of B, which has 4 dice left
= 109b152abd861bc7

turn 1
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[12000,7000],"to":[12000,8000]}
# A flies 1 in from 12,7 to 12,8
[SS-3.4] {"kind":"overlaps","piece":"A","other":"B"}
# A overlaps B: ships do not collide
= 273832ade9f8f3c5

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"A","left":1}
# A spends 1 Movement die: 1 left
= f1eb61de8822287c

turn 1
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"A","length":2000,"from":[12000,8000],"to":[12000,10000]}
# A flies 2 in from 12,8 to 12,10
= 477834682714c97b

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":60}
# A turns right to heading 60°
= 6ad17ea595635e73

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= 722a3cc9e2f97e21

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":120}
# A turns right to heading 120°
= 6c65c32828b0831f

turn 1
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[12000,10000],"to":[12866,9500]}
# A flies 1 in from 12,10 to 12.9,9.5
= 291a1a5ba493b2bd

turn 1
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.1] {"kind":"turn","number":2}
# turn 2 begins
= 610532d117b486f2

turn 2
> 1  assign A M1 A5
> 2  assign B M3 A1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,5],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# A assigns 1 to Movement, 5 to Attack: now 0 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,3,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# B assigns 3 to Movement, 1 to Attack: now 0 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"B","number":3}
# B starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"B","left":2}
# B spends 1 Movement die: 2 left
= 0d1b2d5c5f641730

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":240}
# B turns right to heading 240°
= 949730d47c2860c9

turn 2
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"B","length":2000,"from":[12866,8500],"to":[11134,7500]}
# B flies 2 in from 12.9,8.5 to 11.1,7.5
= 1ea87629919b5a33

turn 2
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[11134,7500],"to":[10268,7000]}
# B flies 1 in from 11.1,7.5 to 10.3,7
= 587d01896269e603

turn 2
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[10268,7000],"to":[9402,6500]}
# B flies 1 in from 10.3,7 to 9.4,6.5
= 83bd0fa0ecad5e4e

turn 2
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":1}
# B spends 1 Movement die: 1 left
= 2d4b51414705e0b8

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":300}
# B turns right to heading 300°
= 04e58f4158c01638

turn 2
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"B","length":2000,"from":[9402,6500],"to":[7670,7500]}
# B flies 2 in from 9.4,6.5 to 7.7,7.5
= 63aa256c12ea1b8b

turn 2
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"B","length":2000,"from":[7670,7500],"to":[5938,8500]}
# B flies 2 in from 7.7,7.5 to 5.9,8.5
= b8a598c2e68bd641

turn 2
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= 3351a5bc51dd7d56

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":0}
# B turns right to heading 0°
= c4b9745b97a5c635

turn 2
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"B","length":2000,"from":[5938,8500],"to":[5938,10500]}
# B flies 2 in from 5.9,8.5 to 5.9,10.5
= 1f0cb73e420daed0

turn 2
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= f90cca67c612cf96

turn 2
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":180}
# A turns right to heading 180°
= 3f990c41f6c34adb

turn 2
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[12866,9500],"to":[12866,8500]}
# A flies 1 in from 12.9,9.5 to 12.9,8.5
= a3342bc0ade68bb0

turn 2
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.1] {"kind":"turn","number":3}
# turn 3 begins
= f31fc7c157566550

turn 3
> 2  assign B M1 D1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# A assigns 1 to Movement: now 0 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[1,1,0],"boxes":{"defence":1,"movement":1,"attack":1,"reserve":1}}
# B assigns 1 to Defence, 1 to Movement: now 1 in Defence, 1 in Movement, 1 in Attack, 1 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= 0501ab6790b7c05a

turn 3
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":240}
# A turns right to heading 240°
= 1557e32f66887102

turn 3
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"A","length":4000,"from":[12866,8500],"to":[9402,6500]}
# A flies 4 in from 12.9,8.5 to 9.4,6.5
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= 451133a19752c5bb

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":60}
# B turns right to heading 60°
= fe9244a2cf227dcb

turn 3
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"B","length":2000,"from":[5938,10500],"to":[7670,11500]}
# B flies 2 in from 5.9,10.5 to 7.7,11.5
= d26ea93d5efcb2d9

turn 3
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[7670,11500],"to":[8536,12000]}
# B flies 1 in from 7.7,11.5 to 8.5,12
= ad8c0fff7f00089d

turn 3
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[8536,12000],"to":[9402,12500]}
# B flies 1 in from 8.5,12 to 9.4,12.5
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.1] {"kind":"turn","number":4}
# turn 4 begins
= 21a51d968276f919

turn 4
> 2  assign B M2
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# A assigns 1 to Movement: now 0 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,2,0],"boxes":{"defence":1,"movement":2,"attack":1,"reserve":0}}
# B assigns 2 to Movement: now 1 in Defence, 2 in Movement, 1 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"B","number":2}
# B starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"B","left":1}
# B spends 1 Movement die: 1 left
= 21d5894145a81f1f

turn 4
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[9402,12500],"to":[10268,13000]}
# B flies 1 in from 9.4,12.5 to 10.3,13
= a55d4dc865ab5fa8

turn 4
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":120}
# B turns right to heading 120°
= cbb270e77fb119d4

turn 4
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[10268,13000],"to":[11134,12500]}
# B flies 1 in from 10.3,13 to 11.1,12.5
= 4e1856f2088980a4

turn 4
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= 77a9fcc5a15e0dd7

turn 4
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":180}
# B turns right to heading 180°
= 9c009f5a8b29c71c

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"B","length":4000,"from":[11134,12500],"to":[11134,8500]}
# B flies 4 in from 11.1,12.5 to 11.1,8.5
= 72e47d09ddb4de73

turn 4
> 2  attack A range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"B","target":"A","range":0,"bonus":0,"roll":1,"distance":2645}
# B attacks A at 2.6 in and rolls 1 die
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"B","target":"A","faces":[2],"needed":6,"hits":0}
# rolled 2, needed 6+: no hit
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= 5479bd126b2148e6

turn 4
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":300}
# A turns right to heading 300°
= c1995dcbe1dab92f

turn 4
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"A","length":3000,"from":[9402,6500],"to":[6804,8000]}
# A flies 3 in from 9.4,6.5 to 6.8,8
= caf177f28fa67d6e

turn 4
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.1] {"kind":"turn","number":5}
# turn 5 begins
= 55d07bb8f90529c1

turn 5
> 2  assign B M2 A1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# A assigns 1 to Movement: now 0 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,2,1],"boxes":{"defence":1,"movement":2,"attack":1,"reserve":0}}
# B assigns 2 to Movement, 1 to Attack: now 1 in Defence, 2 in Movement, 1 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"B","number":2}
# B starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"B","left":1}
# B spends 1 Movement die: 1 left
= af7c0e7c457a2e2c

turn 5
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":240}
# B turns right to heading 240°
= 33f3d7107b35728f

turn 5
> 2  attack A range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"B","target":"A","range":0,"bonus":0,"roll":1,"distance":4358}
# B attacks A at 4.4 in and rolls 1 die
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"B","target":"A","faces":[5],"needed":6,"hits":0}
# rolled 5, needed 6+: no hit
= 61e3a7f0632bbdaf

turn 5
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"B","length":3000,"from":[11134,8500],"to":[8536,7000]}
# B flies 3 in from 11.1,8.5 to 8.5,7
= c0a4c65dfdbc17be

turn 5
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= 91544d00ddd39797

turn 5
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":300}
# B turns right to heading 300°
= 6e1281e7c3eff7a8

turn 5
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[8536,7000],"to":[7670,7500]}
# B flies 1 in from 8.5,7 to 7.7,7.5
[SS-3.4] {"kind":"overlaps","piece":"B","other":"A"}
# B overlaps A: ships do not collide
= da7e08c22d807fe6

turn 5
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= edc315f78ed73636

turn 5
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[6804,8000],"to":[5938,8500]}
# A flies 1 in from 6.8,8 to 5.9,8.5
= 8dd28a18aa5d33cd

turn 5
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":0}
# A turns right to heading 0°
= a1b18da578feaef2

turn 5
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"A","length":3000,"from":[5938,8500],"to":[5938,11500]}
# A flies 3 in from 5.9,8.5 to 5.9,11.5
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.1] {"kind":"turn","number":6}
# turn 6 begins
= 17b2751bcb49430b

turn 6
> 2  assign B M2 A1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# A assigns 1 to Movement: now 0 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,2,1],"boxes":{"defence":1,"movement":2,"attack":1,"reserve":0}}
# B assigns 2 to Movement, 1 to Attack: now 1 in Defence, 2 in Movement, 1 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"B","number":2}
# B starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"B","left":1}
# B spends 1 Movement die: 1 left
= 3a2611c942c31dc2

turn 6
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"B","length":3000,"from":[7670,7500],"to":[5072,9000]}
# B flies 3 in from 7.7,7.5 to 5.1,9
= 3d91125ca1f43cec

turn 6
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":0}
# B turns right to heading 0°
= e821901eb55b2f01

turn 6
> 2  attack A range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"B","target":"A","range":0,"bonus":0,"roll":1,"distance":2645}
# B attacks A at 2.6 in and rolls 1 die
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"B","target":"A","faces":[6],"needed":6,"hits":1}
# rolled 6, needed 6+: 1 hit
= 9e61ee84ada0b09e

turn 6
> 2  lose Movement
[SS-4.5] {"kind":"lost","piece":"A","box":"Movement","by":2,"left":5}
# side 2 takes a die from Movement of A, which has 5 dice left
= cd2bdd2d633fa384

turn 6
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.4] {"kind":"activated","piece":"A","number":0}
# A starts its activation with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.1] {"kind":"turn","number":7}
# turn 7 begins
= c845559ce75a0845

turn 7
> 2  assign B A2
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,0,2],"boxes":{"defence":1,"movement":1,"attack":2,"reserve":0}}
# B assigns 2 to Attack: now 1 in Defence, 1 in Movement, 2 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= 59fd6e319dd6a3b4

turn 7
> 2  attack A range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"B","target":"A","range":0,"bonus":0,"roll":2,"distance":2645}
# B attacks A at 2.6 in and rolls 2 dice
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"B","target":"A","faces":[4,2],"needed":6,"hits":0}
# rolled 4, 2, needed 6+: no hit
= 7c6e3487ff56c44b

turn 7
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[5072,9000],"to":[5072,10000]}
# B flies 1 in from 5.1,9 to 5.1,10
= 6f85ad8eca7a81f8

turn 7
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":60}
# B turns right to heading 60°
= f1a982737d28a8b4

turn 7
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[5072,10000],"to":[5938,10500]}
# B flies 1 in from 5.1,10 to 5.9,10.5
= 1e36d6e2ecfbc007

turn 7
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.4] {"kind":"activated","piece":"A","number":0}
# A starts its activation with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.1] {"kind":"turn","number":8}
# turn 8 begins
= 650cfd7cc4ecda38

turn 8
> 2  assign B M1 A2
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,2],"boxes":{"defence":1,"movement":1,"attack":2,"reserve":0}}
# B assigns 1 to Movement, 2 to Attack: now 1 in Defence, 1 in Movement, 2 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= eb104ffec81af6e8

turn 8
> 2  attack A range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"B","target":"A","range":0,"bonus":0,"roll":2,"distance":1000}
# B attacks A at 1 in and rolls 2 dice
  [SS-4.4] d6 = 6
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"B","target":"A","faces":[6,1],"needed":6,"hits":1}
# rolled 6, 1, needed 6+: 1 hit
[SS-4.5] {"kind":"lost","piece":"A","box":"Attack","by":2,"left":4}
# side 2 takes a die from Attack of A, which has 4 dice left
= eb5017a54f5f7886

turn 8
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[5938,10500],"to":[6804,11000]}
# B flies 1 in from 5.9,10.5 to 6.8,11
[SS-3.4] {"kind":"overlaps","piece":"B","other":"A"}
# B overlaps A: ships do not collide
= 3551242bbf9c226c

turn 8
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":0}
# B turns left to heading 0°
= cbe770cafc6c87c9

turn 8
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.4] {"kind":"activated","piece":"A","number":0}
# A starts its activation with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.1] {"kind":"turn","number":9}
# turn 9 begins
= 4102e6e9893b8e93

turn 9
> 2  assign B M2 A1
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,2,1],"boxes":{"defence":1,"movement":2,"attack":1,"reserve":0}}
# B assigns 2 to Movement, 1 to Attack: now 1 in Defence, 2 in Movement, 1 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"B","number":2}
# B starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"B","left":1}
# B spends 1 Movement die: 1 left
= ff43b0a536073962

turn 9
> 2  attack A range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"B","target":"A","range":0,"bonus":0,"roll":1,"distance":999}
# B attacks A at 1 in and rolls 1 die
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"B","target":"A","faces":[6],"needed":6,"hits":1}
# rolled 6, needed 6+: 1 hit
[SS-4.5] {"kind":"lost","piece":"A","box":"Attack","by":2,"left":3}
# side 2 takes a die from Attack of A, which has 3 dice left
= d9b82d86b9aab196

turn 9
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"B","length":2000,"from":[6804,11000],"to":[6804,13000]}
# B flies 2 in from 6.8,11 to 6.8,13
= beeb5279ad055667

turn 9
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":300}
# B turns left to heading 300°
= 89ac4e9545783f5f

turn 9
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= 607d37588ba1b35a

turn 9
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":240}
# B turns left to heading 240°
= 6cb43498bec4ac83

turn 9
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[6804,13000],"to":[5938,12500]}
# B flies 1 in from 6.8,13 to 5.9,12.5
= 0e321fec363192f4

turn 9
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.4] {"kind":"activated","piece":"A","number":0}
# A starts its activation with no Movement die: it cannot move
= b10e299c4298d652

turn 9
> 1  attack B range 0 bonus 1 roll 2
[SS-4.1] {"kind":"attacks","piece":"A","target":"B","range":0,"bonus":1,"roll":2,"distance":1000}
# A attacks B at 1 in and rolls 2 dice, after spending 1 on the bonus
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"A","target":"B","faces":[5,1],"needed":5,"hits":1}
# rolled 5, 1, needed 5+: 1 hit
[SS-4.6] {"kind":"met","piece":"B","hits":1,"left":0}
# B spends 1 Defence die to stop 1 hit: 0 left
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.1] {"kind":"turn","number":10}
# turn 10 begins
= eafefb4098164bba

turn 10
> 1  assign A M1 A2
> 2  assign B M1 A3
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,2],"boxes":{"defence":0,"movement":1,"attack":2,"reserve":0}}
# A assigns 1 to Movement, 2 to Attack: now 0 in Defence, 1 in Movement, 2 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,3],"boxes":{"defence":0,"movement":1,"attack":3,"reserve":0}}
# B assigns 1 to Movement, 3 to Attack: now 0 in Defence, 1 in Movement, 3 in Attack, 0 in Reserve
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= e3507838da31743d

turn 10
> 2  attack A range 0 bonus 1 roll 2
[SS-4.1] {"kind":"attacks","piece":"B","target":"A","range":0,"bonus":1,"roll":2,"distance":1000}
# B attacks A at 1 in and rolls 2 dice, after spending 1 on the bonus
  [SS-4.4] d6 = 1
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"B","target":"A","faces":[1,5],"needed":5,"hits":1}
# rolled 1, 5, needed 5+: 1 hit
= 0573c2419b558745

turn 10
> 2  lose Movement
[SS-4.5] {"kind":"lost","piece":"A","box":"Movement","by":2,"left":2}
# side 2 takes a die from Movement of A, which has 2 dice left
= 90a3a043fec98c4f

turn 10
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[5938,12500],"to":[5072,12000]}
# B flies 1 in from 5.9,12.5 to 5.1,12
[SS-3.4] {"kind":"overlaps","piece":"B","other":"A"}
# B overlaps A: ships do not collide
= 9f97dfbe6057c2e6

turn 10
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":180}
# B turns left to heading 180°
= d6a147f52d966de5

turn 10
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.4] {"kind":"activated","piece":"A","number":0}
# A starts its activation with no Movement die: it cannot move
= 2fc329f95c324799

turn 10
> 1  attack B range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"A","target":"B","range":0,"bonus":0,"roll":2,"distance":999}
# A attacks B at 1 in and rolls 2 dice
  [SS-4.4] d6 = 6
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"A","target":"B","faces":[6,5],"needed":6,"hits":1}
# rolled 6, 5, needed 6+: 1 hit
[SS-4.5] {"kind":"lost","piece":"B","box":"Reserve","by":1,"left":3}
# side 1 takes a die from Reserve of B, which has 3 dice left
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.1] {"kind":"turn","number":11}
# turn 11 begins
= 912fc4e64a79af14

turn 11
> 1  assign A M1 A1
> 2  assign B M1 A2
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,1],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":0}}
# A assigns 1 to Movement, 1 to Attack: now 0 in Defence, 1 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,2],"boxes":{"defence":0,"movement":1,"attack":2,"reserve":0}}
# B assigns 1 to Movement, 2 to Attack: now 0 in Defence, 1 in Movement, 2 in Attack, 0 in Reserve
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= 285ce43809fda12a

turn 11
> 2  attack A range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"B","target":"A","range":0,"bonus":0,"roll":2,"distance":999}
# B attacks A at 1 in and rolls 2 dice
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"B","target":"A","faces":[4,2],"needed":6,"hits":0}
# rolled 4, 2, needed 6+: no hit
= 32f5ca0765854004

turn 11
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[5072,12000],"to":[5072,11000]}
# B flies 1 in from 5.1,12 to 5.1,11
[SS-3.4] {"kind":"overlaps","piece":"B","other":"A"}
# B overlaps A: ships do not collide
= 44bd034d19d51477

turn 11
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":120}
# B turns left to heading 120°
= 857dc63db1ac9cdf

turn 11
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= 5c10cd59251d94b5

turn 11
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":300}
# A turns left to heading 300°
= f433f20779227d7a

turn 11
> 1  attack B range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"A","target":"B","range":0,"bonus":0,"roll":1,"distance":999}
# A attacks B at 1 in and rolls 1 die
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"A","target":"B","faces":[5],"needed":6,"hits":0}
# rolled 5, needed 6+: no hit
= e1dd9845cf42af63

turn 11
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[5938,11500],"to":[5072,12000]}
# A flies 1 in from 5.9,11.5 to 5.1,12
= 66de0ff8a00ba275

turn 11
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[5072,12000],"to":[4206,12500]}
# A flies 1 in from 5.1,12 to 4.2,12.5
= ab8979a35b70393c

turn 11
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.1] {"kind":"turn","number":12}
# turn 12 begins
= e684528e5f0af532

turn 12
> 1  assign A M2
> 2  assign B M1 D1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":0,"reserve":0}}
# A assigns 2 to Movement: now 0 in Defence, 2 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[1,1,0],"boxes":{"defence":1,"movement":1,"attack":0,"reserve":1}}
# B assigns 1 to Defence, 1 to Movement: now 1 in Defence, 1 in Movement, 0 in Attack, 1 in Reserve
[SS-2.3] {"kind":"activated","piece":"A","number":2}
# A starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"A","left":1}
# A spends 1 Movement die: 1 left
= f07fcbb12723a32d

turn 12
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"A","length":3000,"from":[4206,12500],"to":[1608,14000]}
# A flies 3 in from 4.2,12.5 to 1.6,14
= edc8dafbaca265b9

turn 12
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":0}
# A turns right to heading 0°
= e05eeeeadfa3eeb2

turn 12
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= 60fe3bbf6fd34723

turn 12
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[5072,11000],"to":[5938,10500]}
# B flies 1 in from 5.1,11 to 5.9,10.5
= 5b219c9ec927c8f3

turn 12
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":180}
# B turns right to heading 180°
= 261a37a10669154c

turn 12
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.1] {"kind":"turn","number":13}
# turn 13 begins
= 167bb5bb20b66ffe

turn 13
> 1  assign A none
> 2  assign B M1 A1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,0,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":1}}
# A assigns no dice: now 0 in Defence, 1 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,1],"boxes":{"defence":1,"movement":1,"attack":1,"reserve":0}}
# B assigns 1 to Movement, 1 to Attack: now 1 in Defence, 1 in Movement, 1 in Attack, 0 in Reserve
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= afc00715f12fca75

turn 13
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"B","length":2000,"from":[5938,10500],"to":[5938,8500]}
# B flies 2 in from 5.9,10.5 to 5.9,8.5
= fde7371dbc8181af

turn 13
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":240}
# B turns right to heading 240°
= b6c35ba2827f3754

turn 13
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"B","length":2000,"from":[5938,8500],"to":[4206,7500]}
# B flies 2 in from 5.9,8.5 to 4.2,7.5
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= 407492dca0c3fd5b

turn 13
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":60}
# A turns right to heading 60°
= e9f8b9c8cc88e02a

turn 13
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"A","length":4000,"from":[1608,14000],"to":[5072,16000]}
# A flies 4 in from 1.6,14 to 5.1,16
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.1] {"kind":"turn","number":14}
# turn 14 begins
= b1b453158760a4d4

turn 14
> 1  assign A M1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":1}}
# A assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":1,"reserve":0}}
# B assigns 1 to Movement: now 1 in Defence, 1 in Movement, 1 in Attack, 0 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= 510ab0f8bd451f42

turn 14
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":120}
# A turns right to heading 120°
= a596a8dc6fe00297

turn 14
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"A","length":4000,"from":[5072,16000],"to":[8536,14000]}
# A flies 4 in from 5.1,16 to 8.5,14
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= e48991d093881961

turn 14
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"B","length":2000,"from":[4206,7500],"to":[2474,6500]}
# B flies 2 in from 4.2,7.5 to 2.5,6.5
= fd850e02ba36ed99

turn 14
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":180}
# B turns left to heading 180°
= 576fbff5c0a19414

turn 14
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.1] {"kind":"turn","number":15}
# turn 15 begins
= 8be5c004bd3f8e77

turn 15
> 1  assign A M1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":1}}
# A assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":1,"reserve":0}}
# B assigns 1 to Movement: now 1 in Defence, 1 in Movement, 1 in Attack, 0 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= e88c9d76e7a8bca6

turn 15
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":180}
# A turns right to heading 180°
= 1346d79fa1cb438d

turn 15
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"A","length":4000,"from":[8536,14000],"to":[8536,10000]}
# A flies 4 in from 8.5,14 to 8.5,10
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= 794426d117824a5f

turn 15
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":120}
# B turns left to heading 120°
= 7f7b39dac19b2e78

turn 15
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"B","length":2000,"from":[2474,6500],"to":[4206,5500]}
# B flies 2 in from 2.5,6.5 to 4.2,5.5
= aa7b92cc79f5427b

turn 15
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.1] {"kind":"turn","number":16}
# turn 16 begins
= 898c32fa5f38f094

turn 16
> 1  assign A M1 D1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[1,1,0],"boxes":{"defence":1,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Defence, 1 to Movement: now 1 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":1,"reserve":0}}
# B assigns 1 to Movement: now 1 in Defence, 1 in Movement, 1 in Attack, 0 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= 9b0d013e8a36579b

turn 16
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"A","length":2000,"from":[8536,10000],"to":[8536,8000]}
# A flies 2 in from 8.5,10 to 8.5,8
= 12278718f7a632f0

turn 16
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[8536,8000],"to":[8536,7000]}
# A flies 1 in from 8.5,8 to 8.5,7
= 89b9dc485ac0ffc0

turn 16
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":240}
# A turns right to heading 240°
= 441fcdec7523073c

turn 16
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= 07126a0c66d19dfd

turn 16
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"B","length":3000,"from":[4206,5500],"to":[6804,4000]}
# B flies 3 in from 4.2,5.5 to 6.8,4
= 398d2fb15b1d8384

turn 16
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":60}
# B turns left to heading 60°
= 007a9f30fac44722

turn 16
> 2  attack A range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"B","target":"A","range":0,"bonus":0,"roll":1,"distance":3464}
# B attacks A at 3.5 in and rolls 1 die
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"B","target":"A","faces":[5],"needed":6,"hits":0}
# rolled 5, needed 6+: no hit
= b24b3c0f0789b439

turn 16
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.1] {"kind":"turn","number":17}
# turn 17 begins
= 198800efc0698273

turn 17
> 2  assign B M1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Movement: now 1 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":0,"reserve":1}}
# B assigns 1 to Movement: now 1 in Defence, 1 in Movement, 0 in Attack, 1 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= 610d194696eebf53

turn 17
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"A","length":3000,"from":[8536,7000],"to":[5938,5500]}
# A flies 3 in from 8.5,7 to 5.9,5.5
= 55700e3b4ca1b958

turn 17
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":180}
# A turns left to heading 180°
= 6c0ba0da00f69a8d

turn 17
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[5938,5500],"to":[5938,4500]}
# A flies 1 in from 5.9,5.5 to 5.9,4.5
[SS-3.4] {"kind":"overlaps","piece":"A","other":"B"}
# A overlaps B: ships do not collide
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= 9f4f1749d7aa1b93

turn 17
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":0}
# B turns left to heading 0°
= fcb0a93922c0136c

turn 17
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"B","length":4000,"from":[6804,4000],"to":[6804,8000]}
# B flies 4 in from 6.8,4 to 6.8,8
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.1] {"kind":"turn","number":18}
# turn 18 begins
= e79fdf7277894ff5

turn 18
> 2  assign B M1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Movement: now 1 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":0,"reserve":1}}
# B assigns 1 to Movement: now 1 in Defence, 1 in Movement, 0 in Attack, 1 in Reserve
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= 68e50b6a223ed3db

turn 18
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":60}
# B turns right to heading 60°
= 4c98bad001a686bb

turn 18
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[6804,8000],"to":[7670,8500]}
# B flies 1 in from 6.8,8 to 7.7,8.5
= 6e61d000bb17e01d

turn 18
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[7670,8500],"to":[8536,9000]}
# B flies 1 in from 7.7,8.5 to 8.5,9
= 6a49c595036d8277

turn 18
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= a4d12732bddf9bce

turn 18
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":240}
# A turns right to heading 240°
= 9da5d96d9f808ded

turn 18
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"A","length":2000,"from":[5938,4500],"to":[4206,3500]}
# A flies 2 in from 5.9,4.5 to 4.2,3.5
= 07c69b63901ffc6d

turn 18
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.1] {"kind":"turn","number":19}
# turn 19 begins
= 09ee06d3124f9a01

turn 19
> 2  assign B M2
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Movement: now 1 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,2,0],"boxes":{"defence":1,"movement":2,"attack":0,"reserve":0}}
# B assigns 2 to Movement: now 1 in Defence, 2 in Movement, 0 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"B","number":2}
# B starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"B","left":1}
# B spends 1 Movement die: 1 left
= 06307e3276de72a1

turn 19
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[8536,9000],"to":[9402,9500]}
# B flies 1 in from 8.5,9 to 9.4,9.5
= c038ea4759ffa65a

turn 19
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":120}
# B turns right to heading 120°
= e0cc8c958af248b3

turn 19
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= 252870738ce584d7

turn 19
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":180}
# B turns right to heading 180°
= db28749b14574b6d

turn 19
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"B","length":4000,"from":[9402,9500],"to":[9402,5500]}
# B flies 4 in from 9.4,9.5 to 9.4,5.5
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= a0a2b3745025e6a1

turn 19
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":180}
# A turns left to heading 180°
= 59b791845dfed13e

turn 19
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[4206,3500],"to":[4206,2500]}
# A flies 1 in from 4.2,3.5 to 4.2,2.5
= dc67f1d935c84c05

turn 19
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.1] {"kind":"turn","number":20}
# turn 20 begins
= 2d9e27072748f1f6

turn 20
> 2  assign B M1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Movement: now 1 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":0,"reserve":1}}
# B assigns 1 to Movement: now 1 in Defence, 1 in Movement, 0 in Attack, 1 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= 2a1fb5d165d8bf4c

turn 20
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":120}
# A turns left to heading 120°
= 8a8109e14d16465c

turn 20
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[4206,2500],"to":[5072,2000]}
# A flies 1 in from 4.2,2.5 to 5.1,2
= d5f197b2622da76b

turn 20
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= 76d51fd1b7b03182

turn 20
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":240}
# B turns right to heading 240°
= 8399b78c2f7c3938

turn 20
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[9402,5500],"to":[8536,5000]}
# B flies 1 in from 9.4,5.5 to 8.5,5
= e8cd6788834b4e54

turn 20
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"B","length":3000,"from":[8536,5000],"to":[5938,3500]}
# B flies 3 in from 8.5,5 to 5.9,3.5
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.1] {"kind":"turn","number":21}
# turn 21 begins
= 0e770776ef36eebe

turn 21
> 2  assign B M1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Movement: now 1 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":0,"reserve":1}}
# B assigns 1 to Movement: now 1 in Defence, 1 in Movement, 0 in Attack, 1 in Reserve
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= 5493b1a1ff83a36e

turn 21
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[5938,3500],"to":[5072,3000]}
# B flies 1 in from 5.9,3.5 to 5.1,3
= 7301d594d4866bc9

turn 21
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= b137e3f548d0f52e

turn 21
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":60}
# A turns left to heading 60°
= 0c1f7da1b01d5903

turn 21
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"A","length":4000,"from":[5072,2000],"to":[8536,4000]}
# A flies 4 in from 5.1,2 to 8.5,4
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.1] {"kind":"turn","number":22}
# turn 22 begins
= bd1af22abd6461c9

turn 22
> 2  assign B M1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Movement: now 1 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":0,"reserve":1}}
# B assigns 1 to Movement: now 1 in Defence, 1 in Movement, 0 in Attack, 1 in Reserve
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= 6949b64abb3189b9

turn 22
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[5072,3000],"to":[4206,2500]}
# B flies 1 in from 5.1,3 to 4.2,2.5
= 6edfe96ecf49cdd8

turn 22
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":300}
# B turns right to heading 300°
= 69717d58578c700c

turn 22
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= c72b8a6fda54c159

turn 22
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":0}
# A turns left to heading 0°
= 976458582ec51320

turn 22
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[8536,4000],"to":[8536,5000]}
# A flies 1 in from 8.5,4 to 8.5,5
= fafd7b123d230be1

turn 22
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.1] {"kind":"turn","number":23}
# turn 23 begins
= b7ca93796130ea75

turn 23
> 2  assign B M2
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Movement: now 1 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,2,0],"boxes":{"defence":1,"movement":2,"attack":0,"reserve":0}}
# B assigns 2 to Movement: now 1 in Defence, 2 in Movement, 0 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"B","number":2}
# B starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"B","left":1}
# B spends 1 Movement die: 1 left
= 95502e7845e3bef6

turn 23
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[4206,2500],"to":[3340,3000]}
# B flies 1 in from 4.2,2.5 to 3.3,3
= 27b3834dc481c074

turn 23
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":0}
# B turns right to heading 0°
= edb23a769984ce43

turn 23
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= cdd325007c3fbe1a

turn 23
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":60}
# B turns right to heading 60°
= 3818666ea45240ad

turn 23
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[3340,3000],"to":[4206,3500]}
# B flies 1 in from 3.3,3 to 4.2,3.5
= b5a2082208dfc89b

turn 23
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"B","length":2000,"from":[4206,3500],"to":[5938,4500]}
# B flies 2 in from 4.2,3.5 to 5.9,4.5
= 1d1a6aebb353e7e1

turn 23
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= 3600c7edeab36c95

turn 23
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[8536,5000],"to":[8536,6000]}
# A flies 1 in from 8.5,5 to 8.5,6
= 31628117e372662d

turn 23
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":300}
# A turns left to heading 300°
= cb430921684df848

turn 23
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"A","length":3000,"from":[8536,6000],"to":[5938,7500]}
# A flies 3 in from 8.5,6 to 5.9,7.5
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.1] {"kind":"turn","number":24}
# turn 24 begins
= 6c25d690b176d960

turn 24
> 2  assign B M1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Movement: now 1 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":0,"reserve":1}}
# B assigns 1 to Movement: now 1 in Defence, 1 in Movement, 0 in Attack, 1 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= 4e2593be02cabcd9

turn 24
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":240}
# A turns left to heading 240°
= 1a75cf295b6975b8

turn 24
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"A","length":2000,"from":[5938,7500],"to":[4206,6500]}
# A flies 2 in from 5.9,7.5 to 4.2,6.5
= 1c62769076f926a7

turn 24
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= 618f5ac2f3b5dd76

turn 24
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"B","length":2000,"from":[5938,4500],"to":[7670,5500]}
# B flies 2 in from 5.9,4.5 to 7.7,5.5
= 43c2d168e1c02805

turn 24
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"B","length":2000,"from":[7670,5500],"to":[9402,6500]}
# B flies 2 in from 7.7,5.5 to 9.4,6.5
= 30cc6c8d9d2c557e

turn 24
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.1] {"kind":"turn","number":25}
# turn 25 begins
= c1515c8de123c330

turn 25
> 2  assign B M1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Movement: now 1 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":0,"reserve":1}}
# B assigns 1 to Movement: now 1 in Defence, 1 in Movement, 0 in Attack, 1 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= 0b207571e4860837

turn 25
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":180}
# A turns left to heading 180°
= 9f0c66dd47022f7a

turn 25
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[4206,6500],"to":[4206,5500]}
# A flies 1 in from 4.2,6.5 to 4.2,5.5
= 0833ed738d1fb0c7

turn 25
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= 51e99603179fe806

turn 25
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[9402,6500],"to":[10268,7000]}
# B flies 1 in from 9.4,6.5 to 10.3,7
= 4ab8e19e44cae119

turn 25
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":120}
# B turns right to heading 120°
= 117e0259b7026ee6

turn 25
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.1] {"kind":"turn","number":26}
# turn 26 begins
= 2f16ef4c4a60b9d8

turn 26
> 2  assign B M1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Movement: now 1 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":0,"reserve":1}}
# B assigns 1 to Movement: now 1 in Defence, 1 in Movement, 0 in Attack, 1 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= 797adde028c79b0e

turn 26
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":120}
# A turns left to heading 120°
= bd5fdf942b568c08

turn 26
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"A","length":2000,"from":[4206,5500],"to":[5938,4500]}
# A flies 2 in from 4.2,5.5 to 5.9,4.5
= 6697c2be39295d2f

turn 26
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= ab8b80ef8add6001

turn 26
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"B","length":2000,"from":[10268,7000],"to":[12000,6000]}
# B flies 2 in from 10.3,7 to 12,6
= f711a247a28d3591

turn 26
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":180}
# B turns right to heading 180°
= 2b77dd47cef12965

turn 26
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.1] {"kind":"turn","number":27}
# turn 27 begins
= 4058d23c165337f2

turn 27
> 2  assign B M1 A1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Movement: now 1 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,1],"boxes":{"defence":1,"movement":1,"attack":1,"reserve":0}}
# B assigns 1 to Movement, 1 to Attack: now 1 in Defence, 1 in Movement, 1 in Attack, 0 in Reserve
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= 00280c4b5d965d86

turn 27
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":240}
# B turns right to heading 240°
= 1b535dca490c104d

turn 27
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[12000,6000],"to":[11134,5500]}
# B flies 1 in from 12,6 to 11.1,5.5
= 5539b3ce16938b26

turn 27
> 2  attack A range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"B","target":"A","range":0,"bonus":0,"roll":1,"distance":5291}
# B attacks A at 5.3 in and rolls 1 die
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"B","target":"A","faces":[6],"needed":6,"hits":1}
# rolled 6, needed 6+: 1 hit
[SS-4.6] {"kind":"met","piece":"A","hits":1,"left":0}
# A spends 1 Defence die to stop 1 hit: 0 left
= 7f9b38d86e0c07bb

turn 27
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= eafc1f0720e9d66d

turn 27
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"A","length":4000,"from":[5938,4500],"to":[9402,2500]}
# A flies 4 in from 5.9,4.5 to 9.4,2.5
= c3378917ea5614b1

turn 27
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":60}
# A turns left to heading 60°
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.1] {"kind":"turn","number":28}
# turn 28 begins
= 891cf37d43d7a130

turn 28
> 1  assign A M1 D1
> 2  assign B M1 A1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[1,1,0],"boxes":{"defence":1,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Defence, 1 to Movement: now 1 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,1],"boxes":{"defence":1,"movement":1,"attack":1,"reserve":0}}
# B assigns 1 to Movement, 1 to Attack: now 1 in Defence, 1 in Movement, 1 in Attack, 0 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= e1e91fe3e49e2817

turn 28
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"A","length":3000,"from":[9402,2500],"to":[12000,4000]}
# A flies 3 in from 9.4,2.5 to 12,4
= f036b0d7985d93fc

turn 28
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":0}
# A turns left to heading 0°
= 7db48a78a6e4698c

turn 28
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[12000,4000],"to":[12000,5000]}
# A flies 1 in from 12,4 to 12,5
[SS-3.4] {"kind":"overlaps","piece":"A","other":"B"}
# A overlaps B: ships do not collide
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= 7c3e3ca982570d43

turn 28
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":180}
# B turns left to heading 180°
= d5c66026c7c773d5

turn 28
> 2  attack A range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"B","target":"A","range":0,"bonus":0,"roll":1,"distance":999}
# B attacks A at 1 in and rolls 1 die
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"B","target":"A","faces":[1],"needed":6,"hits":0}
# rolled 1, needed 6+: no hit
= 8a571426d3dd182d

turn 28
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[11134,5500],"to":[11134,4500]}
# B flies 1 in from 11.1,5.5 to 11.1,4.5
[SS-3.4] {"kind":"overlaps","piece":"B","other":"A"}
# B overlaps A: ships do not collide
= 57e7f3988f9b91fb

turn 28
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.1] {"kind":"turn","number":29}
# turn 29 begins
= 6575b4464ca1937e

turn 29
> 2  assign B M2
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Movement: now 1 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,2,0],"boxes":{"defence":1,"movement":2,"attack":0,"reserve":0}}
# B assigns 2 to Movement: now 1 in Defence, 2 in Movement, 0 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"B","number":2}
# B starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"B","left":1}
# B spends 1 Movement die: 1 left
= 334aae1ad61a17b9

turn 29
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[11134,4500],"to":[11134,3500]}
# B flies 1 in from 11.1,4.5 to 11.1,3.5
= 84444017b61b7a4a

turn 29
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":120}
# B turns left to heading 120°
= ac12d15927a60d33

turn 29
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= 0b8e4ffe71843e20

turn 29
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":60}
# B turns left to heading 60°
= d32251515752f2b6

turn 29
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[11134,3500],"to":[12000,4000]}
# B flies 1 in from 11.1,3.5 to 12,4
= e4336ebfbb5f6229

turn 29
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[12000,4000],"to":[12866,4500]}
# B flies 1 in from 12,4 to 12.9,4.5
[SS-3.4] {"kind":"overlaps","piece":"B","other":"A"}
# B overlaps A: ships do not collide
= 613c163c77059543

turn 29
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= 46cae24393010560

turn 29
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[12000,5000],"to":[12000,6000]}
# A flies 1 in from 12,5 to 12,6
= c4d1d2e3e4e104ed

turn 29
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":300}
# A turns left to heading 300°
= 75fdb13f4e202052

turn 29
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[12000,6000],"to":[11134,6500]}
# A flies 1 in from 12,6 to 11.1,6.5
= 6876766fe6e8f85c

turn 29
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"A","length":2000,"from":[11134,6500],"to":[9402,7500]}
# A flies 2 in from 11.1,6.5 to 9.4,7.5
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-2.1] {"kind":"turn","number":30}
# turn 30 begins
= 07f275e1a5779f1f

turn 30
> 2  assign B M1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Movement: now 1 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":0,"reserve":1}}
# B assigns 1 to Movement: now 1 in Defence, 1 in Movement, 0 in Attack, 1 in Reserve
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends 1 Movement die: 0 left
= f28d93b941b24b7f

turn 30
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":120}
# B turns right to heading 120°
= 1429ee4820197cb9

turn 30
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[12866,4500],"to":[13732,4000]}
# B flies 1 in from 12.9,4.5 to 13.7,4
= e8f80b087e6a6a74

turn 30
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"B","length":2000,"from":[13732,4000],"to":[15464,3000]}
# B flies 2 in from 13.7,4 to 15.5,3
= fbc46846f56abe36

turn 30
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B ends its activation
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends 1 Movement die: 0 left
= c42b676ba70e9000

turn 30
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":240}
# A turns left to heading 240°
= e4d30ab1dfc26c93

turn 30
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"A","length":2000,"from":[9402,7500],"to":[7670,6500]}
# A flies 2 in from 9.4,7.5 to 7.7,6.5
= d2b178508aa78e15

turn 30
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A ends its activation
[SS-5.3] {"kind":"over","winner":2,"how":"limit"}
# the last turn is over: side 2 wins
= cc6c447abeabc9fc
