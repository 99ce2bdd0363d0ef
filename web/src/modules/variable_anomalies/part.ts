import type { ModuleParts } from '../parts';
import Remover from './Remover.svelte';
import Stacks from './Stacks.svelte';

export default {
  table: { variable_anomalies: { lies: 'below', drawing: Stacks } },
  seat: { variable_anomalies: { lies: 'below', drawing: Remover } },
} satisfies ModuleParts;
