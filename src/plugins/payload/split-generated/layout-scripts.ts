import {LAYOUT} from './plan-sections';

interface Chunk {
  name?: string | null;
  canBeInitial(): boolean;
}

/**
 * What keeps the layout one file, for the bundler's `splitChunks`: no part of it is set apart as used elsewhere as well, and
 * what the pages of a section share with it is there only.
 *
 * @param ownLayouts chunks with the component that the pages of a section have for themselves
 */
export function layoutScripts(ownLayouts: readonly string[]) {
  const sharing = new Set<string | null | undefined>([LAYOUT, ...ownLayouts]);
  return {
    chunks: (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== LAYOUT,
    cacheGroups: {
      [LAYOUT]: {
        name: LAYOUT,
        type: /^javascript\//,
        chunks: ({name}: Chunk) => sharing.has(name),
        minChunks: 2,
        enforce: true,
        priority: 70,
      },
    },
  };
}
