"""What is drawn on a tile is what happens there."""

from __future__ import annotations

import pytest

from anachrony.editions.preview.effects import LONGER_RANGE
from anachrony.rules.kinds import ASSET_WORDS, STOCK_WORDS
from anachrony.rules.rows import Tile
from anachrony.rules.saving import vocabulary
from anachrony.terms import compose
from anachrony.wording import pictograms
from story import GENIUS, SCIENTIST, story

RULES = compose("essential", (), ("asset_draft",), 2)
PLAIN = {"socket", "pay", "arrow", "gain", "motivated", "dies"}


def amounts(tokens: list[pictograms.Token], name: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for token in tokens:
        part = token.get(name, {})
        assert isinstance(part, dict)
        found |= part
    return found


def is_plain(tile: Tile) -> bool:
    """A Worker space that only pays and gains, with nothing to choose."""
    if tile.use is None:
        return False
    tokens = pictograms.use(tile.use)
    paid = {**amounts(tokens, "pay"), **amounts(tokens, "gain")}
    return all(set(token) <= PLAIN for token in tokens) and "any" not in paid


TILES = [tile for tile in RULES.tiles if tile is not None]


@pytest.mark.parametrize("code", [tile.code for tile in TILES if is_plain(tile)])
def test_a_plain_face_is_what_a_worker_brings(code: int) -> None:
    use = RULES.tile(code).use
    assert use is not None
    face = pictograms.use(use)
    table = story().seat(active={GENIUS: 1}).has(dict.fromkeys(ASSET_WORDS, 9)).built(code)
    before = table.own().amounts()
    table.use(code, GENIUS)
    changed = {STOCK_WORDS[i]: n - before[i] for i, n in enumerate(table.own().amounts()) if n != before[i]}
    drawn = dict.fromkeys(STOCK_WORDS, 0)
    for name, n in amounts(face, "gain").items():
        drawn[name] += n
    for name, n in amounts(face, "pay").items():
        drawn[name] -= n
    assert changed == {name: n for name, n in drawn.items() if n}


def test_purify_brings_what_is_drawn() -> None:
    row = RULES.spaces[RULES.space_names["purify"]]
    plain, with_scientist = pictograms.space(row)[1:]
    for worker, token in (("engineer", plain), (SCIENTIST, with_scientist)):
        table = story().seat(active={worker: 1})
        table.pick(f"purify {worker}")
        assert token["gain"] == {"water": table.own().amount(STOCK_WORDS.index("water"))}


def test_every_tile_and_leader_has_a_picture() -> None:
    drawn = [(tile.name, pictograms.tile(tile)) for tile in TILES]
    drawn += [(leader.name, pictograms.leader(leader)) for leader in RULES.leaders]
    drawn += [(str(card.code), pictograms.drawn(card.effects)) for card in RULES.asset_cards]
    for name, tokens in drawn:
        assert tokens, name
        assert not any(token.keys() == {"text"} for token in tokens), name


@pytest.mark.parametrize(
    ("edition", "in_words"), [("first", []), ("preview", ["temporal displacement device"])]
)
def test_tiles_of_older_editions_have_pictures(edition: str, in_words: list[str]) -> None:
    rules = compose(edition, (), (), 2)
    drawn = [(tile.name, pictograms.tile(tile)) for tile in rules.tiles if tile is not None]
    assert all(tokens for _, tokens in drawn)
    assert [name for name, tokens in drawn if any(token.keys() == {"text"} for token in tokens)] == in_words


def test_a_longer_range_is_drawn_as_far_as_it_reaches() -> None:
    ((_, eras),) = LONGER_RANGE.passives
    use = compose("preview", (), (), 2).tile(403).use
    assert use is not None
    assert {"passive": "travel-range", "n": eras} in pictograms.use(use)


def test_what_has_no_picture_is_told_in_words() -> None:
    trade = pictograms.space(RULES.spaces[RULES.space_names["trade"]])
    assert trade[-1] == {"text": {"key": "effect-trade", "params": {"second": "no", "must": ""}}}


def test_pictograms_know_only_effects_that_there_are() -> None:
    assert set(pictograms.PICTOGRAMS) <= set(vocabulary())
