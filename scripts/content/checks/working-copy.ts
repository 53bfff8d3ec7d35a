import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {readSidebars, sidebarFileOf} from '../../scaffold/sidebars';
import {nextRelease} from '../../../src/features/versions';
import {docsFolder, WORKING_COPY} from '../../../src/lib/version-names';
import {isPage, rootOf, type ContentCheck, type Problem, type Site} from '../site';

/**
 * Until work on the next release begins, the working copy equals the latest version: a change goes into both. A
 * difference is reported once for each pair, in the file that was changed.
 */
export const checkWorkingCopy: ContentCheck = (site, files) => {
  const {root, pages, versions} = site;
  const [latest] = versions as [string];
  if (nextRelease !== undefined && !versions.includes(nextRelease)) return [];
  const roots = [docsFolder(WORKING_COPY), docsFolder(latest)];
  const texts = new Map(pages.map(({file, text}) => [file, text]));
  const textOf = (file: string): string | undefined => {
    if (isPage(file)) return texts.get(file);
    return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
  };
  const paths = new Set(
    files.filter((file) => roots.includes(rootOf(file))).map((file) => file.slice(rootOf(file).length + 1)),
  );
  const ofFiles = [...paths].flatMap((path) => {
    const pair = roots.map((folder) => `${folder}/${path}`) as [string, string];
    const [file, other] = files.includes(pair[0]) ? pair : [pair[1], pair[0]];
    const [own, counterpart] = [textOf(file), textOf(other)];
    if (own === counterpart) return [];
    if (own === undefined || counterpart === undefined) {
      const [there, gone] = own === undefined ? [other, file] : [file, other];
      const expected = `the same pages in ${roots.join(' and ')}`;
      return [{file: there, line: 1, message: `there is no ${gone}`, expected}];
    }
    const expected = 'the same text in both: commit, then npm run versions:carry -- HEAD';
    return [{file, line: firstDifference(own, counterpart), message: `the text differs from ${other}`, expected}];
  });
  return [...ofFiles, ...sidebarProblems(site, files)];
};

/** The two sidebars say the same, one as a module and one as JSON. */
function sidebarProblems({root, versions}: Site, files: readonly string[]): Problem[] {
  const pair = [sidebarFileOf(WORKING_COPY), sidebarFileOf(versions[0]!)] as const;
  const [file, other] = files.includes(pair[0]) ? pair : pair.toReversed();
  if (!files.includes(file)) return [];
  try {
    const read = (name: string) => readSidebars(readFileSync(join(root, name), 'utf8'), join(root, name));
    if (isDeepStrictEqual(read(pair[0]), read(pair[1]))) return [];
  } catch {
    // The check of sidebars reports one that is missing or cannot be read.
    return [];
  }
  const message = `the sidebar differs from ${other}`;
  return [{file, line: 1, message, expected: 'the same order and labels in both'}];
}

function firstDifference(a: string, b: string): number {
  const other = b.split('\n');
  return a.split('\n').findIndex((line, index) => line !== other[index]) + 1 || 1;
}
