"""What people are called: nobody like an agent of the house, and nobody at a table like another there."""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from hashlib import blake2b

from theomachy.agents.levels import LEVELS, STYLES
from theomachy.kernel import Refused, refuse
from theomachy.play import names
from theomachy.play.names import look
from theomachy.presentation.text import Language, languages

OF_THE_HOUSE = ("live-you", "live-open", "live-nobody-known")
"""Words that stand where a name would stand."""

# Like an agent


@cache
def _agents() -> tuple[frozenset[str], frozenset[str]]:
    """What agents are called in any language: beginnings that no name may hold, and whole names that none may be."""
    spoken = [Language(lang) for lang in languages()]
    titles = {title for words in spoken for title in _titles(words)}
    bare = [look(words.attribute("live-owl", "bare")) for words in spoken]
    whole = {look(words.say(id)) for words in spoken for id in OF_THE_HOUSE}
    for owl in bare:
        whole |= {owl, *(owl + title for title in titles), *(title + owl for title in titles)}
    return frozenset(look(words.say("live-owl", level="")) for words in spoken), frozenset(whole)


def _titles(words: Language) -> Iterator[str]:
    """What an agent may be called beside what it is: a level, perhaps with a style before or after it."""
    for level in LEVELS:
        yield (called := look(words.say(f"live-level-{level}")))
        for style in STYLES:
            how = look(words.say(f"live-style-{style}"))
            yield from (how + called, called + how)


@lru_cache(5000)
def is_taken(name: str) -> bool:
    """Whether a name is the house's own, or would be taken for it."""
    parts, whole = _agents()
    seen = look(name)
    return seen in whole or any(part in seen for part in parts)


def clean(name: str) -> str:
    """Return a name as it is kept. Refuse one that nobody may have, or that is the house's own."""
    name = names.clean(name)
    if is_taken(name):
        raise refuse("live-name-taken")
    return name


@lru_cache(5000)
def _own(name: str) -> str:
    """Return a name that was kept, or none if its guest could not take it today."""
    try:
        return clean(name)
    except Refused:
        return ""


# Without a name of their own


EPITHETS, ANIMALS = 24, 32
"""How many of each there are; every language has words for them."""


def made_up(guest: str, words: Language) -> str:
    """What the house calls a guest without a name: always the same. Nobody can tell from it who they are."""
    number = int.from_bytes(blake2b(guest.encode(), digest_size=8, person=b"name").digest())
    animal, epithet = divmod(number % (EPITHETS * ANIMALS), EPITHETS)
    return words.say("made-up-name", epithet=f"epithet-{epithet + 1}", animal=f"animal-{animal + 1}")


# Like another person


def called(guest: str, kept: Mapping[str, str], words: Language) -> str:
    """Return what a person at a table is called there: with a number if names look alike. For those without a name of
    their own, and those whose name nobody may have, one is made up."""
    return _called(guest, tuple(kept.items()), words.lang)


_language = cache(Language)


@lru_cache(5000)
def _called(guest: str, kept: tuple[tuple[str, str], ...], lang: str) -> str:
    words = _language(lang)
    own = {other: _own(name) or made_up(other, words) for other, name in kept}
    name = own.get(guest) or made_up(guest, words)
    alike = [other for other, theirs in own.items() if look(theirs) == look(name)]
    return f"{name} ({alike.index(guest) + 1})" if len(alike) > 1 else name
