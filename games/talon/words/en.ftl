### version 2
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

round = round { $number }
turn = impulse { $impulse }: the turn of side { $side }
initiative = { $flipped ->
    [true] { $change } to change, { $defend } to defend: side { $side } takes the initiative
   *[false] { $change } to change, { $defend } to defend: side { $side } keeps the initiative
 }
holds = { $impulses ->
    [one] side { $side } holds its enemy in front: { $impulses } impulse
   *[other] side { $side } holds its enemy in front: { $impulses } impulses running
 }
power-phase = power phase
over = { $winner ->
    [none] { $how ->
        [limit] the last round is over, and nobody has destroyed more: a draw
        [fleet] nobody is left on the map: a draw
       *[other] { $how }: a draw
    }
   *[other] { $how ->
        [fleet] no enemy is left on the map: side { $winner } wins
        [circle] the enemy was held in front for long enough: side { $winner } wins
        [limit] the last round is over, and more points are destroyed: side { $winner } wins
       *[other] { $how }: side { $winner } wins
    }
 }

## Power

expired = the reinforcement of the { arc } shield of { $piece } expires
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
    [slip] gets a side-slip marker
    [through] powers through: one less on its turn radius
    [battery] charges its battery
    [change] bids to take the initiative
    [defend] bids to keep the initiative
    [redirect] redirects { WORD($purchase, 2) } to { WORD($purchase, 4) }
    [power] charges { WORD($purchase, 2) }
   *[other] buys { $purchase }
 }
from-battery = { $battery ->
    [true] { " " }from its battery
   *[false] { "" }
 }
# Only power for a squadron can be in vain.
in-vain = { $vain ->
    [true] , in vain: it is charged already
   *[false] { "" }
 }
charged = { $piece } charges group { LIST($groups, of: "charged-box") }
charged-box = { $yellow ->
    [true] { $group } yellow
   *[false] { $group } red
 }
speed = { COMPARE($speed, $before) ->
    [same] { $piece } stays at speed { $speed }: power { $power }, turn radius { $radius }
   *[other] { $piece } goes to speed { $speed }: power { $power }, turn radius { $radius }
 }
no-speed = { $piece } has no power for any speed it could choose
announces = { $piece } announces its retreat
retreated = { $piece } has retreated
repair = { $piece } rolls { $face }: { $system ->
    [shields] { $works ->
        [true] shields work again
       *[false] shields stay down
    }
    [helm] { $works ->
        [true] helm works again
       *[false] helm stays down
    }
    [power] { $works ->
        [true] power works again
       *[false] power stays down
    }
   *[other] { $works ->
        [true] { $system } works again
       *[false] { $system } stays down
    }
 }

## Movement

# unsaid: from
# partly unsaid: count
moved = { $piece } moves { way }{ burner } to { PAIR($to) }, facing { $facing }{ wake }
burner = { $afterburner ->
    [true] { " " }with its afterburner
   *[false] { "" }
 }
wake = { $marker ->
    [none] { "" }
   *[other] { $count ->
        [one] , free to turn in { $count } hex, at { PAIR($marker) }
       *[other] , free to turn in { $count } hexes, at { PAIR($marker) }
    }
 }
blocked = { $piece } has a planet before it and stays where it is
left = { $piece } has left the map at { PAIR($at) }
rotated = { $piece } rotates { way }, facing { $facing }
collides = { $piece } and { $other } collide at { PAIR($at) }
asteroids = { $piece } is hit for { $damage } by asteroids at { PAIR($at) }

## Missiles and squadrons

launched = { $piece } launches { $squadron } to { PAIR($at) }, facing { $facing }
landed = { $piece } lands on { $carrier }
# unsaid: at
missile-launched = { $piece } launches { $missile } at { $target }
# unsaid: from
missile-moved = { $missile } moves to { PAIR($to) }
missile-hits = { $missile } hits { $target } on the { arc } side
missile-damaged = { $missile } is damaged: hull { $left } left
missile-gone = { $why ->
    [hit] { $missile } has hit
    [shot] { $missile } is shot down
    [explosion] { $missile } is lost in an explosion
    [planet] { $missile } crashes into a planet
    [target-gone] { $missile } has no target any more, and is gone
    [left] { $missile } has left the map
   *[other] { $missile } is gone: { $why }
 }

## Fire

fires = { COUNT($targets) ->
    [0] { $piece } fires group { $group }, { weapon }
   *[other] { $piece } fires group { $group }, { weapon }, at { LIST($targets) }
 }
# unsaid: piece, weapon, sixths
shot = { $face }{ less } at { $target }, range { $range }: { $damage ->
    [0] a miss
   *[other] { $damage } damage
 }
less = { $penalty ->
    [0] { "" }
   *[other] { " " }less { $penalty }
 }
# partly unsaid: gone, piece
shot-lost = { COMPARE($piece, $gone) ->
    [same] { $piece } is gone: its shot at { $target } is lost
   *[other] { $target } is gone: the shot is lost
 }
fusion = { $piece } rolls { $face } for everything in its arc
shield = { $piece } takes it on the { arc } shield
damaged = { $piece } takes { $damage } on the { arc } side: { JOIN(to-reinforcement, to-shield, to-hull) }
to-reinforcement = { $reinforced ->
    [0] { "" }
   *[other] { $reinforced } absorbed
 }
to-shield = { $shield ->
    [0] { "" }
    [one] { $shield } shield box
   *[other] { $shield } shield boxes
 }
to-hull = { $hull ->
    [0] { "" }
   *[other] { $hull } to the hull
 }
critical = critical hit on { $piece }, { $dice-1 } and { $dice-2 }: { $effect ->
    [hull] three more hull boxes
    [shields] shields down until repaired
    [helm] helm down until repaired
    [power] no action points until repaired
    [weapons] a weapon group is lost
    [radius] the turn radius grows
    [drain] one less power
    [drive] one hull box, and the FTL drive is offline
    [breach] core breach
    [nothing] no effect
   *[other] { $effect }
 }
group-lost = { $piece } loses group { $group }
destroyed = { $piece } is destroyed
explodes = { $piece } explodes at { PAIR($at) } for { $rating }

## Reasons of captains

why-charges = { $left ->
    [0] { $piece } charges group { $group }, { weapon }: it is ready with that
    [one] { $piece } charges group { $group }, { weapon }: { $left } box is left to fill
   *[other] { $piece } charges group { $group }, { weapon }: { $left } boxes are left to fill
 }
why-powers = { $left ->
    [0] { $piece } charges { $squadron }: it is ready with that
    [one] { $piece } charges { $squadron }: { $left } box is left to fill
   *[other] { $piece } charges { $squadron }: { $left } boxes are left to fill
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
why-closes = { $piece } closes from { $before } to { hexes } from { $target }
why-keeps = { $piece } stays { hexes } from { $target }
why-moves = { $target ->
    [none] { $piece } flies on: no enemy is on the map
   *[other] { $piece } moves off from { $before } to { hexes } from { $target }
 }
why-clear = { $piece } leaves the fire of { LIST($from) }
why-flies = { $arc ->
    [none] { $piece } flies to { hexes } from { $target }
   *[other] { $piece } flies to { hexes } from { $target }, off its { arc } shield
 }
# partly unsaid: holds
why-fires = { $target ->
    [none] { $piece } fires group { $group }, { weapon }, at nobody
   *[other] { $piece } fires group { $group }, { weapon }, at { $target } at range { $range }: { TENTHS($expected) } points expected{ behind }
 }
behind = { $arc ->
    [none] { "" }
   *[other] , and its { arc } shield holds { $holds }
 }
why-sends = { $piece } launches group { $group }, { weapon }, at { $target }, { hexes } away
why-first = { $piece } takes its damage first: its front shield holds { $holds }
why-shield = { $points ->
    [one] { $piece } takes { $points } point on its { arc } shield, which holds { $holds }
   *[other] { $piece } takes { $points } points on its { arc } shield, which holds { $holds }
 }
why-waits = { $bears ->
    [true] holds its fire for a better shot
   *[false] fires nothing: no charged group bears
 }
why-done = { $step ->
    [power] buys nothing more in impulse { $impulse }
    [move] moves nothing more in impulse { $impulse }
   *[other] has nothing to choose in { $step } after impulse { $impulse }
 }
