"""Before a match: which games there are, what can be agreed on, and how an army is put together."""

from random import Random

from theomachy import games
from theomachy.agents.levels import LEVELS, Rung, ladder
from theomachy.agents.names import in_style
from theomachy.features.ai import ai_of
from theomachy.features.armies import Armies, ArmyChoice, ArmyGroup, armies_of
from theomachy.features.campaigns import CampaignRules
from theomachy.kernel import refuse
from theomachy.play.army_codes import share
from theomachy.presentation.army_names import army_text
from theomachy.presentation.options import TableOption, table_options, value_of
from theomachy.presentation.text import Words
from theomachy.wire import pages
from theomachy.wire.presenter import Presenter
from theomachy.wire.presenters import presenter

MASKS = 10
"""Masks on the picture of a game."""


# What there is


def all_games(lang: str) -> list[pages.GameInfo]:
    """The game for a newcomer first."""
    return [game_info(presenter(game, lang)) for game in games.shelf()]


def game_info(presenter: Presenter) -> pages.GameInfo:
    game, words = presenter.game, presenter.words
    cards = presenter.first_scene().fixed.cards
    all_faces = [presenter.face(card.icon or id, presenter.say(card.name)) for id, card in cards.items()]
    faces = {face.mask: face for face in all_faces if face.mask}
    return pages.GameInfo(
        id=game.id,
        title=words.title,
        line=words.attribute("game-title", "line") or _known(presenter, "game-line"),
        ground=presenter.look.ground,
        players=_known(presenter, "game-players") or _span(game.setup.numbers),
        minutes=presenter.look.minutes,
        seats=[words.seat(seat) for seat in range(len(game.setup.seats))],
        fewest=game.setup.numbers[0],
        presets=[_preset(presenter, name) for name in game.setup.presets],
        options=[_option(presenter, option) for option in table_options(game)],
        levels=[
            _level(presenter, id, below, rung)
            for below, (id, rung) in zip(("", *LEVELS), ladder(game).items(), strict=False)
        ],
        styles=[_style(words, id) for id in ai_of(game).styles],
        muster=game.feature(Armies) is not None,
        campaign=game.feature(CampaignRules) is not None,
        usual=ai_of(game).deployment is not None,
        faces=list(faces.values())[:MASKS],
    )


def _level(presenter: Presenter, id: str, below: str, rung: Rung) -> pages.Level:
    """Describe a level and, if that was measured, how often it wins against the one below."""
    words, found = presenter.words, rung.measured
    text = words.attribute(f"live-level-{id}", "text")
    if found is not None:
        shares = {name: f"{getattr(found, name):.0%}" for name in ("share", "low", "high")}
        text = words.say(
            "live-level-measured", text=text, games=found.games, below=words.say(f"live-level-{below}"), **shares
        )
    return pages.Level(
        id=id,
        label=words.say(f"live-level-{id}"),
        text=text,
        rating=_rating(words, rung),
        styled={style: in_style(id, style) for style in ai_of(presenter.game).styles},
    )


def _rating(words: Words, rung: Rung) -> str:
    """How strong a level is on the scale of its game. The weakest, by which others are measured, has no interval."""
    found = rung.rated
    if found is None:
        return ""
    figures = {name: f"{getattr(found, name):,}" for name in ("rating", "low", "high")}
    return words.say(
        "live-level-anchor" if found.low == found.high else "live-level-rated", games=found.games, **figures
    )


def _style(words: Words, id: str) -> pages.PlayStyle:
    style = f"live-style-{id}"
    return pages.PlayStyle(id=id, label=words.say(style), text=words.attribute(style, "text"))


def _known(presenter: Presenter, id: str) -> str:
    text = presenter.say(id)
    return "" if text == id else text


def _span(numbers: range) -> str:
    return f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])


def _preset(presenter: Presenter, name: str) -> pages.Preset:
    game, id = presenter.game, f"preset-{name}"
    setup = game.setup.presets[name](Random(0))
    armies = game.feature(Armies) is not None and getattr(setup, armies_of(game).field) is not None
    title = _known(presenter, id) or name.replace("-", " ").capitalize()
    text, seats = presenter.words.attribute(id, "text"), len(game.setup.seated(setup))
    preset = pages.Preset(id=name, title=title, text=text, seats=seats, armies=armies)
    others = [game.setup.presets[name](Random(seed)) for seed in range(1, 6)]
    for option in table_options(game):
        value = value_of(setup, option)
        if value != option.usual and all(value_of(other, option) == value for other in others):  # else it is drawn
            preset.options[option.name] = value
    return preset


def _option(presenter: Presenter, option: TableOption) -> pages.TableOption:
    words = presenter.words
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


def muster(presenter: Presenter, given: str) -> pages.Muster:
    """An army while it is put together: what it is, what can be added, and whether it is legal."""
    game, plan = presenter.game, presenter.game.feature(Armies)
    if plan is None:
        raise refuse("live-no-armies")
    army = army_text(game, given)
    chosen, faults = plan.read(army), plan.faults(army) if army else []
    say = presenter.words.say
    own = {id: presenter.card(id, card) for id, card in plan.cards.items()}
    fixed = presenter.fixed(presenter.first_scene().fixed)
    cards = {**fixed.cards, **own}
    catalogue = []
    for id, most in plan.catalogue.items():
        why = plan.why_not_add(chosen, id)
        entry = pages.MusterEntry(id=id, card=cards[id], most=most, add=plan.write([*chosen, id]))
        entry.why_not = presenter.sentence(why) if why is not None else None
        choice = plan.choices.get(id, ArmyChoice())
        entry.cost, entry.more = choice.cost, choice.more
        entry.kind, entry.faction = (say(word) if word else "" for word in (choice.kind, choice.faction))
        if (found := plan.strengths.get(id)) is not None:
            entry.strength = pages.Strength(strength=found.strength, low=found.low, high=found.high)
        catalogue.append(entry)
    return pages.Muster(
        army=army,
        code=share(game.id, army) if army and not faults else "",
        chosen=list(chosen),
        without=[plan.write([*chosen[:index], *chosen[index + 1 :]]) for index in range(len(chosen))],
        catalogue=catalogue,
        gauges=[presenter.amount(track.label, track.value, track.most) for track in plan.gauges(chosen)],
        faults=[presenter.sentence(fault) for fault in faults],
        starters=[pages.Starter(name=presenter.say(id), army=text) for id, text in plan.starters.items()],
        groups=[_group(presenter, group) for group in plan.groups(chosen)] if plan.groups and chosen else [],
        measured=[
            pages.MeasuredShare(**{**measure._asdict(), "name": say(measure.name)})
            for measure in (plan.measured(chosen) if plan.measured and chosen else [])
        ],
        measured_alone=plan.measured_alone,
        cost=say(plan.cost) if plan.cost else "",
        terms=fixed.terms,
    )


def _group(presenter: Presenter, group: ArmyGroup) -> pages.MusterGroup:
    name = _name(presenter, group.name)
    figures = [presenter.amount(label, value) for label, value in group.figures.items()]
    return pages.MusterGroup(name=name, face=presenter.face(group.icon, name), of=list(group.of), figures=figures)


def _name(presenter: Presenter, name: str) -> str:
    """What a group is called: by an id of ours, or as a person typed it, be it an id that names nothing by itself."""
    try:
        return presenter.words.say(name)
    except TypeError:
        return name
