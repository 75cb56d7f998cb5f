"""Where a server keeps its matches: the tables, one writer and many readers, the store over them in parts, what is too
old to be kept, copies, and how old databases are brought up to date."""
