"""How often people may try to come in, and be sent letters that they ask for."""

from __future__ import annotations

from anachrony.server.limits.limiter import Limiter
from anachrony.server.settings import Settings


class AccountLimits:
    def __init__(self, settings: Settings) -> None:
        shared = settings.shared_limits
        self.logins = Limiter(settings.login_rate, "logins", shared, settings.people_at)
        self.letters = Limiter(settings.mail_rate, "letters", shared)
