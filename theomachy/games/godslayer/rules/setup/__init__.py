"""GS-SET, GS-DEP: before the battle."""
