"""The front door of the terminal: play, learn, serve and its chores, sim, arena, army, campaign, replay, rules."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from theomachy import __version__, games
from theomachy.kernel import Message, Refused
from theomachy.play.older import is_older
from theomachy.play.records import BadRecord
from theomachy.play.replays import verify as verify_record
from theomachy.presentation import rulebook
from theomachy.presentation.text import Language, Words, spoken
from theomachy.server.settings import LOG_FORMATS, Keeping, Limits, Settings
from theomachy.terminal import files as store
from theomachy.terminal import flags
from theomachy.terminal.app import Door
from theomachy.terminal.commands import armies, campaigns, coverage, simulate, studies, translation
from theomachy.terminal.commands.setups import Seats, choose_setup
from theomachy.terminal.commands.vouching import standing_of
from theomachy.terminal.errors import Trouble, file_trouble
from theomachy.terminal.screen.linebreaks import Book, Flow
from theomachy.terminal.screen.look import GOOD, told
from theomachy.terminal.screen.render import board
from theomachy.terminal.session import lessons, opening
from theomachy.terminal.session.table import Table

LIMITS = Limits()
LAST_PORT = 65535
app = Door(context_settings={"help_option_names": ["-h", "--help"]})
replays = Door()
app.add_typer(replays, name="replay")
musters = Door()
app.add_typer(musters, name="army")
sagas = Door()
app.add_typer(sagas, name="campaign")
words = Door()
app.add_typer(words, name="words")


def main() -> None:
    app()


@app.callback(invoke_without_command=True)
def front(ctx: typer.Context, version: Annotated[bool, typer.Option("--version")] = False) -> None:
    if version:
        typer.echo(f"theomachy {__version__}")
        for name in games.names():
            game = games.game(name)
            typer.echo("  " + Language().say("cli-versions", name=name, rules=game.rules, content=game.content.digest))
    elif ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


@words.callback(invoke_without_command=True)
@sagas.callback(invoke_without_command=True)
@musters.callback(invoke_without_command=True)
@replays.callback(invoke_without_command=True)
def front_of_group(ctx: typer.Context) -> None:
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


@app.command()
def play(
    game: flags.GameName = None,
    against: flags.Against = None,
    players: flags.Players = None,
    level: flags.Level = None,
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
    console = Console()
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
        chairs = opening.chairs(opening.whole("--players", players, 1), against)
        match = opening.begin(the_game, setup, party or [], set_ or [], number, dice or "seeded", chairs)
    agents = opening.seated(match, against, opening.whole("--seat", seat, 1), opening.whole("--level", level, 1))
    if save is not None:
        opening.keep(match, save, resume)
    table = Table(match, Words(match.game), console, agents, save or resume, keep=save is not None)
    if resume is not None or from_ is not None:
        table.say("table-resumed" if resume is not None else "table-played-on")
        table.forget()
    table.play()


def _left_out(flags_given: Mapping[str, str | list[str] | None], why: str) -> None:
    """Trouble at the first flag that is there all the same."""
    for flag, given in flags_given.items():
        if given not in (None, []):
            raise Trouble(flag, why)


@app.command()
def learn(lesson: flags.LessonName = None) -> None:
    """Learn a game by playing it, step by step."""
    console = Console()
    if lesson is None:
        lessons.show_all(console)
        return
    game, found = lessons.find(lesson)
    lessons.Classroom(lessons.begin(game, found), found, console).play()


@app.command()
def serve(
    host: flags.Host = "127.0.0.1",
    port: flags.Port = "8000",
    data: flags.Data = "theomachy.db",
    agent_workers: flags.AgentWorkers = "2",
    open_: flags.Open = False,
    trusted_proxy: flags.TrustedProxies = None,
    address_requests: flags.AddressRequests = str(LIMITS.address_requests_a_minute),
    guest_requests: flags.GuestRequests = str(LIMITS.guest_requests_a_minute),
    connections: flags.Connections = str(LIMITS.connections),
    address_connections: flags.AddressConnections = str(LIMITS.address_connections),
    address_lines: flags.AddressLines = str(LIMITS.address_lines),
    guest_lines: flags.GuestLines = str(LIMITS.guest_lines),
    onlookers: flags.Onlookers = str(LIMITS.match_onlookers),
    line_bytes: flags.LineBytes = str(LIMITS.line_bytes),
    metrics_token: flags.MetricsToken = None,
    log_format: flags.LogFormat = "text",
    access_log: flags.AccessLog = False,
    keep_matches: flags.KeepMatches = "365",
    keep_unfinished: flags.KeepUnfinished = "90",
    keep_guests: flags.KeepGuests = "365",
) -> None:
    """Serve the table in the browser."""
    from theomachy.server.serving import serve as run  # the server's parts are loaded only to serve

    if log_format not in LOG_FORMATS:
        raise Trouble("--log-format", "trouble-log-format", text=log_format)
    limits = Limits(
        address_requests_a_minute=_number("--address-requests", address_requests),
        guest_requests_a_minute=_number("--guest-requests", guest_requests),
        connections=_number("--connections", connections),
        address_connections=_number("--address-connections", address_connections),
        address_lines=_number("--address-lines", address_lines),
        guest_lines=_number("--guest-lines", guest_lines),
        match_onlookers=_number("--onlookers", onlookers),
        line_bytes=_number("--line-bytes", line_bytes),
    )
    settings = Settings(
        limits=limits,
        trusted_proxies=tuple(trusted_proxy or []),
        metrics_token=metrics_token or "",
        log_format=log_format,
        access_log=access_log,
        keep=_keeping(keep_matches, keep_unfinished, keep_guests),
    )
    number, processes = _port(port), _number("--agent-workers", agent_workers)
    try:
        run(host, number, data, agent_workers=processes, browser=open_, settings=settings)
    except Refused as no:
        raise Trouble("serve", no.reason) from None


@app.command()
def page(folder: flags.PageFolder = Path("build/page"), port: flags.Port = "8001", open_: flags.Open = False) -> None:
    """Serve the page that needs no server, for a look at it."""
    from theomachy.server.page_files import show

    try:
        show(folder, "127.0.0.1", _port(port), browser=open_)
    except Refused as no:
        raise Trouble("page", no.reason) from None


def _number(flag: str, text: str, least: int = 1) -> int:
    """A whole number from a flag that always has one."""
    number = opening.whole(flag, text, least)
    assert number is not None
    return number


def _port(text: str) -> int:
    number = _number("--port", text, 0)
    if number > LAST_PORT:
        raise Trouble("--port", "trouble-no-port", text=text, most=str(LAST_PORT))
    return number


@app.command()
def tidy(
    data: flags.Data = "theomachy.db",
    keep_matches: flags.KeepMatches = "365",
    keep_unfinished: flags.KeepUnfinished = "90",
    keep_guests: flags.KeepGuests = "365",
    dry_run: flags.DryRun = False,
) -> None:
    """Delete what a server has kept long enough."""
    from theomachy.server import maintenance as chores

    keep = _keeping(keep_matches, keep_unfinished, keep_guests)
    _chore("tidy", lambda: chores.tidy(data, keep, dry_run=dry_run))


@app.command()
def backup(file: flags.BackupFile, data: flags.Data = "theomachy.db", force: flags.Force = False) -> None:
    """Copy a server's database, while it runs or not."""
    from theomachy.server import maintenance as chores

    _chore("backup", lambda: chores.backup(data, file, force=force))


@app.command()
def restore(file: flags.BackupFile, data: flags.Data = "theomachy.db") -> None:
    """Put a copy in the place of a server's database."""
    from theomachy.server import maintenance as chores

    _chore("restore", lambda: chores.restore(file, data))


def _chore(name: str, work: Callable[[], list[Message]]) -> None:
    """Do something for a server, and say what was done."""
    try:
        told = work()
    except Refused as no:
        raise Trouble(name, no.reason) from None
    except OSError as error:
        raise file_trouble(name, error) from None
    for message in told:
        typer.echo(Language().say(message))


def _keeping(matches: str, unfinished: str, guests: str) -> Keeping:
    given = {"--keep-matches": matches, "--keep-unfinished": unfinished, "--keep-guests": guests}
    return Keeping(*(opening.whole(flag, days, 0) or 0 for flag, days in given.items()))


@app.command()
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
    settle = choose_setup(the_game, setup, party or [], set_ or [], chairs)
    _tell(simulate.sim(the_game, settle, lineup, swap, orders), json)


@app.command()
def arena(
    game: flags.GameName = None,
    agents: flags.Agents = None,
    players: flags.Players = None,
    games_: flags.Games = "100",
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
    settle = choose_setup(the_game, setup, party or [], set_ or [], chairs)
    _tell(simulate.arena(the_game, settle, agents, orders), json)


def _tell(found: simulate.Found, json: bool) -> None:
    report, page, complete = found
    if json:
        typer.echo(msgspec.json.encode(report).decode())
    else:
        Console().print(page, highlight=False)
    if not complete:
        raise typer.Exit(130)


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
    words, console = Words(game), Console()
    for event in events:
        console.print(Flow(told(words, event, scene)), highlight=False)
    console.print(board(words, scene, console.width), highlight=False)


@replays.command()
def verify(file: flags.RecordFile, mine: flags.MyRecord = None, key: flags.Key = None, head: flags.Head = None) -> None:
    """Check every answer of a saved game against the rules, every die against the seed, and who vouches for it."""
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
        Console().print(Flow(Text.assemble(mark, words.say(message))), highlight=False)
    Console().print(Flow(Text(words.say(standing.summary))), highlight=False)
    raise typer.Exit(standing.status)


@musters.command()
def check(game: flags.NamedGame, army: flags.Army) -> None:
    """Say whether an army is legal, or everything that is wrong with it."""
    found = armies.find(opening.find_game(game), army)
    Console().print(armies.judged(found), highlight=False)
    raise typer.Exit(1 if found.faults else 0)


@musters.command(name="show")
def show_army(game: flags.NamedGame, army: flags.Army) -> None:
    """Draw the cards of an army."""
    found, console = armies.find(opening.find_game(game), army), Console()
    console.print(armies.cards(found, console.width), highlight=False)
    console.print(armies.judged(found), highlight=False)
    raise typer.Exit(1 if found.faults else 0)


@musters.command(name="share")
def share_army(game: flags.NamedGame, army: flags.Army) -> None:
    """Print the code of an army."""
    found = armies.find(opening.find_game(game), army)
    if found.faults:
        Console().print(armies.judged(found), highlight=False)
        raise typer.Exit(1)
    typer.echo(armies.code(found))


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
    campaigns.begin(the_game, file, orders, Console())


@sagas.command(name="show")
def show_campaign(file: flags.CampaignFile) -> None:
    """Tell a campaign: its armies, how they have grown, and what they did."""
    Console().print(campaigns.page(campaigns.load(file)), highlight=False)


@sagas.command(name="play")
def play_campaign(file: flags.CampaignFile, matches: flags.Matches = "1") -> None:
    """Play the next match of a campaign, or go on with the one that was broken off."""
    if not campaigns.go_on(file, opening.whole("--matches", matches, 1) or 1, Console()):
        raise typer.Exit(130)


@app.command()
def rules(
    game: flags.GameName = None,
    clause: flags.Clause = None,
    tests: flags.Tests = Path("tests"),
) -> None:
    """Read a rulebook: all of it, one clause, or the clauses that name a word."""
    if game is None:
        typer.echo("\n".join(games.names()))
    elif game == "coverage":
        _coverage(tests)
    else:
        text = rulebook.read(opening.find_game(game).content.folder, spoken.get())
        if not text:
            raise Trouble("rules", "trouble-no-rulebook", name=game)
        found = rulebook.search(text, clause) if clause is not None else None
        if clause is not None and not found:
            raise Trouble("rules", "trouble-no-clause", name=game, text=clause)
        Console().print(Book(text if found is None else "\n\n".join(found.values())))


@words.command(name="list")
def list_languages() -> None:
    """All languages, and how much of each is there."""
    typer.echo("\n".join(translation.all_languages()))


@words.command(name="missing")
def missing_words(lang: flags.Lang) -> None:
    """What a language has no words for yet, file by file."""
    typer.echo("\n".join(translation.all_missing(lang)))


def _coverage(tests: Path) -> None:
    missing = False
    for name in games.names():
        gaps = coverage.gaps(games.game(name).content.folder, tests / "games" / name)
        missing = missing or bool(gaps)
        typer.echo("\n".join(coverage.report(name, gaps)))
    raise typer.Exit(1 if missing else 0)
