### version 2
### Sentences of Black Skies, one for each kind of event; docs/events.md says what the facts are.

## Words

separator = ,{ " " }
harm = { $points ->
    [0] no damage
   *[other] { $points } damage
 }

## Before the battle

deploys-first = side { $side } deploys first
deploys = { $wing ->
    [none] { $element } is deployed: lead at { PLACE($lead) }
   *[other] { $element } is deployed: lead at { PLACE($lead) }, wingman at { PLACE($wing) }
 }
laid = side { $side } lays its deck, from the top: { LIST($deck) }
speeds = speeds at the start: { LIST($speeds, of: "element-speed") }
element-speed = { $element } { $speed }
begins = side { $side } flips first

## Flying

# unsaid: number
flips = { $element } flips { $card }
passes = side { $side } flips a placeholder and passes
checks = { $passed ->
    [true] { $piece } passes a piloting check: rolled { $face } + { $skill } for skill, needed { $difficulty }{ multiplied }
   *[false] { $piece } fails a piloting check: rolled { $face } + { $skill } for skill, needed { $difficulty }{ multiplied }
 }
multiplied = { $times ->
    [1] { "" }
    [2] { " " }(doubled)
   *[other] { " " }(doubled twice)
 }
fails = { $element } cannot fly { $tried } and flies { $instead } instead
# partly unsaid: paths-path
moves = { $element } flies { $maneuver } at speed { $speed }: now { LIST($paths, of: "path-end") }, facing { $heading }°
path-end = { $piece } at { PLACE($path-last) }
retrograde = { $on ->
    [true] { $element } flies tail first
   *[false] { $element } flies nose first again
 }
slows = { $element } loses { $penalty } speed to the maneuver: now speed { $speed }
leaves = { $piece } leaves the table
leads = { $piece } becomes the lead
meets = { $piece } flies into rock { $rock }

## Fire

fires = { $piece } fires { $weapon } at { $target }: { band } range, { TENTHS($range) } in
band = { $band ->
    [close] close
    [medium] medium
    [long] long
   *[other] { $band }
 }
# partly unsaid: number
rolls = rolled { LIST($faces) }, needed { $needs }+{ because }: { $hits ->
    [0] a miss
    [one] { $hits } hit
   *[other] { $hits } hits
 }
because = { $speed ->
    [0] { $penalty ->
        [0] { "" }
       *[other] { " " }({ $number }+, and { for-maneuver })
    }
   *[other] { $penalty ->
        [0] { " " }({ $number }+, and { for-speed })
       *[other] { " " }({ $number }+, { for-speed } and { for-maneuver })
    }
 }
for-speed = { COMPARE($speed, 0) ->
    [less] { SIGNED($speed, minus: "") } more for the target's speed
   *[other] { $speed } less for the target's speed
 }
for-maneuver = { $penalty } more for the maneuver
shields = { $to ->
    [1] the shields of { $element } turn each d{ $from } of damage into 1 point
   *[other] the shields of { $element } turn each d{ $from } of damage into a d{ $to }
 }
damages = rolled { LIST($faces) } for damage{ less-armour }: { harm } to { $target }
less-armour = { $armour ->
    [0] { "" }
   *[other] , less { $armour } each for armour
 }
hull = { $points ->
    [0] { $piece } takes no damage: hull { $hull } of { $of } left
   *[other] { $piece } takes { $points } damage: hull { $hull } of { $of } left
 }
crippled = { $piece } is crippled
destroyed = { $piece } is destroyed
lost = { $element } is out of the battle: a placeholder replaces its card

## The next card

next = the next card of { $element } is { $card }
lays = { $element } lays its next card face down at the bottom of the deck

## End

over = { $winner ->
    [none] the battle is a draw: hull left { $hull-1 } to { $hull-2 }
   *[other] side { $winner } wins: hull left { $hull-1 } to { $hull-2 }
 }

## Reasons of captains

why-tosses = tosses the coin to begin the battle
# unsaid: element, target
why-deploys = { $name } is deployed { TENTHS($range) } in from { $called }
# unsaid: element
why-places = { $name } is deployed before any enemy
# unsaid: element, target
why-lays = { $name } starts with { $card } at speed { $speed }, which may bring it within { TENTHS($range) } in of { $called }
# unsaid: element
why-leaves = { $name } flies { $maneuver } and leaves the table
# unsaid: element
why-bears = { $name } flies { $maneuver }, so that { $piece } bears on { $target } with { guns } at { TENTHS($range) } in: { TENTHS($expected) } damage expected
guns = { $weapons ->
    [one] { $weapons } weapon
   *[other] { $weapons } weapons
 }
# unsaid: element, target
why-closes = { $name } flies { $maneuver } and closes on { $called }, from { TENTHS($before) } to { TENTHS($range) } in
# unsaid: element, target
why-moves = { $called ->
    [none] { $name } flies { $maneuver }: no enemy is on the table
   *[other] { $name } flies { $maneuver } and moves away from { $called }, from { TENTHS($before) } to { TENTHS($range) } in
 }
# unsaid: element, from
why-clear = { $name } leaves the fire of { LIST($foes) }
# unsaid: element
why-risks = { $name } passes its check on { $passing } of 6 faces
why-checks = { $tries ->
    [true] { $piece } passes a check of its own on { $passing } of 6 faces
   *[false] { $piece } flies with its lead, although it would pass a check on { $passing } of 6 faces
 }
# unsaid: element
why-holds = { $bears ->
    [true] { $name } holds its fire
   *[false] { $name } fires nothing more: no weapon bears
 }
why-fires = { $piece } fires { guns } at { $target }, { TENTHS($range) } in away: { TENTHS($expected) } damage expected; it takes { $hull } to destroy it, { fate }
fate = { $chance ->
    [0] which is not possible now
   *[other] a chance of { $chance } %
 }
# unsaid: element
why-next = { $name } lays { $card }: if { $target } stays, { $piece } may bear on it with { guns } at { TENTHS($range) } in, { TENTHS($expected) } damage expected
# unsaid: element, target
why-nears = { $called ->
    [none] { $name } lays { $card }: no enemy is on the table
   *[other] { $name } lays { $card }: if { $called } stays, this brings it within { TENTHS($range) } in
 }
