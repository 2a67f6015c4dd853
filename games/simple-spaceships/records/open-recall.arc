firing-arc record 2
game simple-spaceships 1
wording en 1
scenario patrol
option assignment open-alternating
option recall on
seat 1 random
seat 2 doctrine
dice seed 1
| title = "Patrol"
| brief = "Three star-fighters without shields, against two cruisers. Few dice against many: keep out of their fronts."
|
| [table]
| width = 48
| height = 48
|
| [[side]]
| name = "Patrol"
| ship = [
|   { design = "star-fighter", name = "Fighter1", at = [20, 6], heading = 0 },
|   { design = "star-fighter", name = "Fighter2", at = [24, 6], heading = 0 },
|   { design = "star-fighter", name = "Fighter3", at = [28, 6], heading = 0 },
| ]
|
| [[side]]
| name = "Intruders"
| ship = [
|   { design = "cruiser", name = "Cruiser1", at = [22, 42], heading = 180 },
|   { design = "cruiser", name = "Cruiser2", at = [26, 42], heading = 180 },
| ]
= 566f9a12b6e30bba

turn 1
> 1  flip
  [SS-2.2] d2 = 1
[SS-2.2] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
= 6881e579865acee4

turn 1
> 1  assign Fighter2 M3
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,3,0],"boxes":{"defence":0,"movement":3,"attack":0,"reserve":1}}
# Fighter2 assigns 3 to Movement: D0 M3 A0 R1
= a5f685508da615dd

turn 1
> 2  assign Cruiser1 M6
[SS-2.2] {"kind":"assigned","piece":"Cruiser1","dealt":[0,6,0],"boxes":{"defence":0,"movement":6,"attack":0,"reserve":0}}
# Cruiser1 assigns 6 to Movement: D0 M6 A0 R0
= 94ced3cbebf10865

turn 1
> 1  assign Fighter1 M1 A2
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,2],"boxes":{"defence":0,"movement":1,"attack":2,"reserve":1}}
# Fighter1 assigns 1 to Movement, 2 to Attack: D0 M1 A2 R1
= 17d3ab9e85d9f398

turn 1
> 2  assign Cruiser2 M6
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,6,0],"boxes":{"defence":0,"movement":6,"attack":0,"reserve":0}}
# Cruiser2 assigns 6 to Movement: D0 M6 A0 R0
= 44097ae0767dd518

turn 1
> 1  assign Fighter3 M4
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,4,0],"boxes":{"defence":0,"movement":4,"attack":0,"reserve":0}}
# Fighter3 assigns 4 to Movement: D0 M4 A0 R0
= 568c0650dd4bc746

turn 1
> 2  activate Cruiser1
[SS-2.3] {"kind":"activated","piece":"Cruiser1","number":6}
# Cruiser1 is active at 6
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":5}
# Cruiser1 spends a Movement die, 5 left
= 320d151f175011cf

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":4000,"from":[22000,42000],"to":[22000,38000]}
# Cruiser1 flies 4 in from 22,42 to 22,38
= 7c572c97cbc84742

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":4}
# Cruiser1 spends a Movement die, 4 left
= 96204f1641224896

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":4000,"from":[22000,38000],"to":[22000,34000]}
# Cruiser1 flies 4 in from 22,38 to 22,34
= e73b6f2385e65f6a

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":3}
# Cruiser1 spends a Movement die, 3 left
= 7f68cfa2cb7a513e

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":4000,"from":[22000,34000],"to":[22000,30000]}
# Cruiser1 flies 4 in from 22,34 to 22,30
= 254aec18b0538358

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":2}
# Cruiser1 spends a Movement die, 2 left
= d6372337cc031fb6

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":4000,"from":[22000,30000],"to":[22000,26000]}
# Cruiser1 flies 4 in from 22,30 to 22,26
= 2bfd8af7775b2602

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":1}
# Cruiser1 spends a Movement die, 1 left
= f7242bc4b663f2bd

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":4000,"from":[22000,26000],"to":[22000,22000]}
# Cruiser1 flies 4 in from 22,26 to 22,22
= 3baec60d3cecaaca

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":0}
# Cruiser1 spends a Movement die, 0 left
= 2d9217e8097d8bef

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":4000,"from":[22000,22000],"to":[22000,18000]}
# Cruiser1 flies 4 in from 22,22 to 22,18
= e3b7637e0ab74d54

turn 1
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 is done
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":6}
# Cruiser2 is active at 6
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":5}
# Cruiser2 spends a Movement die, 5 left
= 04f8c619778596a7

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":4000,"from":[26000,42000],"to":[26000,38000]}
# Cruiser2 flies 4 in from 26,42 to 26,38
= 0171ecda0d7084cc

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":4}
# Cruiser2 spends a Movement die, 4 left
= 03dbd3f7c3a45c7d

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":4000,"from":[26000,38000],"to":[26000,34000]}
# Cruiser2 flies 4 in from 26,38 to 26,34
= 7b6e973a5eb2ead0

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":3}
# Cruiser2 spends a Movement die, 3 left
= f1f42d152b22ce1f

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":4000,"from":[26000,34000],"to":[26000,30000]}
# Cruiser2 flies 4 in from 26,34 to 26,30
= dc3cbcc9545cd6d8

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":2}
# Cruiser2 spends a Movement die, 2 left
= 1c6d9fd39b91ebf9

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":4000,"from":[26000,30000],"to":[26000,26000]}
# Cruiser2 flies 4 in from 26,30 to 26,26
= cb41bf853e8d8b1a

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":1}
# Cruiser2 spends a Movement die, 1 left
= 58bb6247635d72a4

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":4000,"from":[26000,26000],"to":[26000,22000]}
# Cruiser2 flies 4 in from 26,26 to 26,22
= c18e739bdbf285fd

turn 1
> 2  spend
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends a Movement die, 0 left
= 6a27e30606be064b

turn 1
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":4000,"from":[26000,22000],"to":[26000,18000]}
# Cruiser2 flies 4 in from 26,22 to 26,18
= d4f98ae5ed60b23a

turn 1
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":4}
# Fighter3 is active at 4
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":3}
# Fighter3 spends a Movement die, 3 left
= a746f51eab6a2df6

turn 1
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":2500,"from":[28000,6000],"to":[28000,8500]}
# Fighter3 flies 2.5 in from 28,6 to 28,8.5
= 2b42052111d314de

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":300}
# Fighter3 turns left to heading 300
= 988d3fbcade2d0a2

turn 1
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1500,"from":[28000,8500],"to":[26701,9250]}
# Fighter3 flies 1.5 in from 28,8.5 to 26.701,9.25
= 6229d7a089e4cad4

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":2}
# Fighter3 spends a Movement die, 2 left
= c3be6eb8c050bb34

turn 1
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":2500,"from":[26701,9250],"to":[24536,10500]}
# Fighter3 flies 2.5 in from 26.701,9.25 to 24.536,10.5
= e270f280157bbe8c

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":240}
# Fighter3 turns left to heading 240
= 4bd1854dd5cee2a0

turn 1
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1500,"from":[24536,10500],"to":[23237,9750]}
# Fighter3 flies 1.5 in from 24.536,10.5 to 23.237,9.75
= 84e9d151d1dd0923

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":1}
# Fighter3 spends a Movement die, 1 left
= 7d76ecae6e12adaf

turn 1
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":2500,"from":[23237,9750],"to":[21072,8500]}
# Fighter3 flies 2.5 in from 23.237,9.75 to 21.072,8.5
= 316655388b3b1c6b

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"left","heading":180}
# Fighter3 turns left to heading 180
= fd0d5c0e5692dd9d

turn 1
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1500,"from":[21072,8500],"to":[21072,7000]}
# Fighter3 flies 1.5 in from 21.072,8.5 to 21.072,7
= cd367b7a408c8495

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends a Movement die, 0 left
= 2fa9405cab7adc93

turn 1
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":2500,"from":[21072,7000],"to":[21072,4500]}
# Fighter3 flies 2.5 in from 21.072,7 to 21.072,4.5
= af3a9dfdadcd5c91

turn 1
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":1500,"from":[21072,4500],"to":[21072,3000]}
# Fighter3 flies 1.5 in from 21.072,4.5 to 21.072,3
= bd5237d4bc93b795

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter3","way":"right","heading":240}
# Fighter3 turns right to heading 240
[SS-2.3] {"kind":"ended","piece":"Fighter3"}
# Fighter3 is done
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":3}
# Fighter2 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":2}
# Fighter2 spends a Movement die, 2 left
= 9be5b6bbd67cfc28

turn 1
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2500,"from":[24000,6000],"to":[24000,8500]}
# Fighter2 flies 2.5 in from 24,6 to 24,8.5
= 532dcfa365d9c049

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":300}
# Fighter2 turns left to heading 300
= 6915bcaf101a0e9e

turn 1
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1500,"from":[24000,8500],"to":[22701,9250]}
# Fighter2 flies 1.5 in from 24,8.5 to 22.701,9.25
= 2cba08f3e4cfaa74

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends a Movement die, 1 left
= 096da27cc37f00c4

turn 1
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2500,"from":[22701,9250],"to":[20536,10500]}
# Fighter2 flies 2.5 in from 22.701,9.25 to 20.536,10.5
= ee557ca674afc590

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":240}
# Fighter2 turns left to heading 240
= 2ba4758f2f4e540e

turn 1
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1500,"from":[20536,10500],"to":[19237,9750]}
# Fighter2 flies 1.5 in from 20.536,10.5 to 19.237,9.75
= 25e7bc265331d295

turn 1
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends a Movement die, 0 left
= 899e1586831f6799

turn 1
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":2500,"from":[19237,9750],"to":[17072,8500]}
# Fighter2 flies 2.5 in from 19.237,9.75 to 17.072,8.5
= f81a11610bb673b1

turn 1
> 1  fly 1.5
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1500,"from":[17072,8500],"to":[15773,7750]}
# Fighter2 flies 1.5 in from 17.072,8.5 to 15.773,7.75
= 3c5eb9126d19a9a6

turn 1
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":300}
# Fighter2 turns right to heading 300
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends a Movement die, 0 left
= ba8b4f93d2887a62

turn 1
> 1  fly 2.5
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":2500,"from":[20000,6000],"to":[20000,8500]}
# Fighter1 flies 2.5 in from 20,6 to 20,8.5
= 1977c38849f11d53

turn 1
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":300}
# Fighter1 turns left to heading 300
= 41c4f30248fc6e65

turn 1
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":1000,"from":[20000,8500],"to":[19134,9000]}
# Fighter1 flies 1 in from 20,8.5 to 19.134,9
= db4acfbfe209d74e

turn 1
> 1  fly 0.5
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":500,"from":[19134,9000],"to":[18701,9250]}
# Fighter1 flies 0.5 in from 19.134,9 to 18.701,9.25
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
[SS-2.1] {"kind":"turn","number":2}
# turn 2: dice are assigned
[SS-1.5] {"kind":"recalled","piece":"Fighter1","dice":4}
# Fighter1: all 4 dice return to Reserve
  [SS-2.2] d2 = 1
[SS-2.2] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
= 956f141311d0cb8c

turn 2
> 1  assign Fighter3 M2
[SS-2.2] {"kind":"assigned","piece":"Fighter3","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":0,"reserve":2}}
# Fighter3 assigns 2 to Movement: D0 M2 A0 R2
= a0ce291fcf9c561b

turn 2
> 2  assign Cruiser1 M1 A5
[SS-2.2] {"kind":"assigned","piece":"Cruiser1","dealt":[0,1,5],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# Cruiser1 assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
= c3656d8248938d03

turn 2
> 1  assign Fighter2 M1 A1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,1,1],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":2}}
# Fighter2 assigns 1 to Movement, 1 to Attack: D0 M1 A1 R2
= 551dc36e7521a2bc

turn 2
> 2  assign Cruiser2 M1 A5
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,5],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# Cruiser2 assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
= 62440553611e91f1

turn 2
> 1  assign Fighter1 M3 A1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,3,1],"boxes":{"defence":0,"movement":3,"attack":1,"reserve":0}}
# Fighter1 assigns 3 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":3}
# Fighter1 is active at 3
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":2}
# Fighter1 spends a Movement die, 2 left
= 273f55642b381526

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[18701,9250],"to":[15237,11250]}
# Fighter1 flies 4 in from 18.701,9.25 to 15.237,11.25
= cc24e9e22e278922

turn 2
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends a Movement die, 1 left
= a230906445df9bb2

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[15237,11250],"to":[11773,13250]}
# Fighter1 flies 4 in from 15.237,11.25 to 11.773,13.25
= c5626009b8ea237e

turn 2
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends a Movement die, 0 left
= 58e422b8dc62e088

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[11773,13250],"to":[8309,15250]}
# Fighter1 flies 4 in from 11.773,13.25 to 8.309,15.25
= 0a04ad7a808be8dc

turn 2
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
[SS-2.3] {"kind":"activated","piece":"Fighter3","number":2}
# Fighter3 is active at 2
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":1}
# Fighter3 spends a Movement die, 1 left
= 12470a79f26f1c7c

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[21072,3000],"to":[17608,1000]}
# Fighter3 flies 4 in from 21.072,3 to 17.608,1
= e446b1a36d08b18d

turn 2
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter3","left":0}
# Fighter3 spends a Movement die, 0 left
= 2e4646257c83ad22

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter3","length":4000,"from":[17608,1000],"to":[14144,-1000]}
# Fighter3 flies 4 in from 17.608,1 to 14.144,-1
[SS-3.5] {"kind":"left","piece":"Fighter3","at":[14144,-1000]}
# Fighter3 has left the table at 14.144,-1 and is lost
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":1}
# Fighter2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends a Movement die, 0 left
= e03ab7fa3d6a84c7

turn 2
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[15773,7750],"to":[12309,9750]}
# Fighter2 flies 4 in from 15.773,7.75 to 12.309,9.75
= cc4a64bd0d5ae17f

turn 2
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
= 536e551f3d84b901

turn 2
> 2  activate Cruiser1
[SS-2.3] {"kind":"activated","piece":"Cruiser1","number":1}
# Cruiser1 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":0}
# Cruiser1 spends a Movement die, 0 left
= 487a815c41316fdc

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser1","way":"right","heading":240}
# Cruiser1 turns right to heading 240
= bc65c99e07224218

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":4000,"from":[22000,18000],"to":[18536,16000]}
# Cruiser1 flies 4 in from 22,18 to 18.536,16
= 0f5221549e649938

turn 2
> 2  attack Fighter1 range 1 bonus 1 roll 3
[SS-4.1] {"kind":"attacks","piece":"Cruiser1","target":"Fighter1","range":1,"bonus":1,"roll":3,"distance":10254}
# Cruiser1 attacks Fighter1 at 10.254 in: 1 for range, 1 as a bonus, 3 rolled
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"Cruiser1","target":"Fighter1","faces":[4,2,3],"needed":5,"hits":0}
# 4, 2, 3 of 5+: no hit
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 is done
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends a Movement die, 0 left
= 56399b8fe4b2971d

turn 2
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"right","heading":240}
# Cruiser2 turns right to heading 240
= e8f2e45ca546aaa1

turn 2
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":4000,"from":[26000,18000],"to":[22536,16000]}
# Cruiser2 flies 4 in from 26,18 to 22.536,16
= e27fb855e03d7b77

turn 2
> 2  attack Fighter2 range 1 bonus 1 roll 3
[SS-4.1] {"kind":"attacks","piece":"Cruiser2","target":"Fighter2","range":1,"bonus":1,"roll":3,"distance":11985}
# Cruiser2 attacks Fighter2 at 11.985 in: 1 for range, 1 as a bonus, 3 rolled
  [SS-4.4] d6 = 3
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"Cruiser2","target":"Fighter2","faces":[3,4,1],"needed":5,"hits":0}
# 3, 4, 1 of 5+: no hit
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.1] {"kind":"turn","number":3}
# turn 3: dice are assigned
[SS-1.5] {"kind":"recalled","piece":"Fighter1","dice":4}
# Fighter1: all 4 dice return to Reserve
[SS-1.5] {"kind":"recalled","piece":"Fighter2","dice":4}
# Fighter2: all 4 dice return to Reserve
  [SS-2.2] d2 = 2
[SS-2.2] {"kind":"coin","side":2}
# a coin is flipped: side 2 goes first
= cff4cb6a32795f61

turn 3
> 2  assign Cruiser1 M1 A5
[SS-2.2] {"kind":"assigned","piece":"Cruiser1","dealt":[0,1,5],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# Cruiser1 assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
= 849197185e5537b8

turn 3
> 1  assign Fighter2 M1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,1,0],"boxes":{"defence":0,"movement":1,"attack":0,"reserve":3}}
# Fighter2 assigns 1 to Movement: D0 M1 A0 R3
= be29b286376e89b8

turn 3
> 2  assign Cruiser2 M1 A5
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,5],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# Cruiser2 assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
= 5dd04b9dcb2e5369

turn 3
> 1  assign Fighter1 M1 A1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,1],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":2}}
# Fighter1 assigns 1 to Movement, 1 to Attack: D0 M1 A1 R2
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
= 95b3d48397d7986d

turn 3
> 1  activate Fighter2
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":1}
# Fighter2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends a Movement die, 0 left
= e98cb2edd1d16e4f

turn 3
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[12309,9750],"to":[9711,11250]}
# Fighter2 flies 3 in from 12.309,9.75 to 9.711,11.25
= 67a0af7be830d76f

turn 3
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":240}
# Fighter2 turns left to heading 240
= 2a29ef08001a6ae7

turn 3
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[9711,11250],"to":[8845,10750]}
# Fighter2 flies 1 in from 9.711,11.25 to 8.845,10.75
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
= 709e7f8bd20c9a79

turn 3
> 2  activate Cruiser1
[SS-2.3] {"kind":"activated","piece":"Cruiser1","number":1}
# Cruiser1 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":0}
# Cruiser1 spends a Movement die, 0 left
= 5752d3a600c48bba

turn 3
> 2  attack Fighter1 range 1 bonus 1 roll 3
[SS-4.1] {"kind":"attacks","piece":"Cruiser1","target":"Fighter1","range":1,"bonus":1,"roll":3,"distance":10254}
# Cruiser1 attacks Fighter1 at 10.254 in: 1 for range, 1 as a bonus, 3 rolled
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 5
[SS-4.4] {"kind":"rolled","piece":"Cruiser1","target":"Fighter1","faces":[4,4,5],"needed":5,"hits":1}
# 4, 4, 5 of 5+: 1 hit
= 58cd54d130ec3770

turn 3
> 2  lose Movement
[SS-4.5] {"kind":"lost","piece":"Fighter1","box":"Movement","by":2,"left":3}
# Fighter1 loses a die from Movement by side 2, 3 left
= 7b64884a6057383b

turn 3
> 2  fly 2
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":2000,"from":[18536,16000],"to":[16804,15000]}
# Cruiser1 flies 2 in from 18.536,16 to 16.804,15
= 737a4475670a3bfa

turn 3
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 is done
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends a Movement die, 0 left
= a7b496935e6de777

turn 3
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":4000,"from":[22536,16000],"to":[19072,14000]}
# Cruiser2 flies 4 in from 22.536,16 to 19.072,14
= b10ba6ccd1f3d87a

turn 3
> 2  turn right
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"right","heading":300}
# Cruiser2 turns right to heading 300
= a433064c761450d1

turn 3
> 2  attack Fighter1 range 1 bonus 1 roll 3
[SS-4.1] {"kind":"attacks","piece":"Cruiser2","target":"Fighter1","range":1,"bonus":1,"roll":3,"distance":10835}
# Cruiser2 attacks Fighter1 at 10.835 in: 1 for range, 1 as a bonus, 3 rolled
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 3
[SS-4.4] {"kind":"rolled","piece":"Cruiser2","target":"Fighter1","faces":[2,2,3],"needed":5,"hits":0}
# 2, 2, 3 of 5+: no hit
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.4] {"kind":"activated","piece":"Fighter1","number":0}
# Fighter1 is active with no Movement die: it cannot move
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
[SS-2.1] {"kind":"turn","number":4}
# turn 4: dice are assigned
[SS-1.5] {"kind":"recalled","piece":"Fighter1","dice":3}
# Fighter1: all 3 dice return to Reserve
  [SS-2.2] d2 = 1
[SS-2.2] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
= e89628ae97b47e49

turn 4
> 1  assign Fighter2 M1 A1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,1,1],"boxes":{"defence":0,"movement":1,"attack":1,"reserve":2}}
# Fighter2 assigns 1 to Movement, 1 to Attack: D0 M1 A1 R2
= 9bb7089781f2a54c

turn 4
> 2  assign Cruiser1 M1 A5
[SS-2.2] {"kind":"assigned","piece":"Cruiser1","dealt":[0,1,5],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# Cruiser1 assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
= ab2fed8b5b39a452

turn 4
> 1  assign Fighter1 M2 A1
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,2,1],"boxes":{"defence":0,"movement":2,"attack":1,"reserve":0}}
# Fighter1 assigns 2 to Movement, 1 to Attack: D0 M2 A1 R0
= c47f02cc6c7597a6

turn 4
> 2  assign Cruiser2 M1 A5
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,5],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# Cruiser2 assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":2}
# Fighter1 is active at 2
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":1}
# Fighter1 spends a Movement die, 1 left
= ec109df98ead47e0

turn 4
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[8309,15250],"to":[4845,17250]}
# Fighter1 flies 4 in from 8.309,15.25 to 4.845,17.25
= 7fc995f5ffa4be89

turn 4
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends a Movement die, 0 left
= 22223803f7a54802

turn 4
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":4000,"from":[4845,17250],"to":[1381,19250]}
# Fighter1 flies 4 in from 4.845,17.25 to 1.381,19.25
= de886e1409fb4e49

turn 4
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter1"}
# Fighter1 is done
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":1}
# Fighter2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends a Movement die, 0 left
= 5eabc8d76662d72b

turn 4
> 1  fly 4
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":4000,"from":[8845,10750],"to":[5381,8750]}
# Fighter2 flies 4 in from 8.845,10.75 to 5.381,8.75
= acbd5ce6a64d724e

turn 4
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
= 16e5c51aeb109490

turn 4
> 2  activate Cruiser1
[SS-2.3] {"kind":"activated","piece":"Cruiser1","number":1}
# Cruiser1 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":0}
# Cruiser1 spends a Movement die, 0 left
= 5f7a1c6c08eabbbb

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":4000,"from":[16804,15000],"to":[13340,13000]}
# Cruiser1 flies 4 in from 16.804,15 to 13.34,13
= 1211fb311309d2f4

turn 4
> 2  attack Fighter2 range 1 bonus 1 roll 3
[SS-4.1] {"kind":"attacks","piece":"Cruiser1","target":"Fighter2","range":1,"bonus":1,"roll":3,"distance":9022}
# Cruiser1 attacks Fighter2 at 9.022 in: 1 for range, 1 as a bonus, 3 rolled
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"Cruiser1","target":"Fighter2","faces":[2,4,1],"needed":5,"hits":0}
# 2, 4, 1 of 5+: no hit
= 6c8834e9c04de1fa

turn 4
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 is done
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends a Movement die, 0 left
= 4cb53b310f900011

turn 4
> 2  turn left
[SS-3.3] {"kind":"turned","piece":"Cruiser2","way":"left","heading":240}
# Cruiser2 turns left to heading 240
= d113a104ac40844b

turn 4
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":4000,"from":[19072,14000],"to":[15608,12000]}
# Cruiser2 flies 4 in from 19.072,14 to 15.608,12
= 2466a4a9b2428495

turn 4
> 2  attack Fighter2 range 1 bonus 1 roll 3
[SS-4.1] {"kind":"attacks","piece":"Cruiser2","target":"Fighter2","range":1,"bonus":1,"roll":3,"distance":10730}
# Cruiser2 attacks Fighter2 at 10.73 in: 1 for range, 1 as a bonus, 3 rolled
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 3
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"Cruiser2","target":"Fighter2","faces":[4,3,6],"needed":5,"hits":1}
# 4, 3, 6 of 5+: 1 hit
= 12337144d0731ec5

turn 4
> 2  lose Reserve
[SS-4.5] {"kind":"lost","piece":"Fighter2","box":"Reserve","by":2,"left":3}
# Fighter2 loses a die from Reserve by side 2, 3 left
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.1] {"kind":"turn","number":5}
# turn 5: dice are assigned
[SS-1.5] {"kind":"recalled","piece":"Fighter1","dice":3}
# Fighter1: all 3 dice return to Reserve
[SS-1.5] {"kind":"recalled","piece":"Fighter2","dice":3}
# Fighter2: all 3 dice return to Reserve
  [SS-2.2] d2 = 1
[SS-2.2] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
= d0e52865f4cdc71f

turn 5
> 1  assign Fighter2 M2 A1
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,2,1],"boxes":{"defence":0,"movement":2,"attack":1,"reserve":0}}
# Fighter2 assigns 2 to Movement, 1 to Attack: D0 M2 A1 R0
= 94442b962547483f

turn 5
> 2  assign Cruiser1 M1 A5
[SS-2.2] {"kind":"assigned","piece":"Cruiser1","dealt":[0,1,5],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# Cruiser1 assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
= fa3b83b918ddf7b0

turn 5
> 1  assign Fighter1 M1 A2
[SS-2.2] {"kind":"assigned","piece":"Fighter1","dealt":[0,1,2],"boxes":{"defence":0,"movement":1,"attack":2,"reserve":0}}
# Fighter1 assigns 1 to Movement, 2 to Attack: D0 M1 A2 R0
= e80ece85cab0a475

turn 5
> 2  assign Cruiser2 M1 A5
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,5],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# Cruiser2 assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":2}
# Fighter2 is active at 2
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends a Movement die, 1 left
= b1ba4b66a0c9ce33

turn 5
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":180}
# Fighter2 turns left to heading 180
= 02c5745ab27613d6

turn 5
> 1  fly 3.5
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3500,"from":[5381,8750],"to":[5381,5250]}
# Fighter2 flies 3.5 in from 5.381,8.75 to 5.381,5.25
= c7b56fddd3716461

turn 5
> 1  end
[SS-2.3] {"kind":"ended","piece":"Fighter2"}
# Fighter2 is done
  [SS-2.3] d2 = 1
[SS-2.3] {"kind":"coin","side":1}
# a coin is flipped: side 1 goes first
[SS-2.3] {"kind":"activated","piece":"Fighter1","number":1}
# Fighter1 is active at 1
[SS-3.1] {"kind":"spent","piece":"Fighter1","left":0}
# Fighter1 spends a Movement die, 0 left
= cca8bb14eff10245

turn 5
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter1","way":"left","heading":240}
# Fighter1 turns left to heading 240
= 63829b7c502a083b

turn 5
> 1  fly 3.5
[SS-3.2] {"kind":"flown","piece":"Fighter1","length":3500,"from":[1381,19250],"to":[-1650,17500]}
# Fighter1 flies 3.5 in from 1.381,19.25 to -1.65,17.5
[SS-3.5] {"kind":"left","piece":"Fighter1","at":[-1650,17500]}
# Fighter1 has left the table at -1.65,17.5 and is lost
= 7e4d67ca9caca81f

turn 5
> 2  activate Cruiser1
[SS-2.3] {"kind":"activated","piece":"Cruiser1","number":1}
# Cruiser1 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser1","left":0}
# Cruiser1 spends a Movement die, 0 left
= ee2b43a1d6127265

turn 5
> 2  attack Fighter2 range 1 bonus 1 roll 3
[SS-4.1] {"kind":"attacks","piece":"Cruiser1","target":"Fighter2","range":1,"bonus":1,"roll":3,"distance":11108}
# Cruiser1 attacks Fighter2 at 11.108 in: 1 for range, 1 as a bonus, 3 rolled
  [SS-4.4] d6 = 1
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 6
[SS-4.4] {"kind":"rolled","piece":"Cruiser1","target":"Fighter2","faces":[1,4,6],"needed":5,"hits":1}
# 1, 4, 6 of 5+: 1 hit
= 853ed84d9b5908c9

turn 5
> 2  lose Reserve
[SS-4.5] {"kind":"lost","piece":"Fighter2","box":"Reserve","by":2,"left":2}
# Fighter2 loses a die from Reserve by side 2, 2 left
= 21059f322d2a3711

turn 5
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser1","length":4000,"from":[13340,13000],"to":[9876,11000]}
# Cruiser1 flies 4 in from 13.34,13 to 9.876,11
= cc70ae5c4c2eea58

turn 5
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser1"}
# Cruiser1 is done
[SS-2.3] {"kind":"activated","piece":"Cruiser2","number":1}
# Cruiser2 is active at 1
[SS-3.1] {"kind":"spent","piece":"Cruiser2","left":0}
# Cruiser2 spends a Movement die, 0 left
= e110288f9b9e0c3b

turn 5
> 2  fly 4
[SS-3.2] {"kind":"flown","piece":"Cruiser2","length":4000,"from":[15608,12000],"to":[12144,10000]}
# Cruiser2 flies 4 in from 15.608,12 to 12.144,10
= b1b19538f13f8979

turn 5
> 2  attack Fighter2 range 1 bonus 2 roll 2
[SS-4.1] {"kind":"attacks","piece":"Cruiser2","target":"Fighter2","range":1,"bonus":2,"roll":2,"distance":8264}
# Cruiser2 attacks Fighter2 at 8.264 in: 1 for range, 2 as a bonus, 2 rolled
  [SS-4.4] d6 = 1
  [SS-4.4] d6 = 1
[SS-4.4] {"kind":"rolled","piece":"Cruiser2","target":"Fighter2","faces":[1,1],"needed":4,"hits":0}
# 1, 1 of 4+: no hit
= 168c577e14d64c43

turn 5
> 2  end
[SS-2.3] {"kind":"ended","piece":"Cruiser2"}
# Cruiser2 is done
[SS-2.1] {"kind":"turn","number":6}
# turn 6: dice are assigned
[SS-1.5] {"kind":"recalled","piece":"Fighter2","dice":2}
# Fighter2: all 2 dice return to Reserve
  [SS-2.2] d2 = 2
[SS-2.2] {"kind":"coin","side":2}
# a coin is flipped: side 2 goes first
= 0f7b5aae099fb641

turn 6
> 2  assign Cruiser1 M1 A5
[SS-2.2] {"kind":"assigned","piece":"Cruiser1","dealt":[0,1,5],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# Cruiser1 assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
= 0e333d968fc7cbbf

turn 6
> 1  assign Fighter2 M2
[SS-2.2] {"kind":"assigned","piece":"Fighter2","dealt":[0,2,0],"boxes":{"defence":0,"movement":2,"attack":0,"reserve":0}}
# Fighter2 assigns 2 to Movement: D0 M2 A0 R0
= 7d95c2d444b40eac

turn 6
> 2  assign Cruiser2 M1 A5
[SS-2.2] {"kind":"assigned","piece":"Cruiser2","dealt":[0,1,5],"boxes":{"defence":0,"movement":1,"attack":5,"reserve":0}}
# Cruiser2 assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
[SS-2.3] {"kind":"activated","piece":"Fighter2","number":2}
# Fighter2 is active at 2
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":1}
# Fighter2 spends a Movement die, 1 left
= 04d2e2b8934c68db

turn 6
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[5381,5250],"to":[5381,2250]}
# Fighter2 flies 3 in from 5.381,5.25 to 5.381,2.25
= dd971a6e52362389

turn 6
> 1  turn right
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"right","heading":240}
# Fighter2 turns right to heading 240
= 23b179f00eedd8ef

turn 6
> 1  spend
[SS-3.1] {"kind":"spent","piece":"Fighter2","left":0}
# Fighter2 spends a Movement die, 0 left
= 844732e1d38c658a

turn 6
> 1  fly 3
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":3000,"from":[5381,2250],"to":[2783,750]}
# Fighter2 flies 3 in from 5.381,2.25 to 2.783,0.75
= 94d3c22256ff5113

turn 6
> 1  turn left
[SS-3.3] {"kind":"turned","piece":"Fighter2","way":"left","heading":180}
# Fighter2 turns left to heading 180
= 3fa2200148f836e4

turn 6
> 1  fly 1
[SS-3.2] {"kind":"flown","piece":"Fighter2","length":1000,"from":[2783,750],"to":[2783,-250]}
# Fighter2 flies 1 in from 2.783,0.75 to 2.783,-0.25
[SS-3.5] {"kind":"left","piece":"Fighter2","at":[2783,-250]}
# Fighter2 has left the table at 2.783,-0.25 and is lost
[SS-5.3] {"kind":"over","winner":2,"how":"fleet"}
# no enemy is left: side 2 wins
= 049b0081685de594
