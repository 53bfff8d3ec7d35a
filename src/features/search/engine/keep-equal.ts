/**
 * The new value, with the old value's parts wherever they are equal, so that React does not render these again. Both
 * are plain data: arrays, objects, and scalars.
 */
export function keepEqual<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return after;
  return Array.isArray(after) ? keepItems(before, after) : keepFields(before, after);
}

function keepItems<T>(before: object, after: T & unknown[]): T {
  if (!Array.isArray(before)) return after;
  const items = after.map((item, position) => keepEqual(before[position], item));
  const isSame = before.length === items.length && items.every((item, position) => item === before[position]);
  return (isSame ? before : items) as T;
}

function keepFields<T extends object>(before: object, after: T): T {
  const old = before as Record<string, unknown>;
  const entries = Object.entries(after).map(([name, value]) => [name, keepEqual(old[name], value)] as const);
  const isSame =
    Object.keys(before).length === entries.length &&
    entries.every(([name, value]) => name in before && old[name] === value);
  return (isSame ? before : Object.fromEntries(entries)) as T;
}
