import {lstatSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {versionOfFile} from '../../src/lib/version-names';
import {listFiles} from './list-files';

export interface Page {
  /** Path from the project's root. */
  file: string;
  text: string;
}

/** Folders of pages. */
export const INSTANCES = ['docs', 'versioned_docs', 'release-notes', 'fabric'];

/** All Markdown pages of all instances and versions. */
export function readPages(root: string): Page[] {
  return listFiles(root, INSTANCES, /\.mdx?$/).map((file) => readPage(root, file));
}

/**
 * A file of the project with its text, which is empty for a symbolic link: checks report it. Lines end as Git stores
 * them, whatever an editor has written.
 */
export function readPage(root: string, file: string): Page {
  const path = join(root, file);
  return {file, text: lstatSync(path).isSymbolicLink() ? '' : readFileSync(path, 'utf8').replaceAll('\r\n', '\n')};
}

/**
 * The docs version whose operations a page may use. A release note is about its own minor release; every other page
 * outside the docs is about the latest version.
 */
export function apiVersionOf(file: string, latest: string): string {
  const release = /^release-notes\/.*\/(\d+\.\d+)\.\d+\.mdx?$/.exec(file)?.[1];
  return versionOfFile(file) ?? release ?? latest;
}
