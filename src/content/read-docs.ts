import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';

/** A page as a plugin reads it. */
export interface DocsPage {
  /** File as it is named in messages, such as `versioned_docs/version-4.7/developers/rest.md`. */
  file: string;
  text: string;
  /** Address of the page, without an anchor. */
  url: string;
}

/** The versions of the docs that are being built. */
export function loadedVersions(allContent: AllContent): LoadedVersion[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  return docs?.loadedVersions ?? [];
}

/** The source of some pages of a version. */
export async function readDocs(siteDir: string, docs: LoadedVersion['docs']): Promise<DocsPage[]> {
  return Promise.all(
    docs.map(async ({source, permalink}) => {
      const file = aliasedSitePathToRelativePath(source);
      // Docusaurus takes the slash at the end of index pages away later.
      return {file, text: await readFile(join(siteDir, file), 'utf8'), url: permalink.replace(/\/$/, '')};
    }),
  );
}
