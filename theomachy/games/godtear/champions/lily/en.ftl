# Lily and the Thornlings

lily = Lily
lily-touch-of-the-fae = Touch of the Fae
    .text = When one of her actions is done, Lily may lay a status token, any boon or blight, in an empty hex next to her. Any model entering a hex with a token takes it when its movement is over.
lily-thorn-wall = Thorn Wall
    .text = Take any number of Thornlings off the battlefield, then place each on an objective hex within range. On objective hexes Thornlings cannot take advance actions, and enemy skills cannot move them.
lily-earth-call = Earth Call
    .text = One objective hex within range moves 1 hex, to an empty hex that is not an objective hex. Models on it are carried along.
lily-breath-of-the-earth = Breath of the Earth
    .text = Lay a status token, any boon or blight, in an empty hex within range. Any model entering a hex with a token takes it when its movement is over.
lily-natures-visage = Nature’s Visage
    .text = Hit effect: each model next to the target, friend or foe, is moved up to 1 hex away from it.
lily-haunting-melody = Haunting Melody
    .text = Hit effect: each model in the target’s hex, the target too, is moved up to 2 hexes.

thornlings = Thornlings
    .one = Thornling
thornlings-overgrowth = Overgrowth
    .text = Each recruit action of the Thornlings may bring one, two or three of them to the hex.
thornlings-deep-roots = Deep Roots
    .text = Take any number of Thornlings off the battlefield. Then the unit takes that many recruit actions.
thornlings-tangling-thorns = Tangling Thorns
    .text = Hit effect: the target gains a speed blight.
thornlings-sprout = Sprout
    .text = Gains an accuracy boon.
thornlings-natures-wrath = Nature’s Wrath
    .text = Has 3 extra damage dice if the hit roll comes to exactly the target’s dodge.
