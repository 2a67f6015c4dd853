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
| brief = "One light cruiser a side with a planet between them, asteroids to slow down in and a nebula where shields are no use. Nobody shoots through a planet: choose where you come round it."
| asteroids = [[10, 2], [11, 1], [11, 2], [12, 5], [13, 5], [14, 4], [15, -2], [16, -2], [16, -1]]
| nebula = [[9, 6], [10, 6], [10, 5], [16, 3], [17, 2], [17, 3]]
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
|   { class = "T-CL", at = [21, 2], facing = 4 },
| ]
= bd2863b64018b73b

turn 1
> 2  done
= 1887984674d68bdf

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: side 1 takes its turn
= 2175c3278436118f

turn 1
> 1  done
= 41b073e864055dea

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: side 2 takes its turn
= 4b8569ac7c8047cd

turn 1
> 2  T-CL-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-2","way":"straight","afterburner":false,"from":[21,2],"to":[20,2],"facing":4,"count":0,"marker":null}
# T-CL-2 moves straight to 20,2, facing 4
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: side 1 takes its turn
= ef85c1a70c5224f5

turn 1
> 1  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[6,2],"to":[7,2],"facing":1,"count":0,"marker":null}
# T-CL-1 moves straight to 7,2, facing 1
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: side 2 takes its turn
= f42dd9740dcc74c8

turn 1
> 2  done
= 9126aed2af40f358

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: side 1 takes its turn
= 84ac3a60f35f868d

turn 1
> 1  done
= 55d05eee15a7f989

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: side 2 takes its turn
= 05c5a1eec9469877

turn 1
> 2  done
= a94045b632011740

turn 1
> 2  T-CL-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-2","way":"straight","afterburner":false,"from":[20,2],"to":[19,2],"facing":4,"count":0,"marker":null}
# T-CL-2 moves straight to 19,2, facing 4
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: side 1 takes its turn
= ebf2c60862187d2d

turn 1
> 1  done
= 0464d549487b6521

turn 1
> 1  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[7,2],"to":[8,2],"facing":1,"count":0,"marker":null}
# T-CL-1 moves straight to 8,2, facing 1
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: side 2 takes its turn
= 5e6a1a300901b9dc

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: side 1 takes its turn
= 3b600d5964738dac

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: side 2 takes its turn
= eb039494ea95c41f

turn 1
> 2  done
= 1aaa26b2f52c9a26

turn 1
> 2  T-CL-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-2","way":"straight","afterburner":false,"from":[19,2],"to":[18,2],"facing":4,"count":0,"marker":null}
# T-CL-2 moves straight to 18,2, facing 4
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: side 1 takes its turn
= 9eb12d397729cb4a

turn 1
> 1  done
= 0b47c5ef1ffae929

turn 1
> 1  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[8,2],"to":[9,2],"facing":1,"count":0,"marker":null}
# T-CL-1 moves straight to 9,2, facing 1
[TAL-1.2] {"kind":"power-phase"}
# the power phase begins
= 50e94d607c5bdeef

turn 1
> 1  T-CL-1: speed 3
> 2  T-CL-2: speed 3
[TAL-16] {"kind":"over","winner":null,"how":"limit"}
# the last round is over and both sides have destroyed as much: the battle is a draw
= 90bc7840a6b6e232
