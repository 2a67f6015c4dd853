firing-arc record 2
game talon 2
wording en 1
scenario turning-circle
seat 1 random
seat 2 random
dice seed 13
| # Ours: movement alone, to learn it.
| title = "Turning circle"
| brief = "One heavy cruiser a side, and nobody fires. Hold the enemy in your front arc at range three or less at the end of three impulses running, and you have won. Turn radius, side slip and the power to buy them are all there is."
| goal = "circle"
|
| [[side]]
| name = "Terran"
| ship = [
|   { class = "CA", at = [8, 2], facing = 1 },
| ]
|
| [[side]]
| name = "Talon"
| ship = [
|   { class = "T-CA", at = [17, 2], facing = 4 },
| ]
= 7e18a1c586cf3e3b

turn 1
> 2  T-CA-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":true,"from":[17,2],"to":[16,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight with its afterburner to 16,2, facing 4
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= 9643aa08a4e4baf2

turn 1
> 2  T-CA-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"T-CA-1","purchase":"reinforce front","battery":false,"vain":false}
# T-CA-1 reinforces the front shield
= 512b738198aa4ed9

turn 1
> 2  T-CA-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-CA-1","way":"left","afterburner":false,"from":[16,2],"to":[16,1],"facing":3,"count":1,"marker":[16,0]}
# T-CA-1 moves left to 16,1, facing 3, free to turn in 1 hex, at 16,0
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= d273a094c952aa30

turn 1
> 1  CA-1: change
[TAL-1.5] {"kind":"bought","piece":"CA-1","purchase":"change","battery":false,"vain":false}
# CA-1 bids to take the initiative
= 8746c3f0efedc3d7

turn 1
> 1  CA-1: right
[TAL-7.2.1] {"kind":"moved","piece":"CA-1","way":"right","afterburner":false,"from":[8,2],"to":[9,1],"facing":2,"count":2,"marker":[11,-1]}
# CA-1 moves right to 9,1, facing 2, free to turn in 2 hexes, at 11,-1
[TAL-1.5] {"kind":"initiative","side":1,"change":1,"defend":0,"flipped":true}
# 1 to change, 0 to defend: side 1 takes the initiative
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= 0a820b74c02de1fc

turn 1
> 2  T-CA-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":true,"from":[16,1],"to":[16,0],"facing":3,"count":0,"marker":null}
# T-CA-1 moves straight with its afterburner to 16,0, facing 3
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= eb189dcf0765f95d

turn 1
> 1  CA-1: reinforce rear
[TAL-2.6] {"kind":"bought","piece":"CA-1","purchase":"reinforce rear","battery":false,"vain":false}
# CA-1 reinforces the rear shield
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[9,1],"to":[10,0],"facing":2,"count":1,"marker":[11,-1]}
# CA-1 moves straight to 10,0, facing 2, free to turn in 1 hex, at 11,-1
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= 196f8392e160e6d3

turn 1
> 2  T-CA-1: change
[TAL-1.5] {"kind":"bought","piece":"T-CA-1","purchase":"change","battery":false,"vain":false}
# T-CA-1 bids to take the initiative
= a0028ba654400460

turn 1
> 2  T-CA-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-CA-1","way":"left","afterburner":false,"from":[16,0],"to":[17,-1],"facing":2,"count":1,"marker":[18,-2]}
# T-CA-1 moves left to 17,-1, facing 2, free to turn in 1 hex, at 18,-2
[TAL-1.5] {"kind":"initiative","side":2,"change":1,"defend":0,"flipped":true}
# 1 to change, 0 to defend: side 2 takes the initiative
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
= f8316a0ef434db92

turn 1
> 2  T-CA-1: defend
[TAL-1.5] {"kind":"bought","piece":"T-CA-1","purchase":"defend","battery":false,"vain":false}
# T-CA-1 bids to keep the initiative
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[17,-1],"to":[18,-2],"facing":2,"count":0,"marker":null}
# T-CA-1 moves straight to 18,-2, facing 2
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= 8ea1b5bbbf99cf4e

turn 1
> 1  CA-1: change
[TAL-1.5] {"kind":"bought","piece":"CA-1","purchase":"change","battery":false,"vain":false}
# CA-1 bids to take the initiative
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[10,0],"to":[11,-1],"facing":2,"count":0,"marker":null}
# CA-1 moves straight to 11,-1, facing 2
[TAL-1.5] {"kind":"initiative","side":2,"change":1,"defend":1,"flipped":false}
# 1 to change, 1 to defend: side 2 keeps the initiative
[TAL-1.2] {"kind":"power-phase"}
# power phase
= 7ec11332d8a0e53e

turn 1
> 1  CA-1: speed 4 retreat
> 2  T-CA-1: speed 4
[TAL-9.2] {"kind":"speed","piece":"CA-1","speed":4,"before":3,"power":2,"radius":2}
# CA-1 goes to speed 4: power 2, turn radius 2
[TAL-11.1] {"kind":"announces","piece":"CA-1"}
# CA-1 announces its retreat
[TAL-9.2] {"kind":"speed","piece":"T-CA-1","speed":4,"before":3,"power":2,"radius":2}
# T-CA-1 goes to speed 4: power 2, turn radius 2
[TAL-1.2] {"kind":"round","number":2}
# round 2
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: the turn of side 2
= a9e0f0acbbb96a8d

turn 2
> 2  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[18,-2],"to":[19,-3],"facing":2,"count":0,"marker":null}
# T-CA-1 moves straight to 19,-3, facing 2
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
= ba2df9b47ebd0334

turn 2
> 1  CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[11,-1],"to":[12,-2],"facing":2,"count":0,"marker":null}
# CA-1 moves straight to 12,-2, facing 2
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
[TAL-2.6] {"kind":"expired","piece":"T-CA-1","arc":"front"}
# the reinforcement of the front shield of T-CA-1 expires
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= 5aa1d2dcd512e882

turn 2
> 2  T-CA-1: reinforce right
[TAL-2.6] {"kind":"bought","piece":"T-CA-1","purchase":"reinforce right","battery":false,"vain":false}
# T-CA-1 reinforces the right shield
= 10f5856164e905c0

turn 2
> 2  T-CA-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-CA-1","way":"right","afterburner":false,"from":[19,-3],"to":[19,-4],"facing":3,"count":2,"marker":[19,-6]}
# T-CA-1 moves right to 19,-4, facing 3, free to turn in 2 hexes, at 19,-6
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= 03243b642ba54295

turn 2
> 1  CA-1: battery
[TAL-10.1] {"kind":"bought","piece":"CA-1","purchase":"battery","battery":false,"vain":false}
# CA-1 charges its battery
= 8f54c488cf8aaeb5

turn 2
> 1  CA-1: left
[TAL-7.2.1] {"kind":"moved","piece":"CA-1","way":"left","afterburner":false,"from":[12,-2],"to":[13,-2],"facing":1,"count":2,"marker":[15,-2]}
# CA-1 moves left to 13,-2, facing 1, free to turn in 2 hexes, at 15,-2
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[19,-4],"to":[19,-5],"facing":3,"count":1,"marker":[19,-6]}
# T-CA-1 moves straight to 19,-5, facing 3, free to turn in 1 hex, at 19,-6
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
[TAL-2.6] {"kind":"expired","piece":"CA-1","arc":"rear"}
# the reinforcement of the rear shield of CA-1 expires
= 94f210df15578128

turn 2
> 1  CA-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"CA-1","purchase":"reinforce front","battery":true,"vain":false}
# CA-1 reinforces the front shield from its battery
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[13,-2],"to":[14,-2],"facing":1,"count":1,"marker":[15,-2]}
# CA-1 moves straight to 14,-2, facing 1, free to turn in 1 hex, at 15,-2
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
= 33b83f18e7224148

turn 2
> 2  T-CA-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"T-CA-1","purchase":"slip","battery":false,"vain":false}
# T-CA-1 gets a side-slip marker
= 4669c21bea25b4f5

turn 2
> 2  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[19,-5],"to":[19,-6],"facing":3,"count":0,"marker":null}
# T-CA-1 moves straight to 19,-6, facing 3
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= efaed44b92d6a7b2

turn 2
> 1  done
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[14,-2],"to":[15,-2],"facing":1,"count":0,"marker":null}
# CA-1 moves straight to 15,-2, facing 1
[TAL-1.2] {"kind":"power-phase"}
# power phase
= 6e42cf6dbee04507

turn 2
> 1  CA-1: speed 4
> 2  T-CA-1: speed 4
[TAL-1.2] {"kind":"round","number":3}
# round 3
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: the turn of side 2
= 56c13805ed14cca7

turn 3
> 2  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[19,-6],"to":[19,-7],"facing":3,"count":0,"marker":null}
# T-CA-1 moves straight to 19,-7, facing 3
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
= 46440afc6a999807

turn 3
> 1  CA-1: left
[TAL-7.2.1] {"kind":"moved","piece":"CA-1","way":"left","afterburner":false,"from":[15,-2],"to":[15,-1],"facing":0,"count":2,"marker":[15,1]}
# CA-1 moves left to 15,-1, facing 0, free to turn in 2 hexes, at 15,1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
[TAL-2.6] {"kind":"expired","piece":"T-CA-1","arc":"right"}
# the reinforcement of the right shield of T-CA-1 expires
= bde598283d0a795d

turn 3
> 2  done
= 5de265d3ddc4cb89

turn 3
> 2  T-CA-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-CA-1","way":"left","afterburner":false,"from":[19,-7],"to":[20,-8],"facing":2,"count":2,"marker":[22,-10]}
# T-CA-1 moves left to 20,-8, facing 2, free to turn in 2 hexes, at 22,-10
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= f2d018c9e1b526d7

turn 3
> 1  CA-1: reinforce left
[TAL-2.6] {"kind":"bought","piece":"CA-1","purchase":"reinforce left","battery":false,"vain":false}
# CA-1 reinforces the left shield
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[15,-1],"to":[15,0],"facing":0,"count":1,"marker":[15,1]}
# CA-1 moves straight to 15,0, facing 0, free to turn in 1 hex, at 15,1
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[20,-8],"to":[21,-9],"facing":2,"count":1,"marker":[22,-10]}
# T-CA-1 moves straight to 21,-9, facing 2, free to turn in 1 hex, at 22,-10
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
[TAL-2.6] {"kind":"expired","piece":"CA-1","arc":"front"}
# the reinforcement of the front shield of CA-1 expires
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[15,0],"to":[15,1],"facing":0,"count":0,"marker":null}
# CA-1 moves straight to 15,1, facing 0
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
= 1612df0de897564d

turn 3
> 2  T-CA-1: reinforce rear
[TAL-2.6] {"kind":"bought","piece":"T-CA-1","purchase":"reinforce rear","battery":false,"vain":false}
# T-CA-1 reinforces the rear shield
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[21,-9],"to":[22,-10],"facing":2,"count":0,"marker":null}
# T-CA-1 moves straight to 22,-10, facing 2
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= 971e6e6865de7031

turn 3
> 1  CA-1: reinforce rear
[TAL-2.6] {"kind":"bought","piece":"CA-1","purchase":"reinforce rear","battery":false,"vain":false}
# CA-1 reinforces the rear shield
= 80b9670f556b11d4

turn 3
> 1  CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[15,1],"to":[15,2],"facing":0,"count":0,"marker":null}
# CA-1 moves straight to 15,2, facing 0
[TAL-1.2] {"kind":"power-phase"}
# power phase
= 088c9f69b98ceab3

turn 3
> 1  CA-1: speed 4
> 2  T-CA-1: speed 4
[TAL-11.1] {"kind":"retreated","piece":"CA-1"}
# CA-1 has retreated
[TAL-16] {"kind":"over","winner":2,"how":"fleet"}
# no enemy is left on the map: side 2 wins
= eaf4f488bc67e0f6
