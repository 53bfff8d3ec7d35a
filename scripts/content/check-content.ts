import {checkFiles} from './checks/files';
import {isPage, type ContentCheck, type Problem, type Site} from './site';

/**
 * Checks some pages of the site.
 *
 * @param files paths from the project's root, including deleted files, for the links of other pages to them
 * @returns the problems, sorted by file and line, each one once
 */
export async function checkContent(
  site: Site,
  files: readonly string[],
  checks: readonly ContentCheck[],
): Promise<Problem[]> {
  const found = checkFiles(site, files);
  const unreadable = new Set(found.map(({file}) => file));
  const readable = files.filter((file) => !unreadable.has(file));
  // The compiler of the examples and the dictionaries of the spelling run beside the rest.
  const all = await Promise.all(checks.map(async (check) => check(site, readable)));
  found.push(...all.flat());
  const byPlace = new Map(
    withoutMissing(found).map((problem) => [`${problem.file}:${problem.line}: ${problem.message}`, problem]),
  );
  return [...byPlace.values()].toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

/** A missing page is reported by its path without an ending, unless its file is reported as gone, with the links to it. */
function withoutMissing(problems: readonly Problem[]): Problem[] {
  const ofFiles = problems.filter(({file}) => isPage(file)).map(({file}) => file.replace(/(?:\/index)?\.mdx?$/, ''));
  const reported = new Set(ofFiles);
  return problems.filter(({file}) => !reported.has(file));
}
