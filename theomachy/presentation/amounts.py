"""Numbers in words: tokens, chances, and the state of a piece."""

from theomachy.kernel.scene import Piece
from theomachy.presentation.text import Words


def amount(words: Words, label: str, value: int, most: int | None = None, *, short: bool = False) -> str:
    """Return a number of tokens in words: as pips if its label has any, else with its symbol and name."""
    if pip := words.attribute(label, "pip"):
        gone = words.attribute(label, "gone") or " "
        return pip * value + (gone * (most - value) if most is not None else "")
    symbol = words.attribute(label, "symbol")
    if short:
        return f"{symbol or words.say(label) + ' '}{value}"
    limit = f"/{most}" if most is not None else ""
    return " ".join(filter(None, [symbol, words.say(label), f"{value}{limit}"]))


def state_of(words: Words, piece: Piece) -> str:
    """Return a piece's bars, tokens and marks in one line."""
    bars = [f"{bar.value}/{bar.most}" for bar in piece.bars]
    badges = [amount(words, label, n, short=True) for label, n in piece.badges.items()]
    return " ".join([*bars, *badges, *map(words.say, piece.marks)])


def percent(words: Words, chance: float) -> str:
    """Return a chance in percent, or `<1 %` or `>99 %`, so that 0 and 100 are exact."""
    whole = round(chance * 100)
    n = "<1" if whole == 0 and chance > 0 else ">99" if whole == 100 and chance < 1 else str(whole)
    return words.say("table-percent", n=n)
