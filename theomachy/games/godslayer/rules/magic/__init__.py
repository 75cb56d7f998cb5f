"""GS-MAG, GS-MGA: spells and magic attacks."""
