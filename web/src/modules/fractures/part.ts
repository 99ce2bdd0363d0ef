import type { ModuleParts } from '../parts';

export default {
  table: { fractures: { lies: 'board' }, valley: { lies: 'board' } },
  seat: { fractures: { lies: 'board' }, valley: { lies: 'board' } },
} satisfies ModuleParts;
