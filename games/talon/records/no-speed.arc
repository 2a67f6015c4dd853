firing-arc record 2
game talon 2
wording en 1
scenario duel
seat 1 Hand
seat 2 Hand
dice seed 1
position round 2 power-phase initiative 2; CA-1 8,4 f0 speed 5 power 1 shields 6/5/4/5 hull 5 bars 1+1 2+2 1+1 drained 1; T-CA-1 12,0 f3 speed 3 power 3 shields 7/4/3/4 hull 0 bars 1+4 1+4
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
= 0ba4bffb3089daf5

turn 2
> 2  T-CA-1: speed 4
[TAL-9.2] {"kind":"speed","piece":"T-CA-1","speed":4,"before":3,"power":2,"radius":2}
# T-CA-1 goes to speed 4: power 2, turn radius 2
[TAL-2.4] {"kind":"no-speed","piece":"CA-1"}
# CA-1 has no power for any speed it could choose
[TAL-2.4] {"kind":"destroyed","piece":"CA-1"}
# CA-1 is destroyed
[TAL-8.6] {"kind":"explodes","piece":"CA-1","at":[8,4],"rating":3}
# CA-1 explodes at 8,4 for 3
[TAL-16] {"kind":"over","winner":2,"how":"fleet"}
# no enemy is left on the map: side 2 wins
= cff2f245d05b4480
