# Hexes of a board, named by what is there.

hex-plain = hex { $hex }
hex-numbered = { $hex } ({ $place })
hex-of = the hex of { $name }
    .brief = { $name }
hex-on = the { $thing }
    .brief = { $thing }
hex-on-beside = the { $thing } beside { $name }
    .brief = { $thing } beside { $name }
hex-beside = the hex beside { $name }
    .brief = beside { $name }
hex-and = { $a } and { $b }
hex-lies-on = hex { $hex }, { $thing }
