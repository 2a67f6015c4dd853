firing-arc record 2
game talon 2
wording en 1
scenario the-belt
option turn-limit 6
seat 1 doctrine
seat 2 doctrine
dice seed 4
| # Ours: 143 points against 136.
| title = "The belt"
| brief = "A light cruiser and a destroyer a side round a planet, with asteroids to slow down in and a nebula where shields are no use. Who hides is hard to hit, and so is whoever is hit from there."
| asteroids = [[10, 2], [11, 1], [11, 2], [12, 5], [13, 5], [14, 4], [15, -2], [16, -2], [16, -1]]
| nebula = [[9, 6], [10, 6], [10, 5], [16, 3], [17, 2], [17, 3]]
| planets = [[13, 2]]
|
| [[side]]
| name = "Terran"
| ship = [
|   { class = "CL", at = [6, 2], facing = 1 },
|   { class = "DD", at = [6, 4], facing = 1 },
| ]
|
| [[side]]
| name = "Talon"
| ship = [
|   { class = "T-CL", at = [20, 2], facing = 4 },
|   { class = "T-DD", at = [20, 0], facing = 4 },
| ]
= 6f7d706894867058

turn 1
> 2  done
= c0444074808d801d

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= a08f8671ce728210

turn 1
> 2  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[20,2],"to":[19,2],"facing":4,"count":0,"marker":null}
# T-CL-1 moves straight to 19,2, facing 4
= 9a5520a00c902ca9

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[20,0],"to":[19,0],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight to 19,0, facing 4
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= 0644ab021b3ec4f4

turn 1
> 1  CL-1: battery
[TAL-10.1] {"kind":"bought","piece":"CL-1","purchase":"battery","battery":false,"vain":false}
# CL-1 charges its battery
= e5bc454524ae55b8

turn 1
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[6,2],"to":[7,2],"facing":1,"count":0,"marker":null}
# CL-1 moves straight to 7,2, facing 1
= e33974e24ebc0d5b

turn 1
> 1  DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[6,4],"to":[7,4],"facing":1,"count":0,"marker":null}
# DD-1 moves straight to 7,4, facing 1
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= 277acb2c4f9d0595

turn 1
> 2  done
= 1c716ec2fa03288e

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= a68659f9b5c6b335

turn 1
> 1  DD-1: battery
[TAL-10.1] {"kind":"bought","piece":"DD-1","purchase":"battery","battery":false,"vain":false}
# DD-1 charges its battery
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= 8bf14c56649128ce

turn 1
> 2  done
= 0417956c4ef761c2

turn 1
> 2  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[19,2],"to":[18,2],"facing":4,"count":0,"marker":null}
# T-CL-1 moves straight to 18,2, facing 4
= bdc62ca64bd6104a

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[19,0],"to":[18,0],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight to 18,0, facing 4
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= ecb46572e9887da3

turn 1
> 1  done
= 2e2752b104a0cd6a

turn 1
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[7,2],"to":[8,2],"facing":1,"count":0,"marker":null}
# CL-1 moves straight to 8,2, facing 1
= b5f92de2831e9415

turn 1
> 1  DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[7,4],"to":[8,4],"facing":1,"count":0,"marker":null}
# DD-1 moves straight to 8,4, facing 1
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
= 9c0fb6a97538c4b3

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
= c4097e624a7a5e7b

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
= cb2f1fa1ae5544a4

turn 1
> 2  T-CL-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"T-CL-1","purchase":"slip","battery":false,"vain":false}
# T-CL-1 gets a side-slip marker
= 5c0f448b2ec78b59

turn 1
> 2  T-CL-1: slip-left
[TAL-7.3.1] {"kind":"moved","piece":"T-CL-1","way":"slip-left","afterburner":false,"from":[18,2],"to":[18,1],"facing":4,"count":0,"marker":null}
# T-CL-1 moves slip-left to 18,1, facing 4
= a49b313460e13ada

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[18,0],"to":[17,0],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight to 17,0, facing 4
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= 538cebdc9d5a2df5

turn 1
> 1  done
= 1359cbd50dda65f5

turn 1
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[8,2],"to":[9,2],"facing":1,"count":0,"marker":null}
# CL-1 moves straight to 9,2, facing 1
= 24c0dc82e11bea82

turn 1
> 1  DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[8,4],"to":[9,4],"facing":1,"count":0,"marker":null}
# DD-1 moves straight to 9,4, facing 1
[TAL-1.2] {"kind":"power-phase"}
# power phase
= b0bb64239b00a123

turn 1
> 1  CL-1: speed 3; DD-1: speed 4
> 2  T-CL-1: speed 3; T-DD-1: speed 3
[TAL-9.2] {"kind":"speed","piece":"DD-1","speed":4,"before":3,"power":2,"radius":1}
# DD-1 goes to speed 4: power 2, turn radius 1
[TAL-1.2] {"kind":"round","number":2}
# round 2
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: the turn of side 2
= 1baa541e158f445a

turn 2
> 2  done
= 54d600f3346de056

turn 2
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
= 864687209c0f68a8

turn 2
> 1  DD-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"DD-1","purchase":"slip","battery":true,"vain":false}
# DD-1 gets a side-slip marker from its battery
= f64ce2b164fa67da

turn 2
> 1  DD-1: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"DD-1","way":"slip-right","afterburner":false,"from":[9,4],"to":[10,3],"facing":1,"count":0,"marker":null}
# DD-1 moves slip-right to 10,3, facing 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= ca26352ac449b25e

turn 2
> 2  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[18,1],"to":[17,1],"facing":4,"count":0,"marker":null}
# T-CL-1 moves straight to 17,1, facing 4
= 93819a9d85271a21

turn 2
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[17,0],"to":[16,0],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight to 16,0, facing 4
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= 5e9d1b4cfeb191af

turn 2
> 1  CL-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"CL-1","purchase":"slip","battery":false,"vain":false}
# CL-1 gets a side-slip marker
= b4bdf56d0d103a50

turn 2
> 1  CL-1: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"CL-1","way":"slip-right","afterburner":false,"from":[9,2],"to":[10,1],"facing":1,"count":0,"marker":null}
# CL-1 moves slip-right to 10,1, facing 1
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= 83374bcd08391ce1

turn 2
> 2  done
= e753108d86b50b56

turn 2
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= 4e4b417e8b9e17c7

turn 2
> 1  CL-1: reinforce front; DD-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"CL-1","purchase":"reinforce front","battery":true,"vain":false}
# CL-1 reinforces the front shield from its battery
[TAL-2.6] {"kind":"bought","piece":"DD-1","purchase":"reinforce front","battery":false,"vain":false}
# DD-1 reinforces the front shield
= a4f8ee19b47e9cf9

turn 2
> 1  DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"left","afterburner":false,"from":[10,3],"to":[10,4],"facing":0,"count":1,"marker":[10,5]}
# DD-1 moves left to 10,4, facing 0, free to turn in 1 hex, at 10,5
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= 7387ab0ff0921028

turn 2
> 2  done
= b59217bae20fec76

turn 2
> 2  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[17,1],"to":[16,1],"facing":4,"count":0,"marker":null}
# T-CL-1 moves straight to 16,1, facing 4
= b97ad3388211da79

turn 2
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[16,0],"to":[15,0],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight to 15,0, facing 4
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= cf2acaeca21b4d6e

turn 2
> 1  CL-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"CL-1","purchase":"slip","battery":false,"vain":false}
# CL-1 gets a side-slip marker
= 4d94c0b6ecf8423c

turn 2
> 1  CL-1: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"CL-1","way":"slip-right","afterburner":false,"from":[10,1],"to":[11,0],"facing":1,"count":0,"marker":null}
# CL-1 moves slip-right to 11,0, facing 1
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[10,4],"to":[10,5],"facing":0,"count":0,"marker":null}
# DD-1 moves straight to 10,5, facing 0
= a92142109b522e76

turn 2
> 1  CL-1 fires 2 at T-DD-1
[TAL-8.1] {"kind":"fires","piece":"CL-1","group":2,"weapon":"torpedo","targets":["T-DD-1"]}
# CL-1 fires group 2, antimatter torpedo, at T-DD-1
  [TAL-8.3] d6 = 5
[TAL-8.3] {"kind":"shot","piece":"CL-1","weapon":"torpedo","target":"T-DD-1","range":4,"face":5,"penalty":0,"damage":4,"sixths":8}
# 5 at T-DD-1, range 4: 4 damage
[TAL-8.4] {"kind":"damaged","piece":"T-DD-1","arc":"front","damage":4,"reinforced":0,"shield":4,"hull":0}
# T-DD-1 takes 4 on the front side: 4 shield boxes
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
= 1310c5d5e8893cbe

turn 2
> 2  T-CL-1: afterburner right
[TAL-10.1] {"kind":"moved","piece":"T-CL-1","way":"right","afterburner":true,"from":[16,1],"to":[15,2],"facing":5,"count":1,"marker":[14,3]}
# T-CL-1 moves right with its afterburner to 15,2, facing 5, free to turn in 1 hex, at 14,3
= 3c0b247494e3ba41

turn 2
> 2  T-DD-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":true,"from":[15,0],"to":[14,0],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight with its afterburner to 14,0, facing 4
= 5962135d57a02565

turn 2
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
= 920b39621cb93dd2

turn 2
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
= b30539113449b36c

turn 2
> 2  T-CL-1: reinforce front; T-DD-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"T-CL-1","purchase":"reinforce front","battery":false,"vain":false}
# T-CL-1 reinforces the front shield
[TAL-2.6] {"kind":"bought","piece":"T-DD-1","purchase":"reinforce front","battery":false,"vain":false}
# T-DD-1 reinforces the front shield
= 54f28f1349a46940

turn 2
> 2  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[15,2],"to":[14,3],"facing":5,"count":0,"marker":null}
# T-CL-1 moves straight to 14,3, facing 5
= 157772d5d7440b6a

turn 2
> 2  T-DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"right","afterburner":false,"from":[14,0],"to":[13,1],"facing":5,"count":0,"marker":null}
# T-DD-1 moves right to 13,1, facing 5
= 5c5f28a4b91f5dd7

turn 2
> 2  T-DD-1 fires 2 at DD-1
[TAL-8.1] {"kind":"fires","piece":"T-DD-1","group":2,"weapon":"missile","targets":["DD-1"]}
# T-DD-1 fires group 2, missile, at DD-1
[TAL-13.1] {"kind":"missile-launched","piece":"T-DD-1","missile":"M1","target":"DD-1","at":[13,1]}
# T-DD-1 launches M1 at DD-1
= 886aa05a3ff85f58

turn 2
> 2  T-DD-1 fires 1 at DD-1
[TAL-8.1] {"kind":"fires","piece":"T-DD-1","group":1,"weapon":"missile","targets":["DD-1"]}
# T-DD-1 fires group 1, missile, at DD-1
[TAL-13.1] {"kind":"missile-launched","piece":"T-DD-1","missile":"M2","target":"DD-1","at":[13,1]}
# T-DD-1 launches M2 at DD-1
= 772388ed96a83c21

turn 2
> 2  T-CL-1 fires 2 at DD-1, DD-1
[TAL-8.1] {"kind":"fires","piece":"T-CL-1","group":2,"weapon":"disruptor","targets":["DD-1","DD-1"]}
# T-CL-1 fires group 2, disruptor, at DD-1, DD-1
  [TAL-8.3] d6 = 4
[TAL-8.3] {"kind":"shot","piece":"T-CL-1","weapon":"disruptor","target":"DD-1","range":4,"face":4,"penalty":0,"damage":0,"sixths":4}
# 4 at DD-1, range 4: a miss
  [TAL-8.3] d6 = 4
[TAL-8.3] {"kind":"shot","piece":"T-CL-1","weapon":"disruptor","target":"DD-1","range":4,"face":4,"penalty":0,"damage":0,"sixths":4}
# 4 at DD-1, range 4: a miss
= a308ff2947609b41

turn 2
> 2  T-CL-1 fires 1 at DD-1
[TAL-8.1] {"kind":"fires","piece":"T-CL-1","group":1,"weapon":"disruptor","targets":["DD-1"]}
# T-CL-1 fires group 1, disruptor, at DD-1
  [TAL-8.3] d6 = 5
[TAL-8.3] {"kind":"shot","piece":"T-CL-1","weapon":"disruptor","target":"DD-1","range":4,"face":5,"penalty":0,"damage":2,"sixths":4}
# 5 at DD-1, range 4: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"DD-1","arc":"right","damage":2,"reinforced":0,"shield":0,"hull":2}
# DD-1 takes 2 on the right side: 2 to the hull
  [TAL-8.4] d6 = 5
  [TAL-8.4] d6 = 1
[TAL-8.4] {"kind":"critical","piece":"DD-1","dice":[5,1],"effect":"radius"}
# critical hit on DD-1, 5 and 1: the turn radius grows
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= 2d7635c491e1f21d

turn 2
> 1  CL-1: charge 2; DD-1: battery
[TAL-2.5] {"kind":"bought","piece":"CL-1","purchase":"charge 2","battery":false,"vain":false}
# CL-1 charges group 2
[TAL-10.1] {"kind":"bought","piece":"DD-1","purchase":"battery","battery":false,"vain":false}
# DD-1 charges its battery
= 2c485e5c27865773

turn 2
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[11,0],"to":[12,0],"facing":1,"count":0,"marker":null}
# CL-1 moves straight to 12,0, facing 1
= ce2b89696e3a664e

turn 2
> 1  DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"right","afterburner":false,"from":[10,5],"to":[11,5],"facing":1,"count":2,"marker":[13,5]}
# DD-1 moves right to 11,5, facing 1, free to turn in 2 hexes, at 13,5
= 405f0d7108fbe1d5

turn 2
> 1  CL-1 fires 1 at T-DD-1
[TAL-8.1] {"kind":"fires","piece":"CL-1","group":1,"weapon":"phaser","targets":["T-DD-1"]}
# CL-1 fires group 1, phaser, at T-DD-1
  [TAL-8.3] d6 = 5
[TAL-8.3] {"kind":"shot","piece":"CL-1","weapon":"phaser","target":"T-DD-1","range":2,"face":5,"penalty":0,"damage":2,"sixths":9}
# 5 at T-DD-1, range 2: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"T-DD-1","arc":"left","damage":2,"reinforced":0,"shield":2,"hull":0}
# T-DD-1 takes 2 on the left side: 2 shield boxes
= a595385f1aff757c

turn 2
> 1  DD-1 fires 1 at T-CL-1
[TAL-8.1] {"kind":"fires","piece":"DD-1","group":1,"weapon":"torpedo","targets":["T-CL-1"]}
# DD-1 fires group 1, antimatter torpedo, at T-CL-1
  [TAL-8.3] d6 = 4
[TAL-8.3] {"kind":"shot","piece":"DD-1","weapon":"torpedo","target":"T-CL-1","range":3,"face":4,"penalty":0,"damage":4,"sixths":16}
# 4 at T-CL-1, range 3: 4 damage
[TAL-8.4] {"kind":"damaged","piece":"T-CL-1","arc":"front","damage":4,"reinforced":2,"shield":2,"hull":0}
# T-CL-1 takes 4 on the front side: 2 absorbed, 2 shield boxes
[TAL-1.2] {"kind":"power-phase"}
# power phase
[TAL-9.1] {"kind":"charged","piece":"CL-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# CL-1 charges group 1 red, 2 red
[TAL-9.1] {"kind":"charged","piece":"DD-1","groups":[{"group":1,"yellow":false}]}
# DD-1 charges group 1 red
[TAL-9.1] {"kind":"charged","piece":"T-CL-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-CL-1 charges group 1 red, 2 red
[TAL-9.1] {"kind":"charged","piece":"T-DD-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-DD-1 charges group 1 red, 2 red
= f17160ea5b6d6d42

turn 2
> 1  CL-1: speed 3; DD-1: speed 3
> 2  T-CL-1: speed 3; T-DD-1: speed 2
[TAL-9.2] {"kind":"speed","piece":"DD-1","speed":3,"before":4,"power":1,"radius":2}
# DD-1 goes to speed 3: power 1, turn radius 2
[TAL-9.2] {"kind":"speed","piece":"T-DD-1","speed":2,"before":3,"power":2,"radius":0}
# T-DD-1 goes to speed 2: power 2, turn radius 0
[TAL-1.2] {"kind":"round","number":3}
# round 3
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: the turn of side 2
= 22beecdbb2f70ddb

turn 3
> 2  T-CL-1: charge 1
[TAL-2.5] {"kind":"bought","piece":"T-CL-1","purchase":"charge 1","battery":false,"vain":false}
# T-CL-1 charges group 1
= 91177e98c4a263fe

turn 3
> 2  M1: to 5
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[13,1],"to":[12,2]}
# M1 moves to 12,2
= 70f9582f97e7a579

turn 3
> 2  M2: to 5
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[13,1],"to":[12,2]}
# M2 moves to 12,2
= 3f202907ce9cd6d4

turn 3
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
= 7d4fea305f696d75

turn 3
> 1  DD-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"DD-1","purchase":"slip","battery":true,"vain":false}
# DD-1 gets a side-slip marker from its battery
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= 66e30ab4bb6b46b8

turn 3
> 2  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[14,3],"to":[13,4],"facing":5,"count":0,"marker":null}
# T-CL-1 moves straight to 13,4, facing 5
= 475210e0b3978f09

turn 3
> 2  M1: to 5
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[12,2],"to":[11,3]}
# M1 moves to 11,3
= b74c87faf286fb84

turn 3
> 2  M2: to 0
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[12,2],"to":[12,3]}
# M2 moves to 12,3
= 83c5b430397f782b

turn 3
> 2  T-DD-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":true,"from":[13,1],"to":[12,2],"facing":5,"count":0,"marker":null}
# T-DD-1 moves straight with its afterburner to 12,2, facing 5
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= e4af7878575c7939

turn 3
> 1  CL-1: charge 1
[TAL-2.5] {"kind":"bought","piece":"CL-1","purchase":"charge 1","battery":false,"vain":false}
# CL-1 charges group 1
= cc5405fd37d5238d

turn 3
> 1  CL-1: left
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"left","afterburner":false,"from":[12,0],"to":[12,1],"facing":0,"count":1,"marker":[12,2]}
# CL-1 moves left to 12,1, facing 0, free to turn in 1 hex, at 12,2
= 49055eaf6ccb8e8d

turn 3
> 1  DD-1: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"DD-1","way":"slip-right","afterburner":false,"from":[11,5],"to":[12,4],"facing":1,"count":1,"marker":[13,4]}
# DD-1 moves slip-right to 12,4, facing 1, free to turn in 1 hex, at 13,4
= bbbbda0a60528dca

turn 3
> 1  CL-1 fires 1 at T-DD-1
[TAL-8.1] {"kind":"fires","piece":"CL-1","group":1,"weapon":"phaser","targets":["T-DD-1"]}
# CL-1 fires group 1, phaser, at T-DD-1
  [TAL-8.3] d6 = 2
[TAL-8.3] {"kind":"shot","piece":"CL-1","weapon":"phaser","target":"T-DD-1","range":1,"face":2,"penalty":0,"damage":2,"sixths":11}
# 2 at T-DD-1, range 1: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"T-DD-1","arc":"left","damage":2,"reinforced":0,"shield":0,"hull":2}
# T-DD-1 takes 2 on the left side: 2 to the hull
  [TAL-8.4] d6 = 6
  [TAL-8.4] d6 = 2
[TAL-8.4] {"kind":"critical","piece":"T-DD-1","dice":[6,2],"effect":"drain"}
# critical hit on T-DD-1, 6 and 2: one less power
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= 9322c3826e740a1e

turn 3
> 2  T-CL-1: charge 1; T-DD-1: reinforce left
[TAL-2.5] {"kind":"bought","piece":"T-CL-1","purchase":"charge 1","battery":false,"vain":false}
# T-CL-1 charges group 1
[TAL-2.6] {"kind":"bought","piece":"T-DD-1","purchase":"reinforce left","battery":false,"vain":false}
# T-DD-1 reinforces the left shield
= f693ed28b3e80eaf

turn 3
> 2  T-DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"right","afterburner":false,"from":[12,2],"to":[12,3],"facing":0,"count":0,"marker":null}
# T-DD-1 moves right to 12,3, facing 0
= 8e43e79e48a961ab

turn 3
> 2  M1: to 0
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[11,3],"to":[11,4]}
# M1 moves to 11,4
= 12de0806b8c9d364

turn 3
> 2  M2: to 0
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[12,3],"to":[12,4]}
# M2 moves to 12,4
[TAL-13.2] {"kind":"missile-hits","missile":"M2","target":"DD-1","arc":"right"}
# M2 hits DD-1 on the right side
[TAL-13.2] {"kind":"missile-gone","missile":"M2","why":"hit"}
# M2 has hit
[TAL-13.1] {"kind":"damaged","piece":"DD-1","arc":"right","damage":2,"reinforced":0,"shield":2,"hull":0}
# DD-1 takes 2 on the right side: 2 shield boxes
= a39e1cf58beb9e75

turn 3
> 2  T-CL-1: afterburner left
[TAL-10.1] {"kind":"moved","piece":"T-CL-1","way":"left","afterburner":true,"from":[13,4],"to":[12,4],"facing":4,"count":1,"marker":[11,4]}
# T-CL-1 moves left with its afterburner to 12,4, facing 4, free to turn in 1 hex, at 11,4
= b459f9c21f2ea420

turn 3
> 2  T-CL-1 fires 1 at CL-1
[TAL-8.1] {"kind":"fires","piece":"T-CL-1","group":1,"weapon":"disruptor","targets":["CL-1"]}
# T-CL-1 fires group 1, disruptor, at CL-1
  [TAL-8.3] d6 = 6
[TAL-8.3] {"kind":"shot","piece":"T-CL-1","weapon":"disruptor","target":"CL-1","range":3,"face":6,"penalty":0,"damage":2,"sixths":8}
# 6 at CL-1, range 3: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"CL-1","arc":"front","damage":2,"reinforced":2,"shield":0,"hull":0}
# CL-1 takes 2 on the front side: 2 absorbed
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
[TAL-2.6] {"kind":"expired","piece":"DD-1","arc":"front"}
# the reinforcement of the front shield of DD-1 expires
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= 9a82634f089ad3b4

turn 3
> 2  T-CL-1: charge 2
[TAL-2.5] {"kind":"bought","piece":"T-CL-1","purchase":"charge 2","battery":false,"vain":false}
# T-CL-1 charges group 2
= dbb92027bc40de65

turn 3
> 2  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[12,4],"to":[11,4],"facing":4,"count":0,"marker":null}
# T-CL-1 moves straight to 11,4, facing 4
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[11,4],"to":[12,4]}
# M1 moves to 12,4
[TAL-13.2] {"kind":"missile-hits","missile":"M1","target":"DD-1","arc":"rear"}
# M1 hits DD-1 on the rear side
[TAL-13.2] {"kind":"missile-gone","missile":"M1","why":"hit"}
# M1 has hit
[TAL-13.1] {"kind":"damaged","piece":"DD-1","arc":"rear","damage":2,"reinforced":0,"shield":2,"hull":0}
# DD-1 takes 2 on the rear side: 2 shield boxes
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= 9b9812ec296d8c7b

turn 3
> 1  CL-1: charge 1
[TAL-2.5] {"kind":"bought","piece":"CL-1","purchase":"charge 1","battery":false,"vain":false}
# CL-1 charges group 1
= 40c4eb2d65f613a6

turn 3
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[12,1],"to":[12,2],"facing":0,"count":0,"marker":null}
# CL-1 moves straight to 12,2, facing 0
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[12,4],"to":[13,4],"facing":1,"count":0,"marker":null}
# DD-1 moves straight to 13,4, facing 1
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
[TAL-2.6] {"kind":"expired","piece":"T-DD-1","arc":"front"}
# the reinforcement of the front shield of T-DD-1 expires
= 439f37867272babd

turn 3
> 2  T-CL-1: charge 2; T-DD-1: slip
[TAL-2.5] {"kind":"bought","piece":"T-CL-1","purchase":"charge 2","battery":false,"vain":false}
# T-CL-1 charges group 2
[TAL-7.3.2] {"kind":"bought","piece":"T-DD-1","purchase":"slip","battery":false,"vain":false}
# T-DD-1 gets a side-slip marker
= b4f549a875ea0c66

turn 3
> 2  T-CL-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-CL-1","way":"left","afterburner":false,"from":[11,4],"to":[11,3],"facing":3,"count":1,"marker":[11,2]}
# T-CL-1 moves left to 11,3, facing 3, free to turn in 1 hex, at 11,2
= 3e36b099bd92e85a

turn 3
> 2  T-DD-1: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"T-DD-1","way":"slip-right","afterburner":false,"from":[12,3],"to":[13,3],"facing":0,"count":0,"marker":null}
# T-DD-1 moves slip-right to 13,3, facing 0
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= 8aeee358f020f7c9

turn 3
> 1  CL-1: charge 2; DD-1: charge 1
[TAL-2.5] {"kind":"bought","piece":"CL-1","purchase":"charge 2","battery":false,"vain":false}
# CL-1 charges group 2
[TAL-2.5] {"kind":"bought","piece":"DD-1","purchase":"charge 1","battery":false,"vain":false}
# DD-1 charges group 1
= f92cf76043fe3a2c

turn 3
> 1  CL-1: left
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"left","afterburner":false,"from":[12,2],"to":[11,3],"facing":5,"count":1,"marker":[10,4]}
# CL-1 moves left to 11,3, facing 5, free to turn in 1 hex, at 10,4
= f0f275d4dd7dc60d

turn 3
> 1  DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"right","afterburner":false,"from":[13,4],"to":[14,3],"facing":2,"count":2,"marker":[16,1]}
# DD-1 moves right to 14,3, facing 2, free to turn in 2 hexes, at 16,1
[TAL-1.2] {"kind":"power-phase"}
# power phase
[TAL-9.1] {"kind":"charged","piece":"CL-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# CL-1 charges group 1 red, 2 red
[TAL-9.1] {"kind":"charged","piece":"DD-1","groups":[{"group":1,"yellow":false}]}
# DD-1 charges group 1 red
[TAL-9.1] {"kind":"charged","piece":"T-CL-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":true}]}
# T-CL-1 charges group 1 red, 2 yellow
[TAL-9.1] {"kind":"charged","piece":"T-DD-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-DD-1 charges group 1 red, 2 red
= f1b930eef82ec1f2

turn 3
> 1  CL-1: speed 3; DD-1: speed 2
> 2  T-CL-1: speed 3; T-DD-1: speed 2
[TAL-9.2] {"kind":"speed","piece":"DD-1","speed":2,"before":3,"power":2,"radius":1}
# DD-1 goes to speed 2: power 2, turn radius 1
[TAL-2.3] {"kind":"speed","piece":"T-DD-1","speed":2,"before":2,"power":0,"radius":0}
# T-DD-1 stays at speed 2: power 0, turn radius 0
[TAL-1.2] {"kind":"round","number":4}
# round 4
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: the turn of side 2
= 03a38451b0b64b99

turn 4
> 2  T-CL-1: charge 2
[TAL-2.5] {"kind":"bought","piece":"T-CL-1","purchase":"charge 2","battery":false,"vain":false}
# T-CL-1 charges group 2
= c3279e4257913bb5

turn 4
> 2  T-DD-1 fires 1 at DD-1
[TAL-8.1] {"kind":"fires","piece":"T-DD-1","group":1,"weapon":"missile","targets":["DD-1"]}
# T-DD-1 fires group 1, missile, at DD-1
[TAL-13.1] {"kind":"missile-launched","piece":"T-DD-1","missile":"M3","target":"DD-1","at":[13,3]}
# T-DD-1 launches M3 at DD-1
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
= 1244dac33916d8d0

turn 4
> 1  CL-1 fires 2 at T-DD-1
[TAL-8.1] {"kind":"fires","piece":"CL-1","group":2,"weapon":"torpedo","targets":["T-DD-1"]}
# CL-1 fires group 2, antimatter torpedo, at T-DD-1
  [TAL-8.3] d6 = 6
[TAL-8.3] {"kind":"shot","piece":"CL-1","weapon":"torpedo","target":"T-DD-1","range":2,"face":6,"penalty":0,"damage":4,"sixths":20}
# 6 at T-DD-1, range 2: 4 damage
[TAL-8.4] {"kind":"damaged","piece":"T-DD-1","arc":"left","damage":4,"reinforced":2,"shield":0,"hull":2}
# T-DD-1 takes 4 on the left side: 2 absorbed, 2 to the hull
  [TAL-8.4] d6 = 5
  [TAL-8.4] d6 = 6
[TAL-8.4] {"kind":"critical","piece":"T-DD-1","dice":[5,6],"effect":"power"}
# critical hit on T-DD-1, 5 and 6: no action points until repaired
[TAL-8.4] {"kind":"destroyed","piece":"T-DD-1"}
# T-DD-1 is destroyed
[TAL-8.6] {"kind":"explodes","piece":"T-DD-1","at":[13,3],"rating":1}
# T-DD-1 explodes at 13,3 for 1
[TAL-8.4] {"kind":"damaged","piece":"DD-1","arc":"right","damage":1,"reinforced":0,"shield":1,"hull":0}
# DD-1 takes 1 on the right side: 1 shield box
[TAL-13.1] {"kind":"missile-damaged","missile":"M3","left":2}
# M3 takes 2 more
= 51a2878f5d3eb567

turn 4
> 1  CL-1 fires 1 at M3
[TAL-8.1] {"kind":"fires","piece":"CL-1","group":1,"weapon":"phaser","targets":["M3"]}
# CL-1 fires group 1, phaser, at M3
  [TAL-8.3] d6 = 2
[TAL-8.3] {"kind":"shot","piece":"CL-1","weapon":"phaser","target":"M3","range":2,"face":2,"penalty":0,"damage":1,"sixths":9}
# 2 at M3, range 2: 1 damage
[TAL-13.1] {"kind":"missile-damaged","missile":"M3","left":1}
# M3 takes 1 more
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= bbc394acf0e375bf

turn 4
> 2  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[11,3],"to":[11,2],"facing":3,"count":0,"marker":null}
# T-CL-1 moves straight to 11,2, facing 3
  [TAL-17.1] d6 = 4
[TAL-17.1] {"kind":"asteroids","piece":"T-CL-1","at":[11,2],"damage":4}
# T-CL-1 is hit for 4 by asteroids at 11,2
[TAL-17.1] {"kind":"damaged","piece":"T-CL-1","arc":"front","damage":4,"reinforced":0,"shield":4,"hull":0}
# T-CL-1 takes 4 on the front side: 4 shield boxes
[TAL-13.2] {"kind":"missile-moved","missile":"M3","from":[13,3],"to":[14,3]}
# M3 moves to 14,3
[TAL-13.2] {"kind":"missile-hits","missile":"M3","target":"DD-1","arc":"right"}
# M3 hits DD-1 on the right side
[TAL-13.2] {"kind":"missile-gone","missile":"M3","why":"hit"}
# M3 has hit
[TAL-13.1] {"kind":"damaged","piece":"DD-1","arc":"right","damage":2,"reinforced":0,"shield":0,"hull":2}
# DD-1 takes 2 on the right side: 2 to the hull
[TAL-8.4] {"kind":"destroyed","piece":"DD-1"}
# DD-1 is destroyed
[TAL-8.6] {"kind":"explodes","piece":"DD-1","at":[14,3],"rating":1}
# DD-1 explodes at 14,3 for 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= 1487189da7a96fdd

turn 4
> 1  CL-1: charge 1
[TAL-2.5] {"kind":"bought","piece":"CL-1","purchase":"charge 1","battery":false,"vain":false}
# CL-1 charges group 1
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[11,3],"to":[10,4],"facing":5,"count":0,"marker":null}
# CL-1 moves straight to 10,4, facing 5
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= 51a23e11744fdffd

turn 4
> 2  T-CL-1: charge 1
[TAL-2.5] {"kind":"bought","piece":"T-CL-1","purchase":"charge 1","battery":false,"vain":false}
# T-CL-1 charges group 1
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= 8cc571184a2b8ffe

turn 4
> 2  T-CL-1: charge 1
[TAL-2.5] {"kind":"bought","piece":"T-CL-1","purchase":"charge 1","battery":false,"vain":false}
# T-CL-1 charges group 1
= 8a5abe3010040695

turn 4
> 2  T-CL-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-CL-1","way":"left","afterburner":false,"from":[11,2],"to":[12,1],"facing":2,"count":1,"marker":[13,0]}
# T-CL-1 moves left to 12,1, facing 2, free to turn in 1 hex, at 13,0
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= f9cb2725ddc70d3d

turn 4
> 1  CL-1: charge 2
[TAL-2.5] {"kind":"bought","piece":"CL-1","purchase":"charge 2","battery":false,"vain":false}
# CL-1 charges group 2
= 1125b5303839e243

turn 4
> 1  CL-1: left
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"left","afterburner":false,"from":[10,4],"to":[9,4],"facing":4,"count":1,"marker":[8,4]}
# CL-1 moves left to 9,4, facing 4, free to turn in 1 hex, at 8,4
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
= 9d9a7cb420908d0e

turn 4
> 2  T-CL-1: through
[TAL-2.6] {"kind":"bought","piece":"T-CL-1","purchase":"through","battery":false,"vain":false}
# T-CL-1 powers through: one less on its turn radius
= e32c2926b14dbf98

turn 4
> 2  T-CL-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-CL-1","way":"left","afterburner":false,"from":[12,1],"to":[13,1],"facing":1,"count":1,"marker":[14,1]}
# T-CL-1 moves left to 13,1, facing 1, free to turn in 1 hex, at 14,1
= 3ec2d029a9415af9

turn 4
> 2  T-CL-1 fires 1 at CL-1
[TAL-8.1] {"kind":"fires","piece":"T-CL-1","group":1,"weapon":"disruptor","targets":["CL-1"]}
# T-CL-1 fires group 1, disruptor, at CL-1
  [TAL-8.3] d6 = 2
[TAL-8.3] {"kind":"shot","piece":"T-CL-1","weapon":"disruptor","target":"CL-1","range":4,"face":2,"penalty":0,"damage":0,"sixths":4}
# 2 at CL-1, range 4: a miss
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= 21d88728027d3803

turn 4
> 1  CL-1: charge 2
[TAL-2.5] {"kind":"bought","piece":"CL-1","purchase":"charge 2","battery":false,"vain":false}
# CL-1 charges group 2
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[9,4],"to":[8,4],"facing":4,"count":0,"marker":null}
# CL-1 moves straight to 8,4, facing 4
[TAL-1.2] {"kind":"power-phase"}
# power phase
[TAL-9.1] {"kind":"charged","piece":"CL-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# CL-1 charges group 1 red, 2 red
[TAL-9.1] {"kind":"charged","piece":"T-CL-1","groups":[{"group":1,"yellow":false}]}
# T-CL-1 charges group 1 red
= 4658996ddde05b83

turn 4
> 1  CL-1: speed 3
> 2  T-CL-1: speed 3
[TAL-1.2] {"kind":"round","number":5}
# round 5
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: the turn of side 2
= d43437ed275df8a9

turn 5
> 2  T-CL-1: charge 1
[TAL-2.5] {"kind":"bought","piece":"T-CL-1","purchase":"charge 1","battery":false,"vain":false}
# T-CL-1 charges group 1
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[13,1],"to":[14,1],"facing":1,"count":0,"marker":null}
# T-CL-1 moves straight to 14,1, facing 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= 0f46ece4c9d0b140

turn 5
> 1  CL-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"CL-1","purchase":"reinforce front","battery":false,"vain":false}
# CL-1 reinforces the front shield
= 6548698ed1fbe83a

turn 5
> 1  CL-1: left
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"left","afterburner":false,"from":[8,4],"to":[8,3],"facing":3,"count":1,"marker":[8,2]}
# CL-1 moves left to 8,3, facing 3, free to turn in 1 hex, at 8,2
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= d3e0a8c7f7c4c448

turn 5
> 2  T-CL-1: charge 1
[TAL-2.5] {"kind":"bought","piece":"T-CL-1","purchase":"charge 1","battery":false,"vain":false}
# T-CL-1 charges group 1
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= 167fbe04f00796f4

turn 5
> 2  T-CL-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"T-CL-1","purchase":"reinforce front","battery":false,"vain":false}
# T-CL-1 reinforces the front shield
= ed6b17109aed21b4

turn 5
> 2  T-CL-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-CL-1","way":"left","afterburner":false,"from":[14,1],"to":[14,2],"facing":0,"count":1,"marker":[14,3]}
# T-CL-1 moves left to 14,2, facing 0, free to turn in 1 hex, at 14,3
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= 045225f6fd3c5fbc

turn 5
> 1  CL-1: battery
[TAL-10.1] {"kind":"bought","piece":"CL-1","purchase":"battery","battery":false,"vain":false}
# CL-1 charges its battery
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[8,3],"to":[8,2],"facing":3,"count":0,"marker":null}
# CL-1 moves straight to 8,2, facing 3
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
= 44ed5a9dba50f397

turn 5
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
= 52ed537427c7003a

turn 5
> 2  T-CL-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"T-CL-1","purchase":"slip","battery":false,"vain":false}
# T-CL-1 gets a side-slip marker
= 73515373ea6e47c5

turn 5
> 2  T-CL-1: slip-left
[TAL-7.3.1] {"kind":"moved","piece":"T-CL-1","way":"slip-left","afterburner":false,"from":[14,2],"to":[13,3],"facing":0,"count":0,"marker":null}
# T-CL-1 moves slip-left to 13,3, facing 0
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= f9dfe543867f0fe3

turn 5
> 1  CL-1: change
[TAL-1.5] {"kind":"bought","piece":"CL-1","purchase":"change","battery":false,"vain":false}
# CL-1 bids to take the initiative
= 4d4a8f216333c71b

turn 5
> 1  CL-1: left
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"left","afterburner":false,"from":[8,2],"to":[9,1],"facing":2,"count":1,"marker":[10,0]}
# CL-1 moves left to 9,1, facing 2, free to turn in 1 hex, at 10,0
[TAL-1.5] {"kind":"initiative","side":1,"change":1,"defend":0,"flipped":true}
# 1 to change, 0 to defend: side 1 takes the initiative
[TAL-1.2] {"kind":"power-phase"}
# power phase
[TAL-9.1] {"kind":"charged","piece":"CL-1","groups":[{"group":2,"yellow":false}]}
# CL-1 charges group 2 red
= 385bb88b9dd1d156

turn 5
> 1  CL-1: speed 3
> 2  T-CL-1: speed 3
[TAL-1.2] {"kind":"round","number":6}
# round 6
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
= 227851bf65846aba

turn 6
> 1  CL-1: through
[TAL-2.6] {"kind":"bought","piece":"CL-1","purchase":"through","battery":true,"vain":false}
# CL-1 powers through: one less on its turn radius from its battery
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: the turn of side 2
= aa8f754be49c46e6

turn 6
> 2  T-CL-1: change
[TAL-1.5] {"kind":"bought","piece":"T-CL-1","purchase":"change","battery":false,"vain":false}
# T-CL-1 bids to take the initiative
[TAL-1.5] {"kind":"initiative","side":2,"change":1,"defend":0,"flipped":true}
# 1 to change, 0 to defend: side 2 takes the initiative
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= 8e175623af2c684b

turn 6
> 2  T-CL-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-CL-1","way":"left","afterburner":false,"from":[13,3],"to":[12,4],"facing":5,"count":1,"marker":[11,5]}
# T-CL-1 moves left to 12,4, facing 5, free to turn in 1 hex, at 11,5
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
[TAL-2.6] {"kind":"expired","piece":"CL-1","arc":"front"}
# the reinforcement of the front shield of CL-1 expires
= 5798f61a51aa160a

turn 6
> 1  CL-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"CL-1","purchase":"reinforce front","battery":false,"vain":false}
# CL-1 reinforces the front shield
= 1720fd07ac3ec708

turn 6
> 1  CL-1: left
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"left","afterburner":false,"from":[9,1],"to":[10,1],"facing":1,"count":1,"marker":[11,1]}
# CL-1 moves left to 10,1, facing 1, free to turn in 1 hex, at 11,1
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= fbf6b2f0add6edb4

turn 6
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
[TAL-2.6] {"kind":"expired","piece":"T-CL-1","arc":"front"}
# the reinforcement of the front shield of T-CL-1 expires
= e247653dc17e2517

turn 6
> 2  T-CL-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"T-CL-1","purchase":"reinforce front","battery":false,"vain":false}
# T-CL-1 reinforces the front shield
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[12,4],"to":[11,5],"facing":5,"count":0,"marker":null}
# T-CL-1 moves straight to 11,5, facing 5
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= 4d0474cc867be2c1

turn 6
> 1  CL-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"CL-1","purchase":"slip","battery":false,"vain":false}
# CL-1 gets a side-slip marker
= 454cf55b320d7421

turn 6
> 1  CL-1: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"CL-1","way":"slip-right","afterburner":false,"from":[10,1],"to":[11,0],"facing":1,"count":0,"marker":null}
# CL-1 moves slip-right to 11,0, facing 1
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
= 0acb8213aba025eb

turn 6
> 2  T-CL-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"T-CL-1","purchase":"slip","battery":false,"vain":false}
# T-CL-1 gets a side-slip marker
= d744bc8cc8a82830

turn 6
> 2  T-CL-1: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"T-CL-1","way":"slip-right","afterburner":false,"from":[11,5],"to":[11,6],"facing":5,"count":0,"marker":null}
# T-CL-1 moves slip-right to 11,6, facing 5
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= 61b61fb2ab8c5d9b

turn 6
> 1  CL-1: battery
[TAL-10.1] {"kind":"bought","piece":"CL-1","purchase":"battery","battery":false,"vain":false}
# CL-1 charges its battery
= 42a171346971005f

turn 6
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[11,0],"to":[12,0],"facing":1,"count":0,"marker":null}
# CL-1 moves straight to 12,0, facing 1
[TAL-1.2] {"kind":"power-phase"}
# power phase
= 8fd0b16a5a66e081

turn 6
> 1  CL-1: speed 3
> 2  T-CL-1: speed 3
[TAL-16] {"kind":"over","winner":2,"how":"limit"}
# the last round is over, and more points are destroyed: side 2 wins
= 875e7300fe21cdf3
