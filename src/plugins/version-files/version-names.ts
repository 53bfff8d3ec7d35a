import {WORKING_COPY} from '../../lib/versions/version-names';

/** Docusaurus' name of the version that a file belongs to. */
export function versionOfFile(path: string): string {
  return /[\\/]versioned_docs[\\/]version-([^\\/]+)[\\/]/.exec(path)?.[1] ?? WORKING_COPY;
}
