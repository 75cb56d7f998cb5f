# The words of the lessons. A step is an order of at most eighteen words; .why is the rule behind it.

lesson-godtear = Raise the banner
    .about = One whole turn with Titus and the Glory Seekers: a claim, a blight, a knockout, and the steps that win the turn.
    .end = Turn 1 and its victory point are yours; 5 win the game. Your banner was worth 4 steps, and Blue’s none. As the loser, Blue laid new objective hexes and chose who is first. Skullbreaker had to rally before anything else; your Glory Seekers may recruit the one they lost. Play on, or try two or three champions a side.

lesson-godtear-roar = You are Red. Your Glory Seekers have advanced; as their second action use Roar of Battle.
    .why = In the plot phase the first player, Blue, activates everybody, then you do, with two different actions each. The Roar moves Titus 1 hex, and without it he would be too far away to claim in this turn.
lesson-godtear-roar-wrong = An action would be lost. Use Roar of Battle, so that Titus gets near enough to an objective hex.

lesson-godtear-user = Choose the Glory Seekers at 3,5 to use it.
    .why = A unit’s skill has one user, and its range counts from there. From 3,5 it is 2 hexes to Titus, within range 2; from 3,4 it would be 3.
lesson-godtear-user-wrong = From 3,4 the Roar does not reach Titus: he is 3 hexes away, and the range is 2. Choose 3,5.

lesson-godtear-pushed-on = Move Titus forward, to 2,6 or 2,7.
    .why = A move that a skill gives is no advance. So Titus still has his own two actions, and his advance among them.
lesson-godtear-pushed-on-wrong = The objective hexes lie in the middle of the battlefield. Go forward, to 2,6 or 2,7.

lesson-godtear-advance = Now Titus activates. Choose Advance.
    .why = He moves up to his speed in this phase, 2 hexes. Then there is one more action, and it has to be a different one.
lesson-godtear-advance-wrong = No enemy is near, and the ultimate skill comes once a game: keep it. Choose Advance.

lesson-godtear-beside = Advance to 4,6, next to the objective hex at 5,6.
    .why = To claim, a champion needs an empty objective hex beside it; the hex it stands on does not count. At 4,6 Titus has his followers close behind him.
lesson-godtear-beside-wrong = 4,6 is the hex you want: it touches the objective hex at 5,6, and the Glory Seekers are near.

lesson-godtear-claim = Claim: raise your banner on the objective hex.
    .why = A claim draws the turn token 1 step towards your end of the ladder, and a banner that is on an objective hex in the end phase 4 more. The turn is won by the side where the token then lies.
lesson-godtear-claim-wrong = It is your last action of the plot phase, and in the clash phase nobody claims. Raise the banner now.

lesson-godtear-clash = The clash phase: one activation each, back and forth. Activate the Glory Seekers first.
    .why = Skullbreaker charged and hit Titus’s dodge of 3; 5 damage less 3 protection made 2 wounds, and 5 would knock him out. Let your followers weaken Skullbreaker before Titus answers.
lesson-godtear-clash-wrong = Titus will do more once Skullbreaker’s protection is down, and that is work for followers. Activate the Glory Seekers.

lesson-godtear-followers-advance = Choose Advance, to bring somebody next to Skullbreaker.
    .why = In the clash phase the clash side of each card counts, with other skills. Those of the Glory Seekers have range 1, and nobody is that close yet.
lesson-godtear-followers-advance-wrong = Their skills need an enemy in the next hex. Choose Advance, then strike with the second action.

lesson-godtear-one-of-them = Choose one of the Glory Seekers to move.
    .why = In an advance each follower moves by itself, up to the unit’s speed of 2. They need not keep together, and up to three share a hex.
lesson-godtear-one-of-them-wrong = Nobody would be next to Skullbreaker. Choose somebody at 3,5 or 3,4.

lesson-godtear-into-reach = Send it to 4,5, next to Skullbreaker.
    .why = Skullbreaker stands at 5,5, and 4,5 is adjacent: within range 1. Followers cannot enter objective hexes, so the ways around him are few.
lesson-godtear-into-reach-wrong = It should stand in front of Skullbreaker, beside Titus: 4,5 is the hex.

lesson-godtear-hold-back = One will do. Choose Nobody else.
    .why = The Tooth Bearers are next, and each follower they knock out is 1 step for Blue. Three in one hex would roll 6 dice instead of 5, 81% to hit instead of 66%, but risk more.
lesson-godtear-hold-back-wrong = At 3,5 and 3,4 the others are out of the Tooth Bearers’ reach. Leave them there and choose Nobody else.

lesson-godtear-hack = Use Hack on Skullbreaker.
    .why = 5 dice against his dodge of 4 hit in 66% of all cases; a die shows 0, 1 or 2. A hit gives him a protection blight: 1 less protection against the next damage roll.
lesson-godtear-hack-wrong = Surround Pound needs companions around the target; alone it hits in 44%. Use Hack and prepare the blow that Titus will strike.

lesson-godtear-ultimate = Now Titus. Use his ultimate skill, Path of Destruction.
    .why = The Tooth Bearers knocked out your follower, 1 step for Blue, but the blight is on Skullbreaker. Once in the game this one action holds two skills, with a move of 1 hex between them.
lesson-godtear-ultimate-wrong = You will want two strikes and an advance, and Titus has two actions. Path of Destruction makes one action of both strikes.

lesson-godtear-piercing = Begin with Piercing Strike.
    .why = To hit, 5 dice have to reach his dodge of 4: 66%. Then come 6 damage dice, 5 on average, and the blight has brought his protection from 1 to 0.
lesson-godtear-piercing-wrong = The blight lasts for one damage roll. Use it for the most dice: Piercing Strike has 6, Sweeping Slash 5.

lesson-godtear-sidestep = 5 wounds, 3 to go. Move Titus to 4,5.
    .why = Where your follower stood he is next to Skullbreaker and to the Tooth Bearers at 5,4 as well. The next skill can strike both.
lesson-godtear-sidestep-wrong = Go where the blade reaches most: at 4,5 Skullbreaker and the Tooth Bearers are both adjacent.

lesson-godtear-slash = Now use Sweeping Slash.
    .why = It may have two targets, in different hexes, and rolls for each of them. With 6 dice it reaches a dodge of 4 in 81% of all cases.
lesson-godtear-slash-wrong = Skullbreaker is 3 wounds from a knockout. Use Sweeping Slash while he is within reach.

lesson-godtear-three-more = Choose Skullbreaker as the first target.
    .why = The blight is used up, so his protection takes 1 off again. For 3 wounds the 5 damage dice must come to 4 or more, which they do in 66%.
lesson-godtear-three-more-wrong = A Tooth Bearer can be the second target. Skullbreaker first: a champion is worth 4 steps.

lesson-godtear-out-of-the-way = Knocked out, 4 steps for you. Move him off 5,5, but not into your banner.
    .why = 5 and 3 wounds are exactly his health of 8: the blight decided it. You may move him up to 2 hexes; at 5,5 he would block your way, and on 5,6 he would take your banner down.
lesson-godtear-out-of-the-way-wrong = At 5,5 he blocks Titus’s way to the banner on 6,6, and by way of 5,6 he removes yours. Any other hex will do.

lesson-godtear-maelstrom = Second target: the Tooth Bearer at 5,4.
    .why = A small follower is worth 1 step. Titus is a maelstrom, so each follower he knocks out himself brings 1 more; here he needs a hit, 81%, and 2 damage, 97%.
lesson-godtear-maelstrom-wrong = It costs nothing to go on, and a Tooth Bearer is worth 2 steps to Titus. Choose it.

lesson-godtear-second-action = One action is left. Choose Advance.
    .why = The ultimate was a single action. Skullbreaker is down, but his banner stays up: left alone, it would be worth as much as yours in the end phase.
lesson-godtear-second-action-wrong = Blue’s banner would still stand in the end phase and make up for yours. Choose Advance.

lesson-godtear-banner = Go to 6,6, into the hex of Skullbreaker’s banner.
    .why = Champions can walk onto an enemy banner, and that takes it off the battlefield. Then the end phase comes: yours draws the turn token 4 steps, theirs none.
lesson-godtear-banner-wrong = The banner on 6,6 is 2 hexes away, by way of 5,5. Go there and it is gone before the end phase.
