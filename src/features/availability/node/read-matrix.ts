import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Matrix} from '../matrix';
import {WORKING_COPY} from '../../../lib/version-names';
import {readFrontMatter} from '../../../page-model/front-matter';
import {readDocs} from '../../../page-model/read-docs';
import {buildMatrix, type VersionPlaces} from './build-matrix';
import {codePlaces} from '../../../page-model/rows/code-places';
import {collectFeatures} from './collect-features';
import {isAboutFeatures} from './find-place';
import releasedVersions from '../../../../versions.json';

const known = new WeakMap<LoadedVersion, Promise<Matrix>>();

/** The availability matrix, from `src/features/availability/data` and the sections of the pages, read once for each load. */
export function readMatrix(versions: LoadedVersion[], siteDir: string): Promise<Matrix> {
  const latest = versions.find(({isLast}) => isLast)!;
  const matrix = known.get(latest) ?? makeMatrix(versions, siteDir);
  known.set(latest, matrix);
  return matrix;
}

async function makeMatrix(versions: LoadedVersion[], siteDir: string): Promise<Matrix> {
  const released = versions.filter(({versionName}) => versionName !== WORKING_COPY);
  const places = await Promise.all(released.map((version) => readPlaces(version, siteDir)));
  return buildMatrix(collectFeatures(), releasedVersions, places);
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
      group: groupOf(text),
      places: codePlaces(text, file.endsWith('.mdx')),
    })),
  };
}

function groupOf(text: string): string | undefined {
  const {group} = readFrontMatter(text).data;
  return typeof group === 'string' ? group : undefined;
}
