import {extname} from 'node:path/posix';
import {visit} from 'unist-util-visit';
import {headingId, parsePage, writtenHeadingId} from '../../src/page-model/parse';
import {pageIdOf, pathOfId, readVersionFolders} from '../../src/features/versions/node/version-folders';
import {sectionAliases} from '../../src/features/addresses/data/section-aliases';
import {versionOfFile} from '../../src/lib/version-names';
import {readPages} from '../pages/read-pages';
import {findPage} from '../versions/find-page';
import {mentionsOf, renameKeywords} from './mentions';
import type {MovePlan} from './move-page';
import {Plan} from './plan';
import {relink} from './relink';

const SECTION_ALIASES = 'src/features/addresses/data/section-aliases.ts';

/**
 * Plans to give a section another id in every version that has it: after its heading, in the links to it and in its
 * keywords. From then on, the former id leads to it.
 *
 * @param from a page and the section's id, such as `developers/rest#joins`
 * @param to the new id, such as `#join-tables`
 * @throws Error naming what is wrong, before anything is written
 */
export function renameSection(root: string, from: string, to: string): MovePlan {
  const [name = '', id = ''] = from.split('#');
  const [, newId = ''] = to.split('#');
  const folders = readVersionFolders(root);
  const page = pageIdOf(findPage(name, folders));
  if (!/^[\w-]+$/.test(newId)) throw new Error(`${to} names no id: expected one such as #join-tables.`);
  const source = sectionAliases.find((alias) => alias.source.endsWith(`${page}.md`) && alias.to === `#${id}`);
  if (source) throw new Error(`${SECTION_ALIASES} leads #${source.id} to #${id}: let it lead to #${newId} first.`);

  const plan = new Plan(root);
  const files = folders.versions.flatMap((version) => folders.pages.get(version)!.get(page) ?? []);
  const changed = files.filter((file) => renameHeading(plan, file, id, newId));
  if (changed.length === 0) throw new Error(`No heading of ${page} has the id ${id}.`);
  const mentioning = readPages(root).filter(({text}) => text.includes(`#${id}`));
  const relinked = relink(plan, mentioning, folders, (target) =>
    changed.includes(target.file) && target.id === id ? {...target, id: newId} : undefined,
  );
  plan.append(SECTION_ALIASES, `{source: '${page}${extname(changed[0]!)}', id: '${id}', to: '#${newId}'},\n`);
  renameKeywords(plan, `/docs/${pathOfId(page)}`, id, newId);
  return {
    plan,
    versions: changed.map((file) => versionOfFile(file)!),
    linking: relinked.length,
    mentions: mentionsOf(plan, `${page}#${id}`),
  };
}

/** @returns whether the page has such a heading */
function renameHeading(plan: Plan, file: string, id: string, newId: string): boolean {
  const text = plan.read(file);
  const lines = text.split('\n');
  let isChanged = false;
  visit(parsePage(text, file.endsWith('.mdx')), 'heading', (heading) => {
    if (headingId(heading) === newId) throw new Error(`${file} has a heading with the id ${newId} already.`);
    if (headingId(heading) !== id) return;
    const at = heading.position!.start.line - 1;
    const bare = writtenHeadingId(heading) === undefined ? lines[at]! : lines[at]!.replace(/\s*\{[^{}]*\}\s*$/, '');
    lines[at] = `${bare} {#${newId}}`;
    isChanged = true;
  });
  if (isChanged) plan.write(file, lines.join('\n'));
  return isChanged;
}
