"""What requests may say, checked before anything looks at it."""

from __future__ import annotations

from typing import Annotated, Final, Literal, Self

from fastapi import Path, Query
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, model_validator

from anachrony.table import names, wishes

MOST_VERSION = 1_000_000


def _printable(text: str) -> str:
    """No control characters, and nothing that UTF-8 cannot say."""
    if any((ord(c) < 32 and c not in "\n\t") or 0xD800 <= ord(c) <= 0xDFFF or ord(c) == 127 for c in text):
        raise ValueError("control characters are not allowed")
    return text


def _lines(text: str) -> str:
    """Lines as a file from any system ends them."""
    return text.replace("\r\n", "\n")


def _one_line(text: str) -> str:
    if not text.strip() or "\n" in text or "\t" in text:
        raise ValueError("one line of text is wanted")
    return text.strip()


Printable = AfterValidator(_printable)
Lines = AfterValidator(_lines)
TidyName = AfterValidator(names.tidy)
ProperName = AfterValidator(names.proper)
OneWay = AfterValidator(names.without_reordering)
Unpiled = AfterValidator(names.without_piles)
Line = AfterValidator(_one_line)
_Name = Annotated[str, StringConstraints(min_length=1, max_length=names.MOST), Printable, Line]
Name = Annotated[_Name, ProperName]
KnownName = Annotated[_Name, TidyName]  # of an account that may be older than what is asked of new names
Title = Annotated[str, StringConstraints(max_length=80), Printable, OneWay, Unpiled]
Word = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_ -]+$")]
Token = Annotated[str, StringConstraints(min_length=16, max_length=80, pattern=r"^[A-Za-z0-9_-]+$")]
Key = Annotated[str, StringConstraints(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=200), Printable]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200), Printable]
Version = Annotated[int, Field(ge=0, le=MOST_VERSION)]
SeatNumber = Annotated[int, Field(ge=0, le=3)]
Words = Annotated[list[Word], Field(max_length=8)]
TableName = Annotated[str, Path(min_length=1, max_length=32, pattern="^[a-z0-9]+$")]
WhichSeat = Annotated[int | None, Query(ge=0, le=3, description="which of my seats, where I hold several")]
Modules = Annotated[list[Word], Query(max_length=8)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Clock(Body):
    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Field(ge=10, le=60 * 86_400)] = 86_400
    increment: Annotated[int, Field(ge=0, le=86_400)] = 0


class SeatWish(Body):
    """Who sits there: I, someone with a link, anyone who comes, or a computer player."""

    kind: Literal["me", "link", "open", "computer"] = "open"
    name: Name | None = None
    level: Word = "random"

    def wish(self) -> wishes.SeatWish:
        return wishes.SeatWish(**self.model_dump())


class Terms(Body):
    """What ``Game.new`` takes, each with its limits; a test compares the two."""

    edition: Word = "essential"
    paths: Words | None = None
    side: Word = "A"
    modules: Words = []
    variants: Words = []
    leaders: Words | Word = "choose"
    evacuation: Words | Word | None = None
    first: Word | Annotated[int, Field(ge=1, le=4)] | None = None
    chance: Literal["sample", "explicit"] = "sample"
    components: Annotated[str, StringConstraints(max_length=40_000), Lines, Printable] = (
        ""  # a TOML file's text
    )
    solo: Word | None = None
    difficulty: Words = []


class NewTable(Body):
    title: Title = ""
    listed: bool = True
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=4)]
    terms: Terms = Terms()
    seed: Annotated[int, Field(ge=0, lt=1 << 60)] | None = None
    clock: Clock = Clock()
    rated: bool = False  # it counts where everybody has an account
    watchable: bool = False  # anybody may watch, and finds it
    absence: Literal["host", "computer", "vote", "wait"] = "host"  # what becomes of a player who vanished
    start: bool = False

    def wish(self) -> wishes.TableWish:
        return wishes.TableWish(**{**self.model_dump(), "seats": [one.wish() for one in self.seats]})


class NewRules(Body):
    """Other rules for a table that has not started."""

    terms: Terms
    seats: Annotated[int, Field(ge=1, le=4)]


class Agreed(Body):
    agreement: Annotated[str, StringConstraints(min_length=1, max_length=40, pattern="^[0-9a-f]+$")]


class NewFromRecord(Body):
    record: Annotated[str, StringConstraints(min_length=1, max_length=400_000), Lines, Printable]
    mode: Literal["look", "continue"] = "look"
    title: Title = ""
    seats: Annotated[list[SeatWish], Field(max_length=4)] = []
    clock: Clock = Clock()

    def wish(self) -> wishes.RecordWish:
        return wishes.RecordWish(**{**self.model_dump(), "seats": [one.wish() for one in self.seats]})


class Join(Body):
    name: Name
    seat: SeatNumber | None = None


class Move(Body):
    move: MoveText
    version: Version
    key: Key
    chance: bool = False  # the host enters a roll or a draw


class Undo(Body):
    version: Version
    key: Key


class Preview(Body):
    move: MoveText


class SeatName(Body):
    name: Name


class Level(Body):
    level: Word


class Notes(Body):
    notes: Annotated[str, StringConstraints(max_length=10_000), Lines, Printable]


class Archive(Body):
    archived: bool = True


class Registration(Body):
    name: Name
    password: Password


class Credentials(Body):
    name: KnownName
    password: Password


class SignIn(Body):
    token: Token
    password: Password | None = None  # a new one, where the old one is lost


Signed = Annotated[str, StringConstraints(min_length=1, max_length=8_000, pattern=r"^[A-Za-z0-9_-]+$")]


class PasskeyProof(Body):
    """What a device signed, in base64."""

    id: Signed
    client_data: Signed
    authenticator_data: Signed
    signature: Signed


class Proof(Body):
    """That whoever asks is the owner, and has not only found a session open: the password, or what a device
    signed for this."""

    password: Password | None = None
    passkey: PasskeyProof | None = None

    @model_validator(mode="after")
    def _one_of_both(self) -> Self:
        if (self.password is None) == (self.passkey is None):
            raise ValueError("the password or a passkey is wanted, one of both")
        return self


class NewPassword(Proof):
    """``password`` is the one so far."""

    new: Password


class Removal(Body):
    """A proof, where what is removed was a way into the account."""

    proof: Proof | None = None


class HandOver(Body):
    """A proof, where the seat is handed over by an account and not by its link."""

    proof: Proof | None = None


# Dots stand between parts, and no part is empty: a mail server could do nothing with the rest.
_ATOM: Final = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LABEL: Final = r"[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_MAX_LOCAL: Final = 64  # of what stands before the @ (RFC 5321, 4.5.3.1.1)


def _local_fits(address: str) -> str:
    if len(address.partition("@")[0]) > _MAX_LOCAL:
        raise ValueError(f"at most {_MAX_LOCAL} characters stand before the @")
    return address


Address = Annotated[
    str,
    StringConstraints(min_length=3, max_length=254, pattern=rf"^{_ATOM}(\.{_ATOM})*@{_LABEL}(\.{_LABEL})*$"),
    AfterValidator(_local_fits),
]


class MailAddress(Body):
    address: Address


class PersonName(Body):
    name: KnownName


class Tokens(Body):
    tokens: Annotated[list[Token], Field(max_length=200)]
