"""Real receivers of messages: a mail server, and a web server that takes what is posted to it."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session


@dataclass
class Mailbox:
    """What the mail server took; ``answers`` are said first, one for each letter."""

    letters: list[tuple[str, EmailMessage]] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    port: int = 0

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        if self.answers:
            return self.answers.pop(0)
        assert isinstance(envelope.content, bytes)
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append((envelope.rcpt_tos[0], letter))
        return "250 OK"

    def to(self, address: str) -> list[EmailMessage]:
        return [letter for to, letter in self.letters if to == address]


def text_of(letter: EmailMessage, kind: str = "plain") -> str:
    """What a letter says, in plain text or in HTML."""
    part = letter.get_body((kind,))
    assert part is not None
    content = part.get_content()
    assert isinstance(content, str)
    return content


class MailController(Controller):
    """On a port that the system chose, and that nobody else was given meanwhile."""

    def __init__(self, box: Mailbox) -> None:
        self._listening = socket.socket()
        self._listening.bind(("127.0.0.1", 0))
        box.port = self._listening.getsockname()[1]
        super().__init__(box, hostname="127.0.0.1", port=box.port, ready_timeout=120)

    def _create_server(self) -> Awaitable[asyncio.AbstractServer]:
        return self.loop.create_server(self._factory_invoker, sock=self._listening)


@contextmanager
def mail_server() -> Iterator[Mailbox]:
    box = Mailbox()
    controller = MailController(box)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()


@dataclass(frozen=True)
class Posted:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """``answers`` are the statuses of the next answers, and then 204."""

    posted: list[Posted] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    before: Callable[[], None] = lambda: None  # called when a message came, before it is answered
    url: str = ""

    def at(self, path: str) -> list[Posted]:
        return [one for one in self.posted if one.path == path]


@contextmanager
def web_receiver() -> Iterator[Receiver]:
    receiver = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            length = int(self.headers.get("Content-Length", "0"))
            body = self.rfile.read(length)
            headers = {name.lower(): value for name, value in self.headers.items()}
            receiver.posted.append(Posted(self.path, headers, body))
            receiver.before()
            status = receiver.answers.pop(0) if receiver.answers else 204
            self.send_response(status)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            """Not on the screen."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    receiver.url = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()
        thread.join(120)


@contextmanager
def dripping_receiver(drip: bytes = b"2", seconds: float = 0.05) -> Iterator[str]:
    """The address of a receiver that answers without end, a little at a time."""
    ended = threading.Event()
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen(32)

        def answer(line: socket.socket) -> None:
            with line, contextlib.suppress(OSError):
                while not ended.wait(seconds):
                    line.sendall(drip)

        def listen() -> None:
            while True:
                try:
                    line, _ = listening.accept()
                except OSError:
                    return
                threading.Thread(target=answer, args=(line,), daemon=True).start()

        threading.Thread(target=listen, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            ended.set()
            with contextlib.suppress(OSError):
                listening.shutdown(socket.SHUT_RDWR)
