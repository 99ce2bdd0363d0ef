/** What to tell a person of an error. */

import { Problem } from './api';
import { say } from './words.svelte';

export function trouble(error: unknown): string {
  if (!(error instanceof Problem)) return say('page-server-away');
  const told = error.said ? say(error.said) : error.message;
  // What was wrong with an input is said in the server's own words: which line of a record, which name.
  return error.status === 422 && error.said ? `${told} (${error.message})` : told;
}
