import {dirname, join, relative} from 'node:path/posix';
import {pageIdOf, pathOfId, type VersionFolders} from '../../src/build/version-folders';
import {WORKING_COPY, WORKING_COPY_PATH} from '../../src/lib/versions/version-names';
import type {Page} from '../pages/read-pages';
import {changeDestinations} from './destinations';
import type {Plan} from './plan';

/** Where a link leads: to the file of a page of the docs, and to an id there, or to none. */
export interface Target {
  file: string;
  id: string;
}

/**
 * Leads the links of pages elsewhere that a plan keeps.
 *
 * @param change the new target of a link, or undefined where it stays
 * @returns how many pages have changed
 */
export function relink(
  plan: Plan,
  pages: readonly Page[],
  folders: VersionFolders,
  change: (target: Target) => Target | undefined,
): number {
  const changed = pages.filter(({file}) => {
    if (!plan.has(file)) return false;
    const before = plan.read(file);
    const text = changeDestinations(before, file.endsWith('.mdx'), (url) => {
      const [, path = '', query = '', id = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
      const from = fileAt(path, file, folders);
      const to = from && change({file: from, id});
      return to && wayTo(to.file, path, file) + query + (to.id && `#${to.id}`);
    });
    if (text !== before) plan.write(file, text);
    return text !== before;
  });
  return changed.length;
}

const ADDRESS = /^(\/docs(?:\/(\d+\.\d+|next)(?=\/|$))?)(?:\/|$)/;

function fileAt(path: string, file: string, {versions, pages}: VersionFolders): string | undefined {
  if (path === '') return file;
  if (/^[a-z][a-z\d+.-]*:/i.test(path)) return undefined;
  const [start, , name] = ADDRESS.exec(path) ?? [];
  if (start === undefined) return path.startsWith('/') ? undefined : join(dirname(file), path);
  const latest = versions.find((version) => version !== WORKING_COPY)!;
  const known = pages.get(name === WORKING_COPY_PATH ? WORKING_COPY : (name ?? latest)) ?? new Map<string, string>();
  const wanted = path.slice(start.length).replace(/\/$/, '');
  return [...known].find(([id]) => pathOfId(id) === wanted)?.[1];
}

/** The way to a page in the form that the link had: an address stays one. */
function wayTo(target: string, path: string, file: string): string {
  if (target === file) return path === '' ? '' : wayBetween(file, target);
  const [, root] = ADDRESS.exec(path) ?? [];
  return root === undefined ? wayBetween(file, target) : `${root}/${pathOfId(pageIdOf(target))}`;
}

function wayBetween(file: string, target: string): string {
  const way = relative(dirname(file), target);
  return way.startsWith('.') ? way : `./${way}`;
}
