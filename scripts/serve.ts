// Serves a finished build as a host does that follows src/features/hosting/README.md: one spelling of each address, the
// redirects of `_hosting/redirects.json`, and 404.html for what is missing. `npm run serve -- --dir build --port 3000`.
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import sirv from 'sirv';
import {isTemporary} from '../src/features/hosting/node';
import {site} from '../src/config/site';
import {latestVersion} from '../src/config/versions';
import {applyShapes, formerShapes} from '../src/features/addresses';
import {canonicalPath} from '../src/lib/canonical-path';
import {withoutSlash} from '../src/lib/without-slash';
import {requireBuild, runCommand} from './help.mjs';

await runCommand(() => {
  const {values} = parseArgs({
    options: {dir: {type: 'string', default: 'build'}, port: {type: 'string', default: '3000'}},
  });
  const {dir, port} = values;
  requireBuild(dir);
  const base = withoutSlash(site.baseUrl);
  const mount = base === '/' ? '' : base;
  const redirects = JSON.parse(readFileSync(join(dir, '_hosting/redirects.json'), 'utf8')) as Record<string, string>;
  const files = sirv(dir, {dev: true, etag: true, extensions: ['html']});

  /** Returns true if the build has a page at a decoded path. */
  const isPage = (path: string) =>
    path.startsWith(`${mount}/`) && existsSync(join(dir, `${path.slice(mount.length)}.html`));

  /** The target of a redirect, or undefined if the request is answered as it is. */
  function destinationOf(asked: string): string | undefined {
    const path = decodeURIComponent(canonicalPath(asked));
    const meant = path.startsWith(`${mount}/`) ? mount + applyShapes(path.slice(mount.length), formerShapes) : path;
    const destination = redirects[meant] ?? (isPage(meant) ? canonicalPath(meant) : undefined);
    return destination === asked ? undefined : destination;
  }

  const server = createServer((request, response) => {
    // Not by `new URL`, for which `//docs` is another host.
    const [, asked = '/', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? [];
    const destination = destinationOf(asked);
    if (destination !== undefined) {
      const status = isTemporary(canonicalPath(asked).slice(mount.length), `/docs/${latestVersion}`) ? 302 : 301;
      return response.writeHead(status, {location: destination + query}).end();
    }
    const notFound = () => {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
      response.end(readFileSync(join(dir, '404.html')));
    };
    // Encoded characters in an address, or a slash at its end, must not lead around the rule.
    const inner = decodeURIComponent(canonicalPath(asked)).slice(mount.length);
    const isInternal = /^\/(?:_hosting|_headers|_redirects|404(?:\.html)?)(?:\/|$)/.test(inner);
    if (!asked.startsWith(`${mount}/`) || isInternal) return notFound();
    request.url = asked.slice(mount.length) + query;
    return files(request, response, notFound);
  });

  server.listen(Number(port), () => console.log(`${dir} is at http://localhost:${port}${site.baseUrl}`));
});
