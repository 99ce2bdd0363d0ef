import { drawingOf } from '../drawings.svelte';
import type { ModuleParts } from '../parts';

export default {
  table: { guardians: { drawing: drawingOf(() => import('./Guardians.svelte')), sign: 'guardian' } },
  seat: { guardians: { sign: 'u-people' } },
  scenes: {
    post: {
      far: 'M150 130V62l18-22 18 22v68zM210 130V46l20-26 20 26v84z',
      near: 'M60 130v-12h211v12zM160 70h16v10h-16zM220 56h20v12h-20z',
      line: 'M168 40V22M230 20V6M150 84h36M210 74h40M186 96l24-10M186 110l24-10',
      light: 'M163 73h4v4h-4zM224 60h4v4h-4zM232 60h4v4h-4z',
    },
  },
} satisfies ModuleParts;
