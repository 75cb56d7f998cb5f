"""People playing online: hosting's ports filled with a database, websockets, channels and processes.

db/       what is kept: tables, migrations, the store            agents/  processes that think, and their queue
live/     the line to each viewer of a match                     http/    controllers, and who asks them
edge/     what stands before the application: limits, addresses  app, serving: all of it put together and started

For a host: settings, housekeeping, maintenance, metrics and logs. What is hosted and how it is told to a client lies in
`theomachy.hosting` and `theomachy.wire`; the server never asks which game it is serving.
"""
