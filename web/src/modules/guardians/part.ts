import { drawingOf } from '../drawings.svelte';
import type { ModuleParts } from '../parts';

export default {
  table: { guardians: { drawing: drawingOf(() => import('./Guardians.svelte')), sign: 'guardian' } },
  seat: { guardians: { sign: 'u-people' } },
} satisfies ModuleParts;
