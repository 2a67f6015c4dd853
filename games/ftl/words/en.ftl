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
