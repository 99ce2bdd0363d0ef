/** Something asked of the server by a button: it waits while it runs, and tells what went wrong. */

import { trouble } from './trouble';

export class Attempt {
  busy = $state(false);
  problem = $state('');

  run = async (what: () => Promise<unknown>): Promise<void> => {
    this.busy = true;
    this.problem = '';
    try {
      await what();
    } catch (error) {
      this.problem = trouble(error);
    } finally {
      this.busy = false;
    }
  };
}
