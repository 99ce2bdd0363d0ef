"""What a message says, in the language of whoever gets it."""

from __future__ import annotations

import html
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache

from anachrony.table import seen
from anachrony.table.rows import OPEN, SeatRow, TableRow
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
class Paragraph:
    """A part of a message; where it has a link, that stands on a line of its own."""

    text: str
    link: str = ""


@dataclass(frozen=True)
class Said:
    """A message, the same for every kind of channel."""

    id: str
    kind: str
    title: str
    paragraphs: tuple[Paragraph, ...]
    link: str
    unsubscribe: str  # a page for people; empty where there is nothing to unsubscribe from
    one_click: str  # the same for programs
    language: str
    tables: list[Waiting] = field(default_factory=list)

    @property
    def text(self) -> str:
        return "\n\n".join(
            f"{part.text}\n{part.link}" if part.link else part.text for part in self.paragraphs
        )


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
    parts = [Paragraph(table.title, table.link) for table in said.tables[:MOST_TABLES]]
    if count > MOST_TABLES:
        parts.append(Paragraph(words.say("tell-more", n=count - MOST_TABLES)))
    link = said.tables[0].link if count == 1 else said.link
    return replace(said, title=title, paragraphs=tuple(parts), link=link)


def invitation(said: Said, host: str) -> Said:
    """Of a message that names one table: its title and text."""
    words = words_of(said.language)
    (table,) = said.tables
    title = words.say("tell-invitation-title", name=host)
    return replace(said, title=title, paragraphs=(Paragraph(table.title, table.link),))


def takeback(said: Said, who: Message) -> Said:
    """Of a message that names one table: its title and text."""
    words = words_of(said.language)
    (table,) = said.tables
    title = words.say(message("tell-takeback-title", name=who))
    return replace(said, title=title, paragraphs=(Paragraph(table.title, table.link),))


def confirmation(said: Said, name: str) -> Said:
    return _letter(said, "confirm", name)


def sign_in(said: Said, name: str) -> Said:
    return _letter(said, "sign-in", name)


def _letter(said: Said, key: str, name: str) -> Said:
    """A letter that is about its link."""
    words = words_of(said.language)
    parts = (
        Paragraph(words.say(f"tell-{key}-text", name=name), said.link),
        Paragraph(words.say(f"tell-{key}-otherwise")),
    )
    return replace(said, title=words.say(f"tell-{key}-title"), paragraphs=parts)


def security(said: Said, name: str) -> Said:
    """A letter that tells somebody of a change of their account."""
    words = words_of(said.language)
    parts = (
        Paragraph(words.say(f"tell-{said.kind}", name=name)),
        Paragraph(words.say("tell-security-otherwise"), said.link),
    )
    return replace(said, title=words.say("tell-security-title"), paragraphs=parts)


def trial(said: Said) -> Said:
    words = words_of(said.language)
    return replace(
        said, title=words.say("tell-test-title"), paragraphs=(Paragraph(words.say("tell-test-text")),)
    )


# --- letters ------------------------------------------------------------------------------------------------


def plain_letter(said: Said) -> str:
    if not said.unsubscribe:
        return said.text + "\n"
    ending = words_of(said.language).say("tell-unsubscribe")
    return f"{said.text}\n\n-- \n{ending}\n{said.unsubscribe}\n"


def html_letter(said: Said) -> str:
    """The same as in plain text, for programs that show letters so. It loads nothing."""
    body = "".join(_html(part) for part in said.paragraphs)
    if said.unsubscribe:
        ending = html.escape(words_of(said.language).say("tell-unsubscribe"))
        body += f'<hr><p><small><a href="{html.escape(said.unsubscribe)}">{ending}</a></small></p>'
    title = html.escape(said.title)
    return (
        f'<!DOCTYPE html><html lang="{html.escape(said.language)}"><head><meta charset="utf-8">'
        f"<title>{title}</title></head><body><h1>{title}</h1>{body}</body></html>\n"
    )


def _html(part: Paragraph) -> str:
    text = html.escape(part.text)
    if not part.link:
        return f"<p>{text}</p>"
    link = html.escape(part.link)
    return f'<p>{text}</p><p><a href="{link}">{link}</a></p>'
