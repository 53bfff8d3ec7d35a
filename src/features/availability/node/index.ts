import type {LoadContext, Plugin} from '@docusaurus/types';
import {WORKING_COPY} from '../../../lib/version-names';
import type {Matrix} from '../matrix';
import {catalogueOf} from '../../api/node';
import {writeFiles} from '../../../lib/node/write-files';
import {loadedVersions} from '../../../page-model/read-docs';
import {collectFeatures} from './collect-features';
import {matrixCsv, matrixJson} from './downloads';
import {availabilityPage} from './page';
import {planData} from './plan-data';
import {readMatrix} from './read-matrix';

export {collectFeatures} from './collect-features';
export {featuresAbout, featuresOn, isNamed} from './features-of-page';
export {kindOfPage} from './find-place';
export {keyHistories, knownKeys, knownOperations, operationHistories} from './histories';
export {default as markAvailability} from './mark-availability';
export {NATS, REPLICATION} from './operation-groups';
export {undocumentedKeys} from './undocumented-keys';

export {availabilityPage};

/**
 * Publishes the matrix of the page `/docs/availability` as `availability.json` and `availability.csv`. The upgrade view
 * gets what it needs from the data as `@generated/availability/default/plan.json`.
 */
export default function availability({siteDir, siteConfig: {url}}: LoadContext): Plugin {
  let matrix: Matrix | undefined;
  return {
    name: 'availability',
    async allContentLoaded({allContent, actions}) {
      const versions = loadedVersions(allContent);
      const released = versions.filter(({versionName}) => versionName !== WORKING_COPY);
      const catalogues = await Promise.all(released.toReversed().map((version) => catalogueOf(version, siteDir)));
      const withOperations = catalogues.filter(({operations}) => operations.length > 0);
      await actions.createData('plan.json', planData(collectFeatures(), withOperations));
      matrix = await readMatrix(versions, siteDir);
    },
    postBuild: ({outDir}) =>
      writeFiles(outDir, [
        ['docs/availability.json', matrixJson(matrix!, url)],
        ['docs/availability.csv', matrixCsv(matrix!)],
      ]),
  };
}
