/** Ratings in words. */

import type { Pool, RatingInfo } from './types';
import { say } from './words.svelte';

/** The games without modules of the edition that most people play. */
export const PLAIN: Pool = { edition: 'essential', modules: [] };

/** What a rating is about: the edition, and the modules with it. */
export function poolName(pool: Pool): string {
  return [say(`page-edition-${pool.edition}`), ...pool.modules.map((one) => say(`module-${one}`))].join(' · ');
}

/** The figure, and how unsure it is; four digits in a row, as ratings are written. */
export function ratingText({ rating, uncertainty }: RatingInfo): string {
  return say('page-rating-of', { rating: String(rating), uncertainty: String(uncertainty) });
}
