"""The notation of a state as short text that a person can type: its writer and its reader."""
