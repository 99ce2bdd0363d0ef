import { drawingOf } from '../drawings.svelte';
import type { ModuleParts } from '../parts';

export default {
  table: { solo_objectives: { drawing: drawingOf(() => import('./Objectives.svelte')), sign: 'vp' } },
  // A seat's progress is drawn among the table's Solo Objectives.
  seat: {
    automaton: { drawing: drawingOf(() => import('./Automaton.svelte')), open: true },
    solo_objectives: { lies: 'board' },
  },
} satisfies ModuleParts;
