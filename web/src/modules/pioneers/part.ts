import type { ModuleParts } from '../parts';
import Adventure from './Adventure.svelte';
import Upgrades from './Upgrades.svelte';

export default {
  table: { pioneers: { drawing: Adventure, lights: ['pool/adventure/'], sign: 'u-board' } },
  seat: { pioneers: { drawing: Upgrades, lights: ['power_upgrade', 'sensor_upgrade'], sign: 'exosuit' } },
} satisfies ModuleParts;
