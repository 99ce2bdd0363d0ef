"""Tables, text and plots as one page, in Markdown or as HTML that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from anachrony.lab.ratings import Interval

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1a1a1a; --soft: #777; --line: #ccc; --paper: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eee; --soft: #aaa; --line: #444; --paper: #16181c; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums;
  display: block; overflow-x: auto; }
th, td { padding: .25rem .7rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; max-width: 45rem; height: auto; font: 12px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg .tick { fill: var(--soft); }
svg .grid { stroke: var(--line); stroke-width: .5; } svg .axis { stroke: var(--soft); }
svg .reach { stroke: var(--soft); stroke-width: 2; }
svg .par { stroke: var(--soft); stroke-dasharray: 4 3; }
"""


class PageTable(NamedTuple):
    head: Sequence[str]
    rows: Sequence[Sequence[str]]


class PageSection(NamedTuple):
    """A heading, what is said under it, a plot and a table; any but the heading may be missing."""

    title: str
    text: str = ""
    plot: str = ""
    table: PageTable | None = None


def markdown(title: str, sections: Sequence[PageSection]) -> str:
    parts = [f"# {title}"]
    for section in sections:
        parts.append(f"## {section.title}")
        if section.text:
            parts.append(section.text)
        if section.table is not None:
            parts.append(markdown_table(section.table))
    return "\n\n".join(parts) + "\n"


def markdown_table(table: PageTable) -> str:
    lines = [f"| {' | '.join(table.head)} |", f"| --- |{' ---: |' * (len(table.head) - 1)}"]
    lines += [f"| {' | '.join(row)} |" for row in table.rows]
    return "\n".join(lines)


def html(title: str, sections: Sequence[PageSection]) -> str:
    parts = [
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n<h1>{escape(title)}</h1>",
    ]
    for section in sections:
        parts.append(f"<h2>{escape(section.title)}</h2>")
        if section.text:
            parts.append(f"<p>{escape(section.text)}</p>")
        if section.plot:
            parts.append(section.plot)
        if section.table is not None:
            parts.append(_html_table(section.table))
    return "\n".join([*parts, "</html>\n"])


def _html_table(table: PageTable) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in table.head)
    rows = "\n".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in table.rows
    )
    return f"<table>\n<tr>{head}</tr>\n{rows}\n</table>"


def ranged(interval: Interval, digits: int = 0) -> str:
    """``12 (10 to 14)``"""
    value, low, high = (f"{number:.{digits}f}" for number in interval)
    return f"{value} ({low} to {high})"


def percent(interval: Interval) -> str:
    """``51.0 % (48 to 54)``"""
    return f"{100 * interval.value:.1f} % ({100 * interval.low:.0f} to {100 * interval.high:.0f})"
