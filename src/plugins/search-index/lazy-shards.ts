import type {Middleware} from '../../build/dev-server';
import type {Shard} from '../../lib/search/shard';

type MakeShard = () => Promise<Shard>;

/** Shards of the development server, each made when the search first asks for it. */
export interface LazyShards {
  /** Announces a shard, anew after each change of the content; returns its file name. */
  offer: (tag: string, make: MakeShard) => string;
  /** Answers requests for offered shards and leaves others alone. */
  middleware: Middleware;
}

/**
 * Under `npm start` an index made in advance would hold up the first page and follow every save.
 *
 * @param publicPath address of the folder that the shards appear to be in, with a slash at its end
 */
export function lazyShards(publicPath: string): LazyShards {
  const makers = new Map<string, MakeShard>();
  const made = new Map<string, Promise<string>>();

  function textOf(name: string, make: MakeShard): Promise<string> {
    const known = made.get(name) ?? make().then((shard) => JSON.stringify(shard));
    made.set(name, known);
    return known;
  }

  return {
    offer(tag, make) {
      const name = `${tag}.json`;
      makers.set(name, make);
      made.delete(name);
      return name;
    },
    middleware(request, response, next) {
      const [path = ''] = (request.url ?? '').split('?');
      const name = path.startsWith(publicPath) ? decodeURIComponent(path.slice(publicPath.length)) : '';
      const make = makers.get(name);
      if (!make) {
        next();
        return;
      }
      textOf(name, make).then(
        (text) => response.setHeader('content-type', 'application/json').end(text),
        (error: unknown) => {
          made.delete(name);
          console.error(error);
          response.writeHead(500, {'content-type': 'text/plain'}).end(String(error));
        },
      );
    },
  };
}
