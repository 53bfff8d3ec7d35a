import {kept} from '../../content/kept';
import {parsePage} from '../../content/parse';
import {collectCalls} from './collect-calls';
import {extractSections} from './extract-sections';

/** What the search takes from the text of a page: its sections, of page 0, and its links. */
export const readPage = kept('search', (text: string, isMdx: boolean) => {
  const tree = parsePage(text, isMdx);
  return {sections: extractSections(tree, 0), calls: collectCalls(tree)};
});
