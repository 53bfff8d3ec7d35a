import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {openCache, type ContentCache} from '../../build/content-cache';
import {readDocs} from '../../content/read-docs';
import type {ErrorEntry} from '../../lib/errors/error-entry';
import {collectErrors} from './collect-errors';

/** Address of the page that lists the errors of a version. */
export function errorsPath({path}: Pick<LoadedVersion, 'path'>): string {
  return `${path.replace(/\/$/, '')}/errors`;
}

let cache: Promise<ContentCache> | undefined;
const known = new WeakMap<LoadedVersion, Promise<ErrorEntry[]>>();

/** The errors of a version: for the page that lists them and for the search, and read once. */
export function errorsOf(version: LoadedVersion, siteDir: string): Promise<ErrorEntry[]> {
  const errors = known.get(version) ?? readErrorsOf(version, siteDir);
  known.set(version, errors);
  return errors;
}

async function readErrorsOf({docs}: LoadedVersion, siteDir: string): Promise<ErrorEntry[]> {
  const pages = await readDocs(
    siteDir,
    docs.filter(({draft}) => !draft),
  );
  cache ??= openCache(siteDir, 'error-index');
  return (await cache).get(JSON.stringify(pages), () => collectErrors(pages));
}

/** Keeps what was read for the next build. */
export async function saveErrors(): Promise<void> {
  await (await cache)?.save();
}
