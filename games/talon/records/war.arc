firing-arc record 2
game talon 2
wording en 1
scenario war-is-upon-us
option turn-limit 4
seat 1 random
seat 2 random
dice seed 11
| title = "War is upon us"
| brief = "Two heavy cruisers a side, nose to nose at nine hexes. The Terran ships hit hard and turn badly, the Talon ships turn well and have two afterburners each: whoever is behind the other at range two has won."
|
| [[side]]
| name = "Terran"
| ship = [
|   { class = "CA", at = [8, 2], facing = 1 },
|   { class = "CA", at = [8, 4], facing = 1 },
| ]
|
| [[side]]
| name = "Talon"
| ship = [
|   { class = "T-CA", at = [17, 2], facing = 4 },
|   { class = "T-CA", at = [17, 4], facing = 4 },
| ]
= 0ef6616ba83e14ea

turn 1
> 2  T-CA-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":true,"from":[17,2],"to":[16,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight with its afterburner to 16,2, facing 4
= 2aaf5bf7e646fa93

turn 1
> 2  T-CA-2: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":true,"from":[17,4],"to":[16,4],"facing":4,"count":0,"marker":null}
# T-CA-2 moves straight with its afterburner to 16,4, facing 4
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= f5fe22f406d80340

turn 1
> 2  T-CA-1: reinforce rear; T-CA-2: reinforce left
[TAL-2.6] {"kind":"bought","piece":"T-CA-1","purchase":"reinforce rear","battery":false,"vain":false}
# T-CA-1 reinforces the rear shield
[TAL-2.6] {"kind":"bought","piece":"T-CA-2","purchase":"reinforce left","battery":false,"vain":false}
# T-CA-2 reinforces the left shield
= 51cd99e25154514e

turn 1
> 2  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[16,2],"to":[15,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight to 15,2, facing 4
= 3e7cd2ba6ef4c4e2

turn 1
> 2  T-CA-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":false,"from":[16,4],"to":[15,4],"facing":4,"count":0,"marker":null}
# T-CA-2 moves straight to 15,4, facing 4
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= ddcb9604a10b418a

turn 1
> 1  CA-1: reinforce rear; CA-2: change
[TAL-2.6] {"kind":"bought","piece":"CA-1","purchase":"reinforce rear","battery":false,"vain":false}
# CA-1 reinforces the rear shield
[TAL-1.5] {"kind":"bought","piece":"CA-2","purchase":"change","battery":false,"vain":false}
# CA-2 bids to take the initiative
= 6386664e2987d986

turn 1
> 1  CA-1: right
[TAL-7.2.1] {"kind":"moved","piece":"CA-1","way":"right","afterburner":false,"from":[8,2],"to":[9,1],"facing":2,"count":2,"marker":[11,-1]}
# CA-1 moves right to 9,1, facing 2, free to turn in 2 hexes, at 11,-1
= bd876a9cf81a8f4e

turn 1
> 1  CA-2: right
[TAL-7.2.1] {"kind":"moved","piece":"CA-2","way":"right","afterburner":false,"from":[8,4],"to":[9,3],"facing":2,"count":2,"marker":[11,1]}
# CA-2 moves right to 9,3, facing 2, free to turn in 2 hexes, at 11,1
[TAL-1.5] {"kind":"initiative","side":1,"change":1,"defend":0,"flipped":true}
# 1 to change, 0 to defend: side 1 takes the initiative
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= 6707a880d0f387f6

turn 1
> 2  T-CA-1: afterburner right
[TAL-10.1] {"kind":"moved","piece":"T-CA-1","way":"right","afterburner":true,"from":[15,2],"to":[14,3],"facing":5,"count":1,"marker":[13,4]}
# T-CA-1 moves right with its afterburner to 14,3, facing 5, free to turn in 1 hex, at 13,4
= aeb3dcbb601748db

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= a85986549aeacfae

turn 1
> 1  CA-1: defend; CA-2: reinforce front
[TAL-1.5] {"kind":"bought","piece":"CA-1","purchase":"defend","battery":false,"vain":false}
# CA-1 bids to keep the initiative
[TAL-2.6] {"kind":"bought","piece":"CA-2","purchase":"reinforce front","battery":false,"vain":false}
# CA-2 reinforces the front shield
= 677f71c38e13dfd2

turn 1
> 1  CA-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-2","way":"straight","afterburner":false,"from":[9,3],"to":[10,2],"facing":2,"count":1,"marker":[11,1]}
# CA-2 moves straight to 10,2, facing 2, free to turn in 1 hex, at 11,1
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[9,1],"to":[10,0],"facing":2,"count":1,"marker":[11,-1]}
# CA-1 moves straight to 10,0, facing 2, free to turn in 1 hex, at 11,-1
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= f0d762dd6d31b1a6

turn 1
> 2  T-CA-1: through; T-CA-2: reinforce front
[TAL-2.6] {"kind":"bought","piece":"T-CA-1","purchase":"through","battery":false,"vain":false}
# T-CA-1 powers through: one less on its turn radius
[TAL-2.6] {"kind":"bought","piece":"T-CA-2","purchase":"reinforce front","battery":false,"vain":false}
# T-CA-2 reinforces the front shield
= cbaedb1cf7a0bbcb

turn 1
> 2  T-CA-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-CA-1","way":"left","afterburner":false,"from":[14,3],"to":[13,3],"facing":4,"count":1,"marker":[12,3]}
# T-CA-1 moves left to 13,3, facing 4, free to turn in 1 hex, at 12,3
= 7f8563c6e9c11bd7

turn 1
> 2  T-CA-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":false,"from":[15,4],"to":[14,4],"facing":4,"count":0,"marker":null}
# T-CA-2 moves straight to 14,4, facing 4
= c3b1fa937bcafd32

turn 1
> 2  T-CA-1 fires 2 at CA-2, CA-2
[TAL-8.1] {"kind":"fires","piece":"T-CA-1","group":2,"weapon":"disruptor","targets":["CA-2","CA-2"]}
# T-CA-1 fires group 2, disruptor, at CA-2, CA-2
  [TAL-8.3] d6 = 1
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"CA-2","range":4,"face":1,"penalty":0,"damage":0,"sixths":4}
# 1 at CA-2, range 4: a miss
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"CA-2","range":4,"face":3,"penalty":0,"damage":0,"sixths":4}
# 3 at CA-2, range 4: a miss
= f601eaa0e9a8b741

turn 1
> 2  done
[TAL-1.5] {"kind":"initiative","side":1,"change":0,"defend":1,"flipped":false}
# 0 to change, 1 to defend: side 1 keeps the initiative
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
= b3f49a39e10985c7

turn 1
> 2  T-CA-2: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":true,"from":[14,4],"to":[13,4],"facing":4,"count":0,"marker":null}
# T-CA-2 moves straight with its afterburner to 13,4, facing 4
= 1d4a768cd4a65c99

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= 5ff27bc1d4de6f95

turn 1
> 1  CA-1: battery; CA-2: through
[TAL-10.1] {"kind":"bought","piece":"CA-1","purchase":"battery","battery":false,"vain":false}
# CA-1 charges its battery
[TAL-2.6] {"kind":"bought","piece":"CA-2","purchase":"through","battery":false,"vain":false}
# CA-2 powers through: one less on its turn radius
= 39c500ec237047e7

turn 1
> 1  CA-2: left
[TAL-7.2.1] {"kind":"moved","piece":"CA-2","way":"left","afterburner":false,"from":[10,2],"to":[11,2],"facing":1,"count":2,"marker":[13,2]}
# CA-2 moves left to 11,2, facing 1, free to turn in 2 hexes, at 13,2
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[10,0],"to":[11,-1],"facing":2,"count":0,"marker":null}
# CA-1 moves straight to 11,-1, facing 2
= df4cfbd8a9a5ecfb

turn 1
> 1  CA-2 fires 2 at T-CA-2
[TAL-8.1] {"kind":"fires","piece":"CA-2","group":2,"weapon":"torpedo","targets":["T-CA-2"]}
# CA-2 fires group 2, antimatter torpedo, at T-CA-2
  [TAL-8.3] d6 = 4
[TAL-8.3] {"kind":"shot","piece":"CA-2","weapon":"torpedo","target":"T-CA-2","range":4,"face":4,"penalty":0,"damage":0,"sixths":8}
# 4 at T-CA-2, range 4: a miss
= f030aae7aa54d0a8

turn 1
> 1  CA-2 fires 3 at T-CA-1
[TAL-8.1] {"kind":"fires","piece":"CA-2","group":3,"weapon":"phaser","targets":["T-CA-1"]}
# CA-2 fires group 3, phaser, at T-CA-1
  [TAL-8.3] d6 = 2
[TAL-8.3] {"kind":"shot","piece":"CA-2","weapon":"phaser","target":"T-CA-1","range":3,"face":2,"penalty":0,"damage":0,"sixths":2}
# 2 at T-CA-1, range 3: a miss
= be4d1b1c81f8dd90

turn 1
> 1  CA-2 fires 1 at T-CA-1
[TAL-8.1] {"kind":"fires","piece":"CA-2","group":1,"weapon":"phaser","targets":["T-CA-1"]}
# CA-2 fires group 1, phaser, at T-CA-1
  [TAL-8.3] d6 = 5
[TAL-8.3] {"kind":"shot","piece":"CA-2","weapon":"phaser","target":"T-CA-1","range":3,"face":5,"penalty":0,"damage":1,"sixths":2}
# 5 at T-CA-1, range 3: 1 damage
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"front","damage":1,"reinforced":0,"shield":1,"hull":0}
# T-CA-1 takes 1 on the front side: 1 shield box
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
= 0b1774e3cfdc203c

turn 1
> 2  T-CA-1: reinforce left
[TAL-2.6] {"kind":"bought","piece":"T-CA-1","purchase":"reinforce left","battery":false,"vain":false}
# T-CA-1 reinforces the left shield
= cbcc0cf688c635e4

turn 1
> 2  T-CA-2: right
[TAL-7.2.1] {"kind":"moved","piece":"T-CA-2","way":"right","afterburner":false,"from":[13,4],"to":[12,5],"facing":5,"count":1,"marker":[11,6]}
# T-CA-2 moves right to 12,5, facing 5, free to turn in 1 hex, at 11,6
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[13,3],"to":[12,3],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight to 12,3, facing 4
= a21db492a6473bb7

turn 1
> 2  T-CA-2 fires 1 at CA-2, CA-2
[TAL-8.1] {"kind":"fires","piece":"T-CA-2","group":1,"weapon":"disruptor","targets":["CA-2","CA-2"]}
# T-CA-2 fires group 1, disruptor, at CA-2, CA-2
  [TAL-8.3] d6 = 1
[TAL-8.3] {"kind":"shot","piece":"T-CA-2","weapon":"disruptor","target":"CA-2","range":4,"face":1,"penalty":0,"damage":0,"sixths":4}
# 1 at CA-2, range 4: a miss
  [TAL-8.3] d6 = 4
[TAL-8.3] {"kind":"shot","piece":"T-CA-2","weapon":"disruptor","target":"CA-2","range":4,"face":4,"penalty":0,"damage":0,"sixths":4}
# 4 at CA-2, range 4: a miss
= 4e72603e39d3d955

turn 1
> 2  T-CA-1 fires 1 at CA-2, CA-2
[TAL-8.1] {"kind":"fires","piece":"T-CA-1","group":1,"weapon":"disruptor","targets":["CA-2","CA-2"]}
# T-CA-1 fires group 1, disruptor, at CA-2, CA-2
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"CA-2","range":2,"face":3,"penalty":0,"damage":2,"sixths":10}
# 3 at CA-2, range 2: 2 damage
= 085fc24ad5ae6ab0

turn 1
> 1  shield left
[TAL-8.2] {"kind":"shield","piece":"CA-2","arc":"left"}
# CA-2 takes it on the left shield
[TAL-8.4] {"kind":"damaged","piece":"CA-2","arc":"left","damage":2,"reinforced":0,"shield":2,"hull":0}
# CA-2 takes 2 on the left side: 2 shield boxes
  [TAL-8.3] d6 = 2
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"CA-2","range":2,"face":2,"penalty":0,"damage":2,"sixths":10}
# 2 at CA-2, range 2: 2 damage
= 2d82b05943294faa

turn 1
> 1  shield left
[TAL-8.2] {"kind":"shield","piece":"CA-2","arc":"left"}
# CA-2 takes it on the left shield
[TAL-8.4] {"kind":"damaged","piece":"CA-2","arc":"left","damage":2,"reinforced":0,"shield":2,"hull":0}
# CA-2 takes 2 on the left side: 2 shield boxes
[TAL-1.2] {"kind":"power-phase"}
# power phase
[TAL-9.1] {"kind":"charged","piece":"CA-2","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false},{"group":3,"yellow":false}]}
# CA-2 charges group 1 red, 2 red, 3 red
[TAL-9.1] {"kind":"charged","piece":"T-CA-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-CA-1 charges group 1 red, 2 red
[TAL-9.1] {"kind":"charged","piece":"T-CA-2","groups":[{"group":1,"yellow":false}]}
# T-CA-2 charges group 1 red
= a1766f2b3452654a

turn 1
> 1  CA-1: speed 3 retreat; CA-2: speed 4
> 2  T-CA-1: speed 3 retreat; T-CA-2: speed 2
[TAL-11.1] {"kind":"announces","piece":"CA-1"}
# CA-1 announces its retreat
[TAL-9.2] {"kind":"speed","piece":"CA-2","speed":4,"before":3,"power":2,"radius":2}
# CA-2 goes to speed 4: power 2, turn radius 2
[TAL-11.1] {"kind":"announces","piece":"T-CA-1"}
# T-CA-1 announces its retreat
[TAL-9.2] {"kind":"speed","piece":"T-CA-2","speed":2,"before":3,"power":4,"radius":1}
# T-CA-2 goes to speed 2: power 4, turn radius 1
[TAL-1.2] {"kind":"round","number":2}
# round 2
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
= 2de4d517c2134653

turn 2
> 1  CA-1: reinforce right
[TAL-2.6] {"kind":"bought","piece":"CA-1","purchase":"reinforce right","battery":true,"vain":false}
# CA-1 reinforces the right shield from its battery
[TAL-7.1.3] {"kind":"moved","piece":"CA-2","way":"straight","afterburner":false,"from":[11,2],"to":[12,2],"facing":1,"count":1,"marker":[13,2]}
# CA-2 moves straight to 12,2, facing 1, free to turn in 1 hex, at 13,2
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: the turn of side 2
= b5ca444aca0e8809

turn 2
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
[TAL-2.6] {"kind":"expired","piece":"CA-1","arc":"rear"}
# the reinforcement of the rear shield of CA-1 expires
= 32630d754b78fcea

turn 2
> 1  done
= 0fbb4a8598f2da9b

turn 2
> 1  CA-1: left
[TAL-7.2.1] {"kind":"moved","piece":"CA-1","way":"left","afterburner":false,"from":[11,-1],"to":[12,-1],"facing":1,"count":2,"marker":[14,-1]}
# CA-1 moves left to 12,-1, facing 1, free to turn in 2 hexes, at 14,-1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
[TAL-2.6] {"kind":"expired","piece":"T-CA-1","arc":"rear"}
# the reinforcement of the rear shield of T-CA-1 expires
[TAL-2.6] {"kind":"expired","piece":"T-CA-2","arc":"left"}
# the reinforcement of the left shield of T-CA-2 expires
= ccc2be70722be842

turn 2
> 2  T-CA-1: change
[TAL-1.5] {"kind":"bought","piece":"T-CA-1","purchase":"change","battery":false,"vain":false}
# T-CA-1 bids to take the initiative
= 8308fada678481dd

turn 2
> 2  T-CA-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-CA-1","way":"left","afterburner":false,"from":[12,3],"to":[12,2],"facing":3,"count":1,"marker":[12,1]}
# T-CA-1 moves left to 12,2, facing 3, free to turn in 1 hex, at 12,1
[TAL-1.5] {"kind":"initiative","side":2,"change":1,"defend":0,"flipped":true}
# 1 to change, 0 to defend: side 2 takes the initiative
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= 07df61ca0bd2e1e5

turn 2
> 2  T-CA-2: reinforce rear
[TAL-2.6] {"kind":"bought","piece":"T-CA-2","purchase":"reinforce rear","battery":false,"vain":false}
# T-CA-2 reinforces the rear shield
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":false,"from":[12,5],"to":[11,6],"facing":5,"count":0,"marker":null}
# T-CA-2 moves straight to 11,6, facing 5
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= e5ee81253ec88ee3

turn 2
> 1  CA-2: slip
[TAL-7.3.2] {"kind":"bought","piece":"CA-2","purchase":"slip","battery":false,"vain":false}
# CA-2 gets a side-slip marker
= 1708dab7641f916a

turn 2
> 1  CA-2: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"CA-2","way":"slip-right","afterburner":false,"from":[12,2],"to":[13,1],"facing":1,"count":0,"marker":null}
# CA-2 moves slip-right to 13,1, facing 1
= 78705ce9a5007664

turn 2
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
[TAL-2.6] {"kind":"expired","piece":"T-CA-2","arc":"front"}
# the reinforcement of the front shield of T-CA-2 expires
= f9e530bfbd47bd25

turn 2
> 2  T-CA-1: charge 1; T-CA-2: slip
[TAL-2.5] {"kind":"bought","piece":"T-CA-1","purchase":"charge 1","battery":false,"vain":false}
# T-CA-1 charges group 1
[TAL-7.3.2] {"kind":"bought","piece":"T-CA-2","purchase":"slip","battery":false,"vain":false}
# T-CA-2 gets a side-slip marker
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[12,2],"to":[12,1],"facing":3,"count":0,"marker":null}
# T-CA-1 moves straight to 12,1, facing 3
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
[TAL-2.6] {"kind":"expired","piece":"CA-2","arc":"front"}
# the reinforcement of the front shield of CA-2 expires
= d8a7f90e4cfdf1e7

turn 2
> 1  CA-1: change
[TAL-1.5] {"kind":"bought","piece":"CA-1","purchase":"change","battery":false,"vain":false}
# CA-1 bids to take the initiative
= 5e24e14f498917d8

turn 2
> 1  CA-2: left
[TAL-7.2.1] {"kind":"moved","piece":"CA-2","way":"left","afterburner":false,"from":[13,1],"to":[13,2],"facing":0,"count":2,"marker":[13,4]}
# CA-2 moves left to 13,2, facing 0, free to turn in 2 hexes, at 13,4
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[12,-1],"to":[13,-1],"facing":1,"count":1,"marker":[14,-1]}
# CA-1 moves straight to 13,-1, facing 1, free to turn in 1 hex, at 14,-1
= daaf6de65e9190d9

turn 2
> 1  CA-1 fires 1 at T-CA-1
[TAL-8.1] {"kind":"fires","piece":"CA-1","group":1,"weapon":"phaser","targets":["T-CA-1"]}
# CA-1 fires group 1, phaser, at T-CA-1
  [TAL-8.3] d6 = 2
[TAL-8.3] {"kind":"shot","piece":"CA-1","weapon":"phaser","target":"T-CA-1","range":2,"face":2,"penalty":0,"damage":1,"sixths":9}
# 2 at T-CA-1, range 2: 1 damage
= 953147be94738d8d

turn 2
> 2  shield front
[TAL-8.2] {"kind":"shield","piece":"T-CA-1","arc":"front"}
# T-CA-1 takes it on the front shield
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"front","damage":1,"reinforced":0,"shield":1,"hull":0}
# T-CA-1 takes 1 on the front side: 1 shield box
[TAL-1.5] {"kind":"initiative","side":1,"change":1,"defend":0,"flipped":true}
# 1 to change, 0 to defend: side 1 takes the initiative
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= 4388256fb9bbff2c

turn 2
> 1  CA-1: defend; CA-2: defend
[TAL-1.5] {"kind":"bought","piece":"CA-1","purchase":"defend","battery":false,"vain":false}
# CA-1 bids to keep the initiative
[TAL-1.5] {"kind":"bought","piece":"CA-2","purchase":"defend","battery":false,"vain":false}
# CA-2 bids to keep the initiative
= a27b0a9fcfbbed6e

turn 2
> 1  CA-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-2","way":"straight","afterburner":false,"from":[13,2],"to":[13,3],"facing":0,"count":1,"marker":[13,4]}
# CA-2 moves straight to 13,3, facing 0, free to turn in 1 hex, at 13,4
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[13,-1],"to":[14,-1],"facing":1,"count":0,"marker":null}
# CA-1 moves straight to 14,-1, facing 1
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
[TAL-2.6] {"kind":"expired","piece":"T-CA-1","arc":"left"}
# the reinforcement of the left shield of T-CA-1 expires
= 1646a439b2141c21

turn 2
> 2  T-CA-1: reinforce left; T-CA-2: charge 1
[TAL-2.6] {"kind":"bought","piece":"T-CA-1","purchase":"reinforce left","battery":false,"vain":false}
# T-CA-1 reinforces the left shield
[TAL-2.5] {"kind":"bought","piece":"T-CA-2","purchase":"charge 1","battery":false,"vain":false}
# T-CA-2 charges group 1
= b0de9ddad5611bdf

turn 2
> 2  T-CA-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":false,"from":[11,6],"to":[10,7],"facing":5,"count":0,"marker":null}
# T-CA-2 moves straight to 10,7, facing 5
= f4a001686c45b63d

turn 2
> 2  T-CA-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-CA-1","way":"left","afterburner":false,"from":[12,1],"to":[13,0],"facing":2,"count":1,"marker":[14,-1]}
# T-CA-1 moves left to 13,0, facing 2, free to turn in 1 hex, at 14,-1
[TAL-1.5] {"kind":"initiative","side":1,"change":0,"defend":2,"flipped":false}
# 0 to change, 2 to defend: side 1 keeps the initiative
[TAL-1.2] {"kind":"power-phase"}
# power phase
[TAL-9.1] {"kind":"charged","piece":"CA-1","groups":[{"group":1,"yellow":false}]}
# CA-1 charges group 1 red
[TAL-9.1] {"kind":"charged","piece":"CA-2","groups":[{"group":1,"yellow":true},{"group":2,"yellow":false},{"group":3,"yellow":true}]}
# CA-2 charges group 1 yellow, 2 red, 3 yellow
[TAL-9.1] {"kind":"charged","piece":"T-CA-1","groups":[{"group":1,"yellow":true},{"group":2,"yellow":true}]}
# T-CA-1 charges group 1 yellow, 2 yellow
[TAL-9.1] {"kind":"charged","piece":"T-CA-2","groups":[{"group":1,"yellow":true}]}
# T-CA-2 charges group 1 yellow
= f84df19a1075485a

turn 2
> 1  CA-1: speed 2; CA-2: speed 3
> 2  T-CA-1: speed 3; T-CA-2: speed 1
[TAL-9.2] {"kind":"speed","piece":"CA-1","speed":2,"before":3,"power":4,"radius":1}
# CA-1 goes to speed 2: power 4, turn radius 1
[TAL-9.2] {"kind":"speed","piece":"CA-2","speed":3,"before":4,"power":3,"radius":2}
# CA-2 goes to speed 3: power 3, turn radius 2
[TAL-9.2] {"kind":"speed","piece":"T-CA-2","speed":1,"before":2,"power":5,"radius":0}
# T-CA-2 goes to speed 1: power 5, turn radius 0
[TAL-1.2] {"kind":"round","number":3}
# round 3
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
[TAL-2.6] {"kind":"expired","piece":"CA-1","arc":"right"}
# the reinforcement of the right shield of CA-1 expires
= 58b221597bdbff93

turn 3
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: the turn of side 2
= 4415872269e49648

turn 3
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= f4626ffbf508638f

turn 3
> 1  CA-2: reinforce right
[TAL-2.6] {"kind":"bought","piece":"CA-2","purchase":"reinforce right","battery":false,"vain":false}
# CA-2 reinforces the right shield
[TAL-7.1.3] {"kind":"moved","piece":"CA-2","way":"straight","afterburner":false,"from":[13,3],"to":[13,4],"facing":0,"count":0,"marker":null}
# CA-2 moves straight to 13,4, facing 0
= e7b229c2dd6503db

turn 3
> 1  CA-2 fires 1 at T-CA-2
[TAL-8.1] {"kind":"fires","piece":"CA-2","group":1,"weapon":"phaser","targets":["T-CA-2"]}
# CA-2 fires group 1, phaser, at T-CA-2
  [TAL-8.3] d6 = 1
[TAL-8.3] {"kind":"shot","piece":"CA-2","weapon":"phaser","target":"T-CA-2","range":3,"face":1,"penalty":0,"damage":0,"sixths":2}
# 1 at T-CA-2, range 3: a miss
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= 99c628cbcfe3daa3

turn 3
> 2  T-CA-1: through; T-CA-2: slip
[TAL-2.6] {"kind":"bought","piece":"T-CA-1","purchase":"through","battery":false,"vain":false}
# T-CA-1 powers through: one less on its turn radius
[TAL-7.3.2] {"kind":"bought","piece":"T-CA-2","purchase":"slip","battery":false,"vain":false}
# T-CA-2 gets a side-slip marker
= 9376336ce2de527d

turn 3
> 2  T-CA-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-CA-1","way":"left","afterburner":false,"from":[13,0],"to":[14,0],"facing":1,"count":1,"marker":[15,0]}
# T-CA-1 moves left to 14,0, facing 1, free to turn in 1 hex, at 15,0
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= 47923214c621738c

turn 3
> 1  CA-1: defend
[TAL-1.5] {"kind":"bought","piece":"CA-1","purchase":"defend","battery":false,"vain":false}
# CA-1 bids to keep the initiative
= e20ba78ce8842294

turn 3
> 1  CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[14,-1],"to":[15,-1],"facing":1,"count":0,"marker":null}
# CA-1 moves straight to 15,-1, facing 1
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
[TAL-2.6] {"kind":"expired","piece":"T-CA-2","arc":"rear"}
# the reinforcement of the rear shield of T-CA-2 expires
= bb491076077805e5

turn 3
> 2  T-CA-2: reinforce front
[TAL-2.6] {"kind":"bought","piece":"T-CA-2","purchase":"reinforce front","battery":false,"vain":false}
# T-CA-2 reinforces the front shield
[TAL-1.5] {"kind":"initiative","side":1,"change":0,"defend":1,"flipped":false}
# 0 to change, 1 to defend: side 1 keeps the initiative
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= 615c91b799299535

turn 3
> 1  CA-1: reinforce front; CA-2: battery
[TAL-2.6] {"kind":"bought","piece":"CA-1","purchase":"reinforce front","battery":false,"vain":false}
# CA-1 reinforces the front shield
[TAL-10.1] {"kind":"bought","piece":"CA-2","purchase":"battery","battery":false,"vain":false}
# CA-2 charges its battery
= 73c5e6513f3d5d48

turn 3
> 1  CA-2: left
[TAL-7.2.1] {"kind":"moved","piece":"CA-2","way":"left","afterburner":false,"from":[13,4],"to":[12,5],"facing":5,"count":2,"marker":[10,7]}
# CA-2 moves left to 12,5, facing 5, free to turn in 2 hexes, at 10,7
= dd171a87b1dc1e8c

turn 3
> 1  CA-2 fires 3 at T-CA-2
[TAL-8.1] {"kind":"fires","piece":"CA-2","group":3,"weapon":"phaser","targets":["T-CA-2"]}
# CA-2 fires group 3, phaser, at T-CA-2
  [TAL-8.3] d6 = 2
[TAL-8.3] {"kind":"shot","piece":"CA-2","weapon":"phaser","target":"T-CA-2","range":2,"face":2,"penalty":0,"damage":1,"sixths":9}
# 2 at T-CA-2, range 2: 1 damage
[TAL-8.4] {"kind":"damaged","piece":"T-CA-2","arc":"rear","damage":1,"reinforced":0,"shield":1,"hull":0}
# T-CA-2 takes 1 on the rear side: 1 shield box
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= d76e99e23909611d

turn 3
> 2  T-CA-2: change
[TAL-1.5] {"kind":"bought","piece":"T-CA-2","purchase":"change","battery":false,"vain":false}
# T-CA-2 bids to take the initiative
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[14,0],"to":[15,0],"facing":1,"count":0,"marker":null}
# T-CA-1 moves straight to 15,0, facing 1
[TAL-1.5] {"kind":"initiative","side":2,"change":1,"defend":0,"flipped":true}
# 1 to change, 0 to defend: side 2 takes the initiative
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
= ab8fea5c8668fa25

turn 3
> 1  CA-2: through
[TAL-2.6] {"kind":"bought","piece":"CA-2","purchase":"through","battery":true,"vain":false}
# CA-2 powers through: one less on its turn radius from its battery
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
[TAL-2.6] {"kind":"expired","piece":"T-CA-1","arc":"left"}
# the reinforcement of the left shield of T-CA-1 expires
= 86e31cd1e094f29e

turn 3
> 2  T-CA-1: slip; T-CA-2: reinforce rear
[TAL-7.3.2] {"kind":"bought","piece":"T-CA-1","purchase":"slip","battery":false,"vain":false}
# T-CA-1 gets a side-slip marker
[TAL-2.6] {"kind":"bought","piece":"T-CA-2","purchase":"reinforce rear","battery":false,"vain":false}
# T-CA-2 reinforces the rear shield
= 2a5370d9520dd1be

turn 3
> 2  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[15,0],"to":[16,0],"facing":1,"count":0,"marker":null}
# T-CA-1 moves straight to 16,0, facing 1
= d558f419e26a7e52

turn 3
> 2  T-CA-2: left
[TAL-7.2.1] {"kind":"moved","piece":"T-CA-2","way":"left","afterburner":false,"from":[10,7],"to":[9,7],"facing":4,"count":0,"marker":null}
# T-CA-2 moves left to 9,7, facing 4
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= 1f0ed771f7093d56

turn 3
> 1  CA-1: charge 1; CA-2: slip
[TAL-2.5] {"kind":"bought","piece":"CA-1","purchase":"charge 1","battery":false,"vain":false}
# CA-1 charges group 1
[TAL-7.3.2] {"kind":"bought","piece":"CA-2","purchase":"slip","battery":false,"vain":false}
# CA-2 gets a side-slip marker
= 51ac2503abfafbc7

turn 3
> 1  CA-2: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"CA-2","way":"slip-right","afterburner":false,"from":[12,5],"to":[12,6],"facing":5,"count":0,"marker":null}
# CA-2 moves slip-right to 12,6, facing 5
= 3fd8d49ad8403dc6

turn 3
> 1  CA-1: right
[TAL-7.2.1] {"kind":"moved","piece":"CA-1","way":"right","afterburner":false,"from":[15,-1],"to":[16,-2],"facing":2,"count":1,"marker":[17,-3]}
# CA-1 moves right to 16,-2, facing 2, free to turn in 1 hex, at 17,-3
= 6453ca5d1f499a3c

turn 3
> 1  CA-1 fires 1 at T-CA-1
[TAL-8.1] {"kind":"fires","piece":"CA-1","group":1,"weapon":"phaser","targets":["T-CA-1"]}
# CA-1 fires group 1, phaser, at T-CA-1
  [TAL-8.3] d6 = 2
[TAL-8.3] {"kind":"shot","piece":"CA-1","weapon":"phaser","target":"T-CA-1","range":2,"face":2,"penalty":0,"damage":1,"sixths":9}
# 2 at T-CA-1, range 2: 1 damage
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"right","damage":1,"reinforced":0,"shield":1,"hull":0}
# T-CA-1 takes 1 on the right side: 1 shield box
[TAL-1.2] {"kind":"power-phase"}
# power phase
[TAL-9.1] {"kind":"charged","piece":"CA-1","groups":[{"group":1,"yellow":false}]}
# CA-1 charges group 1 red
[TAL-9.1] {"kind":"charged","piece":"CA-2","groups":[{"group":1,"yellow":false},{"group":2,"yellow":true},{"group":3,"yellow":false}]}
# CA-2 charges group 1 red, 2 yellow, 3 red
[TAL-9.1] {"kind":"charged","piece":"T-CA-1","groups":[{"group":1,"yellow":true},{"group":2,"yellow":true}]}
# T-CA-1 charges group 1 yellow, 2 yellow
[TAL-9.1] {"kind":"charged","piece":"T-CA-2","groups":[{"group":1,"yellow":true}]}
# T-CA-2 charges group 1 yellow
= 24d73bff5003db82

turn 3
> 1  CA-1: speed 3; CA-2: speed 3
> 2  T-CA-1: speed 4; T-CA-2: speed 1 retreat
[TAL-9.2] {"kind":"speed","piece":"CA-1","speed":3,"before":2,"power":3,"radius":2}
# CA-1 goes to speed 3: power 3, turn radius 2
[TAL-9.2] {"kind":"speed","piece":"T-CA-1","speed":4,"before":3,"power":2,"radius":2}
# T-CA-1 goes to speed 4: power 2, turn radius 2
[TAL-11.1] {"kind":"announces","piece":"T-CA-2"}
# T-CA-2 announces its retreat
[TAL-11.1] {"kind":"retreated","piece":"CA-1"}
# CA-1 has retreated
[TAL-11.1] {"kind":"retreated","piece":"T-CA-1"}
# T-CA-1 has retreated
[TAL-1.2] {"kind":"round","number":4}
# round 4
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: the turn of side 2
= da9c8fd6a3492dfc

turn 4
> 2  T-CA-2: reinforce right
[TAL-2.6] {"kind":"bought","piece":"T-CA-2","purchase":"reinforce right","battery":false,"vain":false}
# T-CA-2 reinforces the right shield
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= a897a17a9dde41ea

turn 4
> 2  T-CA-2: defend
[TAL-1.5] {"kind":"bought","piece":"T-CA-2","purchase":"defend","battery":false,"vain":false}
# T-CA-2 bids to keep the initiative
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
[TAL-2.6] {"kind":"expired","piece":"CA-2","arc":"right"}
# the reinforcement of the right shield of CA-2 expires
= 8d671079290f4566

turn 4
> 1  CA-2: reinforce rear
[TAL-2.6] {"kind":"bought","piece":"CA-2","purchase":"reinforce rear","battery":false,"vain":false}
# CA-2 reinforces the rear shield
= 86286f5dffc509eb

turn 4
> 1  CA-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-2","way":"straight","afterburner":false,"from":[12,6],"to":[11,7],"facing":5,"count":0,"marker":null}
# CA-2 moves straight to 11,7, facing 5
[TAL-1.5] {"kind":"initiative","side":2,"change":0,"defend":1,"flipped":false}
# 0 to change, 1 to defend: side 2 keeps the initiative
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
[TAL-2.6] {"kind":"expired","piece":"T-CA-2","arc":"front"}
# the reinforcement of the front shield of T-CA-2 expires
= 799845492888179c

turn 4
> 2  T-CA-2: slip
[TAL-7.3.2] {"kind":"bought","piece":"T-CA-2","purchase":"slip","battery":false,"vain":false}
# T-CA-2 gets a side-slip marker
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= f51daf21d59e62af

turn 4
> 2  T-CA-2: charge 1
[TAL-2.5] {"kind":"bought","piece":"T-CA-2","purchase":"charge 1","battery":false,"vain":false}
# T-CA-2 charges group 1
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= f06eb32925406e6e

turn 4
> 1  CA-2: change
[TAL-1.5] {"kind":"bought","piece":"CA-2","purchase":"change","battery":false,"vain":false}
# CA-2 bids to take the initiative
= 556032357a75322c

turn 4
> 1  CA-2: left
[TAL-7.2.1] {"kind":"moved","piece":"CA-2","way":"left","afterburner":false,"from":[11,7],"to":[10,7],"facing":4,"count":2,"marker":[8,7]}
# CA-2 moves left to 10,7, facing 4, free to turn in 2 hexes, at 8,7
[TAL-1.5] {"kind":"initiative","side":1,"change":1,"defend":0,"flipped":true}
# 1 to change, 0 to defend: side 1 takes the initiative
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= c37e4b744d20246b

turn 4
> 1  CA-2: reinforce left
[TAL-2.6] {"kind":"bought","piece":"CA-2","purchase":"reinforce left","battery":false,"vain":false}
# CA-2 reinforces the left shield
[TAL-7.1.3] {"kind":"moved","piece":"CA-2","way":"straight","afterburner":false,"from":[10,7],"to":[9,7],"facing":4,"count":1,"marker":[8,7]}
# CA-2 moves straight to 9,7, facing 4, free to turn in 1 hex, at 8,7
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
[TAL-2.6] {"kind":"expired","piece":"T-CA-2","arc":"rear"}
# the reinforcement of the rear shield of T-CA-2 expires
= 7eb97d3cfcae8859

turn 4
> 2  T-CA-2: reinforce rear
[TAL-2.6] {"kind":"bought","piece":"T-CA-2","purchase":"reinforce rear","battery":false,"vain":false}
# T-CA-2 reinforces the rear shield
= 8941f227878c1f75

turn 4
> 2  T-CA-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":false,"from":[9,7],"to":[8,7],"facing":4,"count":0,"marker":null}
# T-CA-2 moves straight to 8,7, facing 4
[TAL-1.2] {"kind":"power-phase"}
# power phase
[TAL-9.1] {"kind":"charged","piece":"CA-2","groups":[{"group":1,"yellow":true},{"group":2,"yellow":true},{"group":3,"yellow":true}]}
# CA-2 charges group 1 yellow, 2 yellow, 3 yellow
= d626ec93ff01825f

turn 4
> 1  CA-2: speed 3
> 2  T-CA-2: speed 1
[TAL-16] {"kind":"over","winner":null,"how":"limit"}
# the last round is over, and nobody has destroyed more: a draw
= 285cba2d0e66163a
