import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Plugin} from '@docusaurus/types';

type BundlerConfig = Extract<ReturnType<NonNullable<Plugin['configureWebpack']>>, object>;

/** Answers a request of the development server, or calls `next`. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface Addition {
  middleware?: Middleware;
  /** Files that are served as they are. */
  folder?: {directory: string; publicPath: string};
  headers?: Record<string, string>;
  /** Whether the overlay shows an error that a script threw; sent to the browser as text. */
  isShown?: (error: Error) => boolean;
}

/**
 * What a plugin returns from `configureWebpack` to add something to the development server. Docusaurus hands `devServer`
 * on to the server; its types do not know of it.
 */
export function addToDevServer({middleware, folder, headers = {}, isShown}: Addition): BundlerConfig {
  // Docusaurus joins what its own function and those of all plugins return. Each gets the same list: an entry at its head
  // comes before the one that answers all addresses, and an empty result adds nothing to the end.
  const setupMiddlewares = (middlewares: unknown[]) => {
    if (middleware) middlewares.unshift(middleware);
    return [];
  };
  // A folder of files is not the page at its address, which has no slash at its end.
  const served = folder ? [{...folder, staticOptions: {redirect: false}}] : [];
  const client = isShown ? {client: {overlay: {runtimeErrors: isShown}}} : {};
  return {devServer: {headers, setupMiddlewares, static: served, ...client}} as BundlerConfig;
}
