firing-arc record 2
game black-skies 2
wording en 1
scenario duel
seat 1 By hand
seat 2 By the book
dice typed
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
= cc3319baee1365dd

turn 1
> 1  toss
> dice  1
  [BS-2.1] d2 = 1
[BS-2.1] {"kind":"deploys-first","side":1}
# side 1 deploys first
= e6588e9d08c6c09c

turn 1
> 1  deploy E1 36,6 38,6
[BS-2.1] {"kind":"deploys","element":"AE1","lead":[36000,6000],"wing":[38000,6000]}
# AE1 is deployed at 36,6 and 38,6
= 292851c2165bbe67

turn 1
> 2  deploy E1 36,42 38,42
[BS-2.1] {"kind":"deploys","element":"BE1","lead":[36000,42000],"wing":[38000,42000]}
# BE1 is deployed at 36,42 and 38,42
= b7401aacf7ec8f85

turn 1
> 1  deck E1 Straight 12
> 2  deck E1 Straight 12
> dice  1
[BS-2.2] (seat 1) {"kind":"laid","side":1,"deck":["E1 Straight 12"]}
# the deck of side 1: E1 Straight 12
[BS-2.2] (seat 2) {"kind":"laid","side":2,"deck":["E1 Straight 12"]}
# the deck of side 2: E1 Straight 12
[BS-2.2] {"kind":"speeds","speeds":[{"element":"AE1","speed":12},{"element":"BE1","speed":12}]}
# speeds: AE1 12, BE1 12
  [BS-3.1] d2 = 1
[BS-3.1] {"kind":"begins","side":1}
# side 1 flips first
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= 63e807cf8be81f27

turn 1
> 1  fly Steady
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Steady","paths":[{"piece":"A1","path":[[36000,6000],[36000,18000]]},{"piece":"A2","path":[[38000,6000],[38000,18000]]}],"speed":12,"heading":0}
# AE1 flies Steady at speed 12: A1 at 36,18, A2 at 38,18, facing 0
= 1b2a2d074fcf1d2b

turn 1
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Straight"}
# the next card of AE1 is Straight
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= f8b4a7c53d8e26f6

turn 1
> 2  fly Steady
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Steady","paths":[{"piece":"B1","path":[[36000,42000],[36000,30000]]},{"piece":"B2","path":[[38000,42000],[38000,30000]]}],"speed":12,"heading":180}
# BE1 flies Steady at speed 12: B1 at 36,30, B2 at 38,30, facing 180
= 43c1a05b8d7bb56a

turn 1
> 2  fire B1 laser1+laser2 A1
> dice  9 8 6
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser1","target":"A1","range":12000,"band":"medium"}
# B1 fires laser1 at A1: 12 in, medium range
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":1}
# 9 of 7+, −2 for its speed, so 9+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser2","target":"A1","range":12000,"band":"medium"}
# B1 fires laser2 at A1: 12 in, medium range
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# 8 of 7+, −2 for its speed, so 9+: no hit
  [BS-5.3] d6 = 6
[BS-5.3] {"kind":"damages","target":"A1","faces":[6],"armour":1,"points":5}
# 6, −1 each: 5 points on A1
[BS-5.3] {"kind":"hull","piece":"A1","points":5,"hull":1,"of":6}
# A1 takes 5 points: hull 1 of 6
[BS-5.3] {"kind":"crippled","piece":"A1"}
# A1 is crippled
= f7888e1fe61b7e53

turn 1
> 2  fire B2 laser1 A2
> dice  12 1
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser1","target":"A2","range":12000,"band":"medium"}
# B2 fires laser1 at A2: 12 in, medium range
  [BS-5.2] d12 = 12
[BS-5.2] {"kind":"rolls","faces":[12],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":1}
# 12 of 7+, −2 for its speed, so 9+: 1 hit
  [BS-5.3] d6 = 1
[BS-5.3] {"kind":"damages","target":"A2","faces":[1],"armour":1,"points":0}
# 1, −1 each: no damage on A2
= e8f219d068c26b29

turn 1
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Left"}
# the next card of BE1 is Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= 2ddabac2683cf46a

turn 2
> 1  fly Steady
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Steady","paths":[{"piece":"A1","path":[[36000,18000],[36000,30000]]},{"piece":"A2","path":[[38000,18000],[38000,30000]]}],"speed":12,"heading":0}
# AE1 flies Steady at speed 12: A1 at 36,30, A2 at 38,30, facing 0
= eb04b1df5500984f

turn 2
> 1  fire A1 laser1 B1
> dice  6 6
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser1","target":"B1","range":0,"band":"close"}
# A1 fires laser1 at B1: 0 in, close range
  [BS-5.2] d12 = 6
[BS-5.2] {"kind":"rolls","faces":[6],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# 6 of 4+, −2 for its speed, so 6+: 1 hit
  [BS-5.3] d6 = 6
[BS-5.3] {"kind":"damages","target":"B1","faces":[6],"armour":1,"points":5}
# 6, −1 each: 5 points on B1
[BS-5.3] {"kind":"hull","piece":"B1","points":5,"hull":1,"of":6}
# B1 takes 5 points: hull 1 of 6
[BS-5.3] {"kind":"crippled","piece":"B1"}
# B1 is crippled
= ec5da6171f6c0163

turn 2
> 1  fire A2 laser1+laser2 B2
> dice  12 11 6 6
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser1","target":"B2","range":0,"band":"close"}
# A2 fires laser1 at B2: 0 in, close range
  [BS-5.2] d12 = 12
[BS-5.2] {"kind":"rolls","faces":[12],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# 12 of 4+, −2 for its speed, so 6+: 1 hit
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser2","target":"B2","range":0,"band":"close"}
# A2 fires laser2 at B2: 0 in, close range
  [BS-5.2] d12 = 11
[BS-5.2] {"kind":"rolls","faces":[11],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# 11 of 4+, −2 for its speed, so 6+: 1 hit
  [BS-5.3] d6 = 6
  [BS-5.3] d6 = 6
[BS-5.3] {"kind":"damages","target":"B2","faces":[6,6],"armour":1,"points":10}
# 6, 6, −1 each: 10 points on B2
[BS-5.3] {"kind":"hull","piece":"B2","points":10,"hull":0,"of":6}
# B2 takes 10 points: hull 0 of 6
[BS-5.3] {"kind":"destroyed","piece":"B2"}
# B2 is destroyed
= 1720531efa56ab94

turn 2
> 1  next Hard Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Hard Left"}
# the next card of AE1 is Hard Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Left","number":2}
# BE1 flips Left
= dcfe624a977b5f9b

turn 2
> 2  fly Break
> dice  1
  [BS-3.4] d6 = 1
[BS-3.7] {"kind":"checks","piece":"B1","face":1,"skill":2,"difficulty":4,"times":2,"passed":false}
# B1 rolls 1 + 2 against 4, doubled: fails
[BS-3.5] {"kind":"fails","element":"BE1","tried":"Break Left","instead":"Smooth Left"}
# BE1 fails Break Left and flies Smooth Left
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Smooth Left","paths":[{"piece":"B1","path":[[36000,30000],[36000,24000],[41196,21000]]}],"speed":12,"heading":120}
# BE1 flies Smooth Left at speed 12: B1 at 41.196,21, facing 120
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":10}
# BE1 pays 2 and has speed 10
= 071dbf2e0c9e78b4

turn 2
> 2  next Straight
> dice  4
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Straight"}
# the next card of BE1 is Straight
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Hard Left","number":5}
# AE1 flips Hard Left
  [BS-3.4] d6 = 4
[BS-3.7] {"kind":"checks","piece":"A1","face":4,"skill":2,"difficulty":6,"times":2,"passed":true}
# A1 rolls 4 + 2 against 6, doubled: passes
[BS-4.4] {"kind":"moves","element":"AE1","maneuver":"Hard Left","paths":[{"piece":"A1","path":[[36000,30000],[36000,36000],[30804,39000]]},{"piece":"A2","path":[[38000,30000],[38000,36000],[32804,39000]]}],"speed":12,"heading":240}
# AE1 flies Hard Left at speed 12: A1 at 30.804,39, A2 at 32.804,39, facing 240
[BS-3.6] {"kind":"slows","element":"AE1","penalty":2,"speed":10}
# AE1 pays 2 and has speed 10
= 11e90204f1298160

turn 3
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Left"}
# the next card of AE1 is Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= 9034a8f09f584f54

turn 3
> 2  fly Steady
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Steady","paths":[{"piece":"B1","path":[[41196,21000],[49856,16000]]}],"speed":10,"heading":120}
# BE1 flies Steady at speed 10: B1 at 49.856,16, facing 120
= 4ecbfe6eafd1883a

turn 3
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Straight"}
# the next card of BE1 is Straight
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Left","number":2}
# AE1 flips Left
= dbff65dd41ef55ae

turn 4
> 1  fly Late
> dice  5
  [BS-3.4] d6 = 5
[BS-3.7] {"kind":"checks","piece":"A1","face":5,"skill":2,"difficulty":4,"times":2,"passed":true}
# A1 rolls 5 + 2 against 4, doubled: passes
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Late Left","paths":[{"piece":"A1","path":[[30804,39000],[22144,34000]]},{"piece":"A2","path":[[32804,39000],[24144,34000]]}],"speed":10,"heading":180}
# AE1 flies Late Left at speed 10: A1 at 22.144,34, A2 at 24.144,34, facing 180
[BS-3.6] {"kind":"slows","element":"AE1","penalty":1,"speed":9}
# AE1 pays 1 and has speed 9
= dd23571d43ec14a2

turn 4
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Straight"}
# the next card of AE1 is Straight
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= 5271d6963ae18cf9

turn 4
> 2  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Accelerate 2","paths":[{"piece":"B1","path":[[49856,16000],[60248,10000]]}],"speed":12,"heading":120}
# BE1 flies Accelerate 2 at speed 12: B1 at 60.248,10, facing 120
= 7f73a7f5c2cd25ea

turn 4
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Straight"}
# the next card of BE1 is Straight
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= e2dde974ac17a4bc

turn 5
> 1  fly Steady
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Steady","paths":[{"piece":"A1","path":[[22144,34000],[22144,25000]]},{"piece":"A2","path":[[24144,34000],[24144,25000]]}],"speed":9,"heading":180}
# AE1 flies Steady at speed 9: A1 at 22.144,25, A2 at 24.144,25, facing 180
= be76c74b36c32b5c

turn 5
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Straight"}
# the next card of AE1 is Straight
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= 838f99407091ab59

turn 5
> 2  fly Steady
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Steady","paths":[{"piece":"B1","path":[[60248,10000],[70640,4000]]}],"speed":12,"heading":120}
# BE1 flies Steady at speed 12: B1 at 70.64,4, facing 120
= e56af77b7b967397

turn 5
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Straight"}
# the next card of BE1 is Straight
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= 4660e991f13aa749

turn 6
> 1  fly Steady
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Steady","paths":[{"piece":"A1","path":[[22144,25000],[22144,16000]]},{"piece":"A2","path":[[24144,25000],[24144,16000]]}],"speed":9,"heading":180}
# AE1 flies Steady at speed 9: A1 at 22.144,16, A2 at 24.144,16, facing 180
= 64a670788f958eb6

turn 6
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Straight"}
# the next card of AE1 is Straight
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= 16015e7df6f07ced

turn 6
> 2  fly Steady
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Steady","paths":[{"piece":"B1","path":[[70640,4000],[81032,-2000]]}],"speed":12,"heading":120}
# BE1 flies Steady at speed 12: B1 at 81.032,-2, facing 120
[BS-4.11] {"kind":"leaves","piece":"B1"}
# B1 leaves the table
[BS-2.4] {"kind":"lost","element":"BE1"}
# BE1 is out, and a placeholder takes its card's place
[BS-6.3] {"kind":"over","winner":1,"hull":[7,0]}
# side 1 wins; hull left 7 to 0
= ce84fa9b805b554b
