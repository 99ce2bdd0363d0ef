/** The address that a link for others begins with: a page opened as 127.0.0.1 is nobody else's. */

import { api } from './api';

const HERE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

class Reach {
  /** This machine in its network, once the server has told it. */
  #other = $state('');
  #asked = false;
  /** Nobody but this machine can open a link. */
  alone = $state(false);

  get origin(): string {
    return this.#other || location.origin;
  }

  async ask(): Promise<void> {
    if (this.#asked || !HERE.test(location.hostname)) return;
    this.#asked = true;
    try {
      const [address] = (await api.reach()).addresses;
      const port = location.port ? `:${location.port}` : '';
      if (address) this.#other = `${location.protocol}//${address}${port}`;
      else this.alone = true;
    } catch {
      this.#asked = false; // asked again with the next link
    }
  }
}

export const reach = new Reach();
