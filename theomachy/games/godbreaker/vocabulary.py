"""The closed vocabularies of the rules, by which the type check finds a wrong word before any match does.

Traits, metals and flaws are in content/traits.py, terrain in ground/terrain.py, scenarios and rulings in setup.py.
"""

from typing import Literal, get_args

from theomachy.games.godbreaker.content.traits import SpecialTrait

Phase = Literal[
    "opening",
    "initiative",
    "start",
    "activation",
    "wild",
    "relentless",
    "recovery",
    "resolution",
    "aftermath",
    "over",
]
"""The steps of a match, among them the phases of a round. GB-RND-02."""
PHASES: tuple[Phase, ...] = get_args(Phase)
ROUND = PHASES[1:-2]
"""The phases of a round; `start` and `relentless` are parts of the rulebook's phases."""

Where = Literal["field", "reserve", "casualty", "ascended", "gone"]
"""The whereabouts of a model: on the battlefield, still to be placed, a casualty, ascended, or removed otherwise."""
ThreatKind = Literal["forgotten", "horror", "spawn", "lost", "damned", "betrayer", "local", "hunter", "follower"]
"""Kinds of models that scenarios bring in. GB-SCN-03."""
Unaligned = Literal["summoned", ThreatKind]
"""Kinds of unaligned models: threats, and models that were summoned. GB-MOD-04."""
UNALIGNED: tuple[Unaligned, ...] = get_args(Unaligned)
ModelKind = Literal["godbreaker", Unaligned]
Group = Literal["", "nest", "hunters"]
"""Groups whose wild models are friendly to each other; empty for none. GB-MOD-07."""
Compulsion = Literal["cowardly", "murderous", "predator", "mine", "avenger", "broken"]
"""Compulsions of wild models. GB-WLD-01 to 06."""

MarkerKind = Literal["shard", "objective", "hoard"]
MARKERS: tuple[MarkerKind, ...] = get_args(MarkerKind)
"""Kinds of markers. GB-ELE-01."""
TokenKind = Literal["treasure", "trophy", "ready"]
TOKENS: tuple[TokenKind, ...] = get_args(TokenKind)
"""Kinds of tokens. GB-ELE-03."""

SpecialName = Literal["sunder", "hand", "ready", "plunder", "treatment", "destroy", "verify", SpecialTrait]
"""Special actions: those of everybody, of scenarios and of traits. GB-SPC-01."""
ActionName = Literal["move", "engage", "end", SpecialName]
ACTIONS: frozenset[ActionName] = frozenset(get_args(ActionName))
"""All actions, `end` included. GB-ACT-04."""
