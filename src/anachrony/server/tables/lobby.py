"""Before, between and after games: making tables, taking and giving seats, records."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from anachrony.game import Game
from anachrony.record import RecordError
from anachrony.server import problems
from anachrony.server.accounts.people import Account, digest, name_taken, new_id, new_token
from anachrony.server.problems import Problem
from anachrony.server.processes.pool import Pool
from anachrony.server.processes.work import BROUGHT
from anachrony.server.storage.outbox import Turns
from anachrony.server.storage.store import as_stored
from anachrony.server.tables.absence import LEVEL, Absence
from anachrony.server.tables.events import ComputerDue
from anachrony.server.tables.rights import Who
from anachrony.server.tables.tables import LiveTable, Tables
from anachrony.server.tables.upload_quota import Uploader, UploadQuota
from anachrony.table import clocks, names, seen
from anachrony.table.agreement import to_agree
from anachrony.table.beginning import begin, new_game, new_key, new_row, started_game
from anachrony.table.counting import TO_PERSON, when_back
from anachrony.table.levels import levels
from anachrony.table.position import Drift, Position
from anachrony.table.records import Uploaded, opening_move, told, upload
from anachrony.table.rows import AUTOMATON, COMPUTER, OPEN, OVER, PERSON, RUNNING, MoveRow, SeatRow, TableRow
from anachrony.table.wishes import RecordWish, SeatWish, TableWish
from anachrony.terms import MAX_SEED
from anachrony.wording.message import message

_EMPTY_SEAT: Final = {
    "kind": OPEN,
    "name": "",
    "token": None,
    "account": None,
    "notes": "",
    "joined_from": None,
}


def check_level(level: str) -> None:
    if level not in levels():
        raise problems.invalid(f"unknown computer player {level!r}; there is {', '.join(levels())}")


class Lobby:
    def __init__(self, tables: Tables, pool: Pool, absence: Absence, quota: UploadQuota) -> None:
        self._pool = pool
        self.tables = tables
        self.store = tables.store
        self.absence = absence
        self.quota = quota

    # --- making tables --------------------------------------------------------------------------------

    def create(self, wish: TableWish, account: Account | None, maker: str | None) -> seen.Json:
        seed = secrets.randbelow(MAX_SEED) if wish.seed is None else wish.seed
        terms = wish.terms
        if terms["paths"] and len(terms["paths"]) != len(wish.seats):
            raise problems.invalid(f"{len(terms['paths'])} paths for {len(wish.seats)} seats")
        if terms["solo"] and len(wish.seats) != 1:
            raise problems.invalid("one person plays alone: a solo opponent's seat is not to be named")
        game = new_game(terms, len(wish.seats), seed, new_key(wish.seed is not None))
        row = new_row(new_id(), wish.title, terms, seed, wish.clock, _id(account))
        row.listed, row.watchable, row.rated = wish.listed, wish.watchable, wish.rated
        row.seed_named, row.absence = wish.seed is not None, wish.absence
        row.maker = None if wish.start else maker
        return self._open(row, wish.seats, account, game if wish.start else None)

    def _open(
        self,
        row: TableRow,
        wishes: Sequence[SeatWish],
        account: Account | None,
        start: Game | Uploaded | None,
    ) -> seen.Json:
        """Keep a new table; the answer carries every link, once. A game that starts now is given as it
        is before its first move, or where it has moved on, as it was uploaded."""
        host, watch = new_token(), new_token()
        row.host, row.watch = digest(host), digest(watch)
        seated = [_seat(row.id, index, wish, account) for index, wish in enumerate(wishes)]
        if row.terms.get("solo"):
            seated.append((SeatRow(row.id, len(seated), AUTOMATON, row.terms["solo"]), None))
        seats = [seat for seat, _ in seated]
        for index, seat in enumerate(seats):  # one person who plays several seats is one name
            others = [one.name for one in seats[:index] if one.account is None or one.account != seat.account]
            if seat.name and names.taken(seat.name, others):
                raise name_taken()
        if start is not None and row.status == OPEN:
            if any(seat.kind == OPEN for seat in seats):
                raise problems.invalid(
                    "a table with open seats waits for people; start it when all are filled"
                )
            deciders = start.deciders if isinstance(start, Uploaded) else Position(start).deciders
            begin(row, seats, deciders, self.tables.play_time.now())
        most = None if row.maker is None else self.tables.settings.most_waiting
        if isinstance(start, Uploaded):  # it waits for nobody, so its maker may have any number that do
            made = self.store.add_table(row, seats, packed=start.packed)
        elif start is not None:
            opening = [as_stored(opening_move(row.id, start.opening))]
            made = self.store.add_table(row, seats, {0: start.save()}, opening, most)
        else:
            made = self.store.add_table(row, seats, most_waiting=most)
        if not made:
            detail = f"{most} tables of yours wait for people; start one or put it away first"
            raise Problem(409, "too many tables", detail)
        if row.computer_due:
            self.tables.events.tell(ComputerDue(row.id))
        return {
            "table": seen.table_data(row, seats),
            "host": host,
            "watch": watch,
            "watch_link": _link(row.id, watch),
            "seats": [
                {"seat": seat.seat, "token": token, "link": None if token is None else _link(row.id, token)}
                for seat, token in seated
            ],
        }

    def from_record(self, wish: RecordWish, account: Account | None, uploader: Uploader) -> seen.Json:
        """A table from an uploaded record: to look at, or to continue as a new game with a new future. Of
        each uploader, and of each network, only so many are kept."""
        if wish.mode == "continue":
            self.quota.check_going_on(uploader)
        fresh = secrets.randbelow(MAX_SEED) if wish.mode == "continue" else None
        key = new_key(seed_named=fresh is None)
        name, every = new_id(), self.tables.settings.snapshot_every
        try:
            uploaded = self._pool.run(BROUGHT, upload, wish.record, fresh, key, name, every)
        except RecordError as error:
            raise problems.invalid(str(error), message("problem-record", line=error.line)) from error
        except Drift as error:
            raise problems.invalid(str(error), message("problem-record", line=0)) from error
        terms, players = told(uploaded.header), uploaded.players
        row = new_row(name, wish.title, terms, uploaded.seed, wish.clock, _id(account))
        row.source, row.listed = wish.mode, False
        row.number = uploaded.number
        row.maker, row.made_from = uploader.maker, uploader.network
        if wish.mode == "look":
            row.status, row.clocks = OVER, clocks.start(row.clock, players)
            wishes: Sequence[SeatWish] = [SeatWish() for _ in range(players)]
        else:
            wishes = wish.seats
            if uploaded.over:
                detail = "this game is over; it can be looked at, not continued"
                raise problems.invalid(detail, message("problem-record-over"))
            if len(wishes) != players:
                raise problems.invalid(f"the record has {players} seats; name as many")
        opened = self._open(row, wishes, account, uploaded)
        self.quota.make_room(uploader, row.id)
        return opened

    # --- before the start -----------------------------------------------------------------------------

    def join(
        self,
        live: LiveTable,
        name: str,
        wanted: int | None,
        account: Account | None,
        who: Who | None,
        joined_from: str | None,
    ) -> seen.Json:
        """Take an open seat. One person takes one; the host seats whom they like, on one device too.
        ``wanted``: which seat; any where it is None. ``joined_from``: what is kept of a network that is one
        person's."""
        must_be_open(live)
        if who is None or not who.host:
            mine = [
                seat
                for seat in live.seats
                if (account is not None and seat.account == account.id)
                or (joined_from is not None and seat.joined_from == joined_from)
            ]
            if mine or (who is not None and who.eye is not None):
                detail = (
                    "you, or someone of your network, have a seat here; the host can make a link for another"
                )
                raise Problem(409, "one seat each", detail)
        open_seats = [seat.seat for seat in live.seats if seat.kind == OPEN]
        if wanted is not None and wanted not in open_seats:
            raise problems.conflict(f"seat {wanted} is not open")
        if not open_seats:
            raise problems.conflict("no seat is open")
        seat = open_seats[0] if wanted is None else wanted
        must_be_free(live, name)
        token = new_token()
        values = {
            "kind": PERSON,
            "name": name,
            "token": digest(token),
            "account": account.id if account is not None else None,
            "notes": "",
            "joined_from": joined_from,
        }
        # They see the rules as they are now: who sat here before may not have agreed to them.
        others = [one for one in live.row.asked or [] if one != seat]
        self.change(live, {"asked": others}, {seat: values}, OPEN, OPEN, as_of=live.row.updated_at)
        return {"seat": seat, "token": token, "link": _link(live.id, token)}

    def leave(self, live: LiveTable, who: Who) -> None:
        must_be_open(live)
        self.change(live, {}, {who.seat: _EMPTY_SEAT}, OPEN)

    def start(self, live: LiveTable, by: str | None = None) -> None:
        """``by``: the account that starts it, which need not be told."""
        must_be_open(live)
        if any(seat.kind == OPEN for seat in live.seats):
            raise problems.conflict(
                "some seats are still open: wait for people, or seat computer players there"
            )
        row = live.row
        if to_agree(row, live.seats):
            detail = "the rules have changed, and not everybody has agreed to them yet"
            raise Problem(409, "not agreed", detail)
        game = started_game(row, live.seats, self.tables.play_time.now(), by)
        values = {
            "status": row.status,
            "asked": row.asked,
            "computer_due": row.computer_due,
            "clocks": row.clocks,
            "maker": None,
            "counted": row.counted,
            "archived": False,  # it may have been put away while it waited
        }
        forgotten = {
            seat.seat: {
                "joined_from": None,
                "player": seat.player,
                "player_level": seat.player_level,
                "left": None,
            }
            for seat in live.seats
        }
        start = game.snapshot, game.opening
        self.change(live, values, forgotten, OPEN, start=start, turns=game.turns, as_of=row.updated_at)
        if row.computer_due:
            self.tables.events.tell(ComputerDue(live.id))

    def change(
        self,
        live: LiveTable,
        values: Mapping[str, object],
        seat_values: Mapping[int, Mapping[str, object]],
        only_if: str | None = None,
        seat_must_be: str | None = None,
        start: tuple[str, MoveRow] | None = None,
        turns: Turns = (),
        as_of: float | None = None,
    ) -> None:
        """Change a table and its seats, and tell everybody who is there; see ``Store.change_table``."""
        done = self.store.change_table(
            live.id, values, seat_values, only_if, seat_must_be, start, turns, as_of
        )
        self.tables.reload(live)
        if not done:
            raise problems.conflict("the table has changed meanwhile; look at it again")
        self.tables.push(live, [])

    # --- seats ----------------------------------------------------------------------------------------

    def new_link(self, live: LiveTable, seat: int) -> seen.Json:
        """A new link for a seat, to hand it to someone else. The old link and account hold it no more."""
        must_change_hands(live, seat)
        token = new_token()
        values: dict[str, object] = {
            "token": digest(token),
            "account": None,
            "kind": PERSON,
            "notes": "",  # they are the old holder's own
            "joined_from": None,
        }
        # Before the start whoever opens it sees the rules as they are now, and has agreed by sitting down.
        waits = live.row.status == OPEN
        changed = {"asked": [one for one in live.row.asked or [] if one != seat]} if waits else {}
        self.change(live, changed, {seat: values}, as_of=live.row.updated_at if waits else None)
        if live.row.status == RUNNING:
            self.tables.add_notice(live, seen.notice("seat-handed", seat), {"level": None})
        return {"seat": seat, "token": token, "link": _link(live.id, token)}

    def rename(self, live: LiveTable, seat: int, name: str) -> None:
        """Let the holder of a seat's link set the displayed name."""
        must_be_free(live, name, but=seat)
        self.change(live, {}, {seat: {"name": name}})

    def may_replace(self, live: LiveTable, seat: int) -> bool:
        """Whether the host may seat a computer player: before the start, or when time is up and the table
        has agreed on no other way."""
        if live.row.status == OPEN:
            return live.seats[seat].kind in (OPEN, COMPUTER)
        return self.absence.host_may_replace(live, seat)

    def seat_computer(self, live: LiveTable, seat: int, level: str, own: bool) -> None:
        check_level(level)
        _must_be_persons(live, seat)
        if not own and not self.may_replace(live, seat):
            raise problems.conflict("the seat has time left; its player may hand it over, the host may not")
        if live.row.status == OPEN:
            values = {**_EMPTY_SEAT, "kind": COMPUTER, "level": level}
            self.change(live, {}, {seat: values}, OPEN)
            return
        live.playing()
        if own:
            self.tables.lend(live, seat, level)
        else:  # where the game counts, nobody is lent a stronger player than any other who vanishes
            self.tables.replace_late(live, seat, LEVEL if live.row.counts else level)

    def come_back(self, live: LiveTable, who: Who) -> None:
        """A person takes their seat from the computer player that kept it. Their clock goes on from what was
        left of it, or where nothing was, from a little."""
        live.playing()
        row, kept = live.row, live.seats[who.seat]
        if kept.level is None:
            raise problems.conflict("no computer player sits on your seat")
        row.clocks[who.seat] = clocks.resumed(row.clock, row.clocks, who.seat)
        changes = {"level": None, "left": when_back(kept)}
        self.tables.add_notice(live, seen.notice(TO_PERSON, who.seat), changes)

    # --- after the end --------------------------------------------------------------------------------

    def archive(self, live: LiveTable, archived: bool) -> None:
        """A table that is put away is among nobody's tables. So the host of a game that counts does not hide
        from the others that it is their turn."""
        if archived and live.row.counts and live.row.status == RUNNING:
            raise problems.conflict("a rated game, or one of a league, is put away when it is over")
        self.change(live, {"archived": archived}, {})


def _id(account: Account | None) -> str | None:
    return None if account is None else account.id


def _link(table: str, token: str) -> str:
    """What stands behind # stays in the browser: no server log and no referrer ever has it."""
    return f"/table/{table}#{token}"


def _seat(table: str, index: int, wish: SeatWish, account: Account | None) -> tuple[SeatRow, str | None]:
    name = wish.name or ""
    if wish.kind == "computer":
        check_level(wish.level)
        return SeatRow(table, index, COMPUTER, name, wish.level), None
    if wish.kind == "open":
        return SeatRow(table, index, OPEN, name), None
    token = new_token()
    mine = account.id if account is not None and wish.kind == "me" else None
    if mine is not None and account is not None and wish.name is None:
        name = account.name
    return SeatRow(table, index, PERSON, name, None, digest(token), mine), token


def must_be_free(live: LiveTable, name: str, but: int | None = None) -> None:
    """Nobody at a table looks like somebody else there."""
    if names.taken(name, [seat.name for seat in live.seats if seat.seat != but]):
        raise name_taken()


def must_change_hands(live: LiveTable, seat: int) -> None:
    """Refuses a seat that nobody can hand over: a computer's, or one of a game that counts."""
    _must_be_persons(live, seat)
    if live.row.counts and live.row.status == RUNNING:
        detail = (
            "in rated games and leagues a seat stays its player's: log in on the other device, or let a "
            "computer play on, which counts as leaving"
        )
        raise Problem(409, "seat stays", detail)


def _must_be_persons(live: LiveTable, seat: int) -> None:
    if live.seats[seat].kind == AUTOMATON:
        raise problems.conflict("the solo opponent keeps its seat")


def must_be_open(live: LiveTable) -> None:
    if live.row.status != OPEN:
        raise problems.conflict("the game has started")
