"""Fractures of Time in the terminal."""

from __future__ import annotations

from anachrony.terminal import modules
from anachrony.terminal.catalog import markdown
from anachrony.wording import LOCALES, Words
from fractures import fractured, on_device


def test_a_seat_shows_its_device_and_its_glitches() -> None:
    table = fractured()
    on_device(table, cores=[2, 4])
    lines = {name: text.plain for name, text in modules.seat(table.game, Words(), 0)}
    assert lines["Device"].split() == ["✕", "◉", "○", "◉", "○", "○", "·", "·", "·", "·"]
    assert lines["Glitches"] == "bottom middle hex; space 1 of the Device"


def test_a_device_can_be_asked_about_in_every_language() -> None:
    told = dict(modules.named(fractured(side="B").game))
    for locale in LOCALES:
        words = Words(locale, strict=True)
        assert all(len(line) > 10 for line in words.lines(told["harmony device"]))


def test_the_page_of_components_lists_both_sides_of_every_device() -> None:
    page = markdown("fracture_devices")
    assert page.count(", side A") == page.count(", side B") >= 4
