firing-arc record 2
game talon 2
wording en 1
scenario duel
option turn-limit 2
seat 1 Terran
seat 2 Talon
dice typed
| # Ours.
| title = "Duel"
| brief = "One heavy cruiser a side, nose to nose, with every gun charged. The shortest way to learn what a torpedo at range two is worth."
|
| [[side]]
| name = "Terran"
| ship = [
|   { class = "CA", at = [8, 2], facing = 1 },
| ]
|
| [[side]]
| name = "Talon"
| ship = [
|   { class = "T-CA", at = [17, 2], facing = 4 },
| ]
= ccb7e374666b920f

turn 1
> 2  T-CA-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":true,"from":[17,2],"to":[16,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight with its afterburner to 16,2, facing 4
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= d5a1e92acbf4ab5c

turn 1
> 2  T-CA-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"T-CA-1","purchase":"reinforce front","battery":false,"vain":false}
# T-CA-1 reinforces the front shield
= ce4a81cf0a873ca4

turn 1
> 2  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[16,2],"to":[15,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight to 15,2, facing 4
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= 5b2e009a8e7beeda

turn 1
> 1  CA-1: battery
[TAL-10.1] {"kind":"bought","piece":"CA-1","purchase":"battery","battery":false,"vain":false}
# CA-1 charges its battery
= 3474bc961d496194

turn 1
> 1  CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[8,2],"to":[9,2],"facing":1,"count":0,"marker":null}
# CA-1 moves straight to 9,2, facing 1
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= be4f7303d47cc397

turn 1
> 2  T-CA-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":true,"from":[15,2],"to":[14,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight with its afterburner to 14,2, facing 4
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= d8c6b9f7183192a2

turn 1
> 1  CA-1: change
[TAL-1.5] {"kind":"bought","piece":"CA-1","purchase":"change","battery":true,"vain":false}
# CA-1 bids to take the initiative from its battery
[TAL-1.5] {"kind":"initiative","side":1,"change":1,"defend":0,"flipped":true}
# 1 to change, 0 to defend: side 1 takes the initiative
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= 5ee9478f007aeacf

turn 1
> 1  CA-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"CA-1","purchase":"slip","battery":false,"vain":false}
# CA-1 gets a side-slip marker
= 64006ffd931461ba

turn 1
> 1  CA-1: slip-left
[TAL-7.3.1] {"kind":"moved","piece":"CA-1","way":"slip-left","afterburner":false,"from":[9,2],"to":[9,3],"facing":1,"count":0,"marker":null}
# CA-1 moves slip-left to 9,3, facing 1
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= 7ab8c775814cff2b

turn 1
> 2  T-CA-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"T-CA-1","purchase":"slip","battery":false,"vain":false}
# T-CA-1 gets a side-slip marker
= 7522d8993e0fcf0b

turn 1
> 2  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[14,2],"to":[13,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight to 13,2, facing 4
= 9408fa6f44385e49

turn 1
> 2  T-CA-1 fires 1 at CA-1, CA-1
> dice  5 2
[TAL-8.1] {"kind":"fires","piece":"T-CA-1","group":1,"weapon":"disruptor","targets":["CA-1","CA-1"]}
# T-CA-1 fires group 1, disruptor, at CA-1, CA-1
  [TAL-8.3] d6 = 5
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"CA-1","range":4,"face":5,"penalty":0,"damage":2,"sixths":4}
# 5 at CA-1, range 4: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"CA-1","arc":"front","damage":2,"reinforced":0,"shield":2,"hull":0}
# CA-1 takes 2 on the front side: 2 shield boxes
  [TAL-8.3] d6 = 2
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"CA-1","range":4,"face":2,"penalty":0,"damage":0,"sixths":4}
# 2 at CA-1, range 4: a miss
= 5a02128b2f16a802

turn 1
> 2  T-CA-1 fires 2 at CA-1, CA-1
> dice  3 6
[TAL-8.1] {"kind":"fires","piece":"T-CA-1","group":2,"weapon":"disruptor","targets":["CA-1","CA-1"]}
# T-CA-1 fires group 2, disruptor, at CA-1, CA-1
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"CA-1","range":4,"face":3,"penalty":0,"damage":0,"sixths":4}
# 3 at CA-1, range 4: a miss
  [TAL-8.3] d6 = 6
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"CA-1","range":4,"face":6,"penalty":0,"damage":2,"sixths":4}
# 6 at CA-1, range 4: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"CA-1","arc":"front","damage":2,"reinforced":0,"shield":2,"hull":0}
# CA-1 takes 2 on the front side: 2 shield boxes
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
= 5725306612bcf9be

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= 0f0c721c23f06e89

turn 1
> 1  CA-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"CA-1","purchase":"reinforce front","battery":false,"vain":false}
# CA-1 reinforces the front shield
= 85da8211580bb2ae

turn 1
> 1  CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[9,3],"to":[10,3],"facing":1,"count":0,"marker":null}
# CA-1 moves straight to 10,3, facing 1
= 97aa578d860dc5ed

turn 1
> 1  CA-1 fires 2 at T-CA-1
> dice  4
[TAL-8.1] {"kind":"fires","piece":"CA-1","group":2,"weapon":"torpedo","targets":["T-CA-1"]}
# CA-1 fires group 2, antimatter torpedo, at T-CA-1
  [TAL-8.3] d6 = 4
[TAL-8.3] {"kind":"shot","piece":"CA-1","weapon":"torpedo","target":"T-CA-1","range":3,"face":4,"penalty":0,"damage":4,"sixths":16}
# 4 at T-CA-1, range 3: 4 damage
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"front","damage":4,"reinforced":2,"shield":2,"hull":0}
# T-CA-1 takes 4 on the front side: 2 absorbed, 2 shield boxes
= b6171ab01bc666a8

turn 1
> 1  CA-1 fires 1 at T-CA-1
> dice  5
[TAL-8.1] {"kind":"fires","piece":"CA-1","group":1,"weapon":"phaser","targets":["T-CA-1"]}
# CA-1 fires group 1, phaser, at T-CA-1
  [TAL-8.3] d6 = 5
[TAL-8.3] {"kind":"shot","piece":"CA-1","weapon":"phaser","target":"T-CA-1","range":3,"face":5,"penalty":0,"damage":1,"sixths":2}
# 5 at T-CA-1, range 3: 1 damage
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"front","damage":1,"reinforced":0,"shield":1,"hull":0}
# T-CA-1 takes 1 on the front side: 1 shield box
= 7fc1e67bff8cdaf8

turn 1
> 1  CA-1 fires 3 at T-CA-1
> dice  2
[TAL-8.1] {"kind":"fires","piece":"CA-1","group":3,"weapon":"phaser","targets":["T-CA-1"]}
# CA-1 fires group 3, phaser, at T-CA-1
  [TAL-8.3] d6 = 2
[TAL-8.3] {"kind":"shot","piece":"CA-1","weapon":"phaser","target":"T-CA-1","range":3,"face":2,"penalty":0,"damage":0,"sixths":2}
# 2 at T-CA-1, range 3: a miss
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
= c5c094a2c6d7f595

turn 1
> 2  T-CA-1: charge 1
[TAL-2.5] {"kind":"bought","piece":"T-CA-1","purchase":"charge 1","battery":false,"vain":false}
# T-CA-1 charges group 1
= f9dd0de0c5ac9114

turn 1
> 2  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[13,2],"to":[12,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight to 12,2, facing 4
[TAL-1.2] {"kind":"power-phase"}
# power phase
[TAL-9.1] {"kind":"charged","piece":"CA-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false},{"group":3,"yellow":false}]}
# CA-1 charges group 1 red, 2 red, 3 red
[TAL-9.1] {"kind":"charged","piece":"T-CA-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-CA-1 charges group 1 red, 2 red
= 511c616850aba829

turn 1
> 1  CA-1: speed 2
> 2  T-CA-1: speed 4
[TAL-9.2] {"kind":"speed","piece":"CA-1","speed":2,"before":3,"power":4,"radius":1}
# CA-1 goes to speed 2: power 4, turn radius 1
[TAL-9.2] {"kind":"speed","piece":"T-CA-1","speed":4,"before":3,"power":2,"radius":2}
# T-CA-1 goes to speed 4: power 2, turn radius 2
[TAL-1.2] {"kind":"round","number":2}
# round 2
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
= c89eef84415acfe6

turn 2
> 1  CA-1: charge 1
[TAL-2.5] {"kind":"bought","piece":"CA-1","purchase":"charge 1","battery":false,"vain":false}
# CA-1 charges group 1
= 92c91c46502e2a68

turn 2
> 1  CA-1 fires 1 at T-CA-1
> dice  4
[TAL-8.1] {"kind":"fires","piece":"CA-1","group":1,"weapon":"phaser","targets":["T-CA-1"]}
# CA-1 fires group 1, phaser, at T-CA-1
  [TAL-8.3] d6 = 4
[TAL-8.3] {"kind":"shot","piece":"CA-1","weapon":"phaser","target":"T-CA-1","range":2,"face":4,"penalty":0,"damage":2,"sixths":9}
# 4 at T-CA-1, range 2: 2 damage
= cdaa68e773c3b383

turn 2
> 2  shield right
[TAL-8.2] {"kind":"shield","piece":"T-CA-1","arc":"right"}
# T-CA-1 takes it on the right shield
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"right","damage":2,"reinforced":0,"shield":2,"hull":0}
# T-CA-1 takes 2 on the right side: 2 shield boxes
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: the turn of side 2
= bfcb72f750c5cce0

turn 2
> 2  T-CA-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-CA-1","way":"left","afterburner":false,"from":[12,2],"to":[12,1],"facing":3,"count":2,"marker":[12,-1]}
# T-CA-1 moves left to 12,1, facing 3, free to turn in 2 hexes, at 12,-1
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= c1e43f6f6bfe7a60

turn 2
> 1  CA-1: charge 3
[TAL-2.5] {"kind":"bought","piece":"CA-1","purchase":"charge 3","battery":false,"vain":false}
# CA-1 charges group 3
= b71fa02e7cd22298

turn 2
> 1  CA-1: right
[TAL-7.2.1] {"kind":"moved","piece":"CA-1","way":"right","afterburner":false,"from":[10,3],"to":[11,2],"facing":2,"count":1,"marker":[12,1]}
# CA-1 moves right to 11,2, facing 2, free to turn in 1 hex, at 12,1
= 173801073767c408

turn 2
> 1  CA-1 fires 3 at T-CA-1
> dice  3
[TAL-8.1] {"kind":"fires","piece":"CA-1","group":3,"weapon":"phaser","targets":["T-CA-1"]}
# CA-1 fires group 3, phaser, at T-CA-1
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"CA-1","weapon":"phaser","target":"T-CA-1","range":1,"face":3,"penalty":0,"damage":2,"sixths":11}
# 3 at T-CA-1, range 1: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"right","damage":2,"reinforced":0,"shield":2,"hull":0}
# T-CA-1 takes 2 on the right side: 2 shield boxes
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= 1587bea8665ff731

turn 2
> 2  T-CA-1: through
[TAL-2.6] {"kind":"bought","piece":"T-CA-1","purchase":"through","battery":false,"vain":false}
# T-CA-1 powers through: one less on its turn radius
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[12,1],"to":[12,0],"facing":3,"count":0,"marker":null}
# T-CA-1 moves straight to 12,0, facing 3
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= faf02be138dee7ee

turn 2
> 1  CA-1: battery
[TAL-10.1] {"kind":"bought","piece":"CA-1","purchase":"battery","battery":false,"vain":false}
# CA-1 charges its battery
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= 9e370689dbd1938b

turn 2
> 2  T-CA-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-CA-1","way":"right","afterburner":false,"from":[12,0],"to":[11,0],"facing":4,"count":2,"marker":[9,0]}
# T-CA-1 moves right to 11,0, facing 4, free to turn in 2 hexes, at 9,0
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
= 8301b8dfb98d21d4

turn 2
> 1  CA-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"CA-1","purchase":"slip","battery":true,"vain":false}
# CA-1 gets a side-slip marker from its battery
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
[TAL-2.6] {"kind":"expired","piece":"CA-1","arc":"front"}
# the reinforcement of the front shield of CA-1 expires
= d356ae64e71a88c1

turn 2
> 1  CA-1: reinforce right
[TAL-2.6] {"kind":"bought","piece":"CA-1","purchase":"reinforce right","battery":false,"vain":false}
# CA-1 reinforces the right shield
= 4542d87762657334

turn 2
> 1  CA-1: slip-left
[TAL-7.3.1] {"kind":"moved","piece":"CA-1","way":"slip-left","afterburner":false,"from":[11,2],"to":[12,2],"facing":2,"count":0,"marker":null}
# CA-1 moves slip-left to 12,2, facing 2
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
= e0ff0e66aa0ec2af

turn 2
> 2  T-CA-1: reinforce left
[TAL-2.6] {"kind":"bought","piece":"T-CA-1","purchase":"reinforce left","battery":false,"vain":false}
# T-CA-1 reinforces the left shield
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[11,0],"to":[10,0],"facing":4,"count":1,"marker":[9,0]}
# T-CA-1 moves straight to 10,0, facing 4, free to turn in 1 hex, at 9,0
[TAL-1.2] {"kind":"power-phase"}
# power phase
[TAL-9.1] {"kind":"charged","piece":"CA-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false},{"group":3,"yellow":false}]}
# CA-1 charges group 1 red, 2 red, 3 red
[TAL-9.1] {"kind":"charged","piece":"T-CA-1","groups":[{"group":1,"yellow":true},{"group":2,"yellow":true}]}
# T-CA-1 charges group 1 yellow, 2 yellow
= 621702cda2f4fb71

turn 2
> 1  CA-1: speed 3 retreat
> 2  T-CA-1: speed 5
[TAL-9.2] {"kind":"speed","piece":"CA-1","speed":3,"before":2,"power":3,"radius":2}
# CA-1 goes to speed 3: power 3, turn radius 2
[TAL-11.1] {"kind":"announces","piece":"CA-1"}
# CA-1 announces its retreat
[TAL-9.2] {"kind":"speed","piece":"T-CA-1","speed":5,"before":4,"power":1,"radius":2}
# T-CA-1 goes to speed 5: power 1, turn radius 2
[TAL-16] {"kind":"over","winner":null,"how":"limit"}
# the last round is over, and nobody has destroyed more: a draw
= ad39ef3bafb6f07f
