"""What each eye is told. An eye is a seat's number, or None for those who only watch.

Everything that leaves for a person goes through here: views, events and decisions are cut to the eye.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from anachrony.rules.effect import Event
from anachrony.rules.kinds import CHANCE
from anachrony.table import clocks
from anachrony.table.agreement import agreement_of, to_agree
from anachrony.table.counting import has_left
from anachrony.table.position import Position
from anachrony.table.rows import (
    AUTOMATON,
    COMPUTER,
    OPEN,
    OVER,
    PERSON,
    PLAY,
    RUNNING,
    MoveRow,
    SeatRow,
    TableRow,
)
from anachrony.wording import automata, components, events, options, places
from anachrony.wording.message import Message, message, plain

if TYPE_CHECKING:
    from anachrony.game import Decision, Game
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.views import View

Json: TypeAlias = dict[str, Any]
ALL: Final = -3  # everything, once the game is over


# --- events -------------------------------------------------------------------------------------------


def event_data(event: Event) -> Json:
    """An event as it is stored."""
    return {
        "kind": event.kind,
        "seat": event.seat,
        "place": event.place,
        "what": event.what,
        "amounts": event.amounts,
        "private": event.private,
        "fate": event.fate,
    }


def notice(kind: str, seat: int, what: str = "", about: int | None = None) -> Json:
    """Something that happened at the table and not in the game. ``about``: the seat that it was done to. Its
    name is put in when it is read, for it may change, or go with its account."""
    stored = event_data(Event(kind, seat, "", what, {}, False))
    return stored if about is None else {**stored, "about": about}


def cut_events(
    happened: Sequence[Mapping[str, Any]],
    eye: int | None,
    rules: Ruleset,
    names: Sequence[str | Message],
) -> list[Json]:
    """Those events that an eye may see, each with its message."""
    shown: list[Json] = []
    for event in happened:
        if event["private"] and eye not in (event["seat"], ALL):
            continue
        one = {name: event[name] for name in ("kind", "seat", "place", "what", "amounts", "fate")}
        one["message"] = plain(_worded(event, rules, names))
        shown.append(one)
    return shown


def _worded(event: Mapping[str, Any], rules: Ruleset, names: Sequence[str | Message]) -> Message:
    kind, seat = str(event["kind"]), int(event["seat"])
    if kind not in events.EVENTS:
        about = event.get("about")
        what = str(event["what"]) if about is None else names[about]
        return message(f"event-{kind}", who=names[seat] if seat >= 0 else "", what=what)
    place, what, amounts = event["place"], event["what"], dict(event["amounts"])
    happened = Event(kind, seat, place, what, amounts, event["private"], event["fate"])
    return events.event(happened, rules, names)


def log_entry(
    move: MoveRow, version: int, eye: int | None, rules: Ruleset, names: Sequence[str | Message]
) -> Json:
    """One line of the log. What was chosen in secret is told to its seat alone; the events of the
    reveal tell the others."""
    told = move.kind == PLAY and (not move.secret or eye in (move.seat, ALL))
    return {
        "version": version,
        "kind": move.kind,
        "seat": move.seat,
        "at": move.at,
        "move": move.text if told else None,
        "events": cut_events(move.events, eye, rules, names),
    }


# --- positions ----------------------------------------------------------------------------------------


def decision_data(position: Position, decision: Decision, amounts: bool = False) -> Json:
    """A question with its options. ``amounts`` adds what each surely pays and gains; not where choices
    are simultaneous, for the last to choose would see what the others chose."""
    offered: list[Json] = []
    messages = options.offered(position.game, decision.seat, decision.options)
    for option, worded in zip(decision.options, messages, strict=True):
        one: Json = {
            "text": option.text,
            "message": plain(worded),
            "place": option.place,
            "worker": option.worker,
        }
        if amounts:
            changes = {} if position.joint else position.game.preview(option)
            one["pays"] = {name: -n for name, n in changes.items() if n < 0}
            one["gains"] = {name: n for name, n in changes.items() if n > 0}
        offered.append(one)
    return {
        "seat": decision.seat,
        "prompt": decision.prompt,
        "message": plain(options.prompt(decision.prompt)),
        "options": offered,
    }


def decisions_for(position: Position, eye: int | None, host: bool, amounts: bool = False) -> list[Json]:
    """What an eye is asked now; the host answers for chance where chance is entered by hand."""
    return [
        decision_data(position, decision, amounts)
        for decision in position.game.decisions
        if decision.seat == eye or (host and decision.seat == CHANCE)
    ]


def shared_data(row: TableRow, game: Game, view: View, now: float, paused: Sequence[float]) -> Json:
    """The part of a position that all eyes see alike, but for the view."""
    return {
        "kind": "position",
        "words": words_for(game, view),
        "clocks": [_rounded(clocks.left(row.clocks, seat, now - waits)) for seat, waits in enumerate(paused)],
        "winners": game.winners,
        "scores": score_lines(game) if game.over else None,
    }


def own_data(position: Position, version: int, eye: int | None, host: bool, events: list[Json]) -> Json:
    """The part that is one eye's."""
    return {
        "version": version,
        "events": events,
        "decisions": decisions_for(position, eye, host),
        "can_undo": eye is not None and position.can_undo(eye),
        "you": {"seat": eye, "host": host},
    }


def takeback_data(row: TableRow, seats: Sequence[SeatRow], now: float) -> Json | None:
    """What somebody asks to take back, and whose consent is still needed."""
    wish = row.takeback
    if wish is None or wish["declined"] or wish["until"] < now:
        return None
    waits = [seat for seat in consenting(seats, wish["seat"]) if seat not in wish["agreed"]]
    return {"id": wish["id"], "seat": wish["seat"], "agreed": wish["agreed"], "waits_for": waits}


def consenting(seats: Sequence[SeatRow], seat: int) -> list[int]:
    """The people who must agree to what a seat wants to take back: all others, and nobody twice."""
    own = seats[seat].account
    return [
        one.seat
        for one in seats
        if one.kind == PERSON
        and one.level is None
        and one.seat != seat
        and (own is None or one.account != own)
    ]


def words_for(game: Game, view: View) -> Json:
    """Messages for the names in a view: the phase, the question, and what the question is about."""
    pending = view["pending"]
    place, worker = (pending["place"], pending["worker"]) if pending else (None, None)
    about = options.about(game.state)
    return {
        "phase": plain(events.phase(game.state)),
        "asking": plain(options.prompt(view["asking"])) if view["asking"] else None,
        "place": plain(places.place(place)) if place else None,
        "worker": plain(message("worker", worker=worker)) if worker else None,
        "about": None if about is None else plain(about),
    }


def score_lines(game: Game) -> list[Json]:
    """The score sheet, a line for each source and the total; points by seat."""
    sheets = game.scores
    return [
        {
            "line": line,
            "message": plain(message(f"score-{line}")),
            "points": [sheet[line] for sheet in sheets],
        }
        for line in sheets[0]
    ]


def _rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 1)


# --- tables -------------------------------------------------------------------------------------------


def table_data(row: TableRow, seats: Sequence[SeatRow]) -> Json:
    """What anyone may know about a table. A seed that somebody named stands here once the game is over; any
    other one deals nothing."""
    told = row.status == OVER and row.seed_named
    return {
        "id": row.id,
        "status": row.status,
        "title": row.title,
        "listed": row.listed,
        "archived": row.archived,
        "source": row.source,
        "terms": row.terms,
        "seed": str(row.seed) if told else None,  # a browser's numbers are too short
        "seed_named": row.seed_named,
        "engine": row.engine,
        "clock": row.clock,
        "rated": bool(row.rated),
        "counts": row.counts,
        "watchable": bool(row.watchable),
        "absence": row.absence or "host",
        "rematch": row.rematch,
        "rematch_of": row.rematch_of,
        "asked": (row.asked or []) if row.status == RUNNING else [],
        "to_agree": to_agree(row, seats),
        "agreement": agreement_of(row.terms, len(seats)) if row.status == OPEN else "",
        "created_at": row.created_at,
        "seats": [
            {
                "seat": seat.seat,
                "kind": seat.kind,
                "name": seat.name,
                "label": plain(label(seat)),
                "computer": seat.level,
                "registered": seat.account is not None,
                "left": row.counts and has_left(row, seat),
            }
            for seat in seats
        ],
    }


def label(seat: SeatRow) -> Message:
    """What a seat is called: the name that someone gave it, or words for the computer or the number."""
    if seat.kind == AUTOMATON:
        return automata.name(seat.name)
    if seat.name:
        return message("given-name", name=seat.name)
    if seat.kind == COMPUTER:
        return message("computer-name", level=seat.level or "")
    return message("seat-number", n=seat.seat + 1)


def names_of(seats: Sequence[SeatRow], game: Game) -> list[str | Message]:
    """What events call the seats: where nobody gave a name, as in an uploaded record, or where several
    computers of one level sit, the Path's."""
    levels = [seat.level for seat in seats if seat.kind == COMPUTER and not seat.name]
    return [_named(seat, game, levels.count(seat.level) < 2) for seat in seats]


def _named(seat: SeatRow, game: Game, lone: bool) -> str | Message:
    if seat.name and seat.kind != AUTOMATON:
        return seat.name
    if seat.kind == AUTOMATON or (seat.kind == COMPUTER and lone):
        return label(seat)
    own = game.state.seats[seat.seat]
    return label(seat) if own.board is None else components.name(game.state.rules.paths[own.path].name)
