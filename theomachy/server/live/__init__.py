"""The line to each viewer of a match: the socket, what waits to be sent, news of other answers."""
