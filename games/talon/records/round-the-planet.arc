firing-arc record 2
game talon 2
wording en 3
scenario round-the-planet
option turn-limit 1
seat 1 doctrine
seat 2 doctrine
dice seed 17
| # Ours.
| title = "Round the planet"
| brief = "One light cruiser a side with a planet between them, asteroids to slow down in and a nebula where shields are no use. Nobody shoots through a planet: choose where you come round it. Ships of one race collide if they enter one hex. After twenty rounds the points of destroyed ships decide."
| asteroids = [[10, 2], [11, 1], [11, 2], [12, 5], [13, 5], [13, -1], [14, -1], [15, 2], [15, 3], [16, 2]]
| nebula = [[9, 6], [10, 5], [10, 6], [16, -2], [16, -1], [17, -2]]
| planets = [[13, 2]]
|
| [options]
| turn-limit = 20
|
| [[side]]
| name = "Teal"
| ship = [
|   { class = "T-CL", at = [6, 2], facing = 1 },
| ]
|
| [[side]]
| name = "Amber"
| ship = [
|   { class = "T-CL", at = [20, 2], facing = 4 },
| ]
= 947ff70f0f44e4a7

turn 1
> 2  done
= bde2f6db7c9bf086

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: side 1 takes its turn
= 657f31729ed668ed

turn 1
> 1  done
= 30e265172c46ca16

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: side 2 takes its turn
= c71ad84f4e0d8e41

turn 1
> 2  T-CL-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-2","way":"straight","afterburner":false,"from":[20,2],"to":[19,2],"facing":4,"count":0,"marker":null}
# T-CL-2 moves straight to 19,2, facing 4
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: side 1 takes its turn
= 9e25305af964ea89

turn 1
> 1  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[6,2],"to":[7,2],"facing":1,"count":0,"marker":null}
# T-CL-1 moves straight to 7,2, facing 1
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: side 2 takes its turn
= bfdd85ccd52e07ad

turn 1
> 2  done
= 25325f0b3a0e4b49

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: side 1 takes its turn
= af01617c2abb9eea

turn 1
> 1  done
= 0d1f6309ef614b68

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: side 2 takes its turn
= ddc9aa3265c73eb9

turn 1
> 2  done
= ad32d43eb5000e3d

turn 1
> 2  T-CL-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-2","way":"straight","afterburner":false,"from":[19,2],"to":[18,2],"facing":4,"count":0,"marker":null}
# T-CL-2 moves straight to 18,2, facing 4
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: side 1 takes its turn
= aaba2f9bf4281c03

turn 1
> 1  done
= 4c5ab522e89dbe41

turn 1
> 1  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[7,2],"to":[8,2],"facing":1,"count":0,"marker":null}
# T-CL-1 moves straight to 8,2, facing 1
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: side 2 takes its turn
= 2479c16fe61fbda3

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: side 1 takes its turn
= 613cc865339d19c6

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: side 2 takes its turn
= 7cd802186455017c

turn 1
> 2  done
= 4caa96c21a7b7815

turn 1
> 2  T-CL-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-2","way":"straight","afterburner":false,"from":[18,2],"to":[17,2],"facing":4,"count":0,"marker":null}
# T-CL-2 moves straight to 17,2, facing 4
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: side 1 takes its turn
= 017e38772e67ab72

turn 1
> 1  done
= 3cc9a14028746f02

turn 1
> 1  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[8,2],"to":[9,2],"facing":1,"count":0,"marker":null}
# T-CL-1 moves straight to 9,2, facing 1
[TAL-1.2] {"kind":"power-phase"}
# the power phase begins
= 30ab53dc68b9ccdf

turn 1
> 1  T-CL-1: speed 3
> 2  T-CL-2: speed 3
[TAL-16] {"kind":"over","winner":null,"how":"limit"}
# the last round is over and both sides have destroyed as much: the battle is a draw
= c4d86d5e898bdbd6
