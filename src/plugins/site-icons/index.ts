import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {EmitFiles} from '../../build/emit-files';
import {drawIcons, ICON_PATHS, type IconDesign} from './draw-icons';

export interface SiteIconsOptions extends IconDesign {
  /** The mark of the site: an SVG file, relative to the project. */
  mark: string;
  shortName: string;
}

/** Makes every icon of the site from its mark, for the build and for `npm start`. */
export default function siteIcons(options: SiteIconsOptions): (context: LoadContext) => Plugin {
  return ({siteDir, siteConfig, baseUrl}) => ({
    name: 'site-icons',
    getPathsToWatch: () => [join(siteDir, options.mark)],
    async loadContent() {
      const {Resvg} = await import('@resvg/resvg-js');
      const mark = await readFile(join(siteDir, options.mark), 'utf8');
      return drawIcons(Resvg, mark, options, {name: siteConfig.title, shortName: options.shortName});
    },
    configureWebpack(_config, isServer, _utils, content) {
      const files = Object.entries(content as Record<string, Buffer>).map(([path, bytes]) => ({path, bytes}));
      return isServer ? {} : {plugins: [new EmitFiles(files)]};
    },
    injectHtmlTags: () => ({
      headTags: [
        // The size keeps browsers that read SVG from taking this one.
        link({rel: 'icon', href: baseUrl + ICON_PATHS.ico, sizes: '32x32'}),
        link({rel: 'icon', href: baseUrl + ICON_PATHS.svg, type: 'image/svg+xml'}),
        link({rel: 'apple-touch-icon', href: baseUrl + ICON_PATHS.touch}),
        link({rel: 'manifest', href: baseUrl + ICON_PATHS.manifest}),
      ],
    }),
  });
}

const link = (attributes: Record<string, string>) => ({tagName: 'link', attributes});
