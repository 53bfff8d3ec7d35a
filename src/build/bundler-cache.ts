import type {Configuration} from 'webpack';

/**
 * Gives builds that a plugin takes part in a cache of their own. The bundler's cache does not notice other aliases: a
 * build would get modules of one that was made without the plugin.
 *
 * @param config the configuration that `configureWebpack` was called with
 * @param name what tells these builds from others
 * @returns a part of what `configureWebpack` returns
 */
export function ownCache({experiments}: Configuration, name: string): object {
  // Rspack's options, which Docusaurus types as those of webpack.
  const {cache} = {...experiments} as {cache?: {version?: string}};
  const version = cache?.version;
  return version ? {experiments: {cache: {version: `${version}-${name}`}}} : {};
}
