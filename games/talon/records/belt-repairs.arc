firing-arc record 2
game talon 2
wording en 1
scenario the-belt
option turn-limit 6
seat 1 doctrine
seat 2 doctrine
dice seed 8
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
= 713b083eaa06289e

turn 1
> 2  done
= d7376aea2ea6e40d

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= 7a1f3a83d59cf59e

turn 1
> 2  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[20,2],"to":[19,2],"facing":4,"count":0,"marker":null}
# T-CL-1 moves straight to 19,2, facing 4
= 329289d0702a3d3c

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[20,0],"to":[19,0],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight to 19,0, facing 4
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= b01335e14566db07

turn 1
> 1  CL-1: battery
[TAL-10.1] {"kind":"bought","piece":"CL-1","purchase":"battery","battery":false,"vain":false}
# CL-1 charges its battery
= f3e3515020d5786b

turn 1
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[6,2],"to":[7,2],"facing":1,"count":0,"marker":null}
# CL-1 moves straight to 7,2, facing 1
= 79d7df5ea2a9f911

turn 1
> 1  DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[6,4],"to":[7,4],"facing":1,"count":0,"marker":null}
# DD-1 moves straight to 7,4, facing 1
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= 656700fce8665a5a

turn 1
> 2  done
= 458077e79b2dd857

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= 174b277a76dc9a6d

turn 1
> 1  DD-1: battery
[TAL-10.1] {"kind":"bought","piece":"DD-1","purchase":"battery","battery":false,"vain":false}
# DD-1 charges its battery
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= 84b3d09152985478

turn 1
> 2  done
= 27bef27af97da5f0

turn 1
> 2  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[19,2],"to":[18,2],"facing":4,"count":0,"marker":null}
# T-CL-1 moves straight to 18,2, facing 4
= be78e37a6d14c672

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[19,0],"to":[18,0],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight to 18,0, facing 4
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= d2f8b9b4d3428d44

turn 1
> 1  done
= 2974628ba93cfd7d

turn 1
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[7,2],"to":[8,2],"facing":1,"count":0,"marker":null}
# CL-1 moves straight to 8,2, facing 1
= 943b8610ba9c9b65

turn 1
> 1  DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[7,4],"to":[8,4],"facing":1,"count":0,"marker":null}
# DD-1 moves straight to 8,4, facing 1
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
= 6c459b152ea4f3c1

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
= 4b0ef1f14ecdcfde

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
= 20b7699ddd9fde48

turn 1
> 2  T-CL-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"T-CL-1","purchase":"slip","battery":false,"vain":false}
# T-CL-1 gets a side-slip marker
= 525f85d9a44169fe

turn 1
> 2  T-CL-1: slip-left
[TAL-7.3.1] {"kind":"moved","piece":"T-CL-1","way":"slip-left","afterburner":false,"from":[18,2],"to":[18,1],"facing":4,"count":0,"marker":null}
# T-CL-1 moves slip-left to 18,1, facing 4
= b7d524f479299055

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[18,0],"to":[17,0],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight to 17,0, facing 4
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= f758aa877d48a61e

turn 1
> 1  done
= c0af784cda6df7f2

turn 1
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[8,2],"to":[9,2],"facing":1,"count":0,"marker":null}
# CL-1 moves straight to 9,2, facing 1
= 2ea271bbbd74d0f5

turn 1
> 1  DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[8,4],"to":[9,4],"facing":1,"count":0,"marker":null}
# DD-1 moves straight to 9,4, facing 1
[TAL-1.2] {"kind":"power-phase"}
# power phase
= 1beb2eed57a9875d

turn 1
> 1  CL-1: speed 3; DD-1: speed 4
> 2  T-CL-1: speed 3; T-DD-1: speed 3
[TAL-9.2] {"kind":"speed","piece":"DD-1","speed":4,"before":3,"power":2,"radius":1}
# DD-1 goes to speed 4: power 2, turn radius 1
[TAL-1.2] {"kind":"round","number":2}
# round 2
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: the turn of side 2
= 76017b03b6c269d9

turn 2
> 2  done
= c47e44e6bad6bac1

turn 2
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
= fd699a9e3edeb5c2

turn 2
> 1  DD-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"DD-1","purchase":"slip","battery":true,"vain":false}
# DD-1 gets a side-slip marker from its battery
= 50664e746dd0785a

turn 2
> 1  DD-1: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"DD-1","way":"slip-right","afterburner":false,"from":[9,4],"to":[10,3],"facing":1,"count":0,"marker":null}
# DD-1 moves slip-right to 10,3, facing 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= c106d16801b510d0

turn 2
> 2  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[18,1],"to":[17,1],"facing":4,"count":0,"marker":null}
# T-CL-1 moves straight to 17,1, facing 4
= 2b4f13c3325202ca

turn 2
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[17,0],"to":[16,0],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight to 16,0, facing 4
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= 7f6be876386ec73a

turn 2
> 1  CL-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"CL-1","purchase":"slip","battery":false,"vain":false}
# CL-1 gets a side-slip marker
= 73a1ee20077f601a

turn 2
> 1  CL-1: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"CL-1","way":"slip-right","afterburner":false,"from":[9,2],"to":[10,1],"facing":1,"count":0,"marker":null}
# CL-1 moves slip-right to 10,1, facing 1
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= cc65a97d42ac17ea

turn 2
> 2  done
= 06811ff89c8149f9

turn 2
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= 2371956b186c499e

turn 2
> 1  CL-1: reinforce front; DD-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"CL-1","purchase":"reinforce front","battery":true,"vain":false}
# CL-1 reinforces the front shield from its battery
[TAL-2.6] {"kind":"bought","piece":"DD-1","purchase":"reinforce front","battery":false,"vain":false}
# DD-1 reinforces the front shield
= fa73861ed5cc5d61

turn 2
> 1  DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"left","afterburner":false,"from":[10,3],"to":[10,4],"facing":0,"count":1,"marker":[10,5]}
# DD-1 moves left to 10,4, facing 0, free to turn in 1 hex, at 10,5
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= d6de1700775d56ed

turn 2
> 2  done
= 021fd5604d248168

turn 2
> 2  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[17,1],"to":[16,1],"facing":4,"count":0,"marker":null}
# T-CL-1 moves straight to 16,1, facing 4
= b4eced76ffd7b01d

turn 2
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[16,0],"to":[15,0],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight to 15,0, facing 4
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= 3d05787d6ebd71f3

turn 2
> 1  CL-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"CL-1","purchase":"slip","battery":false,"vain":false}
# CL-1 gets a side-slip marker
= 933d7afd18eb6a0e

turn 2
> 1  CL-1: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"CL-1","way":"slip-right","afterburner":false,"from":[10,1],"to":[11,0],"facing":1,"count":0,"marker":null}
# CL-1 moves slip-right to 11,0, facing 1
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[10,4],"to":[10,5],"facing":0,"count":0,"marker":null}
# DD-1 moves straight to 10,5, facing 0
= ab9a7e8493614082

turn 2
> 1  CL-1 fires 2 at T-DD-1
[TAL-8.1] {"kind":"fires","piece":"CL-1","group":2,"weapon":"torpedo","targets":["T-DD-1"]}
# CL-1 fires group 2, antimatter torpedo, at T-DD-1
  [TAL-8.3] d6 = 1
[TAL-8.3] {"kind":"shot","piece":"CL-1","weapon":"torpedo","target":"T-DD-1","range":4,"face":1,"penalty":0,"damage":0,"sixths":8}
# 1 at T-DD-1, range 4: a miss
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
= e94785502d442356

turn 2
> 2  T-CL-1: afterburner right
[TAL-10.1] {"kind":"moved","piece":"T-CL-1","way":"right","afterburner":true,"from":[16,1],"to":[15,2],"facing":5,"count":1,"marker":[14,3]}
# T-CL-1 moves right with its afterburner to 15,2, facing 5, free to turn in 1 hex, at 14,3
= c0f8579177680699

turn 2
> 2  T-DD-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":true,"from":[15,0],"to":[14,0],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight with its afterburner to 14,0, facing 4
= 7d7eb023d57aa702

turn 2
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
= 983c7b4066408da6

turn 2
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
= 933093683abc395c

turn 2
> 2  T-CL-1: reinforce front; T-DD-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"T-CL-1","purchase":"reinforce front","battery":false,"vain":false}
# T-CL-1 reinforces the front shield
[TAL-2.6] {"kind":"bought","piece":"T-DD-1","purchase":"reinforce front","battery":false,"vain":false}
# T-DD-1 reinforces the front shield
= 3cf99c0769065881

turn 2
> 2  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[15,2],"to":[14,3],"facing":5,"count":0,"marker":null}
# T-CL-1 moves straight to 14,3, facing 5
= 38204934d90fbd88

turn 2
> 2  T-DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"right","afterburner":false,"from":[14,0],"to":[13,1],"facing":5,"count":0,"marker":null}
# T-DD-1 moves right to 13,1, facing 5
= 33cccb71801d8162

turn 2
> 2  T-DD-1 fires 2 at DD-1
[TAL-8.1] {"kind":"fires","piece":"T-DD-1","group":2,"weapon":"missile","targets":["DD-1"]}
# T-DD-1 fires group 2, missile, at DD-1
[TAL-13.1] {"kind":"missile-launched","piece":"T-DD-1","missile":"M1","target":"DD-1","at":[13,1]}
# T-DD-1 launches M1 at DD-1
= c359563808c16b65

turn 2
> 2  T-DD-1 fires 1 at DD-1
[TAL-8.1] {"kind":"fires","piece":"T-DD-1","group":1,"weapon":"missile","targets":["DD-1"]}
# T-DD-1 fires group 1, missile, at DD-1
[TAL-13.1] {"kind":"missile-launched","piece":"T-DD-1","missile":"M2","target":"DD-1","at":[13,1]}
# T-DD-1 launches M2 at DD-1
= 43363698dfe00332

turn 2
> 2  T-CL-1 fires 2 at DD-1, DD-1
[TAL-8.1] {"kind":"fires","piece":"T-CL-1","group":2,"weapon":"disruptor","targets":["DD-1","DD-1"]}
# T-CL-1 fires group 2, disruptor, at DD-1, DD-1
  [TAL-8.3] d6 = 1
[TAL-8.3] {"kind":"shot","piece":"T-CL-1","weapon":"disruptor","target":"DD-1","range":4,"face":1,"penalty":0,"damage":0,"sixths":4}
# 1 at DD-1, range 4: a miss
  [TAL-8.3] d6 = 1
[TAL-8.3] {"kind":"shot","piece":"T-CL-1","weapon":"disruptor","target":"DD-1","range":4,"face":1,"penalty":0,"damage":0,"sixths":4}
# 1 at DD-1, range 4: a miss
= cd2186f91d3397c1

turn 2
> 2  T-CL-1 fires 1 at DD-1
[TAL-8.1] {"kind":"fires","piece":"T-CL-1","group":1,"weapon":"disruptor","targets":["DD-1"]}
# T-CL-1 fires group 1, disruptor, at DD-1
  [TAL-8.3] d6 = 5
[TAL-8.3] {"kind":"shot","piece":"T-CL-1","weapon":"disruptor","target":"DD-1","range":4,"face":5,"penalty":0,"damage":2,"sixths":4}
# 5 at DD-1, range 4: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"DD-1","arc":"right","damage":2,"reinforced":0,"shield":0,"hull":2}
# DD-1 takes 2 on the right side: 2 to the hull
  [TAL-8.4] d6 = 1
  [TAL-8.4] d6 = 4
[TAL-8.4] {"kind":"critical","piece":"DD-1","dice":[1,4],"effect":"weapons"}
# critical hit on DD-1, 1 and 4: a weapon group is lost
[TAL-8.4] {"kind":"group-lost","piece":"DD-1","group":1}
# DD-1 loses group 1
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= 0f9cb3758f64176b

turn 2
> 1  CL-1: charge 2; DD-1: battery
[TAL-2.5] {"kind":"bought","piece":"CL-1","purchase":"charge 2","battery":false,"vain":false}
# CL-1 charges group 2
[TAL-10.1] {"kind":"bought","piece":"DD-1","purchase":"battery","battery":false,"vain":false}
# DD-1 charges its battery
= b8746f71a07a7e98

turn 2
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[11,0],"to":[12,0],"facing":1,"count":0,"marker":null}
# CL-1 moves straight to 12,0, facing 1
= e560ee668c7df308

turn 2
> 1  DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"left","afterburner":false,"from":[10,5],"to":[9,6],"facing":5,"count":1,"marker":[8,7]}
# DD-1 moves left to 9,6, facing 5, free to turn in 1 hex, at 8,7
= 9ec9f902a1a89102

turn 2
> 1  CL-1 fires 1 at T-DD-1
[TAL-8.1] {"kind":"fires","piece":"CL-1","group":1,"weapon":"phaser","targets":["T-DD-1"]}
# CL-1 fires group 1, phaser, at T-DD-1
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"CL-1","weapon":"phaser","target":"T-DD-1","range":2,"face":3,"penalty":0,"damage":1,"sixths":9}
# 3 at T-DD-1, range 2: 1 damage
[TAL-8.4] {"kind":"damaged","piece":"T-DD-1","arc":"left","damage":1,"reinforced":0,"shield":1,"hull":0}
# T-DD-1 takes 1 on the left side: 1 shield box
[TAL-1.2] {"kind":"power-phase"}
# power phase
[TAL-9.1] {"kind":"charged","piece":"CL-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# CL-1 charges group 1 red, 2 red
[TAL-9.1] {"kind":"charged","piece":"T-CL-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-CL-1 charges group 1 red, 2 red
[TAL-9.1] {"kind":"charged","piece":"T-DD-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-DD-1 charges group 1 red, 2 red
= 50b562e427da078e

turn 2
> 1  CL-1: speed 3; DD-1: speed 5 retreat
> 2  T-CL-1: speed 3; T-DD-1: speed 2
[TAL-9.2] {"kind":"speed","piece":"DD-1","speed":5,"before":4,"power":0,"radius":2}
# DD-1 goes to speed 5: power 0, turn radius 2
[TAL-11.1] {"kind":"announces","piece":"DD-1"}
# DD-1 announces its retreat
[TAL-9.2] {"kind":"speed","piece":"T-DD-1","speed":2,"before":3,"power":2,"radius":0}
# T-DD-1 goes to speed 2: power 2, turn radius 0
[TAL-1.2] {"kind":"round","number":3}
# round 3
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: the turn of side 2
= 092c01c7d93082a5

turn 3
> 2  T-CL-1: charge 1
[TAL-2.5] {"kind":"bought","piece":"T-CL-1","purchase":"charge 1","battery":false,"vain":false}
# T-CL-1 charges group 1
= d5e20c74506d6b54

turn 3
> 2  M1: to 5
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[13,1],"to":[12,2]}
# M1 moves to 12,2
= e18c7d6ca42d78b0

turn 3
> 2  M2: to 5
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[13,1],"to":[12,2]}
# M2 moves to 12,2
= 4922ec79ba1bc81b

turn 3
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
= a43e4caf06d24f51

turn 3
> 1  done
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[9,6],"to":[8,7],"facing":5,"count":0,"marker":null}
# DD-1 moves straight to 8,7, facing 5
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= 30e1c4ecabbd4485

turn 3
> 2  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[14,3],"to":[13,4],"facing":5,"count":0,"marker":null}
# T-CL-1 moves straight to 13,4, facing 5
= e4c0de2ae33d979f

turn 3
> 2  M1: to 5
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[12,2],"to":[11,3]}
# M1 moves to 11,3
= a7a05cdec4f97afe

turn 3
> 2  M2: to 5
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[12,2],"to":[11,3]}
# M2 moves to 11,3
= b8a4f9ef171051e3

turn 3
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= bbe3c69168cbc289

turn 3
> 1  CL-1: charge 1
[TAL-2.5] {"kind":"bought","piece":"CL-1","purchase":"charge 1","battery":false,"vain":false}
# CL-1 charges group 1
= 735e0ed481d44505

turn 3
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[12,0],"to":[13,0],"facing":1,"count":0,"marker":null}
# CL-1 moves straight to 13,0, facing 1
= 84ec0d62d84daeae

turn 3
> 1  DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"right","afterburner":false,"from":[8,7],"to":[8,8],"facing":0,"count":2,"marker":[8,10]}
# DD-1 moves right to 8,8, facing 0, free to turn in 2 hexes, at 8,10
= d68d03f86bf15bd0

turn 3
> 1  CL-1 fires 1 at T-DD-1
[TAL-8.1] {"kind":"fires","piece":"CL-1","group":1,"weapon":"phaser","targets":["T-DD-1"]}
# CL-1 fires group 1, phaser, at T-DD-1
  [TAL-8.3] d6 = 2
[TAL-8.3] {"kind":"shot","piece":"CL-1","weapon":"phaser","target":"T-DD-1","range":1,"face":2,"penalty":0,"damage":2,"sixths":11}
# 2 at T-DD-1, range 1: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"T-DD-1","arc":"left","damage":2,"reinforced":0,"shield":1,"hull":1}
# T-DD-1 takes 2 on the left side: 1 shield box, 1 to the hull
  [TAL-8.4] d6 = 6
  [TAL-8.4] d6 = 5
[TAL-8.4] {"kind":"critical","piece":"T-DD-1","dice":[6,5],"effect":"power"}
# critical hit on T-DD-1, 6 and 5: no action points until repaired
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= bb9297f752612bf6

turn 3
> 2  T-CL-1: charge 1
[TAL-2.5] {"kind":"bought","piece":"T-CL-1","purchase":"charge 1","battery":false,"vain":false}
# T-CL-1 charges group 1
= 9d28d3e0241fa154

turn 3
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[13,1],"to":[12,2],"facing":5,"count":0,"marker":null}
# T-DD-1 moves straight to 12,2, facing 5
= af97635aa78ae362

turn 3
> 2  M1: to 5
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[11,3],"to":[10,4]}
# M1 moves to 10,4
= 330629d53fb0bdfe

turn 3
> 2  M2: to 5
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[11,3],"to":[10,4]}
# M2 moves to 10,4
= 512a629381913be1

turn 3
> 2  done
  [TAL-8.5] d6 = 2
[TAL-8.5] {"kind":"repair","piece":"T-DD-1","system":"power","face":2,"works":false}
# T-DD-1 rolls 2: power stays down
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
[TAL-2.6] {"kind":"expired","piece":"CL-1","arc":"front"}
# the reinforcement of the front shield of CL-1 expires
[TAL-2.6] {"kind":"expired","piece":"DD-1","arc":"front"}
# the reinforcement of the front shield of DD-1 expires
= 0a7f9438df905280

turn 3
> 1  DD-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"DD-1","purchase":"slip","battery":true,"vain":false}
# DD-1 gets a side-slip marker from its battery
= acfde317770fa78f

turn 3
> 1  DD-1: slip-left
[TAL-7.3.1] {"kind":"moved","piece":"DD-1","way":"slip-left","afterburner":false,"from":[8,8],"to":[7,9],"facing":0,"count":1,"marker":[7,10]}
# DD-1 moves slip-left to 7,9, facing 0, free to turn in 1 hex, at 7,10
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= 7345fc4d37a473ac

turn 3
> 2  T-CL-1: charge 2
[TAL-2.5] {"kind":"bought","piece":"T-CL-1","purchase":"charge 2","battery":false,"vain":false}
# T-CL-1 charges group 2
= a9c07b69bad2007d

turn 3
> 2  T-CL-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-CL-1","way":"left","afterburner":false,"from":[13,4],"to":[12,4],"facing":4,"count":1,"marker":[11,4]}
# T-CL-1 moves left to 12,4, facing 4, free to turn in 1 hex, at 11,4
= 893706af1d39cfd2

turn 3
> 2  M1: to 0
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[10,4],"to":[10,5]}
# M1 moves to 10,5
= 99ec5515a6e18d4b

turn 3
> 2  M2: to 0
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[10,4],"to":[10,5]}
# M2 moves to 10,5
= 250e8579df16ea00

turn 3
> 2  done
= a6a3e103e2f0966b

turn 3
> 2  T-CL-1 fires 1 at CL-1
[TAL-8.1] {"kind":"fires","piece":"T-CL-1","group":1,"weapon":"disruptor","targets":["CL-1"]}
# T-CL-1 fires group 1, disruptor, at CL-1
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"T-CL-1","weapon":"disruptor","target":"CL-1","range":4,"face":3,"penalty":0,"damage":0,"sixths":4}
# 3 at CL-1, range 4: a miss
  [TAL-8.5] d6 = 6
[TAL-8.5] {"kind":"repair","piece":"T-DD-1","system":"power","face":6,"works":true}
# T-DD-1 rolls 6: power works again
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= 2670c437a46d63a1

turn 3
> 1  CL-1: charge 1
[TAL-2.5] {"kind":"bought","piece":"CL-1","purchase":"charge 1","battery":false,"vain":false}
# CL-1 charges group 1
= 1eab25dfead43e97

turn 3
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[13,0],"to":[14,0],"facing":1,"count":0,"marker":null}
# CL-1 moves straight to 14,0, facing 1
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[7,9],"to":[7,10],"facing":0,"count":0,"marker":null}
# DD-1 moves straight to 7,10, facing 0
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
= 50323fad9505ad60

turn 3
> 2  M1: to 5
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[10,5],"to":[9,6]}
# M1 moves to 9,6
= 9afad7abb5ca2e6f

turn 3
> 2  M2: to 0
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[10,5],"to":[10,6]}
# M2 moves to 10,6
= 8f2a4ef1cf787319

turn 3
> 2  T-DD-1: afterburner right
[TAL-10.1] {"kind":"moved","piece":"T-DD-1","way":"right","afterburner":true,"from":[12,2],"to":[12,3],"facing":0,"count":0,"marker":null}
# T-DD-1 moves right with its afterburner to 12,3, facing 0
= 60ce8ef8c7953fb8

turn 3
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
[TAL-2.6] {"kind":"expired","piece":"T-CL-1","arc":"front"}
# the reinforcement of the front shield of T-CL-1 expires
[TAL-2.6] {"kind":"expired","piece":"T-DD-1","arc":"front"}
# the reinforcement of the front shield of T-DD-1 expires
= 8db4d8064e161572

turn 3
> 2  T-CL-1: charge 2; T-DD-1: reinforce front
[TAL-2.5] {"kind":"bought","piece":"T-CL-1","purchase":"charge 2","battery":false,"vain":false}
# T-CL-1 charges group 2
[TAL-2.6] {"kind":"bought","piece":"T-DD-1","purchase":"reinforce front","battery":false,"vain":false}
# T-DD-1 reinforces the front shield
= 68e3b5c02e76aa24

turn 3
> 2  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[12,4],"to":[11,4],"facing":4,"count":0,"marker":null}
# T-CL-1 moves straight to 11,4, facing 4
= b7b8707d05e40052

turn 3
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[12,3],"to":[12,4],"facing":0,"count":0,"marker":null}
# T-DD-1 moves straight to 12,4, facing 0
= 54b757b46527dc40

turn 3
> 2  M1: to 5
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[9,6],"to":[8,7]}
# M1 moves to 8,7
= 494b80a5263dfdc0

turn 3
> 2  M2: to 0
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[10,6],"to":[10,7]}
# M2 moves to 10,7
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= d63aae268cd9c831

turn 3
> 1  CL-1: charge 2
[TAL-2.5] {"kind":"bought","piece":"CL-1","purchase":"charge 2","battery":false,"vain":false}
# CL-1 charges group 2
= b0ac25a4a9619c91

turn 3
> 1  CL-1: left
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"left","afterburner":false,"from":[14,0],"to":[14,1],"facing":0,"count":1,"marker":[14,2]}
# CL-1 moves left to 14,1, facing 0, free to turn in 1 hex, at 14,2
= 3e8bdc37b4bcd370

turn 3
> 1  DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"left","afterburner":false,"from":[7,10],"to":[6,11],"facing":5,"count":2,"marker":[4,13]}
# DD-1 moves left to 6,11, facing 5, free to turn in 2 hexes, at 4,13
[TAL-1.2] {"kind":"power-phase"}
# power phase
[TAL-9.1] {"kind":"charged","piece":"CL-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# CL-1 charges group 1 red, 2 red
[TAL-9.1] {"kind":"charged","piece":"T-CL-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":true}]}
# T-CL-1 charges group 1 red, 2 yellow
[TAL-9.1] {"kind":"charged","piece":"T-DD-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-DD-1 charges group 1 red, 2 red
= a628dce7831a9c19

turn 3
> 1  CL-1: speed 3; DD-1: speed 5
> 2  T-CL-1: speed 3; T-DD-1: speed 3
[TAL-9.2] {"kind":"speed","piece":"T-DD-1","speed":3,"before":2,"power":1,"radius":0}
# T-DD-1 goes to speed 3: power 1, turn radius 0
[TAL-1.2] {"kind":"round","number":4}
# round 4
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: the turn of side 2
= 2808da7e52ce1166

turn 4
> 2  T-CL-1: charge 2
[TAL-2.5] {"kind":"bought","piece":"T-CL-1","purchase":"charge 2","battery":false,"vain":false}
# T-CL-1 charges group 2
= a5bb1327a816d5d3

turn 4
> 2  M1: to 0
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[8,7],"to":[8,8]}
# M1 moves to 8,8
= f1a60975a2192970

turn 4
> 2  M2: to 5
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[10,7],"to":[9,8]}
# M2 moves to 9,8
= 7736d94a596028e6

turn 4
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[6,11],"to":[5,12],"facing":5,"count":1,"marker":[4,13]}
# DD-1 moves straight to 5,12, facing 5, free to turn in 1 hex, at 4,13
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= 6dbeda1693968bf7

turn 4
> 2  T-CL-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-CL-1","way":"left","afterburner":false,"from":[11,4],"to":[11,3],"facing":3,"count":1,"marker":[11,2]}
# T-CL-1 moves left to 11,3, facing 3, free to turn in 1 hex, at 11,2
= 23d72682188952b5

turn 4
> 2  T-DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"left","afterburner":false,"from":[12,4],"to":[11,5],"facing":5,"count":0,"marker":null}
# T-DD-1 moves left to 11,5, facing 5
= 91a97dc64b3ed706

turn 4
> 2  M1: to 0
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[8,8],"to":[8,9]}
# M1 moves to 8,9
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[9,8],"to":[8,9]}
# M2 moves to 8,9
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= 7932e430f72e076a

turn 4
> 1  CL-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"CL-1","purchase":"reinforce front","battery":false,"vain":false}
# CL-1 reinforces the front shield
= 558207fe34e60ba3

turn 4
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[14,1],"to":[14,2],"facing":0,"count":0,"marker":null}
# CL-1 moves straight to 14,2, facing 0
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[5,12],"to":[4,13],"facing":5,"count":0,"marker":null}
# DD-1 moves straight to 4,13, facing 5
= 01c859df59cb6818

turn 4
> 1  CL-1 fires 2 at T-DD-1
[TAL-8.1] {"kind":"fires","piece":"CL-1","group":2,"weapon":"torpedo","targets":["T-DD-1"]}
# CL-1 fires group 2, antimatter torpedo, at T-DD-1
  [TAL-8.3] d6 = 2
[TAL-8.3] {"kind":"shot","piece":"CL-1","weapon":"torpedo","target":"T-DD-1","range":3,"face":2,"penalty":0,"damage":0,"sixths":16}
# 2 at T-DD-1, range 3: a miss
= 78accd3ac9066dcd

turn 4
> 1  CL-1 fires 1 at T-DD-1
[TAL-8.1] {"kind":"fires","piece":"CL-1","group":1,"weapon":"phaser","targets":["T-DD-1"]}
# CL-1 fires group 1, phaser, at T-DD-1
  [TAL-8.3] d6 = 5
[TAL-8.3] {"kind":"shot","piece":"CL-1","weapon":"phaser","target":"T-DD-1","range":3,"face":5,"penalty":0,"damage":1,"sixths":2}
# 5 at T-DD-1, range 3: 1 damage
[TAL-8.4] {"kind":"damaged","piece":"T-DD-1","arc":"rear","damage":1,"reinforced":0,"shield":1,"hull":0}
# T-DD-1 takes 1 on the rear side: 1 shield box
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= 53ecc1f797353a12

turn 4
> 2  T-CL-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"T-CL-1","purchase":"slip","battery":false,"vain":false}
# T-CL-1 gets a side-slip marker
= 43c057fdc9384543

turn 4
> 2  M1: to 5
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[8,9],"to":[7,10]}
# M1 moves to 7,10
= c34262de91aa26a5

turn 4
> 2  M2: to 5
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[8,9],"to":[7,10]}
# M2 moves to 7,10
= 33c7de7dbf224856

turn 4
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= 5dc466285b2e2816

turn 4
> 1  DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[4,13],"to":[3,14],"facing":5,"count":0,"marker":null}
# DD-1 moves straight to 3,14, facing 5
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= 4f9cc14a3e3d6884

turn 4
> 2  T-CL-1: charge 1
[TAL-2.5] {"kind":"bought","piece":"T-CL-1","purchase":"charge 1","battery":false,"vain":false}
# T-CL-1 charges group 1
= 6ff3efce0029a730

turn 4
> 2  T-CL-1: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"T-CL-1","way":"slip-right","afterburner":false,"from":[11,3],"to":[10,3],"facing":3,"count":0,"marker":null}
# T-CL-1 moves slip-right to 10,3, facing 3
= 78536cb17e507de1

turn 4
> 2  T-DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"right","afterburner":false,"from":[11,5],"to":[11,6],"facing":0,"count":0,"marker":null}
# T-DD-1 moves right to 11,6, facing 0
= 2dfb075a2a4420c1

turn 4
> 2  M1: to 5
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[7,10],"to":[6,11]}
# M1 moves to 6,11
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[7,10],"to":[6,11]}
# M2 moves to 6,11
= 825c98e70be974c7

turn 4
> 2  T-DD-1 fires 1 at CL-1
[TAL-8.1] {"kind":"fires","piece":"T-DD-1","group":1,"weapon":"missile","targets":["CL-1"]}
# T-DD-1 fires group 1, missile, at CL-1
[TAL-13.1] {"kind":"missile-launched","piece":"T-DD-1","missile":"M3","target":"CL-1","at":[11,6]}
# T-DD-1 launches M3 at CL-1
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= a680448bd23b8aad

turn 4
> 1  CL-1: charge 1
[TAL-2.5] {"kind":"bought","piece":"CL-1","purchase":"charge 1","battery":false,"vain":false}
# CL-1 charges group 1
= 449f570ef5f4f548

turn 4
> 1  CL-1: left
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"left","afterburner":false,"from":[14,2],"to":[13,3],"facing":5,"count":1,"marker":[12,4]}
# CL-1 moves left to 13,3, facing 5, free to turn in 1 hex, at 12,4
= 8b249e596b8df3b3

turn 4
> 1  DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"left","afterburner":false,"from":[3,14],"to":[2,14],"facing":4,"count":2,"marker":[0,14]}
# DD-1 moves left to 2,14, facing 4, free to turn in 2 hexes, at 0,14
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
= fa9a201b2f8a7ea5

turn 4
> 2  M1: to 5
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[6,11],"to":[5,12]}
# M1 moves to 5,12
= 7f7270bc3fde4a86

turn 4
> 2  M2: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[6,11],"to":[5,11]}
# M2 moves to 5,11
= c4830431ae4acbf2

turn 4
> 2  M3: to 2
[TAL-13.2] {"kind":"missile-moved","missile":"M3","from":[11,6],"to":[12,5]}
# M3 moves to 12,5
= 9b57cead1d4e47f1

turn 4
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
[TAL-2.6] {"kind":"expired","piece":"T-DD-1","arc":"front"}
# the reinforcement of the front shield of T-DD-1 expires
= 0047d2ceab578969

turn 4
> 2  T-CL-1: charge 1; T-DD-1: reinforce front
[TAL-2.5] {"kind":"bought","piece":"T-CL-1","purchase":"charge 1","battery":false,"vain":false}
# T-CL-1 charges group 1
[TAL-2.6] {"kind":"bought","piece":"T-DD-1","purchase":"reinforce front","battery":false,"vain":false}
# T-DD-1 reinforces the front shield
= c3f7e9a88bf57ce8

turn 4
> 2  T-CL-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-CL-1","way":"right","afterburner":false,"from":[10,3],"to":[9,3],"facing":4,"count":1,"marker":[8,3]}
# T-CL-1 moves right to 9,3, facing 4, free to turn in 1 hex, at 8,3
= 500f674f0f082035

turn 4
> 2  T-DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"right","afterburner":false,"from":[11,6],"to":[12,6],"facing":1,"count":0,"marker":null}
# T-DD-1 moves right to 12,6, facing 1
= 8b8b3fd227c4f2ff

turn 4
> 2  M1: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[5,12],"to":[4,12]}
# M1 moves to 4,12
= da584cbd4be8e3f4

turn 4
> 2  M2: to 5
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[5,11],"to":[4,12]}
# M2 moves to 4,12
= 64652f84c3a114ce

turn 4
> 2  M3: to 2
[TAL-13.2] {"kind":"missile-moved","missile":"M3","from":[12,5],"to":[13,4]}
# M3 moves to 13,4
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= f574a46898955be5

turn 4
> 1  CL-1: charge 2
[TAL-2.5] {"kind":"bought","piece":"CL-1","purchase":"charge 2","battery":false,"vain":false}
# CL-1 charges group 2
= bf827678b941d17d

turn 4
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[13,3],"to":[12,4],"facing":5,"count":0,"marker":null}
# CL-1 moves straight to 12,4, facing 5
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[2,14],"to":[1,14],"facing":4,"count":1,"marker":[0,14]}
# DD-1 moves straight to 1,14, facing 4, free to turn in 1 hex, at 0,14
[TAL-1.2] {"kind":"power-phase"}
# power phase
[TAL-9.1] {"kind":"charged","piece":"CL-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# CL-1 charges group 1 red, 2 red
[TAL-9.1] {"kind":"charged","piece":"T-DD-1","groups":[{"group":1,"yellow":false}]}
# T-DD-1 charges group 1 red
= 7bf9302dc5297a59

turn 4
> 1  CL-1: speed 3; DD-1: speed 5
> 2  T-CL-1: speed 3; T-DD-1: speed 3
[TAL-11.1] {"kind":"retreated","piece":"DD-1"}
# DD-1 has retreated
[TAL-13.2] {"kind":"missile-gone","missile":"M1","why":"target-gone"}
# M1 has no target any more, and is gone
[TAL-13.2] {"kind":"missile-gone","missile":"M2","why":"target-gone"}
# M2 has no target any more, and is gone
[TAL-1.2] {"kind":"round","number":5}
# round 5
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: the turn of side 2
= 26c4604e3210b296

turn 5
> 2  T-CL-1: through
[TAL-2.6] {"kind":"bought","piece":"T-CL-1","purchase":"through","battery":false,"vain":false}
# T-CL-1 powers through: one less on its turn radius
= 1ed6beeb42d49edc

turn 5
> 2  M3: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M3","from":[13,4],"to":[12,4]}
# M3 moves to 12,4
[TAL-13.2] {"kind":"missile-hits","missile":"M3","target":"CL-1","arc":"right"}
# M3 hits CL-1 on the right side
[TAL-13.2] {"kind":"missile-gone","missile":"M3","why":"hit"}
# M3 has hit
[TAL-13.1] {"kind":"damaged","piece":"CL-1","arc":"right","damage":2,"reinforced":0,"shield":2,"hull":0}
# CL-1 takes 2 on the right side: 2 shield boxes
= 8caac3bb28ae76d4

turn 5
> 2  T-CL-1: afterburner right
[TAL-10.1] {"kind":"moved","piece":"T-CL-1","way":"right","afterburner":true,"from":[9,3],"to":[8,4],"facing":5,"count":1,"marker":[7,5]}
# T-CL-1 moves right with its afterburner to 8,4, facing 5, free to turn in 1 hex, at 7,5
= 750a7af12151a321

turn 5
> 2  T-CL-1 fires 1 at CL-1
[TAL-8.1] {"kind":"fires","piece":"T-CL-1","group":1,"weapon":"disruptor","targets":["CL-1"]}
# T-CL-1 fires group 1, disruptor, at CL-1
  [TAL-8.3] d6 = 6
[TAL-8.3] {"kind":"shot","piece":"T-CL-1","weapon":"disruptor","target":"CL-1","range":4,"face":6,"penalty":0,"damage":2,"sixths":4}
# 6 at CL-1, range 4: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"CL-1","arc":"left","damage":2,"reinforced":0,"shield":2,"hull":0}
# CL-1 takes 2 on the left side: 2 shield boxes
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
= bd0df983b0cdd71c

turn 5
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= 95671f02394776be

turn 5
> 2  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[8,4],"to":[7,5],"facing":5,"count":0,"marker":null}
# T-CL-1 moves straight to 7,5, facing 5
= 72be80fc21b0740c

turn 5
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[12,6],"to":[13,6],"facing":1,"count":0,"marker":null}
# T-DD-1 moves straight to 13,6, facing 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
[TAL-2.6] {"kind":"expired","piece":"CL-1","arc":"front"}
# the reinforcement of the front shield of CL-1 expires
= 19edacf40ff80ccf

turn 5
> 1  CL-1: charge 2
[TAL-2.5] {"kind":"bought","piece":"CL-1","purchase":"charge 2","battery":false,"vain":false}
# CL-1 charges group 2
= fd5427fc3340d338

turn 5
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[12,4],"to":[11,5],"facing":5,"count":0,"marker":null}
# CL-1 moves straight to 11,5, facing 5
= c8e67c3ba492d80d

turn 5
> 1  CL-1 fires 1 at T-DD-1
[TAL-8.1] {"kind":"fires","piece":"CL-1","group":1,"weapon":"phaser","targets":["T-DD-1"]}
# CL-1 fires group 1, phaser, at T-DD-1
  [TAL-8.3] d6 = 5
[TAL-8.3] {"kind":"shot","piece":"CL-1","weapon":"phaser","target":"T-DD-1","range":3,"face":5,"penalty":1,"damage":0,"sixths":1}
# 5 less 1 at T-DD-1, range 3: a miss
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= 88b7b6888e2eda0a

turn 5
> 2  T-CL-1: charge 1
[TAL-2.5] {"kind":"bought","piece":"T-CL-1","purchase":"charge 1","battery":false,"vain":false}
# T-CL-1 charges group 1
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= 73d700902335e80b

turn 5
> 2  T-CL-1: charge 1
[TAL-2.5] {"kind":"bought","piece":"T-CL-1","purchase":"charge 1","battery":false,"vain":false}
# T-CL-1 charges group 1
= 988fb29133564372

turn 5
> 2  T-CL-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-CL-1","way":"right","afterburner":false,"from":[7,5],"to":[7,6],"facing":0,"count":1,"marker":[7,7]}
# T-CL-1 moves right to 7,6, facing 0, free to turn in 1 hex, at 7,7
= 5e269b753479a042

turn 5
> 2  T-DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"right","afterburner":false,"from":[13,6],"to":[14,5],"facing":2,"count":0,"marker":null}
# T-DD-1 moves right to 14,5, facing 2
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= 98e451c1276609d3

turn 5
> 1  CL-1: charge 1
[TAL-2.5] {"kind":"bought","piece":"CL-1","purchase":"charge 1","battery":false,"vain":false}
# CL-1 charges group 1
= 1f774d2900e5072e

turn 5
> 1  CL-1: right
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"right","afterburner":false,"from":[11,5],"to":[11,6],"facing":0,"count":1,"marker":[11,7]}
# CL-1 moves right to 11,6, facing 0, free to turn in 1 hex, at 11,7
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
[TAL-2.6] {"kind":"expired","piece":"T-DD-1","arc":"front"}
# the reinforcement of the front shield of T-DD-1 expires
= d302cb01bddd65a4

turn 5
> 2  T-CL-1: through; T-DD-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"T-CL-1","purchase":"through","battery":false,"vain":false}
# T-CL-1 powers through: one less on its turn radius
[TAL-2.6] {"kind":"bought","piece":"T-DD-1","purchase":"reinforce front","battery":false,"vain":false}
# T-DD-1 reinforces the front shield
= cc118b21f3522bbd

turn 5
> 2  T-CL-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-CL-1","way":"right","afterburner":false,"from":[7,6],"to":[8,6],"facing":1,"count":1,"marker":[9,6]}
# T-CL-1 moves right to 8,6, facing 1, free to turn in 1 hex, at 9,6
= 29ad06a7d32f0b85

turn 5
> 2  T-DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"left","afterburner":false,"from":[14,5],"to":[15,5],"facing":1,"count":0,"marker":null}
# T-DD-1 moves left to 15,5, facing 1
= 3e4bf2aa01565640

turn 5
> 2  T-CL-1 fires 2 at CL-1, CL-1
[TAL-8.1] {"kind":"fires","piece":"T-CL-1","group":2,"weapon":"disruptor","targets":["CL-1","CL-1"]}
# T-CL-1 fires group 2, disruptor, at CL-1, CL-1
  [TAL-8.3] d6 = 4
[TAL-8.3] {"kind":"shot","piece":"T-CL-1","weapon":"disruptor","target":"CL-1","range":3,"face":4,"penalty":2,"damage":0,"sixths":4}
# 4 less 2 at CL-1, range 3: a miss
  [TAL-8.3] d6 = 2
[TAL-8.3] {"kind":"shot","piece":"T-CL-1","weapon":"disruptor","target":"CL-1","range":3,"face":2,"penalty":2,"damage":0,"sixths":4}
# 2 less 2 at CL-1, range 3: a miss
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= 21600c1e72c4289c

turn 5
> 1  CL-1: through
[TAL-2.6] {"kind":"bought","piece":"CL-1","purchase":"through","battery":false,"vain":false}
# CL-1 powers through: one less on its turn radius
= 634066a42ead2b75

turn 5
> 1  CL-1: right
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"right","afterburner":false,"from":[11,6],"to":[12,6],"facing":1,"count":1,"marker":[13,6]}
# CL-1 moves right to 12,6, facing 1, free to turn in 1 hex, at 13,6
[TAL-1.2] {"kind":"power-phase"}
# power phase
[TAL-9.1] {"kind":"charged","piece":"CL-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# CL-1 charges group 1 red, 2 red
[TAL-9.1] {"kind":"charged","piece":"T-CL-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-CL-1 charges group 1 red, 2 red
[TAL-9.1] {"kind":"charged","piece":"T-DD-1","groups":[{"group":1,"yellow":false}]}
# T-DD-1 charges group 1 red
= 48cbba2eabd49669

turn 5
> 1  CL-1: speed 3
> 2  T-CL-1: speed 3; T-DD-1: speed 3
[TAL-1.2] {"kind":"round","number":6}
# round 6
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: the turn of side 2
= a900688c5b6a8129

turn 6
> 2  T-CL-1: charge 2
[TAL-2.5] {"kind":"bought","piece":"T-CL-1","purchase":"charge 2","battery":false,"vain":false}
# T-CL-1 charges group 2
= 27ee0e3a1bb3a1b0

turn 6
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
= 90bab5608272d6d7

turn 6
> 1  CL-1 fires 2 at T-DD-1
[TAL-8.1] {"kind":"fires","piece":"CL-1","group":2,"weapon":"torpedo","targets":["T-DD-1"]}
# CL-1 fires group 2, antimatter torpedo, at T-DD-1
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"CL-1","weapon":"torpedo","target":"T-DD-1","range":3,"face":3,"penalty":0,"damage":4,"sixths":16}
# 3 at T-DD-1, range 3: 4 damage
[TAL-8.4] {"kind":"damaged","piece":"T-DD-1","arc":"rear","damage":4,"reinforced":0,"shield":1,"hull":3}
# T-DD-1 takes 4 on the rear side: 1 shield box, 3 to the hull
  [TAL-8.4] d6 = 2
  [TAL-8.4] d6 = 4
[TAL-8.4] {"kind":"critical","piece":"T-DD-1","dice":[2,4],"effect":"radius"}
# critical hit on T-DD-1, 2 and 4: the turn radius grows
[TAL-8.4] {"kind":"destroyed","piece":"T-DD-1"}
# T-DD-1 is destroyed
[TAL-8.6] {"kind":"explodes","piece":"T-DD-1","at":[15,5],"rating":1}
# T-DD-1 explodes at 15,5 for 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[8,6],"to":[9,6],"facing":1,"count":0,"marker":null}
# T-CL-1 moves straight to 9,6, facing 1
= 9b73caf331ca241e

turn 6
> 2  T-CL-1 fires 1 at CL-1
[TAL-8.1] {"kind":"fires","piece":"T-CL-1","group":1,"weapon":"disruptor","targets":["CL-1"]}
# T-CL-1 fires group 1, disruptor, at CL-1
  [TAL-8.3] d6 = 4
[TAL-8.3] {"kind":"shot","piece":"T-CL-1","weapon":"disruptor","target":"CL-1","range":3,"face":4,"penalty":1,"damage":2,"sixths":6}
# 4 less 1 at CL-1, range 3: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"CL-1","arc":"rear","damage":2,"reinforced":0,"shield":2,"hull":0}
# CL-1 takes 2 on the rear side: 2 shield boxes
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= 094907d926170c40

turn 6
> 1  CL-1: charge 2
[TAL-2.5] {"kind":"bought","piece":"CL-1","purchase":"charge 2","battery":false,"vain":false}
# CL-1 charges group 2
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[12,6],"to":[13,6],"facing":1,"count":0,"marker":null}
# CL-1 moves straight to 13,6, facing 1
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= 301e76ecd027c965

turn 6
> 2  T-CL-1: charge 2
[TAL-2.5] {"kind":"bought","piece":"T-CL-1","purchase":"charge 2","battery":false,"vain":false}
# T-CL-1 charges group 2
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= 7e8e592ce1c64a20

turn 6
> 2  T-CL-1: charge 2
[TAL-2.5] {"kind":"bought","piece":"T-CL-1","purchase":"charge 2","battery":false,"vain":false}
# T-CL-1 charges group 2
= e579df2dd23c13c6

turn 6
> 2  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[9,6],"to":[10,6],"facing":1,"count":0,"marker":null}
# T-CL-1 moves straight to 10,6, facing 1
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= d435bf920c10c99c

turn 6
> 1  CL-1: charge 2
[TAL-2.5] {"kind":"bought","piece":"CL-1","purchase":"charge 2","battery":false,"vain":false}
# CL-1 charges group 2
= f4c39335fd4012a8

turn 6
> 1  CL-1: right
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"right","afterburner":false,"from":[13,6],"to":[14,5],"facing":2,"count":1,"marker":[15,4]}
# CL-1 moves right to 14,5, facing 2, free to turn in 1 hex, at 15,4
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
= 2d6c650e37d2f304

turn 6
> 2  T-CL-1: charge 2
[TAL-2.5] {"kind":"bought","piece":"T-CL-1","purchase":"charge 2","battery":false,"vain":false}
# T-CL-1 charges group 2
= 9469e4a9314e6d60

turn 6
> 2  T-CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CL-1","way":"straight","afterburner":false,"from":[10,6],"to":[11,6],"facing":1,"count":0,"marker":null}
# T-CL-1 moves straight to 11,6, facing 1
= da46ca96cb727eb7

turn 6
> 2  T-CL-1 fires 2 at CL-1, CL-1
[TAL-8.1] {"kind":"fires","piece":"T-CL-1","group":2,"weapon":"disruptor","targets":["CL-1","CL-1"]}
# T-CL-1 fires group 2, disruptor, at CL-1, CL-1
  [TAL-8.3] d6 = 6
[TAL-8.3] {"kind":"shot","piece":"T-CL-1","weapon":"disruptor","target":"CL-1","range":3,"face":6,"penalty":1,"damage":2,"sixths":6}
# 6 less 1 at CL-1, range 3: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"CL-1","arc":"right","damage":2,"reinforced":0,"shield":2,"hull":0}
# CL-1 takes 2 on the right side: 2 shield boxes
  [TAL-8.3] d6 = 6
[TAL-8.3] {"kind":"shot","piece":"T-CL-1","weapon":"disruptor","target":"CL-1","range":3,"face":6,"penalty":1,"damage":2,"sixths":6}
# 6 less 1 at CL-1, range 3: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"CL-1","arc":"right","damage":2,"reinforced":0,"shield":0,"hull":2}
# CL-1 takes 2 on the right side: 2 to the hull
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= 432d2d6d0076ef30

turn 6
> 1  CL-1: reinforce right
[TAL-2.6] {"kind":"bought","piece":"CL-1","purchase":"reinforce right","battery":false,"vain":false}
# CL-1 reinforces the right shield
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[14,5],"to":[15,4],"facing":2,"count":0,"marker":null}
# CL-1 moves straight to 15,4, facing 2
[TAL-1.2] {"kind":"power-phase"}
# power phase
[TAL-9.1] {"kind":"charged","piece":"CL-1","groups":[{"group":2,"yellow":false}]}
# CL-1 charges group 2 red
[TAL-9.1] {"kind":"charged","piece":"T-CL-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-CL-1 charges group 1 red, 2 red
= 518ca01e5c451dad

turn 6
> 1  CL-1: speed 3
> 2  T-CL-1: speed 3
[TAL-2.3] {"kind":"speed","piece":"CL-1","speed":3,"before":3,"power":2,"radius":1}
# CL-1 stays at speed 3: power 2, turn radius 1
[TAL-16] {"kind":"over","winner":1,"how":"limit"}
# the last round is over, and more points are destroyed: side 1 wins
= dbe53b6b3afbf356
