type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>;

/** Whether a key press asks for the search: Ctrl+K or Cmd+K anywhere, `/` unless the reader is typing. */
export function opensSearch(press: KeyPress, isTyping: boolean): boolean {
  if (press.isComposing || press.altKey) return false;
  const isCommand = press.ctrlKey || press.metaKey;
  if (isCommand) return press.key.toLowerCase() === 'k' && !press.shiftKey;
  return press.key === '/' && !isTyping;
}

/** Whether keys written at an element become text there. */
export function takesText(element: EventTarget | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (element.isContentEditable || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) {
    return true;
  }
  const others = ['button', 'checkbox', 'radio', 'submit', 'reset', 'range', 'color', 'file', 'image'];
  return element instanceof HTMLInputElement && !others.includes(element.type);
}
