/** What to tell a person of an error. */

import { Problem } from './api';
import { NotSigned } from './passkeys';
import { say } from './words.svelte';

export function trouble(error: unknown): string {
  if (error instanceof NotSigned) return say('page-passkey-not-signed');
  if (!(error instanceof Problem)) return say('page-server-away');
  const told = error.said ? say(error.said) : error.message;
  // Where no words of ours say what was wrong with an input, the server's own do.
  return error.said?.key === 'problem-not-valid' ? `${told} (${error.message})` : told;
}
