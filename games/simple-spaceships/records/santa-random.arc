firing-arc record 2
game simple-spaceships 1
wording en 1
scenario santa
seat 1 random
seat 2 random
dice seed 2
| title = "Santa and the UFOs"
| brief = "The Sleigh runs from the lower short edge to the upper one. Four UFOs enter by the long edges, wherever they like, and have thirty turns to stop it."
|
| [table]
| width = 48
| height = 72
|
| [run]
| side = 1
|
| [[side]]
| name = "Santa"
| ship = [{ design = "sleigh", name = "Sleigh", at = [24, 0], heading = 0 }]
|
| [[side]]
| name = "Grinches"
| ship = [
|   { design = "ufo", name = "UFO1" },
|   { design = "ufo", name = "UFO2" },
|   { design = "ufo", name = "UFO3" },
|   { design = "ufo", name = "UFO4" },
| ]
= dafb59cdcef51fa4

turn 1
> 1  assign Sleigh M3 A1 D1
> 2  assign UFO1 M1 A1; UFO2 M1 A1 D2; UFO3 M2 D2; UFO4 M3
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[1,3,1],"boxes":{"defence":1,"movement":3,"attack":1,"reserve":1}}
# Sleigh assigns 1 to Defence, 3 to Movement, 1 to Attack: D1 M3 A1 R1
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,1,1],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":2}}
# UFO1 assigns 1 to Movement, 1 to Attack: D0 M1 A1 R2
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[2,1,1],"boxes":{"defence":2,"movement":1,"attack":1,"reserve":0}}
# UFO2 assigns 2 to Defence, 1 to Movement, 1 to Attack: D2 M1 A1 R0
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[2,2,0],"boxes":{"defence":2,"movement":2,"attack":0,"reserve":0}}
# UFO3 assigns 2 to Defence, 2 to Movement: D2 M2 A0 R0
[SS-2.2] {"kind":"assigned","piece":"UFO4","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# UFO4 assigns 3 to Movement: D0 M3 A0 R1
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# a coin is flipped: side 2 goes first
[SS-2.3] {"kind":"activated","piece":"UFO4","number":3}
# UFO4 is active at 3
= 0b557430f237930d

turn 1
> 2  enter left 17.039 heading 60
[SS-5.1] {"kind":"entered","piece":"UFO4","at":[0,17039],"heading":60}
# UFO4 enters at 0,17.039, heading 60
[SS-3.1] {"kind":"spent","piece":"UFO4","left":2}
# UFO4 spends a Movement die, 2 left
= 1a9aca73c0d88ece

turn 1
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"UFO4","length":1500,"from":[0,17039],"to":[1299,17789]}
# UFO4 flies 1.5 in from 0,17.039 to 1.299,17.789
= 0b3982db07bad086

turn 1
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"UFO4","length":1500,"from":[1299,17789],"to":[2598,18539]}
# UFO4 flies 1.5 in from 1.299,17.789 to 2.598,18.539
= 6c9db1a8f78c13c8

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO4","length":1000,"from":[2598,18539],"to":[3464,19039]}
# UFO4 flies 1 in from 2.598,18.539 to 3.464,19.039
= 6bd0e61815af49dc

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"left","heading":0}
# UFO4 turns left to heading 0
= da7c1faea6b3c329

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO4","left":1}
# UFO4 spends a Movement die, 1 left
= 92687ae8806a1277

turn 1
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"UFO4","length":1500,"from":[3464,19039],"to":[3464,20539]}
# UFO4 flies 1.5 in from 3.464,19.039 to 3.464,20.539
= bf9971b424b81745

turn 1
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"UFO4","length":1500,"from":[3464,20539],"to":[3464,22039]}
# UFO4 flies 1.5 in from 3.464,20.539 to 3.464,22.039
= 366e88648e5205e4

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO4","length":1000,"from":[3464,22039],"to":[3464,23039]}
# UFO4 flies 1 in from 3.464,22.039 to 3.464,23.039
= 0437f891bd6ca43e

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"left","heading":300}
# UFO4 turns left to heading 300
= ea042154f5343d43

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO4","left":0}
# UFO4 spends a Movement die, 0 left
= e9b07c28fd4f144f

turn 1
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"UFO4","length":1500,"from":[3464,23039],"to":[2165,23789]}
# UFO4 flies 1.5 in from 3.464,23.039 to 2.165,23.789
= 38c7b780e09e1702

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO4","length":1000,"from":[2165,23789],"to":[1299,24289]}
# UFO4 flies 1 in from 2.165,23.789 to 1.299,24.289
= bb6c044e11df7706

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO4","length":1000,"from":[1299,24289],"to":[433,24789]}
# UFO4 flies 1 in from 1.299,24.289 to 0.433,24.789
= b4ed97880004edc6

turn 1
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"UFO4","length":500,"from":[433,24789],"to":[0,25039]}
# UFO4 flies 0.5 in from 0.433,24.789 to 0,25.039
= 26709fb31545dd79

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"left","heading":240}
# UFO4 turns left to heading 240
[SS-2.3] {"kind":"ended","piece":"UFO4"}
# UFO4 is done
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":3}
# Sleigh is active at 3
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":2}
# Sleigh spends a Movement die, 2 left
= 84c3a17e297a40b4

turn 1
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":2500,"from":[24000,0],"to":[24000,2500]}
# Sleigh flies 2.5 in from 24,0 to 24,2.5
= 650d57eedddf47b8

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"left","heading":300}
# Sleigh turns left to heading 300
= c4dfa43f45850e5e

turn 1
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":1500,"from":[24000,2500],"to":[22701,3250]}
# Sleigh flies 1.5 in from 24,2.5 to 22.701,3.25
= 0f847f7ebbe0eb88

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends a Movement die, 1 left
= d64497dff6ab6d96

turn 1
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":2500,"from":[22701,3250],"to":[20536,4500]}
# Sleigh flies 2.5 in from 22.701,3.25 to 20.536,4.5
= 266b0b63fa92edfe

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"left","heading":240}
# Sleigh turns left to heading 240
= fd96429f531723c5

turn 1
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":1500,"from":[20536,4500],"to":[19237,3750]}
# Sleigh flies 1.5 in from 20.536,4.5 to 19.237,3.75
= d1f9be1c2f9f006c

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends a Movement die, 0 left
= fa9daba50b2f5add

turn 1
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":2500,"from":[19237,3750],"to":[17072,2500]}
# Sleigh flies 2.5 in from 19.237,3.75 to 17.072,2.5
= a1b1567287a4f068

turn 1
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":1500,"from":[17072,2500],"to":[15773,1750]}
# Sleigh flies 1.5 in from 17.072,2.5 to 15.773,1.75
= 53a6d278662a23ac

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"right","heading":300}
# Sleigh turns right to heading 300
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh is done
[SS-2.3] {"kind":"activated","piece":"UFO3","number":2}
# UFO3 is active at 2
= da0fb816477b20a4

turn 1
> 2  enter left 17.039 heading 60
[SS-5.1] {"kind":"entered","piece":"UFO3","at":[0,17039],"heading":60}
# UFO3 enters at 0,17.039, heading 60
[SS-3.1] {"kind":"spent","piece":"UFO3","left":1}
# UFO3 spends a Movement die, 1 left
= 6885fd6673f1bfb5

turn 1
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"UFO3","length":1500,"from":[0,17039],"to":[1299,17789]}
# UFO3 flies 1.5 in from 0,17.039 to 1.299,17.789
= db17a3b54620943f

turn 1
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"UFO3","length":1500,"from":[1299,17789],"to":[2598,18539]}
# UFO3 flies 1.5 in from 1.299,17.789 to 2.598,18.539
= 79c2e904649f3829

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO3","length":1000,"from":[2598,18539],"to":[3464,19039]}
# UFO3 flies 1 in from 2.598,18.539 to 3.464,19.039
= 2eeadf0fc6dde672

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":0}
# UFO3 turns left to heading 0
= 79ad6d9f15a2c43a

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":0}
# UFO3 spends a Movement die, 0 left
= 9e05563ec24436af

turn 1
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"UFO3","length":1500,"from":[3464,19039],"to":[3464,20539]}
# UFO3 flies 1.5 in from 3.464,19.039 to 3.464,20.539
= 83dd4361f6e1b916

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO3","length":1000,"from":[3464,20539],"to":[3464,21539]}
# UFO3 flies 1 in from 3.464,20.539 to 3.464,21.539
= c67636426d54bc21

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO3","length":1000,"from":[3464,21539],"to":[3464,22539]}
# UFO3 flies 1 in from 3.464,21.539 to 3.464,22.539
= 8049b5634bee983d

turn 1
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"UFO3","length":500,"from":[3464,22539],"to":[3464,23039]}
# UFO3 flies 0.5 in from 3.464,22.539 to 3.464,23.039
= 446417dc976767b6

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":300}
# UFO3 turns left to heading 300
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 is done
= 2339d68c2041ce09

turn 1
> 2  activate UFO1
[SS-2.3] {"kind":"activated","piece":"UFO1","number":1}
# UFO1 is active at 1
= de85453c30033741

turn 1
> 2  enter left 17.039 heading 60
[SS-5.1] {"kind":"entered","piece":"UFO1","at":[0,17039],"heading":60}
# UFO1 enters at 0,17.039, heading 60
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends a Movement die, 0 left
= 85657bf2c0dea782

turn 1
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1500,"from":[0,17039],"to":[1299,17789]}
# UFO1 flies 1.5 in from 0,17.039 to 1.299,17.789
= c0a00ce3693e1521

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[1299,17789],"to":[2165,18289]}
# UFO1 flies 1 in from 1.299,17.789 to 2.165,18.289
= e9e5acbc67a2e5bb

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[2165,18289],"to":[3031,18789]}
# UFO1 flies 1 in from 2.165,18.289 to 3.031,18.789
= cc420792f74e3238

turn 1
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"UFO1","length":500,"from":[3031,18789],"to":[3464,19039]}
# UFO1 flies 0.5 in from 3.031,18.789 to 3.464,19.039
= 6819d977fd8cd85b

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":0}
# UFO1 turns left to heading 0
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 is done
[SS-2.3] {"kind":"activated","piece":"UFO2","number":1}
# UFO2 is active at 1
= 285367fd7b2ed456

turn 1
> 2  enter left 17.039 heading 60
[SS-5.1] {"kind":"entered","piece":"UFO2","at":[0,17039],"heading":60}
# UFO2 enters at 0,17.039, heading 60
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends a Movement die, 0 left
= a50355495a8f1f8d

turn 1
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"UFO2","length":1500,"from":[0,17039],"to":[1299,17789]}
# UFO2 flies 1.5 in from 0,17.039 to 1.299,17.789
= e112dc61d8f20018

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO2","length":1000,"from":[1299,17789],"to":[2165,18289]}
# UFO2 flies 1 in from 1.299,17.789 to 2.165,18.289
= 50c2bf50a13eaadc

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO2","length":1000,"from":[2165,18289],"to":[3031,18789]}
# UFO2 flies 1 in from 2.165,18.289 to 3.031,18.789
[SS-3.4] {"kind":"overlaps","piece":"UFO2","other":"UFO1"}
# UFO2 is over UFO1: ships do not collide
= 751483231bea1c1b

turn 1
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"UFO2","length":500,"from":[3031,18789],"to":[3464,19039]}
# UFO2 flies 0.5 in from 3.031,18.789 to 3.464,19.039
[SS-3.4] {"kind":"overlaps","piece":"UFO2","other":"UFO1"}
# UFO2 is over UFO1: ships do not collide
= 8277016a621af81a

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"left","heading":0}
# UFO2 turns left to heading 0
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 is done
[SS-2.1] {"kind":"turn","number":2}
# turn 2: dice are assigned
= f0f98b8c4924efc7

turn 2
> 1  assign Sleigh M1 D1
> 2  assign UFO1 M1 A2; UFO2 M1; UFO3 M2; UFO4 M1 A3
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[1,1,0],"boxes":{"defence":2,"movement":1,"attack":1,"reserve":2}}
# Sleigh assigns 1 to Defence, 1 to Movement: D2 M1 A1 R2
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,1,2],"boxes":{"defence":0,"movement":1,"attack":3,"reserve":0}}
# UFO1 assigns 1 to Movement, 2 to Attack: D0 M1 A3 R0
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,1,0],"boxes":{"defence":2,"movement":1,"attack":1,"reserve":0}}
# UFO2 assigns 1 to Movement: D2 M1 A1 R0
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,2,0],"boxes":{"defence":2,"movement":2,"attack":0,"reserve":0}}
# UFO3 assigns 2 to Movement: D2 M2 A0 R0
[SS-2.2] {"kind":"assigned","piece":"UFO4","dealt":[0,1,3],"boxes":{"defence":0,"movement":1,"attack":3,"reserve":0}}
# UFO4 assigns 1 to Movement, 3 to Attack: D0 M1 A3 R0
[SS-2.3] {"kind":"activated","piece":"UFO3","number":2}
# UFO3 is active at 2
[SS-3.1] {"kind":"spent","piece":"UFO3","left":1}
# UFO3 spends a Movement die, 1 left
= fc8ad989b9eeab07

turn 2
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO3","length":3000,"from":[3464,23039],"to":[866,24539]}
# UFO3 flies 3 in from 3.464,23.039 to 0.866,24.539
[SS-3.4] {"kind":"overlaps","piece":"UFO3","other":"UFO4"}
# UFO3 is over UFO4: ships do not collide
= 79b0352a7f1fd211

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"right","heading":0}
# UFO3 turns right to heading 0
= 064fb163d889432a

turn 2
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":0}
# UFO3 spends a Movement die, 0 left
= 0efad68b06c1edc9

turn 2
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO3","length":3000,"from":[866,24539],"to":[866,27539]}
# UFO3 flies 3 in from 0.866,24.539 to 0.866,27.539
= a6fdca295942638a

turn 2
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":300}
# UFO3 turns left to heading 300
= 82d374ede34b12bb

turn 2
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO3","length":1000,"from":[866,27539],"to":[0,28039]}
# UFO3 flies 1 in from 0.866,27.539 to 0,28.039
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 is done
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":1}
# Sleigh is active at 1
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends a Movement die, 0 left
= df73d4699fe393e9

turn 2
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":2500,"from":[15773,1750],"to":[13608,3000]}
# Sleigh flies 2.5 in from 15.773,1.75 to 13.608,3
= 49607e3e05ff2fea

turn 2
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":1500,"from":[13608,3000],"to":[12309,3750]}
# Sleigh flies 1.5 in from 13.608,3 to 12.309,3.75
= 3141075f4e8af686

turn 2
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"right","heading":0}
# Sleigh turns right to heading 0
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh is done
= d61ce833d4effb6b

turn 2
> 2  activate UFO2
[SS-2.3] {"kind":"activated","piece":"UFO2","number":1}
# UFO2 is active at 1
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends a Movement die, 0 left
= 064394d2fab17d22

turn 2
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO2","length":3000,"from":[3464,19039],"to":[3464,22039]}
# UFO2 flies 3 in from 3.464,19.039 to 3.464,22.039
= 2ab1d6c814475fa7

turn 2
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"left","heading":300}
# UFO2 turns left to heading 300
= 6d80da12cf1055b9

turn 2
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO2","length":1000,"from":[3464,22039],"to":[2598,22539]}
# UFO2 flies 1 in from 3.464,22.039 to 2.598,22.539
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 is done
= f2fbdf5d567aefa6

turn 2
> 2  activate UFO4
[SS-2.3] {"kind":"activated","piece":"UFO4","number":1}
# UFO4 is active at 1
[SS-3.1] {"kind":"spent","piece":"UFO4","left":0}
# UFO4 spends a Movement die, 0 left
= 0916b8a97b347fdc

turn 2
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO4","length":3000,"from":[0,25039],"to":[-2598,23539]}
# UFO4 flies 3 in from 0,25.039 to -2.598,23.539
[SS-3.5] {"kind":"left","piece":"UFO4","at":[-2598,23539]}
# UFO4 has left the table at -2.598,23.539 and is lost
[SS-2.3] {"kind":"activated","piece":"UFO1","number":1}
# UFO1 is active at 1
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends a Movement die, 0 left
= e33756f012f678f0

turn 2
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO1","length":3000,"from":[3464,19039],"to":[3464,22039]}
# UFO1 flies 3 in from 3.464,19.039 to 3.464,22.039
[SS-3.4] {"kind":"overlaps","piece":"UFO1","other":"UFO2"}
# UFO1 is over UFO2: ships do not collide
= bd9eaaca1cad51fe

turn 2
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":300}
# UFO1 turns left to heading 300
= 1b9b382953e17a95

turn 2
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[3464,22039],"to":[2598,22539]}
# UFO1 flies 1 in from 3.464,22.039 to 2.598,22.539
[SS-3.4] {"kind":"overlaps","piece":"UFO1","other":"UFO2"}
# UFO1 is over UFO2: ships do not collide
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 is done
[SS-2.1] {"kind":"turn","number":3}
# turn 3: dice are assigned
= 2b54f8e708967b80

turn 3
> 1  assign Sleigh M1 A1
> 2  assign UFO1 M1; UFO2 M1; UFO3 M1 A1
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[0,1,1],"boxes":{"defence":2,"movement":1,"attack":2,"reserve":1}}
# Sleigh assigns 1 to Movement, 1 to Attack: D2 M1 A2 R1
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":3,"reserve":0}}
# UFO1 assigns 1 to Movement: D0 M1 A3 R0
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,1,0],"boxes":{"defence":2,"movement":1,"attack":1,"reserve":0}}
# UFO2 assigns 1 to Movement: D2 M1 A1 R0
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,1,1],"boxes":{"defence":2,"movement":1,"attack":1,"reserve":0}}
# UFO3 assigns 1 to Movement, 1 to Attack: D2 M1 A1 R0
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# a coin is flipped: side 2 goes first
= dfa237adca16fd9f

turn 3
> 2  activate UFO2
[SS-2.3] {"kind":"activated","piece":"UFO2","number":1}
# UFO2 is active at 1
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends a Movement die, 0 left
= 45f9c74371fa5d1a

turn 3
> 2  fly 3.5
[SS-3.2] {"kind":"flown","piece":"UFO2","length":3500,"from":[2598,22539],"to":[-433,24289]}
# UFO2 flies 3.5 in from 2.598,22.539 to -0.433,24.289
[SS-3.5] {"kind":"left","piece":"UFO2","at":[-433,24289]}
# UFO2 has left the table at -0.433,24.289 and is lost
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":1}
# Sleigh is active at 1
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends a Movement die, 0 left
= 8f6bf67fc5a59250

turn 3
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":2000,"from":[12309,3750],"to":[12309,5750]}
# Sleigh flies 2 in from 12.309,3.75 to 12.309,5.75
= 0089f7fd0a4736b5

turn 3
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":1500,"from":[12309,5750],"to":[12309,7250]}
# Sleigh flies 1.5 in from 12.309,5.75 to 12.309,7.25
= 01b35e3d04bf42b8

turn 3
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"left","heading":300}
# Sleigh turns left to heading 300
= 2f37e3fdb9f66ca2

turn 3
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":500,"from":[12309,7250],"to":[11876,7500]}
# Sleigh flies 0.5 in from 12.309,7.25 to 11.876,7.5
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh is done
= ede7737790c551b5

turn 3
> 2  activate UFO3
[SS-2.3] {"kind":"activated","piece":"UFO3","number":1}
# UFO3 is active at 1
[SS-3.1] {"kind":"spent","piece":"UFO3","left":0}
# UFO3 spends a Movement die, 0 left
= 57a2609367b4f5b9

turn 3
> 2  fly 3.5
[SS-3.2] {"kind":"flown","piece":"UFO3","length":3500,"from":[0,28039],"to":[-3031,29789]}
# UFO3 flies 3.5 in from 0,28.039 to -3.031,29.789
[SS-3.5] {"kind":"left","piece":"UFO3","at":[-3031,29789]}
# UFO3 has left the table at -3.031,29.789 and is lost
[SS-2.3] {"kind":"activated","piece":"UFO1","number":1}
# UFO1 is active at 1
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends a Movement die, 0 left
= 3fdd1ac0efea7dd5

turn 3
> 2  fly 3.5
[SS-3.2] {"kind":"flown","piece":"UFO1","length":3500,"from":[2598,22539],"to":[-433,24289]}
# UFO1 flies 3.5 in from 2.598,22.539 to -0.433,24.289
[SS-3.5] {"kind":"left","piece":"UFO1","at":[-433,24289]}
# UFO1 has left the table at -0.433,24.289 and is lost
[SS-5.3] {"kind":"over","winner":1,"how":"fleet"}
# no enemy is left: side 1 wins
= 0a0b1a1a3bb6253a
