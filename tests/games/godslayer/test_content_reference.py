"""What cards do, held against the reference where it lies beside the checkout: its effects, read in our words."""

from typing import Any

import msgspec
import pytest

from tests.games.godslayer.test_content import DATA, slug
from theomachy.games.godslayer.army.profiles import CONTINUOUS, ITEMS, PROFILES, SPELLS, Does, Mod, Weapon

pytestmark = pytest.mark.skipif(not DATA, reason="the reference is not here")

Effect = dict[str, Any]
SAME = {
    "aura": "aura",
    "battle_caster": "battle_caster",
    "causes": "causes",
    "charge_bonus_move": "charge_move",
    "charge_knock_down": "charge_knocks_down",
    "charge_pow": "charge_power",
    "counter_discount": "thrifty",
    "cover": "cover",
    "crit_bonus": "critical_more",
    "damage_reduction": "tough",
    "deployment": "deployment",
    "ethereal": "ethereal",
    "extra_crit_die": "critical_dice",
    "fearless": "fearless",
    "free_strike_support": "supports",
    "grants_secret_deployment": "secrets",
    "ignore_crit_per_round": "spares_criticals",
    "ignore_free_strikes": "slips",
    "move_limit": "move_limit",
    "musician": "musician",
    "non_living": "non_living",
    "once": "once",
    "passive_charge": "counterstrike",
    "push": "pushes",
    "regenerate": "regenerates",
}
"""What the reference says with one word, and ours."""
IN_CODE = {"act", "choice", "free_move", "haze", "heal", "knock_down", "raise_member", "reroll", "rng", "transfer_lp"}
"""What is a function under the card's id."""
TEXT_ONLY = {("mor_necromagus", "non-living"): {"fearless": True}, ("", "iron-grave"): {"fearless": True}}
"""What the reference tells in its text alone."""


def mods(stats: dict[str, int], when: str = "") -> tuple[Mod, ...]:
    """POW means melee damage rolls."""
    found = [(stat, by, "melee" if stat == "POW" and not when else when) for stat, by in stats.items()]
    return tuple(msgspec.convert({"stat": stat, "by": by, "when": moment}, Mod) for stat, by, moment in found)


WHEN = {
    "within 1 of unit mate": "beside a mate",
    "vs missile or charge": "missile or charge",
    "vs missile or magic": "missile or magic",
    "outnumber 2:1": "outnumbering",
}
RESULTS = {"ignore": "ignore", "halve": "halve", "survive at 1 LP": "survive"}


def meant(effect: Effect) -> dict[str, object]:
    """An effect of the reference as fields of ours."""
    found: dict[str, object] = {SAME[word]: value for word, value in effect.items() if word in SAME}
    match effect:
        case {"stat_mod": stats}:
            found["mods"] = mods(stats, WHEN[effect["condition"]] if "condition" in effect else "")
        case {"stat_mod_for": {"receive_tactic": stats}}:
            found |= {"mods": mods(stats, "receiving"), "auras": "friends"}
        case {"vs": {"creature": stats}}:
            found["mods"] = mods(stats, "creature")
        case {"cast_bonus": by}:
            found["mods"] = mods({"CAST": by}, "non-living")
        case {"mag_resist": by}:
            found["mods"] = mods({"MAG": by}, "enemy spell")
        case {"enemy_cast": by}:
            found |= {"mods": mods({"CAST": by}), "auras": "enemies"}
        case {"variable": {"per_act": stats, "max_act": most}}:
            found |= {"per_token": mods(stats, "melee"), "most": most}
        case {"protection_roll": roll}:
            ward = {"value": roll["value"], "gives": RESULTS[roll["result"]]}
            found["protection"] = ward | {"against": roll.get("only", ""), "once": roll.get("once", False)}
    for word, ours in (("retaliate", "spines"), ("replace_damage_with", "instead_of_damage"), ("continuous", "hit")):
        if word in effect:
            found[ours] = slug(effect[word])
    lists = {
        "block": ("ordered_tactics", "deaf"),
        "immune": ("knocked_down", "firm"),
        "ignore_terrain": ("forest", "open_to"),
    }
    for word, (value, ours) in lists.items():
        if word in effect:
            assert effect[word] == [value]
            found[ours] = ("forest",) if ours == "open_to" else True
    if effect.get("horror_as") == "fear":
        found["oaths"] = True
    if effect.get("channel") == ["spells"]:
        found["channels"] = "spells"
    if effect.get("state") == "stationary":
        found["holds"] = True
    return found


def ours(does: Does) -> dict[str, object]:
    """The fields of an effect that say something."""
    found = {
        name: getattr(does, name) for name in Does.__struct_fields__ if getattr(does, name) != getattr(Does(), name)
    }
    if does.protection:
        ward = does.protection
        found["protection"] = {"value": ward.value, "gives": ward.gives, "against": ward.against, "once": ward.once}
    return found


ENTRIES: list[tuple[str, str, Effect, Does]] = []
for printed in DATA.get("profiles", ()):
    profile = PROFILES[slug(printed["name"])]
    own = {ability.id.removesuffix("-fearless"): ability.does for ability in profile.abilities}
    own |= {tactic.id: tactic.does for tactic in profile.tactics}
    for entry in (*printed["abilities"], *printed["tactics"]):
        if slug(entry["name"]) in own:
            ENTRIES.append((printed["id"], slug(entry["name"]), entry["effect"], own[slug(entry["name"])]))
for sort, cards in (("items", ITEMS), ("spells", SPELLS)):
    for printed in DATA.get(sort, ()):
        ENTRIES.append(("", slug(printed["name"]), printed.get("effect", {}), cards[slug(printed["name"])].does))


@pytest.mark.parametrize(("who", "id", "effect", "does"), ENTRIES, ids=[f"{who}-{id}" for who, id, _, _ in ENTRIES])
def test_it_does_what_the_reference_says(who: str, id: str, effect: Effect, does: Does) -> None:
    """GS-PRO-05, GS-PRO-06, GS-TAC-01, GS-ITM-01, GS-ITM-09: no more and no less."""
    wanted = meant(effect) | TEXT_ONLY.get((who, id), {})
    found = ours(does)
    if id == "aegis-hymn":
        wanted["mods"] = (Mod("ARM", 1), Mod("ARM", 1, "missile or magic"))  # told in its text
    if id in ("searing-light", "lightrend"):
        wanted |= {"harm": "fire"} if id == "searing-light" else {"harm_knocks_down": True}  # the same
    assert found == wanted


def test_every_word_of_the_reference_is_read() -> None:
    """GS-CON-06: no effect is passed over."""
    other = {"block", "cast_bonus", "channel", "condition", "continuous", "enemy_cast", "horror_as", "ignore_terrain"}
    other |= {"ignores", "immune", "mag_resist", "protection_roll", "replace_damage_with", "retaliate", "stat_mod"}
    other |= {"stat_mod_for", "state", "strike_rank", "variable", "vs"}
    words = {word for _, _, effect, _ in ENTRIES for word in effect}
    assert words <= set(SAME) | IN_CODE | other


# Weapons

BESIDES: dict[str, dict[str, object]] = {
    "+1 MEL on this attack": {"mods": (Mod("MEL", 1),)},
    "a critical hit also knocks the target down": {"critical_knocks_down": True},
    "a hit also gives the target -1 DEF to the end of the turn": {"weakens": True, "mods": (Mod("DEF", -1),)},
    "a hit makes the target subject to Plague": {"hit": "plague"},
    "after a hit, resolve two further attack rolls at the same target with POW 1": {"further": 2, "further_power": 1},
    "attacks every enemy in melee range, one attack roll each": {"sweeps": True},
    "damaged models become subject to Dread Vision": {"harm": "dread-vision"},
    "damaged models become subject to Fire": {"harm": "fire"},
    "damaged models become subject to Plague": {"harm": "plague"},
    "ignores 1 point of ARM": {"ignores_armour": 1},
    "ignores shield bonuses": {"ignores_shields": True},
    'no damage; leaves a 3" haze until the end of the round': {"leaves_haze": True},
    "no damage; models hit become subject to Plague": {"hit": "plague"},
    "two attack rolls against the same target": {"attacks": 2},
    "war-machine: RNG is the maximum": {},
}


def both(sort: str, weapons: str, cards: Any) -> list[tuple[Effect, Weapon]]:
    """Weapons of the reference, and ours in the same place."""
    return [
        pair
        for printed in DATA.get(sort, ())
        for pair in zip(printed.get(weapons, ()), cards[slug(printed["name"])].weapons, strict=True)
    ]


def test_weapons_are_named_and_do_what_the_reference_says() -> None:
    """GS-PRO-04: their figures are compared with the rest of the card."""
    for printed, weapon in (*both("profiles", "weapons", PROFILES), *both("items", "weapon", ITEMS)):
        assert weapon.id.removesuffix("-2") == slug(printed["name"])
        wanted: dict[str, object] = {}
        for text in printed.get("abilities", ()):
            wanted |= BESIDES[text]
        assert ours(weapon.does) == wanted, weapon.id


# The rest


def test_continuous_effects_are_those_of_the_reference() -> None:
    """GS-CEF-01: type, damage, statistics."""
    for name, printed in DATA["continuous_effects"].items():
        one = CONTINUOUS[slug(name)]
        assert (one.type, one.direct) == (printed["category"], int(printed["tick"].get("direct_damage", 0)))
        assert {mod.stat: mod.by for mod in one.mods} == printed.get("stat_mod", {})
        assert not any(mod.when for mod in one.mods)


def test_spells_strike_as_in_the_reference() -> None:
    """GS-ITM-09: POW, AOE, and what lasts a round."""
    for printed in DATA["spells"]:
        spell = SPELLS[slug(printed["name"])]
        assert (spell.pow, spell.aoe) == (printed.get("pow"), printed.get("aoe", 0))
        assert (spell.until == "round") == (printed.get("duration") == "end of round")


def test_talents_give_what_the_reference_says() -> None:
    """GS-TAC-15: one of three brews or songs, or a prayer."""
    talents = {one.id: one for profile in PROFILES.values() for one in profile.talents}
    given = {slug(one["name"]): one["effect"] for printed in DATA["profiles"] for one in printed.get("talents", ())}
    assert given["prayer"] == {"heal": "D3"}
    for id in ("brews", "minstrel"):
        for choice, tactic in zip(given[id]["choice"], talents[id].gives, strict=True):
            assert tactic.does.mods == (mods(choice) if isinstance(choice, dict) else ())
            assert tactic.until == ("instant" if choice == "Dread Vision" else "round")
    assert [(talents[id].rng, talents[id].act) for id in ("brews", "minstrel", "prayer")] == [(3, 2), (0, 2), (0, 2)]
