/** Telling a person who looks elsewhere that it is their turn: title, browser notification, a soft sound. */

import { settings } from './settings.svelte';
import type { Sound } from './sounds';
import type { GameEvent } from './types';
import { say } from './words.svelte';

type Sounds = typeof import('./sounds');

export function mayNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'granted';
}

export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function tellTurn(table: string, title: string): void {
  if (settings.sound) sound(() => 'turn');
  if (!settings.notify || !mayNotify() || document.visibilityState === 'visible') return;
  const shown = new Notification(say('page-your-turn'), { body: title, tag: `anachrony-${table}`, icon: '/icon.svg' });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

/** What has happened, as a sound, where that is wanted. */
export function hear(events: GameEvent[], isSuperproject: (tile: string) => boolean): void {
  if (settings.sound && events.length) sound((sounds) => sounds.soundOf(events, isSuperproject));
}

/** One sound now, such as after a change of the volume. */
export function sound(which: (sounds: Sounds) => Sound | undefined): void {
  void import('./sounds').then((sounds) => {
    const wanted = which(sounds);
    if (wanted) sounds.play(wanted, settings.volume);
  });
}
