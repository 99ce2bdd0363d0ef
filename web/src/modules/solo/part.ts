import type { ModuleParts } from '../parts';
import Automaton from './Automaton.svelte';

export default { seat: { automaton: { drawing: Automaton, open: true } } } satisfies ModuleParts;
