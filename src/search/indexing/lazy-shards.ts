import type {Answer} from '../../build/dev-server';
import {packShard} from '../engine/packed-shard';
import type {ShardWithTexts} from './shard-files';

type MakeShard = () => Promise<ShardWithTexts>;

/**
 * Shards of the development server, each made when the search first asks for it: under `npm start`, an index made in advance would hold up the first page and follow every save.
 *
 * @param publicPath address of the folder that the shards appear to be in, with a slash at its end
 */
export function lazyShards(publicPath: string) {
  const makers = new Map<string, MakeShard>();
  return {
    /** Announces a shard, anew after each change of the content; returns the name of its folder. */
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
    /** Finds the files of offered shards. */
    answer: async (path: string): Promise<Answer | undefined> => {
      const inside = path.startsWith(publicPath) ? decodeURIComponent(path.slice(publicPath.length)) : '';
      const [, tag = '', file = ''] = /^([^/]+)\/(index|\d+)\.json$/.exec(inside) ?? [];
      const found = await makers.get(tag)?.();
      const content = found && (file === 'index' ? packShard(found.shard) : found.texts[Number(file)]);
      return content && {type: 'application/json', text: JSON.stringify(content)};
    },
  };
}
