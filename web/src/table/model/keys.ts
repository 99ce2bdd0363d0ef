/** The keyboard: numbers take options, arrows go from place to place, letters press the controls, Escape lets go. */

import { unfocused } from '$lib/focus';
import type { TableModel } from './model.svelte';

const ARROWS: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The buttons below the list, each by its letter: which control, and what it is called. */
export const CONTROL_KEYS: Readonly<Record<string, { control: string; word: string }>> = {
  e: { control: 'end', word: 'ui-end-turn' },
  p: { control: 'pass', word: 'ui-pass' },
  u: { control: 'undo', word: 'ui-undo' },
  h: { control: 'hint', word: 'ui-hint' },
  n: { control: 'next', word: 'ui-step-next-key' },
};
const ACTED_ON = ['data-place', 'data-option', 'data-control', 'data-worker', 'data-choose', 'data-warp'];

function typing(target: EventTarget | null): boolean {
  return (
    !unfocused() &&
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  );
}

export function keyed(event: KeyboardEvent, table: TableModel, root: HTMLElement | undefined): void {
  if (!root || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || typing(event.target)) return;
  if (document.querySelector('dialog[open]')) return;
  if (event.key === 'Escape') {
    table.armed = null;
    table.asksToPass = false;
    table.worker = '';
    return;
  }
  const focused = document.activeElement;
  const inside = focused instanceof HTMLElement && root.contains(focused);
  const heard = inside || unfocused();
  if (/^[0-9]$/.test(event.key) && heard) {
    const row = root.querySelector<HTMLElement>(`[data-zone="decision"] [data-row="${(Number(event.key) + 9) % 10}"]`);
    if (!row) return;
    event.preventDefault();
    // A row of several Workers takes the focus: which one is still to be said.
    if (row.classList.contains('chip')) row.focus();
    else row.click();
    return;
  }
  if (event.key === '?') {
    table.showsKeys = true;
    event.preventDefault();
    return;
  }
  const control = CONTROL_KEYS[event.key.toLowerCase()]?.control;
  if (control && heard) {
    root.querySelector<HTMLElement>(`[data-control="${control}"]:not([disabled])`)?.click();
    event.preventDefault();
    return;
  }
  const way = ARROWS[event.key];
  if (!way || !inside || !focused.matches(ACTED_ON.map((name) => `[${name}]`).join())) return;
  const next = nearest(root, focused, way);
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: false });
}

/** The nearest thing to act on in a direction: straight ahead counts more than aside. */
function nearest(root: HTMLElement, from: HTMLElement, [x, y]: [number, number]): HTMLElement | null {
  const start = from.getBoundingClientRect();
  const cx = start.left + start.width / 2;
  const cy = start.top + start.height / 2;
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const node of root.querySelectorAll<HTMLElement>(ACTED_ON.map((name) => `button[${name}]`).join())) {
    if (node === from || node.offsetParent === null || node.hasAttribute('disabled')) continue;
    const box = node.getBoundingClientRect();
    const dx = box.left + box.width / 2 - cx;
    const dy = box.top + box.height / 2 - cy;
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    if (ahead < 4 || aside > ahead * 2.5 + 40) continue;
    const far = ahead + aside * 2;
    if (far < least) {
      least = far;
      best = node;
    }
  }
  return best;
}
