firing-arc record 2
game black-skies 2
wording en 1
scenario duel
seat 1 doctrine
seat 2 doctrine
dice seed 5
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
= 0ee6ca870b276566

turn 1
> 1  toss
  [BS-2.1] d2 = 2
[BS-2.1] {"kind":"deploys-first","side":2}
# side 2 deploys first
= 55caddc352bd4b4d

turn 1
> 2  deploy E1 35,43.5 37,43.5
[BS-2.1] {"kind":"deploys","element":"BE1","lead":[35000,43500],"wing":[37000,43500]}
# BE1 is deployed at 35,43.5 and 37,43.5
= 3d4e9aa5b04e4672

turn 1
> 1  deploy E1 35,4.5 37,4.5
[BS-2.1] {"kind":"deploys","element":"AE1","lead":[35000,4500],"wing":[37000,4500]}
# AE1 is deployed at 35,4.5 and 37,4.5
= c09abe06cbfa578e

turn 1
> 1  deck E1 Straight 10
> 2  deck E1 Straight 8
[BS-2.2] (seat 1) {"kind":"laid","side":1,"deck":["E1 Straight 10"]}
# the deck of side 1: E1 Straight 10
[BS-2.2] (seat 2) {"kind":"laid","side":2,"deck":["E1 Straight 8"]}
# the deck of side 2: E1 Straight 8
[BS-2.2] {"kind":"speeds","speeds":[{"element":"AE1","speed":10},{"element":"BE1","speed":8}]}
# speeds: AE1 10, BE1 8
  [BS-3.1] d2 = 1
[BS-3.1] {"kind":"begins","side":1}
# side 1 flips first
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= c1c036b9475a448d

turn 1
> 1  fly Steady
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Steady","paths":[{"piece":"A1","path":[[35000,4500],[35000,14500]]},{"piece":"A2","path":[[37000,4500],[37000,14500]]}],"speed":10,"heading":0}
# AE1 flies Steady at speed 10: A1 at 35,14.5, A2 at 37,14.5, facing 0
= bc0c763b7e472b3f

turn 1
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Straight"}
# the next card of AE1 is Straight
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= daa76774ff2a4d1e

turn 1
> 2  fly Accelerate 3
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Accelerate 3","paths":[{"piece":"B1","path":[[35000,43500],[35000,32500]]},{"piece":"B2","path":[[37000,43500],[37000,32500]]}],"speed":11,"heading":180}
# BE1 flies Accelerate 3 at speed 11: B1 at 35,32.5, B2 at 37,32.5, facing 180
= 0415398dca107239

turn 1
> 2  fire B2 laser1+laser2 A2
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser1","target":"A2","range":18000,"band":"long"}
# B2 fires laser1 at A2: 18 in, long range
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 9 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser2","target":"A2","range":18000,"band":"long"}
# B2 fires laser2 at A2: 18 in, long range
  [BS-5.2] d12 = 1
[BS-5.2] {"kind":"rolls","faces":[1],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 1 of 10+, −2 for its speed, so 12+: no hit
= 806db3813b776534

turn 1
> 2  fire B1 laser1+laser2 A1
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser1","target":"A1","range":18000,"band":"long"}
# B1 fires laser1 at A1: 18 in, long range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 5 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser2","target":"A1","range":18000,"band":"long"}
# B1 fires laser2 at A1: 18 in, long range
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 9 of 10+, −2 for its speed, so 12+: no hit
= d449016a2175704d

turn 1
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Right"}
# the next card of BE1 is Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= 56504914dec5834b

turn 2
> 1  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Accelerate 2","paths":[{"piece":"A1","path":[[35000,14500],[35000,26500]]},{"piece":"A2","path":[[37000,14500],[37000,26500]]}],"speed":12,"heading":0}
# AE1 flies Accelerate 2 at speed 12: A1 at 35,26.5, A2 at 37,26.5, facing 0
= 81f11292c9332843

turn 2
> 1  fire A1 laser1+laser2 B1
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser1","target":"B1","range":6000,"band":"close"}
# A1 fires laser1 at B1: 6 in, close range
  [BS-5.2] d12 = 2
[BS-5.2] {"kind":"rolls","faces":[2],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":0}
# 2 of 4+, −2 for its speed, so 6+: no hit
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser2","target":"B1","range":6000,"band":"close"}
# A1 fires laser2 at B1: 6 in, close range
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":0}
# 3 of 4+, −2 for its speed, so 6+: no hit
= 55299a8d43a6abd0

turn 2
> 1  fire A2 laser1+laser2 B2
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser1","target":"B2","range":6000,"band":"close"}
# A2 fires laser1 at B2: 6 in, close range
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# 9 of 4+, −2 for its speed, so 6+: 1 hit
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser2","target":"B2","range":6000,"band":"close"}
# A2 fires laser2 at B2: 6 in, close range
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# 8 of 4+, −2 for its speed, so 6+: 1 hit
  [BS-5.3] d6 = 1
  [BS-5.3] d6 = 6
[BS-5.3] {"kind":"damages","target":"B2","faces":[1,6],"armour":1,"points":5}
# 1, 6, −1 each: 5 points on B2
[BS-5.3] {"kind":"hull","piece":"B2","points":5,"hull":1,"of":6}
# B2 takes 5 points: hull 1 of 6
[BS-5.3] {"kind":"crippled","piece":"B2"}
# B2 is crippled
= 5ee7111d341e735c

turn 2
> 1  next Hard Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Hard Left"}
# the next card of AE1 is Hard Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Right","number":3}
# BE1 flips Right
= e6dac8721b2f7ec3

turn 2
> 2  fly Late
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Late Right","paths":[{"piece":"B1","path":[[35000,32500],[35000,21500]]},{"piece":"B2","path":[[37000,32500],[37000,21500]]}],"speed":11,"heading":240}
# BE1 flies Late Right at speed 11: B1 at 35,21.5, B2 at 37,21.5, facing 240
[BS-3.6] {"kind":"slows","element":"BE1","penalty":1,"speed":10}
# BE1 pays 1 and has speed 10
= e00b586a353d20b1

turn 2
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Right"}
# the next card of BE1 is Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Hard Left","number":5}
# AE1 flips Hard Left
[BS-4.4] {"kind":"moves","element":"AE1","maneuver":"Hard Left","paths":[{"piece":"A1","path":[[35000,26500],[35000,32500],[29804,35500]]},{"piece":"A2","path":[[37000,26500],[37000,32500],[31804,35500]]}],"speed":12,"heading":240}
# AE1 flies Hard Left at speed 12: A1 at 29.804,35.5, A2 at 31.804,35.5, facing 240
[BS-3.6] {"kind":"slows","element":"AE1","penalty":2,"speed":10}
# AE1 pays 2 and has speed 10
= 1ad4a3a10c1115d8

turn 3
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Left"}
# the next card of AE1 is Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Right","number":3}
# BE1 flips Right
= be230bdfad5bce70

turn 3
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Smooth Right","paths":[{"piece":"B1","path":[[35000,21500],[30670,19000],[26340,21500]]},{"piece":"B2","path":[[37000,21500],[32670,19000],[28340,21500]]}],"speed":10,"heading":300}
# BE1 flies Smooth Right at speed 10: B1 at 26.34,21.5, B2 at 28.34,21.5, facing 300
= cfb6340f7cf3744d

turn 3
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Right"}
# the next card of BE1 is Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Left","number":2}
# AE1 flips Left
= 0e35979543571632

turn 4
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Smooth Left","paths":[{"piece":"A1","path":[[29804,35500],[25474,33000],[25474,28000]]},{"piece":"A2","path":[[31804,35500],[27474,33000],[27474,28000]]}],"speed":10,"heading":180}
# AE1 flies Smooth Left at speed 10: A1 at 25.474,28, A2 at 27.474,28, facing 180
= a6476d04e5a2999a

turn 4
> 1  fire A1 laser1+laser2 B2
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser1","target":"B2","range":7103,"band":"medium"}
# A1 fires laser1 at B2: 7.103 in, medium range
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# 3 of 7+, −2 for its speed, so 9+: no hit
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser2","target":"B2","range":7103,"band":"medium"}
# A1 fires laser2 at B2: 7.103 in, medium range
  [BS-5.2] d12 = 10
[BS-5.2] {"kind":"rolls","faces":[10],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":1}
# 10 of 7+, −2 for its speed, so 9+: 1 hit
  [BS-5.3] d6 = 1
[BS-5.3] {"kind":"damages","target":"B2","faces":[1],"armour":1,"points":0}
# 1, −1 each: no damage on B2
= b46346999fe5ffdc

turn 4
> 1  fire A2 laser1+laser2 B2
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser1","target":"B2","range":6557,"band":"medium"}
# A2 fires laser1 at B2: 6.557 in, medium range
  [BS-5.2] d12 = 6
[BS-5.2] {"kind":"rolls","faces":[6],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# 6 of 7+, −2 for its speed, so 9+: no hit
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser2","target":"B2","range":6557,"band":"medium"}
# A2 fires laser2 at B2: 6.557 in, medium range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# 5 of 7+, −2 for its speed, so 9+: no hit
= 37ff233ed355e373

turn 4
> 1  next Hard Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Hard Right"}
# the next card of AE1 is Hard Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Right","number":3}
# BE1 flips Right
= d2988b6ae7f90103

turn 4
> 2  fly Late
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Late Right","paths":[{"piece":"B1","path":[[26340,21500],[17680,26500]]},{"piece":"B2","path":[[28340,21500],[19680,26500]]}],"speed":10,"heading":0}
# BE1 flies Late Right at speed 10: B1 at 17.68,26.5, B2 at 19.68,26.5, facing 0
[BS-3.6] {"kind":"slows","element":"BE1","penalty":1,"speed":9}
# BE1 pays 1 and has speed 9
= cecd9a6d43985882

turn 4
> 2  next Hard Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Hard Right"}
# the next card of BE1 is Hard Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Hard Right","number":6}
# AE1 flips Hard Right
[BS-4.4] {"kind":"moves","element":"AE1","maneuver":"Hard Right","paths":[{"piece":"A1","path":[[25474,28000],[25474,23000],[21144,20500]]},{"piece":"A2","path":[[27474,28000],[27474,23000],[23144,20500]]}],"speed":10,"heading":300}
# AE1 flies Hard Right at speed 10: A1 at 21.144,20.5, A2 at 23.144,20.5, facing 300
[BS-3.6] {"kind":"slows","element":"AE1","penalty":2,"speed":8}
# AE1 pays 2 and has speed 8
= 9df1a646a860d742

turn 5
> 1  fire A2 laser1+laser2 B1
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser1","target":"B1","range":8115,"band":"medium"}
# A2 fires laser1 at B1: 8.115 in, medium range
  [BS-5.2] d12 = 2
[BS-5.2] {"kind":"rolls","faces":[2],"number":7,"speed":0,"penalty":2,"needs":9,"hits":0}
# 2 of 7+, −2 for the maneuver, so 9+: no hit
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser2","target":"B1","range":8115,"band":"medium"}
# A2 fires laser2 at B1: 8.115 in, medium range
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":7,"speed":0,"penalty":2,"needs":9,"hits":0}
# 8 of 7+, −2 for the maneuver, so 9+: no hit
= 3ec5d3f20c8ddf88

turn 5
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Right"}
# the next card of AE1 is Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Hard Right","number":6}
# BE1 flips Hard Right
[BS-4.4] {"kind":"moves","element":"BE1","maneuver":"Hard Right","paths":[{"piece":"B1","path":[[17680,26500],[17680,31000],[21577,33250]]},{"piece":"B2","path":[[19680,26500],[19680,31000],[23577,33250]]}],"speed":9,"heading":120}
# BE1 flies Hard Right at speed 9: B1 at 21.577,33.25, B2 at 23.577,33.25, facing 120
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":7}
# BE1 pays 2 and has speed 7
= e75612df63020432

turn 5
> 2  next Hard Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Hard Right"}
# the next card of BE1 is Hard Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Right","number":3}
# AE1 flips Right
= a160e9b3d46c1b38

turn 6
> 1  fly Break
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Break Right","paths":[{"piece":"A1","path":[[21144,20500],[21144,28500]]},{"piece":"A2","path":[[23144,20500],[23144,28500]]}],"speed":8,"heading":0}
# AE1 flies Break Right at speed 8: A1 at 21.144,28.5, A2 at 23.144,28.5, facing 0
[BS-3.6] {"kind":"slows","element":"AE1","penalty":2,"speed":6}
# AE1 pays 2 and has speed 6
= 0c7f1a8eeb3f94b9

turn 6
> 1  fire A1 laser1+laser2 B1
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser1","target":"B1","range":4769,"band":"close"}
# A1 fires laser1 at B1: 4.769 in, close range
  [BS-5.2] d12 = 10
[BS-5.2] {"kind":"rolls","faces":[10],"number":4,"speed":0,"penalty":2,"needs":6,"hits":1}
# 10 of 4+, −2 for the maneuver, so 6+: 1 hit
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser2","target":"B1","range":4769,"band":"close"}
# A1 fires laser2 at B1: 4.769 in, close range
  [BS-5.2] d12 = 4
[BS-5.2] {"kind":"rolls","faces":[4],"number":4,"speed":0,"penalty":2,"needs":6,"hits":0}
# 4 of 4+, −2 for the maneuver, so 6+: no hit
  [BS-5.3] d6 = 3
[BS-5.3] {"kind":"damages","target":"B1","faces":[3],"armour":1,"points":2}
# 3, −1 each: 2 points on B1
[BS-5.3] {"kind":"hull","piece":"B1","points":2,"hull":4,"of":6}
# B1 takes 2 points: hull 4 of 6
= 1ce5c0423b06b2cf

turn 6
> 1  fire A2 laser1+laser2 B1
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser1","target":"B1","range":5001,"band":"close"}
# A2 fires laser1 at B1: 5.001 in, close range
  [BS-5.2] d12 = 4
[BS-5.2] {"kind":"rolls","faces":[4],"number":4,"speed":0,"penalty":2,"needs":6,"hits":0}
# 4 of 4+, −2 for the maneuver, so 6+: no hit
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser2","target":"B1","range":5001,"band":"close"}
# A2 fires laser2 at B1: 5.001 in, close range
  [BS-5.2] d12 = 1
[BS-5.2] {"kind":"rolls","faces":[1],"number":4,"speed":0,"penalty":2,"needs":6,"hits":0}
# 1 of 4+, −2 for the maneuver, so 6+: no hit
= 75805f83643cad81

turn 6
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Right"}
# the next card of AE1 is Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Hard Right","number":6}
# BE1 flips Hard Right
[BS-4.4] {"kind":"moves","element":"BE1","maneuver":"Hard Right","paths":[{"piece":"B1","path":[[21577,33250],[24608,31500],[24608,28000]]},{"piece":"B2","path":[[23577,33250],[26608,31500],[26608,28000]]}],"speed":7,"heading":240}
# BE1 flies Hard Right at speed 7: B1 at 24.608,28, B2 at 26.608,28, facing 240
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":5}
# BE1 pays 2 and has speed 5
= 6d1582a512390b3e

turn 6
> 2  next Hard Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Hard Right"}
# the next card of BE1 is Hard Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Right","number":3}
# AE1 flips Right
= ddbdeb2220df024f

turn 7
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Smooth Right","paths":[{"piece":"A1","path":[[21144,28500],[21144,31500],[23742,33000]]},{"piece":"A2","path":[[23144,28500],[23144,31500],[25742,33000]]}],"speed":6,"heading":60}
# AE1 flies Smooth Right at speed 6: A1 at 23.742,33, A2 at 25.742,33, facing 60
= 729083a8b9d71d91

turn 7
> 1  next Hard Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Hard Right"}
# the next card of AE1 is Hard Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Hard Right","number":6}
# BE1 flips Hard Right
[BS-4.4] {"kind":"moves","element":"BE1","maneuver":"Hard Right","paths":[{"piece":"B1","path":[[24608,28000],[22443,26750],[20278,28000]]},{"piece":"B2","path":[[26608,28000],[24443,26750],[22278,28000]]}],"speed":5,"heading":0}
# BE1 flies Hard Right at speed 5: B1 at 20.278,28, B2 at 22.278,28, facing 0
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":3}
# BE1 pays 2 and has speed 3
= acd44ae1429ba0e7

turn 7
> 2  fire B2 laser1 A1
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser1","target":"A1","range":5209,"band":"close"}
# B2 fires laser1 at A1: 5.209 in, close range
  [BS-5.2] d12 = 1
[BS-5.2] {"kind":"rolls","faces":[1],"number":4,"speed":0,"penalty":2,"needs":6,"hits":0}
# 1 of 4+, −2 for the maneuver, so 6+: no hit
= c75b99b44b2ae3ab

turn 7
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Right"}
# the next card of BE1 is Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Hard Right","number":6}
# AE1 flips Hard Right
[BS-4.4] {"kind":"moves","element":"AE1","maneuver":"Hard Right","paths":[{"piece":"A1","path":[[23742,33000],[26340,34500],[28938,33000]]},{"piece":"A2","path":[[25742,33000],[28340,34500],[30938,33000]]}],"speed":6,"heading":180}
# AE1 flies Hard Right at speed 6: A1 at 28.938,33, A2 at 30.938,33, facing 180
[BS-3.6] {"kind":"slows","element":"AE1","penalty":2,"speed":4}
# AE1 pays 2 and has speed 4
= d0a68bf581d04d61

turn 8
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Right"}
# the next card of AE1 is Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Right","number":3}
# BE1 flips Right
= fc8bd55d27742f2e

turn 8
> 2  fly Break
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Break Right","paths":[{"piece":"B1","path":[[20278,28000],[22876,29500]]},{"piece":"B2","path":[[22278,28000],[24876,29500]]}],"speed":3,"heading":60}
# BE1 flies Break Right at speed 3: B1 at 22.876,29.5, B2 at 24.876,29.5, facing 60
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":1}
# BE1 pays 2 and has speed 1
= 8f7e7f73a19cd9be

turn 8
> 2  fire B1 laser1+laser2 A2
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser1","target":"A2","range":8788,"band":"medium"}
# B1 fires laser1 at A2: 8.788 in, medium range
  [BS-5.2] d12 = 6
[BS-5.2] {"kind":"rolls","faces":[6],"number":7,"speed":0,"penalty":2,"needs":9,"hits":0}
# 6 of 7+, −2 for the maneuver, so 9+: no hit
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser2","target":"A2","range":8788,"band":"medium"}
# B1 fires laser2 at A2: 8.788 in, medium range
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":7,"speed":0,"penalty":2,"needs":9,"hits":0}
# 8 of 7+, −2 for the maneuver, so 9+: no hit
= e176d3191962a23d

turn 8
> 2  fire B2 laser1 A1
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser1","target":"A1","range":5361,"band":"close"}
# B2 fires laser1 at A1: 5.361 in, close range
  [BS-5.2] d12 = 6
[BS-5.2] {"kind":"rolls","faces":[6],"number":4,"speed":0,"penalty":2,"needs":6,"hits":1}
# 6 of 4+, −2 for the maneuver, so 6+: 1 hit
  [BS-5.3] d6 = 4
[BS-5.3] {"kind":"damages","target":"A1","faces":[4],"armour":1,"points":3}
# 4, −1 each: 3 points on A1
[BS-5.3] {"kind":"hull","piece":"A1","points":3,"hull":3,"of":6}
# A1 takes 3 points: hull 3 of 6
[BS-5.3] {"kind":"crippled","piece":"A1"}
# A1 is crippled
= 5793ad83f18bf4dc

turn 8
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Right"}
# the next card of BE1 is Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Right","number":3}
# AE1 flips Right
= 5522ee5051b0da6f

turn 9
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Smooth Right","paths":[{"piece":"A1","path":[[28938,33000],[28938,31000],[27206,30000]]},{"piece":"A2","path":[[30938,33000],[30938,31000],[29206,30000]]}],"speed":4,"heading":240}
# AE1 flies Smooth Right at speed 4: A1 at 27.206,30, A2 at 29.206,30, facing 240
= cf7fdef710a7109d

turn 9
> 1  fire A2 laser1+laser2 B1
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser1","target":"B1","range":6349,"band":"medium"}
# A2 fires laser1 at B1: 6.349 in, medium range
  [BS-5.2] d12 = 12
[BS-5.2] {"kind":"rolls","faces":[12],"number":7,"speed":2,"penalty":0,"needs":5,"hits":1}
# 12 of 7+, +2 for its speed, so 5+: 1 hit
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser2","target":"B1","range":6349,"band":"medium"}
# A2 fires laser2 at B1: 6.349 in, medium range
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":7,"speed":2,"penalty":0,"needs":5,"hits":1}
# 8 of 7+, +2 for its speed, so 5+: 1 hit
  [BS-5.3] d6 = 3
  [BS-5.3] d6 = 6
[BS-5.3] {"kind":"damages","target":"B1","faces":[3,6],"armour":1,"points":7}
# 3, 6, −1 each: 7 points on B1
[BS-5.3] {"kind":"hull","piece":"B1","points":7,"hull":0,"of":6}
# B1 takes 7 points: hull 0 of 6
[BS-5.3] {"kind":"destroyed","piece":"B1"}
# B1 is destroyed
[BS-3.8] {"kind":"leads","piece":"B2"}
# B2 leads
= 6d30175b79f043f0

turn 9
> 1  fire A1 laser1 B2
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser1","target":"B2","range":2383,"band":"close"}
# A1 fires laser1 at B2: 2.383 in, close range
  [BS-5.2] d12 = 1
[BS-5.2] {"kind":"rolls","faces":[1],"number":4,"speed":2,"penalty":0,"needs":2,"hits":0}
# 1 of 4+, +2 for its speed, so 2+: no hit
= 046d2775783264f0

turn 9
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Right"}
# the next card of AE1 is Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Right","number":3}
# BE1 flips Right
= eb85639df1da58b6

turn 9
> 2  fly Late
  [BS-3.4] d6 = 1
[BS-3.7] {"kind":"checks","piece":"B2","face":1,"skill":2,"difficulty":4,"times":2,"passed":false}
# B2 rolls 1 + 2 against 4, doubled: fails
[BS-3.5] {"kind":"fails","element":"BE1","tried":"Late Right","instead":"Smooth Right"}
# BE1 fails Late Right and flies Smooth Right
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Smooth Right","paths":[{"piece":"B2","path":[[24876,29500],[25309,29750],[25742,29500]]}],"speed":1,"heading":120}
# BE1 flies Smooth Right at speed 1: B2 at 25.742,29.5, facing 120
[BS-3.6] {"kind":"slows","element":"BE1","penalty":1,"speed":0}
# BE1 pays 1 and has speed 0
= e8d7e1a4c5ade615

turn 9
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Straight"}
# the next card of BE1 is Straight
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Right","number":3}
# AE1 flips Right
= 9426047a01cf423a

turn 10
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Smooth Right","paths":[{"piece":"A1","path":[[27206,30000],[25474,29000],[23742,30000]]},{"piece":"A2","path":[[29206,30000],[27474,29000],[25742,30000]]}],"speed":4,"heading":300}
# AE1 flies Smooth Right at speed 4: A1 at 23.742,30, A2 at 25.742,30, facing 300
= a1e5749481415cb7

turn 10
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Straight"}
# the next card of AE1 is Straight
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= bac691f1ef7d4fc9

turn 10
> 2  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Accelerate 2","paths":[{"piece":"B2","path":[[25742,29500],[27474,28500]]}],"speed":2,"heading":120}
# BE1 flies Accelerate 2 at speed 2: B2 at 27.474,28.5, facing 120
= c79ae5ae8792fee3

turn 10
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Straight"}
# the next card of BE1 is Straight
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= 97dd28b4345ccc80

turn 11
> 1  fly Accelerate 1
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Accelerate 1","paths":[{"piece":"A1","path":[[23742,30000],[19412,32500]]},{"piece":"A2","path":[[25742,30000],[21412,32500]]}],"speed":5,"heading":300}
# AE1 flies Accelerate 1 at speed 5: A1 at 19.412,32.5, A2 at 21.412,32.5, facing 300
= 6db31d177a280b19

turn 11
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Left"}
# the next card of AE1 is Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= 288cd19d9790aa74

turn 11
> 2  fly Accelerate 3
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Accelerate 3","paths":[{"piece":"B2","path":[[27474,28500],[31804,26000]]}],"speed":5,"heading":120}
# BE1 flies Accelerate 3 at speed 5: B2 at 31.804,26, facing 120
= 5cfcad4f8daf434b

turn 11
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Right"}
# the next card of BE1 is Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Left","number":2}
# AE1 flips Left
= 3abefd2c1a1729c3

turn 12
> 1  fly Late
  [BS-3.4] d6 = 1
[BS-3.7] {"kind":"checks","piece":"A1","face":1,"skill":2,"difficulty":4,"times":2,"passed":false}
# A1 rolls 1 + 2 against 4, doubled: fails
[BS-3.5] {"kind":"fails","element":"AE1","tried":"Late Left","instead":"Smooth Left"}
# AE1 fails Late Left and flies Smooth Left
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Smooth Left","paths":[{"piece":"A1","path":[[19412,32500],[17247,33750],[15082,32500]]},{"piece":"A2","path":[[21412,32500],[19247,33750],[17082,32500]]}],"speed":5,"heading":240}
# AE1 flies Smooth Left at speed 5: A1 at 15.082,32.5, A2 at 17.082,32.5, facing 240
[BS-3.6] {"kind":"slows","element":"AE1","penalty":1,"speed":4}
# AE1 pays 1 and has speed 4
= 0fc6d4a45afa49d4

turn 12
> 1  next Afterburner
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Afterburner"}
# the next card of AE1 is Afterburner
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Right","number":3}
# BE1 flips Right
= 91faee1d4193a5b2

turn 12
> 2  fly Late
  [BS-3.4] d6 = 4
[BS-3.7] {"kind":"checks","piece":"B2","face":4,"skill":2,"difficulty":4,"times":2,"passed":true}
# B2 rolls 4 + 2 against 4, doubled: passes
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Late Right","paths":[{"piece":"B2","path":[[31804,26000],[36134,23500]]}],"speed":5,"heading":180}
# BE1 flies Late Right at speed 5: B2 at 36.134,23.5, facing 180
[BS-3.6] {"kind":"slows","element":"BE1","penalty":1,"speed":4}
# BE1 pays 1 and has speed 4
= bb3701762663c4ed

turn 12
> 2  next Afterburner
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Afterburner"}
# the next card of BE1 is Afterburner
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Afterburner","number":4}
# AE1 flips Afterburner
  [BS-3.4] d6 = 5
[BS-3.7] {"kind":"checks","piece":"A1","face":5,"skill":2,"difficulty":4,"times":2,"passed":true}
# A1 rolls 5 + 2 against 4, doubled: passes
[BS-4.3] {"kind":"moves","element":"AE1","maneuver":"Afterburner","paths":[{"piece":"A1","path":[[15082,32500],[8154,28500]]},{"piece":"A2","path":[[17082,32500],[10154,28500]]}],"speed":8,"heading":240}
# AE1 flies Afterburner at speed 8: A1 at 8.154,28.5, A2 at 10.154,28.5, facing 240
= be149a34e04c041d

turn 13
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Left"}
# the next card of AE1 is Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Afterburner","number":4}
# BE1 flips Afterburner
  [BS-3.4] d6 = 3
[BS-3.7] {"kind":"checks","piece":"B2","face":3,"skill":2,"difficulty":4,"times":2,"passed":true}
# B2 rolls 3 + 2 against 4, doubled: passes
[BS-4.3] {"kind":"moves","element":"BE1","maneuver":"Afterburner","paths":[{"piece":"B2","path":[[36134,23500],[36134,15500]]}],"speed":8,"heading":180}
# BE1 flies Afterburner at speed 8: B2 at 36.134,15.5, facing 180
= 7b7d836e2327e9aa

turn 13
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Right"}
# the next card of BE1 is Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Left","number":2}
# AE1 flips Left
= 9b58066d6fe2b48a

turn 14
> 1  fly Late
  [BS-3.4] d6 = 6
[BS-3.7] {"kind":"checks","piece":"A1","face":6,"skill":2,"difficulty":4,"times":2,"passed":true}
# A1 rolls 6 + 2 against 4, doubled: passes
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Late Left","paths":[{"piece":"A1","path":[[8154,28500],[1226,24500]]},{"piece":"A2","path":[[10154,28500],[3226,24500]]}],"speed":8,"heading":180}
# AE1 flies Late Left at speed 8: A1 at 1.226,24.5, A2 at 3.226,24.5, facing 180
[BS-3.6] {"kind":"slows","element":"AE1","penalty":1,"speed":7}
# AE1 pays 1 and has speed 7
= 728d0844b50d7ebb

turn 14
> 1  next Afterburner
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Afterburner"}
# the next card of AE1 is Afterburner
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Right","number":3}
# BE1 flips Right
= 5a8737c17ffb6abd

turn 14
> 2  fly Break
  [BS-3.4] d6 = 5
[BS-3.7] {"kind":"checks","piece":"B2","face":5,"skill":2,"difficulty":4,"times":2,"passed":true}
# B2 rolls 5 + 2 against 4, doubled: passes
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Break Right","paths":[{"piece":"B2","path":[[36134,15500],[29206,11500]]}],"speed":8,"heading":240}
# BE1 flies Break Right at speed 8: B2 at 29.206,11.5, facing 240
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":6}
# BE1 pays 2 and has speed 6
= 4553827e0f1cec59

turn 14
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Right"}
# the next card of BE1 is Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Afterburner","number":4}
# AE1 flips Afterburner
  [BS-3.4] d6 = 4
[BS-3.7] {"kind":"checks","piece":"A1","face":4,"skill":2,"difficulty":4,"times":2,"passed":true}
# A1 rolls 4 + 2 against 4, doubled: passes
[BS-4.3] {"kind":"moves","element":"AE1","maneuver":"Afterburner","paths":[{"piece":"A1","path":[[1226,24500],[1226,13500]]},{"piece":"A2","path":[[3226,24500],[3226,13500]]}],"speed":11,"heading":180}
# AE1 flies Afterburner at speed 11: A1 at 1.226,13.5, A2 at 3.226,13.5, facing 180
= d70e63b70c7b9e04

turn 15
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Left"}
# the next card of AE1 is Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Right","number":3}
# BE1 flips Right
= ceb08fbaef35fa51

turn 15
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Smooth Right","paths":[{"piece":"B2","path":[[29206,11500],[26608,10000],[24010,11500]]}],"speed":6,"heading":300}
# BE1 flies Smooth Right at speed 6: B2 at 24.01,11.5, facing 300
= 52685e0ea8c835cd

turn 15
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Left"}
# the next card of BE1 is Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Left","number":2}
# AE1 flips Left
= e40dd82a1895bcb6

turn 16
> 1  fly Break
  [BS-3.4] d6 = 5
[BS-3.7] {"kind":"checks","piece":"A1","face":5,"skill":2,"difficulty":4,"times":2,"passed":true}
# A1 rolls 5 + 2 against 4, doubled: passes
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Break Left","paths":[{"piece":"A1","path":[[1226,13500],[10752,8000]]},{"piece":"A2","path":[[3226,13500],[12752,8000]]}],"speed":11,"heading":120}
# AE1 flies Break Left at speed 11: A1 at 10.752,8, A2 at 12.752,8, facing 120
[BS-3.6] {"kind":"slows","element":"AE1","penalty":2,"speed":9}
# AE1 pays 2 and has speed 9
= ac9ec0e0828ae7aa

turn 16
> 1  next Hard Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Hard Left"}
# the next card of AE1 is Hard Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Left","number":2}
# BE1 flips Left
= 26df4bab2815d265

turn 16
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Smooth Left","paths":[{"piece":"B2","path":[[24010,11500],[21412,13000],[18814,11500]]}],"speed":6,"heading":240}
# BE1 flies Smooth Left at speed 6: B2 at 18.814,11.5, facing 240
= 4c0520c5396f2cd5

turn 16
> 2  fire B2 laser1 A1
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser1","target":"A1","range":8788,"band":"medium"}
# B2 fires laser1 at A1: 8.788 in, medium range
  [BS-5.2] d12 = 2
[BS-5.2] {"kind":"rolls","faces":[2],"number":7,"speed":0,"penalty":0,"needs":7,"hits":0}
# 2 of 7+: no hit
= 478fca6c63a526b8

turn 16
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Left"}
# the next card of BE1 is Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Hard Left","number":5}
# AE1 flips Hard Left
  [BS-3.4] d6 = 6
[BS-3.7] {"kind":"checks","piece":"A1","face":6,"skill":2,"difficulty":6,"times":2,"passed":true}
# A1 rolls 6 + 2 against 6, doubled: passes
[BS-4.4] {"kind":"moves","element":"AE1","maneuver":"Hard Left","paths":[{"piece":"A1","path":[[10752,8000],[14649,5750],[18546,8000]]},{"piece":"A2","path":[[12752,8000],[16649,5750],[20546,8000]]}],"speed":9,"heading":0}
# AE1 flies Hard Left at speed 9: A1 at 18.546,8, A2 at 20.546,8, facing 0
[BS-3.6] {"kind":"slows","element":"AE1","penalty":2,"speed":7}
# AE1 pays 2 and has speed 7
= 91d8424036b8fc76

turn 17
> 1  fire A2 laser1+laser2 B2
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser1","target":"B2","range":3905,"band":"close"}
# A2 fires laser1 at B2: 3.905 in, close range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":4,"speed":0,"penalty":2,"needs":6,"hits":0}
# 5 of 4+, −2 for the maneuver, so 6+: no hit
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser2","target":"B2","range":3905,"band":"close"}
# A2 fires laser2 at B2: 3.905 in, close range
  [BS-5.2] d12 = 1
[BS-5.2] {"kind":"rolls","faces":[1],"number":4,"speed":0,"penalty":2,"needs":6,"hits":0}
# 1 of 4+, −2 for the maneuver, so 6+: no hit
= b56d083d02ae90bb

turn 17
> 1  fire A1 laser1 B2
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser1","target":"B2","range":3510,"band":"close"}
# A1 fires laser1 at B2: 3.51 in, close range
  [BS-5.2] d12 = 2
[BS-5.2] {"kind":"rolls","faces":[2],"number":4,"speed":0,"penalty":2,"needs":6,"hits":0}
# 2 of 4+, −2 for the maneuver, so 6+: no hit
= d8be0a410ac49c0a

turn 17
> 1  next Hard Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Hard Left"}
# the next card of AE1 is Hard Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Left","number":2}
# BE1 flips Left
= ff99e7f0f5df9051

turn 17
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Smooth Left","paths":[{"piece":"B2","path":[[18814,11500],[16216,10000],[16216,7000]]}],"speed":6,"heading":180}
# BE1 flies Smooth Left at speed 6: B2 at 16.216,7, facing 180
= 818072849bbb7ff8

turn 17
> 2  next Hard Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Hard Left"}
# the next card of BE1 is Hard Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Hard Left","number":5}
# AE1 flips Hard Left
  [BS-3.4] d6 = 5
[BS-3.7] {"kind":"checks","piece":"A1","face":5,"skill":2,"difficulty":6,"times":2,"passed":true}
# A1 rolls 5 + 2 against 6, doubled: passes
[BS-4.4] {"kind":"moves","element":"AE1","maneuver":"Hard Left","paths":[{"piece":"A1","path":[[18546,8000],[18546,11500],[15515,13250]]},{"piece":"A2","path":[[20546,8000],[20546,11500],[17515,13250]]}],"speed":7,"heading":240}
# AE1 flies Hard Left at speed 7: A1 at 15.515,13.25, A2 at 17.515,13.25, facing 240
[BS-3.6] {"kind":"slows","element":"AE1","penalty":2,"speed":5}
# AE1 pays 2 and has speed 5
= 3e0db93a8f7835b9

turn 18
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Left"}
# the next card of AE1 is Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Hard Left","number":5}
# BE1 flips Hard Left
  [BS-3.4] d6 = 2
[BS-3.7] {"kind":"checks","piece":"B2","face":2,"skill":2,"difficulty":6,"times":2,"passed":false}
# B2 rolls 2 + 2 against 6, doubled: fails
[BS-3.5] {"kind":"fails","element":"BE1","tried":"Hard Left","instead":"Smooth Left"}
# BE1 fails Hard Left and flies Smooth Left
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Smooth Left","paths":[{"piece":"B2","path":[[16216,7000],[16216,4000],[18814,2500]]}],"speed":6,"heading":120}
# BE1 flies Smooth Left at speed 6: B2 at 18.814,2.5, facing 120
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":4}
# BE1 pays 2 and has speed 4
= a1be00acb5038ce0

turn 18
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Left"}
# the next card of BE1 is Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Left","number":2}
# AE1 flips Left
= e8ce35cf6d6e66b3

turn 19
> 1  fly Break
  [BS-3.4] d6 = 3
[BS-3.7] {"kind":"checks","piece":"A1","face":3,"skill":2,"difficulty":4,"times":2,"passed":true}
# A1 rolls 3 + 2 against 4, doubled: passes
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Break Left","paths":[{"piece":"A1","path":[[15515,13250],[15515,8250]]},{"piece":"A2","path":[[17515,13250],[17515,8250]]}],"speed":5,"heading":180}
# AE1 flies Break Left at speed 5: A1 at 15.515,8.25, A2 at 17.515,8.25, facing 180
[BS-3.6] {"kind":"slows","element":"AE1","penalty":2,"speed":3}
# AE1 pays 2 and has speed 3
= 8e4dbc4ee345d8c5

turn 19
> 1  fire A2 laser1+laser2 B2
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser1","target":"B2","range":5894,"band":"close"}
# A2 fires laser1 at B2: 5.894 in, close range
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":4,"speed":0,"penalty":2,"needs":6,"hits":1}
# 8 of 4+, −2 for the maneuver, so 6+: 1 hit
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser2","target":"B2","range":5894,"band":"close"}
# A2 fires laser2 at B2: 5.894 in, close range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":4,"speed":0,"penalty":2,"needs":6,"hits":0}
# 5 of 4+, −2 for the maneuver, so 6+: no hit
  [BS-5.3] d6 = 1
[BS-5.3] {"kind":"damages","target":"B2","faces":[1],"armour":1,"points":0}
# 1, −1 each: no damage on B2
= 4e2103f21650550c

turn 19
> 1  fire A1 laser1 B2
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser1","target":"B2","range":6629,"band":"medium"}
# A1 fires laser1 at B2: 6.629 in, medium range
  [BS-5.2] d12 = 1
[BS-5.2] {"kind":"rolls","faces":[1],"number":7,"speed":0,"penalty":2,"needs":9,"hits":0}
# 1 of 7+, −2 for the maneuver, so 9+: no hit
= 50656ea285bc229f

turn 19
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Left"}
# the next card of AE1 is Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Left","number":2}
# BE1 flips Left
= 10bffa5f05381342

turn 19
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Smooth Left","paths":[{"piece":"B2","path":[[18814,2500],[20546,1500],[22278,2500]]}],"speed":4,"heading":60}
# BE1 flies Smooth Left at speed 4: B2 at 22.278,2.5, facing 60
= aedca88df4af5139

turn 19
> 2  next Hard Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Hard Left"}
# the next card of BE1 is Hard Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Left","number":2}
# AE1 flips Left
= 04bb71830c1d6830

turn 20
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Smooth Left","paths":[{"piece":"A1","path":[[15515,8250],[15515,6750],[16814,6000]]},{"piece":"A2","path":[[17515,8250],[17515,6750],[18814,6000]]}],"speed":3,"heading":120}
# AE1 flies Smooth Left at speed 3: A1 at 16.814,6, A2 at 18.814,6, facing 120
= 023eed1c4016addf

turn 20
> 1  fire A1 laser1 B2
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser1","target":"B2","range":6488,"band":"medium"}
# A1 fires laser1 at B2: 6.488 in, medium range
  [BS-5.2] d12 = 12
[BS-5.2] {"kind":"rolls","faces":[12],"number":7,"speed":0,"penalty":0,"needs":7,"hits":1}
# 12 of 7+: 1 hit
  [BS-5.3] d6 = 4
[BS-5.3] {"kind":"damages","target":"B2","faces":[4],"armour":1,"points":3}
# 4, −1 each: 3 points on B2
[BS-5.3] {"kind":"hull","piece":"B2","points":3,"hull":0,"of":6}
# B2 takes 3 points: hull 0 of 6
[BS-5.3] {"kind":"destroyed","piece":"B2"}
# B2 is destroyed
[BS-2.4] {"kind":"lost","element":"BE1"}
# BE1 is out, and a placeholder takes its card's place
[BS-6.3] {"kind":"over","winner":1,"hull":[9,0]}
# side 1 wins; hull left 9 to 0
= 4de1dc7ab1961dbb
