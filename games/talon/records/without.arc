firing-arc record 2
game talon 2
wording en 1
scenario fleet-action
option afterburner off
option bases off
option battery off
option fighters off
option missiles off
option retreat off
option terrain off
option turn-limit 1
seat 1 random
seat 2 random
dice seed 19
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
= cb8f388dca030def

turn 1
> 2  T-DN-1 fires 2
[TAL-8.1] {"kind":"fires","piece":"T-DN-1","group":2,"weapon":"fusion-cannon","targets":[]}
# T-DN-1 fires group 2, fusion cannon
  [TAL-8.3] d6 = 6
[TAL-8.3] {"kind":"fusion","piece":"T-DN-1","face":6}
# T-DN-1 rolls 6 for everything in its arc
  [TAL-8.3] d6 = 6
[TAL-8.3] {"kind":"fusion","piece":"T-DN-1","face":6}
# T-DN-1 rolls 6 for everything in its arc
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
= 23b31819d96ba4ab

turn 1
> 1  CV-1: reinforce rear
[TAL-2.6] {"kind":"bought","piece":"CV-1","purchase":"reinforce rear","battery":false,"vain":false}
# CV-1 reinforces the rear shield
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= 184c57f21fabebf4

turn 1
> 2  T-DN-1: charge 2; T-BC-1: defend
[TAL-2.5] {"kind":"bought","piece":"T-DN-1","purchase":"charge 2","battery":false,"vain":false}
# T-DN-1 charges group 2
[TAL-1.5] {"kind":"bought","piece":"T-BC-1","purchase":"defend","battery":false,"vain":false}
# T-BC-1 bids to keep the initiative
= e27a41b8af89f3b6

turn 1
> 2  T-DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"left","afterburner":false,"from":[19,6],"to":[19,5],"facing":3,"count":0,"marker":null}
# T-DD-1 moves left to 19,5, facing 3
= 4a4bdc833e0b6375

turn 1
> 2  T-DN-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DN-1","way":"left","afterburner":false,"from":[19,4],"to":[19,3],"facing":3,"count":2,"marker":[19,1]}
# T-DN-1 moves left to 19,3, facing 3, free to turn in 2 hexes, at 19,1
= 249882a682bc1f1a

turn 1
> 2  T-BC-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-BC-1","way":"right","afterburner":false,"from":[19,2],"to":[18,3],"facing":5,"count":1,"marker":[17,4]}
# T-BC-1 moves right to 18,3, facing 5, free to turn in 1 hex, at 17,4
= 5db362f287f0841c

turn 1
> 2  T-DD-2: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"right","afterburner":false,"from":[19,0],"to":[18,1],"facing":5,"count":0,"marker":null}
# T-DD-2 moves right to 18,1, facing 5
= 1f12dacfc091ff99

turn 1
> 2  T-FF-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-FF-1","way":"right","afterburner":false,"from":[19,8],"to":[18,9],"facing":5,"count":0,"marker":null}
# T-FF-1 moves right to 18,9, facing 5
[TAL-1.1] {"kind":"left","piece":"T-FF-1","at":[18,9]}
# T-FF-1 has left the map at 18,9
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= 21006bc8e6c0a3c8

turn 1
> 1  BB-1: change; CV-1: reinforce left
[TAL-1.5] {"kind":"bought","piece":"BB-1","purchase":"change","battery":false,"vain":false}
# BB-1 bids to take the initiative
[TAL-2.6] {"kind":"bought","piece":"CV-1","purchase":"reinforce left","battery":false,"vain":false}
# CV-1 reinforces the left shield
= 2992a742a6234340

turn 1
> 1  DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"right","afterburner":false,"from":[6,6],"to":[7,5],"facing":2,"count":1,"marker":[8,4]}
# DD-1 moves right to 7,5, facing 2, free to turn in 1 hex, at 8,4
= bcce989399e209ac

turn 1
> 1  SC-1: right
[TAL-7.2.1] {"kind":"moved","piece":"SC-1","way":"right","afterburner":false,"from":[6,0],"to":[7,-1],"facing":2,"count":0,"marker":null}
# SC-1 moves right to 7,-1, facing 2
= c03d8cd6e1ec5470

turn 1
> 1  DD-2: right
[TAL-7.2.1] {"kind":"moved","piece":"DD-2","way":"right","afterburner":false,"from":[6,2],"to":[7,1],"facing":2,"count":1,"marker":[8,0]}
# DD-2 moves right to 7,1, facing 2, free to turn in 1 hex, at 8,0
= 5a374333c85597c2

turn 1
> 1  BB-1: right
[TAL-7.2.1] {"kind":"moved","piece":"BB-1","way":"right","afterburner":false,"from":[6,4],"to":[7,3],"facing":2,"count":2,"marker":[9,1]}
# BB-1 moves right to 7,3, facing 2, free to turn in 2 hexes, at 9,1
[TAL-1.5] {"kind":"initiative","side":2,"change":1,"defend":1,"flipped":false}
# 1 to change, 1 to defend: side 2 keeps the initiative
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= fe42bb3f6894d52a

turn 1
> 1  CV-1: reinforce front; DD-1: reinforce left; DD-2: slip; SC-1: slip
[TAL-2.6] {"kind":"bought","piece":"CV-1","purchase":"reinforce front","battery":false,"vain":false}
# CV-1 reinforces the front shield
[TAL-2.6] {"kind":"bought","piece":"DD-1","purchase":"reinforce left","battery":false,"vain":false}
# DD-1 reinforces the left shield
[TAL-7.3.2] {"kind":"bought","piece":"DD-2","purchase":"slip","battery":false,"vain":false}
# DD-2 gets a side-slip marker
[TAL-7.3.2] {"kind":"bought","piece":"SC-1","purchase":"slip","battery":false,"vain":false}
# SC-1 gets a side-slip marker
= 0534a1504f19c400

turn 1
> 1  CV-1: left
[TAL-7.2.1] {"kind":"moved","piece":"CV-1","way":"left","afterburner":false,"from":[4,3],"to":[4,4],"facing":0,"count":2,"marker":[4,6]}
# CV-1 moves left to 4,4, facing 0, free to turn in 2 hexes, at 4,6
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= f0d3a027edeafa42

turn 1
> 2  T-DN-1: charge 2; T-BC-1: through
[TAL-2.5] {"kind":"bought","piece":"T-DN-1","purchase":"charge 2","battery":false,"vain":false}
# T-DN-1 charges group 2
[TAL-2.6] {"kind":"bought","piece":"T-BC-1","purchase":"through","battery":false,"vain":false}
# T-BC-1 powers through: one less on its turn radius
= 2f83a880510552a8

turn 1
> 2  T-BC-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-BC-1","way":"right","afterburner":false,"from":[18,3],"to":[18,4],"facing":0,"count":1,"marker":[18,5]}
# T-BC-1 moves right to 18,4, facing 0, free to turn in 1 hex, at 18,5
= 984d345367a80fa0

turn 1
> 2  T-DD-2: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"right","afterburner":false,"from":[18,1],"to":[18,2],"facing":0,"count":0,"marker":null}
# T-DD-2 moves right to 18,2, facing 0
= a30cba3706860d77

turn 1
> 2  T-DN-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DN-1","way":"straight","afterburner":false,"from":[19,3],"to":[19,2],"facing":3,"count":1,"marker":[19,1]}
# T-DN-1 moves straight to 19,2, facing 3, free to turn in 1 hex, at 19,1
= 7335aed77414d907

turn 1
> 2  T-DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"right","afterburner":false,"from":[19,5],"to":[18,5],"facing":4,"count":0,"marker":null}
# T-DD-1 moves right to 18,5, facing 4
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= 18970d4df3983f60

turn 1
> 1  BB-1: through; CV-1: through
[TAL-2.6] {"kind":"bought","piece":"BB-1","purchase":"through","battery":false,"vain":false}
# BB-1 powers through: one less on its turn radius
[TAL-2.6] {"kind":"bought","piece":"CV-1","purchase":"through","battery":false,"vain":false}
# CV-1 powers through: one less on its turn radius
= 447c0b81f50f1359

turn 1
> 1  SC-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"SC-1","way":"straight","afterburner":false,"from":[7,-1],"to":[8,-2],"facing":2,"count":0,"marker":null}
# SC-1 moves straight to 8,-2, facing 2
= 0693555c6819cf50

turn 1
> 1  DD-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-2","way":"straight","afterburner":false,"from":[7,1],"to":[8,0],"facing":2,"count":0,"marker":null}
# DD-2 moves straight to 8,0, facing 2
= 4fc205ea8c354cab

turn 1
> 1  DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[7,5],"to":[8,4],"facing":2,"count":0,"marker":null}
# DD-1 moves straight to 8,4, facing 2
[TAL-7.1.3] {"kind":"moved","piece":"BB-1","way":"straight","afterburner":false,"from":[7,3],"to":[8,2],"facing":2,"count":0,"marker":null}
# BB-1 moves straight to 8,2, facing 2
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
= 2b18653f80f29d7c

turn 1
> 2  T-DN-1: through; T-DD-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"T-DN-1","purchase":"through","battery":false,"vain":false}
# T-DN-1 powers through: one less on its turn radius
[TAL-2.6] {"kind":"bought","piece":"T-DD-1","purchase":"reinforce front","battery":false,"vain":false}
# T-DD-1 reinforces the front shield
= 39afb61abb95ad75

turn 1
> 2  T-DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"left","afterburner":false,"from":[18,5],"to":[18,4],"facing":3,"count":0,"marker":null}
# T-DD-1 moves left to 18,4, facing 3
[TAL-7.4.1] {"kind":"collides","piece":"T-DD-1","other":"T-BC-1","at":[18,4]}
# T-DD-1 and T-BC-1 collide at 18,4
[TAL-7.4.1] {"kind":"damaged","piece":"T-DD-1","arc":"front","damage":3,"reinforced":2,"shield":1,"hull":0}
# T-DD-1 takes 3 on the front side: 2 absorbed, 1 shield box
[TAL-7.4.1] {"kind":"damaged","piece":"T-BC-1","arc":"front","damage":3,"reinforced":0,"shield":3,"hull":0}
# T-BC-1 takes 3 on the front side: 3 shield boxes
= 9963b36d965143fa

turn 1
> 2  T-DD-2: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"right","afterburner":false,"from":[18,2],"to":[19,2],"facing":1,"count":0,"marker":null}
# T-DD-2 moves right to 19,2, facing 1
[TAL-7.4.1] {"kind":"collides","piece":"T-DD-2","other":"T-DN-1","at":[19,2]}
# T-DD-2 and T-DN-1 collide at 19,2
[TAL-7.4.1] {"kind":"damaged","piece":"T-DD-2","arc":"front","damage":3,"reinforced":0,"shield":3,"hull":0}
# T-DD-2 takes 3 on the front side: 3 shield boxes
[TAL-7.4.1] {"kind":"damaged","piece":"T-DN-1","arc":"right","damage":3,"reinforced":0,"shield":3,"hull":0}
# T-DN-1 takes 3 on the right side: 3 shield boxes
= 28f18b3af577cc80

turn 1
> 2  T-DN-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DN-1","way":"right","afterburner":false,"from":[19,2],"to":[18,2],"facing":4,"count":2,"marker":[16,2]}
# T-DN-1 moves right to 18,2, facing 4, free to turn in 2 hexes, at 16,2
[TAL-7.1.3] {"kind":"moved","piece":"T-BC-1","way":"straight","afterburner":false,"from":[18,4],"to":[18,5],"facing":0,"count":0,"marker":null}
# T-BC-1 moves straight to 18,5, facing 0
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= 7bdcd78d85558883

turn 1
> 1  BB-1: reinforce rear; CV-1: slip; DD-1: reinforce rear; SC-1: reinforce right
[TAL-2.6] {"kind":"bought","piece":"BB-1","purchase":"reinforce rear","battery":false,"vain":false}
# BB-1 reinforces the rear shield
[TAL-7.3.2] {"kind":"bought","piece":"CV-1","purchase":"slip","battery":false,"vain":false}
# CV-1 gets a side-slip marker
[TAL-2.6] {"kind":"bought","piece":"DD-1","purchase":"reinforce rear","battery":false,"vain":false}
# DD-1 reinforces the rear shield
[TAL-2.6] {"kind":"bought","piece":"SC-1","purchase":"reinforce right","battery":false,"vain":false}
# SC-1 reinforces the right shield
= 0c313ad6c17132b8

turn 1
> 1  DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"left","afterburner":false,"from":[8,4],"to":[9,4],"facing":1,"count":1,"marker":[10,4]}
# DD-1 moves left to 9,4, facing 1, free to turn in 1 hex, at 10,4
= 333452a8283a762d

turn 1
> 1  SC-1: left
[TAL-7.2.1] {"kind":"moved","piece":"SC-1","way":"left","afterburner":false,"from":[8,-2],"to":[9,-2],"facing":1,"count":0,"marker":null}
# SC-1 moves left to 9,-2, facing 1
= 0393b2474e06a609

turn 1
> 1  BB-1: left
[TAL-7.2.1] {"kind":"moved","piece":"BB-1","way":"left","afterburner":false,"from":[8,2],"to":[9,2],"facing":1,"count":2,"marker":[11,2]}
# BB-1 moves left to 9,2, facing 1, free to turn in 2 hexes, at 11,2
= da17fedbb038b482

turn 1
> 1  DD-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-2","way":"straight","afterburner":false,"from":[8,0],"to":[9,-1],"facing":2,"count":0,"marker":null}
# DD-2 moves straight to 9,-1, facing 2
= c9bb29c13b76694d

turn 1
> 1  CV-1: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"CV-1","way":"slip-right","afterburner":false,"from":[4,4],"to":[5,4],"facing":0,"count":0,"marker":null}
# CV-1 moves slip-right to 5,4, facing 0
[TAL-1.2] {"kind":"power-phase"}
# power phase
[TAL-9.1] {"kind":"charged","piece":"T-DN-1","groups":[{"group":2,"yellow":false}]}
# T-DN-1 charges group 2 red
= 567de99c32f69616

turn 1
> 1  BB-1: speed 2; CV-1: speed 1; DD-1: speed 3; DD-2: speed 2; SC-1: speed 3
> 2  T-DN-1: speed 2; T-BC-1: speed 4; T-DD-1: speed 3; T-DD-2: speed 4
[TAL-9.2] {"kind":"speed","piece":"BB-1","speed":2,"before":3,"power":5,"radius":2}
# BB-1 goes to speed 2: power 5, turn radius 2
[TAL-9.2] {"kind":"speed","piece":"CV-1","speed":1,"before":2,"power":6,"radius":2}
# CV-1 goes to speed 1: power 6, turn radius 2
[TAL-9.2] {"kind":"speed","piece":"DD-2","speed":2,"before":3,"power":3,"radius":0}
# DD-2 goes to speed 2: power 3, turn radius 0
[TAL-9.2] {"kind":"speed","piece":"T-DN-1","speed":2,"before":3,"power":5,"radius":2}
# T-DN-1 goes to speed 2: power 5, turn radius 2
[TAL-9.2] {"kind":"speed","piece":"T-BC-1","speed":4,"before":3,"power":2,"radius":2}
# T-BC-1 goes to speed 4: power 2, turn radius 2
[TAL-9.2] {"kind":"speed","piece":"T-DD-2","speed":4,"before":3,"power":1,"radius":1}
# T-DD-2 goes to speed 4: power 1, turn radius 1
[TAL-16] {"kind":"over","winner":null,"how":"limit"}
# the last round is over, and nobody has destroyed more: a draw
= 99290ffb7f507243
