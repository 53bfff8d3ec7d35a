import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {sectionNames} from '../../data/section-names';
import type {Page} from '../../lib/similar-pages';

/** Writes the list of all pages, which the not-found page loads to suggest similar addresses. */
export default function pageList({baseUrl}: LoadContext): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      const instances = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {});
      const pages = instances.flatMap(([id, content]) => listPages(id, content as LoadedContent, baseUrl));
      await actions.createData('pages.json', pages);
    },
  };
}

function listPages(instance: string, {loadedVersions}: LoadedContent, baseUrl: string): Page[] {
  return loadedVersions.flatMap((version) => {
    // A version tells a page of the docs from its namesakes, its section any other.
    const scope = isSection(instance) ? sectionNames[instance] : version.label;
    return version.docs.map(({permalink, title}) => ({path: `/${permalink.slice(baseUrl.length)}`, title, scope}));
  });
}

function isSection(instance: string): instance is Exclude<keyof typeof sectionNames, 'default'> {
  return instance !== 'default' && instance in sectionNames;
}
