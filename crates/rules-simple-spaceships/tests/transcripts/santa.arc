firing-arc record 1
game simple-spaceships 1
scenario santa
seat 1 doctrine
seat 2 doctrine
dice seed 5
| title = "Santa and the UFOs"
| brief = "The Sleigh runs from the lower short edge to the upper one. Four UFOs enter by the long edges, wherever they like, and have thirty turns to stop it."
|
| [table]
| width = 48
| height = 72
|
| [run]
| side = 1
|
| [[side]]
| name = "Santa"
| ship = [{ design = "sleigh", name = "Sleigh", at = [24, 0], heading = 0 }]
|
| [[side]]
| name = "Grinches"
| ship = [
|   { design = "ufo", name = "UFO1" },
|   { design = "ufo", name = "UFO2" },
|   { design = "ufo", name = "UFO3" },
|   { design = "ufo", name = "UFO4" },
| ]
= d078ea58bbe56798

turn 1
> 1  assign Sleigh M6
> 2  assign UFO1 M4; UFO2 M4; UFO3 M4; UFO4 M4
[SS-2.2] Sleigh assigns 6 to Movement: D0 M6 A0 R0
[SS-2.2] UFO1 assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] UFO2 assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] UFO3 assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] UFO4 assigns 4 to Movement: D0 M4 A0 R0
[SS-2.3] Sleigh is active at 6
[SS-3.1] Sleigh spends a Movement die, 5 left
= 558f2361e4592b16

turn 1
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 24,0 to 24,4
= e478008c83494098

turn 1
> 1  turn right
[SS-3.3] Sleigh turns right to heading 60
= f8c8dc3b58c7b5c0

turn 1
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 4 left
= c37dcdb3fa231bf0

turn 1
> 1  turn left
[SS-3.3] Sleigh turns left to heading 0
= 8d765c08d520bf5f

turn 1
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 24,4 to 24,8
= fa40fbf758a890c8

turn 1
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 3 left
= 9006762fd7461d17

turn 1
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 24,8 to 24,12
= b9b6753d7d05344f

turn 1
> 1  turn right
[SS-3.3] Sleigh turns right to heading 60
= f0f7d9bf00cdbaf4

turn 1
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 2 left
= fc92729f58185438

turn 1
> 1  turn left
[SS-3.3] Sleigh turns left to heading 0
= 12fcb21285d935a7

turn 1
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 24,12 to 24,16
= ab6dad04adbd075c

turn 1
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 1 left
= 7f7f5dd5fce5f745

turn 1
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 24,16 to 24,20
= f5b043d7eb0e5af9

turn 1
> 1  turn right
[SS-3.3] Sleigh turns right to heading 60
= 5465d77953f55cd9

turn 1
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 0 left
= e3965af212257237

turn 1
> 1  turn left
[SS-3.3] Sleigh turns left to heading 0
= af58bddd91a52b22

turn 1
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 24,20 to 24,24
[SS-2.3] Sleigh is done
= 56f21f5a8442482c

turn 1
> 2  activate UFO1
[SS-2.3] UFO1 is active at 4
= 29e87b9630e720a5

turn 1
> 2  enter right 45 heading 240
[SS-5.1] UFO1 enters at 48,45, heading 240
[SS-3.1] UFO1 spends a Movement die, 3 left
= 263fd24755169992

turn 1
> 2  fly 2
[SS-3.2] UFO1 flies 2 in from 48,45 to 46.268,44
= 2bc43b28e420022e

turn 1
> 2  turn right
[SS-3.3] UFO1 turns right to heading 300
= 44f90118790c1123

turn 1
> 2  fly 2
[SS-3.2] UFO1 flies 2 in from 46.268,44 to 44.536,45
= 264a389d0ebf3ba1

turn 1
> 2  spend
[SS-3.1] UFO1 spends a Movement die, 2 left
= 4543055114789a55

turn 1
> 2  fly 1
[SS-3.2] UFO1 flies 1 in from 44.536,45 to 43.67,45.5
= 0dcf3ed2e8210bca

turn 1
> 2  turn left
[SS-3.3] UFO1 turns left to heading 240
= d969a514e7f35d6b

turn 1
> 2  fly 3
[SS-3.2] UFO1 flies 3 in from 43.67,45.5 to 41.072,44
= f1352b4395340211

turn 1
> 2  spend
[SS-3.1] UFO1 spends a Movement die, 1 left
= a34fddf4ea0305cc

turn 1
> 2  fly 1
[SS-3.2] UFO1 flies 1 in from 41.072,44 to 40.206,43.5
= cce56bb444c1b31b

turn 1
> 2  turn right
[SS-3.3] UFO1 turns right to heading 300
= 7888aa6101810244

turn 1
> 2  fly 3
[SS-3.2] UFO1 flies 3 in from 40.206,43.5 to 37.608,45
= 62aa42baae43fa85

turn 1
> 2  spend
[SS-3.1] UFO1 spends a Movement die, 0 left
= 71c2f796806320cb

turn 1
> 2  fly 1
[SS-3.2] UFO1 flies 1 in from 37.608,45 to 36.742,45.5
= ef7b1cf5fcfafe45

turn 1
> 2  turn left
[SS-3.3] UFO1 turns left to heading 240
= 90c8cc8bb4b833ca

turn 1
> 2  fly 3
[SS-3.2] UFO1 flies 3 in from 36.742,45.5 to 34.144,44
[SS-2.3] UFO1 is done
= 57864b59523c9e36

turn 1
> 2  activate UFO2
[SS-2.3] UFO2 is active at 4
= 2e3894aeda495193

turn 1
> 2  enter right 45 heading 240
[SS-5.1] UFO2 enters at 48,45, heading 240
[SS-3.1] UFO2 spends a Movement die, 3 left
= 5e32193ae7fec6c3

turn 1
> 2  fly 2
[SS-3.2] UFO2 flies 2 in from 48,45 to 46.268,44
= bd9b8177d4883985

turn 1
> 2  turn right
[SS-3.3] UFO2 turns right to heading 300
= f55c6dac2988762e

turn 1
> 2  fly 2
[SS-3.2] UFO2 flies 2 in from 46.268,44 to 44.536,45
= 9045f9de84c8312b

turn 1
> 2  spend
[SS-3.1] UFO2 spends a Movement die, 2 left
= e07de24c965fa16e

turn 1
> 2  fly 4
[SS-3.2] UFO2 flies 4 in from 44.536,45 to 41.072,47
= 60417bcc096a80a3

turn 1
> 2  spend
[SS-3.1] UFO2 spends a Movement die, 1 left
= ee33651409e0e3d5

turn 1
> 2  fly 4
[SS-3.2] UFO2 flies 4 in from 41.072,47 to 37.608,49
= 4e638ed302eb16db

turn 1
> 2  spend
[SS-3.1] UFO2 spends a Movement die, 0 left
= b84c0e95a4716250

turn 1
> 2  fly 3
[SS-3.2] UFO2 flies 3 in from 37.608,49 to 35.01,50.5
= e8e93f3d7bec983f

turn 1
> 2  turn left
[SS-3.3] UFO2 turns left to heading 240
= f4afcc4a674e8ed6

turn 1
> 2  fly 1
[SS-3.2] UFO2 flies 1 in from 35.01,50.5 to 34.144,50
[SS-2.3] UFO2 is done
= c71619d063559538

turn 1
> 2  activate UFO3
[SS-2.3] UFO3 is active at 4
= 053b47a2b1d53077

turn 1
> 2  enter right 45 heading 240
[SS-5.1] UFO3 enters at 48,45, heading 240
[SS-3.1] UFO3 spends a Movement die, 3 left
= dce2a003cb8873de

turn 1
> 2  fly 2
[SS-3.2] UFO3 flies 2 in from 48,45 to 46.268,44
= 9836901b828cd526

turn 1
> 2  turn right
[SS-3.3] UFO3 turns right to heading 300
= 47041739a0871e1a

turn 1
> 2  fly 2
[SS-3.2] UFO3 flies 2 in from 46.268,44 to 44.536,45
= bc10c4420a1a870d

turn 1
> 2  spend
[SS-3.1] UFO3 spends a Movement die, 2 left
= a9b53ead1057a7ae

turn 1
> 2  turn left
[SS-3.3] UFO3 turns left to heading 240
= cced4912961f32b9

turn 1
> 2  fly 1
[SS-3.2] UFO3 flies 1 in from 44.536,45 to 43.67,44.5
= 68297f1e28b9e587

turn 1
> 2  spend
[SS-3.1] UFO3 spends a Movement die, 1 left
= 61d4b50a612d2cc3

turn 1
> 2  fly 2
[SS-3.2] UFO3 flies 2 in from 43.67,44.5 to 41.938,43.5
= f52d3a13429de145

turn 1
> 2  turn right
[SS-3.3] UFO3 turns right to heading 300
= cd55ed9d8f37c636

turn 1
> 2  fly 2
[SS-3.2] UFO3 flies 2 in from 41.938,43.5 to 40.206,44.5
= b9dce190a9a87dc5

turn 1
> 2  end
[SS-2.3] UFO3 is done
[SS-2.3] UFO4 is active at 4
= 2bb5d4cd72d69aec

turn 1
> 2  enter right 45 heading 240
[SS-5.1] UFO4 enters at 48,45, heading 240
[SS-3.1] UFO4 spends a Movement die, 3 left
= b76b8b3ace13563b

turn 1
> 2  fly 2
[SS-3.2] UFO4 flies 2 in from 48,45 to 46.268,44
= 4fb39a69350b0548

turn 1
> 2  turn right
[SS-3.3] UFO4 turns right to heading 300
= 6a1d67fb796d52f8

turn 1
> 2  fly 2
[SS-3.2] UFO4 flies 2 in from 46.268,44 to 44.536,45
= ed0221535ae6dea9

turn 1
> 2  spend
[SS-3.1] UFO4 spends a Movement die, 2 left
= 5569a4170083a5eb

turn 1
> 2  fly 1
[SS-3.2] UFO4 flies 1 in from 44.536,45 to 43.67,45.5
= 70d03201e767cd8e

turn 1
> 2  turn right
[SS-3.3] UFO4 turns right to heading 0
= 4e17516f554ca320

turn 1
> 2  fly 3
[SS-3.2] UFO4 flies 3 in from 43.67,45.5 to 43.67,48.5
= 404ad50f70442cb7

turn 1
> 2  spend
[SS-3.1] UFO4 spends a Movement die, 1 left
= 6ce028b95b588231

turn 1
> 2  fly 1
[SS-3.2] UFO4 flies 1 in from 43.67,48.5 to 43.67,49.5
= ee4b283fefc94c7c

turn 1
> 2  turn left
[SS-3.3] UFO4 turns left to heading 300
= 28db6f4d46e1044a

turn 1
> 2  spend
[SS-3.1] UFO4 spends a Movement die, 0 left
= 837ce022d0f88934

turn 1
> 2  fly 3
[SS-3.2] UFO4 flies 3 in from 43.67,49.5 to 41.072,51
= 171e572ab6332e2c

turn 1
> 2  turn left
[SS-3.3] UFO4 turns left to heading 240
= c18e00d445b5ad4e

turn 1
> 2  fly 1
[SS-3.2] UFO4 flies 1 in from 41.072,51 to 40.206,50.5
[SS-2.3] UFO4 is done
[SS-2.1] turn 2: dice are assigned
= c432fc8f5dadc774

turn 2
> 1  assign Sleigh M6
> 2  assign UFO1 M1 A3; UFO2 M2 A2; UFO3 M2 A1; UFO4 M3
[SS-2.2] Sleigh assigns 6 to Movement: D0 M6 A0 R0
[SS-2.2] UFO1 assigns 1 to Movement, 3 to Attack: D0 M1 A3 R0
[SS-2.2] UFO2 assigns 2 to Movement, 2 to Attack: D0 M2 A2 R0
[SS-2.2] UFO3 assigns 2 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.2] UFO4 assigns 3 to Movement: D0 M3 A0 R1
[SS-2.3] Sleigh is active at 6
[SS-3.1] Sleigh spends a Movement die, 5 left
= 5f4df2cf1611aedc

turn 2
> 1  fly 3
[SS-3.2] Sleigh flies 3 in from 24,24 to 24,27
= 4079e358e5c95fd4

turn 2
> 1  turn left
[SS-3.3] Sleigh turns left to heading 300
= d90a5634bc6a217a

turn 2
> 1  fly 1
[SS-3.2] Sleigh flies 1 in from 24,27 to 23.134,27.5
= a7aff3155b0ce20e

turn 2
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 4 left
= 9a8cab66822f4f52

turn 2
> 1  fly 3
[SS-3.2] Sleigh flies 3 in from 23.134,27.5 to 20.536,29
= 9d95b4ea62aa2c69

turn 2
> 1  turn right
[SS-3.3] Sleigh turns right to heading 0
= 8558825443c2cbaa

turn 2
> 1  fly 1
[SS-3.2] Sleigh flies 1 in from 20.536,29 to 20.536,30
= 2a7bfe03ed400c58

turn 2
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 3 left
= 6971bc3fac63f560

turn 2
> 1  fly 2
[SS-3.2] Sleigh flies 2 in from 20.536,30 to 20.536,32
= 7563ac13cd60a36f

turn 2
> 1  turn left
[SS-3.3] Sleigh turns left to heading 300
= f5c4306a781f1412

turn 2
> 1  fly 2
[SS-3.2] Sleigh flies 2 in from 20.536,32 to 18.804,33
= 6dfd1847d4c8907c

turn 2
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 2 left
= cc8273d2d1c64f5d

turn 2
> 1  fly 1
[SS-3.2] Sleigh flies 1 in from 18.804,33 to 17.938,33.5
= d80eff1efec457e5

turn 2
> 1  turn right
[SS-3.3] Sleigh turns right to heading 0
= b85521de44bcc41f

turn 2
> 1  fly 3
[SS-3.2] Sleigh flies 3 in from 17.938,33.5 to 17.938,36.5
= 8e91fd3887fe59a7

turn 2
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 1 left
= f2c04920a8b06f77

turn 2
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 17.938,36.5 to 17.938,40.5
= 22cb8f91c437d695

turn 2
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 0 left
= 55fcbb0b19e7f79b

turn 2
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 17.938,40.5 to 17.938,44.5
= 4fea04a01a3c9a58

turn 2
> 1  end
[SS-2.3] Sleigh is done
= 76bd3ac3161c4789

turn 2
> 2  activate UFO3
[SS-2.3] UFO3 is active at 3
[SS-3.1] UFO3 spends a Movement die, 2 left
= 4f79f0a7ba3c6703

turn 2
> 2  turn right
[SS-3.3] UFO3 turns right to heading 0
= 94cab004bf8dc379

turn 2
> 2  fly 4
[SS-3.2] UFO3 flies 4 in from 40.206,44.5 to 40.206,48.5
= 627019c7e549cfba

turn 2
> 2  spend
[SS-3.1] UFO3 spends a Movement die, 1 left
= f2d58e5e4c02d3df

turn 2
> 2  turn left
[SS-3.3] UFO3 turns left to heading 300
= 6273c5990e8470c2

turn 2
> 2  fly 4
[SS-3.2] UFO3 flies 4 in from 40.206,48.5 to 36.742,50.5
= efb2509cdd6aa8d4

turn 2
> 2  spend
[SS-3.1] UFO3 spends a Movement die, 0 left
= 4a5431ac94891c7c

turn 2
> 2  fly 4
[SS-3.2] UFO3 flies 4 in from 36.742,50.5 to 33.278,52.5
= 8264e991f2da7fcf

turn 2
> 2  end
[SS-2.3] UFO3 is done
[SS-2.3] UFO4 is active at 3
[SS-3.1] UFO4 spends a Movement die, 2 left
= 00419382c3b9bc60

turn 2
> 2  turn right
[SS-3.3] UFO4 turns right to heading 300
= 80c7ef5f2e983b71

turn 2
> 2  fly 1
[SS-3.2] UFO4 flies 1 in from 40.206,50.5 to 39.34,51
= 95bcaa37a5e36795

turn 2
> 2  spend
[SS-3.1] UFO4 spends a Movement die, 1 left
= 033c6f02f8e82db3

turn 2
> 2  fly 1
[SS-3.2] UFO4 flies 1 in from 39.34,51 to 38.474,51.5
= 66da16313c154923

turn 2
> 2  turn right
[SS-3.3] UFO4 turns right to heading 0
= 85c9adac66db6ef4

turn 2
> 2  fly 3
[SS-3.2] UFO4 flies 3 in from 38.474,51.5 to 38.474,54.5
= 42969d31f09ad552

turn 2
> 2  spend
[SS-3.1] UFO4 spends a Movement die, 0 left
= 676be9950dbcf8a7

turn 2
> 2  fly 2
[SS-3.2] UFO4 flies 2 in from 38.474,54.5 to 38.474,56.5
= ce89426dd1792e93

turn 2
> 2  turn left
[SS-3.3] UFO4 turns left to heading 300
= 9a4f9222e74b6102

turn 2
> 2  fly 2
[SS-3.2] UFO4 flies 2 in from 38.474,56.5 to 36.742,57.5
[SS-2.3] UFO4 is done
[SS-2.3] UFO2 is active at 2
[SS-3.1] UFO2 spends a Movement die, 1 left
= 0d1e20f5208cc416

turn 2
> 2  turn right
[SS-3.3] UFO2 turns right to heading 300
= 9493526e8cec9d84

turn 2
> 2  fly 4
[SS-3.2] UFO2 flies 4 in from 34.144,50 to 30.68,52
= 0974b06d715f7c59

turn 2
> 2  spend
[SS-3.1] UFO2 spends a Movement die, 0 left
= cbf5ea9d6d97f638

turn 2
> 2  fly 2
[SS-3.2] UFO2 flies 2 in from 30.68,52 to 28.948,53
= b29237c2c6cc8c7d

turn 2
> 2  turn left
[SS-3.3] UFO2 turns left to heading 240
= 40930171966aa1fb

turn 2
> 2  fly 2
[SS-3.2] UFO2 flies 2 in from 28.948,53 to 27.216,52
= 57e5cdec68306e0d

turn 2
> 2  attack Sleigh range 1 bonus 0 roll 1
[SS-4.1] UFO2 attacks Sleigh at 11.93 in: 1 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 5
[SS-4.4] 5 of 6+: no hit
[SS-2.3] UFO2 is done
[SS-2.3] UFO1 is active at 1
[SS-3.1] UFO1 spends a Movement die, 0 left
= 5cdafa21fefbfede

turn 2
> 2  attack Sleigh range 2 bonus 0 roll 1
[SS-4.1] UFO1 attacks Sleigh at 16.213 in: 2 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 3
[SS-4.4] 3 of 6+: no hit
= 526075334cc3581b

turn 2
> 2  turn right
[SS-3.3] UFO1 turns right to heading 300
= 774edce17dc958f5

turn 2
> 2  fly 4
[SS-3.2] UFO1 flies 4 in from 34.144,44 to 30.68,46
[SS-2.3] UFO1 is done
[SS-2.1] turn 3: dice are assigned
= f7754fededb8a6f0

turn 3
> 1  assign Sleigh M6
> 2  assign UFO1 M3; UFO2 M3 A1; UFO3 M3; UFO4 M3 A1
[SS-2.2] Sleigh assigns 6 to Movement: D0 M6 A0 R0
[SS-2.2] UFO1 assigns 3 to Movement: D0 M3 A0 R1
[SS-2.2] UFO2 assigns 3 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.2] UFO3 assigns 3 to Movement: D0 M3 A1 R0
[SS-2.2] UFO4 assigns 3 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.3] Sleigh is active at 6
[SS-3.1] Sleigh spends a Movement die, 5 left
= 626ef416da854229

turn 3
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 17.938,44.5 to 17.938,48.5
= 8a3e252a90b2271e

turn 3
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 4 left
= 4428e0167285000b

turn 3
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 17.938,48.5 to 17.938,52.5
= 6983428ee375cac1

turn 3
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 3 left
= 9ff85d6e0714916f

turn 3
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 17.938,52.5 to 17.938,56.5
= eb5e63f7f177afd5

turn 3
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 2 left
= f916de4bfff9bf9b

turn 3
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 17.938,56.5 to 17.938,60.5
= 787d78afe951991b

turn 3
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 1 left
= fb3d5167980da8b5

turn 3
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 17.938,60.5 to 17.938,64.5
= a6fe4bfd851d9f0b

turn 3
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 0 left
= d0bdfc8406cb2d45

turn 3
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 17.938,64.5 to 17.938,68.5
= 4f2ec09a059eca93

turn 3
> 1  end
[SS-2.3] Sleigh is done
= c67d2ad9e1df3014

turn 3
> 2  activate UFO1
[SS-2.3] UFO1 is active at 3
[SS-3.1] UFO1 spends a Movement die, 2 left
= 375b027279c1e1c2

turn 3
> 2  fly 3
[SS-3.2] UFO1 flies 3 in from 30.68,46 to 28.082,47.5
= dea1339b867ac099

turn 3
> 2  turn right
[SS-3.3] UFO1 turns right to heading 0
= 38d742db049994b3

turn 3
> 2  fly 1
[SS-3.2] UFO1 flies 1 in from 28.082,47.5 to 28.082,48.5
= c1239d67c67817d6

turn 3
> 2  spend
[SS-3.1] UFO1 spends a Movement die, 1 left
= 6a652839924d976a

turn 3
> 2  turn left
[SS-3.3] UFO1 turns left to heading 300
= 20188e96658c7d87

turn 3
> 2  fly 4
[SS-3.2] UFO1 flies 4 in from 28.082,48.5 to 24.618,50.5
= 90823b540e99aef9

turn 3
> 2  spend
[SS-3.1] UFO1 spends a Movement die, 0 left
= 215472fdb183dce1

turn 3
> 2  fly 4
[SS-3.2] UFO1 flies 4 in from 24.618,50.5 to 21.154,52.5
= a797a6d25060f4cb

turn 3
> 2  turn right
[SS-3.3] UFO1 turns right to heading 0
[SS-2.3] UFO1 is done
= 188db98cb470c3c6

turn 3
> 2  activate UFO3
[SS-2.3] UFO3 is active at 3
[SS-3.1] UFO3 spends a Movement die, 2 left
= 66aec7f9df820565

turn 3
> 2  fly 4
[SS-3.2] UFO3 flies 4 in from 33.278,52.5 to 29.814,54.5
= 67a6b390385ec24f

turn 3
> 2  turn right
[SS-3.3] UFO3 turns right to heading 0
= 6594eb1c491d0846

turn 3
> 2  spend
[SS-3.1] UFO3 spends a Movement die, 1 left
= 050937de8a2a6f1f

turn 3
> 2  fly 3
[SS-3.2] UFO3 flies 3 in from 29.814,54.5 to 29.814,57.5
= bb915f92b0f2dd3a

turn 3
> 2  fly 1
[SS-3.2] UFO3 flies 1 in from 29.814,57.5 to 29.814,58.5
= 63f410c3019b8678

turn 3
> 2  turn left
[SS-3.3] UFO3 turns left to heading 300
= 138c67e0616be32c

turn 3
> 2  spend
[SS-3.1] UFO3 spends a Movement die, 0 left
= 05174c35b2062040

turn 3
> 2  fly 4
[SS-3.2] UFO3 flies 4 in from 29.814,58.5 to 26.35,60.5
= 4276e73d13abf8a8

turn 3
> 2  end
[SS-2.3] UFO3 is done
= ed1646088358e85f

turn 3
> 2  activate UFO4
[SS-2.3] UFO4 is active at 3
[SS-3.1] UFO4 spends a Movement die, 2 left
= 8b5412807c6fde5b

turn 3
> 2  fly 4
[SS-3.2] UFO4 flies 4 in from 36.742,57.5 to 33.278,59.5
= 606744e72a816fde

turn 3
> 2  turn right
[SS-3.3] UFO4 turns right to heading 0
= adb8fc36b72f9e94

turn 3
> 2  spend
[SS-3.1] UFO4 spends a Movement die, 1 left
= fb25cca13d1142b5

turn 3
> 2  turn left
[SS-3.3] UFO4 turns left to heading 300
= 1aa80d206d79ea2c

turn 3
> 2  fly 4
[SS-3.2] UFO4 flies 4 in from 33.278,59.5 to 29.814,61.5
= ddea346f6dfb51b1

turn 3
> 2  spend
[SS-3.1] UFO4 spends a Movement die, 0 left
= 01cb11a22afe07f8

turn 3
> 2  fly 4
[SS-3.2] UFO4 flies 4 in from 29.814,61.5 to 26.35,63.5
= eb5372be0b02dd73

turn 3
> 2  end
[SS-2.3] UFO4 is done
[SS-2.3] UFO2 is active at 3
[SS-3.1] UFO2 spends a Movement die, 2 left
= e558696ad236b388

turn 3
> 2  turn right
[SS-3.3] UFO2 turns right to heading 300
= 4090323f71bb3858

turn 3
> 2  fly 4
[SS-3.2] UFO2 flies 4 in from 27.216,52 to 23.752,54
= 4c43a32746c29091

turn 3
> 2  spend
[SS-3.1] UFO2 spends a Movement die, 1 left
= b406619ba477738d

turn 3
> 2  fly 4
[SS-3.2] UFO2 flies 4 in from 23.752,54 to 20.288,56
= 3fd2d5b8a14f616b

turn 3
> 2  turn right
[SS-3.3] UFO2 turns right to heading 0
= a5de35c32f91a8b3

turn 3
> 2  spend
[SS-3.1] UFO2 spends a Movement die, 0 left
= a81178ab288169cf

turn 3
> 2  fly 4
[SS-3.2] UFO2 flies 4 in from 20.288,56 to 20.288,60
= 59fde00a384d49b0

turn 3
> 2  end
[SS-2.3] UFO2 is done
[SS-2.1] turn 4: dice are assigned
= 3e7da8279aeefe48

turn 4
> 1  assign Sleigh M1 D1
> 2  assign UFO1 M3 D1; UFO2 M1 A1 D1; UFO3 M2 A1; UFO4 M1 A2
[SS-2.2] Sleigh assigns 1 to Defence, 1 to Movement: D1 M1 A0 R4
[SS-2.2] UFO1 assigns 1 to Defence, 3 to Movement: D1 M3 A0 R0
[SS-2.2] UFO2 assigns 1 to Defence, 1 to Movement, 1 to Attack: D1 M1 A2 R0
[SS-2.2] UFO3 assigns 2 to Movement, 1 to Attack: D0 M2 A2 R0
[SS-2.2] UFO4 assigns 1 to Movement, 2 to Attack: D0 M1 A3 R0
[SS-2.3] UFO1 is active at 3
[SS-3.1] UFO1 spends a Movement die, 2 left
= 29c8022bf85a7303

turn 4
> 2  fly 4
[SS-3.2] UFO1 flies 4 in from 21.154,52.5 to 21.154,56.5
= b7b20e2b42ca5831

turn 4
> 2  turn left
[SS-3.3] UFO1 turns left to heading 300
= 4747dc18ee3b9fe1

turn 4
> 2  spend
[SS-3.1] UFO1 spends a Movement die, 1 left
= 8b518d8e8bb7b5a9

turn 4
> 2  fly 3
[SS-3.2] UFO1 flies 3 in from 21.154,56.5 to 18.556,58
= 83f02e23287353a6

turn 4
> 2  fly 1
[SS-3.2] UFO1 flies 1 in from 18.556,58 to 17.69,58.5
= ec9a788638c15e2f

turn 4
> 2  turn right
[SS-3.3] UFO1 turns right to heading 0
= 4f2c3e4e8e5fa894

turn 4
> 2  spend
[SS-3.1] UFO1 spends a Movement die, 0 left
= 17837a16674f3d5b

turn 4
> 2  fly 4
[SS-3.2] UFO1 flies 4 in from 17.69,58.5 to 17.69,62.5
= 416b87f054c655d7

turn 4
> 2  end
[SS-2.3] UFO1 is done
[SS-2.3] UFO3 is active at 2
[SS-3.1] UFO3 spends a Movement die, 1 left
= aabf4c6ac1163a33

turn 4
> 2  fly 4
[SS-3.2] UFO3 flies 4 in from 26.35,60.5 to 22.886,62.5
= 9a73f475a3250bc2

turn 4
> 2  turn right
[SS-3.3] UFO3 turns right to heading 0
= 0236c9b664fa0a61

turn 4
> 2  spend
[SS-3.1] UFO3 spends a Movement die, 0 left
= c6cf7c9136f033ed

turn 4
> 2  fly 4
[SS-3.2] UFO3 flies 4 in from 22.886,62.5 to 22.886,66.5
= 51147d1a6f05ab34

turn 4
> 2  turn left
[SS-3.3] UFO3 turns left to heading 300
= 34377ec3f0c3b526

turn 4
> 2  end
[SS-2.3] UFO3 is done
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] Sleigh is active at 1
[SS-3.1] Sleigh spends a Movement die, 0 left
= 68c9daedf3d906fe

turn 4
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 17.938,68.5 to 17.938,72.5
[SS-5.1] the far edge is reached: side 1 wins
= 1f3a64073e9ecfbd
