import {isAvailable, isDue} from '../availability';
import {knownKeys} from './histories';

/** Keys of the configuration file that a version has, but that its page does not need to name. */
export function undocumentedKeys(version: string): ReadonlySet<string> {
  return new Set(
    Object.entries(knownKeys()).flatMap(([key, feature]) =>
      isAvailable(feature, version) && !isDue(feature, version) ? key : [],
    ),
  );
}
