import type {Plugin} from '@docusaurus/types';
import {collectGarbage} from './collect-garbage';

interface Compiler {
  hooks: {shutdown: {tap: (name: string, run: () => void) => void}};
}

const NAME = 'return-memory';

/**
 * Gives back what loading the content and compiling pages needed, before pages are rendered by threads with a memory of their
 * own: Node.js keeps the room for later, and the build would need the most of all at that time.
 */
export default function returnMemory(): Plugin {
  return {
    name: NAME,
    configureWebpack(_config, isServer) {
      const isLast = !isServer && process.env.NODE_ENV === 'production';
      const collect = {apply: ({hooks}: Compiler) => hooks.shutdown.tap(NAME, collectGarbage)};
      return isLast ? {plugins: [collect]} : undefined;
    },
  };
}
