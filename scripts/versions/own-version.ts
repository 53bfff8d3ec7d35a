import type {PageProblem} from '../../src/lib/problems';
import {minorOf, releaseSeries} from '../../src/features/releases';
import {pageIdOf} from '../../src/features/versions/node';

/** Names that a release is part of: the package, the image and its tag, and the generated files of a version. */
const NAMES = /\bharperdb@|`@\d|\bharperdb\/harperdb\b|`<tag>`|\/docs\/api\/\d/;

/** The number of a release: in a line with one of the names, that of the release that the page installs or links. */
const RELEASE = new RegExp(
  String.raw`(?<![\d.])(?:${releaseSeries.map(({major}) => major).join('|')})\.\d+(?:\.\d+)?(?!\.?\d)`,
  'g',
);

/** A link to the notes of a release: on the first page of a version, the paragraph with it sums up the version. */
const NOTES = /\]\(\/release-notes\/[\w-]+\/(\d+\.\d+)\.\d+\)/;

const isFirstPage = (file: string) => pageIdOf(file) === 'index';

/** Finds where a page speaks of another version as its own, which readers would install. */
export function foreignVersions(file: string, text: string, version: string): PageProblem[] {
  return text.split('\n').flatMap((line, at) => {
    const numbers = NAMES.test(line) ? [...line.matchAll(RELEASE)].map(([number]) => number) : [];
    const news = isFirstPage(file) ? NOTES.exec(line)?.[1] : undefined;
    return [
      ...numbers
        .filter((number) => minorOf(number) !== version)
        .map((number) => ({
          line: at + 1,
          message: `${number} is named as the version of this page`,
          expected: version,
        })),
      ...(news !== undefined && news !== version
        ? [{line: at + 1, message: `the news is about ${news}`, expected: `news about ${version}`}]
        : []),
    ];
  });
}

/**
 * The text of a page for a new version that is a copy of the one before it.
 *
 * @param version two numbers
 * @param news what the first page says of the version
 */
export function textForVersion(file: string, text: string, version: string, news: string): string {
  const lines = text.split('\n').map((line) => {
    if (isFirstPage(file) && NOTES.test(line)) return news;
    if (!NAMES.test(line)) return line;
    return line.replace(RELEASE, (number) => (number.split('.').length === 3 ? `${version}.0` : version));
  });
  return lines.join('\n');
}
