"""People playing online: hosting's ports filled with a database, websockets, channels and processes.

Read in this order: db/models, db/connections, db/writer, db/access, db/store, guests, agent_queue, agent_worker,
agent_pool, channels, lines, socket, api, gate, app, connections, serving; for whoever runs it settings, housekeeping,
chores, operations, metrics and logs. What is hosted and how it is told to a client lies in `theomachy.hosting` and
`theomachy.wire`; the server never asks which game it is serving.
"""
