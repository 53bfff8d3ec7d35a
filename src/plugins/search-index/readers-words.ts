import {readVersionFolders} from '../../build/version-folders';
import {lookUpKeywords, placeKeywords, type KeywordsOf, type PlacedKeywords} from './place-keywords';
import {KEYWORDS_FOLDER, QUERIES_FOLDER, readKeywords} from './read-keywords';

/** What readers say, and the sections that it leads to. */
export interface ReadersWords {
  /** What they call a section. */
  keywordsOf: KeywordsOf;
  /** What they search when they look for it. */
  queriesOf: KeywordsOf;
  /** All of it, with the pages that it is for. */
  placed: PlacedKeywords[];
}

/** @throws Error with a line for each thing that is wrong, naming file and key */
export async function readReadersWords(siteDir: string): Promise<ReadersWords> {
  const folders = readVersionFolders(siteDir);
  const place = async (folder: string) => placeKeywords(await readKeywords(siteDir, folder), siteDir, folders);
  const [keywords, queries] = await Promise.all([place(KEYWORDS_FOLDER), place(QUERIES_FOLDER)]);
  return {
    keywordsOf: lookUpKeywords(keywords),
    queriesOf: lookUpKeywords(queries),
    placed: [...keywords, ...queries],
  };
}
