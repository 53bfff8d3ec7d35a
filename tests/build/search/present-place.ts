import {pathOfId} from '../../../src/features/versions/node/version-folders';
import {renamedPages} from '../../../src/features/addresses/data/redirects/renamed-pages';
import {sectionAliases} from '../../../src/features/addresses/data/section-aliases';
import {presentAddress} from '../../../src/features/addresses/legacy-paths';

/** Where a judged place is now: pages and sections have other addresses after `npm run move`. */
export function presentPlace(place: string): string {
  const [path = '', id] = place.split('#');
  const page = presentAddress(path, renamedPages);
  if (id === undefined) return page;
  const isOfPage = (source: string) => `/docs/${pathOfId(source.replace(/\.mdx?$/, ''))}` === page;
  const alias = sectionAliases.find((one) => one.id === id && isOfPage(one.source));
  const to = alias?.to ?? `#${id}`;
  // `#` alone is the beginning of the page.
  return to.startsWith('#') ? page + to.replace(/^#$/, '') : to;
}
