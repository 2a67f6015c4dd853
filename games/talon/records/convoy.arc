firing-arc record 2
game talon 2
wording en 1
scenario convoy
option turn-limit 2
seat 1 random
seat 2 random
dice seed 15
| # Ours: 239 points against 228.
| title = "Convoy"
| brief = "Three transports without a gun among them, a light cruiser and a destroyer to guard them, and four raiders across their path. A transport that leaves the map is safe but counts for nobody; one that is destroyed counts for the raiders."
|
| [[side]]
| name = "Terran convoy"
| ship = [
|   { class = "CL", at = [9, 3], facing = 1 },
|   { class = "DD", at = [8, 6], facing = 1 },
|   { class = "TR", at = [5, 4], facing = 1 },
|   { class = "TR", at = [5, 6], facing = 1 },
|   { class = "TR", at = [5, 2], facing = 1 },
| ]
|
| [[side]]
| name = "Talon raiders"
| ship = [
|   { class = "T-CL", at = [19, 2], facing = 4 },
|   { class = "T-FF", at = [19, 4], facing = 4 },
|   { class = "T-DD", at = [18, 7], facing = 4 },
|   { class = "T-DD", at = [20, -2], facing = 4 },
| ]
= c1a99274afa05fac

turn 1
> 2  done
= b15778f140b36a7b

turn 1
> 2  T-CL-1: afterburner right
[TAL-10.1] {"kind":"moved","piece":"T-CL-1","way":"right","afterburner":true,"from":[19,2],"to":[18,3],"facing":5,"count":1,"marker":[17,4]}
# T-CL-1 moves right with its afterburner to 18,3, facing 5, free to turn in 1 hex, at 17,4
= 226d7c5428bd7dc6

turn 1
> 2  T-DD-2: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":true,"from":[20,-2],"to":[19,-2],"facing":4,"count":0,"marker":null}
# T-DD-2 moves straight with its afterburner to 19,-2, facing 4
= b4e35dcc7ae35138

turn 1
> 2  T-DD-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":true,"from":[18,7],"to":[17,7],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight with its afterburner to 17,7, facing 4
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= 2282dc2de0d60a24

turn 1
> 2  T-FF-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-FF-1","way":"left","afterburner":false,"from":[19,4],"to":[19,3],"facing":3,"count":0,"marker":null}
# T-FF-1 moves left to 19,3, facing 3
= 329de1d129ac249d

turn 1
> 2  T-DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"right","afterburner":false,"from":[17,7],"to":[16,8],"facing":5,"count":0,"marker":null}
# T-DD-1 moves right to 16,8, facing 5
= 1178f24acbf6b20b

turn 1
> 2  T-DD-2: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"right","afterburner":false,"from":[19,-2],"to":[18,-1],"facing":5,"count":0,"marker":null}
# T-DD-2 moves right to 18,-1, facing 5
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[18,3],"to":[17,4],"facing":5,"count":0,"marker":null}
# T-CL-1 moves straight to 17,4, facing 5
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= 28d8fd65933c7d2e

turn 1
> 1  CL-1: change
[TAL-1.5] {"kind":"bought","piece":"CL-1","purchase":"change","battery":false,"vain":false}
# CL-1 bids to take the initiative
= 31bff1f4e288acce

turn 1
> 1  CL-1: right
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"right","afterburner":false,"from":[9,3],"to":[10,2],"facing":2,"count":1,"marker":[11,1]}
# CL-1 moves right to 10,2, facing 2, free to turn in 1 hex, at 11,1
= e401b784fdf82538

turn 1
> 1  DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"right","afterburner":false,"from":[8,6],"to":[9,5],"facing":2,"count":1,"marker":[10,4]}
# DD-1 moves right to 9,5, facing 2, free to turn in 1 hex, at 10,4
[TAL-1.5] {"kind":"initiative","side":1,"change":1,"defend":0,"flipped":true}
# 1 to change, 0 to defend: side 1 takes the initiative
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= 63b7fa38d9fb12e8

turn 1
> 1  DD-1: battery
[TAL-10.1] {"kind":"bought","piece":"DD-1","purchase":"battery","battery":false,"vain":false}
# DD-1 charges its battery
= 363b47f5db542336

turn 1
> 1  TR-3: left
[TAL-7.2.1] {"kind":"moved","piece":"TR-3","way":"left","afterburner":false,"from":[5,2],"to":[5,3],"facing":0,"count":2,"marker":[5,5]}
# TR-3 moves left to 5,3, facing 0, free to turn in 2 hexes, at 5,5
= bb4bc0671c48297e

turn 1
> 1  TR-1: left
[TAL-7.2.1] {"kind":"moved","piece":"TR-1","way":"left","afterburner":false,"from":[5,4],"to":[5,5],"facing":0,"count":2,"marker":[5,7]}
# TR-1 moves left to 5,5, facing 0, free to turn in 2 hexes, at 5,7
= 023a0e1a3a2c25dd

turn 1
> 1  TR-2: left
[TAL-7.2.1] {"kind":"moved","piece":"TR-2","way":"left","afterburner":false,"from":[5,6],"to":[5,7],"facing":0,"count":2,"marker":[5,9]}
# TR-2 moves left to 5,7, facing 0, free to turn in 2 hexes, at 5,9
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= 30cda59d5c46fbe1

turn 1
> 2  T-FF-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"T-FF-1","purchase":"slip","battery":false,"vain":false}
# T-FF-1 gets a side-slip marker
= 0847b724178ef0b4

turn 1
> 2  T-DD-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":true,"from":[16,8],"to":[15,9],"facing":5,"count":0,"marker":null}
# T-DD-1 moves straight with its afterburner to 15,9, facing 5
= eca98fbc63e3438a

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= 13b92f3d361cd8b1

turn 1
> 1  CL-1: reinforce rear; DD-1: reinforce rear
[TAL-2.6] {"kind":"bought","piece":"CL-1","purchase":"reinforce rear","battery":false,"vain":false}
# CL-1 reinforces the rear shield
[TAL-2.6] {"kind":"bought","piece":"DD-1","purchase":"reinforce rear","battery":true,"vain":false}
# DD-1 reinforces the rear shield from its battery
= ee0420ae72d25068

turn 1
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[10,2],"to":[11,1],"facing":2,"count":0,"marker":null}
# CL-1 moves straight to 11,1, facing 2
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[9,5],"to":[10,4],"facing":2,"count":0,"marker":null}
# DD-1 moves straight to 10,4, facing 2
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= 8864ad2198ac0393

turn 1
> 2  T-CL-1: reinforce right
[TAL-2.6] {"kind":"bought","piece":"T-CL-1","purchase":"reinforce right","battery":false,"vain":false}
# T-CL-1 reinforces the right shield
= 8f3fff1e3d8986d1

turn 1
> 2  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[17,4],"to":[16,5],"facing":5,"count":0,"marker":null}
# T-CL-1 moves straight to 16,5, facing 5
= 7f5b9aca53b6069d

turn 1
> 2  T-DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"left","afterburner":false,"from":[15,9],"to":[14,9],"facing":4,"count":0,"marker":null}
# T-DD-1 moves left to 14,9, facing 4
= ecaf0e0056b52b44

turn 1
> 2  T-FF-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-FF-1","way":"left","afterburner":false,"from":[19,3],"to":[20,2],"facing":2,"count":0,"marker":null}
# T-FF-1 moves left to 20,2, facing 2
= a2e56d9c38a3ef23

turn 1
> 2  T-DD-2: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"right","afterburner":false,"from":[18,-1],"to":[18,0],"facing":0,"count":0,"marker":null}
# T-DD-2 moves right to 18,0, facing 0
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
= 8f6bab389a433531

turn 1
> 2  T-DD-2: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":true,"from":[18,0],"to":[18,1],"facing":0,"count":0,"marker":null}
# T-DD-2 moves straight with its afterburner to 18,1, facing 0
= d17fd9c1b81c2cb6

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= 4c9a78429d9f3921

turn 1
> 1  DD-1: reinforce right; TR-1: defend; TR-2: reinforce left; TR-3: slip
[TAL-2.6] {"kind":"bought","piece":"DD-1","purchase":"reinforce right","battery":false,"vain":false}
# DD-1 reinforces the right shield
[TAL-1.5] {"kind":"bought","piece":"TR-1","purchase":"defend","battery":false,"vain":false}
# TR-1 bids to keep the initiative
[TAL-2.6] {"kind":"bought","piece":"TR-2","purchase":"reinforce left","battery":false,"vain":false}
# TR-2 reinforces the left shield
[TAL-7.3.2] {"kind":"bought","piece":"TR-3","purchase":"slip","battery":false,"vain":false}
# TR-3 gets a side-slip marker
= 6fcf581adc76b32f

turn 1
> 1  DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"right","afterburner":false,"from":[10,4],"to":[10,3],"facing":3,"count":1,"marker":[10,2]}
# DD-1 moves right to 10,3, facing 3, free to turn in 1 hex, at 10,2
= e889d4425422959d

turn 1
> 1  TR-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"TR-2","way":"straight","afterburner":false,"from":[5,7],"to":[5,8],"facing":0,"count":1,"marker":[5,9]}
# TR-2 moves straight to 5,8, facing 0, free to turn in 1 hex, at 5,9
= 353d83f10ce08326

turn 1
> 1  TR-3: slip-left
[TAL-7.3.1] {"kind":"moved","piece":"TR-3","way":"slip-left","afterburner":false,"from":[5,3],"to":[4,4],"facing":0,"count":1,"marker":[4,5]}
# TR-3 moves slip-left to 4,4, facing 0, free to turn in 1 hex, at 4,5
= 1ee4f591a5202c80

turn 1
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[11,1],"to":[12,0],"facing":2,"count":0,"marker":null}
# CL-1 moves straight to 12,0, facing 2
[TAL-7.1.3] {"kind":"moved","piece":"TR-1","way":"straight","afterburner":false,"from":[5,5],"to":[5,6],"facing":0,"count":1,"marker":[5,7]}
# TR-1 moves straight to 5,6, facing 0, free to turn in 1 hex, at 5,7
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
= 4d5507e0e403c920

turn 1
> 2  T-CL-1: change; T-DD-1: reinforce front; T-DD-2: slip
[TAL-1.5] {"kind":"bought","piece":"T-CL-1","purchase":"change","battery":false,"vain":false}
# T-CL-1 bids to take the initiative
[TAL-2.6] {"kind":"bought","piece":"T-DD-1","purchase":"reinforce front","battery":false,"vain":false}
# T-DD-1 reinforces the front shield
[TAL-7.3.2] {"kind":"bought","piece":"T-DD-2","purchase":"slip","battery":false,"vain":false}
# T-DD-2 gets a side-slip marker
= 1e21272f8c26bfd4

turn 1
> 2  T-DD-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":false,"from":[18,1],"to":[18,2],"facing":0,"count":0,"marker":null}
# T-DD-2 moves straight to 18,2, facing 0
= 6d96e6041f680625

turn 1
> 2  T-FF-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-FF-1","way":"right","afterburner":false,"from":[20,2],"to":[20,1],"facing":3,"count":0,"marker":null}
# T-FF-1 moves right to 20,1, facing 3
= b0b57254a030ed86

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[14,9],"to":[13,9],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight to 13,9, facing 4
= 185947ff946c379b

turn 1
> 2  T-CL-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-CL-1","way":"left","afterburner":false,"from":[16,5],"to":[15,5],"facing":4,"count":1,"marker":[14,5]}
# T-CL-1 moves left to 15,5, facing 4, free to turn in 1 hex, at 14,5
[TAL-1.5] {"kind":"initiative","side":1,"change":1,"defend":1,"flipped":false}
# 1 to change, 1 to defend: side 1 keeps the initiative
[TAL-1.2] {"kind":"power-phase"}
# power phase
= 740e57b642612a82

turn 1
> 1  CL-1: speed 4; DD-1: speed 4 retreat; TR-1: speed 2; TR-2: speed 2; TR-3: speed 2 retreat
> 2  T-CL-1: speed 2 retreat; T-FF-1: speed 3; T-DD-1: speed 4 retreat; T-DD-2: speed 3
[TAL-9.2] {"kind":"speed","piece":"CL-1","speed":4,"before":3,"power":2,"radius":2}
# CL-1 goes to speed 4: power 2, turn radius 2
[TAL-9.2] {"kind":"speed","piece":"DD-1","speed":4,"before":3,"power":2,"radius":1}
# DD-1 goes to speed 4: power 2, turn radius 1
[TAL-11.1] {"kind":"announces","piece":"DD-1"}
# DD-1 announces its retreat
[TAL-11.1] {"kind":"announces","piece":"TR-3"}
# TR-3 announces its retreat
[TAL-9.2] {"kind":"speed","piece":"T-CL-1","speed":2,"before":3,"power":4,"radius":0}
# T-CL-1 goes to speed 2: power 4, turn radius 0
[TAL-11.1] {"kind":"announces","piece":"T-CL-1"}
# T-CL-1 announces its retreat
[TAL-9.2] {"kind":"speed","piece":"T-DD-1","speed":4,"before":3,"power":1,"radius":1}
# T-DD-1 goes to speed 4: power 1, turn radius 1
[TAL-11.1] {"kind":"announces","piece":"T-DD-1"}
# T-DD-1 announces its retreat
[TAL-1.2] {"kind":"round","number":2}
# round 2
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
= 9f85f2cec70534a2

turn 2
> 1  CL-1: left
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"left","afterburner":false,"from":[12,0],"to":[13,0],"facing":1,"count":2,"marker":[15,0]}
# CL-1 moves left to 13,0, facing 1, free to turn in 2 hexes, at 15,0
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[10,3],"to":[10,2],"facing":3,"count":0,"marker":null}
# DD-1 moves straight to 10,2, facing 3
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: the turn of side 2
= fd373b6bdea1299c

turn 2
> 2  T-CL-1: reinforce rear
[TAL-2.6] {"kind":"bought","piece":"T-CL-1","purchase":"reinforce rear","battery":false,"vain":false}
# T-CL-1 reinforces the rear shield
= e8a9fea6330a9686

turn 2
> 2  T-DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"left","afterburner":false,"from":[13,9],"to":[13,8],"facing":3,"count":1,"marker":[13,7]}
# T-DD-1 moves left to 13,8, facing 3, free to turn in 1 hex, at 13,7
= 3c08e2cfc8f149ba

turn 2
> 2  T-CL-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":true,"from":[15,5],"to":[14,5],"facing":4,"count":0,"marker":null}
# T-CL-1 moves straight with its afterburner to 14,5, facing 4
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= 4b77fdb8c0ceafc8

turn 2
> 2  T-FF-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-FF-1","way":"left","afterburner":false,"from":[20,1],"to":[21,0],"facing":2,"count":0,"marker":null}
# T-FF-1 moves left to 21,0, facing 2
= dc27883534f1072e

turn 2
> 2  T-DD-2: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"left","afterburner":false,"from":[18,2],"to":[17,3],"facing":5,"count":0,"marker":null}
# T-DD-2 moves left to 17,3, facing 5
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= b93f6c1b10862389

turn 2
> 1  CL-1: through; DD-1: battery
[TAL-2.6] {"kind":"bought","piece":"CL-1","purchase":"through","battery":false,"vain":false}
# CL-1 powers through: one less on its turn radius
[TAL-10.1] {"kind":"bought","piece":"DD-1","purchase":"battery","battery":false,"vain":false}
# DD-1 charges its battery
= 794b7d71f56c8652

turn 2
> 1  DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"left","afterburner":false,"from":[10,2],"to":[11,1],"facing":2,"count":1,"marker":[12,0]}
# DD-1 moves left to 11,1, facing 2, free to turn in 1 hex, at 12,0
= b3ead4188a848995

turn 2
> 1  TR-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"TR-2","way":"straight","afterburner":false,"from":[5,8],"to":[5,9],"facing":0,"count":0,"marker":null}
# TR-2 moves straight to 5,9, facing 0
= 718d5b2b499e378a

turn 2
> 1  TR-3: straight
[TAL-7.1.3] {"kind":"moved","piece":"TR-3","way":"straight","afterburner":false,"from":[4,4],"to":[4,5],"facing":0,"count":0,"marker":null}
# TR-3 moves straight to 4,5, facing 0
= fb8649463566984f

turn 2
> 1  TR-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"TR-1","way":"straight","afterburner":false,"from":[5,6],"to":[5,7],"facing":0,"count":0,"marker":null}
# TR-1 moves straight to 5,7, facing 0
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[13,0],"to":[14,0],"facing":1,"count":0,"marker":null}
# CL-1 moves straight to 14,0, facing 1
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= c615fa32adcbbb8e

turn 2
> 2  T-CL-1: slip; T-FF-1: reinforce front
[TAL-7.3.2] {"kind":"bought","piece":"T-CL-1","purchase":"slip","battery":false,"vain":false}
# T-CL-1 gets a side-slip marker
[TAL-2.6] {"kind":"bought","piece":"T-FF-1","purchase":"reinforce front","battery":false,"vain":false}
# T-FF-1 reinforces the front shield
= 52ef47995c9c3bee

turn 2
> 2  T-CL-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-CL-1","way":"right","afterburner":false,"from":[14,5],"to":[13,6],"facing":5,"count":0,"marker":null}
# T-CL-1 moves right to 13,6, facing 5
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[13,8],"to":[13,7],"facing":3,"count":0,"marker":null}
# T-DD-1 moves straight to 13,7, facing 3
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
[TAL-2.6] {"kind":"expired","piece":"CL-1","arc":"rear"}
# the reinforcement of the rear shield of CL-1 expires
[TAL-2.6] {"kind":"expired","piece":"DD-1","arc":"rear"}
# the reinforcement of the rear shield of DD-1 expires
= cc9d1f07c925accc

turn 2
> 1  done
= 92099e084d369a89

turn 2
> 1  CL-1: right
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"right","afterburner":false,"from":[14,0],"to":[15,-1],"facing":2,"count":2,"marker":[17,-3]}
# CL-1 moves right to 15,-1, facing 2, free to turn in 2 hexes, at 17,-3
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[11,1],"to":[12,0],"facing":2,"count":0,"marker":null}
# DD-1 moves straight to 12,0, facing 2
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
[TAL-2.6] {"kind":"expired","piece":"T-CL-1","arc":"right"}
# the reinforcement of the right shield of T-CL-1 expires
= 7be80840b1af2215

turn 2
> 2  T-CL-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"T-CL-1","purchase":"reinforce front","battery":false,"vain":false}
# T-CL-1 reinforces the front shield
= 4a6287ebd23896de

turn 2
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[13,7],"to":[13,6],"facing":3,"count":0,"marker":null}
# T-DD-1 moves straight to 13,6, facing 3
[TAL-7.4.1] {"kind":"collides","piece":"T-DD-1","other":"T-CL-1","at":[13,6]}
# T-DD-1 and T-CL-1 collide at 13,6
[TAL-7.4.1] {"kind":"damaged","piece":"T-DD-1","arc":"front","damage":3,"reinforced":2,"shield":1,"hull":0}
# T-DD-1 takes 3 on the front side: 2 absorbed, 1 shield box
[TAL-7.4.1] {"kind":"damaged","piece":"T-CL-1","arc":"right","damage":3,"reinforced":0,"shield":3,"hull":0}
# T-CL-1 takes 3 on the right side: 3 shield boxes
= 01e258be08e37572

turn 2
> 2  T-DD-2: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"left","afterburner":false,"from":[17,3],"to":[16,3],"facing":4,"count":0,"marker":null}
# T-DD-2 moves left to 16,3, facing 4
= 7e7271a6af6bd186

turn 2
> 2  T-FF-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-FF-1","way":"left","afterburner":false,"from":[21,0],"to":[22,0],"facing":1,"count":0,"marker":null}
# T-FF-1 moves left to 22,0, facing 1
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
= 3ef2915dad673b67

turn 2
> 1  DD-1: reinforce left
[TAL-2.6] {"kind":"bought","piece":"DD-1","purchase":"reinforce left","battery":true,"vain":false}
# DD-1 reinforces the left shield from its battery
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
[TAL-2.6] {"kind":"expired","piece":"DD-1","arc":"right"}
# the reinforcement of the right shield of DD-1 expires
[TAL-2.6] {"kind":"expired","piece":"TR-2","arc":"left"}
# the reinforcement of the left shield of TR-2 expires
= 9b57e9d515146390

turn 2
> 1  DD-1: battery; TR-1: reinforce front; TR-2: reinforce right; TR-3: slip
[TAL-10.1] {"kind":"bought","piece":"DD-1","purchase":"battery","battery":false,"vain":false}
# DD-1 charges its battery
[TAL-2.6] {"kind":"bought","piece":"TR-1","purchase":"reinforce front","battery":false,"vain":false}
# TR-1 reinforces the front shield
[TAL-2.6] {"kind":"bought","piece":"TR-2","purchase":"reinforce right","battery":false,"vain":false}
# TR-2 reinforces the right shield
[TAL-7.3.2] {"kind":"bought","piece":"TR-3","purchase":"slip","battery":false,"vain":false}
# TR-3 gets a side-slip marker
= bf08324893aebf99

turn 2
> 1  TR-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"TR-2","way":"straight","afterburner":false,"from":[5,9],"to":[5,10],"facing":0,"count":0,"marker":null}
# TR-2 moves straight to 5,10, facing 0
= 836d238dd5dede76

turn 2
> 1  TR-3: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"TR-3","way":"slip-right","afterburner":false,"from":[4,5],"to":[5,5],"facing":0,"count":0,"marker":null}
# TR-3 moves slip-right to 5,5, facing 0
= a74ac11179dd9236

turn 2
> 1  TR-1: left
[TAL-7.2.1] {"kind":"moved","piece":"TR-1","way":"left","afterburner":false,"from":[5,7],"to":[4,8],"facing":5,"count":2,"marker":[2,10]}
# TR-1 moves left to 4,8, facing 5, free to turn in 2 hexes, at 2,10
= 251f0c5623368813

turn 2
> 1  DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[12,0],"to":[13,-1],"facing":2,"count":0,"marker":null}
# DD-1 moves straight to 13,-1, facing 2
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[15,-1],"to":[16,-2],"facing":2,"count":1,"marker":[17,-3]}
# CL-1 moves straight to 16,-2, facing 2, free to turn in 1 hex, at 17,-3
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
= 3b79cc4035a8dacc

turn 2
> 2  T-CL-1: change; T-FF-1: reinforce right; T-DD-1: slip; T-DD-2: reinforce left
[TAL-1.5] {"kind":"bought","piece":"T-CL-1","purchase":"change","battery":false,"vain":false}
# T-CL-1 bids to take the initiative
[TAL-2.6] {"kind":"bought","piece":"T-FF-1","purchase":"reinforce right","battery":false,"vain":false}
# T-FF-1 reinforces the right shield
[TAL-7.3.2] {"kind":"bought","piece":"T-DD-1","purchase":"slip","battery":false,"vain":false}
# T-DD-1 gets a side-slip marker
[TAL-2.6] {"kind":"bought","piece":"T-DD-2","purchase":"reinforce left","battery":false,"vain":false}
# T-DD-2 reinforces the left shield
= ce570a3a467121f3

turn 2
> 2  T-CL-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-CL-1","way":"left","afterburner":false,"from":[13,6],"to":[12,6],"facing":4,"count":0,"marker":null}
# T-CL-1 moves left to 12,6, facing 4
= 8dddd9ec95accc09

turn 2
> 2  T-DD-2: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"right","afterburner":false,"from":[16,3],"to":[15,4],"facing":5,"count":0,"marker":null}
# T-DD-2 moves right to 15,4, facing 5
= 8b19f589b06930ae

turn 2
> 2  T-FF-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-FF-1","way":"straight","afterburner":false,"from":[22,0],"to":[23,0],"facing":1,"count":0,"marker":null}
# T-FF-1 moves straight to 23,0, facing 1
= db146a0cc78cfd25

turn 2
> 2  T-DD-1: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"T-DD-1","way":"slip-right","afterburner":false,"from":[13,6],"to":[12,6],"facing":3,"count":0,"marker":null}
# T-DD-1 moves slip-right to 12,6, facing 3
[TAL-7.4.1] {"kind":"collides","piece":"T-DD-1","other":"T-CL-1","at":[12,6]}
# T-DD-1 and T-CL-1 collide at 12,6
= 75cec2d789e09926

turn 2
> 2  first T-CL-1
[TAL-7.4.1] {"kind":"damaged","piece":"T-CL-1","arc":"rear","damage":3,"reinforced":2,"shield":1,"hull":0}
# T-CL-1 takes 3 on the rear side: 2 absorbed, 1 shield box
[TAL-7.4.1] {"kind":"damaged","piece":"T-DD-1","arc":"right","damage":3,"reinforced":0,"shield":2,"hull":1}
# T-DD-1 takes 3 on the right side: 2 shield boxes, 1 to the hull
  [TAL-8.4] d6 = 1
  [TAL-8.4] d6 = 4
[TAL-8.4] {"kind":"critical","piece":"T-DD-1","dice":[1,4],"effect":"weapons"}
# critical hit on T-DD-1, 1 and 4: a weapon group is lost
  [TAL-8.4] d6 = 4
  [TAL-8.4] d6 = 4
  [TAL-8.4] d6 = 4
  [TAL-8.4] d6 = 6
[TAL-8.4] {"kind":"group-lost","piece":"T-DD-1","group":2}
# T-DD-1 loses group 2
[TAL-1.5] {"kind":"initiative","side":2,"change":1,"defend":0,"flipped":true}
# 1 to change, 0 to defend: side 2 takes the initiative
[TAL-1.2] {"kind":"power-phase"}
# power phase
= 577490aa6ad2248d

turn 2
> 1  CL-1: speed 4; DD-1: speed 4; TR-1: speed 3 retreat; TR-2: speed 2 retreat; TR-3: speed 2
> 2  T-CL-1: speed 3; T-FF-1: speed 3 retreat; T-DD-1: speed 3; T-DD-2: speed 2
[TAL-9.2] {"kind":"speed","piece":"TR-1","speed":3,"before":2,"power":0,"radius":3}
# TR-1 goes to speed 3: power 0, turn radius 3
[TAL-11.1] {"kind":"announces","piece":"TR-1"}
# TR-1 announces its retreat
[TAL-11.1] {"kind":"announces","piece":"TR-2"}
# TR-2 announces its retreat
[TAL-9.2] {"kind":"speed","piece":"T-CL-1","speed":3,"before":2,"power":4,"radius":1}
# T-CL-1 goes to speed 3: power 4, turn radius 1
[TAL-11.1] {"kind":"announces","piece":"T-FF-1"}
# T-FF-1 announces its retreat
[TAL-9.2] {"kind":"speed","piece":"T-DD-1","speed":3,"before":4,"power":1,"radius":0}
# T-DD-1 goes to speed 3: power 1, turn radius 0
[TAL-9.2] {"kind":"speed","piece":"T-DD-2","speed":2,"before":3,"power":2,"radius":0}
# T-DD-2 goes to speed 2: power 2, turn radius 0
[TAL-16] {"kind":"over","winner":null,"how":"limit"}
# the last round is over, and nobody has destroyed more: a draw
= 58ef36c7baf494dd
