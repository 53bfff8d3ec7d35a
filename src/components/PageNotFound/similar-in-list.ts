import pages from '@generated/whole-site/default/pages.json';
import {movedPages, movedSections} from '@site/src/data/redirects/docs';
import {renamedPages} from '@site/src/data/redirects/renamed-pages';
import {movedTo} from '@site/src/lib/legacy-paths';
import {similarPages, type Page} from '@site/src/lib/similar-pages';

/** The pages of this site with an address similar to a path. */
export function similarInList(wanted: string): Page[] {
  const tables = {sections: movedSections, pages: movedPages, renamed: renamedPages};
  return similarPages(wanted, pages, (path) => movedTo(path, tables));
}
