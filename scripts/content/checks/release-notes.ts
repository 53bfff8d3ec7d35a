import {posix} from 'node:path';
import {readRelease} from '../../../src/features/releases/node/collect-releases';
import {readChanges} from '../../../src/page-model/rows/changes';
import {changeGroups} from '../../../src/features/releases/release';
import {catchProblem} from '../../pages/catch-problem';
import {addressOf} from '../addresses';
import {readFrontMatter} from '../../../src/page-model/front-matter';
import {onEachPage, type Problem} from '../site';
import {isReleasePage} from './front-matter-schemas';

/** Checks what the release list reads from the page of a release: version, date, kind, and groups of changes. */
export const checkReleaseNotes = onEachPage((site) => (page) => {
  const {file, text} = page;
  if (!isReleasePage(file)) return [];
  const {data, lineOf} = readFrontMatter(text);
  const about = {
    title: String(data.title),
    description: String(data.description),
    source: `@site/${file}`,
    sourceDirName: posix.dirname(file).replace(/^release-notes\//, ''),
    permalink: addressOf(page, site.versions[0]!),
    frontMatter: data,
  };
  const problems: Problem[] = [];
  // The check of front matter reports missing values.
  const isReadable = ['version', 'date', 'kind'].every((key) => typeof data[key] === 'string');
  if (isReadable) catchProblem(() => readRelease(about), file, problems);
  // Another check follows the links.
  catchProblem(() => readChanges({markdown: text, groups: changeGroups, resolveLink: (url) => url}), file, problems);
  return problems.map((problem) => {
    const [, key] = /^front matter "(\w+)"/.exec(problem.message) ?? [];
    return key === undefined ? problem : {...problem, line: lineOf(key)};
  });
});
