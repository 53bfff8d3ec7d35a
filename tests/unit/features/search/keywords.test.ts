import sidebars from '@site/fabric-sidebars';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {VersionFolders} from '@site/src/features/versions/node/version-folders';
import {openShard} from '@site/src/features/search/engine/open-shard';
import {matchSections} from '@site/src/features/search/engine/match-sections';
import {collectShard} from '@site/src/features/search/node/collect-shard';
import {
  deadKeywords,
  lookUpKeywords,
  placeKeywords,
  type KeywordsOf,
} from '@site/src/features/search/node/place-keywords';
import {
  KEYWORDS_FOLDER,
  parseKeywords,
  readKeywords,
  type PageKeywords,
} from '@site/src/features/search/node/read-keywords';
import {docsFolder} from '@site/src/lib/version-names';
import {projectPath} from '@site/tests/support';
import {describe, expect, it} from 'vitest';
import {scratchFolder} from '../../scratch';

/** Any page of the guide, since each of them can move. */
const GUIDE = `/fabric/${sidebars.fabric.at(-1)}`;

const scratch = scratchFolder();
let made = 0;

/** A project with these files. */
function makeProject(files: Record<string, string>): string {
  const name = String(made++);
  scratch.write(Object.fromEntries(Object.entries(files).map(([file, text]) => [`${name}/${file}`, text])));
  return scratch.path(name);
}

const problemsOf = (text: string) => parseKeywords('a.yml', text).problems;

describe('parseKeywords', () => {
  it('reads phrases by page and section; whatever looks like a number is a word', () => {
    const {pages, problems} = parseKeywords(
      'a.yml',
      "/docs/rest:\n  '': http api, 9926, null\n  get:\n    read one,\n    read\n",
    );
    expect(problems).toEqual([]);
    expect(pages).toEqual([
      {
        file: 'a.yml',
        page: '/docs/rest',
        sections: new Map([
          ['', ['http api', '9926', 'null']],
          ['get', ['read one', 'read']],
        ]),
      },
    ]);
  });

  it.each([
    ['', 'a.yml: it has no pages.'],
    ['/docs/rest:\n', 'a.yml: /docs/rest: it has no sections.'],
    ['/docs/rest: [read]', 'a.yml: /docs/rest: it has no sections.'],
    ['/docs/rest:\n  get: [read]', 'a.yml: /docs/rest#get: expected phrases with commas between them.'],
    ['/docs/rest:\n  get:', 'a.yml: /docs/rest#get: expected phrases with commas between them.'],
    ['/docs/rest:\n  get: read,, write', 'a.yml: /docs/rest#get: a phrase is empty.'],
    ["/docs/rest:\n  '': read it, write it, Read  it", 'a.yml: /docs/rest: "read it" is there twice.'],
  ])('refuses %j', (text, problem) => expect(problemsOf(text)).toEqual([problem]));

  it('names the line that cannot be parsed, and a section that is there twice', () => {
    expect(problemsOf('/docs/rest:\n  get: [read\n')[0]).toMatch(/^a\.yml: .*line \d/);
    expect(problemsOf('/docs/rest:\n  get: read\n  get: write\n')[0]).toMatch(/^a\.yml: Map keys must be unique/);
  });
});

describe('readKeywords', () => {
  it('says all that is wrong, also a page that two files have', async () => {
    const project = makeProject({
      [`${KEYWORDS_FOLDER}/a.yml`]: '/docs/rest:\n  get: read\n',
      [`${KEYWORDS_FOLDER}/b.yml`]: '/docs/rest:\n  put: write,\n',
    });
    await expect(readKeywords(project)).rejects.toThrow(
      `${KEYWORDS_FOLDER}/b.yml: /docs/rest#put: a phrase is empty.\n` +
        `${KEYWORDS_FOLDER}/b.yml: /docs/rest: the page is in ${KEYWORDS_FOLDER}/a.yml as well.`,
    );
  });

  it('reads those of this site', async () => {
    expect((await readKeywords(projectPath(''))).length).toBeGreaterThan(100);
  });
});

const keywords = (page: string, sections: Record<string, string[]>): PageKeywords => ({
  file: 'a.yml',
  page,
  sections: new Map(Object.entries(sections)),
});

/** Pages that moved, and one that was split, as `src/features/versions/data/page-moves.ts` knows of them. */
const ids = {
  current: ['administration/jobs', 'administration/harper-studio/organizations', 'new', 'index'],
  '4.7': [
    'administration/jobs',
    'administration/harper-studio/organizations',
    'developers/operations-api/system-operations',
    'developers/operations-api/configuration',
    'index',
  ],
  '4.5': ['administration/jobs', 'developers/operations-api/utilities', 'index'],
  '4.1': ['jobs', 'harperdb-studio/organizations', 'custom-functions/index'],
};
const versions: VersionFolders = {
  versions: ['current', '4.7', '4.5', '4.1'],
  pages: new Map(
    Object.entries(ids).map(([version, pages]) => [
      version,
      new Map(pages.map((id) => [id, `${docsFolder(version)}/${id}.md`])),
    ]),
  ),
};

describe('placeKeywords', () => {
  const place = (...all: PageKeywords[]) => placeKeywords(all, projectPath(''), versions);
  const lookUp = (...all: PageKeywords[]) => lookUpKeywords(place(...all));

  it('follows a page to where it was, and to no version without it', () => {
    const of = lookUp(keywords('/docs/administration/jobs', {'': ['background task'], get_job: ['poll']}));
    expect(of('current', '/docs/next/administration/jobs', 'get_job')).toEqual(['poll']);
    expect(of('4.7', '/docs/administration/jobs/', null)).toEqual(['background task']);
    expect(of('4.1', '/docs/4.1/jobs', 'get_job')).toEqual(['poll']);
    expect(of('4.1', '/docs/4.1/jobs', 'other')).toEqual([]);
    expect(of('4.1', '/docs/4.1', null)).toEqual([]);
  });

  it('follows a folder that has another name', () => {
    const of = lookUp(keywords('/docs/administration/harper-studio/organizations', {'': ['team']}));
    expect(of('4.1', '/docs/4.1/harperdb-studio/organizations', null)).toEqual(['team']);
    expect(of('4.5', '/docs/4.5/administration/harper-studio/organizations', null)).toEqual([]);
  });

  it('gives a page that was split the sections of all parts, and the beginning of the main one', () => {
    const of = lookUp(
      keywords('/docs/developers/operations-api/configuration', {'': ['settings'], set_configuration: ['change']}),
      keywords('/docs/developers/operations-api/system-operations', {'': ['restart'], restart: ['reboot']}),
    );
    const before = '/docs/4.5/developers/operations-api/utilities';
    expect(of('4.5', before, null)).toEqual(['restart']);
    expect(of('4.5', before, 'set_configuration')).toEqual(['change']);
    expect(of('4.5', before, 'restart')).toEqual(['reboot']);
  });

  it('takes the address of the newest version that has the page, the landing page, and a section of the site', () => {
    const of = lookUp(
      keywords('/docs/custom-functions', {'': ['lambda']}),
      keywords('/docs', {'': ['manual']}),
      keywords(GUIDE, {'': ['cloud logs']}),
    );
    expect(of('4.1', '/docs/4.1/custom-functions', null)).toEqual(['lambda']);
    expect(of('4.7', '/docs/', null)).toEqual(['manual']);
    expect(of('current', GUIDE, null)).toEqual(['cloud logs']);
  });

  it('knows keywords of pages and sections that are nowhere', async () => {
    const placed = place(
      keywords('/docs/administration/jobs', {'': ['a'], get_job: ['b'], former: ['c'], nowhere: ['d']}),
      keywords('/docs/unknown', {'': ['e']}),
      keywords('/fabric/nothing', {'': ['f']}),
      keywords('/docs/4.7/administration/jobs', {'': ['g']}),
    );
    const anchorsIn = (file: string) =>
      Promise.resolve(new Set(file.includes('4.1') ? ['former', 'get_job'] : ['get_job']));
    expect(await deadKeywords(placed, anchorsIn)).toEqual([
      'a.yml: /docs/administration/jobs#nowhere: no version has this section.',
      'a.yml: /docs/unknown: no version has this page.',
      'a.yml: /fabric/nothing: no version has this page.',
      'a.yml: /docs/4.7/administration/jobs: no version has this page.',
    ]);
  });
});

describe('the shard of a version', () => {
  const sources = ['build', 'plugins', 'search', 'lib', 'data'].map((folder) => [`src/${folder}/a.ts`, '']);
  const project = () =>
    makeProject({
      'guide/start.md': 'Open the console.\n\n## Add a node {#add}\n\nPress the button.\n',
      ...Object.fromEntries(sources),
      'package.json': '{}',
    });
  const doc = {id: 'start', title: 'Start', description: '', permalink: '/manual/guide/start', frontMatter: {}};
  const docs = [{...doc, source: '@site/guide/start.md'}];
  const version = {versionName: 'current', label: 'Next', sidebars: {}, docs} as unknown as LoadedVersion;

  const isMeant: (...section: Parameters<KeywordsOf>) => boolean = (name, path, anchor) =>
    name === 'current' && path === '/guide/start' && anchor === 'add';

  async function find(siteDir: string, phrases: string[], query: string) {
    const identity = {tag: 'docs-guide-current', instance: 'guide', language: 'en', version: 'current', label: 'Guide'};
    const {shard, texts} = await collectShard(version, identity, {
      siteDir,
      baseUrl: '/manual/',
      screens: undefined,
      keywordsOf: (...section) => (isMeant(...section) ? phrases : []),
      later: [],
    });
    const {best} = matchSections([openShard(shard)], query);
    return {anchors: best.map(({section}) => section.anchor), written: JSON.stringify(texts)};
  }

  it('finds a section by its keywords, and shows none of them', async () => {
    const {anchors, written} = await find(project(), ['scale horizontally'], 'scale horizontally');
    expect(anchors).toEqual(['add']);
    expect(written).not.toMatch(/scale|horizontally/);
  });

  it('is made anew when keywords are others', async () => {
    const siteDir = project();
    expect((await find(siteDir, ['scale out'], 'bigger cluster')).anchors).toEqual([]);
    expect((await find(siteDir, ['bigger cluster'], 'bigger cluster')).anchors).toEqual(['add']);
  });
});
