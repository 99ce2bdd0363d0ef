import { drawingOf } from '../drawings.svelte';
import type { ModuleParts } from '../parts';

export default {
  table: {
    pioneers: { drawing: drawingOf(() => import('./Adventure.svelte')), lights: ['pool/adventure/'], sign: 'u-board' },
  },
  seat: { pioneers: { drawing: drawingOf(() => import('./Upgrades.svelte')), lies: 'suits' } },
  scenes: {
    adventure: {
      far: 'M20 130 92 54l24 26 46-58 36 48 22-20 51 46v34z',
      near: 'M20 130v-12c48-18 88-2 124-10s66-12 127 0v22z',
      line: 'M162 22V4h16l-4 5 4 5h-16M60 122q26-4 44-12t22-14 30-8 14-16 8-12',
      light: 'M224 20a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM58 120h4v4h-4z',
    },
  },
} satisfies ModuleParts;
