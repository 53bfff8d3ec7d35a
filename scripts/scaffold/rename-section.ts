import {visit} from 'unist-util-visit';
import {anchorsOf} from '../../src/page-model/anchors';
import {headingId, parsePage, writtenHeadingId} from '../../src/page-model/parse';
import {pageIdOf} from '../../src/features/versions/node';
import {sectionAliases} from '../../src/features/addresses';
import {readPages} from '../pages/read-pages';
import {findPage} from '../versions/find-page';
import {rangesOf, renameInAliases, SECTION_ALIASES} from './change-aliases';
import {mentionsOf, renameKeywords} from './mentions';
import {writeList, type MovePlan} from './move-page';
import {addressOf, readFolders, versionsWith} from './places';
import {Plan} from './plan';
import {relink} from './relink';

/**
 * Plans to give a section another id in every version that has it: after its heading, in the links to it and in its
 * keywords. From then on, the former id leads to it, and so do those of the entries of a list below the heading, which
 * begin with its id.
 *
 * @param from a page and the section's id, such as `developers/rest#joins`
 * @param to the new id, such as `#join-tables`
 * @throws Error naming what is wrong, before anything is written
 */
export function renameSection(root: string, from: string, to: string): MovePlan {
  const [name = '', id = ''] = from.split('#');
  const [, newId = ''] = to.split('#');
  const folders = readFolders(root);
  const page = pageIdOf(findPage(name, folders));
  if (!/^[\w-]+$/.test(newId)) throw new Error(`${to} has no id: expected one such as #join-tables.`);

  const plan = new Plan(root);
  const versions = versionsWith(page, false, folders);
  const fileOf = (version: string) => folders.pages.get(version)!.get(page)!;
  /** The former ids of each file, with the new ones. */
  const renamed = new Map(
    versions.map((version) => [fileOf(version), renameHeading(plan, fileOf(version), id, newId)]),
  );
  const having = (former: string) => versions.filter((version) => renamed.get(fileOf(version))!.has(former));
  if (having(id).length === 0) throw new Error(`No heading of ${page} has the id ${id}.`);
  const mentioning = readPages(root).filter(({text}) => text.includes(`#${id}`));
  const relinked = relink(plan, mentioning, folders, (target) => {
    const present = renamed.get(target.file)?.get(target.id);
    return present === undefined ? present : {...target, id: present};
  });

  const ids = new Map([...renamed.values()].flatMap((each) => [...each]));
  let aliases = [...sectionAliases];
  for (const [former, present] of ids) {
    aliases = renameInAliases(aliases, page, former, present);
    const lines = rangesOf(versions, new Set(having(former)));
    aliases.push(...lines.map((range) => ({page, ...range, ids: [former], to: `#${present}`})));
  }
  writeList(plan, SECTION_ALIASES, 'sectionAliases', aliases);
  renameKeywords(plan, addressOf(page), id, newId);
  return {plan, versions: having(id), linking: relinked.length, mentions: mentionsOf(plan, `${page}#${id}`)};
}

/** @returns the ids that the page had and has no more, with those that it has instead; none if it has no such heading */
function renameHeading(plan: Plan, file: string, id: string, newId: string): Map<string, string> {
  const isMdx = file.endsWith('.mdx');
  const text = plan.read(file);
  const lines = text.split('\n');
  const tree = parsePage(text, isMdx);
  let isChanged = false;
  visit(tree, 'heading', (heading) => {
    if (headingId(heading) === newId) throw new Error(`${file} already has a heading with the id ${newId}.`);
    if (headingId(heading) !== id) return;
    const at = heading.position!.start.line - 1;
    const bare = writtenHeadingId(heading) === undefined ? lines[at]! : lines[at]!.replace(/\s*\{[^{}]*\}\s*$/, '');
    lines[at] = `${bare} {#${newId}}`;
    isChanged = true;
  });
  if (!isChanged) return new Map();
  const changed = lines.join('\n');
  plan.write(file, changed);
  const present = anchorsOf(parsePage(changed, isMdx));
  const gone = [...anchorsOf(tree)].filter((anchor) => !present.has(anchor));
  return new Map(gone.map((anchor) => [anchor, newId + anchor.slice(id.length)]));
}
