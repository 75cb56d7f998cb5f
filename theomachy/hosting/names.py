"""What people are called: nobody like an agent of the house, and nobody at a table like another there.

Names are compared by how they look: without case, width, accents, spaces, signs and what cannot be seen, and letters of
other scripts for the Latin ones that they look like.
"""

import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from hashlib import blake2b

from theomachy.agents.levels import LEVELS, STYLES
from theomachy.kernel import refuse
from theomachy.presentation.text import Language, languages

MAX_NAME_LENGTH = 24
OF_THE_HOUSE = ("live-you", "live-open", "live-nobody-known")
"""Words that stand where a name would stand."""


def _table(*rows: str) -> dict[int, str]:
    """Each row: letters, and what they look like."""
    pairs = [pair for row in rows for pair in zip(*row.split(), strict=True)]
    return {ord(letter): alike for letter, alike in pairs}


CAPITALS = _table(
    "АВЕІЈКМНОРСЅТУХԜҮ abeijkmhopcstyxwy",  # Cyrillic
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ abezhikmnoptyx",  # Greek
    "ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᎾᏢᏒᏚᎢᏙᏔᎩᏃ abcdeghijklmoprstvwyz",  # Cherokee
)
"""Before case is folded: a capital may look like another letter than its small one does."""
SMALL = _table(
    "авеһніјкмопрсѕтухѵѡԝүԁɡӏь abehhijkmonpcstyxvwwydglb",  # Cyrillic
    "αβγεηικνορτυχωσ abyenikvoptuxwo",  # Greek
    "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ abcdefghijklmnoprstuvwyz",  # small capitals
    "łøđħŧıȷɑɩɫօⲟოဝ lodhtijailoooo",  # others that look Latin
    "01|! olll",
)
ALIKE = (("vv", "w"), ("rn", "m"), ("i", "l"))
"""What cannot be told apart in many a typeface: capital i and small L."""
HIRAGANA, KATAKANA = range(0x3041, 0x3097), 0x60
"""Read alike; the number is how many code points they are apart."""


@lru_cache(5000)
def look(name: str) -> str:
    """How a name looks at a glance: alike for names that might be taken for each other."""
    plain = unicodedata.normalize("NFKD", name).translate(CAPITALS).casefold().translate(SMALL)
    letters = "".join(letter for letter in plain if unicodedata.category(letter)[0] in "LN")
    folded = "".join(chr(ord(letter) + KATAKANA) if ord(letter) in HIRAGANA else letter for letter in letters)
    for alike, replacement in ALIKE:
        folded = folded.replace(alike, replacement)
    return folded


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
    """A name as it is kept: in one line, without what cannot be seen. Refused if it is too long or the house's own."""
    name = "".join(filter(str.isprintable, " ".join(name.split()))).strip()
    if len(name) > MAX_NAME_LENGTH:
        raise refuse("live-name-long", most=MAX_NAME_LENGTH)
    if is_taken(name):
        raise refuse("live-name-taken")
    return name


# Without a name of their own


EPITHETS, ANIMALS = 24, 32
"""How many of each there are; every language has words for them."""


def made_up(guest: str, words: Language) -> str:
    """What the house calls a guest without a name: always the same. Nobody can tell from it who they are."""
    number = int.from_bytes(blake2b(guest.encode(), digest_size=8, person=b"name").digest())
    animal, epithet = divmod(number % (EPITHETS * ANIMALS), EPITHETS)
    return words.say("made-up-name", epithet=f"epithet-{epithet + 1}", animal=f"animal-{animal + 1}")


# Like another person


def called(guest: str, names: Mapping[str, str], words: Language) -> str:
    """What a person at a table is called there: a number after names that look alike. For those without a name of their
    own, and those whose name is the house's, one is made up."""
    own = {other: name if name and not is_taken(name) else made_up(other, words) for other, name in names.items()}
    name = own.get(guest) or made_up(guest, words)
    alike = [other for other, theirs in own.items() if look(theirs) == look(name)]
    return f"{name} ({alike.index(guest) + 1})" if len(alike) > 1 else name
