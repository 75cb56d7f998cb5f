# Durthax and the Treekin

durthax = Durthax
durthax-twisting-grove = Twisting Grove
    .text = Once in Durthax’s activation you may take up a banner within 2 hexes of Durthax. Place it on a different objective hex, which must be empty and also within 2 hexes of Durthax.
durthax-wellspring = Wellspring
    .text = Only in the plot phase. May be used as a bonus action. Each friendly champion within range may make one claim action.
durthax-uproot = Uproot
    .text = Place Durthax in a hex at most 2 hexes away.
durthax-canopy = Canopy
    .text = Every friendly unit of small followers within range gains a protection boon.
durthax-bough-strike = Bough Strike
    .text = For each point of the hit roll above the target’s dodge this skill has 1 extra damage die, but no more than 8 extra.
durthax-growth-spurt = Growth Spurt
    .text = Hit effect: move the target away from Durthax, by up to 1 hex, and remove 1 wound from Durthax.

treekin = Treekin
    .one = Treekin
treekin-branch-ward = Branch Ward
    .text = No enemy champion or follower can be placed in a hex next to a Treekin, or recruited there.
treekin-photosynthesis = Photosynthesis
    .text = Gains a dodge boon.
treekin-splinter-group = Splinter Group
    .text = Hit effect: move the target away from this Treekin, by up to 1 hex; this Treekin may then move 1 hex toward it.
treekin-taking-root = Taking Root
    .text = Place Durthax, if within range, in a hex next to this Treekin.
treekin-fertilizer = Fertilizer
    .text = Hit effect: 1 wound may be removed from Durthax.
