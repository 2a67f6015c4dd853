firing-arc record 1
game simple-spaceships 1
scenario duel
option edge stop
option turn-limit 8
seat 1 random
seat 2 random
dice seed 3
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
= c572da3ec7f5eafd

turn 1
> 1  assign A M1 D2
> 2  assign B M4 A1 D1
[SS-2.2] A assigns 2 to Defence, 1 to Movement: D2 M1 A0 R3
[SS-2.2] B assigns 1 to Defence, 4 to Movement, 1 to Attack: D1 M4 A1 R0
[SS-2.3] B is active at 4
[SS-3.1] B spends a Movement die, 3 left
= ebdd6e8633bf2ae2

turn 1
> 2  fly 3
[SS-3.2] B flies 3 in from 18,30 to 18,27
= f6d4e52155666e77

turn 1
> 2  turn right
[SS-3.3] B turns right to heading 240
= fb6c8bbc64bb3ff5

turn 1
> 2  spend
[SS-3.1] B spends a Movement die, 2 left
= fa3e4cba80e8f7e2

turn 1
> 2  fly 3
[SS-3.2] B flies 3 in from 18,27 to 15.402,25.5
= 0c114cdb1404868f

turn 1
> 2  turn right
[SS-3.3] B turns right to heading 300
= c3cb8f5a18a2334b

turn 1
> 2  spend
[SS-3.1] B spends a Movement die, 1 left
= 4a68996645b6a572

turn 1
> 2  fly 3
[SS-3.2] B flies 3 in from 15.402,25.5 to 12.804,27
= 269e99efcc9c732c

turn 1
> 2  turn right
[SS-3.3] B turns right to heading 0
= 274cad5629b6baf2

turn 1
> 2  spend
[SS-3.1] B spends a Movement die, 0 left
= c93dd6a8106403b7

turn 1
> 2  fly 3
[SS-3.2] B flies 3 in from 12.804,27 to 12.804,30
= fe72bc8db702f086

turn 1
> 2  turn left
[SS-3.3] B turns left to heading 300
= b3448620182208f7

turn 1
> 2  fly 1
[SS-3.2] B flies 1 in from 12.804,30 to 11.938,30.5
[SS-2.3] B is done
[SS-2.3] A is active at 1
[SS-3.1] A spends a Movement die, 0 left
= de8d023e488680af

turn 1
> 1  fly 3.5
[SS-3.2] A flies 3.5 in from 18,6 to 18,9.5
= 796a5181f1210023

turn 1
> 1  turn right
[SS-3.3] A turns right to heading 60
= c8ca449fd3aad325

turn 1
> 1  end
[SS-2.3] A is done
[SS-2.1] turn 2: dice are assigned
= 2d3fc9aa603b4416

turn 2
> 1  assign A M1 D2
> 2  assign B M1 D1
[SS-2.2] A assigns 2 to Defence, 1 to Movement: D4 M1 A0 R1
[SS-2.2] B assigns 1 to Defence, 1 to Movement: D2 M1 A1 R2
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] A is active at 1
[SS-3.1] A spends a Movement die, 0 left
= 25eafb639aa2a1a3

turn 2
> 1  turn left
[SS-3.3] A turns left to heading 0
= 1a9adcd3c91c6196

turn 2
> 1  fly 3.5
[SS-3.2] A flies 3.5 in from 18,9.5 to 18,13
= a4eb3994c7d8b5e7

turn 2
> 1  end
[SS-2.3] A is done
[SS-2.3] B is active at 1
[SS-3.1] B spends a Movement die, 0 left
= b5cb70220302b35a

turn 2
> 2  fly 3
[SS-3.2] B flies 3 in from 11.938,30.5 to 9.34,32
= 6a698052674d856e

turn 2
> 2  turn left
[SS-3.3] B turns left to heading 240
= 872f1d19fe2a4a7e

turn 2
> 2  fly 1
[SS-3.2] B flies 1 in from 9.34,32 to 8.474,31.5
[SS-2.3] B is done
[SS-2.1] turn 3: dice are assigned
= b1db4b72507d9049

turn 3
> 1  assign A M1
> 2  assign B M1 D1
[SS-2.2] A assigns 1 to Movement: D4 M1 A0 R1
[SS-2.2] B assigns 1 to Defence, 1 to Movement: D3 M1 A1 R1
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] A is active at 1
[SS-3.1] A spends a Movement die, 0 left
= 0f1039dac1126015

turn 3
> 1  fly 1
[SS-3.2] A flies 1 in from 18,13 to 18,14
= 77fdd2b9ff812740

turn 3
> 1  fly 1
[SS-3.2] A flies 1 in from 18,14 to 18,15
= bb91cd808f486daa

turn 3
> 1  fly 1
[SS-3.2] A flies 1 in from 18,15 to 18,16
= 6eda98934af353de

turn 3
> 1  fly 0.5
[SS-3.2] A flies 0.5 in from 18,16 to 18,16.5
= 0182f69db50c8947

turn 3
> 1  fly 0.5
[SS-3.2] A flies 0.5 in from 18,16.5 to 18,17
= 0f593575b5ce42ab

turn 3
> 1  turn left
[SS-3.3] A turns left to heading 300
[SS-2.3] A is done
[SS-2.3] B is active at 1
[SS-3.1] B spends a Movement die, 0 left
= e35adbdcc01dbeef

turn 3
> 2  fly 3.5
[SS-3.2] B flies 3.5 in from 8.474,31.5 to 5.443,29.75
= cc23e1690faf44bb

turn 3
> 2  turn right
[SS-3.3] B turns right to heading 300
= 970c74f77a01af72

turn 3
> 2  end
[SS-2.3] B is done
[SS-2.1] turn 4: dice are assigned
= f7d667acd7d7a20f

turn 4
> 1  assign A M1 D1
> 2  assign B M2
[SS-2.2] A assigns 1 to Defence, 1 to Movement: D5 M1 A0 R0
[SS-2.2] B assigns 2 to Movement: D3 M2 A1 R0
[SS-2.3] B is active at 2
[SS-3.1] B spends a Movement die, 1 left
= c6d1213499268ac0

turn 4
> 2  fly 1.5
[SS-3.2] B flies 1.5 in from 5.443,29.75 to 4.144,30.5
= f19da34b22d44874

turn 4
> 2  fly 1.5
[SS-3.2] B flies 1.5 in from 4.144,30.5 to 2.845,31.25
= a6150c593e3134ca

turn 4
> 2  fly 1
[SS-3.2] B flies 1 in from 2.845,31.25 to 1.979,31.75
= 82b79ba4eb7ac0b7

turn 4
> 2  turn right
[SS-3.3] B turns right to heading 0
= a6af842ab18c5e8e

turn 4
> 2  spend
[SS-3.1] B spends a Movement die, 0 left
= 35b08dc619ff3c79

turn 4
> 2  fly 1.5
[SS-3.2] B flies 1.5 in from 1.979,31.75 to 1.979,33.25
= 304fb84d04452834

turn 4
> 2  fly 1.5
[SS-3.2] B flies 1.5 in from 1.979,33.25 to 1.979,34.75
= 7f505ad3e8478734

turn 4
> 2  fly 1
[SS-3.2] B flies 1 in from 1.979,34.75 to 1.979,35.75
= 056ac71e68c3efa5

turn 4
> 2  turn left
[SS-3.3] B turns left to heading 300
[SS-2.3] B is done
[SS-2.3] A is active at 1
[SS-3.1] A spends a Movement die, 0 left
= df38776ca48a9a1a

turn 4
> 1  turn left
[SS-3.3] A turns left to heading 240
= 21acb0b1c155936d

turn 4
> 1  fly 4
[SS-3.2] A flies 4 in from 18,17 to 14.536,15
[SS-2.3] A is done
[SS-2.1] turn 5: dice are assigned
= 4ca8f7c76d1613fe

turn 5
> 2  assign B M2
[SS-2.2] A assigns 1 to Movement: D5 M1 A0 R0
[SS-2.2] B assigns 2 to Movement: D3 M2 A1 R0
[SS-2.3] B is active at 2
[SS-3.1] B spends a Movement die, 1 left
= be7b035584d21ee7

turn 5
> 2  fly 2
[SS-3.2] B flies 2 in from 1.979,35.75 to 0.247,36.75
[SS-3.5] B stops at the edge, at 1.546,36
= 271429b7f6346ea7

turn 5
> 2  fly 1.5
[SS-3.2] B flies 1.5 in from 1.546,36 to 0.247,36.75
[SS-3.5] B stops at the edge, at 1.546,36
= f718bfd6be2b46be

turn 5
> 2  turn left
[SS-3.3] B turns left to heading 240
= d97abcdc0c052fb3

turn 5
> 2  spend
[SS-3.1] B spends a Movement die, 0 left
= d1c04d8542ae1a6b

turn 5
> 2  fly 2
[SS-3.2] B flies 2 in from 1.546,36 to -0.186,35
[SS-3.5] B stops at the edge, at 0,35.107
= 6b0fbd35f4eed64f

turn 5
> 2  fly 1.5
[SS-3.2] B flies 1.5 in from 0,35.107 to -1.299,34.357
[SS-3.5] B stops at the edge, at 0,35.107
= 14230ae2640271e3

turn 5
> 2  turn left
[SS-3.3] B turns left to heading 180
= ea899eb1dfc7782a

turn 5
> 2  fly 0.5
[SS-3.2] B flies 0.5 in from 0,35.107 to 0,34.607
[SS-2.3] B is done
[SS-2.3] A is active at 1
[SS-3.1] A spends a Movement die, 0 left
= 5d32908993d71537

turn 5
> 1  fly 4
[SS-3.2] A flies 4 in from 14.536,15 to 11.072,13
= 0e6128aeaf9b3231

turn 5
> 1  end
[SS-2.3] A is done
[SS-2.1] turn 6: dice are assigned
= 552819e296265d77

turn 6
> 2  assign B M1
[SS-2.2] A assigns 1 to Movement: D5 M1 A0 R0
[SS-2.2] B assigns 1 to Movement: D3 M1 A1 R1
  [SS-2.3] d2 = 2
[SS-2.3] a coin is flipped: side 2 goes first
[SS-2.3] B is active at 1
[SS-3.1] B spends a Movement die, 0 left
= beb68e96620aadfd

turn 6
> 2  fly 1
[SS-3.2] B flies 1 in from 0,34.607 to 0,33.607
= 4a8d8761e92b0972

turn 6
> 2  fly 1
[SS-3.2] B flies 1 in from 0,33.607 to 0,32.607
= 045441e15b4a69dd

turn 6
> 2  fly 0.5
[SS-3.2] B flies 0.5 in from 0,32.607 to 0,32.107
= d0035d953ed4b7c0

turn 6
> 2  fly 0.5
[SS-3.2] B flies 0.5 in from 0,32.107 to 0,31.607
= 16585b18aa95f5fe

turn 6
> 2  fly 0.5
[SS-3.2] B flies 0.5 in from 0,31.607 to 0,31.107
= 12185a5a81177787

turn 6
> 2  fly 0.5
[SS-3.2] B flies 0.5 in from 0,31.107 to 0,30.607
= 884719ca9637bbb2

turn 6
> 2  turn left
[SS-3.3] B turns left to heading 120
[SS-2.3] B is done
[SS-2.3] A is active at 1
[SS-3.1] A spends a Movement die, 0 left
= bcf9962a3a46d6da

turn 6
> 1  fly 2
[SS-3.2] A flies 2 in from 11.072,13 to 9.34,12
= e7189831046096ad

turn 6
> 1  fly 1.5
[SS-3.2] A flies 1.5 in from 9.34,12 to 8.041,11.25
= e128fa43c2e25239

turn 6
> 1  turn left
[SS-3.3] A turns left to heading 180
= d3779b6e3a3bb46e

turn 6
> 1  fly 0.5
[SS-3.2] A flies 0.5 in from 8.041,11.25 to 8.041,10.75
[SS-2.3] A is done
[SS-2.1] turn 7: dice are assigned
= d4135bdaea07534b

turn 7
> 2  assign B M1 D1
[SS-2.2] A assigns 1 to Movement: D5 M1 A0 R0
[SS-2.2] B assigns 1 to Defence, 1 to Movement: D4 M1 A1 R0
  [SS-2.3] d2 = 2
[SS-2.3] a coin is flipped: side 2 goes first
[SS-2.3] B is active at 1
[SS-3.1] B spends a Movement die, 0 left
= 1e2d69ad3f0421cc

turn 7
> 2  fly 4
[SS-3.2] B flies 4 in from 0,30.607 to 3.464,28.607
= e53fe396710588b4

turn 7
> 2  end
[SS-2.3] B is done
[SS-2.3] A is active at 1
[SS-3.1] A spends a Movement die, 0 left
= 907fc10bfd76a3da

turn 7
> 1  fly 4
[SS-3.2] A flies 4 in from 8.041,10.75 to 8.041,6.75
= b2e071c72860efa6

turn 7
> 1  end
[SS-2.3] A is done
[SS-2.1] turn 8: dice are assigned
[SS-2.2] A assigns 1 to Movement: D5 M1 A0 R0
[SS-2.2] B assigns 1 to Movement: D4 M1 A1 R0
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] A is active at 1
[SS-3.1] A spends a Movement die, 0 left
= 9574fa1e97c7b665

turn 8
> 1  fly 3
[SS-3.2] A flies 3 in from 8.041,6.75 to 8.041,3.75
= 662c504d945b12d4

turn 8
> 1  turn left
[SS-3.3] A turns left to heading 120
= 6326d04d32dc16da

turn 8
> 1  fly 1
[SS-3.2] A flies 1 in from 8.041,3.75 to 8.907,3.25
[SS-2.3] A is done
[SS-2.3] B is active at 1
[SS-3.1] B spends a Movement die, 0 left
= fa4669d74c3c6f64

turn 8
> 2  fly 4
[SS-3.2] B flies 4 in from 3.464,28.607 to 6.928,26.607
= 24ee2cb1fa923e14

turn 8
> 2  end
[SS-2.3] B is done
[SS-5.3] the last turn is over: a draw
= 6e85fbefeaa966f4
