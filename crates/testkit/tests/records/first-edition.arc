firing-arc record 2
game toy-two-editions 1
wording facts 1
scenario start
dice seed 11
= 20a7cabeb4ff927c

turn 1
> 1  fire 3
> 2  fire 2
  [EDI-2] d6 = 5
  [EDI-2] d6 = 4
  [EDI-2] d6 = 5
[EDI-2] {"kind":"hit","side":2,"points":3}
# hit: side 2, points 3
  [EDI-2] d6 = 4
  [EDI-2] d6 = 4
[EDI-2] {"kind":"hit","side":1,"points":2}
# hit: side 1, points 2
= 8e5ec12c8ade7a43

turn 2
> 1  fire 2
> 2  fire 3
  [EDI-2] d6 = 3
  [EDI-2] d6 = 2
[EDI-2] {"kind":"hit","side":2,"points":0}
# hit: side 2, points 0
  [EDI-2] d6 = 5
  [EDI-2] d6 = 1
  [EDI-2] d6 = 2
[EDI-2] {"kind":"hit","side":1,"points":1}
# hit: side 1, points 1
= adb4e93aa2ad4a5d

turn 3
> 1  fire 1
> 2  fire 1
  [EDI-2] d6 = 3
[EDI-2] {"kind":"hit","side":2,"points":0}
# hit: side 2, points 0
  [EDI-2] d6 = 3
[EDI-2] {"kind":"hit","side":1,"points":0}
# hit: side 1, points 0
= e3355e884b79d155

turn 4
> 1  fire 1
> 2  fire 2
  [EDI-2] d6 = 1
[EDI-2] {"kind":"hit","side":2,"points":0}
# hit: side 2, points 0
  [EDI-2] d6 = 6
  [EDI-2] d6 = 6
[EDI-2] {"kind":"hit","side":1,"points":2}
# hit: side 1, points 2
= 76148edb8f171f23

turn 5
> 1  fire 3
> 2  fire 3
  [EDI-2] d6 = 4
  [EDI-2] d6 = 6
  [EDI-2] d6 = 5
[EDI-2] {"kind":"hit","side":2,"points":3}
# hit: side 2, points 3
  [EDI-2] d6 = 1
  [EDI-2] d6 = 3
  [EDI-2] d6 = 6
[EDI-2] {"kind":"hit","side":1,"points":1}
# hit: side 1, points 1
= 29a4a6a9088e9b45
