import {readCourse} from '../../examples/live/course';
import {changedExamples, LEDGER_FILE, readLedger} from '../../examples/live/ledger';
import {groupBy} from '../../../src/lib/group-by';
import {docsFolder} from '../../../src/lib/version-names';
import {parsePage} from '../parse-page';
import {pagesAt, type ContentCheck} from '../site';

/** The examples of the latest version are as they were when their page was last run, or the page is listed as outdated. */
export const checkRunExamples: ContentCheck = (site, files) => {
  // The check of syntax reports what MDX refuses.
  const pages = pagesAt(site, files).filter((page) => !parsePage(page).problem);
  const course = readCourse(pages, site.versions[0]!);
  const ledger = readLedger(site.root);
  // A page that was renamed by hand is reported by the check of links; npm run move changes the ledger as well.
  const isThere = (page: string) =>
    ['.md', '.mdx'].some((ending) => site.exists(`${docsFolder(site.versions[0]!)}/${page}${ending}`));
  const gone = Object.entries(ledger.pages).filter(([page]) => !isThere(page));
  const former = new Set(gone.flatMap(([, {examples}]) => Object.keys(examples)));
  const changed = changedExamples(course, ledger).filter(({hash}) => !former.has(hash));
  return [...groupBy(changed, ({fence}) => fence.file)].map(([file, examples]) => {
    const [first, ...others] = examples.map(({fence}) => fence.line);
    const which = others.length === 0 ? 'the example has' : `${examples.length} examples have`;
    return {
      file,
      line: first!,
      message: `${which} changed since the page was last run on Harper`,
      expected: `a run of it, as scripts/examples/README.md says, or "${examples[0]!.page}" with a reason under "outdated" of ${LEDGER_FILE}`,
    };
  });
};
