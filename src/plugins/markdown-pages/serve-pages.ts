import {markdownPath} from '../../lib/markdown-path';
import type {Middleware} from '../../build/dev-server';
import type {Section} from './collect-pages';
import type {openMaker} from './make-pages';

type Maker = Awaited<ReturnType<typeof openMaker>>;

/**
 * Answers, under `npm start`, at the addresses that the build writes files for. Each text is made when it is asked for, from
 * the sources as they are then.
 *
 * @param open called for each answer, since what plugins tell of the content changes with it
 */
export function servePages(sections: () => Section[], open: () => Promise<Maker>, baseUrl: string): Middleware {
  async function textAt(path: string): Promise<string | undefined> {
    for (const section of sections()) {
      const page = section.pages.find(({permalink}) => markdownPath(permalink) === path);
      if (page) return (await (await open()).page(page, section)).text.file;
      const isLatest = section.instance === 'default' && section.isLast;
      const root = [section.root, ...(isLatest ? [baseUrl.replace(/\/$/, '')] : [])].find((address) =>
        LISTS.some((list) => path === `${address}/${list}`),
      );
      if (root === undefined) continue;
      const maker = await open();
      const made = await Promise.all(section.pages.map((one) => maker.page(one, section)));
      return maker.lists(section, made).find(([file]) => path.endsWith(`/${file}`))?.[1];
    }
    return undefined;
  }

  return (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (!/\.md$|\/(?:llms|llms-full)\.txt$|\/index\.json$/.test(path)) {
      next();
      return;
    }
    textAt(decodeURI(path)).then(
      (text) => {
        if (text === undefined) next();
        else response.setHeader('content-type', typeOf(path)).end(text);
      },
      (error: unknown) => {
        console.error(error);
        response.writeHead(500, {'content-type': 'text/plain; charset=utf-8'}).end(String(error));
      },
    );
  };
}

const LISTS = ['llms.txt', 'llms-full.txt', 'index.json'];

function typeOf(path: string): string {
  if (path.endsWith('.json')) return 'application/json';
  return `${path.endsWith('.md') ? 'text/markdown' : 'text/plain'}; charset=utf-8`;
}
