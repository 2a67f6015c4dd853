firing-arc record 2
game black-skies 2
wording en 1
scenario squadron
seat 1 random
seat 2 random
dice seed 3
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
= 5834560abe8d85dc

turn 1
> 1  toss
  [BS-2.1] d2 = 2
[BS-2.1] {"kind":"deploys-first","side":2}
# side 2 deploys first
= e06a81037ba0d067

turn 1
> 2  deploy E3 37.064,44.548 41.401,43.757
[BS-2.1] {"kind":"deploys","element":"BE3","lead":[37064,44548],"wing":[41401,43757]}
# BE3 is deployed at 37.064,44.548 and 41.401,43.757
= 01a7985c944a8b0b

turn 1
> 1  deploy E3 53.184,3.462 51.296,2.695
[BS-2.1] {"kind":"deploys","element":"AE3","lead":[53184,3462],"wing":[51296,2695]}
# AE3 is deployed at 53.184,3.462 and 51.296,2.695
= 9b23bda5ea93ebe6

turn 1
> 2  deploy E2 37.064,44.548 41.401,43.757
[BS-2.1] {"kind":"deploys","element":"BE2","lead":[37064,44548],"wing":[41401,43757]}
# BE2 is deployed at 37.064,44.548 and 41.401,43.757
= e6f3bff4e4119df3

turn 1
> 1  deploy E4 8.281,1.807 7.849,0.275
[BS-2.1] {"kind":"deploys","element":"AE4","lead":[8281,1807],"wing":[7849,275]}
# AE4 is deployed at 8.281,1.807 and 7.849,0.275
= d24d55cf7dcd75f5

turn 1
> 2  deploy E1 60.718,43.96 64.284,46.817
[BS-2.1] {"kind":"deploys","element":"BE1","lead":[60718,43960],"wing":[64284,46817]}
# BE1 is deployed at 60.718,43.96 and 64.284,46.817
= 93184d6ceb1cc485

turn 1
> 1  deploy E2 32.573,4.432 33.498,2.544
[BS-2.1] {"kind":"deploys","element":"AE2","lead":[32573,4432],"wing":[33498,2544]}
# AE2 is deployed at 32.573,4.432 and 33.498,2.544
= fef8d2d0f887da92

turn 1
> 2  deploy E4 37.064,44.548 41.401,43.757
[BS-2.1] {"kind":"deploys","element":"BE4","lead":[37064,44548],"wing":[41401,43757]}
# BE4 is deployed at 37.064,44.548 and 41.401,43.757
= 0238db41634ed679

turn 1
> 1  deploy E1 8.281,1.807 7.849,0.275
[BS-2.1] {"kind":"deploys","element":"AE1","lead":[8281,1807],"wing":[7849,275]}
# AE1 is deployed at 8.281,1.807 and 7.849,0.275
= abec3d0f836a309f

turn 1
> 1  deck E3 Left 3, E1 Afterburner 4, E2 Right 3, E4 Left 4
> 2  deck E3 Right 12, E1 Hard Left 9, E4 Straight 1, E2 Hard Left 4
[BS-2.2] (seat 1) {"kind":"laid","side":1,"deck":["E3 Left 3","E1 Afterburner 4","E2 Right 3","E4 Left 4"]}
# the deck of side 1: E3 Left 3, E1 Afterburner 4, E2 Right 3, E4 Left 4
[BS-2.2] (seat 2) {"kind":"laid","side":2,"deck":["E3 Right 12","E1 Hard Left 9","E4 Straight 1","E2 Hard Left 4"]}
# the deck of side 2: E3 Right 12, E1 Hard Left 9, E4 Straight 1, E2 Hard Left 4
[BS-2.2] {"kind":"speeds","speeds":[{"element":"AE1","speed":4},{"element":"AE2","speed":3},{"element":"AE3","speed":3},{"element":"AE4","speed":4},{"element":"BE1","speed":9},{"element":"BE2","speed":4},{"element":"BE3","speed":12},{"element":"BE4","speed":1}]}
# speeds: AE1 4, AE2 3, AE3 3, AE4 4, BE1 9, BE2 4, BE3 12, BE4 1
  [BS-3.1] d2 = 1
[BS-3.1] {"kind":"begins","side":1}
# side 1 flips first
[BS-3.2] {"kind":"flips","element":"AE3","card":"Left","number":2}
# AE3 flips Left
= 694aa088917056e7

turn 1
> 1  fly Break
[BS-4.2] {"kind":"moves","element":"AE3","maneuver":"Break Left","paths":[{"piece":"A5","path":[[53184,3462],[50586,4962]]},{"piece":"A6","path":[[51296,2695],[48698,4195]]}],"speed":3,"heading":300}
# AE3 flies Break Left at speed 3: A5 at 50.586,4.962, A6 at 48.698,4.195, facing 300
[BS-3.6] {"kind":"slows","element":"AE3","penalty":2,"speed":1}
# AE3 pays 2 and has speed 1
= 2d4cb41b2977289e

turn 1
> 1  next Afterburner
[BS-3.2] (seat 1) {"kind":"next","element":"AE3","card":"Afterburner"}
# the next card of AE3 is Afterburner
[BS-3.3] {"kind":"lays","element":"AE3"}
# AE3: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE3","card":"Right","number":3}
# BE3 flips Right
= e691dd6dbc975b57

turn 1
> 2  fly Late
[BS-4.2] {"kind":"moves","element":"BE3","maneuver":"Late Right","paths":[{"piece":"B5","path":[[37064,44548],[37064,32548]]},{"piece":"B6","path":[[41401,43757],[41401,31757]]}],"speed":12,"heading":240}
# BE3 flies Late Right at speed 12: B5 at 37.064,32.548, B6 at 41.401,31.757, facing 240
[BS-3.6] {"kind":"slows","element":"BE3","penalty":1,"speed":11}
# BE3 pays 1 and has speed 11
= 628b73d5ce3d02fe

turn 1
> 2  next Snake
[BS-3.2] (seat 2) {"kind":"next","element":"BE3","card":"Snake"}
# the next card of BE3 is Snake
[BS-3.3] {"kind":"lays","element":"BE3"}
# BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Afterburner","number":4}
# AE1 flips Afterburner
[BS-4.3] {"kind":"moves","element":"AE1","maneuver":"Afterburner","paths":[{"piece":"A1","path":[[8281,1807],[8281,9807]]},{"piece":"A2","path":[[7849,275],[7849,8275]]}],"speed":8,"heading":0}
# AE1 flies Afterburner at speed 8: A1 at 8.281,9.807, A2 at 7.849,8.275, facing 0
= 2858013a225a16a8

turn 1
> 1  next Afterburner
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Afterburner"}
# the next card of AE1 is Afterburner
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Hard Left","number":5}
# BE1 flips Hard Left
[BS-4.4] {"kind":"moves","element":"BE1","maneuver":"Hard Left","paths":[{"piece":"B1","path":[[60718,43960],[60718,39460],[64615,37210]]},{"piece":"B2","path":[[64284,46817],[64284,42317],[68181,40067]]}],"speed":9,"heading":60}
# BE1 flies Hard Left at speed 9: B1 at 64.615,37.21, B2 at 68.181,40.067, facing 60
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":7}
# BE1 pays 2 and has speed 7
= 89b9214d16999b8e

turn 1
> 2  next Hard Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Hard Left"}
# the next card of BE1 is Hard Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Right","number":3}
# AE2 flips Right
= fad3528749052bc2

turn 1
> 1  fly Late
[BS-4.2] {"kind":"moves","element":"AE2","maneuver":"Late Right","paths":[{"piece":"A3","path":[[32573,4432],[32573,7432]]},{"piece":"A4","path":[[33498,2544],[33498,5544]]}],"speed":3,"heading":60}
# AE2 flies Late Right at speed 3: A3 at 32.573,7.432, A4 at 33.498,5.544, facing 60
[BS-3.6] {"kind":"slows","element":"AE2","penalty":1,"speed":2}
# AE2 pays 1 and has speed 2
= acf6a42226f97159

turn 1
> 1  next Hard Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Hard Left"}
# the next card of AE2 is Hard Left
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Straight","number":1}
# BE4 flips Straight
= 4879ca9d737c7845

turn 1
> 2  fly Accelerate 1
[BS-4.1] {"kind":"moves","element":"BE4","maneuver":"Accelerate 1","paths":[{"piece":"B7","path":[[37064,44548],[37064,42548]]},{"piece":"B8","path":[[41401,43757],[41401,41757]]}],"speed":2,"heading":180}
# BE4 flies Accelerate 1 at speed 2: B7 at 37.064,42.548, B8 at 41.401,41.757, facing 180
= 5a085515b2896f4e

turn 1
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Straight"}
# the next card of BE4 is Straight
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE4","card":"Left","number":2}
# AE4 flips Left
= b5a1df80bb9a3f60

turn 1
> 1  fly Break
[BS-4.2] {"kind":"moves","element":"AE4","maneuver":"Break Left","paths":[{"piece":"A7","path":[[8281,1807],[4817,3807]]},{"piece":"A8","path":[[7849,275],[4385,2275]]}],"speed":4,"heading":300}
# AE4 flies Break Left at speed 4: A7 at 4.817,3.807, A8 at 4.385,2.275, facing 300
[BS-3.6] {"kind":"slows","element":"AE4","penalty":2,"speed":2}
# AE4 pays 2 and has speed 2
= 0e843b9160c885ac

turn 1
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE4","card":"Left"}
# the next card of AE4 is Left
[BS-3.3] {"kind":"lays","element":"AE4"}
# AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Hard Left","number":5}
# BE2 flips Hard Left
[BS-4.4] {"kind":"moves","element":"BE2","maneuver":"Hard Left","paths":[{"piece":"B3","path":[[37064,44548],[37064,42548],[38796,41548]]},{"piece":"B4","path":[[41401,43757],[41401,41757],[43133,40757]]}],"speed":4,"heading":60}
# BE2 flies Hard Left at speed 4: B3 at 38.796,41.548, B4 at 43.133,40.757, facing 60
[BS-3.6] {"kind":"slows","element":"BE2","penalty":2,"speed":2}
# BE2 pays 2 and has speed 2
= c5acaa0a994dbc9a

turn 1
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Left"}
# the next card of BE2 is Left
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE3","card":"Afterburner","number":4}
# AE3 flips Afterburner
[BS-4.3] {"kind":"moves","element":"AE3","maneuver":"Afterburner","paths":[{"piece":"A5","path":[[50586,4962],[44524,8462]]},{"piece":"A6","path":[[48698,4195],[42636,7695]]}],"speed":7,"heading":300}
# AE3 flies Afterburner at speed 7: A5 at 44.524,8.462, A6 at 42.636,7.695, facing 300
= 2956003422ce4935

turn 2
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE3","card":"Straight"}
# the next card of AE3 is Straight
[BS-3.3] {"kind":"lays","element":"AE3"}
# AE3: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE3","card":"Snake","number":7}
# BE3 flips Snake
= 2119f17072e9b9fe

turn 2
> 2  fly Right first
[BS-4.5] {"kind":"moves","element":"BE3","maneuver":"Snake, right first","paths":[{"piece":"B5","path":[[37064,32548],[32301,35298],[32301,29798]]},{"piece":"B6","path":[[41401,31757],[36638,34507],[36638,29007]]}],"speed":11,"heading":240}
# BE3 flies Snake, right first at speed 11: B5 at 32.301,29.798, B6 at 36.638,29.007, facing 240
= 69a458f5a7c0cd6e

turn 2
> 2  next Sideslip Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE3","card":"Sideslip Left"}
# the next card of BE3 is Sideslip Left
[BS-3.3] {"kind":"lays","element":"BE3"}
# BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Afterburner","number":4}
# AE1 flips Afterburner
[BS-4.3] {"kind":"moves","element":"AE1","maneuver":"Afterburner","paths":[{"piece":"A1","path":[[8281,9807],[8281,21807]]},{"piece":"A2","path":[[7849,8275],[7849,20275]]}],"speed":12,"heading":0}
# AE1 flies Afterburner at speed 12: A1 at 8.281,21.807, A2 at 7.849,20.275, facing 0
= caa915aaf14ed8f5

turn 2
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Straight"}
# the next card of AE1 is Straight
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Hard Left","number":5}
# BE1 flips Hard Left
[BS-4.4] {"kind":"moves","element":"BE1","maneuver":"Hard Left","paths":[{"piece":"B1","path":[[64615,37210],[67646,38960],[67646,42460]]},{"piece":"B2","path":[[68181,40067],[71212,41817],[71212,45317]]}],"speed":7,"heading":300}
# BE1 flies Hard Left at speed 7: B1 at 67.646,42.46, B2 at 71.212,45.317, facing 300
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":5}
# BE1 pays 2 and has speed 5
= aa6b11b0571c61be

turn 2
> 2  next Hard Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Hard Left"}
# the next card of BE1 is Hard Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Hard Left","number":5}
# AE2 flips Hard Left
[BS-4.4] {"kind":"moves","element":"AE2","maneuver":"Hard Left","paths":[{"piece":"A3","path":[[32573,7432],[33439,7932],[33439,8932]]},{"piece":"A4","path":[[33498,5544],[34364,6044],[34364,7044]]}],"speed":2,"heading":300}
# AE2 flies Hard Left at speed 2: A3 at 33.439,8.932, A4 at 34.364,7.044, facing 300
[BS-3.6] {"kind":"slows","element":"AE2","penalty":2,"speed":0}
# AE2 pays 2 and has speed 0
= f699e028fd07f735

turn 2
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Straight"}
# the next card of AE2 is Straight
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Straight","number":1}
# BE4 flips Straight
= bcf25b8e833f2a7a

turn 2
> 2  fly Decelerate
[BS-4.1] {"kind":"moves","element":"BE4","maneuver":"Decelerate","paths":[{"piece":"B7","path":[[37064,42548],[37064,41548]]},{"piece":"B8","path":[[41401,41757],[41401,40757]]}],"speed":1,"heading":180}
# BE4 flies Decelerate at speed 1: B7 at 37.064,41.548, B8 at 41.401,40.757, facing 180
= 6973a959af3154af

turn 2
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Right"}
# the next card of BE4 is Right
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE4","card":"Left","number":2}
# AE4 flips Left
= 5f81ec14b1fcbab2

turn 2
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE4","maneuver":"Smooth Left","paths":[{"piece":"A7","path":[[4817,3807],[3951,4307],[3085,3807]]},{"piece":"A8","path":[[4385,2275],[3519,2775],[2653,2275]]}],"speed":2,"heading":240}
# AE4 flies Smooth Left at speed 2: A7 at 3.085,3.807, A8 at 2.653,2.275, facing 240
= 9ddb34f6d7035540

turn 2
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE4","card":"Straight"}
# the next card of AE4 is Straight
[BS-3.3] {"kind":"lays","element":"AE4"}
# AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Left","number":2}
# BE2 flips Left
= b33ea40aeb0ab82d

turn 2
> 2  fly Late
[BS-4.2] {"kind":"moves","element":"BE2","maneuver":"Late Left","paths":[{"piece":"B3","path":[[38796,41548],[40528,42548]]},{"piece":"B4","path":[[43133,40757],[44865,41757]]}],"speed":2,"heading":0}
# BE2 flies Late Left at speed 2: B3 at 40.528,42.548, B4 at 44.865,41.757, facing 0
[BS-3.6] {"kind":"slows","element":"BE2","penalty":1,"speed":1}
# BE2 pays 1 and has speed 1
= 5dec96c7db7a1906

turn 2
> 2  next Hard Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Hard Left"}
# the next card of BE2 is Hard Left
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE3","card":"Straight","number":1}
# AE3 flips Straight
= 0f51cf140c16da74

turn 3
> 1  fly Steady
[BS-4.1] {"kind":"moves","element":"AE3","maneuver":"Steady","paths":[{"piece":"A5","path":[[44524,8462],[38462,11962]]},{"piece":"A6","path":[[42636,7695],[36574,11195]]}],"speed":7,"heading":300}
# AE3 flies Steady at speed 7: A5 at 38.462,11.962, A6 at 36.574,11.195, facing 300
= cf1199ef9c0a524b

turn 3
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE3","card":"Straight"}
# the next card of AE3 is Straight
[BS-3.3] {"kind":"lays","element":"AE3"}
# AE3: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE3","card":"Sideslip Left","number":8}
# BE3 flips Sideslip Left
[BS-4.6] {"kind":"moves","element":"BE3","maneuver":"Sideslip Left","paths":[{"piece":"B5","path":[[32301,29798],[32301,18798]]},{"piece":"B6","path":[[36638,29007],[36638,18007]]}],"speed":11,"heading":240}
# BE3 flies Sideslip Left at speed 11: B5 at 32.301,18.798, B6 at 36.638,18.007, facing 240
= d01efdaec65ea165

turn 3
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE3","card":"Straight"}
# the next card of BE3 is Straight
[BS-3.3] {"kind":"lays","element":"BE3"}
# BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= 5cd1f3ff65f1e93f

turn 3
> 1  fly Steady
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Steady","paths":[{"piece":"A1","path":[[8281,21807],[8281,33807]]},{"piece":"A2","path":[[7849,20275],[7849,32275]]}],"speed":12,"heading":0}
# AE1 flies Steady at speed 12: A1 at 8.281,33.807, A2 at 7.849,32.275, facing 0
= 4ca68d47a3ad663c

turn 3
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Straight"}
# the next card of AE1 is Straight
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Hard Left","number":5}
# BE1 flips Hard Left
[BS-4.4] {"kind":"moves","element":"BE1","maneuver":"Hard Left","paths":[{"piece":"B1","path":[[67646,42460],[65481,43710],[63316,42460]]},{"piece":"B2","path":[[71212,45317],[69047,46567],[66882,45317]]}],"speed":5,"heading":180}
# BE1 flies Hard Left at speed 5: B1 at 63.316,42.46, B2 at 66.882,45.317, facing 180
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":3}
# BE1 pays 2 and has speed 3
= 11f3fd2728ec35b1

turn 3
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Straight"}
# the next card of BE1 is Straight
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Straight","number":1}
# AE2 flips Straight
= d6c58486a2548f45

turn 3
> 1  fly Steady
[BS-4.10] {"kind":"moves","element":"AE2","maneuver":"Steady","paths":[{"piece":"A3","path":[[33439,8932],[33439,8932]]},{"piece":"A4","path":[[34364,7044],[34364,7044]]}],"speed":0,"heading":300}
# AE2 flies Steady at speed 0: A3 at 33.439,8.932, A4 at 34.364,7.044, facing 300
= ea9350056fc69733

turn 3
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Straight"}
# the next card of AE2 is Straight
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Right","number":3}
# BE4 flips Right
= 79a914ecf90dffe2

turn 3
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE4","maneuver":"Smooth Right","paths":[{"piece":"B7","path":[[37064,41548],[37064,41048],[36631,40798]]},{"piece":"B8","path":[[41401,40757],[41401,40257],[40968,40007]]}],"speed":1,"heading":240}
# BE4 flies Smooth Right at speed 1: B7 at 36.631,40.798, B8 at 40.968,40.007, facing 240
= ec969ddfdb9ba26c

turn 3
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Straight"}
# the next card of BE4 is Straight
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE4","card":"Straight","number":1}
# AE4 flips Straight
= 73bab937d68b8675

turn 3
> 1  fly Steady
[BS-4.1] {"kind":"moves","element":"AE4","maneuver":"Steady","paths":[{"piece":"A7","path":[[3085,3807],[1353,2807]]},{"piece":"A8","path":[[2653,2275],[921,1275]]}],"speed":2,"heading":240}
# AE4 flies Steady at speed 2: A7 at 1.353,2.807, A8 at 0.921,1.275, facing 240
= dc747c331e391906

turn 3
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE4","card":"Straight"}
# the next card of AE4 is Straight
[BS-3.3] {"kind":"lays","element":"AE4"}
# AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Hard Left","number":5}
# BE2 flips Hard Left
[BS-4.4] {"kind":"moves","element":"BE2","maneuver":"Hard Left","paths":[{"piece":"B3","path":[[40528,42548],[40528,43048],[40095,43298]]},{"piece":"B4","path":[[44865,41757],[44865,42257],[44432,42507]]}],"speed":1,"heading":240}
# BE2 flies Hard Left at speed 1: B3 at 40.095,43.298, B4 at 44.432,42.507, facing 240
[BS-3.6] {"kind":"slows","element":"BE2","penalty":2,"speed":0}
# BE2 pays 2 and has speed 0
= 7face76083312277

turn 3
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Straight"}
# the next card of BE2 is Straight
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE3","card":"Straight","number":1}
# AE3 flips Straight
= 0b2ccd3b86139f6c

turn 4
> 1  fly Accelerate 3
[BS-4.1] {"kind":"moves","element":"AE3","maneuver":"Accelerate 3","paths":[{"piece":"A5","path":[[38462,11962],[29802,16962]]},{"piece":"A6","path":[[36574,11195],[27914,16195]]}],"speed":10,"heading":300}
# AE3 flies Accelerate 3 at speed 10: A5 at 29.802,16.962, A6 at 27.914,16.195, facing 300
= 83d2f52f7f7b4a29

turn 4
> 1  next Hard Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE3","card":"Hard Left"}
# the next card of AE3 is Hard Left
[BS-3.3] {"kind":"lays","element":"AE3"}
# AE3: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE3","card":"Straight","number":1}
# BE3 flips Straight
= c6e70e0ac7dcd6a1

turn 4
> 2  fly Steady
[BS-4.1] {"kind":"moves","element":"BE3","maneuver":"Steady","paths":[{"piece":"B5","path":[[32301,18798],[22775,13298]]},{"piece":"B6","path":[[36638,18007],[27112,12507]]}],"speed":11,"heading":240}
# BE3 flies Steady at speed 11: B5 at 22.775,13.298, B6 at 27.112,12.507, facing 240
= 2a3f48ddd13ca0a8

turn 4
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE3","card":"Straight"}
# the next card of BE3 is Straight
[BS-3.3] {"kind":"lays","element":"BE3"}
# BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= 3e01cb1dec8b8062

turn 4
> 1  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Accelerate 2","paths":[{"piece":"A1","path":[[8281,33807],[8281,45807]]},{"piece":"A2","path":[[7849,32275],[7849,44275]]}],"speed":12,"heading":0}
# AE1 flies Accelerate 2 at speed 12: A1 at 8.281,45.807, A2 at 7.849,44.275, facing 0
= 3d60c3a9d4d62760

turn 4
> 1  next Afterburner
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Afterburner"}
# the next card of AE1 is Afterburner
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= 94cf1e98a3fc3f4d

turn 4
> 2  fly Steady
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Steady","paths":[{"piece":"B1","path":[[63316,42460],[63316,39460]]},{"piece":"B2","path":[[66882,45317],[66882,42317]]}],"speed":3,"heading":180}
# BE1 flies Steady at speed 3: B1 at 63.316,39.46, B2 at 66.882,42.317, facing 180
= bf653a8dd183c39c

turn 4
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Straight"}
# the next card of BE1 is Straight
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Straight","number":1}
# AE2 flips Straight
= 5d02636e55d4369a

turn 4
> 1  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"AE2","maneuver":"Accelerate 2","paths":[{"piece":"A3","path":[[33439,8932],[31707,9932]]},{"piece":"A4","path":[[34364,7044],[32632,8044]]}],"speed":2,"heading":300}
# AE2 flies Accelerate 2 at speed 2: A3 at 31.707,9.932, A4 at 32.632,8.044, facing 300
= de92fe7961c3ace8

turn 4
> 1  fire A4 laser1 B5
[BS-5.1] {"kind":"fires","piece":"A4","weapon":"laser1","target":"B5","range":11169,"band":"medium"}
# A4 fires laser1 at B5: 11.169 in, medium range
  [BS-5.2] d12 = 2
[BS-5.2] {"kind":"rolls","faces":[2],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# 2 of 7+, −2 for its speed, so 9+: no hit
= 3c84071b44633f78

turn 4
> 1  fire A3 laser1+laser2 B5
[BS-5.1] {"kind":"fires","piece":"A3","weapon":"laser1","target":"B5","range":9545,"band":"medium"}
# A3 fires laser1 at B5: 9.545 in, medium range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# 5 of 7+, −2 for its speed, so 9+: no hit
[BS-5.1] {"kind":"fires","piece":"A3","weapon":"laser2","target":"B5","range":9545,"band":"medium"}
# A3 fires laser2 at B5: 9.545 in, medium range
  [BS-5.2] d12 = 1
[BS-5.2] {"kind":"rolls","faces":[1],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# 1 of 7+, −2 for its speed, so 9+: no hit
= b662ce12f71bd6ba

turn 4
> 1  next Afterburner
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Afterburner"}
# the next card of AE2 is Afterburner
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Straight","number":1}
# BE4 flips Straight
= 21d4aac17be0b812

turn 4
> 2  fly Steady
[BS-4.1] {"kind":"moves","element":"BE4","maneuver":"Steady","paths":[{"piece":"B7","path":[[36631,40798],[35765,40298]]},{"piece":"B8","path":[[40968,40007],[40102,39507]]}],"speed":1,"heading":240}
# BE4 flies Steady at speed 1: B7 at 35.765,40.298, B8 at 40.102,39.507, facing 240
= a58f5758fcb7a79e

turn 4
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Straight"}
# the next card of BE4 is Straight
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE4","card":"Straight","number":1}
# AE4 flips Straight
= 345218ee51b1b648

turn 4
> 1  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"AE4","maneuver":"Accelerate 2","paths":[{"piece":"A7","path":[[1353,2807],[-2111,807]]},{"piece":"A8","path":[[921,1275],[-2543,-725]]}],"speed":4,"heading":240}
# AE4 flies Accelerate 2 at speed 4: A7 at -2.111,0.807, A8 at -2.543,-0.725, facing 240
[BS-4.11] {"kind":"leaves","piece":"A7"}
# A7 leaves the table
[BS-4.11] {"kind":"leaves","piece":"A8"}
# A8 leaves the table
[BS-2.4] {"kind":"lost","element":"AE4"}
# AE4 is out, and a placeholder takes its card's place
[BS-3.2] {"kind":"flips","element":"BE2","card":"Straight","number":1}
# BE2 flips Straight
= 5cfbe1ace15e8dbc

turn 4
> 2  fly Accelerate 3
[BS-4.1] {"kind":"moves","element":"BE2","maneuver":"Accelerate 3","paths":[{"piece":"B3","path":[[40095,43298],[37497,41798]]},{"piece":"B4","path":[[44432,42507],[41834,41007]]}],"speed":3,"heading":240}
# BE2 flies Accelerate 3 at speed 3: B3 at 37.497,41.798, B4 at 41.834,41.007, facing 240
= 67afd72d226bef81

turn 4
> 2  next Afterburner
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Afterburner"}
# the next card of BE2 is Afterburner
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE3","card":"Hard Left","number":5}
# AE3 flips Hard Left
[BS-4.4] {"kind":"moves","element":"AE3","maneuver":"Hard Left","paths":[{"piece":"A5","path":[[29802,16962],[25472,19462],[21142,16962]]},{"piece":"A6","path":[[27914,16195],[23584,18695],[19254,16195]]}],"speed":10,"heading":180}
# AE3 flies Hard Left at speed 10: A5 at 21.142,16.962, A6 at 19.254,16.195, facing 180
[BS-3.6] {"kind":"slows","element":"AE3","penalty":2,"speed":8}
# AE3 pays 2 and has speed 8
= 2fa77e73ad7411d3

turn 5
> 1  fire A5 laser1+laser2 B5
[BS-5.1] {"kind":"fires","piece":"A5","weapon":"laser1","target":"B5","range":4011,"band":"close"}
# A5 fires laser1 at B5: 4.011 in, close range
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":4,"speed":-2,"penalty":2,"needs":8,"hits":0}
# 3 of 4+, −2 for its speed, −2 for the maneuver, so 8+: no hit
[BS-5.1] {"kind":"fires","piece":"A5","weapon":"laser2","target":"B5","range":4011,"band":"close"}
# A5 fires laser2 at B5: 4.011 in, close range
  [BS-5.2] d12 = 4
[BS-5.2] {"kind":"rolls","faces":[4],"number":4,"speed":-2,"penalty":2,"needs":8,"hits":0}
# 4 of 4+, −2 for its speed, −2 for the maneuver, so 8+: no hit
= dfb45e513c40e90e

turn 5
> 1  next Sideslip Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE3","card":"Sideslip Left"}
# the next card of AE3 is Sideslip Left
[BS-3.3] {"kind":"lays","element":"AE3"}
# AE3: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE3","card":"Straight","number":1}
# BE3 flips Straight
= 4dddc8253d27b7d5

turn 5
> 2  fly Accelerate 4
[BS-4.1] {"kind":"moves","element":"BE3","maneuver":"Accelerate 4","paths":[{"piece":"B5","path":[[22775,13298],[12383,7298]]},{"piece":"B6","path":[[27112,12507],[16720,6507]]}],"speed":12,"heading":240}
# BE3 flies Accelerate 4 at speed 12: B5 at 12.383,7.298, B6 at 16.72,6.507, facing 240
= 0fd0034b22ae2da9

turn 5
> 2  next Sideslip Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE3","card":"Sideslip Left"}
# the next card of BE3 is Sideslip Left
[BS-3.3] {"kind":"lays","element":"BE3"}
# BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Afterburner","number":4}
# AE1 flips Afterburner
[BS-4.3] {"kind":"moves","element":"AE1","maneuver":"Afterburner","paths":[{"piece":"A1","path":[[8281,45807],[8281,57807]]},{"piece":"A2","path":[[7849,44275],[7849,56275]]}],"speed":12,"heading":0}
# AE1 flies Afterburner at speed 12: A1 at 8.281,57.807, A2 at 7.849,56.275, facing 0
[BS-4.11] {"kind":"leaves","piece":"A1"}
# A1 leaves the table
[BS-4.11] {"kind":"leaves","piece":"A2"}
# A2 leaves the table
[BS-2.4] {"kind":"lost","element":"AE1"}
# AE1 is out, and a placeholder takes its card's place
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= d70b8c3ff04124bf

turn 5
> 2  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Accelerate 2","paths":[{"piece":"B1","path":[[63316,39460],[63316,34460]]},{"piece":"B2","path":[[66882,42317],[66882,37317]]}],"speed":5,"heading":180}
# BE1 flies Accelerate 2 at speed 5: B1 at 63.316,34.46, B2 at 66.882,37.317, facing 180
= 0115c4bc4dc9f450

turn 5
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Right"}
# the next card of BE1 is Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Afterburner","number":4}
# AE2 flips Afterburner
[BS-4.3] {"kind":"moves","element":"AE2","maneuver":"Afterburner","paths":[{"piece":"A3","path":[[31707,9932],[26511,12932]]},{"piece":"A4","path":[[32632,8044],[27436,11044]]}],"speed":6,"heading":300}
# AE2 flies Afterburner at speed 6: A3 at 26.511,12.932, A4 at 27.436,11.044, facing 300
= 6e8eb58caa80f645

turn 5
> 1  next Hard Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Hard Right"}
# the next card of AE2 is Hard Right
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Straight","number":1}
# BE4 flips Straight
= be638640282eae2f

turn 5
> 2  fly Accelerate 1
[BS-4.1] {"kind":"moves","element":"BE4","maneuver":"Accelerate 1","paths":[{"piece":"B7","path":[[35765,40298],[34033,39298]]},{"piece":"B8","path":[[40102,39507],[38370,38507]]}],"speed":2,"heading":240}
# BE4 flies Accelerate 1 at speed 2: B7 at 34.033,39.298, B8 at 38.37,38.507, facing 240
= 1b7cb58b799f2ea4

turn 5
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Left"}
# the next card of BE4 is Left
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE2","card":"Afterburner","number":4}
# BE2 flips Afterburner
[BS-4.3] {"kind":"moves","element":"BE2","maneuver":"Afterburner","paths":[{"piece":"B3","path":[[37497,41798],[31435,38298]]},{"piece":"B4","path":[[41834,41007],[35772,37507]]}],"speed":7,"heading":240}
# BE2 flies Afterburner at speed 7: B3 at 31.435,38.298, B4 at 35.772,37.507, facing 240
= 71468facf8de82d6

turn 5
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Right"}
# the next card of BE2 is Right
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE3","card":"Sideslip Left","number":8}
# AE3 flips Sideslip Left
[BS-4.6] {"kind":"moves","element":"AE3","maneuver":"Sideslip Left","paths":[{"piece":"A5","path":[[21142,16962],[28070,12962]]},{"piece":"A6","path":[[19254,16195],[26182,12195]]}],"speed":8,"heading":180}
# AE3 flies Sideslip Left at speed 8: A5 at 28.07,12.962, A6 at 26.182,12.195, facing 180
= f6625462d8107a76

turn 6
> 1  next Sideslip Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE3","card":"Sideslip Left"}
# the next card of AE3 is Sideslip Left
[BS-3.3] {"kind":"lays","element":"AE3"}
# AE3: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE3","card":"Sideslip Left","number":8}
# BE3 flips Sideslip Left
[BS-4.6] {"kind":"moves","element":"BE3","maneuver":"Sideslip Left","paths":[{"piece":"B5","path":[[12383,7298],[12383,-4702]]},{"piece":"B6","path":[[16720,6507],[16720,-5493]]}],"speed":12,"heading":240}
# BE3 flies Sideslip Left at speed 12: B5 at 12.383,-4.702, B6 at 16.72,-5.493, facing 240
[BS-4.11] {"kind":"leaves","piece":"B5"}
# B5 leaves the table
[BS-4.11] {"kind":"leaves","piece":"B6"}
# B6 leaves the table
[BS-2.4] {"kind":"lost","element":"BE3"}
# BE3 is out, and a placeholder takes its card's place
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Right","number":3}
# BE1 flips Right
= ff3dc2e9bde6e3d6

turn 6
> 2  fly Late
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Late Right","paths":[{"piece":"B1","path":[[63316,34460],[63316,29460]]},{"piece":"B2","path":[[66882,37317],[66882,32317]]}],"speed":5,"heading":240}
# BE1 flies Late Right at speed 5: B1 at 63.316,29.46, B2 at 66.882,32.317, facing 240
[BS-3.6] {"kind":"slows","element":"BE1","penalty":1,"speed":4}
# BE1 pays 1 and has speed 4
= 7c6557dce691ef57

turn 6
> 2  next Hard Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Hard Left"}
# the next card of BE1 is Hard Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Hard Right","number":6}
# AE2 flips Hard Right
[BS-4.4] {"kind":"moves","element":"AE2","maneuver":"Hard Right","paths":[{"piece":"A3","path":[[26511,12932],[23913,14432],[23913,17432]]},{"piece":"A4","path":[[27436,11044],[24838,12544],[24838,15544]]}],"speed":6,"heading":60}
# AE2 flies Hard Right at speed 6: A3 at 23.913,17.432, A4 at 24.838,15.544, facing 60
[BS-3.6] {"kind":"slows","element":"AE2","penalty":2,"speed":4}
# AE2 pays 2 and has speed 4
= 82d6cfbba9e77cfd

turn 6
> 1  next Hard Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Hard Right"}
# the next card of AE2 is Hard Right
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Left","number":2}
# BE4 flips Left
= 241a4f67e1900330

turn 6
> 2  fly Late
[BS-4.2] {"kind":"moves","element":"BE4","maneuver":"Late Left","paths":[{"piece":"B7","path":[[34033,39298],[32301,38298]]},{"piece":"B8","path":[[38370,38507],[36638,37507]]}],"speed":2,"heading":180}
# BE4 flies Late Left at speed 2: B7 at 32.301,38.298, B8 at 36.638,37.507, facing 180
[BS-3.6] {"kind":"slows","element":"BE4","penalty":1,"speed":1}
# BE4 pays 1 and has speed 1
= b6737395e547c9a7

turn 6
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Right"}
# the next card of BE4 is Right
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE2","card":"Right","number":3}
# BE2 flips Right
= 09dee6805cd093fb

turn 6
> 2  fly Late
[BS-4.2] {"kind":"moves","element":"BE2","maneuver":"Late Right","paths":[{"piece":"B3","path":[[31435,38298],[25373,34798]]},{"piece":"B4","path":[[35772,37507],[29710,34007]]}],"speed":7,"heading":300}
# BE2 flies Late Right at speed 7: B3 at 25.373,34.798, B4 at 29.71,34.007, facing 300
[BS-3.6] {"kind":"slows","element":"BE2","penalty":1,"speed":6}
# BE2 pays 1 and has speed 6
= befc507cd410456a

turn 6
> 2  next Hard Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Hard Left"}
# the next card of BE2 is Hard Left
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE3","card":"Sideslip Left","number":8}
# AE3 flips Sideslip Left
[BS-4.6] {"kind":"moves","element":"AE3","maneuver":"Sideslip Left","paths":[{"piece":"A5","path":[[28070,12962],[34998,8962]]},{"piece":"A6","path":[[26182,12195],[33110,8195]]}],"speed":8,"heading":180}
# AE3 flies Sideslip Left at speed 8: A5 at 34.998,8.962, A6 at 33.11,8.195, facing 180
= cd850ce5039a244a

turn 7
> 1  next Sideslip Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE3","card":"Sideslip Left"}
# the next card of AE3 is Sideslip Left
[BS-3.3] {"kind":"lays","element":"AE3"}
# AE3: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Hard Left","number":5}
# BE1 flips Hard Left
[BS-4.4] {"kind":"moves","element":"BE1","maneuver":"Hard Left","paths":[{"piece":"B1","path":[[63316,29460],[61584,28460],[61584,26460]]},{"piece":"B2","path":[[66882,32317],[65150,31317],[65150,29317]]}],"speed":4,"heading":120}
# BE1 flies Hard Left at speed 4: B1 at 61.584,26.46, B2 at 65.15,29.317, facing 120
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":2}
# BE1 pays 2 and has speed 2
= da2cb39ffedac9f1

turn 7
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Right"}
# the next card of BE1 is Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Hard Right","number":6}
# AE2 flips Hard Right
[BS-4.4] {"kind":"moves","element":"AE2","maneuver":"Hard Right","paths":[{"piece":"A3","path":[[23913,17432],[25645,18432],[27377,17432]]},{"piece":"A4","path":[[24838,15544],[26570,16544],[28302,15544]]}],"speed":4,"heading":180}
# AE2 flies Hard Right at speed 4: A3 at 27.377,17.432, A4 at 28.302,15.544, facing 180
[BS-3.6] {"kind":"slows","element":"AE2","penalty":2,"speed":2}
# AE2 pays 2 and has speed 2
= 07e5d23e7b44b7b5

turn 7
> 1  next Hard Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Hard Right"}
# the next card of AE2 is Hard Right
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Right","number":3}
# BE4 flips Right
= 415d1e8009b16717

turn 7
> 2  fly Break
[BS-4.2] {"kind":"moves","element":"BE4","maneuver":"Break Right","paths":[{"piece":"B7","path":[[32301,38298],[31435,37798]]},{"piece":"B8","path":[[36638,37507],[35772,37007]]}],"speed":1,"heading":240}
# BE4 flies Break Right at speed 1: B7 at 31.435,37.798, B8 at 35.772,37.007, facing 240
[BS-3.6] {"kind":"slows","element":"BE4","penalty":2,"speed":0}
# BE4 pays 2 and has speed 0
= 885b0980d9596334

turn 7
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Left"}
# the next card of BE4 is Left
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE2","card":"Hard Left","number":5}
# BE2 flips Hard Left
[BS-4.4] {"kind":"moves","element":"BE2","maneuver":"Hard Left","paths":[{"piece":"B3","path":[[25373,34798],[22775,36298],[20177,34798]]},{"piece":"B4","path":[[29710,34007],[27112,35507],[24514,34007]]}],"speed":6,"heading":180}
# BE2 flies Hard Left at speed 6: B3 at 20.177,34.798, B4 at 24.514,34.007, facing 180
[BS-3.6] {"kind":"slows","element":"BE2","penalty":2,"speed":4}
# BE2 pays 2 and has speed 4
= 9bb4b27cb489b3b0

turn 7
> 2  fire B4 laser1 A3
[BS-5.1] {"kind":"fires","piece":"B4","weapon":"laser1","target":"A3","range":16820,"band":"long"}
# B4 fires laser1 at A3: 16.82 in, long range
  [BS-5.2] d12 = 4
[BS-5.2] {"kind":"rolls","faces":[4],"number":10,"speed":2,"penalty":2,"needs":10,"hits":0}
# 4 of 10+, +2 for its speed, −2 for the maneuver: no hit
= 180beb8238f2b623

turn 7
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Right"}
# the next card of BE2 is Right
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE3","card":"Sideslip Left","number":8}
# AE3 flips Sideslip Left
[BS-4.6] {"kind":"moves","element":"AE3","maneuver":"Sideslip Left","paths":[{"piece":"A5","path":[[34998,8962],[41926,4962]]},{"piece":"A6","path":[[33110,8195],[40038,4195]]}],"speed":8,"heading":180}
# AE3 flies Sideslip Left at speed 8: A5 at 41.926,4.962, A6 at 40.038,4.195, facing 180
= e188647ed1faa9be

turn 8
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE3","card":"Right"}
# the next card of AE3 is Right
[BS-3.3] {"kind":"lays","element":"AE3"}
# AE3: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Right","number":3}
# BE1 flips Right
= 0d834826e4355180

turn 8
> 2  fly Break
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Break Right","paths":[{"piece":"B1","path":[[61584,26460],[61584,24460]]},{"piece":"B2","path":[[65150,29317],[65150,27317]]}],"speed":2,"heading":180}
# BE1 flies Break Right at speed 2: B1 at 61.584,24.46, B2 at 65.15,27.317, facing 180
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":0}
# BE1 pays 2 and has speed 0
= 8640a996eaa05721

turn 8
> 2  next Afterburner
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Afterburner"}
# the next card of BE1 is Afterburner
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Hard Right","number":6}
# AE2 flips Hard Right
[BS-4.4] {"kind":"moves","element":"AE2","maneuver":"Hard Right","paths":[{"piece":"A3","path":[[27377,17432],[27377,16432],[26511,15932]]},{"piece":"A4","path":[[28302,15544],[28302,14544],[27436,14044]]}],"speed":2,"heading":300}
# AE2 flies Hard Right at speed 2: A3 at 26.511,15.932, A4 at 27.436,14.044, facing 300
[BS-3.6] {"kind":"slows","element":"AE2","penalty":2,"speed":0}
# AE2 pays 2 and has speed 0
= 33f15e98e35bad99

turn 8
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Left"}
# the next card of AE2 is Left
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Left","number":2}
# BE4 flips Left
= d2c77b44fc46ff21

turn 8
> 2  fly Break
[BS-4.10] {"kind":"moves","element":"BE4","maneuver":"Break Left","paths":[{"piece":"B7","path":[[31435,37798],[31435,37798]]},{"piece":"B8","path":[[35772,37007],[35772,37007]]}],"speed":0,"heading":180}
# BE4 flies Break Left at speed 0: B7 at 31.435,37.798, B8 at 35.772,37.007, facing 180
[BS-3.6] {"kind":"slows","element":"BE4","penalty":2,"speed":0}
# BE4 pays 2 and has speed 0
= 732a4f0866b8a997

turn 8
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Left"}
# the next card of BE4 is Left
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE2","card":"Right","number":3}
# BE2 flips Right
= 355b31d0faa28a9c

turn 8
> 2  fly Break
[BS-4.2] {"kind":"moves","element":"BE2","maneuver":"Break Right","paths":[{"piece":"B3","path":[[20177,34798],[16713,32798]]},{"piece":"B4","path":[[24514,34007],[21050,32007]]}],"speed":4,"heading":240}
# BE2 flies Break Right at speed 4: B3 at 16.713,32.798, B4 at 21.05,32.007, facing 240
[BS-3.6] {"kind":"slows","element":"BE2","penalty":2,"speed":2}
# BE2 pays 2 and has speed 2
= c35f0be7dd17589a

turn 8
> 2  next Afterburner
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Afterburner"}
# the next card of BE2 is Afterburner
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE3","card":"Right","number":3}
# AE3 flips Right
= e6b827840fda3a65

turn 9
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE3","maneuver":"Smooth Right","paths":[{"piece":"A5","path":[[41926,4962],[41926,962],[38462,-1038]]},{"piece":"A6","path":[[40038,4195],[40038,195],[36574,-1805]]}],"speed":8,"heading":240}
# AE3 flies Smooth Right at speed 8: A5 at 38.462,-1.038, A6 at 36.574,-1.805, facing 240
[BS-4.11] {"kind":"leaves","piece":"A5"}
# A5 leaves the table
[BS-4.11] {"kind":"leaves","piece":"A6"}
# A6 leaves the table
[BS-2.4] {"kind":"lost","element":"AE3"}
# AE3 is out, and a placeholder takes its card's place
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Afterburner","number":4}
# BE1 flips Afterburner
[BS-4.3] {"kind":"moves","element":"BE1","maneuver":"Afterburner","paths":[{"piece":"B1","path":[[61584,24460],[61584,20460]]},{"piece":"B2","path":[[65150,27317],[65150,23317]]}],"speed":4,"heading":180}
# BE1 flies Afterburner at speed 4: B1 at 61.584,20.46, B2 at 65.15,23.317, facing 180
= 044f1f7ffdb95f10

turn 9
> 2  next Hard Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Hard Right"}
# the next card of BE1 is Hard Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Left","number":2}
# AE2 flips Left
= e5507ede4979eea6

turn 9
> 1  fly Smooth
[BS-4.10] {"kind":"moves","element":"AE2","maneuver":"Smooth Left","paths":[{"piece":"A3","path":[[26511,15932],[26511,15932],[26511,15932]]},{"piece":"A4","path":[[27436,14044],[27436,14044],[27436,14044]]}],"speed":0,"heading":240}
# AE2 flies Smooth Left at speed 0: A3 at 26.511,15.932, A4 at 27.436,14.044, facing 240
= 0551dfbb91100c03

turn 9
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Left"}
# the next card of AE2 is Left
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Left","number":2}
# BE4 flips Left
= 0eb3a94d194eb275

turn 9
> 2  fly Late
[BS-4.10] {"kind":"moves","element":"BE4","maneuver":"Late Left","paths":[{"piece":"B7","path":[[31435,37798],[31435,37798]]},{"piece":"B8","path":[[35772,37007],[35772,37007]]}],"speed":0,"heading":120}
# BE4 flies Late Left at speed 0: B7 at 31.435,37.798, B8 at 35.772,37.007, facing 120
[BS-3.6] {"kind":"slows","element":"BE4","penalty":1,"speed":0}
# BE4 pays 1 and has speed 0
= 3cc9cfa95f825eb3

turn 9
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Right"}
# the next card of BE4 is Right
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE2","card":"Afterburner","number":4}
# BE2 flips Afterburner
[BS-4.3] {"kind":"moves","element":"BE2","maneuver":"Afterburner","paths":[{"piece":"B3","path":[[16713,32798],[11517,29798]]},{"piece":"B4","path":[[21050,32007],[15854,29007]]}],"speed":6,"heading":240}
# BE2 flies Afterburner at speed 6: B3 at 11.517,29.798, B4 at 15.854,29.007, facing 240
= a0dd4070ec6e74a6

turn 9
> 2  next Hard Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Hard Right"}
# the next card of BE2 is Hard Right
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Hard Right","number":6}
# BE1 flips Hard Right
[BS-4.4] {"kind":"moves","element":"BE1","maneuver":"Hard Right","paths":[{"piece":"B1","path":[[61584,20460],[61584,18460],[59852,17460]]},{"piece":"B2","path":[[65150,23317],[65150,21317],[63418,20317]]}],"speed":4,"heading":300}
# BE1 flies Hard Right at speed 4: B1 at 59.852,17.46, B2 at 63.418,20.317, facing 300
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":2}
# BE1 pays 2 and has speed 2
= e27983230e38b510

turn 10
> 2  next Afterburner
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Afterburner"}
# the next card of BE1 is Afterburner
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Left","number":2}
# AE2 flips Left
= 80793878bcae498e

turn 10
> 1  fly Break
[BS-4.10] {"kind":"moves","element":"AE2","maneuver":"Break Left","paths":[{"piece":"A3","path":[[26511,15932],[26511,15932]]},{"piece":"A4","path":[[27436,14044],[27436,14044]]}],"speed":0,"heading":180}
# AE2 flies Break Left at speed 0: A3 at 26.511,15.932, A4 at 27.436,14.044, facing 180
[BS-3.6] {"kind":"slows","element":"AE2","penalty":2,"speed":0}
# AE2 pays 2 and has speed 0
= 921c65452cb37405

turn 10
> 1  next Afterburner
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Afterburner"}
# the next card of AE2 is Afterburner
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Right","number":3}
# BE4 flips Right
= 8f7c0699fb6a64b4

turn 10
> 2  fly Break
[BS-4.10] {"kind":"moves","element":"BE4","maneuver":"Break Right","paths":[{"piece":"B7","path":[[31435,37798],[31435,37798]]},{"piece":"B8","path":[[35772,37007],[35772,37007]]}],"speed":0,"heading":180}
# BE4 flies Break Right at speed 0: B7 at 31.435,37.798, B8 at 35.772,37.007, facing 180
[BS-3.6] {"kind":"slows","element":"BE4","penalty":2,"speed":0}
# BE4 pays 2 and has speed 0
= 36889f2b91b54d34

turn 10
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Left"}
# the next card of BE4 is Left
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE2","card":"Hard Right","number":6}
# BE2 flips Hard Right
[BS-4.4] {"kind":"moves","element":"BE2","maneuver":"Hard Right","paths":[{"piece":"B3","path":[[11517,29798],[8919,28298],[6321,29798]]},{"piece":"B4","path":[[15854,29007],[13256,27507],[10658,29007]]}],"speed":6,"heading":0}
# BE2 flies Hard Right at speed 6: B3 at 6.321,29.798, B4 at 10.658,29.007, facing 0
[BS-3.6] {"kind":"slows","element":"BE2","penalty":2,"speed":4}
# BE2 pays 2 and has speed 4
= 149513c147fc83b4

turn 10
> 2  next Afterburner
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Afterburner"}
# the next card of BE2 is Afterburner
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Afterburner","number":4}
# BE1 flips Afterburner
[BS-4.3] {"kind":"moves","element":"BE1","maneuver":"Afterburner","paths":[{"piece":"B1","path":[[59852,17460],[54656,20460]]},{"piece":"B2","path":[[63418,20317],[58222,23317]]}],"speed":6,"heading":300}
# BE1 flies Afterburner at speed 6: B1 at 54.656,20.46, B2 at 58.222,23.317, facing 300
= 0a7139d0f9076911

turn 11
> 2  next Hard Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Hard Left"}
# the next card of BE1 is Hard Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Afterburner","number":4}
# AE2 flips Afterburner
[BS-4.3] {"kind":"moves","element":"AE2","maneuver":"Afterburner","paths":[{"piece":"A3","path":[[26511,15932],[26511,11932]]},{"piece":"A4","path":[[27436,14044],[27436,10044]]}],"speed":4,"heading":180}
# AE2 flies Afterburner at speed 4: A3 at 26.511,11.932, A4 at 27.436,10.044, facing 180
= 31f434b73b1cdb62

turn 11
> 1  next Hard Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Hard Left"}
# the next card of AE2 is Hard Left
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Left","number":2}
# BE4 flips Left
= a4950b4a34e20820

turn 11
> 2  fly Late
[BS-4.10] {"kind":"moves","element":"BE4","maneuver":"Late Left","paths":[{"piece":"B7","path":[[31435,37798],[31435,37798]]},{"piece":"B8","path":[[35772,37007],[35772,37007]]}],"speed":0,"heading":120}
# BE4 flies Late Left at speed 0: B7 at 31.435,37.798, B8 at 35.772,37.007, facing 120
[BS-3.6] {"kind":"slows","element":"BE4","penalty":1,"speed":0}
# BE4 pays 1 and has speed 0
= c5ba67105d2c6b66

turn 11
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Right"}
# the next card of BE4 is Right
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE2","card":"Afterburner","number":4}
# BE2 flips Afterburner
[BS-4.3] {"kind":"moves","element":"BE2","maneuver":"Afterburner","paths":[{"piece":"B3","path":[[6321,29798],[6321,37798]]},{"piece":"B4","path":[[10658,29007],[10658,37007]]}],"speed":8,"heading":0}
# BE2 flies Afterburner at speed 8: B3 at 6.321,37.798, B4 at 10.658,37.007, facing 0
= 0be8bba5a9d9d6e9

turn 11
> 2  next Hard Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Hard Left"}
# the next card of BE2 is Hard Left
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Hard Left","number":5}
# BE1 flips Hard Left
[BS-4.4] {"kind":"moves","element":"BE1","maneuver":"Hard Left","paths":[{"piece":"B1","path":[[54656,20460],[52058,21960],[49460,20460]]},{"piece":"B2","path":[[58222,23317],[55624,24817],[53026,23317]]}],"speed":6,"heading":180}
# BE1 flies Hard Left at speed 6: B1 at 49.46,20.46, B2 at 53.026,23.317, facing 180
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":4}
# BE1 pays 2 and has speed 4
= c83d26e1e051c189

turn 12
> 2  next Afterburner
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Afterburner"}
# the next card of BE1 is Afterburner
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Hard Left","number":5}
# AE2 flips Hard Left
[BS-4.4] {"kind":"moves","element":"AE2","maneuver":"Hard Left","paths":[{"piece":"A3","path":[[26511,11932],[26511,9932],[28243,8932]]},{"piece":"A4","path":[[27436,10044],[27436,8044],[29168,7044]]}],"speed":4,"heading":60}
# AE2 flies Hard Left at speed 4: A3 at 28.243,8.932, A4 at 29.168,7.044, facing 60
[BS-3.6] {"kind":"slows","element":"AE2","penalty":2,"speed":2}
# AE2 pays 2 and has speed 2
= 215f2cf131e38792

turn 12
> 1  next Hard Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Hard Left"}
# the next card of AE2 is Hard Left
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Right","number":3}
# BE4 flips Right
= 9934a60e8d9c1a05

turn 12
> 2  fly Break
[BS-4.10] {"kind":"moves","element":"BE4","maneuver":"Break Right","paths":[{"piece":"B7","path":[[31435,37798],[31435,37798]]},{"piece":"B8","path":[[35772,37007],[35772,37007]]}],"speed":0,"heading":180}
# BE4 flies Break Right at speed 0: B7 at 31.435,37.798, B8 at 35.772,37.007, facing 180
[BS-3.6] {"kind":"slows","element":"BE4","penalty":2,"speed":0}
# BE4 pays 2 and has speed 0
= 37999b1474e2afd0

turn 12
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Left"}
# the next card of BE4 is Left
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE2","card":"Hard Left","number":5}
# BE2 flips Hard Left
[BS-4.4] {"kind":"moves","element":"BE2","maneuver":"Hard Left","paths":[{"piece":"B3","path":[[6321,37798],[6321,41798],[2857,43798]]},{"piece":"B4","path":[[10658,37007],[10658,41007],[7194,43007]]}],"speed":8,"heading":240}
# BE2 flies Hard Left at speed 8: B3 at 2.857,43.798, B4 at 7.194,43.007, facing 240
[BS-3.6] {"kind":"slows","element":"BE2","penalty":2,"speed":6}
# BE2 pays 2 and has speed 6
= b54f2bbd4980ca56

turn 12
> 2  next Afterburner
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Afterburner"}
# the next card of BE2 is Afterburner
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Afterburner","number":4}
# BE1 flips Afterburner
[BS-4.3] {"kind":"moves","element":"BE1","maneuver":"Afterburner","paths":[{"piece":"B1","path":[[49460,20460],[49460,12460]]},{"piece":"B2","path":[[53026,23317],[53026,15317]]}],"speed":8,"heading":180}
# BE1 flies Afterburner at speed 8: B1 at 49.46,12.46, B2 at 53.026,15.317, facing 180
= 16e40051677c66fb

turn 13
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Left"}
# the next card of BE1 is Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Hard Left","number":5}
# AE2 flips Hard Left
[BS-4.4] {"kind":"moves","element":"AE2","maneuver":"Hard Left","paths":[{"piece":"A3","path":[[28243,8932],[29109,9432],[29109,10432]]},{"piece":"A4","path":[[29168,7044],[30034,7544],[30034,8544]]}],"speed":2,"heading":300}
# AE2 flies Hard Left at speed 2: A3 at 29.109,10.432, A4 at 30.034,8.544, facing 300
[BS-3.6] {"kind":"slows","element":"AE2","penalty":2,"speed":0}
# AE2 pays 2 and has speed 0
= 51803ecae8b249d6

turn 13
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Straight"}
# the next card of AE2 is Straight
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Left","number":2}
# BE4 flips Left
= d36b33c4d585c379

turn 13
> 2  fly Smooth
[BS-4.10] {"kind":"moves","element":"BE4","maneuver":"Smooth Left","paths":[{"piece":"B7","path":[[31435,37798],[31435,37798],[31435,37798]]},{"piece":"B8","path":[[35772,37007],[35772,37007],[35772,37007]]}],"speed":0,"heading":120}
# BE4 flies Smooth Left at speed 0: B7 at 31.435,37.798, B8 at 35.772,37.007, facing 120
= 78589b5bd8bfdbe7

turn 13
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Straight"}
# the next card of BE4 is Straight
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE2","card":"Afterburner","number":4}
# BE2 flips Afterburner
[BS-4.3] {"kind":"moves","element":"BE2","maneuver":"Afterburner","paths":[{"piece":"B3","path":[[2857,43798],[-5803,38798]]},{"piece":"B4","path":[[7194,43007],[-1466,38007]]}],"speed":10,"heading":240}
# BE2 flies Afterburner at speed 10: B3 at -5.803,38.798, B4 at -1.466,38.007, facing 240
[BS-4.11] {"kind":"leaves","piece":"B3"}
# B3 leaves the table
[BS-4.11] {"kind":"leaves","piece":"B4"}
# B4 leaves the table
[BS-2.4] {"kind":"lost","element":"BE2"}
# BE2 is out, and a placeholder takes its card's place
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Left","number":2}
# BE1 flips Left
= 9ded01507cc85296

turn 14
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Smooth Left","paths":[{"piece":"B1","path":[[49460,12460],[49460,8460],[52924,6460]]},{"piece":"B2","path":[[53026,15317],[53026,11317],[56490,9317]]}],"speed":8,"heading":120}
# BE1 flies Smooth Left at speed 8: B1 at 52.924,6.46, B2 at 56.49,9.317, facing 120
= c1b397fdabf895fb

turn 14
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Straight"}
# the next card of BE1 is Straight
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Straight","number":1}
# AE2 flips Straight
= 4e1258deffb627c7

turn 14
> 1  fly Accelerate 1
[BS-4.1] {"kind":"moves","element":"AE2","maneuver":"Accelerate 1","paths":[{"piece":"A3","path":[[29109,10432],[28243,10932]]},{"piece":"A4","path":[[30034,8544],[29168,9044]]}],"speed":1,"heading":300}
# AE2 flies Accelerate 1 at speed 1: A3 at 28.243,10.932, A4 at 29.168,9.044, facing 300
= c21db558250cc283

turn 14
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Left"}
# the next card of AE2 is Left
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Straight","number":1}
# BE4 flips Straight
= 4bb4748279a86bc6

turn 14
> 2  fly Steady
[BS-4.10] {"kind":"moves","element":"BE4","maneuver":"Steady","paths":[{"piece":"B7","path":[[31435,37798],[31435,37798]]},{"piece":"B8","path":[[35772,37007],[35772,37007]]}],"speed":0,"heading":120}
# BE4 flies Steady at speed 0: B7 at 31.435,37.798, B8 at 35.772,37.007, facing 120
= faadcab5d28ba68e

turn 14
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Straight"}
# the next card of BE4 is Straight
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= 10128d9531551daa

turn 15
> 2  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Accelerate 2","paths":[{"piece":"B1","path":[[52924,6460],[61584,1460]]},{"piece":"B2","path":[[56490,9317],[65150,4317]]}],"speed":10,"heading":120}
# BE1 flies Accelerate 2 at speed 10: B1 at 61.584,1.46, B2 at 65.15,4.317, facing 120
= d4b993bc8720ff42

turn 15
> 2  next Afterburner
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Afterburner"}
# the next card of BE1 is Afterburner
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Left","number":2}
# AE2 flips Left
= 07f7bac64a47e469

turn 15
> 1  fly Late
[BS-4.2] {"kind":"moves","element":"AE2","maneuver":"Late Left","paths":[{"piece":"A3","path":[[28243,10932],[27377,11432]]},{"piece":"A4","path":[[29168,9044],[28302,9544]]}],"speed":1,"heading":240}
# AE2 flies Late Left at speed 1: A3 at 27.377,11.432, A4 at 28.302,9.544, facing 240
[BS-3.6] {"kind":"slows","element":"AE2","penalty":1,"speed":0}
# AE2 pays 1 and has speed 0
= 869ab8860982cf6e

turn 15
> 1  next Hard Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Hard Right"}
# the next card of AE2 is Hard Right
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Straight","number":1}
# BE4 flips Straight
= a8dc42552a94675b

turn 15
> 2  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"BE4","maneuver":"Accelerate 2","paths":[{"piece":"B7","path":[[31435,37798],[33167,36798]]},{"piece":"B8","path":[[35772,37007],[37504,36007]]}],"speed":2,"heading":120}
# BE4 flies Accelerate 2 at speed 2: B7 at 33.167,36.798, B8 at 37.504,36.007, facing 120
= 4a4b366e84af9219

turn 15
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Left"}
# the next card of BE4 is Left
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Afterburner","number":4}
# BE1 flips Afterburner
[BS-4.3] {"kind":"moves","element":"BE1","maneuver":"Afterburner","paths":[{"piece":"B1","path":[[61584,1460],[71976,-4540]]},{"piece":"B2","path":[[65150,4317],[75542,-1683]]}],"speed":12,"heading":120}
# BE1 flies Afterburner at speed 12: B1 at 71.976,-4.54, B2 at 75.542,-1.683, facing 120
[BS-4.11] {"kind":"leaves","piece":"B1"}
# B1 leaves the table
[BS-4.11] {"kind":"leaves","piece":"B2"}
# B2 leaves the table
[BS-2.4] {"kind":"lost","element":"BE1"}
# BE1 is out, and a placeholder takes its card's place
[BS-3.2] {"kind":"flips","element":"AE2","card":"Hard Right","number":6}
# AE2 flips Hard Right
[BS-4.10] {"kind":"moves","element":"AE2","maneuver":"Hard Right","paths":[{"piece":"A3","path":[[27377,11432],[27377,11432],[27377,11432]]},{"piece":"A4","path":[[28302,9544],[28302,9544],[28302,9544]]}],"speed":0,"heading":0}
# AE2 flies Hard Right at speed 0: A3 at 27.377,11.432, A4 at 28.302,9.544, facing 0
[BS-3.6] {"kind":"slows","element":"AE2","penalty":2,"speed":0}
# AE2 pays 2 and has speed 0
= 4617c707410900bc

turn 16
> 1  next Afterburner
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Afterburner"}
# the next card of AE2 is Afterburner
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Left","number":2}
# BE4 flips Left
= 50c04c8a071610f5

turn 16
> 2  fly Late
[BS-4.2] {"kind":"moves","element":"BE4","maneuver":"Late Left","paths":[{"piece":"B7","path":[[33167,36798],[34899,35798]]},{"piece":"B8","path":[[37504,36007],[39236,35007]]}],"speed":2,"heading":60}
# BE4 flies Late Left at speed 2: B7 at 34.899,35.798, B8 at 39.236,35.007, facing 60
[BS-3.6] {"kind":"slows","element":"BE4","penalty":1,"speed":1}
# BE4 pays 1 and has speed 1
= 93018cca3ecaeb8f

turn 16
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Right"}
# the next card of BE4 is Right
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"AE2","card":"Afterburner","number":4}
# AE2 flips Afterburner
[BS-4.3] {"kind":"moves","element":"AE2","maneuver":"Afterburner","paths":[{"piece":"A3","path":[[27377,11432],[27377,15432]]},{"piece":"A4","path":[[28302,9544],[28302,13544]]}],"speed":4,"heading":0}
# AE2 flies Afterburner at speed 4: A3 at 27.377,15.432, A4 at 28.302,13.544, facing 0
= 0726ea037fefcac5

turn 17
> 1  next Hard Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Hard Right"}
# the next card of AE2 is Hard Right
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Right","number":3}
# BE4 flips Right
= 1ab12c00188da260

turn 17
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE4","maneuver":"Smooth Right","paths":[{"piece":"B7","path":[[34899,35798],[35332,36048],[35765,35798]]},{"piece":"B8","path":[[39236,35007],[39669,35257],[40102,35007]]}],"speed":1,"heading":120}
# BE4 flies Smooth Right at speed 1: B7 at 35.765,35.798, B8 at 40.102,35.007, facing 120
= 2b33a7b1b1109ad2

turn 17
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Straight"}
# the next card of BE4 is Straight
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"AE2","card":"Hard Right","number":6}
# AE2 flips Hard Right
[BS-4.4] {"kind":"moves","element":"AE2","maneuver":"Hard Right","paths":[{"piece":"A3","path":[[27377,15432],[27377,17432],[29109,18432]]},{"piece":"A4","path":[[28302,13544],[28302,15544],[30034,16544]]}],"speed":4,"heading":120}
# AE2 flies Hard Right at speed 4: A3 at 29.109,18.432, A4 at 30.034,16.544, facing 120
[BS-3.6] {"kind":"slows","element":"AE2","penalty":2,"speed":2}
# AE2 pays 2 and has speed 2
= 4ca8e9a117c04a28

turn 18
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Straight"}
# the next card of AE2 is Straight
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Straight","number":1}
# BE4 flips Straight
= 8fe362b5929203ff

turn 18
> 2  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"BE4","maneuver":"Accelerate 2","paths":[{"piece":"B7","path":[[35765,35798],[38363,34298]]},{"piece":"B8","path":[[40102,35007],[42700,33507]]}],"speed":3,"heading":120}
# BE4 flies Accelerate 2 at speed 3: B7 at 38.363,34.298, B8 at 42.7,33.507, facing 120
= 85502f8d9c4fb432

turn 18
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Left"}
# the next card of BE4 is Left
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"AE2","card":"Straight","number":1}
# AE2 flips Straight
= 42ad22dd7538ca16

turn 19
> 1  fly Steady
[BS-4.1] {"kind":"moves","element":"AE2","maneuver":"Steady","paths":[{"piece":"A3","path":[[29109,18432],[30841,17432]]},{"piece":"A4","path":[[30034,16544],[31766,15544]]}],"speed":2,"heading":120}
# AE2 flies Steady at speed 2: A3 at 30.841,17.432, A4 at 31.766,15.544, facing 120
= 162dc316c27b21ed

turn 19
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Straight"}
# the next card of AE2 is Straight
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Left","number":2}
# BE4 flips Left
= 600f66d84738408f

turn 19
> 2  fly Late
[BS-4.2] {"kind":"moves","element":"BE4","maneuver":"Late Left","paths":[{"piece":"B7","path":[[38363,34298],[40961,32798]]},{"piece":"B8","path":[[42700,33507],[45298,32007]]}],"speed":3,"heading":60}
# BE4 flies Late Left at speed 3: B7 at 40.961,32.798, B8 at 45.298,32.007, facing 60
[BS-3.6] {"kind":"slows","element":"BE4","penalty":1,"speed":2}
# BE4 pays 1 and has speed 2
= e4b71803a941aa60

turn 19
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Right"}
# the next card of BE4 is Right
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"AE2","card":"Straight","number":1}
# AE2 flips Straight
= d391ea40cd7a0b95

turn 20
> 1  fly Steady
[BS-4.1] {"kind":"moves","element":"AE2","maneuver":"Steady","paths":[{"piece":"A3","path":[[30841,17432],[32573,16432]]},{"piece":"A4","path":[[31766,15544],[33498,14544]]}],"speed":2,"heading":120}
# AE2 flies Steady at speed 2: A3 at 32.573,16.432, A4 at 33.498,14.544, facing 120
= 4178b73b58530174

turn 20
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Straight"}
# the next card of AE2 is Straight
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Right","number":3}
# BE4 flips Right
= 063514e6cafcb5f6

turn 20
> 2  fly Late
[BS-4.2] {"kind":"moves","element":"BE4","maneuver":"Late Right","paths":[{"piece":"B7","path":[[40961,32798],[42693,33798]]},{"piece":"B8","path":[[45298,32007],[47030,33007]]}],"speed":2,"heading":120}
# BE4 flies Late Right at speed 2: B7 at 42.693,33.798, B8 at 47.03,33.007, facing 120
[BS-3.6] {"kind":"slows","element":"BE4","penalty":1,"speed":1}
# BE4 pays 1 and has speed 1
= dbf1add7b7198983

turn 20
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Right"}
# the next card of BE4 is Right
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"AE2","card":"Straight","number":1}
# AE2 flips Straight
= c2195ba721e64d8a

turn 21
> 1  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"AE2","maneuver":"Accelerate 2","paths":[{"piece":"A3","path":[[32573,16432],[36037,14432]]},{"piece":"A4","path":[[33498,14544],[36962,12544]]}],"speed":4,"heading":120}
# AE2 flies Accelerate 2 at speed 4: A3 at 36.037,14.432, A4 at 36.962,12.544, facing 120
= 9014f9476fc746a6

turn 21
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Right"}
# the next card of AE2 is Right
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Right","number":3}
# BE4 flips Right
= 1ec0f2dde9f91bf3

turn 21
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE4","maneuver":"Smooth Right","paths":[{"piece":"B7","path":[[42693,33798],[43126,33548],[43126,33048]]},{"piece":"B8","path":[[47030,33007],[47463,32757],[47463,32257]]}],"speed":1,"heading":180}
# BE4 flies Smooth Right at speed 1: B7 at 43.126,33.048, B8 at 47.463,32.257, facing 180
= 45be6d99e65b4737

turn 21
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Straight"}
# the next card of BE4 is Straight
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"AE2","card":"Right","number":3}
# AE2 flips Right
= d29eb24d5a9f79a2

turn 22
> 1  fly Break
[BS-4.2] {"kind":"moves","element":"AE2","maneuver":"Break Right","paths":[{"piece":"A3","path":[[36037,14432],[36037,10432]]},{"piece":"A4","path":[[36962,12544],[36962,8544]]}],"speed":4,"heading":180}
# AE2 flies Break Right at speed 4: A3 at 36.037,10.432, A4 at 36.962,8.544, facing 180
[BS-3.6] {"kind":"slows","element":"AE2","penalty":2,"speed":2}
# AE2 pays 2 and has speed 2
= ac2c2875216186d8

turn 22
> 1  next Afterburner
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Afterburner"}
# the next card of AE2 is Afterburner
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Straight","number":1}
# BE4 flips Straight
= 0ebec6e5c187c385

turn 22
> 2  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"BE4","maneuver":"Accelerate 2","paths":[{"piece":"B7","path":[[43126,33048],[43126,30048]]},{"piece":"B8","path":[[47463,32257],[47463,29257]]}],"speed":3,"heading":180}
# BE4 flies Accelerate 2 at speed 3: B7 at 43.126,30.048, B8 at 47.463,29.257, facing 180
= aee31c4159e36588

turn 22
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Right"}
# the next card of BE4 is Right
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"AE2","card":"Afterburner","number":4}
# AE2 flips Afterburner
[BS-4.3] {"kind":"moves","element":"AE2","maneuver":"Afterburner","paths":[{"piece":"A3","path":[[36037,10432],[36037,4432]]},{"piece":"A4","path":[[36962,8544],[36962,2544]]}],"speed":6,"heading":180}
# AE2 flies Afterburner at speed 6: A3 at 36.037,4.432, A4 at 36.962,2.544, facing 180
= 89a638606b54dce3

turn 23
> 1  next Hard Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Hard Left"}
# the next card of AE2 is Hard Left
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Right","number":3}
# BE4 flips Right
= fa150709219c341c

turn 23
> 2  fly Break
[BS-4.2] {"kind":"moves","element":"BE4","maneuver":"Break Right","paths":[{"piece":"B7","path":[[43126,30048],[40528,28548]]},{"piece":"B8","path":[[47463,29257],[44865,27757]]}],"speed":3,"heading":240}
# BE4 flies Break Right at speed 3: B7 at 40.528,28.548, B8 at 44.865,27.757, facing 240
[BS-3.6] {"kind":"slows","element":"BE4","penalty":2,"speed":1}
# BE4 pays 2 and has speed 1
= c9ec057879d3aa5e

turn 23
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Left"}
# the next card of BE4 is Left
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"AE2","card":"Hard Left","number":5}
# AE2 flips Hard Left
[BS-4.4] {"kind":"moves","element":"AE2","maneuver":"Hard Left","paths":[{"piece":"A3","path":[[36037,4432],[36037,1432],[38635,-68]]},{"piece":"A4","path":[[36962,2544],[36962,-456],[39560,-1956]]}],"speed":6,"heading":60}
# AE2 flies Hard Left at speed 6: A3 at 38.635,-0.068, A4 at 39.56,-1.956, facing 60
[BS-3.6] {"kind":"slows","element":"AE2","penalty":2,"speed":4}
# AE2 pays 2 and has speed 4
[BS-4.11] {"kind":"leaves","piece":"A3"}
# A3 leaves the table
[BS-4.11] {"kind":"leaves","piece":"A4"}
# A4 leaves the table
[BS-2.4] {"kind":"lost","element":"AE2"}
# AE2 is out, and a placeholder takes its card's place
[BS-6.3] {"kind":"over","winner":2,"hull":[0,16]}
# side 2 wins; hull left 0 to 16
= f1f286b5c92fc107
