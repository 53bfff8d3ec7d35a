import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parsePage} from '../content/parse-page';
import {type Page} from '../pages/read-pages';
import {isOfConfiguration, isOfOperations} from '../../src/page-model/fixed-pages';
import type {LineProblem, PageProblem, Problem} from '../../src/lib/problems';
import {commandProblems} from './command-lines';
import {datedFeatures} from './dated-features';
import {foreignLinks} from './foreign-links';
import {foreignNames} from './foreign-names';
import {knownFeatures, type KnownFeatures} from './known-features';
import {laterTerms, usesOfTerms} from './later-terms';
import {missingPages, readPublishedPaths, type PublishedPaths} from './missing-pages';
import {newerReleases} from './newer-releases';
import {foreignVersions} from './own-version';
import {pageLines} from './page-lines';
import {readDrawings, readSidebars} from './read-drawings';
import {tableGaps} from './table-gaps';
import {linksOf} from '../../src/page-model/links';
import {parsePage as parseTree} from '../../src/page-model/parse';
import {nextRelease} from '../../src/features/versions';
import {pageIdOf} from '../../src/features/versions/node';
import {WORKING_COPY, versionOfFile} from '../../src/lib/version-names';

/** Input of the check besides pages. */
interface Context {
  /** Versions that have to be complete. */
  complete?: readonly string[];
  addresses?: PublishedPaths;
  /** Drawings and sidebars. */
  texts?: Page[];
  known?: KnownFeatures;
}

/** Reads the context. Released versions have to be complete. */
export function readContext(root: string): Context {
  const complete = JSON.parse(readFileSync(join(root, 'versions.json'), 'utf8')) as string[];
  return {
    complete,
    addresses: readPublishedPaths(root, complete),
    texts: [...readDrawings(root), ...readSidebars(root)],
  };
}

/**
 * Checks that the docs of a version describe only that version, use its names, and are complete: no release, operation,
 * key, command or directive that came later, no link that leaves the version, and in versions that have to be complete,
 * every page, operation and configuration key that they had.
 *
 * @param pages every page of the site
 * @param files what to report on, if not everything: nothing else is parsed, unless the tables of operations or of the
 * configuration are concerned, which are compared as a whole
 * @throws Error naming file and line if an operation page or configuration page does not have the expected form
 */
export function checkVersion(
  version: string,
  pages: Page[],
  context: Context = {},
  files?: ReadonlySet<string>,
): Problem[] {
  const {complete = [], addresses = new Map(), texts = []} = context;
  // To read the histories takes longer than all else, and most pages need none.
  const known = () => context.known ?? knownFeatures(pages);
  const isComplete = complete.includes(version);
  const existing = new Set(pages.map(({file}) => file));
  const own = pages.filter(({file}) => versionOfFile(file) === version);
  const isWanted = ({file}: Page): boolean => files?.has(file) ?? true;
  const wanted = own.filter(isWanted);
  const wantedTexts = texts.filter((text) => versionOfContent(text.file) === version && isWanted(text));
  const isOfTables = !files || [...files].some((file) => isOfOperations(file) || isOfConfiguration(file));
  // The working copy is for a release that has no number yet; until work on that begins, nothing is later than the latest.
  const isNewest = version === WORKING_COPY || (version === complete[0] && nextRelease === undefined);
  const terms = isNewest || wanted.length === 0 ? [] : laterTerms(version, known().features);
  const majors = new Set(pages.flatMap(({file}) => /\/version-(\d+)\./.exec(file)?.[1] ?? []));

  function pageProblems({file, text}: Page): PageProblem[] {
    // MDX with an error, which the syntax check reports, is read as Markdown, so that everything else is checked too.
    const {tree = parseTree(text), problem} = parsePage({file, text});
    const lines = pageLines(text, file.endsWith('.mdx') && !problem);
    // What installs or links a release has a check of its own, which also finds older ones.
    const told = new Set(foreignVersions(file, text, version).map(({line}) => line));
    return [
      ...(version === WORKING_COPY
        ? []
        : newerReleases(lines, version, [...majors]).filter(({line}) => !told.has(line))),
      ...lines.flatMap((line) => [
        ...placed(usesOfTerms(line, terms, version), line.number),
        ...placed(commandProblems(line, version, known), line.number),
        ...placed(foreignNames(line, version), line.number),
      ]),
      ...foreignLinks(file, version, linksOf(tree), existing),
    ].toSorted((a, b) => a.line - b.line);
  }

  /** Problems of a text that is not a page, such as a drawing or the labels of a sidebar. */
  const textProblems = ({text}: Page): PageProblem[] =>
    text.split('\n').flatMap((prose, at) => placed(foreignNames({prose, code: []}, version), at + 1));

  return [
    ...inEach(wanted, pageProblems),
    ...inEach(wantedTexts, textProblems),
    ...inEach(wanted, ({file, text}) => datedFeatures(pageIdOf(file), text)),
    ...(isOfTables ? tableGaps(version, isComplete, own, known()) : []),
    ...(isComplete ? missingPages(version, own, addresses) : []),
  ];
}

function placed(problems: LineProblem[], line: number): PageProblem[] {
  return problems.map((problem) => ({...problem, line}));
}

function inEach(pages: readonly Page[], problemsOf: (page: Page) => PageProblem[]): Problem[] {
  return pages.flatMap((page) => problemsOf(page).map((problem) => ({...problem, file: page.file})));
}

/** The version of a page, a drawing or a sidebar; undefined if it has none. */
export function versionOfContent(file: string): string | undefined {
  return versionOfFile(file) ?? /^versioned_sidebars\/version-(.+)-sidebars\.json$/.exec(file)?.[1];
}
