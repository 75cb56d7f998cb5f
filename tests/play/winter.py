"""A campaign of The Godbreaker Saga whose first two matches were played by rules older than the present ones."""

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, NamedTuple

from tests.conformance.games import GODBREAKER, decide
from tests.conformance.sagas import brief
from theomachy.kernel import Match, key_of
from theomachy.play.campaigns import Campaign, Player, after, begin, new, write_campaign
from theomachy.play.records import write_record

OLD = replace(GODBREAKER.game, rules=str(int(GODBREAKER.game.rules) - 1))


class Winter(NamedTuple):
    """The campaign after two matches, and what is kept of its matches."""

    campaign: Campaign
    records: tuple[str, ...]
    """The records of the two matches, and that of the third, which was broken off."""

    @property
    def text(self) -> str:
        """The file of the campaign."""
        return write_campaign(self.campaign)


@cache
def winter() -> Winter:
    """Play the campaign with random answers; the second seat belongs to an agent."""
    players = (Player("Kim"), Player("Lee", "random"))
    setup, scenarios = brief(OLD.setup.presets["standard"](Random(1))), {"scenario": ["score", "nest"]}
    campaign, records = new(OLD, "The long winter", setup, players, "7", scenarios), list[str]()
    for number in (1, 2):
        match = begin(OLD, campaign)
        play_on(match, number)
        records.append(write_record(match))
        campaign = after(OLD, campaign, match, records[-1])
    match = begin(OLD, campaign)
    play_on(match, 3, 30)
    return Winter(campaign, (*records, write_record(match)))


def play_on(match: Match[Any], seed: int, most: int = 100_000) -> None:
    """Give random answers until the match is over, or has had so many."""
    random = Random(seed)
    for _ in range(most):
        if match.request is None:
            return
        ask = random.choice(match.asks)
        match.answer(key_of(decide(ask, random)), ask.seat)
