import { held } from './seats';
import type { TableInfo } from './types';

/** An address for the clipboard, and whether it was copied just now. */
export class Copying {
  done = $state(false);
  /** An address that opens for those at its table alone: whoever wants to copy it is told first. */
  closed = $state('');

  async copy(address: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      history.replaceState(null, '', address); // to be copied from the address bar
    }
    this.done = true;
    setTimeout(() => (this.done = false), 2000);
  }

  /** A link into a game. Who has no seat in it needs the spectators' link, which shows nothing that is secret. */
  async share(table: TableInfo, path: string, part = ''): Promise<void> {
    const watch = held(table.id)?.watch ?? '';
    const behind = [watch, part].filter(Boolean).join('&');
    const address = `${location.origin}${path}${behind && `#${behind}`}`;
    if (watch || table.watchable) await this.copy(address);
    else this.closed = address;
  }
}
