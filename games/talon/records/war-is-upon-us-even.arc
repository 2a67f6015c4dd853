firing-arc record 2
game talon 2
wording en 3
scenario war-is-upon-us-even
option turn-limit 1
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "War is upon us, even"
| brief = "Two heavy cruisers a side, nose to nose at nine hexes. The Terran ship hits hard and turns badly, the Talon ship turns well and has two afterburners. Even form: each side flies one of each, and there are twenty rounds."
| initiative = 1
|
| [options]
| turn-limit = 20
|
| [[side]]
| name = "Terran"
| ship = [
|   { class = "CA", at = [8, 2], facing = 1 },
|   { class = "T-CA", at = [8, 4], facing = 1 },
| ]
|
| [[side]]
| name = "Talon"
| ship = [
|   { class = "CA", at = [17, 2], facing = 4 },
|   { class = "T-CA", at = [17, 4], facing = 4 },
| ]
= 09dc897b1387d75f

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: side 2 takes its turn
= 411d7f60ee855566

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: side 1 takes its turn
= 01f9c134b27726a5

turn 1
> 1  CA-1: battery
[TAL-10.1] {"kind":"bought","piece":"CA-1","purchase":"battery","battery":false,"vain":false}
# CA-1 charges its battery
= d6cf9a35e1a3beab

turn 1
> 1  CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[8,2],"to":[9,2],"facing":1,"count":0,"marker":null}
# CA-1 moves straight to 9,2, facing 1
= fb3bf887d10fff28

turn 1
> 1  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[8,4],"to":[9,4],"facing":1,"count":0,"marker":null}
# T-CA-1 moves straight to 9,4, facing 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: side 2 takes its turn
= 3c6fc28a63486f60

turn 1
> 2  CA-2: battery
[TAL-10.1] {"kind":"bought","piece":"CA-2","purchase":"battery","battery":false,"vain":false}
# CA-2 charges its battery
= abc99375dbeb3dff

turn 1
> 2  CA-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-2","way":"straight","afterburner":false,"from":[17,2],"to":[16,2],"facing":4,"count":0,"marker":null}
# CA-2 moves straight to 16,2, facing 4
= c729443f2f8199a1

turn 1
> 2  T-CA-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":false,"from":[17,4],"to":[16,4],"facing":4,"count":0,"marker":null}
# T-CA-2 moves straight to 16,4, facing 4
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: side 1 takes its turn
= 5aa8d9a65b5dafb7

turn 1
> 1  done
= fdd26c3809e2593a

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: side 2 takes its turn
= 4cd255d279119d3f

turn 1
> 2  done
= 54fef2c6c4f5b6a5

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: side 1 takes its turn
= b7820b9020d16e7c

turn 1
> 1  done
= 54044899a6bbf591

turn 1
> 1  CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[9,2],"to":[10,2],"facing":1,"count":0,"marker":null}
# CA-1 moves straight to 10,2, facing 1
= 5e08662b06fb5281

turn 1
> 1  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[9,4],"to":[10,4],"facing":1,"count":0,"marker":null}
# T-CA-1 moves straight to 10,4, facing 1
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: side 2 takes its turn
= febadedd45bdb468

turn 1
> 2  CA-2: reinforce front; T-CA-2: reinforce front
[TAL-2.6] {"kind":"bought","piece":"CA-2","purchase":"reinforce front","battery":false,"vain":false}
# CA-2 reinforces the front shield
[TAL-2.6] {"kind":"bought","piece":"T-CA-2","purchase":"reinforce front","battery":false,"vain":false}
# T-CA-2 reinforces the front shield
= f3b9e9dae980618a

turn 1
> 2  CA-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-2","way":"straight","afterburner":false,"from":[16,2],"to":[15,2],"facing":4,"count":0,"marker":null}
# CA-2 moves straight to 15,2, facing 4
= d9e5903e364bcc7b

turn 1
> 2  T-CA-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":false,"from":[16,4],"to":[15,4],"facing":4,"count":0,"marker":null}
# T-CA-2 moves straight to 15,4, facing 4
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: side 1 takes its turn
= adbaafcde9d38d9b

turn 1
> 1  CA-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"CA-1","purchase":"reinforce front","battery":true,"vain":false}
# CA-1 reinforces the front shield with its battery
= 52f942e46c514adf

turn 1
> 1  T-CA-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":true,"from":[10,4],"to":[11,4],"facing":1,"count":0,"marker":null}
# T-CA-1 moves straight with its afterburner to 11,4, facing 1
= 4d42a248a2d04fa8

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: side 2 takes its turn
= b7bb99acc9c5781e

turn 1
> 2  CA-2: slip
[TAL-7.3.2] {"kind":"bought","piece":"CA-2","purchase":"slip","battery":true,"vain":false}
# CA-2 buys a side-slip marker with its battery
= aa810e5982de7e15

turn 1
> 2  T-CA-2: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":true,"from":[15,4],"to":[14,4],"facing":4,"count":0,"marker":null}
# T-CA-2 moves straight with its afterburner to 14,4, facing 4
= 9f376e958b1d5ac3

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: side 1 takes its turn
= 868e31168f97b51c

turn 1
> 1  CA-1: battery; T-CA-1: reinforce front
[TAL-10.1] {"kind":"bought","piece":"CA-1","purchase":"battery","battery":false,"vain":false}
# CA-1 charges its battery
[TAL-2.6] {"kind":"bought","piece":"T-CA-1","purchase":"reinforce front","battery":false,"vain":false}
# T-CA-1 reinforces the front shield
= 9e9ac34647caf307

turn 1
> 1  CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[10,2],"to":[11,2],"facing":1,"count":0,"marker":null}
# CA-1 moves straight to 11,2, facing 1
= 083773d921866e8a

turn 1
> 1  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[11,4],"to":[12,4],"facing":1,"count":0,"marker":null}
# T-CA-1 moves straight to 12,4, facing 1
= 8b70f80d1c06586b

turn 1
> 1  T-CA-1 fires 2 at T-CA-2, T-CA-2
[TAL-8.1] {"kind":"fires","piece":"T-CA-1","group":2,"weapon":"disruptor","targets":["T-CA-2","T-CA-2"]}
# T-CA-1 fires group 2 (disruptor) at T-CA-2, T-CA-2
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"T-CA-2","range":2,"face":3,"penalty":0,"damage":2,"sixths":10}
# rolled 3 at T-CA-2, range 2: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"T-CA-2","arc":"front","damage":2,"reinforced":2,"shield":0,"hull":0}
# T-CA-2 takes 2 damage on its front side: 2 to reinforcement
  [TAL-8.3] d6 = 5
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"T-CA-2","range":2,"face":5,"penalty":0,"damage":2,"sixths":10}
# rolled 5 at T-CA-2, range 2: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"T-CA-2","arc":"front","damage":2,"reinforced":0,"shield":2,"hull":0}
# T-CA-2 takes 2 damage on its front side: 2 to the shield
= 0d394d8e7773dcde

turn 1
> 1  T-CA-1 fires 1 at T-CA-2, T-CA-2
[TAL-8.1] {"kind":"fires","piece":"T-CA-1","group":1,"weapon":"disruptor","targets":["T-CA-2","T-CA-2"]}
# T-CA-1 fires group 1 (disruptor) at T-CA-2, T-CA-2
  [TAL-8.3] d6 = 4
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"T-CA-2","range":2,"face":4,"penalty":0,"damage":2,"sixths":10}
# rolled 4 at T-CA-2, range 2: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"T-CA-2","arc":"front","damage":2,"reinforced":0,"shield":2,"hull":0}
# T-CA-2 takes 2 damage on its front side: 2 to the shield
  [TAL-8.3] d6 = 4
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"T-CA-2","range":2,"face":4,"penalty":0,"damage":2,"sixths":10}
# rolled 4 at T-CA-2, range 2: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"T-CA-2","arc":"front","damage":2,"reinforced":0,"shield":2,"hull":0}
# T-CA-2 takes 2 damage on its front side: 2 to the shield
= dea60c89a95ede20

turn 1
> 1  CA-1 fires 2 at CA-2
[TAL-8.1] {"kind":"fires","piece":"CA-1","group":2,"weapon":"torpedo","targets":["CA-2"]}
# CA-1 fires group 2 (antimatter torpedo) at CA-2
  [TAL-8.3] d6 = 2
[TAL-8.3] {"kind":"shot","piece":"CA-1","weapon":"torpedo","target":"CA-2","range":4,"face":2,"penalty":0,"damage":0,"sixths":8}
# rolled 2 at CA-2, range 4: a miss
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: side 2 takes its turn
= dfdbc4df824f78c4

turn 1
> 2  CA-2: battery; T-CA-2: slip
[TAL-10.1] {"kind":"bought","piece":"CA-2","purchase":"battery","battery":false,"vain":false}
# CA-2 charges its battery
[TAL-7.3.2] {"kind":"bought","piece":"T-CA-2","purchase":"slip","battery":false,"vain":false}
# T-CA-2 buys a side-slip marker
= 728c4bc6d2ca7301

turn 1
> 2  CA-2: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"CA-2","way":"slip-right","afterburner":false,"from":[15,2],"to":[14,3],"facing":4,"count":0,"marker":null}
# CA-2 slips right to 14,3, facing 4
= 775c086161dcd468

turn 1
> 2  T-CA-2: slip-left
[TAL-7.3.1] {"kind":"moved","piece":"T-CA-2","way":"slip-left","afterburner":false,"from":[14,4],"to":[14,3],"facing":4,"count":0,"marker":null}
# T-CA-2 slips left to 14,3, facing 4
= 8dd7443fd1a2c97a

turn 1
> 2  T-CA-2 fires 1 at T-CA-1, T-CA-1
[TAL-8.1] {"kind":"fires","piece":"T-CA-2","group":1,"weapon":"disruptor","targets":["T-CA-1","T-CA-1"]}
# T-CA-2 fires group 1 (disruptor) at T-CA-1, T-CA-1
  [TAL-8.3] d6 = 5
[TAL-8.3] {"kind":"shot","piece":"T-CA-2","weapon":"disruptor","target":"T-CA-1","range":2,"face":5,"penalty":0,"damage":2,"sixths":10}
# rolled 5 at T-CA-1, range 2: 2 damage
= ee967ae6c1cb9780

turn 1
> 1  shield front
[TAL-8.2] {"kind":"shield","piece":"T-CA-1","arc":"front"}
# T-CA-1 takes the hit on its front shield
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"front","damage":2,"reinforced":2,"shield":0,"hull":0}
# T-CA-1 takes 2 damage on its front side: 2 to reinforcement
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"T-CA-2","weapon":"disruptor","target":"T-CA-1","range":2,"face":3,"penalty":0,"damage":2,"sixths":10}
# rolled 3 at T-CA-1, range 2: 2 damage
= c0051231f8d8ab48

turn 1
> 1  shield right
[TAL-8.2] {"kind":"shield","piece":"T-CA-1","arc":"right"}
# T-CA-1 takes the hit on its right shield
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"right","damage":2,"reinforced":0,"shield":2,"hull":0}
# T-CA-1 takes 2 damage on its right side: 2 to the shield
= 737beec020adf2ee

turn 1
> 2  T-CA-2 fires 2 at T-CA-1, T-CA-1
[TAL-8.1] {"kind":"fires","piece":"T-CA-2","group":2,"weapon":"disruptor","targets":["T-CA-1","T-CA-1"]}
# T-CA-2 fires group 2 (disruptor) at T-CA-1, T-CA-1
  [TAL-8.3] d6 = 1
[TAL-8.3] {"kind":"shot","piece":"T-CA-2","weapon":"disruptor","target":"T-CA-1","range":2,"face":1,"penalty":0,"damage":0,"sixths":10}
# rolled 1 at T-CA-1, range 2: a miss
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"T-CA-2","weapon":"disruptor","target":"T-CA-1","range":2,"face":3,"penalty":0,"damage":2,"sixths":10}
# rolled 3 at T-CA-1, range 2: 2 damage
= 750eaddbed660d16

turn 1
> 1  shield front
[TAL-8.2] {"kind":"shield","piece":"T-CA-1","arc":"front"}
# T-CA-1 takes the hit on its front shield
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"front","damage":2,"reinforced":0,"shield":2,"hull":0}
# T-CA-1 takes 2 damage on its front side: 2 to the shield
= c06fd9ec1de8d7f1

turn 1
> 2  CA-2 fires 2 at T-CA-1
[TAL-8.1] {"kind":"fires","piece":"CA-2","group":2,"weapon":"torpedo","targets":["T-CA-1"]}
# CA-2 fires group 2 (antimatter torpedo) at T-CA-1
  [TAL-8.3] d6 = 4
[TAL-8.3] {"kind":"shot","piece":"CA-2","weapon":"torpedo","target":"T-CA-1","range":2,"face":4,"penalty":0,"damage":4,"sixths":20}
# rolled 4 at T-CA-1, range 2: 4 damage
= 2817223ae658ee80

turn 1
> 1  shield front
[TAL-8.2] {"kind":"shield","piece":"T-CA-1","arc":"front"}
# T-CA-1 takes the hit on its front shield
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"front","damage":4,"reinforced":0,"shield":4,"hull":0}
# T-CA-1 takes 4 damage on its front side: 4 to the shield
= f232b6cdacbf5b48

turn 1
> 2  CA-2 fires 1 at T-CA-1
[TAL-8.1] {"kind":"fires","piece":"CA-2","group":1,"weapon":"phaser","targets":["T-CA-1"]}
# CA-2 fires group 1 (phaser) at T-CA-1
  [TAL-8.3] d6 = 5
[TAL-8.3] {"kind":"shot","piece":"CA-2","weapon":"phaser","target":"T-CA-1","range":2,"face":5,"penalty":0,"damage":2,"sixths":9}
# rolled 5 at T-CA-1, range 2: 2 damage
= 80511b7ce03266ee

turn 1
> 1  shield right
[TAL-8.2] {"kind":"shield","piece":"T-CA-1","arc":"right"}
# T-CA-1 takes the hit on its right shield
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"right","damage":2,"reinforced":0,"shield":2,"hull":0}
# T-CA-1 takes 2 damage on its right side: 2 to the shield
= f8b214cfa79dfc7d

turn 1
> 2  CA-2 fires 3 at T-CA-1
[TAL-8.1] {"kind":"fires","piece":"CA-2","group":3,"weapon":"phaser","targets":["T-CA-1"]}
# CA-2 fires group 3 (phaser) at T-CA-1
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"CA-2","weapon":"phaser","target":"T-CA-1","range":2,"face":3,"penalty":0,"damage":1,"sixths":9}
# rolled 3 at T-CA-1, range 2: 1 damage
= 654ce008cee57f8d

turn 1
> 1  shield front
[TAL-8.2] {"kind":"shield","piece":"T-CA-1","arc":"front"}
# T-CA-1 takes the hit on its front shield
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"front","damage":1,"reinforced":0,"shield":1,"hull":0}
# T-CA-1 takes 1 damage on its front side: 1 to the shield
[TAL-1.2] {"kind":"power-phase"}
# the power phase begins
[TAL-9.1] {"kind":"charged","piece":"CA-1","groups":[{"group":2,"yellow":false}]}
# CA-1 charges a red box of group 2
[TAL-9.1] {"kind":"charged","piece":"T-CA-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-CA-1 charges a red box of group 1, a red box of group 2
[TAL-9.1] {"kind":"charged","piece":"CA-2","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false},{"group":3,"yellow":false}]}
# CA-2 charges a red box of group 1, a red box of group 2, a red box of group 3
[TAL-9.1] {"kind":"charged","piece":"T-CA-2","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-CA-2 charges a red box of group 1, a red box of group 2
= cfc249e3111014bf

turn 1
> 1  CA-1: speed 2; T-CA-1: speed 2
> 2  CA-2: speed 2; T-CA-2: speed 2
[TAL-9.2] {"kind":"speed","piece":"CA-1","speed":2,"before":3,"power":4,"radius":1}
# CA-1 changes to speed 2: power 4, turn radius 1
[TAL-9.2] {"kind":"speed","piece":"T-CA-1","speed":2,"before":3,"power":4,"radius":1}
# T-CA-1 changes to speed 2: power 4, turn radius 1
[TAL-9.2] {"kind":"speed","piece":"CA-2","speed":2,"before":3,"power":4,"radius":1}
# CA-2 changes to speed 2: power 4, turn radius 1
[TAL-9.2] {"kind":"speed","piece":"T-CA-2","speed":2,"before":3,"power":4,"radius":1}
# T-CA-2 changes to speed 2: power 4, turn radius 1
[TAL-16] {"kind":"over","winner":null,"how":"limit"}
# the last round is over and both sides have destroyed as much: the battle is a draw
= 21e0b05f27a5a1f8
