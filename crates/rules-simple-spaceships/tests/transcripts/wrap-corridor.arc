firing-arc record 1
game simple-spaceships 1
scenario duel
option edge wrap
option front corridor
option turn-limit 10
seat 1 random
seat 2 random
dice seed 8
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
= 990fdc6ae1a546c9

turn 1
> 1  assign A M1 D5
> 2  assign B M1 D3
[SS-2.2] A assigns 5 to Defence, 1 to Movement: D5 M1 A0 R0
[SS-2.2] B assigns 3 to Defence, 1 to Movement: D3 M1 A0 R2
  [SS-2.3] d2 = 2
[SS-2.3] a coin is flipped: side 2 goes first
[SS-2.3] B is active at 1
[SS-3.1] B spends a Movement die, 0 left
= 0241dae3c270f977

turn 1
> 2  turn left
[SS-3.3] B turns left to heading 120
= 0117918f8e75a73a

turn 1
> 2  fly 3.5
[SS-3.2] B flies 3.5 in from 18,30 to 21.031,28.25
= 7984a2840e9cb895

turn 1
> 2  end
[SS-2.3] B is done
[SS-2.3] A is active at 1
[SS-3.1] A spends a Movement die, 0 left
= c218f4f68926689b

turn 1
> 1  turn right
[SS-3.3] A turns right to heading 60
= 64cfb7eed8ab7100

turn 1
> 1  fly 4
[SS-3.2] A flies 4 in from 18,6 to 21.464,8
[SS-2.3] A is done
[SS-2.1] turn 2: dice are assigned
= d234723fe0717b16

turn 2
> 2  assign B M1 D2
[SS-2.2] A assigns 1 to Movement: D5 M1 A0 R0
[SS-2.2] B assigns 2 to Defence, 1 to Movement: D5 M1 A0 R0
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] A is active at 1
[SS-3.1] A spends a Movement die, 0 left
= 3f67de87e45206a6

turn 2
> 1  fly 4
[SS-3.2] A flies 4 in from 21.464,8 to 24.928,10
= 60caf9323371468d

turn 2
> 1  end
[SS-2.3] A is done
[SS-2.3] B is active at 1
[SS-3.1] B spends a Movement die, 0 left
= f32579318d96c1f2

turn 2
> 2  turn right
[SS-3.3] B turns right to heading 180
= 78ba703336574e11

turn 2
> 2  fly 4
[SS-3.2] B flies 4 in from 21.031,28.25 to 21.031,24.25
[SS-2.3] B is done
[SS-2.1] turn 3: dice are assigned
[SS-2.2] A assigns 1 to Movement: D5 M1 A0 R0
[SS-2.2] B assigns 1 to Movement: D5 M1 A0 R0
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] A is active at 1
[SS-3.1] A spends a Movement die, 0 left
= 94335402c59cf760

turn 3
> 1  fly 1.5
[SS-3.2] A flies 1.5 in from 24.928,10 to 26.227,10.75
= 5b1ccb245ade9bef

turn 3
> 1  fly 1.5
[SS-3.2] A flies 1.5 in from 26.227,10.75 to 27.526,11.5
= cd2ac0a24057c275

turn 3
> 1  fly 1
[SS-3.2] A flies 1 in from 27.526,11.5 to 28.392,12
= 57098e2c6034b826

turn 3
> 1  turn left
[SS-3.3] A turns left to heading 0
[SS-2.3] A is done
[SS-2.3] B is active at 1
[SS-3.1] B spends a Movement die, 0 left
= 715175e8996ae26a

turn 3
> 2  fly 4
[SS-3.2] B flies 4 in from 21.031,24.25 to 21.031,20.25
= b827113a68a69b46

turn 3
> 2  end
[SS-2.3] B is done
[SS-2.1] turn 4: dice are assigned
[SS-2.2] A assigns 1 to Movement: D5 M1 A0 R0
[SS-2.2] B assigns 1 to Movement: D5 M1 A0 R0
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] A is active at 1
[SS-3.1] A spends a Movement die, 0 left
= 4bb512a097a2644e

turn 4
> 1  turn left
[SS-3.3] A turns left to heading 300
= 0e3ffc29d34600ad

turn 4
> 1  fly 3.5
[SS-3.2] A flies 3.5 in from 28.392,12 to 25.361,13.75
= 2b5a74ba302ed940

turn 4
> 1  end
[SS-2.3] A is done
[SS-2.3] B is active at 1
[SS-3.1] B spends a Movement die, 0 left
= ec8d8393e5af0125

turn 4
> 2  fly 1.5
[SS-3.2] B flies 1.5 in from 21.031,20.25 to 21.031,18.75
= fb51894b49041498

turn 4
> 2  fly 1
[SS-3.2] B flies 1 in from 21.031,18.75 to 21.031,17.75
= 0cf17e624d508d5e

turn 4
> 2  fly 1
[SS-3.2] B flies 1 in from 21.031,17.75 to 21.031,16.75
= 79c27353d6566559

turn 4
> 2  fly 0.5
[SS-3.2] B flies 0.5 in from 21.031,16.75 to 21.031,16.25
= 2be85f6575b6452c

turn 4
> 2  turn left
[SS-3.3] B turns left to heading 120
[SS-2.3] B is done
[SS-2.1] turn 5: dice are assigned
[SS-2.2] A assigns 1 to Movement: D5 M1 A0 R0
[SS-2.2] B assigns 1 to Movement: D5 M1 A0 R0
  [SS-2.3] d2 = 2
[SS-2.3] a coin is flipped: side 2 goes first
[SS-2.3] B is active at 1
[SS-3.1] B spends a Movement die, 0 left
= 9235f412211723c7

turn 5
> 2  turn right
[SS-3.3] B turns right to heading 180
= bede3ad570576c28

turn 5
> 2  fly 4
[SS-3.2] B flies 4 in from 21.031,16.25 to 21.031,12.25
[SS-2.3] B is done
[SS-2.3] A is active at 1
[SS-3.1] A spends a Movement die, 0 left
= 5519c28c58a594f5

turn 5
> 1  fly 1.5
[SS-3.2] A flies 1.5 in from 25.361,13.75 to 24.062,14.5
= 1f5d62e48956a6e1

turn 5
> 1  fly 1.5
[SS-3.2] A flies 1.5 in from 24.062,14.5 to 22.763,15.25
= 96eda58888f2fa42

turn 5
> 1  fly 1
[SS-3.2] A flies 1 in from 22.763,15.25 to 21.897,15.75
= dede70620c034926

turn 5
> 1  turn left
[SS-3.3] A turns left to heading 240
[SS-2.3] A is done
[SS-2.1] turn 6: dice are assigned
[SS-2.2] A assigns 1 to Movement: D5 M1 A0 R0
[SS-2.2] B assigns 1 to Movement: D5 M1 A0 R0
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] A is active at 1
[SS-3.1] A spends a Movement die, 0 left
= 2c1dc0efe4babe68

turn 6
> 1  fly 3
[SS-3.2] A flies 3 in from 21.897,15.75 to 19.299,14.25
= 7212c2114cecff0e

turn 6
> 1  turn left
[SS-3.3] A turns left to heading 180
= 27e4a732cf1b5c81

turn 6
> 1  fly 1
[SS-3.2] A flies 1 in from 19.299,14.25 to 19.299,13.25
[SS-2.3] A is done
[SS-2.3] B is active at 1
[SS-3.1] B spends a Movement die, 0 left
= 360bf7b17ab628e1

turn 6
> 2  fly 3.5
[SS-3.2] B flies 3.5 in from 21.031,12.25 to 21.031,8.75
= 5cd479f90972722d

turn 6
> 2  turn right
[SS-3.3] B turns right to heading 240
= bc21bb9bb5ba093f

turn 6
> 2  end
[SS-2.3] B is done
[SS-2.1] turn 7: dice are assigned
[SS-2.2] A assigns 1 to Movement: D5 M1 A0 R0
[SS-2.2] B assigns 1 to Movement: D5 M1 A0 R0
  [SS-2.3] d2 = 2
[SS-2.3] a coin is flipped: side 2 goes first
[SS-2.3] B is active at 1
[SS-3.1] B spends a Movement die, 0 left
= bace91a5befd123c

turn 7
> 2  fly 0.5
[SS-3.2] B flies 0.5 in from 21.031,8.75 to 20.598,8.5
= e3cbe362bfcf233b

turn 7
> 2  fly 0.5
[SS-3.2] B flies 0.5 in from 20.598,8.5 to 20.165,8.25
= 5cdb87c9c5bd84d5

turn 7
> 2  fly 0.5
[SS-3.2] B flies 0.5 in from 20.165,8.25 to 19.732,8
= 87ab4ef9dc9d1f0d

turn 7
> 2  fly 0.5
[SS-3.2] B flies 0.5 in from 19.732,8 to 19.299,7.75
= 9bfad56f9bae4560

turn 7
> 2  fly 0.5
[SS-3.2] B flies 0.5 in from 19.299,7.75 to 18.866,7.5
= 814e1931de64d2de

turn 7
> 2  fly 0.5
[SS-3.2] B flies 0.5 in from 18.866,7.5 to 18.433,7.25
= df8ee830ebbeb325

turn 7
> 2  fly 0.5
[SS-3.2] B flies 0.5 in from 18.433,7.25 to 18,7
= 8291b30d83e9503d

turn 7
> 2  fly 0.5
[SS-3.2] B flies 0.5 in from 18,7 to 17.567,6.75
= db78e2aaa0c7aa42

turn 7
> 2  turn left
[SS-3.3] B turns left to heading 180
[SS-2.3] B is done
[SS-2.3] A is active at 1
[SS-3.1] A spends a Movement die, 0 left
= 75b8e16df2b374ef

turn 7
> 1  turn left
[SS-3.3] A turns left to heading 120
= 4a4b43e08378422a

turn 7
> 1  fly 3.5
[SS-3.2] A flies 3.5 in from 19.299,13.25 to 22.33,11.5
= f7672961c86bfad1

turn 7
> 1  end
[SS-2.3] A is done
[SS-2.1] turn 8: dice are assigned
[SS-2.2] A assigns 1 to Movement: D5 M1 A0 R0
[SS-2.2] B assigns 1 to Movement: D5 M1 A0 R0
  [SS-2.3] d2 = 2
[SS-2.3] a coin is flipped: side 2 goes first
[SS-2.3] B is active at 1
[SS-3.1] B spends a Movement die, 0 left
= a3108d13a77e4026

turn 8
> 2  fly 1
[SS-3.2] B flies 1 in from 17.567,6.75 to 17.567,5.75
= 7f471eccc9a81701

turn 8
> 2  fly 1
[SS-3.2] B flies 1 in from 17.567,5.75 to 17.567,4.75
= b27c7858ac84f43c

turn 8
> 2  fly 0.5
[SS-3.2] B flies 0.5 in from 17.567,4.75 to 17.567,4.25
= 8893059206ba0934

turn 8
> 2  fly 0.5
[SS-3.2] B flies 0.5 in from 17.567,4.25 to 17.567,3.75
= a04dd75322f3b3d8

turn 8
> 2  fly 0.5
[SS-3.2] B flies 0.5 in from 17.567,3.75 to 17.567,3.25
= e1847453e423a209

turn 8
> 2  fly 0.5
[SS-3.2] B flies 0.5 in from 17.567,3.25 to 17.567,2.75
= 6600fd5ac3e5ebb1

turn 8
> 2  turn left
[SS-3.3] B turns left to heading 120
[SS-2.3] B is done
[SS-2.3] A is active at 1
[SS-3.1] A spends a Movement die, 0 left
= 948d6e0c66cf49c6

turn 8
> 1  fly 1.5
[SS-3.2] A flies 1.5 in from 22.33,11.5 to 23.629,10.75
= a3400742f80ef0fa

turn 8
> 1  fly 1.5
[SS-3.2] A flies 1.5 in from 23.629,10.75 to 24.928,10
= 4bce86d28d0642fe

turn 8
> 1  fly 1
[SS-3.2] A flies 1 in from 24.928,10 to 25.794,9.5
= da46e18a8c19e5f7

turn 8
> 1  turn left
[SS-3.3] A turns left to heading 60
[SS-2.3] A is done
[SS-2.1] turn 9: dice are assigned
[SS-2.2] A assigns 1 to Movement: D5 M1 A0 R0
[SS-2.2] B assigns 1 to Movement: D5 M1 A0 R0
  [SS-2.3] d2 = 2
[SS-2.3] a coin is flipped: side 2 goes first
[SS-2.3] B is active at 1
[SS-3.1] B spends a Movement die, 0 left
= 2b9e85dfb14ed41e

turn 9
> 2  fly 1
[SS-3.2] B flies 1 in from 17.567,2.75 to 18.433,2.25
= d6728c8e7fbbf5c9

turn 9
> 2  fly 0.5
[SS-3.2] B flies 0.5 in from 18.433,2.25 to 18.866,2
= 91009ea5f6e4fb9a

turn 9
> 2  fly 0.5
[SS-3.2] B flies 0.5 in from 18.866,2 to 19.299,1.75
= 59db9ab63ebbfffe

turn 9
> 2  fly 0.5
[SS-3.2] B flies 0.5 in from 19.299,1.75 to 19.732,1.5
= 6b00e27b8aec61d1

turn 9
> 2  fly 0.5
[SS-3.2] B flies 0.5 in from 19.732,1.5 to 20.165,1.25
= 2057658a0cd6b27d

turn 9
> 2  fly 0.5
[SS-3.2] B flies 0.5 in from 20.165,1.25 to 20.598,1
= bc3fe8b77b5f48d9

turn 9
> 2  fly 0.5
[SS-3.2] B flies 0.5 in from 20.598,1 to 21.031,0.75
= f442cf4c85d665f4

turn 9
> 2  turn left
[SS-3.3] B turns left to heading 60
[SS-2.3] B is done
[SS-2.3] A is active at 1
[SS-3.1] A spends a Movement die, 0 left
= 4b35df6185e23c36

turn 9
> 1  turn right
[SS-3.3] A turns right to heading 120
= 919048fdd74a98d3

turn 9
> 1  fly 4
[SS-3.2] A flies 4 in from 25.794,9.5 to 29.258,7.5
[SS-2.3] A is done
[SS-2.1] turn 10: dice are assigned
[SS-2.2] A assigns 1 to Movement: D5 M1 A0 R0
[SS-2.2] B assigns 1 to Movement: D5 M1 A0 R0
  [SS-2.3] d2 = 2
[SS-2.3] a coin is flipped: side 2 goes first
[SS-2.3] B is active at 1
[SS-3.1] B spends a Movement die, 0 left
= 164b7f69676669ba

turn 10
> 2  fly 2
[SS-3.2] B flies 2 in from 21.031,0.75 to 22.763,1.75
= d6ffbcf08bbe5918

turn 10
> 2  fly 1.5
[SS-3.2] B flies 1.5 in from 22.763,1.75 to 24.062,2.5
= b1dee64a198b7e11

turn 10
> 2  turn left
[SS-3.3] B turns left to heading 0
= 028cb975e7ab28bb

turn 10
> 2  fly 0.5
[SS-3.2] B flies 0.5 in from 24.062,2.5 to 24.062,3
[SS-2.3] B is done
[SS-2.3] A is active at 1
[SS-3.1] A spends a Movement die, 0 left
= 93147c93754522d6

turn 10
> 1  fly 0.5
[SS-3.2] A flies 0.5 in from 29.258,7.5 to 29.691,7.25
= 779e86adef2317c0

turn 10
> 1  fly 0.5
[SS-3.2] A flies 0.5 in from 29.691,7.25 to 30.124,7
= 21761fdf02a89e04

turn 10
> 1  fly 0.5
[SS-3.2] A flies 0.5 in from 30.124,7 to 30.557,6.75
= 31b69f811a7a8616

turn 10
> 1  fly 0.5
[SS-3.2] A flies 0.5 in from 30.557,6.75 to 30.99,6.5
= 39debb30629548ec

turn 10
> 1  fly 0.5
[SS-3.2] A flies 0.5 in from 30.99,6.5 to 31.423,6.25
= bcc43b5b9b4aec87

turn 10
> 1  fly 0.5
[SS-3.2] A flies 0.5 in from 31.423,6.25 to 31.856,6
= e1193677ecf4a8a1

turn 10
> 1  fly 0.5
[SS-3.2] A flies 0.5 in from 31.856,6 to 32.289,5.75
= bff38f5f1cdf8614

turn 10
> 1  fly 0.5
[SS-3.2] A flies 0.5 in from 32.289,5.75 to 32.722,5.5
= d830fbcaedd38c98

turn 10
> 1  turn left
[SS-3.3] A turns left to heading 60
[SS-2.3] A is done
[SS-5.3] the last turn is over: a draw
= 6468958343b05b43
