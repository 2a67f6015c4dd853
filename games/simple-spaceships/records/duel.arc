firing-arc record 2
game simple-spaceships 1
wording en 1
scenario duel
seat 1 random
seat 2 random
dice seed 11
| title = "Duel"
| brief = "Two ships of six dice, two feet apart and nose to nose. Where do you put your dice?"
|
| [table]
| width = 36
| height = 36
|
| [[side]]
| name = "South"
| ship = [{ design = "cruiser", at = [18, 6], heading = 0 }]
|
| [[side]]
| name = "North"
| ship = [{ design = "cruiser", at = [18, 30], heading = 180 }]
= 353cec6d51ef0756

turn 1
> 1  assign A M1 A1 D3
> 2  assign B M4 A2
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[3,1,1],"boxes":{"defence":3,"movement":1,"attack":1,"reserve":1}}
# A assigns 3 to Defence, 1 to Movement, 1 to Attack: D3 M1 A1 R1
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,4,2],"boxes":{"defence":0,"movement":4,"attack":2,"reserve":0}}
# B assigns 4 to Movement, 2 to Attack: D0 M4 A2 R0
[SS-2.3] {"kind":"activated","piece":"B","number":4}
# B is active at 4
[SS-3.1] {"kind":"spent","piece":"B","left":3}
# B spends a Movement die, 3 left
= 8ab6dd0ccae4fe50

turn 1
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"B","length":1500,"from":[18000,30000],"to":[18000,28500]}
# B flies 1.5 in from 18,30 to 18,28.5
= c04b9d0a63d6bd8c

turn 1
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"B","length":1500,"from":[18000,28500],"to":[18000,27000]}
# B flies 1.5 in from 18,28.5 to 18,27
= f155c0529e463d74

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[18000,27000],"to":[18000,26000]}
# B flies 1 in from 18,27 to 18,26
= b39062c93fa2a862

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":240}
# B turns right to heading 240
= c858c3272793fef2

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":2}
# B spends a Movement die, 2 left
= d6113d1dba63f501

turn 1
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"B","length":1500,"from":[18000,26000],"to":[16701,25250]}
# B flies 1.5 in from 18,26 to 16.701,25.25
= ded4b1645016c077

turn 1
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"B","length":1500,"from":[16701,25250],"to":[15402,24500]}
# B flies 1.5 in from 16.701,25.25 to 15.402,24.5
= 92348d8c2b637127

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[15402,24500],"to":[14536,24000]}
# B flies 1 in from 15.402,24.5 to 14.536,24
= d248e2d79a67b431

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":300}
# B turns right to heading 300
= 274496cc5ca45e20

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":1}
# B spends a Movement die, 1 left
= 9b26e6a9605514c8

turn 1
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"B","length":1500,"from":[14536,24000],"to":[13237,24750]}
# B flies 1.5 in from 14.536,24 to 13.237,24.75
= 6cbe2de5b633151b

turn 1
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"B","length":1500,"from":[13237,24750],"to":[11938,25500]}
# B flies 1.5 in from 13.237,24.75 to 11.938,25.5
= 74db8b755d367bc5

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[11938,25500],"to":[11072,26000]}
# B flies 1 in from 11.938,25.5 to 11.072,26
= 64db8ec03e265f1f

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":0}
# B turns right to heading 0
= 7ec00cd746821e8d

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= b8df0f340bbb7eaf

turn 1
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"B","length":1500,"from":[11072,26000],"to":[11072,27500]}
# B flies 1.5 in from 11.072,26 to 11.072,27.5
= e688bfd799d3dff3

turn 1
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"B","length":1500,"from":[11072,27500],"to":[11072,29000]}
# B flies 1.5 in from 11.072,27.5 to 11.072,29
= 29ca015646dd764e

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[11072,29000],"to":[11072,30000]}
# B flies 1 in from 11.072,29 to 11.072,30
= 583fb583f7d17f3b

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":300}
# B turns left to heading 300
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= 72841fe728bde5de

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":300}
# A turns left to heading 300
= 86cb834b09573345

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"A","length":4000,"from":[18000,6000],"to":[14536,8000]}
# A flies 4 in from 18,6 to 14.536,8
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.1] {"kind":"turn","number":2}
# turn 2: dice are assigned
= 55ffcef6f81993fa

turn 2
> 1  assign A M1
> 2  assign B M1 D1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":3,"movement":1,"attack":1,"reserve":1}}
# A assigns 1 to Movement: D3 M1 A1 R1
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[1,1,0],"boxes":{"defence":1,"movement":1,"attack":2,"reserve":2}}
# B assigns 1 to Defence, 1 to Movement: D1 M1 A2 R2
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# a coin is flipped: side 2 goes first
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B is active at 1
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= 3c353937951a5edb

turn 2
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"B","length":3000,"from":[11072,30000],"to":[8474,31500]}
# B flies 3 in from 11.072,30 to 8.474,31.5
= 2c6e2b39dfd00656

turn 2
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":240}
# B turns left to heading 240
= 253a6eb6ff02d2a5

turn 2
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[8474,31500],"to":[7608,31000]}
# B flies 1 in from 8.474,31.5 to 7.608,31
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= f49d1e2023577058

turn 2
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"A","length":500,"from":[14536,8000],"to":[14103,8250]}
# A flies 0.5 in from 14.536,8 to 14.103,8.25
= 8414e89555f7356f

turn 2
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"A","length":500,"from":[14103,8250],"to":[13670,8500]}
# A flies 0.5 in from 14.103,8.25 to 13.67,8.5
= 013de35a080cb80d

turn 2
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"A","length":500,"from":[13670,8500],"to":[13237,8750]}
# A flies 0.5 in from 13.67,8.5 to 13.237,8.75
= 25fc44cbfd51d895

turn 2
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"A","length":500,"from":[13237,8750],"to":[12804,9000]}
# A flies 0.5 in from 13.237,8.75 to 12.804,9
= f1b66fbf33df2a1d

turn 2
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"A","length":500,"from":[12804,9000],"to":[12371,9250]}
# A flies 0.5 in from 12.804,9 to 12.371,9.25
= f71feec6d1a2e6e0

turn 2
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"A","length":500,"from":[12371,9250],"to":[11938,9500]}
# A flies 0.5 in from 12.371,9.25 to 11.938,9.5
= d68df922edfdd03f

turn 2
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"A","length":500,"from":[11938,9500],"to":[11505,9750]}
# A flies 0.5 in from 11.938,9.5 to 11.505,9.75
= fa17a4c1008d5207

turn 2
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"A","length":500,"from":[11505,9750],"to":[11072,10000]}
# A flies 0.5 in from 11.505,9.75 to 11.072,10
= 1f0d4da96bd8fcc4

turn 2
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":240}
# A turns left to heading 240
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.1] {"kind":"turn","number":3}
# turn 3: dice are assigned
= 29e36f0616320747

turn 3
> 1  assign A M1 A1
> 2  assign B M1 D2
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,1],"boxes":{"defence":3,"movement":1,"attack":2,"reserve":0}}
# A assigns 1 to Movement, 1 to Attack: D3 M1 A2 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[2,1,0],"boxes":{"defence":3,"movement":1,"attack":2,"reserve":0}}
# B assigns 2 to Defence, 1 to Movement: D3 M1 A2 R0
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# a coin is flipped: side 2 goes first
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B is active at 1
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= 92b1d1a46c233ce6

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":300}
# B turns right to heading 300
= 4bc5b48abf94eeb9

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"B","length":4000,"from":[7608,31000],"to":[4144,33000]}
# B flies 4 in from 7.608,31 to 4.144,33
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= 71955dac22a145b9

turn 3
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"A","length":3000,"from":[11072,10000],"to":[8474,8500]}
# A flies 3 in from 11.072,10 to 8.474,8.5
= 84ec30a8f36cf17a

turn 3
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":180}
# A turns left to heading 180
= 592fd79bd8c5e484

turn 3
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[8474,8500],"to":[8474,7500]}
# A flies 1 in from 8.474,8.5 to 8.474,7.5
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.1] {"kind":"turn","number":4}
# turn 4: dice are assigned
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":3,"movement":1,"attack":2,"reserve":0}}
# A assigns 1 to Movement: D3 M1 A2 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":3,"movement":1,"attack":2,"reserve":0}}
# B assigns 1 to Movement: D3 M1 A2 R0
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= 0091644375925774

turn 4
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[8474,7500],"to":[8474,6500]}
# A flies 1 in from 8.474,7.5 to 8.474,6.5
= 90a691f01bbbae9c

turn 4
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[8474,6500],"to":[8474,5500]}
# A flies 1 in from 8.474,6.5 to 8.474,5.5
= 1e3feec599f636ab

turn 4
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[8474,5500],"to":[8474,4500]}
# A flies 1 in from 8.474,5.5 to 8.474,4.5
= 386c6656ad563caa

turn 4
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"A","length":500,"from":[8474,4500],"to":[8474,4000]}
# A flies 0.5 in from 8.474,4.5 to 8.474,4
= 085eb86958f66ddc

turn 4
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"A","length":500,"from":[8474,4000],"to":[8474,3500]}
# A flies 0.5 in from 8.474,4 to 8.474,3.5
= 06b4b39b352f9e4f

turn 4
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":120}
# A turns left to heading 120
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B is active at 1
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= ec8fcfedff5625aa

turn 4
> 2  fly 2.5
[SS-3.2] {"kind":"flown","piece":"B","length":2500,"from":[4144,33000],"to":[1979,34250]}
# B flies 2.5 in from 4.144,33 to 1.979,34.25
= 20f99bdee4291fa3

turn 4
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"B","length":1500,"from":[1979,34250],"to":[680,35000]}
# B flies 1.5 in from 1.979,34.25 to 0.68,35
= 62216d1e317f0981

turn 4
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":0}
# B turns right to heading 0
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.1] {"kind":"turn","number":5}
# turn 5: dice are assigned
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":3,"movement":1,"attack":2,"reserve":0}}
# A assigns 1 to Movement: D3 M1 A2 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":3,"movement":1,"attack":2,"reserve":0}}
# B assigns 1 to Movement: D3 M1 A2 R0
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# a coin is flipped: side 2 goes first
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B is active at 1
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= 4691070f060c5ff6

turn 5
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[680,35000],"to":[680,35500]}
# B flies 0.5 in from 0.68,35 to 0.68,35.5
= ec7de9572ea89f40

turn 5
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[680,35500],"to":[680,36000]}
# B flies 0.5 in from 0.68,35.5 to 0.68,36
= 992faf2265e71b68

turn 5
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[680,36000],"to":[680,36500]}
# B flies 0.5 in from 0.68,36 to 0.68,36.5
[SS-3.5] {"kind":"left","piece":"B","at":[680,36500]}
# B has left the table at 0.68,36.5 and is lost
[SS-5.3] {"kind":"over","winner":1,"how":"fleet"}
# no enemy is left: side 1 wins
= 57b3595d32ed283c
