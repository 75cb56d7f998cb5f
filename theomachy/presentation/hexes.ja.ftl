# Hexes of a board, named by what is there.

hex-plain = ヘックス{ $hex }
hex-numbered = { $hex }（{ $place }）
hex-of = { $name }のいるヘックス
    .brief = { $name }
hex-on = { $thing }
    .brief = { $thing }
hex-on-beside = { $name }の隣の{ $thing }
    .brief = { $name }の隣の{ $thing }
hex-beside = { $name }の隣のヘックス
    .brief = { $name }の隣
hex-and = { $a }と{ $b }
hex-lies-on = ヘックス{ $hex }、{ $thing }
