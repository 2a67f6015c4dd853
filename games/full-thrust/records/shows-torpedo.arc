firing-arc record 2
game full-thrust 1
wording en 1
scenario example
seat 1 
seat 2 
dice typed
position turn 1 phase fire; A1 24,12 c12 v6; B1 24,18.001 c6 v6
| title = "Example"
| table = { width = 72, height = 48 }
| options = { custom-ships = true, torpedoes = true }
| [design.OWN]
| name = "Own"
| group = "cruiser"
| thrust = 4
| damage = 18
| firecons = 2
| batteries = "A FP; A FS"
| points = 30
| base = "HC"
| torpedoes = 2
| [[side]]
| ship = [{ class = "OWN", at = [24, 12], course = 12, velocity = 6 }]
| [[side]]
| ship = [{ class = "HC", at = [24, 42], course = 6, velocity = 6 }]
= fa016872fe9c7116

turn 1
> 1  A1 > B1: T1
> 2  idle
> dice  4
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B1"],"weapons":[["T1"]]}
# A1 fires at B1 with T1
  [FT-4.9] d6 = 4
[FT-4.9] {"kind":"torpedo","piece":"A1","weapon":"T1","target":"B1","range":6001,"face":4,"needs":5,"points":0,"expects":1166}
# A1 fires T1 at B1: 6.001 in, 4 of 5+: no damage to B1
= 1c4b4c3b76db9c3d

end
> 1  agrees
> 2  agrees
= c1014e60937001e9
