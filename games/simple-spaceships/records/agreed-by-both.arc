firing-arc record 2
game simple-spaceships 1
wording en 1
scenario santa
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "Santa and the UFOs"
| brief = "The Sleigh runs from the lower short edge to the upper one. Four UFOs enter by the long edges, wherever they like, and have thirty turns to stop it. Not a fair fight: between two doctrine captains the Sleigh gets through 99 times in 100."
| # Measured: 9,918 of 10,000 battles, 99.2 %, 95 % interval 99.0 % to 99.3 %, by
| #   firing-arc lab match simple-spaceships --scenario santa --seats doctrine,doctrine --battles 10000 --fixed-sides
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
= 093fa284a0cef599

turn 1
> 1  assign Sleigh M6
> 2  assign UFO1 M4; UFO2 M4; UFO3 M4; UFO4 M4
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[0,6,0],"boxes":{"defence":0,"movement":6,"attack":0,"reserve":0}}
# Sleigh assigns 6 to Movement: D0 M6 A0 R0
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# UFO1 assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# UFO2 assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# UFO3 assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] {"kind":"assigned","piece":"UFO4","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# UFO4 assigns 4 to Movement: D0 M4 A0 R0
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":6}
# Sleigh is active at 6
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":5}
# Sleigh spends a Movement die, 5 left
= bdaa1a3a3e48aa91

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,0],"to":[24000,4000]}
# Sleigh flies 4 in from 24,0 to 24,4
= ed572d9fd10402c8

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"left","heading":300}
# Sleigh turns left to heading 300
= 47e27d61bc6bcf54

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":4}
# Sleigh spends a Movement die, 4 left
= 8ac1e1fd25cfc7e1

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"right","heading":0}
# Sleigh turns right to heading 0
= f202461095900601

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,4000],"to":[24000,8000]}
# Sleigh flies 4 in from 24,4 to 24,8
= 91e34eaed21a9ea6

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":3}
# Sleigh spends a Movement die, 3 left
= d4d1193f5b56b8be

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,8000],"to":[24000,12000]}
# Sleigh flies 4 in from 24,8 to 24,12
= 2983aba16b735c40

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"left","heading":300}
# Sleigh turns left to heading 300
= 100b4fc99fc5b261

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":2}
# Sleigh spends a Movement die, 2 left
= 32677de5ad56133d

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"right","heading":0}
# Sleigh turns right to heading 0
= 661dd4f15248fd18

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,12000],"to":[24000,16000]}
# Sleigh flies 4 in from 24,12 to 24,16
= 02270815c93d979c

end
> 1  agrees
> 2  agrees
= 8d5e7ba48fcfafbf
