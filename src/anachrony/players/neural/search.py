"""Search with a network: it says which options are worth a look, and what the position after them promises.

As in ``search.py`` the tree is an open loop over a future that is drawn anew each time: a node is a
sequence of choices. A new position costs one answer of the network, which gives its options their chances
and every seat its value. At the root, the options share the iterations in rounds, and after each round the
lesser half drops out (sequential halving, Danihelka et al. 2022). As soon as one is clearly ahead, it is
taken. Below the root, the option with the highest hope is followed.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from anachrony.players.collecting import NoCollecting
from anachrony.players.hidden import redraw
from anachrony.players.neural.judge import NetworkJudge
from anachrony.players.neural.options import sensible
from anachrony.players.neural.playouts import PlayoutPlayer
from anachrony.players.neural.thinker import NetworkPlayer
from anachrony.players.search import fingerprint
from anachrony.players.tree import TreeNode, found_again, now
from anachrony.rules import scoring, stack

if TYPE_CHECKING:
    from anachrony.players.neural.judge import Network, Verdict
    from anachrony.rules.state import State

EXPLORE: Final = 0.3  # how much an unlikely or unvisited option may hope for, in values
SURPRISE: Final = 0.05  # by which an option nobody has tried is taken to be worse than the position
CONSIDERED: Final = 16  # options at the root that get iterations at all
TRUST: Final = 0.1  # logits that one value is worth at the root, for each visit of the best option ...
TRUST_FROM: Final = 50  # ... and so many more
CLEAR: Final = 8.0  # logits by which the best option is ahead of all others when no more need be seen ...
CLEAR_FROM: Final = 1 / 16  # ... after this part of the time
BATCH: Final = 8  # positions that the network is asked about at once
CAUTION: Final = 0.3  # values that an iteration under way is taken to lose, so that the next goes elsewhere
DEEPEST: Final = 60
MARGIN: Final = 12.0  # points of lead that count as a clear victory
MARGIN_ALONE: Final = 30.0  # the same against a bot, which may be far ahead for long


class JudgedEdge:
    """One option of a node."""

    __slots__ = ("child", "logit", "pick", "share", "total", "visits")

    def __init__(self, pick: int, logit: float) -> None:
        self.pick: int = pick
        self.logit: float = logit
        self.share: float = 0.0  # how likely the network finds it, all options together 1
        self.visits: int = 0
        self.total: float = 0.0  # values of the deciding seat
        self.child: JudgedNode | None = None


class JudgedNode(TreeNode):
    """With what the network said of it."""

    __slots__ = ("edges", "value", "visits")

    def __init__(self, seat: int, mark: int, value: float) -> None:
        super().__init__(seat, mark)
        self.value: float = value  # of the position, to the seat that decides
        self.visits: int = 0
        self.edges: list[JudgedEdge] = []

    def below(self) -> list[JudgedNode]:
        return [edge.child for edge in self.edges if edge.child is not None]


def alone(state: State) -> bool:
    """Against a solo opponent."""
    return bool(state.rules.recipe[4])


def worth(state: State) -> list[float]:
    """What a finished game is worth to each seat: half of it the victory, half of it the margin."""
    totals = scoring.totals(state)
    places = scoring.places(state)
    winners = 0
    for place in places:
        if place == 1:
            winners += 1
    seats = len(totals)
    clear = MARGIN_ALONE if alone(state) else MARGIN
    found: list[float] = []
    for index in range(seats):
        best = -1000
        for other in range(seats):
            if other != index and totals[other] > best:
                best = totals[other]
        won = 1.0 / winners if places[index] == 1 else 0.0
        victory = (won * seats - 1.0) / (seats - 1) if seats > 1 else 0.0
        found.append(0.5 * victory + 0.5 * math.tanh((totals[index] - best) / clear))
    return found


class NeuralPlayer(NetworkPlayer):
    """Takes the option that the network likes best; with a budget, thinks first. Alone against an automaton
    it plays the options out: what counts against a bot comes Eras later, and a tree does not see so far."""

    def __init__(
        self,
        network: Network,
        seed: int = 0,
        iterations: int = 0,
        seconds: float = 0.0,
        cpu: float = 0.0,
        explore: float = EXPLORE,
        trust: float = TRUST,
        batch: int = BATCH,
        name: str = "neural",
    ) -> None:
        super().__init__(network, seed, iterations, seconds, cpu, name)
        self.explore: float = explore
        self.trust: float = trust
        self.batch: int = max(1, batch)
        self.root: JudgedNode | None = None
        self.playouts: PlayoutPlayer = PlayoutPlayer(network, seed, iterations, seconds, cpu, 0, name)

    def new_game(self) -> None:
        super().new_game()
        self.root = None
        self.playouts.new_game()

    # --- deciding -----------------------------------------------------------------------------------

    def pick(self, state: State, seat: int) -> int:
        picks = sensible(state, seat)
        if len(picks) == 1:
            return picks[0]
        if not (self.iterations or self.seconds or self.cpu):
            logits = self.values(state, seat)
            return picks[logits.index(max(logits))]
        if alone(state):
            return self._played_out().pick(state, seat)
        root, found = self.think(state, seat)
        return root.edges[found].pick

    def values(self, state: State, seat: int) -> list[float]:
        """What it finds each pick worth, in their order and in logits: the higher, the better."""
        picks = stack.picks_of(state, seat)
        if not (self.iterations or self.seconds or self.cpu):
            twin = state.clone()
            redraw(twin, seat, self.random)
            return self._judge(state).judge([twin], [seat])[0].logits
        if alone(state):
            return self._played_out().values(state, seat)
        root, _ = self.think(state, seat)
        ranks = {edge.pick: self._rank(root, at) for at, edge in enumerate(root.edges)}
        return [ranks[pick] for pick in picks]

    def _played_out(self) -> PlayoutPlayer:
        self.playouts.seconds = self.seconds  # a hurried server changes it
        return self.playouts

    def think(self, state: State, seat: int) -> tuple[JudgedNode, int]:
        """Grow the tree until the budget is spent; the root, and which of its edges is best."""
        with NoCollecting():
            return self._think(state, seat)

    def _judge(self, state: State) -> NetworkJudge:
        if self.judge is None or self.judge.rules is not state.rules:
            self.root = None
        return super()._judge(state)

    def _think(self, state: State, seat: int) -> tuple[JudgedNode, int]:
        judge = self._judge(state)
        self.made = 0
        start = state.clone()
        redraw(start, seat, self.random)
        known = found_again(self.root, fingerprint(start, seat), seat)
        if isinstance(known, JudgedNode):
            root = known
        else:
            root = self._node(start, seat, judge.judge([start], [seat])[0])
        self.root = root
        picks = stack.picks_of(state, seat)
        self._meet(root, start, picks)
        # Other draws may have brought it options that are not there now.
        root.edges = [edge for edge in root.edges if edge.pick in picks]
        order = sorted(range(len(root.edges)), key=lambda at: root.edges[at].logit, reverse=True)
        left = order[:CONSIDERED]
        if len(left) == 1:
            return root, left[0]
        rounds = max(1, math.ceil(math.log2(len(left))))
        began = now(self.cpu > 0)
        for number in range(rounds):
            clear = self._round(root, state, left, number, rounds, began)
            left.sort(key=lambda at: self._rank(root, at), reverse=True)
            left = left[: (len(left) + 1) // 2]
            if clear or len(left) == 1:
                break
        return root, left[0]

    def _round(
        self, root: JudgedNode, state: State, left: list[int], number: int, rounds: int, began: float
    ) -> bool:
        """Iterations for the options left, each as many as any other; says whether one is clearly ahead."""
        turn = 0
        while True:
            if self.iterations:
                room = self.iterations * (number + 1) // rounds - self.made
                if room <= 0:
                    return False
                size = min(self.batch, room)
                spent = self.made / self.iterations
            else:
                budget = self.cpu if self.cpu else self.seconds
                spent = (now(self.cpu > 0) - began) / budget
                if spent >= (number + 1) / rounds and turn:
                    return False
                size = self.batch
            if turn >= len(left) and spent >= CLEAR_FROM and self._clear(root, left):
                return True
            self._iterate(root, state, [left[(turn + i) % len(left)] for i in range(size)])
            self.made += size
            turn += size

    def _clear(self, root: JudgedNode, left: list[int]) -> bool:
        """Whether one option is so far ahead that the time left would hardly change the choice."""
        ranks = sorted([self._rank(root, at) for at in left])
        return ranks[len(ranks) - 1] - ranks[len(ranks) - 2] >= CLEAR

    def _rank(self, root: JudgedNode, at: int) -> float:
        most = 0
        for edge in root.edges:
            if edge.visits > most:
                most = edge.visits
        edge = root.edges[at]
        value = edge.total / edge.visits if edge.visits else root.value - SURPRISE
        return edge.logit + (TRUST_FROM + most) * self.trust * value

    # --- iterations ---------------------------------------------------------------------------------

    def _iterate(self, root: JudgedNode, state: State, wanted: list[int]) -> None:
        """Some iterations at once, each beginning with one of the wanted options of the root."""
        paths: list[list[JudgedEdge]] = []
        nodes: list[list[JudgedNode]] = []
        leaves: list[State] = []
        whose: list[int] = []
        asked: list[int] = []
        for number, at in enumerate(wanted):
            twin = state.clone()
            redraw(twin, root.seat, self.random)
            path: list[JudgedEdge] = []
            along: list[JudgedNode] = []
            self._descend(root, twin, at, path, along)
            paths.append(path)
            nodes.append(along)
            if twin.top is None:
                self._back(along, path, worth(twin))
            else:
                leaves.append(twin)
                whose.append(twin.decider)
                asked.append(number)
        if not leaves:
            return
        judge = self.judge
        assert judge is not None
        verdicts = judge.judge(leaves, whose)
        for i in range(len(leaves)):
            verdict = verdicts[i]
            path = paths[asked[i]]
            last = path[len(path) - 1]
            if last.child is None or last.child.seat != whose[i]:
                last.child = self._node(leaves[i], whose[i], verdict)
            self._back(nodes[asked[i]], path, verdict.values)

    def _descend(
        self, root: JudgedNode, state: State, at: int, path: list[JudgedEdge], along: list[JudgedNode]
    ) -> None:
        """Down the tree to a position that is new or over; the way counts as lost until it is judged."""
        node = root
        edge = root.edges[at]
        while True:
            node.visits += 1
            edge.visits += 1
            edge.total -= CAUTION
            along.append(node)
            path.append(edge)
            stack.play(state, node.seat, edge.pick)
            if state.top is None or len(path) >= DEEPEST:
                return
            child = edge.child
            if child is None or child.seat != state.decider:
                return
            node = child
            edge = self._select(node, state)

    def _back(self, along: list[JudgedNode], path: list[JudgedEdge], values: list[float]) -> None:
        for i in range(len(path)):
            path[i].total += CAUTION + values[along[i].seat]

    def _select(self, node: JudgedNode, state: State) -> JudgedEdge:
        """The option with the highest hope among those that are legal this time."""
        picks = state.picks
        pull = self.explore * math.sqrt(node.visits + 1)
        unseen = node.value - SURPRISE
        best: JudgedEdge | None = None
        highest = 0.0
        legal = 0
        for edge in node.edges:
            if edge.pick not in picks:
                continue
            legal += 1
            mean = edge.total / edge.visits if edge.visits else unseen
            hope = mean + pull * edge.share / (1 + edge.visits)
            if best is None or hope > highest:
                best = edge
                highest = hope
        if legal < len(picks):
            self._meet(node, state, picks)
            if best is None:
                return self._select(node, state)
        assert best is not None
        return best

    def _node(self, state: State, seat: int, verdict: Verdict) -> JudgedNode:
        node = JudgedNode(seat, fingerprint(state, seat), verdict.values[seat])
        picks = stack.picks_of(state, seat)
        for i in range(len(picks)):
            node.edges.append(JudgedEdge(picks[i], verdict.logits[i]))
        _share(node)
        return node

    def _meet(self, node: JudgedNode, state: State, picks: list[int]) -> None:
        """Options that the dice have brought for the first time join the node."""
        known = [edge.pick for edge in node.edges]
        if all(pick in known for pick in picks):
            return
        judge = self.judge
        assert judge is not None
        logits = judge.judge([state], [node.seat])[0].logits
        for i in range(len(picks)):
            if picks[i] not in known:
                node.edges.append(JudgedEdge(picks[i], logits[i]))
        _share(node)


def _share(node: JudgedNode) -> None:
    best = -1000.0
    for edge in node.edges:
        if edge.logit > best:
            best = edge.logit
    whole = 0.0
    for edge in node.edges:
        edge.share = math.exp(edge.logit - best)
        whole += edge.share
    for edge in node.edges:
        edge.share /= whole
