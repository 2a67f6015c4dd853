firing-arc record 2
game talon 2
wording en 1
scenario duel
option turn-limit 2
seat 1 doctrine
seat 2 doctrine
dice seed 17
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
= b6b012da193cf176

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= 55c03ba7b02995f5

turn 1
> 2  done
= 117f03b1eb4e4e10

turn 1
> 2  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[17,2],"to":[16,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight to 16,2, facing 4
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= f12dc7318d76d192

turn 1
> 1  CA-1: battery
[TAL-10.1] {"kind":"bought","piece":"CA-1","purchase":"battery","battery":false,"vain":false}
# CA-1 charges its battery
= 86cf08c292cf18ee

turn 1
> 1  CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[8,2],"to":[9,2],"facing":1,"count":0,"marker":null}
# CA-1 moves straight to 9,2, facing 1
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= 792bad5cc54c5bf1

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= 78fe05b43781c66b

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= 5bef548d1f8a72cc

turn 1
> 2  done
= 6d48aad4795ee0b2

turn 1
> 2  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[16,2],"to":[15,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight to 15,2, facing 4
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= a6354ff29b7678ff

turn 1
> 1  CA-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"CA-1","purchase":"reinforce front","battery":false,"vain":false}
# CA-1 reinforces the front shield
= 010765c18ca69e35

turn 1
> 1  CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[9,2],"to":[10,2],"facing":1,"count":0,"marker":null}
# CA-1 moves straight to 10,2, facing 1
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
= c7789b4d8b2ca0c5

turn 1
> 2  T-CA-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":true,"from":[15,2],"to":[14,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight with its afterburner to 14,2, facing 4
= f97845ffba8668bd

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
= 27a00211bd016901

turn 1
> 1  done
= dad2c4a24ad790d6

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
= 6564efad4001828b

turn 1
> 2  T-CA-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"T-CA-1","purchase":"reinforce front","battery":false,"vain":false}
# T-CA-1 reinforces the front shield
= 5fc4068833c1dbdd

turn 1
> 2  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[14,2],"to":[13,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight to 13,2, facing 4
= 244ebe5dea553463

turn 1
> 2  T-CA-1 fires 1 at CA-1, CA-1
[TAL-8.1] {"kind":"fires","piece":"T-CA-1","group":1,"weapon":"disruptor","targets":["CA-1","CA-1"]}
# T-CA-1 fires group 1, disruptor, at CA-1, CA-1
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"CA-1","range":3,"face":3,"penalty":0,"damage":2,"sixths":8}
# 3 at CA-1, range 3: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"CA-1","arc":"front","damage":2,"reinforced":2,"shield":0,"hull":0}
# CA-1 takes 2 on the front side: 2 absorbed
  [TAL-8.3] d6 = 5
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"CA-1","range":3,"face":5,"penalty":0,"damage":2,"sixths":8}
# 5 at CA-1, range 3: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"CA-1","arc":"front","damage":2,"reinforced":0,"shield":2,"hull":0}
# CA-1 takes 2 on the front side: 2 shield boxes
= 400f66e6350e911e

turn 1
> 2  T-CA-1 fires 2 at CA-1, CA-1
[TAL-8.1] {"kind":"fires","piece":"T-CA-1","group":2,"weapon":"disruptor","targets":["CA-1","CA-1"]}
# T-CA-1 fires group 2, disruptor, at CA-1, CA-1
  [TAL-8.3] d6 = 4
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"CA-1","range":3,"face":4,"penalty":0,"damage":2,"sixths":8}
# 4 at CA-1, range 3: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"CA-1","arc":"front","damage":2,"reinforced":0,"shield":2,"hull":0}
# CA-1 takes 2 on the front side: 2 shield boxes
  [TAL-8.3] d6 = 4
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"CA-1","range":3,"face":4,"penalty":0,"damage":2,"sixths":8}
# 4 at CA-1, range 3: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"CA-1","arc":"front","damage":2,"reinforced":0,"shield":2,"hull":0}
# CA-1 takes 2 on the front side: 2 shield boxes
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= 4579124b72ca8885

turn 1
> 1  CA-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"CA-1","purchase":"reinforce front","battery":false,"vain":false}
# CA-1 reinforces the front shield
= d1a1ce4d8d29de85

turn 1
> 1  CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[10,2],"to":[11,2],"facing":1,"count":0,"marker":null}
# CA-1 moves straight to 11,2, facing 1
= f499804d7e2486f4

turn 1
> 1  CA-1 fires 2 at T-CA-1
[TAL-8.1] {"kind":"fires","piece":"CA-1","group":2,"weapon":"torpedo","targets":["T-CA-1"]}
# CA-1 fires group 2, antimatter torpedo, at T-CA-1
  [TAL-8.3] d6 = 5
[TAL-8.3] {"kind":"shot","piece":"CA-1","weapon":"torpedo","target":"T-CA-1","range":2,"face":5,"penalty":0,"damage":4,"sixths":20}
# 5 at T-CA-1, range 2: 4 damage
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"front","damage":4,"reinforced":2,"shield":2,"hull":0}
# T-CA-1 takes 4 on the front side: 2 absorbed, 2 shield boxes
= 52cb4042d0aaac0e

turn 1
> 1  CA-1 fires 3 at T-CA-1
[TAL-8.1] {"kind":"fires","piece":"CA-1","group":3,"weapon":"phaser","targets":["T-CA-1"]}
# CA-1 fires group 3, phaser, at T-CA-1
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"CA-1","weapon":"phaser","target":"T-CA-1","range":2,"face":3,"penalty":0,"damage":1,"sixths":9}
# 3 at T-CA-1, range 2: 1 damage
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"front","damage":1,"reinforced":0,"shield":1,"hull":0}
# T-CA-1 takes 1 on the front side: 1 shield box
= ce991aa7ac1b64a6

turn 1
> 1  CA-1 fires 1 at T-CA-1
[TAL-8.1] {"kind":"fires","piece":"CA-1","group":1,"weapon":"phaser","targets":["T-CA-1"]}
# CA-1 fires group 1, phaser, at T-CA-1
  [TAL-8.3] d6 = 1
[TAL-8.3] {"kind":"shot","piece":"CA-1","weapon":"phaser","target":"T-CA-1","range":2,"face":1,"penalty":0,"damage":1,"sixths":9}
# 1 at T-CA-1, range 2: 1 damage
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"front","damage":1,"reinforced":0,"shield":1,"hull":0}
# T-CA-1 takes 1 on the front side: 1 shield box
[TAL-1.2] {"kind":"power-phase"}
# power phase
[TAL-9.1] {"kind":"charged","piece":"CA-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false},{"group":3,"yellow":false}]}
# CA-1 charges group 1 red, 2 red, 3 red
[TAL-9.1] {"kind":"charged","piece":"T-CA-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-CA-1 charges group 1 red, 2 red
= f40934c229433c75

turn 1
> 1  CA-1: speed 2
> 2  T-CA-1: speed 2
[TAL-9.2] {"kind":"speed","piece":"CA-1","speed":2,"before":3,"power":4,"radius":1}
# CA-1 goes to speed 2: power 4, turn radius 1
[TAL-9.2] {"kind":"speed","piece":"T-CA-1","speed":2,"before":3,"power":4,"radius":1}
# T-CA-1 goes to speed 2: power 4, turn radius 1
[TAL-1.2] {"kind":"round","number":2}
# round 2
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: the turn of side 2
= 77559be2af80018c

turn 2
> 2  T-CA-1: charge 2
[TAL-2.5] {"kind":"bought","piece":"T-CA-1","purchase":"charge 2","battery":false,"vain":false}
# T-CA-1 charges group 2
= 990f7c378177bed6

turn 2
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
= 2b8f620a6eb05cdc

turn 2
> 1  CA-1: charge 3
[TAL-2.5] {"kind":"bought","piece":"CA-1","purchase":"charge 3","battery":false,"vain":false}
# CA-1 charges group 3
= 928299ee1316445c

turn 2
> 1  CA-1 fires 3 at T-CA-1
[TAL-8.1] {"kind":"fires","piece":"CA-1","group":3,"weapon":"phaser","targets":["T-CA-1"]}
# CA-1 fires group 3, phaser, at T-CA-1
  [TAL-8.3] d6 = 5
[TAL-8.3] {"kind":"shot","piece":"CA-1","weapon":"phaser","target":"T-CA-1","range":2,"face":5,"penalty":0,"damage":2,"sixths":9}
# 5 at T-CA-1, range 2: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"front","damage":2,"reinforced":0,"shield":2,"hull":0}
# T-CA-1 takes 2 on the front side: 2 shield boxes
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= 86d8dd11d71ba59b

turn 2
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= ae242c8c20a0ae1b

turn 2
> 1  CA-1: charge 1
[TAL-2.5] {"kind":"bought","piece":"CA-1","purchase":"charge 1","battery":true,"vain":false}
# CA-1 charges group 1 from its battery
= 24fd8b2c696623f5

turn 2
> 1  CA-1 fires 1 at T-CA-1
[TAL-8.1] {"kind":"fires","piece":"CA-1","group":1,"weapon":"phaser","targets":["T-CA-1"]}
# CA-1 fires group 1, phaser, at T-CA-1
  [TAL-8.3] d6 = 5
[TAL-8.3] {"kind":"shot","piece":"CA-1","weapon":"phaser","target":"T-CA-1","range":2,"face":5,"penalty":0,"damage":2,"sixths":9}
# 5 at T-CA-1, range 2: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"front","damage":2,"reinforced":0,"shield":1,"hull":1}
# T-CA-1 takes 2 on the front side: 1 shield box, 1 to the hull
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= e3c04f8d9586517b

turn 2
> 2  T-CA-1: charge 2
[TAL-2.5] {"kind":"bought","piece":"T-CA-1","purchase":"charge 2","battery":false,"vain":false}
# T-CA-1 charges group 2
= 1a7f2197e0cd6568

turn 2
> 2  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[13,2],"to":[12,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight to 12,2, facing 4
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= a70d8ad343a0688b

turn 2
> 1  CA-1: charge 1
[TAL-2.5] {"kind":"bought","piece":"CA-1","purchase":"charge 1","battery":false,"vain":false}
# CA-1 charges group 1
= 897479c790d3c2f4

turn 2
> 1  CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[11,2],"to":[12,2],"facing":1,"count":0,"marker":null}
# CA-1 moves straight to 12,2, facing 1
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= 5f421f3fa1ee7340

turn 2
> 2  T-CA-1: charge 2
[TAL-2.5] {"kind":"bought","piece":"T-CA-1","purchase":"charge 2","battery":false,"vain":false}
# T-CA-1 charges group 2
= c7f933452d429ca9

turn 2
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= 6d35bf28d1f8ec90

turn 2
> 1  CA-1: charge 3
[TAL-2.5] {"kind":"bought","piece":"CA-1","purchase":"charge 3","battery":false,"vain":false}
# CA-1 charges group 3
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
= 4f3a9730860a751c

turn 2
> 2  T-CA-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":true,"from":[12,2],"to":[11,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight with its afterburner to 11,2, facing 4
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
= 5d66cd55697a9259

turn 2
> 2  T-CA-1: charge 2
[TAL-2.5] {"kind":"bought","piece":"T-CA-1","purchase":"charge 2","battery":false,"vain":false}
# T-CA-1 charges group 2
= 2f888391cb22e4c5

turn 2
> 2  T-CA-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-CA-1","way":"right","afterburner":false,"from":[11,2],"to":[10,3],"facing":5,"count":1,"marker":[9,4]}
# T-CA-1 moves right to 10,3, facing 5, free to turn in 1 hex, at 9,4
= ea37ae8afc4b1e84

turn 2
> 2  T-CA-1 fires 2 at CA-1, CA-1
[TAL-8.1] {"kind":"fires","piece":"T-CA-1","group":2,"weapon":"disruptor","targets":["CA-1","CA-1"]}
# T-CA-1 fires group 2, disruptor, at CA-1, CA-1
  [TAL-8.3] d6 = 2
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"CA-1","range":2,"face":2,"penalty":0,"damage":2,"sixths":10}
# 2 at CA-1, range 2: 2 damage
= 1deee45d1bca324d

turn 2
> 1  shield left
[TAL-8.2] {"kind":"shield","piece":"CA-1","arc":"left"}
# CA-1 takes it on the left shield
[TAL-8.4] {"kind":"damaged","piece":"CA-1","arc":"left","damage":2,"reinforced":0,"shield":2,"hull":0}
# CA-1 takes 2 on the left side: 2 shield boxes
  [TAL-8.3] d6 = 2
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"CA-1","range":2,"face":2,"penalty":0,"damage":2,"sixths":10}
# 2 at CA-1, range 2: 2 damage
= 731e81400351d076

turn 2
> 1  shield rear
[TAL-8.2] {"kind":"shield","piece":"CA-1","arc":"rear"}
# CA-1 takes it on the rear shield
[TAL-8.4] {"kind":"damaged","piece":"CA-1","arc":"rear","damage":2,"reinforced":0,"shield":2,"hull":0}
# CA-1 takes 2 on the rear side: 2 shield boxes
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
[TAL-2.6] {"kind":"expired","piece":"CA-1","arc":"front"}
# the reinforcement of the front shield of CA-1 expires
= c7dfd160864cfeb9

turn 2
> 1  CA-1: charge 2
[TAL-2.5] {"kind":"bought","piece":"CA-1","purchase":"charge 2","battery":false,"vain":false}
# CA-1 charges group 2
= cc1c5b708d44dc19

turn 2
> 1  CA-1: left
[TAL-7.2.1] {"kind":"moved","piece":"CA-1","way":"left","afterburner":false,"from":[12,2],"to":[12,3],"facing":0,"count":1,"marker":[12,4]}
# CA-1 moves left to 12,3, facing 0, free to turn in 1 hex, at 12,4
[TAL-1.2] {"kind":"power-phase"}
# power phase
[TAL-9.1] {"kind":"charged","piece":"CA-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false},{"group":3,"yellow":false}]}
# CA-1 charges group 1 red, 2 red, 3 red
[TAL-9.1] {"kind":"charged","piece":"T-CA-1","groups":[{"group":1,"yellow":true},{"group":2,"yellow":false}]}
# T-CA-1 charges group 1 yellow, 2 red
= 330eb676e10c76f9

turn 2
> 1  CA-1: speed 2
> 2  T-CA-1: speed 1
[TAL-9.2] {"kind":"speed","piece":"T-CA-1","speed":1,"before":2,"power":5,"radius":0}
# T-CA-1 goes to speed 1: power 5, turn radius 0
[TAL-16] {"kind":"over","winner":null,"how":"limit"}
# the last round is over, and nobody has destroyed more: a draw
= bef94f3eb8f294da
