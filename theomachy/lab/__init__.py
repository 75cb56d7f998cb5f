"""Very many games, and what they tell us. Read in this order: study, rows, crew, play, journal; then tally and ratings.

The lab knows no words and no terminal: what goes wrong is Refused with an id, like everywhere below.
"""
