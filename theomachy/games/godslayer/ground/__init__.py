"""The table and the terrain on it. GS-TER, GS-SET-01, GS-SET-02."""
