import {readFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {sidebarFileOf} from '@site/scripts/scaffold/sidebars';
import {readVersionFolders} from '@site/src/features/versions/node/version-folders';
import {readFrontMatter} from '@site/src/page-model/front-matter';
import {groupBy} from '@site/src/lib/group-by';
import {projectPath} from '@site/tests/support';
import {expect, it} from 'vitest';

const {versions, pages} = readVersionFolders(projectPath(''));

/** The entries of the sidebar file of a version before the heading of the superseded pages, and those after it. */
function itemsOf(version: string): [string[], string[]] {
  const sidebar = readFileSync(projectPath(sidebarFileOf(version)), 'utf8');
  const items = [...sidebar.matchAll(/(["'])(.+?)\1/g)].map(([, , text = '']) => text);
  const heading = items.includes('Legacy') ? items.indexOf('Legacy') : items.length;
  return [items.slice(0, heading), items.slice(heading)];
}

/**
 * The pages of a version by the name of their folder, in the order of its sidebar: as written there, or by position.
 */
function groupsOf(version: string) {
  const [items] = itemsOf(version);
  const entries = [...pages.get(version)!].map(([id, file]) => {
    const page = id.replace(/\/index$/, '');
    const {data} = readFrontMatter(readFileSync(projectPath(file), 'utf8'));
    const written = items.findIndex((item) => item === id || item.startsWith(`${page}/`));
    const folder = dirname(page);
    const name = page.split('/').at(-1)!;
    const position = written < 0 ? Number(data.sidebar_position ?? Infinity) : written;
    return {
      id,
      folder,
      name,
      // A page that is named as its folder is the landing of the group.
      place: name === folder.split('/').at(-1) ? -1 : position,
      isSuperseded: data.sidebar_class_name === 'legacy',
    };
  });
  return groupBy(
    entries.toSorted((a, b) => a.place - b.place),
    ({folder}) => folder.split('/').at(-1)!,
  );
}

const groups = versions.map(groupsOf);

it.each(versions.map((version, index) => ({version, own: groups[index]!})))(
  'the sidebar of $version lists what is superseded under one heading at the end, and only there',
  ({version, own}) => {
    const [before, after] = itemsOf(version);
    const superseded = [...own]
      .flatMap(([, entries]) => entries.filter(({isSuperseded}) => isSuperseded))
      .map(({id}) => id);
    expect(superseded.filter((id) => !after.includes(id))).toEqual([]);
    expect(superseded.filter((id) => before.includes(id))).toEqual([]);
    expect(after.length > 0).toBe(superseded.length > 0);
  },
);

it.each(versions.slice(1).map((version, index) => ({version, own: groups[index + 1]!, newer: groups[index]!})))(
  'the groups of $version list their pages in the order of the next version',
  ({own, newer}) => {
    const orders = [...own].map(([folder, entries]) => {
      const others = newer.get(folder) ?? [];
      const isShared = (name: string) =>
        [entries, others].every((list) => list.some((entry) => entry.name === name && !entry.isSuperseded));
      const namesIn = (list: typeof entries) => list.map(({name}) => name).filter(isShared);
      return {folder, shared: namesIn(entries), expected: namesIn(others)};
    });
    expect(orders.filter(({shared}) => shared.length > 2).length).toBeGreaterThan(3);
    // 4.4 put caching before routes.
    const kept = orders.filter(({folder}) => folder !== 'applications');
    for (const {folder, shared, expected} of kept) expect(shared, folder).toEqual(expected);
  },
);
