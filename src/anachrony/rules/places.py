"""Places: their codes and names, and the picks and guests that are made of them.

The codes below ASIDE are the Main board's spaces, in the order of the ruleset; those from OWN on are what a
seat has of its own. Picks and guests are packed numbers, because a turn lists dozens of them. Nobody else
needs to know how: the functions here put them together and take them apart, and saves keep names.
"""

from __future__ import annotations

from typing import Final

from anachrony.rules.kinds import COLUMNS, SPOTS, STOP, TYPE_WORDS, YES

# --- codes -------------------------------------------------------------------------------------------
SPACES: Final = 63  # so many spaces there can be
ASIDE: Final = SPACES  # a Worker whose building was lost
OWN: Final = ASIDE + 1  # OWN + spot
SUPPLY_PLACE: Final = OWN + SPOTS
FORCE_PLACE: Final = SUPPLY_PLACE + 1
LEADER_PLACE: Final = SUPPLY_PLACE + 2
BESIDE: Final = SUPPLY_PLACE + 3  # + index into the ruleset's places beside the Player board
PLACES: Final = OWN + 60  # Seat.used has a bit for each own place, and a save no number beyond 60 bits

NOWHERE: Final = -4  # no place

# --- picks: a place, and who goes there ----------------------------------------------------------------
CREWS: Final = 16
FREE: Final = CREWS - 1  # nobody: the Free Action of the place
PASS: Final = PLACES * CREWS


def placement(place: int, crew: int) -> int:
    """The pick of somebody at a place."""
    return place * CREWS + crew


def place_of(pick: int) -> int:
    """The place of a placement; of any other pick of a turn a number that no other pick has."""
    return pick // CREWS


def crew_of(pick: int) -> int:
    return pick % CREWS


# After PASS come the picks of turn actions: which of them, and the pick of its effect.
TURN_PICKS: Final = 1024  # so many each can have, from YES, which is the lowest


def turn_pick(action: int, pick: int) -> int:
    assert YES <= pick < YES + TURN_PICKS, "a turn action has too many picks: enlarge TURN_PICKS"
    return PASS + (1 + action * TURN_PICKS + pick - YES) * CREWS


def is_turn_action(pick: int) -> bool:
    return pick > PASS


def turn_action_of(pick: int) -> int:
    return ((pick - PASS) // CREWS - 1) // TURN_PICKS


def effect_pick(pick: int) -> int:
    """What the effect of the turn action calls it."""
    return ((pick - PASS) // CREWS - 1) % TURN_PICKS + YES


# --- guests: a placed Worker or Exosuit as one number ---------------------------------------------------
FATES: Final = 4


def guest(place: int, fate: int, crew: int) -> int:
    """Where it stands, what becomes of it in Clean up, who it is."""
    return (place * FATES + fate) * CREWS + crew


def guest_crew(busy: int) -> int:
    return busy % CREWS


def guest_fate(busy: int) -> int:
    return busy // CREWS % FATES


def guest_place(busy: int) -> int:
    return busy // (CREWS * FATES)


SEATS: Final = 4


def seat_guest(index: int, busy: int) -> int:
    """The pick of a guest that is this seat's."""
    return busy * SEATS + index


def seat_and_guest(pick: int) -> tuple[int, int]:
    return pick % SEATS, pick // SEATS


def laid_warp(index: int, tile: int) -> int:
    """A seat's Warp tile on a slot of the Timeline."""
    return index * 16 + tile


# --- names -------------------------------------------------------------------------------------------


def place_words(spaces: list[str], beside: list[str]) -> dict[str, int]:
    """The code of every place by its word: a space by its name, a place of one's own without the seat."""
    words = [*spaces, "aside", *_SPOT_PLACES, "supply", "force_workers", "leader", *beside]
    codes = [*range(len(spaces)), *range(ASIDE, ASIDE + len(words) - len(spaces))]
    if len(set(words)) < len(words):
        twice = sorted({word for word in words if words.count(word) > 1})
        raise ValueError(f"there are two places called {', '.join(twice)}: give one of them another name")
    return dict(zip(words, codes, strict=True))


def place_names(words: dict[int, str], index: int) -> list[str]:
    """The names of all places as a seat has them, by code."""
    names = [""] * PLACES
    for code, word in words.items():
        names[code] = f"main/{word}" if code < ASIDE else f"seat/{index + 1}/{word}"
    return names


def pick_texts(words: dict[int, str], crew_words: list[str]) -> dict[int, str]:
    """The texts of all placements but those on tiles, by pick: what is used, and by whom."""
    texts = {PASS: "pass", STOP: "stop"}
    for place, word in words.items():
        if place < ASIDE or place >= SUPPLY_PLACE:
            name = word.replace("_", " ")
            if place < ASIDE:
                name = name.replace("/", " ")
            texts[placement(place, FREE)] = name
            for crew, who in enumerate(crew_words):
                texts[placement(place, crew)] = f"{name} {who}"
    return texts


def spot_words(spot: int) -> str:
    """As it stands in a move: "factory 2"."""
    return _SPOT_TEXTS[spot]


_SPOT_TEXTS: Final = [f"{TYPE_WORDS[spot // COLUMNS]} {spot % COLUMNS + 1}" for spot in range(SPOTS)]
_SPOT_PLACES: Final = [f"spot/{text.replace(' ', '/')}" for text in _SPOT_TEXTS]


# --- room --------------------------------------------------------------------------------------------


def check_room(spaces: int, beside: int, crews: int) -> None:
    """ValueError where a book has more of something than the codes have room for."""
    for there, most, what, name in (
        (spaces, SPACES, "spaces", "SPACES"),
        (beside, PLACES - BESIDE, "places beside the Player board", "PLACES"),
        (crews, FREE, "kinds of Workers and Exosuits", "CREWS"),
    ):
        if there > most:
            room = f"there is room for {most}: enlarge {name} in rules/places.py"
            raise ValueError(f"this book has {there} {what}, and {room}")
