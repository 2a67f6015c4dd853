### version 1
### Sentences of Close Pass, one for each kind of event.

range = { $hexes ->
    [one] the ships are { $hexes } hex apart
   *[other] the ships are { $hexes } hexes apart
 }
volley = side { $side } fires { $guns }: { $hits } hit, and { $harm } get past the screens
