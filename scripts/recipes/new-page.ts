import {nextRelease} from '../../src/data/next-release';
import {readFrontMatter} from '../../src/lib/front-matter';
import {docsFolder, versionOfFile, WORKING_COPY} from '../../src/lib/versions/version-names';
import {readPages, type Page} from '../pages/read-pages';
import {pathOfId, readVersionFolders} from '../../src/build/version-folders';
import type {Answers, Question} from './answers';
import {DESCRIPTION, descriptionFault, writePage} from './front-matter';
import {expectFolder, expectFree, readPlace, type PagePlace} from './page-place';
import {Plan} from './plan';
import {addToSidebar, readSidebar} from './sidebars';

/** A page that can be made. */
export interface PageRecipe {
  questions: Question[];
  plan: (answers: Answers) => Promise<Plan>;
  /** Address of the page under `npm start`. */
  address: string;
}

/**
 * The recipe for a new page: its file in every version that it is for, and its place in their sidebars.
 *
 * @param name path of the page, such as `developers/sensor-drift`
 * @param versions released versions that it is for, beside `docs/`; those that `docs/` equals when missing
 * @throws Error naming what is wrong with the place or a version
 */
export function newPage(root: string, name: string, versions?: readonly string[]): PageRecipe {
  const place = readPlace(name);
  const pages = readPages(root);
  return place.section === 'fabric' ? newFabricPage(root, place, pages) : newDocsPage(root, place, pages, versions);
}

function newDocsPage(root: string, {id}: PagePlace, pages: Page[], wanted?: readonly string[]): PageRecipe {
  const folders = readVersionFolders(root);
  const released = folders.versions.filter((version) => version !== WORKING_COPY);
  const unknown = wanted?.find((version) => !released.includes(version));
  if (unknown !== undefined) throw new Error(`There is no version ${unknown}: expected one of ${released.join(', ')}.`);
  const hasBegun = nextRelease !== undefined && !released.includes(nextRelease);
  // Until work on the next release begins, docs/ equals the latest version.
  const versions = [...new Set([WORKING_COPY, ...(hasBegun ? [] : released.slice(0, 1)), ...(wanted ?? [])])];
  expectFree(id, versions, folders);
  versions.forEach((version) => expectFolder(root, docsFolder(version), id));
  const neighbors = pages.filter(({file}) => versions.includes(versionOfFile(file) ?? ''));
  return {
    questions: questionsFor(neighbors),
    address: `/docs/next/${pathOfId(id)}`,
    async plan(answers) {
      const plan = new Plan(root);
      for (const version of versions) {
        const file = `${docsFolder(version)}/${id}.md`;
        const sidebar = await readSidebar(root, version);
        const isOrdered = sidebar.folders.some((folder) => id.startsWith(`${folder}/`));
        plan.write(file, pageText(answers, isOrdered ? nextPosition(file, neighbors) : undefined));
        addToSidebar(plan, sidebar, id);
      }
      return plan;
    },
  };
}

function newFabricPage(root: string, {id}: PagePlace, pages: Page[]): PageRecipe {
  const file = `fabric/${id}.md`;
  if (pages.some((page) => page.file === file)) throw new Error(`${file} is there already.`);
  expectFolder(root, 'fabric', id);
  return {
    questions: questionsFor(pages.filter((page) => page.file.startsWith('fabric/'))),
    address: `/fabric/${pathOfId(id)}`,
    async plan(answers) {
      const plan = new Plan(root);
      plan.write(file, pageText(answers));
      addToSidebar(plan, await readSidebar(root, 'fabric'), id);
      return plan;
    },
  };
}

function questionsFor(neighbors: readonly Page[]): Question[] {
  return [
    {name: 'title', text: 'Title, in sentence case, which becomes the h1', fault: titleFault},
    {name: 'description', text: DESCRIPTION, fault: (text) => descriptionFault(text, neighbors)},
    {
      name: 'opening',
      text: `Opening paragraph of at most ${LONGEST_OPENING} characters, which says what the page gives`,
      fault: leadFault,
    },
  ];
}

function titleFault(title: string): string | undefined {
  return /[.:;!]$|^#/.test(title) ? 'a title has no punctuation mark at its end and no # before it' : undefined;
}

/** Three lines on a phone. */
const LONGEST_OPENING = 125;

function leadFault(text: string): string | undefined {
  if (text.length <= LONGEST_OPENING) return openingFault(text);
  return `the opening has ${text.length} characters, expected at most ${LONGEST_OPENING}: the rest goes into the next paragraph`;
}

/** What is wrong with an opening paragraph, if anything is. */
export function openingFault(text: string): string | undefined {
  return /[.!?:)]$/.test(text) && /\s/.test(text) ? undefined : 'expected whole sentences';
}

function pageText({title = [], description = [], opening = []}: Answers, position?: number): string {
  const order = position === undefined ? {} : {sidebar_position: position};
  return writePage({title: title[0], ...order, description: description[0]}, opening);
}

/** The position behind the pages of the same folder, where these have one. */
function nextPosition(file: string, pages: readonly Page[]): number | undefined {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const positions = pages
    .filter((page) => page.file.startsWith(folder) && !page.file.slice(folder.length).includes('/'))
    .map(({text}) => readFrontMatter(text).data.sidebar_position)
    .filter((position) => typeof position === 'number');
  return positions.length > 0 ? Math.floor(Math.max(...positions)) + 1 : undefined;
}
