"""People playing online. Read in this order: wire, tables, store, room, shown, hall, owls, live, api, app.

Event-sourced: a match is its row plus an append-only log of what was answered, taken back and given up. An answer is
checked, committed and only then announced. The server never asks which game it is serving.
"""
