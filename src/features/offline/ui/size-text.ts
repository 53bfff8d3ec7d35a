/** Formats a size as devices show it: `640 kB`, `13.2 MB`. A kilobyte has 1,000 bytes. */
export function sizeText(bytes: number): string {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
