"""A game at this screen: people choose, bots choose, and everyone sees what happened."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from anachrony.game import IllegalMove, UnknownPlace, follow
from anachrony.players.coach.advice import advise
from anachrony.record import NotFollowed
from anachrony.rules.kinds import CHANCE
from anachrony.rules.scoring import JUDGED_AT_THE_END, lines
from anachrony.table.position import Position
from anachrony.terminal import hint, question, table
from anachrony.terminal.look import LINE, LIT, QUIET, STRONG, WARN, log_lines, name_of, who
from anachrony.wording import message, places, refusals

if TYPE_CHECKING:
    from rich.console import Console

    from anachrony.game import Decision, Game, Option
    from anachrony.players.player import Player
    from anachrony.rules.effect import Event
    from anachrony.wording import Words

AUTOSAVE: Final = "anachrony-autosave.json"
LOG_LINES: Final = 20
# With these questions a turn or phase begins, and the whole table is drawn.
OPENINGS: Final = ("choose-leader", "power-up", "choose-warp", "take-turn")


class Leave(Exception):
    """The person goes."""


class TerminalGame:
    """One game at one screen."""

    def __init__(
        self,
        game: Game,
        bots: Mapping[int, Player],
        words: Words,
        console: Console,
        *,
        hand_over: bool = False,
    ) -> None:
        self._position = Position(game)
        self.bots = bots
        self.words = words
        self.console = console
        self.hand_over = hand_over
        self._unseen: list[Event] = []
        self._screen = -2  # the seat whose secrets the screen may show
        self._alone: int | None = None  # who chooses in secret while the others look away
        self._drawn = ""  # for which moment the whole table was drawn last

    @property
    def game(self) -> Game:
        return self._position.game

    # --- the loop -----------------------------------------------------------------------------------------

    def run(self) -> None:
        """Until the game is over; Leave when the person goes before that."""
        people = self.game.state.rules.people.bit_count() - len(self.bots)
        if people:
            self.say("play-hello", style=QUIET)
        while not self.game.over:
            decision = self._next()
            bot = self.bots.get(decision.seat)
            option = bot.choose(self.game, decision) if bot is not None else self._ask(decision)
            if option is not None:
                self._unseen += self._position.play(decision.seat, option.text).events
                if not people:
                    self._tell()
        self._tell()
        self.console.print(table.whole(self.game, self.words, None, self.console.width, frozenset()))
        self.console.print(score_sheet(self.game, self.words))

    def _next(self) -> Decision:
        """Whose choice it is: while several owe one, the person at the screen goes on first."""
        decisions = self.game.decisions
        for decision in decisions:
            if decision.seat in self.bots:
                return decision
        for decision in decisions:
            if decision.seat == self._screen:
                return decision
        return decisions[0]

    def _ask(self, decision: Decision) -> Option | None:
        """One answer of a person. None when it was something other than a choice."""
        seat = decision.seat
        if seat != CHANCE:
            self._pass_screen(seat)
        self._tell()
        moment = f"{self.game.state.era} {seat} {decision.prompt}"
        if decision.prompt in OPENINGS and moment != self._drawn:
            self._draw(decision)
        self._drawn = moment
        self.console.print(question.question(self.game, self.words, decision))
        self.console.print(question.options(self.game, self.words, decision))
        while True:
            answer = self._read(decision)
            done, option = self._answer(decision, answer)
            if done:
                return option

    def _draw(self, decision: Decision) -> None:
        lit = frozenset(option.place for option in decision.options)
        viewer = decision.seat if decision.seat >= 0 else None
        self.console.print(Rule(style=LINE))
        self.console.print(table.whole(self.game, self.words, viewer, self.console.width, lit))

    def _tell(self) -> None:
        """What happened since someone looked."""
        if self._unseen:
            viewer = self._screen if self._screen >= 0 else None
            for line in log_lines(self.game, self.words, self._unseen, viewer):
                self.console.print(line)
            self._unseen = []

    # --- the screen changes hands ---------------------------------------------------------------------------

    def _pass_screen(self, seat: int) -> None:
        """Where several people share the screen, nobody sees what another chooses in secret."""
        secret = self.hand_over and self._is_secret()
        if self._alone not in (None, seat) or (self._alone is not None and not secret):
            self.console.clear()
        if secret and self._alone != seat:
            name = name_of(self.game, self.words, seat)
            self.console.print(Rule(style=LINE))
            told = self.words.say("play-hand-over", who=name)
            self.console.print(Text(told, f"{STRONG} {WARN}", justify="center"))
            self._line(self.words.say("play-hand-over-enter", who=name))
            self.console.clear()
        self._alone = seat if secret else None
        self._screen = seat

    def _is_secret(self) -> bool:
        """A choice that several seats make at once, before any is shown."""
        if not self._position.joint:
            return False
        return len(self._position.deciders) > 1 or any(
            seat.secret or seat.hand or seat.chosen for seat in self.game.state.seats
        )

    # --- answers ------------------------------------------------------------------------------------------

    def _read(self, decision: Decision) -> str:
        key = "play-ask-one" if len(decision.options) == 1 else "play-ask"
        return self._line(self.words.say(key, who=name_of(self.game, self.words, decision.seat)))

    def _line(self, prompt: str) -> str:
        text = self.console.input(Text(f"{prompt} ▸ ", f"{STRONG} {LIT}"))
        if not self.console.is_interactive:
            self.console.print(text, markup=False, highlight=False)
        return text.strip()

    def _answer(self, decision: Decision, answer: str) -> tuple[bool, Option | None]:
        """Whether the question is settled, and by which option."""
        if not answer:
            return (True, decision.options[0]) if len(decision.options) == 1 else (False, None)
        command, _, rest = answer.partition(" ")
        rest = rest.strip()
        if answer.startswith("?"):
            command, rest = "why", answer[1:].strip()
        match command.lower():
            case "help" | "h":
                self.console.print(self.words.say("play-help"), markup=False, highlight=False)
            case "why":
                self._why(decision, rest)
            case "tell":
                told = question.about_name(self.game, self.words, question.plain(rest))
                self.console.print(told or self.words.say("play-unknown-name", text=rest), highlight=False)
            case "hint":
                self._hint(decision)
            case "undo":
                return self._undo(decision.seat), None
            case "view":
                self._draw(decision)
                self.console.print(question.question(self.game, self.words, decision))
                self.console.print(question.options(self.game, self.words, decision))
            case "log":
                self._log(int(rest) if rest.isdecimal() else LOG_LINES)
            case "save":
                self._keep(rest, self.game.save(), "play-kept", "save")
            case "record":
                self._keep(rest, self.game.record(), "play-recorded", "record")
            case "quit" | "q" | "exit":
                raise Leave
            case _:
                return self._choice(decision, answer)
        return False, None

    def _choice(self, decision: Decision, answer: str) -> tuple[bool, Option | None]:
        found = question.matching(decision, answer)
        if len(found) == 1:
            return True, found[0]
        if found:
            self.say("play-several", text=answer, options=", ".join(option.text for option in found))
        else:
            self.say("play-not-an-option", text=answer, n=len(decision.options))
        return False, None

    def _why(self, decision: Decision, text: str) -> None:
        examples = question.place_examples(self.game, decision.seat)
        if not text:
            self.say("play-why-what", places=examples)
            return
        place = question.place_named(self.game, decision.seat, text)
        try:
            if place is None:
                raise UnknownPlace(text)
            lack = self.game.why_not(place, decision.seat)
        except UnknownPlace:
            self.say("play-unknown-place", text=text, places=examples)
            return
        where = self.words.sentence(places.place(place))
        self.console.print(f"{where}: {self.words.say(refusals.missing(lack))}", highlight=False)
        told = question.about_place(self.game, self.words, place)
        if told:
            self.console.print(Text(told, QUIET))

    def _hint(self, decision: Decision) -> None:
        """What a computer player would do here, from what the seat may know, and why."""
        if decision.seat == CHANCE:
            self.say("problem-no-hint")
            return
        for line in hint.lines(self.game, self.words, advise(self.game, decision)):
            self.console.print(line, highlight=False, markup=False)

    def _undo(self, seat: int) -> bool:
        """Each takes back their own; where a roll or draw is entered, whoever has the screen."""
        try:
            self._position.undo(self._screen if seat == CHANCE else seat)
        except IllegalMove as error:
            self._refuse(error)
            return False
        self._unseen = []
        self.say("play-undone")
        return True

    def _log(self, count: int) -> None:
        viewer = self._screen if self._screen >= 0 else None
        try:
            lines = log_lines(self.game, self.words, history(self.game), viewer)
        except NotFollowed as error:
            self._refuse(error)
            return
        for line in lines[-count:]:
            self.console.print(line)
        if not lines:
            self.say("play-log-empty")

    def _refuse(self, error: Exception) -> None:
        """Says what an error says, as a sentence."""
        self.console.print(f"{str(error)[:1].upper()}{str(error)[1:]}.", highlight=False)

    def _keep(self, name: str, text: str, key: str, command: str) -> bool:
        if not name:
            self.say("play-no-file", command=command)
            return False
        try:
            Path(name).expanduser().write_text(text, "utf-8")
        except OSError as error:
            self.say("play-cannot-write", file=name, why=error.strerror or str(error))
            return False
        self.say(key, file=name)
        return True

    def leave(self) -> None:
        """Offer to keep the game; nothing is written unasked."""
        if self.game.over:
            return
        self.console.print()
        self.say("play-leave")
        while True:
            try:
                answer = self._line(self.words.say("play-leave-ask", file=AUTOSAVE))
            except (EOFError, KeyboardInterrupt):
                answer = ""
                self.console.print()
            if answer.lower() in ("", "n", "no"):
                self.say("play-left", style=QUIET)
                return
            name = AUTOSAVE if answer.lower() in ("y", "yes") else answer
            if self._keep(name, self.game.save(), "play-kept", "save"):
                self.say("play-resume", file=os.path.relpath(name))
                return

    def say(self, key: str, style: str = "", **params: str | int) -> None:
        self.console.print(Text(self.words.say(key, **params), style))


def history(game: Game) -> list[Event]:
    """Everything that happened, the set-up included, told again from the entries; NotFollowed where the
    rules of today end that."""
    events: list[Event] = []
    state = game.terms.opening(explicit=True, events=events)
    state.events = events
    follow(state, game.entries)
    return events


def score_sheet(game: Game, words: Words) -> Table:
    """The score, line by line, and who wins."""
    sheet = table.framed(words.say("play-over" if game.over else "table-score-now"))
    sheet.expand = False
    sheet.add_column("")
    scores = game.scores
    for seat in range(len(scores)):
        sheet.add_column(who(game, words, seat), justify="right")
    for line in lines(game.state.rules):
        if game.over or line != JUDGED_AT_THE_END:
            sheet.add_row(words.say(f"score-{line}"), *(str(score[line]) for score in scores))
    sheet.add_section()
    sheet.add_row(words.say("score-total"), *map(str, game.points), style=STRONG)
    if not game.over:
        sheet.add_row(words.say("score-if-now"), *(f"{score[JUDGED_AT_THE_END]:+}" for score in scores))
    if game.winners:
        names = tuple(message("given-name", name=name_of(game, words, seat)) for seat in game.winners)
        key = "play-winner" if len(names) == 1 else "play-winners"
        sheet.caption = words.say(key, who=words.listed(names), n=game.points[game.winners[0]])
        sheet.caption_style = f"{STRONG} {LIT}"
        sheet.caption_justify = "left"
    return sheet
