firing-arc record 1
game talon 1
scenario base-assault
option turn-limit 2
seat 1 random
seat 2 random
dice seed 16
| # Ours: 327 points against 326.
| title = "Base assault"
| brief = "A base with two squadrons aboard and one destroyer outside. It cannot run and can turn only one side at a time; two heavy cruisers and two destroyers come to end it."
|
| [[side]]
| name = "Terran base"
| ship = [
|   { class = "BASE", at = [8, 4], facing = 1 },
|   { class = "DD", at = [8, 7], facing = 1 },
|   { class = "SQ", aboard = 1 },
|   { class = "SQ", aboard = 1 },
| ]
|
| [[side]]
| name = "Talon assault"
| ship = [
|   { class = "T-CA", at = [20, 2], facing = 4 },
|   { class = "T-CA", at = [20, 4], facing = 4 },
|   { class = "T-DD", at = [20, 6], facing = 4 },
|   { class = "T-DD", at = [20, 0], facing = 4 },
| ]
= 24b314953e98d18f

turn 1
> 2  T-CA-1: afterburner left
[TAL-10.1] T-CA-1 moves left with its afterburner to 20,1, facing 3, free to turn in 1 hex, at 20,0
= 506d7015ce16d42e

turn 1
> 2  T-CA-2: afterburner right
[TAL-10.1] T-CA-2 moves right with its afterburner to 19,5, facing 5, free to turn in 1 hex, at 18,6
= 018a4474b7c95016

turn 1
> 2  T-DD-2: afterburner straight
[TAL-10.1] T-DD-2 moves straight with its afterburner to 19,0, facing 4
= 227a80874d0a831f

turn 1
> 2  T-DD-1: afterburner straight
[TAL-10.1] T-DD-1 moves straight with its afterburner to 19,6, facing 4
[TAL-1.3] impulse A: the turn of side 1
= cf89d3d1a1805f10

turn 1
> 1  BASE-1: reinforce left
[TAL-2.6] BASE-1 reinforces the left shield
= 89deaef0d4def429

turn 1
> 1  BASE-1: launch SQ-1 4
[TAL-12.3] BASE-1 launches SQ-1 to 7,4, facing 1
[TAL-1.3] impulse B: the turn of side 2
= 7e0fe2950033ea43

turn 1
> 2  T-CA-1: defend; T-CA-2: through
[TAL-1.5] T-CA-1 bids to keep the initiative
[TAL-2.6] T-CA-2 powers through: one less on its turn radius
= b00e39730a9f6246

turn 1
> 2  T-DD-2: left
[TAL-7.2.1] T-DD-2 moves left to 19,-1, facing 3
= 0abc9c37a96dc101

turn 1
> 2  T-CA-2: left
[TAL-7.2.1] T-CA-2 moves left to 18,5, facing 4, free to turn in 1 hex, at 17,5
= 8016b55003d9db0d

turn 1
> 2  T-DD-1: right
[TAL-7.2.1] T-DD-1 moves right to 18,7, facing 5
[TAL-7.1.3] T-CA-1 moves straight to 20,0, facing 3
[TAL-1.3] impulse B: the turn of side 1
= a2b3ea2ce2db2160

turn 1
> 1  BASE-1: change
[TAL-1.5] BASE-1 bids to take the initiative
= dca23af0da94cf9e

turn 1
> 1  SQ-1: left
[TAL-7.2.1] SQ-1 moves left to 7,5, facing 0
= 1c40043c30d24d73

turn 1
> 1  BASE-1: launch SQ-2 2
[TAL-12.3] BASE-1 launches SQ-2 to 9,3, facing 1
= f7bbaed557f739b4

turn 1
> 1  DD-1: left
[TAL-7.2.1] DD-1 moves left to 8,8, facing 0, free to turn in 1 hex, at 8,9
[TAL-1.5] 1 to change, 1 to defend: side 2 keeps the initiative
[TAL-1.3] impulse C: the turn of side 2
= fc0c19106400c6fd

turn 1
> 2  T-CA-1: afterburner left
[TAL-10.1] T-CA-1 moves left with its afterburner to 21,-1, facing 2, free to turn in 1 hex, at 22,-2
= 5f77cb5360c3e78f

turn 1
> 2  T-DD-1: afterburner right
[TAL-10.1] T-DD-1 moves right with its afterburner to 18,8, facing 0
= e75ebbaff8ccfaa7

turn 1
> 2  done
[TAL-1.3] impulse C: the turn of side 1
= 8ce962bc25a0c650

turn 1
> 1  BASE-1: reinforce right; DD-1: reinforce rear
[TAL-2.6] BASE-1 reinforces the right shield
[TAL-2.6] DD-1 reinforces the rear shield
= 6c8ba5ee4b817cac

turn 1
> 1  BASE-1: right
[TAL-14.2] BASE-1 rotates right, facing 2
= a2ebfb2be339a921

turn 1
> 1  SQ-2: left
[TAL-7.2.1] SQ-2 moves left to 9,4, facing 0
= 93462dd7d03faaac

turn 1
> 1  SQ-1: left
[TAL-7.2.1] SQ-1 moves left to 6,6, facing 5
[TAL-1.3] impulse D: the turn of side 2
= ffb1502091497913

turn 1
> 2  T-CA-1: slip
[TAL-7.3.2] T-CA-1 gets a side-slip marker
= db0b9f78cfcbed78

turn 1
> 2  T-CA-1: slip-right
[TAL-7.3.1] T-CA-1 moves slip-right to 21,-2, facing 2
= 08289deb7a9f3b5a

turn 1
> 2  T-DD-2: right
[TAL-7.2.1] T-DD-2 moves right to 18,-1, facing 4
= 14f95747b0d9917d

turn 1
> 2  T-DD-1: left
[TAL-7.2.1] T-DD-1 moves left to 17,9, facing 5
[TAL-7.1.3] T-CA-2 moves straight to 17,5, facing 4
[TAL-1.3] impulse D: the turn of side 1
= 35ef8403024cc372

turn 1
> 1  BASE-1: change
[TAL-1.5] BASE-1 bids to take the initiative
= 70ecdb11f87e5c5f

turn 1
> 1  DD-1: straight
[TAL-7.1.3] DD-1 moves straight to 8,9, facing 0
= ffcaae55990166a7

turn 1
> 1  SQ-2: straight
[TAL-7.1.3] SQ-2 moves straight to 9,5, facing 0
= 006084355c15b6d5

turn 1
> 1  SQ-1: left
[TAL-7.2.1] SQ-1 moves left to 5,6, facing 4
[TAL-1.5] 1 to change, 0 to defend: side 1 takes the initiative
[TAL-1.3] impulse E: the turn of side 1
= b539b93f6c99bfa5

turn 1
> 1  BASE-1: defend
[TAL-1.5] BASE-1 bids to keep the initiative
[TAL-1.3] impulse E: the turn of side 2
= dabe7296206035ef

turn 1
> 2  T-CA-2: afterburner left
[TAL-10.1] T-CA-2 moves left with its afterburner to 17,4, facing 3, free to turn in 1 hex, at 17,3
= af76851b4046720d

turn 1
> 2  done
[TAL-1.5] 0 to change, 1 to defend: side 1 keeps the initiative
[TAL-1.3] impulse F: the turn of side 1
= 22a753b3d5920724

turn 1
> 1  BASE-1: defend; DD-1: reinforce right
[TAL-1.5] BASE-1 bids to keep the initiative
[TAL-2.6] DD-1 reinforces the right shield
= 885ab7364a010659

turn 1
> 1  SQ-1: straight
[TAL-7.1.3] SQ-1 moves straight to 4,6, facing 4
= fbfa544efc2c1943

turn 1
> 1  DD-1: right
[TAL-7.2.1] DD-1 moves right to 9,9, facing 1, free to turn in 1 hex, at 10,9
= 4522eef30f05cd0c

turn 1
> 1  SQ-2: straight
[TAL-7.1.3] SQ-2 moves straight to 9,6, facing 0
= 82e9612cbc8f0e1c

turn 1
> 1  done
[TAL-1.3] impulse F: the turn of side 2
= 1d4bb3db23433bb3

turn 1
> 2  T-CA-1: reinforce rear; T-CA-2: reinforce left; T-DD-1: reinforce front; T-DD-2: reinforce right
[TAL-2.6] T-CA-1 reinforces the rear shield
[TAL-2.6] T-CA-2 reinforces the left shield
[TAL-2.6] T-DD-1 reinforces the front shield
[TAL-2.6] T-DD-2 reinforces the right shield
= 3b918f31daad5801

turn 1
> 2  T-CA-1: right
[TAL-7.2.1] T-CA-1 moves right to 21,-3, facing 3, free to turn in 1 hex, at 21,-4
= 44a06eabef30d68a

turn 1
> 2  T-DD-2: left
[TAL-7.2.1] T-DD-2 moves left to 18,-2, facing 3
= 9b764a696ac63ca3

turn 1
> 2  T-CA-2: straight
[TAL-7.1.3] T-CA-2 moves straight to 17,3, facing 3
= cf30e457bff9afad

turn 1
> 2  T-DD-1: right
[TAL-7.2.1] T-DD-1 moves right to 17,10, facing 0
[TAL-1.1] T-DD-1 has left the map at 17,10
[TAL-1.5] 0 to change, 1 to defend: side 1 keeps the initiative
[TAL-1.2] power phase
= 959640867eb85575

turn 1
> 1  BASE-1: speed 3; DD-1: speed 2; SQ-1: speed 5; SQ-2: speed 6
> 2  T-CA-1: speed 3 retreat; T-CA-2: speed 2; T-DD-2: speed 4
[TAL-9.2] BASE-1 goes to speed 3: power 6, turn radius 0
[TAL-9.2] DD-1 goes to speed 2: power 3, turn radius 0
[TAL-9.2] SQ-2 goes to speed 6: power 0, turn radius 1
[TAL-11.1] T-CA-1 announces its retreat
[TAL-9.2] T-CA-2 goes to speed 2: power 4, turn radius 1
[TAL-9.2] T-DD-2 goes to speed 4: power 1, turn radius 1
[TAL-1.2] round 2
[TAL-1.3] impulse A: the turn of side 1
[TAL-2.6] the reinforcement of the left shield of BASE-1 expires
= 05e44751333f8699

turn 2
> 1  BASE-1: reinforce left
[TAL-2.6] BASE-1 reinforces the left shield
= e344fc1f0afd33a9

turn 2
> 1  SQ-1: right
[TAL-7.2.1] SQ-1 moves right to 3,7, facing 5
= 85ef70a7515bac10

turn 2
> 1  SQ-2: right
[TAL-7.2.1] SQ-2 moves right to 10,6, facing 1, free to turn in 1 hex, at 11,6
[TAL-1.3] impulse A: the turn of side 2
= f67d4427799ae4d5

turn 2
> 2  done
= d7917ad4d0a064c8

turn 2
> 2  T-DD-2: straight
[TAL-7.1.3] T-DD-2 moves straight to 18,-3, facing 3
[TAL-1.3] impulse B: the turn of side 1
= 4aaa539387133c7d

turn 2
> 1  BASE-1: defend; DD-1: reinforce left
[TAL-1.5] BASE-1 bids to keep the initiative
[TAL-2.6] DD-1 reinforces the left shield
= f28b9ef2050797c5

turn 2
> 1  SQ-1: straight
[TAL-7.1.3] SQ-1 moves straight to 2,8, facing 5
= e23d789f9523e24a

turn 2
> 1  BASE-1: left
[TAL-14.2] BASE-1 rotates left, facing 1
[TAL-7.1.3] SQ-2 moves straight to 11,6, facing 1
[TAL-1.3] impulse B: the turn of side 2
= 69b39696f2a55499

turn 2
> 2  T-CA-1: reinforce front
[TAL-2.6] T-CA-1 reinforces the front shield
= 4a27e5ee482b3b60

turn 2
> 2  T-CA-1: straight
[TAL-7.1.3] T-CA-1 moves straight to 21,-4, facing 3
= a932a0d8ebab25d7

turn 2
> 2  T-DD-2: afterburner left
[TAL-10.1] T-DD-2 moves left with its afterburner to 19,-4, facing 2, free to turn in 1 hex, at 20,-5
[TAL-1.5] 0 to change, 1 to defend: side 1 keeps the initiative
[TAL-1.3] impulse C: the turn of side 1
[TAL-2.6] the reinforcement of the right shield of BASE-1 expires
[TAL-2.6] the reinforcement of the rear shield of DD-1 expires
= 84aef33f12e10bf3

turn 2
> 1  BASE-1: reinforce right
[TAL-2.6] BASE-1 reinforces the right shield
= 1b975b15cd6739ee

turn 2
> 1  SQ-2: left
[TAL-7.2.1] SQ-2 moves left to 11,7, facing 0, free to turn in 1 hex, at 11,8
= 8a2216b18d8f0472

turn 2
> 1  SQ-1: left
[TAL-7.2.1] SQ-1 moves left to 1,8, facing 4
[TAL-7.1.3] DD-1 moves straight to 10,9, facing 1
[TAL-1.3] impulse C: the turn of side 2
= 88c2f63cfac8a40a

turn 2
> 2  T-CA-2: reinforce front
[TAL-2.6] T-CA-2 reinforces the front shield
= 87e63e2f3de8e082

turn 2
> 2  T-CA-2: left
[TAL-7.2.1] T-CA-2 moves left to 18,2, facing 2, free to turn in 1 hex, at 19,1
[TAL-7.1.3] T-DD-2 moves straight to 20,-5, facing 2
[TAL-1.3] impulse D: the turn of side 1
= cd2ef7154e5ee681

turn 2
> 1  BASE-1: defend; DD-1: defend
[TAL-1.5] BASE-1 bids to keep the initiative
[TAL-1.5] DD-1 bids to keep the initiative
= 8fa71397997d4511

turn 2
> 1  SQ-1: right
[TAL-7.2.1] SQ-1 moves right to 0,9, facing 5
= 61f57fbe4553c442

turn 2
> 1  BASE-1: left
[TAL-14.2] BASE-1 rotates left, facing 0
[TAL-7.1.3] SQ-2 moves straight to 11,8, facing 0
[TAL-1.3] impulse D: the turn of side 2
= 079a427669cac9a2

turn 2
> 2  T-CA-1: change; T-CA-2: reinforce right
[TAL-1.5] T-CA-1 bids to take the initiative
[TAL-2.6] T-CA-2 reinforces the right shield
= 88b8aede3f5510fa

turn 2
> 2  T-CA-1: straight
[TAL-7.1.3] T-CA-1 moves straight to 21,-5, facing 3
= 094abbe2e12a74fd

turn 2
> 2  T-DD-2: right
[TAL-7.2.1] T-DD-2 moves right to 20,-6, facing 3, free to turn in 1 hex, at 20,-7
[TAL-1.5] 1 to change, 2 to defend: side 1 keeps the initiative
[TAL-1.3] impulse E: the turn of side 1
= 817248dd15ec8841

turn 2
> 1  BASE-1: reinforce rear
[TAL-2.6] BASE-1 reinforces the rear shield
= 0ef1a93ba353270b

turn 2
> 1  SQ-2: left
[TAL-7.2.1] SQ-2 moves left to 10,9, facing 5, free to turn in 1 hex, at 9,10
[TAL-7.4.1] SQ-2 and DD-1 collide at 10,9
[TAL-7.4.1] SQ-2 takes 3 on the front side: 3 to the hull
[TAL-7.4.1] DD-1 takes 3 on the right side: 2 absorbed, 1 shield box
[TAL-1.3] impulse E: the turn of side 2
[TAL-1.3] impulse F: the turn of side 1
= 21879a1836034674

turn 2
> 1  BASE-1: defend; DD-1: battery
[TAL-1.5] BASE-1 bids to keep the initiative
[TAL-10.1] DD-1 charges its battery
= 9edf469400f6a450

turn 2
> 1  BASE-1: left
[TAL-14.2] BASE-1 rotates left, facing 5
= 7dc73a53e146cd6e

turn 2
> 1  DD-1: left
[TAL-7.2.1] DD-1 moves left to 10,10, facing 0
= c7bc59b6726172e5

turn 2
> 1  SQ-1: left
[TAL-7.2.1] SQ-1 moves left to -1,9, facing 4
[TAL-1.1] SQ-1 has left the map at -1,9
[TAL-7.1.3] SQ-2 moves straight to 9,10, facing 5
[TAL-1.3] impulse F: the turn of side 2
[TAL-2.6] the reinforcement of the rear shield of T-CA-1 expires
[TAL-2.6] the reinforcement of the left shield of T-CA-2 expires
[TAL-2.6] the reinforcement of the right shield of T-DD-2 expires
= 7d518f2109b0361f

turn 2
> 2  T-CA-1: change; T-CA-2: change; T-DD-2: reinforce right
[TAL-1.5] T-CA-1 bids to take the initiative
[TAL-1.5] T-CA-2 bids to take the initiative
[TAL-2.6] T-DD-2 reinforces the right shield
= f6275560757acd71

turn 2
> 2  T-CA-1: right
[TAL-7.2.1] T-CA-1 moves right to 20,-5, facing 4, free to turn in 1 hex, at 19,-5
= 2a60d60583c07855

turn 2
> 2  T-CA-2: straight
[TAL-7.1.3] T-CA-2 moves straight to 19,1, facing 2
[TAL-7.1.3] T-DD-2 moves straight to 20,-7, facing 3
[TAL-1.5] 2 to change, 1 to defend: side 2 takes the initiative
[TAL-1.2] power phase
= c2a0b670b948a9c8

turn 2
> 1  BASE-1: speed 3; DD-1: speed 1 retreat; SQ-2: speed 6
> 2  T-CA-1: speed 4; T-CA-2: speed 3 retreat; T-DD-2: speed 3
[TAL-9.2] DD-1 goes to speed 1: power 3, turn radius 0
[TAL-11.1] DD-1 announces its retreat
[TAL-9.2] T-CA-1 goes to speed 4: power 2, turn radius 2
[TAL-9.2] T-CA-2 goes to speed 3: power 3, turn radius 1
[TAL-11.1] T-CA-2 announces its retreat
[TAL-9.2] T-DD-2 goes to speed 3: power 1, turn radius 0
[TAL-16] the last round is over, and nobody has destroyed more: a draw
= df6ec88c774d77c2
