/** Long enough to be read out. */
const SHOWN_FOR = 2000;

/**
 * The element whose words screen readers read out, one for all blocks: an operations page would have dozens. It has to be
 * there before its words are, so a button asks for it when it is reached. While a dialog is open, the rest of the page is
 * silent, so a dialog has its own.
 */
export function statusNear(button: Element): HTMLElement {
  const root = button.closest('dialog') ?? document.body;
  const known = root.querySelector<HTMLElement>(':scope > .copy-status');
  if (known) return known;
  const status = document.createElement('div');
  status.className = 'copy-status spoken';
  // Its place in the flow would make the page longer.
  status.style.top = '0';
  status.setAttribute('role', 'status');
  root.append(status);
  return status;
}

/** Has a message read out, and takes it back when it is old. */
export function say(status: HTMLElement, message: string): void {
  const words = document.createTextNode(message);
  status.replaceChildren(words);
  setTimeout(() => words.remove(), SHOWN_FOR);
}
