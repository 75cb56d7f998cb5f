"""A match at the keyboard: how it is opened, the table, its questions and its commands."""
