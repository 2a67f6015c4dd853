firing-arc record 2
game talon 2
wording en 1
scenario duel
seat 1 doctrine
seat 2 doctrine
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
= 40d752f8a61ebee5

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= 3b3d2f9e476beb24

turn 1
> 2  done
= dfa8f9dd705dd27b

turn 1
> 2  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[17,2],"to":[16,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight to 16,2, facing 4
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= ab5f782532bc8718

turn 1
> 1  CA-1: battery
[TAL-10.1] {"kind":"bought","piece":"CA-1","purchase":"battery","battery":false,"vain":false}
# CA-1 charges its battery
= be68ca25a4b15d15

turn 1
> 1  CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[8,2],"to":[9,2],"facing":1,"count":0,"marker":null}
# CA-1 moves straight to 9,2, facing 1
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= d1d5acdbc6a08741

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= 64ee7ae2305e773b

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= ca045d6f744ec800

turn 1
> 2  done
= a2f796ee84cebc73

turn 1
> 2  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[16,2],"to":[15,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight to 15,2, facing 4
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= 8772ccc56a297c16

turn 1
> 1  CA-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"CA-1","purchase":"reinforce front","battery":false,"vain":false}
# CA-1 reinforces the front shield
= c65e0d0e35d240d8

turn 1
> 1  CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[9,2],"to":[10,2],"facing":1,"count":0,"marker":null}
# CA-1 moves straight to 10,2, facing 1
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
= 21ace77d1ca9e812

turn 1
> 2  T-CA-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":true,"from":[15,2],"to":[14,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight with its afterburner to 14,2, facing 4
= 2c91aaf688e6d8b2

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
= 69fdd602d5b0ca71

turn 1
> 1  done
= 3c8f6565db77351a

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
= b244293e5f0a84fb

turn 1
> 2  T-CA-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"T-CA-1","purchase":"reinforce front","battery":false,"vain":false}
# T-CA-1 reinforces the front shield
= 6d56b2d90553450a

turn 1
> 2  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[14,2],"to":[13,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight to 13,2, facing 4
= 36062b33ab457086

turn 1
> 2  T-CA-1 fires 1 at CA-1, CA-1
> dice  4 1
[TAL-8.1] {"kind":"fires","piece":"T-CA-1","group":1,"weapon":"disruptor","targets":["CA-1","CA-1"]}
# T-CA-1 fires group 1, disruptor, at CA-1, CA-1
  [TAL-8.3] d6 = 4
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"CA-1","range":3,"face":4,"penalty":0,"damage":2,"sixths":8}
# 4 at CA-1, range 3: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"CA-1","arc":"front","damage":2,"reinforced":2,"shield":0,"hull":0}
# CA-1 takes 2 on the front side: 2 absorbed
  [TAL-8.3] d6 = 1
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"CA-1","range":3,"face":1,"penalty":0,"damage":0,"sixths":8}
# 1 at CA-1, range 3: a miss
= bb369d69f98e0be1

turn 1
> 2  T-CA-1 fires 2 at CA-1, CA-1
> dice  4 6
[TAL-8.1] {"kind":"fires","piece":"T-CA-1","group":2,"weapon":"disruptor","targets":["CA-1","CA-1"]}
# T-CA-1 fires group 2, disruptor, at CA-1, CA-1
  [TAL-8.3] d6 = 4
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"CA-1","range":3,"face":4,"penalty":0,"damage":2,"sixths":8}
# 4 at CA-1, range 3: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"CA-1","arc":"front","damage":2,"reinforced":0,"shield":2,"hull":0}
# CA-1 takes 2 on the front side: 2 shield boxes
  [TAL-8.3] d6 = 6
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"CA-1","range":3,"face":6,"penalty":0,"damage":2,"sixths":8}
# 6 at CA-1, range 3: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"CA-1","arc":"front","damage":2,"reinforced":0,"shield":2,"hull":0}
# CA-1 takes 2 on the front side: 2 shield boxes
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= 6b74758d2bd68381

turn 1
> 1  CA-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"CA-1","purchase":"reinforce front","battery":false,"vain":false}
# CA-1 reinforces the front shield
= 9fee0d6e9e05487f

turn 1
> 1  CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[10,2],"to":[11,2],"facing":1,"count":0,"marker":null}
# CA-1 moves straight to 11,2, facing 1
= 49d7f91fc38888bf

turn 1
> 1  CA-1 fires 2 at T-CA-1
> dice  2
[TAL-8.1] {"kind":"fires","piece":"CA-1","group":2,"weapon":"torpedo","targets":["T-CA-1"]}
# CA-1 fires group 2, antimatter torpedo, at T-CA-1
  [TAL-8.3] d6 = 2
[TAL-8.3] {"kind":"shot","piece":"CA-1","weapon":"torpedo","target":"T-CA-1","range":2,"face":2,"penalty":0,"damage":4,"sixths":20}
# 2 at T-CA-1, range 2: 4 damage
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"front","damage":4,"reinforced":2,"shield":2,"hull":0}
# T-CA-1 takes 4 on the front side: 2 absorbed, 2 shield boxes
= e26f2180b9367097

turn 1
> 1  CA-1 fires 3 at T-CA-1
> dice  3
[TAL-8.1] {"kind":"fires","piece":"CA-1","group":3,"weapon":"phaser","targets":["T-CA-1"]}
# CA-1 fires group 3, phaser, at T-CA-1
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"CA-1","weapon":"phaser","target":"T-CA-1","range":2,"face":3,"penalty":0,"damage":1,"sixths":9}
# 3 at T-CA-1, range 2: 1 damage
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"front","damage":1,"reinforced":0,"shield":1,"hull":0}
# T-CA-1 takes 1 on the front side: 1 shield box
= d4567603e10dd8d7

turn 1
> 1  CA-1 fires 1 at T-CA-1
> dice  4
[TAL-8.1] {"kind":"fires","piece":"CA-1","group":1,"weapon":"phaser","targets":["T-CA-1"]}
# CA-1 fires group 1, phaser, at T-CA-1
  [TAL-8.3] d6 = 4
[TAL-8.3] {"kind":"shot","piece":"CA-1","weapon":"phaser","target":"T-CA-1","range":2,"face":4,"penalty":0,"damage":2,"sixths":9}
# 4 at T-CA-1, range 2: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"front","damage":2,"reinforced":0,"shield":2,"hull":0}
# T-CA-1 takes 2 on the front side: 2 shield boxes
[TAL-1.2] {"kind":"power-phase"}
# power phase
[TAL-9.1] {"kind":"charged","piece":"CA-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false},{"group":3,"yellow":false}]}
# CA-1 charges group 1 red, 2 red, 3 red
[TAL-9.1] {"kind":"charged","piece":"T-CA-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-CA-1 charges group 1 red, 2 red
= 4186fb37e1fc0f41

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
= 69085120a8a049a3

turn 2
> 2  T-CA-1: charge 2
[TAL-2.5] {"kind":"bought","piece":"T-CA-1","purchase":"charge 2","battery":false,"vain":false}
# T-CA-1 charges group 2
= da2bc334ac209899

turn 2
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
= 45a6d79c101c90e9

turn 2
> 1  CA-1: charge 3
[TAL-2.5] {"kind":"bought","piece":"CA-1","purchase":"charge 3","battery":false,"vain":false}
# CA-1 charges group 3
= fe3dde58288328b3

turn 2
> 1  CA-1 fires 3 at T-CA-1
> dice  1
[TAL-8.1] {"kind":"fires","piece":"CA-1","group":3,"weapon":"phaser","targets":["T-CA-1"]}
# CA-1 fires group 3, phaser, at T-CA-1
  [TAL-8.3] d6 = 1
[TAL-8.3] {"kind":"shot","piece":"CA-1","weapon":"phaser","target":"T-CA-1","range":2,"face":1,"penalty":0,"damage":1,"sixths":9}
# 1 at T-CA-1, range 2: 1 damage
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"front","damage":1,"reinforced":0,"shield":1,"hull":0}
# T-CA-1 takes 1 on the front side: 1 shield box
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= 3e90c02806b00507

turn 2
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= dcc0a5b95c20dd0c

end
> 1  agrees
> 2  agrees
= fd51bcc929016d46
