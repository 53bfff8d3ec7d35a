import type {Availabilities, Availability} from './types';

/** Features that have the same history. */
export const each = (history: Availability, ...names: readonly string[]): Availabilities =>
  Object.fromEntries(names.map((name) => [name, history]));

/** Features as old as whatever they belong to. */
export const always = (...names: readonly string[]): Availabilities => each({}, ...names);
