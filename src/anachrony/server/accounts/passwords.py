"""Passwords that anybody would try first. Eight letters are the least, which the shape of the request says.

No list of millions: whoever guesses here has ten tries, and then one a minute. What falls within those are
a few hundred words, rows of keys, one sign over and over, dates, and the name of the account itself.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from anachrony.server import problems
from anachrony.wording.message import message

_LEAST_DIFFERENT: Final = 4  # signs
_LEAST_DIGITS: Final = 12  # of a password of nothing else
_MORE_THAN_NAME: Final = 4  # signs that make no other password of a name
_RUN: Final = 3  # signs that follow each other on a keyboard, in the alphabet or in counting
_ROWS: Final = (
    "01234567890",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "azertyuiop",
    "qsdfghjklm",
    "wxcvbn",
    "qwertzuiop",
    "yxcvbnm",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
    "1q2w3e4r5t6z7u8i9o",
    "1q2w3e4r5t6y7u8i9o",
)
_IN_PLACE: Final = str.maketrans("013457@$!", "oieastasi")
_WORDS: Final = """
    abcabc access account admin administrator anachrony angel apple arsenal azerty baseball batman bonjour
    boss buster changeme charlie chelsea chocolate chocolat computer cookie dallas default demo doudou dragon
    fallout feyenoord ferrari flower football freedom friend fussball geheim gollum google guest hallo
    harley hello hockey hunter iloveyou internet jetaime jordan killer klaproos letmein liverpool login
    loulou loveme lovely marseille master matrix michael minecraft monkey mercedes motdepasse mustang naruto
    nicole ninja nothing paris pass passe passw passwd password passwort phoenix pokemon porsche princess
    princesse qwerty ranger root samsung secret secure server shadow soccer soleil starwars summer sunshine
    superman supersecret temp test tester testing thomas tigger trustno trustnoone user vitesse voetbal
    wachtwoord welcome welkom whatever willkommen winter wizard yankees zomer
"""
_COMMON: Final = frozenset(_WORDS.split())


def check(password: str, name: str) -> None:
    """Refuses a new password that is too easily guessed; ``name``: of the account."""
    if is_common(password, name):
        detail = "this password is one of the first that anybody would try; take another"
        raise problems.invalid(detail, message("problem-password-common"))


def is_common(password: str, name: str) -> bool:
    plain = "".join(unicodedata.normalize("NFKC", password).casefold().split())
    if len(set(plain)) < _LEAST_DIFFERENT:
        return True
    if plain.isdecimal() and len(plain) < _LEAST_DIGITS:
        return True
    if _is_rows(plain) or _is_repeated(plain):
        return True
    own = "".join(unicodedata.normalize("NFKC", name).casefold().split())
    named = bool(own) and own in plain and len(plain) - len(own) <= _MORE_THAN_NAME
    return named or bool(_stems(plain) & _COMMON)


def _stems(plain: str) -> set[str]:
    """The words that a password may be made of: without what is put before or behind, and with letters for
    the signs that stand for them."""
    words = {plain, plain.translate(_IN_PLACE)}
    bare = {re.sub(r"^[\W\d_]+|[\W\d_]+$", "", word) for word in (plain, *words)}
    bare |= {re.sub(r"^[\W\d_]+|[\W\d_]+$", "", plain).translate(_IN_PLACE)}
    return {part for word in words | bare for part in (word, *_halves(word))}


def _halves(word: str) -> list[str]:
    """A word that is said twice is no other one."""
    half = len(word) // 2
    return [word[:half]] if word and word[:half] * 2 == word else []


def _is_repeated(plain: str) -> bool:
    """A few signs over and over."""
    return any(plain == (plain[:n] * len(plain))[: len(plain)] for n in range(1, min(4, len(plain) // 2) + 1))


def _is_rows(plain: str) -> bool:
    """Nothing but runs along rows of keys, forward or backward."""
    rows = [*_ROWS, *(row[::-1] for row in _ROWS)]
    at = 0
    while at < len(plain):
        end = at + _RUN
        if not any(plain[at:end] in row for row in rows) or end > len(plain):
            return False
        while end < len(plain) and any(plain[at : end + 1] in row for row in rows):
            end += 1
        at = end
    return True
