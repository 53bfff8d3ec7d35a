import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** A page as a plugin reads it. */
export interface DocsPage {
  /** Path of the file as shown in messages, such as `versioned_docs/version-4.7/developers/rest.md`. */
  file: string;
  text: string;
  /** Address of the page, without an anchor. */
  url: string;
}

/** A page that Docusaurus has loaded. */
export interface LoadedPage extends DocsPage {
  /** Id within its version: `developers/rest`. */
  id: string;
}

type Doc = LoadedVersion['docs'][number];

/** The loaded content of each docs instance, by its id. */
export function docsInstances(allContent: AllContent): Record<string, LoadedContent> {
  return (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, LoadedContent>;
}

/** The versions of an instance that are being built; by default, those of the documentation. */
export function loadedVersions(allContent: AllContent, instance = 'default'): LoadedVersion[] {
  return docsInstances(allContent)[instance]?.loadedVersions ?? [];
}

/** The file of a source as the docs plugin names it: `docs/reference.md` for `@site/docs/reference.md`. */
export function fileOf(source: string): string {
  return source.replace(/^@site\//, '');
}

const known = new WeakMap<Doc, Promise<LoadedPage>>();

/** The sources of some pages, each read once until Docusaurus loads it again. */
export async function readDocs(siteDir: string, docs: readonly Doc[]): Promise<LoadedPage[]> {
  return Promise.all(
    docs.map((doc) => {
      const page = known.get(doc) ?? readDoc(siteDir, doc);
      known.set(doc, page);
      return page;
    }),
  );
}

async function readDoc(siteDir: string, {id, source, permalink}: Doc): Promise<LoadedPage> {
  const file = fileOf(source);
  // Docusaurus only removes the trailing slash of index pages later.
  return {id, file, text: await readFile(join(siteDir, file), 'utf8'), url: permalink.replace(/\/$/, '')};
}
