firing-arc record 2
game ftl 2
wording en 3
scenario crossing-courses-sharp
seat 1 Hasty
seat 2 Rash
dice seed 3
| title = "Crossing courses, sharp"
| brief = "One ship runs up the table, the other comes in from the right. Sharp form: idle ships can be hit, a ram is a hit, and after 20 turns fewer hits win, then the ship nearer the middle."
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
| ship = [{ at = [24, 6], heading = 0 }]
|
| [[side]]
| name = "Amber"
| ship = [{ at = [42, 24], heading = 270 }]
= 153e5b29fc1f1e62

turn 1
> 1  idle
> 2  B L
[FTL-6.3] {"kind":"idle","piece":"A","marked":true}
# A does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.1","x":41000,"y":24000,"heading":270,"radius":250}
# B launches B.1 at 41,24, heading 270°
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.1"]}
# A, B, B.1 are marked
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 800e7661a87f0d29

turn 2
> 1  A S1.5
> 2  B.1 R-165
[FTL-6.3] {"kind":"idle","piece":"B","marked":true}
# B does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":-165,"heading":105}
# B.1 rotates 165° to port, to heading 105°
[FTL-1.4] {"kind":"marked","pieces":["B","B.1"]}
# B, B.1 are marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":1500,"from":[24000,6000],"to":[24000,7500]}
# A sprints 1.5 in from 24,6 to 24,7.5
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 77a108ba5d8eadd0

turn 3
> 1  A S2
> 2  B R0
[FTL-6.3] {"kind":"idle","piece":"B.1","marked":true}
# B.1 does nothing and is marked
[FTL-5.7] {"kind":"rotate","piece":"B","degrees":0,"heading":270}
# B rotates 0° and keeps heading 270°
[FTL-1.4] {"kind":"marked","pieces":["B","B.1"]}
# B, B.1 are marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":2000,"from":[24000,7500],"to":[24000,9500]}
# A sprints 2 in from 24,7.5 to 24,9.5
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 661b26522ee9361e

turn 4
> 1  idle
> 2  B L; B.1 R-75
[FTL-6.3] {"kind":"idle","piece":"A","marked":true}
# A does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.2","x":41000,"y":24000,"heading":270,"radius":250}
# B launches B.2 at 41,24, heading 270°
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":-75,"heading":30}
# B.1 rotates 75° to port, to heading 30°
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.1","B.2"]}
# A, B, B.1, B.2 are marked
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 7507a76e53bb87aa

turn 5
> 1  idle
> 2  B L; B.1 S6
[FTL-6.3] {"kind":"idle","piece":"A","marked":true}
# A does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"B.2","marked":true}
# B.2 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.3","x":41000,"y":24000,"heading":270,"radius":250}
# B launches B.3 at 41,24, heading 270°
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.2","B.3"]}
# A, B, B.2, B.3 are marked
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":6000,"from":[41000,24000],"to":[44000,29196]}
# B.1 sprints 6 in from 41,24 to 44,29.2
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 8e433bde8ecc1bce

turn 6
> 1  A L
> 2  B S3; B.1 S1.5
[FTL-6.3] {"kind":"idle","piece":"B.2","marked":true}
# B.2 does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"B.3","marked":true}
# B.3 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.1","x":24000,"y":10500,"heading":0,"radius":250}
# A launches A.1 at 24,10.5, heading 0°
[FTL-1.4] {"kind":"marked","pieces":["A","B.2","B.3","A.1"]}
# A, B.2, B.3, A.1 are marked
[FTL-6.3] {"kind":"sprint","piece":"B","length":3000,"from":[42000,24000],"to":[39000,24000]}
# B sprints 3 in from 42,24 to 39,24
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":1500,"from":[44000,29196],"to":[44750,30495]}
# B.1 sprints 1.5 in from 44,29.2 to 44.8,30.5
[FTL-6.8] {"kind":"meet","piece":"B","target":"B.2","nearness":75,"at":[41250,24000]}
# B reaches the base of B.2 after 0.75 in
[FTL-6.5] {"kind":"hit","piece":"B","by":"B.2","hits":1,"hull":3,"vain":false}
# B.2 hits B and is spent: hit 1 of 3
[FTL-6.8] {"kind":"meet","piece":"B","target":"B.3","nearness":75,"at":[41250,24000]}
# B reaches the base of B.3 after 0.75 in
[FTL-6.5] {"kind":"hit","piece":"B","by":"B.3","hits":2,"hull":3,"vain":false}
# B.3 hits B and is spent: hit 2 of 3
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 6f36e7c79de9f53c

turn 7
> 1  A S4.5
> 2  B S7.5; B.1 S5.5
[FTL-6.3] {"kind":"idle","piece":"A.1","marked":true}
# A.1 does nothing and is marked
[FTL-1.4] {"kind":"marked","pieces":["A.1"]}
# A.1 is marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":4500,"from":[24000,9500],"to":[24000,14000]}
# A sprints 4.5 in from 24,9.5 to 24,14
[FTL-6.3] {"kind":"sprint","piece":"B","length":7500,"from":[39000,24000],"to":[31500,24000]}
# B sprints 7.5 in from 39,24 to 31.5,24
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":5500,"from":[44750,30495],"to":[47500,35258]}
# B.1 sprints 5.5 in from 44.8,30.5 to 47.5,35.3
[FTL-6.8] {"kind":"meet","piece":"A","target":"A.1","nearness":75,"at":[24000,10250]}
# A reaches the base of A.1 after 0.75 in
[FTL-6.5] {"kind":"hit","piece":"A","by":"A.1","hits":1,"hull":3,"vain":false}
# A.1 hits A and is spent: hit 1 of 3
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 71b3f780234cb827

turn 8
> 1  A S1
> 2  B L
[FTL-6.3] {"kind":"idle","piece":"B.1","marked":true}
# B.1 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.4","x":30500,"y":24000,"heading":270,"radius":250}
# B launches B.4 at 30.5,24, heading 270°
[FTL-1.4] {"kind":"marked","pieces":["B","B.1","B.4"]}
# B, B.1, B.4 are marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":1000,"from":[24000,14000],"to":[24000,15000]}
# A sprints 1 in from 24,14 to 24,15
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 468ea1ddb88137ea

turn 9
> 1  idle
> 2  B.1 R105
[FTL-6.3] {"kind":"idle","piece":"A","marked":true}
# A does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"B","marked":true}
# B does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"B.4","marked":true}
# B.4 does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":105,"heading":135}
# B.1 rotates 105° to starboard, to heading 135°
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.1","B.4"]}
# A, B, B.1, B.4 are marked
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 9fa069cc163b451d

turn 10
> 1  idle
> 2  B S1; B.1 R-150; B.4 S7.5
[FTL-6.3] {"kind":"idle","piece":"A","marked":true}
# A does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":-150,"heading":345}
# B.1 rotates 150° to port, to heading 345°
[FTL-1.4] {"kind":"marked","pieces":["A","B.1"]}
# A, B.1 are marked
[FTL-6.3] {"kind":"sprint","piece":"B","length":1000,"from":[31500,24000],"to":[30500,24000]}
# B sprints 1 in from 31.5,24 to 30.5,24
[FTL-6.3] {"kind":"sprint","piece":"B.4","length":7500,"from":[30500,24000],"to":[23000,24000]}
# B.4 sprints 7.5 in from 30.5,24 to 23,24
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 2155163d8ef02a36

turn 11
> 1  idle
> 2  B L; B.1 R135
[FTL-6.3] {"kind":"idle","piece":"A","marked":true}
# A does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"B.4","marked":true}
# B.4 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.5","x":29500,"y":24000,"heading":270,"radius":250}
# B launches B.5 at 29.5,24, heading 270°
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":135,"heading":120}
# B.1 rotates 135° to starboard, to heading 120°
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.1","B.4","B.5"]}
# A, B, B.1, B.4, B.5 are marked
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 9e8f748f3affd20d

turn 12
> 1  A S2
> 2  B.1 R15; B.4 S6.5
[FTL-6.3] {"kind":"idle","piece":"B","marked":true}
# B does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"B.5","marked":true}
# B.5 does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":15,"heading":135}
# B.1 rotates 15° to starboard, to heading 135°
[FTL-1.4] {"kind":"marked","pieces":["B","B.1","B.5"]}
# B, B.1, B.5 are marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":2000,"from":[24000,15000],"to":[24000,17000]}
# A sprints 2 in from 24,15 to 24,17
[FTL-6.3] {"kind":"sprint","piece":"B.4","length":6500,"from":[23000,24000],"to":[16500,24000]}
# B.4 sprints 6.5 in from 23,24 to 16.5,24
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 322586d54e026874

turn 13
> 1  idle
> 2  B L; B.4 R-120; B.5 R-105
[FTL-6.3] {"kind":"idle","piece":"A","marked":true}
# A does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"B.1","marked":true}
# B.1 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.6","x":29500,"y":24000,"heading":270,"radius":250}
# B launches B.6 at 29.5,24, heading 270°
[FTL-6.2] {"kind":"rotate","piece":"B.4","degrees":-120,"heading":150}
# B.4 rotates 120° to port, to heading 150°
[FTL-6.2] {"kind":"rotate","piece":"B.5","degrees":-105,"heading":165}
# B.5 rotates 105° to port, to heading 165°
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.1","B.4","B.5","B.6"]}
# A, B, B.1, B.4, B.5, B.6 are marked
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 17e8249a8c58784b

turn 14
> 1  A R-105
> 2  B.1 S4; B.4 S7; B.5 R135; B.6 R-90
[FTL-6.3] {"kind":"idle","piece":"B","marked":true}
# B does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":-105,"heading":255}
# A rotates 105° to port, to heading 255°
[FTL-6.2] {"kind":"rotate","piece":"B.5","degrees":135,"heading":300}
# B.5 rotates 135° to starboard, to heading 300°
[FTL-6.2] {"kind":"rotate","piece":"B.6","degrees":-90,"heading":180}
# B.6 rotates 90° to port, to heading 180°
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.5","B.6"]}
# A, B, B.5, B.6 are marked
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":4000,"from":[47500,35258],"to":[50328,32430]}
# B.1 sprints 4 in from 47.5,35.3 to 50.3,32.4
[FTL-6.3] {"kind":"sprint","piece":"B.4","length":7000,"from":[16500,24000],"to":[20000,17938]}
# B.4 sprints 7 in from 16.5,24 to 20,17.9
[FTL-6.10] {"kind":"leaves","piece":"B.1","x":50328,"y":32430}
# B.1 leaves the table at 50.3,32.4 and is removed
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 108d9c70b8e09e0c

turn 15
> 1  idle
> 2  B L; B.4 R-15; B.5 R180; B.6 R-75
[FTL-6.3] {"kind":"idle","piece":"A","marked":true}
# A does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.7","x":29500,"y":24000,"heading":270,"radius":250}
# B launches B.7 at 29.5,24, heading 270°
[FTL-6.2] {"kind":"rotate","piece":"B.4","degrees":-15,"heading":135}
# B.4 rotates 15° to port, to heading 135°
[FTL-6.2] {"kind":"rotate","piece":"B.5","degrees":180,"heading":120}
# B.5 rotates 180° to starboard, to heading 120°
[FTL-6.2] {"kind":"rotate","piece":"B.6","degrees":-75,"heading":105}
# B.6 rotates 75° to port, to heading 105°
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.4","B.5","B.6","B.7"]}
# A, B, B.4, B.5, B.6, B.7 are marked
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 0eb1131c59cfbfac

turn 16
> 1  A L
> 2  B L; B.4 S1; B.6 S6.5; B.7 S6
[FTL-6.3] {"kind":"idle","piece":"B.5","marked":true}
# B.5 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.2","x":23034,"y":16741,"heading":255,"radius":250}
# A launches A.2 at 23,16.7, heading 255°
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.8","x":29500,"y":24000,"heading":270,"radius":250}
# B launches B.8 at 29.5,24, heading 270°
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.5","A.2","B.8"]}
# A, B, B.5, A.2, B.8 are marked
[FTL-6.3] {"kind":"sprint","piece":"B.4","length":1000,"from":[20000,17938],"to":[20707,17231]}
# B.4 sprints 1 in from 20,17.9 to 20.7,17.2
[FTL-6.3] {"kind":"sprint","piece":"B.6","length":6500,"from":[29500,24000],"to":[35779,22318]}
# B.6 sprints 6.5 in from 29.5,24 to 35.8,22.3
[FTL-6.3] {"kind":"sprint","piece":"B.7","length":6000,"from":[29500,24000],"to":[23500,24000]}
# B.7 sprints 6 in from 29.5,24 to 23.5,24
[FTL-6.8] {"kind":"meet","piece":"B.6","target":"B","nearness":54,"at":[30021,23861]}
# B.6 reaches the base of B after 0.54 in
[FTL-6.5] {"kind":"hit","piece":"B","by":"B.6","hits":3,"hull":3,"vain":false}
# B.6 hits B and is spent: hit 3 of 3
[FTL-2.1] {"kind":"removed","pieces":["B"],"third-hit":true}
# B is destroyed by its last hit
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
[FTL-2.3] {"kind":"over","winner":1}
# side 1 wins
[FTL-3.1] {"kind":"lasted","turns":16,"minutes":32}
# the battle lasted 16 turns: 32 minutes of game time
= 9c534a4878c3acc3
