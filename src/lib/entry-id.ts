/** What says where an entry of a list is. */
export interface NamedEntry {
  /** Beginning of the name, with its dot. */
  of?: string | undefined;
  name: string;
  /** Where it is not that of the name. */
  id?: string | undefined;
}

/** The id of an entry: `http-port` for `http.port`, unless it has another one. */
export function entryId({of = '', name, id}: NamedEntry): string {
  return id ?? (of + name).toLowerCase().replaceAll('.', '-');
}
