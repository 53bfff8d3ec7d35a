/** An address without a trailing slash; the root stays `/`. */
export function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
