"""Takebacks: a roll, a reveal or an ended turn is taken back where everybody at the table agrees."""

from __future__ import annotations

from typing import Final

from anachrony.server.feature import Feature
from anachrony.server.features.takebacks import routes
from anachrony.server.features.takebacks.takebacks import Takebacks
from anachrony.server.parts import Part
from anachrony.server.tables.events import ComputerSeated

FEATURE: Final = Feature(
    name="takebacks",
    routes=(routes.router,),
    parts=(Part(Takebacks, hears={ComputerSeated: lambda takebacks, seated: takebacks.settle(seated.live)}),),
)
