import type {Availabilities, Availability} from './types';

/**
 * Features that have the same history.
 *
 * @param names separated by spaces
 */
export const each = (history: Availability, ...names: readonly string[]): Availabilities =>
  Object.fromEntries(names.flatMap((line) => line.split(' ')).map((name) => [name, history]));

/** Features as old as whatever they belong to. */
export const always = (...names: readonly string[]): Availabilities => each({}, ...names);
