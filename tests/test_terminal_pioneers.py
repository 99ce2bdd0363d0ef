"""The Pioneers of New Earth in the terminal: what is shown, and what is told when asked."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from anachrony.terminal import question, table
from anachrony.wording import Words
from pioneers import lose, pioneers, win
from story import SCIENTIST, Table

WORDS = Words(strict=True)


def shown(story: Table) -> str:
    console = Console(file=StringIO(), width=140, highlight=False)
    lit = frozenset(option.place for option in story.game.options)
    console.print(table.whole(story.game, WORDS, 0, console.width, lit))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_the_table_shows_slots_decks_power_and_adventures() -> None:
    text = shown(win(lose(pioneers(), "giant sandworm").turn(0), "old sewers", SCIENTIST))
    assert "17 of the 5+ deck, 18 of the 10+ deck" in " ".join(text.replace("│", " ").split())
    assert "Power slots" in text
    assert "T+2" in text
    assert "Old Sewers" in text


def test_cards_boards_decks_and_places_are_told_by_name() -> None:
    story = pioneers().seat(water=2, titanium=1)
    told = {
        name: question.about_name(story.game, WORDS, name)
        for name in ("old sewers", "harmony upgrade board", "5+", "power upgrade", "adventure")
    }
    assert told["old sewers"].startswith("Takes 9 Power. Success: keep this card's benefit")
    assert "Sensor Upgrade: Scientist" in told["harmony upgrade board"]
    assert told["5+"] == "Cards that take 5 to 9 Power. You go with 2 Power and the die."
    assert told["power upgrade"].startswith("Any Worker: place 1 Resource")
    assert told["adventure"].startswith("Any Worker: adventure")


def test_options_say_what_they_do() -> None:
    story = pioneers().seat(water=2, titanium=1)
    decision = story.game.decisions[0]
    upgrade = next(option for option in decision.options if option.text == f"power upgrade {SCIENTIST}")
    assert question.about(story.game, WORDS, decision, upgrade).startswith("Any Worker: place 1 Resource")
    story.use("adventure", SCIENTIST)
    decision = story.game.decisions[0]
    assert [
        question.about(story.game, WORDS, decision, option).split(".")[0] for option in decision.options
    ] == [
        "Cards that take 5 to 9 Power",
        "Cards that take 10 to 18 Power",
    ]


def test_dark_places_are_found_by_what_people_type() -> None:
    story = pioneers()
    assert question.place_named(story.game, 0, "power upgrade") == "seat/1/power_upgrade"
    assert question.place_named(story.game, 0, "tribes of the outback") == "seat/1/tribes_of_the_outback"
    assert "sensor upgrade" in question.place_examples(story.game, 0)
