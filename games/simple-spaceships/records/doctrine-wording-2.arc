firing-arc record 2
game simple-spaceships 1
wording en 2
scenario patrol
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "Patrol"
| brief = "Three star-fighters without shields, against two cruisers. Few dice against many: keep out of their fronts."
|
| [table]
| width = 48
| height = 48
|
| [[side]]
| name = "Patrol"
| ship = [
|   { design = "star-fighter", name = "Fighter1", at = [20, 6], heading = 0 },
|   { design = "star-fighter", name = "Fighter2", at = [24, 6], heading = 0 },
|   { design = "star-fighter", name = "Fighter3", at = [28, 6], heading = 0 },
| ]
|
| [[side]]
| name = "Intruders"
| ship = [
|   { design = "cruiser", name = "Cruiser1", at = [22, 42], heading = 180 },
|   { design = "cruiser", name = "Cruiser2", at = [26, 42], heading = 180 },
| ]
= 746fcad3ae39233d

turn 1
> 1  assign Fighter1 M4; Fighter2 M4; Fighter3 M4
> 2  assign Cruiser1 M6; Cruiser2 M6
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# Fighter1 assigns 4 to Movement: now 0 in Defence, 4 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# Fighter2 assigns 4 to Movement: now 0 in Defence, 4 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# Fighter3 assigns 4 to Movement: now 0 in Defence, 4 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser1","dealt":[0,6,0],"boxes":{"defence":0,"movement":6,"attack":0,"reserve":0}}
# Cruiser1 assigns 6 to Movement: now 0 in Defence, 6 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,6,0],"boxes":{"defence":0,"movement":6,"attack":0,"reserve":0}}
# Cruiser2 assigns 6 to Movement: now 0 in Defence, 6 in Movement, 0 in Attack, 0 in Reserve
= b0d70604cf8802ca

turn 1
> 2  activate Cruiser1
[SS-2.3] {"kind":"activated","piece":"Cruiser1","number":6}
# Cruiser1 starts its activation with 6 Movement dice
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":5}
# Cruiser1 spends 1 Movement die: 5 left
= 88fbdb3495db29ee

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":4000,"from":[22000,42000],"to":[22000,38000]}
# Cruiser1 flies 4 in from 22,42 to 22,38
= 78b08b7eb8670a12

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":4}
# Cruiser1 spends 1 Movement die: 4 left
= 56b7af055986339c

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":4000,"from":[22000,38000],"to":[22000,34000]}
# Cruiser1 flies 4 in from 22,38 to 22,34
= 848d61ebcb048235

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser1","way":"left","heading":120}
# Cruiser1 turns left to heading 120°
= 5e2f33780db8dbc7

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":3}
# Cruiser1 spends 1 Movement die: 3 left
= ecf60e21d12a0e3a

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser1","way":"right","heading":180}
# Cruiser1 turns right to heading 180°
= 1efc9fd30bf219b2

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":4000,"from":[22000,34000],"to":[22000,30000]}
# Cruiser1 flies 4 in from 22,34 to 22,30
= b9b6854727d9932a

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":2}
# Cruiser1 spends 1 Movement die: 2 left
= 2a8f910ae76fc6e9

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":4000,"from":[22000,30000],"to":[22000,26000]}
# Cruiser1 flies 4 in from 22,30 to 22,26
= efd67ad57884b0a1

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser1","way":"right","heading":240}
# Cruiser1 turns right to heading 240°
= d900d224c97c635b

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":1}
# Cruiser1 spends 1 Movement die: 1 left
= 61a57a77b8647e38

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser1","way":"left","heading":180}
# Cruiser1 turns left to heading 180°
= 1ec7eb119d1fa39a

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":4000,"from":[22000,26000],"to":[22000,22000]}
# Cruiser1 flies 4 in from 22,26 to 22,22
= 682e00d412ad19b8

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":0}
# Cruiser1 spends 1 Movement die: 0 left
= b70437fed608b332

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":4000,"from":[22000,22000],"to":[22000,18000]}
# Cruiser1 flies 4 in from 22,22 to 22,18
= f57203a811291d7b

turn 1
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":6}
# Cruiser2 starts its activation with 6 Movement dice
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":5}
# Cruiser2 spends 1 Movement die: 5 left
= 3541ea621b73f669

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":3000,"from":[26000,42000],"to":[26000,39000]}
# Cruiser2 flies 3 in from 26,42 to 26,39
= 93c85e214e0f7935

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[26000,39000],"to":[26000,38000]}
# Cruiser2 flies 1 in from 26,39 to 26,38
= da21e05e7b0c19ad

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":4}
# Cruiser2 spends 1 Movement die: 4 left
= f4cad3e0f13ba43c

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":4000,"from":[26000,38000],"to":[26000,34000]}
# Cruiser2 flies 4 in from 26,38 to 26,34
= df77bdb32c0030a3

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":3}
# Cruiser2 spends 1 Movement die: 3 left
= beb4c2d4334fc5b1

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":4000,"from":[26000,34000],"to":[26000,30000]}
# Cruiser2 flies 4 in from 26,34 to 26,30
= 2b3cf557ddc547cd

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":120}
# Cruiser2 turns left to heading 120°
= f0f8831b66fe4064

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":2}
# Cruiser2 spends 1 Movement die: 2 left
= b96daa449b16d4b3

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"right","heading":180}
# Cruiser2 turns right to heading 180°
= 13f872d069bc2b14

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":4000,"from":[26000,30000],"to":[26000,26000]}
# Cruiser2 flies 4 in from 26,30 to 26,26
= 1e379768775d5354

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":1}
# Cruiser2 spends 1 Movement die: 1 left
= 7427a137eba38b79

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":4000,"from":[26000,26000],"to":[26000,22000]}
# Cruiser2 flies 4 in from 26,26 to 26,22
= bf72bef09c98693c

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends 1 Movement die: 0 left
= a70886e5ae1e44d6

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":4000,"from":[26000,22000],"to":[26000,18000]}
# Cruiser2 flies 4 in from 26,22 to 26,18
= 25ef65359ffb9ba5

turn 1
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 ends its activation
= 19bdefa517e5e870

turn 1
> 1  activate Fighter2
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":4}
# Fighter2 starts its activation with 4 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":3}
# Fighter2 spends 1 Movement die: 3 left
= afd578cf90208827

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[24000,6000],"to":[24000,10000]}
# Fighter2 flies 4 in from 24,6 to 24,10
= bffa60aacca001ca

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":300}
# Fighter2 turns left to heading 300°
= 3fa521001bd9306c

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= a81626f5592496ae

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[24000,10000],"to":[20536,12000]}
# Fighter2 flies 4 in from 24,10 to 20.5,12
= a368e02f726b3a9f

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":0}
# Fighter2 turns right to heading 0°
= a5ef657f518dc66f

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 48252d654d2ec009

turn 1
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[20536,12000],"to":[20536,15000]}
# Fighter2 flies 3 in from 20.5,12 to 20.5,15
= 6a40edd56b1b4279

turn 1
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[20536,15000],"to":[20536,16000]}
# Fighter2 flies 1 in from 20.5,15 to 20.5,16
= adea9cc9aea351f3

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= 0bb770bbb56f9e97

turn 1
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[20536,16000],"to":[20536,18000]}
# Fighter2 flies 2 in from 20.5,16 to 20.5,18
= 9f8a563879374111

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":60}
# Fighter2 turns right to heading 60°
= b4802cef71ea3964

turn 1
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[20536,18000],"to":[21402,18500]}
# Fighter2 flies 1 in from 20.5,18 to 21.4,18.5
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Cruiser1"}
# Fighter2 overlaps Cruiser1: ships do not collide
= 1e7aaf6dddd1eae8

turn 1
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
= e76c3dfe1c690e18

turn 1
> 1  activate Fighter1
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":4}
# Fighter1 starts its activation with 4 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":3}
# Fighter1 spends 1 Movement die: 3 left
= 095af82279320fdf

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[20000,6000],"to":[20000,10000]}
# Fighter1 flies 4 in from 20,6 to 20,10
= aed4909f781922dd

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends 1 Movement die: 2 left
= c58ed571241503a5

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[20000,10000],"to":[20000,14000]}
# Fighter1 flies 4 in from 20,10 to 20,14
= 48aad5bd83c109aa

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends 1 Movement die: 1 left
= 704c1ae8a7c93398

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[20000,14000],"to":[20000,18000]}
# Fighter1 flies 4 in from 20,14 to 20,18
= 3f9ea46314c77301

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":60}
# Fighter1 turns right to heading 60°
= 66823dd28f458efb

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= 516c1b5249c7a974

turn 1
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[20000,18000],"to":[21732,19000]}
# Fighter1 flies 2 in from 20,18 to 21.7,19
[SS-3.4] {"kind":"overlaps","piece":"Fighter1","other":"Fighter2"}
# Fighter1 overlaps Fighter2: ships do not collide
= 39a271d42cc17719

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":120}
# Fighter1 turns right to heading 120°
= d3e0c51f730dcad6

turn 1
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":4}
# Fighter3 starts its activation with 4 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":3}
# Fighter3 spends 1 Movement die: 3 left
= 42e6e379fd20e47c

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[28000,6000],"to":[28000,10000]}
# Fighter3 flies 4 in from 28,6 to 28,10
= 207370fc358f70c8

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":2}
# Fighter3 spends 1 Movement die: 2 left
= 5e996a1cea20b1c2

turn 1
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":3000,"from":[28000,10000],"to":[28000,13000]}
# Fighter3 flies 3 in from 28,10 to 28,13
= 6e52081c21b9f9d1

turn 1
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[28000,13000],"to":[28000,14000]}
# Fighter3 flies 1 in from 28,13 to 28,14
= de6c46d97ace70ac

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":1}
# Fighter3 spends 1 Movement die: 1 left
= acdfe73bbab25867

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[28000,14000],"to":[28000,18000]}
# Fighter3 flies 4 in from 28,14 to 28,18
= 5ad055d9817e7c6a

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":300}
# Fighter3 turns left to heading 300°
= 680bb80329fd2b39

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends 1 Movement die: 0 left
= 57d9d52c863594ce

turn 1
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":2000,"from":[28000,18000],"to":[26268,19000]}
# Fighter3 flies 2 in from 28,18 to 26.3,19
= 35e2d0ed5906fbd1

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":240}
# Fighter3 turns left to heading 240°
= 4bef9fde2e32ae5f

turn 1
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 ends its activation
[SS-2.1] {"kind":"turn","number":2}
# turn 2 begins
= d58a8c4ee3bb59e9

turn 2
> 1  assign Fighter1 M2 A2; Fighter2 M3 A1; Fighter3 M2 A2
> 2  assign Cruiser1 M2 A3 D1; Cruiser2 M1 A4 D1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,2,2],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# Fighter1 assigns 2 to Movement, 2 to Attack: now 0 in Defence, 2 in Movement, 2 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# Fighter2 assigns 3 to Movement, 1 to Attack: now 0 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,2,2],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# Fighter3 assigns 2 to Movement, 2 to Attack: now 0 in Defence, 2 in Movement, 2 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser1","dealt":[1,2,3],"boxes":{"defence":1,"movement":2,"attack":3,"reserve":0}}
# Cruiser1 assigns 1 to Defence, 2 to Movement, 3 to Attack: now 1 in Defence, 2 in Movement, 3 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[1,1,4],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser2 assigns 1 to Defence, 1 to Movement, 4 to Attack: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= e56f133109451f05

turn 2
> 1  attack Cruiser1 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser1","range":0,"bonus":0,"roll":1,"distance":779}
# Fighter2 attacks Cruiser1 at 0.8 in and rolls 1 die
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser1","faces":[3],"needed":6,"hits":0}
# rolled 3, needed 6+: no hit
= fdd73d25433381ac

turn 2
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[21402,18500],"to":[22268,19000]}
# Fighter2 flies 1 in from 21.4,18.5 to 22.3,19
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Fighter1"}
# Fighter2 overlaps Fighter1: ships do not collide
= d4bb2cabffa7d8d6

turn 2
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":120}
# Fighter2 turns right to heading 120°
= 7b9575748b3a6d74

turn 2
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
= 27e444d0273e2007

turn 2
> 1  activate Fighter3
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":2}
# Fighter3 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":1}
# Fighter3 spends 1 Movement die: 1 left
= 35e8fa7e7fd2d98f

turn 2
> 1  attack Cruiser1 range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"Fighter3","target":"Cruiser1","range":0,"bonus":0,"roll":2,"distance":4383}
# Fighter3 attacks Cruiser1 at 4.4 in and rolls 2 dice
  [SS-4.4] d6 = 6
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"Fighter3","target":"Cruiser1","faces":[6,6],"needed":6,"hits":2}
# rolled 6, 6, needed 6+: 2 hits
[SS-4.6] {"kind":"met","piece":"Cruiser1","hits":1,"left":0}
# Cruiser1 spends 1 Defence die to stop 1 hit: 0 left
= 64e5d905485eef88

turn 2
> 1  lose Attack
[SS-4.5] {"kind":"lost","piece":"Cruiser1","box":"Attack","by":1,"left":5}
# side 1 takes a die from Attack of Cruiser1, which has 5 dice left
= b8d70b07485838cb

turn 2
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[26268,19000],"to":[25402,18500]}
# Fighter3 flies 1 in from 26.3,19 to 25.4,18.5
[SS-3.4] {"kind":"overlaps","piece":"Fighter3","other":"Cruiser2"}
# Fighter3 overlaps Cruiser2: ships do not collide
= d567f6f471b5d07c

turn 2
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":300}
# Fighter3 turns right to heading 300°
= ccf774e6ac1a832c

turn 2
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":2000,"from":[25402,18500],"to":[23670,19500]}
# Fighter3 flies 2 in from 25.4,18.5 to 23.7,19.5
= 09a90c5a6cbdee9c

turn 2
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends 1 Movement die: 0 left
= 25b4ce3fb4ce5d42

turn 2
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[23670,19500],"to":[22804,20000]}
# Fighter3 flies 1 in from 23.7,19.5 to 22.8,20
= a58756031f390e5c

turn 2
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":240}
# Fighter3 turns left to heading 240°
= 1b202d6ae06654f1

turn 2
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser1","number":2}
# Cruiser1 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":1}
# Cruiser1 spends 1 Movement die: 1 left
= e1f19c43cbe45345

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":4000,"from":[22000,18000],"to":[22000,14000]}
# Cruiser1 flies 4 in from 22,18 to 22,14
= 5b1991df0dc2891e

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser1","way":"right","heading":240}
# Cruiser1 turns right to heading 240°
= bab7e372cd4e55a3

turn 2
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":2}
# Fighter1 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends 1 Movement die: 1 left
= 6a3fff2b772744da

turn 2
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[21732,19000],"to":[22598,18500]}
# Fighter1 flies 1 in from 21.7,19 to 22.6,18.5
[SS-3.4] {"kind":"overlaps","piece":"Fighter1","other":"Fighter2"}
# Fighter1 overlaps Fighter2: ships do not collide
= 23c12c6236ddda81

turn 2
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":180}
# Fighter1 turns right to heading 180°
= d09ac9f6f4d281ae

turn 2
> 1  attack Cruiser1 range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"Fighter1","target":"Cruiser1","range":0,"bonus":0,"roll":2,"distance":4539}
# Fighter1 attacks Cruiser1 at 4.5 in and rolls 2 dice
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"Fighter1","target":"Cruiser1","faces":[5,4],"needed":6,"hits":0}
# rolled 5, 4, needed 6+: no hit
= 01314e4390c8e47d

turn 2
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends 1 Movement die: 0 left
= 10f84e173320bf0a

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"right","heading":240}
# Cruiser2 turns right to heading 240°
= b20121699187c37b

turn 2
> 2  attack Fighter1 range 0 bonus 1 roll 3
[SS-4.1] {"kind":"attacks","piece":"Cruiser2","target":"Fighter1","range":0,"bonus":1,"roll":3,"distance":3438}
# Cruiser2 attacks Fighter1 at 3.4 in and rolls 3 dice, after spending 1 on the bonus
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 1
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"Cruiser2","target":"Fighter1","faces":[4,1,6],"needed":5,"hits":1}
# rolled 4, 1, 6, needed 5+: 1 hit
= 0a9aa1d3d13c59d1

turn 2
> 2  lose Reserve
[SS-4.5] {"kind":"lost","piece":"Fighter1","box":"Reserve","by":2,"left":3}
# side 2 takes a die from Reserve of Fighter1, which has 3 dice left
= dc2560e5d66b3155

turn 2
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[26000,18000],"to":[25134,17500]}
# Cruiser2 flies 1 in from 26,18 to 25.1,17.5
= adbd7c18153a56a0

turn 2
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 ends its activation
[SS-2.1] {"kind":"turn","number":3}
# turn 3 begins
= a47e7dc4d94cad60

turn 3
> 1  assign Fighter1 A1; Fighter2 M1 A1; Fighter3 M3 A1
> 2  assign Cruiser1 M1 D1; Cruiser2 M1 A4
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,0,1],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":1}}
# Fighter1 assigns 1 to Attack: now 0 in Defence, 1 in Movement, 1 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,1,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# Fighter2 assigns 1 to Movement, 1 to Attack: now 0 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,3,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# Fighter3 assigns 3 to Movement, 1 to Attack: now 0 in Defence, 3 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser1","dealt":[1,1,0],"boxes":{"defence":1,"movement":2,"attack":2,"reserve":0}}
# Cruiser1 assigns 1 to Defence, 1 to Movement: now 1 in Defence, 2 in Movement, 2 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,4],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser2 assigns 1 to Movement, 4 to Attack: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
= 628d390e49781ffd

turn 3
> 1  activate Fighter2
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends 1 Movement die: 2 left
= 6d6c739b4762500f

turn 3
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":60}
# Fighter2 turns left to heading 60°
= 5361c2eea28d83c9

turn 3
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[22268,19000],"to":[23134,19500]}
# Fighter2 flies 1 in from 22.3,19 to 23.1,19.5
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Fighter3"}
# Fighter2 overlaps Fighter3: ships do not collide
= 7236cc54c3a30f16

turn 3
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 2d3df7dee11716f5

turn 3
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":120}
# Fighter2 turns right to heading 120°
= 0a44a49ae96452d2

turn 3
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser2","range":0,"bonus":0,"roll":1,"distance":2828}
# Fighter2 attacks Cruiser2 at 2.8 in and rolls 1 die
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser2","faces":[4],"needed":6,"hits":0}
# rolled 4, needed 6+: no hit
= 012833e18dae2bf9

turn 3
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[23134,19500],"to":[24000,19000]}
# Fighter2 flies 1 in from 23.1,19.5 to 24,19
= fef71a0946df35ee

turn 3
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= db02af98daf5bc40

turn 3
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[24000,19000],"to":[24866,18500]}
# Fighter2 flies 1 in from 24,19 to 24.9,18.5
= 89f313d9668d1b1e

turn 3
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":180}
# Fighter2 turns right to heading 180°
= dd90f8445546d44d

turn 3
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":3}
# Fighter3 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":2}
# Fighter3 spends 1 Movement die: 2 left
= 7e7d3137c126796e

turn 3
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[22804,20000],"to":[19340,18000]}
# Fighter3 flies 4 in from 22.8,20 to 19.3,18
= 99b0b48bafac711f

turn 3
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":180}
# Fighter3 turns left to heading 180°
= bfae15efeb1878fd

turn 3
> 1  attack Cruiser1 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter3","target":"Cruiser1","range":0,"bonus":0,"roll":1,"distance":4803}
# Fighter3 attacks Cruiser1 at 4.8 in and rolls 1 die
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"Fighter3","target":"Cruiser1","faces":[4],"needed":6,"hits":0}
# rolled 4, needed 6+: no hit
= 36c55e4fbad9224f

turn 3
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":1}
# Fighter3 spends 1 Movement die: 1 left
= 1d3df95f512d0f88

turn 3
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[19340,18000],"to":[19340,17000]}
# Fighter3 flies 1 in from 19.3,18 to 19.3,17
= 02e4c7a033f4e79c

turn 3
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":120}
# Fighter3 turns left to heading 120°
= cb2d4fdc9693958d

turn 3
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser1","number":2}
# Cruiser1 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":1}
# Cruiser1 spends 1 Movement die: 1 left
= 3353fc9575a015aa

turn 3
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":1000,"from":[22000,14000],"to":[21134,13500]}
# Cruiser1 flies 1 in from 22,14 to 21.1,13.5
= b42d83831e29e046

turn 3
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":1000,"from":[21134,13500],"to":[20268,13000]}
# Cruiser1 flies 1 in from 21.1,13.5 to 20.3,13
= c9c285716d7b9690

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser1","way":"right","heading":300}
# Cruiser1 turns right to heading 300°
= a4fa8d9c4f374837

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":0}
# Cruiser1 spends 1 Movement die: 0 left
= c917f5079b49c83a

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser1","way":"right","heading":0}
# Cruiser1 turns right to heading 0°
= 485be4c81add5421

turn 3
> 2  attack Fighter1 range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"Cruiser1","target":"Fighter1","range":0,"bonus":0,"roll":2,"distance":5973}
# Cruiser1 attacks Fighter1 at 6 in and rolls 2 dice
  [SS-4.4] d6 = 3
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"Cruiser1","target":"Fighter1","faces":[3,3],"needed":6,"hits":0}
# rolled 3, 3, needed 6+: no hit
= 879ca4e541a08f7c

turn 3
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":1000,"from":[20268,13000],"to":[20268,14000]}
# Cruiser1 flies 1 in from 20.3,13 to 20.3,14
= e5432124d30393e7

turn 3
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 ends its activation
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= 3377cabe62f9787d

turn 3
> 1  attack Cruiser1 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter1","target":"Cruiser1","range":0,"bonus":0,"roll":1,"distance":5067}
# Fighter1 attacks Cruiser1 at 5.1 in and rolls 1 die
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"Fighter1","target":"Cruiser1","faces":[1],"needed":6,"hits":0}
# rolled 1, needed 6+: no hit
= 618c4ea78493f828

turn 3
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":120}
# Fighter1 turns left to heading 120°
= 8286a87511f48afc

turn 3
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[22598,18500],"to":[26062,16500]}
# Fighter1 flies 4 in from 22.6,18.5 to 26.1,16.5
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends 1 Movement die: 0 left
= 46d6677f6d7c898d

turn 3
> 2  attack Fighter3 range 0 bonus 1 roll 3
[SS-4.1] {"kind":"attacks","piece":"Cruiser2","target":"Fighter3","range":0,"bonus":1,"roll":3,"distance":5815}
# Cruiser2 attacks Fighter3 at 5.8 in and rolls 3 dice, after spending 1 on the bonus
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"Cruiser2","target":"Fighter3","faces":[4,4,6],"needed":5,"hits":1}
# rolled 4, 4, 6, needed 5+: 1 hit
= 5a1c3cfa2c5a9edb

turn 3
> 2  lose Reserve
[SS-4.5] {"kind":"lost","piece":"Fighter3","box":"Reserve","by":2,"left":3}
# side 2 takes a die from Reserve of Fighter3, which has 3 dice left
= 25e9b79639ed052d

turn 3
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":2000,"from":[25134,17500],"to":[23402,16500]}
# Cruiser2 flies 2 in from 25.1,17.5 to 23.4,16.5
= c3639494cc137ecf

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"right","heading":300}
# Cruiser2 turns right to heading 300°
= ebae1614b9ada1bb

turn 3
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[23402,16500],"to":[22536,17000]}
# Cruiser2 flies 1 in from 23.4,16.5 to 22.5,17
= 7bb6509ad987f765

turn 3
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[22536,17000],"to":[21670,17500]}
# Cruiser2 flies 1 in from 22.5,17 to 21.7,17.5
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 ends its activation
[SS-2.1] {"kind":"turn","number":4}
# turn 4 begins
= 07fffcc3275d1419

turn 4
> 1  assign Fighter1 M3; Fighter2 M2; Fighter3 M2
> 2  assign Cruiser1 M1 A3; Cruiser2 M1 A4
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Fighter1 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":0,"reserve":2}}
# Fighter2 assigns 2 to Movement: now 0 in Defence, 2 in Movement, 0 in Attack, 2 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,2,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Fighter3 assigns 2 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser1","dealt":[0,1,3],"boxes":{"defence":1,"movement":1,"attack":3,"reserve":0}}
# Cruiser1 assigns 1 to Movement, 3 to Attack: now 1 in Defence, 1 in Movement, 3 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,4],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser2 assigns 1 to Movement, 4 to Attack: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
= e7d916e71eefa8fc

turn 4
> 1  activate Fighter3
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":3}
# Fighter3 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":2}
# Fighter3 spends 1 Movement die: 2 left
= a705dc74d45d94fa

turn 4
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[19340,17000],"to":[22804,15000]}
# Fighter3 flies 4 in from 19.3,17 to 22.8,15
= e49245b976b3a1d8

turn 4
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":180}
# Fighter3 turns right to heading 180°
= dbf6abe4269c4d67

turn 4
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":1}
# Fighter3 spends 1 Movement die: 1 left
= 92290e0484a9901a

turn 4
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":2000,"from":[22804,15000],"to":[22804,13000]}
# Fighter3 flies 2 in from 22.8,15 to 22.8,13
= 2419466cdd1ea54b

turn 4
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":2000,"from":[22804,13000],"to":[22804,11000]}
# Fighter3 flies 2 in from 22.8,13 to 22.8,11
= d47056b8444b2479

turn 4
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":240}
# Fighter3 turns right to heading 240°
= 3f6b2f79fa8328d2

turn 4
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends 1 Movement die: 0 left
= 8353f54b94bb708c

turn 4
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":300}
# Fighter3 turns right to heading 300°
= 174bb567baef08ff

turn 4
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":2000,"from":[22804,11000],"to":[21072,12000]}
# Fighter3 flies 2 in from 22.8,11 to 21.1,12
= b970265504650881

turn 4
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":3}
# Fighter1 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends 1 Movement die: 2 left
= df00741235914832

turn 4
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":180}
# Fighter1 turns right to heading 180°
= 4d5dd6d237092243

turn 4
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[26062,16500],"to":[26062,15500]}
# Fighter1 flies 1 in from 26.1,16.5 to 26.1,15.5
= 716afe141ec26478

turn 4
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends 1 Movement die: 1 left
= d40cd696a0503efa

turn 4
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":3000,"from":[26062,15500],"to":[26062,12500]}
# Fighter1 flies 3 in from 26.1,15.5 to 26.1,12.5
= 8f78a19cb1e2d248

turn 4
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":240}
# Fighter1 turns right to heading 240°
= fbe7762cfd98a513

turn 4
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= c15f0097779e8c44

turn 4
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":300}
# Fighter1 turns right to heading 300°
= ec76540f1ce68b0f

turn 4
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[26062,12500],"to":[25196,13000]}
# Fighter1 flies 1 in from 26.1,12.5 to 25.2,13
= d7cae12ae1aa3de5

turn 4
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":2}
# Fighter2 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends 1 Movement die: 1 left
= 1c725769cc19414f

turn 4
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[24866,18500],"to":[24866,17500]}
# Fighter2 flies 1 in from 24.9,18.5 to 24.9,17.5
= 8801282a87e8aac1

turn 4
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":240}
# Fighter2 turns right to heading 240°
= 849e23368123cfb7

turn 4
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[24866,17500],"to":[24000,17000]}
# Fighter2 flies 1 in from 24.9,17.5 to 24,17
= c936f17614e381ba

turn 4
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
= 981c45536855b37a

turn 4
> 2  activate Cruiser2
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends 1 Movement die: 0 left
= 00c1f0c998fa6e06

turn 4
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"right","heading":0}
# Cruiser2 turns right to heading 0°
= b0847367781eb37c

turn 4
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":3000,"from":[21670,17500],"to":[21670,20500]}
# Cruiser2 flies 3 in from 21.7,17.5 to 21.7,20.5
= 87f97f2b1f531b9e

turn 4
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser1","number":1}
# Cruiser1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":0}
# Cruiser1 spends 1 Movement die: 0 left
= d03ecf5d481e8cf7

turn 4
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":3000,"from":[20268,14000],"to":[20268,17000]}
# Cruiser1 flies 3 in from 20.3,14 to 20.3,17
= 65f648b6894781a6

turn 4
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser1","way":"right","heading":60}
# Cruiser1 turns right to heading 60°
= b55452709035abe4

turn 4
> 2  attack Fighter2 range 0 bonus 1 roll 2
[SS-4.1] {"kind":"attacks","piece":"Cruiser1","target":"Fighter2","range":0,"bonus":1,"roll":2,"distance":3732}
# Cruiser1 attacks Fighter2 at 3.7 in and rolls 2 dice, after spending 1 on the bonus
  [SS-4.4] d6 = 1
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"Cruiser1","target":"Fighter2","faces":[1,5],"needed":5,"hits":1}
# rolled 1, 5, needed 5+: 1 hit
= 4f75853fd42fb5d6

turn 4
> 2  lose Reserve
[SS-4.5] {"kind":"lost","piece":"Fighter2","box":"Reserve","by":2,"left":3}
# side 2 takes a die from Reserve of Fighter2, which has 3 dice left
= 2478bfb015546dfb

turn 4
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":1000,"from":[20268,17000],"to":[21134,17500]}
# Cruiser1 flies 1 in from 20.3,17 to 21.1,17.5
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 ends its activation
[SS-2.1] {"kind":"turn","number":5}
# turn 5 begins
= 28d7b0076db5ed5e

turn 5
> 1  assign Fighter1 M3; Fighter2 none; Fighter3 M1
> 2  assign Cruiser1 M1 A3; Cruiser2 M1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Fighter1 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,0,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":2}}
# Fighter2 assigns no dice: now 0 in Defence, 1 in Movement, 0 in Attack, 2 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":2}}
# Fighter3 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 2 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser1","dealt":[0,1,3],"boxes":{"defence":1,"movement":1,"attack":3,"reserve":0}}
# Cruiser1 assigns 1 to Movement, 3 to Attack: now 1 in Defence, 1 in Movement, 3 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser2 assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":3}
# Fighter1 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends 1 Movement die: 2 left
= 29279876c2556a33

turn 5
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[25196,13000],"to":[24330,13500]}
# Fighter1 flies 1 in from 25.2,13 to 24.3,13.5
= 4313c36de1d3b1af

turn 5
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends 1 Movement die: 1 left
= 72f3659a67a985d8

turn 5
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[24330,13500],"to":[22598,14500]}
# Fighter1 flies 2 in from 24.3,13.5 to 22.6,14.5
= dd9db72f3993e25d

turn 5
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[22598,14500],"to":[21732,15000]}
# Fighter1 flies 1 in from 22.6,14.5 to 21.7,15
= cd0f44154619fbf8

turn 5
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":0}
# Fighter1 turns right to heading 0°
= 62c73cf8c97cf18f

turn 5
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[21732,15000],"to":[21732,16000]}
# Fighter1 flies 1 in from 21.7,15 to 21.7,16
= 875fce5c1a846e93

turn 5
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
= 05cae629526ef2f0

turn 5
> 2  activate Cruiser1
[SS-2.3] {"kind":"activated","piece":"Cruiser1","number":1}
# Cruiser1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":0}
# Cruiser1 spends 1 Movement die: 0 left
= 7d68ccf26be9e62f

turn 5
> 2  attack Fighter2 range 0 bonus 1 roll 2
[SS-4.1] {"kind":"attacks","piece":"Cruiser1","target":"Fighter2","range":0,"bonus":1,"roll":2,"distance":2909}
# Cruiser1 attacks Fighter2 at 2.9 in and rolls 2 dice, after spending 1 on the bonus
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"Cruiser1","target":"Fighter2","faces":[5,4],"needed":5,"hits":1}
# rolled 5, 4, needed 5+: 1 hit
= f8d1f6c7d2f17c4c

turn 5
> 2  lose Movement
[SS-4.5] {"kind":"lost","piece":"Fighter2","box":"Movement","by":2,"left":2}
# side 2 takes a die from Movement of Fighter2, which has 2 dice left
= 7be6feefa89c930c

turn 5
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":2000,"from":[21134,17500],"to":[22866,18500]}
# Cruiser1 flies 2 in from 21.1,17.5 to 22.9,18.5
= bededc046c0b4803

turn 5
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser1","way":"right","heading":120}
# Cruiser1 turns right to heading 120°
= 6a542fe042dc98b1

turn 5
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":1000,"from":[22866,18500],"to":[23732,18000]}
# Cruiser1 flies 1 in from 22.9,18.5 to 23.7,18
= 3ee593a95112c074

turn 5
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends 1 Movement die: 0 left
= 148733b9e1365421

turn 5
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":0}
# Fighter3 turns right to heading 0°
= f1dd174bfcd1ac9f

turn 5
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":2000,"from":[21072,12000],"to":[21072,14000]}
# Fighter3 flies 2 in from 21.1,12 to 21.1,14
= b88c669d16485840

turn 5
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends 1 Movement die: 0 left
= dba1be8f09047bfb

turn 5
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[21670,20500],"to":[21670,21500]}
# Cruiser2 flies 1 in from 21.7,20.5 to 21.7,21.5
= 2f7f852be163382d

turn 5
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"right","heading":60}
# Cruiser2 turns right to heading 60°
= e91dc745b5e5425f

turn 5
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[21670,21500],"to":[22536,22000]}
# Cruiser2 flies 1 in from 21.7,21.5 to 22.5,22
= d8db0228fe322b56

turn 5
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 ends its activation
[SS-2.4] {"kind":"activated","piece":"Fighter2","number":0}
# Fighter2 starts its activation with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.1] {"kind":"turn","number":6}
# turn 6 begins
= 69e257ebe443eae3

turn 6
> 1  assign Fighter1 none; Fighter2 M1; Fighter3 M3
> 2  assign Cruiser1 M1 A3; Cruiser2 M1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,0,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":2}}
# Fighter1 assigns no dice: now 0 in Defence, 1 in Movement, 0 in Attack, 2 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":1}}
# Fighter2 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Fighter3 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser1","dealt":[0,1,3],"boxes":{"defence":1,"movement":1,"attack":3,"reserve":0}}
# Cruiser1 assigns 1 to Movement, 3 to Attack: now 1 in Defence, 1 in Movement, 3 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser2 assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":3}
# Fighter3 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":2}
# Fighter3 spends 1 Movement die: 2 left
= 100701069a386085

turn 6
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[21072,14000],"to":[21072,15000]}
# Fighter3 flies 1 in from 21.1,14 to 21.1,15
= b19ffbc8e8afbb9e

turn 6
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[21072,15000],"to":[21072,16000]}
# Fighter3 flies 1 in from 21.1,15 to 21.1,16
[SS-3.4] {"kind":"overlaps","piece":"Fighter3","other":"Fighter1"}
# Fighter3 overlaps Fighter1: ships do not collide
= 5c7419245f89d017

turn 6
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":60}
# Fighter3 turns right to heading 60°
= 3a5daa0bc40d5363

turn 6
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[21072,16000],"to":[21938,16500]}
# Fighter3 flies 1 in from 21.1,16 to 21.9,16.5
[SS-3.4] {"kind":"overlaps","piece":"Fighter3","other":"Fighter1"}
# Fighter3 overlaps Fighter1: ships do not collide
= 256d531688a53c35

turn 6
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":1}
# Fighter3 spends 1 Movement die: 1 left
= 02198e5e8a8c0404

turn 6
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[21938,16500],"to":[22804,17000]}
# Fighter3 flies 1 in from 21.9,16.5 to 22.8,17
= 7b50abb2fa98d368

turn 6
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":0}
# Fighter3 turns left to heading 0°
= d90e8f14842da674

turn 6
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 ends its activation
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
= b554469f4ea3063d

turn 6
> 1  activate Fighter2
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":1}
# Fighter2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= ed00fec81795a207

turn 6
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":300}
# Fighter2 turns right to heading 300°
= c7b0926e13f4f2da

turn 6
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[24000,17000],"to":[20536,19000]}
# Fighter2 flies 4 in from 24,17 to 20.5,19
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
= 1b3e037c6247d5e2

turn 6
> 2  activate Cruiser1
[SS-2.3] {"kind":"activated","piece":"Cruiser1","number":1}
# Cruiser1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":0}
# Cruiser1 spends 1 Movement die: 0 left
= d10cc99f4f732c59

turn 6
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser1","way":"right","heading":180}
# Cruiser1 turns right to heading 180°
= ea7ae99ad04507a4

turn 6
> 2  attack Fighter3 range 0 bonus 1 roll 2
[SS-4.1] {"kind":"attacks","piece":"Cruiser1","target":"Fighter3","range":0,"bonus":1,"roll":2,"distance":1364}
# Cruiser1 attacks Fighter3 at 1.4 in and rolls 2 dice, after spending 1 on the bonus
  [SS-4.4] d6 = 1
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"Cruiser1","target":"Fighter3","faces":[1,6],"needed":5,"hits":1}
# rolled 1, 6, needed 5+: 1 hit
= 74b2222b614b163b

turn 6
> 2  lose Reserve
[SS-4.5] {"kind":"lost","piece":"Fighter3","box":"Reserve","by":2,"left":2}
# side 2 takes a die from Reserve of Fighter3, which has 2 dice left
= 82b743e5e6649438

turn 6
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":3000,"from":[23732,18000],"to":[23732,15000]}
# Cruiser1 flies 3 in from 23.7,18 to 23.7,15
= 1b699a62ec09ed34

turn 6
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= c9a757338bc51467

turn 6
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[21732,16000],"to":[21732,20000]}
# Fighter1 flies 4 in from 21.7,16 to 21.7,20
= 266472ef6776c80d

turn 6
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends 1 Movement die: 0 left
= 8e867a97b8699547

turn 6
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"right","heading":120}
# Cruiser2 turns right to heading 120°
= 538096909a85fd81

turn 6
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":4000,"from":[22536,22000],"to":[26000,20000]}
# Cruiser2 flies 4 in from 22.5,22 to 26,20
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 ends its activation
[SS-2.1] {"kind":"turn","number":7}
# turn 7 begins
= 4c50c58d972bb059

turn 7
> 1  assign Fighter1 M2; Fighter2 M1 A1; Fighter3 none
> 2  assign Cruiser1 M2 A2; Cruiser2 M1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":0,"reserve":1}}
# Fighter1 assigns 2 to Movement: now 0 in Defence, 2 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,1,1],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":0}}
# Fighter2 assigns 1 to Movement, 1 to Attack: now 0 in Defence, 1 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,0,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":1}}
# Fighter3 assigns no dice: now 0 in Defence, 1 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser1","dealt":[0,2,2],"boxes":{"defence":1,"movement":2,"attack":2,"reserve":0}}
# Cruiser1 assigns 2 to Movement, 2 to Attack: now 1 in Defence, 2 in Movement, 2 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser2 assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
[SS-2.3] {"kind":"activated","piece":"Cruiser1","number":2}
# Cruiser1 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":1}
# Cruiser1 spends 1 Movement die: 1 left
= c66afc0997b9afae

turn 7
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":1000,"from":[23732,15000],"to":[23732,14000]}
# Cruiser1 flies 1 in from 23.7,15 to 23.7,14
= 15aeb2e28bc50d3b

turn 7
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser1","way":"right","heading":240}
# Cruiser1 turns right to heading 240°
= 61912390098d1cac

turn 7
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":0}
# Cruiser1 spends 1 Movement die: 0 left
= a1a00afe2b21cb69

turn 7
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser1","way":"right","heading":300}
# Cruiser1 turns right to heading 300°
= b58336bb606dfe0f

turn 7
> 2  attack Fighter2 range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"Cruiser1","target":"Fighter2","range":0,"bonus":0,"roll":2,"distance":5934}
# Cruiser1 attacks Fighter2 at 5.9 in and rolls 2 dice
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"Cruiser1","target":"Fighter2","faces":[5,2],"needed":6,"hits":0}
# rolled 5, 2, needed 6+: no hit
= 91bcb9187718b19c

turn 7
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":1000,"from":[23732,14000],"to":[22866,14500]}
# Cruiser1 flies 1 in from 23.7,14 to 22.9,14.5
= 387d9e35bce74d65

turn 7
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":2}
# Fighter1 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends 1 Movement die: 1 left
= ae6a6ae5ecf044f5

turn 7
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[21732,20000],"to":[21732,21000]}
# Fighter1 flies 1 in from 21.7,20 to 21.7,21
= b87f98218ecdbbd4

turn 7
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":60}
# Fighter1 turns right to heading 60°
= 437b57d5db541f07

turn 7
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[21732,21000],"to":[23464,22000]}
# Fighter1 flies 2 in from 21.7,21 to 23.5,22
= 021afd753e4f160d

turn 7
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= 5c64e214a07ff6e7

turn 7
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":120}
# Fighter1 turns right to heading 120°
= 7b1751e90da2bdce

turn 7
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[23464,22000],"to":[24330,21500]}
# Fighter1 flies 1 in from 23.5,22 to 24.3,21.5
= 9e57e9f6895d554c

turn 7
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[24330,21500],"to":[25196,21000]}
# Fighter1 flies 1 in from 24.3,21.5 to 25.2,21
= 86c42d94dc819084

turn 7
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends 1 Movement die: 0 left
= 574088928b9544f6

turn 7
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"right","heading":180}
# Cruiser2 turns right to heading 180°
= 595a66ba31dcc9d1

turn 7
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":4000,"from":[26000,20000],"to":[26000,16000]}
# Cruiser2 flies 4 in from 26,20 to 26,16
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 ends its activation
= bdb7f460ccfda1e0

turn 7
> 1  activate Fighter2
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":1}
# Fighter2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= a7f4ed5c5201ff53

turn 7
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":0}
# Fighter2 turns right to heading 0°
= 5c421ce867168037

turn 7
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[20536,19000],"to":[20536,20000]}
# Fighter2 flies 1 in from 20.5,19 to 20.5,20
= 34c11d37cb3fdce7

turn 7
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends 1 Movement die: 0 left
= 6f86c46654a2c471

turn 7
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":60}
# Fighter3 turns right to heading 60°
= f9a694983aff1617

turn 7
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":3000,"from":[22804,17000],"to":[25402,18500]}
# Fighter3 flies 3 in from 22.8,17 to 25.4,18.5
= 7c4ebd629d4f5843

turn 7
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[25402,18500],"to":[26268,19000]}
# Fighter3 flies 1 in from 25.4,18.5 to 26.3,19
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 ends its activation
[SS-2.1] {"kind":"turn","number":8}
# turn 8 begins
= 6d6a991fb69aff40

turn 8
> 1  assign Fighter1 M3; Fighter2 M1; Fighter3 M1
> 2  assign Cruiser1 M1 A3; Cruiser2 M1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Fighter1 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":0}}
# Fighter2 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":1}}
# Fighter3 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser1","dealt":[0,1,3],"boxes":{"defence":1,"movement":1,"attack":3,"reserve":0}}
# Cruiser1 assigns 1 to Movement, 3 to Attack: now 1 in Defence, 1 in Movement, 3 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser2 assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":3}
# Fighter1 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends 1 Movement die: 2 left
= 3ec763c01b894830

turn 8
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":3000,"from":[25196,21000],"to":[27794,19500]}
# Fighter1 flies 3 in from 25.2,21 to 27.8,19.5
= cd3fe56d9b4aeb07

turn 8
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[27794,19500],"to":[28660,19000]}
# Fighter1 flies 1 in from 27.8,19.5 to 28.7,19
= 48bbc27277ebe8bc

turn 8
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":180}
# Fighter1 turns right to heading 180°
= 0d3d49ad2073f644

turn 8
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends 1 Movement die: 1 left
= 88b3d4b9002a158f

turn 8
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":240}
# Fighter1 turns right to heading 240°
= 0bca7dfd6e3d2134

turn 8
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[28660,19000],"to":[26928,18000]}
# Fighter1 flies 2 in from 28.7,19 to 26.9,18
= cbf85d984a94fc86

turn 8
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
= e9d9aa45bf87732e

turn 8
> 1  activate Fighter3
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends 1 Movement die: 0 left
= 5500d95701de5d35

turn 8
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":2000,"from":[26268,19000],"to":[28000,20000]}
# Fighter3 flies 2 in from 26.3,19 to 28,20
= 09f89e7098ee71d3

turn 8
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":0}
# Fighter3 turns left to heading 0°
= bb497393c3ecf728

turn 8
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[28000,20000],"to":[28000,21000]}
# Fighter3 flies 1 in from 28,20 to 28,21
= be1a0dd5c2de2836

turn 8
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 ends its activation
= 1602ed7629ff0f84

turn 8
> 2  activate Cruiser2
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends 1 Movement die: 0 left
= bab90e0974e9ce82

turn 8
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":120}
# Cruiser2 turns left to heading 120°
= 9a15b1885d1c67e3

turn 8
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":3000,"from":[26000,16000],"to":[28598,14500]}
# Cruiser2 flies 3 in from 26,16 to 28.6,14.5
= 0b03f0d8fb37f5d6

turn 8
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":1}
# Fighter2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends 1 Movement die: 0 left
= 470e633c2805ac81

turn 8
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":60}
# Fighter2 turns right to heading 60°
= f18c48f3065bf83e

turn 8
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[20536,20000],"to":[21402,20500]}
# Fighter2 flies 1 in from 20.5,20 to 21.4,20.5
= 2011b88db8d8634f

turn 8
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser1","number":1}
# Cruiser1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":0}
# Cruiser1 spends 1 Movement die: 0 left
= f24567d35500e63e

turn 8
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":3000,"from":[22866,14500],"to":[20268,16000]}
# Cruiser1 flies 3 in from 22.9,14.5 to 20.3,16
= b2e8ee08b4ac59ba

turn 8
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":1000,"from":[20268,16000],"to":[19402,16500]}
# Cruiser1 flies 1 in from 20.3,16 to 19.4,16.5
= e3855e6af7fae0ca

turn 8
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser1","way":"right","heading":0}
# Cruiser1 turns right to heading 0°
= d953d126e0f6ed92

turn 8
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 ends its activation
[SS-2.1] {"kind":"turn","number":9}
# turn 9 begins
= c37a8b37faa8aa59

turn 9
> 1  assign Fighter1 M2; Fighter2 M1; Fighter3 M1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,2,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Fighter1 assigns 2 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":0}}
# Fighter2 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":1}}
# Fighter3 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser1","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":3,"reserve":0}}
# Cruiser1 assigns 1 to Movement: now 1 in Defence, 1 in Movement, 3 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser2 assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":3}
# Fighter1 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends 1 Movement die: 2 left
= c7e7ab3a3f2baa88

turn 9
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":3000,"from":[26928,18000],"to":[24330,16500]}
# Fighter1 flies 3 in from 26.9,18 to 24.3,16.5
= 2e079ce838ccedec

turn 9
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends 1 Movement die: 1 left
= 2502150deba41a2c

turn 9
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":180}
# Fighter1 turns left to heading 180°
= ff63db8fc5535e71

turn 9
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[24330,16500],"to":[24330,15500]}
# Fighter1 flies 1 in from 24.3,16.5 to 24.3,15.5
= 8113b483f2a37137

turn 9
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= d17da8f9b8aa96eb

turn 9
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":120}
# Fighter1 turns left to heading 120°
= 570b73d8acb05d0e

turn 9
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[24330,15500],"to":[25196,15000]}
# Fighter1 flies 1 in from 24.3,15.5 to 25.2,15
= 48b2b11b70085c0d

turn 9
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
= 4d296d70391c3b7a

turn 9
> 2  activate Cruiser1
[SS-2.3] {"kind":"activated","piece":"Cruiser1","number":1}
# Cruiser1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":0}
# Cruiser1 spends 1 Movement die: 0 left
= d283f1a30e8a05e5

turn 9
> 2  attack Fighter2 range 0 bonus 1 roll 2
[SS-4.1] {"kind":"attacks","piece":"Cruiser1","target":"Fighter2","range":0,"bonus":1,"roll":2,"distance":4472}
# Cruiser1 attacks Fighter2 at 4.5 in and rolls 2 dice, after spending 1 on the bonus
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"Cruiser1","target":"Fighter2","faces":[2,5],"needed":5,"hits":1}
# rolled 2, 5, needed 5+: 1 hit
= ebce0ef1c4c1342d

turn 9
> 2  lose Movement
[SS-4.5] {"kind":"lost","piece":"Fighter2","box":"Movement","by":2,"left":1}
# side 2 takes a die from Movement of Fighter2, which has 1 die left
= 2e4d3cd44a5f6591

turn 9
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":3000,"from":[19402,16500],"to":[19402,19500]}
# Cruiser1 flies 3 in from 19.4,16.5 to 19.4,19.5
= 54ba2628c4743b84

turn 9
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser1","way":"right","heading":60}
# Cruiser1 turns right to heading 60°
= e385607220d69176

turn 9
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":1000,"from":[19402,19500],"to":[20268,20000]}
# Cruiser1 flies 1 in from 19.4,19.5 to 20.3,20
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends 1 Movement die: 0 left
= 56fe94ac6ed08f54

turn 9
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":300}
# Fighter3 turns left to heading 300°
= cb1363fb5d727ec8

turn 9
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[28000,21000],"to":[24536,23000]}
# Fighter3 flies 4 in from 28,21 to 24.5,23
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends 1 Movement die: 0 left
= a0a18a66e85d6d11

turn 9
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":60}
# Cruiser2 turns left to heading 60°
= a22968ad12936ba3

turn 9
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":3000,"from":[28598,14500],"to":[31196,16000]}
# Cruiser2 flies 3 in from 28.6,14.5 to 31.2,16
= c96f27497818a447

turn 9
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 ends its activation
[SS-2.4] {"kind":"activated","piece":"Fighter2","number":0}
# Fighter2 starts its activation with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.1] {"kind":"turn","number":10}
# turn 10 begins
= a3ff16ac77d0becd

turn 10
> 1  assign Fighter1 M3; Fighter3 M1
> 2  assign Cruiser1 M1 A3; Cruiser2 M1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Fighter1 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":1}}
# Fighter3 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser1","dealt":[0,1,3],"boxes":{"defence":1,"movement":1,"attack":3,"reserve":0}}
# Cruiser1 assigns 1 to Movement, 3 to Attack: now 1 in Defence, 1 in Movement, 3 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser2 assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":3}
# Fighter1 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends 1 Movement die: 2 left
= 09243f0d692f5980

turn 10
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[25196,15000],"to":[26062,14500]}
# Fighter1 flies 1 in from 25.2,15 to 26.1,14.5
= 87b9c6262ca08e55

turn 10
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends 1 Movement die: 1 left
= 22a2d96ba395df6a

turn 10
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[26062,14500],"to":[27794,13500]}
# Fighter1 flies 2 in from 26.1,14.5 to 27.8,13.5
= 04b04c8b25dfee24

turn 10
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":60}
# Fighter1 turns left to heading 60°
= 1f116ca9b535de14

turn 10
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[27794,13500],"to":[28660,14000]}
# Fighter1 flies 1 in from 27.8,13.5 to 28.7,14
= 78c259a0b5702c97

turn 10
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends 1 Movement die: 0 left
= 7429741a995f9788

turn 10
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":240}
# Fighter3 turns left to heading 240°
= 1bfebcce049df566

turn 10
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[24536,23000],"to":[21072,21000]}
# Fighter3 flies 4 in from 24.5,23 to 21.1,21
[SS-3.4] {"kind":"overlaps","piece":"Fighter3","other":"Fighter2"}
# Fighter3 overlaps Fighter2: ships do not collide
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 ends its activation
= ce623639897a2fe3

turn 10
> 2  activate Cruiser1
[SS-2.3] {"kind":"activated","piece":"Cruiser1","number":1}
# Cruiser1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":0}
# Cruiser1 spends 1 Movement die: 0 left
= 6297fd6bc3ffa1e2

turn 10
> 2  attack Fighter2 range 0 bonus 1 roll 2
[SS-4.1] {"kind":"attacks","piece":"Cruiser1","target":"Fighter2","range":0,"bonus":1,"roll":2,"distance":1239}
# Cruiser1 attacks Fighter2 at 1.2 in and rolls 2 dice, after spending 1 on the bonus
  [SS-4.4] d6 = 1
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"Cruiser1","target":"Fighter2","faces":[1,3],"needed":5,"hits":0}
# rolled 1, 3, needed 5+: no hit
= d156095d27aeb379

turn 10
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":1000,"from":[20268,20000],"to":[21134,20500]}
# Cruiser1 flies 1 in from 20.3,20 to 21.1,20.5
[SS-3.4] {"kind":"overlaps","piece":"Cruiser1","other":"Fighter2"}
# Cruiser1 overlaps Fighter2: ships do not collide
[SS-3.4] {"kind":"overlaps","piece":"Cruiser1","other":"Fighter3"}
# Cruiser1 overlaps Fighter3: ships do not collide
= c862041345ceae1e

turn 10
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser1","way":"right","heading":120}
# Cruiser1 turns right to heading 120°
= be311b4728a9860c

turn 10
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends 1 Movement die: 0 left
= bcc7224509170a7b

turn 10
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"right","heading":120}
# Cruiser2 turns right to heading 120°
= d199949382f40ea2

turn 10
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[31196,16000],"to":[32062,15500]}
# Cruiser2 flies 1 in from 31.2,16 to 32.1,15.5
= b888421ba3248f2f

turn 10
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[32062,15500],"to":[32928,15000]}
# Cruiser2 flies 1 in from 32.1,15.5 to 32.9,15
= 2c12da2cd9365212

turn 10
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 ends its activation
[SS-2.4] {"kind":"activated","piece":"Fighter2","number":0}
# Fighter2 starts its activation with no Movement die: it cannot move
= ea61242faba28f20

turn 10
> 1  attack Cruiser1 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser1","range":0,"bonus":0,"roll":1,"distance":268}
# Fighter2 attacks Cruiser1 at 0.3 in and rolls 1 die
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser1","faces":[6],"needed":6,"hits":1}
# rolled 6, needed 6+: 1 hit
[SS-4.6] {"kind":"met","piece":"Cruiser1","hits":1,"left":0}
# Cruiser1 spends 1 Defence die to stop 1 hit: 0 left
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 ends its activation
[SS-2.1] {"kind":"turn","number":11}
# turn 11 begins
= da711d7998ae7e7f

turn 11
> 1  assign Fighter1 M1 A1; Fighter2 M1; Fighter3 M1 A1
> 2  assign Cruiser1 M1 A4; Cruiser2 M1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,1],"boxes":{"defence":0,"movement":2,"attack":1,"reserve":0}}
# Fighter1 assigns 1 to Movement, 1 to Attack: now 0 in Defence, 2 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":0}}
# Fighter2 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,1],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":0}}
# Fighter3 assigns 1 to Movement, 1 to Attack: now 0 in Defence, 1 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser1","dealt":[0,1,4],"boxes":{"defence":0,"movement":1,"attack":4,"reserve":0}}
# Cruiser1 assigns 1 to Movement, 4 to Attack: now 0 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser2 assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":2}
# Fighter1 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends 1 Movement die: 1 left
= 921ac7d718dbb277

turn 11
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[28660,14000],"to":[29526,14500]}
# Fighter1 flies 1 in from 28.7,14 to 29.5,14.5
= e069a0f86e5105c2

turn 11
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= c627c27c208a19e9

turn 11
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[29526,14500],"to":[31258,15500]}
# Fighter1 flies 2 in from 29.5,14.5 to 31.3,15.5
= f8062564922a79f1

turn 11
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter1","target":"Cruiser2","range":0,"bonus":0,"roll":1,"distance":1743}
# Fighter1 attacks Cruiser2 at 1.7 in and rolls 1 die
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"Fighter1","target":"Cruiser2","faces":[5],"needed":6,"hits":0}
# rolled 5, needed 6+: no hit
= 3526c7864160a9ef

turn 11
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":120}
# Fighter1 turns right to heading 120°
= c709338f3a7d8b1d

turn 11
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
= cfcce921d6120c93

turn 11
> 2  activate Cruiser1
[SS-2.3] {"kind":"activated","piece":"Cruiser1","number":1}
# Cruiser1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":0}
# Cruiser1 spends 1 Movement die: 0 left
= b12a3500adb88ee4

turn 11
> 2  attack Fighter2 range 0 bonus 2 roll 2
[SS-4.1] {"kind":"attacks","piece":"Cruiser1","target":"Fighter2","range":0,"bonus":2,"roll":2,"distance":268}
# Cruiser1 attacks Fighter2 at 0.3 in and rolls 2 dice, after spending 2 on the bonus
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"Cruiser1","target":"Fighter2","faces":[4,2],"needed":4,"hits":1}
# rolled 4, 2, needed 4+: 1 hit
[SS-4.5] {"kind":"lost","piece":"Fighter2","box":"Movement","by":2,"left":0}
# side 2 takes a die from Movement of Fighter2, which has 0 dice left
[SS-4.7] {"kind":"destroyed","piece":"Fighter2"}
# Fighter2 is destroyed
= 8dfde0da09df1094

turn 11
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":4000,"from":[21134,20500],"to":[24598,18500]}
# Cruiser1 flies 4 in from 21.1,20.5 to 24.6,18.5
= 1ba15eb98047e850

turn 11
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends 1 Movement die: 0 left
= a29f39c327b5b857

turn 11
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":300}
# Fighter3 turns right to heading 300°
= d59f1fe4d1ceb96b

turn 11
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[21072,21000],"to":[20206,21500]}
# Fighter3 flies 1 in from 21.1,21 to 20.2,21.5
= 79e7c456ef0f9e95

turn 11
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends 1 Movement die: 0 left
= 74b2ca155720e9c2

turn 11
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":60}
# Cruiser2 turns left to heading 60°
= 50401f640b44019f

turn 11
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":3000,"from":[32928,15000],"to":[35526,16500]}
# Cruiser2 flies 3 in from 32.9,15 to 35.5,16.5
= 4b98568cf06222cf

turn 11
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 ends its activation
[SS-2.1] {"kind":"turn","number":12}
# turn 12 begins
= b90fb7a551162672

turn 12
> 1  assign Fighter1 M3; Fighter3 M1
> 2  assign Cruiser1 M1 A4; Cruiser2 M1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Fighter1 assigns 3 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":0}}
# Fighter3 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser1","dealt":[0,1,4],"boxes":{"defence":0,"movement":1,"attack":4,"reserve":0}}
# Cruiser1 assigns 1 to Movement, 4 to Attack: now 0 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser2 assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":3}
# Fighter1 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends 1 Movement die: 2 left
= 67a65a40c2b1139e

turn 12
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[31258,15500],"to":[32990,14500]}
# Fighter1 flies 2 in from 31.3,15.5 to 33,14.5
= abbb68eaf2381e3f

turn 12
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":60}
# Fighter1 turns left to heading 60°
= 72c206ef85c178e6

turn 12
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[32990,14500],"to":[34722,15500]}
# Fighter1 flies 2 in from 33,14.5 to 34.7,15.5
= 76b8af84f6ae6e5b

turn 12
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends 1 Movement die: 0 left
= 70cf42e951e9cd0e

turn 12
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":0}
# Fighter3 turns right to heading 0°
= 677cc604697e59b0

turn 12
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[20206,21500],"to":[20206,22500]}
# Fighter3 flies 1 in from 20.2,21.5 to 20.2,22.5
= 3ef79963908d9d84

turn 12
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 ends its activation
= 996eaa13f1000b69

turn 12
> 2  activate Cruiser1
[SS-2.3] {"kind":"activated","piece":"Cruiser1","number":1}
# Cruiser1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":0}
# Cruiser1 spends 1 Movement die: 0 left
= e5836f86bcec4d3b

turn 12
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":4000,"from":[24598,18500],"to":[28062,16500]}
# Cruiser1 flies 4 in from 24.6,18.5 to 28.1,16.5
= d4b6b1f9c3863580

turn 12
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends 1 Movement die: 0 left
= 8396e5bc83185be7

turn 12
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":0}
# Cruiser2 turns left to heading 0°
= 55a4c7e51d0e14c1

turn 12
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":3000,"from":[35526,16500],"to":[35526,19500]}
# Cruiser2 flies 3 in from 35.5,16.5 to 35.5,19.5
= d723eef9aab943cf

turn 12
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 ends its activation
[SS-2.1] {"kind":"turn","number":13}
# turn 13 begins
= 050e83a349c77a74

turn 13
> 1  assign Fighter1 M1; Fighter3 M1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":0}}
# Fighter1 assigns 1 to Movement: now 0 in Defence, 3 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":0}}
# Fighter3 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":4,"reserve":0}}
# Cruiser1 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser2 assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":3}
# Fighter1 starts its activation with 3 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends 1 Movement die: 2 left
= 79596b3a3d8b9586

turn 13
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[34722,15500],"to":[38186,17500]}
# Fighter1 flies 4 in from 34.7,15.5 to 38.2,17.5
= b5fb66d4cac69f7c

turn 13
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":0}
# Fighter1 turns left to heading 0°
= d26aa162e16b1638

turn 13
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends 1 Movement die: 1 left
= c820e4f2d6e41570

turn 13
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[38186,17500],"to":[38186,18500]}
# Fighter1 flies 1 in from 38.2,17.5 to 38.2,18.5
= 4580f5ef15970966

turn 13
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":300}
# Fighter1 turns left to heading 300°
= d2f7abcb4784629f

turn 13
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= 594fdf0f85bf91ff

turn 13
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[38186,18500],"to":[37320,19000]}
# Fighter1 flies 1 in from 38.2,18.5 to 37.3,19
= b3db38a474f549ce

turn 13
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":240}
# Fighter1 turns left to heading 240°
= ba90fa5385d332f6

turn 13
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
= af222a7614d9de91

turn 13
> 2  activate Cruiser2
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends 1 Movement die: 0 left
= 7d582551d6cd4974

turn 13
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"right","heading":60}
# Cruiser2 turns right to heading 60°
= 7937b65ee3676799

turn 13
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[35526,19500],"to":[36392,20000]}
# Cruiser2 flies 1 in from 35.5,19.5 to 36.4,20
= 52ec327c963bd71f

turn 13
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends 1 Movement die: 0 left
= 3af5b36b21247c8a

turn 13
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":60}
# Fighter3 turns right to heading 60°
= 27deb0f9928f36ca

turn 13
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":2000,"from":[20206,22500],"to":[21938,23500]}
# Fighter3 flies 2 in from 20.2,22.5 to 21.9,23.5
= 931d9a24e4aa8ac0

turn 13
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser1","number":1}
# Cruiser1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":0}
# Cruiser1 spends 1 Movement die: 0 left
= f3251f84939d36bf

turn 13
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser1","way":"left","heading":60}
# Cruiser1 turns left to heading 60°
= 32b38b33d9758568

turn 13
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":4000,"from":[28062,16500],"to":[31526,18500]}
# Cruiser1 flies 4 in from 28.1,16.5 to 31.5,18.5
= a3dd53a67266552e

turn 13
> 2  attack Fighter1 range 0 bonus 1 roll 3
[SS-4.1] {"kind":"attacks","piece":"Cruiser1","target":"Fighter1","range":0,"bonus":1,"roll":3,"distance":5815}
# Cruiser1 attacks Fighter1 at 5.8 in and rolls 3 dice, after spending 1 on the bonus
  [SS-4.4] d6 = 6
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"Cruiser1","target":"Fighter1","faces":[6,4,3],"needed":5,"hits":1}
# rolled 6, 4, 3, needed 5+: 1 hit
[SS-4.5] {"kind":"lost","piece":"Fighter1","box":"Reserve","by":2,"left":2}
# side 2 takes a die from Reserve of Fighter1, which has 2 dice left
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 ends its activation
[SS-2.1] {"kind":"turn","number":14}
# turn 14 begins
= 23f1b6a9f638322b

turn 14
> 1  assign Fighter1 M1 A1; Fighter3 M1
> 2  assign Cruiser1 M1 A4; Cruiser2 M1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,1],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":0}}
# Fighter1 assigns 1 to Movement, 1 to Attack: now 0 in Defence, 1 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":0}}
# Fighter3 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser1","dealt":[0,1,4],"boxes":{"defence":0,"movement":1,"attack":4,"reserve":0}}
# Cruiser1 assigns 1 to Movement, 4 to Attack: now 0 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser2 assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
= 2e7c58d2ead236ac

turn 14
> 1  activate Fighter1
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= a9efda8117b48300

turn 14
> 1  attack Cruiser1 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter1","target":"Cruiser1","range":0,"bonus":0,"roll":1,"distance":5815}
# Fighter1 attacks Cruiser1 at 5.8 in and rolls 1 die
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"Fighter1","target":"Cruiser1","faces":[3],"needed":6,"hits":0}
# rolled 3, needed 6+: no hit
= 22ed6f17cc2f8ec9

turn 14
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[37320,19000],"to":[33856,17000]}
# Fighter1 flies 4 in from 37.3,19 to 33.9,17
= 5e598b435bcd7b7a

turn 14
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":300}
# Fighter1 turns right to heading 300°
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
= 786c07c836e5b06e

turn 14
> 2  activate Cruiser1
[SS-2.3] {"kind":"activated","piece":"Cruiser1","number":1}
# Cruiser1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":0}
# Cruiser1 spends 1 Movement die: 0 left
= b78d220dad08bd60

turn 14
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":1000,"from":[31526,18500],"to":[32392,19000]}
# Cruiser1 flies 1 in from 31.5,18.5 to 32.4,19
= 2079503c097ddd6e

turn 14
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser1","way":"right","heading":120}
# Cruiser1 turns right to heading 120°
= 250ab62bcec42b59

turn 14
> 2  attack Fighter1 range 0 bonus 2 roll 2
[SS-4.1] {"kind":"attacks","piece":"Cruiser1","target":"Fighter1","range":0,"bonus":2,"roll":2,"distance":2478}
# Cruiser1 attacks Fighter1 at 2.5 in and rolls 2 dice, after spending 2 on the bonus
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"Cruiser1","target":"Fighter1","faces":[4,3],"needed":4,"hits":1}
# rolled 4, 3, needed 4+: 1 hit
[SS-4.5] {"kind":"lost","piece":"Fighter1","box":"Reserve","by":2,"left":1}
# side 2 takes a die from Reserve of Fighter1, which has 1 die left
= b8f8b3a9ec9446f4

turn 14
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends 1 Movement die: 0 left
= 3d9dd29685ee2677

turn 14
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":120}
# Fighter3 turns right to heading 120°
= 86e48706a41dacf3

turn 14
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[21938,23500],"to":[25402,21500]}
# Fighter3 flies 4 in from 21.9,23.5 to 25.4,21.5
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends 1 Movement die: 0 left
= eaa81fa53543cd78

turn 14
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"right","heading":120}
# Cruiser2 turns right to heading 120°
= 57563b3fd52dcd97

turn 14
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[36392,20000],"to":[37258,19500]}
# Cruiser2 flies 1 in from 36.4,20 to 37.3,19.5
= a0c9edb5f4a19ea7

turn 14
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":2000,"from":[37258,19500],"to":[38990,18500]}
# Cruiser2 flies 2 in from 37.3,19.5 to 39,18.5
= 3a1901421004381d

turn 14
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 ends its activation
[SS-2.1] {"kind":"turn","number":15}
# turn 15 begins
= 7f2448f92f4f7588

turn 15
> 2  assign Cruiser1 M1 A4; Cruiser2 M1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":0}}
# Fighter1 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":0}}
# Fighter3 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser1","dealt":[0,1,4],"boxes":{"defence":0,"movement":1,"attack":4,"reserve":0}}
# Cruiser1 assigns 1 to Movement, 4 to Attack: now 0 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser2 assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
= 70444ed19efc83e5

turn 15
> 1  activate Fighter1
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= fc4ccbba2d2eaa79

turn 15
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[33856,17000],"to":[32124,18000]}
# Fighter1 flies 2 in from 33.9,17 to 32.1,18
= 680f56933986b41c

turn 15
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":0}
# Fighter1 turns right to heading 0°
= bb52f0e68fefce7a

turn 15
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[32124,18000],"to":[32124,20000]}
# Fighter1 flies 2 in from 32.1,18 to 32.1,20
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
= 19b6217c3599b00c

turn 15
> 2  activate Cruiser1
[SS-2.3] {"kind":"activated","piece":"Cruiser1","number":1}
# Cruiser1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":0}
# Cruiser1 spends 1 Movement die: 0 left
= 5751cead4b0011c0

turn 15
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser1","way":"right","heading":180}
# Cruiser1 turns right to heading 180°
= 66d4ac46f9a29fb4

turn 15
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":1000,"from":[32392,19000],"to":[32392,18000]}
# Cruiser1 flies 1 in from 32.4,19 to 32.4,18
= cfb0cac885abb408

turn 15
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":2000,"from":[32392,18000],"to":[32392,16000]}
# Cruiser1 flies 2 in from 32.4,18 to 32.4,16
= f0f8fd952ebdee19

turn 15
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":1000,"from":[32392,16000],"to":[32392,15000]}
# Cruiser1 flies 1 in from 32.4,16 to 32.4,15
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends 1 Movement die: 0 left
= 38e99a5059df8a18

turn 15
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[25402,21500],"to":[28866,19500]}
# Fighter3 flies 4 in from 25.4,21.5 to 28.9,19.5
= 21bf40fa20a81b5f

turn 15
> 1  attack Cruiser1 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter3","target":"Cruiser1","range":0,"bonus":0,"roll":1,"distance":5716}
# Fighter3 attacks Cruiser1 at 5.7 in and rolls 1 die
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"Fighter3","target":"Cruiser1","faces":[3],"needed":6,"hits":0}
# rolled 3, needed 6+: no hit
= 203856b063f8ec39

turn 15
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends 1 Movement die: 0 left
= bbc93c0337eba445

turn 15
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"right","heading":180}
# Cruiser2 turns right to heading 180°
= 182c36d41caebe11

turn 15
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[38990,18500],"to":[38990,17500]}
# Cruiser2 flies 1 in from 39,18.5 to 39,17.5
= 5c8f29f470368100

turn 15
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 ends its activation
[SS-2.1] {"kind":"turn","number":16}
# turn 16 begins
= 7931dd4677ffb845

turn 16
> 1  assign Fighter1 M1; Fighter3 M1 A1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":0}}
# Fighter1 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,1],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":0}}
# Fighter3 assigns 1 to Movement, 1 to Attack: now 0 in Defence, 1 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":4,"reserve":0}}
# Cruiser1 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser2 assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
= 23c0e3f26deaad20

turn 16
> 1  activate Fighter3
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends 1 Movement die: 0 left
= ef2a971598ea29db

turn 16
> 1  attack Cruiser1 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter3","target":"Cruiser1","range":0,"bonus":0,"roll":1,"distance":5716}
# Fighter3 attacks Cruiser1 at 5.7 in and rolls 1 die
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"Fighter3","target":"Cruiser1","faces":[3],"needed":6,"hits":0}
# rolled 3, needed 6+: no hit
= 696e96715addfd10

turn 16
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[28866,19500],"to":[29732,19000]}
# Fighter3 flies 1 in from 28.9,19.5 to 29.7,19
= 6b6365ef641b4fde

turn 16
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 ends its activation
= 850e46941a64f6d7

turn 16
> 2  activate Cruiser1
[SS-2.3] {"kind":"activated","piece":"Cruiser1","number":1}
# Cruiser1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":0}
# Cruiser1 spends 1 Movement die: 0 left
= 3298f29015d192f2

turn 16
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser1","way":"right","heading":240}
# Cruiser1 turns right to heading 240°
= 34818317c9081552

turn 16
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":1000,"from":[32392,15000],"to":[31526,14500]}
# Cruiser1 flies 1 in from 32.4,15 to 31.5,14.5
= 974a8a8afa926a4e

turn 16
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":1000,"from":[31526,14500],"to":[30660,14000]}
# Cruiser1 flies 1 in from 31.5,14.5 to 30.7,14
= d610ff5de2f1926b

turn 16
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= 7fa75c9574c3f12a

turn 16
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":60}
# Fighter1 turns right to heading 60°
= 17ae90875ed3f4cd

turn 16
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[32124,20000],"to":[33856,21000]}
# Fighter1 flies 2 in from 32.1,20 to 33.9,21
= 5e6d8856186f2985

turn 16
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[33856,21000],"to":[34722,21500]}
# Fighter1 flies 1 in from 33.9,21 to 34.7,21.5
= a9ec23b343480b1e

turn 16
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[34722,21500],"to":[35588,22000]}
# Fighter1 flies 1 in from 34.7,21.5 to 35.6,22
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends 1 Movement die: 0 left
= bf6ee56a577c31ee

turn 16
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"right","heading":240}
# Cruiser2 turns right to heading 240°
= 683acef4fe9b71d1

turn 16
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":2000,"from":[38990,17500],"to":[37258,16500]}
# Cruiser2 flies 2 in from 39,17.5 to 37.3,16.5
= 872209a8cc8a229f

turn 16
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 ends its activation
[SS-2.1] {"kind":"turn","number":17}
# turn 17 begins
= 6203a49c83772289

turn 17
> 1  assign Fighter1 M1; Fighter3 M1 A1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":0}}
# Fighter1 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,1],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":0}}
# Fighter3 assigns 1 to Movement, 1 to Attack: now 0 in Defence, 1 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":4,"reserve":0}}
# Cruiser1 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser2 assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
= aa65b433811becc0

turn 17
> 1  activate Fighter3
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends 1 Movement die: 0 left
= 7bb4a6c807c58e60

turn 17
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":3000,"from":[29732,19000],"to":[32330,17500]}
# Fighter3 flies 3 in from 29.7,19 to 32.3,17.5
= a36050608794c832

turn 17
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":180}
# Fighter3 turns right to heading 180°
= 3fc2ad8b29a63316

turn 17
> 1  attack Cruiser1 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter3","target":"Cruiser1","range":0,"bonus":0,"roll":1,"distance":3878}
# Fighter3 attacks Cruiser1 at 3.9 in and rolls 1 die
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"Fighter3","target":"Cruiser1","faces":[6],"needed":6,"hits":1}
# rolled 6, needed 6+: 1 hit
= 185aa167272355c6

turn 17
> 1  lose Movement
[SS-4.5] {"kind":"lost","piece":"Cruiser1","box":"Movement","by":1,"left":4}
# side 1 takes a die from Movement of Cruiser1, which has 4 dice left
= 3b0b50557524b94e

turn 17
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends 1 Movement die: 0 left
= 3a827d6c0e03ef73

turn 17
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"right","heading":300}
# Cruiser2 turns right to heading 300°
= 44db3e1a0a0f4313

turn 17
> 2  attack Fighter3 range 0 bonus 2 roll 2
[SS-4.1] {"kind":"attacks","piece":"Cruiser2","target":"Fighter3","range":0,"bonus":2,"roll":2,"distance":5028}
# Cruiser2 attacks Fighter3 at 5 in and rolls 2 dice, after spending 2 on the bonus
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"Cruiser2","target":"Fighter3","faces":[2,3],"needed":4,"hits":0}
# rolled 2, 3, needed 4+: no hit
= daa68e334589a699

turn 17
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":3000,"from":[37258,16500],"to":[34660,18000]}
# Cruiser2 flies 3 in from 37.3,16.5 to 34.7,18
= 547c3a7631216092

turn 17
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= 46c5197bbc142ac2

turn 17
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":120}
# Fighter1 turns right to heading 120°
= d0bebe307d341ed5

turn 17
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":3000,"from":[35588,22000],"to":[38186,20500]}
# Fighter1 flies 3 in from 35.6,22 to 38.2,20.5
= 3752908b57dea104

turn 17
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.4] {"kind":"activated","piece":"Cruiser1","number":0}
# Cruiser1 starts its activation with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 ends its activation
[SS-2.1] {"kind":"turn","number":18}
# turn 18 begins
= f8fecffc9b9de8d6

turn 18
> 1  assign Fighter1 M1; Fighter3 M1 A1
> 2  assign Cruiser2 M1 A4
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":0}}
# Fighter1 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,1],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":0}}
# Fighter3 assigns 1 to Movement, 1 to Attack: now 0 in Defence, 1 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,4],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser2 assigns 1 to Movement, 4 to Attack: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
= ddf0af95ae9b7992

turn 18
> 1  activate Fighter3
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends 1 Movement die: 0 left
= abdbbe345d6441da

turn 18
> 1  attack Cruiser1 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter3","target":"Cruiser1","range":0,"bonus":0,"roll":1,"distance":3878}
# Fighter3 attacks Cruiser1 at 3.9 in and rolls 1 die
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"Fighter3","target":"Cruiser1","faces":[3],"needed":6,"hits":0}
# rolled 3, needed 6+: no hit
= 5742e319f9d36bea

turn 18
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":3000,"from":[32330,17500],"to":[32330,14500]}
# Fighter3 flies 3 in from 32.3,17.5 to 32.3,14.5
= a23839a67597cbdf

turn 18
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":240}
# Fighter3 turns right to heading 240°
= d34505c744892567

turn 18
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends 1 Movement die: 0 left
= 11c3b4dd9ebc775d

turn 18
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":240}
# Cruiser2 turns left to heading 240°
= ce435098dc724876

turn 18
> 2  attack Fighter3 range 0 bonus 2 roll 2
[SS-4.1] {"kind":"attacks","piece":"Cruiser2","target":"Fighter3","range":0,"bonus":2,"roll":2,"distance":4204}
# Cruiser2 attacks Fighter3 at 4.2 in and rolls 2 dice, after spending 2 on the bonus
  [SS-4.4] d6 = 3
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"Cruiser2","target":"Fighter3","faces":[3,3],"needed":4,"hits":0}
# rolled 3, 3, needed 4+: no hit
= 13e892085a71a703

turn 18
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[34660,18000],"to":[33794,17500]}
# Cruiser2 flies 1 in from 34.7,18 to 33.8,17.5
= 5cba42bface81388

turn 18
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= 4cedae1e977867b7

turn 18
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":180}
# Fighter1 turns right to heading 180°
= aa9d59550ea9fccb

turn 18
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[38186,20500],"to":[38186,18500]}
# Fighter1 flies 2 in from 38.2,20.5 to 38.2,18.5
= 80f5f9cc9d995c40

turn 18
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.4] {"kind":"activated","piece":"Cruiser1","number":0}
# Cruiser1 starts its activation with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 ends its activation
[SS-2.1] {"kind":"turn","number":19}
# turn 19 begins
= 93e4530d376728a9

turn 19
> 1  assign Fighter1 M1; Fighter3 M1
> 2  assign Cruiser2 M1 A4
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":0}}
# Fighter1 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":1}}
# Fighter3 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,4],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser2 assigns 1 to Movement, 4 to Attack: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
= a9c61419bae6a5c0

turn 19
> 1  activate Fighter3
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends 1 Movement die: 0 left
= ec4394bed01a4f16

turn 19
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[32330,14500],"to":[31464,14000]}
# Fighter3 flies 1 in from 32.3,14.5 to 31.5,14
[SS-3.4] {"kind":"overlaps","piece":"Fighter3","other":"Cruiser1"}
# Fighter3 overlaps Cruiser1: ships do not collide
= 51b492266f650839

turn 19
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends 1 Movement die: 0 left
= 9a13553fc34d9aa0

turn 19
> 2  attack Fighter3 range 0 bonus 2 roll 2
[SS-4.1] {"kind":"attacks","piece":"Cruiser2","target":"Fighter3","range":0,"bonus":2,"roll":2,"distance":4204}
# Cruiser2 attacks Fighter3 at 4.2 in and rolls 2 dice, after spending 2 on the bonus
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"Cruiser2","target":"Fighter3","faces":[2,2],"needed":4,"hits":0}
# rolled 2, 2, needed 4+: no hit
= 429f9b32ec940427

turn 19
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":2000,"from":[33794,17500],"to":[32062,16500]}
# Cruiser2 flies 2 in from 33.8,17.5 to 32.1,16.5
= d281b18e885ca4bb

turn 19
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":180}
# Cruiser2 turns left to heading 180°
= 0be3ada5785769ae

turn 19
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":2000,"from":[32062,16500],"to":[32062,14500]}
# Cruiser2 flies 2 in from 32.1,16.5 to 32.1,14.5
[SS-3.4] {"kind":"overlaps","piece":"Cruiser2","other":"Fighter3"}
# Cruiser2 overlaps Fighter3: ships do not collide
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= b2e8872f75c570a8

turn 19
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[38186,18500],"to":[38186,16500]}
# Fighter1 flies 2 in from 38.2,18.5 to 38.2,16.5
= 954cf2e983a210d6

turn 19
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":240}
# Fighter1 turns right to heading 240°
= 0ee88bab7edb229e

turn 19
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[38186,16500],"to":[36454,15500]}
# Fighter1 flies 2 in from 38.2,16.5 to 36.5,15.5
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.4] {"kind":"activated","piece":"Cruiser1","number":0}
# Cruiser1 starts its activation with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 ends its activation
[SS-2.1] {"kind":"turn","number":20}
# turn 20 begins
= 22268ff2418e631f

turn 20
> 1  assign Fighter1 M1; Fighter3 M1 A1
> 2  assign Cruiser2 M1 A4
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":0}}
# Fighter1 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,1],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":0}}
# Fighter3 assigns 1 to Movement, 1 to Attack: now 0 in Defence, 1 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,4],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser2 assigns 1 to Movement, 4 to Attack: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
= 477b6515c355cf27

turn 20
> 1  activate Fighter3
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends 1 Movement die: 0 left
= 0ab25a68c2fe7f85

turn 20
> 1  attack Cruiser1 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter3","target":"Cruiser1","range":0,"bonus":0,"roll":1,"distance":804}
# Fighter3 attacks Cruiser1 at 0.8 in and rolls 1 die
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"Fighter3","target":"Cruiser1","faces":[3],"needed":6,"hits":0}
# rolled 3, needed 6+: no hit
= ae984f09da7d59df

turn 20
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":300}
# Fighter3 turns right to heading 300°
= b2777e31fc80b520

turn 20
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":3000,"from":[31464,14000],"to":[28866,15500]}
# Fighter3 flies 3 in from 31.5,14 to 28.9,15.5
= 4ee1830154e50316

turn 20
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[28866,15500],"to":[28000,16000]}
# Fighter3 flies 1 in from 28.9,15.5 to 28,16
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends 1 Movement die: 0 left
= 2db9d8c364dd82af

turn 20
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":120}
# Cruiser2 turns left to heading 120°
= 92e5a1f1e4fffc55

turn 20
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":4000,"from":[32062,14500],"to":[35526,12500]}
# Cruiser2 flies 4 in from 32.1,14.5 to 35.5,12.5
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= 996d6cd603bad7c8

turn 20
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":3000,"from":[36454,15500],"to":[33856,14000]}
# Fighter1 flies 3 in from 36.5,15.5 to 33.9,14
= e17da5993c5ceb5e

turn 20
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":300}
# Fighter1 turns right to heading 300°
= 065f4bc3164813fd

turn 20
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[33856,14000],"to":[32990,14500]}
# Fighter1 flies 1 in from 33.9,14 to 33,14.5
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.4] {"kind":"activated","piece":"Cruiser1","number":0}
# Cruiser1 starts its activation with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 ends its activation
[SS-2.1] {"kind":"turn","number":21}
# turn 21 begins
= b384f01feacd5bb2

turn 21
> 1  assign Fighter1 M1; Fighter3 M2
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":0}}
# Fighter1 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":0,"reserve":0}}
# Fighter3 assigns 2 to Movement: now 0 in Defence, 2 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser2 assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":2}
# Fighter3 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":1}
# Fighter3 spends 1 Movement die: 1 left
= 182badd3c3aa0374

turn 21
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":0}
# Fighter3 turns right to heading 0°
= 9513eb1e5aca18c1

turn 21
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[28000,16000],"to":[28000,17000]}
# Fighter3 flies 1 in from 28,16 to 28,17
= 2cb3ec77fb320798

turn 21
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends 1 Movement die: 0 left
= eda4f5af95f42e6b

turn 21
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":60}
# Fighter3 turns right to heading 60°
= 8d5dd4b30e08cb9e

turn 21
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":3000,"from":[28000,17000],"to":[30598,18500]}
# Fighter3 flies 3 in from 28,17 to 30.6,18.5
= 975b051bd1dc86ea

turn 21
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 ends its activation
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends 1 Movement die: 0 left
= de214dd20c0eab52

turn 21
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":2000,"from":[35526,12500],"to":[37258,11500]}
# Cruiser2 flies 2 in from 35.5,12.5 to 37.3,11.5
= 659057864a968376

turn 21
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":60}
# Cruiser2 turns left to heading 60°
= 0bffce0ad6e7b9d1

turn 21
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[37258,11500],"to":[38124,12000]}
# Cruiser2 flies 1 in from 37.3,11.5 to 38.1,12
= bdb6c2cf6fb22576

turn 21
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= 37974d137276298e

turn 21
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[32990,14500],"to":[32124,15000]}
# Fighter1 flies 1 in from 33,14.5 to 32.1,15
= f57f6557609857be

turn 21
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":240}
# Fighter1 turns left to heading 240°
= 0a7f7dccce627a89

turn 21
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[32124,15000],"to":[31258,14500]}
# Fighter1 flies 1 in from 32.1,15 to 31.3,14.5
[SS-3.4] {"kind":"overlaps","piece":"Fighter1","other":"Cruiser1"}
# Fighter1 overlaps Cruiser1: ships do not collide
= 0cd7fd0ff2b81aa7

turn 21
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.4] {"kind":"activated","piece":"Cruiser1","number":0}
# Cruiser1 starts its activation with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 ends its activation
[SS-2.1] {"kind":"turn","number":22}
# turn 22 begins
= 446e06f89b450bad

turn 22
> 1  assign Fighter1 M1; Fighter3 M1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":0}}
# Fighter1 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":1}}
# Fighter3 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 1 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser2 assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends 1 Movement die: 0 left
= 90fce859848f7aaa

turn 22
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":2000,"from":[38124,12000],"to":[39856,13000]}
# Cruiser2 flies 2 in from 38.1,12 to 39.9,13
= 31c9d0b0e7d8d6f4

turn 22
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":0}
# Cruiser2 turns left to heading 0°
= 9845a700dac014bd

turn 22
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[39856,13000],"to":[39856,14000]}
# Cruiser2 flies 1 in from 39.9,13 to 39.9,14
= d3bc23c7573e3b3f

turn 22
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 ends its activation
= ca2d6a274e41057d

turn 22
> 1  activate Fighter1
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= e2796dbaba89b059

turn 22
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[31258,14500],"to":[30392,14000]}
# Fighter1 flies 1 in from 31.3,14.5 to 30.4,14
[SS-3.4] {"kind":"overlaps","piece":"Fighter1","other":"Cruiser1"}
# Fighter1 overlaps Cruiser1: ships do not collide
= 7157b4449a7e862f

turn 22
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":180}
# Fighter1 turns left to heading 180°
= 77933c482602090f

turn 22
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":3000,"from":[30392,14000],"to":[30392,11000]}
# Fighter1 flies 3 in from 30.4,14 to 30.4,11
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends 1 Movement die: 0 left
= 78cb42c66ad57544

turn 22
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":120}
# Fighter3 turns right to heading 120°
= 3df1181918077bb3

turn 22
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[30598,18500],"to":[34062,16500]}
# Fighter3 flies 4 in from 30.6,18.5 to 34.1,16.5
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 ends its activation
[SS-2.4] {"kind":"activated","piece":"Cruiser1","number":0}
# Cruiser1 starts its activation with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 ends its activation
[SS-2.1] {"kind":"turn","number":23}
# turn 23 begins
= 5157e9c8f1745456

turn 23
> 1  assign Fighter1 M1; Fighter3 M1 A1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":0}}
# Fighter1 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,1],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":0}}
# Fighter3 assigns 1 to Movement, 1 to Attack: now 0 in Defence, 1 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser2 assigns 1 to Movement: now 1 in Defence, 1 in Movement, 4 in Attack, 0 in Reserve
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# the coin falls for side 2, which goes first
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends 1 Movement die: 0 left
= b2a97e23277dd584

turn 23
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":2000,"from":[39856,14000],"to":[39856,16000]}
# Cruiser2 flies 2 in from 39.9,14 to 39.9,16
= eac6b176523215ee

turn 23
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":300}
# Cruiser2 turns left to heading 300°
= d5cb1e0e89d57436

turn 23
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[39856,16000],"to":[38990,16500]}
# Cruiser2 flies 1 in from 39.9,16 to 39,16.5
= f19ef27a1bae02fd

turn 23
> 2  attack Fighter3 range 0 bonus 2 roll 2
[SS-4.1] {"kind":"attacks","piece":"Cruiser2","target":"Fighter3","range":0,"bonus":2,"roll":2,"distance":4928}
# Cruiser2 attacks Fighter3 at 4.9 in and rolls 2 dice, after spending 2 on the bonus
  [SS-4.4] d6 = 3
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"Cruiser2","target":"Fighter3","faces":[3,2],"needed":4,"hits":0}
# rolled 3, 2, needed 4+: no hit
= 6a502f1fb7966e06

turn 23
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[38990,16500],"to":[38124,17000]}
# Cruiser2 flies 1 in from 39,16.5 to 38.1,17
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 ends its activation
= 76717c28de6b85f9

turn 23
> 1  activate Fighter3
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends 1 Movement die: 0 left
= c5e0faceabf6436a

turn 23
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter3","target":"Cruiser2","range":0,"bonus":0,"roll":1,"distance":4092}
# Fighter3 attacks Cruiser2 at 4.1 in and rolls 1 die
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"Fighter3","target":"Cruiser2","faces":[6],"needed":6,"hits":1}
# rolled 6, needed 6+: 1 hit
[SS-4.6] {"kind":"met","piece":"Cruiser2","hits":1,"left":0}
# Cruiser2 spends 1 Defence die to stop 1 hit: 0 left
= 04779073b2c08e98

turn 23
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":3000,"from":[34062,16500],"to":[36660,15000]}
# Fighter3 flies 3 in from 34.1,16.5 to 36.7,15
= 732e93a317feddc2

turn 23
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":60}
# Fighter3 turns left to heading 60°
= 3367080ebd1942b9

turn 23
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[36660,15000],"to":[37526,15500]}
# Fighter3 flies 1 in from 36.7,15 to 37.5,15.5
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= e5fdd27d94a336b4

turn 23
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[30392,11000],"to":[30392,9000]}
# Fighter1 flies 2 in from 30.4,11 to 30.4,9
= b041d519adb2c56c

turn 23
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":120}
# Fighter1 turns left to heading 120°
= a859f523c49b3ba9

turn 23
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.4] {"kind":"activated","piece":"Cruiser1","number":0}
# Cruiser1 starts its activation with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 ends its activation
[SS-2.1] {"kind":"turn","number":24}
# turn 24 begins
= 8e0ff81316c8ec83

turn 24
> 1  assign Fighter1 M1; Fighter3 M1 A1
> 2  assign Cruiser2 M2 A4
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":0}}
# Fighter1 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,1],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":0}}
# Fighter3 assigns 1 to Movement, 1 to Attack: now 0 in Defence, 1 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,2,4],"boxes":{"defence":0,"movement":2,"attack":4,"reserve":0}}
# Cruiser2 assigns 2 to Movement, 4 to Attack: now 0 in Defence, 2 in Movement, 4 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":2}
# Cruiser2 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":1}
# Cruiser2 spends 1 Movement die: 1 left
= 57607c85445503de

turn 24
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":240}
# Cruiser2 turns left to heading 240°
= 6e4d20eaede08005

turn 24
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":3000,"from":[38124,17000],"to":[35526,15500]}
# Cruiser2 flies 3 in from 38.1,17 to 35.5,15.5
= 77332251ec40bd8d

turn 24
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[35526,15500],"to":[34660,15000]}
# Cruiser2 flies 1 in from 35.5,15.5 to 34.7,15
= ecb4f204cb4ef555

turn 24
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends 1 Movement die: 0 left
= 318a36fe8e96fd45

turn 24
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":4000,"from":[34660,15000],"to":[31196,13000]}
# Cruiser2 flies 4 in from 34.7,15 to 31.2,13
= 6fca088daaa1c1be

turn 24
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":180}
# Cruiser2 turns left to heading 180°
= 5d78b91e68b2abf6

turn 24
> 2  attack Fighter1 range 0 bonus 2 roll 2
[SS-4.1] {"kind":"attacks","piece":"Cruiser2","target":"Fighter1","range":0,"bonus":2,"roll":2,"distance":4080}
# Cruiser2 attacks Fighter1 at 4.1 in and rolls 2 dice, after spending 2 on the bonus
  [SS-4.4] d6 = 1
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"Cruiser2","target":"Fighter1","faces":[1,1],"needed":4,"hits":0}
# rolled 1, 1, needed 4+: no hit
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 ends its activation
= cfbb34e4a18a3793

turn 24
> 1  activate Fighter1
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= 710f955285459dfd

turn 24
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[30392,9000],"to":[31258,8500]}
# Fighter1 flies 1 in from 30.4,9 to 31.3,8.5
= 7ad1a9a6248b3b77

turn 24
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":60}
# Fighter1 turns left to heading 60°
= b80506eb4059775c

turn 24
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":3000,"from":[31258,8500],"to":[33856,10000]}
# Fighter1 flies 3 in from 31.3,8.5 to 33.9,10
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends 1 Movement die: 0 left
= 2722cff7a59d3cb3

turn 24
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":0}
# Fighter3 turns left to heading 0°
= 3fc9986309225799

turn 24
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[37526,15500],"to":[37526,16500]}
# Fighter3 flies 1 in from 37.5,15.5 to 37.5,16.5
= 594dd3226a44fba7

turn 24
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 ends its activation
[SS-2.4] {"kind":"activated","piece":"Cruiser1","number":0}
# Cruiser1 starts its activation with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 ends its activation
[SS-2.1] {"kind":"turn","number":25}
# turn 25 begins
= 74541c4a20d6ea86

turn 25
> 2  assign Cruiser2 M1 A5
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":0}}
# Fighter1 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 0 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":0}}
# Fighter3 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,5],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# Cruiser2 assigns 1 to Movement, 5 to Attack: now 0 in Defence, 1 in Movement, 5 in Attack, 0 in Reserve
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# the coin falls for side 1, which goes first
= e9cdafddc78cdc81

turn 25
> 1  activate Fighter1
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends 1 Movement die: 0 left
= c63c3611c4b6720b

turn 25
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[33856,10000],"to":[34722,10500]}
# Fighter1 flies 1 in from 33.9,10 to 34.7,10.5
= 8a8d029135cc95e2

turn 25
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":0}
# Fighter1 turns left to heading 0°
= e341c396e61c6d2f

turn 25
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":3000,"from":[34722,10500],"to":[34722,13500]}
# Fighter1 flies 3 in from 34.7,10.5 to 34.7,13.5
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 ends its activation
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends 1 Movement die: 0 left
= 4605546c730a6451

turn 25
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":120}
# Cruiser2 turns left to heading 120°
= 4df575542e2feb51

turn 25
> 2  attack Fighter1 range 0 bonus 3 roll 2
[SS-4.1] {"kind":"attacks","piece":"Cruiser2","target":"Fighter1","range":0,"bonus":3,"roll":2,"distance":3561}
# Cruiser2 attacks Fighter1 at 3.6 in and rolls 2 dice, after spending 3 on the bonus
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"Cruiser2","target":"Fighter1","faces":[4,4],"needed":3,"hits":2}
# rolled 4, 4, needed 3+: 2 hits
[SS-4.5] {"kind":"lost","piece":"Fighter1","box":"Reserve","by":2,"left":0}
# side 2 takes a die from Reserve of Fighter1, which has 0 dice left
[SS-4.7] {"kind":"destroyed","piece":"Fighter1"}
# Fighter1 is destroyed
= 5e1eb2220278d6e7

turn 25
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":3000,"from":[31196,13000],"to":[33794,11500]}
# Cruiser2 flies 3 in from 31.2,13 to 33.8,11.5
= 8fcbccb614df097c

turn 25
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[33794,11500],"to":[34660,11000]}
# Cruiser2 flies 1 in from 33.8,11.5 to 34.7,11
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 ends its activation
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 starts its activation with 1 Movement die
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends 1 Movement die: 0 left
= dd946d22650b7563

turn 25
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[37526,16500],"to":[37526,17500]}
# Fighter3 flies 1 in from 37.5,16.5 to 37.5,17.5
= fbc31bb5ac34e26b

turn 25
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":300}
# Fighter3 turns left to heading 300°
= 07e2d21a0d955bf8

turn 25
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":2000,"from":[37526,17500],"to":[35794,18500]}
# Fighter3 flies 2 in from 37.5,17.5 to 35.8,18.5
= 09bb2e1ab4359fca

turn 25
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[35794,18500],"to":[34928,19000]}
# Fighter3 flies 1 in from 35.8,18.5 to 34.9,19
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 ends its activation
[SS-2.4] {"kind":"activated","piece":"Cruiser1","number":0}
# Cruiser1 starts its activation with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 ends its activation
[SS-2.1] {"kind":"turn","number":26}
# turn 26 begins
= 8fb642f73a25ec9f

turn 26
> 2  assign Cruiser2 M2 A4
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":0}}
# Fighter3 assigns 1 to Movement: now 0 in Defence, 1 in Movement, 1 in Attack, 0 in Reserve
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,2,4],"boxes":{"defence":0,"movement":2,"attack":4,"reserve":0}}
# Cruiser2 assigns 2 to Movement, 4 to Attack: now 0 in Defence, 2 in Movement, 4 in Attack, 0 in Reserve
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":2}
# Cruiser2 starts its activation with 2 Movement dice
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":1}
# Cruiser2 spends 1 Movement die: 1 left
= ced531ebe343ebd3

turn 26
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[34660,11000],"to":[35526,10500]}
# Cruiser2 flies 1 in from 34.7,11 to 35.5,10.5
= 2479ac4a305c909a

turn 26
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[35526,10500],"to":[36392,10000]}
# Cruiser2 flies 1 in from 35.5,10.5 to 36.4,10
= 0ca66b15c86a5ac9

turn 26
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":60}
# Cruiser2 turns left to heading 60°
= d861c069d477bded

turn 26
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[36392,10000],"to":[37258,10500]}
# Cruiser2 flies 1 in from 36.4,10 to 37.3,10.5
= 88ac1fec8e6bb719

turn 26
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[37258,10500],"to":[38124,11000]}
# Cruiser2 flies 1 in from 37.3,10.5 to 38.1,11
= 67009065b62a376a

turn 26
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends 1 Movement die: 0 left
= 36ef1a75d5d1a539

turn 26
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":0}
# Cruiser2 turns left to heading 0°
= 5f7acb91ce88167a

turn 26
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":3000,"from":[38124,11000],"to":[38124,14000]}
# Cruiser2 flies 3 in from 38.1,11 to 38.1,14
= 12590ad607856170

turn 26
> 2  attack Fighter3 range 0 bonus 2 roll 2
[SS-4.1] {"kind":"attacks","piece":"Cruiser2","target":"Fighter3","range":0,"bonus":2,"roll":2,"distance":5934}
# Cruiser2 attacks Fighter3 at 5.9 in and rolls 2 dice, after spending 2 on the bonus
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"Cruiser2","target":"Fighter3","faces":[5,5],"needed":4,"hits":2}
# rolled 5, 5, needed 4+: 2 hits
[SS-4.5] {"kind":"lost","piece":"Fighter3","box":"Movement","by":2,"left":1}
# side 2 takes a die from Movement of Fighter3, which has 1 die left
[SS-4.5] {"kind":"lost","piece":"Fighter3","box":"Attack","by":1,"left":0}
# side 1 takes a die from Attack of Fighter3, which has 0 dice left
[SS-4.7] {"kind":"destroyed","piece":"Fighter3"}
# Fighter3 is destroyed
[SS-5.3] {"kind":"over","winner":2,"how":"fleet"}
# no enemy is left: side 2 wins
= a0d10ee09b338bbb
