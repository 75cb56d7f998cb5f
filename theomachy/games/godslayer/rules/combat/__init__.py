"""GS-MEL, GS-CTR, GS-FRE, GS-MIS, GS-AOE, GS-DMG: attacks and damage."""
