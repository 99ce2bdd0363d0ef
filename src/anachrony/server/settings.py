"""How a server is run. One frozen value, handed down; nothing reads the environment elsewhere."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Final

from anachrony.server.addresses import is_within

ENVIRONMENT: Final = "ANACHRONY_SERVER"  # the settings as JSON, for worker processes


@dataclass(frozen=True)
class Rate:
    """So many requests a second over time, and so many at once."""

    each_second: float
    at_once: int


@dataclass(frozen=True)
class Settings:
    database_url: str
    origins: tuple[str, ...] = ()  # pages of other addresses that may use this server
    hosts: tuple[str, ...] = ()  # public names of this server; "*" for any
    secure_cookies: bool | None = None  # None: as the request came, by TLS or not
    log_file: str = ""  # empty: standard error
    without: tuple[str, ...] = ()  # features that are off
    page: str = ""  # the folder of the built page; empty: the one in the package
    # the database
    workers: int = 1  # processes that share it
    database_connections: int = 60  # to PostgreSQL, of all workers together; it allows 100 by itself
    write_seconds: float = 10.0  # the longest wait for a write
    # limits
    address_rate: Rate = Rate(30, 120)
    most_at_once: int = 6  # requests of one address under way, as a browser has; of more one at a time
    seat_rate: Rate = Rate(10, 40)
    login_rate: Rate = Rate(0.2, 10)
    guess_rate: Rate = Rate(1 / 60, 10)  # wrong passwords of one account, from wherever they come
    making_rate: Rate = Rate(0.2, 30)  # tables
    hint_rate: Rate = Rate(0.2, 5)  # by seat
    analysis_rate: Rate = Rate(1 / 300, 6)  # of finished games, by account or address
    most_analyses: int = 3  # of one person that are under way
    puzzles: bool = True  # whether one is made every day
    puzzle_seconds: float = 120.0  # that one gives way to analyses while somebody waits for it
    shared_limits: str = ""  # a folder where all workers count rates together
    most_body: int = 64 * 1024
    most_record: int = 512 * 1024
    most_sockets: int = 2_000
    most_sockets_of_address: int = 64
    most_connections: int = 4_000
    most_connections_of_address: int = 128
    most_head: int = 32 * 1024  # bytes of a request before its body
    request_seconds: float = 30.0  # for a request to arrive
    unread_seconds: float = 30.0  # for a client to read some of its answer
    fine_seconds: float = 10.0  # without new connections, for an address that has sent a flood
    trusted_networks: tuple[str, ...] = ()  # each of whose addresses many people share, as a club's router
    trusted_people: int = 100  # so many
    # tables
    snapshot_every: int = 24
    idle_seconds: float = 300.0  # an untouched table leaves memory
    session_days: int = 60
    most_waiting: int = 10  # tables of one maker that have not started
    most_uploads: int = 50  # records of one maker that are kept; the oldest goes
    most_uploads_of_network: int = 200  # of all makers together
    min_free_mb: float = 200.0  # of the disk of a SQLite file; with less nothing new begins, and moves go on
    # days without a change until a table is removed; 0: never
    waiting_days: float = 14.0  # it has not started
    abandoned_days: float = 180.0  # it has started and nobody moves; a turn lasts 60 at the most
    finished_days: float = 365.0
    looked_at_days: float = 30.0  # a record that was uploaded to look at
    chat_days: float = 90.0  # after the end of a game its chat is removed
    report_days: float = 180.0  # a report that was closed
    audit_days: float = 730.0  # what operators have done
    reserved_days: float = 90.0  # for which nobody may take the name of a deleted account
    expiry_seconds: float = 3_600.0  # how often that is looked for
    vacation_days: int = 30  # in any 365, during which the clocks of somebody stand
    absent_days: float = 7.0  # a seat without a clock may be handed over after so long
    # telling people that it is their turn
    public_url: str = ""  # where people reach this server, for links in messages; empty: none are sent
    mail_url: str = ""  # the mail server that takes our letters; empty: none are sent
    mail_from: str = ""
    private_webhooks: bool = False  # whether a webhook may be a machine of the house
    discord_hosts: tuple[str, ...] = ("discord.com", "discordapp.com")
    delivery_seconds: float = 10.0  # for a webhook: looking up its name, connecting, and its answer, together
    letter_seconds: float = 60.0  # for the mail server to take a letter
    retry_seconds: float = 60.0  # after the first failure; then 4 times as long each time
    mail_rate: Rate = Rate(1 / 600, 5)  # letters that nobody has asked for: confirmations and tests
    report_rate: Rate = Rate(1 / 300, 5)  # of one account
    invitation_rate: Rate = Rate(1 / 60, 20)  # of one account
    invited_rate: Rate = Rate(1 / 3600, 8)  # that one account is told of, from whomever
    invited_by_rate: Rate = Rate(1 / (6 * 3600), 3)  # and from one other account
    # computer players
    bot_workers: int = 1  # processes that search; one more answers for the players that do not
    audience_seconds: float = 120.0  # computers play on so long after somebody has looked at their table
    bot_seconds: float = 10.0
    hint_seconds: float = 1.0  # to think about one
    sweep_seconds: float = 5.0  # how often due computer seats and idle tables are looked for

    def people_at(self, address: str) -> int:
        """How many people may share an address, each with what one address may ask for."""
        shared = bool(self.trusted_networks) and is_within(address, self.trusted_networks)
        return self.trusted_people if shared else 1

    @property
    def connections_of_worker(self) -> int:
        """Two at least: one to listen and one to work with."""
        return max(2, self.database_connections // self.workers)

    def without_limits(self) -> Settings:
        free = Rate(1_000_000, 1_000_000)
        return replace(
            self,
            address_rate=free,
            seat_rate=free,
            login_rate=free,
            guess_rate=free,
            making_rate=free,
            hint_rate=free,
            analysis_rate=free,
            mail_rate=free,
            invitation_rate=free,
            invited_rate=free,
            invited_by_rate=free,
            report_rate=free,
            most_at_once=1_000_000,
            most_waiting=1_000_000,
            most_uploads=1_000_000,
            most_uploads_of_network=1_000_000,
            most_sockets=100_000,
            most_sockets_of_address=100_000,
            most_connections=100_000,
            most_connections_of_address=100_000,
        )

    def to_environment(self) -> None:
        os.environ[ENVIRONMENT] = json.dumps(asdict(self))

    @staticmethod
    def from_environment() -> Settings:
        given = json.loads(os.environ[ENVIRONMENT])
        known = {field.name for field in fields(Settings)}
        values: dict[str, Any] = {name: value for name, value in given.items() if name in known}
        for field in fields(Settings):
            if isinstance(field.default, Rate) and field.name in values:
                values[field.name] = Rate(**values[field.name])
            if isinstance(field.default, tuple) and field.name in values:
                values[field.name] = tuple(values[field.name])
        return Settings(**values)
