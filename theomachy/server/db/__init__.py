"""Where a server keeps its matches: the tables, the store over them, and how old databases are brought up to date."""
