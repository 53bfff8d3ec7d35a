import {existsSync, readdirSync, readFileSync, realpathSync} from 'node:fs';
import {join} from 'node:path';

/** A part of a package's files that the browser does without. */
interface Trim {
  package: string;
  /** The one that this was written for. */
  version: string;
  /** A file of the package, or a folder, of which those files are meant that have what is looked for. */
  path: string;
  find: RegExp;
  by: string;
}

const QUOTED = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
/** What a text is for, beside the name that translations have for it: translators are told, and no page reads it. */
const DESCRIPTION = new RegExp(
  String.raw`(\bid(?:=|: ?)["']theme\.[\w.]+["'],?\s+(?:message(?:=|: ?)${QUOTED},?\s+)?)description(?:=|:\s*)${QUOTED},?`,
);

export const trims: Trim[] = [
  ...['theme-classic', 'theme-common'].map((name) => ({
    package: `@docusaurus/${name}`,
    version: '3.10.2',
    path: 'lib',
    find: DESCRIPTION,
    by: '$1',
  })),
  // There is no blog.
  {
    package: '@docusaurus/theme-common',
    version: '3.10.2',
    path: 'lib/utils/ThemeClassNames.js',
    find: /\bblog[A-Z]\w+: '[^']*',/,
    by: '',
  },
  // Addresses of pages are no fragments: replacements/history.ts is without those as well.
  {
    package: '@docusaurus/core',
    version: '3.10.2',
    path: 'lib/client/clientEntry.js',
    find: /siteConfig\.future\.experimental_router === 'hash' \? \(<HashRouter>\{children\}<\/HashRouter>\) : /,
    by: '',
  },
  // The router brings contexts for a React that has none.
  {
    package: 'react-router',
    version: '5.3.4',
    path: 'esm/react-router.js',
    find: /React\.createContext \|\| createReactContext/,
    by: 'React.createContext',
  },
];

/**
 * The bundler's rules that leave these parts out.
 *
 * @param folderOf where a package is installed
 * @throws Error when there is nothing to leave out; a file that is not as it was read stops the build
 */
export function trimRules(folderOf: (name: string) => string): object[] {
  return trims.map(({package: name, path, find, by}) => {
    const include = filesAt(realpathSync(join(folderOf(name), path))).filter((file) =>
      find.test(readFileSync(file, 'utf8')),
    );
    if (include.length === 0) throw new Error(`lean-client finds nothing to leave out of ${name} any more`);
    return {include, enforce: 'pre', loader: join(__dirname, 'trim-source.cjs'), options: {find: find.source, by}};
  });
}

function filesAt(path: string): string[] {
  if (path.endsWith('.js')) return existsSync(path) ? [path] : [];
  return readdirSync(path, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(path, file));
}
