firing-arc record 2
game black-skies 2
wording en 1
scenario duel
seat 1 random
seat 2 random
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
= 20ed49d63d872936

turn 1
> 1  toss
> dice  2
  [BS-2.1] d2 = 2
[BS-2.1] {"kind":"deploys-first","side":2}
# side 2 deploys first
= 831e47693777bc64

turn 1
> 2  deploy E1 67.23,47.328 62.866,47.596
[BS-2.1] {"kind":"deploys","element":"BE1","lead":[67230,47328],"wing":[62866,47596]}
# BE1 is deployed at 67.23,47.328 and 62.866,47.596
= b8a6cacbd396c792

turn 1
> 1  deploy E1 53.184,3.462 51.296,2.695
[BS-2.1] {"kind":"deploys","element":"AE1","lead":[53184,3462],"wing":[51296,2695]}
# AE1 is deployed at 53.184,3.462 and 51.296,2.695
= 6e498801f48d5ed1

turn 1
> 1  deck E1 Hard Right 2
> 2  deck E1 Straight 5
> dice  1
[BS-2.2] (seat 1) {"kind":"laid","side":1,"deck":["E1 Hard Right 2"]}
# the deck of side 1: E1 Hard Right 2
[BS-2.2] (seat 2) {"kind":"laid","side":2,"deck":["E1 Straight 5"]}
# the deck of side 2: E1 Straight 5
[BS-2.2] {"kind":"speeds","speeds":[{"element":"AE1","speed":2},{"element":"BE1","speed":5}]}
# speeds: AE1 2, BE1 5
  [BS-3.1] d2 = 1
[BS-3.1] {"kind":"begins","side":1}
# side 1 flips first
[BS-3.2] {"kind":"flips","element":"AE1","card":"Hard Right","number":6}
# AE1 flips Hard Right
[BS-4.4] {"kind":"moves","element":"AE1","maneuver":"Hard Right","paths":[{"piece":"A1","path":[[53184,3462],[53184,4462],[54050,4962]]},{"piece":"A2","path":[[51296,2695],[51296,3695],[52162,4195]]}],"speed":2,"heading":120}
# AE1 flies Hard Right at speed 2: A1 at 54.05,4.962, A2 at 52.162,4.195, facing 120
[BS-3.6] {"kind":"slows","element":"AE1","penalty":2,"speed":0}
# AE1 pays 2 and has speed 0
= 00732b00f4c53bc3

turn 1
> 1  next Straight
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Straight"}
# the next card of AE1 is Straight
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Straight","number":1}
# BE1 flips Straight
= acfcb4cfd737810f

turn 1
> 2  fly Decelerate
[BS-4.1] {"kind":"moves","element":"BE1","maneuver":"Decelerate","paths":[{"piece":"B1","path":[[67230,47328],[67230,43328]]},{"piece":"B2","path":[[62866,47596],[62866,43596]]}],"speed":4,"heading":180}
# BE1 flies Decelerate at speed 4: B1 at 67.23,43.328, B2 at 62.866,43.596, facing 180
= e59e8271de5b2e71

turn 1
> 2  next Hard Left
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Hard Left"}
# the next card of BE1 is Hard Left
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Straight","number":1}
# AE1 flips Straight
= 5b6882222d718840

turn 2
> 1  fly Steady
[BS-4.10] {"kind":"moves","element":"AE1","maneuver":"Steady","paths":[{"piece":"A1","path":[[54050,4962],[54050,4962]]},{"piece":"A2","path":[[52162,4195],[52162,4195]]}],"speed":0,"heading":120}
# AE1 flies Steady at speed 0: A1 at 54.05,4.962, A2 at 52.162,4.195, facing 120
= 1bc18efb9ee99f38

turn 2
> 1  next Hard Left
[BS-3.2] (seat 1) {"kind":"next","element":"AE1","card":"Hard Left"}
# the next card of AE1 is Hard Left
[BS-3.3] {"kind":"lays","element":"AE1"}
# AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"BE1","card":"Hard Left","number":5}
# BE1 flips Hard Left
[BS-4.4] {"kind":"moves","element":"BE1","maneuver":"Hard Left","paths":[{"piece":"B1","path":[[67230,43328],[67230,41328],[68962,40328]]},{"piece":"B2","path":[[62866,43596],[62866,41596],[64598,40596]]}],"speed":4,"heading":60}
# BE1 flies Hard Left at speed 4: B1 at 68.962,40.328, B2 at 64.598,40.596, facing 60
[BS-3.6] {"kind":"slows","element":"BE1","penalty":2,"speed":2}
# BE1 pays 2 and has speed 2
= 8bf798b04626f1b7

turn 2
> 2  next Afterburner
[BS-3.2] (seat 2) {"kind":"next","element":"BE1","card":"Afterburner"}
# the next card of BE1 is Afterburner
[BS-3.3] {"kind":"lays","element":"BE1"}
# BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] {"kind":"flips","element":"AE1","card":"Hard Left","number":5}
# AE1 flips Hard Left
[BS-4.10] {"kind":"moves","element":"AE1","maneuver":"Hard Left","paths":[{"piece":"A1","path":[[54050,4962],[54050,4962],[54050,4962]]},{"piece":"A2","path":[[52162,4195],[52162,4195],[52162,4195]]}],"speed":0,"heading":0}
# AE1 flies Hard Left at speed 0: A1 at 54.05,4.962, A2 at 52.162,4.195, facing 0
[BS-3.6] {"kind":"slows","element":"AE1","penalty":2,"speed":0}
# AE1 pays 2 and has speed 0
= 30c9245d8e37a0e8

end
> 2  concedes
= 3239261fdbf879f1
