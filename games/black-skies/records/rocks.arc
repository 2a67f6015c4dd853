firing-arc record 2
game black-skies 2
wording en 1
scenario rocks
seat 1 doctrine
seat 2 doctrine
dice seed 5
| title = "Rocks"
| brief = "Green pilots among asteroids: two elements a side, Black Tigers and interceptors. Whoever touches a rock had better dodge it."
| rock = [
|   { at = [18, 24], radius = 3 },
|   { at = [30, 18], radius = 2 },
|   { at = [42, 30], radius = 2 },
|   { at = [54, 24], radius = 3 },
|   { at = [36, 24], radius = 1 },
|   { at = [10, 14], radius = 1.5 },
|   { at = [62, 34], radius = 1.5 },
| ]
|
| [table]
| width = 72
| height = 48
|
| [[side]]
| name = "Teal"
| edge = "bottom"
| element = [
|   { fighter = "black-tiger", name = "Viper", skill = 1 },
|   { fighter = "interceptor", name = "Swift", skill = 1 },
| ]
|
| [[side]]
| name = "Amber"
| edge = "top"
| element = [
|   { fighter = "black-tiger", name = "Cobra", skill = 1 },
|   { fighter = "interceptor", name = "Merlin", skill = 1 },
| ]
= 90bc8f16c8480579

turn 1
> 1  toss
  [BS-2.1] d2 = 2
[BS-2.1] {"kind":"deploys-first","side":2}
# side 2 deploys first
= 14d346fc1270e8ab

turn 1
> 2  deploy E1 35,43.5 37,43.5
[BS-2.1] {"kind":"deploys","element":"BE1","lead":[35000,43500],"wing":[37000,43500]}
# BE1 is deployed at 35,43.5 and 37,43.5
= f8f9ca014051ad5a

turn 1
> 1  deploy E1 35,4.5 37,4.5
[BS-2.1] {"kind":"deploys","element":"AE1","lead":[35000,4500],"wing":[37000,4500]}
# AE1 is deployed at 35,4.5 and 37,4.5
= c942ed663acae779

turn 1
> 2  deploy E2 26,43.5 28,43.5
[BS-2.1] {"kind":"deploys","element":"BE2","lead":[26000,43500],"wing":[28000,43500]}
# BE2 is deployed at 26,43.5 and 28,43.5
= 134e9ee2c02ad437

turn 1
> 1  deploy E2 26,4.5 28,4.5
[BS-2.1] {"kind":"deploys","element":"AE2","lead":[26000,4500],"wing":[28000,4500]}
# AE2 is deployed at 26,4.5 and 28,4.5
= d3cf3ff23bba352c

turn 1
> 1  deck E1 Straight 10, E2 Straight 10
> 2  deck E2 Straight 8, E1 Straight 8
[BS-2.2] (seat 1) {"kind":"laid","side":1,"deck":["E1 Straight 10","E2 Straight 10"]}
# the deck of side 1: E1 Straight 10, E2 Straight 10
[BS-2.2] (seat 2) {"kind":"laid","side":2,"deck":["E2 Straight 8","E1 Straight 8"]}
# the deck of side 2: E2 Straight 8, E1 Straight 8
[BS-2.2] {"kind":"speeds","speeds":[{"element":"AE1","speed":10},{"element":"AE2","speed":10},{"element":"BE1","speed":8},{"element":"BE2","speed":8}]}
# speeds: AE1 10, AE2 10, BE1 8, BE2 8
  [BS-3.1] d2 = 1
[BS-3.1] {"kind":"begins","side":1}
# side 1 flips first
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= 8db70e9c624ee02e

turn 1
> 1  fly Accelerate 1
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Accelerate 1","paths":[{"piece":"A1","path":[[35000,4500],[35000,15500]]},{"piece":"A2","path":[[37000,4500],[37000,15500]]}],"speed":11,"heading":0}
# AE1 flies Accelerate 1 at speed 11: A1 at 35,15.5, A2 at 37,15.5, facing 0
= aed96c89e078ed8b

turn 1
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Straight"}
# the next card of AE1 is Straight
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Straight","number":1}
# BE2 flips Straight
= 8a22fdf633a6eb18

turn 1
> 2  fly Accelerate 3
[BS-4.1] {"kind":"moves","element":"BE2","maneuver":"Accelerate 3","paths":[{"piece":"B3","path":[[26000,43500],[26000,32500]]},{"piece":"B4","path":[[28000,43500],[28000,32500]]}],"speed":11,"heading":180}
# BE2 flies Accelerate 3 at speed 11: B3 at 26,32.5, B4 at 28,32.5, facing 180
= 11ed74336270cfa6

turn 1
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Straight"}
# the next card of BE2 is Straight
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Straight","number":1}
# AE2 flips Straight
= 3d5a9935ccc53c15

turn 1
> 1  fly Steady
[BS-4.1] {"kind":"moves","element":"AE2","maneuver":"Steady","paths":[{"piece":"A3","path":[[26000,4500],[26000,14500]]},{"piece":"A4","path":[[28000,4500],[28000,14500]]}],"speed":10,"heading":0}
# AE2 flies Steady at speed 10: A3 at 26,14.5, A4 at 28,14.5, facing 0
= c8c812d0e6687e7e

turn 1
> 1  fire A4 laser1+laser2 B4
[BS-5.1] {"kind":"fires","piece":"A4","weapon":"laser1","target":"B4","range":18000,"band":"long"}
# A4 fires laser1 at B4: 18 in, long range
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 9 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] {"kind":"fires","piece":"A4","weapon":"laser2","target":"B4","range":18000,"band":"long"}
# A4 fires laser2 at B4: 18 in, long range
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 8 of 10+, −2 for its speed, so 12+: no hit
= 1ad881a43d6a28e2

turn 1
> 1  fire A3 laser1+laser2 B3
[BS-5.1] {"kind":"fires","piece":"A3","weapon":"laser1","target":"B3","range":18000,"band":"long"}
# A3 fires laser1 at B3: 18 in, long range
  [BS-5.2] d12 = 2
[BS-5.2] {"kind":"rolls","faces":[2],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 2 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] {"kind":"fires","piece":"A3","weapon":"laser2","target":"B3","range":18000,"band":"long"}
# A3 fires laser2 at B3: 18 in, long range
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 3 of 10+, −2 for its speed, so 12+: no hit
= 9aacae1bdd297db5

turn 1
> 1  next Snake
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Snake"}
# the next card of AE2 is Snake
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= 5b4d57c0297260c9

turn 1
> 2  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Accelerate 2","paths":[{"piece":"B1","path":[[35000,43500],[35000,33500]]},{"piece":"B2","path":[[37000,43500],[37000,33500]]}],"speed":10,"heading":180}
# BE1 flies Accelerate 2 at speed 10: B1 at 35,33.5, B2 at 37,33.5, facing 180
= e5e058857c1b0358

turn 1
> 2  fire B1 laser1+laser2 A1
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser1","target":"A1","range":18000,"band":"long"}
# B1 fires laser1 at A1: 18 in, long range
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 3 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser2","target":"A1","range":18000,"band":"long"}
# B1 fires laser2 at A1: 18 in, long range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 5 of 10+, −2 for its speed, so 12+: no hit
= 22f4e9d5181e2a13

turn 1
> 2  fire B2 laser1+laser2 A2
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser1","target":"A2","range":18000,"band":"long"}
# B2 fires laser1 at A2: 18 in, long range
  [BS-5.2] d12 = 11
[BS-5.2] {"kind":"rolls","faces":[11],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 11 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser2","target":"A2","range":18000,"band":"long"}
# B2 fires laser2 at A2: 18 in, long range
  [BS-5.2] d12 = 7
[BS-5.2] {"kind":"rolls","faces":[7],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 7 of 10+, −2 for its speed, so 12+: no hit
= 325918cad4982367

turn 1
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Right"}
# the next card of BE1 is Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= ca05efd50672b1be

turn 2
> 1  fly Accelerate 3
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Accelerate 3","paths":[{"piece":"A1","path":[[35000,15500],[35000,27500]]},{"piece":"A2","path":[[37000,15500],[37000,27500]]}],"speed":12,"heading":0}
# AE1 flies Accelerate 3 at speed 12: A1 at 35,27.5, A2 at 37,27.5, facing 0
[BS-6.2] {"kind":"meets","piece":"A1","rock":5}
# A1 meets rock 5
  [BS-6.2] d6 = 4
[BS-6.2] {"kind":"checks","piece":"A1","face":4,"skill":1,"difficulty":3,"times":1,"passed":true}
# A1 rolls 4 + 1 against 3: passes
[BS-6.2] {"kind":"meets","piece":"A2","rock":5}
# A2 meets rock 5
  [BS-6.2] d6 = 4
[BS-6.2] {"kind":"checks","piece":"A2","face":4,"skill":1,"difficulty":3,"times":1,"passed":true}
# A2 rolls 4 + 1 against 3: passes
= 5db9c6d26a128ef4

turn 2
> 1  fire A2 laser1+laser2 B2
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser1","target":"B2","range":6000,"band":"close"}
# A2 fires laser1 at B2: 6 in, close range
  [BS-5.2] d12 = 12
[BS-5.2] {"kind":"rolls","faces":[12],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# 12 of 4+, −2 for its speed, so 6+: 1 hit
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser2","target":"B2","range":6000,"band":"close"}
# A2 fires laser2 at B2: 6 in, close range
  [BS-5.2] d12 = 1
[BS-5.2] {"kind":"rolls","faces":[1],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":0}
# 1 of 4+, −2 for its speed, so 6+: no hit
  [BS-5.3] d6 = 2
[BS-5.3] {"kind":"damages","target":"B2","faces":[2],"armour":1,"points":1}
# 2, −1 each: 1 point on B2
[BS-5.3] {"kind":"hull","piece":"B2","points":1,"hull":5,"of":6}
# B2 takes 1 point: hull 5 of 6
= 037f9846b35bbea6

turn 2
> 1  fire A1 laser1+laser2 B1
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser1","target":"B1","range":6000,"band":"close"}
# A1 fires laser1 at B1: 6 in, close range
  [BS-5.2] d12 = 12
[BS-5.2] {"kind":"rolls","faces":[12],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# 12 of 4+, −2 for its speed, so 6+: 1 hit
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser2","target":"B1","range":6000,"band":"close"}
# A1 fires laser2 at B1: 6 in, close range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":0}
# 5 of 4+, −2 for its speed, so 6+: no hit
  [BS-5.3] d6 = 3
[BS-5.3] {"kind":"damages","target":"B1","faces":[3],"armour":1,"points":2}
# 3, −1 each: 2 points on B1
[BS-5.3] {"kind":"hull","piece":"B1","points":2,"hull":4,"of":6}
# B1 takes 2 points: hull 4 of 6
= 91614c3212a670b5

turn 2
> 1  next Hard Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Hard Right"}
# the next card of AE1 is Hard Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Straight","number":1}
# BE2 flips Straight
= 4c312c5c73237349

turn 2
> 2  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"BE2","maneuver":"Accelerate 2","paths":[{"piece":"B3","path":[[26000,32500],[26000,20500]]},{"piece":"B4","path":[[28000,32500],[28000,20500]]}],"speed":12,"heading":180}
# BE2 flies Accelerate 2 at speed 12: B3 at 26,20.5, B4 at 28,20.5, facing 180
= 999e5f16580e9c22

turn 2
> 2  fire B3 laser1+laser2 A3
[BS-5.1] {"kind":"fires","piece":"B3","weapon":"laser1","target":"A3","range":6000,"band":"close"}
# B3 fires laser1 at A3: 6 in, close range
  [BS-5.2] d12 = 12
[BS-5.2] {"kind":"rolls","faces":[12],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# 12 of 4+, −2 for its speed, so 6+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B3","weapon":"laser2","target":"A3","range":6000,"band":"close"}
# B3 fires laser2 at A3: 6 in, close range
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":0}
# 3 of 4+, −2 for its speed, so 6+: no hit
  [BS-5.3] d6 = 6
[BS-5.3] {"kind":"damages","target":"A3","faces":[6],"armour":0,"points":6}
# 6: 6 points on A3
[BS-5.3] {"kind":"hull","piece":"A3","points":6,"hull":0,"of":4}
# A3 takes 6 points: hull 0 of 4
[BS-5.3] {"kind":"destroyed","piece":"A3"}
# A3 is destroyed
[BS-3.8] {"kind":"leads","piece":"A4"}
# A4 leads
= 0cf4e0e716b0b668

turn 2
> 2  fire B4 laser1+laser2 A4
[BS-5.1] {"kind":"fires","piece":"B4","weapon":"laser1","target":"A4","range":6000,"band":"close"}
# B4 fires laser1 at A4: 6 in, close range
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# 9 of 4+, −2 for its speed, so 6+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B4","weapon":"laser2","target":"A4","range":6000,"band":"close"}
# B4 fires laser2 at A4: 6 in, close range
  [BS-5.2] d12 = 7
[BS-5.2] {"kind":"rolls","faces":[7],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# 7 of 4+, −2 for its speed, so 6+: 1 hit
  [BS-5.3] d6 = 5
  [BS-5.3] d6 = 2
[BS-5.3] {"kind":"damages","target":"A4","faces":[5,2],"armour":0,"points":7}
# 5, 2: 7 points on A4
[BS-5.3] {"kind":"hull","piece":"A4","points":7,"hull":0,"of":4}
# A4 takes 7 points: hull 0 of 4
[BS-5.3] {"kind":"destroyed","piece":"A4"}
# A4 is destroyed
[BS-2.4] {"kind":"lost","element":"AE2"}
# AE2 is out, and a placeholder takes its card's place
= f47a4c330f6ab22d

turn 2
> 2  next Snake
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Snake"}
# the next card of BE2 is Snake
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Right","number":3}
# BE1 flips Right
= e7c9b5ed514ce210

turn 2
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Smooth Right","paths":[{"piece":"B1","path":[[35000,33500],[35000,28500],[30670,26000]]},{"piece":"B2","path":[[37000,33500],[37000,28500],[32670,26000]]}],"speed":10,"heading":240}
# BE1 flies Smooth Right at speed 10: B1 at 30.67,26, B2 at 32.67,26, facing 240
= 990224d342785265

turn 2
> 2  next Hard Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Hard Right"}
# the next card of BE1 is Hard Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Hard Right","number":6}
# AE1 flips Hard Right
  [BS-3.4] d6 = 1
[BS-3.4] {"kind":"checks","piece":"A1","face":1,"skill":1,"difficulty":3,"times":1,"passed":false}
# A1 rolls 1 + 1 against 3: fails
[BS-3.5] {"kind":"fails","element":"AE1","tried":"Hard Right","instead":"Smooth Right"}
# AE1 fails Hard Right and flies Smooth Right
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Smooth Right","paths":[{"piece":"A1","path":[[35000,27500],[35000,33500],[40196,36500]]},{"piece":"A2","path":[[37000,27500],[37000,33500],[42196,36500]]}],"speed":12,"heading":60}
# AE1 flies Smooth Right at speed 12: A1 at 40.196,36.5, A2 at 42.196,36.5, facing 60
[BS-3.6] {"kind":"slows","element":"AE1","penalty":2,"speed":10}
# AE1 pays 2 and has speed 10
= c80e22bf2fa24f73

turn 3
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Straight"}
# the next card of AE1 is Straight
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Snake","number":7}
# BE2 flips Snake
= 06b3b2ec96dce4ff

turn 3
> 2  fly Right first
  [BS-3.4] d6 = 3
[BS-3.4] {"kind":"checks","piece":"B3","face":3,"skill":1,"difficulty":3,"times":1,"passed":true}
# B3 rolls 3 + 1 against 3: passes
[BS-4.5] {"kind":"moves","element":"BE2","maneuver":"Snake, right first","paths":[{"piece":"B3","path":[[26000,20500],[20804,17500],[26000,14500]]},{"piece":"B4","path":[[28000,20500],[22804,17500],[28000,14500]]}],"speed":12,"heading":180}
# BE2 flies Snake, right first at speed 12: B3 at 26,14.5, B4 at 28,14.5, facing 180
= 6005045468083e1c

turn 3
> 2  next Hard Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Hard Left"}
# the next card of BE2 is Hard Left
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Hard Right","number":6}
# BE1 flips Hard Right
  [BS-3.4] d6 = 5
[BS-3.4] {"kind":"checks","piece":"B1","face":5,"skill":1,"difficulty":3,"times":1,"passed":true}
# B1 rolls 5 + 1 against 3: passes
[BS-4.4] {"kind":"moves","element":"BE1","maneuver":"Hard Right","paths":[{"piece":"B1","path":[[30670,26000],[26340,23500],[22010,26000]]},{"piece":"B2","path":[[32670,26000],[28340,23500],[24010,26000]]}],"speed":10,"heading":0}
# BE1 flies Hard Right at speed 10: B1 at 22.01,26, B2 at 24.01,26, facing 0
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":8}
# BE1 pays 2 and has speed 8
= b10040349acb29ac

turn 3
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Right"}
# the next card of BE1 is Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= 23baa097f2a4de96

turn 4
> 1  fly Accelerate 1
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Accelerate 1","paths":[{"piece":"A1","path":[[40196,36500],[49722,42000]]},{"piece":"A2","path":[[42196,36500],[51722,42000]]}],"speed":11,"heading":60}
# AE1 flies Accelerate 1 at speed 11: A1 at 49.722,42, A2 at 51.722,42, facing 60
= 9e526b0a91a55580

turn 4
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Right"}
# the next card of AE1 is Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Hard Left","number":5}
# BE2 flips Hard Left
  [BS-3.4] d6 = 5
[BS-3.4] {"kind":"checks","piece":"B3","face":5,"skill":1,"difficulty":3,"times":1,"passed":true}
# B3 rolls 5 + 1 against 3: passes
[BS-4.4] {"kind":"moves","element":"BE2","maneuver":"Hard Left","paths":[{"piece":"B3","path":[[26000,14500],[26000,8500],[31196,5500]]},{"piece":"B4","path":[[28000,14500],[28000,8500],[33196,5500]]}],"speed":12,"heading":60}
# BE2 flies Hard Left at speed 12: B3 at 31.196,5.5, B4 at 33.196,5.5, facing 60
[BS-3.6] {"kind":"slows","element":"BE2","penalty":2,"speed":10}
# BE2 pays 2 and has speed 10
= 79647c836d7a6b06

turn 4
> 2  next Sideslip Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Sideslip Right"}
# the next card of BE2 is Sideslip Right
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Right","number":3}
# BE1 flips Right
= 366cdfba43a5c1a3

turn 4
> 2  fly Late
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Late Right","paths":[{"piece":"B1","path":[[22010,26000],[22010,34000]]},{"piece":"B2","path":[[24010,26000],[24010,34000]]}],"speed":8,"heading":60}
# BE1 flies Late Right at speed 8: B1 at 22.01,34, B2 at 24.01,34, facing 60
[BS-3.6] {"kind":"slows","element":"BE1","penalty":1,"speed":7}
# BE1 pays 1 and has speed 7
= 08f8452d8ceda439

turn 4
> 2  next Hard Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Hard Left"}
# the next card of BE1 is Hard Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Right","number":3}
# AE1 flips Right
= 36710eda034b5096

turn 5
> 1  fly Late
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Late Right","paths":[{"piece":"A1","path":[[49722,42000],[59248,47500]]},{"piece":"A2","path":[[51722,42000],[61248,47500]]}],"speed":11,"heading":120}
# AE1 flies Late Right at speed 11: A1 at 59.248,47.5, A2 at 61.248,47.5, facing 120
[BS-3.6] {"kind":"slows","element":"AE1","penalty":1,"speed":10}
# AE1 pays 1 and has speed 10
= 9c59238ebf0ed817

turn 5
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Right"}
# the next card of AE1 is Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Sideslip Right","number":9}
# BE2 flips Sideslip Right
[BS-4.6] {"kind":"moves","element":"BE2","maneuver":"Sideslip Right","paths":[{"piece":"B3","path":[[31196,5500],[39856,500]]},{"piece":"B4","path":[[33196,5500],[41856,500]]}],"speed":10,"heading":60}
# BE2 flies Sideslip Right at speed 10: B3 at 39.856,0.5, B4 at 41.856,0.5, facing 60
= a703b4701d690e71

turn 5
> 2  next Afterburner
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Afterburner"}
# the next card of BE2 is Afterburner
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Hard Left","number":5}
# BE1 flips Hard Left
  [BS-3.4] d6 = 2
[BS-3.4] {"kind":"checks","piece":"B1","face":2,"skill":1,"difficulty":3,"times":1,"passed":true}
# B1 rolls 2 + 1 against 3: passes
[BS-4.4] {"kind":"moves","element":"BE1","maneuver":"Hard Left","paths":[{"piece":"B1","path":[[22010,34000],[25041,35750],[25041,39250]]},{"piece":"B2","path":[[24010,34000],[27041,35750],[27041,39250]]}],"speed":7,"heading":300}
# BE1 flies Hard Left at speed 7: B1 at 25.041,39.25, B2 at 27.041,39.25, facing 300
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":5}
# BE1 pays 2 and has speed 5
= d334ec29e7941ec8

turn 5
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Left"}
# the next card of BE1 is Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Right","number":3}
# AE1 flips Right
= 98399ab641852c18

turn 6
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Smooth Right","paths":[{"piece":"A1","path":[[59248,47500],[63578,45000],[63578,40000]]},{"piece":"A2","path":[[61248,47500],[65578,45000],[65578,40000]]}],"speed":10,"heading":180}
# AE1 flies Smooth Right at speed 10: A1 at 63.578,40, A2 at 65.578,40, facing 180
= cf3037cef8fb1c9c

turn 6
> 1  next Afterburner
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Afterburner"}
# the next card of AE1 is Afterburner
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Afterburner","number":4}
# BE2 flips Afterburner
[BS-4.3] {"kind":"moves","element":"BE2","maneuver":"Afterburner","paths":[{"piece":"B3","path":[[39856,500],[50248,6500]]},{"piece":"B4","path":[[41856,500],[52248,6500]]}],"speed":12,"heading":60}
# BE2 flies Afterburner at speed 12: B3 at 50.248,6.5, B4 at 52.248,6.5, facing 60
= 8a07e7148b03adc8

turn 6
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Left"}
# the next card of BE2 is Left
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Left","number":2}
# BE1 flips Left
= 8df27f33f1e26915

turn 6
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Smooth Left","paths":[{"piece":"B1","path":[[25041,39250],[22876,40500],[20711,39250]]},{"piece":"B2","path":[[27041,39250],[24876,40500],[22711,39250]]}],"speed":5,"heading":240}
# BE1 flies Smooth Left at speed 5: B1 at 20.711,39.25, B2 at 22.711,39.25, facing 240
= 420b1c22b896d9ff

turn 6
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Left"}
# the next card of BE1 is Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Afterburner","number":4}
# AE1 flips Afterburner
[BS-4.3] {"kind":"moves","element":"AE1","maneuver":"Afterburner","paths":[{"piece":"A1","path":[[63578,40000],[63578,28000]]},{"piece":"A2","path":[[65578,40000],[65578,28000]]}],"speed":12,"heading":180}
# AE1 flies Afterburner at speed 12: A1 at 63.578,28, A2 at 65.578,28, facing 180
= 05e30afb33ec5601

turn 7
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Right"}
# the next card of AE1 is Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Left","number":2}
# BE2 flips Left
= d43879a4313c6aae

turn 7
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE2","maneuver":"Smooth Left","paths":[{"piece":"B3","path":[[50248,6500],[55444,9500],[55444,15500]]},{"piece":"B4","path":[[52248,6500],[57444,9500],[57444,15500]]}],"speed":12,"heading":0}
# BE2 flies Smooth Left at speed 12: B3 at 55.444,15.5, B4 at 57.444,15.5, facing 0
= 3fe08a0c177e9f2a

turn 7
> 2  fire B4 laser1+laser2 A1
[BS-5.1] {"kind":"fires","piece":"B4","weapon":"laser1","target":"A1","range":13923,"band":"long"}
# B4 fires laser1 at A1: 13.923 in, long range
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 9 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] {"kind":"fires","piece":"B4","weapon":"laser2","target":"A1","range":13923,"band":"long"}
# B4 fires laser2 at A1: 13.923 in, long range
  [BS-5.2] d12 = 2
[BS-5.2] {"kind":"rolls","faces":[2],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 2 of 10+, −2 for its speed, so 12+: no hit
= 101e434c27ebcd9a

turn 7
> 2  next Hard Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Hard Right"}
# the next card of BE2 is Hard Right
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Left","number":2}
# BE1 flips Left
= cdc0a5511c55da27

turn 7
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Smooth Left","paths":[{"piece":"B1","path":[[20711,39250],[18546,38000],[18546,35500]]},{"piece":"B2","path":[[22711,39250],[20546,38000],[20546,35500]]}],"speed":5,"heading":180}
# BE1 flies Smooth Left at speed 5: B1 at 18.546,35.5, B2 at 20.546,35.5, facing 180
= c0b2c078220d8495

turn 7
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Straight"}
# the next card of BE1 is Straight
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Right","number":3}
# AE1 flips Right
= a90753effe8c0a26

turn 8
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Smooth Right","paths":[{"piece":"A1","path":[[63578,28000],[63578,22000],[58382,19000]]},{"piece":"A2","path":[[65578,28000],[65578,22000],[60382,19000]]}],"speed":12,"heading":240}
# AE1 flies Smooth Right at speed 12: A1 at 58.382,19, A2 at 60.382,19, facing 240
= 61865520b9d5ffde

turn 8
> 1  fire A2 laser1+laser2 B4
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser1","target":"B4","range":4569,"band":"close"}
# A2 fires laser1 at B4: 4.569 in, close range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":0}
# 5 of 4+, −2 for its speed, so 6+: no hit
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser2","target":"B4","range":4569,"band":"close"}
# A2 fires laser2 at B4: 4.569 in, close range
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# 8 of 4+, −2 for its speed, so 6+: 1 hit
  [BS-5.3] d6 = 6
[BS-5.3] {"kind":"damages","target":"B4","faces":[6],"armour":0,"points":6}
# 6: 6 points on B4
[BS-5.3] {"kind":"hull","piece":"B4","points":6,"hull":0,"of":4}
# B4 takes 6 points: hull 0 of 4
[BS-5.3] {"kind":"destroyed","piece":"B4"}
# B4 is destroyed
= 55798eac32a31a3e

turn 8
> 1  fire A1 laser1+laser2 B3
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser1","target":"B3","range":4569,"band":"close"}
# A1 fires laser1 at B3: 4.569 in, close range
  [BS-5.2] d12 = 6
[BS-5.2] {"kind":"rolls","faces":[6],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# 6 of 4+, −2 for its speed, so 6+: 1 hit
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser2","target":"B3","range":4569,"band":"close"}
# A1 fires laser2 at B3: 4.569 in, close range
  [BS-5.2] d12 = 10
[BS-5.2] {"kind":"rolls","faces":[10],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# 10 of 4+, −2 for its speed, so 6+: 1 hit
  [BS-5.3] d6 = 3
  [BS-5.3] d6 = 1
[BS-5.3] {"kind":"damages","target":"B3","faces":[3,1],"armour":0,"points":4}
# 3, 1: 4 points on B3
[BS-5.3] {"kind":"hull","piece":"B3","points":4,"hull":0,"of":4}
# B3 takes 4 points: hull 0 of 4
[BS-5.3] {"kind":"destroyed","piece":"B3"}
# B3 is destroyed
[BS-2.4] {"kind":"lost","element":"BE2"}
# BE2 is out, and a placeholder takes its card's place
= 3ff07367fa1ff96a

turn 8
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Straight"}
# the next card of AE1 is Straight
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= 7047051d1a1abba4

turn 8
> 2  fly Accelerate 3
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Accelerate 3","paths":[{"piece":"B1","path":[[18546,35500],[18546,27500]]},{"piece":"B2","path":[[20546,35500],[20546,27500]]}],"speed":8,"heading":180}
# BE1 flies Accelerate 3 at speed 8: B1 at 18.546,27.5, B2 at 20.546,27.5, facing 180
= 9182598b74b85cdd

turn 8
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Left"}
# the next card of BE1 is Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= 0e05d12af6456485

turn 9
> 1  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Accelerate 2","paths":[{"piece":"A1","path":[[58382,19000],[47990,13000]]},{"piece":"A2","path":[[60382,19000],[49990,13000]]}],"speed":12,"heading":240}
# AE1 flies Accelerate 2 at speed 12: A1 at 47.99,13, A2 at 49.99,13, facing 240
= c3b516e83923e28c

turn 9
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Right"}
# the next card of AE1 is Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Left","number":2}
# BE1 flips Left
= f9fb718a28d8d123

turn 9
> 2  fly Break
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Break Left","paths":[{"piece":"B1","path":[[18546,27500],[25474,23500]]},{"piece":"B2","path":[[20546,27500],[27474,23500]]}],"speed":8,"heading":120}
# BE1 flies Break Left at speed 8: B1 at 25.474,23.5, B2 at 27.474,23.5, facing 120
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":6}
# BE1 pays 2 and has speed 6
= 3dd03754f3ccdcfc

turn 9
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Straight"}
# the next card of BE1 is Straight
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Right","number":3}
# AE1 flips Right
= bb8611c52602632b

turn 10
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Smooth Right","paths":[{"piece":"A1","path":[[47990,13000],[42794,10000],[37598,13000]]},{"piece":"A2","path":[[49990,13000],[44794,10000],[39598,13000]]}],"speed":12,"heading":300}
# AE1 flies Smooth Right at speed 12: A1 at 37.598,13, A2 at 39.598,13, facing 300
= f259d822261eae92

turn 10
> 1  fire A1 laser1+laser2 B1
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser1","target":"B1","range":16038,"band":"long"}
# A1 fires laser1 at B1: 16.038 in, long range
  [BS-5.2] d12 = 1
[BS-5.2] {"kind":"rolls","faces":[1],"number":10,"speed":0,"penalty":0,"needs":10,"hits":0}
# 1 of 10+: no hit
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser2","target":"B1","range":16038,"band":"long"}
# A1 fires laser2 at B1: 16.038 in, long range
  [BS-5.2] d12 = 4
[BS-5.2] {"kind":"rolls","faces":[4],"number":10,"speed":0,"penalty":0,"needs":10,"hits":0}
# 4 of 10+: no hit
= 6e7b6c55cd31500e

turn 10
> 1  fire A2 laser1+laser2 B1
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser1","target":"B1","range":17599,"band":"long"}
# A2 fires laser1 at B1: 17.599 in, long range
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":10,"speed":0,"penalty":0,"needs":10,"hits":0}
# 8 of 10+: no hit
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser2","target":"B1","range":17599,"band":"long"}
# A2 fires laser2 at B1: 17.599 in, long range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":10,"speed":0,"penalty":0,"needs":10,"hits":0}
# 5 of 10+: no hit
= bab20e9cf653089a

turn 10
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Right"}
# the next card of AE1 is Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= 780d65f2f3f1c02f

turn 10
> 2  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Accelerate 2","paths":[{"piece":"B1","path":[[25474,23500],[32402,19500]]},{"piece":"B2","path":[[27474,23500],[34402,19500]]}],"speed":8,"heading":120}
# BE1 flies Accelerate 2 at speed 8: B1 at 32.402,19.5, B2 at 34.402,19.5, facing 120
= 93d93dae06e7c29a

turn 10
> 2  fire B1 laser1+laser2 A2
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser1","target":"A2","range":9697,"band":"medium"}
# B1 fires laser1 at A2: 9.697 in, medium range
  [BS-5.2] d12 = 11
[BS-5.2] {"kind":"rolls","faces":[11],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":1}
# 11 of 7+, −2 for its speed, so 9+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser2","target":"A2","range":9697,"band":"medium"}
# B1 fires laser2 at A2: 9.697 in, medium range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# 5 of 7+, −2 for its speed, so 9+: no hit
  [BS-5.3] d6 = 3
[BS-5.3] {"kind":"damages","target":"A2","faces":[3],"armour":1,"points":2}
# 3, −1 each: 2 points on A2
[BS-5.3] {"kind":"hull","piece":"A2","points":2,"hull":4,"of":6}
# A2 takes 2 points: hull 4 of 6
= 2b9d55be6d01625e

turn 10
> 2  fire B2 laser1+laser2 A2
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser1","target":"A2","range":8321,"band":"medium"}
# B2 fires laser1 at A2: 8.321 in, medium range
  [BS-5.2] d12 = 12
[BS-5.2] {"kind":"rolls","faces":[12],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":1}
# 12 of 7+, −2 for its speed, so 9+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser2","target":"A2","range":8321,"band":"medium"}
# B2 fires laser2 at A2: 8.321 in, medium range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# 5 of 7+, −2 for its speed, so 9+: no hit
  [BS-5.3] d6 = 3
[BS-5.3] {"kind":"damages","target":"A2","faces":[3],"armour":1,"points":2}
# 3, −1 each: 2 points on A2
[BS-5.3] {"kind":"hull","piece":"A2","points":2,"hull":2,"of":6}
# A2 takes 2 points: hull 2 of 6
[BS-5.3] {"kind":"crippled","piece":"A2"}
# A2 is crippled
= 781d52312a92e026

turn 10
> 2  next Hard Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Hard Right"}
# the next card of BE1 is Hard Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Right","number":3}
# AE1 flips Right
= edafa8935084474e

turn 11
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Smooth Right","paths":[{"piece":"A1","path":[[37598,13000],[32402,16000],[32402,22000]]},{"piece":"A2","path":[[39598,13000],[34402,16000],[34402,22000]]}],"speed":12,"heading":0}
# AE1 flies Smooth Right at speed 12: A1 at 32.402,22, A2 at 34.402,22, facing 0
= f45d7c34d79f08b9

turn 11
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Right"}
# the next card of AE1 is Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Hard Right","number":6}
# BE1 flips Hard Right
  [BS-3.4] d6 = 1
[BS-3.4] {"kind":"checks","piece":"B1","face":1,"skill":1,"difficulty":3,"times":1,"passed":false}
# B1 rolls 1 + 1 against 3: fails
[BS-3.5] {"kind":"fails","element":"BE1","tried":"Hard Right","instead":"Smooth Right"}
# BE1 fails Hard Right and flies Smooth Right
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Smooth Right","paths":[{"piece":"B1","path":[[32402,19500],[35866,17500],[35866,13500]]},{"piece":"B2","path":[[34402,19500],[37866,17500],[37866,13500]]}],"speed":8,"heading":180}
# BE1 flies Smooth Right at speed 8: B1 at 35.866,13.5, B2 at 37.866,13.5, facing 180
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":6}
# BE1 pays 2 and has speed 6
= cd4304a3656b5632

turn 11
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Right"}
# the next card of BE1 is Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Right","number":3}
# AE1 flips Right
= fd235951a85fada4

turn 12
> 1  fly Late
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Late Right","paths":[{"piece":"A1","path":[[32402,22000],[32402,34000]]},{"piece":"A2","path":[[34402,22000],[34402,34000]]}],"speed":12,"heading":60}
# AE1 flies Late Right at speed 12: A1 at 32.402,34, A2 at 34.402,34, facing 60
[BS-3.6] {"kind":"slows","element":"AE1","penalty":1,"speed":11}
# AE1 pays 1 and has speed 11
= 483f0850afc7f687

turn 12
> 1  next Hard Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Hard Right"}
# the next card of AE1 is Hard Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Right","number":3}
# BE1 flips Right
= 9a78fb922f57b92c

turn 12
> 2  fly Late
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Late Right","paths":[{"piece":"B1","path":[[35866,13500],[35866,7500]]},{"piece":"B2","path":[[37866,13500],[37866,7500]]}],"speed":6,"heading":240}
# BE1 flies Late Right at speed 6: B1 at 35.866,7.5, B2 at 37.866,7.5, facing 240
[BS-3.6] {"kind":"slows","element":"BE1","penalty":1,"speed":5}
# BE1 pays 1 and has speed 5
= c59d57c1e1c5bf4c

turn 12
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Right"}
# the next card of BE1 is Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Hard Right","number":6}
# AE1 flips Hard Right
  [BS-3.4] d6 = 3
[BS-3.4] {"kind":"checks","piece":"A1","face":3,"skill":1,"difficulty":3,"times":1,"passed":true}
# A1 rolls 3 + 1 against 3: passes
[BS-4.4] {"kind":"moves","element":"AE1","maneuver":"Hard Right","paths":[{"piece":"A1","path":[[32402,34000],[37165,36750],[41928,34000]]},{"piece":"A2","path":[[34402,34000],[39165,36750],[43928,34000]]}],"speed":11,"heading":180}
# AE1 flies Hard Right at speed 11: A1 at 41.928,34, A2 at 43.928,34, facing 180
[BS-3.6] {"kind":"slows","element":"AE1","penalty":2,"speed":9}
# AE1 pays 2 and has speed 9
= 9586c8010bb56ea6

turn 13
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Left"}
# the next card of AE1 is Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Right","number":3}
# BE1 flips Right
= b69af693441330c4

turn 13
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Smooth Right","paths":[{"piece":"B1","path":[[35866,7500],[33701,6250],[31536,7500]]},{"piece":"B2","path":[[37866,7500],[35701,6250],[33536,7500]]}],"speed":5,"heading":300}
# BE1 flies Smooth Right at speed 5: B1 at 31.536,7.5, B2 at 33.536,7.5, facing 300
= 5b3306c7eac1f3f6

turn 13
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Right"}
# the next card of BE1 is Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Left","number":2}
# AE1 flips Left
= 1d9baf91794c4655

turn 14
> 1  fly Break
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Break Left","paths":[{"piece":"A1","path":[[41928,34000],[49722,29500]]},{"piece":"A2","path":[[43928,34000],[51722,29500]]}],"speed":9,"heading":120}
# AE1 flies Break Left at speed 9: A1 at 49.722,29.5, A2 at 51.722,29.5, facing 120
[BS-3.6] {"kind":"slows","element":"AE1","penalty":2,"speed":7}
# AE1 pays 2 and has speed 7
= b5347f0cdfc1b6ff

turn 14
> 1  next Hard Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Hard Left"}
# the next card of AE1 is Hard Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Right","number":3}
# BE1 flips Right
= e074021ac0b6b857

turn 14
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Smooth Right","paths":[{"piece":"B1","path":[[31536,7500],[29371,8750],[29371,11250]]},{"piece":"B2","path":[[33536,7500],[31371,8750],[31371,11250]]}],"speed":5,"heading":0}
# BE1 flies Smooth Right at speed 5: B1 at 29.371,11.25, B2 at 31.371,11.25, facing 0
= 12e0a26cbf91bcdf

turn 14
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Right"}
# the next card of BE1 is Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Hard Left","number":5}
# AE1 flips Hard Left
  [BS-3.4] d6 = 4
[BS-3.4] {"kind":"checks","piece":"A1","face":4,"skill":1,"difficulty":3,"times":1,"passed":true}
# A1 rolls 4 + 1 against 3: passes
[BS-4.4] {"kind":"moves","element":"AE1","maneuver":"Hard Left","paths":[{"piece":"A1","path":[[49722,29500],[52753,27750],[55784,29500]]},{"piece":"A2","path":[[51722,29500],[54753,27750],[57784,29500]]}],"speed":7,"heading":0}
# AE1 flies Hard Left at speed 7: A1 at 55.784,29.5, A2 at 57.784,29.5, facing 0
[BS-3.6] {"kind":"slows","element":"AE1","penalty":2,"speed":5}
# AE1 pays 2 and has speed 5
= e5dc43f6ae5d1d7a

turn 15
> 1  next Afterburner
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Afterburner"}
# the next card of AE1 is Afterburner
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Right","number":3}
# BE1 flips Right
= c3741a13fba156d6

turn 15
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Smooth Right","paths":[{"piece":"B1","path":[[29371,11250],[29371,13750],[31536,15000]]},{"piece":"B2","path":[[31371,11250],[31371,13750],[33536,15000]]}],"speed":5,"heading":60}
# BE1 flies Smooth Right at speed 5: B1 at 31.536,15, B2 at 33.536,15, facing 60
= 76c679dab275f529

turn 15
> 2  next Afterburner
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Afterburner"}
# the next card of BE1 is Afterburner
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Afterburner","number":4}
# AE1 flips Afterburner
[BS-4.3] {"kind":"moves","element":"AE1","maneuver":"Afterburner","paths":[{"piece":"A1","path":[[55784,29500],[55784,38500]]},{"piece":"A2","path":[[57784,29500],[57784,38500]]}],"speed":9,"heading":0}
# AE1 flies Afterburner at speed 9: A1 at 55.784,38.5, A2 at 57.784,38.5, facing 0
= cad12b338b21ed42

turn 16
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Left"}
# the next card of AE1 is Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Afterburner","number":4}
# BE1 flips Afterburner
[BS-4.3] {"kind":"moves","element":"BE1","maneuver":"Afterburner","paths":[{"piece":"B1","path":[[31536,15000],[39330,19500]]},{"piece":"B2","path":[[33536,15000],[41330,19500]]}],"speed":9,"heading":60}
# BE1 flies Afterburner at speed 9: B1 at 39.33,19.5, B2 at 41.33,19.5, facing 60
= bc2a5ae62a4cba77

turn 16
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Straight"}
# the next card of BE1 is Straight
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Left","number":2}
# AE1 flips Left
= 48035e060e9c5574

turn 17
> 1  fly Break
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Break Left","paths":[{"piece":"A1","path":[[55784,38500],[47990,43000]]},{"piece":"A2","path":[[57784,38500],[49990,43000]]}],"speed":9,"heading":300}
# AE1 flies Break Left at speed 9: A1 at 47.99,43, A2 at 49.99,43, facing 300
[BS-3.6] {"kind":"slows","element":"AE1","penalty":2,"speed":7}
# AE1 pays 2 and has speed 7
= 0562d4fc9fe9a2d6

turn 17
> 1  next Hard Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Hard Left"}
# the next card of AE1 is Hard Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= 8c9004cc2f4da2d8

turn 17
> 2  fly Accelerate 1
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Accelerate 1","paths":[{"piece":"B1","path":[[39330,19500],[47990,24500]]},{"piece":"B2","path":[[41330,19500],[49990,24500]]}],"speed":10,"heading":60}
# BE1 flies Accelerate 1 at speed 10: B1 at 47.99,24.5, B2 at 49.99,24.5, facing 60
= b4845056234c2015

turn 17
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Left"}
# the next card of BE1 is Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Hard Left","number":5}
# AE1 flips Hard Left
  [BS-3.4] d6 = 5
[BS-3.4] {"kind":"checks","piece":"A1","face":5,"skill":1,"difficulty":3,"times":1,"passed":true}
# A1 rolls 5 + 1 against 3: passes
[BS-4.4] {"kind":"moves","element":"AE1","maneuver":"Hard Left","paths":[{"piece":"A1","path":[[47990,43000],[44959,44750],[41928,43000]]},{"piece":"A2","path":[[49990,43000],[46959,44750],[43928,43000]]}],"speed":7,"heading":180}
# AE1 flies Hard Left at speed 7: A1 at 41.928,43, A2 at 43.928,43, facing 180
[BS-3.6] {"kind":"slows","element":"AE1","penalty":2,"speed":5}
# AE1 pays 2 and has speed 5
= daae33fd10d6e38d

turn 18
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Left"}
# the next card of AE1 is Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Left","number":2}
# BE1 flips Left
= 0fd598f04a9387db

turn 18
> 2  fly Break
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Break Left","paths":[{"piece":"B1","path":[[47990,24500],[47990,34500]]},{"piece":"B2","path":[[49990,24500],[49990,34500]]}],"speed":10,"heading":0}
# BE1 flies Break Left at speed 10: B1 at 47.99,34.5, B2 at 49.99,34.5, facing 0
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":8}
# BE1 pays 2 and has speed 8
= b2f4e98a780ea2e9

turn 18
> 2  fire B1 laser1+laser2 A2
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser1","target":"A2","range":9420,"band":"medium"}
# B1 fires laser1 at A2: 9.42 in, medium range
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":7,"speed":0,"penalty":2,"needs":9,"hits":1}
# 9 of 7+, −2 for the maneuver, so 9+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser2","target":"A2","range":9420,"band":"medium"}
# B1 fires laser2 at A2: 9.42 in, medium range
  [BS-5.2] d12 = 12
[BS-5.2] {"kind":"rolls","faces":[12],"number":7,"speed":0,"penalty":2,"needs":9,"hits":1}
# 12 of 7+, −2 for the maneuver, so 9+: 1 hit
  [BS-5.3] d6 = 2
  [BS-5.3] d6 = 2
[BS-5.3] {"kind":"damages","target":"A2","faces":[2,2],"armour":1,"points":2}
# 2, 2, −1 each: 2 points on A2
[BS-5.3] {"kind":"hull","piece":"A2","points":2,"hull":0,"of":6}
# A2 takes 2 points: hull 0 of 6
[BS-5.3] {"kind":"destroyed","piece":"A2"}
# A2 is destroyed
= 4e66e7d1115b5daa

turn 18
> 2  next Hard Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Hard Left"}
# the next card of BE1 is Hard Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Left","number":2}
# AE1 flips Left
= a61e74612f9ce02a

turn 19
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Smooth Left","paths":[{"piece":"A1","path":[[41928,43000],[41928,40500],[44093,39250]]}],"speed":5,"heading":120}
# AE1 flies Smooth Left at speed 5: A1 at 44.093,39.25, facing 120
= 1cd9bfcb1b1eeba7

turn 19
> 1  fire A1 laser1+laser2 B1
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser1","target":"B1","range":6144,"band":"medium"}
# A1 fires laser1 at B1: 6.144 in, medium range
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":7,"speed":0,"penalty":0,"needs":7,"hits":1}
# 9 of 7+: 1 hit
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser2","target":"B1","range":6144,"band":"medium"}
# A1 fires laser2 at B1: 6.144 in, medium range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":7,"speed":0,"penalty":0,"needs":7,"hits":0}
# 5 of 7+: no hit
  [BS-5.3] d6 = 1
[BS-5.3] {"kind":"damages","target":"B1","faces":[1],"armour":1,"points":0}
# 1, −1 each: no damage on B1
= 0cd9fe77d7951b13

turn 19
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Left"}
# the next card of AE1 is Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Hard Left","number":5}
# BE1 flips Hard Left
  [BS-3.4] d6 = 3
[BS-3.4] {"kind":"checks","piece":"B1","face":3,"skill":1,"difficulty":3,"times":1,"passed":true}
# B1 rolls 3 + 1 against 3: passes
[BS-4.4] {"kind":"moves","element":"BE1","maneuver":"Hard Left","paths":[{"piece":"B1","path":[[47990,34500],[47990,38500],[44526,40500]]},{"piece":"B2","path":[[49990,34500],[49990,38500],[46526,40500]]}],"speed":8,"heading":240}
# BE1 flies Hard Left at speed 8: B1 at 44.526,40.5, B2 at 46.526,40.5, facing 240
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":6}
# BE1 pays 2 and has speed 6
= b66c11f8b9313d5a

turn 19
> 2  fire B2 laser1+laser2 A1
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser1","target":"A1","range":2735,"band":"close"}
# B2 fires laser1 at A1: 2.735 in, close range
  [BS-5.2] d12 = 10
[BS-5.2] {"kind":"rolls","faces":[10],"number":4,"speed":0,"penalty":2,"needs":6,"hits":1}
# 10 of 4+, −2 for the maneuver, so 6+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser2","target":"A1","range":2735,"band":"close"}
# B2 fires laser2 at A1: 2.735 in, close range
  [BS-5.2] d12 = 10
[BS-5.2] {"kind":"rolls","faces":[10],"number":4,"speed":0,"penalty":2,"needs":6,"hits":1}
# 10 of 4+, −2 for the maneuver, so 6+: 1 hit
  [BS-5.3] d6 = 5
  [BS-5.3] d6 = 4
[BS-5.3] {"kind":"damages","target":"A1","faces":[5,4],"armour":1,"points":7}
# 5, 4, −1 each: 7 points on A1
[BS-5.3] {"kind":"hull","piece":"A1","points":7,"hull":0,"of":6}
# A1 takes 7 points: hull 0 of 6
[BS-5.3] {"kind":"destroyed","piece":"A1"}
# A1 is destroyed
[BS-2.4] {"kind":"lost","element":"AE1"}
# AE1 is out, and a placeholder takes its card's place
[BS-6.3] {"kind":"over","winner":2,"hull":[0,9]}
# side 2 wins; hull left 0 to 9
= 34f44861da242e83
