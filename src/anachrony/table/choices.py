"""What a table can be made of."""

from __future__ import annotations

from anachrony.automata.opponents import OPPONENTS
from anachrony.editions.edition import Edition
from anachrony.modules.compatibility import ADVISED_AGAINST, MODULES, UNDESCRIBED
from anachrony.modules.variants import VARIANTS
from anachrony.players.levels import LEARNED
from anachrony.players.neural.trained import trained
from anachrony.table.levels import levels
from anachrony.table.seen import Json
from anachrony.terms import EDITIONS, EVERY_VARIANT, SIDES, compose
from anachrony.wording import LOCALES


def choices() -> Json:
    return {
        "editions": [_edition(name) for name in EDITIONS],
        "modules": list(MODULES),
        "advised_against": list(ADVISED_AGAINST),
        "undescribed": list(UNDESCRIBED),
        "variants": list(EVERY_VARIANT),
        "variants_at": {name: _at(name) for name in EVERY_VARIANT},
        "sides": list(SIDES),
        "solo": list(OPPONENTS),
        "difficulty": {name: list(opponent.options) for name, opponent in OPPONENTS.items()},
        "companies": {name: _companies(name, EDITIONS["essential"]) for name in OPPONENTS},
        "levels": list(levels()),
        "learned": [level for level in levels() if level in LEARNED],
        "trained": trained().plain(),
        "locales": list(LOCALES),
    }


def _at(variant: str) -> Json:
    return {
        "needs": [module.name for module in MODULES.values() if variant in module.variants],
        "not_with": [module.name for module in MODULES.values() if variant in module.variants_without],
        "alone": not EVERY_VARIANT[variant].not_alone,
    }


def _edition(name: str) -> Json:
    """What goes with it; its leaders, and those that a module adds to them."""
    edition = EDITIONS[name]
    leaders = _leaders(name, ())
    brought = {module: _leaders(name, (module,)) for module in edition.modules}
    return {
        "name": name,
        "modules": list(edition.modules),
        "variants": list(_variants(edition)),
        "solo": list(edition.solo),
        "companies": {solo: _companies(solo, edition) for solo in edition.solo},
        "leaders": leaders,
        "evacuation": edition.evacuation,
        "leaders_with": {
            module: added for module, by_path in brought.items() if (added := _without(by_path, leaders))
        },
    }


def _variants(edition: Edition) -> tuple[str, ...]:
    """Its own, and those of its modules."""
    return (*edition.all_variants, *(name for module in edition.modules for name in MODULES[module].variants))


def _companies(solo: str, edition: Edition) -> list[Json]:
    """The sets of modules that an opponent plays with there, and its options with each."""
    return [
        {
            "modules": list(modules),
            "difficulty": [
                option for option in options if option not in VARIANTS or option in edition.all_variants
            ],
        }
        for modules, options in OPPONENTS[solo].companies
        if set(modules) <= set(edition.modules)
    ]


def _leaders(edition: str, modules: tuple[str, ...]) -> dict[str, list[str]]:
    """By Path."""
    rules = compose(edition, modules, (), 2)
    return {path.name: [leader.name for leader in path.leaders] for path in rules.paths}


def _without(leaders: dict[str, list[str]], known: dict[str, list[str]]) -> dict[str, list[str]]:
    added = {
        path: [name for name in names if name not in known.get(path, [])] for path, names in leaders.items()
    }
    return {path: names for path, names in added.items() if names}
