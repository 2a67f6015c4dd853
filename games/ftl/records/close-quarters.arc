firing-arc record 2
game ftl 2
wording en 1
scenario close-quarters
seat 1 Hasty
seat 2 Rash
dice seed 1067
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
= 4035534df78b3d29

turn 1
> 1  A R-30
> 2  B R135
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":-30,"heading":60}
# A rotates by -30° to heading 60
[FTL-6.2] {"kind":"rotate","piece":"B","degrees":135,"heading":45}
# B rotates by 135° to heading 45
[FTL-1.4] {"kind":"marked","pieces":["A","B"]}
# marked: A, B
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 85ee7829232b7bed

turn 2
> 1  A L
> 2  idle
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.1","x":18866,"y":24500,"heading":60,"radius":250}
# A launches A.1 at 18.866,24.5, heading 60
[FTL-1.4] {"kind":"marked","pieces":["A","A.1"]}
# marked: A, A.1
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 044aa556688210c0

turn 3
> 1  A S6.5; A.1 R-75
> 2  B S5
[FTL-6.2] {"kind":"rotate","piece":"A.1","degrees":-75,"heading":345}
# A.1 rotates by -75° to heading 345
[FTL-1.4] {"kind":"marked","pieces":["A.1"]}
# marked: A.1
[FTL-6.3] {"kind":"sprint","piece":"A","length":6500,"from":[18000,24000],"to":[23629,27250]}
# A sprints 6.5 in from 18,24 to 23.629,27.25
[FTL-6.3] {"kind":"sprint","piece":"B","length":5000,"from":[30000,24000],"to":[33536,27536]}
# B sprints 5 in from 30,24 to 33.536,27.536
[FTL-6.8] {"kind":"meet","piece":"A","target":"A.1","nearness":75,"at":[18649,24375]}
# A crosses A.1 at 0.75 in
[FTL-6.5] {"kind":"hit","piece":"A","by":"A.1","hits":1,"hull":3,"vain":false}
# A.1 is spent, A takes hit 1 of 3
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= d3ed06fb7d05f6c6

turn 4
> 1  A L
> 2  B S3.5
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.2","x":24495,"y":27750,"heading":60,"radius":250}
# A launches A.2 at 24.495,27.75, heading 60
[FTL-1.4] {"kind":"marked","pieces":["A","A.2"]}
# marked: A, A.2
[FTL-6.3] {"kind":"sprint","piece":"B","length":3500,"from":[33536,27536],"to":[36011,30011]}
# B sprints 3.5 in from 33.536,27.536 to 36.011,30.011
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= b9b5a9a69f3ee2a2

turn 5
> 1  A.2 R90
> 2  idle
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-6.2] {"kind":"rotate","piece":"A.2","degrees":90,"heading":150}
# A.2 rotates by 90° to heading 150
[FTL-1.4] {"kind":"marked","pieces":["A.2"]}
# marked: A.2
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= eb02e558efbc11c5

turn 6
> 1  A L; A.2 R-90
> 2  B L
[FTL-6.1] {"kind":"launch","piece":"A","missile":"A.3","x":24495,"y":27750,"heading":60,"radius":250}
# A launches A.3 at 24.495,27.75, heading 60
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.1","x":36718,"y":30718,"heading":45,"radius":250}
# B launches B.1 at 36.718,30.718, heading 45
[FTL-6.2] {"kind":"rotate","piece":"A.2","degrees":-90,"heading":60}
# A.2 rotates by -90° to heading 60
[FTL-1.4] {"kind":"marked","pieces":["A","B","A.2","A.3","B.1"]}
# marked: A, B, A.2, A.3, B.1
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 89d585682cdaa83f

turn 7
> 1  A R0; A.2 S1
> 2  B S1; B.1 S3.5
[FTL-5.1] {"kind":"idle","piece":"A.3","marked":false}
# A.3 does nothing
[FTL-5.7] {"kind":"rotate","piece":"A","degrees":0,"heading":60}
# A rotates by 0° and stays at heading 60
[FTL-1.4] {"kind":"marked","pieces":["A"]}
# marked: A
[FTL-6.3] {"kind":"sprint","piece":"B","length":1000,"from":[36011,30011],"to":[36718,30718]}
# B sprints 1 in from 36.011,30.011 to 36.718,30.718
[FTL-6.3] {"kind":"sprint","piece":"A.2","length":1000,"from":[24495,27750],"to":[25361,28250]}
# A.2 sprints 1 in from 24.495,27.75 to 25.361,28.25
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":3500,"from":[36718,30718],"to":[39193,33193]}
# B.1 sprints 3.5 in from 36.718,30.718 to 39.193,33.193
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= b78d16423a223a60

turn 8
> 1  A S3; A.2 R-30; A.3 S6.5
> 2  B L; B.1 S6.5
[FTL-6.1] {"kind":"launch","piece":"B","missile":"B.2","x":37425,"y":31425,"heading":45,"radius":250}
# B launches B.2 at 37.425,31.425, heading 45
[FTL-6.2] {"kind":"rotate","piece":"A.2","degrees":-30,"heading":30}
# A.2 rotates by -30° to heading 30
[FTL-1.4] {"kind":"marked","pieces":["B","A.2","B.2"]}
# marked: B, A.2, B.2
[FTL-6.3] {"kind":"sprint","piece":"A","length":3000,"from":[23629,27250],"to":[26227,28750]}
# A sprints 3 in from 23.629,27.25 to 26.227,28.75
[FTL-6.3] {"kind":"sprint","piece":"A.3","length":6500,"from":[24495,27750],"to":[30124,31000]}
# A.3 sprints 6.5 in from 24.495,27.75 to 30.124,31
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":6500,"from":[39193,33193],"to":[43789,37789]}
# B.1 sprints 6.5 in from 39.193,33.193 to 43.789,37.789
[FTL-6.8] {"kind":"meet","piece":"A.3","target":"A.2","nearness":75,"at":[25144,28125]}
# A.3 crosses A.2 at 0.75 in
[FTL-6.4] {"kind":"removed","pieces":["A.3","A.2"],"third-hit":false}
# A.3, A.2 are both removed
[FTL-6.9] {"kind":"gone","piece":"A","target":"A.2"}
# A.2 is gone before A comes to it
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= e230a96ff9666cd7

turn 9
> 1  idle
> 2  B S7.5; B.1 S7.5; B.2 S3
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-6.3] {"kind":"sprint","piece":"B","length":7500,"from":[36718,30718],"to":[42021,36021]}
# B sprints 7.5 in from 36.718,30.718 to 42.021,36.021
[FTL-6.3] {"kind":"sprint","piece":"B.1","length":7500,"from":[43789,37789],"to":[49092,43092]}
# B.1 sprints 7.5 in from 43.789,37.789 to 49.092,43.092
[FTL-6.3] {"kind":"sprint","piece":"B.2","length":3000,"from":[37425,31425],"to":[39546,33546]}
# B.2 sprints 3 in from 37.425,31.425 to 39.546,33.546
[FTL-6.10] {"kind":"leaves","piece":"B.1","x":49092,"y":43092}
# B.1 ends off the table at 49.092,43.092 and is removed
= 3c45c44f0d49e276

turn 10
> 1  A R45
> 2  B S2.5; B.2 R0
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":45,"heading":105}
# A rotates by 45° to heading 105
[FTL-5.7] {"kind":"rotate","piece":"B.2","degrees":0,"heading":45}
# B.2 rotates by 0° and stays at heading 45
[FTL-1.4] {"kind":"marked","pieces":["A","B.2"]}
# marked: A, B.2
[FTL-6.3] {"kind":"sprint","piece":"B","length":2500,"from":[42021,36021],"to":[43789,37789]}
# B sprints 2.5 in from 42.021,36.021 to 43.789,37.789
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= 57ea86dd0382c50a

turn 11
> 1  idle
> 2  B S5
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-6.3] {"kind":"sprint","piece":"B","length":5000,"from":[43789,37789],"to":[47325,41325]}
# B sprints 5 in from 43.789,37.789 to 47.325,41.325
= 7242381cc88a0373

turn 12
> 1  A S7.5
> 2  B S2.5
[FTL-5.1] {"kind":"idle","piece":"B.2","marked":false}
# B.2 does nothing
[FTL-6.3] {"kind":"sprint","piece":"A","length":7500,"from":[26227,28750],"to":[33471,26809]}
# A sprints 7.5 in from 26.227,28.75 to 33.471,26.809
[FTL-6.3] {"kind":"sprint","piece":"B","length":2500,"from":[47325,41325],"to":[49093,43093]}
# B sprints 2.5 in from 47.325,41.325 to 49.093,43.093
[FTL-6.10] {"kind":"leaves","piece":"B","x":49093,"y":43093}
# B ends off the table at 49.093,43.093 and is removed
[FTL-2.2] {"kind":"out","piece":"B"}
# ship B is out
[FTL-2.3] {"kind":"over","winner":1}
# side 1 wins
[FTL-3.1] {"kind":"lasted","turns":12,"minutes":24}
# the battle lasted 12 turns, 24 minutes
= 4c090bf25064376e
