/**
 * The position to which a key moves the focus in a list; it wraps around at both ends.
 *
 * @param position of the item that has the focus, or -1 when none has
 * @returns the new position, or undefined for any other key
 */
export function nextPosition(key: string, position: number, count: number): number | undefined {
  const next: Record<string, number> = {
    ArrowDown: (position + 1) % count,
    ArrowUp: position <= 0 ? count - 1 : position - 1,
    Home: 0,
    End: count - 1,
  };
  return next[key];
}
