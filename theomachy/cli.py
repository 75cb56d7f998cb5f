"""The front door of the terminal: play, sim, replay, rules."""

import sys
from collections.abc import Callable
from contextlib import nullcontext
from inspect import cleandoc
from pathlib import Path
from typing import Annotated, ParamSpec

import msgspec
import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from theomachy import __version__, games
from theomachy.kernel.records import BadRecord
from theomachy.kernel.replays import verify as verify_record
from theomachy.terminal import coverage, flags, opening, rulebook, store
from theomachy.terminal.front import Front
from theomachy.terminal.look import GOOD, told
from theomachy.terminal.render import board
from theomachy.terminal.setups import choose_setup
from theomachy.terminal.simulate import choose_agents, progress_bar, simulate, tally_table
from theomachy.terminal.table import Table
from theomachy.terminal.trouble import Trouble
from theomachy.words import Words

P = ParamSpec("P")

app = typer.Typer(
    cls=Front,
    help="Tabletop skirmish games with every rule enforced. Begin with: theomachy play",
    add_completion=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)
replays = typer.Typer(help="Watch a saved game, or check it against the rules and its seed.")
app.add_typer(replays, name="replay")


def main() -> None:
    app()


def by_example(command: Callable[P, None]) -> Callable[P, None]:
    """Let the examples of a command's help name a game."""
    command.__doc__ = cleandoc(command.__doc__ or "").replace("GAME", games.FIRST)
    return command


@app.callback(invoke_without_command=True)
def front(
    ctx: typer.Context, version: Annotated[bool, typer.Option("--version", help="Say which this is.")] = False
) -> None:
    if version:
        typer.echo(f"theomachy {__version__}")
        for name in games.names():
            typer.echo(f"  {name}: rules {games.game(name).rules}, content {games.game(name).content}")
    elif ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


@replays.callback(invoke_without_command=True)
def front_of_replays(ctx: typer.Context) -> None:
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


@app.command()
@by_example
def play(
    game: flags.GameName = None,
    against: flags.Against = None,
    seat: flags.Mine = None,
    setup: flags.Setup = None,
    party: flags.Parties = None,
    set_: flags.Rulings = None,
    seed: flags.Seed = None,
    dice: flags.Dice = None,
    resume: flags.Resume = None,
    save: flags.Save = None,
) -> None:
    """Play a game: two people at one screen, or against an agent.

    Examples:

    - theomachy play GAME --against random --seed 7
    - theomachy play --setup draft --dice typed --save evening.record
    - theomachy play --party starter-1 --party knight,high-mage,paladin --set death="below zero"
    - theomachy play --resume evening.record
    """
    console = Console()
    if resume is not None:
        for flag, given in (
            ("--setup", setup),
            ("--party", party),
            ("--set", set_),
            ("--seed", seed),
            ("--dice", dice),
        ):
            if given not in (None, []):
                raise Trouble(flag, "a saved game has its own; leave this out with --resume")
        match = opening.resume(game, resume)
    else:
        the_game = opening.find_game(game or games.FIRST)
        number = opening.whole("--seed", seed, 0)
        match = opening.begin(the_game, setup, party or [], set_ or [], number, dice or "seeded")
    agents = opening.seated(match.game, against, opening.whole("--seat", seat, 1))
    if save is not None:
        opening.keep(match, save, resume)
    table = Table(match, Words(match.game), console, agents, save or resume, keep=save is not None)
    if resume is not None:
        table.say("table-resumed")
        table.forget()
    table.play()


@app.command()
@by_example
def sim(
    game: flags.GameName = None,
    games_: flags.Games = "100",
    seed: flags.Seed = "0",
    seats: flags.Seats = None,
    setup: flags.Setup = None,
    party: flags.Parties = None,
    set_: flags.Rulings = None,
    json: flags.AsJson = False,
) -> None:
    """Let agents play many games, and count. The same seed gives the same games.

    Examples:

    - theomachy sim GAME --games 1000 --seed 7 --seats random,random --json
    - theomachy sim --setup random --set overspend=true
    """
    the_game = opening.find_game(game or games.FIRST)
    names = choose_agents(the_game, seats if seats is not None else ",".join(["random"] * len(the_game.seats)))
    settle = choose_setup(the_game, setup, party or [], set_ or [])
    wanted = opening.whole("--games", games_, 1) or 0
    progress = progress_bar() if sys.stderr.isatty() else None
    with progress or nullcontext():
        bar = progress.add_task(the_game.id, total=wanted) if progress else None
        advance = (lambda: progress.advance(bar)) if progress and bar is not None else (lambda: None)
        tally = simulate(the_game, settle, names, wanted, opening.whole("--seed", seed, 0) or 0, advance)
    if json:
        typer.echo(msgspec.json.encode(tally).decode())
    else:
        Console().print(tally_table(Words(the_game), tally))
    if tally.games < wanted:
        raise typer.Exit(130)


@replays.command()
def show(
    file: flags.RecordFile,
    step: flags.Step = None,
) -> None:
    """Tell a saved game, and draw the table as it stands at the end or after a number of answers.

    Example: theomachy replay show evening.record --step 12
    """
    record = store.load(file)
    upto = opening.whole("--step", step, 0)
    if upto is not None and upto >= len(record.entries):
        raise Trouble("--step", f"{file} has {len(record.entries) - 1} answers, not {upto}")
    match = opening.replayed(file, record, None if upto is None else upto + 1)
    words, console = Words(match.game), Console()
    scene = match.game.scene(match.state, None)
    for event in (event for events in match.story or () for event in events):
        console.print(told(words, event, scene), highlight=False)
    console.print(board(words, scene, console.width), highlight=False)


@replays.command()
def verify(file: flags.RecordFile) -> None:
    """Check every answer of a saved game against the rules, and every die against the seed.

    Example: theomachy replay verify evening.record
    """
    record = store.load(file)
    game = opening.game_of(file, record)
    words = Words(game)
    try:
        held = verify_record(record, game)
    except BadRecord as bad:
        raise store.bad_record(file, bad, words) from None
    for message in held:
        Console().print(Text().append("✓ ", style=GOOD).append(words.say(message)), highlight=False)


@app.command()
@by_example
def rules(
    game: Annotated[str | None, typer.Argument(help="A game, or the word coverage.")] = None,
    clause: Annotated[str | None, typer.Argument(help="A clause, a chapter or a word.")] = None,
    tests: flags.Tests = Path("tests"),
) -> None:
    """Read a rulebook: all of it, one clause, or the clauses that name a word.

    Examples:

    - theomachy rules GAME
    - theomachy rules GAME SC-ATK-08
    - theomachy rules GAME taunt
    - theomachy rules coverage (clauses without code or without a test)
    """
    if game is None:
        typer.echo("\n".join(games.names()))
    elif game == "coverage":
        _coverage(tests)
    else:
        text = rulebook.read(opening.find_game(game).folder)
        if not text:
            raise Trouble("rules", f"{game} has no rulebook")
        found = rulebook.search(text, clause) if clause is not None else None
        if clause is not None and not found:
            raise Trouble("rules", f"the rulebook of {game} has no clause and no word {clause!r}")
        Console().print(Markdown(text if found is None else "\n\n".join(found.values())))


def _coverage(tests: Path) -> None:
    missing = False
    for name in games.names():
        gaps = coverage.gaps(games.game(name).folder, tests / "games" / name)
        missing = missing or bool(gaps)
        typer.echo("\n".join(coverage.report(name, gaps)))
    raise typer.Exit(1 if missing else 0)
