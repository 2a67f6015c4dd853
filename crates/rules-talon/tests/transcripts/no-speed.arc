firing-arc record 1
game talon 1
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
= 22581b06beed4d75

turn 2
> 2  T-CA-1: speed 4
[TAL-9.2] T-CA-1 goes to speed 4: power 2, turn radius 2
[TAL-2.4] CA-1 has no power for any speed it could choose
[TAL-2.4] CA-1 is destroyed
[TAL-8.6] CA-1 explodes at 8,4 for 3
[TAL-16] no enemy is left on the map: side 2 wins
= f5bfd0e7e040aff0
