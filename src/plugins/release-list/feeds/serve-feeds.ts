import type {Middleware} from '../../../build/dev-server';
import {feedFormats} from '../../../data/release-feeds';
import type {ReleaseWithChanges} from '../../../lib/releases/release';
import {collectFeeds} from './collect-feeds';

/**
 * Answers, under `npm start`, at the addresses that the build writes feeds for. They are made when one is asked for, of the
 * releases as they are then.
 */
export function serveFeeds(releases: () => ReleaseWithChanges[], site: {url: string; baseUrl: string}): Middleware {
  return (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    const format = feedFormats.find(({file}) => path.endsWith(`/${file}`));
    const folder = format && path.slice(site.baseUrl.length, -format.file.length - 1);
    const feeds = format && collectFeeds(releases(), site).find((each) => each.folder === folder);
    if (!format || !feeds) next();
    else response.setHeader('content-type', `${format.type}; charset=utf-8`).end(feeds.files[format.file]);
  };
}
