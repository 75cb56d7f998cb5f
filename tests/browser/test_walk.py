"""Nothing is covered, cut, too small or too faint, on any page, at any size, in any language."""

import pytest

from tests.browser.conftest import Arrive
from tests.browser.kit import Visitor
from tests.browser.walk import AS_IT_IS, AT_TABLE, FAULTS, SIZES, Found, look_around, told
from tests.kit import LANGUAGES
from tests.server.kit import Player, at_random
from tests.server.processes import Server
from theomachy import games
from theomachy.play.lessons import lessons

GAMES = games.names()
PAGES = ["/", "/learn", "/account", "/campaign", "/join/nowhere", "/nowhere"]
PAGES += [f"/{page}/{game}" for page in ("new", "muster", "rules") for game in GAMES]
FEW = ["/", "/new/godslayer", "/muster/godslayer", "/campaign"]
ENDS = (SIZES[0], SIZES[2])
"""A phone, and the smallest screen of a desk."""
DEEP = (0, 12, 40, 120)
"""Answers after which a table is looked at."""
BAD = """
  <style>
    body { margin: 0; font: 16px sans-serif; background: #fff; color: #000 }
    p, button { position: absolute; margin: 0; white-space: nowrap } button { border: 0; padding: 0 }
  </style>
  <button style="left: 0; top: 0; width: 60px; height: 40px">under</button>
  <div style="position: absolute; left: 0; top: 0; width: 60px; height: 40px; background: #eee"></div>
  <p style="left: 100px; top: 0">one over</p> <p style="left: 110px; top: 4px">the other</p>
  <p style="left: 0; top: 100px; width: 40px; overflow: hidden">cut off here</p>
  <p style="left: 0; top: 150px; color: #999">faint</p>
  <button style="left: 0; top: 200px; width: 12px; height: 12px">x</button>
  <div style="width: 3000px; height: 1px"></div>
"""


def arrived(arrive: Arrive, lang: str) -> Visitor:
    visitor = arrive(settings={"lang": lang})
    visitor.forgiven += ["404", "409"]
    return visitor


def walk(visitor: Visitor, paths: list[str], sizes: tuple[tuple[int, int], ...] = SIZES) -> Found:
    found: Found = {}
    for path in paths:
        visitor.go(path).page.wait_for_load_state("networkidle")
        look_around(visitor, path, found, sizes)
    return found


def test_the_walk_sees_what_is_wrong(visitor: Visitor):
    visitor.page.set_content(BAD)
    kinds = {fault["kind"] for fault in visitor.page.evaluate(FAULTS)}
    assert kinds == {"covered", "under", "overlap", "cut", "contrast", "small", "sideways"}


def test_a_few_pages(arrive: Arrive):
    found = {lang: told(walk(arrived(arrive, lang), FEW, ENDS)) for lang in LANGUAGES}
    assert found == dict.fromkeys(LANGUAGES, "")


@pytest.mark.full
@pytest.mark.parametrize(("lang", "size"), zip(LANGUAGES, reversed(ENDS), strict=True))
@pytest.mark.parametrize("game", GAMES)
def test_the_first_question_of_a_game(arrive: Arrive, game: str, lang: str, size: tuple[int, int]):
    """English at a desk, Japanese, which is higher, on a phone."""
    visitor, found = arrived(arrive, lang).sit(game, ["me", "novice"]), Found()
    visitor.wanted()
    look_around(visitor, game, found, (size,))
    assert told(found) == ""


@pytest.mark.full
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", PAGES)
def test_every_page(arrive: Arrive, lang: str, path: str):
    assert told(walk(arrived(arrive, lang), [path])) == ""


@pytest.mark.full
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_state_of_a_table(arrive: Arrive, server: Server, game: str, lang: str):
    """From the first question to the end, and the replay of it."""
    player = Player(server)
    visitor, found = arrived(arrive, lang).be(player), Found()
    with player.play(game, ("me", "me")) as line:
        for before, after in zip((0, *DEEP), DEEP, strict=False):
            line.play_on(at_random(after), after - before)
            if visitor.go(f"/table/{line.match}").wanted() == "over":
                break
            look_around(visitor, f"{game} after {after}", found, SIZES, AT_TABLE)
        else:
            line.deed("resign")
    visitor.go(f"/table/{line.match}").page.locator(".ending").wait_for()
    look_around(visitor, f"the end of {game}", found, SIZES, (AS_IT_IS,))
    visitor.go(f"/watch/{line.match}").page.wait_for_load_state("networkidle")
    look_around(visitor, f"replay of {game}", found, SIZES, (AS_IT_IS,))
    assert told(found) == ""


@pytest.mark.full
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson(arrive: Arrive, game: str, lang: str):
    visitor, found = arrived(arrive, lang), Found()
    for lesson in lessons(games.game(game)):
        visitor.open("/lessons", {"game": game, "lesson": lesson.id}).wanted()
        look_around(visitor, lesson.id, found, SIZES)
    assert told(found) == ""
