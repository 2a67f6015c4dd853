firing-arc record 2
game ftl 2
wording en 1
scenario close-quarters
option idle-is-marked on
seat 1 Hasty
seat 2 Rash
dice seed 137
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
= f11be5278df9d91f

turn 1
> 1  A R-30
> 2  B S2
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":-30,"heading":60}
# A rotates by -30° to heading 60
[FTL-1.4] {"kind":"marked","pieces":["A"]}
# marked: A
[FTL-6.3] {"kind":"sprint","piece":"B","length":2000,"from":[30000,24000],"to":[28000,24000]}
# B sprints 2 in from 30,24 to 28,24
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= c666b9238a7f205e

turn 2
> 1  A L
> 2  B L
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.1","x":18866,"y":24500,"heading":60,"radius":250}
# A launches A.1 at 18.866,24.5, heading 60
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.1","x":27000,"y":24000,"heading":270,"radius":250}
# B launches B.1 at 27,24, heading 270
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.1","B.1"]}
# marked: A, B, A.1, B.1
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 0967a760895d9efb

turn 3
> 1  A L; A.1 R-15
> 2  B S6
[FTL-6.3] {"kind":"idle","piece":"B.1","marked":true}
# B.1 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.2","x":18866,"y":24500,"heading":60,"radius":250}
# A launches A.2 at 18.866,24.5, heading 60
[FTL-6.2] {"kind":"rotate","piece":"A.1","degrees":-15,"heading":45}
# A.1 rotates by -15° to heading 45
[FTL-1.4] {"kind":"marked","pieces":["A","A.1","B.1","A.2"]}
# marked: A, A.1, B.1, A.2
[FTL-6.3] {"kind":"sprint","piece":"B","length":6000,"from":[28000,24000],"to":[22000,24000]}
# B sprints 6 in from 28,24 to 22,24
[FTL-6.8] {"kind":"meet","piece":"B","target":"B.1","nearness":75,"at":[27250,24000]}
# B crosses B.1 at 0.75 in
[FTL-6.5] {"kind":"hit","piece":"B","by":"B.1","hits":1,"hull":3,"vain":false}
# B.1 is spent, B takes hit 1 of 3
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 1c16a37a13dd9cea

turn 4
> 1  A R30; A.2 R-150
> 2  idle
[FTL-6.3] {"kind":"idle","piece":"B","marked":true}
# B does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"A.1","marked":true}
# A.1 does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":30,"heading":90}
# A rotates by 30° to heading 90
[FTL-6.2] {"kind":"rotate","piece":"A.2","degrees":-150,"heading":270}
# A.2 rotates by -150° to heading 270
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.1","A.2"]}
# marked: A, B, A.1, A.2
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 0c56af8b0b443844

turn 5
> 1  A S2.5; A.2 R75
> 2  B L
[FTL-6.3] {"kind":"idle","piece":"A.1","marked":true}
# A.1 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.2","x":21000,"y":24000,"heading":270,"radius":250}
# B launches B.2 at 21,24, heading 270
[FTL-6.2] {"kind":"rotate","piece":"A.2","degrees":75,"heading":345}
# A.2 rotates by 75° to heading 345
[FTL-1.4] {"kind":"marked","pieces":["B","A.1","A.2","B.2"]}
# marked: B, A.1, A.2, B.2
[FTL-6.3] {"kind":"sprint","piece":"A","length":2500,"from":[18000,24000],"to":[20500,24000]}
# A sprints 2.5 in from 18,24 to 20.5,24
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 789cdb0ccef2081f

turn 6
> 1  A S3.5; A.1 R-150; A.2 R150
> 2  B S3.5; B.2 R0
[FTL-6.2] {"kind":"rotate","piece":"A.1","degrees":-150,"heading":255}
# A.1 rotates by -150° to heading 255
[FTL-6.2] {"kind":"rotate","piece":"A.2","degrees":150,"heading":135}
# A.2 rotates by 150° to heading 135
[FTL-5.7] {"kind":"rotate","piece":"B.2","degrees":0,"heading":270}
# B.2 rotates by 0° and stays at heading 270
[FTL-1.4] {"kind":"marked","pieces":["A.1","A.2","B.2"]}
# marked: A.1, A.2, B.2
[FTL-6.3] {"kind":"sprint","piece":"A","length":3500,"from":[20500,24000],"to":[24000,24000]}
# A sprints 3.5 in from 20.5,24 to 24,24
[FTL-6.3] {"kind":"sprint","piece":"B","length":3500,"from":[22000,24000],"to":[18500,24000]}
# B sprints 3.5 in from 22,24 to 18.5,24
[FTL-6.8] {"kind":"meet","piece":"A","target":"B.2","nearness":25,"at":[20750,24000]}
# A crosses B.2 at 0.25 in
[FTL-6.5] {"kind":"hit","piece":"A","by":"B.2","hits":1,"hull":3,"vain":false}
# B.2 is spent, A takes hit 1 of 3
[FTL-6.9] {"kind":"gone","piece":"B","target":"B.2"}
# B.2 is gone before B comes to it
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= e881b2ca2e16a58f

turn 7
> 1  A L; A.1 S6.5; A.2 S7
> 2  B L
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.3","x":25000,"y":24000,"heading":90,"radius":250}
# A launches A.3 at 25,24, heading 90
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.3","x":17500,"y":24000,"heading":270,"radius":250}
# B launches B.3 at 17.5,24, heading 270
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.3","B.3"]}
# marked: A, B, A.3, B.3
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":6500,"from":[18866,24500],"to":[12587,22818]}
# A.1 sprints 6.5 in from 18.866,24.5 to 12.587,22.818
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":7000,"from":[18866,24500],"to":[23816,19550]}
# A.2 sprints 7 in from 18.866,24.5 to 23.816,19.55
[FTL-6.8] {"kind":"meet","piece":"A.1","target":"B","nearness":17,"at":[18702,24456]}
# A.1 crosses B at 0.17 in
[FTL-6.5] {"kind":"hit","piece":"B","by":"A.1","hits":2,"hull":3,"vain":false}
# A.1 is spent, B takes hit 2 of 3
[FTL-6.7] {"kind":"stops","piece":"A.1","target":"B.3"}
# A.1 was stopped before B.3
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 904ac354f1bc5eec

turn 8
> 1  A R150; A.2 S7.5; A.3 R15
> 2  B S6
[FTL-6.3] {"kind":"idle","piece":"B.3","marked":true}
# B.3 does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":150,"heading":240}
# A rotates by 150° to heading 240
[FTL-6.2] {"kind":"rotate","piece":"A.3","degrees":15,"heading":105}
# A.3 rotates by 15° to heading 105
[FTL-1.4] {"kind":"marked","pieces":["A","A.3","B.3"]}
# marked: A, A.3, B.3
[FTL-6.3] {"kind":"sprint","piece":"B","length":6000,"from":[18500,24000],"to":[12500,24000]}
# B sprints 6 in from 18.5,24 to 12.5,24
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":7500,"from":[23816,19550],"to":[29119,14247]}
# A.2 sprints 7.5 in from 23.816,19.55 to 29.119,14.247
[FTL-6.8] {"kind":"meet","piece":"B","target":"B.3","nearness":75,"at":[17750,24000]}
# B crosses B.3 at 0.75 in
[FTL-6.5] {"kind":"hit","piece":"B","by":"B.3","hits":3,"hull":3,"vain":false}
# B.3 is spent, B takes hit 3 of 3
[FTL-2.1] {"kind":"removed","pieces":["B"],"third-hit":true}
# B is destroyed by its third hit
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
[FTL-2.3] {"kind":"over","winner":1}
# side 1 wins
[FTL-3.1] {"kind":"lasted","turns":8,"minutes":16}
# the battle lasted 8 turns, 16 minutes
= 94aad55a42698e53
