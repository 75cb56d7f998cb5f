# Rhodri and the Household Guard

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
    .text = Hit effect: the target gains a damage blight and is moved up to 2 hexes away from Rhodri.
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
