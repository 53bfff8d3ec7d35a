import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {WORKING_COPY} from '../../lib/versions/version-names';
import type {Matrix} from '../../lib/versions/matrix';
import {catalogueOf} from '../api-catalogue/build-catalogue';
import {writeFiles} from '../../build/write-files';
import {loadedVersions, readDocs} from '../../content/read-docs';
import {buildMatrix, type VersionPlaces} from './build-matrix';
import {codePlaces} from './code-places';
import {collectFeatures} from './collect-features';
import {matrixCsv, matrixJson} from './downloads';
import {isAboutFeatures} from './find-place';
import {planData} from './plan-data';
import releasedVersions from '../../../versions.json';

/**
 * Makes the availability matrix from `src/data/availability` and the sections of the pages: the page
 * `/docs/availability` and, in builds, the same as `availability.json` and `availability.csv`. The upgrade view gets
 * what it needs from the data as `@generated/availability/default/plan.json`.
 */
export default function availability({siteDir, siteConfig: {url}, baseUrl}: LoadContext): Plugin {
  let matrix: Matrix | undefined;
  return {
    name: 'availability',
    async allContentLoaded({allContent, actions}) {
      const released = loadedVersions(allContent).filter(({versionName}) => versionName !== WORKING_COPY);
      const places = await Promise.all(released.map((version) => readPlaces(version, siteDir)));
      const catalogues = await Promise.all(released.toReversed().map((version) => catalogueOf(version, siteDir)));
      const withOperations = catalogues.filter(({operations}) => operations.length > 0);
      const features = collectFeatures();
      await actions.createData('plan.json', planData(features, withOperations));
      matrix = buildMatrix(features, releasedVersions, places);
      actions.addRoute({
        path: `${baseUrl}docs/availability`,
        exact: true,
        component: '@site/src/components/AvailabilityPage',
        modules: {matrix: await actions.createData('matrix.json', matrix)},
      });
    },
    postBuild: ({outDir}) =>
      writeFiles(outDir, [
        ['docs/availability.json', matrixJson(matrix!, url)],
        ['docs/availability.csv', matrixCsv(matrix!)],
      ]),
  };
}

async function readPlaces(version: LoadedVersion, siteDir: string): Promise<VersionPlaces> {
  const root = version.path.replace(/\/$/, '');
  const pages = await readDocs(
    siteDir,
    version.docs.filter(({id}) => isAboutFeatures(id)),
  );
  return {
    name: version.versionName,
    root,
    pages: pages.map(({id, file, text, url}) => ({
      id,
      path: url.slice(root.length).replace(/^\//, ''),
      places: codePlaces(text, file.endsWith('.mdx')),
    })),
  };
}
