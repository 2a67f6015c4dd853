firing-arc record 2
game ftl 2
wording en 1
scenario duel
option ship-radius 1.5
option missile-radius 0.75
seat 1 Hasty
seat 2 Rash
dice seed 1272
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
= 7533d83bf33f6d60

turn 1
> 1  A L
> 2  B S1.5
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.1","x":14250,"y":24000,"heading":90,"radius":750}
# A launches A.1 at 14.25,24, heading 90
[FTL-1.4] {"kind":"marked","pieces":["A","A.1"]}
# marked: A, A.1
[FTL-6.3] {"kind":"sprint","piece":"B","length":1500,"from":[36000,24000],"to":[34500,24000]}
# B sprints 1.5 in from 36,24 to 34.5,24
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 610753d95af60475

turn 2
> 1  A S5
> 2  idle
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-6.3] {"kind":"sprint","piece":"A","length":5000,"from":[12000,24000],"to":[17000,24000]}
# A sprints 5 in from 12,24 to 17,24
= 068c4c8208c90263

turn 3
> 1  A L
> 2  idle
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.2","x":19250,"y":24000,"heading":90,"radius":750}
# A launches A.2 at 19.25,24, heading 90
[FTL-1.4] {"kind":"marked","pieces":["A","A.2"]}
# marked: A, A.2
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 070c3a74e4d146cb

turn 4
> 1  A L; A.1 S8
> 2  B L
[FTL-5.1] {"kind":"idle","piece":"A.2","marked":false}
# A.2 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.3","x":19250,"y":24000,"heading":90,"radius":750}
# A launches A.3 at 19.25,24, heading 90
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.1","x":32250,"y":24000,"heading":270,"radius":750}
# B launches B.1 at 32.25,24, heading 270
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.3","B.1"]}
# marked: A, B, A.3, B.1
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":8000,"from":[14250,24000],"to":[22250,24000]}
# A.1 sprints 8 in from 14.25,24 to 22.25,24
[FTL-6.8] {"kind":"meet","piece":"A.1","target":"A","nearness":125,"at":[15500,24000]}
# A.1 crosses A at 1.25 in
[FTL-6.5] {"kind":"hit","piece":"A","by":"A.1","hits":1,"hull":3,"vain":false}
# A.1 is spent, A takes hit 1 of 3
[FTL-6.7] {"kind":"stops","piece":"A.1","target":"A.3"}
# A.1 was stopped before A.3
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 1da4005a70965184

turn 5
> 1  A.2 R90
> 2  B L; B.1 S4.5
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.2","x":32250,"y":24000,"heading":270,"radius":750}
# B launches B.2 at 32.25,24, heading 270
[FTL-6.2] {"kind":"rotate","piece":"A.2","degrees":90,"heading":180}
# A.2 rotates by 90° to heading 180
[FTL-1.4] {"kind":"marked","pieces":["B","A.2","B.2"]}
# marked: B, A.2, B.2
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":4500,"from":[32250,24000],"to":[27750,24000]}
# B.1 sprints 4.5 in from 32.25,24 to 27.75,24
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 1fb6a1c0ab03bad0

turn 6
> 1  A.2 S3; A.3 S7
> 2  B S8; B.1 S4
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-6.3] {"kind":"sprint","piece":"B","length":8000,"from":[34500,24000],"to":[26500,24000]}
# B sprints 8 in from 34.5,24 to 26.5,24
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":3000,"from":[19250,24000],"to":[19250,21000]}
# A.2 sprints 3 in from 19.25,24 to 19.25,21
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":7000,"from":[19250,24000],"to":[26250,24000]}
# A.3 sprints 7 in from 19.25,24 to 26.25,24
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":4000,"from":[27750,24000],"to":[23750,24000]}
# B.1 sprints 4 in from 27.75,24 to 23.75,24
= 8b26cf5175d0ff52

turn 7
> 1  A L; A.2 S6.5; A.3 S3
> 2  B L; B.2 S3.5
[FTL-5.1] {"kind":"idle","piece":"B.1","marked":false}
# B.1 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.4","x":19250,"y":24000,"heading":90,"radius":750}
# A launches A.4 at 19.25,24, heading 90
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.3","x":24250,"y":24000,"heading":270,"radius":750}
# B launches B.3 at 24.25,24, heading 270
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.4","B.3"]}
# marked: A, B, A.4, B.3
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":6500,"from":[19250,21000],"to":[19250,14500]}
# A.2 sprints 6.5 in from 19.25,21 to 19.25,14.5
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":3000,"from":[26250,24000],"to":[29250,24000]}
# A.3 sprints 3 in from 26.25,24 to 29.25,24
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":3500,"from":[32250,24000],"to":[28750,24000]}
# B.2 sprints 3.5 in from 32.25,24 to 28.75,24
[FTL-6.8] {"kind":"meet","piece":"A.3","target":"B","nearness":0,"at":[26250,24000]}
# A.3 crosses B at 0.00 in
[FTL-6.5] {"kind":"hit","piece":"B","by":"A.3","hits":1,"hull":3,"vain":false}
# A.3 is spent, B takes hit 1 of 3
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= f563694d127eb66e

turn 8
> 1  A L; A.2 S3.5; A.4 R-135
> 2  B S2; B.1 R180; B.2 S6
[FTL-5.1] {"kind":"idle","piece":"B.3","marked":false}
# B.3 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.5","x":19250,"y":24000,"heading":90,"radius":750}
# A launches A.5 at 19.25,24, heading 90
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":180,"heading":90}
# B.1 rotates by 180° to heading 90
[FTL-6.2] {"kind":"rotate","piece":"A.4","degrees":-135,"heading":315}
# A.4 rotates by -135° to heading 315
[FTL-1.4] {"kind":"marked","pieces":["A","B.1","A.4","A.5"]}
# marked: A, B.1, A.4, A.5
[FTL-6.3] {"kind":"sprint","piece":"B","length":2000,"from":[26500,24000],"to":[24500,24000]}
# B sprints 2 in from 26.5,24 to 24.5,24
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":3500,"from":[19250,14500],"to":[19250,11000]}
# A.2 sprints 3.5 in from 19.25,14.5 to 19.25,11
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":6000,"from":[28750,24000],"to":[22750,24000]}
# B.2 sprints 6 in from 28.75,24 to 22.75,24
[FTL-6.8] {"kind":"meet","piece":"B","target":"B.1","nearness":200,"at":[24500,24000]}
# B crosses B.1 at 2.00 in
[FTL-6.5] {"kind":"hit","piece":"B","by":"B.1","hits":2,"hull":3,"vain":false}
# B.1 is spent, B takes hit 2 of 3
[FTL-6.9] {"kind":"gone","piece":"B.2","target":"B.1"}
# B.1 is gone before B.2 comes to it
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 92852a472efe57c8

turn 9
> 1  A S2.5; A.2 S4; A.4 R90
> 2  B S4
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.3","marked":false}
# B.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.5","marked":false}
# A.5 does nothing
[FTL-6.2] {"kind":"rotate","piece":"A.4","degrees":90,"heading":45}
# A.4 rotates by 90° to heading 45
[FTL-1.4] {"kind":"marked","pieces":["A.4"]}
# marked: A.4
[FTL-6.3] {"kind":"sprint","piece":"A","length":2500,"from":[17000,24000],"to":[19500,24000]}
# A sprints 2.5 in from 17,24 to 19.5,24
[FTL-6.3] {"kind":"sprint","piece":"B","length":4000,"from":[24500,24000],"to":[20500,24000]}
# B sprints 4 in from 24.5,24 to 20.5,24
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":4000,"from":[19250,11000],"to":[19250,7000]}
# A.2 sprints 4 in from 19.25,11 to 19.25,7
[FTL-6.8] {"kind":"meet","piece":"A","target":"A.4","nearness":150,"at":[18500,24000]}
# A crosses A.4 at 1.50 in
[FTL-6.5] {"kind":"hit","piece":"A","by":"A.4","hits":2,"hull":3,"vain":false}
# A.4 is spent, A takes hit 2 of 3
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= ea27306c229844d9

turn 10
> 1  A R15; A.2 R-165; A.5 S7.5
> 2  B S3; B.3 R0
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":15,"heading":105}
# A rotates by 15° to heading 105
[FTL-6.2] {"kind":"rotate","piece":"A.2","degrees":-165,"heading":15}
# A.2 rotates by -165° to heading 15
[FTL-5.7] {"kind":"rotate","piece":"B.3","degrees":0,"heading":270}
# B.3 rotates by 0° and stays at heading 270
[FTL-1.4] {"kind":"marked","pieces":["A","A.2","B.3"]}
# marked: A, A.2, B.3
[FTL-6.3] {"kind":"sprint","piece":"B","length":3000,"from":[20500,24000],"to":[17500,24000]}
# B sprints 3 in from 20.5,24 to 17.5,24
[FTL-6.3] {"kind":"sprint","piece":"A.5","length":7500,"from":[19250,24000],"to":[26750,24000]}
# A.5 sprints 7.5 in from 19.25,24 to 26.75,24
[FTL-6.8] {"kind":"meet","piece":"B","target":"A","nearness":0,"at":[20500,24000]}
# B crosses A at 0.00 in
[FTL-6.6] {"kind":"removed","pieces":["B","A"],"third-hit":false}
# B, A are both removed
[FTL-6.8] {"kind":"meet","piece":"A.5","target":"A","nearness":0,"at":[19250,24000]}
# A.5 crosses A at 0.00 in
[FTL-6.5] {"kind":"hit","piece":"A","by":"A.5","hits":3,"hull":3,"vain":false}
# A.5 is spent, A takes hit 3 of 3
[FTL-6.7] {"kind":"stops","piece":"A.5","target":"B.3"}
# A.5 was stopped before B.3
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
[FTL-2.3] {"kind":"over","winner":null}
# a draw
[FTL-3.1] {"kind":"lasted","turns":10,"minutes":20}
# the battle lasted 10 turns, 20 minutes
= bc833f4bf7790322
