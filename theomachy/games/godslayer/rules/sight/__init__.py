"""GS-LOS, GS-TRM: sight and distances."""
