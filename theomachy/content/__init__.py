"""Reading a game's cards and tables: card folders, digests of their meaning, and changes made on trial."""
