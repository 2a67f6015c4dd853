firing-arc record 1
game talon 1
scenario duel
option turn-limit 2
seat 1 Terran
seat 2 Talon
dice typed
| # Ours.
| title = "Duel"
| brief = "One heavy cruiser a side, nose to nose, with every gun charged. The shortest way to learn what a torpedo at range two is worth."
|
| [[side]]
| name = "Terran"
| ship = [
|   { class = "CA", at = [8, 2], facing = 1 },
| ]
|
| [[side]]
| name = "Talon"
| ship = [
|   { class = "T-CA", at = [17, 2], facing = 4 },
| ]
= a4f562d09bf0c873

turn 1
> 2  T-CA-1: afterburner straight
[TAL-10.1] T-CA-1 moves straight with its afterburner to 16,2, facing 4
[TAL-1.3] impulse A: the turn of side 1
[TAL-1.3] impulse B: the turn of side 2
= 920db6da33e46b64

turn 1
> 2  T-CA-1: reinforce front
[TAL-2.6] T-CA-1 reinforces the front shield
= 0a068966ddcfe4e9

turn 1
> 2  T-CA-1: straight
[TAL-7.1.3] T-CA-1 moves straight to 15,2, facing 4
[TAL-1.3] impulse B: the turn of side 1
= 7b439ab039dd4f4b

turn 1
> 1  CA-1: battery
[TAL-10.1] CA-1 charges its battery
= fa01480b74b5bc15

turn 1
> 1  CA-1: straight
[TAL-7.1.3] CA-1 moves straight to 9,2, facing 1
[TAL-1.3] impulse C: the turn of side 2
= 7dbf909be0eae7f6

turn 1
> 2  T-CA-1: afterburner straight
[TAL-10.1] T-CA-1 moves straight with its afterburner to 14,2, facing 4
[TAL-1.3] impulse C: the turn of side 1
= 99e40bd32a4e221c

turn 1
> 1  CA-1: change
[TAL-1.5] CA-1 bids to take the initiative from its battery
[TAL-1.5] 1 to change, 0 to defend: side 1 takes the initiative
[TAL-1.3] impulse D: the turn of side 1
= 79913b32029fc33a

turn 1
> 1  CA-1: slip
[TAL-7.3.2] CA-1 gets a side-slip marker
= 89cea88f3e02b818

turn 1
> 1  CA-1: slip-left
[TAL-7.3.1] CA-1 moves slip-left to 9,3, facing 1
[TAL-1.3] impulse D: the turn of side 2
= fcefe4752b2d487f

turn 1
> 2  T-CA-1: slip
[TAL-7.3.2] T-CA-1 gets a side-slip marker
= fbdad2d70aebd50d

turn 1
> 2  T-CA-1: straight
[TAL-7.1.3] T-CA-1 moves straight to 13,2, facing 4
= 72dcd6d0f29d536d

turn 1
> 2  T-CA-1 fires 1 at CA-1, CA-1
> dice  5 2
[TAL-8.1] T-CA-1 fires group 1, disruptor, at CA-1, CA-1
  [TAL-8.3] d6 = 5
[TAL-8.3] 5 at CA-1, range 4: 2 damage
[TAL-8.4] CA-1 takes 2 on the front side: 2 shield boxes
  [TAL-8.3] d6 = 2
[TAL-8.3] 2 at CA-1, range 4: a miss
= 8c0c35bec91ed9e2

turn 1
> 2  T-CA-1 fires 2 at CA-1, CA-1
> dice  3 6
[TAL-8.1] T-CA-1 fires group 2, disruptor, at CA-1, CA-1
  [TAL-8.3] d6 = 3
[TAL-8.3] 3 at CA-1, range 4: a miss
  [TAL-8.3] d6 = 6
[TAL-8.3] 6 at CA-1, range 4: 2 damage
[TAL-8.4] CA-1 takes 2 on the front side: 2 shield boxes
[TAL-1.3] impulse E: the turn of side 1
= c35dcb2b84b1b100

turn 1
> 1  done
[TAL-1.3] impulse E: the turn of side 2
[TAL-1.3] impulse F: the turn of side 1
= 888531bdf6697471

turn 1
> 1  CA-1: reinforce front
[TAL-2.6] CA-1 reinforces the front shield
= 57b44983057a23be

turn 1
> 1  CA-1: straight
[TAL-7.1.3] CA-1 moves straight to 10,3, facing 1
= b62fc5365d070c9b

turn 1
> 1  CA-1 fires 2 at T-CA-1
> dice  4
[TAL-8.1] CA-1 fires group 2, antimatter torpedo, at T-CA-1
  [TAL-8.3] d6 = 4
[TAL-8.3] 4 at T-CA-1, range 3: 4 damage
[TAL-8.4] T-CA-1 takes 4 on the front side: 2 absorbed, 2 shield boxes
= 4696e0076f0b998f

turn 1
> 1  CA-1 fires 1 at T-CA-1
> dice  5
[TAL-8.1] CA-1 fires group 1, phaser, at T-CA-1
  [TAL-8.3] d6 = 5
[TAL-8.3] 5 at T-CA-1, range 3: 1 damage
[TAL-8.4] T-CA-1 takes 1 on the front side: 1 shield box
= 8761b45a07f0360e

turn 1
> 1  CA-1 fires 3 at T-CA-1
> dice  2
[TAL-8.1] CA-1 fires group 3, phaser, at T-CA-1
  [TAL-8.3] d6 = 2
[TAL-8.3] 2 at T-CA-1, range 3: a miss
[TAL-1.3] impulse F: the turn of side 2
= f7c46eb92c118449

turn 1
> 2  T-CA-1: charge 1
[TAL-2.5] T-CA-1 charges group 1
= 621d5f6a8a8a5ac1

turn 1
> 2  T-CA-1: straight
[TAL-7.1.3] T-CA-1 moves straight to 12,2, facing 4
[TAL-1.2] power phase
[TAL-9.1] CA-1 charges group 1 red, 2 red, 3 red
[TAL-9.1] T-CA-1 charges group 1 red, 2 red
= 478ad994287542de

turn 1
> 1  CA-1: speed 2
> 2  T-CA-1: speed 4
[TAL-9.2] CA-1 goes to speed 2: power 4, turn radius 1
[TAL-9.2] T-CA-1 goes to speed 4: power 2, turn radius 2
[TAL-1.2] round 2
[TAL-1.3] impulse A: the turn of side 1
= c2a05eb930959077

turn 2
> 1  CA-1: charge 1
[TAL-2.5] CA-1 charges group 1
= 0d20e888f5e53958

turn 2
> 1  CA-1 fires 1 at T-CA-1
> dice  4
[TAL-8.1] CA-1 fires group 1, phaser, at T-CA-1
  [TAL-8.3] d6 = 4
[TAL-8.3] 4 at T-CA-1, range 2: 2 damage
= f87214df3ffa3de8

turn 2
> 2  shield right
[TAL-8.2] T-CA-1 takes it on the right shield
[TAL-8.4] T-CA-1 takes 2 on the right side: 2 shield boxes
[TAL-1.3] impulse A: the turn of side 2
= d8ef328bcaa73dd7

turn 2
> 2  T-CA-1: left
[TAL-7.2.1] T-CA-1 moves left to 12,1, facing 3, free to turn in 2 hexes, at 12,-1
[TAL-1.3] impulse B: the turn of side 1
[TAL-1.3] impulse B: the turn of side 2
[TAL-1.3] impulse C: the turn of side 1
= c0276b40494c08bb

turn 2
> 1  CA-1: charge 3
[TAL-2.5] CA-1 charges group 3
= b9c75e6b1858c1bf

turn 2
> 1  CA-1: right
[TAL-7.2.1] CA-1 moves right to 11,2, facing 2, free to turn in 1 hex, at 12,1
= 29a8675aa5f699cf

turn 2
> 1  CA-1 fires 3 at T-CA-1
> dice  3
[TAL-8.1] CA-1 fires group 3, phaser, at T-CA-1
  [TAL-8.3] d6 = 3
[TAL-8.3] 3 at T-CA-1, range 1: 2 damage
[TAL-8.4] T-CA-1 takes 2 on the right side: 2 shield boxes
[TAL-1.3] impulse C: the turn of side 2
= 76a1bee241f0ba17

turn 2
> 2  T-CA-1: through
[TAL-2.6] T-CA-1 powers through: one less on its turn radius
[TAL-7.1.3] T-CA-1 moves straight to 12,0, facing 3
[TAL-1.3] impulse D: the turn of side 1
= d1833aea1eccb927

turn 2
> 1  CA-1: battery
[TAL-10.1] CA-1 charges its battery
[TAL-1.3] impulse D: the turn of side 2
= 2dadef0c46f8d373

turn 2
> 2  T-CA-1: right
[TAL-7.2.1] T-CA-1 moves right to 11,0, facing 4, free to turn in 2 hexes, at 9,0
[TAL-1.3] impulse E: the turn of side 1
= 2827e55b35b57dd1

turn 2
> 1  CA-1: slip
[TAL-7.3.2] CA-1 gets a side-slip marker from its battery
[TAL-1.3] impulse E: the turn of side 2
[TAL-1.3] impulse F: the turn of side 1
[TAL-2.6] the reinforcement of the front shield of CA-1 expires
= e7f8eafbc56f210e

turn 2
> 1  CA-1: reinforce right
[TAL-2.6] CA-1 reinforces the right shield
= 265714a5bfd3bdf3

turn 2
> 1  CA-1: slip-left
[TAL-7.3.1] CA-1 moves slip-left to 12,2, facing 2
[TAL-1.3] impulse F: the turn of side 2
= aeea0f35913b8354

turn 2
> 2  T-CA-1: reinforce left
[TAL-2.6] T-CA-1 reinforces the left shield
[TAL-7.1.3] T-CA-1 moves straight to 10,0, facing 4, free to turn in 1 hex, at 9,0
[TAL-1.2] power phase
[TAL-9.1] CA-1 charges group 1 red, 2 red, 3 red
[TAL-9.1] T-CA-1 charges group 1 yellow, 2 yellow
= d8ba7a8ffd7258aa

turn 2
> 1  CA-1: speed 3 retreat
> 2  T-CA-1: speed 5
[TAL-9.2] CA-1 goes to speed 3: power 3, turn radius 2
[TAL-11.1] CA-1 announces its retreat
[TAL-9.2] T-CA-1 goes to speed 5: power 1, turn radius 2
[TAL-16] the last round is over, and nobody has destroyed more: a draw
= 946d351a033c04d6
