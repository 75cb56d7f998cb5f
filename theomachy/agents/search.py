"""Monte Carlo tree search over imagined clones: one tree of decisions, which each simulation walks with fresh dice.

A node is a decision after certain answers and faces. When first met it is valued by the judge one step ahead, which
also ranks its options; only the best few are tried at first, more as visits grow (progressive widening). If this first
look is the mean over several rolls, it counts as that many tries. Without a judge all options are equal at first, and
a node is worth the result of a random game from there.

Some games name the states at which a look ahead may stop (`Ai.horizon`). Their first look reaches as far as anything
can be foreseen, and only luck makes it wrong. For them a simulation repeats that look with other dice.
"""

from collections.abc import Collection
from itertools import islice
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

from theomachy.agents.lookahead import COURSES_TRIED, Clock, Course, Judge, Policy, Position, Worth, worths
from theomachy.agents.seats import SeatView
from theomachy.exact import exp, log, total
from theomachy.features.ai import ai_of
from theomachy.kernel import Fast, Match, key_of
from theomachy.kernel.match import CHANCE
from theomachy.kernel.requests import say_faces

CERTAIN_TRIES = 10**6
"""Number of tries that one look counts for where no dice decide about the option."""


class Edge:
    """An option at a node: its worth at the first look, the number of its tries, and their total worth."""

    __slots__ = ("first", "nodes", "prior", "total", "trust", "visits")

    def __init__(self, first: float, prior: float, trust: int) -> None:
        self.first, self.prior, self.trust = first, prior, trust
        self.visits, self.total = 0, 0.0
        self.nodes: dict[str, Node] = {}  # the next decisions, by the faces rolled before them

    @property
    def mean(self) -> float:
        """The mean of the tries and the first look, which counts for some tries; before any try the look alone."""
        tries = self.visits + self.trust
        return (self.total + self.trust * self.first) / tries if tries else self.first


class Node:
    """A decision of one seat, with its options ranked by their worth at the first look."""

    __slots__ = ("edges", "seat", "visits", "worth")

    def __init__(self, seat: int, worths: dict[str, Worth], heat: float, trust: int = 0) -> None:
        self.seat, self.visits = seat, 0
        ranked = sorted(worths, key=lambda key: -worths[key][seat])
        self.worth = worths[ranked[0]]
        likes = [exp((worths[key][seat] - self.worth[seat]) / heat) for key in ranked]
        whole = total(likes)
        self.edges = {
            key: Edge(worths[key][seat], like / whole, trust) for key, like in zip(ranked, likes, strict=True)
        }


class Search:
    """An agent that searches until its simulations or seconds are spent, and answers at least by its first look."""

    def __init__(
        self,
        judge: Judge | None,
        seed: int,
        simulations: int | None = None,
        seconds: float | None = None,
        policy: Policy | None = None,
        clock: Clock = perf_counter,
        *,
        exploration: float = 0.3,
        widening: float = 1.0,
        heat: float = 0.03,
    ) -> None:
        if simulations is None and seconds is None:
            raise ValueError("a search needs a budget: simulations or seconds")
        self._judge, self._policy, self._random = judge, policy, Random(seed)
        self._simulations, self._seconds, self._clock = simulations, seconds, clock
        self._exploration, self._widening, self._heat = exploration, widening, heat
        self.done = 0
        """Number of simulations spent on the last decision."""

    def decide(self, view: SeatView) -> str:
        start = self._clock()
        self.done = 0
        seeds = _Seeds(self._random)
        match = view.clone(seeds[0])
        again = ai_of(match.game).horizon is not None and self._judge is not None and not match.together
        root = self._meet(match, view.seat)
        while len(root.edges) > 1 and (self._simulations is None or self.done < self._simulations):
            if self._seconds is not None and self._clock() - start > self._seconds:
                break
            key = self._doubtful(root) if again else self._choose(root, root.edges)
            if root.edges[key].trust == CERTAIN_TRIES:
                break
            # The nth try of every option meets the same world and the same dice: options are compared, not luck.
            seed = seeds[root.edges[key].visits]
            if again:
                self._look_again(view.clone(seed), root, key, Fast(seed))
            else:
                self._simulate(view.clone(seed), root, key)
            self.done += 1
        often = 0 if again else max(edge.visits for edge in root.edges.values()) / 2
        return max(
            (key for key, edge in root.edges.items() if edge.visits >= often), key=lambda key: root.edges[key].mean
        )

    def _meet(self, match: Match[Any], seat: int) -> Node:
        """Return a new node, with the first look at its options."""
        if self._judge is None:
            alike = [1 / len(match.seats)] * len(match.seats)
            return Node(seat, dict.fromkeys(match.asks[0].keys(), alike), self._heat)
        trust = COURSES_TRIED if ai_of(match.game).policy is not None else 0
        return Node(seat, worths(match, seat, self._judge, self._random, self._policy), self._heat, trust)

    def _value(self, match: Match[Any], node: Node) -> Worth:
        """Return the worth of a node that was just met."""
        if self._judge is not None:
            return node.worth
        while match.request is not None:
            ask = match.asks[0]
            match.answer(key_of(self._random.choice(ask.look())), ask.seat)
        return match.result or ()

    def _simulate(self, match: Match[Any], node: Node, key: str) -> None:
        """Walk down the tree once in one imagined world, and tell all nodes on the way what it was worth."""
        path: list[tuple[Node, Edge]] = []
        while True:
            edge = node.edges[key]
            path.append((node, edge))
            before = len(match.tape)
            match.answer(key, node.seat)
            if match.result is not None:
                worth: Worth = match.result
                break
            faces = _faces_rolled(match, before)
            if faces not in edge.nodes:
                node = edge.nodes[faces] = self._meet(match, match.asks[0].seat)
                worth = self._value(match, node)
                break
            node = edge.nodes[faces]
            key = self._choose(node, match.asks[0].keys())
        for node, edge in path:
            node.visits += 1
            edge.visits += 1
            edge.total += worth[node.seat]

    def _doubtful(self, node: Node) -> str:
        """Return the option with the highest upper bound: its mean, plus a bonus that shrinks with its tries."""
        tries = log(1 + node.visits + COURSES_TRIED * len(node.edges))

        def hope(key: str) -> float:
            edge = node.edges[key]
            return edge.mean + self._heat * sqrt(tries / (edge.visits + edge.trust))

        return max(node.edges, key=hope)

    def _look_again(self, match: Match[Any], node: Node, key: str, chance: Fast) -> None:
        """Play an option on by the policy once more, with other dice."""
        ask, edge = match.ask_of(node.seat), node.edges[key]
        policy = self._policy or ai_of(match.game).policy
        assert ask is not None
        assert self._judge is not None
        assert policy is not None
        course = Course(Position.of(match), ask.option(key), self._judge, policy)
        worth = course.run(chance)
        if not course.rolled:
            edge.trust = CERTAIN_TRIES
        node.visits += 1
        edge.visits += 1
        edge.total += worth[node.seat]

    def _choose(self, node: Node, possible: Collection[str]) -> str:
        """Return the most promising of the open options, by worth plus a bonus for few tries."""
        wide = 2 + int(self._widening * sqrt(node.visits)) if self._judge is not None else None
        bonus = self._exploration * sqrt(node.visits + 1)
        return max(
            islice((key for key in node.edges if key in possible), wide),
            key=lambda key: node.edges[key].mean + bonus * node.edges[key].prior / (1 + node.edges[key].visits),
        )


class _Seeds(list[int]):
    """Seeds without end, each drawn when first asked for."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def __getitem__(self, n: Any) -> Any:
        while len(self) <= n:
            self.append(self._random.getrandbits(32))
        return super().__getitem__(n)


def _faces_rolled(match: Match[Any], since: int) -> str:
    """Return the faces rolled since a length of the tape, as the key of an edge's next node."""
    entries = zip(match.who[since:], match.tape[since:], strict=True)
    return ", ".join(say_faces(entry) for by, entry in entries if by == CHANCE)
