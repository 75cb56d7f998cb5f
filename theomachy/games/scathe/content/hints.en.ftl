### Why an option is good, or what it costs.

ground-health = leaves your party healthier than theirs
    .against = leaves your party with less health
ground-heroes = keeps more of your heroes’ strength in the fight
    .against = costs you strength in the fight
ground-ready = leaves you more to do this round
    .against = leaves you less to do this round
ground-protection = protects you with armor and taunts
    .against = leaves you less protected
ground-attack = makes your attacks stronger
    .against = leaves your attacks weaker
ground-cripple = cripples them more than you
    .against = leaves your heroes crippled
ground-danger = puts fewer of your heroes in danger
    .against = puts your heroes in danger
ground-rows = has your heroes in the rows that suit them
    .against = has heroes in rows that do not suit them
ground-turn = gets you the next move sooner
    .against = gives them the next move
