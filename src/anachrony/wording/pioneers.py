"""What the rows of the Pioneers of New Earth say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.kinds import ASSET_WORDS
from anachrony.wording.effects import passive, sequence, use
from anachrony.wording.message import Message, message

if TYPE_CHECKING:
    from anachrony.modules.pioneers.rows import AdventureCard, AdventureDeck, UpgradeBoard


def adventure(row: AdventureCard) -> list[Message]:
    """The Power it takes, then both boxes; an ongoing benefit stands for its success."""
    told = [message("adventure-power", n=row.power), message("adventure-success", what=sequence(row.success))]
    if row.free is not None:
        told.append(use(row.free))
    told += [message("always", what=passive(trait, n)) for trait, n in row.passives]
    told.append(message("adventure-failure", what=sequence(row.failure)))
    return told


def deck(row: AdventureDeck, power: int) -> list[Message]:
    """What a deck asks for, and the Power one would go with."""
    powers = [card.power for card in row.cards]
    return [message("adventure-deck-line", least=min(powers), most=max(powers), power=power)]


def upgrade_board(row: UpgradeBoard) -> list[Message]:
    told = [message("upgrade-base", n=row.base)] if row.base else []
    slots = tuple(message("upgrade-slot", what=ASSET_WORDS[asset], n=power) for asset, power in row.slots)
    told.append(message("upgrade-slots", what=slots))
    told.append(message("upgrade-power", use=use(row.power)))
    told.append(message("upgrade-sensor", use=use(row.sensor)))
    if row.sensor_power:
        told.append(message("upgrade-sensor-power", n=row.sensor_power))
    return told
