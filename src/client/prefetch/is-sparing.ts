interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether the reader wants or has to do with little data: then nothing is fetched before it is asked for. The media query
 * is what `Sec-CH-Prefers-Reduced-Data` says to hosts; a page cannot read its request.
 */
export function isSparing(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return (
    connection?.saveData === true ||
    connection?.effectiveType?.endsWith('2g') === true ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
