firing-arc record 2
game ftl 2
wording en 1
scenario close-quarters
option turn-limit 12
seat 1 Hasty
seat 2 Rash
dice seed 258
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
= feb268fff98c6f8c

turn 1
> 1  A S3
> 2  idle
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-6.3] {"kind":"sprint","piece":"A","length":3000,"from":[18000,24000],"to":[21000,24000]}
# A sprints 3 in from 18,24 to 21,24
= e26cb5559becac20

turn 2
> 1  A S6.5
> 2  idle
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-6.3] {"kind":"sprint","piece":"A","length":6500,"from":[21000,24000],"to":[27500,24000]}
# A sprints 6.5 in from 21,24 to 27.5,24
= dc530e7569c98fee

turn 3
> 1  A L
> 2  B L
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.1","x":28500,"y":24000,"heading":90,"radius":250}
# A launches A.1 at 28.5,24, heading 90
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.1","x":29000,"y":24000,"heading":270,"radius":250}
# B launches B.1 at 29,24, heading 270
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.1","B.1"]}
# marked: A, B, A.1, B.1
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= e04063e829222634

turn 4
> 1  A L; A.1 R-15
> 2  B.1 R180
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.2","x":28500,"y":24000,"heading":90,"radius":250}
# A launches A.2 at 28.5,24, heading 90
[FTL-6.2] {"kind":"rotate","piece":"A.1","degrees":-15,"heading":75}
# A.1 rotates by -15° to heading 75
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":180,"heading":90}
# B.1 rotates by 180° to heading 90
[FTL-1.4] {"kind":"marked","pieces":["A","A.1","B.1","A.2"]}
# marked: A, A.1, B.1, A.2
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 06803a76e0e7929a

turn 5
> 1  A S8; A.2 R-15
> 2  B S7.5; B.1 R135
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":135,"heading":225}
# B.1 rotates by 135° to heading 225
[FTL-6.2] {"kind":"rotate","piece":"A.2","degrees":-15,"heading":75}
# A.2 rotates by -15° to heading 75
[FTL-1.4] {"kind":"marked","pieces":["B.1","A.2"]}
# marked: B.1, A.2
[FTL-6.3] {"kind":"sprint","piece":"A","length":8000,"from":[27500,24000],"to":[35500,24000]}
# A sprints 8 in from 27.5,24 to 35.5,24
[FTL-6.3] {"kind":"sprint","piece":"B","length":7500,"from":[30000,24000],"to":[22500,24000]}
# B sprints 7.5 in from 30,24 to 22.5,24
[FTL-6.8] {"kind":"meet","piece":"A","target":"A.2","nearness":75,"at":[28250,24000]}
# A crosses A.2 at 0.75 in
[FTL-6.5] {"kind":"hit","piece":"A","by":"A.2","hits":1,"hull":3,"vain":false}
# A.2 is spent, A takes hit 1 of 3
[FTL-6.8] {"kind":"meet","piece":"B","target":"B.1","nearness":75,"at":[29250,24000]}
# B crosses B.1 at 0.75 in
[FTL-6.5] {"kind":"hit","piece":"B","by":"B.1","hits":1,"hull":3,"vain":false}
# B.1 is spent, B takes hit 1 of 3
[FTL-6.9] {"kind":"gone","piece":"A","target":"B.1"}
# B.1 is gone before A comes to it
[FTL-6.9] {"kind":"gone","piece":"B","target":"A.2"}
# A.2 is gone before B comes to it
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= c4576652b99486d6

turn 6
> 1  A R-135
> 2  idle
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":-135,"heading":315}
# A rotates by -135° to heading 315
[FTL-1.4] {"kind":"marked","pieces":["A"]}
# marked: A
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 9f0495258eba243e

turn 7
> 1  A L; A.1 R-165
> 2  B S2
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.3","x":34793,"y":24707,"heading":315,"radius":250}
# A launches A.3 at 34.793,24.707, heading 315
[FTL-6.2] {"kind":"rotate","piece":"A.1","degrees":-165,"heading":270}
# A.1 rotates by -165° to heading 270
[FTL-1.4] {"kind":"marked","pieces":["A","A.1","A.3"]}
# marked: A, A.1, A.3
[FTL-6.3] {"kind":"sprint","piece":"B","length":2000,"from":[22500,24000],"to":[20500,24000]}
# B sprints 2 in from 22.5,24 to 20.5,24
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 5cb7f5e26fb0dd7b

turn 8
> 1  idle
> 2  B L
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.2","x":19500,"y":24000,"heading":270,"radius":250}
# B launches B.2 at 19.5,24, heading 270
[FTL-1.4] {"kind":"marked","pieces":["B","B.2"]}
# marked: B, B.2
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= d557133bca2ca46d

turn 9
> 1  A.1 S7
> 2  B L
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.3","x":19500,"y":24000,"heading":270,"radius":250}
# B launches B.3 at 19.5,24, heading 270
[FTL-1.4] {"kind":"marked","pieces":["B","B.3"]}
# marked: B, B.3
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":7000,"from":[28500,24000],"to":[21500,24000]}
# A.1 sprints 7 in from 28.5,24 to 21.5,24
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= cea2feb00f54f2f9

turn 10
> 1  A S8; A.1 S2.5; A.3 R-15
> 2  B.2 S2.5; B.3 R0
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-6.2] {"kind":"rotate","piece":"A.3","degrees":-15,"heading":300}
# A.3 rotates by -15° to heading 300
[FTL-5.7] {"kind":"rotate","piece":"B.3","degrees":0,"heading":270}
# B.3 rotates by 0° and stays at heading 270
[FTL-1.4] {"kind":"marked","pieces":["A.3","B.3"]}
# marked: A.3, B.3
[FTL-6.3] {"kind":"sprint","piece":"A","length":8000,"from":[35500,24000],"to":[29843,29657]}
# A sprints 8 in from 35.5,24 to 29.843,29.657
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":2500,"from":[21500,24000],"to":[19000,24000]}
# A.1 sprints 2.5 in from 21.5,24 to 19,24
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":2500,"from":[19500,24000],"to":[17000,24000]}
# B.2 sprints 2.5 in from 19.5,24 to 17,24
[FTL-6.8] {"kind":"meet","piece":"A","target":"A.3","nearness":75,"at":[34970,24530]}
# A crosses A.3 at 0.75 in
[FTL-6.5] {"kind":"hit","piece":"A","by":"A.3","hits":2,"hull":3,"vain":false}
# A.3 is spent, A takes hit 2 of 3
[FTL-6.8] {"kind":"meet","piece":"A.1","target":"B.3","nearness":175,"at":[19750,24000]}
# A.1 crosses B.3 at 1.75 in
[FTL-6.4] {"kind":"removed","pieces":["A.1","B.3"],"third-hit":false}
# A.1, B.3 are both removed
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= fd0e17d91eee42da

turn 11
> 1  A R165
> 2  B R-30; B.2 R90
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":165,"heading":120}
# A rotates by 165° to heading 120
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":-30,"heading":240}
# B rotates by -30° to heading 240
[FTL-6.2] {"kind":"rotate","piece":"B.2","degrees":90,"heading":0}
# B.2 rotates by 90° to heading 0
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.2"]}
# marked: A, B, B.2
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 3189e8f336066e27

turn 12
> 1  A R-45
> 2  B.2 R-90
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":-45,"heading":75}
# A rotates by -45° to heading 75
[FTL-6.2] {"kind":"rotate","piece":"B.2","degrees":-90,"heading":270}
# B.2 rotates by -90° to heading 270
[FTL-1.4] {"kind":"marked","pieces":["A","B.2"]}
# marked: A, B.2
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
[FTL-7.1] {"kind":"over","winner":null}
# a draw
[FTL-3.1] {"kind":"lasted","turns":12,"minutes":24}
# the battle lasted 12 turns, 24 minutes
= 49c38f64222dda07
