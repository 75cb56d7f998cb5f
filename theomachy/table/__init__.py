"""What games are played on: dice and their exact odds, hexes."""
