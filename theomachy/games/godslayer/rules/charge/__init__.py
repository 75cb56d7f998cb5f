"""GS-CHG: charges."""
