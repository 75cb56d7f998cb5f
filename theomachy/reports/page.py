"""A report as one HTML file: both languages, all charts, no script, nothing fetched."""

import html
from collections.abc import Sequence
from pathlib import Path

from theomachy.lab.findings import Findings
from theomachy.presentation.text import FIRST, Verbatim, languages
from theomachy.reports.drawing import page_svg, picture
from theomachy.reports.figures import Figure, Figures, drawn
from theomachy.reports.sections import Section, Table, sections, teller_of
from theomachy.reports.teller import Teller

STYLE = Path(__file__).with_name("report.css")
NAMES = {"en": "English", "ja": "日本語"}
"""Names of languages, each in itself."""


class Report:
    """A study's findings with their charts drawn."""

    def __init__(self, findings: Findings, langs: Sequence[str] = ()) -> None:
        self.findings = findings
        self.tellers = [teller_of(findings, lang) for lang in langs or languages()]
        self.figures: Figures = drawn(findings, self.tellers)

    def page(self, first: str = FIRST) -> str:
        """Return the whole file; it opens in the language that is named."""
        shown = next((teller for teller in self.tellers if teller.lang == first), self.tellers[0])
        title = f"{shown.words.title}: {self.findings.name}"
        switch = "".join(self._switch(teller, checked=teller is shown) for teller in self.tellers)
        articles = "".join(self.article(teller) for teller in self.tellers)
        return (
            f'<!doctype html>\n<html lang="{shown.lang}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            '<meta name="color-scheme" content="light dark">\n'
            f"<title>{escape(title)}</title>\n<style>\n{STYLE.read_text('utf-8')}</style>\n</head>\n"
            f'<body class="lab-report">\n<fieldset class="langs"{" hidden" * (len(self.tellers) < 2)}>'
            f"{switch}</fieldset>\n{articles}\n</body>\n</html>\n"
        )

    def _switch(self, teller: Teller, *, checked: bool) -> str:
        name = NAMES.get(teller.lang, teller.lang)
        mark = " checked" * checked
        return (
            f'<label lang="{teller.lang}"><input type="radio" name="lang" value="{teller.lang}"{mark}>'
            f"{escape(name)}</label>"
        )

    def article(self, teller: Teller) -> str:
        """Return the whole report in one language."""
        findings = self.findings
        parts = "\n".join(self._section(teller, section) for section in sections(findings, teller))
        return (
            f'<article lang="{teller.lang}" class="report">\n{self._head(teller)}\n{parts}\n{self._about(teller)}\n'
            "</article>"
        )

    def _head(self, teller: Teller) -> str:
        findings = self.findings
        lines = "".join(f"<span>{escape(line)}</span> " for line in headline(findings, teller))
        tiles = "".join(
            f"<div><b>{escape(value)}</b><span>{escape(teller.say(f'report-tile-{name}'))}</span></div>"
            for name, value in _tiles(findings, teller)
        )
        kicker = teller.say("report-kicker", game=Verbatim(teller.words.title))
        played = teller.say("report-played", games=findings.games, deals=findings.deals)
        if findings.games < findings.total:
            played = f"{teller.say('report-part', games=findings.games, total=findings.total)} · {played}"
        return (
            f'<header><p class="kicker">{escape(kicker)}</p><h1>{lines}</h1>'
            f'<p class="played"><b>{escape(findings.name)}</b> · {escape(played)}</p><div class="tiles">{tiles}</div>'
            "</header>"
        )

    def _section(self, teller: Teller, section: Section) -> str:
        answers = "".join(f"<p>{escape(answer)}</p>" for answer in section.answers)
        figures = "".join(self._figure(teller, name, section.question) for name in section.figures)
        tables = "".join(_table(table) for table in section.tables)
        return (
            f'<section id="{teller.lang}-{escape(section.id)}"><h2>{escape(section.question)}</h2>'
            f'<div class="answer">{answers}</div><div class="figures">{figures}</div>'
            f"<details><summary>{escape(teller.say('report-numbers'))}</summary>{tables}</details>"
            f"<details><summary>{escape(teller.say('report-method'))}</summary><p>{escape(section.method)}</p></details>"
            "</section>"
        )

    def _figure(self, teller: Teller, name: str, label: str) -> str:
        figure = self.figures.get(name)
        if figure is None:
            return ""
        return f"<figure>{_drawings(figure, teller, label)}</figure>"

    def _about(self, teller: Teller) -> str:
        say, findings = teller.say, self.findings
        rows = [[name, ", ".join(values)] for name, values in findings.versions.items()]
        file = f"<h3>{escape(say('report-file'))}</h3><pre>{escape(findings.text)}</pre>" if findings.text else ""
        return (
            f"<footer><h2>{escape(say('report-about'))}</h2><p>{escape(say('report-about-text'))}</p>"
            f"<details><summary>{escape(say('report-versions'))}</summary>{_table(Table([], rows))}{file}</details>"
            "</footer>"
        )

    def pictures(self, lang: str) -> dict[str, bytes]:
        """Return the charts as PNG, by name."""
        teller = next((teller for teller in self.tellers if teller.lang == lang), self.tellers[0])
        return {name: picture(figure.broad, teller.charted) for name, figure in self.figures.items()}


def escape(text: str) -> str:
    return html.escape(text)


def headline(findings: Findings, teller: Teller) -> list[str]:
    """Say in one or two short sentences what is found."""
    sure = [one for one in findings.strengths if one.found]
    if sure:
        best, worst = max(sure, key=lambda one: one.strength.value), min(sure, key=lambda one: one.strength.value)
        ends = [("report-strongest", best)] if best.strength.value > 0 else []
        if worst.strength.value < 0:
            ends.append(("report-weakest" if ends else "report-weakest-alone", worst))
        return [
            teller.say(id, card=Verbatim(teller.name(one.card)), value=Verbatim(teller.games(one.strength.value)))
            for id, one in ends
        ]
    for matrix in findings.matrices:
        uneven = [one for one in matrix.cells if one.found and one.share.value > 0.5]
        if uneven:
            one = max(uneven, key=lambda one: one.share.value)
            named = {"one": Verbatim(teller.name(one.one)), "other": Verbatim(teller.name(one.other))}
            return [teller.say("report-ahead", **named, share=Verbatim(teller.percent(one.share.value)))]
    return [teller.say("report-nothing")]


def _tiles(findings: Findings, teller: Teller) -> list[tuple[str, str]]:
    course = findings.course
    tiles = [("games", f"{findings.games:,}")]
    tiles += [("seat", teller.percent(edge.share.value)) for edge in course.edges if edge.seat == 1]
    tiles.append(("draws", teller.percent(course.draws.value)))
    length = "rounds" if "rounds" in course.lengths else "decisions"
    tiles.append((length, f"{course.lengths[length].mean:.1f}"))
    if course.comebacks is not None:
        tiles.append(("back", teller.percent(course.comebacks.value)))
    return tiles


def _drawings(figure: Figure, teller: Teller, label: str) -> str:
    broad = page_svg(figure.broad, teller.charted, label, "broad" if figure.narrow is not None else "wide")
    if figure.narrow is None:
        return f'<div class="moved" tabindex="0" role="group" aria-label="{escape(label)}">{broad}</div>'
    return broad + page_svg(figure.narrow, teller.charted, label, "narrow")


def _table(table: Table) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in table.heads)
    head = f"<thead><tr>{heads}</tr></thead>" if table.heads else ""
    rows = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in table.rows
    )
    return f'<div class="moved" tabindex="0"><table>{head}<tbody>{rows}</tbody></table></div>'
