firing-arc record 2
game talon 2
wording en 2
scenario chance-encounter
option turn-limit 2
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "A chance encounter"
| brief = "A light cruiser and a destroyer against a frigate and two destroyers that carry missiles. Small ships, few boxes: the first full volley decides much."
|
| [[side]]
| name = "Terran"
| ship = [
|   { class = "CL", at = [8, 2], facing = 1 },
|   { class = "DD", at = [8, 4], facing = 1 },
| ]
|
| [[side]]
| name = "Talon"
| ship = [
|   { class = "T-FF", at = [17, 2], facing = 4 },
|   { class = "T-DD", at = [17, 4], facing = 4 },
|   { class = "T-DD", at = [17, 6], facing = 4 },
| ]
= c8cc5febcc98744d

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= 2da6e0376b0f8b98

turn 1
> 2  T-FF-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-FF-1","way":"straight","afterburner":false,"from":[17,2],"to":[16,2],"facing":4,"count":0,"marker":null}
# T-FF-1 moves straight to 16,2, facing 4
= 9d6dbe0b65bbbd7a

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[17,4],"to":[16,4],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight to 16,4, facing 4
= 9744d06f14a4b45a

turn 1
> 2  T-DD-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":false,"from":[17,6],"to":[16,6],"facing":4,"count":0,"marker":null}
# T-DD-2 moves straight to 16,6, facing 4
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= 87548394b07d86f6

turn 1
> 1  CL-1: battery
[TAL-10.1] {"kind":"bought","piece":"CL-1","purchase":"battery","battery":false,"vain":false}
# CL-1 charges its battery
= 242e002e4bca2b9f

turn 1
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[8,2],"to":[9,2],"facing":1,"count":0,"marker":null}
# CL-1 moves straight to 9,2, facing 1
= 9d13ee68d12d93ac

turn 1
> 1  DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[8,4],"to":[9,4],"facing":1,"count":0,"marker":null}
# DD-1 moves straight to 9,4, facing 1
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= 0ab57a89b8e4ff2a

turn 1
> 2  done
= 9689365b47bf6f53

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= a0be35c358cd61ed

turn 1
> 1  DD-1: battery
[TAL-10.1] {"kind":"bought","piece":"DD-1","purchase":"battery","battery":false,"vain":false}
# DD-1 charges its battery
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= 36ab68314908e0c5

turn 1
> 2  T-FF-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-FF-1","way":"straight","afterburner":false,"from":[16,2],"to":[15,2],"facing":4,"count":0,"marker":null}
# T-FF-1 moves straight to 15,2, facing 4
= a36e37c96cdcb792

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[16,4],"to":[15,4],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight to 15,4, facing 4
= b2077c175bf0a628

turn 1
> 2  T-DD-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":false,"from":[16,6],"to":[15,6],"facing":4,"count":0,"marker":null}
# T-DD-2 moves straight to 15,6, facing 4
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= a220867083db8fb9

turn 1
> 1  CL-1: reinforce front; DD-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"CL-1","purchase":"reinforce front","battery":false,"vain":false}
# CL-1 reinforces the front shield
[TAL-2.6] {"kind":"bought","piece":"DD-1","purchase":"reinforce front","battery":true,"vain":false}
# DD-1 reinforces the front shield from its battery
= 9a71da1592cf52de

turn 1
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[9,2],"to":[10,2],"facing":1,"count":0,"marker":null}
# CL-1 moves straight to 10,2, facing 1
= ff8db2b23d33cb09

turn 1
> 1  DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[9,4],"to":[10,4],"facing":1,"count":0,"marker":null}
# DD-1 moves straight to 10,4, facing 1
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
= 778235961b8cdb17

turn 1
> 2  T-DD-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":true,"from":[15,4],"to":[14,4],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight with its afterburner to 14,4, facing 4
= 1d5ca87e42fb4520

turn 1
> 2  done
= 736256fab85414b8

turn 1
> 2  T-DD-1 fires 2 at DD-1
[TAL-8.1] {"kind":"fires","piece":"T-DD-1","group":2,"weapon":"missile","targets":["DD-1"]}
# T-DD-1 fires group 2, missile, at DD-1
[TAL-13.1] {"kind":"missile-launched","piece":"T-DD-1","missile":"M1","target":"DD-1","at":[14,4]}
# T-DD-1 launches M1 at DD-1
= 3201b7cfc476028a

turn 1
> 2  T-DD-1 fires 1 at DD-1
[TAL-8.1] {"kind":"fires","piece":"T-DD-1","group":1,"weapon":"missile","targets":["DD-1"]}
# T-DD-1 fires group 1, missile, at DD-1
[TAL-13.1] {"kind":"missile-launched","piece":"T-DD-1","missile":"M2","target":"DD-1","at":[14,4]}
# T-DD-1 launches M2 at DD-1
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
= 562520b4ec068390

turn 1
> 1  done
= 81a17c307f52a1d7

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
= bbe1cd07c3178fea

turn 1
> 2  T-FF-1: slip; T-DD-1: slip; T-DD-2: redirect M1 to CL-1
[TAL-7.3.2] {"kind":"bought","piece":"T-FF-1","purchase":"slip","battery":false,"vain":false}
# T-FF-1 gets a side-slip marker
[TAL-7.3.2] {"kind":"bought","piece":"T-DD-1","purchase":"slip","battery":false,"vain":false}
# T-DD-1 gets a side-slip marker
[TAL-13.2] {"kind":"bought","piece":"T-DD-2","purchase":"redirect M1 to CL-1","battery":false,"vain":false}
# T-DD-2 redirects M1 to CL-1
= 9cf0c9ec2f44b131

turn 1
> 2  T-FF-1: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"T-FF-1","way":"slip-right","afterburner":false,"from":[15,2],"to":[14,3],"facing":4,"count":0,"marker":null}
# T-FF-1 moves slip-right to 14,3, facing 4
= 10ba224a62d691ba

turn 1
> 2  T-DD-1: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"T-DD-1","way":"slip-right","afterburner":false,"from":[14,4],"to":[13,5],"facing":4,"count":0,"marker":null}
# T-DD-1 moves slip-right to 13,5, facing 4
= 2a8021a0f90b5e72

turn 1
> 2  T-DD-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":false,"from":[15,6],"to":[14,6],"facing":4,"count":0,"marker":null}
# T-DD-2 moves straight to 14,6, facing 4
= 89303e4ad94e9074

turn 1
> 2  M1: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[14,4],"to":[13,4]}
# M1 moves to 13,4
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[14,4],"to":[13,4]}
# M2 moves to 13,4
= 21518c5d33a3f243

turn 1
> 2  T-FF-1 fires 1 at DD-1
[TAL-8.1] {"kind":"fires","piece":"T-FF-1","group":1,"weapon":"disruptor","targets":["DD-1"]}
# T-FF-1 fires group 1, disruptor, at DD-1
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"T-FF-1","weapon":"disruptor","target":"DD-1","range":4,"face":3,"penalty":0,"damage":0,"sixths":4}
# 3 at DD-1, range 4: a miss
= 429e1fc93ec60df3

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= 88307dd12ff6dce8

turn 1
> 1  CL-1: change; DD-1: battery
[TAL-1.5] {"kind":"bought","piece":"CL-1","purchase":"change","battery":false,"vain":false}
# CL-1 bids to take the initiative
[TAL-10.1] {"kind":"bought","piece":"DD-1","purchase":"battery","battery":false,"vain":false}
# DD-1 charges its battery
= 5723b011317b2212

turn 1
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[10,2],"to":[11,2],"facing":1,"count":0,"marker":null}
# CL-1 moves straight to 11,2, facing 1
= e4596db6a8527095

turn 1
> 1  DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[10,4],"to":[11,4],"facing":1,"count":0,"marker":null}
# DD-1 moves straight to 11,4, facing 1
= 936e9e0444792bad

turn 1
> 1  DD-1 fires 1 at T-FF-1
[TAL-8.1] {"kind":"fires","piece":"DD-1","group":1,"weapon":"torpedo","targets":["T-FF-1"]}
# DD-1 fires group 1, antimatter torpedo, at T-FF-1
  [TAL-8.3] d6 = 5
[TAL-8.3] {"kind":"shot","piece":"DD-1","weapon":"torpedo","target":"T-FF-1","range":3,"face":5,"penalty":0,"damage":4,"sixths":16}
# 5 at T-FF-1, range 3: 4 damage
[TAL-8.4] {"kind":"damaged","piece":"T-FF-1","arc":"front","damage":4,"reinforced":0,"shield":3,"hull":1}
# T-FF-1 takes 4 on the front side: 3 shield boxes, 1 to the hull
= 4303765af21e7b53

turn 1
> 1  CL-1 fires 2 at T-FF-1
[TAL-8.1] {"kind":"fires","piece":"CL-1","group":2,"weapon":"torpedo","targets":["T-FF-1"]}
# CL-1 fires group 2, antimatter torpedo, at T-FF-1
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"CL-1","weapon":"torpedo","target":"T-FF-1","range":4,"face":3,"penalty":0,"damage":0,"sixths":8}
# 3 at T-FF-1, range 4: a miss
[TAL-1.5] {"kind":"initiative","side":1,"change":1,"defend":0,"flipped":true}
# 1 to change, 0 to defend: side 1 takes the initiative
[TAL-1.2] {"kind":"power-phase"}
# power phase
[TAL-9.1] {"kind":"charged","piece":"CL-1","groups":[{"group":2,"yellow":false}]}
# CL-1 charges group 2 red
[TAL-9.1] {"kind":"charged","piece":"DD-1","groups":[{"group":1,"yellow":false}]}
# DD-1 charges group 1 red
[TAL-9.1] {"kind":"charged","piece":"T-FF-1","groups":[{"group":1,"yellow":false}]}
# T-FF-1 charges group 1 red
[TAL-9.1] {"kind":"charged","piece":"T-DD-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-DD-1 charges group 1 red, 2 red
= ca6a68dad72c8ea7

turn 1
> 1  CL-1: speed 3; DD-1: speed 2
> 2  T-FF-1: speed 3; T-DD-1: speed 3; T-DD-2: speed 2
[TAL-9.2] {"kind":"speed","piece":"DD-1","speed":2,"before":3,"power":3,"radius":0}
# DD-1 goes to speed 2: power 3, turn radius 0
[TAL-9.2] {"kind":"speed","piece":"T-DD-2","speed":2,"before":3,"power":2,"radius":0}
# T-DD-2 goes to speed 2: power 2, turn radius 0
[TAL-1.2] {"kind":"round","number":2}
# round 2
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: the turn of side 1
= 79e88df507f06982

turn 2
> 1  CL-1: charge 2; DD-1: charge 1
[TAL-2.5] {"kind":"bought","piece":"CL-1","purchase":"charge 2","battery":true,"vain":false}
# CL-1 charges group 2 from its battery
[TAL-2.5] {"kind":"bought","piece":"DD-1","purchase":"charge 1","battery":true,"vain":false}
# DD-1 charges group 1 from its battery
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: the turn of side 2
= 2e4a6a9c66827550

turn 2
> 2  M1: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[13,4],"to":[12,4]}
# M1 moves to 12,4
= a6ad453e53c66e11

turn 2
> 2  M2: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[13,4],"to":[12,4]}
# M2 moves to 12,4
= fa36ee4fce8b5ed0

turn 2
> 2  T-DD-2: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":true,"from":[14,6],"to":[13,6],"facing":4,"count":0,"marker":null}
# T-DD-2 moves straight with its afterburner to 13,6, facing 4
= 8f364c02106b08af

turn 2
> 2  done
= efdaed787a08a45d

turn 2
> 2  T-DD-2 fires 1 at DD-1
[TAL-8.1] {"kind":"fires","piece":"T-DD-2","group":1,"weapon":"missile","targets":["DD-1"]}
# T-DD-2 fires group 1, missile, at DD-1
[TAL-13.1] {"kind":"missile-launched","piece":"T-DD-2","missile":"M3","target":"DD-1","at":[13,6]}
# T-DD-2 launches M3 at DD-1
= 98f9f37ff070a723

turn 2
> 2  T-DD-2 fires 2 at DD-1
[TAL-8.1] {"kind":"fires","piece":"T-DD-2","group":2,"weapon":"missile","targets":["DD-1"]}
# T-DD-2 fires group 2, missile, at DD-1
[TAL-13.1] {"kind":"missile-launched","piece":"T-DD-2","missile":"M4","target":"DD-1","at":[13,6]}
# T-DD-2 launches M4 at DD-1
= 844238532f536cff

turn 2
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= 716b99cbd18b54a0

turn 2
> 1  CL-1: charge 2; DD-1: charge 1
[TAL-2.5] {"kind":"bought","piece":"CL-1","purchase":"charge 2","battery":false,"vain":false}
# CL-1 charges group 2
[TAL-2.5] {"kind":"bought","piece":"DD-1","purchase":"charge 1","battery":false,"vain":false}
# DD-1 charges group 1
= 0b01e15e62970071

turn 2
> 1  CL-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CL-1","way":"straight","afterburner":false,"from":[11,2],"to":[12,2],"facing":1,"count":0,"marker":null}
# CL-1 moves straight to 12,2, facing 1
= 596e589deffe3361

turn 2
> 1  CL-1 fires 1 at T-FF-1
[TAL-8.1] {"kind":"fires","piece":"CL-1","group":1,"weapon":"phaser","targets":["T-FF-1"]}
# CL-1 fires group 1, phaser, at T-FF-1
  [TAL-8.3] d6 = 4
[TAL-8.3] {"kind":"shot","piece":"CL-1","weapon":"phaser","target":"T-FF-1","range":3,"face":4,"penalty":0,"damage":0,"sixths":2}
# 4 at T-FF-1, range 3: a miss
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= c6a31699a07ef271

turn 2
> 2  T-FF-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-FF-1","way":"straight","afterburner":false,"from":[14,3],"to":[13,3],"facing":4,"count":0,"marker":null}
# T-FF-1 moves straight to 13,3, facing 4
= 94c59b3f11b8cef0

turn 2
> 2  T-DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"left","afterburner":false,"from":[13,5],"to":[13,4],"facing":3,"count":0,"marker":null}
# T-DD-1 moves left to 13,4, facing 3
= 9faf44f686d4faab

turn 2
> 2  M1: to 3
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[12,4],"to":[12,3]}
# M1 moves to 12,3
= 577208fcc4647720

turn 2
> 2  M2: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[12,4],"to":[11,4]}
# M2 moves to 11,4
[TAL-13.2] {"kind":"missile-hits","missile":"M2","target":"DD-1","arc":"front"}
# M2 hits DD-1 on the front side
[TAL-13.2] {"kind":"missile-gone","missile":"M2","why":"hit"}
# M2 has hit
[TAL-13.1] {"kind":"damaged","piece":"DD-1","arc":"front","damage":2,"reinforced":2,"shield":0,"hull":0}
# DD-1 takes 2 on the front side: 2 absorbed
= be042b5b6535e807

turn 2
> 2  M3: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M3","from":[13,6],"to":[12,6]}
# M3 moves to 12,6
= 484b561e933d8cda

turn 2
> 2  M4: to 3
[TAL-13.2] {"kind":"missile-moved","missile":"M4","from":[13,6],"to":[13,5]}
# M4 moves to 13,5
= aa91a6c9066b1636

turn 2
> 2  done
= 168ebda8a6936bd6

turn 2
> 2  T-FF-1 fires 2 at CL-1
[TAL-8.1] {"kind":"fires","piece":"T-FF-1","group":2,"weapon":"disruptor","targets":["CL-1"]}
# T-FF-1 fires group 2, disruptor, at CL-1
  [TAL-8.3] d6 = 5
[TAL-8.3] {"kind":"shot","piece":"T-FF-1","weapon":"disruptor","target":"CL-1","range":2,"face":5,"penalty":0,"damage":2,"sixths":10}
# 5 at CL-1, range 2: 2 damage
= 3486131ffe80e9da

turn 2
> 1  shield front
[TAL-8.2] {"kind":"shield","piece":"CL-1","arc":"front"}
# CL-1 takes it on the front shield
[TAL-8.4] {"kind":"damaged","piece":"CL-1","arc":"front","damage":2,"reinforced":2,"shield":0,"hull":0}
# CL-1 takes 2 on the front side: 2 absorbed
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: the turn of side 1
= bdc953efbd7c70f4

turn 2
> 1  DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"left","afterburner":false,"from":[11,4],"to":[11,5],"facing":0,"count":0,"marker":null}
# DD-1 moves left to 11,5, facing 0
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= c8ff9059aa051fa6

turn 2
> 2  T-FF-1: charge 1; T-DD-2: reinforce front
[TAL-2.5] {"kind":"bought","piece":"T-FF-1","purchase":"charge 1","battery":false,"vain":false}
# T-FF-1 charges group 1
[TAL-2.6] {"kind":"bought","piece":"T-DD-2","purchase":"reinforce front","battery":false,"vain":false}
# T-DD-2 reinforces the front shield
= 5adc32b86db40d8c

turn 2
> 2  T-DD-2: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"left","afterburner":false,"from":[13,6],"to":[13,5],"facing":3,"count":0,"marker":null}
# T-DD-2 moves left to 13,5, facing 3
= 971e409f8b4f32ac

turn 2
> 2  M1: to 3
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[12,3],"to":[12,2]}
# M1 moves to 12,2
[TAL-13.2] {"kind":"missile-hits","missile":"M1","target":"CL-1","arc":"left"}
# M1 hits CL-1 on the left side
[TAL-13.2] {"kind":"missile-gone","missile":"M1","why":"hit"}
# M1 has hit
[TAL-13.1] {"kind":"damaged","piece":"CL-1","arc":"left","damage":2,"reinforced":0,"shield":2,"hull":0}
# CL-1 takes 2 on the left side: 2 shield boxes
= 2ab4ae2c3199b0be

turn 2
> 2  M3: to 3
[TAL-13.2] {"kind":"missile-moved","missile":"M3","from":[12,6],"to":[12,5]}
# M3 moves to 12,5
= a85ab599cff79108

turn 2
> 2  M4: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M4","from":[13,5],"to":[12,5]}
# M4 moves to 12,5
= 35d3c10615763525

turn 2
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: the turn of side 1
= f3def096c8190565

turn 2
> 1  CL-1: charge 1; DD-1: reinforce front
[TAL-2.5] {"kind":"bought","piece":"CL-1","purchase":"charge 1","battery":false,"vain":false}
# CL-1 charges group 1
[TAL-2.6] {"kind":"bought","piece":"DD-1","purchase":"reinforce front","battery":false,"vain":false}
# DD-1 reinforces the front shield
= df06f9eea8082298

turn 2
> 1  CL-1: right
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"right","afterburner":false,"from":[12,2],"to":[13,1],"facing":2,"count":1,"marker":[14,0]}
# CL-1 moves right to 13,1, facing 2, free to turn in 1 hex, at 14,0
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: the turn of side 2
= a99eb92c8e3b3414

turn 2
> 2  T-FF-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-FF-1","way":"right","afterburner":false,"from":[13,3],"to":[12,4],"facing":5,"count":0,"marker":null}
# T-FF-1 moves right to 12,4, facing 5
= b8642763eb660df7

turn 2
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[13,4],"to":[13,3],"facing":3,"count":0,"marker":null}
# T-DD-1 moves straight to 13,3, facing 3
= 64a902d77b20b364

turn 2
> 2  M3: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M3","from":[12,5],"to":[11,5]}
# M3 moves to 11,5
[TAL-13.2] {"kind":"missile-hits","missile":"M3","target":"DD-1","arc":"right"}
# M3 hits DD-1 on the right side
[TAL-13.2] {"kind":"missile-gone","missile":"M3","why":"hit"}
# M3 has hit
[TAL-13.1] {"kind":"damaged","piece":"DD-1","arc":"right","damage":2,"reinforced":0,"shield":2,"hull":0}
# DD-1 takes 2 on the right side: 2 shield boxes
= 93f940d090e50c1b

turn 2
> 2  M4: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M4","from":[12,5],"to":[11,5]}
# M4 moves to 11,5
[TAL-13.2] {"kind":"missile-hits","missile":"M4","target":"DD-1","arc":"right"}
# M4 hits DD-1 on the right side
[TAL-13.2] {"kind":"missile-gone","missile":"M4","why":"hit"}
# M4 has hit
[TAL-13.1] {"kind":"damaged","piece":"DD-1","arc":"right","damage":2,"reinforced":0,"shield":1,"hull":1}
# DD-1 takes 2 on the right side: 1 shield box, 1 to the hull
= 94f22be91ebd4d21

turn 2
> 2  T-DD-2: afterburner right
[TAL-10.1] {"kind":"moved","piece":"T-DD-2","way":"right","afterburner":true,"from":[13,5],"to":[12,5],"facing":4,"count":0,"marker":null}
# T-DD-2 moves right with its afterburner to 12,5, facing 4
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: the turn of side 1
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: the turn of side 2
= e4e92c1da3c3fd01

turn 2
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: the turn of side 1
= d3fee4c8a54e8452

turn 2
> 1  CL-1: through; DD-1: reinforce right
[TAL-2.6] {"kind":"bought","piece":"CL-1","purchase":"through","battery":false,"vain":false}
# CL-1 powers through: one less on its turn radius
[TAL-2.6] {"kind":"bought","piece":"DD-1","purchase":"reinforce right","battery":false,"vain":false}
# DD-1 reinforces the right shield
= 50c28a389607e5e2

turn 2
> 1  CL-1: left
[TAL-7.2.1] {"kind":"moved","piece":"CL-1","way":"left","afterburner":false,"from":[13,1],"to":[14,1],"facing":1,"count":1,"marker":[15,1]}
# CL-1 moves left to 14,1, facing 1, free to turn in 1 hex, at 15,1
= 33adff426f19df20

turn 2
> 1  DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"right","afterburner":false,"from":[11,5],"to":[12,5],"facing":1,"count":0,"marker":null}
# DD-1 moves right to 12,5, facing 1
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: the turn of side 2
= b78a12156a7ff82b

turn 2
> 2  T-FF-1: charge 1; T-DD-1: slip; T-DD-2: slip
[TAL-2.5] {"kind":"bought","piece":"T-FF-1","purchase":"charge 1","battery":false,"vain":false}
# T-FF-1 charges group 1
[TAL-7.3.2] {"kind":"bought","piece":"T-DD-1","purchase":"slip","battery":false,"vain":false}
# T-DD-1 gets a side-slip marker
[TAL-7.3.2] {"kind":"bought","piece":"T-DD-2","purchase":"slip","battery":false,"vain":false}
# T-DD-2 gets a side-slip marker
= b2b76c4e089572dd

turn 2
> 2  T-FF-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-FF-1","way":"straight","afterburner":false,"from":[12,4],"to":[11,5],"facing":5,"count":0,"marker":null}
# T-FF-1 moves straight to 11,5, facing 5
= bd199d44ad83039e

turn 2
> 2  T-DD-1: slip-left
[TAL-7.3.1] {"kind":"moved","piece":"T-DD-1","way":"slip-left","afterburner":false,"from":[13,3],"to":[14,2],"facing":3,"count":0,"marker":null}
# T-DD-1 moves slip-left to 14,2, facing 3
= 3f87c4ec03002030

turn 2
> 2  T-DD-2: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"T-DD-2","way":"slip-right","afterburner":false,"from":[12,5],"to":[11,6],"facing":4,"count":0,"marker":null}
# T-DD-2 moves slip-right to 11,6, facing 4
[TAL-1.2] {"kind":"power-phase"}
# power phase
[TAL-9.1] {"kind":"charged","piece":"CL-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# CL-1 charges group 1 red, 2 red
[TAL-9.1] {"kind":"charged","piece":"DD-1","groups":[{"group":1,"yellow":false}]}
# DD-1 charges group 1 red
[TAL-9.1] {"kind":"charged","piece":"T-FF-1","groups":[{"group":2,"yellow":false}]}
# T-FF-1 charges group 2 red
[TAL-9.1] {"kind":"charged","piece":"T-DD-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-DD-1 charges group 1 red, 2 red
[TAL-9.1] {"kind":"charged","piece":"T-DD-2","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-DD-2 charges group 1 red, 2 red
= 0b93e771a2c0c314

turn 2
> 1  CL-1: speed 3; DD-1: speed 2
> 2  T-FF-1: speed 3; T-DD-1: speed 3; T-DD-2: speed 2
[TAL-16] {"kind":"over","winner":null,"how":"limit"}
# the last round is over, and nobody has destroyed more: a draw
= 0c877d8613e7922b
