"""Sets up as a good player usually does, and plays on like another agent."""

from theomachy.kernel.seats import Agent, SeatView


class Deployer:
    def __init__(self, agent: Agent) -> None:
        self.agent = agent

    def decide(self, view: SeatView) -> str:
        usual = view.usual()
        return self.agent.decide(view) if usual is None else usual
