firing-arc record 1
game simple-spaceships 1
scenario duel
seat 1 random
seat 2 random
dice seed 11
| title = "Duel"
| brief = "Two ships of six dice, two feet apart and nose to nose. Where do you put your dice?"
|
| [table]
| width = 36
| height = 36
|
| [[side]]
| name = "South"
| ship = [{ design = "cruiser", at = [18, 6], heading = 0 }]
|
| [[side]]
| name = "North"
| ship = [{ design = "cruiser", at = [18, 30], heading = 180 }]
= 59f1b91ecb34ccc8

turn 1
> 1  assign A M1 A1 D3
> 2  assign B M4 A2
[SS-2.2] A assigns 3 to Defence, 1 to Movement, 1 to Attack: D3 M1 A1 R1
[SS-2.2] B assigns 4 to Movement, 2 to Attack: D0 M4 A2 R0
[SS-2.3] B is active at 4
[SS-3.1] B spends a Movement die, 3 left
= 732e74c220181c29

turn 1
> 2  fly 1.5
[SS-3.2] B flies 1.5 in from 18,30 to 18,28.5
= 08552c06e09613f9

turn 1
> 2  fly 1.5
[SS-3.2] B flies 1.5 in from 18,28.5 to 18,27
= d07e0097581b6982

turn 1
> 2  fly 1
[SS-3.2] B flies 1 in from 18,27 to 18,26
= 94903723fa193858

turn 1
> 2  turn right
[SS-3.3] B turns right to heading 240
= a04599a54463fd69

turn 1
> 2  spend
[SS-3.1] B spends a Movement die, 2 left
= a0603fd37e1ed80d

turn 1
> 2  fly 1.5
[SS-3.2] B flies 1.5 in from 18,26 to 16.701,25.25
= 6cc302da58ed93aa

turn 1
> 2  fly 1.5
[SS-3.2] B flies 1.5 in from 16.701,25.25 to 15.402,24.5
= 92b425b92200fbdd

turn 1
> 2  fly 1
[SS-3.2] B flies 1 in from 15.402,24.5 to 14.536,24
= a77fa40e0968ff8e

turn 1
> 2  turn right
[SS-3.3] B turns right to heading 300
= 1b4e330a42705328

turn 1
> 2  spend
[SS-3.1] B spends a Movement die, 1 left
= aee2ad5e975db721

turn 1
> 2  fly 1.5
[SS-3.2] B flies 1.5 in from 14.536,24 to 13.237,24.75
= 28b51f83098495d0

turn 1
> 2  fly 1.5
[SS-3.2] B flies 1.5 in from 13.237,24.75 to 11.938,25.5
= f72d2fa3c840a84e

turn 1
> 2  fly 1
[SS-3.2] B flies 1 in from 11.938,25.5 to 11.072,26
= 5c894f106d5bd1d1

turn 1
> 2  turn right
[SS-3.3] B turns right to heading 0
= 7232ffc63c1711d4

turn 1
> 2  spend
[SS-3.1] B spends a Movement die, 0 left
= b6ac83580bffaeb6

turn 1
> 2  fly 1.5
[SS-3.2] B flies 1.5 in from 11.072,26 to 11.072,27.5
= 4e89e436f729a9c7

turn 1
> 2  fly 1.5
[SS-3.2] B flies 1.5 in from 11.072,27.5 to 11.072,29
= fadc5d7a75d37d4b

turn 1
> 2  fly 1
[SS-3.2] B flies 1 in from 11.072,29 to 11.072,30
= 20c04da2164ba3e0

turn 1
> 2  turn left
[SS-3.3] B turns left to heading 300
[SS-2.3] B is done
[SS-2.3] A is active at 1
[SS-3.1] A spends a Movement die, 0 left
= 7cc9218230f8e260

turn 1
> 1  turn left
[SS-3.3] A turns left to heading 300
= 9e6d778b07fdba72

turn 1
> 1  fly 4
[SS-3.2] A flies 4 in from 18,6 to 14.536,8
[SS-2.3] A is done
[SS-2.1] turn 2: dice are assigned
= 78dc618d07db1016

turn 2
> 1  assign A M1
> 2  assign B M1 D1
[SS-2.2] A assigns 1 to Movement: D3 M1 A1 R1
[SS-2.2] B assigns 1 to Defence, 1 to Movement: D1 M1 A2 R2
  [SS-2.3] d2 = 2
[SS-2.3] a coin is flipped: side 2 goes first
[SS-2.3] B is active at 1
[SS-3.1] B spends a Movement die, 0 left
= 90a1a559fc8f0e80

turn 2
> 2  fly 3
[SS-3.2] B flies 3 in from 11.072,30 to 8.474,31.5
= de3ad3d20edca28f

turn 2
> 2  turn left
[SS-3.3] B turns left to heading 240
= 9a10c2bf39fb3609

turn 2
> 2  fly 1
[SS-3.2] B flies 1 in from 8.474,31.5 to 7.608,31
[SS-2.3] B is done
[SS-2.3] A is active at 1
[SS-3.1] A spends a Movement die, 0 left
= 745615161e07b91b

turn 2
> 1  fly 0.5
[SS-3.2] A flies 0.5 in from 14.536,8 to 14.103,8.25
= 74388ac3038c9e66

turn 2
> 1  fly 0.5
[SS-3.2] A flies 0.5 in from 14.103,8.25 to 13.67,8.5
= 6e80e576cef41c27

turn 2
> 1  fly 0.5
[SS-3.2] A flies 0.5 in from 13.67,8.5 to 13.237,8.75
= 60e1a60305ec0e79

turn 2
> 1  fly 0.5
[SS-3.2] A flies 0.5 in from 13.237,8.75 to 12.804,9
= c9759d4622243391

turn 2
> 1  fly 0.5
[SS-3.2] A flies 0.5 in from 12.804,9 to 12.371,9.25
= 62048469808c837f

turn 2
> 1  fly 0.5
[SS-3.2] A flies 0.5 in from 12.371,9.25 to 11.938,9.5
= aa33c72fcdc0bef9

turn 2
> 1  fly 0.5
[SS-3.2] A flies 0.5 in from 11.938,9.5 to 11.505,9.75
= cdd195b99815902b

turn 2
> 1  fly 0.5
[SS-3.2] A flies 0.5 in from 11.505,9.75 to 11.072,10
= 95c967aec915252c

turn 2
> 1  turn left
[SS-3.3] A turns left to heading 240
[SS-2.3] A is done
[SS-2.1] turn 3: dice are assigned
= 319fbb0570aba861

turn 3
> 1  assign A M1 A1
> 2  assign B M1 D2
[SS-2.2] A assigns 1 to Movement, 1 to Attack: D3 M1 A2 R0
[SS-2.2] B assigns 2 to Defence, 1 to Movement: D3 M1 A2 R0
  [SS-2.3] d2 = 2
[SS-2.3] a coin is flipped: side 2 goes first
[SS-2.3] B is active at 1
[SS-3.1] B spends a Movement die, 0 left
= 73345cd028a71155

turn 3
> 2  turn right
[SS-3.3] B turns right to heading 300
= f7fa1c329084ba4c

turn 3
> 2  fly 4
[SS-3.2] B flies 4 in from 7.608,31 to 4.144,33
[SS-2.3] B is done
[SS-2.3] A is active at 1
[SS-3.1] A spends a Movement die, 0 left
= becd86aa36a1e51c

turn 3
> 1  fly 3
[SS-3.2] A flies 3 in from 11.072,10 to 8.474,8.5
= 8ef54100b177387e

turn 3
> 1  turn left
[SS-3.3] A turns left to heading 180
= 5d76c3c307963c0b

turn 3
> 1  fly 1
[SS-3.2] A flies 1 in from 8.474,8.5 to 8.474,7.5
[SS-2.3] A is done
[SS-2.1] turn 4: dice are assigned
[SS-2.2] A assigns 1 to Movement: D3 M1 A2 R0
[SS-2.2] B assigns 1 to Movement: D3 M1 A2 R0
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] A is active at 1
[SS-3.1] A spends a Movement die, 0 left
= 6d586377b6584009

turn 4
> 1  fly 1
[SS-3.2] A flies 1 in from 8.474,7.5 to 8.474,6.5
= 0bca27a8182a0312

turn 4
> 1  fly 1
[SS-3.2] A flies 1 in from 8.474,6.5 to 8.474,5.5
= b0e7e8b34345dfe4

turn 4
> 1  fly 1
[SS-3.2] A flies 1 in from 8.474,5.5 to 8.474,4.5
= eacca571d091b60d

turn 4
> 1  fly 0.5
[SS-3.2] A flies 0.5 in from 8.474,4.5 to 8.474,4
= 65b080c8c7baf321

turn 4
> 1  fly 0.5
[SS-3.2] A flies 0.5 in from 8.474,4 to 8.474,3.5
= 5cf851032057968b

turn 4
> 1  turn left
[SS-3.3] A turns left to heading 120
[SS-2.3] A is done
[SS-2.3] B is active at 1
[SS-3.1] B spends a Movement die, 0 left
= 4b075394d097126f

turn 4
> 2  fly 2.5
[SS-3.2] B flies 2.5 in from 4.144,33 to 1.979,34.25
= 17d108eb5c55e95e

turn 4
> 2  fly 1.5
[SS-3.2] B flies 1.5 in from 1.979,34.25 to 0.68,35
= b19f2e1057229153

turn 4
> 2  turn right
[SS-3.3] B turns right to heading 0
[SS-2.3] B is done
[SS-2.1] turn 5: dice are assigned
[SS-2.2] A assigns 1 to Movement: D3 M1 A2 R0
[SS-2.2] B assigns 1 to Movement: D3 M1 A2 R0
  [SS-2.3] d2 = 2
[SS-2.3] a coin is flipped: side 2 goes first
[SS-2.3] B is active at 1
[SS-3.1] B spends a Movement die, 0 left
= f29aaac4e3a7cc6d

turn 5
> 2  fly 0.5
[SS-3.2] B flies 0.5 in from 0.68,35 to 0.68,35.5
= 70596dc5eb328d9a

turn 5
> 2  fly 0.5
[SS-3.2] B flies 0.5 in from 0.68,35.5 to 0.68,36
= 0e7f414cf0379f0a

turn 5
> 2  fly 0.5
[SS-3.2] B flies 0.5 in from 0.68,36 to 0.68,36.5
[SS-3.5] B has left the table at 0.68,36.5 and is lost
[SS-5.3] no enemy is left: side 1 wins
= 97c7c0d31a827fdc
