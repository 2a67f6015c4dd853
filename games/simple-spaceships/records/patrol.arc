firing-arc record 2
game simple-spaceships 1
wording en 1
scenario patrol
seat 1 doctrine
seat 2 random
dice seed 3
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
= f1f39421f4e5bad3

turn 1
> 1  assign Fighter1 M4; Fighter2 M4; Fighter3 M4
> 2  assign Cruiser1 M4 A1 D1; Cruiser2 M3 D2
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# Fighter1 assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# Fighter2 assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# Fighter3 assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] {"kind":"assigned","piece":"Cruiser1","dealt":[1,4,1],"boxes":{"defence":1,"movement":4,"attack":1,"reserve":0}}
# Cruiser1 assigns 1 to Defence, 4 to Movement, 1 to Attack: D1 M4 A1 R0
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[2,3,0],"boxes":{"defence":2,"movement":3,"attack":0,"reserve":1}}
# Cruiser2 assigns 2 to Defence, 3 to Movement: D2 M3 A0 R1
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# a coin is flipped: side 2 goes first
[SS-2.3] {"kind":"activated","piece":"Cruiser1","number":4}
# Cruiser1 is active at 4
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":3}
# Cruiser1 spends a Movement die, 3 left
= 72d1d7e10e991bb9

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":3000,"from":[22000,42000],"to":[22000,39000]}
# Cruiser1 flies 3 in from 22,42 to 22,39
= 0c2a0cb63019f895

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser1","way":"right","heading":240}
# Cruiser1 turns right to heading 240
= 29c3cac815dd9695

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":2}
# Cruiser1 spends a Movement die, 2 left
= 0e92776e9f10862c

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":3000,"from":[22000,39000],"to":[19402,37500]}
# Cruiser1 flies 3 in from 22,39 to 19.402,37.5
= c5d1e8f89509693b

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser1","way":"right","heading":300}
# Cruiser1 turns right to heading 300
= 7d04448500179a6d

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":1}
# Cruiser1 spends a Movement die, 1 left
= 3751fb145f21f374

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":3000,"from":[19402,37500],"to":[16804,39000]}
# Cruiser1 flies 3 in from 19.402,37.5 to 16.804,39
= 70e1b6801ce1f0cb

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser1","way":"right","heading":0}
# Cruiser1 turns right to heading 0
= e92f633d93bee251

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":0}
# Cruiser1 spends a Movement die, 0 left
= bbef24ececf0abed

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":3000,"from":[16804,39000],"to":[16804,42000]}
# Cruiser1 flies 3 in from 16.804,39 to 16.804,42
= f5a4e59663c2e5e6

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser1","way":"left","heading":300}
# Cruiser1 turns left to heading 300
= fb9f066237290742

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":1000,"from":[16804,42000],"to":[15938,42500]}
# Cruiser1 flies 1 in from 16.804,42 to 15.938,42.5
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 is done
= a8c77cfc1423a640

turn 1
> 1  activate Fighter3
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":4}
# Fighter3 is active at 4
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":3}
# Fighter3 spends a Movement die, 3 left
= 11a82fab40daf86e

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[28000,6000],"to":[28000,10000]}
# Fighter3 flies 4 in from 28,6 to 28,10
= 6b7d2d1cb91efdd8

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":300}
# Fighter3 turns left to heading 300
= e392137d7b506faf

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":2}
# Fighter3 spends a Movement die, 2 left
= b80ed3ef0850c2f1

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":0}
# Fighter3 turns right to heading 0
= 6f16769fc23388c3

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[28000,10000],"to":[28000,14000]}
# Fighter3 flies 4 in from 28,10 to 28,14
= cceeba869dfe5ff1

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":1}
# Fighter3 spends a Movement die, 1 left
= 1ea6a2312deb704f

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[28000,14000],"to":[28000,18000]}
# Fighter3 flies 4 in from 28,14 to 28,18
= 2b63690ca6d1df0d

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":300}
# Fighter3 turns left to heading 300
= 64bb6fb9d8dbff2a

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends a Movement die, 0 left
= 92891140d88b3f9e

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":0}
# Fighter3 turns right to heading 0
= 637eae91cbcd7a3d

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[28000,18000],"to":[28000,22000]}
# Fighter3 flies 4 in from 28,18 to 28,22
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
= 78d4d86775ec1b0d

turn 1
> 1  activate Fighter1
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":4}
# Fighter1 is active at 4
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":3}
# Fighter1 spends a Movement die, 3 left
= 64e9463da7a2cfa0

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[20000,6000],"to":[20000,10000]}
# Fighter1 flies 4 in from 20,6 to 20,10
= d0d728415b4e0d20

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":300}
# Fighter1 turns left to heading 300
= 15d78fd21abc7070

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends a Movement die, 2 left
= 4ea23e42a7875ce0

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":0}
# Fighter1 turns right to heading 0
= c82ba9ab32390ee9

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[20000,10000],"to":[20000,14000]}
# Fighter1 flies 4 in from 20,10 to 20,14
= 21d0d825668211ce

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends a Movement die, 1 left
= 775964ec1b5e1a26

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[20000,14000],"to":[20000,18000]}
# Fighter1 flies 4 in from 20,14 to 20,18
= 88e9a01479bd0086

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":300}
# Fighter1 turns left to heading 300
= 233b131aa4c2fc5d

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends a Movement die, 0 left
= fc8374db7289586b

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":0}
# Fighter1 turns right to heading 0
= d0c4880ab4aa19ae

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[20000,18000],"to":[20000,22000]}
# Fighter1 flies 4 in from 20,18 to 20,22
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":4}
# Fighter2 is active at 4
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":3}
# Fighter2 spends a Movement die, 3 left
= 724ee4e3d5f522eb

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[24000,6000],"to":[24000,10000]}
# Fighter2 flies 4 in from 24,6 to 24,10
= cfc902197b0ea2b2

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":300}
# Fighter2 turns left to heading 300
= 608e2c283729765c

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends a Movement die, 2 left
= 9647167bad29e9df

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":0}
# Fighter2 turns right to heading 0
= d1dc3098857395f3

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[24000,10000],"to":[24000,14000]}
# Fighter2 flies 4 in from 24,10 to 24,14
= 73d7c0c1dd4d2002

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends a Movement die, 1 left
= 131b1790ed563499

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[24000,14000],"to":[24000,18000]}
# Fighter2 flies 4 in from 24,14 to 24,18
= 30229ff7a52b6335

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":300}
# Fighter2 turns left to heading 300
= f829fd1d8090a9fc

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends a Movement die, 0 left
= 9744478bf245ee93

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":0}
# Fighter2 turns right to heading 0
= 2b8968b90e10ab44

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[24000,18000],"to":[24000,22000]}
# Fighter2 flies 4 in from 24,18 to 24,22
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":3}
# Cruiser2 is active at 3
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":2}
# Cruiser2 spends a Movement die, 2 left
= d26a3770fb043584

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":3000,"from":[26000,42000],"to":[26000,39000]}
# Cruiser2 flies 3 in from 26,42 to 26,39
= 923deead33ef70a6

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"right","heading":240}
# Cruiser2 turns right to heading 240
= 0707468b0b1591fd

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":1}
# Cruiser2 spends a Movement die, 1 left
= 51593d55b5e06e6f

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":3000,"from":[26000,39000],"to":[23402,37500]}
# Cruiser2 flies 3 in from 26,39 to 23.402,37.5
= ecf624b6d7da1100

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"right","heading":300}
# Cruiser2 turns right to heading 300
= 67ae02255ac28f69

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends a Movement die, 0 left
= 638e516f6b7f048d

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":3000,"from":[23402,37500],"to":[20804,39000]}
# Cruiser2 flies 3 in from 23.402,37.5 to 20.804,39
= 2d33f06731df032e

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":240}
# Cruiser2 turns left to heading 240
= c185e6506c64c900

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[20804,39000],"to":[19938,38500]}
# Cruiser2 flies 1 in from 20.804,39 to 19.938,38.5
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.1] {"kind":"turn","number":2}
# turn 2: dice are assigned
= 8d3575db9d85ed41

turn 2
> 1  assign Fighter1 M3 A1; Fighter2 M4; Fighter3 M3
> 2  assign Cruiser1 M1 D1; Cruiser2 M1 A3
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,3,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# Fighter1 assigns 3 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# Fighter2 assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter3 assigns 3 to Movement: D0 M3 A0 R1
[SS-2.2] {"kind":"assigned","piece":"Cruiser1","dealt":[1,1,0],"boxes":{"defence":2,"movement":1,"attack":1,"reserve":2}}
# Cruiser1 assigns 1 to Defence, 1 to Movement: D2 M1 A1 R2
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,3],"boxes":{"defence":2,"movement":1,"attack":3,"reserve":0}}
# Cruiser2 assigns 1 to Movement, 3 to Attack: D2 M1 A3 R0
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":4}
# Fighter2 is active at 4
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":3}
# Fighter2 spends a Movement die, 3 left
= 9d6a90c4a2ee1123

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[24000,22000],"to":[24000,26000]}
# Fighter2 flies 4 in from 24,22 to 24,26
= c38b9e90fd95c77c

turn 2
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends a Movement die, 2 left
= 138bffe4fe0d4faf

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[24000,26000],"to":[24000,30000]}
# Fighter2 flies 4 in from 24,26 to 24,30
= 68132f490bbcbab1

turn 2
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends a Movement die, 1 left
= 0cb64c13610b6807

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[24000,30000],"to":[24000,34000]}
# Fighter2 flies 4 in from 24,30 to 24,34
= 1608da23dfb64cbc

turn 2
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends a Movement die, 0 left
= dfbdb3d07e7f095a

turn 2
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[24000,34000],"to":[24000,37000]}
# Fighter2 flies 3 in from 24,34 to 24,37
= 362ecd8dc4d2647b

turn 2
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":300}
# Fighter2 turns left to heading 300
= 88e222c2719acb8e

turn 2
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[24000,37000],"to":[23134,37500]}
# Fighter2 flies 1 in from 24,37 to 23.134,37.5
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
= 9c2ac30156aa6f8f

turn 2
> 1  activate Fighter3
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":3}
# Fighter3 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":2}
# Fighter3 spends a Movement die, 2 left
= 32b81bcf4d8b05c2

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[28000,22000],"to":[28000,26000]}
# Fighter3 flies 4 in from 28,22 to 28,26
= 27741a324ff6f1cc

turn 2
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":1}
# Fighter3 spends a Movement die, 1 left
= 276eace96224b09e

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[28000,26000],"to":[28000,30000]}
# Fighter3 flies 4 in from 28,26 to 28,30
= 6ed0667f290613aa

turn 2
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends a Movement die, 0 left
= c619345e87be50b1

turn 2
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[28000,30000],"to":[28000,31000]}
# Fighter3 flies 1 in from 28,30 to 28,31
= 01ab7b1935aec0a5

turn 2
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":300}
# Fighter3 turns left to heading 300
= 509827a36cf6c458

turn 2
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":3000,"from":[28000,31000],"to":[25402,32500]}
# Fighter3 flies 3 in from 28,31 to 25.402,32.5
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":3}
# Fighter1 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends a Movement die, 2 left
= 946aa234baeb7d58

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[20000,22000],"to":[20000,26000]}
# Fighter1 flies 4 in from 20,22 to 20,26
= da47a783e64c1fab

turn 2
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":60}
# Fighter1 turns right to heading 60
= 79bfced4b748fb9c

turn 2
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends a Movement die, 1 left
= 5e7e77a8c69885e6

turn 2
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":0}
# Fighter1 turns left to heading 0
= 104d3368d7f4a61d

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[20000,26000],"to":[20000,30000]}
# Fighter1 flies 4 in from 20,26 to 20,30
= 70c5b16e6bd55bb4

turn 2
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends a Movement die, 0 left
= 63022f8e9424070e

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[20000,30000],"to":[20000,34000]}
# Fighter1 flies 4 in from 20,30 to 20,34
= e7838e2de17a5fdd

turn 2
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter1","target":"Cruiser2","range":0,"bonus":0,"roll":1,"distance":4500}
# Fighter1 attacks Cruiser2 at 4.5 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"Fighter1","target":"Cruiser2","faces":[1],"needed":6,"hits":0}
# 1 of 6+: no hit
= 676c886423d8cc31

turn 2
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
= c3a6ec78f6c62356

turn 2
> 2  activate Cruiser2
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends a Movement die, 0 left
= 9b85267c84c7f60c

turn 2
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":3000,"from":[19938,38500],"to":[17340,37000]}
# Cruiser2 flies 3 in from 19.938,38.5 to 17.34,37
= a2b2cf5463ee4dd0

turn 2
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":180}
# Cruiser2 turns left to heading 180
= 960a636045ff6222

turn 2
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[17340,37000],"to":[17340,36000]}
# Cruiser2 flies 1 in from 17.34,37 to 17.34,36
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.3] {"kind":"activated","piece":"Cruiser1","number":1}
# Cruiser1 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":0}
# Cruiser1 spends a Movement die, 0 left
= 6c6f3d795ee497b2

turn 2
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":3000,"from":[15938,42500],"to":[13340,44000]}
# Cruiser1 flies 3 in from 15.938,42.5 to 13.34,44
= c4a9b0fdc28b0daf

turn 2
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser1","way":"left","heading":240}
# Cruiser1 turns left to heading 240
= e88661a3af4fbc0d

turn 2
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":1000,"from":[13340,44000],"to":[12474,43500]}
# Cruiser1 flies 1 in from 13.34,44 to 12.474,43.5
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 is done
[SS-2.1] {"kind":"turn","number":3}
# turn 3: dice are assigned
= d27006de51ce081e

turn 3
> 1  assign Fighter1 M3; Fighter2 M3 A1; Fighter3 M2
> 2  assign Cruiser1 M1 D1; Cruiser2 M1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter1 assigns 3 to Movement: D0 M3 A0 R1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# Fighter2 assigns 3 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":0,"reserve":2}}
# Fighter3 assigns 2 to Movement: D0 M2 A0 R2
[SS-2.2] {"kind":"assigned","piece":"Cruiser1","dealt":[1,1,0],"boxes":{"defence":3,"movement":1,"attack":1,"reserve":1}}
# Cruiser1 assigns 1 to Defence, 1 to Movement: D3 M1 A1 R1
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":2,"movement":1,"attack":3,"reserve":0}}
# Cruiser2 assigns 1 to Movement: D2 M1 A3 R0
= 2df3a1f13f0bc257

turn 3
> 1  activate Fighter1
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":3}
# Fighter1 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends a Movement die, 2 left
= 1a6c264ff35bc72a

turn 3
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[20000,34000],"to":[20000,36000]}
# Fighter1 flies 2 in from 20,34 to 20,36
= c8b8a171a5c6072e

turn 3
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":300}
# Fighter1 turns left to heading 300
= af80e3941f7df5ea

turn 3
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[20000,36000],"to":[19134,36500]}
# Fighter1 flies 1 in from 20,36 to 19.134,36.5
= 86a059d9d3d637d7

turn 3
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends a Movement die, 2 left
= f8059c00a464a5d2

turn 3
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":240}
# Fighter2 turns left to heading 240
= 4e0cd83d26d596d2

turn 3
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser2","range":0,"bonus":0,"roll":1,"distance":5985}
# Fighter2 attacks Cruiser2 at 5.985 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser2","faces":[3],"needed":6,"hits":0}
# 3 of 6+: no hit
= 37a82febf3b41421

turn 3
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[23134,37500],"to":[21402,36500]}
# Fighter2 flies 2 in from 23.134,37.5 to 21.402,36.5
= 4f672df05880d999

turn 3
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends a Movement die, 1 left
= 9bbf347dcc84df9d

turn 3
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[21402,36500],"to":[19670,35500]}
# Fighter2 flies 2 in from 21.402,36.5 to 19.67,35.5
= 5ef41c894ebfb26d

turn 3
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":300}
# Fighter2 turns right to heading 300
= cc83aff2168b12e1

turn 3
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[19670,35500],"to":[17938,36500]}
# Fighter2 flies 2 in from 19.67,35.5 to 17.938,36.5
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Cruiser2"}
# Fighter2 is over Cruiser2: ships do not collide
= 0cfe420bea7697e4

turn 3
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":2}
# Fighter3 is active at 2
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":1}
# Fighter3 spends a Movement die, 1 left
= fba5fe7b31b3d1c1

turn 3
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[25402,32500],"to":[21938,34500]}
# Fighter3 flies 4 in from 25.402,32.5 to 21.938,34.5
= 3ba8bb2c077d0ed3

turn 3
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends a Movement die, 0 left
= b7f4a849ef390aca

turn 3
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[21938,34500],"to":[18474,36500]}
# Fighter3 flies 4 in from 21.938,34.5 to 18.474,36.5
[SS-3.4] {"kind":"overlaps","piece":"Fighter3","other":"Fighter1"}
# Fighter3 is over Fighter1: ships do not collide
[SS-3.4] {"kind":"overlaps","piece":"Fighter3","other":"Fighter2"}
# Fighter3 is over Fighter2: ships do not collide
= 1e497689f1d4099d

turn 3
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
= 30c340aaaad6e0be

turn 3
> 2  activate Cruiser2
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends a Movement die, 0 left
= 42c858092475c4a3

turn 3
> 2  fly 3.5
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":3500,"from":[17340,36000],"to":[17340,32500]}
# Cruiser2 flies 3.5 in from 17.34,36 to 17.34,32.5
= 17949b2267d9f76f

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"right","heading":240}
# Cruiser2 turns right to heading 240
= f08e9a1daa3354ab

turn 3
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.3] {"kind":"activated","piece":"Cruiser1","number":1}
# Cruiser1 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":0}
# Cruiser1 spends a Movement die, 0 left
= 872df9794a9e426b

turn 3
> 2  fly 3.5
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":3500,"from":[12474,43500],"to":[9443,41750]}
# Cruiser1 flies 3.5 in from 12.474,43.5 to 9.443,41.75
= 42675870e32300d4

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser1","way":"right","heading":300}
# Cruiser1 turns right to heading 300
= bff005d1b4c6498d

turn 3
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 is done
[SS-2.1] {"kind":"turn","number":4}
# turn 4: dice are assigned
= f5dd01cb08c926a2

turn 4
> 1  assign Fighter1 none; Fighter2 M2; Fighter3 M3 A1
> 2  assign Cruiser1 M2; Cruiser2 M1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,0,0],"boxes":{"defence":0,"movement":2,"attack":0,"reserve":2}}
# Fighter1 assigns nothing: D0 M2 A0 R2
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,2,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter2 assigns 2 to Movement: D0 M3 A0 R1
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,3,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# Fighter3 assigns 3 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.2] {"kind":"assigned","piece":"Cruiser1","dealt":[0,2,0],"boxes":{"defence":3,"movement":2,"attack":1,"reserve":0}}
# Cruiser1 assigns 2 to Movement: D3 M2 A1 R0
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":2,"movement":1,"attack":3,"reserve":0}}
# Cruiser2 assigns 1 to Movement: D2 M1 A3 R0
= a60bc3af39842f82

turn 4
> 1  activate Fighter3
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":3}
# Fighter3 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":2}
# Fighter3 spends a Movement die, 2 left
= 629aeb7fed873834

turn 4
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[18474,36500],"to":[15010,38500]}
# Fighter3 flies 4 in from 18.474,36.5 to 15.01,38.5
= d306f1aae024ef91

turn 4
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":0}
# Fighter3 turns right to heading 0
= 74b1d5d94adc82f6

turn 4
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":1}
# Fighter3 spends a Movement die, 1 left
= c052396dc2cc562a

turn 4
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[15010,38500],"to":[15010,39500]}
# Fighter3 flies 1 in from 15.01,38.5 to 15.01,39.5
= cdc8db74f71afdee

turn 4
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends a Movement die, 0 left
= abb5a0d33183fc46

turn 4
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[15010,39500],"to":[15010,40500]}
# Fighter3 flies 1 in from 15.01,39.5 to 15.01,40.5
= d8c6ccc4c405750c

turn 4
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":300}
# Fighter3 turns left to heading 300
= a00d0abb53fcfaec

turn 4
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[15010,40500],"to":[14144,41000]}
# Fighter3 flies 1 in from 15.01,40.5 to 14.144,41
= 71a93734c2473d68

turn 4
> 1  attack Cruiser1 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter3","target":"Cruiser1","range":0,"bonus":0,"roll":1,"distance":4760}
# Fighter3 attacks Cruiser1 at 4.76 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"Fighter3","target":"Cruiser1","faces":[1],"needed":6,"hits":0}
# 1 of 6+: no hit
= dfb87bf0cd1f0f9e

turn 4
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends a Movement die, 2 left
= d32a34dba618a3bf

turn 4
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[17938,36500],"to":[15340,38000]}
# Fighter2 flies 3 in from 17.938,36.5 to 15.34,38
= fccdfed5473a335f

turn 4
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[15340,38000],"to":[14474,38500]}
# Fighter2 flies 1 in from 15.34,38 to 14.474,38.5
= 82defdffbbd659e2

turn 4
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":0}
# Fighter2 turns right to heading 0
= 1eca06a0ca4cd5d0

turn 4
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends a Movement die, 1 left
= cbe888b8095e7182

turn 4
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[14474,38500],"to":[14474,39500]}
# Fighter2 flies 1 in from 14.474,38.5 to 14.474,39.5
= be3e9754778c4a2c

turn 4
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":300}
# Fighter2 turns left to heading 300
= 8d981536659e8e8a

turn 4
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":2}
# Fighter1 is active at 2
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends a Movement die, 1 left
= 8db7b57bc5163ff8

turn 4
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":3000,"from":[19134,36500],"to":[16536,38000]}
# Fighter1 flies 3 in from 19.134,36.5 to 16.536,38
= d88d980d230218d6

turn 4
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":0}
# Fighter1 turns right to heading 0
= c5e0d81f422e571e

turn 4
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[16536,38000],"to":[16536,39000]}
# Fighter1 flies 1 in from 16.536,38 to 16.536,39
= a976665d2fc942f0

turn 4
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends a Movement die, 0 left
= a65e7449d301c800

turn 4
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":300}
# Fighter1 turns left to heading 300
= ae927aacd257d9cd

turn 4
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[16536,39000],"to":[14804,40000]}
# Fighter1 flies 2 in from 16.536,39 to 14.804,40
[SS-3.4] {"kind":"overlaps","piece":"Fighter1","other":"Fighter2"}
# Fighter1 is over Fighter2: ships do not collide
= 2db20afcda6c1a96

turn 4
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
[SS-2.3] {"kind":"activated","piece":"Cruiser1","number":2}
# Cruiser1 is active at 2
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":1}
# Cruiser1 spends a Movement die, 1 left
= 6237a6619628e6ea

turn 4
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":1500,"from":[9443,41750],"to":[8144,42500]}
# Cruiser1 flies 1.5 in from 9.443,41.75 to 8.144,42.5
= 9a2c3ff932d3b9c3

turn 4
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":1500,"from":[8144,42500],"to":[6845,43250]}
# Cruiser1 flies 1.5 in from 8.144,42.5 to 6.845,43.25
= a60e83ef48f2bd73

turn 4
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":1000,"from":[6845,43250],"to":[5979,43750]}
# Cruiser1 flies 1 in from 6.845,43.25 to 5.979,43.75
= 4edf2877d99f1acc

turn 4
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser1","way":"right","heading":0}
# Cruiser1 turns right to heading 0
= 9cdf409752e81981

turn 4
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":0}
# Cruiser1 spends a Movement die, 0 left
= 6079c725878e027c

turn 4
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":1500,"from":[5979,43750],"to":[5979,45250]}
# Cruiser1 flies 1.5 in from 5.979,43.75 to 5.979,45.25
= de33e4db85414847

turn 4
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":1500,"from":[5979,45250],"to":[5979,46750]}
# Cruiser1 flies 1.5 in from 5.979,45.25 to 5.979,46.75
= 3e4ed941c1f3bbd1

turn 4
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":1000,"from":[5979,46750],"to":[5979,47750]}
# Cruiser1 flies 1 in from 5.979,46.75 to 5.979,47.75
= 3c03216e0aac36ae

turn 4
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser1","way":"left","heading":300}
# Cruiser1 turns left to heading 300
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 is done
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends a Movement die, 0 left
= 1a1d9cc0256fa692

turn 4
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1500,"from":[17340,32500],"to":[16041,31750]}
# Cruiser2 flies 1.5 in from 17.34,32.5 to 16.041,31.75
= 2e90d84cd26d4bc2

turn 4
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1500,"from":[16041,31750],"to":[14742,31000]}
# Cruiser2 flies 1.5 in from 16.041,31.75 to 14.742,31
= c6139042d29747b0

turn 4
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[14742,31000],"to":[13876,30500]}
# Cruiser2 flies 1 in from 14.742,31 to 13.876,30.5
= 967f1963ce0b3975

turn 4
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":180}
# Cruiser2 turns left to heading 180
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.1] {"kind":"turn","number":5}
# turn 5: dice are assigned
= 16e30eca09b0f171

turn 5
> 1  assign Fighter1 M2; Fighter2 M2 A1; Fighter3 M1
> 2  assign Cruiser1 M2; Cruiser2 M1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":0,"reserve":2}}
# Fighter1 assigns 2 to Movement: D0 M2 A0 R2
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,2,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# Fighter2 assigns 2 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# Fighter3 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] {"kind":"assigned","piece":"Cruiser1","dealt":[0,2,0],"boxes":{"defence":3,"movement":2,"attack":1,"reserve":0}}
# Cruiser1 assigns 2 to Movement: D3 M2 A1 R0
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":2,"movement":1,"attack":3,"reserve":0}}
# Cruiser2 assigns 1 to Movement: D2 M1 A3 R0
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends a Movement die, 2 left
= 3a3500b0f1570ac0

turn 5
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[14474,39500],"to":[11010,41500]}
# Fighter2 flies 4 in from 14.474,39.5 to 11.01,41.5
= 7d349cfbda22339f

turn 5
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":0}
# Fighter2 turns right to heading 0
= a1562afb3844cb1b

turn 5
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends a Movement die, 1 left
= 89cbf29d48748a24

turn 5
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[11010,41500],"to":[11010,42500]}
# Fighter2 flies 1 in from 11.01,41.5 to 11.01,42.5
= decb1755165aa5fd

turn 5
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends a Movement die, 0 left
= 46125b07c7eafafd

turn 5
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[11010,42500],"to":[11010,45500]}
# Fighter2 flies 3 in from 11.01,42.5 to 11.01,45.5
= df5bdca4f187e51f

turn 5
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":300}
# Fighter2 turns left to heading 300
= 8f89f82e407865a5

turn 5
> 1  attack Cruiser1 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser1","range":0,"bonus":0,"roll":1,"distance":5511}
# Fighter2 attacks Cruiser1 at 5.511 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser1","faces":[6],"needed":6,"hits":1}
# 6 of 6+: 1 hit
[SS-4.6] {"kind":"met","piece":"Cruiser1","hits":1,"left":2}
# 1 hit meets a Defence die of Cruiser1, 2 left
= af21bdb5a3d8970e

turn 5
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[11010,45500],"to":[10144,46000]}
# Fighter2 flies 1 in from 11.01,45.5 to 10.144,46
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":2}
# Fighter1 is active at 2
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends a Movement die, 1 left
= 54560d9427599e90

turn 5
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[14804,40000],"to":[13938,40500]}
# Fighter1 flies 1 in from 14.804,40 to 13.938,40.5
[SS-3.4] {"kind":"overlaps","piece":"Fighter1","other":"Fighter3"}
# Fighter1 is over Fighter3: ships do not collide
= cc24efafce91b558

turn 5
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":0}
# Fighter1 turns right to heading 0
= 5c269d35e1a71ce0

turn 5
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":3000,"from":[13938,40500],"to":[13938,43500]}
# Fighter1 flies 3 in from 13.938,40.5 to 13.938,43.5
= 6cf909aeb3ae1204

turn 5
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends a Movement die, 0 left
= d97ed61119fed24f

turn 5
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":300}
# Fighter1 turns left to heading 300
= 677c3d880b9de6f2

turn 5
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[13938,43500],"to":[10474,45500]}
# Fighter1 flies 4 in from 13.938,43.5 to 10.474,45.5
[SS-3.4] {"kind":"overlaps","piece":"Fighter1","other":"Fighter2"}
# Fighter1 is over Fighter2: ships do not collide
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
[SS-2.3] {"kind":"activated","piece":"Cruiser1","number":2}
# Cruiser1 is active at 2
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":1}
# Cruiser1 spends a Movement die, 1 left
= a86938bc2f204294

turn 5
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":2000,"from":[5979,47750],"to":[4247,48750]}
# Cruiser1 flies 2 in from 5.979,47.75 to 4.247,48.75
[SS-3.5] {"kind":"left","piece":"Cruiser1","at":[4247,48750]}
# Cruiser1 has left the table at 4.247,48.75 and is lost
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# a coin is flipped: side 2 goes first
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends a Movement die, 0 left
= 70501438172628be

turn 5
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":2000,"from":[13876,30500],"to":[13876,28500]}
# Cruiser2 flies 2 in from 13.876,30.5 to 13.876,28.5
= a5e60f19b6e36bad

turn 5
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1500,"from":[13876,28500],"to":[13876,27000]}
# Cruiser2 flies 1.5 in from 13.876,28.5 to 13.876,27
= 1681d46cbd883e19

turn 5
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":120}
# Cruiser2 turns left to heading 120
= 8ad4d06989ad70a9

turn 5
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":500,"from":[13876,27000],"to":[14309,26750]}
# Cruiser2 flies 0.5 in from 13.876,27 to 14.309,26.75
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends a Movement die, 0 left
= c28f816b1a0fc853

turn 5
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":240}
# Fighter3 turns left to heading 240
= 37a41e4224cc66c7

turn 5
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":3000,"from":[14144,41000],"to":[11546,39500]}
# Fighter3 flies 3 in from 14.144,41 to 11.546,39.5
= 643063026b9cf0bf

turn 5
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
[SS-2.1] {"kind":"turn","number":6}
# turn 6: dice are assigned
= 47833d4afe02c32b

turn 6
> 1  assign Fighter1 M3; Fighter2 M3; Fighter3 M3
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter1 assigns 3 to Movement: D0 M3 A0 R1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter2 assigns 3 to Movement: D0 M3 A0 R1
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter3 assigns 3 to Movement: D0 M3 A0 R1
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":2,"movement":1,"attack":3,"reserve":0}}
# Cruiser2 assigns 1 to Movement: D2 M1 A3 R0
= ea4ea3d7788a6466

turn 6
> 1  activate Fighter3
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":3}
# Fighter3 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":2}
# Fighter3 spends a Movement die, 2 left
= 75771877cb7807a5

turn 6
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":180}
# Fighter3 turns left to heading 180
= fed7a5fa4bb9a00f

turn 6
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[11546,39500],"to":[11546,35500]}
# Fighter3 flies 4 in from 11.546,39.5 to 11.546,35.5
= a39ae065385ae5ab

turn 6
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":1}
# Fighter3 spends a Movement die, 1 left
= e258b065dafc2b46

turn 6
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":3000,"from":[11546,35500],"to":[11546,32500]}
# Fighter3 flies 3 in from 11.546,35.5 to 11.546,32.5
= c6d518a2ee440416

turn 6
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends a Movement die, 0 left
= 1fb5d522e1bce7f3

turn 6
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":3000,"from":[11546,32500],"to":[11546,29500]}
# Fighter3 flies 3 in from 11.546,32.5 to 11.546,29.5
= 0ef50d037de3362e

turn 6
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":120}
# Fighter3 turns left to heading 120
= f10f0e3bb38c50a9

turn 6
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
= 81332bc6d8499655

turn 6
> 1  activate Fighter1
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":3}
# Fighter1 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends a Movement die, 2 left
= b7526b08258ac649

turn 6
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":240}
# Fighter1 turns left to heading 240
= a32278aab628db5f

turn 6
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[10474,45500],"to":[7010,43500]}
# Fighter1 flies 4 in from 10.474,45.5 to 7.01,43.5
= f5231e4ff79b586d

turn 6
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends a Movement die, 1 left
= b2039dff7c37b336

turn 6
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":180}
# Fighter1 turns left to heading 180
= ae85e8f6f9286940

turn 6
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[7010,43500],"to":[7010,39500]}
# Fighter1 flies 4 in from 7.01,43.5 to 7.01,39.5
= 961d3267d759f4aa

turn 6
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends a Movement die, 0 left
= 3598236032ccf2e0

turn 6
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[7010,39500],"to":[7010,35500]}
# Fighter1 flies 4 in from 7.01,39.5 to 7.01,35.5
= 81295b4d900f6e6b

turn 6
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":120}
# Fighter1 turns left to heading 120
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends a Movement die, 2 left
= 746a795d3dc94034

turn 6
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":240}
# Fighter2 turns left to heading 240
= 3f6b55394b4a6ed3

turn 6
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[10144,46000],"to":[6680,44000]}
# Fighter2 flies 4 in from 10.144,46 to 6.68,44
= 94ca6457c92b4299

turn 6
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends a Movement die, 1 left
= 5be84bf721047630

turn 6
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":180}
# Fighter2 turns left to heading 180
= 4ea3527c6975e173

turn 6
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[6680,44000],"to":[6680,40000]}
# Fighter2 flies 4 in from 6.68,44 to 6.68,40
= e1493002bf6217bd

turn 6
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends a Movement die, 0 left
= 7e6d5d977ab5a5dc

turn 6
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[6680,40000],"to":[6680,36000]}
# Fighter2 flies 4 in from 6.68,40 to 6.68,36
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Fighter1"}
# Fighter2 is over Fighter1: ships do not collide
= c2f6cd6dc605756f

turn 6
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":120}
# Fighter2 turns left to heading 120
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends a Movement die, 0 left
= f8caf60b4a988802

turn 6
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[14309,26750],"to":[15175,26250]}
# Cruiser2 flies 1 in from 14.309,26.75 to 15.175,26.25
= 9cbad9f74a769330

turn 6
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[15175,26250],"to":[16041,25750]}
# Cruiser2 flies 1 in from 15.175,26.25 to 16.041,25.75
= 39a468b53310e695

turn 6
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":500,"from":[16041,25750],"to":[16474,25500]}
# Cruiser2 flies 0.5 in from 16.041,25.75 to 16.474,25.5
= 995e180a26ccad18

turn 6
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":500,"from":[16474,25500],"to":[16907,25250]}
# Cruiser2 flies 0.5 in from 16.474,25.5 to 16.907,25.25
= 0d57be0e45f1a381

turn 6
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":500,"from":[16907,25250],"to":[17340,25000]}
# Cruiser2 flies 0.5 in from 16.907,25.25 to 17.34,25
= d44e9066100d28ec

turn 6
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":500,"from":[17340,25000],"to":[17773,24750]}
# Cruiser2 flies 0.5 in from 17.34,25 to 17.773,24.75
= 15b4ef454695e35f

turn 6
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":60}
# Cruiser2 turns left to heading 60
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.1] {"kind":"turn","number":7}
# turn 7: dice are assigned
= 071a5956fb150386

turn 7
> 1  assign Fighter1 M2; Fighter2 M3; Fighter3 M4
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":0,"reserve":2}}
# Fighter1 assigns 2 to Movement: D0 M2 A0 R2
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter2 assigns 3 to Movement: D0 M3 A0 R1
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# Fighter3 assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":2,"movement":1,"attack":3,"reserve":0}}
# Cruiser2 assigns 1 to Movement: D2 M1 A3 R0
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":4}
# Fighter3 is active at 4
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":3}
# Fighter3 spends a Movement die, 3 left
= 32f3685a5fcd5215

turn 7
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[11546,29500],"to":[15010,27500]}
# Fighter3 flies 4 in from 11.546,29.5 to 15.01,27.5
= c81033e6efaa2b52

turn 7
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":180}
# Fighter3 turns right to heading 180
= 8ef245f85419748d

turn 7
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":2}
# Fighter3 spends a Movement die, 2 left
= 1c3ff21b002b6deb

turn 7
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":3000,"from":[15010,27500],"to":[15010,24500]}
# Fighter3 flies 3 in from 15.01,27.5 to 15.01,24.5
= 277a490b84459bca

turn 7
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[15010,24500],"to":[15010,23500]}
# Fighter3 flies 1 in from 15.01,24.5 to 15.01,23.5
= 044a264d2ffae2ae

turn 7
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":120}
# Fighter3 turns left to heading 120
= 6eaaaf1e9e9a8cd8

turn 7
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":1}
# Fighter3 spends a Movement die, 1 left
= dd2564d5f4b49d6a

turn 7
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[15010,23500],"to":[15876,23000]}
# Fighter3 flies 1 in from 15.01,23.5 to 15.876,23
= 66ac047646d2f95f

turn 7
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends a Movement die, 0 left
= 89e69f6f2b5f1ef2

turn 7
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":60}
# Fighter3 turns left to heading 60
= 18492c5064bd343e

turn 7
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[15876,23000],"to":[16742,23500]}
# Fighter3 flies 1 in from 15.876,23 to 16.742,23.5
= 164b9621e7e4cd5c

turn 7
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends a Movement die, 2 left
= b38935223de36875

turn 7
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[6680,36000],"to":[10144,34000]}
# Fighter2 flies 4 in from 6.68,36 to 10.144,34
= ba983ec6a6189d62

turn 7
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":180}
# Fighter2 turns right to heading 180
= e94ce6a0501c327d

turn 7
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends a Movement die, 1 left
= 70db99604189a120

turn 7
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[10144,34000],"to":[10144,31000]}
# Fighter2 flies 3 in from 10.144,34 to 10.144,31
= 0ce5c213688dfcf2

turn 7
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":120}
# Fighter2 turns left to heading 120
= 88a2a667367968c3

turn 7
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[10144,31000],"to":[11010,30500]}
# Fighter2 flies 1 in from 10.144,31 to 11.01,30.5
= 7c4ef11cbbd56e82

turn 7
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends a Movement die, 0 left
= b7b9a1aaa058e65d

turn 7
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[11010,30500],"to":[14474,28500]}
# Fighter2 flies 4 in from 11.01,30.5 to 14.474,28.5
= b606dc40d62c5709

turn 7
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":2}
# Fighter1 is active at 2
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends a Movement die, 1 left
= f1509ef1d09c76f3

turn 7
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[7010,35500],"to":[10474,33500]}
# Fighter1 flies 4 in from 7.01,35.5 to 10.474,33.5
= 67a761f7265c3b27

turn 7
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":180}
# Fighter1 turns right to heading 180
= 4673ad8b41012151

turn 7
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends a Movement die, 0 left
= a424900309952e1f

turn 7
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[10474,33500],"to":[10474,31500]}
# Fighter1 flies 2 in from 10.474,33.5 to 10.474,31.5
= 922683c7f022a9d6

turn 7
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":120}
# Fighter1 turns left to heading 120
= 32a609f6aaaa389f

turn 7
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[10474,31500],"to":[12206,30500]}
# Fighter1 flies 2 in from 10.474,31.5 to 12.206,30.5
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends a Movement die, 0 left
= 0fe3c64775418d3e

turn 7
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":4000,"from":[17773,24750],"to":[21237,26750]}
# Cruiser2 flies 4 in from 17.773,24.75 to 21.237,26.75
= 6d45792690e278de

turn 7
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.1] {"kind":"turn","number":8}
# turn 8: dice are assigned
= f202d28cb6d2367a

turn 8
> 1  assign Fighter1 M1; Fighter2 M1; Fighter3 M2
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# Fighter1 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# Fighter2 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":0,"reserve":2}}
# Fighter3 assigns 2 to Movement: D0 M2 A0 R2
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":2,"movement":1,"attack":3,"reserve":0}}
# Cruiser2 assigns 1 to Movement: D2 M1 A3 R0
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":2}
# Fighter3 is active at 2
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":1}
# Fighter3 spends a Movement die, 1 left
= 7819fa042ac14f64

turn 8
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":3000,"from":[16742,23500],"to":[19340,25000]}
# Fighter3 flies 3 in from 16.742,23.5 to 19.34,25
= d34d63bf9f9be03e

turn 8
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[19340,25000],"to":[20206,25500]}
# Fighter3 flies 1 in from 19.34,25 to 20.206,25.5
= 3dd705aeb9387782

turn 8
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":0}
# Fighter3 turns left to heading 0
= 4cb4f87dce2c5f11

turn 8
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# a coin is flipped: side 2 goes first
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends a Movement die, 0 left
= 28cd13509c398e7f

turn 8
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":4000,"from":[21237,26750],"to":[24701,28750]}
# Cruiser2 flies 4 in from 21.237,26.75 to 24.701,28.75
= c473a54902d5fe0c

turn 8
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
= b4b8324eff3267d3

turn 8
> 1  activate Fighter2
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":1}
# Fighter2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends a Movement die, 0 left
= 148cebb922172889

turn 8
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[14474,28500],"to":[17072,27000]}
# Fighter2 flies 3 in from 14.474,28.5 to 17.072,27
= 2be8104bed0e7b08

turn 8
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":60}
# Fighter2 turns left to heading 60
= b8a659a464074eea

turn 8
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[17072,27000],"to":[17938,27500]}
# Fighter2 flies 1 in from 17.072,27 to 17.938,27.5
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends a Movement die, 0 left
= c15d1c3fde9c1d16

turn 8
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[12206,30500],"to":[15670,28500]}
# Fighter1 flies 4 in from 12.206,30.5 to 15.67,28.5
= a6f130739e404031

turn 8
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":60}
# Fighter1 turns left to heading 60
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
[SS-2.1] {"kind":"turn","number":9}
# turn 9: dice are assigned
= 52f065648922a54e

turn 9
> 1  assign Fighter1 M1; Fighter2 M4; Fighter3 M1 A1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# Fighter1 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# Fighter2 assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,1],"boxes":{"defence":0,"movement":2,"attack":1,"reserve":1}}
# Fighter3 assigns 1 to Movement, 1 to Attack: D0 M2 A1 R1
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":2,"movement":1,"attack":3,"reserve":0}}
# Cruiser2 assigns 1 to Movement: D2 M1 A3 R0
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":4}
# Fighter2 is active at 4
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":3}
# Fighter2 spends a Movement die, 3 left
= 46c28031fcff2ef6

turn 9
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[17938,27500],"to":[19670,28500]}
# Fighter2 flies 2 in from 17.938,27.5 to 19.67,28.5
= 4c0ec4c44337979d

turn 9
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":120}
# Fighter2 turns right to heading 120
= 4efe724a358369dd

turn 9
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[19670,28500],"to":[20536,28000]}
# Fighter2 flies 1 in from 19.67,28.5 to 20.536,28
= 6e4d26c45dabe265

turn 9
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends a Movement die, 2 left
= d08160e29130f1fa

turn 9
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[20536,28000],"to":[22268,27000]}
# Fighter2 flies 2 in from 20.536,28 to 22.268,27
= a16ed50eec32bd57

turn 9
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":60}
# Fighter2 turns left to heading 60
= 173292b85e70333d

turn 9
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[22268,27000],"to":[23134,27500]}
# Fighter2 flies 1 in from 22.268,27 to 23.134,27.5
= 65f927b644664550

turn 9
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":2}
# Fighter3 is active at 2
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":1}
# Fighter3 spends a Movement die, 1 left
= 1436c6f4110f7cb5

turn 9
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[20206,25500],"to":[20206,26500]}
# Fighter3 flies 1 in from 20.206,25.5 to 20.206,26.5
= 85b9217e21ac9d0f

turn 9
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[20206,26500],"to":[20206,27500]}
# Fighter3 flies 1 in from 20.206,26.5 to 20.206,27.5
= b1c3f68f1160cf21

turn 9
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":60}
# Fighter3 turns right to heading 60
= a97bdd50874d6541

turn 9
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter3","target":"Cruiser2","range":0,"bonus":0,"roll":1,"distance":4665}
# Fighter3 attacks Cruiser2 at 4.665 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"Fighter3","target":"Cruiser2","faces":[5],"needed":6,"hits":0}
# 5 of 6+: no hit
= 322b4d25804a893f

turn 9
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[20206,27500],"to":[21072,28000]}
# Fighter3 flies 1 in from 20.206,27.5 to 21.072,28
= d013f09b159044e1

turn 9
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends a Movement die, 0 left
= 6eb8b432565937b0

turn 9
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[15670,28500],"to":[17402,29500]}
# Fighter1 flies 2 in from 15.67,28.5 to 17.402,29.5
= 0d97e37a9af094ef

turn 9
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":120}
# Fighter1 turns right to heading 120
= ecee3fb32a47adb6

turn 9
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[17402,29500],"to":[19134,28500]}
# Fighter1 flies 2 in from 17.402,29.5 to 19.134,28.5
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends a Movement die, 0 left
= 7c438d224f241a82

turn 9
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1500,"from":[24701,28750],"to":[26000,29500]}
# Cruiser2 flies 1.5 in from 24.701,28.75 to 26,29.5
= 74470d5cc5c04aa1

turn 9
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[26000,29500],"to":[26866,30000]}
# Cruiser2 flies 1 in from 26,29.5 to 26.866,30
= f2e75661e441e44f

turn 9
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[26866,30000],"to":[27732,30500]}
# Cruiser2 flies 1 in from 26.866,30 to 27.732,30.5
= 906e26f93879c876

turn 9
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":500,"from":[27732,30500],"to":[28165,30750]}
# Cruiser2 flies 0.5 in from 27.732,30.5 to 28.165,30.75
= 33ec9d4b12d23b74

turn 9
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":0}
# Cruiser2 turns left to heading 0
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.1] {"kind":"turn","number":10}
# turn 10: dice are assigned
= 581914aef9ba05e3

turn 10
> 1  assign Fighter1 M1; Fighter2 M2; Fighter3 M2
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# Fighter1 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,2,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# Fighter2 assigns 2 to Movement: D0 M4 A0 R0
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,2,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter3 assigns 2 to Movement: D0 M3 A0 R1
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":2,"movement":1,"attack":3,"reserve":0}}
# Cruiser2 assigns 1 to Movement: D2 M1 A3 R0
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":4}
# Fighter2 is active at 4
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":3}
# Fighter2 spends a Movement die, 3 left
= 5dde466fa754361d

turn 10
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[23134,27500],"to":[24866,28500]}
# Fighter2 flies 2 in from 23.134,27.5 to 24.866,28.5
= dc7894b38fb6e83f

turn 10
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[24866,28500],"to":[25732,29000]}
# Fighter2 flies 1 in from 24.866,28.5 to 25.732,29
= 4c9f24cb578c53c9

turn 10
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":120}
# Fighter2 turns right to heading 120
= 0318caa0bae3fd6e

turn 10
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends a Movement die, 2 left
= e794f875c28f1ff9

turn 10
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[25732,29000],"to":[26598,28500]}
# Fighter2 flies 1 in from 25.732,29 to 26.598,28.5
= fd0c0298fc051fe6

turn 10
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":60}
# Fighter2 turns left to heading 60
= 4836783a408cd698

turn 10
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[26598,28500],"to":[27464,29000]}
# Fighter2 flies 1 in from 26.598,28.5 to 27.464,29
= 5b6bdf6e9ff17404

turn 10
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":3}
# Fighter3 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":2}
# Fighter3 spends a Movement die, 2 left
= 749516b3f70f360d

turn 10
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":3000,"from":[21072,28000],"to":[23670,29500]}
# Fighter3 flies 3 in from 21.072,28 to 23.67,29.5
= 8436d259a9423851

turn 10
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":120}
# Fighter3 turns right to heading 120
= ad3c920e52c2ce06

turn 10
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[23670,29500],"to":[24536,29000]}
# Fighter3 flies 1 in from 23.67,29.5 to 24.536,29
= 2048802024386501

turn 10
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":1}
# Fighter3 spends a Movement die, 1 left
= 3bbbcb8917913954

turn 10
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[24536,29000],"to":[25402,28500]}
# Fighter3 flies 1 in from 24.536,29 to 25.402,28.5
= 9aa231e7cd3b7a74

turn 10
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":60}
# Fighter3 turns left to heading 60
= dda32d436c368227

turn 10
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":3000,"from":[25402,28500],"to":[28000,30000]}
# Fighter3 flies 3 in from 25.402,28.5 to 28,30
[SS-3.4] {"kind":"overlaps","piece":"Fighter3","other":"Cruiser2"}
# Fighter3 is over Cruiser2: ships do not collide
= 92e23a885b041916

turn 10
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# a coin is flipped: side 2 goes first
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends a Movement die, 0 left
= 00847af844b1d597

turn 10
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[28165,30750],"to":[28165,31750]}
# Cruiser2 flies 1 in from 28.165,30.75 to 28.165,31.75
= 6eec8a1e5f3c24a0

turn 10
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[28165,31750],"to":[28165,32750]}
# Cruiser2 flies 1 in from 28.165,31.75 to 28.165,32.75
= 076ee0798a64f118

turn 10
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[28165,32750],"to":[28165,33750]}
# Cruiser2 flies 1 in from 28.165,32.75 to 28.165,33.75
= 6eb65d505d6127cb

turn 10
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":500,"from":[28165,33750],"to":[28165,34250]}
# Cruiser2 flies 0.5 in from 28.165,33.75 to 28.165,34.25
= 193be9d943066ee7

turn 10
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":500,"from":[28165,34250],"to":[28165,34750]}
# Cruiser2 flies 0.5 in from 28.165,34.25 to 28.165,34.75
= 901f14139ee6e7f4

turn 10
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":300}
# Cruiser2 turns left to heading 300
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends a Movement die, 0 left
= aaef9c79e702e100

turn 10
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":60}
# Fighter1 turns left to heading 60
= f3a766891abb7d6d

turn 10
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[19134,28500],"to":[22598,30500]}
# Fighter1 flies 4 in from 19.134,28.5 to 22.598,30.5
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
[SS-2.1] {"kind":"turn","number":11}
# turn 11: dice are assigned
= 5552fc552cea72b5

turn 11
> 1  assign Fighter1 M3 A1; Fighter2 M1; Fighter3 A1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,3,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# Fighter1 assigns 3 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,1,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter2 assigns 1 to Movement: D0 M3 A0 R1
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,0,1],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":2}}
# Fighter3 assigns 1 to Attack: D0 M1 A1 R2
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":2,"movement":1,"attack":3,"reserve":0}}
# Cruiser2 assigns 1 to Movement: D2 M1 A3 R0
= 5be6335cf74bb800

turn 11
> 1  activate Fighter1
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":3}
# Fighter1 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends a Movement die, 2 left
= a098afdd825eedcf

turn 11
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":3000,"from":[22598,30500],"to":[25196,32000]}
# Fighter1 flies 3 in from 22.598,30.5 to 25.196,32
= 36e97bb32a002e74

turn 11
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter1","target":"Cruiser2","range":0,"bonus":0,"roll":1,"distance":4046}
# Fighter1 attacks Cruiser2 at 4.046 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"Fighter1","target":"Cruiser2","faces":[5],"needed":6,"hits":0}
# 5 of 6+: no hit
= da29764fe34bae6a

turn 11
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":120}
# Fighter1 turns right to heading 120
= 94eb6fa6fd582ea2

turn 11
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends a Movement die, 1 left
= 40c13eb692290a11

turn 11
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[25196,32000],"to":[26928,31000]}
# Fighter1 flies 2 in from 25.196,32 to 26.928,31
= 1cd50e7aea0bb659

turn 11
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[26928,31000],"to":[27794,30500]}
# Fighter1 flies 1 in from 26.928,31 to 27.794,30.5
[SS-3.4] {"kind":"overlaps","piece":"Fighter1","other":"Fighter3"}
# Fighter1 is over Fighter3: ships do not collide
= f0fc75a41caa9eca

turn 11
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[27794,30500],"to":[28660,30000]}
# Fighter1 flies 1 in from 27.794,30.5 to 28.66,30
[SS-3.4] {"kind":"overlaps","piece":"Fighter1","other":"Fighter3"}
# Fighter1 is over Fighter3: ships do not collide
= 74341225528d4176

turn 11
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":60}
# Fighter1 turns left to heading 60
= b2fff32863e4611c

turn 11
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends a Movement die, 0 left
= f35bbdac2f6c02c9

turn 11
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[28660,30000],"to":[29526,30500]}
# Fighter1 flies 1 in from 28.66,30 to 29.526,30.5
= 312e26f4c8bfd447

turn 11
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[29526,30500],"to":[30392,31000]}
# Fighter1 flies 1 in from 29.526,30.5 to 30.392,31
= 385a80054a5c978f

turn 11
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":0}
# Fighter1 turns left to heading 0
= dfcc0efc5adba2c5

turn 11
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends a Movement die, 2 left
= 8a40b24ec83dba91

turn 11
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[27464,29000],"to":[30062,30500]}
# Fighter2 flies 3 in from 27.464,29 to 30.062,30.5
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Fighter1"}
# Fighter2 is over Fighter1: ships do not collide
= 32a7226b8aaf3fa0

turn 11
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[30062,30500],"to":[30928,31000]}
# Fighter2 flies 1 in from 30.062,30.5 to 30.928,31
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Fighter1"}
# Fighter2 is over Fighter1: ships do not collide
= 3fa06123bed7aa05

turn 11
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":0}
# Fighter2 turns left to heading 0
= 2e6fce4f6c8a529b

turn 11
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends a Movement die, 1 left
= 8722a3cbbaaea29d

turn 11
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[30928,31000],"to":[30928,34000]}
# Fighter2 flies 3 in from 30.928,31 to 30.928,34
= 1c218c6810491ede

turn 11
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":300}
# Fighter2 turns left to heading 300
= 6cc658c7ea2037a6

turn 11
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[30928,34000],"to":[30062,34500]}
# Fighter2 flies 1 in from 30.928,34 to 30.062,34.5
= 30de7f71bf5f44b1

turn 11
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends a Movement die, 0 left
= 48588410f61fe9a1

turn 11
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":2000,"from":[28000,30000],"to":[29732,31000]}
# Fighter3 flies 2 in from 28,30 to 29.732,31
[SS-3.4] {"kind":"overlaps","piece":"Fighter3","other":"Fighter1"}
# Fighter3 is over Fighter1: ships do not collide
= a0f22a9e7d5cbda4

turn 11
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":0}
# Fighter3 turns left to heading 0
= fc3463ad3001eafb

turn 11
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter3","target":"Cruiser2","range":0,"bonus":0,"roll":1,"distance":4064}
# Fighter3 attacks Cruiser2 at 4.064 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"Fighter3","target":"Cruiser2","faces":[5],"needed":6,"hits":0}
# 5 of 6+: no hit
= 88ab1cbd6fda8ff2

turn 11
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":2000,"from":[29732,31000],"to":[29732,33000]}
# Fighter3 flies 2 in from 29.732,31 to 29.732,33
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends a Movement die, 0 left
= 67efb1ad61e40db3

turn 11
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"right","heading":0}
# Cruiser2 turns right to heading 0
= 5f0542efe53ce0f7

turn 11
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":4000,"from":[28165,34750],"to":[28165,38750]}
# Cruiser2 flies 4 in from 28.165,34.75 to 28.165,38.75
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.1] {"kind":"turn","number":12}
# turn 12: dice are assigned
= 6405efbea19501f9

turn 12
> 1  assign Fighter1 M1; Fighter2 M2 A1; Fighter3 M1 A1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# Fighter1 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,2,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# Fighter2 assigns 2 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,1],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":2}}
# Fighter3 assigns 1 to Movement, 1 to Attack: D0 M1 A1 R2
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":2,"movement":1,"attack":3,"reserve":0}}
# Cruiser2 assigns 1 to Movement: D2 M1 A3 R0
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends a Movement die, 2 left
= 6a6a390d0b652e81

turn 12
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser2","range":0,"bonus":0,"roll":1,"distance":4654}
# Fighter2 attacks Cruiser2 at 4.654 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser2","faces":[3],"needed":6,"hits":0}
# 3 of 6+: no hit
= 8f0f71dbead55387

turn 12
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[30062,34500],"to":[29196,35000]}
# Fighter2 flies 1 in from 30.062,34.5 to 29.196,35
= 981431619f3c847c

turn 12
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":0}
# Fighter2 turns right to heading 0
= e2653ba86a60eb53

turn 12
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
= 643991ab9d9bae5d

turn 12
> 1  activate Fighter3
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends a Movement die, 0 left
= a97edb69f83407b5

turn 12
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter3","target":"Cruiser2","range":0,"bonus":0,"roll":1,"distance":5959}
# Fighter3 attacks Cruiser2 at 5.959 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"Fighter3","target":"Cruiser2","faces":[1],"needed":6,"hits":0}
# 1 of 6+: no hit
= 24e71e6e3c7686ce

turn 12
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[29732,33000],"to":[29732,34000]}
# Fighter3 flies 1 in from 29.732,33 to 29.732,34
= 69ca658d02172ccb

turn 12
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends a Movement die, 0 left
= b69e62132b5fd02e

turn 12
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":2000,"from":[28165,38750],"to":[28165,40750]}
# Cruiser2 flies 2 in from 28.165,38.75 to 28.165,40.75
= 2a144160840ede09

turn 12
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1500,"from":[28165,40750],"to":[28165,42250]}
# Cruiser2 flies 1.5 in from 28.165,40.75 to 28.165,42.25
= 9258da3af67b4da3

turn 12
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":300}
# Cruiser2 turns left to heading 300
= 00f32660547d6982

turn 12
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":500,"from":[28165,42250],"to":[27732,42500]}
# Cruiser2 flies 0.5 in from 28.165,42.25 to 27.732,42.5
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends a Movement die, 0 left
= 6b4738b9caf5c7d6

turn 12
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[30392,31000],"to":[30392,35000]}
# Fighter1 flies 4 in from 30.392,31 to 30.392,35
= 2eb75693d9737517

turn 12
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
[SS-2.1] {"kind":"turn","number":13}
# turn 13: dice are assigned
= a7ff39cbe4ecc0de

turn 13
> 1  assign Fighter1 M3; Fighter2 A1; Fighter3 M1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter1 assigns 3 to Movement: D0 M3 A0 R1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,0,1],"boxes":{"defence":0,"movement":2,"attack":1,"reserve":1}}
# Fighter2 assigns 1 to Attack: D0 M2 A1 R1
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# Fighter3 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":2,"movement":1,"attack":3,"reserve":0}}
# Cruiser2 assigns 1 to Movement: D2 M1 A3 R0
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":3}
# Fighter1 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends a Movement die, 2 left
= 5997311c801c4d58

turn 13
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[30392,35000],"to":[30392,36000]}
# Fighter1 flies 1 in from 30.392,35 to 30.392,36
= 3464bcab1b1b404c

turn 13
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends a Movement die, 1 left
= 44e3eb150fbf8522

turn 13
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[30392,36000],"to":[30392,40000]}
# Fighter1 flies 4 in from 30.392,36 to 30.392,40
= f31c5b61e84d3803

turn 13
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":300}
# Fighter1 turns left to heading 300
= 0ea2d5ae74e7f290

turn 13
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":2}
# Fighter2 is active at 2
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends a Movement die, 1 left
= 6f3a782a9d4d6b64

turn 13
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[29196,35000],"to":[29196,37000]}
# Fighter2 flies 2 in from 29.196,35 to 29.196,37
= 73767bf8032ecb8b

turn 13
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser2","range":0,"bonus":0,"roll":1,"distance":5691}
# Fighter2 attacks Cruiser2 at 5.691 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser2","faces":[6],"needed":6,"hits":1}
# 6 of 6+: 1 hit
[SS-4.6] {"kind":"met","piece":"Cruiser2","hits":1,"left":1}
# 1 hit meets a Defence die of Cruiser2, 1 left
= 531a9112a38fac80

turn 13
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends a Movement die, 0 left
= 9903cef7233caf48

turn 13
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[29196,37000],"to":[29196,41000]}
# Fighter2 flies 4 in from 29.196,37 to 29.196,41
= d8ef7b81f1c8abbe

turn 13
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":300}
# Fighter2 turns left to heading 300
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# a coin is flipped: side 2 goes first
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends a Movement die, 0 left
= 895e080af4d0fe7b

turn 13
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":240}
# Cruiser2 turns left to heading 240
= 76f72e778055ad33

turn 13
> 2  fly 3.5
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":3500,"from":[27732,42500],"to":[24701,40750]}
# Cruiser2 flies 3.5 in from 27.732,42.5 to 24.701,40.75
= b3a2d39c07b5f561

turn 13
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends a Movement die, 0 left
= de9b0ece214b3a36

turn 13
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":2000,"from":[29732,34000],"to":[29732,36000]}
# Fighter3 flies 2 in from 29.732,34 to 29.732,36
= dd803517cc40135a

turn 13
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":300}
# Fighter3 turns left to heading 300
= 1b12ed7cd7fd308e

turn 13
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":2000,"from":[29732,36000],"to":[28000,37000]}
# Fighter3 flies 2 in from 29.732,36 to 28,37
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
[SS-2.1] {"kind":"turn","number":14}
# turn 14: dice are assigned
= 19a35d5439a49588

turn 14
> 1  assign Fighter1 A1; Fighter2 M3 A1; Fighter3 M3
> 2  assign Cruiser2 M1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,0,1],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":2}}
# Fighter1 assigns 1 to Attack: D0 M1 A1 R2
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# Fighter2 assigns 3 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter3 assigns 3 to Movement: D0 M3 A0 R1
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":3,"reserve":1}}
# Cruiser2 assigns 1 to Movement: D1 M1 A3 R1
= df61f73a58170872

turn 14
> 1  activate Fighter2
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends a Movement die, 2 left
= 319786424e7a5443

turn 14
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[29196,41000],"to":[28330,41500]}
# Fighter2 flies 1 in from 29.196,41 to 28.33,41.5
= fd2265edf86fd2b8

turn 14
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[28330,41500],"to":[26598,42500]}
# Fighter2 flies 2 in from 28.33,41.5 to 26.598,42.5
= 775a0fab43f288f2

turn 14
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends a Movement die, 1 left
= d5eb1b6bea4da609

turn 14
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":240}
# Fighter2 turns left to heading 240
= 58ba8b4e355c1e3d

turn 14
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser2","range":0,"bonus":0,"roll":1,"distance":2580}
# Fighter2 attacks Cruiser2 at 2.58 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser2","faces":[1],"needed":6,"hits":0}
# 1 of 6+: no hit
= fc767af9d88705ec

turn 14
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[26598,42500],"to":[25732,42000]}
# Fighter2 flies 1 in from 26.598,42.5 to 25.732,42
= 12917a81f1f7bdfa

turn 14
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":3}
# Fighter3 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":2}
# Fighter3 spends a Movement die, 2 left
= ff947298097a2762

turn 14
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":2000,"from":[28000,37000],"to":[26268,38000]}
# Fighter3 flies 2 in from 28,37 to 26.268,38
= 2ff24676a28f8988

turn 14
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":0}
# Fighter3 turns right to heading 0
= 00133d98a5bba81a

turn 14
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":2000,"from":[26268,38000],"to":[26268,40000]}
# Fighter3 flies 2 in from 26.268,38 to 26.268,40
= 70c84c15a2580d0d

turn 14
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":1}
# Fighter3 spends a Movement die, 1 left
= 90a18d9f43c5a2b8

turn 14
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[26268,40000],"to":[26268,41000]}
# Fighter3 flies 1 in from 26.268,40 to 26.268,41
= c3049b469c22f3bf

turn 14
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":300}
# Fighter3 turns left to heading 300
= 7704d58216a08ed9

turn 14
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends a Movement die, 0 left
= 5eaf1881b6533264

turn 14
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter1","target":"Cruiser2","range":0,"bonus":0,"roll":1,"distance":5740}
# Fighter1 attacks Cruiser2 at 5.74 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"Fighter1","target":"Cruiser2","faces":[4],"needed":6,"hits":0}
# 4 of 6+: no hit
= a070a903f24aa7b4

turn 14
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[30392,40000],"to":[26928,42000]}
# Fighter1 flies 4 in from 30.392,40 to 26.928,42
= e8eb40d4b1c5e7ca

turn 14
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":240}
# Fighter1 turns left to heading 240
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends a Movement die, 0 left
= 1daabf1d0db19d6f

turn 14
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[24701,40750],"to":[23835,40250]}
# Cruiser2 flies 1 in from 24.701,40.75 to 23.835,40.25
= 8510f60610969922

turn 14
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[23835,40250],"to":[22969,39750]}
# Cruiser2 flies 1 in from 23.835,40.25 to 22.969,39.75
= bf1524dbafb8384a

turn 14
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[22969,39750],"to":[22103,39250]}
# Cruiser2 flies 1 in from 22.969,39.75 to 22.103,39.25
= 5e92b4451ed12238

turn 14
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":500,"from":[22103,39250],"to":[21670,39000]}
# Cruiser2 flies 0.5 in from 22.103,39.25 to 21.67,39
= 11acbb673839a591

turn 14
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":500,"from":[21670,39000],"to":[21237,38750]}
# Cruiser2 flies 0.5 in from 21.67,39 to 21.237,38.75
= 4302fec1a1a9983c

turn 14
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":180}
# Cruiser2 turns left to heading 180
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.1] {"kind":"turn","number":15}
# turn 15: dice are assigned
= 99d7c0e7eabfe546

turn 15
> 1  assign Fighter1 M1; Fighter2 none; Fighter3 M1 A1
> 2  assign Cruiser2 M1 D1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# Fighter1 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,0,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# Fighter2 assigns nothing: D0 M1 A0 R3
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,1],"boxes":{"defence":0,"movement":2,"attack":1,"reserve":1}}
# Fighter3 assigns 1 to Movement, 1 to Attack: D0 M2 A1 R1
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[1,1,0],"boxes":{"defence":2,"movement":1,"attack":3,"reserve":0}}
# Cruiser2 assigns 1 to Defence, 1 to Movement: D2 M1 A3 R0
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":2}
# Fighter3 is active at 2
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":1}
# Fighter3 spends a Movement die, 1 left
= c2b9c7aec0264547

turn 15
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":3000,"from":[26268,41000],"to":[23670,42500]}
# Fighter3 flies 3 in from 26.268,41 to 23.67,42.5
= fa4ddececd527f41

turn 15
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[23670,42500],"to":[22804,43000]}
# Fighter3 flies 1 in from 23.67,42.5 to 22.804,43
= ef292caa09a777d1

turn 15
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":240}
# Fighter3 turns left to heading 240
= 36342d6cd2eaaeb7

turn 15
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends a Movement die, 0 left
= 94541e5fc17a4543

turn 15
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":2000,"from":[22804,43000],"to":[21072,42000]}
# Fighter3 flies 2 in from 22.804,43 to 21.072,42
= 8097983f4f9d083e

turn 15
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[21072,42000],"to":[20206,41500]}
# Fighter3 flies 1 in from 21.072,42 to 20.206,41.5
= b8479b21bd0d8b90

turn 15
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":180}
# Fighter3 turns left to heading 180
= b000a08f7054e806

turn 15
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter3","target":"Cruiser2","range":0,"bonus":0,"roll":1,"distance":2936}
# Fighter3 attacks Cruiser2 at 2.936 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"Fighter3","target":"Cruiser2","faces":[1],"needed":6,"hits":0}
# 1 of 6+: no hit
= 1dff87354f6a1e65

turn 15
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
= a97e9996251cdf8a

turn 15
> 1  activate Fighter2
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":1}
# Fighter2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends a Movement die, 0 left
= dec54d3da631a911

turn 15
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[25732,42000],"to":[23134,40500]}
# Fighter2 flies 3 in from 25.732,42 to 23.134,40.5
= e7c4a4b06ddd2da8

turn 15
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[23134,40500],"to":[22268,40000]}
# Fighter2 flies 1 in from 23.134,40.5 to 22.268,40
= 1715a0920dad0078

turn 15
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":180}
# Fighter2 turns left to heading 180
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends a Movement die, 0 left
= 75de206747195e53

turn 15
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":4000,"from":[21237,38750],"to":[21237,34750]}
# Cruiser2 flies 4 in from 21.237,38.75 to 21.237,34.75
= b0e35b00591d45a9

turn 15
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends a Movement die, 0 left
= df512bb6bca02e96

turn 15
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":3000,"from":[26928,42000],"to":[24330,40500]}
# Fighter1 flies 3 in from 26.928,42 to 24.33,40.5
= 9ab48a21476f3559

turn 15
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":180}
# Fighter1 turns left to heading 180
= 2902e2795e460d8b

turn 15
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[24330,40500],"to":[24330,39500]}
# Fighter1 flies 1 in from 24.33,40.5 to 24.33,39.5
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
[SS-2.1] {"kind":"turn","number":16}
# turn 16: dice are assigned
= a478a8c57153ee4c

turn 16
> 1  assign Fighter1 M3; Fighter2 M2; Fighter3 M1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter1 assigns 3 to Movement: D0 M3 A0 R1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":0,"reserve":2}}
# Fighter2 assigns 2 to Movement: D0 M2 A0 R2
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# Fighter3 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":2,"movement":1,"attack":3,"reserve":0}}
# Cruiser2 assigns 1 to Movement: D2 M1 A3 R0
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":3}
# Fighter1 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends a Movement die, 2 left
= c1550e653a2700c0

turn 16
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":240}
# Fighter1 turns right to heading 240
= 66e38da22ef64a76

turn 16
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[24330,39500],"to":[23464,39000]}
# Fighter1 flies 1 in from 24.33,39.5 to 23.464,39
= 2521b1b9c82a0125

turn 16
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends a Movement die, 1 left
= a82b703dc4219d61

turn 16
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[23464,39000],"to":[22598,38500]}
# Fighter1 flies 1 in from 23.464,39 to 22.598,38.5
= 63d0c7b045db0ecc

turn 16
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":180}
# Fighter1 turns left to heading 180
= 13d20a3b7206478a

turn 16
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":2}
# Fighter2 is active at 2
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends a Movement die, 1 left
= 668cd306918dc97c

turn 16
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[22268,40000],"to":[22268,39000]}
# Fighter2 flies 1 in from 22.268,40 to 22.268,39
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Fighter1"}
# Fighter2 is over Fighter1: ships do not collide
= 2171fe39d6df7983

turn 16
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends a Movement die, 0 left
= 7ae9a2e46e7b7a7f

turn 16
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":2000,"from":[20206,41500],"to":[20206,39500]}
# Fighter3 flies 2 in from 20.206,41.5 to 20.206,39.5
= 6c32bc1cc6091428

turn 16
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends a Movement die, 0 left
= 7b95d5530138eb03

turn 16
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":3000,"from":[21237,34750],"to":[21237,31750]}
# Cruiser2 flies 3 in from 21.237,34.75 to 21.237,31.75
= 9b9b01f137e4d6ae

turn 16
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":120}
# Cruiser2 turns left to heading 120
= 23620abdf0930008

turn 16
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[21237,31750],"to":[22103,31250]}
# Cruiser2 flies 1 in from 21.237,31.75 to 22.103,31.25
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.1] {"kind":"turn","number":17}
# turn 17: dice are assigned
= e5fcc3e892699ffe

turn 17
> 1  assign Fighter1 M2; Fighter2 A1; Fighter3 M1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,2,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter1 assigns 2 to Movement: D0 M3 A0 R1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,0,1],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":2}}
# Fighter2 assigns 1 to Attack: D0 M1 A1 R2
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# Fighter3 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":2,"movement":1,"attack":3,"reserve":0}}
# Cruiser2 assigns 1 to Movement: D2 M1 A3 R0
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":3}
# Fighter1 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends a Movement die, 2 left
= ff47dff82967ea31

turn 17
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[22598,38500],"to":[22598,36500]}
# Fighter1 flies 2 in from 22.598,38.5 to 22.598,36.5
= 4ab714622368325c

turn 17
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":240}
# Fighter1 turns right to heading 240
= 9607ec6c35dbf860

turn 17
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[22598,36500],"to":[21732,36000]}
# Fighter1 flies 1 in from 22.598,36.5 to 21.732,36
= 37e49611aa014186

turn 17
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends a Movement die, 1 left
= 361377d21c95b522

turn 17
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[21732,36000],"to":[20866,35500]}
# Fighter1 flies 1 in from 21.732,36 to 20.866,35.5
= bcfa376e54a6fad6

turn 17
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":180}
# Fighter1 turns left to heading 180
= 97202d46fd5bf007

turn 17
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":3000,"from":[20866,35500],"to":[20866,32500]}
# Fighter1 flies 3 in from 20.866,35.5 to 20.866,32.5
= a7d7a2560e2974d3

turn 17
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
= e7338c08e3065904

turn 17
> 1  activate Fighter2
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":1}
# Fighter2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends a Movement die, 0 left
= 980c6c49a070b063

turn 17
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[22268,39000],"to":[22268,36000]}
# Fighter2 flies 3 in from 22.268,39 to 22.268,36
= 128e09374d24a836

turn 17
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser2","range":0,"bonus":0,"roll":1,"distance":4752}
# Fighter2 attacks Cruiser2 at 4.752 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser2","faces":[6],"needed":6,"hits":1}
# 6 of 6+: 1 hit
[SS-4.6] {"kind":"met","piece":"Cruiser2","hits":1,"left":1}
# 1 hit meets a Defence die of Cruiser2, 1 left
= 191dd47383c083da

turn 17
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends a Movement die, 0 left
= baa2bd54f97eaad2

turn 17
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":4000,"from":[22103,31250],"to":[25567,29250]}
# Cruiser2 flies 4 in from 22.103,31.25 to 25.567,29.25
= 6ee6ecb4a6ff7e7d

turn 17
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends a Movement die, 0 left
= f726605797333691

turn 17
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[20206,39500],"to":[20206,35500]}
# Fighter3 flies 4 in from 20.206,39.5 to 20.206,35.5
= 541e35f1fd43ef2e

turn 17
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":120}
# Fighter3 turns left to heading 120
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
[SS-2.1] {"kind":"turn","number":18}
# turn 18: dice are assigned
= 921e91aa80ec33cc

turn 18
> 1  assign Fighter1 M2 A1; Fighter2 M3; Fighter3 M1 A1
> 2  assign Cruiser2 M1 A1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,2,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# Fighter1 assigns 2 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter2 assigns 3 to Movement: D0 M3 A0 R1
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,1],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":2}}
# Fighter3 assigns 1 to Movement, 1 to Attack: D0 M1 A1 R2
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,1],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser2 assigns 1 to Movement, 1 to Attack: D1 M1 A4 R0
= 35caab1eca388fd5

turn 18
> 1  activate Fighter2
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends a Movement die, 2 left
= b00821e9ff1b8f94

turn 18
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[22268,36000],"to":[22268,35000]}
# Fighter2 flies 1 in from 22.268,36 to 22.268,35
= cef4e97968d59cb0

turn 18
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":120}
# Fighter2 turns left to heading 120
= ccc682d47a6dad17

turn 18
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[22268,35000],"to":[24866,33500]}
# Fighter2 flies 3 in from 22.268,35 to 24.866,33.5
= 16e36c7f4c761dcc

turn 18
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends a Movement die, 1 left
= 98edb4accabede85

turn 18
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":180}
# Fighter2 turns right to heading 180
= 02b88c01d1764330

turn 18
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[24866,33500],"to":[24866,31500]}
# Fighter2 flies 2 in from 24.866,33.5 to 24.866,31.5
= 794b79cf3f5c46b8

turn 18
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends a Movement die, 0 left
= a64b969e826be46b

turn 18
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[24866,31500],"to":[24866,29500]}
# Fighter2 flies 2 in from 24.866,31.5 to 24.866,29.5
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Cruiser2"}
# Fighter2 is over Cruiser2: ships do not collide
= d5f32145645c3d6b

turn 18
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":120}
# Fighter2 turns left to heading 120
= 1cce84789b469699

turn 18
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":3}
# Fighter1 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends a Movement die, 2 left
= a1fc082dc20445fc

turn 18
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[20866,32500],"to":[20866,30500]}
# Fighter1 flies 2 in from 20.866,32.5 to 20.866,30.5
= ad75d30591cf0a58

turn 18
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[20866,30500],"to":[20866,29500]}
# Fighter1 flies 1 in from 20.866,30.5 to 20.866,29.5
= aeb521abff999c35

turn 18
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[20866,29500],"to":[20866,28500]}
# Fighter1 flies 1 in from 20.866,29.5 to 20.866,28.5
= d54679e591b9bc01

turn 18
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":120}
# Fighter1 turns left to heading 120
= e352efaf54b2bf62

turn 18
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends a Movement die, 1 left
= 7c418ff4a1a8b152

turn 18
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":60}
# Fighter1 turns left to heading 60
= 50d1ad470ab19fc9

turn 18
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[20866,28500],"to":[21732,29000]}
# Fighter1 flies 1 in from 20.866,28.5 to 21.732,29
= 4782652349ed8925

turn 18
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends a Movement die, 0 left
= 7556d04d3abc53b9

turn 18
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter1","target":"Cruiser2","range":0,"bonus":0,"roll":1,"distance":3843}
# Fighter1 attacks Cruiser2 at 3.843 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"Fighter1","target":"Cruiser2","faces":[2],"needed":6,"hits":0}
# 2 of 6+: no hit
= ed9fd3508961e3e3

turn 18
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":3000,"from":[21732,29000],"to":[24330,30500]}
# Fighter1 flies 3 in from 21.732,29 to 24.33,30.5
= 5d22de22f8703394

turn 18
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":120}
# Fighter1 turns right to heading 120
= cc92bc6bcf5349e1

turn 18
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends a Movement die, 0 left
= 37e5b99dbf3c95e2

turn 18
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[20206,35500],"to":[23670,33500]}
# Fighter3 flies 4 in from 20.206,35.5 to 23.67,33.5
= d5eb8fe83f5f6c4b

turn 18
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter3","target":"Cruiser2","range":0,"bonus":0,"roll":1,"distance":4654}
# Fighter3 attacks Cruiser2 at 4.654 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"Fighter3","target":"Cruiser2","faces":[2],"needed":6,"hits":0}
# 2 of 6+: no hit
= 989ccaa10dce5dcf

turn 18
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":180}
# Fighter3 turns right to heading 180
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends a Movement die, 0 left
= 0b2d741b8fd5ef1a

turn 18
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":4000,"from":[25567,29250],"to":[29031,27250]}
# Cruiser2 flies 4 in from 25.567,29.25 to 29.031,27.25
= 92200d73df8e7034

turn 18
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.1] {"kind":"turn","number":19}
# turn 19: dice are assigned
= d2bc0883dbd89432

turn 19
> 1  assign Fighter1 M2 A1; Fighter2 M1; Fighter3 M2 A1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,2,1],"boxes":{"defence":0,"movement":2,"attack":1,"reserve":1}}
# Fighter1 assigns 2 to Movement, 1 to Attack: D0 M2 A1 R1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# Fighter2 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,2,1],"boxes":{"defence":0,"movement":2,"attack":1,"reserve":1}}
# Fighter3 assigns 2 to Movement, 1 to Attack: D0 M2 A1 R1
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser2 assigns 1 to Movement: D1 M1 A4 R0
= 8241207775a430b3

turn 19
> 1  activate Fighter3
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":2}
# Fighter3 is active at 2
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":1}
# Fighter3 spends a Movement die, 1 left
= 3ee9e7b558de6bfc

turn 19
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[23670,33500],"to":[23670,29500]}
# Fighter3 flies 4 in from 23.67,33.5 to 23.67,29.5
= a6548b1fe0eb6f4c

turn 19
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":120}
# Fighter3 turns left to heading 120
= b76759af32a05d40

turn 19
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends a Movement die, 0 left
= ec3b04078aad4049

turn 19
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[23670,29500],"to":[27134,27500]}
# Fighter3 flies 4 in from 23.67,29.5 to 27.134,27.5
= 276c325e77781785

turn 19
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":60}
# Fighter3 turns left to heading 60
= 00a02f8fefc7b80a

turn 19
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":2}
# Fighter1 is active at 2
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends a Movement die, 1 left
= 4d8c4b995a399be0

turn 19
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":60}
# Fighter1 turns left to heading 60
= bf22ab3e7d86ade6

turn 19
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[24330,30500],"to":[25196,31000]}
# Fighter1 flies 1 in from 24.33,30.5 to 25.196,31
= 8b493b55b4665ce3

turn 19
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends a Movement die, 0 left
= b7108e8ae7e353c0

turn 19
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":120}
# Fighter1 turns right to heading 120
= d67a0eb8b2d3cf3f

turn 19
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[25196,31000],"to":[26062,30500]}
# Fighter1 flies 1 in from 25.196,31 to 26.062,30.5
= 6f6ef405b0b3221f

turn 19
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":1}
# Fighter2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends a Movement die, 0 left
= e8fecc4991dcd2e9

turn 19
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[24866,29500],"to":[28330,27500]}
# Fighter2 flies 4 in from 24.866,29.5 to 28.33,27.5
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Cruiser2"}
# Fighter2 is over Cruiser2: ships do not collide
= 830ec505cdb12c89

turn 19
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":180}
# Fighter2 turns right to heading 180
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends a Movement die, 0 left
= 7babe8f9dc9627aa

turn 19
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":4000,"from":[29031,27250],"to":[32495,25250]}
# Cruiser2 flies 4 in from 29.031,27.25 to 32.495,25.25
= 9eeabba8f2c5f820

turn 19
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.1] {"kind":"turn","number":20}
# turn 20: dice are assigned
= 0d042527b4297110

turn 20
> 1  assign Fighter1 M3; Fighter2 M1; Fighter3 M2
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# Fighter1 assigns 3 to Movement: D0 M3 A1 R0
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# Fighter2 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":1,"reserve":1}}
# Fighter3 assigns 2 to Movement: D0 M2 A1 R1
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":1,"movement":1,"attack":4,"reserve":0}}
# Cruiser2 assigns 1 to Movement: D1 M1 A4 R0
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":3}
# Fighter1 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends a Movement die, 2 left
= fb0596ee48da0e3f

turn 20
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[26062,30500],"to":[29526,28500]}
# Fighter1 flies 4 in from 26.062,30.5 to 29.526,28.5
= 5e82df1720a40046

turn 20
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter1","target":"Cruiser2","range":0,"bonus":0,"roll":1,"distance":4401}
# Fighter1 attacks Cruiser2 at 4.401 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"Fighter1","target":"Cruiser2","faces":[3],"needed":6,"hits":0}
# 3 of 6+: no hit
= e3b3b7cf0c438a87

turn 20
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":2}
# Fighter3 is active at 2
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":1}
# Fighter3 spends a Movement die, 1 left
= 67faf69ae2b6891a

turn 20
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[27134,27500],"to":[28000,28000]}
# Fighter3 flies 1 in from 27.134,27.5 to 28,28
[SS-3.4] {"kind":"overlaps","piece":"Fighter3","other":"Fighter2"}
# Fighter3 is over Fighter2: ships do not collide
= cc65884f82ce1856

turn 20
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":120}
# Fighter3 turns right to heading 120
= 0261960913dd5f19

turn 20
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter3","target":"Cruiser2","range":0,"bonus":0,"roll":1,"distance":5269}
# Fighter3 attacks Cruiser2 at 5.269 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"Fighter3","target":"Cruiser2","faces":[6],"needed":6,"hits":1}
# 6 of 6+: 1 hit
[SS-4.6] {"kind":"met","piece":"Cruiser2","hits":1,"left":0}
# 1 hit meets a Defence die of Cruiser2, 0 left
= bf022447b77a1008

turn 20
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":2000,"from":[28000,28000],"to":[29732,27000]}
# Fighter3 flies 2 in from 28,28 to 29.732,27
= a3aef373a99909dd

turn 20
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":1}
# Fighter2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends a Movement die, 0 left
= 79b5911ef7dec8ea

turn 20
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":120}
# Fighter2 turns left to heading 120
= e458f26463551ae4

turn 20
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[28330,27500],"to":[30062,26500]}
# Fighter2 flies 2 in from 28.33,27.5 to 30.062,26.5
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Fighter3"}
# Fighter2 is over Fighter3: ships do not collide
= b7069385f173981b

turn 20
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[30062,26500],"to":[30928,26000]}
# Fighter2 flies 1 in from 30.062,26.5 to 30.928,26
= 20b4d36ef7ddc13e

turn 20
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends a Movement die, 0 left
= 5d925a9261b77bc1

turn 20
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":4000,"from":[32495,25250],"to":[35959,23250]}
# Cruiser2 flies 4 in from 32.495,25.25 to 35.959,23.25
= 1852b96257efbb42

turn 20
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.1] {"kind":"turn","number":21}
# turn 21: dice are assigned
= e4e82e54e383a77d

turn 21
> 1  assign Fighter1 A2; Fighter2 M2 A2; Fighter3 A2
> 2  assign Cruiser2 M2
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,0,2],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# Fighter1 assigns 2 to Attack: D0 M2 A2 R0
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,2,2],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# Fighter2 assigns 2 to Movement, 2 to Attack: D0 M2 A2 R0
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,0,2],"boxes":{"defence":0,"movement":1,"attack":2,"reserve":1}}
# Fighter3 assigns 2 to Attack: D0 M1 A2 R1
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":4,"reserve":0}}
# Cruiser2 assigns 2 to Movement: D0 M2 A4 R0
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
= 1dc64c4edb0c9b14

turn 21
> 1  activate Fighter2
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":2}
# Fighter2 is active at 2
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends a Movement die, 1 left
= 4c6bbf651e5935f5

turn 21
> 1  attack Cruiser2 range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser2","range":0,"bonus":0,"roll":2,"distance":5733}
# Fighter2 attacks Cruiser2 at 5.733 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser2","faces":[2,4],"needed":6,"hits":0}
# 2, 4 of 6+: no hit
= 45d77f5a1b82ec62

turn 21
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[30928,26000],"to":[32660,25000]}
# Fighter2 flies 2 in from 30.928,26 to 32.66,25
= 5921984f7d5545fc

turn 21
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[32660,25000],"to":[33526,24500]}
# Fighter2 flies 1 in from 32.66,25 to 33.526,24.5
= bc890bfe25cc21a9

turn 21
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":2}
# Cruiser2 is active at 2
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":1}
# Cruiser2 spends a Movement die, 1 left
= dbe33786652b6627

turn 21
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":2000,"from":[35959,23250],"to":[37691,22250]}
# Cruiser2 flies 2 in from 35.959,23.25 to 37.691,22.25
= 2e41e1b8f7d5ea30

turn 21
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1500,"from":[37691,22250],"to":[38990,21500]}
# Cruiser2 flies 1.5 in from 37.691,22.25 to 38.99,21.5
= 52ab91592f7954b2

turn 21
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":60}
# Cruiser2 turns left to heading 60
= 9e1571e5714fa8e6

turn 21
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends a Movement die, 0 left
= 5a90bfadd793fee2

turn 21
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":2000,"from":[38990,21500],"to":[40722,22500]}
# Cruiser2 flies 2 in from 38.99,21.5 to 40.722,22.5
= 325393a36a72f06b

turn 21
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1500,"from":[40722,22500],"to":[42021,23250]}
# Cruiser2 flies 1.5 in from 40.722,22.5 to 42.021,23.25
= dbddd9d7be560b24

turn 21
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":0}
# Cruiser2 turns left to heading 0
= f23330c409853511

turn 21
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":500,"from":[42021,23250],"to":[42021,23750]}
# Cruiser2 flies 0.5 in from 42.021,23.25 to 42.021,23.75
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":2}
# Fighter1 is active at 2
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends a Movement die, 1 left
= dcf94f69adcb877b

turn 21
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[29526,28500],"to":[32990,26500]}
# Fighter1 flies 4 in from 29.526,28.5 to 32.99,26.5
= a1a567e5181e7953

turn 21
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends a Movement die, 0 left
= 4fefb54cae9a48d8

turn 21
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[32990,26500],"to":[36454,24500]}
# Fighter1 flies 4 in from 32.99,26.5 to 36.454,24.5
= c49300935ad0d6da

turn 21
> 1  attack Cruiser2 range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"Fighter1","target":"Cruiser2","range":0,"bonus":0,"roll":2,"distance":5617}
# Fighter1 attacks Cruiser2 at 5.617 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"Fighter1","target":"Cruiser2","faces":[5,1],"needed":6,"hits":0}
# 5, 1 of 6+: no hit
= fa235f0f6293ed68

turn 21
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends a Movement die, 0 left
= f1e861c06e7e3281

turn 21
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[29732,27000],"to":[33196,25000]}
# Fighter3 flies 4 in from 29.732,27 to 33.196,25
[SS-3.4] {"kind":"overlaps","piece":"Fighter3","other":"Fighter2"}
# Fighter3 is over Fighter2: ships do not collide
= a578b1d256dd62e2

turn 21
> 1  attack Cruiser2 range 1 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter3","target":"Cruiser2","range":1,"bonus":0,"roll":1,"distance":8913}
# Fighter3 attacks Cruiser2 at 8.913 in: 1 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"Fighter3","target":"Cruiser2","faces":[4],"needed":6,"hits":0}
# 4 of 6+: no hit
= 159c1f37fc91125a

turn 21
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
[SS-2.1] {"kind":"turn","number":22}
# turn 22: dice are assigned
= 2af3b2fc8814020d

turn 22
> 1  assign Fighter1 M3 A1; Fighter2 A2; Fighter3 M1 A2
> 2  assign Cruiser2 M1 A1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,3,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# Fighter1 assigns 3 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,0,2],"boxes":{"defence":0,"movement":1,"attack":2,"reserve":1}}
# Fighter2 assigns 2 to Attack: D0 M1 A2 R1
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,2],"boxes":{"defence":0,"movement":1,"attack":2,"reserve":1}}
# Fighter3 assigns 1 to Movement, 2 to Attack: D0 M1 A2 R1
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,1],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# Cruiser2 assigns 1 to Movement, 1 to Attack: D0 M1 A5 R0
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":3}
# Fighter1 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends a Movement die, 2 left
= f8ad1c798d20c38c

turn 22
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[36454,24500],"to":[39918,22500]}
# Fighter1 flies 4 in from 36.454,24.5 to 39.918,22.5
= d7bcc0c086f4a53e

turn 22
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends a Movement die, 1 left
= f6ff832af36a68be

turn 22
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":3000,"from":[39918,22500],"to":[42516,21000]}
# Fighter1 flies 3 in from 39.918,22.5 to 42.516,21
= 41d185f8242fa861

turn 22
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":60}
# Fighter1 turns left to heading 60
= 3b8bc5848f81426e

turn 22
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends a Movement die, 0 left
= afc4b5d94b9e3042

turn 22
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":0}
# Fighter1 turns left to heading 0
= 1192444c20344352

turn 22
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[42516,21000],"to":[42516,22000]}
# Fighter1 flies 1 in from 42.516,21 to 42.516,22
= ceb4acd561673f92

turn 22
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
= e4b5ebddc912f8ec

turn 22
> 1  activate Fighter3
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends a Movement die, 0 left
= 1bc22ef8c09b7dd9

turn 22
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[33196,25000],"to":[36660,23000]}
# Fighter3 flies 4 in from 33.196,25 to 36.66,23
= 421f229861a0b711

turn 22
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":60}
# Fighter3 turns left to heading 60
= 8594e19fa85300a7

turn 22
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends a Movement die, 0 left
= 6523d7deecc59e0a

turn 22
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":3000,"from":[42021,23750],"to":[42021,26750]}
# Cruiser2 flies 3 in from 42.021,23.75 to 42.021,26.75
= 5c5c9a3a61c9ae6f

turn 22
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":300}
# Cruiser2 turns left to heading 300
= 10d108ec747bcbab

turn 22
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":1000,"from":[42021,26750],"to":[41155,27250]}
# Cruiser2 flies 1 in from 42.021,26.75 to 41.155,27.25
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":1}
# Fighter2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends a Movement die, 0 left
= 39cb822d7f126d25

turn 22
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[33526,24500],"to":[35258,23500]}
# Fighter2 flies 2 in from 33.526,24.5 to 35.258,23.5
= b6d94676a7b900f3

turn 22
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[35258,23500],"to":[36124,23000]}
# Fighter2 flies 1 in from 35.258,23.5 to 36.124,23
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Fighter3"}
# Fighter2 is over Fighter3: ships do not collide
= 331a1dcdc34fdb2e

turn 22
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":60}
# Fighter2 turns left to heading 60
= 7d309ab70dae5218

turn 22
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[36124,23000],"to":[36990,23500]}
# Fighter2 flies 1 in from 36.124,23 to 36.99,23.5
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Fighter3"}
# Fighter2 is over Fighter3: ships do not collide
= 4d72fe7dd00a2dcf

turn 22
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
[SS-2.1] {"kind":"turn","number":23}
# turn 23: dice are assigned
= 434bc92add93e98a

turn 23
> 1  assign Fighter1 M2 A1; Fighter2 M1; Fighter3 M2
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,2,1],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# Fighter1 assigns 2 to Movement, 1 to Attack: D0 M2 A2 R0
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":2,"reserve":1}}
# Fighter2 assigns 1 to Movement: D0 M1 A2 R1
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# Fighter3 assigns 2 to Movement: D0 M2 A2 R0
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# Cruiser2 assigns 1 to Movement: D0 M1 A5 R0
= 146eb449f0d1aa73

turn 23
> 1  activate Fighter3
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":2}
# Fighter3 is active at 2
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":1}
# Fighter3 spends a Movement die, 1 left
= 902a65ef0b585111

turn 23
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":3000,"from":[36660,23000],"to":[39258,24500]}
# Fighter3 flies 3 in from 36.66,23 to 39.258,24.5
= 56efc4be2defb7cd

turn 23
> 1  attack Cruiser2 range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"Fighter3","target":"Cruiser2","range":0,"bonus":0,"roll":2,"distance":3340}
# Fighter3 attacks Cruiser2 at 3.34 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"Fighter3","target":"Cruiser2","faces":[2,6],"needed":6,"hits":1}
# 2, 6 of 6+: 1 hit
= c541a43cb3d7f891

turn 23
> 1  lose Movement
[SS-4.5] {"kind":"lost","piece":"Cruiser2","box":"Movement","by":1,"left":5}
# Cruiser2 loses a die from Movement by side 1, 5 left
= ce2a25fd54c9b54a

turn 23
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends a Movement die, 0 left
= 6baf448fff8cd7d7

turn 23
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":3000,"from":[39258,24500],"to":[41856,26000]}
# Fighter3 flies 3 in from 39.258,24.5 to 41.856,26
= 7c0ec6a382f40373

turn 23
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":0}
# Fighter3 turns left to heading 0
= 4b8b2db670100ba9

turn 23
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[41856,26000],"to":[41856,27000]}
# Fighter3 flies 1 in from 41.856,26 to 41.856,27
[SS-3.4] {"kind":"overlaps","piece":"Fighter3","other":"Cruiser2"}
# Fighter3 is over Cruiser2: ships do not collide
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":2}
# Fighter1 is active at 2
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends a Movement die, 1 left
= fdf8724fa2dcac22

turn 23
> 1  attack Cruiser2 range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"Fighter1","target":"Cruiser2","range":0,"bonus":0,"roll":2,"distance":5423}
# Fighter1 attacks Cruiser2 at 5.423 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"Fighter1","target":"Cruiser2","faces":[2,3],"needed":6,"hits":0}
# 2, 3 of 6+: no hit
= 36cb1c5c66988aa9

turn 23
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[42516,22000],"to":[42516,26000]}
# Fighter1 flies 4 in from 42.516,22 to 42.516,26
= 46cb420409394e39

turn 23
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":300}
# Fighter1 turns left to heading 300
= aa6f733f482dd6fc

turn 23
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":1}
# Fighter2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends a Movement die, 0 left
= 8f757552fce51900

turn 23
> 1  attack Cruiser2 range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser2","range":0,"bonus":0,"roll":2,"distance":5604}
# Fighter2 attacks Cruiser2 at 5.604 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser2","faces":[4,3],"needed":6,"hits":0}
# 4, 3 of 6+: no hit
= aed02c2abfc89a7e

turn 23
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[36990,23500],"to":[40454,25500]}
# Fighter2 flies 4 in from 36.99,23.5 to 40.454,25.5
= 2dc140cc7c9f7c93

turn 23
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
[SS-2.4] {"kind":"activated","piece":"Cruiser2","number":0}
# Cruiser2 is active with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.1] {"kind":"turn","number":24}
# turn 24: dice are assigned
= c039addbe712bd75

turn 24
> 1  assign Fighter1 A2; Fighter2 M1 A2; Fighter3 M2 A2
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,0,2],"boxes":{"defence":0,"movement":1,"attack":2,"reserve":1}}
# Fighter1 assigns 2 to Attack: D0 M1 A2 R1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,1,2],"boxes":{"defence":0,"movement":1,"attack":2,"reserve":1}}
# Fighter2 assigns 1 to Movement, 2 to Attack: D0 M1 A2 R1
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,2,2],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# Fighter3 assigns 2 to Movement, 2 to Attack: D0 M2 A2 R0
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":2}
# Fighter3 is active at 2
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":1}
# Fighter3 spends a Movement die, 1 left
= c69d8cc8e076d9ea

turn 24
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":60}
# Fighter3 turns right to heading 60
= 841bc02cedc82719

turn 24
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[41856,27000],"to":[42722,27500]}
# Fighter3 flies 1 in from 41.856,27 to 42.722,27.5
= 29e82c3c6967bc37

turn 24
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends a Movement die, 0 left
= d190443ab62ad846

turn 24
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":120}
# Fighter3 turns right to heading 120
= 3bfd562f45f6c0a8

turn 24
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":2000,"from":[42722,27500],"to":[44454,26500]}
# Fighter3 flies 2 in from 42.722,27.5 to 44.454,26.5
= 8dba4cc4657d288c

turn 24
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
= 0c9d90af60cd44e1

turn 24
> 1  activate Fighter2
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":1}
# Fighter2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends a Movement die, 0 left
= 928fa43a047440e8

turn 24
> 1  attack Cruiser2 range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser2","range":0,"bonus":0,"roll":2,"distance":1885}
# Fighter2 attacks Cruiser2 at 1.885 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 3
  [SS-4.4] d6 = 2
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser2","faces":[3,2],"needed":6,"hits":0}
# 3, 2 of 6+: no hit
= 8cc6ec128285e044

turn 24
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[40454,25500],"to":[41320,26000]}
# Fighter2 flies 1 in from 40.454,25.5 to 41.32,26
= ab2ab75cfe6c69ea

turn 24
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":0}
# Fighter2 turns left to heading 0
= 683b5a0e4886e631

turn 24
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends a Movement die, 0 left
= 89b7de5692573390

turn 24
> 1  attack Cruiser2 range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"Fighter1","target":"Cruiser2","range":0,"bonus":0,"roll":2,"distance":1847}
# Fighter1 attacks Cruiser2 at 1.847 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"Fighter1","target":"Cruiser2","faces":[4,6],"needed":6,"hits":1}
# 4, 6 of 6+: 1 hit
[SS-4.5] {"kind":"lost","piece":"Cruiser2","box":"Attack","by":1,"left":4}
# Cruiser2 loses a die from Attack by side 1, 4 left
= 6092a7272c51b06f

turn 24
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[42516,26000],"to":[41650,26500]}
# Fighter1 flies 1 in from 42.516,26 to 41.65,26.5
[SS-3.4] {"kind":"overlaps","piece":"Fighter1","other":"Fighter2"}
# Fighter1 is over Fighter2: ships do not collide
[SS-3.4] {"kind":"overlaps","piece":"Fighter1","other":"Cruiser2"}
# Fighter1 is over Cruiser2: ships do not collide
= 09354549b7940f3b

turn 24
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":0}
# Fighter1 turns right to heading 0
= 1a66b5adc8e4cb10

turn 24
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
[SS-2.4] {"kind":"activated","piece":"Cruiser2","number":0}
# Cruiser2 is active with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.1] {"kind":"turn","number":25}
# turn 25: dice are assigned
= 9ebed7c32af4e891

turn 25
> 1  assign Fighter1 M1 A2; Fighter2 M2 A2; Fighter3 M2
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,2],"boxes":{"defence":0,"movement":1,"attack":2,"reserve":1}}
# Fighter1 assigns 1 to Movement, 2 to Attack: D0 M1 A2 R1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,2,2],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# Fighter2 assigns 2 to Movement, 2 to Attack: D0 M2 A2 R0
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# Fighter3 assigns 2 to Movement: D0 M2 A2 R0
= f7bbd3c5e7df704a

turn 25
> 1  activate Fighter2
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":2}
# Fighter2 is active at 2
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends a Movement die, 1 left
= d29cc110dc9e243e

turn 25
> 1  attack Cruiser2 range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser2","range":0,"bonus":0,"roll":2,"distance":1260}
# Fighter2 attacks Cruiser2 at 1.26 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser2","faces":[2,1],"needed":6,"hits":0}
# 2, 1 of 6+: no hit
= ef729f5b84903e6a

turn 25
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[41320,26000],"to":[41320,27000]}
# Fighter2 flies 1 in from 41.32,26 to 41.32,27
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Fighter1"}
# Fighter2 is over Fighter1: ships do not collide
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Cruiser2"}
# Fighter2 is over Cruiser2: ships do not collide
= 348400375d7f9969

turn 25
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[41320,27000],"to":[41320,28000]}
# Fighter2 flies 1 in from 41.32,27 to 41.32,28
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Cruiser2"}
# Fighter2 is over Cruiser2: ships do not collide
= cb22c7108f16e246

turn 25
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":60}
# Fighter2 turns right to heading 60
= fcf2e91789a778a9

turn 25
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends a Movement die, 0 left
= 1a5dd8a464aaa756

turn 25
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":120}
# Fighter2 turns right to heading 120
= ea926a8415dede68

turn 25
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[41320,28000],"to":[43918,26500]}
# Fighter2 flies 3 in from 41.32,28 to 43.918,26.5
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Fighter3"}
# Fighter2 is over Fighter3: ships do not collide
= 4316caf4a6453906

turn 25
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":2}
# Fighter3 is active at 2
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":1}
# Fighter3 spends a Movement die, 1 left
= 27c0facc397f56a8

turn 25
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":2000,"from":[44454,26500],"to":[46186,25500]}
# Fighter3 flies 2 in from 44.454,26.5 to 46.186,25.5
= ac0d8be81a072a60

turn 25
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":60}
# Fighter3 turns left to heading 60
= 15e60c5eb60f2cd3

turn 25
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends a Movement die, 0 left
= 3ac5761f50ec0b00

turn 25
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":0}
# Fighter3 turns left to heading 0
= 5e06baccc917cf4a

turn 25
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[46186,25500],"to":[46186,26500]}
# Fighter3 flies 1 in from 46.186,25.5 to 46.186,26.5
= fcd262b79c394ff6

turn 25
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends a Movement die, 0 left
= bde8e65802f57b92

turn 25
> 1  attack Cruiser2 range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"Fighter1","target":"Cruiser2","range":0,"bonus":0,"roll":2,"distance":898}
# Fighter1 attacks Cruiser2 at 0.898 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 3
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"Fighter1","target":"Cruiser2","faces":[3,4],"needed":6,"hits":0}
# 3, 4 of 6+: no hit
= 73f8a3ec40e65b8f

turn 25
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[41650,26500],"to":[41650,27500]}
# Fighter1 flies 1 in from 41.65,26.5 to 41.65,27.5
[SS-3.4] {"kind":"overlaps","piece":"Fighter1","other":"Cruiser2"}
# Fighter1 is over Cruiser2: ships do not collide
= 8005866fa94ac578

turn 25
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":300}
# Fighter1 turns left to heading 300
= fc81a954367dfc5a

turn 25
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
[SS-2.4] {"kind":"activated","piece":"Cruiser2","number":0}
# Cruiser2 is active with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.1] {"kind":"turn","number":26}
# turn 26: dice are assigned
= b5240b066209944e

turn 26
> 1  assign Fighter1 M2 A2; Fighter2 M4; Fighter3 M2
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,2,2],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# Fighter1 assigns 2 to Movement, 2 to Attack: D0 M2 A2 R0
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# Fighter2 assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# Fighter3 assigns 2 to Movement: D0 M2 A2 R0
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":4}
# Fighter2 is active at 4
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":3}
# Fighter2 spends a Movement die, 3 left
= 6f83bc22dbe15a9e

turn 26
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[43918,26500],"to":[44784,26000]}
# Fighter2 flies 1 in from 43.918,26.5 to 44.784,26
= b36c9166ad528890

turn 26
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[44784,26000],"to":[45650,25500]}
# Fighter2 flies 1 in from 44.784,26 to 45.65,25.5
= a18e359a1cc487f0

turn 26
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":180}
# Fighter2 turns right to heading 180
= fece75bfd414aac5

turn 26
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
= b5fa83912511c74c

turn 26
> 1  activate Fighter1
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":2}
# Fighter1 is active at 2
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends a Movement die, 1 left
= e89329e34e39ac98

turn 26
> 1  attack Cruiser2 range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"Fighter1","target":"Cruiser2","range":0,"bonus":0,"roll":2,"distance":554}
# Fighter1 attacks Cruiser2 at 0.554 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 1
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"Fighter1","target":"Cruiser2","faces":[1,4],"needed":6,"hits":0}
# 1, 4 of 6+: no hit
= fd39da4f5d33e676

turn 26
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":0}
# Fighter1 turns right to heading 0
= a82ff7a5b0d81041

turn 26
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2000,"from":[41650,27500],"to":[41650,29500]}
# Fighter1 flies 2 in from 41.65,27.5 to 41.65,29.5
= 8e5a83053a0745f4

turn 26
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends a Movement die, 0 left
= 160ae0f4c7423e9b

turn 26
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"right","heading":60}
# Fighter1 turns right to heading 60
= 2d8eea4dfe5cc883

turn 26
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":3000,"from":[41650,29500],"to":[44248,31000]}
# Fighter1 flies 3 in from 41.65,29.5 to 44.248,31
= 2ea0530c875dd100

turn 26
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":2}
# Fighter3 is active at 2
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":1}
# Fighter3 spends a Movement die, 1 left
= 846af184beecf039

turn 26
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[46186,26500],"to":[46186,27500]}
# Fighter3 flies 1 in from 46.186,26.5 to 46.186,27.5
= de5db83a2d42d058

turn 26
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[46186,27500],"to":[46186,28500]}
# Fighter3 flies 1 in from 46.186,27.5 to 46.186,28.5
= 52bc636b3f15187d

turn 26
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":300}
# Fighter3 turns left to heading 300
= 0552d61b8b4db80b

turn 26
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[46186,28500],"to":[45320,29000]}
# Fighter3 flies 1 in from 46.186,28.5 to 45.32,29
= ec468f6dab4dbeea

turn 26
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends a Movement die, 0 left
= 8e7bcbe84b8207f9

turn 26
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":240}
# Fighter3 turns left to heading 240
= c0c985c089ab4be8

turn 26
> 1  attack Cruiser2 range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"Fighter3","target":"Cruiser2","range":0,"bonus":0,"roll":2,"distance":4517}
# Fighter3 attacks Cruiser2 at 4.517 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"Fighter3","target":"Cruiser2","faces":[5,5],"needed":6,"hits":0}
# 5, 5 of 6+: no hit
= 78d9d9ece2fe4990

turn 26
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[45320,29000],"to":[41856,27000]}
# Fighter3 flies 4 in from 45.32,29 to 41.856,27
[SS-3.4] {"kind":"overlaps","piece":"Fighter3","other":"Cruiser2"}
# Fighter3 is over Cruiser2: ships do not collide
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
[SS-2.4] {"kind":"activated","piece":"Cruiser2","number":0}
# Cruiser2 is active with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.1] {"kind":"turn","number":27}
# turn 27: dice are assigned
= 82f8eb186b0fbee5

turn 27
> 1  assign Fighter1 M1; Fighter2 A1; Fighter3 M1 A2
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# Fighter1 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,0,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# Fighter2 assigns 1 to Attack: D0 M3 A1 R0
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,1,2],"boxes":{"defence":0,"movement":1,"attack":2,"reserve":1}}
# Fighter3 assigns 1 to Movement, 2 to Attack: D0 M1 A2 R1
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends a Movement die, 2 left
= 14ebcb6c322014a1

turn 27
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":240}
# Fighter2 turns right to heading 240
= 8a1c470028e17b44

turn 27
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[45650,25500],"to":[44784,25000]}
# Fighter2 flies 1 in from 45.65,25.5 to 44.784,25
= 582cb1c26357196c

turn 27
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends a Movement die, 1 left
= 650bfece409d7eb5

turn 27
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":300}
# Fighter2 turns right to heading 300
= d474c451eeae795f

turn 27
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser2","range":0,"bonus":0,"roll":1,"distance":4269}
# Fighter2 attacks Cruiser2 at 4.269 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser2","faces":[6],"needed":6,"hits":1}
# 6 of 6+: 1 hit
[SS-4.5] {"kind":"lost","piece":"Cruiser2","box":"Attack","by":1,"left":3}
# Cruiser2 loses a die from Attack by side 1, 3 left
= 754c87108a2a1219

turn 27
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[44784,25000],"to":[43918,25500]}
# Fighter2 flies 1 in from 44.784,25 to 43.918,25.5
= a08f22754575a496

turn 27
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
= 101416d7db55931a

turn 27
> 1  activate Fighter3
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":1}
# Fighter3 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends a Movement die, 0 left
= 5eee5ecec81698ee

turn 27
> 1  attack Cruiser2 range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"Fighter3","target":"Cruiser2","range":0,"bonus":0,"roll":2,"distance":744}
# Fighter3 attacks Cruiser2 at 0.744 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 1
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"Fighter3","target":"Cruiser2","faces":[1,4],"needed":6,"hits":0}
# 1, 4 of 6+: no hit
= 39d54ca3afb89e5f

turn 27
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":300}
# Fighter3 turns right to heading 300
= 28738af989a119ac

turn 27
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[41856,27000],"to":[40990,27500]}
# Fighter3 flies 1 in from 41.856,27 to 40.99,27.5
[SS-3.4] {"kind":"overlaps","piece":"Fighter3","other":"Cruiser2"}
# Fighter3 is over Cruiser2: ships do not collide
= bf2a60869f3bf2f3

turn 27
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends a Movement die, 0 left
= 45987e785111cc4f

turn 27
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[44248,31000],"to":[45114,31500]}
# Fighter1 flies 1 in from 44.248,31 to 45.114,31.5
= 60521801a8e13bf7

turn 27
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":0}
# Fighter1 turns left to heading 0
= 283704ffd7ab37b3

turn 27
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
[SS-2.4] {"kind":"activated","piece":"Cruiser2","number":0}
# Cruiser2 is active with no Movement die: it cannot move
= c933deebf00bf858

turn 27
> 2  attack Fighter3 range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"Cruiser2","target":"Fighter3","range":0,"bonus":0,"roll":2,"distance":299}
# Cruiser2 attacks Fighter3 at 0.299 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"Cruiser2","target":"Fighter3","faces":[5,5],"needed":6,"hits":0}
# 5, 5 of 6+: no hit
= 345976ac6820180f

turn 27
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.1] {"kind":"turn","number":28}
# turn 28: dice are assigned
= 685518d69965754c

turn 28
> 1  assign Fighter1 M3 A1; Fighter2 M2 A1; Fighter3 M2 A2
> 2  assign Cruiser2 M1 A1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,3,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# Fighter1 assigns 3 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,2,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# Fighter2 assigns 2 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,2,2],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# Fighter3 assigns 2 to Movement, 2 to Attack: D0 M2 A2 R0
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,1],"boxes":{"defence":0,"movement":1,"attack":2,"reserve":0}}
# Cruiser2 assigns 1 to Movement, 1 to Attack: D0 M1 A2 R0
= 240a466c8e349156

turn 28
> 1  activate Fighter2
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends a Movement die, 2 left
= da2c41ac4c9225a5

turn 28
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser2","range":0,"bonus":0,"roll":1,"distance":3270}
# Fighter2 attacks Cruiser2 at 3.27 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser2","faces":[4],"needed":6,"hits":0}
# 4 of 6+: no hit
= 8a25a257afc1ade6

turn 28
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2000,"from":[43918,25500],"to":[42186,26500]}
# Fighter2 flies 2 in from 43.918,25.5 to 42.186,26.5
= fce710c3b223a3ee

turn 28
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":3}
# Fighter1 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends a Movement die, 2 left
= 90b756578ac57493

turn 28
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[45114,31500],"to":[45114,32500]}
# Fighter1 flies 1 in from 45.114,31.5 to 45.114,32.5
= 36e10e9ea2bdf047

turn 28
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":300}
# Fighter1 turns left to heading 300
= b0b5167a0f0c9443

turn 28
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends a Movement die, 1 left
= 6d75c47feb216988

turn 28
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[45114,32500],"to":[44248,33000]}
# Fighter1 flies 1 in from 45.114,32.5 to 44.248,33
= f951ffd45ee148e5

turn 28
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[44248,33000],"to":[43382,33500]}
# Fighter1 flies 1 in from 44.248,33 to 43.382,33.5
= 692ce0a6132bf748

turn 28
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":240}
# Fighter1 turns left to heading 240
= 2d8e3d592806113f

turn 28
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[43382,33500],"to":[42516,33000]}
# Fighter1 flies 1 in from 43.382,33.5 to 42.516,33
= 02ca5129023f2763

turn 28
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends a Movement die, 0 left
= 744136f3835514c9

turn 28
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":180}
# Fighter1 turns left to heading 180
= 6e336be2c7999250

turn 28
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter1","target":"Cruiser2","range":0,"bonus":0,"roll":1,"distance":5908}
# Fighter1 attacks Cruiser2 at 5.908 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"Fighter1","target":"Cruiser2","faces":[5],"needed":6,"hits":0}
# 5 of 6+: no hit
= ea00ac9bf456fa3a

turn 28
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[42516,33000],"to":[42516,29000]}
# Fighter1 flies 4 in from 42.516,33 to 42.516,29
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":2}
# Fighter3 is active at 2
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":1}
# Fighter3 spends a Movement die, 1 left
= 2fa251dcb6e10322

turn 28
> 1  attack Cruiser2 range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"Fighter3","target":"Cruiser2","range":0,"bonus":0,"roll":2,"distance":299}
# Fighter3 attacks Cruiser2 at 0.299 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 6
  [SS-4.4] d6 = 4
[SS-4.4] {"kind":"rolled","piece":"Fighter3","target":"Cruiser2","faces":[6,4],"needed":6,"hits":1}
# 6, 4 of 6+: 1 hit
= b020289ff1a8dbd2

turn 28
> 1  lose Movement
[SS-4.5] {"kind":"lost","piece":"Cruiser2","box":"Movement","by":1,"left":2}
# Cruiser2 loses a die from Movement by side 1, 2 left
= 3a61fc79bf96ee93

turn 28
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":0}
# Fighter3 turns right to heading 0
= 513d0f989ab01cb8

turn 28
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1000,"from":[40990,27500],"to":[40990,28500]}
# Fighter3 flies 1 in from 40.99,27.5 to 40.99,28.5
= ec001222cffc9ec0

turn 28
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends a Movement die, 0 left
= 03fbcf8c0a040b57

turn 28
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":60}
# Fighter3 turns right to heading 60
= 95d12d5347147beb

turn 28
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[40990,28500],"to":[44454,30500]}
# Fighter3 flies 4 in from 40.99,28.5 to 44.454,30.5
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
[SS-2.4] {"kind":"activated","piece":"Cruiser2","number":0}
# Cruiser2 is active with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.1] {"kind":"turn","number":29}
# turn 29: dice are assigned
= fcafa4fe3c7e875f

turn 29
> 1  assign Fighter1 M2 A2; Fighter2 A2; Fighter3 M2
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,2,2],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# Fighter1 assigns 2 to Movement, 2 to Attack: D0 M2 A2 R0
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,0,2],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# Fighter2 assigns 2 to Attack: D0 M2 A2 R0
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":0,"reserve":2}}
# Fighter3 assigns 2 to Movement: D0 M2 A0 R2
= b5f1deff50528065

turn 29
> 1  activate Fighter2
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":2}
# Fighter2 is active at 2
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends a Movement die, 1 left
= 9f8af8cac7d4c180

turn 29
> 1  attack Cruiser2 range 0 bonus 0 roll 2
[SS-4.1] {"kind":"attacks","piece":"Fighter2","target":"Cruiser2","range":0,"bonus":0,"roll":2,"distance":1274}
# Fighter2 attacks Cruiser2 at 1.274 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 6
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"Fighter2","target":"Cruiser2","faces":[6,1],"needed":6,"hits":1}
# 6, 1 of 6+: 1 hit
[SS-4.5] {"kind":"lost","piece":"Cruiser2","box":"Attack","by":1,"left":1}
# Cruiser2 loses a die from Attack by side 1, 1 left
= f09ce9d231c303f9

turn 29
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[42186,26500],"to":[41320,27000]}
# Fighter2 flies 1 in from 42.186,26.5 to 41.32,27
[SS-3.4] {"kind":"overlaps","piece":"Fighter2","other":"Cruiser2"}
# Fighter2 is over Cruiser2: ships do not collide
= 60f5c6aee246d276

turn 29
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":240}
# Fighter2 turns left to heading 240
= 2a9ad2ad75ea8ad1

turn 29
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
= 621bcc437554955c

turn 29
> 1  activate Fighter1
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":2}
# Fighter1 is active at 2
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends a Movement die, 1 left
= 1782302b64e1f311

turn 29
> 1  attack Cruiser2 range 0 bonus 1 roll 1
[SS-4.1] {"kind":"attacks","piece":"Fighter1","target":"Cruiser2","range":0,"bonus":1,"roll":1,"distance":2216}
# Fighter1 attacks Cruiser2 at 2.216 in: 0 for range, 1 as a bonus, 1 rolled
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"Fighter1","target":"Cruiser2","faces":[6],"needed":5,"hits":1}
# 6 of 5+: 1 hit
[SS-4.5] {"kind":"lost","piece":"Cruiser2","box":"Attack","by":1,"left":0}
# Cruiser2 loses a die from Attack by side 1, 0 left
[SS-4.7] {"kind":"destroyed","piece":"Cruiser2"}
# Cruiser2 is destroyed
[SS-5.3] {"kind":"over","winner":1,"how":"fleet"}
# no enemy is left: side 1 wins
= a9d0db079aac2dfe
