### version 1
### Sentences of Simple Spaceships, one for each kind of event; docs/events.md says what the facts are.

## Lists

separator = ,{ " " }

## Dice are assigned

turn = turn { $number }: dice are assigned
recalled = { $dice ->
    [one] { $piece }: all { $dice } die return to Reserve
   *[other] { $piece }: all { $dice } dice return to Reserve
 }
coin = a coin is flipped: side { $side } goes first
assigned = { $piece } assigns { JOIN(to-defence, to-movement, to-attack, none: "nothing") }: { panel }
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
panel = D{ $boxes-defence } M{ $boxes-movement } A{ $boxes-attack } R{ $boxes-reserve }

## Movement

activated = { $number ->
    [0] { $piece } is active with no Movement die: it cannot move
   *[other] { $piece } is active at { $number }
 }
entered = { $piece } enters at { PLACE($at) }, heading { $heading }
spent = { $piece } spends a Movement die, { $left } left
turned = { $way ->
    [left] { $piece } turns left to heading { $heading }
    [right] { $piece } turns right to heading { $heading }
   *[other] { $piece } turns { $way } to heading { $heading }
 }
flown = { $piece } flies { INCHES($length) } in from { PLACE($from) } to { PLACE($to) }
edge = { $wrapped ->
    [true] { $piece } comes back on the other side, at { PLACE($at) }
   *[false] { $piece } stops at the edge, at { PLACE($at) }
 }
left = { $piece } has left the table at { PLACE($at) } and is lost
overlaps = { $piece } is over { $other }: ships do not collide
ended = { $piece } is done

## Attacks

attacks = { $piece } attacks { $target } at { INCHES($distance) } in: { $range } for range, { $bonus } as a bonus, { $roll } rolled
# unsaid: piece, target
rolled = { LIST($faces) } of { $needed }+: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
 }
met = { $hits ->
    [one] { $hits } hit meets a Defence die of { $piece }, { $left } left
   *[other] { $hits } hits meet Defence dice of { $piece }, { $left } left
 }
lost = { $piece } loses a die from { box } by side { $by }, { $left } left
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
    [none] the last turn is over: a draw
   *[other] { $how ->
        [crossed] the far edge is reached: side { $winner } wins
        [fleet] no enemy is left: side { $winner } wins
        [limit] the last turn is over: side { $winner } wins
       *[other] { $how }: side { $winner } wins
    }
 }

## Reasons of captains

why-flips = flips the coin, as the battle begins
why-assigns = { $piece } has { $defence } in Defence, can fly { TENTHS($flies) } in and attack with { dice }; { $target } is { TENTHS($range) } in away
dice = { $attack ->
    [one] { $attack } die
   *[other] { $attack } dice
 }
why-readies = { $piece } has { $defence } in Defence, can fly { TENTHS($flies) } in and attack with { dice }
why-activates = { $piece } goes next, with { $movement } in Movement and { $attack } in Attack
why-enters = { $target ->
    [none] { $piece } enters the table
   *[other] { $piece } enters { TENTHS($range) } in from { $target }
 }
why-crosses = { $piece } reaches the far edge and wins
why-leaves = { $piece } leaves the table
why-runs = { COMPARE($range, $before) ->
    [same] { $piece } turns on its run, { TENTHS($range) } in from the far edge
   *[other] { $piece } runs: { TENTHS($range) } in to the far edge, from { TENTHS($before) }
 }
why-bears = { $dice ->
    [0] { $piece } has { $target } ahead at { TENTHS($range) } in, without a die for range
    [one] { $piece } has { $target } ahead at { TENTHS($range) } in, with { $dice } die for range
   *[other] { $piece } has { $target } ahead at { TENTHS($range) } in, with { $dice } dice for range
 }
why-turns = { COMPARE($off, $before) ->
    [less] { $piece } turns towards { $target }, from { $before }° to { $off }° off the bow
    [more] { $piece } turns away from { $target }, from { $before }° to { $off }° off the bow
   *[other] { $piece } keeps { $target } { $off }° off the bow
 }
why-closes = { $piece } closes from { TENTHS($before) } to { TENTHS($range) } in from { $target }
why-moves = { $target ->
    [none] { $piece } flies on: no enemy is on the table
   *[other] { $piece } moves off from { TENTHS($before) } to { TENTHS($range) } in from { $target }
 }
why-clear = { $piece } leaves the front of { LIST($from) }
why-spends = { $piece } spends a Movement die to fly up to { TENTHS($length) } in more, { $left } left
why-attacks = { $piece } attacks { $target }: { rolls } of { $needed }+, { TENTHS($expected) } hits expected; { $shield } in Defence, so it loses a die in { $chance } %
rolls = { $roll ->
    [one] { $roll } die
   *[other] { $roll } dice
 }
why-ends = { $bears ->
    [true] { $piece } is done and keeps { dice } in Attack
   *[false] { $attack ->
        [0] { $piece } is done: it has no dice in Attack
       *[other] { $piece } is done: no enemy ahead is in reach of { dice } in Attack
    }
 }
why-loses = { $piece } loses a die from { box }: { $left } left there
