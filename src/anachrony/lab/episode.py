"""A game as one seat plays it: others have the other seats, and the seat is asked where it has a choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from anachrony.game import Game
from anachrony.lab import actions
from anachrony.lab.match import Setting, score_of, utilities
from anachrony.players.levels import make_player
from anachrony.rules import scoring, stack

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anachrony.players.player import Player

PLAIN: Final = Setting()
REWARDS: Final = ("win", "margin", "score")


@dataclass(frozen=True)
class OtherPlayers:
    """Who else is at the table: named players, or one automaton; and which seat is one's own."""

    opponents: tuple[str, ...] = ("random",)
    seat: int | None = None  # drawn anew for every game where there is none
    solo: str = ""
    difficulty: tuple[str, ...] = ()
    setting: Setting = PLAIN

    def begin(self, seed: int) -> Episode:
        """Deal a game and play to the seat's first choice."""
        setting = self.setting
        if self.solo:
            game = Game.new(
                players=1,
                seed=seed,
                solo=self.solo,
                difficulty=self.difficulty,
                side=setting.side,
                variants=setting.variants,
                modules=setting.modules,
                edition=setting.edition,
                leaders=setting.leaders,
            )
            return Episode(game, 0, [])
        count = len(self.opponents) + 1
        seat = seed % count if self.seat is None else self.seat
        others = [make_player(name, seed * actions.SEATS + at) for at, name in enumerate(self.opponents)]
        return Episode(setting.new_game(count, seed), seat, others)


class Episode:
    """One game from its deal to its end."""

    def __init__(self, game: Game, seat: int, others: Sequence[Player]) -> None:
        self.game = game
        self.seat = seat
        self.legal: dict[int, int] = {}  # the actions that the seat has now, and the pick that each means
        self._players: dict[int, Player] = {
            (seat + 1 + at) % (len(others) + 1): player for at, player in enumerate(others)
        }
        for player in others:
            player.new_game()
        self._go_on()

    @property
    def over(self) -> bool:
        return self.game.state.over

    def act(self, action: int) -> None:
        """Take an action; the others answer, and all comes to the seat's next choice or to the end."""
        pick = self.legal.get(action)
        if pick is None:
            raise ValueError(f"action {action} is not possible now; the mask marks those that are")
        stack.play(self.game.state, self.seat, pick)
        self._go_on()

    def _go_on(self) -> None:
        state = self.game.state
        while not state.over:
            decider = state.decider
            pick = state.picks[0]
            if len(state.picks) > 1:
                if decider == self.seat:
                    self.legal = actions.legal(state, decider)
                    return
                pick = self._players[decider].pick(state, decider)
            stack.play(state, decider, pick)
        self.legal = {}

    def reward(self, kind: str) -> float:
        """At the end: from 1, a sole victory, down to -1; or points ahead of the best other; or points."""
        state = self.game.state
        if not state.over:
            return 0.0
        if kind == "win":
            return utilities(state)[self.seat]
        totals = scoring.totals(state)
        own = totals.pop(self.seat)
        return float(own if kind == "score" else own - max(totals))

    def score(self) -> dict[str, int]:
        """The lines of the seat's score sheet, as it stands."""
        return score_of(self.game.state, self.seat)
