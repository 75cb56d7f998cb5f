"""Verbs: the only functions that change a state.

Each verb reports what happened, so that the log is complete.
"""

from theomachy.games.godslayer.verbs.commands import *
from theomachy.games.godslayer.verbs.courage import *
from theomachy.games.godslayer.verbs.fights import *
from theomachy.games.godslayer.verbs.lasting import *
from theomachy.games.godslayer.verbs.log import *
from theomachy.games.godslayer.verbs.marches import *
from theomachy.games.godslayer.verbs.markers import *
from theomachy.games.godslayer.verbs.points import *
from theomachy.games.godslayer.verbs.preparations import *
from theomachy.games.godslayer.verbs.shots import *
from theomachy.games.godslayer.verbs.tokens import *
from theomachy.games.godslayer.verbs.turns import *
from theomachy.games.godslayer.verbs.wounds import *
from theomachy.kernel.agenda import drop as drop
from theomachy.kernel.agenda import next_task as next_task
from theomachy.kernel.agenda import schedule as schedule
from theomachy.kernel.agenda import schedule_last as schedule_last
