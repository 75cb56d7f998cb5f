"""What the games say about how they may be drawn: nothing is left out, and nothing is named that is not there."""

import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.conformance import mini
from tests.forms import Form
from theomachy import games
from theomachy.kernel import Ask, Content, Fast, Match
from theomachy.kernel.scene import Scene
from theomachy.presentation import looks
from theomachy.presentation.looks import BadLook, Face, Look, look_of, read_look
from theomachy.presentation.text import Words

WEB = Path(__file__).parents[2] / "web" / "src"
ICONS = set(re.findall(r'id="i-([^"]+)"', (WEB / "assets" / "icons.svg").read_text("utf-8")))
MASKS = set(re.findall(r'id="e-([^"]+)"', (WEB / "assets" / "emblems.svg").read_text("utf-8")))
PALETTES = dict(re.findall(r"\.p-([a-z]+)[^{]*\{([^}]*)\}", (WEB / "styles" / "palettes.css").read_text("utf-8")))
GAMES = [games.game(name) for name in games.names()]


@pytest.fixture(params=GAMES, ids=games.names())
def game(request: pytest.FixtureRequest) -> Any:
    return request.param


@cache
def played(id: str, stride: int) -> tuple[list[Scene], set[str]]:
    """Scenes of a random game of every preset, one after so many decisions, and how all options begin."""
    game, scenes, verbs = games.game(id), list[Scene](), set[str]()
    for seed, preset in enumerate(game.setup.presets.values()):
        random = Random(seed)
        match = Match(game, game.new(preset(random)), Fast(seed))
        while isinstance(ask := match.request, Ask):
            if len(match.tape) % stride == 0:
                scenes.append(game.scene(match.state, ask.seat))
            keys = ask.keys()
            verbs |= {key.split(":")[0] for key in keys}
            match.answer(random.choice(keys), ask.seat)
        scenes.append(game.scene(match.state, None))
    return scenes, verbs


@pytest.fixture
def stride(form: Form) -> int:
    return form.pick(short=25, long=25, full=3)


@pytest.mark.long
def test_everything_in_a_scene_can_be_drawn(game: Any, stride: int) -> None:
    look = look_of(game)
    faces, icons, tracks = set(), set(), set()
    for scene in played(game.id, stride)[0]:
        faces |= {card.icon or id for id, card in scene.fixed.cards.items()}
        faces |= {piece.icon for piece in scene.pieces.values()} - {""}
        tracks |= {track.label for track in scene.tracks.values()}
        for piece in scene.pieces.values():
            icons |= {*piece.badges, *piece.figures, *piece.marks, *(bar.label for bar in piece.bars)}
    for card in scene.fixed.cards.values():
        icons |= {*card.figures, *(line.section for line in card.lines), *(p.id for ln in card.lines for p in ln.parts)}
    assert faces <= set(look.faces), sorted(faces - set(look.faces))
    assert (icons | tracks) - {""} <= set(look.icons), sorted((icons | tracks) - set(look.icons))
    assert tracks <= set(look.tracks)


def test_what_is_named_is_there(game: Any) -> None:
    look = look_of(game)
    named = {*look.icons.values(), *look.dice.values(), *(face.icon for face in look.faces.values())} - {""}
    assert named <= ICONS, named - ICONS
    assert {face.mask for face in look.faces.values()} - {""} <= MASKS
    assert {face.palette for face in look.faces.values()} - {""} <= set(PALETTES)
    for id, face in look.faces.items():
        assert bool(face.mask) == bool(face.palette) != bool(face.icon), id


def test_no_two_of_a_kind_look_alike(game: Any) -> None:
    faces = [(face.mask, face.palette, face.icon) for face in look_of(game).faces.values()]
    assert len(set(faces)) == len(faces)


def test_ids_are_words_or_options(game: Any, stride: int) -> None:
    """A misspelt id would never be drawn."""
    look, words = look_of(game), Words(game)
    questions = [id for id in words.bundle.texts if "-ask-" in id]
    options = played(game.id, stride)[1] | {name for id in questions for name in words.attributes(id)}
    for id in (*look.icons, *look.marks, *look.tracks, *look.tints):
        assert words.knows(id) or id in options, id


def test_palettes_have_five_tones() -> None:
    for name, tones in PALETTES.items():
        found = re.findall(r"--(e\w): #[0-9a-f]{6};", tones)
        assert found == ["e0", "e1", "e2", "e3", "ea"], name


def test_dice_show_every_face(game: Any) -> None:
    """Dice of many sides show plain numbers."""
    six = set("123456")
    shown = {"scathe": six, "godtear": set("012"), "godbreaker": set(), "godslayer": six}
    assert set(look_of(game).dice) == shown[game.id]


def test_looks_are_gathered_from_the_whole_folder(tmp_path: Path) -> None:
    """A part of a game has its looks beside it: a champion its face."""
    for name, text in (
        ("content", 'minutes = 20\n[faces]\na = { mask = "nia" }'),
        ("b", '[faces]\nb = { icon = "map" }'),
    ):
        (tmp_path / name).mkdir()
        (tmp_path / name / "looks.toml").write_text(text)
    game = replace(mini.GAME, content=Content(tmp_path, ""))
    assert look_of(game) == Look(minutes=20, faces={"a": Face(mask="nia"), "b": Face(icon="map")})
    (tmp_path / "b" / "looks.toml").write_text("colour = 1")
    looks._look_in.cache_clear()
    with pytest.raises(BadLook, match=f"^{tmp_path.name}/b/looks.toml: colour: there is no such field"):
        look_of(game)


def test_a_game_without_looks_is_plain() -> None:
    assert look_of(mini.GAME) == Look()
    assert Face() == Face(mask="", palette="", icon="", style="card")


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("ground = 3", "x.toml: ground: Expected `str`, got `int`"),
        ("ground = 'mud'", "x.toml: ground: Invalid enum value 'mud'"),
        ("minutes = 0", "x.toml: minutes: Expected `int` >= 1"),
        ("colour = 'red'", "x.toml: colour: there is no such field; there are ground, minutes"),
        ("icons = 4", "x.toml: icons: this must be a table"),
        ("[icons]\nsc-cost = 'Not An Icon'", "x.toml: icons.sc-cost: Expected `str` matching"),
        ("[faces]\nknight = { masque = 'k' }", "x.toml: faces.knight: Object contains unknown field `masque`"),
        ("[faces]\nknight = { style = 'big' }", "x.toml: faces.knight.style: Invalid enum value 'big'"),
        ("[marks]\ndead = 'gone'", "x.toml: marks.dead: Invalid enum value 'gone'"),
        ("[[", "x.toml: "),
    ],
)
def test_a_fault_names_file_entry_and_field(text: str, where: str) -> None:
    with pytest.raises(BadLook) as caught:
        read_look(text, "x.toml")
    assert str(caught.value).startswith(where)


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour such as `#f9602b`, as WCAG defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize(("theme", "grounds"), [("dark", ("#090b10", "#141821")), ("light", ("#e9dfc9", "#f7f1e3"))])
def test_the_colours_of_owners_stand_out_from_the_page(theme: str, grounds: tuple[str, str]) -> None:
    """In either theme the colours of eight owners and of nobody have a contrast of 3 to 1 to page and surface."""
    tokens = (WEB / "styles" / "tokens.css").read_text("utf-8")
    style = tokens.split(f"[data-theme='{theme}'] {{")[1].split("\n}")[0]
    assert all(ground in style for ground in grounds)
    owners = dict(re.findall(r"--owner-(\d): (#\w{6});", style))
    assert len(owners) == 9
    for owner, colour in owners.items():
        for ground in grounds:
            low, high = sorted((luminance(colour), luminance(ground)))
            assert (high + 0.05) / (low + 0.05) >= 3, (owner, ground)
