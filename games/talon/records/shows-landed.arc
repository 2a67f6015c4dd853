firing-arc record 2
game talon 2
wording en 1
scenario example
seat 1 
seat 2 
dice seed 0
position round 1 impulse A turn 2 move initiative 2; CV-1 8,2 f1 speed 2 power 5 shields 4/4/4/4 hull 0 bars 1+1 1+1 launched; SQ-1 7,2 f1 speed 5 power 0 shields 0/0/0/0 hull 0 bars 1+1; T-FF-1 20,2 f4 speed 3 power 2 shields 3/2/2/2 hull 0 bars 1+2 1+2
| title = "Carrier"
| [[side]]
| ship = [{ class = "CV", at = [8, 2], facing = 1 }, { class = "SQ", aboard = 1 }]
| [[side]]
| ship = [{ class = "T-FF", at = [17, 2], facing = 4 }]
= acf6f3d449793083

turn 1
> 1  SQ-1: straight land CV-1
[TAL-7.1.3] {"kind":"moved","piece":"SQ-1","way":"straight","afterburner":false,"from":[7,2],"to":[8,2],"facing":1,"count":0,"marker":null}
# SQ-1 moves straight to 8,2, facing 1
[TAL-12.3] {"kind":"landed","piece":"SQ-1","carrier":"CV-1"}
# SQ-1 lands on CV-1
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: the turn of side 2
= f3fb5b91549d05d0

end
> 1  agrees
> 2  agrees
= b94dbaaa7c620c59
