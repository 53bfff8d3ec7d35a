import type {Fault, Fence} from '../types';
import {compareVersions} from '../../../src/lib/compare-versions';

/** First version whose methods can be handed the target of a request. */
const TARGETS = '4.6';

/** A method of a class that takes the target first. */
const METHOD = /^\s+(?:static )?(?:async )?(?:get|put|patch|post|delete|publish|search|connect|update)\(target\b/;

/**
 * Methods of resources that are written as in later versions. The compiler takes parameters by any name, so that
 * `put(target, data)` would pass where it means `put(data, query)`.
 */
export function instanceStyleFaults({text}: Fence, version: string): Fault[] {
  if (compareVersions(version, TARGETS) >= 0) return [];
  const message = `methods of resources take a target since ${TARGETS} only`;
  const expected = '(query), (data, query) or the like, and `this` for the record';
  return text.split('\n').flatMap((line, at) => (METHOD.test(line) ? [{line: at + 1, message, expected}] : []));
}
