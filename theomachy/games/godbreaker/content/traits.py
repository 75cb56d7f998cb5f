"""Traits, flaws and metals, and the tables that threats roll on. GB-TRT-01 to 20, GB-FLW-01 to 05, GB-CIR-06.

The rules hold what a trait does; circles.en.ftl holds its name and its words at each rank.
"""

from typing import Literal, get_args

Metal = Literal["copper", "iron", "mercury", "gold"]
SpecialTrait = Literal["mysterious", "despoiling", "ruinous", "shaping", "summoning", "thunderous"]
Trait = Literal[
    "defensive",
    "healer",
    "inspired",
    "vengeful",
    "brutal",
    "juggernaut",
    "pinning",
    "relentless",
    "tough",
    "cunning",
    "deadly",
    "fleet",
    "merciless",
    "ranged",
    "unbound",
    SpecialTrait,
]
Flaw = Literal["brittle", "careful", "prey", "slow", "unlucky"]

METALS: dict[Metal, tuple[Trait, ...]] = {
    "copper": ("defensive", "healer", "inspired", "mysterious", "vengeful"),
    "iron": ("brutal", "juggernaut", "pinning", "relentless", "tough"),
    "mercury": ("cunning", "deadly", "fleet", "merciless", "ranged"),
    "gold": ("despoiling", "ruinous", "shaping", "summoning", "thunderous"),
}
"""The traits of each metal, in the order of a d6; a 6 is an alloy. GB-CIR-06, GB-CIR-08."""

TRAITS = tuple(trait for traits in METALS.values() for trait in traits)
"""The traits of all metals, in the order of GB-TRT-01 to 20."""

UNBOUND: Trait = "unbound"
"""The trait that belongs to no metal and needs levels. GB-ADV-LVL-06, GB-A-86."""

METAL_OF: dict[Trait, Metal] = {trait: metal for metal, traits in METALS.items() for trait in traits}

CLAUSES: dict[Trait, str] = {trait: f"GB-TRT-{number:02}" for number, trait in enumerate(TRAITS, 1)}
CLAUSES |= {UNBOUND: "GB-ADV-LVL-06"}
"""The clause behind each trait."""

SPECIAL: tuple[SpecialTrait, ...] = get_args(SpecialTrait)
"""Traits that are special actions. GB-TRT-04, GB-TRT-16 to 20."""

FLAWS: tuple[Flaw, ...] = get_args(Flaw)
"""All flaws. GB-FLW-01 to 05."""

MIGHTY: tuple[Trait, ...] = (
    "brutal",
    "deadly",
    "fleet",
    "pinning",
    "ranged",
    "relentless",
    "tough",
    "thunderous",
)
"""Traits of mighty threats, by a d8. GB-SCN-04."""

SINISTER: tuple[Trait, ...] = ("brutal", "deadly", "defensive", "fleet", "merciless", "vengeful")
"""Traits of sinister threats, by a d6. GB-SCN-05."""
