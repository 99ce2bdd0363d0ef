import type { ModuleParts } from '../parts';
import Doomsday from './Doomsday.svelte';

export default {
  table: { doomsday: { drawing: Doomsday, sign: 'impact' } },
  seat: { doomsday: { sign: 'lab' } },
} satisfies ModuleParts;
