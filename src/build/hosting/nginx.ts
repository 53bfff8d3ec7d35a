import type {Hosting, Redirect} from './types';

/** Page addresses with something appended, such as `.html` or a slash; `page` is the clean address. */
const UNTIDY = [String.raw`~^(?<page>/.*?)(?:/index)?\.html/*$`, String.raw`~^(?<page>/.+?)/+$`];

/** An address that no file has, so a test for the file fails. */
const NOWHERE = '/-';

const escape = (text: string) => text.replaceAll('.', '\\.');
const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/**
 * Tables that belong in nginx's `http` block, once.
 *
 * @returns the text of a file to include
 */
export function nginxTables(redirects: Redirect[], {baseUrl, cache}: Hosting): string {
  const root = baseUrl.length > 1 ? baseUrl.slice(0, -1) : baseUrl;
  const folders = cache.hashedFolders.map((folder) => escape(`${baseUrl}${folder}/`));
  return `# Include this in the http block.
map_hash_max_size 16384;
map_hash_bucket_size 256;

# The address of a page, for one that has .html, /index.html or a slash behind it.
map $uri $site_tidy {
  default ${NOWHERE};
  ${quote(`${baseUrl}index.html`)} ${quote(root)};
  ${quote(`${baseUrl}404.html`)} ${NOWHERE};
${UNTIDY.map((pattern) => `  ${quote(pattern)} $page;`).join('\n')}
}

# The same, or else the address itself.
map $site_tidy $site_plain {
  default $site_tidy;
  ${NOWHERE} $uri;
}

map $site_plain $site_moved {
  default "";
${redirects.map(([from, to]) => `  ${quote(from)} ${quote(to)};`).join('\n')}
}

# Also what goes wrong must not be kept.
map $status$uri $site_cache {
  default ${quote(cache.other)};
${folders.map((folder) => `  ${quote(`~^(?:200|206|304)${folder}`)} ${quote(cache.hashed)};`).join('\n')}
}
`;
}

/**
 * What belongs in nginx's `server` block.
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

if ($site_moved) {
  return 301 $site_moved$is_args$args;
}
# A page that does not exist is not worth a redirect.
if (-f $document_root$site_tidy.html) {
  return 301 $site_tidy$is_args$args;
}

error_page 404 ${baseUrl}404.html;
location = ${baseUrl}404.html {
  internal;
}
location = ${baseUrl}404 {
  return 404;
}
location ${baseUrl}_hosting/ {
  return 404;
}
${named.join('\n')}
location ${baseUrl} {
  try_files $uri $uri.html =404;
}
`;
}

/** What also belongs in the `server` block if nginx has the module for Brotli. */
export const nginxBrotli = 'brotli_static on;\n';
