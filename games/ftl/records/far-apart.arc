firing-arc record 2
game ftl 2
wording en 1
scenario perft
seat 1 Hasty
seat 2 Rash
dice seed 1272
| title = "Counting start"
| brief = "Three feet apart, so that the two sides cannot meet for two turns: the set-up whose lines of play are counted exactly."
|
| [table]
| width = 48
| height = 48
|
| [[side]]
| name = "Teal"
| ship = [{ at = [6, 24], heading = 90 }]
|
| [[side]]
| name = "Amber"
| ship = [{ at = [42, 24], heading = 270 }]
= 971b24ecb63be34f

turn 1
> 1  A L
> 2  B S1.5
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.1","x":7000,"y":24000,"heading":90,"radius":250}
# A launches A.1 at 7,24, heading 90
[FTL-1.4] {"kind":"marked","pieces":["A","A.1"]}
# marked: A, A.1
[FTL-6.3] {"kind":"sprint","piece":"B","length":1500,"from":[42000,24000],"to":[40500,24000]}
# B sprints 1.5 in from 42,24 to 40.5,24
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 19025bc39cf78885

turn 2
> 1  A S5
> 2  idle
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-6.3] {"kind":"sprint","piece":"A","length":5000,"from":[6000,24000],"to":[11000,24000]}
# A sprints 5 in from 6,24 to 11,24
= 96f4fe5e04695d15

turn 3
> 1  A L
> 2  idle
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.2","x":12000,"y":24000,"heading":90,"radius":250}
# A launches A.2 at 12,24, heading 90
[FTL-1.4] {"kind":"marked","pieces":["A","A.2"]}
# marked: A, A.2
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 041cd1535c3966b4

turn 4
> 1  A L; A.1 S8
> 2  B L
[FTL-5.1] {"kind":"idle","piece":"A.2","marked":false}
# A.2 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.3","x":12000,"y":24000,"heading":90,"radius":250}
# A launches A.3 at 12,24, heading 90
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.1","x":39500,"y":24000,"heading":270,"radius":250}
# B launches B.1 at 39.5,24, heading 270
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.3","B.1"]}
# marked: A, B, A.3, B.1
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":8000,"from":[7000,24000],"to":[15000,24000]}
# A.1 sprints 8 in from 7,24 to 15,24
[FTL-6.8] {"kind":"meet","piece":"A.1","target":"A","nearness":350,"at":[10500,24000]}
# A.1 crosses A at 3.50 in
[FTL-6.5] {"kind":"hit","piece":"A","by":"A.1","hits":1,"hull":3,"vain":false}
# A.1 is spent, A takes hit 1 of 3
[FTL-6.7] {"kind":"stops","piece":"A.1","target":"A.3"}
# A.1 was stopped before A.3
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= ad6e074c743ad94c

turn 5
> 1  A.2 R90
> 2  B L; B.1 S4.5
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.2","x":39500,"y":24000,"heading":270,"radius":250}
# B launches B.2 at 39.5,24, heading 270
[FTL-6.2] {"kind":"rotate","piece":"A.2","degrees":90,"heading":180}
# A.2 rotates by 90° to heading 180
[FTL-1.4] {"kind":"marked","pieces":["B","A.2","B.2"]}
# marked: B, A.2, B.2
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":4500,"from":[39500,24000],"to":[35000,24000]}
# B.1 sprints 4.5 in from 39.5,24 to 35,24
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 84d8a1cc0a14cd69

turn 6
> 1  A.2 S3; A.3 S7
> 2  B S8; B.1 S4
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-6.3] {"kind":"sprint","piece":"B","length":8000,"from":[40500,24000],"to":[32500,24000]}
# B sprints 8 in from 40.5,24 to 32.5,24
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":3000,"from":[12000,24000],"to":[12000,21000]}
# A.2 sprints 3 in from 12,24 to 12,21
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":7000,"from":[12000,24000],"to":[19000,24000]}
# A.3 sprints 7 in from 12,24 to 19,24
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":4000,"from":[35000,24000],"to":[31000,24000]}
# B.1 sprints 4 in from 35,24 to 31,24
= 9ab7e12c521bbcfc

turn 7
> 1  A L; A.2 S6.5; A.3 S3
> 2  B L; B.2 S3.5
[FTL-5.1] {"kind":"idle","piece":"B.1","marked":false}
# B.1 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.4","x":12000,"y":24000,"heading":90,"radius":250}
# A launches A.4 at 12,24, heading 90
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.3","x":31500,"y":24000,"heading":270,"radius":250}
# B launches B.3 at 31.5,24, heading 270
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.4","B.3"]}
# marked: A, B, A.4, B.3
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":6500,"from":[12000,21000],"to":[12000,14500]}
# A.2 sprints 6.5 in from 12,21 to 12,14.5
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":3000,"from":[19000,24000],"to":[22000,24000]}
# A.3 sprints 3 in from 19,24 to 22,24
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":3500,"from":[39500,24000],"to":[36000,24000]}
# B.2 sprints 3.5 in from 39.5,24 to 36,24
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 88f31573e81fb8a8

turn 8
> 1  A L; A.2 S3.5; A.3 R-135; A.4 R-105
> 2  B S8; B.1 S6; B.3 R-90
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.5","x":12000,"y":24000,"heading":90,"radius":250}
# A launches A.5 at 12,24, heading 90
[FTL-6.2] {"kind":"rotate","piece":"A.3","degrees":-135,"heading":315}
# A.3 rotates by -135° to heading 315
[FTL-6.2] {"kind":"rotate","piece":"A.4","degrees":-105,"heading":345}
# A.4 rotates by -105° to heading 345
[FTL-6.2] {"kind":"rotate","piece":"B.3","degrees":-90,"heading":180}
# B.3 rotates by -90° to heading 180
[FTL-1.4] {"kind":"marked","pieces":["A","A.3","A.4","B.3","A.5"]}
# marked: A, A.3, A.4, B.3, A.5
[FTL-6.3] {"kind":"sprint","piece":"B","length":8000,"from":[32500,24000],"to":[24500,24000]}
# B sprints 8 in from 32.5,24 to 24.5,24
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":3500,"from":[12000,14500],"to":[12000,11000]}
# A.2 sprints 3.5 in from 12,14.5 to 12,11
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":6000,"from":[31000,24000],"to":[25000,24000]}
# B.1 sprints 6 in from 31,24 to 25,24
[FTL-6.8] {"kind":"meet","piece":"B","target":"B.3","nearness":75,"at":[31750,24000]}
# B crosses B.3 at 0.75 in
[FTL-6.5] {"kind":"hit","piece":"B","by":"B.3","hits":1,"hull":3,"vain":false}
# B.3 is spent, B takes hit 1 of 3
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 2b874d95560158b4

turn 9
> 1  A L; A.2 R90; A.4 R0
> 2  B.1 R15; B.2 R-165
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.5","marked":false}
# A.5 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.6","x":12000,"y":24000,"heading":90,"radius":250}
# A launches A.6 at 12,24, heading 90
[FTL-6.2] {"kind":"rotate","piece":"A.2","degrees":90,"heading":270}
# A.2 rotates by 90° to heading 270
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":15,"heading":285}
# B.1 rotates by 15° to heading 285
[FTL-6.2] {"kind":"rotate","piece":"B.2","degrees":-165,"heading":105}
# B.2 rotates by -165° to heading 105
[FTL-5.7] {"kind":"rotate","piece":"A.4","degrees":0,"heading":345}
# A.4 rotates by 0° and stays at heading 345
[FTL-1.4] {"kind":"marked","pieces":["A","A.2","B.1","B.2","A.4","A.6"]}
# marked: A, A.2, B.1, B.2, A.4, A.6
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= c6454a948d820589

turn 10
> 1  A L; A.2 S3; A.4 R0; A.5 R180; A.6 S5.5
> 2  B S6; B.2 S5.5
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.1","marked":false}
# B.1 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.7","x":12000,"y":24000,"heading":90,"radius":250}
# A launches A.7 at 12,24, heading 90
[FTL-5.7] {"kind":"rotate","piece":"A.4","degrees":0,"heading":345}
# A.4 rotates by 0° and stays at heading 345
[FTL-6.2] {"kind":"rotate","piece":"A.5","degrees":180,"heading":270}
# A.5 rotates by 180° to heading 270
[FTL-1.4] {"kind":"marked","pieces":["A","A.4","A.5","A.7"]}
# marked: A, A.4, A.5, A.7
[FTL-6.3] {"kind":"sprint","piece":"B","length":6000,"from":[24500,24000],"to":[18500,24000]}
# B sprints 6 in from 24.5,24 to 18.5,24
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":3000,"from":[12000,11000],"to":[9000,11000]}
# A.2 sprints 3 in from 12,11 to 9,11
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":5500,"from":[36000,24000],"to":[41313,22576]}
# B.2 sprints 5.5 in from 36,24 to 41.313,22.576
[FTL-6.3] {"kind":"sprint","piece":"A.6","length":5500,"from":[12000,24000],"to":[17500,24000]}
# A.6 sprints 5.5 in from 12,24 to 17.5,24
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= e7ecc8c3b42310be

turn 11
> 1  A.2 S3; A.3 R120; A.5 S5; A.6 R-105; A.7 S3.5
> 2  B.1 S6.5
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.4","marked":false}
# A.4 does nothing
[FTL-6.2] {"kind":"rotate","piece":"A.3","degrees":120,"heading":75}
# A.3 rotates by 120° to heading 75
[FTL-6.2] {"kind":"rotate","piece":"A.6","degrees":-105,"heading":345}
# A.6 rotates by -105° to heading 345
[FTL-1.4] {"kind":"marked","pieces":["A.3","A.6"]}
# marked: A.3, A.6
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":3000,"from":[9000,11000],"to":[6000,11000]}
# A.2 sprints 3 in from 9,11 to 6,11
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":6500,"from":[25000,24000],"to":[18721,25682]}
# B.1 sprints 6.5 in from 25,24 to 18.721,25.682
[FTL-6.3] {"kind":"sprint","piece":"A.5","length":5000,"from":[12000,24000],"to":[7000,24000]}
# A.5 sprints 5 in from 12,24 to 7,24
[FTL-6.3] {"kind":"sprint","piece":"A.7","length":3500,"from":[12000,24000],"to":[15500,24000]}
# A.7 sprints 3.5 in from 12,24 to 15.5,24
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= e39543667da3f069

turn 12
> 1  A R150; A.2 S3.5; A.7 R-15
> 2  B S4.5; B.1 R120
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.4","marked":false}
# A.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.5","marked":false}
# A.5 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.6","marked":false}
# A.6 does nothing
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":150,"heading":240}
# A rotates by 150° to heading 240
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":120,"heading":45}
# B.1 rotates by 120° to heading 45
[FTL-6.2] {"kind":"rotate","piece":"A.7","degrees":-15,"heading":75}
# A.7 rotates by -15° to heading 75
[FTL-1.4] {"kind":"marked","pieces":["A","B.1","A.7"]}
# marked: A, B.1, A.7
[FTL-6.3] {"kind":"sprint","piece":"B","length":4500,"from":[18500,24000],"to":[14000,24000]}
# B sprints 4.5 in from 18.5,24 to 14,24
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":3500,"from":[6000,11000],"to":[2500,11000]}
# A.2 sprints 3.5 in from 6,11 to 2.5,11
[FTL-6.8] {"kind":"meet","piece":"B","target":"A.7","nearness":275,"at":[15750,24000]}
# B crosses A.7 at 2.75 in
[FTL-6.5] {"kind":"hit","piece":"B","by":"A.7","hits":2,"hull":3,"vain":false}
# A.7 is spent, B takes hit 2 of 3
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 63302067ca4b590b

turn 13
> 1  A R-60; A.2 R-90; A.3 R90; A.4 S5.5; A.5 R-45
> 2  B R-150
[FTL-5.1] {"kind":"idle","piece":"B.1","marked":false}
# B.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.6","marked":false}
# A.6 does nothing
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":-60,"heading":180}
# A rotates by -60° to heading 180
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":-150,"heading":120}
# B rotates by -150° to heading 120
[FTL-6.2] {"kind":"rotate","piece":"A.2","degrees":-90,"heading":180}
# A.2 rotates by -90° to heading 180
[FTL-6.2] {"kind":"rotate","piece":"A.3","degrees":90,"heading":165}
# A.3 rotates by 90° to heading 165
[FTL-6.2] {"kind":"rotate","piece":"A.5","degrees":-45,"heading":225}
# A.5 rotates by -45° to heading 225
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.2","A.3","A.5"]}
# marked: A, B, A.2, A.3, A.5
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":5500,"from":[12000,24000],"to":[10576,29313]}
# A.4 sprints 5.5 in from 12,24 to 10.576,29.313
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= e4511d82b9831a29

turn 14
> 1  A S5; A.2 S5.5; A.4 S2
> 2  B L; B.1 R120; B.2 R-15
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.5","marked":false}
# A.5 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.6","marked":false}
# A.6 does nothing
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.4","x":14866,"y":23500,"heading":120,"radius":250}
# B launches B.4 at 14.866,23.5, heading 120
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":120,"heading":165}
# B.1 rotates by 120° to heading 165
[FTL-6.2] {"kind":"rotate","piece":"B.2","degrees":-15,"heading":90}
# B.2 rotates by -15° to heading 90
[FTL-1.4] {"kind":"marked","pieces":["B","B.1","B.2","B.4"]}
# marked: B, B.1, B.2, B.4
[FTL-6.3] {"kind":"sprint","piece":"A","length":5000,"from":[11000,24000],"to":[11000,19000]}
# A sprints 5 in from 11,24 to 11,19
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":5500,"from":[2500,11000],"to":[2500,5500]}
# A.2 sprints 5.5 in from 2.5,11 to 2.5,5.5
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":2000,"from":[10576,29313],"to":[10058,31245]}
# A.4 sprints 2 in from 10.576,29.313 to 10.058,31.245
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 47cf185bb172c67c

turn 15
> 1  A S7.5; A.2 R-60
> 2  B S6.5; B.1 S4.5; B.2 S3.5; B.4 S7.5
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.4","marked":false}
# A.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.5","marked":false}
# A.5 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.6","marked":false}
# A.6 does nothing
[FTL-6.2] {"kind":"rotate","piece":"A.2","degrees":-60,"heading":120}
# A.2 rotates by -60° to heading 120
[FTL-1.4] {"kind":"marked","pieces":["A.2"]}
# marked: A.2
[FTL-6.3] {"kind":"sprint","piece":"A","length":7500,"from":[11000,19000],"to":[11000,11500]}
# A sprints 7.5 in from 11,19 to 11,11.5
[FTL-6.3] {"kind":"sprint","piece":"B","length":6500,"from":[14000,24000],"to":[19629,20750]}
# B sprints 6.5 in from 14,24 to 19.629,20.75
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":4500,"from":[18721,25682],"to":[19886,21335]}
# B.1 sprints 4.5 in from 18.721,25.682 to 19.886,21.335
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":3500,"from":[41313,22576],"to":[44813,22576]}
# B.2 sprints 3.5 in from 41.313,22.576 to 44.813,22.576
[FTL-6.3] {"kind":"sprint","piece":"B.4","length":7500,"from":[14866,23500],"to":[21361,19750]}
# B.4 sprints 7.5 in from 14.866,23.5 to 21.361,19.75
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= f975f6e68b03d084

turn 16
> 1  A L; A.3 S8; A.5 R-90
> 2  B L; B.1 R60; B.2 S2.5; B.4 S7.5
[FTL-5.1] {"kind":"idle","piece":"A.2","marked":false}
# A.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.4","marked":false}
# A.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.6","marked":false}
# A.6 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.8","x":11000,"y":10500,"heading":180,"radius":250}
# A launches A.8 at 11,10.5, heading 180
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.5","x":20495,"y":20250,"heading":120,"radius":250}
# B launches B.5 at 20.495,20.25, heading 120
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":60,"heading":225}
# B.1 rotates by 60° to heading 225
[FTL-6.2] {"kind":"rotate","piece":"A.5","degrees":-90,"heading":135}
# A.5 rotates by -90° to heading 135
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.1","A.5","A.8","B.5"]}
# marked: A, B, B.1, A.5, A.8, B.5
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":8000,"from":[22000,24000],"to":[24071,16273]}
# A.3 sprints 8 in from 22,24 to 24.071,16.273
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":2500,"from":[44813,22576],"to":[47313,22576]}
# B.2 sprints 2.5 in from 44.813,22.576 to 47.313,22.576
[FTL-6.3] {"kind":"sprint","piece":"B.4","length":7500,"from":[21361,19750],"to":[27856,16000]}
# B.4 sprints 7.5 in from 21.361,19.75 to 27.856,16
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= d6040ac33eca4407

turn 17
> 1  A L; A.2 S6.5; A.4 R165; A.5 R180; A.6 R-75; A.8 S8
> 2  B.1 S2.5; B.2 R-135; B.4 R105; B.5 S4.5
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.9","x":11000,"y":10500,"heading":180,"radius":250}
# A launches A.9 at 11,10.5, heading 180
[FTL-6.2] {"kind":"rotate","piece":"B.2","degrees":-135,"heading":315}
# B.2 rotates by -135° to heading 315
[FTL-6.2] {"kind":"rotate","piece":"A.4","degrees":165,"heading":150}
# A.4 rotates by 165° to heading 150
[FTL-6.2] {"kind":"rotate","piece":"A.5","degrees":180,"heading":315}
# A.5 rotates by 180° to heading 315
[FTL-6.2] {"kind":"rotate","piece":"A.6","degrees":-75,"heading":270}
# A.6 rotates by -75° to heading 270
[FTL-6.2] {"kind":"rotate","piece":"B.4","degrees":105,"heading":225}
# B.4 rotates by 105° to heading 225
[FTL-1.4] {"kind":"marked","pieces":["A","B.2","A.4","A.5","A.6","B.4","A.9"]}
# marked: A, B.2, A.4, A.5, A.6, B.4, A.9
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":6500,"from":[2500,5500],"to":[8129,2250]}
# A.2 sprints 6.5 in from 2.5,5.5 to 8.129,2.25
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":2500,"from":[19886,21335],"to":[18118,19567]}
# B.1 sprints 2.5 in from 19.886,21.335 to 18.118,19.567
[FTL-6.3] {"kind":"sprint","piece":"A.8","length":8000,"from":[11000,10500],"to":[11000,2500]}
# A.8 sprints 8 in from 11,10.5 to 11,2.5
[FTL-6.3] {"kind":"sprint","piece":"B.5","length":4500,"from":[20495,20250],"to":[24392,18000]}
# B.5 sprints 4.5 in from 20.495,20.25 to 24.392,18
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= e670d6b4c3b4ea43

turn 18
> 1  A R-15; A.2 S6; A.3 R45; A.4 R165; A.6 R30; A.9 S7.5
> 2  B R180; B.1 R0; B.2 R120; B.4 R15
[FTL-5.1] {"kind":"idle","piece":"A.5","marked":false}
# A.5 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.8","marked":false}
# A.8 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.5","marked":false}
# B.5 does nothing
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":-15,"heading":165}
# A rotates by -15° to heading 165
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":180,"heading":300}
# B rotates by 180° to heading 300
[FTL-6.2] {"kind":"rotate","piece":"A.3","degrees":45,"heading":210}
# A.3 rotates by 45° to heading 210
[FTL-5.7] {"kind":"rotate","piece":"B.1","degrees":0,"heading":225}
# B.1 rotates by 0° and stays at heading 225
[FTL-6.2] {"kind":"rotate","piece":"B.2","degrees":120,"heading":75}
# B.2 rotates by 120° to heading 75
[FTL-6.2] {"kind":"rotate","piece":"A.4","degrees":165,"heading":315}
# A.4 rotates by 165° to heading 315
[FTL-6.2] {"kind":"rotate","piece":"A.6","degrees":30,"heading":300}
# A.6 rotates by 30° to heading 300
[FTL-6.2] {"kind":"rotate","piece":"B.4","degrees":15,"heading":240}
# B.4 rotates by 15° to heading 240
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.3","B.1","B.2","A.4","A.6","B.4"]}
# marked: A, B, A.3, B.1, B.2, A.4, A.6, B.4
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":6000,"from":[8129,2250],"to":[13325,-750]}
# A.2 sprints 6 in from 8.129,2.25 to 13.325,-0.75
[FTL-6.3] {"kind":"sprint","piece":"A.9","length":7500,"from":[11000,10500],"to":[11000,3000]}
# A.9 sprints 7.5 in from 11,10.5 to 11,3
[FTL-6.10] {"kind":"leaves","piece":"A.2","x":13325,"y":-750}
# A.2 ends off the table at 13.325,-0.75 and is removed
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 8031a090884ca16f

turn 19
> 1  A R180; A.3 S2; A.4 R150; A.6 S7
> 2  B.1 S1; B.5 R105
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.5","marked":false}
# A.5 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.4","marked":false}
# B.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.8","marked":false}
# A.8 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.9","marked":false}
# A.9 does nothing
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":180,"heading":345}
# A rotates by 180° to heading 345
[FTL-6.2] {"kind":"rotate","piece":"A.4","degrees":150,"heading":105}
# A.4 rotates by 150° to heading 105
[FTL-6.2] {"kind":"rotate","piece":"B.5","degrees":105,"heading":225}
# B.5 rotates by 105° to heading 225
[FTL-1.4] {"kind":"marked","pieces":["A","A.4","B.5"]}
# marked: A, A.4, B.5
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":2000,"from":[24071,16273],"to":[23071,14541]}
# A.3 sprints 2 in from 24.071,16.273 to 23.071,14.541
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":1000,"from":[18118,19567],"to":[17411,18860]}
# B.1 sprints 1 in from 18.118,19.567 to 17.411,18.86
[FTL-6.3] {"kind":"sprint","piece":"A.6","length":7000,"from":[17500,24000],"to":[11438,27500]}
# A.6 sprints 7 in from 17.5,24 to 11.438,27.5
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= c1f7f9d46dcfa040

turn 20
> 1  A S7.5; A.3 S5; A.4 S3.5; A.5 S3; A.6 R30; A.9 S1
> 2  B L; B.1 S8; B.2 R-45; B.4 R45; B.5 S1
[FTL-5.1] {"kind":"idle","piece":"A.8","marked":false}
# A.8 does nothing
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.6","x":18763,"y":21250,"heading":300,"radius":250}
# B launches B.6 at 18.763,21.25, heading 300
[FTL-6.2] {"kind":"rotate","piece":"B.2","degrees":-45,"heading":30}
# B.2 rotates by -45° to heading 30
[FTL-6.2] {"kind":"rotate","piece":"A.6","degrees":30,"heading":330}
# A.6 rotates by 30° to heading 330
[FTL-6.2] {"kind":"rotate","piece":"B.4","degrees":45,"heading":285}
# B.4 rotates by 45° to heading 285
[FTL-1.4] {"kind":"marked","pieces":["B","B.2","A.6","B.4","B.6"]}
# marked: B, B.2, A.6, B.4, B.6
[FTL-6.3] {"kind":"sprint","piece":"A","length":7500,"from":[11000,11500],"to":[9059,18744]}
# A sprints 7.5 in from 11,11.5 to 9.059,18.744
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":5000,"from":[23071,14541],"to":[20571,10211]}
# A.3 sprints 5 in from 23.071,14.541 to 20.571,10.211
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":8000,"from":[17411,18860],"to":[11754,13203]}
# B.1 sprints 8 in from 17.411,18.86 to 11.754,13.203
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":3500,"from":[10058,31245],"to":[13439,30339]}
# A.4 sprints 3.5 in from 10.058,31.245 to 13.439,30.339
[FTL-6.3] {"kind":"sprint","piece":"A.5","length":3000,"from":[7000,24000],"to":[4879,26121]}
# A.5 sprints 3 in from 7,24 to 4.879,26.121
[FTL-6.3] {"kind":"sprint","piece":"B.5","length":1000,"from":[24392,18000],"to":[23685,17293]}
# B.5 sprints 1 in from 24.392,18 to 23.685,17.293
[FTL-6.3] {"kind":"sprint","piece":"A.9","length":1000,"from":[11000,3000],"to":[11000,2000]}
# A.9 sprints 1 in from 11,3 to 11,2
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= f0cbc74a93978bab

turn 21
> 1  A.3 S5; A.4 S6; A.9 R-45
> 2  B L; B.1 R-90; B.2 S3.5; B.4 R-120; B.5 R120; B.6 S6.5
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"A.5","marked":false}
# A.5 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.6","marked":false}
# A.6 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.8","marked":false}
# A.8 does nothing
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.7","x":18763,"y":21250,"heading":300,"radius":250}
# B launches B.7 at 18.763,21.25, heading 300
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":-90,"heading":135}
# B.1 rotates by -90° to heading 135
[FTL-6.2] {"kind":"rotate","piece":"B.4","degrees":-120,"heading":165}
# B.4 rotates by -120° to heading 165
[FTL-6.2] {"kind":"rotate","piece":"B.5","degrees":120,"heading":345}
# B.5 rotates by 120° to heading 345
[FTL-6.2] {"kind":"rotate","piece":"A.9","degrees":-45,"heading":135}
# A.9 rotates by -45° to heading 135
[FTL-1.4] {"kind":"marked","pieces":["B","B.1","B.4","B.5","A.9","B.7"]}
# marked: B, B.1, B.4, B.5, A.9, B.7
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":5000,"from":[20571,10211],"to":[18071,5881]}
# A.3 sprints 5 in from 20.571,10.211 to 18.071,5.881
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":3500,"from":[47313,22576],"to":[49063,25607]}
# B.2 sprints 3.5 in from 47.313,22.576 to 49.063,25.607
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":6000,"from":[13439,30339],"to":[19235,28786]}
# A.4 sprints 6 in from 13.439,30.339 to 19.235,28.786
[FTL-6.3] {"kind":"sprint","piece":"B.6","length":6500,"from":[18763,21250],"to":[13134,24500]}
# B.6 sprints 6.5 in from 18.763,21.25 to 13.134,24.5
[FTL-6.10] {"kind":"leaves","piece":"B.2","x":49063,"y":25607}
# B.2 ends off the table at 49.063,25.607 and is removed
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= c5d6975e4eae045b

turn 22
> 1  A R0; A.4 S4; A.5 R-60; A.9 S4
> 2  B L; B.1 S2; B.5 S7.5; B.6 S6
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.6","marked":false}
# A.6 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.4","marked":false}
# B.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.8","marked":false}
# A.8 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.7","marked":false}
# B.7 does nothing
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.8","x":18763,"y":21250,"heading":300,"radius":250}
# B launches B.8 at 18.763,21.25, heading 300
[FTL-5.7] {"kind":"rotate","piece":"A","degrees":0,"heading":345}
# A rotates by 0° and stays at heading 345
[FTL-6.2] {"kind":"rotate","piece":"A.5","degrees":-60,"heading":255}
# A.5 rotates by -60° to heading 255
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.5","B.8"]}
# marked: A, B, A.5, B.8
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":2000,"from":[11754,13203],"to":[13168,11789]}
# B.1 sprints 2 in from 11.754,13.203 to 13.168,11.789
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":4000,"from":[19235,28786],"to":[23099,27751]}
# A.4 sprints 4 in from 19.235,28.786 to 23.099,27.751
[FTL-6.3] {"kind":"sprint","piece":"B.5","length":7500,"from":[23685,17293],"to":[21744,24537]}
# B.5 sprints 7.5 in from 23.685,17.293 to 21.744,24.537
[FTL-6.3] {"kind":"sprint","piece":"A.9","length":4000,"from":[11000,2000],"to":[13828,-828]}
# A.9 sprints 4 in from 11,2 to 13.828,-0.828
[FTL-6.3] {"kind":"sprint","piece":"B.6","length":6000,"from":[13134,24500],"to":[7938,27500]}
# B.6 sprints 6 in from 13.134,24.5 to 7.938,27.5
[FTL-6.10] {"kind":"leaves","piece":"A.9","x":13828,"y":-828}
# A.9 ends off the table at 13.828,-0.828 and is removed
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 96f64b31f61b80d1

turn 23
> 1  A L; A.3 R-150; A.4 S1.5; A.5 S5.5; A.6 R0
> 2  B S4.5; B.1 S5; B.4 S2.5; B.6 R-105; B.7 R-150; B.8 R-120
[FTL-5.1] {"kind":"idle","piece":"A.8","marked":false}
# A.8 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.5","marked":false}
# B.5 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.10","x":8800,"y":19710,"heading":345,"radius":250}
# A launches A.10 at 8.8,19.71, heading 345
[FTL-6.2] {"kind":"rotate","piece":"A.3","degrees":-150,"heading":60}
# A.3 rotates by -150° to heading 60
[FTL-5.7] {"kind":"rotate","piece":"A.6","degrees":0,"heading":330}
# A.6 rotates by 0° and stays at heading 330
[FTL-6.2] {"kind":"rotate","piece":"B.6","degrees":-105,"heading":195}
# B.6 rotates by -105° to heading 195
[FTL-6.2] {"kind":"rotate","piece":"B.7","degrees":-150,"heading":150}
# B.7 rotates by -150° to heading 150
[FTL-6.2] {"kind":"rotate","piece":"B.8","degrees":-120,"heading":180}
# B.8 rotates by -120° to heading 180
[FTL-1.4] {"kind":"marked","pieces":["A","A.3","A.6","B.6","B.7","B.8","A.10"]}
# marked: A, A.3, A.6, B.6, B.7, B.8, A.10
[FTL-6.3] {"kind":"sprint","piece":"B","length":4500,"from":[19629,20750],"to":[15732,23000]}
# B sprints 4.5 in from 19.629,20.75 to 15.732,23
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":5000,"from":[13168,11789],"to":[16704,8253]}
# B.1 sprints 5 in from 13.168,11.789 to 16.704,8.253
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":1500,"from":[23099,27751],"to":[24548,27363]}
# A.4 sprints 1.5 in from 23.099,27.751 to 24.548,27.363
[FTL-6.3] {"kind":"sprint","piece":"A.5","length":5500,"from":[4879,26121],"to":[-434,24697]}
# A.5 sprints 5.5 in from 4.879,26.121 to -0.434,24.697
[FTL-6.3] {"kind":"sprint","piece":"B.4","length":2500,"from":[27856,16000],"to":[28503,13585]}
# B.4 sprints 2.5 in from 27.856,16 to 28.503,13.585
[FTL-6.8] {"kind":"meet","piece":"B","target":"B.7","nearness":75,"at":[18980,21125]}
# B crosses B.7 at 0.75 in
[FTL-6.5] {"kind":"hit","piece":"B","by":"B.7","hits":3,"hull":3,"vain":false}
# B.7 is spent, B takes hit 3 of 3
[FTL-2.1] {"kind":"removed","pieces":["B"],"third-hit":true}
# B is destroyed by its third hit
[FTL-6.8] {"kind":"meet","piece":"B","target":"B.8","nearness":75,"at":[18980,21125]}
# B crosses B.8 at 0.75 in
[FTL-6.5] {"kind":"hit","piece":"B","by":"B.8","hits":3,"hull":3,"vain":true}
# B.8 is spent, B has its third hit already
[FTL-6.10] {"kind":"leaves","piece":"A.5","x":-434,"y":24697}
# A.5 ends off the table at -0.434,24.697 and is removed
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
[FTL-2.3] {"kind":"over","winner":1}
# side 1 wins
[FTL-3.1] {"kind":"lasted","turns":23,"minutes":46}
# the battle lasted 23 turns, 46 minutes
= 28967faf3e8cced6
