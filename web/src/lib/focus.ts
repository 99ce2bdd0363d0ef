/** Checks if no element takes the keys. A dialog that has just closed keeps the focus until its `close` event. */
export function unfocused(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.closest('dialog:not([open])') !== null;
}
