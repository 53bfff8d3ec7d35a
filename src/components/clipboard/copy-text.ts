/** The message that a reader gets if nothing could be copied. */
export const COPYING_BLOCKED = 'Couldn’t copy. Your browser blocked clipboard access.';

/**
 * Copies text. It may be a promise, since Safari requires the clipboard call during the reader's click. Where the
 * clipboard API is unavailable, as on pages without HTTPS, it falls back to `execCommand`.
 *
 * @returns whether it was copied
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string') {
      await navigator.clipboard.writeText(text);
    } else {
      const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
      await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
    }
    return true;
  } catch {
    return Promise.resolve(text).then(copySelected, () => false);
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.cssText = 'position:fixed;opacity:0';
  // Nothing outside an open modal dialog can be selected.
  (document.querySelector('dialog:modal') ?? document.body).append(area);
  area.select();
  // Deprecated, but the only way without the clipboard API.
  const isCopied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({preventScroll: true});
  return isCopied;
}
