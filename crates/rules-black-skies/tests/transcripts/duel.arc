firing-arc record 1
game black-skies 1
scenario duel
seat 1 doctrine
seat 2 doctrine
dice seed 5
| title = "Duel"
| brief = "Two Black Tigers a side, lead and wingman, trained pilots: the shortest way to learn what a card laid a turn ahead is worth."
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
| ]
|
| [[side]]
| name = "Amber"
| edge = "top"
| element = [
|   { fighter = "black-tiger", name = "Cobra", skill = 2 },
| ]
= 24e7132bb9bf01b0

turn 1
> 1  toss
  [BS-2.1] d2 = 2
[BS-2.1] side 2 deploys first
= 6364a59d5d148541

turn 1
> 2  deploy E1 35,43.5 37,43.5
[BS-2.1] BE1 is deployed at 35,43.5 and 37,43.5
= d630b0dab8868fbc

turn 1
> 1  deploy E1 35,4.5 37,4.5
[BS-2.1] AE1 is deployed at 35,4.5 and 37,4.5
= e291aa9dafdc1232

turn 1
> 1  deck E1 Straight 10
> 2  deck E1 Straight 8
[BS-2.2] (seat 1) the deck of side 1: E1 Straight 10
[BS-2.2] (seat 2) the deck of side 2: E1 Straight 8
[BS-2.2] speeds: AE1 10, BE1 8
  [BS-3.1] d2 = 1
[BS-3.1] side 1 flips first
[BS-3.2] AE1 flips Straight
= b8906d82274f95d6

turn 1
> 1  fly Steady
[BS-4.1] AE1 flies Steady at speed 10: A1 at 35,14.5, A2 at 37,14.5, facing 0
= a56b1fa2ea5a4596

turn 1
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE1 is Straight
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Straight
= 3c4669ed18822956

turn 1
> 2  fly Accelerate 3
[BS-4.1] BE1 flies Accelerate 3 at speed 11: B1 at 35,32.5, B2 at 37,32.5, facing 180
= 2f5771550e5d62da

turn 1
> 2  fire B2 laser1+laser2 A2
[BS-5.1] B2 fires laser1 at A2: 18 in, long range
  [BS-5.2] d12 = 9
[BS-5.2] 9 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] B2 fires laser2 at A2: 18 in, long range
  [BS-5.2] d12 = 1
[BS-5.2] 1 of 10+, −2 for its speed, so 12+: no hit
= e4452c70c51dd759

turn 1
> 2  fire B1 laser1+laser2 A1
[BS-5.1] B1 fires laser1 at A1: 18 in, long range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 10+, −2 for its speed, so 12+: no hit
[BS-5.1] B1 fires laser2 at A1: 18 in, long range
  [BS-5.2] d12 = 9
[BS-5.2] 9 of 10+, −2 for its speed, so 12+: no hit
= 13fe9630834f0bf7

turn 1
> 2  next Right
[BS-3.2] (seat 2) the next card of BE1 is Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Straight
= 153091b65169c0b7

turn 2
> 1  fly Accelerate 2
[BS-4.1] AE1 flies Accelerate 2 at speed 12: A1 at 35,26.5, A2 at 37,26.5, facing 0
= 30ec2ba1ccd3fac2

turn 2
> 1  fire A1 laser1+laser2 B1
[BS-5.1] A1 fires laser1 at B1: 6 in, close range
  [BS-5.2] d12 = 2
[BS-5.2] 2 of 4+, −2 for its speed, so 6+: no hit
[BS-5.1] A1 fires laser2 at B1: 6 in, close range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 4+, −2 for its speed, so 6+: no hit
= dd81344edc8660c5

turn 2
> 1  fire A2 laser1+laser2 B2
[BS-5.1] A2 fires laser1 at B2: 6 in, close range
  [BS-5.2] d12 = 9
[BS-5.2] 9 of 4+, −2 for its speed, so 6+: 1 hit
[BS-5.1] A2 fires laser2 at B2: 6 in, close range
  [BS-5.2] d12 = 8
[BS-5.2] 8 of 4+, −2 for its speed, so 6+: 1 hit
  [BS-5.3] d6 = 1
  [BS-5.3] d6 = 6
[BS-5.3] 1, 6, −1 each: 5 points on B2
[BS-5.3] B2 takes 5 points: hull 1 of 6
[BS-5.3] B2 is crippled
= 5ead3e0b84411525

turn 2
> 1  next Hard Left
[BS-3.2] (seat 1) the next card of AE1 is Hard Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Right
= 4c16d009208f28a9

turn 2
> 2  fly Late
[BS-4.2] BE1 flies Late Right at speed 11: B1 at 35,21.5, B2 at 37,21.5, facing 240
[BS-3.6] BE1 pays 1 and has speed 10
= a887c5a47f4d87fb

turn 2
> 2  next Right
[BS-3.2] (seat 2) the next card of BE1 is Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Hard Left
[BS-4.4] AE1 flies Hard Left at speed 12: A1 at 29.804,35.5, A2 at 31.804,35.5, facing 240
[BS-3.6] AE1 pays 2 and has speed 10
= 17abfa31377b8af9

turn 3
> 1  next Left
[BS-3.2] (seat 1) the next card of AE1 is Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Right
= ae96b4c47b2382ec

turn 3
> 2  fly Smooth
[BS-4.2] BE1 flies Smooth Right at speed 10: B1 at 26.34,21.5, B2 at 28.34,21.5, facing 300
= da394303225aab07

turn 3
> 2  next Right
[BS-3.2] (seat 2) the next card of BE1 is Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Left
= fa4a0913826519a7

turn 4
> 1  fly Smooth
[BS-4.2] AE1 flies Smooth Left at speed 10: A1 at 25.474,28, A2 at 27.474,28, facing 180
= a8198e6e76f52285

turn 4
> 1  fire A1 laser1+laser2 B2
[BS-5.1] A1 fires laser1 at B2: 7.103 in, medium range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 7+, −2 for its speed, so 9+: no hit
[BS-5.1] A1 fires laser2 at B2: 7.103 in, medium range
  [BS-5.2] d12 = 10
[BS-5.2] 10 of 7+, −2 for its speed, so 9+: 1 hit
  [BS-5.3] d6 = 1
[BS-5.3] 1, −1 each: no damage on B2
= ee7886f4429f6bc3

turn 4
> 1  fire A2 laser1+laser2 B2
[BS-5.1] A2 fires laser1 at B2: 6.557 in, medium range
  [BS-5.2] d12 = 6
[BS-5.2] 6 of 7+, −2 for its speed, so 9+: no hit
[BS-5.1] A2 fires laser2 at B2: 6.557 in, medium range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 7+, −2 for its speed, so 9+: no hit
= 4dc240354b88177e

turn 4
> 1  next Hard Right
[BS-3.2] (seat 1) the next card of AE1 is Hard Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Right
= a0acc85195b2f60c

turn 4
> 2  fly Late
[BS-4.2] BE1 flies Late Right at speed 10: B1 at 17.68,26.5, B2 at 19.68,26.5, facing 0
[BS-3.6] BE1 pays 1 and has speed 9
= 6f04b5cb965a3f21

turn 4
> 2  next Hard Right
[BS-3.2] (seat 2) the next card of BE1 is Hard Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Hard Right
[BS-4.4] AE1 flies Hard Right at speed 10: A1 at 21.144,20.5, A2 at 23.144,20.5, facing 300
[BS-3.6] AE1 pays 2 and has speed 8
= 148e4427d65e4f5a

turn 5
> 1  fire A2 laser1+laser2 B1
[BS-5.1] A2 fires laser1 at B1: 8.115 in, medium range
  [BS-5.2] d12 = 2
[BS-5.2] 2 of 7+, −2 for the maneuver, so 9+: no hit
[BS-5.1] A2 fires laser2 at B1: 8.115 in, medium range
  [BS-5.2] d12 = 8
[BS-5.2] 8 of 7+, −2 for the maneuver, so 9+: no hit
= d5ebac313e168948

turn 5
> 1  next Right
[BS-3.2] (seat 1) the next card of AE1 is Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Hard Right
[BS-4.4] BE1 flies Hard Right at speed 9: B1 at 21.577,33.25, B2 at 23.577,33.25, facing 120
[BS-3.6] BE1 pays 2 and has speed 7
= 92fd960fb11c3d54

turn 5
> 2  next Hard Right
[BS-3.2] (seat 2) the next card of BE1 is Hard Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Right
= 2f2745cefbda5d85

turn 6
> 1  fly Break
[BS-4.2] AE1 flies Break Right at speed 8: A1 at 21.144,28.5, A2 at 23.144,28.5, facing 0
[BS-3.6] AE1 pays 2 and has speed 6
= d8acf6a26dc7db5e

turn 6
> 1  fire A1 laser1+laser2 B1
[BS-5.1] A1 fires laser1 at B1: 4.769 in, close range
  [BS-5.2] d12 = 10
[BS-5.2] 10 of 4+, −2 for the maneuver, so 6+: 1 hit
[BS-5.1] A1 fires laser2 at B1: 4.769 in, close range
  [BS-5.2] d12 = 4
[BS-5.2] 4 of 4+, −2 for the maneuver, so 6+: no hit
  [BS-5.3] d6 = 3
[BS-5.3] 3, −1 each: 2 points on B1
[BS-5.3] B1 takes 2 points: hull 4 of 6
= 73e4874bb45ebf0a

turn 6
> 1  fire A2 laser1+laser2 B1
[BS-5.1] A2 fires laser1 at B1: 5.001 in, close range
  [BS-5.2] d12 = 4
[BS-5.2] 4 of 4+, −2 for the maneuver, so 6+: no hit
[BS-5.1] A2 fires laser2 at B1: 5.001 in, close range
  [BS-5.2] d12 = 1
[BS-5.2] 1 of 4+, −2 for the maneuver, so 6+: no hit
= fb1012517f29228a

turn 6
> 1  next Right
[BS-3.2] (seat 1) the next card of AE1 is Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Hard Right
[BS-4.4] BE1 flies Hard Right at speed 7: B1 at 24.608,28, B2 at 26.608,28, facing 240
[BS-3.6] BE1 pays 2 and has speed 5
= e174511aac49376f

turn 6
> 2  next Hard Right
[BS-3.2] (seat 2) the next card of BE1 is Hard Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Right
= 05d4f07f50929568

turn 7
> 1  fly Smooth
[BS-4.2] AE1 flies Smooth Right at speed 6: A1 at 23.742,33, A2 at 25.742,33, facing 60
= 1c4352e06acd5463

turn 7
> 1  next Hard Right
[BS-3.2] (seat 1) the next card of AE1 is Hard Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Hard Right
[BS-4.4] BE1 flies Hard Right at speed 5: B1 at 20.278,28, B2 at 22.278,28, facing 0
[BS-3.6] BE1 pays 2 and has speed 3
= 369cc4bc34d88db1

turn 7
> 2  fire B2 laser1 A1
[BS-5.1] B2 fires laser1 at A1: 5.209 in, close range
  [BS-5.2] d12 = 1
[BS-5.2] 1 of 4+, −2 for the maneuver, so 6+: no hit
= 9003c3cd3d723867

turn 7
> 2  next Right
[BS-3.2] (seat 2) the next card of BE1 is Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Hard Right
[BS-4.4] AE1 flies Hard Right at speed 6: A1 at 28.938,33, A2 at 30.938,33, facing 180
[BS-3.6] AE1 pays 2 and has speed 4
= 5f7abe8e79c8a727

turn 8
> 1  next Right
[BS-3.2] (seat 1) the next card of AE1 is Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Right
= cc34e1c540158ba3

turn 8
> 2  fly Break
[BS-4.2] BE1 flies Break Right at speed 3: B1 at 22.876,29.5, B2 at 24.876,29.5, facing 60
[BS-3.6] BE1 pays 2 and has speed 1
= e9e90368faa37ac5

turn 8
> 2  fire B1 laser1+laser2 A2
[BS-5.1] B1 fires laser1 at A2: 8.788 in, medium range
  [BS-5.2] d12 = 6
[BS-5.2] 6 of 7+, −2 for the maneuver, so 9+: no hit
[BS-5.1] B1 fires laser2 at A2: 8.788 in, medium range
  [BS-5.2] d12 = 8
[BS-5.2] 8 of 7+, −2 for the maneuver, so 9+: no hit
= 80450c8fc15558c0

turn 8
> 2  fire B2 laser1 A1
[BS-5.1] B2 fires laser1 at A1: 5.361 in, close range
  [BS-5.2] d12 = 6
[BS-5.2] 6 of 4+, −2 for the maneuver, so 6+: 1 hit
  [BS-5.3] d6 = 4
[BS-5.3] 4, −1 each: 3 points on A1
[BS-5.3] A1 takes 3 points: hull 3 of 6
[BS-5.3] A1 is crippled
= 930bc2d8213e3f1f

turn 8
> 2  next Right
[BS-3.2] (seat 2) the next card of BE1 is Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Right
= 9f9999219924ee25

turn 9
> 1  fly Smooth
[BS-4.2] AE1 flies Smooth Right at speed 4: A1 at 27.206,30, A2 at 29.206,30, facing 240
= 0f3643a2863f35b9

turn 9
> 1  fire A2 laser1+laser2 B1
[BS-5.1] A2 fires laser1 at B1: 6.349 in, medium range
  [BS-5.2] d12 = 12
[BS-5.2] 12 of 7+, +2 for its speed, so 5+: 1 hit
[BS-5.1] A2 fires laser2 at B1: 6.349 in, medium range
  [BS-5.2] d12 = 8
[BS-5.2] 8 of 7+, +2 for its speed, so 5+: 1 hit
  [BS-5.3] d6 = 3
  [BS-5.3] d6 = 6
[BS-5.3] 3, 6, −1 each: 7 points on B1
[BS-5.3] B1 takes 7 points: hull 0 of 6
[BS-5.3] B1 is destroyed
[BS-3.8] B2 leads
= 6f94b2c59891c235

turn 9
> 1  fire A1 laser1 B2
[BS-5.1] A1 fires laser1 at B2: 2.383 in, close range
  [BS-5.2] d12 = 1
[BS-5.2] 1 of 4+, +2 for its speed, so 2+: no hit
= e59b414252d68a30

turn 9
> 1  next Right
[BS-3.2] (seat 1) the next card of AE1 is Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Right
= 3c78a30cc2763e14

turn 9
> 2  fly Late
  [BS-3.4] d6 = 1
[BS-3.7] B2 rolls 1 + 2 against 4, doubled: fails
[BS-3.5] BE1 fails Late Right and flies Smooth Right
[BS-4.2] BE1 flies Smooth Right at speed 1: B2 at 25.742,29.5, facing 120
[BS-3.6] BE1 pays 1 and has speed 0
= 198b4ec0b6994a33

turn 9
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE1 is Straight
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Right
= 38b5e302365c71a0

turn 10
> 1  fly Smooth
[BS-4.2] AE1 flies Smooth Right at speed 4: A1 at 23.742,30, A2 at 25.742,30, facing 300
= ff00c48a14b3db36

turn 10
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE1 is Straight
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Straight
= 6a30ed5af63f86a5

turn 10
> 2  fly Accelerate 2
[BS-4.1] BE1 flies Accelerate 2 at speed 2: B2 at 27.474,28.5, facing 120
= eb7f7ff5d9ea8e3b

turn 10
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE1 is Straight
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Straight
= 0e6c1fe0c3d0c8d8

turn 11
> 1  fly Accelerate 1
[BS-4.1] AE1 flies Accelerate 1 at speed 5: A1 at 19.412,32.5, A2 at 21.412,32.5, facing 300
= 6f1c67a69c584cf0

turn 11
> 1  next Left
[BS-3.2] (seat 1) the next card of AE1 is Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Straight
= 1f552c3fcccd61b7

turn 11
> 2  fly Accelerate 3
[BS-4.1] BE1 flies Accelerate 3 at speed 5: B2 at 31.804,26, facing 120
= 6112ac841d87cf26

turn 11
> 2  next Right
[BS-3.2] (seat 2) the next card of BE1 is Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Left
= ab23a1aadb70c0ef

turn 12
> 1  fly Late
  [BS-3.4] d6 = 1
[BS-3.7] A1 rolls 1 + 2 against 4, doubled: fails
[BS-3.5] AE1 fails Late Left and flies Smooth Left
[BS-4.2] AE1 flies Smooth Left at speed 5: A1 at 15.082,32.5, A2 at 17.082,32.5, facing 240
[BS-3.6] AE1 pays 1 and has speed 4
= 7848c7c053aa5265

turn 12
> 1  next Afterburner
[BS-3.2] (seat 1) the next card of AE1 is Afterburner
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Right
= d11bd23d8a2d25a8

turn 12
> 2  fly Late
  [BS-3.4] d6 = 4
[BS-3.7] B2 rolls 4 + 2 against 4, doubled: passes
[BS-4.2] BE1 flies Late Right at speed 5: B2 at 36.134,23.5, facing 180
[BS-3.6] BE1 pays 1 and has speed 4
= faf705c43d879074

turn 12
> 2  next Afterburner
[BS-3.2] (seat 2) the next card of BE1 is Afterburner
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Afterburner
  [BS-3.4] d6 = 5
[BS-3.7] A1 rolls 5 + 2 against 4, doubled: passes
[BS-4.3] AE1 flies Afterburner at speed 8: A1 at 8.154,28.5, A2 at 10.154,28.5, facing 240
= c6e36ed29a7bf2be

turn 13
> 1  next Left
[BS-3.2] (seat 1) the next card of AE1 is Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Afterburner
  [BS-3.4] d6 = 3
[BS-3.7] B2 rolls 3 + 2 against 4, doubled: passes
[BS-4.3] BE1 flies Afterburner at speed 8: B2 at 36.134,15.5, facing 180
= 9c1a8c0fb6b004d4

turn 13
> 2  next Right
[BS-3.2] (seat 2) the next card of BE1 is Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Left
= 4e3bd922e648d767

turn 14
> 1  fly Late
  [BS-3.4] d6 = 6
[BS-3.7] A1 rolls 6 + 2 against 4, doubled: passes
[BS-4.2] AE1 flies Late Left at speed 8: A1 at 1.226,24.5, A2 at 3.226,24.5, facing 180
[BS-3.6] AE1 pays 1 and has speed 7
= 6b1e87798a668779

turn 14
> 1  next Afterburner
[BS-3.2] (seat 1) the next card of AE1 is Afterburner
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Right
= 283ade46624d2d37

turn 14
> 2  fly Break
  [BS-3.4] d6 = 5
[BS-3.7] B2 rolls 5 + 2 against 4, doubled: passes
[BS-4.2] BE1 flies Break Right at speed 8: B2 at 29.206,11.5, facing 240
[BS-3.6] BE1 pays 2 and has speed 6
= 02a45b0b7746baae

turn 14
> 2  next Right
[BS-3.2] (seat 2) the next card of BE1 is Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Afterburner
  [BS-3.4] d6 = 4
[BS-3.7] A1 rolls 4 + 2 against 4, doubled: passes
[BS-4.3] AE1 flies Afterburner at speed 11: A1 at 1.226,13.5, A2 at 3.226,13.5, facing 180
= be2d76623ebb5eb3

turn 15
> 1  next Left
[BS-3.2] (seat 1) the next card of AE1 is Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Right
= 45af10145059ed61

turn 15
> 2  fly Smooth
[BS-4.2] BE1 flies Smooth Right at speed 6: B2 at 24.01,11.5, facing 300
= 470c4b3003004813

turn 15
> 2  next Left
[BS-3.2] (seat 2) the next card of BE1 is Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Left
= c6f89c51639431eb

turn 16
> 1  fly Break
  [BS-3.4] d6 = 5
[BS-3.7] A1 rolls 5 + 2 against 4, doubled: passes
[BS-4.2] AE1 flies Break Left at speed 11: A1 at 10.752,8, A2 at 12.752,8, facing 120
[BS-3.6] AE1 pays 2 and has speed 9
= dca0348d92eb3455

turn 16
> 1  next Hard Left
[BS-3.2] (seat 1) the next card of AE1 is Hard Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Left
= 40b8a0eb8889fd0c

turn 16
> 2  fly Smooth
[BS-4.2] BE1 flies Smooth Left at speed 6: B2 at 18.814,11.5, facing 240
= 1a9cf09b6d229abb

turn 16
> 2  fire B2 laser1 A1
[BS-5.1] B2 fires laser1 at A1: 8.788 in, medium range
  [BS-5.2] d12 = 2
[BS-5.2] 2 of 7+: no hit
= 43b7757c03dd04ec

turn 16
> 2  next Left
[BS-3.2] (seat 2) the next card of BE1 is Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Hard Left
  [BS-3.4] d6 = 6
[BS-3.7] A1 rolls 6 + 2 against 6, doubled: passes
[BS-4.4] AE1 flies Hard Left at speed 9: A1 at 18.546,8, A2 at 20.546,8, facing 0
[BS-3.6] AE1 pays 2 and has speed 7
= 9d2b109e7d0bc73f

turn 17
> 1  fire A2 laser1+laser2 B2
[BS-5.1] A2 fires laser1 at B2: 3.905 in, close range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 4+, −2 for the maneuver, so 6+: no hit
[BS-5.1] A2 fires laser2 at B2: 3.905 in, close range
  [BS-5.2] d12 = 1
[BS-5.2] 1 of 4+, −2 for the maneuver, so 6+: no hit
= 93daefb8203a3963

turn 17
> 1  fire A1 laser1 B2
[BS-5.1] A1 fires laser1 at B2: 3.51 in, close range
  [BS-5.2] d12 = 2
[BS-5.2] 2 of 4+, −2 for the maneuver, so 6+: no hit
= f23f74121b28917f

turn 17
> 1  next Hard Left
[BS-3.2] (seat 1) the next card of AE1 is Hard Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Left
= 7b769987d09c6714

turn 17
> 2  fly Smooth
[BS-4.2] BE1 flies Smooth Left at speed 6: B2 at 16.216,7, facing 180
= bcbd8355e9b3cd0a

turn 17
> 2  next Hard Left
[BS-3.2] (seat 2) the next card of BE1 is Hard Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Hard Left
  [BS-3.4] d6 = 5
[BS-3.7] A1 rolls 5 + 2 against 6, doubled: passes
[BS-4.4] AE1 flies Hard Left at speed 7: A1 at 15.515,13.25, A2 at 17.515,13.25, facing 240
[BS-3.6] AE1 pays 2 and has speed 5
= 29fbccdce9404d30

turn 18
> 1  next Left
[BS-3.2] (seat 1) the next card of AE1 is Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Hard Left
  [BS-3.4] d6 = 2
[BS-3.7] B2 rolls 2 + 2 against 6, doubled: fails
[BS-3.5] BE1 fails Hard Left and flies Smooth Left
[BS-4.2] BE1 flies Smooth Left at speed 6: B2 at 18.814,2.5, facing 120
[BS-3.6] BE1 pays 2 and has speed 4
= 02c3a3ab4291ff52

turn 18
> 2  next Left
[BS-3.2] (seat 2) the next card of BE1 is Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Left
= 09870173d8f73a3a

turn 19
> 1  fly Break
  [BS-3.4] d6 = 3
[BS-3.7] A1 rolls 3 + 2 against 4, doubled: passes
[BS-4.2] AE1 flies Break Left at speed 5: A1 at 15.515,8.25, A2 at 17.515,8.25, facing 180
[BS-3.6] AE1 pays 2 and has speed 3
= 548009deab31cad8

turn 19
> 1  fire A2 laser1+laser2 B2
[BS-5.1] A2 fires laser1 at B2: 5.894 in, close range
  [BS-5.2] d12 = 8
[BS-5.2] 8 of 4+, −2 for the maneuver, so 6+: 1 hit
[BS-5.1] A2 fires laser2 at B2: 5.894 in, close range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 4+, −2 for the maneuver, so 6+: no hit
  [BS-5.3] d6 = 1
[BS-5.3] 1, −1 each: no damage on B2
= 7da16182de3de9d8

turn 19
> 1  fire A1 laser1 B2
[BS-5.1] A1 fires laser1 at B2: 6.629 in, medium range
  [BS-5.2] d12 = 1
[BS-5.2] 1 of 7+, −2 for the maneuver, so 9+: no hit
= 15cb15d17d599007

turn 19
> 1  next Left
[BS-3.2] (seat 1) the next card of AE1 is Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Left
= 27d70bfdfbf4d88b

turn 19
> 2  fly Smooth
[BS-4.2] BE1 flies Smooth Left at speed 4: B2 at 22.278,2.5, facing 60
= f5e39ec4f0fa0409

turn 19
> 2  next Hard Left
[BS-3.2] (seat 2) the next card of BE1 is Hard Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Left
= eabf1a54eec4557a

turn 20
> 1  fly Smooth
[BS-4.2] AE1 flies Smooth Left at speed 3: A1 at 16.814,6, A2 at 18.814,6, facing 120
= 79b1af87adb3456e

turn 20
> 1  fire A1 laser1 B2
[BS-5.1] A1 fires laser1 at B2: 6.488 in, medium range
  [BS-5.2] d12 = 12
[BS-5.2] 12 of 7+: 1 hit
  [BS-5.3] d6 = 4
[BS-5.3] 4, −1 each: 3 points on B2
[BS-5.3] B2 takes 3 points: hull 0 of 6
[BS-5.3] B2 is destroyed
[BS-2.4] BE1 is out, and a placeholder takes its card's place
[BS-6.3] side 1 wins; hull left 9 to 0
= 0e6335a49bf8030d
