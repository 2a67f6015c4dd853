### version 1
### Sentences of Full Thrust, one for each kind of event; docs/events.md says what the facts are.

## Words

separator = ,{ " " }
arc = { $arc ->
    [fore] fore
    [starboard] starboard
    [aft] aft
    [port] port
   *[other] { $arc }
 }
edge = { $edge ->
    [top] top
    [right] right
    [bottom] bottom
    [left] left
   *[other] { $edge }
 }
# Damage, before the ship it is done to.
harm = { $points ->
    [0] no damage to
    [one] { $points } point on
   *[other] { $points } points on
 }
# A system as one speaks of it: ships and batteries have names alike.
system = { INITIAL($system) ->
    [A] battery { $system }
    [B] battery { $system }
    [C] battery { $system }
   *[other] { $system ->
        [drive] drive
       *[other] { $system }
    }
 }

## Movement

revealed = turn { $turn }: orders are revealed, both fleets move
# unsaid: bend, from
moves = { $piece } { steers } to { PLACE($to) } on course { $course } at velocity { $velocity }
# Turn and thrust as they are written in orders: S2,+1.
steers = { $turn ->
    [0] { $thrust ->
        [0] goes straight on
       *[other] moves { SIGNED($thrust, minus: "-") }
    }
   *[other] moves { SIGNED($turn, plus: "S", minus: "P") }{ thrusts }
 }
thrusts = { $thrust ->
    [0] { "" }
   *[other] ,{ SIGNED($thrust, minus: "-") }
 }
enters = { $piece } comes back at { PLACE($at) } on course { $course }
void = { $what ->
    [launch-beyond-edge] { $piece }: no launch beyond the table's edge
    [group-too-far] { $piece }: its group is farther than 18 in
    [nothing-to-ram] { $piece }: nothing to ram within 2 in
   *[other] { $piece }: { $what }
 }
leaves = { $back ->
    [none] { $piece } leaves by the { edge } edge and may not return
   *[other] { $piece } leaves by the { edge } edge and may return from turn { $back } on
 }
withdraws = { $piece } withdraws by the { edge } edge
together = { $piece } and { $target } stand at one place and do not collide
begins = { $phase ->
    [orders] orders next
    [scans] scans next
    [fighters] fighters next
    [attacks] attacks next
    [defence] defence next
    [fire] fire next
    [over] over next
   *[other] { $phase } next
 }

## Scans

scans = { $piece } scans { $target }
shown = { $piece } is a { $class }
dummy = { $piece } is a dummy and is removed

## Fire

line = { $target } is on the line, and in the { arc } arc of { $piece }
declares = { COUNT($targets) ->
    [0] { $piece } holds its fire
   *[other] { $piece } fires at { LIST($targets, $weapons, of: "shot") }
 }
# A target, and the weapons that fire at it.
shot = { $item-1 } with { LIST($item-2) }
fires = { $dice ->
    [one] { $piece } fires battery { $weapon } at { $target }: { INCHES($range) } in, { arc }, { $dice } die
   *[other] { $piece } fires battery { $weapon } at { $target }: { INCHES($range) } in, { arc }, { $dice } dice
 }
# unsaid: each, expects
hits = { LIST($faces) }: { harm } { $target }
# unsaid: expects
torpedo = { $piece } fires { $weapon } at { $target }: { INCHES($range) } in, { $face } of { $needs }+: { harm } { $target }
needle = { $piece } fires { $weapon } at { system } of { $target }: { $face } of 5+
damage = { $piece }: { $damage } of { $of } boxes crossed off
destroyed = { $piece } is destroyed
# unsaid: needs, expects
threshold = { $lost ->
    [true] { $piece } at point { $point }: { system } rolls { $face } and lost
   *[false] { $piece } at point { $point }: { system } rolls { $face } and holds
 }
knocked = { $system ->
    [drive] { $piece }: drive is hit
   *[other] { $piece }: { system } is knocked out
 }
first = { $face }: side { $side } fires first
passes = side { $side } passes

## Fighters

launched = { $piece } launches { $group } at { PLACE($at) }
recovered = { $piece } recovers { $group }
flies = { $group } flies to { PLACE($to) } and faces { $course }
# unsaid: each, expects
attacks = { $group } attacks { $target }: { LIST($faces) }: { harm } { $target }
defends = { $left ->
    [one] { $piece } fires at { $group }: { $face }, { $left } fighter left
   *[other] { $piece } fires at { $group }: { $face }, { $left } fighters left
 }
group-lost = { $group } is lost

## Ramming, morale and the end

rams = { COMPARE(SUM($own), SUM($other)) ->
    [more] { $piece } rams { $target }: { $own-1 } + { $own-2 } against { $other-1 } + { $other-2 }: rammed
   *[other] { $piece } rams { $target }: { $own-1 } + { $own-2 } against { $other-1 } + { $other-2 }: evaded
 }
rammed = 2D6 are { $sum }: { harm } { $piece } and { $target } each
morale = { COMPARE($face, $needs) ->
    [less] side { $side } rolls { $face } of { $needs }+ and holds
   *[other] side { $side } rolls { $face } of { $needs }+ and breaks off
 }
over = { $winner ->
    [none] a draw; points { $points-1 } to { $points-2 }
   *[other] side { $winner } wins; points { $points-1 } to { $points-2 }
 }

## Reasons of captains

# unsaid: piece
why-enters = { $name } comes back by the { edge } edge
# unsaid: piece
why-stays-away = { $name } stays off the table, beyond the { edge } edge
# unsaid: piece
why-leaves = { $counts ->
    [true] { $name } leaves by the { edge } edge, its way out
   *[false] { $name } leaves the table by the { edge } edge
 }
# unsaid: piece
why-runs = { $name } makes for the { edge } edge, its way out: { TENTHS($range) } in to go, from { TENTHS($before) }
# unsaid: piece, target
why-rams = { $name } steers into { $called }
# unsaid: piece
why-launches = { $groups ->
    [one] { $name } launches { $groups } fighter group
   *[other] { $name } launches { $groups } fighter groups
 }
# unsaid: piece, target
why-bears = { $name } brings { JOIN(batteries, torpedoes, needles) } to bear on { $called }, { arc }, at { TENTHS($range) } in{ hopes }
batteries = { $batteries ->
    [0] { "" }
    [one] { $batteries } battery
   *[other] { $batteries } batteries
 }
torpedoes = { $torpedoes ->
    [0] { "" }
    [one] { $torpedoes } torpedo
   *[other] { $torpedoes } torpedoes
 }
needles = { $needles ->
    [0] { "" }
    [one] { $needles } needle beam
   *[other] { $needles } needle beams
 }
hopes = { $expected ->
    [none] { "" }
   *[other] : { TENTHS($expected) } points expected
 }
# unsaid: piece
why-alone = { $name } flies on: no enemy is in sight
# unsaid: piece, target
why-closes = { $name } closes from { TENTHS($before) } to { TENTHS($range) } in from { $called }
# unsaid: piece, target
why-opens = { $name } opens the range to { $called } from { TENTHS($before) } to { TENTHS($range) } in
# unsaid: piece, target
why-keeps = { $name } stays { TENTHS($range) } in from { $called }
# unsaid: piece
why-edge = { $name } stays on the table: straight on, it would leave by the { edge } edge
# unsaid: piece, from
why-clear = { $name } keeps out of the fire of { LIST($foes) }
# unsaid: ships, target
why-fires = { LIST($names) } with { guns } at { $called }: { TENTHS($expected) } points expected of { $left } left, { fate }
guns = { $weapons ->
    [one] { $weapons } weapon
   *[other] { $weapons } weapons
 }
fate = { $chance ->
    [0] which cannot destroy it
   *[other] destroyed in { $chance } %
 }
# unsaid: piece, target
why-needles = { $name } aims its needle beam at { system } of { $called }
# unsaid: piece, target
why-scans = { $name } scans { $called } at { TENTHS($range) } in to learn its class
# unsaid: target
why-flies = { $reaches ->
    [true] { $group } flies to { TENTHS($range) } in from { $called }, near enough to attack
   *[false] { $group } flies to { TENTHS($range) } in from { $called }
 }
# unsaid: target
why-attacks = { $group } attacks { $called }: { TENTHS($expected) } points expected, { fate }
# unsaid: piece
why-guards = { $name } fires at { $group }, which attacks it
why-silent = { $bears ->
    [true] holds its fire
   *[false] fires at nothing: no weapon bears
 }
why-passes = { $phase ->
    [scans] scans no marker
    [fighters] leaves its fighters where they are
    [attacks] sends no fighters to attack
    [defence] fires at no fighters
   *[other] gives no orders in { $phase }
 }
