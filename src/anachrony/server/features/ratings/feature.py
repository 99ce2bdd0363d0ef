"""Ratings: how games ended, who is how good, and what people have achieved."""

from __future__ import annotations

from typing import Final

from pydantic import BaseModel
from sqlalchemy import delete, update

from anachrony.server.accounts.people import Account
from anachrony.server.core import Core
from anachrony.server.feature import MAX_EXPORTED, Export, Feature
from anachrony.server.features.ratings import routes
from anachrony.server.features.ratings.kept import keep_results
from anachrony.server.features.ratings.results import Results
from anachrony.server.features.ratings.routes import PlayedGame, PoolRating, ratings_of
from anachrony.server.features.ratings.schema import ratings, results
from anachrony.server.parts import Part


class Exported(BaseModel):
    ratings: list[PoolRating]
    history: list[PlayedGame]


def _export(core: Core, account: Account) -> Exported:
    kept = Results(core.database)
    history = kept.history(account.id, False, MAX_EXPORTED)
    return Exported(ratings=ratings_of(kept, account.id), history=[PlayedGame.of(*one) for one in history])


FEATURE: Final = Feature(
    name="ratings",
    tables=(results, ratings),
    routes=(routes.router,),
    parts=(Part(Results),),
    when_over=keep_results,
    export=Export(Exported, _export),
    when_deleted=lambda account: [
        update(results).where(results.c.account == account).values(name=""),
        delete(ratings).where(ratings.c.who == account),
    ],
)
