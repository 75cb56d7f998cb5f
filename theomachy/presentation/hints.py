"""The coach's reasons for choosing something, in words."""

from theomachy.presentation.text import Words


def ground(words: Words, name: str, *, gain: bool) -> str:
    """Say what speaks for an option, or against it."""
    return words.say(f"ground-{name}") if gain else words.attribute(f"ground-{name}", "against")
