"""The lines beside a board: the status, the seats with their tracks, and tracks drawn as a line."""

from rich.text import Text

from theomachy.kernel.scene import OFF_TRACK, Scene, Track
from theomachy.presentation.amounts import amount
from theomachy.presentation.text import Words
from theomachy.terminal.screen.cards import is_original, original_design
from theomachy.terminal.screen.look import BRONZE, FAINT, KEY, STRONG, seat_name, side


def divider(words: Words, scene: Scene, width: int) -> Text:
    """Draw the middle line of the table: the status, and the tracks that belong to nobody."""
    shared = [track for id, track in scene.tracks.items() if track.owner is None and not tokens_on(scene, id)]
    tracks = [amount(words, track.label, track.value, track.most) for track in shared]
    text = Text().append(f" {' · '.join(words.say(message) for message in scene.status)} ", style=STRONG)
    if tracks:
        text.append(f"· {' · '.join(tracks)} ", style=FAINT)
    left = max(4, (width - text.cell_len) // 2)
    right = max(4, width - text.cell_len - left)
    return Text().append(_key(left), style=BRONZE).append_text(text).append(_key(right), style=BRONZE)


def _key(width: int) -> str:
    return (KEY * (width // len(KEY) + 1))[:width]


def seat_line(words: Words, scene: Scene, seat: int, legend: int = 0, *, named: bool = True) -> Text:
    """Draw a seat's name and its tracks, without the names of the tracks if `named` is False.

    If the line fits into `legend` columns, the badge of our own designs is explained at its end.
    """
    line = Text(" ").append_text(seat_name(words, seat))
    for track in scene.tracks.values():
        if track.owner == seat and not track.on:
            line.append(f"   {amount(words, track.label, track.value, track.most)}")
            if named and words.attribute(track.label, "pip"):
                line.append(f" {words.say(track.label)}", style=FAINT)
    if any(is_original(scene.fixed.cards.get(piece.card)) for piece in scene.pieces.values()):
        note = original_design(words)
        if (gap := legend - line.cell_len - note.cell_len) > 0:
            line.append(" " * gap).append_text(note)
    return line


def tokens_on(scene: Scene, id: str) -> list[Track]:
    """Return the tokens that lie along a track, from its beginning on."""
    return sorted([track for track in scene.tracks.values() if track.on == id], key=lambda track: track.value)


def ladder(words: Words, scene: Scene, id: str) -> Text:
    """Draw a track with its tokens as a line of spaces, with a midline if possible, and `◆` for its own value."""
    track, tokens = scene.tracks[id], tokens_on(scene, id)
    assert track.most is not None
    spaces = [("─", FAINT) for _ in range(track.most + 1)]
    for token in tokens:
        look = side(token.owner)
        spaces[token.value] = (look.shape, look.style)
    if track.value != OFF_TRACK:
        spaces[track.value] = ("◆", STRONG)
    if len(spaces) % 2 == 0:
        spaces.insert(len(spaces) // 2, ("┃", BRONZE))
    return Text().append(f"{words.say(track.label)} ", style=FAINT).append_text(Text.assemble(*spaces))


def edge(words: Words, scene: Scene, width: int) -> list[Text]:
    """Draw the seats with their tracks and, between them, the track with their tokens; in one line if it fits."""
    tracks = [ladder(words, scene, id) for id in scene.tracks if tokens_on(scene, id)]
    for named in (True, False):
        first, *others = [seat_line(words, scene, seat, named=named) for seat in _in_order(scene)]
        parts = [first, *tracks, *others]
        whole = Text("   ").join(parts)
        if whole.cell_len <= width:
            return [whole]
    return parts


def _in_order(scene: Scene) -> list[int]:
    """Return the seats in the order of their tokens along a track."""
    owners = [token.owner for id in scene.tracks for token in tokens_on(scene, id) if token.owner is not None]
    return list(dict.fromkeys([*owners, *range(len(scene.fixed.seats))]))
