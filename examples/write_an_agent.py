"""Write an agent: it sees what its seat may see, and returns the key of an option.

python examples/write_an_agent.py
theomachy sim scathe --setup random --seats examples.write_an_agent:Striker,random --games 40
"""

import theomachy
from theomachy.testing import check_agent


class Striker:
    """An agent that tries every option in an imagined world and takes the one with the best lead in health."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, view: theomachy.SeatView) -> str:
        assert view.ask is not None  # of equals the last: the first of a turn is to discard the die
        return max(reversed(view.ask.keys()), key=lambda key: self.lead(view, key))

    def lead(self, view: theomachy.SeatView, key: str) -> float:
        """Return its lead in health after an option, if further questions of the turn get the first answer."""
        world = view.clone(self.seed)
        world.answer(key, view.seat)
        while (ask := world.ask_of(view.seat)) is not None and ask.question != "sc-ask-action":
            world.answer(ask.keys()[0], view.seat)
        pieces = world.game.scene(world.state, view.seat).pieces.values()
        bars = [(piece.owner, bar.value) for piece in pieces for bar in piece.bars if bar.label == "sc-health"]
        return float(sum(value if owner == view.seat else -value for owner, value in bars))


if __name__ == "__main__":
    scathe = theomachy.games.game("scathe")
    check_agent(Striker, scathe, games=3)  # legal answers, and the same ones again from the same seed
    won = 0.0
    for seed in range(20):
        match = theomachy.new("scathe", seed=seed, preset="random").play(Striker(seed), "random")
        assert match.result is not None
        won += match.result[0]
    print(f"{won:g} of 20 won against random")
    assert won > 10
