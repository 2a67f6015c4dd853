firing-arc record 1
game black-skies 1
scenario rocks
seat 1 doctrine
seat 2 doctrine
dice seed 5
| title = "Rocks"
| brief = "Green pilots among asteroids: two elements a side, Black Tigers and interceptors. Whoever touches a rock had better dodge it."
| rock = [
|   { at = [18, 24], radius = 3 },
|   { at = [30, 18], radius = 2 },
|   { at = [42, 30], radius = 2 },
|   { at = [54, 24], radius = 3 },
|   { at = [36, 24], radius = 1 },
|   { at = [10, 14], radius = 1.5 },
|   { at = [62, 34], radius = 1.5 },
| ]
|
| [table]
| width = 72
| height = 48
|
| [[side]]
| name = "Teal"
| edge = "bottom"
| element = [
|   { fighter = "black-tiger", name = "Viper", skill = 1 },
|   { fighter = "interceptor", name = "Swift", skill = 1 },
| ]
|
| [[side]]
| name = "Amber"
| edge = "top"
| element = [
|   { fighter = "black-tiger", name = "Cobra", skill = 1 },
|   { fighter = "interceptor", name = "Merlin", skill = 1 },
| ]
= 403b1f84e71825ae

turn 1
> 1  toss
  [BS-2.1] d2 = 2
[BS-2.1] side 2 deploys first
= dd0a32a0494c48f5

turn 1
> 2  deploy E1 35,43.5 37,43.5
[BS-2.1] BE1 is deployed at 35,43.5 and 37,43.5
= 6fd8ae4370228202

turn 1
> 1  deploy E1 35,4.5 37,4.5
[BS-2.1] AE1 is deployed at 35,4.5 and 37,4.5
= f8dfd90b982d58a1

turn 1
> 2  deploy E2 26,43.5 28,43.5
[BS-2.1] BE2 is deployed at 26,43.5 and 28,43.5
= c016411b60d5d062

turn 1
> 1  deploy E2 26,4.5 28,4.5
[BS-2.1] AE2 is deployed at 26,4.5 and 28,4.5
= 5f17da2b65bd2a28

turn 1
> 1  deck E1 Straight 10, E2 Straight 10
> 2  deck E2 Straight 8, E1 Straight 8
[BS-2.2] (seat 1) the deck of side 1: E1 Straight 10, E2 Straight 10
[BS-2.2] (seat 2) the deck of side 2: E2 Straight 8, E1 Straight 8
[BS-2.2] speeds: AE1 10, AE2 10, BE1 8, BE2 8
  [BS-3.1] d2 = 1
[BS-3.1] side 1 flips first
[BS-3.2] AE1 flips Straight
= 973977dcb234abb0

turn 1
> 1  fly Accelerate 1
[BS-4.1] AE1 flies Accelerate 1 at speed 11: A1 at 35,15.5, A2 at 37,15.5, facing 0
= 781618977fec537d

turn 1
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE1 is Straight
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE2 flips Straight
= 79b8b4d1ca5b4856

turn 1
> 2  fly Accelerate 3
[BS-4.1] BE2 flies Accelerate 3 at speed 11: B3 at 26,32.5, B4 at 28,32.5, facing 180
= 9ddb89b9b625ae32

turn 1
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE2 is Straight
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] AE2 flips Straight
= a10f838528d09900

turn 1
> 1  fly Steady
[BS-4.1] AE2 flies Steady at speed 10: A3 at 26,14.5, A4 at 28,14.5, facing 0
= 1583e9114ebb9be4

turn 1
> 1  fire A4 laser1+laser2 B4
[BS-5.1] A4 fires laser1 at B4: 18 in, long range
  [BS-5.2] d12 = 9
[BS-5.2] 9 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] A4 fires laser2 at B4: 18 in, long range
  [BS-5.2] d12 = 8
[BS-5.2] 8 of 10+, −2 for its speed, so 12+: no hit
= 36e2c2ffd9ad1d9d

turn 1
> 1  fire A3 laser1+laser2 B3
[BS-5.1] A3 fires laser1 at B3: 18 in, long range
  [BS-5.2] d12 = 2
[BS-5.2] 2 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] A3 fires laser2 at B3: 18 in, long range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 10+, −2 for its speed, so 12+: no hit
= 2272d73c6380f83d

turn 1
> 1  next Snake
[BS-3.2] (seat 1) the next card of AE2 is Snake
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Straight
= 197f2b81fca1cbf2

turn 1
> 2  fly Accelerate 2
[BS-4.1] BE1 flies Accelerate 2 at speed 10: B1 at 35,33.5, B2 at 37,33.5, facing 180
= 5bdc40a0f6845adf

turn 1
> 2  fire B1 laser1+laser2 A1
[BS-5.1] B1 fires laser1 at A1: 18 in, long range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] B1 fires laser2 at A1: 18 in, long range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 10+, −2 for its speed, so 12+: no hit
= 2baf0878bb76e967

turn 1
> 2  fire B2 laser1+laser2 A2
[BS-5.1] B2 fires laser1 at A2: 18 in, long range
  [BS-5.2] d12 = 11
[BS-5.2] 11 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] B2 fires laser2 at A2: 18 in, long range
  [BS-5.2] d12 = 7
[BS-5.2] 7 of 10+, −2 for its speed, so 12+: no hit
= 5f2047be1e47b617

turn 1
> 2  next Right
[BS-3.2] (seat 2) the next card of BE1 is Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Straight
= fbd02570d5c0ec70

turn 2
> 1  fly Accelerate 3
[BS-4.1] AE1 flies Accelerate 3 at speed 12: A1 at 35,27.5, A2 at 37,27.5, facing 0
[BS-6.2] A1 meets rock 5
  [BS-6.2] d6 = 4
[BS-6.2] A1 rolls 4 + 1 against 3: passes
[BS-6.2] A2 meets rock 5
  [BS-6.2] d6 = 4
[BS-6.2] A2 rolls 4 + 1 against 3: passes
= 7fa4d5d161ca09e8

turn 2
> 1  fire A2 laser1+laser2 B2
[BS-5.1] A2 fires laser1 at B2: 6 in, close range
  [BS-5.2] d12 = 12
[BS-5.2] 12 of 4+, −2 for its speed, so 6+: 1 hit
[BS-5.1] A2 fires laser2 at B2: 6 in, close range
  [BS-5.2] d12 = 1
[BS-5.2] 1 of 4+, −2 for its speed, so 6+: no hit
  [BS-5.3] d6 = 2
[BS-5.3] 2, −1 each: 1 point on B2
[BS-5.3] B2 takes 1 point: hull 5 of 6
= 09a1562c3196a36a

turn 2
> 1  fire A1 laser1+laser2 B1
[BS-5.1] A1 fires laser1 at B1: 6 in, close range
  [BS-5.2] d12 = 12
[BS-5.2] 12 of 4+, −2 for its speed, so 6+: 1 hit
[BS-5.1] A1 fires laser2 at B1: 6 in, close range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 4+, −2 for its speed, so 6+: no hit
  [BS-5.3] d6 = 3
[BS-5.3] 3, −1 each: 2 points on B1
[BS-5.3] B1 takes 2 points: hull 4 of 6
= 157ab372780e8ac7

turn 2
> 1  next Hard Right
[BS-3.2] (seat 1) the next card of AE1 is Hard Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE2 flips Straight
= af87cae97a81e6db

turn 2
> 2  fly Accelerate 2
[BS-4.1] BE2 flies Accelerate 2 at speed 12: B3 at 26,20.5, B4 at 28,20.5, facing 180
= 3a01b5d4d238783a

turn 2
> 2  fire B3 laser1+laser2 A3
[BS-5.1] B3 fires laser1 at A3: 6 in, close range
  [BS-5.2] d12 = 12
[BS-5.2] 12 of 4+, −2 for its speed, so 6+: 1 hit
[BS-5.1] B3 fires laser2 at A3: 6 in, close range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 4+, −2 for its speed, so 6+: no hit
  [BS-5.3] d6 = 6
[BS-5.3] 6: 6 points on A3
[BS-5.3] A3 takes 6 points: hull 0 of 4
[BS-5.3] A3 is destroyed
[BS-3.8] A4 leads
= 4d527cb9737cb3a9

turn 2
> 2  fire B4 laser1+laser2 A4
[BS-5.1] B4 fires laser1 at A4: 6 in, close range
  [BS-5.2] d12 = 9
[BS-5.2] 9 of 4+, −2 for its speed, so 6+: 1 hit
[BS-5.1] B4 fires laser2 at A4: 6 in, close range
  [BS-5.2] d12 = 7
[BS-5.2] 7 of 4+, −2 for its speed, so 6+: 1 hit
  [BS-5.3] d6 = 5
  [BS-5.3] d6 = 2
[BS-5.3] 5, 2: 7 points on A4
[BS-5.3] A4 takes 7 points: hull 0 of 4
[BS-5.3] A4 is destroyed
[BS-2.4] AE2 is out, and a placeholder takes its card's place
= b7052b547eddc12d

turn 2
> 2  next Snake
[BS-3.2] (seat 2) the next card of BE2 is Snake
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Right
= 24bd8f0ae926fcf8

turn 2
> 2  fly Smooth
[BS-4.2] BE1 flies Smooth Right at speed 10: B1 at 30.67,26, B2 at 32.67,26, facing 240
= d260845d8030b39c

turn 2
> 2  next Hard Right
[BS-3.2] (seat 2) the next card of BE1 is Hard Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Hard Right
  [BS-3.4] d6 = 1
[BS-3.4] A1 rolls 1 + 1 against 3: fails
[BS-3.5] AE1 fails Hard Right and flies Smooth Right
[BS-4.2] AE1 flies Smooth Right at speed 12: A1 at 40.196,36.5, A2 at 42.196,36.5, facing 60
[BS-3.6] AE1 pays 2 and has speed 10
= 20f0d0bbe599ba0c

turn 3
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE1 is Straight
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE2 flips Snake
= 8e492bcba453e873

turn 3
> 2  fly Right first
  [BS-3.4] d6 = 3
[BS-3.4] B3 rolls 3 + 1 against 3: passes
[BS-4.5] BE2 flies Snake, right first at speed 12: B3 at 26,14.5, B4 at 28,14.5, facing 180
= 2b142e3a9589d5c9

turn 3
> 2  next Hard Left
[BS-3.2] (seat 2) the next card of BE2 is Hard Left
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Hard Right
  [BS-3.4] d6 = 5
[BS-3.4] B1 rolls 5 + 1 against 3: passes
[BS-4.4] BE1 flies Hard Right at speed 10: B1 at 22.01,26, B2 at 24.01,26, facing 0
[BS-3.6] BE1 pays 2 and has speed 8
= 040a68dc687163aa

turn 3
> 2  next Right
[BS-3.2] (seat 2) the next card of BE1 is Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Straight
= 16b9e2d683b60bde

turn 4
> 1  fly Accelerate 1
[BS-4.1] AE1 flies Accelerate 1 at speed 11: A1 at 49.722,42, A2 at 51.722,42, facing 60
= 68db2369f2924f2c

turn 4
> 1  next Right
[BS-3.2] (seat 1) the next card of AE1 is Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE2 flips Hard Left
  [BS-3.4] d6 = 5
[BS-3.4] B3 rolls 5 + 1 against 3: passes
[BS-4.4] BE2 flies Hard Left at speed 12: B3 at 31.196,5.5, B4 at 33.196,5.5, facing 60
[BS-3.6] BE2 pays 2 and has speed 10
= 4718ccbea8821674

turn 4
> 2  next Sideslip Right
[BS-3.2] (seat 2) the next card of BE2 is Sideslip Right
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Right
= 7b9be9fdf7248e99

turn 4
> 2  fly Late
[BS-4.2] BE1 flies Late Right at speed 8: B1 at 22.01,34, B2 at 24.01,34, facing 60
[BS-3.6] BE1 pays 1 and has speed 7
= 813f94fb599c7d52

turn 4
> 2  next Hard Left
[BS-3.2] (seat 2) the next card of BE1 is Hard Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Right
= acb673b435fc239f

turn 5
> 1  fly Late
[BS-4.2] AE1 flies Late Right at speed 11: A1 at 59.248,47.5, A2 at 61.248,47.5, facing 120
[BS-3.6] AE1 pays 1 and has speed 10
= 212b0ef42c604737

turn 5
> 1  next Right
[BS-3.2] (seat 1) the next card of AE1 is Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE2 flips Sideslip Right
[BS-4.6] BE2 flies Sideslip Right at speed 10: B3 at 39.856,0.5, B4 at 41.856,0.5, facing 60
= 2c82bf9a8b44eda6

turn 5
> 2  next Afterburner
[BS-3.2] (seat 2) the next card of BE2 is Afterburner
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Hard Left
  [BS-3.4] d6 = 2
[BS-3.4] B1 rolls 2 + 1 against 3: passes
[BS-4.4] BE1 flies Hard Left at speed 7: B1 at 25.041,39.25, B2 at 27.041,39.25, facing 300
[BS-3.6] BE1 pays 2 and has speed 5
= 40093f19a98bea22

turn 5
> 2  next Left
[BS-3.2] (seat 2) the next card of BE1 is Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Right
= 492707355fd665b0

turn 6
> 1  fly Smooth
[BS-4.2] AE1 flies Smooth Right at speed 10: A1 at 63.578,40, A2 at 65.578,40, facing 180
= 0756e076571383a2

turn 6
> 1  next Afterburner
[BS-3.2] (seat 1) the next card of AE1 is Afterburner
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE2 flips Afterburner
[BS-4.3] BE2 flies Afterburner at speed 12: B3 at 50.248,6.5, B4 at 52.248,6.5, facing 60
= a851cc8c936d717d

turn 6
> 2  next Left
[BS-3.2] (seat 2) the next card of BE2 is Left
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Left
= 5c64746b99417e73

turn 6
> 2  fly Smooth
[BS-4.2] BE1 flies Smooth Left at speed 5: B1 at 20.711,39.25, B2 at 22.711,39.25, facing 240
= bf2f36f1a92af790

turn 6
> 2  next Left
[BS-3.2] (seat 2) the next card of BE1 is Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Afterburner
[BS-4.3] AE1 flies Afterburner at speed 12: A1 at 63.578,28, A2 at 65.578,28, facing 180
= 7d27484c4427fb13

turn 7
> 1  next Right
[BS-3.2] (seat 1) the next card of AE1 is Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE2 flips Left
= a66a7c3df9fe75db

turn 7
> 2  fly Smooth
[BS-4.2] BE2 flies Smooth Left at speed 12: B3 at 55.444,15.5, B4 at 57.444,15.5, facing 0
= 95991cd20fba3aa3

turn 7
> 2  fire B4 laser1+laser2 A1
[BS-5.1] B4 fires laser1 at A1: 13.923 in, long range
  [BS-5.2] d12 = 9
[BS-5.2] 9 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] B4 fires laser2 at A1: 13.923 in, long range
  [BS-5.2] d12 = 2
[BS-5.2] 2 of 10+, −2 for its speed, so 12+: no hit
= 2fc61427be76e7da

turn 7
> 2  next Hard Right
[BS-3.2] (seat 2) the next card of BE2 is Hard Right
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Left
= 1375e5826aec907c

turn 7
> 2  fly Smooth
[BS-4.2] BE1 flies Smooth Left at speed 5: B1 at 18.546,35.5, B2 at 20.546,35.5, facing 180
= b80294a86bb28efe

turn 7
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE1 is Straight
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Right
= a478263e731a98d3

turn 8
> 1  fly Smooth
[BS-4.2] AE1 flies Smooth Right at speed 12: A1 at 58.382,19, A2 at 60.382,19, facing 240
= 339ef33f42d31196

turn 8
> 1  fire A2 laser1+laser2 B4
[BS-5.1] A2 fires laser1 at B4: 4.569 in, close range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 4+, −2 for its speed, so 6+: no hit
[BS-5.1] A2 fires laser2 at B4: 4.569 in, close range
  [BS-5.2] d12 = 8
[BS-5.2] 8 of 4+, −2 for its speed, so 6+: 1 hit
  [BS-5.3] d6 = 6
[BS-5.3] 6: 6 points on B4
[BS-5.3] B4 takes 6 points: hull 0 of 4
[BS-5.3] B4 is destroyed
= a4e1b7ba8fae092d

turn 8
> 1  fire A1 laser1+laser2 B3
[BS-5.1] A1 fires laser1 at B3: 4.569 in, close range
  [BS-5.2] d12 = 6
[BS-5.2] 6 of 4+, −2 for its speed, so 6+: 1 hit
[BS-5.1] A1 fires laser2 at B3: 4.569 in, close range
  [BS-5.2] d12 = 10
[BS-5.2] 10 of 4+, −2 for its speed, so 6+: 1 hit
  [BS-5.3] d6 = 3
  [BS-5.3] d6 = 1
[BS-5.3] 3, 1: 4 points on B3
[BS-5.3] B3 takes 4 points: hull 0 of 4
[BS-5.3] B3 is destroyed
[BS-2.4] BE2 is out, and a placeholder takes its card's place
= c9af46f2d22cc2f2

turn 8
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE1 is Straight
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Straight
= c78ace7cb0e242d4

turn 8
> 2  fly Accelerate 3
[BS-4.1] BE1 flies Accelerate 3 at speed 8: B1 at 18.546,27.5, B2 at 20.546,27.5, facing 180
= 49faeed7997ffcb6

turn 8
> 2  next Left
[BS-3.2] (seat 2) the next card of BE1 is Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Straight
= 51036a959c899b31

turn 9
> 1  fly Accelerate 2
[BS-4.1] AE1 flies Accelerate 2 at speed 12: A1 at 47.99,13, A2 at 49.99,13, facing 240
= 35883040b6f51d21

turn 9
> 1  next Right
[BS-3.2] (seat 1) the next card of AE1 is Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Left
= 816e0669668fe59a

turn 9
> 2  fly Break
[BS-4.2] BE1 flies Break Left at speed 8: B1 at 25.474,23.5, B2 at 27.474,23.5, facing 120
[BS-3.6] BE1 pays 2 and has speed 6
= eb36a352afcd95f8

turn 9
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE1 is Straight
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Right
= c1551d9bf6ccc0f6

turn 10
> 1  fly Smooth
[BS-4.2] AE1 flies Smooth Right at speed 12: A1 at 37.598,13, A2 at 39.598,13, facing 300
= cea0d778adb1a5cf

turn 10
> 1  fire A1 laser1+laser2 B1
[BS-5.1] A1 fires laser1 at B1: 16.038 in, long range
  [BS-5.2] d12 = 1
[BS-5.2] 1 of 10+: no hit
[BS-5.1] A1 fires laser2 at B1: 16.038 in, long range
  [BS-5.2] d12 = 4
[BS-5.2] 4 of 10+: no hit
= 14f78bb4d28b08e8

turn 10
> 1  fire A2 laser1+laser2 B1
[BS-5.1] A2 fires laser1 at B1: 17.599 in, long range
  [BS-5.2] d12 = 8
[BS-5.2] 8 of 10+: no hit
[BS-5.1] A2 fires laser2 at B1: 17.599 in, long range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 10+: no hit
= 1c9e7af5ada6dfc5

turn 10
> 1  next Right
[BS-3.2] (seat 1) the next card of AE1 is Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Straight
= cf2d825b92ed27c2

turn 10
> 2  fly Accelerate 2
[BS-4.1] BE1 flies Accelerate 2 at speed 8: B1 at 32.402,19.5, B2 at 34.402,19.5, facing 120
= 575f4d6bd62c82a5

turn 10
> 2  fire B1 laser1+laser2 A2
[BS-5.1] B1 fires laser1 at A2: 9.697 in, medium range
  [BS-5.2] d12 = 11
[BS-5.2] 11 of 7+, −2 for its speed, so 9+: 1 hit
[BS-5.1] B1 fires laser2 at A2: 9.697 in, medium range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 7+, −2 for its speed, so 9+: no hit
  [BS-5.3] d6 = 3
[BS-5.3] 3, −1 each: 2 points on A2
[BS-5.3] A2 takes 2 points: hull 4 of 6
= 65f2963eaf7722a6

turn 10
> 2  fire B2 laser1+laser2 A2
[BS-5.1] B2 fires laser1 at A2: 8.321 in, medium range
  [BS-5.2] d12 = 12
[BS-5.2] 12 of 7+, −2 for its speed, so 9+: 1 hit
[BS-5.1] B2 fires laser2 at A2: 8.321 in, medium range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 7+, −2 for its speed, so 9+: no hit
  [BS-5.3] d6 = 3
[BS-5.3] 3, −1 each: 2 points on A2
[BS-5.3] A2 takes 2 points: hull 2 of 6
[BS-5.3] A2 is crippled
= b22c6f7641c9c2ff

turn 10
> 2  next Hard Right
[BS-3.2] (seat 2) the next card of BE1 is Hard Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Right
= eca353d9a9f2de8b

turn 11
> 1  fly Smooth
[BS-4.2] AE1 flies Smooth Right at speed 12: A1 at 32.402,22, A2 at 34.402,22, facing 0
= 4baeee16a51d04bb

turn 11
> 1  next Right
[BS-3.2] (seat 1) the next card of AE1 is Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Hard Right
  [BS-3.4] d6 = 1
[BS-3.4] B1 rolls 1 + 1 against 3: fails
[BS-3.5] BE1 fails Hard Right and flies Smooth Right
[BS-4.2] BE1 flies Smooth Right at speed 8: B1 at 35.866,13.5, B2 at 37.866,13.5, facing 180
[BS-3.6] BE1 pays 2 and has speed 6
= 114d39801bcccc76

turn 11
> 2  next Right
[BS-3.2] (seat 2) the next card of BE1 is Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Right
= 5e34b4caf1521ab5

turn 12
> 1  fly Late
[BS-4.2] AE1 flies Late Right at speed 12: A1 at 32.402,34, A2 at 34.402,34, facing 60
[BS-3.6] AE1 pays 1 and has speed 11
= 0523cc7e097d11de

turn 12
> 1  next Hard Right
[BS-3.2] (seat 1) the next card of AE1 is Hard Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Right
= 8a9e2c8341fb58db

turn 12
> 2  fly Late
[BS-4.2] BE1 flies Late Right at speed 6: B1 at 35.866,7.5, B2 at 37.866,7.5, facing 240
[BS-3.6] BE1 pays 1 and has speed 5
= 98fbf972660c589c

turn 12
> 2  next Right
[BS-3.2] (seat 2) the next card of BE1 is Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Hard Right
  [BS-3.4] d6 = 3
[BS-3.4] A1 rolls 3 + 1 against 3: passes
[BS-4.4] AE1 flies Hard Right at speed 11: A1 at 41.928,34, A2 at 43.928,34, facing 180
[BS-3.6] AE1 pays 2 and has speed 9
= 31890eb3695360e6

turn 13
> 1  next Left
[BS-3.2] (seat 1) the next card of AE1 is Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Right
= 69c5e0ee3030709c

turn 13
> 2  fly Smooth
[BS-4.2] BE1 flies Smooth Right at speed 5: B1 at 31.536,7.5, B2 at 33.536,7.5, facing 300
= 8b4b93f16fb86a16

turn 13
> 2  next Right
[BS-3.2] (seat 2) the next card of BE1 is Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Left
= ed12c36ba43fea12

turn 14
> 1  fly Break
[BS-4.2] AE1 flies Break Left at speed 9: A1 at 49.722,29.5, A2 at 51.722,29.5, facing 120
[BS-3.6] AE1 pays 2 and has speed 7
= 1bf14f443e8ca856

turn 14
> 1  next Hard Left
[BS-3.2] (seat 1) the next card of AE1 is Hard Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Right
= 2eb81d4486992411

turn 14
> 2  fly Smooth
[BS-4.2] BE1 flies Smooth Right at speed 5: B1 at 29.371,11.25, B2 at 31.371,11.25, facing 0
= 90720e0b0b558767

turn 14
> 2  next Right
[BS-3.2] (seat 2) the next card of BE1 is Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Hard Left
  [BS-3.4] d6 = 4
[BS-3.4] A1 rolls 4 + 1 against 3: passes
[BS-4.4] AE1 flies Hard Left at speed 7: A1 at 55.784,29.5, A2 at 57.784,29.5, facing 0
[BS-3.6] AE1 pays 2 and has speed 5
= cf5004fcd7418252

turn 15
> 1  next Afterburner
[BS-3.2] (seat 1) the next card of AE1 is Afterburner
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Right
= 1cb5366f558540f2

turn 15
> 2  fly Smooth
[BS-4.2] BE1 flies Smooth Right at speed 5: B1 at 31.536,15, B2 at 33.536,15, facing 60
= a6d57b325cf59bac

turn 15
> 2  next Afterburner
[BS-3.2] (seat 2) the next card of BE1 is Afterburner
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Afterburner
[BS-4.3] AE1 flies Afterburner at speed 9: A1 at 55.784,38.5, A2 at 57.784,38.5, facing 0
= 205919289dc1d789

turn 16
> 1  next Left
[BS-3.2] (seat 1) the next card of AE1 is Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Afterburner
[BS-4.3] BE1 flies Afterburner at speed 9: B1 at 39.33,19.5, B2 at 41.33,19.5, facing 60
= 4d39723806665fda

turn 16
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE1 is Straight
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Left
= 96ff1f1213e001ba

turn 17
> 1  fly Break
[BS-4.2] AE1 flies Break Left at speed 9: A1 at 47.99,43, A2 at 49.99,43, facing 300
[BS-3.6] AE1 pays 2 and has speed 7
= 40f9b4f8c26a0e1b

turn 17
> 1  next Hard Left
[BS-3.2] (seat 1) the next card of AE1 is Hard Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Straight
= 2e0a3d339b8d21e9

turn 17
> 2  fly Accelerate 1
[BS-4.1] BE1 flies Accelerate 1 at speed 10: B1 at 47.99,24.5, B2 at 49.99,24.5, facing 60
= 3041ff867c2f6d32

turn 17
> 2  next Left
[BS-3.2] (seat 2) the next card of BE1 is Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Hard Left
  [BS-3.4] d6 = 5
[BS-3.4] A1 rolls 5 + 1 against 3: passes
[BS-4.4] AE1 flies Hard Left at speed 7: A1 at 41.928,43, A2 at 43.928,43, facing 180
[BS-3.6] AE1 pays 2 and has speed 5
= 2e66dd18da80e14c

turn 18
> 1  next Left
[BS-3.2] (seat 1) the next card of AE1 is Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Left
= 5cfe895d90a3a552

turn 18
> 2  fly Break
[BS-4.2] BE1 flies Break Left at speed 10: B1 at 47.99,34.5, B2 at 49.99,34.5, facing 0
[BS-3.6] BE1 pays 2 and has speed 8
= 4f86de4dc08133d4

turn 18
> 2  fire B1 laser1+laser2 A2
[BS-5.1] B1 fires laser1 at A2: 9.42 in, medium range
  [BS-5.2] d12 = 9
[BS-5.2] 9 of 7+, −2 for the maneuver, so 9+: 1 hit
[BS-5.1] B1 fires laser2 at A2: 9.42 in, medium range
  [BS-5.2] d12 = 12
[BS-5.2] 12 of 7+, −2 for the maneuver, so 9+: 1 hit
  [BS-5.3] d6 = 2
  [BS-5.3] d6 = 2
[BS-5.3] 2, 2, −1 each: 2 points on A2
[BS-5.3] A2 takes 2 points: hull 0 of 6
[BS-5.3] A2 is destroyed
= 13b933dffd63a0ac

turn 18
> 2  next Hard Left
[BS-3.2] (seat 2) the next card of BE1 is Hard Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Left
= ebd0e8369bf2b3b7

turn 19
> 1  fly Smooth
[BS-4.2] AE1 flies Smooth Left at speed 5: A1 at 44.093,39.25, facing 120
= 626db5a6655fb2a4

turn 19
> 1  fire A1 laser1+laser2 B1
[BS-5.1] A1 fires laser1 at B1: 6.144 in, medium range
  [BS-5.2] d12 = 9
[BS-5.2] 9 of 7+: 1 hit
[BS-5.1] A1 fires laser2 at B1: 6.144 in, medium range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 7+: no hit
  [BS-5.3] d6 = 1
[BS-5.3] 1, −1 each: no damage on B1
= 88e71f358f36347e

turn 19
> 1  next Left
[BS-3.2] (seat 1) the next card of AE1 is Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Hard Left
  [BS-3.4] d6 = 3
[BS-3.4] B1 rolls 3 + 1 against 3: passes
[BS-4.4] BE1 flies Hard Left at speed 8: B1 at 44.526,40.5, B2 at 46.526,40.5, facing 240
[BS-3.6] BE1 pays 2 and has speed 6
= 54a9e8014c21406b

turn 19
> 2  fire B2 laser1+laser2 A1
[BS-5.1] B2 fires laser1 at A1: 2.735 in, close range
  [BS-5.2] d12 = 10
[BS-5.2] 10 of 4+, −2 for the maneuver, so 6+: 1 hit
[BS-5.1] B2 fires laser2 at A1: 2.735 in, close range
  [BS-5.2] d12 = 10
[BS-5.2] 10 of 4+, −2 for the maneuver, so 6+: 1 hit
  [BS-5.3] d6 = 5
  [BS-5.3] d6 = 4
[BS-5.3] 5, 4, −1 each: 7 points on A1
[BS-5.3] A1 takes 7 points: hull 0 of 6
[BS-5.3] A1 is destroyed
[BS-2.4] AE1 is out, and a placeholder takes its card's place
[BS-6.3] side 2 wins; hull left 0 to 9
= 13f4127c771815f9
