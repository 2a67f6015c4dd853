firing-arc record 2
game ftl 2
wording en 1
scenario crossing-courses
seat 1 Hasty
seat 2 Rash
dice seed 816
| title = "Crossing courses"
| brief = "One ship runs up the table, the other comes in from the right. The lines of sprint cross before the noses do."
|
| [table]
| width = 48
| height = 48
|
| [[side]]
| name = "Teal"
| ship = [{ at = [24, 6], heading = 0 }]
|
| [[side]]
| name = "Amber"
| ship = [{ at = [42, 24], heading = 270 }]
= 89cfc502260ff671

turn 1
> 1  A L
> 2  B R120
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.1","x":24000,"y":7000,"heading":0,"radius":250}
# A launches A.1 at 24,7, heading 0
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":120,"heading":30}
# B rotates by 120° to heading 30
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.1"]}
# marked: A, B, A.1
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= e957a96e001b828b

turn 2
> 1  A L; A.1 S1
> 2  B R0
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.2","x":24000,"y":7000,"heading":0,"radius":250}
# A launches A.2 at 24,7, heading 0
[FTL-5.7] {"kind":"rotate","piece":"B","degrees":0,"heading":30}
# B rotates by 0° and stays at heading 30
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.2"]}
# marked: A, B, A.2
[FTL-6.3] {"kind":"sprint","piece":"A.1","length":1000,"from":[24000,7000],"to":[24000,8000]}
# A.1 sprints 1 in from 24,7 to 24,8
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 0f5c3c1515427a63

turn 3
> 1  A L
> 2  B L
[FTL-5.1] {"kind":"idle","piece":"A.1","marked":false}
# A.1 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.2","marked":false}
# A.2 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.3","x":24000,"y":7000,"heading":0,"radius":250}
# A launches A.3 at 24,7, heading 0
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.1","x":42500,"y":24866,"heading":30,"radius":250}
# B launches B.1 at 42.5,24.866, heading 30
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.3","B.1"]}
# marked: A, B, A.3, B.1
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 4dc6d2c44a176764

turn 4
> 1  A.1 R-45; A.2 S6; A.3 S3.5
> 2  B S6; B.1 S3
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-6.2] {"kind":"rotate","piece":"A.1","degrees":-45,"heading":315}
# A.1 rotates by -45° to heading 315
[FTL-1.4] {"kind":"marked","pieces":["A.1"]}
# marked: A.1
[FTL-6.3] {"kind":"sprint","piece":"B","length":6000,"from":[42000,24000],"to":[45000,29196]}
# B sprints 6 in from 42,24 to 45,29.196
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":6000,"from":[24000,7000],"to":[24000,13000]}
# A.2 sprints 6 in from 24,7 to 24,13
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":3500,"from":[24000,7000],"to":[24000,10500]}
# A.3 sprints 3.5 in from 24,7 to 24,10.5
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":3000,"from":[42500,24866],"to":[44000,27464]}
# B.1 sprints 3 in from 42.5,24.866 to 44,27.464
[FTL-6.8] {"kind":"meet","piece":"A.2","target":"A.1","nearness":75,"at":[24000,7750]}
# A.2 crosses A.1 at 0.75 in
[FTL-6.4] {"kind":"removed","pieces":["A.2","A.1"],"third-hit":false}
# A.2, A.1 are both removed
[FTL-6.8] {"kind":"meet","piece":"A.3","target":"A.1","nearness":75,"at":[24000,7750]}
# A.3 crosses A.1 at 0.75 in
[FTL-6.4] {"kind":"removed","pieces":["A.3","A.1"],"third-hit":false}
# A.3, A.1 are both removed
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 294d8245246c215c

turn 5
> 1  A L
> 2  idle
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"B.1","marked":false}
# B.1 does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.4","x":24000,"y":7000,"heading":0,"radius":250}
# A launches A.4 at 24,7, heading 0
[FTL-1.4] {"kind":"marked","pieces":["A","A.4"]}
# marked: A, A.4
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= f0ef716095c2c26b

turn 6
> 1  idle
> 2  B L; B.1 S4.5
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"A.4","marked":false}
# A.4 does nothing
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.2","x":45500,"y":30062,"heading":30,"radius":250}
# B launches B.2 at 45.5,30.062, heading 30
[FTL-1.4] {"kind":"marked","pieces":["B","B.2"]}
# marked: B, B.2
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":4500,"from":[44000,27464],"to":[46250,31361]}
# B.1 sprints 4.5 in from 44,27.464 to 46.25,31.361
[FTL-6.8] {"kind":"meet","piece":"B.1","target":"B","nearness":150,"at":[44750,28763]}
# B.1 crosses B at 1.50 in
[FTL-6.5] {"kind":"hit","piece":"B","by":"B.1","hits":1,"hull":3,"vain":false}
# B.1 is spent, B takes hit 1 of 3
[FTL-6.7] {"kind":"stops","piece":"B.1","target":"B.2"}
# B.1 was stopped before B.2
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 1778c33df3d89b01

turn 7
> 1  A L; A.4 S7
> 2  B R30; B.2 S6
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.5","x":24000,"y":7000,"heading":0,"radius":250}
# A launches A.5 at 24,7, heading 0
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":30,"heading":60}
# B rotates by 30° to heading 60
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.5"]}
# marked: A, B, A.5
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":7000,"from":[24000,7000],"to":[24000,14000]}
# A.4 sprints 7 in from 24,7 to 24,14
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":6000,"from":[45500,30062],"to":[48500,35258]}
# B.2 sprints 6 in from 45.5,30.062 to 48.5,35.258
[FTL-6.10] {"kind":"leaves","piece":"B.2","x":48500,"y":35258}
# B.2 ends off the table at 48.5,35.258 and is removed
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= bab59e0cedb5a647

turn 8
> 1  A R-75
> 2  idle
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"A.4","marked":false}
# A.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.5","marked":false}
# A.5 does nothing
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":-75,"heading":285}
# A rotates by -75° to heading 285
[FTL-1.4] {"kind":"marked","pieces":["A"]}
# marked: A
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= cb77ee6782c97d5d

turn 9
> 1  A L; A.4 S8; A.5 S2.5
> 2  B L
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.6","x":23034,"y":6259,"heading":285,"radius":250}
# A launches A.6 at 23.034,6.259, heading 285
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.3","x":45866,"y":29696,"heading":60,"radius":250}
# B launches B.3 at 45.866,29.696, heading 60
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.6","B.3"]}
# marked: A, B, A.6, B.3
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":8000,"from":[24000,14000],"to":[24000,22000]}
# A.4 sprints 8 in from 24,14 to 24,22
[FTL-6.3] {"kind":"sprint","piece":"A.5","length":2500,"from":[24000,7000],"to":[24000,9500]}
# A.5 sprints 2.5 in from 24,7 to 24,9.5
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= dec0868395fcc280

turn 10
> 1  A R-150; A.6 R150
> 2  B L; B.3 S4
[FTL-5.1] {"kind":"idle","piece":"A.4","marked":false}
# A.4 does nothing
[FTL-5.1] {"kind":"idle","piece":"A.5","marked":false}
# A.5 does nothing
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.4","x":45866,"y":29696,"heading":60,"radius":250}
# B launches B.4 at 45.866,29.696, heading 60
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":-150,"heading":135}
# A rotates by -150° to heading 135
[FTL-6.2] {"kind":"rotate","piece":"A.6","degrees":150,"heading":75}
# A.6 rotates by 150° to heading 75
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.6","B.4"]}
# marked: A, B, A.6, B.4
[FTL-6.3] {"kind":"sprint","piece":"B.3","length":4000,"from":[45866,29696],"to":[49330,31696]}
# B.3 sprints 4 in from 45.866,29.696 to 49.33,31.696
[FTL-6.10] {"kind":"leaves","piece":"B.3","x":49330,"y":31696}
# B.3 ends off the table at 49.33,31.696 and is removed
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= a28e29894e7da499

turn 11
> 1  A S3; A.4 R15; A.6 R15
> 2  B L; B.4 S1.5
[FTL-5.1] {"kind":"idle","piece":"A.5","marked":false}
# A.5 does nothing
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.5","x":45866,"y":29696,"heading":60,"radius":250}
# B launches B.5 at 45.866,29.696, heading 60
[FTL-6.2] {"kind":"rotate","piece":"A.4","degrees":15,"heading":15}
# A.4 rotates by 15° to heading 15
[FTL-6.2] {"kind":"rotate","piece":"A.6","degrees":15,"heading":90}
# A.6 rotates by 15° to heading 90
[FTL-1.4] {"kind":"marked","pieces":["B","A.4","A.6","B.5"]}
# marked: B, A.4, A.6, B.5
[FTL-6.3] {"kind":"sprint","piece":"A","length":3000,"from":[24000,6000],"to":[26121,3879]}
# A sprints 3 in from 24,6 to 26.121,3.879
[FTL-6.3] {"kind":"sprint","piece":"B.4","length":1500,"from":[45866,29696],"to":[47165,30446]}
# B.4 sprints 1.5 in from 45.866,29.696 to 47.165,30.446
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 8f9f3c4b787a33ec

turn 12
> 1  A S5; A.4 S1.5; A.5 R-135
> 2  B.4 R45
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-5.1] {"kind":"idle","piece":"A.6","marked":false}
# A.6 does nothing
[FTL-5.1] {"kind":"idle","piece":"B.5","marked":false}
# B.5 does nothing
[FTL-6.2] {"kind":"rotate","piece":"A.5","degrees":-135,"heading":225}
# A.5 rotates by -135° to heading 225
[FTL-6.2] {"kind":"rotate","piece":"B.4","degrees":45,"heading":105}
# B.4 rotates by 45° to heading 105
[FTL-1.4] {"kind":"marked","pieces":["A.5","B.4"]}
# marked: A.5, B.4
[FTL-6.3] {"kind":"sprint","piece":"A","length":5000,"from":[26121,3879],"to":[29657,343]}
# A sprints 5 in from 26.121,3.879 to 29.657,0.343
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":1500,"from":[24000,22000],"to":[24388,23449]}
# A.4 sprints 1.5 in from 24,22 to 24.388,23.449
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 154858b91cbfff25

turn 13
> 1  A R105; A.4 S7; A.5 S1.5; A.6 S7
> 2  B S4; B.4 R-135; B.5 S5
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":105,"heading":240}
# A rotates by 105° to heading 240
[FTL-6.2] {"kind":"rotate","piece":"B.4","degrees":-135,"heading":330}
# B.4 rotates by -135° to heading 330
[FTL-1.4] {"kind":"marked","pieces":["A","B.4"]}
# marked: A, B.4
[FTL-6.3] {"kind":"sprint","piece":"B","length":4000,"from":[45000,29196],"to":[48464,31196]}
# B sprints 4 in from 45,29.196 to 48.464,31.196
[FTL-6.3] {"kind":"sprint","piece":"A.4","length":7000,"from":[24388,23449],"to":[26200,30210]}
# A.4 sprints 7 in from 24.388,23.449 to 26.2,30.21
[FTL-6.3] {"kind":"sprint","piece":"A.5","length":1500,"from":[24000,9500],"to":[22939,8439]}
# A.5 sprints 1.5 in from 24,9.5 to 22.939,8.439
[FTL-6.3] {"kind":"sprint","piece":"A.6","length":7000,"from":[23034,6259],"to":[30034,6259]}
# A.6 sprints 7 in from 23.034,6.259 to 30.034,6.259
[FTL-6.3] {"kind":"sprint","piece":"B.5","length":5000,"from":[45866,29696],"to":[50196,32196]}
# B.5 sprints 5 in from 45.866,29.696 to 50.196,32.196
[FTL-6.8] {"kind":"meet","piece":"B.5","target":"B.4","nearness":125,"at":[46948,30321]}
# B.5 crosses B.4 at 1.25 in
[FTL-6.4] {"kind":"removed","pieces":["B.5","B.4"],"third-hit":false}
# B.5, B.4 are both removed
[FTL-6.9] {"kind":"gone","piece":"B","target":"B.4"}
# B.4 is gone before B comes to it
[FTL-6.10] {"kind":"leaves","piece":"B","x":48464,"y":31196}
# B ends off the table at 48.464,31.196 and is removed
[FTL-2.2] {"kind":"out","piece":"B"}
# ship B is out
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
[FTL-2.3] {"kind":"over","winner":1}
# side 1 wins
[FTL-3.1] {"kind":"lasted","turns":13,"minutes":26}
# the battle lasted 13 turns, 26 minutes
= 98c9f632cf19f417
