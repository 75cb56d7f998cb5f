"""What the commands beside play do: armies, campaigns, studies, coverage, verification."""
