"""A game on the server, and how stored moves bring it back.

A stored move keeps the rolls and draws it led to, and they are played again as they were: a newer
engine that would draw differently does not change a game that was played.

Simultaneous choices are taken back one seat at a time. Where another seat has chosen meanwhile, the
game is built again from where the choices began, without the one that is taken back; so whether a
seat can undo never tells it whether the others have started to choose.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from anachrony.game import Game, IllegalMove
from anachrony.rules import stack
from anachrony.rules.effect import Event, Frame
from anachrony.rules.kinds import CHANCE


class Drift(Exception):
    """A stored move that this engine cannot play; the message says which."""


@dataclass(frozen=True)
class Played:
    """One play: what it was, what chance said to it, and who could see it."""

    seat: int
    text: str
    outcomes: tuple[str, ...]
    events: tuple[Event, ...] = ()
    quiet: bool = False
    secret: bool = False


class Position:
    def __init__(self, game: Game) -> None:
        self.game = game
        self._joint: tuple[Frame, int] | None = None  # the simultaneous choices that ``_base`` stands before
        self._base: Game | None = None
        self._since: list[Played] = []
        self._look_for_joint()

    # --- asking ---------------------------------------------------------------------------------------

    @property
    def deciders(self) -> list[int]:
        return stack.deciders(self.game.state)

    @property
    def joint(self) -> bool:
        """Whether simultaneous choices are being made."""
        return stack.choosing(self.game.state) is not None

    def _began(self) -> bool:
        """Whether the choices being made are those that ``_base`` stands before."""
        return self.joint and stack.choosing(self.game.state) == self._joint

    @property
    def settled(self) -> bool:
        """Whether nothing here can be taken back, so that a snapshot may forget the past."""
        return not self.joint and not self.game.can_undo

    def can_undo(self, seat: int) -> bool:
        if self._began():
            if any(play.seat == seat for play in self._since):
                return True
            if self._base is not None and len(stack.deciders(self._base.state)) > 1:
                return False
        return self.game.can_undo and self._last_seat() == seat

    def asks_as_before(self, seat: int, moves: int) -> bool:
        """Whether the last so many moves were choices that others made beside this seat: who has not heard of
        them is not too late."""
        if not self._began() or not 0 < moves <= len(self._since):
            return False
        return all(play.seat != seat for play in self._since[-moves:])

    def _last_seat(self) -> int:
        for seat, _ in reversed(self.game.entries):
            if seat != CHANCE:
                return seat
        return CHANCE

    def as_seen_by(self, seat: int) -> Game:
        """A copy for a computer player: what the others have chosen in secret is not in it, nor the key that
        the future comes from."""
        if self._began() and self._base is not None:
            game = self._base.clone()
            for play in self._since:
                if play.seat == seat:
                    _repeat(game, play.seat, play.text, play.outcomes)
        else:
            game = self.game.clone()
        game.state.key = b""
        return game

    # --- playing --------------------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> Played:
        """Make a move that is offered; IllegalMove says why it is none."""
        return self._perform(seat, text, None)

    def repeat(self, seat: int, text: str, outcomes: Sequence[str]) -> Played:
        """A stored move again, with the outcomes it had; Drift where that is not possible."""
        return self._perform(seat, text, outcomes)

    def _perform(self, seat: int, text: str, outcomes: Sequence[str] | None) -> Played:
        game = self.game
        joint = stack.choosing(game.state)
        before = game.view(None) if joint else None
        start = len(game.entries)
        events = game.play(text, seat) if outcomes is None else _repeat(game, seat, text, outcomes)
        state = game.state
        quiet = (
            joint is not None
            and stack.choosing(state) == joint
            and seat in stack.deciders(state)
            and all(event.private for event in events)
            and game.view(None) == before
        )
        drawn = tuple(outcome for who, outcome in game.entries[start + 1 :] if who == CHANCE)
        played = Played(seat, text, drawn, tuple(events), quiet, joint is not None)
        if self._base is not None:
            self._since.append(played)
        self._look_for_joint()
        return played

    def undo(self, seat: int) -> bool:
        """Take back the last play of a seat; returns whether nobody else could see it."""
        if not self.can_undo(seat):
            raise IllegalMove(
                "nothing to undo: the last roll, reveal, ended turn or other seat's move stands"
            )
        before = self.game.view(None) if self.joint else None
        own = [i for i, play in enumerate(self._since) if play.seat == seat]
        if self._began() and own:
            del self._since[own[-1]]
            self._rebuild()
        else:
            self.game.undo()
            if not self._since:
                self._joint = self._base = None
            else:
                self._since.pop()
                if self.joint:
                    self._rebuild()
        return before is not None and self.game.view(None) == before

    def become(self, other: Position) -> None:
        """The table goes back to an earlier position, with what could be taken back there."""
        self.game = other.game
        self._joint, self._base, self._since = other._joint, other._base, other._since

    def _look_for_joint(self) -> None:
        joint = stack.choosing(self.game.state)
        if joint is not None and joint != self._joint:
            self._joint = joint
            self._base = self.game.clone()
            self._since = []

    def _rebuild(self) -> None:
        assert self._base is not None
        self.game = self._base.clone()
        for play in self._since:
            _repeat(self.game, play.seat, play.text, play.outcomes)


def _repeat(game: Game, seat: int, text: str, outcomes: Sequence[str]) -> list[Event]:
    state = game.state
    explicit = state.explicit
    state.explicit = True
    try:
        events = game.play(text, seat)
        for outcome in outcomes:
            events += game.play(outcome, CHANCE)
    except IllegalMove as error:
        raise Drift(str(error)) from error
    except Exception as error:  # an engine that breaks over an old game must say so, not bring us down
        raise Drift(f"this engine breaks over {text!r} ({type(error).__name__}: {error})") from error
    if not explicit and CHANCE in stack.deciders(state):
        raise Drift(f"after {text!r} this engine rolls or draws, and nothing was recorded")
    state.explicit = explicit
    return events
