### Why an option is good, or what it costs.

ground-points = scores points
    .against = lets others score
ground-carried = brings treasures or trophies home
    .against = leaves treasures or trophies to others
ground-held = holds markers
    .against = gives up markers
ground-strength = keeps your circle strong
    .against = costs your circle strength
ground-waiting = leaves you more models to activate
    .against = leaves them more models to activate
ground-near = brings you closer to what scores
    .against = takes you further from what scores
ground-contact = fights where you are the stronger
    .against = fights where you are the weaker
ground-shard = keeps a shard
    .against = gives up a shard
ground-hunted = stays clear of strong wild models
    .against = is near strong wild models
