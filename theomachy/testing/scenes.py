"""Checks of scenes: they change by patches, and show no viewer what is hidden from it."""

from random import Random
from typing import Any

from theomachy.features.ai import usual_answer
from theomachy.kernel import ONLOOKER, Ask, Fast, Match, Refused, key_of
from theomachy.kernel.game import S
from theomachy.play.onlookers import as_onlooker
from theomachy.play.patches import apply, difference
from theomachy.play.probe import probe
from theomachy.play.ways import ways
from theomachy.testing.looking import asked, hold, same, seen
from theomachy.testing.trial import Trial

PROBED = 3
"""Options of a question whose odds are compared."""


def worlds(match: Match[S], viewer: int, seed: int) -> tuple[Match[S], Match[S]]:
    """Return the match, and one that may as well be for all that a viewer knows, both with the events of this step."""
    start, imagined = match.steps[-1], match.game.imagine(match.settled.copy(), viewer, Random(seed))
    given = {seat: option for seat, option in match.given.items() if seat == viewer}

    def world(state: S) -> Match[S]:
        since = match.tape[start:], match.who[start:]
        return Match(match.game, state, Fast(seed), tape=since[0], who=since[1], given=given, listen=True)

    return world(match.settled), world(imagined)


def scenes_leak_nothing(trial: Trial[S]) -> None:
    """Check that worlds which a viewer cannot tell apart show, ask and tell it the same.

    If they differ after an answer, that was a reveal, and it must show as well as tell.
    """
    hidden = differ = False
    for match, random in trial.matches(2):
        for turn, (key, seat) in enumerate(trial.decisions(match, random)):
            for viewer in match.seats:
                true, other = worlds(match, viewer, turn)
                hidden |= match.game.scene(match.state, viewer) != match.game.scene(match.state, None)
                differ |= true.state.digest() != other.state.digest()
                same(seen(other, viewer), seen(true, viewer), f"seat {viewer} can tell what is hidden from it")
                shown, others = (match.game.scene(world.state, ONLOOKER) for world in (true, other))
                same(others, shown, f"an onlooker sees what is hidden from seat {viewer}")
                imagined = match.imagined(viewer, turn).state.digest()
                same(imagined, other.state.digest(), "the same seed imagines another world")
                try:
                    other.answer(key, seat)
                except Refused:
                    hold(seat != viewer, f"{key!r} can be answered in one world only, so it tells what is hidden")
                    continue
                true.answer(key, seat)
                (scene, ask, events), (other_scene, other_ask, other_events) = seen(true, viewer), seen(other, viewer)
                revealed = (scene == other_scene) == (events == other_events)
                hold(revealed, f"what {key!r} reveals to seat {viewer} is shown but not told, or told but not shown")
                hold(scene != other_scene or ask == other_ask, f"a request tells seat {viewer} what no scene shows")
            match.answer(key, seat)
    hold(hidden == differ, "what scenes hide is not what `imagine` draws anew")


def a_shared_screen_tells_no_secrets(trial: Trial[S]) -> None:
    """Check that a shared screen shows, asks and tells the same in all worlds that differ only in secrets."""
    hidden, drawn = set[int](), set[int]()
    for match, random in trial.matches(2):
        for turn, (key, seat) in enumerate(trial.decisions(match, random)):
            if match.game.imagine(settled := match.settled.copy(), ONLOOKER, Random(turn)) is not settled:
                true, other = worlds(match, ONLOOKER, turn)
                same(on_screen(other), on_screen(true), "a shared screen tells what only one seat may know")
                drawn |= {viewer for viewer in match.seats if differs(true, other, viewer)}
            hidden |= {viewer for viewer in match.seats if sees_more(match, viewer)}
            match.answer(key, seat)
    undrawn = sorted(hidden - drawn)
    hold(not undrawn, f"`imagine` draws nothing for an onlooker of what only seats {undrawn} may know")


def differs(one: Match[S], other: Match[S], viewer: int) -> bool:
    """Return whether a seat sees different things in two worlds."""
    return one.game.scene(one.state, viewer) != other.game.scene(other.state, viewer)


def sees_more(match: Match[S], viewer: int) -> bool:
    """Return whether a seat sees something that an onlooker does not see."""
    return match.game.scene(match.state, viewer) != match.game.scene(match.state, ONLOOKER)


def on_screen(match: Match[S]) -> tuple[object, ...]:
    """Return all that people at one screen see of a match, except what is asked in secret."""
    asks = [ask for seat in match.seats if (ask := match.ask_of(seat)) is not None]
    scene = match.game.scene(match.state, ONLOOKER)
    return scene, match.events, [(ask.seat, ask.question) if ask.secret else helped(match, ask) for ask in asks]


def helped(match: Match[S], ask: Ask[Any]) -> tuple[object, ...]:
    """Return an ordinary question with the help that comes with it: the usual answer, odds, ways."""
    known = as_onlooker(match)
    odds = [probe(known, ask.seat, key_of(option)) for option in ask.look()[:PROBED]]
    return asked(ask), usual_answer(known, ask), odds, [way[:2] for way in ways(known, ask.seat)]


def secrets_are_kept_until_all_have_answered(trial: Trial[S]) -> None:
    """Check that, while others still have to answer, nobody sees what a seat has answered in secret."""
    for match, random in trial.matches(3):
        for key, seat in trial.decisions(match, random):
            ask = match.ask_of(seat)
            assert ask is not None
            for other in [s for s in match.seats if s != seat and match.ask_of(s)]:
                before = seen(match.clone(0), other)
                for secret in map(key_of, ask.look()):
                    world = match.clone(0)
                    world.answer(secret, seat)
                    same(seen(world, other), before, f"seat {other} can tell that seat {seat} answered {secret!r}")
                    hold(seat not in world.imagined(other, 0).given, f"seat {other} imagines with a secret of {seat}")
            match.answer(key, seat)


def scenes_change_by_patches(trial: Trial[S]) -> None:
    """Check that the fixed part lasts the whole match and that patches lead from each scene to the next."""
    for match, random in trial.matches(1):
        viewers = (*match.seats, None)
        first = {viewer: match.game.scene(match.state, viewer) for viewer in viewers}
        seen = {viewer: scene.moving() for viewer, scene in first.items()}
        for key, seat in trial.decisions(match, random):
            match.answer(key, seat)
            for viewer in viewers:
                scene = match.game.scene(match.state, viewer)
                same(scene.fixed, first[viewer].fixed, "the fixed part of a scene has changed")
                same(len(scene.fixed.seats), len(match.seats), "the seats in a scene")
                before, seen[viewer] = seen[viewer], scene.moving()
                patched = apply(before, difference(before, seen[viewer]))
                same(patched, seen[viewer], "a patch does not lead to the next scene")
