import type { Message } from '$lib/types';

/** A chapter of the rules in our own words. The languages have the same chapters and paragraphs. */
export interface Chapter {
  id: string;
  title: string;
  /** Paragraphs, of which one that begins with "- " is an item of a list; and what a row says. */
  text: (string | Message)[];
  /** Ids of chapters and components that belong to it. */
  see: string[];
}

/** What belongs to a chapter is the same in every language. */
export const SEE: Readonly<Record<string, string[]>> = {
  aim: ['era', 'scoring'],
  era: ['preparation', 'paradox-phase', 'power-up', 'warp', 'action-rounds', 'clean-up'],
  preparation: ['buildings', 'superprojects'],
  'paradox-phase': ['warp', 'anomalies', 'travel'],
  'power-up': ['action-rounds', 'impact'],
  warp: ['travel', 'paradox-phase'],
  'action-rounds': ['workers', 'capital', 'own-board'],
  'clean-up': ['workers', 'impact'],
  workers: ['own-board', 'capital'],
  capital: ['council', 'research', 'buildings'],
  council: ['capital'],
  'board-actions': ['action-rounds'],
  'own-board': ['workers', 'morale'],
  morale: ['own-board', 'scoring'],
  buildings: ['capital', 'superprojects'],
  superprojects: ['travel', 'research'],
  research: ['superprojects', 'scoring'],
  travel: ['warp', 'superprojects'],
  anomalies: ['paradox-phase', 'scoring'],
  impact: ['evacuation', 'power-up'],
  evacuation: ['impact', 'scoring'],
  scoring: ['anomalies', 'morale', 'travel'],
  variants: ['warp'],
  fractures: ['blink', 'device', 'valley', 'warp'],
  blink: ['device', 'fractures'],
  device: ['blink', 'research'],
  valley: ['workers', 'device'],
};

/** Paragraphs that belong together may come as a list: some tables have fewer of them. */
export function chapter(id: string, title: string, ...text: (string | (string | Message)[])[]): Chapter {
  return { id: `rules/${id}`, title, text: text.flat(), see: (SEE[id] ?? []).map((other) => `rules/${other}`) };
}
