firing-arc record 1
game simple-spaceships 1
scenario last-stand
seat 1 random
seat 2 random
dice seed 9
| title = "Last stand"
| brief = "A flagship of twelve dice in the middle of the table, and a corsair of four at the middle of every edge."
|
| [table]
| width = 48
| height = 48
|
| [[side]]
| name = "Flagship"
| ship = [{ design = "flagship", name = "Flagship", at = [24, 24], heading = 0 }]
|
| [[side]]
| name = "Corsairs"
| ship = [
|   { design = "corsair", name = "South", at = [24, 0], heading = 0 },
|   { design = "corsair", name = "West", at = [0, 24], heading = 60 },
|   { design = "corsair", name = "North", at = [24, 48], heading = 180 },
|   { design = "corsair", name = "East", at = [48, 24], heading = 300 },
| ]
= ff6b7415e4f4caef

turn 1
> 1  assign Flagship M9 D2
> 2  assign South M2 A2; West M1 D2; North M3 D1; East M1 A1 D1
[SS-2.2] Flagship assigns 2 to Defence, 9 to Movement: D2 M9 A0 R1
[SS-2.2] South assigns 2 to Movement, 2 to Attack: D0 M2 A2 R0
[SS-2.2] West assigns 2 to Defence, 1 to Movement: D2 M1 A0 R1
[SS-2.2] North assigns 1 to Defence, 3 to Movement: D1 M3 A0 R0
[SS-2.2] East assigns 1 to Defence, 1 to Movement, 1 to Attack: D1 M1 A1 R1
[SS-2.3] Flagship is active at 9
[SS-3.1] Flagship spends a Movement die, 8 left
= c9e673181ee8153f

turn 1
> 1  fly 2.5
[SS-3.2] Flagship flies 2.5 in from 24,24 to 24,26.5
= 1b7bf544fc15e499

turn 1
> 1  fly 1.5
[SS-3.2] Flagship flies 1.5 in from 24,26.5 to 24,28
= adf049913934a157

turn 1
> 1  turn right
[SS-3.3] Flagship turns right to heading 60
= c0afddb7f77ad9b2

turn 1
> 1  spend
[SS-3.1] Flagship spends a Movement die, 7 left
= f281b32d0e025e51

turn 1
> 1  fly 2.5
[SS-3.2] Flagship flies 2.5 in from 24,28 to 26.165,29.25
= 66dc00c63c8e668b

turn 1
> 1  fly 1.5
[SS-3.2] Flagship flies 1.5 in from 26.165,29.25 to 27.464,30
= b5ad6ca4b667ac87

turn 1
> 1  turn right
[SS-3.3] Flagship turns right to heading 120
= 09345b690504b033

turn 1
> 1  spend
[SS-3.1] Flagship spends a Movement die, 6 left
= eb18c448a5ade5fa

turn 1
> 1  fly 2.5
[SS-3.2] Flagship flies 2.5 in from 27.464,30 to 29.629,28.75
= eaf4541439cd0a8d

turn 1
> 1  fly 1.5
[SS-3.2] Flagship flies 1.5 in from 29.629,28.75 to 30.928,28
= 62c236854943a8f6

turn 1
> 1  turn right
[SS-3.3] Flagship turns right to heading 180
= 33ef93374d5b23a3

turn 1
> 1  spend
[SS-3.1] Flagship spends a Movement die, 5 left
= be4b48f7e4606381

turn 1
> 1  fly 2.5
[SS-3.2] Flagship flies 2.5 in from 30.928,28 to 30.928,25.5
= 8ebf45cf9177536e

turn 1
> 1  fly 1.5
[SS-3.2] Flagship flies 1.5 in from 30.928,25.5 to 30.928,24
= 9980e52c341bf9f6

turn 1
> 1  turn right
[SS-3.3] Flagship turns right to heading 240
= 31bb262958310be2

turn 1
> 1  spend
[SS-3.1] Flagship spends a Movement die, 4 left
= c41c40d24a3950ff

turn 1
> 1  fly 2.5
[SS-3.2] Flagship flies 2.5 in from 30.928,24 to 28.763,22.75
= 251a2dc57a5a4d3d

turn 1
> 1  fly 1.5
[SS-3.2] Flagship flies 1.5 in from 28.763,22.75 to 27.464,22
= 6a4a26418413d64e

turn 1
> 1  turn right
[SS-3.3] Flagship turns right to heading 300
= ad6021ca18cd649f

turn 1
> 1  spend
[SS-3.1] Flagship spends a Movement die, 3 left
= 6f1581708bcccda0

turn 1
> 1  fly 2.5
[SS-3.2] Flagship flies 2.5 in from 27.464,22 to 25.299,23.25
= e06ce5a792fd8d5a

turn 1
> 1  fly 1.5
[SS-3.2] Flagship flies 1.5 in from 25.299,23.25 to 24,24
= e7b5a00ee7e4d8c4

turn 1
> 1  turn right
[SS-3.3] Flagship turns right to heading 0
= c68f78317a351648

turn 1
> 1  spend
[SS-3.1] Flagship spends a Movement die, 2 left
= 7806bb8aa175932d

turn 1
> 1  fly 2.5
[SS-3.2] Flagship flies 2.5 in from 24,24 to 24,26.5
= 274fa7967d0ce0a2

turn 1
> 1  fly 1.5
[SS-3.2] Flagship flies 1.5 in from 24,26.5 to 24,28
= d4c99cfc2ea9509c

turn 1
> 1  turn right
[SS-3.3] Flagship turns right to heading 60
= 47aafc564f523f11

turn 1
> 1  spend
[SS-3.1] Flagship spends a Movement die, 1 left
= c60de3845c2af5a3

turn 1
> 1  fly 2.5
[SS-3.2] Flagship flies 2.5 in from 24,28 to 26.165,29.25
= a1db6289a3855a29

turn 1
> 1  fly 1.5
[SS-3.2] Flagship flies 1.5 in from 26.165,29.25 to 27.464,30
= e994b3e06ef292a4

turn 1
> 1  turn right
[SS-3.3] Flagship turns right to heading 120
= 7e638090c20eb3d1

turn 1
> 1  spend
[SS-3.1] Flagship spends a Movement die, 0 left
= 42f7e8f2aa9712ac

turn 1
> 1  fly 2.5
[SS-3.2] Flagship flies 2.5 in from 27.464,30 to 29.629,28.75
= 86ce2a11e095d1d4

turn 1
> 1  fly 1.5
[SS-3.2] Flagship flies 1.5 in from 29.629,28.75 to 30.928,28
= f48d0c6115490cdd

turn 1
> 1  turn right
[SS-3.3] Flagship turns right to heading 180
[SS-2.3] Flagship is done
[SS-2.3] North is active at 3
[SS-3.1] North spends a Movement die, 2 left
= 834e40458ca7eab8

turn 1
> 2  fly 2.5
[SS-3.2] North flies 2.5 in from 24,48 to 24,45.5
= 1c0a18424b7f2a4b

turn 1
> 2  fly 1.5
[SS-3.2] North flies 1.5 in from 24,45.5 to 24,44
= 84b5dc9d29929148

turn 1
> 2  turn right
[SS-3.3] North turns right to heading 240
= 5b53a9a0caa40b31

turn 1
> 2  spend
[SS-3.1] North spends a Movement die, 1 left
= a6ce9071f104015f

turn 1
> 2  fly 2.5
[SS-3.2] North flies 2.5 in from 24,44 to 21.835,42.75
= 2ccb3451a6ae73f5

turn 1
> 2  fly 1.5
[SS-3.2] North flies 1.5 in from 21.835,42.75 to 20.536,42
= a9d9e84d9e15a673

turn 1
> 2  turn right
[SS-3.3] North turns right to heading 300
= a6f9ff08d3572cd4

turn 1
> 2  spend
[SS-3.1] North spends a Movement die, 0 left
= 23ff07cef05c1800

turn 1
> 2  fly 2.5
[SS-3.2] North flies 2.5 in from 20.536,42 to 18.371,43.25
= 2a06e20f9d176bb3

turn 1
> 2  fly 1.5
[SS-3.2] North flies 1.5 in from 18.371,43.25 to 17.072,44
= 148f902f1f6d82d8

turn 1
> 2  turn right
[SS-3.3] North turns right to heading 0
[SS-2.3] North is done
[SS-2.3] South is active at 2
[SS-3.1] South spends a Movement die, 1 left
= 3664b95098f829fe

turn 1
> 2  fly 2.5
[SS-3.2] South flies 2.5 in from 24,0 to 24,2.5
= 6520d7a4c98b0c96

turn 1
> 2  fly 1.5
[SS-3.2] South flies 1.5 in from 24,2.5 to 24,4
= 07be3b1f43050463

turn 1
> 2  turn right
[SS-3.3] South turns right to heading 60
= 928ee6d75e250bab

turn 1
> 2  spend
[SS-3.1] South spends a Movement die, 0 left
= e46cfab115de2a64

turn 1
> 2  fly 2.5
[SS-3.2] South flies 2.5 in from 24,4 to 26.165,5.25
= d29978e2aab14903

turn 1
> 2  fly 1.5
[SS-3.2] South flies 1.5 in from 26.165,5.25 to 27.464,6
= 91a692b835a08e52

turn 1
> 2  turn right
[SS-3.3] South turns right to heading 120
[SS-2.3] South is done
= f8025155cf407a8b

turn 1
> 2  activate West
[SS-2.3] West is active at 1
[SS-3.1] West spends a Movement die, 0 left
= 0024494387359b48

turn 1
> 2  fly 2.5
[SS-3.2] West flies 2.5 in from 0,24 to 2.165,25.25
= f6f085375a4c7cc6

turn 1
> 2  fly 1.5
[SS-3.2] West flies 1.5 in from 2.165,25.25 to 3.464,26
= 31d9cd0ceb093eb1

turn 1
> 2  turn right
[SS-3.3] West turns right to heading 120
[SS-2.3] West is done
[SS-2.3] East is active at 1
[SS-3.1] East spends a Movement die, 0 left
= 13935a02a278cf5e

turn 1
> 2  fly 2.5
[SS-3.2] East flies 2.5 in from 48,24 to 45.835,25.25
= dab672deb24a5982

turn 1
> 2  fly 1.5
[SS-3.2] East flies 1.5 in from 45.835,25.25 to 44.536,26
= 311b66c3e141be3b

turn 1
> 2  turn right
[SS-3.3] East turns right to heading 0
[SS-2.3] East is done
[SS-2.1] turn 2: dice are assigned
= 8b082c5b1a51acf7

turn 2
> 1  assign Flagship M2
> 2  assign South M2; West M1; North M1 D1; East M2
[SS-2.2] Flagship assigns 2 to Movement: D2 M2 A0 R8
[SS-2.2] South assigns 2 to Movement: D0 M2 A2 R0
[SS-2.2] West assigns 1 to Movement: D2 M1 A0 R1
[SS-2.2] North assigns 1 to Defence, 1 to Movement: D2 M1 A0 R1
[SS-2.2] East assigns 2 to Movement: D1 M2 A1 R0
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] Flagship is active at 2
[SS-3.1] Flagship spends a Movement die, 1 left
= 8a5ad2f89816a7d3

turn 2
> 1  fly 0.5
[SS-3.2] Flagship flies 0.5 in from 30.928,28 to 30.928,27.5
= ad87efd3dcb75c9e

turn 2
> 1  fly 0.5
[SS-3.2] Flagship flies 0.5 in from 30.928,27.5 to 30.928,27
= e2cce0318adef3ec

turn 2
> 1  fly 0.5
[SS-3.2] Flagship flies 0.5 in from 30.928,27 to 30.928,26.5
= b6cde7077bf30011

turn 2
> 1  fly 0.5
[SS-3.2] Flagship flies 0.5 in from 30.928,26.5 to 30.928,26
= 1d9de526cf493520

turn 2
> 1  fly 0.5
[SS-3.2] Flagship flies 0.5 in from 30.928,26 to 30.928,25.5
= 9f55db78f594c2ca

turn 2
> 1  fly 0.5
[SS-3.2] Flagship flies 0.5 in from 30.928,25.5 to 30.928,25
= be947e9f88b607ab

turn 2
> 1  fly 0.5
[SS-3.2] Flagship flies 0.5 in from 30.928,25 to 30.928,24.5
= 65308fda2ecb444c

turn 2
> 1  fly 0.5
[SS-3.2] Flagship flies 0.5 in from 30.928,24.5 to 30.928,24
= 2fed14e241bccfde

turn 2
> 1  turn left
[SS-3.3] Flagship turns left to heading 120
= b546a93ea7777fad

turn 2
> 1  spend
[SS-3.1] Flagship spends a Movement die, 0 left
= 952109d0b0a99000

turn 2
> 1  fly 0.5
[SS-3.2] Flagship flies 0.5 in from 30.928,24 to 31.361,23.75
= 66e5391b5115c291

turn 2
> 1  fly 0.5
[SS-3.2] Flagship flies 0.5 in from 31.361,23.75 to 31.794,23.5
= ee468a4c16d52193

turn 2
> 1  fly 0.5
[SS-3.2] Flagship flies 0.5 in from 31.794,23.5 to 32.227,23.25
= f4940cb6f0040227

turn 2
> 1  fly 0.5
[SS-3.2] Flagship flies 0.5 in from 32.227,23.25 to 32.66,23
= 2e692e93d2a5fbed

turn 2
> 1  fly 0.5
[SS-3.2] Flagship flies 0.5 in from 32.66,23 to 33.093,22.75
= 519598ca35a6ab51

turn 2
> 1  fly 0.5
[SS-3.2] Flagship flies 0.5 in from 33.093,22.75 to 33.526,22.5
= bd9528c2c54cdfde

turn 2
> 1  fly 0.5
[SS-3.2] Flagship flies 0.5 in from 33.526,22.5 to 33.959,22.25
= f1d8282ce5725758

turn 2
> 1  fly 0.5
[SS-3.2] Flagship flies 0.5 in from 33.959,22.25 to 34.392,22
= 86318c5ea1d6245d

turn 2
> 1  turn left
[SS-3.3] Flagship turns left to heading 60
[SS-2.3] Flagship is done
= c8874eebc5a7f72d

turn 2
> 2  activate South
[SS-2.3] South is active at 2
[SS-3.1] South spends a Movement die, 1 left
= 5739475523395676

turn 2
> 2  fly 2
[SS-3.2] South flies 2 in from 27.464,6 to 29.196,5
= 8eaf852054ddeae4

turn 2
> 2  fly 2
[SS-3.2] South flies 2 in from 29.196,5 to 30.928,4
= 10bd7bc2df3412cd

turn 2
> 2  turn right
[SS-3.3] South turns right to heading 180
= 34779f34bae6b85d

turn 2
> 2  spend
[SS-3.1] South spends a Movement die, 0 left
= 10100e9b52125097

turn 2
> 2  fly 2
[SS-3.2] South flies 2 in from 30.928,4 to 30.928,2
= 6786185470c423fb

turn 2
> 2  fly 1.5
[SS-3.2] South flies 1.5 in from 30.928,2 to 30.928,0.5
= 3d56c0cd759a1131

turn 2
> 2  turn left
[SS-3.3] South turns left to heading 120
= 80457d0c1d6302dd

turn 2
> 2  fly 0.5
[SS-3.2] South flies 0.5 in from 30.928,0.5 to 31.361,0.25
[SS-2.3] South is done
[SS-2.3] East is active at 2
[SS-3.1] East spends a Movement die, 1 left
= f36d527effdee23e

turn 2
> 2  fly 2
[SS-3.2] East flies 2 in from 44.536,26 to 44.536,28
= af4a28585ecef7b4

turn 2
> 2  fly 2
[SS-3.2] East flies 2 in from 44.536,28 to 44.536,30
= 0bf4f6e4e461ef3d

turn 2
> 2  turn right
[SS-3.3] East turns right to heading 60
= 6d8044b8e5ab80c2

turn 2
> 2  spend
[SS-3.1] East spends a Movement die, 0 left
= 4b61eb5037a58147

turn 2
> 2  fly 2
[SS-3.2] East flies 2 in from 44.536,30 to 46.268,31
= 99bc997f920b20a6

turn 2
> 2  fly 1.5
[SS-3.2] East flies 1.5 in from 46.268,31 to 47.567,31.75
= d2a9caac042af59f

turn 2
> 2  turn left
[SS-3.3] East turns left to heading 0
= b49337f4339589ac

turn 2
> 2  fly 0.5
[SS-3.2] East flies 0.5 in from 47.567,31.75 to 47.567,32.25
[SS-2.3] East is done
= 32b670b506fa122d

turn 2
> 2  activate West
[SS-2.3] West is active at 1
[SS-3.1] West spends a Movement die, 0 left
= a5163c82221ee838

turn 2
> 2  fly 2
[SS-3.2] West flies 2 in from 3.464,26 to 5.196,25
= 338854495b1a7740

turn 2
> 2  fly 1.5
[SS-3.2] West flies 1.5 in from 5.196,25 to 6.495,24.25
= b5a344943534d42f

turn 2
> 2  turn left
[SS-3.3] West turns left to heading 60
= d88e21f69a20fc37

turn 2
> 2  fly 0.5
[SS-3.2] West flies 0.5 in from 6.495,24.25 to 6.928,24.5
[SS-2.3] West is done
[SS-2.3] North is active at 1
[SS-3.1] North spends a Movement die, 0 left
= f76da3469af194c0

turn 2
> 2  fly 2
[SS-3.2] North flies 2 in from 17.072,44 to 17.072,46
= 0f6105931e20287d

turn 2
> 2  fly 1.5
[SS-3.2] North flies 1.5 in from 17.072,46 to 17.072,47.5
= b785a65016610a7e

turn 2
> 2  turn left
[SS-3.3] North turns left to heading 300
= 4e8cbc7b9e50f36a

turn 2
> 2  fly 0.5
[SS-3.2] North flies 0.5 in from 17.072,47.5 to 16.639,47.75
[SS-2.3] North is done
[SS-2.1] turn 3: dice are assigned
= 40e0177d028ef221

turn 3
> 1  assign Flagship M7 D2
> 2  assign South M1 A1; West M1 A1; North M1 D1; East M2
[SS-2.2] Flagship assigns 2 to Defence, 7 to Movement: D4 M7 A0 R1
[SS-2.2] South assigns 1 to Movement, 1 to Attack: D0 M1 A3 R0
[SS-2.2] West assigns 1 to Movement, 1 to Attack: D2 M1 A1 R0
[SS-2.2] North assigns 1 to Defence, 1 to Movement: D3 M1 A0 R0
[SS-2.2] East assigns 2 to Movement: D1 M2 A1 R0
[SS-2.3] Flagship is active at 7
[SS-3.1] Flagship spends a Movement die, 6 left
= 41e75852b0f3fbaa

turn 3
> 1  fly 2.5
[SS-3.2] Flagship flies 2.5 in from 34.392,22 to 36.557,23.25
= 7b6364f49398bdb3

turn 3
> 1  turn left
[SS-3.3] Flagship turns left to heading 0
= 2f831f437f697f87

turn 3
> 1  fly 1.5
[SS-3.2] Flagship flies 1.5 in from 36.557,23.25 to 36.557,24.75
= a4020cc9951b67d1

turn 3
> 1  spend
[SS-3.1] Flagship spends a Movement die, 5 left
= f3a4553bd06048c1

turn 3
> 1  fly 2.5
[SS-3.2] Flagship flies 2.5 in from 36.557,24.75 to 36.557,27.25
= 193e89bff1d81c7b

turn 3
> 1  turn left
[SS-3.3] Flagship turns left to heading 300
= 7d18501881db9841

turn 3
> 1  fly 1.5
[SS-3.2] Flagship flies 1.5 in from 36.557,27.25 to 35.258,28
= 9c7453ccef8dc75f

turn 3
> 1  spend
[SS-3.1] Flagship spends a Movement die, 4 left
= 2d2bc603861ed3b6

turn 3
> 1  fly 2.5
[SS-3.2] Flagship flies 2.5 in from 35.258,28 to 33.093,29.25
= 51228a5d28b58847

turn 3
> 1  turn left
[SS-3.3] Flagship turns left to heading 240
= 23aecffa029cd077

turn 3
> 1  fly 1.5
[SS-3.2] Flagship flies 1.5 in from 33.093,29.25 to 31.794,28.5
= f0ae7e29d80f6b56

turn 3
> 1  spend
[SS-3.1] Flagship spends a Movement die, 3 left
= 058012eb8048ffdb

turn 3
> 1  fly 2.5
[SS-3.2] Flagship flies 2.5 in from 31.794,28.5 to 29.629,27.25
= 425d7beaffb15a14

turn 3
> 1  turn left
[SS-3.3] Flagship turns left to heading 180
= b671333f183dd5e3

turn 3
> 1  fly 1.5
[SS-3.2] Flagship flies 1.5 in from 29.629,27.25 to 29.629,25.75
= 79c9e47eb818afc9

turn 3
> 1  spend
[SS-3.1] Flagship spends a Movement die, 2 left
= 14f04f119cf60dfe

turn 3
> 1  fly 2.5
[SS-3.2] Flagship flies 2.5 in from 29.629,25.75 to 29.629,23.25
= 435af2e39d0527bc

turn 3
> 1  turn left
[SS-3.3] Flagship turns left to heading 120
= b1cf32873cd69665

turn 3
> 1  fly 1.5
[SS-3.2] Flagship flies 1.5 in from 29.629,23.25 to 30.928,22.5
= dcb6ba7cf4aab66f

turn 3
> 1  spend
[SS-3.1] Flagship spends a Movement die, 1 left
= 210231ba5af10547

turn 3
> 1  fly 2.5
[SS-3.2] Flagship flies 2.5 in from 30.928,22.5 to 33.093,21.25
= 2dc735eee5cff975

turn 3
> 1  turn left
[SS-3.3] Flagship turns left to heading 60
= 61938666be111f70

turn 3
> 1  fly 1.5
[SS-3.2] Flagship flies 1.5 in from 33.093,21.25 to 34.392,22
= 0663b8dfcfc740e0

turn 3
> 1  spend
[SS-3.1] Flagship spends a Movement die, 0 left
= 267b9adfa2081720

turn 3
> 1  fly 2.5
[SS-3.2] Flagship flies 2.5 in from 34.392,22 to 36.557,23.25
= 4fa53a3394fc0ca3

turn 3
> 1  fly 1.5
[SS-3.2] Flagship flies 1.5 in from 36.557,23.25 to 37.856,24
= f8cd98f8b5c8b0f4

turn 3
> 1  turn right
[SS-3.3] Flagship turns right to heading 120
[SS-2.3] Flagship is done
[SS-2.3] East is active at 2
[SS-3.1] East spends a Movement die, 1 left
= 24449c9752c774f3

turn 3
> 2  fly 3.5
[SS-3.2] East flies 3.5 in from 47.567,32.25 to 47.567,35.75
= 5ab488310631f2c0

turn 3
> 2  spend
[SS-3.1] East spends a Movement die, 0 left
= 22831b08729d225c

turn 3
> 2  fly 3.5
[SS-3.2] East flies 3.5 in from 47.567,35.75 to 47.567,39.25
= c6b01ff367a201cf

turn 3
> 2  turn right
[SS-3.3] East turns right to heading 60
= 4680e14f6b460f30

turn 3
> 2  end
[SS-2.3] East is done
= 6a2b280d643d2460

turn 3
> 2  activate West
[SS-2.3] West is active at 1
[SS-3.1] West spends a Movement die, 0 left
= bc964e8433ab72de

turn 3
> 2  fly 3.5
[SS-3.2] West flies 3.5 in from 6.928,24.5 to 9.959,26.25
= 2f737b32686dfffe

turn 3
> 2  turn right
[SS-3.3] West turns right to heading 120
= c3a0c14ea75b57fa

turn 3
> 2  end
[SS-2.3] West is done
= e23c10fc8f69dd71

turn 3
> 2  activate North
[SS-2.3] North is active at 1
[SS-3.1] North spends a Movement die, 0 left
= 768acbc9567819c0

turn 3
> 2  fly 3.5
[SS-3.2] North flies 3.5 in from 16.639,47.75 to 13.608,49.5
[SS-3.5] North has left the table at 13.608,49.5 and is lost
[SS-2.3] South is active at 1
[SS-3.1] South spends a Movement die, 0 left
= ef56a7ea73589a87

turn 3
> 2  fly 3.5
[SS-3.2] South flies 3.5 in from 31.361,0.25 to 34.392,-1.5
[SS-3.5] South has left the table at 34.392,-1.5 and is lost
[SS-2.1] turn 4: dice are assigned
= 42158efe858309e2

turn 4
> 1  assign Flagship M1 A3 D4
> 2  assign West M1; East M1 A1
[SS-2.2] Flagship assigns 4 to Defence, 1 to Movement, 3 to Attack: D8 M1 A3 R0
[SS-2.2] West assigns 1 to Movement: D2 M1 A1 R0
[SS-2.2] East assigns 1 to Movement, 1 to Attack: D1 M1 A2 R0
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] Flagship is active at 1
[SS-3.1] Flagship spends a Movement die, 0 left
= f203089c60b23749

turn 4
> 1  turn right
[SS-3.3] Flagship turns right to heading 180
= b1f24eb975cf9f48

turn 4
> 1  fly 4
[SS-3.2] Flagship flies 4 in from 37.856,24 to 37.856,20
[SS-2.3] Flagship is done
= 9185314c07df7f6a

turn 4
> 2  activate West
[SS-2.3] West is active at 1
[SS-3.1] West spends a Movement die, 0 left
= 2adb24b85be526d7

turn 4
> 2  fly 2.5
[SS-3.2] West flies 2.5 in from 9.959,26.25 to 12.124,25
= 8dd68687e1bd97dc

turn 4
> 2  fly 1.5
[SS-3.2] West flies 1.5 in from 12.124,25 to 13.423,24.25
= 858f33dfc6c03843

turn 4
> 2  turn right
[SS-3.3] West turns right to heading 180
[SS-2.3] West is done
[SS-2.3] East is active at 1
[SS-3.1] East spends a Movement die, 0 left
= 3ad7a5bd8998f42f

turn 4
> 2  fly 2.5
[SS-3.2] East flies 2.5 in from 47.567,39.25 to 49.732,40.5
[SS-3.5] East has left the table at 49.732,40.5 and is lost
[SS-2.1] turn 5: dice are assigned
[SS-2.2] Flagship assigns 1 to Movement: D8 M1 A3 R0
[SS-2.2] West assigns 1 to Movement: D2 M1 A1 R0
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] Flagship is active at 1
[SS-3.1] Flagship spends a Movement die, 0 left
= ded1d58572dd1a69

turn 5
> 1  turn right
[SS-3.3] Flagship turns right to heading 240
= 5dbbd554aa0c3674

turn 5
> 1  fly 4
[SS-3.2] Flagship flies 4 in from 37.856,20 to 34.392,18
[SS-2.3] Flagship is done
[SS-2.3] West is active at 1
[SS-3.1] West spends a Movement die, 0 left
= 37561e5723b16938

turn 5
> 2  fly 2.5
[SS-3.2] West flies 2.5 in from 13.423,24.25 to 13.423,21.75
= 4498af23e0366cf0

turn 5
> 2  fly 1.5
[SS-3.2] West flies 1.5 in from 13.423,21.75 to 13.423,20.25
= 457d23d784d93888

turn 5
> 2  turn right
[SS-3.3] West turns right to heading 240
[SS-2.3] West is done
[SS-2.1] turn 6: dice are assigned
[SS-2.2] Flagship assigns 1 to Movement: D8 M1 A3 R0
[SS-2.2] West assigns 1 to Movement: D2 M1 A1 R0
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] Flagship is active at 1
[SS-3.1] Flagship spends a Movement die, 0 left
= 9b5def0ad013b91c

turn 6
> 1  fly 3.5
[SS-3.2] Flagship flies 3.5 in from 34.392,18 to 31.361,16.25
= 4c9e0e7006f7d51a

turn 6
> 1  turn right
[SS-3.3] Flagship turns right to heading 300
= 4de66b27292e5393

turn 6
> 1  end
[SS-2.3] Flagship is done
[SS-2.3] West is active at 1
[SS-3.1] West spends a Movement die, 0 left
= c48d466e35b2ef94

turn 6
> 2  turn right
[SS-3.3] West turns right to heading 300
= 21631f271449ad19

turn 6
> 2  fly 4
[SS-3.2] West flies 4 in from 13.423,20.25 to 9.959,22.25
[SS-2.3] West is done
[SS-2.1] turn 7: dice are assigned
[SS-2.2] Flagship assigns 1 to Movement: D8 M1 A3 R0
[SS-2.2] West assigns 1 to Movement: D2 M1 A1 R0
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] Flagship is active at 1
[SS-3.1] Flagship spends a Movement die, 0 left
= b145d7b6c8b3a0df

turn 7
> 1  fly 3.5
[SS-3.2] Flagship flies 3.5 in from 31.361,16.25 to 28.33,18
= 23ae4000994de51f

turn 7
> 1  turn right
[SS-3.3] Flagship turns right to heading 0
= a21b952524f009e9

turn 7
> 1  end
[SS-2.3] Flagship is done
[SS-2.3] West is active at 1
[SS-3.1] West spends a Movement die, 0 left
= ec3edc1319065ea5

turn 7
> 2  fly 1
[SS-3.2] West flies 1 in from 9.959,22.25 to 9.093,22.75
= 1e5136e6a542b3e7

turn 7
> 2  fly 1
[SS-3.2] West flies 1 in from 9.093,22.75 to 8.227,23.25
= e5a140fd55f71e7a

turn 7
> 2  fly 0.5
[SS-3.2] West flies 0.5 in from 8.227,23.25 to 7.794,23.5
= adb946bdc68de008

turn 7
> 2  fly 0.5
[SS-3.2] West flies 0.5 in from 7.794,23.5 to 7.361,23.75
= 6e1c033bdc6c472b

turn 7
> 2  fly 0.5
[SS-3.2] West flies 0.5 in from 7.361,23.75 to 6.928,24
= b4a772c8021f6cba

turn 7
> 2  fly 0.5
[SS-3.2] West flies 0.5 in from 6.928,24 to 6.495,24.25
= 028d8c882c08506d

turn 7
> 2  turn left
[SS-3.3] West turns left to heading 240
[SS-2.3] West is done
[SS-2.1] turn 8: dice are assigned
[SS-2.2] Flagship assigns 1 to Movement: D8 M1 A3 R0
[SS-2.2] West assigns 1 to Movement: D2 M1 A1 R0
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] Flagship is active at 1
[SS-3.1] Flagship spends a Movement die, 0 left
= 82d7ca9eb2b97e30

turn 8
> 1  fly 2
[SS-3.2] Flagship flies 2 in from 28.33,18 to 28.33,20
= cd9bfbc6230b15c4

turn 8
> 1  fly 1.5
[SS-3.2] Flagship flies 1.5 in from 28.33,20 to 28.33,21.5
= 337b764a9c217b1f

turn 8
> 1  turn left
[SS-3.3] Flagship turns left to heading 300
= 38ac2a41fffea32c

turn 8
> 1  fly 0.5
[SS-3.2] Flagship flies 0.5 in from 28.33,21.5 to 27.897,21.75
[SS-2.3] Flagship is done
[SS-2.3] West is active at 1
[SS-3.1] West spends a Movement die, 0 left
= 17b3c66e366800c1

turn 8
> 2  fly 3.5
[SS-3.2] West flies 3.5 in from 6.495,24.25 to 3.464,22.5
= 2df6bd9936f52210

turn 8
> 2  turn right
[SS-3.3] West turns right to heading 300
= 186b81568c53d636

turn 8
> 2  end
[SS-2.3] West is done
[SS-2.1] turn 9: dice are assigned
[SS-2.2] Flagship assigns 1 to Movement: D8 M1 A3 R0
[SS-2.2] West assigns 1 to Movement: D2 M1 A1 R0
  [SS-2.3] d2 = 2
[SS-2.3] a coin is flipped: side 2 goes first
[SS-2.3] West is active at 1
[SS-3.1] West spends a Movement die, 0 left
= fa1004fd70ba6be4

turn 9
> 2  fly 2
[SS-3.2] West flies 2 in from 3.464,22.5 to 1.732,23.5
= c08642a6b316c480

turn 9
> 2  fly 1.5
[SS-3.2] West flies 1.5 in from 1.732,23.5 to 0.433,24.25
= 7062268f9192d2fb

turn 9
> 2  turn left
[SS-3.3] West turns left to heading 240
= 5839946138aa1e62

turn 9
> 2  fly 0.5
[SS-3.2] West flies 0.5 in from 0.433,24.25 to 0,24
[SS-2.3] West is done
[SS-2.3] Flagship is active at 1
[SS-3.1] Flagship spends a Movement die, 0 left
= 4b10f04c664cf076

turn 9
> 1  turn left
[SS-3.3] Flagship turns left to heading 240
= ec3e231422493114

turn 9
> 1  fly 4
[SS-3.2] Flagship flies 4 in from 27.897,21.75 to 24.433,19.75
[SS-2.3] Flagship is done
[SS-2.1] turn 10: dice are assigned
[SS-2.2] Flagship assigns 1 to Movement: D8 M1 A3 R0
[SS-2.2] West assigns 1 to Movement: D2 M1 A1 R0
  [SS-2.3] d2 = 2
[SS-2.3] a coin is flipped: side 2 goes first
[SS-2.3] West is active at 1
[SS-3.1] West spends a Movement die, 0 left
= 2502b621d6bab345

turn 10
> 2  fly 1
[SS-3.2] West flies 1 in from 0,24 to -0.866,23.5
[SS-3.5] West has left the table at -0.866,23.5 and is lost
[SS-5.3] no enemy is left: side 1 wins
= 7d7f0b35f4385dc7
