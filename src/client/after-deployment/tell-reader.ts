import {isGone} from '../../lib/is-gone';

const TEXT = 'The documentation has been updated since you opened it, so this page was loaded anew.';

/** A note over the page, so that nothing of it moves; the policy of the site lets scripts set styles. */
const LOOK =
  'position:fixed;inset:auto 1rem 1rem;z-index:300;display:flex;flex-wrap:wrap;gap:1rem;align-items:center;' +
  'justify-content:space-between;max-width:40rem;margin-inline:auto;padding:.75rem 1rem;border-radius:6px;' +
  'border:1px solid var(--site-color-line-strong);background:var(--site-color-raised);color:var(--site-color-text);' +
  'box-shadow:0 4px 16px rgb(0 0 0 / 15%)';

/**
 * Shows the note, unless the script is there after all: then it was the network.
 *
 * @param script address of the script that could not be loaded before
 */
export async function tellReader(script: string): Promise<void> {
  if (!(await isGone(script))) return;
  const note = document.createElement('div');
  note.style.cssText = LOOK;
  const text = document.createElement('span');
  text.setAttribute('role', 'status');
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'button button--secondary button--sm';
  close.textContent = 'Close';
  close.addEventListener('click', () => note.remove());
  note.append(text, close);
  document.body.append(note);
  // Screen readers announce what comes into a status that is there.
  setTimeout(() => (text.textContent = TEXT), 100);
}
