# Dice in hand, prices and what becomes of pieces.
board-in-hand-shows = 手元の目：{ $faces }
board-line-costs = { $line }：{ $cost }
board-free = 追加の代償なし
board-chance-next = 次のダイスで届く見込み
table-chance-next = 右の数字は、次のダイスがその能力に届く見込みです。
table-tracker = 体力
table-tracker-dead = 死亡
