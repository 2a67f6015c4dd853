firing-arc record 2
game talon 2
wording en 1
scenario base-assault
option turn-limit 2
seat 1 random
seat 2 random
dice seed 16
| # Ours: 327 points against 326.
| title = "Base assault"
| brief = "A base with two squadrons aboard and one destroyer outside. It cannot run and can turn only one side at a time; two heavy cruisers and two destroyers come to end it."
|
| [[side]]
| name = "Terran base"
| ship = [
|   { class = "BASE", at = [8, 4], facing = 1 },
|   { class = "DD", at = [8, 7], facing = 1 },
|   { class = "SQ", aboard = 1 },
|   { class = "SQ", aboard = 1 },
| ]
|
| [[side]]
| name = "Talon assault"
| ship = [
|   { class = "T-CA", at = [20, 2], facing = 4 },
|   { class = "T-CA", at = [20, 4], facing = 4 },
|   { class = "T-DD", at = [20, 6], facing = 4 },
|   { class = "T-DD", at = [20, 0], facing = 4 },
| ]
= 020e223996649f0f

turn 1
> 2  T-CA-1: afterburner left
[TAL-10.1] {"kind":"moved","piece":"T-CA-1","way":"left","afterburner":true,"from":[20,2],"to":[20,1],"facing":3,"count":1,"marker":[20,0]}
# T-CA-1 moves left with its afterburner to 20,1, facing 3, free to turn in 1 hex, at 20,0
= e24a896b11782646

turn 1
> 2  T-CA-2: afterburner right
[TAL-10.1] {"kind":"moved","piece":"T-CA-2","way":"right","afterburner":true,"from":[20,4],"to":[19,5],"facing":5,"count":1,"marker":[18,6]}
# T-CA-2 moves right with its afterburner to 19,5, facing 5, free to turn in 1 hex, at 18,6
= e0ad8ec764a83d43

turn 1
> 2  T-DD-2: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":true,"from":[20,0],"to":[19,0],"facing":4,"count":0,"marker":null}
# T-DD-2 moves straight with its afterburner to 19,0, facing 4
= 9d0e8fa91019c406

turn 1
> 2  T-DD-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":true,"from":[20,6],"to":[19,6],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight with its afterburner to 19,6, facing 4
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
= 90c71c40bfb683fd

turn 1
> 1  BASE-1: reinforce left
[TAL-2.6] {"kind":"bought","piece":"BASE-1","purchase":"reinforce left","battery":false,"vain":false}
# BASE-1 reinforces the left shield
= 983d81ad95dc0625

turn 1
> 1  BASE-1: launch SQ-1 4
[TAL-12.3] {"kind":"launched","piece":"BASE-1","squadron":"SQ-1","at":[7,4],"facing":1}
# BASE-1 launches SQ-1 to 7,4, facing 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= 5ca066c14302febb

turn 1
> 2  T-CA-1: defend; T-CA-2: through
[TAL-1.5] {"kind":"bought","piece":"T-CA-1","purchase":"defend","battery":false,"vain":false}
# T-CA-1 bids to keep the initiative
[TAL-2.6] {"kind":"bought","piece":"T-CA-2","purchase":"through","battery":false,"vain":false}
# T-CA-2 powers through: one less on its turn radius
= 244991c6f099941c

turn 1
> 2  T-DD-2: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"left","afterburner":false,"from":[19,0],"to":[19,-1],"facing":3,"count":0,"marker":null}
# T-DD-2 moves left to 19,-1, facing 3
= eaa4e2e7053d6e2f

turn 1
> 2  T-CA-2: left
[TAL-7.2.1] {"kind":"moved","piece":"T-CA-2","way":"left","afterburner":false,"from":[19,5],"to":[18,5],"facing":4,"count":1,"marker":[17,5]}
# T-CA-2 moves left to 18,5, facing 4, free to turn in 1 hex, at 17,5
= 12b7c053281cdec6

turn 1
> 2  T-DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"right","afterburner":false,"from":[19,6],"to":[18,7],"facing":5,"count":0,"marker":null}
# T-DD-1 moves right to 18,7, facing 5
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[20,1],"to":[20,0],"facing":3,"count":0,"marker":null}
# T-CA-1 moves straight to 20,0, facing 3
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= fd30f7426d60cbea

turn 1
> 1  BASE-1: change
[TAL-1.5] {"kind":"bought","piece":"BASE-1","purchase":"change","battery":false,"vain":false}
# BASE-1 bids to take the initiative
= 07e2ab3ea2bede3b

turn 1
> 1  SQ-1: left
[TAL-7.2.1] {"kind":"moved","piece":"SQ-1","way":"left","afterburner":false,"from":[7,4],"to":[7,5],"facing":0,"count":0,"marker":null}
# SQ-1 moves left to 7,5, facing 0
= e8f2761f343e91ee

turn 1
> 1  BASE-1: launch SQ-2 2
[TAL-12.3] {"kind":"launched","piece":"BASE-1","squadron":"SQ-2","at":[9,3],"facing":1}
# BASE-1 launches SQ-2 to 9,3, facing 1
= 629f8e8711314775

turn 1
> 1  DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"left","afterburner":false,"from":[8,7],"to":[8,8],"facing":0,"count":1,"marker":[8,9]}
# DD-1 moves left to 8,8, facing 0, free to turn in 1 hex, at 8,9
[TAL-1.5] {"kind":"initiative","side":2,"change":1,"defend":1,"flipped":false}
# 1 to change, 1 to defend: side 2 keeps the initiative
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= 79ed71855a517011

turn 1
> 2  T-CA-1: afterburner left
[TAL-10.1] {"kind":"moved","piece":"T-CA-1","way":"left","afterburner":true,"from":[20,0],"to":[21,-1],"facing":2,"count":1,"marker":[22,-2]}
# T-CA-1 moves left with its afterburner to 21,-1, facing 2, free to turn in 1 hex, at 22,-2
= 24432d83e0fa83bb

turn 1
> 2  T-DD-1: afterburner right
[TAL-10.1] {"kind":"moved","piece":"T-DD-1","way":"right","afterburner":true,"from":[18,7],"to":[18,8],"facing":0,"count":0,"marker":null}
# T-DD-1 moves right with its afterburner to 18,8, facing 0
= ef06765880b26e3b

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= 2b025c294b32ee51

turn 1
> 1  BASE-1: reinforce right; DD-1: reinforce rear
[TAL-2.6] {"kind":"bought","piece":"BASE-1","purchase":"reinforce right","battery":false,"vain":false}
# BASE-1 reinforces the right shield
[TAL-2.6] {"kind":"bought","piece":"DD-1","purchase":"reinforce rear","battery":false,"vain":false}
# DD-1 reinforces the rear shield
= 8d4018e740efaac5

turn 1
> 1  BASE-1: right
[TAL-14.2] {"kind":"rotated","piece":"BASE-1","way":"right","facing":2}
# BASE-1 rotates right, facing 2
= 24337ae27d6c3379

turn 1
> 1  SQ-2: left
[TAL-7.2.1] {"kind":"moved","piece":"SQ-2","way":"left","afterburner":false,"from":[9,3],"to":[9,4],"facing":0,"count":0,"marker":null}
# SQ-2 moves left to 9,4, facing 0
= 5d61fae8d1cb79b1

turn 1
> 1  SQ-1: left
[TAL-7.2.1] {"kind":"moved","piece":"SQ-1","way":"left","afterburner":false,"from":[7,5],"to":[6,6],"facing":5,"count":0,"marker":null}
# SQ-1 moves left to 6,6, facing 5
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= c0b46fc4d61290f1

turn 1
> 2  T-CA-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"T-CA-1","purchase":"slip","battery":false,"vain":false}
# T-CA-1 gets a side-slip marker
= 945429321912f0fe

turn 1
> 2  T-CA-1: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"T-CA-1","way":"slip-right","afterburner":false,"from":[21,-1],"to":[21,-2],"facing":2,"count":0,"marker":null}
# T-CA-1 moves slip-right to 21,-2, facing 2
= e02f72ecab862132

turn 1
> 2  T-DD-2: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"right","afterburner":false,"from":[19,-1],"to":[18,-1],"facing":4,"count":0,"marker":null}
# T-DD-2 moves right to 18,-1, facing 4
= d2f3ada4de40323c

turn 1
> 2  T-DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"left","afterburner":false,"from":[18,8],"to":[17,9],"facing":5,"count":0,"marker":null}
# T-DD-1 moves left to 17,9, facing 5
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":false,"from":[18,5],"to":[17,5],"facing":4,"count":0,"marker":null}
# T-CA-2 moves straight to 17,5, facing 4
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= 19ff9d0bfc65e5f6

turn 1
> 1  BASE-1: change
[TAL-1.5] {"kind":"bought","piece":"BASE-1","purchase":"change","battery":false,"vain":false}
# BASE-1 bids to take the initiative
= f27d09edd92bef59

turn 1
> 1  DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[8,8],"to":[8,9],"facing":0,"count":0,"marker":null}
# DD-1 moves straight to 8,9, facing 0
= 2ffc84d4aebdf731

turn 1
> 1  SQ-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"SQ-2","way":"straight","afterburner":false,"from":[9,4],"to":[9,5],"facing":0,"count":0,"marker":null}
# SQ-2 moves straight to 9,5, facing 0
= c9db49754160e425

turn 1
> 1  SQ-1: left
[TAL-7.2.1] {"kind":"moved","piece":"SQ-1","way":"left","afterburner":false,"from":[6,6],"to":[5,6],"facing":4,"count":0,"marker":null}
# SQ-1 moves left to 5,6, facing 4
[TAL-1.5] {"kind":"initiative","side":1,"change":1,"defend":0,"flipped":true}
# 1 to change, 0 to defend: side 1 takes the initiative
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
= 9d24156946df8a3f

turn 1
> 1  BASE-1: defend
[TAL-1.5] {"kind":"bought","piece":"BASE-1","purchase":"defend","battery":false,"vain":false}
# BASE-1 bids to keep the initiative
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
= e4cabf65171546ef

turn 1
> 2  T-CA-2: afterburner left
[TAL-10.1] {"kind":"moved","piece":"T-CA-2","way":"left","afterburner":true,"from":[17,5],"to":[17,4],"facing":3,"count":1,"marker":[17,3]}
# T-CA-2 moves left with its afterburner to 17,4, facing 3, free to turn in 1 hex, at 17,3
= e4ebc79232bdea60

turn 1
> 2  done
[TAL-1.5] {"kind":"initiative","side":1,"change":0,"defend":1,"flipped":false}
# 0 to change, 1 to defend: side 1 keeps the initiative
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= aa256d15aab4190a

turn 1
> 1  BASE-1: defend; DD-1: reinforce right
[TAL-1.5] {"kind":"bought","piece":"BASE-1","purchase":"defend","battery":false,"vain":false}
# BASE-1 bids to keep the initiative
[TAL-2.6] {"kind":"bought","piece":"DD-1","purchase":"reinforce right","battery":false,"vain":false}
# DD-1 reinforces the right shield
= 75c2e1fb1f7f6a63

turn 1
> 1  SQ-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"SQ-1","way":"straight","afterburner":false,"from":[5,6],"to":[4,6],"facing":4,"count":0,"marker":null}
# SQ-1 moves straight to 4,6, facing 4
= d695c002788bbd1a

turn 1
> 1  DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"right","afterburner":false,"from":[8,9],"to":[9,9],"facing":1,"count":1,"marker":[10,9]}
# DD-1 moves right to 9,9, facing 1, free to turn in 1 hex, at 10,9
= 0599ace517aec53b

turn 1
> 1  SQ-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"SQ-2","way":"straight","afterburner":false,"from":[9,5],"to":[9,6],"facing":0,"count":0,"marker":null}
# SQ-2 moves straight to 9,6, facing 0
= a344d72a67206fdc

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
= f9ac9ded03a10477

turn 1
> 2  T-CA-1: reinforce rear; T-CA-2: reinforce left; T-DD-1: reinforce front; T-DD-2: reinforce right
[TAL-2.6] {"kind":"bought","piece":"T-CA-1","purchase":"reinforce rear","battery":false,"vain":false}
# T-CA-1 reinforces the rear shield
[TAL-2.6] {"kind":"bought","piece":"T-CA-2","purchase":"reinforce left","battery":false,"vain":false}
# T-CA-2 reinforces the left shield
[TAL-2.6] {"kind":"bought","piece":"T-DD-1","purchase":"reinforce front","battery":false,"vain":false}
# T-DD-1 reinforces the front shield
[TAL-2.6] {"kind":"bought","piece":"T-DD-2","purchase":"reinforce right","battery":false,"vain":false}
# T-DD-2 reinforces the right shield
= 9682a6873183d9c3

turn 1
> 2  T-CA-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-CA-1","way":"right","afterburner":false,"from":[21,-2],"to":[21,-3],"facing":3,"count":1,"marker":[21,-4]}
# T-CA-1 moves right to 21,-3, facing 3, free to turn in 1 hex, at 21,-4
= 0ab6609610100835

turn 1
> 2  T-DD-2: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"left","afterburner":false,"from":[18,-1],"to":[18,-2],"facing":3,"count":0,"marker":null}
# T-DD-2 moves left to 18,-2, facing 3
= 27e689ff545536c5

turn 1
> 2  T-CA-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":false,"from":[17,4],"to":[17,3],"facing":3,"count":0,"marker":null}
# T-CA-2 moves straight to 17,3, facing 3
= ee02472509ebb330

turn 1
> 2  T-DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"right","afterburner":false,"from":[17,9],"to":[17,10],"facing":0,"count":0,"marker":null}
# T-DD-1 moves right to 17,10, facing 0
[TAL-1.1] {"kind":"left","piece":"T-DD-1","at":[17,10]}
# T-DD-1 has left the map at 17,10
[TAL-1.5] {"kind":"initiative","side":1,"change":0,"defend":1,"flipped":false}
# 0 to change, 1 to defend: side 1 keeps the initiative
[TAL-1.2] {"kind":"power-phase"}
# power phase
= 0c3874ea04c34821

turn 1
> 1  BASE-1: speed 3; DD-1: speed 2; SQ-1: speed 5; SQ-2: speed 6
> 2  T-CA-1: speed 3 retreat; T-CA-2: speed 2; T-DD-2: speed 4
[TAL-9.2] {"kind":"speed","piece":"BASE-1","speed":3,"before":2,"power":6,"radius":0}
# BASE-1 goes to speed 3: power 6, turn radius 0
[TAL-9.2] {"kind":"speed","piece":"DD-1","speed":2,"before":3,"power":3,"radius":0}
# DD-1 goes to speed 2: power 3, turn radius 0
[TAL-9.2] {"kind":"speed","piece":"SQ-2","speed":6,"before":5,"power":0,"radius":1}
# SQ-2 goes to speed 6: power 0, turn radius 1
[TAL-11.1] {"kind":"announces","piece":"T-CA-1"}
# T-CA-1 announces its retreat
[TAL-9.2] {"kind":"speed","piece":"T-CA-2","speed":2,"before":3,"power":4,"radius":1}
# T-CA-2 goes to speed 2: power 4, turn radius 1
[TAL-9.2] {"kind":"speed","piece":"T-DD-2","speed":4,"before":3,"power":1,"radius":1}
# T-DD-2 goes to speed 4: power 1, turn radius 1
[TAL-1.2] {"kind":"round","number":2}
# round 2
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
[TAL-2.6] {"kind":"expired","piece":"BASE-1","arc":"left"}
# the reinforcement of the left shield of BASE-1 expires
= 33721763b8117ae3

turn 2
> 1  BASE-1: reinforce left
[TAL-2.6] {"kind":"bought","piece":"BASE-1","purchase":"reinforce left","battery":false,"vain":false}
# BASE-1 reinforces the left shield
= 19258bc8b4323318

turn 2
> 1  SQ-1: right
[TAL-7.2.1] {"kind":"moved","piece":"SQ-1","way":"right","afterburner":false,"from":[4,6],"to":[3,7],"facing":5,"count":0,"marker":null}
# SQ-1 moves right to 3,7, facing 5
= 3ce388a377189364

turn 2
> 1  SQ-2: right
[TAL-7.2.1] {"kind":"moved","piece":"SQ-2","way":"right","afterburner":false,"from":[9,6],"to":[10,6],"facing":1,"count":1,"marker":[11,6]}
# SQ-2 moves right to 10,6, facing 1, free to turn in 1 hex, at 11,6
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: the turn of side 2
= c316e0f7dd49e8f1

turn 2
> 2  done
= 97b78789de41efaa

turn 2
> 2  T-DD-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":false,"from":[18,-2],"to":[18,-3],"facing":3,"count":0,"marker":null}
# T-DD-2 moves straight to 18,-3, facing 3
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= 2e6a72a56af110df

turn 2
> 1  BASE-1: defend; DD-1: reinforce left
[TAL-1.5] {"kind":"bought","piece":"BASE-1","purchase":"defend","battery":false,"vain":false}
# BASE-1 bids to keep the initiative
[TAL-2.6] {"kind":"bought","piece":"DD-1","purchase":"reinforce left","battery":false,"vain":false}
# DD-1 reinforces the left shield
= ab33f38c46e3cf79

turn 2
> 1  SQ-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"SQ-1","way":"straight","afterburner":false,"from":[3,7],"to":[2,8],"facing":5,"count":0,"marker":null}
# SQ-1 moves straight to 2,8, facing 5
= b1f5557168b61f8c

turn 2
> 1  BASE-1: left
[TAL-14.2] {"kind":"rotated","piece":"BASE-1","way":"left","facing":1}
# BASE-1 rotates left, facing 1
[TAL-7.1.3] {"kind":"moved","piece":"SQ-2","way":"straight","afterburner":false,"from":[10,6],"to":[11,6],"facing":1,"count":0,"marker":null}
# SQ-2 moves straight to 11,6, facing 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= 2e501048615cfbbe

turn 2
> 2  T-CA-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"T-CA-1","purchase":"reinforce front","battery":false,"vain":false}
# T-CA-1 reinforces the front shield
= 750e765d32dd709e

turn 2
> 2  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[21,-3],"to":[21,-4],"facing":3,"count":0,"marker":null}
# T-CA-1 moves straight to 21,-4, facing 3
= e1a84a008f5d1ecb

turn 2
> 2  T-DD-2: afterburner left
[TAL-10.1] {"kind":"moved","piece":"T-DD-2","way":"left","afterburner":true,"from":[18,-3],"to":[19,-4],"facing":2,"count":1,"marker":[20,-5]}
# T-DD-2 moves left with its afterburner to 19,-4, facing 2, free to turn in 1 hex, at 20,-5
[TAL-1.5] {"kind":"initiative","side":1,"change":0,"defend":1,"flipped":false}
# 0 to change, 1 to defend: side 1 keeps the initiative
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
[TAL-2.6] {"kind":"expired","piece":"BASE-1","arc":"right"}
# the reinforcement of the right shield of BASE-1 expires
[TAL-2.6] {"kind":"expired","piece":"DD-1","arc":"rear"}
# the reinforcement of the rear shield of DD-1 expires
= 88f6411fb3d58730

turn 2
> 1  BASE-1: reinforce right
[TAL-2.6] {"kind":"bought","piece":"BASE-1","purchase":"reinforce right","battery":false,"vain":false}
# BASE-1 reinforces the right shield
= 291611fa5af3185b

turn 2
> 1  SQ-2: left
[TAL-7.2.1] {"kind":"moved","piece":"SQ-2","way":"left","afterburner":false,"from":[11,6],"to":[11,7],"facing":0,"count":1,"marker":[11,8]}
# SQ-2 moves left to 11,7, facing 0, free to turn in 1 hex, at 11,8
= e397b4455a0a1e28

turn 2
> 1  SQ-1: left
[TAL-7.2.1] {"kind":"moved","piece":"SQ-1","way":"left","afterburner":false,"from":[2,8],"to":[1,8],"facing":4,"count":0,"marker":null}
# SQ-1 moves left to 1,8, facing 4
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[9,9],"to":[10,9],"facing":1,"count":0,"marker":null}
# DD-1 moves straight to 10,9, facing 1
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= 35c4b29d815bda55

turn 2
> 2  T-CA-2: reinforce front
[TAL-2.6] {"kind":"bought","piece":"T-CA-2","purchase":"reinforce front","battery":false,"vain":false}
# T-CA-2 reinforces the front shield
= 5be9d0b4111a12a7

turn 2
> 2  T-CA-2: left
[TAL-7.2.1] {"kind":"moved","piece":"T-CA-2","way":"left","afterburner":false,"from":[17,3],"to":[18,2],"facing":2,"count":1,"marker":[19,1]}
# T-CA-2 moves left to 18,2, facing 2, free to turn in 1 hex, at 19,1
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":false,"from":[19,-4],"to":[20,-5],"facing":2,"count":0,"marker":null}
# T-DD-2 moves straight to 20,-5, facing 2
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= 4d15b9c0f978840b

turn 2
> 1  BASE-1: defend; DD-1: defend
[TAL-1.5] {"kind":"bought","piece":"BASE-1","purchase":"defend","battery":false,"vain":false}
# BASE-1 bids to keep the initiative
[TAL-1.5] {"kind":"bought","piece":"DD-1","purchase":"defend","battery":false,"vain":false}
# DD-1 bids to keep the initiative
= b8af185866164f57

turn 2
> 1  SQ-1: right
[TAL-7.2.1] {"kind":"moved","piece":"SQ-1","way":"right","afterburner":false,"from":[1,8],"to":[0,9],"facing":5,"count":0,"marker":null}
# SQ-1 moves right to 0,9, facing 5
= c4107949ef3e97bf

turn 2
> 1  BASE-1: left
[TAL-14.2] {"kind":"rotated","piece":"BASE-1","way":"left","facing":0}
# BASE-1 rotates left, facing 0
[TAL-7.1.3] {"kind":"moved","piece":"SQ-2","way":"straight","afterburner":false,"from":[11,7],"to":[11,8],"facing":0,"count":0,"marker":null}
# SQ-2 moves straight to 11,8, facing 0
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= ad4379435262cf23

turn 2
> 2  T-CA-1: change; T-CA-2: reinforce right
[TAL-1.5] {"kind":"bought","piece":"T-CA-1","purchase":"change","battery":false,"vain":false}
# T-CA-1 bids to take the initiative
[TAL-2.6] {"kind":"bought","piece":"T-CA-2","purchase":"reinforce right","battery":false,"vain":false}
# T-CA-2 reinforces the right shield
= c95a08547194f86e

turn 2
> 2  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[21,-4],"to":[21,-5],"facing":3,"count":0,"marker":null}
# T-CA-1 moves straight to 21,-5, facing 3
= cb2c4835268c8aa4

turn 2
> 2  T-DD-2: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"right","afterburner":false,"from":[20,-5],"to":[20,-6],"facing":3,"count":1,"marker":[20,-7]}
# T-DD-2 moves right to 20,-6, facing 3, free to turn in 1 hex, at 20,-7
[TAL-1.5] {"kind":"initiative","side":1,"change":1,"defend":2,"flipped":false}
# 1 to change, 2 to defend: side 1 keeps the initiative
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
= a052903674411a1b

turn 2
> 1  BASE-1: reinforce rear
[TAL-2.6] {"kind":"bought","piece":"BASE-1","purchase":"reinforce rear","battery":false,"vain":false}
# BASE-1 reinforces the rear shield
= 3df5022acc45b0db

turn 2
> 1  SQ-2: left
[TAL-7.2.1] {"kind":"moved","piece":"SQ-2","way":"left","afterburner":false,"from":[11,8],"to":[10,9],"facing":5,"count":1,"marker":[9,10]}
# SQ-2 moves left to 10,9, facing 5, free to turn in 1 hex, at 9,10
[TAL-7.4.1] {"kind":"collides","piece":"SQ-2","other":"DD-1","at":[10,9]}
# SQ-2 and DD-1 collide at 10,9
[TAL-7.4.1] {"kind":"damaged","piece":"SQ-2","arc":"front","damage":3,"reinforced":0,"shield":0,"hull":3}
# SQ-2 takes 3 on the front side: 3 to the hull
[TAL-7.4.1] {"kind":"damaged","piece":"DD-1","arc":"right","damage":3,"reinforced":2,"shield":1,"hull":0}
# DD-1 takes 3 on the right side: 2 absorbed, 1 shield box
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= 822a41327b62d209

turn 2
> 1  BASE-1: defend; DD-1: battery
[TAL-1.5] {"kind":"bought","piece":"BASE-1","purchase":"defend","battery":false,"vain":false}
# BASE-1 bids to keep the initiative
[TAL-10.1] {"kind":"bought","piece":"DD-1","purchase":"battery","battery":false,"vain":false}
# DD-1 charges its battery
= 0ab47431e7479224

turn 2
> 1  BASE-1: left
[TAL-14.2] {"kind":"rotated","piece":"BASE-1","way":"left","facing":5}
# BASE-1 rotates left, facing 5
= 562f0fff8b38deca

turn 2
> 1  DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"left","afterburner":false,"from":[10,9],"to":[10,10],"facing":0,"count":0,"marker":null}
# DD-1 moves left to 10,10, facing 0
= 5641005321ebec0e

turn 2
> 1  SQ-1: left
[TAL-7.2.1] {"kind":"moved","piece":"SQ-1","way":"left","afterburner":false,"from":[0,9],"to":[-1,9],"facing":4,"count":0,"marker":null}
# SQ-1 moves left to -1,9, facing 4
[TAL-1.1] {"kind":"left","piece":"SQ-1","at":[-1,9]}
# SQ-1 has left the map at -1,9
[TAL-7.1.3] {"kind":"moved","piece":"SQ-2","way":"straight","afterburner":false,"from":[10,9],"to":[9,10],"facing":5,"count":0,"marker":null}
# SQ-2 moves straight to 9,10, facing 5
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
[TAL-2.6] {"kind":"expired","piece":"T-CA-1","arc":"rear"}
# the reinforcement of the rear shield of T-CA-1 expires
[TAL-2.6] {"kind":"expired","piece":"T-CA-2","arc":"left"}
# the reinforcement of the left shield of T-CA-2 expires
[TAL-2.6] {"kind":"expired","piece":"T-DD-2","arc":"right"}
# the reinforcement of the right shield of T-DD-2 expires
= ac3bf35a1851298c

turn 2
> 2  T-CA-1: change; T-CA-2: change; T-DD-2: reinforce right
[TAL-1.5] {"kind":"bought","piece":"T-CA-1","purchase":"change","battery":false,"vain":false}
# T-CA-1 bids to take the initiative
[TAL-1.5] {"kind":"bought","piece":"T-CA-2","purchase":"change","battery":false,"vain":false}
# T-CA-2 bids to take the initiative
[TAL-2.6] {"kind":"bought","piece":"T-DD-2","purchase":"reinforce right","battery":false,"vain":false}
# T-DD-2 reinforces the right shield
= e40c4436a06d49cc

turn 2
> 2  T-CA-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-CA-1","way":"right","afterburner":false,"from":[21,-5],"to":[20,-5],"facing":4,"count":1,"marker":[19,-5]}
# T-CA-1 moves right to 20,-5, facing 4, free to turn in 1 hex, at 19,-5
= d94ed9df5d885117

turn 2
> 2  T-CA-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":false,"from":[18,2],"to":[19,1],"facing":2,"count":0,"marker":null}
# T-CA-2 moves straight to 19,1, facing 2
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":false,"from":[20,-6],"to":[20,-7],"facing":3,"count":0,"marker":null}
# T-DD-2 moves straight to 20,-7, facing 3
[TAL-1.5] {"kind":"initiative","side":2,"change":2,"defend":1,"flipped":true}
# 2 to change, 1 to defend: side 2 takes the initiative
[TAL-1.2] {"kind":"power-phase"}
# power phase
= e203cc7e08ce0c7d

turn 2
> 1  BASE-1: speed 3; DD-1: speed 1 retreat; SQ-2: speed 6
> 2  T-CA-1: speed 4; T-CA-2: speed 3 retreat; T-DD-2: speed 3
[TAL-9.2] {"kind":"speed","piece":"DD-1","speed":1,"before":2,"power":3,"radius":0}
# DD-1 goes to speed 1: power 3, turn radius 0
[TAL-11.1] {"kind":"announces","piece":"DD-1"}
# DD-1 announces its retreat
[TAL-9.2] {"kind":"speed","piece":"T-CA-1","speed":4,"before":3,"power":2,"radius":2}
# T-CA-1 goes to speed 4: power 2, turn radius 2
[TAL-9.2] {"kind":"speed","piece":"T-CA-2","speed":3,"before":2,"power":3,"radius":1}
# T-CA-2 goes to speed 3: power 3, turn radius 1
[TAL-11.1] {"kind":"announces","piece":"T-CA-2"}
# T-CA-2 announces its retreat
[TAL-9.2] {"kind":"speed","piece":"T-DD-2","speed":3,"before":4,"power":1,"radius":0}
# T-DD-2 goes to speed 3: power 1, turn radius 0
[TAL-16] {"kind":"over","winner":null,"how":"limit"}
# the last round is over, and nobody has destroyed more: a draw
= 0dffb5a6e7f03b3b
