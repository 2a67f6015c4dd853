firing-arc record 1
game simple-spaceships 1
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
= ccad6096a9ba6ff6

turn 1
> 1  flip
  [SS-2.2] d2 = 1
[SS-2.2] a coin is flipped: side 1 goes first
= a59dddd63f47d29d

turn 1
> 1  assign Fighter2 M3
[SS-2.2] Fighter2 assigns 3 to Movement: D0 M3 A0 R1
= d128ae8dbde94f9a

turn 1
> 2  assign Cruiser1 M6
[SS-2.2] Cruiser1 assigns 6 to Movement: D0 M6 A0 R0
= 46f56a29e977e406

turn 1
> 1  assign Fighter1 M1 A2
[SS-2.2] Fighter1 assigns 1 to Movement, 2 to Attack: D0 M1 A2 R1
= f858ed6399b691c3

turn 1
> 2  assign Cruiser2 M6
[SS-2.2] Cruiser2 assigns 6 to Movement: D0 M6 A0 R0
= 20268032d23c892e

turn 1
> 1  assign Fighter3 M4
[SS-2.2] Fighter3 assigns 4 to Movement: D0 M4 A0 R0
= 357a3902ccf1b348

turn 1
> 2  activate Cruiser1
[SS-2.3] Cruiser1 is active at 6
[SS-3.1] Cruiser1 spends a Movement die, 5 left
= 9abe285491aadabb

turn 1
> 2  fly 4
[SS-3.2] Cruiser1 flies 4 in from 22,42 to 22,38
= 96e3301822d2c075

turn 1
> 2  spend
[SS-3.1] Cruiser1 spends a Movement die, 4 left
= 42dfd93bd266462a

turn 1
> 2  fly 4
[SS-3.2] Cruiser1 flies 4 in from 22,38 to 22,34
= 271257f0b671eaca

turn 1
> 2  spend
[SS-3.1] Cruiser1 spends a Movement die, 3 left
= f0b7ef503bb12dcf

turn 1
> 2  fly 4
[SS-3.2] Cruiser1 flies 4 in from 22,34 to 22,30
= df480fb2a84a269b

turn 1
> 2  spend
[SS-3.1] Cruiser1 spends a Movement die, 2 left
= d1150bdacbd999e3

turn 1
> 2  fly 4
[SS-3.2] Cruiser1 flies 4 in from 22,30 to 22,26
= 4be30444b2d8bd72

turn 1
> 2  spend
[SS-3.1] Cruiser1 spends a Movement die, 1 left
= 9f23866952a688b4

turn 1
> 2  fly 4
[SS-3.2] Cruiser1 flies 4 in from 22,26 to 22,22
= cc851abdce8347c6

turn 1
> 2  spend
[SS-3.1] Cruiser1 spends a Movement die, 0 left
= 9f5cff656d07c80b

turn 1
> 2  fly 4
[SS-3.2] Cruiser1 flies 4 in from 22,22 to 22,18
= 5f9429f1ecdd7d05

turn 1
> 2  end
[SS-2.3] Cruiser1 is done
[SS-2.3] Cruiser2 is active at 6
[SS-3.1] Cruiser2 spends a Movement die, 5 left
= a82f792deb57884a

turn 1
> 2  fly 4
[SS-3.2] Cruiser2 flies 4 in from 26,42 to 26,38
= ea33ccf6b6dddefc

turn 1
> 2  spend
[SS-3.1] Cruiser2 spends a Movement die, 4 left
= 4429e4ca92f0e0f1

turn 1
> 2  fly 4
[SS-3.2] Cruiser2 flies 4 in from 26,38 to 26,34
= 34dd7ca0b16a93b3

turn 1
> 2  spend
[SS-3.1] Cruiser2 spends a Movement die, 3 left
= 309e5c749c35fab1

turn 1
> 2  fly 4
[SS-3.2] Cruiser2 flies 4 in from 26,34 to 26,30
= 406d348ece4f279f

turn 1
> 2  spend
[SS-3.1] Cruiser2 spends a Movement die, 2 left
= 364b27c2189db238

turn 1
> 2  fly 4
[SS-3.2] Cruiser2 flies 4 in from 26,30 to 26,26
= 44ba7c04b7da8504

turn 1
> 2  spend
[SS-3.1] Cruiser2 spends a Movement die, 1 left
= 071b329d0b903a42

turn 1
> 2  fly 4
[SS-3.2] Cruiser2 flies 4 in from 26,26 to 26,22
= cc17bb4cf53b8706

turn 1
> 2  spend
[SS-3.1] Cruiser2 spends a Movement die, 0 left
= 11bb148cf18e8388

turn 1
> 2  fly 4
[SS-3.2] Cruiser2 flies 4 in from 26,22 to 26,18
= b5f466168f1d6047

turn 1
> 2  end
[SS-2.3] Cruiser2 is done
[SS-2.3] Fighter3 is active at 4
[SS-3.1] Fighter3 spends a Movement die, 3 left
= ee4edad7d8e3b87b

turn 1
> 1  fly 2.5
[SS-3.2] Fighter3 flies 2.5 in from 28,6 to 28,8.5
= a9da42616d584bba

turn 1
> 1  turn left
[SS-3.3] Fighter3 turns left to heading 300
= 237b092dfa39e138

turn 1
> 1  fly 1.5
[SS-3.2] Fighter3 flies 1.5 in from 28,8.5 to 26.701,9.25
= 4b2be568fcb3f873

turn 1
> 1  spend
[SS-3.1] Fighter3 spends a Movement die, 2 left
= 674f090d62586c08

turn 1
> 1  fly 2.5
[SS-3.2] Fighter3 flies 2.5 in from 26.701,9.25 to 24.536,10.5
= 174876131211e9bf

turn 1
> 1  turn left
[SS-3.3] Fighter3 turns left to heading 240
= 86ec211301d816fb

turn 1
> 1  fly 1.5
[SS-3.2] Fighter3 flies 1.5 in from 24.536,10.5 to 23.237,9.75
= 7279dfcff5fbf8da

turn 1
> 1  spend
[SS-3.1] Fighter3 spends a Movement die, 1 left
= cc9116051e00c2f7

turn 1
> 1  fly 2.5
[SS-3.2] Fighter3 flies 2.5 in from 23.237,9.75 to 21.072,8.5
= 58dbd944f7c1f195

turn 1
> 1  turn left
[SS-3.3] Fighter3 turns left to heading 180
= 91f97bec9a90ac86

turn 1
> 1  fly 1.5
[SS-3.2] Fighter3 flies 1.5 in from 21.072,8.5 to 21.072,7
= abdcba5f732cbdd8

turn 1
> 1  spend
[SS-3.1] Fighter3 spends a Movement die, 0 left
= 73b14a1e74f2f10d

turn 1
> 1  fly 2.5
[SS-3.2] Fighter3 flies 2.5 in from 21.072,7 to 21.072,4.5
= b03175fbb55e1865

turn 1
> 1  fly 1.5
[SS-3.2] Fighter3 flies 1.5 in from 21.072,4.5 to 21.072,3
= 6d781215b414d14d

turn 1
> 1  turn right
[SS-3.3] Fighter3 turns right to heading 240
[SS-2.3] Fighter3 is done
[SS-2.3] Fighter2 is active at 3
[SS-3.1] Fighter2 spends a Movement die, 2 left
= c9f5a44a22ab30b2

turn 1
> 1  fly 2.5
[SS-3.2] Fighter2 flies 2.5 in from 24,6 to 24,8.5
= c7afb71628adbeb6

turn 1
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 300
= 0e11fb80b932142a

turn 1
> 1  fly 1.5
[SS-3.2] Fighter2 flies 1.5 in from 24,8.5 to 22.701,9.25
= 462205c940717f7f

turn 1
> 1  spend
[SS-3.1] Fighter2 spends a Movement die, 1 left
= fc9d5601c9b651d7

turn 1
> 1  fly 2.5
[SS-3.2] Fighter2 flies 2.5 in from 22.701,9.25 to 20.536,10.5
= 4d3483ca5b4d7283

turn 1
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 240
= 0ac1a648b584738f

turn 1
> 1  fly 1.5
[SS-3.2] Fighter2 flies 1.5 in from 20.536,10.5 to 19.237,9.75
= 1c603fc61da4ac5f

turn 1
> 1  spend
[SS-3.1] Fighter2 spends a Movement die, 0 left
= 62326159f91b1c21

turn 1
> 1  fly 2.5
[SS-3.2] Fighter2 flies 2.5 in from 19.237,9.75 to 17.072,8.5
= c7fc725e025cbea7

turn 1
> 1  fly 1.5
[SS-3.2] Fighter2 flies 1.5 in from 17.072,8.5 to 15.773,7.75
= 1015abea1fbce22b

turn 1
> 1  turn right
[SS-3.3] Fighter2 turns right to heading 300
[SS-2.3] Fighter2 is done
[SS-2.3] Fighter1 is active at 1
[SS-3.1] Fighter1 spends a Movement die, 0 left
= 7f29808977755b73

turn 1
> 1  fly 2.5
[SS-3.2] Fighter1 flies 2.5 in from 20,6 to 20,8.5
= ef7d43be4464bee2

turn 1
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 300
= 55947cfd88116710

turn 1
> 1  fly 1
[SS-3.2] Fighter1 flies 1 in from 20,8.5 to 19.134,9
= ed33614baf3ee139

turn 1
> 1  fly 0.5
[SS-3.2] Fighter1 flies 0.5 in from 19.134,9 to 18.701,9.25
[SS-2.3] Fighter1 is done
[SS-2.1] turn 2: dice are assigned
[SS-1.5] Fighter1: all 4 dice return to Reserve
  [SS-2.2] d2 = 1
[SS-2.2] a coin is flipped: side 1 goes first
= a0ca4c186e3ca04f

turn 2
> 1  assign Fighter3 M2
[SS-2.2] Fighter3 assigns 2 to Movement: D0 M2 A0 R2
= 7f79cdb7148a5e3c

turn 2
> 2  assign Cruiser1 M1 A5
[SS-2.2] Cruiser1 assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
= 30985845b0054a63

turn 2
> 1  assign Fighter2 M1 A1
[SS-2.2] Fighter2 assigns 1 to Movement, 1 to Attack: D0 M1 A1 R2
= be7b8e14571b4716

turn 2
> 2  assign Cruiser2 M1 A5
[SS-2.2] Cruiser2 assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
= 4772796347b28e71

turn 2
> 1  assign Fighter1 M3 A1
[SS-2.2] Fighter1 assigns 3 to Movement, 1 to Attack: D0 M3 A1 R0
[SS-2.3] Fighter1 is active at 3
[SS-3.1] Fighter1 spends a Movement die, 2 left
= d59853f34a305796

turn 2
> 1  fly 4
[SS-3.2] Fighter1 flies 4 in from 18.701,9.25 to 15.237,11.25
= cd585936e424029e

turn 2
> 1  spend
[SS-3.1] Fighter1 spends a Movement die, 1 left
= 092f094ccb817ab8

turn 2
> 1  fly 4
[SS-3.2] Fighter1 flies 4 in from 15.237,11.25 to 11.773,13.25
= 1b3d1eb214f7d61d

turn 2
> 1  spend
[SS-3.1] Fighter1 spends a Movement die, 0 left
= 6d323056922a800c

turn 2
> 1  fly 4
[SS-3.2] Fighter1 flies 4 in from 11.773,13.25 to 8.309,15.25
= ae5b6fc2a417ae90

turn 2
> 1  end
[SS-2.3] Fighter1 is done
[SS-2.3] Fighter3 is active at 2
[SS-3.1] Fighter3 spends a Movement die, 1 left
= 8c45fbbc79ad61d7

turn 2
> 1  fly 4
[SS-3.2] Fighter3 flies 4 in from 21.072,3 to 17.608,1
= ea6e291378875b40

turn 2
> 1  spend
[SS-3.1] Fighter3 spends a Movement die, 0 left
= 4aba7582dcef19bc

turn 2
> 1  fly 4
[SS-3.2] Fighter3 flies 4 in from 17.608,1 to 14.144,-1
[SS-3.5] Fighter3 has left the table at 14.144,-1 and is lost
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] Fighter2 is active at 1
[SS-3.1] Fighter2 spends a Movement die, 0 left
= 1d8585a8145f1bac

turn 2
> 1  fly 4
[SS-3.2] Fighter2 flies 4 in from 15.773,7.75 to 12.309,9.75
= 1a58b6543c721c67

turn 2
> 1  end
[SS-2.3] Fighter2 is done
= ee1e77c645741aab

turn 2
> 2  activate Cruiser1
[SS-2.3] Cruiser1 is active at 1
[SS-3.1] Cruiser1 spends a Movement die, 0 left
= b5eb5bf1358fc1b2

turn 2
> 2  turn right
[SS-3.3] Cruiser1 turns right to heading 240
= fa980a343734513d

turn 2
> 2  fly 4
[SS-3.2] Cruiser1 flies 4 in from 22,18 to 18.536,16
= cf5f471eb4aa84b6

turn 2
> 2  attack Fighter1 range 1 bonus 1 roll 3
[SS-4.1] Cruiser1 attacks Fighter1 at 10.254 in: 1 for range, 1 as a bonus, 3 rolled
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 3
[SS-4.4] 4, 2, 3 of 5+: no hit
[SS-2.3] Cruiser1 is done
[SS-2.3] Cruiser2 is active at 1
[SS-3.1] Cruiser2 spends a Movement die, 0 left
= 8709590e92fc91bc

turn 2
> 2  turn right
[SS-3.3] Cruiser2 turns right to heading 240
= f8c88c3eedf990f3

turn 2
> 2  fly 4
[SS-3.2] Cruiser2 flies 4 in from 26,18 to 22.536,16
= 93a0a4d5a9edc3de

turn 2
> 2  attack Fighter2 range 1 bonus 1 roll 3
[SS-4.1] Cruiser2 attacks Fighter2 at 11.985 in: 1 for range, 1 as a bonus, 3 rolled
  [SS-4.4] d6 = 3
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 1
[SS-4.4] 3, 4, 1 of 5+: no hit
[SS-2.3] Cruiser2 is done
[SS-2.1] turn 3: dice are assigned
[SS-1.5] Fighter1: all 4 dice return to Reserve
[SS-1.5] Fighter2: all 4 dice return to Reserve
  [SS-2.2] d2 = 2
[SS-2.2] a coin is flipped: side 2 goes first
= 673179930146d01b

turn 3
> 2  assign Cruiser1 M1 A5
[SS-2.2] Cruiser1 assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
= 6e655e70b204f452

turn 3
> 1  assign Fighter2 M1
[SS-2.2] Fighter2 assigns 1 to Movement: D0 M1 A0 R3
= b0c6d8da0c510218

turn 3
> 2  assign Cruiser2 M1 A5
[SS-2.2] Cruiser2 assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
= 2e173a86ccc8893a

turn 3
> 1  assign Fighter1 M1 A1
[SS-2.2] Fighter1 assigns 1 to Movement, 1 to Attack: D0 M1 A1 R2
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
= b9e722763d2770f0

turn 3
> 1  activate Fighter2
[SS-2.3] Fighter2 is active at 1
[SS-3.1] Fighter2 spends a Movement die, 0 left
= 784582afce3a6c98

turn 3
> 1  fly 3
[SS-3.2] Fighter2 flies 3 in from 12.309,9.75 to 9.711,11.25
= 709817f236775ea9

turn 3
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 240
= 52387a7a210cced2

turn 3
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 9.711,11.25 to 8.845,10.75
[SS-2.3] Fighter2 is done
= e934f7803c2a972b

turn 3
> 2  activate Cruiser1
[SS-2.3] Cruiser1 is active at 1
[SS-3.1] Cruiser1 spends a Movement die, 0 left
= efaf0a87b71ed8dd

turn 3
> 2  attack Fighter1 range 1 bonus 1 roll 3
[SS-4.1] Cruiser1 attacks Fighter1 at 10.254 in: 1 for range, 1 as a bonus, 3 rolled
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 5
[SS-4.4] 4, 4, 5 of 5+: 1 hit
= e409bcafd3c3ac90

turn 3
> 2  lose Movement
[SS-4.5] Fighter1 loses a die from Movement by side 2, 3 left
= 56db1eed6bac1247

turn 3
> 2  fly 2
[SS-3.2] Cruiser1 flies 2 in from 18.536,16 to 16.804,15
= 4c562a09461fb398

turn 3
> 2  end
[SS-2.3] Cruiser1 is done
[SS-2.3] Cruiser2 is active at 1
[SS-3.1] Cruiser2 spends a Movement die, 0 left
= b88aeae4f15613a4

turn 3
> 2  fly 4
[SS-3.2] Cruiser2 flies 4 in from 22.536,16 to 19.072,14
= 62a0b229f33a8de1

turn 3
> 2  turn right
[SS-3.3] Cruiser2 turns right to heading 300
= 6ee235f276b2e945

turn 3
> 2  attack Fighter1 range 1 bonus 1 roll 3
[SS-4.1] Cruiser2 attacks Fighter1 at 10.835 in: 1 for range, 1 as a bonus, 3 rolled
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 3
[SS-4.4] 2, 2, 3 of 5+: no hit
[SS-2.3] Cruiser2 is done
[SS-2.4] Fighter1 is active with no Movement die: it cannot move
[SS-2.3] Fighter1 is done
[SS-2.1] turn 4: dice are assigned
[SS-1.5] Fighter1: all 3 dice return to Reserve
  [SS-2.2] d2 = 1
[SS-2.2] a coin is flipped: side 1 goes first
= 5c382106f44c55c9

turn 4
> 1  assign Fighter2 M1 A1
[SS-2.2] Fighter2 assigns 1 to Movement, 1 to Attack: D0 M1 A1 R2
= bb9ef6c49171f3b2

turn 4
> 2  assign Cruiser1 M1 A5
[SS-2.2] Cruiser1 assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
= e63df1527d0e8122

turn 4
> 1  assign Fighter1 M2 A1
[SS-2.2] Fighter1 assigns 2 to Movement, 1 to Attack: D0 M2 A1 R0
= 1c84e1c1950a65eb

turn 4
> 2  assign Cruiser2 M1 A5
[SS-2.2] Cruiser2 assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
[SS-2.3] Fighter1 is active at 2
[SS-3.1] Fighter1 spends a Movement die, 1 left
= 90e36fdfb389597a

turn 4
> 1  fly 4
[SS-3.2] Fighter1 flies 4 in from 8.309,15.25 to 4.845,17.25
= 3d0c89bad109c94c

turn 4
> 1  spend
[SS-3.1] Fighter1 spends a Movement die, 0 left
= 2d3c5ff1d61e4c0d

turn 4
> 1  fly 4
[SS-3.2] Fighter1 flies 4 in from 4.845,17.25 to 1.381,19.25
= 86fca12383acdbeb

turn 4
> 1  end
[SS-2.3] Fighter1 is done
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] Fighter2 is active at 1
[SS-3.1] Fighter2 spends a Movement die, 0 left
= cf8a3d78e2be2739

turn 4
> 1  fly 4
[SS-3.2] Fighter2 flies 4 in from 8.845,10.75 to 5.381,8.75
= 9e6442d176178200

turn 4
> 1  end
[SS-2.3] Fighter2 is done
= 1ddabe63c55ff6d7

turn 4
> 2  activate Cruiser1
[SS-2.3] Cruiser1 is active at 1
[SS-3.1] Cruiser1 spends a Movement die, 0 left
= 75d147ef5e083e62

turn 4
> 2  fly 4
[SS-3.2] Cruiser1 flies 4 in from 16.804,15 to 13.34,13
= 6d023d0cebc2e3de

turn 4
> 2  attack Fighter2 range 1 bonus 1 roll 3
[SS-4.1] Cruiser1 attacks Fighter2 at 9.022 in: 1 for range, 1 as a bonus, 3 rolled
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 1
[SS-4.4] 2, 4, 1 of 5+: no hit
= 010d1aae56930a8a

turn 4
> 2  end
[SS-2.3] Cruiser1 is done
[SS-2.3] Cruiser2 is active at 1
[SS-3.1] Cruiser2 spends a Movement die, 0 left
= c97f61845479c1b3

turn 4
> 2  turn left
[SS-3.3] Cruiser2 turns left to heading 240
= 473488630385f49d

turn 4
> 2  fly 4
[SS-3.2] Cruiser2 flies 4 in from 19.072,14 to 15.608,12
= cc06991f26916637

turn 4
> 2  attack Fighter2 range 1 bonus 1 roll 3
[SS-4.1] Cruiser2 attacks Fighter2 at 10.73 in: 1 for range, 1 as a bonus, 3 rolled
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 3
  [SS-4.4] d6 = 6
[SS-4.4] 4, 3, 6 of 5+: 1 hit
= ec40eb905083a8b3

turn 4
> 2  lose Reserve
[SS-4.5] Fighter2 loses a die from Reserve by side 2, 3 left
[SS-2.3] Cruiser2 is done
[SS-2.1] turn 5: dice are assigned
[SS-1.5] Fighter1: all 3 dice return to Reserve
[SS-1.5] Fighter2: all 3 dice return to Reserve
  [SS-2.2] d2 = 1
[SS-2.2] a coin is flipped: side 1 goes first
= b9b977f1408ef123

turn 5
> 1  assign Fighter2 M2 A1
[SS-2.2] Fighter2 assigns 2 to Movement, 1 to Attack: D0 M2 A1 R0
= 4ce6ecc75499f82e

turn 5
> 2  assign Cruiser1 M1 A5
[SS-2.2] Cruiser1 assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
= 8140c5d40e7f7d64

turn 5
> 1  assign Fighter1 M1 A2
[SS-2.2] Fighter1 assigns 1 to Movement, 2 to Attack: D0 M1 A2 R0
= face8d87510faecf

turn 5
> 2  assign Cruiser2 M1 A5
[SS-2.2] Cruiser2 assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
[SS-2.3] Fighter2 is active at 2
[SS-3.1] Fighter2 spends a Movement die, 1 left
= be8c5083cbc283e1

turn 5
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 180
= e55b1a07c04c1ce9

turn 5
> 1  fly 3.5
[SS-3.2] Fighter2 flies 3.5 in from 5.381,8.75 to 5.381,5.25
= c09fb19931acf121

turn 5
> 1  end
[SS-2.3] Fighter2 is done
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] Fighter1 is active at 1
[SS-3.1] Fighter1 spends a Movement die, 0 left
= 1ff83660c145fba1

turn 5
> 1  turn left
[SS-3.3] Fighter1 turns left to heading 240
= 2b83de6d0bb619ed

turn 5
> 1  fly 3.5
[SS-3.2] Fighter1 flies 3.5 in from 1.381,19.25 to -1.65,17.5
[SS-3.5] Fighter1 has left the table at -1.65,17.5 and is lost
= fca1d1c25d2e61d2

turn 5
> 2  activate Cruiser1
[SS-2.3] Cruiser1 is active at 1
[SS-3.1] Cruiser1 spends a Movement die, 0 left
= 946797700891cd02

turn 5
> 2  attack Fighter2 range 1 bonus 1 roll 3
[SS-4.1] Cruiser1 attacks Fighter2 at 11.108 in: 1 for range, 1 as a bonus, 3 rolled
  [SS-4.4] d6 = 1
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 6
[SS-4.4] 1, 4, 6 of 5+: 1 hit
= e23bd6f8a0401968

turn 5
> 2  lose Reserve
[SS-4.5] Fighter2 loses a die from Reserve by side 2, 2 left
= ddbbe9e715a7ef82

turn 5
> 2  fly 4
[SS-3.2] Cruiser1 flies 4 in from 13.34,13 to 9.876,11
= 55a4fe8068ab095c

turn 5
> 2  end
[SS-2.3] Cruiser1 is done
[SS-2.3] Cruiser2 is active at 1
[SS-3.1] Cruiser2 spends a Movement die, 0 left
= 32e160686f5fd155

turn 5
> 2  fly 4
[SS-3.2] Cruiser2 flies 4 in from 15.608,12 to 12.144,10
= 0a801549503bd28e

turn 5
> 2  attack Fighter2 range 1 bonus 2 roll 2
[SS-4.1] Cruiser2 attacks Fighter2 at 8.264 in: 1 for range, 2 as a bonus, 2 rolled
  [SS-4.4] d6 = 1
  [SS-4.4] d6 = 1
[SS-4.4] 1, 1 of 4+: no hit
= d1463027a88c4f43

turn 5
> 2  end
[SS-2.3] Cruiser2 is done
[SS-2.1] turn 6: dice are assigned
[SS-1.5] Fighter2: all 2 dice return to Reserve
  [SS-2.2] d2 = 2
[SS-2.2] a coin is flipped: side 2 goes first
= 3ffb6f4898dccc9e

turn 6
> 2  assign Cruiser1 M1 A5
[SS-2.2] Cruiser1 assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
= 91b6d9c1661d1a13

turn 6
> 1  assign Fighter2 M2
[SS-2.2] Fighter2 assigns 2 to Movement: D0 M2 A0 R0
= dd9cf62983ea0438

turn 6
> 2  assign Cruiser2 M1 A5
[SS-2.2] Cruiser2 assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
[SS-2.3] Fighter2 is active at 2
[SS-3.1] Fighter2 spends a Movement die, 1 left
= 613677268ce3d49e

turn 6
> 1  fly 3
[SS-3.2] Fighter2 flies 3 in from 5.381,5.25 to 5.381,2.25
= 4ce45e45033d9ccd

turn 6
> 1  turn right
[SS-3.3] Fighter2 turns right to heading 240
= 2e40ffc91d325e1b

turn 6
> 1  spend
[SS-3.1] Fighter2 spends a Movement die, 0 left
= 6f950690e9cb48f6

turn 6
> 1  fly 3
[SS-3.2] Fighter2 flies 3 in from 5.381,2.25 to 2.783,0.75
= da4824c2b723ce45

turn 6
> 1  turn left
[SS-3.3] Fighter2 turns left to heading 180
= 7b5061088b5eb04d

turn 6
> 1  fly 1
[SS-3.2] Fighter2 flies 1 in from 2.783,0.75 to 2.783,-0.25
[SS-3.5] Fighter2 has left the table at 2.783,-0.25 and is lost
[SS-5.3] no enemy is left: side 2 wins
= c2ee87a43c5e971b
