firing-arc record 2
game simple-spaceships 1
wording en 1
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
= 302597858afc5199

turn 1
> 1  assign Sleigh M4 D2
> 2  assign UFO1 M3 A1; UFO2 M2 A2; UFO3 M4; UFO4 M1 A3
> dice  1
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[2,4,0],"boxes":{"defence":2,"movement":4,"attack":0,"reserve":0}}
# Sleigh assigns 2 to Defence, 4 to Movement: D2 M4 A0 R0
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,3,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# UFO1 assigns 3 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,2,2],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# UFO2 assigns 2 to Movement, 2 to Attack: D0 M2 A2 R0
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# UFO3 assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] {"kind":"assigned","piece":"UFO4","dealt":[0,1,3],"boxes":{"defence":0,"movement":1,"attack":3,"reserve":0}}
# UFO4 assigns 1 to Movement, 3 to Attack: D0 M1 A3 R0
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":4}
# Sleigh is active at 4
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":3}
# Sleigh spends a Movement die, 3 left
= 98bad5b3f135a0ff

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,0],"to":[24000,4000]}
# Sleigh flies 4 in from 24,0 to 24,4
= 5cf4042552f65e32

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":2}
# Sleigh spends a Movement die, 2 left
= 70a9d44936318af2

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,4000],"to":[24000,8000]}
# Sleigh flies 4 in from 24,4 to 24,8
= 435b57d860a6b248

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends a Movement die, 1 left
= f9fb2804c9d31fac

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,8000],"to":[24000,12000]}
# Sleigh flies 4 in from 24,8 to 24,12
= 1f97d172ac32830a

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends a Movement die, 0 left
= 2e10c53311956b50

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,12000],"to":[24000,16000]}
# Sleigh flies 4 in from 24,12 to 24,16
= feb160e62f75d05c

turn 1
> 1  end
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh is done
[SS-2.3] {"kind":"activated","piece":"UFO3","number":4}
# UFO3 is active at 4
= b20eecd2dfc1821f

turn 1
> 2  enter left 40 heading 120
[SS-5.1] {"kind":"entered","piece":"UFO3","at":[0,40000],"heading":120}
# UFO3 enters at 0,40, heading 120
[SS-3.1] {"kind":"spent","piece":"UFO3","left":3}
# UFO3 spends a Movement die, 3 left
= ddc26532106d1354

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[0,40000],"to":[3464,38000]}
# UFO3 flies 4 in from 0,40 to 3.464,38
= 0cdef4e6f93025c6

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":2}
# UFO3 spends a Movement die, 2 left
= 3f24d119e971043a

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":60}
# UFO3 turns left to heading 60
= 1d7c4edf6ecac96f

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[3464,38000],"to":[6928,40000]}
# UFO3 flies 4 in from 3.464,38 to 6.928,40
= 7ccfe394c81d3167

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":1}
# UFO3 spends a Movement die, 1 left
= 03722928b3f98c31

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[6928,40000],"to":[10392,42000]}
# UFO3 flies 4 in from 6.928,40 to 10.392,42
= f10bd39de426e59f

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":0}
# UFO3 spends a Movement die, 0 left
= 98849ffb46dc4300

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"right","heading":120}
# UFO3 turns right to heading 120
= 5ef1efb254e546f8

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[10392,42000],"to":[13856,40000]}
# UFO3 flies 4 in from 10.392,42 to 13.856,40
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 is done
[SS-2.3] {"kind":"activated","piece":"UFO1","number":3}
# UFO1 is active at 3
= 799e090549d78669

turn 1
> 2  enter right 30 heading 300
[SS-5.1] {"kind":"entered","piece":"UFO1","at":[48000,30000],"heading":300}
# UFO1 enters at 48,30, heading 300
[SS-3.1] {"kind":"spent","piece":"UFO1","left":2}
# UFO1 spends a Movement die, 2 left
= ef58e11abfa1b354

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[48000,30000],"to":[44536,32000]}
# UFO1 flies 4 in from 48,30 to 44.536,32
= e19a3e0b618bc130

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":1}
# UFO1 spends a Movement die, 1 left
= d4c85bb93dd800cf

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[44536,32000],"to":[41072,34000]}
# UFO1 flies 4 in from 44.536,32 to 41.072,34
= 5f1bc0f2f41e7455

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends a Movement die, 0 left
= 880159739c4c84bb

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":240}
# UFO1 turns left to heading 240
= 0cf52784aca434a1

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[41072,34000],"to":[37608,32000]}
# UFO1 flies 4 in from 41.072,34 to 37.608,32
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 is done
[SS-2.3] {"kind":"activated","piece":"UFO2","number":2}
# UFO2 is active at 2
= a3dca4ced39b1d43

turn 1
> 2  enter right 24 heading 300
[SS-5.1] {"kind":"entered","piece":"UFO2","at":[48000,24000],"heading":300}
# UFO2 enters at 48,24, heading 300
[SS-3.1] {"kind":"spent","piece":"UFO2","left":1}
# UFO2 spends a Movement die, 1 left
= c02529f4b01c905e

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[48000,24000],"to":[44536,26000]}
# UFO2 flies 4 in from 48,24 to 44.536,26
= 34667c25bd8fe1a7

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends a Movement die, 0 left
= adf982e5851e1afa

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"left","heading":240}
# UFO2 turns left to heading 240
= 1400ecb9dfad132c

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[44536,26000],"to":[41072,24000]}
# UFO2 flies 4 in from 44.536,26 to 41.072,24
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 is done
[SS-2.3] {"kind":"activated","piece":"UFO4","number":1}
# UFO4 is active at 1
= ba68f20f8550720d

turn 1
> 2  enter left 24.125 heading 60
[SS-5.1] {"kind":"entered","piece":"UFO4","at":[0,24125],"heading":60}
# UFO4 enters at 0,24.125, heading 60
[SS-3.1] {"kind":"spent","piece":"UFO4","left":0}
# UFO4 spends a Movement die, 0 left
= 6db84d5865941769

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO4","length":4000,"from":[0,24125],"to":[3464,26125]}
# UFO4 flies 4 in from 0,24.125 to 3.464,26.125
= 423b45f723a8c26e

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"right","heading":120}
# UFO4 turns right to heading 120
[SS-2.3] {"kind":"ended","piece":"UFO4"}
# UFO4 is done
[SS-2.1] {"kind":"turn","number":2}
# turn 2: dice are assigned
= 85d1b3f6c03c8c1d

turn 2
> 1  assign Sleigh M3 A1
> 2  assign UFO1 M1 A2; UFO2 M2; UFO3 M2 A2; UFO4 M1
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[0,3,1],"boxes":{"defence":2,"movement":3,"attack":1,"reserve":0}}
# Sleigh assigns 3 to Movement, 1 to Attack: D2 M3 A1 R0
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,1,2],"boxes":{"defence":0,"movement":1,"attack":3,"reserve":0}}
# UFO1 assigns 1 to Movement, 2 to Attack: D0 M1 A3 R0
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# UFO2 assigns 2 to Movement: D0 M2 A2 R0
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,2,2],"boxes":{"defence":0,"movement":2,"attack":2,"reserve":0}}
# UFO3 assigns 2 to Movement, 2 to Attack: D0 M2 A2 R0
[SS-2.2] {"kind":"assigned","piece":"UFO4","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":3,"reserve":0}}
# UFO4 assigns 1 to Movement: D0 M1 A3 R0
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":3}
# Sleigh is active at 3
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":2}
# Sleigh spends a Movement die, 2 left
= d40e43ec72233ccb

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,16000],"to":[24000,20000]}
# Sleigh flies 4 in from 24,16 to 24,20
= 8a76860ad7d2c2c2

turn 2
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends a Movement die, 1 left
= 34414893d6ccb405

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,20000],"to":[24000,24000]}
# Sleigh flies 4 in from 24,20 to 24,24
= e36625b9d7c9f38e

turn 2
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends a Movement die, 0 left
= d763b0477687b375

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,24000],"to":[24000,28000]}
# Sleigh flies 4 in from 24,24 to 24,28
= 34a2faf25a1c62e1

turn 2
> 1  end
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh is done
= bbc6bfc95d409118

turn 2
> 2  activate UFO3
[SS-2.3] {"kind":"activated","piece":"UFO3","number":2}
# UFO3 is active at 2
[SS-3.1] {"kind":"spent","piece":"UFO3","left":1}
# UFO3 spends a Movement die, 1 left
= f79841403d905c78

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[13856,40000],"to":[17320,38000]}
# UFO3 flies 4 in from 13.856,40 to 17.32,38
= d3c346965ea5d903

turn 2
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO3","left":0}
# UFO3 spends a Movement die, 0 left
= 62a15e00ae59bb14

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[17320,38000],"to":[20784,36000]}
# UFO3 flies 4 in from 17.32,38 to 20.784,36
= c3f9271ce1a9a1c8

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"right","heading":180}
# UFO3 turns right to heading 180
= 5f2d507df85d07eb

turn 2
> 2  attack Sleigh range 1 bonus 0 roll 1
> dice  6
[SS-4.1] {"kind":"attacks","piece":"UFO3","target":"Sleigh","range":1,"bonus":0,"roll":1,"distance":8622}
# UFO3 attacks Sleigh at 8.622 in: 1 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"UFO3","target":"Sleigh","faces":[6],"needed":6,"hits":1}
# 6 of 6+: 1 hit
[SS-4.6] {"kind":"met","piece":"Sleigh","hits":1,"left":1}
# 1 hit meets a Defence die of Sleigh, 1 left
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 is done
[SS-2.3] {"kind":"activated","piece":"UFO2","number":2}
# UFO2 is active at 2
[SS-3.1] {"kind":"spent","piece":"UFO2","left":1}
# UFO2 spends a Movement die, 1 left
= 8a7a288d3dadc849

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":300}
# UFO2 turns right to heading 300
= de1c02f611f215dd

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[41072,24000],"to":[37608,26000]}
# UFO2 flies 4 in from 41.072,24 to 37.608,26
= 1121efb0200f23a0

turn 2
> 2  spend
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends a Movement die, 0 left
= 043fe94999a1a2fd

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[37608,26000],"to":[34144,28000]}
# UFO2 flies 4 in from 37.608,26 to 34.144,28
= fb23c1df748b3e86

turn 2
> 2  attack Sleigh range 1 bonus 0 roll 1
> dice  6
[SS-4.1] {"kind":"attacks","piece":"UFO2","target":"Sleigh","range":1,"bonus":0,"roll":1,"distance":10144}
# UFO2 attacks Sleigh at 10.144 in: 1 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"UFO2","target":"Sleigh","faces":[6],"needed":6,"hits":1}
# 6 of 6+: 1 hit
[SS-4.6] {"kind":"met","piece":"Sleigh","hits":1,"left":0}
# 1 hit meets a Defence die of Sleigh, 0 left
= 47dd213683c0b3c9

turn 2
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 is done
= c43be1637b48a04b

turn 2
> 2  activate UFO1
[SS-2.3] {"kind":"activated","piece":"UFO1","number":1}
# UFO1 is active at 1
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends a Movement die, 0 left
= a07f68463dbf0f95

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[37608,32000],"to":[34144,30000]}
# UFO1 flies 4 in from 37.608,32 to 34.144,30
= 15b79af56f70e019

turn 2
> 2  attack Sleigh range 1 bonus 0 roll 2
> dice  6 6
[SS-4.1] {"kind":"attacks","piece":"UFO1","target":"Sleigh","range":1,"bonus":0,"roll":2,"distance":10339}
# UFO1 attacks Sleigh at 10.339 in: 1 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 6
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"UFO1","target":"Sleigh","faces":[6,6],"needed":6,"hits":2}
# 6, 6 of 6+: 2 hits
= d694d50502d9bb83

turn 2
> 2  lose Reserve
[SS-4.5] {"kind":"lost","piece":"Sleigh","box":"Reserve","by":2,"left":5}
# Sleigh loses a die from Reserve by side 2, 5 left
= d97eed28ba1df32c

turn 2
> 1  lose Attack
[SS-4.5] {"kind":"lost","piece":"Sleigh","box":"Attack","by":1,"left":4}
# Sleigh loses a die from Attack by side 1, 4 left
= 2444cedfca07a521

turn 2
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 is done
[SS-2.3] {"kind":"activated","piece":"UFO4","number":1}
# UFO4 is active at 1
[SS-3.1] {"kind":"spent","piece":"UFO4","left":0}
# UFO4 spends a Movement die, 0 left
= 3e058d8b92d733cb

turn 2
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"left","heading":60}
# UFO4 turns left to heading 60
= 29d59aa490a9004a

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO4","length":4000,"from":[3464,26125],"to":[6928,28125]}
# UFO4 flies 4 in from 3.464,26.125 to 6.928,28.125
= 7927ef91395d7be4

turn 2
> 2  attack Sleigh range 2 bonus 0 roll 1
> dice  3
[SS-4.1] {"kind":"attacks","piece":"UFO4","target":"Sleigh","range":2,"bonus":0,"roll":1,"distance":17072}
# UFO4 attacks Sleigh at 17.072 in: 2 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"UFO4","target":"Sleigh","faces":[3],"needed":6,"hits":0}
# 3 of 6+: no hit
[SS-2.3] {"kind":"ended","piece":"UFO4"}
# UFO4 is done
[SS-2.1] {"kind":"turn","number":3}
# turn 3: dice are assigned
= 8220ed2789bcfaa5

turn 3
> 1  assign Sleigh M4
> 2  assign UFO1 M1; UFO2 M1; UFO3 M1; UFO4 M1
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# Sleigh assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# UFO1 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# UFO2 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# UFO3 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] {"kind":"assigned","piece":"UFO4","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# UFO4 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":4}
# Sleigh is active at 4
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":3}
# Sleigh spends a Movement die, 3 left
= d3049ab14aab7a85

turn 3
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,28000],"to":[24000,32000]}
# Sleigh flies 4 in from 24,28 to 24,32
= b99dcc2297dd3afd

turn 3
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":2}
# Sleigh spends a Movement die, 2 left
= 0cef77341a9c2df1

turn 3
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,32000],"to":[24000,36000]}
# Sleigh flies 4 in from 24,32 to 24,36
= 0bf2c0bc34730bca

turn 3
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends a Movement die, 1 left
= 742a5df6701ecce4

turn 3
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,36000],"to":[24000,40000]}
# Sleigh flies 4 in from 24,36 to 24,40
= 75018de398710e66

turn 3
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends a Movement die, 0 left
= 51f7d87c04dc49c3

turn 3
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,40000],"to":[24000,44000]}
# Sleigh flies 4 in from 24,40 to 24,44
= eacf5bbf0e2446c3

turn 3
> 1  end
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh is done
= 59c706626b0fa6df

turn 3
> 2  activate UFO3
[SS-2.3] {"kind":"activated","piece":"UFO3","number":1}
# UFO3 is active at 1
[SS-3.1] {"kind":"spent","piece":"UFO3","left":0}
# UFO3 spends a Movement die, 0 left
= c925c749ecc5edf9

turn 3
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":120}
# UFO3 turns left to heading 120
= beff2af69885f885

turn 3
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO3","length":1000,"from":[20784,36000],"to":[21650,35500]}
# UFO3 flies 1 in from 20.784,36 to 21.65,35.5
= c64473bdc1a5c133

turn 3
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 is done
= 6fee80d44e8c8186

turn 3
> 2  activate UFO1
[SS-2.3] {"kind":"activated","piece":"UFO1","number":1}
# UFO1 is active at 1
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends a Movement die, 0 left
= db3760d72f536771

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"right","heading":300}
# UFO1 turns right to heading 300
= e8f94c5925d8327a

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO1","length":4000,"from":[34144,30000],"to":[30680,32000]}
# UFO1 flies 4 in from 34.144,30 to 30.68,32
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 is done
= f668d7e42b4421a8

turn 3
> 2  activate UFO2
[SS-2.3] {"kind":"activated","piece":"UFO2","number":1}
# UFO2 is active at 1
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends a Movement die, 0 left
= 67e41f3a5cd9c8f4

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"UFO2","way":"right","heading":0}
# UFO2 turns right to heading 0
= 18edf8da14d38a4f

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO2","length":4000,"from":[34144,28000],"to":[34144,32000]}
# UFO2 flies 4 in from 34.144,28 to 34.144,32
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 is done
[SS-2.3] {"kind":"activated","piece":"UFO4","number":1}
# UFO4 is active at 1
[SS-3.1] {"kind":"spent","piece":"UFO4","left":0}
# UFO4 spends a Movement die, 0 left
= 6ccc30274212eba2

turn 3
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO4","length":3000,"from":[6928,28125],"to":[9526,29625]}
# UFO4 flies 3 in from 6.928,28.125 to 9.526,29.625
= e639c213c7fcd66f

turn 3
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO4","length":1000,"from":[9526,29625],"to":[10392,30125]}
# UFO4 flies 1 in from 9.526,29.625 to 10.392,30.125
= 48a543eae1f28630

turn 3
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO4","way":"left","heading":0}
# UFO4 turns left to heading 0
[SS-2.3] {"kind":"ended","piece":"UFO4"}
# UFO4 is done
[SS-2.1] {"kind":"turn","number":4}
# turn 4: dice are assigned
= c62d72dd9f5c7f63

turn 4
> 1  assign Sleigh M4
> 2  assign UFO1 M1; UFO2 M1; UFO3 M1; UFO4 M1
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# Sleigh assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# UFO1 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# UFO2 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# UFO3 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] {"kind":"assigned","piece":"UFO4","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# UFO4 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":4}
# Sleigh is active at 4
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":3}
# Sleigh spends a Movement die, 3 left
= cbe1bbd935810934

turn 4
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,44000],"to":[24000,48000]}
# Sleigh flies 4 in from 24,44 to 24,48
= 8118d7279479ae06

turn 4
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":2}
# Sleigh spends a Movement die, 2 left
= 3bd9f7ff5e387758

turn 4
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,48000],"to":[24000,52000]}
# Sleigh flies 4 in from 24,48 to 24,52
= 80b6d898af6afaac

turn 4
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends a Movement die, 1 left
= f978d9e71629107d

turn 4
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,52000],"to":[24000,56000]}
# Sleigh flies 4 in from 24,52 to 24,56
= ff01d478a877709a

turn 4
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends a Movement die, 0 left
= edf7217066bd4b28

turn 4
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,56000],"to":[24000,60000]}
# Sleigh flies 4 in from 24,56 to 24,60
= b94b2e2f14eb089d

turn 4
> 1  end
[SS-2.3] {"kind":"ended","piece":"Sleigh"}
# Sleigh is done
= 14ab0fb4deef3e72

turn 4
> 2  activate UFO3
[SS-2.3] {"kind":"activated","piece":"UFO3","number":1}
# UFO3 is active at 1
[SS-3.1] {"kind":"spent","piece":"UFO3","left":0}
# UFO3 spends a Movement die, 0 left
= f715a8738ed54ae2

turn 4
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO3","way":"left","heading":60}
# UFO3 turns left to heading 60
= 69dec9ad3a6c34ac

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO3","length":4000,"from":[21650,35500],"to":[25114,37500]}
# UFO3 flies 4 in from 21.65,35.5 to 25.114,37.5
[SS-2.3] {"kind":"ended","piece":"UFO3"}
# UFO3 is done
= 74cee2201e64a674

turn 4
> 2  activate UFO1
[SS-2.3] {"kind":"activated","piece":"UFO1","number":1}
# UFO1 is active at 1
[SS-3.1] {"kind":"spent","piece":"UFO1","left":0}
# UFO1 spends a Movement die, 0 left
= f99c37a0ba50330e

turn 4
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"UFO1","length":1000,"from":[30680,32000],"to":[29814,32500]}
# UFO1 flies 1 in from 30.68,32 to 29.814,32.5
= cc11309ec9571920

turn 4
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"UFO1","way":"left","heading":240}
# UFO1 turns left to heading 240
= 56af1d96d17312ea

turn 4
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"UFO1","length":2000,"from":[29814,32500],"to":[28082,31500]}
# UFO1 flies 2 in from 29.814,32.5 to 28.082,31.5
= 8ef6f722093ef9cd

turn 4
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO1"}
# UFO1 is done
= fd6b8b35ed71168e

turn 4
> 2  activate UFO2
[SS-2.3] {"kind":"activated","piece":"UFO2","number":1}
# UFO2 is active at 1
[SS-3.1] {"kind":"spent","piece":"UFO2","left":0}
# UFO2 spends a Movement die, 0 left
= 819b0db33c0c30b4

turn 4
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"UFO2","length":3000,"from":[34144,32000],"to":[34144,35000]}
# UFO2 flies 3 in from 34.144,32 to 34.144,35
= 518aa9267ff33c4f

turn 4
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO2"}
# UFO2 is done
[SS-2.3] {"kind":"activated","piece":"UFO4","number":1}
# UFO4 is active at 1
[SS-3.1] {"kind":"spent","piece":"UFO4","left":0}
# UFO4 spends a Movement die, 0 left
= 6bffbcc7bc4643e9

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"UFO4","length":4000,"from":[10392,30125],"to":[10392,34125]}
# UFO4 flies 4 in from 10.392,30.125 to 10.392,34.125
= af8e4aaecc591dff

turn 4
> 2  end
[SS-2.3] {"kind":"ended","piece":"UFO4"}
# UFO4 is done
[SS-2.1] {"kind":"turn","number":5}
# turn 5: dice are assigned
= 961902eead3d8608

turn 5
> 1  assign Sleigh M3 D1
> 2  assign UFO1 M1; UFO2 M1; UFO3 M1; UFO4 M1
[SS-2.2] {"kind":"assigned","piece":"Sleigh","dealt":[1,3,0],"boxes":{"defence":1,"movement":3,"attack":0,"reserve":0}}
# Sleigh assigns 1 to Defence, 3 to Movement: D1 M3 A0 R0
[SS-2.2] {"kind":"assigned","piece":"UFO1","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# UFO1 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] {"kind":"assigned","piece":"UFO2","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# UFO2 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] {"kind":"assigned","piece":"UFO3","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# UFO3 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] {"kind":"assigned","piece":"UFO4","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# UFO4 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.3] {"kind":"activated","piece":"Sleigh","number":3}
# Sleigh is active at 3
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":2}
# Sleigh spends a Movement die, 2 left
= 77536d22cc09e86b

turn 5
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,60000],"to":[24000,64000]}
# Sleigh flies 4 in from 24,60 to 24,64
= d6134ed16556ad0f

turn 5
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":1}
# Sleigh spends a Movement die, 1 left
= 61a368d06fc86c28

turn 5
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,64000],"to":[24000,68000]}
# Sleigh flies 4 in from 24,64 to 24,68
= 655983e8569ab6fa

turn 5
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Sleigh","left":0}
# Sleigh spends a Movement die, 0 left
= ce36dccd2012c58d

turn 5
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Sleigh","length":4000,"from":[24000,68000],"to":[24000,72000]}
# Sleigh flies 4 in from 24,68 to 24,72
[SS-5.1] {"kind":"over","winner":1,"how":"crossed"}
# the far edge is reached: side 1 wins
= 93caf948e79b5530
