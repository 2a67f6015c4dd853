### version 2
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
   *[other] { $points } damage to
 }
# A system as one speaks of it: ships and batteries have names alike.
system = { INITIAL($system) ->
    [A] battery { $system }
    [B] battery { $system }
    [C] battery { $system }
    [T] torpedo { $system }
    [N] needle beam { $system }
    [F] firecon { $system }
   *[other] { $system ->
        [drive] the drive
       *[other] { $system }
    }
 }

## Movement

revealed = turn { $turn }: both fleets reveal their orders and move
# unsaid: bend, from
moves = { $piece } { steers }: now at { PLACE($to) } on course { $course } at velocity { $velocity }
steers = { COMPARE($turn, 0) ->
    [less] turns { port } to port{ thrusts }
    [more] turns { starboard } to starboard{ thrusts }
   *[other] { COMPARE($thrust, 0) ->
        [less] goes straight on and slows by { SIGNED($thrust, minus: "") }
        [more] goes straight on and accelerates by { $thrust }
       *[other] goes straight on
    }
 }
port = { $turn ->
    [-1] 1 point
   *[other] { SIGNED($turn, minus: "") } points
 }
starboard = { $turn ->
    [one] { $turn } point
   *[other] { $turn } points
 }
thrusts = { COMPARE($thrust, 0) ->
    [less] { " " }and slows by { SIGNED($thrust, minus: "") }
    [more] { " " }and accelerates by { $thrust }
   *[other] { "" }
 }
enters = { $piece } returns to the table at { PLACE($at) } on course { $course }
void = { $what ->
    [launch-beyond-edge] { $piece } launches no fighters: they would start beyond the table's edge
    [group-too-far] { $piece } cannot recover its group, which is more than 18 in away
    [nothing-to-ram] { $piece } rams nothing: its target is not within 2 in
   *[other] { $piece }: { $what }
 }
leaves = { $back ->
    [none] { $piece } leaves by the { edge } edge and may not return
   *[other] { $piece } leaves by the { edge } edge and may return from turn { $back } on
 }
withdraws = { $piece } withdraws by the { edge } edge
together = { $piece } and { $target } share one place without a collision
begins = { $phase ->
    [orders] next: movement orders
    [scans] next: scans
    [fighters] next: fighters move
    [attacks] next: fighters attack
    [defence] next: anti-fighter fire
    [fire] next: fire
    [over] next: the end
   *[other] next: { $phase }
 }

## Scans

scans = { $piece } scans { $target }
shown = { $piece } is revealed: { $class }
dummy = { $piece } is revealed as a dummy and removed

## Fire

line = { $target } lies on the line between two arcs of { $piece }, and counts as { arc }
declares = { COUNT($targets) ->
    [0] { $piece } holds its fire
   *[other] { $piece } fires at { LIST($targets, $weapons, of: "shot") }
 }
# A target, and the weapons that fire at it.
shot = { $item-1 } with { LIST($item-2) }
fires = { $dice ->
    [one] { $piece } fires battery { $weapon } at { $target }: range { TENTHS($range) } in, { arc } arc, { $dice } die
   *[other] { $piece } fires battery { $weapon } at { $target }: range { TENTHS($range) } in, { arc } arc, { $dice } dice
 }
# unsaid: each, expects
hits = rolled { LIST($faces) }: { harm } { $target }
# unsaid: expects
torpedo = { $piece } fires torpedo { $weapon } at { $target }: range { TENTHS($range) } in, rolled { $face }, needed { $needs }+: { harm } { $target }
needle = { COMPARE($face, 5) ->
    [less] { $piece } fires needle beam { $weapon } at { system } of { $target }: rolled { $face }, needed 5+: a miss
   *[other] { $piece } fires needle beam { $weapon } at { system } of { $target }: rolled { $face }, needed 5+: a hit
 }
damage = { $of ->
    [one] { $piece } has { $damage } of { $of } damage box crossed off
   *[other] { $piece } has { $damage } of { $of } damage boxes crossed off
 }
destroyed = { $piece } is destroyed
# unsaid: expects
threshold = { $lost ->
    [true] { $piece } checks { system } at threshold point { $point }: rolled { $face }, lost on { $needs }+: it is lost
   *[false] { $piece } checks { system } at threshold point { $point }: rolled { $face }, lost on { $needs }+: it holds
 }
knocked = { $system ->
    [drive] { $piece } has its drive hit
   *[other] { $piece } loses { system }
 }
first = a die shows { $face }: side { $side } fires first
passes = side { $side } passes

## Fighters

launched = { $piece } launches { $group } at { PLACE($at) }
recovered = { $piece } recovers { $group }
flies = { $group } flies to { PLACE($to) } and faces course { $course }
# unsaid: each, expects
attacks = { $group } attacks { $target } and rolls { LIST($faces) }: { harm } { $target }
defends = { $left ->
    [one] { $piece } fires at { $group } and rolls { $face }: { $left } fighter left
   *[other] { $piece } fires at { $group } and rolls { $face }: { $left } fighters left
 }
group-lost = { $group } is lost

## Ramming, morale and the end

rams = { COMPARE(SUM($own), SUM($other)) ->
    [more] { $piece } tries to ram { $target }: { $own-1 } + { $own-2 } beats { $other-1 } + { $other-2 }, so it rams
   *[other] { $piece } tries to ram { $target }: { $own-1 } + { $own-2 } does not beat { $other-1 } + { $other-2 }, so { $target } evades
 }
rammed = two dice add up to { $sum }: { harm } each of { $piece } and { $target }
morale = { COMPARE($face, $needs) ->
    [less] side { $side } checks its morale: rolled { $face }, breaks off on { $needs }+: it fights on
   *[other] side { $side } checks its morale: rolled { $face }, breaks off on { $needs }+: it breaks off
 }
over = { $winner ->
    [none] the battle is a draw; points { $points-1 } to { $points-2 }
   *[other] side { $winner } wins; points { $points-1 } to { $points-2 }
 }

## Reasons of captains

# unsaid: piece
why-enters = { $name } returns by the { edge } edge
# unsaid: piece
why-stays-away = { $name } stays off the table, beyond the { edge } edge
# unsaid: piece
why-leaves = { $counts ->
    [true] { $name } leaves by the { edge } edge, its exit
   *[false] { $name } leaves the table by the { edge } edge
 }
# unsaid: piece
why-runs = { $name } makes for the { edge } edge, its exit: from { TENTHS($before) } to { TENTHS($range) } in to go
# unsaid: piece, target
why-rams = { $name } steers into { $called }
# unsaid: piece
why-launches = { $groups ->
    [one] { $name } launches { $groups } fighter group
   *[other] { $name } launches { $groups } fighter groups
 }
# unsaid: piece, target
why-bears = { $name } brings { JOIN(batteries, torpedoes, needles) } to bear on { $called } at { TENTHS($range) } in, { arc } arc{ hopes }
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
   *[other] : { TENTHS($expected) } damage expected
 }
# unsaid: piece
why-alone = { $name } flies on: no enemy is in sight
# unsaid: piece, target
why-closes = { $name } closes on { $called }, from { TENTHS($before) } to { TENTHS($range) } in
# unsaid: piece, target
why-opens = { $name } moves away from { $called }, from { TENTHS($before) } to { TENTHS($range) } in
# unsaid: piece, target
why-keeps = { $name } stays { TENTHS($range) } in from { $called }
# unsaid: piece
why-edge = { $name } turns to stay on the table: straight on it would leave by the { edge } edge
# unsaid: piece, from
why-clear = { $name } keeps out of the fire of { LIST($foes) }
# unsaid: ships, target
why-fires = { COUNT($names) ->
    [one] { LIST($names) } fires { guns } at { $called }: { result }
   *[other] { LIST($names) } fire { guns } at { $called }: { result }
 }
result = { TENTHS($expected) } damage expected; it takes { $left } to destroy it, { fate }
guns = { $weapons ->
    [one] { $weapons } weapon
   *[other] { $weapons } weapons
 }
fate = { $chance ->
    [0] which is not possible now
   *[other] a chance of { $chance } %
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
why-attacks = { $group } attacks { $called }: { TENTHS($expected) } damage expected{ kill }
kill = { $chance ->
    [0] { "" }
   *[other] , { $chance } % to destroy it
 }
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
