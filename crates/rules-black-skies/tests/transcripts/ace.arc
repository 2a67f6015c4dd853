firing-arc record 1
game black-skies 1
scenario ace
seat 1 doctrine
seat 2 doctrine
dice seed 5
| title = "Ace"
| brief = "One element of hotshots against two of green pilots, all in Black Tigers; every other card of the aces is a placeholder."
|
| [table]
| width = 72
| height = 48
|
| [[side]]
| name = "Teal"
| edge = "bottom"
| element = [
|   { fighter = "black-tiger", name = "Ace", skill = 4 },
| ]
|
| [[side]]
| name = "Amber"
| edge = "top"
| element = [
|   { fighter = "black-tiger", name = "Cadet", skill = 1 },
|   { fighter = "black-tiger", name = "Rookie", skill = 1 },
| ]
= 0511153327400512

turn 1
> 1  toss
  [BS-2.1] d2 = 2
[BS-2.1] side 2 deploys first
= 5dc2164bdf5487a0

turn 1
> 2  deploy E1 35,43.5 37,43.5
[BS-2.1] BE1 is deployed at 35,43.5 and 37,43.5
= 6ffb58cde540de9e

turn 1
> 1  deploy E1 35,4.5 37,4.5
[BS-2.1] AE1 is deployed at 35,4.5 and 37,4.5
= d6dbcda1c302f6e3

turn 1
> 2  deploy E2 26,43.5 28,43.5
[BS-2.1] BE2 is deployed at 26,43.5 and 28,43.5
= e643f3c9fd4d6ca5

turn 1
> 1  deck E1 Straight 8, pass
> 2  deck E2 Straight 9, E1 Straight 9
[BS-2.2] (seat 1) the deck of side 1: E1 Straight 8, pass
[BS-2.2] (seat 2) the deck of side 2: E2 Straight 9, E1 Straight 9
[BS-2.2] speeds: AE1 8, BE1 9, BE2 9
  [BS-3.1] d2 = 1
[BS-3.1] side 1 flips first
[BS-3.2] AE1 flips Straight
= 7732654f957aea10

turn 1
> 1  fly Accelerate 2
[BS-4.1] AE1 flies Accelerate 2 at speed 10: A1 at 35,14.5, A2 at 37,14.5, facing 0
= 363c0649d85a3e2c

turn 1
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE1 is Straight
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE2 flips Straight
= 3944a9cb3b57251d

turn 1
> 2  fly Accelerate 2
[BS-4.1] BE2 flies Accelerate 2 at speed 11: B3 at 26,32.5, B4 at 28,32.5, facing 180
= fc45a6152424638c

turn 1
> 2  next Left
[BS-3.2] (seat 2) the next card of BE2 is Left
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Straight
= 4bb4b42eb6725f37

turn 1
> 2  fly Accelerate 3
[BS-4.1] BE1 flies Accelerate 3 at speed 12: B1 at 35,31.5, B2 at 37,31.5, facing 180
= cce7bce572e597ab

turn 1
> 2  fire B2 laser1+laser2 A1
[BS-5.1] B2 fires laser1 at A1: 17.117 in, long range
  [BS-5.2] d12 = 11
[BS-5.2] 11 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] B2 fires laser2 at A1: 17.117 in, long range
  [BS-5.2] d12 = 7
[BS-5.2] 7 of 10+, −2 for its speed, so 12+: no hit
= 42dabdef7229b7b1

turn 1
> 2  fire B1 laser1+laser2 A2
[BS-5.1] B1 fires laser1 at A2: 17.117 in, long range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] B1 fires laser2 at A2: 17.117 in, long range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 10+, −2 for its speed, so 12+: no hit
= a24bd67f5ef76cdd

turn 1
> 2  next Right
[BS-3.2] (seat 2) the next card of BE1 is Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Straight
= c9806270328260ee

turn 2
> 1  fly Accelerate 3
[BS-4.1] AE1 flies Accelerate 3 at speed 12: A1 at 35,26.5, A2 at 37,26.5, facing 0
= b943d87ec6720833

turn 2
> 1  fire A2 laser1+laser2 B2
[BS-5.1] A2 fires laser1 at B2: 5 in, close range
  [BS-5.2] d12 = 12
[BS-5.2] 12 of 4+, −2 for its speed, so 6+: 1 hit
[BS-5.1] A2 fires laser2 at B2: 5 in, close range
  [BS-5.2] d12 = 1
[BS-5.2] 1 of 4+, −2 for its speed, so 6+: no hit
  [BS-5.3] d6 = 2
[BS-5.3] 2, −1 each: 1 point on B2
[BS-5.3] B2 takes 1 point: hull 5 of 6
= dc6eafb3b639eab6

turn 2
> 1  fire A1 laser1+laser2 B2
[BS-5.1] A1 fires laser1 at B2: 5.385 in, close range
  [BS-5.2] d12 = 12
[BS-5.2] 12 of 4+, −2 for its speed, so 6+: 1 hit
[BS-5.1] A1 fires laser2 at B2: 5.385 in, close range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 4+, −2 for its speed, so 6+: no hit
  [BS-5.3] d6 = 3
[BS-5.3] 3, −1 each: 2 points on B2
[BS-5.3] B2 takes 2 points: hull 3 of 6
[BS-5.3] B2 is crippled
= 9a789579cbf6998a

turn 2
> 1  next Hard Left
[BS-3.2] (seat 1) the next card of AE1 is Hard Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE2 flips Left
= 7dc03c87ea9c43f7

turn 2
> 2  fly Break
[BS-4.2] BE2 flies Break Left at speed 11: B3 at 35.526,27, B4 at 37.526,27, facing 120
[BS-3.6] BE2 pays 2 and has speed 9
= a112e726f27f6e1d

turn 2
> 2  fire B3 laser1+laser2 A2
[BS-5.1] B3 fires laser1 at A2: 1.556 in, close range
  [BS-5.2] d12 = 12
[BS-5.2] 12 of 4+, −2 for its speed, −2 for the maneuver, so 8+: 1 hit
[BS-5.1] B3 fires laser2 at A2: 1.556 in, close range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 4+, −2 for its speed, −2 for the maneuver, so 8+: no hit
  [BS-5.3] d6 = 6
[BS-5.3] 6, −1 each: 5 points on A2
[BS-5.3] A2 takes 5 points: hull 1 of 6
[BS-5.3] A2 is crippled
= b4ff82874ed14284

turn 2
> 2  next Hard Left
[BS-3.2] (seat 2) the next card of BE2 is Hard Left
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Right
= 6b2baff387d52cb5

turn 2
> 2  fly Late
[BS-4.2] BE1 flies Late Right at speed 12: B1 at 35,19.5, B2 at 37,19.5, facing 240
[BS-3.6] BE1 pays 1 and has speed 11
= d6e49b21ffc9ed5f

turn 2
> 2  next Right
[BS-3.2] (seat 2) the next card of BE1 is Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Hard Left
[BS-4.4] AE1 flies Hard Left at speed 12: A1 at 29.804,35.5, A2 at 31.804,35.5, facing 240
[BS-3.6] AE1 pays 2 and has speed 10
= 784f8f3dfc0188f1

turn 3
> 1  next Left
[BS-3.2] (seat 1) the next card of AE1 is Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE2 flips Hard Left
  [BS-3.4] d6 = 3
[BS-3.4] B3 rolls 3 + 1 against 3: passes
[BS-4.4] BE2 flies Hard Left at speed 9: B3 at 43.32,27, B4 at 45.32,27, facing 0
[BS-3.6] BE2 pays 2 and has speed 7
= ed6e39a9d0df06e5

turn 3
> 2  next Left
[BS-3.2] (seat 2) the next card of BE2 is Left
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Right
= 128671ce56fd246a

turn 3
> 2  fly Late
[BS-4.2] BE1 flies Late Right at speed 11: B1 at 25.474,14, B2 at 27.474,14, facing 300
[BS-3.6] BE1 pays 1 and has speed 10
= 5bc5266bfb5b157c

turn 3
> 2  next Right
[BS-3.2] (seat 2) the next card of BE1 is Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Left
= c17648c347eb6470

turn 4
> 1  fly Break
[BS-4.2] AE1 flies Break Left at speed 10: A1 at 29.804,25.5, A2 at 31.804,25.5, facing 180
[BS-3.6] AE1 pays 2 and has speed 8
= 66829aa9bb9d84d2

turn 4
> 1  fire A1 laser1+laser2 B2
[BS-5.1] A1 fires laser1 at B2: 11.733 in, medium range
  [BS-5.2] d12 = 7
[BS-5.2] 7 of 7+, −2 for its speed, −2 for the maneuver, so 11+: no hit
[BS-5.1] A1 fires laser2 at B2: 11.733 in, medium range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 7+, −2 for its speed, −2 for the maneuver, so 11+: no hit
= ecb5291001094886

turn 4
> 1  hold
= e573ac5cdade2f7c

turn 4
> 1  next Right
[BS-3.2] (seat 1) the next card of AE1 is Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE2 flips Left
= e9f2d5ecfc526f50

turn 4
> 2  fly Late
[BS-4.2] BE2 flies Late Left at speed 7: B3 at 43.32,34, B4 at 45.32,34, facing 300
[BS-3.6] BE2 pays 1 and has speed 6
= 31e8137964cc9bb6

turn 4
> 2  next Hard Left
[BS-3.2] (seat 2) the next card of BE2 is Hard Left
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Right
= 97fa247902fd4a14

turn 4
> 2  fly Break
[BS-4.2] BE1 flies Break Right at speed 10: B1 at 25.474,24, B2 at 27.474,24, facing 0
[BS-3.6] BE1 pays 2 and has speed 8
= 4b9e5f6d49d8f9be

turn 4
> 2  next Hard Right
[BS-3.2] (seat 2) the next card of BE1 is Hard Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Right
= aec81da9b85c67ec

turn 5
> 1  fly Late
[BS-4.2] AE1 flies Late Right at speed 8: A1 at 29.804,17.5, A2 at 31.804,17.5, facing 240
[BS-3.6] AE1 pays 1 and has speed 7
= f8fafe7c552574f0

turn 5
> 1  next Hard Right
[BS-3.2] (seat 1) the next card of AE1 is Hard Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE2 flips Hard Left
  [BS-3.4] d6 = 1
[BS-3.4] B3 rolls 1 + 1 against 3: fails
[BS-3.5] BE2 fails Hard Left and flies Smooth Left
[BS-4.2] BE2 flies Smooth Left at speed 6: B3 at 38.124,34, B4 at 40.124,34, facing 240
[BS-3.6] BE2 pays 2 and has speed 4
= 01671b2492f052a8

turn 5
> 2  next Afterburner
[BS-3.2] (seat 2) the next card of BE2 is Afterburner
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Hard Right
  [BS-3.4] d6 = 2
[BS-3.4] B1 rolls 2 + 1 against 3: passes
[BS-4.4] BE1 flies Hard Right at speed 8: B1 at 28.938,30, B2 at 30.938,30, facing 120
[BS-3.6] BE1 pays 2 and has speed 6
= 82009d195f812b2f

turn 5
> 2  next Right
[BS-3.2] (seat 2) the next card of BE1 is Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Hard Right
[BS-4.4] AE1 flies Hard Right at speed 7: A1 at 23.742,17.5, A2 at 25.742,17.5, facing 0
[BS-3.6] AE1 pays 2 and has speed 5
= 27cd152dab6f7c5d

turn 6
> 1  fire A1 laser1+laser2 B2
[BS-5.1] A1 fires laser1 at B2: 14.423 in, long range
  [BS-5.2] d12 = 10
[BS-5.2] 10 of 10+, −2 for the maneuver, so 12+: no hit
[BS-5.1] A1 fires laser2 at B2: 14.423 in, long range
  [BS-5.2] d12 = 4
[BS-5.2] 4 of 10+, −2 for the maneuver, so 12+: no hit
= d54e01d8f081e6fd

turn 6
> 1  fire A2 laser1 B2
[BS-5.1] A2 fires laser1 at B2: 13.536 in, long range
  [BS-5.2] d12 = 8
[BS-5.2] 8 of 10+, −2 for the maneuver, so 12+: no hit
= 02d9b3e4dfe9d11d

turn 6
> 1  next Right
[BS-3.2] (seat 1) the next card of AE1 is Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE2 flips Afterburner
[BS-4.3] BE2 flies Afterburner at speed 8: B3 at 31.196,30, B4 at 33.196,30, facing 240
= d80a80114e960120

turn 6
> 2  fire B4 laser1+laser2 A2
[BS-5.1] B4 fires laser1 at A2: 14.553 in, long range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 10+: no hit
[BS-5.1] B4 fires laser2 at A2: 14.553 in, long range
  [BS-5.2] d12 = 9
[BS-5.2] 9 of 10+: no hit
= 3ce50e14f14b7119

turn 6
> 2  fire B3 laser1+laser2 A1
[BS-5.1] B3 fires laser1 at A1: 14.553 in, long range
  [BS-5.2] d12 = 7
[BS-5.2] 7 of 10+: no hit
[BS-5.1] B3 fires laser2 at A1: 14.553 in, long range
  [BS-5.2] d12 = 1
[BS-5.2] 1 of 10+: no hit
= 6a6f2a06a963e59f

turn 6
> 2  next Left
[BS-3.2] (seat 2) the next card of BE2 is Left
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Right
= 5765287f877316d1

turn 6
> 2  fly Break
[BS-4.2] BE1 flies Break Right at speed 6: B1 at 28.938,24, B2 at 30.938,24, facing 180
[BS-3.6] BE1 pays 2 and has speed 4
= 08db2c24d690de43

turn 6
> 2  fire B1 laser1+laser2 A2
[BS-5.1] B1 fires laser1 at A2: 7.243 in, medium range
  [BS-5.2] d12 = 7
[BS-5.2] 7 of 7+, −2 for the maneuver, so 9+: no hit
[BS-5.1] B1 fires laser2 at A2: 7.243 in, medium range
  [BS-5.2] d12 = 4
[BS-5.2] 4 of 7+, −2 for the maneuver, so 9+: no hit
= 69716da2cc0a0bf8

turn 6
> 2  next Hard Right
[BS-3.2] (seat 2) the next card of BE1 is Hard Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Right
= edca6aa4ea7769c5

turn 7
> 1  fly Smooth
[BS-4.2] AE1 flies Smooth Right at speed 5: A1 at 25.907,21.25, A2 at 27.907,21.25, facing 60
= e2a14e37577e9f7a

turn 7
> 1  fire A1 laser1+laser2 B2
[BS-5.1] A1 fires laser1 at B2: 5.733 in, close range
  [BS-5.2] d12 = 7
[BS-5.2] 7 of 4+: 1 hit
[BS-5.1] A1 fires laser2 at B2: 5.733 in, close range
  [BS-5.2] d12 = 6
[BS-5.2] 6 of 4+: 1 hit
  [BS-5.3] d6 = 2
  [BS-5.3] d6 = 4
[BS-5.3] 2, 4, −1 each: 4 points on B2
[BS-5.3] B2 takes 4 points: hull 0 of 6
[BS-5.3] B2 is destroyed
= 6f18e5560974e3b9

turn 7
> 1  fire A2 laser1 B4
[BS-5.1] A2 fires laser1 at B4: 10.224 in, medium range
  [BS-5.2] d12 = 6
[BS-5.2] 6 of 7+: no hit
= 975ec23f962b67f1

turn 7
> 1  next Hard Left
[BS-3.2] (seat 1) the next card of AE1 is Hard Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE2 flips Left
= aa0ea2209133a230

turn 7
> 2  fly Late
[BS-4.2] BE2 flies Late Left at speed 8: B3 at 24.268,26, B4 at 26.268,26, facing 180
[BS-3.6] BE2 pays 1 and has speed 7
= 338f2f2afd2ac8c9

turn 7
> 2  fire B3 laser1+laser2 A1
[BS-5.1] B3 fires laser1 at A1: 5.024 in, close range
  [BS-5.2] d12 = 7
[BS-5.2] 7 of 4+, −1 for the maneuver, so 5+: 1 hit
[BS-5.1] B3 fires laser2 at A1: 5.024 in, close range
  [BS-5.2] d12 = 2
[BS-5.2] 2 of 4+, −1 for the maneuver, so 5+: no hit
  [BS-5.3] d6 = 5
[BS-5.3] 5, −1 each: 4 points on A1
[BS-5.3] A1 takes 4 points: hull 2 of 6
[BS-5.3] A1 is crippled
= 6c5f4b5a8a8d31a6

turn 7
> 2  fire B4 laser1+laser2 A1
[BS-5.1] B4 fires laser1 at A1: 4.763 in, close range
  [BS-5.2] d12 = 9
[BS-5.2] 9 of 4+, −1 for the maneuver, so 5+: 1 hit
[BS-5.1] B4 fires laser2 at A1: 4.763 in, close range
  [BS-5.2] d12 = 2
[BS-5.2] 2 of 4+, −1 for the maneuver, so 5+: no hit
  [BS-5.3] d6 = 3
[BS-5.3] 3, −1 each: 2 points on A1
[BS-5.3] A1 takes 2 points: hull 0 of 6
[BS-5.3] A1 is destroyed
[BS-3.8] A2 leads
= e6e13dbcd7b5092d

turn 7
> 2  next Hard Left
[BS-3.2] (seat 2) the next card of BE2 is Hard Left
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Hard Right
  [BS-3.4] d6 = 5
[BS-3.4] B1 rolls 5 + 1 against 3: passes
[BS-4.4] BE1 flies Hard Right at speed 4: B1 at 27.206,21, facing 300
[BS-3.6] BE1 pays 2 and has speed 2
= 27bc0603fd82f3d2

turn 7
> 2  next Hard Right
[BS-3.2] (seat 2) the next card of BE1 is Hard Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Hard Left
  [BS-3.4] d6 = 4
[BS-3.7] A2 rolls 4 + 4 against 6, doubled: passes
[BS-4.4] AE1 flies Hard Left at speed 5: A2 at 30.072,25, facing 300
[BS-3.6] AE1 pays 2 and has speed 3
= 05fb01ba5065990c

turn 8
> 1  fire A2 laser1 B4
[BS-5.1] A2 fires laser1 at B4: 3.933 in, close range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 4+, −2 for the maneuver, so 6+: no hit
= af87ef1bae8a41ab

turn 8
> 1  next Left
[BS-3.2] (seat 1) the next card of AE1 is Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE2 flips Hard Left
  [BS-3.4] d6 = 4
[BS-3.4] B3 rolls 4 + 1 against 3: passes
[BS-4.4] BE2 flies Hard Left at speed 7: B3 at 27.299,20.75, B4 at 29.299,20.75, facing 60
[BS-3.6] BE2 pays 2 and has speed 5
= 22d295e3550306e4

turn 8
> 2  fire B3 laser1+laser2 A2
[BS-5.1] B3 fires laser1 at A2: 5.074 in, close range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 4+, +2 for its speed, −2 for the maneuver: no hit
[BS-5.1] B3 fires laser2 at A2: 5.074 in, close range
  [BS-5.2] d12 = 8
[BS-5.2] 8 of 4+, +2 for its speed, −2 for the maneuver: 1 hit
  [BS-5.3] d6 = 3
[BS-5.3] 3, −1 each: 2 points on A2
[BS-5.3] A2 takes 2 points: hull 0 of 6
[BS-5.3] A2 is destroyed
[BS-2.4] AE1 is out, and a placeholder takes its card's place
[BS-6.3] side 2 wins; hull left 0 to 18
= 9f101a6d81fab0cb
