firing-arc record 1
game black-skies 1
scenario squadron
seat 1 doctrine
seat 2 doctrine
dice seed 5
| title = "Squadron"
| brief = "Four elements a side: two of Black Tigers, fast interceptors, slow gunships. The order of the deck is half the battle."
|
| [table]
| width = 72
| height = 48
|
| [[side]]
| name = "Teal"
| edge = "bottom"
| element = [
|   { fighter = "black-tiger", name = "Viper", skill = 2 },
|   { fighter = "black-tiger", name = "Adder", skill = 2 },
|   { fighter = "interceptor", name = "Swift", skill = 2 },
|   { fighter = "gunship", name = "Anvil", skill = 2 },
| ]
|
| [[side]]
| name = "Amber"
| edge = "top"
| element = [
|   { fighter = "black-tiger", name = "Cobra", skill = 2 },
|   { fighter = "black-tiger", name = "Mamba", skill = 2 },
|   { fighter = "interceptor", name = "Merlin", skill = 2 },
|   { fighter = "gunship", name = "Bulwark", skill = 2 },
| ]
= 3d3f0aa4698cbb4a

turn 1
> 1  toss
  [BS-2.1] d2 = 2
[BS-2.1] side 2 deploys first
= d9f6ae1d810e8c23

turn 1
> 2  deploy E1 35,43.5 37,43.5
[BS-2.1] BE1 is deployed at 35,43.5 and 37,43.5
= 2c564ce8cc556c86

turn 1
> 1  deploy E1 35,4.5 37,4.5
[BS-2.1] AE1 is deployed at 35,4.5 and 37,4.5
= 7a8a70eee252f35c

turn 1
> 2  deploy E2 26,43.5 28,43.5
[BS-2.1] BE2 is deployed at 26,43.5 and 28,43.5
= 03e803cc41e211bc

turn 1
> 1  deploy E2 26,4.5 28,4.5
[BS-2.1] AE2 is deployed at 26,4.5 and 28,4.5
= 9a5533884f1a15ab

turn 1
> 2  deploy E3 44,43.5 46,43.5
[BS-2.1] BE3 is deployed at 44,43.5 and 46,43.5
= ab9fef67ba3034f2

turn 1
> 1  deploy E3 44,4.5 46,4.5
[BS-2.1] AE3 is deployed at 44,4.5 and 46,4.5
= 5d3c4cbe9ceb8ebb

turn 1
> 2  deploy E4 53,43.5 55,43.5
[BS-2.1] BE4 is deployed at 53,43.5 and 55,43.5
= ab0d69cdcd789515

turn 1
> 1  deploy E4 53,4.5 55,4.5
[BS-2.1] AE4 is deployed at 53,4.5 and 55,4.5
= fcba4df27a02dfff

turn 1
> 1  deck E4 Straight 8, E3 Straight 8, E2 Straight 8, E1 Straight 8
> 2  deck E4 Straight 8, E3 Straight 8, E2 Straight 8, E1 Straight 8
[BS-2.2] (seat 1) the deck of side 1: E4 Straight 8, E3 Straight 8, E2 Straight 8, E1 Straight 8
[BS-2.2] (seat 2) the deck of side 2: E4 Straight 8, E3 Straight 8, E2 Straight 8, E1 Straight 8
[BS-2.2] speeds: AE1 8, AE2 8, AE3 8, AE4 8, BE1 8, BE2 8, BE3 8, BE4 8
  [BS-3.1] d2 = 1
[BS-3.1] side 1 flips first
[BS-3.2] AE4 flips Straight
= 15f3bfa544f5c43b

turn 1
> 1  fly Accelerate 2
[BS-4.1] AE4 flies Accelerate 2 at speed 10: A7 at 53,14.5, A8 at 55,14.5, facing 0
= 5e0956b14821df3f

turn 1
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE4 is Straight
[BS-3.3] AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Straight
= fcf385d973a5884c

turn 1
> 2  fly Accelerate 2
[BS-4.1] BE4 flies Accelerate 2 at speed 10: B7 at 53,33.5, B8 at 55,33.5, facing 180
= f2b87b8ce192f122

turn 1
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE4 is Straight
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-3.2] AE3 flips Straight
= 1884e673471ebbd8

turn 1
> 1  fly Accelerate 2
[BS-4.1] AE3 flies Accelerate 2 at speed 10: A5 at 44,14.5, A6 at 46,14.5, facing 0
= 064c847cd85a1ca7

turn 1
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE3 is Straight
[BS-3.3] AE3: the next card is laid face down at the bottom of the deck
[BS-3.2] BE3 flips Straight
= 0f1315eea90be8e9

turn 1
> 2  fly Accelerate 2
[BS-4.1] BE3 flies Accelerate 2 at speed 10: B5 at 44,33.5, B6 at 46,33.5, facing 180
= 825ca7c9d21fd1dd

turn 1
> 2  next Snake
[BS-3.2] (seat 2) the next card of BE3 is Snake
[BS-3.3] BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] AE2 flips Straight
= c321c495a8a28071

turn 1
> 1  fly Accelerate 2
[BS-4.1] AE2 flies Accelerate 2 at speed 10: A3 at 26,14.5, A4 at 28,14.5, facing 0
= e1cc74ce5a61e629

turn 1
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE2 is Straight
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE2 flips Straight
= d28aaa99a68fe86d

turn 1
> 2  fly Accelerate 3
[BS-4.1] BE2 flies Accelerate 3 at speed 11: B3 at 26,32.5, B4 at 28,32.5, facing 180
= 2c51a6145e0ab362

turn 1
> 2  fire B4 laser1+laser2 A4
[BS-5.1] B4 fires laser1 at A4: 18 in, long range
  [BS-5.2] d12 = 9
[BS-5.2] 9 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] B4 fires laser2 at A4: 18 in, long range
  [BS-5.2] d12 = 7
[BS-5.2] 7 of 10+, −2 for its speed, so 12+: no hit
= 68d3f4335d8297ff

turn 1
> 2  fire B3 laser1+laser2 A3
[BS-5.1] B3 fires laser1 at A3: 18 in, long range
  [BS-5.2] d12 = 12
[BS-5.2] 12 of 10+, −2 for its speed, so 12+: 1 hit
[BS-5.1] B3 fires laser2 at A3: 18 in, long range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 10+, −2 for its speed, so 12+: no hit
  [BS-5.3] d6 = 6
[BS-5.3] 6, −1 each: 5 points on A3
[BS-5.3] A3 takes 5 points: hull 1 of 6
[BS-5.3] A3 is crippled
= e2978d07cb41c14d

turn 1
> 2  next Left
[BS-3.2] (seat 2) the next card of BE2 is Left
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Straight
= 219071b2f48d8086

turn 1
> 1  fly Accelerate 3
[BS-4.1] AE1 flies Accelerate 3 at speed 11: A1 at 35,15.5, A2 at 37,15.5, facing 0
= 4f53ee7ac8d0cc5c

turn 1
> 1  next Right
[BS-3.2] (seat 1) the next card of AE1 is Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Straight
= 4927d910d8ba9223

turn 1
> 2  fly Accelerate 2
[BS-4.1] BE1 flies Accelerate 2 at speed 10: B1 at 35,33.5, B2 at 37,33.5, facing 180
= 4aa6f5661414f176

turn 1
> 2  fire B2 laser1+laser2 A2
[BS-5.1] B2 fires laser1 at A2: 18 in, long range
  [BS-5.2] d12 = 9
[BS-5.2] 9 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] B2 fires laser2 at A2: 18 in, long range
  [BS-5.2] d12 = 4
[BS-5.2] 4 of 10+, −2 for its speed, so 12+: no hit
= 465dc062f5267d2a

turn 1
> 2  fire B1 laser1+laser2 A1
[BS-5.1] B1 fires laser1 at A1: 18 in, long range
  [BS-5.2] d12 = 6
[BS-5.2] 6 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] B1 fires laser2 at A1: 18 in, long range
  [BS-5.2] d12 = 10
[BS-5.2] 10 of 10+, −2 for its speed, so 12+: no hit
= f392dc18b4abd52a

turn 1
> 2  next Left
[BS-3.2] (seat 2) the next card of BE1 is Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE4 flips Straight
= e789c01e261e1e20

turn 2
> 1  fly Accelerate 1
[BS-4.1] AE4 flies Accelerate 1 at speed 11: A7 at 53,25.5, A8 at 55,25.5, facing 0
= 574744727c24b8fb

turn 2
> 1  fire A7 laser1+laser2 B7
[BS-5.1] A7 fires laser1 at B7: 8 in, medium range
  [BS-5.2] d12 = 2
[BS-5.2] 2 of 7+, −2 for its speed, so 9+: no hit
[BS-5.1] A7 fires laser2 at B7: 8 in, medium range
  [BS-5.2] d12 = 9
[BS-5.2] 9 of 7+, −2 for its speed, so 9+: 1 hit
[BS-1.7] the shields of BE4 make a d6 a d4
  [BS-5.3] d4 = 2
[BS-5.3] 2, −1 each: 1 point on B7
[BS-5.3] B7 takes 1 point: hull 7 of 8
= 430cb1ed01c771c0

turn 2
> 1  fire A8 laser1+laser2 B7
[BS-5.1] A8 fires laser1 at B7: 8.246 in, medium range
  [BS-5.2] d12 = 2
[BS-5.2] 2 of 7+, −2 for its speed, so 9+: no hit
[BS-5.1] A8 fires laser2 at B7: 8.246 in, medium range
  [BS-5.2] d12 = 8
[BS-5.2] 8 of 7+, −2 for its speed, so 9+: no hit
= 21aea07de028163a

turn 2
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE4 is Straight
[BS-3.3] AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Straight
= ecf19f169a800dc0

turn 2
> 2  fly Steady
[BS-4.1] BE4 flies Steady at speed 10: B7 at 53,23.5, B8 at 55,23.5, facing 180
= d22ca5ec51e1df87

turn 2
> 2  next Right
[BS-3.2] (seat 2) the next card of BE4 is Right
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-3.2] AE3 flips Straight
= 7fb6c5081749df96

turn 2
> 1  fly Accelerate 2
[BS-4.1] AE3 flies Accelerate 2 at speed 12: A5 at 44,26.5, A6 at 46,26.5, facing 0
= c27fe2f8dfb93204

turn 2
> 1  fire A5 laser1+laser2 B5
[BS-5.1] A5 fires laser1 at B5: 7 in, medium range
  [BS-5.2] d12 = 10
[BS-5.2] 10 of 7+, −2 for its speed, so 9+: 1 hit
[BS-5.1] A5 fires laser2 at B5: 7 in, medium range
  [BS-5.2] d12 = 4
[BS-5.2] 4 of 7+, −2 for its speed, so 9+: no hit
  [BS-5.3] d6 = 3
[BS-5.3] 3: 3 points on B5
[BS-5.3] B5 takes 3 points: hull 1 of 4
[BS-5.3] B5 is crippled
= 6a442b576c218c50

turn 2
> 1  fire A6 laser1+laser2 B6
[BS-5.1] A6 fires laser1 at B6: 7 in, medium range
  [BS-5.2] d12 = 4
[BS-5.2] 4 of 7+, −2 for its speed, so 9+: no hit
[BS-5.1] A6 fires laser2 at B6: 7 in, medium range
  [BS-5.2] d12 = 1
[BS-5.2] 1 of 7+, −2 for its speed, so 9+: no hit
= ef4f3157a0fe2433

turn 2
> 1  next Hard Left
[BS-3.2] (seat 1) the next card of AE3 is Hard Left
[BS-3.3] AE3: the next card is laid face down at the bottom of the deck
[BS-3.2] BE3 flips Snake
= 4f949e830ff9ca9b

turn 2
> 2  fly Left first
  [BS-3.4] d6 = 5
[BS-3.7] B5 rolls 5 + 2 against 6, doubled: passes
[BS-4.5] BE3 flies Snake, left first at speed 10: B5 at 44,28.5, B6 at 46,28.5, facing 180
= cc526d6da10ce0b9

turn 2
> 2  fire B6 laser1+laser2 A6
[BS-5.1] B6 fires laser1 at A6: 2 in, close range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 4+, −2 for its speed, so 6+: no hit
[BS-5.1] B6 fires laser2 at A6: 2 in, close range
  [BS-5.2] d12 = 7
[BS-5.2] 7 of 4+, −2 for its speed, so 6+: 1 hit
  [BS-5.3] d6 = 5
[BS-5.3] 5: 5 points on A6
[BS-5.3] A6 takes 5 points: hull 0 of 4
[BS-5.3] A6 is destroyed
= 69d0c53eeef6c956

turn 2
> 2  fire B5 laser1 A5
[BS-5.1] B5 fires laser1 at A5: 2 in, close range
  [BS-5.2] d12 = 7
[BS-5.2] 7 of 4+, −2 for its speed, so 6+: 1 hit
  [BS-5.3] d6 = 5
[BS-5.3] 5: 5 points on A5
[BS-5.3] A5 takes 5 points: hull 0 of 4
[BS-5.3] A5 is destroyed
[BS-2.4] AE3 is out, and a placeholder takes its card's place
= a593c91cc17ca7df

turn 2
> 2  next Right
[BS-3.2] (seat 2) the next card of BE3 is Right
[BS-3.3] BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] AE2 flips Straight
= 472308a46aa746f6

turn 2
> 1  fly Accelerate 2
[BS-4.1] AE2 flies Accelerate 2 at speed 12: A3 at 26,26.5, A4 at 28,26.5, facing 0
= b18d6aeb000ca92d

turn 2
> 1  fire A4 laser1+laser2 B4
[BS-5.1] A4 fires laser1 at B4: 6 in, close range
  [BS-5.2] d12 = 8
[BS-5.2] 8 of 4+, −2 for its speed, so 6+: 1 hit
[BS-5.1] A4 fires laser2 at B4: 6 in, close range
  [BS-5.2] d12 = 4
[BS-5.2] 4 of 4+, −2 for its speed, so 6+: no hit
  [BS-5.3] d6 = 4
[BS-5.3] 4, −1 each: 3 points on B4
[BS-5.3] B4 takes 3 points: hull 3 of 6
[BS-5.3] B4 is crippled
= aec45d15535b3036

turn 2
> 1  fire A3 laser1 B3
[BS-5.1] A3 fires laser1 at B3: 6 in, close range
  [BS-5.2] d12 = 7
[BS-5.2] 7 of 4+, −2 for its speed, so 6+: 1 hit
  [BS-5.3] d6 = 3
[BS-5.3] 3, −1 each: 2 points on B3
[BS-5.3] B3 takes 2 points: hull 4 of 6
= 4be15bacbe50607e

turn 2
> 1  next Hard Right
[BS-3.2] (seat 1) the next card of AE2 is Hard Right
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE2 flips Left
= 1aecf42f710cb2ed

turn 2
> 2  fly Late
[BS-4.2] BE2 flies Late Left at speed 11: B3 at 26,21.5, B4 at 28,21.5, facing 120
[BS-3.6] BE2 pays 1 and has speed 10
= 88a154bc6dd314f4

turn 2
> 2  fire B3 laser1+laser2 A1
[BS-5.1] B3 fires laser1 at A1: 10.816 in, medium range
  [BS-5.2] d12 = 4
[BS-5.2] 4 of 7+, −2 for its speed, −1 for the maneuver, so 10+: no hit
[BS-5.1] B3 fires laser2 at A1: 10.816 in, medium range
  [BS-5.2] d12 = 6
[BS-5.2] 6 of 7+, −2 for its speed, −1 for the maneuver, so 10+: no hit
= 143b9e05914db821

turn 2
> 2  fire B4 laser1 A2
[BS-5.1] B4 fires laser1 at A2: 10.816 in, medium range
  [BS-5.2] d12 = 1
[BS-5.2] 1 of 7+, −2 for its speed, −1 for the maneuver, so 10+: no hit
= a4c328d4ada45db9

turn 2
> 2  next Left
[BS-3.2] (seat 2) the next card of BE2 is Left
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Right
= 041f93316ff4996c

turn 2
> 1  fly Smooth
[BS-4.2] AE1 flies Smooth Right at speed 11: A1 at 39.763,23.75, A2 at 41.763,23.75, facing 60
= d714b56d69dbd68d

turn 2
> 1  fire A1 laser1+laser2 B6
[BS-5.1] A1 fires laser1 at B6: 7.839 in, medium range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 7+, −2 for its speed, so 9+: no hit
[BS-5.1] A1 fires laser2 at B6: 7.839 in, medium range
  [BS-5.2] d12 = 8
[BS-5.2] 8 of 7+, −2 for its speed, so 9+: no hit
= 0a952e3cd8fa32dc

turn 2
> 1  fire A2 laser1+laser2 B6
[BS-5.1] A2 fires laser1 at B6: 6.365 in, medium range
  [BS-5.2] d12 = 1
[BS-5.2] 1 of 7+, −2 for its speed, so 9+: no hit
[BS-5.1] A2 fires laser2 at B6: 6.365 in, medium range
  [BS-5.2] d12 = 8
[BS-5.2] 8 of 7+, −2 for its speed, so 9+: no hit
= 8363ef37b2877be3

turn 2
> 1  next Right
[BS-3.2] (seat 1) the next card of AE1 is Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Left
= 8c5c181fa54d7a76

turn 2
> 2  fly Smooth
[BS-4.2] BE1 flies Smooth Left at speed 10: B1 at 39.33,26, B2 at 41.33,26, facing 120
= 7def1ae6729af942

turn 2
> 2  fire B1 laser1+laser2 A2
[BS-5.1] B1 fires laser1 at A2: 3.313 in, close range
  [BS-5.2] d12 = 6
[BS-5.2] 6 of 4+, −2 for its speed, so 6+: 1 hit
[BS-5.1] B1 fires laser2 at A2: 3.313 in, close range
  [BS-5.2] d12 = 8
[BS-5.2] 8 of 4+, −2 for its speed, so 6+: 1 hit
  [BS-5.3] d6 = 3
  [BS-5.3] d6 = 4
[BS-5.3] 3, 4, −1 each: 5 points on A2
[BS-5.3] A2 takes 5 points: hull 1 of 6
[BS-5.3] A2 is crippled
= 0759a98236a2349f

turn 2
> 2  fire B2 laser1+laser2 A7
[BS-5.1] B2 fires laser1 at A7: 11.68 in, medium range
  [BS-5.2] d12 = 6
[BS-5.2] 6 of 7+, −2 for its speed, so 9+: no hit
[BS-5.1] B2 fires laser2 at A7: 11.68 in, medium range
  [BS-5.2] d12 = 7
[BS-5.2] 7 of 7+, −2 for its speed, so 9+: no hit
= d011a485af4b43a2

turn 2
> 2  next Hard Left
[BS-3.2] (seat 2) the next card of BE1 is Hard Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE4 flips Straight
= 1b44d6365fbb2114

turn 3
> 1  fly Accelerate 1
[BS-4.1] AE4 flies Accelerate 1 at speed 12: A7 at 53,37.5, A8 at 55,37.5, facing 0
= 8259d4ee6e31c479

turn 3
> 1  next Left
[BS-3.2] (seat 1) the next card of AE4 is Left
[BS-3.3] AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Right
= 156263bc61c03854

turn 3
> 2  fly Break
[BS-4.2] BE4 flies Break Right at speed 10: B7 at 44.34,18.5, B8 at 46.34,18.5, facing 240
[BS-3.6] BE4 pays 2 and has speed 8
= 1cd40576bfc044f2

turn 3
> 2  next Right
[BS-3.2] (seat 2) the next card of BE4 is Right
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE3 flips Right
= 591a53b902ee8e7d

turn 3
> 2  fly Late
  [BS-3.4] d6 = 2
[BS-3.7] B5 rolls 2 + 2 against 4, doubled: passes
[BS-4.2] BE3 flies Late Right at speed 10: B5 at 44,18.5, B6 at 46,18.5, facing 240
[BS-3.6] BE3 pays 1 and has speed 9
= 0212a7eed5309ce8

turn 3
> 2  next Sideslip Right
[BS-3.2] (seat 2) the next card of BE3 is Sideslip Right
[BS-3.3] BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] AE2 flips Hard Right
  [BS-3.4] d6 = 1
[BS-3.7] A3 rolls 1 + 2 against 6, doubled: fails
[BS-3.5] AE2 fails Hard Right and flies Smooth Right
[BS-4.2] AE2 flies Smooth Right at speed 12: A3 at 31.196,35.5, A4 at 33.196,35.5, facing 60
[BS-3.6] AE2 pays 2 and has speed 10
= 8504c8d25cae230f

turn 3
> 1  next Right
[BS-3.2] (seat 1) the next card of AE2 is Right
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE2 flips Left
= 3be68591a8363600

turn 3
> 2  fly Smooth
[BS-4.2] BE2 flies Smooth Left at speed 10: B3 at 34.66,21.5, B4 at 36.66,21.5, facing 60
= 292195e3609bfa75

turn 3
> 2  fire B3 laser1+laser2 A1
[BS-5.1] B3 fires laser1 at A1: 5.577 in, close range
  [BS-5.2] d12 = 7
[BS-5.2] 7 of 4+, −2 for its speed, so 6+: 1 hit
[BS-5.1] B3 fires laser2 at A1: 5.577 in, close range
  [BS-5.2] d12 = 1
[BS-5.2] 1 of 4+, −2 for its speed, so 6+: no hit
  [BS-5.3] d6 = 6
[BS-5.3] 6, −1 each: 5 points on A1
[BS-5.3] A1 takes 5 points: hull 1 of 6
[BS-5.3] A1 is crippled
= 00d2984c86b4f0ea

turn 3
> 2  fire B4 laser1 A2
[BS-5.1] B4 fires laser1 at A2: 5.577 in, close range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 4+, −2 for its speed, so 6+: no hit
= 32dcafec542abbbe

turn 3
> 2  next Left
[BS-3.2] (seat 2) the next card of BE2 is Left
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Right
= 04ba16f857822678

turn 3
> 1  fly Smooth
[BS-4.2] AE1 flies Smooth Right at speed 11: A1 at 49.289,23.75, A2 at 51.289,23.75, facing 120
= 9b0c9a57e4cffc4a

turn 3
> 1  next Right
[BS-3.2] (seat 1) the next card of AE1 is Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Hard Left
[BS-4.4] BE1 flies Hard Left at speed 10: B1 at 47.99,26, B2 at 49.99,26, facing 0
[BS-3.6] BE1 pays 2 and has speed 8
= 8130fa238700c16b

turn 3
> 2  fire B2 laser1+laser2 A7
[BS-5.1] B2 fires laser1 at A7: 11.887 in, medium range
  [BS-5.2] d12 = 10
[BS-5.2] 10 of 7+, −2 for its speed, −2 for the maneuver, so 11+: no hit
[BS-5.1] B2 fires laser2 at A7: 11.887 in, medium range
  [BS-5.2] d12 = 10
[BS-5.2] 10 of 7+, −2 for its speed, −2 for the maneuver, so 11+: no hit
= f427961a38a9b60b

turn 3
> 2  hold
= e9f9e335480bbec9

turn 3
> 2  next Left
[BS-3.2] (seat 2) the next card of BE1 is Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE4 flips Left
= 7791cb68b5332d84

turn 4
> 1  fly Break
[BS-4.2] AE4 flies Break Left at speed 12: A7 at 42.608,43.5, A8 at 44.608,43.5, facing 300
[BS-3.6] AE4 pays 2 and has speed 10
= 684d374fa1423430

turn 4
> 1  next Left
[BS-3.2] (seat 1) the next card of AE4 is Left
[BS-3.3] AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Right
= cfc284ced73a325f

turn 4
> 2  fly Break
[BS-4.2] BE4 flies Break Right at speed 8: B7 at 37.412,22.5, B8 at 39.412,22.5, facing 300
[BS-3.6] BE4 pays 2 and has speed 6
= a167cb8dfa7de256

turn 4
> 2  hold
= 36bb1a91e905cbdc

turn 4
> 2  next Right
[BS-3.2] (seat 2) the next card of BE4 is Right
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE3 flips Sideslip Right
  [BS-3.4] d6 = 5
[BS-3.7] B5 rolls 5 + 2 against 4, doubled: passes
[BS-4.6] BE3 flies Sideslip Right at speed 9: B5 at 36.206,23, B6 at 38.206,23, facing 240
= 70f5e26a290e3382

turn 4
> 2  next Afterburner
[BS-3.2] (seat 2) the next card of BE3 is Afterburner
[BS-3.3] BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] AE2 flips Right
= ad4be6d30f3de688

turn 4
> 1  fly Smooth
[BS-4.2] AE2 flies Smooth Right at speed 10: A3 at 39.856,35.5, A4 at 41.856,35.5, facing 120
= 33c22f0ddd979814

turn 4
> 1  fire A4 laser1+laser2 B1
[BS-5.1] A4 fires laser1 at B1: 11.308 in, medium range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 7+: no hit
[BS-5.1] A4 fires laser2 at B1: 11.308 in, medium range
  [BS-5.2] d12 = 8
[BS-5.2] 8 of 7+: 1 hit
  [BS-5.3] d6 = 6
[BS-5.3] 6, −1 each: 5 points on B1
[BS-5.3] B1 takes 5 points: hull 1 of 6
[BS-5.3] B1 is crippled
= f27528cea2b3edf4

turn 4
> 1  fire A3 laser1 B1
[BS-5.1] A3 fires laser1 at B1: 12.506 in, long range
  [BS-5.2] d12 = 6
[BS-5.2] 6 of 10+: no hit
= 76934c68d4e8ffde

turn 4
> 1  next Right
[BS-3.2] (seat 1) the next card of AE2 is Right
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE2 flips Left
= d44c044ff8fcea21

turn 4
> 2  fly Smooth
[BS-4.2] BE2 flies Smooth Left at speed 10: B3 at 38.99,29, B4 at 40.99,29, facing 0
= a2a51d7d13ead63d

turn 4
> 2  fire B3 laser1+laser2 A3
[BS-5.1] B3 fires laser1 at A3: 6.557 in, medium range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 7+, −2 for its speed, so 9+: no hit
[BS-5.1] B3 fires laser2 at A3: 6.557 in, medium range
  [BS-5.2] d12 = 8
[BS-5.2] 8 of 7+, −2 for its speed, so 9+: no hit
= e8f054f4a54b192a

turn 4
> 2  fire B4 laser1 A3
[BS-5.1] B4 fires laser1 at A3: 6.598 in, medium range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 7+, −2 for its speed, so 9+: no hit
= 43ca413ee28f2c3a

turn 4
> 2  next Hard Right
[BS-3.2] (seat 2) the next card of BE2 is Hard Right
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Right
= 6abc51037dbd2ed2

turn 4
> 1  fly Late
  [BS-3.4] d6 = 5
[BS-3.7] A1 rolls 5 + 2 against 4, doubled: passes
[BS-4.2] AE1 flies Late Right at speed 11: A1 at 58.815,18.25, A2 at 60.815,18.25, facing 180
[BS-3.6] AE1 pays 1 and has speed 10
= d699f0318f8b4d42

turn 4
> 1  next Hard Right
[BS-3.2] (seat 1) the next card of AE1 is Hard Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Left
= aa968f3d0ba18685

turn 4
> 2  fly Smooth
[BS-4.2] BE1 flies Smooth Left at speed 8: B1 at 44.526,32, B2 at 46.526,32, facing 300
= 1f3aa2ad5720313d

turn 4
> 2  fire B2 laser1+laser2 A4
[BS-5.1] B2 fires laser1 at A4: 5.836 in, close range
  [BS-5.2] d12 = 2
[BS-5.2] 2 of 4+, −2 for its speed, so 6+: no hit
[BS-5.1] B2 fires laser2 at A4: 5.836 in, close range
  [BS-5.2] d12 = 9
[BS-5.2] 9 of 4+, −2 for its speed, so 6+: 1 hit
  [BS-5.3] d6 = 2
[BS-5.3] 2, −1 each: 1 point on A4
[BS-5.3] A4 takes 1 point: hull 5 of 6
= 06bb44bad228be3d

turn 4
> 2  fire B1 laser1 A3
[BS-5.1] B1 fires laser1 at A3: 5.836 in, close range
  [BS-5.2] d12 = 1
[BS-5.2] 1 of 4+, −2 for its speed, so 6+: no hit
= 98e4bdf17dc5ad78

turn 4
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE1 is Straight
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE4 flips Left
= 40ff6c5d96ef0e15

turn 5
> 1  fly Smooth
[BS-4.2] AE4 flies Smooth Left at speed 10: A7 at 33.948,43.5, A8 at 35.948,43.5, facing 240
= c6bae316fb9f8f04

turn 5
> 1  next Left
[BS-3.2] (seat 1) the next card of AE4 is Left
[BS-3.3] AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Right
= 3decb5d323ed0983

turn 5
> 2  fly Break
[BS-4.2] BE4 flies Break Right at speed 6: B7 at 37.412,28.5, B8 at 39.412,28.5, facing 0
[BS-3.6] BE4 pays 2 and has speed 4
= f52e93bc5a8b5dff

turn 5
> 2  fire B8 laser1+laser2 A3
[BS-5.1] B8 fires laser1 at A3: 7.014 in, medium range
  [BS-5.2] d12 = 2
[BS-5.2] 2 of 7+, −2 for its speed, −2 for the maneuver, so 11+: no hit
[BS-5.1] B8 fires laser2 at A3: 7.014 in, medium range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 7+, −2 for its speed, −2 for the maneuver, so 11+: no hit
= ee0faa6db559a549

turn 5
> 2  fire B7 laser1+laser2 A3
[BS-5.1] B7 fires laser1 at A3: 7.414 in, medium range
  [BS-5.2] d12 = 4
[BS-5.2] 4 of 7+, −2 for its speed, −2 for the maneuver, so 11+: no hit
[BS-5.1] B7 fires laser2 at A3: 7.414 in, medium range
  [BS-5.2] d12 = 2
[BS-5.2] 2 of 7+, −2 for its speed, −2 for the maneuver, so 11+: no hit
= 5aea15c2941ec0d9

turn 5
> 2  next Right
[BS-3.2] (seat 2) the next card of BE4 is Right
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE3 flips Afterburner
  [BS-3.4] d6 = 2
[BS-3.7] B5 rolls 2 + 2 against 4, doubled: passes
[BS-4.3] BE3 flies Afterburner at speed 12: B5 at 25.814,17, B6 at 27.814,17, facing 240
= 70b0dee7a48f7bb9

turn 5
> 2  next Snake
[BS-3.2] (seat 2) the next card of BE3 is Snake
[BS-3.3] BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] AE2 flips Right
= 8591aa51998e7c00

turn 5
> 1  fly Smooth
[BS-4.2] AE2 flies Smooth Right at speed 10: A3 at 44.186,28, A4 at 46.186,28, facing 180
= 8b1762a81b8fb733

turn 5
> 1  next Hard Right
[BS-3.2] (seat 1) the next card of AE2 is Hard Right
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE2 flips Hard Right
[BS-4.4] BE2 flies Hard Right at speed 10: B3 at 43.32,36.5, B4 at 45.32,36.5, facing 120
[BS-3.6] BE2 pays 2 and has speed 8
= 79084fa2ec94d084

turn 5
> 2  next Right
[BS-3.2] (seat 2) the next card of BE2 is Right
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Hard Right
  [BS-3.4] d6 = 4
[BS-3.7] A1 rolls 4 + 2 against 6, doubled: passes
[BS-4.4] AE1 flies Hard Right at speed 10: A1 at 54.485,10.75, A2 at 56.485,10.75, facing 300
[BS-3.6] AE1 pays 2 and has speed 8
= ee2cfeca25bb670e

turn 5
> 1  next Right
[BS-3.2] (seat 1) the next card of AE1 is Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Straight
= ad54b3b7395b088f

turn 5
> 2  fly Decelerate
[BS-4.1] BE1 flies Decelerate at speed 7: B1 at 38.464,35.5, B2 at 40.464,35.5, facing 300
= 679c04fcba82eaed

turn 5
> 2  fire B2 laser1+laser2 A7
[BS-5.1] B2 fires laser1 at A7: 10.317 in, medium range
  [BS-5.2] d12 = 12
[BS-5.2] 12 of 7+, −2 for its speed, so 9+: 1 hit
[BS-5.1] B2 fires laser2 at A7: 10.317 in, medium range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 7+, −2 for its speed, so 9+: no hit
[BS-1.7] the shields of AE4 make a d6 a d4
  [BS-5.3] d4 = 2
[BS-5.3] 2, −1 each: 1 point on A7
[BS-5.3] A7 takes 1 point: hull 7 of 8
= 947df1b5abb0dab4

turn 5
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE1 is Straight
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE4 flips Left
= 76daed1a57c94502

turn 6
> 1  fly Break
[BS-4.2] AE4 flies Break Left at speed 10: A7 at 33.948,33.5, A8 at 35.948,33.5, facing 180
[BS-3.6] AE4 pays 2 and has speed 8
= bba6139c0087bb0a

turn 6
> 1  fire A8 laser1+laser2 B7
[BS-5.1] A8 fires laser1 at B7: 5.209 in, close range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 4+, −2 for the maneuver, so 6+: no hit
[BS-5.1] A8 fires laser2 at B7: 5.209 in, close range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 4+, −2 for the maneuver, so 6+: no hit
= 6f063638160baad7

turn 6
> 1  hold
= 48c8ca26f744e16a

turn 6
> 1  next Left
[BS-3.2] (seat 1) the next card of AE4 is Left
[BS-3.3] AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Right
= 1e43578f8780596b

turn 6
> 2  fly Smooth
[BS-4.2] BE4 flies Smooth Right at speed 4: B7 at 39.144,31.5, B8 at 41.144,31.5, facing 60
= 039026c892910baa

turn 6
> 2  next Right
[BS-3.2] (seat 2) the next card of BE4 is Right
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE3 flips Snake
= e9f187b980dfcff3

turn 6
> 2  fly Right first
  [BS-3.4] d6 = 1
[BS-3.7] B5 rolls 1 + 2 against 6, doubled: fails
[BS-3.5] BE3 fails Snake, right first and flies Steady
[BS-4.1] BE3 flies Steady at speed 12: B5 at 15.422,11, B6 at 17.422,11, facing 240
= d805da9c64fd556d

turn 6
> 2  next Hard Right
[BS-3.2] (seat 2) the next card of BE3 is Hard Right
[BS-3.3] BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] AE2 flips Hard Right
  [BS-3.4] d6 = 6
[BS-3.7] A3 rolls 6 + 2 against 6, doubled: passes
[BS-4.4] AE2 flies Hard Right at speed 10: A3 at 39.856,20.5, A4 at 41.856,20.5, facing 300
[BS-3.6] AE2 pays 2 and has speed 8
= 8abd17d6241c12ba

turn 6
> 1  next Right
[BS-3.2] (seat 1) the next card of AE2 is Right
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE2 flips Right
= 917cb100ed4ce2c5

turn 6
> 2  fly Smooth
[BS-4.2] BE2 flies Smooth Right at speed 8: B3 at 46.784,30.5, B4 at 48.784,30.5, facing 180
= 3f215abc2ec034c9

turn 6
> 2  fire B3 laser1+laser2 A4
[BS-5.1] B3 fires laser1 at A4: 11.148 in, medium range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 7+: no hit
[BS-5.1] B3 fires laser2 at A4: 11.148 in, medium range
  [BS-5.2] d12 = 4
[BS-5.2] 4 of 7+: no hit
= 735babe317b245c2

turn 6
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE2 is Straight
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Right
= c50d160d8085e62e

turn 6
> 1  fly Smooth
[BS-4.2] AE1 flies Smooth Right at speed 8: A1 at 51.021,16.75, A2 at 53.021,16.75, facing 0
= 40df846b7d17043f

turn 6
> 1  fire A2 laser1 B4
[BS-5.1] A2 fires laser1 at B4: 14.388 in, long range
  [BS-5.2] d12 = 2
[BS-5.2] 2 of 10+: no hit
= 03cb19221723e58d

turn 6
> 1  fire A1 laser1 B4
[BS-5.1] A1 fires laser1 at B4: 13.93 in, long range
  [BS-5.2] d12 = 9
[BS-5.2] 9 of 10+: no hit
= 1e16d7052f09c38f

turn 6
> 1  next Left
[BS-3.2] (seat 1) the next card of AE1 is Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Straight
= ccc0e9b29d92e704

turn 6
> 2  fly Accelerate 3
[BS-4.1] BE1 flies Accelerate 3 at speed 10: B1 at 29.804,40.5, B2 at 31.804,40.5, facing 300
= a50ab2adf538341a

turn 6
> 2  next Left
[BS-3.2] (seat 2) the next card of BE1 is Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE4 flips Left
= 9c2f5e46daf86630

turn 7
> 1  fly Smooth
[BS-4.2] AE4 flies Smooth Left at speed 8: A7 at 37.412,27.5, A8 at 39.412,27.5, facing 120
= 6b94734abc4610be

turn 7
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE4 is Straight
[BS-3.3] AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Right
= 75e1c29d1f89a593

turn 7
> 2  fly Break
[BS-4.2] BE4 flies Break Right at speed 4: B7 at 42.608,29.5, B8 at 44.608,29.5, facing 120
[BS-3.6] BE4 pays 2 and has speed 2
= d5805fbafef86679

turn 7
> 2  fire B7 laser1+laser2 A2
[BS-5.1] B7 fires laser1 at A2: 16.461 in, long range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 10+, −2 for the maneuver, so 12+: no hit
[BS-5.1] B7 fires laser2 at A2: 16.461 in, long range
  [BS-5.2] d12 = 10
[BS-5.2] 10 of 10+, −2 for the maneuver, so 12+: no hit
= 5ef03e5064a5b97b

turn 7
> 2  fire B8 laser1+laser2 A2
[BS-5.1] B8 fires laser1 at A2: 15.275 in, long range
  [BS-5.2] d12 = 8
[BS-5.2] 8 of 10+, −2 for the maneuver, so 12+: no hit
[BS-5.1] B8 fires laser2 at A2: 15.275 in, long range
  [BS-5.2] d12 = 10
[BS-5.2] 10 of 10+, −2 for the maneuver, so 12+: no hit
= 1aea7a726047d008

turn 7
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE4 is Straight
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE3 flips Hard Right
  [BS-3.4] d6 = 4
[BS-3.7] B5 rolls 4 + 2 against 6, doubled: passes
[BS-4.4] BE3 flies Hard Right at speed 12: B5 at 5.03,11, B6 at 7.03,11, facing 0
[BS-3.6] BE3 pays 2 and has speed 10
= 390ce5064461c3de

turn 7
> 2  next Afterburner
[BS-3.2] (seat 2) the next card of BE3 is Afterburner
[BS-3.3] BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] AE2 flips Right
= 39d5f6ce15ef7f44

turn 7
> 1  fly Smooth
[BS-4.2] AE2 flies Smooth Right at speed 8: A3 at 36.392,26.5, A4 at 38.392,26.5, facing 0
= d4d13457c3be26c2

turn 7
> 1  fire A3 laser1 B2
[BS-5.1] A3 fires laser1 at B2: 14.732 in, long range
  [BS-5.2] d12 = 11
[BS-5.2] 11 of 10+, −2 for its speed, so 12+: no hit
= 8803966f1e870bf4

turn 7
> 1  fire A4 laser1+laser2 B2
[BS-5.1] A4 fires laser1 at B2: 15.472 in, long range
  [BS-5.2] d12 = 9
[BS-5.2] 9 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] A4 fires laser2 at B2: 15.472 in, long range
  [BS-5.2] d12 = 6
[BS-5.2] 6 of 10+, −2 for its speed, so 12+: no hit
= e575c562eb704ec1

turn 7
> 1  next Hard Right
[BS-3.2] (seat 1) the next card of AE2 is Hard Right
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE2 flips Straight
= 3a86903acaee9a4d

turn 7
> 2  fly Decelerate
[BS-4.1] BE2 flies Decelerate at speed 7: B3 at 46.784,23.5, B4 at 48.784,23.5, facing 180
= 965af382da7d6301

turn 7
> 2  fire B4 laser1 A1
[BS-5.1] B4 fires laser1 at A1: 7.111 in, medium range
  [BS-5.2] d12 = 6
[BS-5.2] 6 of 7+: no hit
= 9afec674b4189c64

turn 7
> 2  next Hard Right
[BS-3.2] (seat 2) the next card of BE2 is Hard Right
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Left
= 2765fb63010d0157

turn 7
> 1  fly Smooth
[BS-4.2] AE1 flies Smooth Left at speed 8: A1 at 47.557,22.75, A2 at 49.557,22.75, facing 300
= 088ebe5b35670882

turn 7
> 1  fire A2 laser1 B4
[BS-5.1] A2 fires laser1 at B4: 1.077 in, close range
  [BS-5.2] d12 = 8
[BS-5.2] 8 of 4+: 1 hit
  [BS-5.3] d6 = 5
[BS-5.3] 5, −1 each: 4 points on B4
[BS-5.3] B4 takes 4 points: hull 0 of 6
[BS-5.3] B4 is destroyed
= dd06857983ce7b3d

turn 7
> 1  fire A1 laser1 B3
[BS-5.1] A1 fires laser1 at B3: 1.077 in, close range
  [BS-5.2] d12 = 4
[BS-5.2] 4 of 4+: 1 hit
  [BS-5.3] d6 = 3
[BS-5.3] 3, −1 each: 2 points on B3
[BS-5.3] B3 takes 2 points: hull 2 of 6
[BS-5.3] B3 is crippled
= 1dd6e1c93357c7f4

turn 7
> 1  next Right
[BS-3.2] (seat 1) the next card of AE1 is Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Left
= e1c0b7653dbbfeb5

turn 7
> 2  fly Smooth
[BS-4.2] BE1 flies Smooth Left at speed 10: B1 at 21.144,40.5, B2 at 23.144,40.5, facing 240
= d9f31d74a552011b

turn 7
> 2  next Right
[BS-3.2] (seat 2) the next card of BE1 is Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE4 flips Straight
= 56bbfceb0466c01a

turn 8
> 1  fly Decelerate
[BS-4.1] AE4 flies Decelerate at speed 7: A7 at 43.474,24, A8 at 45.474,24, facing 120
= beb261b8d09ba8bf

turn 8
> 1  fire A8 laser1+laser2 B3
[BS-5.1] A8 fires laser1 at B3: 1.402 in, close range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 4+: no hit
[BS-5.1] A8 fires laser2 at B3: 1.402 in, close range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 4+: 1 hit
  [BS-5.3] d6 = 1
[BS-5.3] 1, −1 each: no damage on B3
= ebd78555033ab24f

turn 8
> 1  fire A7 laser1+laser2 B3
[BS-5.1] A7 fires laser1 at B3: 3.347 in, close range
  [BS-5.2] d12 = 6
[BS-5.2] 6 of 4+: 1 hit
[BS-5.1] A7 fires laser2 at B3: 3.347 in, close range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 4+: 1 hit
  [BS-5.3] d6 = 2
  [BS-5.3] d6 = 5
[BS-5.3] 2, 5, −1 each: 5 points on B3
[BS-5.3] B3 takes 5 points: hull 0 of 6
[BS-5.3] B3 is destroyed
[BS-2.4] BE2 is out, and a placeholder takes its card's place
= 98ad5fc9191dcb58

turn 8
> 1  next Right
[BS-3.2] (seat 1) the next card of AE4 is Right
[BS-3.3] AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Straight
= aa2b986fd44a8b69

turn 8
> 2  fly Decelerate
[BS-4.1] BE4 flies Decelerate at speed 1: B7 at 43.474,29, B8 at 45.474,29, facing 120
= 9cb5240b08a30ea0

turn 8
> 2  fire B7 laser1+laser2 A1
[BS-5.1] B7 fires laser1 at A1: 7.465 in, medium range
  [BS-5.2] d12 = 11
[BS-5.2] 11 of 7+: 1 hit
[BS-5.1] B7 fires laser2 at A1: 7.465 in, medium range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 7+: no hit
  [BS-5.3] d6 = 4
[BS-5.3] 4, −1 each: 3 points on A1
[BS-5.3] A1 takes 3 points: hull 0 of 6
[BS-5.3] A1 is destroyed
[BS-3.8] A2 leads
= c641166573060d23

turn 8
> 2  fire B8 laser1+laser2 A2
[BS-5.1] B8 fires laser1 at A2: 7.465 in, medium range
  [BS-5.2] d12 = 7
[BS-5.2] 7 of 7+: 1 hit
[BS-5.1] B8 fires laser2 at A2: 7.465 in, medium range
  [BS-5.2] d12 = 11
[BS-5.2] 11 of 7+: 1 hit
  [BS-5.3] d6 = 3
  [BS-5.3] d6 = 2
[BS-5.3] 3, 2, −1 each: 3 points on A2
[BS-5.3] A2 takes 3 points: hull 0 of 6
[BS-5.3] A2 is destroyed
[BS-2.4] AE1 is out, and a placeholder takes its card's place
= 0d4a3498aec84504

turn 8
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE4 is Straight
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE3 flips Afterburner
  [BS-3.4] d6 = 1
[BS-3.7] B5 rolls 1 + 2 against 4, doubled: fails
[BS-3.5] BE3 fails Afterburner and flies Steady
[BS-4.1] BE3 flies Steady at speed 10: B5 at 5.03,21, B6 at 7.03,21, facing 0
= daefb4191e0671f2

turn 8
> 2  next Right
[BS-3.2] (seat 2) the next card of BE3 is Right
[BS-3.3] BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] AE2 flips Hard Right
  [BS-3.4] d6 = 5
[BS-3.7] A3 rolls 5 + 2 against 6, doubled: passes
[BS-4.4] AE2 flies Hard Right at speed 8: A3 at 39.856,32.5, A4 at 41.856,32.5, facing 120
[BS-3.6] AE2 pays 2 and has speed 6
= 3c10515120e6c12a

turn 8
> 1  fire A4 laser1+laser2 B8
[BS-5.1] A4 fires laser1 at B8: 5.033 in, close range
  [BS-5.2] d12 = 8
[BS-5.2] 8 of 4+, +2 for its speed, −2 for the maneuver: 1 hit
[BS-5.1] A4 fires laser2 at B8: 5.033 in, close range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 4+, +2 for its speed, −2 for the maneuver: no hit
[BS-1.7] the shields of BE4 make a d6 a d4
  [BS-5.3] d4 = 2
[BS-5.3] 2, −1 each: 1 point on B8
[BS-5.3] B8 takes 1 point: hull 7 of 8
= 7b14179c579a6180

turn 8
> 1  fire A3 laser1 B7
[BS-5.1] A3 fires laser1 at B7: 5.033 in, close range
  [BS-5.2] d12 = 7
[BS-5.2] 7 of 4+, +2 for its speed, −2 for the maneuver: 1 hit
[BS-1.7] the shields of BE4 make a d6 a d4
  [BS-5.3] d4 = 2
[BS-5.3] 2, −1 each: 1 point on B7
[BS-5.3] B7 takes 1 point: hull 6 of 8
= 96f36294883d603e

turn 8
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE2 is Straight
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Right
= 30d37b298092a93e

turn 8
> 2  fly Smooth
[BS-4.2] BE1 flies Smooth Right at speed 10: B1 at 12.484,40.5, B2 at 14.484,40.5, facing 300
= ab6db7ac29dfaf47

turn 8
> 2  next Hard Left
[BS-3.2] (seat 2) the next card of BE1 is Hard Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE4 flips Right
= e3f19296dada94f4

turn 9
> 1  fly Smooth
[BS-4.2] AE4 flies Smooth Right at speed 7: A7 at 46.505,18.75, A8 at 48.505,18.75, facing 180
= 20dbd389e0ec76f1

turn 9
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE4 is Straight
[BS-3.3] AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Straight
= a95aca0411b98cfc

turn 9
> 2  fly Steady
[BS-4.1] BE4 flies Steady at speed 1: B7 at 44.34,28.5, B8 at 46.34,28.5, facing 120
= 95a039638a23ad0b

turn 9
> 2  next Left
[BS-3.2] (seat 2) the next card of BE4 is Left
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE3 flips Right
= 975dd45d93cfda27

turn 9
> 2  fly Smooth
[BS-4.2] BE3 flies Smooth Right at speed 10: B5 at 9.36,28.5, B6 at 11.36,28.5, facing 60
= 8fd115ec5190dc55

turn 9
> 2  next Right
[BS-3.2] (seat 2) the next card of BE3 is Right
[BS-3.3] BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] AE2 flips Straight
= dd05e129a26b2eec

turn 9
> 1  fly Decelerate
[BS-4.1] AE2 flies Decelerate at speed 5: A3 at 44.186,30, A4 at 46.186,30, facing 120
= 590964c0877ae9ed

turn 9
> 1  fire A3 laser1 B8
[BS-5.1] A3 fires laser1 at B8: 2.624 in, close range
  [BS-5.2] d12 = 10
[BS-5.2] 10 of 4+, +2 for its speed, so 2+: 1 hit
[BS-1.7] the shields of BE4 make a d6 a d4
  [BS-5.3] d4 = 2
[BS-5.3] 2, −1 each: 1 point on B8
[BS-5.3] B8 takes 1 point: hull 6 of 8
= 6e59f5a0e0c9c28a

turn 9
> 1  next Left
[BS-3.2] (seat 1) the next card of AE2 is Left
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Hard Left
  [BS-3.4] d6 = 6
[BS-3.7] B1 rolls 6 + 2 against 6, doubled: passes
[BS-4.4] BE1 flies Hard Left at speed 10: B1 at 3.824,40.5, B2 at 5.824,40.5, facing 180
[BS-3.6] BE1 pays 2 and has speed 8
= 04989b1e6669e379

turn 9
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE1 is Straight
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE4 flips Straight
= 388803ebfb7b8e64

turn 10
> 1  fly Accelerate 2
[BS-4.1] AE4 flies Accelerate 2 at speed 9: A7 at 46.505,9.75, A8 at 48.505,9.75, facing 180
= cfe0c2589a0bfe21

turn 10
> 1  next Left
[BS-3.2] (seat 1) the next card of AE4 is Left
[BS-3.3] AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Left
= 8199ad2b3835d8b8

turn 10
> 2  fly Smooth
[BS-4.2] BE4 flies Smooth Left at speed 1: B7 at 45.206,28.5, B8 at 47.206,28.5, facing 60
= 6022194f762ea2bd

turn 10
> 2  fire B7 laser1+laser2 A4
[BS-5.1] B7 fires laser1 at A4: 1.791 in, close range
  [BS-5.2] d12 = 6
[BS-5.2] 6 of 4+: 1 hit
[BS-5.1] B7 fires laser2 at A4: 1.791 in, close range
  [BS-5.2] d12 = 7
[BS-5.2] 7 of 4+: 1 hit
  [BS-5.3] d6 = 1
  [BS-5.3] d6 = 1
[BS-5.3] 1, 1, −1 each: no damage on A4
= dacd575fbd973bba

turn 10
> 2  next Right
[BS-3.2] (seat 2) the next card of BE4 is Right
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE3 flips Right
= b61dc242a1d09234

turn 10
> 2  fly Smooth
[BS-4.2] BE3 flies Smooth Right at speed 10: B5 at 18.02,28.5, B6 at 20.02,28.5, facing 120
= c14c60f81687f16f

turn 10
> 2  next Left
[BS-3.2] (seat 2) the next card of BE3 is Left
[BS-3.3] BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] AE2 flips Left
= d63c8337ccb37666

turn 10
> 1  fly Late
  [BS-3.4] d6 = 5
[BS-3.7] A3 rolls 5 + 2 against 4, doubled: passes
[BS-4.2] AE2 flies Late Left at speed 5: A3 at 48.516,27.5, A4 at 50.516,27.5, facing 60
[BS-3.6] AE2 pays 1 and has speed 4
= 26766edb2638ab66

turn 10
> 1  next Right
[BS-3.2] (seat 1) the next card of AE2 is Right
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Straight
= f6d494dd9ab428de

turn 10
> 2  fly Accelerate 3
[BS-4.1] BE1 flies Accelerate 3 at speed 11: B1 at 3.824,29.5, B2 at 5.824,29.5, facing 180
= 0448aaa6dc6fc4a9

turn 10
> 2  next Afterburner
[BS-3.2] (seat 2) the next card of BE1 is Afterburner
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE4 flips Left
= c9c4290cc6f61050

turn 11
> 1  fly Break
[BS-4.2] AE4 flies Break Left at speed 9: A7 at 54.299,5.25, A8 at 56.299,5.25, facing 120
[BS-3.6] AE4 pays 2 and has speed 7
= ef5c6e0fd783bee2

turn 11
> 1  next Left
[BS-3.2] (seat 1) the next card of AE4 is Left
[BS-3.3] AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Right
= 80d710093a1d6030

turn 11
> 2  fly Smooth
[BS-4.2] BE4 flies Smooth Right at speed 1: B7 at 46.072,28.5, B8 at 48.072,28.5, facing 120
= d4491bf035f7c481

turn 11
> 2  fire B8 laser1+laser2 A4
[BS-5.1] B8 fires laser1 at A4: 2.64 in, close range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 4+: 1 hit
[BS-5.1] B8 fires laser2 at A4: 2.64 in, close range
  [BS-5.2] d12 = 1
[BS-5.2] 1 of 4+: no hit
  [BS-5.3] d6 = 3
[BS-5.3] 3, −1 each: 2 points on A4
[BS-5.3] A4 takes 2 points: hull 3 of 6
[BS-5.3] A4 is crippled
= 1878c5d950d1e602

turn 11
> 2  fire B7 laser1+laser2 A4
[BS-5.1] B7 fires laser1 at A4: 4.555 in, close range
  [BS-5.2] d12 = 8
[BS-5.2] 8 of 4+: 1 hit
[BS-5.1] B7 fires laser2 at A4: 4.555 in, close range
  [BS-5.2] d12 = 7
[BS-5.2] 7 of 4+: 1 hit
  [BS-5.3] d6 = 1
  [BS-5.3] d6 = 1
[BS-5.3] 1, 1, −1 each: no damage on A4
= 6bc3e6db5ea471d0

turn 11
> 2  next Left
[BS-3.2] (seat 2) the next card of BE4 is Left
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE3 flips Left
= daf0be1b46e2e32d

turn 11
> 2  fly Break
  [BS-3.4] d6 = 4
[BS-3.7] B5 rolls 4 + 2 against 4, doubled: passes
[BS-4.2] BE3 flies Break Left at speed 10: B5 at 26.68,33.5, B6 at 28.68,33.5, facing 60
[BS-3.6] BE3 pays 2 and has speed 8
= 99c2cbb59e941ce1

turn 11
> 2  next Right
[BS-3.2] (seat 2) the next card of BE3 is Right
[BS-3.3] BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] AE2 flips Right
= 7ebbda7b86d209d3

turn 11
> 1  fly Smooth
[BS-4.2] AE2 flies Smooth Right at speed 4: A3 at 51.98,27.5, A4 at 53.98,27.5, facing 120
= c387eb4640cee7a9

turn 11
> 1  next Left
[BS-3.2] (seat 1) the next card of AE2 is Left
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Afterburner
  [BS-3.4] d6 = 2
[BS-3.7] B1 rolls 2 + 2 against 4, doubled: passes
[BS-4.3] BE1 flies Afterburner at speed 12: B1 at 3.824,17.5, B2 at 5.824,17.5, facing 180
= 7176d03ad2d41026

turn 11
> 2  next Hard Left
[BS-3.2] (seat 2) the next card of BE1 is Hard Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE4 flips Left
= 0519b6d68ecc845b

turn 12
> 1  fly Smooth
[BS-4.2] AE4 flies Smooth Left at speed 7: A7 at 60.361,5.25, A8 at 62.361,5.25, facing 60
= b7edce961978e9c4

turn 12
> 1  next Left
[BS-3.2] (seat 1) the next card of AE4 is Left
[BS-3.3] AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Left
= aa1fb0202de0e66d

turn 12
> 2  fly Smooth
[BS-4.2] BE4 flies Smooth Left at speed 1: B7 at 46.938,28.5, B8 at 48.938,28.5, facing 60
= 47329ace39217802

turn 12
> 2  next Right
[BS-3.2] (seat 2) the next card of BE4 is Right
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE3 flips Right
= cf5d0bf3392f7642

turn 12
> 2  fly Smooth
[BS-4.2] BE3 flies Smooth Right at speed 8: B5 at 33.608,33.5, B6 at 35.608,33.5, facing 120
= 96818488f8971e38

turn 12
> 2  fire B6 laser1+laser2 A3
[BS-5.1] B6 fires laser1 at A3: 17.436 in, long range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 10+: no hit
[BS-5.1] B6 fires laser2 at A3: 17.436 in, long range
  [BS-5.2] d12 = 9
[BS-5.2] 9 of 10+: no hit
= a339257ea9cf1f8b

turn 12
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE3 is Straight
[BS-3.3] BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] AE2 flips Left
= d9e78a91fa354fb2

turn 12
> 1  fly Smooth
[BS-4.2] AE2 flies Smooth Left at speed 4: A3 at 55.444,27.5, A4 at 57.444,27.5, facing 60
= 60ad9e7f9b97d27c

turn 12
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE2 is Straight
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Hard Left
  [BS-3.4] d6 = 6
[BS-3.7] B1 rolls 6 + 2 against 6, doubled: passes
[BS-4.4] BE1 flies Hard Left at speed 12: B1 at 9.02,8.5, B2 at 11.02,8.5, facing 60
[BS-3.6] BE1 pays 2 and has speed 10
= a72550d805d52e13

turn 12
> 2  next Right
[BS-3.2] (seat 2) the next card of BE1 is Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE4 flips Left
= 8922e89a639cdd32

turn 13
> 1  fly Break
[BS-4.2] AE4 flies Break Left at speed 7: A7 at 60.361,12.25, A8 at 62.361,12.25, facing 0
[BS-3.6] AE4 pays 2 and has speed 5
= bde61cd27b1ceb5b

turn 13
> 1  next Left
[BS-3.2] (seat 1) the next card of AE4 is Left
[BS-3.3] AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Right
= af97654109e109aa

turn 13
> 2  fly Smooth
[BS-4.2] BE4 flies Smooth Right at speed 1: B7 at 47.804,28.5, B8 at 49.804,28.5, facing 120
= 699890888d407343

turn 13
> 2  fire B7 laser1+laser2 A4
[BS-5.1] B7 fires laser1 at A4: 9.691 in, medium range
  [BS-5.2] d12 = 9
[BS-5.2] 9 of 7+: 1 hit
[BS-5.1] B7 fires laser2 at A4: 9.691 in, medium range
  [BS-5.2] d12 = 4
[BS-5.2] 4 of 7+: no hit
  [BS-5.3] d6 = 4
[BS-5.3] 4, −1 each: 3 points on A4
[BS-5.3] A4 takes 3 points: hull 0 of 6
[BS-5.3] A4 is destroyed
= 28f8cdf3d35cac1e

turn 13
> 2  fire B8 laser1+laser2 A3
[BS-5.1] B8 fires laser1 at A3: 5.727 in, close range
  [BS-5.2] d12 = 1
[BS-5.2] 1 of 4+: no hit
[BS-5.1] B8 fires laser2 at A3: 5.727 in, close range
  [BS-5.2] d12 = 11
[BS-5.2] 11 of 4+: 1 hit
  [BS-5.3] d6 = 5
[BS-5.3] 5, −1 each: 4 points on A3
[BS-5.3] A3 takes 4 points: hull 0 of 6
[BS-5.3] A3 is destroyed
[BS-2.4] AE2 is out, and a placeholder takes its card's place
= 5a96d006c640afeb

turn 13
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE4 is Straight
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE3 flips Straight
= 922c4cc04091e706

turn 13
> 2  fly Accelerate 3
[BS-4.1] BE3 flies Accelerate 3 at speed 11: B5 at 43.134,28, B6 at 45.134,28, facing 120
= cd027ec754a21815

turn 13
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE3 is Straight
[BS-3.3] BE3: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Right
= b54525139129c508

turn 13
> 2  fly Smooth
[BS-4.2] BE1 flies Smooth Right at speed 10: B1 at 17.68,8.5, B2 at 19.68,8.5, facing 120
= ebea61a04ade9697

turn 13
> 2  next Left
[BS-3.2] (seat 2) the next card of BE1 is Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE4 flips Left
= fa194a04d5d8ec23

turn 14
> 1  fly Smooth
[BS-4.2] AE4 flies Smooth Left at speed 5: A7 at 58.196,16, A8 at 60.196,16, facing 300
= ab6bbb423b5c0076

turn 14
> 1  fire A8 laser1+laser2 B7
[BS-5.1] A8 fires laser1 at B7: 17.601 in, long range
  [BS-5.2] d12 = 4
[BS-5.2] 4 of 10+, +2 for its speed, so 8+: no hit
[BS-5.1] A8 fires laser2 at B7: 17.601 in, long range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 10+, +2 for its speed, so 8+: no hit
= 393039b3fb56c996

turn 14
> 1  fire A7 laser1+laser2 B8
[BS-5.1] A7 fires laser1 at B8: 15.055 in, long range
  [BS-5.2] d12 = 12
[BS-5.2] 12 of 10+, +2 for its speed, so 8+: 1 hit
[BS-5.1] A7 fires laser2 at B8: 15.055 in, long range
  [BS-5.2] d12 = 4
[BS-5.2] 4 of 10+, +2 for its speed, so 8+: no hit
[BS-1.7] the shields of BE4 make a d6 a d4
  [BS-5.3] d4 = 1
[BS-5.3] 1, −1 each: no damage on B8
= ba82df49cb012e08

turn 14
> 1  next Right
[BS-3.2] (seat 1) the next card of AE4 is Right
[BS-3.3] AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Straight
= 54566096166e68e1

turn 14
> 2  fly Accelerate 1
[BS-4.1] BE4 flies Accelerate 1 at speed 2: B7 at 49.536,27.5, B8 at 51.536,27.5, facing 120
= ab57ff7c8b3cfd1f

turn 14
> 2  fire B7 laser1+laser2 A8
[BS-5.1] B7 fires laser1 at A8: 15.68 in, long range
  [BS-5.2] d12 = 6
[BS-5.2] 6 of 10+: no hit
[BS-5.1] B7 fires laser2 at A8: 15.68 in, long range
  [BS-5.2] d12 = 2
[BS-5.2] 2 of 10+: no hit
= 85981b2f627dae0a

turn 14
> 2  fire B8 laser1+laser2 A7
[BS-5.1] B8 fires laser1 at A7: 13.289 in, long range
  [BS-5.2] d12 = 1
[BS-5.2] 1 of 10+: no hit
[BS-5.1] B8 fires laser2 at A7: 13.289 in, long range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 10+: no hit
= 0e7b27554fb365fd

turn 14
> 2  next Right
[BS-3.2] (seat 2) the next card of BE4 is Right
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE3 flips Straight
= 5bb6a4793eb80457

turn 14
> 2  fly Accelerate 1
[BS-4.1] BE3 flies Accelerate 1 at speed 12: B5 at 53.526,22, B6 at 55.526,22, facing 120
= 4820d7159b6738ff

turn 14
> 2  fire B6 laser1+laser2 A8
[BS-5.1] B6 fires laser1 at A8: 7.603 in, medium range
  [BS-5.2] d12 = 11
[BS-5.2] 11 of 7+: 1 hit
[BS-5.1] B6 fires laser2 at A8: 7.603 in, medium range
  [BS-5.2] d12 = 6
[BS-5.2] 6 of 7+: no hit
[BS-1.7] the shields of AE4 make a d6 a d4
  [BS-5.3] d4 = 3
[BS-5.3] 3, −1 each: 2 points on A8
[BS-5.3] A8 takes 2 points: hull 6 of 8
= 77b3be3a3e73c5f1

turn 14
> 2  fire B5 laser1 A7
[BS-5.1] B5 fires laser1 at A7: 7.603 in, medium range
  [BS-5.2] d12 = 4
[BS-5.2] 4 of 7+: no hit
= f396f7f2ea746976

turn 14
> 2  next Hard Right
[BS-3.2] (seat 2) the next card of BE3 is Hard Right
[BS-3.3] BE3: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Left
= 19afd00d2867b6d0

turn 14
> 2  fly Smooth
[BS-4.2] BE1 flies Smooth Left at speed 10: B1 at 26.34,8.5, B2 at 28.34,8.5, facing 60
= c2157e49d16e8e7d

turn 14
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE1 is Straight
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE4 flips Right
= b7ba3ddf08c5435c

turn 15
> 1  fly Late
[BS-4.2] AE4 flies Late Right at speed 5: A7 at 53.866,18.5, A8 at 55.866,18.5, facing 0
[BS-3.6] AE4 pays 1 and has speed 4
= d4fc563aa7289b0d

turn 15
> 1  fire A7 laser1+laser2 B6
[BS-5.1] A7 fires laser1 at B6: 3.873 in, close range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 4+, −2 for its speed, −1 for the maneuver, so 7+: no hit
[BS-5.1] A7 fires laser2 at B6: 3.873 in, close range
  [BS-5.2] d12 = 9
[BS-5.2] 9 of 4+, −2 for its speed, −1 for the maneuver, so 7+: 1 hit
  [BS-5.3] d6 = 1
[BS-5.3] 1: 1 point on B6
[BS-5.3] B6 takes 1 point: hull 3 of 4
= 3036bed7a171f2a3

turn 15
> 1  fire A8 laser1+laser2 B6
[BS-5.1] A8 fires laser1 at B6: 3.516 in, close range
  [BS-5.2] d12 = 7
[BS-5.2] 7 of 4+, −2 for its speed, −1 for the maneuver, so 7+: 1 hit
[BS-5.1] A8 fires laser2 at B6: 3.516 in, close range
  [BS-5.2] d12 = 6
[BS-5.2] 6 of 4+, −2 for its speed, −1 for the maneuver, so 7+: no hit
  [BS-5.3] d6 = 1
[BS-5.3] 1: 1 point on B6
[BS-5.3] B6 takes 1 point: hull 2 of 4
[BS-5.3] B6 is crippled
= 58598072b1074d4d

turn 15
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE4 is Straight
[BS-3.3] AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Right
= 5231149533b5c5fd

turn 15
> 2  fly Smooth
[BS-4.2] BE4 flies Smooth Right at speed 2: B7 at 50.402,26, B8 at 52.402,26, facing 180
= cd0443d3da549a90

turn 15
> 2  fire B7 laser1+laser2 A7
[BS-5.1] B7 fires laser1 at A7: 8.261 in, medium range
  [BS-5.2] d12 = 10
[BS-5.2] 10 of 7+: 1 hit
[BS-5.1] B7 fires laser2 at A7: 8.261 in, medium range
  [BS-5.2] d12 = 2
[BS-5.2] 2 of 7+: no hit
[BS-1.7] the shields of AE4 make a d6 a d4
  [BS-5.3] d4 = 2
[BS-5.3] 2, −1 each: 1 point on A7
[BS-5.3] A7 takes 1 point: hull 6 of 8
= c96618565d275134

turn 15
> 2  fire B8 laser1+laser2 A7
[BS-5.1] B8 fires laser1 at A7: 7.641 in, medium range
  [BS-5.2] d12 = 11
[BS-5.2] 11 of 7+: 1 hit
[BS-5.1] B8 fires laser2 at A7: 7.641 in, medium range
  [BS-5.2] d12 = 9
[BS-5.2] 9 of 7+: 1 hit
[BS-1.7] the shields of AE4 make a d6 a d4
  [BS-5.3] d4 = 1
  [BS-5.3] d4 = 2
[BS-5.3] 1, 2, −1 each: 1 point on A7
[BS-5.3] A7 takes 1 point: hull 5 of 8
= 65b9f80ac6b60523

turn 15
> 2  next Left
[BS-3.2] (seat 2) the next card of BE4 is Left
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE3 flips Hard Right
  [BS-3.4] d6 = 2
[BS-3.7] B5 rolls 2 + 2 against 6, doubled: fails
[BS-3.5] BE3 fails Hard Right and flies Smooth Right
[BS-4.2] BE3 flies Smooth Right at speed 12: B5 at 58.722,13, B6 at 60.722,13, facing 180
[BS-3.6] BE3 pays 2 and has speed 10
= 5199b126b5ba8904

turn 15
> 2  next Right
[BS-3.2] (seat 2) the next card of BE3 is Right
[BS-3.3] BE3: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Straight
= 2828a7344f40e943

turn 15
> 2  fly Accelerate 2
[BS-4.1] BE1 flies Accelerate 2 at speed 12: B1 at 36.732,14.5, B2 at 38.732,14.5, facing 60
= 9397efeb3fcc31c0

turn 15
> 2  fire B2 laser1+laser2 A7
[BS-5.1] B2 fires laser1 at A7: 15.653 in, long range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 10+: no hit
[BS-5.1] B2 fires laser2 at A7: 15.653 in, long range
  [BS-5.2] d12 = 10
[BS-5.2] 10 of 10+: 1 hit
[BS-1.7] the shields of AE4 make a d6 a d4
  [BS-5.3] d4 = 3
[BS-5.3] 3, −1 each: 2 points on A7
[BS-5.3] A7 takes 2 points: hull 3 of 8
[BS-5.3] A7 is crippled
= 68728043d4906689

turn 15
> 2  fire B1 laser1 A7
[BS-5.1] B1 fires laser1 at A7: 17.594 in, long range
  [BS-5.2] d12 = 2
[BS-5.2] 2 of 10+: no hit
= af64cecbc2dd2273

turn 15
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE1 is Straight
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE4 flips Straight
= db4d958b230d7423

turn 16
> 1  fly Steady
[BS-4.1] AE4 flies Steady at speed 4: A7 at 53.866,22.5, A8 at 55.866,22.5, facing 0
= f861d31684828c1a

turn 16
> 1  fire A7 laser1 B8
[BS-5.1] A7 fires laser1 at B8: 3.793 in, close range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 4+, +2 for its speed, so 2+: 1 hit
[BS-1.7] the shields of BE4 make a d6 a d4
  [BS-5.3] d4 = 4
[BS-5.3] 4, −1 each: 3 points on B8
[BS-5.3] B8 takes 3 points: hull 3 of 8
[BS-5.3] B8 is crippled
= 48fbca76998feaf3

turn 16
> 1  next Left
[BS-3.2] (seat 1) the next card of AE4 is Left
[BS-3.3] AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Left
= bd72dcdc57072bed

turn 16
> 2  fly Smooth
[BS-4.2] BE4 flies Smooth Left at speed 2: B7 at 51.268,24.5, B8 at 53.268,24.5, facing 120
= 97a6de392dfa5621

turn 16
> 2  fire B7 laser1+laser2 A7
[BS-5.1] B7 fires laser1 at A7: 3.278 in, close range
  [BS-5.2] d12 = 4
[BS-5.2] 4 of 4+: 1 hit
[BS-5.1] B7 fires laser2 at A7: 3.278 in, close range
  [BS-5.2] d12 = 4
[BS-5.2] 4 of 4+: 1 hit
[BS-1.7] the shields of AE4 make a d6 a d4
  [BS-5.3] d4 = 3
  [BS-5.3] d4 = 2
[BS-5.3] 3, 2, −1 each: 3 points on A7
[BS-5.3] A7 takes 3 points: hull 0 of 8
[BS-5.3] A7 is destroyed
[BS-3.8] A8 leads
= 7f5ec942c70e5b83

turn 16
> 2  fire B8 laser1 A8
[BS-5.1] B8 fires laser1 at A8: 3.278 in, close range
  [BS-5.2] d12 = 4
[BS-5.2] 4 of 4+: 1 hit
[BS-1.7] the shields of AE4 make a d6 a d4
  [BS-5.3] d4 = 4
[BS-5.3] 4, −1 each: 3 points on A8
[BS-5.3] A8 takes 3 points: hull 3 of 8
[BS-5.3] A8 is crippled
= 30286dccec060a98

turn 16
> 2  next Left
[BS-3.2] (seat 2) the next card of BE4 is Left
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE3 flips Right
= d68a1e8bf61ac8fb

turn 16
> 2  fly Smooth
[BS-4.2] BE3 flies Smooth Right at speed 10: B5 at 54.392,5.5, B6 at 56.392,5.5, facing 240
= 6787f8f62cb96e90

turn 16
> 2  next Right
[BS-3.2] (seat 2) the next card of BE3 is Right
[BS-3.3] BE3: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Straight
= a9e9358d4e7ab1b8

turn 16
> 2  fly Steady
[BS-4.1] BE1 flies Steady at speed 12: B1 at 47.124,20.5, B2 at 49.124,20.5, facing 60
= ea0fe7f619f21844

turn 16
> 2  fire B2 laser1+laser2 A8
[BS-5.1] B2 fires laser1 at A8: 7.032 in, medium range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 7+: no hit
[BS-5.1] B2 fires laser2 at A8: 7.032 in, medium range
  [BS-5.2] d12 = 11
[BS-5.2] 11 of 7+: 1 hit
[BS-1.7] the shields of AE4 make a d6 a d4
  [BS-5.3] d4 = 3
[BS-5.3] 3, −1 each: 2 points on A8
[BS-5.3] A8 takes 2 points: hull 1 of 8
= 33cd10df0ecf26ad

turn 16
> 2  fire B1 laser1 A8
[BS-5.1] B1 fires laser1 at A8: 8.967 in, medium range
  [BS-5.2] d12 = 4
[BS-5.2] 4 of 7+: no hit
= 5862167e5e1ae1ad

turn 16
> 2  next Left
[BS-3.2] (seat 2) the next card of BE1 is Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE4 flips Left
= 3ee79c315e7abe48

turn 17
> 1  fly Break
  [BS-3.4] d6 = 6
[BS-3.7] A8 rolls 6 + 2 against 4, doubled: passes
[BS-4.2] AE4 flies Break Left at speed 4: A8 at 52.402,24.5, facing 300
[BS-3.6] AE4 pays 2 and has speed 2
= e57621ef30569dfe

turn 17
> 1  fire A8 laser1 B7
[BS-5.1] A8 fires laser1 at B7: 1.134 in, close range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 4+, +2 for its speed, −2 for the maneuver: no hit
= 54890e5be8e7dc7b

turn 17
> 1  next Right
[BS-3.2] (seat 1) the next card of AE4 is Right
[BS-3.3] AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Left
= 31d1ba7f7f25bb52

turn 17
> 2  fly Late
[BS-4.2] BE4 flies Late Left at speed 2: B7 at 53,23.5, B8 at 55,23.5, facing 60
[BS-3.6] BE4 pays 1 and has speed 1
= 0aa18976c22f361e

turn 17
> 2  next Left
[BS-3.2] (seat 2) the next card of BE4 is Left
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE3 flips Right
= 75844ae8f16539a8

turn 17
> 2  fly Smooth
[BS-4.2] BE3 flies Smooth Right at speed 10: B5 at 45.732,5.5, B6 at 47.732,5.5, facing 300
= da85a06827e0c2b1

turn 17
> 2  next Right
[BS-3.2] (seat 2) the next card of BE3 is Right
[BS-3.3] BE3: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Left
= e7c1afa65c67396c

turn 17
> 2  fly Late
  [BS-3.4] d6 = 2
[BS-3.7] B1 rolls 2 + 2 against 4, doubled: passes
[BS-4.2] BE1 flies Late Left at speed 12: B1 at 57.516,26.5, B2 at 59.516,26.5, facing 0
[BS-3.6] BE1 pays 1 and has speed 11
= bcebd23721e9483f

turn 17
> 2  next Left
[BS-3.2] (seat 2) the next card of BE1 is Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE4 flips Right
= 13f29b200cbca753

turn 18
> 1  fly Smooth
[BS-4.2] AE4 flies Smooth Right at speed 2: A8 at 51.536,26, facing 0
= 70fca47384ef29c6

turn 18
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE4 is Straight
[BS-3.3] AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Left
= 3bd03e070b0e285e

turn 18
> 2  fly Smooth
[BS-4.2] BE4 flies Smooth Left at speed 1: B7 at 53.433,24.25, B8 at 55.433,24.25, facing 0
= b4956e6c86e25d39

turn 18
> 2  next Left
[BS-3.2] (seat 2) the next card of BE4 is Left
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE3 flips Right
= 082c568258361aa0

turn 18
> 2  fly Break
  [BS-3.4] d6 = 1
[BS-3.7] B5 rolls 1 + 2 against 4, doubled: fails
[BS-3.5] BE3 fails Break Right and flies Smooth Right
[BS-4.2] BE3 flies Smooth Right at speed 10: B5 at 41.402,13, B6 at 43.402,13, facing 0
[BS-3.6] BE3 pays 2 and has speed 8
= 65a863133893ccd5

turn 18
> 2  next Sideslip Right
[BS-3.2] (seat 2) the next card of BE3 is Sideslip Right
[BS-3.3] BE3: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Left
= 8ae155ad62c6e5ff

turn 18
> 2  fly Late
  [BS-3.4] d6 = 2
[BS-3.7] B1 rolls 2 + 2 against 4, doubled: passes
[BS-4.2] BE1 flies Late Left at speed 11: B1 at 57.516,37.5, B2 at 59.516,37.5, facing 300
[BS-3.6] BE1 pays 1 and has speed 10
= 020088f5c70604bb

turn 18
> 2  next Hard Left
[BS-3.2] (seat 2) the next card of BE1 is Hard Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE4 flips Straight
= 7f88c0161f23f650

turn 19
> 1  fly Accelerate 2
[BS-4.1] AE4 flies Accelerate 2 at speed 4: A8 at 51.536,30, facing 0
= 5ca4fcb3ef644047

turn 19
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE4 is Straight
[BS-3.3] AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Left
= 45063d9a6e173a42

turn 19
> 2  fly Smooth
[BS-4.2] BE4 flies Smooth Left at speed 1: B7 at 53,25, B8 at 55,25, facing 300
= bac3817e038ce490

turn 19
> 2  fire B8 laser1 A8
[BS-5.1] B8 fires laser1 at A8: 6.082 in, medium range
  [BS-5.2] d12 = 9
[BS-5.2] 9 of 7+: 1 hit
[BS-1.7] the shields of AE4 make a d6 a d4
  [BS-5.3] d4 = 2
[BS-5.3] 2, −1 each: 1 point on A8
[BS-5.3] A8 takes 1 point: hull 0 of 8
[BS-5.3] A8 is destroyed
[BS-2.4] AE4 is out, and a placeholder takes its card's place
[BS-6.3] side 2 wins; hull left 0 to 19
= 329582a4006d77f5
