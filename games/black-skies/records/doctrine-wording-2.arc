firing-arc record 2
game black-skies 2
wording en 2
scenario squadron
option turn-limit 5
seat 1 doctrine
seat 2 doctrine
dice seed 17
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
= 298669dd6d07d799

turn 1
> 1  toss
  [BS-2.1] d2 = 1
[BS-2.1] {"kind":"deploys-first","side":1}
# side 1 deploys first
= 65137f9eb19fce9f

turn 1
> 1  deploy E1 35,4.5 37,4.5
[BS-2.1] {"kind":"deploys","element":"AE1","lead":[35000,4500],"wing":[37000,4500]}
# AE1 is deployed: lead at 35,4.5, wingman at 37,4.5
= eab97ebbbe0d1f9a

turn 1
> 2  deploy E1 35,43.5 37,43.5
[BS-2.1] {"kind":"deploys","element":"BE1","lead":[35000,43500],"wing":[37000,43500]}
# BE1 is deployed: lead at 35,43.5, wingman at 37,43.5
= 1309a47f4d90c70f

turn 1
> 1  deploy E2 44,4.5 46,4.5
[BS-2.1] {"kind":"deploys","element":"AE2","lead":[44000,4500],"wing":[46000,4500]}
# AE2 is deployed: lead at 44,4.5, wingman at 46,4.5
= a9221f727bd6b088

turn 1
> 2  deploy E2 44,43.5 46,43.5
[BS-2.1] {"kind":"deploys","element":"BE2","lead":[44000,43500],"wing":[46000,43500]}
# BE2 is deployed: lead at 44,43.5, wingman at 46,43.5
= 4b167e9c7f2be04a

turn 1
> 1  deploy E3 26,4.5 28,4.5
[BS-2.1] {"kind":"deploys","element":"AE3","lead":[26000,4500],"wing":[28000,4500]}
# AE3 is deployed: lead at 26,4.5, wingman at 28,4.5
= eb553fc42a56594d

turn 1
> 2  deploy E3 26,43.5 28,43.5
[BS-2.1] {"kind":"deploys","element":"BE3","lead":[26000,43500],"wing":[28000,43500]}
# BE3 is deployed: lead at 26,43.5, wingman at 28,43.5
= e7f5f91d4d2ae777

turn 1
> 1  deploy E4 17,4.5 19,4.5
[BS-2.1] {"kind":"deploys","element":"AE4","lead":[17000,4500],"wing":[19000,4500]}
# AE4 is deployed: lead at 17,4.5, wingman at 19,4.5
= 41c42471544d81c3

turn 1
> 2  deploy E4 17,43.5 19,43.5
[BS-2.1] {"kind":"deploys","element":"BE4","lead":[17000,43500],"wing":[19000,43500]}
# BE4 is deployed: lead at 17,43.5, wingman at 19,43.5
= 9fde4b761ab3a608

turn 1
> 1  deck E4 Straight 8, E3 Straight 8, E2 Straight 8, E1 Straight 8
> 2  deck E1 Straight 9, E2 Straight 9, E3 Straight 9, E4 Straight 9
[BS-2.2] (seat 1) {"kind":"laid","side":1,"deck":["E4 Straight 8","E3 Straight 8","E2 Straight 8","E1 Straight 8"]}
# side 1 lays its deck, from the top: E4 Straight 8, E3 Straight 8, E2 Straight 8, E1 Straight 8
[BS-2.2] (seat 2) {"kind":"laid","side":2,"deck":["E1 Straight 9","E2 Straight 9","E3 Straight 9","E4 Straight 9"]}
# side 2 lays its deck, from the top: E1 Straight 9, E2 Straight 9, E3 Straight 9, E4 Straight 9
[BS-2.2] {"kind":"speeds","speeds":[{"element":"AE1","speed":8},{"element":"AE2","speed":8},{"element":"AE3","speed":8},{"element":"AE4","speed":8},{"element":"BE1","speed":9},{"element":"BE2","speed":9},{"element":"BE3","speed":9},{"element":"BE4","speed":9}]}
# speeds at the start: AE1 8, AE2 8, AE3 8, AE4 8, BE1 9, BE2 9, BE3 9, BE4 9
  [BS-3.1] d2 = 2
[BS-3.1] {"kind":"begins","side":2}
# side 2 flips first
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= b9bdc78e588a4494

turn 1
> 2  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Accelerate 2","paths":[{"piece":"B1","path":[[35000,43500],[35000,32500]]},{"piece":"B2","path":[[37000,43500],[37000,32500]]}],"speed":11,"heading":180}
# BE1 flies Accelerate 2 at speed 11: now B1 at 35,32.5, B2 at 37,32.5, facing 180°
= 223440fe3d152da5

turn 1
> 2  next Afterburner
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Afterburner"}
# the next card of BE1 is Afterburner
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE4","card":"Straight","number":1}
# AE4 flips Straight
= 0b81c4de627772f8

turn 1
> 1  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"AE4","maneuver":"Accelerate 2","paths":[{"piece":"A7","path":[[17000,4500],[17000,14500]]},{"piece":"A8","path":[[19000,4500],[19000,14500]]}],"speed":10,"heading":0}
# AE4 flies Accelerate 2 at speed 10: now A7 at 17,14.5, A8 at 19,14.5, facing 0°
= 4ad77deb129a0c62

turn 1
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE4","card":"Right"}
# the next card of AE4 is Right
[BS-3.3] {"kind":"lays","element":"AE4"}
# AE4 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Straight","number":1}
# BE2 flips Straight
= 6478fc7345561563

turn 1
> 2  fly Accelerate 1
[BS-4.1] {"kind":"moves","element":"BE2","maneuver":"Accelerate 1","paths":[{"piece":"B3","path":[[44000,43500],[44000,33500]]},{"piece":"B4","path":[[46000,43500],[46000,33500]]}],"speed":10,"heading":180}
# BE2 flies Accelerate 1 at speed 10: now B3 at 44,33.5, B4 at 46,33.5, facing 180°
= 2e5a274e8fe23e92

turn 1
> 2  next Straight
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Straight"}
# the next card of BE2 is Straight
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE3","card":"Straight","number":1}
# AE3 flips Straight
= c2eb0bce99f5e12a

turn 1
> 1  fly Accelerate 3
[BS-4.1] {"kind":"moves","element":"AE3","maneuver":"Accelerate 3","paths":[{"piece":"A5","path":[[26000,4500],[26000,15500]]},{"piece":"A6","path":[[28000,4500],[28000,15500]]}],"speed":11,"heading":0}
# AE3 flies Accelerate 3 at speed 11: now A5 at 26,15.5, A6 at 28,15.5, facing 0°
= 8eadff6eeedba4af

turn 1
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE3","card":"Straight"}
# the next card of AE3 is Straight
[BS-3.3] {"kind":"lays","element":"AE3"}
# AE3 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE3","card":"Straight","number":1}
# BE3 flips Straight
= 0155f104ed9f1d23

turn 1
> 2  fly Accelerate 1
[BS-4.1] {"kind":"moves","element":"BE3","maneuver":"Accelerate 1","paths":[{"piece":"B5","path":[[26000,43500],[26000,33500]]},{"piece":"B6","path":[[28000,43500],[28000,33500]]}],"speed":10,"heading":180}
# BE3 flies Accelerate 1 at speed 10: now B5 at 26,33.5, B6 at 28,33.5, facing 180°
= 69d69e63711c750d

turn 1
> 2  fire B5 laser1+laser2 A5
[BS-5.1] {"kind":"fires","piece":"B5","weapon":"laser1","target":"A5","range":18000,"band":"long"}
# B5 fires laser1 at A5: long range, 18 in
  [BS-5.2] d12 = 12
[BS-5.2] {"kind":"rolls","faces":[12],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":1}
# rolled 12, needed 12+ (10+, and 2 more for the target's speed): 1 hit
[BS-5.1] {"kind":"fires","piece":"B5","weapon":"laser2","target":"A5","range":18000,"band":"long"}
# B5 fires laser2 at A5: long range, 18 in
  [BS-5.2] d12 = 4
[BS-5.2] {"kind":"rolls","faces":[4],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# rolled 4, needed 12+ (10+, and 2 more for the target's speed): a miss
  [BS-5.3] d6 = 1
[BS-5.3] {"kind":"damages","target":"A5","faces":[1],"armour":0,"points":1}
# rolled 1 for damage: 1 damage to A5
[BS-5.3] {"kind":"hull","piece":"A5","points":1,"hull":3,"of":4}
# A5 takes 1 damage: hull 3 of 4 left
= 8b5b1a0d1b2fa535

turn 1
> 2  fire B6 laser1+laser2 A6
[BS-5.1] {"kind":"fires","piece":"B6","weapon":"laser1","target":"A6","range":18000,"band":"long"}
# B6 fires laser1 at A6: long range, 18 in
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# rolled 9, needed 12+ (10+, and 2 more for the target's speed): a miss
[BS-5.1] {"kind":"fires","piece":"B6","weapon":"laser2","target":"A6","range":18000,"band":"long"}
# B6 fires laser2 at A6: long range, 18 in
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# rolled 8, needed 12+ (10+, and 2 more for the target's speed): a miss
= 4ce0fafa6411adb0

turn 1
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE3","card":"Right"}
# the next card of BE3 is Right
[BS-3.3] {"kind":"lays","element":"BE3"}
# BE3 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE2","card":"Straight","number":1}
# AE2 flips Straight
= 099761acbf835abb

turn 1
> 1  fly Accelerate 3
[BS-4.1] {"kind":"moves","element":"AE2","maneuver":"Accelerate 3","paths":[{"piece":"A3","path":[[44000,4500],[44000,15500]]},{"piece":"A4","path":[[46000,4500],[46000,15500]]}],"speed":11,"heading":0}
# AE2 flies Accelerate 3 at speed 11: now A3 at 44,15.5, A4 at 46,15.5, facing 0°
= bff3b18022f8f648

turn 1
> 1  fire A4 laser1+laser2 B4
[BS-5.1] {"kind":"fires","piece":"A4","weapon":"laser1","target":"B4","range":18000,"band":"long"}
# A4 fires laser1 at B4: long range, 18 in
  [BS-5.2] d12 = 12
[BS-5.2] {"kind":"rolls","faces":[12],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":1}
# rolled 12, needed 12+ (10+, and 2 more for the target's speed): 1 hit
[BS-5.1] {"kind":"fires","piece":"A4","weapon":"laser2","target":"B4","range":18000,"band":"long"}
# A4 fires laser2 at B4: long range, 18 in
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# rolled 3, needed 12+ (10+, and 2 more for the target's speed): a miss
  [BS-5.3] d6 = 2
[BS-5.3] {"kind":"damages","target":"B4","faces":[2],"armour":1,"points":1}
# rolled 2 for damage, less 1 each for armour: 1 damage to B4
[BS-5.3] {"kind":"hull","piece":"B4","points":1,"hull":5,"of":6}
# B4 takes 1 damage: hull 5 of 6 left
= cb9310a0b0967f1d

turn 1
> 1  fire A3 laser1+laser2 B3
[BS-5.1] {"kind":"fires","piece":"A3","weapon":"laser1","target":"B3","range":18000,"band":"long"}
# A3 fires laser1 at B3: long range, 18 in
  [BS-5.2] d12 = 10
[BS-5.2] {"kind":"rolls","faces":[10],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# rolled 10, needed 12+ (10+, and 2 more for the target's speed): a miss
[BS-5.1] {"kind":"fires","piece":"A3","weapon":"laser2","target":"B3","range":18000,"band":"long"}
# A3 fires laser2 at B3: long range, 18 in
  [BS-5.2] d12 = 4
[BS-5.2] {"kind":"rolls","faces":[4],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# rolled 4, needed 12+ (10+, and 2 more for the target's speed): a miss
= db16f1e776df444c

turn 1
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Left"}
# the next card of AE2 is Left
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Straight","number":1}
# BE4 flips Straight
= 361bb71d048bb717

turn 1
> 2  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"BE4","maneuver":"Accelerate 2","paths":[{"piece":"B7","path":[[17000,43500],[17000,32500]]},{"piece":"B8","path":[[19000,43500],[19000,32500]]}],"speed":11,"heading":180}
# BE4 flies Accelerate 2 at speed 11: now B7 at 17,32.5, B8 at 19,32.5, facing 180°
= 517cdc9a2472dd9b

turn 1
> 2  fire B8 laser1+laser2 A8
[BS-5.1] {"kind":"fires","piece":"B8","weapon":"laser1","target":"A8","range":18000,"band":"long"}
# B8 fires laser1 at A8: long range, 18 in
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# rolled 8, needed 12+ (10+, and 2 more for the target's speed): a miss
[BS-5.1] {"kind":"fires","piece":"B8","weapon":"laser2","target":"A8","range":18000,"band":"long"}
# B8 fires laser2 at A8: long range, 18 in
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# rolled 3, needed 12+ (10+, and 2 more for the target's speed): a miss
= b0a0ec67c41c15fd

turn 1
> 2  fire B7 laser1+laser2 A7
[BS-5.1] {"kind":"fires","piece":"B7","weapon":"laser1","target":"A7","range":18000,"band":"long"}
# B7 fires laser1 at A7: long range, 18 in
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# rolled 9, needed 12+ (10+, and 2 more for the target's speed): a miss
[BS-5.1] {"kind":"fires","piece":"B7","weapon":"laser2","target":"A7","range":18000,"band":"long"}
# B7 fires laser2 at A7: long range, 18 in
  [BS-5.2] d12 = 11
[BS-5.2] {"kind":"rolls","faces":[11],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# rolled 11, needed 12+ (10+, and 2 more for the target's speed): a miss
= 4f65441c8e9934dc

turn 1
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Left"}
# the next card of BE4 is Left
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= a88bedb4cb88e692

turn 1
> 1  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Accelerate 2","paths":[{"piece":"A1","path":[[35000,4500],[35000,14500]]},{"piece":"A2","path":[[37000,4500],[37000,14500]]}],"speed":10,"heading":0}
# AE1 flies Accelerate 2 at speed 10: now A1 at 35,14.5, A2 at 37,14.5, facing 0°
= f28718efcd8a3d75

turn 1
> 1  fire A2 laser1+laser2 B2
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser1","target":"B2","range":18000,"band":"long"}
# A2 fires laser1 at B2: long range, 18 in
  [BS-5.2] d12 = 12
[BS-5.2] {"kind":"rolls","faces":[12],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":1}
# rolled 12, needed 12+ (10+, and 2 more for the target's speed): 1 hit
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser2","target":"B2","range":18000,"band":"long"}
# A2 fires laser2 at B2: long range, 18 in
  [BS-5.2] d12 = 1
[BS-5.2] {"kind":"rolls","faces":[1],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# rolled 1, needed 12+ (10+, and 2 more for the target's speed): a miss
  [BS-5.3] d6 = 2
[BS-5.3] {"kind":"damages","target":"B2","faces":[2],"armour":1,"points":1}
# rolled 2 for damage, less 1 each for armour: 1 damage to B2
[BS-5.3] {"kind":"hull","piece":"B2","points":1,"hull":5,"of":6}
# B2 takes 1 damage: hull 5 of 6 left
= d0312e50de2d8477

turn 1
> 1  fire A1 laser1+laser2 B1
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser1","target":"B1","range":18000,"band":"long"}
# A1 fires laser1 at B1: long range, 18 in
  [BS-5.2] d12 = 6
[BS-5.2] {"kind":"rolls","faces":[6],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# rolled 6, needed 12+ (10+, and 2 more for the target's speed): a miss
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser2","target":"B1","range":18000,"band":"long"}
# A1 fires laser2 at B1: long range, 18 in
  [BS-5.2] d12 = 12
[BS-5.2] {"kind":"rolls","faces":[12],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":1}
# rolled 12, needed 12+ (10+, and 2 more for the target's speed): 1 hit
  [BS-5.3] d6 = 6
[BS-5.3] {"kind":"damages","target":"B1","faces":[6],"armour":1,"points":5}
# rolled 6 for damage, less 1 each for armour: 5 damage to B1
[BS-5.3] {"kind":"hull","piece":"B1","points":5,"hull":1,"of":6}
# B1 takes 5 damage: hull 1 of 6 left
[BS-5.3] {"kind":"crippled","piece":"B1"}
# B1 is crippled
= 061b098a5c075d14

turn 1
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Left"}
# the next card of AE1 is Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Afterburner","number":4}
# BE1 flips Afterburner
  [BS-3.4] d6 = 5
[BS-3.7] {"kind":"checks","piece":"B1","face":5,"skill":2,"difficulty":4,"times":2,"passed":true}
# B1 passes a piloting check: rolled 5 + 2 for skill, needed 4 (doubled)
[BS-4.3] {"kind":"moves","element":"BE1","maneuver":"Afterburner","paths":[{"piece":"B1","path":[[35000,32500],[35000,20500]]},{"piece":"B2","path":[[37000,32500],[37000,20500]]}],"speed":12,"heading":180}
# BE1 flies Afterburner at speed 12: now B1 at 35,20.5, B2 at 37,20.5, facing 180°
= 06ce410abd313281

turn 2
> 2  fire B2 laser1+laser2 A2
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser1","target":"A2","range":6000,"band":"close"}
# B2 fires laser1 at A2: close range, 6 in
  [BS-5.2] d12 = 12
[BS-5.2] {"kind":"rolls","faces":[12],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# rolled 12, needed 6+ (4+, and 2 more for the target's speed): 1 hit
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser2","target":"A2","range":6000,"band":"close"}
# B2 fires laser2 at A2: close range, 6 in
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# rolled 8, needed 6+ (4+, and 2 more for the target's speed): 1 hit
  [BS-5.3] d6 = 5
  [BS-5.3] d6 = 4
[BS-5.3] {"kind":"damages","target":"A2","faces":[5,4],"armour":1,"points":7}
# rolled 5, 4 for damage, less 1 each for armour: 7 damage to A2
[BS-5.3] {"kind":"hull","piece":"A2","points":7,"hull":0,"of":6}
# A2 takes 7 damage: hull 0 of 6 left
[BS-5.3] {"kind":"destroyed","piece":"A2"}
# A2 is destroyed
= be3b2f6216399021

turn 2
> 2  fire B1 laser1 A1
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser1","target":"A1","range":6000,"band":"close"}
# B1 fires laser1 at A1: close range, 6 in
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# rolled 9, needed 6+ (4+, and 2 more for the target's speed): 1 hit
  [BS-5.3] d6 = 1
[BS-5.3] {"kind":"damages","target":"A1","faces":[1],"armour":1,"points":0}
# rolled 1 for damage, less 1 each for armour: no damage to A1
= 2c388e0b2be4d2aa

turn 2
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Right"}
# the next card of BE1 is Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE4","card":"Right","number":3}
# AE4 flips Right
= 13f852035b2c9acb

turn 2
> 1  fly Late
[BS-4.2] {"kind":"moves","element":"AE4","maneuver":"Late Right","paths":[{"piece":"A7","path":[[17000,14500],[17000,24500]]},{"piece":"A8","path":[[19000,14500],[19000,24500]]}],"speed":10,"heading":60}
# AE4 flies Late Right at speed 10: now A7 at 17,24.5, A8 at 19,24.5, facing 60°
[BS-3.6] {"kind":"slows","element":"AE4","penalty":1,"speed":9}
# AE4 loses 1 speed to the maneuver: now speed 9
= e5b740e55d2188c1

turn 2
> 1  fire A8 laser1+laser2 B5
[BS-5.1] {"kind":"fires","piece":"A8","weapon":"laser1","target":"B5","range":11401,"band":"medium"}
# A8 fires laser1 at B5: medium range, 11.4 in
  [BS-5.2] d12 = 10
[BS-5.2] {"kind":"rolls","faces":[10],"number":7,"speed":-2,"penalty":1,"needs":10,"hits":1}
# rolled 10, needed 10+ (7+, 2 more for the target's speed and 1 more for the maneuver): 1 hit
[BS-5.1] {"kind":"fires","piece":"A8","weapon":"laser2","target":"B5","range":11401,"band":"medium"}
# A8 fires laser2 at B5: medium range, 11.4 in
  [BS-5.2] d12 = 1
[BS-5.2] {"kind":"rolls","faces":[1],"number":7,"speed":-2,"penalty":1,"needs":10,"hits":0}
# rolled 1, needed 10+ (7+, 2 more for the target's speed and 1 more for the maneuver): a miss
  [BS-5.3] d6 = 5
[BS-5.3] {"kind":"damages","target":"B5","faces":[5],"armour":0,"points":5}
# rolled 5 for damage: 5 damage to B5
[BS-5.3] {"kind":"hull","piece":"B5","points":5,"hull":0,"of":4}
# B5 takes 5 damage: hull 0 of 4 left
[BS-5.3] {"kind":"destroyed","piece":"B5"}
# B5 is destroyed
[BS-3.8] {"kind":"leads","piece":"B6"}
# B6 becomes the lead
= e728163fdbbd03b1

turn 2
> 1  hold
= 94fa383d1545b818

turn 2
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE4","card":"Right"}
# the next card of AE4 is Right
[BS-3.3] {"kind":"lays","element":"AE4"}
# AE4 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Straight","number":1}
# BE2 flips Straight
= 09c0659b0f34714c

turn 2
> 2  fly Accelerate 3
[BS-4.1] {"kind":"moves","element":"BE2","maneuver":"Accelerate 3","paths":[{"piece":"B3","path":[[44000,33500],[44000,21500]]},{"piece":"B4","path":[[46000,33500],[46000,21500]]}],"speed":12,"heading":180}
# BE2 flies Accelerate 3 at speed 12: now B3 at 44,21.5, B4 at 46,21.5, facing 180°
= b92d96f56f24853e

turn 2
> 2  fire B4 laser1+laser2 A4
[BS-5.1] {"kind":"fires","piece":"B4","weapon":"laser1","target":"A4","range":6000,"band":"close"}
# B4 fires laser1 at A4: close range, 6 in
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# rolled 9, needed 6+ (4+, and 2 more for the target's speed): 1 hit
[BS-5.1] {"kind":"fires","piece":"B4","weapon":"laser2","target":"A4","range":6000,"band":"close"}
# B4 fires laser2 at A4: close range, 6 in
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# rolled 8, needed 6+ (4+, and 2 more for the target's speed): 1 hit
  [BS-5.3] d6 = 2
  [BS-5.3] d6 = 2
[BS-5.3] {"kind":"damages","target":"A4","faces":[2,2],"armour":1,"points":2}
# rolled 2, 2 for damage, less 1 each for armour: 2 damage to A4
[BS-5.3] {"kind":"hull","piece":"A4","points":2,"hull":4,"of":6}
# A4 takes 2 damage: hull 4 of 6 left
= 8e583931b564585a

turn 2
> 2  fire B3 laser1+laser2 A3
[BS-5.1] {"kind":"fires","piece":"B3","weapon":"laser1","target":"A3","range":6000,"band":"close"}
# B3 fires laser1 at A3: close range, 6 in
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# rolled 9, needed 6+ (4+, and 2 more for the target's speed): 1 hit
[BS-5.1] {"kind":"fires","piece":"B3","weapon":"laser2","target":"A3","range":6000,"band":"close"}
# B3 fires laser2 at A3: close range, 6 in
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# rolled 8, needed 6+ (4+, and 2 more for the target's speed): 1 hit
  [BS-5.3] d6 = 1
  [BS-5.3] d6 = 1
[BS-5.3] {"kind":"damages","target":"A3","faces":[1,1],"armour":1,"points":0}
# rolled 1, 1 for damage, less 1 each for armour: no damage to A3
= 4ddca0e3d3cc90a3

turn 2
> 2  next Hard Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Hard Right"}
# the next card of BE2 is Hard Right
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE3","card":"Straight","number":1}
# AE3 flips Straight
= 1c87e95ce0536069

turn 2
> 1  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"AE3","maneuver":"Accelerate 2","paths":[{"piece":"A5","path":[[26000,15500],[26000,27500]]},{"piece":"A6","path":[[28000,15500],[28000,27500]]}],"speed":12,"heading":0}
# AE3 flies Accelerate 2 at speed 12: now A5 at 26,27.5, A6 at 28,27.5, facing 0°
= 61761544af91ecab

turn 2
> 1  fire A6 laser1+laser2 B6
[BS-5.1] {"kind":"fires","piece":"A6","weapon":"laser1","target":"B6","range":6000,"band":"close"}
# A6 fires laser1 at B6: close range, 6 in
  [BS-5.2] d12 = 2
[BS-5.2] {"kind":"rolls","faces":[2],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":0}
# rolled 2, needed 6+ (4+, and 2 more for the target's speed): a miss
[BS-5.1] {"kind":"fires","piece":"A6","weapon":"laser2","target":"B6","range":6000,"band":"close"}
# A6 fires laser2 at B6: close range, 6 in
  [BS-5.2] d12 = 1
[BS-5.2] {"kind":"rolls","faces":[1],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":0}
# rolled 1, needed 6+ (4+, and 2 more for the target's speed): a miss
= ce4462a15a8de785

turn 2
> 1  fire A5 laser1+laser2 B6
[BS-5.1] {"kind":"fires","piece":"A5","weapon":"laser1","target":"B6","range":6324,"band":"medium"}
# A5 fires laser1 at B6: medium range, 6.3 in
  [BS-5.2] d12 = 12
[BS-5.2] {"kind":"rolls","faces":[12],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":1}
# rolled 12, needed 9+ (7+, and 2 more for the target's speed): 1 hit
[BS-5.1] {"kind":"fires","piece":"A5","weapon":"laser2","target":"B6","range":6324,"band":"medium"}
# A5 fires laser2 at B6: medium range, 6.3 in
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# rolled 3, needed 9+ (7+, and 2 more for the target's speed): a miss
  [BS-5.3] d6 = 6
[BS-5.3] {"kind":"damages","target":"B6","faces":[6],"armour":0,"points":6}
# rolled 6 for damage: 6 damage to B6
[BS-5.3] {"kind":"hull","piece":"B6","points":6,"hull":0,"of":4}
# B6 takes 6 damage: hull 0 of 4 left
[BS-5.3] {"kind":"destroyed","piece":"B6"}
# B6 is destroyed
[BS-2.4] {"kind":"lost","element":"BE3"}
# BE3 is out of the battle: a placeholder replaces its card
= bfd1b6c470f3991c

turn 2
> 1  next Sideslip Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE3","card":"Sideslip Left"}
# the next card of AE3 is Sideslip Left
[BS-3.3] {"kind":"lays","element":"AE3"}
# AE3 lays its next card face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"AE2","card":"Left","number":2}
# AE2 flips Left
= 541fb975a156d163

turn 2
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE2","maneuver":"Smooth Left","paths":[{"piece":"A3","path":[[44000,15500],[44000,21000],[39237,23750]]},{"piece":"A4","path":[[46000,15500],[46000,21000],[41237,23750]]}],"speed":11,"heading":300}
# AE2 flies Smooth Left at speed 11: now A3 at 39.2,23.8, A4 at 41.2,23.8, facing 300°
= 5b9e8f65a7067c65

turn 2
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Left"}
# the next card of AE2 is Left
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Left","number":2}
# BE4 flips Left
= 38c3befbe4ea2537

turn 2
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE4","maneuver":"Smooth Left","paths":[{"piece":"B7","path":[[17000,32500],[17000,27000],[21763,24250]]},{"piece":"B8","path":[[19000,32500],[19000,27000],[23763,24250]]}],"speed":11,"heading":120}
# BE4 flies Smooth Left at speed 11: now B7 at 21.8,24.3, B8 at 23.8,24.3, facing 120°
= 7254115e00331c14

turn 2
> 2  fire B8 laser1+laser2 A4
[BS-5.1] {"kind":"fires","piece":"B8","weapon":"laser1","target":"A4","range":17481,"band":"long"}
# B8 fires laser1 at A4: long range, 17.5 in
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# rolled 5, needed 12+ (10+, and 2 more for the target's speed): a miss
[BS-5.1] {"kind":"fires","piece":"B8","weapon":"laser2","target":"A4","range":17481,"band":"long"}
# B8 fires laser2 at A4: long range, 17.5 in
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# rolled 5, needed 12+ (10+, and 2 more for the target's speed): a miss
= 8bb1cb72f0806213

turn 2
> 2  fire B7 laser1+laser2 A1
[BS-5.1] {"kind":"fires","piece":"B7","weapon":"laser1","target":"A1","range":16440,"band":"long"}
# B7 fires laser1 at A1: long range, 16.4 in
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# rolled 3, needed 12+ (10+, and 2 more for the target's speed): a miss
[BS-5.1] {"kind":"fires","piece":"B7","weapon":"laser2","target":"A1","range":16440,"band":"long"}
# B7 fires laser2 at A1: long range, 16.4 in
  [BS-5.2] d12 = 6
[BS-5.2] {"kind":"rolls","faces":[6],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# rolled 6, needed 12+ (10+, and 2 more for the target's speed): a miss
= fdac0af475558529

turn 2
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Left"}
# the next card of BE4 is Left
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Left","number":2}
# AE1 flips Left
= 2e2324a5fb6b8b20

turn 2
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Smooth Left","paths":[{"piece":"A1","path":[[35000,14500],[35000,19500],[30670,22000]]}],"speed":10,"heading":300}
# AE1 flies Smooth Left at speed 10: now A1 at 30.7,22, facing 300°
= 30ed12f2881cfa99

turn 2
> 1  fire A1 laser1+laser2 B8
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser1","target":"B8","range":7264,"band":"medium"}
# A1 fires laser1 at B8: medium range, 7.3 in
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":1}
# rolled 9, needed 9+ (7+, and 2 more for the target's speed): 1 hit
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser2","target":"B8","range":7264,"band":"medium"}
# A1 fires laser2 at B8: medium range, 7.3 in
  [BS-5.2] d12 = 12
[BS-5.2] {"kind":"rolls","faces":[12],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":1}
# rolled 12, needed 9+ (7+, and 2 more for the target's speed): 1 hit
[BS-1.7] {"kind":"shields","element":"BE4","from":6,"to":4}
# the shields of BE4 turn each d6 of damage into a d4
  [BS-5.3] d4 = 2
  [BS-5.3] d4 = 1
[BS-5.3] {"kind":"damages","target":"B8","faces":[2,1],"armour":1,"points":1}
# rolled 2, 1 for damage, less 1 each for armour: 1 damage to B8
[BS-5.3] {"kind":"hull","piece":"B8","points":1,"hull":7,"of":8}
# B8 takes 1 damage: hull 7 of 8 left
= 6029c1868f084925

turn 2
> 1  next Hard Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Hard Left"}
# the next card of AE1 is Hard Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Right","number":3}
# BE1 flips Right
= a89befe7282458a2

turn 3
> 2  fly Late
  [BS-3.4] d6 = 2
[BS-3.7] {"kind":"checks","piece":"B1","face":2,"skill":2,"difficulty":4,"times":2,"passed":true}
# B1 passes a piloting check: rolled 2 + 2 for skill, needed 4 (doubled)
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Late Right","paths":[{"piece":"B1","path":[[35000,20500],[35000,8500]]},{"piece":"B2","path":[[37000,20500],[37000,8500]]}],"speed":12,"heading":240}
# BE1 flies Late Right at speed 12: now B1 at 35,8.5, B2 at 37,8.5, facing 240°
[BS-3.6] {"kind":"slows","element":"BE1","penalty":1,"speed":11}
# BE1 loses 1 speed to the maneuver: now speed 11
= 5825870a379c6c4b

turn 3
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Right"}
# the next card of BE1 is Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE4","card":"Right","number":3}
# AE4 flips Right
= 4a79f19e7572ad85

turn 3
> 1  fly Late
[BS-4.2] {"kind":"moves","element":"AE4","maneuver":"Late Right","paths":[{"piece":"A7","path":[[17000,24500],[24794,29000]]},{"piece":"A8","path":[[19000,24500],[26794,29000]]}],"speed":9,"heading":120}
# AE4 flies Late Right at speed 9: now A7 at 24.8,29, A8 at 26.8,29, facing 120°
[BS-3.6] {"kind":"slows","element":"AE4","penalty":1,"speed":8}
# AE4 loses 1 speed to the maneuver: now speed 8
= a72af2e0679b604d

turn 3
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE4","card":"Right"}
# the next card of AE4 is Right
[BS-3.3] {"kind":"lays","element":"AE4"}
# AE4 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Hard Right","number":6}
# BE2 flips Hard Right
[BS-4.4] {"kind":"moves","element":"BE2","maneuver":"Hard Right","paths":[{"piece":"B3","path":[[44000,21500],[44000,15500],[38804,12500]]},{"piece":"B4","path":[[46000,21500],[46000,15500],[40804,12500]]}],"speed":12,"heading":300}
# BE2 flies Hard Right at speed 12: now B3 at 38.8,12.5, B4 at 40.8,12.5, facing 300°
[BS-3.6] {"kind":"slows","element":"BE2","penalty":2,"speed":10}
# BE2 loses 2 speed to the maneuver: now speed 10
= 606fa746cf262e28

turn 3
> 2  hold
= ac459f5788a40689

turn 3
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Right"}
# the next card of BE2 is Right
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE3","card":"Sideslip Left","number":8}
# AE3 flips Sideslip Left
[BS-4.6] {"kind":"moves","element":"AE3","maneuver":"Sideslip Left","paths":[{"piece":"A5","path":[[26000,27500],[15608,33500]]},{"piece":"A6","path":[[28000,27500],[17608,33500]]}],"speed":12,"heading":0}
# AE3 flies Sideslip Left at speed 12: now A5 at 15.6,33.5, A6 at 17.6,33.5, facing 0°
= f8ff201237d23a65

turn 3
> 1  next Hard Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE3","card":"Hard Left"}
# the next card of AE3 is Hard Left
[BS-3.3] {"kind":"lays","element":"AE3"}
# AE3 lays its next card face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"AE2","card":"Left","number":2}
# AE2 flips Left
= 37a6f0a32ce8a302

turn 3
> 1  fly Late
[BS-4.2] {"kind":"moves","element":"AE2","maneuver":"Late Left","paths":[{"piece":"A3","path":[[39237,23750],[29711,29250]]},{"piece":"A4","path":[[41237,23750],[31711,29250]]}],"speed":11,"heading":240}
# AE2 flies Late Left at speed 11: now A3 at 29.7,29.3, A4 at 31.7,29.3, facing 240°
[BS-3.6] {"kind":"slows","element":"AE2","penalty":1,"speed":10}
# AE2 loses 1 speed to the maneuver: now speed 10
= 80017fea1328f9f6

turn 3
> 1  fire A3 laser1+laser2 B8
[BS-5.1] {"kind":"fires","piece":"A3","weapon":"laser1","target":"B8","range":7770,"band":"medium"}
# A3 fires laser1 at B8: medium range, 7.8 in
  [BS-5.2] d12 = 11
[BS-5.2] {"kind":"rolls","faces":[11],"number":7,"speed":-2,"penalty":1,"needs":10,"hits":1}
# rolled 11, needed 10+ (7+, 2 more for the target's speed and 1 more for the maneuver): 1 hit
[BS-5.1] {"kind":"fires","piece":"A3","weapon":"laser2","target":"B8","range":7770,"band":"medium"}
# A3 fires laser2 at B8: medium range, 7.8 in
  [BS-5.2] d12 = 4
[BS-5.2] {"kind":"rolls","faces":[4],"number":7,"speed":-2,"penalty":1,"needs":10,"hits":0}
# rolled 4, needed 10+ (7+, 2 more for the target's speed and 1 more for the maneuver): a miss
[BS-1.7] {"kind":"shields","element":"BE4","from":6,"to":4}
# the shields of BE4 turn each d6 of damage into a d4
  [BS-5.3] d4 = 3
[BS-5.3] {"kind":"damages","target":"B8","faces":[3],"armour":1,"points":2}
# rolled 3 for damage, less 1 each for armour: 2 damage to B8
[BS-5.3] {"kind":"hull","piece":"B8","points":2,"hull":5,"of":8}
# B8 takes 2 damage: hull 5 of 8 left
= 0f35e7590cbc19fd

turn 3
> 1  fire A4 laser1+laser2 B8
[BS-5.1] {"kind":"fires","piece":"A4","weapon":"laser1","target":"B8","range":9389,"band":"medium"}
# A4 fires laser1 at B8: medium range, 9.4 in
  [BS-5.2] d12 = 12
[BS-5.2] {"kind":"rolls","faces":[12],"number":7,"speed":-2,"penalty":1,"needs":10,"hits":1}
# rolled 12, needed 10+ (7+, 2 more for the target's speed and 1 more for the maneuver): 1 hit
[BS-5.1] {"kind":"fires","piece":"A4","weapon":"laser2","target":"B8","range":9389,"band":"medium"}
# A4 fires laser2 at B8: medium range, 9.4 in
  [BS-5.2] d12 = 12
[BS-5.2] {"kind":"rolls","faces":[12],"number":7,"speed":-2,"penalty":1,"needs":10,"hits":1}
# rolled 12, needed 10+ (7+, 2 more for the target's speed and 1 more for the maneuver): 1 hit
[BS-1.7] {"kind":"shields","element":"BE4","from":6,"to":4}
# the shields of BE4 turn each d6 of damage into a d4
  [BS-5.3] d4 = 1
  [BS-5.3] d4 = 4
[BS-5.3] {"kind":"damages","target":"B8","faces":[1,4],"armour":1,"points":3}
# rolled 1, 4 for damage, less 1 each for armour: 3 damage to B8
[BS-5.3] {"kind":"hull","piece":"B8","points":3,"hull":2,"of":8}
# B8 takes 3 damage: hull 2 of 8 left
[BS-5.3] {"kind":"crippled","piece":"B8"}
# B8 is crippled
= be8036609e289041

turn 3
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Left"}
# the next card of AE2 is Left
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Left","number":2}
# BE4 flips Left
= 0f6a04d65bbd1fe0

turn 3
> 2  fly Late
[BS-4.2] {"kind":"moves","element":"BE4","maneuver":"Late Left","paths":[{"piece":"B7","path":[[21763,24250],[31289,18750]]},{"piece":"B8","path":[[23763,24250],[33289,18750]]}],"speed":11,"heading":60}
# BE4 flies Late Left at speed 11: now B7 at 31.3,18.8, B8 at 33.3,18.8, facing 60°
[BS-3.6] {"kind":"slows","element":"BE4","penalty":1,"speed":10}
# BE4 loses 1 speed to the maneuver: now speed 10
= f8d4f6ead9d5980f

turn 3
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Left"}
# the next card of BE4 is Left
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Hard Left","number":5}
# AE1 flips Hard Left
[BS-4.4] {"kind":"moves","element":"AE1","maneuver":"Hard Left","paths":[{"piece":"A1","path":[[30670,22000],[26340,24500],[22010,22000]]}],"speed":10,"heading":180}
# AE1 flies Hard Left at speed 10: now A1 at 22,22, facing 180°
[BS-3.6] {"kind":"slows","element":"AE1","penalty":2,"speed":8}
# AE1 loses 2 speed to the maneuver: now speed 8
= ecff532e8026a1a3

turn 3
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Straight"}
# the next card of AE1 is Straight
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Right","number":3}
# BE1 flips Right
= f38d396480647cd5

turn 4
> 2  fly Late
  [BS-3.4] d6 = 6
[BS-3.7] {"kind":"checks","piece":"B1","face":6,"skill":2,"difficulty":4,"times":2,"passed":true}
# B1 passes a piloting check: rolled 6 + 2 for skill, needed 4 (doubled)
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Late Right","paths":[{"piece":"B1","path":[[35000,8500],[25474,3000]]},{"piece":"B2","path":[[37000,8500],[27474,3000]]}],"speed":11,"heading":300}
# BE1 flies Late Right at speed 11: now B1 at 25.5,3, B2 at 27.5,3, facing 300°
[BS-3.6] {"kind":"slows","element":"BE1","penalty":1,"speed":10}
# BE1 loses 1 speed to the maneuver: now speed 10
= 4ede85dec6080d89

turn 4
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Right"}
# the next card of BE1 is Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE4","card":"Right","number":3}
# AE4 flips Right
= 79e6a8944cc773b0

turn 4
> 1  fly Late
[BS-4.2] {"kind":"moves","element":"AE4","maneuver":"Late Right","paths":[{"piece":"A7","path":[[24794,29000],[31722,25000]]},{"piece":"A8","path":[[26794,29000],[33722,25000]]}],"speed":8,"heading":180}
# AE4 flies Late Right at speed 8: now A7 at 31.7,25, A8 at 33.7,25, facing 180°
[BS-3.6] {"kind":"slows","element":"AE4","penalty":1,"speed":7}
# AE4 loses 1 speed to the maneuver: now speed 7
= 86610818944c6f58

turn 4
> 1  fire A7 laser1+laser2 B7
[BS-5.1] {"kind":"fires","piece":"A7","weapon":"laser1","target":"B7","range":6264,"band":"medium"}
# A7 fires laser1 at B7: medium range, 6.3 in
  [BS-5.2] d12 = 10
[BS-5.2] {"kind":"rolls","faces":[10],"number":7,"speed":-2,"penalty":1,"needs":10,"hits":1}
# rolled 10, needed 10+ (7+, 2 more for the target's speed and 1 more for the maneuver): 1 hit
[BS-5.1] {"kind":"fires","piece":"A7","weapon":"laser2","target":"B7","range":6264,"band":"medium"}
# A7 fires laser2 at B7: medium range, 6.3 in
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":7,"speed":-2,"penalty":1,"needs":10,"hits":0}
# rolled 3, needed 10+ (7+, 2 more for the target's speed and 1 more for the maneuver): a miss
[BS-1.7] {"kind":"shields","element":"BE4","from":6,"to":4}
# the shields of BE4 turn each d6 of damage into a d4
  [BS-5.3] d4 = 4
[BS-5.3] {"kind":"damages","target":"B7","faces":[4],"armour":1,"points":3}
# rolled 4 for damage, less 1 each for armour: 3 damage to B7
[BS-5.3] {"kind":"hull","piece":"B7","points":3,"hull":5,"of":8}
# B7 takes 3 damage: hull 5 of 8 left
= 3205ada009fbdd70

turn 4
> 1  fire A8 laser1+laser2 B7
[BS-5.1] {"kind":"fires","piece":"A8","weapon":"laser1","target":"B7","range":6706,"band":"medium"}
# A8 fires laser1 at B7: medium range, 6.7 in
  [BS-5.2] d12 = 1
[BS-5.2] {"kind":"rolls","faces":[1],"number":7,"speed":-2,"penalty":1,"needs":10,"hits":0}
# rolled 1, needed 10+ (7+, 2 more for the target's speed and 1 more for the maneuver): a miss
[BS-5.1] {"kind":"fires","piece":"A8","weapon":"laser2","target":"B7","range":6706,"band":"medium"}
# A8 fires laser2 at B7: medium range, 6.7 in
  [BS-5.2] d12 = 10
[BS-5.2] {"kind":"rolls","faces":[10],"number":7,"speed":-2,"penalty":1,"needs":10,"hits":1}
# rolled 10, needed 10+ (7+, 2 more for the target's speed and 1 more for the maneuver): 1 hit
[BS-1.7] {"kind":"shields","element":"BE4","from":6,"to":4}
# the shields of BE4 turn each d6 of damage into a d4
  [BS-5.3] d4 = 3
[BS-5.3] {"kind":"damages","target":"B7","faces":[3],"armour":1,"points":2}
# rolled 3 for damage, less 1 each for armour: 2 damage to B7
[BS-5.3] {"kind":"hull","piece":"B7","points":2,"hull":3,"of":8}
# B7 takes 2 damage: hull 3 of 8 left
[BS-5.3] {"kind":"crippled","piece":"B7"}
# B7 is crippled
= 47b88e0202dc6af0

turn 4
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE4","card":"Right"}
# the next card of AE4 is Right
[BS-3.3] {"kind":"lays","element":"AE4"}
# AE4 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Right","number":3}
# BE2 flips Right
= e8ce7138772cf657

turn 4
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE2","maneuver":"Smooth Right","paths":[{"piece":"B3","path":[[38804,12500],[34474,15000],[34474,20000]]},{"piece":"B4","path":[[40804,12500],[36474,15000],[36474,20000]]}],"speed":10,"heading":0}
# BE2 flies Smooth Right at speed 10: now B3 at 34.5,20, B4 at 36.5,20, facing 0°
= 19862ddbc657dced

turn 4
> 2  fire B4 laser1+laser2 A8
[BS-5.1] {"kind":"fires","piece":"B4","weapon":"laser1","target":"A8","range":5707,"band":"close"}
# B4 fires laser1 at A8: close range, 5.7 in
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":4,"speed":0,"penalty":0,"needs":4,"hits":1}
# rolled 8, needed 4+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B4","weapon":"laser2","target":"A8","range":5707,"band":"close"}
# B4 fires laser2 at A8: close range, 5.7 in
  [BS-5.2] d12 = 12
[BS-5.2] {"kind":"rolls","faces":[12],"number":4,"speed":0,"penalty":0,"needs":4,"hits":1}
# rolled 12, needed 4+: 1 hit
[BS-1.7] {"kind":"shields","element":"AE4","from":6,"to":4}
# the shields of AE4 turn each d6 of damage into a d4
  [BS-5.3] d4 = 4
  [BS-5.3] d4 = 2
[BS-5.3] {"kind":"damages","target":"A8","faces":[4,2],"armour":1,"points":4}
# rolled 4, 2 for damage, less 1 each for armour: 4 damage to A8
[BS-5.3] {"kind":"hull","piece":"A8","points":4,"hull":4,"of":8}
# A8 takes 4 damage: hull 4 of 8 left
[BS-5.3] {"kind":"crippled","piece":"A8"}
# A8 is crippled
= 08c37b1b7ef647b1

turn 4
> 2  fire B3 laser1+laser2 A8
[BS-5.1] {"kind":"fires","piece":"B3","weapon":"laser1","target":"A8","range":5056,"band":"close"}
# B3 fires laser1 at A8: close range, 5.1 in
  [BS-5.2] d12 = 7
[BS-5.2] {"kind":"rolls","faces":[7],"number":4,"speed":0,"penalty":0,"needs":4,"hits":1}
# rolled 7, needed 4+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B3","weapon":"laser2","target":"A8","range":5056,"band":"close"}
# B3 fires laser2 at A8: close range, 5.1 in
  [BS-5.2] d12 = 4
[BS-5.2] {"kind":"rolls","faces":[4],"number":4,"speed":0,"penalty":0,"needs":4,"hits":1}
# rolled 4, needed 4+: 1 hit
[BS-1.7] {"kind":"shields","element":"AE4","from":6,"to":4}
# the shields of AE4 turn each d6 of damage into a d4
  [BS-5.3] d4 = 3
  [BS-5.3] d4 = 4
[BS-5.3] {"kind":"damages","target":"A8","faces":[3,4],"armour":1,"points":5}
# rolled 3, 4 for damage, less 1 each for armour: 5 damage to A8
[BS-5.3] {"kind":"hull","piece":"A8","points":5,"hull":0,"of":8}
# A8 takes 5 damage: hull 0 of 8 left
[BS-5.3] {"kind":"destroyed","piece":"A8"}
# A8 is destroyed
= dcf4e8734b61718f

turn 4
> 2  next Hard Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Hard Left"}
# the next card of BE2 is Hard Left
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE3","card":"Hard Left","number":5}
# AE3 flips Hard Left
[BS-4.4] {"kind":"moves","element":"AE3","maneuver":"Hard Left","paths":[{"piece":"A5","path":[[15608,33500],[15608,39500],[10412,42500]]},{"piece":"A6","path":[[17608,33500],[17608,39500],[12412,42500]]}],"speed":12,"heading":240}
# AE3 flies Hard Left at speed 12: now A5 at 10.4,42.5, A6 at 12.4,42.5, facing 240°
[BS-3.6] {"kind":"slows","element":"AE3","penalty":2,"speed":10}
# AE3 loses 2 speed to the maneuver: now speed 10
= a3899df217dafd41

turn 4
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE3","card":"Left"}
# the next card of AE3 is Left
[BS-3.3] {"kind":"lays","element":"AE3"}
# AE3 lays its next card face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"AE2","card":"Left","number":2}
# AE2 flips Left
= 3348310756623d1d

turn 4
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE2","maneuver":"Smooth Left","paths":[{"piece":"A3","path":[[29711,29250],[25381,26750],[25381,21750]]},{"piece":"A4","path":[[31711,29250],[27381,26750],[27381,21750]]}],"speed":10,"heading":180}
# AE2 flies Smooth Left at speed 10: now A3 at 25.4,21.8, A4 at 27.4,21.8, facing 180°
= f3f78028ed6f0475

turn 4
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Right"}
# the next card of AE2 is Right
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Left","number":2}
# BE4 flips Left
= 1a7142f4bd2d8175

turn 4
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE4","maneuver":"Smooth Left","paths":[{"piece":"B7","path":[[31289,18750],[35619,21250],[35619,26250]]},{"piece":"B8","path":[[33289,18750],[37619,21250],[37619,26250]]}],"speed":10,"heading":0}
# BE4 flies Smooth Left at speed 10: now B7 at 35.6,26.3, B8 at 37.6,26.3, facing 0°
= efad045495a30fec

turn 4
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Right"}
# the next card of BE4 is Right
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= a415b21253cd62c5

turn 4
> 1  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Accelerate 2","paths":[{"piece":"A1","path":[[22010,22000],[22010,12000]]}],"speed":10,"heading":180}
# AE1 flies Accelerate 2 at speed 10: now A1 at 22,12, facing 180°
= ccbefa65c52135aa

turn 4
> 1  fire A1 laser1+laser2 B1
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser1","target":"B1","range":9643,"band":"medium"}
# A1 fires laser1 at B1: medium range, 9.6 in
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# rolled 8, needed 9+ (7+, and 2 more for the target's speed): a miss
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser2","target":"B1","range":9643,"band":"medium"}
# A1 fires laser2 at B1: medium range, 9.6 in
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# rolled 5, needed 9+ (7+, and 2 more for the target's speed): a miss
= eee3bc33b148e95f

turn 4
> 1  next Hard Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Hard Right"}
# the next card of AE1 is Hard Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Right","number":3}
# BE1 flips Right
= 64c0bb18e121bf8c

turn 5
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Smooth Right","paths":[{"piece":"B1","path":[[25474,3000],[21144,5500],[21144,10500]]},{"piece":"B2","path":[[27474,3000],[23144,5500],[23144,10500]]}],"speed":10,"heading":0}
# BE1 flies Smooth Right at speed 10: now B1 at 21.1,10.5, B2 at 23.1,10.5, facing 0°
= 068bc2d4f8add691

turn 5
> 2  fire B2 laser1+laser2 A3
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser1","target":"A3","range":11470,"band":"medium"}
# B2 fires laser1 at A3: medium range, 11.5 in
  [BS-5.2] d12 = 12
[BS-5.2] {"kind":"rolls","faces":[12],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":1}
# rolled 12, needed 9+ (7+, and 2 more for the target's speed): 1 hit
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser2","target":"A3","range":11470,"band":"medium"}
# B2 fires laser2 at A3: medium range, 11.5 in
  [BS-5.2] d12 = 12
[BS-5.2] {"kind":"rolls","faces":[12],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":1}
# rolled 12, needed 9+ (7+, and 2 more for the target's speed): 1 hit
  [BS-5.3] d6 = 5
  [BS-5.3] d6 = 4
[BS-5.3] {"kind":"damages","target":"A3","faces":[5,4],"armour":1,"points":7}
# rolled 5, 4 for damage, less 1 each for armour: 7 damage to A3
[BS-5.3] {"kind":"hull","piece":"A3","points":7,"hull":0,"of":6}
# A3 takes 7 damage: hull 0 of 6 left
[BS-5.3] {"kind":"destroyed","piece":"A3"}
# A3 is destroyed
[BS-3.8] {"kind":"leads","piece":"A4"}
# A4 becomes the lead
= 7021d0a3c722c53b

turn 5
> 2  fire B1 laser1 A1
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser1","target":"A1","range":1732,"band":"close"}
# B1 fires laser1 at A1: close range, 1.7 in
  [BS-5.2] d12 = 11
[BS-5.2] {"kind":"rolls","faces":[11],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# rolled 11, needed 6+ (4+, and 2 more for the target's speed): 1 hit
  [BS-5.3] d6 = 5
[BS-5.3] {"kind":"damages","target":"A1","faces":[5],"armour":1,"points":4}
# rolled 5 for damage, less 1 each for armour: 4 damage to A1
[BS-5.3] {"kind":"hull","piece":"A1","points":4,"hull":2,"of":6}
# A1 takes 4 damage: hull 2 of 6 left
[BS-5.3] {"kind":"crippled","piece":"A1"}
# A1 is crippled
= fc13c44539a47d0b

turn 5
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Right"}
# the next card of BE1 is Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE4","card":"Right","number":3}
# AE4 flips Right
= b1d611035474014b

turn 5
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE4","maneuver":"Smooth Right","paths":[{"piece":"A7","path":[[31722,25000],[31722,21500],[28691,19750]]}],"speed":7,"heading":240}
# AE4 flies Smooth Right at speed 7: now A7 at 28.7,19.8, facing 240°
= 04ea066b6beee9f5

turn 5
> 1  fire A7 laser1+laser2 B1
[BS-5.1] {"kind":"fires","piece":"A7","weapon":"laser1","target":"B1","range":11938,"band":"medium"}
# A7 fires laser1 at B1: medium range, 11.9 in
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":1}
# rolled 9, needed 9+ (7+, and 2 more for the target's speed): 1 hit
[BS-5.1] {"kind":"fires","piece":"A7","weapon":"laser2","target":"B1","range":11938,"band":"medium"}
# A7 fires laser2 at B1: medium range, 11.9 in
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":7,"speed":-2,"penalty":0,"needs":9,"hits":0}
# rolled 8, needed 9+ (7+, and 2 more for the target's speed): a miss
  [BS-5.3] d6 = 1
[BS-5.3] {"kind":"damages","target":"B1","faces":[1],"armour":1,"points":0}
# rolled 1 for damage, less 1 each for armour: no damage to B1
= 0bf1fc4a0a1a123b

turn 5
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE4","card":"Right"}
# the next card of AE4 is Right
[BS-3.3] {"kind":"lays","element":"AE4"}
# AE4 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Hard Left","number":5}
# BE2 flips Hard Left
[BS-4.4] {"kind":"moves","element":"BE2","maneuver":"Hard Left","paths":[{"piece":"B3","path":[[34474,20000],[34474,25000],[30144,27500]]},{"piece":"B4","path":[[36474,20000],[36474,25000],[32144,27500]]}],"speed":10,"heading":240}
# BE2 flies Hard Left at speed 10: now B3 at 30.1,27.5, B4 at 32.1,27.5, facing 240°
[BS-3.6] {"kind":"slows","element":"BE2","penalty":2,"speed":8}
# BE2 loses 2 speed to the maneuver: now speed 8
= 53e5456f649de9aa

turn 5
> 2  fire B4 laser1+laser2 A4
[BS-5.1] {"kind":"fires","piece":"B4","weapon":"laser1","target":"A4","range":7466,"band":"medium"}
# B4 fires laser1 at A4: medium range, 7.5 in
  [BS-5.2] d12 = 10
[BS-5.2] {"kind":"rolls","faces":[10],"number":7,"speed":-2,"penalty":2,"needs":11,"hits":0}
# rolled 10, needed 11+ (7+, 2 more for the target's speed and 2 more for the maneuver): a miss
[BS-5.1] {"kind":"fires","piece":"B4","weapon":"laser2","target":"A4","range":7466,"band":"medium"}
# B4 fires laser2 at A4: medium range, 7.5 in
  [BS-5.2] d12 = 7
[BS-5.2] {"kind":"rolls","faces":[7],"number":7,"speed":-2,"penalty":2,"needs":11,"hits":0}
# rolled 7, needed 11+ (7+, 2 more for the target's speed and 2 more for the maneuver): a miss
= 13d2bc77939b2a1c

turn 5
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Left"}
# the next card of BE2 is Left
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE3","card":"Left","number":2}
# AE3 flips Left
= 865a0d331278b3a5

turn 5
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE3","maneuver":"Smooth Left","paths":[{"piece":"A5","path":[[10412,42500],[6082,40000],[6082,35000]]},{"piece":"A6","path":[[12412,42500],[8082,40000],[8082,35000]]}],"speed":10,"heading":180}
# AE3 flies Smooth Left at speed 10: now A5 at 6.1,35, A6 at 8.1,35, facing 180°
= ec9ea15000819227

turn 5
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE3","card":"Left"}
# the next card of AE3 is Left
[BS-3.3] {"kind":"lays","element":"AE3"}
# AE3 lays its next card face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":2}
# side 2 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"AE2","card":"Right","number":3}
# AE2 flips Right
= 8bf630877cc0f6fc

turn 5
> 1  fly Late
[BS-4.2] {"kind":"moves","element":"AE2","maneuver":"Late Right","paths":[{"piece":"A4","path":[[27381,21750],[27381,11750]]}],"speed":10,"heading":240}
# AE2 flies Late Right at speed 10: now A4 at 27.4,11.8, facing 240°
[BS-3.6] {"kind":"slows","element":"AE2","penalty":1,"speed":9}
# AE2 loses 1 speed to the maneuver: now speed 9
= 7a9278c139bc189a

turn 5
> 1  fire A4 laser1+laser2 B2
[BS-5.1] {"kind":"fires","piece":"A4","weapon":"laser1","target":"B2","range":4417,"band":"close"}
# A4 fires laser1 at B2: close range, 4.4 in
  [BS-5.2] d12 = 6
[BS-5.2] {"kind":"rolls","faces":[6],"number":4,"speed":-2,"penalty":1,"needs":7,"hits":0}
# rolled 6, needed 7+ (4+, 2 more for the target's speed and 1 more for the maneuver): a miss
[BS-5.1] {"kind":"fires","piece":"A4","weapon":"laser2","target":"B2","range":4417,"band":"close"}
# A4 fires laser2 at B2: close range, 4.4 in
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":4,"speed":-2,"penalty":1,"needs":7,"hits":0}
# rolled 3, needed 7+ (4+, 2 more for the target's speed and 1 more for the maneuver): a miss
= a6cfcb70a654ea06

turn 5
> 1  next Hard Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE2","card":"Hard Right"}
# the next card of AE2 is Hard Right
[BS-3.3] {"kind":"lays","element":"AE2"}
# AE2 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE4","card":"Right","number":3}
# BE4 flips Right
= c6d3466b910af185

turn 5
> 2  fly Smooth
[BS-4.2] {"kind":"moves","element":"BE4","maneuver":"Smooth Right","paths":[{"piece":"B7","path":[[35619,26250],[35619,31250],[39949,33750]]},{"piece":"B8","path":[[37619,26250],[37619,31250],[41949,33750]]}],"speed":10,"heading":60}
# BE4 flies Smooth Right at speed 10: now B7 at 39.9,33.8, B8 at 41.9,33.8, facing 60°
= 4f63854306e19b8f

turn 5
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE4","card":"Left"}
# the next card of BE4 is Left
[BS-3.3] {"kind":"lays","element":"BE4"}
# BE4 lays its next card face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Hard Right","number":6}
# AE1 flips Hard Right
  [BS-3.4] d6 = 1
[BS-3.7] {"kind":"checks","piece":"A1","face":1,"skill":2,"difficulty":6,"times":2,"passed":false}
# A1 fails a piloting check: rolled 1 + 2 for skill, needed 6 (doubled)
[BS-3.5] {"kind":"fails","element":"AE1","tried":"Hard Right","instead":"Smooth Right"}
# AE1 cannot fly Hard Right and flies Smooth Right instead
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Smooth Right","paths":[{"piece":"A1","path":[[22010,12000],[22010,7000],[17680,4500]]}],"speed":10,"heading":240}
# AE1 flies Smooth Right at speed 10: now A1 at 17.7,4.5, facing 240°
[BS-3.6] {"kind":"slows","element":"AE1","penalty":2,"speed":8}
# AE1 loses 2 speed to the maneuver: now speed 8
= a3880e8dce2529e5

turn 5
> 1  next Hard Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Hard Right"}
# the next card of AE1 is Hard Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1 lays its next card face down at the bottom of the deck
[BS-6.3] {"kind":"over","winner":2,"hull":[21,22]}
# side 2 wins: hull left 21 to 22
= 606a6b61e5eacc57
