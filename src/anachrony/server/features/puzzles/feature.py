"""The puzzle of the day: a decision of a finished game, for everybody on this server."""

from __future__ import annotations

from typing import Final

from pydantic import BaseModel

from anachrony.server.accounts.people import Account
from anachrony.server.core import Core
from anachrony.server.feature import MAX_EXPORTED, Export, Feature
from anachrony.server.features.puzzles import routes
from anachrony.server.features.puzzles.puzzles import Puzzles
from anachrony.server.features.puzzles.routes import PuzzleTry
from anachrony.server.features.puzzles.schema import puzzle_tries, puzzle_views, puzzles
from anachrony.server.features.puzzles.store import PuzzleStore
from anachrony.server.parts import Part


class Exported(BaseModel):
    puzzles: list[PuzzleTry]


def _export(core: Core, account: Account) -> Exported:
    tries = PuzzleStore(core.database).tries(account.id, MAX_EXPORTED)
    return Exported(puzzles=[PuzzleTry.of(one) for one in tries])


FEATURE: Final = Feature(
    name="puzzles",
    needs=("ratings", "coach"),
    tables=(puzzles, puzzle_tries, puzzle_views),
    routes=(routes.router,),
    parts=(Part(Puzzles),),
    export=Export(Exported, _export),
)
