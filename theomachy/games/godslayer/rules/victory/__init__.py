"""GS-VIC, GS-SCN: scenarios, points, and who wins."""
