"""Stories of a person and a bot: the table of `story` with the bot's board.

::

    table = alone("chronobot", era=5).bot({2: "l3"}).pools(recruit={GENIUS: 1})
    table.rolls(2)
    table.expect(1, vp=1, active={GENIUS: 1})
    assert table.place_of(2) == "l4"

``rolls`` gives the bot a turn with that number on its die; what it rolls or draws after that is named
there too ("circle", "104"), and is otherwise the first outcome.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from anachrony import CHANCE, Game
from anachrony.automata.bot.bot import ACTIONS, ANOMALIES, bot_at
from anachrony.rules.effect import Event
from anachrony.rules.kinds import SUPERPROJECT
from anachrony.rules.places import guest_place
from anachrony.wording import LOCALES, Words, events
from story import Table, story

BOT = 1
WORDS = [Words(locale, strict=True) for locale in LOCALES]


class Alone(Table):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.events: list[Event] = []

    # --- setting the table ----------------------------------------------------------------------------

    def bot(
        self,
        tokens: Mapping[int, str] | None = None,
        *,
        anomalies: int | None = None,
        projects: Sequence[str] = (),
        actions: int | None = None,
    ) -> Self:
        """Tokens by number and position, those named last on top; Anomalies, Superprojects, actions taken."""
        seat, bot = self.own(BOT), bot_at(self.game.state, BOT)
        for number, name in (tokens or {}).items():
            token = bot.board.tokens.index(number)
            seat.beside[bot.places][token] = bot.board.names.index(name)
            seat.beside[bot.order].remove(token)
            seat.beside[bot.order].append(token)
        if anomalies is not None:
            seat.beside[bot.counts][ANOMALIES] = anomalies
        if actions is not None:
            seat.beside[bot.counts][ACTIONS] = actions
        for name in projects:
            code = self.code(name)
            assert self.game.state.rules.tile(code).kind == SUPERPROJECT
            seat.beside[bot.projects].append(code)
        return self

    def has_passed(self) -> Self:
        """The person has passed."""
        self.game.state.passed |= 1
        return self

    # --- playing --------------------------------------------------------------------------------------

    def rolls(self, number: int, *outcomes: str) -> Self:
        """A turn of the bot with this number on its die."""
        return self.bot_turn(f"token {number}", *outcomes)

    def bot_turn(self, *outcomes: str) -> Self:
        """A turn of the bot, up to the next decision of the person."""
        self.game.state.events = self.events = []
        self.turn(BOT)
        self.game.state.events = None
        return self.outcome(*outcomes)

    def outcome(self, *outcomes: str) -> Self:
        """What is rolled or drawn, in order; then first outcomes until somebody chooses."""
        wanted = list(outcomes)
        while self.decider == CHANCE:
            text = self.options[0]
            if wanted and wanted[0] in self.options:
                text = wanted.pop(0)
            elif wanted and self.prompt in ("roll-token", "roll-shape"):
                raise AssertionError(f"no {wanted[0]!r} among {self.options} ({self.prompt})")
            self.events += self.game.play(text)
        assert not wanted, f"nothing rolled {wanted}"
        for event in self.events:  # every line of the log has its words
            told = events.event(event, self.game.state.rules, ("you", "the bot"))
            for words in WORDS:
                words.say(told)
        return self

    # --- looking --------------------------------------------------------------------------------------

    def place_of(self, number: int) -> str:
        """The position of a token."""
        seat, bot = self.own(BOT), bot_at(self.game.state, BOT)
        return bot.board.names[seat.beside[bot.places][bot.board.tokens.index(number)]]

    @property
    def anomalies(self) -> int:
        return self.own(BOT).beside[bot_at(self.game.state, BOT).counts][ANOMALIES]

    @property
    def projects(self) -> list[str]:
        codes = self.own(BOT).beside[bot_at(self.game.state, BOT).projects]
        return [self.game.state.rules.tile(code).name for code in codes]

    @property
    def spaces(self) -> list[str]:
        """Where the bot's Exosuits stand."""
        return [self.game.state.rules.spaces[guest_place(busy)].name for busy in self.own(BOT).busy]

    @property
    def because(self) -> list[str]:
        """The priorities that decided, in order."""
        return self.told("bot-because")

    @property
    def failed(self) -> list[str]:
        return self.told("bot-fails")

    def told(self, kind: str) -> list[str]:
        return [event.what for event in self.events if event.kind == kind]

    def happened(self, kind: str) -> int:
        return sum(event.kind == kind for event in self.events)


def alone(
    solo: str,
    *difficulty: str,
    era: int = 2,
    modules: Sequence[str] = (),
    variants: Sequence[str] = (),
    path: str = "harmony",
    leader: str = "",
    hold_turns: bool = False,
    edition: str = "essential",
    components: str = "",
) -> Alone:
    """A person and this bot in the Action rounds of an Era; the bot has six Exosuits, nothing else."""
    table = story(
        era,
        edition=edition,
        paths=(path,),
        leaders=(leader,) if leader else (),
        modules=modules,
        variants=variants,
        solo=solo,
        difficulty=difficulty,
        hold_turns=hold_turns,
        components=components,
    )
    table.seat(BOT, suits=4 if table.game.state.impact else 6)
    table.own(BOT).beside = [[*part] for part in table.game.state.rules.seat_lists]
    return Alone(table.game)
