firing-arc record 1
game black-skies 1
scenario duel
seat 1 By hand
seat 2 By the book
dice typed
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
= 8daf9b4af76a703e

turn 1
> 1  toss
> dice  1
  [BS-2.1] d2 = 1
[BS-2.1] side 1 deploys first
= e14107b59da8e1c1

turn 1
> 1  deploy E1 36,6 38,6
[BS-2.1] AE1 is deployed at 36,6 and 38,6
= 6d520c3baf88b56d

turn 1
> 2  deploy E1 36,42 38,42
[BS-2.1] BE1 is deployed at 36,42 and 38,42
= 8af81c24b3769dbe

turn 1
> 1  deck E1 Straight 12
> 2  deck E1 Straight 12
> dice  1
[BS-2.2] (seat 1) the deck of side 1: E1 Straight 12
[BS-2.2] (seat 2) the deck of side 2: E1 Straight 12
[BS-2.2] speeds: AE1 12, BE1 12
  [BS-3.1] d2 = 1
[BS-3.1] side 1 flips first
[BS-3.2] AE1 flips Straight
= 7c7866be5dbb6658

turn 1
> 1  fly Steady
[BS-4.1] AE1 flies Steady at speed 12: A1 at 36,18, A2 at 38,18, facing 0
= 3474d482898bd4ac

turn 1
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE1 is Straight
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Straight
= 67fff20ad55bc96b

turn 1
> 2  fly Steady
[BS-4.1] BE1 flies Steady at speed 12: B1 at 36,30, B2 at 38,30, facing 180
= 061816e78c3242c2

turn 1
> 2  fire B1 laser1+laser2 A1
> dice  9 8 6
[BS-5.1] B1 fires laser1 at A1: 12 in, medium range
  [BS-5.2] d12 = 9
[BS-5.2] 9 of 7+, −2 for its speed, so 9+: 1 hit
[BS-5.1] B1 fires laser2 at A1: 12 in, medium range
  [BS-5.2] d12 = 8
[BS-5.2] 8 of 7+, −2 for its speed, so 9+: no hit
  [BS-5.3] d6 = 6
[BS-5.3] 6, −1 each: 5 points on A1
[BS-5.3] A1 takes 5 points: hull 1 of 6
[BS-5.3] A1 is crippled
= 6c6ed617a8e1ef7e

turn 1
> 2  fire B2 laser1 A2
> dice  12 1
[BS-5.1] B2 fires laser1 at A2: 12 in, medium range
  [BS-5.2] d12 = 12
[BS-5.2] 12 of 7+, −2 for its speed, so 9+: 1 hit
  [BS-5.3] d6 = 1
[BS-5.3] 1, −1 each: no damage on A2
= c30f6056b9f87f51

turn 1
> 2  next Left
[BS-3.2] (seat 2) the next card of BE1 is Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Straight
= 3b423c149a468e6e

turn 2
> 1  fly Steady
[BS-4.1] AE1 flies Steady at speed 12: A1 at 36,30, A2 at 38,30, facing 0
= 8d27bb6405019d41

turn 2
> 1  fire A1 laser1 B1
> dice  6 6
[BS-5.1] A1 fires laser1 at B1: 0 in, close range
  [BS-5.2] d12 = 6
[BS-5.2] 6 of 4+, −2 for its speed, so 6+: 1 hit
  [BS-5.3] d6 = 6
[BS-5.3] 6, −1 each: 5 points on B1
[BS-5.3] B1 takes 5 points: hull 1 of 6
[BS-5.3] B1 is crippled
= d43130f6204a2564

turn 2
> 1  fire A2 laser1+laser2 B2
> dice  12 11 6 6
[BS-5.1] A2 fires laser1 at B2: 0 in, close range
  [BS-5.2] d12 = 12
[BS-5.2] 12 of 4+, −2 for its speed, so 6+: 1 hit
[BS-5.1] A2 fires laser2 at B2: 0 in, close range
  [BS-5.2] d12 = 11
[BS-5.2] 11 of 4+, −2 for its speed, so 6+: 1 hit
  [BS-5.3] d6 = 6
  [BS-5.3] d6 = 6
[BS-5.3] 6, 6, −1 each: 10 points on B2
[BS-5.3] B2 takes 10 points: hull 0 of 6
[BS-5.3] B2 is destroyed
= 1da6c9472f27644d

turn 2
> 1  next Hard Left
[BS-3.2] (seat 1) the next card of AE1 is Hard Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Left
= 626923a26c9ec33e

turn 2
> 2  fly Break
> dice  1
  [BS-3.4] d6 = 1
[BS-3.7] B1 rolls 1 + 2 against 4, doubled: fails
[BS-3.5] BE1 fails Break Left and flies Smooth Left
[BS-4.2] BE1 flies Smooth Left at speed 12: B1 at 41.196,21, facing 120
[BS-3.6] BE1 pays 2 and has speed 10
= 4726a5e5421f76b7

turn 2
> 2  next Straight
> dice  4
[BS-3.2] (seat 2) the next card of BE1 is Straight
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Hard Left
  [BS-3.4] d6 = 4
[BS-3.7] A1 rolls 4 + 2 against 6, doubled: passes
[BS-4.4] AE1 flies Hard Left at speed 12: A1 at 30.804,39, A2 at 32.804,39, facing 240
[BS-3.6] AE1 pays 2 and has speed 10
= 48e5373412eae2ae

turn 3
> 1  next Left
[BS-3.2] (seat 1) the next card of AE1 is Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Straight
= b0cfeffda148adca

turn 3
> 2  fly Steady
[BS-4.1] BE1 flies Steady at speed 10: B1 at 49.856,16, facing 120
= 66bfb72cc95d9102

turn 3
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE1 is Straight
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Left
= fc7c061d0c060f5a

turn 4
> 1  fly Late
> dice  5
  [BS-3.4] d6 = 5
[BS-3.7] A1 rolls 5 + 2 against 4, doubled: passes
[BS-4.2] AE1 flies Late Left at speed 10: A1 at 22.144,34, A2 at 24.144,34, facing 180
[BS-3.6] AE1 pays 1 and has speed 9
= 86b8a87006698ab0

turn 4
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE1 is Straight
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Straight
= 4557fa8e8b2c084e

turn 4
> 2  fly Accelerate 2
[BS-4.1] BE1 flies Accelerate 2 at speed 12: B1 at 60.248,10, facing 120
= eea8eddac7550ce5

turn 4
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE1 is Straight
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Straight
= 873dede1f2014600

turn 5
> 1  fly Steady
[BS-4.1] AE1 flies Steady at speed 9: A1 at 22.144,25, A2 at 24.144,25, facing 180
= 298eaaddf77dc0c0

turn 5
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE1 is Straight
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Straight
= 14b1194895613e27

turn 5
> 2  fly Steady
[BS-4.1] BE1 flies Steady at speed 12: B1 at 70.64,4, facing 120
= 355858dcf9b844d9

turn 5
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE1 is Straight
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Straight
= f5e270190bb13142

turn 6
> 1  fly Steady
[BS-4.1] AE1 flies Steady at speed 9: A1 at 22.144,16, A2 at 24.144,16, facing 180
= b7cb75e059eba679

turn 6
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE1 is Straight
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Straight
= ac38f651c00d9ff8

turn 6
> 2  fly Steady
[BS-4.1] BE1 flies Steady at speed 12: B1 at 81.032,-2, facing 120
[BS-4.11] B1 leaves the table
[BS-2.4] BE1 is out, and a placeholder takes its card's place
[BS-6.3] side 1 wins; hull left 7 to 0
= 5b1ec3a8a0a1e635
