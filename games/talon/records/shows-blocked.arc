firing-arc record 2
game talon 2
wording en 1
scenario example
seat 1 
seat 2 
dice seed 0
position round 1 impulse B turn 1 move initiative 2; CA-1 9,6 f1 speed 3 power 3 shields 6/5/4/5 hull 0 bars 1+1 2+2 1+1; T-CA-1 20,2 f4 speed 3 power 3 shields 7/4/3/4 hull 0 bars 1+4 1+4 burners 2
| title = "Terrain"
| planets = [[10, 6], [9, 7], [10, 5], [9, 5], [8, 6], [8, 7]]
| [[side]]
| ship = [{ class = "CA", at = [9, 6], facing = 1 }]
| [[side]]
| ship = [{ class = "T-CA", at = [17, 2], facing = 4 }]
= 3489ca51ddab017a

turn 1
> 2  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[20,2],"to":[19,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight to 19,2, facing 4
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: the turn of side 1
= 4cbcc29f97545055

turn 1
> 1  done
[TAL-17.1] {"kind":"blocked","piece":"CA-1"}
# CA-1 has a planet before it and stays where it is
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: the turn of side 2
= 068c2bf48ae94b0c

end
> 1  agrees
> 2  agrees
= 8fe0a17efea65127
