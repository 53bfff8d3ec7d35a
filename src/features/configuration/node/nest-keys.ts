import {membersOf, parseType, plainTypesOf, type Type} from '../../../page-model/cell-types';
import {stepsOf} from '../../../lib/setting-path';
import type {ConfigKey} from './types';

/** A place in the configuration file, with everything that is documented inside of it. */
export interface Place {
  /** Missing for an object that has no row of its own, such as `http`, and for the file itself. */
  key: ConfigKey | undefined;
  type: Type;
  /**
   * The places inside of it, by name; `*` is the place for every other name, and `[]` that for every item of an array.
   */
  inside: Map<string, Place>;
}

const OBJECT: Type = {kind: 'plain', name: 'object'};

/**
 * Turns the keys into a tree, from the top of the file. Unlike in the parameters of operations, objects need no row of
 * their own, and the items of an array are a separate place: `tls.host` and `tls[].host` differ.
 *
 * @param open keys that may hold anything
 */
export function nestKeys(keys: ConfigKey[], open: Iterable<string> = []): Place {
  const top: Place = {key: undefined, type: OBJECT, inside: new Map()};
  for (const key of keys) {
    const place = stepsOf(key.key).reduce(enter, top);
    place.key = key;
    place.type = parseType(key.type);
  }
  typeItems(top);
  for (const key of open) stepsOf(key).reduce(enter, top).type = {kind: 'plain', name: 'any'};
  return top;
}

/** The place that a step leads to, created if it does not exist. */
function enter({inside}: Place, step: string): Place {
  const next = inside.get(step) ?? {key: undefined, type: OBJECT, inside: new Map<string, Place>()};
  inside.set(step, next);
  return next;
}

/** Type of the items of an array, according to the array's own row. */
export function itemType({type}: Place): Type {
  const array = membersOf(type).find((member) => member.kind === 'array');
  return array?.kind === 'array' ? array.items : OBJECT;
}

/** Gives items without a row the type in the row of their array, which may come after the rows of what is inside. */
function typeItems(place: Place): void {
  const items = place.inside.get('[]');
  if (items && !items.key) items.type = itemType(place);
  place.inside.forEach(typeItems);
}

/**
 * Checks that every ancestor of a key is an object or array that can hold it.
 * @throws Error naming the place that has another type
 */
export function checkAncestors(key: string, top: Place): void {
  let place = top;
  let path = '';
  for (const step of stepsOf(key)) {
    const needed = step === '[]' ? 'array' : 'object';
    const types = plainTypesOf(place.type);
    if (!types.includes(needed) && !types.includes('any')) {
      const has = place.key ? `has the type "${place.key.type}"` : 'has no row';
      throw new Error(`${path} ${has}: expected ${needed} among its types, since the key is inside of it`);
    }
    place = enter(place, step);
    path += step === '[]' || path === '' ? step : `.${step}`;
  }
}
