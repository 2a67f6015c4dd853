firing-arc record 2
game ftl 2
wording en 1
scenario crossing-courses
seat 1 doctrine
seat 2 doctrine
dice seed 17
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
= 14bec0a466f25a7a

turn 1
> 1  A R45
> 2  B L
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.1","x":41000,"y":24000,"heading":270,"radius":250}
# B launches B.1 at 41,24, heading 270
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":45,"heading":45}
# A rotates by 45° to heading 45
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.1"]}
# marked: A, B, B.1
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 04e245f0f431572a

turn 2
> 1  A L
> 2  B R-45; B.1 R-45
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.1","x":24707,"y":6707,"heading":45,"radius":250}
# A launches A.1 at 24.707,6.707, heading 45
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":-45,"heading":225}
# B rotates by -45° to heading 225
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":-45,"heading":225}
# B.1 rotates by -45° to heading 225
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.1","A.1"]}
# marked: A, B, B.1, A.1
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 0d9bd3e6f709f8dd

turn 3
> 1  A L; A.1 S7
> 2  B L; B.1 S6.5
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.2","x":24707,"y":6707,"heading":45,"radius":250}
# A launches A.2 at 24.707,6.707, heading 45
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.2","x":41293,"y":23293,"heading":225,"radius":250}
# B launches B.2 at 41.293,23.293, heading 225
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.2","B.2"]}
# marked: A, B, A.2, B.2
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":6500,"from":[41000,24000],"to":[36404,19404]}
# B.1 sprints 6.5 in from 41,24 to 36.404,19.404
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":7000,"from":[24707,6707],"to":[29657,11657]}
# A.1 sprints 7 in from 24.707,6.707 to 29.657,11.657
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 862ee0dca9ea407a

turn 4
> 1  A L; A.1 S6.5; A.2 S5.5
> 2  B L; B.1 S6.5; B.2 S1.5
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.3","x":24707,"y":6707,"heading":45,"radius":250}
# A launches A.3 at 24.707,6.707, heading 45
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.3","x":41293,"y":23293,"heading":225,"radius":250}
# B launches B.3 at 41.293,23.293, heading 225
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.3","B.3"]}
# marked: A, B, A.3, B.3
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":6500,"from":[36404,19404],"to":[31808,14808]}
# B.1 sprints 6.5 in from 36.404,19.404 to 31.808,14.808
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":6500,"from":[29657,11657],"to":[34253,16253]}
# A.1 sprints 6.5 in from 29.657,11.657 to 34.253,16.253
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":5500,"from":[24707,6707],"to":[28596,10596]}
# A.2 sprints 5.5 in from 24.707,6.707 to 28.596,10.596
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":1500,"from":[41293,23293],"to":[40232,22232]}
# B.2 sprints 1.5 in from 41.293,23.293 to 40.232,22.232
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 2280c72ccffd75c1

end
> 1  agrees
> 2  agrees
= a1d9c8efec056abd
