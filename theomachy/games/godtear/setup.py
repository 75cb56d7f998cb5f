"""Setup of a match, agreed before the seats are known: scenario, warbands or how to find them, and rulings."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Annotated, Any, Literal

import msgspec

from theomachy.games.godtear.cards import CHAMPIONS, official
from theomachy.games.godtear.scenarios import OFFICIAL, SCENARIOS
from theomachy.kernel import About, Reason, Refused, SetupBase

SEATS = ("gt-one", "gt-two")
"""Ids of the names of both sides, by seat."""
MOST_CHAMPIONS = 4
ROSTER, PLAYED = 4, 3
"""Champions in a roster, and champions of it that play. GT-FMT-05."""

Format = Literal["free", "roster", "draft", "draft four", "draft five", "snake", "limited pool"]
"""Formats in which warbands are found. GT-FMT-04 to 14."""
BROUGHT: tuple[Format, ...] = ("free", "roster")
"""Formats to which warbands are brought along."""


class Rulings(SetupBase, frozen=True):
    """Readings of unclear rules. The defaults are the rulebook's recommended readings."""

    own_grants: Literal["if unused", "always"] = "if unused"
    """Actions that a skill may give its own user: those unused in the activation, or all. GT-A4."""
    ultimate_skills: Literal["unused skills", "any skill"] = "unused skills"
    """Skills that an ultimate made of skill actions may use. GT-A5."""
    fae_tokens: Literal["once", "every action"] = "once"
    """Times that Lily may lay a token in an activation: once, or after every action. GT-A12."""
    pass_over_objectives: bool = False
    """True if models that pass over others may pass over objective hexes too. GT-B4."""
    push_onto_banner: bool = True
    """True if an enemy champion can be pushed onto a banner. GT-B6."""
    banners_are_moved: bool = True
    """True if effects that move models also move banners. GT-B9."""
    cannot_be_moved: Literal["with its hex", "model only"] = "with its hex"
    """Extent of “cannot be moved by enemies”: the model with its objective hex, or the model only. GT-B10."""
    unyielding_knocked_out: bool = False
    """True if Unyielding stops the move after a knockout. GT-B11."""
    stays_when_placed: bool = False
    """True if a model that is placed may come to the hex where it stands. GT-B12."""
    carry_knocked_out: bool = False
    """True if an objective hex with a knocked out champion may move, and carries it along. GT-B14."""
    objective_supply: Literal["unlimited", "24"] = "unlimited"
    """Number of objective hexes that can lie on the battlefield. GT-B16."""
    token_pick_up: Literal["every hex", "last hex"] = "every hex"
    """Hexes whose tokens a model takes: all it entered, or the one where its movement ends. GT-B19."""
    centaur_enters: Literal["both sides", "enemies"] = "both sides"
    """Sides of the small followers whose hexes Kailinn may enter. GT-B20."""
    damage_after_push: Literal["always", "in range"] = "always"
    """Targets for which damage is rolled after a hit effect has moved them: all, or those in range. GT-C2."""
    targets_named: Literal["one by one", "all at once"] = "one by one"
    """Order in which targets are named: one by one, or all before the first roll. GT-C4."""
    row_counted: Literal["declared", "each roll"] = "declared"
    """Time at which the models of a skill's row are counted: when it is declared, or at each roll. GT-C5."""
    claim_again: Literal["scores", "no steps", "refused"] = "scores"
    """Result of a claim while the banner is already out: steps, no steps, or refused. GT-C8."""
    followers_earn_bonus: bool = False
    """True if followers earn their champion's bonus step. GT-C11."""
    own_knockout: Literal["nobody", "opponent scores"] = "nobody"
    """Player who gets the steps for a model that its own side knocked out. GT-C12."""
    target_knocked_out: bool = True
    """True if a knocked out champion may be a target. GT-C14."""
    knocked_out_traits: bool = True
    """True if traits of a knocked out champion go on. GT-C15."""
    replaced_unit_tokens: Literal["lost", "kept"] = "lost"
    """Tokens of a unit that a skill takes off and puts back: lost or kept. GT-C16."""
    hexes_between: Literal["distance minus one", "distance"] = "distance minus one"
    """Number of hexes between two models, for Maxen: their distance, or 1 less. GT-C21."""
    flashing_blade: Literal["any enemy", "followers"] = "any enemy"
    """Targets of Flashing Blade: any enemy, or followers only. GT-C25."""
    twisting_grove: Literal["any banner", "friendly"] = "any banner"
    """Banners that Twisting Grove takes. GT-C37."""
    set_up_the_boss: Literal["each skill", "each target"] = "each skill"
    """Times that Set Up The Boss! works: once for each skill, or for each wounded target. GT-C38."""
    second_user: Literal["another action", "same action"] = "another action"
    """Action that a second user of Slip and Slide or Slimed needs: another one, or the first user's. GT-C40."""
    call_to_arms: Literal["up to", "to the full"] = "up to"
    """Amount that the units of Call to Arms recruit: up to their size, or as long as they can. GT-C41."""
    miss_ends: Literal["the skill", "that target"] = "the skill"
    """Extent of a miss when a skill has several targets: the skill is over, or its part against that target. GT-C43."""
    banner_falls: bool = False
    """True if a banner is removed when its champion is knocked out. GT-F14."""
    change_dice: Literal["four", "one"] = "four"
    """Number of dice rolled in Change. GT-J1."""
    change_amount: Literal["up to", "exactly"] = "up to"
    """Number of objective hexes moved in Change: up to the total, or exactly it. GT-J2."""
    change_models: Literal["carried", "left behind"] = "carried"
    """Models on an objective hex that moves in Change: carried along, or left behind. GT-J3."""
    life_no_room: Literal["any hex", "nearest"] = "any hex"
    """Place of a new hex in Life if no empty hex is next to an objective hex. GT-J4."""
    bonus_limit: Literal["activation", "turn"] = "activation"
    """Period in which a unit may take one bonus action. GT-J5."""
    edition: Literal["english", "japanese"] = "english"
    """Edition of the game; the Japanese one overrides all rulings in which the editions differ. GT-J7."""
    plenty_tokens: Literal["any number", "one a hex"] = "any number"
    """Number of tokens that may lie in one hex in Plenty. GT-S1."""
    trade_hexes: Literal["every banner", "worth a step"] = "every banner"
    """Banners whose hex is taken away with them in Trade: all, or those worth a step. GT-S2."""

    @property
    def printed(self) -> "Rulings":
        """The rulings with the readings of the edition that is played. GT-J7."""
        return self if self.edition == "english" else msgspec.structs.replace(self, **JAPANESE)


JAPANESE: dict[str, Any] = {
    "change_dice": "one",
    "change_amount": "exactly",
    "change_models": "left behind",
    "life_no_room": "nearest",
    "bonus_limit": "turn",
}
"""Readings of the Japanese edition. GT-J1 to 5."""


STARTERS = {
    "starter-1": "titus,lily,halftusk",
    "starter-2": "blackjaw,nia,keera",
    "starter-3": "jeen,durthax,rattlebone",
    "starter-4": "skullbreaker,kailinn,maxen",
}
"""Warbands to begin with, three champions each. GT-FMT-02."""


class Setup(SetupBase, frozen=True):
    """The setup of a match: warbands, scenario, rulings and format.

    A warband is the ids of its champions with commas between (`titus,nia,lily`). In the format `roster` it has four
    champions; in the formats that draft there are no warbands.
    """

    warbands: tuple[str, str] | None = (STARTERS["starter-1"], STARTERS["starter-2"])
    scenario: Annotated[str, About("GT-SET-13", tuple(SCENARIOS))] = "life"
    rulings: Rulings = Rulings()
    format: Annotated[Format, About("GT-FMT-04")] = "free"


def read_warbands(setup: Setup) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """Return the champions of both sides, or None if they are drafted.

    Raises Refused with the reason if they are not legal. GT-SET-01, GT-SET-02, GT-FMT-01, GT-FMT-05.
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
    """Return the champions that a text names, known or not."""
    return tuple(id.strip() for id in text.split(",") if id.strip())


def warband_faults(champions: Sequence[str]) -> Iterator[Reason]:
    """Yield why these champions are no warband. GT-FMT-01, GT-SET-01, GT-SET-02."""
    if not 1 <= len(champions) <= MOST_CHAMPIONS:
        yield Reason("gt-warband-size", "GT-FMT-01", {"champions": len(champions), "most": MOST_CHAMPIONS})
    for id, times in Counter(champions).items():
        if id not in CHAMPIONS:
            yield Reason("gt-no-such-champion", "GT-SET-01", {"champion": id})
        elif times > 1:
            yield Reason("gt-champion-twice", "GT-SET-02", {"champion": id})


def random_warbands(random: Random, champions: int = 3) -> Setup:
    """Draw champions for both sides and a scenario, but no fan-made ones. GT-SCN-FAN-01, GT-FMT-15."""
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
"""Setups by name. GT-FMT-02, GT-FMT-03, GT-FMT-07, GT-FMT-12, GT-FMT-14."""
