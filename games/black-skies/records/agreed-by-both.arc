firing-arc record 2
game black-skies 2
wording en 1
scenario duel
option penalty target
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "Duel"
| brief = "Two Black Tigers a side, lead and wingman, trained pilots: the shortest way to learn what a card laid a turn ahead is worth."
|
| [table]
| width = 72
| height = 48
|
| [[side]]
| name = "Teal"
| edge = "bottom"
| element = [
|   { fighter = "black-tiger", name = "Viper", skill = 2 },
| ]
|
| [[side]]
| name = "Amber"
| edge = "top"
| element = [
|   { fighter = "black-tiger", name = "Cobra", skill = 2 },
| ]
= 47317b75a4243745

turn 1
> 1  toss
  [BS-2.1] d2 = 1
[BS-2.1] {"kind":"deploys-first","side":1}
# side 1 deploys first
= 88df978df4c2bd48

turn 1
> 1  deploy E1 35,4.5 37,4.5
[BS-2.1] {"kind":"deploys","element":"AE1","lead":[35000,4500],"wing":[37000,4500]}
# AE1 is deployed at 35,4.5 and 37,4.5
= 9ea8d0c99f86848a

turn 1
> 2  deploy E1 35,43.5 37,43.5
[BS-2.1] {"kind":"deploys","element":"BE1","lead":[35000,43500],"wing":[37000,43500]}
# BE1 is deployed at 35,43.5 and 37,43.5
= f36c6424904d7ba8

turn 1
> 1  deck E1 Straight 10
> 2  deck E1 Straight 8
[BS-2.2] (seat 1) {"kind":"laid","side":1,"deck":["E1 Straight 10"]}
# the deck of side 1: E1 Straight 10
[BS-2.2] (seat 2) {"kind":"laid","side":2,"deck":["E1 Straight 8"]}
# the deck of side 2: E1 Straight 8
[BS-2.2] {"kind":"speeds","speeds":[{"element":"AE1","speed":10},{"element":"BE1","speed":8}]}
# speeds: AE1 10, BE1 8
  [BS-3.1] d2 = 2
[BS-3.1] {"kind":"begins","side":2}
# side 2 flips first
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= 37d3d1c0b3801097

turn 1
> 2  fly Accelerate 3
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Accelerate 3","paths":[{"piece":"B1","path":[[35000,43500],[35000,32500]]},{"piece":"B2","path":[[37000,43500],[37000,32500]]}],"speed":11,"heading":180}
# BE1 flies Accelerate 3 at speed 11: B1 at 35,32.5, B2 at 37,32.5, facing 180
= 1411403ac1b3fee2

turn 1
> 2  next Afterburner
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Afterburner"}
# the next card of BE1 is Afterburner
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= 44c2d85bbc0489f2

turn 1
> 1  fly Steady
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Steady","paths":[{"piece":"A1","path":[[35000,4500],[35000,14500]]},{"piece":"A2","path":[[37000,4500],[37000,14500]]}],"speed":10,"heading":0}
# AE1 flies Steady at speed 10: A1 at 35,14.5, A2 at 37,14.5, facing 0
= 0fac5f201b433528

turn 1
> 1  fire A2 laser1+laser2 B2
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser1","target":"B2","range":18000,"band":"long"}
# A2 fires laser1 at B2: 18 in, long range
  [BS-5.2] d12 = 10
[BS-5.2] {"kind":"rolls","faces":[10],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 10 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser2","target":"B2","range":18000,"band":"long"}
# A2 fires laser2 at B2: 18 in, long range
  [BS-5.2] d12 = 7
[BS-5.2] {"kind":"rolls","faces":[7],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 7 of 10+, −2 for its speed, so 12+: no hit
= 2d94556f8f193363

turn 1
> 1  fire A1 laser1+laser2 B1
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser1","target":"B1","range":18000,"band":"long"}
# A1 fires laser1 at B1: 18 in, long range
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 8 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser2","target":"B1","range":18000,"band":"long"}
# A1 fires laser2 at B1: 18 in, long range
  [BS-5.2] d12 = 1
[BS-5.2] {"kind":"rolls","faces":[1],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 1 of 10+, −2 for its speed, so 12+: no hit
= 0db29bc03eac3802

turn 1
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Right"}
# the next card of AE1 is Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Afterburner","number":4}
# BE1 flips Afterburner
[BS-4.3] {"kind":"moves","element":"BE1","maneuver":"Afterburner","paths":[{"piece":"B1","path":[[35000,32500],[35000,20500]]},{"piece":"B2","path":[[37000,32500],[37000,20500]]}],"speed":12,"heading":180}
# BE1 flies Afterburner at speed 12: B1 at 35,20.5, B2 at 37,20.5, facing 180
= 22c528b0ffd99425

end
> 1  agrees
> 2  agrees
= a824b25bc45cdbfa
