"""The lab: very many games, and the statistics drawn from them.

Read in this order: study, file, worker, rows, crew, engines, play, journal, outs; then tally and ratings.

The lab has no texts and no terminal: errors are Refused with an id, as in the rooms below it.
"""
