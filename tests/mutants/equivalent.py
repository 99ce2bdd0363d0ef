"""Changes that no story can notice, each with the reason why the game stays the same."""

from __future__ import annotations

from anachrony.editions.preview.tiles import CHANGED_BUILDINGS, CHANGED_SUPERPROJECTS

NO_GENIUS = "no Genius stands where an Operator is asked"
FLAG = "the trait is a flag: more than once is not more"
GONE = "a Worker who seals an Anomaly is gone at once"
NO_TILE = "only tiles can be copied"
COPIED = "the space that it copies says how its Worker comes home"
DIES = "a Worker who dies stays neither Motivated nor Tired"
START = "both trackers begin here and move away"
NOBODY = "nobody acts in Clean up, whose type might keep a Genius away"
NO_COPY = "no tile of these rules copies another"
BLIND = "where both dice are rolled none is set, let alone both"
ONE_PROJECT = "it builds a Superproject and takes from no stack"
NO_RANGES = "no Endgame Condition of these rules counts ranges"
NO_SPOT = "VP by spot are for buildings, and this builds Superprojects only"
NO_SCIENTIST = "no Scientist stands where one recruits"
MAY_STOP = "what a card grants up to so often may be left before the first, too"
NO_SECOND = "a Free Action has no Administrator, who alone might trade a second time"
NO_FURTHER = "no more than five Eras lie behind, so that nothing lengthens the range"
FINAL = "with a tracker on its final slot no more symbols are counted"

# Worker spaces of the Fracture Devices; on two of them others may stand than Operators.
BY_OPERATORS = ("remove_flux_cores", "remove_glitches", "upgrade_by_worker")
WORKER_SPACES: dict[str, tuple[str, ...]] = {
    "side A": BY_OPERATORS,
    "harmony B": ("remove_flux_or_glitches", "upgrade_by_worker"),
    "dominance B": (*BY_OPERATORS, "upgrade_by_genius"),
    "progress B": BY_OPERATORS[1:],
    "salvation B": BY_OPERATORS,
    "unity B": BY_OPERATORS,
}
OTHERS_TOO = (("salvation B", "remove_glitches"), ("dominance B", "upgrade_by_genius"))
OPERATORS_ONLY = {
    row: tuple(place for place in places if (row, place) not in OTHERS_TOO)
    for row, places in WORKER_SPACES.items()
}

EQUIVALENT: dict[str, str] = {
    "leaders: wolfe: passives[0][1]: 2 for 1": FLAG,
    "leaders: valerian: passives[0][1]: 2 for 1": FLAG,
    "leaders: amena: passives[0][1]: 2 for 1": FLAG,
    "fractures leaders: thalia: passives[0][1]: 2 for 1": FLAG,
    "fractures leaders: eldrin: use.copyable: False": NO_TILE,
    "unity: unity B: passives[0][1]: 2 for 1": FLAG,
    "unity: unity B: passives[1][1]: 2 for 1": FLAG,
    "unity: paladin: power.copyable: False": NO_TILE,
    "unity: paladin: sensor.copyable: False": NO_TILE,
    "fractures superprojects: mirror hangar: passives[0][1]: 2 for 1": FLAG,
    **{
        f"technologies: {name}: passives[0][1]: 2 for 1": FLAG
        for name in ("valley relay", "phase anchor", "glitch lens", "valley tutors")
    },
    "technologies: field laboratory: use.copyable: False": NO_TILE,
    "technologies: ghost convoy: free.then[0].Trade[0]: False": NO_SECOND,
    "fractures buildings: 117: use.then[0].TravelBack[0]: 6 for 5": NO_FURTHER,
    "fractures buildings: 117: use.then[0].TravelBack[1]: False": NO_FURTHER,
    **{
        f"fractures buildings: {tile}: use.{change}": NO_GENIUS
        for tile in ("217", "316")
        for change in ("keeps: also genius", "copyable: False")
    },
    **{
        f"upper capital tiles: recruit: {tile}: then[0].Recruit[1]: 3 for 2": NO_SCIENTIST
        for tile in ("an operator too", "clean record", "energy or flux")
    },
    "player boards: harmony B: passives[0][1]: 2 for 1": FLAG,
    "player boards: salvation B: passives[0][1]: 2 for 1": FLAG,
    "player boards: progress B: passives[0][1]: 2 for 1": FLAG,
    "player boards: progress B: passives[1][1]: 2 for 1": FLAG,
    "labs: 411: passives[0][1]: 2 for 1": FLAG,
    "labs: 415: use.keeps: also scientist": DIES,
    "labs: 415: use.keeps: also genius": DIES,
    "life supports: 310: use.keeps: also scientist": DIES,
    "life supports: 310: use.keeps: also engineer": DIES,
    "life supports: 310: use.keeps: also administrator": DIES,
    "life supports: 310: use.keeps: also genius": DIES,
    "superprojects: synthetic endorphins: passives[0][1]: 2 for 1": FLAG,
    "superprojects: rescue pods: passives[0][1]: 2 for 1": FLAG,
    "superprojects: quantum chameleon: use.keeps: also genius": COPIED,
    "superprojects: quantum chameleon: use.dies: True": COPIED,
    "crew: genius: bonus_of: no genius": "no space keeps Geniuses alone Motivated",
    "own actions: anomaly: removal.keeps: also scientist": GONE,
    "own actions: anomaly: removal.keeps: also engineer": GONE,
    "own actions: anomaly: removal.keeps: also administrator": GONE,
    "own actions: anomaly: removal.keeps: also genius": GONE,
    "own actions: anomaly: removal.dies: True": GONE,
    "own actions: anomaly: removal.copyable: False": NO_TILE,
    "own actions: supply: copyable: False": NO_TILE,
    **{f"spaces: recruit/{n}: then[0].Recruit[1]: 3 for 2": NO_SCIENTIST for n in (1, 2, 3)},
    **{
        f"capital tiles: recruit: {tile}: then[0].Recruit[1]: 3 for 2": NO_SCIENTIST
        for tile in ("recruit again", "exosuit", "morale", "bonus twice", "all wake")
    },
    "capital tiles: recruit: recruit again: then[1].ExtraAction[0].Recruit[1]: 3 for 2": NO_SCIENTIST,
    "capital tiles: research: superproject too: then[1].ExtraAction[0].Construct[4]: True": NO_SPOT,
    "pre-release board: superproject too: then[1].ExtraAction[0].Construct[4]: True": NO_SPOT,
    "variable anomalies: narrow rift: passives[0][1]: 2 for 1": "one Warp tile may always be placed",
    "variable anomalies: still pool: use.copyable: False": NO_TILE,
    "variable anomalies: crown of glass: use.copyable: False": NO_TILE,
    **{
        f"anomaly remover: anomaly remover: keeps: also {worker}": DIES
        for worker in ("scientist", "engineer", "administrator", "genius")
    },
    "anomaly remover: anomaly remover: copyable: False": NO_TILE,
    **{
        f"fracture devices: {row}: uses[{place}].keeps: also genius": NO_GENIUS
        for row, places in OPERATORS_ONLY.items()
        for place in places
    },
    **{
        f"fracture devices: {row}: uses[{place}].copyable: False": NO_TILE
        for row, places in WORKER_SPACES.items()
        for place in places
    },
    "doomsday track: 0: symbols: 3 for 2": FINAL,
    "doomsday track: 5: vp_left: 1 for 0": START,
    "doomsday track: 5: vp_right: 1 for 0": START,
    "doomsday track: 9: symbols: -1 for -2": FINAL,
    "first edition: zaida: triggers[0][1].May[0].Do[2][0].Recruit[1]: 3 for 2": NOBODY,
    **{
        f"pre-release board: anomaly: removal.{change}": GONE
        for change in (
            "keeps: also scientist",
            "keeps: also engineer",
            "keeps: also administrator",
            "keeps: also genius",
            "dies: True",
        )
    },
    "pre-release board: anomaly: removal.copyable: False": NO_TILE,
    "pre-release modules: upgrade tile: power.copyable: False": NO_TILE,
    "pre-release modules: upgrade tile: sensor.copyable: False": NO_TILE,
    "pre-release board: zaida: triggers[0][1].May[0].Do[2][0].Recruit[1]: 3 for 2": NOBODY,
    **{
        f"pre-release board: {leader}: passives[0][1]: 2 for 1": FLAG
        for leader in ("wolfe", "cornella", "caratacus")
    },
    **{
        f"pre-release tiles: {tile.name}: use.copyable: False": NO_COPY
        for tile in (*CHANGED_BUILDINGS, *CHANGED_SUPERPROJECTS)
        if tile.use is not None and tile.code != 308  # a story compares it with 305 of the Essential Edition
    },
    **{
        f"pre-release {where}.Research[0]: True": BLIND
        for where in (
            "board: 2 vp: then[0]",
            "board: research again: then[0]",
            "board: research again: then[1].ExtraAction[0]",
            "board: return 2 paradoxes: then[0]",
            "board: superproject too: then[0]",
            "modules: data archives: success[0].UpTo[1]",
            "modules: data archives: failure[0].UpTo[1]",
            "modules: mutant tissue samples: success[0].UpTo[1]",
            "tiles: neutronium monolith: built[0].ExtraAction[0]",
            "tiles: neutronium monolith: built[1].ExtraAction[0]",
        )
    },
    "pre-release modules: metropolis ruins: success[0].May[0].ConstructFree[0]: 5 for 4": ONE_PROJECT,
    "pre-release modules: metropolis ruins: success[0].May[0].ConstructFree[1]: 2 for 1": ONE_PROJECT,
    **{
        f"pre-release tiles: {tile.name}: reach: {tile.reach + 1} for {tile.reach}": NO_RANGES
        for tile in (*CHANGED_BUILDINGS, *CHANGED_SUPERPROJECTS)
    },
    "adventures: tribes of the outback: free.then[0].Trade[0]: True": NO_SECOND,
    "adventures: tribes of the outback: failure[1].UpTo[1].Trade[1]: True": MAY_STOP,
    "adventures: hostile nomads: success[1].UpTo[1].Trade[1]: True": MAY_STOP,
    **{
        f"upgrade boards: {path}: {place}.copyable: False": NO_TILE
        for path, place in (
            ("harmony", "power"),
            ("harmony", "sensor"),
            ("dominance", "power"),
            ("dominance", "sensor"),
            ("progress", "power"),
            ("progress", "sensor"),
            ("salvation", "sensor"),
        )
    },
}
