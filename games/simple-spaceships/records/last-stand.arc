firing-arc record 2
game simple-spaceships 1
wording en 1
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
= b97023d5386bdfa1

turn 1
> 1  assign Flagship M9 D2
> 2  assign South M2 A2; West M1 D2; North M3 D1; East M1 A1 D1
[SS-2.2] {"kind":"assigned","piece":"Flagship","dealt":[2,9,0],"boxes":{"defence":2,"movement":9,"attack":0,"reserve":1}}
# Flagship assigns 2 to Defence, 9 to Movement: D2 M9 A0 R1
[SS-2.2] {"kind":"assigned","piece":"South","dealt":[0,2,2],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# South assigns 2 to Movement, 2 to Attack: D0 M2 A2 R0
[SS-2.2] {"kind":"assigned","piece":"West","dealt":[2,1,0],"boxes":{"defence":2,"movement":1,"attack":0,"reserve":1}}
# West assigns 2 to Defence, 1 to Movement: D2 M1 A0 R1
[SS-2.2] {"kind":"assigned","piece":"North","dealt":[1,3,0],"boxes":{"defence":1,"movement":3,"attack":0,"reserve":0}}
# North assigns 1 to Defence, 3 to Movement: D1 M3 A0 R0
[SS-2.2] {"kind":"assigned","piece":"East","dealt":[1,1,1],"boxes":{"defence":1,"movement":1,"attack":1,"reserve":1}}
# East assigns 1 to Defence, 1 to Movement, 1 to Attack: D1 M1 A1 R1
[SS-2.3] {"kind":"activated","piece":"Flagship","number":9}
# Flagship is active at 9
[SS-3.1] {"kind":"spent","piece":"Flagship","left":8}
# Flagship spends a Movement die, 8 left
= 4a8d146fa80209b2

turn 1
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":2500,"from":[24000,24000],"to":[24000,26500]}
# Flagship flies 2.5 in from 24,24 to 24,26.5
= b5a4b095f704df12

turn 1
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":1500,"from":[24000,26500],"to":[24000,28000]}
# Flagship flies 1.5 in from 24,26.5 to 24,28
= 43062345fb32ac3a

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Flagship","way":"right","heading":60}
# Flagship turns right to heading 60
= 8725a9523cfa0e52

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Flagship","left":7}
# Flagship spends a Movement die, 7 left
= 064cbdad613bdd72

turn 1
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":2500,"from":[24000,28000],"to":[26165,29250]}
# Flagship flies 2.5 in from 24,28 to 26.165,29.25
= a46533767789a23d

turn 1
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":1500,"from":[26165,29250],"to":[27464,30000]}
# Flagship flies 1.5 in from 26.165,29.25 to 27.464,30
= 44977620ad2bc67f

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Flagship","way":"right","heading":120}
# Flagship turns right to heading 120
= 4d68e360b963c003

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Flagship","left":6}
# Flagship spends a Movement die, 6 left
= 9c1969112183edc3

turn 1
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":2500,"from":[27464,30000],"to":[29629,28750]}
# Flagship flies 2.5 in from 27.464,30 to 29.629,28.75
= 7c643c1c54e377e3

turn 1
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":1500,"from":[29629,28750],"to":[30928,28000]}
# Flagship flies 1.5 in from 29.629,28.75 to 30.928,28
= 5e44436fc4510545

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Flagship","way":"right","heading":180}
# Flagship turns right to heading 180
= 397dcf68d7a37acf

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Flagship","left":5}
# Flagship spends a Movement die, 5 left
= 89b00b82d29fe9a1

turn 1
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":2500,"from":[30928,28000],"to":[30928,25500]}
# Flagship flies 2.5 in from 30.928,28 to 30.928,25.5
= 665eb8b427771e19

turn 1
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":1500,"from":[30928,25500],"to":[30928,24000]}
# Flagship flies 1.5 in from 30.928,25.5 to 30.928,24
= b6046c2eefb18d3f

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Flagship","way":"right","heading":240}
# Flagship turns right to heading 240
= 30b3f9c2df0ca3ee

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Flagship","left":4}
# Flagship spends a Movement die, 4 left
= 214be5b08623c126

turn 1
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":2500,"from":[30928,24000],"to":[28763,22750]}
# Flagship flies 2.5 in from 30.928,24 to 28.763,22.75
= a942e396725e7e0f

turn 1
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":1500,"from":[28763,22750],"to":[27464,22000]}
# Flagship flies 1.5 in from 28.763,22.75 to 27.464,22
= 56a84e7e304107a6

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Flagship","way":"right","heading":300}
# Flagship turns right to heading 300
= 3c95a4d5571cc3d8

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Flagship","left":3}
# Flagship spends a Movement die, 3 left
= 66585d6656618577

turn 1
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":2500,"from":[27464,22000],"to":[25299,23250]}
# Flagship flies 2.5 in from 27.464,22 to 25.299,23.25
= aae962996e1abbb5

turn 1
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":1500,"from":[25299,23250],"to":[24000,24000]}
# Flagship flies 1.5 in from 25.299,23.25 to 24,24
= 0111753bca12b5e3

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Flagship","way":"right","heading":0}
# Flagship turns right to heading 0
= 8f95e34b5e66bd8e

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Flagship","left":2}
# Flagship spends a Movement die, 2 left
= 546219b651d29533

turn 1
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":2500,"from":[24000,24000],"to":[24000,26500]}
# Flagship flies 2.5 in from 24,24 to 24,26.5
= 838622105c5f736e

turn 1
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":1500,"from":[24000,26500],"to":[24000,28000]}
# Flagship flies 1.5 in from 24,26.5 to 24,28
= d406f7d4e5bbda5f

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Flagship","way":"right","heading":60}
# Flagship turns right to heading 60
= f7707603808c3e11

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Flagship","left":1}
# Flagship spends a Movement die, 1 left
= 1e11d410c95025db

turn 1
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":2500,"from":[24000,28000],"to":[26165,29250]}
# Flagship flies 2.5 in from 24,28 to 26.165,29.25
= b4aedf8575f0c687

turn 1
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":1500,"from":[26165,29250],"to":[27464,30000]}
# Flagship flies 1.5 in from 26.165,29.25 to 27.464,30
= 724a569882dd69e1

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Flagship","way":"right","heading":120}
# Flagship turns right to heading 120
= 97a13c46c4b3ea3a

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Flagship","left":0}
# Flagship spends a Movement die, 0 left
= 72a6d27a353cbe3e

turn 1
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":2500,"from":[27464,30000],"to":[29629,28750]}
# Flagship flies 2.5 in from 27.464,30 to 29.629,28.75
= 78a346e34cf24799

turn 1
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":1500,"from":[29629,28750],"to":[30928,28000]}
# Flagship flies 1.5 in from 29.629,28.75 to 30.928,28
= d6840979089ae7ac

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Flagship","way":"right","heading":180}
# Flagship turns right to heading 180
[SS-2.3] {"kind":"ended","piece":"Flagship"}
# Flagship is done
[SS-2.3] {"kind":"activated","piece":"North","number":3}
# North is active at 3
[SS-3.1] {"kind":"spent","piece":"North","left":2}
# North spends a Movement die, 2 left
= f54de2f310beb9c9

turn 1
> 2  fly 2.5
[SS-3.2] {"kind":"flown","piece":"North","length":2500,"from":[24000,48000],"to":[24000,45500]}
# North flies 2.5 in from 24,48 to 24,45.5
= d559fb8092cf438a

turn 1
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"North","length":1500,"from":[24000,45500],"to":[24000,44000]}
# North flies 1.5 in from 24,45.5 to 24,44
= 96f4043009d03c0e

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"North","way":"right","heading":240}
# North turns right to heading 240
= c0cb63410786bcf9

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"North","left":1}
# North spends a Movement die, 1 left
= 64c11a4e11e796e8

turn 1
> 2  fly 2.5
[SS-3.2] {"kind":"flown","piece":"North","length":2500,"from":[24000,44000],"to":[21835,42750]}
# North flies 2.5 in from 24,44 to 21.835,42.75
= a2c73ab3873790b9

turn 1
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"North","length":1500,"from":[21835,42750],"to":[20536,42000]}
# North flies 1.5 in from 21.835,42.75 to 20.536,42
= a5a78672d3622333

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"North","way":"right","heading":300}
# North turns right to heading 300
= a423c8ace3b51f41

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"North","left":0}
# North spends a Movement die, 0 left
= 5848224342dcc708

turn 1
> 2  fly 2.5
[SS-3.2] {"kind":"flown","piece":"North","length":2500,"from":[20536,42000],"to":[18371,43250]}
# North flies 2.5 in from 20.536,42 to 18.371,43.25
= 0617ce4cf090f8b5

turn 1
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"North","length":1500,"from":[18371,43250],"to":[17072,44000]}
# North flies 1.5 in from 18.371,43.25 to 17.072,44
= 4468d06cb923605a

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"North","way":"right","heading":0}
# North turns right to heading 0
[SS-2.3] {"kind":"ended","piece":"North"}
# North is done
[SS-2.3] {"kind":"activated","piece":"South","number":2}
# South is active at 2
[SS-3.1] {"kind":"spent","piece":"South","left":1}
# South spends a Movement die, 1 left
= a2f06b46bdf3e1d1

turn 1
> 2  fly 2.5
[SS-3.2] {"kind":"flown","piece":"South","length":2500,"from":[24000,0],"to":[24000,2500]}
# South flies 2.5 in from 24,0 to 24,2.5
= 2b1699ebf0442285

turn 1
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"South","length":1500,"from":[24000,2500],"to":[24000,4000]}
# South flies 1.5 in from 24,2.5 to 24,4
= e51ccb1985d9bc46

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"South","way":"right","heading":60}
# South turns right to heading 60
= 8c29bd539a3172ac

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"South","left":0}
# South spends a Movement die, 0 left
= 84cc41671a4930df

turn 1
> 2  fly 2.5
[SS-3.2] {"kind":"flown","piece":"South","length":2500,"from":[24000,4000],"to":[26165,5250]}
# South flies 2.5 in from 24,4 to 26.165,5.25
= b50ba73c7f7dcf73

turn 1
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"South","length":1500,"from":[26165,5250],"to":[27464,6000]}
# South flies 1.5 in from 26.165,5.25 to 27.464,6
= 2e5bd1bc232d3bf0

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"South","way":"right","heading":120}
# South turns right to heading 120
[SS-2.3] {"kind":"ended","piece":"South"}
# South is done
= 4d101cd4bafb2716

turn 1
> 2  activate West
[SS-2.3] {"kind":"activated","piece":"West","number":1}
# West is active at 1
[SS-3.1] {"kind":"spent","piece":"West","left":0}
# West spends a Movement die, 0 left
= f578312c021e5269

turn 1
> 2  fly 2.5
[SS-3.2] {"kind":"flown","piece":"West","length":2500,"from":[0,24000],"to":[2165,25250]}
# West flies 2.5 in from 0,24 to 2.165,25.25
= 0ae06d20d0794271

turn 1
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"West","length":1500,"from":[2165,25250],"to":[3464,26000]}
# West flies 1.5 in from 2.165,25.25 to 3.464,26
= 14126ab6d251d72c

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"West","way":"right","heading":120}
# West turns right to heading 120
[SS-2.3] {"kind":"ended","piece":"West"}
# West is done
[SS-2.3] {"kind":"activated","piece":"East","number":1}
# East is active at 1
[SS-3.1] {"kind":"spent","piece":"East","left":0}
# East spends a Movement die, 0 left
= c8f9a7e9159bdb10

turn 1
> 2  fly 2.5
[SS-3.2] {"kind":"flown","piece":"East","length":2500,"from":[48000,24000],"to":[45835,25250]}
# East flies 2.5 in from 48,24 to 45.835,25.25
= f14b69f7227ec0bf

turn 1
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"East","length":1500,"from":[45835,25250],"to":[44536,26000]}
# East flies 1.5 in from 45.835,25.25 to 44.536,26
= ee6d60d05d02bb81

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"East","way":"right","heading":0}
# East turns right to heading 0
[SS-2.3] {"kind":"ended","piece":"East"}
# East is done
[SS-2.1] {"kind":"turn","number":2}
# turn 2: dice are assigned
= 5e03a33fdb39ef47

turn 2
> 1  assign Flagship M2
> 2  assign South M2; West M1; North M1 D1; East M2
[SS-2.2] {"kind":"assigned","piece":"Flagship","dealt":[0,2,0],"boxes":{"defence":2,"movement":2,"attack":0,"reserve":8}}
# Flagship assigns 2 to Movement: D2 M2 A0 R8
[SS-2.2] {"kind":"assigned","piece":"South","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# South assigns 2 to Movement: D0 M2 A2 R0
[SS-2.2] {"kind":"assigned","piece":"West","dealt":[0,1,0],"boxes":{"defence":2,"movement":1,"attack":0,"reserve":1}}
# West assigns 1 to Movement: D2 M1 A0 R1
[SS-2.2] {"kind":"assigned","piece":"North","dealt":[1,1,0],"boxes":{"defence":2,"movement":1,"attack":0,"reserve":1}}
# North assigns 1 to Defence, 1 to Movement: D2 M1 A0 R1
[SS-2.2] {"kind":"assigned","piece":"East","dealt":[0,2,0],"boxes":{"defence":1,"movement":2,"attack":1,"reserve":0}}
# East assigns 2 to Movement: D1 M2 A1 R0
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"Flagship","number":2}
# Flagship is active at 2
[SS-3.1] {"kind":"spent","piece":"Flagship","left":1}
# Flagship spends a Movement die, 1 left
= c08c0aa96593ad44

turn 2
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":500,"from":[30928,28000],"to":[30928,27500]}
# Flagship flies 0.5 in from 30.928,28 to 30.928,27.5
= 760690a3c7ead492

turn 2
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":500,"from":[30928,27500],"to":[30928,27000]}
# Flagship flies 0.5 in from 30.928,27.5 to 30.928,27
= afe429610a4125ea

turn 2
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":500,"from":[30928,27000],"to":[30928,26500]}
# Flagship flies 0.5 in from 30.928,27 to 30.928,26.5
= 29ecdfd6970f0da7

turn 2
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":500,"from":[30928,26500],"to":[30928,26000]}
# Flagship flies 0.5 in from 30.928,26.5 to 30.928,26
= 415b4c4d64a6d2e5

turn 2
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":500,"from":[30928,26000],"to":[30928,25500]}
# Flagship flies 0.5 in from 30.928,26 to 30.928,25.5
= 3ca7b8a0a324adc7

turn 2
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":500,"from":[30928,25500],"to":[30928,25000]}
# Flagship flies 0.5 in from 30.928,25.5 to 30.928,25
= f70d0ade59129917

turn 2
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":500,"from":[30928,25000],"to":[30928,24500]}
# Flagship flies 0.5 in from 30.928,25 to 30.928,24.5
= ba05df22dd6c2df2

turn 2
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":500,"from":[30928,24500],"to":[30928,24000]}
# Flagship flies 0.5 in from 30.928,24.5 to 30.928,24
= f9c6f8694baed720

turn 2
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Flagship","way":"left","heading":120}
# Flagship turns left to heading 120
= d77e9cce20b93c94

turn 2
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Flagship","left":0}
# Flagship spends a Movement die, 0 left
= 3d8623dda88fdbbb

turn 2
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":500,"from":[30928,24000],"to":[31361,23750]}
# Flagship flies 0.5 in from 30.928,24 to 31.361,23.75
= 7879da1c3dbb51f3

turn 2
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":500,"from":[31361,23750],"to":[31794,23500]}
# Flagship flies 0.5 in from 31.361,23.75 to 31.794,23.5
= b30531bc9f5ba79d

turn 2
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":500,"from":[31794,23500],"to":[32227,23250]}
# Flagship flies 0.5 in from 31.794,23.5 to 32.227,23.25
= 9a6877ebdcdeaad7

turn 2
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":500,"from":[32227,23250],"to":[32660,23000]}
# Flagship flies 0.5 in from 32.227,23.25 to 32.66,23
= d009ed35ffc869c7

turn 2
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":500,"from":[32660,23000],"to":[33093,22750]}
# Flagship flies 0.5 in from 32.66,23 to 33.093,22.75
= 33188ef291de7c28

turn 2
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":500,"from":[33093,22750],"to":[33526,22500]}
# Flagship flies 0.5 in from 33.093,22.75 to 33.526,22.5
= bcdc5612f5c576c0

turn 2
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":500,"from":[33526,22500],"to":[33959,22250]}
# Flagship flies 0.5 in from 33.526,22.5 to 33.959,22.25
= 446c23a29e953953

turn 2
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":500,"from":[33959,22250],"to":[34392,22000]}
# Flagship flies 0.5 in from 33.959,22.25 to 34.392,22
= df99f242490a9ebe

turn 2
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Flagship","way":"left","heading":60}
# Flagship turns left to heading 60
[SS-2.3] {"kind":"ended","piece":"Flagship"}
# Flagship is done
= 3a0d47e5ab67c071

turn 2
> 2  activate South
[SS-2.3] {"kind":"activated","piece":"South","number":2}
# South is active at 2
[SS-3.1] {"kind":"spent","piece":"South","left":1}
# South spends a Movement die, 1 left
= 9aeb16cdfdc637aa

turn 2
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"South","length":2000,"from":[27464,6000],"to":[29196,5000]}
# South flies 2 in from 27.464,6 to 29.196,5
= 93358230b309fb32

turn 2
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"South","length":2000,"from":[29196,5000],"to":[30928,4000]}
# South flies 2 in from 29.196,5 to 30.928,4
= 9a8091f919528ed0

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"South","way":"right","heading":180}
# South turns right to heading 180
= 76f0e4e9bfc4f3d7

turn 2
> 2  spend
[SS-3.1] {"kind":"spent","piece":"South","left":0}
# South spends a Movement die, 0 left
= af8aae2dbf258284

turn 2
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"South","length":2000,"from":[30928,4000],"to":[30928,2000]}
# South flies 2 in from 30.928,4 to 30.928,2
= c769733107122be1

turn 2
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"South","length":1500,"from":[30928,2000],"to":[30928,500]}
# South flies 1.5 in from 30.928,2 to 30.928,0.5
= 6b36115da05cad52

turn 2
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"South","way":"left","heading":120}
# South turns left to heading 120
= d777deddcab5b036

turn 2
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"South","length":500,"from":[30928,500],"to":[31361,250]}
# South flies 0.5 in from 30.928,0.5 to 31.361,0.25
[SS-2.3] {"kind":"ended","piece":"South"}
# South is done
[SS-2.3] {"kind":"activated","piece":"East","number":2}
# East is active at 2
[SS-3.1] {"kind":"spent","piece":"East","left":1}
# East spends a Movement die, 1 left
= b760b7484f7c1c0d

turn 2
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"East","length":2000,"from":[44536,26000],"to":[44536,28000]}
# East flies 2 in from 44.536,26 to 44.536,28
= 891dee5043e5aedb

turn 2
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"East","length":2000,"from":[44536,28000],"to":[44536,30000]}
# East flies 2 in from 44.536,28 to 44.536,30
= 81fc38f684a2f89d

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"East","way":"right","heading":60}
# East turns right to heading 60
= ef4b9c662bb9a23a

turn 2
> 2  spend
[SS-3.1] {"kind":"spent","piece":"East","left":0}
# East spends a Movement die, 0 left
= 6e97c5fef7b3a111

turn 2
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"East","length":2000,"from":[44536,30000],"to":[46268,31000]}
# East flies 2 in from 44.536,30 to 46.268,31
= 84bb37d516cf8744

turn 2
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"East","length":1500,"from":[46268,31000],"to":[47567,31750]}
# East flies 1.5 in from 46.268,31 to 47.567,31.75
= 3b124cc7083efb74

turn 2
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"East","way":"left","heading":0}
# East turns left to heading 0
= 5d0a14959c8bf1ef

turn 2
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"East","length":500,"from":[47567,31750],"to":[47567,32250]}
# East flies 0.5 in from 47.567,31.75 to 47.567,32.25
[SS-2.3] {"kind":"ended","piece":"East"}
# East is done
= 942f2f50ed7ccee9

turn 2
> 2  activate West
[SS-2.3] {"kind":"activated","piece":"West","number":1}
# West is active at 1
[SS-3.1] {"kind":"spent","piece":"West","left":0}
# West spends a Movement die, 0 left
= ca704909424ba771

turn 2
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"West","length":2000,"from":[3464,26000],"to":[5196,25000]}
# West flies 2 in from 3.464,26 to 5.196,25
= 0afe59511b1151b1

turn 2
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"West","length":1500,"from":[5196,25000],"to":[6495,24250]}
# West flies 1.5 in from 5.196,25 to 6.495,24.25
= ee437b4f3ff17036

turn 2
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"West","way":"left","heading":60}
# West turns left to heading 60
= 9e43879aa05bd9cf

turn 2
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"West","length":500,"from":[6495,24250],"to":[6928,24500]}
# West flies 0.5 in from 6.495,24.25 to 6.928,24.5
[SS-2.3] {"kind":"ended","piece":"West"}
# West is done
[SS-2.3] {"kind":"activated","piece":"North","number":1}
# North is active at 1
[SS-3.1] {"kind":"spent","piece":"North","left":0}
# North spends a Movement die, 0 left
= 4b98c6edc59348fc

turn 2
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"North","length":2000,"from":[17072,44000],"to":[17072,46000]}
# North flies 2 in from 17.072,44 to 17.072,46
= 96d9e762e2b23268

turn 2
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"North","length":1500,"from":[17072,46000],"to":[17072,47500]}
# North flies 1.5 in from 17.072,46 to 17.072,47.5
= 981641ff3eba58f9

turn 2
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"North","way":"left","heading":300}
# North turns left to heading 300
= 730084b072c7161e

turn 2
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"North","length":500,"from":[17072,47500],"to":[16639,47750]}
# North flies 0.5 in from 17.072,47.5 to 16.639,47.75
[SS-2.3] {"kind":"ended","piece":"North"}
# North is done
[SS-2.1] {"kind":"turn","number":3}
# turn 3: dice are assigned
= 909a6f396d740b47

turn 3
> 1  assign Flagship M7 D2
> 2  assign South M1 A1; West M1 A1; North M1 D1; East M2
[SS-2.2] {"kind":"assigned","piece":"Flagship","dealt":[2,7,0],"boxes":{"defence":4,"movement":7,"attack":0,"reserve":1}}
# Flagship assigns 2 to Defence, 7 to Movement: D4 M7 A0 R1
[SS-2.2] {"kind":"assigned","piece":"South","dealt":[0,1,1],"boxes":{"defence":0,"movement":1,"attack":3,"reserve":0}}
# South assigns 1 to Movement, 1 to Attack: D0 M1 A3 R0
[SS-2.2] {"kind":"assigned","piece":"West","dealt":[0,1,1],"boxes":{"defence":2,"movement":1,"attack":1,"reserve":0}}
# West assigns 1 to Movement, 1 to Attack: D2 M1 A1 R0
[SS-2.2] {"kind":"assigned","piece":"North","dealt":[1,1,0],"boxes":{"defence":3,"movement":1,"attack":0,"reserve":0}}
# North assigns 1 to Defence, 1 to Movement: D3 M1 A0 R0
[SS-2.2] {"kind":"assigned","piece":"East","dealt":[0,2,0],"boxes":{"defence":1,"movement":2,"attack":1,"reserve":0}}
# East assigns 2 to Movement: D1 M2 A1 R0
[SS-2.3] {"kind":"activated","piece":"Flagship","number":7}
# Flagship is active at 7
[SS-3.1] {"kind":"spent","piece":"Flagship","left":6}
# Flagship spends a Movement die, 6 left
= 92cb80cba75faac4

turn 3
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":2500,"from":[34392,22000],"to":[36557,23250]}
# Flagship flies 2.5 in from 34.392,22 to 36.557,23.25
= b27fe47eea4cea72

turn 3
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Flagship","way":"left","heading":0}
# Flagship turns left to heading 0
= 4665608f114ccf31

turn 3
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":1500,"from":[36557,23250],"to":[36557,24750]}
# Flagship flies 1.5 in from 36.557,23.25 to 36.557,24.75
= 724fbdfe266cf430

turn 3
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Flagship","left":5}
# Flagship spends a Movement die, 5 left
= 7152f7ea4966219f

turn 3
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":2500,"from":[36557,24750],"to":[36557,27250]}
# Flagship flies 2.5 in from 36.557,24.75 to 36.557,27.25
= 2689e3aa75f00602

turn 3
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Flagship","way":"left","heading":300}
# Flagship turns left to heading 300
= 353eb1fbbccb711e

turn 3
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":1500,"from":[36557,27250],"to":[35258,28000]}
# Flagship flies 1.5 in from 36.557,27.25 to 35.258,28
= bf03a68b97e6cd99

turn 3
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Flagship","left":4}
# Flagship spends a Movement die, 4 left
= 9e37c99771f72014

turn 3
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":2500,"from":[35258,28000],"to":[33093,29250]}
# Flagship flies 2.5 in from 35.258,28 to 33.093,29.25
= 15ac850886da2eb4

turn 3
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Flagship","way":"left","heading":240}
# Flagship turns left to heading 240
= 2761530b8adb4994

turn 3
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":1500,"from":[33093,29250],"to":[31794,28500]}
# Flagship flies 1.5 in from 33.093,29.25 to 31.794,28.5
= abd8a760fade9f44

turn 3
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Flagship","left":3}
# Flagship spends a Movement die, 3 left
= 98d2eaf9981ba4da

turn 3
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":2500,"from":[31794,28500],"to":[29629,27250]}
# Flagship flies 2.5 in from 31.794,28.5 to 29.629,27.25
= 30787289bd2c6293

turn 3
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Flagship","way":"left","heading":180}
# Flagship turns left to heading 180
= 309d5fbe49d22388

turn 3
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":1500,"from":[29629,27250],"to":[29629,25750]}
# Flagship flies 1.5 in from 29.629,27.25 to 29.629,25.75
= cc19ead5e3c72eba

turn 3
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Flagship","left":2}
# Flagship spends a Movement die, 2 left
= 291cd907f4957204

turn 3
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":2500,"from":[29629,25750],"to":[29629,23250]}
# Flagship flies 2.5 in from 29.629,25.75 to 29.629,23.25
= 7adf873702cfb2e7

turn 3
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Flagship","way":"left","heading":120}
# Flagship turns left to heading 120
= 9a5106ca3da8f453

turn 3
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":1500,"from":[29629,23250],"to":[30928,22500]}
# Flagship flies 1.5 in from 29.629,23.25 to 30.928,22.5
= 6b6dde6612c2446d

turn 3
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Flagship","left":1}
# Flagship spends a Movement die, 1 left
= 918af535ee36db4a

turn 3
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":2500,"from":[30928,22500],"to":[33093,21250]}
# Flagship flies 2.5 in from 30.928,22.5 to 33.093,21.25
= dabd33ebefcebd81

turn 3
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Flagship","way":"left","heading":60}
# Flagship turns left to heading 60
= 18bc9574cc75a3bd

turn 3
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":1500,"from":[33093,21250],"to":[34392,22000]}
# Flagship flies 1.5 in from 33.093,21.25 to 34.392,22
= 2c36e99c06b12c85

turn 3
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Flagship","left":0}
# Flagship spends a Movement die, 0 left
= c0e2db09903da949

turn 3
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":2500,"from":[34392,22000],"to":[36557,23250]}
# Flagship flies 2.5 in from 34.392,22 to 36.557,23.25
= a37d2d220c61840d

turn 3
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":1500,"from":[36557,23250],"to":[37856,24000]}
# Flagship flies 1.5 in from 36.557,23.25 to 37.856,24
= 4e5730c8ab725b89

turn 3
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Flagship","way":"right","heading":120}
# Flagship turns right to heading 120
[SS-2.3] {"kind":"ended","piece":"Flagship"}
# Flagship is done
[SS-2.3] {"kind":"activated","piece":"East","number":2}
# East is active at 2
[SS-3.1] {"kind":"spent","piece":"East","left":1}
# East spends a Movement die, 1 left
= 042dd277c039f43c

turn 3
> 2  fly 3.5
[SS-3.2] {"kind":"flown","piece":"East","length":3500,"from":[47567,32250],"to":[47567,35750]}
# East flies 3.5 in from 47.567,32.25 to 47.567,35.75
= 34586be9f6af7466

turn 3
> 2  spend
[SS-3.1] {"kind":"spent","piece":"East","left":0}
# East spends a Movement die, 0 left
= 223a89f1fd2934e2

turn 3
> 2  fly 3.5
[SS-3.2] {"kind":"flown","piece":"East","length":3500,"from":[47567,35750],"to":[47567,39250]}
# East flies 3.5 in from 47.567,35.75 to 47.567,39.25
= 26b7b360e4d106c4

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"East","way":"right","heading":60}
# East turns right to heading 60
= cefa49f5c7172f68

turn 3
> 2  end
[SS-2.3] {"kind":"ended","piece":"East"}
# East is done
= c6e261194e822777

turn 3
> 2  activate West
[SS-2.3] {"kind":"activated","piece":"West","number":1}
# West is active at 1
[SS-3.1] {"kind":"spent","piece":"West","left":0}
# West spends a Movement die, 0 left
= 6df72130618fdd51

turn 3
> 2  fly 3.5
[SS-3.2] {"kind":"flown","piece":"West","length":3500,"from":[6928,24500],"to":[9959,26250]}
# West flies 3.5 in from 6.928,24.5 to 9.959,26.25
= 211783bfd26b05b8

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"West","way":"right","heading":120}
# West turns right to heading 120
= 3891ef9961772441

turn 3
> 2  end
[SS-2.3] {"kind":"ended","piece":"West"}
# West is done
= 95672e213c478795

turn 3
> 2  activate North
[SS-2.3] {"kind":"activated","piece":"North","number":1}
# North is active at 1
[SS-3.1] {"kind":"spent","piece":"North","left":0}
# North spends a Movement die, 0 left
= 1f9ba01eb252ff78

turn 3
> 2  fly 3.5
[SS-3.2] {"kind":"flown","piece":"North","length":3500,"from":[16639,47750],"to":[13608,49500]}
# North flies 3.5 in from 16.639,47.75 to 13.608,49.5
[SS-3.5] {"kind":"left","piece":"North","at":[13608,49500]}
# North has left the table at 13.608,49.5 and is lost
[SS-2.3] {"kind":"activated","piece":"South","number":1}
# South is active at 1
[SS-3.1] {"kind":"spent","piece":"South","left":0}
# South spends a Movement die, 0 left
= f017590b31a2af6d

turn 3
> 2  fly 3.5
[SS-3.2] {"kind":"flown","piece":"South","length":3500,"from":[31361,250],"to":[34392,-1500]}
# South flies 3.5 in from 31.361,0.25 to 34.392,-1.5
[SS-3.5] {"kind":"left","piece":"South","at":[34392,-1500]}
# South has left the table at 34.392,-1.5 and is lost
[SS-2.1] {"kind":"turn","number":4}
# turn 4: dice are assigned
= c127c1242d500801

turn 4
> 1  assign Flagship M1 A3 D4
> 2  assign West M1; East M1 A1
[SS-2.2] {"kind":"assigned","piece":"Flagship","dealt":[4,1,3],"boxes":{"defence":8,"movement":1,"attack":3,"reserve":0}}
# Flagship assigns 4 to Defence, 1 to Movement, 3 to Attack: D8 M1 A3 R0
[SS-2.2] {"kind":"assigned","piece":"West","dealt":[0,1,0],"boxes":{"defence":2,"movement":1,"attack":1,"reserve":0}}
# West assigns 1 to Movement: D2 M1 A1 R0
[SS-2.2] {"kind":"assigned","piece":"East","dealt":[0,1,1],"boxes":{"defence":1,"movement":1,"attack":2,"reserve":0}}
# East assigns 1 to Movement, 1 to Attack: D1 M1 A2 R0
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"Flagship","number":1}
# Flagship is active at 1
[SS-3.1] {"kind":"spent","piece":"Flagship","left":0}
# Flagship spends a Movement die, 0 left
= d4004a4796a21a63

turn 4
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Flagship","way":"right","heading":180}
# Flagship turns right to heading 180
= 86be89a640740359

turn 4
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Flagship","length":4000,"from":[37856,24000],"to":[37856,20000]}
# Flagship flies 4 in from 37.856,24 to 37.856,20
[SS-2.3] {"kind":"ended","piece":"Flagship"}
# Flagship is done
= 503295928e68f9a6

turn 4
> 2  activate West
[SS-2.3] {"kind":"activated","piece":"West","number":1}
# West is active at 1
[SS-3.1] {"kind":"spent","piece":"West","left":0}
# West spends a Movement die, 0 left
= 50992d7e5ba966a4

turn 4
> 2  fly 2.5
[SS-3.2] {"kind":"flown","piece":"West","length":2500,"from":[9959,26250],"to":[12124,25000]}
# West flies 2.5 in from 9.959,26.25 to 12.124,25
= 2c76ce4c54e9ccc9

turn 4
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"West","length":1500,"from":[12124,25000],"to":[13423,24250]}
# West flies 1.5 in from 12.124,25 to 13.423,24.25
= cd1bb24894317e30

turn 4
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"West","way":"right","heading":180}
# West turns right to heading 180
[SS-2.3] {"kind":"ended","piece":"West"}
# West is done
[SS-2.3] {"kind":"activated","piece":"East","number":1}
# East is active at 1
[SS-3.1] {"kind":"spent","piece":"East","left":0}
# East spends a Movement die, 0 left
= c3f36ee111605901

turn 4
> 2  fly 2.5
[SS-3.2] {"kind":"flown","piece":"East","length":2500,"from":[47567,39250],"to":[49732,40500]}
# East flies 2.5 in from 47.567,39.25 to 49.732,40.5
[SS-3.5] {"kind":"left","piece":"East","at":[49732,40500]}
# East has left the table at 49.732,40.5 and is lost
[SS-2.1] {"kind":"turn","number":5}
# turn 5: dice are assigned
[SS-2.2] {"kind":"assigned","piece":"Flagship","dealt":[0,1,0],"boxes":{"defence":8,"movement":1,"attack":3,"reserve":0}}
# Flagship assigns 1 to Movement: D8 M1 A3 R0
[SS-2.2] {"kind":"assigned","piece":"West","dealt":[0,1,0],"boxes":{"defence":2,"movement":1,"attack":1,"reserve":0}}
# West assigns 1 to Movement: D2 M1 A1 R0
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"Flagship","number":1}
# Flagship is active at 1
[SS-3.1] {"kind":"spent","piece":"Flagship","left":0}
# Flagship spends a Movement die, 0 left
= 60179bee9f93b41d

turn 5
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Flagship","way":"right","heading":240}
# Flagship turns right to heading 240
= 2a5af918844f5f47

turn 5
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Flagship","length":4000,"from":[37856,20000],"to":[34392,18000]}
# Flagship flies 4 in from 37.856,20 to 34.392,18
[SS-2.3] {"kind":"ended","piece":"Flagship"}
# Flagship is done
[SS-2.3] {"kind":"activated","piece":"West","number":1}
# West is active at 1
[SS-3.1] {"kind":"spent","piece":"West","left":0}
# West spends a Movement die, 0 left
= 356ef42435a1fd6e

turn 5
> 2  fly 2.5
[SS-3.2] {"kind":"flown","piece":"West","length":2500,"from":[13423,24250],"to":[13423,21750]}
# West flies 2.5 in from 13.423,24.25 to 13.423,21.75
= b4e4715b45718a38

turn 5
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"West","length":1500,"from":[13423,21750],"to":[13423,20250]}
# West flies 1.5 in from 13.423,21.75 to 13.423,20.25
= 01699ef33cdd8339

turn 5
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"West","way":"right","heading":240}
# West turns right to heading 240
[SS-2.3] {"kind":"ended","piece":"West"}
# West is done
[SS-2.1] {"kind":"turn","number":6}
# turn 6: dice are assigned
[SS-2.2] {"kind":"assigned","piece":"Flagship","dealt":[0,1,0],"boxes":{"defence":8,"movement":1,"attack":3,"reserve":0}}
# Flagship assigns 1 to Movement: D8 M1 A3 R0
[SS-2.2] {"kind":"assigned","piece":"West","dealt":[0,1,0],"boxes":{"defence":2,"movement":1,"attack":1,"reserve":0}}
# West assigns 1 to Movement: D2 M1 A1 R0
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"Flagship","number":1}
# Flagship is active at 1
[SS-3.1] {"kind":"spent","piece":"Flagship","left":0}
# Flagship spends a Movement die, 0 left
= 94040f40478309fe

turn 6
> 1  fly 3.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":3500,"from":[34392,18000],"to":[31361,16250]}
# Flagship flies 3.5 in from 34.392,18 to 31.361,16.25
= e1f2ba9c35649feb

turn 6
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Flagship","way":"right","heading":300}
# Flagship turns right to heading 300
= eeff2603e0fd3138

turn 6
> 1  end
[SS-2.3] {"kind":"ended","piece":"Flagship"}
# Flagship is done
[SS-2.3] {"kind":"activated","piece":"West","number":1}
# West is active at 1
[SS-3.1] {"kind":"spent","piece":"West","left":0}
# West spends a Movement die, 0 left
= 9764f6dc1c2ac069

turn 6
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"West","way":"right","heading":300}
# West turns right to heading 300
= 9ccf8a2df6178b1f

turn 6
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"West","length":4000,"from":[13423,20250],"to":[9959,22250]}
# West flies 4 in from 13.423,20.25 to 9.959,22.25
[SS-2.3] {"kind":"ended","piece":"West"}
# West is done
[SS-2.1] {"kind":"turn","number":7}
# turn 7: dice are assigned
[SS-2.2] {"kind":"assigned","piece":"Flagship","dealt":[0,1,0],"boxes":{"defence":8,"movement":1,"attack":3,"reserve":0}}
# Flagship assigns 1 to Movement: D8 M1 A3 R0
[SS-2.2] {"kind":"assigned","piece":"West","dealt":[0,1,0],"boxes":{"defence":2,"movement":1,"attack":1,"reserve":0}}
# West assigns 1 to Movement: D2 M1 A1 R0
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"Flagship","number":1}
# Flagship is active at 1
[SS-3.1] {"kind":"spent","piece":"Flagship","left":0}
# Flagship spends a Movement die, 0 left
= 4e1061bf5f292708

turn 7
> 1  fly 3.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":3500,"from":[31361,16250],"to":[28330,18000]}
# Flagship flies 3.5 in from 31.361,16.25 to 28.33,18
= f024779fe8e177b0

turn 7
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Flagship","way":"right","heading":0}
# Flagship turns right to heading 0
= 4d710581468ccc7a

turn 7
> 1  end
[SS-2.3] {"kind":"ended","piece":"Flagship"}
# Flagship is done
[SS-2.3] {"kind":"activated","piece":"West","number":1}
# West is active at 1
[SS-3.1] {"kind":"spent","piece":"West","left":0}
# West spends a Movement die, 0 left
= 50a5e0f9bf873217

turn 7
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"West","length":1000,"from":[9959,22250],"to":[9093,22750]}
# West flies 1 in from 9.959,22.25 to 9.093,22.75
= 37b20392f0d5b1cf

turn 7
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"West","length":1000,"from":[9093,22750],"to":[8227,23250]}
# West flies 1 in from 9.093,22.75 to 8.227,23.25
= df4aba739b8df117

turn 7
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"West","length":500,"from":[8227,23250],"to":[7794,23500]}
# West flies 0.5 in from 8.227,23.25 to 7.794,23.5
= 271ed0fba0dc90b9

turn 7
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"West","length":500,"from":[7794,23500],"to":[7361,23750]}
# West flies 0.5 in from 7.794,23.5 to 7.361,23.75
= 5e0f06b7129d85ad

turn 7
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"West","length":500,"from":[7361,23750],"to":[6928,24000]}
# West flies 0.5 in from 7.361,23.75 to 6.928,24
= b747a9e50be57a27

turn 7
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"West","length":500,"from":[6928,24000],"to":[6495,24250]}
# West flies 0.5 in from 6.928,24 to 6.495,24.25
= 9238cf6ea8a68c8f

turn 7
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"West","way":"left","heading":240}
# West turns left to heading 240
[SS-2.3] {"kind":"ended","piece":"West"}
# West is done
[SS-2.1] {"kind":"turn","number":8}
# turn 8: dice are assigned
[SS-2.2] {"kind":"assigned","piece":"Flagship","dealt":[0,1,0],"boxes":{"defence":8,"movement":1,"attack":3,"reserve":0}}
# Flagship assigns 1 to Movement: D8 M1 A3 R0
[SS-2.2] {"kind":"assigned","piece":"West","dealt":[0,1,0],"boxes":{"defence":2,"movement":1,"attack":1,"reserve":0}}
# West assigns 1 to Movement: D2 M1 A1 R0
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"Flagship","number":1}
# Flagship is active at 1
[SS-3.1] {"kind":"spent","piece":"Flagship","left":0}
# Flagship spends a Movement die, 0 left
= 86b4bc40c8e2a562

turn 8
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"Flagship","length":2000,"from":[28330,18000],"to":[28330,20000]}
# Flagship flies 2 in from 28.33,18 to 28.33,20
= f123a8e7d8df1dd3

turn 8
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":1500,"from":[28330,20000],"to":[28330,21500]}
# Flagship flies 1.5 in from 28.33,20 to 28.33,21.5
= 4d6e840d2de9d0d8

turn 8
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Flagship","way":"left","heading":300}
# Flagship turns left to heading 300
= a5e7fab3c15a7f36

turn 8
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Flagship","length":500,"from":[28330,21500],"to":[27897,21750]}
# Flagship flies 0.5 in from 28.33,21.5 to 27.897,21.75
[SS-2.3] {"kind":"ended","piece":"Flagship"}
# Flagship is done
[SS-2.3] {"kind":"activated","piece":"West","number":1}
# West is active at 1
[SS-3.1] {"kind":"spent","piece":"West","left":0}
# West spends a Movement die, 0 left
= 03fa98cbca2bd99f

turn 8
> 2  fly 3.5
[SS-3.2] {"kind":"flown","piece":"West","length":3500,"from":[6495,24250],"to":[3464,22500]}
# West flies 3.5 in from 6.495,24.25 to 3.464,22.5
= 3c0bcb98686cdc5c

turn 8
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"West","way":"right","heading":300}
# West turns right to heading 300
= 86112a1772a8167b

turn 8
> 2  end
[SS-2.3] {"kind":"ended","piece":"West"}
# West is done
[SS-2.1] {"kind":"turn","number":9}
# turn 9: dice are assigned
[SS-2.2] {"kind":"assigned","piece":"Flagship","dealt":[0,1,0],"boxes":{"defence":8,"movement":1,"attack":3,"reserve":0}}
# Flagship assigns 1 to Movement: D8 M1 A3 R0
[SS-2.2] {"kind":"assigned","piece":"West","dealt":[0,1,0],"boxes":{"defence":2,"movement":1,"attack":1,"reserve":0}}
# West assigns 1 to Movement: D2 M1 A1 R0
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# a coin is flipped: side 2 goes first
[SS-2.3] {"kind":"activated","piece":"West","number":1}
# West is active at 1
[SS-3.1] {"kind":"spent","piece":"West","left":0}
# West spends a Movement die, 0 left
= 710223d2335e65b7

turn 9
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"West","length":2000,"from":[3464,22500],"to":[1732,23500]}
# West flies 2 in from 3.464,22.5 to 1.732,23.5
= 140d9b41083ac866

turn 9
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"West","length":1500,"from":[1732,23500],"to":[433,24250]}
# West flies 1.5 in from 1.732,23.5 to 0.433,24.25
= 4fb38452ad86dbfc

turn 9
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"West","way":"left","heading":240}
# West turns left to heading 240
= d42ec1b35baf6b50

turn 9
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"West","length":500,"from":[433,24250],"to":[0,24000]}
# West flies 0.5 in from 0.433,24.25 to 0,24
[SS-2.3] {"kind":"ended","piece":"West"}
# West is done
[SS-2.3] {"kind":"activated","piece":"Flagship","number":1}
# Flagship is active at 1
[SS-3.1] {"kind":"spent","piece":"Flagship","left":0}
# Flagship spends a Movement die, 0 left
= df61ab86f987f1d0

turn 9
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Flagship","way":"left","heading":240}
# Flagship turns left to heading 240
= ec0b613c4e472ade

turn 9
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Flagship","length":4000,"from":[27897,21750],"to":[24433,19750]}
# Flagship flies 4 in from 27.897,21.75 to 24.433,19.75
[SS-2.3] {"kind":"ended","piece":"Flagship"}
# Flagship is done
[SS-2.1] {"kind":"turn","number":10}
# turn 10: dice are assigned
[SS-2.2] {"kind":"assigned","piece":"Flagship","dealt":[0,1,0],"boxes":{"defence":8,"movement":1,"attack":3,"reserve":0}}
# Flagship assigns 1 to Movement: D8 M1 A3 R0
[SS-2.2] {"kind":"assigned","piece":"West","dealt":[0,1,0],"boxes":{"defence":2,"movement":1,"attack":1,"reserve":0}}
# West assigns 1 to Movement: D2 M1 A1 R0
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# a coin is flipped: side 2 goes first
[SS-2.3] {"kind":"activated","piece":"West","number":1}
# West is active at 1
[SS-3.1] {"kind":"spent","piece":"West","left":0}
# West spends a Movement die, 0 left
= 0143028bf7e53664

turn 10
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"West","length":1000,"from":[0,24000],"to":[-866,23500]}
# West flies 1 in from 0,24 to -0.866,23.5
[SS-3.5] {"kind":"left","piece":"West","at":[-866,23500]}
# West has left the table at -0.866,23.5 and is lost
[SS-5.3] {"kind":"over","winner":1,"how":"fleet"}
# no enemy is left: side 1 wins
= 0f912b92c7765c66
