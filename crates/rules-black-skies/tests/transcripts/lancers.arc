firing-arc record 1
game black-skies 1
scenario lancers
seat 1 doctrine
seat 2 doctrine
dice seed 5
| title = "Lancers"
| brief = "Forward thrusters: Bootleggers, Reverses, and fighters that fly tail first and fire at whoever follows them."
|
| [table]
| width = 72
| height = 48
|
| [[side]]
| name = "Teal"
| edge = "bottom"
| element = [
|   { fighter = "lancer", name = "Pike", skill = 2 },
| ]
|
| [[side]]
| name = "Amber"
| edge = "top"
| element = [
|   { fighter = "lancer", name = "Glaive", skill = 2 },
| ]
= 4b1cbb13556434e9

turn 1
> 1  toss
  [BS-2.1] d2 = 2
[BS-2.1] side 2 deploys first
= 82b0b28f5808b5ec

turn 1
> 2  deploy E1 35,43.5 37,43.5
[BS-2.1] BE1 is deployed at 35,43.5 and 37,43.5
= 41fcbf4bd12a8507

turn 1
> 1  deploy E1 35,4.5 37,4.5
[BS-2.1] AE1 is deployed at 35,4.5 and 37,4.5
= 4b19217cd5685a3f

turn 1
> 1  deck E1 Straight 10
> 2  deck E1 Straight 8
[BS-2.2] (seat 1) the deck of side 1: E1 Straight 10
[BS-2.2] (seat 2) the deck of side 2: E1 Straight 8
[BS-2.2] speeds: AE1 10, BE1 8
  [BS-3.1] d2 = 1
[BS-3.1] side 1 flips first
[BS-3.2] AE1 flips Straight
= 4952087cf6721ee2

turn 1
> 1  fly Steady
[BS-4.1] AE1 flies Steady at speed 10: A1 at 35,14.5, A2 at 37,14.5, facing 0
= 672e3d2b2d45028d

turn 1
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE1 is Straight
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Straight
= eff51c3a844ef147

turn 1
> 2  fly Accelerate 3
[BS-4.1] BE1 flies Accelerate 3 at speed 11: B1 at 35,32.5, B2 at 37,32.5, facing 180
= 4917783af9478908

turn 1
> 2  fire B2 laser1+laser2 A2
[BS-5.1] B2 fires laser1 at A2: 18 in, long range
  [BS-5.2] d12 = 9
[BS-5.2] 9 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] B2 fires laser2 at A2: 18 in, long range
  [BS-5.2] d12 = 1
[BS-5.2] 1 of 10+, −2 for its speed, so 12+: no hit
= a5753b34a0efea0e

turn 1
> 2  fire B1 laser1+laser2 A1
[BS-5.1] B1 fires laser1 at A1: 18 in, long range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] B1 fires laser2 at A1: 18 in, long range
  [BS-5.2] d12 = 9
[BS-5.2] 9 of 10+, −2 for its speed, so 12+: no hit
= 7607a22ab93a699c

turn 1
> 2  next Bootlegger
[BS-3.2] (seat 2) the next card of BE1 is Bootlegger
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Straight
= d6e4bd60bd3dfd10

turn 2
> 1  fly Accelerate 2
[BS-4.1] AE1 flies Accelerate 2 at speed 12: A1 at 35,26.5, A2 at 37,26.5, facing 0
= 477bdf4936dc2dc2

turn 2
> 1  fire A1 laser1+laser2 B1
[BS-5.1] A1 fires laser1 at B1: 6 in, close range
  [BS-5.2] d12 = 2
[BS-5.2] 2 of 4+, −2 for its speed, so 6+: no hit
[BS-5.1] A1 fires laser2 at B1: 6 in, close range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 4+, −2 for its speed, so 6+: no hit
= f266bf58e4c049a3

turn 2
> 1  fire A2 laser1+laser2 B2
[BS-5.1] A2 fires laser1 at B2: 6 in, close range
  [BS-5.2] d12 = 9
[BS-5.2] 9 of 4+, −2 for its speed, so 6+: 1 hit
[BS-5.1] A2 fires laser2 at B2: 6 in, close range
  [BS-5.2] d12 = 8
[BS-5.2] 8 of 4+, −2 for its speed, so 6+: 1 hit
[BS-1.7] the shields of BE1 make a d6 a d4
  [BS-5.3] d4 = 1
  [BS-5.3] d4 = 4
[BS-5.3] 1, 4: 5 points on B2
[BS-5.3] B2 takes 5 points: hull 1 of 6
[BS-5.3] B2 is crippled
= 7cffbb79e2c43940

turn 2
> 1  next Left
[BS-3.2] (seat 1) the next card of AE1 is Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Bootlegger
[BS-4.7] BE1 flies Bootlegger at speed 11: B1 at 35,21.5, B2 at 37,21.5, facing 0
[BS-4.9] BE1 flies tail first
[BS-3.6] BE1 pays 2 and has speed 9
= 1b56842655931173

turn 2
> 2  fire B1 laser1+laser2 A1
[BS-5.1] B1 fires laser1 at A1: 5 in, close range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 4+, −2 for its speed, −2 for the maneuver, so 8+: no hit
[BS-5.1] B1 fires laser2 at A1: 5 in, close range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 4+, −2 for its speed, −2 for the maneuver, so 8+: no hit
= a5260404849b6525

turn 2
> 2  fire B2 laser1 A1
[BS-5.1] B2 fires laser1 at A1: 5.385 in, close range
  [BS-5.2] d12 = 11
[BS-5.2] 11 of 4+, −2 for its speed, −2 for the maneuver, so 8+: 1 hit
[BS-1.7] the shields of AE1 make a d6 a d4
  [BS-5.3] d4 = 3
[BS-5.3] 3: 3 points on A1
[BS-5.3] A1 takes 3 points: hull 3 of 6
[BS-5.3] A1 is crippled
= 02c5412f90198211

turn 2
> 2  next Left
[BS-3.2] (seat 2) the next card of BE1 is Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Left
= 37ba1f1307e5f0f3

turn 3
> 1  fly Break
  [BS-3.4] d6 = 4
[BS-3.7] A1 rolls 4 + 2 against 4, doubled: passes
[BS-4.2] AE1 flies Break Left at speed 12: A1 at 24.608,32.5, A2 at 26.608,32.5, facing 300
[BS-3.6] AE1 pays 2 and has speed 10
= 56e26d0ca2a149e3

turn 3
> 1  next Reverse Left
[BS-3.2] (seat 1) the next card of AE1 is Reverse Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Left
= b7f9892fa51be4f7

turn 3
> 2  fly Break
[BS-4.9] BE1 flies Break Left at speed 9: B1 at 42.794,17, B2 at 44.794,17, facing 300
[BS-3.6] BE1 pays 2 and has speed 7
= 928d07b72cc2a1f5

turn 3
> 2  next Left
[BS-3.2] (seat 2) the next card of BE1 is Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Reverse Left
  [BS-3.4] d6 = 2
[BS-3.7] A1 rolls 2 + 2 against 6, doubled: fails
[BS-3.5] AE1 fails Reverse Left and flies Smooth Left
[BS-4.2] AE1 flies Smooth Left at speed 10: A1 at 15.948,32.5, A2 at 17.948,32.5, facing 240
[BS-3.6] AE1 pays 4 and has speed 6
= e5babfc7eff9125a

turn 4
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE1 is Straight
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Left
= 287a1009f0b322af

turn 4
> 2  fly Late
[BS-4.9] BE1 flies Late Left at speed 7: B1 at 48.856,13.5, B2 at 50.856,13.5, facing 240
[BS-3.6] BE1 pays 1 and has speed 6
= 773ddec89dfd65ab

turn 4
> 2  next Bootlegger
[BS-3.2] (seat 2) the next card of BE1 is Bootlegger
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Straight
= 264f41e7d772a493

turn 5
> 1  fly Accelerate 3
[BS-4.1] AE1 flies Accelerate 3 at speed 9: A1 at 8.154,28, A2 at 10.154,28, facing 240
= 353242475cbd696b

turn 5
> 1  next Reverse Left
[BS-3.2] (seat 1) the next card of AE1 is Reverse Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Bootlegger
[BS-4.9] BE1 flies Bootlegger at speed 6: B1 at 54.052,16.5, B2 at 56.052,16.5, facing 240
[BS-4.9] BE1 flies nose first again
[BS-3.6] BE1 pays 2 and has speed 4
= f529686a8b7837d1

turn 5
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE1 is Straight
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Reverse Left
  [BS-3.4] d6 = 1
[BS-3.7] A1 rolls 1 + 2 against 6, doubled: fails
[BS-3.5] AE1 fails Reverse Left and flies Smooth Left
[BS-4.2] AE1 flies Smooth Left at speed 9: A1 at 4.257,21.25, A2 at 6.257,21.25, facing 180
[BS-3.6] AE1 pays 4 and has speed 5
= 1e81154884d9ea0b

turn 6
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE1 is Straight
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Straight
= e4cd05cd12709b04

turn 6
> 2  fly Accelerate 2
[BS-4.1] BE1 flies Accelerate 2 at speed 6: B1 at 48.856,13.5, B2 at 50.856,13.5, facing 240
= b3c985b03bda2ec2

turn 6
> 2  next Left
[BS-3.2] (seat 2) the next card of BE1 is Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Straight
= b244fbd961f5d9df

turn 7
> 1  fly Accelerate 1
[BS-4.1] AE1 flies Accelerate 1 at speed 6: A1 at 4.257,15.25, A2 at 6.257,15.25, facing 180
= cb2e7eefd4427224

turn 7
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE1 is Straight
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Left
= a46866e47819a3b1

turn 7
> 2  fly Smooth
[BS-4.2] BE1 flies Smooth Left at speed 6: B1 at 46.258,9, B2 at 48.258,9, facing 180
= 26c57d0b3ff5d045

turn 7
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE1 is Straight
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Straight
= b578c502eb713385

turn 8
> 1  fly Steady
[BS-4.1] AE1 flies Steady at speed 6: A1 at 4.257,9.25, A2 at 6.257,9.25, facing 180
= 5215e6d1e32c789b

turn 8
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE1 is Straight
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Straight
= 72099caa7acb53ca

turn 8
> 2  fly Decelerate
[BS-4.1] BE1 flies Decelerate at speed 5: B1 at 46.258,4, B2 at 48.258,4, facing 180
= 2fc0ed700fadf02e

turn 8
> 2  next Reverse Right
[BS-3.2] (seat 2) the next card of BE1 is Reverse Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Straight
= 05d2948b515a511a

turn 9
> 1  fly Decelerate
[BS-4.1] AE1 flies Decelerate at speed 5: A1 at 4.257,4.25, A2 at 6.257,4.25, facing 180
= 21a88b9c33d4888d

turn 9
> 1  next Left
[BS-3.2] (seat 1) the next card of AE1 is Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Reverse Right
[BS-4.8] BE1 flies Reverse Right at speed 5: B1 at 41.928,4, B2 at 43.928,4, facing 0
[BS-3.6] BE1 pays 4 and has speed 1
= a4c116ede126067a

turn 9
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE1 is Straight
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Left
= cecdf81815d43c70

turn 10
> 1  fly Smooth
[BS-4.2] AE1 flies Smooth Left at speed 5: A1 at 6.422,0.5, A2 at 8.422,0.5, facing 120
= 4ec35774286821bf

turn 10
> 1  next Left
[BS-3.2] (seat 1) the next card of AE1 is Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Straight
= fb7640de4e8e76f4

turn 10
> 2  fly Accelerate 3
[BS-4.1] BE1 flies Accelerate 3 at speed 4: B1 at 41.928,8, B2 at 43.928,8, facing 0
= 6392031958301c0e

turn 10
> 2  next Left
[BS-3.2] (seat 2) the next card of BE1 is Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Left
= 2cf05dc14ea6b0ab

turn 11
> 1  fly Smooth
[BS-4.2] AE1 flies Smooth Left at speed 5: A1 at 10.752,0.5, A2 at 12.752,0.5, facing 60
= f47c1cae682b025b

turn 11
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE1 is Straight
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Left
= c5995619f09b19a6

turn 11
> 2  fly Smooth
[BS-4.2] BE1 flies Smooth Left at speed 4: B1 at 40.196,11, B2 at 42.196,11, facing 300
= c6695c0d1554d2d4

turn 11
> 2  next Left
[BS-3.2] (seat 2) the next card of BE1 is Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Straight
= 9c5f97055665018c

turn 12
> 1  fly Accelerate 3
[BS-4.1] AE1 flies Accelerate 3 at speed 8: A1 at 17.68,4.5, A2 at 19.68,4.5, facing 60
= 6676ff317ac6d00f

turn 12
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE1 is Straight
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Left
= 46297071997df4dd

turn 12
> 2  fly Break
[BS-4.2] BE1 flies Break Left at speed 4: B1 at 36.732,9, B2 at 38.732,9, facing 240
[BS-3.6] BE1 pays 2 and has speed 2
= 4a9ba6a2d6113450

turn 12
> 2  fire B1 laser1+laser2 A2
[BS-5.1] B1 fires laser1 at A2: 17.635 in, long range
  [BS-5.2] d12 = 7
[BS-5.2] 7 of 10+, −2 for the maneuver, so 12+: no hit
[BS-5.1] B1 fires laser2 at A2: 17.635 in, long range
  [BS-5.2] d12 = 4
[BS-5.2] 4 of 10+, −2 for the maneuver, so 12+: no hit
= b39ef0358b223d45

turn 12
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE1 is Straight
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Straight
= 2b7a744bbe96de08

turn 13
> 1  fly Accelerate 1
[BS-4.1] AE1 flies Accelerate 1 at speed 9: A1 at 25.474,9, A2 at 27.474,9, facing 60
= 27f4b0e9c24c109f

turn 13
> 1  fire A2 laser1+laser2 B1
[BS-5.1] A2 fires laser1 at B1: 9.258 in, medium range
  [BS-5.2] d12 = 6
[BS-5.2] 6 of 7+, +2 for its speed, so 5+: 1 hit
[BS-5.1] A2 fires laser2 at B1: 9.258 in, medium range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 7+, +2 for its speed, so 5+: no hit
[BS-1.7] the shields of BE1 make a d6 a d4
  [BS-5.3] d4 = 1
[BS-5.3] 1: 1 point on B1
[BS-5.3] B1 takes 1 point: hull 5 of 6
= 618dceb4f53df38d

turn 13
> 1  fire A1 laser1 B2
[BS-5.1] A1 fires laser1 at B2: 13.258 in, long range
  [BS-5.2] d12 = 7
[BS-5.2] 7 of 10+, +2 for its speed, so 8+: no hit
= 0bbe085d33b31235

turn 13
> 1  next Right
[BS-3.2] (seat 1) the next card of AE1 is Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Straight
= 95e424ed77ea56f7

turn 13
> 2  fly Accelerate 3
[BS-4.1] BE1 flies Accelerate 3 at speed 5: B1 at 32.402,6.5, B2 at 34.402,6.5, facing 240
= 0ab5c7e39af92bf5

turn 13
> 2  next Reverse Right
[BS-3.2] (seat 2) the next card of BE1 is Reverse Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Right
= dea944787d4258b1

turn 14
> 1  fly Late
  [BS-3.4] d6 = 6
[BS-3.7] A1 rolls 6 + 2 against 4, doubled: passes
[BS-4.2] AE1 flies Late Right at speed 9: A1 at 33.268,13.5, A2 at 35.268,13.5, facing 120
[BS-3.6] AE1 pays 1 and has speed 8
= 620242a4df4ece2d

turn 14
> 1  next Right
[BS-3.2] (seat 1) the next card of AE1 is Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Reverse Right
[BS-4.8] BE1 flies Reverse Right at speed 5: B1 at 30.237,10.25, B2 at 32.237,10.25, facing 60
[BS-3.6] BE1 pays 4 and has speed 1
= cbefe4674dbc3bf1

turn 14
> 2  fire B1 laser1+laser2 A1
[BS-5.1] B1 fires laser1 at A1: 4.444 in, close range
  [BS-5.2] d12 = 10
[BS-5.2] 10 of 4+, −4 for the maneuver, so 8+: 1 hit
[BS-5.1] B1 fires laser2 at A1: 4.444 in, close range
  [BS-5.2] d12 = 2
[BS-5.2] 2 of 4+, −4 for the maneuver, so 8+: no hit
[BS-1.7] the shields of AE1 make a d6 a d4
  [BS-5.3] d4 = 4
[BS-5.3] 4: 4 points on A1
[BS-5.3] A1 takes 4 points: hull 0 of 6
[BS-5.3] A1 is destroyed
[BS-3.8] A2 leads
= 810f1d49d52e95a3

turn 14
> 2  fire B2 laser1 A2
[BS-5.1] B2 fires laser1 at A2: 4.444 in, close range
  [BS-5.2] d12 = 6
[BS-5.2] 6 of 4+, −4 for the maneuver, so 8+: no hit
= 808452df29a248f8

turn 14
> 2  next Right
[BS-3.2] (seat 2) the next card of BE1 is Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Right
= b63e312e0bd6184d

turn 15
> 1  fly Late
[BS-4.2] AE1 flies Late Right at speed 8: A2 at 42.196,9.5, facing 180
[BS-3.6] AE1 pays 1 and has speed 7
= 0a735517232475eb

turn 15
> 1  next Right
[BS-3.2] (seat 1) the next card of AE1 is Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Right
= f232d0deb93bb7ad

turn 15
> 2  fly Smooth
[BS-4.2] BE1 flies Smooth Right at speed 1: B1 at 31.103,10.25, B2 at 33.103,10.25, facing 120
= 18cee031e18d8345

turn 15
> 2  fire B1 laser1+laser2 A2
[BS-5.1] B1 fires laser1 at A2: 11.118 in, medium range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 7+: no hit
[BS-5.1] B1 fires laser2 at A2: 11.118 in, medium range
  [BS-5.2] d12 = 8
[BS-5.2] 8 of 7+: 1 hit
[BS-1.7] the shields of AE1 make a d6 a d4
  [BS-5.3] d4 = 2
[BS-5.3] 2: 2 points on A2
[BS-5.3] A2 takes 2 points: hull 4 of 6
= 24dae3e3345a8244

turn 15
> 2  fire B2 laser1 A2
[BS-5.1] B2 fires laser1 at A2: 9.123 in, medium range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 7+: no hit
= 437926be33e234ef

turn 15
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE1 is Straight
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Right
= 943fe500ed536ead

turn 16
> 1  fly Smooth
[BS-4.2] AE1 flies Smooth Right at speed 7: A2 at 39.165,4.25, facing 240
= 9b6529a344a3ffb2

turn 16
> 1  next Right
[BS-3.2] (seat 1) the next card of AE1 is Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Straight
= 33e76eb4b94f5b74

turn 16
> 2  fly Accelerate 3
[BS-4.1] BE1 flies Accelerate 3 at speed 4: B1 at 34.567,8.25, B2 at 36.567,8.25, facing 120
= 6700630287fc7c73

turn 16
> 2  fire B1 laser1+laser2 A2
[BS-5.1] B1 fires laser1 at A2: 6.094 in, medium range
  [BS-5.2] d12 = 1
[BS-5.2] 1 of 7+: no hit
[BS-5.1] B1 fires laser2 at A2: 6.094 in, medium range
  [BS-5.2] d12 = 11
[BS-5.2] 11 of 7+: 1 hit
[BS-1.7] the shields of AE1 make a d6 a d4
  [BS-5.3] d4 = 1
[BS-5.3] 1: 1 point on A2
[BS-5.3] A2 takes 1 point: hull 3 of 6
[BS-5.3] A2 is crippled
= a4ed3e612e80562f

turn 16
> 2  fire B2 laser1 A2
[BS-5.1] B2 fires laser1 at A2: 4.769 in, close range
  [BS-5.2] d12 = 2
[BS-5.2] 2 of 4+: no hit
= 47e0268efb6cc091

turn 16
> 2  next Right
[BS-3.2] (seat 2) the next card of BE1 is Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Right
= 1694ec50e44f3066

turn 17
> 1  fly Smooth
[BS-4.2] AE1 flies Smooth Right at speed 7: A2 at 33.103,4.25, facing 300
= 1954c8f9aed67952

turn 17
> 1  next Bootlegger
[BS-3.2] (seat 1) the next card of AE1 is Bootlegger
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Right
= de0efff232f73e19

turn 17
> 2  fly Smooth
[BS-4.2] BE1 flies Smooth Right at speed 4: B1 at 36.299,5.25, B2 at 38.299,5.25, facing 180
= 04ecb0e0cf8bd30d

turn 17
> 2  next Right
[BS-3.2] (seat 2) the next card of BE1 is Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Bootlegger
  [BS-3.4] d6 = 5
[BS-3.7] A2 rolls 5 + 2 against 4, doubled: passes
[BS-4.7] AE1 flies Bootlegger at speed 7: A2 at 27.041,7.75, facing 120
[BS-4.9] AE1 flies tail first
[BS-3.6] AE1 pays 2 and has speed 5
= 4e61a63f51a40338

turn 18
> 1  fire A2 laser1 B2
[BS-5.1] A2 fires laser1 at B2: 11.532 in, medium range
  [BS-5.2] d12 = 10
[BS-5.2] 10 of 7+, −2 for the maneuver, so 9+: 1 hit
[BS-1.7] the shields of BE1 make a d6 a d4
  [BS-5.3] d4 = 4
[BS-5.3] 4: 4 points on B2
[BS-5.3] B2 takes 4 points: hull 0 of 6
[BS-5.3] B2 is destroyed
= 13ae225b6a353223

turn 18
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE1 is Straight
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Right
= 4e82d2d3f91ca8fe

turn 18
> 2  fly Smooth
[BS-4.2] BE1 flies Smooth Right at speed 4: B1 at 34.567,2.25, facing 240
= aefe6a7c50c71a98

turn 18
> 2  next Right
[BS-3.2] (seat 2) the next card of BE1 is Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Straight
= 40d12df86b4d554a

turn 19
> 1  fly Accelerate 1
[BS-4.9] AE1 flies Accelerate 1 at speed 4: A2 at 23.577,9.75, facing 120
= fb0494e5975078ec

turn 19
> 1  fire A2 laser1 B1
[BS-5.1] A2 fires laser1 at B1: 13.305 in, long range
  [BS-5.2] d12 = 8
[BS-5.2] 8 of 10+: no hit
= f1a900ba877366b4

turn 19
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE1 is Straight
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Right
= 60316d66411b5ae9

turn 19
> 2  fly Smooth
[BS-4.2] BE1 flies Smooth Right at speed 4: B1 at 31.103,2.25, facing 300
= 22d03c2c23f8fe26

turn 19
> 2  fire B1 laser1+laser2 A2
[BS-5.1] B1 fires laser1 at A2: 10.625 in, medium range
  [BS-5.2] d12 = 7
[BS-5.2] 7 of 7+: 1 hit
[BS-5.1] B1 fires laser2 at A2: 10.625 in, medium range
  [BS-5.2] d12 = 2
[BS-5.2] 2 of 7+: no hit
[BS-1.7] the shields of AE1 make a d6 a d4
  [BS-5.3] d4 = 3
[BS-5.3] 3: 3 points on A2
[BS-5.3] A2 takes 3 points: hull 0 of 6
[BS-5.3] A2 is destroyed
[BS-2.4] AE1 is out, and a placeholder takes its card's place
[BS-6.3] side 2 wins; hull left 0 to 5
= d9e5bd82ead8b5be
