import type {PageProblem} from '../../src/lib/problems';
import {minorOf} from '../../src/features/releases';

/**
 * The number in what a page says of the release that it describes: what it installs, pins, links and names as its own.
 * Mentions of other releases, such as "since 4.6", have other words before them.
 */
const OWN =
  /(?<=\bharperdb@|`@|\/docs\/api\/|\btag of |\bnewest patch of |\bpatch release of |\bpages describe )\d+\.\d+(?:\.\d+)?/g;

/** The sentence of a landing page that sums up its version. */
const NEWS = /^Harper(?:DB)? \d+\.\d+ .*\[release notes of (\d+\.\d+)\.\d+\].*$/m;

/** Finds where a page speaks of another version as its own, which readers would install. */
export function foreignVersions(text: string, version: string): PageProblem[] {
  const lineAt = (index: number) => text.slice(0, index).split('\n').length;
  const numbers = [...text.matchAll(OWN)].filter(([number]) => minorOf(number) !== version);
  const news = NEWS.exec(text);
  return [
    ...numbers.map(({0: number, index}) => ({
      line: lineAt(index),
      message: `${number} is named as the version of this page`,
      expected: version,
    })),
    ...(news && news[1] !== version
      ? [{line: lineAt(news.index), message: `the news is about ${news[1]}`, expected: `news about ${version}`}]
      : []),
  ];
}

/**
 * The text of a page for a new version that is a copy of the one before it.
 *
 * @param version two numbers
 * @param news what the landing page says of the version
 */
export function textForVersion(text: string, version: string, news: string): string {
  return text
    .replace(OWN, (number) => (number.split('.').length === 3 ? `${version}.0` : version))
    .replace(NEWS, () => news);
}
