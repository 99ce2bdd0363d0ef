/** Marking what a lesson talks of, and finding the card a place where it hides none of it. */

export type Corner = 'low' | 'high' | 'right' | 'middle';

const MARK = 'data-guided';
/** What comes to stand for another move without being drawn anew. */
const NAMED = ['data-option', 'data-options', 'data-warp', 'data-place'];
/** Gone once the table asks what is asked now. */
const SETTLED = 'data-behind';
/** Whatever can be done now must not be hidden either. */
const ALWAYS_IN_SIGHT = ['.place.lit', '.place.free', '[data-zone="decision"] button'];

/** Mark everything that fits, now and whenever the page changes; `moved` is told of it, and of every new question. Call
 * the answer to stop. */
export function light(selectors: string[], moved: () => void): () => void {
  const wanted = selectors.join(',');
  const marked = new Set<Element>();
  const mark = (): boolean => {
    const found = new Set(wanted ? document.querySelectorAll(wanted) : []);
    let changed = false;
    for (const old of marked) {
      if (found.has(old)) continue;
      old.removeAttribute(MARK);
      marked.delete(old);
      changed = true;
    }
    for (const fresh of found) {
      if (marked.has(fresh)) continue;
      fresh.setAttribute(MARK, '');
      marked.add(fresh);
      changed = true;
    }
    return changed;
  };
  let asked = 0;
  let settled = false;
  const watcher = new MutationObserver((changes) => {
    settled ||= changes.some((one) => one.attributeName === SETTLED);
    asked ||= requestAnimationFrame(() => {
      asked = 0;
      if (mark() || settled) moved();
      settled = false;
    });
  });
  mark();
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: [SETTLED, ...NAMED] });
  return () => {
    watcher.disconnect();
    cancelAnimationFrame(asked);
    for (const old of marked) old.removeAttribute(MARK);
  };
}

/** The corner where the card covers least of what it talks of. */
export function choosePlace(card: HTMLElement, selectors: string[]): Corner {
  const width = card.offsetWidth;
  const height = card.offsetHeight;
  const corners: Record<Corner, [number, number]> = {
    right: [innerWidth - width - 8, 52],
    low: [12, innerHeight - height - 12],
    high: [12, 56],
    middle: [(innerWidth - width) / 2, innerHeight * 0.35],
  };
  const sought = [...selectors, ...ALWAYS_IN_SIGHT].join(',');
  const targets = [...document.querySelectorAll(sought)].map((one) => one.getBoundingClientRect());
  let best: Corner = 'right';
  let least = Infinity;
  for (const [name, [left, top]] of Object.entries(corners) as [Corner, [number, number]][]) {
    const hidden = targets.reduce((sum, box) => sum + overlap(box, left, top, width, height), 0);
    if (hidden < least) {
      least = hidden;
      best = name;
    }
  }
  return best;
}

function overlap(box: DOMRect, left: number, top: number, width: number, height: number): number {
  const across = Math.min(box.right, left + width) - Math.max(box.left, left);
  const down = Math.min(box.bottom, top + height) - Math.max(box.top, top);
  return across > 0 && down > 0 ? across * down : 0;
}
