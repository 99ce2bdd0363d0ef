"""Why the values that no source gives are what they are: the last part of the page of components."""

from __future__ import annotations

from typing import Final

HOUSE_NOTES: Final = """\
Rows marked `HOUSE` are ours, because no rulebook, list or photograph at hand shows what is printed. Whoever
owns the game can replace them; [values](values.md) says how. This is how we came to them. The figures are
from self-play of the heuristic player; `tests/bench/module_stats.py` and `tests/bench/adventure_stats.py`
make them anew.

**Trajectory dice.** Two equal dice with two (-), two blank and two (+) faces. A roll moves the Impact one
Era either way with one chance in three each, so by themselves the dice neither hurry nor delay it: it comes
after Era 3 in 15 % of all games, after Era 4 in 25 %, after Era 5 in 30 % and after Era 6 in 31 %. One
symbol that lies there from the start makes this 59, 30, 9 and 2 % with a (-), and 1, 3, 14 and 82 % with a
(+): the trackers weigh more than luck, and luck is never out.

**Symbols of the Doomsday track.** None on the first step either way, then one, then two before the end: a
single Experiment scores without changing the calendar, two or three tilt the dice (with one symbol a roll
moves the tile that way with a chance of two in three), and near its end a tracker decides by itself. (+)
and (-) mirror each other, so neither pair of Paths has the better half; the way up has one step more, as
the printed track has.

**Guardians.** The rulebook says that each costs a Worker and other assets, and that nothing else tells them
apart. A Guardian is a Genius that never tires, for the price of an Exosuit's hex in every Era, and its post
is a Capital space that nobody takes away. Ours cost a Worker and two or three Resources' worth: the three
that ask for a certain Worker are cheaper in assets, the two that take any Worker dearer, and the one that
takes a Genius costs Water only. So there is one for every hand, none is better than another in all of them,
and the first to come has the choice.

**Exosuit Upgrade boards and Sensor Upgrades.** See [modules](modules.md).

**Starting Asset cards.** Each is worth about a quarter of what a Path board gives beyond the fixed kit; a
higher number, which costs the first turn, is worth a little more.

**Alternate Timeline.** Among the four slots that two players fill, bonuses and penalties about balance.
"""
