### Why an option is good, or what it costs.

ground-kills = destroys more of the enemy
    .against = lets them destroy more
ground-life = keeps your warband alive
    .against = costs you wounds
ground-points = puts you ahead in the scenario
    .against = puts them ahead in the scenario
ground-advance = gains ground
    .against = gives up ground
ground-goals = brings you closer to the objectives
    .against = takes you further from the objectives
ground-effects = has effects working for you
    .against = has effects working against you
ground-fleeing = keeps your models from fleeing, or makes theirs flee
    .against = may make your models flee
ground-down = knocks enemies down
    .against = leaves models of yours knocked down
ground-waiting = leaves you more to act with this round
    .against = leaves them more to act with this round
ground-alone = keeps your units whole
    .against = leaves a unit half lost
ground-odds = fights where you are the more
    .against = fights where they are the more
