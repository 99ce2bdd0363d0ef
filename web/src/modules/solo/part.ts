import type { ModuleParts } from '../parts';
import Automaton from './Automaton.svelte';
import Objectives from './Objectives.svelte';

export default {
  table: { solo_objectives: { drawing: Objectives, sign: 'vp' } },
  // A seat's progress is drawn among the table's Solo Objectives.
  seat: { automaton: { drawing: Automaton, open: true }, solo_objectives: { lies: 'board' } },
} satisfies ModuleParts;
