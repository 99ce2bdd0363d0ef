"""Whatever a public call is given, it answers or raises the error that it promises."""

from __future__ import annotations

import pytest

from anachrony import Game, IllegalMove, SetupError
from attack.refusals import PROMISED, WRONG, Numeral, a_game, forged_effects, public_calls, refusals


def test_every_call_is_tried() -> None:
    silent = {name for name, parameters in public_calls() if not parameters}
    assert silent == {"Game.clone", "Game.record", "Game.save", "Game.undo"}
    assert {name for name, _ in public_calls()} - silent == set(PROMISED) - {"Game.undo"}


def test_a_wrong_kind_of_argument_is_refused_as_promised() -> None:
    found = list(refusals())
    assert len(found) > 20 * len(WRONG)
    assert [one for one in found if not one.promised or not one.unchanged] == []
    assert max(len(one.text) for one in found) < 1_000


def test_no_class_of_effects_takes_wrong_arguments() -> None:
    """Those of a forged save: each is made as it was written, or refused with a sentence."""
    found = dict(forged_effects())
    assert [call for call, said in found.items() if said.endswith("!")] == []
    for call in ("TakeTurn [1]", "BeginPhase [1, 1]", "BeginPhase ['=x']", "May [1]", "DraftAssets [1]"):
        assert found[call].startswith("ValueError"), call
    assert found["TakeTurn []"] == "TakeTurn()"
    assert found["May [['TakeTurn']]"] == "May(TakeTurn())"
    for call in ("TakeFromMine [[1]]", "PutBack [['=x']]", "OneOf [['=x'], [['TakeTurn']]]"):
        assert found[call].startswith("ValueError"), call


def test_a_whole_number_of_another_library_is_one() -> None:
    game = Game.new(["harmony", "progress"], seed=Numeral(), first=Numeral())  # type: ignore[arg-type]
    assert game == Game.new(["harmony", "progress"], seed=1, first=1)
    assert game.view(Numeral()) == game.view(1)  # type: ignore[arg-type]


def test_a_move_that_only_looks_like_one_is_none() -> None:
    class Alike:
        def __str__(self) -> str:
            return game.options[0].text

        __repr__ = __str__

    game = a_game()
    with pytest.raises(IllegalMove):
        game.play(Alike())  # type: ignore[arg-type]


FRACTIONS = ("1.5", "inf", "nan", "1979-05-27", "07:32:00", "1979-05-27T07:32:00Z", "[1.5]", "{y = 1.5}")


@pytest.mark.parametrize("value", FRACTIONS)
@pytest.mark.parametrize("key", ["x", "paths.harmony.assets"])
def test_a_value_that_is_no_whole_number_is_refused_with_its_line(key: str, value: str) -> None:
    with pytest.raises(SetupError, match=r"components, line 2: .* is neither a whole number nor a text"):
        Game.new(components=f"# mine\n{key} = {value}")


@pytest.mark.parametrize("body", ['{"x":1.5}', '{"x":NaN}', '{"x":null}', '{"x":[{"y":[1.5]}]}'])
def test_such_a_value_in_a_record_is_refused(body: str) -> None:
    with pytest.raises(SetupError, match="is neither a whole number nor a text"):
        Game.new(components=f"{'0' * 16} {body}")
