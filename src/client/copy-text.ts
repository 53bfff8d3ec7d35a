/**
 * Copies a text. It may still be on its way: Safari wants to hear of it while the reader's click lasts. Where the clipboard is
 * closed, as on pages without HTTPS, it is copied the old way.
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
  // Nothing beside an open dialog can be selected.
  (document.querySelector('dialog:modal') ?? document.body).append(area);
  area.select();
  // Deprecated, and the only way without the clipboard.
  const isCopied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
