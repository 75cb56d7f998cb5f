"""Very many games, and what they tell us. Read in this order: study, file, worker, rows, crew, engines, play, journal,
outs; then tally and ratings.

The lab knows no words and no terminal: what goes wrong is Refused with an id, like everywhere below.
"""
