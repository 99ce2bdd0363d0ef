import { drawingOf } from '../drawings.svelte';
import type { ModuleParts } from '../parts';

export default {
  table: { doomsday: { drawing: drawingOf(() => import('./Doomsday.svelte')), sign: 'impact' } },
  seat: { doomsday: { sign: 'lab' } },
  scenes: {
    experiment: {
      far: 'M206 36a24 24 0 1 0 48 0 24 24 0 1 0-48 0zM76 130V98h18l8-22h12l8 22h22v32z',
      near: 'M40 130v-13h231v13zM126 100l58-46 9 11-50 46z',
      line: 'M196 50l8-6M190 42l2-10M202 62l10 2M108 76V56M100 62h16M103 56h10M222 26l8 10-6 8 10 8M240 22l-4 8',
      light: 'M88 106h4v6h-4zM104 106h4v6h-4zM120 106h4v6h-4zM160 121h4v4h-4zM196 121h4v4h-4zM232 121h4v4h-4z',
    },
  },
} satisfies ModuleParts;
