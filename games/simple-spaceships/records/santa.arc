firing-arc record 2
game simple-spaceships 1
wording en 1
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
= 9e62aa972c76dc3f

turn 1
> 1  assign Sleigh M6
> 2  assign UFO1 M4; UFO2 M4; UFO3 M4; UFO4 M4
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[0,6,0],"boxes":{"defence":0,"movement":6,"attack":0,"reserve":0}}
# Sleigh assigns 6 to Movement: D0 M6 A0 R0
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# UFO1 assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# UFO2 assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# UFO3 assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] {"kind":"assigned","piece":"UFO4","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# UFO4 assigns 4 to Movement: D0 M4 A0 R0
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":6}
# Sleigh is active at 6
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":5}
# Sleigh spends a Movement die, 5 left
= 315a3bc510e9e098

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,0],"to":[24000,4000]}
# Sleigh flies 4 in from 24,0 to 24,4
= 9f30c560deef15fd

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"right","heading":60}
# Sleigh turns right to heading 60
= 4ab296f33a2aa0ad

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":4}
# Sleigh spends a Movement die, 4 left
= c7156f44b5df79e5

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"left","heading":0}
# Sleigh turns left to heading 0
= 2c08a98b223f933f

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,4000],"to":[24000,8000]}
# Sleigh flies 4 in from 24,4 to 24,8
= 27897c4efe5fdf40

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":3}
# Sleigh spends a Movement die, 3 left
= 1705bbdb0a9d80a9

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,8000],"to":[24000,12000]}
# Sleigh flies 4 in from 24,8 to 24,12
= da175412dfc2fcd7

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"right","heading":60}
# Sleigh turns right to heading 60
= 226beb4d5d7c8d8b

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":2}
# Sleigh spends a Movement die, 2 left
= e617d1112cb31119

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"left","heading":0}
# Sleigh turns left to heading 0
= b63af33132439117

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,12000],"to":[24000,16000]}
# Sleigh flies 4 in from 24,12 to 24,16
= d9f529115f8e5b15

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends a Movement die, 1 left
= 6e5a7f050ec345e3

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,16000],"to":[24000,20000]}
# Sleigh flies 4 in from 24,16 to 24,20
= 9132c053855b487e

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"right","heading":60}
# Sleigh turns right to heading 60
= 5f4900f5abb4dfc5

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends a Movement die, 0 left
= d67c6f962f3c3eb2

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"left","heading":0}
# Sleigh turns left to heading 0
= d156b7a77cea6f71

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,20000],"to":[24000,24000]}
# Sleigh flies 4 in from 24,20 to 24,24
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh is done
= 69f2af4acdc60d0a

turn 1
> 2  activate UFO1
[SS-2.3] {"kind":"activated","piece":"UFO1","number":4}
# UFO1 is active at 4
= a8e0feda60b9a948

turn 1
> 2  enter right 45 heading 240
[SS-5.1] {"kind":"entered","piece":"UFO1","at":[48000,45000],"heading":240}
# UFO1 enters at 48,45, heading 240
[SS-3.1] {"kind":"spent","piece":"UFO1","left":3}
# UFO1 spends a Movement die, 3 left
= aa00be77a7e6bcaf

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO1","length":2000,"from":[48000,45000],"to":[46268,44000]}
# UFO1 flies 2 in from 48,45 to 46.268,44
= 8c2aff3dca0b5793

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":300}
# UFO1 turns right to heading 300
= e90d3723d96707ad

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO1","length":2000,"from":[46268,44000],"to":[44536,45000]}
# UFO1 flies 2 in from 46.268,44 to 44.536,45
= faca6222244819f3

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":2}
# UFO1 spends a Movement die, 2 left
= 8b5ae37b13295fa2

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[44536,45000],"to":[43670,45500]}
# UFO1 flies 1 in from 44.536,45 to 43.67,45.5
= 79d5c37f896647c0

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":240}
# UFO1 turns left to heading 240
= 1eebfd96a0a1e959

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO1","length":3000,"from":[43670,45500],"to":[41072,44000]}
# UFO1 flies 3 in from 43.67,45.5 to 41.072,44
= 6f8e7ac1846398f9

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":1}
# UFO1 spends a Movement die, 1 left
= 22d31f63c7be4312

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[41072,44000],"to":[40206,43500]}
# UFO1 flies 1 in from 41.072,44 to 40.206,43.5
= 1a2c9d3d157ae131

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":300}
# UFO1 turns right to heading 300
= 169f0e813228774f

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO1","length":3000,"from":[40206,43500],"to":[37608,45000]}
# UFO1 flies 3 in from 40.206,43.5 to 37.608,45
= 0a34dc5ab64274bc

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends a Movement die, 0 left
= 9edb277419b3dfb0

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[37608,45000],"to":[36742,45500]}
# UFO1 flies 1 in from 37.608,45 to 36.742,45.5
= e3292e89c03049a7

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":240}
# UFO1 turns left to heading 240
= 25569df9e2ff8191

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO1","length":3000,"from":[36742,45500],"to":[34144,44000]}
# UFO1 flies 3 in from 36.742,45.5 to 34.144,44
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 is done
= 1ad51d030d9a9bbb

turn 1
> 2  activate UFO2
[SS-2.3] {"kind":"activated","piece":"UFO2","number":4}
# UFO2 is active at 4
= afeb896f05737270

turn 1
> 2  enter right 45 heading 240
[SS-5.1] {"kind":"entered","piece":"UFO2","at":[48000,45000],"heading":240}
# UFO2 enters at 48,45, heading 240
[SS-3.1] {"kind":"spent","piece":"UFO2","left":3}
# UFO2 spends a Movement die, 3 left
= 36437c31dec6cc81

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO2","length":2000,"from":[48000,45000],"to":[46268,44000]}
# UFO2 flies 2 in from 48,45 to 46.268,44
= b52d742f0d4f2a13

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":300}
# UFO2 turns right to heading 300
= 627cfd9f208bf9e0

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO2","length":2000,"from":[46268,44000],"to":[44536,45000]}
# UFO2 flies 2 in from 46.268,44 to 44.536,45
= d5cda05aadbb1804

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":2}
# UFO2 spends a Movement die, 2 left
= 1a1a7fb32fa7db7c

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[44536,45000],"to":[41072,47000]}
# UFO2 flies 4 in from 44.536,45 to 41.072,47
= b2ac9874102027d0

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":1}
# UFO2 spends a Movement die, 1 left
= 575cc4598c088ca9

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[41072,47000],"to":[37608,49000]}
# UFO2 flies 4 in from 41.072,47 to 37.608,49
= 64f7e4b2b68513f5

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends a Movement die, 0 left
= 24703e967aad5dd0

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO2","length":3000,"from":[37608,49000],"to":[35010,50500]}
# UFO2 flies 3 in from 37.608,49 to 35.01,50.5
= 4353f32ba8b7af96

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"left","heading":240}
# UFO2 turns left to heading 240
= a0d568b64d6a8c91

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO2","length":1000,"from":[35010,50500],"to":[34144,50000]}
# UFO2 flies 1 in from 35.01,50.5 to 34.144,50
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 is done
= f7b1c8f83e23ae76

turn 1
> 2  activate UFO3
[SS-2.3] {"kind":"activated","piece":"UFO3","number":4}
# UFO3 is active at 4
= 25cceb305ca18fac

turn 1
> 2  enter right 45 heading 240
[SS-5.1] {"kind":"entered","piece":"UFO3","at":[48000,45000],"heading":240}
# UFO3 enters at 48,45, heading 240
[SS-3.1] {"kind":"spent","piece":"UFO3","left":3}
# UFO3 spends a Movement die, 3 left
= 7a5da3612d09872d

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO3","length":2000,"from":[48000,45000],"to":[46268,44000]}
# UFO3 flies 2 in from 48,45 to 46.268,44
= 5473eb21bb2a30c8

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"right","heading":300}
# UFO3 turns right to heading 300
= 80ce343e9d3d4359

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO3","length":2000,"from":[46268,44000],"to":[44536,45000]}
# UFO3 flies 2 in from 46.268,44 to 44.536,45
= 6aa61443a81ad844

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":2}
# UFO3 spends a Movement die, 2 left
= 975398d13f267cda

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":240}
# UFO3 turns left to heading 240
= dc38d0a0f8407e94

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO3","length":1000,"from":[44536,45000],"to":[43670,44500]}
# UFO3 flies 1 in from 44.536,45 to 43.67,44.5
= 1e7e87f33742d39d

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":1}
# UFO3 spends a Movement die, 1 left
= 684eae47c7b22072

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO3","length":2000,"from":[43670,44500],"to":[41938,43500]}
# UFO3 flies 2 in from 43.67,44.5 to 41.938,43.5
= c6f12f4b53bae222

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"right","heading":300}
# UFO3 turns right to heading 300
= c6c01bdcbe7c4107

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO3","length":2000,"from":[41938,43500],"to":[40206,44500]}
# UFO3 flies 2 in from 41.938,43.5 to 40.206,44.5
= 9c7014fe9121b64b

turn 1
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 is done
[SS-2.3] {"kind":"activated","piece":"UFO4","number":4}
# UFO4 is active at 4
= ef11eda38ee1cea5

turn 1
> 2  enter right 45 heading 240
[SS-5.1] {"kind":"entered","piece":"UFO4","at":[48000,45000],"heading":240}
# UFO4 enters at 48,45, heading 240
[SS-3.1] {"kind":"spent","piece":"UFO4","left":3}
# UFO4 spends a Movement die, 3 left
= a4bed371f38b486e

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO4","length":2000,"from":[48000,45000],"to":[46268,44000]}
# UFO4 flies 2 in from 48,45 to 46.268,44
= ca001a9f20c47e83

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"right","heading":300}
# UFO4 turns right to heading 300
= dcd8d4fa83febc52

turn 1
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO4","length":2000,"from":[46268,44000],"to":[44536,45000]}
# UFO4 flies 2 in from 46.268,44 to 44.536,45
= 04e3554847fe1077

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO4","left":2}
# UFO4 spends a Movement die, 2 left
= be8f65c1419bd596

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO4","length":1000,"from":[44536,45000],"to":[43670,45500]}
# UFO4 flies 1 in from 44.536,45 to 43.67,45.5
= f0788de71fe12696

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"right","heading":0}
# UFO4 turns right to heading 0
= bd8e6301b8abf81e

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO4","length":3000,"from":[43670,45500],"to":[43670,48500]}
# UFO4 flies 3 in from 43.67,45.5 to 43.67,48.5
= 71c27b0fdadfca0f

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO4","left":1}
# UFO4 spends a Movement die, 1 left
= 070bbc1bcb9f16a8

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO4","length":1000,"from":[43670,48500],"to":[43670,49500]}
# UFO4 flies 1 in from 43.67,48.5 to 43.67,49.5
= 9f08a490a0f14bfb

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"left","heading":300}
# UFO4 turns left to heading 300
= 0cd52e6e76569093

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO4","left":0}
# UFO4 spends a Movement die, 0 left
= 6aec70b968cf616d

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO4","length":3000,"from":[43670,49500],"to":[41072,51000]}
# UFO4 flies 3 in from 43.67,49.5 to 41.072,51
= 2eab158afb81e308

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"left","heading":240}
# UFO4 turns left to heading 240
= a21ec46ac31dbd41

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO4","length":1000,"from":[41072,51000],"to":[40206,50500]}
# UFO4 flies 1 in from 41.072,51 to 40.206,50.5
[SS-2.3] {"kind":"ended","piece":"UFO4"}
# UFO4 is done
[SS-2.1] {"kind":"turn","number":2}
# turn 2: dice are assigned
= 4cfa5eda0305fdfd

turn 2
> 1  assign Sleigh M6
> 2  assign UFO1 M1 A3; UFO2 M2 A2; UFO3 M2 A1; UFO4 M3
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[0,6,0],"boxes":{"defence":0,"movement":6,"attack":0,"reserve":0}}
# Sleigh assigns 6 to Movement: D0 M6 A0 R0
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,1,3],"boxes":{"defence":0,"movement":1,"attack":3,"reserve":0}}
# UFO1 assigns 1 to Movement, 3 to Attack: D0 M1 A3 R0
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,2,2],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# UFO2 assigns 2 to Movement, 2 to Attack: D0 M2 A2 R0
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,2,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# UFO3 assigns 2 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.2] {"kind":"assigned","piece":"UFO4","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# UFO4 assigns 3 to Movement: D0 M3 A0 R1
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":6}
# Sleigh is active at 6
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":5}
# Sleigh spends a Movement die, 5 left
= 23f4a5e9e420709a

turn 2
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":3000,"from":[24000,24000],"to":[24000,27000]}
# Sleigh flies 3 in from 24,24 to 24,27
= 9166d4f719d372ab

turn 2
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"left","heading":300}
# Sleigh turns left to heading 300
= 840bcad57d4fa35a

turn 2
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":1000,"from":[24000,27000],"to":[23134,27500]}
# Sleigh flies 1 in from 24,27 to 23.134,27.5
= e2b16b3aca9e46f9

turn 2
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":4}
# Sleigh spends a Movement die, 4 left
= 3166373db10b2e8b

turn 2
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":3000,"from":[23134,27500],"to":[20536,29000]}
# Sleigh flies 3 in from 23.134,27.5 to 20.536,29
= a19da9e44dcb77a9

turn 2
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"right","heading":0}
# Sleigh turns right to heading 0
= 1c70797fd2dbd0a5

turn 2
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":1000,"from":[20536,29000],"to":[20536,30000]}
# Sleigh flies 1 in from 20.536,29 to 20.536,30
= e953b75f2e418c2f

turn 2
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":3}
# Sleigh spends a Movement die, 3 left
= f1706c43b48b0488

turn 2
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":2000,"from":[20536,30000],"to":[20536,32000]}
# Sleigh flies 2 in from 20.536,30 to 20.536,32
= 8750e3d301da3591

turn 2
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"left","heading":300}
# Sleigh turns left to heading 300
= 1c5fc541510ac715

turn 2
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":2000,"from":[20536,32000],"to":[18804,33000]}
# Sleigh flies 2 in from 20.536,32 to 18.804,33
= 40763776f301457d

turn 2
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":2}
# Sleigh spends a Movement die, 2 left
= 34067025b9eb23bf

turn 2
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":1000,"from":[18804,33000],"to":[17938,33500]}
# Sleigh flies 1 in from 18.804,33 to 17.938,33.5
= 4d6570ab7316606f

turn 2
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Sleigh","way":"right","heading":0}
# Sleigh turns right to heading 0
= a9270b96f7bdebcc

turn 2
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":3000,"from":[17938,33500],"to":[17938,36500]}
# Sleigh flies 3 in from 17.938,33.5 to 17.938,36.5
= 4d840871da53c3be

turn 2
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends a Movement die, 1 left
= 51efdc11e6268b53

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[17938,36500],"to":[17938,40500]}
# Sleigh flies 4 in from 17.938,36.5 to 17.938,40.5
= 0fdca084444e3d4e

turn 2
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends a Movement die, 0 left
= 20d81b7b4f809697

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[17938,40500],"to":[17938,44500]}
# Sleigh flies 4 in from 17.938,40.5 to 17.938,44.5
= 6a7e5a90f41d4b58

turn 2
> 1  end
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh is done
= 0cc6e2f63bd35429

turn 2
> 2  activate UFO3
[SS-2.3] {"kind":"activated","piece":"UFO3","number":3}
# UFO3 is active at 3
[SS-3.1] {"kind":"spent","piece":"UFO3","left":2}
# UFO3 spends a Movement die, 2 left
= 5d60d4968c692201

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"right","heading":0}
# UFO3 turns right to heading 0
= e33027b95845ba9c

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[40206,44500],"to":[40206,48500]}
# UFO3 flies 4 in from 40.206,44.5 to 40.206,48.5
= e144e1f3cf6c4bc9

turn 2
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":1}
# UFO3 spends a Movement die, 1 left
= ae11c5f0e82dc38e

turn 2
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":300}
# UFO3 turns left to heading 300
= 1a8e9f862d686dea

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[40206,48500],"to":[36742,50500]}
# UFO3 flies 4 in from 40.206,48.5 to 36.742,50.5
= 30e03226c248dd6a

turn 2
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":0}
# UFO3 spends a Movement die, 0 left
= 5414e3366d3ac1b7

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[36742,50500],"to":[33278,52500]}
# UFO3 flies 4 in from 36.742,50.5 to 33.278,52.5
= 269348ea9dae9640

turn 2
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 is done
[SS-2.3] {"kind":"activated","piece":"UFO4","number":3}
# UFO4 is active at 3
[SS-3.1] {"kind":"spent","piece":"UFO4","left":2}
# UFO4 spends a Movement die, 2 left
= 90c00eb5a3f50d97

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"right","heading":300}
# UFO4 turns right to heading 300
= a3a04d30f4750c77

turn 2
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO4","length":1000,"from":[40206,50500],"to":[39340,51000]}
# UFO4 flies 1 in from 40.206,50.5 to 39.34,51
= 46ed3df1060c0fb6

turn 2
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO4","left":1}
# UFO4 spends a Movement die, 1 left
= de5ef2e1e06d9ff1

turn 2
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO4","length":1000,"from":[39340,51000],"to":[38474,51500]}
# UFO4 flies 1 in from 39.34,51 to 38.474,51.5
= 9730bf62d0ff0fc4

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"right","heading":0}
# UFO4 turns right to heading 0
= 20e18b9334ac9963

turn 2
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO4","length":3000,"from":[38474,51500],"to":[38474,54500]}
# UFO4 flies 3 in from 38.474,51.5 to 38.474,54.5
= ad441776fa1f426d

turn 2
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO4","left":0}
# UFO4 spends a Movement die, 0 left
= 488097ce08e7bb63

turn 2
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO4","length":2000,"from":[38474,54500],"to":[38474,56500]}
# UFO4 flies 2 in from 38.474,54.5 to 38.474,56.5
= 094c0e92e4428aea

turn 2
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"left","heading":300}
# UFO4 turns left to heading 300
= ae4d0e59028f4893

turn 2
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO4","length":2000,"from":[38474,56500],"to":[36742,57500]}
# UFO4 flies 2 in from 38.474,56.5 to 36.742,57.5
[SS-2.3] {"kind":"ended","piece":"UFO4"}
# UFO4 is done
[SS-2.3] {"kind":"activated","piece":"UFO2","number":2}
# UFO2 is active at 2
[SS-3.1] {"kind":"spent","piece":"UFO2","left":1}
# UFO2 spends a Movement die, 1 left
= 2a28790ce80e7779

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":300}
# UFO2 turns right to heading 300
= 989a048fef883ae3

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[34144,50000],"to":[30680,52000]}
# UFO2 flies 4 in from 34.144,50 to 30.68,52
= 7d4091cfda8cfe73

turn 2
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends a Movement die, 0 left
= 829c15ff41c028cd

turn 2
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO2","length":2000,"from":[30680,52000],"to":[28948,53000]}
# UFO2 flies 2 in from 30.68,52 to 28.948,53
= db3125f8ee4e2af5

turn 2
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"left","heading":240}
# UFO2 turns left to heading 240
= 3e2ed30940c18684

turn 2
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO2","length":2000,"from":[28948,53000],"to":[27216,52000]}
# UFO2 flies 2 in from 28.948,53 to 27.216,52
= c08ed405ddc7666b

turn 2
> 2  attack Sleigh range 1 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"UFO2","target":"Sleigh","range":1,"bonus":0,"roll":1,"distance":11930}
# UFO2 attacks Sleigh at 11.93 in: 1 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"UFO2","target":"Sleigh","faces":[5],"needed":6,"hits":0}
# 5 of 6+: no hit
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 is done
[SS-2.3] {"kind":"activated","piece":"UFO1","number":1}
# UFO1 is active at 1
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends a Movement die, 0 left
= 709ebf2c45117a56

turn 2
> 2  attack Sleigh range 2 bonus 0 roll 1
[SS-4.1] {"kind":"attacks","piece":"UFO1","target":"Sleigh","range":2,"bonus":0,"roll":1,"distance":16213}
# UFO1 attacks Sleigh at 16.213 in: 2 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"UFO1","target":"Sleigh","faces":[3],"needed":6,"hits":0}
# 3 of 6+: no hit
= 570cbd4c9bfc8447

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":300}
# UFO1 turns right to heading 300
= bea94bde965c0aaa

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[34144,44000],"to":[30680,46000]}
# UFO1 flies 4 in from 34.144,44 to 30.68,46
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 is done
[SS-2.1] {"kind":"turn","number":3}
# turn 3: dice are assigned
= c06e2bbd5025c233

turn 3
> 1  assign Sleigh M6
> 2  assign UFO1 M3; UFO2 M3 A1; UFO3 M3; UFO4 M3 A1
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[0,6,0],"boxes":{"defence":0,"movement":6,"attack":0,"reserve":0}}
# Sleigh assigns 6 to Movement: D0 M6 A0 R0
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# UFO1 assigns 3 to Movement: D0 M3 A0 R1
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,3,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# UFO2 assigns 3 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# UFO3 assigns 3 to Movement: D0 M3 A1 R0
[SS-2.2] {"kind":"assigned","piece":"UFO4","dealt":[0,3,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# UFO4 assigns 3 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":6}
# Sleigh is active at 6
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":5}
# Sleigh spends a Movement die, 5 left
= db1fd727b4f52d18

turn 3
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[17938,44500],"to":[17938,48500]}
# Sleigh flies 4 in from 17.938,44.5 to 17.938,48.5
= 10258cc320218110

turn 3
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":4}
# Sleigh spends a Movement die, 4 left
= c70b90171d3f3c09

turn 3
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[17938,48500],"to":[17938,52500]}
# Sleigh flies 4 in from 17.938,48.5 to 17.938,52.5
= 332aea10617dac17

turn 3
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":3}
# Sleigh spends a Movement die, 3 left
= 980dc30366c0444b

turn 3
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[17938,52500],"to":[17938,56500]}
# Sleigh flies 4 in from 17.938,52.5 to 17.938,56.5
= bc0b52c4ba37bf78

turn 3
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":2}
# Sleigh spends a Movement die, 2 left
= d75de96615d66430

turn 3
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[17938,56500],"to":[17938,60500]}
# Sleigh flies 4 in from 17.938,56.5 to 17.938,60.5
= 8f5d7282b1ff3292

turn 3
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends a Movement die, 1 left
= e8d725300104c879

turn 3
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[17938,60500],"to":[17938,64500]}
# Sleigh flies 4 in from 17.938,60.5 to 17.938,64.5
= 0cb9ac60b499e68c

turn 3
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends a Movement die, 0 left
= 1c4be7f2efd95107

turn 3
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[17938,64500],"to":[17938,68500]}
# Sleigh flies 4 in from 17.938,64.5 to 17.938,68.5
= 30b18e8acd4634d8

turn 3
> 1  end
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh is done
= e46ed883e7cc7380

turn 3
> 2  activate UFO1
[SS-2.3] {"kind":"activated","piece":"UFO1","number":3}
# UFO1 is active at 3
[SS-3.1] {"kind":"spent","piece":"UFO1","left":2}
# UFO1 spends a Movement die, 2 left
= b8d00ffd64bd91d1

turn 3
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO1","length":3000,"from":[30680,46000],"to":[28082,47500]}
# UFO1 flies 3 in from 30.68,46 to 28.082,47.5
= 25785af848dff986

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":0}
# UFO1 turns right to heading 0
= 428794f702292c53

turn 3
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[28082,47500],"to":[28082,48500]}
# UFO1 flies 1 in from 28.082,47.5 to 28.082,48.5
= 69b65933c96b9c5d

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":1}
# UFO1 spends a Movement die, 1 left
= 215e6e8be31a3d6b

turn 3
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":300}
# UFO1 turns left to heading 300
= c5145223fc7492e3

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[28082,48500],"to":[24618,50500]}
# UFO1 flies 4 in from 28.082,48.5 to 24.618,50.5
= 761c1c2378ea7254

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends a Movement die, 0 left
= c8e4b6d08134bacc

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[24618,50500],"to":[21154,52500]}
# UFO1 flies 4 in from 24.618,50.5 to 21.154,52.5
= fcfec3889aabbab8

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":0}
# UFO1 turns right to heading 0
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 is done
= 70a6194bf14bc5eb

turn 3
> 2  activate UFO3
[SS-2.3] {"kind":"activated","piece":"UFO3","number":3}
# UFO3 is active at 3
[SS-3.1] {"kind":"spent","piece":"UFO3","left":2}
# UFO3 spends a Movement die, 2 left
= ce4a27aaae4cf9f0

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[33278,52500],"to":[29814,54500]}
# UFO3 flies 4 in from 33.278,52.5 to 29.814,54.5
= e93399dc9d65e4ae

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"right","heading":0}
# UFO3 turns right to heading 0
= 00932e2af1e00f71

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":1}
# UFO3 spends a Movement die, 1 left
= 8ed9c1c900701fb4

turn 3
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO3","length":3000,"from":[29814,54500],"to":[29814,57500]}
# UFO3 flies 3 in from 29.814,54.5 to 29.814,57.5
= e96fd2c949be4aad

turn 3
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO3","length":1000,"from":[29814,57500],"to":[29814,58500]}
# UFO3 flies 1 in from 29.814,57.5 to 29.814,58.5
= c688246e590cb59f

turn 3
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":300}
# UFO3 turns left to heading 300
= 00ffb0b8c8d38ade

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":0}
# UFO3 spends a Movement die, 0 left
= 834dab8933f14a0e

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[29814,58500],"to":[26350,60500]}
# UFO3 flies 4 in from 29.814,58.5 to 26.35,60.5
= 3c60768295970b09

turn 3
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 is done
= 5c8e13561959aca5

turn 3
> 2  activate UFO4
[SS-2.3] {"kind":"activated","piece":"UFO4","number":3}
# UFO4 is active at 3
[SS-3.1] {"kind":"spent","piece":"UFO4","left":2}
# UFO4 spends a Movement die, 2 left
= 90aa615f8fe1a381

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO4","length":4000,"from":[36742,57500],"to":[33278,59500]}
# UFO4 flies 4 in from 36.742,57.5 to 33.278,59.5
= b9ae06671fc869c9

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"right","heading":0}
# UFO4 turns right to heading 0
= db50da855426aa3a

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO4","left":1}
# UFO4 spends a Movement die, 1 left
= c8e42da826f2e8b2

turn 3
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"left","heading":300}
# UFO4 turns left to heading 300
= 8fb8b7ff955518b1

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO4","length":4000,"from":[33278,59500],"to":[29814,61500]}
# UFO4 flies 4 in from 33.278,59.5 to 29.814,61.5
= 3f2ada5b6080bbd9

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO4","left":0}
# UFO4 spends a Movement die, 0 left
= f1af94d645a5fe7d

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO4","length":4000,"from":[29814,61500],"to":[26350,63500]}
# UFO4 flies 4 in from 29.814,61.5 to 26.35,63.5
= 225022099ebdf765

turn 3
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO4"}
# UFO4 is done
[SS-2.3] {"kind":"activated","piece":"UFO2","number":3}
# UFO2 is active at 3
[SS-3.1] {"kind":"spent","piece":"UFO2","left":2}
# UFO2 spends a Movement die, 2 left
= 1df23dfda1fbcfb6

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":300}
# UFO2 turns right to heading 300
= 45fba28142233394

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[27216,52000],"to":[23752,54000]}
# UFO2 flies 4 in from 27.216,52 to 23.752,54
= 6de3164d0e375c85

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":1}
# UFO2 spends a Movement die, 1 left
= 34dea3aee5742ac4

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[23752,54000],"to":[20288,56000]}
# UFO2 flies 4 in from 23.752,54 to 20.288,56
= 5f9998303a579934

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":0}
# UFO2 turns right to heading 0
= 6f1d0209b086e161

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends a Movement die, 0 left
= 8d4d3c9f74686c42

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[20288,56000],"to":[20288,60000]}
# UFO2 flies 4 in from 20.288,56 to 20.288,60
= 44bc221aa0e24590

turn 3
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 is done
[SS-2.1] {"kind":"turn","number":4}
# turn 4: dice are assigned
= fe3da2deb835ecd6

turn 4
> 1  assign Sleigh M1 D1
> 2  assign UFO1 M3 D1; UFO2 M1 A1 D1; UFO3 M2 A1; UFO4 M1 A2
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[1,1,0],"boxes":{"defence":1,"movement":1,"attack":0,"reserve":4}}
# Sleigh assigns 1 to Defence, 1 to Movement: D1 M1 A0 R4
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[1,3,0],"boxes":{"defence":1,"movement":3,"attack":0,"reserve":0}}
# UFO1 assigns 1 to Defence, 3 to Movement: D1 M3 A0 R0
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[1,1,1],"boxes":{"defence":1,"movement":1,"attack":2,"reserve":0}}
# UFO2 assigns 1 to Defence, 1 to Movement, 1 to Attack: D1 M1 A2 R0
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,2,1],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# UFO3 assigns 2 to Movement, 1 to Attack: D0 M2 A2 R0
[SS-2.2] {"kind":"assigned","piece":"UFO4","dealt":[0,1,2],"boxes":{"defence":0,"movement":1,"attack":3,"reserve":0}}
# UFO4 assigns 1 to Movement, 2 to Attack: D0 M1 A3 R0
[SS-2.3] {"kind":"activated","piece":"UFO1","number":3}
# UFO1 is active at 3
[SS-3.1] {"kind":"spent","piece":"UFO1","left":2}
# UFO1 spends a Movement die, 2 left
= 90cc4be57e78f7d0

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[21154,52500],"to":[21154,56500]}
# UFO1 flies 4 in from 21.154,52.5 to 21.154,56.5
= 733380b495044d14

turn 4
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":300}
# UFO1 turns left to heading 300
= 979ddac1400e3bbf

turn 4
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":1}
# UFO1 spends a Movement die, 1 left
= 4e20ea92f0444ef4

turn 4
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO1","length":3000,"from":[21154,56500],"to":[18556,58000]}
# UFO1 flies 3 in from 21.154,56.5 to 18.556,58
= 027e30ba2d3bb76f

turn 4
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[18556,58000],"to":[17690,58500]}
# UFO1 flies 1 in from 18.556,58 to 17.69,58.5
= bf32e5b43a22d875

turn 4
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":0}
# UFO1 turns right to heading 0
= 7573a24e0fe4f5c5

turn 4
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends a Movement die, 0 left
= b4cebc43af0f268a

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[17690,58500],"to":[17690,62500]}
# UFO1 flies 4 in from 17.69,58.5 to 17.69,62.5
= 248a7bc6644b6b5f

turn 4
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 is done
[SS-2.3] {"kind":"activated","piece":"UFO3","number":2}
# UFO3 is active at 2
[SS-3.1] {"kind":"spent","piece":"UFO3","left":1}
# UFO3 spends a Movement die, 1 left
= 46a531ca8d11c6f5

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[26350,60500],"to":[22886,62500]}
# UFO3 flies 4 in from 26.35,60.5 to 22.886,62.5
= b02d2cea50965661

turn 4
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"right","heading":0}
# UFO3 turns right to heading 0
= 670d8c18e35bb602

turn 4
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":0}
# UFO3 spends a Movement die, 0 left
= 311c18dceedfae0f

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[22886,62500],"to":[22886,66500]}
# UFO3 flies 4 in from 22.886,62.5 to 22.886,66.5
= 8f0f20ff3d2f8dde

turn 4
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":300}
# UFO3 turns left to heading 300
= 8b0ecdf68a2258c0

turn 4
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 is done
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":1}
# Sleigh is active at 1
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends a Movement die, 0 left
= fde355767ed0f23e

turn 4
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[17938,68500],"to":[17938,72500]}
# Sleigh flies 4 in from 17.938,68.5 to 17.938,72.5
[SS-5.1] {"kind":"over","winner":1,"how":"crossed"}
# the far edge is reached: side 1 wins
= 95f79a40be99c478
