/**
 * The address that another stands for by its shape: the first pattern that matches says which.
 *
 * @param path canonical, without the base URL
 */
export function applyShapes(path: string, shapes: readonly {pattern: RegExp; to: string}[]): string {
  const shape = shapes.find(({pattern}) => pattern.test(path));
  return shape ? path.replace(shape.pattern, shape.to) : path;
}
