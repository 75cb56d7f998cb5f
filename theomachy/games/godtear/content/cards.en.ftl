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

## Fenra and the Chainless Curs

fenra = Fenra
fenra-pack-alpha = Pack Alpha
    .text = For every enemy follower that Fenra knocks out, a model of your side at most 3 hexes from her may move 1 hex, but no model twice in the same activation.
fenra-call-of-the-hunt = Call of the Hunt
    .text = A friendly model within range, other than Fenra, moves up to 3 hexes.
fenra-bark-at-the-moon = Bark at the Moon
    .text = All friendly followers within range may move, by up to 2 hexes each.
fenra-the-wolf-is-loose = The Wolf is Loose
    .text = Hit effect: Fenra moves toward the target, by up to 2 hexes.
fenra-feral-bite = Feral Bite
    .text = May have up to three targets, all in one hex. Has 1 extra damage die for every hex next to the target with friendly followers in it.
fenra-shatterstorm = Shatterstorm
    .text = Targets followers only: up to two, in any hexes within range. Has 1 extra damage die for every hex next to the target with friendly followers in it.

chainless-curs = Chainless Curs
    .one = Chainless Cur
chainless-curs-gang-up = Gang Up
    .text = A Chainless Cur’s skill has 3 extra accuracy dice against a small follower if more followers stand in the user’s hex than in that of the target.
chainless-curs-makeshift-plating = Makeshift Plating
    .text = Gains a protection boon.
chainless-curs-corner-them = Corner Them
    .text = Hit effect: every Chainless Cur at most 2 hexes from the target is placed in a hex of your choice next to it.
chainless-curs-snarl = Snarl
    .text = Hit effect: all followers in the target’s hex are moved, by up to 1 hex each.
chainless-curs-maim-and-encircle = Maim and Encircle
    .text = Hit effect: one Chainless Cur of your choice may move 1 hex.

## Finvarr and the Shadow Sentinels

finvarr = Finvarr
finvarr-banner-warden = Banner Warden
    .text = Finvarr has 2 extra accuracy dice for all his skills while he stands on an objective hex.
finvarr-phantom-banners = Phantom Banners
    .text = Take up as many friendly banners within range as you like, one after another. Each is placed on an empty objective hex that is within range, too.
finvarr-poised-to-strike = Poised to Strike
    .text = Gains a speed boon.
finvarr-shadow-ward = Shadow Ward
    .text = Hit effect: the target is moved by up to 1 hex.
finvarr-mirage = Mirage
    .text = A friendly banner at most 2 hexes from Finvarr is placed on an empty objective hex next to the one where it stands.
finvarr-void-weapon = Void Weapon
    .text = Gains a damage boon.
finvarr-life-blade = Life Blade
    .text = Hit effect: 1 wound may be removed from Finvarr.

shadow-sentinels = Shadow Sentinels
    .one = Shadow Sentinel
shadow-sentinels-shadow-step = Shadow Step
    .text = When their activation ends, all Shadow Sentinels may move 1 hex if they have taken no advance action in it.
shadow-sentinels-protect = Protect
    .text = One friendly champion or unit within range gains a protection boon.
shadow-sentinels-shadow-snare = Shadow Snare
    .text = Hit effect: the target gains a speed blight.
shadow-sentinels-void-weapon = Void Weapon
    .text = Gains a damage boon.
shadow-sentinels-life-trade = Life Trade
    .text = If an enemy is knocked out by it and not all Shadow Sentinels are on the battlefield, another one comes to the user’s hex.

## Grimgut and the Retchlings

grimgut = Grimgut
grimgut-spew = Spew
    .text = Retchlings that are recruited in Grimgut’s activation may also come next to a Retchling that was placed earlier in it.
grimgut-buffet = Buffet
    .text = Targets followers only: up to three, in any hexes within range.
grimgut-new-spew = New Spew
    .text = Every Retchling is taken off the battlefield. After that the unit takes five recruit actions.
grimgut-flu-spew = Flu Spew
    .text = Every enemy champion and every enemy unit with a Retchling next to it is a target, once each and however far away. Hit effect: the target gains a damage blight.
grimgut-goo-spew = Goo Spew
    .text = Every enemy champion and every enemy unit with a Retchling next to it is a target, once each and however far away. Hit effect: the target gains a dodge blight.
grimgut-roll = Roll
    .text = Grimgut moves in a straight line, by up to 3 hexes.
grimgut-nom-nom-nom = Nom Nom Nom
    .text = Targets followers only.

retchlings = Retchlings
    .one = Retchling
retchlings-wretched = Wretched
    .text = A Retchling that is knocked out counts for 0 steps.
retchlings-slip-and-slide = Slip and Slide
    .text = One friendly champion or unit within range gains a speed boon. With another action of the same activation, a second Retchling in a different hex may use it, too.
retchlings-slimed = Slimed
    .text = May have up to three targets, all in one hex. With another action of the same activation, a second Retchling in a different hex may use it, too.

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

## Helena and the Rallied Peasants

helena = Helena
helena-banner-bearer = Banner Bearer
    .text = Helena has no banner and never claims. In the end phase she scores as a banner would, provided that she stands on an objective hex and is not knocked out.
helena-call-to-arms = Call to Arms
    .text = The followers of each friendly champion within range may take recruit actions at once, as many as it takes to complete their unit.
helena-rally-the-troops = Rally the Troops
    .text = The Rallied Peasants may take one or two recruit actions at once.
helena-lead-the-charge = Lead the Charge
    .text = Helena moves up to 1 hex. After that, every Rallied Peasant within range moves up to 1 hex.
helena-shield-push = Shield Push
    .text = Hit effect: move the target by up to 1 hex.
helena-holy-light = Holy Light

rallied-peasants = Rallied Peasants
    .one = Rallied Peasant
rallied-peasants-devoted = Devoted
    .text = Within 2 hexes of Helena, a Rallied Peasant has 1 more dodge and 1 more protection.
rallied-peasants-prayer = Prayer
    .text = Helena must be within range. Up to 1 wound is removed from her.
rallied-peasants-condemnation = Condemnation
    .text = Hit effect: the target gains an accuracy blight.
rallied-peasants-will-of-the-people = Will of the People
    .text = Has 1 extra accuracy die and 1 extra damage die for every Rallied Peasant next to the target.

## Jaak and the Cauldron Cronies

jaak = Jaak
jaak-battlefield-brew = Battlefield Brew
    .text = After every action of Jaak’s, you may remove 1 wound from one other friendly model within 2 hexes of him, if his banner is on the battlefield.
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
    .text = Hit effect: the target gains a dodge blight and is moved by up to 1 hex.

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

## Lorsann and the Mistwood Rangers

lorsann = Lorsann
lorsann-shoot-and-scoot = Shoot and Scoot
    .text = After each skill by which Lorsann gave an enemy 1 wound or more, she may move 1 hex.
lorsann-deathblow = Deathblow
    .text = Hit effect: the target gains two wounds.
lorsann-field-instruction = Field Instruction
    .text = One friendly champion or unit within range gains a damage boon.
lorsann-fairy-fire = Fairy Fire
    .text = Hit effect: the target gains a protection blight.
lorsann-piercing-shot = Piercing Shot
    .text = Hit effect: the target gains a wound.
lorsann-mystic-arrow = Mystic Arrow
    .text = Its damage roll is followed by a second one against the same target, with 5 dice.
lorsann-snipe = Snipe

mistwood-rangers = Mistwood Rangers
    .one = Mistwood Ranger
mistwood-rangers-kill-shot = Kill Shot
    .text = Against an enemy champion who has wounds, skills of the Mistwood Rangers have 1 extra damage die.
mistwood-rangers-blur = Blur
    .text = Gains a dodge boon.
mistwood-rangers-fairy-fire = Fairy Fire
    .text = Hit effect: the target gains a protection blight.
mistwood-rangers-aim = Aim
    .text = Gains an accuracy boon.
mistwood-rangers-fire = Fire

## Luella and the Shield Maidens

luella = Luella
luella-momentum = Momentum
    .text = In an advance action Luella may go 1 hex farther than her speed, if the whole way is a straight line.
luella-storm-rider = Storm Rider
    .text = Luella moves up to 2 hexes. Every enemy who is then within range suffers a damage roll of 3 dice.
luella-supercharge = Supercharge
    .text = One friendly champion or unit within range gains a speed boon.
luella-lightning-flash = Lightning Flash
    .text = If Luella has moved 3 hexes or more in this activation, this skill is a bonus action. Hit effect: the target gains a dodge blight.
luella-rolling-thunder = Rolling Thunder
    .text = If Luella has moved 3 hexes or more in this activation, this skill is a bonus action.
luella-arc-lightning = Arc Lightning
    .text = Hit effect: when its damage is dealt with, up to 2 other models in the target’s hex or next to it may suffer a damage roll of 3 dice each.

shield-maidens = Shield Maidens
    .one = Shield Maiden
shield-maidens-protective = Protective
    .text = When their activation ends with a Shield Maiden next to Luella, she gains a protection boon.
shield-maidens-empower = Empower
    .text = Gains a damage boon.
shield-maidens-march = March
    .text = Every Shield Maiden may move 1 hex.
shield-maidens-cleave = Cleave

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

## Morrigan and the Cold Bones

morrigan = Morrigan
morrigan-frost-forged = Frost Forged
    .text = Boons of any kind count 2 for Morrigan, not 1.
morrigan-flash-freeze = Flash Freeze
    .text = Every enemy champion and unit within range gains a dodge blight and a speed blight.
morrigan-forward-minions = Forward, Minions!
    .text = Every one of the Cold Bones within range may move up to 2 hexes.
morrigan-frosty-glance = Frosty Glance
    .text = Hit effect: the target gains a protection blight, and Morrigan may move 1 hex toward it.
morrigan-snowballs-chance = Snowball’s Chance
    .text = If the damage roll gives the target a wound or more, it is given further wounds until it is knocked out.
morrigan-iceblade = Iceblade
    .text = Hit effect: a target with a speed blight, an accuracy blight or a damage blight gains a wound.
morrigan-icebolt = Icebolt
    .text = Hit effect: the target gains an accuracy blight.

cold-bones = Cold Bones
    .one = Cold Bones
cold-bones-brain-freeze = Brain Freeze
    .text = When an enemy has used a skill that knocked out any of the Cold Bones, it gains a dodge blight.
cold-bones-so-cool-mistress = So Cool, Mistress!
    .text = Morrigan, if within range, gains an accuracy boon or a speed boon, as you choose.
cold-bones-chill-out = Chill Out
    .text = Has 1 extra accuracy die for every one of the Cold Bones next to the target. Hit effect: the target gains a damage blight.
cold-bones-intense-cold = Intense Cold
    .text = Gains a damage boon.
cold-bones-snowblade-fight = Snowblade Fight!
    .text = Has 1 extra accuracy die for every one of the Cold Bones next to the target.

## Mournblade and the Knightshades

mournblade = Mournblade
mournblade-undying = Undying
    .text = Knocking out Mournblade is worth 1 step in place of 4. Whenever an enemy is knocked out, he may rally at once.
mournblade-grasping-dead = Grasping Dead
    .text = Take all Knightshades off the battlefield. Then place the whole unit, all three of them, within 3 hexes of Mournblade.
mournblade-grave-summons = Grave Summons
    .text = Mournblade takes a claim action. His banner may go to any objective hex within range that is empty.
mournblade-forward-minions = Forward, Minions!
    .text = Every Knightshade within range may move up to 2 hexes.
mournblade-death-wind = Death Wind
    .text = Mournblade’s banner must be within range. Place it on another objective hex, also within range.
mournblade-raise-dead = Raise Dead
    .text = Each friendly champion within range may rally.
mournblade-soul-cleave = Soul Cleave
    .text = Hit effect: the Knightshades take a recruit action.

knightshades = Knightshades
    .one = Knightshade
knightshades-death-grip = Death Grip
    .text = The speed of an enemy who is next to a Knightshade is 0 for an advance action, whatever tokens it has.
knightshades-careful-master = Careful, Master
    .text = Mournblade, if within range, gains a dodge boon.
knightshades-wheres-master = Where’s Master?
    .text = Mournblade, if within range, may rally, or else move up to 2 hexes.
knightshades-depths-of-sorrow = Depths of Sorrow
    .text = Gains an accuracy boon.
knightshades-deaths-door = Death’s Door
    .text = Has 1 extra accuracy die and 1 extra damage die if the Knightshades have taken a recruit action in this activation.

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

## Raith’Marid and the Splashlings

raith-marid = Raith’Marid
raith-marid-rippling-scales = Rippling Scales
    .text = Each time a Splashling leaves the battlefield, in whatever way, Raith’Marid may gain a boon of your choice.
raith-marid-tsunami = Tsunami
    .text = Place Raith’Marid in a hex within range. Then every enemy model at most 2 hexes from him is moved by up to 2 hexes, one after another as you like.
raith-marid-undertow = Undertow
    .text = Take up an empty objective hex within range and lay it in an empty hex within range that is no objective hex.
raith-marid-ker-splash = Ker-Splash
    .text = A Splashling that is alone in a hex within range leaves the battlefield, and Raith’Marid is placed where it stood.
raith-marid-jet = Jet
    .text = Choose a Splashling within range. It moves up to 3 hexes.
raith-marid-headbutt = Headbutt
    .text = Hit effect: the target is moved by up to 1 hex.
raith-marid-lunging-strike = Lunging Strike
    .text = When the target is named, Raith’Marid first moves toward it, by up to 1 hex. Then comes the hit roll.

splashlings = Splashlings
    .one = Splashling
splashlings-like-water = Like Water
    .text = Once in their activation you may name a boon that Raith’Marid has. The Splashlings gain the same boon.
splashlings-current = Current
    .text = Each Splashling may be placed in a hex at most 3 hexes away.
splashlings-tide = Tide
    .text = Hit effect: the target is moved by up to 1 hex.

## Rangosh and the Red Bandits

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

## Rhodri and the Household Guard

rhodri = Rhodri
rhodri-unyielding = Unyielding
    .text = Enemies cannot move Rhodri while he is next to a banner of his own side.
rhodri-bannerfall = Bannerfall
    .text = Only in the clash phase. Rhodri takes a claim action.
rhodri-march = March
    .text = Rhodri moves up to 1 hex.
rhodri-answer-the-call = Answer the Call
    .text = Choose a friendly unit with a follower within range. It takes a recruit action at once.
rhodri-hold = Hold!
    .text = One friendly champion or unit within range gains a protection boon.
rhodri-shield-bash = Shield Bash
    .text = Hit effect: the target gains a damage blight and is moved away from Rhodri, by up to 2 hexes.
rhodri-sword-slash = Sword Slash

household-guard = Household Guard
    .one = Household Guard
household-guard-shield-wall = Shield Wall
    .text = Enemies cannot move any of the Household Guard who stands next to Rhodri.
household-guard-brace = Brace
    .text = Gains a protection boon.
household-guard-march = March
    .text = Every model of the unit may move 1 hex.
household-guard-sword-strike = Sword Strike

## Shayle and Landslide

shayle = Shayle
shayle-runecaller = Runecaller
    .text = When Shayle has taken an action in his activation and Landslide stands within 3 hexes of him, you may place it, at most 2 hexes away from its hex.
shayle-avalanche = Avalanche
    .text = As many objective hexes as you like within 3 hexes of Landslide move by up to 1 hex, one after another. Each goes to an empty hex that is no objective hex, and carries along the models on it.
shayle-stone-strength = Stone Strength
    .text = Landslide, if within range, gains a protection boon or a damage boon, as you choose.
shayle-runeweaving = Runeweaving
    .text = Hit effect: one of the target’s boons moves to another champion or unit within range, friend or foe.
shayle-tremor = Tremor
    .text = Every enemy champion and unit within range loses all its boons.
shayle-stone-spikes = Stone Spikes
    .text = Hit effect: the target gains a speed blight.

landslide = Landslide
    .one = Landslide
landslide-rubble = Rubble
    .text = When Landslide is knocked out, an objective hex takes its place, except on a deployment hex.
landslide-eruption = Eruption
    .text = Every champion and unit next to Landslide, friend or foe, gains a protection blight.
landslide-earthquake = Earthquake
    .text = Hit effect: a champion is moved by up to 2 hexes. If the target is a follower, all followers of its unit are moved by up to 2 hexes each.
landslide-boulder-bash = Boulder Bash
    .text = Hit effect: the target gains a dodge blight.

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

## Sneaky Peet and the Sneaky Stabbers

sneaky-peet = Sneaky Peet
sneaky-peet-gang-boss = Gang Boss
    .text = Every Sneaky Stabber next to the target gives Sneaky Peet’s skills 1 extra accuracy die.
sneaky-peet-pounce = Pounce
    .text = Once the target is chosen, you may place Sneaky Peet in a hex next to it. Then roll to hit.
sneaky-peet-leap = Leap
    .text = Sneaky Peet may be placed in a hex at most 2 hexes away.
sneaky-peet-backstab = Backstab
    .text = Hit effect: if it is a champion, the target gains a wound.
sneaky-peet-plot-revenge = Plot Revenge
    .text = One friendly champion or unit within range gains an accuracy boon.
sneaky-peet-annoy = Annoy
    .text = Hit effect: move the target toward Sneaky Peet, by up to 2 hexes.

sneaky-stabbers = Sneaky Stabbers
    .one = Sneaky Stabber
sneaky-stabbers-small-and-sneaky = Small and Sneaky
    .text = Sneaky Stabbers can move through the hexes of other models, but not stop there.
sneaky-stabbers-sprint = Sprint
    .text = Choose a Sneaky Stabber. It may move up to 3 hexes.
sneaky-stabbers-let-me-do-it = Let Me Do It!
sneaky-stabbers-sneak = Sneak
    .text = One Sneaky Stabber leaves the battlefield. After that the unit takes a recruit action.
sneaky-stabbers-irritate = Irritate
    .text = Hit effect: the target gains an accuracy blight.

## Styx and the Abyssal Hounds

styx = Styx
styx-haunting = Haunting
    .text = Your opponent does not get to move Styx after knocking him out.
styx-the-reaping = The Reaping
    .text = Choose an enemy champion or follower within range: it is knocked out. You get no steps for this.
styx-hour-is-nigh = Hour is Nigh
    .text = May be used as a bonus action. One enemy champion or unit within range gains a protection blight.
styx-dead-beckoning = Dead Beckoning
    .text = Hit effect: move the target toward Styx, by up to 1 hex.
styx-apparition = Apparition
    .text = One objective hex within range comes 1 hex nearer to Styx, to an empty hex that is no objective hex. Models on it are carried along.
styx-scythe-slash = Scythe Slash
    .text = Hit effect: the target gains a damage blight.

abyssal-hounds = Abyssal Hounds
    .one = Abyssal Hound
abyssal-hounds-drag = Drag
    .text = When their activation ends, you may choose up to two small followers, friend or foe, that have an Abyssal Hound within 2 hexes. Each of them is moved 1 hex toward that Hound.
abyssal-hounds-pack-hunters = Pack Hunters
    .text = Every Abyssal Hound that is within 4 hexes of Styx may move, by up to 2 hexes.
abyssal-hounds-howl = Howl
    .text = Hit effect: the target gains an accuracy blight.
abyssal-hounds-torn-to-shreds = Torn to Shreds
    .text = An enemy banner with both Abyssal Hounds next to it is taken off the battlefield.
abyssal-hounds-triple-bite = Triple Bite
    .text = Roll to hit three times. Every hit gives this skill 2 extra damage dice.

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
