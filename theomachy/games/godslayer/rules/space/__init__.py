"""GS-LOS, GS-TRM, GS-ENG, GS-FRM: sight, distances, engagement, formation, paths and zones."""
