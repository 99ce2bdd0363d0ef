"""How a message leaves: by mail, to a webhook, or to a browser."""

from __future__ import annotations

import contextlib
import http.client
import json
import smtplib
import ssl
import time
from collections.abc import Callable
from email.message import EmailMessage
from email.utils import formatdate
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from anachrony.server.outbox import safe_http, wording
from anachrony.server.outbox.channels import DISCORD, JSON, PUSH, Channel
from anachrony.server.outbox.deadline import Line, ended_after
from anachrony.server.outbox.wording import Said
from anachrony.server.settings import Settings
from anachrony.server.storage.outbox import MAIL

MOST_DISCORD: Final = 1900  # characters; it takes 2000
MOST_PUSH: Final = 300
PUSH_SECONDS: Final = 24 * 3600  # that a push service keeps a message for a browser that is away
_SECONDS: Final = 20.0


class NotSent(Exception):
    """``final``: there is no point in trying again. ``gone``: the receiver is there no more."""

    def __init__(self, why: str, final: bool = False, gone: bool = False, wait: float = 0.0) -> None:
        super().__init__(why)
        self.final = final or gone
        self.gone = gone
        self.wait = wait


class Senders:
    def __init__(self, settings: Settings, signing_key: Callable[[], str]) -> None:
        self._settings = settings
        self._signing_key = signing_key
        self._by_kind = {
            MAIL: self._mail,
            DISCORD: self._discord,
            JSON: self._json,
            PUSH: self._push,
        }

    def send(self, channel: Channel, said: Said) -> None:
        """NotSent where it was not, or not surely."""
        self._by_kind[channel.kind](channel, said)

    # --- mail -----------------------------------------------------------------------------------------

    def _mail(self, channel: Channel, said: Said) -> None:
        try:
            with contextlib.ExitStack() as stack:
                watched = stack.enter_context(ended_after(self._settings.letter_seconds))
                line = connect(self._settings.mail_url, urlsplit(self._settings.public_url).hostname, watched)
                stack.callback(_leave, line)
                line.send_message(self.letter(channel, said), to_addrs=[channel.address])
        except smtplib.SMTPRecipientsRefused as error:
            code, _ = error.recipients.get(channel.address, (450, b""))
            raise NotSent(f"mail refused ({code})", final=code >= 500) from error
        except smtplib.SMTPResponseException as error:
            # What is wrong with us (authentication, the sender) may be mended; nobody loses a message by it.
            final = isinstance(error, smtplib.SMTPDataError) and error.smtp_code >= 500
            raise NotSent(f"mail refused ({error.smtp_code})", final) from error
        except (OSError, smtplib.SMTPException) as error:
            raise NotSent(f"the mail server does not answer ({type(error).__name__})") from error

    def letter(self, channel: Channel, said: Said) -> EmailMessage:
        letter = EmailMessage()
        host = urlsplit(self._settings.public_url).hostname
        letter["Message-ID"] = f"<{said.id}@{host}>"  # sent twice it is one letter to a mailbox that looks
        letter["Date"] = formatdate(time.time())
        letter["From"] = self._settings.mail_from
        letter["To"] = channel.address
        letter["Subject"] = said.title
        letter["Auto-Submitted"] = "auto-generated"
        if said.unsubscribe:
            letter["List-Unsubscribe"] = f"<{said.one_click}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(wording.plain_letter(said))
        letter.add_alternative(wording.html_letter(said), subtype="html")
        return letter

    # --- webhooks -------------------------------------------------------------------------------------

    def _discord(self, channel: Channel, said: Said) -> None:
        text = f"**{said.title}**\n{said.text}"[:MOST_DISCORD]
        self._post(channel, {"content": text, "allowed_mentions": {"parse": []}}, said)

    def _json(self, channel: Channel, said: Said) -> None:
        body = {
            "id": said.id,
            "kind": said.kind,
            "title": said.title,
            "text": said.text,
            "link": said.link,
            "unsubscribe": said.one_click,
            "tables": [{"id": table.id, "title": table.title, "link": table.link} for table in said.tables],
        }
        self._post(channel, body, said)

    def _post(self, channel: Channel, body: object, said: Said) -> None:
        headers = {"Content-Type": "application/json", "Idempotency-Key": said.id, "User-Agent": "Anachrony"}
        self._deliver(channel, json.dumps(body).encode(), headers)

    # --- browsers -------------------------------------------------------------------------------------

    def _push(self, channel: Channel, said: Said) -> None:
        from anachrony.server.outbox import web_push  # with all of cryptography: loaded when a browser asks

        shown = {"title": said.title, "text": said.text[:MOST_PUSH], "link": said.link, "id": said.id}
        if said.tables:
            shown["text"] = ", ".join(table.title for table in said.tables)[:MOST_PUSH]
        body = web_push.encrypt(
            json.dumps(shown, ensure_ascii=False).encode(), channel.keys["p256dh"], channel.keys["auth"]
        )
        contact = self._settings.public_url
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "Authorization": web_push.authorization(self._signing_key(), channel.address, contact),
            "TTL": str(PUSH_SECONDS),
            "Topic": said.id,  # sent twice it is one message to a browser that was away
            "Urgency": "normal",
        }
        self._deliver(channel, body, headers)

    def _deliver(self, channel: Channel, body: bytes, headers: dict[str, str]) -> None:
        try:
            status, after = safe_http.post(
                channel.address,
                body,
                headers,
                self._settings.delivery_seconds,
                self._settings.private_webhooks,
            )
        except safe_http.Unsafe as error:
            # It is tried as often as a name that leads nowhere, so that nobody can tell the two apart.
            raise NotSent(str(error)) from error
        except (OSError, http.client.HTTPException, UnicodeError) as error:
            raise NotSent(f"nobody answers there ({type(error).__name__})") from error
        if 200 <= status < 300:
            return
        wait = float(after) if after.isascii() and after.isdecimal() else 0.0
        gone = channel.kind == PUSH and status in (404, 410)
        final = 300 <= status < 500 and status not in (408, 425, 429)
        raise NotSent(f"refused with {status}", final, gone, wait)


class _Watched:
    """A line to a mail server, by which it can be ended from outside while it is being opened."""

    def __init__(self, watched: list[Line], *given: Any, **named: Any) -> None:
        assert isinstance(self, smtplib.SMTP)
        watched.append(self)
        super().__init__(*given, **named)


class _PlainLine(_Watched, smtplib.SMTP):
    pass


class _SecureLine(_Watched, smtplib.SMTP_SSL):
    pass


def connect(url: str, ours: str | None, watched: list[Line]) -> smtplib.SMTP:
    """A mail server by its URL: smtps:// is TLS from the start, smtp+starttls:// insists on TLS, and smtp://
    is for a mail server of the same machine. ``ours`` is the name that we greet it with."""
    parts = urlsplit(url)
    host = parts.hostname or "localhost"
    line: smtplib.SMTP
    if parts.scheme == "smtps":
        trusted = ssl.create_default_context()
        line = _SecureLine(watched, host, parts.port or 465, ours, timeout=_SECONDS, context=trusted)
    else:
        line = _PlainLine(watched, host, parts.port or 25, ours, timeout=_SECONDS)
    try:
        if parts.scheme == "smtp+starttls":
            line.starttls(context=ssl.create_default_context())
        if parts.username is not None:
            line.login(unquote(parts.username), unquote(parts.password or ""))
    except BaseException:
        line.close()
        raise
    return line


def _leave(line: smtplib.SMTP) -> None:
    """What the mail server has accepted counts, however the connection ends."""
    try:
        line.quit()
    except (OSError, smtplib.SMTPException):
        line.close()
