import type {Middleware} from '../../build/dev-server';
import {packShard} from '../engine/packed-shard';
import type {ShardWithTexts} from './shard-files';

type MakeShard = () => Promise<ShardWithTexts>;

/** Shards of the development server, each made when the search first asks for it. */
export interface LazyShards {
  /** Announces a shard, anew after each change of the content; returns the name of its folder. */
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
  const made = new Map<string, Promise<ShardWithTexts>>();

  function makeOnce(tag: string, make: MakeShard): Promise<ShardWithTexts> {
    const known = made.get(tag) ?? make();
    made.set(tag, known);
    return known;
  }

  return {
    offer(tag, make) {
      makers.set(tag, make);
      made.delete(tag);
      return tag;
    },
    middleware(request, response, next) {
      const [path = ''] = (request.url ?? '').split('?');
      const inside = path.startsWith(publicPath) ? decodeURIComponent(path.slice(publicPath.length)) : '';
      const [, tag = '', file = ''] = /^([^/]+)\/(index|\d+)\.json$/.exec(inside) ?? [];
      const make = makers.get(tag);
      if (!make) {
        next();
        return;
      }
      makeOnce(tag, make).then(
        ({shard, texts}) => {
          const content = file === 'index' ? packShard(shard) : texts[Number(file)];
          if (content === undefined) next();
          else response.setHeader('content-type', 'application/json').end(JSON.stringify(content));
        },
        (error: unknown) => {
          made.delete(tag);
          console.error(error);
          response.writeHead(500, {'content-type': 'text/plain'}).end(String(error));
        },
      );
    },
  };
}
