import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {sidebarFileOf} from '@site/scripts/scaffold/sidebars';
import {readFrontMatter} from '@site/src/content/front-matter';
import {docsFolder, WORKING_COPY} from '@site/src/lib/versions/version-names';
import {projectPath} from '@site/tests/support';
import {expect, it} from 'vitest';
import versions from '../../../versions.json';

const words = (list: string) => list.trim().split(/\s+/);

const STUDIO = words(`create-account login-password-reset organizations instances enable-mixed-content
  manage-schemas-browse-data manage-databases-browse-data query-instance-data manage-charts instance-example-code
  manage-instance-roles manage-instance-users manage-functions manage-applications manage-clustering manage-replication
  instance-metrics instance-configuration resources`);

/**
 * The pages of a group in the order of their use, by the name of its folder. A version has some of them, and may have
 * others. What is superseded comes last, so clustering moved behind SQL when replication took its place.
 */
const BY_USE: Record<string, string[]> = {
  developers: words('applications rest real-time operations-api components security replication clustering sql-guide'),
  'operations-api': words(`quickstart-examples nosql-operations sql-operations advanced-json-sql-examples
    databases-and-tables bulk-operations jobs components users-and-roles token-authentication configuration
    certificate-management clustering logs analytics system-operations utilities registration clustering-nats
    custom-functions`),
  security: words(`basic-auth jwt-auth mtls-auth certificate-management certificate-verification users-and-roles
    configuration`),
  clustering: words(`requirements-and-definitions creating-a-cluster-user naming-a-node enabling-clustering
    establishing-routes subscription-overview managing-subscriptions certificate-management things-worth-knowing`),
  'custom-functions': words(`requirements-definitions create-project define-routes define-helpers host-static
    using-npm-git restarting-server debugging-custom-function custom-functions-operations templates example-projects`),
  'sql-guide': words(`select insert update delete joins functions date-functions json-search sql-geospatial-functions
    features-matrix reserved-word`),
  'sql-geospatial-functions': words(`geoarea geolength geodifference geodistance geonear geocontains geoequal geocrosses
    geoconvert`),
  'harper-studio': STUDIO,
  'harperdb-studio': STUDIO,
  'harperdb-cloud': words('instance-size-hardware-specs iops-impact alarms verizon-5g-wavelength-instances'),
  'harper-cloud': words('instance-size-hardware-specs iops-impact alarms verizon-5g-wavelength-instances'),
  reference: words(`resource resources components query-optimization globals transactions data-types blob content-types
    roles graphql dynamic-schema analytics architecture storage-algorithm limits headers`),
};

interface Entry {
  name: string;
  position: number;
  isSuperseded: boolean;
}

/** The page of an entry: a file, or the index of a folder. */
function entryOf(folder: string, name: string): Entry | undefined {
  const files = ['.md', '.mdx', '/index.md', '/index.mdx'].map((end) => join(folder, name + end));
  const file = files.find((candidate) => existsSync(projectPath(candidate)));
  if (!file) return undefined;
  const {sidebar_position: position, sidebar_class_name: kind} = readFrontMatter(
    readFileSync(projectPath(file), 'utf8'),
  ).data;
  return {name, position: typeof position === 'number' ? position : Infinity, isSuperseded: kind === 'legacy'};
}

/** What a group lists: as the sidebar has it written down, or by the positions in the front matter. */
function entriesOf(root: string, folder: string, written: string[]): Entry[] {
  const own = written
    .filter((id) => id.startsWith(`${folder}/`))
    .map((id) => id.slice(folder.length + 1).split('/')[0]!);
  const names = own.length > 0 ? own : readdirSync(projectPath(join(root, folder))).map((name) => name.split('.')[0]!);
  const entries = [...new Set(names)].flatMap((name) =>
    name === 'index' ? [] : (entryOf(join(root, folder), name) ?? []),
  );
  return own.length > 0 ? entries : entries.toSorted((a, b) => a.position - b.position);
}

it.each([WORKING_COPY, ...versions])('the groups of %s list their pages by use, what is superseded last', (version) => {
  const root = docsFolder(version);
  // What is no value of a key is an item.
  const sidebar = readFileSync(projectPath(sidebarFileOf(version)), 'utf8');
  const items = [...sidebar.matchAll(/(?<!: )"([\w/-]+)"(?!:)/g)].map(([, id]) => id!);
  const folders = readdirSync(projectPath(root), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name in BY_USE)
    .map(({parentPath, name}) => join(parentPath, name).slice(projectPath(root).length + 1));
  expect(folders.length).toBeGreaterThan(6);
  for (const folder of folders) {
    const order = BY_USE[folder.split('/').at(-1)!]!;
    const known = entriesOf(root, folder, items).filter(({name}) => order.includes(name));
    const expected = known
      .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
      .toSorted((a, b) => Number(a.isSuperseded) - Number(b.isSuperseded));
    expect(known.length, folder).toBeGreaterThan(2);
    expect(
      known.map(({name}) => name),
      folder,
    ).toEqual(expected.map(({name}) => name));
  }
});
