/** Drawings that only a table with their module needs: fetched when the first such table is looked at. */

/** Nothing until they are there. */
export type Later<Drawings> = () => Drawings | undefined;

export function later<Drawings>(fetched: () => Promise<Drawings>): Later<Drawings> {
  let drawings = $state.raw<Drawings>();
  let asked = false;
  return () => {
    if (!asked) {
      asked = true;
      fetched().then(
        (found) => (drawings = found),
        () => (asked = false), // whoever looks again asks again
      );
    }
    return drawings;
  };
}

/** One drawing, of the module that brings it. */
export const drawingOf = <Drawing>(fetched: () => Promise<{ default: Drawing }>): Later<Drawing> =>
  later(() => fetched().then((module) => module.default));

export const fracturesDrawings = later(() => import('./fractures'));
