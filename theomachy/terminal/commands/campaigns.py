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
from theomachy.play.campaigns import WHY_NOTHING, BadCampaign, Campaign, Played, Player
from theomachy.play.older import is_older
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
MAX_SCENARIOS = 30
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


class StoredCampaign(NamedTuple):
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
    stored = StoredCampaign(game, campaign, file)
    _save(stored)
    console.print(page(stored), highlight=False)
    _say_next(console, stored)


def _players(game: Game[Any], text: str | None) -> list[Player]:
    """Agents by their names; all others are persons."""
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
        possible = find_option(game, SCENARIO).values
    except Refused:
        if text is not None:
            raise Trouble("--scenarios", "campaign-no-scenarios", name=game.id) from None
        return {}
    if text in (None, EVERY):
        return {SCENARIO: list(possible)}
    if text == BY_CHANCE:
        return {SCENARIO: Random(f"{seed} {SCENARIO}").choices(possible, k=MAX_SCENARIOS)}
    named = [name.strip() for name in str(text).split(",")]
    for name in named:
        if name not in possible:
            raise Trouble("--scenarios", "campaign-no-scenario", text=name, known=list(possible))
    return {SCENARIO: named}


# Files


def load(file: Path) -> StoredCampaign:
    """A campaign from its file; Trouble, naming file and place, if it is none."""
    text = store.read_text(file)
    try:
        campaign = kernel.read_campaign(text)
        game = games.game(campaign.game)
        kernel.armies(game, campaign)
        return StoredCampaign(game, campaign, file)
    except BadCampaign as bad:
        raise Trouble(str(file), bad.reason) from None
    except LookupError:
        raise Trouble(str(file), "campaign-no-game", text=campaign.game[:40], known=games.names()) from None


def _save(stored: StoredCampaign) -> None:
    try:
        store.write_text(stored.file, kernel.write_campaign(stored.campaign))
    except OSError as error:
        raise file_trouble(str(stored.file), error) from None


# Playing


def go_on(file: Path, matches: int, console: Console) -> bool:
    """Play this many matches, as long as each comes to its end; whether all did."""
    for _ in range(matches):
        stored = load(file)
        words, number = Words(stored.game), len(stored.campaign.matches) + 1
        if (aside := _set_aside(stored)) is not None:
            console.print(Flow(Text(words.say("campaign-anew", number=number, file=aside.name))), highlight=False)
        match = _match(stored)
        console.print(_title(words, stored, number), highlight=False)
        if not _play(stored, match, words, console):
            console.print(Flow(Text(words.say("campaign-broken-off", number=number))), highlight=False)
            _say_next(console, stored)
            return False
        stored = stored._replace(
            campaign=kernel.after(stored.game, stored.campaign, match, store.read_text(stored.record))
        )
        _save(stored)
        console.print(_chronicle(words, stored, number), highlight=False)
    _say_next(console, stored)
    return True


def _match(stored: StoredCampaign) -> Match[Any]:
    """The match that was broken off, else the next one."""
    game, campaign = stored.game, stored.campaign
    try:
        fresh = kernel.begin(game, campaign)
    except Refused as no:
        raise Trouble(str(stored.file), no.reason, of=game) from None
    except BadCampaign as bad:
        raise Trouble(str(stored.file), bad.reason) from None
    if not stored.record.exists():
        return fresh
    match = opening.resume(game.id, stored.record)
    if match.state.setup != fresh.state.setup:
        raise Trouble(str(stored.record), "campaign-other-match", number=len(campaign.matches) + 1)
    return match


def _set_aside(stored: StoredCampaign) -> Path | None:
    """Where the record lies now of a match that was broken off under older rules and begins again; None without one."""
    if not stored.record.exists():
        return None
    record = store.load(stored.record)
    if not is_older(record, stored.game):
        return None
    aside = stored.record.with_suffix(f".rules-{record.fields['rules']}.record")
    if aside.exists():
        raise Trouble(str(aside), "campaign-exists")
    stored.record.rename(aside)
    return aside


def _play(stored: StoredCampaign, match: Match[Any], words: Words, console: Console) -> bool:
    """Whether it came to its end. Its record is kept, however it ends."""
    agents = {
        seat: opening.find_agent(stored.game, str(stored.file), player.agent, _agent_seed(stored.campaign, seat))
        for seat, player in enumerate(stored.campaign.players)
        if player.agent
    }
    if match.request is not None and len(agents) < len(stored.campaign.players):
        _keep(stored, match)
        table = Table(match, words, console, agents, stored.record, keep=True)
        if match.who:
            table.say("table-resumed")
            table.forget()
        table.play()
    elif match.request is not None:
        _watch(stored, match, words, agents)
    return match.request is None


def _agent_seed(campaign: Campaign, seat: int) -> int:
    text = f"{campaign.seed} {len(campaign.matches) + 1} seat {seat}"
    return int.from_bytes(sha256(text.encode()).digest()[:8])


def _watch(stored: StoredCampaign, match: Match[Any], words: Words, agents: dict[int, Agent]) -> None:
    """Agents among themselves; on a terminal it is told how far they are."""
    number, answers = len(stored.campaign.matches) + 1, 0
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
    _keep(stored, match)


def _keep(stored: StoredCampaign, match: Match[Any]) -> None:
    try:
        store.save(match, stored.record)
    except OSError as error:
        raise file_trouble(str(stored.record), error) from None


def _say_next(console: Console, stored: StoredCampaign) -> None:
    words = Words(stored.game)
    console.print(Flow(Text(words.say("campaign-next", number=len(stored.campaign.matches) + 1))), highlight=False)
    console.print(Text(f"  theomachy campaign play {stored.file}", style=BRONZE), highlight=False)


# Telling


def page(stored: StoredCampaign) -> Group:
    """Everybody's army with its growth, then the chronicle match by match."""
    words = Words(stored.game)
    parts: list[RenderableType] = [_heading(words, stored)]
    for seat in range(len(stored.campaign.players)):
        parts += ["", *_army_page(words, stored, seat)]
    for number in range(1, len(stored.campaign.matches) + 1):
        parts += ["", _title(words, stored, number), _chronicle(words, stored, number)]
    return Group(*parts)


def _heading(words: Words, stored: StoredCampaign) -> RenderableType:
    campaign = stored.campaign
    text = words.say("campaign-heading", title=Verbatim(words.title), matches=len(campaign.matches))
    return Flow(Text(campaign.name, style=STRONG).append(f"  {text}", style=FAINT))


def _army_page(words: Words, stored: StoredCampaign, seat: int) -> Iterator[RenderableType]:
    game, campaign, player = stored.game, stored.campaign, stored.campaign.players[seat]
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


def _title(words: Words, stored: StoredCampaign, number: int) -> RenderableType:
    """`Match 2 · The Nest`: what is not the same in every match."""
    campaign, changes = stored.campaign, []
    for field, values in campaign.turns.items():
        option = find_option(stored.game, field)
        changes.append(option.say(words, str(values[(number - 1) % len(values)])))
    return Flow(Text(" · ".join([words.say("campaign-match", number=number), *changes]), style=BRONZE))


def _chronicle(words: Words, stored: StoredCampaign, number: int) -> RenderableType:
    """Who won, and what everybody did."""
    match = stored.campaign.matches[number - 1]
    lines = [Flow(Text(words.say(_outcome(words, stored.campaign, match))))]
    for seat in range(len(stored.campaign.players)):
        for who in dict.fromkeys(deed.who for deed in match.deeds if deed.seat == seat):
            deeds = [words.say(deed.message) for deed in match.deeds if (deed.seat, deed.who) == (seat, who)]
            line = seat_name(words, seat).append(f" {who}", style=STRONG).append(f": {words.listed(deeds)}")
            lines.append(Flow(line))
    return Padding(Group(*lines), (0, 2))


def _outcome(words: Words, campaign: Campaign, match: Played) -> Message:
    best = [seat for seat, share in enumerate(match.result) if share and share == max(match.result)]
    names = [Verbatim(_called(words, campaign, seat)) for seat in best]
    id = "campaign-won" if len(best) == 1 else "campaign-shared" if best else "campaign-lost"
    result = Message(id, args={"names": names})
    if not match.nothing_lived_on:
        return result
    return Message(WHY_NOTHING[match.nothing_lived_on], args={"result": Verbatim(words.say(result))})


def _called(words: Words, campaign: Campaign, seat: int) -> str:
    """People go by their names; agents may be several of one kind."""
    player = campaign.players[seat]
    return words.say("campaign-agent", seat=seat, name=Verbatim(player.name)) if player.agent else player.name
