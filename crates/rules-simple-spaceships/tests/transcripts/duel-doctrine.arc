firing-arc record 1
game simple-spaceships 1
scenario duel
seat 1 doctrine
seat 2 doctrine
dice seed 4
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
= e7bba518f7272cb1

turn 1
> 1  assign A M4
> 2  assign B M5 A1
[SS-2.2] A assigns 4 to Movement: D0 M4 A0 R2
[SS-2.2] B assigns 5 to Movement, 1 to Attack: D0 M5 A1 R0
[SS-2.3] B is active at 5
[SS-3.1] B spends a Movement die, 4 left
= 640d590c9b1b39b0

turn 1
> 2  fly 4
[SS-3.2] B flies 4 in from 18,30 to 18,26
= 411d08f51b3d73d3

turn 1
> 2  spend
[SS-3.1] B spends a Movement die, 3 left
= a7a13750719da82c

turn 1
> 2  fly 4
[SS-3.2] B flies 4 in from 18,26 to 18,22
= 58d49034cfe62589

turn 1
> 2  spend
[SS-3.1] B spends a Movement die, 2 left
= 2cae995e572554df

turn 1
> 2  fly 4
[SS-3.2] B flies 4 in from 18,22 to 18,18
= ae5a23b06058fbd2

turn 1
> 2  spend
[SS-3.1] B spends a Movement die, 1 left
= 12e5a341b06040f6

turn 1
> 2  fly 3
[SS-3.2] B flies 3 in from 18,18 to 18,15
= c90eae4cf803e3c6

turn 1
> 2  spend
[SS-3.1] B spends a Movement die, 0 left
= ebefecdd66461d4a

turn 1
> 2  fly 4
[SS-3.2] B flies 4 in from 18,15 to 18,11
= 4ff21b43f1d3ae2c

turn 1
> 2  attack A range 0 bonus 0 roll 1
[SS-4.1] B attacks A at 5 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 5
[SS-4.4] 5 of 6+: no hit
= 0b5f8627b43fbcef

turn 1
> 2  end
[SS-2.3] B is done
[SS-2.3] A is active at 4
[SS-3.1] A spends a Movement die, 3 left
= df05587ec6ee93ce

turn 1
> 1  fly 4
[SS-3.2] A flies 4 in from 18,6 to 18,10
= 5af918d11f308e0b

turn 1
> 1  turn right
[SS-3.3] A turns right to heading 60
= ef87e8a1f67562a5

turn 1
> 1  spend
[SS-3.1] A spends a Movement die, 2 left
= 56a72b87a0189b08

turn 1
> 1  fly 2
[SS-3.2] A flies 2 in from 18,10 to 19.732,11
= 956dba4854d30a68

turn 1
> 1  turn left
[SS-3.3] A turns left to heading 0
= 6d8e450b5a83053c

turn 1
> 1  spend
[SS-3.1] A spends a Movement die, 1 left
= 47e0ee12010f577c

turn 1
> 1  fly 2
[SS-3.2] A flies 2 in from 19.732,11 to 19.732,13
= e1f987bbe25efcb8

turn 1
> 1  turn left
[SS-3.3] A turns left to heading 300
= b24c58bc1abb0b0b

turn 1
> 1  spend
[SS-3.1] A spends a Movement die, 0 left
= d37d0e91686d7ae4

turn 1
> 1  turn left
[SS-3.3] A turns left to heading 240
= 7eb085d94fcbb293

turn 1
> 1  fly 2
[SS-3.2] A flies 2 in from 19.732,13 to 18,12
= f0e1d9ee8d2337e5

turn 1
> 1  end
[SS-2.3] A is done
[SS-2.1] turn 2: dice are assigned
= 1a197943b125e843

turn 2
> 1  assign A M1 A5
> 2  assign B M3 A1 D2
[SS-2.2] A assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
[SS-2.2] B assigns 2 to Defence, 3 to Movement, 1 to Attack: D2 M3 A1 R0
[SS-2.3] B is active at 3
[SS-3.1] B spends a Movement die, 2 left
= 660c252425cddf49

turn 2
> 2  turn left
[SS-3.3] B turns left to heading 120
= e38dd88b1724ab62

turn 2
> 2  fly 3
[SS-3.2] B flies 3 in from 18,11 to 20.598,9.5
= 942cbee189222d49

turn 2
> 2  end
[SS-2.3] B is done
[SS-2.3] A is active at 1
[SS-3.1] A spends a Movement die, 0 left
= 275e6c61d75ce93f

turn 2
> 1  turn left
[SS-3.3] A turns left to heading 180
= 1ecc8dd91d3a1657

turn 2
> 1  fly 1
[SS-3.2] A flies 1 in from 18,12 to 18,11
= be217dbdc5f03a45

turn 2
> 1  end
[SS-2.3] A is done
[SS-2.1] turn 3: dice are assigned
= 785d2d457ad45f81

turn 3
> 2  assign B M1
[SS-2.2] A assigns 1 to Movement: D0 M1 A5 R0
[SS-2.2] B assigns 1 to Movement: D2 M3 A1 R0
[SS-2.3] B is active at 3
[SS-3.1] B spends a Movement die, 2 left
= 07a084d2ce4ce706

turn 3
> 2  turn left
[SS-3.3] B turns left to heading 60
= 97035ef329280352

turn 3
> 2  fly 1
[SS-3.2] B flies 1 in from 20.598,9.5 to 21.464,10
= 90a542a6ec6241eb

turn 3
> 2  spend
[SS-3.1] B spends a Movement die, 1 left
= 1fd019ea34a66460

turn 3
> 2  turn left
[SS-3.3] B turns left to heading 0
= 1dba01ecf431bb3f

turn 3
> 2  fly 1
[SS-3.2] B flies 1 in from 21.464,10 to 21.464,11
= c17a7224e0892876

turn 3
> 2  spend
[SS-3.1] B spends a Movement die, 0 left
= 2a1f3a6a7f8c3dcc

turn 3
> 2  turn left
[SS-3.3] B turns left to heading 300
= b7e4642b33b08a82

turn 3
> 2  attack A range 0 bonus 0 roll 1
[SS-4.1] B attacks A at 3.464 in: 0 for range, 0 as a bonus, 1 rolled
  [SS-4.4] d6 = 2
[SS-4.4] 2 of 6+: no hit
= 786e04801d5bb02d

turn 3
> 2  fly 1
[SS-3.2] B flies 1 in from 21.464,11 to 20.598,11.5
= ba92e1e53377b82a

turn 3
> 2  end
[SS-2.3] B is done
[SS-2.3] A is active at 1
[SS-3.1] A spends a Movement die, 0 left
= 37efd7c94fdcffe6

turn 3
> 1  turn left
[SS-3.3] A turns left to heading 120
= 6516d53d6c4a6476

turn 3
> 1  attack B range 0 bonus 2 roll 3
[SS-4.1] A attacks B at 2.645 in: 0 for range, 2 as a bonus, 3 rolled
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 1
[SS-4.4] 5, 5, 1 of 4+: 2 hits
[SS-4.6] 2 hits meet Defence dice of B, 0 left
= f9a3bb60c5bb329c

turn 3
> 1  fly 3
[SS-3.2] A flies 3 in from 18,11 to 20.598,9.5
= 1fcb3a64b4954f6e

turn 3
> 1  end
[SS-2.3] A is done
[SS-2.1] turn 4: dice are assigned
= b14fb3ac522d4b14

turn 4
> 1  assign A M2 A4
> 2  assign B M2 A4
[SS-2.2] A assigns 2 to Movement, 4 to Attack: D0 M2 A4 R0
[SS-2.2] B assigns 2 to Movement, 4 to Attack: D0 M2 A4 R0
  [SS-2.3] d2 = 2
[SS-2.3] a coin is flipped: side 2 goes first
[SS-2.3] B is active at 2
[SS-3.1] B spends a Movement die, 1 left
= 777eb368c36dfe7d

turn 4
> 2  turn left
[SS-3.3] B turns left to heading 240
= b478a7f8f82b5328

turn 4
> 2  fly 1
[SS-3.2] B flies 1 in from 20.598,11.5 to 19.732,11
= 6a5a81494f822c6a

turn 4
> 2  spend
[SS-3.1] B spends a Movement die, 0 left
= 62b57d60a3aca103

turn 4
> 2  turn left
[SS-3.3] B turns left to heading 180
= eb757c5206d22de0

turn 4
> 2  attack A range 0 bonus 1 roll 3
[SS-4.1] B attacks A at 1.732 in: 0 for range, 1 as a bonus, 3 rolled
  [SS-4.4] d6 = 2
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 4
[SS-4.4] 2, 5, 4 of 5+: 1 hit
= 02e6bedfbbe1acc0

turn 4
> 2  lose Attack
[SS-4.5] A loses a die from Attack by side 2, 5 left
= cabff2331bde13f0

turn 4
> 2  fly 1
[SS-3.2] B flies 1 in from 19.732,11 to 19.732,10
[SS-3.4] B is over A: ships do not collide
= 2122b613e89a58d0

turn 4
> 2  end
[SS-2.3] B is done
[SS-2.3] A is active at 2
[SS-3.1] A spends a Movement die, 1 left
= 03351baf4b7f3fcc

turn 4
> 1  turn left
[SS-3.3] A turns left to heading 60
= 567ea763ccce42cc

turn 4
> 1  fly 2
[SS-3.2] A flies 2 in from 20.598,9.5 to 22.33,10.5
= ecb424eac70037f4

turn 4
> 1  end
[SS-2.3] A is done
[SS-2.1] turn 5: dice are assigned
= a6fb0bb80eaf6182

turn 5
> 1  assign A D1
> 2  assign B M3 A3
[SS-2.2] A assigns 1 to Defence: D1 M1 A3 R0
[SS-2.2] B assigns 3 to Movement, 3 to Attack: D0 M3 A3 R0
[SS-2.3] B is active at 3
[SS-3.1] B spends a Movement die, 2 left
= a55b88453f15b36d

turn 5
> 2  fly 2
[SS-3.2] B flies 2 in from 19.732,10 to 19.732,8
= 9d5fe117dbbd190b

turn 5
> 2  turn left
[SS-3.3] B turns left to heading 120
= 6521cd5b6437d6ee

turn 5
> 2  spend
[SS-3.1] B spends a Movement die, 1 left
= 08c787ff99eb5578

turn 5
> 2  fly 2
[SS-3.2] B flies 2 in from 19.732,8 to 21.464,7
= 3bed5ad405e71d79

turn 5
> 2  turn left
[SS-3.3] B turns left to heading 60
= 3926c9a5ed0241c7

turn 5
> 2  spend
[SS-3.1] B spends a Movement die, 0 left
= bbc3a40e1e7446e2

turn 5
> 2  turn left
[SS-3.3] B turns left to heading 0
= 271e3f05e1a17caf

turn 5
> 2  fly 3
[SS-3.2] B flies 3 in from 21.464,7 to 21.464,10
[SS-3.4] B is over A: ships do not collide
= 54d53698f03022bb

turn 5
> 2  end
[SS-2.3] B is done
[SS-2.3] A is active at 1
[SS-3.1] A spends a Movement die, 0 left
= 5fdd345fba445eba

turn 5
> 1  turn right
[SS-3.3] A turns right to heading 120
= 9da56a1e4b62ac0c

turn 5
> 1  fly 2
[SS-3.2] A flies 2 in from 22.33,10.5 to 24.062,9.5
= e6bbbccccf44843f

turn 5
> 1  end
[SS-2.3] A is done
[SS-2.1] turn 6: dice are assigned
= e82caead68288b51

turn 6
> 2  assign B M2 A1
[SS-2.2] A assigns 1 to Movement: D1 M1 A3 R0
[SS-2.2] B assigns 2 to Movement, 1 to Attack: D0 M2 A4 R0
[SS-2.3] B is active at 2
[SS-3.1] B spends a Movement die, 1 left
= 30b83d4e4ffdb2e7

turn 6
> 2  fly 1
[SS-3.2] B flies 1 in from 21.464,10 to 21.464,11
= 8cb9abf449ae2808

turn 6
> 2  turn right
[SS-3.3] B turns right to heading 60
= bd4089c3c360a161

turn 6
> 2  spend
[SS-3.1] B spends a Movement die, 0 left
= eb6addedb2b3a941

turn 6
> 2  turn right
[SS-3.3] B turns right to heading 120
= 58d27d55efdf0693

turn 6
> 2  attack A range 0 bonus 1 roll 3
[SS-4.1] B attacks A at 2.999 in: 0 for range, 1 as a bonus, 3 rolled
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 1
  [SS-4.4] d6 = 2
[SS-4.4] 4, 1, 2 of 5+: no hit
= 84cd48fff86c153b

turn 6
> 2  fly 1
[SS-3.2] B flies 1 in from 21.464,11 to 22.33,10.5
= f7f8ee4f89339a51

turn 6
> 2  end
[SS-2.3] B is done
[SS-2.3] A is active at 1
[SS-3.1] A spends a Movement die, 0 left
= 73e62d2237a94903

turn 6
> 1  turn right
[SS-3.3] A turns right to heading 180
= 79f9c612ffefb7f8

turn 6
> 1  fly 3
[SS-3.2] A flies 3 in from 24.062,9.5 to 24.062,6.5
= 8445c9435e2ac909

turn 6
> 1  end
[SS-2.3] A is done
[SS-2.1] turn 7: dice are assigned
= f2cce800e9f31138

turn 7
> 2  assign B M1 A5
[SS-2.2] A assigns 1 to Movement: D1 M1 A3 R0
[SS-2.2] B assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] A is active at 1
[SS-3.1] A spends a Movement die, 0 left
= 19077104845e3276

turn 7
> 1  turn right
[SS-3.3] A turns right to heading 240
= 833684fbc9d2e521

turn 7
> 1  fly 2
[SS-3.2] A flies 2 in from 24.062,6.5 to 22.33,5.5
= 6c1298b147be5114

turn 7
> 1  end
[SS-2.3] A is done
[SS-2.3] B is active at 1
[SS-3.1] B spends a Movement die, 0 left
= 3a3d7fd5622119bc

turn 7
> 2  fly 2
[SS-3.2] B flies 2 in from 22.33,10.5 to 24.062,9.5
= c653ffbc976c50ca

turn 7
> 2  turn right
[SS-3.3] B turns right to heading 180
= 964e2e1e37a13b6c

turn 7
> 2  attack A range 0 bonus 2 roll 3
[SS-4.1] B attacks A at 4.358 in: 0 for range, 2 as a bonus, 3 rolled
  [SS-4.4] d6 = 6
  [SS-4.4] d6 = 3
  [SS-4.4] d6 = 4
[SS-4.4] 6, 3, 4 of 4+: 2 hits
[SS-4.6] 1 hit meets a Defence die of A, 0 left
= bb12297b5a2270b7

turn 7
> 2  lose Reserve
[SS-4.5] A loses a die from Reserve by side 2, 4 left
= f7f4b88ca6d98970

turn 7
> 2  fly 2
[SS-3.2] B flies 2 in from 24.062,9.5 to 24.062,7.5
[SS-2.3] B is done
[SS-2.1] turn 8: dice are assigned
= a5d7b85710b38d2c

turn 8
> 2  assign B M1 A5
[SS-2.2] A assigns 1 to Movement: D0 M1 A3 R0
[SS-2.2] B assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
  [SS-2.3] d2 = 2
[SS-2.3] a coin is flipped: side 2 goes first
[SS-2.3] B is active at 1
[SS-3.1] B spends a Movement die, 0 left
= fef8c37e32dd681d

turn 8
> 2  attack A range 0 bonus 2 roll 3
[SS-4.1] B attacks A at 2.645 in: 0 for range, 2 as a bonus, 3 rolled
  [SS-4.4] d6 = 1
  [SS-4.4] d6 = 6
  [SS-4.4] d6 = 5
[SS-4.4] 1, 6, 5 of 4+: 2 hits
= e531927f85d8e3f0

turn 8
> 2  lose Movement
[SS-4.5] A loses a die from Movement by side 2, 3 left
[SS-4.5] A loses a die from Attack by side 1, 2 left
= c9b68b327d1c149f

turn 8
> 2  fly 1
[SS-3.2] B flies 1 in from 24.062,7.5 to 24.062,6.5
= c2c0c4354dffcac2

turn 8
> 2  turn right
[SS-3.3] B turns right to heading 240
= 65ef841f060bdcd9

turn 8
> 2  fly 1
[SS-3.2] B flies 1 in from 24.062,6.5 to 23.196,6
[SS-3.4] B is over A: ships do not collide
= 04af97f8e2f946ba

turn 8
> 2  end
[SS-2.3] B is done
[SS-2.4] A is active with no Movement die: it cannot move
[SS-2.3] A is done
[SS-2.1] turn 9: dice are assigned
= f0f5ffe81fe8aed9

turn 9
> 2  assign B M1 A5
[SS-2.2] B assigns 1 to Movement, 5 to Attack: D0 M1 A5 R0
[SS-2.3] B is active at 1
[SS-3.1] B spends a Movement die, 0 left
= e2f7703e08b6ec73

turn 9
> 2  attack A range 0 bonus 2 roll 3
[SS-4.1] B attacks A at 0.999 in: 0 for range, 2 as a bonus, 3 rolled
  [SS-4.4] d6 = 5
  [SS-4.4] d6 = 4
  [SS-4.4] d6 = 4
[SS-4.4] 5, 4, 4 of 4+: 3 hits
[SS-4.5] A loses a die from Attack by side 2, 1 left
[SS-4.5] A loses a die from Attack by side 1, 0 left
[SS-4.7] A is destroyed
[SS-5.3] no enemy is left: side 2 wins
= b19eefd1a8767e52
