import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsInstances} from '../../content/read-docs';
import {cardPath} from '../../lib/social-card';
import {collectCards, type Card} from './collect-cards';
import {writeCards} from './write-cards';

/**
 * Draws the picture that other sites show beside a link: one for each page, and one of the site for all else.
 *
 * @param mark the mark of the site: an SVG file, relative to the project
 */
export default function socialCards(mark: string): (context: LoadContext) => Plugin {
  return ({siteDir, siteConfig, baseUrl}) => {
    let cards: Card[] = [];
    return {
      name: 'social-cards',
      async allContentLoaded({allContent}) {
        const ofSite = {file: cardPath(''), title: siteConfig.tagline, place: []};
        cards = [ofSite, ...collectCards(docsInstances(allContent), baseUrl)];
      },
      async postBuild({outDir}) {
        const cache = join(siteDir, 'node_modules', '.cache', 'social-cards');
        await writeCards(cards, await readFile(join(siteDir, mark), 'utf8'), {cache, output: outDir});
      },
    };
  };
}
