import {createHash} from 'node:crypto';
import {readFrontMatter} from '../../../src/content/front-matter';
import type {Page} from '../../pages/read-pages';
import {readFences} from '../read-fences';
import type {Fence} from '../types';

/** What the front matter of a page says about running its examples, under `live`. */
interface Presuppositions {
  /** Why no example of the page can be run here. */
  cannot?: string;
  /**
   * What must exist before the page runs: `application`, `directory` for an application that the page builds, or names
   * in `sample-data.json`.
   */
  needs?: string[];
  /** What a section needs instead, by its heading; each section of such a page starts over. */
  sections?: Record<string, string[]>;
}

export interface Example {
  /** Path below the folder of the version, without extension. */
  page: string;
  fence: Fence;
  /** Hash of the example's language, title and text, but not of its page or position. */
  hash: string;
  /** Why it can't be run, as the page or its fence says. */
  cannot: string | undefined;
}

/**
 * The pages that build the Ridgeline application, one after the other: the files that they show are written, and the
 * next page finds what they leave. All other pages follow by name.
 */
export const CHAPTERS = [
  'getting-started/quickstart',
  'developers/applications/index',
  'developers/applications/defining-schemas',
  'developers/applications/defining-roles',
  'developers/applications/data-loader',
  'developers/applications/caching',
  'developers/applications/web-applications',
  'developers/applications/define-routes',
  'developers/applications/debugging',
  'developers/rest',
  'developers/real-time',
];

/** What can't or must not be run on a writer's machine. */
const OUT_OF_REACH: [RegExp, string][] = [
  [/example\.com|harperdbcloud|harperfabric|<cluster>/, 'needs a host that a writer does not have'],
  [/cluster_status|replicated(?:=|": ?)true/, 'needs a second node'],
  [/ridgeline\/station-api|git@|git\+https/, 'needs a repository that a writer does not have'],
  [
    /\b(?:sudo|docker|systemctl|crontab|nvm|npm (?:un)?install -g|npm link|git (?:clone|init|remote))\b/,
    'changes the machine, or installs from the network',
  ],
];

/** A page with examples. */
export interface CoursePage {
  source: Page;
  live: Presuppositions;
  examples: Example[];
}

/** The pages of a version that have examples, in the order in which they run. */
export function readCourse(pages: Page[], version: string): Map<string, CoursePage> {
  const folder = `versioned_docs/version-${version}/`;
  const own = pages.filter(({file}) => file.startsWith(folder));
  const found = own.map((source): [string, CoursePage] => {
    const page = source.file.slice(folder.length).replace(/\.mdx?$/, '');
    const live = (readFrontMatter(source.text).data.live ?? {}) as Presuppositions;
    const examples = readFences(source.file, source.text).map((fence) => toExample(page, fence, live.cannot));
    return [page, {source, live, examples}];
  });
  const rank = (page: string) => (CHAPTERS.includes(page) ? CHAPTERS.indexOf(page) : CHAPTERS.length);
  return new Map(found.filter(([, {examples}]) => examples.length > 0).toSorted(([a], [b]) => rank(a) - rank(b)));
}

function toExample(page: string, fence: Fence, cannot: string | undefined): Example {
  const {language, attributes, text} = fence;
  const code = [language, attributes.title ?? '', text].join('\n');
  // A setting may name a host without reaching it.
  const isSetting = attributes.title === 'harperdb-config.yaml';
  const reach = isSetting ? undefined : OUT_OF_REACH.find(([pattern]) => pattern.test(text))?.[1];
  return {
    page,
    fence,
    hash: createHash('sha256').update(code).digest('hex').slice(0, 8),
    cannot: attributes.live ?? cannot ?? reach ?? attributes.unchecked,
  };
}
