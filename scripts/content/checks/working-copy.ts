import {nextRelease} from '../../../src/features/versions/data/next-release';
import {docsFolder, WORKING_COPY} from '../../../src/lib/version-names';
import {rootOf, type ContentCheck} from '../site';

/**
 * Until work on the next release begins, the working copy equals the latest version: a change goes into both. A
 * difference is reported once for each pair, in the file that was changed.
 */
export const checkWorkingCopy: ContentCheck = ({pages, versions}, files) => {
  const [latest] = versions as [string];
  if (nextRelease !== undefined && !versions.includes(nextRelease)) return [];
  const roots = [docsFolder(WORKING_COPY), docsFolder(latest)];
  const texts = new Map(pages.map(({file, text}) => [file, text]));
  const paths = new Set(
    files.filter((file) => roots.includes(rootOf(file))).map((file) => file.slice(rootOf(file).length + 1)),
  );
  return [...paths].flatMap((path) => {
    const pair = roots.map((root) => `${root}/${path}`) as [string, string];
    const [file, other] = files.includes(pair[0]) ? pair : [pair[1], pair[0]];
    const [own, counterpart] = [texts.get(file), texts.get(other)];
    if (own === counterpart) return [];
    if (own === undefined || counterpart === undefined) {
      const [there, gone] = own === undefined ? [other, file] : [file, other];
      const expected = `the same pages in ${roots.join(' and ')}`;
      return [{file: there, line: 1, message: `there is no ${gone}`, expected}];
    }
    const expected = 'the same text in both: commit, then npm run versions:carry -- HEAD';
    return [{file, line: firstDifference(own, counterpart), message: `the text differs from ${other}`, expected}];
  });
};

function firstDifference(a: string, b: string): number {
  const other = b.split('\n');
  return a.split('\n').findIndex((line, index) => line !== other[index]) + 1 || 1;
}
