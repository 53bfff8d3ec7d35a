import {join} from 'node:path';
import {sectionAliases, sectionAliasesOf} from '../../../src/features/addresses';
import {ANCHOR_FILE, readPublishedAnchors} from '../../anchors/published-anchors';
import {addressOf} from '../addresses';
import {anchorsOf} from '../../../src/page-model/anchors';
import {parsePage} from '../parse-page';
import {onEachPage} from '../site';

/** Finds published sections that no longer exist: somebody may have linked to them. */
export const checkPublished = onEachPage(({root, versions}) => {
  const published = readPublishedAnchors(join(root, ANCHOR_FILE));
  return (page) => {
    const {tree} = parsePage(page);
    if (!tree) return [];
    const kept = sectionAliasesOf(page.file, versions[0]!, sectionAliases).map(({id}) => id);
    const there = new Set([...kept, ...anchorsOf(tree)]);
    const wanted = [...(published.get(addressOf(page, versions[0]!)) ?? [])];
    return wanted
      .filter((id) => !there.has(id))
      .map((id) => ({
        line: 1,
        message: `the section #${id} has been published, but no longer exists`,
        expected: `its id, or a line in src/features/addresses/data/section-aliases.ts, which npm run move -- PAGE#${id} PAGE#NEW-ID writes`,
      }));
  };
});
