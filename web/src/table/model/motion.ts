/** Pieces glide from where they were to where they go. What is unique is found by its key; Workers and
 * assets fly as copies, told by the events. */

import type { GameEvent } from '$lib/types';
import { symbol } from '$pieces/icons';

const GLIDE = 280;
const APART = 80;
const LONGEST = 900;
const SVG = 'http://www.w3.org/2000/svg';

export class Mover {
  #before = new Map<string, Piece>();
  #origin: [number, number] = [0, 0];

  /** `sky` is the room that copies fly in, over everything. */
  constructor(
    readonly root: HTMLElement,
    readonly sky: HTMLElement,
  ) {}

  /** Remember where every keyed piece is, before the page changes. */
  remember(): void {
    this.#before.clear();
    this.#origin = this.#begins();
    for (const node of this.root.querySelectorAll<HTMLElement>('[data-flip]')) {
      const key = node.dataset['flip'];
      const box = node.getBoundingClientRect();
      if (key && box.width > 0) this.#before.set(key, { box, ...placed(node) });
    }
  }

  /** Let what has moved glide, before it is seen at its new place; what is drawn a frame later glides then. `zoom` is
   * the scale that the table is drawn at. */
  glide(zoom: number): void {
    // What stands where it stood is not measured, and where nothing moved the page is not laid out for it.
    const others = [...this.root.querySelectorAll<HTMLElement>('[data-flip]')].filter((node) => this.#elsewhere(node));
    if (!others.length) return;
    // Everything is measured before anything moves: reading between two writes would lay the page out again.
    const pieces = others.map((node) => ({ node, key: node.dataset['flip'] ?? '', now: node.getBoundingClientRect() }));
    const begins = this.#begins();
    const [x, y] = [begins[0] - this.#origin[0], begins[1] - this.#origin[1]];
    for (const { node, key, now } of pieces) {
      const old = this.#before.get(key)?.box;
      if (!old || now.width === 0) continue;
      const dx = (old.left + old.width / 2 - now.left - now.width / 2 + x) / zoom;
      const dy = (old.top + old.height / 2 - now.top - now.height / 2 + y) / zoom;
      if (Math.hypot(dx, dy) < 3) continue;
      this.#before.delete(key);
      node.animate(
        [
          { transform: `translate(${dx}px, ${dy}px)`, zIndex: 20 },
          { transform: `translate(${dx * 0.45}px, ${dy * 0.45 - 14}px)`, offset: 0.5, zIndex: 20 },
          { transform: 'none', zIndex: 20 },
        ],
        { duration: GLIDE, easing: 'ease-out' },
      );
    }
  }

  /** Whether a piece that was here before is another node now, or the same in another place. */
  #elsewhere(node: HTMLElement): boolean {
    const was = this.#before.get(node.dataset['flip'] ?? '');
    if (!was) return false;
    const now = placed(node);
    return now.node !== was.node || now.parent !== was.parent || now.after !== was.after;
  }

  /** Where the table begins: it may have been moved or scrolled as a whole, which is no move of a piece. */
  #begins(): [number, number] {
    const { left, top } = this.root.getBoundingClientRect();
    return [left, top - (this.root.querySelector('.content')?.scrollTop ?? 0)];
  }

  /** What the events tell: copies fly, and what was revealed turns over. */
  fly(events: GameEvent[]): void {
    const flights = events
      .slice(0, 24)
      .flatMap((event) => this.#flights(event))
      .slice(0, Math.floor((LONGEST - GLIDE) / APART) + 1);
    const paths = flights.map((flight) => ({
      icon: flight.icon,
      from: this.#find(flight.from),
      to: this.#find(flight.to),
    }));
    for (const event of events) if (event.kind === 'reveal') this.#flip(event.what);
    let delay = 0;
    for (const { icon, from, to } of paths) {
      if (!from || !to) continue;
      fly(this.sky, icon, from, to, delay);
      delay += APART;
    }
  }

  /** Under stillness: a line around what changed, for two seconds. */
  mark(events: GameEvent[]): void {
    const places = new Set(events.map((event) => event.place).filter(Boolean));
    for (const place of places) {
      const node = this.#at(`[data-place="${CSS.escape(place)}"]`);
      if (!node) continue;
      node.classList.add('changed');
      setTimeout(() => node.classList.remove('changed'), 2000);
    }
  }

  #at(selector: string): HTMLElement | null {
    for (const node of this.root.querySelectorAll<HTMLElement>(selector)) if (node.checkVisibility()) return node;
    return null;
  }

  #home(seat: number): string[] {
    return [`[data-crew="${seat}"]`, `[data-seat="${seat}"]`];
  }

  #asset(seat: number, what: string): string[] {
    return [`[data-asset="${seat}/${what}"]`, `[data-assets="${seat}"]`, `[data-seat="${seat}"]`];
  }

  #flights(event: GameEvent): Flight[] {
    const { kind, seat, place, what } = event;
    const there = place ? [`[data-place="${CSS.escape(place)}"]`] : [];
    if (kind === 'place') return [{ icon: what, from: this.#home(seat), to: there }];
    if (kind === 'recruit') return [{ icon: what, from: there, to: this.#home(seat) }];
    if (kind === 'warp')
      return [
        {
          icon: what,
          from: [`[data-warps="${seat}"]`, `[data-seat="${seat}"]`],
          to: [`.era.now [data-lane$="/${seat}"]`, '.era.now'],
        },
      ];
    if (kind === 'build') {
      // A tile that comes to lie on the table glides there itself; to the card of another seat goes a sign of it.
      const was = this.#before.get(`tile/${what}`)?.box;
      const type = /^\d/.test(what) ? (place.split('/')[3] ?? '') : 'superproject';
      return was
        ? [
            {
              icon: type,
              from: was,
              to: [`[data-seat="${seat}"] [data-tip="tile:${CSS.escape(what)}"]`, `[data-seat="${seat}"]`],
            },
          ]
        : [];
    }
    if (kind === 'gain' || kind === 'pay') {
      const board = there.length ? there : ['[data-zone="decision"]', '[data-zone="board"]'];
      return Object.keys(event.amounts)
        .slice(0, 4)
        .map((asset) => {
          const own = this.#asset(seat, asset);
          return kind === 'gain' ? { icon: asset, from: board, to: own } : { icon: asset, from: own, to: board };
        });
    }
    return [];
  }

  #find(selectors: string[] | DOMRect): DOMRect | null {
    if (!Array.isArray(selectors)) return selectors;
    for (const selector of selectors) {
      const node = this.#at(selector);
      if (node) return node.getBoundingClientRect();
    }
    return null;
  }

  #flip(tile: string): void {
    this.#at(`[data-flip="tile/${CSS.escape(tile)}"]`)?.animate(
      [{ transform: 'perspective(500px) rotateY(90deg)' }, { transform: 'none' }],
      { duration: 320, easing: 'ease-out' },
    );
  }
}

interface Piece {
  box: DOMRect;
  node: Element;
  parent: Element | null;
  after: Element | null;
}

const placed = (node: Element): Omit<Piece, 'box'> => ({
  node,
  parent: node.parentElement,
  after: node.previousElementSibling,
});

interface Flight {
  icon: string;
  /** The first of these that is seen, or where it was. */
  from: string[] | DOMRect;
  to: string[];
}

/** A copy of a piece on its way, along a slight arc. */
function fly(sky: HTMLElement, icon: string, from: DOMRect, to: DOMRect, delay: number): void {
  const piece = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${symbol(icon)}`);
  piece.setAttribute('viewBox', '0 0 24 24');
  piece.setAttribute('class', 'flying');
  piece.setAttribute('aria-hidden', 'true');
  piece.append(use);
  sky.append(piece);
  const x0 = from.left + from.width / 2 - 14;
  const y0 = from.top + from.height / 2 - 14;
  const x1 = to.left + to.width / 2 - 14;
  const y1 = to.top + to.height / 2 - 14;
  void piece
    .animate(
      [
        { transform: `translate(${x0}px, ${y0}px) scale(.8)`, opacity: 0 },
        { transform: `translate(${x0}px, ${y0}px)`, opacity: 1, offset: 0.1 },
        { transform: `translate(${(x0 + x1) / 2}px, ${(y0 + y1) / 2 - 26}px) scale(1.15)`, opacity: 1, offset: 0.55 },
        { transform: `translate(${x1}px, ${y1}px)`, opacity: 1 },
      ],
      { duration: GLIDE, delay, easing: 'ease-out', fill: 'backwards' },
    )
    .finished.finally(() => piece.remove());
}
