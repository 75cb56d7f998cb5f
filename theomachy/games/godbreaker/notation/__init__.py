"""A state as short text that a person can type: written, and read."""
