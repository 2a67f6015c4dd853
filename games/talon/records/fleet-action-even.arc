firing-arc record 2
game talon 2
wording en 3
scenario fleet-action-even
option turn-limit 1
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "Fleet action, even"
| brief = "Some five hundred points a side. A battleship with its wave gun, a carrier with two squadrons aboard and three destroyers stand against a dreadnought, a battlecruiser with missiles, two destroyers and a frigate. Even form: a destroyer has taken the place of the Terran scout, the Terran side holds the initiative first, and there are twenty rounds."
| initiative = 1
|
| [options]
| turn-limit = 20
|
| [[side]]
| name = "Terran"
| ship = [
|   { class = "BB", at = [6, 4], facing = 1 },
|   { class = "CV", at = [4, 3], facing = 1 },
|   { class = "DD", at = [6, 6], facing = 1 },
|   { class = "DD", at = [6, 2], facing = 1 },
|   { class = "DD", at = [6, 0], facing = 1 },
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
= bc689e3f13095248

turn 1
> 1  done
= b73fe4611134f571

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"A","side":2}
# impulse A: side 2 takes its turn
= 9f5b89193fbab1e0

turn 1
> 2  done
= 40534f136710fbb4

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: side 1 takes its turn
= 98439a32a49efd47

turn 1
> 1  BB-1: battery
[TAL-10.1] {"kind":"bought","piece":"BB-1","purchase":"battery","battery":false,"vain":false}
# BB-1 charges its battery
= 1f3da52770473ee4

turn 1
> 1  BB-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"BB-1","way":"straight","afterburner":false,"from":[6,4],"to":[7,4],"facing":1,"count":0,"marker":null}
# BB-1 moves straight to 7,4, facing 1
= 5d157da914cefbd2

turn 1
> 1  DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[6,6],"to":[7,6],"facing":1,"count":0,"marker":null}
# DD-1 moves straight to 7,6, facing 1
= 6dcd0cf602b33a35

turn 1
> 1  DD-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-2","way":"straight","afterburner":false,"from":[6,2],"to":[7,2],"facing":1,"count":0,"marker":null}
# DD-2 moves straight to 7,2, facing 1
= a9b24e83ae81f37b

turn 1
> 1  DD-3: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-3","way":"straight","afterburner":false,"from":[6,0],"to":[7,0],"facing":1,"count":0,"marker":null}
# DD-3 moves straight to 7,0, facing 1
= c54867523d5c46c8

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: side 2 takes its turn
= 9a29d37d5c1ece81

turn 1
> 2  done
= e37995b4fe2f47d6

turn 1
> 2  T-DN-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DN-1","way":"straight","afterburner":false,"from":[19,4],"to":[18,4],"facing":4,"count":0,"marker":null}
# T-DN-1 moves straight to 18,4, facing 4
= ccc472dd1dfaa31d

turn 1
> 2  T-BC-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-BC-1","way":"straight","afterburner":false,"from":[19,2],"to":[18,2],"facing":4,"count":0,"marker":null}
# T-BC-1 moves straight to 18,2, facing 4
= 64b549583fd5036b

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[19,6],"to":[18,6],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight to 18,6, facing 4
= db00707199f4bd6d

turn 1
> 2  T-DD-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":false,"from":[19,0],"to":[18,0],"facing":4,"count":0,"marker":null}
# T-DD-2 moves straight to 18,0, facing 4
= 856a888fdfcadd22

turn 1
> 2  T-FF-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-FF-1","way":"straight","afterburner":false,"from":[19,8],"to":[18,8],"facing":4,"count":0,"marker":null}
# T-FF-1 moves straight to 18,8, facing 4
= d6610dea6d2489db

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: side 1 takes its turn
= 081ad3fd63424bf3

turn 1
> 1  DD-1: battery; DD-2: battery; DD-3: battery
[TAL-10.1] {"kind":"bought","piece":"DD-1","purchase":"battery","battery":false,"vain":false}
# DD-1 charges its battery
[TAL-10.1] {"kind":"bought","piece":"DD-2","purchase":"battery","battery":false,"vain":false}
# DD-2 charges its battery
[TAL-10.1] {"kind":"bought","piece":"DD-3","purchase":"battery","battery":false,"vain":false}
# DD-3 charges its battery
= 338caba6cb6434c5

turn 1
> 1  CV-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CV-1","way":"straight","afterburner":false,"from":[4,3],"to":[5,3],"facing":1,"count":0,"marker":null}
# CV-1 moves straight to 5,3, facing 1
= ef721de0bacf313e

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: side 2 takes its turn
= 6d89da6816715eb7

turn 1
> 2  done
= bec2223ae9f3307b

turn 1
> 2  done
= 8dd66c13ccb38708

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: side 1 takes its turn
= f3cdc0a0cef36335

turn 1
> 1  done
= ff16f4f26adfab55

turn 1
> 1  BB-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"BB-1","way":"straight","afterburner":false,"from":[7,4],"to":[8,4],"facing":1,"count":0,"marker":null}
# BB-1 moves straight to 8,4, facing 1
= 5fb9b467f2fdd5e0

turn 1
> 1  DD-1: right
[TAL-7.2.1] {"kind":"moved","piece":"DD-1","way":"right","afterburner":false,"from":[7,6],"to":[8,5],"facing":2,"count":1,"marker":[9,4]}
# DD-1 turns right to 8,5, facing 2, free to turn after 1 hex, at 9,4
= 753a6876e666dfac

turn 1
> 1  DD-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-2","way":"straight","afterburner":false,"from":[7,2],"to":[8,2],"facing":1,"count":0,"marker":null}
# DD-2 moves straight to 8,2, facing 1
= 09734212b51d7dfc

turn 1
> 1  DD-3: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-3","way":"straight","afterburner":false,"from":[7,0],"to":[8,0],"facing":1,"count":0,"marker":null}
# DD-3 moves straight to 8,0, facing 1
= 6bac1e376b724d52

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: side 2 takes its turn
= 362255198b22dd82

turn 1
> 2  done
= 82efa2473ced96d8

turn 1
> 2  T-DN-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DN-1","way":"straight","afterburner":false,"from":[18,4],"to":[17,4],"facing":4,"count":0,"marker":null}
# T-DN-1 moves straight to 17,4, facing 4
= ee5753b884fc5d5b

turn 1
> 2  T-BC-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-BC-1","way":"straight","afterburner":false,"from":[18,2],"to":[17,2],"facing":4,"count":0,"marker":null}
# T-BC-1 moves straight to 17,2, facing 4
= c11cff23c7b34826

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[18,6],"to":[17,6],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight to 17,6, facing 4
= 28d5c6c18d9b2fcc

turn 1
> 2  T-DD-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":false,"from":[18,0],"to":[17,0],"facing":4,"count":0,"marker":null}
# T-DD-2 moves straight to 17,0, facing 4
= a72b6059732ba5e2

turn 1
> 2  T-FF-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-FF-1","way":"straight","afterburner":false,"from":[18,8],"to":[17,8],"facing":4,"count":0,"marker":null}
# T-FF-1 moves straight to 17,8, facing 4
= 47c2fb8b3da6e61e

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: side 1 takes its turn
= 2999e653293984e7

turn 1
> 1  done
= 739dc1ad9caa0490

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: side 2 takes its turn
= 601f3539f11ac72c

turn 1
> 2  done
= 7b6a1cc47685ae6d

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: side 1 takes its turn
= 9931f95ce223dcdd

turn 1
> 1  done
= 3c0cab7bb6db7f44

turn 1
> 1  BB-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"BB-1","way":"straight","afterburner":false,"from":[8,4],"to":[9,4],"facing":1,"count":0,"marker":null}
# BB-1 moves straight to 9,4, facing 1
= ef87301e490cbc7f

turn 1
> 1  CV-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"CV-1","way":"straight","afterburner":false,"from":[5,3],"to":[6,3],"facing":1,"count":0,"marker":null}
# CV-1 moves straight to 6,3, facing 1
= db6a7b70743d9cf8

turn 1
> 1  DD-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-2","way":"straight","afterburner":false,"from":[8,2],"to":[9,2],"facing":1,"count":0,"marker":null}
# DD-2 moves straight to 9,2, facing 1
= 827610fb649caefa

turn 1
> 1  DD-3: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-3","way":"straight","afterburner":false,"from":[8,0],"to":[9,0],"facing":1,"count":0,"marker":null}
# DD-3 moves straight to 9,0, facing 1
= 62b498c75eb47927

turn 1
> 1  DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"DD-1","way":"straight","afterburner":false,"from":[8,5],"to":[9,4],"facing":2,"count":0,"marker":null}
# DD-1 moves straight to 9,4, facing 2
[TAL-7.4.1] {"kind":"collides","piece":"DD-1","other":"BB-1","at":[9,4]}
# DD-1 and BB-1 collide at 9,4
[TAL-7.4.1] {"kind":"damaged","piece":"DD-1","arc":"front","damage":3,"reinforced":0,"shield":3,"hull":0}
# DD-1 takes 3 damage on its front side: 3 to the shield
[TAL-7.4.1] {"kind":"damaged","piece":"BB-1","arc":"left","damage":3,"reinforced":0,"shield":3,"hull":0}
# BB-1 takes 3 damage on its left side: 3 to the shield
= 52e4addd67d2b5eb

turn 1
> 1  CV-1: launch SQ-1 1
[TAL-12.3] {"kind":"launched","piece":"CV-1","squadron":"SQ-1","at":[7,3],"facing":1}
# CV-1 launches SQ-1 to 7,3, facing 1
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: side 2 takes its turn
= 6c59e7ed26c9cb16

turn 1
> 2  T-FF-1: slip
[TAL-7.3.2] {"kind":"bought","piece":"T-FF-1","purchase":"slip","battery":false,"vain":false}
# T-FF-1 buys a side-slip marker
= f57a43b8a02ce834

turn 1
> 2  T-DN-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DN-1","way":"straight","afterburner":false,"from":[17,4],"to":[16,4],"facing":4,"count":0,"marker":null}
# T-DN-1 moves straight to 16,4, facing 4
= f8a1ba44f045572f

turn 1
> 2  T-BC-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-BC-1","way":"straight","afterburner":false,"from":[17,2],"to":[16,2],"facing":4,"count":0,"marker":null}
# T-BC-1 moves straight to 16,2, facing 4
= ca8151b821914da7

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[17,6],"to":[16,6],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight to 16,6, facing 4
= 7a2e8ddf0c76dfb6

turn 1
> 2  T-DD-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":false,"from":[17,0],"to":[16,0],"facing":4,"count":0,"marker":null}
# T-DD-2 moves straight to 16,0, facing 4
= bf0d156422179d31

turn 1
> 2  T-FF-1: slip-left
[TAL-7.3.1] {"kind":"moved","piece":"T-FF-1","way":"slip-left","afterburner":false,"from":[17,8],"to":[17,7],"facing":4,"count":0,"marker":null}
# T-FF-1 slips left to 17,7, facing 4
= 01b39e0eb56fa828

turn 1
> 2  done
[TAL-1.2] {"kind":"power-phase"}
# the power phase begins
= fe69ed2dce025079

turn 1
> 1  BB-1: speed 2; CV-1: speed 3; DD-1: speed 3; DD-2: speed 2; DD-3: speed 3; SQ-1: speed 6
> 2  T-DN-1: speed 2; T-BC-1: speed 3; T-DD-1: speed 3; T-DD-2: speed 3; T-FF-1: speed 3
[TAL-9.2] {"kind":"speed","piece":"BB-1","speed":2,"before":3,"power":5,"radius":2}
# BB-1 changes to speed 2: power 5, turn radius 2
[TAL-9.2] {"kind":"speed","piece":"CV-1","speed":3,"before":2,"power":4,"radius":3}
# CV-1 changes to speed 3: power 4, turn radius 3
[TAL-9.2] {"kind":"speed","piece":"DD-2","speed":2,"before":3,"power":3,"radius":0}
# DD-2 changes to speed 2: power 3, turn radius 0
[TAL-9.2] {"kind":"speed","piece":"SQ-1","speed":6,"before":5,"power":0,"radius":1}
# SQ-1 changes to speed 6: power 0, turn radius 1
[TAL-9.2] {"kind":"speed","piece":"T-DN-1","speed":2,"before":3,"power":5,"radius":2}
# T-DN-1 changes to speed 2: power 5, turn radius 2
[TAL-16] {"kind":"over","winner":null,"how":"limit"}
# the last round is over and both sides have destroyed as much: the battle is a draw
= 6bd03e44b406fa59
