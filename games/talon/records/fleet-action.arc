firing-arc record 2
game talon 2
wording en 1
scenario fleet-action
option turn-limit 2
seat 1 random
seat 2 random
dice seed 17
| # Ours: 499 points against 500.
| title = "Fleet action"
| brief = "Five hundred points a side. A battleship with its wave gun, a carrier with two squadrons aboard, two destroyers and a scout stand against a dreadnought, a battlecruiser with missiles, two destroyers and a frigate."
|
| [[side]]
| name = "Terran"
| ship = [
|   { class = "BB", at = [6, 4], facing = 1 },
|   { class = "CV", at = [4, 3], facing = 1 },
|   { class = "DD", at = [6, 6], facing = 1 },
|   { class = "DD", at = [6, 2], facing = 1 },
|   { class = "SC", at = [6, 0], facing = 1 },
|   { class = "SQ", aboard = 2 },
|   { class = "SQ", aboard = 2 },
| ]
|
| [[side]]
| name = "Talon"
| ship = [
|   { class = "T-DN", at = [19, 4], facing = 4 },
|   { class = "T-BC", at = [19, 2], facing = 4 },
|   { class = "T-DD", at = [19, 6], facing = 4 },
|   { class = "T-DD", at = [19, 0], facing = 4 },
|   { class = "T-FF", at = [19, 8], facing = 4 },
| ]
= c3d6f44ea034d7a4

turn 1
> 2  T-DN-1: afterburner left
[TAL-10.1] {"kind":"moved","piece":"T-DN-1","way":"left","afterburner":true,"from":[19,4],"to":[19,3],"facing":3,"count":2,"marker":[19,1]}
# T-DN-1 moves left with its afterburner to 19,3, facing 3, free to turn in 2 hexes, at 19,1
= eb0d3496fa11388c

turn 1
> 2  T-BC-1: afterburner right
[TAL-10.1] {"kind":"moved","piece":"T-BC-1","way":"right","afterburner":true,"from":[19,2],"to":[18,3],"facing":5,"count":1,"marker":[17,4]}
# T-BC-1 moves right with its afterburner to 18,3, facing 5, free to turn in 1 hex, at 17,4
= 76843987ea2bbeb3

turn 1
> 2  T-DD-2: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":true,"from":[19,0],"to":[18,0],"facing":4,"count":0,"marker":null}
# T-DD-2 moves straight with its afterburner to 18,0, facing 4
= 2bb05658e769c842

turn 1
> 2  T-DD-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":true,"from":[19,6],"to":[18,6],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight with its afterburner to 18,6, facing 4
= 1151e8d9d7864efc

turn 1
> 2  T-DN-1 fires 2
[TAL-8.1] {"kind":"fires","piece":"T-DN-1","group":2,"weapon":"fusion-cannon","targets":[]}
# T-DN-1 fires group 2, fusion cannon
  [TAL-8.3] d6 = 1
[TAL-8.3] {"kind":"fusion","piece":"T-DN-1","face":1}
# T-DN-1 rolls 1 for everything in its arc
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"fusion","piece":"T-DN-1","face":3}
# T-DN-1 rolls 3 for everything in its arc
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
= fc71838e5d78cb73

turn 1
> 1  CV-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"CV-1","purchase":"slip","battery":false,"vain":false}
# CV-1 gets a side-slip marker
= 8e80f12179aa56f7

turn 1
> 1  CV-1: launch SQ-1 4
[TAL-12.3] {"kind":"launched","piece":"CV-1","squadron":"SQ-1","at":[3,3],"facing":1}
# CV-1 launches SQ-1 to 3,3, facing 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= 71f8b7bf196c7a80

turn 1
> 2  T-DN-1: defend; T-BC-1: through
[TAL-1.5] {"kind":"bought","piece":"T-DN-1","purchase":"defend","battery":false,"vain":false}
# T-DN-1 bids to keep the initiative
[TAL-2.6] {"kind":"bought","piece":"T-BC-1","purchase":"through","battery":false,"vain":false}
# T-BC-1 powers through: one less on its turn radius
= c41ab4b67aaafe47

turn 1
> 2  T-FF-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-FF-1","way":"straight","afterburner":false,"from":[19,8],"to":[18,8],"facing":4,"count":0,"marker":null}
# T-FF-1 moves straight to 18,8, facing 4
= 4b7d5ad66b0b4b4b

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[18,6],"to":[17,6],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight to 17,6, facing 4
= ca7aef01376df780

turn 1
> 2  T-DD-2: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"right","afterburner":false,"from":[18,0],"to":[17,1],"facing":5,"count":0,"marker":null}
# T-DD-2 moves right to 17,1, facing 5
= a6d27596d53c33c3

turn 1
> 2  T-BC-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-BC-1","way":"straight","afterburner":false,"from":[18,3],"to":[17,4],"facing":5,"count":0,"marker":null}
# T-BC-1 moves straight to 17,4, facing 5
[TAL-7.1.3] {"kind":"moved","piece":"T-DN-1","way":"straight","afterburner":false,"from":[19,3],"to":[19,2],"facing":3,"count":1,"marker":[19,1]}
# T-DN-1 moves straight to 19,2, facing 3, free to turn in 1 hex, at 19,1
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= 7e937c7a2fb50991

turn 1
> 1  BB-1: change; CV-1: reinforce right
[TAL-1.5] {"kind":"bought","piece":"BB-1","purchase":"change","battery":false,"vain":false}
# BB-1 bids to take the initiative
[TAL-2.6] {"kind":"bought","piece":"CV-1","purchase":"reinforce right","battery":false,"vain":false}
# CV-1 reinforces the right shield
= 138177ecd95c3ee7

turn 1
> 1  CV-1: launch SQ-2 3
[TAL-12.3] {"kind":"launched","piece":"CV-1","squadron":"SQ-2","at":[4,2],"facing":1}
# CV-1 launches SQ-2 to 4,2, facing 1
= 6891d6a27036bb32

turn 1
> 1  SC-1: left
[TAL-7.2.1] {"kind":"moved","piece":"SC-1","way":"left","afterburner":false,"from":[6,0],"to":[6,1],"facing":0,"count":0,"marker":null}
# SC-1 moves left to 6,1, facing 0
= 030c8d3521556f8a

turn 1
> 1  BB-1: left
[TAL-7.2.1] {"kind":"moved","piece":"BB-1","way":"left","afterburner":false,"from":[6,4],"to":[6,5],"facing":0,"count":2,"marker":[6,7]}
# BB-1 moves left to 6,5, facing 0, free to turn in 2 hexes, at 6,7
= 5d45b38125692048

turn 1
> 1  SQ-1: left
[TAL-7.2.1] {"kind":"moved","piece":"SQ-1","way":"left","afterburner":false,"from":[3,3],"to":[3,4],"facing":0,"count":0,"marker":null}
# SQ-1 moves left to 3,4, facing 0
= 55568d1cb39b4c03

turn 1
> 1  DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"right","afterburner":false,"from":[6,6],"to":[7,5],"facing":2,"count":1,"marker":[8,4]}
# DD-1 moves right to 7,5, facing 2, free to turn in 1 hex, at 8,4
= a31a2a6a5ea83e85

turn 1
> 1  DD-2: left
[TAL-7.2.1] {"kind":"moved","piece":"DD-2","way":"left","afterburner":false,"from":[6,2],"to":[6,3],"facing":0,"count":1,"marker":[6,4]}
# DD-2 moves left to 6,3, facing 0, free to turn in 1 hex, at 6,4
[TAL-1.5] {"kind":"initiative","side":2,"change":1,"defend":1,"flipped":false}
# 1 to change, 1 to defend: side 2 keeps the initiative
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= 130b2ca3d46f5def

turn 1
> 2  T-FF-1: defend
[TAL-1.5] {"kind":"bought","piece":"T-FF-1","purchase":"defend","battery":false,"vain":false}
# T-FF-1 bids to keep the initiative
= 92704050505ffdf8

turn 1
> 2  T-BC-1: afterburner right
[TAL-10.1] {"kind":"moved","piece":"T-BC-1","way":"right","afterburner":true,"from":[17,4],"to":[17,5],"facing":0,"count":1,"marker":[17,6]}
# T-BC-1 moves right with its afterburner to 17,5, facing 0, free to turn in 1 hex, at 17,6
= 8addff6a7c84e41d

turn 1
> 2  T-DN-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-DN-1","way":"straight","afterburner":true,"from":[19,2],"to":[19,1],"facing":3,"count":0,"marker":null}
# T-DN-1 moves straight with its afterburner to 19,1, facing 3
= 118e098886fae45d

turn 1
> 2  T-DD-2: afterburner left
[TAL-10.1] {"kind":"moved","piece":"T-DD-2","way":"left","afterburner":true,"from":[17,1],"to":[16,1],"facing":4,"count":0,"marker":null}
# T-DD-2 moves left with its afterburner to 16,1, facing 4
= 5e59d115025cb40d

turn 1
> 2  T-DD-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":true,"from":[17,6],"to":[16,6],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight with its afterburner to 16,6, facing 4
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= faad56c781eb9acc

turn 1
> 1  CV-1: reinforce front; DD-1: change; DD-2: battery; SC-1: reinforce left
[TAL-2.6] {"kind":"bought","piece":"CV-1","purchase":"reinforce front","battery":false,"vain":false}
# CV-1 reinforces the front shield
[TAL-1.5] {"kind":"bought","piece":"DD-1","purchase":"change","battery":false,"vain":false}
# DD-1 bids to take the initiative
[TAL-10.1] {"kind":"bought","piece":"DD-2","purchase":"battery","battery":false,"vain":false}
# DD-2 charges its battery
[TAL-2.6] {"kind":"bought","piece":"SC-1","purchase":"reinforce left","battery":false,"vain":false}
# SC-1 reinforces the left shield
= 747c1dfc60b59b4f

turn 1
> 1  SQ-2: right
[TAL-7.2.1] {"kind":"moved","piece":"SQ-2","way":"right","afterburner":false,"from":[4,2],"to":[5,1],"facing":2,"count":0,"marker":null}
# SQ-2 moves right to 5,1, facing 2
= b5eca1dafe76462c

turn 1
> 1  SQ-1: left
[TAL-7.2.1] {"kind":"moved","piece":"SQ-1","way":"left","afterburner":false,"from":[3,4],"to":[2,5],"facing":5,"count":0,"marker":null}
# SQ-1 moves left to 2,5, facing 5
= 53f17fcf9410e7c9

turn 1
> 1  CV-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CV-1","way":"straight","afterburner":false,"from":[4,3],"to":[5,3],"facing":1,"count":0,"marker":null}
# CV-1 moves straight to 5,3, facing 1
[TAL-1.5] {"kind":"initiative","side":2,"change":1,"defend":1,"flipped":false}
# 1 to change, 1 to defend: side 2 keeps the initiative
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= d5cff69e3aed2772

turn 1
> 2  T-BC-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"T-BC-1","purchase":"slip","battery":false,"vain":false}
# T-BC-1 gets a side-slip marker
= 70fe51a5e3d5773f

turn 1
> 2  T-DD-2: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"right","afterburner":false,"from":[16,1],"to":[15,2],"facing":5,"count":0,"marker":null}
# T-DD-2 moves right to 15,2, facing 5
= 1c4deae8e193c73f

turn 1
> 2  T-DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"left","afterburner":false,"from":[16,6],"to":[16,5],"facing":3,"count":0,"marker":null}
# T-DD-1 moves left to 16,5, facing 3
= 9f98c35910a6a8e9

turn 1
> 2  T-DN-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DN-1","way":"right","afterburner":false,"from":[19,1],"to":[18,1],"facing":4,"count":2,"marker":[16,1]}
# T-DN-1 moves right to 18,1, facing 4, free to turn in 2 hexes, at 16,1
= e6cfa0d0632493c8

turn 1
> 2  T-FF-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-FF-1","way":"right","afterburner":false,"from":[18,8],"to":[17,9],"facing":5,"count":0,"marker":null}
# T-FF-1 moves right to 17,9, facing 5
= 2ca13fdfe68e1832

turn 1
> 2  T-BC-1: slip-left
[TAL-7.3.1] {"kind":"moved","piece":"T-BC-1","way":"slip-left","afterburner":false,"from":[17,5],"to":[16,6],"facing":0,"count":0,"marker":null}
# T-BC-1 moves slip-left to 16,6, facing 0
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= f89ae7de9f127c99

turn 1
> 1  BB-1: reinforce left; CV-1: reinforce rear
[TAL-2.6] {"kind":"bought","piece":"BB-1","purchase":"reinforce left","battery":false,"vain":false}
# BB-1 reinforces the left shield
[TAL-2.6] {"kind":"bought","piece":"CV-1","purchase":"reinforce rear","battery":false,"vain":false}
# CV-1 reinforces the rear shield
= 887e84b80169a9c4

turn 1
> 1  SQ-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"SQ-1","way":"straight","afterburner":false,"from":[2,5],"to":[1,6],"facing":5,"count":0,"marker":null}
# SQ-1 moves straight to 1,6, facing 5
= 0f0b6f47e15e30c2

turn 1
> 1  SC-1: left
[TAL-7.2.1] {"kind":"moved","piece":"SC-1","way":"left","afterburner":false,"from":[6,1],"to":[5,2],"facing":5,"count":0,"marker":null}
# SC-1 moves left to 5,2, facing 5
= 5819561da29b4a16

turn 1
> 1  SQ-2: left
[TAL-7.2.1] {"kind":"moved","piece":"SQ-2","way":"left","afterburner":false,"from":[5,1],"to":[6,1],"facing":1,"count":0,"marker":null}
# SQ-2 moves left to 6,1, facing 1
= c180db239efc4a63

turn 1
> 1  DD-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-2","way":"straight","afterburner":false,"from":[6,3],"to":[6,4],"facing":0,"count":0,"marker":null}
# DD-2 moves straight to 6,4, facing 0
= d8e08234079f5795

turn 1
> 1  BB-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"BB-1","way":"straight","afterburner":false,"from":[6,5],"to":[6,6],"facing":0,"count":1,"marker":[6,7]}
# BB-1 moves straight to 6,6, facing 0, free to turn in 1 hex, at 6,7
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[7,5],"to":[8,4],"facing":2,"count":0,"marker":null}
# DD-1 moves straight to 8,4, facing 2
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
= 87e5948511e8932f

turn 1
> 1  DD-2: reinforce right
[TAL-2.6] {"kind":"bought","piece":"DD-2","purchase":"reinforce right","battery":true,"vain":false}
# DD-2 reinforces the right shield from its battery
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
= 4bee92baf021affc

turn 1
> 2  T-DN-1: reinforce front; T-BC-1: reinforce right; T-DD-1: reinforce right; T-DD-2: reinforce left
[TAL-2.6] {"kind":"bought","piece":"T-DN-1","purchase":"reinforce front","battery":false,"vain":false}
# T-DN-1 reinforces the front shield
[TAL-2.6] {"kind":"bought","piece":"T-BC-1","purchase":"reinforce right","battery":false,"vain":false}
# T-BC-1 reinforces the right shield
[TAL-2.6] {"kind":"bought","piece":"T-DD-1","purchase":"reinforce right","battery":false,"vain":false}
# T-DD-1 reinforces the right shield
[TAL-2.6] {"kind":"bought","piece":"T-DD-2","purchase":"reinforce left","battery":false,"vain":false}
# T-DD-2 reinforces the left shield
= a163b8cac71dee1c

turn 1
> 2  T-DD-2: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"right","afterburner":false,"from":[15,2],"to":[15,3],"facing":0,"count":0,"marker":null}
# T-DD-2 moves right to 15,3, facing 0
= 07fa85751a15807a

turn 1
> 2  T-BC-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-BC-1","way":"straight","afterburner":false,"from":[16,6],"to":[16,7],"facing":0,"count":0,"marker":null}
# T-BC-1 moves straight to 16,7, facing 0
= 9e4a989d26930a03

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[16,5],"to":[16,4],"facing":3,"count":0,"marker":null}
# T-DD-1 moves straight to 16,4, facing 3
= d5638fc42c501e65

turn 1
> 2  T-FF-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-FF-1","way":"right","afterburner":false,"from":[17,9],"to":[17,10],"facing":0,"count":0,"marker":null}
# T-FF-1 moves right to 17,10, facing 0
[TAL-1.1] {"kind":"left","piece":"T-FF-1","at":[17,10]}
# T-FF-1 has left the map at 17,10
[TAL-7.1.3] {"kind":"moved","piece":"T-DN-1","way":"straight","afterburner":false,"from":[18,1],"to":[17,1],"facing":4,"count":1,"marker":[16,1]}
# T-DN-1 moves straight to 17,1, facing 4, free to turn in 1 hex, at 16,1
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= d65b61ac1f2451ac

turn 1
> 1  BB-1: through; CV-1: reinforce left; DD-1: reinforce left
[TAL-2.6] {"kind":"bought","piece":"BB-1","purchase":"through","battery":false,"vain":false}
# BB-1 powers through: one less on its turn radius
[TAL-2.6] {"kind":"bought","piece":"CV-1","purchase":"reinforce left","battery":false,"vain":false}
# CV-1 reinforces the left shield
[TAL-2.6] {"kind":"bought","piece":"DD-1","purchase":"reinforce left","battery":false,"vain":false}
# DD-1 reinforces the left shield
= efc317890b934e2c

turn 1
> 1  BB-1: left
[TAL-7.2.1] {"kind":"moved","piece":"BB-1","way":"left","afterburner":false,"from":[6,6],"to":[5,7],"facing":5,"count":2,"marker":[3,9]}
# BB-1 moves left to 5,7, facing 5, free to turn in 2 hexes, at 3,9
= a05017494024df98

turn 1
> 1  DD-2: left
[TAL-7.2.1] {"kind":"moved","piece":"DD-2","way":"left","afterburner":false,"from":[6,4],"to":[5,5],"facing":5,"count":1,"marker":[4,6]}
# DD-2 moves left to 5,5, facing 5, free to turn in 1 hex, at 4,6
= e3bf980c0da23bc2

turn 1
> 1  DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"right","afterburner":false,"from":[8,4],"to":[8,3],"facing":3,"count":1,"marker":[8,2]}
# DD-1 moves right to 8,3, facing 3, free to turn in 1 hex, at 8,2
= 945f2cafa357d0e6

turn 1
> 1  SQ-2: right
[TAL-7.2.1] {"kind":"moved","piece":"SQ-2","way":"right","afterburner":false,"from":[6,1],"to":[7,0],"facing":2,"count":0,"marker":null}
# SQ-2 moves right to 7,0, facing 2
= 919079fc9a56f38d

turn 1
> 1  SC-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"SC-1","way":"straight","afterburner":false,"from":[5,2],"to":[4,3],"facing":5,"count":0,"marker":null}
# SC-1 moves straight to 4,3, facing 5
= 5b3b37ea76fd0572

turn 1
> 1  SQ-1: right
[TAL-7.2.1] {"kind":"moved","piece":"SQ-1","way":"right","afterburner":false,"from":[1,6],"to":[1,7],"facing":0,"count":0,"marker":null}
# SQ-1 moves right to 1,7, facing 0
= 24086cd28a8882fb

turn 1
> 1  CV-1: left
[TAL-7.2.1] {"kind":"moved","piece":"CV-1","way":"left","afterburner":false,"from":[5,3],"to":[5,4],"facing":0,"count":2,"marker":[5,6]}
# CV-1 moves left to 5,4, facing 0, free to turn in 2 hexes, at 5,6
[TAL-1.2] {"kind":"power-phase"}
# power phase
[TAL-9.1] {"kind":"charged","piece":"T-DN-1","groups":[{"group":2,"yellow":false}]}
# T-DN-1 charges group 2 red
= 4ea44131cb53e851

turn 1
> 1  BB-1: speed 2 retreat; CV-1: speed 1 retreat; DD-1: speed 4; DD-2: speed 4; SC-1: speed 2; SQ-1: speed 6; SQ-2: speed 5
> 2  T-DN-1: speed 3; T-BC-1: speed 4; T-DD-1: speed 4; T-DD-2: speed 4
[TAL-9.2] {"kind":"speed","piece":"BB-1","speed":2,"before":3,"power":5,"radius":2}
# BB-1 goes to speed 2: power 5, turn radius 2
[TAL-11.1] {"kind":"announces","piece":"BB-1"}
# BB-1 announces its retreat
[TAL-9.2] {"kind":"speed","piece":"CV-1","speed":1,"before":2,"power":6,"radius":2}
# CV-1 goes to speed 1: power 6, turn radius 2
[TAL-11.1] {"kind":"announces","piece":"CV-1"}
# CV-1 announces its retreat
[TAL-9.2] {"kind":"speed","piece":"DD-1","speed":4,"before":3,"power":2,"radius":1}
# DD-1 goes to speed 4: power 2, turn radius 1
[TAL-9.2] {"kind":"speed","piece":"DD-2","speed":4,"before":3,"power":2,"radius":1}
# DD-2 goes to speed 4: power 2, turn radius 1
[TAL-9.2] {"kind":"speed","piece":"SC-1","speed":2,"before":3,"power":2,"radius":0}
# SC-1 goes to speed 2: power 2, turn radius 0
[TAL-9.2] {"kind":"speed","piece":"SQ-1","speed":6,"before":5,"power":0,"radius":1}
# SQ-1 goes to speed 6: power 0, turn radius 1
[TAL-9.2] {"kind":"speed","piece":"T-BC-1","speed":4,"before":3,"power":2,"radius":2}
# T-BC-1 goes to speed 4: power 2, turn radius 2
[TAL-9.2] {"kind":"speed","piece":"T-DD-1","speed":4,"before":3,"power":1,"radius":1}
# T-DD-1 goes to speed 4: power 1, turn radius 1
[TAL-9.2] {"kind":"speed","piece":"T-DD-2","speed":4,"before":3,"power":1,"radius":1}
# T-DD-2 goes to speed 4: power 1, turn radius 1
[TAL-1.2] {"kind":"round","number":2}
# round 2
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: the turn of side 2
= 8a5d582beab870c7

turn 2
> 2  T-DD-2: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"left","afterburner":false,"from":[15,3],"to":[14,4],"facing":5,"count":1,"marker":[13,5]}
# T-DD-2 moves left to 14,4, facing 5, free to turn in 1 hex, at 13,5
= 758b5f4bec8412b7

turn 2
> 2  T-BC-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-BC-1","way":"right","afterburner":false,"from":[16,7],"to":[17,7],"facing":1,"count":2,"marker":[19,7]}
# T-BC-1 moves right to 17,7, facing 1, free to turn in 2 hexes, at 19,7
= 3289729c9c4c82a3

turn 2
> 2  T-DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"left","afterburner":false,"from":[16,4],"to":[17,3],"facing":2,"count":1,"marker":[18,2]}
# T-DD-1 moves left to 17,3, facing 2, free to turn in 1 hex, at 18,2
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
= 49b2806e62bb1bae

turn 2
> 1  CV-1: change
[TAL-1.5] {"kind":"bought","piece":"CV-1","purchase":"change","battery":false,"vain":false}
# CV-1 bids to take the initiative
= 5ed076ef27c5516e

turn 2
> 1  SQ-1: right
[TAL-7.2.1] {"kind":"moved","piece":"SQ-1","way":"right","afterburner":false,"from":[1,7],"to":[2,7],"facing":1,"count":1,"marker":[3,7]}
# SQ-1 moves right to 2,7, facing 1, free to turn in 1 hex, at 3,7
= 8204bd04c3516261

turn 2
> 1  SQ-2: right
[TAL-7.2.1] {"kind":"moved","piece":"SQ-2","way":"right","afterburner":false,"from":[7,0],"to":[7,-1],"facing":3,"count":0,"marker":null}
# SQ-2 moves right to 7,-1, facing 3
= 59ee7104ba397c4a

turn 2
> 1  DD-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-2","way":"straight","afterburner":false,"from":[5,5],"to":[4,6],"facing":5,"count":0,"marker":null}
# DD-2 moves straight to 4,6, facing 5
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[8,3],"to":[8,2],"facing":3,"count":0,"marker":null}
# DD-1 moves straight to 8,2, facing 3
[TAL-1.5] {"kind":"initiative","side":1,"change":1,"defend":0,"flipped":true}
# 1 to change, 0 to defend: side 1 takes the initiative
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
[TAL-2.6] {"kind":"expired","piece":"CV-1","arc":"right"}
# the reinforcement of the right shield of CV-1 expires
= b74997b2b6c19175

turn 2
> 1  BB-1: reinforce right; CV-1: slip
[TAL-2.6] {"kind":"bought","piece":"BB-1","purchase":"reinforce right","battery":false,"vain":false}
# BB-1 reinforces the right shield
[TAL-7.3.2] {"kind":"bought","piece":"CV-1","purchase":"slip","battery":false,"vain":false}
# CV-1 gets a side-slip marker
= 08febd4a58f282b0

turn 2
> 1  SQ-2: left
[TAL-7.2.1] {"kind":"moved","piece":"SQ-2","way":"left","afterburner":false,"from":[7,-1],"to":[8,-2],"facing":2,"count":0,"marker":null}
# SQ-2 moves left to 8,-2, facing 2
[TAL-7.1.3] {"kind":"moved","piece":"SQ-1","way":"straight","afterburner":false,"from":[2,7],"to":[3,7],"facing":1,"count":0,"marker":null}
# SQ-1 moves straight to 3,7, facing 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= deec046c571a9b37

turn 2
> 2  done
[TAL-7.1.3] {"kind":"moved","piece":"T-DN-1","way":"straight","afterburner":false,"from":[17,1],"to":[16,1],"facing":4,"count":0,"marker":null}
# T-DN-1 moves straight to 16,1, facing 4
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
[TAL-2.6] {"kind":"expired","piece":"CV-1","arc":"front"}
# the reinforcement of the front shield of CV-1 expires
[TAL-2.6] {"kind":"expired","piece":"SC-1","arc":"left"}
# the reinforcement of the left shield of SC-1 expires
= 647b977a4c9d8022

turn 2
> 1  BB-1: defend; CV-1: reinforce front; DD-1: battery; DD-2: reinforce left; SC-1: slip
[TAL-1.5] {"kind":"bought","piece":"BB-1","purchase":"defend","battery":false,"vain":false}
# BB-1 bids to keep the initiative
[TAL-2.6] {"kind":"bought","piece":"CV-1","purchase":"reinforce front","battery":false,"vain":false}
# CV-1 reinforces the front shield
[TAL-10.1] {"kind":"bought","piece":"DD-1","purchase":"battery","battery":false,"vain":false}
# DD-1 charges its battery
[TAL-2.6] {"kind":"bought","piece":"DD-2","purchase":"reinforce left","battery":false,"vain":false}
# DD-2 reinforces the left shield
[TAL-7.3.2] {"kind":"bought","piece":"SC-1","purchase":"slip","battery":false,"vain":false}
# SC-1 gets a side-slip marker
= d76de85c413d58e3

turn 2
> 1  SQ-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"SQ-1","way":"straight","afterburner":false,"from":[3,7],"to":[4,7],"facing":1,"count":0,"marker":null}
# SQ-1 moves straight to 4,7, facing 1
= 9d27ba564cdda37b

turn 2
> 1  SC-1: right
[TAL-7.2.1] {"kind":"moved","piece":"SC-1","way":"right","afterburner":false,"from":[4,3],"to":[4,4],"facing":0,"count":0,"marker":null}
# SC-1 moves right to 4,4, facing 0
= c0403570b0b81ec6

turn 2
> 1  SQ-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"SQ-2","way":"straight","afterburner":false,"from":[8,-2],"to":[9,-3],"facing":2,"count":0,"marker":null}
# SQ-2 moves straight to 9,-3, facing 2
= c3b943175eed86eb

turn 2
> 1  BB-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"BB-1","way":"straight","afterburner":false,"from":[5,7],"to":[4,8],"facing":5,"count":1,"marker":[3,9]}
# BB-1 moves straight to 4,8, facing 5, free to turn in 1 hex, at 3,9
= 841b94af4a74a9f4

turn 2
> 1  DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[8,2],"to":[8,1],"facing":3,"count":0,"marker":null}
# DD-1 moves straight to 8,1, facing 3
= 7a50ab3edc992ec6

turn 2
> 1  DD-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-2","way":"straight","afterburner":false,"from":[4,6],"to":[3,7],"facing":5,"count":0,"marker":null}
# DD-2 moves straight to 3,7, facing 5
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= 6b3cd8d843c2f7a9

turn 2
> 2  T-BC-1: change
[TAL-1.5] {"kind":"bought","piece":"T-BC-1","purchase":"change","battery":false,"vain":false}
# T-BC-1 bids to take the initiative
= 708c0858231cf02e

turn 2
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[17,3],"to":[18,2],"facing":2,"count":0,"marker":null}
# T-DD-1 moves straight to 18,2, facing 2
= 9978351dc92b79c4

turn 2
> 2  T-BC-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-BC-1","way":"straight","afterburner":false,"from":[17,7],"to":[18,7],"facing":1,"count":1,"marker":[19,7]}
# T-BC-1 moves straight to 18,7, facing 1, free to turn in 1 hex, at 19,7
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":false,"from":[14,4],"to":[13,5],"facing":5,"count":0,"marker":null}
# T-DD-2 moves straight to 13,5, facing 5
[TAL-1.5] {"kind":"initiative","side":1,"change":1,"defend":1,"flipped":false}
# 1 to change, 1 to defend: side 1 keeps the initiative
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
[TAL-2.6] {"kind":"expired","piece":"BB-1","arc":"left"}
# the reinforcement of the left shield of BB-1 expires
[TAL-2.6] {"kind":"expired","piece":"CV-1","arc":"rear"}
# the reinforcement of the rear shield of CV-1 expires
= b4cbb06646fabf3b

turn 2
> 1  CV-1: reinforce rear
[TAL-2.6] {"kind":"bought","piece":"CV-1","purchase":"reinforce rear","battery":false,"vain":false}
# CV-1 reinforces the rear shield
= 4d2d83bd5121e52c

turn 2
> 1  DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"right","afterburner":false,"from":[8,1],"to":[7,1],"facing":4,"count":1,"marker":[6,1]}
# DD-1 moves right to 7,1, facing 4, free to turn in 1 hex, at 6,1
= 2e95723a07683ed8

turn 2
> 1  SQ-2: left
[TAL-7.2.1] {"kind":"moved","piece":"SQ-2","way":"left","afterburner":false,"from":[9,-3],"to":[10,-3],"facing":1,"count":0,"marker":null}
# SQ-2 moves left to 10,-3, facing 1
= 0ac0afe2da788fc1

turn 2
> 1  SQ-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"SQ-1","way":"straight","afterburner":false,"from":[4,7],"to":[5,7],"facing":1,"count":0,"marker":null}
# SQ-1 moves straight to 5,7, facing 1
= c36c326d50b09f4c

turn 2
> 1  DD-2: right
[TAL-7.2.1] {"kind":"moved","piece":"DD-2","way":"right","afterburner":false,"from":[3,7],"to":[3,8],"facing":0,"count":1,"marker":[3,9]}
# DD-2 moves right to 3,8, facing 0, free to turn in 1 hex, at 3,9
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= ae10f99b0cfaf61f

turn 2
> 2  T-DN-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"T-DN-1","purchase":"slip","battery":false,"vain":false}
# T-DN-1 gets a side-slip marker
= 3667de931dd182fd

turn 2
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[18,2],"to":[19,1],"facing":2,"count":0,"marker":null}
# T-DD-1 moves straight to 19,1, facing 2
= 5001569a84b29eea

turn 2
> 2  T-DN-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DN-1","way":"left","afterburner":false,"from":[16,1],"to":[16,0],"facing":3,"count":2,"marker":[16,-2]}
# T-DN-1 moves left to 16,0, facing 3, free to turn in 2 hexes, at 16,-2
= 9b038a2937d487d1

turn 2
> 2  T-BC-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-BC-1","way":"straight","afterburner":false,"from":[18,7],"to":[19,7],"facing":1,"count":0,"marker":null}
# T-BC-1 moves straight to 19,7, facing 1
= a62d5494965cb38b

turn 2
> 2  T-DD-2: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"left","afterburner":false,"from":[13,5],"to":[12,5],"facing":4,"count":1,"marker":[11,5]}
# T-DD-2 moves left to 12,5, facing 4, free to turn in 1 hex, at 11,5
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
[TAL-2.6] {"kind":"expired","piece":"DD-2","arc":"right"}
# the reinforcement of the right shield of DD-2 expires
= 007f3761aa802801

turn 2
> 1  CV-1: reinforce right; DD-1: defend
[TAL-2.6] {"kind":"bought","piece":"CV-1","purchase":"reinforce right","battery":false,"vain":false}
# CV-1 reinforces the right shield
[TAL-1.5] {"kind":"bought","piece":"DD-1","purchase":"defend","battery":true,"vain":false}
# DD-1 bids to keep the initiative from its battery
= 7dadff9b0f600c0c

turn 2
> 1  SQ-1: right
[TAL-7.2.1] {"kind":"moved","piece":"SQ-1","way":"right","afterburner":false,"from":[5,7],"to":[6,6],"facing":2,"count":1,"marker":[7,5]}
# SQ-1 moves right to 6,6, facing 2, free to turn in 1 hex, at 7,5
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
[TAL-1.5] {"kind":"initiative","side":1,"change":0,"defend":1,"flipped":false}
# 0 to change, 1 to defend: side 1 keeps the initiative
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
[TAL-2.6] {"kind":"expired","piece":"CV-1","arc":"left"}
# the reinforcement of the left shield of CV-1 expires
[TAL-2.6] {"kind":"expired","piece":"DD-1","arc":"left"}
# the reinforcement of the left shield of DD-1 expires
= c83899d0acf05579

turn 2
> 1  BB-1: slip; DD-1: reinforce right; DD-2: reinforce rear; SC-1: reinforce front
[TAL-7.3.2] {"kind":"bought","piece":"BB-1","purchase":"slip","battery":false,"vain":false}
# BB-1 gets a side-slip marker
[TAL-2.6] {"kind":"bought","piece":"DD-1","purchase":"reinforce right","battery":false,"vain":false}
# DD-1 reinforces the right shield
[TAL-2.6] {"kind":"bought","piece":"DD-2","purchase":"reinforce rear","battery":false,"vain":false}
# DD-2 reinforces the rear shield
[TAL-2.6] {"kind":"bought","piece":"SC-1","purchase":"reinforce front","battery":false,"vain":false}
# SC-1 reinforces the front shield
= c59921b37306b788

turn 2
> 1  CV-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CV-1","way":"straight","afterburner":false,"from":[5,4],"to":[5,5],"facing":0,"count":1,"marker":[5,6]}
# CV-1 moves straight to 5,5, facing 0, free to turn in 1 hex, at 5,6
= c7f8467a4a8ea62c

turn 2
> 1  BB-1: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"BB-1","way":"slip-right","afterburner":false,"from":[4,8],"to":[4,9],"facing":5,"count":0,"marker":null}
# BB-1 moves slip-right to 4,9, facing 5
= 6ce224b7ca85b604

turn 2
> 1  SQ-2: left
[TAL-7.2.1] {"kind":"moved","piece":"SQ-2","way":"left","afterburner":false,"from":[10,-3],"to":[10,-2],"facing":0,"count":0,"marker":null}
# SQ-2 moves left to 10,-2, facing 0
= 2805bd90cebd7b06

turn 2
> 1  SC-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"SC-1","way":"straight","afterburner":false,"from":[4,4],"to":[4,5],"facing":0,"count":0,"marker":null}
# SC-1 moves straight to 4,5, facing 0
= ac3f9e801ec07e72

turn 2
> 1  SQ-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"SQ-1","way":"straight","afterburner":false,"from":[6,6],"to":[7,5],"facing":2,"count":0,"marker":null}
# SQ-1 moves straight to 7,5, facing 2
= 75e46491f90b2ace

turn 2
> 1  DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[7,1],"to":[6,1],"facing":4,"count":0,"marker":null}
# DD-1 moves straight to 6,1, facing 4
[TAL-7.1.3] {"kind":"moved","piece":"DD-2","way":"straight","afterburner":false,"from":[3,8],"to":[3,9],"facing":0,"count":0,"marker":null}
# DD-2 moves straight to 3,9, facing 0
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
[TAL-2.6] {"kind":"expired","piece":"T-DN-1","arc":"front"}
# the reinforcement of the front shield of T-DN-1 expires
[TAL-2.6] {"kind":"expired","piece":"T-BC-1","arc":"right"}
# the reinforcement of the right shield of T-BC-1 expires
[TAL-2.6] {"kind":"expired","piece":"T-DD-1","arc":"right"}
# the reinforcement of the right shield of T-DD-1 expires
[TAL-2.6] {"kind":"expired","piece":"T-DD-2","arc":"left"}
# the reinforcement of the left shield of T-DD-2 expires
= c18825bd5538a911

turn 2
> 2  T-DN-1: charge 2; T-BC-1: reinforce rear; T-DD-1: slip; T-DD-2: reinforce right
[TAL-2.5] {"kind":"bought","piece":"T-DN-1","purchase":"charge 2","battery":false,"vain":false}
# T-DN-1 charges group 2
[TAL-2.6] {"kind":"bought","piece":"T-BC-1","purchase":"reinforce rear","battery":false,"vain":false}
# T-BC-1 reinforces the rear shield
[TAL-7.3.2] {"kind":"bought","piece":"T-DD-1","purchase":"slip","battery":false,"vain":false}
# T-DD-1 gets a side-slip marker
[TAL-2.6] {"kind":"bought","piece":"T-DD-2","purchase":"reinforce right","battery":false,"vain":false}
# T-DD-2 reinforces the right shield
= 9d26f45c7c3d42a4

turn 2
> 2  T-DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"left","afterburner":false,"from":[19,1],"to":[20,1],"facing":1,"count":1,"marker":[21,1]}
# T-DD-1 moves left to 20,1, facing 1, free to turn in 1 hex, at 21,1
= 158d1ae1f1460e72

turn 2
> 2  T-BC-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-BC-1","way":"left","afterburner":false,"from":[19,7],"to":[19,8],"facing":0,"count":2,"marker":[19,10]}
# T-BC-1 moves left to 19,8, facing 0, free to turn in 2 hexes, at 19,10
= 351aec82523e9ac4

turn 2
> 2  T-DD-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":false,"from":[12,5],"to":[11,5],"facing":4,"count":0,"marker":null}
# T-DD-2 moves straight to 11,5, facing 4
[TAL-7.1.3] {"kind":"moved","piece":"T-DN-1","way":"straight","afterburner":false,"from":[16,0],"to":[16,-1],"facing":3,"count":1,"marker":[16,-2]}
# T-DN-1 moves straight to 16,-1, facing 3, free to turn in 1 hex, at 16,-2
= 97f0aa4f8045ebe5

turn 2
> 2  T-DD-2 fires 2 at SQ-1
[TAL-8.1] {"kind":"fires","piece":"T-DD-2","group":2,"weapon":"missile","targets":["SQ-1"]}
# T-DD-2 fires group 2, missile, at SQ-1
[TAL-13.1] {"kind":"missile-launched","piece":"T-DD-2","missile":"M1","target":"SQ-1","at":[11,5]}
# T-DD-2 launches M1 at SQ-1
= 98d2abd47aad23dd

turn 2
> 2  T-DD-2 fires 1 at SQ-1
[TAL-8.1] {"kind":"fires","piece":"T-DD-2","group":1,"weapon":"missile","targets":["SQ-1"]}
# T-DD-2 fires group 1, missile, at SQ-1
[TAL-13.1] {"kind":"missile-launched","piece":"T-DD-2","missile":"M2","target":"SQ-1","at":[11,5]}
# T-DD-2 launches M2 at SQ-1
[TAL-1.2] {"kind":"power-phase"}
# power phase
[TAL-9.1] {"kind":"charged","piece":"T-DN-1","groups":[{"group":2,"yellow":false}]}
# T-DN-1 charges group 2 red
[TAL-9.1] {"kind":"charged","piece":"T-DD-2","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-DD-2 charges group 1 red, 2 red
= 1976241452804f16

turn 2
> 1  BB-1: speed 2; CV-1: speed 2; DD-1: speed 5; DD-2: speed 3; SC-1: speed 2 retreat; SQ-1: speed 6; SQ-2: speed 5
> 2  T-DN-1: speed 2 retreat; T-BC-1: speed 3; T-DD-1: speed 4 retreat; T-DD-2: speed 3 retreat
[TAL-9.2] {"kind":"speed","piece":"CV-1","speed":2,"before":1,"power":5,"radius":2}
# CV-1 goes to speed 2: power 5, turn radius 2
[TAL-9.2] {"kind":"speed","piece":"DD-1","speed":5,"before":4,"power":1,"radius":2}
# DD-1 goes to speed 5: power 1, turn radius 2
[TAL-9.2] {"kind":"speed","piece":"DD-2","speed":3,"before":4,"power":2,"radius":1}
# DD-2 goes to speed 3: power 2, turn radius 1
[TAL-11.1] {"kind":"announces","piece":"SC-1"}
# SC-1 announces its retreat
[TAL-9.2] {"kind":"speed","piece":"T-DN-1","speed":2,"before":3,"power":5,"radius":2}
# T-DN-1 goes to speed 2: power 5, turn radius 2
[TAL-11.1] {"kind":"announces","piece":"T-DN-1"}
# T-DN-1 announces its retreat
[TAL-9.2] {"kind":"speed","piece":"T-BC-1","speed":3,"before":4,"power":3,"radius":1}
# T-BC-1 goes to speed 3: power 3, turn radius 1
[TAL-11.1] {"kind":"announces","piece":"T-DD-1"}
# T-DD-1 announces its retreat
[TAL-9.2] {"kind":"speed","piece":"T-DD-2","speed":3,"before":4,"power":1,"radius":0}
# T-DD-2 goes to speed 3: power 1, turn radius 0
[TAL-11.1] {"kind":"announces","piece":"T-DD-2"}
# T-DD-2 announces its retreat
[TAL-16] {"kind":"over","winner":null,"how":"limit"}
# the last round is over, and nobody has destroyed more: a draw
= b55287a8e52e17ad
