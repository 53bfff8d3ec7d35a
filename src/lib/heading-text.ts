/** The text of a heading without the link to itself. */
export function headingText({childNodes}: HTMLElement): string {
  const texts = [...childNodes].filter((node) => !(node instanceof Element && node.classList.contains('hash-link')));
  return texts
    .map(({textContent}) => textContent ?? '')
    .join('')
    .replaceAll('\u200b', '')
    .trim();
}
