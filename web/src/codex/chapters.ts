/** The rules of one language, fetched when somebody reads them. */

import type { Locale } from '$lib/words.svelte';
import type { Chapter } from './rules/chapter';

const LOADERS: Record<Locale, () => Promise<{ chapters: Chapter[] }>> = {
  en: () => import('./rules/en'),
  nl: () => import('./rules/nl'),
  fr: () => import('./rules/fr'),
};

export async function chaptersOf(locale: Locale): Promise<Chapter[]> {
  return (await LOADERS[locale]()).chapters;
}
