/** Milliseconds, long enough to be read. */
const SHOWN_FOR = 4000;

/**
 * Shows a message over the page for a moment, and has it read out. While a dialog is open, the rest of the page is silent, so a
 * dialog has its own.
 */
export function say(message: string): void {
  const root = document.querySelector('dialog:modal') ?? document.body;
  let note = root.querySelector(':scope > .said');
  if (!note) {
    note = document.createElement('div');
    note.className = 'said';
    note.setAttribute('role', 'status');
    root.append(note);
  }
  const words = document.createTextNode(message);
  // Screen readers announce what comes into a status that is there.
  setTimeout(() => note.replaceChildren(words), 100);
  setTimeout(() => words.remove(), SHOWN_FOR);
}

/**
 * The component of a file that a reader has asked for.
 *
 * @returns nothing when it cannot be loaded, which the reader is told
 */
export async function loadOrSay<Component>(file: Promise<{default: Component}>): Promise<Component | undefined> {
  try {
    return (await file).default;
  } catch {
    say('Not loaded: check your connection.');
    return undefined;
  }
}
