import {rspack} from '@rspack/core';
import {basename, dirname} from 'node:path';
import {promisify} from 'node:util';

/**
 * Bundles a service worker into one file, because a worker loads before anything it could import.
 *
 * @param entry absolute path of the source
 * @param file absolute path of the output
 * @param constants values to inline in the worker, by name
 * @throws Error with the bundler's messages when the source cannot be bundled
 */
export async function bundleWorker(entry: string, file: string, constants: Record<string, unknown>): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    // The oldest browsers in `browserslist` support this.
    target: ['webworker', 'es2022'],
    entry,
    output: {path: dirname(file), filename: basename(file)},
    resolve: {extensions: ['.ts', '.mjs', '.js']},
    module: {rules: [{test: /\.ts$/, type: 'javascript/auto', loader: 'builtin:swc-loader', options: SWC}]},
    plugins: [
      new rspack.DefinePlugin(
        Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
      ),
    ],
    performance: false,
    cache: false,
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  compiler.close(() => undefined);
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
}

const SWC = {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}};
