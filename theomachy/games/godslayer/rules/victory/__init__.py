"""GS-VIC, GS-SCN: scenarios, points and victory."""
