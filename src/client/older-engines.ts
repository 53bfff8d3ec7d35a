// The last Chrome for Windows 7 and 8 and the Safari of older phones lack this method, which the code of every page calls.
// Without it, the page would crash there.
// oxlint-disable-next-line eslint/no-extend-native
Array.prototype.toSorted ??= function toSorted<T>(this: T[], compare?: (a: T, b: T) => number): T[] {
  // oxlint-disable-next-line unicorn/no-array-sort
  return [...this].sort(compare);
};
