"""What can be seen, and by whom."""

from random import Random

from theomachy.kernel import Fast, Match, Refused, key_of
from theomachy.kernel.game import S
from theomachy.kernel.scene import apply, difference
from theomachy.testing.looking import hold, same, seen
from theomachy.testing.trial import Trial


def worlds(match: Match[S], viewer: int, seed: int) -> tuple[Match[S], Match[S]]:
    """The match as it is and as it may be for all that a viewer knows, both with the events of this step."""
    start, imagined = match.steps[-1], match.game.imagine(match.settled.copy(), viewer, Random(seed))
    given = {seat: option for seat, option in match.given.items() if seat == viewer}

    def world(state: S) -> Match[S]:
        since = match.tape[start:], match.who[start:]
        return Match(match.game, state, Fast(seed), tape=since[0], who=since[1], given=given, listen=True)

    return world(match.settled), world(imagined)


def scenes_leak_nothing(trial: Trial[S]) -> None:
    """Worlds that a viewer cannot tell apart show, ask and tell it the same; if not after an answer, that was a reveal
    and shows as well as tells."""
    hidden = differ = False
    for match, random in trial.matches(2):
        for turn, (key, seat) in enumerate(trial.decisions(match, random)):
            for viewer in match.seats:
                true, other = worlds(match, viewer, turn)
                hidden |= match.game.scene(match.state, viewer) != match.game.scene(match.state, None)
                differ |= true.state.digest() != other.state.digest()
                same(seen(other, viewer), seen(true, viewer), f"seat {viewer} can tell what is hidden from it")
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


def secrets_are_kept_until_all_have_answered(trial: Trial[S]) -> None:
    """While others still have to answer, nobody sees what a seat has answered in secret."""
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
    """The fixed part lasts the whole match; the rest is plain data, and patches lead from each scene to the next."""
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
