"""Passkeys (WebAuthn): a device signs a challenge instead of its owner typing a password.

A challenge is for one purpose: to log in, to make a passkey, or to prove who is there before something that
outlives a session. It is used once and lasts five minutes, whatever came of it. A passkey belongs to one
name of this server, and a browser uses it for pages of that name only; so nobody can be lured into giving it
away.
"""

from __future__ import annotations

import json
import secrets
import time
from dataclasses import dataclass
from typing import Any, Final

import webauthn
from sqlalchemy import Connection, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    decode_credential_public_key,
    decoded_public_key_to_cryptography,
    options_to_json_dict,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from anachrony.server import hosts
from anachrony.server.accounts.people import Account, digest, must_not_be_banned
from anachrony.server.accounts.prover import Prover
from anachrony.server.features.passkeys.schema import challenges, passkeys
from anachrony.server.problems import Problem
from anachrony.server.storage.database import Database
from anachrony.server.storage.outbox import PASSKEY_ADDED, PASSKEY_REMOVED, add_warning
from anachrony.server.storage.schema import accounts

LASTS_SECONDS: Final = 300.0
MOST: Final = 20  # of one account
SHOWN: Final = 20  # letters of a passkey's SHA-256, by which nobody can come in
_LOG_IN: Final = "log in"
_MAKE: Final = "make"
_PROVE: Final = "prove"
_LOCAL: Final = "localhost"  # browsers trust this machine without TLS


@dataclass(frozen=True)
class Site:
    """A name of this server, and the address of its pages there."""

    name: str
    origin: str

    @staticmethod
    def of(scheme: str, host: str) -> Site:
        """By which a request came; the door has let in names of this server only."""
        parts = hosts.split(f"//{host}")
        name = "" if parts is None or parts.hostname is None else parts.hostname
        secure = scheme == "https" or name == _LOCAL or name.endswith(f".{_LOCAL}")
        if not name or not secure or hosts.is_address(name):
            raise Problem(409, "no passkeys", "passkeys need a server that has a name and is reached by TLS")
        return Site(name, hosts.origin(f"{scheme}://{host}") or "")


@dataclass(frozen=True)
class Passkey:
    id: str
    name: str
    site: str
    created_at: float
    used_at: float | None


class Passkeys(Prover):
    def __init__(self, database: Database) -> None:
        self._database = database

    # --- asking ---------------------------------------------------------------------------------------

    def ask_for_new(self, site: Site, account: Account) -> dict[str, Any]:
        """What a browser is told to make a passkey; what was asked for this account before has ended."""
        options = webauthn.generate_registration_options(
            rp_id=site.name,
            rp_name="Anachrony",
            user_id=account.id.encode(),
            user_name=account.name,
            challenge=self._challenge(_MAKE, account.id),
            timeout=int(LASTS_SECONDS * 1000),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=self._known(site, account),
        )
        return options_to_json_dict(options)

    def ask_for_one(self, site: Site) -> dict[str, Any]:
        """What a browser is told to use one; it knows itself which it has."""
        options = webauthn.generate_authentication_options(
            rp_id=site.name,
            challenge=self._challenge(_LOG_IN, None),
            timeout=int(LASTS_SECONDS * 1000),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return options_to_json_dict(options)

    def ask_for_proof(self, site: Site, account: Account) -> dict[str, Any]:
        """What a browser is told to use one of an account's passkeys, to show that its owner is there."""
        known = self._known(site, account)
        if not known:
            raise Problem(409, "no passkey", "this account has no passkey for this site; use the password")
        options = webauthn.generate_authentication_options(
            rp_id=site.name,
            challenge=self._challenge(_PROVE, account.id),
            timeout=int(LASTS_SECONDS * 1000),
            allow_credentials=known,
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return options_to_json_dict(options)

    def _known(self, site: Site, account: Account) -> list[PublicKeyCredentialDescriptor]:
        theirs = (passkeys.c.account == account.id, passkeys.c.site == site.name)
        query = select(passkeys.c.credential).where(*theirs)
        known = self._database.read(lambda connection: list(connection.execute(query).scalars()))
        return [PublicKeyCredentialDescriptor(base64url_to_bytes(one)) for one in known]

    def _challenge(self, purpose: str, account: str | None) -> bytes:
        challenge = secrets.token_bytes(32)
        now = time.time()
        values = {
            "challenge": _asked(purpose, challenge),
            "account": account,
            "expires_at": now + LASTS_SECONDS,
        }

        def job(connection: Connection) -> None:
            ended = challenges.c.expires_at < now
            mine = challenges.c.account == account
            connection.execute(delete(challenges).where(ended if account is None else or_(ended, mine)))
            connection.execute(insert(challenges).values(**values))

        self._database.write(job)
        return challenge

    def _use_up(self, client_data: str, purpose: str, account: str | None) -> bytes:
        """The challenge that a browser says it was given; it ends here."""
        try:
            challenge = base64url_to_bytes(json.loads(base64url_to_bytes(client_data))["challenge"])
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            raise _refused() from error
        gone = (
            delete(challenges)
            .where(challenges.c.challenge == _asked(purpose, challenge))
            .returning(challenges.c.account, challenges.c.expires_at)
        )
        row = self._database.write(lambda connection: connection.execute(gone).first())
        if row is None or row.account != account or row.expires_at < time.time():
            raise _refused()
        return challenge

    # --- answering ------------------------------------------------------------------------------------

    def add(self, site: Site, account: Account, name: str, made: dict[str, str]) -> None:
        """``made`` is what the browser answers: id, client_data and attestation, in base64."""
        challenge = self._use_up(made["client_data"], _MAKE, account.id)
        try:
            found = webauthn.verify_registration_response(
                credential={
                    "id": made["id"],
                    "rawId": made["id"],
                    "type": "public-key",
                    "response": {
                        "clientDataJSON": made["client_data"],
                        "attestationObject": made["attestation"],
                    },
                },
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                require_user_verification=True,
            )
            decoded_public_key_to_cryptography(decode_credential_public_key(found.credential_public_key))
        except Exception as error:  # whatever in a stranger's bytes the library stumbles over
            raise _refused() from error
        values = {
            "key": _named(found.credential_id),
            "account": account.id,
            "site": site.name,
            "credential": bytes_to_base64url(found.credential_id),
            "public_key": bytes_to_base64url(found.credential_public_key),
            "count": found.sign_count,
            "name": name,
            "created_at": time.time(),
        }
        mine = select(func.count()).where(passkeys.c.account == account.id)

        def job(connection: Connection) -> None:
            if connection.execute(mine).scalar_one() >= MOST:
                raise Problem(409, "too many passkeys", "that is enough passkeys; remove one first")
            connection.execute(insert(passkeys).values(**values))
            add_warning(connection, account.id, PASSKEY_ADDED)

        try:
            self._database.write(job)
        except IntegrityError as error:  # it is somebody's already
            raise _refused() from error

    def use(self, site: Site, proof: dict[str, str]) -> Account:
        """Whoever a device has proved to be: id, client_data, authenticator_data and signature, in base64."""
        challenge = self._use_up(proof["client_data"], _LOG_IN, None)
        return self._verified(site, proof, challenge)

    def must_prove(self, scheme: str, host: str, account: Account, proof: dict[str, str]) -> None:
        """As in ``use``, for one account."""
        site = Site.of(scheme, host)
        challenge = self._use_up(proof["client_data"], _PROVE, account.id)
        if self._verified(site, proof, challenge).id != account.id:
            raise _refused()

    def _verified(self, site: Site, proof: dict[str, str], challenge: bytes) -> Account:
        row = self._found(proof["id"])
        if row is None or row.site != site.name:
            raise _refused()
        try:
            found = webauthn.verify_authentication_response(
                credential={
                    "id": proof["id"],
                    "rawId": proof["id"],
                    "type": "public-key",
                    "response": {
                        "clientDataJSON": proof["client_data"],
                        "authenticatorData": proof["authenticator_data"],
                        "signature": proof["signature"],
                    },
                },
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(row.public_key),
                credential_current_sign_count=row.count,
                require_user_verification=True,
            )
        except Exception as error:  # as above; a count that went backwards is told so, too
            raise _refused() from error
        must_not_be_banned(row.banned_until)
        # Of two proofs that count the same, one counts.
        counted = (
            update(passkeys)
            .where(passkeys.c.key == row.key, passkeys.c.count == row.count)
            .values(count=found.new_sign_count, used_at=time.time())
        )
        if self._database.write(lambda connection: connection.execute(counted).rowcount) != 1:
            raise _refused()
        return Account(row.account, row.account_name)

    def _found(self, credential: str) -> Any:
        try:
            key = _named(base64url_to_bytes(credential))
        except ValueError:
            return None
        query = (
            select(passkeys, accounts.c.name.label("account_name"), accounts.c.banned_until)
            .join(accounts, accounts.c.id == passkeys.c.account)
            .where(passkeys.c.key == key)
        )
        return self._database.read(lambda connection: connection.execute(query).first())

    # --- looking after them ---------------------------------------------------------------------------

    def of(self, account: Account) -> list[Passkey]:
        """The oldest first."""
        query = select(passkeys).where(passkeys.c.account == account.id).order_by(passkeys.c.created_at)
        return self._database.read(
            lambda connection: [
                Passkey(row.key[:SHOWN], row.name, row.site, row.created_at, row.used_at)
                for row in connection.execute(query)
            ]
        )

    def rename(self, account: Account, passkey: str, name: str) -> None:
        change = update(passkeys).where(*_mine(account, passkey)).values(name=name)
        self._database.write(lambda connection: connection.execute(change))

    def remove(self, account: Account, passkey: str) -> None:
        """Once more is as good as once."""
        gone = delete(passkeys).where(*_mine(account, passkey))

        def job(connection: Connection) -> None:
            if connection.execute(gone).rowcount:
                add_warning(connection, account.id, PASSKEY_REMOVED)

        self._database.write(job)


def _mine(account: Account, passkey: str) -> tuple[Any, Any]:
    return passkeys.c.account == account.id, passkeys.c.key.startswith(passkey, autoescape=True)


def _named(data: bytes) -> str:
    return digest(bytes_to_base64url(data))


def _asked(purpose: str, challenge: bytes) -> str:
    """What is kept of a challenge, by which it is found for this purpose only."""
    return digest(f"{purpose} {bytes_to_base64url(challenge)}")


def _refused() -> Problem:
    return Problem(401, "passkey", "this passkey does not open this server, or it took longer than 5 minutes")
