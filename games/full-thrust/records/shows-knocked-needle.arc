firing-arc record 2
game full-thrust 1
wording en 1
scenario example
seat 1 
seat 2 
dice typed
position turn 1 phase fire; A1 24,12 c12 v6; B1 24,20 c6 v6
| title = "Example"
| table = { width = 72, height = 48 }
| options = { custom-ships = true, needles = true }
| [design.OWN]
| name = "Own"
| group = "cruiser"
| thrust = 4
| damage = 18
| firecons = 2
| batteries = "A FP; A FS"
| points = 26
| base = "HC"
| needles = ["F", "F"]
| [[side]]
| ship = [{ class = "OWN", at = [24, 12], course = 12, velocity = 6 }]
| [[side]]
| ship = [{ class = "HC", at = [24, 42], course = 6, velocity = 6 }]
= 4167470dd3e5c230

turn 1
> 1  A1 > B1: N1 at A1, N2 at F1
> 2  idle
> dice  5 4
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B1"],"weapons":[["N1","N2"]]}
# A1 fires at B1 with N1, N2
  [FT-4.10] d6 = 5
[FT-4.10] {"kind":"needle","piece":"A1","weapon":"N1","target":"B1","system":"A1","face":5}
# A1 fires N1 at battery A1 of B1: 5 of 5+
  [FT-4.10] d6 = 4
[FT-4.10] {"kind":"needle","piece":"A1","weapon":"N2","target":"B1","system":"F1","face":4}
# A1 fires N2 at F1 of B1: 4 of 5+
[FT-4.10] {"kind":"knocked","piece":"B1","system":"A1"}
# B1: battery A1 is knocked out
= 46917bd2fcb00c84

end
> 1  agrees
> 2  agrees
= 54954a8cb0418618
