import {useVersions, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import routes from '@generated/routes';
import {useEffect, useReducer} from 'react';
import {matchRoutes} from 'react-router-config';
import type {VersionLocations} from '../equivalent-page';
import {FALLBACK_FOR, type RequestedPage} from './address-in-version';

/** A page's route, with what src/features/versions/node/docs-plugin.ts adds to it. */
interface PageRoute {
  path: string;
  exact?: boolean;
  locations?: VersionLocations;
  isGenerated?: boolean;
}

/** The docs page that the reader wants: the open one, or the one that it stands in for. */
export function useRequestedPage(): RequestedPage | undefined {
  const {pathname} = useLocation();
  const search = useHistorySelector((history) => history.location.search);
  const versions = useVersions('default');
  const [, showLoaded] = useReducer((count: number) => count + 1, 0);
  const wanted = new URLSearchParams(search).get(FALLBACK_FOR);
  const missing = wanted === null ? undefined : findPage(wanted, versions);
  const isUnknown = wanted !== null && !missing;
  useEffect(() => {
    // A version's pages are known once its route table is loaded.
    if (isUnknown) void loadRoutes(wanted).then(showLoaded);
  }, [isUnknown, wanted]);
  if (missing) return {...missing, isFallback: true};
  const open = findPage(pathname, versions);
  return open && {...open, isFallback: false};
}

function findPage(path: string, versions: GlobalVersion[]): Omit<RequestedPage, 'isFallback'> | undefined {
  const matches = matchRoutes(routes, path).map(({route}) => route as PageRoute);
  // The path of the latest version is also a parent of the others.
  const [version] = versions
    .filter((candidate) => matches.some((route) => route.path === candidate.path))
    .toSorted((a, b) => b.path.length - a.path.length);
  const page = matches.at(-1);
  if (!version || !page?.exact) return undefined;
  return {path: page.path, version, locations: page.locations ?? {}, isGenerated: page.isGenerated === true};
}

const loadRoutes = (path: string) =>
  Promise.all(matchRoutes(routes, path).map(async ({route}) => route.component?.preload()));
