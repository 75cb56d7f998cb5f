### Why an option is good, or what it costs.

ground-ladder = moves the battle ladder your way
    .against = lets the battle ladder move their way
ground-banners = keeps or wins a banner
    .against = risks a banner
ground-objectives = brings you closer to free objectives
    .against = takes you further from free objectives
ground-champions = keeps your champions standing, or knocks out theirs
    .against = may get a champion knocked out
ground-health = leaves your champions healthier
    .against = costs your champions health
ground-followers = keeps your followers, or removes theirs
    .against = costs you followers
ground-threats = has enemies within your reach
    .against = leaves enemies out of your reach
ground-waiting = leaves you more units to act with
    .against = leaves them more units to act with
ground-ultimates = saves an ultimate, or draws theirs
    .against = spends an ultimate
ground-tokens = gains boons, or lays blights on them
    .against = leaves them with more boons
