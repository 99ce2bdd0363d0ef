"""Phase 1, Preparation: a new Superproject, shifted stacks, filled pools."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.chance import Draw
from anachrony.rules.effect import Effect, Value, happens, note, run_bound
from anachrony.rules.effects.flow import BeginPhase
from anachrony.rules.effects.main_board import Mine
from anachrony.rules.effects.stacks import RevealTop, shift
from anachrony.rules.frame import Effects, Instruction
from anachrony.rules.general_supply import assets_left, cubes_beside, workers_left
from anachrony.rules.kinds import (
    ASSET_WORDS,
    CLEAN_UP,
    ERA_BEGINS,
    MINE_BAG,
    NEUTRONIUM,
    RECRUIT_BAG,
    STOP,
    SUPERPROJECT_BAG,
    replaced,
)
from anachrony.rules.place_names import project_place
from anachrony.rules.rng import MINE_STREAM, RECRUIT_STREAM, SUPERPROJECT_STREAM

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import State


class BeginEra(Effect):
    """The next Era starts; its first phases follow in the ruleset's order."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        state.era += 1
        state.first = state.next_first
        state.passed = 0
        state.round = 0
        state.slots = []
        note(state, "era", -1, amounts={"era": state.rules.era_numbers[state.era]})
        run_bound(state, frame, steps_of(state.rules, state.era), frame.x)
        if state.rules.moments >> ERA_BEGINS & 1:
            for index in reversed(state.in_turn_order()):
                happens(state, frame.for_seat(index), ERA_BEGINS, state.era)
        return ()


def steps_of(rules: Ruleset, era: int) -> Effects:
    """What an Era is made of, by the phases of its tile; without a Clean up the next Era follows at once."""
    phases = rules.timeline[era - 1].phases
    if not phases:
        return rules.era
    steps: list[Instruction] = []
    running = False
    for step in rules.era:
        if isinstance(step, BeginPhase):
            running = step.phase in phases
        if running:
            steps.append(step)
    return tuple(steps) if CLEAN_UP in phases else (*steps, *rules.next_era)


class RevealSuperproject(Draw):
    """The Superproject of a coming Era is turned up, usually of the next one (9, Preparation)."""

    __slots__ = ("ahead",)

    def __init__(self, ahead: int = 1) -> None:
        self.ahead = ahead

    def args(self) -> tuple[Value, ...]:
        return (self.ahead,)

    def source(self, state: State, frame: Frame) -> int:
        return SUPERPROJECT_BAG

    def codes(self, state: State, frame: Frame) -> list[int]:
        return state.rules.superproject_codes()

    def outcomes(self, state: State, frame: Frame) -> list[int]:
        return super().outcomes(state, frame) if state.era + self.ahead <= state.rules.last_era else []

    def sample(self, state: State, frame: Frame) -> int:
        return super().sample(state, frame) if state.era + self.ahead <= state.rules.last_era else STOP

    def stream(self, state: State, frame: Frame) -> int:
        return SUPERPROJECT_STREAM

    def receive(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick != STOP:
            era = state.era + self.ahead
            state.superprojects = replaced(state.superprojects, era, pick)
            if state.events is not None:
                note(state, "reveal", -1, state.rules.tile(pick).name, project_place(state, era))
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return state.rules.tile(pick).name


class ShiftStacks(Effect):
    """The top of each primary stack moves onto its secondary stack."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        shifted = [number for number, stack in enumerate(state.rules.stacks) if stack.shifts]
        shift(state, shifted)
        return tuple(RevealTop(number) for number in shifted)


class FillRecruitPool(Draw):
    """A new card, its four Workers; what was left goes away."""

    __slots__ = ()

    def source(self, state: State, frame: Frame) -> int:
        return RECRUIT_BAG

    def stream(self, state: State, frame: Frame) -> int:
        return RECRUIT_STREAM

    def receive(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        state.recruit_card = pick
        numbers = state.rules.recruit_cards[pick].numbers
        state.recruit = [0] * state.rules.workers  # whoever was left is in the supply again
        pool = state.recruit[:]
        for worker, n in enumerate(numbers):
            pool[worker] = min(n, workers_left(state, worker)) if state.rules.is_limited else n
        state.recruit = pool
        note(state, "recruit-pool", -1, str(state.rules.recruit_cards[pick].code))
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return f"recruit card {state.rules.recruit_cards[pick].code}"


class FillMinePool(Draw):
    """A new card, its five Resources; after the Impact the topmost is a Neutronium (ruling 10)."""

    __slots__ = ()

    def source(self, state: State, frame: Frame) -> int:
        return MINE_BAG

    def stream(self, state: State, frame: Frame) -> int:
        return MINE_STREAM

    def receive(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        pool = [0, 0, 0, 0]
        state.mine = pool  # nobody shares this list yet
        for slot, resource in enumerate(state.rules.mine_cards[pick].numbers):
            if state.impact and slot == 0:
                resource = NEUTRONIUM
            if not state.rules.is_limited or assets_left(state, resource):  # else the slot stays empty
                pool[resource] = pool[resource] + 1
        if state.events is not None:
            filled = {ASSET_WORDS[resource]: n for resource, n in enumerate(pool) if n}
            note(state, "mine-pool", -1, str(state.rules.mine_cards[pick].code), amounts=filled)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return f"mine card {state.rules.mine_cards[pick].code}"


class LayMineCubes(Effect):
    """A cube beside each space of the Mine that has none, where the supply has one. What lies there is no
    longer in the supply."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        laid = cubes_beside(state)
        if not laid:
            laid += [0] * len(state.mine)
        for space in state.rules.spaces:
            mine = space.then[0]
            if isinstance(mine, Mine) and not laid[mine.bonus]:
                if assets_left(state, mine.bonus):
                    laid[mine.bonus] = 1
                else:
                    note(state, "no-cube", -1, amounts={ASSET_WORDS[mine.bonus]: 1})
        return ()
