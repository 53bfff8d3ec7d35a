import {checkExamples} from '../../examples/check-examples';
import {parsePage} from '../parse-page';
import {pagesAt, type ContentCheck} from '../site';

/** The code samples, and the form of operation pages and of the configuration page. */
export const checkSamples: ContentCheck = async (site, files) => {
  // What MDX refuses is told by the check of syntax.
  const selected = pagesAt(site, files).flatMap((page) => (parsePage(page).fault ? [] : page.file));
  if (selected.length === 0) return [];
  const problems = await checkExamples(site.pages, site.versions[0]!, selected);
  return problems.filter(({file}) => selected.includes(file));
};
