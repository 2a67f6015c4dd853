firing-arc record 2
game ftl 2
wording en 3
scenario duel
option idle-is-marked on
option ram hit
option turn-limit 12
option at-limit hits
seat 1 Hasty
seat 2 Rash
dice seed 3
position turn 1; A 20,24 h90; B 23,24 h270
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
= d0d7944a01d49d16

turn 1
> 1  idle
> 2  B L
[FTL-6.3] {"kind":"idle","piece":"A","marked":true}
# A does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.1","x":22000,"y":24000,"heading":270,"radius":250}
# B launches B.1 at 22,24, heading 270°
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.1"]}
# A, B, B.1 are marked
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 08098c031e04d7e0

turn 2
> 1  A S1.5
> 2  B.1 R-165
[FTL-6.3] {"kind":"idle","piece":"B","marked":true}
# B does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"B.1","degrees":-165,"heading":105}
# B.1 rotates 165° to port, to heading 105°
[FTL-1.4] {"kind":"marked","pieces":["B","B.1"]}
# B, B.1 are marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":1500,"from":[20000,24000],"to":[21500,24000]}
# A sprints 1.5 in from 20,24 to 21.5,24
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 3b01649c89008668

turn 3
> 1  A S2
> 2  B R0
[FTL-6.3] {"kind":"idle","piece":"B.1","marked":true}
# B.1 does nothing and is marked
[FTL-5.7] {"kind":"rotate","piece":"B","degrees":0,"heading":270}
# B rotates 0° and keeps heading 270°
[FTL-1.4] {"kind":"marked","pieces":["B","B.1"]}
# B, B.1 are marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":2000,"from":[21500,24000],"to":[23500,24000]}
# A sprints 2 in from 21.5,24 to 23.5,24
[FTL-6.8] {"kind":"meet","piece":"A","target":"B.1","nearness":25,"at":[21750,24000]}
# A reaches the base of B.1 after 0.25 in
[FTL-6.5] {"kind":"hit","piece":"A","by":"B.1","hits":1,"hull":3,"vain":false}
# B.1 hits A and is spent: hit 1 of 3
[FTL-6.8] {"kind":"meet","piece":"A","target":"B","nearness":100,"at":[22500,24000]}
# A reaches the base of B after 1.00 in
[FTL-6.6] {"kind":"rammed","piece":"A","target":"B","hits":1,"hull":3,"vain":false}
# A runs into B: hit 1 of 3
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 7db2b138ed739fe0

turn 4
> 1  idle
> 2  B L
[FTL-6.3] {"kind":"idle","piece":"A","marked":true}
# A does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.2","x":22000,"y":24000,"heading":270,"radius":250}
# B launches B.2 at 22,24, heading 270°
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.2"]}
# A, B, B.2 are marked
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 5bd0241c1c4244b5

turn 5
> 1  A R-75
> 2  B.2 S5
[FTL-6.3] {"kind":"idle","piece":"B","marked":true}
# B does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":-75,"heading":15}
# A rotates 75° to port, to heading 15°
[FTL-1.4] {"kind":"marked","pieces":["A","B"]}
# A, B are marked
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":5000,"from":[22000,24000],"to":[17000,24000]}
# B.2 sprints 5 in from 22,24 to 17,24
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 562cf661d61fc257

turn 6
> 1  A L
> 2  B.2 S4
[FTL-6.3] {"kind":"idle","piece":"B","marked":true}
# B does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.1","x":23759,"y":24966,"heading":15,"radius":250}
# A launches A.1 at 23.8,25, heading 15°
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.1"]}
# A, B, A.1 are marked
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":4000,"from":[17000,24000],"to":[13000,24000]}
# B.2 sprints 4 in from 17,24 to 13,24
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 348697513daa9355

turn 7
> 1  A S3; A.1 S1.5
> 2  B R-90
[FTL-6.3] {"kind":"idle","piece":"B.2","marked":true}
# B.2 does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":-90,"heading":180}
# B rotates 90° to port, to heading 180°
[FTL-1.4] {"kind":"marked","pieces":["B","B.2"]}
# B, B.2 are marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":3000,"from":[23500,24000],"to":[24276,26898]}
# A sprints 3 in from 23.5,24 to 24.3,26.9
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":1500,"from":[23759,24966],"to":[24147,26415]}
# A.1 sprints 1.5 in from 23.8,25 to 24.1,26.4
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 067d63eddaf12b7e

turn 8
> 1  A S4.5
> 2  B S7.5; B.2 S5.5
[FTL-6.3] {"kind":"idle","piece":"A.1","marked":true}
# A.1 does nothing and is marked
[FTL-1.4] {"kind":"marked","pieces":["A.1"]}
# A.1 is marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":4500,"from":[24276,26898],"to":[25441,31245]}
# A sprints 4.5 in from 24.3,26.9 to 25.4,31.2
[FTL-6.3] {"kind":"sprint","piece":"B","length":7500,"from":[23000,24000],"to":[23000,16500]}
# B sprints 7.5 in from 23,24 to 23,16.5
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":5500,"from":[13000,24000],"to":[7500,24000]}
# B.2 sprints 5.5 in from 13,24 to 7.5,24
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= ea01eaa5acf6ea1d

turn 9
> 1  A S1; A.1 S6
> 2  idle
[FTL-6.3] {"kind":"idle","piece":"B","marked":true}
# B does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"B.2","marked":true}
# B.2 does nothing and is marked
[FTL-1.4] {"kind":"marked","pieces":["B","B.2"]}
# B, B.2 are marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":1000,"from":[25441,31245],"to":[25700,32211]}
# A sprints 1 in from 25.4,31.2 to 25.7,32.2
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":6000,"from":[24147,26415],"to":[25700,32211]}
# A.1 sprints 6 in from 24.1,26.4 to 25.7,32.2
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= fa190e40ce17e826

turn 10
> 1  A.1 R105
> 2  idle
[FTL-6.3] {"kind":"idle","piece":"A","marked":true}
# A does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"B","marked":true}
# B does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"B.2","marked":true}
# B.2 does nothing and is marked
[FTL-6.2] {"kind":"rotate","piece":"A.1","degrees":105,"heading":120}
# A.1 rotates 105° to starboard, to heading 120°
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.2","A.1"]}
# A, B, B.2, A.1 are marked
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= f4e7b26132bcc67c

turn 11
> 1  A S1; A.1 R-150
> 2  B L
[FTL-6.3] {"kind":"idle","piece":"B.2","marked":true}
# B.2 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.3","x":23000,"y":15500,"heading":180,"radius":250}
# B launches B.3 at 23,15.5, heading 180°
[FTL-6.2] {"kind":"rotate","piece":"A.1","degrees":-150,"heading":330}
# A.1 rotates 150° to port, to heading 330°
[FTL-1.4] {"kind":"marked","pieces":["B","B.2","A.1","B.3"]}
# B, B.2, A.1, B.3 are marked
[FTL-6.3] {"kind":"sprint","piece":"A","length":1000,"from":[25700,32211],"to":[25959,33177]}
# A sprints 1 in from 25.7,32.2 to 26,33.2
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
= 4ddc47ced46c42cb

turn 12
> 1  A L; A.1 R135
> 2  B.2 R-120
[FTL-6.3] {"kind":"idle","piece":"B","marked":true}
# B does nothing and is marked
[FTL-6.3] {"kind":"idle","piece":"B.3","marked":true}
# B.3 does nothing and is marked
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.2","x":26218,"y":34143,"heading":15,"radius":250}
# A launches A.2 at 26.2,34.1, heading 15°
[FTL-6.2] {"kind":"rotate","piece":"B.2","degrees":-120,"heading":150}
# B.2 rotates 120° to port, to heading 150°
[FTL-6.2] {"kind":"rotate","piece":"A.1","degrees":135,"heading":105}
# A.1 rotates 135° to starboard, to heading 105°
[FTL-1.4] {"kind":"marked","pieces":["A","B","B.2","A.1","B.3","A.2"]}
# A, B, B.2, A.1, B.3, A.2 are marked
[FTL-6.11] {"kind":"cleared"}
# the markers are cleared
[FTL-7.1] {"kind":"over","winner":2}
# side 2 wins
[FTL-3.1] {"kind":"lasted","turns":12,"minutes":24}
# the battle lasted 12 turns: 24 minutes of game time
= 7365987c4db52c72
