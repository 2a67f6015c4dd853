firing-arc record 2
game talon 2
wording en 3
scenario convoy-even
option turn-limit 1
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "Convoy, even"
| brief = "Three transports without a gun among them, a heavy cruiser and a destroyer to guard them, and three raiders across their path. A transport that leaves the map is safe but counts for nobody; one that is destroyed counts for the raiders. Even form: a heavy cruiser leads the guard, and there are three raiders of one class."
| initiative = 1
|
| [options]
| turn-limit = 20
|
| [[side]]
| name = "Terran convoy"
| ship = [
|   { class = "CA", at = [9, 3], facing = 1 },
|   { class = "DD", at = [8, 6], facing = 1 },
|   { class = "TR", at = [6, 4], facing = 1 },
|   { class = "TR", at = [6, 6], facing = 1 },
|   { class = "TR", at = [6, 2], facing = 1 },
| ]
|
| [[side]]
| name = "Talon raid"
| ship = [
|   { class = "T-DD", at = [17, 2], facing = 4 },
|   { class = "T-DD", at = [17, 4], facing = 4 },
|   { class = "T-DD", at = [16, 7], facing = 4 },
| ]
= e7940531470e3dab

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: side 1 takes its turn
= 30016eee053168ae

turn 1
> 1  CA-1: battery
[TAL-10.1] {"kind":"bought","piece":"CA-1","purchase":"battery","battery":false,"vain":false}
# CA-1 charges its battery
= 57efe76e074e9bbb

turn 1
> 1  CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[9,3],"to":[10,3],"facing":1,"count":0,"marker":null}
# CA-1 moves straight to 10,3, facing 1
= afdd18f66ce65440

turn 1
> 1  DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[8,6],"to":[9,6],"facing":1,"count":0,"marker":null}
# DD-1 moves straight to 9,6, facing 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: side 2 takes its turn
= 0913a99714e6382d

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[17,2],"to":[16,2],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight to 16,2, facing 4
= cdd390f2d710c6cc

turn 1
> 2  T-DD-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":false,"from":[17,4],"to":[16,4],"facing":4,"count":0,"marker":null}
# T-DD-2 moves straight to 16,4, facing 4
= 1549784bfc795ab7

turn 1
> 2  T-DD-3: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-3","way":"straight","afterburner":false,"from":[16,7],"to":[15,7],"facing":4,"count":0,"marker":null}
# T-DD-3 moves straight to 15,7, facing 4
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: side 1 takes its turn
= e43c94fe40097fcb

turn 1
> 1  DD-1: battery
[TAL-10.1] {"kind":"bought","piece":"DD-1","purchase":"battery","battery":false,"vain":false}
# DD-1 charges its battery
= a42d28b2ab614f30

turn 1
> 1  TR-1: right
[TAL-7.2.1] {"kind":"moved","piece":"TR-1","way":"right","afterburner":false,"from":[6,4],"to":[7,3],"facing":2,"count":2,"marker":[9,1]}
# TR-1 turns right to 7,3, facing 2, free to turn after 2 hexes, at 9,1
= 3f5bb53e591bf042

turn 1
> 1  TR-2: right
[TAL-7.2.1] {"kind":"moved","piece":"TR-2","way":"right","afterburner":false,"from":[6,6],"to":[7,5],"facing":2,"count":2,"marker":[9,3]}
# TR-2 turns right to 7,5, facing 2, free to turn after 2 hexes, at 9,3
= 6a2dbea01d9d1938

turn 1
> 1  TR-3: right
[TAL-7.2.1] {"kind":"moved","piece":"TR-3","way":"right","afterburner":false,"from":[6,2],"to":[7,1],"facing":2,"count":2,"marker":[9,-1]}
# TR-3 turns right to 7,1, facing 2, free to turn after 2 hexes, at 9,-1
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: side 2 takes its turn
= 919fc542152ee5bb

turn 1
> 2  T-DD-2: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":true,"from":[16,4],"to":[15,4],"facing":4,"count":0,"marker":null}
# T-DD-2 moves straight with its afterburner to 15,4, facing 4
= 4de2b7841b77843a

turn 1
> 2  T-DD-3: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-DD-3","way":"straight","afterburner":true,"from":[15,7],"to":[14,7],"facing":4,"count":0,"marker":null}
# T-DD-3 moves straight with its afterburner to 14,7, facing 4
= fa7fc0e69a373255

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: side 1 takes its turn
= 5a90e8d04f73017c

turn 1
> 1  CA-1: slip; DD-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"CA-1","purchase":"slip","battery":false,"vain":false}
# CA-1 buys a side-slip marker
[TAL-7.3.2] {"kind":"bought","piece":"DD-1","purchase":"slip","battery":true,"vain":false}
# DD-1 buys a side-slip marker with its battery
= 0998afd9064e166d

turn 1
> 1  CA-1: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"CA-1","way":"slip-right","afterburner":false,"from":[10,3],"to":[11,2],"facing":1,"count":0,"marker":null}
# CA-1 slips right to 11,2, facing 1
= 2d8904ee66a59a96

turn 1
> 1  DD-1: slip-left
[TAL-7.3.1] {"kind":"moved","piece":"DD-1","way":"slip-left","afterburner":false,"from":[9,6],"to":[9,7],"facing":1,"count":0,"marker":null}
# DD-1 slips left to 9,7, facing 1
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: side 2 takes its turn
= 7d898ed99e2210e4

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[16,2],"to":[15,2],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight to 15,2, facing 4
= 326b34805c425df6

turn 1
> 2  T-DD-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":false,"from":[15,4],"to":[14,4],"facing":4,"count":0,"marker":null}
# T-DD-2 moves straight to 14,4, facing 4
= 21b3562fe3daa85d

turn 1
> 2  T-DD-3: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-3","way":"straight","afterburner":false,"from":[14,7],"to":[13,7],"facing":4,"count":0,"marker":null}
# T-DD-3 moves straight to 13,7, facing 4
= 4ba7ab28f020826a

turn 1
> 2  T-DD-1 fires 1 at CA-1
[TAL-8.1] {"kind":"fires","piece":"T-DD-1","group":1,"weapon":"missile","targets":["CA-1"]}
# T-DD-1 fires group 1 (missile) at CA-1
[TAL-13.1] {"kind":"missile-launched","piece":"T-DD-1","missile":"M1","target":"CA-1","at":[15,2]}
# T-DD-1 launches M1 at CA-1
= e40e34e3581b4747

turn 1
> 2  T-DD-1 fires 2 at CA-1
[TAL-8.1] {"kind":"fires","piece":"T-DD-1","group":2,"weapon":"missile","targets":["CA-1"]}
# T-DD-1 fires group 2 (missile) at CA-1
[TAL-13.1] {"kind":"missile-launched","piece":"T-DD-1","missile":"M2","target":"CA-1","at":[15,2]}
# T-DD-1 launches M2 at CA-1
= 678d5d9eafc34196

turn 1
> 2  T-DD-3 fires 1 at DD-1
[TAL-8.1] {"kind":"fires","piece":"T-DD-3","group":1,"weapon":"missile","targets":["DD-1"]}
# T-DD-3 fires group 1 (missile) at DD-1
[TAL-13.1] {"kind":"missile-launched","piece":"T-DD-3","missile":"M3","target":"DD-1","at":[13,7]}
# T-DD-3 launches M3 at DD-1
= a329286d9256eed1

turn 1
> 2  T-DD-3 fires 2 at DD-1
[TAL-8.1] {"kind":"fires","piece":"T-DD-3","group":2,"weapon":"missile","targets":["DD-1"]}
# T-DD-3 fires group 2 (missile) at DD-1
[TAL-13.1] {"kind":"missile-launched","piece":"T-DD-3","missile":"M4","target":"DD-1","at":[13,7]}
# T-DD-3 launches M4 at DD-1
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: side 1 takes its turn
= d7151984e413c7c0

turn 1
> 1  done
= 8b9a2f7dcc3a01a9

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: side 2 takes its turn
= 0a4667ac2f94c7d6

turn 1
> 2  M1: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[15,2],"to":[14,2]}
# M1 moves to 14,2
= fc65e3eec2ed1217

turn 1
> 2  M2: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[15,2],"to":[14,2]}
# M2 moves to 14,2
= 6948f7a73bc3823a

turn 1
> 2  M3: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M3","from":[13,7],"to":[12,7]}
# M3 moves to 12,7
= ead3603dfcb80270

turn 1
> 2  M4: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M4","from":[13,7],"to":[12,7]}
# M4 moves to 12,7
= 257bfed5d3908e44

turn 1
> 2  T-DD-2: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":true,"from":[14,4],"to":[13,4],"facing":4,"count":0,"marker":null}
# T-DD-2 moves straight with its afterburner to 13,4, facing 4
= 3db37f13bbe05a7f

turn 1
> 2  done
= 02c48fca8cb8d25c

turn 1
> 2  T-DD-2 fires 2 at CA-1
[TAL-8.1] {"kind":"fires","piece":"T-DD-2","group":2,"weapon":"missile","targets":["CA-1"]}
# T-DD-2 fires group 2 (missile) at CA-1
[TAL-13.1] {"kind":"missile-launched","piece":"T-DD-2","missile":"M5","target":"CA-1","at":[13,4]}
# T-DD-2 launches M5 at CA-1
= 32fd3e9e391bbfb8

turn 1
> 2  T-DD-2 fires 1 at CA-1
[TAL-8.1] {"kind":"fires","piece":"T-DD-2","group":1,"weapon":"missile","targets":["CA-1"]}
# T-DD-2 fires group 1 (missile) at CA-1
[TAL-13.1] {"kind":"missile-launched","piece":"T-DD-2","missile":"M6","target":"CA-1","at":[13,4]}
# T-DD-2 launches M6 at CA-1
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: side 1 takes its turn
= cd6a9d19c3d559de

turn 1
> 1  CA-1: slip; DD-1: reinforce front; TR-1: slip; TR-2: slip; TR-3: slip
[TAL-7.3.2] {"kind":"bought","piece":"CA-1","purchase":"slip","battery":false,"vain":false}
# CA-1 buys a side-slip marker
[TAL-2.6] {"kind":"bought","piece":"DD-1","purchase":"reinforce front","battery":false,"vain":false}
# DD-1 reinforces the front shield
[TAL-7.3.2] {"kind":"bought","piece":"TR-1","purchase":"slip","battery":false,"vain":false}
# TR-1 buys a side-slip marker
[TAL-7.3.2] {"kind":"bought","piece":"TR-2","purchase":"slip","battery":false,"vain":false}
# TR-2 buys a side-slip marker
[TAL-7.3.2] {"kind":"bought","piece":"TR-3","purchase":"slip","battery":false,"vain":false}
# TR-3 buys a side-slip marker
= fc5e6f18aae432e5

turn 1
> 1  CA-1: slip-left
[TAL-7.3.1] {"kind":"moved","piece":"CA-1","way":"slip-left","afterburner":false,"from":[11,2],"to":[11,3],"facing":1,"count":0,"marker":null}
# CA-1 slips left to 11,3, facing 1
= e136cd06016fcd3c

turn 1
> 1  DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"right","afterburner":false,"from":[9,7],"to":[10,6],"facing":2,"count":1,"marker":[11,5]}
# DD-1 turns right to 10,6, facing 2, free to turn after 1 hex, at 11,5
= 64d4aa1ca5e8dc40

turn 1
> 1  TR-1: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"TR-1","way":"slip-right","afterburner":false,"from":[7,3],"to":[7,2],"facing":2,"count":1,"marker":[8,1]}
# TR-1 slips right to 7,2, facing 2, free to turn after 1 hex, at 8,1
= 4e6f33c3953bf394

turn 1
> 1  TR-2: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"TR-2","way":"slip-right","afterburner":false,"from":[7,5],"to":[7,4],"facing":2,"count":1,"marker":[8,3]}
# TR-2 slips right to 7,4, facing 2, free to turn after 1 hex, at 8,3
= 625ce1fce8d94dda

turn 1
> 1  TR-3: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"TR-3","way":"slip-right","afterburner":false,"from":[7,1],"to":[7,0],"facing":2,"count":1,"marker":[8,-1]}
# TR-3 slips right to 7,0, facing 2, free to turn after 1 hex, at 8,-1
= a8f5530d140e7ba5

turn 1
> 1  DD-1 fires 1 at T-DD-2
[TAL-8.1] {"kind":"fires","piece":"DD-1","group":1,"weapon":"torpedo","targets":["T-DD-2"]}
# DD-1 fires group 1 (antimatter torpedo) at T-DD-2
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"DD-1","weapon":"torpedo","target":"T-DD-2","range":3,"face":3,"penalty":0,"damage":4,"sixths":16}
# rolled 3 at T-DD-2, range 3: 4 damage
[TAL-8.4] {"kind":"damaged","piece":"T-DD-2","arc":"right","damage":4,"reinforced":0,"shield":2,"hull":2}
# T-DD-2 takes 4 damage on its right side: 2 to the shield, 2 to the hull
  [TAL-8.4] d6 = 5
  [TAL-8.4] d6 = 4
[TAL-8.4] {"kind":"critical","piece":"T-DD-2","dice":[5,4],"effect":"weapons"}
# T-DD-2 takes a critical hit, rolled 5 and 4: it loses a weapon group
  [TAL-8.4] d6 = 4
  [TAL-8.4] d6 = 2
[TAL-8.4] {"kind":"group-lost","piece":"T-DD-2","group":1}
# T-DD-2 loses group 1
= 6e5019eb532a0c59

turn 1
> 1  CA-1 fires 2 at T-DD-2
[TAL-8.1] {"kind":"fires","piece":"CA-1","group":2,"weapon":"torpedo","targets":["T-DD-2"]}
# CA-1 fires group 2 (antimatter torpedo) at T-DD-2
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"CA-1","weapon":"torpedo","target":"T-DD-2","range":3,"face":3,"penalty":0,"damage":4,"sixths":16}
# rolled 3 at T-DD-2, range 3: 4 damage
[TAL-8.4] {"kind":"damaged","piece":"T-DD-2","arc":"front","damage":4,"reinforced":0,"shield":4,"hull":0}
# T-DD-2 takes 4 damage on its front side: 4 to the shield
= 6a9642db8d03e24c

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: side 2 takes its turn
= b6afb3dc5f7bd939

turn 1
> 2  T-DD-1: slip; T-DD-2: reinforce front; T-DD-3: reinforce front
[TAL-7.3.2] {"kind":"bought","piece":"T-DD-1","purchase":"slip","battery":false,"vain":false}
# T-DD-1 buys a side-slip marker
[TAL-2.6] {"kind":"bought","piece":"T-DD-2","purchase":"reinforce front","battery":false,"vain":false}
# T-DD-2 reinforces the front shield
[TAL-2.6] {"kind":"bought","piece":"T-DD-3","purchase":"reinforce front","battery":false,"vain":false}
# T-DD-3 reinforces the front shield
= 4bf1ce9deaa37efa

turn 1
> 2  T-DD-1: slip-left
[TAL-7.3.1] {"kind":"moved","piece":"T-DD-1","way":"slip-left","afterburner":false,"from":[15,2],"to":[15,1],"facing":4,"count":0,"marker":null}
# T-DD-1 slips left to 15,1, facing 4
= f18e14226b285fd8

turn 1
> 2  T-DD-2: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"right","afterburner":false,"from":[13,4],"to":[12,5],"facing":5,"count":0,"marker":null}
# T-DD-2 turns right to 12,5, facing 5
= de580fd94980cffb

turn 1
> 2  T-DD-3: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-3","way":"straight","afterburner":false,"from":[13,7],"to":[12,7],"facing":4,"count":0,"marker":null}
# T-DD-3 moves straight to 12,7, facing 4
= 52ae9c92368b31dd

turn 1
> 2  M1: to 5
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[14,2],"to":[13,3]}
# M1 moves to 13,3
= b43eefed3e3e301b

turn 1
> 2  M2: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[14,2],"to":[13,2]}
# M2 moves to 13,2
= 7f5fcdb386727509

turn 1
> 2  M3: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M3","from":[12,7],"to":[11,7]}
# M3 moves to 11,7
= 463b794210db165f

turn 1
> 2  M4: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M4","from":[12,7],"to":[11,7]}
# M4 moves to 11,7
= f8715df2a952685e

turn 1
> 2  M5: to 3
[TAL-13.2] {"kind":"missile-moved","missile":"M5","from":[13,4],"to":[13,3]}
# M5 moves to 13,3
= abfe9789baef3141

turn 1
> 2  M6: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M6","from":[13,4],"to":[12,4]}
# M6 moves to 12,4
[TAL-1.2] {"kind":"power-phase"}
# the power phase begins
[TAL-9.1] {"kind":"charged","piece":"CA-1","groups":[{"group":2,"yellow":false}]}
# CA-1 charges a red box of group 2
[TAL-9.1] {"kind":"charged","piece":"DD-1","groups":[{"group":1,"yellow":false}]}
# DD-1 charges a red box of group 1
[TAL-9.1] {"kind":"charged","piece":"T-DD-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-DD-1 charges a red box of group 1, a red box of group 2
[TAL-9.1] {"kind":"charged","piece":"T-DD-2","groups":[{"group":2,"yellow":false}]}
# T-DD-2 charges a red box of group 2
[TAL-9.1] {"kind":"charged","piece":"T-DD-3","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-DD-3 charges a red box of group 1, a red box of group 2
= 162f5348d717a5ae

turn 1
> 1  CA-1: speed 2; DD-1: speed 2; TR-1: speed 3 retreat; TR-2: speed 3 retreat; TR-3: speed 3 retreat
> 2  T-DD-1: speed 3; T-DD-2: speed 2; T-DD-3: speed 2
[TAL-9.2] {"kind":"speed","piece":"CA-1","speed":2,"before":3,"power":4,"radius":1}
# CA-1 changes to speed 2: power 4, turn radius 1
[TAL-9.2] {"kind":"speed","piece":"DD-1","speed":2,"before":3,"power":3,"radius":0}
# DD-1 changes to speed 2: power 3, turn radius 0
[TAL-9.2] {"kind":"speed","piece":"TR-1","speed":3,"before":2,"power":0,"radius":3}
# TR-1 changes to speed 3: power 0, turn radius 3
[TAL-11.1] {"kind":"announces","piece":"TR-1"}
# TR-1 announces its retreat
[TAL-9.2] {"kind":"speed","piece":"TR-2","speed":3,"before":2,"power":0,"radius":3}
# TR-2 changes to speed 3: power 0, turn radius 3
[TAL-11.1] {"kind":"announces","piece":"TR-2"}
# TR-2 announces its retreat
[TAL-9.2] {"kind":"speed","piece":"TR-3","speed":3,"before":2,"power":0,"radius":3}
# TR-3 changes to speed 3: power 0, turn radius 3
[TAL-11.1] {"kind":"announces","piece":"TR-3"}
# TR-3 announces its retreat
[TAL-9.2] {"kind":"speed","piece":"T-DD-2","speed":2,"before":3,"power":1,"radius":0}
# T-DD-2 changes to speed 2: power 1, turn radius 0
[TAL-9.2] {"kind":"speed","piece":"T-DD-3","speed":2,"before":3,"power":2,"radius":0}
# T-DD-3 changes to speed 2: power 2, turn radius 0
[TAL-16] {"kind":"over","winner":null,"how":"limit"}
# the last round is over and both sides have destroyed as much: the battle is a draw
= f6118e48019dc034
