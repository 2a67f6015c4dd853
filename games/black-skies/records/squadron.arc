firing-arc record 2
game black-skies 2
wording en 1
scenario squadron
seat 1 doctrine
seat 2 doctrine
dice seed 5
| title = "Squadron"
| brief = "Four elements a side: two of Black Tigers, fast interceptors, slow gunships. The order of the deck is half the battle."
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
|   { fighter = "black-tiger", name = "Adder", skill = 2 },
|   { fighter = "interceptor", name = "Swift", skill = 2 },
|   { fighter = "gunship", name = "Anvil", skill = 2 },
| ]
|
| [[side]]
| name = "Amber"
| edge = "top"
| element = [
|   { fighter = "black-tiger", name = "Cobra", skill = 2 },
|   { fighter = "black-tiger", name = "Mamba", skill = 2 },
|   { fighter = "interceptor", name = "Merlin", skill = 2 },
|   { fighter = "gunship", name = "Bulwark", skill = 2 },
| ]
= e478196903abf0d9

turn 1
> 1  toss
  [BS-2.1] d2 = 2
[BS-2.1] {"kind":"deploys-first","side":2}
# side 2 deploys first
= 96f97fd29a568037

turn 1
> 2  deploy E1 35,43.5 37,43.5
[BS-2.1] {"kind":"deploys","element":"BE1","lead":[35000,43500],"wing":[37000,43500]}
# BE1 is deployed at 35,43.5 and 37,43.5
= 62bdbdb7f90cf1a2

turn 1
> 1  deploy E1 35,4.5 37,4.5
[BS-2.1] {"kind":"deploys","element":"AE1","lead":[35000,4500],"wing":[37000,4500]}
# AE1 is deployed at 35,4.5 and 37,4.5
= 98b6d80932f59b4c

turn 1
> 2  deploy E2 26,43.5 28,43.5
[BS-2.1] {"kind":"deploys","element":"BE2","lead":[26000,43500],"wing":[28000,43500]}
# BE2 is deployed at 26,43.5 and 28,43.5
= 9c8df520c2947560

turn 1
> 1  deploy E2 26,4.5 28,4.5
[BS-2.1] {"kind":"deploys","element":"AE2","lead":[26000,4500],"wing":[28000,4500]}
# AE2 is deployed at 26,4.5 and 28,4.5
= 9de47f3c19e36166

turn 1
> 2  deploy E3 44,43.5 46,43.5
[BS-2.1] {"kind":"deploys","element":"BE3","lead":[44000,43500],"wing":[46000,43500]}
# BE3 is deployed at 44,43.5 and 46,43.5
= 0de3aa1778c38798

turn 1
> 1  deploy E3 44,4.5 46,4.5
[BS-2.1] {"kind":"deploys","element":"AE3","lead":[44000,4500],"wing":[46000,4500]}
# AE3 is deployed at 44,4.5 and 46,4.5
= 5d6ba36ad5afba77

turn 1
> 2  deploy E4 53,43.5 55,43.5
[BS-2.1] {"kind":"deploys","element":"BE4","lead":[53000,43500],"wing":[55000,43500]}
# BE4 is deployed at 53,43.5 and 55,43.5
= 6da11b6512bf95ab

turn 1
> 1  deploy E4 53,4.5 55,4.5
[BS-2.1] {"kind":"deploys","element":"AE4","lead":[53000,4500],"wing":[55000,4500]}
# AE4 is deployed at 53,4.5 and 55,4.5
= d913b784ae6a2327

turn 1
> 1  deck E4 Straight 8, E3 Straight 8, E2 Straight 8, E1 Straight 8
> 2  deck E4 Straight 8, E3 Straight 8, E2 Straight 8, E1 Straight 8
[BS-2.2] (seat 1) {"kind":"laid","side":1,"deck":["E4 Straight 8","E3 Straight 8","E2 Straight 8","E1 Straight 8"]}
# the deck of side 1: E4 Straight 8, E3 Straight 8, E2 Straight 8, E1 Straight 8
[BS-2.2] (seat 2) {"kind":"laid","side":2,"deck":["E4 Straight 8","E3 Straight 8","E2 Straight 8","E1 Straight 8"]}
# the deck of side 2: E4 Straight 8, E3 Straight 8, E2 Straight 8, E1 Straight 8
[BS-2.2] {"kind":"speeds","speeds":[{"element":"AE1","speed":8},{"element":"AE2","speed":8},{"element":"AE3","speed":8},{"element":"AE4","speed":8},{"element":"BE1","speed":8},{"element":"BE2","speed":8},{"element":"BE3","speed":8},{"element":"BE4","speed":8}]}
# speeds: AE1 8, AE2 8, AE3 8, AE4 8, BE1 8, BE2 8, BE3 8, BE4 8
  [BS-3.1] d2 = 1
[BS-3.1] {"kind":"begins","side":1}
# side 1 flips first
[BS-3.2] {"kind":"flips","element":"AE4","card":"Straight","number":1}
# AE4 flips Straight
= 77b970fa37553c7d

turn 1
> 1  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"AE4","maneuver":"Accelerate 2","paths":[{"piece":"A7","path":[[53000,4500],[53000,14500]]},{"piece":"A8","path":[[55000,4500],[55000,14500]]}],"speed":10,"heading":0}
# AE4 flies Accelerate 2 at speed 10: A7 at 53,14.5, A8 at 55,14.5, facing 0
= fad4a2d20ab17545

turn 1
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE4","card":"Straight"}
# the next card of AE4 is Straight
[BS-3.3] {"kind":"lays","element":"AE4"}
# AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Straight","number":1}
# BE4 flips Straight
= 7764f11a31eab5d6

turn 1
> 2  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"BE4","maneuver":"Accelerate 2","paths":[{"piece":"B7","path":[[53000,43500],[53000,33500]]},{"piece":"B8","path":[[55000,43500],[55000,33500]]}],"speed":10,"heading":180}
# BE4 flies Accelerate 2 at speed 10: B7 at 53,33.5, B8 at 55,33.5, facing 180
= fd591ca845c54bb7

turn 1
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Straight"}
# the next card of BE4 is Straight
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE3","card":"Straight","number":1}
# AE3 flips Straight
= 4b57897c728e857d

turn 1
> 1  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"AE3","maneuver":"Accelerate 2","paths":[{"piece":"A5","path":[[44000,4500],[44000,14500]]},{"piece":"A6","path":[[46000,4500],[46000,14500]]}],"speed":10,"heading":0}
# AE3 flies Accelerate 2 at speed 10: A5 at 44,14.5, A6 at 46,14.5, facing 0
= 49c69afc1cce7b85

turn 1
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE3","card":"Straight"}
# the next card of AE3 is Straight
[BS-3.3] {"kind":"lays","element":"AE3"}
# AE3: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE3","card":"Straight","number":1}
# BE3 flips Straight
= 218951222e4db9c9

turn 1
> 2  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"BE3","maneuver":"Accelerate 2","paths":[{"piece":"B5","path":[[44000,43500],[44000,33500]]},{"piece":"B6","path":[[46000,43500],[46000,33500]]}],"speed":10,"heading":180}
# BE3 flies Accelerate 2 at speed 10: B5 at 44,33.5, B6 at 46,33.5, facing 180
= 74cbedfd69e378a5

turn 1
> 2  next Snake
[BS-3.2] (seat 2) {"kind":"next","element":"BE3","card":"Snake"}
# the next card of BE3 is Snake
[BS-3.3] {"kind":"lays","element":"BE3"}
# BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Straight","number":1}
# AE2 flips Straight
= f809f0f659e54720

turn 1
> 1  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"AE2","maneuver":"Accelerate 2","paths":[{"piece":"A3","path":[[26000,4500],[26000,14500]]},{"piece":"A4","path":[[28000,4500],[28000,14500]]}],"speed":10,"heading":0}
# AE2 flies Accelerate 2 at speed 10: A3 at 26,14.5, A4 at 28,14.5, facing 0
= c00493aaad07b266

turn 1
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Straight"}
# the next card of AE2 is Straight
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Straight","number":1}
# BE2 flips Straight
= 82a92ef4ca07edbf

turn 1
> 2  fly Accelerate 3
[BS-4.1] {"kind":"moves","element":"BE2","maneuver":"Accelerate 3","paths":[{"piece":"B3","path":[[26000,43500],[26000,32500]]},{"piece":"B4","path":[[28000,43500],[28000,32500]]}],"speed":11,"heading":180}
# BE2 flies Accelerate 3 at speed 11: B3 at 26,32.5, B4 at 28,32.5, facing 180
= b2ab90198844e9c4

turn 1
> 2  fire B4 laser1+laser2 A4
[BS-5.1] {"kind":"fires","piece":"B4","weapon":"laser1","target":"A4","range":18000,"band":"long"}
# B4 fires laser1 at A4: 18 in, long range
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 9 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] {"kind":"fires","piece":"B4","weapon":"laser2","target":"A4","range":18000,"band":"long"}
# B4 fires laser2 at A4: 18 in, long range
  [BS-5.2] d12 = 7
[BS-5.2] {"kind":"rolls","faces":[7],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 7 of 10+, −2 for its speed, so 12+: no hit
= 6ebac6137fe9528d

turn 1
> 2  fire B3 laser1+laser2 A3
[BS-5.1] {"kind":"fires","piece":"B3","weapon":"laser1","target":"A3","range":18000,"band":"long"}
# B3 fires laser1 at A3: 18 in, long range
  [BS-5.2] d12 = 12
[BS-5.2] {"kind":"rolls","faces":[12],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":1}
# 12 of 10+, −2 for its speed, so 12+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B3","weapon":"laser2","target":"A3","range":18000,"band":"long"}
# B3 fires laser2 at A3: 18 in, long range
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 3 of 10+, −2 for its speed, so 12+: no hit
  [BS-5.3] d6 = 6
[BS-5.3] {"kind":"damages","target":"A3","faces":[6],"armour":1,"points":5}
# 6, −1 each: 5 points on A3
[BS-5.3] {"kind":"hull","piece":"A3","points":5,"hull":1,"of":6}
# A3 takes 5 points: hull 1 of 6
[BS-5.3] {"kind":"crippled","piece":"A3"}
# A3 is crippled
= 094158a59ad234e4

turn 1
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Left"}
# the next card of BE2 is Left
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= ed9c308d93453909

turn 1
> 1  fly Accelerate 3
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Accelerate 3","paths":[{"piece":"A1","path":[[35000,4500],[35000,15500]]},{"piece":"A2","path":[[37000,4500],[37000,15500]]}],"speed":11,"heading":0}
# AE1 flies Accelerate 3 at speed 11: A1 at 35,15.5, A2 at 37,15.5, facing 0
= 45b1aee7b1d2ab88

turn 1
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Right"}
# the next card of AE1 is Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= 01fa567f46c817d0

turn 1
> 2  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Accelerate 2","paths":[{"piece":"B1","path":[[35000,43500],[35000,33500]]},{"piece":"B2","path":[[37000,43500],[37000,33500]]}],"speed":10,"heading":180}
# BE1 flies Accelerate 2 at speed 10: B1 at 35,33.5, B2 at 37,33.5, facing 180
= bea0f99b4224b276

turn 1
> 2  fire B2 laser1+laser2 A2
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser1","target":"A2","range":18000,"band":"long"}
# B2 fires laser1 at A2: 18 in, long range
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 9 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser2","target":"A2","range":18000,"band":"long"}
# B2 fires laser2 at A2: 18 in, long range
  [BS-5.2] d12 = 4
[BS-5.2] {"kind":"rolls","faces":[4],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 4 of 10+, −2 for its speed, so 12+: no hit
= e137b5f591d115d2

turn 1
> 2  fire B1 laser1+laser2 A1
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser1","target":"A1","range":18000,"band":"long"}
# B1 fires laser1 at A1: 18 in, long range
  [BS-5.2] d12 = 6
[BS-5.2] {"kind":"rolls","faces":[6],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 6 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser2","target":"A1","range":18000,"band":"long"}
# B1 fires laser2 at A1: 18 in, long range
  [BS-5.2] d12 = 10
[BS-5.2] {"kind":"rolls","faces":[10],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 10 of 10+, −2 for its speed, so 12+: no hit
= 5bad9aa298601e54

turn 1
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Left"}
# the next card of BE1 is Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE4","card":"Straight","number":1}
# AE4 flips Straight
= 91023dd3ee0f141a

turn 2
> 1  fly Accelerate 1
[BS-4.1] {"kind":"moves","element":"AE4","maneuver":"Accelerate 1","paths":[{"piece":"A7","path":[[53000,14500],[53000,25500]]},{"piece":"A8","path":[[55000,14500],[55000,25500]]}],"speed":11,"heading":0}
# AE4 flies Accelerate 1 at speed 11: A7 at 53,25.5, A8 at 55,25.5, facing 0
= d260c906aca53bc1

turn 2
> 1  fire A7 laser1+laser2 B7
[BS-5.1] {"kind":"fires","piece":"A7","weapon":"laser1","target":"B7","range":8000,"band":"medium"}
# A7 fires laser1 at B7: 8 in, medium range
  [BS-5.2] d12 = 2
[BS-5.2] {"kind":"rolls","faces":[2],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# 2 of 7+, −2 for its speed, so 9+: no hit
[BS-5.1] {"kind":"fires","piece":"A7","weapon":"laser2","target":"B7","range":8000,"band":"medium"}
# A7 fires laser2 at B7: 8 in, medium range
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":1}
# 9 of 7+, −2 for its speed, so 9+: 1 hit
[BS-1.7] {"kind":"shields","element":"BE4","from":6,"to":4}
# the shields of BE4 make a d6 a d4
  [BS-5.3] d4 = 2
[BS-5.3] {"kind":"damages","target":"B7","faces":[2],"armour":1,"points":1}
# 2, −1 each: 1 point on B7
[BS-5.3] {"kind":"hull","piece":"B7","points":1,"hull":7,"of":8}
# B7 takes 1 point: hull 7 of 8
= 1adec711aacdb382

turn 2
> 1  fire A8 laser1+laser2 B7
[BS-5.1] {"kind":"fires","piece":"A8","weapon":"laser1","target":"B7","range":8246,"band":"medium"}
# A8 fires laser1 at B7: 8.246 in, medium range
  [BS-5.2] d12 = 2
[BS-5.2] {"kind":"rolls","faces":[2],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# 2 of 7+, −2 for its speed, so 9+: no hit
[BS-5.1] {"kind":"fires","piece":"A8","weapon":"laser2","target":"B7","range":8246,"band":"medium"}
# A8 fires laser2 at B7: 8.246 in, medium range
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# 8 of 7+, −2 for its speed, so 9+: no hit
= bc75972d36100ac0

turn 2
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE4","card":"Straight"}
# the next card of AE4 is Straight
[BS-3.3] {"kind":"lays","element":"AE4"}
# AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Straight","number":1}
# BE4 flips Straight
= 13102f504906739b

turn 2
> 2  fly Steady
[BS-4.1] {"kind":"moves","element":"BE4","maneuver":"Steady","paths":[{"piece":"B7","path":[[53000,33500],[53000,23500]]},{"piece":"B8","path":[[55000,33500],[55000,23500]]}],"speed":10,"heading":180}
# BE4 flies Steady at speed 10: B7 at 53,23.5, B8 at 55,23.5, facing 180
= 9455a93ff6850159

turn 2
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Right"}
# the next card of BE4 is Right
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE3","card":"Straight","number":1}
# AE3 flips Straight
= 83f746f77d023a05

turn 2
> 1  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"AE3","maneuver":"Accelerate 2","paths":[{"piece":"A5","path":[[44000,14500],[44000,26500]]},{"piece":"A6","path":[[46000,14500],[46000,26500]]}],"speed":12,"heading":0}
# AE3 flies Accelerate 2 at speed 12: A5 at 44,26.5, A6 at 46,26.5, facing 0
= 435b2c6f455b478a

turn 2
> 1  fire A5 laser1+laser2 B5
[BS-5.1] {"kind":"fires","piece":"A5","weapon":"laser1","target":"B5","range":7000,"band":"medium"}
# A5 fires laser1 at B5: 7 in, medium range
  [BS-5.2] d12 = 10
[BS-5.2] {"kind":"rolls","faces":[10],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":1}
# 10 of 7+, −2 for its speed, so 9+: 1 hit
[BS-5.1] {"kind":"fires","piece":"A5","weapon":"laser2","target":"B5","range":7000,"band":"medium"}
# A5 fires laser2 at B5: 7 in, medium range
  [BS-5.2] d12 = 4
[BS-5.2] {"kind":"rolls","faces":[4],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# 4 of 7+, −2 for its speed, so 9+: no hit
  [BS-5.3] d6 = 3
[BS-5.3] {"kind":"damages","target":"B5","faces":[3],"armour":0,"points":3}
# 3: 3 points on B5
[BS-5.3] {"kind":"hull","piece":"B5","points":3,"hull":1,"of":4}
# B5 takes 3 points: hull 1 of 4
[BS-5.3] {"kind":"crippled","piece":"B5"}
# B5 is crippled
= d767fb3ea5ae16da

turn 2
> 1  fire A6 laser1+laser2 B6
[BS-5.1] {"kind":"fires","piece":"A6","weapon":"laser1","target":"B6","range":7000,"band":"medium"}
# A6 fires laser1 at B6: 7 in, medium range
  [BS-5.2] d12 = 4
[BS-5.2] {"kind":"rolls","faces":[4],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# 4 of 7+, −2 for its speed, so 9+: no hit
[BS-5.1] {"kind":"fires","piece":"A6","weapon":"laser2","target":"B6","range":7000,"band":"medium"}
# A6 fires laser2 at B6: 7 in, medium range
  [BS-5.2] d12 = 1
[BS-5.2] {"kind":"rolls","faces":[1],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# 1 of 7+, −2 for its speed, so 9+: no hit
= 75f05856c04c9495

turn 2
> 1  next Hard Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE3","card":"Hard Left"}
# the next card of AE3 is Hard Left
[BS-3.3] {"kind":"lays","element":"AE3"}
# AE3: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE3","card":"Snake","number":7}
# BE3 flips Snake
= 6479e12168e226ab

turn 2
> 2  fly Left first
  [BS-3.4] d6 = 5
[BS-3.7] {"kind":"checks","piece":"B5","face":5,"skill":2,"difficulty":6,"times":2,"passed":true}
# B5 rolls 5 + 2 against 6, doubled: passes
[BS-4.5] {"kind":"moves","element":"BE3","maneuver":"Snake, left first","paths":[{"piece":"B5","path":[[44000,33500],[48330,31000],[44000,28500]]},{"piece":"B6","path":[[46000,33500],[50330,31000],[46000,28500]]}],"speed":10,"heading":180}
# BE3 flies Snake, left first at speed 10: B5 at 44,28.5, B6 at 46,28.5, facing 180
= 407bf5a2f89fdf46

turn 2
> 2  fire B6 laser1+laser2 A6
[BS-5.1] {"kind":"fires","piece":"B6","weapon":"laser1","target":"A6","range":2000,"band":"close"}
# B6 fires laser1 at A6: 2 in, close range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":0}
# 5 of 4+, −2 for its speed, so 6+: no hit
[BS-5.1] {"kind":"fires","piece":"B6","weapon":"laser2","target":"A6","range":2000,"band":"close"}
# B6 fires laser2 at A6: 2 in, close range
  [BS-5.2] d12 = 7
[BS-5.2] {"kind":"rolls","faces":[7],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# 7 of 4+, −2 for its speed, so 6+: 1 hit
  [BS-5.3] d6 = 5
[BS-5.3] {"kind":"damages","target":"A6","faces":[5],"armour":0,"points":5}
# 5: 5 points on A6
[BS-5.3] {"kind":"hull","piece":"A6","points":5,"hull":0,"of":4}
# A6 takes 5 points: hull 0 of 4
[BS-5.3] {"kind":"destroyed","piece":"A6"}
# A6 is destroyed
= bdb01bbb74ddbbcb

turn 2
> 2  fire B5 laser1 A5
[BS-5.1] {"kind":"fires","piece":"B5","weapon":"laser1","target":"A5","range":2000,"band":"close"}
# B5 fires laser1 at A5: 2 in, close range
  [BS-5.2] d12 = 7
[BS-5.2] {"kind":"rolls","faces":[7],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# 7 of 4+, −2 for its speed, so 6+: 1 hit
  [BS-5.3] d6 = 5
[BS-5.3] {"kind":"damages","target":"A5","faces":[5],"armour":0,"points":5}
# 5: 5 points on A5
[BS-5.3] {"kind":"hull","piece":"A5","points":5,"hull":0,"of":4}
# A5 takes 5 points: hull 0 of 4
[BS-5.3] {"kind":"destroyed","piece":"A5"}
# A5 is destroyed
[BS-2.4] {"kind":"lost","element":"AE3"}
# AE3 is out, and a placeholder takes its card's place
= ca78afffff26161d

turn 2
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE3","card":"Right"}
# the next card of BE3 is Right
[BS-3.3] {"kind":"lays","element":"BE3"}
# BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Straight","number":1}
# AE2 flips Straight
= 84546d1fad56e14d

turn 2
> 1  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"AE2","maneuver":"Accelerate 2","paths":[{"piece":"A3","path":[[26000,14500],[26000,26500]]},{"piece":"A4","path":[[28000,14500],[28000,26500]]}],"speed":12,"heading":0}
# AE2 flies Accelerate 2 at speed 12: A3 at 26,26.5, A4 at 28,26.5, facing 0
= 32fc1690aceb17b0

turn 2
> 1  fire A4 laser1+laser2 B4
[BS-5.1] {"kind":"fires","piece":"A4","weapon":"laser1","target":"B4","range":6000,"band":"close"}
# A4 fires laser1 at B4: 6 in, close range
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# 8 of 4+, −2 for its speed, so 6+: 1 hit
[BS-5.1] {"kind":"fires","piece":"A4","weapon":"laser2","target":"B4","range":6000,"band":"close"}
# A4 fires laser2 at B4: 6 in, close range
  [BS-5.2] d12 = 4
[BS-5.2] {"kind":"rolls","faces":[4],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":0}
# 4 of 4+, −2 for its speed, so 6+: no hit
  [BS-5.3] d6 = 4
[BS-5.3] {"kind":"damages","target":"B4","faces":[4],"armour":1,"points":3}
# 4, −1 each: 3 points on B4
[BS-5.3] {"kind":"hull","piece":"B4","points":3,"hull":3,"of":6}
# B4 takes 3 points: hull 3 of 6
[BS-5.3] {"kind":"crippled","piece":"B4"}
# B4 is crippled
= 5275a6e0aa0336b0

turn 2
> 1  fire A3 laser1 B3
[BS-5.1] {"kind":"fires","piece":"A3","weapon":"laser1","target":"B3","range":6000,"band":"close"}
# A3 fires laser1 at B3: 6 in, close range
  [BS-5.2] d12 = 7
[BS-5.2] {"kind":"rolls","faces":[7],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# 7 of 4+, −2 for its speed, so 6+: 1 hit
  [BS-5.3] d6 = 3
[BS-5.3] {"kind":"damages","target":"B3","faces":[3],"armour":1,"points":2}
# 3, −1 each: 2 points on B3
[BS-5.3] {"kind":"hull","piece":"B3","points":2,"hull":4,"of":6}
# B3 takes 2 points: hull 4 of 6
= ca3d37193f0abe4e

turn 2
> 1  next Hard Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Hard Right"}
# the next card of AE2 is Hard Right
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Left","number":2}
# BE2 flips Left
= bf580405d20db267

turn 2
> 2  fly Late
[BS-4.2] {"kind":"moves","element":"BE2","maneuver":"Late Left","paths":[{"piece":"B3","path":[[26000,32500],[26000,21500]]},{"piece":"B4","path":[[28000,32500],[28000,21500]]}],"speed":11,"heading":120}
# BE2 flies Late Left at speed 11: B3 at 26,21.5, B4 at 28,21.5, facing 120
[BS-3.6] {"kind":"slows","element":"BE2","penalty":1,"speed":10}
# BE2 pays 1 and has speed 10
= 5f65c927e2e0bf55

turn 2
> 2  fire B3 laser1+laser2 A1
[BS-5.1] {"kind":"fires","piece":"B3","weapon":"laser1","target":"A1","range":10816,"band":"medium"}
# B3 fires laser1 at A1: 10.816 in, medium range
  [BS-5.2] d12 = 4
[BS-5.2] {"kind":"rolls","faces":[4],"number":7,"speed":-2,"penalty":1,"needs":10,"hits":0}
# 4 of 7+, −2 for its speed, −1 for the maneuver, so 10+: no hit
[BS-5.1] {"kind":"fires","piece":"B3","weapon":"laser2","target":"A1","range":10816,"band":"medium"}
# B3 fires laser2 at A1: 10.816 in, medium range
  [BS-5.2] d12 = 6
[BS-5.2] {"kind":"rolls","faces":[6],"number":7,"speed":-2,"penalty":1,"needs":10,"hits":0}
# 6 of 7+, −2 for its speed, −1 for the maneuver, so 10+: no hit
= 6e2ce5e18d9550ab

turn 2
> 2  fire B4 laser1 A2
[BS-5.1] {"kind":"fires","piece":"B4","weapon":"laser1","target":"A2","range":10816,"band":"medium"}
# B4 fires laser1 at A2: 10.816 in, medium range
  [BS-5.2] d12 = 1
[BS-5.2] {"kind":"rolls","faces":[1],"number":7,"speed":-2,"penalty":1,"needs":10,"hits":0}
# 1 of 7+, −2 for its speed, −1 for the maneuver, so 10+: no hit
= 0f0e90b568c323ff

turn 2
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Left"}
# the next card of BE2 is Left
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Right","number":3}
# AE1 flips Right
= a59021575c4a0441

turn 2
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Smooth Right","paths":[{"piece":"A1","path":[[35000,15500],[35000,21000],[39763,23750]]},{"piece":"A2","path":[[37000,15500],[37000,21000],[41763,23750]]}],"speed":11,"heading":60}
# AE1 flies Smooth Right at speed 11: A1 at 39.763,23.75, A2 at 41.763,23.75, facing 60
= ec25617df787073e

turn 2
> 1  fire A1 laser1+laser2 B6
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser1","target":"B6","range":7839,"band":"medium"}
# A1 fires laser1 at B6: 7.839 in, medium range
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# 3 of 7+, −2 for its speed, so 9+: no hit
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser2","target":"B6","range":7839,"band":"medium"}
# A1 fires laser2 at B6: 7.839 in, medium range
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# 8 of 7+, −2 for its speed, so 9+: no hit
= 8e588a1ddcf5da5e

turn 2
> 1  fire A2 laser1+laser2 B6
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser1","target":"B6","range":6365,"band":"medium"}
# A2 fires laser1 at B6: 6.365 in, medium range
  [BS-5.2] d12 = 1
[BS-5.2] {"kind":"rolls","faces":[1],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# 1 of 7+, −2 for its speed, so 9+: no hit
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser2","target":"B6","range":6365,"band":"medium"}
# A2 fires laser2 at B6: 6.365 in, medium range
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# 8 of 7+, −2 for its speed, so 9+: no hit
= e3b0be242abf101e

turn 2
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Right"}
# the next card of AE1 is Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Left","number":2}
# BE1 flips Left
= e2f6b308584ceaa4

turn 2
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Smooth Left","paths":[{"piece":"B1","path":[[35000,33500],[35000,28500],[39330,26000]]},{"piece":"B2","path":[[37000,33500],[37000,28500],[41330,26000]]}],"speed":10,"heading":120}
# BE1 flies Smooth Left at speed 10: B1 at 39.33,26, B2 at 41.33,26, facing 120
= 1aea079ef81e2b17

turn 2
> 2  fire B1 laser1+laser2 A2
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser1","target":"A2","range":3313,"band":"close"}
# B1 fires laser1 at A2: 3.313 in, close range
  [BS-5.2] d12 = 6
[BS-5.2] {"kind":"rolls","faces":[6],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# 6 of 4+, −2 for its speed, so 6+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser2","target":"A2","range":3313,"band":"close"}
# B1 fires laser2 at A2: 3.313 in, close range
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# 8 of 4+, −2 for its speed, so 6+: 1 hit
  [BS-5.3] d6 = 3
  [BS-5.3] d6 = 4
[BS-5.3] {"kind":"damages","target":"A2","faces":[3,4],"armour":1,"points":5}
# 3, 4, −1 each: 5 points on A2
[BS-5.3] {"kind":"hull","piece":"A2","points":5,"hull":1,"of":6}
# A2 takes 5 points: hull 1 of 6
[BS-5.3] {"kind":"crippled","piece":"A2"}
# A2 is crippled
= eca079fe35ac8aab

turn 2
> 2  fire B2 laser1+laser2 A7
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser1","target":"A7","range":11680,"band":"medium"}
# B2 fires laser1 at A7: 11.68 in, medium range
  [BS-5.2] d12 = 6
[BS-5.2] {"kind":"rolls","faces":[6],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# 6 of 7+, −2 for its speed, so 9+: no hit
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser2","target":"A7","range":11680,"band":"medium"}
# B2 fires laser2 at A7: 11.68 in, medium range
  [BS-5.2] d12 = 7
[BS-5.2] {"kind":"rolls","faces":[7],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# 7 of 7+, −2 for its speed, so 9+: no hit
= 220c3642b3f97980

turn 2
> 2  next Hard Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Hard Left"}
# the next card of BE1 is Hard Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE4","card":"Straight","number":1}
# AE4 flips Straight
= fd12cfa709a67e8e

turn 3
> 1  fly Accelerate 1
[BS-4.1] {"kind":"moves","element":"AE4","maneuver":"Accelerate 1","paths":[{"piece":"A7","path":[[53000,25500],[53000,37500]]},{"piece":"A8","path":[[55000,25500],[55000,37500]]}],"speed":12,"heading":0}
# AE4 flies Accelerate 1 at speed 12: A7 at 53,37.5, A8 at 55,37.5, facing 0
= 3784cffdf306bfb5

turn 3
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE4","card":"Left"}
# the next card of AE4 is Left
[BS-3.3] {"kind":"lays","element":"AE4"}
# AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Right","number":3}
# BE4 flips Right
= 3817fa3c7c18f9b3

turn 3
> 2  fly Break
[BS-4.2] {"kind":"moves","element":"BE4","maneuver":"Break Right","paths":[{"piece":"B7","path":[[53000,23500],[44340,18500]]},{"piece":"B8","path":[[55000,23500],[46340,18500]]}],"speed":10,"heading":240}
# BE4 flies Break Right at speed 10: B7 at 44.34,18.5, B8 at 46.34,18.5, facing 240
[BS-3.6] {"kind":"slows","element":"BE4","penalty":2,"speed":8}
# BE4 pays 2 and has speed 8
= 5ec80dcfce0751de

turn 3
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Right"}
# the next card of BE4 is Right
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE3","card":"Right","number":3}
# BE3 flips Right
= 6ed94e47f9b59f5f

turn 3
> 2  fly Late
  [BS-3.4] d6 = 2
[BS-3.7] {"kind":"checks","piece":"B5","face":2,"skill":2,"difficulty":4,"times":2,"passed":true}
# B5 rolls 2 + 2 against 4, doubled: passes
[BS-4.2] {"kind":"moves","element":"BE3","maneuver":"Late Right","paths":[{"piece":"B5","path":[[44000,28500],[44000,18500]]},{"piece":"B6","path":[[46000,28500],[46000,18500]]}],"speed":10,"heading":240}
# BE3 flies Late Right at speed 10: B5 at 44,18.5, B6 at 46,18.5, facing 240
[BS-3.6] {"kind":"slows","element":"BE3","penalty":1,"speed":9}
# BE3 pays 1 and has speed 9
= fcfa9cd67355f8d5

turn 3
> 2  next Sideslip Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE3","card":"Sideslip Right"}
# the next card of BE3 is Sideslip Right
[BS-3.3] {"kind":"lays","element":"BE3"}
# BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Hard Right","number":6}
# AE2 flips Hard Right
  [BS-3.4] d6 = 1
[BS-3.7] {"kind":"checks","piece":"A3","face":1,"skill":2,"difficulty":6,"times":2,"passed":false}
# A3 rolls 1 + 2 against 6, doubled: fails
[BS-3.5] {"kind":"fails","element":"AE2","tried":"Hard Right","instead":"Smooth Right"}
# AE2 fails Hard Right and flies Smooth Right
[BS-4.2] {"kind":"moves","element":"AE2","maneuver":"Smooth Right","paths":[{"piece":"A3","path":[[26000,26500],[26000,32500],[31196,35500]]},{"piece":"A4","path":[[28000,26500],[28000,32500],[33196,35500]]}],"speed":12,"heading":60}
# AE2 flies Smooth Right at speed 12: A3 at 31.196,35.5, A4 at 33.196,35.5, facing 60
[BS-3.6] {"kind":"slows","element":"AE2","penalty":2,"speed":10}
# AE2 pays 2 and has speed 10
= e77b22b77e79b0b0

turn 3
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Right"}
# the next card of AE2 is Right
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Left","number":2}
# BE2 flips Left
= 2888ca09b175a71a

turn 3
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE2","maneuver":"Smooth Left","paths":[{"piece":"B3","path":[[26000,21500],[30330,19000],[34660,21500]]},{"piece":"B4","path":[[28000,21500],[32330,19000],[36660,21500]]}],"speed":10,"heading":60}
# BE2 flies Smooth Left at speed 10: B3 at 34.66,21.5, B4 at 36.66,21.5, facing 60
= d5a5265b07b413e3

turn 3
> 2  fire B3 laser1+laser2 A1
[BS-5.1] {"kind":"fires","piece":"B3","weapon":"laser1","target":"A1","range":5577,"band":"close"}
# B3 fires laser1 at A1: 5.577 in, close range
  [BS-5.2] d12 = 7
[BS-5.2] {"kind":"rolls","faces":[7],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# 7 of 4+, −2 for its speed, so 6+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B3","weapon":"laser2","target":"A1","range":5577,"band":"close"}
# B3 fires laser2 at A1: 5.577 in, close range
  [BS-5.2] d12 = 1
[BS-5.2] {"kind":"rolls","faces":[1],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":0}
# 1 of 4+, −2 for its speed, so 6+: no hit
  [BS-5.3] d6 = 6
[BS-5.3] {"kind":"damages","target":"A1","faces":[6],"armour":1,"points":5}
# 6, −1 each: 5 points on A1
[BS-5.3] {"kind":"hull","piece":"A1","points":5,"hull":1,"of":6}
# A1 takes 5 points: hull 1 of 6
[BS-5.3] {"kind":"crippled","piece":"A1"}
# A1 is crippled
= 88899ef93fa4ba9e

turn 3
> 2  fire B4 laser1 A2
[BS-5.1] {"kind":"fires","piece":"B4","weapon":"laser1","target":"A2","range":5577,"band":"close"}
# B4 fires laser1 at A2: 5.577 in, close range
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":0}
# 3 of 4+, −2 for its speed, so 6+: no hit
= 35387d9a83f24384

turn 3
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Left"}
# the next card of BE2 is Left
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Right","number":3}
# AE1 flips Right
= fea219f0a821f280

turn 3
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Smooth Right","paths":[{"piece":"A1","path":[[39763,23750],[44526,26500],[49289,23750]]},{"piece":"A2","path":[[41763,23750],[46526,26500],[51289,23750]]}],"speed":11,"heading":120}
# AE1 flies Smooth Right at speed 11: A1 at 49.289,23.75, A2 at 51.289,23.75, facing 120
= fac007b42b01eb53

turn 3
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Right"}
# the next card of AE1 is Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Hard Left","number":5}
# BE1 flips Hard Left
[BS-4.4] {"kind":"moves","element":"BE1","maneuver":"Hard Left","paths":[{"piece":"B1","path":[[39330,26000],[43660,23500],[47990,26000]]},{"piece":"B2","path":[[41330,26000],[45660,23500],[49990,26000]]}],"speed":10,"heading":0}
# BE1 flies Hard Left at speed 10: B1 at 47.99,26, B2 at 49.99,26, facing 0
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":8}
# BE1 pays 2 and has speed 8
= 52d500f3a6332bf3

turn 3
> 2  fire B2 laser1+laser2 A7
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser1","target":"A7","range":11887,"band":"medium"}
# B2 fires laser1 at A7: 11.887 in, medium range
  [BS-5.2] d12 = 10
[BS-5.2] {"kind":"rolls","faces":[10],"number":7,"speed":-2,"penalty":2,"needs":11,"hits":0}
# 10 of 7+, −2 for its speed, −2 for the maneuver, so 11+: no hit
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser2","target":"A7","range":11887,"band":"medium"}
# B2 fires laser2 at A7: 11.887 in, medium range
  [BS-5.2] d12 = 10
[BS-5.2] {"kind":"rolls","faces":[10],"number":7,"speed":-2,"penalty":2,"needs":11,"hits":0}
# 10 of 7+, −2 for its speed, −2 for the maneuver, so 11+: no hit
= 0a2883e389fb7b2e

turn 3
> 2  hold
= 0b6d9c638bd7fceb

turn 3
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Left"}
# the next card of BE1 is Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE4","card":"Left","number":2}
# AE4 flips Left
= 5fc8699549fc3061

turn 4
> 1  fly Break
[BS-4.2] {"kind":"moves","element":"AE4","maneuver":"Break Left","paths":[{"piece":"A7","path":[[53000,37500],[42608,43500]]},{"piece":"A8","path":[[55000,37500],[44608,43500]]}],"speed":12,"heading":300}
# AE4 flies Break Left at speed 12: A7 at 42.608,43.5, A8 at 44.608,43.5, facing 300
[BS-3.6] {"kind":"slows","element":"AE4","penalty":2,"speed":10}
# AE4 pays 2 and has speed 10
= bcf889ae3304760a

turn 4
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE4","card":"Left"}
# the next card of AE4 is Left
[BS-3.3] {"kind":"lays","element":"AE4"}
# AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Right","number":3}
# BE4 flips Right
= a7c92d853587d378

turn 4
> 2  fly Break
[BS-4.2] {"kind":"moves","element":"BE4","maneuver":"Break Right","paths":[{"piece":"B7","path":[[44340,18500],[37412,22500]]},{"piece":"B8","path":[[46340,18500],[39412,22500]]}],"speed":8,"heading":300}
# BE4 flies Break Right at speed 8: B7 at 37.412,22.5, B8 at 39.412,22.5, facing 300
[BS-3.6] {"kind":"slows","element":"BE4","penalty":2,"speed":6}
# BE4 pays 2 and has speed 6
= 28346f84044d0d41

turn 4
> 2  hold
= faca3f1a91dc5a37

turn 4
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Right"}
# the next card of BE4 is Right
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE3","card":"Sideslip Right","number":9}
# BE3 flips Sideslip Right
  [BS-3.4] d6 = 5
[BS-3.7] {"kind":"checks","piece":"B5","face":5,"skill":2,"difficulty":4,"times":2,"passed":true}
# B5 rolls 5 + 2 against 4, doubled: passes
[BS-4.6] {"kind":"moves","element":"BE3","maneuver":"Sideslip Right","paths":[{"piece":"B5","path":[[44000,18500],[36206,23000]]},{"piece":"B6","path":[[46000,18500],[38206,23000]]}],"speed":9,"heading":240}
# BE3 flies Sideslip Right at speed 9: B5 at 36.206,23, B6 at 38.206,23, facing 240
= 6ec649837ac9ff71

turn 4
> 2  next Afterburner
[BS-3.2] (seat 2) {"kind":"next","element":"BE3","card":"Afterburner"}
# the next card of BE3 is Afterburner
[BS-3.3] {"kind":"lays","element":"BE3"}
# BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Right","number":3}
# AE2 flips Right
= 703a24890cc59c64

turn 4
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE2","maneuver":"Smooth Right","paths":[{"piece":"A3","path":[[31196,35500],[35526,38000],[39856,35500]]},{"piece":"A4","path":[[33196,35500],[37526,38000],[41856,35500]]}],"speed":10,"heading":120}
# AE2 flies Smooth Right at speed 10: A3 at 39.856,35.5, A4 at 41.856,35.5, facing 120
= 3f7528c846264ea1

turn 4
> 1  fire A4 laser1+laser2 B1
[BS-5.1] {"kind":"fires","piece":"A4","weapon":"laser1","target":"B1","range":11308,"band":"medium"}
# A4 fires laser1 at B1: 11.308 in, medium range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":7,"speed":0,"penalty":0,"needs":7,"hits":0}
# 5 of 7+: no hit
[BS-5.1] {"kind":"fires","piece":"A4","weapon":"laser2","target":"B1","range":11308,"band":"medium"}
# A4 fires laser2 at B1: 11.308 in, medium range
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":7,"speed":0,"penalty":0,"needs":7,"hits":1}
# 8 of 7+: 1 hit
  [BS-5.3] d6 = 6
[BS-5.3] {"kind":"damages","target":"B1","faces":[6],"armour":1,"points":5}
# 6, −1 each: 5 points on B1
[BS-5.3] {"kind":"hull","piece":"B1","points":5,"hull":1,"of":6}
# B1 takes 5 points: hull 1 of 6
[BS-5.3] {"kind":"crippled","piece":"B1"}
# B1 is crippled
= 4eebb21a694a0abc

turn 4
> 1  fire A3 laser1 B1
[BS-5.1] {"kind":"fires","piece":"A3","weapon":"laser1","target":"B1","range":12506,"band":"long"}
# A3 fires laser1 at B1: 12.506 in, long range
  [BS-5.2] d12 = 6
[BS-5.2] {"kind":"rolls","faces":[6],"number":10,"speed":0,"penalty":0,"needs":10,"hits":0}
# 6 of 10+: no hit
= a8c291e86bde8ce5

turn 4
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Right"}
# the next card of AE2 is Right
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Left","number":2}
# BE2 flips Left
= 63b8104a9120d6a5

turn 4
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE2","maneuver":"Smooth Left","paths":[{"piece":"B3","path":[[34660,21500],[38990,24000],[38990,29000]]},{"piece":"B4","path":[[36660,21500],[40990,24000],[40990,29000]]}],"speed":10,"heading":0}
# BE2 flies Smooth Left at speed 10: B3 at 38.99,29, B4 at 40.99,29, facing 0
= 00162d2cdfc0374b

turn 4
> 2  fire B3 laser1+laser2 A3
[BS-5.1] {"kind":"fires","piece":"B3","weapon":"laser1","target":"A3","range":6557,"band":"medium"}
# B3 fires laser1 at A3: 6.557 in, medium range
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# 3 of 7+, −2 for its speed, so 9+: no hit
[BS-5.1] {"kind":"fires","piece":"B3","weapon":"laser2","target":"A3","range":6557,"band":"medium"}
# B3 fires laser2 at A3: 6.557 in, medium range
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# 8 of 7+, −2 for its speed, so 9+: no hit
= 48a9aea756823675

turn 4
> 2  fire B4 laser1 A3
[BS-5.1] {"kind":"fires","piece":"B4","weapon":"laser1","target":"A3","range":6598,"band":"medium"}
# B4 fires laser1 at A3: 6.598 in, medium range
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# 3 of 7+, −2 for its speed, so 9+: no hit
= 7dfff16aba9c9f41

turn 4
> 2  next Hard Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Hard Right"}
# the next card of BE2 is Hard Right
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Right","number":3}
# AE1 flips Right
= f70ba1c8c9b0b1e5

turn 4
> 1  fly Late
  [BS-3.4] d6 = 5
[BS-3.7] {"kind":"checks","piece":"A1","face":5,"skill":2,"difficulty":4,"times":2,"passed":true}
# A1 rolls 5 + 2 against 4, doubled: passes
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Late Right","paths":[{"piece":"A1","path":[[49289,23750],[58815,18250]]},{"piece":"A2","path":[[51289,23750],[60815,18250]]}],"speed":11,"heading":180}
# AE1 flies Late Right at speed 11: A1 at 58.815,18.25, A2 at 60.815,18.25, facing 180
[BS-3.6] {"kind":"slows","element":"AE1","penalty":1,"speed":10}
# AE1 pays 1 and has speed 10
= 5c3697241786dcc7

turn 4
> 1  next Hard Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Hard Right"}
# the next card of AE1 is Hard Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Left","number":2}
# BE1 flips Left
= c656aedaf5e8d3ea

turn 4
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Smooth Left","paths":[{"piece":"B1","path":[[47990,26000],[47990,30000],[44526,32000]]},{"piece":"B2","path":[[49990,26000],[49990,30000],[46526,32000]]}],"speed":8,"heading":300}
# BE1 flies Smooth Left at speed 8: B1 at 44.526,32, B2 at 46.526,32, facing 300
= 3c6e6ba1261ea843

turn 4
> 2  fire B2 laser1+laser2 A4
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser1","target":"A4","range":5836,"band":"close"}
# B2 fires laser1 at A4: 5.836 in, close range
  [BS-5.2] d12 = 2
[BS-5.2] {"kind":"rolls","faces":[2],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":0}
# 2 of 4+, −2 for its speed, so 6+: no hit
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser2","target":"A4","range":5836,"band":"close"}
# B2 fires laser2 at A4: 5.836 in, close range
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# 9 of 4+, −2 for its speed, so 6+: 1 hit
  [BS-5.3] d6 = 2
[BS-5.3] {"kind":"damages","target":"A4","faces":[2],"armour":1,"points":1}
# 2, −1 each: 1 point on A4
[BS-5.3] {"kind":"hull","piece":"A4","points":1,"hull":5,"of":6}
# A4 takes 1 point: hull 5 of 6
= c08e0d358f75e074

turn 4
> 2  fire B1 laser1 A3
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser1","target":"A3","range":5836,"band":"close"}
# B1 fires laser1 at A3: 5.836 in, close range
  [BS-5.2] d12 = 1
[BS-5.2] {"kind":"rolls","faces":[1],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":0}
# 1 of 4+, −2 for its speed, so 6+: no hit
= 2ebdcfa89d61388e

turn 4
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Straight"}
# the next card of BE1 is Straight
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE4","card":"Left","number":2}
# AE4 flips Left
= 895f77111133c2bd

turn 5
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE4","maneuver":"Smooth Left","paths":[{"piece":"A7","path":[[42608,43500],[38278,46000],[33948,43500]]},{"piece":"A8","path":[[44608,43500],[40278,46000],[35948,43500]]}],"speed":10,"heading":240}
# AE4 flies Smooth Left at speed 10: A7 at 33.948,43.5, A8 at 35.948,43.5, facing 240
= 07328855d031f0f4

turn 5
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE4","card":"Left"}
# the next card of AE4 is Left
[BS-3.3] {"kind":"lays","element":"AE4"}
# AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Right","number":3}
# BE4 flips Right
= 28408230894a2173

turn 5
> 2  fly Break
[BS-4.2] {"kind":"moves","element":"BE4","maneuver":"Break Right","paths":[{"piece":"B7","path":[[37412,22500],[37412,28500]]},{"piece":"B8","path":[[39412,22500],[39412,28500]]}],"speed":6,"heading":0}
# BE4 flies Break Right at speed 6: B7 at 37.412,28.5, B8 at 39.412,28.5, facing 0
[BS-3.6] {"kind":"slows","element":"BE4","penalty":2,"speed":4}
# BE4 pays 2 and has speed 4
= 42fef63636662163

turn 5
> 2  fire B8 laser1+laser2 A3
[BS-5.1] {"kind":"fires","piece":"B8","weapon":"laser1","target":"A3","range":7014,"band":"medium"}
# B8 fires laser1 at A3: 7.014 in, medium range
  [BS-5.2] d12 = 2
[BS-5.2] {"kind":"rolls","faces":[2],"number":7,"speed":-2,"penalty":2,"needs":11,"hits":0}
# 2 of 7+, −2 for its speed, −2 for the maneuver, so 11+: no hit
[BS-5.1] {"kind":"fires","piece":"B8","weapon":"laser2","target":"A3","range":7014,"band":"medium"}
# B8 fires laser2 at A3: 7.014 in, medium range
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":7,"speed":-2,"penalty":2,"needs":11,"hits":0}
# 3 of 7+, −2 for its speed, −2 for the maneuver, so 11+: no hit
= 1ff60a975ce62129

turn 5
> 2  fire B7 laser1+laser2 A3
[BS-5.1] {"kind":"fires","piece":"B7","weapon":"laser1","target":"A3","range":7414,"band":"medium"}
# B7 fires laser1 at A3: 7.414 in, medium range
  [BS-5.2] d12 = 4
[BS-5.2] {"kind":"rolls","faces":[4],"number":7,"speed":-2,"penalty":2,"needs":11,"hits":0}
# 4 of 7+, −2 for its speed, −2 for the maneuver, so 11+: no hit
[BS-5.1] {"kind":"fires","piece":"B7","weapon":"laser2","target":"A3","range":7414,"band":"medium"}
# B7 fires laser2 at A3: 7.414 in, medium range
  [BS-5.2] d12 = 2
[BS-5.2] {"kind":"rolls","faces":[2],"number":7,"speed":-2,"penalty":2,"needs":11,"hits":0}
# 2 of 7+, −2 for its speed, −2 for the maneuver, so 11+: no hit
= 7b5ff9cd918a28ab

turn 5
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Right"}
# the next card of BE4 is Right
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE3","card":"Afterburner","number":4}
# BE3 flips Afterburner
  [BS-3.4] d6 = 2
[BS-3.7] {"kind":"checks","piece":"B5","face":2,"skill":2,"difficulty":4,"times":2,"passed":true}
# B5 rolls 2 + 2 against 4, doubled: passes
[BS-4.3] {"kind":"moves","element":"BE3","maneuver":"Afterburner","paths":[{"piece":"B5","path":[[36206,23000],[25814,17000]]},{"piece":"B6","path":[[38206,23000],[27814,17000]]}],"speed":12,"heading":240}
# BE3 flies Afterburner at speed 12: B5 at 25.814,17, B6 at 27.814,17, facing 240
= f2882a2ecff2affb

turn 5
> 2  next Snake
[BS-3.2] (seat 2) {"kind":"next","element":"BE3","card":"Snake"}
# the next card of BE3 is Snake
[BS-3.3] {"kind":"lays","element":"BE3"}
# BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Right","number":3}
# AE2 flips Right
= 76952452d527e867

turn 5
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE2","maneuver":"Smooth Right","paths":[{"piece":"A3","path":[[39856,35500],[44186,33000],[44186,28000]]},{"piece":"A4","path":[[41856,35500],[46186,33000],[46186,28000]]}],"speed":10,"heading":180}
# AE2 flies Smooth Right at speed 10: A3 at 44.186,28, A4 at 46.186,28, facing 180
= 37bc9df1adcbe615

turn 5
> 1  next Hard Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Hard Right"}
# the next card of AE2 is Hard Right
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Hard Right","number":6}
# BE2 flips Hard Right
[BS-4.4] {"kind":"moves","element":"BE2","maneuver":"Hard Right","paths":[{"piece":"B3","path":[[38990,29000],[38990,34000],[43320,36500]]},{"piece":"B4","path":[[40990,29000],[40990,34000],[45320,36500]]}],"speed":10,"heading":120}
# BE2 flies Hard Right at speed 10: B3 at 43.32,36.5, B4 at 45.32,36.5, facing 120
[BS-3.6] {"kind":"slows","element":"BE2","penalty":2,"speed":8}
# BE2 pays 2 and has speed 8
= 37f2af357e1b2e32

turn 5
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Right"}
# the next card of BE2 is Right
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Hard Right","number":6}
# AE1 flips Hard Right
  [BS-3.4] d6 = 4
[BS-3.7] {"kind":"checks","piece":"A1","face":4,"skill":2,"difficulty":6,"times":2,"passed":true}
# A1 rolls 4 + 2 against 6, doubled: passes
[BS-4.4] {"kind":"moves","element":"AE1","maneuver":"Hard Right","paths":[{"piece":"A1","path":[[58815,18250],[58815,13250],[54485,10750]]},{"piece":"A2","path":[[60815,18250],[60815,13250],[56485,10750]]}],"speed":10,"heading":300}
# AE1 flies Hard Right at speed 10: A1 at 54.485,10.75, A2 at 56.485,10.75, facing 300
[BS-3.6] {"kind":"slows","element":"AE1","penalty":2,"speed":8}
# AE1 pays 2 and has speed 8
= 0dc5dec15148fa8d

turn 5
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Right"}
# the next card of AE1 is Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= a9ff4091830f7440

turn 5
> 2  fly Decelerate
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Decelerate","paths":[{"piece":"B1","path":[[44526,32000],[38464,35500]]},{"piece":"B2","path":[[46526,32000],[40464,35500]]}],"speed":7,"heading":300}
# BE1 flies Decelerate at speed 7: B1 at 38.464,35.5, B2 at 40.464,35.5, facing 300
= 98aeb74932d9001f

turn 5
> 2  fire B2 laser1+laser2 A7
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser1","target":"A7","range":10317,"band":"medium"}
# B2 fires laser1 at A7: 10.317 in, medium range
  [BS-5.2] d12 = 12
[BS-5.2] {"kind":"rolls","faces":[12],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":1}
# 12 of 7+, −2 for its speed, so 9+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser2","target":"A7","range":10317,"band":"medium"}
# B2 fires laser2 at A7: 10.317 in, medium range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# 5 of 7+, −2 for its speed, so 9+: no hit
[BS-1.7] {"kind":"shields","element":"AE4","from":6,"to":4}
# the shields of AE4 make a d6 a d4
  [BS-5.3] d4 = 2
[BS-5.3] {"kind":"damages","target":"A7","faces":[2],"armour":1,"points":1}
# 2, −1 each: 1 point on A7
[BS-5.3] {"kind":"hull","piece":"A7","points":1,"hull":7,"of":8}
# A7 takes 1 point: hull 7 of 8
= 3c1b6177ee0c9618

turn 5
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Straight"}
# the next card of BE1 is Straight
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE4","card":"Left","number":2}
# AE4 flips Left
= c723d29474ea17c7

turn 6
> 1  fly Break
[BS-4.2] {"kind":"moves","element":"AE4","maneuver":"Break Left","paths":[{"piece":"A7","path":[[33948,43500],[33948,33500]]},{"piece":"A8","path":[[35948,43500],[35948,33500]]}],"speed":10,"heading":180}
# AE4 flies Break Left at speed 10: A7 at 33.948,33.5, A8 at 35.948,33.5, facing 180
[BS-3.6] {"kind":"slows","element":"AE4","penalty":2,"speed":8}
# AE4 pays 2 and has speed 8
= d5274e1b5b70f286

turn 6
> 1  fire A8 laser1+laser2 B7
[BS-5.1] {"kind":"fires","piece":"A8","weapon":"laser1","target":"B7","range":5209,"band":"close"}
# A8 fires laser1 at B7: 5.209 in, close range
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":4,"speed":0,"penalty":2,"needs":6,"hits":0}
# 3 of 4+, −2 for the maneuver, so 6+: no hit
[BS-5.1] {"kind":"fires","piece":"A8","weapon":"laser2","target":"B7","range":5209,"band":"close"}
# A8 fires laser2 at B7: 5.209 in, close range
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":4,"speed":0,"penalty":2,"needs":6,"hits":0}
# 3 of 4+, −2 for the maneuver, so 6+: no hit
= 5bd461d1dee26e95

turn 6
> 1  hold
= c550d9bd71d62d1a

turn 6
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE4","card":"Left"}
# the next card of AE4 is Left
[BS-3.3] {"kind":"lays","element":"AE4"}
# AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Right","number":3}
# BE4 flips Right
= 835e3f998ff79472

turn 6
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE4","maneuver":"Smooth Right","paths":[{"piece":"B7","path":[[37412,28500],[37412,30500],[39144,31500]]},{"piece":"B8","path":[[39412,28500],[39412,30500],[41144,31500]]}],"speed":4,"heading":60}
# BE4 flies Smooth Right at speed 4: B7 at 39.144,31.5, B8 at 41.144,31.5, facing 60
= b61e0362bcab607d

turn 6
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Right"}
# the next card of BE4 is Right
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE3","card":"Snake","number":7}
# BE3 flips Snake
= 0943c947928314f8

turn 6
> 2  fly Right first
  [BS-3.4] d6 = 1
[BS-3.7] {"kind":"checks","piece":"B5","face":1,"skill":2,"difficulty":6,"times":2,"passed":false}
# B5 rolls 1 + 2 against 6, doubled: fails
[BS-3.5] {"kind":"fails","element":"BE3","tried":"Snake, right first","instead":"Steady"}
# BE3 fails Snake, right first and flies Steady
[BS-4.1] {"kind":"moves","element":"BE3","maneuver":"Steady","paths":[{"piece":"B5","path":[[25814,17000],[15422,11000]]},{"piece":"B6","path":[[27814,17000],[17422,11000]]}],"speed":12,"heading":240}
# BE3 flies Steady at speed 12: B5 at 15.422,11, B6 at 17.422,11, facing 240
= 3b913e95c1d811fa

turn 6
> 2  next Hard Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE3","card":"Hard Right"}
# the next card of BE3 is Hard Right
[BS-3.3] {"kind":"lays","element":"BE3"}
# BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Hard Right","number":6}
# AE2 flips Hard Right
  [BS-3.4] d6 = 6
[BS-3.7] {"kind":"checks","piece":"A3","face":6,"skill":2,"difficulty":6,"times":2,"passed":true}
# A3 rolls 6 + 2 against 6, doubled: passes
[BS-4.4] {"kind":"moves","element":"AE2","maneuver":"Hard Right","paths":[{"piece":"A3","path":[[44186,28000],[44186,23000],[39856,20500]]},{"piece":"A4","path":[[46186,28000],[46186,23000],[41856,20500]]}],"speed":10,"heading":300}
# AE2 flies Hard Right at speed 10: A3 at 39.856,20.5, A4 at 41.856,20.5, facing 300
[BS-3.6] {"kind":"slows","element":"AE2","penalty":2,"speed":8}
# AE2 pays 2 and has speed 8
= 59595a11bac856e7

turn 6
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Right"}
# the next card of AE2 is Right
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Right","number":3}
# BE2 flips Right
= 3618b23a761e3b13

turn 6
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE2","maneuver":"Smooth Right","paths":[{"piece":"B3","path":[[43320,36500],[46784,34500],[46784,30500]]},{"piece":"B4","path":[[45320,36500],[48784,34500],[48784,30500]]}],"speed":8,"heading":180}
# BE2 flies Smooth Right at speed 8: B3 at 46.784,30.5, B4 at 48.784,30.5, facing 180
= 27778bc831779939

turn 6
> 2  fire B3 laser1+laser2 A4
[BS-5.1] {"kind":"fires","piece":"B3","weapon":"laser1","target":"A4","range":11148,"band":"medium"}
# B3 fires laser1 at A4: 11.148 in, medium range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":7,"speed":0,"penalty":0,"needs":7,"hits":0}
# 5 of 7+: no hit
[BS-5.1] {"kind":"fires","piece":"B3","weapon":"laser2","target":"A4","range":11148,"band":"medium"}
# B3 fires laser2 at A4: 11.148 in, medium range
  [BS-5.2] d12 = 4
[BS-5.2] {"kind":"rolls","faces":[4],"number":7,"speed":0,"penalty":0,"needs":7,"hits":0}
# 4 of 7+: no hit
= 365b77a230c67212

turn 6
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Straight"}
# the next card of BE2 is Straight
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Right","number":3}
# AE1 flips Right
= 014a3656fb1cc757

turn 6
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Smooth Right","paths":[{"piece":"A1","path":[[54485,10750],[51021,12750],[51021,16750]]},{"piece":"A2","path":[[56485,10750],[53021,12750],[53021,16750]]}],"speed":8,"heading":0}
# AE1 flies Smooth Right at speed 8: A1 at 51.021,16.75, A2 at 53.021,16.75, facing 0
= 0788d03caa3ca37a

turn 6
> 1  fire A2 laser1 B4
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser1","target":"B4","range":14388,"band":"long"}
# A2 fires laser1 at B4: 14.388 in, long range
  [BS-5.2] d12 = 2
[BS-5.2] {"kind":"rolls","faces":[2],"number":10,"speed":0,"penalty":0,"needs":10,"hits":0}
# 2 of 10+: no hit
= 445ef6605a88f72b

turn 6
> 1  fire A1 laser1 B4
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser1","target":"B4","range":13930,"band":"long"}
# A1 fires laser1 at B4: 13.93 in, long range
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":10,"speed":0,"penalty":0,"needs":10,"hits":0}
# 9 of 10+: no hit
= 766066000eb00c4c

turn 6
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Left"}
# the next card of AE1 is Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= 7280cfef273de73a

turn 6
> 2  fly Accelerate 3
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Accelerate 3","paths":[{"piece":"B1","path":[[38464,35500],[29804,40500]]},{"piece":"B2","path":[[40464,35500],[31804,40500]]}],"speed":10,"heading":300}
# BE1 flies Accelerate 3 at speed 10: B1 at 29.804,40.5, B2 at 31.804,40.5, facing 300
= 390db99c7d58b78a

turn 6
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Left"}
# the next card of BE1 is Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE4","card":"Left","number":2}
# AE4 flips Left
= 03835eede4a15c58

turn 7
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE4","maneuver":"Smooth Left","paths":[{"piece":"A7","path":[[33948,33500],[33948,29500],[37412,27500]]},{"piece":"A8","path":[[35948,33500],[35948,29500],[39412,27500]]}],"speed":8,"heading":120}
# AE4 flies Smooth Left at speed 8: A7 at 37.412,27.5, A8 at 39.412,27.5, facing 120
= acb40572fe384cad

turn 7
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE4","card":"Straight"}
# the next card of AE4 is Straight
[BS-3.3] {"kind":"lays","element":"AE4"}
# AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Right","number":3}
# BE4 flips Right
= 17be2024926bb34d

turn 7
> 2  fly Break
[BS-4.2] {"kind":"moves","element":"BE4","maneuver":"Break Right","paths":[{"piece":"B7","path":[[39144,31500],[42608,29500]]},{"piece":"B8","path":[[41144,31500],[44608,29500]]}],"speed":4,"heading":120}
# BE4 flies Break Right at speed 4: B7 at 42.608,29.5, B8 at 44.608,29.5, facing 120
[BS-3.6] {"kind":"slows","element":"BE4","penalty":2,"speed":2}
# BE4 pays 2 and has speed 2
= 4dc8c40ee3a2e51e

turn 7
> 2  fire B7 laser1+laser2 A2
[BS-5.1] {"kind":"fires","piece":"B7","weapon":"laser1","target":"A2","range":16461,"band":"long"}
# B7 fires laser1 at A2: 16.461 in, long range
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":10,"speed":0,"penalty":2,"needs":12,"hits":0}
# 3 of 10+, −2 for the maneuver, so 12+: no hit
[BS-5.1] {"kind":"fires","piece":"B7","weapon":"laser2","target":"A2","range":16461,"band":"long"}
# B7 fires laser2 at A2: 16.461 in, long range
  [BS-5.2] d12 = 10
[BS-5.2] {"kind":"rolls","faces":[10],"number":10,"speed":0,"penalty":2,"needs":12,"hits":0}
# 10 of 10+, −2 for the maneuver, so 12+: no hit
= a71e127be2805469

turn 7
> 2  fire B8 laser1+laser2 A2
[BS-5.1] {"kind":"fires","piece":"B8","weapon":"laser1","target":"A2","range":15275,"band":"long"}
# B8 fires laser1 at A2: 15.275 in, long range
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":10,"speed":0,"penalty":2,"needs":12,"hits":0}
# 8 of 10+, −2 for the maneuver, so 12+: no hit
[BS-5.1] {"kind":"fires","piece":"B8","weapon":"laser2","target":"A2","range":15275,"band":"long"}
# B8 fires laser2 at A2: 15.275 in, long range
  [BS-5.2] d12 = 10
[BS-5.2] {"kind":"rolls","faces":[10],"number":10,"speed":0,"penalty":2,"needs":12,"hits":0}
# 10 of 10+, −2 for the maneuver, so 12+: no hit
= afe153114794197a

turn 7
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Straight"}
# the next card of BE4 is Straight
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE3","card":"Hard Right","number":6}
# BE3 flips Hard Right
  [BS-3.4] d6 = 4
[BS-3.7] {"kind":"checks","piece":"B5","face":4,"skill":2,"difficulty":6,"times":2,"passed":true}
# B5 rolls 4 + 2 against 6, doubled: passes
[BS-4.4] {"kind":"moves","element":"BE3","maneuver":"Hard Right","paths":[{"piece":"B5","path":[[15422,11000],[10226,8000],[5030,11000]]},{"piece":"B6","path":[[17422,11000],[12226,8000],[7030,11000]]}],"speed":12,"heading":0}
# BE3 flies Hard Right at speed 12: B5 at 5.03,11, B6 at 7.03,11, facing 0
[BS-3.6] {"kind":"slows","element":"BE3","penalty":2,"speed":10}
# BE3 pays 2 and has speed 10
= c6666d43958d50ba

turn 7
> 2  next Afterburner
[BS-3.2] (seat 2) {"kind":"next","element":"BE3","card":"Afterburner"}
# the next card of BE3 is Afterburner
[BS-3.3] {"kind":"lays","element":"BE3"}
# BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Right","number":3}
# AE2 flips Right
= 1e1e226c5137039c

turn 7
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE2","maneuver":"Smooth Right","paths":[{"piece":"A3","path":[[39856,20500],[36392,22500],[36392,26500]]},{"piece":"A4","path":[[41856,20500],[38392,22500],[38392,26500]]}],"speed":8,"heading":0}
# AE2 flies Smooth Right at speed 8: A3 at 36.392,26.5, A4 at 38.392,26.5, facing 0
= 4fdd04255c3c9740

turn 7
> 1  fire A3 laser1 B2
[BS-5.1] {"kind":"fires","piece":"A3","weapon":"laser1","target":"B2","range":14732,"band":"long"}
# A3 fires laser1 at B2: 14.732 in, long range
  [BS-5.2] d12 = 11
[BS-5.2] {"kind":"rolls","faces":[11],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 11 of 10+, −2 for its speed, so 12+: no hit
= 71af78fe3c5479d7

turn 7
> 1  fire A4 laser1+laser2 B2
[BS-5.1] {"kind":"fires","piece":"A4","weapon":"laser1","target":"B2","range":15472,"band":"long"}
# A4 fires laser1 at B2: 15.472 in, long range
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 9 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] {"kind":"fires","piece":"A4","weapon":"laser2","target":"B2","range":15472,"band":"long"}
# A4 fires laser2 at B2: 15.472 in, long range
  [BS-5.2] d12 = 6
[BS-5.2] {"kind":"rolls","faces":[6],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 6 of 10+, −2 for its speed, so 12+: no hit
= c6677b38db9f8877

turn 7
> 1  next Hard Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Hard Right"}
# the next card of AE2 is Hard Right
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Straight","number":1}
# BE2 flips Straight
= 3c5956ee800a2002

turn 7
> 2  fly Decelerate
[BS-4.1] {"kind":"moves","element":"BE2","maneuver":"Decelerate","paths":[{"piece":"B3","path":[[46784,30500],[46784,23500]]},{"piece":"B4","path":[[48784,30500],[48784,23500]]}],"speed":7,"heading":180}
# BE2 flies Decelerate at speed 7: B3 at 46.784,23.5, B4 at 48.784,23.5, facing 180
= e712fc97e2417ea4

turn 7
> 2  fire B4 laser1 A1
[BS-5.1] {"kind":"fires","piece":"B4","weapon":"laser1","target":"A1","range":7111,"band":"medium"}
# B4 fires laser1 at A1: 7.111 in, medium range
  [BS-5.2] d12 = 6
[BS-5.2] {"kind":"rolls","faces":[6],"number":7,"speed":0,"penalty":0,"needs":7,"hits":0}
# 6 of 7+: no hit
= 8e8f0a555f16c4d3

turn 7
> 2  next Hard Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Hard Right"}
# the next card of BE2 is Hard Right
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Left","number":2}
# AE1 flips Left
= 2c9fdddfee1d7752

turn 7
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Smooth Left","paths":[{"piece":"A1","path":[[51021,16750],[51021,20750],[47557,22750]]},{"piece":"A2","path":[[53021,16750],[53021,20750],[49557,22750]]}],"speed":8,"heading":300}
# AE1 flies Smooth Left at speed 8: A1 at 47.557,22.75, A2 at 49.557,22.75, facing 300
= ba32aabf0b82ed76

turn 7
> 1  fire A2 laser1 B4
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser1","target":"B4","range":1077,"band":"close"}
# A2 fires laser1 at B4: 1.077 in, close range
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":4,"speed":0,"penalty":0,"needs":4,"hits":1}
# 8 of 4+: 1 hit
  [BS-5.3] d6 = 5
[BS-5.3] {"kind":"damages","target":"B4","faces":[5],"armour":1,"points":4}
# 5, −1 each: 4 points on B4
[BS-5.3] {"kind":"hull","piece":"B4","points":4,"hull":0,"of":6}
# B4 takes 4 points: hull 0 of 6
[BS-5.3] {"kind":"destroyed","piece":"B4"}
# B4 is destroyed
= 1ef51254734fa4e6

turn 7
> 1  fire A1 laser1 B3
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser1","target":"B3","range":1077,"band":"close"}
# A1 fires laser1 at B3: 1.077 in, close range
  [BS-5.2] d12 = 4
[BS-5.2] {"kind":"rolls","faces":[4],"number":4,"speed":0,"penalty":0,"needs":4,"hits":1}
# 4 of 4+: 1 hit
  [BS-5.3] d6 = 3
[BS-5.3] {"kind":"damages","target":"B3","faces":[3],"armour":1,"points":2}
# 3, −1 each: 2 points on B3
[BS-5.3] {"kind":"hull","piece":"B3","points":2,"hull":2,"of":6}
# B3 takes 2 points: hull 2 of 6
[BS-5.3] {"kind":"crippled","piece":"B3"}
# B3 is crippled
= c6b3cf89b19837a0

turn 7
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Right"}
# the next card of AE1 is Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Left","number":2}
# BE1 flips Left
= 90a0e9e06c5bfcbf

turn 7
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Smooth Left","paths":[{"piece":"B1","path":[[29804,40500],[25474,43000],[21144,40500]]},{"piece":"B2","path":[[31804,40500],[27474,43000],[23144,40500]]}],"speed":10,"heading":240}
# BE1 flies Smooth Left at speed 10: B1 at 21.144,40.5, B2 at 23.144,40.5, facing 240
= 6d732e75c65ebd18

turn 7
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Right"}
# the next card of BE1 is Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE4","card":"Straight","number":1}
# AE4 flips Straight
= 2043e05a4995a8ad

turn 8
> 1  fly Decelerate
[BS-4.1] {"kind":"moves","element":"AE4","maneuver":"Decelerate","paths":[{"piece":"A7","path":[[37412,27500],[43474,24000]]},{"piece":"A8","path":[[39412,27500],[45474,24000]]}],"speed":7,"heading":120}
# AE4 flies Decelerate at speed 7: A7 at 43.474,24, A8 at 45.474,24, facing 120
= 14d623b62c3d827d

turn 8
> 1  fire A8 laser1+laser2 B3
[BS-5.1] {"kind":"fires","piece":"A8","weapon":"laser1","target":"B3","range":1402,"band":"close"}
# A8 fires laser1 at B3: 1.402 in, close range
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":4,"speed":0,"penalty":0,"needs":4,"hits":0}
# 3 of 4+: no hit
[BS-5.1] {"kind":"fires","piece":"A8","weapon":"laser2","target":"B3","range":1402,"band":"close"}
# A8 fires laser2 at B3: 1.402 in, close range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":4,"speed":0,"penalty":0,"needs":4,"hits":1}
# 5 of 4+: 1 hit
  [BS-5.3] d6 = 1
[BS-5.3] {"kind":"damages","target":"B3","faces":[1],"armour":1,"points":0}
# 1, −1 each: no damage on B3
= f7832f977ff95272

turn 8
> 1  fire A7 laser1+laser2 B3
[BS-5.1] {"kind":"fires","piece":"A7","weapon":"laser1","target":"B3","range":3347,"band":"close"}
# A7 fires laser1 at B3: 3.347 in, close range
  [BS-5.2] d12 = 6
[BS-5.2] {"kind":"rolls","faces":[6],"number":4,"speed":0,"penalty":0,"needs":4,"hits":1}
# 6 of 4+: 1 hit
[BS-5.1] {"kind":"fires","piece":"A7","weapon":"laser2","target":"B3","range":3347,"band":"close"}
# A7 fires laser2 at B3: 3.347 in, close range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":4,"speed":0,"penalty":0,"needs":4,"hits":1}
# 5 of 4+: 1 hit
  [BS-5.3] d6 = 2
  [BS-5.3] d6 = 5
[BS-5.3] {"kind":"damages","target":"B3","faces":[2,5],"armour":1,"points":5}
# 2, 5, −1 each: 5 points on B3
[BS-5.3] {"kind":"hull","piece":"B3","points":5,"hull":0,"of":6}
# B3 takes 5 points: hull 0 of 6
[BS-5.3] {"kind":"destroyed","piece":"B3"}
# B3 is destroyed
[BS-2.4] {"kind":"lost","element":"BE2"}
# BE2 is out, and a placeholder takes its card's place
= f1768fec2ef7ebd6

turn 8
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE4","card":"Right"}
# the next card of AE4 is Right
[BS-3.3] {"kind":"lays","element":"AE4"}
# AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Straight","number":1}
# BE4 flips Straight
= e6aea5a9e81a2975

turn 8
> 2  fly Decelerate
[BS-4.1] {"kind":"moves","element":"BE4","maneuver":"Decelerate","paths":[{"piece":"B7","path":[[42608,29500],[43474,29000]]},{"piece":"B8","path":[[44608,29500],[45474,29000]]}],"speed":1,"heading":120}
# BE4 flies Decelerate at speed 1: B7 at 43.474,29, B8 at 45.474,29, facing 120
= 8388872f43fc9aeb

turn 8
> 2  fire B7 laser1+laser2 A1
[BS-5.1] {"kind":"fires","piece":"B7","weapon":"laser1","target":"A1","range":7465,"band":"medium"}
# B7 fires laser1 at A1: 7.465 in, medium range
  [BS-5.2] d12 = 11
[BS-5.2] {"kind":"rolls","faces":[11],"number":7,"speed":0,"penalty":0,"needs":7,"hits":1}
# 11 of 7+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B7","weapon":"laser2","target":"A1","range":7465,"band":"medium"}
# B7 fires laser2 at A1: 7.465 in, medium range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":7,"speed":0,"penalty":0,"needs":7,"hits":0}
# 5 of 7+: no hit
  [BS-5.3] d6 = 4
[BS-5.3] {"kind":"damages","target":"A1","faces":[4],"armour":1,"points":3}
# 4, −1 each: 3 points on A1
[BS-5.3] {"kind":"hull","piece":"A1","points":3,"hull":0,"of":6}
# A1 takes 3 points: hull 0 of 6
[BS-5.3] {"kind":"destroyed","piece":"A1"}
# A1 is destroyed
[BS-3.8] {"kind":"leads","piece":"A2"}
# A2 leads
= a243134a6bd6ccfe

turn 8
> 2  fire B8 laser1+laser2 A2
[BS-5.1] {"kind":"fires","piece":"B8","weapon":"laser1","target":"A2","range":7465,"band":"medium"}
# B8 fires laser1 at A2: 7.465 in, medium range
  [BS-5.2] d12 = 7
[BS-5.2] {"kind":"rolls","faces":[7],"number":7,"speed":0,"penalty":0,"needs":7,"hits":1}
# 7 of 7+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B8","weapon":"laser2","target":"A2","range":7465,"band":"medium"}
# B8 fires laser2 at A2: 7.465 in, medium range
  [BS-5.2] d12 = 11
[BS-5.2] {"kind":"rolls","faces":[11],"number":7,"speed":0,"penalty":0,"needs":7,"hits":1}
# 11 of 7+: 1 hit
  [BS-5.3] d6 = 3
  [BS-5.3] d6 = 2
[BS-5.3] {"kind":"damages","target":"A2","faces":[3,2],"armour":1,"points":3}
# 3, 2, −1 each: 3 points on A2
[BS-5.3] {"kind":"hull","piece":"A2","points":3,"hull":0,"of":6}
# A2 takes 3 points: hull 0 of 6
[BS-5.3] {"kind":"destroyed","piece":"A2"}
# A2 is destroyed
[BS-2.4] {"kind":"lost","element":"AE1"}
# AE1 is out, and a placeholder takes its card's place
= 01063145a76e2fc4

turn 8
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Straight"}
# the next card of BE4 is Straight
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE3","card":"Afterburner","number":4}
# BE3 flips Afterburner
  [BS-3.4] d6 = 1
[BS-3.7] {"kind":"checks","piece":"B5","face":1,"skill":2,"difficulty":4,"times":2,"passed":false}
# B5 rolls 1 + 2 against 4, doubled: fails
[BS-3.5] {"kind":"fails","element":"BE3","tried":"Afterburner","instead":"Steady"}
# BE3 fails Afterburner and flies Steady
[BS-4.1] {"kind":"moves","element":"BE3","maneuver":"Steady","paths":[{"piece":"B5","path":[[5030,11000],[5030,21000]]},{"piece":"B6","path":[[7030,11000],[7030,21000]]}],"speed":10,"heading":0}
# BE3 flies Steady at speed 10: B5 at 5.03,21, B6 at 7.03,21, facing 0
= 453af1a03f7fc854

turn 8
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE3","card":"Right"}
# the next card of BE3 is Right
[BS-3.3] {"kind":"lays","element":"BE3"}
# BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Hard Right","number":6}
# AE2 flips Hard Right
  [BS-3.4] d6 = 5
[BS-3.7] {"kind":"checks","piece":"A3","face":5,"skill":2,"difficulty":6,"times":2,"passed":true}
# A3 rolls 5 + 2 against 6, doubled: passes
[BS-4.4] {"kind":"moves","element":"AE2","maneuver":"Hard Right","paths":[{"piece":"A3","path":[[36392,26500],[36392,30500],[39856,32500]]},{"piece":"A4","path":[[38392,26500],[38392,30500],[41856,32500]]}],"speed":8,"heading":120}
# AE2 flies Hard Right at speed 8: A3 at 39.856,32.5, A4 at 41.856,32.5, facing 120
[BS-3.6] {"kind":"slows","element":"AE2","penalty":2,"speed":6}
# AE2 pays 2 and has speed 6
= ba98b44641553acb

turn 8
> 1  fire A4 laser1+laser2 B8
[BS-5.1] {"kind":"fires","piece":"A4","weapon":"laser1","target":"B8","range":5033,"band":"close"}
# A4 fires laser1 at B8: 5.033 in, close range
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":4,"speed":2,"penalty":2,"needs":4,"hits":1}
# 8 of 4+, +2 for its speed, −2 for the maneuver: 1 hit
[BS-5.1] {"kind":"fires","piece":"A4","weapon":"laser2","target":"B8","range":5033,"band":"close"}
# A4 fires laser2 at B8: 5.033 in, close range
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":4,"speed":2,"penalty":2,"needs":4,"hits":0}
# 3 of 4+, +2 for its speed, −2 for the maneuver: no hit
[BS-1.7] {"kind":"shields","element":"BE4","from":6,"to":4}
# the shields of BE4 make a d6 a d4
  [BS-5.3] d4 = 2
[BS-5.3] {"kind":"damages","target":"B8","faces":[2],"armour":1,"points":1}
# 2, −1 each: 1 point on B8
[BS-5.3] {"kind":"hull","piece":"B8","points":1,"hull":7,"of":8}
# B8 takes 1 point: hull 7 of 8
= ed3cea24053c9b74

turn 8
> 1  fire A3 laser1 B7
[BS-5.1] {"kind":"fires","piece":"A3","weapon":"laser1","target":"B7","range":5033,"band":"close"}
# A3 fires laser1 at B7: 5.033 in, close range
  [BS-5.2] d12 = 7
[BS-5.2] {"kind":"rolls","faces":[7],"number":4,"speed":2,"penalty":2,"needs":4,"hits":1}
# 7 of 4+, +2 for its speed, −2 for the maneuver: 1 hit
[BS-1.7] {"kind":"shields","element":"BE4","from":6,"to":4}
# the shields of BE4 make a d6 a d4
  [BS-5.3] d4 = 2
[BS-5.3] {"kind":"damages","target":"B7","faces":[2],"armour":1,"points":1}
# 2, −1 each: 1 point on B7
[BS-5.3] {"kind":"hull","piece":"B7","points":1,"hull":6,"of":8}
# B7 takes 1 point: hull 6 of 8
= 6795cb57f304a1bb

turn 8
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Straight"}
# the next card of AE2 is Straight
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Right","number":3}
# BE1 flips Right
= 4ac81342da35daa4

turn 8
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Smooth Right","paths":[{"piece":"B1","path":[[21144,40500],[16814,38000],[12484,40500]]},{"piece":"B2","path":[[23144,40500],[18814,38000],[14484,40500]]}],"speed":10,"heading":300}
# BE1 flies Smooth Right at speed 10: B1 at 12.484,40.5, B2 at 14.484,40.5, facing 300
= b3a2acd819b8c918

turn 8
> 2  next Hard Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Hard Left"}
# the next card of BE1 is Hard Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE4","card":"Right","number":3}
# AE4 flips Right
= 8b10d9d6bffdf30b

turn 9
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE4","maneuver":"Smooth Right","paths":[{"piece":"A7","path":[[43474,24000],[46505,22250],[46505,18750]]},{"piece":"A8","path":[[45474,24000],[48505,22250],[48505,18750]]}],"speed":7,"heading":180}
# AE4 flies Smooth Right at speed 7: A7 at 46.505,18.75, A8 at 48.505,18.75, facing 180
= 7cae7b77e597a73c

turn 9
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE4","card":"Straight"}
# the next card of AE4 is Straight
[BS-3.3] {"kind":"lays","element":"AE4"}
# AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Straight","number":1}
# BE4 flips Straight
= 7de69b103fec2d8f

turn 9
> 2  fly Steady
[BS-4.1] {"kind":"moves","element":"BE4","maneuver":"Steady","paths":[{"piece":"B7","path":[[43474,29000],[44340,28500]]},{"piece":"B8","path":[[45474,29000],[46340,28500]]}],"speed":1,"heading":120}
# BE4 flies Steady at speed 1: B7 at 44.34,28.5, B8 at 46.34,28.5, facing 120
= fd066a6a3259b2c2

turn 9
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Left"}
# the next card of BE4 is Left
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE3","card":"Right","number":3}
# BE3 flips Right
= 737d9c00f0b70b91

turn 9
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE3","maneuver":"Smooth Right","paths":[{"piece":"B5","path":[[5030,21000],[5030,26000],[9360,28500]]},{"piece":"B6","path":[[7030,21000],[7030,26000],[11360,28500]]}],"speed":10,"heading":60}
# BE3 flies Smooth Right at speed 10: B5 at 9.36,28.5, B6 at 11.36,28.5, facing 60
= cedaff1c43b8c337

turn 9
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE3","card":"Right"}
# the next card of BE3 is Right
[BS-3.3] {"kind":"lays","element":"BE3"}
# BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Straight","number":1}
# AE2 flips Straight
= 039178d3cb1f6a1f

turn 9
> 1  fly Decelerate
[BS-4.1] {"kind":"moves","element":"AE2","maneuver":"Decelerate","paths":[{"piece":"A3","path":[[39856,32500],[44186,30000]]},{"piece":"A4","path":[[41856,32500],[46186,30000]]}],"speed":5,"heading":120}
# AE2 flies Decelerate at speed 5: A3 at 44.186,30, A4 at 46.186,30, facing 120
= d182135986a93066

turn 9
> 1  fire A3 laser1 B8
[BS-5.1] {"kind":"fires","piece":"A3","weapon":"laser1","target":"B8","range":2624,"band":"close"}
# A3 fires laser1 at B8: 2.624 in, close range
  [BS-5.2] d12 = 10
[BS-5.2] {"kind":"rolls","faces":[10],"number":4,"speed":2,"penalty":0,"needs":2,"hits":1}
# 10 of 4+, +2 for its speed, so 2+: 1 hit
[BS-1.7] {"kind":"shields","element":"BE4","from":6,"to":4}
# the shields of BE4 make a d6 a d4
  [BS-5.3] d4 = 2
[BS-5.3] {"kind":"damages","target":"B8","faces":[2],"armour":1,"points":1}
# 2, −1 each: 1 point on B8
[BS-5.3] {"kind":"hull","piece":"B8","points":1,"hull":6,"of":8}
# B8 takes 1 point: hull 6 of 8
= d93e0f2739592e9b

turn 9
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Left"}
# the next card of AE2 is Left
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Hard Left","number":5}
# BE1 flips Hard Left
  [BS-3.4] d6 = 6
[BS-3.7] {"kind":"checks","piece":"B1","face":6,"skill":2,"difficulty":6,"times":2,"passed":true}
# B1 rolls 6 + 2 against 6, doubled: passes
[BS-4.4] {"kind":"moves","element":"BE1","maneuver":"Hard Left","paths":[{"piece":"B1","path":[[12484,40500],[8154,43000],[3824,40500]]},{"piece":"B2","path":[[14484,40500],[10154,43000],[5824,40500]]}],"speed":10,"heading":180}
# BE1 flies Hard Left at speed 10: B1 at 3.824,40.5, B2 at 5.824,40.5, facing 180
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":8}
# BE1 pays 2 and has speed 8
= b36e32bd9dc32a60

turn 9
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Straight"}
# the next card of BE1 is Straight
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE4","card":"Straight","number":1}
# AE4 flips Straight
= de5b794d357d6006

turn 10
> 1  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"AE4","maneuver":"Accelerate 2","paths":[{"piece":"A7","path":[[46505,18750],[46505,9750]]},{"piece":"A8","path":[[48505,18750],[48505,9750]]}],"speed":9,"heading":180}
# AE4 flies Accelerate 2 at speed 9: A7 at 46.505,9.75, A8 at 48.505,9.75, facing 180
= d55f5d8cd98ac61c

turn 10
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE4","card":"Left"}
# the next card of AE4 is Left
[BS-3.3] {"kind":"lays","element":"AE4"}
# AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Left","number":2}
# BE4 flips Left
= a525b6bfbc3c18bf

turn 10
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE4","maneuver":"Smooth Left","paths":[{"piece":"B7","path":[[44340,28500],[44773,28250],[45206,28500]]},{"piece":"B8","path":[[46340,28500],[46773,28250],[47206,28500]]}],"speed":1,"heading":60}
# BE4 flies Smooth Left at speed 1: B7 at 45.206,28.5, B8 at 47.206,28.5, facing 60
= 7018342f1f9ac388

turn 10
> 2  fire B7 laser1+laser2 A4
[BS-5.1] {"kind":"fires","piece":"B7","weapon":"laser1","target":"A4","range":1791,"band":"close"}
# B7 fires laser1 at A4: 1.791 in, close range
  [BS-5.2] d12 = 6
[BS-5.2] {"kind":"rolls","faces":[6],"number":4,"speed":0,"penalty":0,"needs":4,"hits":1}
# 6 of 4+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B7","weapon":"laser2","target":"A4","range":1791,"band":"close"}
# B7 fires laser2 at A4: 1.791 in, close range
  [BS-5.2] d12 = 7
[BS-5.2] {"kind":"rolls","faces":[7],"number":4,"speed":0,"penalty":0,"needs":4,"hits":1}
# 7 of 4+: 1 hit
  [BS-5.3] d6 = 1
  [BS-5.3] d6 = 1
[BS-5.3] {"kind":"damages","target":"A4","faces":[1,1],"armour":1,"points":0}
# 1, 1, −1 each: no damage on A4
= 92e72a50143981fb

turn 10
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Right"}
# the next card of BE4 is Right
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE3","card":"Right","number":3}
# BE3 flips Right
= 74873ab54cc140e9

turn 10
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE3","maneuver":"Smooth Right","paths":[{"piece":"B5","path":[[9360,28500],[13690,31000],[18020,28500]]},{"piece":"B6","path":[[11360,28500],[15690,31000],[20020,28500]]}],"speed":10,"heading":120}
# BE3 flies Smooth Right at speed 10: B5 at 18.02,28.5, B6 at 20.02,28.5, facing 120
= 99ec60a22739384e

turn 10
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE3","card":"Left"}
# the next card of BE3 is Left
[BS-3.3] {"kind":"lays","element":"BE3"}
# BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Left","number":2}
# AE2 flips Left
= f66b2dfa01e22789

turn 10
> 1  fly Late
  [BS-3.4] d6 = 5
[BS-3.7] {"kind":"checks","piece":"A3","face":5,"skill":2,"difficulty":4,"times":2,"passed":true}
# A3 rolls 5 + 2 against 4, doubled: passes
[BS-4.2] {"kind":"moves","element":"AE2","maneuver":"Late Left","paths":[{"piece":"A3","path":[[44186,30000],[48516,27500]]},{"piece":"A4","path":[[46186,30000],[50516,27500]]}],"speed":5,"heading":60}
# AE2 flies Late Left at speed 5: A3 at 48.516,27.5, A4 at 50.516,27.5, facing 60
[BS-3.6] {"kind":"slows","element":"AE2","penalty":1,"speed":4}
# AE2 pays 1 and has speed 4
= 361e2f80b51da8d8

turn 10
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Right"}
# the next card of AE2 is Right
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= dd4efaf471d17955

turn 10
> 2  fly Accelerate 3
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Accelerate 3","paths":[{"piece":"B1","path":[[3824,40500],[3824,29500]]},{"piece":"B2","path":[[5824,40500],[5824,29500]]}],"speed":11,"heading":180}
# BE1 flies Accelerate 3 at speed 11: B1 at 3.824,29.5, B2 at 5.824,29.5, facing 180
= 62af04fe3d8322b0

turn 10
> 2  next Afterburner
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Afterburner"}
# the next card of BE1 is Afterburner
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE4","card":"Left","number":2}
# AE4 flips Left
= 4d8290da47f9eef7

turn 11
> 1  fly Break
[BS-4.2] {"kind":"moves","element":"AE4","maneuver":"Break Left","paths":[{"piece":"A7","path":[[46505,9750],[54299,5250]]},{"piece":"A8","path":[[48505,9750],[56299,5250]]}],"speed":9,"heading":120}
# AE4 flies Break Left at speed 9: A7 at 54.299,5.25, A8 at 56.299,5.25, facing 120
[BS-3.6] {"kind":"slows","element":"AE4","penalty":2,"speed":7}
# AE4 pays 2 and has speed 7
= 5e21c1f0f1d30d0c

turn 11
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE4","card":"Left"}
# the next card of AE4 is Left
[BS-3.3] {"kind":"lays","element":"AE4"}
# AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Right","number":3}
# BE4 flips Right
= cc6eb9eff87ad2b0

turn 11
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE4","maneuver":"Smooth Right","paths":[{"piece":"B7","path":[[45206,28500],[45639,28750],[46072,28500]]},{"piece":"B8","path":[[47206,28500],[47639,28750],[48072,28500]]}],"speed":1,"heading":120}
# BE4 flies Smooth Right at speed 1: B7 at 46.072,28.5, B8 at 48.072,28.5, facing 120
= 4ea52c9c4650d24e

turn 11
> 2  fire B8 laser1+laser2 A4
[BS-5.1] {"kind":"fires","piece":"B8","weapon":"laser1","target":"A4","range":2640,"band":"close"}
# B8 fires laser1 at A4: 2.64 in, close range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":4,"speed":0,"penalty":0,"needs":4,"hits":1}
# 5 of 4+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B8","weapon":"laser2","target":"A4","range":2640,"band":"close"}
# B8 fires laser2 at A4: 2.64 in, close range
  [BS-5.2] d12 = 1
[BS-5.2] {"kind":"rolls","faces":[1],"number":4,"speed":0,"penalty":0,"needs":4,"hits":0}
# 1 of 4+: no hit
  [BS-5.3] d6 = 3
[BS-5.3] {"kind":"damages","target":"A4","faces":[3],"armour":1,"points":2}
# 3, −1 each: 2 points on A4
[BS-5.3] {"kind":"hull","piece":"A4","points":2,"hull":3,"of":6}
# A4 takes 2 points: hull 3 of 6
[BS-5.3] {"kind":"crippled","piece":"A4"}
# A4 is crippled
= b444dc52bcc322c0

turn 11
> 2  fire B7 laser1+laser2 A4
[BS-5.1] {"kind":"fires","piece":"B7","weapon":"laser1","target":"A4","range":4555,"band":"close"}
# B7 fires laser1 at A4: 4.555 in, close range
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":4,"speed":0,"penalty":0,"needs":4,"hits":1}
# 8 of 4+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B7","weapon":"laser2","target":"A4","range":4555,"band":"close"}
# B7 fires laser2 at A4: 4.555 in, close range
  [BS-5.2] d12 = 7
[BS-5.2] {"kind":"rolls","faces":[7],"number":4,"speed":0,"penalty":0,"needs":4,"hits":1}
# 7 of 4+: 1 hit
  [BS-5.3] d6 = 1
  [BS-5.3] d6 = 1
[BS-5.3] {"kind":"damages","target":"A4","faces":[1,1],"armour":1,"points":0}
# 1, 1, −1 each: no damage on A4
= 5460ba0c9d167916

turn 11
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Left"}
# the next card of BE4 is Left
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE3","card":"Left","number":2}
# BE3 flips Left
= d327136abb8d28d0

turn 11
> 2  fly Break
  [BS-3.4] d6 = 4
[BS-3.7] {"kind":"checks","piece":"B5","face":4,"skill":2,"difficulty":4,"times":2,"passed":true}
# B5 rolls 4 + 2 against 4, doubled: passes
[BS-4.2] {"kind":"moves","element":"BE3","maneuver":"Break Left","paths":[{"piece":"B5","path":[[18020,28500],[26680,33500]]},{"piece":"B6","path":[[20020,28500],[28680,33500]]}],"speed":10,"heading":60}
# BE3 flies Break Left at speed 10: B5 at 26.68,33.5, B6 at 28.68,33.5, facing 60
[BS-3.6] {"kind":"slows","element":"BE3","penalty":2,"speed":8}
# BE3 pays 2 and has speed 8
= 80d9e1f04c82fc5d

turn 11
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE3","card":"Right"}
# the next card of BE3 is Right
[BS-3.3] {"kind":"lays","element":"BE3"}
# BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Right","number":3}
# AE2 flips Right
= 490c4754ceb0a461

turn 11
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE2","maneuver":"Smooth Right","paths":[{"piece":"A3","path":[[48516,27500],[50248,28500],[51980,27500]]},{"piece":"A4","path":[[50516,27500],[52248,28500],[53980,27500]]}],"speed":4,"heading":120}
# AE2 flies Smooth Right at speed 4: A3 at 51.98,27.5, A4 at 53.98,27.5, facing 120
= 6bbe34741c8bcb6b

turn 11
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Left"}
# the next card of AE2 is Left
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Afterburner","number":4}
# BE1 flips Afterburner
  [BS-3.4] d6 = 2
[BS-3.7] {"kind":"checks","piece":"B1","face":2,"skill":2,"difficulty":4,"times":2,"passed":true}
# B1 rolls 2 + 2 against 4, doubled: passes
[BS-4.3] {"kind":"moves","element":"BE1","maneuver":"Afterburner","paths":[{"piece":"B1","path":[[3824,29500],[3824,17500]]},{"piece":"B2","path":[[5824,29500],[5824,17500]]}],"speed":12,"heading":180}
# BE1 flies Afterburner at speed 12: B1 at 3.824,17.5, B2 at 5.824,17.5, facing 180
= 8c525fbc59fe3e82

turn 11
> 2  next Hard Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Hard Left"}
# the next card of BE1 is Hard Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE4","card":"Left","number":2}
# AE4 flips Left
= 777377938285fa78

turn 12
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE4","maneuver":"Smooth Left","paths":[{"piece":"A7","path":[[54299,5250],[57330,3500],[60361,5250]]},{"piece":"A8","path":[[56299,5250],[59330,3500],[62361,5250]]}],"speed":7,"heading":60}
# AE4 flies Smooth Left at speed 7: A7 at 60.361,5.25, A8 at 62.361,5.25, facing 60
= 62ba2d4e6936808a

turn 12
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE4","card":"Left"}
# the next card of AE4 is Left
[BS-3.3] {"kind":"lays","element":"AE4"}
# AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Left","number":2}
# BE4 flips Left
= cdc3d49a574d691f

turn 12
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE4","maneuver":"Smooth Left","paths":[{"piece":"B7","path":[[46072,28500],[46505,28250],[46938,28500]]},{"piece":"B8","path":[[48072,28500],[48505,28250],[48938,28500]]}],"speed":1,"heading":60}
# BE4 flies Smooth Left at speed 1: B7 at 46.938,28.5, B8 at 48.938,28.5, facing 60
= de38824056cf3f9e

turn 12
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Right"}
# the next card of BE4 is Right
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE3","card":"Right","number":3}
# BE3 flips Right
= f1903e42623b5688

turn 12
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE3","maneuver":"Smooth Right","paths":[{"piece":"B5","path":[[26680,33500],[30144,35500],[33608,33500]]},{"piece":"B6","path":[[28680,33500],[32144,35500],[35608,33500]]}],"speed":8,"heading":120}
# BE3 flies Smooth Right at speed 8: B5 at 33.608,33.5, B6 at 35.608,33.5, facing 120
= 3128a2fad0e49ec5

turn 12
> 2  fire B6 laser1+laser2 A3
[BS-5.1] {"kind":"fires","piece":"B6","weapon":"laser1","target":"A3","range":17436,"band":"long"}
# B6 fires laser1 at A3: 17.436 in, long range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":10,"speed":0,"penalty":0,"needs":10,"hits":0}
# 5 of 10+: no hit
[BS-5.1] {"kind":"fires","piece":"B6","weapon":"laser2","target":"A3","range":17436,"band":"long"}
# B6 fires laser2 at A3: 17.436 in, long range
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":10,"speed":0,"penalty":0,"needs":10,"hits":0}
# 9 of 10+: no hit
= 55173e4d320989e2

turn 12
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE3","card":"Straight"}
# the next card of BE3 is Straight
[BS-3.3] {"kind":"lays","element":"BE3"}
# BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Left","number":2}
# AE2 flips Left
= 195b5610cadb0a28

turn 12
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE2","maneuver":"Smooth Left","paths":[{"piece":"A3","path":[[51980,27500],[53712,26500],[55444,27500]]},{"piece":"A4","path":[[53980,27500],[55712,26500],[57444,27500]]}],"speed":4,"heading":60}
# AE2 flies Smooth Left at speed 4: A3 at 55.444,27.5, A4 at 57.444,27.5, facing 60
= 86b41c08dac95b4d

turn 12
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Straight"}
# the next card of AE2 is Straight
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Hard Left","number":5}
# BE1 flips Hard Left
  [BS-3.4] d6 = 6
[BS-3.7] {"kind":"checks","piece":"B1","face":6,"skill":2,"difficulty":6,"times":2,"passed":true}
# B1 rolls 6 + 2 against 6, doubled: passes
[BS-4.4] {"kind":"moves","element":"BE1","maneuver":"Hard Left","paths":[{"piece":"B1","path":[[3824,17500],[3824,11500],[9020,8500]]},{"piece":"B2","path":[[5824,17500],[5824,11500],[11020,8500]]}],"speed":12,"heading":60}
# BE1 flies Hard Left at speed 12: B1 at 9.02,8.5, B2 at 11.02,8.5, facing 60
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":10}
# BE1 pays 2 and has speed 10
= ce5d07c73718c7a4

turn 12
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Right"}
# the next card of BE1 is Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE4","card":"Left","number":2}
# AE4 flips Left
= 87cde3fa909742f5

turn 13
> 1  fly Break
[BS-4.2] {"kind":"moves","element":"AE4","maneuver":"Break Left","paths":[{"piece":"A7","path":[[60361,5250],[60361,12250]]},{"piece":"A8","path":[[62361,5250],[62361,12250]]}],"speed":7,"heading":0}
# AE4 flies Break Left at speed 7: A7 at 60.361,12.25, A8 at 62.361,12.25, facing 0
[BS-3.6] {"kind":"slows","element":"AE4","penalty":2,"speed":5}
# AE4 pays 2 and has speed 5
= 8d6b036b624ab40c

turn 13
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE4","card":"Left"}
# the next card of AE4 is Left
[BS-3.3] {"kind":"lays","element":"AE4"}
# AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Right","number":3}
# BE4 flips Right
= 01e41962d9585c80

turn 13
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE4","maneuver":"Smooth Right","paths":[{"piece":"B7","path":[[46938,28500],[47371,28750],[47804,28500]]},{"piece":"B8","path":[[48938,28500],[49371,28750],[49804,28500]]}],"speed":1,"heading":120}
# BE4 flies Smooth Right at speed 1: B7 at 47.804,28.5, B8 at 49.804,28.5, facing 120
= a997d3fc57a744c3

turn 13
> 2  fire B7 laser1+laser2 A4
[BS-5.1] {"kind":"fires","piece":"B7","weapon":"laser1","target":"A4","range":9691,"band":"medium"}
# B7 fires laser1 at A4: 9.691 in, medium range
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":7,"speed":0,"penalty":0,"needs":7,"hits":1}
# 9 of 7+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B7","weapon":"laser2","target":"A4","range":9691,"band":"medium"}
# B7 fires laser2 at A4: 9.691 in, medium range
  [BS-5.2] d12 = 4
[BS-5.2] {"kind":"rolls","faces":[4],"number":7,"speed":0,"penalty":0,"needs":7,"hits":0}
# 4 of 7+: no hit
  [BS-5.3] d6 = 4
[BS-5.3] {"kind":"damages","target":"A4","faces":[4],"armour":1,"points":3}
# 4, −1 each: 3 points on A4
[BS-5.3] {"kind":"hull","piece":"A4","points":3,"hull":0,"of":6}
# A4 takes 3 points: hull 0 of 6
[BS-5.3] {"kind":"destroyed","piece":"A4"}
# A4 is destroyed
= 666c37fef1cf3fbb

turn 13
> 2  fire B8 laser1+laser2 A3
[BS-5.1] {"kind":"fires","piece":"B8","weapon":"laser1","target":"A3","range":5727,"band":"close"}
# B8 fires laser1 at A3: 5.727 in, close range
  [BS-5.2] d12 = 1
[BS-5.2] {"kind":"rolls","faces":[1],"number":4,"speed":0,"penalty":0,"needs":4,"hits":0}
# 1 of 4+: no hit
[BS-5.1] {"kind":"fires","piece":"B8","weapon":"laser2","target":"A3","range":5727,"band":"close"}
# B8 fires laser2 at A3: 5.727 in, close range
  [BS-5.2] d12 = 11
[BS-5.2] {"kind":"rolls","faces":[11],"number":4,"speed":0,"penalty":0,"needs":4,"hits":1}
# 11 of 4+: 1 hit
  [BS-5.3] d6 = 5
[BS-5.3] {"kind":"damages","target":"A3","faces":[5],"armour":1,"points":4}
# 5, −1 each: 4 points on A3
[BS-5.3] {"kind":"hull","piece":"A3","points":4,"hull":0,"of":6}
# A3 takes 4 points: hull 0 of 6
[BS-5.3] {"kind":"destroyed","piece":"A3"}
# A3 is destroyed
[BS-2.4] {"kind":"lost","element":"AE2"}
# AE2 is out, and a placeholder takes its card's place
= 3cb0e89cd0b60773

turn 13
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Straight"}
# the next card of BE4 is Straight
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE3","card":"Straight","number":1}
# BE3 flips Straight
= 63dd7365184439ee

turn 13
> 2  fly Accelerate 3
[BS-4.1] {"kind":"moves","element":"BE3","maneuver":"Accelerate 3","paths":[{"piece":"B5","path":[[33608,33500],[43134,28000]]},{"piece":"B6","path":[[35608,33500],[45134,28000]]}],"speed":11,"heading":120}
# BE3 flies Accelerate 3 at speed 11: B5 at 43.134,28, B6 at 45.134,28, facing 120
= b33a9a45bc12ae07

turn 13
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE3","card":"Straight"}
# the next card of BE3 is Straight
[BS-3.3] {"kind":"lays","element":"BE3"}
# BE3: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Right","number":3}
# BE1 flips Right
= e132824021105192

turn 13
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Smooth Right","paths":[{"piece":"B1","path":[[9020,8500],[13350,11000],[17680,8500]]},{"piece":"B2","path":[[11020,8500],[15350,11000],[19680,8500]]}],"speed":10,"heading":120}
# BE1 flies Smooth Right at speed 10: B1 at 17.68,8.5, B2 at 19.68,8.5, facing 120
= ecdf4fd1995ab7fc

turn 13
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Left"}
# the next card of BE1 is Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE4","card":"Left","number":2}
# AE4 flips Left
= c556218ee298baec

turn 14
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE4","maneuver":"Smooth Left","paths":[{"piece":"A7","path":[[60361,12250],[60361,14750],[58196,16000]]},{"piece":"A8","path":[[62361,12250],[62361,14750],[60196,16000]]}],"speed":5,"heading":300}
# AE4 flies Smooth Left at speed 5: A7 at 58.196,16, A8 at 60.196,16, facing 300
= 8db48656a2dc5019

turn 14
> 1  fire A8 laser1+laser2 B7
[BS-5.1] {"kind":"fires","piece":"A8","weapon":"laser1","target":"B7","range":17601,"band":"long"}
# A8 fires laser1 at B7: 17.601 in, long range
  [BS-5.2] d12 = 4
[BS-5.2] {"kind":"rolls","faces":[4],"number":10,"speed":2,"penalty":0,"needs":8,"hits":0}
# 4 of 10+, +2 for its speed, so 8+: no hit
[BS-5.1] {"kind":"fires","piece":"A8","weapon":"laser2","target":"B7","range":17601,"band":"long"}
# A8 fires laser2 at B7: 17.601 in, long range
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":10,"speed":2,"penalty":0,"needs":8,"hits":0}
# 3 of 10+, +2 for its speed, so 8+: no hit
= 86f9cfbfad3ae3ab

turn 14
> 1  fire A7 laser1+laser2 B8
[BS-5.1] {"kind":"fires","piece":"A7","weapon":"laser1","target":"B8","range":15055,"band":"long"}
# A7 fires laser1 at B8: 15.055 in, long range
  [BS-5.2] d12 = 12
[BS-5.2] {"kind":"rolls","faces":[12],"number":10,"speed":2,"penalty":0,"needs":8,"hits":1}
# 12 of 10+, +2 for its speed, so 8+: 1 hit
[BS-5.1] {"kind":"fires","piece":"A7","weapon":"laser2","target":"B8","range":15055,"band":"long"}
# A7 fires laser2 at B8: 15.055 in, long range
  [BS-5.2] d12 = 4
[BS-5.2] {"kind":"rolls","faces":[4],"number":10,"speed":2,"penalty":0,"needs":8,"hits":0}
# 4 of 10+, +2 for its speed, so 8+: no hit
[BS-1.7] {"kind":"shields","element":"BE4","from":6,"to":4}
# the shields of BE4 make a d6 a d4
  [BS-5.3] d4 = 1
[BS-5.3] {"kind":"damages","target":"B8","faces":[1],"armour":1,"points":0}
# 1, −1 each: no damage on B8
= 7b3368a3cbf536a7

turn 14
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE4","card":"Right"}
# the next card of AE4 is Right
[BS-3.3] {"kind":"lays","element":"AE4"}
# AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Straight","number":1}
# BE4 flips Straight
= 2009d8a4a2fa2604

turn 14
> 2  fly Accelerate 1
[BS-4.1] {"kind":"moves","element":"BE4","maneuver":"Accelerate 1","paths":[{"piece":"B7","path":[[47804,28500],[49536,27500]]},{"piece":"B8","path":[[49804,28500],[51536,27500]]}],"speed":2,"heading":120}
# BE4 flies Accelerate 1 at speed 2: B7 at 49.536,27.5, B8 at 51.536,27.5, facing 120
= b887a42d14dce725

turn 14
> 2  fire B7 laser1+laser2 A8
[BS-5.1] {"kind":"fires","piece":"B7","weapon":"laser1","target":"A8","range":15680,"band":"long"}
# B7 fires laser1 at A8: 15.68 in, long range
  [BS-5.2] d12 = 6
[BS-5.2] {"kind":"rolls","faces":[6],"number":10,"speed":0,"penalty":0,"needs":10,"hits":0}
# 6 of 10+: no hit
[BS-5.1] {"kind":"fires","piece":"B7","weapon":"laser2","target":"A8","range":15680,"band":"long"}
# B7 fires laser2 at A8: 15.68 in, long range
  [BS-5.2] d12 = 2
[BS-5.2] {"kind":"rolls","faces":[2],"number":10,"speed":0,"penalty":0,"needs":10,"hits":0}
# 2 of 10+: no hit
= da89a3077b301de8

turn 14
> 2  fire B8 laser1+laser2 A7
[BS-5.1] {"kind":"fires","piece":"B8","weapon":"laser1","target":"A7","range":13289,"band":"long"}
# B8 fires laser1 at A7: 13.289 in, long range
  [BS-5.2] d12 = 1
[BS-5.2] {"kind":"rolls","faces":[1],"number":10,"speed":0,"penalty":0,"needs":10,"hits":0}
# 1 of 10+: no hit
[BS-5.1] {"kind":"fires","piece":"B8","weapon":"laser2","target":"A7","range":13289,"band":"long"}
# B8 fires laser2 at A7: 13.289 in, long range
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":10,"speed":0,"penalty":0,"needs":10,"hits":0}
# 3 of 10+: no hit
= 4ab5be4cf15ee9df

turn 14
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Right"}
# the next card of BE4 is Right
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE3","card":"Straight","number":1}
# BE3 flips Straight
= 4c393a3439d979e7

turn 14
> 2  fly Accelerate 1
[BS-4.1] {"kind":"moves","element":"BE3","maneuver":"Accelerate 1","paths":[{"piece":"B5","path":[[43134,28000],[53526,22000]]},{"piece":"B6","path":[[45134,28000],[55526,22000]]}],"speed":12,"heading":120}
# BE3 flies Accelerate 1 at speed 12: B5 at 53.526,22, B6 at 55.526,22, facing 120
= 81311e69a7851394

turn 14
> 2  fire B6 laser1+laser2 A8
[BS-5.1] {"kind":"fires","piece":"B6","weapon":"laser1","target":"A8","range":7603,"band":"medium"}
# B6 fires laser1 at A8: 7.603 in, medium range
  [BS-5.2] d12 = 11
[BS-5.2] {"kind":"rolls","faces":[11],"number":7,"speed":0,"penalty":0,"needs":7,"hits":1}
# 11 of 7+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B6","weapon":"laser2","target":"A8","range":7603,"band":"medium"}
# B6 fires laser2 at A8: 7.603 in, medium range
  [BS-5.2] d12 = 6
[BS-5.2] {"kind":"rolls","faces":[6],"number":7,"speed":0,"penalty":0,"needs":7,"hits":0}
# 6 of 7+: no hit
[BS-1.7] {"kind":"shields","element":"AE4","from":6,"to":4}
# the shields of AE4 make a d6 a d4
  [BS-5.3] d4 = 3
[BS-5.3] {"kind":"damages","target":"A8","faces":[3],"armour":1,"points":2}
# 3, −1 each: 2 points on A8
[BS-5.3] {"kind":"hull","piece":"A8","points":2,"hull":6,"of":8}
# A8 takes 2 points: hull 6 of 8
= 995bf27f0125a8a6

turn 14
> 2  fire B5 laser1 A7
[BS-5.1] {"kind":"fires","piece":"B5","weapon":"laser1","target":"A7","range":7603,"band":"medium"}
# B5 fires laser1 at A7: 7.603 in, medium range
  [BS-5.2] d12 = 4
[BS-5.2] {"kind":"rolls","faces":[4],"number":7,"speed":0,"penalty":0,"needs":7,"hits":0}
# 4 of 7+: no hit
= 093779b3cdd428c6

turn 14
> 2  next Hard Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE3","card":"Hard Right"}
# the next card of BE3 is Hard Right
[BS-3.3] {"kind":"lays","element":"BE3"}
# BE3: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Left","number":2}
# BE1 flips Left
= 6bc7cd3614a6f888

turn 14
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Smooth Left","paths":[{"piece":"B1","path":[[17680,8500],[22010,6000],[26340,8500]]},{"piece":"B2","path":[[19680,8500],[24010,6000],[28340,8500]]}],"speed":10,"heading":60}
# BE1 flies Smooth Left at speed 10: B1 at 26.34,8.5, B2 at 28.34,8.5, facing 60
= d3461ffcd3ce3390

turn 14
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Straight"}
# the next card of BE1 is Straight
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE4","card":"Right","number":3}
# AE4 flips Right
= eb0afd7059925252

turn 15
> 1  fly Late
[BS-4.2] {"kind":"moves","element":"AE4","maneuver":"Late Right","paths":[{"piece":"A7","path":[[58196,16000],[53866,18500]]},{"piece":"A8","path":[[60196,16000],[55866,18500]]}],"speed":5,"heading":0}
# AE4 flies Late Right at speed 5: A7 at 53.866,18.5, A8 at 55.866,18.5, facing 0
[BS-3.6] {"kind":"slows","element":"AE4","penalty":1,"speed":4}
# AE4 pays 1 and has speed 4
= 74f21b7d40f5c3b6

turn 15
> 1  fire A7 laser1+laser2 B6
[BS-5.1] {"kind":"fires","piece":"A7","weapon":"laser1","target":"B6","range":3873,"band":"close"}
# A7 fires laser1 at B6: 3.873 in, close range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":4,"speed":-2,"penalty":1,"needs":7,"hits":0}
# 5 of 4+, −2 for its speed, −1 for the maneuver, so 7+: no hit
[BS-5.1] {"kind":"fires","piece":"A7","weapon":"laser2","target":"B6","range":3873,"band":"close"}
# A7 fires laser2 at B6: 3.873 in, close range
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":4,"speed":-2,"penalty":1,"needs":7,"hits":1}
# 9 of 4+, −2 for its speed, −1 for the maneuver, so 7+: 1 hit
  [BS-5.3] d6 = 1
[BS-5.3] {"kind":"damages","target":"B6","faces":[1],"armour":0,"points":1}
# 1: 1 point on B6
[BS-5.3] {"kind":"hull","piece":"B6","points":1,"hull":3,"of":4}
# B6 takes 1 point: hull 3 of 4
= c685a5315288cf9a

turn 15
> 1  fire A8 laser1+laser2 B6
[BS-5.1] {"kind":"fires","piece":"A8","weapon":"laser1","target":"B6","range":3516,"band":"close"}
# A8 fires laser1 at B6: 3.516 in, close range
  [BS-5.2] d12 = 7
[BS-5.2] {"kind":"rolls","faces":[7],"number":4,"speed":-2,"penalty":1,"needs":7,"hits":1}
# 7 of 4+, −2 for its speed, −1 for the maneuver, so 7+: 1 hit
[BS-5.1] {"kind":"fires","piece":"A8","weapon":"laser2","target":"B6","range":3516,"band":"close"}
# A8 fires laser2 at B6: 3.516 in, close range
  [BS-5.2] d12 = 6
[BS-5.2] {"kind":"rolls","faces":[6],"number":4,"speed":-2,"penalty":1,"needs":7,"hits":0}
# 6 of 4+, −2 for its speed, −1 for the maneuver, so 7+: no hit
  [BS-5.3] d6 = 1
[BS-5.3] {"kind":"damages","target":"B6","faces":[1],"armour":0,"points":1}
# 1: 1 point on B6
[BS-5.3] {"kind":"hull","piece":"B6","points":1,"hull":2,"of":4}
# B6 takes 1 point: hull 2 of 4
[BS-5.3] {"kind":"crippled","piece":"B6"}
# B6 is crippled
= b385dc4af0fb30d2

turn 15
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE4","card":"Straight"}
# the next card of AE4 is Straight
[BS-3.3] {"kind":"lays","element":"AE4"}
# AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Right","number":3}
# BE4 flips Right
= 3ed00ced7e66d8c9

turn 15
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE4","maneuver":"Smooth Right","paths":[{"piece":"B7","path":[[49536,27500],[50402,27000],[50402,26000]]},{"piece":"B8","path":[[51536,27500],[52402,27000],[52402,26000]]}],"speed":2,"heading":180}
# BE4 flies Smooth Right at speed 2: B7 at 50.402,26, B8 at 52.402,26, facing 180
= b4d77c474be74a5b

turn 15
> 2  fire B7 laser1+laser2 A7
[BS-5.1] {"kind":"fires","piece":"B7","weapon":"laser1","target":"A7","range":8261,"band":"medium"}
# B7 fires laser1 at A7: 8.261 in, medium range
  [BS-5.2] d12 = 10
[BS-5.2] {"kind":"rolls","faces":[10],"number":7,"speed":0,"penalty":0,"needs":7,"hits":1}
# 10 of 7+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B7","weapon":"laser2","target":"A7","range":8261,"band":"medium"}
# B7 fires laser2 at A7: 8.261 in, medium range
  [BS-5.2] d12 = 2
[BS-5.2] {"kind":"rolls","faces":[2],"number":7,"speed":0,"penalty":0,"needs":7,"hits":0}
# 2 of 7+: no hit
[BS-1.7] {"kind":"shields","element":"AE4","from":6,"to":4}
# the shields of AE4 make a d6 a d4
  [BS-5.3] d4 = 2
[BS-5.3] {"kind":"damages","target":"A7","faces":[2],"armour":1,"points":1}
# 2, −1 each: 1 point on A7
[BS-5.3] {"kind":"hull","piece":"A7","points":1,"hull":6,"of":8}
# A7 takes 1 point: hull 6 of 8
= 2498ddbdcb53ed29

turn 15
> 2  fire B8 laser1+laser2 A7
[BS-5.1] {"kind":"fires","piece":"B8","weapon":"laser1","target":"A7","range":7641,"band":"medium"}
# B8 fires laser1 at A7: 7.641 in, medium range
  [BS-5.2] d12 = 11
[BS-5.2] {"kind":"rolls","faces":[11],"number":7,"speed":0,"penalty":0,"needs":7,"hits":1}
# 11 of 7+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B8","weapon":"laser2","target":"A7","range":7641,"band":"medium"}
# B8 fires laser2 at A7: 7.641 in, medium range
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":7,"speed":0,"penalty":0,"needs":7,"hits":1}
# 9 of 7+: 1 hit
[BS-1.7] {"kind":"shields","element":"AE4","from":6,"to":4}
# the shields of AE4 make a d6 a d4
  [BS-5.3] d4 = 1
  [BS-5.3] d4 = 2
[BS-5.3] {"kind":"damages","target":"A7","faces":[1,2],"armour":1,"points":1}
# 1, 2, −1 each: 1 point on A7
[BS-5.3] {"kind":"hull","piece":"A7","points":1,"hull":5,"of":8}
# A7 takes 1 point: hull 5 of 8
= f2504dd70329ba92

turn 15
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Left"}
# the next card of BE4 is Left
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE3","card":"Hard Right","number":6}
# BE3 flips Hard Right
  [BS-3.4] d6 = 2
[BS-3.7] {"kind":"checks","piece":"B5","face":2,"skill":2,"difficulty":6,"times":2,"passed":false}
# B5 rolls 2 + 2 against 6, doubled: fails
[BS-3.5] {"kind":"fails","element":"BE3","tried":"Hard Right","instead":"Smooth Right"}
# BE3 fails Hard Right and flies Smooth Right
[BS-4.2] {"kind":"moves","element":"BE3","maneuver":"Smooth Right","paths":[{"piece":"B5","path":[[53526,22000],[58722,19000],[58722,13000]]},{"piece":"B6","path":[[55526,22000],[60722,19000],[60722,13000]]}],"speed":12,"heading":180}
# BE3 flies Smooth Right at speed 12: B5 at 58.722,13, B6 at 60.722,13, facing 180
[BS-3.6] {"kind":"slows","element":"BE3","penalty":2,"speed":10}
# BE3 pays 2 and has speed 10
= cee775a2049b402c

turn 15
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE3","card":"Right"}
# the next card of BE3 is Right
[BS-3.3] {"kind":"lays","element":"BE3"}
# BE3: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= d5d56518a975cb38

turn 15
> 2  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Accelerate 2","paths":[{"piece":"B1","path":[[26340,8500],[36732,14500]]},{"piece":"B2","path":[[28340,8500],[38732,14500]]}],"speed":12,"heading":60}
# BE1 flies Accelerate 2 at speed 12: B1 at 36.732,14.5, B2 at 38.732,14.5, facing 60
= 81dc49f33fdee073

turn 15
> 2  fire B2 laser1+laser2 A7
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser1","target":"A7","range":15653,"band":"long"}
# B2 fires laser1 at A7: 15.653 in, long range
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":10,"speed":0,"penalty":0,"needs":10,"hits":0}
# 3 of 10+: no hit
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser2","target":"A7","range":15653,"band":"long"}
# B2 fires laser2 at A7: 15.653 in, long range
  [BS-5.2] d12 = 10
[BS-5.2] {"kind":"rolls","faces":[10],"number":10,"speed":0,"penalty":0,"needs":10,"hits":1}
# 10 of 10+: 1 hit
[BS-1.7] {"kind":"shields","element":"AE4","from":6,"to":4}
# the shields of AE4 make a d6 a d4
  [BS-5.3] d4 = 3
[BS-5.3] {"kind":"damages","target":"A7","faces":[3],"armour":1,"points":2}
# 3, −1 each: 2 points on A7
[BS-5.3] {"kind":"hull","piece":"A7","points":2,"hull":3,"of":8}
# A7 takes 2 points: hull 3 of 8
[BS-5.3] {"kind":"crippled","piece":"A7"}
# A7 is crippled
= dddc14350558f219

turn 15
> 2  fire B1 laser1 A7
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser1","target":"A7","range":17594,"band":"long"}
# B1 fires laser1 at A7: 17.594 in, long range
  [BS-5.2] d12 = 2
[BS-5.2] {"kind":"rolls","faces":[2],"number":10,"speed":0,"penalty":0,"needs":10,"hits":0}
# 2 of 10+: no hit
= 0b424c758584200b

turn 15
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Straight"}
# the next card of BE1 is Straight
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE4","card":"Straight","number":1}
# AE4 flips Straight
= a513915a3a9fa889

turn 16
> 1  fly Steady
[BS-4.1] {"kind":"moves","element":"AE4","maneuver":"Steady","paths":[{"piece":"A7","path":[[53866,18500],[53866,22500]]},{"piece":"A8","path":[[55866,18500],[55866,22500]]}],"speed":4,"heading":0}
# AE4 flies Steady at speed 4: A7 at 53.866,22.5, A8 at 55.866,22.5, facing 0
= 5e53b26353c4ff1d

turn 16
> 1  fire A7 laser1 B8
[BS-5.1] {"kind":"fires","piece":"A7","weapon":"laser1","target":"B8","range":3793,"band":"close"}
# A7 fires laser1 at B8: 3.793 in, close range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":4,"speed":2,"penalty":0,"needs":2,"hits":1}
# 5 of 4+, +2 for its speed, so 2+: 1 hit
[BS-1.7] {"kind":"shields","element":"BE4","from":6,"to":4}
# the shields of BE4 make a d6 a d4
  [BS-5.3] d4 = 4
[BS-5.3] {"kind":"damages","target":"B8","faces":[4],"armour":1,"points":3}
# 4, −1 each: 3 points on B8
[BS-5.3] {"kind":"hull","piece":"B8","points":3,"hull":3,"of":8}
# B8 takes 3 points: hull 3 of 8
[BS-5.3] {"kind":"crippled","piece":"B8"}
# B8 is crippled
= 238aef29f1a5179e

turn 16
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE4","card":"Left"}
# the next card of AE4 is Left
[BS-3.3] {"kind":"lays","element":"AE4"}
# AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Left","number":2}
# BE4 flips Left
= f661120d54469cbe

turn 16
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE4","maneuver":"Smooth Left","paths":[{"piece":"B7","path":[[50402,26000],[50402,25000],[51268,24500]]},{"piece":"B8","path":[[52402,26000],[52402,25000],[53268,24500]]}],"speed":2,"heading":120}
# BE4 flies Smooth Left at speed 2: B7 at 51.268,24.5, B8 at 53.268,24.5, facing 120
= 4a63988318bef9f1

turn 16
> 2  fire B7 laser1+laser2 A7
[BS-5.1] {"kind":"fires","piece":"B7","weapon":"laser1","target":"A7","range":3278,"band":"close"}
# B7 fires laser1 at A7: 3.278 in, close range
  [BS-5.2] d12 = 4
[BS-5.2] {"kind":"rolls","faces":[4],"number":4,"speed":0,"penalty":0,"needs":4,"hits":1}
# 4 of 4+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B7","weapon":"laser2","target":"A7","range":3278,"band":"close"}
# B7 fires laser2 at A7: 3.278 in, close range
  [BS-5.2] d12 = 4
[BS-5.2] {"kind":"rolls","faces":[4],"number":4,"speed":0,"penalty":0,"needs":4,"hits":1}
# 4 of 4+: 1 hit
[BS-1.7] {"kind":"shields","element":"AE4","from":6,"to":4}
# the shields of AE4 make a d6 a d4
  [BS-5.3] d4 = 3
  [BS-5.3] d4 = 2
[BS-5.3] {"kind":"damages","target":"A7","faces":[3,2],"armour":1,"points":3}
# 3, 2, −1 each: 3 points on A7
[BS-5.3] {"kind":"hull","piece":"A7","points":3,"hull":0,"of":8}
# A7 takes 3 points: hull 0 of 8
[BS-5.3] {"kind":"destroyed","piece":"A7"}
# A7 is destroyed
[BS-3.8] {"kind":"leads","piece":"A8"}
# A8 leads
= ac9f033c806b53ad

turn 16
> 2  fire B8 laser1 A8
[BS-5.1] {"kind":"fires","piece":"B8","weapon":"laser1","target":"A8","range":3278,"band":"close"}
# B8 fires laser1 at A8: 3.278 in, close range
  [BS-5.2] d12 = 4
[BS-5.2] {"kind":"rolls","faces":[4],"number":4,"speed":0,"penalty":0,"needs":4,"hits":1}
# 4 of 4+: 1 hit
[BS-1.7] {"kind":"shields","element":"AE4","from":6,"to":4}
# the shields of AE4 make a d6 a d4
  [BS-5.3] d4 = 4
[BS-5.3] {"kind":"damages","target":"A8","faces":[4],"armour":1,"points":3}
# 4, −1 each: 3 points on A8
[BS-5.3] {"kind":"hull","piece":"A8","points":3,"hull":3,"of":8}
# A8 takes 3 points: hull 3 of 8
[BS-5.3] {"kind":"crippled","piece":"A8"}
# A8 is crippled
= fa54512ab4b1d8ab

turn 16
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Left"}
# the next card of BE4 is Left
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE3","card":"Right","number":3}
# BE3 flips Right
= 83cdd3dc6500e190

turn 16
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE3","maneuver":"Smooth Right","paths":[{"piece":"B5","path":[[58722,13000],[58722,8000],[54392,5500]]},{"piece":"B6","path":[[60722,13000],[60722,8000],[56392,5500]]}],"speed":10,"heading":240}
# BE3 flies Smooth Right at speed 10: B5 at 54.392,5.5, B6 at 56.392,5.5, facing 240
= f3277e283d9a0864

turn 16
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE3","card":"Right"}
# the next card of BE3 is Right
[BS-3.3] {"kind":"lays","element":"BE3"}
# BE3: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= 9337747403dbcd5f

turn 16
> 2  fly Steady
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Steady","paths":[{"piece":"B1","path":[[36732,14500],[47124,20500]]},{"piece":"B2","path":[[38732,14500],[49124,20500]]}],"speed":12,"heading":60}
# BE1 flies Steady at speed 12: B1 at 47.124,20.5, B2 at 49.124,20.5, facing 60
= 10aa5439535f74ea

turn 16
> 2  fire B2 laser1+laser2 A8
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser1","target":"A8","range":7032,"band":"medium"}
# B2 fires laser1 at A8: 7.032 in, medium range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":7,"speed":0,"penalty":0,"needs":7,"hits":0}
# 5 of 7+: no hit
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser2","target":"A8","range":7032,"band":"medium"}
# B2 fires laser2 at A8: 7.032 in, medium range
  [BS-5.2] d12 = 11
[BS-5.2] {"kind":"rolls","faces":[11],"number":7,"speed":0,"penalty":0,"needs":7,"hits":1}
# 11 of 7+: 1 hit
[BS-1.7] {"kind":"shields","element":"AE4","from":6,"to":4}
# the shields of AE4 make a d6 a d4
  [BS-5.3] d4 = 3
[BS-5.3] {"kind":"damages","target":"A8","faces":[3],"armour":1,"points":2}
# 3, −1 each: 2 points on A8
[BS-5.3] {"kind":"hull","piece":"A8","points":2,"hull":1,"of":8}
# A8 takes 2 points: hull 1 of 8
= 384066f93a850ee7

turn 16
> 2  fire B1 laser1 A8
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser1","target":"A8","range":8967,"band":"medium"}
# B1 fires laser1 at A8: 8.967 in, medium range
  [BS-5.2] d12 = 4
[BS-5.2] {"kind":"rolls","faces":[4],"number":7,"speed":0,"penalty":0,"needs":7,"hits":0}
# 4 of 7+: no hit
= 3abd6549fe33345c

turn 16
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Left"}
# the next card of BE1 is Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE4","card":"Left","number":2}
# AE4 flips Left
= 4cb236788af438c9

turn 17
> 1  fly Break
  [BS-3.4] d6 = 6
[BS-3.7] {"kind":"checks","piece":"A8","face":6,"skill":2,"difficulty":4,"times":2,"passed":true}
# A8 rolls 6 + 2 against 4, doubled: passes
[BS-4.2] {"kind":"moves","element":"AE4","maneuver":"Break Left","paths":[{"piece":"A8","path":[[55866,22500],[52402,24500]]}],"speed":4,"heading":300}
# AE4 flies Break Left at speed 4: A8 at 52.402,24.5, facing 300
[BS-3.6] {"kind":"slows","element":"AE4","penalty":2,"speed":2}
# AE4 pays 2 and has speed 2
= c5b712e697fac8ff

turn 17
> 1  fire A8 laser1 B7
[BS-5.1] {"kind":"fires","piece":"A8","weapon":"laser1","target":"B7","range":1134,"band":"close"}
# A8 fires laser1 at B7: 1.134 in, close range
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":4,"speed":2,"penalty":2,"needs":4,"hits":0}
# 3 of 4+, +2 for its speed, −2 for the maneuver: no hit
= 4352b7f9863791ec

turn 17
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE4","card":"Right"}
# the next card of AE4 is Right
[BS-3.3] {"kind":"lays","element":"AE4"}
# AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Left","number":2}
# BE4 flips Left
= a4ddce61e1b0b6f8

turn 17
> 2  fly Late
[BS-4.2] {"kind":"moves","element":"BE4","maneuver":"Late Left","paths":[{"piece":"B7","path":[[51268,24500],[53000,23500]]},{"piece":"B8","path":[[53268,24500],[55000,23500]]}],"speed":2,"heading":60}
# BE4 flies Late Left at speed 2: B7 at 53,23.5, B8 at 55,23.5, facing 60
[BS-3.6] {"kind":"slows","element":"BE4","penalty":1,"speed":1}
# BE4 pays 1 and has speed 1
= 7e4c4a811e819221

turn 17
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Left"}
# the next card of BE4 is Left
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE3","card":"Right","number":3}
# BE3 flips Right
= ae4dd3c70f0c4e39

turn 17
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE3","maneuver":"Smooth Right","paths":[{"piece":"B5","path":[[54392,5500],[50062,3000],[45732,5500]]},{"piece":"B6","path":[[56392,5500],[52062,3000],[47732,5500]]}],"speed":10,"heading":300}
# BE3 flies Smooth Right at speed 10: B5 at 45.732,5.5, B6 at 47.732,5.5, facing 300
= 1936c1641048a644

turn 17
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE3","card":"Right"}
# the next card of BE3 is Right
[BS-3.3] {"kind":"lays","element":"BE3"}
# BE3: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Left","number":2}
# BE1 flips Left
= 9e87920f2805458b

turn 17
> 2  fly Late
  [BS-3.4] d6 = 2
[BS-3.7] {"kind":"checks","piece":"B1","face":2,"skill":2,"difficulty":4,"times":2,"passed":true}
# B1 rolls 2 + 2 against 4, doubled: passes
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Late Left","paths":[{"piece":"B1","path":[[47124,20500],[57516,26500]]},{"piece":"B2","path":[[49124,20500],[59516,26500]]}],"speed":12,"heading":0}
# BE1 flies Late Left at speed 12: B1 at 57.516,26.5, B2 at 59.516,26.5, facing 0
[BS-3.6] {"kind":"slows","element":"BE1","penalty":1,"speed":11}
# BE1 pays 1 and has speed 11
= fcc8a5731c11d73b

turn 17
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Left"}
# the next card of BE1 is Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE4","card":"Right","number":3}
# AE4 flips Right
= c663b2fe877b4e5b

turn 18
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE4","maneuver":"Smooth Right","paths":[{"piece":"A8","path":[[52402,24500],[51536,25000],[51536,26000]]}],"speed":2,"heading":0}
# AE4 flies Smooth Right at speed 2: A8 at 51.536,26, facing 0
= 9e890301f41e2515

turn 18
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE4","card":"Straight"}
# the next card of AE4 is Straight
[BS-3.3] {"kind":"lays","element":"AE4"}
# AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Left","number":2}
# BE4 flips Left
= 182b692bdf842d41

turn 18
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE4","maneuver":"Smooth Left","paths":[{"piece":"B7","path":[[53000,23500],[53433,23750],[53433,24250]]},{"piece":"B8","path":[[55000,23500],[55433,23750],[55433,24250]]}],"speed":1,"heading":0}
# BE4 flies Smooth Left at speed 1: B7 at 53.433,24.25, B8 at 55.433,24.25, facing 0
= 3e54c1049bc5f5fc

turn 18
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Left"}
# the next card of BE4 is Left
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE3","card":"Right","number":3}
# BE3 flips Right
= b6ffcf5710958978

turn 18
> 2  fly Break
  [BS-3.4] d6 = 1
[BS-3.7] {"kind":"checks","piece":"B5","face":1,"skill":2,"difficulty":4,"times":2,"passed":false}
# B5 rolls 1 + 2 against 4, doubled: fails
[BS-3.5] {"kind":"fails","element":"BE3","tried":"Break Right","instead":"Smooth Right"}
# BE3 fails Break Right and flies Smooth Right
[BS-4.2] {"kind":"moves","element":"BE3","maneuver":"Smooth Right","paths":[{"piece":"B5","path":[[45732,5500],[41402,8000],[41402,13000]]},{"piece":"B6","path":[[47732,5500],[43402,8000],[43402,13000]]}],"speed":10,"heading":0}
# BE3 flies Smooth Right at speed 10: B5 at 41.402,13, B6 at 43.402,13, facing 0
[BS-3.6] {"kind":"slows","element":"BE3","penalty":2,"speed":8}
# BE3 pays 2 and has speed 8
= 352352c5915443b2

turn 18
> 2  next Sideslip Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE3","card":"Sideslip Right"}
# the next card of BE3 is Sideslip Right
[BS-3.3] {"kind":"lays","element":"BE3"}
# BE3: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Left","number":2}
# BE1 flips Left
= 7c94a6b52c6ccd94

turn 18
> 2  fly Late
  [BS-3.4] d6 = 2
[BS-3.7] {"kind":"checks","piece":"B1","face":2,"skill":2,"difficulty":4,"times":2,"passed":true}
# B1 rolls 2 + 2 against 4, doubled: passes
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Late Left","paths":[{"piece":"B1","path":[[57516,26500],[57516,37500]]},{"piece":"B2","path":[[59516,26500],[59516,37500]]}],"speed":11,"heading":300}
# BE1 flies Late Left at speed 11: B1 at 57.516,37.5, B2 at 59.516,37.5, facing 300
[BS-3.6] {"kind":"slows","element":"BE1","penalty":1,"speed":10}
# BE1 pays 1 and has speed 10
= dbd57fe10ae89e69

turn 18
> 2  next Hard Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Hard Left"}
# the next card of BE1 is Hard Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE4","card":"Straight","number":1}
# AE4 flips Straight
= 56b79239a5e48cf9

turn 19
> 1  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"AE4","maneuver":"Accelerate 2","paths":[{"piece":"A8","path":[[51536,26000],[51536,30000]]}],"speed":4,"heading":0}
# AE4 flies Accelerate 2 at speed 4: A8 at 51.536,30, facing 0
= cfcd84c549d537e1

turn 19
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE4","card":"Straight"}
# the next card of AE4 is Straight
[BS-3.3] {"kind":"lays","element":"AE4"}
# AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Left","number":2}
# BE4 flips Left
= a1d12ba624cb2f02

turn 19
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE4","maneuver":"Smooth Left","paths":[{"piece":"B7","path":[[53433,24250],[53433,24750],[53000,25000]]},{"piece":"B8","path":[[55433,24250],[55433,24750],[55000,25000]]}],"speed":1,"heading":300}
# BE4 flies Smooth Left at speed 1: B7 at 53,25, B8 at 55,25, facing 300
= 0afa3116f014b56d

turn 19
> 2  fire B8 laser1 A8
[BS-5.1] {"kind":"fires","piece":"B8","weapon":"laser1","target":"A8","range":6082,"band":"medium"}
# B8 fires laser1 at A8: 6.082 in, medium range
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":7,"speed":0,"penalty":0,"needs":7,"hits":1}
# 9 of 7+: 1 hit
[BS-1.7] {"kind":"shields","element":"AE4","from":6,"to":4}
# the shields of AE4 make a d6 a d4
  [BS-5.3] d4 = 2
[BS-5.3] {"kind":"damages","target":"A8","faces":[2],"armour":1,"points":1}
# 2, −1 each: 1 point on A8
[BS-5.3] {"kind":"hull","piece":"A8","points":1,"hull":0,"of":8}
# A8 takes 1 point: hull 0 of 8
[BS-5.3] {"kind":"destroyed","piece":"A8"}
# A8 is destroyed
[BS-2.4] {"kind":"lost","element":"AE4"}
# AE4 is out, and a placeholder takes its card's place
[BS-6.3] {"kind":"over","winner":2,"hull":[0,19]}
# side 2 wins; hull left 0 to 19
= 20e26a2912ffb4e1
