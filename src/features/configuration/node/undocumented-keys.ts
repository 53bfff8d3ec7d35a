import {configurationKeys} from '../../availability/data/tables';
import {isAvailable, isDue} from '../../availability/availability';

/** Keys of the configuration file that a version has, but that its page does not need to name. */
export function undocumentedKeys(version: string): ReadonlySet<string> {
  return new Set(
    Object.entries(configurationKeys).flatMap(([key, feature]) =>
      isAvailable(feature, version) && !isDue(feature, version) ? key : [],
    ),
  );
}
