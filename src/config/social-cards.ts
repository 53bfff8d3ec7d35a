import type {ThemeConfig} from '@docusaurus/preset-classic';
import {CARD_SIZE, cardPath} from '../lib/social-card';

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
