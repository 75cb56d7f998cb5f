"""The commands at the table: everything that a person can type besides answers."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from theomachy.agents.seats import SeatView
from theomachy.coach import Hint, hints
from theomachy.features.ai import ai_of
from theomachy.features.ruler import Ruler
from theomachy.kernel import Ask, Reason, Refused, Roll
from theomachy.kernel.scene import Stroke
from theomachy.play.probe import probe
from theomachy.play.runs import decisions, free_decisions
from theomachy.presentation import rulebook
from theomachy.presentation.hints import ground
from theomachy.presentation.places import in_units
from theomachy.presentation.text import Verbatim
from theomachy.terminal.screen.cards import full_card
from theomachy.terminal.screen.forecast import in_full
from theomachy.terminal.screen.linebreaks import Book, Flow
from theomachy.terminal.screen.look import BRONZE, GOLD, clause_tag, told
from theomachy.terminal.screen.overview import overview
from theomachy.terminal.screen.render import chance_table
from theomachy.terminal.session.ask import Gone, Unclear
from theomachy.terminal.session.display import Display
from theomachy.terminal.session.endpoints import Ends
from theomachy.terminal.session.thinking import thinking

CARD_COLUMNS = 76
"""Columns of a card in full."""


def help_(table: Display, rest: str) -> None:
    """Print all commands. With a key, explain it as `why` does."""
    if rest:
        why(table, rest)
        return
    table.say("table-help", example=_example(table))
    grid = Grid.grid(padding=(0, 2))
    for name in COMMANDS:
        if name == "measure" and table.match.game.feature(Ruler) is None:
            continue
        if name == "secrets" and not table.shared:
            continue
        if name == "usual" and ai_of(table.match.game).deployment is None:
            continue
        if text := table.words.attribute("table-help", name):
            grid.add_row(Text(f"  {name}", style=GOLD), Flow(Text(text)))
    table.print(grid)
    if table.scene().fixed.board == "plane":
        table.say("table-help-places")


def why(table: Display, rest: str) -> None:
    """Print why something is not possible, with the text of its rule."""
    request = table.match.request
    if request is None:
        table.say("table-nothing-asked")
    elif not rest:
        table.say("table-why-usage", example=_example(table))
    elif isinstance(request, Roll):
        try:
            request.faces(rest)
            table.say("table-allowed-place")
        except Refused as no:
            _explain(table, no.reason)
    else:
        _why_not(table, request.seat, rest)


def _why_not(table: Display, seat: int, rest: str) -> None:
    key = _key(table, rest)
    if key is None:
        return
    verdict = table.helped("odds", seat, partial(probe, table.known(), seat, key), key)
    if verdict is None:
        return
    _labels(table, verdict.drawn)
    if verdict.reason is not None:
        _explain(table, verdict.reason)
        return
    number = next((choice.number for choice in table.menu.choices if choice.key == key), None) if table.menu else None
    if number is None or table.menu is None:
        table.say("table-allowed-place")
    else:
        table.say("table-allowed", number=number, words=table.menu.say(key))


def _explain(table: Display, reason: Reason) -> None:
    table.refuse(reason)
    if reason.clause:
        rule(table, reason.clause)


def _labels(table: Display, strokes: Sequence[Stroke]) -> None:
    """Print the labels of lines that another client would draw on a plane, such as their lengths."""
    for label in dict.fromkeys(table.words.say(stroke.label) for stroke in strokes if stroke.label is not None):
        table.print(Text(f"  {label}", style=BRONZE))


def measure(table: Display, rest: str) -> None:
    """Measure from one piece or place to another, or from the piece that acts, if the game has a ruler."""
    scene, ruler = table.scene(), table.match.game.feature(Ruler)
    if ruler is None:
        table.say("table-no-ruler")
        return
    by = table.menu.ask.by if table.menu and table.menu.ask.by in scene.pieces else ""
    ends = Ends(table.words, scene)
    try:
        endpoints = ends.two(rest, by)
        if endpoints is None:
            table.say("table-measure-usage")
            return
        measure = partial(ruler.between, table.match.state, *endpoints)
        measured = table.helped("ruler", None, measure, " ".join(endpoints))
        if measured is None:
            return
    except Unclear as unclear:
        table.say(unclear.id, **unclear.args_)
    except Refused as no:
        table.refuse(no.reason)
    else:
        names = [ends.names[end] if end in scene.pieces else in_units(end) for end in endpoints]
        text = table.sentence("table-measured", a=names[0], b=names[1], text=table.words.say(measured.text))
        table.print(text.append_text(clause_tag(measured.text.clause)))


def pieces(table: Display, rest: str) -> None:
    """Print the board in words."""
    for line in overview(table.words, table.scene(), measured=table.match.game.feature(Ruler) is not None):
        table.print(line)


def secrets(table: Display, rest: str) -> None:
    """Show one of several people what nobody else may see, while the others look away."""
    asked = table.menu.ask.seat if table.menu else table.below
    seat = int(rest[:3]) - 1 if rest.isascii() and rest.isdigit() else asked
    public, game = table.scene(), table.match.game
    if not table.shared or table.private is not None or seat not in table.people:
        table.say("table-secrets-usage", seats=table.words.listed(str(person + 1) for person in table.people))
    elif game.scene(table.match.state, seat) == public:
        table.say("table-secrets-none", seat=seat)
    else:
        with table.alone(seat):
            own = table.scene()
            table.draw()
            table.print()
            changed = [id for id, piece in own.pieces.items() if piece != public.pieces.get(id)]
            for line in overview(table.words, own, measured=False, only=changed):
                table.print(line)
            table.reader.line(table.sentence("table-secrets-hide").append(" "))
        table.draw()
        table.show_menu()


def odds(table: Display, rest: str) -> None:
    """Print what a choice leads to, or without a choice what the next die can reach."""
    scene = table.scene()
    request = table.match.request
    if rest and isinstance(request, Ask):
        key = _key(table, rest)
        if key is None:
            return
        verdict = table.helped("odds", request.seat, partial(probe, table.known(), request.seat, key), key)
        if verdict is None:
            return
        _labels(table, verdict.drawn)
        if verdict.reason is not None:
            _explain(table, verdict.reason)
        else:
            table.print(in_full(table.words, verdict, scene))
    elif scene.chances:
        table.print(chance_table(table.words, scene, range(len(scene.fixed.seats))))
    else:
        table.say("table-odds-none")


def hint(table: Display, rest: str) -> None:
    """Print what the coach would do, with the chance to win and the reasons."""
    request = table.match.request
    if not isinstance(request, Ask) or table.menu is None:
        table.say("table-nothing-asked")
        return
    try:
        with thinking(table.console, table.words.say("table-thinking", seat=request.seat)):
            seed = len(table.match.tape)
            look = partial(hints, SeatView(table.known(), request.seat), seed)
            advice = table.helped("hint", request.seat, look, seed=seed)
    except Refused as no:
        table.refuse(no.reason)
        return
    if advice is None:
        return
    for hint in advice:
        table.print(Text("  ").append(_hinted(table, hint)))
        for one in hint.grounds:
            sign, style = ("+", GOLD) if one.gain else ("−", BRONZE)
            table.print(Flow(Text(f"      {sign} {ground(table.words, one.name, gain=one.gain)}", style=style)))


def _hinted(table: Display, hint: Hint) -> str:
    assert table.menu is not None
    label = Verbatim(table.menu.in_full(hint.key))
    if hint.chance is None or hint.worst is None:
        return table.words.say("table-hint-plain", label=label)
    chance, worst = round(100 * hint.chance), round(100 * hint.worst)
    return table.words.say("table-hint-line", label=label, chance=chance, worst=worst)


def card(table: Display, rest: str) -> None:
    """Print a card in full, found by its id, its name or the beginning of either."""
    scene, words = table.scene(), table.words
    wanted = rest.lower().replace(" ", "-")
    cards = scene.fixed.cards
    names = {id: words.say(id) for id in cards}
    ids = [id for id in cards if wanted and (id == wanted or names[id].lower() == rest.lower())]
    ids = ids or [id for id in cards if wanted and (id.startswith(wanted) or names[id].startswith(rest))]
    if len(ids) != 1:
        near = ids or list(dict.fromkeys(piece.card for piece in scene.pieces.values() if piece.card)) or list(cards)
        table.say("table-card-which", known=words.listed(names.get(id, id) for id in near))
        return
    piece = next((id for id, piece in scene.pieces.items() if piece.card == ids[0]), "")
    table.print(full_card(words, cards[ids[0]], scene, piece, width=min(CARD_COLUMNS, table.console.width)))


def board(table: Display, rest: str) -> None:
    table.draw()
    table.show_menu()


def log(table: Display, rest: str) -> None:
    """Print the chronicle, or its last few lines."""
    events = table.chronicle()
    if rest.isascii() and rest.isdigit():
        events = events[-int(rest[:6]) :]
    if not events:
        table.say("table-log-empty")
    scene = table.scene()
    for event in events:
        table.print(told(table.words, event, scene))


def rule(table: Display, rest: str) -> None:
    """Print the clauses of the rulebook that match a text."""
    clauses = rulebook.search(rulebook.read(table.match.game.content.folder, table.words.lang), rest)
    if not clauses:
        table.say("table-rule-none", clause=rest)
    for text in clauses.values():
        table.print(Padding(Book(text), (0, 4)))


def usual(table: Display, rest: str) -> None:
    """Give the usual answer to a question of set-up. With "all", the rest of the set-up is answered, too."""
    request = table.match.request
    key = table.usual(request) if isinstance(request, Ask) else None
    if key is None or not isinstance(request, Ask):
        table.refuse(Reason("not-set-up"))
    elif rest == "all":
        table.setting_up.add(request.seat)
    else:
        table.hand_in(request, key)


def undo(table: Display, rest: str) -> None:
    """Take the last decision of a person back. Beyond a barrier, the other people have to agree."""
    match = table.match
    if why := table.why_not_undo():
        table.refuse(why)
        return
    seat = _last_person(table)
    if seat is None:
        asked = match.request.seat if match.request is not None and match.request.seat is not None else table.below
        table.refuse(Reason("nothing-to-undo", args={"number": asked + 1}))
        return
    barrier = match.why_not_undo(seat)
    if barrier is not None:
        for other in table.people:
            if other != seat and not _agrees(table, other, seat):
                table.say("table-disagreed", seat=other)
                return
    together = table.runs.length(seat, decisions(match, seat))
    alone = table.people == [seat]
    for _ in range(together if alone or barrier is not None else min(together, free_decisions(match, seat) or 1)):
        match.undo(seat, agreed=True)
    table.runs.cut(len(match.tape))
    table.setting_up.discard(seat)
    table.forget()
    table.say("table-taken-back", seat=seat)


def _last_person(table: Display) -> int | None:
    """Return the seat of the person at this table who decided last; None if none has."""
    match = table.match
    for seat in reversed(list(match.given)):
        if seat in table.people:
            return seat
    for by in reversed(match.who):
        for seat in by if isinstance(by, tuple) else (by,):
            if seat in table.people:
                return seat
    return None


def _agrees(table: Display, seat: int, asker: int) -> bool:
    barrier = table.match.why_not_undo(asker)
    why_so = table.words.say(barrier) if barrier else ""
    return table.agrees("table-agree", seat=seat, asker=table.words.seat(asker), why=why_so)


def save(table: Display, rest: str) -> None:
    """Write the game to a file."""
    if not rest and table.file is None:
        table.say("table-save-usage")
        return
    file = Path(rest) if rest else table.file
    assert file is not None
    if file.exists() and file != table.file and not table.agrees("table-save-over", file=str(file)):
        table.say("table-not-saved")
        return
    if table.save(file):
        table.say("table-saved", file=str(file))


def quit_(table: Display, rest: str) -> None:
    raise Gone


def _key(table: Display, text: str) -> str | None:
    """Return the key that is meant, which need not be a choice. If it is unclear, say why and return None."""
    if table.menu is None:
        return text
    try:
        return table.menu.find(text) or table.menu.meant(text)
    except Unclear as unclear:
        table.say(unclear.id, **unclear.args_)
        return None


def _example(table: Display) -> str:
    return table.menu.choices[0].key if table.menu and table.menu.choices else table.words.say("table-any-key")


COMMANDS: dict[str, Callable[[Display, str], None]] = {
    "?": help_,
    "help": help_,
    "why": why,
    "odds": odds,
    "hint": hint,
    "card": card,
    "board": board,
    "pieces": pieces,
    "measure": measure,
    "secrets": secrets,
    "log": log,
    "rule": rule,
    "usual": usual,
    "undo": undo,
    "save": save,
    "quit": quit_,
    "exit": quit_,
}
