firing-arc record 2
game ftl 2
wording en 1
scenario duel
option missiles 99
option turn-limit 40
seat 1 Hasty
seat 2 Rash
dice seed 14
position turn 31; A 20,24 h90 hits 2 launched 40; B 28,24 h270 hits 2 launched 41; A.40 24,26 h180; B.41 24,22 h0
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
= 4aa08b504f11d740

turn 31
> 1  A L; A.40 R105
> 2  B L; B.41 S1.5
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.41","x":21000,"y":24000,"heading":90,"radius":250}
# A launches A.41 at 21,24, heading 90
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.42","x":27000,"y":24000,"heading":270,"radius":250}
# B launches B.42 at 27,24, heading 270
[FTL-6.2] {"kind":"rotate","piece":"A.40","degrees":105,"heading":285}
# A.40 rotates by 105° to heading 285
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.40","A.41","B.42"]}
# marked: A, B, A.40, A.41, B.42
[FTL-6.3] {"kind":"sprint","piece":"B.41","length":1500,"from":[24000,22000],"to":[24000,23500]}
# B.41 sprints 1.5 in from 24,22 to 24,23.5
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 32f73347aa590942

turn 32
> 1  A L; A.40 R-165; A.41 S1
> 2  B S2.5; B.41 R45; B.42 S5
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.42","x":21000,"y":24000,"heading":90,"radius":250}
# A launches A.42 at 21,24, heading 90
[FTL-6.2] {"kind":"rotate","piece":"A.40","degrees":-165,"heading":120}
# A.40 rotates by -165° to heading 120
[FTL-6.2] {"kind":"rotate","piece":"B.41","degrees":45,"heading":45}
# B.41 rotates by 45° to heading 45
[FTL-1.4] {"kind":"marked","pieces":["A","A.40","B.41","A.42"]}
# marked: A, A.40, B.41, A.42
[FTL-6.3] {"kind":"sprint","piece":"B","length":2500,"from":[28000,24000],"to":[25500,24000]}
# B sprints 2.5 in from 28,24 to 25.5,24
[FTL-6.3] {"kind":"sprint","piece":"A.41","length":1000,"from":[21000,24000],"to":[22000,24000]}
# A.41 sprints 1 in from 21,24 to 22,24
[FTL-6.3] {"kind":"sprint","piece":"B.42","length":5000,"from":[27000,24000],"to":[22000,24000]}
# B.42 sprints 5 in from 27,24 to 22,24
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 33bcf0bb4940cde0

turn 33
> 1  A.40 R15
> 2  B L
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"B.41","marked":false}
# B.41 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.41","marked":false}
# A.41 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.42","marked":false}
# B.42 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.42","marked":false}
# A.42 does nothing
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.43","x":24500,"y":24000,"heading":270,"radius":250}
# B launches B.43 at 24.5,24, heading 270
[FTL-6.2] {"kind":"rotate","piece":"A.40","degrees":15,"heading":135}
# A.40 rotates by 15° to heading 135
[FTL-1.4] {"kind":"marked","pieces":["B","A.40","B.43"]}
# marked: B, A.40, B.43
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= f39fbb3d1bbcef6e

turn 34
> 1  A S3; A.40 R120; A.41 R60; A.42 S6
> 2  B.41 R-150; B.42 R-75; B.43 R180
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-6.2] {"kind":"rotate","piece":"A.40","degrees":120,"heading":255}
# A.40 rotates by 120° to heading 255
[FTL-6.2] {"kind":"rotate","piece":"B.41","degrees":-150,"heading":255}
# B.41 rotates by -150° to heading 255
[FTL-6.2] {"kind":"rotate","piece":"A.41","degrees":60,"heading":150}
# A.41 rotates by 60° to heading 150
[FTL-6.2] {"kind":"rotate","piece":"B.42","degrees":-75,"heading":195}
# B.42 rotates by -75° to heading 195
[FTL-6.2] {"kind":"rotate","piece":"B.43","degrees":180,"heading":90}
# B.43 rotates by 180° to heading 90
[FTL-1.4] {"kind":"marked","pieces":["A.40","B.41","A.41","B.42","B.43"]}
# marked: A.40, B.41, A.41, B.42, B.43
[FTL-6.3] {"kind":"sprint","piece":"A","length":3000,"from":[20000,24000],"to":[23000,24000]}
# A sprints 3 in from 20,24 to 23,24
[FTL-6.3] {"kind":"sprint","piece":"A.42","length":6000,"from":[21000,24000],"to":[27000,24000]}
# A.42 sprints 6 in from 21,24 to 27,24
[FTL-6.8] {"kind":"meet","piece":"A.42","target":"A.41","nearness":75,"at":[21750,24000]}
# A.42 crosses A.41 at 0.75 in
[FTL-6.4] {"kind":"removed","pieces":["A.42","A.41"],"third-hit":false}
# A.42, A.41 are both removed
[FTL-6.8] {"kind":"meet","piece":"A.42","target":"B.42","nearness":75,"at":[21750,24000]}
# A.42 crosses B.42 at 0.75 in
[FTL-6.4] {"kind":"removed","pieces":["A.42","B.42"],"third-hit":false}
# A.42, B.42 are both removed
[FTL-6.9] {"kind":"gone","piece":"A","target":"A.41"}
# A.41 is gone before A comes to it
[FTL-6.9] {"kind":"gone","piece":"A","target":"B.42"}
# B.42 is gone before A comes to it
[FTL-6.7] {"kind":"stops","piece":"A.42","target":"B.43"}
# A.42 was stopped before B.43
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 9170a2e26d35d2d4

turn 35
> 1  A S8
> 2  B.41 S8; B.43 R0
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"A.40","marked":false}
# A.40 does nothing
[FTL-5.7] {"kind":"rotate","piece":"B.43","degrees":0,"heading":90}
# B.43 rotates by 0° and stays at heading 90
[FTL-1.4] {"kind":"marked","pieces":["B.43"]}
# marked: B.43
[FTL-6.3] {"kind":"sprint","piece":"A","length":8000,"from":[23000,24000],"to":[31000,24000]}
# A sprints 8 in from 23,24 to 31,24
[FTL-6.3] {"kind":"sprint","piece":"B.41","length":8000,"from":[24000,23500],"to":[16273,21429]}
# B.41 sprints 8 in from 24,23.5 to 16.273,21.429
[FTL-6.8] {"kind":"meet","piece":"A","target":"B.43","nearness":125,"at":[24250,24000]}
# A crosses B.43 at 1.25 in
[FTL-6.5] {"kind":"hit","piece":"A","by":"B.43","hits":3,"hull":3,"vain":false}
# B.43 is spent, A takes hit 3 of 3
[FTL-2.1] {"kind":"removed","pieces":["A"],"third-hit":true}
# A is destroyed by its third hit
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
[FTL-2.3] {"kind":"over","winner":2}
# side 2 wins
[FTL-3.1] {"kind":"lasted","turns":35,"minutes":70}
# the battle lasted 35 turns, 70 minutes
= 9ec98891b0895741
