"""Effects of cards: the language of their data, and functions for everything that it cannot express. GS-CON-06."""
