import {readFile} from 'node:fs/promises';
import {extname, join} from 'node:path';
import type {ContentCache} from '../../build/content-cache';
import {parsePage} from '../../content/parse';
import type {IndexedSection} from '../../lib/search/shard';
import {collectCalls, type Call} from './collect-calls';
import {extractSections} from './extract-sections';

/** A page as the search reads it. */
interface PageContent {
  /** Of page 0: whoever takes them sets the position of their page. */
  sections: IndexedSection[];
  calls: Call[];
}

/**
 * Reads a page from its source.
 *
 * @param file path from the project's root
 * @throws Error naming the file when it cannot be parsed
 */
export async function readPage(
  file: string,
  {siteDir, cache}: {siteDir: string; cache: ContentCache},
): Promise<PageContent> {
  const source = await readFile(join(siteDir, file), 'utf8');
  const type = extname(file);
  try {
    return cache.get(`${type}\n${source}`, () => {
      const tree = parsePage(source, type === '.mdx');
      return {sections: extractSections(tree, 0), calls: collectCalls(tree)};
    });
  } catch (error) {
    throw new Error(`The search index cannot read ${file}.`, {cause: error});
  }
}
