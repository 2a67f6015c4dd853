firing-arc record 2
game talon 2
wording en 1
scenario chance-encounter
option map floating
option turn-limit 6
seat 1 random
seat 2 random
dice seed 18
| title = "A chance encounter"
| brief = "A light cruiser and a destroyer against a frigate and two destroyers that carry missiles. Small ships, few boxes: the first full volley decides much."
|
| [[side]]
| name = "Terran"
| ship = [
|   { class = "CL", at = [8, 2], facing = 1 },
|   { class = "DD", at = [8, 4], facing = 1 },
| ]
|
| [[side]]
| name = "Talon"
| ship = [
|   { class = "T-FF", at = [17, 2], facing = 4 },
|   { class = "T-DD", at = [17, 4], facing = 4 },
|   { class = "T-DD", at = [17, 6], facing = 4 },
| ]
= 184ab5bd6adede72

turn 1
> 2  T-DD-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":true,"from":[17,4],"to":[16,4],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight with its afterburner to 16,4, facing 4
= 9e7c2f3bb1bce42f

turn 1
> 2  T-DD-2: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":true,"from":[17,6],"to":[16,6],"facing":4,"count":0,"marker":null}
# T-DD-2 moves straight with its afterburner to 16,6, facing 4
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= 4dd7bbbbeadb0d56

turn 1
> 2  T-DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"left","afterburner":false,"from":[16,4],"to":[16,3],"facing":3,"count":0,"marker":null}
# T-DD-1 moves left to 16,3, facing 3
= b02a0b8a6ef930ac

turn 1
> 2  T-FF-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-FF-1","way":"straight","afterburner":false,"from":[17,2],"to":[16,2],"facing":4,"count":0,"marker":null}
# T-FF-1 moves straight to 16,2, facing 4
= c8f28d9b8ae4da97

turn 1
> 2  T-DD-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":false,"from":[16,6],"to":[15,6],"facing":4,"count":0,"marker":null}
# T-DD-2 moves straight to 15,6, facing 4
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= 3c2c0e150362f128

turn 1
> 1  CL-1: reinforce rear
[TAL-2.6] {"kind":"bought","piece":"CL-1","purchase":"reinforce rear","battery":false,"vain":false}
# CL-1 reinforces the rear shield
= c2c24e5dedcdea84

turn 1
> 1  CL-1: right
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"right","afterburner":false,"from":[8,2],"to":[9,1],"facing":2,"count":1,"marker":[10,0]}
# CL-1 moves right to 9,1, facing 2, free to turn in 1 hex, at 10,0
= 6d33d006cd3f387f

turn 1
> 1  DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"right","afterburner":false,"from":[8,4],"to":[9,3],"facing":2,"count":1,"marker":[10,2]}
# DD-1 moves right to 9,3, facing 2, free to turn in 1 hex, at 10,2
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= 6d272f6a81f67fb7

turn 1
> 2  T-FF-1: reinforce right
[TAL-2.6] {"kind":"bought","piece":"T-FF-1","purchase":"reinforce right","battery":false,"vain":false}
# T-FF-1 reinforces the right shield
= 6455b062882841e9

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= 4ff48b4576a7aa62

turn 1
> 1  DD-1: battery
[TAL-10.1] {"kind":"bought","piece":"DD-1","purchase":"battery","battery":false,"vain":false}
# DD-1 charges its battery
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= f25bb51cba1e2cbd

turn 1
> 2  T-DD-2: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"left","afterburner":false,"from":[15,6],"to":[15,5],"facing":3,"count":0,"marker":null}
# T-DD-2 moves left to 15,5, facing 3
= 097eb8de541baabc

turn 1
> 2  T-DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"left","afterburner":false,"from":[16,3],"to":[17,2],"facing":2,"count":0,"marker":null}
# T-DD-1 moves left to 17,2, facing 2
= 971d6a13b5bdc66f

turn 1
> 2  T-FF-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-FF-1","way":"straight","afterburner":false,"from":[16,2],"to":[15,2],"facing":4,"count":0,"marker":null}
# T-FF-1 moves straight to 15,2, facing 4
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= 5d02560b2e53b7ad

turn 1
> 1  DD-1: change
[TAL-1.5] {"kind":"bought","piece":"DD-1","purchase":"change","battery":true,"vain":false}
# DD-1 bids to take the initiative from its battery
= bcbba76efc070fee

turn 1
> 1  DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[9,3],"to":[10,2],"facing":2,"count":0,"marker":null}
# DD-1 moves straight to 10,2, facing 2
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[9,1],"to":[10,0],"facing":2,"count":0,"marker":null}
# CL-1 moves straight to 10,0, facing 2
[TAL-1.5] {"kind":"initiative","side":1,"change":1,"defend":0,"flipped":true}
# 1 to change, 0 to defend: side 1 takes the initiative
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
= 2c12e51f39b1efd0

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= 72a77eab6a1c8aeb

turn 1
> 1  CL-1: reinforce left; DD-1: reinforce rear
[TAL-2.6] {"kind":"bought","piece":"CL-1","purchase":"reinforce left","battery":false,"vain":false}
# CL-1 reinforces the left shield
[TAL-2.6] {"kind":"bought","piece":"DD-1","purchase":"reinforce rear","battery":false,"vain":false}
# DD-1 reinforces the rear shield
= 073fc5ba9ff7ce59

turn 1
> 1  CL-1: left
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"left","afterburner":false,"from":[10,0],"to":[11,0],"facing":1,"count":1,"marker":[12,0]}
# CL-1 moves left to 11,0, facing 1, free to turn in 1 hex, at 12,0
= c8ea2949f905a48d

turn 1
> 1  DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"right","afterburner":false,"from":[10,2],"to":[10,1],"facing":3,"count":1,"marker":[10,0]}
# DD-1 moves right to 10,1, facing 3, free to turn in 1 hex, at 10,0
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
= fb873f94ec97a89d

turn 1
> 2  T-DD-1: reinforce rear; T-DD-2: reinforce rear
[TAL-2.6] {"kind":"bought","piece":"T-DD-1","purchase":"reinforce rear","battery":false,"vain":false}
# T-DD-1 reinforces the rear shield
[TAL-2.6] {"kind":"bought","piece":"T-DD-2","purchase":"reinforce rear","battery":false,"vain":false}
# T-DD-2 reinforces the rear shield
= a82c7420fc952aca

turn 1
> 2  T-DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"right","afterburner":false,"from":[17,2],"to":[17,1],"facing":3,"count":0,"marker":null}
# T-DD-1 moves right to 17,1, facing 3
= 22120ad820148d17

turn 1
> 2  T-FF-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-FF-1","way":"left","afterburner":false,"from":[15,2],"to":[15,1],"facing":3,"count":0,"marker":null}
# T-FF-1 moves left to 15,1, facing 3
= 6717306e51e85a0d

turn 1
> 2  T-DD-2: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"right","afterburner":false,"from":[15,5],"to":[14,5],"facing":4,"count":0,"marker":null}
# T-DD-2 moves right to 14,5, facing 4
[TAL-1.2] {"kind":"power-phase"}
# power phase
= a4a496911fcd4a13

turn 1
> 1  CL-1: speed 4 retreat; DD-1: speed 2 retreat
> 2  T-FF-1: speed 2 retreat; T-DD-1: speed 3; T-DD-2: speed 2
[TAL-9.2] {"kind":"speed","piece":"CL-1","speed":4,"before":3,"power":2,"radius":2}
# CL-1 goes to speed 4: power 2, turn radius 2
[TAL-11.1] {"kind":"announces","piece":"CL-1"}
# CL-1 announces its retreat
[TAL-9.2] {"kind":"speed","piece":"DD-1","speed":2,"before":3,"power":3,"radius":0}
# DD-1 goes to speed 2: power 3, turn radius 0
[TAL-11.1] {"kind":"announces","piece":"DD-1"}
# DD-1 announces its retreat
[TAL-9.2] {"kind":"speed","piece":"T-FF-1","speed":2,"before":3,"power":2,"radius":0}
# T-FF-1 goes to speed 2: power 2, turn radius 0
[TAL-11.1] {"kind":"announces","piece":"T-FF-1"}
# T-FF-1 announces its retreat
[TAL-9.2] {"kind":"speed","piece":"T-DD-2","speed":2,"before":3,"power":2,"radius":0}
# T-DD-2 goes to speed 2: power 2, turn radius 0
[TAL-1.2] {"kind":"round","number":2}
# round 2
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[11,0],"to":[12,0],"facing":1,"count":0,"marker":null}
# CL-1 moves straight to 12,0, facing 1
= 9744f33ec274e260

turn 2
> 1  CL-1 fires 2 at T-FF-1
[TAL-8.1] {"kind":"fires","piece":"CL-1","group":2,"weapon":"torpedo","targets":["T-FF-1"]}
# CL-1 fires group 2, antimatter torpedo, at T-FF-1
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"CL-1","weapon":"torpedo","target":"T-FF-1","range":4,"face":3,"penalty":0,"damage":0,"sixths":8}
# 3 at T-FF-1, range 4: a miss
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: the turn of side 2
= 10752e62039dcf25

turn 2
> 2  T-DD-2: afterburner right
[TAL-10.1] {"kind":"moved","piece":"T-DD-2","way":"right","afterburner":true,"from":[14,5],"to":[13,6],"facing":5,"count":0,"marker":null}
# T-DD-2 moves right with its afterburner to 13,6, facing 5
= 619fe31ea0ac2069

turn 2
> 2  T-DD-1: afterburner left
[TAL-10.1] {"kind":"moved","piece":"T-DD-1","way":"left","afterburner":true,"from":[17,1],"to":[18,0],"facing":2,"count":0,"marker":null}
# T-DD-1 moves left with its afterburner to 18,0, facing 2
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
[TAL-2.6] {"kind":"expired","piece":"CL-1","arc":"rear"}
# the reinforcement of the rear shield of CL-1 expires
= ed27e66075f8bc54

turn 2
> 1  DD-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"DD-1","purchase":"slip","battery":false,"vain":false}
# DD-1 gets a side-slip marker
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= b8ad05e46394dabf

turn 2
> 2  T-DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"right","afterburner":false,"from":[18,0],"to":[18,-1],"facing":3,"count":0,"marker":null}
# T-DD-1 moves right to 18,-1, facing 3
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= 204c73770a81bd96

turn 2
> 1  CL-1: defend
[TAL-1.5] {"kind":"bought","piece":"CL-1","purchase":"defend","battery":false,"vain":false}
# CL-1 bids to keep the initiative
= 73b6656243d24d7d

turn 2
> 1  CL-1: right
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"right","afterburner":false,"from":[12,0],"to":[13,-1],"facing":2,"count":2,"marker":[15,-3]}
# CL-1 moves right to 13,-1, facing 2, free to turn in 2 hexes, at 15,-3
= 4f294e245b55f845

turn 2
> 1  DD-1: slip-left
[TAL-7.3.1] {"kind":"moved","piece":"DD-1","way":"slip-left","afterburner":false,"from":[10,1],"to":[11,0],"facing":3,"count":0,"marker":null}
# DD-1 moves slip-left to 11,0, facing 3
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
[TAL-2.6] {"kind":"expired","piece":"T-FF-1","arc":"right"}
# the reinforcement of the right shield of T-FF-1 expires
= 4c58af41ec762a5f

turn 2
> 2  T-FF-1: reinforce left; T-DD-2: change
[TAL-2.6] {"kind":"bought","piece":"T-FF-1","purchase":"reinforce left","battery":false,"vain":false}
# T-FF-1 reinforces the left shield
[TAL-1.5] {"kind":"bought","piece":"T-DD-2","purchase":"change","battery":false,"vain":false}
# T-DD-2 bids to take the initiative
= be95c7120e8cc4ac

turn 2
> 2  T-DD-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":false,"from":[13,6],"to":[12,7],"facing":5,"count":0,"marker":null}
# T-DD-2 moves straight to 12,7, facing 5
= 615accfb0bf5f39e

turn 2
> 2  T-FF-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-FF-1","way":"right","afterburner":false,"from":[15,1],"to":[14,1],"facing":4,"count":0,"marker":null}
# T-FF-1 moves right to 14,1, facing 4
= e4835818a24e620a

turn 2
> 2  T-FF-1 fires 2 at DD-1
[TAL-8.1] {"kind":"fires","piece":"T-FF-1","group":2,"weapon":"disruptor","targets":["DD-1"]}
# T-FF-1 fires group 2, disruptor, at DD-1
  [TAL-8.3] d6 = 2
[TAL-8.3] {"kind":"shot","piece":"T-FF-1","weapon":"disruptor","target":"DD-1","range":4,"face":2,"penalty":0,"damage":0,"sixths":4}
# 2 at DD-1, range 4: a miss
= d6ddb2a743b18471

turn 2
> 2  T-FF-1 fires 1 at DD-1
[TAL-8.1] {"kind":"fires","piece":"T-FF-1","group":1,"weapon":"disruptor","targets":["DD-1"]}
# T-FF-1 fires group 1, disruptor, at DD-1
  [TAL-8.3] d6 = 4
[TAL-8.3] {"kind":"shot","piece":"T-FF-1","weapon":"disruptor","target":"DD-1","range":4,"face":4,"penalty":0,"damage":0,"sixths":4}
# 4 at DD-1, range 4: a miss
[TAL-1.5] {"kind":"initiative","side":1,"change":1,"defend":1,"flipped":false}
# 1 to change, 1 to defend: side 1 keeps the initiative
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= 6ff21ea2e265d9f2

turn 2
> 1  DD-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"DD-1","purchase":"slip","battery":false,"vain":false}
# DD-1 gets a side-slip marker
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[13,-1],"to":[14,-2],"facing":2,"count":1,"marker":[15,-3]}
# CL-1 moves straight to 14,-2, facing 2, free to turn in 1 hex, at 15,-3
= 9df02b01656fc7b1

turn 2
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= 53e860a340c7fc65

turn 2
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[18,-1],"to":[18,-2],"facing":3,"count":0,"marker":null}
# T-DD-1 moves straight to 18,-2, facing 3
= 5301718a9d63d193

turn 2
> 2  T-DD-1 fires 1 at CL-1
[TAL-8.1] {"kind":"fires","piece":"T-DD-1","group":1,"weapon":"missile","targets":["CL-1"]}
# T-DD-1 fires group 1, missile, at CL-1
[TAL-13.1] {"kind":"missile-launched","piece":"T-DD-1","missile":"M1","target":"CL-1","at":[18,-2]}
# T-DD-1 launches M1 at CL-1
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
= 6f4575f42d15db0f

turn 2
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[18,-2],"to":[17,-2]}
# M1 moves to 17,-2
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
[TAL-2.6] {"kind":"expired","piece":"CL-1","arc":"left"}
# the reinforcement of the left shield of CL-1 expires
[TAL-2.6] {"kind":"expired","piece":"DD-1","arc":"rear"}
# the reinforcement of the rear shield of DD-1 expires
= b660145a674af43f

turn 2
> 1  CL-1: through; DD-1: battery
[TAL-2.6] {"kind":"bought","piece":"CL-1","purchase":"through","battery":false,"vain":false}
# CL-1 powers through: one less on its turn radius
[TAL-10.1] {"kind":"bought","piece":"DD-1","purchase":"battery","battery":false,"vain":false}
# DD-1 charges its battery
= c1dea373cb45cc2f

turn 2
> 1  DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[11,0],"to":[11,-1],"facing":3,"count":0,"marker":null}
# DD-1 moves straight to 11,-1, facing 3
= da40a19a382f0d23

turn 2
> 1  CL-1: right
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"right","afterburner":false,"from":[14,-2],"to":[14,-3],"facing":3,"count":2,"marker":[14,-5]}
# CL-1 moves right to 14,-3, facing 3, free to turn in 2 hexes, at 14,-5
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
[TAL-2.6] {"kind":"expired","piece":"T-DD-1","arc":"rear"}
# the reinforcement of the rear shield of T-DD-1 expires
[TAL-2.6] {"kind":"expired","piece":"T-DD-2","arc":"rear"}
# the reinforcement of the rear shield of T-DD-2 expires
= c0b3b22dea8f953f

turn 2
> 2  T-DD-1: change; T-DD-2: reinforce left
[TAL-1.5] {"kind":"bought","piece":"T-DD-1","purchase":"change","battery":false,"vain":false}
# T-DD-1 bids to take the initiative
[TAL-2.6] {"kind":"bought","piece":"T-DD-2","purchase":"reinforce left","battery":false,"vain":false}
# T-DD-2 reinforces the left shield
= c96991820bf6a1ab

turn 2
> 2  T-FF-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-FF-1","way":"straight","afterburner":false,"from":[14,1],"to":[13,1],"facing":4,"count":0,"marker":null}
# T-FF-1 moves straight to 13,1, facing 4
= 1b33d92f7a5689d4

turn 2
> 2  T-DD-2: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"right","afterburner":false,"from":[12,7],"to":[12,8],"facing":0,"count":0,"marker":null}
# T-DD-2 moves right to 12,8, facing 0
= e6fdcbf6f81b7d23

turn 2
> 2  T-DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"right","afterburner":false,"from":[18,-2],"to":[17,-2],"facing":4,"count":0,"marker":null}
# T-DD-1 moves right to 17,-2, facing 4
= 3ad3fcd5b00ddb3c

turn 2
> 2  M1: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[17,-2],"to":[16,-2]}
# M1 moves to 16,-2
= f64a29668bdb75f0

turn 2
> 2  T-DD-1 fires 2 at CL-1
[TAL-8.1] {"kind":"fires","piece":"T-DD-1","group":2,"weapon":"missile","targets":["CL-1"]}
# T-DD-1 fires group 2, missile, at CL-1
[TAL-13.1] {"kind":"missile-launched","piece":"T-DD-1","missile":"M2","target":"CL-1","at":[17,-2]}
# T-DD-1 launches M2 at CL-1
[TAL-1.5] {"kind":"initiative","side":2,"change":1,"defend":0,"flipped":true}
# 1 to change, 0 to defend: side 2 takes the initiative
[TAL-1.2] {"kind":"power-phase"}
# power phase
[TAL-9.1] {"kind":"charged","piece":"CL-1","groups":[{"group":2,"yellow":false}]}
# CL-1 charges group 2 red
[TAL-9.1] {"kind":"charged","piece":"T-FF-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-FF-1 charges group 1 red, 2 red
[TAL-9.1] {"kind":"charged","piece":"T-DD-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-DD-1 charges group 1 red, 2 red
= 8c04998444efd03b

turn 2
> 1  CL-1: speed 5; DD-1: speed 2
> 2  T-FF-1: speed 2; T-DD-1: speed 2; T-DD-2: speed 1
[TAL-9.2] {"kind":"speed","piece":"CL-1","speed":5,"before":4,"power":1,"radius":2}
# CL-1 goes to speed 5: power 1, turn radius 2
[TAL-9.2] {"kind":"speed","piece":"T-DD-1","speed":2,"before":3,"power":2,"radius":0}
# T-DD-1 goes to speed 2: power 2, turn radius 0
[TAL-9.2] {"kind":"speed","piece":"T-DD-2","speed":1,"before":2,"power":2,"radius":0}
# T-DD-2 goes to speed 1: power 2, turn radius 0
[TAL-1.2] {"kind":"round","number":3}
# round 3
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: the turn of side 2
= eb462a8eb304afe5

turn 3
> 2  M1: to 3
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[16,-2],"to":[16,-3]}
# M1 moves to 16,-3
= c5653d8cb26e1a7d

turn 3
> 2  M2: to 3
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[17,-2],"to":[17,-3]}
# M2 moves to 17,-3
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
= bed3ddf7b87d75d5

turn 3
> 1  done
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[14,-3],"to":[14,-4],"facing":3,"count":1,"marker":[14,-5]}
# CL-1 moves straight to 14,-4, facing 3, free to turn in 1 hex, at 14,-5
= c722f606a7626447

turn 3
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= eda69d9b8213269f

turn 3
> 2  M1: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[16,-3],"to":[15,-3]}
# M1 moves to 15,-3
= 7c5bc7be1f7cf77f

turn 3
> 2  M2: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[17,-3],"to":[16,-3]}
# M2 moves to 16,-3
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= 9234a647a710944b

turn 3
> 1  DD-1: reinforce right
[TAL-2.6] {"kind":"bought","piece":"DD-1","purchase":"reinforce right","battery":false,"vain":false}
# DD-1 reinforces the right shield
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[14,-4],"to":[14,-5],"facing":3,"count":0,"marker":null}
# CL-1 moves straight to 14,-5, facing 3
= 7c97ac907682bec7

turn 3
> 1  DD-1 fires 1 at M1
[TAL-8.1] {"kind":"fires","piece":"DD-1","group":1,"weapon":"torpedo","targets":["M1"]}
# DD-1 fires group 1, antimatter torpedo, at M1
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"DD-1","weapon":"torpedo","target":"M1","range":4,"face":3,"penalty":0,"damage":0,"sixths":8}
# 3 at M1, range 4: a miss
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
[TAL-2.6] {"kind":"expired","piece":"T-FF-1","arc":"left"}
# the reinforcement of the left shield of T-FF-1 expires
= c710a1cf264889f2

turn 3
> 2  T-FF-1: charge 2; T-DD-1: slip
[TAL-2.5] {"kind":"bought","piece":"T-FF-1","purchase":"charge 2","battery":false,"vain":false}
# T-FF-1 charges group 2
[TAL-7.3.2] {"kind":"bought","piece":"T-DD-1","purchase":"slip","battery":false,"vain":false}
# T-DD-1 gets a side-slip marker
= de189ce9d9663eca

turn 3
> 2  T-FF-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-FF-1","way":"straight","afterburner":false,"from":[13,1],"to":[12,1],"facing":4,"count":0,"marker":null}
# T-FF-1 moves straight to 12,1, facing 4
= c76efff2550daf42

turn 3
> 2  M1: to 3
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[15,-3],"to":[15,-4]}
# M1 moves to 15,-4
= a2971deb98f6727e

turn 3
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[17,-2],"to":[16,-2],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight to 16,-2, facing 4
= 2eebb7140a3525af

turn 3
> 2  M2: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[16,-3],"to":[15,-3]}
# M2 moves to 15,-3
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= b7b91d0c57ed64d6

turn 3
> 1  done
= b81ce7438b18634b

turn 3
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[14,-5],"to":[14,-6],"facing":3,"count":0,"marker":null}
# CL-1 moves straight to 14,-6, facing 3
= a0b199ed1d5105eb

turn 3
> 1  DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"right","afterburner":false,"from":[11,-1],"to":[10,-1],"facing":4,"count":0,"marker":null}
# DD-1 moves right to 10,-1, facing 4
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= 4d0768f68560eb1e

turn 3
> 2  M2: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[15,-3],"to":[14,-3]}
# M2 moves to 14,-3
= 735a2398a568f218

turn 3
> 2  M1: to 3
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[15,-4],"to":[15,-5]}
# M1 moves to 15,-5
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= 45593964765e826f

turn 3
> 1  DD-1: change
[TAL-1.5] {"kind":"bought","piece":"DD-1","purchase":"change","battery":false,"vain":false}
# DD-1 bids to take the initiative
= b4fa31a8e159dee3

turn 3
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[14,-6],"to":[14,-7],"facing":3,"count":0,"marker":null}
# CL-1 moves straight to 14,-7, facing 3
[TAL-1.5] {"kind":"initiative","side":1,"change":1,"defend":0,"flipped":true}
# 1 to change, 0 to defend: side 1 takes the initiative
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
= 6584da1db39ab747

turn 3
> 1  DD-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"DD-1","purchase":"slip","battery":true,"vain":false}
# DD-1 gets a side-slip marker from its battery
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
= 0806dcb3fb251650

turn 3
> 2  M1: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[15,-5],"to":[14,-5]}
# M1 moves to 14,-5
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[14,-3],"to":[14,-4]}
# M2 moves to 14,-4
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= 5b869ba8744da753

turn 3
> 1  CL-1: defend; DD-1: charge 1
[TAL-1.5] {"kind":"bought","piece":"CL-1","purchase":"defend","battery":false,"vain":false}
# CL-1 bids to keep the initiative
[TAL-2.5] {"kind":"bought","piece":"DD-1","purchase":"charge 1","battery":false,"vain":false}
# DD-1 charges group 1
= 0612ded089221479

turn 3
> 1  DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"right","afterburner":false,"from":[10,-1],"to":[9,0],"facing":5,"count":0,"marker":null}
# DD-1 moves right to 9,0, facing 5
= d6ac80c3fecb0cd3

turn 3
> 1  CL-1: left
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"left","afterburner":false,"from":[14,-7],"to":[15,-8],"facing":2,"count":2,"marker":[17,-10]}
# CL-1 moves left to 15,-8, facing 2, free to turn in 2 hexes, at 17,-10
= 7f8074e0454f0c40

turn 3
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
[TAL-2.6] {"kind":"expired","piece":"T-DD-2","arc":"left"}
# the reinforcement of the left shield of T-DD-2 expires
= b234ee4a74f320da

turn 3
> 2  T-FF-1: charge 2; T-DD-1: reinforce left; T-DD-2: redirect M2 to DD-1
[TAL-2.5] {"kind":"bought","piece":"T-FF-1","purchase":"charge 2","battery":false,"vain":false}
# T-FF-1 charges group 2
[TAL-2.6] {"kind":"bought","piece":"T-DD-1","purchase":"reinforce left","battery":false,"vain":false}
# T-DD-1 reinforces the left shield
[TAL-13.2] {"kind":"bought","piece":"T-DD-2","purchase":"redirect M2 to DD-1","battery":false,"vain":false}
# T-DD-2 redirects M2 to DD-1
= 52451fb540c77b92

turn 3
> 2  M2: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[14,-4],"to":[13,-4]}
# M2 moves to 13,-4
= 1669a2a7dc038a1a

turn 3
> 2  T-DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"left","afterburner":false,"from":[16,-2],"to":[16,-3],"facing":3,"count":0,"marker":null}
# T-DD-1 moves left to 16,-3, facing 3
= 5910f0654140bfd7

turn 3
> 2  T-DD-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":false,"from":[12,8],"to":[12,9],"facing":0,"count":0,"marker":null}
# T-DD-2 moves straight to 12,9, facing 0
= 3b1a3445502da210

turn 3
> 2  T-FF-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-FF-1","way":"right","afterburner":false,"from":[12,1],"to":[11,2],"facing":5,"count":0,"marker":null}
# T-FF-1 moves right to 11,2, facing 5
= 599e1ccd1d9f971d

turn 3
> 2  M1: to 2
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[14,-5],"to":[15,-6]}
# M1 moves to 15,-6
[TAL-1.5] {"kind":"initiative","side":1,"change":0,"defend":1,"flipped":false}
# 0 to change, 1 to defend: side 1 keeps the initiative
[TAL-1.2] {"kind":"power-phase"}
# power phase
[TAL-9.1] {"kind":"charged","piece":"CL-1","groups":[{"group":2,"yellow":false}]}
# CL-1 charges group 2 red
[TAL-9.1] {"kind":"charged","piece":"DD-1","groups":[{"group":1,"yellow":false}]}
# DD-1 charges group 1 red
[TAL-9.1] {"kind":"charged","piece":"T-FF-1","groups":[{"group":1,"yellow":true}]}
# T-FF-1 charges group 1 yellow
[TAL-9.1] {"kind":"charged","piece":"T-DD-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-DD-1 charges group 1 red, 2 red
= d5630abf40faf035

turn 3
> 1  CL-1: off; DD-1: speed 1
> 2  T-FF-1: speed 3; T-DD-1: speed 3; T-DD-2: off
[TAL-9.2] {"kind":"speed","piece":"DD-1","speed":1,"before":2,"power":3,"radius":0}
# DD-1 goes to speed 1: power 3, turn radius 0
[TAL-9.2] {"kind":"speed","piece":"T-FF-1","speed":3,"before":2,"power":2,"radius":0}
# T-FF-1 goes to speed 3: power 2, turn radius 0
[TAL-9.2] {"kind":"speed","piece":"T-DD-1","speed":3,"before":2,"power":1,"radius":0}
# T-DD-1 goes to speed 3: power 1, turn radius 0
[TAL-1.1] {"kind":"retreated","piece":"CL-1"}
# CL-1 has retreated
[TAL-13.2] {"kind":"missile-gone","missile":"M1","why":"target-gone"}
# M1 has no target any more, and is gone
[TAL-11.1] {"kind":"retreated","piece":"DD-1"}
# DD-1 has retreated
[TAL-13.2] {"kind":"missile-gone","missile":"M2","why":"target-gone"}
# M2 has no target any more, and is gone
[TAL-11.1] {"kind":"retreated","piece":"T-FF-1"}
# T-FF-1 has retreated
[TAL-1.1] {"kind":"retreated","piece":"T-DD-2"}
# T-DD-2 has retreated
[TAL-16] {"kind":"over","winner":2,"how":"fleet"}
# no enemy is left on the map: side 2 wins
= 40771befacebd68c
