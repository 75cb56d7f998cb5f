"""Sets up as a good player usually does, and plays on like another agent."""

from theomachy.agents.seats import Agent, SeatView
from theomachy.features.ai import Advice


class Deployer:
    """An agent that sets up as is usual and leaves all other questions to another agent."""

    def __init__(self, agent: Agent, deployment: Advice) -> None:
        self.agent, self.deployment = agent, deployment

    def decide(self, view: SeatView) -> str:
        """Give the usual answer, or that of the other agent where there is none."""
        usual = view.consult(self.deployment)
        return self.agent.decide(view) if usual is None else usual
