"""A browser with no server: the whole house in one tab.

It fills hosting's ports with what a browser has: its own storage, messages between its tabs, and workers. The client is
the server's, and so is all that it is told; only the way there differs. `browser` says what the tab has to bring along.
"""
