import type {IncomingMessage, ServerResponse} from 'node:http';
import evalSourceMapMiddleware from '@docusaurus/core/lib/commands/utils/legacy/evalSourceMapMiddleware';
import type {Plugin} from '@docusaurus/types';

type BundlerConfig = Extract<ReturnType<NonNullable<Plugin['configureWebpack']>>, object>;
type SetupMiddlewares = (middlewares: unknown[], server: unknown) => unknown[];

/** Answers a request of the development server, or calls `next`. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface Addition {
  middleware: Middleware;
  headers?: Record<string, string>;
  /** Whether the overlay shows an error that a script threw; sent to the browser as text. */
  isShown?: (error: Error) => boolean;
}

/** Docusaurus' own function, whose place the first plugin's takes: it shows sources in the error overlay. */
const setupOriginal: SetupMiddlewares = (middlewares, server) => [evalSourceMapMiddleware(server), ...middlewares];

/**
 * What a plugin returns from `configureWebpack` to add something to the development server, beside what plugins before
 * it have added. Docusaurus hands `devServer` on to the server; its types do not know of it.
 *
 * @param config the configuration that `configureWebpack` was called with
 */
export function addToDevServer(config: object, {middleware, headers = {}, isShown}: Addition): BundlerConfig {
  const {devServer = {}} = config as {devServer?: {setupMiddlewares?: SetupMiddlewares}};
  const {setupMiddlewares: before = setupOriginal} = devServer;
  const setupMiddlewares: SetupMiddlewares = (middlewares, server) => [middleware, ...before(middlewares, server)];
  const client = isShown ? {client: {overlay: {runtimeErrors: isShown}}} : {};
  return {devServer: {headers, setupMiddlewares, ...client}} as BundlerConfig;
}
