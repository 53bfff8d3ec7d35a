/**
 * Copies a text that may still be on its way: Safari wants to hear of it while the reader's click lasts. Where the clipboard
 * is closed, as on pages without HTTPS, the text is copied the old way.
 *
 * @returns whether it was copied
 */
export async function copyLater(content: Promise<string>): Promise<boolean> {
  try {
    const blob = content.then((text) => new Blob([text], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
    return true;
  } catch {
    return content.then(copySelected, () => false);
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  // Deprecated, and the only way without the clipboard.
  const isCopied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
