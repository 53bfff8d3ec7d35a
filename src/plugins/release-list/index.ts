import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {collectReleases} from './collect-releases';

/**
 * Makes the list of releases, read from the front matter of the release notes, available to pages as
 * `@generated/release-list/default/releases.json`. Only a page that imports it pays for it.
 */
export default function releaseList(): Plugin {
  return {
    name: 'release-list',
    async allContentLoaded({allContent, actions}) {
      const content = allContent['docusaurus-plugin-content-docs']?.['release-notes'] as LoadedContent | undefined;
      const docs = content?.loadedVersions[0]?.docs ?? [];
      await actions.createData('releases.json', collectReleases(docs));
    },
  };
}
