/** Which lessons of a table were read, kept in this browser so that a guided game can be left and resumed. */

const KEY = 'anachrony-guide';

interface Kept {
  read: string[];
  left: boolean;
}

export class Marks {
  readonly #table: string;
  #kept: Kept;

  constructor(table: string) {
    this.#table = table;
    this.#kept = all()[table] ?? { read: [], left: false };
  }

  read(): ReadonlySet<string> {
    return new Set(this.#kept.read);
  }

  get left(): boolean {
    return this.#kept.left;
  }

  add(id: string): void {
    this.#keep({ ...this.#kept, read: [...this.#kept.read, id] });
  }

  leave(): void {
    this.#keep({ ...this.#kept, left: true });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...all(), [this.#table]: kept }));
    } catch {
      // a browser that keeps nothing still guides
    }
  }
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}
