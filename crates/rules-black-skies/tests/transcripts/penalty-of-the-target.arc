firing-arc record 1
game black-skies 1
scenario lancers
option penalty target
option turn-limit 6
seat 1 random
seat 2 doctrine
dice seed 12
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
= 2d133bc888e20c21

turn 1
> 1  toss
  [BS-2.1] d2 = 2
[BS-2.1] side 2 deploys first
= be4fcde8daa5546d

turn 1
> 2  deploy E1 35,43.5 37,43.5
[BS-2.1] BE1 is deployed at 35,43.5 and 37,43.5
= 7d736c4f0a67c788

turn 1
> 1  deploy E1 7.261,4.951 10.275,0.08
[BS-2.1] AE1 is deployed at 7.261,4.951 and 10.275,0.08
= 5deadf2bba3d319a

turn 1
> 1  deck E1 Reverse Right 5
> 2  deck E1 Straight 10
[BS-2.2] (seat 1) the deck of side 1: E1 Reverse Right 5
[BS-2.2] (seat 2) the deck of side 2: E1 Straight 10
[BS-2.2] speeds: AE1 5, BE1 10
  [BS-3.1] d2 = 1
[BS-3.1] side 1 flips first
[BS-3.2] AE1 flips Reverse Right
[BS-4.8] AE1 flies Reverse Right at speed 5: A1 at 11.591,4.951, A2 at 14.605,0.08, facing 180
[BS-3.6] AE1 pays 4 and has speed 1
= b30e538bed713116

turn 1
> 1  next Right
[BS-3.2] (seat 1) the next card of AE1 is Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Straight
= c552de9785ba9d0d

turn 1
> 2  fly Accelerate 2
[BS-4.1] BE1 flies Accelerate 2 at speed 12: B1 at 35,31.5, B2 at 37,31.5, facing 180
= 671b398f7bf34235

turn 1
> 2  next Right
[BS-3.2] (seat 2) the next card of BE1 is Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Right
= f7afabda9fa665a8

turn 2
> 1  fly Smooth
[BS-4.2] AE1 flies Smooth Right at speed 1: A1 at 11.158,4.201, A2 at 14.172,-0.67, facing 240
[BS-4.11] A2 leaves the table
= 49a682f98b44dc32

turn 2
> 1  next Left
[BS-3.2] (seat 1) the next card of AE1 is Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Right
= b1b9b18ed14dc045

turn 2
> 2  fly Break
[BS-4.2] BE1 flies Break Right at speed 12: B1 at 24.608,25.5, B2 at 26.608,25.5, facing 240
[BS-3.6] BE1 pays 2 and has speed 10
= 95552dcdc4def109

turn 2
> 2  next Left
[BS-3.2] (seat 2) the next card of BE1 is Left
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Left
= cbb0ce2b50693156

turn 3
> 1  fly Break
[BS-4.2] AE1 flies Break Left at speed 1: A1 at 11.158,3.201, facing 180
[BS-3.6] AE1 pays 2 and has speed 0
= 2085b4cbf6033717

turn 3
> 1  next Right
[BS-3.2] (seat 1) the next card of AE1 is Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Left
= d46ca63a8fdcb62e

turn 3
> 2  fly Late
[BS-4.2] BE1 flies Late Left at speed 10: B1 at 15.948,20.5, B2 at 17.948,20.5, facing 180
[BS-3.6] BE1 pays 1 and has speed 9
= 08fe681757fe4651

turn 3
> 2  fire B1 laser1+laser2 A1
[BS-5.1] B1 fires laser1 at A1: 17.949 in, long range
  [BS-5.2] d12 = 6
[BS-5.2] 6 of 10+, +4 for its speed, −2 for the maneuver, so 8+: no hit
[BS-5.1] B1 fires laser2 at A1: 17.949 in, long range
  [BS-5.2] d12 = 8
[BS-5.2] 8 of 10+, +4 for its speed, −2 for the maneuver, so 8+: 1 hit
[BS-1.7] the shields of AE1 make a d6 a d4
  [BS-5.3] d4 = 1
[BS-5.3] 1: 1 point on A1
[BS-5.3] A1 takes 1 point: hull 5 of 6
= 0e6dced13f31ca09

turn 3
> 2  next Straight
[BS-3.2] (seat 2) the next card of BE1 is Straight
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Right
= e3876279f79c3609

turn 4
> 1  fly Late
[BS-4.10] AE1 flies Late Right at speed 0: A1 at 11.158,3.201, facing 240
[BS-3.6] AE1 pays 1 and has speed 0
= 6df9a620804ac0fb

turn 4
> 1  next Reverse Left
[BS-3.2] (seat 1) the next card of AE1 is Reverse Left
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Straight
= a532a76b7d6767cb

turn 4
> 2  fly Steady
[BS-4.1] BE1 flies Steady at speed 9: B1 at 15.948,11.5, B2 at 17.948,11.5, facing 180
= 5fa9deefb3864476

turn 4
> 2  fire B1 laser1+laser2 A1
[BS-5.1] B1 fires laser1 at A1: 9.582 in, medium range
  [BS-5.2] d12 = 2
[BS-5.2] 2 of 7+, +4 for its speed, −1 for the maneuver, so 4+: no hit
[BS-5.1] B1 fires laser2 at A1: 9.582 in, medium range
  [BS-5.2] d12 = 11
[BS-5.2] 11 of 7+, +4 for its speed, −1 for the maneuver, so 4+: 1 hit
[BS-1.7] the shields of AE1 make a d6 a d4
  [BS-5.3] d4 = 2
[BS-5.3] 2: 2 points on A1
[BS-5.3] A1 takes 2 points: hull 3 of 6
[BS-5.3] A1 is crippled
= c5ea5734c1c80e4f

turn 4
> 2  next Right
[BS-3.2] (seat 2) the next card of BE1 is Right
[BS-3.3] BE1: the next card is laid face down at the bottom of the deck
[BS-3.2] AE1 flips Reverse Left
  [BS-3.4] d6 = 3
[BS-3.7] A1 rolls 3 + 2 against 6, doubled: fails
[BS-3.5] AE1 fails Reverse Left and flies Smooth Left
[BS-4.10] AE1 flies Smooth Left at speed 0: A1 at 11.158,3.201, facing 180
[BS-3.6] AE1 pays 4 and has speed 0
= 17953e7b129a854c

turn 5
> 1  next Reverse Right
[BS-3.2] (seat 1) the next card of AE1 is Reverse Right
[BS-3.3] AE1: the next card is laid face down at the bottom of the deck
[BS-3.2] BE1 flips Right
= 77fb9897b3e183e5

turn 5
> 2  fly Smooth
[BS-4.2] BE1 flies Smooth Right at speed 9: B1 at 12.051,4.75, B2 at 14.051,4.75, facing 240
= 8e37c63e096d7606

turn 5
> 2  fire B2 laser1+laser2 A1
[BS-5.1] B2 fires laser1 at A1: 3.281 in, close range
  [BS-5.2] d12 = 7
[BS-5.2] 7 of 4+, +4 for its speed, −4 for the maneuver: 1 hit
[BS-5.1] B2 fires laser2 at A1: 3.281 in, close range
  [BS-5.2] d12 = 12
[BS-5.2] 12 of 4+, +4 for its speed, −4 for the maneuver: 1 hit
[BS-1.7] the shields of AE1 make a d6 a d4
  [BS-5.3] d4 = 4
  [BS-5.3] d4 = 1
[BS-5.3] 4, 1: 5 points on A1
[BS-5.3] A1 takes 5 points: hull 0 of 6
[BS-5.3] A1 is destroyed
[BS-2.4] AE1 is out, and a placeholder takes its card's place
[BS-6.3] side 2 wins; hull left 0 to 12
= 74b192dae55cc2fd
