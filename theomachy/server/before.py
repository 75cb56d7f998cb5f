"""Before a match: which games there are, what can be agreed on, and how a table is set."""

import secrets
from random import Random
from typing import Any

import msgspec

from theomachy import games
from theomachy.kernel import Game, Refused, refuse
from theomachy.kernel.muster import Group, share, text_of
from theomachy.server import pages
from theomachy.server.owls import LEVELS
from theomachy.server.room import Agreement
from theomachy.server.showings import showing
from theomachy.server.shown import Showing
from theomachy.server.tables import MatchRow, SeatRow
from theomachy.words.options import table_options, value_of, with_option

MASKS = 10
"""Masks on the picture of a game."""


def find_game(name: str) -> Game[Any]:
    try:
        return games.game(name)
    except LookupError:
        raise refuse("live-no-game", name=name[:40]) from None


# What there is


def all_games(lang: str) -> list[pages.GameInfo]:
    """The game for a newcomer first."""
    return [game_info(showing(game, lang)) for game in games.shelf()]


def game_info(shown: Showing) -> pages.GameInfo:
    game, words = shown.game, shown.words
    cards = shown.first_scene().fixed.cards
    found = [shown.face(card.icon or id, shown.say(card.name)) for id, card in cards.items()]
    faces = {face.mask: face for face in found if face.mask}
    return pages.GameInfo(
        id=game.id,
        title=words.title,
        line=words.attribute("game-title", "line") or _known(shown, "game-line"),
        ground=shown.look.ground,
        players=_known(shown, "game-players") or _span(game.numbers),
        minutes=shown.look.minutes,
        seats=[words.seat(seat) for seat in range(len(game.seats))],
        fewest=game.numbers[0],
        presets=[_preset(shown, name) for name in game.presets],
        options=[_option(shown, option) for option in table_options(game)],
        levels=[
            pages.Level(id=id, label=words.say(f"live-level-{id}"), text=words.attribute(f"live-level-{id}", "text"))
            for id in LEVELS
        ],
        muster=game.muster is not None,
        campaign=game.legacy is not None,
        faces=list(faces.values())[:MASKS],
    )


def _known(shown: Showing, id: str) -> str:
    said = shown.say(id)
    return "" if said == id else said


def _span(numbers: range) -> str:
    return f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])


def _preset(shown: Showing, name: str) -> pages.Preset:
    game, id = shown.game, f"preset-{name}"
    setup = game.presets[name](Random(0))
    armies = game.muster is not None and getattr(setup, game.muster.field) is not None
    title = _known(shown, id) or name.replace("-", " ").capitalize()
    text, seats = shown.words.attribute(id, "text"), len(game.seated(setup))
    preset = pages.Preset(id=name, title=title, text=text, seats=seats, armies=armies)
    others = [game.presets[name](Random(seed)) for seed in range(1, 6)]
    for option in table_options(game):
        value = value_of(setup, option)
        if value != option.usual and all(value_of(other, option) == value for other in others):  # else it is drawn
            preset.options[option.name] = value
    return preset


def _option(shown: Showing, option: Any) -> pages.TableOption:
    words = shown.words
    return pages.TableOption(
        name=option.name,
        label=option.label(words),
        text=option.text(words),
        clause=option.clause,
        values=[pages.Value(value=value, label=option.say(words, value)) for value in option.values],
        usual=option.usual,
        group=option.group,
    )


# Armies


def muster(shown: Showing, given: str) -> pages.Muster:
    """An army while it is put together: what it is, what can be added, and whether it is legal."""
    game, plan = shown.game, shown.game.muster
    if plan is None:
        raise refuse("live-no-armies")
    army = text_of(game.id, given)
    chosen, faults = plan.read(army), plan.faults(army) if army else []
    cards = shown.fixed(shown.first_scene().fixed).cards
    catalogue = []
    for id, most in plan.catalogue.items():
        why = plan.why_not_add(chosen, id)
        entry = pages.MusterEntry(id=id, card=cards[id], most=most, add=plan.write([*chosen, id]))
        entry.why_not = shown.sentence(why) if why is not None else None
        catalogue.append(entry)
    return pages.Muster(
        army=army,
        code=share(game.id, army) if army and not faults else "",
        chosen=list(chosen),
        without=[plan.write([*chosen[:at], *chosen[at + 1 :]]) for at in range(len(chosen))],
        catalogue=catalogue,
        gauges=[shown.amount(track.label, track.value, track.most) for track in plan.gauges(chosen)],
        faults=[shown.sentence(fault) for fault in faults],
        starters=[pages.Starter(name=shown.say(id), army=text) for id, text in plan.starters.items()],
        groups=[_group(shown, group) for group in plan.groups(chosen)] if plan.groups and chosen else [],
    )


def _group(shown: Showing, group: Group) -> pages.MusterGroup:
    name = shown.words.say(group.name)
    figures = [shown.amount(label, value) for label, value in group.figures.items()]
    return pages.MusterGroup(name=name, face=shown.face(group.icon, name), of=list(group.of), figures=figures)


def random_army(shown: Showing) -> str:
    if shown.game.muster is None:
        raise refuse("live-no-armies")
    return shown.game.muster.random(Random(secrets.randbits(64)))


# A new match


def agree(order: pages.NewMatch, host: str) -> tuple[MatchRow, list[SeatRow]]:
    """The rows of a new match, or Refused with the reason why it cannot be."""
    game, seats = find_game(order.game), order.seats
    setup = _setup(game, order)
    game.new(setup)
    for seat in seats:
        if seat not in ("me", "friend", *LEVELS):
            raise refuse("live-no-level", name=seat[:40])
    if not {"me", "friend"} & set(seats):
        raise refuse("live-nobody")
    text = msgspec.json.encode(setup).decode()
    agreement = Agreement(secrets.token_urlsafe(9), game, text, order.dice, secrets.token_bytes(32))
    return match_row(agreement, host), [seat_row(agreement.id, number, kind, host) for number, kind in enumerate(seats)]


def again(row: MatchRow, seats: list[SeatRow], host: str, *, swap: bool) -> tuple[MatchRow, list[SeatRow]]:
    """Another match by the same agreement; with `swap` everybody sits one seat further."""
    kinds = ["me" if seat.guest == host else seat.agent or "friend" for seat in seats]
    if swap:
        kinds = [kinds[-1], *kinds[:-1]]
    game = find_game(row.game)
    agreement = Agreement(secrets.token_urlsafe(9), game, row.setup, row.dice, secrets.token_bytes(32))
    return match_row(agreement, host), [seat_row(agreement.id, number, kind, host) for number, kind in enumerate(kinds)]


def _setup(game: Game[Any], order: pages.NewMatch) -> Any:
    preset = order.preset or next(iter(game.presets))
    if preset not in game.presets:
        raise refuse("live-no-preset", name=preset[:40])
    setup = game.for_seats(game.presets[preset](Random(secrets.randbits(64))), len(order.seats))
    if order.armies:
        setup = _with_armies(game, setup, order.armies)
    for name, value in order.options.items():
        setup = with_option(game, setup, name, value)
    return setup


def _with_armies(game: Game[Any], setup: Any, armies: list[str]) -> Any:
    if game.muster is None or getattr(setup, game.muster.field) is None:
        raise refuse("live-no-armies")
    needed = len(game.seated(setup))
    if len(armies) != needed:
        raise refuse("live-number-of-armies", needed=needed, given=len(armies))
    texts = [text_of(game.id, army) for army in armies]
    for number, text in enumerate(texts):
        if not text:  # left to us: something that goes with what the others bring
            others = [id for other in texts if other for id in game.muster.read(other)]
            texts[number] = game.muster.random(Random(secrets.randbits(64)), others)
        elif faults := game.muster.faults(text):
            raise Refused(faults[0])
    return msgspec.structs.replace(setup, **{game.muster.field: tuple(texts)})


def match_row(agreement: Agreement, host: str) -> MatchRow:
    game = agreement.game
    return MatchRow(
        id=agreement.id,
        game=game.id,
        rules=game.rules,
        content=game.content,
        setup=agreement.setup,
        dice=agreement.dice,
        server_seed=agreement.server_seed,
        host=host,
        result="",
        lesson=agreement.lesson.id if agreement.lesson is not None else None,
    )


def seat_row(match: str, number: int, kind: str, host: str) -> SeatRow:
    if kind == "me":
        return SeatRow(match=match, number=number, guest=host, agent="", nonce="")
    if kind == "friend":
        return SeatRow(match=match, number=number, agent="", invite=secrets.token_urlsafe(12), nonce="")
    return SeatRow(match=match, number=number, agent=kind, nonce=secrets.token_hex(16))
