/** The parts of the id of an entry of a list. */
export interface NamedEntry {
  /** Prefix of the name, including its dot. */
  of?: string | undefined;
  name: string;
  /** Given only if it does not follow from the name. */
  id?: string | undefined;
}

/** The part of an anchor that comes from the name of a key, parameter, or member: letters, digits, `_`, and dashes. */
export function anchorPart(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('[]', '-item')
    .replaceAll('*', 'any')
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The id of an entry: `http-port` for `http.port`, unless `id` is given. */
export function entryId({of = '', name, id}: NamedEntry): string {
  return id ?? (of + name).toLowerCase().replaceAll('.', '-');
}
