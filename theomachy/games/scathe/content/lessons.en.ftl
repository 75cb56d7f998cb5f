# The words of the lessons. A step is an order of at most eighteen words; .why is the rule behind it.

lesson-scathe = Five against three
    .about = A whole battle in thirteen dice: rows and reach, armor and taunt, inspire and fatigue, down to the last hero.
    .end = The battle is yours. Before every die ask three things: whom can I reach, what does armor or taunt take off, and is anything worth inspire or fatigue? Next, try Starter 1 against Starter 2, or draft a party of your own.

lesson-scathe-first-die = You rolled a 4. Put it on the Fighter and use ability 4.
    .why = A turn is one die: it wakes one ability, up to the number it shows, on one of your heroes. Melee strikes the enemy’s front row, where the Earth Golem stands alone, so nobody asks for a target.
lesson-scathe-first-die-wrong = Let us begin with a plain blow: the Fighter, ability 4. It is the strongest that a 4 wakes there.

lesson-scathe-ranger = A 5. Put it on the Ranger and use ability 5.
    .why = The Fighter’s armor took 1 of the Golem’s 5 damage and wore off. Ranged attacks reach any enemy in either row, and the physical token you get makes every later arrow of the Ranger do 1 more.
lesson-scathe-ranger-wrong = Your melee and magic can reach nobody but the Golem. Take the Ranger, ability 5: 6 damage to anyone, and a token that lasts.

lesson-scathe-over-the-front = Shoot over the front row: choose the High Mage.
    .why = That is 6 of its 18 health. The Golem has 1 armor now, which would take 1 off your arrow.
lesson-scathe-over-the-front-wrong = Save the arrows for the back row, where nothing else of yours reaches yet. Choose the High Mage.

lesson-scathe-taunt = The Fighter has lost 9 health. Use the Defender’s ability 4 to taunt.
    .why = With 2 taunt on the Defender, an attack aimed at anybody else of yours does 2 less, magic included. Aimed at the Defender it does all its damage, and takes one taunt token off.
lesson-scathe-taunt-wrong = Another two blows like these and the Fighter is gone. Make the Defender the better target: ability 4.

lesson-scathe-heal = The taunt drew the blow. With this 2, use the Priest’s ability 2.
    .why = The Necromancer did 4 to the Defender instead of 2 to the Fighter. A 2 is a low roll, one in four is no higher, yet the Priest heals 3 with it.
lesson-scathe-heal-wrong = Little can be done with a 2, but healing 3 is worth a turn. Choose the Priest, ability 2.

lesson-scathe-heal-whom = Heal the Fighter.
    .why = The Fighter has 7 of 16 health. Nobody is healed above the health they began with, so whoever is unhurt would gain nothing.
lesson-scathe-heal-whom-wrong = The Fighter is the one in danger: 7 of 16 health. Give it the 3.

lesson-scathe-magic = A new round. Use the Spellsword’s ability 4 against the Golem.
    .why = All dice come back; wounds and tokens stay. The Golem has 2 armor, so melee 4 would do 2, while magic passes armor by and does all 4.
lesson-scathe-magic-wrong = Look at the Golem: 2 armor against melee and arrows. Magic is not stopped by it. Choose the Spellsword, ability 4.

lesson-scathe-cripple = A 5, but the Ranger is crippled by 1. Use its ability 4.
    .why = Each cripple token makes the next die on that hero count 1 less, so 5 counts as 4; then the token goes. Ability 4 does 5 damage, and 1 more for the physical token.
lesson-scathe-cripple-wrong = Even crippled the Ranger does 6 to anyone: 5, and 1 for the physical token. Choose its ability 4.

lesson-scathe-same-target = Choose the High Mage again.
    .why = A hero with 1 health hits as hard as an unhurt one, so finish whom you have begun. The High Mage goes from 12 to 6.
lesson-scathe-same-target-wrong = Wounds spread over all enemies stop none of them. Stay with the High Mage, who has 12 left.

lesson-scathe-two-parts = The Fighter has fallen. Use the Priest’s ability 5: strike, then heal.
    .why = The parts of an ability are done from first to last. Magic 3 takes the Golem from 10 to 7 through its armor, then you choose whom to heal.
lesson-scathe-two-parts-wrong = The Priest can do two things at once here: 3 to the Golem and 4 health back. Choose its ability 5.

lesson-scathe-second-part = Heal the Defender.
    .why = It has 8 of 16 health and stands in front alone, so all melee and magic now goes there. If it falls, your back row counts as the front.
lesson-scathe-second-part-wrong = The others are unhurt or out of reach. Give the 4 to the Defender, the last of your front row.

lesson-scathe-mourn = A 2 helps little now. Put it on the fallen Fighter.
    .why = A die on a dead hero is worth one inspire, whatever it shows. On the Defender, crippled by 2, it would count 0 and wake nothing: that just happened to the Golem.
lesson-scathe-mourn-wrong = A 2 wakes only small things, and a second die would tire the Ranger or the Spellsword. Honour the Fighter and gain inspire.

lesson-scathe-inspire = You rolled 5. Let your inspire lift it: use the Ranger’s ability 6.
    .why = You decide about inspire after seeing the roll, one level for each token. A 6 comes up once in twelve rolls; with one inspire a 5 will do as well, and that makes it one in four.
lesson-scathe-inspire-wrong = This is what you kept the inspire for. Choose the Ranger’s ability 6; the token is spent along with it.

lesson-scathe-row = This arrow hits a whole row. Aim at the High Mage or the Necromancer.
    .why = The one you aim at is the centre, and all who live in its row are hit: 6, and 1 for the physical token. The High Mage has just 6 left.
lesson-scathe-row-wrong = In front there is the Golem alone, and its armor would leave you 5. Aim at one of the two behind.

lesson-scathe-two-blows = Use the Spellsword’s ability 5. Inspire makes up for the cripple token.
    .why = 5, less 1 for cripple, and 1 for inspire: level 5. Melee 4 and 1 physical less 2 armor does 3 to the Golem, magic does 4, and 7 is what it has.
lesson-scathe-two-blows-wrong = The Golem has exactly 7 health, and the Spellsword can do exactly 7 with ability 5. The inspire is well spent on it.

lesson-scathe-fatigue = The Ranger already holds a die. Fatigue it with a second one: ability 3.
    .why = Each hero may act twice in a round, but then gets cripple tokens, as many as the number of that ability: here 3. That is the price for 5 damage; the rested Priest would do 2.
lesson-scathe-fatigue-wrong = Strike harder than you could with rested heroes: the Ranger once more, ability 3, for 4 and 1 physical.

lesson-scathe-again = Now fatigue the Spellsword: ability 3 or 4.
    .why = With the front row dead, melee and magic reach the Necromancer too. Both abilities do 4: melee 3 and 1 physical, or magic 4. The lower number costs one cripple token less.
lesson-scathe-again-wrong = Only the Spellsword does 4 with this die, by ability 3 or by ability 4. The enemy has no hero left to answer with in this round.

lesson-scathe-finish = The Necromancer has 2 health left. Finish it with any attack you like.
    .why = The Priest does 2 or more with ability 3 or 5. Even crippled by 3, the Ranger counts this 5 as a 2, and that is enough. When the last hero falls, the battle is won at once.
lesson-scathe-finish-wrong = One attack ends it. The Priest’s ability 3, any of the Ranger’s or the Spellsword’s that you can reach: each will do.
