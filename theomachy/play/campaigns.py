"""Campaigns: matches one after the other, with armies that live on. A campaign is one readable file.

    campaign = new(game, "The long winter", setup, seats, seed="37", turns={"scenario": ["score", "nest"]})
    match = begin(game, campaign)                   # the next match, with the armies as they are now
    ...                                             # played by people or agents, broken off and resumed
    campaign = after(game, campaign, match, record) # what lives on is written down
    read_campaign(write_campaign(campaign)) == campaign

Everything with a decision or a die is inside the matches: the same seed and the same answers tell the same story.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Literal

import msgspec

from theomachy.features.armies import Armies, armies_of
from theomachy.features.campaigns import Aftermath, CampaignRules, Deed, campaign_rules_of
from theomachy.kernel.chance import Seeded
from theomachy.kernel.game import Game, S
from theomachy.kernel.match import Match
from theomachy.kernel.messages import Message, Reason, Refused, refuse
from theomachy.play import names
from theomachy.play.misread import misshapen, no_json
from theomachy.play.older import answers_of, is_older_version, story_at
from theomachy.play.records import FORMAT as RECORD
from theomachy.play.records import BadRecord, Record
from theomachy.play.setup_fields import setup_fields, with_field

FORMAT = "theomachy campaign 1"
MAX_NAME_CHARACTERS = 60
"""The most characters in the name of a campaign, or of a member of an army."""
MAX_AGENT_CHARACTERS = 100
"""The most characters in the name of an agent, which may be `module:Class`."""


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The player of a seat in all matches: a person, or an agent by its name."""

    name: str
    agent: str = ""


WHY_NOTHING = {"closed": "campaign-closed", "untold": "campaign-untold"}
"""The message that says why nothing lived on."""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match of a campaign that is over."""

    setup: dict[str, Any]
    """The setup as it was agreed, with the armies of that day."""
    result: tuple[float, ...]
    """The share of the win that each seat got."""
    armies: tuple[str, ...]
    """The armies after the match, by seat."""
    deeds: tuple[Deed, ...]
    record: str
    """Digest of its record, which lies beside."""
    nothing_lived_on: Literal["", "closed", "untold"] = ""
    """The reason why nothing lived on: closed by a change of rules, or not told by its record; empty otherwise."""


class Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    name: str
    game: str
    rules: str
    """Version of the rules that its last match was played by. It goes on by later ones: armies outlive them."""
    seed: str
    """All dice of all matches follow from it."""
    players: tuple[Player, ...]
    """The players, by seat."""
    setup: dict[str, Any]
    """The fields of the setup that hold for all matches, with the armies at the beginning."""
    turns: dict[str, list[Any]] = {}
    """Fields of the setup that change from match to match, each with its values in order; then they begin again."""
    matches: tuple[Played, ...] = ()


class BadCampaign(Exception):
    """A file that is not a campaign, or a campaign that cannot be played on, with the reason and the place."""

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
    """Return a campaign before its first match; raise Refused if the game, the setup or the players do not fit."""
    if game.feature(CampaignRules) is None or game.feature(Armies) is None:
        raise refuse("campaign-none", game=game.id)
    if not is_name(name, MAX_NAME_CHARACTERS):
        raise refuse("campaign-name", most=MAX_NAME_CHARACTERS)
    needed = len(game.setup.seated(setup))
    if len(players) != needed:
        raise refuse("number-of-seats", needed=needed, given=len(players))
    if why := campaign_rules_of(game).why_not_begin(setup):
        raise Refused(why)
    agreed = _plain(game, setup)
    listed = {field: list(values) for field, values in (turns or {}).items()}
    campaign = Campaign(FORMAT, name.strip(), game.id, game.rules, seed, tuple(players), agreed, listed)
    for number in range(max(map(len, listed.values()), default=1)):
        game.new(_setup(game, campaign, number))
    return campaign


def armies(game: Game[Any], campaign: Campaign) -> tuple[str, ...]:
    """Return the present armies, by seat."""
    return campaign.matches[-1].armies if campaign.matches else first_armies(game, campaign)


def first_armies(game: Game[Any], campaign: Campaign) -> tuple[str, ...]:
    """Return the armies at the beginning, by seat."""
    return tuple(getattr(_base(game, campaign), armies_of(game).field))


def growth(game: Game[Any], campaign: Campaign, seat: int) -> dict[str, list[int]]:
    """Return each member's changes of growth, from the first match to the last, by name, former members included."""
    steps_of: dict[str, list[int]] = {}
    for texts in (first_armies(game, campaign), *(match.armies for match in campaign.matches)):
        for member in campaign_rules_of(game).roster(texts[seat]).members:
            steps = steps_of.setdefault(member.name, [])
            if steps[-1:] != [member.growth.value]:
                steps.append(member.growth.value)
    return steps_of


def next_setup(game: Game[Any], campaign: Campaign) -> Any:
    """Return the setup of the next match; raise BadCampaign or Refused if the file does not fit the game."""
    return _setup(game, campaign, len(campaign.matches))


def begin(game: Game[S], campaign: Campaign) -> Match[S]:
    """Start the next match."""
    why_not = why_not_play(game, campaign)
    if why_not is not None:
        raise Refused(why_not)
    return Match(game, game.new(next_setup(game, campaign)), Seeded(seed_of(campaign)), listen=True)


def seed_of(campaign: Campaign) -> bytes:
    """Return the seed of the next match's dice."""
    return sha256(f"{campaign.seed} {len(campaign.matches) + 1}".encode()).digest()


def why_not_play(game: Game[Any], campaign: Campaign) -> Reason | None:
    """Return why a campaign cannot go on; None if it can."""
    if game.feature(CampaignRules) is None or game.feature(Armies) is None:
        return Reason("campaign-none", args={"game": game.id})
    if campaign.game != game.id:
        return Reason("campaign-other-game", args={"found": campaign.game, "needed": game.id})
    if campaign.rules != game.rules and not is_older_version(campaign.rules, game):
        return Reason("campaign-other-rules", args={"found": campaign.rules, "needed": game.rules})
    return campaign_rules_of(game).why_not_begin(_base(game, campaign))


def after(game: Game[S], campaign: Campaign, match: Match[S], record: str) -> Campaign:
    """Return the campaign with a finished match added; its record is kept in a file beside the campaign.

    Raise Refused if the match is not over, or is not the next one.
    """
    if match.request is not None or match.result is None:
        raise refuse("campaign-not-over")
    if match.state.setup != next_setup(game, campaign):
        raise refuse("campaign-other-match", number=len(campaign.matches) + 1)
    aftermath = campaign_rules_of(game).aftermath(match.state, match.events)
    setup = _plain(game, match.state.setup)
    played = Played(setup, tuple(match.result), aftermath.armies, aftermath.deeds, digest(record))
    as_read = msgspec.json.decode(msgspec.json.encode(played), type=Played)
    return msgspec.structs.replace(campaign, rules=game.rules, matches=(*campaign.matches, as_read))


def retold(game: Game[Any], campaign: Campaign, record: Record, text: str) -> Played:
    """Return a match of older rules as its record tells it, since it cannot be played again.

    If the record does not tell what lived on, the armies stay as they were.
    """
    before, told = armies(game, campaign), _told(game, record)
    setup = {**msgspec.json.decode(record.fields["setup"], type=dict[str, Any]), armies_of(game).field: before}
    result = tuple(map(float, record.result.split()[1:]))
    if told is None:
        return Played(setup, result, before, (), digest(text), "untold")
    return Played(setup, result, told.armies, told.deeds, digest(text))


def _told(game: Game[Any], record: Record) -> Aftermath | None:
    retold = campaign_rules_of(game).retold
    if retold is None:
        return None
    try:
        setup = msgspec.json.decode(record.fields["setup"], type=game.setup.type)
        return retold(setup, *story_at(record), answers_of(record))
    except (BadRecord, LookupError, Refused, msgspec.MsgspecError):  # rules so old that other things were told
        return None


def digest(record: str) -> str:
    """Return the digest of a record, by which a campaign recognizes it."""
    return sha256(record.encode()).hexdigest()[:16]


def _setup(game: Game[Any], campaign: Campaign, number: int) -> Any:
    """Return the setup of a match: the armies of the day, the fields that change from match to match, and new seeds."""
    base = _base(game, campaign)
    fields: dict[str, Any] = {armies_of(game).field: armies(game, campaign)}
    for field, values in campaign.turns.items():
        fields[field] = values[number % len(values)]
    for field in base.__struct_fields__:
        if field == "campaign":
            fields[field] = True
        elif field.endswith("_seed") and field not in fields:  # another battlefield each time
            fields[field] = int.from_bytes(sha256(f"{campaign.seed} {field} {number}".encode()).digest()[:3])
    return _agreed(game, {**msgspec.to_builtins(base), **msgspec.to_builtins(fields)})


def _plain(game: Game[Any], setup: Any) -> dict[str, Any]:
    """Return a setup as a file holds it, with its armies.

    They are written even if they are the usual ones, since those may change later.
    """
    whole = {**msgspec.to_builtins(setup), armies_of(game).field: getattr(setup, armies_of(game).field)}
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
    """Return the campaign of a file; raise BadCampaign with the fault and its place."""
    if text.startswith(RECORD):
        raise BadCampaign("campaign-is-record")
    try:
        campaign = msgspec.json.decode(text, type=Campaign)
    except msgspec.ValidationError as error:
        raise _bad_field(error) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        line, why = no_json(text, error)
        raise BadCampaign("campaign-not-json", line=line, error=why) from None
    if campaign.format != FORMAT:
        raise BadCampaign("campaign-format", found=campaign.format[:40], needed=FORMAT)
    _hold(campaign)
    return campaign


def _hold(campaign: Campaign) -> None:
    """Raise BadCampaign unless lists have the right lengths and names can be written out.

    Lists by seat need an entry for each seat; no other list may be empty.
    """
    _hold_name("name", campaign.name, MAX_NAME_CHARACTERS)
    for seat, player in enumerate(campaign.players):
        if player.agent:
            _hold_name(f"players[{seat}].name", player.name, MAX_AGENT_CHARACTERS)
        else:
            _hold_person(f"players[{seat}].name", player.name)
    seats = len(campaign.players)
    for field, values in campaign.turns.items():
        if not values:
            raise BadCampaign("campaign-field", field=_field(f"turns.{field}"), error=Message("misread-empty"))
    for number, match in enumerate(campaign.matches):
        for field, length in (("result", len(match.result)), ("armies", len(match.armies))):
            if length != seats:
                raise BadCampaign("campaign-seats", field=f"matches[{number}].{field}", found=length, needed=seats)
        for place, deed in enumerate(match.deeds):
            where = f"matches[{number}].deeds[{place}]"
            if not 0 <= deed.seat < seats:
                raise BadCampaign("campaign-seats", field=f"{where}.seat", found=deed.seat + 1, needed=seats)
            _hold_name(f"{where}.who", deed.who, MAX_NAME_CHARACTERS)


def _hold_person(field: str, name: str) -> None:
    """Raise BadCampaign unless a person may have this name, spelled as it is kept."""
    try:
        kept = names.clean(name)
    except Refused as no:
        raise BadCampaign("campaign-field", field=field, error=no.reason) from None
    if not name or kept != name:
        raise BadCampaign("campaign-field", field=field, error=_no_name(names.MAX_NAME_LENGTH))


def _hold_name(field: str, name: str, most: int) -> None:
    """Raise BadCampaign unless a text can be a name."""
    if not is_name(name, most):
        raise BadCampaign("campaign-field", field=field, error=_no_name(most))


def _no_name(most: int) -> Message:
    return Message("misread-name", args={"most": most})


def is_name(name: str, most: int) -> bool:
    """Return True if a text can be a name: one line of at most `most` characters, some of them visible."""
    return len(name) <= most and name.isprintable() and any(map(names.is_visible, name))


def hold_for(game: Game[Any], campaign: Campaign) -> None:
    """Raise BadCampaign unless a campaign's agreement, its turns and its armies are what its game understands."""
    brought = game.feature(Armies)
    if game.feature(CampaignRules) is None or brought is None:
        raise BadCampaign("campaign-none", game=game.id)
    base = _base(game, campaign)
    needed = len(game.setup.seated(base))
    if len(campaign.players) != needed:
        raise BadCampaign("campaign-seats", field="players", found=len(campaign.players), needed=needed)
    for name, values in campaign.turns.items():
        _hold_turns(game, base, name, values)
    _hold_armies(game, f"setup.{brought.field}", first_armies(game, campaign))
    for number, match in enumerate(campaign.matches):
        _hold_armies(game, f"matches[{number}].armies", match.armies)


def _hold_turns(game: Game[Any], base: Any, name: str, values: Sequence[Any]) -> None:
    """Raise BadCampaign unless a field that changes from match to match may have all its values."""
    field = setup_fields(game).get(name)
    if field is None or field.group != "setup":
        raise BadCampaign("campaign-field", field="turns", error=Message("misread-unknown", args={"field": name[:40]}))
    for number, value in enumerate(values):
        try:
            with_field(base, field, value)
        except msgspec.ValidationError:
            error = Message("misread-value", args={"value": str(value)[:40]})
            raise BadCampaign("campaign-field", field=f"turns.{name}[{number}]", error=error) from None


def _hold_armies(game: Game[Any], field: str, texts: Sequence[str]) -> None:
    """Raise BadCampaign at the first army that its game cannot read."""
    rules = campaign_rules_of(game)
    for seat, text in enumerate(texts):
        try:
            rules.roster(text)
        except Refused as no:
            raise BadCampaign("campaign-field", field=f"{field}[{seat}]", error=no.reason) from None


def _bad_field(error: msgspec.ValidationError, inside: str = "") -> BadCampaign:
    """Return the fault and its place in a decoder's error, such as `Expected int, got str - at $.matches[0]`."""
    field, problem = misshapen(error, inside)
    if not field:
        return BadCampaign(problem.id, **problem.args)
    return BadCampaign("campaign-field", field=_field(field), error=problem)


def _field(name: str) -> str:
    """Return the name of a field cut to the length that a message takes."""
    return name[:60]
