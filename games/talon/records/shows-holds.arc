firing-arc record 2
game talon 2
wording en 1
scenario turning-circle
seat 1 
seat 2 
dice seed 0
position round 4 impulse B turn 2 move initiative 2 held 2 0; CA-1 8,2 f1 speed 3 power 3 shields 6/5/4/5 hull 0 bars 1+1 2+2 1+1; T-CA-1 10,2 f1 speed 3 power 3 shields 7/4/3/4 hull 0 bars 1+4 1+4 burners 2
| # Ours: movement alone, to learn it.
| title = "Turning circle"
| brief = "One heavy cruiser a side, and nobody fires. Keep the other in front of your bow, no more than three hexes away, through the ends of three impulses on end, and the field is yours. Turn radius, side slip and the power to buy them are all there is."
| goal = "circle"
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
= 89d50cef104094c9

turn 4
> 1  CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CA-1","way":"straight","afterburner":false,"from":[8,2],"to":[9,2],"facing":1,"count":0,"marker":null}
# CA-1 moves straight to 9,2, facing 1
[TAL-16] {"kind":"holds","side":1,"impulses":3}
# side 1 holds its enemy in front: 3 impulses running
[TAL-16] {"kind":"over","winner":1,"how":"circle"}
# the enemy was held in front for three impulses: side 1 wins
= 95ed9177f8e6e238
