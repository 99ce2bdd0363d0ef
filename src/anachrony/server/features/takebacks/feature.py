"""Takebacks: a roll, a reveal or an ended turn is taken back where everybody at the table agrees."""

from __future__ import annotations

from typing import Final

from anachrony.server.core import Core
from anachrony.server.feature import Feature
from anachrony.server.features.takebacks import routes
from anachrony.server.features.takebacks.takebacks import Takebacks
from anachrony.server.parts import Parts


def _start(core: Core, _: Parts) -> Takebacks:
    takebacks = Takebacks(core.tables)
    core.tables.when_seated = takebacks.settle
    return takebacks


FEATURE: Final = Feature(name="takebacks", routes=(routes.router,), start=_start)
