"""The opening of a match from the command line: a new one or a saved one, and who sits at it."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from theomachy import games
from theomachy.agents import agent, names
from theomachy.agents.levels import LEVELS, agent_of, ladder, level_and_style, names_level
from theomachy.agents.names import in_style
from theomachy.agents.seats import Agent
from theomachy.features.ai import ai_of
from theomachy.kernel import Event, Game, Match, Refused, Seeded, Typed
from theomachy.kernel.scene import Scene
from theomachy.play.near import nearest
from theomachy.play.older import is_older, story_at
from theomachy.play.records import BadRecord, Record, beginning_of, read_record
from theomachy.play.replays import go_on, replay
from theomachy.terminal import files as store
from theomachy.terminal.commands.setups import ANY, Seats, choose_setup
from theomachy.terminal.errors import Trouble, file_trouble

DICE = ("seeded", "typed")
MAX_DIGITS = 18
"""The most digits of a number on the command line."""


def find_game(name: str) -> Game[Any]:
    try:
        return games.game(name)
    except LookupError:
        if near := nearest(name, games.names()):
            raise Trouble("GAME", "lab-no-game-near", text=name, near=near) from None
        raise Trouble("GAME", "trouble-no-game", text=name, known=games.names()) from None


def whole(flag: str, text: str | None, least: int) -> int | None:
    """Read a whole number from a flag; None without the flag."""
    if text is None:
        return None
    if text.isascii() and text.isdigit() and len(text) > MAX_DIGITS:
        raise Trouble(flag, "trouble-too-great", text=text, most=MAX_DIGITS)
    if not (text.isascii() and text.isdigit() and int(text) >= least):
        raise Trouble(flag, "trouble-not-whole", text=text, least=least)
    return int(text)


def begin(
    game: Game[Any],
    setup: str | None,
    parties: Sequence[str],
    rulings: Sequence[str],
    seed: int | None,
    dice: str,
    seats: Seats = ANY,
) -> Match[Any]:
    """Begin a new match. Without a seed its dice come from a secret random one."""
    source = dice_of(seed, dice)
    agreed = choose_setup(game, setup, parties, rulings, seats)(Random(seed))
    return Match(game, game.new(agreed), source, listen=True)


def dice_of(seed: int | None, dice: str) -> Seeded:
    """Return dice of a kind; without a seed they come from a secret random one."""
    if dice not in DICE:
        raise Trouble("--dice", "trouble-dice", text=dice)
    return (Typed if dice == "typed" else Seeded)(secrets.token_bytes(16) if seed is None else str(seed).encode())


def resume(name: str | None, file: Path) -> Match[Any]:
    """Return a saved match, at the point where it was left."""
    return replayed(file, _of_game(name, "--resume", file))


def play_on(name: str | None, file: Path, at: str | None, seed: int | None, dice: str) -> Match[Any]:
    """Return a new match that goes on from a moment of a saved one, with dice of its own."""
    record, step = _of_game(name, "--from", file), whole("--at", at, 0)
    if step is None:
        step = len(record.entries) - 1
    if step >= len(record.entries):
        raise Trouble("--at", "trouble-no-step", file=str(file), most=len(record.entries) - 1, given=step)
    game = game_of(file, record)
    if is_older(record, game):
        raise Trouble(str(file), "branch-older", found=record.fields["rules"], needed=game.rules)
    try:
        match = go_on(read_record(beginning_of(record, step + 1)), game, dice_of(seed, dice))
    except BadRecord as bad:
        raise Trouble(str(file), bad.reason, of=game) from None
    if match.request is None:
        raise Trouble("--at", "trouble-from-over", given=step)
    return match


def _of_game(name: str | None, flag: str, file: Path) -> Record:
    """Read a record from a file. Trouble if it is of another game than the named one."""
    record = store.load(file)
    if name is not None and record.fields["game"] != find_game(name).id:
        raise Trouble(f"{flag} {file}", "trouble-other-game", found=record.fields["game"][:40], needed=name)
    return record


def replayed(file: Path, record: Record, upto: int | None = None) -> Match[Any]:
    game = game_of(file, record)
    try:
        return replay(record, game, upto)
    except BadRecord as bad:
        raise Trouble(str(file), bad.reason, of=game) from None


def shown(file: Path, record: Record, upto: int | None) -> tuple[Game[Any], Scene, list[Event]]:
    """Return the game, the scene and the events of a record after `upto` entries, or after all of them.

    The record is played again or, if it is of older rules, told from its own story.
    """
    game = game_of(file, record)
    if not is_older(record, game):
        match = replayed(file, record, upto)
        return game, game.scene(match.state, None), match.events
    try:
        return game, *story_at(record, upto)
    except BadRecord as bad:
        raise Trouble(str(file), bad.reason, of=game) from None


def game_of(file: Path, record: Record) -> Game[Any]:
    try:
        return games.game(record.fields["game"])
    except LookupError:
        raise Trouble(str(file), "trouble-record-no-game", line=2, text=record.fields["game"][:40]) from None


def chairs(players: int | None, against: str | None) -> Seats:
    """Return how many sit at a new table.

    Several agents and a person need a seat each; one agent, or a level, takes all seats that are left.
    """
    if players is not None:
        return Seats("--players", players)
    agents = against.count(",") + 1 if against is not None else 0
    return Seats("--against", agents + 1 if agents > 1 else None, least=min(agents, 1) + 1)


def seated(
    match: Match[Any], against: str | None, seat: int | None, level: str | None = None, style: str | None = None
) -> dict[int, Agent]:
    """Return the agents at the table, by their seats: none, or one on each seat but the person's."""
    game, count = match.game, len(match.seats)
    if level is not None:
        against = _of_level(game, level, against, style)
    elif style is not None:
        raise Trouble("--style", "trouble-style-alone")
    if against is None:
        if seat is not None:
            raise Trouble("--seat", "trouble-seat-alone")
        return {}
    chosen = [name.strip() for name in against.split(",")]
    if len(chosen) == 1 < count:
        chosen *= count - 1
    if len(chosen) != count - 1:
        raise Trouble("--against", "trouble-number-against", needed=count - 1, given=len(chosen))
    mine = 1 if seat is None else seat
    if not 1 <= mine <= count:
        raise Trouble("--seat", "trouble-no-seat", name=game.id, most=count, given=mine)
    others = [n for n in match.seats if n != mine - 1]
    return {
        n: find_agent(game, "--against", name, secrets.randbits(64)) for n, name in zip(others, chosen, strict=True)
    }


def _of_level(game: Game[Any], level: str, against: str | None, style: str | None) -> str:
    """Return the name of the agent that plays a level as in the browser, perhaps in a style."""
    if against is not None:
        raise Trouble("--level", "trouble-level-agent", name=against)
    if level not in LEVELS:
        raise Trouble("--level", "trouble-no-level", text=level, known=_with_ratings(game))
    if style is not None and style not in ai_of(game).styles:
        raise Trouble("--style", "trouble-no-style", text=style, known=list(ai_of(game).styles))
    return agent_of(game, in_style(level, style or ""))


def _with_ratings(game: Game[Any]) -> list[str]:
    """Return the levels of a game, each with its rating if it has one."""
    rungs = ladder(game).items()
    return [level if rung.rated is None else f"{level} ({rung.rated.rating:,})" for level, rung in rungs]


def find_agent(game: Game[Any], flag: str, name: str, seed: int = 0) -> Agent:
    try:
        return agent(game, name, seed)
    except Refused as no:
        if no.reason.id != "no-such-agent":
            raise Trouble(flag, no.reason) from None
        if names_level(name):
            raise Trouble(flag, "agent-level", text=name, agent=agent_of(game, level_and_style(name)[0])) from None
        if near := nearest(name, names(game)):
            raise Trouble(flag, "lab-no-agent-near", text=name, near=near) from None
        raise Trouble(flag, "trouble-no-agent", text=name, known=names(game)) from None


def keep(match: Match[Any], file: Path, came_from: Path | None = None) -> None:
    """Save a match before play begins, so that a file that cannot be written is found at once."""
    if file.exists() and file != came_from:
        raise Trouble(f"--save {file}", "trouble-save-over")
    try:
        store.save(match, file)
    except OSError as error:
        raise file_trouble(f"--save {file}", error) from None
