"""Monte Carlo tree search: thinks ahead over futures that are redrawn each time.

Every iteration copies the position, redraws what the seat cannot know (``hidden.redraw``), and walks
down an open-loop tree: a node stands for a sequence of choices, whatever the dice do in between. Where
the tree ends, the heuristic finishes what the seat in turn has begun, and the evaluation judges the
result for every seat. A leaf that is reached again becomes a node: the heuristic values its options,
which are their priors. Wide decisions open gradually, the most promising options first.

As long as no die has fallen and no tile was drawn, a sequence of choices always leads to the same position. A
node keeps it, so that an iteration walks down to where chance begins without playing anything.

All values are points: what a seat may expect at the end, less a share of what its best rival may.
"""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING, Final

from anachrony.players.collecting import NoCollecting
from anachrony.players.evaluation.position import Evaluation
from anachrony.players.heuristic import Lookahead
from anachrony.players.hidden import future, only_the_future, redraw
from anachrony.players.player import Player
from anachrony.players.tree import TreeNode, found_again, now
from anachrony.rules import stack
from anachrony.rules.effect import Joint
from anachrony.rules.phases.action_rounds import TakeTurn

if TYPE_CHECKING:
    from anachrony.players.evaluation.features import WeightTable
    from anachrony.rules.state import State

EXPLORE: Final = 2.5  # points of optimism for an option nobody has tried
WARMTH: Final = 1.2  # points by which a prior must fall behind to count 1/e as likely
WIDE: Final = 2.0  # options open: WIDE + WIDEN * sqrt(visits); where several others move before the seat that
WIDEN: Final = 1.2  # thinks moves again, they share these, so that it still sees its own next turn
RIVALRY: Final = 0.5  # share of the best rival's points that counts against a seat's own
BUDGET: Final = 10  # choices inside one Action that a new node tries
OBVIOUS: Final = 6.0  # points by which the best prior must lead to be taken at once
PROPER: Final = 16  # visits after which a turn has its own priors, not those of the seat's last one
UNSEEN: Final = 1.5  # points that an option unknown to the last turn is taken to be behind its best
DEEPEST: Final = 40  # choices in a row within one iteration


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


class Node(TreeNode):
    """Without edges, a leaf."""

    __slots__ = ("borrowed", "edges", "gain", "kept", "rival", "visits")

    def __init__(self, seat: int) -> None:
        super().__init__(seat, 0)
        self.rival: float = 0.0  # what the best rival took from every value then
        self.gain: float = 0.0  # by how much the best prior was above the position itself
        self.borrowed: bool = False  # priors are those of a like node
        self.visits: int = 0
        self.edges: list[Edge] = []  # best prior first
        self.kept: State | None = None  # in this decision: the position here, if chance had no part in it

    def below(self) -> list[Node]:
        return [edge.child for edge in self.edges if edge.child is not None and edge.child.edges]


def fingerprint(state: State, seat: int) -> int:
    """A number for all that is open on the table and who decides; secrets stay out of it."""
    parts: list[int] = [seat, state.era, state.phase, state.passed, state.next_first, state.evacuations]
    for own in state.seats:
        parts += own.amounts()
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
    """Thinks for a number of iterations, or for a time: by the clock, or of this thread's work."""

    def __init__(
        self,
        seed: int = 0,
        iterations: int = 0,
        seconds: float = 0.0,
        cpu: float = 0.0,
        cores: int = 1,
        playout: int = 0,
        explore: float = EXPLORE,
        warmth: float = WARMTH,
        rivalry: float = RIVALRY,
        obvious: float = OBVIOUS,
        proper: int = PROPER,
        weights: WeightTable | None = None,
        name: str = "search",
    ) -> None:
        super().__init__(name)
        self.seed: int = seed
        self.iterations: int = iterations if iterations or seconds or cpu else 200
        self.seconds: float = seconds
        self.cpu: float = cpu
        self.cores: int = cores
        self.playout: int = playout  # choices that the heuristic plays on from a leaf
        self.explore: float = explore
        self.warmth: float = warmth
        self.rivalry: float = rivalry
        self.obvious: float = obvious
        self.proper: int = proper
        self.weights: WeightTable | None = weights
        self.random: random.Random = random.Random(seed)
        self.lookahead: Lookahead | None = None
        self.careful: Lookahead | None = None  # for the decision itself, where an error would cost most
        self.root: Node | None = None
        self.turns: dict[int, Node] = {}  # by seat, its last turn that was valued
        self.keeps: bool = False  # whether nothing is hidden now but the future
        self.keeping: list[Node] = []  # those that keep a position
        self.made: int = 0  # iterations of the last decision
        self.thought: int = 0  # and of all so far

    def new_game(self) -> None:
        self.random = random.Random(self.seed)
        self.lookahead = None
        self.careful = None
        self.root = None
        self.turns = {}

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

    def values(self, state: State, seat: int) -> list[float]:
        """Points that each pick promises after thinking, in the order of the picks."""
        root = self.think(state, seat)
        means = {edge.pick: edge.mean() + root.rival for edge in root.edges}
        return [means[pick] for pick in stack.picks_of(state, seat)]

    def think(self, state: State, seat: int) -> Node:
        """Grow the tree for this decision until the budget is spent or more cannot matter."""
        with NoCollecting():
            try:
                return self._think(state, seat)
            finally:  # the next decision has other positions, and trees are kept for long
                for node in self.keeping:
                    node.kept = None
                self.keeping = []

    def _think(self, state: State, seat: int) -> Node:
        look = self._lookahead(state)
        careful = self.careful
        assert careful is not None
        self.made = 0
        start = state.clone()
        redraw(start, seat, self.random)
        self.keeps = only_the_future(start)
        picks = stack.picks_of(state, seat)
        known = found_again(self.root, fingerprint(start, seat), seat)
        root = known if isinstance(known, Node) else Node(seat)
        # Other draws may have brought it options that are not there now.
        root.edges = [edge for edge in root.edges if edge.pick in picks]
        self._expand(root, start, careful)
        root.kept = None
        self._keep(root, start, start)
        self.root = root
        if len(root.edges) < 2 or root.edges[0].prior - root.edges[1].prior > self.obvious:
            return root
        began = now(self.cpu > 0)
        budget = self.cpu if self.cpu else self.seconds
        while True:
            if self.iterations:
                if self.made >= self.iterations or self._settled(root, self.iterations - self.made):
                    break
            else:
                spent = now(self.cpu > 0) - began
                if spent >= budget:
                    break
                if self.made % 16 == 15 and self._settled(root, int(self.made * (budget / spent - 1))):
                    break
            if self.keeps:
                self._iterate(root, start, future(self.random), look)
            else:
                twin = state.clone()
                redraw(twin, seat, self.random)
                self._iterate(root, twin, twin.seed, look)
            self.made += 1
        self.thought += self.made
        return root

    def _lookahead(self, state: State) -> Lookahead:
        look = self.lookahead
        if look is None or look.evaluation.rules is not state.rules:
            evaluation = Evaluation(state.rules, self.weights)
            look = Lookahead(evaluation, BUDGET, 0, 0)
            self.lookahead = look
            self.careful = Lookahead(evaluation)
        return look

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

    def _iterate(self, root: Node, start: State, seed: int, look: Lookahead) -> None:
        nodes: list[Node] = []
        edges: list[Edge] = []
        node = root
        state = start
        values: list[float] = []
        while True:
            edge = self._select(node, state, look, 1 if node.seat == root.seat else len(start.seats) - 1)
            nodes.append(node)
            edges.append(edge)
            child = edge.child
            if child is not None and child.kept is not None:
                state = child.kept
            else:
                if state is node.kept:
                    state = state.clone()
                    state.seed = seed
                stack.play(state, node.seat, edge.pick)
            if state.top is None or len(nodes) >= DEEPEST:
                break
            if child is None or child.seat != state.decider:
                child = Node(state.decider)
                edge.child = child
                if child.seat == node.seat and in_action(state):
                    values = self._less_rivals(self._expand(child, state, look))
                    values[child.seat] = child.edges[0].prior
                    self._keep(child, state, start)
                elif self.playout:
                    self._play_on(state, look)
                break
            if not child.edges:
                self._open(child, state, look)
            elif child.borrowed and child.visits >= self.proper:
                self._value(child, state, look)
            self._keep(child, state, start)
            node = child
        if not values:
            values = self._values(state, look)
        for i in range(len(nodes)):
            nodes[i].visits += 1
            edges[i].visits += 1
            edges[i].total += values[nodes[i].seat]

    def _keep(self, node: Node, state: State, start: State) -> None:
        """Every draw replaces the list of counters: the same list means that there was none."""
        if self.keeps and node.kept is None and state.counters is start.counters:
            node.kept = state
            self.keeping.append(node)

    def _points(self, state: State, look: Lookahead) -> list[float]:
        return [look.evaluation.value(state, index) for index in range(len(state.seats))]

    def _values(self, state: State, look: Lookahead) -> list[float]:
        """What the position is worth to each seat."""
        return self._less_rivals(self._points(state, look))

    def _less_rivals(self, points: list[float]) -> list[float]:
        """What such points are worth to each seat."""
        return [points[index] - self._rival(points, index) for index in range(len(points))]

    def _rival(self, points: list[float], seat: int) -> float:
        """What the best other seat takes away."""
        best = -1000.0
        for index in range(len(points)):
            if index != seat and points[index] > best:
                best = points[index]
        return self.rivalry * best if len(points) > 1 else 0.0

    def _open(self, node: Node, state: State, look: Lookahead) -> None:
        """Give a leaf its options. Turns of a seat are much alike: the first visits borrow priors."""
        last = self.turns.get(node.seat)
        if last is None or not in_turn(state):
            self._expand(node, state, look)
            return
        points = self._points(state, look)
        node.rival = self._rival(points, node.seat)
        node.borrowed = True
        node.mark = fingerprint(state, node.seat)
        best = points[node.seat] - node.rival + last.gain
        gaps: dict[int, float] = {}
        for edge in last.edges:
            gaps[edge.pick] = last.edges[0].prior - edge.prior
        for pick in state.picks:
            node.edges.append(Edge(pick, best - gaps.get(pick, UNSEEN)))
        self._share(node)

    def _expand(self, node: Node, state: State, look: Lookahead) -> list[float]:
        known = [edge.pick for edge in node.edges]
        for pick in stack.picks_of(state, node.seat):
            if pick not in known:
                node.edges.append(Edge(pick, 0.0))
        return self._value(node, state, look)

    def _value(self, node: Node, state: State, look: Lookahead) -> list[float]:
        """Priors of all options: what the heuristic expects of them. Points of each seat, as they stand."""
        picks = stack.picks_of(state, node.seat)
        found = look.values(state, node.seat)
        points = self._points(state, look)
        node.rival = self._rival(points, node.seat)
        node.gain = max(found) - points[node.seat]
        node.borrowed = False
        node.mark = fingerprint(state, node.seat)
        priors: dict[int, float] = {}
        for i in range(len(picks)):
            priors[picks[i]] = found[i] - node.rival
        for edge in node.edges:
            edge.prior = priors.get(edge.pick, edge.prior)
        self._share(node)
        if in_turn(state):
            self.turns[node.seat] = node
        return points

    def _share(self, node: Node) -> None:
        """How likely the heuristic would take each option; the likeliest come first."""
        node.edges.sort(key=_prior, reverse=True)
        best = node.edges[0].prior
        whole = 0.0
        for edge in node.edges:
            edge.share = math.exp((edge.prior - best) / self.warmth)
            whole += edge.share
        for edge in node.edges:
            edge.share /= whole

    def _select(self, node: Node, state: State, look: Lookahead, sharing: int) -> Edge:
        """The option with the highest hope among those that are open and legal this time."""
        picks = state.picks
        room = max(1, int((WIDE + WIDEN * math.sqrt(node.visits)) / sharing))
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
                edge = Edge(picks[i], found[i] - node.rival)
                edge.share = 0.1
                node.edges.append(edge)
        node.edges.sort(key=_prior, reverse=True)

    def _play_on(self, state: State, look: Lookahead) -> None:
        """A few choices more, as the heuristic would make them."""
        for _ in range(self.playout):
            if state.top is None:
                return
            found = look.values(state, state.decider)
            stack.play(state, state.decider, state.picks[found.index(max(found))])


def in_action(state: State) -> bool:
    """Whether the choice belongs to something that the seat has begun."""
    effect = stack.present(state)
    return effect is not None and not isinstance(effect, (TakeTurn, Joint))


def in_turn(state: State) -> bool:
    """Whether a seat is to choose its Action."""
    return isinstance(stack.present(state), TakeTurn)


def _prior(edge: Edge) -> float:
    return edge.prior
