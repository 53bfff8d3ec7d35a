import type {Answer} from '../../../lib/node/dev-server';
import {packShard} from '../engine/packed-shard';
import type {ShardWithTexts} from './shard-files';

type MakeShard = () => Promise<ShardWithTexts>;

/**
 * Builds each shard on its first request: under `npm start`, a full index would delay the first page and every save.
 *
 * @param publicPath address of the folder that seems to contain the shards, with a trailing slash
 */
export function lazyShards(publicPath: string) {
  const makers = new Map<string, MakeShard>();
  return {
    /** Registers a shard, again after each content change; returns the name of its folder. */
    offer(tag: string, make: MakeShard): string {
      let made: ReturnType<MakeShard> | undefined;
      const makeOnce = () =>
        (made ??= make().catch((error: unknown) => {
          made = undefined;
          throw error;
        }));
      makers.set(tag, makeOnce);
      return tag;
    },
    /** Serves the files of registered shards. */
    answer: async (path: string): Promise<Answer | undefined> => {
      const inside = path.startsWith(publicPath) ? decodeURIComponent(path.slice(publicPath.length)) : '';
      const [, tag = '', file = ''] = /^([^/]+)\/(index|\d+)\.json$/.exec(inside) ?? [];
      const found = await makers.get(tag)?.();
      const content = found && (file === 'index' ? packShard(found.shard) : found.texts[Number(file)]);
      return content && {type: 'application/json', text: JSON.stringify(content)};
    },
  };
}
