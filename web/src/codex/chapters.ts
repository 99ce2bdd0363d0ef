/** The rules of one language, fetched when somebody reads them. */

import type { Locale } from '$lib/words.svelte';
import type { Facts } from './facts';
import type { Chapter } from './rules/chapter';

export type Chapters = (told: Facts) => Chapter[];

const LOADERS: Record<Locale, () => Promise<{ chapters: Chapters }>> = {
  en: () => import('./rules/en'),
  nl: () => import('./rules/nl'),
  fr: () => import('./rules/fr'),
};

export async function chaptersOf(locale: Locale): Promise<Chapters> {
  return (await LOADERS[locale]()).chapters;
}
