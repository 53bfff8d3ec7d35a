import {canonicalPath} from '../../../lib/canonical-path';
import {withBase} from './collect-redirects';
import type {Hosting, Redirect, RedirectShape} from './types';

/** The characters that `canonicalPath` drops from the end of a path: UTF-8 of other blanks, as nginx sees bytes. */
const UNTIDY_END = String.raw`(?:[/\s]|\xc2\xa0|\xe2\x80[\x80-\x8f\xa8-\xaf]|\xe2\x81\xa0|\xe3\x80\x80|\xef\xbb\xbf|/index(?=$|[./\s])|\.html)+`;

/** Patterns of canonical paths as entries of a map: with the base URL, and with whatever `canonicalPath` drops. */
function shapesOf(shapes: readonly RedirectShape[], baseUrl: string): string[] {
  const root = escape(baseUrl.slice(0, -1));
  return shapes.map(({pattern, to}) => {
    const source = pattern.source
      .replaceAll('\\/', '/')
      .replace(/^\^/, `^${root}`)
      .replace(/\$$/, `${UNTIDY_END.replace(/\+$/, '*')}$`);
    return `  ${quote(`~*${source}`)} ${quote(baseUrl.slice(0, -1) + to.replaceAll(/\$<(\w+)>/g, '$$$1'))};`;
  });
}

const escape = (text: string) => text.replaceAll('.', '\\.');
const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/**
 * Tables that belong in nginx's `http` block, once.
 *
 * @param pages addresses of the pages, with the base URL
 * @returns the text of a file to include
 */
export function nginxTables(pages: string[], redirects: Redirect[], hosting: Hosting): string {
  const {
    baseUrl,
    cache,
    redirects: {shapes},
  } = hosting;
  const folders = cache.hashedFolders.map((folder) => escape(`${baseUrl}${folder}/`));
  const root = redirects.filter(([from]) => from === '/').map(([, to]) => ['/index', to] as const);
  const known = [...pages.map((page) => [page, page] as const), ...redirects, ...root];
  return `# Include this in the http block.
map_hash_max_size 65536;
map_hash_bucket_size 256;

# The path as it was asked for, which nginx has decoded and tidied in $uri.
map $request_uri $site_asked {
  "~^(?<path>[^?]*)" $path;
}

# The path without .html, /index, slashes and blanks behind it.
map $uri $site_plain {
  default $uri;
${shapesOf(shapes, baseUrl).join('\n')}
  ${quote(`~*^(?<plain>/.*?)${UNTIDY_END}$`)} $plain;
}

# The address of the page there, or of the page that a former address leads to; capitals match as well.
map $site_plain $site_page {
  default "";
${known.map(([from, to]) => `  ${quote(from)} ${quote(canonicalPath(to))};`).join('\n')}
}

# The same, unless it is what was asked for.
map "$site_page $site_asked" $site_canonical {
  default $site_page;
  "~^(?<page>\\S*) \\k<page>$" "";
}

# The same for addresses of the latest version with its number: they lead elsewhere after the next release.
map "$site_plain $site_canonical" $site_temporary {
  default "";
  ${quote(String.raw`~^${escape(withBase(hosting.redirects.temporary, baseUrl))}(?:/\S*)? (?<target>/.*)$`)} $target;
}

# Also what goes wrong must not be kept.
map $status$uri $site_cache {
  default ${quote(cache.other)};
${folders.map((folder) => `  ${quote(`~^(?:200|206|304)${folder}`)} ${quote(cache.hashed)};`).join('\n')}
}
`;
}

/**
 * The directives for nginx's `server` block.
 *
 * @param policy the Content-Security-Policy
 * @returns the text of a file to include
 */
export function nginxServer(policy: string, {baseUrl, types, namedTypes, headers}: Hosting): string {
  const all = {...headers, 'Content-Security-Policy': policy};
  const named = Object.entries(namedTypes).map(
    ([name, type]) => `location ~ ^${escape(baseUrl)}(?:.*/)?${escape(name)}$ {
  types {}
  default_type ${quote(type)};
  try_files $uri =404;
}`,
  );
  return `# Include this in the server block, behind its root: the folder in which ${baseUrl} is this site.
absolute_redirect off;
gzip_static on;
gzip_vary on;

types {
${Object.entries(types)
  .map(([ending, type]) => `  ${quote(type)} ${ending};`)
  .join('\n')}
}

add_header Cache-Control $site_cache always;
${Object.entries(all)
  .map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
  .join('\n')}

if ($site_temporary) {
  return 302 $site_temporary$is_args$args;
}
# An address has one spelling.
if ($site_canonical) {
  return 301 $site_canonical$is_args$args;
}

error_page 404 ${baseUrl}404.html;
location = ${baseUrl}404.html {
  internal;
}
location = ${baseUrl}404 {
  return 404;
}
# What hosts read, and readers do not.
location ~ ^${escape(baseUrl)}(?:_hosting/|_headers$|_redirects$) {
  return 404;
}
${named.join('\n')}
location ${baseUrl} {
  try_files $uri $uri.html =404;
}
`;
}

/** More directives for the `server` block if nginx has the module for Brotli. */
export const nginxBrotli = 'brotli_static on;\n';
