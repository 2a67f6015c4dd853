firing-arc record 1
game simple-spaceships 1
scenario santa
seat 1 Nick
seat 2 Grinch
dice typed
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
= 391f748770c5a1a9

turn 1
> 1  assign Sleigh M4 D2
> 2  assign UFO1 M3 A1; UFO2 M2 A2; UFO3 M4; UFO4 M1 A3
> dice  1
[SS-2.2] Sleigh assigns 2 to Defence, 4 to Movement: D2 M4 A0 R0
[SS-2.2] UFO1 assigns 3 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.2] UFO2 assigns 2 to Movement, 2 to Attack: D0 M2 A2 R0
[SS-2.2] UFO3 assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] UFO4 assigns 1 to Movement, 3 to Attack: D0 M1 A3 R0
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] Sleigh is active at 4
[SS-3.1] Sleigh spends a Movement die, 3 left
= 75ae5f30f9b42175

turn 1
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 24,0 to 24,4
= b4371a36dcd48036

turn 1
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 2 left
= 25931fe49e1c8fe9

turn 1
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 24,4 to 24,8
= 0999ec589415e29f

turn 1
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 1 left
= 1b1847432d5c06aa

turn 1
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 24,8 to 24,12
= a001c59ec8feb65a

turn 1
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 0 left
= 30d1556120861e57

turn 1
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 24,12 to 24,16
= eecf76687bdf656d

turn 1
> 1  end
[SS-2.3] Sleigh is done
[SS-2.3] UFO3 is active at 4
= c2ed355d6c6881df

turn 1
> 2  enter left 40 heading 120
[SS-5.1] UFO3 enters at 0,40, heading 120
[SS-3.1] UFO3 spends a Movement die, 3 left
= aa3deb147165d072

turn 1
> 2  fly 4
[SS-3.2] UFO3 flies 4 in from 0,40 to 3.464,38
= 7526197a59e7be3c

turn 1
> 2  spend
[SS-3.1] UFO3 spends a Movement die, 2 left
= 27cd5b0e83ece252

turn 1
> 2  turn left
[SS-3.3] UFO3 turns left to heading 60
= 8317bf84ab0b2fb7

turn 1
> 2  fly 4
[SS-3.2] UFO3 flies 4 in from 3.464,38 to 6.928,40
= e203bd921a08a93e

turn 1
> 2  spend
[SS-3.1] UFO3 spends a Movement die, 1 left
= 4dd01016d1ac581d

turn 1
> 2  fly 4
[SS-3.2] UFO3 flies 4 in from 6.928,40 to 10.392,42
= 23b1fe63ecfeda3b

turn 1
> 2  spend
[SS-3.1] UFO3 spends a Movement die, 0 left
= e3c13f0903bed236

turn 1
> 2  turn right
[SS-3.3] UFO3 turns right to heading 120
= 177ef738d6fd7b94

turn 1
> 2  fly 4
[SS-3.2] UFO3 flies 4 in from 10.392,42 to 13.856,40
[SS-2.3] UFO3 is done
[SS-2.3] UFO1 is active at 3
= 59a7d048bcfc5fd5

turn 1
> 2  enter right 30 heading 300
[SS-5.1] UFO1 enters at 48,30, heading 300
[SS-3.1] UFO1 spends a Movement die, 2 left
= b82974809c6deacc

turn 1
> 2  fly 4
[SS-3.2] UFO1 flies 4 in from 48,30 to 44.536,32
= 8b6ac9634b46e28b

turn 1
> 2  spend
[SS-3.1] UFO1 spends a Movement die, 1 left
= 88720ca64fac3d8c

turn 1
> 2  fly 4
[SS-3.2] UFO1 flies 4 in from 44.536,32 to 41.072,34
= c9773587cec32930

turn 1
> 2  spend
[SS-3.1] UFO1 spends a Movement die, 0 left
= 2a3c5086e24c66e8

turn 1
> 2  turn left
[SS-3.3] UFO1 turns left to heading 240
= 3bcce558f2eac014

turn 1
> 2  fly 4
[SS-3.2] UFO1 flies 4 in from 41.072,34 to 37.608,32
[SS-2.3] UFO1 is done
[SS-2.3] UFO2 is active at 2
= 3c25ac8d94215551

turn 1
> 2  enter right 24 heading 300
[SS-5.1] UFO2 enters at 48,24, heading 300
[SS-3.1] UFO2 spends a Movement die, 1 left
= fbcd32c4ad429def

turn 1
> 2  fly 4
[SS-3.2] UFO2 flies 4 in from 48,24 to 44.536,26
= 133f76ec072f9884

turn 1
> 2  spend
[SS-3.1] UFO2 spends a Movement die, 0 left
= f9afcc8054bf8bb9

turn 1
> 2  turn left
[SS-3.3] UFO2 turns left to heading 240
= 00573ecba147c2f4

turn 1
> 2  fly 4
[SS-3.2] UFO2 flies 4 in from 44.536,26 to 41.072,24
[SS-2.3] UFO2 is done
[SS-2.3] UFO4 is active at 1
= e1986e229337a5a9

turn 1
> 2  enter left 24.125 heading 60
[SS-5.1] UFO4 enters at 0,24.125, heading 60
[SS-3.1] UFO4 spends a Movement die, 0 left
= b023a74f07ba99b2

turn 1
> 2  fly 4
[SS-3.2] UFO4 flies 4 in from 0,24.125 to 3.464,26.125
= c03886a117572a96

turn 1
> 2  turn right
[SS-3.3] UFO4 turns right to heading 120
[SS-2.3] UFO4 is done
[SS-2.1] turn 2: dice are assigned
= 8be644fadfb3412a

turn 2
> 1  assign Sleigh M3 A1
> 2  assign UFO1 M1 A2; UFO2 M2; UFO3 M2 A2; UFO4 M1
[SS-2.2] Sleigh assigns 3 to Movement, 1 to Attack: D2 M3 A1 R0
[SS-2.2] UFO1 assigns 1 to Movement, 2 to Attack: D0 M1 A3 R0
[SS-2.2] UFO2 assigns 2 to Movement: D0 M2 A2 R0
[SS-2.2] UFO3 assigns 2 to Movement, 2 to Attack: D0 M2 A2 R0
[SS-2.2] UFO4 assigns 1 to Movement: D0 M1 A3 R0
[SS-2.3] Sleigh is active at 3
[SS-3.1] Sleigh spends a Movement die, 2 left
= 0ee3b98fd0c16425

turn 2
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 24,16 to 24,20
= d9d67bc77387e2f0

turn 2
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 1 left
= 4dbb8622d5de585a

turn 2
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 24,20 to 24,24
= 8c4546c0ab32b5be

turn 2
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 0 left
= 02b11ad274c0f67d

turn 2
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 24,24 to 24,28
= e785842ebd5c3f17

turn 2
> 1  end
[SS-2.3] Sleigh is done
= 0e7cc5d7939c3922

turn 2
> 2  activate UFO3
[SS-2.3] UFO3 is active at 2
[SS-3.1] UFO3 spends a Movement die, 1 left
= f2c237a0d97b1990

turn 2
> 2  fly 4
[SS-3.2] UFO3 flies 4 in from 13.856,40 to 17.32,38
= 768e97ef7c709738

turn 2
> 2  spend
[SS-3.1] UFO3 spends a Movement die, 0 left
= a5d4561e3b97a6f9

turn 2
> 2  fly 4
[SS-3.2] UFO3 flies 4 in from 17.32,38 to 20.784,36
= dabd25042caac496

turn 2
> 2  turn right
[SS-3.3] UFO3 turns right to heading 180
= 2682e0d21919c882

turn 2
> 2  attack Sleigh range 1 bonus 0 roll 1
> dice  6
[SS-4.1] UFO3 attacks Sleigh at 8.622 in: 1 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 6
[SS-4.4] 6 of 6+: 1 hit
[SS-4.6] 1 hit meets a Defence die of Sleigh, 1 left
[SS-2.3] UFO3 is done
[SS-2.3] UFO2 is active at 2
[SS-3.1] UFO2 spends a Movement die, 1 left
= 5f987ee26c7cf8e0

turn 2
> 2  turn right
[SS-3.3] UFO2 turns right to heading 300
= 97deea2681331398

turn 2
> 2  fly 4
[SS-3.2] UFO2 flies 4 in from 41.072,24 to 37.608,26
= 1d2d9c7815259433

turn 2
> 2  spend
[SS-3.1] UFO2 spends a Movement die, 0 left
= ee2593efdd8fd13a

turn 2
> 2  fly 4
[SS-3.2] UFO2 flies 4 in from 37.608,26 to 34.144,28
= 652e2a5d54a0376d

turn 2
> 2  attack Sleigh range 1 bonus 0 roll 1
> dice  6
[SS-4.1] UFO2 attacks Sleigh at 10.144 in: 1 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 6
[SS-4.4] 6 of 6+: 1 hit
[SS-4.6] 1 hit meets a Defence die of Sleigh, 0 left
= 3c2411af8a4bb932

turn 2
> 2  end
[SS-2.3] UFO2 is done
= 58bab566b42a36cc

turn 2
> 2  activate UFO1
[SS-2.3] UFO1 is active at 1
[SS-3.1] UFO1 spends a Movement die, 0 left
= 848beb70d7beecb4

turn 2
> 2  fly 4
[SS-3.2] UFO1 flies 4 in from 37.608,32 to 34.144,30
= a7f7aff4a67615e0

turn 2
> 2  attack Sleigh range 1 bonus 0 roll 2
> dice  6 6
[SS-4.1] UFO1 attacks Sleigh at 10.339 in: 1 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 6
  [SS-4.4] d6 = 6
[SS-4.4] 6, 6 of 6+: 2 hits
= 3c6ef18baee92f13

turn 2
> 2  lose Reserve
[SS-4.5] Sleigh loses a die from Reserve by side 2, 5 left
= 425061df3ea1c024

turn 2
> 1  lose Attack
[SS-4.5] Sleigh loses a die from Attack by side 1, 4 left
= a0ba1fa5500ae78e

turn 2
> 2  end
[SS-2.3] UFO1 is done
[SS-2.3] UFO4 is active at 1
[SS-3.1] UFO4 spends a Movement die, 0 left
= 28d7ef865a238156

turn 2
> 2  turn left
[SS-3.3] UFO4 turns left to heading 60
= a9bcb67105d93dab

turn 2
> 2  fly 4
[SS-3.2] UFO4 flies 4 in from 3.464,26.125 to 6.928,28.125
= bad06e6e4ac2eaf1

turn 2
> 2  attack Sleigh range 2 bonus 0 roll 1
> dice  3
[SS-4.1] UFO4 attacks Sleigh at 17.072 in: 2 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 3
[SS-4.4] 3 of 6+: no hit
[SS-2.3] UFO4 is done
[SS-2.1] turn 3: dice are assigned
= 6eb5b0bc2a44ff0e

turn 3
> 1  assign Sleigh M4
> 2  assign UFO1 M1; UFO2 M1; UFO3 M1; UFO4 M1
[SS-2.2] Sleigh assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] UFO1 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] UFO2 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] UFO3 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] UFO4 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.3] Sleigh is active at 4
[SS-3.1] Sleigh spends a Movement die, 3 left
= 07cc9ce3771248dd

turn 3
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 24,28 to 24,32
= 1f1fd72b94df80c3

turn 3
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 2 left
= 3c39df5133c5d619

turn 3
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 24,32 to 24,36
= 74b989d1960ebb2f

turn 3
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 1 left
= 567f0ed866d4258f

turn 3
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 24,36 to 24,40
= 07a237d9d9794bff

turn 3
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 0 left
= bea713ae163a60fa

turn 3
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 24,40 to 24,44
= 65aa09949124a4fc

turn 3
> 1  end
[SS-2.3] Sleigh is done
= 7e74adc2f76efece

turn 3
> 2  activate UFO3
[SS-2.3] UFO3 is active at 1
[SS-3.1] UFO3 spends a Movement die, 0 left
= a7b160c4b37153a9

turn 3
> 2  turn left
[SS-3.3] UFO3 turns left to heading 120
= 6e4c6f47b0a9cd35

turn 3
> 2  fly 1
[SS-3.2] UFO3 flies 1 in from 20.784,36 to 21.65,35.5
= b98230cdb81573a9

turn 3
> 2  end
[SS-2.3] UFO3 is done
= dd7d47e06bcf58f7

turn 3
> 2  activate UFO1
[SS-2.3] UFO1 is active at 1
[SS-3.1] UFO1 spends a Movement die, 0 left
= af6f728e5a3246a5

turn 3
> 2  turn right
[SS-3.3] UFO1 turns right to heading 300
= eaea5fb9b4168e71

turn 3
> 2  fly 4
[SS-3.2] UFO1 flies 4 in from 34.144,30 to 30.68,32
[SS-2.3] UFO1 is done
= 45d6b20649f426c7

turn 3
> 2  activate UFO2
[SS-2.3] UFO2 is active at 1
[SS-3.1] UFO2 spends a Movement die, 0 left
= 680c8ce34c6a1a3d

turn 3
> 2  turn right
[SS-3.3] UFO2 turns right to heading 0
= 6d9086feaf2d0bcb

turn 3
> 2  fly 4
[SS-3.2] UFO2 flies 4 in from 34.144,28 to 34.144,32
[SS-2.3] UFO2 is done
[SS-2.3] UFO4 is active at 1
[SS-3.1] UFO4 spends a Movement die, 0 left
= 2d7792942d8fdb0b

turn 3
> 2  fly 3
[SS-3.2] UFO4 flies 3 in from 6.928,28.125 to 9.526,29.625
= 44064acb71660ad2

turn 3
> 2  fly 1
[SS-3.2] UFO4 flies 1 in from 9.526,29.625 to 10.392,30.125
= 17189ae6ad521a21

turn 3
> 2  turn left
[SS-3.3] UFO4 turns left to heading 0
[SS-2.3] UFO4 is done
[SS-2.1] turn 4: dice are assigned
= d925420751925e51

turn 4
> 1  assign Sleigh M4
> 2  assign UFO1 M1; UFO2 M1; UFO3 M1; UFO4 M1
[SS-2.2] Sleigh assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] UFO1 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] UFO2 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] UFO3 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] UFO4 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.3] Sleigh is active at 4
[SS-3.1] Sleigh spends a Movement die, 3 left
= b582578b3fdf169d

turn 4
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 24,44 to 24,48
= cb06e2eecef9e6ad

turn 4
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 2 left
= 7eeecbef7ba0416e

turn 4
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 24,48 to 24,52
= b7cc9fd86956d816

turn 4
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 1 left
= 6283de39b83eb3a4

turn 4
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 24,52 to 24,56
= f1e227f645d7f280

turn 4
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 0 left
= d2c07cd3204f236e

turn 4
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 24,56 to 24,60
= 6c6420ae2c5524dd

turn 4
> 1  end
[SS-2.3] Sleigh is done
= 1d14424ac5556f54

turn 4
> 2  activate UFO3
[SS-2.3] UFO3 is active at 1
[SS-3.1] UFO3 spends a Movement die, 0 left
= 4c0796f02099d7fd

turn 4
> 2  turn left
[SS-3.3] UFO3 turns left to heading 60
= b6f8bacf5df79d5d

turn 4
> 2  fly 4
[SS-3.2] UFO3 flies 4 in from 21.65,35.5 to 25.114,37.5
[SS-2.3] UFO3 is done
= 535b18ed9c6bf3be

turn 4
> 2  activate UFO1
[SS-2.3] UFO1 is active at 1
[SS-3.1] UFO1 spends a Movement die, 0 left
= c778608d29233feb

turn 4
> 2  fly 1
[SS-3.2] UFO1 flies 1 in from 30.68,32 to 29.814,32.5
= 50275a69d55f340d

turn 4
> 2  turn left
[SS-3.3] UFO1 turns left to heading 240
= 6bdcf011c5e6403b

turn 4
> 2  fly 2
[SS-3.2] UFO1 flies 2 in from 29.814,32.5 to 28.082,31.5
= 823cea7451db5456

turn 4
> 2  end
[SS-2.3] UFO1 is done
= 0c8f3b933a259c7f

turn 4
> 2  activate UFO2
[SS-2.3] UFO2 is active at 1
[SS-3.1] UFO2 spends a Movement die, 0 left
= c921ec0778f69f1d

turn 4
> 2  fly 3
[SS-3.2] UFO2 flies 3 in from 34.144,32 to 34.144,35
= 19d52719bfb4eedb

turn 4
> 2  end
[SS-2.3] UFO2 is done
[SS-2.3] UFO4 is active at 1
[SS-3.1] UFO4 spends a Movement die, 0 left
= bb4ab13e09c81e0b

turn 4
> 2  fly 4
[SS-3.2] UFO4 flies 4 in from 10.392,30.125 to 10.392,34.125
= 77b4155a00dd95ee

turn 4
> 2  end
[SS-2.3] UFO4 is done
[SS-2.1] turn 5: dice are assigned
= 5c4f76468b857dc2

turn 5
> 1  assign Sleigh M3 D1
> 2  assign UFO1 M1; UFO2 M1; UFO3 M1; UFO4 M1
[SS-2.2] Sleigh assigns 1 to Defence, 3 to Movement: D1 M3 A0 R0
[SS-2.2] UFO1 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] UFO2 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] UFO3 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] UFO4 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.3] Sleigh is active at 3
[SS-3.1] Sleigh spends a Movement die, 2 left
= f1b05197d49b975a

turn 5
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 24,60 to 24,64
= 7c1e44c2a767fc45

turn 5
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 1 left
= a6ca1ee326d1862b

turn 5
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 24,64 to 24,68
= 2f150872a5219ee0

turn 5
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 0 left
= d709c5b1d98c4b18

turn 5
> 1  fly 4
[SS-3.2] Sleigh flies 4 in from 24,68 to 24,72
[SS-5.1] the far edge is reached: side 1 wins
= 839d308a72344e76
