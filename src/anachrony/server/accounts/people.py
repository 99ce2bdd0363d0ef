"""People: guests who hold a seat by a link, and accounts that keep their seats together.

A seat, the host's rights and the right to watch are capabilities: 192 random bits each. The database
keeps their SHA-256 only, so a copy of it opens no seat.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from anachrony.server.accounts import passwords
from anachrony.server.accounts.low_priority import LowPriority
from anachrony.server.accounts.schema import account_looks, reserved_looks, sessions
from anachrony.server.events import Events, SessionsEnded
from anachrony.server.limits.limiter import Limiter
from anachrony.server.problems import Problem, missing
from anachrony.server.settings import Settings
from anachrony.server.storage.database import Database
from anachrony.server.storage.outbox import LINKS, PASSWORD_SET, add_warning, end_links
from anachrony.server.storage.schema import accounts, seats, tables
from anachrony.server.upkeep import Upkeep
from anachrony.table import names
from anachrony.table.rows import LEFT, OPEN, RUNNING
from anachrony.wording.message import message

SESSIONS_ENDED: Final = "- sessions"  # what workers tell each other; it is about no table


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    return secrets.token_hex(10)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


@dataclass(frozen=True)
class Account:
    id: str
    name: str


@cache
def _nobody() -> str:
    """The hash of a password that nobody has, for names that nobody has."""
    return PasswordHasher().hash(secrets.token_hex(16))


def _mark(kept: str) -> str:
    """The kept hash has a random salt and leaves the database nowhere else, so nobody can make this up."""
    return hmac.new(kept.encode(), b"a device that has logged in", hashlib.sha256).hexdigest()


class People:
    """Accounts and their sessions."""

    def __init__(
        self,
        database: Database,
        settings: Settings,
        events: Events,
        upkeep: Upkeep,
    ) -> None:
        self._database = database
        self._seconds = settings.session_days * 86_400
        self._reserved_seconds = settings.reserved_days * 86_400
        self._events = events
        self._upkeep = upkeep
        self._guesses = Limiter(settings.guess_rate, "guesses", settings.shared_limits)
        self._hasher = PasswordHasher()
        self._hashing = LowPriority(
            "passwords"
        )  # hashing is deliberately slow, and would take all processors at once
        self._nobody = _nobody()

    def register(self, name: str, password: str) -> Account:
        passwords.check(password, name)
        kept = self._hashing.run(self._hasher.hash, password)
        account = Account(new_id(), name)
        values = {
            "id": account.id,
            "name": name,
            "folded": names.folded(name),
            "password": kept,
            "created_at": time.time(),
        }
        looks = [{"looks": one, "account": account.id} for one in names.looks(name)]
        reserved = reserved_looks.c.looks.in_([digest(one) for one in names.looks(name)])
        query = select(exists().where(reserved, reserved_looks.c.until > time.time()))

        def job(connection: Connection) -> None:
            if connection.execute(query).scalar():
                raise name_taken()
            connection.execute(insert(accounts).values(**values))
            connection.execute(insert(account_looks), looks)

        try:
            self._database.write(job)
        except IntegrityError as error:
            raise name_taken() from error
        return account

    def log_in(self, name: str, password: str, known: str | None) -> tuple[Account, str]:
        """The account with a new session; an unknown name and a wrong password look and last the same.

        Wrong passwords are counted by name, from wherever they come. Strangers who use up what a name may
        guess do not lock its owner out: a device that has logged in before (``known``) is counted apart.
        """
        query = select(accounts).where(accounts.c.folded == names.folded(name))
        row = self._database.read(lambda connection: connection.execute(query).first())
        at_home = row is not None and known is not None and hmac.compare_digest(known, _mark(row.password))
        guessing = f"{names.folded(name)} {'at home' if at_home else ''}"
        right = self._verify(guessing, self._nobody if row is None else row.password, password)
        if row is None or not right:
            raise _wrong_password()
        must_not_be_banned(row.banned_until)
        account = Account(row.id, row.name)
        session = self.open_session(account, by_password=row.password)
        if self._hasher.check_needs_rehash(row.password):
            kept = self._hashing.run(self._hasher.hash, password)
            mine = (accounts.c.id == row.id, accounts.c.password == row.password)
            change = update(accounts).where(*mine).values(password=kept)
            self._database.write(lambda connection: connection.execute(change))
        return account, session

    def _verify(self, guessing: str, kept: str, password: str) -> bool:
        """Whether a password is right; refused where too many of ``guessing`` were wrong."""
        self._guesses.check(guessing)  # counted before it is known, so that many at once are not free
        try:
            self._hashing.run(self._hasher.verify, kept, password)
        except (VerifyMismatchError, InvalidHashError):
            return False
        self._guesses.give_back(guessing)
        return True

    def mark_of(self, account: Account) -> str:
        """What a device keeps that has logged in to an account; a new password makes it worthless."""
        query = select(accounts.c.password).where(accounts.c.id == account.id)
        return _mark(self._database.read(lambda connection: str(connection.execute(query).scalar_one())))

    def open_session(self, account: Account, by_password: str | None = None) -> str:
        """A session for somebody who has proved who they are; ``by_password``: the kept hash that they knew
        the password of. A ban and a new password since then are noticed."""
        token = new_token()
        now = time.time()
        # Whoever changes the account at the same moment waits, and finds the session to end.
        current = select(accounts.c.banned_until, accounts.c.password).where(accounts.c.id == account.id)

        def job(connection: Connection) -> None:
            row = connection.execute(current.with_for_update(key_share=True)).first()
            if row is None or (by_password is not None and row.password != by_password):
                raise _wrong_password()
            must_not_be_banned(row.banned_until)
            connection.execute(delete(sessions).where(sessions.c.expires_at < now))
            connection.execute(
                insert(sessions).values(
                    token=digest(token), account=account.id, expires_at=now + self._seconds
                )
            )

        self._database.write(job)
        return token

    def account_of(self, token: str) -> Account | None:
        query = (
            select(accounts.c.id, accounts.c.name)
            .join(sessions, sessions.c.account == accounts.c.id)
            .where(sessions.c.token == digest(token), sessions.c.expires_at > time.time())
        )
        row = self._database.read(lambda connection: connection.execute(query).first())
        return None if row is None else Account(row.id, row.name)

    def by_name(self, name: str) -> Account | None:
        query = select(accounts.c.id, accounts.c.name).where(accounts.c.folded == names.folded(name))
        row = self._database.read(lambda connection: connection.execute(query).first())
        return None if row is None else Account(row.id, row.name)

    def must_know_of(self, name: str) -> Account:
        """Somebody else, by the name of their account."""
        account = self.by_name(name)
        if account is None:
            raise missing("person")
        return account

    def sessions_of(self, account: Account) -> list[tuple[str, float]]:
        """The SHA-256 of each session that lasts, and when it was opened; the newest first."""
        mine = (sessions.c.account == account.id, sessions.c.expires_at > time.time())
        query = select(sessions).where(*mine).order_by(sessions.c.expires_at.desc())
        return self._database.read(
            lambda connection: [
                (row.token, row.expires_at - self._seconds) for row in connection.execute(query)
            ]
        )

    def end_session(self, account: Account, name: str) -> None:
        """End one session of an account, by the beginning of its SHA-256. Twice is as good as once."""
        self._end_sessions(
            and_(sessions.c.account == account.id, sessions.c.token.startswith(name, autoescape=True))
        )

    def created_at(self, account: Account) -> float:
        query = select(accounts.c.created_at).where(accounts.c.id == account.id)
        return self._database.read(lambda connection: float(connection.execute(query).scalar_one()))

    def close_session(self, token: str) -> None:
        self._end_sessions(sessions.c.token == digest(token))

    def _end_sessions(self, which: ColumnElement[bool]) -> None:
        def job(connection: Connection) -> None:
            connection.execute(delete(sessions).where(which))
            self._database.notify(connection, SESSIONS_ENDED)

        self._database.write(job)
        self._events.tell(SessionsEnded())

    def new_password(self, account: Account, password: str) -> None:
        """For somebody who has proved who they are. Every session of the account ends, and so do the links
        that letters to it may still hold; all its addresses are told."""
        passwords.check(password, account.name)
        kept = self._hashing.run(self._hasher.hash, password)

        def job(connection: Connection) -> None:
            change = update(accounts).where(accounts.c.id == account.id)
            connection.execute(change.values(password=kept))
            connection.execute(delete(sessions).where(sessions.c.account == account.id))
            for one in self._upkeep.when_locked:
                for statement in one(account.id):
                    connection.execute(statement)
            end_links(connection, account.id, *LINKS)
            add_warning(connection, account.id, PASSWORD_SET)
            self._database.notify(connection, SESSIONS_ENDED)

        self._database.write(job)
        self._events.tell(SessionsEnded())

    def delete(self, account: Account) -> list[str]:
        """The account is gone, and its name with it; returns the tables where it sat.

        Its seats stay with whoever has their links, without name and notes. For a while nobody may take a
        name that looks like it. Games that count it has left.
        """
        reserved = [digest(one) for one in names.looks(account.name)]
        until = time.time() + self._reserved_seconds
        played = select(tables.c.id).where(tables.c.status == RUNNING)
        own_games = (seats.c.player == account.id, seats.c.table.in_(played))

        def job(connection: Connection) -> list[str]:
            sat = seats.c.account == account.id
            left = [*connection.execute(select(seats.c.table).where(sat).distinct()).scalars()]
            connection.execute(update(seats).where(*own_games).values(left=LEFT))
            connection.execute(update(seats).where(sat).values(account=None, name="", notes=""))
            mine = tables.c.host_account == account.id
            connection.execute(update(tables).where(mine).values(host_account=None))
            # A record that it brought is its network's from now on, as those of guests are: else whoever
            # deletes an account and makes the next would bring as many as they like.
            made = tables.c.maker == account.id
            connection.execute(update(tables).where(made).values(maker=tables.c.made_from))
            for one in self._upkeep.when_deleted:
                for statement in one(account.id):
                    connection.execute(statement)
            connection.execute(delete(reserved_looks).where(reserved_looks.c.looks.in_(reserved)))
            connection.execute(insert(reserved_looks), [{"looks": one, "until": until} for one in reserved])
            connection.execute(delete(sessions).where(sessions.c.account == account.id))
            connection.execute(delete(accounts).where(accounts.c.id == account.id))
            self._database.notify(connection, SESSIONS_ENDED)
            for table in left:
                self._database.notify(connection, f"{table} table")
            return left

        left = self._database.write(job)
        self._events.tell(SessionsEnded())
        return left

    def is_silenced(self, account: str) -> bool:
        """Whether somebody may not talk: muted, or banned and here by the link of a seat."""
        query = select(accounts.c.muted_until, accounts.c.banned_until).where(accounts.c.id == account)
        row = self._database.read(lambda connection: connection.execute(query).first())
        return row is not None and max(row.muted_until or 0.0, row.banned_until or 0.0) > time.time()

    def is_operator(self, account: str) -> bool:
        query = select(accounts.c.operator).where(accounts.c.id == account)
        return bool(self._database.read(lambda connection: connection.execute(query).scalar()))

    def must_know(self, account: Account, password: str) -> None:
        query = select(accounts.c.password).where(accounts.c.id == account.id)
        kept = self._database.read(lambda connection: connection.execute(query).scalar())
        if kept is None or not self._verify(f"{account.id} by session", kept, password):
            said = message("problem-password-not-right")
            raise Problem(403, "not allowed", "the password is not right", said=said)

    def claim(self, account: Account, tokens: list[str], apart: Collection[str] = ()) -> list[str]:
        """Seats and tables that a guest holds now belong to the account; returns their tables. A seat of a
        game that counts belongs to its player, and to nobody else. ``apart``: those whom the account does not
        meet; where one of them waits for a game, it sits down as little by a claim as by joining."""
        digests = [digest(token) for token in tokens]
        # Most seats are nobody's, so whoever looked for those first would read them all: the condition is
        # put so that the index of accounts does not fit, and that of links is used.
        counts = exists().where(
            tables.c.id == seats.c.table,
            tables.c.status == RUNNING,
            or_(tables.c.counted.is_(True), tables.c.league.is_not(None)),
        )
        theirs = or_(func.coalesce(seats.c.player, "") == account.id, ~counts)
        others = seats.alias()
        met = select(others.c.table).where(others.c.account.in_(apart))
        hosts = tables.c.host_account.in_(apart)
        shunned = select(tables.c.id).where(tables.c.status == OPEN, or_(tables.c.id.in_(met), hosts))
        free_seats = [seats.c.token.in_(digests), func.coalesce(seats.c.account, "") == "", theirs]
        if apart:
            free_seats.append(seats.c.table.not_in(shunned))
        free_tables = (tables.c.host.in_(digests), func.coalesce(tables.c.host_account, "") == "")

        def job(connection: Connection) -> list[str]:
            held = connection.execute(select(seats.c.table).where(*free_seats)).scalars()
            hosted = connection.execute(select(tables.c.id).where(*free_tables)).scalars()
            names = {*held, *hosted}
            connection.execute(update(seats).where(*free_seats).values(account=account.id))
            connection.execute(update(tables).where(*free_tables).values(host_account=account.id))
            return sorted(names)

        return self._database.write(job)


def _wrong_password() -> Problem:
    return Problem(401, "wrong password", "this name and this password do not belong together")


def must_not_be_banned(until: float | None) -> None:
    if (until or 0.0) > time.time():
        raise Problem(403, "banned", "whoever runs this server has closed this account for a while")


def name_taken() -> Problem:
    return Problem(409, "name taken", "this name, or one that looks like it, is taken; choose another")
