firing-arc record 2
game ftl 2
wording en 3
scenario duel-sharp
seat 1 Hasty
seat 2 Rash
dice seed 8
| title = "Duel, sharp"
| brief = "Two ships two feet apart on courses that just miss, ten missiles each. Sharp form: idle ships can be hit, a ram is a hit, and after 20 turns fewer hits win, then the ship nearer the middle."
|
| [table]
| width = 48
| height = 48
|
| [options]
| idle-is-marked = true
| ram = "hit"
| turn-limit = 20
| at-limit = "hits"
|
| [[side]]
| name = "Teal"
| ship = [{ at = [12, 22], heading = 90 }]
|
| [[side]]
| name = "Amber"
| ship = [{ at = [36, 26], heading = 270 }]
= 3d66f7463c18614e

turn 1
> 1  A R-15
> 2  B R75
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":-15,"heading":75}
# A rotates 15° to port, to heading 75°
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":75,"heading":345}
# B rotates 75° to starboard, to heading 345°
[FTL-1.4] {"kind":"marked","pieces":["A","B"]}
# A, B are marked
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 3f66aa8781aa451a

turn 2
> 1  A R150
> 2  B R75
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":150,"heading":225}
# A rotates 150° to starboard, to heading 225°
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":75,"heading":60}
# B rotates 75° to starboard, to heading 60°
[FTL-1.4] {"kind":"marked","pieces":["A","B"]}
# A, B are marked
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= eecd4e4cdad53dd8

turn 3
> 1  A R75
> 2  B L
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.1","x":36866,"y":26500,"heading":60,"radius":250}
# B launches B.1 at 36.9,26.5, heading 60°
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":75,"heading":300}
# A rotates 75° to starboard, to heading 300°
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.1"]}
# A, B, B.1 are marked
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 5563e6268e649109

turn 4
> 1  A L
> 2  B L
[FTL-6.3] {"kind":"idle","piece":"B.1","marked":true}
# B.1 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.1","x":11134,"y":22500,"heading":300,"radius":250}
# A launches A.1 at 11.1,22.5, heading 300°
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.2","x":36866,"y":26500,"heading":60,"radius":250}
# B launches B.2 at 36.9,26.5, heading 60°
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.1","A.1","B.2"]}
# A, B, B.1, A.1, B.2 are marked
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= f7123762d4d476b3

turn 5
> 1  idle
> 2  B L; B.2 R0
[FTL-6.3] {"kind":"idle","piece":"A","marked":true}
# A does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"B.1","marked":true}
# B.1 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"A.1","marked":true}
# A.1 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.3","x":36866,"y":26500,"heading":60,"radius":250}
# B launches B.3 at 36.9,26.5, heading 60°
[FTL-5.7] {"kind":"rotate","piece":"B.2","degrees":0,"heading":60}
# B.2 rotates 0° and keeps heading 60°
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.1","A.1","B.2","B.3"]}
# A, B, B.1, A.1, B.2, B.3 are marked
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= add4aeb541c0ffce

turn 6
> 1  A S6.5; A.1 S7.5
> 2  B R75; B.1 S6.5; B.3 S3
[FTL-6.3] {"kind":"idle","piece":"B.2","marked":true}
# B.2 does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":75,"heading":135}
# B rotates 75° to starboard, to heading 135°
[FTL-1.4] {"kind":"marked","pieces":["B","B.2"]}
# B, B.2 are marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":6500,"from":[12000,22000],"to":[6371,25250]}
# A sprints 6.5 in from 12,22 to 6.4,25.3
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":6500,"from":[36866,26500],"to":[42495,29750]}
# B.1 sprints 6.5 in from 36.9,26.5 to 42.5,29.8
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":7500,"from":[11134,22500],"to":[4639,26250]}
# A.1 sprints 7.5 in from 11.1,22.5 to 4.6,26.3
[FTL-6.3] {"kind":"sprint","piece":"B.3","length":3000,"from":[36866,26500],"to":[39464,28000]}
# B.3 sprints 3 in from 36.9,26.5 to 39.5,28
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 7cbd0aaa19bbd42b

turn 7
> 1  A.1 S1.5
> 2  B L; B.1 R-60; B.2 S8
[FTL-6.3] {"kind":"idle","piece":"A","marked":true}
# A does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"B.3","marked":true}
# B.3 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.4","x":36707,"y":25293,"heading":135,"radius":250}
# B launches B.4 at 36.7,25.3, heading 135°
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":-60,"heading":0}
# B.1 rotates 60° to port, to heading 0°
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.1","B.3","B.4"]}
# A, B, B.1, B.3, B.4 are marked
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":1500,"from":[4639,26250],"to":[3340,27000]}
# A.1 sprints 1.5 in from 4.6,26.3 to 3.3,27
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":8000,"from":[36866,26500],"to":[43794,30500]}
# B.2 sprints 8 in from 36.9,26.5 to 43.8,30.5
[FTL-6.8] {"kind":"meet","piece":"B.2","target":"B.3","nearness":275,"at":[39247,27875]}
# B.2 reaches the base of B.3 after 2.75 in
[FTL-6.4] {"kind":"removed","pieces":["B.2","B.3"],"third-hit":false}
# B.2 hits B.3: both are removed
[FTL-6.7] {"kind":"stops","piece":"B.2","target":"B.1"}
# B.2 does not reach B.1: B.2 is already removed
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= ca68c7eddb7261b2

turn 8
> 1  A R90; A.1 R105
> 2  B R75; B.1 S5.5
[FTL-6.3] {"kind":"idle","piece":"B.4","marked":true}
# B.4 does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":90,"heading":30}
# A rotates 90° to starboard, to heading 30°
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":75,"heading":210}
# B rotates 75° to starboard, to heading 210°
[FTL-6.2] {"kind":"rotate","piece":"A.1","degrees":105,"heading":45}
# A.1 rotates 105° to starboard, to heading 45°
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.1","B.4"]}
# A, B, A.1, B.4 are marked
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":5500,"from":[42495,29750],"to":[42495,35250]}
# B.1 sprints 5.5 in from 42.5,29.8 to 42.5,35.3
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= d09dfb2cd14f4e47

turn 9
> 1  A R75
> 2  B R-120; B.1 S4; B.4 S7
[FTL-6.3] {"kind":"idle","piece":"A.1","marked":true}
# A.1 does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":75,"heading":105}
# A rotates 75° to starboard, to heading 105°
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":-120,"heading":90}
# B rotates 120° to port, to heading 90°
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.1"]}
# A, B, A.1 are marked
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":4000,"from":[42495,35250],"to":[42495,39250]}
# B.1 sprints 4 in from 42.5,35.3 to 42.5,39.3
[FTL-6.3] {"kind":"sprint","piece":"B.4","length":7000,"from":[36707,25293],"to":[41657,20343]}
# B.4 sprints 7 in from 36.7,25.3 to 41.7,20.3
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= e2e0f7f72fdd54ef

turn 10
> 1  A L
> 2  B L; B.1 R-165; B.4 R15
[FTL-6.3] {"kind":"idle","piece":"A.1","marked":true}
# A.1 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.2","x":7337,"y":24991,"heading":105,"radius":250}
# A launches A.2 at 7.3,25, heading 105°
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.5","x":37000,"y":26000,"heading":90,"radius":250}
# B launches B.5 at 37,26, heading 90°
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":-165,"heading":195}
# B.1 rotates 165° to port, to heading 195°
[FTL-6.2] {"kind":"rotate","piece":"B.4","degrees":15,"heading":150}
# B.4 rotates 15° to starboard, to heading 150°
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.1","A.1","B.4","A.2","B.5"]}
# A, B, B.1, A.1, B.4, A.2, B.5 are marked
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= a80e4e7bbdcfb90a

turn 11
> 1  A R15
> 2  B R165; B.4 S2; B.5 R-135
[FTL-6.3] {"kind":"idle","piece":"B.1","marked":true}
# B.1 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"A.1","marked":true}
# A.1 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"A.2","marked":true}
# A.2 does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":15,"heading":120}
# A rotates 15° to starboard, to heading 120°
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":165,"heading":255}
# B rotates 165° to starboard, to heading 255°
[FTL-6.2] {"kind":"rotate","piece":"B.5","degrees":-135,"heading":315}
# B.5 rotates 135° to port, to heading 315°
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.1","A.1","A.2","B.5"]}
# A, B, B.1, A.1, A.2, B.5 are marked
[FTL-6.3] {"kind":"sprint","piece":"B.4","length":2000,"from":[41657,20343],"to":[42657,18611]}
# B.4 sprints 2 in from 41.7,20.3 to 42.7,18.6
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= a502e31f9c1edca1

turn 12
> 1  A L; A.1 S2; A.2 S6
> 2  B R105; B.1 R-120; B.4 R-60; B.5 S1
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.3","x":7237,"y":24750,"heading":120,"radius":250}
# A launches A.3 at 7.2,24.8, heading 120°
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":105,"heading":0}
# B rotates 105° to starboard, to heading 0°
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":-120,"heading":75}
# B.1 rotates 120° to port, to heading 75°
[FTL-6.2] {"kind":"rotate","piece":"B.4","degrees":-60,"heading":90}
# B.4 rotates 60° to port, to heading 90°
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.1","B.4","A.3"]}
# A, B, B.1, B.4, A.3 are marked
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":2000,"from":[3340,27000],"to":[4754,28414]}
# A.1 sprints 2 in from 3.3,27 to 4.8,28.4
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":6000,"from":[7337,24991],"to":[13133,23438]}
# A.2 sprints 6 in from 7.3,25 to 13.1,23.4
[FTL-6.3] {"kind":"sprint","piece":"B.5","length":1000,"from":[37000,26000],"to":[36293,26707]}
# B.5 sprints 1 in from 37,26 to 36.3,26.7
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= a6903be9a46aaa34

turn 13
> 1  A S7; A.3 R-60
> 2  B S1.5; B.1 R0; B.4 R-90; B.5 R-60
[FTL-6.3] {"kind":"idle","piece":"A.1","marked":true}
# A.1 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"A.2","marked":true}
# A.2 does nothing and is marked
[FTL-5.7] {"kind":"rotate","piece":"B.1","degrees":0,"heading":75}
# B.1 rotates 0° and keeps heading 75°
[FTL-6.2] {"kind":"rotate","piece":"B.4","degrees":-90,"heading":0}
# B.4 rotates 90° to port, to heading 0°
[FTL-6.2] {"kind":"rotate","piece":"B.5","degrees":-60,"heading":255}
# B.5 rotates 60° to port, to heading 255°
[FTL-6.2] {"kind":"rotate","piece":"A.3","degrees":-60,"heading":60}
# A.3 rotates 60° to port, to heading 60°
[FTL-1.4] {"kind":"marked","pieces":["B.1","A.1","B.4","A.2","B.5","A.3"]}
# B.1, A.1, B.4, A.2, B.5, A.3 are marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":7000,"from":[6371,25250],"to":[12433,21750]}
# A sprints 7 in from 6.4,25.3 to 12.4,21.8
[FTL-6.3] {"kind":"sprint","piece":"B","length":1500,"from":[36000,26000],"to":[36000,27500]}
# B sprints 1.5 in from 36,26 to 36,27.5
[FTL-6.8] {"kind":"meet","piece":"A","target":"A.3","nearness":75,"at":[7020,24875]}
# A reaches the base of A.3 after 0.75 in
[FTL-6.5] {"kind":"hit","piece":"A","by":"A.3","hits":1,"hull":3,"vain":false}
# A.3 hits A and is spent: hit 1 of 3
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= f3e61a593b36c961

turn 14
> 1  idle
> 2  B S7; B.1 S7; B.4 S3.5
[FTL-6.3] {"kind":"idle","piece":"A","marked":true}
# A does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"A.1","marked":true}
# A.1 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"A.2","marked":true}
# A.2 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"B.5","marked":true}
# B.5 does nothing and is marked
[FTL-1.4] {"kind":"marked","pieces":["A","A.1","A.2","B.5"]}
# A, A.1, A.2, B.5 are marked
[FTL-6.3] {"kind":"sprint","piece":"B","length":7000,"from":[36000,27500],"to":[36000,34500]}
# B sprints 7 in from 36,27.5 to 36,34.5
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":7000,"from":[42495,39250],"to":[49256,41062]}
# B.1 sprints 7 in from 42.5,39.3 to 49.3,41.1
[FTL-6.3] {"kind":"sprint","piece":"B.4","length":3500,"from":[42657,18611],"to":[42657,22111]}
# B.4 sprints 3.5 in from 42.7,18.6 to 42.7,22.1
[FTL-6.10] {"kind":"leaves","piece":"B.1","x":49256,"y":41062}
# B.1 leaves the table at 49.3,41.1 and is removed
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= efa9066f3635d91a

turn 15
> 1  A R-90; A.1 S6.5
> 2  B L; B.4 R-120; B.5 S4.5
[FTL-6.3] {"kind":"idle","piece":"A.2","marked":true}
# A.2 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.6","x":36000,"y":35500,"heading":0,"radius":250}
# B launches B.6 at 36,35.5, heading 0°
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":-90,"heading":30}
# A rotates 90° to port, to heading 30°
[FTL-6.2] {"kind":"rotate","piece":"B.4","degrees":-120,"heading":240}
# B.4 rotates 120° to port, to heading 240°
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.4","A.2","B.6"]}
# A, B, B.4, A.2, B.6 are marked
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":6500,"from":[4754,28414],"to":[9350,33010]}
# A.1 sprints 6.5 in from 4.8,28.4 to 9.4,33
[FTL-6.3] {"kind":"sprint","piece":"B.5","length":4500,"from":[36293,26707],"to":[31946,25542]}
# B.5 sprints 4.5 in from 36.3,26.7 to 31.9,25.5
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 6b475017ad091d3f

turn 16
> 1  A S8; A.1 S1; A.2 R0
> 2  B S3.5; B.5 R0
[FTL-6.3] {"kind":"idle","piece":"B.4","marked":true}
# B.4 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"B.6","marked":true}
# B.6 does nothing and is marked
[FTL-5.7] {"kind":"rotate","piece":"A.2","degrees":0,"heading":105}
# A.2 rotates 0° and keeps heading 105°
[FTL-5.7] {"kind":"rotate","piece":"B.5","degrees":0,"heading":255}
# B.5 rotates 0° and keeps heading 255°
[FTL-1.4] {"kind":"marked","pieces":["B.4","A.2","B.5","B.6"]}
# B.4, A.2, B.5, B.6 are marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":8000,"from":[12433,21750],"to":[16433,28678]}
# A sprints 8 in from 12.4,21.8 to 16.4,28.7
[FTL-6.3] {"kind":"sprint","piece":"B","length":3500,"from":[36000,34500],"to":[36000,38000]}
# B sprints 3.5 in from 36,34.5 to 36,38
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":1000,"from":[9350,33010],"to":[10057,33717]}
# A.1 sprints 1 in from 9.4,33 to 10.1,33.7
[FTL-6.8] {"kind":"meet","piece":"B","target":"B.6","nearness":75,"at":[36000,35250]}
# B reaches the base of B.6 after 0.75 in
[FTL-6.5] {"kind":"hit","piece":"B","by":"B.6","hits":1,"hull":3,"vain":false}
# B.6 hits B and is spent: hit 1 of 3
[FTL-6.8] {"kind":"meet","piece":"A","target":"A.2","nearness":173,"at":[13298,23248]}
# A reaches the base of A.2 after 1.73 in
[FTL-6.5] {"kind":"hit","piece":"A","by":"A.2","hits":2,"hull":3,"vain":false}
# A.2 hits A and is spent: hit 2 of 3
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 3bb0640f7e9b9af3

turn 17
> 1  A S7; A.1 R165
> 2  B R60
[FTL-6.3] {"kind":"idle","piece":"B.4","marked":true}
# B.4 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"B.5","marked":true}
# B.5 does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":60,"heading":60}
# B rotates 60° to starboard, to heading 60°
[FTL-6.2] {"kind":"rotate","piece":"A.1","degrees":165,"heading":210}
# A.1 rotates 165° to starboard, to heading 210°
[FTL-1.4] {"kind":"marked","pieces":["B","A.1","B.4","B.5"]}
# B, A.1, B.4, B.5 are marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":7000,"from":[16433,28678],"to":[19933,34740]}
# A sprints 7 in from 16.4,28.7 to 19.9,34.7
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= f21a9e3aa90189a5

turn 18
> 1  A R-150
> 2  B S1.5
[FTL-6.3] {"kind":"idle","piece":"A.1","marked":true}
# A.1 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"B.4","marked":true}
# B.4 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"B.5","marked":true}
# B.5 does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":-150,"heading":240}
# A rotates 150° to port, to heading 240°
[FTL-1.4] {"kind":"marked","pieces":["A","A.1","B.4","B.5"]}
# A, A.1, B.4, B.5 are marked
[FTL-6.3] {"kind":"sprint","piece":"B","length":1500,"from":[36000,38000],"to":[37299,38750]}
# B sprints 1.5 in from 36,38 to 37.3,38.8
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 36fbdba983ba3a08

turn 19
> 1  A L; A.1 R-45
> 2  B S1.5; B.4 R-150; B.5 S6
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.4","x":19067,"y":34240,"heading":240,"radius":250}
# A launches A.4 at 19.1,34.2, heading 240°
[FTL-6.2] {"kind":"rotate","piece":"A.1","degrees":-45,"heading":165}
# A.1 rotates 45° to port, to heading 165°
[FTL-6.2] {"kind":"rotate","piece":"B.4","degrees":-150,"heading":90}
# B.4 rotates 150° to port, to heading 90°
[FTL-1.4] {"kind":"marked","pieces":["A","A.1","B.4","A.4"]}
# A, A.1, B.4, A.4 are marked
[FTL-6.3] {"kind":"sprint","piece":"B","length":1500,"from":[37299,38750],"to":[38598,39500]}
# B sprints 1.5 in from 37.3,38.8 to 38.6,39.5
[FTL-6.3] {"kind":"sprint","piece":"B.5","length":6000,"from":[31946,25542],"to":[26150,23989]}
# B.5 sprints 6 in from 31.9,25.5 to 26.2,24
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 468a88abd70b36c1

turn 20
> 1  A.1 R45; A.4 R135
> 2  B R-120; B.4 R-60; B.5 R-45
[FTL-6.3] {"kind":"idle","piece":"A","marked":true}
# A does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":-120,"heading":300}
# B rotates 120° to port, to heading 300°
[FTL-6.2] {"kind":"rotate","piece":"A.1","degrees":45,"heading":210}
# A.1 rotates 45° to starboard, to heading 210°
[FTL-6.2] {"kind":"rotate","piece":"B.4","degrees":-60,"heading":30}
# B.4 rotates 60° to port, to heading 30°
[FTL-6.2] {"kind":"rotate","piece":"B.5","degrees":-45,"heading":210}
# B.5 rotates 45° to port, to heading 210°
[FTL-6.2] {"kind":"rotate","piece":"A.4","degrees":135,"heading":15}
# A.4 rotates 135° to starboard, to heading 15°
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.1","B.4","B.5","A.4"]}
# A, B, A.1, B.4, B.5, A.4 are marked
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
[FTL-7.1] {"kind":"over","winner":2}
# side 2 wins
[FTL-3.1] {"kind":"lasted","turns":20,"minutes":40}
# the battle lasted 20 turns: 40 minutes of game time
= 0c237c22cbd70906
