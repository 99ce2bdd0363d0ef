/** Which lessons of a table were read, and which chapters taken: kept in this browser, so that they can be left and
 * resumed. */

const KEY = 'anachrony-guide';
const CHAPTERS_KEY = 'anachrony-chapters';

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

export function chaptersDone(): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(CHAPTERS_KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}

export function chapterDone(id: string): void {
  try {
    localStorage.setItem(CHAPTERS_KEY, JSON.stringify([...chaptersDone().add(id)]));
  } catch {
    // as above
  }
}
