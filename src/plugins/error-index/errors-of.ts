import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {readDocs} from '../../content/read-docs';
import type {ErrorEntry} from '../../lib/errors/error-entry';
import {collectErrors} from './collect-errors';

/** Address of the page that lists the errors of a version. */
export function errorsPath({path}: Pick<LoadedVersion, 'path'>): string {
  return `${path.replace(/\/$/, '')}/errors`;
}

/** The errors of a version: for the page that lists them and for the search. */
export async function errorsOf({docs}: LoadedVersion, siteDir: string): Promise<ErrorEntry[]> {
  const published = docs.filter(({draft}) => !draft);
  return collectErrors(await readDocs(siteDir, published));
}
