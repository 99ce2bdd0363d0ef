/** Drawings that only a table with their module needs: fetched when the first such table is looked at. */

type Fractures = typeof import('./fractures');

let fractures = $state.raw<Fractures | null>(null);
let asked = false;

/** Null until they are there. */
export function fracturesDrawings(): Fractures | null {
  if (!asked) {
    asked = true;
    import('./fractures').then(
      (drawings) => (fractures = drawings),
      () => (asked = false), // whoever looks again asks again
    );
  }
  return fractures;
}
