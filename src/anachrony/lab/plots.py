"""Plots as SVG of our own: small, without script, readable in light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from anachrony.lab.ratings import Interval

WIDTH: Final = 720
LEFT: Final = 190  # room for names
RIGHT: Final = 60
ROW: Final = 26
COLORS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8a6d00", "#666")


def dots(title: str, rows: Sequence[tuple[str, Interval]], unit: str = "", par: float | None = None) -> str:
    """One dot a row with its 95 % interval; ``par`` is a dashed line."""
    lows = [row.low for _, row in rows] + ([par] if par is not None else [])
    highs = [row.high for _, row in rows] + ([par] if par is not None else [])
    low, high = _widened(min(lows), max(highs))
    height = ROW * len(rows) + 50
    parts = [*_axis(low, high, height - 30, unit)]
    if par is not None:
        x = _x(par, low, high)
        parts.append(f'<line x1="{x}" x2="{x}" y1="12" y2="{height - 30}" class="par"/>')
    for i, (name, row) in enumerate(rows):
        y = 24 + i * ROW
        left, middle, right = (_x(v, low, high) for v in (row.low, row.value, row.high))
        parts += [
            f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(name)}</text>',
            f'<line x1="{left}" x2="{right}" y1="{y}" y2="{y}" class="reach"/>',
            f'<circle cx="{middle}" cy="{y}" r="4.5" fill="{COLORS[0]}">'
            f"<title>{escape(name)}: {row.value:.1f}{unit} ({row.low:.1f} to {row.high:.1f})</title>"
            "</circle>",
        ]
    return _svg(title, height, parts)


def histogram(title: str, groups: Sequence[tuple[str, Sequence[int]]], bins: int = 24) -> str:
    """How often each score occurs, one row of bars for each group, all on one axis."""
    low, high = _widened(min(min(v) for _, v in groups), max(max(v) for _, v in groups))
    tall = 64
    height = (tall + 14) * len(groups) + 40
    parts = [*_axis(low, high, height - 30, "")]
    for i, (name, values) in enumerate(groups):
        base = (tall + 14) * (i + 1)
        counts = [0] * bins
        for value in values:
            counts[min(bins - 1, int((value - low) / (high - low) * bins))] += 1
        most = max(counts)
        parts.append(f'<text x="{LEFT - 12}" y="{base - 4}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{base}" y2="{base}" class="axis"/>')
        wide = (WIDTH - RIGHT - LEFT) / bins
        for slot, count in enumerate(counts):
            if count:
                bar = tall * count / most
                parts.append(
                    f'<rect x="{LEFT + slot * wide + 0.5:.1f}" y="{base - bar:.1f}" width="{wide - 1:.1f}" '
                    f'height="{bar:.1f}" fill="{COLORS[i % len(COLORS)]}"><title>{count}</title></rect>'
                )
    return _svg(title, height, parts)


def _svg(title: str, height: int, parts: Sequence[str]) -> str:
    body = "\n".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}" '
        f'xmlns="http://www.w3.org/2000/svg">\n{body}\n</svg>'
    )


def _axis(low: float, high: float, y: int, unit: str) -> list[str]:
    parts: list[str] = []
    step = _step(high - low)
    tick = step * -(-low // step)
    while tick <= high:
        x = _x(tick, low, high)
        shown = f"{tick:g}{unit}"
        parts.append(f'<line x1="{x}" x2="{x}" y1="12" y2="{y}" class="grid"/>')
        parts.append(f'<text x="{x}" y="{y + 18}" text-anchor="middle" class="tick">{shown}</text>')
        tick = round(tick + step, 6)
    return parts


def _step(span: float) -> float:
    """A round number that gives at most eight ticks."""
    size = 10.0 ** len(str(int(span)))
    while True:
        for part in (5, 2, 1):
            if span / (size / 10 * part) >= 4:
                return size / 10 * part
        size /= 10


def _x(value: float, low: float, high: float) -> float:
    return round(LEFT + (value - low) / (high - low) * (WIDTH - RIGHT - LEFT), 1)


def _widened(low: float, high: float) -> tuple[float, float]:
    edge = (high - low) * 0.04 or 1.0
    return low - edge, high + edge
