"""Requests as the wire carries them: questions with their options, dice to be rolled, answers given in advance."""

from collections.abc import Mapping, Sequence
from typing import Any

from theomachy.coach import Hint
from theomachy.features.auto_answers import auto_answers_of
from theomachy.kernel import Ask, Region, Roll
from theomachy.kernel import scene as kernel
from theomachy.kernel.keys import ids, split_number, split_verb
from theomachy.kernel.requests import key_of
from theomachy.play.auto_answers import StandingOrder
from theomachy.play.optional import Situation, attempt
from theomachy.play.ways import Way
from theomachy.presentation.choices import Choice, Choices
from theomachy.presentation.hints import ground
from theomachy.presentation.names import Names
from theomachy.presentation.nearby import Near
from theomachy.presentation.text import Verbatim
from theomachy.wire import messages as wire
from theomachy.wire.phrases import Phrases


class Requests(Phrases):
    """What is asked of a viewer, or of another."""

    def ask(
        self,
        ask: Ask[Any],
        id: str,
        scene: kernel.Scene,
        *,
        mine: bool,
        standing: bool = False,
        usual: str = "",
    ) -> wire.Request:
        choices = Choices(self.words, ask, scene) if mine else None
        by = _acting(ask.by, scene)
        return wire.Request(
            id=id,
            kind="ask",
            seat=ask.seat,
            mine=mine,
            question=Names(self.words, scene, ask.by).question(ask),
            clause=ask.clause,
            by=by,
            by_name=self.say(scene.pieces[by].name) if by else "",
            secret=ask.secret,
            region=self._region(ask, mine=mine),
            options=self.options(choices) if choices else [],
            closed=self._closed(choices) if choices else [],
            hand=[] if ask.secret and not mine else list(map(str, ask.choice.dice())),
            standing=standing,
            usual=usual,
        )

    def plain_ask(
        self, ask: Ask[Any], id: str, scene: kernel.Scene, where: Situation, *, mine: bool, usual: str = ""
    ) -> wire.Request:
        """Return a request that can be answered although something that is told with it fails: without what its options
        are about and what they cost. An option without words has its key."""
        names = Names(self.words, scene, ask.by)

        def words(key: str) -> str:
            return attempt("words", where, lambda: self.words.option(ask.question, key, names), key, key=key)

        region = None
        if isinstance(ask.options, Region):
            region = wire.Region(prefix=ask.options.prefix(), piece=ask.options.moves()) if mine else wire.Region()
        return wire.Request(
            id=id,
            kind="ask",
            seat=ask.seat,
            mine=mine,
            question=attempt("words", where, lambda: names.question(ask), "", key=ask.question)
            or self.words.say("live-choose"),
            clause=ask.clause,
            secret=ask.secret,
            region=region,
            options=[wire.Option(key=key, label=words(key)) for key in map(key_of, ask.look())] if mine else [],
            usual=usual,
        )

    def hints(self, ask: Ask[Any], hints: Sequence[Hint], scene: kernel.Scene) -> list[wire.Hint]:
        """What the coach would do, and why."""
        choices = Choices(self.words, ask, scene)
        return [
            wire.Hint(
                key=hint.key,
                label=choices.in_full(hint.key),
                chance=hint.chance,
                worst=hint.worst,
                gains=[ground(self.words, one.name, gain=True) for one in hint.grounds if one.gain],
                losses=[ground(self.words, one.name, gain=False) for one in hint.grounds if not one.gain],
            )
            for hint in hints
        ]

    def standing(self, orders: Mapping[str, StandingOrder]) -> list[wire.Standing]:
        """All questions that can be answered in advance, and how they are."""
        standing = []
        for question, auto_answer in auto_answers_of(self.game).items():
            order = orders.get(question, StandingOrder())
            name = self.say(f"{question}-window")
            standing.append(
                wire.Standing(window=question, name=name, hows=[*auto_answer.hows], how=order.how, least=order.least)
            )
        return standing

    def ways(self, ways: Sequence[Way]) -> list[wire.Way]:
        """Each with the words of the answer that it is called by."""
        words: dict[tuple[str, str], str] = {}
        shown = []
        for way in ways:
            named = way.at.who, way.what
            if named not in words:
                words[named] = self._what(way)
            shown.append(
                wire.Way(
                    keys=[*way.keys],
                    label=words[named],
                    piece=way.end.piece,
                    zone=way.end.zone,
                    who=way.at.who,
                    to=way.end.zone if way.group else "",
                    plain=way.plain,
                )
            )
        return shown

    def _what(self, way: Way) -> str:
        """What is done by a way; a group is sent."""
        world, ask = way.at.world, way.at.ask
        if not way.what:
            return self.words.say("live-together")
        choices = Choices(self.words, ask, world.game.scene(world.state, ask.seat))
        choice = next(choice for choice in choices.choices if choice.key == way.what)
        label = self._label(choices, choice)
        return self.words.say("live-together-by", action=Verbatim(label)) if way.group else label

    def _region(self, ask: Ask[Any], *, mine: bool) -> wire.Region | None:
        region = ask.options
        if not isinstance(region, Region):
            return None
        if not mine:
            return wire.Region()
        outline = [self.stroke(stroke) for stroke in ask.outline()]
        prefix, piece, movers = region.prefix(), region.moves(), dict(region.movers())
        return wire.Region(
            prefix=prefix,
            piece=piece,
            movers=movers if movers != {piece: prefix} else {},
            base=region.base(),
            turns=list(region.turns()),
            outline=outline,
        )

    def options(self, choices: Choices) -> list[wire.Option]:
        places = self._places(choices)
        options = []
        choice_of = choices.ask.choice
        known = {
            key_of(option): (choice_of.cost(option), choice_of.blind(option), choice_of.unspent(option))
            for option in choices.ask.look()
        }
        for choice in choices.choices:
            card = choices.names.card(choice.piece) if choice.piece else choices.card
            line = card.lines.index(choice.line) if card and choice.line in card.lines else None
            cost, blind, unspent = known[choice.key]
            options.append(
                wire.Option(
                    key=choice.key,
                    label=places.get(choice.key) or self._label(choices, choice),
                    piece=choice.piece if choice.place is None else "",
                    zone=choice.zone,
                    at=choice.place,
                    turn=choice.turn,
                    mover=choice.mover if choices.several else "",
                    line=line,
                    icon=self._sign(choice),
                    role=choice.role,
                    blind=blind,
                    cost=[self.price(label, n) for label, n in cost.items()],
                    unspent=self.sentence(unspent, choices.scene) if unspent is not None else None,
                )
            )
        return options

    def _sign(self, choice: Choice) -> str:
        """The icon of the line of a card that it is, else of the first part of its key that has one."""
        line = [choice.line.label] if choice.line else []
        return next(filter(None, map(self.icon, [*line, *ids(choice.key)])), "")

    def _places(self, choices: Choices) -> dict[str, str]:
        """By key: what is said of places on a plane, with what is near and the question's words for going there."""
        ask, scene, words = choices.ask, choices.scene, self.words
        base = ask.options.base() if isinstance(ask.options, Region) else 0
        placed = [choice for choice in choices.choices if choice.place is not None]
        names = {id: choices.names(id) for id in scene.pieces} if placed else {}
        near = {mover: Near(words, scene, names, mover, base) for mover in {choice.mover for choice in placed}}
        words_of = {}
        for choice in placed:
            assert choice.place is not None
            place = words.listed(filter(None, [self.place(choice.place), near[choice.mover](choice.place)]))
            verb, rest = split_verb(choice.key)
            text = words.attribute(ask.question, verb if rest else "other", a=Verbatim(place))
            if not text and choices.several and (name := names.get(choice.mover)):
                text = words.say("live-mover-to", name=Verbatim(name), place=Verbatim(place))
            words_of[choice.key] = text or place
        return words_of

    def _label(self, choices: Choices, choice: Choice) -> str:
        if choice.line is not None and choice.line.key == choice.key:
            return self.say(choice.line.label)
        if choices.names.hexes and choice.key == choice.hex:
            return choices.names(choice.key)
        return choices.say(choice.key)

    def _closed(self, choices: Choices) -> list[wire.Closed]:
        lines = choices.card.lines if choices.card else []
        return [
            wire.Closed(label=self.say(line.label), line=lines.index(line), reason=self.sentence(reason, choices.scene))
            for line, reason in choices.closed()
        ]

    def roll(self, roll: Roll[Any], id: str, *, mine: bool) -> wire.Request:
        seat = roll.seat if roll.seat is not None else 0
        faces = [list(dict.fromkeys(map(str, die))) for die in roll.dice]
        question = self.words.say(roll.question or "live-roll", seat=seat)
        return wire.Request(
            id=id, kind="roll", seat=seat, mine=mine, question=question, clause=roll.clause, dice=faces if mine else []
        )


def _acting(id: str, scene: kernel.Scene) -> str:
    """The piece that acts; of one that is not on the board yet, the card that it belongs to."""
    if id in scene.pieces:
        return id
    numbered = split_number(id)
    return numbered[0] if numbered is not None and numbered[0] in scene.pieces else ""
