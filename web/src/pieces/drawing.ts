/** Drawings of the sheet, copied to where they are shown. A <use> would keep a hidden tree there, with a view box of its
 * own, and the browser has more to style, to lay out and to put together, for every icon on the table. Only a drawing
 * with a letter in it stays hidden that way: a copy of the letter would be a text of the page. */

interface Drawing {
  box: string;
  parts: DocumentFragment;
}

const SVG = 'http://www.w3.org/2000/svg';
const known = new Map<string, Drawing>();

function used(id: string): SVGUseElement {
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${id}`);
  return use;
}

function find(id: string): Drawing {
  const symbol = document.getElementById(id);
  const found: Drawing = {
    box: symbol?.getAttribute('viewBox') ?? '0 0 24 24',
    parts: document.createDocumentFragment(),
  };
  if (symbol && !symbol.querySelector('text'))
    for (const part of symbol.children) found.parts.append(part.cloneNode(true));
  else found.parts.append(used(id));
  if (symbol) known.set(id, found); // else the sheet is not there yet; it will show here once it is
  return found;
}

function draw(svg: SVGElement, id: string): void {
  const { box, parts } = known.get(id) ?? find(id);
  svg.setAttribute('viewBox', box);
  svg.replaceChildren(parts.cloneNode(true));
}

/** For an <svg> that shows one symbol of the sheet. */
export function drawing(svg: SVGElement, id: string): { update(id: string): void } {
  draw(svg, id);
  return { update: (next) => draw(svg, next) };
}
