/** What Fractures of Time lays on the table, drawn. */

export { default as Cards } from './Cards.svelte';
export { default as Device } from './Device.svelte';
export { default as Valley } from './Valley.svelte';
