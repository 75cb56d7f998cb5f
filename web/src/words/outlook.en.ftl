# Dice in hand, prices and what becomes of pieces.
board-in-hand-shows = In hand: { $faces }
board-line-costs = { $line }: { $cost }
board-free = no extra cost
board-chance-next = chance that the next die reaches it
table-chance-next = The figures on the right: how likely your next die reaches that ability.
table-tracker = Health
table-tracker-dead = fallen
