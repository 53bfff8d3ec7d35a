import {parsePage} from '../content/parse-page';
import {type Page} from '../pages/read-pages';
import type {Fault, Problem} from '../../src/lib/problems';
import {commandFaults} from './command-lines';
import {datedFeatures} from './dated-features';
import {foreignLinks} from './foreign-links';
import {foreignNames, foreignNamesInText} from './foreign-names';
import {knownFeatures, type KnownFeatures} from './known-features';
import {laterTerms, usesOfTerms, type LaterTerm} from './later-terms';
import {missingPages, type Addresses} from './missing-pages';
import {newerReleases} from './newer-releases';
import {pageLines} from './page-lines';
import {tableGaps} from './table-gaps';
import {versionFacts} from './version-facts';
import {linksOf} from '../../src/content/links';
import {parsePage as parseTree} from '../../src/content/parse';
import {pageIdOf} from '../../src/build/version-folders';
import {WORKING_COPY, versionOfFile} from '../../src/lib/versions/version-names';

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

/**
 * Checks that the docs of each version speak of that version only, by its names, and leave nothing out: no release,
 * operation, key, command or directive that came later, no link that leaves the version, and in versions that have
 * to be complete each page, operation and configuration key that they had.
 *
 * @param pages every page of the site
 * @throws Error naming file and line where an operation page or a configuration page leaves its form
 */
export function checkVersions(pages: Page[], surroundings: Partial<Surroundings> = {}): Problem[] {
  const {complete = [], addresses = new Map(), texts = [], known = knownFeatures, only} = surroundings;
  const facts = versionFacts(pages, only);
  const released = facts.filter(({name}) => name !== WORKING_COPY);
  const majors = [...new Set(released.map(({name}) => Number.parseInt(name, 10)))];
  const wanted = facts.filter(({name}) => only?.has(name) ?? true);
  return wanted.flatMap((version) => {
    const {name} = version;
    const isComplete = complete.includes(name);
    const ownPages = pages.filter(({file}) => versionOfFile(file) === name);
    const ownTexts = texts.filter(({file}) => versionOfContent(file) === name);
    // The working copy is of a release that has no number yet.
    const terms = name === WORKING_COPY ? [] : laterTerms(name, known.features);
    return [
      ...inEach(ownPages, (page) => pageFaults(page, name, terms, majors, known)),
      ...inEach(ownTexts, ({text}) => foreignNamesInText(text, name)),
      ...inEach(ownPages, ({file, text}) => datedFeatures(pageIdOf(file), text)),
      ...tableGaps({...version, isComplete}, pages, known),
      ...(isComplete ? missingPages(name, version.pages, addresses) : []),
    ];
  });
}

function inEach(pages: readonly Page[], faultsOf: (page: Page) => Fault[]): Problem[] {
  return pages.flatMap((page) => faultsOf(page).map((fault) => ({...fault, file: page.file})));
}

/** The version of a page, a drawing or a sidebar; nothing for what has none. */
export function versionOfContent(file: string): string | undefined {
  return versionOfFile(file) ?? /^versioned_sidebars\/version-(.+)-sidebars\.json$/.exec(file)?.[1];
}

function pageFaults(
  {file, text}: Page,
  version: string,
  terms: LaterTerm[],
  majors: number[],
  known: KnownFeatures,
): Fault[] {
  // What MDX refuses, which the check of syntax tells, is read as Markdown, so that all else is told as well.
  const {tree = parseTree(text), fault} = parsePage({file, text});
  const lines = pageLines(text, file.endsWith('.mdx') && !fault);
  return [
    ...(version === WORKING_COPY ? [] : newerReleases(lines, version, majors)),
    ...usesOfTerms(lines, terms, version),
    ...commandFaults(lines, version, known),
    ...foreignNames(lines, version),
    ...foreignLinks(file, version, linksOf(tree)),
  ].toSorted((a, b) => a.line - b.line);
}
