import type {Configuration} from 'webpack';

/**
 * Gives builds that use a plugin their own cache. The bundler's cache does not notice different aliases, so a build
 * would get modules from one without the plugin.
 *
 * @param config the configuration that `configureWebpack` was called with
 * @param name distinguishes these builds from others
 * @returns part of what `configureWebpack` returns; empty if the bundler keeps no cache
 * @throws Error if the cache has no version to append the name to
 */
export function ownCache({experiments}: Configuration, name: string): object {
  // Rspack's options, which Docusaurus types as those of webpack.
  const {cache} = {...experiments} as {cache?: {version?: string}};
  if (!cache) return {};
  if (!cache.version)
    throw new Error(`The bundler's cache has no version, so builds with ${name} would share it with others`);
  return {experiments: {cache: {version: `${cache.version}-${name}`}}};
}
