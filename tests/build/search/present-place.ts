import {renamedPages} from '../../../src/features/addresses/data/redirects/renamed-pages';
import {sectionAliases} from '../../../src/features/addresses/data/section-aliases';
import {presentAddress} from '../../../src/features/addresses/legacy-paths';
import {sectionAliasesOf} from '../../../src/features/addresses/section-aliases-of';
import {idsOfPath} from '../../../src/features/versions/page-path';
import {docsFolder, splitVersion} from '../../../src/lib/version-names';
import versions from '../../../versions.json';

const latest = versions[0]!;

/** The present address of a judged place: pages and sections have other addresses after `npm run move`. */
export function presentPlace(place: string): string {
  const [path = '', id] = place.split('#');
  const page = presentAddress(path, renamedPages);
  if (id === undefined) return page;
  const {version = latest, path: unversioned} = splitVersion(page);
  const files = idsOfPath(unversioned.replace(/^\/docs\/?/, '')).map((own) => `${docsFolder(version)}/${own}.md`);
  const aliases = files.flatMap((file) => sectionAliasesOf(file, latest, sectionAliases));
  const to = aliases.find((alias) => alias.id === id)?.to ?? `#${id}`;
  // `#` alone is the beginning of a page.
  return (to.startsWith('#') ? page + to : to).replace(/#$/, '');
}
