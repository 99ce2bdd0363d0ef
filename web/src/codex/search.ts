/** Finding by words, in any order, whatever their accents and capitals. */

export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, "'").toLowerCase();
}

export interface Findable {
  name: string;
  text: string;
}

/** How well words fit: in the name before in the text; 0 where one of them is nowhere. */
export function score(thing: Findable, wanted: string[]): number {
  let total = 0;
  for (const word of wanted) {
    if (thing.name.startsWith(word)) total += 8;
    else if (thing.name.includes(` ${word}`)) total += 5;
    else if (thing.name.includes(word)) total += 4;
    else if (thing.text.includes(word)) total += 1;
    else return 0;
  }
  return total;
}

export function find<T extends Findable>(things: T[], query: string): T[] {
  const wanted = folded(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return things;
  return things
    .map((thing) => ({ thing, score: score(thing, wanted) }))
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score)
    .map((one) => one.thing);
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text cut where a searched word stands, to be marked. */
export function marked(text: string, query: string): Piece[] {
  const wanted = folded(query)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  // Folding may change lengths only by dropping accents of decomposed letters, so we fold letter by letter.
  const letters = [...text];
  const plain = letters.map((letter) => folded(letter) || letter);
  const hits = new Array<boolean>(letters.length).fill(false);
  const flat = plain.join('');
  if (flat.length === letters.length) {
    for (const word of wanted) {
      for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + word.length))
        hits.fill(true, at, at + word.length);
    }
  }
  const pieces: Piece[] = [];
  letters.forEach((letter, i) => {
    const last = pieces.at(-1);
    if (last && last.hit === hits[i]) last.text += letter;
    else pieces.push({ text: letter, hit: hits[i] ?? false });
  });
  return pieces;
}
