/** An address for the clipboard, and whether it was copied just now. */
export class Copying {
  done = $state(false);

  async copy(address: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      history.replaceState(null, '', address); // to be copied from the address bar
    }
    this.done = true;
    setTimeout(() => (this.done = false), 2000);
  }
}
