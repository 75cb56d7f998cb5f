"""The scenarios, one module for each. An open battle has no rules of its own. GS-SCN, GS-SCN-02, GS-A-141."""

from theomachy.games.godslayer.rules.victory.scenarios.break_through import BREAK_THROUGH
from theomachy.games.godslayer.rules.victory.scenarios.last_stand import LAST_STAND
from theomachy.games.godslayer.rules.victory.scenarios.relic import RELIC
from theomachy.games.godslayer.rules.victory.scenarios.scenario import Scenario
from theomachy.games.godslayer.rules.victory.scenarios.standing_stones import STANDING_STONES
from theomachy.games.godslayer.setup import Scenario as Name
from theomachy.games.godslayer.state import Battle

SCENARIOS: dict[Name, Scenario] = {
    "open-battle": Scenario(),
    "standing-stones": STANDING_STONES,
    "break-through": BREAK_THROUGH,
    "relic": RELIC,
    "last-stand": LAST_STAND,
}


def scenario_of(t: Battle) -> Scenario:
    return SCENARIOS[t.setup.scenario]
