# The words of the lessons. A step is an order of at most eighteen words; .why is the rule behind it.

lesson-godbreaker = The first treasure
    .about = One round of The Score and the start of another: moves and ranges, a hoard and what guards it, three fights, a kill, and the points.
    .end = You lead by 3VP to 1, and three of your godbreakers carry treasure: 15VP more if they still do when round 3 ends. Blue has one carrier, Juniper. Anvil has an action left, with a Forgotten close by: engage it, or hand the treasure to somebody safer. Play on; look first at who carries, who can reach them, and who stands at the markers.

lesson-godbreaker-first = You are Red and have the initiative. Put Red first in priority.
    .why = The leaders rolled 4 and 2, and whoever rolls higher chooses the order of this round. Then each side activates one model in turn; the table acts for wild models when everybody else is done.
lesson-godbreaker-first-wrong = To go second and see what the others do can be worth a lot. Today you want treasure before they come: choose Red.

lesson-godbreaker-vesper = Activate Vesper, your leader.
    .why = A godbreaker is activated once a round, for two actions. Vesper is a D8: that is the die to roll, and the units (U, an inch each) to move; Fleet, your shard’s trait, gives your whole circle 2U more.
lesson-godbreaker-vesper-wrong = All five will have their turn. Begin with Vesper, whose 10U reach the hoard and who is your best at tests.

lesson-godbreaker-hoard = Move Vesper beside Hoard 1, for example to 17.4 12.9.
    .why = A move is a placement: nobody in between is in the way. But the straight line counts, and units in area terrain count twice: here 6U, 3 of them in scrub, make 9U, and Vesper has 10U.
lesson-godbreaker-hoard-wrong = Vesper should end within 0U of the hoard, which is less than an inch from its edge. Try 17.4 12.9.

lesson-godbreaker-plunder = The hoard is under your control. Plunder it.
    .why = You control a marker if your godbreakers within 0U outnumber everybody else there. Plunder always gives treasure, then comes a test that fails on 1 to 3: 71% to pass for Vesper, who is Inspired and rolls a 1 again.
lesson-godbreaker-plunder-wrong = Vesper came for the treasure, so choose Plunder. To sunder the hoard would take it away for good.

lesson-godbreaker-dirge = Blue’s leader did the same at Hoard 2. Activate Dirge.
    .why = While Vesper holds the hoard, any of your circle may plunder it, from wherever they are. A carrier of three tokens scores no more than a carrier of one, so let somebody else take the next.
lesson-godbreaker-dirge-wrong = The others will be needed in the middle. Dirge can have treasure without a step: activate Dirge.

lesson-godbreaker-sound = Plunder with Dirge, from here.
    .why = Tests are challenging rolls, where 1, 2 and 3 count as 0. A D6 fails one in two, and after a failure a Forgotten appears beside Dirge.
lesson-godbreaker-sound-wrong = First the treasure, while there is still an action left to get away with it. Choose Plunder.

lesson-godbreaker-escape = The test failed, and a Forgotten is here. Move Dirge away, beside Red’s shard.
    .why = This wild D8 goes for the closest carrier of treasure, with one action after everybody else: from afar it can only walk up. Leaving its side is an Escape: a test again, and half the time 1 damage for Dirge.
lesson-godbreaker-escape-wrong = A D6 loses to a D8 in 56% and wins in 31%. Leave it alone and go to your shard, where Dirge scores: try 17.2 5.9.

lesson-godbreaker-kestrel = Moth carries treasure and holds the objective. Activate Kestrel, who can shoot.
    .why = Dirge took 1 damage, which does nothing before the Recovery Phase and then never fails to heal. Kestrel is Ranged: an attack range of 6U, where others have 0U.
lesson-godbreaker-kestrel-wrong = Moth cannot strike back at somebody far off, so the archer begins: activate Kestrel.

lesson-godbreaker-aim = Move Kestrel to Hedge 2, near 14.4 12.9, with Moth in range.
    .why = From here it is 6U to Moth, and 1 more for terrain: 7U, too far. By Hedge 2 it is 4U, and the hedge matters: Moth stands by one, which makes your roll challenging unless you have a barricade within 0U yourself.
lesson-godbreaker-aim-wrong = Moth is the one to stop. By Hedge 2 the range is right and Moth’s cover is no trouble: go near 14.4 12.9.

lesson-godbreaker-shoot = Engage Moth.
    .why = Both roll, and the winner deals the difference as damage, if the loser is in reach. Deadly rolls a 1 again: Kestrel wins 50% and loses 33%, but Moth’s arm is 0U long, so losing costs nothing.
lesson-godbreaker-shoot-wrong = The shot is ready: choose Engage Moth. The Forgotten can wait, and so can a second treasure.

lesson-godbreaker-anvil = Kestrel triumphed, and Umber’s attack went wrong. Activate Anvil.
    .why = The highest face is a Triumph, and Kestrel is a D8 from now on. Umber stood by no barricade and Kestrel did, so Umber’s roll was challenging: the 2 became 0 against Kestrel’s 6, and it was the attacker who took 6 damage.
lesson-godbreaker-anvil-wrong = Keep Tarn for the end, when you can see how many it takes to hold the objective. Activate Anvil.

lesson-godbreaker-close = Move Anvil beside Moth, by Fence 1: near 10.8 13.8.
    .why = Without Ranged you have to be within 0U to engage. At the fence Anvil has a barricade too, so Moth’s hedge does not help, and the objective is within 0U as well.
lesson-godbreaker-close-wrong = There Anvil would miss something: Moth in reach, the fence, or the objective. Near 10.8 13.8 you have all three.

lesson-godbreaker-strike = Engage Moth with Anvil.
    .why = A D8 against a D6 wins in 56%, ties in 13% and loses in 31%. Even then Anvil is Tough: attack damage is 2 less, though never under 1.
lesson-godbreaker-strike-wrong = Moth has 3 damage and would recover from it in 67%. Add to it: choose Engage Moth.

lesson-godbreaker-outnumber = Tarn, your last, is active. Move Tarn to Moth and the objective, near 12.1 13.4.
    .why = One against one, nobody controls the objective. With Tarn it is two against one, and what you control when the round ends scores: 2VP here.
lesson-godbreaker-outnumber-wrong = Anvil alone cannot take the objective from Moth. Bring Tarn within 0U of both, near 12.1 13.4.

lesson-godbreaker-press = Engage Moth once more.
    .why = Anvil is beside Moth and not part of this fight, and that makes Moth’s roll challenging: Tarn wins in 58% and loses in 33%. Moth has 4 damage now, which a D6 survives in 50%.
lesson-godbreaker-press-wrong = An even chance for Moth is too good. Engage Moth, and leave the objective standing: it is worth 2VP.

lesson-godbreaker-revenge = Tarn lost, but Tarn is Vengeful. Take revenge on Moth.
    .why = Moth’s 4 was high enough to count, 3 more than Tarn’s 1. For such damage Vengeful 2 gives 2 back without any roll: now Moth has 6, and only a 6 would save a D6.
lesson-godbreaker-revenge-wrong = Revenge costs nothing and cannot miss. Choose Moth.

lesson-godbreaker-again = Moth fell, you scored 3VP, and the initiative is yours again. Choose Red.
    .why = All who were hurt rolled for recovery: a 4 was enough for Tarn’s 3 damage and a 6 for Umber’s 6, but Moth’s 3 was not. The objective scored 2VP for you and your shard 1VP; Blue’s shard gave Blue 1VP.
lesson-godbreaker-again-wrong = Moth’s treasure lies open, and Reed is not far from it. Choose Red and be there first.

lesson-godbreaker-carrier = Activate Anvil, to pick up what Moth dropped.
    .why = A casualty leaves its tokens where it stood. The Forgotten has come for that treasure, over the hedge, and will go for whoever takes it: better Anvil, a Tough D8, than anybody else.
lesson-godbreaker-carrier-wrong = Whoever takes the treasure will have the Forgotten after them. Let it be Anvil, who can stand it.

lesson-godbreaker-fetch = Move Anvil to the treasure at 10.7 12.4.
    .why = Tokens are picked up at the end of a move action, if they are within 0U then. A short move will do, but without one Anvil could not take it, however near.
lesson-godbreaker-fetch-wrong = Only a move lets Anvil pick it up. Go to the treasure, at 10.7 12.4.

lesson-godbreaker-claim = Claim the treasure.
    .why = In the end every godbreaker who carries any is worth 5VP: Vesper, Dirge and now Anvil. Until then they have to live, for who falls drops all of it.
lesson-godbreaker-claim-wrong = If it stays there, Blue or the Forgotten will have it. Claim it.
