import type {Answer} from '../../../build/dev-server';
import {feedFormats} from '../../../data/release-feeds';
import type {ReleaseWithChanges} from '../../../lib/releases/release';
import {collectFeeds, type Site} from './collect-feeds';

/** Answers, under `npm start`, at the addresses that the build writes feeds for. They are made when one is asked for. */
export function findFeed(path: string, releases: ReleaseWithChanges[], site: Site): Answer | undefined {
  const format = feedFormats.find(({file}) => path.endsWith(`/${file}`));
  const folder = format && path.slice(site.baseUrl.length, -format.file.length - 1);
  const feeds = format && collectFeeds(releases, site).find((each) => each.folder === folder);
  return feeds && {type: `${format.type}; charset=utf-8`, text: feeds.files[format.file]};
}
