firing-arc record 1
game full-thrust 1
scenario line-duel
seat 1 Hasty
seat 2 Rash
dice seed 3
| title = "Line duel: heavy cruisers"
| brief = "One heavy cruiser a side, two guns to each bow. Whoever turns first shows a flank."
|
| [table]
| width = 72
| height = 48
|
| [[side]]
| name = "Teal"
| ship = [
|   { class = "HC", name = "Resolute", at = [20, 6], course = 12, velocity = 6 },
| ]
|
| [[side]]
| name = "Amber"
| ship = [
|   { class = "HC", name = "Intrepid", at = [52, 42], course = 6, velocity = 6 },
| ]
= bb2a5e2aae353669

turn 1
> 1  A1 -3
> 2  B1 -4
[FT-2.6] turn 1: orders are revealed, both fleets move
[FT-2.2] A1 moves -3 to 20,9 on course 12 at velocity 3
[FT-2.2] B1 moves -4 to 52,40 on course 6 at velocity 2
= 01415a714bc46314

turn 2
> 1  A1 S1,-3
> 2  B1 S2,-2
[FT-2.6] turn 2: orders are revealed, both fleets move
[FT-2.2] A1 moves S1,-3 to 20,9 on course 1 at velocity 0
[FT-2.2] B1 moves S2,-2 to 52,40 on course 8 at velocity 0
= 681f2e560c5bdc26

turn 3
> 1  A1 S2,+1
> 2  B1 P1,+1
[FT-2.6] turn 3: orders are revealed, both fleets move
[FT-2.2] A1 moves S2,+1 to 21,9 on course 3 at velocity 1
[FT-2.2] B1 moves P1,+1 to 51.5,39.134 on course 7 at velocity 1
= 576dc25888154b74

turn 4
> 1  A1 S1
> 2  B1 S1,-1
[FT-2.6] turn 4: orders are revealed, both fleets move
[FT-2.2] A1 moves S1 to 21.866,8.5 on course 4 at velocity 1
[FT-2.2] B1 moves S1,-1 to 51.5,39.134 on course 8 at velocity 0
= 4b7c6f96c490e231

turn 5
> 1  A1 S2,-1
> 2  B1 S1,+2
[FT-2.6] turn 5: orders are revealed, both fleets move
[FT-2.2] A1 moves S2,-1 to 21.866,8.5 on course 6 at velocity 0
[FT-2.2] B1 moves S1,+2 to 49.5,39.134 on course 9 at velocity 2
= 2faeaa069edba5a7

turn 6
> 1  A1 +3
> 2  B1 P2,-2
[FT-2.6] turn 6: orders are revealed, both fleets move
[FT-2.2] A1 moves +3 to 21.866,5.5 on course 6 at velocity 3
[FT-2.2] B1 moves P2,-2 to 49.5,39.134 on course 7 at velocity 0
= fe41cec5aa244344

turn 7
> 1  A1 +2
> 2  B1 +2
[FT-2.6] turn 7: orders are revealed, both fleets move
[FT-2.2] A1 moves +2 to 21.866,0.5 on course 6 at velocity 5
[FT-2.2] B1 moves +2 to 48.5,37.402 on course 7 at velocity 2
= 9275e51b9292a81c

turn 8
> 1  A1 -1
> 2  B1 +1
[FT-2.6] turn 8: orders are revealed, both fleets move
[FT-2.2] A1 moves -1 to 21.866,-3.5 on course 6 at velocity 4
[FT-2.2] B1 moves +1 to 47,34.804 on course 7 at velocity 3
  [FT-2.7] d6 = 5
[FT-2.7] A1 leaves by the bottom edge and may return from turn 14 on
= ffb3cc9e1b36f390

turn 9
> 1  idle
> 2  B1 P1,-2
[FT-2.6] turn 9: orders are revealed, both fleets move
[FT-2.2] B1 moves P1,-2 to 47,33.804 on course 6 at velocity 1
= f896b8b64623686d

turn 10
> 1  idle
> 2  B1 S1,+3
[FT-2.6] turn 10: orders are revealed, both fleets move
[FT-2.2] B1 moves S1,+3 to 45,30.34 on course 7 at velocity 4
= f725ef64518dd22e

turn 11
> 1  idle
> 2  B1 S1,+1
[FT-2.6] turn 11: orders are revealed, both fleets move
[FT-2.2] B1 moves S1,+1 to 40.67,27.84 on course 8 at velocity 5
= 7d45ef9c22413277

turn 12
> 1  idle
> 2  B1 S1
[FT-2.6] turn 12: orders are revealed, both fleets move
[FT-2.2] B1 moves S1 to 35.67,27.84 on course 9 at velocity 5
= 8427c586c6ffd3c5

turn 13
> 1  idle
> 2  B1 P1,-1
[FT-2.6] turn 13: orders are revealed, both fleets move
[FT-2.2] B1 moves P1,-1 to 32.206,25.84 on course 8 at velocity 4
= e6c819d1a820e5fa

turn 14
> 1  A1 P2,+2; enter 39.243 c1
> 2  B1 S1,-3
[FT-2.6] turn 14: orders are revealed, both fleets move
[FT-2.7] A1 comes back at 39.243,0 on course 1
[FT-2.2] A1 moves P2,+2 to 36.243,5.196 on course 11 at velocity 6
[FT-2.2] B1 moves S1,-3 to 31.206,25.84 on course 9 at velocity 1
[FT-4.1] fire next
= 0fc1d40f44c4d6ee

turn 14
> 1  A1 > B1: A2, B1, B2, B4
> 2  B1 > A1: B1
[FT-3.7] A1 fires at B1 with A2, B1, B2, B4
[FT-3.7] B1 fires at A1 with B1
[FT-3.1] A1 fires battery A2 at B1: 21.249 in, fore, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 1
[FT-3.2] 1, 1: no damage to B1
[FT-3.1] A1 fires battery B1 at B1: 21.249 in, fore, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] 6: 2 points on B1
[FT-3.1] A1 fires battery B2 at B1: 21.249 in, fore, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] 2: no damage to B1
[FT-3.1] A1 fires battery B4 at B1: 21.249 in, fore, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] 1: no damage to B1
[FT-3.1] B1 fires battery B1 at A1: 21.249 in, port, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] 3: no damage to A1
[FT-3.6] B1: 2 of 18 boxes crossed off
= da226c2e1ac99075

turn 15
> 1  A1 S2,-2
> 2  B1 S2,+1
[FT-2.6] turn 15: orders are revealed, both fleets move
[FT-2.2] A1 moves S2,-2 to 38.243,8.66 on course 1 at velocity 4
[FT-2.2] B1 moves S2,+1 to 30.206,27.572 on course 11 at velocity 2
[FT-4.1] fire next
= 7482bfab205106e7

turn 15
> 1  idle
> 2  B1 > A1: B1, B2, B3
[FT-3.7] B1 fires at A1 with B1, B2, B3
[FT-3.1] B1 fires battery B1 at A1: 20.548 in, aft, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] 1: no damage to A1
[FT-3.1] B1 fires battery B2 at A1: 20.548 in, aft, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] 3: no damage to A1
[FT-3.1] B1 fires battery B3 at A1: 20.548 in, aft, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] 1: no damage to A1
[FT-5.1] side 1 wins; points 2 to 0
= 6e35fe093b9dda0e
