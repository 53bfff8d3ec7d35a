import type {ThemeConfig} from '@docusaurus/preset-classic';
import {CARD_SIZE, cardPath} from '../lib/social-card';
import type {SocialCardsOptions} from '../plugins/social-cards';
import {mark} from './brand';

export const socialCards = {
  sections: {
    default: {label: 'Documentation', isVersioned: true},
    'release-notes': {label: 'Release notes'},
    fabric: {label: 'Fabric'},
  },
  mark,
} satisfies SocialCardsOptions;

/** What pages say of their picture unless they have one of their own. */
export const socialImage = {
  image: cardPath(''),
  metadata: [
    {property: 'og:image:width', content: String(CARD_SIZE.width)},
    {property: 'og:image:height', content: String(CARD_SIZE.height)},
    {property: 'og:image:alt', content: 'Harper documentation'},
  ],
} satisfies ThemeConfig;
