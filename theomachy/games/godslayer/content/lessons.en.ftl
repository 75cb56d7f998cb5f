# The words of the lessons. A step is an order of at most eighteen words; .why is the rule behind it.

## godslayer-1

lesson-godslayer-1 = Axes in the clearing
    .about = Three guards and a warlord against a pack of runts: tokens, formation, a charge, melee odds, counter attacks and a free strike.
    .end = Their warlord is slain: 60 kill points to 0. One runt is left, 3″ from your guards, who can still act in this turn. After a free strike they may not charge, but 1 token walks up to it and 3 pay for the Great Axe. Before every activation count tokens: what do they pay for now, and what has to stay for striking back? Shooting, orders and magic come next.

lesson-godslayer-1-first = You are Red, it is round 2. Activate the Cromlech Guard.
    .why = Every card acts once a round, and the players take turns at it; the very first turn has room for one card only. A unit is one card: three guards share 4 action tokens, and one payment lets all three do the same thing.
lesson-godslayer-1-first-wrong = The Pendragon strikes best when the enemy has come out and is spent. Send the Cromlech Guard ahead.

lesson-godslayer-1-tokens = Move with 2 tokens.
    .why = Each token is good for 3″, the MOV of the guards. They have 4, of which heavy infantry may walk with 3 in a round; most others may with 4. Spent tokens are gone until the next round, and you will want 2 soon.
lesson-godslayer-1-tokens-wrong = Their charge goes 8″, the runts are further off, and a failed charge loses its tokens. Move with 2, and 2 are left for striking back.

lesson-godslayer-1-together = Move the unit as one: bring Cromlech Guard 1 into the circle.
    .why = Guard 1 leads, and the others keep their places beside it. Any direction and any bend will do, since only the length of the way counts; but no base may pass over another.
lesson-godslayer-1-together-wrong = Bring Cromlech Guard 1 into the circle, about 5″ ahead (its middle is 23 27.6): there the runts will come for it. The others follow by themselves.

lesson-godslayer-1-formation = Guard 3 lags behind. Move it alone, into the circle beside Guard 1.
    .why = Members go wherever they like, if in the end each is within 2″ of another and all hang together: that is formation. Axes reach 1″, so with three abreast all three will have somebody to strike at.
lesson-godslayer-1-formation-wrong = From a second rank an axe reaches nobody. Put Cromlech Guard 3, and nobody else, into the circle, whose middle is 24.8 27.8.

lesson-godslayer-1-done = The line stands. Finish the movement: “Done”.
    .why = On the way a unit may lose its formation, at the end it has to be whole again. Until you finish, anybody may still be put elsewhere, measured from where the move began.
lesson-godslayer-1-done-wrong = They stand well: abreast, and near enough to each other. Finish the movement with “Done”.

lesson-godslayer-1-save = End the activation and keep the last 2 tokens.
    .why = What is left in the pool pays for reactions as long as this round lasts. Your guards have moved and cannot charge now; the runts can, and light infantry comes as far as 11″.
lesson-godslayer-1-save-wrong = Another step or an oath would use up what striking back costs. End the activation with 2 tokens in the pool.

lesson-godslayer-1-counter = Four runts have charged. Strike back with the Haft Strike.
    .why = Each melee attack may be answered by one counter attack, declared before the dice fall. It is paid like any attack: 2 tokens, so the Great Axe for 3 is too dear. The charge gives the runts +1 MEL and +1 POW; a counter attack has no bonus.
lesson-godslayer-1-counter-wrong = This is what you kept 2 tokens for, and it makes their blows no worse. Strike back.

lesson-godslayer-1-to-hit = Cromlech Guard 1 strikes at Reaver Runt 2.
    .why = 2D6 plus MEL 7 must reach DEF 14: a 7 or more hits, 58 percent. The melee range of these weapons is 1″ from base to base; whoever is that near and in sight is engaged, and no other runt is.
lesson-godslayer-1-to-hit-wrong = The tokens are spent for the whole unit; a guard who holds back saves nothing. Strike at Reaver Runt 2.

lesson-godslayer-1-damage = Cromlech Guard 2 strikes at Reaver Runt 5.
    .why = After a hit, 2D6 plus POW 3 less ARM 4 is what it loses of its 5 life points: a 6 or more kills, 72 percent. Equal dice that hit are a critical hit and add the ACT of the attack, here 2; two ones are a fumble.
lesson-godslayer-1-damage-wrong = It costs nothing more, and this guard reaches no other runt. Strike at Reaver Runt 5.

lesson-godslayer-1-choice = Cromlech Guard 3 reaches two of them. Strike at Runt 1 or Runt 3.
    .why = Runt 1 leads the unit and has 6 life points, Runt 3 has 5. Attack and counter attack happen together: whoever falls now has struck all the same.
lesson-godslayer-1-choice-wrong = Reaver Runt 1 or Reaver Runt 3, as you like. Only holding back would be a waste.

lesson-godslayer-1-charge = The runts have spent all tokens. Let the Pendragon charge with the sword.
    .why = Two of their tokens paid for the charge, two for a second attack, so nobody can strike back at him. A charge costs no more than its attack; the way, up to twice MOV and 2″, is free: 8″ here.
lesson-godslayer-1-charge-wrong = Whoever has walked in this round may not charge, and orders can wait. Choose the charge: a free run, and a bonus on top.

lesson-godslayer-1-target = Charge Reaver Runt 3, at the near end of their line.
    .why = Only enemies in sight are offered. A sliver of a base is enough, but bases of the same size hide what they cover. Seeing is not reaching: the way to Runt 3 is 4″ and clear, while your guards or other runts crowd the way to the rest.
lesson-godslayer-1-target-wrong = You see it, but others crowd the way, or it is too far off. Reaver Runt 3 is 4″ away with nobody in between.

lesson-godslayer-1-lane = Run straight at the runt and stop anywhere within 1″ of it.
    .why = The lane is as wide as the base; if it touches anybody else, the charge fails. Until the turn ends the Pendragon has +1 MEL and +1 POW: a 6 hits, 72 percent, and then 92 percent of the damage rolls kill.
lesson-godslayer-1-lane-wrong = Any place at the end of the lane will do, as long as Reaver Runt 3 is within 1″.

lesson-godslayer-1-slay = The runt falls. Go on within 1″ of Reaver Runt 1, into the circle.
    .why = An individual that kills whom it charged has slay movement: up to D3 inches, by this roll 3, safe from free strikes, and then one more attack for nothing, with the same bonus. Units never have it.
lesson-godslayer-1-slay-wrong = A free attack waits for you, if somebody is in reach. Go into the circle, next to Reaver Runt 1, their leader (26.7 26.7, say).

lesson-godslayer-1-wait = A critical hit: two dead for 2 tokens. End the activation and keep 4.
    .why = Nobody else is in reach, and the Filthling has yet to act. Four tokens are two counter attacks, whoever comes.
lesson-godslayer-1-wait-wrong = What you pay for now is missing when the Filthling comes. End the activation with 4 tokens in the pool.

lesson-godslayer-1-duel = The Filthling charges. Strike back with the sword.
    .why = Both need a 7: he has MEL 6 and the bonus against your DEF 14, you have MEL 7 against his 14. But a hit of yours costs him 2D6 life points, one of his costs you 2D6 less 4.
lesson-godslayer-1-duel-wrong = Your odds to hit are the same as his, and your sword bites deeper. Strike back.

lesson-godslayer-1-free-strike = Round 3: Reaver Runt 5 walks away. Strike at it with the Great Axe.
    .why = Whoever leaves an enemy’s melee range by walking may be struck: a free strike costs no tokens, uses any melee attack, and has +2 to hit and +2 damage. A 5 hits, 83 percent, and the axe, which costs 3 otherwise, surely kills.
lesson-godslayer-1-free-strike-wrong = A free strike costs nothing, and a runt that gets away will be back. Strike at it, best with the heaviest weapon.

lesson-godslayer-1-wounded = Your tokens are back. Activate the Pendragon against the wounded Filthling.
    .why = Every round fills the pools anew; what was left over is lost. With 3 of 10 life points the Filthling is seriously wounded: all eight statistics are 1 lower, so his DEF is 13. The guards can follow in this same turn.
lesson-godslayer-1-wounded-wrong = A turn has room for a unit and an individual, so the guards can follow. First the Pendragon, before the Filthling acts.

lesson-godslayer-1-attack = Strike with the Stepperunner Sword.
    .why = The two are within 1″ and so engaged: neither can charge. Walking off would draw a free strike. An attack costs 2 tokens, and only tokens limit their number: 6 are enough for three.
lesson-godslayer-1-attack-wrong = He is next to you and nearly dead. Strike with the sword; all else can wait.

lesson-godslayer-1-style = Choose the offensive style.
    .why = Without a charge bonus you choose a style for the turn. Offensive, +1 MEL, hits DEF 13 on a 5 instead of a 6: 83 percent, not 72. Powerful, +1 POW, is wasted here: even a roll of 2 does 3 damage, and 3 is all he has.
lesson-godslayer-1-style-wrong = Any hit kills him, so all that matters is to hit. Offensive makes that likelier, powerful does not.

lesson-godslayer-1-again = A miss, in spite of 83 percent. Strike once more.
    .why = This is a further attack: the style stays, 2 more tokens are paid, and he may answer again as long as his own tokens last. He has 3, enough for one.
lesson-godslayer-1-again-wrong = Do not let him come to his own activation. You have 4 tokens left: strike with the sword again.

## godslayer-2

lesson-godslayer-2 = Arrows, orders and fear
    .about = Hunters, a priestess and a warlord against a beast and its pack: shooting and cover, orders, spells, flight and rally.
    .end = Your Hunters stand again, the Ursapine is slain and the Mongrels are gone: 86 kill points to 33. A lead of 40 is a victory here, 80 a massacre. Shoot at what stands in the open, mind how long an order lasts, keep tokens for the enemy’s turn, and meet beasts with your warlord, who never tests fear. Now play on: the Gorelord is still to come.

lesson-godslayer-2-hymn = You are Red, late in round 1. Cast Aegis Hymn on the Amazon Hunters.
    .why = A spell on friends is an incantation: 2D6 plus MAG must reach its complexity, CPL. Your Sanctum Priestess has MAG 7 against CPL 12, so a 5 will do, 83 percent; it gives the Hunters +1 ARM.
lesson-godslayer-2-hymn-wrong = No enemy has come within the 10″ of her Searing Light yet. Cast Aegis Hymn on the Amazon Hunters.

lesson-godslayer-2-again = The dice showed only a 2. Cast Aegis Hymn on the Amazon Hunters once more.
    .why = A failed spell does nothing, and its 2 ACT are gone. Tokens are not kept for the next round, so her last 2 are well spent on another try, with 83 percent as before.
lesson-godslayer-2-again-wrong = What is left of her tokens is lost when the round ends. Try Aegis Hymn on the Amazon Hunters again.

lesson-godslayer-2-sustain = Round 2 begins. Sustain Aegis Hymn on the Amazon Hunters.
    .why = In the initiation phase 1 ACT keeps a sustainable spell going, at any distance and without a roll; a caster can keep one. To cast it anew would cost 2, and might fail.
lesson-godslayer-2-sustain-wrong = If nothing is paid the hymn ends, and with it the Hunters’ +1 ARM. Keep it for 1 of her 5 tokens.

lesson-godslayer-2-hunters = The Mongrels have come within bowshot. Activate the Amazon Hunters first.
    .why = In a turn you may activate a unit and an individual model, in either order. Steady Spears, which the Demarchon can order, ends when its receiver is activated, so the Hunters should act before him.
lesson-godslayer-2-hunters-wrong = What the Demarchon orders now would end as soon as the Hunters act, and the Priestess reaches nobody yet. Begin with the Hunters.

lesson-godslayer-2-volley = Use Volley, the Self tactic of the Hunters.
    .why = A Self tactic needs no test while the leader lives and the unit is in formation. For 1 of 4 tokens all have +1 MIS in this turn: against DEF 12 they hit with 5+ instead of 6+, 83 percent instead of 72.
lesson-godslayer-2-volley-wrong = Volley costs 1 token and helps all four arrows. Use it first; 3 tokens are left, and the bows need 2.

lesson-godslayer-2-bows = Now shoot with the Short Bow.
    .why = The unit pays 2 ACT once, and its members shoot one by one, each knowing what came before. Lines of sight may be looked at freely, but by the book a distance is measured only when the target has been named; at this table everything may be measured.
lesson-godslayer-2-bows-wrong = Shoot now, before the Mongrels charge: the Short Bow costs 2 of the 3 tokens.

lesson-godslayer-2-open = The first arrow: shoot at Maldire Mongrel 3, the foremost.
    .why = It stands in the open, 6″ away and so within RNG 8: 2D6 plus MIS 7 must reach DEF 12, 83 percent. Mongrel 4 behind it and Mongrel 2 in the forest are in cover, +2 DEF and 58 percent.
lesson-godslayer-2-open-wrong = All the others are in cover or too far away. Shoot at Mongrel 3, in the open: 83 percent.

lesson-godslayer-2-cover = A critical hit. Nothing covers Maldire Mongrel 4 any more: shoot at it.
    .why = A target partly hidden by something within 2″ of it is in cover, +2 DEF; if that is farther from it the target is only screened, +1. Mongrel 4 had its cover from Mongrel 3, and now a 5 is enough.
lesson-godslayer-2-cover-wrong = The forest covers the other Mongrels, and Mongrel 4 covers the Ursapine. Shoot at Mongrel 4: 83 percent.

lesson-godslayer-2-close = It has 2 life points left. Shoot at Mongrel 4 between your two in front.
    .why = Whatever is this near to a shooter, 2″ or less, gives the target no screen and no cover, friends included: a close shot. With a second Mongrel down half of the unit is gone in one turn, and it will have to test bravery.
lesson-godslayer-2-close-wrong = Finish Mongrel 4. When two of four fall in one turn, the unit has to test its bravery.

lesson-godslayer-2-long = The way is clear. Send the last arrow at the Ursapine.
    .why = At 8½″ it is beyond RNG 8 but within twice as much: long range, −1 to hit and −1 damage. A 6 will do, 72 percent, and the beast has 17 life points.
lesson-godslayer-2-long-wrong = The Mongrels will test bravery anyway, and the forest covers them. The beast is what comes next: shoot at the Ursapine.

lesson-godslayer-2-save = Keep the last token: end the Hunters’ activation.
    .why = Unspent tokens stay until the round is over, for passive activations such as counter attacks. 3″ back would not save you: the Ursapine is less than 9″ away, charges 11 and strikes 1 farther.
lesson-godslayer-2-save-wrong = A step of 3″ does not lead out of the reach of this beast. Keep the token and end the activation.

lesson-godslayer-2-warlord = Now activate the Demarchon.
    .why = Other cards perform one tactic a round. A warlord performs as many as his tokens pay for, and he can give tokens away.
lesson-godslayer-2-warlord-wrong = The Priestess can wait until an enemy is within 10″ of her, and your turn is not over yet. Activate the Demarchon.

lesson-godslayer-2-order = Order Steady Spears to the Amazon Hunters.
    .why = The Hunters are in sight and within his LEAD range of 9″; he pays 2 ACT, and they receive it if they roll their LEAD of 8 or less, 72 percent. With +1 DEF the charging beast needs a 7 to hit, not a 6.
lesson-godslayer-2-order-wrong = The Ursapine will be at the Hunters’ throats next. Order Steady Spears to them for +1 DEF.

lesson-godslayer-2-token = They heard him. Now give the Amazon Hunters a token.
    .why = Once a round a warlord may give a token to each friendly card in sight and LEAD range, even to one that was activated already. With 2 tokens the Hunters can pay for a counter attack, or run 6″.
lesson-godslayer-2-token-wrong = Another order would only take the place of the first. Give a token to the Hunters: with 2 they can strike back, or run.

lesson-godslayer-2-bravery = End the Demarchon’s activation, and watch the Mongrels.
    .why = Your turn ends with it. A unit that lost half of its models in a turn then tests bravery: with LEAD 7, the odds are 42 percent that the Mongrels flee. His last 3 tokens may pay for a counter attack.
lesson-godslayer-2-bravery-wrong = Nobody is within the 8″ of his charge, and his tokens may yet pay for a counter attack. End his activation.

lesson-godslayer-2-fear = The Ursapine has charged, and the Hunters are afraid. Do not strike back.
    .why = All creatures cause fear. Whoever comes into melee with one tests LEAD, and a failure, such as your 11 against 8, means −2 MEL: 3 against DEF 12 needs a 9, 28 percent, and costs 2 tokens that you may need.
lesson-godslayer-2-fear-wrong = In fear they hit with 28 percent, and the spines may poison whoever does. Keep the tokens: do not strike back.

lesson-godslayer-2-calm = Slay movement took it to the next Hunter. Keep your tokens: do not strike back.
    .why = A second loss means a bravery test, with LEAD 8 and 28 percent to flee. Each token carries those who flee 3″; with none they would stay where they are, in reach of the claws.
lesson-godslayer-2-calm-wrong = If the Hunters must flee, only tokens carry them away. Do not strike back.

lesson-godslayer-2-light = The Hunters fled 6″. Cast Searing Light on the Ursapine.
    .why = A spell on an enemy is a thaumaturgy: its difficulty is CPL plus the target’s MAG, 8 and 2. MAG 7 makes that a 3, 97 percent. Neither cover nor melee matters to spells, while an arrow into melee may hit a friend.
lesson-godslayer-2-light-wrong = The beast has come within 10″ of your Priestess. Cast Searing Light on the Ursapine.

lesson-godslayer-2-finish = It burns and has 3 life points left. Cast Searing Light again.
    .why = It has lost its 11 plain life points and is seriously wounded: all eight basic statistics are 1 lower. Your spell now needs 9 in all, which cannot fail, and meets ARM 5.
lesson-godslayer-2-finish-wrong = Three life points are left, and so are 2 tokens. Cast Searing Light on the Ursapine again.

lesson-godslayer-2-worth = Round 3. Sustain the hymn or let it end, as you like.
    .why = The Priestess has 5 tokens, enough for the hymn and two spells. But it protects two Hunters who are on the run, and its token could also move her 3″.
lesson-godslayer-2-worth-wrong = Either will do: keep the hymn for 1 token, or let it end.

lesson-godslayer-2-rally = The Mongrels failed to rally and are gone. Activate the Hunters: they must rally.
    .why = A fleeing card tests LEAD as its activation begins: 8 or less, 72 percent. Success stops the flight and ends the activation; after a failure 4 tokens carry it 12″, here off the table.
lesson-godslayer-2-rally-wrong = Look after the Hunters first: until they rally they cannot even strike back. Activate them.
