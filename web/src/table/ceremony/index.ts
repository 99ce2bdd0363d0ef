/** What celebrates the great moments of a game: fetched once the table stands. */

export { default as Feat } from './Feat.svelte';
export { default as Impact } from './Impact.svelte';
