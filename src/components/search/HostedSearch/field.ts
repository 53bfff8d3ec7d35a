/** DocSearch's field, which it gives no other way to. */
export function docSearchField(): HTMLInputElement | null {
  return document.querySelector('.DocSearch-Input');
}

/** Writes into a field of somebody else's component, as if the reader had typed it. */
export function writeInto(field: HTMLInputElement, text: string): void {
  // React has put its own setter over this one, and would notice no change.
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', {bubbles: true}));
}
