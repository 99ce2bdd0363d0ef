/** How long the first screen waits for the page's font; after that the system's own stands in. */
const PATIENCE = 1000;

/** Both weights have come, or will not come in time. */
export async function fontSettled(patience = PATIENCE): Promise<void> {
  const weights = Promise.allSettled(['400', '700'].map((weight) => document.fonts.load(`${weight} 1rem Roboto`)));
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([weights, late]);
}
