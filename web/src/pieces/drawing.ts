/** Drawings of the sheet, copied to where they are shown. A <use> would keep a hidden tree there, with a view box of its
 * own, and the browser has more to style, to lay out and to put together, for every icon on the table. */

interface Drawing {
  box: string;
  parts: DocumentFragment;
}

const SVG = 'http://www.w3.org/2000/svg';
const known = new Map<string, Drawing>();

function find(id: string): Drawing | null {
  const symbol = document.getElementById(id);
  if (!symbol) return null;
  const parts = document.createDocumentFragment();
  for (const part of symbol.children) parts.append(part.cloneNode(true));
  const found = { box: symbol.getAttribute('viewBox') ?? '0 0 24 24', parts };
  known.set(id, found);
  return found;
}

function draw(svg: SVGElement, id: string): void {
  const found = known.get(id) ?? find(id);
  if (found) {
    svg.setAttribute('viewBox', found.box);
    svg.replaceChildren(found.parts.cloneNode(true));
  } else {
    // The sheet is not there yet: it will show here once it is.
    const use = document.createElementNS(SVG, 'use');
    use.setAttribute('href', `#${id}`);
    svg.setAttribute('viewBox', '0 0 24 24');
    svg.replaceChildren(use);
  }
}

/** For an <svg> that shows one symbol of the sheet. */
export function drawing(svg: SVGElement, id: string): { update(id: string): void } {
  draw(svg, id);
  return { update: (next) => draw(svg, next) };
}
