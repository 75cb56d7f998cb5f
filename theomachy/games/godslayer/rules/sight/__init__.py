"""GS-LOS, GS-TRM: what is seen, and how far away it is."""
