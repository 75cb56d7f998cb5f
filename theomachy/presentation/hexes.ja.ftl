# Hexes of a board, named by what is there.

hex-plain = ヘックス{ $hex }
hex-numbered = { $hex }（{ $place }）
hex-of = { $who }のいるヘックス
    .brief = { $who }
hex-on = { $thing }
    .brief = { $thing }
hex-on-beside = { $who }の隣の{ $thing }
    .brief = { $who }の隣の{ $thing }
hex-beside = { $who }の隣のヘックス
    .brief = { $who }の隣
hex-and = { $a }と{ $b }
hex-lies-on = ヘックス{ $hex }、{ $thing }
