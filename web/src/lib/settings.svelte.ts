/** What a person prefers, kept in this browser. */

import { likelyLocale, LOCALES, type Locale } from './words.svelte';

const KEY = 'anachrony.settings';

export type Theme = 'system' | 'dark' | 'light';
export type Palette = 'path' | 'safe' | 'gray';
export const TEXT_SIZES = [100, 115, 130] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

interface Kept {
  language: Locale;
  theme: Theme;
  palette: Palette;
  textSize: TextSize;
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  still: boolean;
  confirm: boolean;
  step: boolean;
  notify: boolean;
  name: string;
}

const DEFAULTS: Kept = {
  language: 'en',
  theme: 'system',
  palette: 'path',
  textSize: 100,
  sound: false,
  volume: 60,
  still: false,
  confirm: false,
  step: false,
  notify: false,
  name: '',
};

function remembered(): Kept {
  const kept: Kept = { ...DEFAULTS, language: likelyLocale() };
  try {
    const text = localStorage.getItem(KEY);
    const given = (text ? JSON.parse(text) : {}) as Partial<Record<keyof Kept, unknown>>;
    for (const name of Object.keys(DEFAULTS) as (keyof Kept)[]) {
      if (typeof given[name] === typeof DEFAULTS[name]) Object.assign(kept, { [name]: given[name] });
    }
  } catch {
    // A browser that keeps nothing, or something else under our key: the defaults serve.
  }
  if (!LOCALES.includes(kept.language)) kept.language = 'en';
  if (!TEXT_SIZES.includes(kept.textSize)) kept.textSize = 100;
  return kept;
}

const media = (query: string): MediaQueryList => matchMedia(query);

class Settings {
  #kept = $state<Kept>(remembered());
  #lightSystem = $state(media('(prefers-color-scheme: light)').matches);
  #stillSystem = $state(media('(prefers-reduced-motion: reduce)').matches);

  constructor() {
    media('(prefers-color-scheme: light)').addEventListener('change', (event) => {
      this.#lightSystem = event.matches;
    });
    media('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => {
      this.#stillSystem = event.matches;
    });
  }

  get language(): Locale {
    return this.#kept.language;
  }
  set language(value: Locale) {
    this.#keep({ language: value });
  }

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(value: Theme) {
    this.#keep({ theme: value });
  }

  /** The theme that shows. */
  get shade(): 'dark' | 'light' {
    if (this.#kept.theme !== 'system') return this.#kept.theme;
    return this.#lightSystem ? 'light' : 'dark';
  }

  get palette(): Palette {
    return this.#kept.palette;
  }
  set palette(value: Palette) {
    this.#keep({ palette: value });
  }

  get textSize(): TextSize {
    return this.#kept.textSize;
  }
  set textSize(value: TextSize) {
    this.#keep({ textSize: value });
  }

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(value: boolean) {
    this.#keep({ sound: value });
  }

  get volume(): number {
    return this.#kept.volume;
  }
  set volume(value: number) {
    this.#keep({ volume: Math.min(100, Math.max(0, value)) });
  }

  get still(): boolean {
    return this.#kept.still;
  }
  set still(value: boolean) {
    this.#keep({ still: value });
  }

  /** Whether pieces may move: neither this page nor the system asks for stillness. */
  get motion(): boolean {
    return !this.#kept.still && !this.#stillSystem;
  }

  get confirm(): boolean {
    return this.#kept.confirm;
  }
  set confirm(value: boolean) {
    this.#keep({ confirm: value });
  }

  /** Whether a solo opponent waits after each thing it does. */
  get step(): boolean {
    return this.#kept.step;
  }
  set step(value: boolean) {
    this.#keep({ step: value });
  }

  get notify(): boolean {
    return this.#kept.notify;
  }
  set notify(value: boolean) {
    this.#keep({ notify: value });
  }

  get name(): string {
    return this.#kept.name;
  }
  set name(value: string) {
    this.#keep({ name: value });
  }

  #keep(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Kept for this visit only.
    }
  }
}

export const settings = new Settings();

/** Show what is set on the page itself. Call once, inside an effect. */
export function dress(root: HTMLElement): void {
  root.dataset['theme'] = settings.shade;
  root.dataset['palette'] = settings.palette;
  root.dataset['motion'] = settings.motion ? 'on' : 'off';
  root.style.fontSize = `${settings.textSize}%`;
  root.style.setProperty('--scale', String(settings.textSize / 100));
}
