firing-arc record 2
game ftl 2
wording en 3
scenario fleet-sharp
seat 1 Hasty
seat 2 Rash
dice seed 2
| title = "Fleet, sharp"
| brief = "Three ships a side in line abreast, five missiles each. Sharp form: idle ships can be hit, a ram is a hit, and after 20 turns fewer hits win, a lost ship counting three, then the ship nearest the middle."
|
| [table]
| width = 60
| height = 48
|
| [options]
| missiles = 5
| idle-is-marked = true
| ram = "hit"
| turn-limit = 20
| at-limit = "hits"
|
| [[side]]
| name = "Teal"
| ship = [
|   { at = [12, 14], heading = 90 },
|   { at = [10, 24], heading = 90 },
|   { at = [12, 34], heading = 90 },
| ]
|
| [[side]]
| name = "Amber"
| ship = [
|   { at = [48, 14], heading = 270 },
|   { at = [50, 24], heading = 270 },
|   { at = [48, 34], heading = 270 },
| ]
= 22e6117a925e3d10

turn 1
> 1  A L; B S3; C R105
> 2  D R90; E R135; F S6
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.1","x":13000,"y":14000,"heading":90,"radius":250}
# A launches A.1 at 13,14, heading 90°
[FTL-6.2] {"kind":"rotate","piece":"C","degrees":105,"heading":195}
# C rotates 105° to starboard, to heading 195°
[FTL-6.2] {"kind":"rotate","piece":"D","degrees":90,"heading":0}
# D rotates 90° to starboard, to heading 0°
[FTL-6.2] {"kind":"rotate","piece":"E","degrees":135,"heading":45}
# E rotates 135° to starboard, to heading 45°
[FTL-1.4] {"kind":"marked","pieces":["A","C","D","E","A.1"]}
# A, C, D, E, A.1 are marked
[FTL-6.3] {"kind":"sprint","piece":"B","length":3000,"from":[10000,24000],"to":[13000,24000]}
# B sprints 3 in from 10,24 to 13,24
[FTL-6.3] {"kind":"sprint","piece":"F","length":6000,"from":[48000,34000],"to":[42000,34000]}
# F sprints 6 in from 48,34 to 42,34
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= da5807d4e1e47cda

turn 2
> 1  A S7.5; B L; C S3.5
> 2  D S5; E S7
[FTL-6.3] {"kind":"idle","piece":"F","marked":true}
# F does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"A.1","marked":true}
# A.1 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.1","x":14000,"y":24000,"heading":90,"radius":250}
# B launches B.1 at 14,24, heading 90°
[FTL-1.4] {"kind":"marked","pieces":["B","F","A.1","B.1"]}
# B, F, A.1, B.1 are marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":7500,"from":[12000,14000],"to":[19500,14000]}
# A sprints 7.5 in from 12,14 to 19.5,14
[FTL-6.3] {"kind":"sprint","piece":"C","length":3500,"from":[12000,34000],"to":[11094,30619]}
# C sprints 3.5 in from 12,34 to 11.1,30.6
[FTL-6.3] {"kind":"sprint","piece":"D","length":5000,"from":[48000,14000],"to":[48000,19000]}
# D sprints 5 in from 48,14 to 48,19
[FTL-6.3] {"kind":"sprint","piece":"E","length":7000,"from":[50000,24000],"to":[54950,28950]}
# E sprints 7 in from 50,24 to 55,29
[FTL-6.8] {"kind":"meet","piece":"A","target":"A.1","nearness":75,"at":[12750,14000]}
# A reaches the base of A.1 after 0.75 in
[FTL-6.5] {"kind":"hit","piece":"A","by":"A.1","hits":1,"hull":3,"vain":false}
# A.1 hits A and is spent: hit 1 of 3
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 2eb8afca45dc6c30

turn 3
> 1  A R-135; B R180; C S7.5
> 2  D S7; E R90; F L
[FTL-6.3] {"kind":"idle","piece":"B.1","marked":true}
# B.1 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"F","missile":"F.1","x":41000,"y":34000,"heading":270,"radius":250}
# F launches F.1 at 41,34, heading 270°
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":-135,"heading":315}
# A rotates 135° to port, to heading 315°
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":180,"heading":270}
# B rotates 180° to starboard, to heading 270°
[FTL-6.2] {"kind":"rotate","piece":"E","degrees":90,"heading":135}
# E rotates 90° to starboard, to heading 135°
[FTL-1.4] {"kind":"marked","pieces":["A","B","E","F","B.1","F.1"]}
# A, B, E, F, B.1, F.1 are marked
[FTL-6.3] {"kind":"sprint","piece":"C","length":7500,"from":[11094,30619],"to":[9153,23375]}
# C sprints 7.5 in from 11.1,30.6 to 9.2,23.4
[FTL-6.3] {"kind":"sprint","piece":"D","length":7000,"from":[48000,19000],"to":[48000,26000]}
# D sprints 7 in from 48,19 to 48,26
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= d6fd614c0e05ada3

turn 4
> 1  A L; B S2.5; B.1 R165
> 2  E L; F L
[FTL-6.3] {"kind":"idle","piece":"C","marked":true}
# C does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"D","marked":true}
# D does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"F.1","marked":true}
# F.1 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.2","x":18793,"y":14707,"heading":315,"radius":250}
# A launches A.2 at 18.8,14.7, heading 315°
[FTL-6.1] {"kind":"launch","piece":"E","missile":"E.1","x":55657,"y":28243,"heading":135,"radius":250}
# E launches E.1 at 55.7,28.2, heading 135°
[FTL-6.1] {"kind":"launch","piece":"F","missile":"F.2","x":41000,"y":34000,"heading":270,"radius":250}
# F launches F.2 at 41,34, heading 270°
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":165,"heading":255}
# B.1 rotates 165° to starboard, to heading 255°
[FTL-1.4] {"kind":"marked","pieces":["A","C","D","E","F","B.1","F.1","A.2","E.1","F.2"]}
# A, C, D, E, F, B.1, F.1, A.2, E.1, F.2 are marked
[FTL-6.3] {"kind":"sprint","piece":"B","length":2500,"from":[13000,24000],"to":[10500,24000]}
# B sprints 2.5 in from 13,24 to 10.5,24
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= a505cb5099ad6b9a

turn 5
> 1  A L; B L; C R60
> 2  D R15; E S6; F S7; F.1 R-45
[FTL-6.3] {"kind":"idle","piece":"B.1","marked":true}
# B.1 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"A.2","marked":true}
# A.2 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"E.1","marked":true}
# E.1 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"F.2","marked":true}
# F.2 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.3","x":18793,"y":14707,"heading":315,"radius":250}
# A launches A.3 at 18.8,14.7, heading 315°
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.2","x":9500,"y":24000,"heading":270,"radius":250}
# B launches B.2 at 9.5,24, heading 270°
[FTL-6.2] {"kind":"rotate","piece":"C","degrees":60,"heading":255}
# C rotates 60° to starboard, to heading 255°
[FTL-6.2] {"kind":"rotate","piece":"D","degrees":15,"heading":15}
# D rotates 15° to starboard, to heading 15°
[FTL-6.2] {"kind":"rotate","piece":"F.1","degrees":-45,"heading":225}
# F.1 rotates 45° to port, to heading 225°
[FTL-1.4] {"kind":"marked","pieces":["A","B","C","D","B.1","F.1","A.2","E.1","F.2","A.3","B.2"]}
# A, B, C, D, B.1, F.1, A.2, E.1, F.2, A.3, B.2 are marked
[FTL-6.3] {"kind":"sprint","piece":"E","length":6000,"from":[54950,28950],"to":[59193,24707]}
# E sprints 6 in from 55,29 to 59.2,24.7
[FTL-6.3] {"kind":"sprint","piece":"F","length":7000,"from":[42000,34000],"to":[35000,34000]}
# F sprints 7 in from 42,34 to 35,34
[FTL-6.8] {"kind":"meet","piece":"E","target":"E.1","nearness":75,"at":[55480,28420]}
# E reaches the base of E.1 after 0.75 in
[FTL-6.5] {"kind":"hit","piece":"E","by":"E.1","hits":1,"hull":3,"vain":false}
# E.1 hits E and is spent: hit 1 of 3
[FTL-6.8] {"kind":"meet","piece":"F","target":"F.1","nearness":75,"at":[41250,34000]}
# F reaches the base of F.1 after 0.75 in
[FTL-6.5] {"kind":"hit","piece":"F","by":"F.1","hits":1,"hull":3,"vain":false}
# F.1 hits F and is spent: hit 1 of 3
[FTL-6.8] {"kind":"meet","piece":"F","target":"F.2","nearness":75,"at":[41250,34000]}
# F reaches the base of F.2 after 0.75 in
[FTL-6.5] {"kind":"hit","piece":"F","by":"F.2","hits":2,"hull":3,"vain":false}
# F.2 hits F and is spent: hit 2 of 3
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 733d566e0bd9fb25

turn 6
> 1  B R-165; C R75; B.1 R-45; A.3 S4.5
> 2  D S7.5; E S1.5; F R165
[FTL-6.3] {"kind":"idle","piece":"A","marked":true}
# A does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"A.2","marked":true}
# A.2 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"B.2","marked":true}
# B.2 does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":-165,"heading":105}
# B rotates 165° to port, to heading 105°
[FTL-6.2] {"kind":"rotate","piece":"C","degrees":75,"heading":330}
# C rotates 75° to starboard, to heading 330°
[FTL-6.2] {"kind":"rotate","piece":"F","degrees":165,"heading":75}
# F rotates 165° to starboard, to heading 75°
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":-45,"heading":210}
# B.1 rotates 45° to port, to heading 210°
[FTL-1.4] {"kind":"marked","pieces":["A","B","C","F","B.1","A.2","B.2"]}
# A, B, C, F, B.1, A.2, B.2 are marked
[FTL-6.3] {"kind":"sprint","piece":"D","length":7500,"from":[48000,26000],"to":[49941,33244]}
# D sprints 7.5 in from 48,26 to 49.9,33.2
[FTL-6.3] {"kind":"sprint","piece":"E","length":1500,"from":[59193,24707],"to":[60254,23646]}
# E sprints 1.5 in from 59.2,24.7 to 60.3,23.6
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":4500,"from":[18793,14707],"to":[15611,17889]}
# A.3 sprints 4.5 in from 18.8,14.7 to 15.6,17.9
[FTL-6.10] {"kind":"leaves","piece":"E","x":60254,"y":23646}
# E leaves the table at 60.3,23.6 and is removed
[FTL-2.2] {"kind":"out","piece":"E"}
# E is out of the battle
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= fb6f5fc687dca538

turn 7
> 1  A L; B.1 R-165; A.2 S4; B.2 S5
> 2  idle
[FTL-6.3] {"kind":"idle","piece":"B","marked":true}
# B does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"C","marked":true}
# C does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"D","marked":true}
# D does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"F","marked":true}
# F does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"A.3","marked":true}
# A.3 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.4","x":18793,"y":14707,"heading":315,"radius":250}
# A launches A.4 at 18.8,14.7, heading 315°
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":-165,"heading":45}
# B.1 rotates 165° to port, to heading 45°
[FTL-1.4] {"kind":"marked","pieces":["A","B","C","D","F","B.1","A.3","A.4"]}
# A, B, C, D, F, B.1, A.3, A.4 are marked
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":4000,"from":[18793,14707],"to":[15965,17535]}
# A.2 sprints 4 in from 18.8,14.7 to 16,17.5
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":5000,"from":[9500,24000],"to":[4500,24000]}
# B.2 sprints 5 in from 9.5,24 to 4.5,24
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= dfee61608552694b

turn 8
> 1  A R180; B R90; C S2; B.1 S3.5; A.3 S1; B.2 R-60
> 2  F R-45
[FTL-6.3] {"kind":"idle","piece":"D","marked":true}
# D does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"A.2","marked":true}
# A.2 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"A.4","marked":true}
# A.4 does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":180,"heading":135}
# A rotates 180° to starboard, to heading 135°
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":90,"heading":195}
# B rotates 90° to starboard, to heading 195°
[FTL-6.2] {"kind":"rotate","piece":"F","degrees":-45,"heading":30}
# F rotates 45° to port, to heading 30°
[FTL-6.2] {"kind":"rotate","piece":"B.2","degrees":-60,"heading":210}
# B.2 rotates 60° to port, to heading 210°
[FTL-1.4] {"kind":"marked","pieces":["A","B","D","F","A.2","B.2","A.4"]}
# A, B, D, F, A.2, B.2, A.4 are marked
[FTL-6.3] {"kind":"sprint","piece":"C","length":2000,"from":[9153,23375],"to":[8153,25107]}
# C sprints 2 in from 9.2,23.4 to 8.2,25.1
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":3500,"from":[14000,24000],"to":[16475,26475]}
# B.1 sprints 3.5 in from 14,24 to 16.5,26.5
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":1000,"from":[15611,17889],"to":[14904,18596]}
# A.3 sprints 1 in from 15.6,17.9 to 14.9,18.6
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= d098edb442aae112

turn 9
> 1  A S5.5; B L; C R-45; B.2 R-150
> 2  D S4; F R120
[FTL-6.3] {"kind":"idle","piece":"B.1","marked":true}
# B.1 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"A.2","marked":true}
# A.2 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"A.3","marked":true}
# A.3 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"A.4","marked":true}
# A.4 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.3","x":10241,"y":23034,"heading":195,"radius":250}
# B launches B.3 at 10.2,23, heading 195°
[FTL-6.2] {"kind":"rotate","piece":"C","degrees":-45,"heading":285}
# C rotates 45° to port, to heading 285°
[FTL-6.2] {"kind":"rotate","piece":"F","degrees":120,"heading":150}
# F rotates 120° to starboard, to heading 150°
[FTL-6.2] {"kind":"rotate","piece":"B.2","degrees":-150,"heading":60}
# B.2 rotates 150° to port, to heading 60°
[FTL-1.4] {"kind":"marked","pieces":["B","C","F","B.1","A.2","A.3","B.2","A.4","B.3"]}
# B, C, F, B.1, A.2, A.3, B.2, A.4, B.3 are marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":5500,"from":[19500,14000],"to":[23389,10111]}
# A sprints 5.5 in from 19.5,14 to 23.4,10.1
[FTL-6.3] {"kind":"sprint","piece":"D","length":4000,"from":[49941,33244],"to":[50976,37108]}
# D sprints 4 in from 49.9,33.2 to 51,37.1
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= d424e0a53f593f38

turn 10
> 1  A R-120; B S3.5; C L; A.2 S1.5; A.3 R15; B.2 R90; A.4 R-90; B.3 R-135
> 2  D L; F R90
[FTL-6.3] {"kind":"idle","piece":"B.1","marked":true}
# B.1 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"C","missile":"C.1","x":7187,"y":25366,"heading":285,"radius":250}
# C launches C.1 at 7.2,25.4, heading 285°
[FTL-6.1] {"kind":"launch","piece":"D","missile":"D.1","x":51235,"y":38074,"heading":15,"radius":250}
# D launches D.1 at 51.2,38.1, heading 15°
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":-120,"heading":15}
# A rotates 120° to port, to heading 15°
[FTL-6.2] {"kind":"rotate","piece":"F","degrees":90,"heading":240}
# F rotates 90° to starboard, to heading 240°
[FTL-6.2] {"kind":"rotate","piece":"A.3","degrees":15,"heading":330}
# A.3 rotates 15° to starboard, to heading 330°
[FTL-6.2] {"kind":"rotate","piece":"B.2","degrees":90,"heading":150}
# B.2 rotates 90° to starboard, to heading 150°
[FTL-6.2] {"kind":"rotate","piece":"A.4","degrees":-90,"heading":225}
# A.4 rotates 90° to port, to heading 225°
[FTL-6.2] {"kind":"rotate","piece":"B.3","degrees":-135,"heading":60}
# B.3 rotates 135° to port, to heading 60°
[FTL-1.4] {"kind":"marked","pieces":["A","C","D","F","B.1","A.3","B.2","A.4","B.3","C.1","D.1"]}
# A, C, D, F, B.1, A.3, B.2, A.4, B.3, C.1, D.1 are marked
[FTL-6.3] {"kind":"sprint","piece":"B","length":3500,"from":[10500,24000],"to":[9594,20619]}
# B sprints 3.5 in from 10.5,24 to 9.6,20.6
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":1500,"from":[15965,17535],"to":[14904,18596]}
# A.2 sprints 1.5 in from 16,17.5 to 14.9,18.6
[FTL-6.8] {"kind":"meet","piece":"B","target":"B.3","nearness":75,"at":[10306,23276]}
# B reaches the base of B.3 after 0.75 in
[FTL-6.5] {"kind":"hit","piece":"B","by":"B.3","hits":1,"hull":3,"vain":false}
# B.3 hits B and is spent: hit 1 of 3
[FTL-6.8] {"kind":"meet","piece":"A.2","target":"A.3","nearness":125,"at":[15082,18418]}
# A.2 reaches the base of A.3 after 1.25 in
[FTL-6.4] {"kind":"removed","pieces":["A.2","A.3"],"third-hit":false}
# A.2 hits A.3: both are removed
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= b468baf8f8f2e17b

turn 11
> 1  B R120; C S3; B.1 R-135; B.2 R75; C.1 R-120
> 2  F L
[FTL-6.3] {"kind":"idle","piece":"A","marked":true}
# A does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"D","marked":true}
# D does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"A.4","marked":true}
# A.4 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"D.1","marked":true}
# D.1 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"F","missile":"F.3","x":34134,"y":33500,"heading":240,"radius":250}
# F launches F.3 at 34.1,33.5, heading 240°
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":120,"heading":315}
# B rotates 120° to starboard, to heading 315°
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":-135,"heading":270}
# B.1 rotates 135° to port, to heading 270°
[FTL-6.2] {"kind":"rotate","piece":"B.2","degrees":75,"heading":225}
# B.2 rotates 75° to starboard, to heading 225°
[FTL-6.2] {"kind":"rotate","piece":"C.1","degrees":-120,"heading":165}
# C.1 rotates 120° to port, to heading 165°
[FTL-1.4] {"kind":"marked","pieces":["A","B","D","F","B.1","B.2","A.4","C.1","D.1","F.3"]}
# A, B, D, F, B.1, B.2, A.4, C.1, D.1, F.3 are marked
[FTL-6.3] {"kind":"sprint","piece":"C","length":3000,"from":[8153,25107],"to":[5255,25883]}
# C sprints 3 in from 8.2,25.1 to 5.3,25.9
[FTL-6.8] {"kind":"meet","piece":"C","target":"C.1","nearness":75,"at":[7429,25301]}
# C reaches the base of C.1 after 0.75 in
[FTL-6.5] {"kind":"hit","piece":"C","by":"C.1","hits":1,"hull":3,"vain":false}
# C.1 hits C and is spent: hit 1 of 3
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 52adcef048a36288

turn 12
> 1  A L; C S3; B.1 R-30; B.2 S2.5
> 2  D R150; D.1 R-105
[FTL-6.3] {"kind":"idle","piece":"B","marked":true}
# B does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"F","marked":true}
# F does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"A.4","marked":true}
# A.4 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"F.3","marked":true}
# F.3 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.5","x":23648,"y":11077,"heading":15,"radius":250}
# A launches A.5 at 23.6,11.1, heading 15°
[FTL-6.2] {"kind":"rotate","piece":"D","degrees":150,"heading":165}
# D rotates 150° to starboard, to heading 165°
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":-30,"heading":240}
# B.1 rotates 30° to port, to heading 240°
[FTL-6.2] {"kind":"rotate","piece":"D.1","degrees":-105,"heading":270}
# D.1 rotates 105° to port, to heading 270°
[FTL-1.4] {"kind":"marked","pieces":["A","B","D","F","B.1","A.4","D.1","F.3","A.5"]}
# A, B, D, F, B.1, A.4, D.1, F.3, A.5 are marked
[FTL-6.3] {"kind":"sprint","piece":"C","length":3000,"from":[5255,25883],"to":[2357,26659]}
# C sprints 3 in from 5.3,25.9 to 2.4,26.7
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":2500,"from":[4500,24000],"to":[2732,22232]}
# B.2 sprints 2.5 in from 4.5,24 to 2.7,22.2
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= a1c55feab1289bac

turn 13
> 1  A S5.5; C L; B.2 R120; A.4 R60
> 2  D R45; F L; D.1 S7.5; F.3 R-75
[FTL-6.3] {"kind":"idle","piece":"B","marked":true}
# B does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"B.1","marked":true}
# B.1 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"A.5","marked":true}
# A.5 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"C","missile":"C.2","x":1391,"y":26918,"heading":285,"radius":250}
# C launches C.2 at 1.4,26.9, heading 285°
[FTL-6.1] {"kind":"launch","piece":"F","missile":"F.4","x":34134,"y":33500,"heading":240,"radius":250}
# F launches F.4 at 34.1,33.5, heading 240°
[FTL-6.2] {"kind":"rotate","piece":"D","degrees":45,"heading":210}
# D rotates 45° to starboard, to heading 210°
[FTL-6.2] {"kind":"rotate","piece":"B.2","degrees":120,"heading":345}
# B.2 rotates 120° to starboard, to heading 345°
[FTL-6.2] {"kind":"rotate","piece":"A.4","degrees":60,"heading":285}
# A.4 rotates 60° to starboard, to heading 285°
[FTL-6.2] {"kind":"rotate","piece":"F.3","degrees":-75,"heading":165}
# F.3 rotates 75° to port, to heading 165°
[FTL-1.4] {"kind":"marked","pieces":["B","C","D","F","B.1","B.2","A.4","F.3","A.5","C.2","F.4"]}
# B, C, D, F, B.1, B.2, A.4, F.3, A.5, C.2, F.4 are marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":5500,"from":[23389,10111],"to":[24813,15424]}
# A sprints 5.5 in from 23.4,10.1 to 24.8,15.4
[FTL-6.3] {"kind":"sprint","piece":"D.1","length":7500,"from":[51235,38074],"to":[43735,38074]}
# D.1 sprints 7.5 in from 51.2,38.1 to 43.7,38.1
[FTL-6.8] {"kind":"meet","piece":"A","target":"A.5","nearness":75,"at":[23583,10835]}
# A reaches the base of A.5 after 0.75 in
[FTL-6.5] {"kind":"hit","piece":"A","by":"A.5","hits":2,"hull":3,"vain":false}
# A.5 hits A and is spent: hit 2 of 3
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 22d1d0d619097947

turn 14
> 1  A S5.5; C L; B.2 S2.5; A.4 S3.5; C.2 S8
> 2  D R30; D.1 S3.5; F.3 R-165; F.4 R-60
[FTL-6.3] {"kind":"idle","piece":"B","marked":true}
# B does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"F","marked":true}
# F does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"B.1","marked":true}
# B.1 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"C","missile":"C.3","x":1391,"y":26918,"heading":285,"radius":250}
# C launches C.3 at 1.4,26.9, heading 285°
[FTL-6.2] {"kind":"rotate","piece":"D","degrees":30,"heading":240}
# D rotates 30° to starboard, to heading 240°
[FTL-6.2] {"kind":"rotate","piece":"F.3","degrees":-165,"heading":0}
# F.3 rotates 165° to port, to heading 0°
[FTL-6.2] {"kind":"rotate","piece":"F.4","degrees":-60,"heading":180}
# F.4 rotates 60° to port, to heading 180°
[FTL-1.4] {"kind":"marked","pieces":["B","C","D","F","B.1","F.3","F.4","C.3"]}
# B, C, D, F, B.1, F.3, F.4, C.3 are marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":5500,"from":[24813,15424],"to":[26237,20737]}
# A sprints 5.5 in from 24.8,15.4 to 26.2,20.7
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":2500,"from":[2732,22232],"to":[2085,24647]}
# B.2 sprints 2.5 in from 2.7,22.2 to 2.1,24.6
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":3500,"from":[18793,14707],"to":[15412,15613]}
# A.4 sprints 3.5 in from 18.8,14.7 to 15.4,15.6
[FTL-6.3] {"kind":"sprint","piece":"D.1","length":3500,"from":[43735,38074],"to":[40235,38074]}
# D.1 sprints 3.5 in from 43.7,38.1 to 40.2,38.1
[FTL-6.3] {"kind":"sprint","piece":"C.2","length":8000,"from":[1391,26918],"to":[-6336,28989]}
# C.2 sprints 8 in from 1.4,26.9 to -6.3,29
[FTL-6.10] {"kind":"leaves","piece":"C.2","x":-6336,"y":28989}
# C.2 leaves the table at -6.3,29 and is removed
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 0b01b38e26d7560b

turn 15
> 1  B L; C L; B.1 R-165; A.4 S3
> 2  D R-30; F S7.5; F.4 S3
[FTL-6.3] {"kind":"idle","piece":"A","marked":true}
# A does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"B.2","marked":true}
# B.2 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"D.1","marked":true}
# D.1 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"F.3","marked":true}
# F.3 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"C.3","marked":true}
# C.3 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.4","x":8887,"y":21326,"heading":315,"radius":250}
# B launches B.4 at 8.9,21.3, heading 315°
[FTL-6.1] {"kind":"launch","piece":"C","missile":"C.4","x":1391,"y":26918,"heading":285,"radius":250}
# C launches C.4 at 1.4,26.9, heading 285°
[FTL-6.2] {"kind":"rotate","piece":"D","degrees":-30,"heading":210}
# D rotates 30° to port, to heading 210°
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":-165,"heading":75}
# B.1 rotates 165° to port, to heading 75°
[FTL-1.4] {"kind":"marked","pieces":["A","B","C","D","B.1","B.2","D.1","F.3","C.3","B.4","C.4"]}
# A, B, C, D, B.1, B.2, D.1, F.3, C.3, B.4, C.4 are marked
[FTL-6.3] {"kind":"sprint","piece":"F","length":7500,"from":[35000,34000],"to":[28505,30250]}
# F sprints 7.5 in from 35,34 to 28.5,30.3
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":3000,"from":[15412,15613],"to":[12514,16389]}
# A.4 sprints 3 in from 15.4,15.6 to 12.5,16.4
[FTL-6.3] {"kind":"sprint","piece":"F.4","length":3000,"from":[34134,33500],"to":[34134,30500]}
# F.4 sprints 3 in from 34.1,33.5 to 34.1,30.5
[FTL-6.8] {"kind":"meet","piece":"F","target":"F.3","nearness":75,"at":[34351,33625]}
# F reaches the base of F.3 after 0.75 in
[FTL-6.5] {"kind":"hit","piece":"F","by":"F.3","hits":3,"hull":3,"vain":false}
# F.3 hits F and is spent: hit 3 of 3
[FTL-2.1] {"kind":"removed","pieces":["F"],"third-hit":true}
# F is destroyed by its last hit
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 06695ef605ebcfa8

turn 16
> 1  A R120; B R105; C L; A.4 S2; C.3 R105; B.4 S5.5; C.4 S6.5
> 2  D L; D.1 S4; F.4 R-75
[FTL-6.3] {"kind":"idle","piece":"B.1","marked":true}
# B.1 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"B.2","marked":true}
# B.2 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"C","missile":"C.5","x":1391,"y":26918,"heading":285,"radius":250}
# C launches C.5 at 1.4,26.9, heading 285°
[FTL-6.1] {"kind":"launch","piece":"D","missile":"D.2","x":50476,"y":36242,"heading":210,"radius":250}
# D launches D.2 at 50.5,36.2, heading 210°
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":120,"heading":135}
# A rotates 120° to starboard, to heading 135°
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":105,"heading":60}
# B rotates 105° to starboard, to heading 60°
[FTL-6.2] {"kind":"rotate","piece":"F.4","degrees":-75,"heading":105}
# F.4 rotates 75° to port, to heading 105°
[FTL-6.2] {"kind":"rotate","piece":"C.3","degrees":105,"heading":30}
# C.3 rotates 105° to starboard, to heading 30°
[FTL-1.4] {"kind":"marked","pieces":["A","B","C","D","B.1","B.2","F.4","C.3","C.5","D.2"]}
# A, B, C, D, B.1, B.2, F.4, C.3, C.5, D.2 are marked
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":2000,"from":[12514,16389],"to":[10582,16907]}
# A.4 sprints 2 in from 12.5,16.4 to 10.6,16.9
[FTL-6.3] {"kind":"sprint","piece":"D.1","length":4000,"from":[40235,38074],"to":[36235,38074]}
# D.1 sprints 4 in from 40.2,38.1 to 36.2,38.1
[FTL-6.3] {"kind":"sprint","piece":"B.4","length":5500,"from":[8887,21326],"to":[4998,25215]}
# B.4 sprints 5.5 in from 8.9,21.3 to 5,25.2
[FTL-6.3] {"kind":"sprint","piece":"C.4","length":6500,"from":[1391,26918],"to":[-4888,28600]}
# C.4 sprints 6.5 in from 1.4,26.9 to -4.9,28.6
[FTL-6.10] {"kind":"leaves","piece":"C.4","x":-4888,"y":28600}
# C.4 leaves the table at -4.9,28.6 and is removed
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 33fcb38e57dc7b9d

turn 17
> 1  B.1 R-45; B.2 S5; A.4 R-30; C.3 R-15; B.4 S4
> 2  D R135; D.1 R120; F.4 S5; D.2 S1.5
[FTL-6.3] {"kind":"idle","piece":"A","marked":true}
# A does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"B","marked":true}
# B does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"C","marked":true}
# C does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"C.5","marked":true}
# C.5 does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"D","degrees":135,"heading":345}
# D rotates 135° to starboard, to heading 345°
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":-45,"heading":30}
# B.1 rotates 45° to port, to heading 30°
[FTL-6.2] {"kind":"rotate","piece":"A.4","degrees":-30,"heading":255}
# A.4 rotates 30° to port, to heading 255°
[FTL-6.2] {"kind":"rotate","piece":"D.1","degrees":120,"heading":30}
# D.1 rotates 120° to starboard, to heading 30°
[FTL-6.2] {"kind":"rotate","piece":"C.3","degrees":-15,"heading":15}
# C.3 rotates 15° to port, to heading 15°
[FTL-1.4] {"kind":"marked","pieces":["A","B","C","D","B.1","A.4","D.1","C.3","C.5"]}
# A, B, C, D, B.1, A.4, D.1, C.3, C.5 are marked
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":5000,"from":[2085,24647],"to":[791,29477]}
# B.2 sprints 5 in from 2.1,24.6 to 0.8,29.5
[FTL-6.3] {"kind":"sprint","piece":"F.4","length":5000,"from":[34134,30500],"to":[38964,29206]}
# F.4 sprints 5 in from 34.1,30.5 to 39,29.2
[FTL-6.3] {"kind":"sprint","piece":"B.4","length":4000,"from":[4998,25215],"to":[2170,28043]}
# B.4 sprints 4 in from 5,25.2 to 2.2,28
[FTL-6.3] {"kind":"sprint","piece":"D.2","length":1500,"from":[50476,36242],"to":[49726,34943]}
# D.2 sprints 1.5 in from 50.5,36.2 to 49.7,34.9
[FTL-6.8] {"kind":"meet","piece":"B.2","target":"C.3","nearness":214,"at":[1531,26714]}
# B.2 reaches the base of C.3 after 2.14 in
[FTL-6.4] {"kind":"removed","pieces":["B.2","C.3"],"third-hit":false}
# B.2 hits C.3: both are removed
[FTL-6.8] {"kind":"meet","piece":"B.2","target":"C.5","nearness":214,"at":[1531,26714]}
# B.2 reaches the base of C.5 after 2.14 in
[FTL-6.4] {"kind":"removed","pieces":["B.2","C.5"],"third-hit":false}
# B.2 hits C.5: both are removed
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 09d56408902affef

turn 18
> 1  A R-15; C R45; B.1 S3.5; A.4 S5; B.4 S5.5
> 2  D S3.5; D.1 R105; F.4 R-150
[FTL-6.3] {"kind":"idle","piece":"B","marked":true}
# B does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"D.2","marked":true}
# D.2 does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":-15,"heading":120}
# A rotates 15° to port, to heading 120°
[FTL-6.2] {"kind":"rotate","piece":"C","degrees":45,"heading":330}
# C rotates 45° to starboard, to heading 330°
[FTL-6.2] {"kind":"rotate","piece":"D.1","degrees":105,"heading":135}
# D.1 rotates 105° to starboard, to heading 135°
[FTL-6.2] {"kind":"rotate","piece":"F.4","degrees":-150,"heading":315}
# F.4 rotates 150° to port, to heading 315°
[FTL-1.4] {"kind":"marked","pieces":["A","B","C","D.1","F.4","D.2"]}
# A, B, C, D.1, F.4, D.2 are marked
[FTL-6.3] {"kind":"sprint","piece":"D","length":3500,"from":[50976,37108],"to":[50070,40489]}
# D sprints 3.5 in from 51,37.1 to 50.1,40.5
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":3500,"from":[16475,26475],"to":[18225,29506]}
# B.1 sprints 3.5 in from 16.5,26.5 to 18.2,29.5
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":5000,"from":[10582,16907],"to":[5752,15613]}
# A.4 sprints 5 in from 10.6,16.9 to 5.8,15.6
[FTL-6.3] {"kind":"sprint","piece":"B.4","length":5500,"from":[2170,28043],"to":[-1719,31932]}
# B.4 sprints 5.5 in from 2.2,28 to -1.7,31.9
[FTL-6.10] {"kind":"leaves","piece":"B.4","x":-1719,"y":31932}
# B.4 leaves the table at -1.7,31.9 and is removed
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= a0cd6bd79dc95f84

turn 19
> 1  A R45; B L; C S2
> 2  D S6; D.2 R45
[FTL-6.3] {"kind":"idle","piece":"B.1","marked":true}
# B.1 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"A.4","marked":true}
# A.4 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"D.1","marked":true}
# D.1 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"F.4","marked":true}
# F.4 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.5","x":10460,"y":21119,"heading":60,"radius":250}
# B launches B.5 at 10.5,21.1, heading 60°
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":45,"heading":165}
# A rotates 45° to starboard, to heading 165°
[FTL-6.2] {"kind":"rotate","piece":"D.2","degrees":45,"heading":255}
# D.2 rotates 45° to starboard, to heading 255°
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.1","A.4","D.1","F.4","D.2","B.5"]}
# A, B, B.1, A.4, D.1, F.4, D.2, B.5 are marked
[FTL-6.3] {"kind":"sprint","piece":"C","length":2000,"from":[2357,26659],"to":[1357,28391]}
# C sprints 2 in from 2.4,26.7 to 1.4,28.4
[FTL-6.3] {"kind":"sprint","piece":"D","length":6000,"from":[50070,40489],"to":[48517,46285]}
# D sprints 6 in from 50.1,40.5 to 48.5,46.3
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 10e9932bf90f361b

turn 20
> 1  A S7; B S7; C S7; B.1 R165; B.5 R90
> 2  D R-165; D.1 S6; F.4 S7
[FTL-6.3] {"kind":"idle","piece":"A.4","marked":true}
# A.4 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"D.2","marked":true}
# D.2 does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"D","degrees":-165,"heading":180}
# D rotates 165° to port, to heading 180°
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":165,"heading":195}
# B.1 rotates 165° to starboard, to heading 195°
[FTL-6.2] {"kind":"rotate","piece":"B.5","degrees":90,"heading":150}
# B.5 rotates 90° to starboard, to heading 150°
[FTL-1.4] {"kind":"marked","pieces":["D","B.1","A.4","D.2","B.5"]}
# D, B.1, A.4, D.2, B.5 are marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":7000,"from":[26237,20737],"to":[28049,13976]}
# A sprints 7 in from 26.2,20.7 to 28,14
[FTL-6.3] {"kind":"sprint","piece":"B","length":7000,"from":[9594,20619],"to":[15656,24119]}
# B sprints 7 in from 9.6,20.6 to 15.7,24.1
[FTL-6.3] {"kind":"sprint","piece":"C","length":7000,"from":[1357,28391],"to":[-2143,34453]}
# C sprints 7 in from 1.4,28.4 to -2.1,34.5
[FTL-6.3] {"kind":"sprint","piece":"D.1","length":6000,"from":[36235,38074],"to":[40478,33831]}
# D.1 sprints 6 in from 36.2,38.1 to 40.5,33.8
[FTL-6.3] {"kind":"sprint","piece":"F.4","length":7000,"from":[38964,29206],"to":[34014,34156]}
# F.4 sprints 7 in from 39,29.2 to 34,34.2
[FTL-6.8] {"kind":"meet","piece":"B","target":"B.5","nearness":75,"at":[10243,20994]}
# B reaches the base of B.5 after 0.75 in
[FTL-6.5] {"kind":"hit","piece":"B","by":"B.5","hits":2,"hull":3,"vain":false}
# B.5 hits B and is spent: hit 2 of 3
[FTL-6.10] {"kind":"leaves","piece":"C","x":-2143,"y":34453}
# C leaves the table at -2.1,34.5 and is removed
[FTL-2.2] {"kind":"out","piece":"C"}
# C is out of the battle
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
[FTL-7.1] {"kind":"over","winner":2}
# side 2 wins
[FTL-3.1] {"kind":"lasted","turns":20,"minutes":40}
# the battle lasted 20 turns: 40 minutes of game time
= 71da3583233bd40e
