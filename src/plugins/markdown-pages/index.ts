import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {markdownPath} from '../../lib/markdown-path';
import {addToDevServer} from '../../build/dev-server';
import {collectSections, type Section} from './collect-pages';
import {draftCache} from './draft-cache';
import {openMaker, type Made, type MarkdownPagesOptions} from './make-pages';
import {servePages} from './serve-pages';

export type {MarkdownPagesOptions};

/**
 * Publishes every page as Markdown, at its address plus `.md`, and for each version and section the lists of them:
 * `llms.txt`, `llms-full.txt` and `index.json`. Those of the latest version stand at the root of the site as well, where
 * programs look first. Under `npm start` they are made when they are asked for.
 */
export default function markdownPages(options: MarkdownPagesOptions): (context: LoadContext) => Plugin {
  return (context) => createPlugin(context, options);
}

function createPlugin(context: LoadContext, options: MarkdownPagesOptions): Plugin {
  const {siteDir, baseUrl} = context;
  const readDraft = draftCache(join(siteDir, 'node_modules', '.cache', 'markdown-pages'));
  let sections: Section[] = [];

  return {
    name: 'markdown-pages',

    async allContentLoaded({allContent}) {
      sections = collectSections(
        (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, LoadedContent>,
        siteDir,
      );
    },

    configureWebpack: () =>
      addToDevServer({
        middleware: servePages(
          () => sections,
          () => openMaker(context, options, sections, readDraft),
          baseUrl,
        ),
      }),

    async postBuild({outDir}) {
      const fileOf = (address: string) => join(outDir, decodeURI(address.slice(baseUrl.length)));
      const maker = await openMaker(context, options, sections, readDraft, (address) => `${fileOf(address)}.html`);

      async function write(address: string, text: string): Promise<void> {
        await mkdir(dirname(fileOf(address)), {recursive: true});
        await writeFile(fileOf(address), text);
      }

      for (const section of sections) {
        const made: Made[] = [];
        for (const page of section.pages) {
          const one = await maker.page(page, section);
          await write(markdownPath(page.permalink), one.text.file);
          for (const {source, path} of one.text.images) {
            await mkdir(dirname(fileOf(path)), {recursive: true});
            await copyFile(join(siteDir, source), fileOf(path));
          }
          made.push(one);
        }
        for (const [file, text] of maker.lists(section, made)) {
          await write(`${section.root}/${file}`, text);
          if (section.instance === 'default' && section.isLast && file.endsWith('.txt'))
            await write(baseUrl + file, text);
        }
      }
    },
  };
}
