"""The usual places of Godslayer: legal in every scenario, units in formation, the leader in the middle."""

from itertools import product

import pytest

from theomachy.games.godslayer import GAME
from theomachy.games.godslayer.ai.army_strength import melee_affinity
from theomachy.games.godslayer.ai.deployment import BACK, FRONT, SECOND, deployment, line_of
from theomachy.games.godslayer.army.random_warbands import random_warband
from theomachy.games.godslayer.army.starters import STARTERS
from theomachy.games.godslayer.army.warbands import write_warband
from theomachy.games.godslayer.rules.space.formation import keeps_formation
from theomachy.games.godslayer.setup import PRESETS, SCENARIOS, Setup, for_players
from theomachy.games.godslayer.state import FIELD
from theomachy.games.godslayer.terms import NOBODY
from theomachy.geometry.plane import INCH, within
from theomachy.kernel import Fast, Match, Random

SMALL = [text for id, text in STARTERS.items() if id.endswith("160")]
LARGE = [text for id, text in STARTERS.items() if id.endswith("300")]


def set_up(setup, seed=3):
    """A match whose players all do what is usual, until the first round; secrets are kept at random."""
    match, random = Match(GAME, GAME.new(setup), Fast(seed)), Random(seed)
    while match.state.phase == "setting up":
        ask = match.asks[0]
        key = deployment(match.state, ask)
        assert key is not None or ask.secret
        match.answer(random.choice(ask.keys()) if key is None else key, ask.seat)
    return match


def behind(t, model):
    """How far from the middle line between the two sides."""
    return abs(model.y - t.height // 2) if t.sides[0] in ("north", "south") else abs(model.x - t.width // 2)


@pytest.mark.parametrize(("scenario", "pair"), product(SCENARIOS, range(3)))
def test_units_stand_in_formation(scenario, pair):
    t = set_up(Setup((SMALL[2 * pair], SMALL[2 * pair + 1]), scenario, level=220)).state
    assert t.round == 1
    for card in t.cards:
        assert len(t.members(card)) == len(card.models)
        assert keeps_formation(t, card)


@pytest.mark.parametrize("pair", range(3))
def test_the_leader_stands_behind_the_front_and_machines_behind_the_leader(pair):
    t = set_up(Setup((LARGE[2 * pair], LARGE[2 * pair + 1]), level=300, large=True)).state
    for seat in range(2):
        cards = [card for card in t.cards if card.seat == seat and card.deploys == "regular"]
        depths = {
            line: [behind(t, t.members(card)[0]) for card in cards if line_of(card) == line and t.members(card)]
            for line in (FRONT, SECOND, BACK)
        }
        for nearer, farther in ((FRONT, SECOND), (SECOND, BACK)):
            if depths[nearer] and depths[farther]:
                assert min(depths[nearer]) < max(depths[farther])


def test_who_shoots_has_nobody_before_him():
    t = set_up(Setup((LARGE[0], LARGE[1]), level=300, large=True)).state
    for card in t.cards:
        if card.of.kind == "unit" and melee_affinity(card) < 1 and card.deploys == "regular":
            for model in t.members(card):
                mates = [other for other in t.standing() if t.seat_of(other) == card.seat and other.card != card.number]
                before = [
                    other for other in mates if behind(t, other) < behind(t, model) and abs(other.x - model.x) < model.r
                ]
                assert not before


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_comes_to_its_first_round(preset):
    match = set_up(PRESETS[preset](Random(5)))
    assert match.state.round == 1
    assert deployment(match.state, match.asks[0]) is None


@pytest.mark.parametrize("players", [3, 4])
def test_more_than_two_find_room(players):
    t = set_up(for_players(Setup(), players)).state
    assert all(t.models[number].where == FIELD for card in t.cards for number in card.models)


def set_up_in_any_order(setup, order, seed):
    """A match set up in an order of cards of our own; every usual place on the way is legal."""
    match, random = Match(GAME, GAME.new(setup), Fast(seed)), Random(seed)
    while match.state.phase == "setting up":
        ask = match.asks[0]
        key = deployment(match.state, ask)
        assert ask.secret if key is None else ask.takes(key)
        if ask.question == "gs-ask-deploy":
            key = order(match.state, ask.keys(), random)
        match.answer(random.choice(ask.keys()) if key is None else key, ask.seat)
    return match


def attachments_first(t, keys, random):
    return max(keys, key=lambda key: (t.card_named(key).parent != NOBODY, key))


def by_lot(t, keys, random):
    return random.choice(keys)


@pytest.mark.parametrize("starter", STARTERS)
def test_an_attachment_deployed_before_its_parent_stands_beside_it_in_the_end(starter):
    """GS-SET-11: a player deploys cards in any order, an attachment before its parent too."""
    level = int(starter.rsplit("-", 1)[1])
    t = set_up_in_any_order(
        Setup((STARTERS[starter], LARGE[0] if level == 300 else SMALL[0])), attachments_first, 3
    ).state
    for card in t.cards:
        assert len(t.members(card)) == len(card.models)
        if card.parent != NOBODY:
            assert within(t.members(card)[0].disc, t.members(t.cards[card.parent])[0].disc, 6 * INCH)


def test_the_wolfhound_may_be_deployed_before_the_druid():
    """GS-SET-11: the usual place of an attachment is known where its parent is not yet on the table."""
    match = Match(GAME, GAME.new(Setup((STARTERS["wyldfolk-300"], STARTERS["halodynes-300"]))), Fast(3))
    hounds = [card.id for card in match.state.cards if card.seat == 0 and card.parent != NOBODY]
    while not (match.asks[0].question == "gs-ask-deploy" and hounds[0] in match.asks[0].keys()):
        match.answer(match.asks[0].keys()[0], match.asks[0].seat)
    match.answer(hounds[0], match.asks[0].seat)
    assert match.asks[0].takes(deployment(match.state, match.asks[0]))


@pytest.mark.parametrize("seed", range(15))
def test_random_warbands_find_their_usual_places_in_any_order(seed):
    """GS-SET-11: whatever is mustered, and in whatever order it is deployed, the usual place is legal."""
    random = Random(seed)
    for _ in range(10):
        level = random.choice((160, 220, 300))
        warbands = tuple(write_warband(random_warband(random, level)) for _ in range(2))
        set_up_in_any_order(Setup(warbands, random.choice(SCENARIOS)), by_lot, seed)
