// Checks content: `npm run check -- FILE…` with files or folders, or without any, what differs from the branch `main`.
// `npm run check -- --same "1 to 250 characters"` lists where a statement or a value appears, in all pages and drawings.
import {basename, relative} from 'node:path';
import {loadCache, saveCache} from '../../src/page-model/memoize';
import {pluralize} from '../../src/lib/pluralize';
import {formatProblem} from '../../src/lib/problems';
import {root, runCommand} from '../help.mjs';
import {changedFiles} from './changed-files';
import {checkSpelling} from './checks/spelling';
import {isContent, readSite, type ContentCheck, type Problem, type Site} from './site';

await runCommand(async () => {
  const site = readSite(root);
  const words = process.argv.slice(2);
  if (words[0] === '--same') {
    const [{findSame}, {readDrawings}] = await Promise.all([
      import('./find-same'),
      import('../versions/read-drawings'),
    ]);
    console.log(findSame([...site.pages, ...readDrawings(root)], words.slice(1).join(' ')) || 'No page contains it.');
    return 0;
  }
  const named = words.flatMap((path) => {
    const file = relative(root, path).replaceAll('\\', '/');
    const inFolder = site.pages.map((page) => page.file).filter((other) => other.startsWith(`${file}/`));
    return inFolder.length > 0 ? inFolder : [file];
  });
  const unknown = named.find((file) => !isContent(file));
  if (unknown !== undefined) {
    throw new Error(
      `${unknown} isn't content of the site: expected a page or drawing in docs, versioned_docs, release-notes or fabric, a sidebar, or keywords.`,
    );
  }
  const files = named.length > 0 ? named : changedFiles(root).filter(isContent);
  // For a deleted file, the check looks for links to it.
  const absent = named.find(
    (file) => !site.exists(file) && !site.pages.some(({text}) => text.includes(basename(file))),
  );
  if (absent !== undefined) throw new Error(`There is no ${absent}, and no page names it.`);
  const problems = files.length === 0 ? [] : await check(site, files);
  for (const problem of problems) console.log(formatProblem(problem));
  const where = named.length > 0 ? 'the files named' : `what differs from the branch main: ${listFiles(files)}`;
  console.log(
    files.length === 0
      ? 'No page differs from the branch main.'
      : `${pluralize(problems.length, 'problem')} in ${where}.`,
  );
  return problems.length === 0 ? 0 : 1;
});

/** The first of these files; a version that is added or retired has more than a hundred. */
function listFiles(files: readonly string[]): string {
  const MOST = 10;
  const others = files.length - MOST;
  return files.slice(0, MOST).join(', ') + (others > 0 ? ` and ${others} more` : '');
}

/** Runs all checks on these files. */
async function check(site: Site, files: readonly string[]): Promise<Problem[]> {
  // It has a thread of its own, and is at work while the other checks are still being loaded.
  const spelling = Promise.resolve(checkSpelling(site, files));
  // Where it is awaited, below, its failure is reported.
  spelling.catch(() => undefined);
  const [{checkContent}, {allChecks}, {checkRunExamples}, {checkWorkingCopy}] = await Promise.all([
    import('./check-content'),
    import('./checks/all'),
    import('./checks/run-examples'),
    import('./checks/working-copy'),
  ]);
  const spellingOf: ContentCheck = async (_, readable) => (await spelling).filter(({file}) => readable.includes(file));
  const others = allChecks.filter((each) => each !== checkSpelling);
  // Reading facts from other pages, such as when each operation came, takes longer than the check itself.
  loadCache(root, 'checked-pages');
  const problems = await checkContent(site, files, [...others, spellingOf, checkRunExamples, checkWorkingCopy]);
  saveCache(root, 'checked-pages');
  return problems;
}
