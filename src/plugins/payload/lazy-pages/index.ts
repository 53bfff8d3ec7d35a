import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addToDevServer, type Middleware} from '../../../build/dev-server';

/** The part of Rspack that Docusaurus' types, which are those of webpack, do not know. */
interface Rspack {
  lazyCompilationMiddleware: (compiler: object) => Middleware;
}

// A page from the browser's cache would wait for the compilation of a page that has been compiled since.
const headers = {'cache-control': 'no-store'};

/**
 * For `npm start`: compiles a page when it is first opened. To compile all of them takes two thirds of the wait for the
 * first. A page that is saved and not opened is checked by `content-check`.
 */
export default function lazyPages({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lazy-pages',

    getClientModules: () => [
      // Only pages import it, so it comes with the first page that is compiled. When that page has a mistake, it never
      // comes, and the page fails even after the mistake is fixed.
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
 * Whether the overlay in the browser shows an error that a script threw. It shows those of the compiler anyway, and as
 * thrown ones they would stay after the mistake is mended. The browser gets this function as text.
 */
function isShown({message}: Error): boolean {
  return !message.includes('Module build failed');
}
