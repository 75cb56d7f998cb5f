"""The parts of a match that is played, each with its own state: no asyncio, no clock and no store."""
