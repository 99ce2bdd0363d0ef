/** A socket that mends itself: it comes back after every break, and says how it stands. */

export type LineState = 'connecting' | 'live' | 'lost' | 'refused' | 'ended';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const REFUSED = 1008;
const UNREADABLE = 1007;
const ENDED = 4001; // the right to look has ended; the reason is a word of the server's

export interface LineEars {
  hello: () => unknown;
  message: (data: unknown) => void;
  state: (state: LineState, reason?: string) => void;
}

export class Line {
  readonly #address: string;
  readonly #ears: LineEars;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  /** The server will not have us any more: coming back by ourselves would only knock in vain. */
  #over = false;

  constructor(path: string, ears: LineEars) {
    this.#address = `${location.origin.replace(/^http/, 'ws')}${path}`;
    this.#ears = ears;
    addEventListener('online', this.#now);
    addEventListener('offline', this.#away);
    document.addEventListener('visibilitychange', this.#seen);
    ears.state('connecting');
    this.#open();
  }

  close(): void {
    this.#ended = true;
    removeEventListener('online', this.#now);
    removeEventListener('offline', this.#away);
    document.removeEventListener('visibilitychange', this.#seen);
    clearTimeout(this.#timer);
    this.#drop();
  }

  /** A request got no answer, so the socket is not to be trusted either. */
  doubt(): void {
    if (this.#ended || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#drop();
    this.#ears.state('lost');
    this.#later();
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#drop();
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.#ears.hello()));
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#wait = FIRST_WAIT;
      this.#ears.state('live');
      this.#ears.message(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#ended) return;
      this.#socket = null;
      if (event.code === REFUSED || event.code === UNREADABLE) {
        this.#ears.state('refused');
        return;
      }
      if (event.code === ENDED) {
        this.#over = true;
        this.#ears.state('ended', event.reason);
        return;
      }
      this.#ears.state('lost');
      this.#later();
    };
  }

  #drop(): void {
    const old = this.#socket;
    this.#socket = null;
    if (old) {
      old.onopen = old.onmessage = old.onclose = null;
      old.close();
    }
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #now = (): void => {
    if (this.#socket === null && !this.#ended && !this.#over) this.#open();
  };

  #seen = (): void => {
    if (document.visibilityState === 'visible') this.#now();
  };

  #away = (): void => this.doubt();
}
