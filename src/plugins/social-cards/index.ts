import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsInstances} from '../../content/read-docs';
import {cardPath} from '../../lib/social-card';
import {collectCards, type Card} from './collect-cards';
import {writeCards} from './write-cards';

/** The logo of the site, relative to the project. The icons in `static/` were once drawn from it. */
const MARK = 'src/brand/mark.svg';

/** Draws the pictures that other sites show next to a link: one per page, and one of the site for everything else. */
export default function socialCards({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  let cards: Card[] = [];
  return {
    name: 'social-cards',
    async allContentLoaded({allContent}) {
      const ofSite = {file: cardPath(''), title: siteConfig.tagline, place: []};
      cards = [ofSite, ...collectCards(docsInstances(allContent), baseUrl)];
    },
    async postBuild({outDir}) {
      const cache = join(siteDir, 'node_modules', '.cache', 'social-cards');
      await writeCards(cards, await readFile(join(siteDir, MARK), 'utf8'), {cache, output: outDir});
    },
  };
}
