import {tools} from '../../src/config/tools';
import {retiredPages, sectionAliases} from '../../src/features/addresses';
import {anchorsOf} from '../../src/page-model/anchors';
import {parsePage} from '../../src/page-model/parse';
import {equivalentPage, featurePages, pageMoves} from '../../src/features/versions';
import {pathOfId, readVersionFolders, type VersionFolders} from '../../src/features/versions/node';
import {docsFolder, versionOfFile, WORKING_COPY} from '../../src/lib/version-names';
import {placeKeywords, readKeywords} from '../../src/features/search/node';
import {ANCHOR_FILE} from '../anchors/published-anchors';
import {listFiles} from '../pages/list-files';
import {readPages} from '../pages/read-pages';
import {SECTION_ALIASES} from './change-aliases';
import {extractKeywords, extractSectionKeywords} from './mentions';
import {writeList, type MovePlan} from './move-page';
import {Plan} from './plan';
import {relink} from './relink';
import {sidebarFileOf} from './sidebars';

const RETIRED_PAGES = 'src/features/addresses/data/redirects/retired-pages.ts';
const FEATURE_PAGES = 'src/features/versions/data/feature-pages.ts';

/**
 * Plans to take the oldest version off the site: its pages, sidebar, and social card. From then on, each of its
 * addresses, and each link to one of its pages, leads to the same page of the next version, or to the page that stands
 * in for it there.
 *
 * @param version such as `4.1`
 * @throws Error naming what is wrong, before anything is written
 */
export async function retireVersion(root: string, version: string): Promise<MovePlan> {
  const folders = readVersionFolders(root);
  const released = folders.versions.filter((name) => name !== WORKING_COPY);
  const [next, oldest] = released.slice(-2) as [string, string | undefined];
  if (oldest === undefined || version !== oldest) {
    throw new Error(`${version} cannot be deleted: expected the oldest of several versions, ${oldest ?? next}.`);
  }
  const plan = new Plan(root);
  const all = readPages(root);
  const pages = all.filter(({file}) => versionOfFile(file) !== version);

  const nextPages = folders.pages.get(next)!;
  const placeOf = (id: string) => equivalentPage(id, version, next, new Set(nextPages.keys()), pageMoves).id;
  const places = new Map([...folders.pages.get(version)!].map(([id, file]) => [file, placeOf(id)] as const));

  const mentioning = pages.filter(({text}) => text.includes(`/docs/${version}`));
  const changed = relink(plan, mentioning, folders, ({file, id}) => {
    const place = places.get(file);
    if (place === undefined) return undefined;
    const target = nextPages.get(place)!;
    const isThere = anchorsOf(parsePage(plan.read(target), target.endsWith('.mdx'))).has(id);
    return {file: target, id: isThere ? id : ''};
  });

  for (const file of listFiles(root, [docsFolder(version)], /\.\w+$/)) plan.remove(file);
  plan.remove(sidebarFileOf(version));
  const socialCard = `static/social/docs-${version}.png`;
  if (plan.has(socialCard)) plan.remove(socialCard);
  plan.write('versions.json', JSON.stringify(released.slice(0, -1)));

  const address = (name: string, id: string) => [`/docs/${name}`, pathOfId(id)].filter(Boolean).join('/');
  // A tool with one page for all versions stays.
  const ofTools = tools
    .map(({pathIn}) => [pathIn({path: `/docs/${version}`}, '/'), pathIn({path: `/docs/${next}`}, '/')] as const)
    .filter(([from, to]) => from !== to);
  const present = new Map([
    ...[...folders.pages.get(version)!.keys()].map((id) => [address(version, id), address(next, placeOf(id))] as const),
    ...ofTools,
  ]);
  const former = retiredPages.map(([from, to]) => [from, present.get(to) ?? to] as const);
  writeList(plan, RETIRED_PAGES, 'retiredPages', [...former, ...present]);

  // The page moves stay: former addresses in other versions lead to the present pages by them.
  // Their ids cannot all be kept: an address with one leads to the page.
  plan.change(ANCHOR_FILE, (text) => text.replaceAll(new RegExp(`^/docs/${version}(?:/.*)?#.*\n`, 'gm'), ''));
  writeList(
    plan,
    SECTION_ALIASES,
    'sectionAliases',
    sectionAliases.filter(({until}) => until !== version),
  );
  const latest = released[0]!;
  const isNew = (id: string) => !equivalentPage(id, latest, next, new Set(nextPages.keys()), pageMoves).isSame;
  writeList(plan, FEATURE_PAGES, 'featurePages', featurePages.filter(isNew));

  const remaining = folders.versions.filter((name) => name !== version);
  const keywords = await extractDeadKeywords(plan, {...folders, versions: remaining});
  return {plan, versions: [version], linking: changed.length, mentions: [], keywords};
}

/** Takes out the keywords of pages and sections that only this version had. @returns their lines */
async function extractDeadKeywords(plan: Plan, folders: VersionFolders): Promise<string> {
  const placed = placeKeywords(await readKeywords(plan.root), plan.root, folders);
  const taken = placed.flatMap(({keywords: {page, sections}, places}) => {
    if (places.length === 0) return extractKeywords(plan, page);
    const known = places.map(({file}) => anchorsOf(parsePage(plan.read(file), file.endsWith('.mdx'))));
    const dead = [...sections.keys()].filter((id) => id !== '' && !known.some((anchors) => anchors.has(id)));
    const lines = dead.map((id) => extractSectionKeywords(plan, page, id)).join('');
    return lines && `${page}:\n${lines}`;
  });
  return taken.join('');
}
