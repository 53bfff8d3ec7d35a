/**
 * In place of path-to-regexp 1.9.0, for the paths that Docusaurus' routes have: plain text and `*`. The router escapes
 * characters that mean something to the original with a backslash.
 */

interface Options {
  end?: boolean;
  strict?: boolean;
  sensitive?: boolean;
}

/** @throws Error for a path with parameters */
export default function pathToRegexp(path: string, keys: {name: number}[], options: Options = {}): RegExp {
  const {end = true, strict = false, sensitive = false} = options;
  let source = path.replaceAll(/\\(.)|[*:()]|[.+?=^!${}[\]|/\\]/g, (found, escaped?: string) => {
    if (escaped === undefined && found === '*') {
      keys.push({name: keys.length});
      return '(.*)';
    }
    if (/^[:()]$/.test(found))
      throw new Error(`The path "${path}" has parameters: see src/plugins/payload/lean-client.`);
    return `\\${escaped ?? found}`;
  });
  const endsWithSlash = path.endsWith('/');
  if (!strict) source = `${endsWithSlash ? source.slice(0, -2) : source}(?:\\/(?=$))?`;
  if (end) source += '$';
  else if (!strict || !endsWithSlash) source += '(?=\\/|$)';
  return new RegExp(`^${source}`, sensitive ? '' : 'i');
}

/** The router asks for the address of a path with parameters, of which there are none. */
pathToRegexp.compile = (path: string) => () => path;
