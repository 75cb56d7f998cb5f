"""Steps by which a new circle is put together: a shard, then godbreakers, the leader first. GB-CIR-02 to 10.

`shard-ranged` is the shard, `metal-iron` begins the next godbreaker; `trait-tough`, `die-8`, `alloy-gold` and
`flaw-prey` belong to the godbreaker begun last. The text is that of circles.py, in which words stand for these ids.
"""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec

from theomachy.features.armies import Armies, ArmyChoice, ArmyGroup
from theomachy.games.godbreaker.army.circles import (
    CIRCLE_SIZE,
    NEW_DICE,
    STARTERS,
    TOP_RANK,
    capital,
    creation_faults,
    gains_of,
    given_name,
    read_circle,
    said,
    split_name,
    take_apart,
    write_circle,
)
from theomachy.games.godbreaker.army.counting import entries, used
from theomachy.games.godbreaker.army.creation import random_circle
from theomachy.games.godbreaker.content.traits import CLAUSES, FLAWS, METAL_OF, METALS, TRAITS, Flaw, Metal, Trait
from theomachy.kernel import Reason, Refused
from theomachy.kernel.scene import Card, CardLine, Track
from theomachy.play.measured import read_measurement

LARGE_DIE = 8
"""The die of the two larger godbreakers in a new circle; the others have a D6. GB-CIR-02."""
LARGE_DICE = NEW_DICE.count(LARGE_DIE)
LARGE = f"die-{LARGE_DIE}"

CATALOGUE = {
    **{f"shard-{trait}": 1 for trait in TRAITS},
    **{f"metal-{metal}": CIRCLE_SIZE for metal in METALS},
    LARGE: LARGE_DICE,
    **{f"trait-{trait}": gains_of(0) + gains_of(1) * (CIRCLE_SIZE - 1) for trait in TRAITS},
    **{f"alloy-{metal}": CIRCLE_SIZE for metal in METALS},
    **{f"flaw-{flaw}": CIRCLE_SIZE for flaw in FLAWS},
}

MEASURED = read_measurement(Path(__file__).parents[1] / "content" / "measured.toml")
"""Measured strengths of traits and metals, by the names that studies use."""
MEASURABLE = {f"{kind}-{what}": what for kind, known in (("trait", TRAITS), ("metal", METALS)) for what in known}
"""Names that studies use for traits and metals, by their ids in the catalogue."""


# Ids and texts


SIGNS = {"trait": "", "die": "", "alloy": "+", "flaw": "-"}
"""The sign that stands before a word in the text, by the kind of the word."""


def read(text: str) -> tuple[str, ...]:
    """Return the ids that a text stands for.

    A die left out is a D6, which is no choice and so has no id.
    """
    parts = take_apart(text)
    heading = [f"circle-{parts.heading}"] if parts.heading else []
    shard = [word.text for word in parts.shard]
    if shard and shard[0].lower() in CLAUSES:
        shard[0] = f"shard-{shard[0].lower()}"
    ids = [*heading, *shard]
    for words in parts.godbreakers:
        name, metals, rest = split_name(words)
        ids += [f"{'alloy' if n else 'metal'}-{metal}" for n, metal in enumerate(metals)]
        ids += [f"name-{name}"] if name else []
        ids += [id for word in rest for id in _ids(word.text)]
    return tuple(ids)


def _ids(word: str) -> list[str]:
    """Return the ids that a word stands for; an unknown word is returned as an id itself."""
    text = word.lower()
    if text.isascii() and text.isdigit():
        return [f"die-{text}"] if text != str(min(NEW_DICE)) else []
    trait, rank = text.rstrip("0123456789"), text[-1:]
    if trait in CLAUSES and len(text) - len(trait) < 2:
        return [f"trait-{trait}"] * (int(rank) if rank.isdigit() else 1)
    kind = {"+": "alloy", "-": "flaw"}.get(text[0], "")
    return [f"{kind}-{text[1:]}"] if f"{kind}-{text[1:]}" in CATALOGUE else [word]


def write(ids: Sequence[str]) -> str:
    """Return the text that some ids stand for.

    The shard is written first even if it was chosen last, unless another word stands there already.
    """
    heading, first = "", list[str]()
    parts: list[list[str]] = []
    for id in ids:
        kind, _, what = id.partition("-")
        if kind == "circle" and not heading:
            heading = f"{what}: "
        elif kind == "metal" and what in METALS:
            parts.append(["", what])
        elif kind == "name" and parts and not parts[-1][0]:
            parts[-1][0] = what
        elif kind == "alloy" and what in METALS and parts and len(parts[-1]) == 2:
            parts[-1][1] += f"+{what}"
        elif kind in SIGNS and id in CATALOGUE and parts:
            parts[-1].append(f"{SIGNS[kind]}{what}")
        elif kind == "shard" and what in CLAUSES and not first:
            first.append(what)
        else:
            (parts[-1] if parts else first).append(id)
    return heading + "; ".join(" ".join(word for word in part if word) for part in (first, *parts))


def faults(text: str) -> list[Reason]:
    """Return the faults of the circle that a text describes, as a new circle.

    Circles that have grown are brought into a match by their campaign only.
    """
    try:
        return creation_faults(read_circle(text))
    except Refused as no:
        return [no.reason]


# Step by step


class Begun(msgspec.Struct):
    """The godbreaker that is being made."""

    place: int
    metals: list[Metal]
    traits: list[Trait]
    """The traits gained so far, one for each gain."""
    flaws: list[Flaw]
    large: bool = False

    @property
    def gains_left(self) -> int:
        return gains_of(self.place) - len(self.traits)

    def wanting(self) -> list[Metal]:
        """Return the metals that came with an alloy and of which it has no trait yet. GB-CIR-09."""
        held = [METAL_OF[trait] for trait in self.traits]
        return [metal for metal in self.metals[1:] if metal not in held]

    def earned(self) -> int:
        """Return how many of its traits may have come with an alloy. GB-CIR-09, GB-A-83."""
        return sum(METAL_OF[trait] in self.metals for trait in dict.fromkeys(self.traits))


def begun(ids: Sequence[str]) -> list[Begun]:
    """Return the godbreakers that some ids describe, as far as the ids are known."""
    godbreakers: list[Begun] = []
    for id in ids:
        kind, _, what = id.partition("-")
        if id not in CATALOGUE or kind == "shard":
            continue
        if kind == "metal" and what in METALS:
            godbreakers.append(Begun(len(godbreakers), [what], [], []))
        elif godbreakers and kind == "die":
            godbreakers[-1].large = True
        elif godbreakers and kind == "trait" and what in TRAITS:
            godbreakers[-1].traits.append(what)
        elif godbreakers and kind == "alloy" and what in METALS:
            godbreakers[-1].metals.append(what)
        elif godbreakers and kind == "flaw" and what in FLAWS:
            godbreakers[-1].flaws.append(what)
    return godbreakers


def why_not_add(ids: Sequence[str], id: str) -> Reason | None:
    kind, _, what = id.partition("-")
    if id not in CATALOGUE:
        return Reason("gb-no-such-choice", "GB-CIR-01", {"word": id[:40]})
    if kind == "shard":
        another = any(other in CATALOGUE and other.startswith("shard-") for other in ids)
        return Reason("gb-shard-chosen", "GB-CIR-04") if another else None
    godbreakers = begun(ids)
    if kind == "metal":
        return _why_not_begin(godbreakers)
    if not godbreakers:
        return Reason("gb-metal-first", "GB-CIR-03")
    last = godbreakers[-1]
    if kind == "die":
        return _why_not_large(godbreakers, last)
    if kind == "trait" and what in TRAITS:
        return _why_not_trait(last, what)
    if kind == "alloy" and what in METALS:
        return _why_not_alloy(last, what)
    return _why_not_flaw(last, what)


def _why_not_begin(godbreakers: list[Begun]) -> Reason | None:
    """Return why the next godbreaker cannot be begun, or None. GB-CIR-02, GB-CIR-03."""
    if godbreakers and godbreakers[-1].gains_left > 0:
        return Reason("gb-gain-first", "GB-CIR-03", {"left": godbreakers[-1].gains_left})
    if godbreakers and len(godbreakers[-1].flaws) < len(godbreakers[-1].metals) - 1:
        return Reason("gb-flaw-first", "GB-CIR-09")
    if len(godbreakers) >= CIRCLE_SIZE:
        return Reason("gb-circle-full", "GB-MOD-03", {"most": CIRCLE_SIZE})
    if LARGE_DICE - sum(godbreaker.large for godbreaker in godbreakers) > CIRCLE_SIZE - len(godbreakers):
        return Reason("gb-die-first", "GB-CIR-02", {"needed": LARGE_DICE, "die": LARGE_DIE})
    return None


def _why_not_large(godbreakers: list[Begun], last: Begun) -> Reason | None:
    if last.large:
        return Reason("gb-die-chosen", "GB-CIR-02", {"die": LARGE_DIE})
    if sum(godbreaker.large for godbreaker in godbreakers) >= LARGE_DICE:
        return Reason("gb-dice-chosen", "GB-CIR-02", {"needed": LARGE_DICE, "die": LARGE_DIE})
    return None


def _why_not_trait(last: Begun, trait: Trait) -> Reason | None:
    """Return why a trait cannot be added, or None: its metal does not matter. GB-CIR-07, GB-CIR-08.

    A trait of a metal that the godbreaker does not have may come from the crucible.
    """
    if last.gains_left <= 0:
        return Reason("gb-gains-used", "GB-CIR-03", {"gains": gains_of(last.place)})
    if last.traits.count(trait) >= TOP_RANK:
        return Reason("gb-top-rank", "GB-CIR-10", {"trait": said("trait", trait), "most": TOP_RANK})
    wanting = last.wanting()
    if METAL_OF[trait] not in wanting and len(wanting) >= last.gains_left:
        return Reason("gb-alloy-trait-first", "GB-CIR-09", {"metal": said("metal", wanting[0])})
    return None


def _why_not_alloy(last: Begun, metal: Metal) -> Reason | None:
    """Return why the godbreaker begun last cannot take an alloy with a metal, or None. GB-CIR-09."""
    if metal in last.metals:
        return Reason("gb-metal-held", "GB-CIR-09", {"metal": said("metal", metal)})
    held = any(METAL_OF[trait] == metal for trait in last.traits)
    if not held and len(last.wanting()) >= last.gains_left:
        return Reason("gb-alloy-needs-gain", "GB-CIR-09", {"metal": said("metal", metal)})
    return None


def _why_not_flaw(last: Begun, flaw: str) -> Reason | None:
    """Return why a flaw cannot be added, or None: flaws come with alloys only. GB-CIR-09, GB-A-82, GB-A-83.

    The alloy may be of a metal that the godbreaker had already.
    """
    if flaw in last.flaws:
        return Reason("gb-flaw-held", "GB-MOD-10", {"flaw": said("flaw", flaw)})
    if len(last.flaws) >= max(len(last.metals) - 1, last.earned()):
        return Reason("gb-alloy-first", "GB-CIR-09", {"flaw": said("flaw", flaw)})
    return None


def groups(ids: Sequence[str]) -> list[ArmyGroup]:
    """Return the shard, then each godbreaker with its parts; unnamed ones get the name given by the text. GB-CIR-01."""
    title, shard = "", ""
    parts: list[list[int]] = [[]]
    names = [""]
    for index, id in enumerate(ids):
        kind, _, what = id.partition("-")
        if kind == "metal" and id in CATALOGUE:
            parts.append([])
            names.append("")
        if kind == "circle":
            title = what.partition(",")[0]
        elif kind == "name":
            names[-1] = what
        else:
            shard = shard or (id if kind == "shard" and id in CATALOGUE else "")
            parts[-1].append(index)
    groups = [ArmyGroup(title or "gb-shard", shard or "gb-shard", tuple(parts[0]))]
    for godbreaker in begun(ids):
        place, metal = godbreaker.place + 1, godbreaker.metals[0]
        names[place] = capital(names[place]) or given_name(metal, place, names[:place])
        figures = {"gb-growth": LARGE_DIE if godbreaker.large else min(NEW_DICE)}
        groups.append(ArmyGroup(names[place], f"gb-{metal}-{place}", tuple(parts[place]), figures))
    return groups


def gauges(ids: Sequence[str]) -> list[Track]:
    godbreakers = begun(ids)
    gains = sum(gains_of(place) for place in range(CIRCLE_SIZE))
    return [
        Track("gb-godbreakers", len(godbreakers), CIRCLE_SIZE),
        Track("gb-gains", sum(len(godbreaker.traits) for godbreaker in godbreakers), gains),
        Track("gb-large-dice", sum(godbreaker.large for godbreaker in godbreakers), LARGE_DICE),
    ]


def draw(random: Random, without: Sequence[str] = ()) -> str:
    """Draw a random new circle; nothing is left out, because circles may be alike."""
    return write_circle(random_circle(random))


def card(id: str) -> Card:
    """Return the card of a choice in the catalogue."""
    kind, _, what = id.partition("-")
    traits = [said("trait", trait) for trait in METALS[what]] if what in METALS else []
    labels = {
        "shard": [said("trait", what)],
        "metal": traits,
        "trait": [said("trait", what)],
        "alloy": ["gb-alloy", *traits],
        "flaw": [said("flaw", what)],
        "die": ["gb-growth"],
    }
    return Card(id, {"gb-growth": LARGE_DIE} if id == LARGE else {}, list(map(CardLine, labels[kind])))


CARDS = {id: card(id) for id in CATALOGUE}
"""The card of everything in the catalogue; scenes carry these cards."""

MUSTER = Armies(
    field="circles",
    catalogue=CATALOGUE,
    read=read,
    write=write,
    faults=faults,
    why_not_add=why_not_add,
    gauges=gauges,
    starters={f"gb-{name}": text for name, text in STARTERS.items()},
    random=draw,
    groups=groups,
    choices={id: ArmyChoice(kind=f"gb-kind-{id.partition('-')[0]}") for id in CATALOGUE},
    strengths={id: MEASURED.strengths[what] for id, what in MEASURABLE.items() if what in MEASURED.strengths},
    entries=entries,
    used=used,
)
