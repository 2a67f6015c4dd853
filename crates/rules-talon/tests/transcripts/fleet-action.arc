firing-arc record 1
game talon 1
scenario fleet-action
option turn-limit 2
seat 1 random
seat 2 random
dice seed 17
| # Ours: 499 points against 500.
| title = "Fleet action"
| brief = "Five hundred points a side. A battleship with its wave gun, a carrier with two squadrons aboard, two destroyers and a scout stand against a dreadnought, a battlecruiser with missiles, two destroyers and a frigate."
|
| [[side]]
| name = "Terran"
| ship = [
|   { class = "BB", at = [6, 4], facing = 1 },
|   { class = "CV", at = [4, 3], facing = 1 },
|   { class = "DD", at = [6, 6], facing = 1 },
|   { class = "DD", at = [6, 2], facing = 1 },
|   { class = "SC", at = [6, 0], facing = 1 },
|   { class = "SQ", aboard = 2 },
|   { class = "SQ", aboard = 2 },
| ]
|
| [[side]]
| name = "Talon"
| ship = [
|   { class = "T-DN", at = [19, 4], facing = 4 },
|   { class = "T-BC", at = [19, 2], facing = 4 },
|   { class = "T-DD", at = [19, 6], facing = 4 },
|   { class = "T-DD", at = [19, 0], facing = 4 },
|   { class = "T-FF", at = [19, 8], facing = 4 },
| ]
= cced58bf97827462

turn 1
> 2  T-DN-1: afterburner left
[TAL-10.1] T-DN-1 moves left with its afterburner to 19,3, facing 3, free to turn in 2 hexes, at 19,1
= 8ec7b59e60fab9ff

turn 1
> 2  T-BC-1: afterburner right
[TAL-10.1] T-BC-1 moves right with its afterburner to 18,3, facing 5, free to turn in 1 hex, at 17,4
= 9ec04c5467c205c1

turn 1
> 2  T-DD-2: afterburner straight
[TAL-10.1] T-DD-2 moves straight with its afterburner to 18,0, facing 4
= a2a94093a774a253

turn 1
> 2  T-DD-1: afterburner straight
[TAL-10.1] T-DD-1 moves straight with its afterburner to 18,6, facing 4
[TAL-1.3] impulse A: the turn of side 1
= ddcf7446a6b756a1

turn 1
> 1  CV-1: slip
[TAL-7.3.2] CV-1 gets a side-slip marker
= 026bb82a0eb2fc3b

turn 1
> 1  CV-1: launch SQ-1 4
[TAL-12.3] CV-1 launches SQ-1 to 3,3, facing 1
[TAL-1.3] impulse B: the turn of side 2
= 12d5af0013293c81

turn 1
> 2  T-DN-1: defend; T-BC-1: through
[TAL-1.5] T-DN-1 bids to keep the initiative
[TAL-2.6] T-BC-1 powers through: one less on its turn radius
= 9edb5f2c4830a080

turn 1
> 2  T-FF-1: straight
[TAL-7.1.3] T-FF-1 moves straight to 18,8, facing 4
= aad6fefcbb289d09

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] T-DD-1 moves straight to 17,6, facing 4
= 04abe62eb4efec28

turn 1
> 2  T-DD-2: right
[TAL-7.2.1] T-DD-2 moves right to 17,1, facing 5
= 7687494eb23aaf51

turn 1
> 2  T-BC-1: straight
[TAL-7.1.3] T-BC-1 moves straight to 17,4, facing 5
[TAL-7.1.3] T-DN-1 moves straight to 19,2, facing 3, free to turn in 1 hex, at 19,1
[TAL-1.3] impulse B: the turn of side 1
= 3df06cb89090d693

turn 1
> 1  BB-1: change; CV-1: reinforce right
[TAL-1.5] BB-1 bids to take the initiative
[TAL-2.6] CV-1 reinforces the right shield
= c442d8da94fc5ea6

turn 1
> 1  CV-1: launch SQ-2 3
[TAL-12.3] CV-1 launches SQ-2 to 4,2, facing 1
= 8b747d1ebf8b8b2c

turn 1
> 1  SC-1: left
[TAL-7.2.1] SC-1 moves left to 6,1, facing 0
= 515ee612ee7e6ac4

turn 1
> 1  BB-1: left
[TAL-7.2.1] BB-1 moves left to 6,5, facing 0, free to turn in 2 hexes, at 6,7
= 68f9499b68e33d20

turn 1
> 1  SQ-1: left
[TAL-7.2.1] SQ-1 moves left to 3,4, facing 0
= e649738020b13462

turn 1
> 1  DD-1: right
[TAL-7.2.1] DD-1 moves right to 7,5, facing 2, free to turn in 1 hex, at 8,4
= 0915b912c2e90a25

turn 1
> 1  DD-2: left
[TAL-7.2.1] DD-2 moves left to 6,3, facing 0, free to turn in 1 hex, at 6,4
[TAL-1.5] 1 to change, 1 to defend: side 2 keeps the initiative
[TAL-1.3] impulse C: the turn of side 2
= 2485e998416ed5f6

turn 1
> 2  T-FF-1: defend
[TAL-1.5] T-FF-1 bids to keep the initiative
= c38846d905c93485

turn 1
> 2  T-BC-1: afterburner right
[TAL-10.1] T-BC-1 moves right with its afterburner to 17,5, facing 0, free to turn in 1 hex, at 17,6
= 774d824c20bf6391

turn 1
> 2  T-DN-1: afterburner straight
[TAL-10.1] T-DN-1 moves straight with its afterburner to 19,1, facing 3
= 88845781bea7a43e

turn 1
> 2  T-DD-2: afterburner left
[TAL-10.1] T-DD-2 moves left with its afterburner to 16,1, facing 4
= dfc6f622987bebe6

turn 1
> 2  T-DD-1: afterburner straight
[TAL-10.1] T-DD-1 moves straight with its afterburner to 16,6, facing 4
[TAL-1.3] impulse C: the turn of side 1
= f63e5e8cc27762c1

turn 1
> 1  CV-1: reinforce front; DD-1: change; DD-2: battery; SC-1: reinforce left
[TAL-2.6] CV-1 reinforces the front shield
[TAL-1.5] DD-1 bids to take the initiative
[TAL-10.1] DD-2 charges its battery
[TAL-2.6] SC-1 reinforces the left shield
= 5ff66637c19ab1fe

turn 1
> 1  SQ-2: right
[TAL-7.2.1] SQ-2 moves right to 5,1, facing 2
= 7b00ccb3a2740f47

turn 1
> 1  SQ-1: left
[TAL-7.2.1] SQ-1 moves left to 2,5, facing 5
= aaf4534d70ab0af2

turn 1
> 1  CV-1: straight
[TAL-7.1.3] CV-1 moves straight to 5,3, facing 1
[TAL-1.5] 1 to change, 1 to defend: side 2 keeps the initiative
[TAL-1.3] impulse D: the turn of side 2
= 49ebad1003caf43b

turn 1
> 2  T-BC-1: slip
[TAL-7.3.2] T-BC-1 gets a side-slip marker
= fe064b969686aded

turn 1
> 2  T-DD-2: right
[TAL-7.2.1] T-DD-2 moves right to 15,2, facing 5
= 2a6ec7b370aa87f1

turn 1
> 2  T-DD-1: left
[TAL-7.2.1] T-DD-1 moves left to 16,5, facing 3
= 0da06bd8da3368c5

turn 1
> 2  T-DN-1: right
[TAL-7.2.1] T-DN-1 moves right to 18,1, facing 4, free to turn in 2 hexes, at 16,1
= 68b8c317143621de

turn 1
> 2  T-FF-1: right
[TAL-7.2.1] T-FF-1 moves right to 17,9, facing 5
= 11505501eed614d8

turn 1
> 2  T-BC-1: slip-left
[TAL-7.3.1] T-BC-1 moves slip-left to 16,6, facing 0
[TAL-1.3] impulse D: the turn of side 1
= 60d4ee6542aac0be

turn 1
> 1  BB-1: reinforce left; CV-1: reinforce rear
[TAL-2.6] BB-1 reinforces the left shield
[TAL-2.6] CV-1 reinforces the rear shield
= e4befd0b05dfa6c4

turn 1
> 1  SQ-1: straight
[TAL-7.1.3] SQ-1 moves straight to 1,6, facing 5
= 4f0e55a4cfe2aa3b

turn 1
> 1  SC-1: left
[TAL-7.2.1] SC-1 moves left to 5,2, facing 5
= 1871df0123293080

turn 1
> 1  SQ-2: left
[TAL-7.2.1] SQ-2 moves left to 6,1, facing 1
= 55b513ebab4450ee

turn 1
> 1  DD-2: straight
[TAL-7.1.3] DD-2 moves straight to 6,4, facing 0
= 633b4f5ec58d00cc

turn 1
> 1  BB-1: straight
[TAL-7.1.3] BB-1 moves straight to 6,6, facing 0, free to turn in 1 hex, at 6,7
[TAL-7.1.3] DD-1 moves straight to 8,4, facing 2
[TAL-1.3] impulse E: the turn of side 2
[TAL-1.3] impulse E: the turn of side 1
= 67ed69db1e80a10d

turn 1
> 1  DD-2: reinforce right
[TAL-2.6] DD-2 reinforces the right shield from its battery
[TAL-1.3] impulse F: the turn of side 2
= 449c095fd9140c22

turn 1
> 2  T-DN-1: reinforce front; T-BC-1: reinforce right; T-DD-1: reinforce right; T-DD-2: reinforce left
[TAL-2.6] T-DN-1 reinforces the front shield
[TAL-2.6] T-BC-1 reinforces the right shield
[TAL-2.6] T-DD-1 reinforces the right shield
[TAL-2.6] T-DD-2 reinforces the left shield
= 5e7eae900c7381a9

turn 1
> 2  T-DD-2: right
[TAL-7.2.1] T-DD-2 moves right to 15,3, facing 0
= afec938aa6d6bb0a

turn 1
> 2  T-BC-1: straight
[TAL-7.1.3] T-BC-1 moves straight to 16,7, facing 0
= 0dc1382ea4915d22

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] T-DD-1 moves straight to 16,4, facing 3
= 42aa36ee8e10b441

turn 1
> 2  T-FF-1: right
[TAL-7.2.1] T-FF-1 moves right to 17,10, facing 0
[TAL-1.1] T-FF-1 has left the map at 17,10
[TAL-7.1.3] T-DN-1 moves straight to 17,1, facing 4, free to turn in 1 hex, at 16,1
[TAL-1.3] impulse F: the turn of side 1
= d8b26ed69461adfd

turn 1
> 1  BB-1: through; CV-1: reinforce left; DD-1: reinforce left
[TAL-2.6] BB-1 powers through: one less on its turn radius
[TAL-2.6] CV-1 reinforces the left shield
[TAL-2.6] DD-1 reinforces the left shield
= 79790fba44a0a5de

turn 1
> 1  BB-1: left
[TAL-7.2.1] BB-1 moves left to 5,7, facing 5, free to turn in 2 hexes, at 3,9
= 66e8c82c01d0e54e

turn 1
> 1  DD-2: left
[TAL-7.2.1] DD-2 moves left to 5,5, facing 5, free to turn in 1 hex, at 4,6
= 4439c5bcb6ad77b1

turn 1
> 1  DD-1: right
[TAL-7.2.1] DD-1 moves right to 8,3, facing 3, free to turn in 1 hex, at 8,2
= 486ef3f2c4e69c38

turn 1
> 1  SQ-2: right
[TAL-7.2.1] SQ-2 moves right to 7,0, facing 2
= 7f5232ac4e629681

turn 1
> 1  SC-1: straight
[TAL-7.1.3] SC-1 moves straight to 4,3, facing 5
= d903fd15d7db6907

turn 1
> 1  SQ-1: right
[TAL-7.2.1] SQ-1 moves right to 1,7, facing 0
= 2cf272d55a4a59b9

turn 1
> 1  CV-1: left
[TAL-7.2.1] CV-1 moves left to 5,4, facing 0, free to turn in 2 hexes, at 5,6
[TAL-1.2] power phase
= 244802e5b4e71aa5

turn 1
> 1  BB-1: speed 2 retreat; CV-1: speed 1 retreat; DD-1: speed 4; DD-2: speed 4; SC-1: speed 2; SQ-1: speed 6; SQ-2: speed 5
> 2  T-DN-1: speed 3; T-BC-1: speed 4; T-DD-1: speed 4; T-DD-2: speed 4
[TAL-9.2] BB-1 goes to speed 2: power 5, turn radius 2
[TAL-11.1] BB-1 announces its retreat
[TAL-9.2] CV-1 goes to speed 1: power 6, turn radius 2
[TAL-11.1] CV-1 announces its retreat
[TAL-9.2] DD-1 goes to speed 4: power 2, turn radius 1
[TAL-9.2] DD-2 goes to speed 4: power 2, turn radius 1
[TAL-9.2] SC-1 goes to speed 2: power 2, turn radius 0
[TAL-9.2] SQ-1 goes to speed 6: power 0, turn radius 1
[TAL-9.2] T-BC-1 goes to speed 4: power 2, turn radius 2
[TAL-9.2] T-DD-1 goes to speed 4: power 1, turn radius 1
[TAL-9.2] T-DD-2 goes to speed 4: power 1, turn radius 1
[TAL-1.2] round 2
[TAL-1.3] impulse A: the turn of side 2
= fcfe1f048ed15b9f

turn 2
> 2  T-DD-2: left
[TAL-7.2.1] T-DD-2 moves left to 14,4, facing 5, free to turn in 1 hex, at 13,5
= 94d99c1a8663c09f

turn 2
> 2  T-BC-1: right
[TAL-7.2.1] T-BC-1 moves right to 17,7, facing 1, free to turn in 2 hexes, at 19,7
= c047fd3d4f148b26

turn 2
> 2  T-DD-1: left
[TAL-7.2.1] T-DD-1 moves left to 17,3, facing 2, free to turn in 1 hex, at 18,2
[TAL-1.3] impulse A: the turn of side 1
= 4b4aeaed7a823c8f

turn 2
> 1  CV-1: change
[TAL-1.5] CV-1 bids to take the initiative
= 7c950fcb584f5a75

turn 2
> 1  SQ-1: right
[TAL-7.2.1] SQ-1 moves right to 2,7, facing 1, free to turn in 1 hex, at 3,7
= d44bd0d23536576b

turn 2
> 1  SQ-2: right
[TAL-7.2.1] SQ-2 moves right to 7,-1, facing 3
= 6ae2c882d7ea5f31

turn 2
> 1  DD-2: straight
[TAL-7.1.3] DD-2 moves straight to 4,6, facing 5
[TAL-7.1.3] DD-1 moves straight to 8,2, facing 3
[TAL-1.5] 1 to change, 0 to defend: side 1 takes the initiative
[TAL-1.3] impulse B: the turn of side 1
[TAL-2.6] the reinforcement of the right shield of CV-1 expires
= 1be679bac6241ed3

turn 2
> 1  BB-1: reinforce right; CV-1: slip
[TAL-2.6] BB-1 reinforces the right shield
[TAL-7.3.2] CV-1 gets a side-slip marker
= 693d5f50ad1a4c6e

turn 2
> 1  SQ-2: left
[TAL-7.2.1] SQ-2 moves left to 8,-2, facing 2
[TAL-7.1.3] SQ-1 moves straight to 3,7, facing 1
[TAL-1.3] impulse B: the turn of side 2
= de40b5a23c3ae3ab

turn 2
> 2  done
[TAL-7.1.3] T-DN-1 moves straight to 16,1, facing 4
[TAL-1.3] impulse C: the turn of side 1
[TAL-2.6] the reinforcement of the front shield of CV-1 expires
[TAL-2.6] the reinforcement of the left shield of SC-1 expires
= ac4230b49fa21d2b

turn 2
> 1  BB-1: defend; CV-1: reinforce front; DD-1: battery; DD-2: reinforce left; SC-1: slip
[TAL-1.5] BB-1 bids to keep the initiative
[TAL-2.6] CV-1 reinforces the front shield
[TAL-10.1] DD-1 charges its battery
[TAL-2.6] DD-2 reinforces the left shield
[TAL-7.3.2] SC-1 gets a side-slip marker
= faff53f29ae13b76

turn 2
> 1  SQ-1: straight
[TAL-7.1.3] SQ-1 moves straight to 4,7, facing 1
= 006de8ac38981645

turn 2
> 1  SC-1: right
[TAL-7.2.1] SC-1 moves right to 4,4, facing 0
= 61d7cfd358ac0097

turn 2
> 1  SQ-2: straight
[TAL-7.1.3] SQ-2 moves straight to 9,-3, facing 2
= e5e2a3cf99d07e3d

turn 2
> 1  BB-1: straight
[TAL-7.1.3] BB-1 moves straight to 4,8, facing 5, free to turn in 1 hex, at 3,9
= b892366b300801e0

turn 2
> 1  DD-1: straight
[TAL-7.1.3] DD-1 moves straight to 8,1, facing 3
= 263ef2f90e4892d9

turn 2
> 1  DD-2: straight
[TAL-7.1.3] DD-2 moves straight to 3,7, facing 5
[TAL-1.3] impulse C: the turn of side 2
= 83bb14aa480a56b8

turn 2
> 2  T-BC-1: change
[TAL-1.5] T-BC-1 bids to take the initiative
= ebfe52e35a26f0f7

turn 2
> 2  T-DD-1: straight
[TAL-7.1.3] T-DD-1 moves straight to 18,2, facing 2
= 1ab691dda3f59950

turn 2
> 2  T-BC-1: straight
[TAL-7.1.3] T-BC-1 moves straight to 18,7, facing 1, free to turn in 1 hex, at 19,7
[TAL-7.1.3] T-DD-2 moves straight to 13,5, facing 5
[TAL-1.5] 1 to change, 1 to defend: side 1 keeps the initiative
[TAL-1.3] impulse D: the turn of side 1
[TAL-2.6] the reinforcement of the left shield of BB-1 expires
[TAL-2.6] the reinforcement of the rear shield of CV-1 expires
= bd755a1f49489902

turn 2
> 1  CV-1: reinforce rear
[TAL-2.6] CV-1 reinforces the rear shield
= 86c7806410868cdf

turn 2
> 1  DD-1: right
[TAL-7.2.1] DD-1 moves right to 7,1, facing 4, free to turn in 1 hex, at 6,1
= 198955a1ebec1452

turn 2
> 1  SQ-2: left
[TAL-7.2.1] SQ-2 moves left to 10,-3, facing 1
= 594536b6ee113a92

turn 2
> 1  SQ-1: straight
[TAL-7.1.3] SQ-1 moves straight to 5,7, facing 1
= b091f329d0c90481

turn 2
> 1  DD-2: right
[TAL-7.2.1] DD-2 moves right to 3,8, facing 0, free to turn in 1 hex, at 3,9
[TAL-1.3] impulse D: the turn of side 2
= 7aee44bd420ebff8

turn 2
> 2  T-DN-1: slip
[TAL-7.3.2] T-DN-1 gets a side-slip marker
= 0fab326abc7299b9

turn 2
> 2  T-DD-1: straight
[TAL-7.1.3] T-DD-1 moves straight to 19,1, facing 2
= 6f0c2082a7a90979

turn 2
> 2  T-DN-1: left
[TAL-7.2.1] T-DN-1 moves left to 16,0, facing 3, free to turn in 2 hexes, at 16,-2
= 0a37611cee55e5f4

turn 2
> 2  T-BC-1: straight
[TAL-7.1.3] T-BC-1 moves straight to 19,7, facing 1
= f517237e7f92c875

turn 2
> 2  T-DD-2: left
[TAL-7.2.1] T-DD-2 moves left to 12,5, facing 4, free to turn in 1 hex, at 11,5
[TAL-1.3] impulse E: the turn of side 1
[TAL-2.6] the reinforcement of the right shield of DD-2 expires
= 0b30fd85c39db3b8

turn 2
> 1  CV-1: reinforce right; DD-1: defend
[TAL-2.6] CV-1 reinforces the right shield
[TAL-1.5] DD-1 bids to keep the initiative from its battery
= 193da08750f5a694

turn 2
> 1  SQ-1: right
[TAL-7.2.1] SQ-1 moves right to 6,6, facing 2, free to turn in 1 hex, at 7,5
[TAL-1.3] impulse E: the turn of side 2
[TAL-1.5] 0 to change, 1 to defend: side 1 keeps the initiative
[TAL-1.3] impulse F: the turn of side 1
[TAL-2.6] the reinforcement of the left shield of CV-1 expires
[TAL-2.6] the reinforcement of the left shield of DD-1 expires
= e2dc0834f3004c60

turn 2
> 1  BB-1: slip; DD-1: reinforce right; DD-2: reinforce rear; SC-1: reinforce front
[TAL-7.3.2] BB-1 gets a side-slip marker
[TAL-2.6] DD-1 reinforces the right shield
[TAL-2.6] DD-2 reinforces the rear shield
[TAL-2.6] SC-1 reinforces the front shield
= 3d2e599a70f98c3a

turn 2
> 1  CV-1: straight
[TAL-7.1.3] CV-1 moves straight to 5,5, facing 0, free to turn in 1 hex, at 5,6
= 8538d9c2976ba225

turn 2
> 1  BB-1: slip-right
[TAL-7.3.1] BB-1 moves slip-right to 4,9, facing 5
= 770a299ca2310814

turn 2
> 1  SQ-2: left
[TAL-7.2.1] SQ-2 moves left to 10,-2, facing 0
= 41fd63df23d953b3

turn 2
> 1  SC-1: straight
[TAL-7.1.3] SC-1 moves straight to 4,5, facing 0
= a8ebd07d7e94165c

turn 2
> 1  SQ-1: straight
[TAL-7.1.3] SQ-1 moves straight to 7,5, facing 2
= ced0278d8f1706d5

turn 2
> 1  DD-1: straight
[TAL-7.1.3] DD-1 moves straight to 6,1, facing 4
[TAL-7.1.3] DD-2 moves straight to 3,9, facing 0
[TAL-1.3] impulse F: the turn of side 2
[TAL-2.6] the reinforcement of the front shield of T-DN-1 expires
[TAL-2.6] the reinforcement of the right shield of T-BC-1 expires
[TAL-2.6] the reinforcement of the right shield of T-DD-1 expires
[TAL-2.6] the reinforcement of the left shield of T-DD-2 expires
= 194e861a27e6ce23

turn 2
> 2  T-DN-1: reinforce front; T-BC-1: reinforce rear; T-DD-1: slip; T-DD-2: reinforce right
[TAL-2.6] T-DN-1 reinforces the front shield
[TAL-2.6] T-BC-1 reinforces the rear shield
[TAL-7.3.2] T-DD-1 gets a side-slip marker
[TAL-2.6] T-DD-2 reinforces the right shield
= 4d5ad039f4a06e87

turn 2
> 2  T-DD-1: left
[TAL-7.2.1] T-DD-1 moves left to 20,1, facing 1, free to turn in 1 hex, at 21,1
= d864b2fbf6c5aa10

turn 2
> 2  T-BC-1: left
[TAL-7.2.1] T-BC-1 moves left to 19,8, facing 0, free to turn in 2 hexes, at 19,10
= 817ea54084acdbbc

turn 2
> 2  T-DD-2: straight
[TAL-7.1.3] T-DD-2 moves straight to 11,5, facing 4
[TAL-7.1.3] T-DN-1 moves straight to 16,-1, facing 3, free to turn in 1 hex, at 16,-2
= cf4ee58a7c435bb9

turn 2
> 2  T-DD-2 fires 2 at SQ-1
[TAL-8.1] T-DD-2 fires group 2, missile, at SQ-1
[TAL-13.1] T-DD-2 launches M1 at SQ-1
= 1b1fe7ea7c28207e

turn 2
> 2  T-DD-2 fires 1 at SQ-1
[TAL-8.1] T-DD-2 fires group 1, missile, at SQ-1
[TAL-13.1] T-DD-2 launches M2 at SQ-1
[TAL-1.2] power phase
[TAL-9.1] T-DD-2 charges group 1 red, 2 red
= d6b1f1c77a1a9f84

turn 2
> 1  BB-1: speed 2; CV-1: speed 2; DD-1: speed 5; DD-2: speed 3; SC-1: speed 2 retreat; SQ-1: speed 6; SQ-2: speed 5
> 2  T-DN-1: speed 2 retreat; T-BC-1: speed 3; T-DD-1: speed 4 retreat; T-DD-2: speed 3 retreat
[TAL-9.2] CV-1 goes to speed 2: power 5, turn radius 2
[TAL-9.2] DD-1 goes to speed 5: power 1, turn radius 2
[TAL-9.2] DD-2 goes to speed 3: power 2, turn radius 1
[TAL-11.1] SC-1 announces its retreat
[TAL-9.2] T-DN-1 goes to speed 2: power 5, turn radius 2
[TAL-11.1] T-DN-1 announces its retreat
[TAL-9.2] T-BC-1 goes to speed 3: power 3, turn radius 1
[TAL-11.1] T-DD-1 announces its retreat
[TAL-9.2] T-DD-2 goes to speed 3: power 1, turn radius 0
[TAL-11.1] T-DD-2 announces its retreat
[TAL-16] the last round is over, and nobody has destroyed more: a draw
= 077ab283d6533549
