import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsInstances} from '../../content/read-docs';
import {cardPath} from '../../lib/social-card';
import {collectCards, type Card} from './collect-cards';
import {writeCards} from './write-cards';

/** The mark of the site, from the project's root. The icons in `static/` were drawn from it once. */
const MARK = 'src/brand/mark.svg';

/** Draws the picture that other sites show beside a link: one for each page, and one of the site for all else. */
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
