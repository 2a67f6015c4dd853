firing-arc record 2
game black-skies 2
wording en 1
scenario ace
seat 1 doctrine
seat 2 doctrine
dice seed 5
| title = "Ace"
| brief = "One element of hotshots against two of green pilots, all in Black Tigers; every other card of the aces is a placeholder."
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
|   { fighter = "black-tiger", name = "Cadet", skill = 1 },
|   { fighter = "black-tiger", name = "Rookie", skill = 1 },
| ]
= 30c02c298791668b

turn 1
> 1  toss
  [BS-2.1] d2 = 2
[BS-2.1] {"kind":"deploys-first","side":2}
# side 2 deploys first
= 7f32880cc61988c4

turn 1
> 2  deploy E1 35,43.5 37,43.5
[BS-2.1] {"kind":"deploys","element":"BE1","lead":[35000,43500],"wing":[37000,43500]}
# BE1 is deployed at 35,43.5 and 37,43.5
= 9c4966520d470399

turn 1
> 1  deploy E1 35,4.5 37,4.5
[BS-2.1] {"kind":"deploys","element":"AE1","lead":[35000,4500],"wing":[37000,4500]}
# AE1 is deployed at 35,4.5 and 37,4.5
= 0568da095d825720

turn 1
> 2  deploy E2 26,43.5 28,43.5
[BS-2.1] {"kind":"deploys","element":"BE2","lead":[26000,43500],"wing":[28000,43500]}
# BE2 is deployed at 26,43.5 and 28,43.5
= 3e4e542c290926fc

turn 1
> 1  deck E1 Straight 8, pass
> 2  deck E2 Straight 9, E1 Straight 9
[BS-2.2] (seat 1) {"kind":"laid","side":1,"deck":["E1 Straight 8","pass"]}
# the deck of side 1: E1 Straight 8, pass
[BS-2.2] (seat 2) {"kind":"laid","side":2,"deck":["E2 Straight 9","E1 Straight 9"]}
# the deck of side 2: E2 Straight 9, E1 Straight 9
[BS-2.2] {"kind":"speeds","speeds":[{"element":"AE1","speed":8},{"element":"BE1","speed":9},{"element":"BE2","speed":9}]}
# speeds: AE1 8, BE1 9, BE2 9
  [BS-3.1] d2 = 1
[BS-3.1] {"kind":"begins","side":1}
# side 1 flips first
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= 78a79735ab1498bb

turn 1
> 1  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Accelerate 2","paths":[{"piece":"A1","path":[[35000,4500],[35000,14500]]},{"piece":"A2","path":[[37000,4500],[37000,14500]]}],"speed":10,"heading":0}
# AE1 flies Accelerate 2 at speed 10: A1 at 35,14.5, A2 at 37,14.5, facing 0
= 37acb8874d9d5656

turn 1
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Straight"}
# the next card of AE1 is Straight
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Straight","number":1}
# BE2 flips Straight
= 0331b7544a9b27a0

turn 1
> 2  fly Accelerate 2
[BS-4.1] {"kind":"moves","element":"BE2","maneuver":"Accelerate 2","paths":[{"piece":"B3","path":[[26000,43500],[26000,32500]]},{"piece":"B4","path":[[28000,43500],[28000,32500]]}],"speed":11,"heading":180}
# BE2 flies Accelerate 2 at speed 11: B3 at 26,32.5, B4 at 28,32.5, facing 180
= c34f5c3bcec2f16c

turn 1
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Left"}
# the next card of BE2 is Left
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= 3af4192c70e6f55f

turn 1
> 2  fly Accelerate 3
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Accelerate 3","paths":[{"piece":"B1","path":[[35000,43500],[35000,31500]]},{"piece":"B2","path":[[37000,43500],[37000,31500]]}],"speed":12,"heading":180}
# BE1 flies Accelerate 3 at speed 12: B1 at 35,31.5, B2 at 37,31.5, facing 180
= 6c72e330559c689d

turn 1
> 2  fire B2 laser1+laser2 A1
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser1","target":"A1","range":17117,"band":"long"}
# B2 fires laser1 at A1: 17.117 in, long range
  [BS-5.2] d12 = 11
[BS-5.2] {"kind":"rolls","faces":[11],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 11 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] {"kind":"fires","piece":"B2","weapon":"laser2","target":"A1","range":17117,"band":"long"}
# B2 fires laser2 at A1: 17.117 in, long range
  [BS-5.2] d12 = 7
[BS-5.2] {"kind":"rolls","faces":[7],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 7 of 10+, −2 for its speed, so 12+: no hit
= 30ed495aa96c857c

turn 1
> 2  fire B1 laser1+laser2 A2
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser1","target":"A2","range":17117,"band":"long"}
# B1 fires laser1 at A2: 17.117 in, long range
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 3 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser2","target":"A2","range":17117,"band":"long"}
# B1 fires laser2 at A2: 17.117 in, long range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":10,"speed":-2,"penalty":0,"needs":12,"hits":0}
# 5 of 10+, −2 for its speed, so 12+: no hit
= 12a58a5ce7396af5

turn 1
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Right"}
# the next card of BE1 is Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= 3ec7537442a764ff

turn 2
> 1  fly Accelerate 3
[BS-4.1] {"kind":"moves","element":"AE1","maneuver":"Accelerate 3","paths":[{"piece":"A1","path":[[35000,14500],[35000,26500]]},{"piece":"A2","path":[[37000,14500],[37000,26500]]}],"speed":12,"heading":0}
# AE1 flies Accelerate 3 at speed 12: A1 at 35,26.5, A2 at 37,26.5, facing 0
= 807b5cfe4178638d

turn 2
> 1  fire A2 laser1+laser2 B2
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser1","target":"B2","range":5000,"band":"close"}
# A2 fires laser1 at B2: 5 in, close range
  [BS-5.2] d12 = 12
[BS-5.2] {"kind":"rolls","faces":[12],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# 12 of 4+, −2 for its speed, so 6+: 1 hit
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser2","target":"B2","range":5000,"band":"close"}
# A2 fires laser2 at B2: 5 in, close range
  [BS-5.2] d12 = 1
[BS-5.2] {"kind":"rolls","faces":[1],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":0}
# 1 of 4+, −2 for its speed, so 6+: no hit
  [BS-5.3] d6 = 2
[BS-5.3] {"kind":"damages","target":"B2","faces":[2],"armour":1,"points":1}
# 2, −1 each: 1 point on B2
[BS-5.3] {"kind":"hull","piece":"B2","points":1,"hull":5,"of":6}
# B2 takes 1 point: hull 5 of 6
= 36636d1ae96b2d98

turn 2
> 1  fire A1 laser1+laser2 B2
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser1","target":"B2","range":5385,"band":"close"}
# A1 fires laser1 at B2: 5.385 in, close range
  [BS-5.2] d12 = 12
[BS-5.2] {"kind":"rolls","faces":[12],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":1}
# 12 of 4+, −2 for its speed, so 6+: 1 hit
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser2","target":"B2","range":5385,"band":"close"}
# A1 fires laser2 at B2: 5.385 in, close range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":4,"speed":-2,"penalty":0,"needs":6,"hits":0}
# 5 of 4+, −2 for its speed, so 6+: no hit
  [BS-5.3] d6 = 3
[BS-5.3] {"kind":"damages","target":"B2","faces":[3],"armour":1,"points":2}
# 3, −1 each: 2 points on B2
[BS-5.3] {"kind":"hull","piece":"B2","points":2,"hull":3,"of":6}
# B2 takes 2 points: hull 3 of 6
[BS-5.3] {"kind":"crippled","piece":"B2"}
# B2 is crippled
= a480da5b79afe5f2

turn 2
> 1  next Hard Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Hard Left"}
# the next card of AE1 is Hard Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Left","number":2}
# BE2 flips Left
= 5526a897e5b5fe67

turn 2
> 2  fly Break
[BS-4.2] {"kind":"moves","element":"BE2","maneuver":"Break Left","paths":[{"piece":"B3","path":[[26000,32500],[35526,27000]]},{"piece":"B4","path":[[28000,32500],[37526,27000]]}],"speed":11,"heading":120}
# BE2 flies Break Left at speed 11: B3 at 35.526,27, B4 at 37.526,27, facing 120
[BS-3.6] {"kind":"slows","element":"BE2","penalty":2,"speed":9}
# BE2 pays 2 and has speed 9
= e1e7b706b0bb91f1

turn 2
> 2  fire B3 laser1+laser2 A2
[BS-5.1] {"kind":"fires","piece":"B3","weapon":"laser1","target":"A2","range":1556,"band":"close"}
# B3 fires laser1 at A2: 1.556 in, close range
  [BS-5.2] d12 = 12
[BS-5.2] {"kind":"rolls","faces":[12],"number":4,"speed":-2,"penalty":2,"needs":8,"hits":1}
# 12 of 4+, −2 for its speed, −2 for the maneuver, so 8+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B3","weapon":"laser2","target":"A2","range":1556,"band":"close"}
# B3 fires laser2 at A2: 1.556 in, close range
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":4,"speed":-2,"penalty":2,"needs":8,"hits":0}
# 3 of 4+, −2 for its speed, −2 for the maneuver, so 8+: no hit
  [BS-5.3] d6 = 6
[BS-5.3] {"kind":"damages","target":"A2","faces":[6],"armour":1,"points":5}
# 6, −1 each: 5 points on A2
[BS-5.3] {"kind":"hull","piece":"A2","points":5,"hull":1,"of":6}
# A2 takes 5 points: hull 1 of 6
[BS-5.3] {"kind":"crippled","piece":"A2"}
# A2 is crippled
= ac01508edb54bbcc

turn 2
> 2  next Hard Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Hard Left"}
# the next card of BE2 is Hard Left
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Right","number":3}
# BE1 flips Right
= 5c51dbc2cd60228b

turn 2
> 2  fly Late
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Late Right","paths":[{"piece":"B1","path":[[35000,31500],[35000,19500]]},{"piece":"B2","path":[[37000,31500],[37000,19500]]}],"speed":12,"heading":240}
# BE1 flies Late Right at speed 12: B1 at 35,19.5, B2 at 37,19.5, facing 240
[BS-3.6] {"kind":"slows","element":"BE1","penalty":1,"speed":11}
# BE1 pays 1 and has speed 11
= c1c6cd804c4da117

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
= 8e4fbe39b8f5433b

turn 3
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Left"}
# the next card of AE1 is Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Hard Left","number":5}
# BE2 flips Hard Left
  [BS-3.4] d6 = 3
[BS-3.4] {"kind":"checks","piece":"B3","face":3,"skill":1,"difficulty":3,"times":1,"passed":true}
# B3 rolls 3 + 1 against 3: passes
[BS-4.4] {"kind":"moves","element":"BE2","maneuver":"Hard Left","paths":[{"piece":"B3","path":[[35526,27000],[39423,24750],[43320,27000]]},{"piece":"B4","path":[[37526,27000],[41423,24750],[45320,27000]]}],"speed":9,"heading":0}
# BE2 flies Hard Left at speed 9: B3 at 43.32,27, B4 at 45.32,27, facing 0
[BS-3.6] {"kind":"slows","element":"BE2","penalty":2,"speed":7}
# BE2 pays 2 and has speed 7
= d55ab421ec3f0dad

turn 3
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Left"}
# the next card of BE2 is Left
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Right","number":3}
# BE1 flips Right
= 2dae184a97486aea

turn 3
> 2  fly Late
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Late Right","paths":[{"piece":"B1","path":[[35000,19500],[25474,14000]]},{"piece":"B2","path":[[37000,19500],[27474,14000]]}],"speed":11,"heading":300}
# BE1 flies Late Right at speed 11: B1 at 25.474,14, B2 at 27.474,14, facing 300
[BS-3.6] {"kind":"slows","element":"BE1","penalty":1,"speed":10}
# BE1 pays 1 and has speed 10
= 59f8ce2d65f2e56f

turn 3
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Right"}
# the next card of BE1 is Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Left","number":2}
# AE1 flips Left
= a14ed4986cfad3d2

turn 4
> 1  fly Break
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Break Left","paths":[{"piece":"A1","path":[[29804,35500],[29804,25500]]},{"piece":"A2","path":[[31804,35500],[31804,25500]]}],"speed":10,"heading":180}
# AE1 flies Break Left at speed 10: A1 at 29.804,25.5, A2 at 31.804,25.5, facing 180
[BS-3.6] {"kind":"slows","element":"AE1","penalty":2,"speed":8}
# AE1 pays 2 and has speed 8
= b5f2e0d405c475de

turn 4
> 1  fire A1 laser1+laser2 B2
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser1","target":"B2","range":11733,"band":"medium"}
# A1 fires laser1 at B2: 11.733 in, medium range
  [BS-5.2] d12 = 7
[BS-5.2] {"kind":"rolls","faces":[7],"number":7,"speed":-2,"penalty":2,"needs":11,"hits":0}
# 7 of 7+, −2 for its speed, −2 for the maneuver, so 11+: no hit
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser2","target":"B2","range":11733,"band":"medium"}
# A1 fires laser2 at B2: 11.733 in, medium range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":7,"speed":-2,"penalty":2,"needs":11,"hits":0}
# 5 of 7+, −2 for its speed, −2 for the maneuver, so 11+: no hit
= 6afcd3e3b506bbc5

turn 4
> 1  hold
= cb8ba9b434817e43

turn 4
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Right"}
# the next card of AE1 is Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Left","number":2}
# BE2 flips Left
= de66db9ae75601c8

turn 4
> 2  fly Late
[BS-4.2] {"kind":"moves","element":"BE2","maneuver":"Late Left","paths":[{"piece":"B3","path":[[43320,27000],[43320,34000]]},{"piece":"B4","path":[[45320,27000],[45320,34000]]}],"speed":7,"heading":300}
# BE2 flies Late Left at speed 7: B3 at 43.32,34, B4 at 45.32,34, facing 300
[BS-3.6] {"kind":"slows","element":"BE2","penalty":1,"speed":6}
# BE2 pays 1 and has speed 6
= 19bbbb468d90ff55

turn 4
> 2  next Hard Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Hard Left"}
# the next card of BE2 is Hard Left
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Right","number":3}
# BE1 flips Right
= dbd1a06456f75ab9

turn 4
> 2  fly Break
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Break Right","paths":[{"piece":"B1","path":[[25474,14000],[25474,24000]]},{"piece":"B2","path":[[27474,14000],[27474,24000]]}],"speed":10,"heading":0}
# BE1 flies Break Right at speed 10: B1 at 25.474,24, B2 at 27.474,24, facing 0
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":8}
# BE1 pays 2 and has speed 8
= 21d26a5425d5e99a

turn 4
> 2  next Hard Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Hard Right"}
# the next card of BE1 is Hard Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Right","number":3}
# AE1 flips Right
= 79ecce60edb4e0fc

turn 5
> 1  fly Late
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Late Right","paths":[{"piece":"A1","path":[[29804,25500],[29804,17500]]},{"piece":"A2","path":[[31804,25500],[31804,17500]]}],"speed":8,"heading":240}
# AE1 flies Late Right at speed 8: A1 at 29.804,17.5, A2 at 31.804,17.5, facing 240
[BS-3.6] {"kind":"slows","element":"AE1","penalty":1,"speed":7}
# AE1 pays 1 and has speed 7
= ec167e7f556afd83

turn 5
> 1  next Hard Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Hard Right"}
# the next card of AE1 is Hard Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Hard Left","number":5}
# BE2 flips Hard Left
  [BS-3.4] d6 = 1
[BS-3.4] {"kind":"checks","piece":"B3","face":1,"skill":1,"difficulty":3,"times":1,"passed":false}
# B3 rolls 1 + 1 against 3: fails
[BS-3.5] {"kind":"fails","element":"BE2","tried":"Hard Left","instead":"Smooth Left"}
# BE2 fails Hard Left and flies Smooth Left
[BS-4.2] {"kind":"moves","element":"BE2","maneuver":"Smooth Left","paths":[{"piece":"B3","path":[[43320,34000],[40722,35500],[38124,34000]]},{"piece":"B4","path":[[45320,34000],[42722,35500],[40124,34000]]}],"speed":6,"heading":240}
# BE2 flies Smooth Left at speed 6: B3 at 38.124,34, B4 at 40.124,34, facing 240
[BS-3.6] {"kind":"slows","element":"BE2","penalty":2,"speed":4}
# BE2 pays 2 and has speed 4
= 88d6d7621020404c

turn 5
> 2  next Afterburner
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Afterburner"}
# the next card of BE2 is Afterburner
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Hard Right","number":6}
# BE1 flips Hard Right
  [BS-3.4] d6 = 2
[BS-3.4] {"kind":"checks","piece":"B1","face":2,"skill":1,"difficulty":3,"times":1,"passed":true}
# B1 rolls 2 + 1 against 3: passes
[BS-4.4] {"kind":"moves","element":"BE1","maneuver":"Hard Right","paths":[{"piece":"B1","path":[[25474,24000],[25474,28000],[28938,30000]]},{"piece":"B2","path":[[27474,24000],[27474,28000],[30938,30000]]}],"speed":8,"heading":120}
# BE1 flies Hard Right at speed 8: B1 at 28.938,30, B2 at 30.938,30, facing 120
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":6}
# BE1 pays 2 and has speed 6
= c2af7c28a06fe554

turn 5
> 2  next Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Right"}
# the next card of BE1 is Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Hard Right","number":6}
# AE1 flips Hard Right
[BS-4.4] {"kind":"moves","element":"AE1","maneuver":"Hard Right","paths":[{"piece":"A1","path":[[29804,17500],[26773,15750],[23742,17500]]},{"piece":"A2","path":[[31804,17500],[28773,15750],[25742,17500]]}],"speed":7,"heading":0}
# AE1 flies Hard Right at speed 7: A1 at 23.742,17.5, A2 at 25.742,17.5, facing 0
[BS-3.6] {"kind":"slows","element":"AE1","penalty":2,"speed":5}
# AE1 pays 2 and has speed 5
= 17805b201f87b815

turn 6
> 1  fire A1 laser1+laser2 B2
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser1","target":"B2","range":14423,"band":"long"}
# A1 fires laser1 at B2: 14.423 in, long range
  [BS-5.2] d12 = 10
[BS-5.2] {"kind":"rolls","faces":[10],"number":10,"speed":0,"penalty":2,"needs":12,"hits":0}
# 10 of 10+, −2 for the maneuver, so 12+: no hit
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser2","target":"B2","range":14423,"band":"long"}
# A1 fires laser2 at B2: 14.423 in, long range
  [BS-5.2] d12 = 4
[BS-5.2] {"kind":"rolls","faces":[4],"number":10,"speed":0,"penalty":2,"needs":12,"hits":0}
# 4 of 10+, −2 for the maneuver, so 12+: no hit
= ea94e0a32dbb05dd

turn 6
> 1  fire A2 laser1 B2
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser1","target":"B2","range":13536,"band":"long"}
# A2 fires laser1 at B2: 13.536 in, long range
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":10,"speed":0,"penalty":2,"needs":12,"hits":0}
# 8 of 10+, −2 for the maneuver, so 12+: no hit
= 1123fed53822044a

turn 6
> 1  next Right
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Right"}
# the next card of AE1 is Right
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Afterburner","number":4}
# BE2 flips Afterburner
[BS-4.3] {"kind":"moves","element":"BE2","maneuver":"Afterburner","paths":[{"piece":"B3","path":[[38124,34000],[31196,30000]]},{"piece":"B4","path":[[40124,34000],[33196,30000]]}],"speed":8,"heading":240}
# BE2 flies Afterburner at speed 8: B3 at 31.196,30, B4 at 33.196,30, facing 240
= cd1f123af1d75735

turn 6
> 2  fire B4 laser1+laser2 A2
[BS-5.1] {"kind":"fires","piece":"B4","weapon":"laser1","target":"A2","range":14553,"band":"long"}
# B4 fires laser1 at A2: 14.553 in, long range
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":10,"speed":0,"penalty":0,"needs":10,"hits":0}
# 3 of 10+: no hit
[BS-5.1] {"kind":"fires","piece":"B4","weapon":"laser2","target":"A2","range":14553,"band":"long"}
# B4 fires laser2 at A2: 14.553 in, long range
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":10,"speed":0,"penalty":0,"needs":10,"hits":0}
# 9 of 10+: no hit
= 2fe82ce064dd6038

turn 6
> 2  fire B3 laser1+laser2 A1
[BS-5.1] {"kind":"fires","piece":"B3","weapon":"laser1","target":"A1","range":14553,"band":"long"}
# B3 fires laser1 at A1: 14.553 in, long range
  [BS-5.2] d12 = 7
[BS-5.2] {"kind":"rolls","faces":[7],"number":10,"speed":0,"penalty":0,"needs":10,"hits":0}
# 7 of 10+: no hit
[BS-5.1] {"kind":"fires","piece":"B3","weapon":"laser2","target":"A1","range":14553,"band":"long"}
# B3 fires laser2 at A1: 14.553 in, long range
  [BS-5.2] d12 = 1
[BS-5.2] {"kind":"rolls","faces":[1],"number":10,"speed":0,"penalty":0,"needs":10,"hits":0}
# 1 of 10+: no hit
= fa0cb3be0dfd0b5d

turn 6
> 2  next Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE2","card":"Left"}
# the next card of BE2 is Left
[BS-3.3] {"kind":"lays","element":"BE2"}
# BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] {"kind":"passes","side":1}
# side 1 flips a placeholder and passes
[BS-3.2] {"kind":"flips","element":"BE1","card":"Right","number":3}
# BE1 flips Right
= e811d8d53566fc88

turn 6
> 2  fly Break
[BS-4.2] {"kind":"moves","element":"BE1","maneuver":"Break Right","paths":[{"piece":"B1","path":[[28938,30000],[28938,24000]]},{"piece":"B2","path":[[30938,30000],[30938,24000]]}],"speed":6,"heading":180}
# BE1 flies Break Right at speed 6: B1 at 28.938,24, B2 at 30.938,24, facing 180
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":4}
# BE1 pays 2 and has speed 4
= 004a2d93f494c078

turn 6
> 2  fire B1 laser1+laser2 A2
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser1","target":"A2","range":7243,"band":"medium"}
# B1 fires laser1 at A2: 7.243 in, medium range
  [BS-5.2] d12 = 7
[BS-5.2] {"kind":"rolls","faces":[7],"number":7,"speed":0,"penalty":2,"needs":9,"hits":0}
# 7 of 7+, −2 for the maneuver, so 9+: no hit
[BS-5.1] {"kind":"fires","piece":"B1","weapon":"laser2","target":"A2","range":7243,"band":"medium"}
# B1 fires laser2 at A2: 7.243 in, medium range
  [BS-5.2] d12 = 4
[BS-5.2] {"kind":"rolls","faces":[4],"number":7,"speed":0,"penalty":2,"needs":9,"hits":0}
# 4 of 7+, −2 for the maneuver, so 9+: no hit
= cd7e98097297281a

turn 6
> 2  next Hard Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Hard Right"}
# the next card of BE1 is Hard Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Right","number":3}
# AE1 flips Right
= ec3ff61a851f05cb

turn 7
> 1  fly Smooth
[BS-4.2] {"kind":"moves","element":"AE1","maneuver":"Smooth Right","paths":[{"piece":"A1","path":[[23742,17500],[23742,20000],[25907,21250]]},{"piece":"A2","path":[[25742,17500],[25742,20000],[27907,21250]]}],"speed":5,"heading":60}
# AE1 flies Smooth Right at speed 5: A1 at 25.907,21.25, A2 at 27.907,21.25, facing 60
= 49ffa5323bdf45a2

turn 7
> 1  fire A1 laser1+laser2 B2
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser1","target":"B2","range":5733,"band":"close"}
# A1 fires laser1 at B2: 5.733 in, close range
  [BS-5.2] d12 = 7
[BS-5.2] {"kind":"rolls","faces":[7],"number":4,"speed":0,"penalty":0,"needs":4,"hits":1}
# 7 of 4+: 1 hit
[BS-5.1] {"kind":"fires","piece":"A1","weapon":"laser2","target":"B2","range":5733,"band":"close"}
# A1 fires laser2 at B2: 5.733 in, close range
  [BS-5.2] d12 = 6
[BS-5.2] {"kind":"rolls","faces":[6],"number":4,"speed":0,"penalty":0,"needs":4,"hits":1}
# 6 of 4+: 1 hit
  [BS-5.3] d6 = 2
  [BS-5.3] d6 = 4
[BS-5.3] {"kind":"damages","target":"B2","faces":[2,4],"armour":1,"points":4}
# 2, 4, −1 each: 4 points on B2
[BS-5.3] {"kind":"hull","piece":"B2","points":4,"hull":0,"of":6}
# B2 takes 4 points: hull 0 of 6
[BS-5.3] {"kind":"destroyed","piece":"B2"}
# B2 is destroyed
= 9f7efee59a28887f

turn 7
> 1  fire A2 laser1 B4
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser1","target":"B4","range":10224,"band":"medium"}
# A2 fires laser1 at B4: 10.224 in, medium range
  [BS-5.2] d12 = 6
[BS-5.2] {"kind":"rolls","faces":[6],"number":7,"speed":0,"penalty":0,"needs":7,"hits":0}
# 6 of 7+: no hit
= 1bfff01bffd74f12

turn 7
> 1  next Hard Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Hard Left"}
# the next card of AE1 is Hard Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Left","number":2}
# BE2 flips Left
= cea2faef9d99a606

turn 7
> 2  fly Late
[BS-4.2] {"kind":"moves","element":"BE2","maneuver":"Late Left","paths":[{"piece":"B3","path":[[31196,30000],[24268,26000]]},{"piece":"B4","path":[[33196,30000],[26268,26000]]}],"speed":8,"heading":180}
# BE2 flies Late Left at speed 8: B3 at 24.268,26, B4 at 26.268,26, facing 180
[BS-3.6] {"kind":"slows","element":"BE2","penalty":1,"speed":7}
# BE2 pays 1 and has speed 7
= 4e21e7fe898d75ae

turn 7
> 2  fire B3 laser1+laser2 A1
[BS-5.1] {"kind":"fires","piece":"B3","weapon":"laser1","target":"A1","range":5024,"band":"close"}
# B3 fires laser1 at A1: 5.024 in, close range
  [BS-5.2] d12 = 7
[BS-5.2] {"kind":"rolls","faces":[7],"number":4,"speed":0,"penalty":1,"needs":5,"hits":1}
# 7 of 4+, −1 for the maneuver, so 5+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B3","weapon":"laser2","target":"A1","range":5024,"band":"close"}
# B3 fires laser2 at A1: 5.024 in, close range
  [BS-5.2] d12 = 2
[BS-5.2] {"kind":"rolls","faces":[2],"number":4,"speed":0,"penalty":1,"needs":5,"hits":0}
# 2 of 4+, −1 for the maneuver, so 5+: no hit
  [BS-5.3] d6 = 5
[BS-5.3] {"kind":"damages","target":"A1","faces":[5],"armour":1,"points":4}
# 5, −1 each: 4 points on A1
[BS-5.3] {"kind":"hull","piece":"A1","points":4,"hull":2,"of":6}
# A1 takes 4 points: hull 2 of 6
[BS-5.3] {"kind":"crippled","piece":"A1"}
# A1 is crippled
= 974b7bed743e0161

turn 7
> 2  fire B4 laser1+laser2 A1
[BS-5.1] {"kind":"fires","piece":"B4","weapon":"laser1","target":"A1","range":4763,"band":"close"}
# B4 fires laser1 at A1: 4.763 in, close range
  [BS-5.2] d12 = 9
[BS-5.2] {"kind":"rolls","faces":[9],"number":4,"speed":0,"penalty":1,"needs":5,"hits":1}
# 9 of 4+, −1 for the maneuver, so 5+: 1 hit
[BS-5.1] {"kind":"fires","piece":"B4","weapon":"laser2","target":"A1","range":4763,"band":"close"}
# B4 fires laser2 at A1: 4.763 in, close range
  [BS-5.2] d12 = 2
[BS-5.2] {"kind":"rolls","faces":[2],"number":4,"speed":0,"penalty":1,"needs":5,"hits":0}
# 2 of 4+, −1 for the maneuver, so 5+: no hit
  [BS-5.3] d6 = 3
[BS-5.3] {"kind":"damages","target":"A1","faces":[3],"armour":1,"points":2}
# 3, −1 each: 2 points on A1
[BS-5.3] {"kind":"hull","piece":"A1","points":2,"hull":0,"of":6}
# A1 takes 2 points: hull 0 of 6
[BS-5.3] {"kind":"destroyed","piece":"A1"}
# A1 is destroyed
[BS-3.8] {"kind":"leads","piece":"A2"}
# A2 leads
= 212be251896b11a3

turn 7
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
[BS-4.4] {"kind":"moves","element":"BE1","maneuver":"Hard Right","paths":[{"piece":"B1","path":[[28938,24000],[28938,22000],[27206,21000]]}],"speed":4,"heading":300}
# BE1 flies Hard Right at speed 4: B1 at 27.206,21, facing 300
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":2}
# BE1 pays 2 and has speed 2
= a50f929f3bf6c736

turn 7
> 2  next Hard Right
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Hard Right"}
# the next card of BE1 is Hard Right
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Hard Left","number":5}
# AE1 flips Hard Left
  [BS-3.4] d6 = 4
[BS-3.7] {"kind":"checks","piece":"A2","face":4,"skill":4,"difficulty":6,"times":2,"passed":true}
# A2 rolls 4 + 4 against 6, doubled: passes
[BS-4.4] {"kind":"moves","element":"AE1","maneuver":"Hard Left","paths":[{"piece":"A2","path":[[27907,21250],[30072,22500],[30072,25000]]}],"speed":5,"heading":300}
# AE1 flies Hard Left at speed 5: A2 at 30.072,25, facing 300
[BS-3.6] {"kind":"slows","element":"AE1","penalty":2,"speed":3}
# AE1 pays 2 and has speed 3
= 959e8b71f853296e

turn 8
> 1  fire A2 laser1 B4
[BS-5.1] {"kind":"fires","piece":"A2","weapon":"laser1","target":"B4","range":3933,"band":"close"}
# A2 fires laser1 at B4: 3.933 in, close range
  [BS-5.2] d12 = 5
[BS-5.2] {"kind":"rolls","faces":[5],"number":4,"speed":0,"penalty":2,"needs":6,"hits":0}
# 5 of 4+, −2 for the maneuver, so 6+: no hit
= 36f54c4429227894

turn 8
> 1  next Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Left"}
# the next card of AE1 is Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE2","card":"Hard Left","number":5}
# BE2 flips Hard Left
  [BS-3.4] d6 = 4
[BS-3.4] {"kind":"checks","piece":"B3","face":4,"skill":1,"difficulty":3,"times":1,"passed":true}
# B3 rolls 4 + 1 against 3: passes
[BS-4.4] {"kind":"moves","element":"BE2","maneuver":"Hard Left","paths":[{"piece":"B3","path":[[24268,26000],[24268,22500],[27299,20750]]},{"piece":"B4","path":[[26268,26000],[26268,22500],[29299,20750]]}],"speed":7,"heading":60}
# BE2 flies Hard Left at speed 7: B3 at 27.299,20.75, B4 at 29.299,20.75, facing 60
[BS-3.6] {"kind":"slows","element":"BE2","penalty":2,"speed":5}
# BE2 pays 2 and has speed 5
= b23af3bb1cbb9b9f

turn 8
> 2  fire B3 laser1+laser2 A2
[BS-5.1] {"kind":"fires","piece":"B3","weapon":"laser1","target":"A2","range":5074,"band":"close"}
# B3 fires laser1 at A2: 5.074 in, close range
  [BS-5.2] d12 = 3
[BS-5.2] {"kind":"rolls","faces":[3],"number":4,"speed":2,"penalty":2,"needs":4,"hits":0}
# 3 of 4+, +2 for its speed, −2 for the maneuver: no hit
[BS-5.1] {"kind":"fires","piece":"B3","weapon":"laser2","target":"A2","range":5074,"band":"close"}
# B3 fires laser2 at A2: 5.074 in, close range
  [BS-5.2] d12 = 8
[BS-5.2] {"kind":"rolls","faces":[8],"number":4,"speed":2,"penalty":2,"needs":4,"hits":1}
# 8 of 4+, +2 for its speed, −2 for the maneuver: 1 hit
  [BS-5.3] d6 = 3
[BS-5.3] {"kind":"damages","target":"A2","faces":[3],"armour":1,"points":2}
# 3, −1 each: 2 points on A2
[BS-5.3] {"kind":"hull","piece":"A2","points":2,"hull":0,"of":6}
# A2 takes 2 points: hull 0 of 6
[BS-5.3] {"kind":"destroyed","piece":"A2"}
# A2 is destroyed
[BS-2.4] {"kind":"lost","element":"AE1"}
# AE1 is out, and a placeholder takes its card's place
[BS-6.3] {"kind":"over","winner":2,"hull":[0,18]}
# side 2 wins; hull left 0 to 18
= 50de79d05322fc60
