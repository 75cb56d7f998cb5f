# Hexes of a board, named by what is there.

hex-plain = hex { $hex }
hex-numbered = { $hex } ({ $place })
hex-of = the hex of { $who }
    .brief = { $who }
hex-on = the { $thing }
    .brief = { $thing }
hex-on-beside = the { $thing } beside { $who }
    .brief = { $thing } beside { $who }
hex-beside = the hex beside { $who }
    .brief = beside { $who }
hex-and = { $a } and { $b }
hex-lies-on = hex { $hex }, { $thing }
