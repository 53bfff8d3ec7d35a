import {groupBy} from '../../../../lib/group-by';

/** The facts that the title of a page depends on. */
interface TitledPage {
  id: string;
  title: string;
  /** Names of the sidebar's groups above the page, outermost first. */
  trail: string[];
}

/**
 * The title of each page for browsers and search engines, by its id. Pages with the same title also get their group's
 * name.
 *
 * @param suffix what distinguishes these pages from those of other versions and sections: `Harper 4.6`
 * @param rootTitle title of the page with the id `index`, which names the whole
 */
export function pageTitles(pages: TitledPage[], suffix: string, rootTitle: string): Map<string, string> {
  const byTitle = groupBy(pages, ({title}) => title);
  return new Map(
    pages.map(({id, title, trail}) => {
      if (id === 'index') return [id, rootTitle];
      const group = byTitle.get(title)!.length > 1 ? trail.at(-1) : undefined;
      return [id, [title, ...(group ? [group] : []), suffix].join(' · ')];
    }),
  );
}
