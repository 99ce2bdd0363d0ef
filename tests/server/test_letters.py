"""Letters: what they look like, where they can go, and that nobody finds an address in a log."""

from __future__ import annotations

import json
import logging
import random
import re
import string
from collections.abc import Iterator
from functools import partial

import pytest
from pydantic import ValidationError
from sqlalchemy import Connection, update

from anachrony.server.api.requests import MailAddress, NewTable, SeatWish
from anachrony.server.features.chat.routes import NewSaid
from anachrony.server.outbox import wording
from anachrony.server.outbox.channels import Channel
from anachrony.server.outbox.schema import channels
from anachrony.server.outbox.senders import Senders
from anachrony.server.outbox.wording import Paragraph, Said
from anachrony.server.settings import Settings
from anachrony.server.telemetry import JsonLines
from server.receivers import text_of
from server.serving import sqlite_url, until
from server.test_sign_in import ask
from server.town import PASSWORD, PUBLIC, Town, town_on

SETTINGS = Settings("sqlite://", public_url=PUBLIC, mail_from="Anachrony <table@play.test>")


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town_on(sqlite_url(tmp_path_factory.mktemp("letters"))) as built:
        yield built


def fits(address: str) -> bool:
    try:
        MailAddress(address=address)
    except ValidationError:
        return False
    return True


def channel(address: str) -> Channel:
    return Channel("c", "a", "mail", address, {}, True, "u", "", 0.0, None)


def said(*parts: Paragraph, title: str = "Title", unsubscribe: str = "") -> Said:
    return Said("id", "turn", title, parts, PUBLIC, unsubscribe, unsubscribe, "en")


@pytest.mark.parametrize(
    "address",
    [
        "a@x..org",
        "a@.x.org",
        "a@x.org.",
        ".a@x.org",
        "a.@x.org",
        "a..b@x.org",
        "a@-x.org",
        "a@x-.org",
        f"{'a' * 65}@x.org",
        f"a@{'x' * 64}.org",
        "a@x.org\n",
        "a b@x.org",
        "a@",
    ],
)
def test_an_address_that_nobody_can_write_to_is_refused(address: str) -> None:
    assert not fits(address)


def test_a_letter_goes_to_whatever_address_is_taken() -> None:
    """Random ones that fit: the header of the letter says each as it is."""
    chance = random.Random(4)
    letters = string.ascii_letters + string.digits + ".!#$%&'*+/=?^_`{|}~-"
    senders = Senders(SETTINGS, str)
    tried = 0
    while tried < 500:
        local = "".join(chance.choices(letters, k=chance.randint(1, 12)))
        domain = "".join(chance.choices("ab1.-", k=chance.randint(1, 12)))
        address = f"{local}@{domain}"
        if fits(address):
            tried += 1
            letter = senders.letter(channel(address), said(Paragraph("Hello")))
            assert [one.addr_spec for one in letter["To"].addresses] == [address]


def test_an_address_that_cannot_be_written_to_is_given_up_and_delays_nobody(town: Town) -> None:
    """Such as were taken before: the mail server refuses them, or they break while they are written."""
    with town.person() as ada, town.person() as bo:
        names = [ada.add_mail(), ada.add_mail(f"second-{ada.address}")]
        for name, broken in zip(names, ("a@x..org", "a\n@x.org"), strict=True):
            change = update(channels).where(channels.c.id == name).values(address=broken)
            town.server.services.database.write(partial(Connection.execute, statement=change))
        before = len(ada.outbox)
        for name in names:
            ada.send("POST", f"/api/me/notify/channels/{name}/test", {})
        bo.add_mail()
        until(lambda: all(row.tries or row.state in ("given-up", "sent") for row in ada.outbox[before:]))
        assert bo.letters


def test_a_link_stands_on_a_line_of_its_own_and_letters_that_let_in_do_not_end(town: Town) -> None:
    with town.person(language="fr") as ada:
        ada.add_mail()
        ask(town, ada.address)
        until(lambda: len(ada.letters) == 2)
        for letter in ada.letters:
            (line,) = [one for one in text_of(letter).splitlines() if PUBLIC in one]
            assert re.fullmatch(rf"{PUBLIC}/(sign-in|confirm/\w+)#[\w-]+", line)
            assert f'<a href="{line}">' in text_of(letter, "html")
            assert "unsubscribe" not in text_of(letter)
            assert "List-Unsubscribe" not in letter
        assert 'lang="fr"' in text_of(ada.letters[1], "html")


def test_what_people_wrote_is_text_in_html_too() -> None:
    odd = said(Paragraph('<b>"x"</b>', 'https://x.org/?a="&b'), title="<script>", unsubscribe="https://y.org")
    html = wording.html_letter(odd)
    assert "<script>" not in html
    assert "<b>" not in html
    assert 'href="https://x.org/?a=&quot;&amp;b"' in html
    assert wording.plain_letter(odd).splitlines()[-1] == "https://y.org"


def test_no_line_of_the_log_names_an_address_a_person_or_a_link(town: Town) -> None:
    """While all kinds of things fail."""
    lines: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(self.format(record))

    kept = Kept()
    kept.setFormatter(JsonLines())
    log = logging.getLogger("anachrony.server")
    log.addHandler(kept)
    try:
        with town.person() as ada:
            ada.add_mail()
            ada.add_webhook()
            told = {one["kind"]: one["id"] for one in ada.send("GET", "/api/me/notify", None)["channels"]}
            before = len(ada.outbox)
            town.mail.answers = ["554 never", "451 later"]
            town.web.answers = [500]
            for name in (told["mail"], told["mail"], told["json"]):
                ada.send("POST", f"/api/me/notify/channels/{name}/test", {})
            until(lambda: all(row.state != "sending" and row.note for row in ada.outbox[before:]))
            broken = update(channels).where(channels.c.id == told["mail"]).values(address="ada\n@broken.org")
            town.server.services.database.write(lambda connection: connection.execute(broken))
            before = len(ada.outbox)
            ada.send("POST", f"/api/me/notify/channels/{told['mail']}/test", {})
            until(lambda: ada.outbox[before].tries == 1)
            ada.client.post("/api/me/login", json={"name": ada.name, "password": "wrong horse"})
            ada.client.post("/api/me/sign-in", json={"token": "t" * 32})
            secret = [ada.name, ada.address, "broken.org", PASSWORD, "wrong horse", "t" * 32, ada.path]
            secret.append(ada.client.cookies["anachrony_session"])
    finally:
        log.removeHandler(kept)
    assert sum("a message was not sent" in line for line in lines) >= 4
    assert all(json.loads(line)["event"] for line in lines)
    for line in lines:
        assert not [one for one in secret if one.lower() in line.lower()], line


def test_marks_do_not_pile_up_in_talk_and_titles() -> None:
    pile = "a" + "\u0301" * 5
    for wish in (lambda: NewSaid(text=f"hello {pile}"), lambda: NewTable(title=pile, seats=[SeatWish()])):
        with pytest.raises(ValidationError, match="too many marks"):
            wish()
    for fine in ("Việt Nam ế", "שָׁלוֹם", "ภาษาไทยก็", "1\ufe0f\u20e3", "👩‍👩‍👧"):
        assert NewSaid(text=fine).text == fine


def test_no_answer_says_whose_software_it_is(town: Town) -> None:
    with town.person() as ada:
        assert "server" not in ada.client.get("/api/me").headers
