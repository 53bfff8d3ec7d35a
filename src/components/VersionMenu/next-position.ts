/**
 * Where the focus goes in a list when a key is pressed; it runs round at both ends.
 *
 * @param position of the item that has the focus, or -1 when none has
 * @returns the new position, or undefined for a key that moves nothing
 */
export function nextPosition(key: string, position: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (position + 1) % count;
    case 'ArrowUp':
      return position <= 0 ? count - 1 : position - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
