### version 1
### Sentences of False Colours, one for each kind of event; docs/events.md says what the facts are.

## Lists

separator = ,{ " " }

## Flags and calls

flag = { $piece } flies the flag, and only its own side knows
flags = both flagships are chosen
silent = side { $side } orders nothing: its ships stay and hold fire
calls = side { $side } calls { $target }, “you fly the flag”: { calls-left }
calls-left = { $left ->
    [0] it has no calls left
    [one] it has { $left } call left
   *[other] it has { $left } calls left
 }
shown = { $why ->
    [open] flags are in sight: { $piece } flies the flag
    [call] the call finds the flag: { $piece } flies it
    [broadside] a broadside shows the flag: { $piece } flies it
    [last] no other ship of its side can fly the flag: { $piece } flies it
    [end] the battle is over: { $piece } flew the flag
   *[other] { $piece } flies the flag: { $why }
 }
cleared = the call fails: { $piece } does not fly the flag; { $repaired ->
    [one] it repairs { $repaired } hull point and has { $hull }
   *[other] it repairs { $repaired } hull points and has { $hull }
 }

## Movement

# unsaid: from
moved = { $piece } { course }: now at { PAIR($to) }, facing { $facing }
course = { INITIAL($course) ->
    [L] turns left{ ahead }
    [R] turns right{ ahead }
   *[other] goes { $course } ahead
 }
ahead = { $course ->
    [L0] { "" }
    [R0] { "" }
    [L1] { " " }and goes 1 ahead
    [R1] { " " }and goes 1 ahead
    [L2] { " " }and goes 2 ahead
    [R2] { " " }and goes 2 ahead
    [L3] { " " }and goes 3 ahead
    [R3] { " " }and goes 3 ahead
   *[other] , course { $course }
 }
evades = { $piece } evades

## Fire

fires = { $piece } { aim }, range { $range }, { dice }, { faces } to hit: { hits }
# Another target than the named one costs a die.
aim = { COMPARE($target, $named) ->
    [same] { gun } { $target }
   *[other] has no shot at { $named } and { gun } { $target }
 }
gun = { $weapon ->
    [guns] fires at
    [broadside] fires a broadside at
   *[other] fires { $weapon } at
 }
dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }
faces = { $needs ->
    [5] 5 or 6
    [6] 6
   *[other] { $needs } or more
 }
hits = { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
 }
no-shot = { $piece } does not fire: it has no dice against { $named } or another enemy
damaged = { $piece } loses { points }: { $left } left
points = { $lost ->
    [one] { $lost } hull point
   *[other] { $lost } hull points
 }
destroyed = { $piece } is lost

## End

over = { $winner ->
    [none] { $how ->
        [both] both flagships are lost and hull points are equal: the battle is a draw
        [limit] the last turn is over and hull points are equal: the battle is a draw
       *[other] { $how }: the battle is a draw
    }
   *[other] { $how ->
        [flagship] the flagship of { loser } is lost: side { $winner } wins
        [both] both flagships are lost, and side { $winner } has more hull points: side { $winner } wins
        [limit] the last turn is over, and side { $winner } has more hull points: side { $winner } wins
       *[other] { $how }: side { $winner } wins
    }
 }
loser = { $winner ->
    [1] side 2
   *[other] side 1
 }
margin = hull points left: { $left-1 } of side 1, { $left-2 } of side 2

## Reasons of captains

why-hides = { $range ->
    [none] { $piece } flies the flag
   *[other] { $piece } flies the flag, { away } from the nearest enemy
 }
away = { $range ->
    [one] { $range } hex
   *[other] { $range } hexes
 }
why-calls = calls { $target }, { odds-of-call }; a call that fails repairs it
odds-of-call = { $many ->
    [one] the only ship that may fly the flag
   *[other] one of { $many } ships that may fly the flag
 }
why-fires = { $piece } fires at { $target }, { away } away: { dice }, { $chance } % for a hit
why-broadside = { $piece } fires a broadside at { $target }, { away } away: { dice }, { $chance } % for a hit{ $known ->
    [true] { "" }
   *[false] ; it shows the flag
 }
why-awaits = { $piece } aims at { $named }, and fires at { $target } if { $named } stays out of arc or range: { away } away, { dice }, { $chance } % for a hit
why-guesses = { $piece } aims at { $target }, in case it comes into arc and range
why-evades = { $piece } evades the fire of { LIST($from) }
why-closes = { $piece } closes on { $target }, from { $before } to { away }
why-opens = { $piece } moves away from { $target }, from { $before } to { away }
why-waits = { $piece } keeps its distance
