firing-arc record 1
game simple-spaceships 1
scenario patrol
seat 1 doctrine
seat 2 random
dice seed 3
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
= 5bf3b20c549d0754

turn 1
> 1  assign Fighter1 M4; Fighter2 M4; Fighter3 M4
> 2  assign Cruiser1 M4 A1 D1; Cruiser2 M3 D2
[SS-2.2] Fighter1 assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] Fighter2 assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] Fighter3 assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] Cruiser1 assigns 1 to Defence, 4 to Movement, 1 to Attack: D1 M4 A1 R0
[SS-2.2] Cruiser2 assigns 2 to Defence, 3 to Movement: D2 M3 A0 R1
  [SS-2.3] d2 = 2
[SS-2.3] a coin is flipped: side 2 goes first
[SS-2.3] Cruiser1 is active at 4
[SS-3.1] Cruiser1 spends a Movement die, 3 left
= d92492a9487444a2

turn 1
> 2  fly 3
[SS-3.2] Cruiser1 flies 3 in from 22,42 to 22,39
= d459700f108ab3e4

turn 1
> 2  turn right
[SS-3.3] Cruiser1 turns right to heading 240
= ebf9f362b4ddacde

turn 1
> 2  spend
[SS-3.1] Cruiser1 spends a Movement die, 2 left
= fa292eef79c13810

turn 1
> 2  fly 3
[SS-3.2] Cruiser1 flies 3 in from 22,39 to 19.402,37.5
= 74d6d779bc613671

turn 1
> 2  turn right
[SS-3.3] Cruiser1 turns right to heading 300
= c321829bda783adb

turn 1
> 2  spend
[SS-3.1] Cruiser1 spends a Movement die, 1 left
= c4a0c97775d79a12

turn 1
> 2  fly 3
[SS-3.2] Cruiser1 flies 3 in from 19.402,37.5 to 16.804,39
= 4fed7fa4bbb4d848

turn 1
> 2  turn right
[SS-3.3] Cruiser1 turns right to heading 0
= f32d5fe711ff516a

turn 1
> 2  spend
[SS-3.1] Cruiser1 spends a Movement die, 0 left
= 139e57d1a0adfe53

turn 1
> 2  fly 3
[SS-3.2] Cruiser1 flies 3 in from 16.804,39 to 16.804,42
= 09e377b9d5a0e5ce

turn 1
> 2  turn left
[SS-3.3] Cruiser1 turns left to heading 300
= 2972b3cf69246720

turn 1
> 2  fly 1
[SS-3.2] Cruiser1 flies 1 in from 16.804,42 to 15.938,42.5
[SS-2.3] Cruiser1 is done
= 4337c22e237d6866

turn 1
> 1  activate Fighter3
[SS-2.3] Fighter3 is active at 4
[SS-3.1] Fighter3 spends a Movement die, 3 left
= 2ed0edca08562680

turn 1
> 1  fly 4
[SS-3.2] Fighter3 flies 4 in from 28,6 to 28,10
= 5299268367498307

turn 1
> 1  turn left
[SS-3.3] Fighter3 turns left to heading 300
= 22fbb3f8fabf3652

turn 1
> 1  spend
[SS-3.1] Fighter3 spends a Movement die, 2 left
= 098f026a2eb1f26d

turn 1
> 1  turn right
[SS-3.3] Fighter3 turns right to heading 0
= 02169a74aae054c5

turn 1
> 1  fly 4
[SS-3.2] Fighter3 flies 4 in from 28,10 to 28,14
= ac8e86e8534081c1

turn 1
> 1  spend
[SS-3.1] Fighter3 spends a Movement die, 1 left
= e9d7f79db51ba8b9

turn 1
> 1  fly 4
[SS-3.2] Fighter3 flies 4 in from 28,14 to 28,18
= b47fc7972f633a63

turn 1
> 1  turn left
[SS-3.3] Fighter3 turns left to heading 300
= f58bece219334c94

turn 1
> 1  spend
[SS-3.1] Fighter3 spends a Movement die, 0 left
= 4f215e09978f4410

turn 1
> 1  turn right
[SS-3.3] Fighter3 turns right to heading 0
= bd9eb7e8f99f4b30

turn 1
> 1  fly 4
[SS-3.2] Fighter3 flies 4 in from 28,18 to 28,22
[SS-2.3] Fighter3 is done
= ede9758df57d03bc

turn 1
> 1  activate Fighter1
[SS-2.3] Fighter1 is active at 4
[SS-3.1] Fighter1 spends a Movement die, 3 left
= f7702ae057dbfb69

turn 1
> 1  fly 4
[SS-3.2] Fighter1 flies 4 in from 20,6 to 20,10
= eda7a9ee5e7aa42f

turn 1
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 300
= c85c2f10c4d0a6c3

turn 1
> 1  spend
[SS-3.1] Fighter1 spends a Movement die, 2 left
= 1e0714fa3fc3b0db

turn 1
> 1  turn right
[SS-3.3] Fighter1 turns right to heading 0
= 6b3bcf124e7f0f9b

turn 1
> 1  fly 4
[SS-3.2] Fighter1 flies 4 in from 20,10 to 20,14
= a08afca8ed194606

turn 1
> 1  spend
[SS-3.1] Fighter1 spends a Movement die, 1 left
= 0f7320afc9cfb2e2

turn 1
> 1  fly 4
[SS-3.2] Fighter1 flies 4 in from 20,14 to 20,18
= bdfa4117c76cc1ae

turn 1
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 300
= edb28c57b8d770bd

turn 1
> 1  spend
[SS-3.1] Fighter1 spends a Movement die, 0 left
= 5b212dde68d381d4

turn 1
> 1  turn right
[SS-3.3] Fighter1 turns right to heading 0
= dec031e73c0ca21e

turn 1
> 1  fly 4
[SS-3.2] Fighter1 flies 4 in from 20,18 to 20,22
[SS-2.3] Fighter1 is done
[SS-2.3] Fighter2 is active at 4
[SS-3.1] Fighter2 spends a Movement die, 3 left
= 3f0abe94a794b4e0

turn 1
> 1  fly 4
[SS-3.2] Fighter2 flies 4 in from 24,6 to 24,10
= e11e47dd4344d387

turn 1
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 300
= 362677223f350625

turn 1
> 1  spend
[SS-3.1] Fighter2 spends a Movement die, 2 left
= 76b55b01aaf2f5c3

turn 1
> 1  turn right
[SS-3.3] Fighter2 turns right to heading 0
= a42a8b658a952b99

turn 1
> 1  fly 4
[SS-3.2] Fighter2 flies 4 in from 24,10 to 24,14
= f2005a5d41297b15

turn 1
> 1  spend
[SS-3.1] Fighter2 spends a Movement die, 1 left
= b708391c7ddd85f4

turn 1
> 1  fly 4
[SS-3.2] Fighter2 flies 4 in from 24,14 to 24,18
= 18149fad0876d93c

turn 1
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 300
= bc3a13589df95cab

turn 1
> 1  spend
[SS-3.1] Fighter2 spends a Movement die, 0 left
= c70e5515556d720a

turn 1
> 1  turn right
[SS-3.3] Fighter2 turns right to heading 0
= 33d6bc06cdb70c10

turn 1
> 1  fly 4
[SS-3.2] Fighter2 flies 4 in from 24,18 to 24,22
[SS-2.3] Fighter2 is done
[SS-2.3] Cruiser2 is active at 3
[SS-3.1] Cruiser2 spends a Movement die, 2 left
= 99f36043e227d1b8

turn 1
> 2  fly 3
[SS-3.2] Cruiser2 flies 3 in from 26,42 to 26,39
= ae2ef51be45e44ab

turn 1
> 2  turn right
[SS-3.3] Cruiser2 turns right to heading 240
= b367b4b40e6aec74

turn 1
> 2  spend
[SS-3.1] Cruiser2 spends a Movement die, 1 left
= 73ba25c77146c3de

turn 1
> 2  fly 3
[SS-3.2] Cruiser2 flies 3 in from 26,39 to 23.402,37.5
= f8fb1caabb1579fd

turn 1
> 2  turn right
[SS-3.3] Cruiser2 turns right to heading 300
= 5d82c9bed37a6da9

turn 1
> 2  spend
[SS-3.1] Cruiser2 spends a Movement die, 0 left
= 1672733a7f22e39d

turn 1
> 2  fly 3
[SS-3.2] Cruiser2 flies 3 in from 23.402,37.5 to 20.804,39
= d3c44be9a223625b

turn 1
> 2  turn left
[SS-3.3] Cruiser2 turns left to heading 240
= 33bc3b78a387c5c7

turn 1
> 2  fly 1
[SS-3.2] Cruiser2 flies 1 in from 20.804,39 to 19.938,38.5
[SS-2.3] Cruiser2 is done
[SS-2.1] turn 2: dice are assigned
= 5d7ec8aa1315a54e

turn 2
> 1  assign Fighter1 M3 A1; Fighter2 M4; Fighter3 M3
> 2  assign Cruiser1 M1 D1; Cruiser2 M1 A3
[SS-2.2] Fighter1 assigns 3 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.2] Fighter2 assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] Fighter3 assigns 3 to Movement: D0 M3 A0 R1
[SS-2.2] Cruiser1 assigns 1 to Defence, 1 to Movement: D2 M1 A1 R2
[SS-2.2] Cruiser2 assigns 1 to Movement, 3 to Attack: D2 M1 A3 R0
[SS-2.3] Fighter2 is active at 4
[SS-3.1] Fighter2 spends a Movement die, 3 left
= bbaf47e22186f1fa

turn 2
> 1  fly 4
[SS-3.2] Fighter2 flies 4 in from 24,22 to 24,26
= 0fc547f524a1715e

turn 2
> 1  spend
[SS-3.1] Fighter2 spends a Movement die, 2 left
= 5a504b0f90ea94bb

turn 2
> 1  fly 4
[SS-3.2] Fighter2 flies 4 in from 24,26 to 24,30
= c2973a06ee759d19

turn 2
> 1  spend
[SS-3.1] Fighter2 spends a Movement die, 1 left
= fceba38d7f01409d

turn 2
> 1  fly 4
[SS-3.2] Fighter2 flies 4 in from 24,30 to 24,34
= 279fe897b9fc1cd5

turn 2
> 1  spend
[SS-3.1] Fighter2 spends a Movement die, 0 left
= f8546a29b4f3271a

turn 2
> 1  fly 3
[SS-3.2] Fighter2 flies 3 in from 24,34 to 24,37
= 7b9ded3fa3ac3861

turn 2
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 300
= 4f2d84fe7fa7e527

turn 2
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 24,37 to 23.134,37.5
[SS-2.3] Fighter2 is done
= 8e192f1badc0361b

turn 2
> 1  activate Fighter3
[SS-2.3] Fighter3 is active at 3
[SS-3.1] Fighter3 spends a Movement die, 2 left
= ef5d924883e04eaf

turn 2
> 1  fly 4
[SS-3.2] Fighter3 flies 4 in from 28,22 to 28,26
= b49f85a2ccef5ff8

turn 2
> 1  spend
[SS-3.1] Fighter3 spends a Movement die, 1 left
= ce71af902cb35e96

turn 2
> 1  fly 4
[SS-3.2] Fighter3 flies 4 in from 28,26 to 28,30
= 652cc56ebe60ba52

turn 2
> 1  spend
[SS-3.1] Fighter3 spends a Movement die, 0 left
= 6b79f6f894590ee3

turn 2
> 1  fly 1
[SS-3.2] Fighter3 flies 1 in from 28,30 to 28,31
= 9af887a0df2601c3

turn 2
> 1  turn left
[SS-3.3] Fighter3 turns left to heading 300
= 86acb72e20aebb43

turn 2
> 1  fly 3
[SS-3.2] Fighter3 flies 3 in from 28,31 to 25.402,32.5
[SS-2.3] Fighter3 is done
[SS-2.3] Fighter1 is active at 3
[SS-3.1] Fighter1 spends a Movement die, 2 left
= 5f29772298700f13

turn 2
> 1  fly 4
[SS-3.2] Fighter1 flies 4 in from 20,22 to 20,26
= 582dbfa79f12e0cc

turn 2
> 1  turn right
[SS-3.3] Fighter1 turns right to heading 60
= 7a0b54484d4c4d6f

turn 2
> 1  spend
[SS-3.1] Fighter1 spends a Movement die, 1 left
= d8e5a7186e631ba9

turn 2
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 0
= 0f7cdcfbb9f66bf5

turn 2
> 1  fly 4
[SS-3.2] Fighter1 flies 4 in from 20,26 to 20,30
= c10aaed0aa0c9b44

turn 2
> 1  spend
[SS-3.1] Fighter1 spends a Movement die, 0 left
= c5008523f8e30d28

turn 2
> 1  fly 4
[SS-3.2] Fighter1 flies 4 in from 20,30 to 20,34
= e175b914c965490c

turn 2
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] Fighter1 attacks Cruiser2 at 4.5 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 1
[SS-4.4] 1 of 6+: no hit
= adf5263ffb3be2a0

turn 2
> 1  end
[SS-2.3] Fighter1 is done
= ecff1ffeb36d9e98

turn 2
> 2  activate Cruiser2
[SS-2.3] Cruiser2 is active at 1
[SS-3.1] Cruiser2 spends a Movement die, 0 left
= d4dbc3d992a4d872

turn 2
> 2  fly 3
[SS-3.2] Cruiser2 flies 3 in from 19.938,38.5 to 17.34,37
= 1f0b62d0b0acf2bc

turn 2
> 2  turn left
[SS-3.3] Cruiser2 turns left to heading 180
= d900ab65a10bc620

turn 2
> 2  fly 1
[SS-3.2] Cruiser2 flies 1 in from 17.34,37 to 17.34,36
[SS-2.3] Cruiser2 is done
[SS-2.3] Cruiser1 is active at 1
[SS-3.1] Cruiser1 spends a Movement die, 0 left
= c565ae5552f1acb3

turn 2
> 2  fly 3
[SS-3.2] Cruiser1 flies 3 in from 15.938,42.5 to 13.34,44
= 96cf8d19ac7be6c6

turn 2
> 2  turn left
[SS-3.3] Cruiser1 turns left to heading 240
= 12f412171d8144ce

turn 2
> 2  fly 1
[SS-3.2] Cruiser1 flies 1 in from 13.34,44 to 12.474,43.5
[SS-2.3] Cruiser1 is done
[SS-2.1] turn 3: dice are assigned
= 0346467514ace92c

turn 3
> 1  assign Fighter1 M3; Fighter2 M3 A1; Fighter3 M2
> 2  assign Cruiser1 M1 D1; Cruiser2 M1
[SS-2.2] Fighter1 assigns 3 to Movement: D0 M3 A0 R1
[SS-2.2] Fighter2 assigns 3 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.2] Fighter3 assigns 2 to Movement: D0 M2 A0 R2
[SS-2.2] Cruiser1 assigns 1 to Defence, 1 to Movement: D3 M1 A1 R1
[SS-2.2] Cruiser2 assigns 1 to Movement: D2 M1 A3 R0
= f27c18f263b933fa

turn 3
> 1  activate Fighter1
[SS-2.3] Fighter1 is active at 3
[SS-3.1] Fighter1 spends a Movement die, 2 left
= 2edfebae52d5dd67

turn 3
> 1  fly 2
[SS-3.2] Fighter1 flies 2 in from 20,34 to 20,36
= c1a19bf935cf9e8c

turn 3
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 300
= 745270720068a48d

turn 3
> 1  fly 1
[SS-3.2] Fighter1 flies 1 in from 20,36 to 19.134,36.5
= 50626bae6875a80d

turn 3
> 1  end
[SS-2.3] Fighter1 is done
[SS-2.3] Fighter2 is active at 3
[SS-3.1] Fighter2 spends a Movement die, 2 left
= 47c3deef82e716dc

turn 3
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 240
= 7b984b0c015f059f

turn 3
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] Fighter2 attacks Cruiser2 at 5.985 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 3
[SS-4.4] 3 of 6+: no hit
= b776c6289fd22f46

turn 3
> 1  fly 2
[SS-3.2] Fighter2 flies 2 in from 23.134,37.5 to 21.402,36.5
= 6bf9698da5a3b6e0

turn 3
> 1  spend
[SS-3.1] Fighter2 spends a Movement die, 1 left
= ce861a4554b081e5

turn 3
> 1  fly 2
[SS-3.2] Fighter2 flies 2 in from 21.402,36.5 to 19.67,35.5
= 9b0edf6c59fadcb6

turn 3
> 1  turn right
[SS-3.3] Fighter2 turns right to heading 300
= 601fb0e28b783bee

turn 3
> 1  fly 2
[SS-3.2] Fighter2 flies 2 in from 19.67,35.5 to 17.938,36.5
[SS-3.4] Fighter2 is over Cruiser2: ships do not collide
= 1d35f97fadc2469a

turn 3
> 1  end
[SS-2.3] Fighter2 is done
[SS-2.3] Fighter3 is active at 2
[SS-3.1] Fighter3 spends a Movement die, 1 left
= dbac63e5596f0d97

turn 3
> 1  fly 4
[SS-3.2] Fighter3 flies 4 in from 25.402,32.5 to 21.938,34.5
= 98f7f5009b741f7f

turn 3
> 1  spend
[SS-3.1] Fighter3 spends a Movement die, 0 left
= 938c71637e688490

turn 3
> 1  fly 4
[SS-3.2] Fighter3 flies 4 in from 21.938,34.5 to 18.474,36.5
[SS-3.4] Fighter3 is over Fighter1: ships do not collide
[SS-3.4] Fighter3 is over Fighter2: ships do not collide
= 37d463eb896adee3

turn 3
> 1  end
[SS-2.3] Fighter3 is done
= bfd9a55c40829493

turn 3
> 2  activate Cruiser2
[SS-2.3] Cruiser2 is active at 1
[SS-3.1] Cruiser2 spends a Movement die, 0 left
= ade732f47cec99ba

turn 3
> 2  fly 3.5
[SS-3.2] Cruiser2 flies 3.5 in from 17.34,36 to 17.34,32.5
= e3bf56b2a9514158

turn 3
> 2  turn right
[SS-3.3] Cruiser2 turns right to heading 240
= 79b61c08879b3a1c

turn 3
> 2  end
[SS-2.3] Cruiser2 is done
[SS-2.3] Cruiser1 is active at 1
[SS-3.1] Cruiser1 spends a Movement die, 0 left
= 964361e7caa59e56

turn 3
> 2  fly 3.5
[SS-3.2] Cruiser1 flies 3.5 in from 12.474,43.5 to 9.443,41.75
= 1b94cc35c072c667

turn 3
> 2  turn right
[SS-3.3] Cruiser1 turns right to heading 300
= 77a05d68972a6528

turn 3
> 2  end
[SS-2.3] Cruiser1 is done
[SS-2.1] turn 4: dice are assigned
= bbb15077609f813a

turn 4
> 1  assign Fighter1 none; Fighter2 M2; Fighter3 M3 A1
> 2  assign Cruiser1 M2; Cruiser2 M1
[SS-2.2] Fighter1 assigns nothing: D0 M2 A0 R2
[SS-2.2] Fighter2 assigns 2 to Movement: D0 M3 A0 R1
[SS-2.2] Fighter3 assigns 3 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.2] Cruiser1 assigns 2 to Movement: D3 M2 A1 R0
[SS-2.2] Cruiser2 assigns 1 to Movement: D2 M1 A3 R0
= 661a8b8327759eef

turn 4
> 1  activate Fighter3
[SS-2.3] Fighter3 is active at 3
[SS-3.1] Fighter3 spends a Movement die, 2 left
= 99c7a607fa560a3b

turn 4
> 1  fly 4
[SS-3.2] Fighter3 flies 4 in from 18.474,36.5 to 15.01,38.5
= 863a47b404b1e48c

turn 4
> 1  turn right
[SS-3.3] Fighter3 turns right to heading 0
= 6a00ecacee90f30f

turn 4
> 1  spend
[SS-3.1] Fighter3 spends a Movement die, 1 left
= 33a76baac1d780fd

turn 4
> 1  fly 1
[SS-3.2] Fighter3 flies 1 in from 15.01,38.5 to 15.01,39.5
= f0ddacc18fc76c0b

turn 4
> 1  spend
[SS-3.1] Fighter3 spends a Movement die, 0 left
= 45631a280f4657f1

turn 4
> 1  fly 1
[SS-3.2] Fighter3 flies 1 in from 15.01,39.5 to 15.01,40.5
= 7a2fa23ab470ac62

turn 4
> 1  turn left
[SS-3.3] Fighter3 turns left to heading 300
= dbeb77fb77187991

turn 4
> 1  fly 1
[SS-3.2] Fighter3 flies 1 in from 15.01,40.5 to 14.144,41
= 1bcfed90ea8bd32d

turn 4
> 1  attack Cruiser1 range 0 bonus 0 roll 1
[SS-4.1] Fighter3 attacks Cruiser1 at 4.76 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 1
[SS-4.4] 1 of 6+: no hit
= c3d921919956843a

turn 4
> 1  end
[SS-2.3] Fighter3 is done
[SS-2.3] Fighter2 is active at 3
[SS-3.1] Fighter2 spends a Movement die, 2 left
= 9e5ff56f0187618c

turn 4
> 1  fly 3
[SS-3.2] Fighter2 flies 3 in from 17.938,36.5 to 15.34,38
= 35fcef829226c3e7

turn 4
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 15.34,38 to 14.474,38.5
= 70a47bcac23a82ff

turn 4
> 1  turn right
[SS-3.3] Fighter2 turns right to heading 0
= 47ce3da121e27b62

turn 4
> 1  spend
[SS-3.1] Fighter2 spends a Movement die, 1 left
= c5cf1f05d921753b

turn 4
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 14.474,38.5 to 14.474,39.5
= 6f6d3f1435b0986e

turn 4
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 300
= 6cf18fbaa3fe84ec

turn 4
> 1  end
[SS-2.3] Fighter2 is done
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] Fighter1 is active at 2
[SS-3.1] Fighter1 spends a Movement die, 1 left
= 3b2fe982a6029cb4

turn 4
> 1  fly 3
[SS-3.2] Fighter1 flies 3 in from 19.134,36.5 to 16.536,38
= ceec3fd1ff89b005

turn 4
> 1  turn right
[SS-3.3] Fighter1 turns right to heading 0
= 450643933e2774f1

turn 4
> 1  fly 1
[SS-3.2] Fighter1 flies 1 in from 16.536,38 to 16.536,39
= dc818f55a7bd0ea8

turn 4
> 1  spend
[SS-3.1] Fighter1 spends a Movement die, 0 left
= f030436976655091

turn 4
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 300
= ca833a02eafc953a

turn 4
> 1  fly 2
[SS-3.2] Fighter1 flies 2 in from 16.536,39 to 14.804,40
[SS-3.4] Fighter1 is over Fighter2: ships do not collide
= 7ef363d45fc8a2ad

turn 4
> 1  end
[SS-2.3] Fighter1 is done
[SS-2.3] Cruiser1 is active at 2
[SS-3.1] Cruiser1 spends a Movement die, 1 left
= ec12da5c7272e8ca

turn 4
> 2  fly 1.5
[SS-3.2] Cruiser1 flies 1.5 in from 9.443,41.75 to 8.144,42.5
= 08d778b1ed238ba6

turn 4
> 2  fly 1.5
[SS-3.2] Cruiser1 flies 1.5 in from 8.144,42.5 to 6.845,43.25
= 1ed1113f5676c329

turn 4
> 2  fly 1
[SS-3.2] Cruiser1 flies 1 in from 6.845,43.25 to 5.979,43.75
= ea54ec2f80c4f189

turn 4
> 2  turn right
[SS-3.3] Cruiser1 turns right to heading 0
= ac667f3a06a2529b

turn 4
> 2  spend
[SS-3.1] Cruiser1 spends a Movement die, 0 left
= c71d402ca60df05e

turn 4
> 2  fly 1.5
[SS-3.2] Cruiser1 flies 1.5 in from 5.979,43.75 to 5.979,45.25
= 5711f987645f1dcb

turn 4
> 2  fly 1.5
[SS-3.2] Cruiser1 flies 1.5 in from 5.979,45.25 to 5.979,46.75
= 8e6f505304c465c1

turn 4
> 2  fly 1
[SS-3.2] Cruiser1 flies 1 in from 5.979,46.75 to 5.979,47.75
= 42f29fd03ce6fbe0

turn 4
> 2  turn left
[SS-3.3] Cruiser1 turns left to heading 300
[SS-2.3] Cruiser1 is done
[SS-2.3] Cruiser2 is active at 1
[SS-3.1] Cruiser2 spends a Movement die, 0 left
= 466e4bb554113428

turn 4
> 2  fly 1.5
[SS-3.2] Cruiser2 flies 1.5 in from 17.34,32.5 to 16.041,31.75
= 375afb1e94399263

turn 4
> 2  fly 1.5
[SS-3.2] Cruiser2 flies 1.5 in from 16.041,31.75 to 14.742,31
= fe89b388f3f49b6e

turn 4
> 2  fly 1
[SS-3.2] Cruiser2 flies 1 in from 14.742,31 to 13.876,30.5
= 2be702d88e1ec540

turn 4
> 2  turn left
[SS-3.3] Cruiser2 turns left to heading 180
[SS-2.3] Cruiser2 is done
[SS-2.1] turn 5: dice are assigned
= eb8cb94abef3a87a

turn 5
> 1  assign Fighter1 M2; Fighter2 M2 A1; Fighter3 M1
> 2  assign Cruiser1 M2; Cruiser2 M1
[SS-2.2] Fighter1 assigns 2 to Movement: D0 M2 A0 R2
[SS-2.2] Fighter2 assigns 2 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.2] Fighter3 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] Cruiser1 assigns 2 to Movement: D3 M2 A1 R0
[SS-2.2] Cruiser2 assigns 1 to Movement: D2 M1 A3 R0
[SS-2.3] Fighter2 is active at 3
[SS-3.1] Fighter2 spends a Movement die, 2 left
= f5e2ccd67f69e334

turn 5
> 1  fly 4
[SS-3.2] Fighter2 flies 4 in from 14.474,39.5 to 11.01,41.5
= 5c39ceac88ce3406

turn 5
> 1  turn right
[SS-3.3] Fighter2 turns right to heading 0
= a66274dba1bb447d

turn 5
> 1  spend
[SS-3.1] Fighter2 spends a Movement die, 1 left
= ea084663a886c06b

turn 5
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 11.01,41.5 to 11.01,42.5
= b3a142bffc1fd41b

turn 5
> 1  spend
[SS-3.1] Fighter2 spends a Movement die, 0 left
= ee21a9c8fbde981d

turn 5
> 1  fly 3
[SS-3.2] Fighter2 flies 3 in from 11.01,42.5 to 11.01,45.5
= f5425cf00d577ce2

turn 5
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 300
= dc1c7ab7c65136ef

turn 5
> 1  attack Cruiser1 range 0 bonus 0 roll 1
[SS-4.1] Fighter2 attacks Cruiser1 at 5.511 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 6
[SS-4.4] 6 of 6+: 1 hit
[SS-4.6] 1 hit meets a Defence die of Cruiser1, 2 left
= a7cc23dcacf0d57e

turn 5
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 11.01,45.5 to 10.144,46
[SS-2.3] Fighter2 is done
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] Fighter1 is active at 2
[SS-3.1] Fighter1 spends a Movement die, 1 left
= 8230d9db85f9dd54

turn 5
> 1  fly 1
[SS-3.2] Fighter1 flies 1 in from 14.804,40 to 13.938,40.5
[SS-3.4] Fighter1 is over Fighter3: ships do not collide
= 267383fce63382ab

turn 5
> 1  turn right
[SS-3.3] Fighter1 turns right to heading 0
= f9bff0d638223169

turn 5
> 1  fly 3
[SS-3.2] Fighter1 flies 3 in from 13.938,40.5 to 13.938,43.5
= 4d67ba1646ec2632

turn 5
> 1  spend
[SS-3.1] Fighter1 spends a Movement die, 0 left
= 3817226fd919e7a0

turn 5
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 300
= ea8ecf359e0ef4bc

turn 5
> 1  fly 4
[SS-3.2] Fighter1 flies 4 in from 13.938,43.5 to 10.474,45.5
[SS-3.4] Fighter1 is over Fighter2: ships do not collide
[SS-2.3] Fighter1 is done
[SS-2.3] Cruiser1 is active at 2
[SS-3.1] Cruiser1 spends a Movement die, 1 left
= 2e27e2d113fa1b55

turn 5
> 2  fly 2
[SS-3.2] Cruiser1 flies 2 in from 5.979,47.75 to 4.247,48.75
[SS-3.5] Cruiser1 has left the table at 4.247,48.75 and is lost
  [SS-2.3] d2 = 2
[SS-2.3] a coin is flipped: side 2 goes first
[SS-2.3] Cruiser2 is active at 1
[SS-3.1] Cruiser2 spends a Movement die, 0 left
= c62cf0a2daeb9e8b

turn 5
> 2  fly 2
[SS-3.2] Cruiser2 flies 2 in from 13.876,30.5 to 13.876,28.5
= 297cb41729d563f1

turn 5
> 2  fly 1.5
[SS-3.2] Cruiser2 flies 1.5 in from 13.876,28.5 to 13.876,27
= cea12905f98d33aa

turn 5
> 2  turn left
[SS-3.3] Cruiser2 turns left to heading 120
= 9b88c3f107934bb0

turn 5
> 2  fly 0.5
[SS-3.2] Cruiser2 flies 0.5 in from 13.876,27 to 14.309,26.75
[SS-2.3] Cruiser2 is done
[SS-2.3] Fighter3 is active at 1
[SS-3.1] Fighter3 spends a Movement die, 0 left
= e76d189c482b70b7

turn 5
> 1  turn left
[SS-3.3] Fighter3 turns left to heading 240
= 4e0912ff4e0a9dbf

turn 5
> 1  fly 3
[SS-3.2] Fighter3 flies 3 in from 14.144,41 to 11.546,39.5
= 45d5d02125ab051a

turn 5
> 1  end
[SS-2.3] Fighter3 is done
[SS-2.1] turn 6: dice are assigned
= 3c8bc6654b0dd6c9

turn 6
> 1  assign Fighter1 M3; Fighter2 M3; Fighter3 M3
[SS-2.2] Fighter1 assigns 3 to Movement: D0 M3 A0 R1
[SS-2.2] Fighter2 assigns 3 to Movement: D0 M3 A0 R1
[SS-2.2] Fighter3 assigns 3 to Movement: D0 M3 A0 R1
[SS-2.2] Cruiser2 assigns 1 to Movement: D2 M1 A3 R0
= 87f155c351a29c8d

turn 6
> 1  activate Fighter3
[SS-2.3] Fighter3 is active at 3
[SS-3.1] Fighter3 spends a Movement die, 2 left
= 579659d49b7863a3

turn 6
> 1  turn left
[SS-3.3] Fighter3 turns left to heading 180
= 4e107346ca3a2ec6

turn 6
> 1  fly 4
[SS-3.2] Fighter3 flies 4 in from 11.546,39.5 to 11.546,35.5
= 7e4583ae47975a1b

turn 6
> 1  spend
[SS-3.1] Fighter3 spends a Movement die, 1 left
= 6e0061a2dc172974

turn 6
> 1  fly 3
[SS-3.2] Fighter3 flies 3 in from 11.546,35.5 to 11.546,32.5
= 4b7d83ed67ca43df

turn 6
> 1  spend
[SS-3.1] Fighter3 spends a Movement die, 0 left
= 38bb3121a8a2c084

turn 6
> 1  fly 3
[SS-3.2] Fighter3 flies 3 in from 11.546,32.5 to 11.546,29.5
= 63bcf0be6af479f0

turn 6
> 1  turn left
[SS-3.3] Fighter3 turns left to heading 120
= 307e4e91a265b661

turn 6
> 1  end
[SS-2.3] Fighter3 is done
= 55f78e6f8d320831

turn 6
> 1  activate Fighter1
[SS-2.3] Fighter1 is active at 3
[SS-3.1] Fighter1 spends a Movement die, 2 left
= 9be9c9f51a9772dc

turn 6
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 240
= 44d9cbc07d968bd4

turn 6
> 1  fly 4
[SS-3.2] Fighter1 flies 4 in from 10.474,45.5 to 7.01,43.5
= f56752c7889853e3

turn 6
> 1  spend
[SS-3.1] Fighter1 spends a Movement die, 1 left
= 5f48ff2a260267c6

turn 6
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 180
= 9680963f533ceb44

turn 6
> 1  fly 4
[SS-3.2] Fighter1 flies 4 in from 7.01,43.5 to 7.01,39.5
= 1f03494ed425c7fe

turn 6
> 1  spend
[SS-3.1] Fighter1 spends a Movement die, 0 left
= 03734e1ffe4e8e00

turn 6
> 1  fly 4
[SS-3.2] Fighter1 flies 4 in from 7.01,39.5 to 7.01,35.5
= 842ded58c482437d

turn 6
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 120
[SS-2.3] Fighter1 is done
[SS-2.3] Fighter2 is active at 3
[SS-3.1] Fighter2 spends a Movement die, 2 left
= de45fa83bf3360b8

turn 6
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 240
= 5b973e293b76063c

turn 6
> 1  fly 4
[SS-3.2] Fighter2 flies 4 in from 10.144,46 to 6.68,44
= 9a21d0c0d06adb38

turn 6
> 1  spend
[SS-3.1] Fighter2 spends a Movement die, 1 left
= 8aa2f1d8961d6390

turn 6
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 180
= a10147014f8ce69a

turn 6
> 1  fly 4
[SS-3.2] Fighter2 flies 4 in from 6.68,44 to 6.68,40
= 30e613c32230757c

turn 6
> 1  spend
[SS-3.1] Fighter2 spends a Movement die, 0 left
= 238aa63a41953465

turn 6
> 1  fly 4
[SS-3.2] Fighter2 flies 4 in from 6.68,40 to 6.68,36
[SS-3.4] Fighter2 is over Fighter1: ships do not collide
= 7c58ffd95d12ea3c

turn 6
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 120
[SS-2.3] Fighter2 is done
[SS-2.3] Cruiser2 is active at 1
[SS-3.1] Cruiser2 spends a Movement die, 0 left
= 9318250897998435

turn 6
> 2  fly 1
[SS-3.2] Cruiser2 flies 1 in from 14.309,26.75 to 15.175,26.25
= 2f8886b97efb600b

turn 6
> 2  fly 1
[SS-3.2] Cruiser2 flies 1 in from 15.175,26.25 to 16.041,25.75
= 675a8447a6b2c547

turn 6
> 2  fly 0.5
[SS-3.2] Cruiser2 flies 0.5 in from 16.041,25.75 to 16.474,25.5
= a84ade9e4fb2d444

turn 6
> 2  fly 0.5
[SS-3.2] Cruiser2 flies 0.5 in from 16.474,25.5 to 16.907,25.25
= 8fc25b36053479e7

turn 6
> 2  fly 0.5
[SS-3.2] Cruiser2 flies 0.5 in from 16.907,25.25 to 17.34,25
= 9302bc27229df13a

turn 6
> 2  fly 0.5
[SS-3.2] Cruiser2 flies 0.5 in from 17.34,25 to 17.773,24.75
= bfe7745170b55d3c

turn 6
> 2  turn left
[SS-3.3] Cruiser2 turns left to heading 60
[SS-2.3] Cruiser2 is done
[SS-2.1] turn 7: dice are assigned
= 4de1c4480a9be33b

turn 7
> 1  assign Fighter1 M2; Fighter2 M3; Fighter3 M4
[SS-2.2] Fighter1 assigns 2 to Movement: D0 M2 A0 R2
[SS-2.2] Fighter2 assigns 3 to Movement: D0 M3 A0 R1
[SS-2.2] Fighter3 assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] Cruiser2 assigns 1 to Movement: D2 M1 A3 R0
[SS-2.3] Fighter3 is active at 4
[SS-3.1] Fighter3 spends a Movement die, 3 left
= 88426e04c6aeadd1

turn 7
> 1  fly 4
[SS-3.2] Fighter3 flies 4 in from 11.546,29.5 to 15.01,27.5
= c34237c196522216

turn 7
> 1  turn right
[SS-3.3] Fighter3 turns right to heading 180
= c7a5368b5e47491f

turn 7
> 1  spend
[SS-3.1] Fighter3 spends a Movement die, 2 left
= 9718e1c8aa797cf1

turn 7
> 1  fly 3
[SS-3.2] Fighter3 flies 3 in from 15.01,27.5 to 15.01,24.5
= 14b3f54c798df3b7

turn 7
> 1  fly 1
[SS-3.2] Fighter3 flies 1 in from 15.01,24.5 to 15.01,23.5
= b7574458b5cfb3b4

turn 7
> 1  turn left
[SS-3.3] Fighter3 turns left to heading 120
= 3f47271de5ece483

turn 7
> 1  spend
[SS-3.1] Fighter3 spends a Movement die, 1 left
= 7867d09d71372711

turn 7
> 1  fly 1
[SS-3.2] Fighter3 flies 1 in from 15.01,23.5 to 15.876,23
= 6a6f1f7cc0ffb195

turn 7
> 1  spend
[SS-3.1] Fighter3 spends a Movement die, 0 left
= 18bc59099b5fbb62

turn 7
> 1  turn left
[SS-3.3] Fighter3 turns left to heading 60
= 19d7c032201224af

turn 7
> 1  fly 1
[SS-3.2] Fighter3 flies 1 in from 15.876,23 to 16.742,23.5
= f1c71d1b521c24de

turn 7
> 1  end
[SS-2.3] Fighter3 is done
[SS-2.3] Fighter2 is active at 3
[SS-3.1] Fighter2 spends a Movement die, 2 left
= 225ff000a011f5c4

turn 7
> 1  fly 4
[SS-3.2] Fighter2 flies 4 in from 6.68,36 to 10.144,34
= b23716b5e80cfab4

turn 7
> 1  turn right
[SS-3.3] Fighter2 turns right to heading 180
= fc8ca5bad83fad66

turn 7
> 1  spend
[SS-3.1] Fighter2 spends a Movement die, 1 left
= 49e08bc27c6acba2

turn 7
> 1  fly 3
[SS-3.2] Fighter2 flies 3 in from 10.144,34 to 10.144,31
= 79dbff4b2c0db021

turn 7
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 120
= 699d0092ee375a05

turn 7
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 10.144,31 to 11.01,30.5
= 37d1e2c9272c50b5

turn 7
> 1  spend
[SS-3.1] Fighter2 spends a Movement die, 0 left
= 1b9e6ea166371397

turn 7
> 1  fly 4
[SS-3.2] Fighter2 flies 4 in from 11.01,30.5 to 14.474,28.5
= cc1e8441ea5530d7

turn 7
> 1  end
[SS-2.3] Fighter2 is done
[SS-2.3] Fighter1 is active at 2
[SS-3.1] Fighter1 spends a Movement die, 1 left
= c34f8898244e81a5

turn 7
> 1  fly 4
[SS-3.2] Fighter1 flies 4 in from 7.01,35.5 to 10.474,33.5
= b57dac201a5e1f7b

turn 7
> 1  turn right
[SS-3.3] Fighter1 turns right to heading 180
= 3186cf1fdfe8eadb

turn 7
> 1  spend
[SS-3.1] Fighter1 spends a Movement die, 0 left
= 4816ad29fab2ef94

turn 7
> 1  fly 2
[SS-3.2] Fighter1 flies 2 in from 10.474,33.5 to 10.474,31.5
= d59f2453469ecf69

turn 7
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 120
= 3c577086a259eda4

turn 7
> 1  fly 2
[SS-3.2] Fighter1 flies 2 in from 10.474,31.5 to 12.206,30.5
[SS-2.3] Fighter1 is done
[SS-2.3] Cruiser2 is active at 1
[SS-3.1] Cruiser2 spends a Movement die, 0 left
= 939806b0e6edd61a

turn 7
> 2  fly 4
[SS-3.2] Cruiser2 flies 4 in from 17.773,24.75 to 21.237,26.75
= 19f9ebf8c9e53c0e

turn 7
> 2  end
[SS-2.3] Cruiser2 is done
[SS-2.1] turn 8: dice are assigned
= 863fa16718c2ae00

turn 8
> 1  assign Fighter1 M1; Fighter2 M1; Fighter3 M2
[SS-2.2] Fighter1 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] Fighter2 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] Fighter3 assigns 2 to Movement: D0 M2 A0 R2
[SS-2.2] Cruiser2 assigns 1 to Movement: D2 M1 A3 R0
[SS-2.3] Fighter3 is active at 2
[SS-3.1] Fighter3 spends a Movement die, 1 left
= 3850917f1daa4183

turn 8
> 1  fly 3
[SS-3.2] Fighter3 flies 3 in from 16.742,23.5 to 19.34,25
= 420e61e64a19e9b8

turn 8
> 1  fly 1
[SS-3.2] Fighter3 flies 1 in from 19.34,25 to 20.206,25.5
= b8c07f88a453fab1

turn 8
> 1  turn left
[SS-3.3] Fighter3 turns left to heading 0
= 2a1575970dd799a0

turn 8
> 1  end
[SS-2.3] Fighter3 is done
  [SS-2.3] d2 = 2
[SS-2.3] a coin is flipped: side 2 goes first
[SS-2.3] Cruiser2 is active at 1
[SS-3.1] Cruiser2 spends a Movement die, 0 left
= c973a36efd3c780d

turn 8
> 2  fly 4
[SS-3.2] Cruiser2 flies 4 in from 21.237,26.75 to 24.701,28.75
= e176d7df6ffadceb

turn 8
> 2  end
[SS-2.3] Cruiser2 is done
= 96efdc696ca70def

turn 8
> 1  activate Fighter2
[SS-2.3] Fighter2 is active at 1
[SS-3.1] Fighter2 spends a Movement die, 0 left
= febd16bc1c63e108

turn 8
> 1  fly 3
[SS-3.2] Fighter2 flies 3 in from 14.474,28.5 to 17.072,27
= b249fb4b29c1f85d

turn 8
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 60
= 3d6ef68486cdbc9c

turn 8
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 17.072,27 to 17.938,27.5
[SS-2.3] Fighter2 is done
[SS-2.3] Fighter1 is active at 1
[SS-3.1] Fighter1 spends a Movement die, 0 left
= 40da9d63c8d8de1b

turn 8
> 1  fly 4
[SS-3.2] Fighter1 flies 4 in from 12.206,30.5 to 15.67,28.5
= 6c035a6108c1bc3f

turn 8
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 60
[SS-2.3] Fighter1 is done
[SS-2.1] turn 9: dice are assigned
= c364f2186b6f8e88

turn 9
> 1  assign Fighter1 M1; Fighter2 M4; Fighter3 M1 A1
[SS-2.2] Fighter1 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] Fighter2 assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] Fighter3 assigns 1 to Movement, 1 to Attack: D0 M2 A1 R1
[SS-2.2] Cruiser2 assigns 1 to Movement: D2 M1 A3 R0
[SS-2.3] Fighter2 is active at 4
[SS-3.1] Fighter2 spends a Movement die, 3 left
= 8fae94a78ff37f8b

turn 9
> 1  fly 2
[SS-3.2] Fighter2 flies 2 in from 17.938,27.5 to 19.67,28.5
= 6ae398353640e261

turn 9
> 1  turn right
[SS-3.3] Fighter2 turns right to heading 120
= b46cd7ca8f35220b

turn 9
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 19.67,28.5 to 20.536,28
= 3cf2225ca254afe3

turn 9
> 1  spend
[SS-3.1] Fighter2 spends a Movement die, 2 left
= 9b62271a3afd99a8

turn 9
> 1  fly 2
[SS-3.2] Fighter2 flies 2 in from 20.536,28 to 22.268,27
= 2477768f2d5f3f50

turn 9
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 60
= f01caacb976ca830

turn 9
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 22.268,27 to 23.134,27.5
= 4aeed4ce48d3ba02

turn 9
> 1  end
[SS-2.3] Fighter2 is done
[SS-2.3] Fighter3 is active at 2
[SS-3.1] Fighter3 spends a Movement die, 1 left
= eb2fff52f6abb4e0

turn 9
> 1  fly 1
[SS-3.2] Fighter3 flies 1 in from 20.206,25.5 to 20.206,26.5
= 1f87c2d4e3d6862f

turn 9
> 1  fly 1
[SS-3.2] Fighter3 flies 1 in from 20.206,26.5 to 20.206,27.5
= b53fae0ea962bcdd

turn 9
> 1  turn right
[SS-3.3] Fighter3 turns right to heading 60
= ccafe3e98a76b129

turn 9
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] Fighter3 attacks Cruiser2 at 4.665 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 5
[SS-4.4] 5 of 6+: no hit
= 2df2a10c0cb37e88

turn 9
> 1  fly 1
[SS-3.2] Fighter3 flies 1 in from 20.206,27.5 to 21.072,28
= 571cdbd6bb837952

turn 9
> 1  end
[SS-2.3] Fighter3 is done
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] Fighter1 is active at 1
[SS-3.1] Fighter1 spends a Movement die, 0 left
= efc3d59b13d82e87

turn 9
> 1  fly 2
[SS-3.2] Fighter1 flies 2 in from 15.67,28.5 to 17.402,29.5
= 30a8a6bf40273348

turn 9
> 1  turn right
[SS-3.3] Fighter1 turns right to heading 120
= a92c02b22428494b

turn 9
> 1  fly 2
[SS-3.2] Fighter1 flies 2 in from 17.402,29.5 to 19.134,28.5
[SS-2.3] Fighter1 is done
[SS-2.3] Cruiser2 is active at 1
[SS-3.1] Cruiser2 spends a Movement die, 0 left
= 317119a903afc782

turn 9
> 2  fly 1.5
[SS-3.2] Cruiser2 flies 1.5 in from 24.701,28.75 to 26,29.5
= dc4a821956dfc228

turn 9
> 2  fly 1
[SS-3.2] Cruiser2 flies 1 in from 26,29.5 to 26.866,30
= 3c20123dcbf65ebd

turn 9
> 2  fly 1
[SS-3.2] Cruiser2 flies 1 in from 26.866,30 to 27.732,30.5
= 2a75934e2da24df1

turn 9
> 2  fly 0.5
[SS-3.2] Cruiser2 flies 0.5 in from 27.732,30.5 to 28.165,30.75
= e3b9425c28c2bc27

turn 9
> 2  turn left
[SS-3.3] Cruiser2 turns left to heading 0
[SS-2.3] Cruiser2 is done
[SS-2.1] turn 10: dice are assigned
= eb7fd2d7e8c61651

turn 10
> 1  assign Fighter1 M1; Fighter2 M2; Fighter3 M2
[SS-2.2] Fighter1 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] Fighter2 assigns 2 to Movement: D0 M4 A0 R0
[SS-2.2] Fighter3 assigns 2 to Movement: D0 M3 A0 R1
[SS-2.2] Cruiser2 assigns 1 to Movement: D2 M1 A3 R0
[SS-2.3] Fighter2 is active at 4
[SS-3.1] Fighter2 spends a Movement die, 3 left
= 1656d462fc8361bb

turn 10
> 1  fly 2
[SS-3.2] Fighter2 flies 2 in from 23.134,27.5 to 24.866,28.5
= c8c79484c958d861

turn 10
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 24.866,28.5 to 25.732,29
= 2031e749d0ae9aea

turn 10
> 1  turn right
[SS-3.3] Fighter2 turns right to heading 120
= 25e5512880a915fc

turn 10
> 1  spend
[SS-3.1] Fighter2 spends a Movement die, 2 left
= 4af38b86d0a492e4

turn 10
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 25.732,29 to 26.598,28.5
= 3a864de6eb6e8986

turn 10
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 60
= a06278fe8cb3caa5

turn 10
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 26.598,28.5 to 27.464,29
= e1a605db243b0ed5

turn 10
> 1  end
[SS-2.3] Fighter2 is done
[SS-2.3] Fighter3 is active at 3
[SS-3.1] Fighter3 spends a Movement die, 2 left
= b79b3582224b6547

turn 10
> 1  fly 3
[SS-3.2] Fighter3 flies 3 in from 21.072,28 to 23.67,29.5
= 61b404f2d016c222

turn 10
> 1  turn right
[SS-3.3] Fighter3 turns right to heading 120
= 55b22ea4d303c06e

turn 10
> 1  fly 1
[SS-3.2] Fighter3 flies 1 in from 23.67,29.5 to 24.536,29
= fe46dd5e0dea6c57

turn 10
> 1  spend
[SS-3.1] Fighter3 spends a Movement die, 1 left
= 81bc8157b97e57a3

turn 10
> 1  fly 1
[SS-3.2] Fighter3 flies 1 in from 24.536,29 to 25.402,28.5
= da375945f15b5b8e

turn 10
> 1  turn left
[SS-3.3] Fighter3 turns left to heading 60
= e88a237b0a2b443c

turn 10
> 1  fly 3
[SS-3.2] Fighter3 flies 3 in from 25.402,28.5 to 28,30
[SS-3.4] Fighter3 is over Cruiser2: ships do not collide
= f3365ddda310dfa1

turn 10
> 1  end
[SS-2.3] Fighter3 is done
  [SS-2.3] d2 = 2
[SS-2.3] a coin is flipped: side 2 goes first
[SS-2.3] Cruiser2 is active at 1
[SS-3.1] Cruiser2 spends a Movement die, 0 left
= ae49406a55df09fa

turn 10
> 2  fly 1
[SS-3.2] Cruiser2 flies 1 in from 28.165,30.75 to 28.165,31.75
= e30ad72f4df293db

turn 10
> 2  fly 1
[SS-3.2] Cruiser2 flies 1 in from 28.165,31.75 to 28.165,32.75
= affb9f924dabd062

turn 10
> 2  fly 1
[SS-3.2] Cruiser2 flies 1 in from 28.165,32.75 to 28.165,33.75
= 9cce46c41ff1c3b9

turn 10
> 2  fly 0.5
[SS-3.2] Cruiser2 flies 0.5 in from 28.165,33.75 to 28.165,34.25
= 05d8c0364db47ab7

turn 10
> 2  fly 0.5
[SS-3.2] Cruiser2 flies 0.5 in from 28.165,34.25 to 28.165,34.75
= 9c039fc6cb4690fa

turn 10
> 2  turn left
[SS-3.3] Cruiser2 turns left to heading 300
[SS-2.3] Cruiser2 is done
[SS-2.3] Fighter1 is active at 1
[SS-3.1] Fighter1 spends a Movement die, 0 left
= ed424bcd98a1cf14

turn 10
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 60
= 59a7870e66d697ad

turn 10
> 1  fly 4
[SS-3.2] Fighter1 flies 4 in from 19.134,28.5 to 22.598,30.5
[SS-2.3] Fighter1 is done
[SS-2.1] turn 11: dice are assigned
= 2e4d7462c7553982

turn 11
> 1  assign Fighter1 M3 A1; Fighter2 M1; Fighter3 A1
[SS-2.2] Fighter1 assigns 3 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.2] Fighter2 assigns 1 to Movement: D0 M3 A0 R1
[SS-2.2] Fighter3 assigns 1 to Attack: D0 M1 A1 R2
[SS-2.2] Cruiser2 assigns 1 to Movement: D2 M1 A3 R0
= de39ae4688a2b217

turn 11
> 1  activate Fighter1
[SS-2.3] Fighter1 is active at 3
[SS-3.1] Fighter1 spends a Movement die, 2 left
= e42a3803b7bf9261

turn 11
> 1  fly 3
[SS-3.2] Fighter1 flies 3 in from 22.598,30.5 to 25.196,32
= b63b3237f9bf578a

turn 11
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] Fighter1 attacks Cruiser2 at 4.046 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 5
[SS-4.4] 5 of 6+: no hit
= ee9e52b035be85ed

turn 11
> 1  turn right
[SS-3.3] Fighter1 turns right to heading 120
= b62337c71e2161bd

turn 11
> 1  spend
[SS-3.1] Fighter1 spends a Movement die, 1 left
= f87c2f12f96e5ade

turn 11
> 1  fly 2
[SS-3.2] Fighter1 flies 2 in from 25.196,32 to 26.928,31
= 2ce621e29b185a7a

turn 11
> 1  fly 1
[SS-3.2] Fighter1 flies 1 in from 26.928,31 to 27.794,30.5
[SS-3.4] Fighter1 is over Fighter3: ships do not collide
= 31a5ac54c6ea682c

turn 11
> 1  fly 1
[SS-3.2] Fighter1 flies 1 in from 27.794,30.5 to 28.66,30
[SS-3.4] Fighter1 is over Fighter3: ships do not collide
= 0f60b39c5640b113

turn 11
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 60
= af61ba6974a3ead4

turn 11
> 1  spend
[SS-3.1] Fighter1 spends a Movement die, 0 left
= e398856f449e96c0

turn 11
> 1  fly 1
[SS-3.2] Fighter1 flies 1 in from 28.66,30 to 29.526,30.5
= 1329a97c65bdff10

turn 11
> 1  fly 1
[SS-3.2] Fighter1 flies 1 in from 29.526,30.5 to 30.392,31
= 87662c1306df6458

turn 11
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 0
= 1093518e5f2cf994

turn 11
> 1  end
[SS-2.3] Fighter1 is done
[SS-2.3] Fighter2 is active at 3
[SS-3.1] Fighter2 spends a Movement die, 2 left
= 524540a478e51b0d

turn 11
> 1  fly 3
[SS-3.2] Fighter2 flies 3 in from 27.464,29 to 30.062,30.5
[SS-3.4] Fighter2 is over Fighter1: ships do not collide
= 5d1be90fcd6652dc

turn 11
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 30.062,30.5 to 30.928,31
[SS-3.4] Fighter2 is over Fighter1: ships do not collide
= a35f12885eb916e6

turn 11
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 0
= d4882c235de4aa60

turn 11
> 1  spend
[SS-3.1] Fighter2 spends a Movement die, 1 left
= a5ee9ceb1e51ef6b

turn 11
> 1  fly 3
[SS-3.2] Fighter2 flies 3 in from 30.928,31 to 30.928,34
= 458d100330831997

turn 11
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 300
= 703bc2d5fced3bf3

turn 11
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 30.928,34 to 30.062,34.5
= bb8ace82e6d2beb6

turn 11
> 1  end
[SS-2.3] Fighter2 is done
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] Fighter3 is active at 1
[SS-3.1] Fighter3 spends a Movement die, 0 left
= 221d50f48bd88157

turn 11
> 1  fly 2
[SS-3.2] Fighter3 flies 2 in from 28,30 to 29.732,31
[SS-3.4] Fighter3 is over Fighter1: ships do not collide
= 0823271598830724

turn 11
> 1  turn left
[SS-3.3] Fighter3 turns left to heading 0
= 1ab0c5770b6c600e

turn 11
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] Fighter3 attacks Cruiser2 at 4.064 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 5
[SS-4.4] 5 of 6+: no hit
= 6a9b23da3457245a

turn 11
> 1  fly 2
[SS-3.2] Fighter3 flies 2 in from 29.732,31 to 29.732,33
[SS-2.3] Fighter3 is done
[SS-2.3] Cruiser2 is active at 1
[SS-3.1] Cruiser2 spends a Movement die, 0 left
= 819dd3528584e44f

turn 11
> 2  turn right
[SS-3.3] Cruiser2 turns right to heading 0
= f3a8728fde09442c

turn 11
> 2  fly 4
[SS-3.2] Cruiser2 flies 4 in from 28.165,34.75 to 28.165,38.75
[SS-2.3] Cruiser2 is done
[SS-2.1] turn 12: dice are assigned
= e6cad2a0836dfea8

turn 12
> 1  assign Fighter1 M1; Fighter2 M2 A1; Fighter3 M1 A1
[SS-2.2] Fighter1 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] Fighter2 assigns 2 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.2] Fighter3 assigns 1 to Movement, 1 to Attack: D0 M1 A1 R2
[SS-2.2] Cruiser2 assigns 1 to Movement: D2 M1 A3 R0
[SS-2.3] Fighter2 is active at 3
[SS-3.1] Fighter2 spends a Movement die, 2 left
= 79432207fcea29d0

turn 12
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] Fighter2 attacks Cruiser2 at 4.654 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 3
[SS-4.4] 3 of 6+: no hit
= 7d1098557d8254b3

turn 12
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 30.062,34.5 to 29.196,35
= f5edf1b34949e510

turn 12
> 1  turn right
[SS-3.3] Fighter2 turns right to heading 0
= 38e9bf671eee7466

turn 12
> 1  end
[SS-2.3] Fighter2 is done
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
= 6b676d445851342d

turn 12
> 1  activate Fighter3
[SS-2.3] Fighter3 is active at 1
[SS-3.1] Fighter3 spends a Movement die, 0 left
= f677438824dfe069

turn 12
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] Fighter3 attacks Cruiser2 at 5.959 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 1
[SS-4.4] 1 of 6+: no hit
= 5e6ef1e2fd144c67

turn 12
> 1  fly 1
[SS-3.2] Fighter3 flies 1 in from 29.732,33 to 29.732,34
= a005fc6c646b595a

turn 12
> 1  end
[SS-2.3] Fighter3 is done
[SS-2.3] Cruiser2 is active at 1
[SS-3.1] Cruiser2 spends a Movement die, 0 left
= 4e76cc0333155070

turn 12
> 2  fly 2
[SS-3.2] Cruiser2 flies 2 in from 28.165,38.75 to 28.165,40.75
= 5a914a4b8da85410

turn 12
> 2  fly 1.5
[SS-3.2] Cruiser2 flies 1.5 in from 28.165,40.75 to 28.165,42.25
= 6ac8058f3851a283

turn 12
> 2  turn left
[SS-3.3] Cruiser2 turns left to heading 300
= 60babcf88e2562b3

turn 12
> 2  fly 0.5
[SS-3.2] Cruiser2 flies 0.5 in from 28.165,42.25 to 27.732,42.5
[SS-2.3] Cruiser2 is done
[SS-2.3] Fighter1 is active at 1
[SS-3.1] Fighter1 spends a Movement die, 0 left
= 90424a86cd2b24b4

turn 12
> 1  fly 4
[SS-3.2] Fighter1 flies 4 in from 30.392,31 to 30.392,35
= cec6f5e34910cf8b

turn 12
> 1  end
[SS-2.3] Fighter1 is done
[SS-2.1] turn 13: dice are assigned
= e3409146d32d31dd

turn 13
> 1  assign Fighter1 M3; Fighter2 A1; Fighter3 M1
[SS-2.2] Fighter1 assigns 3 to Movement: D0 M3 A0 R1
[SS-2.2] Fighter2 assigns 1 to Attack: D0 M2 A1 R1
[SS-2.2] Fighter3 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] Cruiser2 assigns 1 to Movement: D2 M1 A3 R0
[SS-2.3] Fighter1 is active at 3
[SS-3.1] Fighter1 spends a Movement die, 2 left
= 0521e16660d28792

turn 13
> 1  fly 1
[SS-3.2] Fighter1 flies 1 in from 30.392,35 to 30.392,36
= de5a153c2dea99f7

turn 13
> 1  spend
[SS-3.1] Fighter1 spends a Movement die, 1 left
= 2bcef8dc99d1da3a

turn 13
> 1  fly 4
[SS-3.2] Fighter1 flies 4 in from 30.392,36 to 30.392,40
= d7ae9b12c45a523f

turn 13
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 300
= 457885c87a08eec8

turn 13
> 1  end
[SS-2.3] Fighter1 is done
[SS-2.3] Fighter2 is active at 2
[SS-3.1] Fighter2 spends a Movement die, 1 left
= 66c4f27a0e62bf85

turn 13
> 1  fly 2
[SS-3.2] Fighter2 flies 2 in from 29.196,35 to 29.196,37
= a4d6e591305e959f

turn 13
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] Fighter2 attacks Cruiser2 at 5.691 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 6
[SS-4.4] 6 of 6+: 1 hit
[SS-4.6] 1 hit meets a Defence die of Cruiser2, 1 left
= c9edc48f24ef0a30

turn 13
> 1  spend
[SS-3.1] Fighter2 spends a Movement die, 0 left
= deb12f0ee31d6b59

turn 13
> 1  fly 4
[SS-3.2] Fighter2 flies 4 in from 29.196,37 to 29.196,41
= 6929c0918a601623

turn 13
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 300
[SS-2.3] Fighter2 is done
  [SS-2.3] d2 = 2
[SS-2.3] a coin is flipped: side 2 goes first
[SS-2.3] Cruiser2 is active at 1
[SS-3.1] Cruiser2 spends a Movement die, 0 left
= ef6aa45a7590a726

turn 13
> 2  turn left
[SS-3.3] Cruiser2 turns left to heading 240
= 5611d4f505a212bd

turn 13
> 2  fly 3.5
[SS-3.2] Cruiser2 flies 3.5 in from 27.732,42.5 to 24.701,40.75
= 0aa4d2d00019c4b0

turn 13
> 2  end
[SS-2.3] Cruiser2 is done
[SS-2.3] Fighter3 is active at 1
[SS-3.1] Fighter3 spends a Movement die, 0 left
= 89d801be53028e5d

turn 13
> 1  fly 2
[SS-3.2] Fighter3 flies 2 in from 29.732,34 to 29.732,36
= 81a60f7d260deb91

turn 13
> 1  turn left
[SS-3.3] Fighter3 turns left to heading 300
= fba289c55c7b6038

turn 13
> 1  fly 2
[SS-3.2] Fighter3 flies 2 in from 29.732,36 to 28,37
[SS-2.3] Fighter3 is done
[SS-2.1] turn 14: dice are assigned
= ceb9f967952787e1

turn 14
> 1  assign Fighter1 A1; Fighter2 M3 A1; Fighter3 M3
> 2  assign Cruiser2 M1
[SS-2.2] Fighter1 assigns 1 to Attack: D0 M1 A1 R2
[SS-2.2] Fighter2 assigns 3 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.2] Fighter3 assigns 3 to Movement: D0 M3 A0 R1
[SS-2.2] Cruiser2 assigns 1 to Movement: D1 M1 A3 R1
= d6e07f5826dd0cce

turn 14
> 1  activate Fighter2
[SS-2.3] Fighter2 is active at 3
[SS-3.1] Fighter2 spends a Movement die, 2 left
= ef71a6f9cd0720e3

turn 14
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 29.196,41 to 28.33,41.5
= 19962138dfd2a21e

turn 14
> 1  fly 2
[SS-3.2] Fighter2 flies 2 in from 28.33,41.5 to 26.598,42.5
= 497ce567959a085f

turn 14
> 1  spend
[SS-3.1] Fighter2 spends a Movement die, 1 left
= b4b2aeaa3ec5d584

turn 14
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 240
= b64338bca8fdbc4c

turn 14
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] Fighter2 attacks Cruiser2 at 2.58 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 1
[SS-4.4] 1 of 6+: no hit
= 01e4dea56176805e

turn 14
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 26.598,42.5 to 25.732,42
= fb92bd447bfdfc98

turn 14
> 1  end
[SS-2.3] Fighter2 is done
[SS-2.3] Fighter3 is active at 3
[SS-3.1] Fighter3 spends a Movement die, 2 left
= 905fef715042026c

turn 14
> 1  fly 2
[SS-3.2] Fighter3 flies 2 in from 28,37 to 26.268,38
= 7dbb3257c7cdb93c

turn 14
> 1  turn right
[SS-3.3] Fighter3 turns right to heading 0
= 51275f085df4368a

turn 14
> 1  fly 2
[SS-3.2] Fighter3 flies 2 in from 26.268,38 to 26.268,40
= 04e6f0388455d15b

turn 14
> 1  spend
[SS-3.1] Fighter3 spends a Movement die, 1 left
= b8ea4295174297d7

turn 14
> 1  fly 1
[SS-3.2] Fighter3 flies 1 in from 26.268,40 to 26.268,41
= 502aa220771e7be9

turn 14
> 1  turn left
[SS-3.3] Fighter3 turns left to heading 300
= 6b078879339bcaeb

turn 14
> 1  end
[SS-2.3] Fighter3 is done
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] Fighter1 is active at 1
[SS-3.1] Fighter1 spends a Movement die, 0 left
= 6c08bcaa6653227b

turn 14
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] Fighter1 attacks Cruiser2 at 5.74 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 4
[SS-4.4] 4 of 6+: no hit
= 97dfe64c8028ecec

turn 14
> 1  fly 4
[SS-3.2] Fighter1 flies 4 in from 30.392,40 to 26.928,42
= a0c25a66a8af8447

turn 14
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 240
[SS-2.3] Fighter1 is done
[SS-2.3] Cruiser2 is active at 1
[SS-3.1] Cruiser2 spends a Movement die, 0 left
= 514481232eb3aa56

turn 14
> 2  fly 1
[SS-3.2] Cruiser2 flies 1 in from 24.701,40.75 to 23.835,40.25
= 4cbb3d288612a5b6

turn 14
> 2  fly 1
[SS-3.2] Cruiser2 flies 1 in from 23.835,40.25 to 22.969,39.75
= 7370b5033b05064a

turn 14
> 2  fly 1
[SS-3.2] Cruiser2 flies 1 in from 22.969,39.75 to 22.103,39.25
= 096c47b745d0a785

turn 14
> 2  fly 0.5
[SS-3.2] Cruiser2 flies 0.5 in from 22.103,39.25 to 21.67,39
= f22a9df4867672e3

turn 14
> 2  fly 0.5
[SS-3.2] Cruiser2 flies 0.5 in from 21.67,39 to 21.237,38.75
= ff347b9d83b88a27

turn 14
> 2  turn left
[SS-3.3] Cruiser2 turns left to heading 180
[SS-2.3] Cruiser2 is done
[SS-2.1] turn 15: dice are assigned
= 6fa73ce74af735da

turn 15
> 1  assign Fighter1 M1; Fighter2 none; Fighter3 M1 A1
> 2  assign Cruiser2 M1 D1
[SS-2.2] Fighter1 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] Fighter2 assigns nothing: D0 M1 A0 R3
[SS-2.2] Fighter3 assigns 1 to Movement, 1 to Attack: D0 M2 A1 R1
[SS-2.2] Cruiser2 assigns 1 to Defence, 1 to Movement: D2 M1 A3 R0
[SS-2.3] Fighter3 is active at 2
[SS-3.1] Fighter3 spends a Movement die, 1 left
= f0cb7f491d209a63

turn 15
> 1  fly 3
[SS-3.2] Fighter3 flies 3 in from 26.268,41 to 23.67,42.5
= 3dd091d34a1ec87e

turn 15
> 1  fly 1
[SS-3.2] Fighter3 flies 1 in from 23.67,42.5 to 22.804,43
= 6bb03fad904d18b9

turn 15
> 1  turn left
[SS-3.3] Fighter3 turns left to heading 240
= 34ab6068625e856d

turn 15
> 1  spend
[SS-3.1] Fighter3 spends a Movement die, 0 left
= 3c1cb39ec3b51968

turn 15
> 1  fly 2
[SS-3.2] Fighter3 flies 2 in from 22.804,43 to 21.072,42
= 64acc600e5f12a04

turn 15
> 1  fly 1
[SS-3.2] Fighter3 flies 1 in from 21.072,42 to 20.206,41.5
= 8d0c07b69c0d6a25

turn 15
> 1  turn left
[SS-3.3] Fighter3 turns left to heading 180
= e0467f4b88774d5f

turn 15
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] Fighter3 attacks Cruiser2 at 2.936 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 1
[SS-4.4] 1 of 6+: no hit
= de7a8d51e789d798

turn 15
> 1  end
[SS-2.3] Fighter3 is done
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
= d23c496dc83e82d7

turn 15
> 1  activate Fighter2
[SS-2.3] Fighter2 is active at 1
[SS-3.1] Fighter2 spends a Movement die, 0 left
= aa1110d83f64a2e5

turn 15
> 1  fly 3
[SS-3.2] Fighter2 flies 3 in from 25.732,42 to 23.134,40.5
= 96f196f5a701d62a

turn 15
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 23.134,40.5 to 22.268,40
= 6cce2cbb4a82fd00

turn 15
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 180
[SS-2.3] Fighter2 is done
[SS-2.3] Cruiser2 is active at 1
[SS-3.1] Cruiser2 spends a Movement die, 0 left
= 20591becb2dfbcfc

turn 15
> 2  fly 4
[SS-3.2] Cruiser2 flies 4 in from 21.237,38.75 to 21.237,34.75
= cdf49e005666d868

turn 15
> 2  end
[SS-2.3] Cruiser2 is done
[SS-2.3] Fighter1 is active at 1
[SS-3.1] Fighter1 spends a Movement die, 0 left
= bc77ec6e180b982e

turn 15
> 1  fly 3
[SS-3.2] Fighter1 flies 3 in from 26.928,42 to 24.33,40.5
= 2b27abcc772c96c4

turn 15
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 180
= 557f6aef8e9ac3f3

turn 15
> 1  fly 1
[SS-3.2] Fighter1 flies 1 in from 24.33,40.5 to 24.33,39.5
[SS-2.3] Fighter1 is done
[SS-2.1] turn 16: dice are assigned
= 35b50bfd9b548f78

turn 16
> 1  assign Fighter1 M3; Fighter2 M2; Fighter3 M1
[SS-2.2] Fighter1 assigns 3 to Movement: D0 M3 A0 R1
[SS-2.2] Fighter2 assigns 2 to Movement: D0 M2 A0 R2
[SS-2.2] Fighter3 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] Cruiser2 assigns 1 to Movement: D2 M1 A3 R0
[SS-2.3] Fighter1 is active at 3
[SS-3.1] Fighter1 spends a Movement die, 2 left
= b6d3d8e734006d10

turn 16
> 1  turn right
[SS-3.3] Fighter1 turns right to heading 240
= 996c212cf49230d4

turn 16
> 1  fly 1
[SS-3.2] Fighter1 flies 1 in from 24.33,39.5 to 23.464,39
= 844512a4b6a83e15

turn 16
> 1  spend
[SS-3.1] Fighter1 spends a Movement die, 1 left
= 73d233094436bd4d

turn 16
> 1  fly 1
[SS-3.2] Fighter1 flies 1 in from 23.464,39 to 22.598,38.5
= ea408dca256e4122

turn 16
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 180
= 787c2f426c9e1839

turn 16
> 1  end
[SS-2.3] Fighter1 is done
[SS-2.3] Fighter2 is active at 2
[SS-3.1] Fighter2 spends a Movement die, 1 left
= ba46b061d0c716ed

turn 16
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 22.268,40 to 22.268,39
[SS-3.4] Fighter2 is over Fighter1: ships do not collide
= 17d3d6e3cccc35e6

turn 16
> 1  end
[SS-2.3] Fighter2 is done
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] Fighter3 is active at 1
[SS-3.1] Fighter3 spends a Movement die, 0 left
= d33105bd78646d47

turn 16
> 1  fly 2
[SS-3.2] Fighter3 flies 2 in from 20.206,41.5 to 20.206,39.5
= e07fc43ab4232535

turn 16
> 1  end
[SS-2.3] Fighter3 is done
[SS-2.3] Cruiser2 is active at 1
[SS-3.1] Cruiser2 spends a Movement die, 0 left
= 15cd890470529473

turn 16
> 2  fly 3
[SS-3.2] Cruiser2 flies 3 in from 21.237,34.75 to 21.237,31.75
= 2342496be6b15102

turn 16
> 2  turn left
[SS-3.3] Cruiser2 turns left to heading 120
= 56c84b4e3aa78051

turn 16
> 2  fly 1
[SS-3.2] Cruiser2 flies 1 in from 21.237,31.75 to 22.103,31.25
[SS-2.3] Cruiser2 is done
[SS-2.1] turn 17: dice are assigned
= 6d8d6f4c10dfa34f

turn 17
> 1  assign Fighter1 M2; Fighter2 A1; Fighter3 M1
[SS-2.2] Fighter1 assigns 2 to Movement: D0 M3 A0 R1
[SS-2.2] Fighter2 assigns 1 to Attack: D0 M1 A1 R2
[SS-2.2] Fighter3 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] Cruiser2 assigns 1 to Movement: D2 M1 A3 R0
[SS-2.3] Fighter1 is active at 3
[SS-3.1] Fighter1 spends a Movement die, 2 left
= 39a6f42173faad9e

turn 17
> 1  fly 2
[SS-3.2] Fighter1 flies 2 in from 22.598,38.5 to 22.598,36.5
= b129f703aff140dd

turn 17
> 1  turn right
[SS-3.3] Fighter1 turns right to heading 240
= 230e3e329c373102

turn 17
> 1  fly 1
[SS-3.2] Fighter1 flies 1 in from 22.598,36.5 to 21.732,36
= a96282f5b6fd1cef

turn 17
> 1  spend
[SS-3.1] Fighter1 spends a Movement die, 1 left
= 1af35435ff34e573

turn 17
> 1  fly 1
[SS-3.2] Fighter1 flies 1 in from 21.732,36 to 20.866,35.5
= dbb8bf7888ccb56f

turn 17
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 180
= 2dea90d8d0c33ca4

turn 17
> 1  fly 3
[SS-3.2] Fighter1 flies 3 in from 20.866,35.5 to 20.866,32.5
= 2cf4a09ab995c049

turn 17
> 1  end
[SS-2.3] Fighter1 is done
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
= 8203bf0c16149051

turn 17
> 1  activate Fighter2
[SS-2.3] Fighter2 is active at 1
[SS-3.1] Fighter2 spends a Movement die, 0 left
= f3741540a445f970

turn 17
> 1  fly 3
[SS-3.2] Fighter2 flies 3 in from 22.268,39 to 22.268,36
= 5c4fb37e6e6e3c71

turn 17
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] Fighter2 attacks Cruiser2 at 4.752 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 6
[SS-4.4] 6 of 6+: 1 hit
[SS-4.6] 1 hit meets a Defence die of Cruiser2, 1 left
= 1f1eb9c0214d429e

turn 17
> 1  end
[SS-2.3] Fighter2 is done
[SS-2.3] Cruiser2 is active at 1
[SS-3.1] Cruiser2 spends a Movement die, 0 left
= 00087ca341114301

turn 17
> 2  fly 4
[SS-3.2] Cruiser2 flies 4 in from 22.103,31.25 to 25.567,29.25
= a6754864734f2886

turn 17
> 2  end
[SS-2.3] Cruiser2 is done
[SS-2.3] Fighter3 is active at 1
[SS-3.1] Fighter3 spends a Movement die, 0 left
= 47bf1145beeedb3c

turn 17
> 1  fly 4
[SS-3.2] Fighter3 flies 4 in from 20.206,39.5 to 20.206,35.5
= 4e14aaf3d437ce07

turn 17
> 1  turn left
[SS-3.3] Fighter3 turns left to heading 120
[SS-2.3] Fighter3 is done
[SS-2.1] turn 18: dice are assigned
= e42829e9515bc792

turn 18
> 1  assign Fighter1 M2 A1; Fighter2 M3; Fighter3 M1 A1
> 2  assign Cruiser2 M1 A1
[SS-2.2] Fighter1 assigns 2 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.2] Fighter2 assigns 3 to Movement: D0 M3 A0 R1
[SS-2.2] Fighter3 assigns 1 to Movement, 1 to Attack: D0 M1 A1 R2
[SS-2.2] Cruiser2 assigns 1 to Movement, 1 to Attack: D1 M1 A4 R0
= 135e94d12cecf68a

turn 18
> 1  activate Fighter2
[SS-2.3] Fighter2 is active at 3
[SS-3.1] Fighter2 spends a Movement die, 2 left
= 7da0eb73fa337ce4

turn 18
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 22.268,36 to 22.268,35
= d00582328800d6fb

turn 18
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 120
= 9ad3639877895495

turn 18
> 1  fly 3
[SS-3.2] Fighter2 flies 3 in from 22.268,35 to 24.866,33.5
= cd8e6140ac1f8caf

turn 18
> 1  spend
[SS-3.1] Fighter2 spends a Movement die, 1 left
= 2e09fe2818ad05a6

turn 18
> 1  turn right
[SS-3.3] Fighter2 turns right to heading 180
= aca6b8791c93a836

turn 18
> 1  fly 2
[SS-3.2] Fighter2 flies 2 in from 24.866,33.5 to 24.866,31.5
= f6847b4f8381fa01

turn 18
> 1  spend
[SS-3.1] Fighter2 spends a Movement die, 0 left
= bbf583b5c99333e4

turn 18
> 1  fly 2
[SS-3.2] Fighter2 flies 2 in from 24.866,31.5 to 24.866,29.5
[SS-3.4] Fighter2 is over Cruiser2: ships do not collide
= 14e30b50c0754ff0

turn 18
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 120
= b2f28207a29288e5

turn 18
> 1  end
[SS-2.3] Fighter2 is done
[SS-2.3] Fighter1 is active at 3
[SS-3.1] Fighter1 spends a Movement die, 2 left
= d67851abfa54ea10

turn 18
> 1  fly 2
[SS-3.2] Fighter1 flies 2 in from 20.866,32.5 to 20.866,30.5
= 2ddb610f0e52e8dc

turn 18
> 1  fly 1
[SS-3.2] Fighter1 flies 1 in from 20.866,30.5 to 20.866,29.5
= ddab1ea0b6b322af

turn 18
> 1  fly 1
[SS-3.2] Fighter1 flies 1 in from 20.866,29.5 to 20.866,28.5
= f0d079feddb0eb83

turn 18
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 120
= 9bf4e53e61ea2514

turn 18
> 1  spend
[SS-3.1] Fighter1 spends a Movement die, 1 left
= 2d71ca2cfa18a139

turn 18
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 60
= 0cd84adab4301485

turn 18
> 1  fly 1
[SS-3.2] Fighter1 flies 1 in from 20.866,28.5 to 21.732,29
= b37136afffe889e7

turn 18
> 1  spend
[SS-3.1] Fighter1 spends a Movement die, 0 left
= 63fc54cd0c48b1c5

turn 18
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] Fighter1 attacks Cruiser2 at 3.843 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 2
[SS-4.4] 2 of 6+: no hit
= 5979e0060c90633f

turn 18
> 1  fly 3
[SS-3.2] Fighter1 flies 3 in from 21.732,29 to 24.33,30.5
= dc1a5ba265c94cb1

turn 18
> 1  turn right
[SS-3.3] Fighter1 turns right to heading 120
= 47fba7a8b4df6bb6

turn 18
> 1  end
[SS-2.3] Fighter1 is done
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] Fighter3 is active at 1
[SS-3.1] Fighter3 spends a Movement die, 0 left
= 870f815a7ba76463

turn 18
> 1  fly 4
[SS-3.2] Fighter3 flies 4 in from 20.206,35.5 to 23.67,33.5
= 47c0904173aafbbf

turn 18
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] Fighter3 attacks Cruiser2 at 4.654 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 2
[SS-4.4] 2 of 6+: no hit
= 24af67a53af7c6a5

turn 18
> 1  turn right
[SS-3.3] Fighter3 turns right to heading 180
[SS-2.3] Fighter3 is done
[SS-2.3] Cruiser2 is active at 1
[SS-3.1] Cruiser2 spends a Movement die, 0 left
= 13d33188d11de7b9

turn 18
> 2  fly 4
[SS-3.2] Cruiser2 flies 4 in from 25.567,29.25 to 29.031,27.25
= 694dc701d71dd718

turn 18
> 2  end
[SS-2.3] Cruiser2 is done
[SS-2.1] turn 19: dice are assigned
= 31cc2d95a416ef9d

turn 19
> 1  assign Fighter1 M2 A1; Fighter2 M1; Fighter3 M2 A1
[SS-2.2] Fighter1 assigns 2 to Movement, 1 to Attack: D0 M2 A1 R1
[SS-2.2] Fighter2 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] Fighter3 assigns 2 to Movement, 1 to Attack: D0 M2 A1 R1
[SS-2.2] Cruiser2 assigns 1 to Movement: D1 M1 A4 R0
= 076cc2d22c82db3d

turn 19
> 1  activate Fighter3
[SS-2.3] Fighter3 is active at 2
[SS-3.1] Fighter3 spends a Movement die, 1 left
= 285f48ce298238e9

turn 19
> 1  fly 4
[SS-3.2] Fighter3 flies 4 in from 23.67,33.5 to 23.67,29.5
= 3dcd9a31343f84a4

turn 19
> 1  turn left
[SS-3.3] Fighter3 turns left to heading 120
= c4a1dc14601a5ecf

turn 19
> 1  spend
[SS-3.1] Fighter3 spends a Movement die, 0 left
= 35c413ec2dca9818

turn 19
> 1  fly 4
[SS-3.2] Fighter3 flies 4 in from 23.67,29.5 to 27.134,27.5
= 6d077e30eb3dcfe0

turn 19
> 1  turn left
[SS-3.3] Fighter3 turns left to heading 60
= 3dc41d0a30747ae5

turn 19
> 1  end
[SS-2.3] Fighter3 is done
[SS-2.3] Fighter1 is active at 2
[SS-3.1] Fighter1 spends a Movement die, 1 left
= de88857772b658e1

turn 19
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 60
= 64148506172e457b

turn 19
> 1  fly 1
[SS-3.2] Fighter1 flies 1 in from 24.33,30.5 to 25.196,31
= 6625fc7e3b95a1bf

turn 19
> 1  spend
[SS-3.1] Fighter1 spends a Movement die, 0 left
= 0b4c705c15437996

turn 19
> 1  turn right
[SS-3.3] Fighter1 turns right to heading 120
= c05d98a6c89a259d

turn 19
> 1  fly 1
[SS-3.2] Fighter1 flies 1 in from 25.196,31 to 26.062,30.5
= ee7000385cf1f64f

turn 19
> 1  end
[SS-2.3] Fighter1 is done
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] Fighter2 is active at 1
[SS-3.1] Fighter2 spends a Movement die, 0 left
= 34487deba24df273

turn 19
> 1  fly 4
[SS-3.2] Fighter2 flies 4 in from 24.866,29.5 to 28.33,27.5
[SS-3.4] Fighter2 is over Cruiser2: ships do not collide
= 5eb9b29bdb05dc58

turn 19
> 1  turn right
[SS-3.3] Fighter2 turns right to heading 180
[SS-2.3] Fighter2 is done
[SS-2.3] Cruiser2 is active at 1
[SS-3.1] Cruiser2 spends a Movement die, 0 left
= 09853e5a3725e711

turn 19
> 2  fly 4
[SS-3.2] Cruiser2 flies 4 in from 29.031,27.25 to 32.495,25.25
= 4f1e87c324803d13

turn 19
> 2  end
[SS-2.3] Cruiser2 is done
[SS-2.1] turn 20: dice are assigned
= 067230d393f6e426

turn 20
> 1  assign Fighter1 M3; Fighter2 M1; Fighter3 M2
[SS-2.2] Fighter1 assigns 3 to Movement: D0 M3 A1 R0
[SS-2.2] Fighter2 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] Fighter3 assigns 2 to Movement: D0 M2 A1 R1
[SS-2.2] Cruiser2 assigns 1 to Movement: D1 M1 A4 R0
[SS-2.3] Fighter1 is active at 3
[SS-3.1] Fighter1 spends a Movement die, 2 left
= 90185d3dc209e85b

turn 20
> 1  fly 4
[SS-3.2] Fighter1 flies 4 in from 26.062,30.5 to 29.526,28.5
= 333bd6d045c65c6e

turn 20
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] Fighter1 attacks Cruiser2 at 4.401 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 3
[SS-4.4] 3 of 6+: no hit
= af4f59154c50003f

turn 20
> 1  end
[SS-2.3] Fighter1 is done
[SS-2.3] Fighter3 is active at 2
[SS-3.1] Fighter3 spends a Movement die, 1 left
= 4eb33376b2616f07

turn 20
> 1  fly 1
[SS-3.2] Fighter3 flies 1 in from 27.134,27.5 to 28,28
[SS-3.4] Fighter3 is over Fighter2: ships do not collide
= 95951067ee49eb62

turn 20
> 1  turn right
[SS-3.3] Fighter3 turns right to heading 120
= 34932a188a742b39

turn 20
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] Fighter3 attacks Cruiser2 at 5.269 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 6
[SS-4.4] 6 of 6+: 1 hit
[SS-4.6] 1 hit meets a Defence die of Cruiser2, 0 left
= 834ebb648e118be6

turn 20
> 1  fly 2
[SS-3.2] Fighter3 flies 2 in from 28,28 to 29.732,27
= c517b1895871d1f8

turn 20
> 1  end
[SS-2.3] Fighter3 is done
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] Fighter2 is active at 1
[SS-3.1] Fighter2 spends a Movement die, 0 left
= 90aa31807199764b

turn 20
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 120
= 84ca56a61814efe7

turn 20
> 1  fly 2
[SS-3.2] Fighter2 flies 2 in from 28.33,27.5 to 30.062,26.5
[SS-3.4] Fighter2 is over Fighter3: ships do not collide
= 9df0df0f0bae4ce5

turn 20
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 30.062,26.5 to 30.928,26
= ec4f253ef01d5aee

turn 20
> 1  end
[SS-2.3] Fighter2 is done
[SS-2.3] Cruiser2 is active at 1
[SS-3.1] Cruiser2 spends a Movement die, 0 left
= ab24506ec3e0d899

turn 20
> 2  fly 4
[SS-3.2] Cruiser2 flies 4 in from 32.495,25.25 to 35.959,23.25
= 36743f12d1af458d

turn 20
> 2  end
[SS-2.3] Cruiser2 is done
[SS-2.1] turn 21: dice are assigned
= fbae19789f396291

turn 21
> 1  assign Fighter1 A2; Fighter2 M2 A2; Fighter3 A2
> 2  assign Cruiser2 M2
[SS-2.2] Fighter1 assigns 2 to Attack: D0 M2 A2 R0
[SS-2.2] Fighter2 assigns 2 to Movement, 2 to Attack: D0 M2 A2 R0
[SS-2.2] Fighter3 assigns 2 to Attack: D0 M1 A2 R1
[SS-2.2] Cruiser2 assigns 2 to Movement: D0 M2 A4 R0
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
= d6a60d69fd056100

turn 21
> 1  activate Fighter2
[SS-2.3] Fighter2 is active at 2
[SS-3.1] Fighter2 spends a Movement die, 1 left
= 148741dc3728ff24

turn 21
> 1  attack Cruiser2 range 0 bonus 0 roll 2
[SS-4.1] Fighter2 attacks Cruiser2 at 5.733 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 4
[SS-4.4] 2, 4 of 6+: no hit
= 532dc490db98a304

turn 21
> 1  fly 2
[SS-3.2] Fighter2 flies 2 in from 30.928,26 to 32.66,25
= 02314ab833485538

turn 21
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 32.66,25 to 33.526,24.5
= 494ff49f18aea354

turn 21
> 1  end
[SS-2.3] Fighter2 is done
[SS-2.3] Cruiser2 is active at 2
[SS-3.1] Cruiser2 spends a Movement die, 1 left
= 21e5f4c796cf2e89

turn 21
> 2  fly 2
[SS-3.2] Cruiser2 flies 2 in from 35.959,23.25 to 37.691,22.25
= ad9c5df895bc9cb3

turn 21
> 2  fly 1.5
[SS-3.2] Cruiser2 flies 1.5 in from 37.691,22.25 to 38.99,21.5
= 588d358663508fc2

turn 21
> 2  turn left
[SS-3.3] Cruiser2 turns left to heading 60
= ee99336c33ce2214

turn 21
> 2  spend
[SS-3.1] Cruiser2 spends a Movement die, 0 left
= 99b1bacbf1e844cc

turn 21
> 2  fly 2
[SS-3.2] Cruiser2 flies 2 in from 38.99,21.5 to 40.722,22.5
= 27e14c56ad4602d3

turn 21
> 2  fly 1.5
[SS-3.2] Cruiser2 flies 1.5 in from 40.722,22.5 to 42.021,23.25
= 17b6e5e929abc368

turn 21
> 2  turn left
[SS-3.3] Cruiser2 turns left to heading 0
= c07f02d13acda144

turn 21
> 2  fly 0.5
[SS-3.2] Cruiser2 flies 0.5 in from 42.021,23.25 to 42.021,23.75
[SS-2.3] Cruiser2 is done
[SS-2.3] Fighter1 is active at 2
[SS-3.1] Fighter1 spends a Movement die, 1 left
= 006218ba5a203968

turn 21
> 1  fly 4
[SS-3.2] Fighter1 flies 4 in from 29.526,28.5 to 32.99,26.5
= e09cd599dad796d3

turn 21
> 1  spend
[SS-3.1] Fighter1 spends a Movement die, 0 left
= 8a248a2b8d2da80a

turn 21
> 1  fly 4
[SS-3.2] Fighter1 flies 4 in from 32.99,26.5 to 36.454,24.5
= 34cebaf61fa2ab55

turn 21
> 1  attack Cruiser2 range 0 bonus 0 roll 2
[SS-4.1] Fighter1 attacks Cruiser2 at 5.617 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 1
[SS-4.4] 5, 1 of 6+: no hit
= d1b8be32c219fe04

turn 21
> 1  end
[SS-2.3] Fighter1 is done
[SS-2.3] Fighter3 is active at 1
[SS-3.1] Fighter3 spends a Movement die, 0 left
= b5e3f016d6a426d8

turn 21
> 1  fly 4
[SS-3.2] Fighter3 flies 4 in from 29.732,27 to 33.196,25
[SS-3.4] Fighter3 is over Fighter2: ships do not collide
= f06976f18e51ca41

turn 21
> 1  attack Cruiser2 range 1 bonus 0 roll 1
[SS-4.1] Fighter3 attacks Cruiser2 at 8.913 in: 1 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 4
[SS-4.4] 4 of 6+: no hit
= a005f8d572490dd1

turn 21
> 1  end
[SS-2.3] Fighter3 is done
[SS-2.1] turn 22: dice are assigned
= 6183b2b07a19ba20

turn 22
> 1  assign Fighter1 M3 A1; Fighter2 A2; Fighter3 M1 A2
> 2  assign Cruiser2 M1 A1
[SS-2.2] Fighter1 assigns 3 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.2] Fighter2 assigns 2 to Attack: D0 M1 A2 R1
[SS-2.2] Fighter3 assigns 1 to Movement, 2 to Attack: D0 M1 A2 R1
[SS-2.2] Cruiser2 assigns 1 to Movement, 1 to Attack: D0 M1 A5 R0
[SS-2.3] Fighter1 is active at 3
[SS-3.1] Fighter1 spends a Movement die, 2 left
= 03c308717e0b878d

turn 22
> 1  fly 4
[SS-3.2] Fighter1 flies 4 in from 36.454,24.5 to 39.918,22.5
= 7e94f49f64cd16a5

turn 22
> 1  spend
[SS-3.1] Fighter1 spends a Movement die, 1 left
= 61a5316ee9d19461

turn 22
> 1  fly 3
[SS-3.2] Fighter1 flies 3 in from 39.918,22.5 to 42.516,21
= 5ebedf7f72fd0d7a

turn 22
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 60
= 1e4966dc243f96c8

turn 22
> 1  spend
[SS-3.1] Fighter1 spends a Movement die, 0 left
= 0401338922cdcbc7

turn 22
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 0
= 5e66ae3ad16fce9a

turn 22
> 1  fly 1
[SS-3.2] Fighter1 flies 1 in from 42.516,21 to 42.516,22
= 56af920d2e64e37d

turn 22
> 1  end
[SS-2.3] Fighter1 is done
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
= 974f2597b1ee2520

turn 22
> 1  activate Fighter3
[SS-2.3] Fighter3 is active at 1
[SS-3.1] Fighter3 spends a Movement die, 0 left
= 48eb3a3c6f890aaf

turn 22
> 1  fly 4
[SS-3.2] Fighter3 flies 4 in from 33.196,25 to 36.66,23
= c0c3c93fe96d735d

turn 22
> 1  turn left
[SS-3.3] Fighter3 turns left to heading 60
= 90f14fc883921457

turn 22
> 1  end
[SS-2.3] Fighter3 is done
[SS-2.3] Cruiser2 is active at 1
[SS-3.1] Cruiser2 spends a Movement die, 0 left
= a7538b54f4be0451

turn 22
> 2  fly 3
[SS-3.2] Cruiser2 flies 3 in from 42.021,23.75 to 42.021,26.75
= b303629eb320e0dc

turn 22
> 2  turn left
[SS-3.3] Cruiser2 turns left to heading 300
= 21bba891b9f1868f

turn 22
> 2  fly 1
[SS-3.2] Cruiser2 flies 1 in from 42.021,26.75 to 41.155,27.25
[SS-2.3] Cruiser2 is done
[SS-2.3] Fighter2 is active at 1
[SS-3.1] Fighter2 spends a Movement die, 0 left
= 3ca86fb4e94eeda4

turn 22
> 1  fly 2
[SS-3.2] Fighter2 flies 2 in from 33.526,24.5 to 35.258,23.5
= db534ec3fa058dce

turn 22
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 35.258,23.5 to 36.124,23
[SS-3.4] Fighter2 is over Fighter3: ships do not collide
= a11f3feebbcbbc93

turn 22
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 60
= 067b95ca265bde96

turn 22
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 36.124,23 to 36.99,23.5
[SS-3.4] Fighter2 is over Fighter3: ships do not collide
= 43d2988575534a9e

turn 22
> 1  end
[SS-2.3] Fighter2 is done
[SS-2.1] turn 23: dice are assigned
= acd038f8b2c23d03

turn 23
> 1  assign Fighter1 M2 A1; Fighter2 M1; Fighter3 M2
[SS-2.2] Fighter1 assigns 2 to Movement, 1 to Attack: D0 M2 A2 R0
[SS-2.2] Fighter2 assigns 1 to Movement: D0 M1 A2 R1
[SS-2.2] Fighter3 assigns 2 to Movement: D0 M2 A2 R0
[SS-2.2] Cruiser2 assigns 1 to Movement: D0 M1 A5 R0
= b4d2b876f6a7e4f2

turn 23
> 1  activate Fighter3
[SS-2.3] Fighter3 is active at 2
[SS-3.1] Fighter3 spends a Movement die, 1 left
= b3b314d7db728f5c

turn 23
> 1  fly 3
[SS-3.2] Fighter3 flies 3 in from 36.66,23 to 39.258,24.5
= 8ee82221e2bdb840

turn 23
> 1  attack Cruiser2 range 0 bonus 0 roll 2
[SS-4.1] Fighter3 attacks Cruiser2 at 3.34 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 6
[SS-4.4] 2, 6 of 6+: 1 hit
= cb474fd1dc7ad67e

turn 23
> 1  lose Movement
[SS-4.5] Cruiser2 loses a die from Movement by side 1, 5 left
= 50dd260abdf17039

turn 23
> 1  spend
[SS-3.1] Fighter3 spends a Movement die, 0 left
= e8968446d2263873

turn 23
> 1  fly 3
[SS-3.2] Fighter3 flies 3 in from 39.258,24.5 to 41.856,26
= 9bd80fb01feeb131

turn 23
> 1  turn left
[SS-3.3] Fighter3 turns left to heading 0
= 9a8d0fa64629e235

turn 23
> 1  fly 1
[SS-3.2] Fighter3 flies 1 in from 41.856,26 to 41.856,27
[SS-3.4] Fighter3 is over Cruiser2: ships do not collide
[SS-2.3] Fighter3 is done
[SS-2.3] Fighter1 is active at 2
[SS-3.1] Fighter1 spends a Movement die, 1 left
= 7177eb9bcea6e1b1

turn 23
> 1  attack Cruiser2 range 0 bonus 0 roll 2
[SS-4.1] Fighter1 attacks Cruiser2 at 5.423 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 3
[SS-4.4] 2, 3 of 6+: no hit
= 3d8b6ecc20c73a2d

turn 23
> 1  fly 4
[SS-3.2] Fighter1 flies 4 in from 42.516,22 to 42.516,26
= a56416db6a20f3a1

turn 23
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 300
= 591f118c1b283182

turn 23
> 1  end
[SS-2.3] Fighter1 is done
[SS-2.3] Fighter2 is active at 1
[SS-3.1] Fighter2 spends a Movement die, 0 left
= 58a75786e5f32139

turn 23
> 1  attack Cruiser2 range 0 bonus 0 roll 2
[SS-4.1] Fighter2 attacks Cruiser2 at 5.604 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 3
[SS-4.4] 4, 3 of 6+: no hit
= 9af1f646fd64a9a0

turn 23
> 1  fly 4
[SS-3.2] Fighter2 flies 4 in from 36.99,23.5 to 40.454,25.5
= e6da2a8c73957418

turn 23
> 1  end
[SS-2.3] Fighter2 is done
[SS-2.4] Cruiser2 is active with no Movement die: it cannot move
[SS-2.3] Cruiser2 is done
[SS-2.1] turn 24: dice are assigned
= d49c92c6c09a8bf3

turn 24
> 1  assign Fighter1 A2; Fighter2 M1 A2; Fighter3 M2 A2
[SS-2.2] Fighter1 assigns 2 to Attack: D0 M1 A2 R1
[SS-2.2] Fighter2 assigns 1 to Movement, 2 to Attack: D0 M1 A2 R1
[SS-2.2] Fighter3 assigns 2 to Movement, 2 to Attack: D0 M2 A2 R0
[SS-2.3] Fighter3 is active at 2
[SS-3.1] Fighter3 spends a Movement die, 1 left
= edc57e414250a171

turn 24
> 1  turn right
[SS-3.3] Fighter3 turns right to heading 60
= bc0df622ab8894d7

turn 24
> 1  fly 1
[SS-3.2] Fighter3 flies 1 in from 41.856,27 to 42.722,27.5
= cd52327d9c06bec2

turn 24
> 1  spend
[SS-3.1] Fighter3 spends a Movement die, 0 left
= 6815ecaef939d527

turn 24
> 1  turn right
[SS-3.3] Fighter3 turns right to heading 120
= 2f717497d88cbda5

turn 24
> 1  fly 2
[SS-3.2] Fighter3 flies 2 in from 42.722,27.5 to 44.454,26.5
= df30a9b02116a771

turn 24
> 1  end
[SS-2.3] Fighter3 is done
= aa555dc55b6550ad

turn 24
> 1  activate Fighter2
[SS-2.3] Fighter2 is active at 1
[SS-3.1] Fighter2 spends a Movement die, 0 left
= bf1ddec316883775

turn 24
> 1  attack Cruiser2 range 0 bonus 0 roll 2
[SS-4.1] Fighter2 attacks Cruiser2 at 1.885 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 3
  [SS-4.4] d6 = 2
[SS-4.4] 3, 2 of 6+: no hit
= 7302f90488f1b44b

turn 24
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 40.454,25.5 to 41.32,26
= e8034d75323e948e

turn 24
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 0
= 5ef533fea2180d86

turn 24
> 1  end
[SS-2.3] Fighter2 is done
[SS-2.3] Fighter1 is active at 1
[SS-3.1] Fighter1 spends a Movement die, 0 left
= 45e702a82f6d7b7b

turn 24
> 1  attack Cruiser2 range 0 bonus 0 roll 2
[SS-4.1] Fighter1 attacks Cruiser2 at 1.847 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 6
[SS-4.4] 4, 6 of 6+: 1 hit
[SS-4.5] Cruiser2 loses a die from Attack by side 1, 4 left
= c20783ad2745feb4

turn 24
> 1  fly 1
[SS-3.2] Fighter1 flies 1 in from 42.516,26 to 41.65,26.5
[SS-3.4] Fighter1 is over Fighter2: ships do not collide
[SS-3.4] Fighter1 is over Cruiser2: ships do not collide
= 2355123be36182f3

turn 24
> 1  turn right
[SS-3.3] Fighter1 turns right to heading 0
= 8cb1d0414ff2ae23

turn 24
> 1  end
[SS-2.3] Fighter1 is done
[SS-2.4] Cruiser2 is active with no Movement die: it cannot move
[SS-2.3] Cruiser2 is done
[SS-2.1] turn 25: dice are assigned
= 594c1ea22d00943f

turn 25
> 1  assign Fighter1 M1 A2; Fighter2 M2 A2; Fighter3 M2
[SS-2.2] Fighter1 assigns 1 to Movement, 2 to Attack: D0 M1 A2 R1
[SS-2.2] Fighter2 assigns 2 to Movement, 2 to Attack: D0 M2 A2 R0
[SS-2.2] Fighter3 assigns 2 to Movement: D0 M2 A2 R0
= 5d3bc019a2209019

turn 25
> 1  activate Fighter2
[SS-2.3] Fighter2 is active at 2
[SS-3.1] Fighter2 spends a Movement die, 1 left
= 16b0015ad987459f

turn 25
> 1  attack Cruiser2 range 0 bonus 0 roll 2
[SS-4.1] Fighter2 attacks Cruiser2 at 1.26 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 1
[SS-4.4] 2, 1 of 6+: no hit
= 41d26db5ee32e6eb

turn 25
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 41.32,26 to 41.32,27
[SS-3.4] Fighter2 is over Fighter1: ships do not collide
[SS-3.4] Fighter2 is over Cruiser2: ships do not collide
= 97257c86a0492832

turn 25
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 41.32,27 to 41.32,28
[SS-3.4] Fighter2 is over Cruiser2: ships do not collide
= 7ec6ea6eff433e89

turn 25
> 1  turn right
[SS-3.3] Fighter2 turns right to heading 60
= 9fb7a172f9e8a39a

turn 25
> 1  spend
[SS-3.1] Fighter2 spends a Movement die, 0 left
= 120aae804df5bf23

turn 25
> 1  turn right
[SS-3.3] Fighter2 turns right to heading 120
= 4455f0d6d8f83cab

turn 25
> 1  fly 3
[SS-3.2] Fighter2 flies 3 in from 41.32,28 to 43.918,26.5
[SS-3.4] Fighter2 is over Fighter3: ships do not collide
= b8cef017caa4985e

turn 25
> 1  end
[SS-2.3] Fighter2 is done
[SS-2.3] Fighter3 is active at 2
[SS-3.1] Fighter3 spends a Movement die, 1 left
= 75841b6643c7a76d

turn 25
> 1  fly 2
[SS-3.2] Fighter3 flies 2 in from 44.454,26.5 to 46.186,25.5
= 6146d5a5fe23a283

turn 25
> 1  turn left
[SS-3.3] Fighter3 turns left to heading 60
= f738cb54bf7a860a

turn 25
> 1  spend
[SS-3.1] Fighter3 spends a Movement die, 0 left
= 1c5d8c2c9aeccfc6

turn 25
> 1  turn left
[SS-3.3] Fighter3 turns left to heading 0
= 0409fbdd4ab3d490

turn 25
> 1  fly 1
[SS-3.2] Fighter3 flies 1 in from 46.186,25.5 to 46.186,26.5
= 19c30c5712561d6c

turn 25
> 1  end
[SS-2.3] Fighter3 is done
[SS-2.3] Fighter1 is active at 1
[SS-3.1] Fighter1 spends a Movement die, 0 left
= 63df48827d846850

turn 25
> 1  attack Cruiser2 range 0 bonus 0 roll 2
[SS-4.1] Fighter1 attacks Cruiser2 at 0.898 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 3
  [SS-4.4] d6 = 4
[SS-4.4] 3, 4 of 6+: no hit
= dec91399f6ca053d

turn 25
> 1  fly 1
[SS-3.2] Fighter1 flies 1 in from 41.65,26.5 to 41.65,27.5
[SS-3.4] Fighter1 is over Cruiser2: ships do not collide
= 98e0975d9028b7d7

turn 25
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 300
= 7260a8569ce3e310

turn 25
> 1  end
[SS-2.3] Fighter1 is done
[SS-2.4] Cruiser2 is active with no Movement die: it cannot move
[SS-2.3] Cruiser2 is done
[SS-2.1] turn 26: dice are assigned
= 09cda90c74487913

turn 26
> 1  assign Fighter1 M2 A2; Fighter2 M4; Fighter3 M2
[SS-2.2] Fighter1 assigns 2 to Movement, 2 to Attack: D0 M2 A2 R0
[SS-2.2] Fighter2 assigns 4 to Movement: D0 M4 A0 R0
[SS-2.2] Fighter3 assigns 2 to Movement: D0 M2 A2 R0
[SS-2.3] Fighter2 is active at 4
[SS-3.1] Fighter2 spends a Movement die, 3 left
= 2b72b7752d2f5e1c

turn 26
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 43.918,26.5 to 44.784,26
= e624c2c508ebaff5

turn 26
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 44.784,26 to 45.65,25.5
= 784d88362ad6946d

turn 26
> 1  turn right
[SS-3.3] Fighter2 turns right to heading 180
= 7063db607944440c

turn 26
> 1  end
[SS-2.3] Fighter2 is done
= 8c03b483cee6dc81

turn 26
> 1  activate Fighter1
[SS-2.3] Fighter1 is active at 2
[SS-3.1] Fighter1 spends a Movement die, 1 left
= 4b1838fbcaba1c62

turn 26
> 1  attack Cruiser2 range 0 bonus 0 roll 2
[SS-4.1] Fighter1 attacks Cruiser2 at 0.554 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 1
  [SS-4.4] d6 = 4
[SS-4.4] 1, 4 of 6+: no hit
= 7ed86918986adde1

turn 26
> 1  turn right
[SS-3.3] Fighter1 turns right to heading 0
= 37434c741fec01b9

turn 26
> 1  fly 2
[SS-3.2] Fighter1 flies 2 in from 41.65,27.5 to 41.65,29.5
= 7e67f18f2db606da

turn 26
> 1  spend
[SS-3.1] Fighter1 spends a Movement die, 0 left
= 5bdcc9ca894b025e

turn 26
> 1  turn right
[SS-3.3] Fighter1 turns right to heading 60
= faf3989267712697

turn 26
> 1  fly 3
[SS-3.2] Fighter1 flies 3 in from 41.65,29.5 to 44.248,31
= e40f90c595d5e2b5

turn 26
> 1  end
[SS-2.3] Fighter1 is done
[SS-2.3] Fighter3 is active at 2
[SS-3.1] Fighter3 spends a Movement die, 1 left
= 7769128a7c352343

turn 26
> 1  fly 1
[SS-3.2] Fighter3 flies 1 in from 46.186,26.5 to 46.186,27.5
= 80745e99b3eaafc6

turn 26
> 1  fly 1
[SS-3.2] Fighter3 flies 1 in from 46.186,27.5 to 46.186,28.5
= c5462509accefaeb

turn 26
> 1  turn left
[SS-3.3] Fighter3 turns left to heading 300
= d209da48235ba81d

turn 26
> 1  fly 1
[SS-3.2] Fighter3 flies 1 in from 46.186,28.5 to 45.32,29
= 6701314e86b05472

turn 26
> 1  spend
[SS-3.1] Fighter3 spends a Movement die, 0 left
= f9367aae1a144a4a

turn 26
> 1  turn left
[SS-3.3] Fighter3 turns left to heading 240
= da97cbf4fb435de4

turn 26
> 1  attack Cruiser2 range 0 bonus 0 roll 2
[SS-4.1] Fighter3 attacks Cruiser2 at 4.517 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 5
[SS-4.4] 5, 5 of 6+: no hit
= a38cf2056b3c9d9d

turn 26
> 1  fly 4
[SS-3.2] Fighter3 flies 4 in from 45.32,29 to 41.856,27
[SS-3.4] Fighter3 is over Cruiser2: ships do not collide
[SS-2.3] Fighter3 is done
[SS-2.4] Cruiser2 is active with no Movement die: it cannot move
[SS-2.3] Cruiser2 is done
[SS-2.1] turn 27: dice are assigned
= 1efff70306e62f88

turn 27
> 1  assign Fighter1 M1; Fighter2 A1; Fighter3 M1 A2
[SS-2.2] Fighter1 assigns 1 to Movement: D0 M1 A0 R3
[SS-2.2] Fighter2 assigns 1 to Attack: D0 M3 A1 R0
[SS-2.2] Fighter3 assigns 1 to Movement, 2 to Attack: D0 M1 A2 R1
[SS-2.3] Fighter2 is active at 3
[SS-3.1] Fighter2 spends a Movement die, 2 left
= fe1cfe57c0a9d855

turn 27
> 1  turn right
[SS-3.3] Fighter2 turns right to heading 240
= 1bf0ae83f8948046

turn 27
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 45.65,25.5 to 44.784,25
= 99e554bf8d2fa8cc

turn 27
> 1  spend
[SS-3.1] Fighter2 spends a Movement die, 1 left
= ae55b8ab6ad5925a

turn 27
> 1  turn right
[SS-3.3] Fighter2 turns right to heading 300
= ad4f594fcef1b9da

turn 27
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] Fighter2 attacks Cruiser2 at 4.269 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 6
[SS-4.4] 6 of 6+: 1 hit
[SS-4.5] Cruiser2 loses a die from Attack by side 1, 3 left
= 65aee5cbba525652

turn 27
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 44.784,25 to 43.918,25.5
= 0e683de03280c96a

turn 27
> 1  end
[SS-2.3] Fighter2 is done
= c38ca4d9a079e161

turn 27
> 1  activate Fighter3
[SS-2.3] Fighter3 is active at 1
[SS-3.1] Fighter3 spends a Movement die, 0 left
= 6e2c7157c4c20e44

turn 27
> 1  attack Cruiser2 range 0 bonus 0 roll 2
[SS-4.1] Fighter3 attacks Cruiser2 at 0.744 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 1
  [SS-4.4] d6 = 4
[SS-4.4] 1, 4 of 6+: no hit
= 551aa16c9d4414db

turn 27
> 1  turn right
[SS-3.3] Fighter3 turns right to heading 300
= 8caaf7e34b4e9b6b

turn 27
> 1  fly 1
[SS-3.2] Fighter3 flies 1 in from 41.856,27 to 40.99,27.5
[SS-3.4] Fighter3 is over Cruiser2: ships do not collide
= 7cd9970fe6b0fcda

turn 27
> 1  end
[SS-2.3] Fighter3 is done
[SS-2.3] Fighter1 is active at 1
[SS-3.1] Fighter1 spends a Movement die, 0 left
= 199d19f4e91d4e58

turn 27
> 1  fly 1
[SS-3.2] Fighter1 flies 1 in from 44.248,31 to 45.114,31.5
= 9670a31ae060169c

turn 27
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 0
= 957a392a2a324bdb

turn 27
> 1  end
[SS-2.3] Fighter1 is done
[SS-2.4] Cruiser2 is active with no Movement die: it cannot move
= 9445530e01136b93

turn 27
> 2  attack Fighter3 range 0 bonus 0 roll 2
[SS-4.1] Cruiser2 attacks Fighter3 at 0.299 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 5
[SS-4.4] 5, 5 of 6+: no hit
= 33a67ce9987b705b

turn 27
> 2  end
[SS-2.3] Cruiser2 is done
[SS-2.1] turn 28: dice are assigned
= 8be97a920fb636a4

turn 28
> 1  assign Fighter1 M3 A1; Fighter2 M2 A1; Fighter3 M2 A2
> 2  assign Cruiser2 M1 A1
[SS-2.2] Fighter1 assigns 3 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.2] Fighter2 assigns 2 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.2] Fighter3 assigns 2 to Movement, 2 to Attack: D0 M2 A2 R0
[SS-2.2] Cruiser2 assigns 1 to Movement, 1 to Attack: D0 M1 A2 R0
= 16d613f74d75e435

turn 28
> 1  activate Fighter2
[SS-2.3] Fighter2 is active at 3
[SS-3.1] Fighter2 spends a Movement die, 2 left
= e0719c628448aef3

turn 28
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] Fighter2 attacks Cruiser2 at 3.27 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 4
[SS-4.4] 4 of 6+: no hit
= 9d8288c3d60d8921

turn 28
> 1  fly 2
[SS-3.2] Fighter2 flies 2 in from 43.918,25.5 to 42.186,26.5
= b1ab647779b205f1

turn 28
> 1  end
[SS-2.3] Fighter2 is done
[SS-2.3] Fighter1 is active at 3
[SS-3.1] Fighter1 spends a Movement die, 2 left
= e4fba04612cfd223

turn 28
> 1  fly 1
[SS-3.2] Fighter1 flies 1 in from 45.114,31.5 to 45.114,32.5
= dfb45a917c510993

turn 28
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 300
= 8ef1a0ae9feca83d

turn 28
> 1  spend
[SS-3.1] Fighter1 spends a Movement die, 1 left
= 3159e638f3697e29

turn 28
> 1  fly 1
[SS-3.2] Fighter1 flies 1 in from 45.114,32.5 to 44.248,33
= 6bccb856b763993e

turn 28
> 1  fly 1
[SS-3.2] Fighter1 flies 1 in from 44.248,33 to 43.382,33.5
= 881ddb6e5b228e73

turn 28
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 240
= 9bed6aa204dadcdb

turn 28
> 1  fly 1
[SS-3.2] Fighter1 flies 1 in from 43.382,33.5 to 42.516,33
= f88edc3884bb3bbc

turn 28
> 1  spend
[SS-3.1] Fighter1 spends a Movement die, 0 left
= 61d97e9f814d9f09

turn 28
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 180
= 53e5efd7fd6de768

turn 28
> 1  attack Cruiser2 range 0 bonus 0 roll 1
[SS-4.1] Fighter1 attacks Cruiser2 at 5.908 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 5
[SS-4.4] 5 of 6+: no hit
= 2861141b8c7a920f

turn 28
> 1  fly 4
[SS-3.2] Fighter1 flies 4 in from 42.516,33 to 42.516,29
[SS-2.3] Fighter1 is done
[SS-2.3] Fighter3 is active at 2
[SS-3.1] Fighter3 spends a Movement die, 1 left
= 338561e117b87067

turn 28
> 1  attack Cruiser2 range 0 bonus 0 roll 2
[SS-4.1] Fighter3 attacks Cruiser2 at 0.299 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 6
  [SS-4.4] d6 = 4
[SS-4.4] 6, 4 of 6+: 1 hit
= 1dc0e3611b29341e

turn 28
> 1  lose Movement
[SS-4.5] Cruiser2 loses a die from Movement by side 1, 2 left
= bd66090900f817d8

turn 28
> 1  turn right
[SS-3.3] Fighter3 turns right to heading 0
= 96dd2487c2c93350

turn 28
> 1  fly 1
[SS-3.2] Fighter3 flies 1 in from 40.99,27.5 to 40.99,28.5
= d50ed330aa0e6941

turn 28
> 1  spend
[SS-3.1] Fighter3 spends a Movement die, 0 left
= e16383a2d5293bb9

turn 28
> 1  turn right
[SS-3.3] Fighter3 turns right to heading 60
= 9df693345e9456ac

turn 28
> 1  fly 4
[SS-3.2] Fighter3 flies 4 in from 40.99,28.5 to 44.454,30.5
[SS-2.3] Fighter3 is done
[SS-2.4] Cruiser2 is active with no Movement die: it cannot move
[SS-2.3] Cruiser2 is done
[SS-2.1] turn 29: dice are assigned
= c31c94de95035480

turn 29
> 1  assign Fighter1 M2 A2; Fighter2 A2; Fighter3 M2
[SS-2.2] Fighter1 assigns 2 to Movement, 2 to Attack: D0 M2 A2 R0
[SS-2.2] Fighter2 assigns 2 to Attack: D0 M2 A2 R0
[SS-2.2] Fighter3 assigns 2 to Movement: D0 M2 A0 R2
= 770ae457da2dd682

turn 29
> 1  activate Fighter2
[SS-2.3] Fighter2 is active at 2
[SS-3.1] Fighter2 spends a Movement die, 1 left
= ac29e41a4d6fdbc0

turn 29
> 1  attack Cruiser2 range 0 bonus 0 roll 2
[SS-4.1] Fighter2 attacks Cruiser2 at 1.274 in: 0 for range, 0 as a bonus, 2 rolled
  [SS-4.4] d6 = 6
  [SS-4.4] d6 = 1
[SS-4.4] 6, 1 of 6+: 1 hit
[SS-4.5] Cruiser2 loses a die from Attack by side 1, 1 left
= cd12d6a3fed1d424

turn 29
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 42.186,26.5 to 41.32,27
[SS-3.4] Fighter2 is over Cruiser2: ships do not collide
= 007eecbbad2d56e3

turn 29
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 240
= 7ebacd83ea40713c

turn 29
> 1  end
[SS-2.3] Fighter2 is done
= e5eb90e34cbc0dd5

turn 29
> 1  activate Fighter1
[SS-2.3] Fighter1 is active at 2
[SS-3.1] Fighter1 spends a Movement die, 1 left
= 0a3c29359903bb85

turn 29
> 1  attack Cruiser2 range 0 bonus 1 roll 1
[SS-4.1] Fighter1 attacks Cruiser2 at 2.216 in: 0 for range, 1 as a bonus, 1 rolled
  [SS-4.4] d6 = 6
[SS-4.4] 6 of 5+: 1 hit
[SS-4.5] Cruiser2 loses a die from Attack by side 1, 0 left
[SS-4.7] Cruiser2 is destroyed
[SS-5.3] no enemy is left: side 1 wins
= 1766682c3079de57
