import {join} from 'node:path';
import {sectionAliases} from '../../../src/data/section-aliases';
import {ANCHOR_FILE, readPublishedAnchors} from '../../anchors/published-anchors';
import {addressOf} from '../addresses';
import {anchorsOf} from '../anchors-of';
import {parsePage} from '../parse-page';
import {pagesAt, type ContentCheck} from '../site';

/** Sections that have been published and are no more: somebody may have linked to them. */
export const checkPublished: ContentCheck = async (site, files) => {
  const published = readPublishedAnchors(join(site.root, ANCHOR_FILE));
  const lost = pagesAt(site, files).map(async (page) => {
    const {file} = page;
    const {tree} = parsePage(page);
    const kept = new Set(sectionAliases.flatMap(({source, id}) => (file.endsWith(`/${source}`) ? id : [])));
    const wanted = [...(published.get(addressOf(page, site.versions[0]!)) ?? [])].filter((id) => !kept.has(id));
    if (!tree || wanted.every((id) => anchorsOf(tree).headings.has(id))) return [];
    const all = await anchorsOf(tree).all();
    return wanted
      .filter((id) => !all.has(id))
      .map((id) => ({
        file,
        line: 1,
        message: `the section #${id} has been published and is no more`,
        expected: `its id, or a line in src/data/section-aliases.ts, which npm run move -- PAGE#${id} PAGE#NEW-ID writes`,
      }));
  });
  return (await Promise.all(lost)).flat();
};
