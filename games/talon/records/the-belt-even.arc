firing-arc record 2
game talon 2
wording en 3
scenario the-belt-even
option turn-limit 1
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "The belt, even"
| brief = "Two light cruisers a side round a planet, with asteroids to slow down in and a nebula where shields are no use. Even form: each side flies one of each fleet, so enemies of one race collide too, and both halves of the map are alike. After twenty rounds the points of destroyed ships decide."
| asteroids = [[10, 2], [11, 1], [11, 2], [12, 5], [13, 5], [13, -1], [14, -1], [15, 2], [15, 3], [16, 2]]
| nebula = [[9, 6], [10, 5], [10, 6], [16, -2], [16, -1], [17, -2]]
| planets = [[13, 2]]
| initiative = 1
|
| [options]
| turn-limit = 20
|
| [[side]]
| name = "Teal"
| ship = [
|   { class = "CL", at = [6, 2], facing = 1 },
|   { class = "T-CL", at = [6, 4], facing = 1 },
| ]
|
| [[side]]
| name = "Amber"
| ship = [
|   { class = "CL", at = [20, 2], facing = 4 },
|   { class = "T-CL", at = [20, 0], facing = 4 },
| ]
= 7a6c9e49dcc46917

turn 1
> 1  done
= c5be5338018a24de

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: side 2 takes its turn
= 606f3f381d0e2b37

turn 1
> 2  done
= 286def5562856014

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: side 1 takes its turn
= 615c6804232cfdb4

turn 1
> 1  CL-1: battery
[TAL-10.1] {"kind":"bought","piece":"CL-1","purchase":"battery","battery":false,"vain":false}
# CL-1 charges its battery
= da6536f51d40c133

turn 1
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[6,2],"to":[7,2],"facing":1,"count":0,"marker":null}
# CL-1 moves straight to 7,2, facing 1
= 36419e168faf4ca1

turn 1
> 1  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[6,4],"to":[7,4],"facing":1,"count":0,"marker":null}
# T-CL-1 moves straight to 7,4, facing 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: side 2 takes its turn
= 1de0f8e4f848b8ae

turn 1
> 2  CL-2: battery
[TAL-10.1] {"kind":"bought","piece":"CL-2","purchase":"battery","battery":false,"vain":false}
# CL-2 charges its battery
= 1353b0cea3ee2b43

turn 1
> 2  CL-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-2","way":"straight","afterburner":false,"from":[20,2],"to":[19,2],"facing":4,"count":0,"marker":null}
# CL-2 moves straight to 19,2, facing 4
= fe05ffa3fba6c34f

turn 1
> 2  T-CL-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-2","way":"straight","afterburner":false,"from":[20,0],"to":[19,0],"facing":4,"count":0,"marker":null}
# T-CL-2 moves straight to 19,0, facing 4
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: side 1 takes its turn
= 78253b1db3ad0087

turn 1
> 1  done
= 744d5f867bc1cfc8

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: side 2 takes its turn
= d077c0f8e4324dee

turn 1
> 2  done
= 585f89cf9eb34e53

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: side 1 takes its turn
= 61f3c84c97acee3a

turn 1
> 1  done
= 3f37ab03d70f79aa

turn 1
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[7,2],"to":[8,2],"facing":1,"count":0,"marker":null}
# CL-1 moves straight to 8,2, facing 1
= 784cb256df264477

turn 1
> 1  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[7,4],"to":[8,4],"facing":1,"count":0,"marker":null}
# T-CL-1 moves straight to 8,4, facing 1
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: side 2 takes its turn
= 53ac980019e22771

turn 1
> 2  done
= 6234d8c074f0ac16

turn 1
> 2  CL-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-2","way":"straight","afterburner":false,"from":[19,2],"to":[18,2],"facing":4,"count":0,"marker":null}
# CL-2 moves straight to 18,2, facing 4
= 5e4536da9c2cb60e

turn 1
> 2  T-CL-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-2","way":"straight","afterburner":false,"from":[19,0],"to":[18,0],"facing":4,"count":0,"marker":null}
# T-CL-2 moves straight to 18,0, facing 4
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: side 1 takes its turn
= ec55d132c7e4dc4b

turn 1
> 1  done
= aa2a6fc39ee9a680

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: side 2 takes its turn
= f6ca5176ef822252

turn 1
> 2  done
= 0bdec8f6e5a55ad2

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: side 1 takes its turn
= 0bbd5c6c800662f3

turn 1
> 1  done
= a2cebb204729954a

turn 1
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[8,2],"to":[9,2],"facing":1,"count":0,"marker":null}
# CL-1 moves straight to 9,2, facing 1
= b18c896ecdbe2759

turn 1
> 1  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[8,4],"to":[9,4],"facing":1,"count":0,"marker":null}
# T-CL-1 moves straight to 9,4, facing 1
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: side 2 takes its turn
= c3b98f351d86ae38

turn 1
> 2  done
= d3bc3b1edec7a29a

turn 1
> 2  CL-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-2","way":"straight","afterburner":false,"from":[18,2],"to":[17,2],"facing":4,"count":0,"marker":null}
# CL-2 moves straight to 17,2, facing 4
= 46e99ce232d689ec

turn 1
> 2  T-CL-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-2","way":"straight","afterburner":false,"from":[18,0],"to":[17,0],"facing":4,"count":0,"marker":null}
# T-CL-2 moves straight to 17,0, facing 4
[TAL-1.2] {"kind":"power-phase"}
# the power phase begins
= 91d035fac7f96ac5

turn 1
> 1  CL-1: speed 3; T-CL-1: speed 3
> 2  CL-2: speed 3; T-CL-2: speed 3
[TAL-16] {"kind":"over","winner":null,"how":"limit"}
# the last round is over and both sides have destroyed as much: the battle is a draw
= 240018a6e14c8c98
