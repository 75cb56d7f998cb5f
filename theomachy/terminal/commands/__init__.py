"""The commands beside play: armies, campaigns, studies, coverage, verification."""
