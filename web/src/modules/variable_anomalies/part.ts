import { drawingOf } from '../drawings.svelte';
import type { ModuleParts } from '../parts';

export default {
  table: { variable_anomalies: { lies: 'below', drawing: drawingOf(() => import('./Stacks.svelte')) } },
  seat: { variable_anomalies: { lies: 'below', drawing: drawingOf(() => import('./Remover.svelte')) } },
} satisfies ModuleParts;
