"""What players bring along: cards and warbands. GS-WAR, GS-PRO, GS-ITM"""
