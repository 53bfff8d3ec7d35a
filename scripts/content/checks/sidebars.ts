import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {normalizeSidebars} from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';
import {validateSidebars} from '@docusaurus/plugin-content-docs/lib/sidebars/validation.js';
import {pageIdOf, pathOfId} from '../../../src/features/versions/node';
import {docsFolder, versionOfFile, WORKING_COPY} from '../../../src/lib/version-names';
import {lineOfError, parseSidebars, readSidebars, sidebarFileOf, type SidebarItem} from '../../scaffold/sidebars';
import {nearest} from '../nearest';
import type {LineProblem} from '../../../src/lib/problems';
import type {ContentCheck, Problem, Site} from '../site';

/**
 * A sidebar must be readable and name pages that exist, and each page must be in one: a page that is in none is
 * published, and only the search finds it.
 */
export const checkSidebars: ContentCheck = (site, files) => {
  const wanted = new Set(files);
  return ['fabric', WORKING_COPY, ...site.versions].flatMap((version) => {
    const sidebar = sidebarFileOf(version);
    const folder = version === 'fabric' ? version : docsFolder(version);
    if (!wanted.has(sidebar) && !files.some((file) => file.startsWith(`${folder}/`))) return [];
    const problems = problemsOf(site, folder, sidebar);
    return problems.filter(
      ({file}) => wanted.has(file) || (file === sidebar && files.some((each) => !site.exists(each))),
    );
  });
};

function problemsOf(site: Site, folder: string, sidebar: string): Problem[] {
  const path = join(site.root, sidebar);
  if (!site.exists(sidebar)) {
    return [{file: sidebar, line: 1, message: 'the file is missing', expected: `the sidebar of ${folder}`}];
  }
  const text = readFileSync(path, 'utf8');
  let items: SidebarItem[];
  try {
    const refused = refusedBy(parseSidebars(text, path));
    if (refused) return [{file: sidebar, line: lineWith(text, refused.near), ...refused.problem}];
    items = readSidebars(text, path).flat();
  } catch (error) {
    const message = `the sidebar cannot be read: ${(error as Error).message.replaceAll(/\s+/g, ' ')}`;
    const expected = sidebar.endsWith('.json') ? 'JSON' : 'TypeScript';
    return [{file: sidebar, line: lineOfError(error, text), message, expected}];
  }
  const pages = site.pages.filter(({file}) => file.startsWith(`${folder}/`));
  const known = new Map(pages.map(({file}) => [idOf(file), file]));
  const linked = items.flatMap((item) => (typeof item === 'string' ? item : (item.link?.id ?? item.id ?? [])));
  const folders = items.flatMap((item) => (typeof item === 'string' ? [] : (item.dirName ?? [])));
  const unknown = [...new Set(linked)].filter((id) => !known.has(id));
  const listed = new Set(linked);
  const orphans = [...known].filter(
    ([id]) => !listed.has(id) && !folders.some((each) => each === '.' || id.startsWith(`${each}/`)),
  );
  const named = items.flatMap((item) => (typeof item === 'string' ? item : (item.id ?? [])));
  const twice = [...new Set(named.filter((id, at) => named.indexOf(id) !== at))];
  return [
    ...twice.map((id) => {
      const message = `the page ${id} is there twice`;
      return {file: sidebar, line: lineWith(text, id), message, expected: 'each page once'};
    }),
    ...unknown.map((id) => {
      const near = nearest(id, known.keys());
      const message = `there is no page ${id} in ${folder}`;
      return {
        file: sidebar,
        line: lineWith(text, id),
        message,
        expected: near ?? 'the path of a page, without its ending',
      };
    }),
    ...folders
      .filter((each) => each !== '.' && ![...known.keys()].some((id) => id.startsWith(`${each}/`)))
      .map((each) => {
        const message = `there is no folder ${each} with pages in ${folder}`;
        return {file: sidebar, line: lineWith(text, each), message, expected: 'the path of a folder'};
      }),
    ...orphans.map(([id, file]) => {
      const message = `the page is in no sidebar, so only the search finds ${pathOfId(id)}`;
      return {file, line: 1, message, expected: `'${id}' in ${sidebar}`};
    }),
  ];
}

/** What Docusaurus refuses in sidebars, and the text in whose line it is. */
function refusedBy(sidebars: Record<string, unknown>): {near: string; problem: LineProblem} | undefined {
  try {
    validateSidebars(normalizeSidebars(sidebars as SidebarsConfig));
    return undefined;
  } catch (error) {
    const {details, message, _original: item} = error as Error & ValidationError;
    const [detail] = details ?? [];
    const said = detail?.message ?? message.replaceAll(/\s+/g, ' ');
    const {label, id, type} = (item ?? {}) as Record<string, string | undefined>;
    const near = (detail?.context?.key === 'label' ? type : (label ?? id ?? type)) ?? '';
    const expected = 'an item as in the other sidebars';
    return {near, problem: {message: `the sidebar has a wrong item${near && ` (${near})`}: ${said}`, expected}};
  }
}

/** An error of Joi, which checks the sidebars for Docusaurus. */
interface ValidationError {
  details?: {message: string; context?: {key?: string}}[];
  _original?: unknown;
}

function idOf(file: string): string {
  return versionOfFile(file) === undefined ? file.replace(/^fabric\//, '').replace(/\.mdx?$/, '') : pageIdOf(file);
}

function lineWith(text: string, id: string): number {
  const quoted = [`'${id}'`, `"${id}"`];
  return text.split('\n').findIndex((line) => quoted.some((each) => line.includes(each))) + 1 || 1;
}
