import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {WORKING_COPY} from '../../../lib/version-names';
import type {Release, ReleaseChanges, ReleaseWithChanges, RequiredActions} from '../release';
import {collectLines} from './collect-lines';
import {collectReleases} from './collect-releases';
import {CONFIGURATION_PAGES} from '../../../page-model/fixed-pages';
import {addToDevServer} from '../../../lib/node/dev-server';
import {loadedVersions, readDocs} from '../../../page-model/read-docs';
import {writeFiles} from '../../../lib/node/write-files';
import {collectFeeds, findFeed} from './feeds/collect-feeds';
import {linkSettings, type SettingsPage} from './link-settings';
import releasedVersions from '../../../../versions.json';

export {readRelease} from './collect-releases';

/** The docs version that is served without a number. */
const latestVersion = releasedVersions[0]!;

/**
 * Reads the release notes and generates files in `@generated/release-list/default`, loaded only by pages that import
 * them: the releases (`releases.json`), their lines (`lines.json`, `minors.json`), all changes (`changes.json`) and
 * those that require action (`actions.json`). The build also writes the feeds, which `npm start` makes on request.
 */
export default function releaseList({siteDir, siteConfig: {url, baseUrl}}: LoadContext): Plugin {
  let releases: ReleaseWithChanges[] = [];
  // Under `npm start`, saving any other page must not cause all release pages to be read again.
  let done: LoadedVersion | undefined;
  return {
    name: 'release-list',
    async allContentLoaded({allContent, actions}) {
      const [notes] = loadedVersions(allContent, 'release-notes');
      if (!notes || notes === done) return;
      const texts = new Map((await readDocs(siteDir, notes.docs)).map(({file, text}) => [`@site/${file}`, text]));
      releases = collectReleases(notes.docs, {
        latestVersion,
        readSource: (source) => texts.get(source)!,
      });
      const lines = collectLines(releases);
      const entries = releases.map((release): Release => {
        const {title: _, changes: __, ...entry} = release;
        return entry;
      });
      await actions.createData('releases.json', entries);
      await actions.createData('lines.json', lines);
      // Small enough to be loaded with the page of each release.
      await actions.createData(
        'minors.json',
        lines.map(({latest}) => latest.version),
      );
      const pages = settingsPages(loadedVersions(allContent));
      const linked = releases.map(({version, path, changes}): ReleaseChanges => ({
        version,
        path,
        changes: linkSettings(changes, pages),
      }));
      await actions.createData('changes.json', linked);
      // Few changes require action, so a page can include them all.
      const required = linked.flatMap(({version, path, changes}): RequiredActions[] => {
        const asked = changes['Action required'];
        return asked ? [{version, path, actions: asked}] : [];
      });
      await actions.createData('actions.json', required);
      done = notes;
    },
    configureWebpack: () => addToDevServer({answer: (path) => findFeed(path, releases, {url, baseUrl})}),
    postBuild: ({outDir}) => writeFiles(outDir, collectFeeds(releases, {url, baseUrl})),
  };
}

/** The configuration page of each released version, newest first. */
function settingsPages(versions: LoadedVersion[]): SettingsPage[] {
  return versions.flatMap(({versionName, docs: pages}) => {
    const page = pages.find(({id}) => CONFIGURATION_PAGES.includes(id));
    return page && versionName !== WORKING_COPY ? [{version: versionName, path: page.permalink}] : [];
  });
}
