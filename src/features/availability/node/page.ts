import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import type {ToolPage} from '../../versions/node';
import {readMatrix} from './read-matrix';

/** Address of the page, without the base URL. */
const AVAILABILITY_PATH = 'docs/availability';

/** The page with the availability of all features in all versions. */
export const availabilityPage: ToolPage = {
  label: 'Availability by version',
  section: 'release-notes',
  pathIn: (_version, baseUrl) => baseUrl + AVAILABILITY_PATH,
  route: async ({isLast}, versions, {siteDir, baseUrl}, actions) =>
    isLast ? availabilityRoute(versions, siteDir, baseUrl, actions) : undefined,
};

/** The page with the availability matrix of all versions. From there, the version menu leads to their first pages. */
async function availabilityRoute(
  versions: LoadedVersion[],
  siteDir: string,
  baseUrl: string,
  {createData}: PluginContentLoadedActions,
): Promise<RouteConfig> {
  const others = versions.filter(({isLast}) => !isLast);
  return {
    path: `${baseUrl}${AVAILABILITY_PATH}`,
    exact: true,
    component: '@site/src/features/availability/ui/AvailabilityPage',
    modules: {matrix: await createData('matrix.json', await readMatrix(versions, siteDir))},
    locations: Object.fromEntries(others.map(({versionName}) => [versionName, ''])),
  };
}
