/**
 * Path of a page below the address of its version, without a leading slash: the index of a folder, and a page with the
 * same name as its folder, get the address of the folder.
 */
export function pathOfId(id: string): string {
  return id.replace(/(?:^|\/)index$/, '').replace(/(^|\/)([^/]+)\/\2$/, '$1$2');
}

/** The ids that a page at a path can have, see `pathOfId`. */
export function idsOfPath(path: string): string[] {
  if (path === '') return ['index'];
  return [path, `${path}/index`, `${path}/${path.slice(path.lastIndexOf('/') + 1)}`];
}
