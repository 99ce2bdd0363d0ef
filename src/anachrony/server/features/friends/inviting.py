"""How often people are invited, and told of it."""

from __future__ import annotations

from anachrony.server.accounts.people import Account
from anachrony.server.accounts.ties import Ties
from anachrony.server.limits.limiter import Limiter
from anachrony.server.settings import Settings


class Inviting:
    def __init__(self, ties: Ties, settings: Settings) -> None:
        self.ties = ties
        shared = settings.shared_limits
        self._invitations = Limiter(settings.invitation_rate, "invitations", shared)
        self._invited = Limiter(settings.invited_rate, "invited", shared)
        self._invited_by = Limiter(settings.invited_by_rate, "invited by", shared)

    def invite(self, table: str, account: Account, other: Account) -> None:
        self._invitations.check(account.id)
        told = self.ties.would_be_told(table, other.id, account.id) and self._may_tell(account, other)
        self.ties.invite(table, other.id, account.id, told)

    def _may_tell(self, account: Account, other: Account) -> bool:
        """Counts a message, unless somebody gets too many: then the page alone shows their invitations. One
        who sends many does not use up what others may send."""
        pair = f"{account.id} {other.id}"
        if self._invited_by.wait(pair) > 0:
            return False
        if self._invited.wait(other.id) > 0:
            self._invited_by.give_back(pair)
            return False
        return True
