"""A report: one file in both languages with everything in it, and charts that say what the numbers say."""

import json
import re
import tomllib
import xml.etree.ElementTree as ET
from html.parser import HTMLParser

import msgspec
import pytest

from tests.lab.made_up import made_up, write_study
from tests.terminal.command import ROOT, Ran
from theomachy.features.armies import ArmyStrength
from theomachy.lab.findings import findings
from theomachy.reports.drawing import PALETTE
from theomachy.reports.page import STYLE, Report, headline
from theomachy.reports.sections import teller_of

HEROES = {"flame-dragon": 4, "high-mage": 4, "bard": 2, "sage": 3, "knight": 4, "rogue": 2, "druid": 3, "hunter": 3}
EFFECTS = {"flame-dragon": 0.2, "high-mage": -0.2}
GRID = (
    {"agents": ("greedy", "greedy")},
    {"agents": ("master", "master"), "effects": {"high-mage": 0.05}},
    {
        "change": {"scathe.heroes.high-mage.cost": 2},
        "costs": {"high-mage": 2},
        "effects": {"high-mage": 0.1},
    },
)
SETTINGS = {"deals": 250, "cards": HEROES, "hand": 3, "effects": EFFECTS}


@pytest.fixture(scope="module")
def report() -> Report:
    return Report(findings(made_up(*GRID, **SETTINGS)))


@pytest.fixture(scope="module")
def written(report: Report) -> str:
    return report.page("en")


class Reader(HTMLParser):
    """What a page fetches, and whether its elements are closed in order."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.ids: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        self.fetched += [value for name, value in attrs if name in ("src", "href", "data", "action")]
        self.ids += [given["id"]] if "id" in given else []
        if tag not in ("meta", "input", "link", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.mark.parametrize(
    ("effects", "told"),
    [
        ({"flame-dragon": 0.2, "high-mage": -0.2}, ["Flame Dragon wins N more in 100.", "High Mage wins N fewer."]),
        ({"high-mage": -0.12}, ["High Mage wins N fewer in 100."]),
        ({}, ["Nothing stands out."]),
    ],
)
def test_the_headline_names_the_strongest_and_the_weakest_that_are_sure(effects, told):
    found = findings(made_up(**{**SETTINGS, "effects": effects}))
    lines = headline(found, teller_of(found, "en"))
    assert [re.sub(r"[\d.]+(?= (more|fewer))", "N", line) for line in lines] == told


def test_a_report_is_one_file_that_fetches_nothing_and_runs_nothing(written):
    read = Reader(written)
    assert read.open == []
    assert [address for address in read.fetched if not address.startswith("#")] == []
    assert "<script" not in written
    assert "@import" not in written
    assert "url(http" not in written
    assert len(read.ids) == len(set(read.ids))


def test_it_opens_in_a_language_and_has_the_other(report, written):
    assert '<html lang="en">' in written
    assert '<html lang="ja">' in report.page("ja")
    for lang in ("en", "ja"):
        assert f'<article lang="{lang}"' in written
    assert "How strong is each card?" in written
    assert "それぞれのカードはどれほど強いか" in written


def test_nothing_is_left_unsaid(written):
    """No message id, no card's id, no gap of a sentence is shown."""
    text = re.sub(r"<pre>.*?</pre>|<style>.*?</style>|<[^>]*>", " ", written, flags=re.S)
    assert not re.findall(r"\b(?:report|compare|lab)-[a-z-]+", text)
    assert not re.findall(r"\{ ?\$|\b(?:flame-dragon|high-mage)\b(?!-\d)", text)


def test_the_answer_comes_first_and_is_right(written):
    english = written[written.index('<article lang="en"') : written.index('<article lang="ja"')]
    assert "Flame Dragon wins" in english
    assert re.search(r"<h2>How strong.*?</h2><div class=\"answer\"><p>Flame Dragon is the strongest", english, re.S)
    assert "High Mage comes apart most" in english
    assert "High Mage: cost = 2" in english
    assert "High Mage would be even at a cost of" in english


def test_drawings_are_in_the_page_colours_and_words(report, written):
    """No colour of its own, so that a drawing is dark where the written is."""
    drawings = re.findall(r"<svg.*?</svg>", written, flags=re.S)
    assert len(drawings) == 2 * sum(2 if figure.narrow is not None else 1 for figure in report.figures.values())
    for drawing in drawings:
        root = ET.fromstring(drawing)
        assert root.get("role") == "img"
        assert root.get("aria-label")
        colours = {element.get(name) for element in root.iter() for name in ("fill", "stroke")} - {None}
        assert not [colour for colour in colours if not colour.startswith("var(") and colour not in OWN], colours


OWN = ("none", "transparent")


def test_a_drawing_fits_where_it_is_shown(report):
    for figure in report.figures.values():
        assert figure.broad.width <= 800 or figure.narrow is None
        assert figure.narrow is None or figure.narrow.width <= 352


SHARED = ("bg", "surface", "surface-2", "surface-3", "text", "text-2", "text-3", "accent", "good", "harm", "info")


def test_colours_are_those_of_the_house():
    """On paper and by night, as tokens.css has them; a chart's colours are those of the style."""
    tokens = (ROOT / "web" / "src" / "styles" / "tokens.css").read_text("utf-8")
    dark, light = tokens.split("[data-theme='light'] {")
    style = dict(re.findall(r"--([\w-]+): light-dark\(([^)]+)\);", STYLE.read_text("utf-8")))
    for name in [
        "bg",
        "surface",
        "surface-2",
        "surface-3",
        "text",
        "text-2",
        "text-3",
        "accent",
        "good",
        "harm",
        "info",
    ]:
        assert style[name] == f"{value(light, name)}, {value(dark, name)}", name
    for name, colour in PALETTE.items():
        assert style[name].split(",")[0] == colour


def value(style: str, name: str) -> str:
    found = re.search(rf"--{name}: *([^;]+);", style)[1].strip()
    return value(style, found[6:-1]) if found.startswith("var(--") else found


def test_pictures_are_pictures(report):
    pictures = report.pictures("ja")
    assert set(pictures) == set(report.figures)
    assert all(picture.startswith(b"\x89PNG") for picture in pictures.values())


def test_a_study_without_cards_has_a_report_of_its_agents():
    tables = made_up({"agents": ("greedy", "random"), "effects": {"agent greedy": 0.2}}, deals=80)
    tables.cards.clear()
    tables.uses.clear()
    page = Report(findings(tables), ["en"]).page()
    assert "greedy beats random" in page
    assert "How strong" not in page


def test_nothing_stands_out_where_nothing_is():
    page = Report(findings(made_up(deals=30, cards=HEROES, hand=3)), ["en"]).page()
    assert "Nothing stands out." in page


# The command line


@pytest.fixture
def study(tmp_path):
    return write_study(tmp_path / "planted", *GRID, **{**SETTINGS, "deals": 120})


@pytest.mark.long
def test_lab_report_writes_a_file_and_pictures(study, tmp_path):
    ran = Ran("lab", "report", str(study), "--png", str(tmp_path / "png"))
    assert ran.status == 0, ran.err
    assert "<!doctype html>" in (study / "report.html").read_text("utf-8")
    assert (tmp_path / "png" / "strengths-hero.png").exists()


def test_lab_report_prints_numbers(study):
    found = json.loads(Ran("lab", "report", str(study), "--json").out)
    assert found["games"] == 720
    assert {"value", "low", "high", "chance"} <= set(found["strengths"][0]["strength"])


def test_lab_compare_holds_two_cells_side_by_side(study):
    ran = Ran("lab", "compare", str(study), "--cells", "0,1")
    assert ran.status == 0, ran.err
    assert "240 and 240 games, 120 deals in both." in ran.out
    assert "first seat" in ran.out


def test_lab_compare_holds_two_studies_side_by_side(study, tmp_path):
    write_study(tmp_path / "other", deals=120, cards=HEROES, hand=3, seat=0.3)
    found = json.loads(Ran("lab", "compare", str(study), str(tmp_path / "other"), "--json").out)
    first = next(measure for measure in found["measures"] if measure["name"] == "first-seat")
    assert first["difference"]["more"]["low"] > 0
    assert found["test"]["share"] == "high"


def test_lab_even_tells_a_cost_or_why_not(study):
    ran = Ran("lab", "even", str(study), "high-mage")
    assert "High Mage would be even at a cost of" in ran.out
    ran = Ran("lab", "even", str(study), "high-made")
    assert (ran.status, "did you mean high-mage?" in ran.err) == (2, True)
    ran = Ran("lab", "even", str(study), "zzz")
    assert (ran.status, "did you mean" in ran.err, "there are bard, " in ran.err) == (2, False, True)
    ran = Ran("lab", "even", str(study), "bard")
    assert (ran.status, "fewer than two costs" in ran.err) == (2, True)


def test_lab_measured_prints_what_the_muster_reads(study):
    found = tomllib.loads(Ran("lab", "measured", str(study)).out)
    assert found["study"] == (study / "study.toml").as_posix(), "the file that is there"
    strengths = msgspec.convert(found["strengths"], dict[str, ArmyStrength])
    assert strengths["flame-dragon"].low > 0
    assert set(strengths) == set(HEROES)


def test_lab_list_names_the_studies_of_a_folder(study):
    assert "planted" in Ran("lab", "list", str(study.parent)).out
    assert "no finished study" in Ran("lab", "list", str(study)).out


@pytest.mark.parametrize(
    "line", ["report nowhere", "compare nowhere", "compare nowhere --cells 0,1", "list nowhere", "even nowhere x"]
)
def test_what_is_no_study_is_told_in_a_sentence(line, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    ran = Ran("lab", *line.split())
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_cells_that_are_not_there_are_told(study):
    ran = Ran("lab", "compare", str(study), "--cells", "0,9")
    assert (ran.status, "the study has 0 to 2" in ran.err) == (2, True)
