"""What an owner may say of the Guardians."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from anachrony.modules.guardians.rows import Guardians
from anachrony.rules.kinds import ANY_WORKER, WORKER_WORDS
from anachrony.values.fields import Field, Payment, Rows, Section

if TYPE_CHECKING:
    from anachrony.values.reader import Values

TYPES: Final = (*WORKER_WORDS, "any")


class WorkerToGive(Field):
    """A type of Worker, or any."""

    def read(self, values: Values, old: Any) -> Any:
        kind = values.word(self.key, TYPES.index("any") if old == ANY_WORKER else old, TYPES)
        return ANY_WORKER if TYPES[kind] == "any" else kind


VALUES: Final[tuple[Section, ...]] = (
    Rows(
        "guardians",
        lambda book: book.table(Guardians).rows,
        lambda row: str(row.code),
        (WorkerToGive("worker"), Payment("cost")),
    ),
)
