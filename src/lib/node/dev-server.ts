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
 * The value that a plugin returns from `configureWebpack` to add something to the development server. Docusaurus passes
 * `devServer` to the server, although its types do not have it.
 */
export function addToDevServer({answer}: Addition): BundlerConfig {
  // Docusaurus joins what its own function and those of all plugins return. All get the same list: an entry at its
  // start comes before the one that answers every address, and an empty result adds nothing at the end.
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
