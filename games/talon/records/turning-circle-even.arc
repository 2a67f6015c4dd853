firing-arc record 2
game talon 2
wording en 3
scenario turning-circle-even
option turn-limit 1
seat 1 doctrine
seat 2 doctrine
dice seed 17
| title = "Turning circle, even"
| brief = "Nobody fires. Keep the other in front of your bow, no more than three hexes away, through the ends of three impulses on end, and the field is yours. Even form: both sides fly the Talon cruiser, and there are twenty rounds."
| goal = "circle"
|
| [options]
| turn-limit = 20
|
| [[side]]
| name = "Terran"
| ship = [
|   { class = "T-CA", at = [8, 2], facing = 1 },
| ]
|
| [[side]]
| name = "Talon"
| ship = [
|   { class = "T-CA", at = [17, 2], facing = 4 },
| ]
= 7747e1676c304e56

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"A","side":1}
# impulse A: side 1 takes its turn
= b23100d89ac18066

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"B","side":2}
# impulse B: side 2 takes its turn
= cc50cb809ec2808a

turn 1
> 2  done
= 783799a3a6c3e425

turn 1
> 2  T-CA-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":false,"from":[17,2],"to":[16,2],"facing":4,"count":0,"marker":null}
# T-CA-2 moves straight to 16,2, facing 4
[TAL-1.3] {"kind":"turn","impulse":"B","side":1}
# impulse B: side 1 takes its turn
= e0cd82313888ab8c

turn 1
> 1  done
= 5cbf9c20e5633465

turn 1
> 1  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[8,2],"to":[9,2],"facing":1,"count":0,"marker":null}
# T-CA-1 moves straight to 9,2, facing 1
[TAL-1.3] {"kind":"turn","impulse":"C","side":2}
# impulse C: side 2 takes its turn
= 68a6776fcc6c9d41

turn 1
> 2  done
[TAL-1.3] {"kind":"turn","impulse":"C","side":1}
# impulse C: side 1 takes its turn
= ad40ada61146257b

turn 1
> 1  done
[TAL-1.3] {"kind":"turn","impulse":"D","side":2}
# impulse D: side 2 takes its turn
= df7c21ee22f3a1ec

turn 1
> 2  done
= cc5dcea52d09146e

turn 1
> 2  T-CA-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":false,"from":[16,2],"to":[15,2],"facing":4,"count":0,"marker":null}
# T-CA-2 moves straight to 15,2, facing 4
[TAL-1.3] {"kind":"turn","impulse":"D","side":1}
# impulse D: side 1 takes its turn
= 376ba7e6496a7289

turn 1
> 1  T-CA-1: change
[TAL-1.5] {"kind":"bought","piece":"T-CA-1","purchase":"change","battery":false,"vain":false}
# T-CA-1 spends a point to take the initiative
= 4ddfbd84e92f6185

turn 1
> 1  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[9,2],"to":[10,2],"facing":1,"count":0,"marker":null}
# T-CA-1 moves straight to 10,2, facing 1
[TAL-1.5] {"kind":"initiative","side":1,"change":1,"defend":0,"flipped":true}
# 1 spent to take the initiative, 0 to keep it: side 1 takes it
[TAL-1.3] {"kind":"turn","impulse":"E","side":1}
# impulse E: side 1 takes its turn
= 789ef426cdaebbb8

turn 1
> 1  T-CA-1: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":true,"from":[10,2],"to":[11,2],"facing":1,"count":0,"marker":null}
# T-CA-1 moves straight with its afterburner to 11,2, facing 1
[TAL-1.3] {"kind":"turn","impulse":"E","side":2}
# impulse E: side 2 takes its turn
= 0bc99e9b2483b4eb

turn 1
> 2  T-CA-2: afterburner straight
[TAL-10.1] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":true,"from":[15,2],"to":[14,2],"facing":4,"count":0,"marker":null}
# T-CA-2 moves straight with its afterburner to 14,2, facing 4
[TAL-16] {"kind":"holds","side":1,"impulses":1}
# side 1 has held its enemy in front for 1 impulse
[TAL-16] {"kind":"holds","side":2,"impulses":1}
# side 2 has held its enemy in front for 1 impulse
[TAL-1.3] {"kind":"turn","impulse":"F","side":1}
# impulse F: side 1 takes its turn
= 8f8f03b739915dc5

turn 1
> 1  done
= da7fc79efef35063

turn 1
> 1  T-CA-1: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-1","way":"straight","afterburner":false,"from":[11,2],"to":[12,2],"facing":1,"count":0,"marker":null}
# T-CA-1 moves straight to 12,2, facing 1
[TAL-1.3] {"kind":"turn","impulse":"F","side":2}
# impulse F: side 2 takes its turn
= 31f270504ad1f780

turn 1
> 2  T-CA-2: change
[TAL-1.5] {"kind":"bought","piece":"T-CA-2","purchase":"change","battery":false,"vain":false}
# T-CA-2 spends a point to take the initiative
= 37ddb566aec9c865

turn 1
> 2  T-CA-2: straight
[TAL-7.1.3] {"kind":"moved","piece":"T-CA-2","way":"straight","afterburner":false,"from":[14,2],"to":[13,2],"facing":4,"count":0,"marker":null}
# T-CA-2 moves straight to 13,2, facing 4
[TAL-1.5] {"kind":"initiative","side":2,"change":1,"defend":0,"flipped":true}
# 1 spent to take the initiative, 0 to keep it: side 2 takes it
[TAL-16] {"kind":"holds","side":1,"impulses":2}
# side 1 has held its enemy in front for 2 impulses
[TAL-16] {"kind":"holds","side":2,"impulses":2}
# side 2 has held its enemy in front for 2 impulses
[TAL-1.2] {"kind":"power-phase"}
# the power phase begins
= b27f41e63eb7e758

turn 1
> 1  T-CA-1: speed 2
> 2  T-CA-2: speed 3
[TAL-9.2] {"kind":"speed","piece":"T-CA-1","speed":2,"before":3,"power":4,"radius":1}
# T-CA-1 changes to speed 2: power 4, turn radius 1
[TAL-16] {"kind":"over","winner":null,"how":"limit"}
# the last round is over and both sides have destroyed as much: the battle is a draw
= adcbaa3b953e7615
