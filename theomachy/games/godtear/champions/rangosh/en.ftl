# Rangosh and the Red Bandits

rangosh = Rangosh
rangosh-brutal-master = Brutal Master
    .text = Ahead of each hit roll and each damage roll of Rangosh you may take one Red Bandit within 3 hexes of him off the battlefield. That roll then has 1 extra die.
rangosh-beastly-charge = Beastly Charge
    .text = Rangosh moves up to 2 hexes. Then you may give one enemy within range 1 or 2 wounds.
rangosh-channel-rage = Channel Rage
    .text = Gains a damage boon.
rangosh-break-spirit = Break Spirit
    .text = Hit effect: the target gains a dodge blight.
rangosh-jawbreaker = Jawbreaker
    .text = Hit effect: move the target away from Rangosh, by up to 1 hex.
rangosh-whiplash = Whiplash
    .text = Hit effect: move the target toward Rangosh, by up to 1 hex.

red-bandits = Red Bandits
    .one = Red Bandit
red-bandits-stolen-treasure = Stolen Treasure
    .text = After a skill of theirs that gave an enemy a wound, the Red Bandits may gain a boon of your choice.
red-bandits-induct = Induct
    .text = If not all five Red Bandits are on the battlefield, one of the others joins a hex that has a Red Bandit in it.
red-bandits-ambush = Ambush
    .text = Hit effect: the target gains a wound.
red-bandits-shoot = Shoot
