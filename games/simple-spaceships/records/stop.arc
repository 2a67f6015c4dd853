firing-arc record 2
game simple-spaceships 1
wording en 1
scenario duel
option edge stop
option turn-limit 8
seat 1 random
seat 2 random
dice seed 3
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
= 1f3e0eebf7aa3a3f

turn 1
> 1  assign A M1 D2
> 2  assign B M4 A1 D1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[2,1,0],"boxes":{"defence":2,"movement":1,"attack":0,"reserve":3}}
# A assigns 2 to Defence, 1 to Movement: D2 M1 A0 R3
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[1,4,1],"boxes":{"defence":1,"movement":4,"attack":1,"reserve":0}}
# B assigns 1 to Defence, 4 to Movement, 1 to Attack: D1 M4 A1 R0
[SS-2.3] {"kind":"activated","piece":"B","number":4}
# B is active at 4
[SS-3.1] {"kind":"spent","piece":"B","left":3}
# B spends a Movement die, 3 left
= 238d6520793e6503

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"B","length":3000,"from":[18000,30000],"to":[18000,27000]}
# B flies 3 in from 18,30 to 18,27
= 9ab488234236bc46

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":240}
# B turns right to heading 240
= 4546e601af2048e2

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":2}
# B spends a Movement die, 2 left
= 1d1dc53f44baad19

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"B","length":3000,"from":[18000,27000],"to":[15402,25500]}
# B flies 3 in from 18,27 to 15.402,25.5
= 1ad8cf0678c6488e

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":300}
# B turns right to heading 300
= 714e5a5bc7c2c5be

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":1}
# B spends a Movement die, 1 left
= 83b85703bb35b61a

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"B","length":3000,"from":[15402,25500],"to":[12804,27000]}
# B flies 3 in from 15.402,25.5 to 12.804,27
= a6d8812b2c67731c

turn 1
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":0}
# B turns right to heading 0
= 15d2b7fad961de7d

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= 175495d528d5d398

turn 1
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"B","length":3000,"from":[12804,27000],"to":[12804,30000]}
# B flies 3 in from 12.804,27 to 12.804,30
= 77a6ef52c235633b

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":300}
# B turns left to heading 300
= e67c7c965286b3e0

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[12804,30000],"to":[11938,30500]}
# B flies 1 in from 12.804,30 to 11.938,30.5
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= 50b7114803d4a50d

turn 1
> 1  fly 3.5
[SS-3.2] {"kind":"flown","piece":"A","length":3500,"from":[18000,6000],"to":[18000,9500]}
# A flies 3.5 in from 18,6 to 18,9.5
= a32003b1a89cfc5e

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":60}
# A turns right to heading 60
= 97b45ba545c93160

turn 1
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.1] {"kind":"turn","number":2}
# turn 2: dice are assigned
= 71c7ad247a9baeb1

turn 2
> 1  assign A M1 D2
> 2  assign B M1 D1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[2,1,0],"boxes":{"defence":4,"movement":1,"attack":0,"reserve":1}}
# A assigns 2 to Defence, 1 to Movement: D4 M1 A0 R1
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[1,1,0],"boxes":{"defence":2,"movement":1,"attack":1,"reserve":2}}
# B assigns 1 to Defence, 1 to Movement: D2 M1 A1 R2
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= 75f86a7025f2d37c

turn 2
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":0}
# A turns left to heading 0
= 2fd276a2b90696c5

turn 2
> 1  fly 3.5
[SS-3.2] {"kind":"flown","piece":"A","length":3500,"from":[18000,9500],"to":[18000,13000]}
# A flies 3.5 in from 18,9.5 to 18,13
= 55fadf98d204ac3a

turn 2
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B is active at 1
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= ed9c94e7a1290787

turn 2
> 2  fly 3
[SS-3.2] {"kind":"flown","piece":"B","length":3000,"from":[11938,30500],"to":[9340,32000]}
# B flies 3 in from 11.938,30.5 to 9.34,32
= 03d002a8cbbc70f0

turn 2
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":240}
# B turns left to heading 240
= 12abc6722091e63b

turn 2
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[9340,32000],"to":[8474,31500]}
# B flies 1 in from 9.34,32 to 8.474,31.5
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.1] {"kind":"turn","number":3}
# turn 3: dice are assigned
= 4029a53b3ef441c0

turn 3
> 1  assign A M1
> 2  assign B M1 D1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":4,"movement":1,"attack":0,"reserve":1}}
# A assigns 1 to Movement: D4 M1 A0 R1
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[1,1,0],"boxes":{"defence":3,"movement":1,"attack":1,"reserve":1}}
# B assigns 1 to Defence, 1 to Movement: D3 M1 A1 R1
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= a7ef372a8079643c

turn 3
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[18000,13000],"to":[18000,14000]}
# A flies 1 in from 18,13 to 18,14
= 0aeeb01df2eab788

turn 3
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[18000,14000],"to":[18000,15000]}
# A flies 1 in from 18,14 to 18,15
= c102eaff2d4c9ed2

turn 3
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[18000,15000],"to":[18000,16000]}
# A flies 1 in from 18,15 to 18,16
= 0215ebc35c3b19a9

turn 3
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"A","length":500,"from":[18000,16000],"to":[18000,16500]}
# A flies 0.5 in from 18,16 to 18,16.5
= dbfa4de72e3af85c

turn 3
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"A","length":500,"from":[18000,16500],"to":[18000,17000]}
# A flies 0.5 in from 18,16.5 to 18,17
= 2e70567b876f4247

turn 3
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":300}
# A turns left to heading 300
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B is active at 1
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= 370c7ae776db7547

turn 3
> 2  fly 3.5
[SS-3.2] {"kind":"flown","piece":"B","length":3500,"from":[8474,31500],"to":[5443,29750]}
# B flies 3.5 in from 8.474,31.5 to 5.443,29.75
= b03da0953f8b65ed

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":300}
# B turns right to heading 300
= d16a825bf31befd0

turn 3
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.1] {"kind":"turn","number":4}
# turn 4: dice are assigned
= 3eb88749c986e803

turn 4
> 1  assign A M1 D1
> 2  assign B M2
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[1,1,0],"boxes":{"defence":5,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Defence, 1 to Movement: D5 M1 A0 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,2,0],"boxes":{"defence":3,"movement":2,"attack":1,"reserve":0}}
# B assigns 2 to Movement: D3 M2 A1 R0
[SS-2.3] {"kind":"activated","piece":"B","number":2}
# B is active at 2
[SS-3.1] {"kind":"spent","piece":"B","left":1}
# B spends a Movement die, 1 left
= faea1b548ba8234b

turn 4
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"B","length":1500,"from":[5443,29750],"to":[4144,30500]}
# B flies 1.5 in from 5.443,29.75 to 4.144,30.5
= f0f2fee726e861c3

turn 4
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"B","length":1500,"from":[4144,30500],"to":[2845,31250]}
# B flies 1.5 in from 4.144,30.5 to 2.845,31.25
= 7bd6ed32cc94a229

turn 4
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[2845,31250],"to":[1979,31750]}
# B flies 1 in from 2.845,31.25 to 1.979,31.75
= fb0da44e67ca20ce

turn 4
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":0}
# B turns right to heading 0
= fc27e6e3f3dcca5a

turn 4
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= 04b76d2b6fce78e2

turn 4
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"B","length":1500,"from":[1979,31750],"to":[1979,33250]}
# B flies 1.5 in from 1.979,31.75 to 1.979,33.25
= 7137bcee0bc5ffa7

turn 4
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"B","length":1500,"from":[1979,33250],"to":[1979,34750]}
# B flies 1.5 in from 1.979,33.25 to 1.979,34.75
= cb576a0eec9cf886

turn 4
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[1979,34750],"to":[1979,35750]}
# B flies 1 in from 1.979,34.75 to 1.979,35.75
= 0e65992f271096ef

turn 4
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":300}
# B turns left to heading 300
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= eb165f90743801dd

turn 4
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":240}
# A turns left to heading 240
= 97d1e05eaa4c4375

turn 4
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"A","length":4000,"from":[18000,17000],"to":[14536,15000]}
# A flies 4 in from 18,17 to 14.536,15
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.1] {"kind":"turn","number":5}
# turn 5: dice are assigned
= 9bdba46a14fe6cf8

turn 5
> 2  assign B M2
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":5,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Movement: D5 M1 A0 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,2,0],"boxes":{"defence":3,"movement":2,"attack":1,"reserve":0}}
# B assigns 2 to Movement: D3 M2 A1 R0
[SS-2.3] {"kind":"activated","piece":"B","number":2}
# B is active at 2
[SS-3.1] {"kind":"spent","piece":"B","left":1}
# B spends a Movement die, 1 left
= b6d30170a0b73759

turn 5
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"B","length":2000,"from":[1979,35750],"to":[247,36750]}
# B flies 2 in from 1.979,35.75 to 0.247,36.75
[SS-3.5] {"kind":"edge","piece":"B","at":[1546,36000],"wrapped":false}
# B stops at the edge, at 1.546,36
= 981b5dfe6c0ef496

turn 5
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"B","length":1500,"from":[1546,36000],"to":[247,36750]}
# B flies 1.5 in from 1.546,36 to 0.247,36.75
[SS-3.5] {"kind":"edge","piece":"B","at":[1546,36000],"wrapped":false}
# B stops at the edge, at 1.546,36
= 58fb106670385d03

turn 5
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":240}
# B turns left to heading 240
= f50c5e61b53bd3ec

turn 5
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= b57a24568ed4f611

turn 5
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"B","length":2000,"from":[1546,36000],"to":[-186,35000]}
# B flies 2 in from 1.546,36 to -0.186,35
[SS-3.5] {"kind":"edge","piece":"B","at":[0,35107],"wrapped":false}
# B stops at the edge, at 0,35.107
= 5aaef5d8ec9ded29

turn 5
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"B","length":1500,"from":[0,35107],"to":[-1299,34357]}
# B flies 1.5 in from 0,35.107 to -1.299,34.357
[SS-3.5] {"kind":"edge","piece":"B","at":[0,35107],"wrapped":false}
# B stops at the edge, at 0,35.107
= db577d32807a1c1e

turn 5
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":180}
# B turns left to heading 180
= d394fc6973857352

turn 5
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[0,35107],"to":[0,34607]}
# B flies 0.5 in from 0,35.107 to 0,34.607
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= 8a32e0225b656cd1

turn 5
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"A","length":4000,"from":[14536,15000],"to":[11072,13000]}
# A flies 4 in from 14.536,15 to 11.072,13
= 08919bbf084b18c2

turn 5
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.1] {"kind":"turn","number":6}
# turn 6: dice are assigned
= faff55154b16316e

turn 6
> 2  assign B M1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":5,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Movement: D5 M1 A0 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":3,"movement":1,"attack":1,"reserve":1}}
# B assigns 1 to Movement: D3 M1 A1 R1
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# a coin is flipped: side 2 goes first
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B is active at 1
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= fce3fea90c702f98

turn 6
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[0,34607],"to":[0,33607]}
# B flies 1 in from 0,34.607 to 0,33.607
= 87822a0ae3043ca0

turn 6
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[0,33607],"to":[0,32607]}
# B flies 1 in from 0,33.607 to 0,32.607
= 6b122cf4d4148ed6

turn 6
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[0,32607],"to":[0,32107]}
# B flies 0.5 in from 0,32.607 to 0,32.107
= f163bc1b9b358399

turn 6
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[0,32107],"to":[0,31607]}
# B flies 0.5 in from 0,32.107 to 0,31.607
= dc0fe4736cb7b454

turn 6
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[0,31607],"to":[0,31107]}
# B flies 0.5 in from 0,31.607 to 0,31.107
= f6bbd9daefdf2c0a

turn 6
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[0,31107],"to":[0,30607]}
# B flies 0.5 in from 0,31.107 to 0,30.607
= 18e81697ff9ae1ac

turn 6
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":120}
# B turns left to heading 120
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= 9e12b45ee5004c11

turn 6
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"A","length":2000,"from":[11072,13000],"to":[9340,12000]}
# A flies 2 in from 11.072,13 to 9.34,12
= 8f55a176ba19fced

turn 6
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"A","length":1500,"from":[9340,12000],"to":[8041,11250]}
# A flies 1.5 in from 9.34,12 to 8.041,11.25
= dbbccf4bf3c675e8

turn 6
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":180}
# A turns left to heading 180
= cd5ee862f18d0302

turn 6
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"A","length":500,"from":[8041,11250],"to":[8041,10750]}
# A flies 0.5 in from 8.041,11.25 to 8.041,10.75
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.1] {"kind":"turn","number":7}
# turn 7: dice are assigned
= ea37b891b8ec8271

turn 7
> 2  assign B M1 D1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":5,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Movement: D5 M1 A0 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[1,1,0],"boxes":{"defence":4,"movement":1,"attack":1,"reserve":0}}
# B assigns 1 to Defence, 1 to Movement: D4 M1 A1 R0
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# a coin is flipped: side 2 goes first
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B is active at 1
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= 19ad0cc6c3fbbcf3

turn 7
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"B","length":4000,"from":[0,30607],"to":[3464,28607]}
# B flies 4 in from 0,30.607 to 3.464,28.607
= 63ddd662045da448

turn 7
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= 82ea76b3d8cf5d61

turn 7
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"A","length":4000,"from":[8041,10750],"to":[8041,6750]}
# A flies 4 in from 8.041,10.75 to 8.041,6.75
= 81852b9b9ca13934

turn 7
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.1] {"kind":"turn","number":8}
# turn 8: dice are assigned
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":5,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Movement: D5 M1 A0 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":4,"movement":1,"attack":1,"reserve":0}}
# B assigns 1 to Movement: D4 M1 A1 R0
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= 5061c2f5a6171e69

turn 8
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"A","length":3000,"from":[8041,6750],"to":[8041,3750]}
# A flies 3 in from 8.041,6.75 to 8.041,3.75
= f328ab8a11d8e772

turn 8
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":120}
# A turns left to heading 120
= 3b95377ba15a8161

turn 8
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[8041,3750],"to":[8907,3250]}
# A flies 1 in from 8.041,3.75 to 8.907,3.25
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B is active at 1
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= 854a2bd5257fbe57

turn 8
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"B","length":4000,"from":[3464,28607],"to":[6928,26607]}
# B flies 4 in from 3.464,28.607 to 6.928,26.607
= ec0f674dc6e1f377

turn 8
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-5.3] {"kind":"over","winner":null,"how":"limit"}
# the last turn is over: a draw
= 076d8ca9769d3435
