"""The front door of the terminal: play, learn, serve, sim, arena, lab, army, position, campaign, replay and more."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from theomachy import __version__, games
from theomachy.cli import hosting
from theomachy.kernel import Refused
from theomachy.play.faults import FaultFolder, read_fault
from theomachy.play.older import is_older
from theomachy.play.optional import set_keeper
from theomachy.play.records import BadRecord
from theomachy.play.replays import verify as verify_record
from theomachy.positions import pack
from theomachy.presentation import rulebook
from theomachy.presentation.text import Language, Words, spoken
from theomachy.server.places import data_folder
from theomachy.terminal import files as store
from theomachy.terminal import flags
from theomachy.terminal import help as guide
from theomachy.terminal.app import Door
from theomachy.terminal.commands import (
    armies,
    campaigns,
    coverage,
    faults,
    lab_answers,
    lab_run,
    positions,
    reviews,
    simulate,
    studies,
    translation,
)
from theomachy.terminal.commands.setups import Seats, choose_terms
from theomachy.terminal.commands.vouching import check_key, standing_of
from theomachy.terminal.errors import Trouble
from theomachy.terminal.screen.console import Screen, echo, echo_json
from theomachy.terminal.screen.linebreaks import Book, Flow
from theomachy.terminal.screen.look import GOOD, told
from theomachy.terminal.screen.render import board
from theomachy.terminal.session import lessons, opening
from theomachy.terminal.session.table import Table

INTERRUPTED = 130
"""The status of a command that Ctrl-C has ended, as shells have it."""

app = Door(context_settings={"help_option_names": ["-h", "--help"]})
replays = Door()
app.add_typer(replays, name="replay", rich_help_panel=guide.LOOK)
musters = Door()
app.add_typer(musters, name="army", rich_help_panel=guide.PLAY)
sketches = Door()
app.add_typer(sketches, name="position", rich_help_panel=guide.PLAY)
sagas = Door()
app.add_typer(sagas, name="campaign", rich_help_panel=guide.PLAY)
words = Door()
app.add_typer(words, name="words", rich_help_panel=guide.TRANSLATE)
labs = Door()
app.add_typer(labs, name="lab", rich_help_panel=guide.STUDY)
labs.command()(lab_run.run)
lab_answers.join(labs)
app.command(rich_help_panel=guide.LOOK)(reviews.review)


def main() -> None:
    folder = FaultFolder(data_folder() / "faults")
    set_keeper(faults.keeper(folder, lambda line: typer.echo(line, err=True)))
    app()


@app.callback(invoke_without_command=True)
def front(ctx: typer.Context, version: Annotated[bool, typer.Option("--version")] = False) -> None:
    if version:
        echo(f"theomachy {__version__}")
        for name in games.names():
            game = games.game(name)
            echo("  " + Language().say("cli-versions", name=name, rules=game.rules, content=game.content.digest))
    elif ctx.invoked_subcommand is None:
        echo(ctx.get_help())


@labs.callback(invoke_without_command=True)
@words.callback(invoke_without_command=True)
@sagas.callback(invoke_without_command=True)
@musters.callback(invoke_without_command=True)
@sketches.callback(invoke_without_command=True)
@replays.callback(invoke_without_command=True)
def front_of_group(ctx: typer.Context) -> None:
    if ctx.invoked_subcommand is None:
        echo(ctx.get_help())


@app.command(rich_help_panel=guide.PLAY)
def play(
    game: flags.GameName = None,
    against: flags.Against = None,
    players: flags.Players = None,
    level: flags.Level = None,
    style: flags.Style = None,
    seat: flags.Mine = None,
    setup: flags.Setup = None,
    party: flags.Parties = None,
    set_: flags.Rulings = None,
    seed: flags.Seed = None,
    dice: flags.Dice = None,
    resume: flags.Resume = None,
    from_: flags.From = None,
    at: flags.At = None,
    save: flags.Save = None,
) -> None:
    """Play a game: people at one screen, or against agents."""
    console = Screen()
    agreed = {"--players": players, "--setup": setup, "--party": party, "--set": set_}
    number = opening.whole("--seed", seed, 0)
    if at is not None and from_ is None:
        raise Trouble("--at", "trouble-at-alone")
    if resume is not None:
        if from_ is not None:
            raise Trouble("--from", "trouble-from-resume")
        _left_out({**agreed, "--seed": seed, "--dice": dice}, "trouble-resume-has-it")
        match = opening.resume(game, resume)
    elif from_ is not None:
        _left_out(agreed, "trouble-from-has-it")
        match = opening.play_on(game, from_, at, number, dice or "seeded")
    else:
        the_game = opening.find_game(game or games.FIRST)
        chairs = opening.chairs(opening.whole("--players", players, 1), against or level)
        match = opening.begin(the_game, setup, party or [], set_ or [], number, dice or "seeded", chairs)
    agents = opening.seated(match, against, opening.whole("--seat", seat, 1), level, style)
    if save is not None:
        opening.keep(match, save, resume)
    table = Table(match, Words(match.game), console, agents, save or resume, keep=save is not None)
    if resume is not None or from_ is not None:
        table.say("table-resumed" if resume is not None else "table-played-on")
        table.forget()
    table.play()


def _left_out(flags_given: Mapping[str, str | list[str] | None], why: str) -> None:
    """Raise Trouble at the first flag that was given although it cannot be used here."""
    for flag, given in flags_given.items():
        if given not in (None, []):
            raise Trouble(flag, why)


@app.command(rich_help_panel=guide.PLAY)
def learn(lesson: flags.LessonName = None) -> None:
    """Learn a game by playing it, step by step."""
    console = Screen()
    if lesson is None:
        lessons.show_all(console)
        return
    game, found = lessons.find(lesson)
    lessons.Classroom(lessons.begin(game, found), found, console).play()


CHORES = (hosting.tidy, hosting.backup, hosting.restore, hosting.move)
for command in (hosting.serve, hosting.think, hosting.page, *CHORES):
    app.command(rich_help_panel=guide.HOST)(command)


@app.command(rich_help_panel=guide.STUDY)
def sim(
    game: flags.GameName = None,
    games_: flags.Games = "100",
    seed: flags.Seed = "0",
    seats: flags.Seats = None,
    swap: flags.Swap = None,
    setup: flags.Setup = None,
    party: flags.Parties = None,
    set_: flags.Rulings = None,
    workers: flags.Workers = None,
    out: flags.Out = None,
    resume: flags.GoOn = False,
    json: flags.AsJson = False,
) -> None:
    """Let agents play many games, and count."""
    the_game = opening.find_game(game or games.FIRST)
    orders = studies.read_orders(games_, seed, workers, out, resume)
    lineup = studies.choose_agents(the_game, "--seats", seats) if seats is not None else None
    chairs = Seats("--seats", len(lineup) if lineup else None)
    terms = choose_terms(the_game, setup, party or [], set_ or [], chairs)
    _tell(simulate.sim(the_game, terms, lineup, swap, orders), json)


@app.command(rich_help_panel=guide.STUDY)
def arena(
    game: flags.GameName = None,
    agents: flags.Agents = None,
    players: flags.Players = None,
    games_: flags.Games = "100",
    until: flags.Until = None,
    seed: flags.Seed = "0",
    setup: flags.Setup = None,
    party: flags.Parties = None,
    set_: flags.Rulings = None,
    workers: flags.Workers = None,
    out: flags.Out = None,
    resume: flags.GoOn = False,
    json: flags.AsJson = False,
) -> None:
    """Let every agent play every other, and rate them."""
    the_game = opening.find_game(game or games.FIRST)
    orders = studies.read_orders(games_, seed, workers, out, resume)
    chairs = Seats("--players", opening.whole("--players", players, 1))
    terms = choose_terms(the_game, setup, party or [], set_ or [], chairs)
    _tell(simulate.arena(the_game, terms, agents, orders, studies.read_shares(until)), json)


def _tell(found: simulate.Found, json: bool) -> None:
    report, page, complete = found
    if json:
        echo_json(report)
    else:
        Screen().print(page, highlight=False)
    if not complete:
        raise typer.Exit(INTERRUPTED)


@app.command(rich_help_panel=guide.LOOK)
def fault(file: flags.FaultFile) -> None:
    """Run again what failed, from the report that was kept of it; status 1 if it fails still."""
    try:
        found = read_fault(store.read_text(file))
    except Refused as no:
        raise Trouble(str(file), no.reason) from None
    failed = faults.run_again(found)
    echo(failed or Language().say("fault-mended", procedure=found.procedure))
    raise typer.Exit(1 if failed else 0)


@replays.command()
def show(
    file: flags.RecordFile,
    step: flags.Step = None,
) -> None:
    """Tell a saved game, and draw the table as it stands at the end or after a number of answers."""
    record = store.load(file)
    upto = opening.whole("--step", step, 0)
    if upto is not None and upto >= len(record.entries):
        raise Trouble("--step", "trouble-no-step", file=str(file), most=len(record.entries) - 1, given=upto)
    game, scene, events = opening.shown(file, record, None if upto is None else upto + 1)
    words, console = Words(game), Screen()
    for event in events:
        console.print(Flow(told(words, event, scene)), highlight=False)
    console.print(board(words, scene, console.width), highlight=False)


@replays.command()
def verify(file: flags.RecordFile, mine: flags.MyRecord = None, key: flags.Key = None, head: flags.Head = None) -> None:
    """Check every answer of a saved game against the rules, every die against the seed, and who vouches for it."""
    if key is not None:
        check_key(key)
    record, kept = store.load(file), store.load(mine) if mine is not None else None
    game = opening.game_of(file, record)
    words = Words(game)
    try:
        held = verify_record(record, game, kept)
        standing = standing_of(store.read_text(file), key, head, is_older(record, game))
    except BadRecord as bad:
        raise Trouble(str(file), bad.reason, of=game) from None
    for message in [*held, *standing.held]:
        mark = ("– ", "") if message.id.startswith("unverified") else ("✓ ", GOOD)
        Screen().print(Flow(Text.assemble(mark, words.say(message))), highlight=False)
    Screen().print(Flow(Text(words.say(standing.summary))), highlight=False)
    raise typer.Exit(standing.status)


@musters.command()
def check(game: flags.NamedGame, army: flags.Army) -> None:
    """Say whether an army is legal, or everything that is wrong with it."""
    found = armies.find(opening.find_game(game), army)
    Screen().print(armies.judged(found), highlight=False)
    raise typer.Exit(1 if found.faults else 0)


@musters.command(name="show")
def show_army(game: flags.NamedGame, army: flags.Army) -> None:
    """Draw the cards of an army."""
    found, console = armies.find(opening.find_game(game), army), Screen()
    console.print(armies.cards(found, console.width), highlight=False)
    console.print(armies.judged(found), highlight=False)
    raise typer.Exit(1 if found.faults else 0)


@musters.command(name="share")
def share_army(game: flags.NamedGame, army: flags.Army) -> None:
    """Print the code of an army."""
    found = armies.find(opening.find_game(game), army)
    if found.faults:
        Screen().print(armies.judged(found), highlight=False)
        raise typer.Exit(1)
    echo(armies.code(found))


@sketches.command(name="show")
def show_position(position: flags.PositionFile) -> None:
    """Draw a position or a view, and say what is asked."""
    positions.show(positions.load(position), Screen())


@sketches.command(name="check")
def check_position(position: flags.PositionFile, link: flags.AsLink = False) -> None:
    """Check a position or a view, and print it in its usual form or as a link."""
    found = positions.load(position)
    echo(positions.summary(found), sys.stderr)
    echo(pack(str(found)) if link else str(found).rstrip("\n"))


@sketches.command(name="draw")
def draw_position(position: flags.PositionFile, out: flags.PictureOut = None) -> None:
    """Draw a position or a view as a picture, an SVG."""
    drawn = positions.drawn(positions.load(position))
    if out is None:
        echo(drawn.rstrip("\n"))
    else:
        positions.keep(drawn, out)


@sketches.command(name="play")
def play_position(
    position: flags.PositionFile,
    against: flags.Against = None,
    level: flags.Level = None,
    style: flags.Style = None,
    seat: flags.Mine = None,
    seed: flags.Seed = None,
    dice: flags.Dice = None,
) -> None:
    """Play on from a position, with fresh dice."""
    match = positions.begin(position, opening.dice_of(opening.whole("--seed", seed, 0), dice or "seeded"))
    agents = opening.seated(match, against, opening.whole("--seat", seat, 1), level, style)
    positions.Sketch(match, Words(match.game), Screen(), agents).play()


@sagas.command(name="new")
def new_campaign(
    game: flags.NamedGame,
    file: flags.CampaignFile,
    name: flags.CampaignName = None,
    seats: flags.Seats = None,
    setup: flags.Setup = None,
    party: flags.Parties = None,
    set_: flags.Rulings = None,
    scenarios: flags.Scenarios = None,
    seed: flags.Seed = None,
) -> None:
    """Begin a campaign: matches one after the other, with armies that live on."""
    the_game, number = opening.find_game(game), opening.whole("--seed", seed, 0)
    orders = campaigns.Orders(name or file.stem, seats, setup, party or [], set_ or [], scenarios, number)
    campaigns.begin(the_game, file, orders, Screen())


@sagas.command(name="show")
def show_campaign(file: flags.CampaignFile) -> None:
    """Tell a campaign: its armies, how they have grown, and what they did."""
    Screen().print(campaigns.page(campaigns.load(file)), highlight=False)


@sagas.command(name="play")
def play_campaign(file: flags.CampaignFile, matches: flags.Matches = "1") -> None:
    """Play the next match of a campaign, or go on with the one that was broken off."""
    try:
        campaigns.go_on(file, opening.whole("--matches", matches, 1) or 1, Screen())
    except campaigns.Interrupted:
        raise typer.Exit(INTERRUPTED) from None


@app.command(rich_help_panel=guide.LOOK)
def rules(
    game: flags.GameName = None,
    clause: flags.Clause = None,
    tests: flags.Tests = Path("tests"),
) -> None:
    """Read a rulebook: all of it, one clause, or the clauses that name a word."""
    if game is None:
        echo("\n".join(games.names()))
    elif game == "coverage":
        _coverage(tests)
    else:
        text = rulebook.read(opening.find_game(game).content.folder, spoken.get())
        if not text:
            raise Trouble("rules", "trouble-no-rulebook", name=game)
        found = rulebook.search(text, clause) if clause is not None else None
        if clause is not None and not found:
            raise Trouble("rules", "trouble-no-clause", name=game, text=clause)
        Screen().print(Book(text if found is None else "\n\n".join(found.values())))


@words.command(name="list")
def list_languages() -> None:
    """List all languages, each with the translated share of its messages."""
    echo("\n".join(translation.all_languages()))


@words.command(name="missing")
def missing_words(lang: flags.Lang) -> None:
    """List the messages that a language has no words for yet, file by file."""
    echo("\n".join(translation.all_missing(lang)))


def _coverage(tests: Path) -> None:
    if not (tests / "games").is_dir():
        raise Trouble(f"--tests {tests}", "trouble-no-tests")
    missing = False
    for name in games.names():
        gaps = coverage.gaps(games.game(name).content.folder, tests / "games" / name)
        missing = missing or bool(gaps)
        echo("\n".join(coverage.report(name, gaps)))
    raise typer.Exit(1 if missing else 0)
