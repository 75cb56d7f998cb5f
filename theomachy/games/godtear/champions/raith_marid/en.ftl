# Raith’Marid and the Splashlings

raith-marid = Raith’Marid
raith-marid-rippling-scales = Rippling Scales
    .text = Each time a Splashling leaves the battlefield, in whatever way, Raith’Marid may gain a boon of your choice.
raith-marid-tsunami = Tsunami
    .text = Place Raith’Marid in a hex within range. Then every enemy model at most 2 hexes from him is moved up to 2 hexes, one after another as you like.
raith-marid-undertow = Undertow
    .text = Take up an empty objective hex within range and lay it in an empty hex within range that is not an objective hex.
raith-marid-ker-splash = Ker-Splash
    .text = A Splashling that is alone in a hex within range leaves the battlefield, and Raith’Marid is placed where it stood.
raith-marid-jet = Jet
    .text = Choose a Splashling within range. It moves up to 3 hexes.
raith-marid-headbutt = Headbutt
    .text = Hit effect: the target is moved up to 1 hex.
raith-marid-lunging-strike = Lunging Strike
    .text = When the target is named, Raith’Marid first moves toward it, by up to 1 hex. Then comes the hit roll.

splashlings = Splashlings
    .one = Splashling
splashlings-like-water = Like Water
    .text = Once in their activation you may name a boon that Raith’Marid has. The Splashlings gain the same boon.
splashlings-current = Current
    .text = Each Splashling may be placed in a hex up to 3 hexes away.
splashlings-tide = Tide
    .text = Hit effect: the target is moved up to 1 hex.
