interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Returns true if the reader wants to save data or has a slow connection: then nothing is stored unasked. The media
 * query gives a page what hosts get as `Sec-CH-Prefers-Reduced-Data`, since a page cannot read its own request headers.
 */
export function prefersReducedData(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return (
    connection?.saveData === true ||
    connection?.effectiveType?.endsWith('2g') === true ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
