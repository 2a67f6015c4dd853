firing-arc record 2
game full-thrust 1
wording en 1
scenario meeting-engagement
option armour on
option flagship on
option morale on
option ramming on
option thresholds on
option turning curved
seat 1 Hasty
seat 2 Rash
dice seed 5
| title = "Meeting engagement"
| brief = "Two patrols come in over adjacent edges on converging courses. Nobody has planned this; whoever reads the other's next order better takes the field."
|
| [table]
| width = 72
| height = 48
|
| [[side]]
| name = "Teal"
| edge = "bottom"
| flagship = 1
| ship = [
|   { class = "HC", name = "Sovereign", at = [18, 3], course = 12, velocity = 6 },
|   { class = "EC", name = "Vigilant", at = [24, 3], course = 12, velocity = 6 },
|   { class = "DD", name = "Swift", at = [12, 3], course = 12, velocity = 6 },
|   { class = "DD", name = "Sure", at = [30, 3], course = 12, velocity = 6 },
|   { class = "FF", name = "Dart", at = [36, 3], course = 12, velocity = 6 },
| ]
|
| [[side]]
| name = "Amber"
| edge = "right"
| flagship = 1
| ship = [
|   { class = "HC", name = "Castellan", at = [69, 24], course = 9, velocity = 6 },
|   { class = "EC", name = "Warden", at = [69, 30], course = 9, velocity = 6 },
|   { class = "DD", name = "Pike", at = [69, 18], course = 9, velocity = 6 },
|   { class = "DD", name = "Lance", at = [69, 36], course = 9, velocity = 6 },
|   { class = "FF", name = "Bolt", at = [69, 12], course = 9, velocity = 6 },
| ]
= 78b599d94f5d0479

turn 1
> 1  A1 +1; A2 S1,+5; ram B1; A3 -5; ram B3; A4 S2; ram B2; A5 S1,+1; ram B5
> 2  B1 P1,-3; B2 S3; ram A3; B3 S2,-2; ram A5; B4 S1,+3; ram A4; B5 P1,-5; ram A5
[FT-2.6] {"kind":"revealed","turn":1}
# turn 1: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[18000,3000],"bend":null,"to":[18000,10000],"turn":0,"thrust":1,"course":12,"velocity":7}
# A1 moves +1 to 18,10 on course 12 at velocity 7
[FT-2.2] {"kind":"moves","piece":"A2","from":[24000,3000],"bend":null,"to":[29500,12526],"turn":1,"thrust":5,"course":1,"velocity":11}
# A2 moves S1,+5 to 29.5,12.526 on course 1 at velocity 11
[FT-2.2] {"kind":"moves","piece":"A3","from":[12000,3000],"bend":null,"to":[12000,4000],"turn":0,"thrust":-5,"course":12,"velocity":1}
# A3 moves -5 to 12,4 on course 12 at velocity 1
[FT-2.2] {"kind":"moves","piece":"A4","from":[30000,3000],"bend":null,"to":[35196,6000],"turn":2,"thrust":0,"course":2,"velocity":6}
# A4 moves S2 to 35.196,6 on course 2 at velocity 6
[FT-2.2] {"kind":"moves","piece":"A5","from":[36000,3000],"bend":null,"to":[39500,9062],"turn":1,"thrust":1,"course":1,"velocity":7}
# A5 moves S1,+1 to 39.5,9.062 on course 1 at velocity 7
[FT-2.2] {"kind":"moves","piece":"B1","from":[69000,24000],"bend":null,"to":[66402,22500],"turn":-1,"thrust":-3,"course":8,"velocity":3}
# B1 moves P1,-3 to 66.402,22.5 on course 8 at velocity 3
[FT-4.3] {"kind":"moves","piece":"B2","from":[69000,30000],"bend":[66402,31500],"to":[66402,34500],"turn":3,"thrust":0,"course":12,"velocity":6}
# B2 moves S3 to 66.402,34.5 on course 12 at velocity 6
[FT-2.2] {"kind":"moves","piece":"B3","from":[69000,18000],"bend":null,"to":[67000,21464],"turn":2,"thrust":-2,"course":11,"velocity":4}
# B3 moves S2,-2 to 67,21.464 on course 11 at velocity 4
[FT-2.2] {"kind":"moves","piece":"B4","from":[69000,36000],"bend":null,"to":[61206,40500],"turn":1,"thrust":3,"course":10,"velocity":9}
# B4 moves S1,+3 to 61.206,40.5 on course 10 at velocity 9
[FT-2.2] {"kind":"moves","piece":"B5","from":[69000,12000],"bend":null,"to":[68134,11500],"turn":-1,"thrust":-5,"course":8,"velocity":1}
# B5 moves P1,-5 to 68.134,11.5 on course 8 at velocity 1
[FT-4.11] {"kind":"void","piece":"A2","what":"nothing-to-ram"}
# A2: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"A3","what":"nothing-to-ram"}
# A3: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"A4","what":"nothing-to-ram"}
# A4: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"A5","what":"nothing-to-ram"}
# A5: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"B2","what":"nothing-to-ram"}
# B2: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"B3","what":"nothing-to-ram"}
# B3: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"B4","what":"nothing-to-ram"}
# B4: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"B5","what":"nothing-to-ram"}
# B5: nothing to ram within 2 in
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 84fe0debdc9ccd99

turn 1
> 2  B1 > A5: A1
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A5"],"weapons":[["A1"]]}
# B1 fires at A5 with A1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A1","target":"A5","range":30071,"arc":"fore","dice":1}
# B1 fires battery A1 at A5: 30.071 in, fore, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A5","faces":[2],"points":0,"each":[0],"expects":666}
# 2: no damage to A5
= 1fe80059962256e0

turn 2
> 1  A1 P1; ram B2; A2 P3,-2; ram B2; A3 S2,-1; ram B4; A4 S2,+4; A5 +3
> 2  B1 P2,-1; ram A4; B2 P1,-2; ram A5; B3 S2,+4; ram A2; B4 +4; ram A3; B5 P3,+3
[FT-2.6] {"kind":"revealed","turn":2}
# turn 2: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[18000,10000],"bend":null,"to":[14500,16062],"turn":-1,"thrust":0,"course":11,"velocity":7}
# A1 moves P1 to 14.5,16.062 on course 11 at velocity 7
[FT-4.3] {"kind":"moves","piece":"A2","from":[29500,12526],"bend":[29500,17026],"to":[25603,19276],"turn":-3,"thrust":-2,"course":10,"velocity":9}
# A2 moves P3,-2 to 25.603,19.276 on course 10 at velocity 9
[FT-2.2] {"kind":"moves","piece":"A3","from":[12000,4000],"bend":null,"to":[12000,4000],"turn":2,"thrust":-1,"course":2,"velocity":0}
# A3 moves S2,-1 to 12,4 on course 2 at velocity 0
[FT-2.2] {"kind":"moves","piece":"A4","from":[35196,6000],"bend":null,"to":[43856,1000],"turn":2,"thrust":4,"course":4,"velocity":10}
# A4 moves S2,+4 to 43.856,1 on course 4 at velocity 10
[FT-2.2] {"kind":"moves","piece":"A5","from":[39500,9062],"bend":null,"to":[44500,17722],"turn":0,"thrust":3,"course":1,"velocity":10}
# A5 moves +3 to 44.5,17.722 on course 1 at velocity 10
[FT-2.2] {"kind":"moves","piece":"B1","from":[66402,22500],"bend":null,"to":[66402,20500],"turn":-2,"thrust":-1,"course":6,"velocity":2}
# B1 moves P2,-1 to 66.402,20.5 on course 6 at velocity 2
[FT-2.2] {"kind":"moves","piece":"B2","from":[66402,34500],"bend":null,"to":[64402,37964],"turn":-1,"thrust":-2,"course":11,"velocity":4}
# B2 moves P1,-2 to 64.402,37.964 on course 11 at velocity 4
[FT-2.2] {"kind":"moves","piece":"B3","from":[67000,21464],"bend":null,"to":[71000,28392],"turn":2,"thrust":4,"course":1,"velocity":8}
# B3 moves S2,+4 to 71,28.392 on course 1 at velocity 8
[FT-2.2] {"kind":"moves","piece":"B4","from":[61206,40500],"bend":null,"to":[49948,47000],"turn":0,"thrust":4,"course":10,"velocity":13}
# B4 moves +4 to 49.948,47 on course 10 at velocity 13
[FT-4.3] {"kind":"moves","piece":"B5","from":[68134,11500],"bend":[67134,9768],"to":[68134,8036],"turn":-3,"thrust":3,"course":5,"velocity":4}
# B5 moves P3,+3 to 68.134,8.036 on course 5 at velocity 4
[FT-4.11] {"kind":"void","piece":"A1","what":"nothing-to-ram"}
# A1: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"A2","what":"nothing-to-ram"}
# A2: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"A3","what":"nothing-to-ram"}
# A3: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"B1","what":"nothing-to-ram"}
# B1: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"B2","what":"nothing-to-ram"}
# B2: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"B3","what":"nothing-to-ram"}
# B3: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"B4","what":"nothing-to-ram"}
# B4: nothing to ram within 2 in
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 63c723d92b0b7f31

turn 2
> 1  A5 > B1: B1
> 2  B1 > A4: A2; B2 > A5: A1
[FT-3.7] {"kind":"declares","piece":"A5","targets":["B1"],"weapons":[["B1"]]}
# A5 fires at B1 with B1
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A4"],"weapons":[["A2"]]}
# B1 fires at A4 with A2
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A5"],"weapons":[["A1"]]}
# B2 fires at A5 with A1
[FT-3.1] {"kind":"fires","piece":"A5","weapon":"B1","target":"B1","range":22077,"arc":"starboard","dice":1}
# A5 fires battery B1 at B1: 22.077 in, starboard, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"B1","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on B1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"A2","target":"A4","range":29808,"arc":"starboard","dice":1}
# B1 fires battery A2 at A4: 29.808 in, starboard, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A4","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to A4
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A1","target":"A5","range":28387,"arc":"port","dice":1}
# B2 fires battery A1 at A5: 28.387 in, port, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A5","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to A5
[FT-1.4] {"kind":"damage","piece":"B1","damage":2,"of":18}
# B1: 2 of 18 boxes crossed off
= 1c2574e103d12fd5

turn 3
> 1  A1 S1; ram B3; A2 P2,-2; ram B5; A4 -5; ram B5; A5 S2,-2; ram B5
> 2  B1 S1,+1; B2 P1,+2; ram A5; B3 P1,+2; ram A4; B4 P1,+5; ram A1; B5 S1,-1; ram A3
[FT-2.6] {"kind":"revealed","turn":3}
# turn 3: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[14500,16062],"bend":null,"to":[14500,23062],"turn":1,"thrust":0,"course":12,"velocity":7}
# A1 moves S1 to 14.5,23.062 on course 12 at velocity 7
[FT-2.2] {"kind":"moves","piece":"A2","from":[25603,19276],"bend":null,"to":[19541,15776],"turn":-2,"thrust":-2,"course":8,"velocity":7}
# A2 moves P2,-2 to 19.541,15.776 on course 8 at velocity 7
[FT-2.4] {"kind":"moves","piece":"A3","from":[12000,4000],"bend":null,"to":[12000,4000],"turn":0,"thrust":0,"course":2,"velocity":0}
# A3 goes straight on to 12,4 on course 2 at velocity 0
[FT-2.2] {"kind":"moves","piece":"A4","from":[43856,1000],"bend":null,"to":[48186,-1500],"turn":0,"thrust":-5,"course":4,"velocity":5}
# A4 moves -5 to 48.186,-1.5 on course 4 at velocity 5
[FT-2.2] {"kind":"moves","piece":"A5","from":[44500,17722],"bend":null,"to":[52500,17722],"turn":2,"thrust":-2,"course":3,"velocity":8}
# A5 moves S2,-2 to 52.5,17.722 on course 3 at velocity 8
[FT-2.2] {"kind":"moves","piece":"B1","from":[66402,20500],"bend":null,"to":[64902,17902],"turn":1,"thrust":1,"course":7,"velocity":3}
# B1 moves S1,+1 to 64.902,17.902 on course 7 at velocity 3
[FT-2.2] {"kind":"moves","piece":"B2","from":[64402,37964],"bend":null,"to":[59206,40964],"turn":-1,"thrust":2,"course":10,"velocity":6}
# B2 moves P1,+2 to 59.206,40.964 on course 10 at velocity 6
[FT-2.2] {"kind":"moves","piece":"B3","from":[71000,28392],"bend":null,"to":[71000,38392],"turn":-1,"thrust":2,"course":12,"velocity":10}
# B3 moves P1,+2 to 71,38.392 on course 12 at velocity 10
[FT-2.2] {"kind":"moves","piece":"B4","from":[49948,47000],"bend":null,"to":[31948,47000],"turn":-1,"thrust":5,"course":9,"velocity":18}
# B4 moves P1,+5 to 31.948,47 on course 9 at velocity 18
[FT-2.2] {"kind":"moves","piece":"B5","from":[68134,8036],"bend":null,"to":[68134,5036],"turn":1,"thrust":-1,"course":6,"velocity":3}
# B5 moves S1,-1 to 68.134,5.036 on course 6 at velocity 3
  [FT-2.7] d6 = 6
[FT-2.7] {"kind":"leaves","piece":"A4","edge":"bottom","back":10}
# A4 leaves by the bottom edge and may return from turn 10 on
[FT-4.11] {"kind":"void","piece":"A1","what":"nothing-to-ram"}
# A1: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"A2","what":"nothing-to-ram"}
# A2: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"A4","what":"nothing-to-ram"}
# A4: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"A5","what":"nothing-to-ram"}
# A5: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"B2","what":"nothing-to-ram"}
# B2: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"B3","what":"nothing-to-ram"}
# B3: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"B4","what":"nothing-to-ram"}
# B4: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"B5","what":"nothing-to-ram"}
# B5: nothing to ram within 2 in
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 28203dc98e283327

turn 3
> 1  A1 > B4: A2; A5 > B1: B1
> 2  B1 > A5: B4; B2 > A5: A1
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B4"],"weapons":[["A2"]]}
# A1 fires at B4 with A2
[FT-3.7] {"kind":"declares","piece":"A5","targets":["B1"],"weapons":[["B1"]]}
# A5 fires at B1 with B1
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A5"],"weapons":[["B4"]]}
# B1 fires at A5 with B4
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A5"],"weapons":[["A1"]]}
# B2 fires at A5 with A1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"A2","target":"B4","range":29621,"arc":"fore","dice":1}
# A1 fires battery A2 at B4: 29.621 in, fore, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B4","faces":[2],"points":0,"each":[0],"expects":666}
# 2: no damage to B4
[FT-3.1] {"kind":"fires","piece":"A5","weapon":"B1","target":"B1","range":12403,"arc":"fore","dice":1}
# A5 fires battery B1 at B1: 12.403 in, fore, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"B1","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to B1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B4","target":"A5","range":12403,"arc":"starboard","dice":1}
# B1 fires battery B4 at A5: 12.403 in, starboard, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A5","faces":[5],"points":1,"each":[1],"expects":666}
# 5: 1 point on A5
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A1","target":"A5","range":24190,"arc":"port","dice":1}
# B2 fires battery A1 at A5: 24.19 in, port, 1 die
  [FT-3.2] d6 = 5
[FT-3.2] {"kind":"hits","target":"A5","faces":[5],"points":1,"each":[1],"expects":666}
# 5: 1 point on A5
[FT-1.4] {"kind":"damage","piece":"A5","damage":2,"of":6}
# A5: 2 of 6 boxes crossed off
= f57389280f7b42be

turn 4
> 1  A1 P1,+1; ram B2; A2 S1,+5; ram B2; A3 P1,+2; ram B3; A5 +1; ram B4
> 2  B1 +2; ram A2; B2 P1,+1; ram A2; B3 S2,-3; ram A2; B4 S2,-3; ram A3; B5 P3,+1; ram A1
[FT-2.6] {"kind":"revealed","turn":4}
# turn 4: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[14500,23062],"bend":null,"to":[10500,29990],"turn":-1,"thrust":1,"course":11,"velocity":8}
# A1 moves P1,+1 to 10.5,29.99 on course 11 at velocity 8
[FT-2.2] {"kind":"moves","piece":"A2","from":[19541,15776],"bend":null,"to":[7541,15776],"turn":1,"thrust":5,"course":9,"velocity":12}
# A2 moves S1,+5 to 7.541,15.776 on course 9 at velocity 12
[FT-2.2] {"kind":"moves","piece":"A3","from":[12000,4000],"bend":null,"to":[13000,5732],"turn":-1,"thrust":2,"course":1,"velocity":2}
# A3 moves P1,+2 to 13,5.732 on course 1 at velocity 2
[FT-2.2] {"kind":"moves","piece":"A5","from":[52500,17722],"bend":null,"to":[61500,17722],"turn":0,"thrust":1,"course":3,"velocity":9}
# A5 moves +1 to 61.5,17.722 on course 3 at velocity 9
[FT-2.2] {"kind":"moves","piece":"B1","from":[64902,17902],"bend":null,"to":[62402,13572],"turn":0,"thrust":2,"course":7,"velocity":5}
# B1 moves +2 to 62.402,13.572 on course 7 at velocity 5
[FT-2.2] {"kind":"moves","piece":"B2","from":[59206,40964],"bend":null,"to":[52206,40964],"turn":-1,"thrust":1,"course":9,"velocity":7}
# B2 moves P1,+1 to 52.206,40.964 on course 9 at velocity 7
[FT-2.2] {"kind":"moves","piece":"B3","from":[71000,38392],"bend":null,"to":[77062,41892],"turn":2,"thrust":-3,"course":2,"velocity":7}
# B3 moves S2,-3 to 77.062,41.892 on course 2 at velocity 7
[FT-2.2] {"kind":"moves","piece":"B4","from":[31948,47000],"bend":null,"to":[24448,59990],"turn":2,"thrust":-3,"course":11,"velocity":15}
# B4 moves S2,-3 to 24.448,59.99 on course 11 at velocity 15
[FT-4.3] {"kind":"moves","piece":"B5","from":[68134,5036],"bend":[69134,3304],"to":[71134,3304],"turn":-3,"thrust":1,"course":3,"velocity":4}
# B5 moves P3,+1 to 71.134,3.304 on course 3 at velocity 4
  [FT-2.7] d6 = 6
[FT-2.7] {"kind":"leaves","piece":"B3","edge":"right","back":11}
# B3 leaves by the right edge and may return from turn 11 on
  [FT-2.7] d6 = 6
[FT-2.7] {"kind":"leaves","piece":"B4","edge":"top","back":11}
# B4 leaves by the top edge and may return from turn 11 on
[FT-4.11] {"kind":"void","piece":"A1","what":"nothing-to-ram"}
# A1: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"A2","what":"nothing-to-ram"}
# A2: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"A3","what":"nothing-to-ram"}
# A3: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"A5","what":"nothing-to-ram"}
# A5: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"B1","what":"nothing-to-ram"}
# B1: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"B2","what":"nothing-to-ram"}
# B2: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"B3","what":"nothing-to-ram"}
# B3: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"B4","what":"nothing-to-ram"}
# B4: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"B5","what":"nothing-to-ram"}
# B5: nothing to ram within 2 in
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 0a8b7721c791aa8a

turn 4
> 1  A5 > B1: C1
> 2  B1 > A5: B1, B2, B3, B4; B2 > A5: A1; B5 > A5: B1
[FT-3.7] {"kind":"declares","piece":"A5","targets":["B1"],"weapons":[["C1"]]}
# A5 fires at B1 with C1
[FT-3.7] {"kind":"declares","piece":"B1","targets":["A5"],"weapons":[["B1","B2","B3","B4"]]}
# B1 fires at A5 with B1, B2, B3, B4
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A5"],"weapons":[["A1"]]}
# B2 fires at A5 with A1
[FT-3.7] {"kind":"declares","piece":"B5","targets":["A5"],"weapons":[["B1"]]}
# B5 fires at A5 with B1
[FT-3.1] {"kind":"fires","piece":"A5","weapon":"C1","target":"B1","range":4246,"arc":"starboard","dice":1}
# A5 fires battery C1 at B1: 4.246 in, starboard, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B1","faces":[2],"points":0,"each":[0],"expects":666}
# 2: no damage to B1
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B1","target":"A5","range":4246,"arc":"aft","dice":2}
# B1 fires battery B1 at A5: 4.246 in, aft, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A5","faces":[5,1],"points":1,"each":[1,0],"expects":1333}
# 5, 1: 1 point on A5
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B2","target":"A5","range":4246,"arc":"aft","dice":2}
# B1 fires battery B2 at A5: 4.246 in, aft, 2 dice
  [FT-3.2] d6 = 3
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A5","faces":[3,3],"points":0,"each":[0,0],"expects":1333}
# 3, 3: no damage to A5
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B3","target":"A5","range":4246,"arc":"aft","dice":2}
# B1 fires battery B3 at A5: 4.246 in, aft, 2 dice
  [FT-3.2] d6 = 2
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A5","faces":[2,6],"points":2,"each":[0,2],"expects":1333}
# 2, 6: 2 points on A5
[FT-3.1] {"kind":"fires","piece":"B1","weapon":"B4","target":"A5","range":4246,"arc":"aft","dice":2}
# B1 fires battery B4 at A5: 4.246 in, aft, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A5","faces":[1,3],"points":0,"each":[0,0],"expects":1333}
# 1, 3: no damage to A5
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A1","target":"A5","range":25031,"arc":"port","dice":1}
# B2 fires battery A1 at A5: 25.031 in, port, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A5","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on A5
[FT-3.1] {"kind":"fires","piece":"B5","weapon":"B1","target":"A5","range":17340,"arc":"port","dice":1}
# B5 fires battery B1 at A5: 17.34 in, port, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A5","faces":[2],"points":0,"each":[0],"expects":666}
# 2: no damage to A5
[FT-1.4] {"kind":"damage","piece":"A5","damage":6,"of":6}
# A5: 6 of 6 boxes crossed off
[FT-3.5] {"kind":"destroyed","piece":"A5"}
# A5 is destroyed
= 93d6c8b17c8d2e63

turn 5
> 1  A1 S2,+2; ram B5; A2 S1; ram B2; A3 +3; ram B1
> 2  B1 P2; ram A1; B2 P1,-5; ram A2; B5 +4; ram A3
[FT-2.6] {"kind":"revealed","turn":5}
# turn 5: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[10500,29990],"bend":null,"to":[15500,38650],"turn":2,"thrust":2,"course":1,"velocity":10}
# A1 moves S2,+2 to 15.5,38.65 on course 1 at velocity 10
[FT-2.2] {"kind":"moves","piece":"A2","from":[7541,15776],"bend":null,"to":[-2851,21776],"turn":1,"thrust":0,"course":10,"velocity":12}
# A2 moves S1 to -2.851,21.776 on course 10 at velocity 12
[FT-2.2] {"kind":"moves","piece":"A3","from":[13000,5732],"bend":null,"to":[15500,10062],"turn":0,"thrust":3,"course":1,"velocity":5}
# A3 moves +3 to 15.5,10.062 on course 1 at velocity 5
[FT-2.2] {"kind":"moves","piece":"B1","from":[62402,13572],"bend":null,"to":[64902,9242],"turn":-2,"thrust":0,"course":5,"velocity":5}
# B1 moves P2 to 64.902,9.242 on course 5 at velocity 5
[FT-2.2] {"kind":"moves","piece":"B2","from":[52206,40964],"bend":null,"to":[50474,39964],"turn":-1,"thrust":-5,"course":8,"velocity":2}
# B2 moves P1,-5 to 50.474,39.964 on course 8 at velocity 2
[FT-2.2] {"kind":"moves","piece":"B5","from":[71134,3304],"bend":null,"to":[79134,3304],"turn":0,"thrust":4,"course":3,"velocity":8}
# B5 moves +4 to 79.134,3.304 on course 3 at velocity 8
  [FT-2.7] d6 = 4
[FT-2.7] {"kind":"leaves","piece":"A2","edge":"left","back":10}
# A2 leaves by the left edge and may return from turn 10 on
  [FT-2.7] d6 = 4
[FT-2.7] {"kind":"leaves","piece":"B5","edge":"right","back":10}
# B5 leaves by the right edge and may return from turn 10 on
[FT-4.11] {"kind":"void","piece":"A1","what":"nothing-to-ram"}
# A1: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"A2","what":"nothing-to-ram"}
# A2: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"A3","what":"nothing-to-ram"}
# A3: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"B1","what":"nothing-to-ram"}
# B1: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"B2","what":"nothing-to-ram"}
# B2: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"B5","what":"nothing-to-ram"}
# B5: nothing to ram within 2 in
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 4bf8013134ffcf22

turn 5
> 1  idle
> 2  B2 > A1: A1
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A1"],"weapons":[["A1"]]}
# B2 fires at A1 with A1
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A1","target":"A1","range":34998,"arc":"fore","dice":1}
# B2 fires battery A1 at A1: 34.998 in, fore, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A1","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to A1
= 19f48ffd69bdf9fd

turn 6
> 1  A1 -1; A3 P3
> 2  B1 P2,+1; ram A1; B2 S1,+3; ram A1
[FT-2.6] {"kind":"revealed","turn":6}
# turn 6: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[15500,38650],"bend":null,"to":[20000,46444],"turn":0,"thrust":-1,"course":1,"velocity":9}
# A1 moves -1 to 20,46.444 on course 1 at velocity 9
[FT-4.3] {"kind":"moves","piece":"A3","from":[15500,10062],"bend":[15500,12562],"to":[13335,13812],"turn":-3,"thrust":0,"course":10,"velocity":5}
# A3 moves P3 to 13.335,13.812 on course 10 at velocity 5
[FT-2.2] {"kind":"moves","piece":"B1","from":[64902,9242],"bend":null,"to":[70902,9242],"turn":-2,"thrust":1,"course":3,"velocity":6}
# B1 moves P2,+1 to 70.902,9.242 on course 3 at velocity 6
[FT-2.2] {"kind":"moves","piece":"B2","from":[50474,39964],"bend":null,"to":[45474,39964],"turn":1,"thrust":3,"course":9,"velocity":5}
# B2 moves S1,+3 to 45.474,39.964 on course 9 at velocity 5
[FT-4.11] {"kind":"void","piece":"B1","what":"nothing-to-ram"}
# B1: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"B2","what":"nothing-to-ram"}
# B2: nothing to ram within 2 in
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 6d1e0b7a4aacf557

turn 6
> 1  A1 > B2: A2
> 2  B2 > A1: A1
[FT-3.7] {"kind":"declares","piece":"A1","targets":["B2"],"weapons":[["A2"]]}
# A1 fires at B2 with A2
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A1"],"weapons":[["A1"]]}
# B2 fires at A1 with A1
[FT-3.1] {"kind":"fires","piece":"A1","weapon":"A2","target":"B2","range":26285,"arc":"starboard","dice":1}
# A1 fires battery A2 at B2: 26.285 in, starboard, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"B2","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to B2
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A1","target":"A1","range":26285,"arc":"fore","dice":1}
# B2 fires battery A1 at A1: 26.285 in, fore, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A1","faces":[2],"points":0,"each":[0],"expects":666}
# 2: no damage to A1
= 9f14a1efc35aabd5

turn 7
> 1  A1 +4; ram B2; A3 S2,+3; ram B2
> 2  B1 P1,-2; ram A3; B2 S3,-2; ram A3
[FT-2.6] {"kind":"revealed","turn":7}
# turn 7: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A1","from":[20000,46444],"bend":null,"to":[26500,57702],"turn":0,"thrust":4,"course":1,"velocity":13}
# A1 moves +4 to 26.5,57.702 on course 1 at velocity 13
[FT-2.2] {"kind":"moves","piece":"A3","from":[13335,13812],"bend":null,"to":[13335,21812],"turn":2,"thrust":3,"course":12,"velocity":8}
# A3 moves S2,+3 to 13.335,21.812 on course 12 at velocity 8
[FT-2.2] {"kind":"moves","piece":"B1","from":[70902,9242],"bend":null,"to":[74366,11242],"turn":-1,"thrust":-2,"course":2,"velocity":4}
# B1 moves P1,-2 to 74.366,11.242 on course 2 at velocity 4
[FT-4.3] {"kind":"moves","piece":"B2","from":[45474,39964],"bend":[44175,40714],"to":[44175,42214],"turn":3,"thrust":-2,"course":12,"velocity":3}
# B2 moves S3,-2 to 44.175,42.214 on course 12 at velocity 3
  [FT-2.7] d6 = 2
[FT-2.7] {"kind":"leaves","piece":"A1","edge":"top","back":null}
# A1 leaves by the top edge and may not return
  [FT-2.7] d6 = 1
[FT-2.7] {"kind":"leaves","piece":"B1","edge":"right","back":null}
# B1 leaves by the right edge and may not return
[FT-4.11] {"kind":"void","piece":"A1","what":"nothing-to-ram"}
# A1: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"A3","what":"nothing-to-ram"}
# A3: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"B1","what":"nothing-to-ram"}
# B1: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"B2","what":"nothing-to-ram"}
# B2: nothing to ram within 2 in
  [FT-4.14] d6 = 3
[FT-4.14] {"kind":"morale","side":1,"needs":6,"face":3}
# side 1 rolls 3 of 6+ and holds
  [FT-4.14] d6 = 1
[FT-4.14] {"kind":"morale","side":2,"needs":6,"face":1}
# side 2 rolls 1 of 6+ and holds
= eae165d7e1a42c96

turn 8
> 1  A3 +1
> 2  B2 P3,-2
[FT-2.6] {"kind":"revealed","turn":8}
# turn 8: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A3","from":[13335,21812],"bend":null,"to":[13335,30812],"turn":0,"thrust":1,"course":12,"velocity":9}
# A3 moves +1 to 13.335,30.812 on course 12 at velocity 9
[FT-4.3] {"kind":"moves","piece":"B2","from":[44175,42214],"bend":[43925,42647],"to":[43425,42647],"turn":-3,"thrust":-2,"course":9,"velocity":1}
# B2 moves P3,-2 to 43.425,42.647 on course 9 at velocity 1
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 10a5bcf024a88ee8

turn 8
> 2  B2 > A3: A1
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A3"],"weapons":[["A1"]]}
# B2 fires at A3 with A1
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A1","target":"A3","range":32333,"arc":"fore","dice":1}
# B2 fires battery A1 at A3: 32.333 in, fore, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A3","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to A3
= 2b231bdfc0e622fc

turn 9
> 1  A3 S2,+2
> 2  B2 S2,+2
[FT-2.6] {"kind":"revealed","turn":9}
# turn 9: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A3","from":[13335,30812],"bend":null,"to":[22861,36312],"turn":2,"thrust":2,"course":2,"velocity":11}
# A3 moves S2,+2 to 22.861,36.312 on course 2 at velocity 11
[FT-2.2] {"kind":"moves","piece":"B2","from":[43425,42647],"bend":null,"to":[41925,45245],"turn":2,"thrust":2,"course":11,"velocity":3}
# B2 moves S2,+2 to 41.925,45.245 on course 11 at velocity 3
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= a2d36a29040227e6

turn 9
> 1  idle
> 2  idle
= 2b1a90cbdacb3eba

turn 10
> 1  A2 P1,-2; enter 11.333 c2; A3 P1,-1; ram B2; A4 -5; enter 45.632 c11
> 2  B2 P3,-2; B5 P2,+1; enter 14.902 c7
[FT-2.6] {"kind":"revealed","turn":10}
# turn 10: orders are revealed, both fleets move
[FT-2.7] {"kind":"enters","piece":"A2","at":[0,11333],"course":2}
# A2 comes back at 0,11.333 on course 2
[FT-2.2] {"kind":"moves","piece":"A2","from":[0,11333],"bend":null,"to":[5000,19993],"turn":-1,"thrust":-2,"course":1,"velocity":10}
# A2 moves P1,-2 to 5,19.993 on course 1 at velocity 10
[FT-2.2] {"kind":"moves","piece":"A3","from":[22861,36312],"bend":null,"to":[27861,44972],"turn":-1,"thrust":-1,"course":1,"velocity":10}
# A3 moves P1,-1 to 27.861,44.972 on course 1 at velocity 10
[FT-2.7] {"kind":"enters","piece":"A4","at":[45632,0],"course":11}
# A4 comes back at 45.632,0 on course 11
[FT-2.2] {"kind":"moves","piece":"A4","from":[45632,0],"bend":null,"to":[45632,0],"turn":0,"thrust":-5,"course":11,"velocity":0}
# A4 moves -5 to 45.632,0 on course 11 at velocity 0
[FT-4.3] {"kind":"moves","piece":"B2","from":[41925,45245],"bend":[41492,45495],"to":[41059,45245],"turn":-3,"thrust":-2,"course":8,"velocity":1}
# B2 moves P3,-2 to 41.059,45.245 on course 8 at velocity 1
[FT-2.7] {"kind":"enters","piece":"B5","at":[72000,14902],"course":7}
# B5 comes back at 72,14.902 on course 7
[FT-2.2] {"kind":"moves","piece":"B5","from":[72000,14902],"bend":null,"to":[76500,7108],"turn":-2,"thrust":1,"course":5,"velocity":9}
# B5 moves P2,+1 to 76.5,7.108 on course 5 at velocity 9
  [FT-2.7] d6 = 3
[FT-2.7] {"kind":"leaves","piece":"B5","edge":"right","back":null}
# B5 leaves by the right edge and may not return
[FT-4.11] {"kind":"void","piece":"A3","what":"nothing-to-ram"}
# A3: nothing to ram within 2 in
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 9d431bb3f311fe84

turn 10
> 1  A3 > B2: B2
> 2  B2 > A3: A1, B3
[FT-3.7] {"kind":"declares","piece":"A3","targets":["B2"],"weapons":[["B2"]]}
# A3 fires at B2 with B2
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A3"],"weapons":[["A1","B3"]]}
# B2 fires at A3 with A1, B3
[FT-3.1] {"kind":"fires","piece":"A3","weapon":"B2","target":"B2","range":13200,"arc":"starboard","dice":1}
# A3 fires battery B2 at B2: 13.2 in, starboard, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B2","faces":[2],"points":0,"each":[0],"expects":666}
# 2: no damage to B2
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A1","target":"A3","range":13200,"arc":"fore","dice":2}
# B2 fires battery A1 at A3: 13.2 in, fore, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A3","faces":[5,3],"points":1,"each":[1,0],"expects":1333}
# 5, 3: 1 point on A3
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B3","target":"A3","range":13200,"arc":"fore","dice":1}
# B2 fires battery B3 at A3: 13.2 in, fore, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A3","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on A3
[FT-1.4] {"kind":"damage","piece":"A3","damage":3,"of":8}
# A3: 3 of 8 boxes crossed off
= 8a3a10c7f3d10ccb

turn 11
> 1  A2 P1,+5; A3 S3,+2; A4 P1; ram B2
> 2  B2 P2,+2; B3 P3; enter 43.718 c7; ram A3; B4 S1; enter 14.874 c5
[FT-2.6] {"kind":"revealed","turn":11}
# turn 11: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A2","from":[5000,19993],"bend":null,"to":[5000,34993],"turn":-1,"thrust":5,"course":12,"velocity":15}
# A2 moves P1,+5 to 5,34.993 on course 12 at velocity 15
[FT-4.3] {"kind":"moves","piece":"A3","from":[27861,44972],"bend":[33057,47972],"to":[38253,44972],"turn":3,"thrust":2,"course":4,"velocity":12}
# A3 moves S3,+2 to 38.253,44.972 on course 4 at velocity 12
[FT-2.2] {"kind":"moves","piece":"A4","from":[45632,0],"bend":null,"to":[45632,0],"turn":-1,"thrust":0,"course":10,"velocity":0}
# A4 moves P1 to 45.632,0 on course 10 at velocity 0
[FT-2.2] {"kind":"moves","piece":"B2","from":[41059,45245],"bend":null,"to":[41059,42245],"turn":-2,"thrust":2,"course":6,"velocity":3}
# B2 moves P2,+2 to 41.059,42.245 on course 6 at velocity 3
[FT-2.7] {"kind":"enters","piece":"B3","at":[72000,43718],"course":7}
# B3 comes back at 72,43.718 on course 7
[FT-4.3] {"kind":"moves","piece":"B3","from":[72000,43718],"bend":[72000,40218],"to":[75031,38468],"turn":-3,"thrust":0,"course":4,"velocity":7}
# B3 moves P3 to 75.031,38.468 on course 4 at velocity 7
[FT-2.7] {"kind":"enters","piece":"B4","at":[14874,48000],"course":5}
# B4 comes back at 14.874,48 on course 5
[FT-2.2] {"kind":"moves","piece":"B4","from":[14874,48000],"bend":null,"to":[14874,33000],"turn":1,"thrust":0,"course":6,"velocity":15}
# B4 moves S1 to 14.874,33 on course 6 at velocity 15
  [FT-2.7] d6 = 1
[FT-2.7] {"kind":"leaves","piece":"B3","edge":"right","back":null}
# B3 leaves by the right edge and may not return
[FT-4.11] {"kind":"void","piece":"A4","what":"nothing-to-ram"}
# A4: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"B3","what":"nothing-to-ram"}
# B3: nothing to ram within 2 in
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= d605bd540c777b87

turn 11
> 1  A2 > B4: B3; A3 > B2: B2
> 2  B2 > A3: B3; B4 > A2: C1
[FT-3.7] {"kind":"declares","piece":"A2","targets":["B4"],"weapons":[["B3"]]}
# A2 fires at B4 with B3
[FT-3.7] {"kind":"declares","piece":"A3","targets":["B2"],"weapons":[["B2"]]}
# A3 fires at B2 with B2
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A3"],"weapons":[["B3"]]}
# B2 fires at A3 with B3
[FT-3.7] {"kind":"declares","piece":"B4","targets":["A2"],"weapons":[["C1"]]}
# B4 fires at A2 with C1
[FT-3.1] {"kind":"fires","piece":"A2","weapon":"B3","target":"B4","range":10073,"arc":"starboard","dice":2}
# A2 fires battery B3 at B4: 10.073 in, starboard, 2 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"B4","faces":[4,3],"points":1,"each":[1,0],"expects":1333}
# 4, 3: 1 point on B4
[FT-3.1] {"kind":"fires","piece":"A3","weapon":"B2","target":"B2","range":3912,"arc":"fore","dice":2}
# A3 fires battery B2 at B2: 3.912 in, fore, 2 dice
  [FT-3.2] d6 = 6
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"B2","faces":[6,2],"points":2,"each":[2,0],"expects":1333}
# 6, 2: 2 points on B2
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B3","target":"A3","range":3912,"arc":"starboard","dice":2}
# B2 fires battery B3 at A3: 3.912 in, starboard, 2 dice
  [FT-3.2] d6 = 1
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A3","faces":[1,2],"points":0,"each":[0,0],"expects":1333}
# 1, 2: no damage to A3
[FT-3.1] {"kind":"fires","piece":"B4","weapon":"C1","target":"A2","range":10073,"arc":"starboard","dice":1}
# B4 fires battery C1 at A2: 10.073 in, starboard, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A2","faces":[1],"points":0,"each":[0],"expects":666}
# 1: no damage to A2
[FT-1.4] {"kind":"damage","piece":"B2","damage":2,"of":14}
# B2: 2 of 14 boxes crossed off
[FT-1.4] {"kind":"damage","piece":"B4","damage":1,"of":8}
# B4: 1 of 8 boxes crossed off
  [FT-4.14] d6 = 3
[FT-4.14] {"kind":"morale","side":2,"needs":6,"face":3}
# side 2 rolls 3 of 6+ and holds
= da3496b69f384dc1

turn 12
> 1  A2 P3,+3; ram B4; A3 P1,+4; A4 S1,+5; ram B4
> 2  B2 +0; ram A2; B4 P1,-5; ram A2
[FT-2.6] {"kind":"revealed","turn":12}
# turn 12: orders are revealed, both fleets move
[FT-4.3] {"kind":"moves","piece":"A2","from":[5000,34993],"bend":[500,42787],"to":[-8500,42787],"turn":-3,"thrust":3,"course":9,"velocity":18}
# A2 moves P3,+3 to -8.5,42.787 on course 9 at velocity 18
[FT-2.2] {"kind":"moves","piece":"A3","from":[38253,44972],"bend":null,"to":[54253,44972],"turn":-1,"thrust":4,"course":3,"velocity":16}
# A3 moves P1,+4 to 54.253,44.972 on course 3 at velocity 16
[FT-2.2] {"kind":"moves","piece":"A4","from":[45632,0],"bend":null,"to":[43132,4330],"turn":1,"thrust":5,"course":11,"velocity":5}
# A4 moves S1,+5 to 43.132,4.33 on course 11 at velocity 5
[FT-2.4] {"kind":"moves","piece":"B2","from":[41059,42245],"bend":null,"to":[41059,39245],"turn":0,"thrust":0,"course":6,"velocity":3}
# B2 goes straight on to 41.059,39.245 on course 6 at velocity 3
[FT-2.2] {"kind":"moves","piece":"B4","from":[14874,33000],"bend":null,"to":[19874,24340],"turn":-1,"thrust":-5,"course":5,"velocity":10}
# B4 moves P1,-5 to 19.874,24.34 on course 5 at velocity 10
  [FT-2.7] d6 = 5
[FT-2.7] {"kind":"leaves","piece":"A2","edge":"left","back":18}
# A2 leaves by the left edge and may return from turn 18 on
[FT-4.11] {"kind":"void","piece":"A2","what":"nothing-to-ram"}
# A2: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"A4","what":"nothing-to-ram"}
# A4: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"B2","what":"nothing-to-ram"}
# B2: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"B4","what":"nothing-to-ram"}
# B4: nothing to ram within 2 in
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 611f15ea745bfef9

turn 12
> 2  B2 > A4: A1; B2 > A3: B1, B2
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A4","A3"],"weapons":[["A1"],["B1","B2"]]}
# B2 fires at A4 with A1, A3 with B1, B2
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A1","target":"A4","range":34976,"arc":"fore","dice":1}
# B2 fires battery A1 at A4: 34.976 in, fore, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A4","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on A4
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B1","target":"A3","range":14383,"arc":"port","dice":1}
# B2 fires battery B1 at A3: 14.383 in, port, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"A3","faces":[1],"points":0,"each":[0],"expects":666}
# 1: no damage to A3
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B2","target":"A3","range":14383,"arc":"port","dice":1}
# B2 fires battery B2 at A3: 14.383 in, port, 1 die
  [FT-3.2] d6 = 4
[FT-3.2] {"kind":"hits","target":"A3","faces":[4],"points":1,"each":[1],"expects":666}
# 4: 1 point on A3
[FT-1.4] {"kind":"damage","piece":"A3","damage":4,"of":8}
# A3: 4 of 8 boxes crossed off
[FT-1.4] {"kind":"damage","piece":"A4","damage":2,"of":8}
# A4: 2 of 8 boxes crossed off
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"A3","point":1,"system":"B1","face":5,"needs":4,"lost":true,"expects":500}
# A3 at point 1: battery B1 rolls 5 and lost
  [FT-4.4] d6 = 4
[FT-4.4] {"kind":"threshold","piece":"A3","point":1,"system":"B2","face":4,"needs":4,"lost":true,"expects":500}
# A3 at point 1: battery B2 rolls 4 and lost
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"A3","point":1,"system":"C1","face":1,"needs":4,"lost":false,"expects":500}
# A3 at point 1: battery C1 rolls 1 and holds
  [FT-4.4] d6 = 3
[FT-4.4] {"kind":"threshold","piece":"A3","point":1,"system":"drive","face":3,"needs":4,"lost":false,"expects":500}
# A3 at point 1: drive rolls 3 and holds
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"A3","point":1,"system":"F1","face":2,"needs":4,"lost":false,"expects":500}
# A3 at point 1: F1 rolls 2 and holds
= 6b3ceb0ad17edca3

turn 13
> 1  A3 S3,-2; A4 P1,-4
> 2  B2 +0; ram A3; B4 S3,+1
[FT-2.6] {"kind":"revealed","turn":13}
# turn 13: orders are revealed, both fleets move
[FT-4.3] {"kind":"moves","piece":"A3","from":[54253,44972],"bend":[60315,41472],"to":[60315,34472],"turn":3,"thrust":-2,"course":6,"velocity":14}
# A3 moves S3,-2 to 60.315,34.472 on course 6 at velocity 14
[FT-2.2] {"kind":"moves","piece":"A4","from":[43132,4330],"bend":null,"to":[42266,4830],"turn":-1,"thrust":-4,"course":10,"velocity":1}
# A4 moves P1,-4 to 42.266,4.83 on course 10 at velocity 1
[FT-2.4] {"kind":"moves","piece":"B2","from":[41059,39245],"bend":null,"to":[41059,36245],"turn":0,"thrust":0,"course":6,"velocity":3}
# B2 goes straight on to 41.059,36.245 on course 6 at velocity 3
[FT-4.3] {"kind":"moves","piece":"B4","from":[19874,24340],"bend":[19874,18840],"to":[15111,16090],"turn":3,"thrust":1,"course":8,"velocity":11}
# B4 moves S3,+1 to 15.111,16.09 on course 8 at velocity 11
[FT-4.11] {"kind":"void","piece":"B2","what":"nothing-to-ram"}
# B2: nothing to ram within 2 in
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= aca15da2a48ed200

turn 13
> 2  B2 > A3: A1, B2
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A3"],"weapons":[["A1","B2"]]}
# B2 fires at A3 with A1, B2
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A1","target":"A3","range":19337,"arc":"port","dice":2}
# B2 fires battery A1 at A3: 19.337 in, port, 2 dice
  [FT-3.2] d6 = 5
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A3","faces":[5,6],"points":3,"each":[1,2],"expects":1333}
# 5, 6: 3 points on A3
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B2","target":"A3","range":19337,"arc":"port","dice":1}
# B2 fires battery B2 at A3: 19.337 in, port, 1 die
  [FT-3.2] d6 = 2
[FT-3.2] {"kind":"hits","target":"A3","faces":[2],"points":0,"each":[0],"expects":666}
# 2: no damage to A3
[FT-1.4] {"kind":"damage","piece":"A3","damage":7,"of":8}
# A3: 7 of 8 boxes crossed off
= e2ca1a65de1fe461

turn 14
> 1  A3 +2; ram B4; A4 +6; ram B4
> 2  B2 +0; ram A3; B4 -5
[FT-2.6] {"kind":"revealed","turn":14}
# turn 14: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A3","from":[60315,34472],"bend":null,"to":[60315,18472],"turn":0,"thrust":2,"course":6,"velocity":16}
# A3 moves +2 to 60.315,18.472 on course 6 at velocity 16
[FT-2.2] {"kind":"moves","piece":"A4","from":[42266,4830],"bend":null,"to":[36204,8330],"turn":0,"thrust":6,"course":10,"velocity":7}
# A4 moves +6 to 36.204,8.33 on course 10 at velocity 7
[FT-2.4] {"kind":"moves","piece":"B2","from":[41059,36245],"bend":null,"to":[41059,33245],"turn":0,"thrust":0,"course":6,"velocity":3}
# B2 goes straight on to 41.059,33.245 on course 6 at velocity 3
[FT-2.2] {"kind":"moves","piece":"B4","from":[15111,16090],"bend":null,"to":[9915,13090],"turn":0,"thrust":-5,"course":8,"velocity":6}
# B4 moves -5 to 9.915,13.09 on course 8 at velocity 6
[FT-4.11] {"kind":"void","piece":"A3","what":"nothing-to-ram"}
# A3: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"A4","what":"nothing-to-ram"}
# A4: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"B2","what":"nothing-to-ram"}
# B2: nothing to ram within 2 in
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 457bf6486f581db5

turn 14
> 2  B2 > A4: A1
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A4"],"weapons":[["A1"]]}
# B2 fires at A4 with A1
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A1","target":"A4","range":25383,"arc":"fore","dice":1}
# B2 fires battery A1 at A4: 25.383 in, fore, 1 die
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A4","faces":[6],"points":2,"each":[2],"expects":666}
# 6: 2 points on A4
[FT-1.4] {"kind":"damage","piece":"A4","damage":4,"of":8}
# A4: 4 of 8 boxes crossed off
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"A4","point":1,"system":"B1","face":2,"needs":4,"lost":false,"expects":500}
# A4 at point 1: battery B1 rolls 2 and holds
  [FT-4.4] d6 = 5
[FT-4.4] {"kind":"threshold","piece":"A4","point":1,"system":"B2","face":5,"needs":4,"lost":true,"expects":500}
# A4 at point 1: battery B2 rolls 5 and lost
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"A4","point":1,"system":"C1","face":2,"needs":4,"lost":false,"expects":500}
# A4 at point 1: battery C1 rolls 2 and holds
  [FT-4.4] d6 = 2
[FT-4.4] {"kind":"threshold","piece":"A4","point":1,"system":"drive","face":2,"needs":4,"lost":false,"expects":500}
# A4 at point 1: drive rolls 2 and holds
  [FT-4.4] d6 = 1
[FT-4.4] {"kind":"threshold","piece":"A4","point":1,"system":"F1","face":1,"needs":4,"lost":false,"expects":500}
# A4 at point 1: F1 rolls 1 and holds
= e09faf28340c4cb6

turn 15
> 1  A3 -2; ram B4; A4 S2; ram B4
> 2  B2 P1,-3; B4 S1,-4; ram A3
[FT-2.6] {"kind":"revealed","turn":15}
# turn 15: orders are revealed, both fleets move
[FT-2.2] {"kind":"moves","piece":"A3","from":[60315,18472],"bend":null,"to":[60315,4472],"turn":0,"thrust":-2,"course":6,"velocity":14}
# A3 moves -2 to 60.315,4.472 on course 6 at velocity 14
[FT-2.2] {"kind":"moves","piece":"A4","from":[36204,8330],"bend":null,"to":[36204,15330],"turn":2,"thrust":0,"course":12,"velocity":7}
# A4 moves S2 to 36.204,15.33 on course 12 at velocity 7
[FT-2.2] {"kind":"moves","piece":"B2","from":[41059,33245],"bend":null,"to":[41059,33245],"turn":-1,"thrust":-3,"course":5,"velocity":0}
# B2 moves P1,-3 to 41.059,33.245 on course 5 at velocity 0
[FT-2.2] {"kind":"moves","piece":"B4","from":[9915,13090],"bend":null,"to":[7915,13090],"turn":1,"thrust":-4,"course":9,"velocity":2}
# B4 moves S1,-4 to 7.915,13.09 on course 9 at velocity 2
[FT-4.11] {"kind":"void","piece":"A3","what":"nothing-to-ram"}
# A3: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"A4","what":"nothing-to-ram"}
# A4: nothing to ram within 2 in
[FT-4.11] {"kind":"void","piece":"B4","what":"nothing-to-ram"}
# B4: nothing to ram within 2 in
[FT-4.1] {"kind":"begins","phase":"fire"}
# fire next
= 207ffbd708ac0c7f

turn 15
> 1  A4 > B2: B1
> 2  B2 > A4: A1, B3
[FT-3.7] {"kind":"declares","piece":"A4","targets":["B2"],"weapons":[["B1"]]}
# A4 fires at B2 with B1
[FT-3.7] {"kind":"declares","piece":"B2","targets":["A4"],"weapons":[["A1","B3"]]}
# B2 fires at A4 with A1, B3
[FT-3.1] {"kind":"fires","piece":"A4","weapon":"B1","target":"B2","range":18561,"arc":"fore","dice":1}
# A4 fires battery B1 at B2: 18.561 in, fore, 1 die
  [FT-3.2] d6 = 1
[FT-3.2] {"kind":"hits","target":"B2","faces":[1],"points":0,"each":[0],"expects":666}
# 1: no damage to B2
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"A1","target":"A4","range":18561,"arc":"starboard","dice":2}
# B2 fires battery A1 at A4: 18.561 in, starboard, 2 dice
  [FT-3.2] d6 = 4
  [FT-3.2] d6 = 6
[FT-3.2] {"kind":"hits","target":"A4","faces":[4,6],"points":3,"each":[1,2],"expects":1333}
# 4, 6: 3 points on A4
[FT-3.1] {"kind":"fires","piece":"B2","weapon":"B3","target":"A4","range":18561,"arc":"starboard","dice":1}
# B2 fires battery B3 at A4: 18.561 in, starboard, 1 die
  [FT-3.2] d6 = 3
[FT-3.2] {"kind":"hits","target":"A4","faces":[3],"points":0,"each":[0],"expects":666}
# 3: no damage to A4
[FT-1.4] {"kind":"damage","piece":"A4","damage":7,"of":8}
# A4: 7 of 8 boxes crossed off
[FT-5.1] {"kind":"over","winner":2,"points":[5,20]}
# side 2 wins; points 5 to 20
= f5680581e7f04769
