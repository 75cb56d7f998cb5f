"""The closed vocabularies of the rules, so that a wrong word fails the type check and no match.

Traits, metals and flaws are in content/traits.py, terrain in ground.py, scenarios and rulings in setup.py.
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
"""GB-RND-02"""
PHASES: tuple[Phase, ...] = get_args(Phase)
ROUND = PHASES[1:-2]
"""The phases of a round; `start` and `relentless` are parts of the book's."""

Where = Literal["field", "reserve", "casualty", "ascended", "gone"]
"""Where a model is: on the battlefield, still to be placed, removed as a casualty, ascended, or removed in another
way."""
ThreatKind = Literal["forgotten", "horror", "spawn", "lost", "damned", "betrayer", "local", "hunter", "follower"]
"""GB-SCN-03"""
Unaligned = Literal["summoned", ThreatKind]
"""GB-MOD-04"""
UNALIGNED: tuple[Unaligned, ...] = get_args(Unaligned)
ModelKind = Literal["godbreaker", Unaligned]
Group = Literal["", "nest", "hunters"]
"""Wild models of one group are friendly. GB-MOD-07"""
Compulsion = Literal["cowardly", "murderous", "predator", "mine", "avenger", "broken"]
"""What drives a wild model. GB-WLD-01 to 06"""

MarkerKind = Literal["shard", "objective", "hoard"]
MARKERS: tuple[MarkerKind, ...] = get_args(MarkerKind)
"""GB-ELE-01"""
TokenKind = Literal["treasure", "trophy", "ready"]
TOKENS: tuple[TokenKind, ...] = get_args(TokenKind)
"""GB-ELE-03"""

SpecialName = Literal["sunder", "hand", "ready", "plunder", "treatment", "destroy", "verify", SpecialTrait]
"""Special actions: of everybody, of scenarios, of traits. GB-SPC-01"""
ActionName = Literal["move", "engage", "end", SpecialName]
ACTIONS: frozenset[ActionName] = frozenset(get_args(ActionName))
"""GB-ACT-04"""
