"""The server under load, on loopback: a real server process, and players in this one."""
