"""GS-PSY, GS-FLE, GS-RAL: courage, and what happens without it."""
