### version 3
### Sentences of Talon, one for each kind of event; docs/events.md says what the facts are.

## Words

separator = ,{ " " }
arc = { $arc ->
    [front] front
    [right] right
    [rear] rear
    [left] left
   *[other] { $arc }
 }
way = { $way ->
    [straight] straight
    [left] left
    [right] right
    [slip-left] slip-left
    [slip-right] slip-right
   *[other] { $way }
 }
weapon = { $weapon ->
    [phaser] phaser
    [disruptor] disruptor
    [torpedo] antimatter torpedo
    [wave-gun] wave motion gun
    [fusion-cannon] fusion cannon
    [missile] missile
   *[other] { $weapon }
 }

## The round

round = round { $number } begins
turn = impulse { $impulse }: side { $side } takes its turn
initiative = { $flipped ->
    [true] { $change } spent to take the initiative, { $defend } to keep it: side { $side } takes it
   *[false] { $change } spent to take the initiative, { $defend } to keep it: side { $side } keeps it
 }
holds = { $impulses ->
    [one] side { $side } has held its enemy in front for { $impulses } impulse
   *[other] side { $side } has held its enemy in front for { $impulses } impulses
 }
power-phase = the power phase begins
over = { $winner ->
    [none] { $how ->
        [limit] the last round is over and both sides have destroyed as much: the battle is a draw
        [fleet] nobody is left on the map: the battle is a draw
       *[other] { $how }: the battle is a draw
    }
   *[other] { $how ->
        [fleet] no enemy is left on the map: side { $winner } wins
        [circle] the enemy was held in front for long enough: side { $winner } wins
        [limit] the last round is over, with more points destroyed: side { $winner } wins
       *[other] { $how }: side { $winner } wins
    }
 }

## Power

expired = { $piece } loses the reinforcement of its { arc } shield
bought = { $piece } { buys }{ from-battery }{ in-vain }
# A purchase is a word and what is bought, as it is written: charge 1, reinforce front, redirect M1 to B2.
buys = { WORD($purchase, 1) ->
    [charge] charges group { WORD($purchase, 2) }
    [reinforce] { WORD($purchase, 2) ->
        [front] reinforces the front shield
        [right] reinforces the right shield
        [rear] reinforces the rear shield
        [left] reinforces the left shield
       *[other] reinforces the { WORD($purchase, 2) } shield
    }
    [slip] buys a side-slip marker
    [through] powers through: 1 hex less before it may turn
    [battery] charges its battery
    [change] spends a point to take the initiative
    [defend] spends a point to keep the initiative
    [redirect] redirects { WORD($purchase, 2) } to { WORD($purchase, 4) }
    [power] charges { WORD($purchase, 2) }
   *[other] buys { $purchase }
 }
from-battery = { $battery ->
    [true] { " " }with its battery
   *[false] { "" }
 }
# Only power for a squadron can be in vain.
in-vain = { $vain ->
    [true] , which is already charged
   *[false] { "" }
 }
charged = { $piece } charges { LIST($groups, of: "charged-box") }
charged-box = { $yellow ->
    [true] a yellow box of group { $group }
   *[false] a red box of group { $group }
 }
speed = { COMPARE($speed, $before) ->
    [same] { $piece } keeps speed { $speed }: power { $power }, turn radius { $radius }
   *[other] { $piece } changes to speed { $speed }: power { $power }, turn radius { $radius }
 }
no-speed = { $piece } has no power for any speed it could choose
announces = { $piece } announces its retreat
retreated = { $piece } has retreated
repair = { $piece } rolls { $face } for repair: { $system ->
    [shields] { $works ->
        [true] the shields work again
       *[false] the shields stay down
    }
    [helm] { $works ->
        [true] the helm works again
       *[false] the helm stays down
    }
    [power] { $works ->
        [true] the power works again
       *[false] the power stays down
    }
   *[other] { $works ->
        [true] { $system } works again
       *[false] { $system } stays down
    }
 }

## Movement

# unsaid: from
# partly unsaid: count
moved = { $piece } { step }{ burner } to { PAIR($to) }, facing { $facing }{ wake }
step = { $way ->
    [straight] moves straight
    [left] turns left
    [right] turns right
    [slip-left] slips left
    [slip-right] slips right
   *[other] moves { $way }
 }
burner = { $afterburner ->
    [true] { " " }with its afterburner
   *[false] { "" }
 }
wake = { $marker ->
    [none] { "" }
   *[other] { $count ->
        [one] , free to turn after { $count } hex, at { PAIR($marker) }
       *[other] , free to turn after { $count } hexes, at { PAIR($marker) }
    }
 }
blocked = { $piece } stays where it is: a planet is ahead
left = { $piece } leaves the map at { PAIR($at) }
rotated = { $piece } rotates { way }, facing { $facing }
collides = { $piece } and { $other } collide at { PAIR($at) }
asteroids = { $piece } takes { $damage } damage from asteroids at { PAIR($at) }

## Missiles and squadrons

launched = { $piece } launches { $squadron } to { PAIR($at) }, facing { $facing }
landed = { $piece } lands on { $carrier }
# unsaid: at
missile-launched = { $piece } launches { $missile } at { $target }
# unsaid: from
missile-moved = { $missile } moves to { PAIR($to) }
missile-hits = { $missile } hits { $target } on the { arc } side
missile-damaged = { $missile } is damaged: { $left } hull left
missile-gone = { $why ->
    [hit] { $missile } is spent: it has hit
    [shot] { $missile } is shot down
    [explosion] { $missile } is lost in an explosion
    [planet] { $missile } crashes into a planet
    [target-gone] { $missile } is removed: its target is gone
    [left] { $missile } leaves the map
   *[other] { $missile } is removed: { $why }
 }

## Fire

fires = { COUNT($targets) ->
    [0] { $piece } fires group { $group } ({ weapon })
   *[other] { $piece } fires group { $group } ({ weapon }) at { LIST($targets) }
 }
# unsaid: piece, weapon, sixths
shot = rolled { $face }{ less } at { $target }, range { $range }: { $damage ->
    [0] a miss
   *[other] { $damage } damage
 }
less = { $penalty ->
    [0] { "" }
   *[other] { " " }less { $penalty }
 }
# partly unsaid: gone, piece
shot-lost = { COMPARE($piece, $gone) ->
    [same] { $piece } is gone, so its shot at { $target } is lost
   *[other] { $target } is gone, so the shot at it is lost
 }
fusion = { $piece } rolls { $face } against everything in its arc
shield = { $piece } takes the hit on its { arc } shield
damaged = { $piece } takes { $damage } damage on its { arc } side: { JOIN(to-reinforcement, to-shield, to-hull) }
to-reinforcement = { $reinforced ->
    [0] { "" }
   *[other] { $reinforced } to reinforcement
 }
to-shield = { $shield ->
    [0] { "" }
   *[other] { $shield } to the shield
 }
to-hull = { $hull ->
    [0] { "" }
   *[other] { $hull } to the hull
 }
critical = { $piece } takes a critical hit, rolled { $dice-1 } and { $dice-2 }: { $effect ->
    [hull] 3 more hull boxes lost
    [shields] its shields are down until repaired
    [helm] its helm is down until repaired
    [power] its power is down until repaired
    [weapons] it loses a weapon group
    [radius] its turn radius grows by 1
    [drain] it loses 1 power
    [drive] it loses 1 hull box, and its FTL drive is offline
    [breach] its core is breached
    [nothing] no effect
   *[other] { $effect }
 }
group-lost = { $piece } loses group { $group }
destroyed = { $piece } is destroyed
explodes = { $piece } explodes at { PAIR($at) } for { $rating } damage

## Reasons of captains

why-charges = { $left ->
    [0] { $piece } charges group { $group } ({ weapon }), which is then ready
    [one] { $piece } charges group { $group } ({ weapon }): { $left } more box to fill
   *[other] { $piece } charges group { $group } ({ weapon }): { $left } more boxes to fill
 }
why-powers = { $left ->
    [0] { $piece } charges { $squadron }, which is then ready
    [one] { $piece } charges { $squadron }: { $left } more box to fill
   *[other] { $piece } charges { $squadron }: { $left } more boxes to fill
 }
why-reinforces = { $piece } reinforces its { arc } shield from { $before } to { $holds }{ against }
against = { COUNT($from) ->
    [0] { "" }
   *[other] { " " }against the fire of { LIST($from) }
 }
why-buys = { $piece } { buys }{ gains }
gains = { WORD($purchase, 1) ->
    [slip] , to move aside and keep its facing
    [through] , to turn sooner
    [battery] , to spend the point later
   *[other] { "" }
 }
why-speed = { COMPARE($speed, $before) ->
    [less] { $piece } slows from speed { $before } to { $speed }{ pace }
    [more] { $piece } speeds up from { $before } to { $speed }{ pace }
   *[other] { $piece } keeps speed { $speed }{ pace }
 }
pace = : { $power } power, turn radius { $radius }
why-retreats = { $piece } retreats at speed { $speed }, from { $before }{ pace }
why-off = { $piece } leaves the map
why-lands = { $piece } lands on { $carrier }
why-launches = { $piece } launches { $squadron } { hexes } from { $target }
hexes = { $range ->
    [one] { $range } hex
   *[other] { $range } hexes
 }
why-leaves = { $piece } leaves the map
why-bears = { $groups ->
    [one] { $piece } brings { $groups } charged group to bear on { $target } at range { $range }
   *[other] { $piece } brings { $groups } charged groups to bear on { $target } at range { $range }
 }
why-closes = { $piece } closes on { $target }, from { $before } to { hexes }
why-keeps = { $piece } stays { hexes } from { $target }
why-moves = { $target ->
    [none] { $piece } flies on: no enemy is on the map
   *[other] { $piece } moves away from { $target }, from { $before } to { hexes }
 }
why-clear = { $piece } moves out of the fire of { LIST($from) }
why-flies = { $arc ->
    [none] { $piece } flies to within { hexes } of { $target }
   *[other] { $piece } flies to within { hexes } of { $target }, at its { arc } shield
 }
# partly unsaid: holds
why-fires = { $target ->
    [none] { $piece } fires group { $group } ({ weapon }) at nobody
   *[other] { $piece } fires group { $group } ({ weapon }) at { $target }, range { $range }: { TENTHS($expected) } damage expected{ behind }
 }
behind = { $arc ->
    [none] { "" }
   *[other] { " " }against its { arc } shield of { $holds }
 }
why-sends = { $piece } launches group { $group } ({ weapon }) at { $target }, { hexes } away
why-first = { $piece } takes its damage first: its front shield holds { $holds }
why-shield = { $piece } takes { $points } damage on its { arc } shield, which holds { $holds }
why-waits = { $bears ->
    [true] holds its fire for a better shot
   *[false] fires nothing: no charged group bears
 }
why-done = { $step ->
    [power] buys nothing more in impulse { $impulse }
    [move] moves nothing more in impulse { $impulse }
   *[other] has nothing to choose in { $step } after impulse { $impulse }
 }
