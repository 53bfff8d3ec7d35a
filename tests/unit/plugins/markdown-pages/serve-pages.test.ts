import type {IncomingMessage, ServerResponse} from 'node:http';
import {describe, expect, it, vi} from 'vitest';
import type {Section} from '../../../../src/plugins/markdown-pages/collect-pages';
import {servePages} from '../../../../src/plugins/markdown-pages/serve-pages';

const page = (permalink: string) => ({title: permalink, description: '', permalink, trail: [], group: undefined});

const section = (root: string, isLast: boolean, versionName: string): Section => ({
  instance: 'default',
  versionName,
  label: versionName,
  isLast,
  root,
  folder: 'docs',
  pages: [{...page(`${root}/rest`), entries: []}],
});

const sections = [section('/docs/next', false, 'current'), section('/docs', true, '4.7')];

/** Answers with the address and the version that were asked for. */
const open = async () => ({
  page: async (one: Section['pages'][number]) => {
    if (one.permalink.includes('next')) throw new Error('docs/rest.md cannot be written as Markdown.');
    return {page: one, text: {file: `# ${one.permalink}`, images: [], short: ''}, headings: [], words: 0};
  },
  lists: ({label}: Section): [string, string][] => [
    ['llms.txt', `# ${label}`],
    ['index.json', '{}'],
  ],
});

/** What comes at an address; nothing where the next middleware is asked. */
async function answer(url: string): Promise<{status: number; type: string; text: string} | undefined> {
  return new Promise((resolve) => {
    const result = {status: 200, type: '', text: ''};
    const response = {
      setHeader: (_: string, type: string) => Object.assign(response, Object.assign(result, {type}) && {}),
      writeHead: (status: number) => Object.assign(response, Object.assign(result, {status}) && {}),
      end: (text: string) => resolve(Object.assign(result, {text})),
    };
    servePages(() => sections, open, '/')({url} as IncomingMessage, response as unknown as ServerResponse, () =>
      resolve(undefined),
    );
  });
}

describe('servePages', () => {
  it('answers with the Markdown of a page', async () => {
    expect(await answer('/docs/rest.md?x')).toEqual({
      status: 200,
      type: 'text/markdown; charset=utf-8',
      text: '# /docs/rest',
    });
  });

  it.each([
    ['/docs/llms.txt', '# 4.7'],
    ['/llms.txt', '# 4.7'],
    ['/docs/index.json', '{}'],
  ])('answers with the list at %s', async (url, text) => expect(await answer(url)).toMatchObject({text}));

  it.each(['/docs/rest', '/docs/none.md', '/index.json.map', '/robots.txt', '/docs/4.6/llms.txt'])(
    'leaves %s to others',
    async (url) => expect(await answer(url)).toBeUndefined(),
  );

  it('says which file cannot be written', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const {status, text} = (await answer('/docs/next/rest.md'))!;
    expect([status, text]).toEqual([500, expect.stringContaining('docs/rest.md')]);
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });
});
