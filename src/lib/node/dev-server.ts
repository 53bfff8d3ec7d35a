import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Plugin} from '@docusaurus/types';

type BundlerConfig = Extract<ReturnType<NonNullable<Plugin['configureWebpack']>>, object>;

/** Answers a request of the development server, or calls `next`. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The response for an address. */
export interface Answer {
  /** Media type. */
  type: string;
  text: string;
}

/** Finds what is at an address, given with the base URL and without its query; undefined to pass the request on. */
export type FindAnswer = (path: string) => Answer | undefined | Promise<Answer | undefined>;

interface Addition {
  answer: FindAnswer;
}

/**
 * The value that a plugin returns from `configureWebpack` to add something to the development server: `devServer` is
 * documented (https://docusaurus.io/docs/api/plugin-methods/lifecycle-apis#configuring-dev-server), but has no type.
 */
export function addToDevServer({answer}: Addition): BundlerConfig {
  // The functions of Docusaurus and of all plugins are merged as webpack-merge documents it: each is called with the
  // same list, and their results are joined. An entry at the list's start comes before the one that answers every
  // address, and an empty result adds nothing at the end.
  const setupMiddlewares = (middlewares: unknown[]) => {
    middlewares.unshift(middlewareOf(answer));
    return [];
  };
  return {devServer: {setupMiddlewares}} as BundlerConfig;
}

/** Answers with what `answer` finds; an error goes to the server's console and to the client. */
export function middlewareOf(answer: FindAnswer): Middleware {
  return (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    Promise.resolve(path)
      .then(answer)
      .then((found) => (found ? response.setHeader('content-type', found.type).end(found.text) : next()))
      .catch((error: unknown) => {
        console.error(error);
        response.writeHead(500, {'content-type': 'text/plain'}).end(String(error));
      });
  };
}
