import docsPlugin, {validateOptions} from '@docusaurus/plugin-content-docs';
import type {LoadedVersion, Options} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import config from '@site/docusaurus.config';
import {docs, fabric, releaseNotes} from '@site/src/config/docs-instances';
import {versionsOptions} from '@site/src/config/versions';
import {projectPath} from '@site/tests/support';
import {describe, expect, it} from 'vitest';

type Sidebar = LoadedVersion['sidebars'][string];

/** All versions of an instance of the documentation, with the sidebars that readers get. */
async function load({id = 'default', ...options}: Options): Promise<LoadedVersion[]> {
  const validated = validateOptions({
    validate: (schema, given) => {
      // Docusaurus itself adds the id, which the schema lacks.
      const {error, value} = schema.validate(given, {allowUnknown: true});
      if (error) throw error;
      return {...value, id};
    },
    // Dates would be read from the Git history, and no test here needs them.
    options: {...options, showLastUpdateTime: false},
  });
  const context = {
    siteDir: projectPath(''),
    generatedFilesDir: projectPath('.docusaurus'),
    baseUrl: '/',
    siteConfig: {...config, staticDirectories: ['static']},
    i18n: {currentLocale: 'en', defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {translate: false}}},
  } as unknown as LoadContext;
  const plugin = await docsPlugin(context, validated);
  return (await plugin.loadContent!()).loadedVersions;
}

interface Group {
  landing: string;
  pages: string[];
}

/** The groups of a sidebar that link to a page, each with all pages below it. */
function groupsIn(items: Sidebar): Group[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const own = item.link?.type === 'doc' ? [{landing: item.link.id, pages: pagesIn(item.items)}] : [];
    return [...own, ...groupsIn(item.items)];
  });
}

function pagesIn(items: Sidebar): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc') return [item.id];
    if (item.type !== 'category') return [];
    return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...pagesIn(item.items)];
  });
}

const instances = [{...docs, ...versionsOptions('all', true)}, releaseNotes, fabric];
const versions = (await Promise.all(instances.map(load))).flat();

describe.each(versions.map((version) => ({...version, name: `${version.path} (${version.versionName})`})))(
  'the sidebar of $name',
  ({sidebars, docs: pages}) => {
    const lists = Object.values(sidebars);

    it('has no page inside the group that links to it, and none twice', () => {
      const groups = lists.flatMap(groupsIn);
      expect(groups.filter(({landing, pages: inner}) => inner.includes(landing))).toEqual([]);
      const ids = lists.flatMap(pagesIn);
      expect(ids.length).toBeGreaterThan(5);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });

    it('leads from no page to itself', () => {
      const leading = pages.filter(({next, previous}) => next ?? previous);
      expect(leading.length).toBeGreaterThan(5);
      const circles = leading.filter(({permalink, next, previous}) =>
        [next?.permalink, previous?.permalink].includes(permalink),
      );
      expect(circles.map(({id}) => id)).toEqual([]);
    });
  },
);
