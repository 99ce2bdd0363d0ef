"""Games that count, for ratings or a league: nothing that is done with a seat changes whose they are."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from anachrony.rules import scoring
from anachrony.server.clock import Clock
from anachrony.server.features.leagues.leagues import Leagues
from anachrony.server.features.ratings import achievements, kept, results
from anachrony.server.features.ratings.results import Results
from anachrony.server.features.statistics.played import figures_of
from anachrony.table import clocks, counting
from anachrony.table.rows import LEFT, PLAY, MoveRow
from server.serving import Guest, Made, Running, finish, make_table, running, settings_for, sqlite_url, until
from server.test_statistics import whole_game
from server.town import PASSWORD, people

Client = httpx.Client
QUICK = {"leaders": "random", "evacuation": "random"}
EASY = {"kind": "computer", "level": "easy"}
BANK = {"kind": "bank", "seconds": 600, "increment": 0}


class Hands(Clock):
    """Clocks that tests move."""

    ahead = 0.0

    def wall(self) -> float:
        return super().wall() + self.ahead

    def steady(self) -> float:
        return super().steady() + self.ahead


class Place:
    """A server whose time goes on when a test says so."""

    def __init__(self, server: Running, clock: Hands) -> None:
        self.server = server
        self.clock = clock

    def later(self, seconds: float) -> None:
        self.clock.ahead += seconds
        self.server.services.lobby.absence.sweep()

    def finish(self, table: str, seed: int = 1) -> None:
        finish(self.server, table, random.Random(seed))


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    clock = Hands()
    settings = settings_for(sqlite_url(tmp_path_factory.mktemp("counting")), sweep_seconds=3600.0)
    with running(settings, clock) as server:
        yield Place(server, clock)


def sit(client: Client, table: Made, seat: int) -> Guest:
    """A seat of a table by the session of the account that holds it."""

    class Held(Guest):
        def _send(self, method: str, path: str, body: Any = None, **params: Any) -> httpx.Response:
            return client.request(method, f"/api/tables/{table.id}{path}", json=body, params=params)

    return Held(client, table.id, str(seat))


def rated(*clients: Client, **wish: Any) -> tuple[Made, list[Guest]]:
    """A rated game of these people."""
    first, *others = clients
    wanted = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    table = make_table(first, wanted, start=False, listed=True, **{"rated": True, "terms": QUICK, **wish})
    for n, other in enumerate(others):
        joined = other.post(f"/api/tables/{table.id}/join", json={"name": f"Guest {n}"})
        assert joined.is_success, joined.text
    assert first.post(f"/api/tables/{table.id}/start", json={}).is_success
    return table, [sit(client, table, seat) for seat, client in enumerate(clients)]


def league_of(those: list[tuple[str, Client]], **wish: Any) -> str:
    """A league that has started; who organizes it is the first."""
    organizer = those[0][1]
    league = str(organizer.post("/api/leagues", json={"name": "Cup", **wish}).json()["id"])
    for _, client in those:
        assert client.post(f"/api/leagues/{league}/join", json={}).is_success
    assert organizer.post(f"/api/leagues/{league}/start", json={}).is_success
    return league


def is_rated(client: Client, table: Made) -> bool:
    return bool(client.get(f"/api/tables/{table.id}/ratings").json()["rated"])


def games(client: Client, name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get("/api/people", params={"name": name}).json()["history"]
    return found


def asked(table: Made) -> int:
    found = table.watcher.look()["table"]["asked"]
    return int(found[0])


def turn_over(table: Made, guests: list[Guest], seat: int) -> None:
    """A seat moves until it is another's turn."""
    while asked(table) == seat:
        at = guests[seat].look()
        texts = [option["text"] for option in at["decisions"][0]["options"]]
        assert guests[seat].move("end turn" if "end turn" in texts else texts[0], at["version"]).is_success


# --- handing over -----------------------------------------------------------------------------------------


def test_a_seat_of_a_game_that_counts_is_not_handed_over(place: Place) -> None:
    """Else its loss would count for nobody, or for a throw-away account, and the link would give hints."""
    with people(place.server, 3) as ((ada, one), (bo, other), (cy, third)):
        table, guests = rated(one, other)
        loser = asked(table)
        refused = guests[loser].post(f"/seats/{loser}/link")
        assert (refused.status_code, refused.json()["title"]) == (409, "seat stays")
        assert refused.json()["message"]["key"] == "problem-seat-stays"
        hint = guests[loser].post("/hint", {"level": "easy"})
        assert (hint.status_code, hint.json()["title"]) == (409, "no hints")
        token = table.answer["seats"][0]["token"]
        assert third.post("/api/me/claim", json={"tokens": [token]}).json() == {"tables": []}
        place.finish(table.id)
        assert [games(one, name)[0]["rated"] for name in (ada, bo)] == [True, True]
        assert games(third, cy) == []


def test_its_player_comes_in_from_another_device(place: Place) -> None:
    with people(place.server, 2) as ((ada, one), (_, other)), Client(base_url=place.server.url) as phone:
        table, _ = rated(one, other)
        assert phone.post("/api/me/login", json={"name": ada, "password": PASSWORD}).is_success
        assert phone.get(f"/api/tables/{table.id}/position").json()["you"]["seat"] == 0


def test_a_table_without_ratings_is_handed_over_as_ever(place: Place) -> None:
    with httpx.Client(base_url=place.server.url, timeout=120) as client:
        table = make_table(client, 2)
        assert table.seats[0].post("/seats/0/link").is_success


def test_who_deletes_the_account_has_lost_and_nobody_takes_the_seat(place: Place) -> None:
    with people(place.server, 3) as ((ada, one), (_, other), (cy, third)):
        table, _ = rated(other, one)  # who deletes has made it, and holds a link
        token = table.answer["seats"][0]["token"]
        turn_over(table, [Guest(other, table.id, token), sit(one, table, 1)], asked(table))
        turn_over(table, [Guest(other, table.id, token), sit(one, table, 1)], asked(table))
        assert other.post("/api/me/delete", json={"password": PASSWORD}).status_code == 204
        assert [seat["left"] for seat in table.watcher.look()["table"]["seats"]] == [True, False]
        assert third.post("/api/me/claim", json={"tokens": [token]}).json() == {"tables": []}
        assert Guest(third, table.id, token).post("/hint", {"level": "easy"}).status_code == 409
        place.finish(table.id)
        (mine,) = games(one, ada)
        assert mine["rated"]
        assert mine["change"] > 0  # whatever the points say
        assert [seat["left"] for seat in mine["others"]] == [True]
        assert games(third, cy) == []


def test_in_a_game_of_four_one_account_less_takes_nothing_from_the_others(place: Place) -> None:
    with people(place.server, 3) as ((ada, one), (bo, other), (_, third)):
        table, guests = rated(one, other, third)
        for _ in range(3):
            turn_over(table, guests, asked(table))
        assert third.post("/api/me/delete", json={"password": PASSWORD}).status_code == 204
        place.finish(table.id)
        for name in (ada, bo):
            (game,) = games(one, name)
            assert (game["rated"], game["left"]) == (True, False)
            assert game["change"] is not None


# --- a computer in one's seat -----------------------------------------------------------------------------


def moves_of(table: Made, seat: int) -> int:
    entries = table.watcher.get("/log", limit=500).json()["entries"]
    return sum(entry["kind"] == "play" and entry["seat"] == seat for entry in entries)


def lend(place: Place, table: Made, guests: list[Guest]) -> int:
    """Somebody lets a computer play for a turn and comes back; then the game ends. Their seat."""
    for _ in range(2):
        turn_over(table, guests, asked(table))
    seat = asked(table)
    before = moves_of(table, seat)
    assert guests[seat].post(f"/seats/{seat}/computer", {"level": "random"}).status_code == 204
    until(lambda: moves_of(table, seat) > before)
    until(lambda: asked(table) != seat)
    assert guests[seat].post(f"/seats/{seat}/return").status_code == 204
    shown = guests[seat].look()["table"]["seats"]
    assert [one["left"] for one in shown] == [n == seat for n in range(2)]
    place.finish(table.id)
    return seat


def test_a_computer_that_moved_for_somebody_counts_as_leaving(place: Place) -> None:
    """Also when they come back before the end: else the server's own Master would win for them."""
    with people(place.server, 2) as those:
        table, guests = rated(*(client for _, client in those))
        seat = lend(place, table, guests)
        own, other = [games(those[n][1], those[n][0])[0] for n in (seat, 1 - seat)]
        assert (own["left"], other["left"]) == (True, False)
        assert own["change"] < 0 < other["change"]


def test_who_stayed_has_won_everywhere_it_is_told(place: Place) -> None:
    """Though the computer of who left scores more: profile, Paths, opponents, achievements and statistics."""
    game = whole_game()
    leaver = scoring.places(game.state).index(1)
    with people(place.server, 2) as those:
        name, client = those[1 - leaver]
        table, _ = rated(*(client for _, client in those))
        row, seats = place.server.services.store.table(table.id) or pytest.fail("it is gone")
        seats[leaver].left = LEFT
        moves = [MoveRow(table.id, 1 + seat, PLAY, seat, "") for seat in range(2)]
        came_of_it = counting.outcome(row, seats, game, moves)
        rows = kept.result_rows(row, seats, game, 1.0, came_of_it)
        place.server.services.database.write(lambda connection: results.keep(connection, rows, True))
        (mine,) = games(client, name)
        assert (mine["place"], mine["left"]) == (1, False)
        assert [(one["place"], one["left"]) for one in mine["others"]] == [(2, True)]
        assert mine["change"] > 0
        found = client.get("/api/people", params={"name": name}).json()
        assert [one["wins"] for one in found["paths"]] == [1]
        assert [one["ahead"] for one in found["met"]] == [1]
        history = place.server.services.parts.of(Results).history(rows[1 - leaver].account or "", True, 10)
        assert [one.won for one in achievements._played(history)] == [True]
        figures = figures_of(row, seats, game, "essential", came_of_it)
        assert {one.wins for one in figures} == {1}


def test_those_who_left_are_placed_among_each_other() -> None:
    assert counting._ranked([1, 2, 3, 4], {0, 2}) == [3, 1, 4, 2]
    assert counting._ranked([1, 1, 3], {0}) == [3, 1, 2]
    assert counting._ranked([1, 2], {0, 1}) == [1, 2]


def test_a_computer_wins_no_league_for_anybody(place: Place) -> None:
    with people(place.server, 2) as those:
        league, client = league_of(those, rated=False, terms=QUICK), those[0][1]
        (match,) = client.get(f"/api/leagues/{league}").json()["matches"][0]
        table = Made(client, {"table": {"id": match["table"]}, "host": "", "watch": "", "seats": []})
        table.watcher = sit(client, table, 0)
        players = [chair["player"] for chair in match["chairs"]]
        guests = [sit(those[player - 1][1], table, seat) for seat, player in enumerate(players)]
        seat = lend(place, table, guests)
        place.server.services.parts.of(Leagues).sweep()
        last = client.get(f"/api/leagues/{league}").json()["standings"][-1]
        assert (last["player"], last["points"]) == (players[seat], 0)


def test_a_computer_that_has_not_moved_is_sent_away_again(place: Place) -> None:
    with people(place.server, 2) as ((_, one), (_, other)):
        table, guests = rated(one, other)
        waiting = 1 - asked(table)
        assert guests[waiting].post(f"/seats/{waiting}/computer", {"level": "master"}).status_code == 204
        assert guests[waiting].look()["table"]["seats"][waiting]["left"]  # as long as it sits there
        assert guests[waiting].post(f"/seats/{waiting}/return").status_code == 204
        assert not guests[waiting].look()["table"]["seats"][waiting]["left"]


def test_the_host_lends_nobody_a_master(place: Place) -> None:
    """In a game that counts whoever vanishes is replaced by the same computer everywhere."""
    with people(place.server, 2) as ((_, one), (_, other)):
        table, guests = rated(one, other, clock=BANK, absence="host")
        if asked(table) == 0:
            turn_over(table, guests, 0)
        assert asked(table) == 1
        place.clock.ahead += 700
        assert guests[0].post("/seats/1/computer", {"level": "master"}).status_code == 204
        assert guests[0].look()["table"]["seats"][1]["computer"] == "normal"


# --- hints and other help ---------------------------------------------------------------------------------


def test_a_league_without_ratings_gives_no_hints_either(place: Place) -> None:
    with people(place.server, 2) as those:
        (_, one), (_, other) = those
        league = league_of(those, rated=False)
        table = one.get(f"/api/leagues/{league}").json()["matches"][0][0]["table"]
        found = one.get(f"/api/tables/{table}").json()
        assert (found["counts"], found["rated"]) == (True, False)
        titles = {
            client.post(f"/api/tables/{table}/hint", json={"level": "easy"}).json()["title"]
            for client in (one, other)
        }
        assert "no hints" in titles


def test_no_engine_looks_at_a_game_that_counts(place: Place) -> None:
    """The record, an analysis, variations and tables from its positions are for finished games."""
    with people(place.server, 2) as ((_, one), (_, other)):
        table, guests = rated(one, other)
        turn_over(table, guests, asked(table))
        for guest in guests:
            assert guest.get("/record").status_code == 409
            assert guest.post("/analysis").status_code == 409
            assert guest.post("/positions/1/line", {"seed": 1, "moves": []}).status_code == 409
            seats = [{"kind": "me"}, EASY]
            assert guest.post("/positions/1/table", {"seats": seats}).status_code == 409
            assert guest.post("/takeback", {"version": guest.look()["version"]}).status_code == 409


def test_the_host_hides_from_nobody_that_it_is_their_turn(place: Place) -> None:
    with people(place.server, 2) as ((_, one), (_, other)):
        wish = {"seats": [{"kind": "me"}, {"kind": "open"}], "rated": True, "terms": QUICK}
        path = "/api/tables/" + one.post("/api/tables", json=wish).json()["table"]["id"]
        assert other.post(f"{path}/join", json={"name": "Other"}).is_success
        assert one.post(f"{path}/archive", json={}).status_code == 204
        assert one.post(f"{path}/start", json={}).is_success
        assert not other.get(path).json()["archived"]
        assert one.post(f"{path}/archive", json={}).status_code == 409
        assert not other.get(path).json()["archived"]
        place.finish(path.rpartition("/")[2])
        assert one.post(f"{path}/archive", json={}).status_code == 204


# --- what is rated ----------------------------------------------------------------------------------------

OWN_VALUES = "[paths.harmony]\nassets = [7, 7, 7, 7, 7, 7]\n"


@pytest.mark.parametrize(
    ("terms", "counts"),
    [
        ({}, True),
        ({"components": OWN_VALUES}, False),
        ({"paths": ["harmony", "salvation"]}, False),
        ({"paths": ["harmony", "random"]}, False),
        ({"paths": ["random", "random"], "leaders": ["choose", "choose"]}, True),
        ({"paths": ["random", "random"], "evacuation": ["A", "B"]}, False),
        ({"side": "B", "first": 2}, True),
    ],
)
def test_a_set_up_in_favor_of_its_maker_is_not_rated(
    place: Place, terms: dict[str, Any], counts: bool
) -> None:
    with people(place.server, 2) as ((_, one), (_, other)):
        alone = make_table(one, [{"kind": "me"}, EASY], rated=True, terms=terms)
        assert is_rated(one, alone) is counts
        # People see it before they sit down; to other values than those of all others they cannot agree.
        table, _ = rated(one, other, terms=terms)
        assert is_rated(one, table) is ("components" not in terms)


def test_a_rated_league_has_the_values_of_all_others(place: Place) -> None:
    with people(place.server, 1) as ((_, one),):
        wish = {"name": "Own", "terms": {"components": OWN_VALUES}}
        assert one.post("/api/leagues", json=wish).status_code == 422
        assert one.post("/api/leagues", json={**wish, "rated": False}).status_code == 201


def test_nobody_asks_who_sits_there_whether_a_game_counts() -> None:
    """Seats change hands; only what starts a game, and what tells people before it, looks at them."""
    house = Path(counting.__file__).parent.parent
    asking = {
        file.relative_to(house).as_posix()
        for file in house.rglob("*.py")
        if "would_be_rated(" in file.read_text("utf-8") or "is_rated(" in file.read_text("utf-8")
    }
    assert asking == {"server/features/ratings/routes.py", "table/counting.py"}


def test_it_is_decided_at_the_start(place: Place) -> None:
    """A guest who gets an account in the middle of a game with hints makes no rated game of it."""
    with people(place.server, 2) as ((ada, one), (_, other)):
        table = make_table(one, [{"kind": "me"}, {"kind": "link", "name": "Guest"}], rated=True, terms=QUICK)
        assert not is_rated(one, table)
        token = table.answer["seats"][1]["token"]
        assert other.post("/api/me/claim", json={"tokens": [token]}).json() == {"tables": [table.id]}
        assert not is_rated(one, table)
        place.finish(table.id)
        assert [game["rated"] for game in games(one, ada)] == [False]


# --- who never moved, and games that nobody ends ----------------------------------------------------------


def absent_game(place: Place, clients: list[Client]) -> tuple[Made, list[Guest], int]:
    """A game that a computer has taken over for the one who was to begin; their seat."""
    clock = {"kind": "move", "seconds": 3600}
    table, guests = rated(*clients, clock=clock, absence="computer")
    seat = asked(table)
    place.later(3700)
    assert table.watcher.look()["table"]["seats"][seat]["computer"] == "normal"
    return table, guests, seat


def test_two_of_whom_one_never_moved_are_not_rated(place: Place) -> None:
    with people(place.server, 2) as those:
        table, _, seat = absent_game(place, [client for _, client in those])
        place.finish(table.id)
        for at, (name, client) in enumerate(those):
            (game,) = games(client, name)
            assert (game["rated"], game["left"]) == (False, at == seat)


def test_the_others_of_three_are_rated_among_each_other(place: Place) -> None:
    with people(place.server, 3) as those:
        table, _, seat = absent_game(place, [client for _, client in those])
        place.finish(table.id)
        found = [games(client, name)[0] for name, client in those]
        assert [game["rated"] for game in found] == [n != seat for n in range(3)]
        assert found[seat]["change"] is None


def test_a_rated_game_that_nobody_ends_is_lost_by_who_is_waited_for(tmp_path: Path) -> None:
    """Else one would end only the games that one wins."""
    clock = Hands()
    settings = settings_for(sqlite_url(tmp_path), sweep_seconds=3600.0)
    with (
        running(settings, clock) as server,
        people(server, 3) as ((ada, one), (_, other), (cy, third)),
    ):
        alone = make_table(third, [{"kind": "me"}, EASY], rated=True, terms=QUICK)
        me = sit(third, alone, 0)
        until(lambda: me.look()["decisions"])
        assert me.play_at_random(random.Random(1))
        until(lambda: me.look()["decisions"])
        table, guests = rated(one, other)
        for _ in range(2):
            turn_over(table, guests, asked(table))
        if asked(table) == 0:
            turn_over(table, guests, 0)
        clock.ahead += 181 * 86_400
        server.services.expiry._ahead = clock.wall() - clock.steady()
        server.services.expiry._remove()
        assert me.get("").status_code == 404
        (lost,) = games(third, cy)
        assert (lost["rated"], lost["left"], lost["place"]) == (True, True, 2)
        assert lost["change"] < 0
        (won,) = games(one, ada)
        assert (won["rated"], won["left"]) == (True, False)
        assert won["change"] > 0


# --- clocks -----------------------------------------------------------------------------------------------


def test_a_clock_that_comes_back_has_what_was_left(place: Place) -> None:
    with people(place.server, 2) as ((_, one), (_, other)):
        table, guests = rated(one, other, clock=BANK)
        seat = asked(table)
        place.clock.ahead += 200
        turn_over(table, guests, seat)
        assert guests[seat].look()["clocks"][seat] == pytest.approx(400, abs=90)
        for _ in range(3):
            assert guests[seat].post(f"/seats/{seat}/computer", {"level": "easy"}).status_code == 204
            assert guests[seat].post(f"/seats/{seat}/return").status_code == 204
        assert guests[seat].look()["clocks"][seat] == pytest.approx(400, abs=90)


def test_a_spent_clock_comes_back_with_a_little(place: Place) -> None:
    with people(place.server, 2) as ((_, one), (_, other)):
        table, guests = rated(one, other, clock=BANK, absence="computer")
        seat = asked(table)
        place.later(700)
        assert guests[seat].look()["table"]["seats"][seat]["computer"] == "normal"
        assert guests[seat].post(f"/seats/{seat}/return").status_code == 204
        assert 0 < guests[seat].look()["clocks"][seat] <= 30


WEEK = 8 * 86_400  # and a day


@pytest.mark.parametrize(
    ("clock", "absence", "late"),
    [
        (BANK, "computer", 700),
        ({**BANK, "increment": 30}, "host", 700),
        ({"kind": "move", "seconds": 600}, "computer", 700),
        ({"kind": "move", "seconds": 600}, "host", 700),
        ({"kind": "move", "seconds": 600}, "vote", 700),
        ({"kind": "none"}, "computer", WEEK),
        ({"kind": "none"}, "host", WEEK),
    ],
)
def test_whose_time_is_up_twice_has_left(
    place: Place, clock: dict[str, Any], absence: str, late: float
) -> None:
    """Whatever clock there is, whoever seats the computer, and though it has ended the turn meanwhile."""
    with people(place.server, 2) as ((_, one), (_, other)):
        table, guests = rated(one, other, clock=clock, absence=absence)
        if asked(table) == 0:
            turn_over(table, guests, 0)
        for left in (False, True):
            while asked(table) != 1:
                turn_over(table, guests, asked(table))
            place.later(late)
            if absence == "host":
                assert guests[0].post("/seats/1/computer", {"level": "easy"}).status_code == 204
                guests[0].post("/seats/1/computer", {"level": "easy"})  # once more is not another time
            elif absence == "vote":
                assert guests[0].post("/seats/1/vote").is_success
            assert guests[0].look()["table"]["seats"][1]["computer"] == "normal"
            until(lambda: asked(table) != 1)
            assert guests[1].post("/seats/1/return").status_code == 204
            assert guests[1].look()["table"]["seats"][1]["left"] is left


@pytest.mark.parametrize("counted", [True, False])
def test_who_lends_their_seat_in_their_own_turn_buys_no_time(tmp_path: Path, counted: bool) -> None:
    """The clock stands when the computer moves: until then the player may come back, and thinks."""
    clock = Hands()
    nobody_thinks = settings_for(sqlite_url(tmp_path), sweep_seconds=3600.0, bot_workers=0)
    with running(nobody_thinks, clock) as server, people(server, 2) as ((_, one), (_, other)):
        table, guests = rated(one, other, clock=BANK, rated=counted)
        seat = asked(table)
        for spent in (100, 200, 300):
            assert guests[seat].post(f"/seats/{seat}/computer", {"level": "master"}).status_code == 204
            clock.ahead += 100
            assert guests[seat].post(f"/seats/{seat}/return").status_code == 204
            assert guests[seat].look()["clocks"][seat] == pytest.approx(600 - spent, abs=90)
        assert guests[seat].post(f"/seats/{seat}/computer", {"level": "random"}).status_code == 204
        clock.ahead += 100
        before = moves_of(table, seat)
        with server.services.tables.at(table.id) as live:
            texts = live.position.game.decisions[0].options  # type: ignore[union-attr]
            server.services.tables.play(live, seat, texts[0].text, live.version(seat), seat, None)
        clock.ahead += 100  # this is the computer's time
        assert moves_of(table, seat) == before + 1
        assert guests[seat].post(f"/seats/{seat}/return").status_code == 204
        assert guests[seat].look()["clocks"][seat] == pytest.approx(200, abs=90)
        assert guests[seat].look()["table"]["seats"][seat]["left"] is counted


def test_who_lends_their_seat_before_their_turn_buys_no_time_either(tmp_path: Path) -> None:
    """Their turn begins while the computer has the seat, and it may be long until it moves."""
    clock = Hands()
    nobody_thinks = settings_for(sqlite_url(tmp_path), sweep_seconds=3600.0, bot_workers=0)
    with running(nobody_thinks, clock) as server, people(server, 2) as ((_, one), (_, other)):
        table, guests = rated(one, other, clock=BANK)
        first = asked(table)
        seat = 1 - first
        assert guests[seat].post(f"/seats/{seat}/computer", {"level": "master"}).status_code == 204
        turn_over(table, guests, first)
        assert asked(table) == seat
        clock.ahead += 300
        assert guests[seat].post(f"/seats/{seat}/return").status_code == 204
        assert guests[seat].look()["clocks"][seat] == pytest.approx(300, abs=90)
        assert not guests[seat].look()["table"]["seats"][seat]["left"]


ADDING = {"kind": "bank", "seconds": 600, "increment": 30}
TURN = {"kind": "move", "seconds": 600, "increment": 0}


@pytest.mark.parametrize("clock", [ADDING, TURN])
def test_nothing_is_added_for_a_turn_that_a_computer_ends(clock: dict[str, Any]) -> None:
    its = clocks.moved(clock, clocks.start(clock, 2), [0], 1000.0)
    its[0] = clocks.stopped(its, 0, 1500.0, 0.0)
    assert its[0] == {"left": 100.0, "since": None}
    its = clocks.moved(clock, its, [], 1500.0, deciding=[0])  # the computer has the same turn
    its[0] = clocks.resumed(clock, its, 0)
    its = clocks.moved(clock, its, [0], 1501.0, deciding=[0])
    assert clocks.left(its, 0, 1501.0) == 100.0
    after = clocks.moved(clock, its, [1], 1511.0, deciding=[1])
    assert after[0]["left"] == (600.0 if clock is TURN else 120.0)  # the turn was theirs to the end


def test_a_vacation_is_not_taken_from_a_clock_that_stops() -> None:
    spent = clocks.moved(ADDING, clocks.start(ADDING, 2), [0], 1000.0)
    spent[0] = clocks.stopped(spent, 0, 2000.0, 100.0)
    assert spent[0]["left"] == -300.0
    spent[0] = clocks.resumed(ADDING, spent, 0)
    assert spent[0]["left"] == 30.0
