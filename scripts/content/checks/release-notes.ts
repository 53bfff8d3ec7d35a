import {posix} from 'node:path';
import {readRelease} from '../../../src/plugins/release-list/collect-releases';
import {readChanges} from '../../../src/plugins/release-list/read-changes';
import {addressOf} from '../addresses';
import {readFrontMatter} from '../../../src/lib/front-matter';
import {pagesAt, type ContentCheck, type Problem} from '../site';
import {isReleasePage} from './front-matter-schemas';

/** What the release list reads from the page of a release: version, date and kind, and the groups of its changes. */
export const checkReleaseNotes: ContentCheck = (site, files) =>
  pagesAt(site, files)
    .filter(({file}) => isReleasePage(file))
    .flatMap((page) => {
      const {file, text} = page;
      const front = readFrontMatter(text);
      const {data} = front;
      // The schema has told that something is missing.
      const isReadable = ['version', 'date', 'kind'].every((key) => typeof data[key] === 'string');
      const about = {
        title: String(data.title),
        description: String(data.description),
        source: `@site/${file}`,
        sourceDirName: posix.dirname(file).replace(/^release-notes\//, ''),
        permalink: addressOf(page, site.versions[0]!),
        frontMatter: data,
      };
      return [
        ...(isReadable
          ? faultOf(
              file,
              (key) => front.lineOf(key),
              () => readRelease(about),
            )
          : []),
        // Where links lead is the business of another check.
        ...faultOf(
          file,
          () => 1,
          () => readChanges({markdown: text, resolveLink: (url) => url}),
        ),
      ];
    });

/** The fault that a reader throws, as `line N: what, expected what.` or `front matter "key" what, expected what.` */
function faultOf(file: string, lineOf: (key: string) => number, read: () => unknown): Problem[] {
  try {
    read();
    return [];
  } catch (error) {
    const [, place, text = ''] = /^(?:line (\d+): )?([^]*?)\.?$/.exec((error as Error).message) ?? [];
    const key = /^front matter "(\w+)"/.exec(text)?.[1];
    const at = text.lastIndexOf(', expected ');
    return [
      {
        file,
        line: place ? Number(place) : lineOf(key ?? ''),
        message: at === -1 ? text : text.slice(0, at),
        expected: at === -1 ? 'the form of release notes' : text.slice(at + ', expected '.length),
      },
    ];
  }
}
