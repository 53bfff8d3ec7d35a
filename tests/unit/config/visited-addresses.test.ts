import {describe, expect, it} from 'vitest';
import {destinationOf} from '../../../src/features/addresses/ui/PageNotFound/former-address';
import {redirectsTo} from '../../../src/config/redirects';
import {formerPaths, formerShapes} from '../../../src/features/addresses/data/redirects/former-paths';
import {renamedPages} from '../../../src/features/addresses/data/redirects/renamed-pages';
import {presentAddress} from '../../../src/features/addresses/legacy-paths';
import {applyShapes} from '../../../src/features/addresses/apply-shapes';
import {splitVersion, unversionedPath} from '../../../src/lib/version-names';
import {canonicalPath} from '../../../src/lib/canonical-path';
import versions from '../../../versions.json';
import {pathOfId, readVersionFolders} from '../../../src/features/versions/node/version-folders';
import {projectPath, projectText, publicRoutes} from '../../support';

// Addresses that readers have asked for and that no page has.
const visited = projectText('tests/fixtures/visited-addresses.txt').trim().split('\n');
/** Harper 5 has no documentation here. */
const ELSEWHERE = ['/docs/5.0/migration-guide'];

const onDisk = versions.flatMap((name, at) =>
  [...readVersionFolders(projectPath('')).pages.get(name)!.keys()].map((id) =>
    ['/docs', at > 0 && name, pathOfId(id)].filter(Boolean).join('/'),
  ),
);
// Also pages that have not been published yet.
const routes = [...new Set([...publicRoutes(), ...onDisk])];
const pages = new Set(routes);
const redirects = new Map(routes.flatMap((to) => redirectsTo(to).map((from) => [from, to] as const)));

/** The address to which hosts send an address: the target for its shape, and from there by the list. */
function arrival(address: string): string | undefined {
  const path = applyShapes(canonicalPath(address), formerShapes);
  return pages.has(path) ? path : redirects.get(path);
}

/** A page that the version in the address lacks: the not-found page says since when, or until when, there is one. */
function isExplained(address: string): boolean {
  const {version, path} = splitVersion(canonicalPath(address));
  const has = (name: string) => pages.has(name === versions[0] ? path : path.replace('/docs', `/docs/${name}`));
  return version !== undefined && versions.includes(version) && !has(version) && versions.some(has);
}

const presentOf = (address: string) => unversionedPath(presentAddress(address, renamedPages), versions[0]!);

const versionOf = (address: string) => /^\/docs\/(?:v\/)?(\d+\.\d+)(?:\/|$)/.exec(address)?.[1];

describe('addresses that readers ask for', () => {
  it('all lead to a page', () => {
    expect(visited.length).toBe(440);
    const lost = visited.filter((address) => arrival(address) === undefined);
    expect(lost.filter((address) => !isExplained(address))).toEqual(ELSEWHERE);
    expect(lost.length).toBeLessThan(8);
  });

  it('lead to a page in one hop: no target is a former address', () =>
    expect([...redirects].filter(([, to]) => redirects.has(to) || applyShapes(to, formerShapes) !== to)).toEqual([]));

  it('stay in the version that they name where it has the page', () => {
    const left = visited.filter((address) => {
      const version = versionOf(address);
      const to = arrival(address);
      if (!version || !to?.startsWith('/docs') || versionOf(to) === version) return false;
      const path = to.replace(/^\/docs(?:\/\d+\.\d+)?/, '');
      return pages.has(`/docs/${version}${path}`);
    });
    expect(left).toEqual([]);
  });

  const places: (readonly [from: string, to: string])[] = [
    ['/docs/4.3/technical-details/reference/resource', '/docs/4.3/reference/resource'],
    ['/docs/technical-details/reference/resource', '/docs/reference/resources'],
    ['/docs/v/4.2/technical-details/reference/headers', '/docs/4.2/reference/headers'],
    ['/docs/v/4.7/developers/rest', '/docs/4.7/developers/rest'],
    ['/docs/4.4/reference/clustering/naming-a-node', '/docs/4.4/developers/clustering/naming-a-node'],
    ['/docs/4.4/deployments/harperdb-cloud/alarms', '/docs/4.4/deployments/harper-cloud/alarms'],
    ['/docs/4.4/developers/miscellaneous/sdks', '/docs/4.4/developers/components'],
    ['/docs/developers/components/writing-extensions', '/docs/reference/components/extensions'],
    ['/docs/reference/Applications/defining-roles', '/docs/developers/applications/defining-roles'],
    ['/docs/4.3/technical-details/release-notes/4.tucker/2.1.1', '/release-notes/v2-penny/2.1.1'],
    ['/docs/technical-details/release-notes/4.tucker/1.alby/1.1.0', '/release-notes/v1-alby/1.1.0'],
    ['/docs/v/4.1/harperdb-4.2-pre-release/release-notes/2.penny', '/release-notes/v2-penny'],
    ['/docs/4.1/release-notes', '/release-notes'],
    ['/docs/4.3/developers/replication', '/docs/4.3/developers/clustering'],
    ['/docs/4.1/developers/replication/clustering/naming-a-node', '/docs/4.1/clustering/naming-a-node'],
    ['/docs/4.1/administration/harperdb-studio/instances', '/docs/4.1/harperdb-studio/instances'],
    ['/docs/4.1/developers/operations-api/jobs', '/docs/4.1/jobs'],
    ['/docs/4.1/administration/logging', '/docs/4.1/logging'],
  ];
  // For a version that is not there, the oldest one stands in, which may have the page that is asked for.
  const isThere = (to: string) => [undefined, ...versions].includes(versionOf(to));
  it.each(places.filter(([, to]) => isThere(to)))('%s is %s', (from, to) => expect(arrival(from)).toBe(presentOf(to)));

  it('also arrive where a host sends nothing on: the page that is shown for them knows where they lead', () => {
    const list = routes.map((path) => ({path, title: '', scope: ''}));
    const wrong = visited
      .filter((address) => !ELSEWHERE.includes(address))
      .map((address) => [address, arrival(address), destinationOf(canonicalPath(address), list, versions)] as const)
      .filter(([, sent, shown]) => sent !== shown);
    expect(wrong).toEqual([]);
  });
});

it('every rule for a former path leads to a page of some version', () => {
  const ends = formerPaths.map(([, to]) => to);
  const dead = ends.filter(
    (to) => !['', ...versions].some((name) => arrival(['/docs', name, to].filter(Boolean).join('/'))),
  );
  expect(dead).toEqual([]);
});
