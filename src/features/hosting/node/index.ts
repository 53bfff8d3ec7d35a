import {readFile, rm, writeFile} from 'node:fs/promises';
import {extname, join} from 'node:path';
import {writeFiles} from '../../../lib/node/write-files';
import {collectRedirects, withBase} from './collect-redirects';
import {inlineHashes, joinHashes, policyText, withPolicy} from './content-policy';
import {forwarderHtml} from './forwarder';
import {netlifyHeaders, netlifyRedirects} from './netlify';
import {nginxBrotli, nginxServer, nginxTables} from './nginx';
import {precompress} from './precompress';
import {listSiteFiles, pagePath, type SiteFiles} from './site-files';
import type {Hosting, Policy, Redirect} from './types';

export {isTemporary} from './collect-redirects';
export {listSiteFiles, pagePath} from './site-files';
export type {Hosting, Policy, RedirectPattern} from './types';

/** A forwarding page has a script and loads nothing. */
const FORWARDER_POLICY: Policy = {'default-src': ["'none'"], 'script-src': [], 'base-uri': ["'none'"]};

/**
 * Finishes a build for its host: writes the policy into the pages, and files with redirects and headers for hosts.
 *
 * It runs after Docusaurus rather than as a plugin: Docusaurus finishes all plugins concurrently, and this reads what
 * they wrote. Running it again on the same build only applies changed options.
 *
 * @param outDir folder of the build
 * @returns what was done, for the build log
 * @throws Error if `hosting` has no media type for a kind of file in the build
 */
export async function finishBuild(outDir: string, hosting: Hosting, cacheDir: string) {
  const files = await listSiteFiles(outDir);
  checkTypes(files, hosting);
  const pages = files.pages.filter((file) => file !== '404.html' && file !== 'index.html').map(pagePath);
  const redirects = collectRedirects(pages, hosting);
  const forwarders = await writeForwarders(outDir, files, redirects, hosting);
  const hashes = joinHashes(await Promise.all(files.pages.map((file) => writePolicy(outDir, file, hosting.policy))));
  const forwarding = forwarders.length > 0 ? [inlineHashes(forwarderHtml(hosting.baseUrl))] : [];
  const all = joinHashes([hashes, ...forwarding]);
  const policy = policyText({...hosting.policy, ...hosting.headerPolicy}, all);

  const rules = netlifyRedirects(pages, hosting);
  await writeFiles(outDir, [
    ['_redirects', rules],
    ['_headers', netlifyHeaders(policy, hosting)],
    [
      '_hosting/nginx/http.conf',
      nginxTables(
        pages.map((page) => withBase(page, hosting.baseUrl)),
        redirects,
        hosting,
      ),
    ],
    ['_hosting/nginx/server.conf', nginxServer(policy, hosting)],
    ['_hosting/nginx/brotli.conf', nginxBrotli],
    ['_hosting/redirects.json', `${JSON.stringify(Object.fromEntries(redirects), null, 1)}\n`],
  ]);
  const finished = [...files.all.filter((file) => !files.forwarders.includes(file)), ...forwarders];
  return {
    redirects: redirects.length,
    /** Number of rules in `_redirects`, which uses patterns. */
    rules: rules.split('\n').length - 1,
    inlineScripts: all.scripts.length,
    compressedFiles: hosting.precompress ? await precompress(outDir, finished, cacheDir) : 0,
  };
}

function checkTypes({all}: SiteFiles, {types}: Hosting): void {
  const unknown = new Set(all.map((file) => extname(file).slice(1)).filter((ending) => !(ending in types)));
  if (unknown.size > 0) {
    throw new Error(
      `src/config/hosting.ts has no media type for ${[...unknown].map((name) => `.${name}`).join(', ')}.`,
    );
  }
}

/** Replaces the pages at old addresses with ours, or removes them; returns the ones that remain. */
async function writeForwarders(
  outDir: string,
  {forwarders}: SiteFiles,
  redirects: Redirect[],
  {baseUrl, forwarders: areKept}: Hosting,
): Promise<string[]> {
  if (!areKept) {
    await Promise.all(forwarders.map((file) => rm(join(outDir, file))));
    return [];
  }
  const targets = new Map(redirects);
  await Promise.all(
    forwarders.map(async (file) => {
      const from = withBase(`/${file.replace(/\/index\.html$/, '')}`, baseUrl);
      const to = targets.get(from);
      if (to === undefined) throw new Error(`${file} forwards to a page that src/config/redirects.ts does not name.`);
      await writeFile(join(outDir, file), withPolicy(forwarderHtml(to), FORWARDER_POLICY));
    }),
  );
  return forwarders;
}

async function writePolicy(outDir: string, file: string, policy: Policy) {
  const html = await readFile(join(outDir, file), 'utf8');
  if (!html.includes('http-equiv=Content-Security-Policy'))
    await writeFile(join(outDir, file), withPolicy(html, policy));
  return inlineHashes(html);
}
