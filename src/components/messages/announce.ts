/** Milliseconds; long enough to read the message. */
const SHOWN_FOR = 4000;

/**
 * Shows a message over the page for a moment and has it read aloud. While a modal dialog is open, the rest of the page
 * is silent for screen readers, so the message goes into the dialog.
 *
 * @param isSeen false where the control itself shows what happened, so that the message is only for screen readers
 */
export function announce(message: string, isSeen = true): void {
  const root = document.querySelector('dialog:modal') ?? document.body;
  let note = root.querySelector(':scope > .said');
  if (!note) {
    note = document.createElement('div');
    note.className = 'said';
    note.setAttribute('role', 'status');
    root.append(note);
  }
  note.classList.toggle('spoken', !isSeen);
  const words = document.createTextNode(message);
  // Screen readers announce only what is added to an existing status.
  setTimeout(() => note.replaceChildren(words), 100);
  setTimeout(() => words.remove(), SHOWN_FOR);
}

/**
 * Loads the component of a file that the reader asked for.
 *
 * @returns undefined if it cannot be loaded, after showing a message that says so
 */
export async function loadOrAnnounce<Component>(file: Promise<{default: Component}>): Promise<Component | undefined> {
  try {
    return (await file).default;
  } catch {
    announce('Couldn’t load. Check your connection.');
    return undefined;
  }
}
