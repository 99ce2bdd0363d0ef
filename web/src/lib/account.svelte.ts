/** Whether someone is logged in. An account is optional: it keeps seats together across devices. */

import { api } from './api';
import type { Proof } from './api';
import { signWithPasskey } from './passkeys';
import { allTokens } from './seats';

class Account {
  name = $state<string | null>(null);
  /** Whether the server can send a link to log in by. */
  mailLinks = $state(false);
  /** Whether they keep order here. */
  operator = $state(false);

  async look(): Promise<void> {
    try {
      const told = await api.me();
      this.name = told.name;
      this.mailLinks = told.mail_links;
      this.operator = told.operator;
    } catch {
      this.name = null; // a server that is away is told of elsewhere
    }
  }

  async register(name: string, password: string): Promise<void> {
    this.name = (await api.register(name, password)).name;
    await this.#arrive();
  }

  async logIn(name: string, password: string): Promise<void> {
    this.name = (await api.logIn(name, password)).name;
    await this.#arrive();
  }

  async signIn(token: string, password: string | null): Promise<void> {
    this.name = (await api.signIn(token, password)).name;
    await this.#arrive();
  }

  async usePasskey(): Promise<void> {
    this.name = (await api.usePasskey(await signWithPasskey(await api.askPasskey()))).name;
    await this.#arrive();
  }

  async logOut(): Promise<void> {
    await api.logOut();
    this.name = null;
    this.operator = false;
  }

  async remove(proof: Proof): Promise<void> {
    await api.deleteAccount(proof);
    this.name = null;
  }

  /** The seats that this browser holds as a guest belong to the account from now on. */
  async #arrive(): Promise<void> {
    await this.look();
    const tokens = allTokens().slice(0, 200);
    if (tokens.length) await api.claim(tokens);
  }
}

export const account = new Account();
