firing-arc record 2
game black-skies 2
wording en 1
scenario lancers
option turn-limit 4
seat 1 doctrine
seat 2 doctrine
dice seed 17
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
= f509fdcf92c7529b

turn 1
> 1  toss
  [BS-2.1] d2 = 1
[BS-2.1] {"kind":"deploys-first","side":1}
# side 1 deploys first
= 7546ab10a991b697

turn 1
> 1  deploy E1 35,4.5 37,4.5
[BS-2.1] {"kind":"deploys","element":"AE1","lead":[35000,4500],"wing":[37000,4500]}
# AE1 is deployed at 35,4.5 and 37,4.5
= 2ad4ba127bd57bf3

turn 1
> 2  deploy E1 35,43.5 37,43.5
[BS-2.1] {"kind":"deploys","element":"BE1","lead":[35000,43500],"wing":[37000,43500]}
# BE1 is deployed at 35,43.5 and 37,43.5
= cb733ad0c3eda8de

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
= 63e8bd93f1e9a2d3

turn 1
> 2  fly Accelerate 3
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Accelerate 3","paths":[{"piece":"B1","path":[[35000,43500],[35000,32500]]},{"piece":"B2","path":[[37000,43500],[37000,32500]]}],"speed":11,"heading":180}
# BE1 flies Accelerate 3 at speed 11: B1 at 35,32.5, B2 at 37,32.5, facing 180
= df542426611ca72d

turn 1
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Straight"}
# the next card of BE1 is Straight
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= a582447364d49eae

turn 1
> 1  fly Steady
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Steady","paths":[{"piece":"A1","path":[[35000,4500],[35000,14500]]},{"piece":"A2","path":[[37000,4500],[37000,14500]]}],"speed":10,"heading":0}
# AE1 flies Steady at speed 10: A1 at 35,14.5, A2 at 37,14.5, facing 0
= c4bb87a5d4ff81b0

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
= e92aaa55abfc1a4f

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
= 33e46c19840a186b

turn 1
> 1  next Bootlegger
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Bootlegger"}
# the next card of AE1 is Bootlegger
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= 8a821159a193c31b

turn 2
> 2  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Accelerate 2","paths":[{"piece":"B1","path":[[35000,32500],[35000,20500]]},{"piece":"B2","path":[[37000,32500],[37000,20500]]}],"speed":12,"heading":180}
# BE1 flies Accelerate 2 at speed 12: B1 at 35,20.5, B2 at 37,20.5, facing 180
= 35ce4f2d0bece755

turn 2
> 2  fire B2 laser1+laser2 A2
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser1","target":"A2","range":6000,"band":"close"}
# B2 fires laser1 at A2: 6 in, close range
  [BS-5.2] d12 = 6
[BS-5.2] {"kind":"rolls","faces":[6],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# 6 of 4+, −2 for its speed, so 6+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser2","target":"A2","range":6000,"band":"close"}
# B2 fires laser2 at A2: 6 in, close range
  [BS-5.2] d12 = 2
[BS-5.2] {"kind":"rolls","faces":[2],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":0}
# 2 of 4+, −2 for its speed, so 6+: no hit
[BS-1.7] {"kind":"shields","element":"AE1","from":6,"to":4}
# the shields of AE1 make a d6 a d4
  [BS-5.3] d4 = 3
[BS-5.3] {"kind":"damages","target":"A2","faces":[3],"armour":0,"points":3}
# 3: 3 points on A2
[BS-5.3] {"kind":"hull","piece":"A2","points":3,"hull":3,"of":6}
# A2 takes 3 points: hull 3 of 6
[BS-5.3] {"kind":"crippled","piece":"A2"}
# A2 is crippled
= 68dc389046b708db

turn 2
> 2  fire B1 laser1+laser2 A1
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser1","target":"A1","range":6000,"band":"close"}
# B1 fires laser1 at A1: 6 in, close range
  [BS-5.2] d12 = 7
[BS-5.2] {"kind":"rolls","faces":[7],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# 7 of 4+, −2 for its speed, so 6+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser2","target":"A1","range":6000,"band":"close"}
# B1 fires laser2 at A1: 6 in, close range
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# 8 of 4+, −2 for its speed, so 6+: 1 hit
[BS-1.7] {"kind":"shields","element":"AE1","from":6,"to":4}
# the shields of AE1 make a d6 a d4
  [BS-5.3] d4 = 4
  [BS-5.3] d4 = 3
[BS-5.3] {"kind":"damages","target":"A1","faces":[4,3],"armour":0,"points":7}
# 4, 3: 7 points on A1
[BS-5.3] {"kind":"hull","piece":"A1","points":7,"hull":0,"of":6}
# A1 takes 7 points: hull 0 of 6
[BS-5.3] {"kind":"destroyed","piece":"A1"}
# A1 is destroyed
[BS-3.8] {"kind":"leads","piece":"A2"}
# A2 leads
= 1babecdfa69c1a79

turn 2
> 2  next Reverse Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Reverse Right"}
# the next card of BE1 is Reverse Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Bootlegger","number":10}
# AE1 flips Bootlegger
  [BS-3.4] d6 = 4
[BS-3.7] {"kind":"checks","piece":"A2","face":4,"skill":2,"difficulty":4,"times":2,"passed":true}
# A2 rolls 4 + 2 against 4, doubled: passes
[BS-4.7] {"kind":"moves","element":"AE1","maneuver":"Bootlegger","paths":[{"piece":"A2","path":[[37000,14500],[37000,24500]]}],"speed":10,"heading":180}
# AE1 flies Bootlegger at speed 10: A2 at 37,24.5, facing 180
[BS-4.9] {"kind":"retrograde","element":"AE1","on":true}
# AE1 flies tail first
[BS-3.6] {"kind":"slows","element":"AE1","penalty":2,"speed":8}
# AE1 pays 2 and has speed 8
= ad4b3393afde9fa7

turn 2
> 1  fire A2 laser1 B2
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser1","target":"B2","range":4000,"band":"close"}
# A2 fires laser1 at B2: 4 in, close range
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":4,"speed":-2,"penalty":2,"needs":8,"hits":0}
# 3 of 4+, −2 for its speed, −2 for the maneuver, so 8+: no hit
= 9dedf484de315c17

turn 2
> 1  next Bootlegger
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Bootlegger"}
# the next card of AE1 is Bootlegger
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Reverse Right","number":12}
# BE1 flips Reverse Right
[BS-4.8] {"kind":"moves","element":"BE1","maneuver":"Reverse Right","paths":[{"piece":"B1","path":[[35000,20500],[29804,17500],[24608,20500]]},{"piece":"B2","path":[[37000,20500],[31804,17500],[26608,20500]]}],"speed":12,"heading":0}
# BE1 flies Reverse Right at speed 12: B1 at 24.608,20.5, B2 at 26.608,20.5, facing 0
[BS-3.6] {"kind":"slows","element":"BE1","penalty":4,"speed":8}
# BE1 pays 4 and has speed 8
= 668f59009ceda1b1

turn 3
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Right"}
# the next card of BE1 is Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Bootlegger","number":10}
# AE1 flips Bootlegger
  [BS-3.4] d6 = 2
[BS-3.7] {"kind":"checks","piece":"A2","face":2,"skill":2,"difficulty":4,"times":2,"passed":true}
# A2 rolls 2 + 2 against 4, doubled: passes
[BS-4.9] {"kind":"moves","element":"AE1","maneuver":"Bootlegger","paths":[{"piece":"A2","path":[[37000,24500],[37000,32500]]}],"speed":8,"heading":0}
# AE1 flies Bootlegger at speed 8: A2 at 37,32.5, facing 0
[BS-4.9] {"kind":"retrograde","element":"AE1","on":false}
# AE1 flies nose first again
[BS-3.6] {"kind":"slows","element":"AE1","penalty":2,"speed":6}
# AE1 pays 2 and has speed 6
= 581c5b465b9b332d

turn 3
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Straight"}
# the next card of AE1 is Straight
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Right","number":3}
# BE1 flips Right
= c144da092fee7ded

turn 4
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Smooth Right","paths":[{"piece":"B1","path":[[24608,20500],[24608,24500],[28072,26500]]},{"piece":"B2","path":[[26608,20500],[26608,24500],[30072,26500]]}],"speed":8,"heading":60}
# BE1 flies Smooth Right at speed 8: B1 at 28.072,26.5, B2 at 30.072,26.5, facing 60
= 94dd1912d7c1501e

turn 4
> 2  fire B2 laser1+laser2 A2
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser1","target":"A2","range":9164,"band":"medium"}
# B2 fires laser1 at A2: 9.164 in, medium range
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":7,"speed":0,"penalty":0,"needs":7,"hits":1}
# 8 of 7+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser2","target":"A2","range":9164,"band":"medium"}
# B2 fires laser2 at A2: 9.164 in, medium range
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":7,"speed":0,"penalty":0,"needs":7,"hits":0}
# 3 of 7+: no hit
[BS-1.7] {"kind":"shields","element":"AE1","from":6,"to":4}
# the shields of AE1 make a d6 a d4
  [BS-5.3] d4 = 2
[BS-5.3] {"kind":"damages","target":"A2","faces":[2],"armour":0,"points":2}
# 2: 2 points on A2
[BS-5.3] {"kind":"hull","piece":"A2","points":2,"hull":1,"of":6}
# A2 takes 2 points: hull 1 of 6
= 5da600b494f01022

turn 4
> 2  fire B1 laser1+laser2 A2
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser1","target":"A2","range":10756,"band":"medium"}
# B1 fires laser1 at A2: 10.756 in, medium range
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":7,"speed":0,"penalty":0,"needs":7,"hits":1}
# 9 of 7+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser2","target":"A2","range":10756,"band":"medium"}
# B1 fires laser2 at A2: 10.756 in, medium range
  [BS-5.2] d12 = 11
[BS-5.2] {"kind":"rolls","faces":[11],"number":7,"speed":0,"penalty":0,"needs":7,"hits":1}
# 11 of 7+: 1 hit
[BS-1.7] {"kind":"shields","element":"AE1","from":6,"to":4}
# the shields of AE1 make a d6 a d4
  [BS-5.3] d4 = 2
  [BS-5.3] d4 = 3
[BS-5.3] {"kind":"damages","target":"A2","faces":[2,3],"armour":0,"points":5}
# 2, 3: 5 points on A2
[BS-5.3] {"kind":"hull","piece":"A2","points":5,"hull":0,"of":6}
# A2 takes 5 points: hull 0 of 6
[BS-5.3] {"kind":"destroyed","piece":"A2"}
# A2 is destroyed
[BS-2.4] {"kind":"lost","element":"AE1"}
# AE1 is out, and a placeholder takes its card's place
[BS-6.3] {"kind":"over","winner":2,"hull":[0,12]}
# side 2 wins; hull left 0 to 12
= 45943e478aee74d3
