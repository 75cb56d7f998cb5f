"""A match with people around it: its log, what they may do, who sees what, agents' seats.

Read in this order: ports, rows, entries, terms, log, live, service, driver, commands; then names, matchmaking,
campaigns, memory. A host fills the ports: `theomachy.server` with a database, websockets and processes, tests with
lists (`memory`). Nothing here knows a wire, a database or a game.

Event-sourced: a match is its row plus an append-only log of what was answered, taken back and given up. An entry is
checked, committed and only then announced.
"""
