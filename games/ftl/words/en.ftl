### version 2
### Sentences of Faster Than Light, one for each kind of event; docs/events.md says what the facts are.

## Lists

separator = ,{ " " }

## Actions

idle = { $marked ->
    [true] { $piece } does nothing and is marked
   *[false] { $piece } does nothing
 }
# unsaid: radius
launch = { $piece } launches { $missile } at { PLACE($x, $y) }, heading { $heading }
# unsaid: heading
launch-lost = { $piece } launches { $missile } off the table at { PLACE($x, $y) }: it is lost
rotate = { $degrees ->
    [0] { $piece } rotates by 0° and stays at heading { $heading }
   *[other] { $piece } rotates by { $degrees }° to heading { $heading }
 }
marked = marked: { LIST($pieces) }
sprint = { $piece } sprints { INCHES($length) } in from { PLACE($from) } to { PLACE($to) }

## Crossings

# unsaid: at
meet = { $piece } crosses { $target } at { HUNDREDTHS($nearness) } in
# partly unsaid: hits
hit = { $vain ->
    [true] { $by } is spent, { $piece } has all its { $hull } hits already
   *[false] { $by } is spent, { $piece } takes hit { $hits } of { $hull }
 }
removed = { $third-hit ->
    [true] { LIST($pieces) } is destroyed by its last hit
   *[false] { LIST($pieces) } are both removed
 }
stops = { $piece } was stopped before { $target }
gone = { $target } is gone before { $piece } comes to it
leaves = { $piece } ends off the table at { PLACE($x, $y) } and is removed
out = ship { $piece } is out

## End

cleared = markers are cleared
offers = side { $side } offers a draw
over = { $winner ->
    [none] a draw
   *[other] side { $winner } wins
 }
lasted = { $turns ->
    [one] the battle lasted { $turns } turn, { $minutes } minutes
   *[other] the battle lasted { $turns } turns, { $minutes } minutes
 }

## Reasons of captains

why-draw = offers a draw: nothing can be hit, for { $quiet } turns now
why-still = { $piece } does nothing and is not marked, so { LIST($from) } cannot hit it
why-holds = { $piece } keeps its aim on { $target }, { TENTHS($range) } in away
why-waits = { $marked ->
    [true] { $piece } keeps its place, and is marked
   *[false] { $piece } keeps its place; no enemy bears on it
 }
why-aims = { $piece } turns to aim at { $target }, { TENTHS($range) } in away
why-turns = { COMPARE($off, $before) ->
    [less] { $piece } turns towards { $target }, from { $before }° to { $off }° off the bow
    [more] { $piece } turns away from { $target }, from { $before }° to { $off }° off the bow
   *[other] { $piece } keeps { $target } { $off }° off the bow
 }
why-launches = { COUNT($from) ->
    [0] { $piece } launches a missile { TENTHS($range) } in from { $target }{ aimed }, while no enemy bears on it
   *[other] { $piece } launches a missile { TENTHS($range) } in from { $target }{ aimed }, though { LIST($from) } may hit it
 }
aimed = { $bears ->
    [true] , aimed at it
   *[false] { "" }
 }
why-wastes = { $piece } launches a missile that no ship can be hit by
why-strikes = { $piece } sprints over { LIST($targets) } to hit what is marked
why-rams = { $piece } sprints over { LIST($targets) }: if that is marked, both ships are lost
why-leaves = { $piece } leaves the table
why-slips = { $piece } leaves the line of { LIST($from) }
why-closes = { $piece } closes from { TENTHS($before) } to { TENTHS($range) } in from { $target }
why-opens = { $piece } moves off from { TENTHS($before) } to { TENTHS($range) } in from { $target }
