/** What says where an entry of a list is. */
export interface NamedEntry {
  /** Beginning of the name, with its dot. */
  of?: string | undefined;
  name: string;
  /** Where it is not that of the name. */
  id?: string | undefined;
}

/** The part of an anchor that comes from the name of a key, parameter, or member: letters, digits, and dashes. */
export function anchorPart(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('[]', '-item')
    .replaceAll('*', 'any')
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The id of an entry: `http-port` for `http.port`, unless it has another one. */
export function entryId({of = '', name, id}: NamedEntry): string {
  return id ?? (of + name).toLowerCase().replaceAll('.', '-');
}
