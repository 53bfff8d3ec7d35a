import {join} from 'node:path';
import {sectionAliases} from '../../../src/data/section-aliases';
import {ANCHOR_FILE, readPublishedAnchors} from '../../anchors/published-anchors';
import {addressOf} from '../addresses';
import {anchorsOf} from '../../../src/content/anchors';
import {parsePage} from '../parse-page';
import {pagesAt, type ContentCheck} from '../site';

/** Sections that have been published and are no more: somebody may have linked to them. */
export const checkPublished: ContentCheck = (site, files) => {
  const published = readPublishedAnchors(join(site.root, ANCHOR_FILE));
  return pagesAt(site, files).flatMap((page) => {
    const {file} = page;
    const {tree} = parsePage(page);
    const kept = new Set(sectionAliases.flatMap(({source, id}) => (file.endsWith(`/${source}`) ? id : [])));
    const wanted = [...(published.get(addressOf(page, site.versions[0]!)) ?? [])].filter((id) => !kept.has(id));
    return wanted
      .filter((id) => tree && !anchorsOf(tree).has(id))
      .map((id) => ({
        file,
        line: 1,
        message: `the section #${id} has been published and is no more`,
        expected: `its id, or a line in src/data/section-aliases.ts, which npm run move -- PAGE#${id} PAGE#NEW-ID writes`,
      }));
  });
};
