firing-arc record 2
game talon 2
wording en 1
scenario chance-encounter
option map floating
option retreat off
seat 1 random
seat 2 random
dice seed 17
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
= 41a6e7033c0e174b

turn 1
> 2  T-DD-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":true,"from":[17,4],"to":[16,4],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight with its afterburner to 16,4, facing 4
= 24d949d7a62324c3

turn 1
> 2  T-DD-2: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":true,"from":[17,6],"to":[16,6],"facing":4,"count":0,"marker":null}
# T-DD-2 moves straight with its afterburner to 16,6, facing 4
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= 672b4453229dfaf3

turn 1
> 2  T-DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"left","afterburner":false,"from":[16,4],"to":[16,3],"facing":3,"count":0,"marker":null}
# T-DD-1 moves left to 16,3, facing 3
= f5347b1494dfc1a1

turn 1
> 2  T-FF-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-FF-1","way":"straight","afterburner":false,"from":[17,2],"to":[16,2],"facing":4,"count":0,"marker":null}
# T-FF-1 moves straight to 16,2, facing 4
= bbad5056e4b942c3

turn 1
> 2  T-DD-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":false,"from":[16,6],"to":[15,6],"facing":4,"count":0,"marker":null}
# T-DD-2 moves straight to 15,6, facing 4
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= b64a9d2be7122cd9

turn 1
> 1  CL-1: reinforce rear
[TAL-2.6] {"kind":"bought","piece":"CL-1","purchase":"reinforce rear","battery":false,"vain":false}
# CL-1 reinforces the rear shield
= 05236c31ee4b7515

turn 1
> 1  CL-1: right
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"right","afterburner":false,"from":[8,2],"to":[9,1],"facing":2,"count":1,"marker":[10,0]}
# CL-1 moves right to 9,1, facing 2, free to turn in 1 hex, at 10,0
= 91ae7e11756e2c87

turn 1
> 1  DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"right","afterburner":false,"from":[8,4],"to":[9,3],"facing":2,"count":1,"marker":[10,2]}
# DD-1 moves right to 9,3, facing 2, free to turn in 1 hex, at 10,2
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= fcab0c4aefd15c0c

turn 1
> 2  T-FF-1: reinforce right
[TAL-2.6] {"kind":"bought","piece":"T-FF-1","purchase":"reinforce right","battery":false,"vain":false}
# T-FF-1 reinforces the right shield
= 889997af6079a0a3

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= d454f1ecc3abfe10

turn 1
> 1  DD-1: battery
[TAL-10.1] {"kind":"bought","piece":"DD-1","purchase":"battery","battery":false,"vain":false}
# DD-1 charges its battery
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= 20b2487209b9713b

turn 1
> 2  T-DD-2: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"left","afterburner":false,"from":[15,6],"to":[15,5],"facing":3,"count":0,"marker":null}
# T-DD-2 moves left to 15,5, facing 3
= b6e476a0c6fbbfbb

turn 1
> 2  T-DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"left","afterburner":false,"from":[16,3],"to":[17,2],"facing":2,"count":0,"marker":null}
# T-DD-1 moves left to 17,2, facing 2
= 3c34cdcf2c112477

turn 1
> 2  T-FF-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-FF-1","way":"straight","afterburner":false,"from":[16,2],"to":[15,2],"facing":4,"count":0,"marker":null}
# T-FF-1 moves straight to 15,2, facing 4
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= b1ae1a787e4100d4

turn 1
> 1  DD-1: change
[TAL-1.5] {"kind":"bought","piece":"DD-1","purchase":"change","battery":true,"vain":false}
# DD-1 bids to take the initiative from its battery
= d953a1826e398f3b

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
= c885448052d30710

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= af26fa427e742ef0

turn 1
> 1  CL-1: reinforce left; DD-1: reinforce rear
[TAL-2.6] {"kind":"bought","piece":"CL-1","purchase":"reinforce left","battery":false,"vain":false}
# CL-1 reinforces the left shield
[TAL-2.6] {"kind":"bought","piece":"DD-1","purchase":"reinforce rear","battery":false,"vain":false}
# DD-1 reinforces the rear shield
= cbd16349f8c25fa6

turn 1
> 1  CL-1: left
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"left","afterburner":false,"from":[10,0],"to":[11,0],"facing":1,"count":1,"marker":[12,0]}
# CL-1 moves left to 11,0, facing 1, free to turn in 1 hex, at 12,0
= 5eebf3f63d5f85ee

turn 1
> 1  DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"right","afterburner":false,"from":[10,2],"to":[10,1],"facing":3,"count":1,"marker":[10,0]}
# DD-1 moves right to 10,1, facing 3, free to turn in 1 hex, at 10,0
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
= 4a85238a057d9100

turn 1
> 2  T-DD-1: reinforce rear; T-DD-2: reinforce rear
[TAL-2.6] {"kind":"bought","piece":"T-DD-1","purchase":"reinforce rear","battery":false,"vain":false}
# T-DD-1 reinforces the rear shield
[TAL-2.6] {"kind":"bought","piece":"T-DD-2","purchase":"reinforce rear","battery":false,"vain":false}
# T-DD-2 reinforces the rear shield
= 10cdb48a200f352b

turn 1
> 2  T-DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"right","afterburner":false,"from":[17,2],"to":[17,1],"facing":3,"count":0,"marker":null}
# T-DD-1 moves right to 17,1, facing 3
= 65609fca3d470a31

turn 1
> 2  T-FF-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-FF-1","way":"left","afterburner":false,"from":[15,2],"to":[15,1],"facing":3,"count":0,"marker":null}
# T-FF-1 moves left to 15,1, facing 3
= 9f11d07aa5d26238

turn 1
> 2  T-DD-2: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"right","afterburner":false,"from":[15,5],"to":[14,5],"facing":4,"count":0,"marker":null}
# T-DD-2 moves right to 14,5, facing 4
[TAL-1.2] {"kind":"power-phase"}
# power phase
= 1c859a345bca17ce

turn 1
> 1  CL-1: speed 4; DD-1: speed 2
> 2  T-FF-1: speed 2; T-DD-1: speed 3; T-DD-2: speed 2
[TAL-9.2] {"kind":"speed","piece":"CL-1","speed":4,"before":3,"power":2,"radius":2}
# CL-1 goes to speed 4: power 2, turn radius 2
[TAL-9.2] {"kind":"speed","piece":"DD-1","speed":2,"before":3,"power":3,"radius":0}
# DD-1 goes to speed 2: power 3, turn radius 0
[TAL-9.2] {"kind":"speed","piece":"T-FF-1","speed":2,"before":3,"power":2,"radius":0}
# T-FF-1 goes to speed 2: power 2, turn radius 0
[TAL-9.2] {"kind":"speed","piece":"T-DD-2","speed":2,"before":3,"power":2,"radius":0}
# T-DD-2 goes to speed 2: power 2, turn radius 0
[TAL-1.2] {"kind":"round","number":2}
# round 2
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[11,0],"to":[12,0],"facing":1,"count":0,"marker":null}
# CL-1 moves straight to 12,0, facing 1
= caf324786dba9c2c

turn 2
> 1  CL-1 fires 2 at T-FF-1
[TAL-8.1] {"kind":"fires","piece":"CL-1","group":2,"weapon":"torpedo","targets":["T-FF-1"]}
# CL-1 fires group 2, antimatter torpedo, at T-FF-1
  [TAL-8.3] d6 = 6
[TAL-8.3] {"kind":"shot","piece":"CL-1","weapon":"torpedo","target":"T-FF-1","range":4,"face":6,"penalty":0,"damage":4,"sixths":8}
# 6 at T-FF-1, range 4: 4 damage
[TAL-8.4] {"kind":"damaged","piece":"T-FF-1","arc":"right","damage":4,"reinforced":2,"shield":2,"hull":0}
# T-FF-1 takes 4 on the right side: 2 absorbed, 2 shield boxes
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: the turn of side 2
= 8f3b71ec872480e7

turn 2
> 2  T-DD-2: afterburner right
[TAL-10.1] {"kind":"moved","piece":"T-DD-2","way":"right","afterburner":true,"from":[14,5],"to":[13,6],"facing":5,"count":0,"marker":null}
# T-DD-2 moves right with its afterburner to 13,6, facing 5
= 965738469db03ff5

turn 2
> 2  T-DD-1: afterburner left
[TAL-10.1] {"kind":"moved","piece":"T-DD-1","way":"left","afterburner":true,"from":[17,1],"to":[18,0],"facing":2,"count":0,"marker":null}
# T-DD-1 moves left with its afterburner to 18,0, facing 2
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
[TAL-2.6] {"kind":"expired","piece":"CL-1","arc":"rear"}
# the reinforcement of the rear shield of CL-1 expires
= fcc7e15583b4965c

turn 2
> 1  DD-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"DD-1","purchase":"slip","battery":false,"vain":false}
# DD-1 gets a side-slip marker
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= 46ffbdcc2c1e72a0

turn 2
> 2  T-DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"right","afterburner":false,"from":[18,0],"to":[18,-1],"facing":3,"count":0,"marker":null}
# T-DD-1 moves right to 18,-1, facing 3
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= 24b2eee15f014d14

turn 2
> 1  CL-1: defend
[TAL-1.5] {"kind":"bought","piece":"CL-1","purchase":"defend","battery":false,"vain":false}
# CL-1 bids to keep the initiative
= 8a78c2807ea9cbc3

turn 2
> 1  CL-1: right
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"right","afterburner":false,"from":[12,0],"to":[13,-1],"facing":2,"count":2,"marker":[15,-3]}
# CL-1 moves right to 13,-1, facing 2, free to turn in 2 hexes, at 15,-3
= 576b0f81371d15c3

turn 2
> 1  DD-1: slip-left
[TAL-7.3.1] {"kind":"moved","piece":"DD-1","way":"slip-left","afterburner":false,"from":[10,1],"to":[11,0],"facing":3,"count":0,"marker":null}
# DD-1 moves slip-left to 11,0, facing 3
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= b4756636f9556726

turn 2
> 2  T-FF-1: reinforce left; T-DD-2: change
[TAL-2.6] {"kind":"bought","piece":"T-FF-1","purchase":"reinforce left","battery":false,"vain":false}
# T-FF-1 reinforces the left shield
[TAL-1.5] {"kind":"bought","piece":"T-DD-2","purchase":"change","battery":false,"vain":false}
# T-DD-2 bids to take the initiative
= 33c3b73e6a59e162

turn 2
> 2  T-DD-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":false,"from":[13,6],"to":[12,7],"facing":5,"count":0,"marker":null}
# T-DD-2 moves straight to 12,7, facing 5
= 9c96019e6e0d7ad8

turn 2
> 2  T-FF-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-FF-1","way":"right","afterburner":false,"from":[15,1],"to":[14,1],"facing":4,"count":0,"marker":null}
# T-FF-1 moves right to 14,1, facing 4
= 6201db1526bffd20

turn 2
> 2  T-FF-1 fires 2 at DD-1
[TAL-8.1] {"kind":"fires","piece":"T-FF-1","group":2,"weapon":"disruptor","targets":["DD-1"]}
# T-FF-1 fires group 2, disruptor, at DD-1
  [TAL-8.3] d6 = 2
[TAL-8.3] {"kind":"shot","piece":"T-FF-1","weapon":"disruptor","target":"DD-1","range":4,"face":2,"penalty":0,"damage":0,"sixths":4}
# 2 at DD-1, range 4: a miss
= a234b693e0dc0e90

turn 2
> 2  T-FF-1 fires 1 at DD-1
[TAL-8.1] {"kind":"fires","piece":"T-FF-1","group":1,"weapon":"disruptor","targets":["DD-1"]}
# T-FF-1 fires group 1, disruptor, at DD-1
  [TAL-8.3] d6 = 6
[TAL-8.3] {"kind":"shot","piece":"T-FF-1","weapon":"disruptor","target":"DD-1","range":4,"face":6,"penalty":0,"damage":2,"sixths":4}
# 6 at DD-1, range 4: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"DD-1","arc":"left","damage":2,"reinforced":0,"shield":2,"hull":0}
# DD-1 takes 2 on the left side: 2 shield boxes
[TAL-1.5] {"kind":"initiative","side":1,"change":1,"defend":1,"flipped":false}
# 1 to change, 1 to defend: side 1 keeps the initiative
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= e8b97764bf7affeb

turn 2
> 1  DD-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"DD-1","purchase":"slip","battery":false,"vain":false}
# DD-1 gets a side-slip marker
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[13,-1],"to":[14,-2],"facing":2,"count":1,"marker":[15,-3]}
# CL-1 moves straight to 14,-2, facing 2, free to turn in 1 hex, at 15,-3
= f537808d5bf3a145

turn 2
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= 299083ab1a57a0e8

end
> 2  concedes
= 83223440c08628da
