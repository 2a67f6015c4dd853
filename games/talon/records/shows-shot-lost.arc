firing-arc record 2
game talon 2
wording en 1
scenario duel
seat 1 
seat 2 
dice typed
position round 1 impulse B turn 1 fire initiative 2; CA-1 8,2 f1 speed 3 power 3 shields 0/5/4/5 hull 5 bars 1+1 2+2 1+1; T-CA-1 10,2 f4 speed 3 power 3 shields 7/4/3/4 hull 0 bars 1+4 1+4 burners 2
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
= 023526cd53331f50

turn 1
> 2  T-CA-1 fires 1 at CA-1, CA-1
> dice  6
[TAL-8.1] {"kind":"fires","piece":"T-CA-1","group":1,"weapon":"disruptor","targets":["CA-1","CA-1"]}
# T-CA-1 fires group 1, disruptor, at CA-1, CA-1
  [TAL-8.3] d6 = 6
[TAL-8.3] {"kind":"shot","piece":"T-CA-1","weapon":"disruptor","target":"CA-1","range":2,"face":6,"penalty":0,"damage":2,"sixths":10}
# 6 at CA-1, range 2: 2 damage
[TAL-8.4] {"kind":"damaged","piece":"CA-1","arc":"front","damage":2,"reinforced":0,"shield":0,"hull":2}
# CA-1 takes 2 on the front side: 2 to the hull
[TAL-8.4] {"kind":"destroyed","piece":"CA-1"}
# CA-1 is destroyed
[TAL-8.6] {"kind":"explodes","piece":"CA-1","at":[8,2],"rating":3}
# CA-1 explodes at 8,2 for 3
[TAL-8.1] {"kind":"shot-lost","piece":"T-CA-1","target":"CA-1","gone":"CA-1"}
# CA-1 is gone: the shot is lost
[TAL-16] {"kind":"over","winner":2,"how":"fleet"}
# no enemy is left on the map: side 2 wins
= 814e85cd363022d2
