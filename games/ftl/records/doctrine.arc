firing-arc record 2
game ftl 2
wording en 1
scenario close-quarters
option missiles 4
option turn-limit 30
seat 1 doctrine
seat 2 doctrine
dice seed 17
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
= 6e629222aa9001ae

turn 1
> 1  A L
> 2  B L
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.1","x":19000,"y":24000,"heading":90,"radius":250}
# A launches A.1 at 19,24, heading 90
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.1","x":29000,"y":24000,"heading":270,"radius":250}
# B launches B.1 at 29,24, heading 270
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.1","B.1"]}
# marked: A, B, A.1, B.1
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= cf75cbe542d1f84a

turn 2
> 1  A L; A.1 S6
> 2  B L; B.1 S2.5
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.2","x":19000,"y":24000,"heading":90,"radius":250}
# A launches A.2 at 19,24, heading 90
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.2","x":29000,"y":24000,"heading":270,"radius":250}
# B launches B.2 at 29,24, heading 270
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.2","B.2"]}
# marked: A, B, A.2, B.2
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":6000,"from":[19000,24000],"to":[25000,24000]}
# A.1 sprints 6 in from 19,24 to 25,24
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":2500,"from":[29000,24000],"to":[26500,24000]}
# B.1 sprints 2.5 in from 29,24 to 26.5,24
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 4e0d109227622540

turn 3
> 1  A L; A.2 S6
> 2  B.2 S7
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.1","marked":false}
# B.1 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.3","x":19000,"y":24000,"heading":90,"radius":250}
# A launches A.3 at 19,24, heading 90
[FTL-1.4] {"kind":"marked","pieces":["A","A.3"]}
# marked: A, A.3
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":6000,"from":[19000,24000],"to":[25000,24000]}
# A.2 sprints 6 in from 19,24 to 25,24
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":7000,"from":[29000,24000],"to":[22000,24000]}
# B.2 sprints 7 in from 29,24 to 22,24
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= e295c1e1164a2e16

turn 4
> 1  A L; A.3 S3
> 2  idle
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.1","marked":false}
# B.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.2","marked":false}
# A.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.4","x":19000,"y":24000,"heading":90,"radius":250}
# A launches A.4 at 19,24, heading 90
[FTL-1.4] {"kind":"marked","pieces":["A","A.4"]}
# marked: A, A.4
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":3000,"from":[19000,24000],"to":[22000,24000]}
# A.3 sprints 3 in from 19,24 to 22,24
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= b3e2f9e2227c5f00

turn 5
> 1  A S2.5; A.1 S4.5; A.4 S4.5
> 2  B S1.5; B.1 S8; B.2 S3.5
[FTL-5.1] {"kind":"idle","piece":"A.2","marked":false}
# A.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-6.3] {"kind":"sprint","piece":"A","length":2500,"from":[18000,24000],"to":[20500,24000]}
# A sprints 2.5 in from 18,24 to 20.5,24
[FTL-6.3] {"kind":"sprint","piece":"B","length":1500,"from":[30000,24000],"to":[28500,24000]}
# B sprints 1.5 in from 30,24 to 28.5,24
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":4500,"from":[25000,24000],"to":[29500,24000]}
# A.1 sprints 4.5 in from 25,24 to 29.5,24
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":8000,"from":[26500,24000],"to":[18500,24000]}
# B.1 sprints 8 in from 26.5,24 to 18.5,24
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":3500,"from":[22000,24000],"to":[18500,24000]}
# B.2 sprints 3.5 in from 22,24 to 18.5,24
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":4500,"from":[19000,24000],"to":[23500,24000]}
# A.4 sprints 4.5 in from 19,24 to 23.5,24
= c59dc576ade6e4fb

turn 6
> 1  A S1; A.1 R180; A.2 S3; A.4 S4.5
> 2  B.1 R180; B.2 R180
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-6.2] {"kind":"rotate","piece":"A.1","degrees":180,"heading":270}
# A.1 rotates by 180° to heading 270
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":180,"heading":90}
# B.1 rotates by 180° to heading 90
[FTL-6.2] {"kind":"rotate","piece":"B.2","degrees":180,"heading":90}
# B.2 rotates by 180° to heading 90
[FTL-1.4] {"kind":"marked","pieces":["A.1","B.1","B.2"]}
# marked: A.1, B.1, B.2
[FTL-6.3] {"kind":"sprint","piece":"A","length":1000,"from":[20500,24000],"to":[21500,24000]}
# A sprints 1 in from 20.5,24 to 21.5,24
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":3000,"from":[25000,24000],"to":[28000,24000]}
# A.2 sprints 3 in from 25,24 to 28,24
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":4500,"from":[23500,24000],"to":[28000,24000]}
# A.4 sprints 4.5 in from 23.5,24 to 28,24
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= fc025a5aa4c9938c

turn 7
> 1  A.4 S1
> 2  B.2 S2.5
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.1","marked":false}
# B.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.2","marked":false}
# A.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":2500,"from":[18500,24000],"to":[21000,24000]}
# B.2 sprints 2.5 in from 18.5,24 to 21,24
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":1000,"from":[28000,24000],"to":[29000,24000]}
# A.4 sprints 1 in from 28,24 to 29,24
= 3032b3959c9fb2b4

turn 8
> 1  idle
> 2  B L; B.1 S2.5
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.2","marked":false}
# A.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.4","marked":false}
# A.4 does nothing
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.3","x":27500,"y":24000,"heading":270,"radius":250}
# B launches B.3 at 27.5,24, heading 270
[FTL-1.4] {"kind":"marked","pieces":["B","B.3"]}
# marked: B, B.3
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":2500,"from":[18500,24000],"to":[21000,24000]}
# B.1 sprints 2.5 in from 18.5,24 to 21,24
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 7f8d9773427da295

turn 9
> 1  A S5; A.2 S1
> 2  idle
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.1","marked":false}
# B.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.4","marked":false}
# A.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.3","marked":false}
# B.3 does nothing
[FTL-6.3] {"kind":"sprint","piece":"A","length":5000,"from":[21500,24000],"to":[26500,24000]}
# A sprints 5 in from 21.5,24 to 26.5,24
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":1000,"from":[28000,24000],"to":[29000,24000]}
# A.2 sprints 1 in from 28,24 to 29,24
= 7e145618238adead

turn 10
> 1  A S1; A.4 R180
> 2  B.2 S8
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.1","marked":false}
# B.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.2","marked":false}
# A.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.3","marked":false}
# B.3 does nothing
[FTL-6.2] {"kind":"rotate","piece":"A.4","degrees":180,"heading":270}
# A.4 rotates by 180° to heading 270
[FTL-1.4] {"kind":"marked","pieces":["A.4"]}
# marked: A.4
[FTL-6.3] {"kind":"sprint","piece":"A","length":1000,"from":[26500,24000],"to":[27500,24000]}
# A sprints 1 in from 26.5,24 to 27.5,24
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":8000,"from":[21000,24000],"to":[29000,24000]}
# B.2 sprints 8 in from 21,24 to 29,24
[FTL-6.8] {"kind":"meet","piece":"B.2","target":"A.4","nearness":775,"at":[28750,24000]}
# B.2 crosses A.4 at 7.75 in
[FTL-6.4] {"kind":"removed","pieces":["B.2","A.4"],"third-hit":false}
# B.2, A.4 are both removed
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 13e708ef0ee11884

turn 11
> 1  A.2 R180
> 2  B L
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.1","marked":false}
# B.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.3","marked":false}
# B.3 does nothing
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.4","x":27500,"y":24000,"heading":270,"radius":250}
# B launches B.4 at 27.5,24, heading 270
[FTL-6.2] {"kind":"rotate","piece":"A.2","degrees":180,"heading":270}
# A.2 rotates by 180° to heading 270
[FTL-1.4] {"kind":"marked","pieces":["B","A.2","B.4"]}
# marked: B, A.2, B.4
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= eea5e4ce8fc112e4

turn 12
> 1  A.2 S4
> 2  idle
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.1","marked":false}
# B.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.3","marked":false}
# B.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.4","marked":false}
# B.4 does nothing
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":4000,"from":[29000,24000],"to":[25000,24000]}
# A.2 sprints 4 in from 29,24 to 25,24
= 324e41a826dd5da1

turn 13
> 1  A.1 S1; A.3 S6
> 2  idle
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"B.1","marked":false}
# B.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.2","marked":false}
# A.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.3","marked":false}
# B.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.4","marked":false}
# B.4 does nothing
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":1000,"from":[29500,24000],"to":[28500,24000]}
# A.1 sprints 1 in from 29.5,24 to 28.5,24
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":6000,"from":[22000,24000],"to":[28000,24000]}
# A.3 sprints 6 in from 22,24 to 28,24
= ce76e5e6cd6642b8

turn 14
> 1  A.2 R180; A.3 S1
> 2  B.1 S6
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.3","marked":false}
# B.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.4","marked":false}
# B.4 does nothing
[FTL-6.2] {"kind":"rotate","piece":"A.2","degrees":180,"heading":90}
# A.2 rotates by 180° to heading 90
[FTL-1.4] {"kind":"marked","pieces":["A.2"]}
# marked: A.2
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":6000,"from":[21000,24000],"to":[27000,24000]}
# B.1 sprints 6 in from 21,24 to 27,24
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":1000,"from":[28000,24000],"to":[29000,24000]}
# A.3 sprints 1 in from 28,24 to 29,24
[FTL-6.8] {"kind":"meet","piece":"B.1","target":"A.2","nearness":375,"at":[24750,24000]}
# B.1 crosses A.2 at 3.75 in
[FTL-6.4] {"kind":"removed","pieces":["B.1","A.2"],"third-hit":false}
# B.1, A.2 are both removed
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 476a602be21382b6

turn 15
> 1  A.1 R180; A.3 R180
> 2  B S1
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"B.3","marked":false}
# B.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.4","marked":false}
# B.4 does nothing
[FTL-6.2] {"kind":"rotate","piece":"A.1","degrees":180,"heading":90}
# A.1 rotates by 180° to heading 90
[FTL-6.2] {"kind":"rotate","piece":"A.3","degrees":180,"heading":270}
# A.3 rotates by 180° to heading 270
[FTL-1.4] {"kind":"marked","pieces":["A.1","A.3"]}
# marked: A.1, A.3
[FTL-6.3] {"kind":"sprint","piece":"B","length":1000,"from":[28500,24000],"to":[27500,24000]}
# B sprints 1 in from 28.5,24 to 27.5,24
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 3d3f636bed45696c

turn 16
> 1  A R0; A.1 R180
> 2  B R180; B.4 R180
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.3","marked":false}
# B.3 does nothing
[FTL-5.7] {"kind":"rotate","piece":"A","degrees":0,"heading":90}
# A rotates by 0° and stays at heading 90
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":180,"heading":90}
# B rotates by 180° to heading 90
[FTL-6.2] {"kind":"rotate","piece":"A.1","degrees":180,"heading":270}
# A.1 rotates by 180° to heading 270
[FTL-6.2] {"kind":"rotate","piece":"B.4","degrees":180,"heading":90}
# B.4 rotates by 180° to heading 90
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.1","B.4"]}
# marked: A, B, A.1, B.4
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= db9be0209a4eaf7f

turn 17
> 1  idle
> 2  B R0; B.3 R180
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.4","marked":false}
# B.4 does nothing
[FTL-5.7] {"kind":"rotate","piece":"B","degrees":0,"heading":90}
# B rotates by 0° and stays at heading 90
[FTL-6.2] {"kind":"rotate","piece":"B.3","degrees":180,"heading":90}
# B.3 rotates by 180° to heading 90
[FTL-1.4] {"kind":"marked","pieces":["B","B.3"]}
# marked: B, B.3
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 314c3f4c1b481d21

turn 18
> 1  A R0
> 2  B.3 S2
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.4","marked":false}
# B.4 does nothing
[FTL-5.7] {"kind":"rotate","piece":"A","degrees":0,"heading":90}
# A rotates by 0° and stays at heading 90
[FTL-1.4] {"kind":"marked","pieces":["A"]}
# marked: A
[FTL-6.3] {"kind":"sprint","piece":"B.3","length":2000,"from":[27500,24000],"to":[29500,24000]}
# B.3 sprints 2 in from 27.5,24 to 29.5,24
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= b75ac9a52e09e8d6

turn 19
> 1  A R0
> 2  B R0; B.3 R180
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.4","marked":false}
# B.4 does nothing
[FTL-5.7] {"kind":"rotate","piece":"A","degrees":0,"heading":90}
# A rotates by 0° and stays at heading 90
[FTL-5.7] {"kind":"rotate","piece":"B","degrees":0,"heading":90}
# B rotates by 0° and stays at heading 90
[FTL-6.2] {"kind":"rotate","piece":"B.3","degrees":180,"heading":270}
# B.3 rotates by 180° to heading 270
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.3"]}
# marked: A, B, B.3
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= b3f6534930494494

turn 20
> 1  A R0
> 2  B R0
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.3","marked":false}
# B.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.4","marked":false}
# B.4 does nothing
[FTL-5.7] {"kind":"rotate","piece":"A","degrees":0,"heading":90}
# A rotates by 0° and stays at heading 90
[FTL-5.7] {"kind":"rotate","piece":"B","degrees":0,"heading":90}
# B rotates by 0° and stays at heading 90
[FTL-1.4] {"kind":"marked","pieces":["A","B"]}
# marked: A, B
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= fcf8300dddc49342

turn 21
> 1  A R0
> 2  B R0
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.3","marked":false}
# B.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.4","marked":false}
# B.4 does nothing
[FTL-5.7] {"kind":"rotate","piece":"A","degrees":0,"heading":90}
# A rotates by 0° and stays at heading 90
[FTL-5.7] {"kind":"rotate","piece":"B","degrees":0,"heading":90}
# B rotates by 0° and stays at heading 90
[FTL-1.4] {"kind":"marked","pieces":["A","B"]}
# marked: A, B
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 511cb75531caff1c

turn 22
> 1  A R0
> 2  B R0; B.4 S1.5
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.3","marked":false}
# B.3 does nothing
[FTL-5.7] {"kind":"rotate","piece":"A","degrees":0,"heading":90}
# A rotates by 0° and stays at heading 90
[FTL-5.7] {"kind":"rotate","piece":"B","degrees":0,"heading":90}
# B rotates by 0° and stays at heading 90
[FTL-1.4] {"kind":"marked","pieces":["A","B"]}
# marked: A, B
[FTL-6.3] {"kind":"sprint","piece":"B.4","length":1500,"from":[27500,24000],"to":[29000,24000]}
# B.4 sprints 1.5 in from 27.5,24 to 29,24
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 3fbbb61eff89a19f

turn 23
> 1  A R0
> 2  B R0; B.4 R180
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.3","marked":false}
# B.3 does nothing
[FTL-5.7] {"kind":"rotate","piece":"A","degrees":0,"heading":90}
# A rotates by 0° and stays at heading 90
[FTL-5.7] {"kind":"rotate","piece":"B","degrees":0,"heading":90}
# B rotates by 0° and stays at heading 90
[FTL-6.2] {"kind":"rotate","piece":"B.4","degrees":180,"heading":270}
# B.4 rotates by 180° to heading 270
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.4"]}
# marked: A, B, B.4
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 921b49dfb407139e

turn 24
> 1  A R0
> 2  B R0
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.3","marked":false}
# B.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.4","marked":false}
# B.4 does nothing
[FTL-5.7] {"kind":"rotate","piece":"A","degrees":0,"heading":90}
# A rotates by 0° and stays at heading 90
[FTL-5.7] {"kind":"rotate","piece":"B","degrees":0,"heading":90}
# B rotates by 0° and stays at heading 90
[FTL-1.4] {"kind":"marked","pieces":["A","B"]}
# marked: A, B
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 8f4473f1ed76c8e0

turn 25
> 1  A R0
> 2  B R0
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.3","marked":false}
# B.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.4","marked":false}
# B.4 does nothing
[FTL-5.7] {"kind":"rotate","piece":"A","degrees":0,"heading":90}
# A rotates by 0° and stays at heading 90
[FTL-5.7] {"kind":"rotate","piece":"B","degrees":0,"heading":90}
# B rotates by 0° and stays at heading 90
[FTL-1.4] {"kind":"marked","pieces":["A","B"]}
# marked: A, B
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 188db0d33a8df996

turn 26
> 1  A R0
> 2  B R0
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.3","marked":false}
# B.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.4","marked":false}
# B.4 does nothing
[FTL-5.7] {"kind":"rotate","piece":"A","degrees":0,"heading":90}
# A rotates by 0° and stays at heading 90
[FTL-5.7] {"kind":"rotate","piece":"B","degrees":0,"heading":90}
# B rotates by 0° and stays at heading 90
[FTL-1.4] {"kind":"marked","pieces":["A","B"]}
# marked: A, B
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 424babced9e3f601

turn 27
> 1  A R0
> 2  B R0
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.3","marked":false}
# B.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.4","marked":false}
# B.4 does nothing
[FTL-5.7] {"kind":"rotate","piece":"A","degrees":0,"heading":90}
# A rotates by 0° and stays at heading 90
[FTL-5.7] {"kind":"rotate","piece":"B","degrees":0,"heading":90}
# B rotates by 0° and stays at heading 90
[FTL-1.4] {"kind":"marked","pieces":["A","B"]}
# marked: A, B
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= de25650895b29d6e

turn 28
> 1  A R0
> 2  B R0
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.3","marked":false}
# B.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.4","marked":false}
# B.4 does nothing
[FTL-5.7] {"kind":"rotate","piece":"A","degrees":0,"heading":90}
# A rotates by 0° and stays at heading 90
[FTL-5.7] {"kind":"rotate","piece":"B","degrees":0,"heading":90}
# B rotates by 0° and stays at heading 90
[FTL-1.4] {"kind":"marked","pieces":["A","B"]}
# marked: A, B
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= d179b5b8d3d21b19

turn 29
> 1  A R0
> 2  B R0
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.3","marked":false}
# B.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.4","marked":false}
# B.4 does nothing
[FTL-5.7] {"kind":"rotate","piece":"A","degrees":0,"heading":90}
# A rotates by 0° and stays at heading 90
[FTL-5.7] {"kind":"rotate","piece":"B","degrees":0,"heading":90}
# B rotates by 0° and stays at heading 90
[FTL-1.4] {"kind":"marked","pieces":["A","B"]}
# marked: A, B
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= ac66b8b75a6d8e98

turn 30
> 1  A R0
> 2  B R0
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.3","marked":false}
# B.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.4","marked":false}
# B.4 does nothing
[FTL-5.7] {"kind":"rotate","piece":"A","degrees":0,"heading":90}
# A rotates by 0° and stays at heading 90
[FTL-5.7] {"kind":"rotate","piece":"B","degrees":0,"heading":90}
# B rotates by 0° and stays at heading 90
[FTL-1.4] {"kind":"marked","pieces":["A","B"]}
# marked: A, B
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
[FTL-7.1] {"kind":"over","winner":null}
# a draw
[FTL-3.1] {"kind":"lasted","turns":30,"minutes":60}
# the battle lasted 30 turns, 60 minutes
= 115580fa592c6aa4
