/** The words of a line of the log with the drawings that belong to them. */

import type { Message } from '$lib/types';
import { say, sentence } from '$lib/words.svelte';
import { drawn } from '$pieces/icons';
import { iconsOf } from '$table/ask/options';

export interface Part {
  /** What is drawn; nothing before the first part. */
  icon: string;
  /** The word that stays with the drawing, and the text after it. */
  word: string;
  text: string;
}

/** What is easier told from its drawing; an amount has one of its own behind the words. */
const DRAWN = new Set(['worker', 'building', 'breakthrough']);

export function pictured(message: Message): Part[] {
  const text = sentence(message);
  const named = [message.params['what'], message.params['place']]
    .flat()
    .filter((one): one is Message => typeof one === 'object' && DRAWN.has(one.key));
  const found = named
    .map((one): [number, string] => [text.indexOf(say(one)), iconsOf(one)[0] ?? ''])
    .filter(([at, icon]) => at > 0 && icon.split(' ').every(drawn));
  const starts: [number, string][] = [[0, ''], ...found.sort(([a], [b]) => a - b)];
  return starts.map(([at, icon], i) => {
    const all = text.slice(at, starts[i + 1]?.[0]);
    const word = icon ? (/^\S+/.exec(all)?.[0] ?? '') : '';
    return { icon, word, text: all.slice(word.length) };
  });
}

/** The text in pieces, every other one a name that stands in it as a word of its own. */
export function named(text: string, name: string): string[] {
  if (!name) return [text];
  const spelled = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.split(new RegExp(`(?<![\\p{L}\\d])(${spelled})(?![\\p{L}\\d])`, 'iu'));
}
