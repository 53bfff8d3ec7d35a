import {createHash} from 'node:crypto';
import {join} from 'node:path';
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {trims} from './trimmed-sources';

/** A module of somebody else that the browser gets a smaller one for. */
interface Replacement {
  /** What the import says. */
  request: RegExp;
  /** The package whose imports are meant, so that others get what they expect. */
  importer: RegExp;
  /** The package that is replaced, or that has the file, and the version that the smaller one was made for. */
  package: string;
  version: string;
  /** The smaller one, in the folder `replacements`. */
  file: string;
}

const inPackage = (name: string) => new RegExp(`[\\\\/]node_modules[\\\\/]${name.replace('/', '[\\\\/]')}[\\\\/]`);
const ROUTER = /[\\/]node_modules[\\/]react-router(?:-dom)?[\\/]/;

export const replacements: Replacement[] = [
  {
    request: /^react-helmet-async$/,
    importer: inPackage('@docusaurus/core'),
    package: 'react-helmet-async',
    version: '1.3.0',
    file: 'helmet.ts',
  },
  {
    request: /^nprogress$/,
    importer: inPackage('@docusaurus/theme-classic'),
    package: 'nprogress',
    version: '0.2.0',
    file: 'progress-bar.ts',
  },
  {
    request: /^react-loadable$/,
    importer: inPackage('@docusaurus/core'),
    package: 'react-loadable',
    version: '6.0.0',
    file: 'loadable.ts',
  },
  {
    request: /^path-to-regexp$/,
    importer: ROUTER,
    package: 'path-to-regexp',
    version: '1.9.0',
    file: 'path-to-regexp.ts',
  },
  {request: /^history$/, importer: ROUTER, package: 'history', version: '4.10.1', file: 'history.ts'},
  {request: /^prop-types$/, importer: ROUTER, package: 'react-router', version: '5.3.4', file: 'nothing.ts'},
  {request: /^react-is$/, importer: ROUTER, package: 'react-router', version: '5.3.4', file: 'nothing.ts'},
  {
    request: /^hoist-non-react-statics$/,
    importer: ROUTER,
    package: 'react-router',
    version: '5.3.4',
    file: 'nothing.ts',
  },
  {
    request: /^\.\/docsClientUtils(?:\.js)?$/,
    importer: inPackage('@docusaurus/plugin-content-docs'),
    package: '@docusaurus/plugin-content-docs',
    version: '3.10.2',
    file: 'docs-client-utils.ts',
  },
  {
    request: /^tslib$/,
    importer: inPackage('@docusaurus'),
    package: 'tslib',
    version: '2.9.1',
    file: 'helpers.ts',
  },
];

/** What was made for another version of a package than the one that is installed, each as a sentence. */
export function outdated(installed: (name: string) => string): string[] {
  const made = [...replacements, ...trims.map((trim) => ({...trim, file: 'trimmed-sources.ts'}))];
  return made.flatMap(({package: name, version, file}) => {
    const found = installed(name);
    return found === version ? [] : [`${file} was made for ${name} ${version}, and ${found} is installed`];
  });
}

/** What tells the modules of this build from those of another state of these files, for the bundler's cache. */
export function fingerprint(): string {
  const list = replacements.map(({request, importer, file}) => `${request.source} ${importer.source} ${file}`);
  const left = trims.map(({package: name, path, find, by}) => `${name} ${path} ${find.source} ${by}`);
  return createHash('sha256')
    .update([...list, ...left].join('\n'))
    .digest('hex')
    .slice(0, 8);
}

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;

interface Module {
  resource?: string;
}

const NAME = 'lean-client';
const FOLDER = join(__dirname, 'replacements');

/**
 * Puts the replacements into a bundle.
 *
 * @throws Error from the build when one of them did not get there: the import is written in another way, or is gone
 */
export class ReplacedModules {
  readonly #bundler: Bundler;

  constructor(bundler: Bundler) {
    this.#bundler = bundler;
  }

  apply(compiler: Compiler): void {
    for (const {request, importer, file} of replacements) {
      new this.#bundler.NormalModuleReplacementPlugin(request, (asked) => {
        const {issuer} = (asked as {contextInfo?: {issuer?: string}}).contextInfo ?? {};
        if (issuer && importer.test(issuer)) asked.request = join(FOLDER, file);
      }).apply(compiler);
    }
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        const files = new Set([...modules].map((module) => (module as Module).resource));
        const missing = new Set(replacements.map(({file}) => file).filter((file) => !files.has(join(FOLDER, file))));
        if (missing.size === 0) return;
        throw new Error(
          `${NAME}: nothing asks any more for what ${[...missing].join(', ')} replaced: see src/plugins/payload/lean-client.`,
        );
      });
    });
  }
}
