/**
 * The dotted path of a setting or a parameter, from the top: `[]` stands for the items of an array, and `*` for names
 * that the reader chooses.
 */
export type SettingPath = string;

/** `tls[].host` is `tls`, `[]` and `host`. */
export function stepsOf(path: SettingPath): string[] {
  return path.replaceAll('[]', '.[]').split('.');
}

/** The steps of a path that have names. */
export function namesIn(path: SettingPath): string[] {
  return stepsOf(path).filter((step) => step !== '[]');
}

/** The name at the end of a path: `host` for `tls[].host`, and `tls` for `tls[]`. */
export function lastName(path: SettingPath): string {
  return namesIn(path).at(-1)!;
}

/** The paths that contain a path, outermost first: `a` and `a.b` for `a.b[]`, and `a` and `a[]` for `a[].b`. */
export function pathsAbove(path: SettingPath): SettingPath[] {
  return [...path.matchAll(/\.|\[\]/g)].map(({index}) => path.slice(0, index));
}

/** The beginning that a path shares with what it is inside of: `sort.`, `conditions[].`; empty if it is not inside. */
export function beginningInside(path: SettingPath, parent: SettingPath): string {
  return [`${parent}.`, `${parent}[].`].find((beginning) => path.startsWith(beginning)) ?? '';
}

/** The longest beginning that a path shares with another: `http.` for `http.corsAccessList` and `http.cors`. */
export function sharedBeginning(path: SettingPath, other: SettingPath): string {
  const parts = path.split('.');
  for (let count = parts.length - 1; count > 0; count -= 1) {
    const beginning = `${parts.slice(0, count).join('.')}.`;
    if (`${other}.`.startsWith(beginning)) return beginning;
  }
  return '';
}
