/** An address without a slash at its end; that of the root is one. */
export function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
