firing-arc record 2
game ftl 2
wording en 1
scenario duel
option sprints by-side
seat 1 random
seat 2 random
dice seed 17
| title = "Duel"
| brief = "Two ships nose to nose, two feet apart, ten missiles each. Who guesses better?"
|
| [table]
| width = 48
| height = 48
|
| [[side]]
| name = "Teal"
| ship = [{ at = [12, 24], heading = 90 }]
|
| [[side]]
| name = "Amber"
| ship = [{ at = [36, 24], heading = 270 }]
= b70c9ecbe06fb581

turn 1
> 1  A R75
> 2  B R-105
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":75,"heading":165}
# A rotates by 75° to heading 165
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":-105,"heading":165}
# B rotates by -105° to heading 165
[FTL-1.4] {"kind":"marked","pieces":["A","B"]}
# marked: A, B
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 48490f5c406fad72

turn 2
> 1  A R90
> 2  B R150
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":90,"heading":255}
# A rotates by 90° to heading 255
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":150,"heading":315}
# B rotates by 150° to heading 315
[FTL-1.4] {"kind":"marked","pieces":["A","B"]}
# marked: A, B
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= adb4d1c767a56857

turn 3
> 1  A R-90
> 2  B S2
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":-90,"heading":165}
# A rotates by -90° to heading 165
[FTL-1.4] {"kind":"marked","pieces":["A"]}
# marked: A
[FTL-6.3] {"kind":"sprint","piece":"B","length":2000,"from":[36000,24000],"to":[34586,25414]}
# B sprints 2 in from 36,24 to 34.586,25.414
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 8e69cb298aa19e37

turn 4
> 1  A R-165
> 2  B R-15
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":-165,"heading":0}
# A rotates by -165° to heading 0
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":-15,"heading":300}
# B rotates by -15° to heading 300
[FTL-1.4] {"kind":"marked","pieces":["A","B"]}
# marked: A, B
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= fef5ada351c9f5e3

turn 5
> 1  A S3.5
> 2  B S1
[FTL-6.3] {"kind":"sprint","piece":"A","length":3500,"from":[12000,24000],"to":[12000,27500]}
# A sprints 3.5 in from 12,24 to 12,27.5
[FTL-6.3] {"kind":"sprint","piece":"B","length":1000,"from":[34586,25414],"to":[33720,25914]}
# B sprints 1 in from 34.586,25.414 to 33.72,25.914
= a89c7b4a004fbd59

end
> 2  concedes
= ff129bfd692d2b3c
