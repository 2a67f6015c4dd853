### version 1
### Sentences of Black Skies, one for each kind of event; docs/events.md says what the facts are.

## Words

separator = ,{ " " }
harm = { $points ->
    [0] no damage
    [one] { $points } point
   *[other] { $points } points
 }

## Before the battle

deploys-first = side { $side } deploys first
deploys = { $wing ->
    [none] { $element } is deployed at { PLACE($lead) }
   *[other] { $element } is deployed at { PLACE($lead) } and { PLACE($wing) }
 }
laid = the deck of side { $side }: { LIST($deck) }
speeds = speeds: { LIST($speeds, of: "element-speed") }
element-speed = { $element } { $speed }
begins = side { $side } flips first

## Flying

# unsaid: number
flips = { $element } flips { $card }
passes = side { $side } flips a placeholder and passes
checks = { $piece } rolls { $face } + { $skill } against { $difficulty }{ multiplied }: { $passed ->
    [true] passes
   *[false] fails
 }
multiplied = { $times ->
    [1] { "" }
    [2] , doubled
   *[other] , doubled twice
 }
fails = { $element } fails { $tried } and flies { $instead }
# partly unsaid: paths-path
moves = { $element } flies { $maneuver } at speed { $speed }: { LIST($paths, of: "path-end") }, facing { $heading }
path-end = { $piece } at { PLACE($path-last) }
retrograde = { $on ->
    [true] { $element } flies tail first
   *[false] { $element } flies nose first again
 }
slows = { $element } pays { $penalty } and has speed { $speed }
leaves = { $piece } leaves the table
leads = { $piece } leads
meets = { $piece } meets rock { $rock }

## Fire

fires = { $band ->
    [close] { $piece } fires { $weapon } at { $target }: { INCHES($range) } in, close range
    [medium] { $piece } fires { $weapon } at { $target }: { INCHES($range) } in, medium range
    [long] { $piece } fires { $weapon } at { $target }: { INCHES($range) } in, long range
   *[other] { $piece } fires { $weapon } at { $target }: { INCHES($range) } in, { $band } range
 }
rolls = { LIST($faces) } of { $number }+{ for-speed }{ for-maneuver }{ in-all }: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
 }
for-speed = { $speed ->
    [0] { "" }
   *[other] , { SIGNED($speed) } for its speed
 }
for-maneuver = { $penalty ->
    [0] { "" }
   *[other] , −{ $penalty } for the maneuver
 }
in-all = { COMPARE($needs, $number) ->
    [same] { "" }
   *[other] , so { $needs }+
 }
shields = { $to ->
    [1] the shields of { $element } make a d{ $from } one point
   *[other] the shields of { $element } make a d{ $from } a d{ $to }
 }
damages = { LIST($faces) }{ less-armour }: { harm } on { $target }
less-armour = { $armour ->
    [0] { "" }
   *[other] , −{ $armour } each
 }
hull = { $piece } takes { harm }: hull { $hull } of { $of }
crippled = { $piece } is crippled
destroyed = { $piece } is destroyed
lost = { $element } is out, and a placeholder takes its card's place

## The next card

next = the next card of { $element } is { $card }
lays = { $element }: the next card is laid face down at the bottom of the deck

## End

over = { $winner ->
    [none] a draw; hull left { $hull-1 } to { $hull-2 }
   *[other] side { $winner } wins; hull left { $hull-1 } to { $hull-2 }
 }

## Reasons of captains

why-tosses = tosses the coin, as the battle begins
# unsaid: element, target
why-deploys = { $name } is deployed { TENTHS($range) } in from { $called }
# unsaid: element
why-places = { $name } is deployed before any enemy
# unsaid: element, target
why-lays = { $name } begins with { $card } at speed { $speed }, which may bring it to { TENTHS($range) } in from { $called }
# unsaid: element
why-leaves = { $name } flies { $maneuver } and leaves the table
# unsaid: element
why-bears = { $name } flies { $maneuver }: { $piece } then has { guns } on { $target } at { TENTHS($range) } in, { TENTHS($expected) } points expected
guns = { $weapons ->
    [one] { $weapons } weapon
   *[other] { $weapons } weapons
 }
# unsaid: element, target
why-closes = { $name } flies { $maneuver } and closes from { TENTHS($before) } to { TENTHS($range) } in from { $called }
# unsaid: element, target
why-moves = { $called ->
    [none] { $name } flies { $maneuver }: no enemy is on the table
   *[other] { $name } flies { $maneuver } and moves off from { TENTHS($before) } to { TENTHS($range) } in from { $called }
 }
# unsaid: element, from
why-clear = { $name } leaves the fire of { LIST($foes) }
# unsaid: element
why-risks = { $name } passes its check on { $passing } of 6
why-checks = { $tries ->
    [true] { $piece } passes a check of its own on { $passing } of 6
   *[false] { $piece } flies with its lead, though it would pass a check on { $passing } of 6
 }
# unsaid: element
why-holds = { $bears ->
    [true] { $name } holds its fire
   *[false] { $name } fires nothing more: no weapon bears
 }
why-fires = { $piece } fires { guns } at { $target } at { TENTHS($range) } in: { TENTHS($expected) } points expected of { $hull } left, { fate }
fate = { $chance ->
    [0] which cannot destroy it
   *[other] destroyed in { $chance } %
 }
# unsaid: element
why-next = { $name } lays { $card }: { $piece } may then have { guns } on { $target } as it stands, at { TENTHS($range) } in, { TENTHS($expected) } points expected
# unsaid: element, target
why-nears = { $called ->
    [none] { $name } lays { $card }: no enemy is on the table
   *[other] { $name } lays { $card }, which comes to { TENTHS($range) } in from { $called } as it stands
 }
