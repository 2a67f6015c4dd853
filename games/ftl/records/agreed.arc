firing-arc record 2
game ftl 2
wording en 1
scenario duel
option missiles 0
seat 1 Hasty
seat 2 Rash
dice seed 1
position turn 30 quiet 9; A 12,24 h90 hits 1; B 36,24 h270 hits 1
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
= 7fac45058203848a

turn 30
> 1  A S1.5
> 2  idle
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-6.3] {"kind":"sprint","piece":"A","length":1500,"from":[12000,24000],"to":[13500,24000]}
# A sprints 1.5 in from 12,24 to 13.5,24
= c5c72169e950cb91

turn 31
> 1  A R-135
> 2  draw
[FTL-7.2] {"kind":"offers","side":2}
# side 2 offers a draw
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":-135,"heading":315}
# A rotates by -135° to heading 315
[FTL-1.4] {"kind":"marked","pieces":["A"]}
# marked: A
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= bc59a55c15f7aec3

turn 32
> 1  A R-150
> 2  draw
[FTL-7.2] {"kind":"offers","side":2}
# side 2 offers a draw
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-6.2] {"kind":"rotate","piece":"A","degrees":-150,"heading":165}
# A rotates by -150° to heading 165
[FTL-1.4] {"kind":"marked","pieces":["A"]}
# marked: A
[FTL-6.11] {"kind":"cleared"}
# markers are cleared
= f26f03a3088d73db

turn 33
> 1  draw
> 2  draw
[FTL-7.2] {"kind":"offers","side":1}
# side 1 offers a draw
[FTL-7.2] {"kind":"offers","side":2}
# side 2 offers a draw
[FTL-5.1] {"kind":"idle","piece":"A","marked":false}
# A does nothing
[FTL-5.1] {"kind":"idle","piece":"B","marked":false}
# B does nothing
[FTL-7.2] {"kind":"over","winner":null}
# a draw
[FTL-3.1] {"kind":"lasted","turns":33,"minutes":66}
# the battle lasted 33 turns, 66 minutes
= ae339a7e92002e94
