firing-arc record 2
game ftl 2
wording en 1
scenario crossing-courses
option missiles 0
option turn-limit 8
seat 1 Hasty
seat 2 Rash
dice seed 4
| title = "Crossing courses"
| brief = "One ship runs up the table, the other comes in from the right. The lines of sprint cross before the noses do."
|
| [table]
| width = 48
| height = 48
|
| [[side]]
| name = "Teal"
| ship = [{ at = [24, 6], heading = 0 }]
|
| [[side]]
| name = "Amber"
| ship = [{ at = [42, 24], heading = 270 }]
= 183dbf45225686e8

turn 1
> 1  A S5.5
> 2  idle
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-6.3] {"kind":"sprint","piece":"A","length":5500,"from":[24000,6000],"to":[24000,11500]}
# A sprints 5.5 in from 24,6 to 24,11.5
= 29d4f388c6722cb4

turn 2
> 1  idle
> 2  B R180
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":180,"heading":90}
# B rotates by 180° to heading 90
[FTL-1.4] {"kind":"marked","pieces":["B"]}
# marked: B
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= d739c6c03cc2786c

turn 3
> 1  A R-105
> 2  idle
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":-105,"heading":255}
# A rotates by -105° to heading 255
[FTL-1.4] {"kind":"marked","pieces":["A"]}
# marked: A
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= d685b85fb35dc120

turn 4
> 1  A R75
> 2  idle
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":75,"heading":330}
# A rotates by 75° to heading 330
[FTL-1.4] {"kind":"marked","pieces":["A"]}
# marked: A
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= febd05407f9a35c5

turn 5
> 1  idle
> 2  B R45
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":45,"heading":135}
# B rotates by 45° to heading 135
[FTL-1.4] {"kind":"marked","pieces":["B"]}
# marked: B
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 3cf8b93b7f07becd

turn 6
> 1  A R0
> 2  B R15
[FTL-5.7] {"kind":"rotate","piece":"A","degrees":0,"heading":330}
# A rotates by 0° and stays at heading 330
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":15,"heading":150}
# B rotates by 15° to heading 150
[FTL-1.4] {"kind":"marked","pieces":["A","B"]}
# marked: A, B
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= b47569bd04a8fecb

turn 7
> 1  A S3
> 2  B S7.5
[FTL-6.3] {"kind":"sprint","piece":"A","length":3000,"from":[24000,11500],"to":[22500,14098]}
# A sprints 3 in from 24,11.5 to 22.5,14.098
[FTL-6.3] {"kind":"sprint","piece":"B","length":7500,"from":[42000,24000],"to":[45750,17505]}
# B sprints 7.5 in from 42,24 to 45.75,17.505
= 69f3499966853484

turn 8
> 1  A R135
> 2  B S7
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":135,"heading":105}
# A rotates by 135° to heading 105
[FTL-1.4] {"kind":"marked","pieces":["A"]}
# marked: A
[FTL-6.3] {"kind":"sprint","piece":"B","length":7000,"from":[45750,17505],"to":[49250,11443]}
# B sprints 7 in from 45.75,17.505 to 49.25,11.443
[FTL-6.10] {"kind":"leaves","piece":"B","x":49250,"y":11443}
# B ends off the table at 49.25,11.443 and is removed
[FTL-2.2] {"kind":"out","piece":"B"}
# ship B is out
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
[FTL-2.3] {"kind":"over","winner":1}
# side 1 wins
[FTL-3.1] {"kind":"lasted","turns":8,"minutes":16}
# the battle lasted 8 turns, 16 minutes
= 097ee7fc68adaf97
