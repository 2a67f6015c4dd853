### version 3
### Sentences of Faster Than Light, one for each kind of event; docs/events.md says what the facts are.

## Lists

separator = ,{ " " }

## Actions

idle = { $marked ->
    [true] { $piece } does nothing and is marked
   *[false] { $piece } does nothing
 }
# unsaid: radius
launch = { $piece } launches { $missile } at { PLACE($x, $y) }, heading { $heading }°
# unsaid: heading
launch-lost = { $piece } launches { $missile } off the table at { PLACE($x, $y) }: the missile is lost
rotate = { COMPARE($degrees, 0) ->
    [less] { $piece } rotates { SIGNED($degrees, minus: "") }° to port, to heading { $heading }°
    [more] { $piece } rotates { $degrees }° to starboard, to heading { $heading }°
   *[other] { $piece } rotates { $degrees }° and keeps heading { $heading }°
 }
marked = { COUNT($pieces) ->
    [one] { LIST($pieces) } is marked
   *[other] { LIST($pieces) } are marked
 }
sprint = { $piece } sprints { TENTHS($length) } in from { PLACE($from) } to { PLACE($to) }

## Crossings

# unsaid: at
meet = { $piece } reaches the base of { $target } after { HUNDREDTHS($nearness) } in
# partly unsaid: hits
hit = { $vain ->
    [true] { $by } hits { $piece } and is spent; { $piece } already has its { $hull } hits
   *[false] { $by } hits { $piece } and is spent: hit { $hits } of { $hull }
 }
rammed = { $vain ->
    [true] { $piece } runs into { $target }, which already has { $hits } of { $hull } hits
   *[false] { $piece } runs into { $target }: hit { $hits } of { $hull }
 }
removed = { $third-hit ->
    [true] { LIST($pieces) } is destroyed by its last hit
   *[false] { $pieces-1 } hits { $pieces-last }: both are removed
 }
stops = { $piece } does not reach { $target }: { $piece } is already removed
gone = { $piece } sprints on: { $target } is already removed
leaves = { $piece } leaves the table at { PLACE($x, $y) } and is removed
out = { $piece } is out of the battle

## End

cleared = the markers are cleared
offers = side { $side } offers a draw
over = { $winner ->
    [none] the battle is a draw
   *[other] side { $winner } wins
 }
lasted = { $turns ->
    [one] the battle lasted { $turns } turn: { $minutes } minutes of game time
   *[other] the battle lasted { $turns } turns: { $minutes } minutes of game time
 }

## Reasons of captains

why-draw = offers a draw: no piece could be hit for { $quiet } turns
why-still = { $piece } does nothing and is not marked, so { LIST($from) } cannot hit it
why-holds = { $piece } keeps its aim on { $target }, { TENTHS($range) } in away
why-waits = { $marked ->
    [true] { $piece } stays where it is and is marked
   *[false] { $piece } stays where it is; no enemy bears on it
 }
why-aims = { $piece } turns to aim at { $target }, { TENTHS($range) } in away
why-turns = { COMPARE($off, $before) ->
    [less] { $piece } turns towards { $target }, from { $before }° to { $off }° off the bow
    [more] { $piece } turns away from { $target }, from { $before }° to { $off }° off the bow
   *[other] { $piece } keeps { $target } { $off }° off the bow
 }
why-launches = { COUNT($from) ->
    [0] { $piece } { missile }; no enemy bears on { $piece }
   *[other] { $piece } { missile }, although { LIST($from) } can hit { $piece }
 }
missile = { $bears ->
    [true] launches a missile at { $target }, { TENTHS($range) } in away
   *[false] launches a missile { TENTHS($range) } in from { $target }
 }
why-wastes = { $piece } launches a missile that can hit no ship
why-strikes = { COUNT($targets) ->
    [one] { $piece } sprints across { LIST($targets) } and hits it if it is marked
   *[other] { $piece } sprints across { LIST($targets) } and hits what is marked
 }
why-rams = { COUNT($targets) ->
    [one] { $piece } sprints across { LIST($targets) }: if { LIST($targets) } is marked, { lost }
   *[other] { $piece } sprints across { LIST($targets) }: if one of them is marked, { lost }
 }
lost = { $both ->
    [true] both ships are lost
   *[false] it takes a hit
 }
why-leaves = { $piece } leaves the table
why-slips = { $piece } leaves the path of { LIST($from) }
why-closes = { $piece } closes on { $target }, from { TENTHS($before) } to { TENTHS($range) } in
why-opens = { $piece } moves away from { $target }, from { TENTHS($before) } to { TENTHS($range) } in
