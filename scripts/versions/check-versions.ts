import {compareVersions} from '../../src/lib/versions/page-moves';
import {readCatalogues, readConfigurations, versionOf, type Page} from '../examples/read-pages';
import type {Problem} from '../examples/types';
import {foreignLinks} from './foreign-links';
import {laterTerms, usesOfTerms, type LaterTerm, type VersionFacts} from './later-terms';
import {newerReleases} from './newer-releases';
import {pageLines} from './page-lines';
import {pageIdOf} from './version-folders';

/**
 * Checks that the docs of each version speak of that version only: no release, operation, parameter, configuration key
 * or page that came later, and no link that leaves the version.
 *
 * @param pages every page of the site
 * @throws Error naming file and line where an operation page or a configuration page leaves its form
 */
export function checkVersions(pages: Page[]): Problem[] {
  const facts = factsOf(pages);
  const released = facts.filter(({name}) => name !== 'current');
  const terms = new Map(
    released.map((version) => [
      version.name,
      laterTerms(
        version,
        released.filter(({name}) => compareVersions(name, version.name) > 0),
      ),
    ]),
  );
  return pages.flatMap(({file, text}) => {
    const version = versionOf(file);
    return version === undefined ? [] : checkPage(file, version, text, terms.get(version) ?? []);
  });
}

function factsOf(pages: Page[]): VersionFacts[] {
  const catalogues = readCatalogues(pages);
  const configurations = readConfigurations(pages);
  const names = new Set(pages.flatMap(({file}) => versionOf(file) ?? []));
  return [...names].map((name) => ({
    name,
    pages: new Set(pages.filter(({file}) => versionOf(file) === name).map(({file}) => pageIdOf(file))),
    catalogue: catalogues.get(name),
    configuration: configurations.get(name),
  }));
}

function checkPage(file: string, version: string, text: string, terms: LaterTerm[]): Problem[] {
  const lines = pageLines(text);
  // The working copy is of a release that has no number yet.
  const releases = version === 'current' ? [] : newerReleases(lines, version);
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
    ...foreignLinks(file, version, lines),
  ]
    .map(({line, message, expected}) => ({file, line, message, expected}))
    .toSorted((a, b) => a.line - b.line);
}
