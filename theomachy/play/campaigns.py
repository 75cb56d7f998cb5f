"""Campaigns: matches one after the other, with armies that live on. A campaign is one readable file.

    campaign = new(game, "The long winter", setup, seats, seed="37", turns={"scenario": ["score", "nest"]})
    match = begin(game, campaign)                   # the next match, with the armies as they are now
    ...                                             # played by people or agents, broken off and resumed
    campaign = after(game, campaign, match, record) # what lives on is written down
    read_campaign(write_campaign(campaign)) == campaign

Everything with a decision or a die is inside the matches: the same seed and the same answers tell the same story.
"""

import re
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Literal

import msgspec

from theomachy.kernel.chance import Seeded
from theomachy.kernel.game import Game, S
from theomachy.kernel.match import Match
from theomachy.kernel.messages import Reason, Refused, refuse
from theomachy.kernel.parts import Aftermath, Deed
from theomachy.play.older import answers_of, is_older_version, story_at
from theomachy.play.records import BadRecord, Record

FORMAT = "theomachy campaign 1"
MAX_NAME_CHARACTERS = 60


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who plays a seat in all matches: a person, or an agent by its name."""

    name: str
    agent: str = ""


WHY_NOTHING = {"closed": "campaign-closed", "untold": "campaign-untold"}
"""The message that says why nothing lived on."""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match of a campaign that is over."""

    setup: dict[str, Any]
    """As it was agreed, the armies of that day included."""
    result: tuple[float, ...]
    """How much of the win each seat got."""
    armies: tuple[str, ...]
    """As they came out of it."""
    deeds: tuple[Deed, ...]
    record: str
    """Digest of its record, which lies beside."""
    nothing_lived_on: Literal["", "closed", "untold"] = ""
    """It was closed when the rules changed, or was over by then and nobody can tell what lived on."""


class Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    name: str
    game: str
    rules: str
    """Version of the rules that its last match was played by. It goes on by later ones: armies outlive them."""
    seed: str
    """All dice of all matches follow from it."""
    players: tuple[Player, ...]
    """By seat."""
    setup: dict[str, Any]
    """What holds for all matches, and the armies at the beginning."""
    turns: dict[str, list[Any]] = {}
    """Fields of the setup that change from match to match, each with its values in order; then they begin again."""
    matches: tuple[Played, ...] = ()


class BadCampaign(Exception):
    """A file that is no campaign, or one that cannot be played on: says where and why."""

    def __init__(self, id: str, **args: Any) -> None:
        self.reason = Reason(id, args=args)
        super().__init__(str(self.reason))


# A campaign from match to match


def new(
    game: Game[Any],
    name: str,
    setup: Any,
    players: Sequence[Player],
    seed: str,
    turns: Mapping[str, Sequence[Any]] | None = None,
) -> Campaign:
    """A campaign before its first match, or Refused with the reason why it cannot be."""
    if game.campaign is None or game.armies is None:
        raise refuse("campaign-none", game=game.id)
    if not name.strip() or len(name) > MAX_NAME_CHARACTERS or not name.isprintable():
        raise refuse("campaign-name", most=MAX_NAME_CHARACTERS)
    needed = len(game.setup.seated(setup))
    if len(players) != needed:
        raise refuse("number-of-seats", needed=needed, given=len(players))
    if why := game.campaign.why_not_begin(setup):
        raise Refused(why)
    agreed = _plain(game, setup)
    listed = {field: list(values) for field, values in (turns or {}).items()}
    campaign = Campaign(FORMAT, name.strip(), game.id, game.rules, seed, tuple(players), agreed, listed)
    for number in range(max(map(len, listed.values()), default=1)):
        game.new(_setup(game, campaign, number))
    return campaign


def armies(game: Game[Any], campaign: Campaign) -> tuple[str, ...]:
    """The armies as they are now."""
    return campaign.matches[-1].armies if campaign.matches else first_armies(game, campaign)


def first_armies(game: Game[Any], campaign: Campaign) -> tuple[str, ...]:
    """The armies as they were at the beginning."""
    assert game.armies is not None
    return tuple(getattr(_base(game, campaign), game.armies.field))


def growth(game: Game[Any], campaign: Campaign, seat: int) -> dict[str, list[int]]:
    """How everybody who ever was in an army has grown or waned, from the first match to the last."""
    assert game.campaign is not None
    steps_of: dict[str, list[int]] = {}
    for texts in (first_armies(game, campaign), *(match.armies for match in campaign.matches)):
        for member in game.campaign.roster(texts[seat]).members:
            steps = steps_of.setdefault(member.name, [])
            if steps[-1:] != [member.growth.value]:
                steps.append(member.growth.value)
    return steps_of


def next_setup(game: Game[Any], campaign: Campaign) -> Any:
    """What is agreed for the next match; BadCampaign or Refused if the file does not fit the game."""
    return _setup(game, campaign, len(campaign.matches))


def begin(game: Game[S], campaign: Campaign) -> Match[S]:
    """The next match, at its start."""
    why_not = why_not_play(game, campaign)
    if why_not is not None:
        raise Refused(why_not)
    return Match(game, game.new(next_setup(game, campaign)), Seeded(seed_of(campaign)), listen=True)


def seed_of(campaign: Campaign) -> bytes:
    """The seed of the next match's dice."""
    return sha256(f"{campaign.seed} {len(campaign.matches) + 1}".encode()).digest()


def why_not_play(game: Game[Any], campaign: Campaign) -> Reason | None:
    """Why a campaign cannot go on; None if it can."""
    if game.campaign is None or game.armies is None:
        return Reason("campaign-none", args={"game": game.id})
    if campaign.game != game.id:
        return Reason("campaign-other-game", args={"found": campaign.game, "needed": game.id})
    if campaign.rules != game.rules and not is_older_version(campaign.rules, game):
        return Reason("campaign-other-rules", args={"found": campaign.rules, "needed": game.rules})
    return game.campaign.why_not_begin(_base(game, campaign))


def after(game: Game[S], campaign: Campaign, match: Match[S], record: str) -> Campaign:
    """The campaign with one match more, whose record lies beside. Refused if it is not over, or is not the next one."""
    if match.request is not None or match.result is None:
        raise refuse("campaign-not-over")
    if match.state.setup != next_setup(game, campaign):
        raise refuse("campaign-other-match", number=len(campaign.matches) + 1)
    assert game.campaign is not None
    aftermath = game.campaign.aftermath(match.state, match.events)
    setup = _plain(game, match.state.setup)
    played = Played(setup, tuple(match.result), aftermath.armies, aftermath.deeds, digest(record))
    as_read = msgspec.json.decode(msgspec.json.encode(played), type=Played)
    return msgspec.structs.replace(campaign, rules=game.rules, matches=(*campaign.matches, as_read))


def retold(game: Game[Any], campaign: Campaign, record: Record, text: str) -> Played:
    """A match of older rules, which nobody can play again, as its record tells it. Where that does not tell what lived
    on, the armies are as they were."""
    assert game.armies is not None
    before, told = armies(game, campaign), _told(game, record)
    setup = {**msgspec.json.decode(record.fields["setup"], type=dict[str, Any]), game.armies.field: before}
    result = tuple(map(float, record.result.split()[1:]))
    if told is None:
        return Played(setup, result, before, (), digest(text), "untold")
    return Played(setup, result, told.armies, told.deeds, digest(text))


def _told(game: Game[Any], record: Record) -> Aftermath | None:
    assert game.campaign is not None
    if game.campaign.retold is None:
        return None
    try:
        setup = msgspec.json.decode(record.fields["setup"], type=game.setup.type)
        return game.campaign.retold(setup, *story_at(record), answers_of(record))
    except (BadRecord, LookupError, Refused, msgspec.MsgspecError):  # rules so old that other things were told
        return None


def digest(record: str) -> str:
    """Tells whether a record is the one of a match played."""
    return sha256(record.encode()).hexdigest()[:16]


def _setup(game: Game[Any], campaign: Campaign, number: int) -> Any:
    """The agreement of a match: the armies of the day, what changes from match to match, and new seeds."""
    assert game.armies is not None
    base = _base(game, campaign)
    fields: dict[str, Any] = {game.armies.field: armies(game, campaign)}
    for field, values in campaign.turns.items():
        fields[field] = values[number % len(values)]
    for field in base.__struct_fields__:
        if field == "campaign":
            fields[field] = True
        elif field.endswith("_seed") and field not in fields:  # another battlefield each time
            fields[field] = int.from_bytes(sha256(f"{campaign.seed} {field} {number}".encode()).digest()[:3])
    return _agreed(game, {**msgspec.to_builtins(base), **msgspec.to_builtins(fields)})


def _plain(game: Game[Any], setup: Any) -> dict[str, Any]:
    """A setup as a file holds it; with its armies, even if they are the usual ones, which another day may be others."""
    assert game.armies is not None
    whole = {**msgspec.to_builtins(setup), game.armies.field: getattr(setup, game.armies.field)}
    return msgspec.json.decode(msgspec.json.encode(whole), type=dict[str, Any])


def _base(game: Game[Any], campaign: Campaign) -> Any:
    return _agreed(game, campaign.setup)


def _agreed(game: Game[Any], plain: dict[str, Any]) -> Any:
    try:
        return msgspec.convert(plain, game.setup.type)
    except msgspec.ValidationError as error:
        raise _bad_field(error, "setup") from None


# Files


def write_campaign(campaign: Campaign) -> str:
    return msgspec.json.format(msgspec.json.encode(campaign), indent=2).decode() + "\n"


def read_campaign(text: str) -> Campaign:
    """The campaign of a file; BadCampaign names what is wrong with it, and where."""
    try:
        campaign = msgspec.json.decode(text, type=Campaign)
    except msgspec.ValidationError as error:
        raise _bad_field(error) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadCampaign("campaign-not-json", line=_line(text, str(error)), error=str(error)) from None
    if campaign.format != FORMAT:
        raise BadCampaign("campaign-format", found=campaign.format[:40], needed=FORMAT)
    _hold(campaign)
    return campaign


def _hold(campaign: Campaign) -> None:
    """Everything has as many entries as there are seats, and every list something in it."""
    seats = len(campaign.players)
    for field, values in campaign.turns.items():
        if not values:
            raise BadCampaign("campaign-field", field=f"turns.{field}", error="[]")
    for number, match in enumerate(campaign.matches):
        for field, length in (("result", len(match.result)), ("armies", len(match.armies))):
            if length != seats:
                raise BadCampaign("campaign-seats", field=f"matches[{number}].{field}", found=length, needed=seats)
        for place, deed in enumerate(match.deeds):
            if not 0 <= deed.seat < seats:
                where = f"matches[{number}].deeds[{place}].seat"
                raise BadCampaign("campaign-seats", field=where, found=deed.seat + 1, needed=seats)


def _bad_field(error: msgspec.ValidationError, inside: str = "") -> BadCampaign:
    """`Expected int, got str - at $.matches[0]` as what is wrong and where."""
    what, _, field = str(error).partition(" - at `")
    field = field.rstrip("`").removeprefix("$").removeprefix(".")
    where = ".".join(part for part in (inside, field) if part)
    return BadCampaign("campaign-field", field=where or "–", error=what[:1].lower() + what[1:])


def _line(text: str, error: str) -> int:
    """The line on which a text stops being JSON."""
    position = re.search(r"byte (\d+)", error)
    read = text.encode(errors="surrogatepass")
    return read[: int(position[1]) if position else len(read)].count(b"\n") + 1
