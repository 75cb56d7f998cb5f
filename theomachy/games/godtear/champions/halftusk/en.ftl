# Halftusk and the Froglodytes

halftusk = Halftusk
halftusk-fighting-fit = Fighting Fit
    .text = While Halftusk has no wounds, his skills have 2 extra accuracy dice.
halftusk-the-great-tusk = The Great Tusk
    .text = Only in the plot phase. Halftusk may take a claim action. After that, name the dodge boon or the protection boon: every friendly champion and unit within range gains it.
halftusk-regenerate = Regenerate
    .text = Remove up to 2 wounds from Halftusk.
halftusk-footwork = Footwork
    .text = One friendly champion or unit within range gains a dodge boon.
halftusk-feint = Feint
    .text = Hit effect: the target gains an accuracy blight.
halftusk-one-punch = One Punch
    .text = Hit effect: Two Punch may be Halftusk’s bonus action this turn.
halftusk-two-punch = Two Punch
    .text = Hit effect: Halftusk may move 1 hex.

froglodytes = Froglodytes
    .one = Froglodyte
froglodytes-tear-twisted = Tear-Twisted
    .text = Unlike other followers, Froglodytes may enter objective hexes.
froglodytes-feel-the-power = Feel the Power
    .text = This Froglodyte must be on an objective hex. The unit gains a dodge boon and a protection boon.
froglodytes-hop = Hop
    .text = Each Froglodyte may be placed in a hex at most 2 hexes away.
froglodytes-tongue-tow = Tongue Tow
    .text = Move a friendly banner within range toward this Froglodyte, by up to 1 hex.
froglodytes-tongue-lash = Tongue Lash
    .text = Hit effect: move the target toward this Froglodyte, by up to 1 hex.
