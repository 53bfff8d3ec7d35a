import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {basename} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {EmitFiles} from '../../build/emit-files';
import {fontFaces} from './font-faces';
import {siteFonts} from './fonts';

const {resolve} = createRequire(__filename);

interface LoadedFont {
  /** Path below the base URL; the hash in it lets a CDN keep the file for ever. */
  path: string;
  bytes: Buffer;
  faces: string;
}

/**
 * Serves the fonts of the site from npm packages. Their faces stand in the page and their files are preloaded: the
 * browser asks for them at once, not after it has read the style sheet.
 */
export default function fonts({baseUrl}: LoadContext): Plugin {
  return {
    name: 'fonts',
    async loadContent() {
      const {fromFile} = await import('@capsizecss/unpack/fs');
      return Promise.all(
        siteFonts.map(async ({file, ...font}) => {
          const bytes = await readFile(resolve(file));
          const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
          const path = `assets/fonts/${basename(file, '.woff2')}-${hash}.woff2`;
          const metrics = await fromFile(resolve(file));
          return {path, bytes, faces: fontFaces({...font, metrics, url: baseUrl + path})};
        }),
      );
    },
    configureWebpack(_config, isServer, _utils, content) {
      return isServer ? {} : {plugins: [new EmitFiles(content as LoadedFont[])]};
    },
    injectHtmlTags: ({content}) => ({
      headTags: [
        ...(content as LoadedFont[]).map(({path}) => ({
          tagName: 'link',
          attributes: {rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous', href: baseUrl + path},
        })),
        {tagName: 'style', innerHTML: (content as LoadedFont[]).map(({faces}) => faces).join('')},
      ],
    }),
  };
}
