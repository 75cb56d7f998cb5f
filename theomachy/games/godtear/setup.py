"""What is agreed before the seats are known: scenario, warbands or how to find them, and how unclear rules are read."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Annotated, Any, Literal

import msgspec

from theomachy.games.godtear.champions import CHAMPIONS, official
from theomachy.games.godtear.scenarios import OFFICIAL, SCENARIOS
from theomachy.kernel import About, Reason, Refused, SetupBase

MOST_CHAMPIONS = 4
ROSTER, PLAYED = 4, 3
"""champions in a roster, and those of them that play. GT-FMT-05"""

Format = Literal["free", "roster", "draft", "draft four", "draft five", "snake", "limited pool"]
"""GT-FMT-04 to 14"""
BROUGHT: tuple[Format, ...] = ("free", "roster")
"""those to which warbands are brought along"""


class Rulings(SetupBase, frozen=True):
    """Readings of unclear rules. The defaults are the rulebook's recommended readings."""

    own_grants: Literal["if unused", "always"] = "if unused"
    """GT-A4"""
    ultimate_skills: Literal["unused skills", "any skill"] = "unused skills"
    """GT-A5"""
    fae_tokens: Literal["once", "every action"] = "once"
    """GT-A12"""
    pass_over_objectives: bool = False
    """GT-B4"""
    push_onto_banner: bool = True
    """GT-B6"""
    banners_are_moved: bool = True
    """GT-B9"""
    cannot_be_moved: Literal["with its hex", "model only"] = "with its hex"
    """GT-B10"""
    unyielding_knocked_out: bool = False
    """GT-B11"""
    carry_knocked_out: bool = False
    """GT-B14"""
    objective_supply: Literal["unlimited", "24"] = "unlimited"
    """GT-B16"""
    token_pick_up: Literal["every hex", "last hex"] = "every hex"
    """GT-B19"""
    centaur_enters: Literal["both sides", "enemies"] = "both sides"
    """GT-B20"""
    damage_after_push: Literal["always", "in range"] = "always"
    """GT-C2"""
    targets_named: Literal["one by one", "all at once"] = "one by one"
    """GT-C4"""
    row_counted: Literal["declared", "each roll"] = "declared"
    """GT-C5"""
    claim_again: Literal["scores", "no steps", "refused"] = "scores"
    """GT-C8"""
    followers_earn_bonus: bool = False
    """GT-C11"""
    own_knockout: Literal["nobody", "opponent scores"] = "nobody"
    """GT-C12"""
    target_knocked_out: bool = True
    """GT-C14"""
    knocked_out_traits: bool = True
    """GT-C15"""
    replaced_unit_tokens: Literal["lost", "kept"] = "lost"
    """GT-C16"""
    hexes_between: Literal["distance minus one", "distance"] = "distance minus one"
    """GT-C21"""
    flashing_blade: Literal["any enemy", "followers"] = "any enemy"
    """GT-C25"""
    twisting_grove: Literal["any banner", "friendly"] = "any banner"
    """GT-C37"""
    set_up_the_boss: Literal["each skill", "each target"] = "each skill"
    """GT-C38"""
    second_user: Literal["another action", "same action"] = "another action"
    """GT-C40"""
    call_to_arms: Literal["up to", "to the full"] = "up to"
    """GT-C41"""
    banner_falls: bool = False
    """GT-F14"""
    change_dice: Literal["four", "one"] = "four"
    """GT-J1"""
    change_amount: Literal["up to", "exactly"] = "up to"
    """GT-J2"""
    change_models: Literal["carried", "left behind"] = "carried"
    """GT-J3"""
    life_no_room: Literal["any hex", "nearest"] = "any hex"
    """GT-J4"""
    bonus_limit: Literal["activation", "turn"] = "activation"
    """GT-J5"""
    edition: Literal["english", "japanese"] = "english"
    """GT-J7"""
    plenty_tokens: Literal["any number", "one a hex"] = "any number"
    """GT-S1"""
    trade_hexes: Literal["every banner", "worth a step"] = "every banner"
    """GT-S2"""

    @property
    def printed(self) -> "Rulings":
        """With the readings of the edition that is played. GT-J7"""
        return self if self.edition == "english" else msgspec.structs.replace(self, **JAPANESE)


JAPANESE: dict[str, Any] = {
    "change_dice": "one",
    "change_amount": "exactly",
    "change_models": "left behind",
    "life_no_room": "nearest",
    "bonus_limit": "turn",
}
"""What the Japanese edition has differently. GT-J1 to 5"""


STARTERS = {
    "starter-1": "titus,lily,halftusk",
    "starter-2": "blackjaw,nia,keera",
    "starter-3": "jeen,durthax,rattlebone",
    "starter-4": "skullbreaker,kailinn,maxen",
}
"""Warbands to begin with, three champions each. GT-FMT-02"""


class Setup(SetupBase, frozen=True):
    """Two warbands, each the ids of its champions with commas between (`titus,nia,lily`); in the format `roster` four
    champions each, in the formats that draft none."""

    warbands: tuple[str, str] | None = (STARTERS["starter-1"], STARTERS["starter-2"])
    scenario: Annotated[str, About("GT-SET-13", tuple(SCENARIOS))] = "life"
    rulings: Rulings = Rulings()
    format: Annotated[Format, About("GT-FMT-04")] = "free"


def read_warbands(setup: Setup) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """The champions of both sides, None if they are drafted; Refused with the reason if they are not legal.

    GT-SET-01, GT-SET-02, GT-FMT-01, GT-FMT-05
    """
    if setup.scenario not in SCENARIOS:
        raise Refused(Reason("gt-no-such-scenario", "GT-SET-13", {"scenario": setup.scenario}))
    if setup.format not in BROUGHT:
        if setup.warbands not in (None, Setup().warbands):
            raise Refused(Reason("gt-warbands-are-drafted", "GT-FMT-07", {"format": setup.format}))
        return None
    if setup.warbands is None:
        raise Refused(Reason("gt-no-warbands", "GT-FMT-04", {"format": setup.format}))
    one, two = (read_warband(text, seat) for seat, text in enumerate(setup.warbands))
    if len(one) != len(two):
        raise Refused(Reason("gt-warbands-differ", "GT-SET-01", {"one": len(one), "two": len(two)}))
    if setup.format == "roster" and len(one) != ROSTER:
        raise Refused(Reason("gt-roster-size", "GT-FMT-05", {"champions": len(one), "needed": ROSTER}))
    return one, two


def read_warband(text: str, seat: int) -> tuple[str, ...]:
    champions = read_champions(text)
    if why := next(warband_faults(champions), None):
        raise Refused(Reason(why.id, why.clause, {"number": seat + 1, **why.args}))
    return champions


def read_champions(text: str) -> tuple[str, ...]:
    """The champions that a text names, known or not."""
    return tuple(id.strip() for id in text.split(",") if id.strip())


def warband_faults(champions: Sequence[str]) -> Iterator[Reason]:
    """Why these champions are no warband. GT-FMT-01, GT-SET-01, GT-SET-02"""
    if not 1 <= len(champions) <= MOST_CHAMPIONS:
        yield Reason("gt-warband-size", "GT-FMT-01", {"champions": len(champions), "most": MOST_CHAMPIONS})
    for id, times in Counter(champions).items():
        if id not in CHAMPIONS:
            yield Reason("gt-no-such-champion", "GT-SET-01", {"champion": id})
        elif times > 1:
            yield Reason("gt-champion-twice", "GT-SET-02", {"champion": id})


def random_warbands(random: Random, champions: int = 3) -> Setup:
    """Champions for both sides and a scenario, all by chance; fan-made ones are not drawn. GT-SCN-FAN-01, GT-FMT-15"""
    one, two = (",".join(random.sample(list(official()), champions)) for _ in range(2))
    return Setup((one, two), random.choice(sorted(OFFICIAL)))


PRESETS = {
    "standard": lambda random: Setup(),
    "first": lambda random: Setup(("titus", "nia")),
    "random": random_warbands,
    "duel": lambda random: random_warbands(random, 1),
    "draft": lambda random: Setup(None, format="draft"),
    "snake": lambda random: Setup(None, format="snake"),
    "limited-pool": lambda random: Setup(None, format="limited pool"),
}
"""GT-FMT-02, GT-FMT-03, GT-FMT-07, GT-FMT-12, GT-FMT-14"""
