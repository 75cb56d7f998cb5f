"""GS-MOV, GS-FRM: movement."""
