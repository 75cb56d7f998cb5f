# Jaak and the Cauldron Cronies

jaak = Jaak
jaak-battlefield-brew = Battlefield Brew
    .text = After each of Jaak’s actions you may remove 1 wound from one other friendly model within 2 hexes of him, if his banner is on the battlefield.
jaak-dubious-remedy = Dubious Remedy
    .text = For friendly champions and large followers within range, as many of them as you like: roll one die each, and remove up to 1 wound more than the die shows.
jaak-tortoise-shavings = Tortoise Shavings
    .text = One friendly champion or unit within range gains a protection boon.
jaak-spider-staff = Spider Staff
    .text = Hit effect: the target gains a speed blight.
jaak-foot-of-rabbit = Foot of Rabbit
    .text = Gains a speed boon.

cauldron-cronies = Cauldron Cronies
    .one = Cauldron Crony
cauldron-cronies-missing-ingredient = Missing Ingredient
    .text = As long as Jaak’s banner is on the battlefield, all skills of this unit have 1 extra accuracy die and 1 extra damage die.
cauldron-cronies-deploy-cauldron = Deploy Cauldron
    .text = Jaak must be within range. He may take a claim action, and his banner goes up on an empty objective hex next to this Cauldron Crony.
cauldron-cronies-eye-of-newt = Eye of Newt
cauldron-cronies-toil-and-trouble = Toil and Trouble
    .text = Take up a friendly banner within range. It is placed on an empty objective hex next to some Cauldron Crony that is also within range.
cauldron-cronies-aggressive-chant = Aggressive Chant
    .text = Hit effect: the target gains a dodge blight and is moved up to 1 hex.
