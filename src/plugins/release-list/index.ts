import {readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ReleaseWithChanges} from '../../lib/releases/release';
import {collectReleases} from './collect-releases';
import {collectFeeds} from './feeds/collect-feeds';

interface Options {
  /** The docs version that is served without a number. */
  latestVersion: string;
}

/**
 * Reads the release notes: the releases for lists (`@generated/release-list/default/releases.json`) and their changes
 * for the upgrade view (`changes.json` beside it). Only a page that imports one of them pays for it. The build also
 * writes the feeds, which `npm start` does not serve.
 */
export default function releaseList({siteDir, siteConfig: {url, baseUrl}}: LoadContext, options: Options): Plugin {
  let releases: ReleaseWithChanges[] = [];
  const readSource = (source: string) => readFileSync(source.replace('@site', siteDir), 'utf8');
  return {
    name: 'release-list',
    async allContentLoaded({allContent, actions}) {
      const content = allContent['docusaurus-plugin-content-docs']?.['release-notes'] as LoadedContent | undefined;
      releases = collectReleases(content?.loadedVersions[0]?.docs ?? [], {...options, readSource});
      await actions.createData('releases.json', releases.map(({title, changes, ...release}) => release));
      await actions.createData('changes.json', releases.map(({version, path, changes}) => ({version, path, changes})));
    },
    async postBuild({outDir}) {
      for (const {folder, files} of collectFeeds(releases, {url, baseUrl})) {
        await mkdir(join(outDir, folder), {recursive: true});
        for (const [file, text] of Object.entries(files)) await writeFile(join(outDir, folder, file), text);
      }
    },
  };
}
