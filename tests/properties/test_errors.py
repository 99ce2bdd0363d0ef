"""Errors that one process raises and another tells keep what they know, in both builds."""

from __future__ import annotations

import pickle

from anachrony.record import RecordError
from anachrony.values.reader import ValuesError


def test_an_error_of_a_record_travels_with_its_line() -> None:
    again = pickle.loads(pickle.dumps(RecordError("no such option", 14)))
    assert (str(again), again.line) == ("line 14: no such option", 14)


def test_an_error_of_a_value_travels_with_its_place() -> None:
    again = pickle.loads(pickle.dumps(ValuesError(("tiles", "107"), "no number")))
    assert (str(again), again.path, again.why) == ("tiles.107: no number", ("tiles", "107"), "no number")
