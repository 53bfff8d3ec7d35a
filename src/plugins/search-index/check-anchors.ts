import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {sectionUrl, type Shard} from '../../lib/search/shard';

/**
 * Finds the records that lead nowhere: whose page was not built, or has no element with the record's anchor.
 *
 * @param outDir the built site
 * @returns their addresses; empty when all is well
 */
export async function deadRecords(shard: Shard, outDir: string, baseUrl: string): Promise<string[]> {
  const ids = await Promise.all(shard.pages.map(({path}) => readIds(path, outDir, baseUrl)));
  return shard.sections
    .filter(({page, anchor}) => !ids[page] || (anchor !== null && !ids[page].has(anchor)))
    .map((section) => sectionUrl(shard, section));
}

/** The ids in the HTML of a page, or undefined when there is no such page. */
async function readIds(path: string, outDir: string, baseUrl: string): Promise<Set<string> | undefined> {
  const file = decodeURI(path.slice(baseUrl.length)).replace(/\/$/, '');
  for (const candidate of [`${file}.html`, `${file}/index.html`]) {
    const html = await readFile(join(outDir, candidate), 'utf8').catch(() => undefined);
    if (html !== undefined) return new Set([...html.matchAll(/\sid="?([^\s">]+)/g)].map((match) => match[1]!));
  }
  return undefined;
}
