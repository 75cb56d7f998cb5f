# Wyldfolk: the words of its cards. Each stands under its id; .text is what it does, .one a single member of a unit. Type, cost in
# ACT, range and duration are not told here: the card shows them apart. ACT are action tokens, LP life points, ″ inches.

gs-wyldfolk = Wyldfolk of Annyr

## Sub-factions, and what they give while their warlord leads

gs-annyr-clans = Clans of Annyr
    .text = Forest is open ground for its movement.
gs-fiannor = Fiannor
    .text = +1 MOV for its first movement token in round 1.
gs-druids = Druids
    .text = +1 MAG against enemy spells.

## Warbands to begin with

gs-wyldfolk-160 = Wyldfolk, 160 points
    .text = Slings and songs under the Pendragon; a hidden path to the front.
gs-wyldfolk-300 = Wyldfolk, 300 points
    .text = Great axes behind a screen of slings, with druid, bard and hound.

## Cards

gs-pendragon = Pendragon
gs-dugout = Dugout
    .text = One friendly infantry unit, named before deployment, may use secret deployment.
gs-rally-the-clans = Rally the Clans
    .text = +1 MEL, +1 LEAD.
gs-vanish = Vanish
    .text = Counts as in cover against missiles.
gs-fiannor-farfarer = Fiannor Farfarer
gs-loose-together = Loose Together
    .text = +1 MIS.
gs-hidden-paths = Hidden Paths
    .text = +1 MOV; forest is open ground for its movement.
gs-bard-of-aynnsing = Bard of Aynnsing
gs-bards-blade = Bard’s Blade
gs-musician = Musician
    .text = Counts as a musician: receives ordered tactics without a test and channels them.
gs-minstrel = Minstrel
    .text = One song a round, within LEAD range and without a test.
gs-lament = Lament
    .text = An enemy unit may become subject to Dread Vision.
gs-reel = Reel
    .text = +1 MOV.
gs-hymn = Hymn
    .text = +1 LEAD.
gs-cromlech-guard = Cromlech Guard
    .one = Cromlech Guard
gs-great-axe = Great Axe
gs-haft-strike = Haft Strike
gs-sacred-oaths = Sacred Oaths
    .text = Takes no fear tests, and fear tests instead of horror tests.
gs-oath-of-stone = Oath of Stone
    .text = +2 ARM against missile and magic attacks.
gs-bladeslingers = Bladeslingers
    .one = Bladeslinger
gs-sling-blade = Sling-blade (sling)
gs-sling-blade-2 = Sling-blade
gs-hornet-nest = Hornet Nest
    .text = Its missile hits cause Poison instead of damage.
gs-scabhta-hunters = Scabhta Hunters
    .one = Scabhta Hunter
gs-hunting-bow = Hunting Bow
gs-long-knife = Long Knife
gs-forest-lore = Forest Lore
    .text = Forest is open ground for its movement.
gs-wycca-warriors = Wycca Warriors
    .one = Wycca Warrior
gs-hexblade = Hexblade
    .text = Damaged models become subject to Withering Curse.
gs-glamour = Glamour
    .text = Counts as in cover against missiles.
gs-beasthunter = Beasthunter
gs-javelins = Javelins
gs-boar-spear = Boar Spear
gs-beast-bane = Beast Bane
    .text = +1 POW against creatures.
gs-druid = Druid
gs-golden-sickle = Golden Sickle
gs-banshee = Banshee
gs-soul-screech = Soul Screech
    .text = Damaged models become subject to Dread Vision.
gs-ethereal = Ethereal
    .text = Attacks that are not enchanted do half damage.
gs-lord-of-decay = Lord of Decay
gs-harvest-scythe = Harvest Scythe
gs-aura-of-decomposing = Aura of Decomposing
    .text = Every other model within 2″ has −1 ARM.
gs-wolfhound = Wolfhound
gs-bite = Bite
gs-loyal = Loyal
    .text = Within 3″ of its parent it may also make a free strike at enemies that leave its parent’s melee range.
gs-sabre-tooth = Sabre-tooth
gs-fangs = Fangs
gs-stepperunner-sword = Stepperunner Sword
gs-spear-of-the-oak = Spear of the Oak
gs-composite-bow = Composite Bow
gs-potion-of-speed = Potion of Speed
    .text = Once a game: +1 MOV to the end of the round.
gs-torc-of-thorns = Torc of Thorns
    .text = Protection roll 5+: ignore the damage of a missile attack.
gs-swiftness-of-aridhia = Swiftness of Aridhia
    .text = +1 MOV.
gs-fury-of-mabhdus = Fury of Mabhdus
    .text = +1 POW in melee.
gs-thornburst = Thornburst
    .text = A spell attack on every model under the template, where the ground is difficult to the end of the round.
