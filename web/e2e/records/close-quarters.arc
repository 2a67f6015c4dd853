firing-arc record 2
game ftl 2
wording en 1
scenario close-quarters
seat 1 doctrine
seat 2 random
dice seed 1
| title = "Close quarters"
| brief = "A foot apart with three missiles each: two sprints and you are in among them. A short battle, good for a first one."
|
| [table]
| width = 48
| height = 48
|
| [options]
| missiles = 3
|
| [[side]]
| name = "Teal"
| ship = [{ at = [18, 24], heading = 90 }]
|
| [[side]]
| name = "Amber"
| ship = [{ at = [30, 24], heading = 270 }]
= 41101a3031774ec5

turn 1
> 1  A L
> 2  B R-105
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.1","x":19000,"y":24000,"heading":90,"radius":250}
# A launches A.1 at 19,24, heading 90
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":-105,"heading":165}
# B rotates by -105° to heading 165
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.1"]}
# marked: A, B, A.1
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 5aacf585118cc0dc

turn 2
> 1  A R0; A.1 S7.5
> 2  B R-150
[FTL-5.7] {"kind":"rotate","piece":"A","degrees":0,"heading":90}
# A rotates by 0° and stays at heading 90
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":-150,"heading":15}
# B rotates by -150° to heading 15
[FTL-1.4] {"kind":"marked","pieces":["A","B"]}
# marked: A, B
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":7500,"from":[19000,24000],"to":[26500,24000]}
# A.1 sprints 7.5 in from 19,24 to 26.5,24
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= c1a4e0bcb2d0f245

turn 3
> 1  A L
> 2  B R165
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.2","x":19000,"y":24000,"heading":90,"radius":250}
# A launches A.2 at 19,24, heading 90
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":165,"heading":180}
# B rotates by 165° to heading 180
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.2"]}
# marked: A, B, A.2
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 1073c35fef9a401f

turn 4
> 1  A R0; A.1 S3.5; A.2 S4.5
> 2  B R-105
[FTL-5.7] {"kind":"rotate","piece":"A","degrees":0,"heading":90}
# A rotates by 0° and stays at heading 90
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":-105,"heading":75}
# B rotates by -105° to heading 75
[FTL-1.4] {"kind":"marked","pieces":["A","B"]}
# marked: A, B
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":3500,"from":[26500,24000],"to":[30000,24000]}
# A.1 sprints 3.5 in from 26.5,24 to 30,24
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":4500,"from":[19000,24000],"to":[23500,24000]}
# A.2 sprints 4.5 in from 19,24 to 23.5,24
[FTL-6.8] {"kind":"meet","piece":"A.1","target":"B","nearness":300,"at":[29500,24000]}
# A.1 crosses B at 3.00 in
[FTL-6.5] {"kind":"hit","piece":"B","by":"A.1","hits":1,"hull":3,"vain":false}
# A.1 is spent, B takes hit 1 of 3
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= cc0f25884643381f

turn 5
> 1  A.2 S6
> 2  B R30
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":30,"heading":105}
# B rotates by 30° to heading 105
[FTL-1.4] {"kind":"marked","pieces":["B"]}
# marked: B
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":6000,"from":[23500,24000],"to":[29500,24000]}
# A.2 sprints 6 in from 23.5,24 to 29.5,24
[FTL-6.8] {"kind":"meet","piece":"A.2","target":"B","nearness":600,"at":[29500,24000]}
# A.2 crosses B at 6.00 in
[FTL-6.5] {"kind":"hit","piece":"B","by":"A.2","hits":2,"hull":3,"vain":false}
# A.2 is spent, B takes hit 2 of 3
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= ed526be43543b59f

turn 6
> 1  A L
> 2  B S3.5
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.3","x":19000,"y":24000,"heading":90,"radius":250}
# A launches A.3 at 19,24, heading 90
[FTL-1.4] {"kind":"marked","pieces":["A","A.3"]}
# marked: A, A.3
[FTL-6.3] {"kind":"sprint","piece":"B","length":3500,"from":[30000,24000],"to":[33381,23094]}
# B sprints 3.5 in from 30,24 to 33.381,23.094
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= a16652c93fb2d0ef

turn 7
> 1  A.3 S8
> 2  B R-45
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":-45,"heading":60}
# B rotates by -45° to heading 60
[FTL-1.4] {"kind":"marked","pieces":["B"]}
# marked: B
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":8000,"from":[19000,24000],"to":[27000,24000]}
# A.3 sprints 8 in from 19,24 to 27,24
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 5f4ed4a213b7b7c9

turn 8
> 1  A S5; A.3 S5
> 2  B R-45
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":-45,"heading":15}
# B rotates by -45° to heading 15
[FTL-1.4] {"kind":"marked","pieces":["B"]}
# marked: B
[FTL-6.3] {"kind":"sprint","piece":"A","length":5000,"from":[18000,24000],"to":[23000,24000]}
# A sprints 5 in from 18,24 to 23,24
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":5000,"from":[27000,24000],"to":[32000,24000]}
# A.3 sprints 5 in from 27,24 to 32,24
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 5c8b4308a7f35822

turn 9
> 1  A.3 R30
> 2  idle
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-6.2] {"kind":"rotate","piece":"A.3","degrees":30,"heading":120}
# A.3 rotates by 30° to heading 120
[FTL-1.4] {"kind":"marked","pieces":["A.3"]}
# marked: A.3
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= b53e1f41b784b082

turn 10
> 1  A.3 S1.5
> 2  B R-60
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":-60,"heading":315}
# B rotates by -60° to heading 315
[FTL-1.4] {"kind":"marked","pieces":["B"]}
# marked: B
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":1500,"from":[32000,24000],"to":[33299,23250]}
# A.3 sprints 1.5 in from 32,24 to 33.299,23.25
[FTL-6.8] {"kind":"meet","piece":"A.3","target":"B","nearness":116,"at":[33004,23420]}
# A.3 crosses B at 1.16 in
[FTL-6.5] {"kind":"hit","piece":"B","by":"A.3","hits":3,"hull":3,"vain":false}
# A.3 is spent, B takes hit 3 of 3
[FTL-2.1] {"kind":"removed","pieces":["B"],"third-hit":true}
# B is destroyed by its third hit
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
[FTL-2.3] {"kind":"over","winner":1}
# side 1 wins
[FTL-3.1] {"kind":"lasted","turns":10,"minutes":20}
# the battle lasted 10 turns, 20 minutes
= d3b126e5a58b59c8
