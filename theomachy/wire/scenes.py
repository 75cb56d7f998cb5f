"""Scenes as the wire carries them: what never changes of a game, cards and zones, and pieces as they stand."""

from random import Random
from typing import Any, NamedTuple

import msgspec

from theomachy.features.ruler import Ruler
from theomachy.kernel import ONLOOKER, Game, Message
from theomachy.kernel import scene as kernel
from theomachy.kernel.keys import hexagon
from theomachy.presentation.hexes import HexNames
from theomachy.presentation.looks import tint_of
from theomachy.presentation.text import Verbatim
from theomachy.wire import messages as wire
from theomachy.wire.phrases import Phrases

MAX_KNOWN_PIECES, MAX_KNOWN_MATCHES = 20_000, 500


class KnownPiece(NamedTuple):
    """A piece as it was shown before, and may be again."""

    shown: wire.Piece
    plain: dict[str, Any]


class Scenes(Phrases):
    """What is on the table, for any viewer."""

    def __init__(self, game: Game[Any], lang: str) -> None:
        super().__init__(game, lang)
        self._fixed: dict[str, wire.Fixed] = {}
        self._first: kernel.Scene | None = None
        self._pieces: dict[tuple[bytes, str], KnownPiece] = {}
        self._zones: dict[int, tuple[kernel.Fixed, dict[str, str]]] = {}
        """The names of the zones of each match, by the identity of what never changes in it."""

    # What never changes

    def fixed(self, fixed: kernel.Fixed) -> wire.Fixed:
        hash = fixed.hash()
        if hash not in self._fixed:
            self._fixed[hash] = self._make_fixed(fixed, hash)
        return self._fixed[hash]

    def _make_fixed(self, fixed: kernel.Fixed, hash: str) -> wire.Fixed:
        return wire.Fixed(
            hash=f"{hash}-{self.words.lang}",
            game=fixed.game,
            title=self.words.title,
            board=fixed.board,
            ground=self.look.ground,
            size=fixed.size if fixed.board == "plane" else None,
            ruler=self.game.feature(Ruler) is not None,
            seats=[wire.SeatLook(name=self.say(name), owner=seat + 1) for seat, name in enumerate(fixed.seats)],
            zones=[self._zone(zone) for zone in fixed.zones],
            cards={id: self.card(id, card) for id, card in fixed.cards.items()},
            faces=dict(self.look.dice),
            terms={name: self.words.attribute("game-terms", name) for name in self.words.attributes("game-terms")},
        )

    def _zone(self, zone: kernel.Zone) -> wire.Zone:
        return wire.Zone(
            id=zone.id,
            label=self.say(zone.label),
            owner=zone.owner,
            tint=self.look.tints.get(zone.label) or self.look.tints.get(zone.kind) or tint_of(zone.kind),
            outline=zone.outline,
            line=zone.line,
            width=zone.width,
            hard=zone.hard,
            level=zone.level,
        )

    def card(self, id: str, card: kernel.Card) -> wire.Card:
        return wire.Card(
            name=self.say(card.name),
            title=self.words.attribute(card.name, "title"),
            face=self.face(card.icon or id, self.say(card.name)),
            figures=self.figures(card.figures, card.original),
            lines=[self._line(line) for line in card.lines],
            original=bool(card.original) or any(line.original for line in card.lines),
        )

    def _line(self, line: kernel.CardLine) -> wire.CardLine:
        return wire.CardLine(
            label=self.say(line.label),
            text=self.words.attribute(line.label, "text"),
            parts=[self._part(part) for part in line.parts],
            section=self.say(line.section) if line.section else "",
            face_down=line.section,
            key=line.key,
            original=line.original,
            icon=self.icon(line.label),
        )

    def _part(self, part: Message) -> wire.Part:
        return wire.Part(
            text=self.words.say(part),
            icon=self.icon(part.id),
            n=self.words.attribute(part, "brief") or part.args.get("n", ""),
            kind=self.look.parts.get(part.id, ""),
        )

    def first_scene(self) -> kernel.Scene:
        """A scene of the usual match before it begins: has all cards."""
        if self._first is None:
            setup = next(iter(self.game.setup.presets.values()))(Random(0))
            self._first = self.game.scene(self.game.new(setup), ONLOOKER)
        return self._first

    # What changes

    def scene(self, scene: kernel.Scene) -> wire.Scene:
        labels = self._labels(scene)
        pieces = {id: self._piece(piece, labels).shown for id, piece in scene.pieces.items()}
        return self._around(scene, pieces)

    def plain_scene(self, scene: kernel.Scene) -> dict[str, Any]:
        """The same as plain data, of which what has not changed is the very same."""
        labels = self._labels(scene)
        plain: dict[str, Any] = msgspec.to_builtins(self._around(scene, {}))
        if scene.chances:  # what has its usual value is left out, as in a whole table
            plain["chances"] = scene.chances
        plain["pieces"] = {id: self._piece(piece, labels).plain for id, piece in scene.pieces.items()}
        return plain

    def _labels(self, scene: kernel.Scene) -> dict[str, str]:
        labels = self._labels_of(scene.fixed) | {zone.id: self.say(zone.label) for zone in scene.ground.values()}
        if scene.fixed.board == "hexes":
            names = HexNames(self.words, scene)
            places = {piece.zone for piece in scene.pieces.values() if hexagon(piece.zone) is not None}
            labels |= {place: names.lying(place) for place in places}
        return labels

    def _labels_of(self, fixed: kernel.Fixed) -> dict[str, str]:
        """Return the names of the zones that last the whole match; they are looked up once for each match."""
        known = self._zones.get(id(fixed))
        if known is None:
            if len(self._zones) >= MAX_KNOWN_MATCHES:
                self._zones.clear()
            known = self._zones[id(fixed)] = fixed, {zone.id: self.say(zone.label) for zone in fixed.zones}
        return known[1]

    def _around(self, scene: kernel.Scene, pieces: dict[str, wire.Piece]) -> wire.Scene:
        """A scene with its pieces."""
        return wire.Scene(
            pieces=pieces,
            tracks={id: self._track(track) for id, track in scene.tracks.items()},
            status=[self.sentence(message) for message in scene.status],
            phases=[wire.Phase(label=self._brief(phase), now=phase == scene.phase) for phase in scene.phases],
            chances=scene.chances,
            face_down=scene.face_down,
            ground={id: self._zone(zone) for id, zone in scene.ground.items()},
        )

    def _brief(self, id: str) -> str:
        return self.words.attribute(id, "brief") or self.say(id)

    def _piece(self, piece: kernel.Piece, labels: dict[str, str]) -> "KnownPiece":
        """From one step to the next, and from one viewer to the other, most pieces are as they were."""
        key = msgspec.json.encode(piece), labels.get(piece.zone, "")
        if key not in self._pieces:
            if len(self._pieces) >= MAX_KNOWN_PIECES:
                self._pieces.clear()
            drawn = self._make_piece(piece, labels)
            self._pieces[key] = KnownPiece(drawn, msgspec.to_builtins(drawn))
        return self._pieces[key]

    def _make_piece(self, piece: kernel.Piece, labels: dict[str, str]) -> wire.Piece:
        name = self.say(piece.name)
        look = self.look.faces.get(piece.icon)
        return wire.Piece(
            name=name,
            zone=piece.zone,
            owner=piece.owner,
            card=piece.card,
            of=piece.of,
            style=look.style if look else "card" if piece.card else "token",
            face=self.face(piece.icon, name),
            bars=[self.amount(bar.label, bar.value, bar.most) for bar in piece.bars],
            badges=[self._badge(label, n) for label, n in piece.badges.items()],
            marks=[self._mark(mark) for mark in piece.marks],
            figures=self.figures(piece.figures),
            at=piece.at,
            base=piece.base,
            level=piece.level,
            hides=self.face(piece.hides, name) if piece.hides else None,
            says=self._says(name, piece, labels),
        )

    def _badge(self, label: str, n: int) -> wire.Amount:
        badge = self.amount(label, n)
        badge.spot = self.look.badges.get(label, "")
        badge.brief = self.words.attribute(label, "brief", n=n)
        return badge

    def _mark(self, mark: str) -> wire.Mark:
        return wire.Mark(label=self.say(mark), state=self.look.marks.get(mark, ""), icon=self.icon(mark))

    def _says(self, name: str, piece: kernel.Piece, labels: dict[str, str]) -> str:
        """A piece as a sentence: what, whose, where, how it is."""
        parts = [name]
        if piece.owner is not None:
            parts.append(self.words.seat(piece.owner))
        parts.append(self._where(piece, labels))
        bars = [self.words.say("live-of", label=bar.label, value=bar.value, most=bar.most) for bar in piece.bars]
        badges = [f"{self.say(label)} {n}" if n > 1 else self.say(label) for label, n in piece.badges.items()]
        return self.words.listed([*parts, *bars, *badges, *map(self.say, piece.marks)])

    def _where(self, piece: kernel.Piece, labels: dict[str, str]) -> str:
        if piece.at is not None:
            return self.place(piece.at)
        if hexagon(piece.zone) is not None:
            lies = labels.get(piece.zone, "") if piece.owner is not None else ""
            args = {"hex": Verbatim(piece.zone), "thing": Verbatim(lies)}
            return self.words.say("hex-lies-on" if lies else "hex-plain", **args)
        return labels.get(piece.zone, piece.zone)

    def _track(self, track: kernel.Track) -> wire.Track:
        return wire.Track(
            label=self.say(track.label),
            value=track.value,
            most=track.most,
            owner=track.owner,
            on=track.on,
            place=self.look.tracks.get(track.label, ""),
            icon=self.icon(track.label),
        )
