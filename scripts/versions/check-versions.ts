import {type Page} from '../pages/read-pages';
import type {Problem} from '../../src/lib/problems';
import {commandFaults} from './command-lines';
import {datedFeatures} from './dated-features';
import {foreignLinks} from './foreign-links';
import {foreignNames, foreignNamesInText} from './foreign-names';
import {knownFeatures, type KnownFeatures} from './known-features';
import {laterTerms, usesOfTerms, type LaterTerm} from './later-terms';
import {missingPages, type Addresses} from './missing-pages';
import {newerReleases} from './newer-releases';
import {pageLines, type PageLine} from './page-lines';
import {tableGaps} from './table-gaps';
import {versionFacts} from './version-facts';
import {linksOf, type PlacedLink} from '../../src/content/links';
import {parsePage} from '../../src/content/parse';
import {pageIdOf} from '../../src/build/version-folders';
import {WORKING_COPY, versionOfFile} from '../../src/lib/versions/version-names';

/** A page of one version, taken apart. */
interface PageOfVersion {
  file: string;
  lines: PageLine[];
  links: PlacedLink[];
}

/** What the check reads beside pages. */
export interface Surroundings {
  /** Versions that have to be complete. */
  complete: readonly string[];
  addresses: Addresses;
  /** Drawings and sidebars. */
  texts: Page[];
  known: KnownFeatures;
  /** Versions to check; all that have pages when missing. */
  only?: ReadonlySet<string>;
}

const NOTHING: Surroundings = {
  complete: [],
  addresses: new Map(),
  texts: [],
  known: knownFeatures,
};

/**
 * Checks that the docs of each version speak of that version only, by its names, and leave nothing out: no release,
 * operation, key, command or directive that came later, no link that leaves the version, and in versions that have
 * to be complete each page, operation and configuration key that they had.
 *
 * @param pages every page of the site
 * @throws Error naming file and line where an operation page or a configuration page leaves its form
 */
export function checkVersions(pages: Page[], surroundings: Partial<Surroundings> = {}): Problem[] {
  const {complete, addresses, texts, known, only} = {...NOTHING, ...surroundings};
  const facts = versionFacts(pages, only);
  const released = facts.filter(({name}) => name !== WORKING_COPY);
  const majors = [...new Set(released.map(({name}) => Number.parseInt(name, 10)))];
  const wanted = facts.filter(({name}) => only?.has(name) ?? true);
  return wanted.flatMap((version) => {
    const {name} = version;
    const own = pages.filter(({file}) => versionOfFile(file) === name).map(({file, text}) => readPage(file, text));
    // The working copy is of a release that has no number yet.
    const terms = name === WORKING_COPY ? [] : laterTerms(name, known.features);
    const gaps = tableGaps(version, pages, known);
    return [
      ...own.flatMap((page) => checkPage(page, name, terms, majors, known)),
      ...texts.filter(({file}) => versionOfContent(file) === name).flatMap((text) => namesInFile(text, name)),
      ...pages
        .filter(({file}) => versionOfFile(file) === name)
        .flatMap(({file, text}) => datedFeatures(pageIdOf(file), text).map((fault) => ({file, ...fault}))),
      ...gaps.wrong,
      ...(complete.includes(name) ? [...gaps.missing, ...missingPages(name, version.pages, addresses)] : []),
    ];
  });
}

/** The version of a page, a drawing or a sidebar; nothing for what has none. */
export function versionOfContent(file: string): string | undefined {
  return versionOfFile(file) ?? /^versioned_sidebars\/version-(.+)-sidebars\.json$/.exec(file)?.[1];
}

/** What MDX refuses, which the check of syntax tells, is read as Markdown, so that all else is told as well. */
function readPage(file: string, text: string): PageOfVersion {
  const read = (isMdx: boolean) => ({file, lines: pageLines(text, isMdx), links: linksOf(parsePage(text, isMdx))});
  try {
    return read(file.endsWith('.mdx'));
  } catch {
    return read(false);
  }
}

function checkPage(
  {file, lines, links}: PageOfVersion,
  version: string,
  terms: LaterTerm[],
  majors: number[],
  known: KnownFeatures,
): Problem[] {
  const releases = version === WORKING_COPY ? [] : newerReleases(lines, version, majors);
  return [
    ...releases.map(({line, release}) => ({
      line,
      message: `${release} came after ${version}`,
      expected: `nothing newer than ${version}`,
    })),
    ...usesOfTerms(lines, terms).map(({line, term, kind, since}) => ({
      line,
      message: `the ${kind} ${term} came with ${since}`,
      expected: `nothing newer than ${version}`,
    })),
    ...commandFaults(lines, version, known),
    ...foreignNames(lines, version),
    ...foreignLinks(file, version, links),
  ]
    .map(({line, message, expected}) => ({file, line, message, expected}))
    .toSorted((a, b) => a.line - b.line);
}

function namesInFile({file, text}: Page, version: string): Problem[] {
  return foreignNamesInText(text, version).map((fault) => ({file, ...fault}));
}
