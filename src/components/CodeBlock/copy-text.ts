/**
 * Copies the text of an element. Where the clipboard is closed, as on pages without HTTPS, the text is selected and
 * copied the old way; when that fails too, it stays selected for the reader's own shortcut.
 *
 * @returns whether it was copied
 */
export async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    // Deprecated, and the only way without the clipboard.
    return document.execCommand('copy');
  }
}
