"""What a message says, in the language of whoever gets it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache

from anachrony.server.storage.store import OPEN, SeatRow, TableRow
from anachrony.server.table import seen
from anachrony.wording.message import LOCALES, Message, Words, message

MOST_TITLE = 80
MOST_TABLES = 20  # that one message names; the rest it counts


@dataclass(frozen=True)
class Waiting:
    """A table that waits for somebody."""

    id: str
    title: str
    link: str


@dataclass(frozen=True)
class Said:
    """A message, the same for every kind of channel."""

    id: str
    kind: str
    title: str
    text: str
    link: str
    unsubscribe: str  # a page for people; empty where there is nothing to unsubscribe from
    one_click: str  # the same for programs
    language: str
    tables: list[Waiting] = field(default_factory=list)


@cache
def words_of(language: str) -> Words:
    return Words(language if language in LOCALES else LOCALES[0])


def table_title(row: TableRow, seats: Sequence[SeatRow], own: int | None, language: str) -> str:
    """Its title, or who else sits there; on one line."""
    words = words_of(language)
    if row.title.strip():
        return " ".join(row.title.split())[:MOST_TITLE]
    others = tuple(seen.label(seat) for seat in seats if seat.seat != own and seat.kind != OPEN)
    if not others:
        return words.say("tell-table-alone")
    return words.say(message("tell-table-with", names=others))[:MOST_TITLE]


def turns(said: Said, reminder: bool) -> Said:
    """Of a message that names tables: its title and text."""
    words = words_of(said.language)
    count = len(said.tables)
    key = "tell-reminder-title" if reminder else "tell-turn-title"
    title = words.say(key, n=count, table=said.tables[0].title)
    lines = [f"{table.title}\n{table.link}" for table in said.tables[:MOST_TABLES]]
    if count > MOST_TABLES:
        lines.append(words.say("tell-more", n=count - MOST_TABLES))
    link = said.tables[0].link if count == 1 else said.link
    return replace(said, title=title, text="\n\n".join(lines), link=link)


def invitation(said: Said, host: str) -> Said:
    """Of a message that names one table: its title and text."""
    words = words_of(said.language)
    (table,) = said.tables
    title = words.say("tell-invitation-title", name=host)
    return replace(said, title=title, text=f"{table.title}\n{table.link}")


def takeback(said: Said, who: Message) -> Said:
    """Of a message that names one table: its title and text."""
    words = words_of(said.language)
    (table,) = said.tables
    title = words.say(message("tell-takeback-title", name=who))
    return replace(said, title=title, text=f"{table.title}\n{table.link}")


def confirmation(said: Said, name: str) -> Said:
    words = words_of(said.language)
    text = words.say("tell-confirm-text", name=name, link=said.link)
    return replace(said, title=words.say("tell-confirm-title"), text=text)


def sign_in(said: Said, name: str) -> Said:
    words = words_of(said.language)
    text = words.say("tell-sign-in-text", name=name, link=said.link)
    return replace(said, title=words.say("tell-sign-in-title"), text=text)


def trial(said: Said) -> Said:
    words = words_of(said.language)
    return replace(said, title=words.say("tell-test-title"), text=words.say("tell-test-text"))
