/**
 * Words for messages, from the same Fluent files as the terminal, nested as wording/message.py nests
 * them: a parameter may be a message itself, or a list of messages. What has no words shows its key.
 */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Message, Param } from './types';

export const LOCALES = ['en', 'nl', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];
export const LOCALE_NAMES: Record<Locale, string> = { en: 'English', nl: 'Nederlands', fr: 'Français' };

const MOST_SAID = 5000;

type Given = Record<string, Param>;

export class Words {
  #bundle = $state.raw<FluentBundle | null>(null);
  #locale = $state<Locale>('en');
  readonly #loaded = new Map<Locale, FluentBundle>();
  /** What was said already in this language, by key and parameters: most of a table is worded alike with every move. */
  #said = new Map<string, string>();

  get locale(): Locale {
    return this.#locale;
  }

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Speak a language from now on; everything on the page is worded anew. */
  async speak(locale: Locale): Promise<void> {
    let bundle = this.#loaded.get(locale);
    if (bundle === undefined) {
      const answer = await fetch(`/locales/${locale}.ftl`);
      if (!answer.ok) throw new Error(`no words for ${locale}`);
      bundle = bundleOf(locale, await answer.text());
      this.#loaded.set(locale, bundle);
    }
    this.#bundle = bundle;
    this.#said = new Map();
    this.#locale = locale;
    document.documentElement.lang = locale;
  }

  /** Words given as text, where no server is. */
  use(locale: Locale, text: string): void {
    this.#bundle = bundleOf(locale, text);
    this.#said = new Map();
    this.#locale = locale;
  }

  knows(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  say(what: Message | string, params: Given = {}): string {
    const [key, given] = typeof what === 'string' ? [what, params] : [what.key, what.params];
    const bundle = this.#bundle;
    const args: Record<string, number | string> = {};
    let asked = key;
    for (const name in given) {
      const value = this.#worded(given[name] as Param);
      args[name] = value;
      asked += `\0${name}\0${typeof value === 'number' ? '#' : '='}${value}`;
    }
    const known = this.#said.get(asked);
    if (bundle && known !== undefined) return known;
    const pattern = bundle?.getMessage(key)?.value;
    if (!bundle || !pattern) return key;
    const said = bundle.formatPattern(pattern, args, []).trim();
    if (this.#said.size >= MOST_SAID) this.#said.clear();
    this.#said.set(asked, said);
    return said;
  }

  sentence(what: Message | string, params: Given = {}): string {
    const text = this.say(what, params);
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  }

  /** "a", "a and b", "a, b and c". */
  listed(messages: Message[]): string {
    const said = messages.map((one) => this.say(one));
    const last = said.pop();
    if (last === undefined) return '';
    const [first, ...rest] = said;
    if (first === undefined) return last;
    const head = rest.reduce((text, next) => this.say('list-more', { first: text, next }), first);
    return this.say('list-last', { first: head, last });
  }

  #worded(param: Param): number | string {
    if (Array.isArray(param)) return this.listed(param);
    return typeof param === 'object' ? this.say(param) : param;
  }
}

function bundleOf(locale: Locale, text: string): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

export const words = new Words();
export const say = (what: Message | string, params: Given = {}): string => words.say(what, params);
export const sentence = (what: Message | string, params: Given = {}): string => words.sentence(what, params);

/** The same text, with soft hyphens in the long words that a narrow tile may have to break. */
export function breakable(text: string): string {
  return say('ui-long-words')
    .split(' ')
    .reduce((broken, word) => broken.replace(word.replaceAll('·', ''), word.replaceAll('·', '\u00ad')), text);
}

/** The browser's own language where we have it. */
export function likelyLocale(): Locale {
  for (const wanted of navigator.languages) {
    const found = LOCALES.find((locale) => wanted.toLowerCase().startsWith(locale));
    if (found) return found;
  }
  return 'en';
}
