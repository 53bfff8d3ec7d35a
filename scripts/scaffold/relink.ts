import {dirname, relative} from 'node:path/posix';
import {targetOf} from '../../src/page-model/links';
import {pageAt, pageIdOf, pathOfId, type VersionFolders} from '../../src/features/versions/node';
import {publicName, versionOfFile, WORKING_COPY, WORKING_COPY_PATH} from '../../src/lib/version-names';
import type {Page} from '../pages/read-pages';
import {changeDestinations} from './destinations';
import {GUIDE} from './places';
import type {Plan} from './plan';

/** The target of a link: the file of a page, and an id on it, which may be empty. */
export interface Target {
  file: string;
  id: string;
}

/**
 * Changes the links of the pages that a plan keeps.
 *
 * @param change returns the new target of a link, or undefined to keep it
 * @param placeOf returns the future path of a page, which its relative links start from
 * @returns the pages that changed
 */
export function relink(
  plan: Plan,
  pages: readonly Page[],
  folders: VersionFolders,
  change: (target: Target) => Target | undefined,
  placeOf: (file: string) => string = (file) => file,
): string[] {
  const present = pages.map(({file}) => file).filter((file) => plan.has(file));
  return present.filter((file) => {
    const newUrl = (url: string) => {
      const {query, anchor: id, ...target} = targetOf(url, file);
      const from = target.address === undefined ? target.file : fileAt(target.address, folders);
      if (from === undefined) return undefined;
      const to = change({file: from, id}) ?? (placeOf(file) === file ? undefined : {file: from, id});
      return to && linkTo(to.file, url.replace(/[?#].*$/s, ''), placeOf(file)) + query + (to.id && `#${to.id}`);
    };
    return plan.change(file, (text) => changeDestinations(text, file.endsWith('.mdx'), newUrl));
  });
}

/** Matches the address of a page of the Fabric guide. */
const IN_GUIDE = /^\/fabric(?:\/|$)/;

const ADDRESS = /^(\/docs(?:\/(\d+\.\d+|next)(?=\/|$))?)(?:\/|$)/;

function fileAt(path: string, folders: VersionFolders): string | undefined {
  if (IN_GUIDE.test(path)) return pageAt(path.slice(1).replace(/\/$/, ''), GUIDE, folders);
  const [start, , name] = ADDRESS.exec(path) ?? [];
  if (start === undefined) return undefined;
  const latest = folders.versions.find((each) => each !== WORKING_COPY)!;
  const version = name === WORKING_COPY_PATH ? WORKING_COPY : (name ?? latest);
  return pageAt(path.slice(start.length).replace(/\/$/, ''), version, folders);
}

/** The link to a file in the same form as before: an address stays an address. */
function linkTo(target: string, path: string, file: string): string {
  if (path === '' && target === file) return '';
  if (IN_GUIDE.test(path)) return `/${pathOfId(pageIdOf(target))}`;
  const [, root, name] = ADDRESS.exec(path) ?? [];
  if (root !== undefined) {
    const version = publicName(versionOfFile(target)!);
    // Without a number, an address is that of the latest version.
    const base = name === undefined || name === version ? root : `/docs/${version}`;
    return [base, pathOfId(pageIdOf(target))].filter(Boolean).join('/');
  }
  const way = relative(dirname(file), target);
  return way.startsWith('.') || (path !== '' && !path.startsWith('.')) ? way : `./${way}`;
}
