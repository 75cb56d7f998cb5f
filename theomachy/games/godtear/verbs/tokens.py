"""Boons and blights: of champions and units, and on hexes."""

from theomachy.games.godtear.battlefield import NAMES
from theomachy.games.godtear.state import KINDS, NO_TOKENS, Godtear, Unit
from theomachy.games.godtear.verbs.log import tell


def give(t: Godtear, unit: Unit, kind: int, sign: int, clause: str) -> None:
    """Give a boon or blight. A second one has no effect, and opposites cancel. GT-STA-10, GT-STA-11."""
    old = unit.tokens[kind]
    if old == sign:
        tell(t, "gt-token-ignored", "GT-STA-10", seat=unit.seat, unit=unit.name, token=token(kind, sign))
        return
    unit.tokens = (*unit.tokens[:kind], old + sign, *unit.tokens[kind + 1 :])
    if old:
        tell(t, "gt-tokens-cancel", "GT-STA-11", seat=unit.seat, unit=unit.name, kind=f"gt-kind-{KINDS[kind]}")
    else:
        tell(t, "gt-token", clause, seat=unit.seat, unit=unit.name, token=token(kind, sign))


def expire(t: Godtear, unit: Unit, kind: int, clause: str) -> None:
    """Use up or take off a token. GT-STA-08."""
    gone = token(kind, unit.tokens[kind])
    unit.tokens = (*unit.tokens[:kind], 0, *unit.tokens[kind + 1 :])
    tell(t, "gt-token-gone", clause, seat=unit.seat, unit=unit.name, token=gone)


def lose_tokens(t: Godtear, unit: Unit, clause: str) -> None:
    if unit.tokens != NO_TOKENS:
        unit.tokens = NO_TOKENS
        tell(t, "gt-tokens-lost", clause, seat=unit.seat, unit=unit.name)


def token(kind: int, sign: int) -> str:
    """Return the name of a token: `gt-dodge-boon`."""
    return f"gt-{KINDS[kind]}-{'boon' if sign > 0 else 'blight'}"


def lay_token(t: Godtear, place: int, kind: int, sign: int, seat: int, clause: str = "GT-B19") -> None:
    """Lay a token in a hex, which may hold several. GT-B19."""
    t.tokens[place] = (*t.tokens.get(place, ()), (kind, sign))
    tell(t, "gt-token-laid", clause, seat=seat, token=token(kind, sign), hex=NAMES[place])


def pick_up(t: Godtear, place: int) -> tuple[tuple[int, int], ...]:
    """Take up the tokens of a hex and return them. GT-B19."""
    return t.tokens.pop(place)
