"""The features of the server. Each is a folder with a manifest; who writes another adds its line here."""

from __future__ import annotations

from typing import Final

from anachrony.server.feature import Feature
from anachrony.server.features.chat.feature import FEATURE as CHAT
from anachrony.server.features.coach.feature import FEATURE as COACH
from anachrony.server.features.friends.feature import FEATURE as FRIENDS
from anachrony.server.features.leagues.feature import FEATURE as LEAGUES
from anachrony.server.features.moderation.feature import FEATURE as MODERATION
from anachrony.server.features.notify.feature import FEATURE as NOTIFY
from anachrony.server.features.passkeys.feature import FEATURE as PASSKEYS
from anachrony.server.features.puzzles.feature import FEATURE as PUZZLES
from anachrony.server.features.ratings.feature import FEATURE as RATINGS
from anachrony.server.features.statistics.feature import FEATURE as STATISTICS
from anachrony.server.features.takebacks.feature import FEATURE as TAKEBACKS
from anachrony.server.features.vacations.feature import FEATURE as VACATIONS

FEATURES: Final[tuple[Feature, ...]] = (
    RATINGS,
    STATISTICS,
    LEAGUES,
    COACH,
    PUZZLES,
    VACATIONS,
    TAKEBACKS,
    FRIENDS,
    CHAT,
    PASSKEYS,
    NOTIFY,
    MODERATION,
)
