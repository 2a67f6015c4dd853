firing-arc record 1
game simple-spaceships 1
scenario santa
seat 1 random
seat 2 random
dice seed 2
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
= 9cfb198a12f93bde

turn 1
> 1  assign Sleigh M3 A1 D1
> 2  assign UFO1 M1 A1; UFO2 M1 A1 D2; UFO3 M2 D2; UFO4 M3
[SS-2.2] Sleigh assigns 1 to Defence, 3 to Movement, 1 to Attack: D1 M3 A1 R1
[SS-2.2] UFO1 assigns 1 to Movement, 1 to Attack: D0 M1 A1 R2
[SS-2.2] UFO2 assigns 2 to Defence, 1 to Movement, 1 to Attack: D2 M1 A1 R0
[SS-2.2] UFO3 assigns 2 to Defence, 2 to Movement: D2 M2 A0 R0
[SS-2.2] UFO4 assigns 3 to Movement: D0 M3 A0 R1
  [SS-2.3] d2 = 2
[SS-2.3] a coin is flipped: side 2 goes first
[SS-2.3] UFO4 is active at 3
= 3ff7c0101d7f275e

turn 1
> 2  enter left 17.039 heading 60
[SS-5.1] UFO4 enters at 0,17.039, heading 60
[SS-3.1] UFO4 spends a Movement die, 2 left
= a42011fa10905d45

turn 1
> 2  fly 1.5
[SS-3.2] UFO4 flies 1.5 in from 0,17.039 to 1.299,17.789
= b83b23998519ec5e

turn 1
> 2  fly 1.5
[SS-3.2] UFO4 flies 1.5 in from 1.299,17.789 to 2.598,18.539
= b3a9986355e2fb5b

turn 1
> 2  fly 1
[SS-3.2] UFO4 flies 1 in from 2.598,18.539 to 3.464,19.039
= bed36e8ffb83cb44

turn 1
> 2  turn left
[SS-3.3] UFO4 turns left to heading 0
= a4bf2d9b3c5af5eb

turn 1
> 2  spend
[SS-3.1] UFO4 spends a Movement die, 1 left
= ac72bfba3db103bf

turn 1
> 2  fly 1.5
[SS-3.2] UFO4 flies 1.5 in from 3.464,19.039 to 3.464,20.539
= 7b6d59f569c93bc5

turn 1
> 2  fly 1.5
[SS-3.2] UFO4 flies 1.5 in from 3.464,20.539 to 3.464,22.039
= 7aa11d93eaa9d3b0

turn 1
> 2  fly 1
[SS-3.2] UFO4 flies 1 in from 3.464,22.039 to 3.464,23.039
= 7ec834dba6b4e505

turn 1
> 2  turn left
[SS-3.3] UFO4 turns left to heading 300
= 07596e1f91a586e9

turn 1
> 2  spend
[SS-3.1] UFO4 spends a Movement die, 0 left
= ea39325f20b61bdb

turn 1
> 2  fly 1.5
[SS-3.2] UFO4 flies 1.5 in from 3.464,23.039 to 2.165,23.789
= 1eac907bee18f517

turn 1
> 2  fly 1
[SS-3.2] UFO4 flies 1 in from 2.165,23.789 to 1.299,24.289
= bbdf0a3344ace6dc

turn 1
> 2  fly 1
[SS-3.2] UFO4 flies 1 in from 1.299,24.289 to 0.433,24.789
= 7692b162829602e0

turn 1
> 2  fly 0.5
[SS-3.2] UFO4 flies 0.5 in from 0.433,24.789 to 0,25.039
= 991d725d90c07722

turn 1
> 2  turn left
[SS-3.3] UFO4 turns left to heading 240
[SS-2.3] UFO4 is done
[SS-2.3] Sleigh is active at 3
[SS-3.1] Sleigh spends a Movement die, 2 left
= 09e8e2e0c20a7264

turn 1
> 1  fly 2.5
[SS-3.2] Sleigh flies 2.5 in from 24,0 to 24,2.5
= 489fe4dba2275d42

turn 1
> 1  turn left
[SS-3.3] Sleigh turns left to heading 300
= 11f7638e2644884d

turn 1
> 1  fly 1.5
[SS-3.2] Sleigh flies 1.5 in from 24,2.5 to 22.701,3.25
= 3eca9359b9941761

turn 1
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 1 left
= e6c744b35d64a547

turn 1
> 1  fly 2.5
[SS-3.2] Sleigh flies 2.5 in from 22.701,3.25 to 20.536,4.5
= 62e2e2abc656c46d

turn 1
> 1  turn left
[SS-3.3] Sleigh turns left to heading 240
= ed96b8be74d93072

turn 1
> 1  fly 1.5
[SS-3.2] Sleigh flies 1.5 in from 20.536,4.5 to 19.237,3.75
= faf3d4e6da685ef7

turn 1
> 1  spend
[SS-3.1] Sleigh spends a Movement die, 0 left
= 0c828a62c308b072

turn 1
> 1  fly 2.5
[SS-3.2] Sleigh flies 2.5 in from 19.237,3.75 to 17.072,2.5
= 8a81ff258595d556

turn 1
> 1  fly 1.5
[SS-3.2] Sleigh flies 1.5 in from 17.072,2.5 to 15.773,1.75
= 1ecacb2f7f242163

turn 1
> 1  turn right
[SS-3.3] Sleigh turns right to heading 300
[SS-2.3] Sleigh is done
[SS-2.3] UFO3 is active at 2
= 342539fe090a1cb7

turn 1
> 2  enter left 17.039 heading 60
[SS-5.1] UFO3 enters at 0,17.039, heading 60
[SS-3.1] UFO3 spends a Movement die, 1 left
= d3eac73141db89f5

turn 1
> 2  fly 1.5
[SS-3.2] UFO3 flies 1.5 in from 0,17.039 to 1.299,17.789
= e3e330ec81f8322f

turn 1
> 2  fly 1.5
[SS-3.2] UFO3 flies 1.5 in from 1.299,17.789 to 2.598,18.539
= 3c84d3d55e77fef3

turn 1
> 2  fly 1
[SS-3.2] UFO3 flies 1 in from 2.598,18.539 to 3.464,19.039
= 86563a32adeda800

turn 1
> 2  turn left
[SS-3.3] UFO3 turns left to heading 0
= dbd133be9d6eb2fe

turn 1
> 2  spend
[SS-3.1] UFO3 spends a Movement die, 0 left
= c39878002e533151

turn 1
> 2  fly 1.5
[SS-3.2] UFO3 flies 1.5 in from 3.464,19.039 to 3.464,20.539
= f4df278d68062be5

turn 1
> 2  fly 1
[SS-3.2] UFO3 flies 1 in from 3.464,20.539 to 3.464,21.539
= 2a81c092750e8ea0

turn 1
> 2  fly 1
[SS-3.2] UFO3 flies 1 in from 3.464,21.539 to 3.464,22.539
= 1711d75955f95c0a

turn 1
> 2  fly 0.5
[SS-3.2] UFO3 flies 0.5 in from 3.464,22.539 to 3.464,23.039
= 3af2193be9ca047f

turn 1
> 2  turn left
[SS-3.3] UFO3 turns left to heading 300
[SS-2.3] UFO3 is done
= 614c5f8f7bc59b1e

turn 1
> 2  activate UFO1
[SS-2.3] UFO1 is active at 1
= bc163b029448ef97

turn 1
> 2  enter left 17.039 heading 60
[SS-5.1] UFO1 enters at 0,17.039, heading 60
[SS-3.1] UFO1 spends a Movement die, 0 left
= d1b069984746fb7a

turn 1
> 2  fly 1.5
[SS-3.2] UFO1 flies 1.5 in from 0,17.039 to 1.299,17.789
= 9d95ef3a63000a2c

turn 1
> 2  fly 1
[SS-3.2] UFO1 flies 1 in from 1.299,17.789 to 2.165,18.289
= 8711ccf9f710e90c

turn 1
> 2  fly 1
[SS-3.2] UFO1 flies 1 in from 2.165,18.289 to 3.031,18.789
= 7dc344192e35ab1f

turn 1
> 2  fly 0.5
[SS-3.2] UFO1 flies 0.5 in from 3.031,18.789 to 3.464,19.039
= 894cd4bbfcc4cf57

turn 1
> 2  turn left
[SS-3.3] UFO1 turns left to heading 0
[SS-2.3] UFO1 is done
[SS-2.3] UFO2 is active at 1
= 7090cc081c48344b

turn 1
> 2  enter left 17.039 heading 60
[SS-5.1] UFO2 enters at 0,17.039, heading 60
[SS-3.1] UFO2 spends a Movement die, 0 left
= 08bae8d4fad11d05

turn 1
> 2  fly 1.5
[SS-3.2] UFO2 flies 1.5 in from 0,17.039 to 1.299,17.789
= 9ca53c6560683624

turn 1
> 2  fly 1
[SS-3.2] UFO2 flies 1 in from 1.299,17.789 to 2.165,18.289
= c3f0e6d4ecfe7c74

turn 1
> 2  fly 1
[SS-3.2] UFO2 flies 1 in from 2.165,18.289 to 3.031,18.789
[SS-3.4] UFO2 is over UFO1: ships do not collide
= f5cc1d1b1ad21eb6

turn 1
> 2  fly 0.5
[SS-3.2] UFO2 flies 0.5 in from 3.031,18.789 to 3.464,19.039
[SS-3.4] UFO2 is over UFO1: ships do not collide
= 622440c713b47366

turn 1
> 2  turn left
[SS-3.3] UFO2 turns left to heading 0
[SS-2.3] UFO2 is done
[SS-2.1] turn 2: dice are assigned
= b7304206ff721a23

turn 2
> 1  assign Sleigh M1 D1
> 2  assign UFO1 M1 A2; UFO2 M1; UFO3 M2; UFO4 M1 A3
[SS-2.2] Sleigh assigns 1 to Defence, 1 to Movement: D2 M1 A1 R2
[SS-2.2] UFO1 assigns 1 to Movement, 2 to Attack: D0 M1 A3 R0
[SS-2.2] UFO2 assigns 1 to Movement: D2 M1 A1 R0
[SS-2.2] UFO3 assigns 2 to Movement: D2 M2 A0 R0
[SS-2.2] UFO4 assigns 1 to Movement, 3 to Attack: D0 M1 A3 R0
[SS-2.3] UFO3 is active at 2
[SS-3.1] UFO3 spends a Movement die, 1 left
= 20e3b3cb0d37f153

turn 2
> 2  fly 3
[SS-3.2] UFO3 flies 3 in from 3.464,23.039 to 0.866,24.539
[SS-3.4] UFO3 is over UFO4: ships do not collide
= b9b51793b1180e21

turn 2
> 2  turn right
[SS-3.3] UFO3 turns right to heading 0
= 32324e0b7f7e64c5

turn 2
> 2  spend
[SS-3.1] UFO3 spends a Movement die, 0 left
= 4922d24c0c618fca

turn 2
> 2  fly 3
[SS-3.2] UFO3 flies 3 in from 0.866,24.539 to 0.866,27.539
= ff3e1204165329df

turn 2
> 2  turn left
[SS-3.3] UFO3 turns left to heading 300
= 482b18018a52bb6f

turn 2
> 2  fly 1
[SS-3.2] UFO3 flies 1 in from 0.866,27.539 to 0,28.039
[SS-2.3] UFO3 is done
  [SS-2.3] d2 = 1
[SS-2.3] a coin is flipped: side 1 goes first
[SS-2.3] Sleigh is active at 1
[SS-3.1] Sleigh spends a Movement die, 0 left
= 1250f07dd7be83cf

turn 2
> 1  fly 2.5
[SS-3.2] Sleigh flies 2.5 in from 15.773,1.75 to 13.608,3
= 2fa7f8a046449215

turn 2
> 1  fly 1.5
[SS-3.2] Sleigh flies 1.5 in from 13.608,3 to 12.309,3.75
= 9153be90607b8936

turn 2
> 1  turn right
[SS-3.3] Sleigh turns right to heading 0
[SS-2.3] Sleigh is done
= 6c1103c0dd3b3484

turn 2
> 2  activate UFO2
[SS-2.3] UFO2 is active at 1
[SS-3.1] UFO2 spends a Movement die, 0 left
= 81b2dcb0f93ffe4f

turn 2
> 2  fly 3
[SS-3.2] UFO2 flies 3 in from 3.464,19.039 to 3.464,22.039
= 99c9f74b3a24b7b1

turn 2
> 2  turn left
[SS-3.3] UFO2 turns left to heading 300
= 9bca3839efd28cfa

turn 2
> 2  fly 1
[SS-3.2] UFO2 flies 1 in from 3.464,22.039 to 2.598,22.539
[SS-2.3] UFO2 is done
= 7525392fb4b0a7c7

turn 2
> 2  activate UFO4
[SS-2.3] UFO4 is active at 1
[SS-3.1] UFO4 spends a Movement die, 0 left
= 5cb0751758684580

turn 2
> 2  fly 3
[SS-3.2] UFO4 flies 3 in from 0,25.039 to -2.598,23.539
[SS-3.5] UFO4 has left the table at -2.598,23.539 and is lost
[SS-2.3] UFO1 is active at 1
[SS-3.1] UFO1 spends a Movement die, 0 left
= 1a877006f1ca98c4

turn 2
> 2  fly 3
[SS-3.2] UFO1 flies 3 in from 3.464,19.039 to 3.464,22.039
[SS-3.4] UFO1 is over UFO2: ships do not collide
= bbf32c3debdee4a0

turn 2
> 2  turn left
[SS-3.3] UFO1 turns left to heading 300
= d71550e8854b65a3

turn 2
> 2  fly 1
[SS-3.2] UFO1 flies 1 in from 3.464,22.039 to 2.598,22.539
[SS-3.4] UFO1 is over UFO2: ships do not collide
[SS-2.3] UFO1 is done
[SS-2.1] turn 3: dice are assigned
= 954ec372e57881d6

turn 3
> 1  assign Sleigh M1 A1
> 2  assign UFO1 M1; UFO2 M1; UFO3 M1 A1
[SS-2.2] Sleigh assigns 1 to Movement, 1 to Attack: D2 M1 A2 R1
[SS-2.2] UFO1 assigns 1 to Movement: D0 M1 A3 R0
[SS-2.2] UFO2 assigns 1 to Movement: D2 M1 A1 R0
[SS-2.2] UFO3 assigns 1 to Movement, 1 to Attack: D2 M1 A1 R0
  [SS-2.3] d2 = 2
[SS-2.3] a coin is flipped: side 2 goes first
= 8b3877cbb7a19ef8

turn 3
> 2  activate UFO2
[SS-2.3] UFO2 is active at 1
[SS-3.1] UFO2 spends a Movement die, 0 left
= dd7dbdde646aa16f

turn 3
> 2  fly 3.5
[SS-3.2] UFO2 flies 3.5 in from 2.598,22.539 to -0.433,24.289
[SS-3.5] UFO2 has left the table at -0.433,24.289 and is lost
[SS-2.3] Sleigh is active at 1
[SS-3.1] Sleigh spends a Movement die, 0 left
= 0cfc06a01e10d69d

turn 3
> 1  fly 2
[SS-3.2] Sleigh flies 2 in from 12.309,3.75 to 12.309,5.75
= 5be2ebc209cbb996

turn 3
> 1  fly 1.5
[SS-3.2] Sleigh flies 1.5 in from 12.309,5.75 to 12.309,7.25
= 487b1625ec108fc2

turn 3
> 1  turn left
[SS-3.3] Sleigh turns left to heading 300
= 54489e16545d247c

turn 3
> 1  fly 0.5
[SS-3.2] Sleigh flies 0.5 in from 12.309,7.25 to 11.876,7.5
[SS-2.3] Sleigh is done
= 8b759d4c5d823d43

turn 3
> 2  activate UFO3
[SS-2.3] UFO3 is active at 1
[SS-3.1] UFO3 spends a Movement die, 0 left
= 73fe7e99c3881c2d

turn 3
> 2  fly 3.5
[SS-3.2] UFO3 flies 3.5 in from 0,28.039 to -3.031,29.789
[SS-3.5] UFO3 has left the table at -3.031,29.789 and is lost
[SS-2.3] UFO1 is active at 1
[SS-3.1] UFO1 spends a Movement die, 0 left
= 98371db7fefd7a2c

turn 3
> 2  fly 3.5
[SS-3.2] UFO1 flies 3.5 in from 2.598,22.539 to -0.433,24.289
[SS-3.5] UFO1 has left the table at -0.433,24.289 and is lost
[SS-5.3] no enemy is left: side 1 wins
= 6073b0c8744c55ab
