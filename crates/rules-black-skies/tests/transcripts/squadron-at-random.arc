firing-arc record 1
game black-skies 1
scenario squadron
seat 1 random
seat 2 random
dice seed 3
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
= 6ae2d56f0fbded8c

turn 1
> 1  toss
  [BS-2.1] d2 = 2
[BS-2.1] side 2 deploys first
= 2d0442b2d8f23f7f

turn 1
> 2  deploy E3 37.064,44.548 41.401,43.757
[BS-2.1] BE3 is deployed at 37.064,44.548 and 41.401,43.757
= 834b297756056c1d

turn 1
> 1  deploy E3 53.184,3.462 51.296,2.695
[BS-2.1] AE3 is deployed at 53.184,3.462 and 51.296,2.695
= 746741460b52b960

turn 1
> 2  deploy E2 37.064,44.548 41.401,43.757
[BS-2.1] BE2 is deployed at 37.064,44.548 and 41.401,43.757
= 6623d8546a9a90c3

turn 1
> 1  deploy E4 8.281,1.807 7.849,0.275
[BS-2.1] AE4 is deployed at 8.281,1.807 and 7.849,0.275
= 68f8bc586e75855c

turn 1
> 2  deploy E1 60.718,43.96 64.284,46.817
[BS-2.1] BE1 is deployed at 60.718,43.96 and 64.284,46.817
= 113343c45e70d341

turn 1
> 1  deploy E2 32.573,4.432 33.498,2.544
[BS-2.1] AE2 is deployed at 32.573,4.432 and 33.498,2.544
= 85e6c23574558a74

turn 1
> 2  deploy E4 37.064,44.548 41.401,43.757
[BS-2.1] BE4 is deployed at 37.064,44.548 and 41.401,43.757
= 3ffe6fedff6647e6

turn 1
> 1  deploy E1 8.281,1.807 7.849,0.275
[BS-2.1] AE1 is deployed at 8.281,1.807 and 7.849,0.275
= e87407eb1cb9291e

turn 1
> 1  deck E3 Left 3, E1 Afterburner 4, E2 Right 3, E4 Left 4
> 2  deck E3 Right 12, E1 Hard Left 9, E4 Straight 1, E2 Hard Left 4
[BS-2.2] (seat 1) the deck of side 1: E3 Left 3, E1 Afterburner 4, E2 Right 3, E4 Left 4
[BS-2.2] (seat 2) the deck of side 2: E3 Right 12, E1 Hard Left 9, E4 Straight 1, E2 Hard Left 4
[BS-2.2] speeds: AE1 4, AE2 3, AE3 3, AE4 4, BE1 9, BE2 4, BE3 12, BE4 1
  [BS-3.1] d2 = 1
[BS-3.1] side 1 flips first
[BS-3.2] AE3 flips Left
= 48d42a90f1a04015

turn 1
> 1  fly Break
[BS-4.2] AE3 flies Break Left at speed 3: A5 at 50.586,4.962, A6 at 48.698,4.195, facing 300
[BS-3.6] AE3 pays 2 and has speed 1
= c8bbba9f17317d53

turn 1
> 1  next Afterburner
[BS-3.2] (seat 1) the next card of AE3 is Afterburner
[BS-3.3] AE3: the next card is laid face down at the bottom of the deck
[BS-3.2] BE3 flips Right
= c7ff42cad0da053e

turn 1
> 2  fly Late
[BS-4.2] BE3 flies Late Right at speed 12: B5 at 37.064,32.548, B6 at 41.401,31.757, facing 240
[BS-3.6] BE3 pays 1 and has speed 11
= 63ea2df1f185c26e

turn 1
> 2  next Snake
[BS-3.2] (seat 2) the next card of BE3 is Snake
[BS-3.3] BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Afterburner
[BS-4.3] AE1 flies Afterburner at speed 8: A1 at 8.281,9.807, A2 at 7.849,8.275, facing 0
= 71f2b17269f069e4

turn 1
> 1  next Afterburner
[BS-3.2] (seat 1) the next card of AE1 is Afterburner
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Hard Left
[BS-4.4] BE1 flies Hard Left at speed 9: B1 at 64.615,37.21, B2 at 68.181,40.067, facing 60
[BS-3.6] BE1 pays 2 and has speed 7
= 35d05b2cd905360b

turn 1
> 2  next Hard Left
[BS-3.2] (seat 2) the next card of BE1 is Hard Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE2 flips Right
= e8dc257f6de4c4c5

turn 1
> 1  fly Late
[BS-4.2] AE2 flies Late Right at speed 3: A3 at 32.573,7.432, A4 at 33.498,5.544, facing 60
[BS-3.6] AE2 pays 1 and has speed 2
= f051dbcd4063e54d

turn 1
> 1  next Hard Left
[BS-3.2] (seat 1) the next card of AE2 is Hard Left
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Straight
= d459880037b2ab85

turn 1
> 2  fly Accelerate 1
[BS-4.1] BE4 flies Accelerate 1 at speed 2: B7 at 37.064,42.548, B8 at 41.401,41.757, facing 180
= f90635ac7470927a

turn 1
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE4 is Straight
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-3.2] AE4 flips Left
= f4d8a2c795ef338b

turn 1
> 1  fly Break
[BS-4.2] AE4 flies Break Left at speed 4: A7 at 4.817,3.807, A8 at 4.385,2.275, facing 300
[BS-3.6] AE4 pays 2 and has speed 2
= 841cbcae9c7abb73

turn 1
> 1  next Left
[BS-3.2] (seat 1) the next card of AE4 is Left
[BS-3.3] AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] BE2 flips Hard Left
[BS-4.4] BE2 flies Hard Left at speed 4: B3 at 38.796,41.548, B4 at 43.133,40.757, facing 60
[BS-3.6] BE2 pays 2 and has speed 2
= babd9492888067c7

turn 1
> 2  next Left
[BS-3.2] (seat 2) the next card of BE2 is Left
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] AE3 flips Afterburner
[BS-4.3] AE3 flies Afterburner at speed 7: A5 at 44.524,8.462, A6 at 42.636,7.695, facing 300
= 2b600fb7b877d30a

turn 2
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE3 is Straight
[BS-3.3] AE3: the next card is laid face down at the bottom of the deck
[BS-3.2] BE3 flips Snake
= 8834758aafb6169f

turn 2
> 2  fly Right first
[BS-4.5] BE3 flies Snake, right first at speed 11: B5 at 32.301,29.798, B6 at 36.638,29.007, facing 240
= fa29148603c548b7

turn 2
> 2  next Sideslip Left
[BS-3.2] (seat 2) the next card of BE3 is Sideslip Left
[BS-3.3] BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Afterburner
[BS-4.3] AE1 flies Afterburner at speed 12: A1 at 8.281,21.807, A2 at 7.849,20.275, facing 0
= 78ad71a3da684139

turn 2
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE1 is Straight
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Hard Left
[BS-4.4] BE1 flies Hard Left at speed 7: B1 at 67.646,42.46, B2 at 71.212,45.317, facing 300
[BS-3.6] BE1 pays 2 and has speed 5
= 0020fea94b16ef7b

turn 2
> 2  next Hard Left
[BS-3.2] (seat 2) the next card of BE1 is Hard Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE2 flips Hard Left
[BS-4.4] AE2 flies Hard Left at speed 2: A3 at 33.439,8.932, A4 at 34.364,7.044, facing 300
[BS-3.6] AE2 pays 2 and has speed 0
= bd5786007b4a2c89

turn 2
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE2 is Straight
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Straight
= fdc7fda7897517dd

turn 2
> 2  fly Decelerate
[BS-4.1] BE4 flies Decelerate at speed 1: B7 at 37.064,41.548, B8 at 41.401,40.757, facing 180
= 40dc576b6eebd591

turn 2
> 2  next Right
[BS-3.2] (seat 2) the next card of BE4 is Right
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-3.2] AE4 flips Left
= 146f5a2dd085dd17

turn 2
> 1  fly Smooth
[BS-4.2] AE4 flies Smooth Left at speed 2: A7 at 3.085,3.807, A8 at 2.653,2.275, facing 240
= 699e717a38739046

turn 2
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE4 is Straight
[BS-3.3] AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] BE2 flips Left
= 09c3002e6702f16c

turn 2
> 2  fly Late
[BS-4.2] BE2 flies Late Left at speed 2: B3 at 40.528,42.548, B4 at 44.865,41.757, facing 0
[BS-3.6] BE2 pays 1 and has speed 1
= fbe84aeadba08b93

turn 2
> 2  next Hard Left
[BS-3.2] (seat 2) the next card of BE2 is Hard Left
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] AE3 flips Straight
= bf8f8ea9990cc299

turn 3
> 1  fly Steady
[BS-4.1] AE3 flies Steady at speed 7: A5 at 38.462,11.962, A6 at 36.574,11.195, facing 300
= ed9b76246680003a

turn 3
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE3 is Straight
[BS-3.3] AE3: the next card is laid face down at the bottom of the deck
[BS-3.2] BE3 flips Sideslip Left
[BS-4.6] BE3 flies Sideslip Left at speed 11: B5 at 32.301,18.798, B6 at 36.638,18.007, facing 240
= 8980b21bafb7f489

turn 3
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE3 is Straight
[BS-3.3] BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Straight
= 9661765b138e5550

turn 3
> 1  fly Steady
[BS-4.1] AE1 flies Steady at speed 12: A1 at 8.281,33.807, A2 at 7.849,32.275, facing 0
= 975d37cce4d71d3e

turn 3
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE1 is Straight
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Hard Left
[BS-4.4] BE1 flies Hard Left at speed 5: B1 at 63.316,42.46, B2 at 66.882,45.317, facing 180
[BS-3.6] BE1 pays 2 and has speed 3
= ca10067cdb2bdfac

turn 3
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE1 is Straight
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE2 flips Straight
= b118092e825cae47

turn 3
> 1  fly Steady
[BS-4.10] AE2 flies Steady at speed 0: A3 at 33.439,8.932, A4 at 34.364,7.044, facing 300
= cb8606698d6665b3

turn 3
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE2 is Straight
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Right
= 56cb6702314bc0f1

turn 3
> 2  fly Smooth
[BS-4.2] BE4 flies Smooth Right at speed 1: B7 at 36.631,40.798, B8 at 40.968,40.007, facing 240
= 8235415c4f57d143

turn 3
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE4 is Straight
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-3.2] AE4 flips Straight
= a73313160adf083f

turn 3
> 1  fly Steady
[BS-4.1] AE4 flies Steady at speed 2: A7 at 1.353,2.807, A8 at 0.921,1.275, facing 240
= fb8a8441b586e7ed

turn 3
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE4 is Straight
[BS-3.3] AE4: the next card is laid face down at the bottom of the deck
[BS-3.2] BE2 flips Hard Left
[BS-4.4] BE2 flies Hard Left at speed 1: B3 at 40.095,43.298, B4 at 44.432,42.507, facing 240
[BS-3.6] BE2 pays 2 and has speed 0
= 4095cc557e3bb42f

turn 3
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE2 is Straight
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] AE3 flips Straight
= 75c24c292434dd11

turn 4
> 1  fly Accelerate 3
[BS-4.1] AE3 flies Accelerate 3 at speed 10: A5 at 29.802,16.962, A6 at 27.914,16.195, facing 300
= fd9a0b77704b6a26

turn 4
> 1  next Hard Left
[BS-3.2] (seat 1) the next card of AE3 is Hard Left
[BS-3.3] AE3: the next card is laid face down at the bottom of the deck
[BS-3.2] BE3 flips Straight
= 6be1c5a8e2c5992b

turn 4
> 2  fly Steady
[BS-4.1] BE3 flies Steady at speed 11: B5 at 22.775,13.298, B6 at 27.112,12.507, facing 240
= 06436c8a9de190cf

turn 4
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE3 is Straight
[BS-3.3] BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Straight
= c37c66e26ce86480

turn 4
> 1  fly Accelerate 2
[BS-4.1] AE1 flies Accelerate 2 at speed 12: A1 at 8.281,45.807, A2 at 7.849,44.275, facing 0
= 2e068da095a458b0

turn 4
> 1  next Afterburner
[BS-3.2] (seat 1) the next card of AE1 is Afterburner
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Straight
= 58f554d9f4d8c994

turn 4
> 2  fly Steady
[BS-4.1] BE1 flies Steady at speed 3: B1 at 63.316,39.46, B2 at 66.882,42.317, facing 180
= ea7c637ba14fedc7

turn 4
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE1 is Straight
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE2 flips Straight
= eceea4d6a5600104

turn 4
> 1  fly Accelerate 2
[BS-4.1] AE2 flies Accelerate 2 at speed 2: A3 at 31.707,9.932, A4 at 32.632,8.044, facing 300
= 3762ee7c1877dde0

turn 4
> 1  fire A4 laser1 B5
[BS-5.1] A4 fires laser1 at B5: 11.169 in, medium range
  [BS-5.2] d12 = 2
[BS-5.2] 2 of 7+, −2 for its speed, so 9+: no hit
= e7d994eaed9c1a42

turn 4
> 1  fire A3 laser1+laser2 B5
[BS-5.1] A3 fires laser1 at B5: 9.545 in, medium range
  [BS-5.2] d12 = 5
[BS-5.2] 5 of 7+, −2 for its speed, so 9+: no hit
[BS-5.1] A3 fires laser2 at B5: 9.545 in, medium range
  [BS-5.2] d12 = 1
[BS-5.2] 1 of 7+, −2 for its speed, so 9+: no hit
= 10a03d5a494b24ed

turn 4
> 1  next Afterburner
[BS-3.2] (seat 1) the next card of AE2 is Afterburner
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Straight
= 1e97bbc331264b30

turn 4
> 2  fly Steady
[BS-4.1] BE4 flies Steady at speed 1: B7 at 35.765,40.298, B8 at 40.102,39.507, facing 240
= 6742a43317736005

turn 4
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE4 is Straight
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-3.2] AE4 flips Straight
= 1c661fdf09a04732

turn 4
> 1  fly Accelerate 2
[BS-4.1] AE4 flies Accelerate 2 at speed 4: A7 at -2.111,0.807, A8 at -2.543,-0.725, facing 240
[BS-4.11] A7 leaves the table
[BS-4.11] A8 leaves the table
[BS-2.4] AE4 is out, and a placeholder takes its card's place
[BS-3.2] BE2 flips Straight
= 59967191f253a185

turn 4
> 2  fly Accelerate 3
[BS-4.1] BE2 flies Accelerate 3 at speed 3: B3 at 37.497,41.798, B4 at 41.834,41.007, facing 240
= bb40c2407545fd58

turn 4
> 2  next Afterburner
[BS-3.2] (seat 2) the next card of BE2 is Afterburner
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] AE3 flips Hard Left
[BS-4.4] AE3 flies Hard Left at speed 10: A5 at 21.142,16.962, A6 at 19.254,16.195, facing 180
[BS-3.6] AE3 pays 2 and has speed 8
= 97bca744832ca6c6

turn 5
> 1  fire A5 laser1+laser2 B5
[BS-5.1] A5 fires laser1 at B5: 4.011 in, close range
  [BS-5.2] d12 = 3
[BS-5.2] 3 of 4+, −2 for its speed, −2 for the maneuver, so 8+: no hit
[BS-5.1] A5 fires laser2 at B5: 4.011 in, close range
  [BS-5.2] d12 = 4
[BS-5.2] 4 of 4+, −2 for its speed, −2 for the maneuver, so 8+: no hit
= c5db0f274ab73089

turn 5
> 1  next Sideslip Left
[BS-3.2] (seat 1) the next card of AE3 is Sideslip Left
[BS-3.3] AE3: the next card is laid face down at the bottom of the deck
[BS-3.2] BE3 flips Straight
= a5a00f49d9910933

turn 5
> 2  fly Accelerate 4
[BS-4.1] BE3 flies Accelerate 4 at speed 12: B5 at 12.383,7.298, B6 at 16.72,6.507, facing 240
= 94715fc3cb5f8ccf

turn 5
> 2  next Sideslip Left
[BS-3.2] (seat 2) the next card of BE3 is Sideslip Left
[BS-3.3] BE3: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Afterburner
[BS-4.3] AE1 flies Afterburner at speed 12: A1 at 8.281,57.807, A2 at 7.849,56.275, facing 0
[BS-4.11] A1 leaves the table
[BS-4.11] A2 leaves the table
[BS-2.4] AE1 is out, and a placeholder takes its card's place
[BS-3.2] BE1 flips Straight
= c124d66e9b606914

turn 5
> 2  fly Accelerate 2
[BS-4.1] BE1 flies Accelerate 2 at speed 5: B1 at 63.316,34.46, B2 at 66.882,37.317, facing 180
= 0076f24df8535de8

turn 5
> 2  next Right
[BS-3.2] (seat 2) the next card of BE1 is Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE2 flips Afterburner
[BS-4.3] AE2 flies Afterburner at speed 6: A3 at 26.511,12.932, A4 at 27.436,11.044, facing 300
= d315e60a284ec8eb

turn 5
> 1  next Hard Right
[BS-3.2] (seat 1) the next card of AE2 is Hard Right
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Straight
= ab17a4cac6658c84

turn 5
> 2  fly Accelerate 1
[BS-4.1] BE4 flies Accelerate 1 at speed 2: B7 at 34.033,39.298, B8 at 38.37,38.507, facing 240
= bb38904ae2759f6a

turn 5
> 2  next Left
[BS-3.2] (seat 2) the next card of BE4 is Left
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE2 flips Afterburner
[BS-4.3] BE2 flies Afterburner at speed 7: B3 at 31.435,38.298, B4 at 35.772,37.507, facing 240
= d9971644beaf95d2

turn 5
> 2  next Right
[BS-3.2] (seat 2) the next card of BE2 is Right
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] AE3 flips Sideslip Left
[BS-4.6] AE3 flies Sideslip Left at speed 8: A5 at 28.07,12.962, A6 at 26.182,12.195, facing 180
= efe050e713480c35

turn 6
> 1  next Sideslip Left
[BS-3.2] (seat 1) the next card of AE3 is Sideslip Left
[BS-3.3] AE3: the next card is laid face down at the bottom of the deck
[BS-3.2] BE3 flips Sideslip Left
[BS-4.6] BE3 flies Sideslip Left at speed 12: B5 at 12.383,-4.702, B6 at 16.72,-5.493, facing 240
[BS-4.11] B5 leaves the table
[BS-4.11] B6 leaves the table
[BS-2.4] BE3 is out, and a placeholder takes its card's place
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Right
= dacd094e8d200ed4

turn 6
> 2  fly Late
[BS-4.2] BE1 flies Late Right at speed 5: B1 at 63.316,29.46, B2 at 66.882,32.317, facing 240
[BS-3.6] BE1 pays 1 and has speed 4
= a3e21208a892fed9

turn 6
> 2  next Hard Left
[BS-3.2] (seat 2) the next card of BE1 is Hard Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE2 flips Hard Right
[BS-4.4] AE2 flies Hard Right at speed 6: A3 at 23.913,17.432, A4 at 24.838,15.544, facing 60
[BS-3.6] AE2 pays 2 and has speed 4
= 175fa672818f90a7

turn 6
> 1  next Hard Right
[BS-3.2] (seat 1) the next card of AE2 is Hard Right
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Left
= deb179541ea976cd

turn 6
> 2  fly Late
[BS-4.2] BE4 flies Late Left at speed 2: B7 at 32.301,38.298, B8 at 36.638,37.507, facing 180
[BS-3.6] BE4 pays 1 and has speed 1
= 48167f7872e1b66f

turn 6
> 2  next Right
[BS-3.2] (seat 2) the next card of BE4 is Right
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE2 flips Right
= 979d994e25dd9096

turn 6
> 2  fly Late
[BS-4.2] BE2 flies Late Right at speed 7: B3 at 25.373,34.798, B4 at 29.71,34.007, facing 300
[BS-3.6] BE2 pays 1 and has speed 6
= 11ae759e512b6b4a

turn 6
> 2  next Hard Left
[BS-3.2] (seat 2) the next card of BE2 is Hard Left
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] AE3 flips Sideslip Left
[BS-4.6] AE3 flies Sideslip Left at speed 8: A5 at 34.998,8.962, A6 at 33.11,8.195, facing 180
= 055a8783c3faf67e

turn 7
> 1  next Sideslip Left
[BS-3.2] (seat 1) the next card of AE3 is Sideslip Left
[BS-3.3] AE3: the next card is laid face down at the bottom of the deck
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Hard Left
[BS-4.4] BE1 flies Hard Left at speed 4: B1 at 61.584,26.46, B2 at 65.15,29.317, facing 120
[BS-3.6] BE1 pays 2 and has speed 2
= 2dbecfb0a4990b26

turn 7
> 2  next Right
[BS-3.2] (seat 2) the next card of BE1 is Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE2 flips Hard Right
[BS-4.4] AE2 flies Hard Right at speed 4: A3 at 27.377,17.432, A4 at 28.302,15.544, facing 180
[BS-3.6] AE2 pays 2 and has speed 2
= e20057ca8d140901

turn 7
> 1  next Hard Right
[BS-3.2] (seat 1) the next card of AE2 is Hard Right
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Right
= c501e2ac50fa4667

turn 7
> 2  fly Break
[BS-4.2] BE4 flies Break Right at speed 1: B7 at 31.435,37.798, B8 at 35.772,37.007, facing 240
[BS-3.6] BE4 pays 2 and has speed 0
= 23dfb2dbf5f999e7

turn 7
> 2  next Left
[BS-3.2] (seat 2) the next card of BE4 is Left
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE2 flips Hard Left
[BS-4.4] BE2 flies Hard Left at speed 6: B3 at 20.177,34.798, B4 at 24.514,34.007, facing 180
[BS-3.6] BE2 pays 2 and has speed 4
= 9baa3436044570c4

turn 7
> 2  fire B4 laser1 A3
[BS-5.1] B4 fires laser1 at A3: 16.82 in, long range
  [BS-5.2] d12 = 4
[BS-5.2] 4 of 10+, +2 for its speed, −2 for the maneuver: no hit
= d43fa267177a0eb4

turn 7
> 2  next Right
[BS-3.2] (seat 2) the next card of BE2 is Right
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] AE3 flips Sideslip Left
[BS-4.6] AE3 flies Sideslip Left at speed 8: A5 at 41.926,4.962, A6 at 40.038,4.195, facing 180
= e26b6558fc175b4c

turn 8
> 1  next Right
[BS-3.2] (seat 1) the next card of AE3 is Right
[BS-3.3] AE3: the next card is laid face down at the bottom of the deck
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Right
= 63c62988c368e309

turn 8
> 2  fly Break
[BS-4.2] BE1 flies Break Right at speed 2: B1 at 61.584,24.46, B2 at 65.15,27.317, facing 180
[BS-3.6] BE1 pays 2 and has speed 0
= f92523a5fc80552c

turn 8
> 2  next Afterburner
[BS-3.2] (seat 2) the next card of BE1 is Afterburner
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE2 flips Hard Right
[BS-4.4] AE2 flies Hard Right at speed 2: A3 at 26.511,15.932, A4 at 27.436,14.044, facing 300
[BS-3.6] AE2 pays 2 and has speed 0
= b0bcec0d2c8931d8

turn 8
> 1  next Left
[BS-3.2] (seat 1) the next card of AE2 is Left
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Left
= aacdd550311f6d5c

turn 8
> 2  fly Break
[BS-4.10] BE4 flies Break Left at speed 0: B7 at 31.435,37.798, B8 at 35.772,37.007, facing 180
[BS-3.6] BE4 pays 2 and has speed 0
= 82648c0c7b3a9c6f

turn 8
> 2  next Left
[BS-3.2] (seat 2) the next card of BE4 is Left
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE2 flips Right
= 81384463d98c5a87

turn 8
> 2  fly Break
[BS-4.2] BE2 flies Break Right at speed 4: B3 at 16.713,32.798, B4 at 21.05,32.007, facing 240
[BS-3.6] BE2 pays 2 and has speed 2
= 098f29a20b3c6677

turn 8
> 2  next Afterburner
[BS-3.2] (seat 2) the next card of BE2 is Afterburner
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-3.2] AE3 flips Right
= b87dd60d69fb68c2

turn 9
> 1  fly Smooth
[BS-4.2] AE3 flies Smooth Right at speed 8: A5 at 38.462,-1.038, A6 at 36.574,-1.805, facing 240
[BS-4.11] A5 leaves the table
[BS-4.11] A6 leaves the table
[BS-2.4] AE3 is out, and a placeholder takes its card's place
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Afterburner
[BS-4.3] BE1 flies Afterburner at speed 4: B1 at 61.584,20.46, B2 at 65.15,23.317, facing 180
= 7177a4b1d9f3dac8

turn 9
> 2  next Hard Right
[BS-3.2] (seat 2) the next card of BE1 is Hard Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE2 flips Left
= 4b9cd60b40179a7b

turn 9
> 1  fly Smooth
[BS-4.10] AE2 flies Smooth Left at speed 0: A3 at 26.511,15.932, A4 at 27.436,14.044, facing 240
= 09d1f1bbb574cfba

turn 9
> 1  next Left
[BS-3.2] (seat 1) the next card of AE2 is Left
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Left
= e7447fcc04c690bf

turn 9
> 2  fly Late
[BS-4.10] BE4 flies Late Left at speed 0: B7 at 31.435,37.798, B8 at 35.772,37.007, facing 120
[BS-3.6] BE4 pays 1 and has speed 0
= e94e5d397c42e574

turn 9
> 2  next Right
[BS-3.2] (seat 2) the next card of BE4 is Right
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE2 flips Afterburner
[BS-4.3] BE2 flies Afterburner at speed 6: B3 at 11.517,29.798, B4 at 15.854,29.007, facing 240
= 9774e1b80cc1c29a

turn 9
> 2  next Hard Right
[BS-3.2] (seat 2) the next card of BE2 is Hard Right
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Hard Right
[BS-4.4] BE1 flies Hard Right at speed 4: B1 at 59.852,17.46, B2 at 63.418,20.317, facing 300
[BS-3.6] BE1 pays 2 and has speed 2
= b58bee5f89511304

turn 10
> 2  next Afterburner
[BS-3.2] (seat 2) the next card of BE1 is Afterburner
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE2 flips Left
= 9b5177fa87b4d40f

turn 10
> 1  fly Break
[BS-4.10] AE2 flies Break Left at speed 0: A3 at 26.511,15.932, A4 at 27.436,14.044, facing 180
[BS-3.6] AE2 pays 2 and has speed 0
= 88363324b7130815

turn 10
> 1  next Afterburner
[BS-3.2] (seat 1) the next card of AE2 is Afterburner
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Right
= c6c1a90c97e3764c

turn 10
> 2  fly Break
[BS-4.10] BE4 flies Break Right at speed 0: B7 at 31.435,37.798, B8 at 35.772,37.007, facing 180
[BS-3.6] BE4 pays 2 and has speed 0
= 1b6c749a12715186

turn 10
> 2  next Left
[BS-3.2] (seat 2) the next card of BE4 is Left
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE2 flips Hard Right
[BS-4.4] BE2 flies Hard Right at speed 6: B3 at 6.321,29.798, B4 at 10.658,29.007, facing 0
[BS-3.6] BE2 pays 2 and has speed 4
= 583be2b3ccd78335

turn 10
> 2  next Afterburner
[BS-3.2] (seat 2) the next card of BE2 is Afterburner
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Afterburner
[BS-4.3] BE1 flies Afterburner at speed 6: B1 at 54.656,20.46, B2 at 58.222,23.317, facing 300
= e3c90bbdf6c68c6b

turn 11
> 2  next Hard Left
[BS-3.2] (seat 2) the next card of BE1 is Hard Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE2 flips Afterburner
[BS-4.3] AE2 flies Afterburner at speed 4: A3 at 26.511,11.932, A4 at 27.436,10.044, facing 180
= 336d4852e0a3de72

turn 11
> 1  next Hard Left
[BS-3.2] (seat 1) the next card of AE2 is Hard Left
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Left
= 7e171c00f292878d

turn 11
> 2  fly Late
[BS-4.10] BE4 flies Late Left at speed 0: B7 at 31.435,37.798, B8 at 35.772,37.007, facing 120
[BS-3.6] BE4 pays 1 and has speed 0
= 9ec11cdd29fe5d2a

turn 11
> 2  next Right
[BS-3.2] (seat 2) the next card of BE4 is Right
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE2 flips Afterburner
[BS-4.3] BE2 flies Afterburner at speed 8: B3 at 6.321,37.798, B4 at 10.658,37.007, facing 0
= 64b2852d8d3f73b9

turn 11
> 2  next Hard Left
[BS-3.2] (seat 2) the next card of BE2 is Hard Left
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Hard Left
[BS-4.4] BE1 flies Hard Left at speed 6: B1 at 49.46,20.46, B2 at 53.026,23.317, facing 180
[BS-3.6] BE1 pays 2 and has speed 4
= c9b3b6dc18c2adfc

turn 12
> 2  next Afterburner
[BS-3.2] (seat 2) the next card of BE1 is Afterburner
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE2 flips Hard Left
[BS-4.4] AE2 flies Hard Left at speed 4: A3 at 28.243,8.932, A4 at 29.168,7.044, facing 60
[BS-3.6] AE2 pays 2 and has speed 2
= 85b6c79e66b1de7e

turn 12
> 1  next Hard Left
[BS-3.2] (seat 1) the next card of AE2 is Hard Left
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Right
= 2de3753cb0f8a1e1

turn 12
> 2  fly Break
[BS-4.10] BE4 flies Break Right at speed 0: B7 at 31.435,37.798, B8 at 35.772,37.007, facing 180
[BS-3.6] BE4 pays 2 and has speed 0
= 4dd5b62f6fb69316

turn 12
> 2  next Left
[BS-3.2] (seat 2) the next card of BE4 is Left
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE2 flips Hard Left
[BS-4.4] BE2 flies Hard Left at speed 8: B3 at 2.857,43.798, B4 at 7.194,43.007, facing 240
[BS-3.6] BE2 pays 2 and has speed 6
= 131888e0dabb3dc1

turn 12
> 2  next Afterburner
[BS-3.2] (seat 2) the next card of BE2 is Afterburner
[BS-3.3] BE2: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Afterburner
[BS-4.3] BE1 flies Afterburner at speed 8: B1 at 49.46,12.46, B2 at 53.026,15.317, facing 180
= cdd17825e32da4d3

turn 13
> 2  next Left
[BS-3.2] (seat 2) the next card of BE1 is Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE2 flips Hard Left
[BS-4.4] AE2 flies Hard Left at speed 2: A3 at 29.109,10.432, A4 at 30.034,8.544, facing 300
[BS-3.6] AE2 pays 2 and has speed 0
= a9f2aecdaed74f18

turn 13
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE2 is Straight
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Left
= 29eb254678a826a1

turn 13
> 2  fly Smooth
[BS-4.10] BE4 flies Smooth Left at speed 0: B7 at 31.435,37.798, B8 at 35.772,37.007, facing 120
= a8ca2494efa69ca6

turn 13
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE4 is Straight
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE2 flips Afterburner
[BS-4.3] BE2 flies Afterburner at speed 10: B3 at -5.803,38.798, B4 at -1.466,38.007, facing 240
[BS-4.11] B3 leaves the table
[BS-4.11] B4 leaves the table
[BS-2.4] BE2 is out, and a placeholder takes its card's place
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Left
= c9aa0b3fad075927

turn 14
> 2  fly Smooth
[BS-4.2] BE1 flies Smooth Left at speed 8: B1 at 52.924,6.46, B2 at 56.49,9.317, facing 120
= 22892d19c146197a

turn 14
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE1 is Straight
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE2 flips Straight
= 2f0c580c16c3e026

turn 14
> 1  fly Accelerate 1
[BS-4.1] AE2 flies Accelerate 1 at speed 1: A3 at 28.243,10.932, A4 at 29.168,9.044, facing 300
= c97df4d03c85aaf7

turn 14
> 1  next Left
[BS-3.2] (seat 1) the next card of AE2 is Left
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Straight
= 6da0544c508f4454

turn 14
> 2  fly Steady
[BS-4.10] BE4 flies Steady at speed 0: B7 at 31.435,37.798, B8 at 35.772,37.007, facing 120
= 4bf2b1cae4fd4b6f

turn 14
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE4 is Straight
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Straight
= b12205c33a794ccd

turn 15
> 2  fly Accelerate 2
[BS-4.1] BE1 flies Accelerate 2 at speed 10: B1 at 61.584,1.46, B2 at 65.15,4.317, facing 120
= b87c5cffb0f1bb14

turn 15
> 2  next Afterburner
[BS-3.2] (seat 2) the next card of BE1 is Afterburner
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE2 flips Left
= 07a63801fbd276cb

turn 15
> 1  fly Late
[BS-4.2] AE2 flies Late Left at speed 1: A3 at 27.377,11.432, A4 at 28.302,9.544, facing 240
[BS-3.6] AE2 pays 1 and has speed 0
= 0fae5d66724f7e85

turn 15
> 1  next Hard Right
[BS-3.2] (seat 1) the next card of AE2 is Hard Right
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Straight
= 89af5902530f2a19

turn 15
> 2  fly Accelerate 2
[BS-4.1] BE4 flies Accelerate 2 at speed 2: B7 at 33.167,36.798, B8 at 37.504,36.007, facing 120
= e7816a6e97eae8d1

turn 15
> 2  next Left
[BS-3.2] (seat 2) the next card of BE4 is Left
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-3.2] BE1 flips Afterburner
[BS-4.3] BE1 flies Afterburner at speed 12: B1 at 71.976,-4.54, B2 at 75.542,-1.683, facing 120
[BS-4.11] B1 leaves the table
[BS-4.11] B2 leaves the table
[BS-2.4] BE1 is out, and a placeholder takes its card's place
[BS-3.2] AE2 flips Hard Right
[BS-4.10] AE2 flies Hard Right at speed 0: A3 at 27.377,11.432, A4 at 28.302,9.544, facing 0
[BS-3.6] AE2 pays 2 and has speed 0
= eb6e2d706f8bb5cb

turn 16
> 1  next Afterburner
[BS-3.2] (seat 1) the next card of AE2 is Afterburner
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Left
= d7a9767f5d416faa

turn 16
> 2  fly Late
[BS-4.2] BE4 flies Late Left at speed 2: B7 at 34.899,35.798, B8 at 39.236,35.007, facing 60
[BS-3.6] BE4 pays 1 and has speed 1
= d2057a993d3e5d2d

turn 16
> 2  next Right
[BS-3.2] (seat 2) the next card of BE4 is Right
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-3.2] AE2 flips Afterburner
[BS-4.3] AE2 flies Afterburner at speed 4: A3 at 27.377,15.432, A4 at 28.302,13.544, facing 0
= bd4d72d62ca63195

turn 17
> 1  next Hard Right
[BS-3.2] (seat 1) the next card of AE2 is Hard Right
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Right
= 228c89310e08eef2

turn 17
> 2  fly Smooth
[BS-4.2] BE4 flies Smooth Right at speed 1: B7 at 35.765,35.798, B8 at 40.102,35.007, facing 120
= a39f74aab7557d82

turn 17
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE4 is Straight
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-3.2] AE2 flips Hard Right
[BS-4.4] AE2 flies Hard Right at speed 4: A3 at 29.109,18.432, A4 at 30.034,16.544, facing 120
[BS-3.6] AE2 pays 2 and has speed 2
= a0850ed84af6ad34

turn 18
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE2 is Straight
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Straight
= e454beb631da0a6b

turn 18
> 2  fly Accelerate 2
[BS-4.1] BE4 flies Accelerate 2 at speed 3: B7 at 38.363,34.298, B8 at 42.7,33.507, facing 120
= 239a67f4307d17a1

turn 18
> 2  next Left
[BS-3.2] (seat 2) the next card of BE4 is Left
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-3.2] AE2 flips Straight
= eb43955b63ee7881

turn 19
> 1  fly Steady
[BS-4.1] AE2 flies Steady at speed 2: A3 at 30.841,17.432, A4 at 31.766,15.544, facing 120
= 9257b847af206466

turn 19
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE2 is Straight
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Left
= 69990fe77a116127

turn 19
> 2  fly Late
[BS-4.2] BE4 flies Late Left at speed 3: B7 at 40.961,32.798, B8 at 45.298,32.007, facing 60
[BS-3.6] BE4 pays 1 and has speed 2
= e61f3c6be95e6703

turn 19
> 2  next Right
[BS-3.2] (seat 2) the next card of BE4 is Right
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-3.2] AE2 flips Straight
= c1efc1b342e93e75

turn 20
> 1  fly Steady
[BS-4.1] AE2 flies Steady at speed 2: A3 at 32.573,16.432, A4 at 33.498,14.544, facing 120
= 3d5960e3f80379d5

turn 20
> 1  next Straight
[BS-3.2] (seat 1) the next card of AE2 is Straight
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Right
= ea51ba7b6993a7f5

turn 20
> 2  fly Late
[BS-4.2] BE4 flies Late Right at speed 2: B7 at 42.693,33.798, B8 at 47.03,33.007, facing 120
[BS-3.6] BE4 pays 1 and has speed 1
= ee951f67bab93909

turn 20
> 2  next Right
[BS-3.2] (seat 2) the next card of BE4 is Right
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-3.2] AE2 flips Straight
= 46f73b1b832d200e

turn 21
> 1  fly Accelerate 2
[BS-4.1] AE2 flies Accelerate 2 at speed 4: A3 at 36.037,14.432, A4 at 36.962,12.544, facing 120
= 522f602a9443974f

turn 21
> 1  next Right
[BS-3.2] (seat 1) the next card of AE2 is Right
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Right
= 4a112f8fcece170e

turn 21
> 2  fly Smooth
[BS-4.2] BE4 flies Smooth Right at speed 1: B7 at 43.126,33.048, B8 at 47.463,32.257, facing 180
= b795e7bfdecb7353

turn 21
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE4 is Straight
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-3.2] AE2 flips Right
= ca46c823dcf75a3d

turn 22
> 1  fly Break
[BS-4.2] AE2 flies Break Right at speed 4: A3 at 36.037,10.432, A4 at 36.962,8.544, facing 180
[BS-3.6] AE2 pays 2 and has speed 2
= 12965d5a19898aa9

turn 22
> 1  next Afterburner
[BS-3.2] (seat 1) the next card of AE2 is Afterburner
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Straight
= 082376caec5c44a9

turn 22
> 2  fly Accelerate 2
[BS-4.1] BE4 flies Accelerate 2 at speed 3: B7 at 43.126,30.048, B8 at 47.463,29.257, facing 180
= 4212410f6dac094f

turn 22
> 2  next Right
[BS-3.2] (seat 2) the next card of BE4 is Right
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-3.2] AE2 flips Afterburner
[BS-4.3] AE2 flies Afterburner at speed 6: A3 at 36.037,4.432, A4 at 36.962,2.544, facing 180
= 187ad6e0518d7838

turn 23
> 1  next Hard Left
[BS-3.2] (seat 1) the next card of AE2 is Hard Left
[BS-3.3] AE2: the next card is laid face down at the bottom of the deck
[BS-3.2] BE4 flips Right
= b4a122860db91bb2

turn 23
> 2  fly Break
[BS-4.2] BE4 flies Break Right at speed 3: B7 at 40.528,28.548, B8 at 44.865,27.757, facing 240
[BS-3.6] BE4 pays 2 and has speed 1
= b47c7d7acb1abcaf

turn 23
> 2  next Left
[BS-3.2] (seat 2) the next card of BE4 is Left
[BS-3.3] BE4: the next card is laid face down at the bottom of the deck
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-2.4] side 1 flips a placeholder and passes
[BS-2.4] side 2 flips a placeholder and passes
[BS-3.2] AE2 flips Hard Left
[BS-4.4] AE2 flies Hard Left at speed 6: A3 at 38.635,-0.068, A4 at 39.56,-1.956, facing 60
[BS-3.6] AE2 pays 2 and has speed 4
[BS-4.11] A3 leaves the table
[BS-4.11] A4 leaves the table
[BS-2.4] AE2 is out, and a placeholder takes its card's place
[BS-6.3] side 2 wins; hull left 0 to 16
= 8724309dcf826543
