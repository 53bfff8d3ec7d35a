import type {Hosting, Redirect} from './types';

/** An address that no file has, so that a test for a file fails. */
const NOWHERE = '/-';

const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/**
 * What belongs in a site block of a Caddyfile.
 *
 * @param policy the Content-Security-Policy
 * @returns the text of a file to import
 */
export function caddyfile(redirects: Redirect[], policy: string, hosting: Hosting): string {
  const {baseUrl, cache, types, namedTypes, headers} = hosting;
  const root = baseUrl.length > 1 ? baseUrl.slice(0, -1) : baseUrl;
  const all = {...headers, 'Content-Security-Policy': policy};
  const hashed = cache.hashedFolders.map((folder) => `${baseUrl}${folder}/*`).join(' ');
  const names = Object.entries(namedTypes);
  const typed = [
    ...Object.entries(types).map(([ending, type]) => {
      const others = names.filter(([name]) => name.endsWith(`.${ending}`)).map(([name]) => `*/${name}`);
      return typeRule(ending, type, [
        `path *.${ending}`,
        ...(others.length > 0 ? [`not path ${others.join(' ')}`] : []),
      ]);
    }),
    ...names.map(([name, type]) => typeRule(name.replace('.', '_'), type, [`path */${name}`])),
  ];
  return `# Import this in a site block that sets its root: the folder in which ${baseUrl} is this site.
map {path} {site_tidy} {
  ${quote(`${baseUrl}index.html`)} ${quote(root)}
  ${quote(`${baseUrl}404.html`)} ${NOWHERE}
  ~^(/.*?)(?:/index)?\\.html/*$ "$\{1}"
  ~^(/.+?)/+$ "$\{1}"
  default ${NOWHERE}
}
map {site_tidy} {site_plain} {
  ${NOWHERE} "{path}"
  default "{site_tidy}"
}
map {site_plain} {site_moved} {
${redirects.map(([from, to]) => `  ${quote(from)} ${quote(to)}`).join('\n')}
  default ""
}
map {query} {site_query} {
  "" ""
  default "?{query}"
}

header {
${Object.entries(all)
  .map(([name, value]) => `  ${name} ${quote(value)}`)
  .join('\n')}
}
# Also what goes wrong must not be kept.
@site_hashed {
  path ${hashed}
  file
}
@site_other not {
  path ${hashed}
  file
}
header @site_other Cache-Control ${quote(cache.other)}
header @site_hashed Cache-Control ${quote(cache.hashed)}
${typed.join('\n')}

@site_moved expression \`{site_moved} != ""\`
redir @site_moved {site_moved}{site_query} 301
# A page that does not exist is not worth a redirect.
@site_untidy file {site_tidy}.html
redir @site_untidy {site_tidy}{site_query} 301

@site_hidden path ${baseUrl}_hosting/* ${baseUrl}404 ${baseUrl}404.html
error @site_hidden 404
# A folder is no page, even where a page has its name.
try_files {path}.html {path}
@site_folder {
  path */
}
error @site_folder 404
file_server {
  precompressed br gzip
}
handle_errors {
  rewrite * ${baseUrl}404.html
  file_server {
    precompressed br gzip
  }
}
`;
}

/** Of two rules that fit, neither can be told to go first: no two may. */
function typeRule(name: string, type: string, matchers: string[]): string {
  return `@site_type_${name} {
${[...matchers, 'file'].map((line) => `  ${line}`).join('\n')}
}
header @site_type_${name} Content-Type ${quote(type)}`;
}
