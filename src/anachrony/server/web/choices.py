"""What a table can be made of, as the lobby answers it."""

from __future__ import annotations

from pydantic import BaseModel


class Company(BaseModel):
    """Modules that a solo opponent plays with, and what it may then be made harder with."""

    modules: list[str]
    difficulty: list[str]


class VariantAt(BaseModel):
    """At which tables a variant can be played."""

    needs: list[str]  # modules
    not_with: list[str]  # modules
    alone: bool  # also against a solo opponent


class Edition(BaseModel):
    """What goes with it: the rest is refused."""

    name: str
    modules: list[str]
    variants: list[str]
    solo: list[str]
    companies: dict[str, list[Company]]  # of each solo opponent, that without modules first
    leaders: dict[str, list[str]]  # by Path
    leaders_with: dict[str, dict[str, list[str]]]  # those that a module adds, by module and Path
    evacuation: str  # how Evacuation sides are come by where a table does not say


class Trained(BaseModel):
    """What the levels that learned the game have met in training; with anything else the expert plays."""

    editions: list[str]
    modules: list[str]
    variants: list[str]
    solo: list[str]


class Choices(BaseModel):
    """What a table can be made of."""

    editions: list[Edition]
    modules: list[str]
    advised_against: list[tuple[str, str, str]]  # two modules, and why
    undescribed: list[tuple[str, str]]  # two modules that no rulebook describes together
    variants: list[str]
    variants_at: dict[str, VariantAt]
    sides: list[str]
    solo: list[str]
    difficulty: dict[str, list[str]]  # what each solo opponent may be made harder with
    companies: dict[str, list[Company]]  # of each solo opponent, that without modules first
    levels: list[str]
    learned: list[str]  # levels that were trained ...
    trained: Trained  # ... and on what
    locales: list[str]
    without: list[str]  # features of the server that are off
