"""Positions of Godtear in short text, and playing on from them."""

import re
from textwrap import dedent
from typing import Any

import msgspec

from tests.kit import play
from tests.kit import refused as refused
from theomachy.games.godtear import GAME
from theomachy.games.godtear.battlefield import NAMES, OFF
from theomachy.games.godtear.cards import CHAMPIONS, SHEETS
from theomachy.games.godtear.setup import Rulings, Setup
from theomachy.games.godtear.state import KINDS, Godtear, Model, Unit
from theomachy.kernel import Match


def table(text: str, **setup: Any) -> Godtear:
    """A position: the text of a notation, whose first line is the phase.

    The warbands follow from the units named, unless a `setup` line tells them; `scenario` and single rulings may be
    given by name: `table(text, scenario="quest", claim_again="refused")`.
    """
    text = dedent(text).strip()
    if "setup {" not in text and "army " not in text:
        text = f"{text}\nsetup {setup_line(text, setup)}"
    return GAME.notation.read(text)


def setup_line(text: str, setup: dict[str, Any]) -> str:
    named: tuple[list[str], list[str]] = ([], [])
    for seat, id in re.findall(r"^\s*([12])-([a-z-]+)", text, re.MULTILINE):
        champion = SHEETS[id.removesuffix("-banner")].card
        if champion not in named[int(seat) - 1]:
            named[int(seat) - 1].append(champion)
    one, two = named
    for id in CHAMPIONS:  # both sides have equally many: fill up with champions that stay off the battlefield
        for mine, other in ((one, two), (two, one)):
            if len(mine) < len(other) and id not in one + two:
                mine.append(id)
    scenario = setup.pop("scenario", "life")
    return msgspec.json.encode(Setup((",".join(one), ",".join(two)), scenario, Rulings(**setup))).decode()


def go(t: Godtear, answers: str = "", dice: str = "") -> Match[Godtear]:
    """Play on: answers one after another with `|` between, rolls likewise (each the faces of its dice: `1 1 0 2`).

    Every answer must be accepted and every die used, up to the next request.
    """
    return play(GAME, t, split(answers), split(dice))


def split(text: str) -> list[str]:
    return [part.strip() for part in text.split("|") if part.strip()]


def unit(t: Godtear | Match[Godtear], id: str) -> Unit:
    state = t.state if isinstance(t, Match) else t
    return next(unit for unit in state.units if unit.id == id)


def model(t: Godtear | Match[Godtear], id: str) -> Model:
    state = t.state if isinstance(t, Match) else t
    return next(model for model in state.models if model.id == id)


def tokens(t: Godtear | Match[Godtear], id: str) -> set[str]:
    """The status tokens of a champion or unit: {"dodge+", "speed-"}."""
    return {f"{KINDS[kind]}{'+' if sign > 0 else '-'}" for kind, sign in enumerate(unit(t, id).tokens) if sign}


def on_hexes(match: Match[Godtear]) -> list[str]:
    """The tokens that lie on the battlefield, as the notation writes them."""
    return [
        text.removeprefix("hex ") for text in GAME.notation.write(match.state).splitlines() if text.startswith("hex ")
    ]


def places(match: Match[Godtear], id: str) -> list[str]:
    """Return the hexes of the models of a unit, in order."""
    return [NAMES[place] for place in sorted(other.place for other in match.state.standing(unit(match, id)))]


def line(t: Godtear | Match[Godtear], id: str) -> str:
    """Return a unit as the notation writes it now."""
    state = t.state if isinstance(t, Match) else t
    found = [text for text in GAME.notation.write(state).splitlines() if text.startswith(f"{id} ")]
    return found[0].removeprefix(f"{id} ") if found else ""


def change_card(t: Godtear, id: str, **figures: Any) -> Godtear:
    """Change figures on the card of a champion or unit, and return the position."""
    card = unit(t, id)
    card.sheet = msgspec.structs.replace(card.sheet, **figures)
    return t


def change_skill(t: Godtear, id: str, skill: str, **figures: Any) -> Godtear:
    """Change a skill as it is printed, and return the position."""
    skills = unit(t, id).sheet.skills
    return change_card(t, id, skills={**skills, skill: msgspec.structs.replace(skills[skill], **figures)})


def keys(match: Match[Godtear]) -> set[str]:
    """Return the keys of all options."""
    return set(match.request.keys())


def faces(dice: int, total: int) -> str:
    """A roll of some dice with this total, all ones and blanks."""
    return " ".join(["1"] * total + ["0"] * (dice - total))


def where(match: Match[Godtear], id: str) -> str:
    """The hex of a model; nothing if it is off the battlefield."""
    place = model(match, id).place
    return NAMES[place] if place != OFF else ""


def objectives(match: Match[Godtear]) -> str:
    """The objective hexes, as the notation writes them."""
    lines = GAME.notation.write(match.state).splitlines()
    return next(text.removeprefix("objectives").strip() for text in lines if text.startswith("objectives"))


def objective_hexes(match: Match[Godtear]) -> list[str]:
    """The objective hexes, however many lie on each other."""
    return [NAMES[place] for place in sorted(match.state.objectives)]


def told_numbers(match: Match[Godtear], id: str, name: str) -> list[int]:
    """A number of each event of this id, in order."""
    return [event.args[name] for step in match.story for event in step if event.id == id]
