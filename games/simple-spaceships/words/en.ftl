### version 2
### Sentences of Simple Spaceships, one for each kind of event; docs/events.md says what the facts are.

## Lists

separator = ,{ " " }

## Dice are assigned

turn = turn { $number } begins
recalled = { $dice ->
    [one] { $piece } returns its { $dice } die to Reserve
   *[other] { $piece } returns all { $dice } dice to Reserve
 }
coin = the coin falls for side { $side }, which goes first
assigned = { $piece } assigns { JOIN(to-defence, to-movement, to-attack, none: "no dice") }: { panel }
to-defence = { $dealt-1 ->
    [0] { "" }
   *[other] { $dealt-1 } to Defence
 }
to-movement = { $dealt-2 ->
    [0] { "" }
   *[other] { $dealt-2 } to Movement
 }
to-attack = { $dealt-3 ->
    [0] { "" }
   *[other] { $dealt-3 } to Attack
 }
panel = now { $boxes-defence } in Defence, { $boxes-movement } in Movement, { $boxes-attack } in Attack, { $boxes-reserve } in Reserve

## Movement

activated = { $number ->
    [0] { $piece } starts its activation with no Movement die: it cannot move
    [one] { $piece } starts its activation with { $number } Movement die
   *[other] { $piece } starts its activation with { $number } Movement dice
 }
entered = { $piece } enters the table at { PLACE($at) }, heading { $heading }°
spent = { $piece } spends 1 Movement die: { $left } left
turned = { $way ->
    [left] { $piece } turns left to heading { $heading }°
    [right] { $piece } turns right to heading { $heading }°
   *[other] { $piece } turns { $way } to heading { $heading }°
 }
flown = { $piece } flies { TENTHS($length) } in from { PLACE($from) } to { PLACE($to) }
edge = { $wrapped ->
    [true] { $piece } flies off the edge and comes back on the other side, at { PLACE($at) }
   *[false] { $piece } stops at the edge, at { PLACE($at) }
 }
left = { $piece } leaves the table at { PLACE($at) } and is lost
overlaps = { $piece } overlaps { $other }: ships do not collide
ended = { $piece } ends its activation

## Attacks

attacks = { $roll ->
    [one] { $piece } attacks { $target } at { TENTHS($distance) } in and rolls { $roll } die{ outlay }
   *[other] { $piece } attacks { $target } at { TENTHS($distance) } in and rolls { $roll } dice{ outlay }
 }
outlay = { $range ->
    [0] { $bonus ->
        [0] { "" }
       *[other] , after spending { $bonus } on the bonus
    }
   *[other] { $bonus ->
        [0] , after spending { $range } on range
       *[other] , after spending { $range } on range and { $bonus } on the bonus
    }
 }
# unsaid: piece, target
rolled = rolled { LIST($faces) }, needed { $needed }+: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
 }
met = { $hits ->
    [one] { $piece } spends 1 Defence die to stop 1 hit: { $left } left
   *[other] { $piece } spends { $hits } Defence dice to stop { $hits } hits: { $left } left
 }
lost = { $left ->
    [one] side { $by } takes a die from { box } of { $piece }, which has { $left } die left
   *[other] side { $by } takes a die from { box } of { $piece }, which has { $left } dice left
 }
box = { $box ->
    [Defence] Defence
    [Movement] Movement
    [Attack] Attack
    [Reserve] Reserve
   *[other] { $box }
 }
destroyed = { $piece } is destroyed

## End

# partly unsaid: how
over = { $winner ->
    [none] the last turn is over: the battle is a draw
   *[other] { $how ->
        [crossed] a ship has reached the far edge: side { $winner } wins
        [fleet] no enemy is left: side { $winner } wins
        [limit] the last turn is over: side { $winner } wins
       *[other] { $how }: side { $winner } wins
    }
 }

## Reasons of captains

why-flips = flips the coin to begin the battle
why-assigns = { $piece } keeps { $defence } in Defence, can fly { TENTHS($flies) } in and attack with { dice }; { $target } is { TENTHS($range) } in away
dice = { $attack ->
    [one] { $attack } die
   *[other] { $attack } dice
 }
why-readies = { $piece } keeps { $defence } in Defence, can fly { TENTHS($flies) } in and attack with { dice }
why-activates = { $piece } goes next, with { $movement } in Movement and { $attack } in Attack
why-enters = { $target ->
    [none] { $piece } enters the table
   *[other] { $piece } enters { TENTHS($range) } in from { $target }
 }
why-crosses = { $piece } reaches the far edge and wins
why-leaves = { $piece } leaves the table
why-runs = { COMPARE($range, $before) ->
    [same] { $piece } turns during its run, { TENTHS($range) } in from the far edge
   *[other] { $piece } runs for the far edge: from { TENTHS($before) } to { TENTHS($range) } in to go
 }
why-bears = { $dice ->
    [0] { $piece } has { $target } ahead at { TENTHS($range) } in and needs no range die
    [one] { $piece } has { $target } ahead at { TENTHS($range) } in and needs { $dice } range die
   *[other] { $piece } has { $target } ahead at { TENTHS($range) } in and needs { $dice } range dice
 }
why-turns = { COMPARE($off, $before) ->
    [less] { $piece } turns towards { $target }, from { $before }° to { $off }° off the bow
    [more] { $piece } turns away from { $target }, from { $before }° to { $off }° off the bow
   *[other] { $piece } keeps { $target } { $off }° off the bow
 }
why-closes = { $piece } closes on { $target }, from { TENTHS($before) } to { TENTHS($range) } in
why-moves = { $target ->
    [none] { $piece } flies on: no enemy is on the table
   *[other] { $piece } moves away from { $target }, from { TENTHS($before) } to { TENTHS($range) } in
 }
why-clear = { $piece } moves out of the front of { LIST($from) }
why-spends = { $piece } spends 1 Movement die to fly up to { TENTHS($length) } in more: { $left } left
why-attacks = { $piece } attacks { $target } with { rolls } that hit on { $needed }+: expected hits { TENTHS($expected) }, Defence dice { $shield }, chance to take a die { $chance } %
rolls = { $roll ->
    [one] { $roll } die
   *[other] { $roll } dice
 }
why-ends = { $bears ->
    [true] { $piece } ends its activation and keeps { dice } in Attack
   *[false] { $attack ->
        [0] { $piece } ends its activation: it has no dice in Attack
       *[other] { $piece } ends its activation: { dice } in Attack cannot reach an enemy ahead
    }
 }
why-loses = { $piece } loses 1 die from { box }: { $left } left there
