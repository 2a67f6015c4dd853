firing-arc record 2
game ftl 2
wording en 1
scenario duel
seat 1 Hasty
seat 2 Rash
dice seed 741
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
= 1097ba0960fbb753

turn 1
> 1  A L
> 2  B L
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.1","x":13000,"y":24000,"heading":90,"radius":250}
# A launches A.1 at 13,24, heading 90
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.1","x":35000,"y":24000,"heading":270,"radius":250}
# B launches B.1 at 35,24, heading 270
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.1","B.1"]}
# marked: A, B, A.1, B.1
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 71d125883e750611

turn 2
> 1  A.1 R-15
> 2  B S2; B.1 R45
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-6.2] {"kind":"rotate","piece":"A.1","degrees":-15,"heading":75}
# A.1 rotates by -15° to heading 75
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":45,"heading":315}
# B.1 rotates by 45° to heading 315
[FTL-1.4] {"kind":"marked","pieces":["A.1","B.1"]}
# marked: A.1, B.1
[FTL-6.3] {"kind":"sprint","piece":"B","length":2000,"from":[36000,24000],"to":[34000,24000]}
# B sprints 2 in from 36,24 to 34,24
[FTL-6.8] {"kind":"meet","piece":"B","target":"B.1","nearness":75,"at":[35250,24000]}
# B crosses B.1 at 0.75 in
[FTL-6.5] {"kind":"hit","piece":"B","by":"B.1","hits":1,"hull":3,"vain":false}
# B.1 is spent, B takes hit 1 of 3
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 211c148b64a110f8

turn 3
> 1  A L
> 2  B L
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.2","x":13000,"y":24000,"heading":90,"radius":250}
# A launches A.2 at 13,24, heading 90
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.2","x":33000,"y":24000,"heading":270,"radius":250}
# B launches B.2 at 33,24, heading 270
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.2","B.2"]}
# marked: A, B, A.2, B.2
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 78964e5e7f2c8c71

turn 4
> 1  A L
> 2  B.2 R-45
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.2","marked":false}
# A.2 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.3","x":13000,"y":24000,"heading":90,"radius":250}
# A launches A.3 at 13,24, heading 90
[FTL-6.2] {"kind":"rotate","piece":"B.2","degrees":-45,"heading":225}
# B.2 rotates by -45° to heading 225
[FTL-1.4] {"kind":"marked","pieces":["A","B.2","A.3"]}
# marked: A, B.2, A.3
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 12ea03edc6836ff5

turn 5
> 1  A L; A.1 S7; A.2 R105
> 2  B R135
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.4","x":13000,"y":24000,"heading":90,"radius":250}
# A launches A.4 at 13,24, heading 90
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":135,"heading":45}
# B rotates by 135° to heading 45
[FTL-6.2] {"kind":"rotate","piece":"A.2","degrees":105,"heading":195}
# A.2 rotates by 105° to heading 195
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.2","A.4"]}
# marked: A, B, A.2, A.4
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":7000,"from":[13000,24000],"to":[19761,25812]}
# A.1 sprints 7 in from 13,24 to 19.761,25.812
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 913e67fe5a17a24c

turn 6
> 1  A L; A.2 R135
> 2  B L
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.4","marked":false}
# A.4 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.5","x":13000,"y":24000,"heading":90,"radius":250}
# A launches A.5 at 13,24, heading 90
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.3","x":34707,"y":24707,"heading":45,"radius":250}
# B launches B.3 at 34.707,24.707, heading 45
[FTL-6.2] {"kind":"rotate","piece":"A.2","degrees":135,"heading":330}
# A.2 rotates by 135° to heading 330
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.2","A.5","B.3"]}
# marked: A, B, A.2, A.5, B.3
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= b465185a62825794

turn 7
> 1  A S6; A.1 R-135; A.2 R-45; A.3 S1; A.5 S5.5
> 2  B R75; B.3 S1
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.4","marked":false}
# A.4 does nothing
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":75,"heading":120}
# B rotates by 75° to heading 120
[FTL-6.2] {"kind":"rotate","piece":"A.1","degrees":-135,"heading":300}
# A.1 rotates by -135° to heading 300
[FTL-6.2] {"kind":"rotate","piece":"A.2","degrees":-45,"heading":285}
# A.2 rotates by -45° to heading 285
[FTL-1.4] {"kind":"marked","pieces":["B","A.1","A.2"]}
# marked: B, A.1, A.2
[FTL-6.3] {"kind":"sprint","piece":"A","length":6000,"from":[12000,24000],"to":[18000,24000]}
# A sprints 6 in from 12,24 to 18,24
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":1000,"from":[13000,24000],"to":[14000,24000]}
# A.3 sprints 1 in from 13,24 to 14,24
[FTL-6.3] {"kind":"sprint","piece":"A.5","length":5500,"from":[13000,24000],"to":[18500,24000]}
# A.5 sprints 5.5 in from 13,24 to 18.5,24
[FTL-6.3] {"kind":"sprint","piece":"B.3","length":1000,"from":[34707,24707],"to":[35414,25414]}
# B.3 sprints 1 in from 34.707,24.707 to 35.414,25.414
[FTL-6.8] {"kind":"meet","piece":"A","target":"A.2","nearness":75,"at":[12750,24000]}
# A crosses A.2 at 0.75 in
[FTL-6.5] {"kind":"hit","piece":"A","by":"A.2","hits":1,"hull":3,"vain":false}
# A.2 is spent, A takes hit 1 of 3
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 68f923b781da5034

turn 8
> 1  A L; A.1 S6; A.4 R120; A.5 S4
> 2  B R90
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.3","marked":false}
# B.3 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.6","x":19000,"y":24000,"heading":90,"radius":250}
# A launches A.6 at 19,24, heading 90
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":90,"heading":210}
# B rotates by 90° to heading 210
[FTL-6.2] {"kind":"rotate","piece":"A.4","degrees":120,"heading":210}
# A.4 rotates by 120° to heading 210
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.4","A.6"]}
# marked: A, B, A.4, A.6
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":6000,"from":[19761,25812],"to":[14565,28812]}
# A.1 sprints 6 in from 19.761,25.812 to 14.565,28.812
[FTL-6.3] {"kind":"sprint","piece":"A.5","length":4000,"from":[18500,24000],"to":[22500,24000]}
# A.5 sprints 4 in from 18.5,24 to 22.5,24
[FTL-6.8] {"kind":"meet","piece":"A.5","target":"A.6","nearness":25,"at":[18750,24000]}
# A.5 crosses A.6 at 0.25 in
[FTL-6.4] {"kind":"removed","pieces":["A.5","A.6"],"third-hit":false}
# A.5, A.6 are both removed
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= e16c48cfb5d28152

turn 9
> 1  A S7; A.1 R75; A.3 S8
> 2  B.2 S2.5; B.3 S5
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"A.4","marked":false}
# A.4 does nothing
[FTL-6.2] {"kind":"rotate","piece":"A.1","degrees":75,"heading":15}
# A.1 rotates by 75° to heading 15
[FTL-1.4] {"kind":"marked","pieces":["A.1"]}
# marked: A.1
[FTL-6.3] {"kind":"sprint","piece":"A","length":7000,"from":[18000,24000],"to":[25000,24000]}
# A sprints 7 in from 18,24 to 25,24
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":2500,"from":[33000,24000],"to":[31232,22232]}
# B.2 sprints 2.5 in from 33,24 to 31.232,22.232
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":8000,"from":[14000,24000],"to":[22000,24000]}
# A.3 sprints 8 in from 14,24 to 22,24
[FTL-6.3] {"kind":"sprint","piece":"B.3","length":5000,"from":[35414,25414],"to":[38950,28950]}
# B.3 sprints 5 in from 35.414,25.414 to 38.95,28.95
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 92d385f17ab7d369

turn 10
> 1  A L; A.1 S8; A.3 S3.5
> 2  B L; B.3 R-150
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.4","marked":false}
# A.4 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.7","x":26000,"y":24000,"heading":90,"radius":250}
# A launches A.7 at 26,24, heading 90
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.4","x":33500,"y":23134,"heading":210,"radius":250}
# B launches B.4 at 33.5,23.134, heading 210
[FTL-6.2] {"kind":"rotate","piece":"B.3","degrees":-150,"heading":255}
# B.3 rotates by -150° to heading 255
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.3","A.7","B.4"]}
# marked: A, B, B.3, A.7, B.4
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":8000,"from":[14565,28812],"to":[16636,36539]}
# A.1 sprints 8 in from 14.565,28.812 to 16.636,36.539
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":3500,"from":[22000,24000],"to":[25500,24000]}
# A.3 sprints 3.5 in from 22,24 to 25.5,24
[FTL-6.8] {"kind":"meet","piece":"A.3","target":"A","nearness":250,"at":[24500,24000]}
# A.3 crosses A at 2.50 in
[FTL-6.5] {"kind":"hit","piece":"A","by":"A.3","hits":2,"hull":3,"vain":false}
# A.3 is spent, A takes hit 2 of 3
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= eeee5d4ca9a4ef44

turn 11
> 1  A.7 R165
> 2  B R45
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.4","marked":false}
# A.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.3","marked":false}
# B.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.4","marked":false}
# B.4 does nothing
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":45,"heading":255}
# B rotates by 45° to heading 255
[FTL-6.2] {"kind":"rotate","piece":"A.7","degrees":165,"heading":255}
# A.7 rotates by 165° to heading 255
[FTL-1.4] {"kind":"marked","pieces":["B","A.7"]}
# marked: B, A.7
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= b6137397cf3360fd

turn 12
> 1  A.1 S3.5; A.7 R150
> 2  B R-105; B.3 R0; B.4 R-150
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.4","marked":false}
# A.4 does nothing
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":-105,"heading":150}
# B rotates by -105° to heading 150
[FTL-5.7] {"kind":"rotate","piece":"B.3","degrees":0,"heading":255}
# B.3 rotates by 0° and stays at heading 255
[FTL-6.2] {"kind":"rotate","piece":"A.7","degrees":150,"heading":45}
# A.7 rotates by 150° to heading 45
[FTL-6.2] {"kind":"rotate","piece":"B.4","degrees":-150,"heading":60}
# B.4 rotates by -150° to heading 60
[FTL-1.4] {"kind":"marked","pieces":["B","B.3","A.7","B.4"]}
# marked: B, B.3, A.7, B.4
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":3500,"from":[16636,36539],"to":[17542,39920]}
# A.1 sprints 3.5 in from 16.636,36.539 to 17.542,39.92
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= ac6e93dff1b221b5

turn 13
> 1  A R-30; A.1 S8; A.4 R105; A.7 S2
> 2  B R90; B.3 S7.5
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.4","marked":false}
# B.4 does nothing
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":-30,"heading":60}
# A rotates by -30° to heading 60
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":90,"heading":240}
# B rotates by 90° to heading 240
[FTL-6.2] {"kind":"rotate","piece":"A.4","degrees":105,"heading":315}
# A.4 rotates by 105° to heading 315
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.4"]}
# marked: A, B, A.4
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":8000,"from":[17542,39920],"to":[19613,47647]}
# A.1 sprints 8 in from 17.542,39.92 to 19.613,47.647
[FTL-6.3] {"kind":"sprint","piece":"B.3","length":7500,"from":[38950,28950],"to":[31706,27009]}
# B.3 sprints 7.5 in from 38.95,28.95 to 31.706,27.009
[FTL-6.3] {"kind":"sprint","piece":"A.7","length":2000,"from":[26000,24000],"to":[27414,25414]}
# A.7 sprints 2 in from 26,24 to 27.414,25.414
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= ae087162d074dcfb

turn 14
> 1  A S5; A.1 S5.5; A.4 R30; A.7 R-150
> 2  B R120; B.2 R15; B.3 R-60; B.4 R-120
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":120,"heading":0}
# B rotates by 120° to heading 0
[FTL-6.2] {"kind":"rotate","piece":"B.2","degrees":15,"heading":240}
# B.2 rotates by 15° to heading 240
[FTL-6.2] {"kind":"rotate","piece":"A.4","degrees":30,"heading":345}
# A.4 rotates by 30° to heading 345
[FTL-6.2] {"kind":"rotate","piece":"B.3","degrees":-60,"heading":195}
# B.3 rotates by -60° to heading 195
[FTL-6.2] {"kind":"rotate","piece":"A.7","degrees":-150,"heading":255}
# A.7 rotates by -150° to heading 255
[FTL-6.2] {"kind":"rotate","piece":"B.4","degrees":-120,"heading":300}
# B.4 rotates by -120° to heading 300
[FTL-1.4] {"kind":"marked","pieces":["B","B.2","A.4","B.3","A.7","B.4"]}
# marked: B, B.2, A.4, B.3, A.7, B.4
[FTL-6.3] {"kind":"sprint","piece":"A","length":5000,"from":[25000,24000],"to":[29330,26500]}
# A sprints 5 in from 25,24 to 29.33,26.5
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":5500,"from":[19613,47647],"to":[21037,52960]}
# A.1 sprints 5.5 in from 19.613,47.647 to 21.037,52.96
[FTL-6.8] {"kind":"meet","piece":"A","target":"A.7","nearness":255,"at":[27208,25275]}
# A crosses A.7 at 2.55 in
[FTL-6.5] {"kind":"hit","piece":"A","by":"A.7","hits":3,"hull":3,"vain":false}
# A.7 is spent, A takes hit 3 of 3
[FTL-2.1] {"kind":"removed","pieces":["A"],"third-hit":true}
# A is destroyed by its third hit
[FTL-6.10] {"kind":"leaves","piece":"A.1","x":21037,"y":52960}
# A.1 ends off the table at 21.037,52.96 and is removed
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
[FTL-2.3] {"kind":"over","winner":2}
# side 2 wins
[FTL-3.1] {"kind":"lasted","turns":14,"minutes":28}
# the battle lasted 14 turns, 28 minutes
= f1017fc9858461fc
