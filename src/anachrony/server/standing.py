"""The parts that every server has, from below; those of features come after them."""

from __future__ import annotations

from typing import Final

from anachrony.server.accounts.guests import Guests
from anachrony.server.accounts.limits import AccountLimits
from anachrony.server.accounts.people import People
from anachrony.server.accounts.prover import Prover
from anachrony.server.accounts.sign_in import SignIns
from anachrony.server.accounts.ties import Ties
from anachrony.server.api.caller import CallerLimits
from anachrony.server.api.cookies import Cookies
from anachrony.server.computers.bots import Bots
from anachrony.server.computers.due import DueTables
from anachrony.server.core import Core
from anachrony.server.events import SessionsEnded, Word
from anachrony.server.health import Health
from anachrony.server.live.audience import Audience
from anachrony.server.live.hub import Hub
from anachrony.server.live.presence import Presence
from anachrony.server.networks import Networks
from anachrony.server.outbox.postman import Postman
from anachrony.server.parts import AnyPart, Part
from anachrony.server.processes.pool import Pool
from anachrony.server.storage.free_space import FreeSpace
from anachrony.server.storage.store import Store
from anachrony.server.tables.absence import Absence
from anachrony.server.tables.agreement import Agreement
from anachrony.server.tables.events import ComputerDue
from anachrony.server.tables.expiry import Expiry
from anachrony.server.tables.finding import Finder
from anachrony.server.tables.finished import FinishedGames
from anachrony.server.tables.lobby import Lobby
from anachrony.server.tables.notifications import Notifications
from anachrony.server.tables.play_time import PlayTime
from anachrony.server.tables.rematches import Rematches
from anachrony.server.tables.rights import Sessions
from anachrony.server.tables.tables import Tables
from anachrony.server.tables.talk import Talk
from anachrony.server.tables.upload_quota import UploadQuota
from anachrony.server.web.static import Codices
from anachrony.table.away import Away

STANDING: Final[tuple[AnyPart, ...]] = (
    Part(Store),
    Part(PlayTime, sweep=PlayTime.sweep, stop=PlayTime.stop),
    Part(Networks),
    Part(FreeSpace, sweep=FreeSpace.is_short),
    Part(Away),
    Part(Hub, stop=lambda hub: hub.counts.close()),
    Part(Pool, sweep=Pool.rest),
    Part(Tables, sweep=Tables.sweep),
    Part(Core),
    Part(AccountLimits),
    Part(People),
    Part(SignIns),
    Part(Ties),
    Part(Guests),
    Part(Cookies),
    Part(CallerLimits),
    Part(Prover),
    Part(Talk),
    Part(Finder),
    Part(Sessions, sweep=Sessions.check, hears={SessionsEnded: Sessions.ended, Word: Sessions.heard}),
    Part(Presence, sweep=Presence.sweep, hears={Word: Presence.word}),
    Part(Audience, sweep=Audience.sweep),
    Part(Bots, begin=Bots.start, stop=Bots.stop, hears={ComputerDue: lambda bots, due: bots.wake(due.table)}),
    Part(DueTables, sweep=DueTables.sweep),
    Part(UploadQuota),
    Part(Absence, sweep=Absence.sweep),
    Part(Lobby),
    Part(Agreement),
    Part(Rematches),
    Part(FinishedGames),
    Part(Codices),
    Part(Expiry, sweep=Expiry.sweep),
    Part(Notifications, begin=Notifications.start, stop=Notifications.stop),
    Part(Health, begin=Health.start, stop=Health.stop),
    Part(Postman, begin=Postman.start, sweep=Postman.sweep, stop=Postman.stop),
)
