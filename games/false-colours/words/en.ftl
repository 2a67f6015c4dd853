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
    [call] the call is true: { $piece } flies the flag
    [broadside] a broadside shows the flag: { $piece } flies it
    [last] no other ship of its side can fly the flag: { $piece } flies it
    [end] the battle is over: { $piece } flew the flag
   *[other] { $piece } flies the flag: { $why }
 }
cleared = the call is false: { $piece } does not fly the flag; it { $repaired ->
    [0] is whole with { $hull } hull
   *[other] repairs { $repaired } and has { $hull } hull
 }

## Movement

# unsaid: from
moved = { $piece } { course }: now at { PAIR($to) }, facing { $facing }
course = { $course ->
    [1] goes 1 hex
    [2] goes 2 hexes
    [3] goes 3 hexes
    [L0] turns left
    [L1] turns left and goes 1 hex
    [L2] turns left and goes 2 hexes
    [L3] turns left and goes 3 hexes
    [R0] turns right
    [R1] turns right and goes 1 hex
    [R2] turns right and goes 2 hexes
    [R3] turns right and goes 3 hexes
   *[other] takes course { $course }
 }
evades = { $piece } evades

## Fire

fires = { $piece } { aim }, range { $range }: { dice } on { faces }, { hits }
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
    [6] 6
   *[other] { $needs } or more
 }
hits = { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
 }
no-shot = { $piece } does not fire: it has no shot at { $named } or at another enemy
damaged = { $piece } loses { $lost } hull: { $left ->
    [0] none is left
   *[other] { $left } left
 }
destroyed = { $piece } is lost

## End

over = { $winner ->
    [none] { $how ->
        [both] both flagships are lost and hull is equal: the battle is a draw
        [limit] the last turn is over and hull is equal: the battle is a draw
       *[other] { $how }: the battle is a draw
    }
   *[other] { $how ->
        [flagship] the flagship of { loser } is lost: side { $winner } wins
        [both] both flagships are lost, and side { $winner } has more hull: side { $winner } wins
        [limit] the last turn is over, and side { $winner } has more hull: side { $winner } wins
       *[other] { $how }: side { $winner } wins
    }
 }
loser = { $winner ->
    [1] side 2
   *[other] side 1
 }
margin = hull left: { $left-1 } of side 1, { $left-2 } of side 2

## Reasons of captains

why-hides = { $piece } flies the flag{ $range ->
    [none] { "" }
   *[other] , { away } from the nearest enemy
 }
away = { $range ->
    [one] { $range } hex
   *[other] { $range } hexes
 }
why-calls = calls { $target }, one of { $many } ships that may fly the flag{ $repairs ->
    [true] ; a false call repairs it
   *[false] ; a false call costs nothing but itself
 }
why-fires = { $piece } fires at { $target } from { away }: { dice }, a hit in { $chance } %
why-broadside = { $piece } fires a broadside at { $target } from { away }: { dice }, a hit in { $chance } %{ $known ->
    [true] { "" }
   *[false] ; it shows your flag
 }
why-awaits = { $piece } aims at { $named }; if that does not come into the arc, it fires at { $target } from { away } with { dice }, a hit in { $chance } %
why-guesses = { $piece } turns its guns to where { $target } may be; nobody is in its arc and range now
why-evades = { $piece } evades the fire of { LIST($from) }
why-closes = { $piece } closes on { $target }, from { $before } to { away }
why-opens = { $piece } moves away from { $target }, from { $before } to { away }
why-waits = { $piece } keeps its distance
