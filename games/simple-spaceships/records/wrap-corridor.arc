firing-arc record 2
game simple-spaceships 1
wording en 1
scenario duel
option edge wrap
option front corridor
option turn-limit 10
seat 1 random
seat 2 random
dice seed 8
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
= fdd6ff46e87cca60

turn 1
> 1  assign A M1 D5
> 2  assign B M1 D3
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[5,1,0],"boxes":{"defence":5,"movement":1,"attack":0,"reserve":0}}
# A assigns 5 to Defence, 1 to Movement: D5 M1 A0 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[3,1,0],"boxes":{"defence":3,"movement":1,"attack":0,"reserve":2}}
# B assigns 3 to Defence, 1 to Movement: D3 M1 A0 R2
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# a coin is flipped: side 2 goes first
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B is active at 1
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= 7cf1b4baf329ac45

turn 1
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":120}
# B turns left to heading 120
= 90a1e7804a94b93e

turn 1
> 2  fly 3.5
[SS-3.2] {"kind":"flown","piece":"B","length":3500,"from":[18000,30000],"to":[21031,28250]}
# B flies 3.5 in from 18,30 to 21.031,28.25
= 2abf974196db2b33

turn 1
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= addfb609143309d5

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":60}
# A turns right to heading 60
= 3766cc83c195a668

turn 1
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"A","length":4000,"from":[18000,6000],"to":[21464,8000]}
# A flies 4 in from 18,6 to 21.464,8
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.1] {"kind":"turn","number":2}
# turn 2: dice are assigned
= 65a5bafedfc7d0d2

turn 2
> 2  assign B M1 D2
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":5,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Movement: D5 M1 A0 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[2,1,0],"boxes":{"defence":5,"movement":1,"attack":0,"reserve":0}}
# B assigns 2 to Defence, 1 to Movement: D5 M1 A0 R0
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= 36f454dc553ba3ae

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"A","length":4000,"from":[21464,8000],"to":[24928,10000]}
# A flies 4 in from 21.464,8 to 24.928,10
= 017987a03cd2d6e4

turn 2
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B is active at 1
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= 86c413ebefecf950

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":180}
# B turns right to heading 180
= a9e5fc21ad14d3ef

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"B","length":4000,"from":[21031,28250],"to":[21031,24250]}
# B flies 4 in from 21.031,28.25 to 21.031,24.25
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.1] {"kind":"turn","number":3}
# turn 3: dice are assigned
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":5,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Movement: D5 M1 A0 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":5,"movement":1,"attack":0,"reserve":0}}
# B assigns 1 to Movement: D5 M1 A0 R0
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= 44e24f2235e9cc3c

turn 3
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"A","length":1500,"from":[24928,10000],"to":[26227,10750]}
# A flies 1.5 in from 24.928,10 to 26.227,10.75
= a85da9b81a021650

turn 3
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"A","length":1500,"from":[26227,10750],"to":[27526,11500]}
# A flies 1.5 in from 26.227,10.75 to 27.526,11.5
= 4d427b619ee7cb0e

turn 3
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[27526,11500],"to":[28392,12000]}
# A flies 1 in from 27.526,11.5 to 28.392,12
= badd0f61dfeba2b3

turn 3
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":0}
# A turns left to heading 0
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B is active at 1
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= 56b9868a5d2c177e

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"B","length":4000,"from":[21031,24250],"to":[21031,20250]}
# B flies 4 in from 21.031,24.25 to 21.031,20.25
= 7edc5f52ca895387

turn 3
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.1] {"kind":"turn","number":4}
# turn 4: dice are assigned
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":5,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Movement: D5 M1 A0 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":5,"movement":1,"attack":0,"reserve":0}}
# B assigns 1 to Movement: D5 M1 A0 R0
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= 67371779dc55b9b3

turn 4
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":300}
# A turns left to heading 300
= b19d63edc98e2781

turn 4
> 1  fly 3.5
[SS-3.2] {"kind":"flown","piece":"A","length":3500,"from":[28392,12000],"to":[25361,13750]}
# A flies 3.5 in from 28.392,12 to 25.361,13.75
= b462a946a3b318c4

turn 4
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B is active at 1
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= 2ac7624410548e4b

turn 4
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"B","length":1500,"from":[21031,20250],"to":[21031,18750]}
# B flies 1.5 in from 21.031,20.25 to 21.031,18.75
= 0f19c6ff67888cab

turn 4
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[21031,18750],"to":[21031,17750]}
# B flies 1 in from 21.031,18.75 to 21.031,17.75
= 23af82069f6db50c

turn 4
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[21031,17750],"to":[21031,16750]}
# B flies 1 in from 21.031,17.75 to 21.031,16.75
= 6f189a477d4be8a9

turn 4
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[21031,16750],"to":[21031,16250]}
# B flies 0.5 in from 21.031,16.75 to 21.031,16.25
= 19c80b07570fab17

turn 4
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":120}
# B turns left to heading 120
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.1] {"kind":"turn","number":5}
# turn 5: dice are assigned
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":5,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Movement: D5 M1 A0 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":5,"movement":1,"attack":0,"reserve":0}}
# B assigns 1 to Movement: D5 M1 A0 R0
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# a coin is flipped: side 2 goes first
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B is active at 1
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= 6625d852611f4dcb

turn 5
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":180}
# B turns right to heading 180
= 7186176100b47590

turn 5
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"B","length":4000,"from":[21031,16250],"to":[21031,12250]}
# B flies 4 in from 21.031,16.25 to 21.031,12.25
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= cec414e78396cb55

turn 5
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"A","length":1500,"from":[25361,13750],"to":[24062,14500]}
# A flies 1.5 in from 25.361,13.75 to 24.062,14.5
= a12f498e54e5fb85

turn 5
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"A","length":1500,"from":[24062,14500],"to":[22763,15250]}
# A flies 1.5 in from 24.062,14.5 to 22.763,15.25
= 8511935cf9241ff7

turn 5
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[22763,15250],"to":[21897,15750]}
# A flies 1 in from 22.763,15.25 to 21.897,15.75
= 667b1810ee4f721f

turn 5
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":240}
# A turns left to heading 240
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.1] {"kind":"turn","number":6}
# turn 6: dice are assigned
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":5,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Movement: D5 M1 A0 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":5,"movement":1,"attack":0,"reserve":0}}
# B assigns 1 to Movement: D5 M1 A0 R0
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= f46fa56a0335ea6e

turn 6
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"A","length":3000,"from":[21897,15750],"to":[19299,14250]}
# A flies 3 in from 21.897,15.75 to 19.299,14.25
= 4f439d81620630b3

turn 6
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":180}
# A turns left to heading 180
= aa418e97fa30d594

turn 6
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[19299,14250],"to":[19299,13250]}
# A flies 1 in from 19.299,14.25 to 19.299,13.25
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B is active at 1
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= 2fbcafa470d32b3d

turn 6
> 2  fly 3.5
[SS-3.2] {"kind":"flown","piece":"B","length":3500,"from":[21031,12250],"to":[21031,8750]}
# B flies 3.5 in from 21.031,12.25 to 21.031,8.75
= 93958294ec9ea72e

turn 6
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"B","way":"right","heading":240}
# B turns right to heading 240
= 901e0ed1b3f80ec6

turn 6
> 2  end
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.1] {"kind":"turn","number":7}
# turn 7: dice are assigned
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":5,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Movement: D5 M1 A0 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":5,"movement":1,"attack":0,"reserve":0}}
# B assigns 1 to Movement: D5 M1 A0 R0
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# a coin is flipped: side 2 goes first
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B is active at 1
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= e8e69ac6689f99c0

turn 7
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[21031,8750],"to":[20598,8500]}
# B flies 0.5 in from 21.031,8.75 to 20.598,8.5
= 0c65af5014fc42c2

turn 7
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[20598,8500],"to":[20165,8250]}
# B flies 0.5 in from 20.598,8.5 to 20.165,8.25
= 074f0eeb1114ccda

turn 7
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[20165,8250],"to":[19732,8000]}
# B flies 0.5 in from 20.165,8.25 to 19.732,8
= c7922863e2cf7c56

turn 7
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[19732,8000],"to":[19299,7750]}
# B flies 0.5 in from 19.732,8 to 19.299,7.75
= f17050ada1923024

turn 7
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[19299,7750],"to":[18866,7500]}
# B flies 0.5 in from 19.299,7.75 to 18.866,7.5
= d71aa32100c1405e

turn 7
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[18866,7500],"to":[18433,7250]}
# B flies 0.5 in from 18.866,7.5 to 18.433,7.25
= 9bf5574291693925

turn 7
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[18433,7250],"to":[18000,7000]}
# B flies 0.5 in from 18.433,7.25 to 18,7
= 84ddcd005831038d

turn 7
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[18000,7000],"to":[17567,6750]}
# B flies 0.5 in from 18,7 to 17.567,6.75
= 76f0ffbc0cc3af64

turn 7
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":180}
# B turns left to heading 180
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= 6b96e6cee9cc7660

turn 7
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":120}
# A turns left to heading 120
= c3b3c853232a10d5

turn 7
> 1  fly 3.5
[SS-3.2] {"kind":"flown","piece":"A","length":3500,"from":[19299,13250],"to":[22330,11500]}
# A flies 3.5 in from 19.299,13.25 to 22.33,11.5
= 6cd36232a16b440b

turn 7
> 1  end
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.1] {"kind":"turn","number":8}
# turn 8: dice are assigned
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":5,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Movement: D5 M1 A0 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":5,"movement":1,"attack":0,"reserve":0}}
# B assigns 1 to Movement: D5 M1 A0 R0
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# a coin is flipped: side 2 goes first
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B is active at 1
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= 0a05e4fc2ad9bc08

turn 8
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[17567,6750],"to":[17567,5750]}
# B flies 1 in from 17.567,6.75 to 17.567,5.75
= 6a00ddf2544316d7

turn 8
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[17567,5750],"to":[17567,4750]}
# B flies 1 in from 17.567,5.75 to 17.567,4.75
= 76819c4ddde9de79

turn 8
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[17567,4750],"to":[17567,4250]}
# B flies 0.5 in from 17.567,4.75 to 17.567,4.25
= 655ed8f5cef34e92

turn 8
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[17567,4250],"to":[17567,3750]}
# B flies 0.5 in from 17.567,4.25 to 17.567,3.75
= 6eff871d4b2319d9

turn 8
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[17567,3750],"to":[17567,3250]}
# B flies 0.5 in from 17.567,3.75 to 17.567,3.25
= 8542e0acdc38f451

turn 8
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[17567,3250],"to":[17567,2750]}
# B flies 0.5 in from 17.567,3.25 to 17.567,2.75
= 661a3a98a950c14b

turn 8
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":120}
# B turns left to heading 120
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= a7ba47e480d788de

turn 8
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"A","length":1500,"from":[22330,11500],"to":[23629,10750]}
# A flies 1.5 in from 22.33,11.5 to 23.629,10.75
= 30b53362072555d8

turn 8
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"A","length":1500,"from":[23629,10750],"to":[24928,10000]}
# A flies 1.5 in from 23.629,10.75 to 24.928,10
= 6898a13499eecf64

turn 8
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"A","length":1000,"from":[24928,10000],"to":[25794,9500]}
# A flies 1 in from 24.928,10 to 25.794,9.5
= 0c18ef4d0c51975c

turn 8
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":60}
# A turns left to heading 60
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.1] {"kind":"turn","number":9}
# turn 9: dice are assigned
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":5,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Movement: D5 M1 A0 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":5,"movement":1,"attack":0,"reserve":0}}
# B assigns 1 to Movement: D5 M1 A0 R0
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# a coin is flipped: side 2 goes first
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B is active at 1
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= 64aa569b3e03400b

turn 9
> 2  fly 1
[SS-3.2] {"kind":"flown","piece":"B","length":1000,"from":[17567,2750],"to":[18433,2250]}
# B flies 1 in from 17.567,2.75 to 18.433,2.25
= 06d85f7d5312c1bf

turn 9
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[18433,2250],"to":[18866,2000]}
# B flies 0.5 in from 18.433,2.25 to 18.866,2
= e64d52f83483a6a3

turn 9
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[18866,2000],"to":[19299,1750]}
# B flies 0.5 in from 18.866,2 to 19.299,1.75
= 9f6235ae1327a1b7

turn 9
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[19299,1750],"to":[19732,1500]}
# B flies 0.5 in from 19.299,1.75 to 19.732,1.5
= 54b7513bfcbef3f3

turn 9
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[19732,1500],"to":[20165,1250]}
# B flies 0.5 in from 19.732,1.5 to 20.165,1.25
= c7fded7669628d4b

turn 9
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[20165,1250],"to":[20598,1000]}
# B flies 0.5 in from 20.165,1.25 to 20.598,1
= c64a8f273a78e6cd

turn 9
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[20598,1000],"to":[21031,750]}
# B flies 0.5 in from 20.598,1 to 21.031,0.75
= 99d699aaabe7bfbb

turn 9
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":60}
# B turns left to heading 60
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= b49d5edd29990f6a

turn 9
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"A","way":"right","heading":120}
# A turns right to heading 120
= 3e020ce9658f0ef7

turn 9
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"A","length":4000,"from":[25794,9500],"to":[29258,7500]}
# A flies 4 in from 25.794,9.5 to 29.258,7.5
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-2.1] {"kind":"turn","number":10}
# turn 10: dice are assigned
[SS-2.2] {"kind":"assigned","piece":"A","dealt":[0,1,0],"boxes":{"defence":5,"movement":1,"attack":0,"reserve":0}}
# A assigns 1 to Movement: D5 M1 A0 R0
[SS-2.2] {"kind":"assigned","piece":"B","dealt":[0,1,0],"boxes":{"defence":5,"movement":1,"attack":0,"reserve":0}}
# B assigns 1 to Movement: D5 M1 A0 R0
  [SS-2.3] d2 = 2
[SS-2.3] {"kind":"coin","side":2}
# a coin is flipped: side 2 goes first
[SS-2.3] {"kind":"activated","piece":"B","number":1}
# B is active at 1
[SS-3.1] {"kind":"spent","piece":"B","left":0}
# B spends a Movement die, 0 left
= 91d55ebe57d93584

turn 10
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"B","length":2000,"from":[21031,750],"to":[22763,1750]}
# B flies 2 in from 21.031,0.75 to 22.763,1.75
= 7d2db4db39da98ba

turn 10
> 2  fly 1.5
[SS-3.2] {"kind":"flown","piece":"B","length":1500,"from":[22763,1750],"to":[24062,2500]}
# B flies 1.5 in from 22.763,1.75 to 24.062,2.5
= 98474504ccaf7d17

turn 10
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"B","way":"left","heading":0}
# B turns left to heading 0
= 41ef72e7dce3c3eb

turn 10
> 2  fly 0.5
[SS-3.2] {"kind":"flown","piece":"B","length":500,"from":[24062,2500],"to":[24062,3000]}
# B flies 0.5 in from 24.062,2.5 to 24.062,3
[SS-2.3] {"kind":"ended","piece":"B"}
# B is done
[SS-2.3] {"kind":"activated","piece":"A","number":1}
# A is active at 1
[SS-3.1] {"kind":"spent","piece":"A","left":0}
# A spends a Movement die, 0 left
= 880e13dcb89f3a88

turn 10
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"A","length":500,"from":[29258,7500],"to":[29691,7250]}
# A flies 0.5 in from 29.258,7.5 to 29.691,7.25
= c02d69c6f4da42b8

turn 10
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"A","length":500,"from":[29691,7250],"to":[30124,7000]}
# A flies 0.5 in from 29.691,7.25 to 30.124,7
= 96426691b751aaba

turn 10
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"A","length":500,"from":[30124,7000],"to":[30557,6750]}
# A flies 0.5 in from 30.124,7 to 30.557,6.75
= c51af17308ebaa6e

turn 10
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"A","length":500,"from":[30557,6750],"to":[30990,6500]}
# A flies 0.5 in from 30.557,6.75 to 30.99,6.5
= 9eb4d36c870ef47c

turn 10
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"A","length":500,"from":[30990,6500],"to":[31423,6250]}
# A flies 0.5 in from 30.99,6.5 to 31.423,6.25
= d94561bcc270eabf

turn 10
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"A","length":500,"from":[31423,6250],"to":[31856,6000]}
# A flies 0.5 in from 31.423,6.25 to 31.856,6
= b6d16b9d800678af

turn 10
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"A","length":500,"from":[31856,6000],"to":[32289,5750]}
# A flies 0.5 in from 31.856,6 to 32.289,5.75
= e5f68a06e3623a94

turn 10
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"A","length":500,"from":[32289,5750],"to":[32722,5500]}
# A flies 0.5 in from 32.289,5.75 to 32.722,5.5
= fb8d744dc3ed71ca

turn 10
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"A","way":"left","heading":60}
# A turns left to heading 60
[SS-2.3] {"kind":"ended","piece":"A"}
# A is done
[SS-5.3] {"kind":"over","winner":null,"how":"limit"}
# the last turn is over: a draw
= 5aa8b009dbc27f16
