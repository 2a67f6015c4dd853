firing-arc record 2
game talon 2
wording en 3
scenario base-assault-even
option turn-limit 1
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "Base assault, even"
| brief = "A base with two squadrons aboard and one scout outside. It cannot run and can turn only one side at a time; two heavy cruisers and two destroyers come to end it. Even form: a scout has taken the place of the destroyer, and there are twenty rounds."
|
| [options]
| turn-limit = 20
|
| [[side]]
| name = "Terran base"
| ship = [
|   { class = "BASE", at = [8, 4], facing = 1 },
|   { class = "SC", at = [8, 7], facing = 1 },
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
= e956a46d7462d229

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: side 1 takes its turn
= 8521068db5b8874d

turn 1
> 1  done
= ed284d2fa6507263

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: side 2 takes its turn
= fc9e8a0f2c545d47

turn 1
> 2  done
= 225f18def1b1ed8a

turn 1
> 2  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[20,2],"to":[19,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight to 19,2, facing 4
= 136df0c997cb7186

turn 1
> 2  T-CA-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":false,"from":[20,4],"to":[19,4],"facing":4,"count":0,"marker":null}
# T-CA-2 moves straight to 19,4, facing 4
= 5e099d691df77777

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[20,6],"to":[19,6],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight to 19,6, facing 4
= 0823bee18888db0f

turn 1
> 2  T-DD-2: right
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"right","afterburner":false,"from":[20,0],"to":[19,1],"facing":5,"count":0,"marker":null}
# T-DD-2 turns right to 19,1, facing 5
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: side 1 takes its turn
= 5a9d0a46c1c6d2f9

turn 1
> 1  done
= 862d1837c43a6aee

turn 1
> 1  SC-1: right
[TAL-7.2.1] {"kind":"moved","piece":"SC-1","way":"right","afterburner":false,"from":[8,7],"to":[9,6],"facing":2,"count":0,"marker":null}
# SC-1 turns right to 9,6, facing 2
= d6235c4fc66ba2a3

turn 1
> 1  BASE-1: launch SQ-1 1
[TAL-12.3] {"kind":"launched","piece":"BASE-1","squadron":"SQ-1","at":[9,4],"facing":1}
# BASE-1 launches SQ-1 to 9,4, facing 1
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: side 2 takes its turn
= c4fcc0f43a0925a2

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: side 1 takes its turn
= 3c4ce920a11088e1

turn 1
> 1  done
= 6fc358f8c09b0dc2

turn 1
> 1  SQ-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"SQ-1","way":"straight","afterburner":false,"from":[9,4],"to":[10,4],"facing":1,"count":0,"marker":null}
# SQ-1 moves straight to 10,4, facing 1
= 2a4edd32757f3a2d

turn 1
> 1  BASE-1: launch SQ-2 1
[TAL-12.3] {"kind":"launched","piece":"BASE-1","squadron":"SQ-2","at":[9,4],"facing":1}
# BASE-1 launches SQ-2 to 9,4, facing 1
= fa2e07abb618c4f4

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: side 2 takes its turn
= 97a569a231756110

turn 1
> 2  done
= 50fae68340038995

turn 1
> 2  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[19,2],"to":[18,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight to 18,2, facing 4
= df35a16e9688b0d9

turn 1
> 2  T-CA-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":false,"from":[19,4],"to":[18,4],"facing":4,"count":0,"marker":null}
# T-CA-2 moves straight to 18,4, facing 4
= 5b3eb4c14b9b3fce

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[19,6],"to":[18,6],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight to 18,6, facing 4
= fd1c02f453ed7a14

turn 1
> 2  T-DD-2: left
[TAL-7.2.1] {"kind":"moved","piece":"T-DD-2","way":"left","afterburner":false,"from":[19,1],"to":[18,1],"facing":4,"count":0,"marker":null}
# T-DD-2 turns left to 18,1, facing 4
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: side 1 takes its turn
= 16cf2d861112ab00

turn 1
> 1  done
= 2d653534116f8ff0

turn 1
> 1  SC-1: left
[TAL-7.2.1] {"kind":"moved","piece":"SC-1","way":"left","afterburner":false,"from":[9,6],"to":[10,6],"facing":1,"count":0,"marker":null}
# SC-1 turns left to 10,6, facing 1
= 968e3c20b1d6b447

turn 1
> 1  SQ-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"SQ-1","way":"straight","afterburner":false,"from":[10,4],"to":[11,4],"facing":1,"count":0,"marker":null}
# SQ-1 moves straight to 11,4, facing 1
= ff0d371a3d4c8ee7

turn 1
> 1  SQ-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"SQ-2","way":"straight","afterburner":false,"from":[9,4],"to":[10,4],"facing":1,"count":0,"marker":null}
# SQ-2 moves straight to 10,4, facing 1
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: side 2 takes its turn
= 232cd21adf633921

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: side 1 takes its turn
= 91a593ad2f77a624

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: side 2 takes its turn
= 012ef386327207a8

turn 1
> 2  done
= fed1b1fdbc90ee56

turn 1
> 2  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[18,2],"to":[17,2],"facing":4,"count":0,"marker":null}
# T-CA-1 moves straight to 17,2, facing 4
= 3b90e2c27a236bcb

turn 1
> 2  T-CA-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":false,"from":[18,4],"to":[17,4],"facing":4,"count":0,"marker":null}
# T-CA-2 moves straight to 17,4, facing 4
= 8a953ccb77523f13

turn 1
> 2  T-DD-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-1","way":"straight","afterburner":false,"from":[18,6],"to":[17,6],"facing":4,"count":0,"marker":null}
# T-DD-1 moves straight to 17,6, facing 4
= c33a6b3e64a2dec0

turn 1
> 2  T-DD-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-DD-2","way":"straight","afterburner":false,"from":[18,1],"to":[17,1],"facing":4,"count":0,"marker":null}
# T-DD-2 moves straight to 17,1, facing 4
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: side 1 takes its turn
= 16ec5465a7f05314

turn 1
> 1  done
= 2ee25d86bb24348f

turn 1
> 1  SC-1: right
[TAL-7.2.1] {"kind":"moved","piece":"SC-1","way":"right","afterburner":false,"from":[10,6],"to":[11,5],"facing":2,"count":0,"marker":null}
# SC-1 turns right to 11,5, facing 2
= d2dd502ff36f62cf

turn 1
> 1  SQ-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"SQ-1","way":"straight","afterburner":false,"from":[11,4],"to":[12,4],"facing":1,"count":0,"marker":null}
# SQ-1 moves straight to 12,4, facing 1
= 0f0199034ab44f6f

turn 1
> 1  SQ-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"SQ-2","way":"straight","afterburner":false,"from":[10,4],"to":[11,4],"facing":1,"count":0,"marker":null}
# SQ-2 moves straight to 11,4, facing 1
= 4a30953e009d71ab

turn 1
> 1  done
[TAL-1.2] {"kind":"power-phase"}
# the power phase begins
= 0d5c1b865a7c440f

turn 1
> 1  BASE-1: speed 3; SC-1: speed 3; SQ-1: speed 6; SQ-2: speed 6
> 2  T-CA-1: speed 3; T-CA-2: speed 3; T-DD-1: speed 3; T-DD-2: speed 3
[TAL-9.2] {"kind":"speed","piece":"BASE-1","speed":3,"before":2,"power":6,"radius":0}
# BASE-1 changes to speed 3: power 6, turn radius 0
[TAL-9.2] {"kind":"speed","piece":"SQ-1","speed":6,"before":5,"power":0,"radius":1}
# SQ-1 changes to speed 6: power 0, turn radius 1
[TAL-9.2] {"kind":"speed","piece":"SQ-2","speed":6,"before":5,"power":0,"radius":1}
# SQ-2 changes to speed 6: power 0, turn radius 1
[TAL-16] {"kind":"over","winner":null,"how":"limit"}
# the last round is over and both sides have destroyed as much: the battle is a draw
= 564baa79c031c154
