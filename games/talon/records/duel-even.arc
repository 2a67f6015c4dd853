firing-arc record 2
game talon 2
wording en 3
scenario duel-even
option turn-limit 1
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "Duel, even"
| brief = "One heavy cruiser a side, nose to nose, with every gun charged. Even form: both sides fly the Talon cruiser, and there are twenty rounds."
|
| [options]
| turn-limit = 20
|
| [[side]]
| name = "Terran"
| ship = [
|   { class = "T-CA", at = [8, 2], facing = 1 },
| ]
|
| [[side]]
| name = "Talon"
| ship = [
|   { class = "T-CA", at = [17, 2], facing = 4 },
| ]
= 342ee3a9e811bcc9

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: side 1 takes its turn
= 3a59aca1c019816c

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: side 2 takes its turn
= d792361abdc667eb

turn 1
> 2  done
= 90dd44dce114fc7b

turn 1
> 2  T-CA-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":false,"from":[17,2],"to":[16,2],"facing":4,"count":0,"marker":null}
# T-CA-2 moves straight to 16,2, facing 4
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: side 1 takes its turn
= 70453f77fcea7e09

turn 1
> 1  done
= 1a009abeeee797e2

turn 1
> 1  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[8,2],"to":[9,2],"facing":1,"count":0,"marker":null}
# T-CA-1 moves straight to 9,2, facing 1
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: side 2 takes its turn
= 29ab9165f38273a6

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: side 1 takes its turn
= 1be4daaee092a15b

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: side 2 takes its turn
= 1bf6f52b25439f6a

turn 1
> 2  done
= 4aabde50c17f865c

turn 1
> 2  T-CA-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":false,"from":[16,2],"to":[15,2],"facing":4,"count":0,"marker":null}
# T-CA-2 moves straight to 15,2, facing 4
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: side 1 takes its turn
= cc4a840fe2982dfc

turn 1
> 1  T-CA-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"T-CA-1","purchase":"reinforce front","battery":false,"vain":false}
# T-CA-1 reinforces the front shield
= 0177f42eef418b79

turn 1
> 1  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[9,2],"to":[10,2],"facing":1,"count":0,"marker":null}
# T-CA-1 moves straight to 10,2, facing 1
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: side 2 takes its turn
= 6dc377960ea3fcf9

turn 1
> 2  T-CA-2: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":true,"from":[15,2],"to":[14,2],"facing":4,"count":0,"marker":null}
# T-CA-2 moves straight with its afterburner to 14,2, facing 4
= 59eba1ef7b9832d5

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: side 1 takes its turn
= 6a126de55a04c459

turn 1
> 1  T-CA-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":true,"from":[10,2],"to":[11,2],"facing":1,"count":0,"marker":null}
# T-CA-1 moves straight with its afterburner to 11,2, facing 1
= 229c208a61609b55

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: side 2 takes its turn
= 2dcfe32d489584d6

turn 1
> 2  T-CA-2: reinforce front
[TAL-2.6] {"kind":"bought","piece":"T-CA-2","purchase":"reinforce front","battery":false,"vain":false}
# T-CA-2 reinforces the front shield
= 9a6742a66e457220

turn 1
> 2  T-CA-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":false,"from":[14,2],"to":[13,2],"facing":4,"count":0,"marker":null}
# T-CA-2 moves straight to 13,2, facing 4
= 812d4f9ef1ad4076

turn 1
> 2  T-CA-2 fires 2 at T-CA-1, T-CA-1
[TAL-8.1] {"kind":"fires","piece":"T-CA-2","group":2,"weapon":"disruptor","targets":["T-CA-1","T-CA-1"]}
# T-CA-2 fires group 2 (disruptor) at T-CA-1, T-CA-1
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"T-CA-2","weapon":"disruptor","target":"T-CA-1","range":2,"face":3,"penalty":0,"damage":2,"sixths":10}
# rolled 3 at T-CA-1, range 2: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"front","damage":2,"reinforced":2,"shield":0,"hull":0}
# T-CA-1 takes 2 damage on its front side: 2 to reinforcement
  [TAL-8.3] d6 = 5
[TAL-8.3] {"kind":"shot","piece":"T-CA-2","weapon":"disruptor","target":"T-CA-1","range":2,"face":5,"penalty":0,"damage":2,"sixths":10}
# rolled 5 at T-CA-1, range 2: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"front","damage":2,"reinforced":0,"shield":2,"hull":0}
# T-CA-1 takes 2 damage on its front side: 2 to the shield
= d58dc3aee6ff4046

turn 1
> 2  T-CA-2 fires 1 at T-CA-1, T-CA-1
[TAL-8.1] {"kind":"fires","piece":"T-CA-2","group":1,"weapon":"disruptor","targets":["T-CA-1","T-CA-1"]}
# T-CA-2 fires group 1 (disruptor) at T-CA-1, T-CA-1
  [TAL-8.3] d6 = 4
[TAL-8.3] {"kind":"shot","piece":"T-CA-2","weapon":"disruptor","target":"T-CA-1","range":2,"face":4,"penalty":0,"damage":2,"sixths":10}
# rolled 4 at T-CA-1, range 2: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"front","damage":2,"reinforced":0,"shield":2,"hull":0}
# T-CA-1 takes 2 damage on its front side: 2 to the shield
  [TAL-8.3] d6 = 4
[TAL-8.3] {"kind":"shot","piece":"T-CA-2","weapon":"disruptor","target":"T-CA-1","range":2,"face":4,"penalty":0,"damage":2,"sixths":10}
# rolled 4 at T-CA-1, range 2: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"front","damage":2,"reinforced":0,"shield":2,"hull":0}
# T-CA-1 takes 2 damage on its front side: 2 to the shield
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: side 1 takes its turn
= 0912512e220851a5

turn 1
> 1  T-CA-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"T-CA-1","purchase":"slip","battery":false,"vain":false}
# T-CA-1 buys a side-slip marker
= 4d6e169100892ad5

turn 1
> 1  T-CA-1: slip-left
[TAL-7.3.1] {"kind":"moved","piece":"T-CA-1","way":"slip-left","afterburner":false,"from":[11,2],"to":[11,3],"facing":1,"count":0,"marker":null}
# T-CA-1 slips left to 11,3, facing 1
= b65b7673658538bb

turn 1
> 1  T-CA-1 fires 2 at T-CA-2, T-CA-2
[TAL-8.1] {"kind":"fires","piece":"T-CA-1","group":2,"weapon":"disruptor","targets":["T-CA-2","T-CA-2"]}
# T-CA-1 fires group 2 (disruptor) at T-CA-2, T-CA-2
  [TAL-8.3] d6 = 5
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"T-CA-2","range":2,"face":5,"penalty":0,"damage":2,"sixths":10}
# rolled 5 at T-CA-2, range 2: 2 damage
= fa66aad403e7d642

turn 1
> 2  shield front
[TAL-8.2] {"kind":"shield","piece":"T-CA-2","arc":"front"}
# T-CA-2 takes the hit on its front shield
[TAL-8.4] {"kind":"damaged","piece":"T-CA-2","arc":"front","damage":2,"reinforced":2,"shield":0,"hull":0}
# T-CA-2 takes 2 damage on its front side: 2 to reinforcement
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"T-CA-2","range":2,"face":3,"penalty":0,"damage":2,"sixths":10}
# rolled 3 at T-CA-2, range 2: 2 damage
= 7e46b724ddc688ef

turn 1
> 2  shield right
[TAL-8.2] {"kind":"shield","piece":"T-CA-2","arc":"right"}
# T-CA-2 takes the hit on its right shield
[TAL-8.4] {"kind":"damaged","piece":"T-CA-2","arc":"right","damage":2,"reinforced":0,"shield":2,"hull":0}
# T-CA-2 takes 2 damage on its right side: 2 to the shield
= 859592d678a26b7e

turn 1
> 1  T-CA-1 fires 1 at T-CA-2, T-CA-2
[TAL-8.1] {"kind":"fires","piece":"T-CA-1","group":1,"weapon":"disruptor","targets":["T-CA-2","T-CA-2"]}
# T-CA-1 fires group 1 (disruptor) at T-CA-2, T-CA-2
  [TAL-8.3] d6 = 1
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"T-CA-2","range":2,"face":1,"penalty":0,"damage":0,"sixths":10}
# rolled 1 at T-CA-2, range 2: a miss
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"T-CA-2","range":2,"face":3,"penalty":0,"damage":2,"sixths":10}
# rolled 3 at T-CA-2, range 2: 2 damage
= 88c96b52b1894c38

turn 1
> 2  shield front
[TAL-8.2] {"kind":"shield","piece":"T-CA-2","arc":"front"}
# T-CA-2 takes the hit on its front shield
[TAL-8.4] {"kind":"damaged","piece":"T-CA-2","arc":"front","damage":2,"reinforced":0,"shield":2,"hull":0}
# T-CA-2 takes 2 damage on its front side: 2 to the shield
[TAL-1.2] {"kind":"power-phase"}
# the power phase begins
[TAL-9.1] {"kind":"charged","piece":"T-CA-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-CA-1 charges a red box of group 1, a red box of group 2
[TAL-9.1] {"kind":"charged","piece":"T-CA-2","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-CA-2 charges a red box of group 1, a red box of group 2
= 0fd544246517b141

turn 1
> 1  T-CA-1: speed 2
> 2  T-CA-2: speed 2
[TAL-9.2] {"kind":"speed","piece":"T-CA-1","speed":2,"before":3,"power":4,"radius":1}
# T-CA-1 changes to speed 2: power 4, turn radius 1
[TAL-9.2] {"kind":"speed","piece":"T-CA-2","speed":2,"before":3,"power":4,"radius":1}
# T-CA-2 changes to speed 2: power 4, turn radius 1
[TAL-16] {"kind":"over","winner":null,"how":"limit"}
# the last round is over and both sides have destroyed as much: the battle is a draw
= 2d278266a134ee29
