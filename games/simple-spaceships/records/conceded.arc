firing-arc record 2
game simple-spaceships 1
wording en 1
scenario duel
option edge wrap
option assignment open-alternating
seat 1 random
seat 2 random
dice seed 17
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
= 00eefd030ac9b54c

turn 1
> 1  flip
  [SS-2.2] d2 = 2
[SS-2.2] {"kind":"coin","side":2}
# a coin is flipped: side 2 goes first
= 5ba160941eae3260

turn 1
> 2  assign B M3 A2
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,3,2],"boxes":{"defence":0,"movement":3,"attack":2,"reserve":1}}
# B assigns 3 to Movement, 2 to Attack: D0 M3 A2 R1
= 3fa9bfb92f853c85

turn 1
> 1  assign A M1 D2
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[2,1,0],"boxes":{"defence":2,"movement":1,"attack":0,"reserve":3}}
# A assigns 2 to Defence, 1 to Movement: D2 M1 A0 R3
[SS-2.3] {"kind":"activated","piece":"B","number":3}
# B is active at 3
[SS-3.1] {"kind":"spent","piece":"B","left":2}
# B spends a Movement die, 2 left
= 8d14ff4904e18699

turn 1
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[18000,30000],"to":[18000,29000]}
# B flies 1 in from 18,30 to 18,29
= 80ac2d09599451e6

turn 1
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"B","length":1500,"from":[18000,29000],"to":[18000,27500]}
# B flies 1.5 in from 18,29 to 18,27.5
= 8d6ff06c80b210a0

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":120}
# B turns left to heading 120
= 9345751916cd88e4

turn 1
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= acddda32cf1fb622

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":60}
# A turns right to heading 60
= 3ded63aa5bd835a0

turn 1
> 1  fly 2
[SS-3.2] {"kind":"flown","piece":"A","length":2000,"from":[18000,6000],"to":[19732,7000]}
# A flies 2 in from 18,6 to 19.732,7
= 3b06595052d21d83

turn 1
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.1] {"kind":"turn","number":2}
# turn 2: dice are assigned
  [SS-2.2] d2 = 2
[SS-2.2] {"kind":"coin","side":2}
# a coin is flipped: side 2 goes first
= 88617b148accc10c

turn 2
> 2  assign B A2
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,0,2],"boxes":{"defence":0,"movement":2,"attack":4,"reserve":0}}
# B assigns 2 to Attack: D0 M2 A4 R0
= 17a253c5a49c7782

turn 2
> 1  assign A M1 A1 D1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[1,1,1],"boxes":{"defence":3,"movement":1,"attack":1,"reserve":1}}
# A assigns 1 to Defence, 1 to Movement, 1 to Attack: D3 M1 A1 R1
[SS-2.3] {"kind":"activated","piece":"B","number":2}
# B is active at 2
[SS-3.1] {"kind":"spent","piece":"B","left":1}
# B spends a Movement die, 1 left
= bfbb2115a9ce4e21

turn 2
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[18000,27500],"to":[18433,27250]}
# B flies 0.5 in from 18,27.5 to 18.433,27.25
= 7a63e0d90c2e7132

turn 2
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[18433,27250],"to":[18866,27000]}
# B flies 0.5 in from 18.433,27.25 to 18.866,27
= 215e7046daa2a531

turn 2
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"B","length":2000,"from":[18866,27000],"to":[20598,26000]}
# B flies 2 in from 18.866,27 to 20.598,26
= a78a5dd374ceaf14

turn 2
> 2  spend
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= 7517f9f58a37fa6c

turn 2
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":60}
# B turns left to heading 60
= 3979d1025c4b7364

turn 2
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"B","length":2000,"from":[20598,26000],"to":[22330,27000]}
# B flies 2 in from 20.598,26 to 22.33,27
= 5ad6f56a6877eed4

turn 2
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[22330,27000],"to":[22763,27250]}
# B flies 0.5 in from 22.33,27 to 22.763,27.25
= 02ad8e40307b1cdb

turn 2
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"B","length":1500,"from":[22763,27250],"to":[24062,28000]}
# B flies 1.5 in from 22.763,27.25 to 24.062,28
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= 343dfebc5e9ec084

turn 2
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"A","length":3000,"from":[19732,7000],"to":[22330,8500]}
# A flies 3 in from 19.732,7 to 22.33,8.5
= 5b6115d3807fc97c

turn 2
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"A","length":500,"from":[22330,8500],"to":[22763,8750]}
# A flies 0.5 in from 22.33,8.5 to 22.763,8.75
= 24e0fe139dec49bf

turn 2
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"A","length":500,"from":[22763,8750],"to":[23196,9000]}
# A flies 0.5 in from 22.763,8.75 to 23.196,9
= 814c2dc113b0776d

turn 2
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":120}
# A turns right to heading 120
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.1] {"kind":"turn","number":3}
# turn 3: dice are assigned
  [SS-2.2] d2 = 1
[SS-2.2] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
= 1828af4e587217c8

turn 3
> 1  assign A M1 A1
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,1],"boxes":{"defence":3,"movement":1,"attack":2,"reserve":0}}
# A assigns 1 to Movement, 1 to Attack: D3 M1 A2 R0
= 454cb3ea4f840cfb

turn 3
> 2  assign B M1
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":4,"reserve":1}}
# B assigns 1 to Movement: D0 M1 A4 R1
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= 079d8fedcce40c6b

turn 3
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[23196,9000],"to":[24062,8500]}
# A flies 1 in from 23.196,9 to 24.062,8.5
= 41fc925bc618b635

turn 3
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"A","length":2500,"from":[24062,8500],"to":[26227,7250]}
# A flies 2.5 in from 24.062,8.5 to 26.227,7.25
= 68d1c0f71d8600e1

turn 3
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B is active at 1
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= 497772e9011e8098

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":120}
# B turns right to heading 120
= dbee6ca4c588f860

end
> 2  concedes
= faa65ffc407792e6
