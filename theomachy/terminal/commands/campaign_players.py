"""The players of a new campaign: agents by their names, all others people. A mistyped agent is refused."""

import re
from collections.abc import Sequence
from typing import Any

from theomachy.agents import agent, names
from theomachy.agents.levels import agent_of, level_and_style, names_level
from theomachy.hosting.names import clean
from theomachy.kernel import Game, Message, Refused
from theomachy.play.campaigns import Player
from theomachy.play.names import MAX_NAME_LENGTH, look
from theomachy.play.near import SURE, nearest
from theomachy.presentation.text import Verbatim
from theomachy.terminal.errors import Trouble

FLAG = "--seats"
OF_AGENTS = re.compile("[:+]")
"""Signs that only the names of agents have: `module:Class`, `search:64`, `greedy+bold`."""


def read_players(game: Game[Any], text: str) -> list[Player]:
    """Return the players that a flag names. Trouble if a name is nearly an agent's, or if two people have one name."""
    players = [_player(game, name.strip()) for name in text.split(",")]
    people: dict[str, str] = {}
    for player in players:
        if player.agent:
            continue
        seen = look(player.name)
        if seen in people:
            raise Trouble(FLAG, "campaign-namesakes", name=player.name, other=people[seen])
        people[seen] = player.name
    return players


def who_is_who(players: Sequence[Player]) -> list[Message]:
    """Return sentences that say who is a person, and who an agent."""
    people = [Verbatim(player.name) for player in players if not player.agent]
    agents = [Verbatim(player.name) for player in players if player.agent]
    named = (("campaign-people", people), ("campaign-agents", agents))
    return [Message(id, args={"names": group}) for id, group in named if group]


def _player(game: Game[Any], name: str) -> Player:
    try:
        agent(game, name, 0)
    except Refused as no:
        return _person(game, name, no)
    return Player(name, name)


def _person(game: Game[Any], name: str, no_agent: Refused) -> Player:
    """Return a person of this name, unless an agent or a level was meant by it."""
    if no_agent.reason.id != "no-such-agent":
        raise Trouble(FLAG, no_agent.reason) from None
    if names_level(name):
        raise Trouble(FLAG, "agent-level", text=name, agent=agent_of(game, level_and_style(name)[0])) from None
    kind = OF_AGENTS.split(name)[0]
    if near := nearest(kind, names(game), SURE):
        raise Trouble(FLAG, "campaign-near-agent", text=name, near=f"{near}{name.removeprefix(kind)}") from None
    if kind != name:
        raise Trouble(FLAG, "trouble-no-agent", text=name, known=names(game)) from None
    try:
        kept = clean(name)
    except Refused as no:
        raise Trouble(FLAG, no.reason) from None
    if kept and kept != name:
        raise Trouble(FLAG, "misread-name", most=MAX_NAME_LENGTH)
    if not kept:
        raise Trouble(FLAG, "campaign-player", most=MAX_NAME_LENGTH) from None
    return Player(kept)
