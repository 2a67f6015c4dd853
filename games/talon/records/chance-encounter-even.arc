firing-arc record 2
game talon 2
wording en 3
scenario chance-encounter-even
option turn-limit 1
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "A chance encounter, even"
| brief = "A heavy cruiser and a destroyer a side: small squadrons, and the first full volley decides much. Even form: a heavy cruiser leads each, and the Terran side holds the initiative first."
| initiative = 1
|
| [options]
| turn-limit = 20
|
| [[side]]
| name = "Terran"
| ship = [
|   { class = "CA", at = [8, 2], facing = 1 },
|   { class = "DD", at = [8, 4], facing = 1 },
| ]
|
| [[side]]
| name = "Talon"
| ship = [
|   { class = "T-CA", at = [17, 2], facing = 4 },
|   { class = "T-DD", at = [17, 4], facing = 4 },
| ]
= 8bbb8218ccf355b6

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: side 1 takes its turn
= 3e82780d87ee35e8

turn 1
> 1  CA-1: battery
[TAL-10.1] {"kind":"bought","piece":"CA-1","purchase":"battery","battery":false,"vain":false}
# CA-1 charges its battery
= 5266767f3ee46a2f

turn 1
> 1  CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[8,2],"to":[9,2],"facing":1,"count":0,"marker":null}
# CA-1 moves straight to 9,2, facing 1
= 27a3cbb265b3a579

turn 1
> 1  DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[8,4],"to":[9,4],"facing":1,"count":0,"marker":null}
# DD-1 moves straight to 9,4, facing 1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: side 2 takes its turn
= b75abf0feeca6519

turn 1
> 2  done
= 0e056d2b7f994e4b

turn 1
> 2  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[17,2],"to":[16,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight to 16,2, facing 4
= 5dfad5b585a356b4

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[17,4],"to":[16,4],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight to 16,4, facing 4
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: side 1 takes its turn
= e2c537c0a4b231f6

turn 1
> 1  DD-1: battery
[TAL-10.1] {"kind":"bought","piece":"DD-1","purchase":"battery","battery":false,"vain":false}
# DD-1 charges its battery
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: side 2 takes its turn
= 97bd278b35e409f9

turn 1
> 2  T-CA-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":true,"from":[16,2],"to":[15,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight with its afterburner to 15,2, facing 4
= ee2937678eb894c0

turn 1
> 2  T-DD-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":true,"from":[16,4],"to":[15,4],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight with its afterburner to 15,4, facing 4
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: side 1 takes its turn
= 610097325bb0b380

turn 1
> 1  CA-1: slip; DD-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"CA-1","purchase":"slip","battery":false,"vain":false}
# CA-1 buys a side-slip marker
[TAL-7.3.2] {"kind":"bought","piece":"DD-1","purchase":"slip","battery":true,"vain":false}
# DD-1 buys a side-slip marker with its battery
= 034e99c3309d1441

turn 1
> 1  CA-1: slip-right
[TAL-7.3.1] {"kind":"moved","piece":"CA-1","way":"slip-right","afterburner":false,"from":[9,2],"to":[10,1],"facing":1,"count":0,"marker":null}
# CA-1 slips right to 10,1, facing 1
= cfc36ec2bcb76a3f

turn 1
> 1  DD-1: slip-left
[TAL-7.3.1] {"kind":"moved","piece":"DD-1","way":"slip-left","afterburner":false,"from":[9,4],"to":[9,5],"facing":1,"count":0,"marker":null}
# DD-1 slips left to 9,5, facing 1
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: side 2 takes its turn
= 3978d2f49bbcb04c

turn 1
> 2  T-CA-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"T-CA-1","purchase":"reinforce front","battery":false,"vain":false}
# T-CA-1 reinforces the front shield
= daa668f8a11e60e0

turn 1
> 2  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[15,2],"to":[14,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight to 14,2, facing 4
= c92dedcba9031b6d

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[15,4],"to":[14,4],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight to 14,4, facing 4
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: side 1 takes its turn
= 4f83ecd3cb81db67

turn 1
> 1  CA-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"CA-1","purchase":"reinforce front","battery":true,"vain":false}
# CA-1 reinforces the front shield with its battery
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: side 2 takes its turn
= 2e6fe49894e2e317

turn 1
> 2  T-CA-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":true,"from":[14,2],"to":[13,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight with its afterburner to 13,2, facing 4
= e015de6f6a3ba42e

turn 1
> 2  T-DD-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":true,"from":[14,4],"to":[13,4],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight with its afterburner to 13,4, facing 4
= a05fc8854e1c1cfd

turn 1
> 2  T-DD-1 fires 2 at DD-1
[TAL-8.1] {"kind":"fires","piece":"T-DD-1","group":2,"weapon":"missile","targets":["DD-1"]}
# T-DD-1 fires group 2 (missile) at DD-1
[TAL-13.1] {"kind":"missile-launched","piece":"T-DD-1","missile":"M1","target":"DD-1","at":[13,4]}
# T-DD-1 launches M1 at DD-1
= 401be709965dcd88

turn 1
> 2  T-DD-1 fires 1 at DD-1
[TAL-8.1] {"kind":"fires","piece":"T-DD-1","group":1,"weapon":"missile","targets":["DD-1"]}
# T-DD-1 fires group 1 (missile) at DD-1
[TAL-13.1] {"kind":"missile-launched","piece":"T-DD-1","missile":"M2","target":"DD-1","at":[13,4]}
# T-DD-1 launches M2 at DD-1
= 347e44fcc903e568

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: side 1 takes its turn
= da1119a0f4cab95d

turn 1
> 1  CA-1: battery; DD-1: reinforce front
[TAL-10.1] {"kind":"bought","piece":"CA-1","purchase":"battery","battery":false,"vain":false}
# CA-1 charges its battery
[TAL-2.6] {"kind":"bought","piece":"DD-1","purchase":"reinforce front","battery":false,"vain":false}
# DD-1 reinforces the front shield
= 739975f3d224cf54

turn 1
> 1  CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[10,1],"to":[11,1],"facing":1,"count":0,"marker":null}
# CA-1 moves straight to 11,1, facing 1
= 4c08679125b332e6

turn 1
> 1  DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"right","afterburner":false,"from":[9,5],"to":[10,4],"facing":2,"count":1,"marker":[11,3]}
# DD-1 turns right to 10,4, facing 2, free to turn after 1 hex, at 11,3
= b7cdaa152a2652a0

turn 1
> 1  CA-1 fires 2 at T-CA-1
[TAL-8.1] {"kind":"fires","piece":"CA-1","group":2,"weapon":"torpedo","targets":["T-CA-1"]}
# CA-1 fires group 2 (antimatter torpedo) at T-CA-1
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"CA-1","weapon":"torpedo","target":"T-CA-1","range":3,"face":3,"penalty":0,"damage":4,"sixths":16}
# rolled 3 at T-CA-1, range 3: 4 damage
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"front","damage":4,"reinforced":2,"shield":2,"hull":0}
# T-CA-1 takes 4 damage on its front side: 2 to reinforcement, 2 to the shield
= 013c6b1920384484

turn 1
> 1  DD-1 fires 1 at T-CA-1
[TAL-8.1] {"kind":"fires","piece":"DD-1","group":1,"weapon":"torpedo","targets":["T-CA-1"]}
# DD-1 fires group 1 (antimatter torpedo) at T-CA-1
  [TAL-8.3] d6 = 5
[TAL-8.3] {"kind":"shot","piece":"DD-1","weapon":"torpedo","target":"T-CA-1","range":3,"face":5,"penalty":0,"damage":4,"sixths":16}
# rolled 5 at T-CA-1, range 3: 4 damage
[TAL-8.4] {"kind":"damaged","piece":"T-CA-1","arc":"right","damage":4,"reinforced":0,"shield":4,"hull":0}
# T-CA-1 takes 4 damage on its right side: 4 to the shield
= fd6d3d993ecfabe5

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: side 2 takes its turn
= 83cc89c02dc763ff

turn 1
> 2  T-CA-1: reinforce front; T-DD-1: reinforce front
[TAL-2.6] {"kind":"bought","piece":"T-CA-1","purchase":"reinforce front","battery":false,"vain":false}
# T-CA-1 reinforces the front shield
[TAL-2.6] {"kind":"bought","piece":"T-DD-1","purchase":"reinforce front","battery":false,"vain":false}
# T-DD-1 reinforces the front shield
= 892b4b9c701ec08a

turn 1
> 2  T-CA-1: right
[TAL-7.2.1] {"kind":"moved","piece":"T-CA-1","way":"right","afterburner":false,"from":[13,2],"to":[12,3],"facing":5,"count":1,"marker":[11,4]}
# T-CA-1 turns right to 12,3, facing 5, free to turn after 1 hex, at 11,4
= 2240724f9ee8ca2c

turn 1
> 2  T-DD-1: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-1","way":"left","afterburner":false,"from":[13,4],"to":[13,3],"facing":3,"count":0,"marker":null}
# T-DD-1 turns left to 13,3, facing 3
= e3a5b7dc2ebf7345

turn 1
> 2  M1: to 4
[TAL-13.2] {"kind":"missile-moved","missile":"M1","from":[13,4],"to":[12,4]}
# M1 moves to 12,4
[TAL-13.2] {"kind":"missile-moved","missile":"M2","from":[13,4],"to":[12,4]}
# M2 moves to 12,4
= d5180c77dd51de2e

turn 1
> 2  T-CA-1 fires 2 at DD-1, DD-1
[TAL-8.1] {"kind":"fires","piece":"T-CA-1","group":2,"weapon":"disruptor","targets":["DD-1","DD-1"]}
# T-CA-1 fires group 2 (disruptor) at DD-1, DD-1
  [TAL-8.3] d6 = 5
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"DD-1","range":2,"face":5,"penalty":0,"damage":2,"sixths":10}
# rolled 5 at DD-1, range 2: 2 damage
= 7e1bcf5fcc1cd4bf

turn 1
> 1  shield left
[TAL-8.2] {"kind":"shield","piece":"DD-1","arc":"left"}
# DD-1 takes the hit on its left shield
[TAL-8.4] {"kind":"damaged","piece":"DD-1","arc":"left","damage":2,"reinforced":0,"shield":2,"hull":0}
# DD-1 takes 2 damage on its left side: 2 to the shield
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"DD-1","range":2,"face":3,"penalty":0,"damage":2,"sixths":10}
# rolled 3 at DD-1, range 2: 2 damage
= 30afa4e77994e742

turn 1
> 1  shield front
[TAL-8.2] {"kind":"shield","piece":"DD-1","arc":"front"}
# DD-1 takes the hit on its front shield
[TAL-8.4] {"kind":"damaged","piece":"DD-1","arc":"front","damage":2,"reinforced":2,"shield":0,"hull":0}
# DD-1 takes 2 damage on its front side: 2 to reinforcement
= 5ea03bc8f34d4130

turn 1
> 2  T-CA-1 fires 1 at DD-1, DD-1
[TAL-8.1] {"kind":"fires","piece":"T-CA-1","group":1,"weapon":"disruptor","targets":["DD-1","DD-1"]}
# T-CA-1 fires group 1 (disruptor) at DD-1, DD-1
  [TAL-8.3] d6 = 1
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"DD-1","range":2,"face":1,"penalty":0,"damage":0,"sixths":10}
# rolled 1 at DD-1, range 2: a miss
  [TAL-8.3] d6 = 3
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"DD-1","range":2,"face":3,"penalty":0,"damage":2,"sixths":10}
# rolled 3 at DD-1, range 2: 2 damage
= 50657bd9f0e2a237

turn 1
> 1  shield front
[TAL-8.2] {"kind":"shield","piece":"DD-1","arc":"front"}
# DD-1 takes the hit on its front shield
[TAL-8.4] {"kind":"damaged","piece":"DD-1","arc":"front","damage":2,"reinforced":0,"shield":2,"hull":0}
# DD-1 takes 2 damage on its front side: 2 to the shield
[TAL-1.2] {"kind":"power-phase"}
# the power phase begins
[TAL-9.1] {"kind":"charged","piece":"CA-1","groups":[{"group":2,"yellow":false}]}
# CA-1 charges a red box of group 2
[TAL-9.1] {"kind":"charged","piece":"DD-1","groups":[{"group":1,"yellow":false}]}
# DD-1 charges a red box of group 1
[TAL-9.1] {"kind":"charged","piece":"T-CA-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-CA-1 charges a red box of group 1, a red box of group 2
[TAL-9.1] {"kind":"charged","piece":"T-DD-1","groups":[{"group":1,"yellow":false},{"group":2,"yellow":false}]}
# T-DD-1 charges a red box of group 1, a red box of group 2
= e7ef3b450b3c0df8

turn 1
> 1  CA-1: speed 2; DD-1: speed 2
> 2  T-CA-1: speed 2; T-DD-1: speed 2
[TAL-9.2] {"kind":"speed","piece":"CA-1","speed":2,"before":3,"power":4,"radius":1}
# CA-1 changes to speed 2: power 4, turn radius 1
[TAL-9.2] {"kind":"speed","piece":"DD-1","speed":2,"before":3,"power":3,"radius":0}
# DD-1 changes to speed 2: power 3, turn radius 0
[TAL-9.2] {"kind":"speed","piece":"T-CA-1","speed":2,"before":3,"power":4,"radius":1}
# T-CA-1 changes to speed 2: power 4, turn radius 1
[TAL-9.2] {"kind":"speed","piece":"T-DD-1","speed":2,"before":3,"power":2,"radius":0}
# T-DD-1 changes to speed 2: power 2, turn radius 0
[TAL-16] {"kind":"over","winner":null,"how":"limit"}
# the last round is over and both sides have destroyed as much: the battle is a draw
= 04a06adb663fd7cb
