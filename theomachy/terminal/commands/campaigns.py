"""Campaigns on the command line: a file that tells the whole story, and the records of its matches beside it."""

import secrets
import sys
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rich.box import SIMPLE
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from theomachy import games
from theomachy.agents import agent
from theomachy.kernel import Game, Match, Message, Refused
from theomachy.kernel.parts import Member
from theomachy.kernel.seats import Agent, SeatView
from theomachy.play import campaigns as kernel
from theomachy.play.campaigns import BadCampaign, Campaign, Played, Player
from theomachy.presentation.options import find_option
from theomachy.presentation.text import Verbatim, Words
from theomachy.terminal import files as store
from theomachy.terminal.commands.setups import Seats, choose_setup
from theomachy.terminal.errors import Trouble, file_trouble
from theomachy.terminal.screen.linebreaks import Flow
from theomachy.terminal.screen.look import BRONZE, FAINT, STRONG, seat_name
from theomachy.terminal.session import opening
from theomachy.terminal.session.table import Table

BY_CHANCE = "random"
EVERY = "all"
SCENARIO = "scenario"
"""The field of a setup that a campaign changes from match to match."""
MAX_NAME_CHARACTERS = 24
MOST_SCENARIOS = 30
"""Drawn beforehand, when they fall by chance."""


class Orders(NamedTuple):
    """What the command line says of a new campaign."""

    name: str
    seats: str | None
    setup: str | None
    parties: Sequence[str]
    rulings: Sequence[str]
    scenarios: str | None
    seed: int | None


class Told(NamedTuple):
    """A campaign, its game, and the file it lies in."""

    game: Game[Any]
    campaign: Campaign
    file: Path

    @property
    def record(self) -> Path:
        """Where the record of the next match lies, or will."""
        return self.file.with_name(f"{self.file.stem}-{len(self.campaign.matches) + 1}.record")


# Beginning one


def begin(game: Game[Any], file: Path, orders: Orders, console: Console) -> None:
    """A campaign that has not begun, in a file of its own."""
    if file.exists():
        raise Trouble(str(file), "campaign-exists")
    seed = str(orders.seed if orders.seed is not None else secrets.randbits(32))
    players = _players(game, orders.seats)
    parties = [_army(game, text, f"{seed} {number}") for number, text in enumerate(orders.parties)]
    chairs = Seats("--seats", len(players) if players else None)
    setup = choose_setup(game, orders.setup, parties, orders.rulings, chairs)(Random(seed))
    words = Words(game)
    if not players:
        players = [Player(words.say(id)) for id in game.setup.seated(setup)]
    turns = _turns(game, orders.scenarios, seed)
    try:
        campaign = kernel.new(game, orders.name, setup, players, seed, turns)
    except Refused as no:
        raise Trouble("campaign", no.reason, of=game) from None
    told = Told(game, campaign, file)
    _save(told)
    console.print(page(told), highlight=False)
    _say_next(console, told)


def _players(game: Game[Any], text: str | None) -> list[Player]:
    """Agents by their names; whoever is no agent is a person."""
    return [_player(game, name.strip()) for name in text.split(",")] if text is not None else []


def _player(game: Game[Any], name: str) -> Player:
    try:
        agent(game, name, 0)
    except Refused:
        if not name or len(name) > MAX_NAME_CHARACTERS or not name.isprintable():
            raise Trouble("--seats", "campaign-player", most=MAX_NAME_CHARACTERS) from None
        return Player(name)
    return Player(name, name)


def _army(game: Game[Any], text: str, seed: str) -> str:
    return game.armies.random(Random(seed)) if game.armies is not None and text == BY_CHANCE else text


def _turns(game: Game[Any], text: str | None, seed: str) -> dict[str, list[Any]]:
    """The scenarios in their order: all of the game's, some that were named, or as chance wills."""
    try:
        known = find_option(game, SCENARIO).values
    except Refused:
        if text is not None:
            raise Trouble("--scenarios", "campaign-no-scenarios", name=game.id) from None
        return {}
    if text in (None, EVERY):
        return {SCENARIO: list(known)}
    if text == BY_CHANCE:
        return {SCENARIO: Random(f"{seed} {SCENARIO}").choices(known, k=MOST_SCENARIOS)}
    named = [name.strip() for name in str(text).split(",")]
    for name in named:
        if name not in known:
            raise Trouble("--scenarios", "campaign-no-scenario", text=name, known=list(known))
    return {SCENARIO: named}


# Files


def load(file: Path) -> Told:
    """A campaign from its file; Trouble, naming file and place, if it is none."""
    text = store.read_text(file)
    try:
        campaign = kernel.read_campaign(text)
        game = games.game(campaign.game)
        kernel.armies(game, campaign)
        return Told(game, campaign, file)
    except BadCampaign as bad:
        raise Trouble(str(file), bad.reason) from None
    except LookupError:
        raise Trouble(str(file), "campaign-no-game", text=campaign.game[:40], known=games.names()) from None


def _save(told: Told) -> None:
    try:
        store.write_text(told.file, kernel.write_campaign(told.campaign))
    except OSError as error:
        raise file_trouble(str(told.file), error) from None


# Playing


def go_on(file: Path, matches: int, console: Console) -> bool:
    """Play so many matches, as long as each comes to its end; whether all did."""
    for _ in range(matches):
        told = load(file)
        words, match = Words(told.game), _match(told)
        number = len(told.campaign.matches) + 1
        console.print(_title(words, told, number), highlight=False)
        if not _play(told, match, words, console):
            console.print(Flow(Text(words.say("campaign-broken-off", number=number))), highlight=False)
            _say_next(console, told)
            return False
        told = told._replace(campaign=kernel.after(told.game, told.campaign, match, store.read_text(told.record)))
        _save(told)
        console.print(_chronicle(words, told, number), highlight=False)
    _say_next(console, told)
    return True


def _match(told: Told) -> Match[Any]:
    """The match that was broken off, else the next one."""
    game, campaign = told.game, told.campaign
    try:
        fresh = kernel.begin(game, campaign)
    except Refused as no:
        raise Trouble(str(told.file), no.reason, of=game) from None
    except BadCampaign as bad:
        raise Trouble(str(told.file), bad.reason) from None
    if not told.record.exists():
        return fresh
    match = opening.resume(game.id, told.record)
    if match.state.setup != fresh.state.setup:
        raise Trouble(str(told.record), "campaign-other-match", number=len(campaign.matches) + 1)
    return match


def _play(told: Told, match: Match[Any], words: Words, console: Console) -> bool:
    """Whether it came to its end. Its record is kept, however it ends."""
    agents = {
        seat: opening.find_agent(told.game, str(told.file), player.agent, _agent_seed(told.campaign, seat))
        for seat, player in enumerate(told.campaign.players)
        if player.agent
    }
    if match.request is not None and len(agents) < len(told.campaign.players):
        _keep(told, match)
        table = Table(match, words, console, agents, told.record, keep=True)
        if match.who:
            table.say("table-resumed")
            table.forget()
        table.play()
    elif match.request is not None:
        _watch(told, match, words, agents)
    return match.request is None


def _agent_seed(campaign: Campaign, seat: int) -> int:
    text = f"{campaign.seed} {len(campaign.matches) + 1} seat {seat}"
    return int.from_bytes(sha256(text.encode()).digest()[:8])


def _watch(told: Told, match: Match[Any], words: Words, agents: dict[int, Agent]) -> None:
    """Agents among themselves; whoever looks is told how far they are."""
    number, answers = len(told.campaign.matches) + 1, 0
    screen = Console(stderr=True)
    try:
        with screen.status("") if screen.is_terminal else nullcontext() as status:
            while (request := match.request) is not None:
                assert request.seat is not None
                match.answer(agents[request.seat].decide(SeatView(match, request.seat)), request.seat)
                answers += 1
                if status is not None:
                    status.update(Text(words.say("campaign-played-now", number=number, answers=answers), style=FAINT))
    except KeyboardInterrupt:
        print(file=sys.stderr)
    _keep(told, match)


def _keep(told: Told, match: Match[Any]) -> None:
    try:
        store.save(match, told.record)
    except OSError as error:
        raise file_trouble(str(told.record), error) from None


def _say_next(console: Console, told: Told) -> None:
    words = Words(told.game)
    console.print(Flow(Text(words.say("campaign-next", number=len(told.campaign.matches) + 1))), highlight=False)
    console.print(Text(f"  theomachy campaign play {told.file}", style=BRONZE), highlight=False)


# Telling


def page(told: Told) -> Group:
    """Everybody's army with its growth, then the chronicle match by match."""
    words = Words(told.game)
    parts: list[RenderableType] = [_heading(words, told)]
    for seat in range(len(told.campaign.players)):
        parts += ["", *_army_page(words, told, seat)]
    for number in range(1, len(told.campaign.matches) + 1):
        parts += ["", _title(words, told, number), _chronicle(words, told, number)]
    return Group(*parts)


def _heading(words: Words, told: Told) -> RenderableType:
    campaign = told.campaign
    said = words.say("campaign-heading", title=Verbatim(words.title), matches=len(campaign.matches))
    return Flow(Text(campaign.name, style=STRONG).append(f"  {said}", style=FAINT))


def _army_page(words: Words, told: Told, seat: int) -> Iterator[RenderableType]:
    game, campaign, player = told.game, told.campaign, told.campaign.players[seat]
    assert game.campaign is not None
    now = game.campaign.roster(kernel.armies(game, campaign)[seat])
    wins = sum(match.result[seat] == 1 for match in campaign.matches)
    line = seat_name(words, seat).append(f" {player.name}", style=STRONG)
    line.append("  " + words.listed(filter(None, [now.name, now.cause, *map(words.say, now.lines)])))
    line.append("  " + words.say("campaign-wins", wins=wins), style=FAINT)
    yield Flow(line)
    grid = Grid(box=SIMPLE, show_header=False, padding=(0, 1))
    grid.add_column(no_wrap=True, style=STRONG)
    grid.add_column(no_wrap=True)
    grid.add_column(style=FAINT)
    grown = kernel.growth(game, campaign, seat)
    for member in now.members:
        steps = " ▸ ".join(_step(words, member, value) for value in grown[member.name])
        grid.add_row(member.name, steps, Flow(Text(words.listed(map(words.say, member.lines)))))
    yield grid
    if gone := [name for name in grown if all(name != member.name for member in now.members)]:
        yield Padding(Flow(Text(words.say("campaign-gone", names=[Verbatim(name) for name in gone]), FAINT)), (0, 2))


def _step(words: Words, member: Member, value: int) -> str:
    label = member.growth.label
    return words.attribute(label, "brief", n=value) or f"{words.say(label)} {value}"


def _title(words: Words, told: Told, number: int) -> RenderableType:
    """`Match 2 · The Nest`: what is not the same in every match."""
    campaign, changes = told.campaign, []
    for field, values in campaign.turns.items():
        option = find_option(told.game, field)
        changes.append(option.say(words, str(values[(number - 1) % len(values)])))
    return Flow(Text(" · ".join([words.say("campaign-match", number=number), *changes]), style=BRONZE))


def _chronicle(words: Words, told: Told, number: int) -> RenderableType:
    """Who won, and what everybody did."""
    match = told.campaign.matches[number - 1]
    lines = [Flow(Text(words.say(_outcome(words, told.campaign, match))))]
    for seat in range(len(told.campaign.players)):
        for who in dict.fromkeys(deed.who for deed in match.deeds if deed.seat == seat):
            deeds = [words.say(deed.message) for deed in match.deeds if (deed.seat, deed.who) == (seat, who)]
            line = seat_name(words, seat).append(f" {who}", style=STRONG).append(f": {words.listed(deeds)}")
            lines.append(Flow(line))
    return Padding(Group(*lines), (0, 2))


def _outcome(words: Words, campaign: Campaign, match: Played) -> Message:
    best = [seat for seat, share in enumerate(match.result) if share and share == max(match.result)]
    names = [Verbatim(_called(words, campaign, seat)) for seat in best]
    id = "campaign-won" if len(best) == 1 else "campaign-shared" if best else "campaign-lost"
    return Message(id, args={"names": names})


def _called(words: Words, campaign: Campaign, seat: int) -> str:
    """People go by their names; agents may be several of one kind."""
    player = campaign.players[seat]
    return words.say("campaign-agent", seat=seat, name=Verbatim(player.name)) if player.agent else player.name
