firing-arc record 2
game talon 2
wording en 3
scenario the-belt-even
option turn-limit 1
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "The belt, even"
| brief = "Two light cruisers a side round a planet, with asteroids to slow down in and a nebula where shields are no use. Even form: each side flies one of each fleet, and there are twenty rounds."
| asteroids = [[10, 2], [11, 1], [11, 2], [12, 5], [13, 5], [14, 4], [15, -2], [16, -2], [16, -1]]
| nebula = [[9, 6], [10, 6], [10, 5], [16, 3], [17, 2], [17, 3]]
| planets = [[13, 2]]
| initiative = 1
|
| [options]
| turn-limit = 20
|
| [[side]]
| name = "Terran"
| ship = [
|   { class = "CL", at = [6, 2], facing = 1 },
|   { class = "T-CL", at = [6, 4], facing = 1 },
| ]
|
| [[side]]
| name = "Talon"
| ship = [
|   { class = "CL", at = [20, 2], facing = 4 },
|   { class = "T-CL", at = [20, 0], facing = 4 },
| ]
= c3a5cf53957a33ec

turn 1
> 1  done
= 2309fa74d7cb8e44

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: side 2 takes its turn
= 29a189c5459b6e10

turn 1
> 2  done
= 2c61e8998256eb16

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: side 1 takes its turn
= ae430db8e25896ad

turn 1
> 1  CL-1: battery
[TAL-10.1] {"kind":"bought","piece":"CL-1","purchase":"battery","battery":false,"vain":false}
# CL-1 charges its battery
= d93e5a5708aa2fd1

turn 1
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[6,2],"to":[7,2],"facing":1,"count":0,"marker":null}
# CL-1 moves straight to 7,2, facing 1
= 89af058833f3ae15

turn 1
> 1  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[6,4],"to":[7,4],"facing":1,"count":0,"marker":null}
# T-CL-1 moves straight to 7,4, facing 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: side 2 takes its turn
= aeaa672528476693

turn 1
> 2  CL-2: battery
[TAL-10.1] {"kind":"bought","piece":"CL-2","purchase":"battery","battery":false,"vain":false}
# CL-2 charges its battery
= 012599adeb3f5423

turn 1
> 2  CL-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-2","way":"straight","afterburner":false,"from":[20,2],"to":[19,2],"facing":4,"count":0,"marker":null}
# CL-2 moves straight to 19,2, facing 4
= 0c9d559729ddc7fb

turn 1
> 2  T-CL-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-2","way":"straight","afterburner":false,"from":[20,0],"to":[19,0],"facing":4,"count":0,"marker":null}
# T-CL-2 moves straight to 19,0, facing 4
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: side 1 takes its turn
= 2edb291ed5fb1399

turn 1
> 1  done
= 6947093f43eeed78

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: side 2 takes its turn
= 2275d0ac67939f69

turn 1
> 2  done
= 1d8079f5e5e87ccb

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: side 1 takes its turn
= b26fb5ef28b7fd9a

turn 1
> 1  done
= b0d6677f2b3b3a0a

turn 1
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[7,2],"to":[8,2],"facing":1,"count":0,"marker":null}
# CL-1 moves straight to 8,2, facing 1
= 4e5573291c386ba0

turn 1
> 1  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[7,4],"to":[8,4],"facing":1,"count":0,"marker":null}
# T-CL-1 moves straight to 8,4, facing 1
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: side 2 takes its turn
= b703b332af7fe699

turn 1
> 2  done
= 49658607a3ce24b1

turn 1
> 2  CL-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-2","way":"straight","afterburner":false,"from":[19,2],"to":[18,2],"facing":4,"count":0,"marker":null}
# CL-2 moves straight to 18,2, facing 4
= f7506ad9defaf45b

turn 1
> 2  T-CL-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-2","way":"straight","afterburner":false,"from":[19,0],"to":[18,0],"facing":4,"count":0,"marker":null}
# T-CL-2 moves straight to 18,0, facing 4
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: side 1 takes its turn
= 0675f91ed6c9375a

turn 1
> 1  done
= 7162fcaa8c174282

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: side 2 takes its turn
= 59b32a64b19b1b2f

turn 1
> 2  done
= 30c9031cd231ef6b

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: side 1 takes its turn
= 720117c21420b301

turn 1
> 1  done
= d7c81ff0b917dde0

turn 1
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[8,2],"to":[9,2],"facing":1,"count":0,"marker":null}
# CL-1 moves straight to 9,2, facing 1
= 2c3439fa68038481

turn 1
> 1  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[8,4],"to":[9,4],"facing":1,"count":0,"marker":null}
# T-CL-1 moves straight to 9,4, facing 1
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: side 2 takes its turn
= b9ce2b898cf14667

turn 1
> 2  CL-2: slip
[TAL-7.3.2] {"kind":"bought","piece":"CL-2","purchase":"slip","battery":false,"vain":false}
# CL-2 buys a side-slip marker
= cfaacfbf80a3152c

turn 1
> 2  CL-2: slip-left
[TAL-7.3.1] {"kind":"moved","piece":"CL-2","way":"slip-left","afterburner":false,"from":[18,2],"to":[18,1],"facing":4,"count":0,"marker":null}
# CL-2 slips left to 18,1, facing 4
= 5050e7967f03cf5c

turn 1
> 2  T-CL-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-2","way":"straight","afterburner":false,"from":[18,0],"to":[17,0],"facing":4,"count":0,"marker":null}
# T-CL-2 moves straight to 17,0, facing 4
[TAL-1.2] {"kind":"power-phase"}
# the power phase begins
= 495de9e172daa777

turn 1
> 1  CL-1: speed 3; T-CL-1: speed 3
> 2  CL-2: speed 3; T-CL-2: speed 3
[TAL-16] {"kind":"over","winner":null,"how":"limit"}
# the last round is over and both sides have destroyed as much: the battle is a draw
= 8643c0efd6f80a76
