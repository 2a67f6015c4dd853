firing-arc record 1
game ftl 2
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
= ed27faf1df49bf97

turn 30
> 1  A S1.5
> 2  idle
[FTL-5.1] B does nothing
[FTL-6.3] A sprints 1.5 in from 12,24 to 13.5,24
= 2e5c98e14caea616

turn 31
> 1  A R-135
> 2  draw
[FTL-7.2] side 2 offers a draw
[FTL-5.1] B does nothing
[FTL-6.2] A rotates by -135° to heading 315
[FTL-1.4] marked: A
[FTL-6.11] markers are cleared
= c24a61e44a04ec35

turn 32
> 1  A R-150
> 2  draw
[FTL-7.2] side 2 offers a draw
[FTL-5.1] B does nothing
[FTL-6.2] A rotates by -150° to heading 165
[FTL-1.4] marked: A
[FTL-6.11] markers are cleared
= 9a0f7b4ad7d689f4

turn 33
> 1  draw
> 2  draw
[FTL-7.2] side 1 offers a draw
[FTL-7.2] side 2 offers a draw
[FTL-5.1] A does nothing
[FTL-5.1] B does nothing
[FTL-7.2] a draw
[FTL-3.1] the battle lasted 33 turns, 66 minutes
= b8adab64f23ba4b8
