import {memoize} from '../../../page-model/memoize';
import {parsePage} from '../../../page-model/parse';
import {extractSections} from './extract-sections';
import {linkTextsOf} from './link-texts';

/** Extracts what the search needs from the text of a page: its sections and links. */
export const readIndexedPage = memoize('search', (text: string, isMdx: boolean) => {
  const tree = parsePage(text, isMdx);
  return {sections: extractSections(tree), links: linkTextsOf(tree)};
});
