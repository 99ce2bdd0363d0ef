/** Telling a person who looks elsewhere that it is their turn: title, browser notification, a soft sound. */

import { settings } from './settings.svelte';
import { say } from './words.svelte';

export function mayNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'granted';
}

export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function tellTurn(table: string, title: string): void {
  if (settings.sound) chime();
  if (!settings.notify || !mayNotify() || document.visibilityState === 'visible') return;
  const shown = new Notification(say('page-your-turn'), { body: title, tag: `anachrony-${table}`, icon: '/icon.svg' });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

let sounds: AudioContext | null = null;

/** Two soft tones, made here: no file to load. */
export function chime(): void {
  sounds ??= new AudioContext();
  const start = sounds.currentTime;
  for (const [index, pitch] of [523.25, 783.99].entries()) {
    const tone = sounds.createOscillator();
    const volume = sounds.createGain();
    const at = start + index * 0.14;
    tone.type = 'sine';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.08, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
    tone.connect(volume).connect(sounds.destination);
    tone.start(at);
    tone.stop(at + 0.55);
  }
}
