firing-arc record 2
game black-skies 2
wording en 1
scenario lancers
option penalty target
option turn-limit 6
seat 1 random
seat 2 doctrine
dice seed 12
| title = "Lancers"
| brief = "Forward thrusters: Bootleggers, Reverses, and fighters that fly tail first and fire at whoever follows them."
|
| [table]
| width = 72
| height = 48
|
| [[side]]
| name = "Teal"
| edge = "bottom"
| element = [
|   { fighter = "lancer", name = "Pike", skill = 2 },
| ]
|
| [[side]]
| name = "Amber"
| edge = "top"
| element = [
|   { fighter = "lancer", name = "Glaive", skill = 2 },
| ]
= 3e70b6d91a49c7eb

turn 1
> 1  toss
  [BS-2.1] d2 = 2
[BS-2.1] {"kind":"deploys-first","side":2}
# side 2 deploys first
= ff56e532991c7177

turn 1
> 2  deploy E1 35,43.5 37,43.5
[BS-2.1] {"kind":"deploys","element":"BE1","lead":[35000,43500],"wing":[37000,43500]}
# BE1 is deployed at 35,43.5 and 37,43.5
= e1aacf381d4c438c

turn 1
> 1  deploy E1 7.261,4.951 10.275,0.08
[BS-2.1] {"kind":"deploys","element":"AE1","lead":[7261,4951],"wing":[10275,80]}
# AE1 is deployed at 7.261,4.951 and 10.275,0.08
= 9440f9f7905d9b12

turn 1
> 1  deck E1 Reverse Right 5
> 2  deck E1 Straight 10
[BS-2.2] (seat 1) {"kind":"laid","side":1,"deck":["E1 Reverse Right 5"]}
# the deck of side 1: E1 Reverse Right 5
[BS-2.2] (seat 2) {"kind":"laid","side":2,"deck":["E1 Straight 10"]}
# the deck of side 2: E1 Straight 10
[BS-2.2] {"kind":"speeds","speeds":[{"element":"AE1","speed":5},{"element":"BE1","speed":10}]}
# speeds: AE1 5, BE1 10
  [BS-3.1] d2 = 1
[BS-3.1] {"kind":"begins","side":1}
# side 1 flips first
[BS-3.2] {"kind":"flips","element":"AE1","card":"Reverse Right","number":12}
# AE1 flips Reverse Right
[BS-4.8] {"kind":"moves","element":"AE1","maneuver":"Reverse Right","paths":[{"piece":"A1","path":[[7261,4951],[9426,6201],[11591,4951]]},{"piece":"A2","path":[[10275,80],[12440,1330],[14605,80]]}],"speed":5,"heading":180}
# AE1 flies Reverse Right at speed 5: A1 at 11.591,4.951, A2 at 14.605,0.08, facing 180
[BS-3.6] {"kind":"slows","element":"AE1","penalty":4,"speed":1}
# AE1 pays 4 and has speed 1
= 4fdb4f588d3b6c6a

turn 1
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Right"}
# the next card of AE1 is Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= ff1e6b2d6a2a8c61

turn 1
> 2  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Accelerate 2","paths":[{"piece":"B1","path":[[35000,43500],[35000,31500]]},{"piece":"B2","path":[[37000,43500],[37000,31500]]}],"speed":12,"heading":180}
# BE1 flies Accelerate 2 at speed 12: B1 at 35,31.5, B2 at 37,31.5, facing 180
= fc97b6ab13449db3

turn 1
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Right"}
# the next card of BE1 is Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Right","number":3}
# AE1 flips Right
= f9809669c1913bcb

turn 2
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Smooth Right","paths":[{"piece":"A1","path":[[11591,4951],[11591,4451],[11158,4201]]},{"piece":"A2","path":[[14605,80],[14605,-420],[14172,-670]]}],"speed":1,"heading":240}
# AE1 flies Smooth Right at speed 1: A1 at 11.158,4.201, A2 at 14.172,-0.67, facing 240
[BS-4.11] {"kind":"leaves","piece":"A2"}
# A2 leaves the table
= fe561ea194ce9a2a

turn 2
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Left"}
# the next card of AE1 is Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Right","number":3}
# BE1 flips Right
= ed7fe091618cddbe

turn 2
> 2  fly Break
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Break Right","paths":[{"piece":"B1","path":[[35000,31500],[24608,25500]]},{"piece":"B2","path":[[37000,31500],[26608,25500]]}],"speed":12,"heading":240}
# BE1 flies Break Right at speed 12: B1 at 24.608,25.5, B2 at 26.608,25.5, facing 240
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":10}
# BE1 pays 2 and has speed 10
= 2c3179530a31b60c

turn 2
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Left"}
# the next card of BE1 is Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Left","number":2}
# AE1 flips Left
= 26b51021e3d35cfc

turn 3
> 1  fly Break
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Break Left","paths":[{"piece":"A1","path":[[11158,4201],[11158,3201]]}],"speed":1,"heading":180}
# AE1 flies Break Left at speed 1: A1 at 11.158,3.201, facing 180
[BS-3.6] {"kind":"slows","element":"AE1","penalty":2,"speed":0}
# AE1 pays 2 and has speed 0
= abf29d9499bb7d0c

turn 3
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Right"}
# the next card of AE1 is Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Left","number":2}
# BE1 flips Left
= d3c671b84b5eaebe

turn 3
> 2  fly Late
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Late Left","paths":[{"piece":"B1","path":[[24608,25500],[15948,20500]]},{"piece":"B2","path":[[26608,25500],[17948,20500]]}],"speed":10,"heading":180}
# BE1 flies Late Left at speed 10: B1 at 15.948,20.5, B2 at 17.948,20.5, facing 180
[BS-3.6] {"kind":"slows","element":"BE1","penalty":1,"speed":9}
# BE1 pays 1 and has speed 9
= ffce5188a677c2a2

turn 3
> 2  fire B1 laser1+laser2 A1
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser1","target":"A1","range":17949,"band":"long"}
# B1 fires laser1 at A1: 17.949 in, long range
  [BS-5.2] d12 = 6
[BS-5.2] {"kind":"rolls","faces":[6],"number":10,"speed":4,"penalty":2,"needs":8,"hits":0}
# 6 of 10+, +4 for its speed, −2 for the maneuver, so 8+: no hit
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser2","target":"A1","range":17949,"band":"long"}
# B1 fires laser2 at A1: 17.949 in, long range
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":10,"speed":4,"penalty":2,"needs":8,"hits":1}
# 8 of 10+, +4 for its speed, −2 for the maneuver, so 8+: 1 hit
[BS-1.7] {"kind":"shields","element":"AE1","from":6,"to":4}
# the shields of AE1 make a d6 a d4
  [BS-5.3] d4 = 1
[BS-5.3] {"kind":"damages","target":"A1","faces":[1],"armour":0,"points":1}
# 1: 1 point on A1
[BS-5.3] {"kind":"hull","piece":"A1","points":1,"hull":5,"of":6}
# A1 takes 1 point: hull 5 of 6
= cd1e37151ea5e352

turn 3
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Straight"}
# the next card of BE1 is Straight
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Right","number":3}
# AE1 flips Right
= 7cf555082967d196

turn 4
> 1  fly Late
[BS-4.10] {"kind":"moves","element":"AE1","maneuver":"Late Right","paths":[{"piece":"A1","path":[[11158,3201],[11158,3201]]}],"speed":0,"heading":240}
# AE1 flies Late Right at speed 0: A1 at 11.158,3.201, facing 240
[BS-3.6] {"kind":"slows","element":"AE1","penalty":1,"speed":0}
# AE1 pays 1 and has speed 0
= 506afbf220368bf6

turn 4
> 1  next Reverse Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Reverse Left"}
# the next card of AE1 is Reverse Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= 3585cdb8846f1af6

turn 4
> 2  fly Steady
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Steady","paths":[{"piece":"B1","path":[[15948,20500],[15948,11500]]},{"piece":"B2","path":[[17948,20500],[17948,11500]]}],"speed":9,"heading":180}
# BE1 flies Steady at speed 9: B1 at 15.948,11.5, B2 at 17.948,11.5, facing 180
= 7d9c88b5e2895b07

turn 4
> 2  fire B1 laser1+laser2 A1
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser1","target":"A1","range":9582,"band":"medium"}
# B1 fires laser1 at A1: 9.582 in, medium range
  [BS-5.2] d12 = 2
[BS-5.2] {"kind":"rolls","faces":[2],"number":7,"speed":4,"penalty":1,"needs":4,"hits":0}
# 2 of 7+, +4 for its speed, −1 for the maneuver, so 4+: no hit
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser2","target":"A1","range":9582,"band":"medium"}
# B1 fires laser2 at A1: 9.582 in, medium range
  [BS-5.2] d12 = 11
[BS-5.2] {"kind":"rolls","faces":[11],"number":7,"speed":4,"penalty":1,"needs":4,"hits":1}
# 11 of 7+, +4 for its speed, −1 for the maneuver, so 4+: 1 hit
[BS-1.7] {"kind":"shields","element":"AE1","from":6,"to":4}
# the shields of AE1 make a d6 a d4
  [BS-5.3] d4 = 2
[BS-5.3] {"kind":"damages","target":"A1","faces":[2],"armour":0,"points":2}
# 2: 2 points on A1
[BS-5.3] {"kind":"hull","piece":"A1","points":2,"hull":3,"of":6}
# A1 takes 2 points: hull 3 of 6
[BS-5.3] {"kind":"crippled","piece":"A1"}
# A1 is crippled
= 485b1b73aa895c1e

turn 4
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Right"}
# the next card of BE1 is Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Reverse Left","number":11}
# AE1 flips Reverse Left
  [BS-3.4] d6 = 3
[BS-3.7] {"kind":"checks","piece":"A1","face":3,"skill":2,"difficulty":6,"times":2,"passed":false}
# A1 rolls 3 + 2 against 6, doubled: fails
[BS-3.5] {"kind":"fails","element":"AE1","tried":"Reverse Left","instead":"Smooth Left"}
# AE1 fails Reverse Left and flies Smooth Left
[BS-4.10] {"kind":"moves","element":"AE1","maneuver":"Smooth Left","paths":[{"piece":"A1","path":[[11158,3201],[11158,3201],[11158,3201]]}],"speed":0,"heading":180}
# AE1 flies Smooth Left at speed 0: A1 at 11.158,3.201, facing 180
[BS-3.6] {"kind":"slows","element":"AE1","penalty":4,"speed":0}
# AE1 pays 4 and has speed 0
= f8daebb284ca84bd

turn 5
> 1  next Reverse Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Reverse Right"}
# the next card of AE1 is Reverse Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Right","number":3}
# BE1 flips Right
= c0e07ae932837c11

turn 5
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Smooth Right","paths":[{"piece":"B1","path":[[15948,11500],[15948,7000],[12051,4750]]},{"piece":"B2","path":[[17948,11500],[17948,7000],[14051,4750]]}],"speed":9,"heading":240}
# BE1 flies Smooth Right at speed 9: B1 at 12.051,4.75, B2 at 14.051,4.75, facing 240
= 005e539b678c7a7f

turn 5
> 2  fire B2 laser1+laser2 A1
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser1","target":"A1","range":3281,"band":"close"}
# B2 fires laser1 at A1: 3.281 in, close range
  [BS-5.2] d12 = 7
[BS-5.2] {"kind":"rolls","faces":[7],"number":4,"speed":4,"penalty":4,"needs":4,"hits":1}
# 7 of 4+, +4 for its speed, −4 for the maneuver: 1 hit
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser2","target":"A1","range":3281,"band":"close"}
# B2 fires laser2 at A1: 3.281 in, close range
  [BS-5.2] d12 = 12
[BS-5.2] {"kind":"rolls","faces":[12],"number":4,"speed":4,"penalty":4,"needs":4,"hits":1}
# 12 of 4+, +4 for its speed, −4 for the maneuver: 1 hit
[BS-1.7] {"kind":"shields","element":"AE1","from":6,"to":4}
# the shields of AE1 make a d6 a d4
  [BS-5.3] d4 = 4
  [BS-5.3] d4 = 1
[BS-5.3] {"kind":"damages","target":"A1","faces":[4,1],"armour":0,"points":5}
# 4, 1: 5 points on A1
[BS-5.3] {"kind":"hull","piece":"A1","points":5,"hull":0,"of":6}
# A1 takes 5 points: hull 0 of 6
[BS-5.3] {"kind":"destroyed","piece":"A1"}
# A1 is destroyed
[BS-2.4] {"kind":"lost","element":"AE1"}
# AE1 is out, and a placeholder takes its card's place
[BS-6.3] {"kind":"over","winner":2,"hull":[0,12]}
# side 2 wins; hull left 0 to 12
= 93eb150d30a83b2c
