import { drawingOf } from '../drawings.svelte';
import type { ModuleParts } from '../parts';

export default {
  table: {
    pioneers: { drawing: drawingOf(() => import('./Adventure.svelte')), lights: ['pool/adventure/'], sign: 'u-board' },
  },
  seat: { pioneers: { drawing: drawingOf(() => import('./Upgrades.svelte')), lies: 'suits' } },
} satisfies ModuleParts;
