firing-arc record 2
game ftl 2
wording en 3
scenario close-quarters-sharp
seat 1 Hasty
seat 2 Rash
dice seed 5
| title = "Close quarters, sharp"
| brief = "Fourteen inches apart with three missiles each: a turn and two sprints, and you are in among them. Sharp form: idle ships can be hit, a ram is a hit, and after 20 turns fewer hits win, then the ship nearer the middle."
|
| [table]
| width = 48
| height = 48
|
| [options]
| missiles = 3
| idle-is-marked = true
| ram = "hit"
| turn-limit = 20
| at-limit = "hits"
|
| [[side]]
| name = "Teal"
| ship = [{ at = [18, 20], heading = 90 }]
|
| [[side]]
| name = "Amber"
| ship = [{ at = [30, 28], heading = 270 }]
= 60d45ad31fc112fd

turn 1
> 1  A R45
> 2  idle
[FTL-6.3] {"kind":"idle","piece":"B","marked":true}
# B does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":45,"heading":135}
# A rotates 45° to starboard, to heading 135°
[FTL-1.4] {"kind":"marked","pieces":["A","B"]}
# A, B are marked
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 061c024649778369

turn 2
> 1  A S6
> 2  B R-150
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":-150,"heading":120}
# B rotates 150° to port, to heading 120°
[FTL-1.4] {"kind":"marked","pieces":["B"]}
# B is marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":6000,"from":[18000,20000],"to":[22243,15757]}
# A sprints 6 in from 18,20 to 22.2,15.8
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 720f3173ea4fa1ad

turn 3
> 1  A L
> 2  B L
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.1","x":22950,"y":15050,"heading":135,"radius":250}
# A launches A.1 at 23,15.1, heading 135°
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.1","x":30866,"y":27500,"heading":120,"radius":250}
# B launches B.1 at 30.9,27.5, heading 120°
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.1","B.1"]}
# A, B, A.1, B.1 are marked
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 02cb513f29c8836b

turn 4
> 1  A L; A.1 R180
> 2  B S5.5
[FTL-6.3] {"kind":"idle","piece":"B.1","marked":true}
# B.1 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.2","x":22950,"y":15050,"heading":135,"radius":250}
# A launches A.2 at 23,15.1, heading 135°
[FTL-6.2] {"kind":"rotate","piece":"A.1","degrees":180,"heading":315}
# A.1 rotates 180° to starboard, to heading 315°
[FTL-1.4] {"kind":"marked","pieces":["A","A.1","B.1","A.2"]}
# A, A.1, B.1, A.2 are marked
[FTL-6.3] {"kind":"sprint","piece":"B","length":5500,"from":[30000,28000],"to":[34763,25250]}
# B sprints 5.5 in from 30,28 to 34.8,25.3
[FTL-6.8] {"kind":"meet","piece":"B","target":"B.1","nearness":75,"at":[30649,27625]}
# B reaches the base of B.1 after 0.75 in
[FTL-6.5] {"kind":"hit","piece":"B","by":"B.1","hits":1,"hull":3,"vain":false}
# B.1 hits B and is spent: hit 1 of 3
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= b2c207b89ba204f0

turn 5
> 1  A R-90; A.1 S4.5
> 2  B R165
[FTL-6.3] {"kind":"idle","piece":"A.2","marked":true}
# A.2 does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":-90,"heading":45}
# A rotates 90° to port, to heading 45°
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":165,"heading":285}
# B rotates 165° to starboard, to heading 285°
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.2"]}
# A, B, A.2 are marked
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":4500,"from":[22950,15050],"to":[19768,18232]}
# A.1 sprints 4.5 in from 23,15.1 to 19.8,18.2
[FTL-6.8] {"kind":"meet","piece":"A.1","target":"A","nearness":50,"at":[22597,15403]}
# A.1 reaches the base of A after 0.50 in
[FTL-6.5] {"kind":"hit","piece":"A","by":"A.1","hits":1,"hull":3,"vain":false}
# A.1 hits A and is spent: hit 1 of 3
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 6305baf929bea16b

turn 6
> 1  idle
> 2  B R180
[FTL-6.3] {"kind":"idle","piece":"A","marked":true}
# A does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"A.2","marked":true}
# A.2 does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":180,"heading":105}
# B rotates 180° to starboard, to heading 105°
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.2"]}
# A, B, A.2 are marked
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= d2845ef52a61fa3e

turn 7
> 1  A.2 R165
> 2  B S8
[FTL-6.3] {"kind":"idle","piece":"A","marked":true}
# A does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"A.2","degrees":165,"heading":300}
# A.2 rotates 165° to starboard, to heading 300°
[FTL-1.4] {"kind":"marked","pieces":["A","A.2"]}
# A, A.2 are marked
[FTL-6.3] {"kind":"sprint","piece":"B","length":8000,"from":[34763,25250],"to":[42490,23179]}
# B sprints 8 in from 34.8,25.3 to 42.5,23.2
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 964773d0dc015788

turn 8
> 1  A L
> 2  B L
[FTL-6.3] {"kind":"idle","piece":"A.2","marked":true}
# A.2 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.3","x":22950,"y":16464,"heading":45,"radius":250}
# A launches A.3 at 23,16.5, heading 45°
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.2","x":43456,"y":22920,"heading":105,"radius":250}
# B launches B.2 at 43.5,22.9, heading 105°
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.2","A.3","B.2"]}
# A, B, A.2, A.3, B.2 are marked
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 279d04b31fa26c1e

turn 9
> 1  A.2 R30; A.3 S4
> 2  B.2 S4
[FTL-6.3] {"kind":"idle","piece":"A","marked":true}
# A does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"B","marked":true}
# B does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"A.2","degrees":30,"heading":330}
# A.2 rotates 30° to starboard, to heading 330°
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.2"]}
# A, B, A.2 are marked
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":4000,"from":[22950,16464],"to":[25778,19292]}
# A.3 sprints 4 in from 23,16.5 to 25.8,19.3
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":4000,"from":[43456,22920],"to":[47320,21885]}
# B.2 sprints 4 in from 43.5,22.9 to 47.3,21.9
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= eccd7dc31a59b65f

turn 10
> 1  A S3.5; A.2 R-150; A.3 S1
> 2  B S2
[FTL-6.3] {"kind":"idle","piece":"B.2","marked":true}
# B.2 does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"A.2","degrees":-150,"heading":180}
# A.2 rotates 150° to port, to heading 180°
[FTL-1.4] {"kind":"marked","pieces":["A.2","B.2"]}
# A.2, B.2 are marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":3500,"from":[22243,15757],"to":[24718,18232]}
# A sprints 3.5 in from 22.2,15.8 to 24.7,18.2
[FTL-6.3] {"kind":"sprint","piece":"B","length":2000,"from":[42490,23179],"to":[44422,22661]}
# B sprints 2 in from 42.5,23.2 to 44.4,22.7
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":1000,"from":[25778,19292],"to":[26485,19999]}
# A.3 sprints 1 in from 25.8,19.3 to 26.5,20
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 1a4a057e499be6fa

turn 11
> 1  A S7.5; A.2 S1.5; A.3 S3.5
> 2  B.2 S7.5
[FTL-6.3] {"kind":"idle","piece":"B","marked":true}
# B does nothing and is marked
[FTL-1.4] {"kind":"marked","pieces":["B"]}
# B is marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":7500,"from":[24718,18232],"to":[30021,23535]}
# A sprints 7.5 in from 24.7,18.2 to 30,23.5
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":1500,"from":[22950,15050],"to":[22950,13550]}
# A.2 sprints 1.5 in from 23,15.1 to 23,13.6
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":3500,"from":[26485,19999],"to":[28960,22474]}
# A.3 sprints 3.5 in from 26.5,20 to 29,22.5
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":7500,"from":[47320,21885],"to":[54564,19944]}
# B.2 sprints 7.5 in from 47.3,21.9 to 54.6,19.9
[FTL-6.10] {"kind":"leaves","piece":"B.2","x":54564,"y":19944}
# B.2 leaves the table at 54.6,19.9 and is removed
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= ebb87a294f7377ad

turn 12
> 1  A S8
> 2  idle
[FTL-6.3] {"kind":"idle","piece":"B","marked":true}
# B does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"A.2","marked":true}
# A.2 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"A.3","marked":true}
# A.3 does nothing and is marked
[FTL-1.4] {"kind":"marked","pieces":["B","A.2","A.3"]}
# B, A.2, A.3 are marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":8000,"from":[30021,23535],"to":[35678,29192]}
# A sprints 8 in from 30,23.5 to 35.7,29.2
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 414700419230c5f3

turn 13
> 1  A S2; A.2 S7.5; A.3 R-105
> 2  idle
[FTL-6.3] {"kind":"idle","piece":"B","marked":true}
# B does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"A.3","degrees":-105,"heading":300}
# A.3 rotates 105° to port, to heading 300°
[FTL-1.4] {"kind":"marked","pieces":["B","A.3"]}
# B, A.3 are marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":2000,"from":[35678,29192],"to":[37092,30606]}
# A sprints 2 in from 35.7,29.2 to 37.1,30.6
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":7500,"from":[22950,13550],"to":[22950,6050]}
# A.2 sprints 7.5 in from 23,13.6 to 23,6.1
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 9f2aa057335613c8

turn 14
> 1  A.2 S1
> 2  B R150
[FTL-6.3] {"kind":"idle","piece":"A","marked":true}
# A does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"A.3","marked":true}
# A.3 does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":150,"heading":255}
# B rotates 150° to starboard, to heading 255°
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.3"]}
# A, B, A.3 are marked
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":1000,"from":[22950,6050],"to":[22950,5050]}
# A.2 sprints 1 in from 23,6.1 to 23,5.1
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 33046239643e3bb8

turn 15
> 1  A R45; A.2 R-15
> 2  B S6
[FTL-6.3] {"kind":"idle","piece":"A.3","marked":true}
# A.3 does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":45,"heading":90}
# A rotates 45° to starboard, to heading 90°
[FTL-6.2] {"kind":"rotate","piece":"A.2","degrees":-15,"heading":165}
# A.2 rotates 15° to port, to heading 165°
[FTL-1.4] {"kind":"marked","pieces":["A","A.2","A.3"]}
# A, A.2, A.3 are marked
[FTL-6.3] {"kind":"sprint","piece":"B","length":6000,"from":[44422,22661],"to":[38626,21108]}
# B sprints 6 in from 44.4,22.7 to 38.6,21.1
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 58ffd76cf2a32000

turn 16
> 1  A R-60; A.2 S6; A.3 R75
> 2  B R-45
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":-60,"heading":30}
# A rotates 60° to port, to heading 30°
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":-45,"heading":210}
# B rotates 45° to port, to heading 210°
[FTL-6.2] {"kind":"rotate","piece":"A.3","degrees":75,"heading":15}
# A.3 rotates 75° to starboard, to heading 15°
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.3"]}
# A, B, A.3 are marked
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":6000,"from":[22950,5050],"to":[24503,-746]}
# A.2 sprints 6 in from 23,5.1 to 24.5,-0.7
[FTL-6.10] {"kind":"leaves","piece":"A.2","x":24503,"y":-746}
# A.2 leaves the table at 24.5,-0.7 and is removed
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 0d1205fd26693343

turn 17
> 1  A.3 R-60
> 2  B S7
[FTL-6.3] {"kind":"idle","piece":"A","marked":true}
# A does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"A.3","degrees":-60,"heading":315}
# A.3 rotates 60° to port, to heading 315°
[FTL-1.4] {"kind":"marked","pieces":["A","A.3"]}
# A, A.3 are marked
[FTL-6.3] {"kind":"sprint","piece":"B","length":7000,"from":[38626,21108],"to":[35126,15046]}
# B sprints 7 in from 38.6,21.1 to 35.1,15
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 7698e0f2cae7ec96

turn 18
> 1  A S4.5; A.3 R-120
> 2  B L
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.3","x":34626,"y":14180,"heading":210,"radius":250}
# B launches B.3 at 34.6,14.2, heading 210°
[FTL-6.2] {"kind":"rotate","piece":"A.3","degrees":-120,"heading":195}
# A.3 rotates 120° to port, to heading 195°
[FTL-1.4] {"kind":"marked","pieces":["B","A.3","B.3"]}
# B, A.3, B.3 are marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":4500,"from":[37092,30606],"to":[39342,34503]}
# A sprints 4.5 in from 37.1,30.6 to 39.3,34.5
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= bba23a0412abe495

turn 19
> 1  A S6.5; A.3 S1
> 2  B R90; B.3 R-120
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":90,"heading":300}
# B rotates 90° to starboard, to heading 300°
[FTL-6.2] {"kind":"rotate","piece":"B.3","degrees":-120,"heading":90}
# B.3 rotates 120° to port, to heading 90°
[FTL-1.4] {"kind":"marked","pieces":["B","B.3"]}
# B, B.3 are marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":6500,"from":[39342,34503],"to":[42592,40132]}
# A sprints 6.5 in from 39.3,34.5 to 42.6,40.1
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":1000,"from":[28960,22474],"to":[28701,21508]}
# A.3 sprints 1 in from 29,22.5 to 28.7,21.5
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= ff8f354125b1c56f

turn 20
> 1  A.3 S1.5
> 2  B S3; B.3 R-165
[FTL-6.3] {"kind":"idle","piece":"A","marked":true}
# A does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"B.3","degrees":-165,"heading":285}
# B.3 rotates 165° to port, to heading 285°
[FTL-1.4] {"kind":"marked","pieces":["A","B.3"]}
# A, B.3 are marked
[FTL-6.3] {"kind":"sprint","piece":"B","length":3000,"from":[35126,15046],"to":[32528,16546]}
# B sprints 3 in from 35.1,15 to 32.5,16.5
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":1500,"from":[28701,21508],"to":[28313,20059]}
# A.3 sprints 1.5 in from 28.7,21.5 to 28.3,20.1
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
[FTL-7.1] {"kind":"over","winner":2}
# side 2 wins
[FTL-3.1] {"kind":"lasted","turns":20,"minutes":40}
# the battle lasted 20 turns: 40 minutes of game time
= 2cbb9833dbcd7ced
