"""Monte Carlo tree search: think ahead, over a future that is drawn anew each time.

Every iteration copies the position, redraws what the seat cannot know (``hidden.redraw``), and walks
down an open-loop tree: a node stands for a sequence of choices, whatever the dice do in between. Where
the tree ends the heuristic values the options, which become the priors of the new node, plays on a
little, and the evaluation judges the result for every seat. Wide decisions open gradually, the most
promising options first.

All values are points that a seat may expect at the end; every seat maximises its own.
"""

from __future__ import annotations

import math
import random
import time
from typing import TYPE_CHECKING, Final

from anachrony.players.evaluation import Evaluation
from anachrony.players.heuristic import Lookahead
from anachrony.players.hidden import redraw
from anachrony.players.player import Player
from anachrony.rules import stack

if TYPE_CHECKING:
    from anachrony.rules.state import State

EXPLORE: Final = 1.2  # points of optimism for an option nobody has tried
WARMTH: Final = 0.8  # points by which a prior must fall behind to count 1/e as likely
WIDEN: Final = 1.2  # options open: WIDE + WIDEN * sqrt(visits)
WIDE: Final = 2.0
BUDGET: Final = 10  # choices inside one Action that a new node tries
OBVIOUS: Final = 6.0  # points by which the best prior must lead to be taken at once
DEEPEST: Final = 40  # choices in a row within one iteration
FORGET_AFTER: Final = 5  # generations of the old tree that are looked through for the new root


class Edge:
    """One option of a node."""

    __slots__ = ("child", "pick", "prior", "share", "total", "visits")

    def __init__(self, pick: int, prior: float) -> None:
        self.pick: int = pick
        self.prior: float = prior  # what the heuristic expects of it
        self.share: float = 0.0  # how likely the heuristic finds it, all options together 1
        self.visits: int = 0
        self.total: float = 0.0  # of the deciding seat, the prior counted once
        self.child: Node | None = None

    def mean(self) -> float:
        return (self.total + self.prior) / (self.visits + 1)


class Node:
    """A decision after a sequence of choices."""

    __slots__ = ("edges", "mark", "seat", "visits")

    def __init__(self, seat: int, mark: int) -> None:
        self.seat: int = seat
        self.mark: int = mark  # what the table looked like when it was first seen
        self.visits: int = 0
        self.edges: list[Edge] = []  # best prior first


def fingerprint(state: State, seat: int) -> int:
    """A number for all that is open on the table and who decides; secrets stay out of it."""
    parts: list[int] = [seat, state.era, state.phase, state.passed, state.next_first, state.evacuations]
    for own in state.seats:
        parts += own.stock
        parts += own.active
        parts += own.tired
        parts += own.spots
        parts += own.warp
        parts += own.busy
        parts += own.breakthroughs
        for part in own.beside:
            parts += part
        parts.append(own.hexes)
        parts.append(own.used)
        parts.append(own.focus)
    for part in state.beside:
        parts += part
    parts.append(state.impact_after)
    parts += state.at
    parts += state.tops
    parts += state.recruit
    parts += state.mine
    parts += state.superprojects
    parts += stack.picks_of(state, seat)
    return hash(tuple(parts))


class SearchPlayer(Player):
    """Thinks for a number of iterations, or for a time."""

    def __init__(
        self,
        seed: int = 0,
        iterations: int = 0,
        seconds: float = 0.0,
        cores: int = 1,
        playout: int = 0,
        explore: float = EXPLORE,
        obvious: float = OBVIOUS,
        weights: dict[str, tuple[float, float]] | None = None,
        name: str = "search",
    ) -> None:
        super().__init__(name)
        self.seed: int = seed
        self.iterations: int = iterations if iterations or seconds else 200
        self.seconds: float = seconds
        self.cores: int = cores
        self.playout: int = playout  # choices that the heuristic plays on from a new node
        self.explore: float = explore
        self.obvious: float = obvious
        self.weights: dict[str, tuple[float, float]] | None = weights
        self.random: random.Random = random.Random(seed)
        self.lookahead: Lookahead | None = None
        self.root: Node | None = None
        self.made: int = 0  # iterations of the last decision
        self.thought: int = 0  # and of all so far

    def new_game(self) -> None:
        self.random = random.Random(self.seed)
        self.lookahead = None
        self.root = None

    # --- deciding -----------------------------------------------------------------------------------

    def pick(self, state: State, seat: int) -> int:
        picks = stack.picks_of(state, seat)
        if len(picks) == 1:
            return picks[0]
        root = self.think(state, seat)
        best = root.edges[0]
        for edge in root.edges:
            if (edge.visits, edge.mean()) > (best.visits, best.mean()):
                best = edge
        return best.pick

    def legal(self, state: State, seat: int) -> list[int]:
        return stack.picks_of(state, seat)

    def values(self, state: State, seat: int) -> list[float]:
        """What each pick is worth after thinking, in the order of the picks."""
        root = self.think(state, seat)
        return [
            next((edge.mean() for edge in root.edges if edge.pick == pick), 0.0)
            for pick in stack.picks_of(state, seat)
        ]

    def think(self, state: State, seat: int) -> Node:
        """Grow the tree for this decision until the budget is spent or more cannot matter."""
        look = self._lookahead(state)
        self.made = 0
        start = state.clone()
        redraw(start, seat, self.random)
        mark = fingerprint(start, seat)
        root = self._find(mark, seat)
        if root is None:
            root = Node(seat, mark)
            self._expand(root, start, look)
        self.root = root
        if len(root.edges) < 2 or root.edges[0].prior - root.edges[1].prior > self.obvious:
            return root
        began = time.perf_counter()
        while True:
            if self.iterations:
                if self.made >= self.iterations or self._settled(root, self.iterations - self.made):
                    break
            else:
                spent = time.perf_counter() - began
                if spent >= self.seconds:
                    break
                if self.made % 16 == 15 and self._settled(root, int(self.made * (self.seconds / spent - 1))):
                    break
            twin = state.clone()
            redraw(twin, seat, self.random)
            self._iterate(root, twin, look)
            self.made += 1
        self.thought += self.made
        return root

    def _lookahead(self, state: State) -> Lookahead:
        look = self.lookahead
        if look is None or look.evaluation.rules is not state.rules:
            look = Lookahead(Evaluation(state.rules, self.weights), BUDGET, 0)
            self.lookahead = look
        return look

    def _find(self, mark: int, seat: int) -> Node | None:
        """The node of the old tree in which the table now is, if the search foresaw it."""
        old = self.root
        if old is None:
            return None
        layer = [old]
        for _ in range(FORGET_AFTER):
            below: list[Node] = []
            for node in layer:
                if node.mark == mark and node.seat == seat and node.edges:
                    return node
                for edge in node.edges:
                    if edge.child is not None:
                        below.append(edge.child)
            layer = below
        return None

    def _settled(self, root: Node, left: int) -> bool:
        """Whether the iterations left cannot change which option was visited most."""
        first = second = 0
        for edge in root.edges:
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return first - second > left

    # --- one iteration ------------------------------------------------------------------------------

    def _iterate(self, root: Node, state: State, look: Lookahead) -> None:
        nodes: list[Node] = []
        edges: list[Edge] = []
        node = root
        depth = 0
        while True:
            edge = self._select(node, state, look)
            nodes.append(node)
            edges.append(edge)
            stack.play(state, node.seat, edge.pick)
            depth += 1
            if state.top is None or depth >= DEEPEST:
                break
            child = edge.child
            if child is None or child.seat != state.decider:
                child = Node(state.decider, fingerprint(state, state.decider))
                edge.child = child
                self._expand(child, state, look)
                self._play_on(child, state, look)
                break
            node = child
        values = [look.evaluation.value(state, index) for index in range(len(state.seats))]
        for i in range(len(nodes)):
            nodes[i].visits += 1
            edges[i].visits += 1
            edges[i].total += values[nodes[i].seat]

    def _expand(self, node: Node, state: State, look: Lookahead) -> None:
        picks = stack.picks_of(state, node.seat)
        found = look.values(state, node.seat)
        best = max(found)
        whole = 0.0
        for i in range(len(picks)):
            edge = Edge(picks[i], found[i])
            edge.share = math.exp((found[i] - best) / WARMTH)
            whole += edge.share
            node.edges.append(edge)
        for edge in node.edges:
            edge.share /= whole
        node.edges.sort(key=_prior, reverse=True)

    def _select(self, node: Node, state: State, look: Lookahead) -> Edge:
        """The option with the highest hope among those that are open and legal this time."""
        picks = state.picks
        room = int(WIDE + WIDEN * math.sqrt(node.visits))
        pull = self.explore * math.sqrt(node.visits + 1)
        best: Edge | None = None
        highest = 0.0
        legal = 0
        for edge in node.edges:
            if edge.pick not in picks:
                continue
            legal += 1
            hope = edge.mean() + pull * edge.share / (1 + edge.visits)
            if best is None or hope > highest:
                best = edge
                highest = hope
            if legal >= room:
                break
        if best is None or (legal < len(picks) and legal < room):
            self._learn(node, state, look)
            if best is None:
                for edge in node.edges:
                    if edge.pick in picks:
                        return edge
        assert best is not None
        return best

    def _learn(self, node: Node, state: State, look: Lookahead) -> None:
        """Options that the dice have brought for the first time join the node."""
        known = [edge.pick for edge in node.edges]
        found = look.values(state, node.seat)
        picks = stack.picks_of(state, node.seat)
        for i in range(len(picks)):
            if picks[i] not in known:
                edge = Edge(picks[i], found[i])
                edge.share = 0.1
                node.edges.append(edge)
        node.edges.sort(key=_prior, reverse=True)

    def _play_on(self, node: Node, state: State, look: Lookahead) -> None:
        """Finish what the deciding seat is at, and a few choices more, as the heuristic would."""
        if not self.playout:
            return
        stack.play(state, node.seat, node.edges[0].pick)
        for _ in range(self.playout - 1):
            if state.top is None:
                return
            found = look.values(state, state.decider)
            stack.play(state, state.decider, state.picks[found.index(max(found))])


def _prior(edge: Edge) -> float:
    return edge.prior
