import {createHash} from 'node:crypto';
import {readFrontMatter} from '../../../src/page-model/front-matter';
import type {Page} from '../../pages/read-pages';
import {readFences} from '../read-fences';
import type {Fence} from '../types';
import chapters from './chapters.json';

/** A kind of installation of Harper: its `DEFAULTS_MODE`. */
export const INSTALLATIONS = ['dev', 'prod'] as const;

export type Installation = (typeof INSTALLATIONS)[number];

/** The settings for running a page's examples, under `live` in its front matter. */
interface LiveSetup {
  /** The reason that no example of the page can be run here. */
  cannot?: string;
  /** The installation that the page is written for; `dev` if it names none. */
  installation?: Installation;
  /**
   * The prerequisites of the page: `application`, `directory` for an application that the page builds, or names
   * in `sample-data.json`.
   */
  needs?: string[];
  /** Other prerequisites of sections, by their headings; each section of such a page starts over. */
  sections?: Record<string, string[]>;
  /** Sections that readers skip if they go on, by their headings: what they change is undone. */
  undo?: string[];
  /** The time that the command `date` prints, for pages whose later examples show it. */
  clock?: string;
  /** The name that the page gives the server, which is `localhost` here. */
  host?: string;
}

export interface Example {
  /** Path below the folder of the version, without extension. */
  page: string;
  fence: Fence;
  /** Hash of the fence: its language, its attributes and its text, but not of its page or position. */
  hash: string;
  /** The reason that it can't be run, as given by the page or its fence. */
  cannot: string | undefined;
  /** The way to run it, if the fence gives one: see README.md. */
  way: Way | undefined;
}

/**
 * The pages that build the Ridgeline application, one after the other: the files that they show are written, and the
 * next page finds what they leave. All other pages follow by name.
 */
export const CHAPTERS: readonly string[] = chapters;

const WAYS = ['again', 'anyway', 'background', 'eventually', 'graphql', 'restart'] as const;

type Way = (typeof WAYS)[number];

/** A page with examples. */
export interface CoursePage {
  source: Page;
  live: LiveSetup;
  examples: Example[];
}

/** The pages of a version that have examples, in the order in which they run. */
export function readCourse(pages: Page[], version: string): Map<string, CoursePage> {
  const folder = `versioned_docs/version-${version}/`;
  const own = pages.filter(({file}) => file.startsWith(folder));
  const found = own.map((source): [string, CoursePage] => {
    const page = source.file.slice(folder.length).replace(/\.mdx?$/, '');
    const live = (readFrontMatter(source.text).data.live ?? {}) as LiveSetup;
    const examples = readFences(source.file, source.text).map((fence) => toExample(page, fence, live.cannot));
    return [page, {source, live, examples}];
  });
  const rank = (page: string) => (CHAPTERS.includes(page) ? CHAPTERS.indexOf(page) : CHAPTERS.length);
  return new Map(found.filter(([, {examples}]) => examples.length > 0).toSorted(([a], [b]) => rank(a) - rank(b)));
}

/** @throws Error naming the fence whose `run` is unknown */
function toExample(page: string, fence: Fence, cannot: string | undefined): Example {
  const {language, attributes, text} = fence;
  const {title = '', live, run, unchecked, shortened, status, exit, varies, from} = attributes;
  const way = WAYS.find((name) => name === run);
  if (way !== run) throw new Error(`${fence.file}:${fence.line}: run="${run}": expected one of ${WAYS.join(', ')}.`);
  const code = JSON.stringify([language, title, live, run, shortened, status, exit, varies, from, text]);
  return {
    page,
    fence,
    hash: createHash('sha256').update(code).digest('hex').slice(0, 8),
    cannot: live ?? cannot ?? (way === 'anyway' ? undefined : unchecked),
    way,
  };
}
