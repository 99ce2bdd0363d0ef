"""The page can tell what another edition has otherwise, in every language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import httpx
import pytest

from anachrony import Game
from anachrony.modules import compatibility
from anachrony.rules.ruleset import Ruleset
from anachrony.table.choices import choices
from anachrony.terms import EDITIONS, compose
from anachrony.wording import LOCALES, Words
from anachrony.wording.codex import codex
from anachrony.wording.message import Message

OTHERS = [name for name in EDITIONS if name != "essential"]


def together(modules: Sequence[str]) -> list[str]:
    """As many of these modules as go together, the first ones first."""
    found: list[str] = []
    for module in modules:
        if not compatibility.refusal((*found, module)):
            found.append(module)
    return found


def rules_of(edition: str) -> Ruleset:
    return compose(edition, tuple(together(EDITIONS[edition].modules)), (), 4)


def revived(value: Any) -> Any:
    """A message again, from what is sent to the page."""
    if isinstance(value, dict):
        return Message(value["key"], {name: revived(part) for name, part in value["params"].items()})
    return tuple(map(revived, value)) if isinstance(value, list) else value


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("edition", OTHERS)
def test_every_difference_is_told(edition: str, locale: str) -> None:
    words = Words(locale, strict=True)
    told = codex(rules_of(edition))["differences"]
    assert isinstance(told, list)
    for entry in told:
        assert words.say(revived(entry["name"]))
        assert entry["text"]
        for line in entry["text"]:
            assert len(words.say(revived(line))) > 12, entry["id"]


def test_the_differences_of_the_first_edition_are_those_of_its_rows_and_rules() -> None:
    told = codex(rules_of("first"))["differences"]
    assert isinstance(told, list)
    assert [entry["id"] for entry in told] == [
        "edition",
        "lacks",
        *EDITIONS["first"].differences,
        "tiles 113",
        "paths nature's resurgence",
        "paths dominance B",
        "paths progress B",
        "paths technological superiority",
        "paths the apex of humanity",
        "paths masters of time",
        "leaders zaida",
        "leaders samira",
        "leaders valerian",
        "leaders cornella",
        "experiments austerity measures",
    ]
    words = Words()
    lines = {entry["id"]: [words.say(revived(line)) for line in entry["text"]] for entry in told}
    assert lines["paths nature's resurgence"][0] == "to evacuate: 6 spots that are built on."
    assert lines["paths dominance B"] == ["Lab spot 2 costs 2 Titanium and 2 Water."]
    assert lines["paths progress B"] == [
        f"the bottom {where} hex takes 1 Titanium/Uranium/Gold." for where in ("left", "middle", "right")
    ]
    assert lines["paths masters of time"][1] == "6 VP, and 2 VP per set of 1 Warp tile in hand and 1 Uranium."


def test_the_differences_of_the_pre_release_rules_name_what_is_new_and_what_is_not_there() -> None:
    told = codex(rules_of("preview"))["differences"]
    assert isinstance(told, list)
    ids = [entry["id"] for entry in told]
    assert ids[2 : 2 + len(EDITIONS["preview"].differences)] == list(EDITIONS["preview"].differences)
    assert {"tiles temporal displacement device", "tiles 409", "endgame_cards fewest anomalies"} <= set(ids)
    assert "tiles 101" not in ids
    words = Words()
    gone = words.say(revived(told[1]["text"][1]))
    for name in ("Power Plant 115", "Cloning Vat", "Patriarch Haulani", "longest travel ranges"):
        assert name in gone


def test_the_essential_edition_has_no_differences() -> None:
    assert codex(rules_of("essential"))["differences"] == []


def test_an_edition_names_all_that_goes_with_it() -> None:
    essential, first, preview = choices()["editions"]
    assert [edition["name"] for edition in (essential, first, preview)] == ["essential", "first", "preview"]
    assert preview["solo"] == ["chronobot_early"]
    assert [edition["evacuation"] for edition in (essential, first, preview)] == [
        "random",
        "random",
        "choose",
    ]
    assert {len(leaders) for leaders in preview["leaders"].values()} == {1}
    assert first["modules"] == ["doomsday"]
    assert first["solo"] == ["chronobot_retail"]
    assert "covered_council" not in first["variants"]
    assert {"unlimited_supplies", "planned_experiments"} <= set(first["variants"])
    assert "unlimited_supplies" not in essential["variants"]
    assert first["companies"] == {
        "chronobot_retail": [{"modules": [], "difficulty": ["beginner", "normal", "expert"]}]
    }
    assert "covered_council" in essential["companies"]["chronobot_retail"][0]["difficulty"]
    for edition in (essential, first, preview):
        for variant in edition["variants"]:
            players = 2 if variant == "covered_council" else 4
            modules = [compatibility.MODULES[name] for name in edition["modules"]]
            of_module = [module.name for module in modules if variant in module.variants]
            without = [module.name for module in modules if variant not in module.variants_without]
            Game.new(
                ["harmony", "dominance", "progress", "salvation"][:players],
                edition=edition["name"],
                modules=of_module or together(without),
                variants=[variant],
            )


def test_a_table_of_the_first_edition_is_made_and_its_codex_tells_it(client: httpx.Client) -> None:
    terms = {"edition": "first", "paths": ["harmony", "progress"], "variants": ["unlimited_supplies"]}
    wish = {"seats": [{"kind": "me"}, {"kind": "computer"}], "terms": terms, "start": True}
    made = client.post("/api/tables", json=wish)
    assert made.status_code == 201, made.text
    assert made.json()["table"]["terms"]["edition"] == "first"
    asked = client.get("/api/codex", params={"edition": "first", "players": 2}).json()
    assert asked["edition"] == "first"
    assert {"id", "name", "text"} == set(asked["differences"][0])
    refused = {**wish, "terms": {**terms, "modules": ["guardians"]}}
    answer = client.post("/api/tables", json=refused)
    assert answer.status_code == 422
    assert "the first edition has no module guardians; it has doomsday" in answer.text
