firing-arc record 2
game black-skies 2
wording en 1
scenario lancers
seat 1 doctrine
seat 2 doctrine
dice seed 5
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
= 4fb970ecaee485c3

turn 1
> 1  toss
  [BS-2.1] d2 = 2
[BS-2.1] {"kind":"deploys-first","side":2}
# side 2 deploys first
= d7f87f88c0251cee

turn 1
> 2  deploy E1 35,43.5 37,43.5
[BS-2.1] {"kind":"deploys","element":"BE1","lead":[35000,43500],"wing":[37000,43500]}
# BE1 is deployed at 35,43.5 and 37,43.5
= 172ae6c386f5be6a

turn 1
> 1  deploy E1 35,4.5 37,4.5
[BS-2.1] {"kind":"deploys","element":"AE1","lead":[35000,4500],"wing":[37000,4500]}
# AE1 is deployed at 35,4.5 and 37,4.5
= 8b20db06c92e88dc

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
= 155ca4f14b9dfdd8

turn 1
> 1  fly Steady
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Steady","paths":[{"piece":"A1","path":[[35000,4500],[35000,14500]]},{"piece":"A2","path":[[37000,4500],[37000,14500]]}],"speed":10,"heading":0}
# AE1 flies Steady at speed 10: A1 at 35,14.5, A2 at 37,14.5, facing 0
= 747a66b85dcf7411

turn 1
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Straight"}
# the next card of AE1 is Straight
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= a78e8f561c424795

turn 1
> 2  fly Accelerate 3
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Accelerate 3","paths":[{"piece":"B1","path":[[35000,43500],[35000,32500]]},{"piece":"B2","path":[[37000,43500],[37000,32500]]}],"speed":11,"heading":180}
# BE1 flies Accelerate 3 at speed 11: B1 at 35,32.5, B2 at 37,32.5, facing 180
= 25f9fd65cf02e0b0

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
= bd1b23c401c421e9

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
= 82ed20d7420001d8

turn 1
> 2  next Bootlegger
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Bootlegger"}
# the next card of BE1 is Bootlegger
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= c5fb86453eb533a0

turn 2
> 1  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Accelerate 2","paths":[{"piece":"A1","path":[[35000,14500],[35000,26500]]},{"piece":"A2","path":[[37000,14500],[37000,26500]]}],"speed":12,"heading":0}
# AE1 flies Accelerate 2 at speed 12: A1 at 35,26.5, A2 at 37,26.5, facing 0
= a42e0e5b4a7f5506

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
= d45c5fd42cbfc07a

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
[BS-1.7] {"kind":"shields","element":"BE1","from":6,"to":4}
# the shields of BE1 make a d6 a d4
  [BS-5.3] d4 = 1
  [BS-5.3] d4 = 4
[BS-5.3] {"kind":"damages","target":"B2","faces":[1,4],"armour":0,"points":5}
# 1, 4: 5 points on B2
[BS-5.3] {"kind":"hull","piece":"B2","points":5,"hull":1,"of":6}
# B2 takes 5 points: hull 1 of 6
[BS-5.3] {"kind":"crippled","piece":"B2"}
# B2 is crippled
= f17d68b1014a0983

turn 2
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Left"}
# the next card of AE1 is Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Bootlegger","number":10}
# BE1 flips Bootlegger
[BS-4.7] {"kind":"moves","element":"BE1","maneuver":"Bootlegger","paths":[{"piece":"B1","path":[[35000,32500],[35000,21500]]},{"piece":"B2","path":[[37000,32500],[37000,21500]]}],"speed":11,"heading":0}
# BE1 flies Bootlegger at speed 11: B1 at 35,21.5, B2 at 37,21.5, facing 0
[BS-4.9] {"kind":"retrograde","element":"BE1","on":true}
# BE1 flies tail first
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":9}
# BE1 pays 2 and has speed 9
= 3c58e521863922cc

turn 2
> 2  fire B1 laser1+laser2 A1
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser1","target":"A1","range":5000,"band":"close"}
# B1 fires laser1 at A1: 5 in, close range
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":4,"speed":-2,"penalty":2,"needs":8,"hits":0}
# 3 of 4+, −2 for its speed, −2 for the maneuver, so 8+: no hit
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser2","target":"A1","range":5000,"band":"close"}
# B1 fires laser2 at A1: 5 in, close range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":4,"speed":-2,"penalty":2,"needs":8,"hits":0}
# 5 of 4+, −2 for its speed, −2 for the maneuver, so 8+: no hit
= fa25bb94df6764c1

turn 2
> 2  fire B2 laser1 A1
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser1","target":"A1","range":5385,"band":"close"}
# B2 fires laser1 at A1: 5.385 in, close range
  [BS-5.2] d12 = 11
[BS-5.2] {"kind":"rolls","faces":[11],"number":4,"speed":-2,"penalty":2,"needs":8,"hits":1}
# 11 of 4+, −2 for its speed, −2 for the maneuver, so 8+: 1 hit
[BS-1.7] {"kind":"shields","element":"AE1","from":6,"to":4}
# the shields of AE1 make a d6 a d4
  [BS-5.3] d4 = 3
[BS-5.3] {"kind":"damages","target":"A1","faces":[3],"armour":0,"points":3}
# 3: 3 points on A1
[BS-5.3] {"kind":"hull","piece":"A1","points":3,"hull":3,"of":6}
# A1 takes 3 points: hull 3 of 6
[BS-5.3] {"kind":"crippled","piece":"A1"}
# A1 is crippled
= 3fba17071c582daf

turn 2
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Left"}
# the next card of BE1 is Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Left","number":2}
# AE1 flips Left
= 6871309b0ba5eaa1

turn 3
> 1  fly Break
  [BS-3.4] d6 = 4
[BS-3.7] {"kind":"checks","piece":"A1","face":4,"skill":2,"difficulty":4,"times":2,"passed":true}
# A1 rolls 4 + 2 against 4, doubled: passes
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Break Left","paths":[{"piece":"A1","path":[[35000,26500],[24608,32500]]},{"piece":"A2","path":[[37000,26500],[26608,32500]]}],"speed":12,"heading":300}
# AE1 flies Break Left at speed 12: A1 at 24.608,32.5, A2 at 26.608,32.5, facing 300
[BS-3.6] {"kind":"slows","element":"AE1","penalty":2,"speed":10}
# AE1 pays 2 and has speed 10
= 5a8453e017b0ca13

turn 3
> 1  next Reverse Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Reverse Left"}
# the next card of AE1 is Reverse Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Left","number":2}
# BE1 flips Left
= 673b3b5fa9a5be4c

turn 3
> 2  fly Break
[BS-4.9] {"kind":"moves","element":"BE1","maneuver":"Break Left","paths":[{"piece":"B1","path":[[35000,21500],[42794,17000]]},{"piece":"B2","path":[[37000,21500],[44794,17000]]}],"speed":9,"heading":300}
# BE1 flies Break Left at speed 9: B1 at 42.794,17, B2 at 44.794,17, facing 300
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":7}
# BE1 pays 2 and has speed 7
= 85f47230990e93e7

turn 3
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Left"}
# the next card of BE1 is Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Reverse Left","number":11}
# AE1 flips Reverse Left
  [BS-3.4] d6 = 2
[BS-3.7] {"kind":"checks","piece":"A1","face":2,"skill":2,"difficulty":6,"times":2,"passed":false}
# A1 rolls 2 + 2 against 6, doubled: fails
[BS-3.5] {"kind":"fails","element":"AE1","tried":"Reverse Left","instead":"Smooth Left"}
# AE1 fails Reverse Left and flies Smooth Left
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Smooth Left","paths":[{"piece":"A1","path":[[24608,32500],[20278,35000],[15948,32500]]},{"piece":"A2","path":[[26608,32500],[22278,35000],[17948,32500]]}],"speed":10,"heading":240}
# AE1 flies Smooth Left at speed 10: A1 at 15.948,32.5, A2 at 17.948,32.5, facing 240
[BS-3.6] {"kind":"slows","element":"AE1","penalty":4,"speed":6}
# AE1 pays 4 and has speed 6
= 2ff2cde858516dfe

turn 4
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Straight"}
# the next card of AE1 is Straight
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Left","number":2}
# BE1 flips Left
= da506804146d9577

turn 4
> 2  fly Late
[BS-4.9] {"kind":"moves","element":"BE1","maneuver":"Late Left","paths":[{"piece":"B1","path":[[42794,17000],[48856,13500]]},{"piece":"B2","path":[[44794,17000],[50856,13500]]}],"speed":7,"heading":240}
# BE1 flies Late Left at speed 7: B1 at 48.856,13.5, B2 at 50.856,13.5, facing 240
[BS-3.6] {"kind":"slows","element":"BE1","penalty":1,"speed":6}
# BE1 pays 1 and has speed 6
= a1efbf8a21157d3b

turn 4
> 2  next Bootlegger
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Bootlegger"}
# the next card of BE1 is Bootlegger
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= 1f8d70c8b2bfc321

turn 5
> 1  fly Accelerate 3
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Accelerate 3","paths":[{"piece":"A1","path":[[15948,32500],[8154,28000]]},{"piece":"A2","path":[[17948,32500],[10154,28000]]}],"speed":9,"heading":240}
# AE1 flies Accelerate 3 at speed 9: A1 at 8.154,28, A2 at 10.154,28, facing 240
= 556ef98144b5ce1d

turn 5
> 1  next Reverse Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Reverse Left"}
# the next card of AE1 is Reverse Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Bootlegger","number":10}
# BE1 flips Bootlegger
[BS-4.9] {"kind":"moves","element":"BE1","maneuver":"Bootlegger","paths":[{"piece":"B1","path":[[48856,13500],[54052,16500]]},{"piece":"B2","path":[[50856,13500],[56052,16500]]}],"speed":6,"heading":60}
# BE1 flies Bootlegger at speed 6: B1 at 54.052,16.5, B2 at 56.052,16.5, facing 60
[BS-4.9] {"kind":"retrograde","element":"BE1","on":false}
# BE1 flies nose first again
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":4}
# BE1 pays 2 and has speed 4
= 55a85cdea59cf03d

turn 5
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Straight"}
# the next card of BE1 is Straight
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Reverse Left","number":11}
# AE1 flips Reverse Left
  [BS-3.4] d6 = 1
[BS-3.7] {"kind":"checks","piece":"A1","face":1,"skill":2,"difficulty":6,"times":2,"passed":false}
# A1 rolls 1 + 2 against 6, doubled: fails
[BS-3.5] {"kind":"fails","element":"AE1","tried":"Reverse Left","instead":"Smooth Left"}
# AE1 fails Reverse Left and flies Smooth Left
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Smooth Left","paths":[{"piece":"A1","path":[[8154,28000],[4257,25750],[4257,21250]]},{"piece":"A2","path":[[10154,28000],[6257,25750],[6257,21250]]}],"speed":9,"heading":180}
# AE1 flies Smooth Left at speed 9: A1 at 4.257,21.25, A2 at 6.257,21.25, facing 180
[BS-3.6] {"kind":"slows","element":"AE1","penalty":4,"speed":5}
# AE1 pays 4 and has speed 5
= 9739460163d06d52

turn 6
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Straight"}
# the next card of AE1 is Straight
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= dc6c0e8230ec817a

turn 6
> 2  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Accelerate 2","paths":[{"piece":"B1","path":[[54052,16500],[59248,19500]]},{"piece":"B2","path":[[56052,16500],[61248,19500]]}],"speed":6,"heading":60}
# BE1 flies Accelerate 2 at speed 6: B1 at 59.248,19.5, B2 at 61.248,19.5, facing 60
= 16586440447ecab1

turn 6
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Left"}
# the next card of BE1 is Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= 7f9da55b99e08a6b

turn 7
> 1  fly Accelerate 1
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Accelerate 1","paths":[{"piece":"A1","path":[[4257,21250],[4257,15250]]},{"piece":"A2","path":[[6257,21250],[6257,15250]]}],"speed":6,"heading":180}
# AE1 flies Accelerate 1 at speed 6: A1 at 4.257,15.25, A2 at 6.257,15.25, facing 180
= 02de2b6a716cdcdb

turn 7
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Straight"}
# the next card of AE1 is Straight
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Left","number":2}
# BE1 flips Left
= 641ca42b7e5bf61b

turn 7
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Smooth Left","paths":[{"piece":"B1","path":[[59248,19500],[61846,21000],[61846,24000]]},{"piece":"B2","path":[[61248,19500],[63846,21000],[63846,24000]]}],"speed":6,"heading":0}
# BE1 flies Smooth Left at speed 6: B1 at 61.846,24, B2 at 63.846,24, facing 0
= 9dd5726f684d5426

turn 7
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Straight"}
# the next card of BE1 is Straight
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= 7eda949d3c084338

turn 8
> 1  fly Steady
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Steady","paths":[{"piece":"A1","path":[[4257,15250],[4257,9250]]},{"piece":"A2","path":[[6257,15250],[6257,9250]]}],"speed":6,"heading":180}
# AE1 flies Steady at speed 6: A1 at 4.257,9.25, A2 at 6.257,9.25, facing 180
= ba4b3b42b8de9a75

turn 8
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Straight"}
# the next card of AE1 is Straight
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= a04b2bee4ed3fbe1

turn 8
> 2  fly Decelerate
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Decelerate","paths":[{"piece":"B1","path":[[61846,24000],[61846,29000]]},{"piece":"B2","path":[[63846,24000],[63846,29000]]}],"speed":5,"heading":0}
# BE1 flies Decelerate at speed 5: B1 at 61.846,29, B2 at 63.846,29, facing 0
= bd4252bf61b67bc3

turn 8
> 2  next Reverse Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Reverse Right"}
# the next card of BE1 is Reverse Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= 0f700abe2d6c365c

turn 9
> 1  fly Decelerate
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Decelerate","paths":[{"piece":"A1","path":[[4257,9250],[4257,4250]]},{"piece":"A2","path":[[6257,9250],[6257,4250]]}],"speed":5,"heading":180}
# AE1 flies Decelerate at speed 5: A1 at 4.257,4.25, A2 at 6.257,4.25, facing 180
= c94591c31e0601c6

turn 9
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Left"}
# the next card of AE1 is Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Reverse Right","number":12}
# BE1 flips Reverse Right
[BS-4.8] {"kind":"moves","element":"BE1","maneuver":"Reverse Right","paths":[{"piece":"B1","path":[[61846,29000],[64011,30250],[66176,29000]]},{"piece":"B2","path":[[63846,29000],[66011,30250],[68176,29000]]}],"speed":5,"heading":180}
# BE1 flies Reverse Right at speed 5: B1 at 66.176,29, B2 at 68.176,29, facing 180
[BS-3.6] {"kind":"slows","element":"BE1","penalty":4,"speed":1}
# BE1 pays 4 and has speed 1
= 3f56ce2d92b11509

turn 9
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Straight"}
# the next card of BE1 is Straight
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Left","number":2}
# AE1 flips Left
= 01630ac2fa2afb1a

turn 10
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Smooth Left","paths":[{"piece":"A1","path":[[4257,4250],[4257,1750],[6422,500]]},{"piece":"A2","path":[[6257,4250],[6257,1750],[8422,500]]}],"speed":5,"heading":120}
# AE1 flies Smooth Left at speed 5: A1 at 6.422,0.5, A2 at 8.422,0.5, facing 120
= ca52cbf9bc184514

turn 10
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Left"}
# the next card of AE1 is Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= c125d5a4399f6d15

turn 10
> 2  fly Accelerate 3
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Accelerate 3","paths":[{"piece":"B1","path":[[66176,29000],[66176,25000]]},{"piece":"B2","path":[[68176,29000],[68176,25000]]}],"speed":4,"heading":180}
# BE1 flies Accelerate 3 at speed 4: B1 at 66.176,25, B2 at 68.176,25, facing 180
= 90f3a7270d3fb0d4

turn 10
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Left"}
# the next card of BE1 is Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Left","number":2}
# AE1 flips Left
= 0784aa1b648b97b0

turn 11
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Smooth Left","paths":[{"piece":"A1","path":[[6422,500],[8587,-750],[10752,500]]},{"piece":"A2","path":[[8422,500],[10587,-750],[12752,500]]}],"speed":5,"heading":60}
# AE1 flies Smooth Left at speed 5: A1 at 10.752,0.5, A2 at 12.752,0.5, facing 60
= adb2e7990bb6f4f1

turn 11
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Straight"}
# the next card of AE1 is Straight
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Left","number":2}
# BE1 flips Left
= de23e6c307a51ecc

turn 11
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Smooth Left","paths":[{"piece":"B1","path":[[66176,25000],[66176,23000],[67908,22000]]},{"piece":"B2","path":[[68176,25000],[68176,23000],[69908,22000]]}],"speed":4,"heading":120}
# BE1 flies Smooth Left at speed 4: B1 at 67.908,22, B2 at 69.908,22, facing 120
= b2653b94dd156675

turn 11
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Left"}
# the next card of BE1 is Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= d084d196b70a0bc8

turn 12
> 1  fly Accelerate 3
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Accelerate 3","paths":[{"piece":"A1","path":[[10752,500],[17680,4500]]},{"piece":"A2","path":[[12752,500],[19680,4500]]}],"speed":8,"heading":60}
# AE1 flies Accelerate 3 at speed 8: A1 at 17.68,4.5, A2 at 19.68,4.5, facing 60
= 3330a5b9d918dff6

turn 12
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Straight"}
# the next card of AE1 is Straight
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Left","number":2}
# BE1 flips Left
= 43bb805f37ad4a04

turn 12
> 2  fly Break
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Break Left","paths":[{"piece":"B1","path":[[67908,22000],[71372,24000]]},{"piece":"B2","path":[[69908,22000],[73372,24000]]}],"speed":4,"heading":60}
# BE1 flies Break Left at speed 4: B1 at 71.372,24, B2 at 73.372,24, facing 60
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":2}
# BE1 pays 2 and has speed 2
[BS-4.11] {"kind":"leaves","piece":"B2"}
# B2 leaves the table
= 6d2617af49d919ff

turn 12
> 2  fire B1 laser1+laser2 A2
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Straight"}
# the next card of BE1 is Straight
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= 24e98d1241db3035

turn 13
> 1  fly Steady
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Steady","paths":[{"piece":"A1","path":[[17680,4500],[24608,8500]]},{"piece":"A2","path":[[19680,4500],[26608,8500]]}],"speed":8,"heading":60}
# AE1 flies Steady at speed 8: A1 at 24.608,8.5, A2 at 26.608,8.5, facing 60
= f5b43b5fb73d892f

turn 13
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Right"}
# the next card of AE1 is Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= 8ea0146045ea7e9e

turn 13
> 2  fly Accelerate 1
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Accelerate 1","paths":[{"piece":"B1","path":[[71372,24000],[73970,25500]]}],"speed":3,"heading":60}
# BE1 flies Accelerate 1 at speed 3: B1 at 73.97,25.5, facing 60
[BS-4.11] {"kind":"leaves","piece":"B1"}
# B1 leaves the table
[BS-2.4] {"kind":"lost","element":"BE1"}
# BE1 is out, and a placeholder takes its card's place
[BS-6.3] {"kind":"over","winner":1,"hull":[9,0]}
# side 1 wins; hull left 9 to 0
= 51ece139f0a219df
