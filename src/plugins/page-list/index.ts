import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** A page as the not-found page knows it. */
export interface PageEntry {
  /** Without the base URL. */
  path: string;
  title: string;
  /** What tells it from its namesakes: the docs version, or the section. */
  scope: string;
}

const SECTION_NAMES: Record<string, string> = {'release-notes': 'Release notes', fabric: 'Fabric'};

/** Writes the list of all pages, which the not-found page loads to suggest the nearest ones. */
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

function listPages(instance: string, {loadedVersions}: LoadedContent, baseUrl: string): PageEntry[] {
  return loadedVersions.flatMap((version) => {
    const scope = SECTION_NAMES[instance] ?? version.label;
    return version.docs.map(({permalink, title}) => ({path: `/${permalink.slice(baseUrl.length)}`, title, scope}));
  });
}
