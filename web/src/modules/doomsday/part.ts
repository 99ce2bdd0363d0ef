import { drawingOf } from '../drawings.svelte';
import type { ModuleParts } from '../parts';

export default {
  table: { doomsday: { drawing: drawingOf(() => import('./Doomsday.svelte')), sign: 'impact' } },
  seat: { doomsday: { sign: 'lab' } },
} satisfies ModuleParts;
