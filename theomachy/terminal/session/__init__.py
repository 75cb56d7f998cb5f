"""A match at the keyboard: the table, its questions, what can be said there, and how it is opened."""
