firing-arc record 2
game black-skies 2
wording en 2
scenario ace-even
option turn-limit 3
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "Ace, even"
| brief = "One element of hotshots against one of trained pilots, all in Black Tigers; every other card of the aces is a placeholder. Even form: one element against one, and the others are trained."
|
| [table]
| width = 72
| height = 48
|
| [[side]]
| name = "Teal"
| edge = "bottom"
| element = [
|   { fighter = "black-tiger", name = "Ace", skill = 4 },
| ]
|
| [[side]]
| name = "Amber"
| edge = "top"
| element = [
|   { fighter = "black-tiger", name = "Cadet", skill = 2 },
| ]
= 6311c0145b1916d9

turn 1
> 1  toss
  [BS-2.1] d2 = 1
[BS-2.1] {"kind":"deploys-first","side":1}
# side 1 deploys first
= ba49c7fbdde15662

turn 1
> 1  deploy E1 35,4.5 37,4.5
[BS-2.1] {"kind":"deploys","element":"AE1","lead":[35000,4500],"wing":[37000,4500]}
# AE1 is deployed: lead at 35,4.5, wingman at 37,4.5
= 34cb739d30582f76

turn 1
> 2  deploy E1 35,43.5 37,43.5
[BS-2.1] {"kind":"deploys","element":"BE1","lead":[35000,43500],"wing":[37000,43500]}
# BE1 is deployed: lead at 35,43.5, wingman at 37,43.5
= 40df40d1584e5e3e

turn 1
> 1  deck E1 Straight 10
> 2  deck E1 Straight 8
[BS-2.2] (seat 1) {"kind":"laid","side":1,"deck":["E1 Straight 10"]}
# side 1 lays its deck, from the top: E1 Straight 10
[BS-2.2] (seat 2) {"kind":"laid","side":2,"deck":["E1 Straight 8"]}
# side 2 lays its deck, from the top: E1 Straight 8
[BS-2.2] {"kind":"speeds","speeds":[{"element":"AE1","speed":10},{"element":"BE1","speed":8}]}
# speeds at the start: AE1 10, BE1 8
  [BS-3.1] d2 = 2
[BS-3.1] {"kind":"begins","side":2}
# side 2 flips first
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= 631b1af3d682e3b6

turn 1
> 2  fly Accelerate 3
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Accelerate 3","paths":[{"piece":"B1","path":[[35000,43500],[35000,32500]]},{"piece":"B2","path":[[37000,43500],[37000,32500]]}],"speed":11,"heading":180}
# BE1 flies Accelerate 3 at speed 11: now B1 at 35,32.5, B2 at 37,32.5, facing 180°
= b8ee3d4be65db135

turn 1
> 2  next Afterburner
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Afterburner"}
# the next card of BE1 is Afterburner
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= 995a3e14a0d8ffad

turn 1
> 1  fly Steady
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Steady","paths":[{"piece":"A1","path":[[35000,4500],[35000,14500]]},{"piece":"A2","path":[[37000,4500],[37000,14500]]}],"speed":10,"heading":0}
# AE1 flies Steady at speed 10: now A1 at 35,14.5, A2 at 37,14.5, facing 0°
= e92ec8d05332314c

turn 1
> 1  fire A2 laser1+laser2 B2
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser1","target":"B2","range":18000,"band":"long"}
# A2 fires laser1 at B2: long range, 18 in
  [BS-5.2] d12 = 10
[BS-5.2] {"kind":"rolls","faces":[10],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# rolled 10, needed 12+ (10+, and 2 more for the target's speed): a miss
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser2","target":"B2","range":18000,"band":"long"}
# A2 fires laser2 at B2: long range, 18 in
  [BS-5.2] d12 = 7
[BS-5.2] {"kind":"rolls","faces":[7],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# rolled 7, needed 12+ (10+, and 2 more for the target's speed): a miss
= 931f5fe23be859c8

turn 1
> 1  fire A1 laser1+laser2 B1
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser1","target":"B1","range":18000,"band":"long"}
# A1 fires laser1 at B1: long range, 18 in
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# rolled 8, needed 12+ (10+, and 2 more for the target's speed): a miss
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser2","target":"B1","range":18000,"band":"long"}
# A1 fires laser2 at B1: long range, 18 in
  [BS-5.2] d12 = 1
[BS-5.2] {"kind":"rolls","faces":[1],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# rolled 1, needed 12+ (10+, and 2 more for the target's speed): a miss
= 27a868dda796a9f2

turn 1
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Right"}
# the next card of AE1 is Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Afterburner","number":4}
# BE1 flips Afterburner
[BS-4.3] {"kind":"moves","element":"BE1","maneuver":"Afterburner","paths":[{"piece":"B1","path":[[35000,32500],[35000,20500]]},{"piece":"B2","path":[[37000,32500],[37000,20500]]}],"speed":12,"heading":180}
# BE1 flies Afterburner at speed 12: now B1 at 35,20.5, B2 at 37,20.5, facing 180°
= 43aaaf3e93aa5036

turn 2
> 2  fire B2 laser1+laser2 A2
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser1","target":"A2","range":6000,"band":"close"}
# B2 fires laser1 at A2: close range, 6 in
  [BS-5.2] d12 = 6
[BS-5.2] {"kind":"rolls","faces":[6],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# rolled 6, needed 6+ (4+, and 2 more for the target's speed): 1 hit
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser2","target":"A2","range":6000,"band":"close"}
# B2 fires laser2 at A2: close range, 6 in
  [BS-5.2] d12 = 2
[BS-5.2] {"kind":"rolls","faces":[2],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":0}
# rolled 2, needed 6+ (4+, and 2 more for the target's speed): a miss
  [BS-5.3] d6 = 4
[BS-5.3] {"kind":"damages","target":"A2","faces":[4],"armour":1,"points":3}
# rolled 4 for damage, less 1 each for armour: 3 damage to A2
[BS-5.3] {"kind":"hull","piece":"A2","points":3,"hull":3,"of":6}
# A2 takes 3 damage: hull 3 of 6 left
[BS-5.3] {"kind":"crippled","piece":"A2"}
# A2 is crippled
= fb04454e39f36f53

turn 2
> 2  fire B1 laser1+laser2 A1
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser1","target":"A1","range":6000,"band":"close"}
# B1 fires laser1 at A1: close range, 6 in
  [BS-5.2] d12 = 7
[BS-5.2] {"kind":"rolls","faces":[7],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# rolled 7, needed 6+ (4+, and 2 more for the target's speed): 1 hit
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser2","target":"A1","range":6000,"band":"close"}
# B1 fires laser2 at A1: close range, 6 in
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# rolled 8, needed 6+ (4+, and 2 more for the target's speed): 1 hit
  [BS-5.3] d6 = 6
  [BS-5.3] d6 = 5
[BS-5.3] {"kind":"damages","target":"A1","faces":[6,5],"armour":1,"points":9}
# rolled 6, 5 for damage, less 1 each for armour: 9 damage to A1
[BS-5.3] {"kind":"hull","piece":"A1","points":9,"hull":0,"of":6}
# A1 takes 9 damage: hull 0 of 6 left
[BS-5.3] {"kind":"destroyed","piece":"A1"}
# A1 is destroyed
[BS-3.8] {"kind":"leads","piece":"A2"}
# A2 becomes the lead
= 8bbaa5eb1b108a5e

turn 2
> 2  next Hard Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Hard Left"}
# the next card of BE1 is Hard Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Right","number":3}
# AE1 flips Right
= 9d216d9a9840b1e0

turn 2
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Smooth Right","paths":[{"piece":"A2","path":[[37000,14500],[37000,19500],[41330,22000]]}],"speed":10,"heading":60}
# AE1 flies Smooth Right at speed 10: now A2 at 41.3,22, facing 60°
= 546008a551a2009d

turn 2
> 1  next Hard Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Hard Left"}
# the next card of AE1 is Hard Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Hard Left","number":5}
# BE1 flips Hard Left
[BS-4.4] {"kind":"moves","element":"BE1","maneuver":"Hard Left","paths":[{"piece":"B1","path":[[35000,20500],[35000,14500],[40196,11500]]},{"piece":"B2","path":[[37000,20500],[37000,14500],[42196,11500]]}],"speed":12,"heading":60}
# BE1 flies Hard Left at speed 12: now B1 at 40.2,11.5, B2 at 42.2,11.5, facing 60°
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":10}
# BE1 loses 2 speed to the maneuver: now speed 10
= 7bb2423a0d561c6f

turn 3
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Left"}
# the next card of BE1 is Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Hard Left","number":5}
# AE1 flips Hard Left
  [BS-3.4] d6 = 2
[BS-3.7] {"kind":"checks","piece":"A2","face":2,"skill":4,"difficulty":6,"times":2,"passed":true}
# A2 passes a piloting check: rolled 2 + 4 for skill, needed 6 (doubled)
[BS-4.4] {"kind":"moves","element":"AE1","maneuver":"Hard Left","paths":[{"piece":"A2","path":[[41330,22000],[45660,24500],[45660,29500]]}],"speed":10,"heading":300}
# AE1 flies Hard Left at speed 10: now A2 at 45.7,29.5, facing 300°
[BS-3.6] {"kind":"slows","element":"AE1","penalty":2,"speed":8}
# AE1 loses 2 speed to the maneuver: now speed 8
= 59e79400a1837b2e

turn 3
> 1  next Hard Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Hard Left"}
# the next card of AE1 is Hard Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1 lays its next card face down at the bottom of the deck
[BS-6.3] {"kind":"over","winner":2,"hull":[3,12]}
# side 2 wins: hull left 3 to 12
= b8b78a6e6dcd6571
