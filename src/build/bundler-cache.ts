import type {Configuration} from 'webpack';

/**
 * Gives builds that a plugin takes part in a cache of their own. The bundler's cache does not notice other aliases: a
 * build would get modules of one that was made without the plugin.
 *
 * @param config the configuration that `configureWebpack` was called with
 * @param name what tells these builds from others
 * @returns a part of what `configureWebpack` returns; nothing where the bundler keeps no cache
 * @throws Error when the cache has no version to tell it from others by
 */
export function ownCache({experiments}: Configuration, name: string): object {
  // Rspack's options, which Docusaurus types as those of webpack.
  const {cache} = {...experiments} as {cache?: {version?: string}};
  if (!cache) return {};
  if (!cache.version)
    throw new Error(`The bundler's cache has no version, so builds with ${name} would share it with others`);
  return {experiments: {cache: {version: `${cache.version}-${name}`}}};
}
