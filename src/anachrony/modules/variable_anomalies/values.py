"""What an owner may say of the Variable Anomalies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.modules.variable_anomalies.rows import VariableAnomalies
from anachrony.modules.variable_anomalies.tiles import FIRST
from anachrony.values.base import USE
from anachrony.values.fields import Amounts, Field, Inside, Number, Price, Rows, Section, SingleValues, Word

if TYPE_CHECKING:
    from anachrony.rules.rows import Anomaly

WINDOWS: Final = ("never", "before impact", "after impact", "always")  # by what a row's ``retrieves`` is
PRINT: Final = (Number("vp", -9, 0), Word("retrieve", WINDOWS, "retrieves"))


def _number(row: Anomaly) -> str:
    """As on the tile: X01."""
    return f"X{row.code - FIRST:02}"


def _fields(row: Anomaly) -> tuple[Field, ...]:
    """``amounts`` are those of its use, or of what happens once where it has none."""
    if row.use is not None:
        return (*PRINT, Inside("use", *USE))
    if row.free is not None:
        return (*PRINT, Inside("free", *USE))
    return (*PRINT, Amounts("amounts", "built"))


VALUES: Final[tuple[Section, ...]] = (
    Rows("anomalies", lambda book: book.anomalies, _number, _fields),
    SingleValues(
        "anomaly_remover",
        lambda book: book.table(VariableAnomalies),
        Inside("remover", Price("pay")),
    ),
)
