"""Another proof than the password that the owner of an account is there."""

from __future__ import annotations

from anachrony.server import problems
from anachrony.server.accounts.people import Account


class Prover:
    """Knows none, where no feature does."""

    def must_prove(self, scheme: str, host: str, account: Account, proof: dict[str, str]) -> None:
        """Refuses whoever has nothing of the account at hand; ``scheme`` and ``host`` are those by which they
        came."""
        raise problems.forbidden("the password is asked for here")
