"""What undo cannot take back is taken back when everybody at the table agrees."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from anachrony.game import Game
from anachrony.server.features.takebacks.takebacks import LASTS
from anachrony.server.tables import replays
from anachrony.server.verifying import findings
from server.ears import Ear
from server.postgres import Postgres
from server.serving import Guest, Made, Running, make_table, running, settings_for, sqlite_url, until
from server.town import Town, people

QUICK = {"leaders": "random", "evacuation": "random"}


@pytest.fixture
def server(either_server: Running) -> Running:
    return either_server


def passed_on(table: Made) -> tuple[int, dict[str, Any]]:
    """Play until somebody's choice stands; their seat, and what they saw before they made it."""
    for _ in range(200):
        seat = table.watcher.look()["table"]["asked"][0]
        before = table.seats[seat].look()
        options = [option["text"] for option in before["decisions"][0]["options"]]
        text = "end turn" if "end turn" in options else options[0]
        assert table.seats[seat].move(text, before["version"]).is_success
        if text == "end turn" and not table.seats[seat].look()["can_undo"]:
            return seat, before
    raise AssertionError("no turn was ended")


def ask(guest: Guest) -> dict[str, Any]:
    answer = guest.post("/takeback", {"version": guest.look()["version"]})
    assert answer.status_code == 200, answer.text
    asked: dict[str, Any] = answer.json()["takeback"]
    return asked


def answer(guest: Guest, asked: dict[str, Any], agree: bool = True) -> httpx.Response:
    return guest.post("/takeback/answer", {"id": asked["id"], "agree": agree})


def refusal(guest: Guest) -> tuple[int, str]:
    refused = guest.post("/takeback", {"version": guest.look()["version"]})
    return refused.status_code, refused.json()["title"]


def as_before(now: dict[str, Any], before: dict[str, Any]) -> bool:
    return all(now[part] == before[part] for part in ("view", "decisions", "can_undo"))


def test_all_agree_and_the_table_goes_back(client: httpx.Client) -> None:
    table = make_table(client, 3, terms=QUICK)
    seat, before = passed_on(table)
    asker = table.seats[seat]
    one, other = [guest for guest in table.seats if guest is not asker]
    with Ear(str(client.base_url), one) as ear:
        ear.hear()
        asked = ask(asker)
        assert ear.hear()["takeback"] == asked
        assert (asked["seat"], asked["agreed"], len(asked["waits_for"])) == (seat, [], 2)
        assert ask(asker) == asked  # once more is as good as once
        assert refusal(one) == (409, "takeback waits")
        assert answer(table.watcher, asked).status_code == 403
        assert len(answer(one, asked).json()["takeback"]["waits_for"]) == 1
        assert answer(one, asked).is_success
        assert not as_before(asker.look(), before)
        assert answer(other, asked).json() == {"takeback": None}
        assert as_before(asker.look(), before)
        heard = [ear.hear() for _ in range(2)]
        assert heard[-1]["view"] == one.look()["view"]
    told = [event["kind"] for entry in one.get("/log").json()["entries"] for event in entry["events"]]
    assert [kind for kind in told if kind.startswith(("takeback", "taken"))] == [
        "takeback-asked",
        "takeback-agreed",
        "takeback-agreed",
        "taken-back",
    ]
    # The ended turn, the request, an agreement, and the way back with the last: steps of the replay.
    assert asker.look()["version"] == before["version"] + 4


def test_whoever_declines_or_moves_on_ends_it(client: httpx.Client) -> None:
    table = make_table(client, 2, terms=QUICK)
    seat, _ = passed_on(table)
    asker, other = table.seats[seat], table.seats[1 - seat]
    asked = ask(asker)
    assert answer(other, asked, agree=False).json() == {"takeback": None}
    assert answer(other, asked).status_code == 409
    assert refusal(asker) == (409, "takeback declined")  # nobody is asked the same again and again
    other_seat, _ = passed_on(table)
    assert other_seat == 1 - seat
    asked = ask(asker)
    assert asker.play_at_random(random.Random(1))  # they go on, and ask no more
    assert asker.look()["takeback"] is None
    assert answer(other, asked).status_code == 409
    asked = ask(other)
    assert answer(other, asked, agree=False).json() == {"takeback": None}  # withdrawn


def test_a_computer_that_takes_the_last_seat_waited_for_agrees(client: httpx.Client) -> None:
    table = make_table(client, 3, terms=QUICK)
    seat, before = passed_on(table)
    asker = table.seats[seat]
    one, other = [guest for guest in table.seats if guest is not asker]
    asked = ask(asker)
    answer(one, asked)
    handed = other.post(f"/seats/{table.seats.index(other)}/computer", {"level": "easy"})
    assert handed.is_success, handed.text
    now = asker.look()
    assert now["takeback"] is None
    assert as_before(now, before)


def test_what_undo_can_take_back_is_not_asked_for(client: httpx.Client) -> None:
    table = make_table(client, 2, terms=QUICK)
    (seat,) = table.watcher.look()["table"]["asked"]
    assert refusal(table.seats[1 - seat]) == (409, "nothing to take back")
    at = table.seats[seat].look()
    assert table.seats[seat].move(at["decisions"][0]["options"][0]["text"], at["version"]).is_success
    if table.seats[seat].look()["can_undo"]:
        assert refusal(table.seats[seat]) == (409, "not now")


def test_computers_agree_and_rated_games_stand(server: Running) -> None:
    with people(server, 1) as ((_, ada),):
        computer = [{"kind": "me"}, {"kind": "computer", "level": "random"}]
        for rated in (False, True):
            table = make_table(ada, computer, terms=QUICK, rated=rated)
            me = Guest(ada, table.id, table.answer["seats"][0]["token"])
            until(lambda me=me: me.look()["decisions"])
            mine = _end_turn(me)
            until(lambda me=me, at=mine["version"]: me.look()["version"] > at + 1 and me.look()["decisions"])
            if rated:
                assert refusal(me) == (409, "no takebacks")
            else:
                assert ask(me) is None
                assert as_before(me.look(), mine)


def _end_turn(me: Guest) -> dict[str, Any]:
    """Until a turn of mine is over; what I saw before I ended it."""
    while True:
        until(lambda: me.look()["decisions"])
        at = me.look()
        texts = [option["text"] for option in at["decisions"][0]["options"]]
        text = "end turn" if "end turn" in texts else texts[0]
        if me.move(text, at["version"]).is_success and text == "end turn":
            return at


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    url = sqlite_url(tmp_path_factory.mktemp("takebacks"))
    with running(settings_for(url, snapshot_every=2)) as server:
        yield server


def test_games_with_takebacks_replay_and_their_records_hold(place: Running) -> None:
    """Past snapshots, over several takebacks in a row and one after the other."""
    with httpx.Client(base_url=place.url, timeout=120) as client:
        table = make_table(client, 2, terms=QUICK)
        store = place.services.store
        for _ in range(3):
            seat, before = passed_on(table)
            for back in range(2):
                asked = ask(table.seats[seat])
                assert answer(table.seats[1 - seat], asked).json() == {"takeback": None}
                if back == 0 and table.seats[seat].look()["can_undo"]:
                    break
            live = table.watcher.look()["view"]
            with place.services.tables.at(table.id) as here:
                place.services.tables.reload(here)  # from the disk, as after a crash
                assert here.position is not None
                game = here.position.game
                assert Game.replay(game.record()).record() == game.record()
            assert table.watcher.look()["view"] == live
            (then,) = _past(place, table.id, before["version"], seat)
            assert then["view"] == before["view"]
            (now,) = _past(place, table.id, table.seats[seat].look()["version"], seat)
            assert now["view"] == table.seats[seat].look()["view"]
        assert list(findings(store, [table.id])) == []
        kinds = [entry["kind"] for entry in table.watcher.get("/log", limit=500).json()["entries"]]
        assert kinds.count("rewind") >= 3


def _past(server: Running, table: str, version: int, eye: int) -> list[dict[str, Any]]:
    """As the replay shows it; nobody has chosen in secret here."""
    url = server.services.settings.database_url
    found = replays.past_positions(url, table, [version], version, eye, eye, ["Ada", "Bo"])
    return [json.loads(one) for one in found]


def test_a_request_ends_in_time(place: Running) -> None:
    with httpx.Client(base_url=place.url, timeout=120) as client:
        table = make_table(client, 2, terms=QUICK)
        seat, _ = passed_on(table)
        asked = ask(table.seats[seat])
        place.services.play_time._since -= LASTS + 1
        assert table.watcher.look()["takeback"] is None
        assert answer(table.seats[1 - seat], asked).status_code == 409
        assert ask(table.seats[seat])["id"] != asked["id"]


def test_who_is_away_is_told_once(town: Town) -> None:
    with town.person() as ada:
        ada.add_webhook()
        table = ada.sit_down("Takebacks")
        table.turn_over()
        while table.guest.look()["can_undo"]:
            table.answer()
            table.turn_over()
        asked = ask(table.guest)
        until(lambda: [one for one in ada.told if one["kind"] == "takeback"])
        assert ada.told[-1]["title"] == "Guest asks to take back a choice"
        assert answer(table.own, asked).json() == {"takeback": None}


def test_people_at_two_servers_agree_at_once(postgres: Postgres) -> None:
    """The last agreement and the way back are one move: it is there once, and after a fresh start as well."""
    url = postgres.new_database()
    with (
        running(settings_for(url)) as here,
        running(settings_for(url)) as there,
        httpx.Client(base_url=here.url, timeout=120) as one,
        httpx.Client(base_url=there.url, timeout=120) as two,
    ):
        table = make_table(one, 3, terms=QUICK)
        seat, before = passed_on(table)
        asked = ask(table.seats[seat])
        others = [guest for at, guest in enumerate(table.seats) if at != seat]

        def agree(guest: Guest) -> None:
            for _ in range(20):  # the other's answer may come first: look again
                if answer(guest, asked).status_code != 409 or guest.look()["takeback"] is None:
                    return

        with ThreadPoolExecutor(2) as pool:
            list(pool.map(agree, [others[0], Guest(two, table.id, others[1].token)]))
        for client in (one, two):
            assert as_before(Guest(client, table.id, table.seats[seat].token).look(), before)
        kinds = [entry["kind"] for entry in others[0].get("/log").json()["entries"]]
        assert kinds.count("rewind") == 1
    with running(settings_for(url)) as again, httpx.Client(base_url=again.url, timeout=120) as client:
        assert as_before(Guest(client, table.id, table.seats[seat].token).look(), before)
        assert list(findings(again.services.store, [table.id])) == []
