"""Names: nothing hidden in one, and nobody who looks like another."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import httpx
import pytest

from anachrony.table import names
from server.serving import Guest, Running, make_table, running, settings_for, sqlite_url

PASSWORD = "correct horse battery"
TWINS = [
    ("Ada", "ADA"),
    ("Ada", "A d a"),
    ("Ada", "\uff21da"),  # full width
    ("Ada", "A\u0332da"),  # a mark below that is easily overlooked
    ("Bob", "\u0412\u041e\u0412"),  # Cyrillic
    ("Nika", "\u039d\u0399\u039a\u0391"),  # Greek
    ("Ian", "lan"),
    ("Bill", "Bi1l"),
    ("Otto", "0tto"),
    ("Modem", "Modern"),
]
OTHERS = [("Ian", "Lan"), ("Jos\u00e9", "Jose"), ("Guest 1", "Guest 2"), ("\u0915\u0941", "\u0915\u0942")]
TIDIED = [
    ("  Ada   L ", "Ada L"),
    ("A\u200bd\u200da\u2060", "Ada"),
    ("\u202eadA", "adA"),
    ("Ada\u3164", "Ada"),
    ("A\ufe0fda\U000e0101", "Ada"),
    ("\u738b\u5c0f\u660e", "\u738b\u5c0f\u660e"),
    ("\u0410\u043d\u043d\u0430 Smith", "\u0410\u043d\u043d\u0430 Smith"),
]
REFUSED = [
    "\u200b",
    "\u3164\u2800",
    "\u202e",
    "a\u0300\u0301\u0302",
    "\u0410da",  # a Cyrillic A before Latin letters
    "\ufdfa" * 10,  # it grows to 180 letters
    "\ue000",
    "\u0378",
    "a\u0007",
    " ",
]


@pytest.mark.parametrize(("given", "kept"), TIDIED)
def test_a_name_is_kept_without_what_cannot_be_seen(client: httpx.Client, given: str, kept: str) -> None:
    table = make_table(client, 2)
    assert table.seats[0].post("/seats/0/name", {"name": given}).status_code == 204
    assert table.host.get("").json()["seats"][0]["name"] == kept


@pytest.mark.parametrize("name", REFUSED)
def test_a_name_that_deceives_is_refused(client: httpx.Client, name: str) -> None:
    table = make_table(client, 2)
    assert table.seats[0].post("/seats/0/name", {"name": name}).status_code == 422
    credentials = {"name": name, "password": PASSWORD}
    assert client.post("/api/me/register", json=credentials).status_code == 422


@pytest.mark.parametrize(("name", "twin"), TWINS)
def test_nobody_at_a_table_looks_like_another(client: httpx.Client, name: str, twin: str) -> None:
    assert names.alike(name, twin)
    seats = [{"kind": "me", "name": name}, {"kind": "open"}, {"kind": "link"}]
    table = make_table(client, seats, start=False, listed=True)
    join = f"/api/tables/{table.id}/join"
    assert client.post(join, json={"name": twin}).status_code == 409
    assert table.seats[1].post("/seats/2/name", {"name": twin}).status_code == 409
    assert table.watcher.post("/chat", {"text": "it is I", "name": twin}).status_code == 409
    assert table.seats[0].post("/seats/0/name", {"name": twin}).status_code == 204  # one's own
    both = [{"kind": "link", "name": name}, {"kind": "link", "name": twin}]
    assert client.post("/api/tables", json={"seats": both}).status_code == 409


@pytest.mark.parametrize(("name", "other"), OTHERS)
def test_names_that_differ_to_the_eye_may_sit_together(client: httpx.Client, name: str, other: str) -> None:
    make_table(client, [{"kind": "link", "name": name}, {"kind": "link", "name": other}])


@pytest.mark.parametrize(
    ("name", "twin"), [("Ernie", "Emie"), ("Ella", "EIla"), ("Iris", "\u0399ris".upper())]
)
def test_no_account_looks_like_another(server: Running, name: str, twin: str) -> None:
    with httpx.Client(base_url=server.url, timeout=120) as client:
        mine, theirs = ({"name": f"{one} X", "password": PASSWORD} for one in (name, twin))
        assert client.post("/api/me/register", json=mine).status_code == 201
        assert client.post("/api/me/register", json=theirs).status_code in (409, 422)
        assert client.post("/api/me/delete", json={"password": PASSWORD}).status_code == 204
        if client.post("/api/me/register", json=theirs).status_code == 201:
            client.post("/api/me/delete", json={"password": PASSWORD})


def test_chat_and_titles_cannot_turn_the_line_around(client: httpx.Client) -> None:
    table = make_table(client, 2, title="ab\u202ecd")
    assert table.answer["table"]["title"] == "abcd"
    assert table.seats[0].post("/chat", {"text": "a\u2066b\u200fc"}).json()["text"] == "abc"


def test_private_notes_do_not_pass_to_the_next_holder(client: httpx.Client) -> None:
    table = make_table(client, [{"kind": "me"}, {"kind": "open"}], start=False, listed=True)

    def join() -> Guest:
        answer = client.post(f"/api/tables/{table.id}/join", json={"name": "Bo"})
        return Guest(client, table.id, answer.json()["token"])

    bo = join()
    assert bo.put("/notes", {"notes": "my plan"}).status_code == 204
    assert bo.post("/leave").status_code == 204
    bo = join()
    assert bo.get("/notes").json() == {"notes": ""}
    bo.put("/notes", {"notes": "another plan"})
    assert bo.post("/seats/1/computer", {"level": "random"}).status_code == 204
    token = table.host.post("/seats/1/link").json()["token"]
    next_one = Guest(client, table.id, token)
    assert next_one.get("/notes").json() == {"notes": ""}
    next_one.put("/notes", {"notes": "a third plan"})
    token = next_one.post("/seats/1/link").json()["token"]
    assert Guest(client, table.id, token).get("/notes").json() == {"notes": ""}


MIXED = [
    "\ua4eeda",  # Lisu
    "\u13aada",  # Cherokee
    "\u2c80da",  # Coptic
    "Ad\u0251",  # an IPA letter
    "Ad\u1d00",  # a phonetic capital
    "Ad\ua731",  # and one of medievalists
    "Ada\u0663",  # an Arabic digit
    "\u0531da",  # Armenian
    "\u05d3ada",  # Hebrew
    "Ad\u0c66",  # a Telugu digit
    "\u30ab\u0430",  # Katakana and Cyrillic
    "\uae40\u30ab",  # Hangul and Katakana are not written together
]
WRITTEN = [
    "Jos\u00e9",
    "Wei\u00df",
    "Nguy\u1ec5n V\u0103n \u00c1nh",
    "I\u015f\u0131l",
    "\u0141ukasz",
    "\u018fli",  # Azerbaijani
    "N\u0259rgiz",
    "K\u0254fi",  # Akan
    "Ka\u02bbiulani",
    "O\u2019Brien",
    "Jean-Luc",
    "\u0645\u062d\u0645\u062f",
    "\u0639\u0644\u064a\u0663",  # with a digit of its own script
    "\u05d3\u05d5\u05d3",
    "\u738b\u5c0f\u660eAda",
    "\u30bf\u30ed\u30fcAda",
    "\u3072\u304b\u308a\u30fc",
    "\uae40Ada",
    "\u5f35\u3105",
    "\u0928\u0947\u0939\u093e",
    "\u0e2a\u0e21\u0e0a\u0e32\u0e22",
    "\u0531\u0576\u056b",
    "\u10d2\u10d8\u10dd\u10e0\u10d2\u10d8",
    "\u0410\u043d\u043d\u0430 Smith",
    "Ada \U0001f3b2",
    "Ada2",
]
WHOLE_TWINS = [
    ("ALA", "\ua4ee\ua4e1\ua4ee"),  # Lisu
    ("DARA", "\u13a0\u13aa\u13a1\u13aa"),  # Cherokee
    ("AHA", "\u2c80\u2c8e\u2c80"),  # Coptic
    ("UA", "\u144c\u15c5"),  # Canadian syllabics
    ("nuh", "\u0578\u057d\u0570"),  # Armenian
    ("Tom", "T\u03bfm"),
]


@pytest.mark.parametrize("name", MIXED)
def test_a_word_of_two_scripts_or_with_phonetic_letters_is_refused(client: httpx.Client, name: str) -> None:
    answer = client.post("/api/me/register", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 422
    assert answer.json()["message"]["key"] == "problem-name"
    table = make_table(client, 2)
    assert table.seats[0].post("/seats/0/name", {"name": name}).status_code == 422


@pytest.mark.parametrize("name", WRITTEN)
def test_names_as_people_write_them_are_taken(name: str) -> None:
    assert names.proper(name) == name


@pytest.mark.parametrize(("name", "twin"), WHOLE_TWINS)
def test_a_name_wholly_in_another_script_may_look_like_another(name: str, twin: str) -> None:
    assert names.alike(name, twin)


def test_names_that_differ_in_capitals_alone_are_alike_in_any_script() -> None:
    for one, other in (
        ("\u03a3\u039f\u03a6\u0399\u0391", "\u03c3\u03bf\u03c6\u03b9\u03b1"),
        ("\u0414\u0410", "\u0434\u0430"),
    ):
        assert names.alike(one, other)


def test_every_letter_belongs_to_one_script() -> None:
    """Scripts are read off the names of letters; those who make fonts know them from the real table."""
    script = pytest.importorskip("fontTools.unicodedata").script
    together: dict[str, set[str]] = {}
    for code in range(0x110000):
        c = chr(code)
        counts = unicodedata.category(c)[0] == "L" or unicodedata.category(c) == "Nd"
        if counts and unicodedata.normalize("NFKC", c) == c and names._script(c) != "UNNAMED":
            together.setdefault(names._script(c), set()).add(script(c))
    common = {"Zyyy", "Zinh"}
    for ours, theirs in together.items():
        if ours in ("", "OLD", "TAI", "LINEAR", "MEROITIC", "INSCRIPTIONAL"):
            continue  # nobody's; or several that share a word, none of which is Latin
        assert len(theirs - common) <= 1, (ours, theirs)
    known = {
        name: next(iter(scripts - common))
        for name, scripts in together.items()
        if name and len(scripts - common) == 1
    }
    assert len(set(known.values())) == len(known), "no script has two names"
    assert together[""] <= {*common, "Latn"}


def test_an_account_with_a_name_of_earlier_times_still_logs_in(tmp_path: Path) -> None:
    with running(settings_for(sqlite_url(tmp_path))) as server:
        people, old = server.services.people, "\ua4eeda"
        people.register(old, PASSWORD)
        with httpx.Client(base_url=server.url, timeout=120) as client:
            mine = {"name": old, "password": PASSWORD}
            assert client.post("/api/me/login", json=mine).json() == {"name": old}
            assert client.get("/api/people", params={"name": old}).status_code == 200
