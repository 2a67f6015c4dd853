firing-arc record 2
game talon 2
wording en 3
scenario war-is-upon-us
option turn-limit 3
seat 1 doctrine
seat 2 doctrine
dice seed 17
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
= 3c8afd39c9718546

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: side 1 takes its turn
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: side 2 takes its turn
= 8945b3b57c0f462a

turn 1
> 2  done
= cbfd8dfda327c77b

turn 1
> 2  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[17,2],"to":[16,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight to 16,2, facing 4
= e17a77f2e255fda7

turn 1
> 2  T-CA-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":false,"from":[17,4],"to":[16,4],"facing":4,"count":0,"marker":null}
# T-CA-2 moves straight to 16,4, facing 4
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: side 1 takes its turn
= 05ffdad83b069109

turn 1
> 1  CA-1: battery; CA-2: battery
[TAL-10.1] {"kind":"bought","piece":"CA-1","purchase":"battery","battery":false,"vain":false}
# CA-1 charges its battery
[TAL-10.1] {"kind":"bought","piece":"CA-2","purchase":"battery","battery":false,"vain":false}
# CA-2 charges its battery
= 525e87e20ffb8bbd

turn 1
> 1  CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[8,2],"to":[9,2],"facing":1,"count":0,"marker":null}
# CA-1 moves straight to 9,2, facing 1
= b98faadc90e593b5

turn 1
> 1  CA-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-2","way":"straight","afterburner":false,"from":[8,4],"to":[9,4],"facing":1,"count":0,"marker":null}
# CA-2 moves straight to 9,4, facing 1
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: side 2 takes its turn
= 4fd94796bf5265c1

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: side 1 takes its turn
= fb63be909cbcce99

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: side 2 takes its turn
= 4552a54c0c72941c

turn 1
> 2  done
= 1d8916c92d102407

turn 1
> 2  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[16,2],"to":[15,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight to 15,2, facing 4
= 5087e8cdf7f5126d

turn 1
> 2  T-CA-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":false,"from":[16,4],"to":[15,4],"facing":4,"count":0,"marker":null}
# T-CA-2 moves straight to 15,4, facing 4
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: side 1 takes its turn
= 5c178ac8c250ff3e

turn 1
> 1  CA-1: reinforce front; CA-2: reinforce front
[TAL-2.6] {"kind":"bought","piece":"CA-1","purchase":"reinforce front","battery":false,"vain":false}
# CA-1 reinforces the front shield
[TAL-2.6] {"kind":"bought","piece":"CA-2","purchase":"reinforce front","battery":false,"vain":false}
# CA-2 reinforces the front shield
= 7f8e41ab7af72a4b

turn 1
> 1  CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[9,2],"to":[10,2],"facing":1,"count":0,"marker":null}
# CA-1 moves straight to 10,2, facing 1
= 12702cac48cb727c

turn 1
> 1  CA-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-2","way":"straight","afterburner":false,"from":[9,4],"to":[10,4],"facing":1,"count":0,"marker":null}
# CA-2 moves straight to 10,4, facing 1
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: side 2 takes its turn
= 70b25f6033180252

turn 1
> 2  T-CA-2: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":true,"from":[15,4],"to":[14,4],"facing":4,"count":0,"marker":null}
# T-CA-2 moves straight with its afterburner to 14,4, facing 4
= 363c0f48fee8684c

turn 1
> 2  T-CA-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":true,"from":[15,2],"to":[14,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight with its afterburner to 14,2, facing 4
= 20341fab1f754472

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: side 1 takes its turn
= 572f8fd8d0b0679c

turn 1
> 1  done
= 97e9640509161c32

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: side 2 takes its turn
= 4f9df519d1ed967b

turn 1
> 2  T-CA-1: slip; T-CA-2: reinforce front
[TAL-7.3.2] {"kind":"bought","piece":"T-CA-1","purchase":"slip","battery":false,"vain":false}
# T-CA-1 buys a side-slip marker
[TAL-2.6] {"kind":"bought","piece":"T-CA-2","purchase":"reinforce front","battery":false,"vain":false}
# T-CA-2 reinforces the front shield
= d42dcf0a703bdc4a

turn 1
> 2  T-CA-1: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"T-CA-1","way":"slip-right","afterburner":false,"from":[14,2],"to":[13,3],"facing":4,"count":0,"marker":null}
# T-CA-1 slips right to 13,3, facing 4
= bd28969f5f6f86f9

turn 1
> 2  T-CA-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":false,"from":[14,4],"to":[13,4],"facing":4,"count":0,"marker":null}
# T-CA-2 moves straight to 13,4, facing 4
= 6e986bedeae2e116

turn 1
> 2  T-CA-1 fires 1 at CA-2, CA-2
[TAL-8.1] {"kind":"fires","piece":"T-CA-1","group":1,"weapon":"disruptor","targets":["CA-2","CA-2"]}
# T-CA-1 fires group 1 (disruptor) at CA-2, CA-2
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"CA-2","range":3,"face":3,"penalty":0,"damage":2,"sixths":8}
# rolled 3 at CA-2, range 3: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"CA-2","arc":"front","damage":2,"reinforced":2,"shield":0,"hull":0}
# CA-2 takes 2 damage on its front side: 2 to reinforcement
  [TAL-8.3] d6 = 5
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"CA-2","range":3,"face":5,"penalty":0,"damage":2,"sixths":8}
# rolled 5 at CA-2, range 3: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"CA-2","arc":"front","damage":2,"reinforced":0,"shield":2,"hull":0}
# CA-2 takes 2 damage on its front side: 2 to the shield
= f502746ec4ceacd1

turn 1
> 2  T-CA-1 fires 2 at CA-2, CA-2
[TAL-8.1] {"kind":"fires","piece":"T-CA-1","group":2,"weapon":"disruptor","targets":["CA-2","CA-2"]}
# T-CA-1 fires group 2 (disruptor) at CA-2, CA-2
  [TAL-8.3] d6 = 4
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"CA-2","range":3,"face":4,"penalty":0,"damage":2,"sixths":8}
# rolled 4 at CA-2, range 3: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"CA-2","arc":"front","damage":2,"reinforced":0,"shield":2,"hull":0}
# CA-2 takes 2 damage on its front side: 2 to the shield
  [TAL-8.3] d6 = 4
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"CA-2","range":3,"face":4,"penalty":0,"damage":2,"sixths":8}
# rolled 4 at CA-2, range 3: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"CA-2","arc":"front","damage":2,"reinforced":0,"shield":2,"hull":0}
# CA-2 takes 2 damage on its front side: 2 to the shield
= afa41afc92959204

turn 1
> 2  T-CA-2 fires 2 at CA-2, CA-2
[TAL-8.1] {"kind":"fires","piece":"T-CA-2","group":2,"weapon":"disruptor","targets":["CA-2","CA-2"]}
# T-CA-2 fires group 2 (disruptor) at CA-2, CA-2
  [TAL-8.3] d6 = 2
[TAL-8.3] {"kind":"shot","piece":"T-CA-2","weapon":"disruptor","target":"CA-2","range":3,"face":2,"penalty":0,"damage":0,"sixths":8}
# rolled 2 at CA-2, range 3: a miss
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"T-CA-2","weapon":"disruptor","target":"CA-2","range":3,"face":3,"penalty":0,"damage":2,"sixths":8}
# rolled 3 at CA-2, range 3: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"CA-2","arc":"front","damage":2,"reinforced":0,"shield":0,"hull":2}
# CA-2 takes 2 damage on its front side: 2 to the hull
= d72d6f0151962b5e

turn 1
> 2  T-CA-2 fires 1 at CA-2, CA-2
[TAL-8.1] {"kind":"fires","piece":"T-CA-2","group":1,"weapon":"disruptor","targets":["CA-2","CA-2"]}
# T-CA-2 fires group 1 (disruptor) at CA-2, CA-2
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"T-CA-2","weapon":"disruptor","target":"CA-2","range":3,"face":3,"penalty":0,"damage":2,"sixths":8}
# rolled 3 at CA-2, range 3: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"CA-2","arc":"front","damage":2,"reinforced":0,"shield":0,"hull":2}
# CA-2 takes 2 damage on its front side: 2 to the hull
  [TAL-8.4] d6 = 5
  [TAL-8.4] d6 = 1
[TAL-8.4] {"kind":"critical","piece":"CA-2","dice":[5,1],"effect":"radius"}
# CA-2 takes a critical hit, rolled 5 and 1: its turn radius grows by 1
  [TAL-8.3] d6 = 4
[TAL-8.3] {"kind":"shot","piece":"T-CA-2","weapon":"disruptor","target":"CA-2","range":3,"face":4,"penalty":0,"damage":2,"sixths":8}
# rolled 4 at CA-2, range 3: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"CA-2","arc":"front","damage":2,"reinforced":0,"shield":0,"hull":2}
# CA-2 takes 2 damage on its front side: 2 to the hull
[TAL-8.4] {"kind":"destroyed","piece":"CA-2"}
# CA-2 is destroyed
[TAL-8.6] {"kind":"explodes","piece":"CA-2","at":[10,4],"rating":3}
# CA-2 explodes at 10,4 for 3 damage
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: side 1 takes its turn
= 5b1cc29c5f7152fb

turn 1
> 1  CA-1: change
[TAL-1.5] {"kind":"bought","piece":"CA-1","purchase":"change","battery":false,"vain":false}
# CA-1 spends a point to take the initiative
= c1a89099cf390482

turn 1
> 1  CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[10,2],"to":[11,2],"facing":1,"count":0,"marker":null}
# CA-1 moves straight to 11,2, facing 1
= f87b02ef8da199b8

turn 1
> 1  CA-1 fires 2 at T-CA-1
[TAL-8.1] {"kind":"fires","piece":"CA-1","group":2,"weapon":"torpedo","targets":["T-CA-1"]}
# CA-1 fires group 2 (antimatter torpedo) at T-CA-1
  [TAL-8.3] d6 = 5
[TAL-8.3] {"kind":"shot","piece":"CA-1","weapon":"torpedo","target":"T-CA-1","range":3,"face":5,"penalty":0,"damage":4,"sixths":16}
# rolled 5 at T-CA-1, range 3: 4 damage
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"front","damage":4,"reinforced":0,"shield":4,"hull":0}
# T-CA-1 takes 4 damage on its front side: 4 to the shield
= 0365d44c19b6a73b

turn 1
> 1  CA-1 fires 1 at T-CA-1
[TAL-8.1] {"kind":"fires","piece":"CA-1","group":1,"weapon":"phaser","targets":["T-CA-1"]}
# CA-1 fires group 1 (phaser) at T-CA-1
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"CA-1","weapon":"phaser","target":"T-CA-1","range":3,"face":3,"penalty":0,"damage":0,"sixths":2}
# rolled 3 at T-CA-1, range 3: a miss
= 215f6da3aadcf71e

turn 1
> 1  CA-1 fires 3 at T-CA-1
[TAL-8.1] {"kind":"fires","piece":"CA-1","group":3,"weapon":"phaser","targets":["T-CA-1"]}
# CA-1 fires group 3 (phaser) at T-CA-1
  [TAL-8.3] d6 = 1
[TAL-8.3] {"kind":"shot","piece":"CA-1","weapon":"phaser","target":"T-CA-1","range":3,"face":1,"penalty":0,"damage":0,"sixths":2}
# rolled 1 at T-CA-1, range 3: a miss
[TAL-1.5] {"kind":"initiative","side":1,"change":1,"defend":0,"flipped":true}
# 1 spent to take the initiative, 0 to keep it: side 1 takes it
[TAL-1.2] {"kind":"power-phase"}
# the power phase begins
[TAL-9.1] {"kind":"charged","piece":"CA-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false},{"group":3,"yellow":false}]}
# CA-1 charges a red box of group 1, a red box of group 2, a red box of group 3
[TAL-9.1] {"kind":"charged","piece":"T-CA-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-CA-1 charges a red box of group 1, a red box of group 2
[TAL-9.1] {"kind":"charged","piece":"T-CA-2","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-CA-2 charges a red box of group 1, a red box of group 2
= a0d9f9e7a5ffad28

turn 1
> 1  CA-1: speed 2
> 2  T-CA-1: speed 2; T-CA-2: speed 2
[TAL-9.2] {"kind":"speed","piece":"CA-1","speed":2,"before":3,"power":4,"radius":1}
# CA-1 changes to speed 2: power 4, turn radius 1
[TAL-9.2] {"kind":"speed","piece":"T-CA-1","speed":2,"before":3,"power":4,"radius":1}
# T-CA-1 changes to speed 2: power 4, turn radius 1
[TAL-9.2] {"kind":"speed","piece":"T-CA-2","speed":2,"before":3,"power":4,"radius":1}
# T-CA-2 changes to speed 2: power 4, turn radius 1
[TAL-1.2] {"kind":"round","number":2}
# round 2 begins
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: side 1 takes its turn
= 9f289b89ee034d31

turn 2
> 1  CA-1: charge 1
[TAL-2.5] {"kind":"bought","piece":"CA-1","purchase":"charge 1","battery":false,"vain":false}
# CA-1 charges group 1
= 32bf4bc00bf310de

turn 2
> 1  CA-1 fires 1 at T-CA-1
[TAL-8.1] {"kind":"fires","piece":"CA-1","group":1,"weapon":"phaser","targets":["T-CA-1"]}
# CA-1 fires group 1 (phaser) at T-CA-1
  [TAL-8.3] d6 = 6
[TAL-8.3] {"kind":"shot","piece":"CA-1","weapon":"phaser","target":"T-CA-1","range":3,"face":6,"penalty":0,"damage":1,"sixths":2}
# rolled 6 at T-CA-1, range 3: 1 damage
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"front","damage":1,"reinforced":0,"shield":1,"hull":0}
# T-CA-1 takes 1 damage on its front side: 1 to the shield
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: side 2 takes its turn
= db9dd3b6771e7e97

turn 2
> 2  T-CA-1: charge 2; T-CA-2: charge 2
[TAL-2.5] {"kind":"bought","piece":"T-CA-1","purchase":"charge 2","battery":false,"vain":false}
# T-CA-1 charges group 2
[TAL-2.5] {"kind":"bought","piece":"T-CA-2","purchase":"charge 2","battery":false,"vain":false}
# T-CA-2 charges group 2
= 37fb84232250efea

turn 2
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: side 1 takes its turn
= 8acbc8094e62ef04

turn 2
> 1  CA-1: charge 3
[TAL-2.5] {"kind":"bought","piece":"CA-1","purchase":"charge 3","battery":true,"vain":false}
# CA-1 charges group 3 with its battery
= 6181a803640f6c5c

turn 2
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: side 2 takes its turn
= a5bf169dc9060e24

turn 2
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: side 1 takes its turn
= fa339b4f1157cb91

turn 2
> 1  CA-1: charge 1
[TAL-2.5] {"kind":"bought","piece":"CA-1","purchase":"charge 1","battery":false,"vain":false}
# CA-1 charges group 1
= 31edaea2a0b8c1fa

turn 2
> 1  CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[11,2],"to":[12,2],"facing":1,"count":0,"marker":null}
# CA-1 moves straight to 12,2, facing 1
= 38d934f538b73fad

turn 2
> 1  CA-1 fires 3 at T-CA-1
[TAL-8.1] {"kind":"fires","piece":"CA-1","group":3,"weapon":"phaser","targets":["T-CA-1"]}
# CA-1 fires group 3 (phaser) at T-CA-1
  [TAL-8.3] d6 = 5
[TAL-8.3] {"kind":"shot","piece":"CA-1","weapon":"phaser","target":"T-CA-1","range":2,"face":5,"penalty":0,"damage":2,"sixths":9}
# rolled 5 at T-CA-1, range 2: 2 damage
= bf6a42587d3ee7b5

turn 2
> 2  shield left
[TAL-8.2] {"kind":"shield","piece":"T-CA-1","arc":"left"}
# T-CA-1 takes the hit on its left shield
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"left","damage":2,"reinforced":0,"shield":2,"hull":0}
# T-CA-1 takes 2 damage on its left side: 2 to the shield
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: side 2 takes its turn
= a368c0493b67376c

turn 2
> 2  T-CA-1: charge 2; T-CA-2: charge 2
[TAL-2.5] {"kind":"bought","piece":"T-CA-1","purchase":"charge 2","battery":false,"vain":false}
# T-CA-1 charges group 2
[TAL-2.5] {"kind":"bought","piece":"T-CA-2","purchase":"charge 2","battery":false,"vain":false}
# T-CA-2 charges group 2
= 0046f97a1d277d9f

turn 2
> 2  T-CA-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-CA-1","way":"right","afterburner":false,"from":[13,3],"to":[12,4],"facing":5,"count":1,"marker":[11,5]}
# T-CA-1 turns right to 12,4, facing 5, free to turn after 1 hex, at 11,5
= d2605555a2c202fd

turn 2
> 2  T-CA-2: left
[TAL-7.2.1] {"kind":"moved","piece":"T-CA-2","way":"left","afterburner":false,"from":[13,4],"to":[13,3],"facing":3,"count":1,"marker":[13,2]}
# T-CA-2 turns left to 13,3, facing 3, free to turn after 1 hex, at 13,2
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: side 1 takes its turn
[TAL-2.6] {"kind":"expired","piece":"CA-1","arc":"front"}
# CA-1 loses the reinforcement of its front shield
= 3f5bd75bb3d64714

turn 2
> 1  CA-1: charge 3
[TAL-2.5] {"kind":"bought","piece":"CA-1","purchase":"charge 3","battery":false,"vain":false}
# CA-1 charges group 3
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: side 2 takes its turn
= 0e074d9926b2b246

turn 2
> 2  T-CA-1: charge 2; T-CA-2: charge 2
[TAL-2.5] {"kind":"bought","piece":"T-CA-1","purchase":"charge 2","battery":false,"vain":false}
# T-CA-1 charges group 2
[TAL-2.5] {"kind":"bought","piece":"T-CA-2","purchase":"charge 2","battery":false,"vain":false}
# T-CA-2 charges group 2
= a5158b522fa4d874

turn 2
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: side 1 takes its turn
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: side 2 takes its turn
= 65d13d4495bb4b47

turn 2
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: side 1 takes its turn
= d2084a2df2cd4d2e

turn 2
> 1  CA-1: charge 2
[TAL-2.5] {"kind":"bought","piece":"CA-1","purchase":"charge 2","battery":false,"vain":false}
# CA-1 charges group 2
= 820e2bcdbf90dd47

turn 2
> 1  CA-1: left
[TAL-7.2.1] {"kind":"moved","piece":"CA-1","way":"left","afterburner":false,"from":[12,2],"to":[12,3],"facing":0,"count":1,"marker":[12,4]}
# CA-1 turns left to 12,3, facing 0, free to turn after 1 hex, at 12,4
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: side 2 takes its turn
[TAL-2.6] {"kind":"expired","piece":"T-CA-2","arc":"front"}
# T-CA-2 loses the reinforcement of its front shield
= 4ceef7444a66be6e

turn 2
> 2  T-CA-1: charge 2; T-CA-2: charge 2
[TAL-2.5] {"kind":"bought","piece":"T-CA-1","purchase":"charge 2","battery":false,"vain":false}
# T-CA-1 charges group 2
[TAL-2.5] {"kind":"bought","piece":"T-CA-2","purchase":"charge 2","battery":false,"vain":false}
# T-CA-2 charges group 2
= 7490b1b931f470e5

turn 2
> 2  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[12,4],"to":[11,5],"facing":5,"count":0,"marker":null}
# T-CA-1 moves straight to 11,5, facing 5
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":false,"from":[13,3],"to":[13,2],"facing":3,"count":0,"marker":null}
# T-CA-2 moves straight to 13,2, facing 3
= 93ac8ef276b5883e

turn 2
> 2  T-CA-2 fires 2 at CA-1, CA-1
[TAL-8.1] {"kind":"fires","piece":"T-CA-2","group":2,"weapon":"disruptor","targets":["CA-1","CA-1"]}
# T-CA-2 fires group 2 (disruptor) at CA-1, CA-1
  [TAL-8.3] d6 = 2
[TAL-8.3] {"kind":"shot","piece":"T-CA-2","weapon":"disruptor","target":"CA-1","range":1,"face":2,"penalty":0,"damage":0,"sixths":4}
# rolled 2 at CA-1, range 1: a miss
  [TAL-8.3] d6 = 2
[TAL-8.3] {"kind":"shot","piece":"T-CA-2","weapon":"disruptor","target":"CA-1","range":1,"face":2,"penalty":0,"damage":0,"sixths":4}
# rolled 2 at CA-1, range 1: a miss
[TAL-1.2] {"kind":"power-phase"}
# the power phase begins
[TAL-9.1] {"kind":"charged","piece":"CA-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false},{"group":3,"yellow":false}]}
# CA-1 charges a red box of group 1, a red box of group 2, a red box of group 3
[TAL-9.1] {"kind":"charged","piece":"T-CA-1","groups":[{"group":1,"yellow":true}]}
# T-CA-1 charges a yellow box of group 1
[TAL-9.1] {"kind":"charged","piece":"T-CA-2","groups":[{"group":1,"yellow":true},{"group":2,"yellow":false}]}
# T-CA-2 charges a yellow box of group 1, a red box of group 2
= 07d7e5a404e67261

turn 2
> 1  CA-1: speed 2
> 2  T-CA-1: speed 2; T-CA-2: speed 1
[TAL-9.2] {"kind":"speed","piece":"T-CA-2","speed":1,"before":2,"power":5,"radius":0}
# T-CA-2 changes to speed 1: power 5, turn radius 0
[TAL-1.2] {"kind":"round","number":3}
# round 3 begins
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: side 1 takes its turn
= 6ef0ed06825f5a55

turn 3
> 1  CA-1: charge 2
[TAL-2.5] {"kind":"bought","piece":"CA-1","purchase":"charge 2","battery":false,"vain":false}
# CA-1 charges group 2
= beb23ceee37710b6

turn 3
> 1  CA-1 fires 2 at T-CA-1
[TAL-8.1] {"kind":"fires","piece":"CA-1","group":2,"weapon":"torpedo","targets":["T-CA-1"]}
# CA-1 fires group 2 (antimatter torpedo) at T-CA-1
  [TAL-8.3] d6 = 2
[TAL-8.3] {"kind":"shot","piece":"CA-1","weapon":"torpedo","target":"T-CA-1","range":2,"face":2,"penalty":0,"damage":4,"sixths":20}
# rolled 2 at T-CA-1, range 2: 4 damage
= 61e7bfc5b4b6a2c0

turn 3
> 2  shield rear
[TAL-8.2] {"kind":"shield","piece":"T-CA-1","arc":"rear"}
# T-CA-1 takes the hit on its rear shield
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"rear","damage":4,"reinforced":0,"shield":3,"hull":1}
# T-CA-1 takes 4 damage on its rear side: 3 to the shield, 1 to the hull
= d5e99ba5f962e688

turn 3
> 1  CA-1 fires 1 at T-CA-1
[TAL-8.1] {"kind":"fires","piece":"CA-1","group":1,"weapon":"phaser","targets":["T-CA-1"]}
# CA-1 fires group 1 (phaser) at T-CA-1
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"CA-1","weapon":"phaser","target":"T-CA-1","range":2,"face":3,"penalty":0,"damage":1,"sixths":9}
# rolled 3 at T-CA-1, range 2: 1 damage
= e5fb97236f1aba1a

turn 3
> 2  shield left
[TAL-8.2] {"kind":"shield","piece":"T-CA-1","arc":"left"}
# T-CA-1 takes the hit on its left shield
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"left","damage":1,"reinforced":0,"shield":1,"hull":0}
# T-CA-1 takes 1 damage on its left side: 1 to the shield
= 1df261be7cfe2b46

turn 3
> 1  CA-1 fires 3 at T-CA-1
[TAL-8.1] {"kind":"fires","piece":"CA-1","group":3,"weapon":"phaser","targets":["T-CA-1"]}
# CA-1 fires group 3 (phaser) at T-CA-1
  [TAL-8.3] d6 = 2
[TAL-8.3] {"kind":"shot","piece":"CA-1","weapon":"phaser","target":"T-CA-1","range":2,"face":2,"penalty":0,"damage":1,"sixths":9}
# rolled 2 at T-CA-1, range 2: 1 damage
= 168bda955949573a

turn 3
> 2  shield left
[TAL-8.2] {"kind":"shield","piece":"T-CA-1","arc":"left"}
# T-CA-1 takes the hit on its left shield
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"left","damage":1,"reinforced":0,"shield":1,"hull":0}
# T-CA-1 takes 1 damage on its left side: 1 to the shield
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: side 2 takes its turn
= 67f5e71bbee6d537

turn 3
> 2  T-CA-1: charge 1; T-CA-2: charge 1
[TAL-2.5] {"kind":"bought","piece":"T-CA-1","purchase":"charge 1","battery":false,"vain":false}
# T-CA-1 charges group 1
[TAL-2.5] {"kind":"bought","piece":"T-CA-2","purchase":"charge 1","battery":false,"vain":false}
# T-CA-2 charges group 1
= c5eb6daae351c943

turn 3
> 2  T-CA-1: afterburner left
[TAL-10.1] {"kind":"moved","piece":"T-CA-1","way":"left","afterburner":true,"from":[11,5],"to":[10,5],"facing":4,"count":1,"marker":[9,5]}
# T-CA-1 turns left with its afterburner to 10,5, facing 4, free to turn after 1 hex, at 9,5
= 367ab14fc0ac8b70

turn 3
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: side 1 takes its turn
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: side 2 takes its turn
= 4b425c515d4bf1a5

turn 3
> 2  T-CA-2: charge 1
[TAL-2.5] {"kind":"bought","piece":"T-CA-2","purchase":"charge 1","battery":false,"vain":false}
# T-CA-2 charges group 1
= 9f0f25844ae6d9f2

turn 3
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: side 1 takes its turn
= bd1db7af5302849c

turn 3
> 1  CA-1: through
[TAL-2.6] {"kind":"bought","piece":"CA-1","purchase":"through","battery":false,"vain":false}
# CA-1 powers through: 1 hex less before it may turn
= 8394bb6440ed5238

turn 3
> 1  CA-1: left
[TAL-7.2.1] {"kind":"moved","piece":"CA-1","way":"left","afterburner":false,"from":[12,3],"to":[11,4],"facing":5,"count":1,"marker":[10,5]}
# CA-1 turns left to 11,4, facing 5, free to turn after 1 hex, at 10,5
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: side 2 takes its turn
= 356aa48fee560df3

turn 3
> 2  T-CA-1: through; T-CA-2: charge 1
[TAL-2.6] {"kind":"bought","piece":"T-CA-1","purchase":"through","battery":false,"vain":false}
# T-CA-1 powers through: 1 hex less before it may turn
[TAL-2.5] {"kind":"bought","piece":"T-CA-2","purchase":"charge 1","battery":false,"vain":false}
# T-CA-2 charges group 1
= 1be962432f2b8e92

turn 3
> 2  T-CA-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-CA-1","way":"left","afterburner":false,"from":[10,5],"to":[10,4],"facing":3,"count":1,"marker":[10,3]}
# T-CA-1 turns left to 10,4, facing 3, free to turn after 1 hex, at 10,3
= ab3c559ffaeecc35

turn 3
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: side 1 takes its turn
= 6e3f6cf35a5f2b0d

turn 3
> 1  CA-1: charge 3
[TAL-2.5] {"kind":"bought","piece":"CA-1","purchase":"charge 3","battery":false,"vain":false}
# CA-1 charges group 3
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: side 2 takes its turn
= f23f725a17a37821

turn 3
> 2  T-CA-1: charge 1; T-CA-2: charge 2
[TAL-2.5] {"kind":"bought","piece":"T-CA-1","purchase":"charge 1","battery":false,"vain":false}
# T-CA-1 charges group 1
[TAL-2.5] {"kind":"bought","piece":"T-CA-2","purchase":"charge 2","battery":false,"vain":false}
# T-CA-2 charges group 2
= ff2a52d5cdedf5d9

turn 3
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: side 1 takes its turn
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: side 2 takes its turn
= 317362ea2cbca5a6

turn 3
> 2  T-CA-2: afterburner right
[TAL-10.1] {"kind":"moved","piece":"T-CA-2","way":"right","afterburner":true,"from":[13,2],"to":[12,2],"facing":4,"count":0,"marker":null}
# T-CA-2 turns right with its afterburner to 12,2, facing 4
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: side 1 takes its turn
= 65693fa6141892db

turn 3
> 1  CA-1: through
[TAL-2.6] {"kind":"bought","piece":"CA-1","purchase":"through","battery":false,"vain":false}
# CA-1 powers through: 1 hex less before it may turn
= 2402d1d88c73cb31

turn 3
> 1  CA-1: left
[TAL-7.2.1] {"kind":"moved","piece":"CA-1","way":"left","afterburner":false,"from":[11,4],"to":[10,4],"facing":4,"count":1,"marker":[9,4]}
# CA-1 turns left to 10,4, facing 4, free to turn after 1 hex, at 9,4
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: side 2 takes its turn
= 9ee00cff51cb6589

turn 3
> 2  T-CA-1: slip; T-CA-2: charge 2
[TAL-7.3.2] {"kind":"bought","piece":"T-CA-1","purchase":"slip","battery":false,"vain":false}
# T-CA-1 buys a side-slip marker
[TAL-2.5] {"kind":"bought","piece":"T-CA-2","purchase":"charge 2","battery":false,"vain":false}
# T-CA-2 charges group 2
= 1c27d7f165b85852

turn 3
> 2  T-CA-1: slip-left
[TAL-7.3.1] {"kind":"moved","piece":"T-CA-1","way":"slip-left","afterburner":false,"from":[10,4],"to":[11,3],"facing":3,"count":0,"marker":null}
# T-CA-1 slips left to 11,3, facing 3
= bb2bf3a903cab0e1

turn 3
> 2  T-CA-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":false,"from":[12,2],"to":[11,2],"facing":4,"count":0,"marker":null}
# T-CA-2 moves straight to 11,2, facing 4
= 1b3f14147b9a58a3

turn 3
> 2  T-CA-1 fires 2 at CA-1, CA-1
[TAL-8.1] {"kind":"fires","piece":"T-CA-1","group":2,"weapon":"disruptor","targets":["CA-1","CA-1"]}
# T-CA-1 fires group 2 (disruptor) at CA-1, CA-1
  [TAL-8.3] d6 = 4
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"CA-1","range":1,"face":4,"penalty":0,"damage":0,"sixths":4}
# rolled 4 at CA-1, range 1: a miss
  [TAL-8.3] d6 = 2
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"CA-1","range":1,"face":2,"penalty":0,"damage":0,"sixths":4}
# rolled 2 at CA-1, range 1: a miss
[TAL-1.2] {"kind":"power-phase"}
# the power phase begins
[TAL-9.1] {"kind":"charged","piece":"CA-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false},{"group":3,"yellow":false}]}
# CA-1 charges a red box of group 1, a red box of group 2, a red box of group 3
[TAL-9.1] {"kind":"charged","piece":"T-CA-1","groups":[{"group":1,"yellow":true},{"group":2,"yellow":false}]}
# T-CA-1 charges a yellow box of group 1, a red box of group 2
[TAL-9.1] {"kind":"charged","piece":"T-CA-2","groups":[{"group":2,"yellow":true}]}
# T-CA-2 charges a yellow box of group 2
= 0b86da4d92d15cfc

turn 3
> 1  CA-1: speed 2
> 2  T-CA-1: speed 2; T-CA-2: speed 2
[TAL-9.2] {"kind":"speed","piece":"T-CA-2","speed":2,"before":1,"power":4,"radius":1}
# T-CA-2 changes to speed 2: power 4, turn radius 1
[TAL-16] {"kind":"over","winner":2,"how":"limit"}
# the last round is over, with more points destroyed: side 2 wins
= 1dcc78188fbfcb61
