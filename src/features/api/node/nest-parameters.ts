import {parseType, type Type} from '../../../page-model/cell-types';
import type {ParameterRow} from '../../../page-model/rows/parameters';
import {namesIn} from '../../../lib/setting-path';

/** A parameter with the parameters inside it. */
export interface Shape {
  /** Last part of the path, without `[]`: a name, or `*` for keys of any name. */
  name: string;
  type: Type;
  parameter: ParameterRow;
  parent: Shape | undefined;
  /** The parameters that an object of this parameter, or of its items, may contain. */
  fields: Shape[];
}

/**
 * Turns the flat rows of a parameter table, `conditions[].attribute` after `conditions`, into a tree.
 * @throws Error naming the row whose parent is missing
 */
export function nestParameters(parameters: ParameterRow[]): Shape[] {
  const shapes = new Map<string, Shape>();
  const top: Shape[] = [];
  for (const parameter of parameters) {
    const path = namesIn(parameter.name);
    const name = path.pop()!;
    const parentPath = path.join('.');
    const parent = parentPath === '' ? undefined : shapes.get(parentPath);
    if (parentPath !== '' && !parent) {
      throw new Error(`the parameter ${parameter.name} stands inside ${parentPath}, which has no row before it`);
    }
    const shape = {name, type: parseType(parameter.type), parameter, parent, fields: []};
    shapes.set(parentPath === '' ? name : `${parentPath}.${name}`, shape);
    (parent?.fields ?? top).push(shape);
  }
  return top;
}
