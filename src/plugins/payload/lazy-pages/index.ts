import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addToDevServer, type Middleware} from '../../../build/dev-server';

/** The part of Rspack that is missing from Docusaurus' types, which are those of webpack. */
interface Rspack {
  lazyCompilationMiddleware: (compiler: object) => Middleware;
}

// A page from the browser's cache would wait for a compilation that has long finished.
const headers = {'cache-control': 'no-store'};

/**
 * For `npm start`: compiles a page when it is first opened. Compiling all pages takes two thirds of the wait for the
 * first. A page that is saved without being opened is checked by `content-check`.
 */
export default function lazyPages({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lazy-pages',

    getClientModules: () => [
      // Only pages import it, so it would arrive with the first compiled page. If that page had a mistake, it would
      // never arrive, and the page would fail even after the mistake is fixed.
      require.resolve('react/jsx-runtime'),
      join(__dirname, 'component-styles.cjs'),
    ],

    configureWebpack(_config, _isServer, {currentBundler}) {
      const {lazyCompilationMiddleware} = currentBundler.instance as unknown as Rspack;
      let compile: Middleware;
      const rspackOptions: object = {lazyCompilation: {imports: true, entries: false, test: /\.mdx?$/}};
      return {
        ...rspackOptions,
        ...addToDevServer({middleware: (...request) => compile(...request), headers, isShown}),
        module: {
          rules: [{test: join(generatedFilesDir, 'registry.js'), use: join(__dirname, 'without-weak-references.cjs')}],
        },
        plugins: [
          {
            apply(compiler) {
              compile = lazyCompilationMiddleware(compiler);
            },
          },
        ],
      };
    },
  };
}

/**
 * Whether the overlay in the browser shows an error that a script threw. It shows compiler errors anyway; the same ones
 * when thrown would stay after the mistake is fixed. The browser gets this function as text.
 */
function isShown({message}: Error): boolean {
  return !message.includes('Module build failed');
}
