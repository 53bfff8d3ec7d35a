/** A toast lies over the page, so that nothing shifts; the site's Content-Security-Policy lets scripts set styles. */
const LOOK =
  'position:fixed;inset:auto 1rem 1rem;z-index:300;display:flex;flex-wrap:wrap;gap:1rem;align-items:center;' +
  'justify-content:space-between;max-width:40rem;margin-inline:auto;padding:.75rem 1rem;border-radius:6px;' +
  'border:1px solid var(--site-color-line-strong);background:var(--site-color-raised);color:var(--site-color-text);' +
  'box-shadow:0 4px 16px rgb(0 0 0 / 15%)';

export interface ToastButton {
  label: string;
  /** The action of the button, besides closing the toast. */
  act?: () => void;
  isPrimary?: boolean;
}

/** Shows a toast with buttons, each of which closes it. */
export function showToast(message: string, buttons: ToastButton[]): void {
  const toast = document.createElement('div');
  toast.style.cssText = LOOK;
  const text = document.createElement('span');
  text.setAttribute('role', 'status');
  const choices = document.createElement('span');
  choices.style.cssText = 'display:flex;gap:.5rem';
  choices.append(
    ...buttons.map(({label, act, isPrimary}) => {
      const button = document.createElement('button');
      button.type = 'button';
      // Full class names: the build drops styles whose class no script contains.
      button.className = isPrimary ? 'button button--primary' : 'button';
      button.textContent = label;
      button.addEventListener('click', () => {
        toast.remove();
        act?.();
      });
      return button;
    }),
  );
  toast.append(text, choices);
  document.body.append(toast);
  // Screen readers announce only what is added to an existing status.
  setTimeout(() => (text.textContent = message), 100);
}
