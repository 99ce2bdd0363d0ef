const UNSEEN = 100; // milliseconds

/** Before the next frame is drawn; in a tab that nobody sees none is, and then a little later. */
export function beforeFrame(work: () => void): void {
  let done = false;
  const once = (): void => {
    if (!done) work();
    done = true;
  };
  requestAnimationFrame(once);
  setTimeout(once, UNSEEN);
}
