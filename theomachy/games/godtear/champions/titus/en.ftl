# Titus and the Glory Seekers

titus = Titus
titus-superiority = Superiority
    .text = Titus has 1 more dodge when a follower rolls to hit him, and 1 more protection when a follower rolls for damage.
titus-path-of-destruction = Path of Destruction
    .text = Titus may take a skill action, may then move 1 hex, and may then take another skill action.
titus-challenge = Challenge
    .text = Choose an enemy champion or unit within range. It gains two different blights that you choose, and Titus gains one blight that your opponent chooses.
titus-ill-kill-you-all = I’ll Kill You All!
    .text = Targets followers only. Hit effect: each follower of the target’s unit that is within range is moved up to 1 hex.
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
