import type {ThemeConfig} from '@docusaurus/preset-classic';
import {sectionNames} from '../data/section-names';
import {CARD_SIZE, cardPath} from '../lib/social-card';
import type {SocialCardsOptions} from '../plugins/social-cards';
import {mark} from './head-tags';

export const socialCards = {
  sections: {
    default: {label: sectionNames.default, isVersioned: true},
    'release-notes': {label: sectionNames['release-notes']},
    fabric: {label: sectionNames.fabric},
  },
  mark,
} satisfies SocialCardsOptions;

/** What pages say to sites that show a link to them, unless they say otherwise. */
export const socialImage = {
  image: cardPath(''),
  metadata: [
    {property: 'og:image:width', content: String(CARD_SIZE.width)},
    {property: 'og:image:height', content: String(CARD_SIZE.height)},
    {property: 'og:image:alt', content: 'Harper documentation'},
    {property: 'og:site_name', content: 'Harper documentation'},
    {property: 'og:type', content: 'website'},
  ],
} satisfies ThemeConfig;
