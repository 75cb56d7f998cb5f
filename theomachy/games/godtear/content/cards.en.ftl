# The cards of Godtear in our own words: champions, their followers, and what each can do.
# A champion stands under its id, a unit under its name, with .one for a single follower of it. An ability stands under
# its owner and its name, with .text for its effect; an attack that only rolls has none. Type, range and dice are not
# told here: the card shows them apart.

## Blackjaw and the Unburnt Reavers

blackjaw = Blackjaw
blackjaw-wildfire = Wildfire
    .text = Once Blackjaw has knocked out a follower in his activation, he may take a bonus action in it.
blackjaw-fire-storm = Fire Storm
    .text = Targets followers only: up to five, in any hexes within range.
blackjaw-hotfoot = Hotfoot
    .text = One friendly champion or unit within range gains a speed boon.
blackjaw-evil-eye = Evil Eye
    .text = Targets followers only. Hit effect: the target gains a protection blight.
blackjaw-kick = Kick
    .text = Targets followers only.
blackjaw-fiery-axe = Fiery Axe
    .text = May have up to three targets, all in one hex.
blackjaw-fireball = Fireball
    .text = May have up to three targets, all in one hex.

unburnt-reavers = Unburnt Reavers
    .one = Unburnt Reaver
unburnt-reavers-fearsome = Fearsome
    .text = Small enemies within 3 hexes of an Unburnt Reaver have 1 accuracy die fewer for all their skills while there are fewer than three models in their hex.
unburnt-reavers-rush = Rush
    .text = Choose a hex. Every Unburnt Reaver there may move up to 2 hexes.
unburnt-reavers-intimidation = Intimidation
    .text = Hit effect: the target gains a dodge blight.
unburnt-reavers-war-cry = War Cry
    .text = Gains an accuracy boon.
unburnt-reavers-cleaving-strike = Cleaving Strike

## Durthax and the Treekin

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

## Halftusk and the Froglodytes

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

## Jeen and the Golden Shrikes

jeen = Jeen
jeen-martial-discipline = Martial Discipline
    .text = After an enemy skill has given Jeen 1 wound or more, she may gain a boon: dodge or protection.
jeen-overrun = Overrun
    .text = Jeen moves up to 2 hexes. Then every other friendly model within range moves up to 2 hexes, in any order you like.
jeen-blade-storm = Blade Storm
    .text = May have up to three targets, all in one hex. Afterwards Jeen moves up to 1 hex.
jeen-rapid-strike = Rapid Strike
    .text = Targets followers only. May be used as a bonus action.
jeen-polearm-sweep = Polearm Sweep
    .text = Choose one hex within range, or two that are next to each other. One model in each may be a target.
jeen-sharpen-blade = Sharpen Blade
    .text = Gains a damage boon.
jeen-press-forward = Press Forward
    .text = One friendly champion or unit within range gains a speed boon.

golden-shrikes = Golden Shrikes
    .one = Golden Shrike
golden-shrikes-drive-back = Drive Back
    .text = When their activation ends, choose a hex next to a Golden Shrike. You may move the enemy followers there by up to 1 hex each.
golden-shrikes-sprint = Sprint
    .text = Choose a Golden Shrike. It may move up to 3 hexes.
golden-shrikes-slash-and-dash = Slash and Dash
    .text = Afterwards each Golden Shrike in the user’s hex may move 1 hex.
golden-shrikes-balanced-stance = Balanced Stance
    .text = Gains a dodge boon or a protection boon.
golden-shrikes-press-forward = Press Forward
    .text = One friendly champion or unit within range gains a speed boon.

## Kailinn and the Virtues

kailinn = Kailinn
kailinn-centaur = Centaur
    .text = Kailinn can never enter an objective hex. In her activation she may enter hexes with small followers; if her movement ends in one, move each of them to an adjacent hex.
kailinn-impaling-horn = Impaling Horn
    .text = Kailinn moves up to 1 hex. Then an enemy follower of your choice within range may be given wounds until it is knocked out. For this knockout you get 2 extra steps, in place of the maelstrom’s 1.
kailinn-powerful-leap = Powerful Leap
    .text = Place Kailinn in a hex at most 2 hexes away.
kailinn-thundering-hooves = Thundering Hooves
    .text = Kailinn moves up to 1 hex. Then one friendly champion within range moves up to 1 hex.
kailinn-brutal-charge = Brutal Charge
    .text = If Kailinn has taken an advance action in this activation, this skill is a bonus action.
kailinn-flashing-blade = Flashing Blade
    .text = May have two followers as targets, if they are in different hexes.

virtues = Virtues
    .one = Virtue
virtues-harmonious = Harmonious
    .text = When a Virtue has used a skill, the other Virtue may use it too, at once and as part of the same action.
virtues-patience = Patience
    .text = Kailinn, if within range, gains a boon of your choice.
virtues-compassion = Compassion
    .text = This Virtue moves up to 1 hex. Then one friendly follower within range moves up to 1 hex.
virtues-serenity = Serenity
    .text = The unit gains a dodge boon. This Virtue may move up to 2 hexes.
virtues-justice = Justice
    .text = Has 1 extra damage die if the Virtues have taken an advance action in this activation.

## Keera and the Young Dragons

keera = Keera
keera-by-my-command = By My Command!
    .text = Keera’s enemy skills count their range from a Young Dragon, which must be within 3 hexes of her.
keera-firebrand = Firebrand
    .text = Each enemy champion with a Young Dragon within 2 hexes gains a wound.
keera-royal-summons = Royal Summons
    .text = The Young Dragons may take one action, advance or recruit.
keera-regal-blessing = Regal Blessing
    .text = The Young Dragons gain an accuracy boon if one of them is within range.
keera-vicious-bite = Vicious Bite
    .text = Hit effect: if it is a champion, the target gains a wound.
keera-rain-of-fire = Rain of Fire
    .text = Hit effect: the target gains a protection blight.

young-dragons = Young Dragons
    .one = Young Dragon
young-dragons-flight = Flight
    .text = In an advance action Young Dragons may move through the hexes of other models, but not stop there.
young-dragons-draconic-rage = Draconic Rage
    .text = Gains a damage boon.
young-dragons-roar = Roar
    .text = Hit effect: the target gains a dodge blight.
young-dragons-bite = Bite
    .text = Hit effect: if it is a champion, the target gains a wound.
young-dragons-fiery-breath = Fiery Breath
    .text = Hit effect: the target gains a protection blight.

## Lily and the Thornlings

lily = Lily
lily-touch-of-the-fae = Touch of the Fae
    .text = When one of her actions is done, Lily may lay a status token, any boon or blight, in an empty hex next to her. Any model entering a hex with a token takes it when its movement is over.
lily-thorn-wall = Thorn Wall
    .text = Take any number of Thornlings off the battlefield, then place each on an objective hex within range. On objective hexes Thornlings cannot take advance actions, and enemy skills cannot move them.
lily-earth-call = Earth Call
    .text = One objective hex within range moves 1 hex, to an empty hex that is no objective hex. Models on it are carried along.
lily-breath-of-the-earth = Breath of the Earth
    .text = Lay a status token, any boon or blight, in an empty hex within range. Any model entering a hex with a token takes it when its movement is over.
lily-natures-visage = Nature’s Visage
    .text = Hit effect: all models next to the target, friend and foe, are moved away from it, by up to 1 hex each.
lily-haunting-melody = Haunting Melody
    .text = Hit effect: each model in the target’s hex, the target too, is moved by up to 2 hexes.

thornlings = Thornlings
    .one = Thornling
thornlings-overgrowth = Overgrowth
    .text = Each recruit action of the Thornlings may bring one, two or three of them to the hex.
thornlings-deep-roots = Deep Roots
    .text = Take any number of Thornlings off the battlefield. Then take as many recruit actions with the unit.
thornlings-tangling-thorns = Tangling Thorns
    .text = Hit effect: the target gains a speed blight.
thornlings-sprout = Sprout
    .text = Gains an accuracy boon.
thornlings-natures-wrath = Nature’s Wrath
    .text = Has 3 extra damage dice if the hit roll comes to exactly the target’s dodge.

## Maxen and the Gearhawks

maxen = Maxen
maxen-scavenger = Scavenger
    .text = If Maxen knocks out an enemy champion, that champion’s banner is taken off the battlefield.
maxen-bird-shot = Bird Shot
    .text = Take up to 3 Gearhawks off the battlefield. Each of them gives this skill 2 extra accuracy dice and 2 extra damage dice.
maxen-march = March
    .text = Maxen moves up to 1 hex.
maxen-tinker = Tinker
    .text = The Gearhawks may take a recruit action at once. They may also gain a boon of your choice.
maxen-piercing-round = Piercing Round
    .text = Each hex between Maxen and the target takes away 1 accuracy die. Hit effect: the target gains a wound.
maxen-shrapnel-shot = Shrapnel Shot
    .text = Each hex between Maxen and the target takes away 1 accuracy die and 1 damage die. Hit effect: move the target away from Maxen, by up to 1 hex.

gearhawks = Gearhawks
    .one = Gearhawk
gearhawks-eagle-eye = Eagle Eye
    .text = When their activation ends, one friendly champion of your choice next to a Gearhawk may gain an accuracy boon.
gearhawks-migration = Migration
    .text = Each Gearhawk may be placed in a hex at most 3 hexes away.
gearhawks-talon-rake = Talon Rake
    .text = Has 1 extra accuracy die for every Gearhawk next to the target. Hit effect: the target gains a protection blight.
gearhawks-dive-bomb = Dive Bomb
    .text = Has 1 extra accuracy die for every Gearhawk next to the target.

## Nia and the Quartzlings

nia = Nia
nia-rock-concert = Rock Concert
    .text = Nia may take a bonus action if all three Quartzlings are on the battlefield as her activation begins.
nia-geode = Geode
    .text = Only in the plot phase. Choose a Quartzling that is alone in its hex and next to an objective hex: an objective hex takes its place. If this lies within 2 hexes of Nia, she may take a claim action there.
nia-crystal-mirror = Crystal Mirror
    .text = Choose a boon that any champion or unit within range has. Then one friendly champion or unit within range gains the same boon.
nia-meditation = Meditation
    .text = Gains an accuracy boon.
nia-march = March
    .text = Nia moves up to 1 hex.
nia-crystal-glare = Crystal Glare
    .text = Choose a blight that any champion or unit within range has. Then one enemy champion or unit within range gains the same blight.
nia-erosion = Erosion
    .text = Hit effect: the target gains a protection blight.
nia-blinding-light = Blinding Light
    .text = Hit effect: the target gains an accuracy blight.

quartzlings = Quartzlings
    .one = Quartzling
quartzlings-rock-formation = Rock Formation
    .text = Whenever Nia’s banner is taken off the battlefield, the Quartzlings may take a recruit action at once, in the end phase too.
quartzlings-calcify = Calcify
    .text = If this Quartzling is alone in its hex and next to an objective hex, an objective hex takes its place.
quartzlings-shimmer = Shimmer
    .text = Hit effect: the target gains a speed blight.
quartzlings-rolling-stones = Rolling Stones
    .text = Every Quartzling may move in a straight line, by up to 3 hexes.
quartzlings-stones-throw = Stone’s Throw

## Rattlebone and the Hexlings

rattlebone = Rattlebone
rattlebone-roll-the-bones = Roll the Bones
    .text = When Rattlebone’s activation ends, roll a die. On a 1 or a 2 you may take one boon or blight from a champion or unit within that many hexes of her and give it to another within as many hexes.
rattlebone-power-hex = Power Hex
    .text = Name one blight for every Hexling within range. All enemy champions within range gain the blights you named.
rattlebone-call-totems = Call Totems
    .text = Take any number of Hexlings off the battlefield, then place them within 2 hexes of Rattlebone.
rattlebone-grasping-curse = Grasping Curse
    .text = Hit effect: the target gains a speed blight or a dodge blight, as you choose.
rattlebone-cursed-ground = Cursed Ground
    .text = Up to two empty hexes within range that are no objective hexes become objective hexes, until the clash phase ends.
rattlebone-deadly-curse = Deadly Curse
    .text = Hit effect: the target gains an accuracy blight or a damage blight, as you choose.

hexlings = Hexlings
    .one = Hexling
hexlings-hex-eaters = Hex Eaters
    .text = If the die of Rattlebone’s Roll the Bones is blank, the Hexlings may gain a boon of your choice.
hexlings-attune-magic = Attune Magic
    .text = Gains a boon of your choice.
hexlings-hex-bolt = Hex Bolt
    .text = Hit effect: the target gains a blight of your choice.
hexlings-purge-magic = Purge Magic
    .text = All boons and blights of the Hexlings move to one friendly champion or unit within range.

## Skullbreaker and the Tooth Bearers

skullbreaker = Skullbreaker
skullbreaker-out-of-my-way = Out Of My Way!
    .text = Skullbreaker can move through hexes of small followers, but not stop there.
skullbreaker-finisher = Finisher
    .text = Only in the clash phase. Skullbreaker may take up to three skill actions.
skullbreaker-shake-it-off = Shake It Off
    .text = Remove one blight from Skullbreaker.
skullbreaker-hunting-call = Hunting Call
    .text = Every friendly follower unit within range gains an accuracy boon.
skullbreaker-i-smell-blood = I Smell Blood...
    .text = In this activation Jawblade has 4 extra accuracy dice, and one more hit effect: the target gains a wound.
skullbreaker-go-for-the-belly = Go For The Belly!
    .text = In this activation Jawblade has 2 extra damage dice, and one more hit effect: the target is moved by up to 2 hexes.
skullbreaker-jawblade = Jawblade
    .text = Afterwards Skullbreaker gains a speed blight.

tooth-bearers = Tooth Bearers
    .one = Tooth Bearer
tooth-bearers-set-up-the-boss = Set Up The Boss!
    .text = After a Tooth Bearer has wounded an enemy, Skullbreaker may move 1 hex or gain a boon of your choice.
tooth-bearers-rush = Rush
    .text = Choose a hex. Every Tooth Bearer there may move up to 2 hexes.
tooth-bearers-feral-howl = Feral Howl
    .text = Has 1 extra accuracy die for every Tooth Bearer next to the target. Hit effect: the target gains a dodge blight.
tooth-bearers-skullcracker = Skullcracker
    .text = Gains a damage boon.
tooth-bearers-club-bash = Club Bash
    .text = Hit effect: the target gains a wound.

## Titus and the Glory Seekers

titus = Titus
titus-superiority = Superiority
    .text = Titus has 1 more dodge when a follower rolls to hit him, and 1 more protection when a follower rolls for damage.
titus-path-of-destruction = Path of Destruction
    .text = In this order Titus may take a skill action, may move 1 hex, and may take another skill action.
titus-challenge = Challenge
    .text = Choose an enemy champion or unit within range. It gains two different blights that you choose, and Titus gains one blight that your opponent chooses.
titus-ill-kill-you-all = I’ll Kill You All!
    .text = Targets followers only. Hit effect: each follower of the target’s unit that is within range is moved by up to 1 hex.
titus-piercing-strike = Piercing Strike
    .text = May have two targets, both in one hex.
titus-sweeping-slash = Sweeping Slash
    .text = May have two targets, in different hexes.

glory-seekers = Glory Seekers
    .one = Glory Seeker
glory-seekers-rapid-deployment = Rapid Deployment
    .text = After a recruit action the Glory Seeker that came back moves up to 2 hexes.
glory-seekers-roar-of-battle = Roar of Battle
    .text = Choose a friendly champion within range. It may move 1 hex.
glory-seekers-outflank = Outflank
    .text = Hit effect: every Glory Seeker next to the target is placed in a hex of your choice next to the target.
glory-seekers-hack = Hack
    .text = Hit effect: the target gains a protection blight.
glory-seekers-surround-pound = Surround Pound
    .text = Has 1 extra accuracy die and 1 extra damage die for every hex next to the target, other than the user’s own, with Glory Seekers in it.
