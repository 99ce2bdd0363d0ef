import type { ModuleParts } from '../parts';
import Guardians from './Guardians.svelte';

export default {
  table: { guardians: { drawing: Guardians, sign: 'guardian' } },
  seat: { guardians: { sign: 'u-people' } },
} satisfies ModuleParts;
