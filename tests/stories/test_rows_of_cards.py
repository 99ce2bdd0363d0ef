"""Every Adventure card is as it is printed: its Power, what a success gives and what a failure takes.

The rows in ``tests/facts`` say it, and each of them is played here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from pioneers import pioneers, rows
from preview import preview
from printed import EVERYTHING, PREVIEW, Facts, different, effect, facts, finish, seen, together
from story import ENGINEER, SCIENTIST, Table

MODULES = facts("modules")
# More than any card takes: who loses 1 keeps 1.
RICH = {"titanium": 2, "water": 3, "core": 2, "morale": 3}
# What leads to further choices is told in other files.
FURTHER = {"trade", "adventures"}


def early(era: int) -> Table:
    return preview(era, modules=("pioneers",))


CARDS = {
    **{(name, "essential"): said for name, said in MODULES["adventures"].items()},
    **{(name, "pre-release"): said for name, said in PREVIEW["adventures"].items()},
}


def table_of(edition: str, era: int) -> Table:
    return pioneers(era) if edition == "essential" else early(era)


def boxes() -> Iterator[Any]:
    """Parameters for both boxes of every card but those that lead to further choices."""
    for (name, edition), said in CARDS.items():
        tells = [name] if edition == "essential" else ["P117", "P127", "P129"]
        for box in ("win", "lose"):
            if not FURTHER & said[box].keys() and not str(said[box].get("build", "")).startswith("super"):
                yield pytest.param(
                    name, edition, box, marks=pytest.mark.tells(*tells), id=f"{name} {edition} {box}"
                )


def met(table: Table, said: Facts, name: str, more: int) -> Table:
    """Somebody meets the card with this much more Power, or less, than it asks of a 6."""
    deck = next(deck for deck in rows(table).decks if deck.name == said["deck"])
    water = int(table.game.view(0)["seats"][0]["stock"]["water"])
    table.seat(water=water + deck.water).use("adventure", ENGINEER)
    board = rows(table)
    own = table.own()
    own.traits[board.exosuit_power] += said["power"] + more - 6 - power(table)
    table.again()
    if said["deck"] in table.options:
        table.pick(said["deck"])
    return table.pick(name)


def power(table: Table) -> int:
    view: Any = table.game.view(0)
    slots = view["parts"]["pioneers"]["power_slots"]
    return int(view["seats"][0]["parts"]["pioneers"]["power"]) + (slots[0]["power"] if slots else 0)


@pytest.mark.parametrize("edition", ["essential", "pre-release"])
def test_the_decks_have_these_cards_and_no_others(edition: str) -> None:
    found = {card.name: deck.name for deck in rows(table_of(edition, 2)).decks for card in deck.cards}
    assert found == {name: said["deck"] for (name, box), said in CARDS.items() if box == edition}


@pytest.mark.parametrize(("name", "edition", "box"), list(boxes()))
def test_an_adventure_gives_and_takes_what_it_says(name: str, edition: str, box: str) -> None:
    said = CARDS[name, edition]
    table = table_of(edition, 6).built(101, 402).offer(107, 204, 305, 413).pools(recruit={SCIENTIST: 2})
    table.seat(active={ENGINEER: 1, SCIENTIST: 1}, breakthroughs={"circle society": 1}, warp={"gold": 1})
    met(table.has(RICH), said, name, 0)
    before = seen(table)
    finish(table.pick("die 6" if box == "win" else "die 5"))
    bonus = {"water": 2} if "recruit" in said[box] and edition == "essential" else {}
    kept = {"adventures": 1} if box == "win" else {}
    assert different(before, seen(table)) == together(effect(said[box]), bonus, kept)


@pytest.mark.parametrize(("name", "edition"), CARDS)
@pytest.mark.tells("P129", "pioneers: failure")
def test_who_has_nothing_loses_nothing(name: str, edition: str) -> None:
    table = table_of(edition, 2).pools(recruit={}).seat(active={ENGINEER: 1}, tired={}, morale=0)
    met(table, CARDS[name, edition], name, -1)
    before = seen(table)
    finish(table.pick("die 6"))
    lost = {word for word, n in different(before, seen(table)).items() if n < 0}
    assert not lost & {*EVERYTHING, "morale", "vp", "breakthroughs"}
