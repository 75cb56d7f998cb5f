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
from theomachy.agents.seats import Agent, SeatView
from theomachy.features.armies import Armies, armies_of
from theomachy.features.campaigns import Member, campaign_rules_of
from theomachy.kernel import Game, Match, Message, Refused, Seeded
from theomachy.play import campaigns
from theomachy.play.campaigns import WHY_NOTHING, BadCampaign, Campaign, Played, Player
from theomachy.play.older import is_older
from theomachy.presentation.options import find_option
from theomachy.presentation.text import Verbatim, Words
from theomachy.terminal import files as store
from theomachy.terminal.commands.campaign_players import read_players, who_is_who
from theomachy.terminal.commands.setups import Seats, choose_setup
from theomachy.terminal.errors import Trouble, file_trouble
from theomachy.terminal.minutes import told_by_minute
from theomachy.terminal.screen.console import Screen, show_command
from theomachy.terminal.screen.linebreaks import Flow
from theomachy.terminal.screen.look import BRONZE, FAINT, STRONG, seat_name
from theomachy.terminal.session import opening
from theomachy.terminal.session.table import Table

BY_CHANCE = "random"
EVERY = "all"
SCENARIO = "scenario"
"""The field of a setup that a campaign changes from match to match."""
MAX_SCENARIOS = 30
"""Number of scenarios that are drawn beforehand if chance decides them."""


class Orders(NamedTuple):
    """The arguments and flags that a new campaign is made from."""

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
        """Path of the record of the next match, which may not exist yet."""
        return record_of(self.file, len(self.campaign.matches) + 1)


def record_of(file: Path, number: int) -> Path:
    """Return the path of the record of a match, beside the file of its campaign."""
    return file.with_name(f"{file.stem}-{number}.record")


class ChapterTable(Table):
    """A table for one match of a campaign, which must be continued through the campaign."""

    def _say_kept(self, file: Path) -> None:
        """Say nothing: `theomachy play --resume` would leave the match out of the campaign's story."""


# Beginning one


def begin(game: Game[Any], file: Path, orders: Orders, console: Console) -> None:
    """Create a campaign before its first match, in a new file, and show it."""
    if file.exists():
        raise Trouble(str(file), "campaign-exists")
    if (record := record_of(file, 1)).exists():
        raise Trouble(str(record), "campaign-in-the-way", number=1)
    seed = str(orders.seed if orders.seed is not None else secrets.randbits(32))
    players = read_players(game, orders.seats) if orders.seats is not None else []
    parties = [_army(game, text, f"{seed} {number}") for number, text in enumerate(orders.parties)]
    chairs = Seats("--seats", len(players) if players else None)
    setup = choose_setup(game, orders.setup, parties, orders.rulings, chairs)(Random(seed))
    words = Words(game)
    if not players:
        players = [Player(words.say(id)) for id in game.setup.seated(setup)]
    turns = _turns(game, orders.scenarios, seed)
    try:
        campaign = campaigns.new(game, orders.name, setup, players, seed, turns)
    except Refused as no:
        raise Trouble("campaign", no.reason, of=game) from None
    stored = StoredCampaign(game, campaign, file)
    _save(stored)
    console.print(page(stored), highlight=False)
    for message in who_is_who(players):
        console.print(Flow(Text(words.say(message))))
    _say_next(console, stored)


def _army(game: Game[Any], text: str, seed: str) -> str:
    return armies_of(game).random(Random(seed)) if game.feature(Armies) is not None and text == BY_CHANCE else text


def _turns(game: Game[Any], text: str | None, seed: str) -> dict[str, list[Any]]:
    """Return the order of the scenarios, by their setup field; empty if the game has no scenarios.

    A text names some of them, or asks for all (as None does) or for a random order.
    """
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
    """Read a campaign from its file. Trouble names the file and what is wrong in it."""
    text = store.read_text(file)
    try:
        campaign = campaigns.read_campaign(text)
    except BadCampaign as bad:
        raise Trouble(str(file), bad.reason) from None
    try:
        game = games.game(campaign.game)
    except LookupError:
        raise Trouble(str(file), "campaign-no-game", text=campaign.game[:40], known=games.names()) from None
    try:
        campaigns.hold_for(game, campaign)
    except BadCampaign as bad:
        raise Trouble(str(file), bad.reason, of=game) from None
    return StoredCampaign(game, campaign, file)


def _save(stored: StoredCampaign) -> None:
    try:
        store.write_text(stored.file, campaigns.write_campaign(stored.campaign))
    except OSError as error:
        raise file_trouble(str(stored.file), error) from None


# Playing


class Interrupted(Exception):
    """A match was broken off by Ctrl-C. It is kept, and the person has been told how to go on."""


def go_on(file: Path, matches: int, console: Console) -> None:
    """Play this many matches, as long as each comes to its end; Interrupted if Ctrl-C has broken one off."""
    for _ in range(matches):
        stored = load(file)
        words, number = Words(stored.game), len(stored.campaign.matches) + 1
        if (aside := _set_aside(stored)) is not None:
            console.print(Flow(Text(words.say("campaign-anew", number=number, file=aside.name))), highlight=False)
        match = _match(stored)
        console.print(_title(words, stored, number), highlight=False)
        interrupted = _play(stored, match, words, console)
        if match.request is not None:
            console.print(Flow(Text(words.say("campaign-broken-off", number=number))), highlight=False)
            _say_next(console, stored)
            if interrupted:
                raise Interrupted
            return
        stored = stored._replace(
            campaign=campaigns.after(stored.game, stored.campaign, match, store.read_text(stored.record))
        )
        _save(stored)
        console.print(_chronicle(words, stored, number), highlight=False)
    _say_next(console, stored)


def _match(stored: StoredCampaign) -> Match[Any]:
    """Return the match that was broken off, or else the next one."""
    game, campaign = stored.game, stored.campaign
    try:
        fresh = campaigns.begin(game, campaign)
    except Refused as no:
        raise Trouble(str(stored.file), no.reason, of=game) from None
    except BadCampaign as bad:
        raise Trouble(str(stored.file), bad.reason) from None
    if not stored.record.exists():
        return fresh
    match = opening.resume(game.id, stored.record)
    seeds = [chance.server_seed if isinstance(chance, Seeded) else b"" for chance in (match.chance, fresh.chance)]
    if match.state.setup != fresh.state.setup or seeds[0] != seeds[1]:
        raise Trouble(str(stored.record), "campaign-in-the-way", number=len(campaign.matches) + 1)
    return match


def _set_aside(stored: StoredCampaign) -> Path | None:
    """Rename the record of a match broken off under older rules, which begins again. Return its path, or None."""
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
    """Play on until the match ends or is left, and keep its record in any case. Return whether Ctrl-C ended it."""
    agents = {
        seat: opening.find_agent(stored.game, str(stored.file), player.agent, _agent_seed(stored.campaign, seat))
        for seat, player in enumerate(stored.campaign.players)
        if player.agent
    }
    if match.request is not None and len(agents) < len(stored.campaign.players):
        _keep(stored, match)
        table = ChapterTable(match, words, console, agents, stored.record, keep=True)
        if match.who:
            table.say("table-resumed")
            table.forget()
        table.play()
        return table.interrupted
    return match.request is not None and _watch(stored, match, words, agents)


def _agent_seed(campaign: Campaign, seat: int) -> int:
    text = f"{campaign.seed} {len(campaign.matches) + 1} seat {seat}"
    return int.from_bytes(sha256(text.encode()).digest()[:8])


def _watch(stored: StoredCampaign, match: Match[Any], words: Words, agents: dict[int, Agent]) -> bool:
    """Let agents play among themselves, and tell the progress on stderr. Return whether Ctrl-C ended it."""
    number, answers = len(stored.campaign.matches) + 1, 0
    screen, interrupted = Screen(stderr=True), False

    def so_far() -> str:
        return words.say("campaign-played-now", number=number, answers=answers)

    try:
        with told_by_minute(so_far), screen.status("") if screen.is_terminal else nullcontext() as status:
            while (request := match.request) is not None:
                assert request.seat is not None
                match.answer(agents[request.seat].decide(SeatView(match, request.seat)), request.seat)
                answers += 1
                if status is not None:
                    status.update(Text(so_far(), style=FAINT))
    except KeyboardInterrupt:
        interrupted = True
        print(file=sys.stderr)
    _keep(stored, match)
    return interrupted


def _keep(stored: StoredCampaign, match: Match[Any]) -> None:
    try:
        store.save(match, stored.record)
    except OSError as error:
        raise file_trouble(str(stored.record), error) from None


def _say_next(console: Console, stored: StoredCampaign) -> None:
    words = Words(stored.game)
    console.print(Flow(Text(words.say("campaign-next", number=len(stored.campaign.matches) + 1))), highlight=False)
    show_command(console, "campaign", "play", stored.file, style=BRONZE)


# Telling


def page(stored: StoredCampaign) -> Group:
    """Return the page of a campaign: each army with its growth, then the chronicle match by match."""
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
    now = campaign_rules_of(game).roster(campaigns.armies(game, campaign)[seat])
    wins = sum(match.result[seat] == 1 for match in campaign.matches)
    line = seat_name(words, seat).append(f" {player.name}", style=STRONG)
    line.append("  " + words.listed(filter(None, [now.name, now.cause, *map(words.say, now.lines)])))
    line.append("  " + words.say("campaign-wins", wins=wins), style=FAINT)
    yield Flow(line)
    grid = Grid(box=SIMPLE, show_header=False, padding=(0, 1))
    grid.add_column(no_wrap=True, style=STRONG)
    grid.add_column(no_wrap=True)
    grid.add_column(style=FAINT)
    grown = campaigns.growth(game, campaign, seat)
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
    """Return the title of a match with the settings that change between matches: `Match 2 · The Nest`."""
    campaign, changes = stored.campaign, []
    for field, values in campaign.turns.items():
        option = find_option(stored.game, field)
        changes.append(option.say(words, str(values[(number - 1) % len(values)])))
    return Flow(Text(" · ".join([words.say("campaign-match", number=number), *changes]), style=BRONZE))


def _chronicle(words: Words, stored: StoredCampaign, number: int) -> RenderableType:
    """Return who won a match, and what everybody did in it."""
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
    """Return the name of a player; an agent's with its seat, since several agents may have one name."""
    player = campaign.players[seat]
    return words.say("campaign-agent", seat=seat, name=Verbatim(player.name)) if player.agent else player.name
